/* SPDX-License-Identifier: MIT-0 */
/* control.h -- computed torque of arm6: where it shall be, and the torques that take it there. */
#ifndef CONTROL_H
#define CONTROL_H

#include "arm6.h"

/* where the arm shall be at time t, s */
void control_reference(float t, float q[ARM6_NQ], float v[ARM6_NV], float a[ARM6_NV]);

/* the torques for what the encoders say; to be called once a millisecond */
void control_tick(float t, const float q[ARM6_NQ], const float v[ARM6_NV], float tau[ARM6_NV]);

#endif
