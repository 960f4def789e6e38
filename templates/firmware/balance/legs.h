/* SPDX-License-Identifier: MIT-0 */
/* legs.h -- standing feet: accelerations of the legs when the trunk moves, and forces of the
 * ground.
 *
 * A row of K has six entries for the trunk, then three for the foot's leg. */
#ifndef LEGS_H
#define LEGS_H

#include "quad.h"

/* Computes a of the joints from a of the trunk, so that the feet stay: K a + Kdotv = 0. Returns 0,
 * or 1 if a leg is stretched out. */
int legs_follow(const float K[QUAD_NK], const float Kdotv[QUAD_NC], float a[QUAD_NV]);

/* lambda: the smallest forces on the feet, in world axes, whose sum at the trunk is w, force and
 * moment in its axes. They may pull. Returns 0, or 1 if the feet are in a line. */
int legs_share(const float K[QUAD_NK], const float w[6], float lambda[QUAD_NC]);

#endif
