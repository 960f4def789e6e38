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
 *   joint      numbers in q                             numbers in v
 *
 *   revolute   1: angle about the axis, rad             1: rate of the angle, rad/s
 *   prismatic  1: travel along the axis, m              1: rate of the travel, m/s
 *   helical    1: angle about the axis, rad;            1: rate of the angle, rad/s
 *              the child travels pitch metres a
 *              radian along it
 *   planar     3: x along ex and y along ey, m, then    3: velocity along ex and ey, m/s, then
 *              the angle about the axis, rad; ey is     the rate of the angle, rad/s; ex, ey
 *              axis x ex                                turn with the child
 *   spherical  4: unit quaternion xyzw that turns       3: angular velocity of the child in the
 *              child axes into parent axes              child frame, rad/s
 *   floating   7: xyz, origin of the child frame, m,    6: linear, then angular velocity of the
 *              then the unit quaternion xyzw that       child frame, both in the child frame,
 *              turns child axes into parent axes        m/s and rad/s
 *
 * A continuous joint is a revolute one. Positions and quaternions are measured from the tree pose:
 * the parent's frame displaced by R and p of the body, which for a floating base is usually the
 * world frame itself. Unit quaternions are expected, and normalised only where a function says so.
 *
 * A joint of one dof may follow another (mimic): it names the q and v of that joint, stands at
 * ratio q + offset and moves at ratio v. It has no number of its own in q, v, a and tau; what acts
 * on it is felt, times ratio, by the joint it follows. RBDA section 3.2 calls this an explicit
 * constraint: with full rates = G v, the H here is G' H G (eq. 3.11 and 3.20). A chain of followers
 * is written by naming the q and v at its end, ratios and offsets multiplied out.
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
  PINION_HELICAL,
  PINION_PLANAR,
  PINION_SPHERICAL,
  PINION_FLOATING
} pinion_joint_type;

/* A moving body and the joint that carries it. What a type has no use for is zero, but ratio 1. */
typedef struct pinion_body {
  const char *name;       /* joint that moves it, as in the model */
  pinion_joint_type type; /* continuous counts as revolute */
  int parent;             /* body index, less than its own, or -1 for the fixed base */
  int q, v;               /* first index in q and in v; joints take theirs in order, without gaps,
                           * and a follower names those of its leader, maybe a later joint */
  double R[9];            /* rotation from child to parent axes with the joint at 0, row-major */
  double p[3];            /* origin of the child frame in the parent frame then, m */
  double axis[3];         /* unit joint axis in the body's own frame; planar: normal of the plane;
                           * spherical and floating: zero */
  double ex[3];           /* planar: unit vector of x, in the body's frame, across the axis */
  double pitch;           /* helical: travel along the axis, m/rad */
  double ratio, offset;   /* the joint stands at ratio q + offset; 1 and 0 for one of its own */
  double armature;        /* one dof: inertia of the motor's rotor as the joint feels it, that is
                           * times the gear ratio squared, kg m^2 (prismatic: kg) */
  double damping;         /* one dof: torque per rate, N m s/rad (prismatic: N s/m) */
  double friction;        /* one dof: Coulomb friction, N m (prismatic: N) */
  double m;               /* mass with all links welded to it, kg */
  double h[3];            /* m * centre of mass, body frame, kg m */
  double I[6];            /* xx xy xz yy yz zz about the body frame's origin, body axes, kg m^2 */
} pinion_body;

/* A frame of interest: where a link of the model is on the body that it belongs to. */
typedef struct pinion_link {
  const char *name; /* as in the model */
  int body;         /* body index, or -1 for the fixed base */
  double R[9];      /* rotation from the link's to the body's axes, row-major */
  double p[3];      /* origin of the link's frame in the body's frame, m */
} pinion_link;

/* A robot: its bodies, and the shape of its joint-space inertia H.
 *
 * H is symmetric and stored as its lower triangle, row by row, columns ascending, only where the
 * tree allows a non-zero: row i has the ancestors of dof i and then i itself, so the diagonal is
 * last. Hence the columns of row lambda[i] are a prefix of those of row i, and an entry is found by
 * counting steps to the root, never by searching. The factors of H have the same shape.
 *
 * A follower couples dofs of branches that the tree keeps apart. Then lambda is the elimination
 * tree of H (from the last dof to the first), with the same rule for rows: every ancestor, whether
 * or not its entry is zero in H, since the factor may fill it. Without followers that tree is the
 * expanded parent array of RBDA table 6.4, and no entry is zero but by chance.
 *
 * Friction in a joint that moves at rate s takes damping s + friction s / sqrt(s^2 + width^2): the
 * sign of the rate, smoothed so that it reaches 0.7 at the rate friction_width. */
typedef struct pinion_model {
  const char *name;
  int nb, nq, nv, nh;      /* bodies, numbers in q, in v, stored entries of H */
  const pinion_body *body; /* [nb], parent before child */
  const int *lambda;       /* [nv] parent dof in the elimination tree of H, -1 for none */
  const int *rowptr;       /* [nv + 1] row i of H is H[rowptr[i]] .. H[rowptr[i + 1] - 1] */
  const int *colind;       /* [nh] column of each stored entry */
  int nl;                  /* links */
  const pinion_link *link; /* [nl], may be null when nl is 0 */
  double friction_width;   /* rad/s or m/s; > 0 if a joint has friction */
  double gravity[3];       /* acceleration of free fall, world frame, m/s^2 */
} pinion_model;

/* Tell whether the tables are sound: offsets without gaps, parents first, proper rotations, unit
 * axes, finite numbers, no negative mass, armature, damping or friction, and lambda, rowptr, colind
 * as the tree demands (with followers: no dofs coupled that lambda does not relate).
 * Returns 0, or the first complaint as a constant string. */
const char *pinion_check(const pinion_model *model);

/* q[nq]: every joint at zero, quaternions 0 0 0 1; followers stand at their offsets. */
void pinion_neutral_q(const pinion_model *model, double *q);

/* The next number of splitmix64 (Steele, Lea, Flood 2014); any state is a good seed. The same seed
 * gives the same numbers on every machine. */
uint64_t pinion_random_u64(uint64_t *state);

/* The next number of the same generator, uniform in [-1, 1), a multiple of 2^-52. */
double pinion_random_unit(uint64_t *state);

/* q[nq]: angles uniform in [-pi, pi), travels and positions in [-1, 1), orientations uniform over
 * all rotations; followers where that puts them. */
void pinion_random_q(const pinion_model *model, uint64_t *state, double *q);

#ifdef __cplusplus
}
#endif

#endif
