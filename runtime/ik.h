/* SPDX-License-Identifier: MIT-0 */
/* ik.h -- a step of differential inverse kinematics: joint rates for a task, within limits.
 *
 *   pinion_ik(m, n, J, e, wish, lower, upper, damping, v)
 *
 * computes the v[n] that minimises |J v - e|^2 + damping^2 |v - wish|^2, where J[m n] is row-major,
 * e[m] is the wanted rate of the task (m <= 6) and wish[n] a rate that leads to a posture. Away
 * from singular positions J v is e, and v follows wish in the nullspace of J. Rates are kept within
 * lower[n] and upper[n]: the one that is farthest outside is fixed at its limit, and the others
 * take over its part, in at most n rounds; n <= 64. Returns a mask of those at a limit.
 *
 * Limits of q become rates as (q_lower - q)/dt and (q_upper - q)/dt, if they are tighter than those
 * of the rates. pinion_ikf is the same in float. Needs no memory and nothing of <math.h>. */
#ifndef PINION_IK_H
#define PINION_IK_H

#define PINION_REAL double
#define PINION_IK_NAME pinion_ik
#include "ik_body.h"
#undef PINION_REAL
#undef PINION_IK_NAME

#define PINION_REAL float
#define PINION_IK_NAME pinion_ikf
#include "ik_body.h"
#undef PINION_REAL
#undef PINION_IK_NAME

#endif
