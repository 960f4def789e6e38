/* SPDX-License-Identifier: MIT-0 */
/* subspace.h -- what a joint passes on: constraint forces and active forces (RBDA section 3.5).
 *
 * A joint's forces are T lambda + Ta tau. T spans what it does not let move, T' S = 0; Ta is dual
 * to its motion, Ta' S = 1, so tau is what its motor does and lambda what its bearings hold. Both
 * are force vectors in the body's frame, column by column like S of joint.h, and [T Ta] is 6 x 6.
 *
 * Here S means the joint's own motion: that of a follower has no ratio in it, and pinion_joint_S,
 * which has, is ratio times this. */
#ifndef PINION_SUBSPACE_H
#define PINION_SUBSPACE_H

#include "generic/pinion_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* T[36], its first 6 - n columns; returns their number. The columns are at right angles to each
 * other, and of unit length but for the force along a screw. */
int pinion_joint_T(const pinion_body *body, double T[36]);

/* Ta[36], its first n columns, along the joint's own axes; returns their number. Other motors:
 * pinion_maximal_drive. */
int pinion_joint_Ta(const pinion_body *body, double Ta[36]);

#ifdef __cplusplus
}
#endif

#endif
