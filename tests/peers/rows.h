/* SPDX-License-Identifier: MIT */
/* rows.h -- constraints of a robot by MuJoCo's poses, Jacobians and accelerations.
 *
 * The model's <custom> lists the constraints (constraints.lua beside this file); without it they
 * are the <equality> of an MJCF file, as MuJoCo has read it. Rows, their signs and their axes are
 * those of pinion's page on constraints, computed from the poses of both ends in the world and from
 * their motion:
 *
 *   p'  = R_B' (v_A - v_B - w_B x d),  d = p_A - p_B
 *   p'' = R_B' (a_A - a_B - alpha_B x d - 2 w_B x (v_A - v_B) + w_B x (w_B x d))
 *   R'  = [w] R,  R'' = [alpha] R + [w][w] R,  w = R_B' (w_A - w_B),
 *   alpha = R_B' (alpha_A - alpha_B - w_B x w_A)
 *
 * where velocities are those of a column of mj_jac, and accelerations those of
 * mj_objectAcceleration with qacc = 0.
 */
#ifndef PEERS_ROWS_H
#define PEERS_ROWS_H

#include "judge.h"

typedef struct judge_rows {
  double phi[R_NC];
  double J[R_NC][R_NV]; /* in MuJoCo's velocities: phi' = J u */
  double Jdotu[R_NC];   /* phi'' = J du/dt + Jdotu */
} judge_rows;

/* How many rows the model has; -1 and a message if something is missing. */
int judge_count_rows(const mjModel *m);

/* All rows at j->d, which mj_fwdPosition and mj_fwdVelocity have moved; changes its qacc and the
 * results of mj_rnePostConstraint. */
void judge_find_rows(judge *j, judge_rows *rows);

/* The same phi and J from MuJoCo's own solver, in the axes of B, for the model's <equality>; right
 * on phi = 0, where MuJoCo's axes do not matter. The turning rows of a weld, which are scaled
 * differently there, are left as they are in `to`. Returns 0 if the model has a <custom>. */
int judge_own_rows(judge *j, judge_rows *to);

/* The place of A of constraint k relative to B, its rate, and the rate of that for qacc = 0, in
 * world axes; after mj_rnePostConstraint with such a qacc. */
void judge_apart(const judge *j, int k, double d[3], double rate[3], double second[3]);

/* x[n] := the solution of A x = x, row by row, by elimination with complete pivoting; A is lost. If
 * a pivot is under `least` times the first one, its row counts as dependent and its unknown is 0.
 * Returns the rank. */
int judge_solve(int n, double *A, double *x, double least);

#endif
