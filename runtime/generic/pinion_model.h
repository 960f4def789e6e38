/* SPDX-License-Identifier: MIT-0 */
/* pinion_model.h -- a robot as const tables, and random states.
 *
 * Every function of this runtime is generic: it takes a pinion_model and walks its tables. The
 * generator emits such tables (r_model.c), or you write them by hand; pinion_check tells whether
 * they are consistent. No other function of the runtime checks anything.
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

#include "pinion_random.h"
#include "pinion_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Tell whether the tables are sound: offsets without gaps, parents first, proper rotations, unit
 * axes, finite numbers, no negative mass, armature, damping or friction, and lambda, rowptr, colind
 * as the tree demands (with followers: no dofs coupled that lambda does not relate).
 * Returns 0, or the first complaint as a constant string. */
const char *pinion_check(const pinion_model *model);

/* q[nq]: every joint at zero, quaternions 0 0 0 1; followers stand at their offsets. */
void pinion_neutral_q(const pinion_model *model, double *q);

/* q[nq]: angles uniform in [-pi, pi), travels and positions in [-1, 1), orientations uniform over
 * all rotations; followers where that puts them. */
void pinion_random_q(const pinion_model *model, uint64_t *state, double *q);

#ifdef __cplusplus
}
#endif

#endif
