/* SPDX-License-Identifier: MIT */
/* rows.h -- constraints of a robot by MuJoCo's poses, Jacobians and accelerations.
 *
 * The model's <custom> says what the constraints are (constraints.lua beside this file); without it
 * they are the <equality> of an MJCF file, as MuJoCo has read it. Rows, their signs and their axes
 * are those of pinion's page on constraints, computed from the poses of both ends in the world and
 * from how these move:
 *
 *   p'  = R_B' (v_A - v_B - w_B x d),  d = p_A - p_B
 *   p'' = R_B' (a_A - a_B - alpha_B x d - 2 w_B x (v_A - v_B) + w_B x (w_B x d))
 *   R'  = [w] R,  R'' = [alpha] R + [w][w] R,  w = R_B' (w_A - w_B),
 *   alpha = R_B' (alpha_A - alpha_B - w_B x w_A)
 *
 * and velocities are those of a column of mj_jac, accelerations what mj_objectAcceleration says while
 * qacc is 0.
 */
#ifndef PEERS_ROWS_H
#define PEERS_ROWS_H

#include "judge.h"

typedef struct judge_rows {
  double phi[R_NC];
  double J[R_NC][R_NV]; /* in MuJoCo's velocities: phi' = J u */
  double Jdotu[R_NC];   /* phi'' = J du/dt + Jdotu */
} judge_rows;

/* How many rows the model has; -1 and a line of text where something is missing. */
int judge_count_rows(const mjModel *m);

/* All rows where j->d is, which has been moved by mj_fwdPosition and mj_fwdVelocity; changes its
 * qacc and what mj_rnePostConstraint computes. */
void judge_find_rows(judge *j, judge_rows *rows);

/* The same phi and J as MuJoCo's own solver has them, in the axes of B, for the model's <equality>; it
 * holds on phi = 0, where MuJoCo's axes do not matter. The turning rows of a weld, whose sizes are
 * others there, are left as they are in `to`. Returns 0 if the model has a <custom>. */
int judge_own_rows(judge *j, judge_rows *to);

/* Where A of constraint k is from B, the rate of that, and the rate of that one while qacc is 0, in
 * world axes; after mj_rnePostConstraint with such a qacc. */
void judge_apart(const judge *j, int k, double d[3], double rate[3], double second[3]);

/* x[n] := the solution of A x = x, row by row, by elimination with complete pivoting; A is lost.
 * What is left of a row when its pivot is under `least` times the first one counts as dependent: its
 * unknown is 0. Returns the rank. */
int judge_solve(int n, double *A, double *x, double least);

#endif
