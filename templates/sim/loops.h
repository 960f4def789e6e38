/* SPDX-License-Identifier: MIT-0 */
/* loops.h -- the constraints of a generated robot, of which some may be switched or move: what is
 * on and where it is to be as time goes, and steps that hold them. Part of the simulation, yours.
 *
 * Compile with -DSIM_SWITCHED if a constraint is switched, and -DSIM_MOVING if one moves; run.sh
 * looks that up in robot.h. Words, and what they say in seconds:
 *
 *   on.NAME=PERIOD,FROM,TO     a switched constraint is on from FROM to TO of each period; else it
 *   on.NAME=0                  is on all the time, or with this word never
 *   move.NAME=C,SIZE,RATE,AT   phi_d = C + SIZE sin(RATE t + AT) of the first row of a moving
 *   move.NAME.k=..             constraint, or of row k (0 is the first)
 *
 * A constraint that is switched and moves, but has no word `move`, holds where it comes on: a foot
 * where it is set down. What comes on stops at once, by an impact without restitution. */
#ifndef LOOPS_H
#define LOOPS_H

#include "generic/constrained_energy.h"
#include "robot.h"

enum {
#ifdef SIM_MOVING
  LOOPS_MOVING = ROBOT_NM,
#else
  LOOPS_MOVING = 1, /* nothing, but C has no arrays of that */
#endif
  LOOPS_SWITCHES = 32
};

typedef struct loops {
  double when[LOOPS_SWITCHES][3]; /* period, from, to of each bit; period 0: on, less than 0: off */
  double wave[LOOPS_MOVING][4];   /* C, SIZE, RATE, AT of each moving row */
  int told[LOOPS_MOVING];         /* has it a word? */
  unsigned mask;                  /* now */
  double phi_d[LOOPS_MOVING], dphi_d[LOOPS_MOVING], ddphi_d[LOOPS_MOVING]; /* now */
  double taken, driven; /* J: what constraints took, and what those gave that move */
} loops;

/* All zeros are a start. Takes "on.NAME" or "move.NAME" with its numbers x[n]; returns whether
 * there is such a constraint. */
int loops_word(loops *l, const char *name, int n, const double *x);

/* To time 0: q[NQ] is moved to where all is closed that is on, and v[NV] made to keep it so.
 * Returns 0, or what the functions of the robot do; so below. */
int loops_start(loops *l, double *q, double *v);

/* To time t: what is on and where it is to be. v changes where something comes on. */
int loops_at(loops *l, double t, const double *q, double *v);

/* A step of h seconds from there by step_spook, with its eps and damping time. */
int loops_spook(loops *l, double *q, double *v, const double *tau, double h, double eps,
                double damping);

/* The same by fd_constrained, which does not close what has opened. */
int loops_plain(loops *l, double *q, double *v, const double *tau, double h);

/* The largest |phi| of what is on. */
double loops_drift(const loops *l, const double *q);

#endif
