/* SPDX-License-Identifier: MIT-0 */
/* control.h -- computed torque for arm6: its target, and the torques that move it there. */
#ifndef CONTROL_H
#define CONTROL_H

#include "arm6.h"

/* the arm's target at time t, s */
void control_reference(float t, float q[ARM6_NQ], float v[ARM6_NV], float a[ARM6_NV]);

/* the torques for measured q and v; call it once a millisecond */
void control_tick(float t, const float q[ARM6_NQ], const float v[ARM6_NV], float tau[ARM6_NV]);

#endif
