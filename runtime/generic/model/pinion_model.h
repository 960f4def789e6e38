/* SPDX-License-Identifier: MIT-0 */
/* pinion_model.h -- a robot as const tables, and random states.
 *
 * Every function of this runtime is generic: it takes a pinion_model and walks its tables. The
 * generator emits such tables (r_model.c), or you write them by hand. pinion_check checks that they
 * are consistent; no other function of the runtime checks anything.
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
 * world frame itself. Unit quaternions are expected, and normalised only where a comment says it.
 *
 * A joint of one dof may follow another (mimic): it names the q and v of that joint; its position
 * is ratio q + offset, its rate ratio v. It has no number of its own in q, v, a and tau; a torque
 * on it acts, times ratio, on the joint it follows. RBDA section 3.2 calls this an explicit
 * constraint: if the rates of all joints are G v, the H here is G' H G (eq. 3.11 and 3.20). Each
 * follower in a chain names the q and v at the chain's end, with ratios and offsets multiplied out.
 *
 * There is no heap, no recursion and no state between calls: the caller provides scratch memory.
 */
#ifndef PINION_MODEL_H
#define PINION_MODEL_H

#include "generic/model/pinion_random.h"
#include "generic/model/pinion_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Check the tables: offsets without gaps, parents first, proper rotations, unit axes, finite
 * numbers, no negative mass, armature, damping or friction, and the lambda, rowptr and colind of
 * the tree (with followers: lambda relates all dofs that are coupled).
 * Returns 0, or the first error as a constant string. */
const char *pinion_check(const pinion_model *model);

/* q[nq]: every joint at zero, quaternions 0 0 0 1; followers are at their offsets. */
void pinion_neutral_q(const pinion_model *model, double *q);

/* q[nq]: angles uniform in [-pi, pi), travels and positions in [-1, 1), orientations uniform over
 * all rotations. */
void pinion_random_q(const pinion_model *model, uint64_t *state, double *q);

#ifdef __cplusplus
}
#endif

#endif
