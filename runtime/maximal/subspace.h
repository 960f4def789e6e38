/* SPDX-License-Identifier: MIT-0 */
/* subspace.h -- constraint forces and active forces of a joint (RBDA section 3.5).
 *
 * The force through a joint is T lambda + Ta tau. T spans the constraint forces, T' S = 0. Ta is
 * dual to the joint's motion, Ta' S = 1, so tau is the motor's torque and lambda the bearing's
 * forces. The columns of both are force vectors in the body's frame, stored column by column like S
 * of joint.h, and [T Ta] is 6 x 6.
 *
 * Here S is the joint's own motion. For a follower, pinion_joint_S returns ratio times this S. */
#ifndef PINION_SUBSPACE_H
#define PINION_SUBSPACE_H

#include "generic/model/pinion_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* T[36], its first 6 - n columns; returns their number. The columns are orthogonal, and of unit
 * length except for the force along a screw. */
int pinion_joint_T(const pinion_body *body, double T[36]);

/* Ta[36], its first n columns, along the joint's own axes; returns their number.
 * pinion_maximal_drive sets the Ta of other motors. */
int pinion_joint_Ta(const pinion_body *body, double Ta[36]);

#ifdef __cplusplus
}
#endif

#endif
