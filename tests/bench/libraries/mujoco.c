/* SPDX-License-Identifier: MIT */
/* mujoco.c -- a contestant: MuJoCo, two ways.
 *
 *   mujoco         the fewest of its calls that give the quantity
 *   mujoco_whole   its own entries, mj_inverse and mj_forward, with constraints, contacts, passive
 *                  forces, actuators and energy turned off by flags, and nothing in the model but
 *                  bodies and joints
 * States are turned into MuJoCo's coordinates beforehand (tests/peers/judge.h says which they are);
 * to go from one to the next exchanges pointers, so nothing is copied. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "judge.h"

bench_contestant bench_mujoco;

static judge j;
static double *qpos, *qvel, *qacc, *force; /* [BENCH_STATES] */
static double *qM, *qLD, *diagonal;        /* [BENCH_MATRICES] */
static double out[R_NV], square[R_NV * R_NV], identity[R_NV * R_NV];

static void load(const bench_states *s, int k)
{
  memcpy(j.q, s->q + k * R_NQ, sizeof j.q);
  memcpy(j.v, s->v + k * R_NV, sizeof j.v);
  memcpy(j.a, s->a + k * R_NV, sizeof j.a);
  memcpy(j.tau, s->tau + k * R_NV, sizeof j.tau);
  judge_translate(&j);
}

static void at(int k)
{
  const int row = k & (BENCH_STATES - 1);
  j.d->qpos = qpos + row * R_NQ;
  j.d->qvel = qvel + row * R_NV;
  j.d->qacc = qacc + row * R_NV;
  j.d->qfrc_applied = force + row * R_NV;
}

/* ---- the calls ------------------------------------------------------------------------------- */

static void do_H(int k)
{
  at(k);
  mj_kinematics(j.m, j.d);
  mj_comPos(j.m, j.d);
  mj_crb(j.m, j.d);
}

static void do_factor(int k)
{
  j.d->qM = qM + (k & (BENCH_MATRICES - 1)) * j.m->nM;
  mj_factorM(j.m, j.d);
}

static void do_solve(int k)
{
  const int row = k & (BENCH_MATRICES - 1);
  j.d->qLD = qLD + row * j.m->nM;
  j.d->qLDiagInv = diagonal + row * R_NV;
  mj_solveM(j.m, j.d, out, force + row * R_NV, 1);
}

static void do_bias(int k)
{
  at(k);
  mj_kinematics(j.m, j.d);
  mj_comPos(j.m, j.d);
  mj_comVel(j.m, j.d);
  mj_rne(j.m, j.d, 0, out);
}

static void do_id(int k)
{
  at(k);
  mj_kinematics(j.m, j.d);
  mj_comPos(j.m, j.d);
  mj_comVel(j.m, j.d);
  mj_rne(j.m, j.d, 1, out);
  for (int i = 0; i < R_NV; i++)
    out[i] += j.m->dof_armature[i] * j.d->qacc[i];
}

static void do_fd(int k)
{
  do_H(k);
  mj_factorM(j.m, j.d);
  mj_comVel(j.m, j.d);
  mj_rne(j.m, j.d, 0, out);
  for (int i = 0; i < R_NV; i++)
    out[i] = j.d->qfrc_applied[i] - out[i];
  mj_solveM(j.m, j.d, out, out, 1);
}

static void do_minv(int k)
{
  do_H(k);
  mj_factorM(j.m, j.d);
  memcpy(square, identity, sizeof square);
  mj_solveM(j.m, j.d, square, square, R_NV);
}

static void do_inverse(int k)
{
  at(k);
  mj_inverse(j.m, j.d);
}

/* ---- the loops --------------------------------------------------------------------------------
 */

/* the arrays that mjData owns; other calls write into those */
static double *own_qacc, *own_qM, *own_qLD, *own_diagonal;

static void own(void)
{
  j.d->qacc = own_qacc;
  j.d->qM = own_qM;
  j.d->qLD = own_qLD;
  j.d->qLDiagInv = own_diagonal;
}

static void loop(void (*call)(int), int count)
{
  own();
  for (int k = 0; k < count; k++)
    call(k);
}

static void run_H(const bench_states *s, int count) { (void)s, loop(do_H, count); }
static void run_factor(const bench_states *s, int count) { (void)s, loop(do_factor, count); }
static void run_solve(const bench_states *s, int count) { (void)s, loop(do_solve, count); }
static void run_id(const bench_states *s, int count) { (void)s, loop(do_id, count); }
static void run_bias(const bench_states *s, int count) { (void)s, loop(do_bias, count); }
static void run_fd(const bench_states *s, int count) { (void)s, loop(do_fd, count); }
static void run_minv(const bench_states *s, int count) { (void)s, loop(do_minv, count); }
static void run_inverse(const bench_states *s, int count) { (void)s, loop(do_inverse, count); }

/* it writes qacc, which after at() would overwrite the states' own */
static void run_forward(const bench_states *s, int count)
{
  (void)s;
  own();
  for (int k = 0; k < count; k++) {
    const int row = k & (BENCH_STATES - 1);
    j.d->qpos = qpos + row * R_NQ;
    j.d->qvel = qvel + row * R_NV;
    j.d->qfrc_applied = force + row * R_NV;
    mj_forward(j.m, j.d);
  }
}

/* ---- the results, in pinion's coordinates ---------------------------------------------------- */

static void result_H(const bench_states *s, int k, double *packed)
{
  static double full[R_NV * R_NV], turned[R_NV * R_NV];
  own();
  load(s, k);
  do_H(k);
  mj_fullM(j.m, full, j.d->qM);
  judge_congruence(&j, full, turned);
  for (int i = 0; i < R_NV; i++) {
    for (int at = r_H_rowptr[i]; at < r_H_rowptr[i + 1]; at++)
      packed[at] = turned[i * R_NV + r_H_colind[at]];
  }
}

/* H^-1 tau = T^-1 M^-1 T'^-1 tau; T is block diagonal and its inverse is T' */
static void result_factor(const bench_states *s, int k, double *x)
{
  own();
  load(s, k);
  do_factor(k);
  mj_solveM(j.m, j.d, out, force + k * R_NV, 1);
  judge_Tt(&j, out, x);
}

static void result_solve(const bench_states *s, int k, double *x)
{
  own();
  load(s, k);
  do_solve(k);
  judge_Tt(&j, out, x);
}

static void result_id(const bench_states *s, int k, double *tau)
{
  own();
  load(s, k);
  do_id(k);
  judge_Tt(&j, out, tau);
}

/* MuJoCo's bias and M dT/dt v: vectors that are constant there turn here */
static void result_bias(const bench_states *s, int k, double *C)
{
  double moved[R_NV];
  own();
  load(s, k);
  do_H(k);
  do_bias(k);
  mj_mulM(j.m, j.d, moved, j.Tdotv);
  for (int i = 0; i < R_NV; i++)
    moved[i] += out[i];
  judge_Tt(&j, moved, C);
}

static void acceleration(const double *udot, double *a)
{
  double moved[R_NV];
  for (int i = 0; i < R_NV; i++)
    moved[i] = udot[i] - j.Tdotv[i];
  judge_Tt(&j, moved, a);
}

static void result_fd(const bench_states *s, int k, double *a)
{
  own();
  load(s, k);
  do_fd(k);
  acceleration(out, a);
}

/* (T' M T)^-1 = T' M^-1 T, since T' is the inverse of T */
static void result_minv(const bench_states *s, int k, double *Hinv)
{
  own();
  load(s, k);
  do_minv(k);
  judge_congruence(&j, square, Hinv);
}

static void result_inverse(const bench_states *s, int k, double *tau)
{
  own();
  load(s, k);
  do_inverse(k);
  judge_Tt(&j, j.d->qfrc_inverse, tau);
}

static void result_forward(const bench_states *s, int k, double *a)
{
  own();
  load(s, k);
  at(k);
  j.d->qacc = own_qacc;
  mj_forward(j.m, j.d);
  acceleration(j.d->qacc, a);
}

/* ---- preparing --------------------------------------------------------------------------------
 */

static double *room(int rows, int width)
{
  double *x = calloc((size_t)(rows * width), sizeof *x);
  if (!x)
    exit(1);
  return x;
}

static void translate(const bench_states *s)
{
  for (int k = 0; k < BENCH_STATES; k++) {
    load(s, k);
    memcpy(qpos + k * R_NQ, j.qpos, sizeof j.qpos);
    memcpy(qvel + k * R_NV, j.u, sizeof j.u);
    judge_acceleration(&j, j.a, qacc + k * R_NV);
    judge_T(&j, j.tau, force + k * R_NV);
  }
  for (int k = 0; k < BENCH_MATRICES; k++) {
    own();
    do_H(k);
    mj_factorM(j.m, j.d);
    memcpy(qM + k * j.m->nM, j.d->qM, (size_t)j.m->nM * sizeof *qM);
    memcpy(qLD + k * j.m->nM, j.d->qLD, (size_t)j.m->nM * sizeof *qLD);
    memcpy(diagonal + k * R_NV, j.d->qLDiagInv, R_NV * sizeof *diagonal);
  }
}

static int nothing(bench_entry *entries, const char *why)
{
  entries[0] = (bench_entry){"mujoco", "all", why, NULL, NULL};
  return 1;
}

static const char BIAS[] = "mj_kinematics, mj_comPos, mj_comVel, mj_rne(0)";
static const char ID[] = "mj_kinematics, mj_comPos, mj_comVel, mj_rne(1), armature";
static const char MINV[] = "mj_kinematics, mj_comPos, mj_crb, mj_factorM, mj_solveM of NV columns";
static const char FD[] =
    "mj_kinematics, mj_comPos, mj_crb, mj_factorM, mj_comVel, mj_rne(0), mj_solveM";

int bench_mujoco(const bench_states *s, const char *file, bench_entry *entries)
{
  static char why[1000];
  const bench_entry all[] = {
      {"mujoco", "H", "mj_kinematics, mj_comPos, mj_crb", run_H, result_H},
      {"mujoco", "factor", "mj_factorM", run_factor, result_factor},
      {"mujoco", "solve", "mj_solveM", run_solve, result_solve},
      {"mujoco", "id", ID, run_id, result_id},
      {"mujoco", "bias", BIAS, run_bias, result_bias},
      {"mujoco", "fd", FD, run_fd, result_fd},
      {"mujoco", "minv", MINV, run_minv, result_minv},
      {"mujoco_whole", "id", "mj_inverse", run_inverse, result_inverse},
      {"mujoco_whole", "fd", "mj_forward", run_forward, result_forward},
  };
  mjModel *m = mj_loadXML(file, NULL, why, sizeof why);
  if (!m)
    return nothing(entries, why);
  m->opt.enableflags = 0;
  if (!judge_fits(m))
    return nothing(entries, "does not have the same coordinates");
  j.m = m;
  j.d = mj_makeData(m);
  own_qacc = j.d->qacc, own_qM = j.d->qM, own_qLD = j.d->qLD, own_diagonal = j.d->qLDiagInv;
  qpos = room(BENCH_STATES, R_NQ), qvel = room(BENCH_STATES, R_NV);
  qacc = room(BENCH_STATES, R_NV), force = room(BENCH_STATES, R_NV);
  qM = room(BENCH_MATRICES, m->nM), qLD = room(BENCH_MATRICES, m->nM);
  diagonal = room(BENCH_MATRICES, R_NV);
  for (int i = 0; i < R_NV; i++)
    identity[i * R_NV + i] = 1;
  translate(s);
  memcpy(entries, all, sizeof all);
  return (int)(sizeof all / sizeof all[0]);
}
