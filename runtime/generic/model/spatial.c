/* SPDX-License-Identifier: MIT-0 */
/* spatial.c -- see spatial.h. */
#include "generic/model/spatial.h"

void pinion_mul33(const double A[9], const double B[9], double out[9])
{
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      out[3 * i + j] = A[3 * i] * B[j] + A[3 * i + 1] * B[3 + j] + A[3 * i + 2] * B[6 + j];
  }
}

void pinion_rotation(const double u[3], double a, double b, double out[9])
{
  const double x = u[0], y = u[1], z = u[2];

  /* [u]x^2 = u u' - u'u E; the sums of squares also hold if u is not a unit vector */
  out[0] = 1.0 - b * (y * y + z * z);
  out[1] = b * x * y - a * z;
  out[2] = b * x * z + a * y;
  out[3] = b * x * y + a * z;
  out[4] = 1.0 - b * (x * x + z * z);
  out[5] = b * y * z - a * x;
  out[6] = b * x * z - a * y;
  out[7] = b * y * z + a * x;
  out[8] = 1.0 - b * (x * x + y * y);
}

void pinion_motion_down(const pinion_pose *X, const double v[6], double out[6])
{
  /* velocity of the point of the parent body at the child's origin, then turn */
  double lin[3];
  pinion_cross(v + 3, X->p, lin);
  for (int k = 0; k < 3; k++)
    lin[k] += v[k];
  pinion_unrotate(X->R, lin, out);
  pinion_unrotate(X->R, v + 3, out + 3);
}

void pinion_force_up(const pinion_pose *X, const double f[6], double out[6])
{
  double force[3], moment[3], lever[3];
  pinion_rotate(X->R, f, force);
  pinion_rotate(X->R, f + 3, moment);

  /* the force acts at the child's origin: p x force about the parent's */
  pinion_cross(X->p, force, lever);
  for (int k = 0; k < 3; k++) {
    out[k] = force[k];
    out[3 + k] = moment[k] + lever[k];
  }
}

void pinion_motion_up(const pinion_pose *X, const double v[6], double out[6])
{
  double lin[3], ang[3], lever[3];
  pinion_rotate(X->R, v, lin);
  pinion_rotate(X->R, v + 3, ang);

  /* the point of the child body at the parent's origin */
  pinion_cross(X->p, ang, lever);
  for (int k = 0; k < 3; k++) {
    out[k] = lin[k] + lever[k];
    out[3 + k] = ang[k];
  }
}

void pinion_pose_compose(const pinion_pose *outer, const pinion_pose *inner, pinion_pose *out)
{
  pinion_pose X;
  pinion_mul33(outer->R, inner->R, X.R);
  pinion_rotate(outer->R, inner->p, X.p);
  for (int k = 0; k < 3; k++)
    X.p[k] += outer->p[k];
  *out = X;
}

void pinion_motion_cross_add(const double v[6], const double m[6], double sum[6])
{
  double wl[3], la[3], wa[3];
  pinion_cross(v + 3, m, wl);
  pinion_cross(v, m + 3, la);
  pinion_cross(v + 3, m + 3, wa);
  for (int k = 0; k < 3; k++) {
    sum[k] += wl[k] + la[k];
    sum[3 + k] += wa[k];
  }
}

void pinion_force_cross_add(const double v[6], const double f[6], double sum[6])
{
  double wf[3], vf[3], wn[3];
  pinion_cross(v + 3, f, wf);
  pinion_cross(v, f, vf);
  pinion_cross(v + 3, f + 3, wn);
  for (int k = 0; k < 3; k++) {
    sum[k] += wf[k];
    sum[3 + k] += vf[k] + wn[k];
  }
}

pinion_inertia pinion_body_inertia(const pinion_body *body)
{
  pinion_inertia J;
  J.m = body->m;
  for (int k = 0; k < 3; k++)
    J.h[k] = body->h[k];
  for (int k = 0; k < 6; k++)
    J.I[k] = body->I[k];
  return J;
}

void pinion_inertia_mul(const pinion_inertia *I, const double v[6], double out[6])
{
  const double *J = I->I, *w = v + 3;
  double wh[3], hv[3];
  pinion_cross(w, I->h, wh);
  pinion_cross(I->h, v, hv);

  /* linear: m v + w x h; angular: h x v + I w */
  for (int k = 0; k < 3; k++)
    out[k] = I->m * v[k] + wh[k];
  out[3] = hv[0] + J[0] * w[0] + J[1] * w[1] + J[2] * w[2];
  out[4] = hv[1] + J[1] * w[0] + J[3] * w[1] + J[4] * w[2];
  out[5] = hv[2] + J[2] * w[0] + J[4] * w[1] + J[5] * w[2];
}

/* out = R J R' of a symmetric J, both as xx xy xz yy yz zz. It makes no call: after one, gcc 12
 * leaves the upper halves of AVX registers in use, and later SSE code runs at half its speed. */
static void rotate_symmetric(const double R[9], const double J[6], double out[6])
{
  double T[9];
  for (int i = 0; i < 9; i += 3) {
    T[i] = R[i] * J[0] + R[i + 1] * J[1] + R[i + 2] * J[2];
    T[i + 1] = R[i] * J[1] + R[i + 1] * J[3] + R[i + 2] * J[4];
    T[i + 2] = R[i] * J[2] + R[i + 1] * J[4] + R[i + 2] * J[5];
  }
  out[0] = pinion_dot3(T, R);
  out[1] = pinion_dot3(T, R + 3);
  out[2] = pinion_dot3(T, R + 6);
  out[3] = pinion_dot3(T + 3, R + 3);
  out[4] = pinion_dot3(T + 3, R + 6);
  out[5] = pinion_dot3(T + 6, R + 6);
}

void pinion_inertia_up_add(const pinion_pose *X, const pinion_inertia *I, pinion_inertia *sum)
{
  const double *p = X->p;
  const double m = I->m;
  double h[3], J[6], g[3];
  pinion_rotate(X->R, I->h, h);
  rotate_symmetric(X->R, I->I, J);

  /* the theorem of parallel axes, with g = 2 h + m p for the terms in h and in m together:
   * J + (p'g) E - (p g' + g p')/2 */
  for (int k = 0; k < 3; k++)
    g[k] = 2.0 * h[k] + m * p[k];
  sum->I[0] += J[0] + p[1] * g[1] + p[2] * g[2];
  sum->I[1] += J[1] - 0.5 * (p[0] * g[1] + p[1] * g[0]);
  sum->I[2] += J[2] - 0.5 * (p[0] * g[2] + p[2] * g[0]);
  sum->I[3] += J[3] + p[0] * g[0] + p[2] * g[2];
  sum->I[4] += J[4] - 0.5 * (p[1] * g[2] + p[2] * g[1]);
  sum->I[5] += J[5] + p[0] * g[0] + p[1] * g[1];

  sum->m += m;
  for (int k = 0; k < 3; k++)
    sum->h[k] += h[k] + m * p[k];
}

void pinion_inertia_matrix(const pinion_inertia *I, double M[36])
{
  const double *h = I->h, *J = I->I;
  const double hx[9] = {0.0, -h[2], h[1], h[2], 0.0, -h[0], -h[1], h[0], 0.0};
  const double full[9] = {J[0], J[1], J[2], J[1], J[3], J[4], J[2], J[4], J[5]};
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      M[6 * i + j] = i == j ? I->m : 0.0;
      M[6 * i + 3 + j] = -hx[3 * i + j];
      M[6 * (3 + i) + j] = hx[3 * i + j];
      M[6 * (3 + i) + 3 + j] = full[3 * i + j];
    }
  }
}

void pinion_mul6(const double M[36], const double v[6], double out[6])
{
  for (int i = 0; i < 6; i++) {
    out[i] = 0.0;
    for (int j = 0; j < 6; j++)
      out[i] += M[6 * i + j] * v[j];
  }
}

void pinion_matrix_up_add(const pinion_pose *X, const double M[36], double sum[36])
{
  /* column by column: transform a unit motion down, and the force that M makes of it up */
  for (int j = 0; j < 6; j++) {
    double unit[6] = {0.0}, down[6], f[6];
    unit[j] = 1.0;
    pinion_motion_down(X, unit, down);
    pinion_mul6(M, down, f);
    pinion_force_up(X, f, f);
    for (int i = 0; i < 6; i++)
      sum[6 * i + j] += f[i];
  }
}
