/* SPDX-License-Identifier: MIT-0 */
/* manifold.c -- see manifold.h; in double. */
#include <math.h>

#include "manifold.h"

typedef double real;
static real real_sin(real x) { return sin(x); }
static real real_cos(real x) { return cos(x); }
static real real_sqrt(real x) { return sqrt(x); }
static real real_atan2(real y, real x) { return atan2(y, x); }
static real real_remainder(real x, real y) { return remainder(x, y); }

#include "manifold_body.h"

void pinion_floating_integrate(const double q[7], const double v[6], double dt, double out[7])
{
  floating_integrate(q, v, dt, out);
}

void pinion_floating_difference(const double q0[7], const double q1[7], double v[6])
{
  floating_difference(q0, q1, v);
}

void pinion_spherical_integrate(const double q[4], const double v[3], double dt, double out[4])
{
  spherical_integrate(q, v, dt, out);
}

void pinion_spherical_difference(const double q0[4], const double q1[4], double v[3])
{
  spherical_difference(q0, q1, v);
}

void pinion_planar_integrate(const double q[3], const double v[3], double dt, double out[3])
{
  planar_integrate(q, v, dt, out);
}

void pinion_planar_difference(const double q0[3], const double q1[3], double v[3])
{
  planar_difference(q0, q1, v);
}

void pinion_quaternion_normalize(double u[4]) { quaternion_normalize(u); }
