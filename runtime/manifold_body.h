/* SPDX-License-Identifier: MIT-0 */
/* manifold_body.h -- the code of manifold.c and manifoldf.c, included by these only.
 *
 * The includer defines, and this undefines at the end,
 *
 *   PINION_REAL                 double or float
 *   PINION_MANIFOLD_NAME(name)  name, of this file or of libm, with the suffix of that type
 *
 * Quotients that tend to 0/0 are computed by their series if the angle is small. The series takes
 * over where neither form loses a digit of a double or of a float. */

/* a x b */
static void cross(const PINION_REAL a[3], const PINION_REAL b[3], PINION_REAL out[3])
{
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

static PINION_REAL dot(const PINION_REAL a[3], const PINION_REAL b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* 1 - x2/by rest: a term of a series in nested form */
static PINION_REAL less(PINION_REAL x2, PINION_REAL by, PINION_REAL rest)
{
  return (PINION_REAL)1 - x2 / by * rest;
}

/* sin(x) / x, given x and x^2 */
static PINION_REAL sinc(PINION_REAL x, PINION_REAL x2)
{
  if (x2 < (PINION_REAL)0.01)
    return less(x2, 6, less(x2, 20, less(x2, 42, less(x2, 72, less(x2, 110, 1)))));
  return PINION_MANIFOLD_NAME(sin)(x) / x;
}

/* (x - sin(x)) / x^3 */
static PINION_REAL cubic(PINION_REAL x, PINION_REAL x2)
{
  if (x2 < (PINION_REAL)0.01)
    return less(x2, 20, less(x2, 42, less(x2, 72, less(x2, 110, 1)))) / (PINION_REAL)6;
  return (x - PINION_MANIFOLD_NAME(sin)(x)) / (x * x2);
}

/* (1 - y cot(y)) / (4 y^2), where y is half the angle; c and s are cos(y) and sin(y) */
static PINION_REAL cotangent(PINION_REAL y, PINION_REAL c, PINION_REAL s)
{
  const PINION_REAL y2 = y * y;
  if (y2 < (PINION_REAL)0.01)
    return less(-y2, 15,
                less(-y2, (PINION_REAL)10.5, less(-y2, 10, less(-y2, (PINION_REAL)9.9, 1)))) /
           (PINION_REAL)12;
  return ((PINION_REAL)1 - y * c / s) / ((PINION_REAL)4 * y2);
}

/* out = x turned by the unit quaternion u, w = u[3]: x + 2 w u x x + 2 u x (u x x). With w = -u[3]
 * it turns back. */
static void turn(const PINION_REAL u[4], PINION_REAL w, const PINION_REAL x[3], PINION_REAL out[3])
{
  PINION_REAL ux[3], uux[3];
  cross(u, x, ux);
  cross(u, ux, uux);
  for (int k = 0; k < 3; k++)
    out[k] = x[k] + (PINION_REAL)2 * (w * ux[k] + uux[k]);
}

/* product of two quaternions, each with its vector part first and its scalar part apart */
static void multiply(const PINION_REAL a[3], PINION_REAL aw, const PINION_REAL b[3], PINION_REAL bw,
                     PINION_REAL out[4])
{
  PINION_REAL ab[3];
  cross(a, b, ab);
  out[3] = aw * bw - dot(a, b);
  for (int k = 0; k < 3; k++)
    out[k] = aw * b[k] + bw * a[k] + ab[k];
}

/* scales u to length 1; its square must not overflow or vanish */
static void unit(PINION_REAL u[4])
{
  const PINION_REAL length = PINION_MANIFOLD_NAME(sqrt)(dot(u, u) + u[3] * u[3]);
  for (int k = 0; k < 4; k++)
    u[k] /= length;
}

void PINION_MANIFOLD_NAME(pinion_quaternion_normalize)(PINION_REAL u[4])
{
  PINION_REAL largest = (PINION_REAL)0, sum = (PINION_REAL)0;
  for (int k = 0; k < 4; k++) {
    const PINION_REAL size = u[k] < (PINION_REAL)0 ? -u[k] : u[k];
    largest = size > largest ? size : largest;
    sum += size;
  }
  if (sum <= (PINION_REAL)0) {
    u[3] = 1;
    return;
  }
  for (int k = 0; k < 4; k++)
    u[k] /= largest;
  unit(u);
}

/* out = u times the quaternion of the rotation vector w dt */
void PINION_MANIFOLD_NAME(pinion_spherical_integrate)(const PINION_REAL u[4],
                                                      const PINION_REAL w[3], PINION_REAL dt,
                                                      PINION_REAL out[4])
{
  PINION_REAL half[3], a, a2, scale, step[4];
  for (int k = 0; k < 3; k++)
    half[k] = (PINION_REAL)0.5 * dt * w[k];
  a2 = dot(half, half);
  a = PINION_MANIFOLD_NAME(sqrt)(a2);
  scale = sinc(a, a2);
  for (int k = 0; k < 3; k++)
    half[k] *= scale;
  multiply(u, u[3], half, PINION_MANIFOLD_NAME(cos)(a), step);
  unit(step);
  for (int k = 0; k < 4; k++)
    out[k] = step[k];
}

/* conj(u0) u1, with the sign for w >= 0 */
static void relative(const PINION_REAL u0[4], const PINION_REAL u1[4], PINION_REAL out[4])
{
  const PINION_REAL back[3] = {-u0[0], -u0[1], -u0[2]};
  multiply(back, u0[3], u1, u1[3], out);
  if (out[3] < (PINION_REAL)0) {
    for (int k = 0; k < 4; k++)
      out[k] = -out[k];
  }
}

/* the angle of a quaternion with w >= 0, over the sine of half of it */
static PINION_REAL rate(const PINION_REAL u[4])
{
  const PINION_REAL s2 = dot(u, u), s = PINION_MANIFOLD_NAME(sqrt)(s2);
  if (s2 < (PINION_REAL)1e-16)
    return (PINION_REAL)2 / u[3];
  return 2 * PINION_MANIFOLD_NAME(atan2)(s, u[3]) / s;
}

void PINION_MANIFOLD_NAME(pinion_spherical_difference)(const PINION_REAL u0[4],
                                                       const PINION_REAL u1[4], PINION_REAL w[3])
{
  PINION_REAL u[4], scale;
  relative(u0, u1, u);
  scale = rate(u);
  for (int k = 0; k < 3; k++)
    w[k] = scale * u[k];
}

/* p' = p + R V v dt with V = E + (1 - cos(a))/a^2 [w]x + (a - sin(a))/a^3 [w]x^2, w = omega dt */
void PINION_MANIFOLD_NAME(pinion_floating_integrate)(const PINION_REAL q[7], const PINION_REAL v[6],
                                                     PINION_REAL dt, PINION_REAL out[7])
{
  PINION_REAL x[3], w[3], wx[3], wwx[3], moved[3];
  PINION_REAL a, a2, half, b, c;
  for (int k = 0; k < 3; k++) {
    x[k] = dt * v[k];
    w[k] = dt * v[3 + k];
  }
  a2 = dot(w, w);
  a = PINION_MANIFOLD_NAME(sqrt)(a2);
  half = sinc((PINION_REAL)0.5 * a, (PINION_REAL)0.25 * a2);
  b = (PINION_REAL)0.5 * half * half;
  c = cubic(a, a2);
  cross(w, x, wx);
  cross(w, wx, wwx);
  for (int k = 0; k < 3; k++)
    x[k] += b * wx[k] + c * wwx[k];
  turn(q + 3, q[6], x, moved);
  for (int k = 0; k < 3; k++)
    out[k] = q[k] + moved[k];
  PINION_MANIFOLD_NAME(pinion_spherical_integrate)(q + 3, v + 3, dt, out + 3);
}

/* omega from the orientations, then V^-1 = E - [w]x/2 + (1 - a/2 cot(a/2))/a^2 [w]x^2 */
void PINION_MANIFOLD_NAME(pinion_floating_difference)(const PINION_REAL q0[7],
                                                      const PINION_REAL q1[7], PINION_REAL v[6])
{
  PINION_REAL u[4], moved[3], x[3], wx[3], wwx[3], scale, s, y, c;
  PINION_REAL *w = v + 3;
  relative(q0 + 3, q1 + 3, u);
  scale = rate(u);
  for (int k = 0; k < 3; k++) {
    moved[k] = q1[k] - q0[k];
    w[k] = scale * u[k];
  }
  turn(q0 + 3, -q0[6], moved, x);
  s = PINION_MANIFOLD_NAME(sqrt)(dot(u, u));
  y = (PINION_REAL)0.5 * scale * s;
  c = cotangent(y, u[3], s);
  cross(w, x, wx);
  cross(w, wx, wwx);
  for (int k = 0; k < 3; k++)
    v[k] = x[k] - (PINION_REAL)0.5 * wx[k] + c * wwx[k];
}

/* out = (c s; -s c)' x or, with -s for s, its inverse */
static void turn_plane(PINION_REAL c, PINION_REAL s, const PINION_REAL x[2], PINION_REAL out[2])
{
  const PINION_REAL x0 = x[0], x1 = x[1];
  out[0] = c * x0 - s * x1;
  out[1] = s * x0 + c * x1;
}

/* along an arc: the chord has the direction in the middle, and sin(a/2)/(a/2) of its length */
void PINION_MANIFOLD_NAME(pinion_planar_integrate)(const PINION_REAL q[3], const PINION_REAL v[3],
                                                   PINION_REAL dt, PINION_REAL out[3])
{
  const PINION_REAL y = (PINION_REAL)0.5 * dt * v[2], shrink = dt * sinc(y, y * y);
  const PINION_REAL x[2] = {shrink * v[0], shrink * v[1]};
  PINION_REAL chord[2];
  turn_plane(PINION_MANIFOLD_NAME(cos)(q[2] + y), PINION_MANIFOLD_NAME(sin)(q[2] + y), x, chord);
  out[0] = q[0] + chord[0];
  out[1] = q[1] + chord[1];
  out[2] = q[2] + dt * v[2];
}

void PINION_MANIFOLD_NAME(pinion_planar_difference)(const PINION_REAL q0[3],
                                                    const PINION_REAL q1[3], PINION_REAL v[3])
{
  const PINION_REAL a =
      PINION_MANIFOLD_NAME(remainder)(q1[2] - q0[2], (PINION_REAL)6.283185307179586476925);
  const PINION_REAL y = (PINION_REAL)0.5 * a, stretch = 1 / sinc(y, y * y);
  const PINION_REAL chord[2] = {stretch * (q1[0] - q0[0]), stretch * (q1[1] - q0[1])};
  turn_plane(PINION_MANIFOLD_NAME(cos)(q0[2] + y), -PINION_MANIFOLD_NAME(sin)(q0[2] + y), chord, v);
  v[2] = a;
}

/* (1 - a^2/2 - cos(a)) / a^4 and (a - sin(a) - a^3/6) / a^5, given a and a^2. The first terms of
 * both series cancel, so up to half a radian the rest is summed as a series. */
static PINION_REAL quartic(PINION_REAL a, PINION_REAL a2)
{
  if (a2 < (PINION_REAL)0.25)
    return -less(a2, 30, less(a2, 56, less(a2, 90, less(a2, 132, less(a2, 182, 1))))) /
           (PINION_REAL)24;
  return ((PINION_REAL)1 - a2 / (PINION_REAL)2 - PINION_MANIFOLD_NAME(cos)(a)) / (a2 * a2);
}

static PINION_REAL quintic(PINION_REAL a, PINION_REAL a2)
{
  if (a2 < (PINION_REAL)0.25)
    return -less(a2, 42, less(a2, 72, less(a2, 110, less(a2, 156, less(a2, 210, 1))))) /
           (PINION_REAL)120;
  return (a - PINION_MANIFOLD_NAME(sin)(a) - a * a2 / (PINION_REAL)6) / (a2 * a2 * a);
}

/* out += s A B, all 3 x 3 row-major */
static void add_product(PINION_REAL s, const PINION_REAL A[9], const PINION_REAL B[9],
                        PINION_REAL out[9])
{
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      out[3 * i + j] += s * (A[3 * i] * B[j] + A[3 * i + 1] * B[3 + j] + A[3 * i + 2] * B[6 + j]);
  }
}

static void skew(const PINION_REAL a[3], PINION_REAL out[9])
{
  const PINION_REAL list[9] = {0, -a[2], a[1], a[2], 0, -a[0], -a[1], a[0], 0};
  for (int k = 0; k < 9; k++)
    out[k] = list[k];
}

/* Derivatives of integrate along a screw x = v dt, linear part first, in the axes of the child. The
 * one for q is the adjoint of the inverse of exp(x). The one for v is dt times the right Jacobian
 * of SE(3); Barfoot gives the closed form of its block for the effect of a rotation on translation
 * (State Estimation for Robotics, eq. 7.86). */
static void screw_jacobians(const PINION_REAL x[6], PINION_REAL dt, PINION_REAL by_q[36],
                            PINION_REAL by_v[36])
{
  const PINION_REAL a2 = dot(x + 3, x + 3), a = PINION_MANIFOLD_NAME(sqrt)(a2);
  const PINION_REAL half = sinc((PINION_REAL)0.5 * a, (PINION_REAL)0.25 * a2);
  const PINION_REAL s = sinc(a, a2), b = (PINION_REAL)0.5 * half * half, c = cubic(a, a2);
  const PINION_REAL d = quartic(a, a2),
                    e = (PINION_REAL)-0.5 * (d - (PINION_REAL)3 * quintic(a, a2));
  PINION_REAL W[9], X[9], WW[9] = {0}, WX[9] = {0}, XW[9] = {0}, WXW[9] = {0}, P[9], PR[9] = {0};
  PINION_REAL R[9], V[9], Q[9], wx[3], wwx[3], p[3];

  /* W and X: cross products with the rotation and the translation of x, and their products */
  skew(x + 3, W);
  skew(x, X);
  add_product(1, W, W, WW);
  add_product(1, W, X, WX);
  add_product(1, X, W, XW);
  add_product(1, WX, W, WXW);

  /* p: the translation of exp(x); R: the inverse of its rotation; V, Q: blocks of the Jacobian */
  cross(x + 3, x, wx);
  cross(x + 3, wx, wwx);
  for (int k = 0; k < 3; k++)
    p[k] = x[k] + b * wx[k] + c * wwx[k];
  for (int k = 0; k < 9; k++) { /* the inverse of a rotation is its transpose */
    const PINION_REAL one = (PINION_REAL)(k % 4 == 0 ? 1 : 0);
    R[k] = one - s * W[k] + b * WW[k];
    V[k] = dt * (one - b * W[k] + c * WW[k]);
    Q[k] = (PINION_REAL)-0.5 * X[k] + c * (WX[k] + XW[k] - WXW[k]) - (PINION_REAL)3 * d * WXW[k];
  }
  add_product(d, WW, X, Q);
  add_product(d, XW, W, Q);
  add_product(e, WXW, W, Q);
  add_product(e, W, WXW, Q);
  skew(p, P);
  add_product(-1, R, P, PR);

  /* [R PR; 0 R] and [V Q; 0 V] */
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      const int k = 3 * i + j, at = 6 * i + j;
      by_q[at] = by_q[at + 21] = R[k];
      by_v[at] = by_v[at + 21] = V[k];
      by_q[at + 3] = PR[k];
      by_v[at + 3] = dt * Q[k];
      by_q[at + 18] = by_v[at + 18] = 0;
    }
  }
}

/* writes the rows and columns `places` of the derivatives along a screw; rows of the result are
 * `stride` apart */
static void put_jacobians(const PINION_REAL x[6], PINION_REAL dt, int n, const int places[6],
                          PINION_REAL *by_q, PINION_REAL *by_v, int stride)
{
  PINION_REAL q[36], v[36];
  screw_jacobians(x, dt, q, v);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      by_q[i * stride + j] = q[6 * places[i] + places[j]];
      by_v[i * stride + j] = v[6 * places[i] + places[j]];
    }
  }
}

void PINION_MANIFOLD_NAME(pinion_floating_jacobians)(const PINION_REAL v[6], PINION_REAL dt,
                                                     PINION_REAL *by_q, PINION_REAL *by_v,
                                                     int stride)
{
  const int places[6] = {0, 1, 2, 3, 4, 5};
  PINION_REAL x[6];
  for (int k = 0; k < 6; k++)
    x[k] = dt * v[k];
  put_jacobians(x, dt, 6, places, by_q, by_v, stride);
}

void PINION_MANIFOLD_NAME(pinion_spherical_jacobians)(const PINION_REAL w[3], PINION_REAL dt,
                                                      PINION_REAL *by_q, PINION_REAL *by_v,
                                                      int stride)
{
  const int places[6] = {3, 4, 5, 0, 0, 0};
  const PINION_REAL x[6] = {0, 0, 0, dt * w[0], dt * w[1], dt * w[2]};
  put_jacobians(x, dt, 3, places, by_q, by_v, stride);
}

void PINION_MANIFOLD_NAME(pinion_planar_jacobians)(const PINION_REAL v[3], PINION_REAL dt,
                                                   PINION_REAL *by_q, PINION_REAL *by_v, int stride)
{
  const int places[6] = {0, 1, 5, 0, 0, 0};
  const PINION_REAL x[6] = {dt * v[0], dt * v[1], 0, 0, 0, dt * v[2]};
  put_jacobians(x, dt, 3, places, by_q, by_v, stride);
}

/* The inverse of the right Jacobian of SE(3) at a screw x. Its blocks on the diagonal are
 * V^-1 = E + [w]x/2 + (1 - a/2 cot(a/2))/a^2 [w]x^2; the one for translation by turning is
 * -V^-1 Q V^-1. */
static void inverse_jacobian(const PINION_REAL x[6], PINION_REAL out[36])
{
  const PINION_REAL a2 = dot(x + 3, x + 3), y = (PINION_REAL)0.5 * PINION_MANIFOLD_NAME(sqrt)(a2);
  const PINION_REAL c = cotangent(y, PINION_MANIFOLD_NAME(cos)(y), PINION_MANIFOLD_NAME(sin)(y));
  PINION_REAL by_q[36], J[36], W[9], V[9], WW[9] = {0}, Q[9], QV[9] = {0}, VQV[9] = {0};
  screw_jacobians(x, 1, by_q, J);
  skew(x + 3, W);
  add_product(1, W, W, WW);
  for (int k = 0; k < 9; k++) {
    V[k] = (k % 4 == 0) + (PINION_REAL)0.5 * W[k] + c * WW[k];
    Q[k] = J[6 * (k / 3) + 3 + k % 3];
  }
  add_product(1, Q, V, QV);
  add_product(-1, V, QV, VQV);
  for (int k = 0; k < 9; k++) {
    const int at = 6 * (k / 3) + k % 3;
    out[at] = out[at + 21] = V[k];
    out[at + 3] = VQV[k];
    out[at + 18] = 0;
  }
}

/* derivatives of difference: for q1 the inverse above at x, for q0 minus the inverse at -x */
static void put_inverses(const PINION_REAL x[6], int n, const int places[6], PINION_REAL *by_0,
                         PINION_REAL *by_1, int stride)
{
  PINION_REAL back[6], inverse_0[36], inverse_1[36];
  for (int k = 0; k < 6; k++)
    back[k] = -x[k];
  inverse_jacobian(back, inverse_0);
  inverse_jacobian(x, inverse_1);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      by_0[i * stride + j] = -inverse_0[6 * places[i] + places[j]];
      by_1[i * stride + j] = inverse_1[6 * places[i] + places[j]];
    }
  }
}

void PINION_MANIFOLD_NAME(pinion_floating_difference_jacobians)(const PINION_REAL q0[7],
                                                                const PINION_REAL q1[7],
                                                                PINION_REAL *by_0,
                                                                PINION_REAL *by_1, int stride)
{
  const int places[6] = {0, 1, 2, 3, 4, 5};
  PINION_REAL x[6];
  PINION_MANIFOLD_NAME(pinion_floating_difference)(q0, q1, x);
  put_inverses(x, 6, places, by_0, by_1, stride);
}

void PINION_MANIFOLD_NAME(pinion_spherical_difference_jacobians)(const PINION_REAL u0[4],
                                                                 const PINION_REAL u1[4],
                                                                 PINION_REAL *by_0,
                                                                 PINION_REAL *by_1, int stride)
{
  const int places[6] = {3, 4, 5, 0, 0, 0};
  PINION_REAL x[6] = {0};
  PINION_MANIFOLD_NAME(pinion_spherical_difference)(u0, u1, x + 3);
  put_inverses(x, 3, places, by_0, by_1, stride);
}

void PINION_MANIFOLD_NAME(pinion_planar_difference_jacobians)(const PINION_REAL q0[3],
                                                              const PINION_REAL q1[3],
                                                              PINION_REAL *by_0, PINION_REAL *by_1,
                                                              int stride)
{
  const int places[6] = {0, 1, 5, 0, 0, 0};
  PINION_REAL v[3];
  PINION_MANIFOLD_NAME(pinion_planar_difference)(q0, q1, v);
  const PINION_REAL x[6] = {v[0], v[1], 0, 0, 0, v[2]};
  put_inverses(x, 3, places, by_0, by_1, stride);
}

#undef PINION_REAL
#undef PINION_MANIFOLD_NAME
