/* SPDX-License-Identifier: MIT */
/* mujoco.c ROBOT FILE.xml -- compares the generated code with MuJoCo on random states. */
#include <stdio.h>
#include <string.h>

#include "judge.h"

/* Reduces a robot's own MJCF to rigid-body dynamics, without the mass of what cannot move, as in
 * pinion.  mjcf.lua writes files like that from the start. */
static void reduce(mjModel *m, mjData *d)
{
  m->opt.disableflags |= mjDSBL_CONSTRAINT | mjDSBL_CONTACT | mjDSBL_LIMIT | mjDSBL_PASSIVE |
                         mjDSBL_ACTUATION | mjDSBL_EQUALITY;
  m->opt.enableflags |= mjENBL_ENERGY;
  for (int i = 0; i < m->nbody; i++) {
    if (m->body_weldid[i] == 0) {
      m->body_mass[i] = 0;
      memset(m->body_inertia + 3 * i, 0, 3 * sizeof *m->body_inertia);
    }
  }
  mj_setConst(m, d);
}

int main(int argc, char **argv)
{
  char why[1000] = "";
  if (argc != 3)
    return fprintf(stderr, "usage: mujoco ROBOT FILE.xml\n"), 2;
  mjModel *m = mj_loadXML(argv[2], NULL, why, sizeof why);
  if (!m)
    return fprintf(stderr, "mujoco: %s\n", why), 1;
  if (!judge_fits(m))
    return 1;

  peer_book book = {.count = 0};
  uint64_t seed = peer_seed();
  static judge j; /* large for a large robot, so not on the stack */
  j.m = m;
  j.d = mj_makeData(m);
  reduce(m, j.d);
  j.book = &book;
  j.seed = &seed;
  for (int n = 0; n < PEER_STATES; n++) {
    pinion_random_q(&r_model, &seed, j.q);
    peer_random(&seed, 2, R_NV, j.v);
    peer_random(&seed, 5, R_NV, j.a);
    peer_random(&seed, 10, R_NV, j.tau);
    judge_translate(&j);
    judge_dynamics(&j);
    judge_kinematics(&j);
    judge_frame(&j);
    judge_manifold(&j);
  }
  mj_deleteData(j.d);
  mj_deleteModel(m);
  return peer_report(&book, "mujoco", argv[1]);
}
