/* SPDX-License-Identifier: MIT-0 */
/* control.h -- quad on four feet: where its trunk shall be, and the torques that take it there. */
#ifndef CONTROL_H
#define CONTROL_H

#include "quad.h"

/* where the trunk shall be at time t, s: q[7], v[6], a[6], as quad.h has those of its base */
void control_reference(float t, float q[7], float v[6], float a[6]);

/* The torques for what encoders and the estimate of the trunk say; to be called once a millisecond.
 * Those of the trunk are 0. Returns 0, or 1 and leaves tau if the legs cannot do it. */
int control_tick(float t, const float q[QUAD_NQ], const float v[QUAD_NV], float tau[QUAD_NV]);

#endif
