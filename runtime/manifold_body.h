/* SPDX-License-Identifier: MIT-0 */
/* manifold_body.h -- the text that manifold.c and manifoldf.c share; nobody else includes it.
 *
 * The includer defines the type real and, for it, real_sin, real_cos, real_sqrt, real_atan2 and
 * real_remainder. Quotients that tend to 0/0 are taken from their series where the angle is small;
 * the bounds are such that neither form loses a digit of a double, hence none of a float. */
#ifndef PINION_MANIFOLD_BODY_H
#define PINION_MANIFOLD_BODY_H

/* a x b */
static void cross(const real a[3], const real b[3], real out[3])
{
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

static real dot(const real a[3], const real b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* sin(x) / x by x and x^2: x - x^3/6 + ... over x */
static real sinc(real x, real x2)
{
  if (x2 < (real)0.01)
    return (real)1 - x2 / (real)6 *
                         ((real)1 - x2 / (real)20 *
                                        ((real)1 - x2 / (real)42 *
                                                       ((real)1 - x2 / (real)72 *
                                                                      ((real)1 - x2 / (real)110))));
  return real_sin(x) / x;
}

/* (x - sin(x)) / x^3 */
static real cubic(real x, real x2)
{
  if (x2 < (real)0.01)
    return ((real)1 - x2 / (real)20 *
                          ((real)1 - x2 / (real)42 *
                                         ((real)1 - x2 / (real)72 * ((real)1 - x2 / (real)110)))) /
           (real)6;
  return (x - real_sin(x)) / (x * x2);
}

/* (1 - y cot(y)) / (4 y^2), y half the angle; given the cosine and sine of y too */
static real cotangent(real y, real c, real s)
{
  const real y2 = y * y;
  if (y2 < (real)0.01)
    return ((real)1 +
            y2 / (real)15 *
                ((real)1 + y2 * (real)(2.0 / 21.0) *
                               ((real)1 + y2 / (real)10 * ((real)1 + y2 * (real)(10.0 / 99.0))))) /
           (real)12;
  return ((real)1 - y * c / s) / ((real)4 * y2);
}

/* out = x turned by the unit quaternion u, or back by it: x + 2 w u x x + 2 u x (u x x) */
static void turn(const real u[4], real w, const real x[3], real out[3])
{
  real ux[3], uux[3];
  cross(u, x, ux);
  cross(u, ux, uux);
  for (int k = 0; k < 3; k++)
    out[k] = x[k] + (real)2 * (w * ux[k] + uux[k]);
}

/* vector and scalar part of a b, of which a and b are given as such */
static void multiply(const real a[3], real aw, const real b[3], real bw, real out[4])
{
  real ab[3];
  cross(a, b, ab);
  out[3] = aw * bw - dot(a, b);
  for (int k = 0; k < 3; k++)
    out[k] = aw * b[k] + bw * a[k] + ab[k];
}

/* u to length 1, of one whose square neither overflows nor vanishes */
static void unit(real u[4])
{
  const real length = real_sqrt(dot(u, u) + u[3] * u[3]);
  for (int k = 0; k < 4; k++)
    u[k] /= length;
}

static void quaternion_normalize(real u[4])
{
  real largest = (real)0, sum = (real)0;
  for (int k = 0; k < 4; k++) {
    const real size = u[k] < (real)0 ? -u[k] : u[k];
    largest = size > largest ? size : largest;
    sum += size;
  }
  if (sum <= (real)0) {
    u[3] = (real)1;
    return;
  }
  for (int k = 0; k < 4; k++)
    u[k] /= largest;
  unit(u);
}

/* out = u times the quaternion of the rotation vector w dt */
static void spherical_integrate(const real u[4], const real w[3], real dt, real out[4])
{
  real half[3], a, a2, scale, step[4];
  for (int k = 0; k < 3; k++)
    half[k] = (real)0.5 * dt * w[k];
  a2 = dot(half, half);
  a = real_sqrt(a2);
  scale = sinc(a, a2);
  for (int k = 0; k < 3; k++)
    half[k] *= scale;
  multiply(u, u[3], half, real_cos(a), step);
  unit(step);
  for (int k = 0; k < 4; k++)
    out[k] = step[k];
}

/* conj(u0) u1, of its two signs the one with w >= 0 */
static void relative(const real u0[4], const real u1[4], real out[4])
{
  const real back[3] = {-u0[0], -u0[1], -u0[2]};
  multiply(back, u0[3], u1, u1[3], out);
  if (out[3] < (real)0) {
    for (int k = 0; k < 4; k++)
      out[k] = -out[k];
  }
}

/* angle over sine of its half, of a quaternion with w >= 0 */
static real rate(const real u[4])
{
  const real s2 = dot(u, u), s = real_sqrt(s2);
  if (s2 < (real)1e-16)
    return (real)2 / u[3];
  return (real)2 * real_atan2(s, u[3]) / s;
}

static void spherical_difference(const real u0[4], const real u1[4], real w[3])
{
  real u[4], scale;
  relative(u0, u1, u);
  scale = rate(u);
  for (int k = 0; k < 3; k++)
    w[k] = scale * u[k];
}

/* p' = p + R V v dt with V = E + (1 - cos(a))/a^2 [w]x + (a - sin(a))/a^3 [w]x^2, w = omega dt */
static void floating_integrate(const real q[7], const real v[6], real dt, real out[7])
{
  real x[3], w[3], wx[3], wwx[3], moved[3];
  real a, a2, half, b, c;
  for (int k = 0; k < 3; k++) {
    x[k] = dt * v[k];
    w[k] = dt * v[3 + k];
  }
  a2 = dot(w, w);
  a = real_sqrt(a2);
  half = sinc((real)0.5 * a, (real)0.25 * a2);
  b = (real)0.5 * half * half;
  c = cubic(a, a2);
  cross(w, x, wx);
  cross(w, wx, wwx);
  for (int k = 0; k < 3; k++)
    x[k] += b * wx[k] + c * wwx[k];
  turn(q + 3, q[6], x, moved);
  for (int k = 0; k < 3; k++)
    out[k] = q[k] + moved[k];
  spherical_integrate(q + 3, v + 3, dt, out + 3);
}

/* omega from the orientations, then V^-1 = E - [w]x/2 + (1 - a/2 cot(a/2))/a^2 [w]x^2 */
static void floating_difference(const real q0[7], const real q1[7], real v[6])
{
  real u[4], moved[3], x[3], wx[3], wwx[3], scale, s, y, c;
  real *w = v + 3;
  relative(q0 + 3, q1 + 3, u);
  scale = rate(u);
  for (int k = 0; k < 3; k++) {
    moved[k] = q1[k] - q0[k];
    w[k] = scale * u[k];
  }
  turn(q0 + 3, -q0[6], moved, x);
  s = real_sqrt(dot(u, u));
  y = (real)0.5 * scale * s;
  c = cotangent(y, u[3], s);
  cross(w, x, wx);
  cross(w, wx, wwx);
  for (int k = 0; k < 3; k++)
    v[k] = x[k] - (real)0.5 * wx[k] + c * wwx[k];
}

/* out = (c s; -s c)' x or, with -s for s, its inverse */
static void turn_plane(real c, real s, const real x[2], real out[2])
{
  const real x0 = x[0], x1 = x[1];
  out[0] = c * x0 - s * x1;
  out[1] = s * x0 + c * x1;
}

/* along an arc: the chord has the direction in the middle, and sin(a/2)/(a/2) of its length */
static void planar_integrate(const real q[3], const real v[3], real dt, real out[3])
{
  const real y = (real)0.5 * dt * v[2], shrink = dt * sinc(y, y * y);
  const real x[2] = {shrink * v[0], shrink * v[1]};
  real chord[2];
  turn_plane(real_cos(q[2] + y), real_sin(q[2] + y), x, chord);
  out[0] = q[0] + chord[0];
  out[1] = q[1] + chord[1];
  out[2] = q[2] + dt * v[2];
}

static void planar_difference(const real q0[3], const real q1[3], real v[3])
{
  const real a = real_remainder(q1[2] - q0[2], (real)6.283185307179586476925);
  const real y = (real)0.5 * a, stretch = (real)1 / sinc(y, y * y);
  const real chord[2] = {stretch * (q1[0] - q0[0]), stretch * (q1[1] - q0[1])};
  turn_plane(real_cos(q0[2] + y), -real_sin(q0[2] + y), chord, v);
  v[2] = a;
}

#endif
