/* SPDX-License-Identifier: MIT */
/* judge.h -- one robot in one state, in pinion's coordinates and in MuJoCo's.
 *
 * The robot is generated with --name r, so that this is one program for every robot.  FRAME is the
 * link that --frames named.
 *
 * With u for MuJoCo's velocities and v for pinion's:
 *
 *   u = T(q) v,  du/dt = T a + dT/dt v,  tau = T' tau_mujoco,  H = T' M T
 *
 * T is block diagonal, a block for each joint:
 *   one dof    1
 *   spherical  1: both have the angular velocity in the child's axes
 *   planar     MuJoCo slides along the axes of the joint's frame, pinion has the velocity in the
 *              child's axes: a turn of the plane by the angle
 *   floating   MuJoCo has the linear velocity in the axes of the joint's frame and the angular one
 *              in the child's, pinion has both in the child's: the rotation matrix, and 1
 * so T' is its inverse.  Quaternions are w x y z there and x y z w here.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include <mujoco/mujoco.h>

#include "peer.h"
#include "r.h"
#include "r_model.h"

typedef struct judge {
  const mjModel *m;
  mjData *d;
  peer_book *book;
  uint64_t *seed;
  double q[R_NQ], v[R_NV], a[R_NV], tau[R_NV];
  double qpos[R_NQ], u[R_NV]; /* q and v as MuJoCo has them */
  double T[R_NV][R_NV];
  double Tdotv[R_NV]; /* dT/dt v */
} judge;

/* Does MuJoCo's robot have the same coordinates?  Prints what is missing; returns 1 if none is. */
int judge_fits(const mjModel *m);

/* The first of MuJoCo's joints for a joint of pinion, by the names of mjcf.lua; -1 for none. */
int judge_joint(const mjModel *m, const pinion_body *body);

/* Is its position one number, the same in both coordinates? */
int judge_has_one(const pinion_body *body);

/* From q and v: qpos, u, T, Tdotv. */
void judge_translate(judge *j);

/* From qpos: q. */
void judge_back(judge *j);

/* y = T x, y = T' x; x and y are not the same. */
void judge_T(const judge *j, const double x[R_NV], double y[R_NV]);
void judge_Tt(const judge *j, const double x[R_NV], double y[R_NV]);

/* B = A T, rows x R_NV. */
void judge_columns(const judge *j, int rows, const double *A, double *B);

/* B = T' A T */
void judge_congruence(const judge *j, const double *A, double *B);

/* The comparisons.  They may leave anything in d but qpos and what depends on it alone. */
void judge_dynamics(judge *j);
void judge_kinematics(judge *j);
void judge_frame(judge *j);
void judge_manifold(judge *j);

/* Moves MuJoCo to qpos and u, and computes everything that depends on them. */
void judge_move(judge *j, const double u[R_NV]);

/* du/dt = T a + dT/dt v, or the second part alone when a is null */
void judge_acceleration(const judge *j, const double *a, double *udot);

#endif
