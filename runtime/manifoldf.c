/* SPDX-License-Identifier: MIT-0 */
/* manifoldf.c -- see manifold.h; in float. */
#include <math.h>

#include "manifold.h"

typedef float real;
static real real_sin(real x) { return sinf(x); }
static real real_cos(real x) { return cosf(x); }
static real real_sqrt(real x) { return sqrtf(x); }
static real real_atan2(real y, real x) { return atan2f(y, x); }
static real real_remainder(real x, real y) { return remainderf(x, y); }

#include "manifold_body.h"

void pinion_floating_integratef(const float q[7], const float v[6], float dt, float out[7])
{
  floating_integrate(q, v, dt, out);
}

void pinion_floating_differencef(const float q0[7], const float q1[7], float v[6])
{
  floating_difference(q0, q1, v);
}

void pinion_spherical_integratef(const float q[4], const float v[3], float dt, float out[4])
{
  spherical_integrate(q, v, dt, out);
}

void pinion_spherical_differencef(const float q0[4], const float q1[4], float v[3])
{
  spherical_difference(q0, q1, v);
}

void pinion_planar_integratef(const float q[3], const float v[3], float dt, float out[3])
{
  planar_integrate(q, v, dt, out);
}

void pinion_planar_differencef(const float q0[3], const float q1[3], float v[3])
{
  planar_difference(q0, q1, v);
}

void pinion_quaternion_normalizef(float u[4]) { quaternion_normalize(u); }
