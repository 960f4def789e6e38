/* SPDX-License-Identifier: MIT */
/* mujoco_closed.c -- a contestant: MuJoCo with a robot's constraints as its equalities (connect
 * for points and pins, the length of a tendon for rods) and no contacts, two ways.
 *
 *   mujoco         the fewest of its calls that give the accelerations: its dense J M^-1 J' by
 *                  mj_projectConstraint, factored by mju_cholFactor. A pin in a plane is three rows
 *                  there, one of which depends on others. So 1e-12 of what MuJoCo adds to the
 *                  diagonal, to be soft, stays there.
 *   mujoco_whole   mj_forward by Newton's solver, constraints as stiff as it allows. They still
 *                  give by a ten-thousandth, and MuJoCo leaves out dJ/dt u.
 *
 * The first gets dJ/dt u of each state for free, so that its result is everybody's. The second is
 * compared with the first without it, and its time includes less work. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "rows.h"

enum { MOST_ROWS = 64 };

#define STIFF 1e-8 /* of what it adds to the diagonal */
#define ALIKE 5e-3 /* a of mj_forward and of the fewest calls */

bench_contestant bench_mujoco_closed;

static judge j;
static mjModel *whole;
static double *qpos, *qvel, *force, *own_qpos, *own_qvel, *own_force;
static double (*aim)[MOST_ROWS];
static double out[R_NV], lambda[MOST_ROWS], pushed[R_NV], none[MOST_ROWS];

static void at(int k)
{
  const int row = k & (BENCH_STATES - 1);
  j.d->qpos = qpos + row * R_NQ;
  j.d->qvel = qvel + row * R_NV;
  j.d->qfrc_applied = force + row * R_NV;
}

/* du/dt in out, for J du/dt = wanted */
static void do_closed(int k, const double *wanted)
{
  const mjModel *m = j.m;
  mjData *d = j.d;
  at(k);
  mj_kinematics(m, d);
  mj_comPos(m, d);
  if (m->ntendon)
    mj_tendon(m, d);
  mj_crb(m, d);
  mj_factorM(m, d);
  mj_makeConstraint(m, d);
  for (int i = 0; i < d->nefc; i++)
    d->efc_R[i] *= STIFF;
  mj_projectConstraint(m, d);
  mj_comVel(m, d);
  mj_rne(m, d, 0, out);
  for (int i = 0; i < R_NV; i++)
    out[i] = d->qfrc_applied[i] - out[i];
  mj_solveM(m, d, out, out, 1);
  mj_mulJacVec(m, d, lambda, out);
  for (int i = 0; i < d->nefc; i++)
    lambda[i] = wanted[i] - lambda[i];
  mju_cholFactor(d->efc_AR, d->nefc, 0);
  mju_cholSolve(lambda, d->efc_AR, lambda, d->nefc);
  mj_mulJacTVec(m, d, pushed, lambda);
  mj_solveM(m, d, pushed, pushed, 1);
  for (int i = 0; i < R_NV; i++)
    out[i] += pushed[i];
}

static void run_closed(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count; k++)
    do_closed(k, aim[k & (BENCH_STATES - 1)]);
}

static void run_whole(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count; k++) {
    at(k);
    mj_forward(whole, j.d);
  }
}

static void load(const bench_states *s, int k)
{
  memcpy(j.q, s->q + k * R_NQ, sizeof j.q);
  memcpy(j.v, s->v + k * R_NV, sizeof j.v);
  memcpy(j.tau, s->tau + k * R_NV, sizeof j.tau);
  judge_translate(&j);
}

static void result_closed(const bench_states *s, int k, double *a)
{
  load(s, k);
  do_closed(k, aim[k]);
  for (int i = 0; i < R_NV; i++)
    pushed[i] = out[i] - j.Tdotv[i];
  judge_Tt(&j, pushed, a);
}

/* the result of the fewest calls, if both agree without dJ/dt u */
static void result_whole(const bench_states *s, int k, double *a)
{
  double size = 0, most = 0;
  load(s, k);
  at(k);
  mj_forward(whole, j.d);
  do_closed(k, none);
  for (int i = 0; i < R_NV; i++) {
    size = fmax(size, fabs(out[i]));
    most = fmax(most, fabs(out[i] - j.d->qacc[i]));
  }
  result_closed(s, k, a);
  if (!(most <= ALIKE * size))
    a[0] = NAN;
}

/* ---- preparing ------------------------------------------------------------------------------- */

/* "C3" -> 2 */
static int constraint_of(const mjModel *m, int equality)
{
  return atoi(mj_id2name(m, mjOBJ_EQUALITY, equality) + 1) - 1;
}

static int site(const mjModel *m, int equality, char end)
{
  char name[32];
  strcpy(name, mj_id2name(m, mjOBJ_EQUALITY, equality));
  strcat(name, end == 'a' ? "_a" : "_b");
  return mj_name2id(m, mjOBJ_SITE, name);
}

/* put ends where the constraints put them, not where they are with joints at zero */
static void place_ends(mjModel *m)
{
  for (int e = 0; e < m->neq; e++) {
    double *data = m->eq_data + e * mjNEQDATA;
    if (m->eq_type[e] == mjEQ_CONNECT) {
      mju_copy(data, m->site_pos + 3 * site(m, e, 'a'), 3);
      mju_copy(data + 3, m->site_pos + 3 * site(m, e, 'b'), 3);
    } else {
      const int n = mj_name2id(m, mjOBJ_NUMERIC, mj_id2name(m, mjOBJ_EQUALITY, e));
      data[0] = m->numeric_data[m->numeric_adr[n]] - m->tendon_length0[m->eq_obj1id[e]];
    }
  }
}

/* -dJ/dt u of its rows, at the state of j.d */
static void find_aim(double *to)
{
  int row = 0;
  mju_zero(j.d->qacc, R_NV);
  mj_rnePostConstraint(j.m, j.d);
  for (int e = 0; e < j.m->neq; e++) {
    double d[3], rate[3], second[3];
    judge_apart(&j, constraint_of(j.m, e), d, rate, second);
    if (j.m->eq_type[e] == mjEQ_CONNECT) {
      for (int i = 0; i < 3; i++)
        to[row++] = -second[i];
    } else {
      const double length = mju_norm3(d), along = mju_dot3(d, rate) / length;
      to[row++] = -(mju_dot3(rate, rate) + mju_dot3(d, second) - along * along) / length;
    }
  }
}

static void translate(const bench_states *s)
{
  for (int k = 0; k < BENCH_STATES; k++) {
    load(s, k);
    judge_T(&j, j.tau, force + k * R_NV);
    memcpy(qpos + k * R_NQ, j.qpos, sizeof j.qpos);
    memcpy(qvel + k * R_NV, j.u, sizeof j.u);
    j.d->qpos = own_qpos, j.d->qvel = own_qvel, j.d->qfrc_applied = own_force;
    judge_move(&j, j.u);
    find_aim(aim[k]);
  }
}

static double *room(size_t numbers)
{
  double *x = calloc(numbers, sizeof *x);
  if (!x)
    exit(1);
  return x;
}

static mjModel *closed_model(const char *file, char *why, int size)
{
  mjModel *m = mj_loadXML(file, NULL, why, size);
  if (m) {
    m->opt.enableflags = 0;
    m->opt.disableflags &= ~mjDSBL_CONSTRAINT;
    place_ends(m);
  }
  return m;
}

static const char FEWEST[] = "mj_kinematics, mj_comPos, mj_tendon where there are rods, mj_crb, "
                             "mj_factorM, mj_makeConstraint, mj_projectConstraint, mj_comVel, "
                             "mj_rne(0), mj_solveM twice, mj_mulJacVec, mju_cholFactor, "
                             "mju_cholSolve, mj_mulJacTVec; dJ/dt u is given";

int bench_mujoco_closed(const bench_states *s, const char *file, bench_entry *entries)
{
  static char why[1000];
  const bench_entry all[] = {
      {"mujoco", "closed", FEWEST, run_closed, result_closed, NULL},
      {"mujoco_whole", "closed", "mj_forward, without dJ/dt u", run_whole, result_whole, NULL},
  };
  mjModel *m = closed_model(file, why, sizeof why);
  whole = closed_model(file, why, sizeof why);
  if (!m || !whole || !judge_fits(m)) {
    entries[0] = (bench_entry){"mujoco", "closed", why, NULL, NULL, NULL};
    return 1;
  }
  m->opt.solver = mjSOL_PGS; /* otherwise mj_projectConstraint does nothing */
  j.m = m;
  j.d = mj_makeData(m);
  own_qpos = j.d->qpos, own_qvel = j.d->qvel, own_force = j.d->qfrc_applied;
  qpos = room(BENCH_STATES * R_NQ), qvel = room(BENCH_STATES * R_NV);
  force = room(BENCH_STATES * R_NV);
  aim = (double(*)[MOST_ROWS])room(BENCH_STATES * MOST_ROWS);
  translate(s);
  memcpy(entries, all, sizeof all);
  return (int)(sizeof all / sizeof all[0]);
}
