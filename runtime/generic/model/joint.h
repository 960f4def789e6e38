/* SPDX-License-Identifier: MIT-0 */
/* joint.h -- everything that depends on the type of a joint (RBDA section 4.4).
 *
 * A new joint type is a new member of pinion_joint_type and a new case in each function here.
 * Algorithms only see the joint's pose and the columns of its motion subspace S.
 *
 * S is 6 x n with n <= 6, kept column by column: column k is S[6 k] .. S[6 k + 5], a motion vector
 * in the body's own frame. All joints here have an S that does not change with q, so its
 * derivative in the moving frame is zero and a velocity product is v x S v alone.
 */
#ifndef PINION_JOINT_H
#define PINION_JOINT_H

#include "generic/model/spatial.h"
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Room for S of any joint: six columns of six. */
enum { PINION_S_SIZE = 36 };

/* Scratch memory of one body; pass an array of nb of them. It need not be initialised, and its
 * contents are undefined after a call. Each function uses a part. */
typedef struct pinion_work {
  pinion_pose X;     /* the body in its parent at q */
  pinion_pose world; /* the body in the world */
  pinion_inertia Ic; /* composite inertia, body frame */
  double v[6];       /* velocity, body frame */
  double a[6];       /* acceleration, body frame */
  double f[6];       /* force through the joint, body frame */
  double joint[6];   /* the joint's own part of tau: rotor inertia and friction */
  double M[36];      /* 6 x 6 row-major: articulated inertia, or composite B of coriolis.h */
  double U[36];      /* M S, column by column */
  double D[36];      /* S' U, n x n, factored */
  double u[6];       /* tau - S' f */
} pinion_work;

/* How many numbers a joint takes in q and in v; 0 for a type that does not exist. */
int pinion_joint_nq(pinion_joint_type type);
int pinion_joint_nv(pinion_joint_type type);

/* The body in its parent: the tree pose (R, p of the body), then the joint's own motion.
 * q is the joint's own part, q[0 .. pinion_joint_nq - 1]; a unit quaternion is expected. For a
 * follower, pass the q of the joint it follows. */
void pinion_joint_pose(const pinion_body *body, const double *q, pinion_pose *X);

/* The columns of S in the body's frame, so that S v[0 .. n - 1] is the velocity of the body
 * relative to its parent. For a follower, S is multiplied by the ratio and v is that of the joint
 * it follows. Returns the number of columns. */
int pinion_joint_S(const pinion_body *body, double S[PINION_S_SIZE]);

/* sum += S x of one body, x[n] */
void pinion_joint_add_Sx(const pinion_body *body, const double *x, double sum[6]);

/* Rotor inertia at each dof of the joint; ratio^2 armature at the one that moves a follower. */
double pinion_joint_armature(const pinion_body *body);

/* out[0 .. nv - 1] = the rotors' part of tau at v and a, each null for zeros. Rotors of a floating
 * body act as a weightless point mass at its origin: armature (a + w x v). */
void pinion_joint_rotor(const pinion_body *body, const double *v, const double *a, double out[6]);

/* d(row r of that)/d(v[c]) at fixed a; with by_w also the change with w of a floating body. */
double pinion_joint_rotor_by(const pinion_body *body, const double *v, int r, int c, int by_w);

/* The part of tau that damping and friction of the joint take at the rate v of the dof that moves
 * it; it has the sign of v. */
double pinion_joint_loss(const pinion_model *model, const pinion_body *body, double v);

/* Does the body have its own q, if the bodies before it have taken q up to next? Otherwise it is a
 * follower. If several bodies share one q at ratio 1, the first one owns it. */
int pinion_joint_owns(const pinion_body *body, int next);

/* Is some joint of the model a follower? */
int pinion_has_followers(const pinion_model *model);

/* The joint's own part of q at zero, and at random: ranges as in pinion_random_q. */
void pinion_joint_neutral(const pinion_body *body, double *q);
void pinion_joint_random(const pinion_body *body, uint64_t *state, double *q);

/* work[i].X of every body at q[nq]. */
void pinion_joint_poses(const pinion_model *model, const double *q, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
