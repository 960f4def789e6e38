/* SPDX-License-Identifier: MIT-0 */
/* control.h -- quad on four feet: the target of its trunk, and the torques that move it there. */
#ifndef CONTROL_H
#define CONTROL_H

#include "quad.h"

/* the trunk's target at time t, s: q[7], v[6], a[6] of the base in quad.h */
void control_reference(float t, float q[7], float v[6], float a[6]);

/* The torques for measured joints and an estimate of the trunk's state; call it once a millisecond.
 * tau of the trunk is 0. Returns 0, or 1 without writing tau if the legs cannot do it. */
int control_tick(float t, const float q[QUAD_NQ], const float v[QUAD_NV], float tau[QUAD_NV]);

#endif
