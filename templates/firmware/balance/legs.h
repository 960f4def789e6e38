/* SPDX-License-Identifier: MIT-0 */
/* legs.h -- feet that stand: what the legs do when the trunk moves, and what the ground gives.
 *
 * In a row of K the first six entries are the trunk's, the last three those of the foot's leg. */
#ifndef LEGS_H
#define LEGS_H

#include "quad.h"

/* a of the joints, by which the feet stand: K a + Kdotv = 0; a of the trunk is given. Returns 0, or
 * 1 if a leg is stretched out. */
int legs_follow(const float K[QUAD_NK], const float Kdotv[QUAD_NC], float a[QUAD_NV]);

/* Forces on the feet, world axes, the least whose sum at the trunk is w: force and moment, in its
 * axes. None is kept from pulling. Returns 0, or 1 if the feet are in a line. */
int legs_share(const float K[QUAD_NK], const float w[6], float lambda[QUAD_NC]);

#endif
