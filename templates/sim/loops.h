/* SPDX-License-Identifier: MIT-0 */
/* loops.h -- the constraints of a generated robot in the simulation: when switched ones are on,
 * where moving ones are to be, and steps that enforce them. It is yours to change.
 *
 * Compile with -DSIM_SWITCHED if a constraint is switched, and -DSIM_MOVING if one moves; run.sh
 * looks that up in robot.h. These words describe them, with times in seconds:
 *
 *   on.NAME=PERIOD,FROM,TO     a switched constraint is on from FROM to TO of each period
 *   on.NAME=0                  it is never on; without a word it is always on
 *   move.NAME=C,SIZE,RATE,AT   phi_d = C + SIZE sin(RATE t + AT) of the first row of a moving
 *   move.NAME.k=..             constraint, or of row k (0 is the first)
 *
 * A constraint that is switched and moves, but has no word `move`, holds the body where it is when
 * switched on, like a foot that is set down. Switching on stops the motion at once, by an impact
 * without restitution. */
#ifndef LOOPS_H
#define LOOPS_H

#include "generic/constraints/constrained_energy.h"
#include "robot.h"

enum {
#ifdef SIM_MOVING
  LOOPS_MOVING = ROBOT_NM,
#else
  LOOPS_MOVING = 1, /* none, but C has no arrays of no elements */
#endif
  LOOPS_SWITCHES = 32
};

typedef struct loops {
  double when[LOOPS_SWITCHES][3]; /* period, from, to of each bit; period 0: on, less than 0: off */
  double wave[LOOPS_MOVING][4];   /* C, SIZE, RATE, AT of each moving row */
  int named[LOOPS_MOVING];        /* is there a word for it? */
  unsigned mask;                  /* now */
  double phi_d[LOOPS_MOVING], dphi_d[LOOPS_MOVING], ddphi_d[LOOPS_MOVING]; /* now */
  double taken, driven; /* J: taken by constraints, and added by those that move */
} loops;

/* Takes "on.NAME" or "move.NAME" with its numbers x[n]; returns 1 if there is such a constraint.
 * Start with a loops of zeros. */
int loops_word(loops *l, const char *name, int n, const double *x);

/* Start at time 0: moves q[NQ] so that all constraints that are on are closed, and changes v[NV] so
 * that they stay closed. Returns 0, or what the robot's function returned, as all of these do. */
int loops_start(loops *l, double *q, double *v);

/* Go to time t: sets the mask and the targets. v changes if a constraint comes on. */
int loops_at(loops *l, double t, const double *q, double *v);

/* A step of h seconds from there by step_spook, with its eps and damping time. */
int loops_spook(loops *l, double *q, double *v, const double *tau, double h, double eps,
                double damping);

/* The same by fd_constrained, which does not close loops that have drifted apart. */
int loops_plain(loops *l, double *q, double *v, const double *tau, double h);

/* The largest |phi| of constraints that are on. */
double loops_drift(const loops *l, const double *q);

#endif
