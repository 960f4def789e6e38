/* SPDX-License-Identifier: MIT-0 */
/* pinion_model.h -- a robot as const tables, and states to try it on.
 *
 * Every function of this runtime is generic: it takes a pinion_model and walks its tables. The
 * generator emits such tables (r_model.c), a person can write them by hand; pinion_check tells
 * whether they fit together. Nothing else in the runtime checks anything.
 *
 * Source: R. Featherstone, Rigid Body Dynamics Algorithms (Springer 2008), "RBDA" below.
 *
 * Units are SI. A spatial vector is six numbers: linear part, then angular part.
 *
 *   joint      numbers in q                                      numbers in v
 *   revolute   1: angle about the axis, rad                      1: its rate, rad/s
 *   prismatic  1: travel along the axis, m                       1: its rate, m/s
 *   floating   7: xyz, origin of the child frame, then the unit  6: linear, then angular velocity
 *                 quaternion xyzw that turns child axes into        of the child frame, both in the
 *                 parent axes                                       child frame, m/s and rad/s
 *
 * A continuous joint is a revolute one. The position and the quaternion of a floating joint are
 * measured from the tree pose: the parent's frame displaced by R and p of the body, which for a
 * floating base is usually the world frame itself. Unit quaternions are expected and never
 * normalised.
 *
 * No heap, no recursion, no state kept between calls: scratch memory comes from the caller.
 */
#ifndef PINION_MODEL_H
#define PINION_MODEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum pinion_joint_type {
  PINION_REVOLUTE,
  PINION_PRISMATIC,
  PINION_FLOATING
} pinion_joint_type;

/* A moving body and the joint that carries it. */
typedef struct pinion_body {
  const char *name;       /* joint that moves it, as in the URDF */
  pinion_joint_type type; /* continuous counts as revolute */
  int parent;             /* body index, less than its own, or -1 for the fixed base */
  int q, v;               /* first index in q and in v; bodies take theirs in order, without gaps */
  double R[9];            /* rotation from child to parent axes at q = 0, row-major */
  double p[3];            /* origin of the child frame in the parent frame at q = 0, m */
  double axis[3];         /* unit joint axis in the body's own frame; zero for floating */
  double m;               /* mass with all links welded to it, kg */
  double h[3];            /* m * centre of mass, body frame, kg m */
  double I[6];            /* xx xy xz yy yz zz about the body frame's origin, body axes, kg m^2 */
} pinion_body;

/* A robot: its bodies, and the shape of its joint-space inertia H.
 *
 * H is symmetric and stored as its lower triangle, row by row, columns ascending, only where the
 * tree allows a non-zero: row i has the ancestors of dof i and then i itself, so the diagonal is
 * last. Hence the columns of row lambda[i] are a prefix of those of row i, and an entry is found by
 * counting steps to the root, never by searching. The factors of H have the same shape. */
typedef struct pinion_model {
  const char *name;
  int nb, nq, nv, nh;      /* bodies, numbers in q, in v, stored entries of H */
  const pinion_body *body; /* [nb], parent before child */
  const int *lambda;       /* [nv] expanded parent array, RBDA table 6.4: parent dof, -1 for none */
  const int *rowptr;       /* [nv + 1] row i of H is H[rowptr[i]] .. H[rowptr[i + 1] - 1] */
  const int *colind;       /* [nh] column of each stored entry */
  double gravity[3];       /* acceleration of free fall, world frame, m/s^2 */
} pinion_model;

/* Tell whether the tables are sound: offsets without gaps, parents first, proper rotations, unit
 * axes, finite numbers, no negative mass, and lambda, rowptr, colind as the tree demands.
 * Returns 0, or the first complaint as a constant string. */
const char *pinion_check(const pinion_model *model);

/* q[nq]: every joint at zero; a floating one at the origin with the quaternion 0 0 0 1. */
void pinion_neutral_q(const pinion_model *model, double *q);

/* The next number of splitmix64 (Steele, Lea, Flood 2014); any state is a good seed. The same seed
 * gives the same numbers on every machine. */
uint64_t pinion_random_u64(uint64_t *state);

/* The next number of the same generator, uniform in [-1, 1), a multiple of 2^-52. */
double pinion_random_unit(uint64_t *state);

/* q[nq]: revolute joints uniform in [-pi, pi), prismatic in [-1, 1), floating position in
 * [-1, 1)^3, orientation uniform over all rotations. */
void pinion_random_q(const pinion_model *model, uint64_t *state, double *q);

#ifdef __cplusplus
}
#endif

#endif
