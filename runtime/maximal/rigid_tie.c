/* SPDX-License-Identifier: MIT-0 */
/* rigid_tie.c -- rows of constraints between free bodies, see rigid.h.
 *
 * Each row of phi is a function of the pose p, R of frame A in frame B. Its rate is
 * n' dp/dt + m' omega, both in B's axes. */
#include <math.h>

#include "rigid.h"

/* the two frames in the world, and A in B */
typedef struct sight {
  const pinion_rigid *a, *b;
  double la[3], lb[3];  /* from the origin of a body to its frame */
  double B[9];          /* axes of frame B */
  double d[3];          /* from B to A */
  double p[3], R[9];    /* A in B */
  double dp[3], w[3];   /* their rates, in B's axes */
  double ddp[3], dw[3]; /* rates of dp and w if no body accelerates */
} sight;

static const pinion_rigid ground = {{1, 0, 0, 0, 1, 0, 0, 0, 1}, {0}, {0}, {0}, {0}, {0}, {0}, 0};

/* sum += s a x b */
static void add_cross(double s, const double a[3], const double b[3], double sum[3])
{
  double x[3];
  pinion_cross(a, b, x);
  for (int k = 0; k < 3; k++)
    sum[k] += s * x[k];
}

/* sum += s w x (w x l) */
static void add_centripetal(double s, const double w[3], const double l[3], double sum[3])
{
  double wl[3];
  pinion_cross(w, l, wl);
  add_cross(s, w, wl, sum);
}

static void look(const pinion_constraint *tie, const pinion_rigid *rigid, sight *s)
{
  const pinion_rigid *a = tie->body_a < 0 ? &ground : &rigid[tie->body_a];
  const pinion_rigid *b = tie->body_b < 0 ? &ground : &rigid[tie->body_b];
  double A[9], Bt[9], dd[3] = {0.0}, rate[3], x[3], wb_wa[3];
  s->a = a;
  s->b = b;
  pinion_rotate(a->R, tie->p_a, s->la);
  pinion_rotate(b->R, tie->p_b, s->lb);
  pinion_mul33(a->R, tie->R_a, A);
  pinion_mul33(b->R, tie->R_b, s->B);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      Bt[3 * i + j] = s->B[3 * j + i];
    s->d[i] = a->r[i] + s->la[i] - b->r[i] - s->lb[i];
    rate[i] = a->v[i] - b->v[i];
    x[i] = a->w[i] - b->w[i];
  }
  pinion_mul33(Bt, A, s->R);
  pinion_rotate(Bt, s->d, s->p);
  pinion_rotate(Bt, x, s->w);

  /* rates of d in the world, then in B, which turns: d' - w x d, d'' - 2 w x d' + w x (w x d) */
  add_cross(1.0, a->w, s->la, rate);
  add_cross(-1.0, b->w, s->lb, rate);
  add_centripetal(1.0, a->w, s->la, dd);
  add_centripetal(-1.0, b->w, s->lb, dd);
  add_cross(-2.0, b->w, rate, dd);
  add_centripetal(1.0, b->w, s->d, dd);
  add_cross(-1.0, b->w, s->d, rate);
  pinion_rotate(Bt, rate, s->dp);
  pinion_rotate(Bt, dd, s->ddp);
  pinion_cross(a->w, b->w, wb_wa);
  pinion_rotate(Bt, wb_wa, s->dw);
}

/* second rate in B of a vector x fixed in A: dw x x + w x (w x x) */
static void swing(const sight *s, const double x[3], double ddx[3])
{
  for (int k = 0; k < 3; k++)
    ddx[k] = 0.0;
  add_cross(1.0, s->dw, x, ddx);
  add_centripetal(1.0, s->w, x, ddx);
}

/* the row whose rate is n' dp + m' w, n and m in B's axes; rest is its second rate without
 * accelerations */
static void put(const sight *s, const double n[3], const double m[3], double rest, double *a,
                double *b, double *beta)
{
  double reach[3];
  for (int k = 0; k < 3; k++)
    reach[k] = s->lb[k] + s->d[k];
  pinion_rotate(s->B, n, a);
  pinion_rotate(s->B, m, a + 3);
  for (int k = 0; k < 6; k++)
    b[k] = -a[k];
  add_cross(1.0, s->la, a, a + 3);
  add_cross(1.0, reach, b, b + 3);
  *beta = -rest;
}

/* the row p_k */
static void put_position(const sight *s, int k, double *a, double *b, double *beta)
{
  static const double none[3] = {0.0, 0.0, 0.0};
  double n[3] = {0.0, 0.0, 0.0};
  n[k] = 1.0;
  put(s, n, none, s->ddp[k], a, b, beta);
}

/* the row of A's z along axis k of B, times a sign: its rate is sign e_k' (w x z) */
static void put_axis(const sight *s, int k, double sign, double *a, double *b, double *beta)
{
  static const double none[3] = {0.0, 0.0, 0.0};
  const double z[3] = {s->R[2], s->R[5], s->R[8]};
  double e[3] = {0.0, 0.0, 0.0}, m[3], ddz[3];
  e[k] = sign;
  pinion_cross(z, e, m);
  swing(s, z, ddz);
  put(s, none, m, sign * ddz[k], a, b, beta);
}

/* the row of component k of the axial vector of R, which is half the sum of e_j x (column j of R)
 * over j; the rate of column j is w x column j */
static void put_turn(const sight *s, int k, double *a, double *b, double *beta)
{
  static const double none[3] = {0.0, 0.0, 0.0};
  double m[3] = {0.0, 0.0, 0.0}, rest = 0.0;
  for (int j = 0; j < 3; j++) {
    const double x[3] = {s->R[j], s->R[3 + j], s->R[6 + j]};
    double half[3] = {0.0, 0.0, 0.0}, along[3], ddx[3];

    /* e_k' (e_j x y) = (e_k x e_j)' y with y = w x column j */
    if (j == k)
      continue;
    half[3 - j - k] = (j - k + 3) % 3 == 1 ? 0.5 : -0.5;
    pinion_cross(x, half, along);
    swing(s, x, ddx);
    rest += pinion_dot3(half, ddx);
    for (int i = 0; i < 3; i++)
      m[i] += along[i];
  }
  put(s, none, m, rest, a, b, beta);
}

/* the row of a distance: its rate is p'dp / length */
static void put_distance(const sight *s, double length, double *a, double *b, double *beta)
{
  static const double none[3] = {0.0, 0.0, 0.0};
  const double rest = pinion_dot3(s->p, s->ddp) + pinion_dot3(s->dp, s->dp);
  double n[3];
  for (int k = 0; k < 3; k++)
    n[k] = s->p[k] / length;
  put(s, n, none, rest / length, a, b, beta);
}

/* the row of a rope's stretch: a distance whose length is the current one */
static void put_stretch(const sight *s, double *a, double *b, double *beta)
{
  const double length = sqrt(pinion_dot3(s->p, s->p));
  const double rate = pinion_dot3(s->p, s->dp) / length;
  put_distance(s, length, a, b, beta);
  *beta += rate * rate / length;
}

/* rows of the velocity of the lowest point, which moves over A's surface */
static void put_rolling(const sight *s, const double radii[3], double *a, double *b, double *beta)
{
  double dR[9], own[3], down[3], rho[3], drho[3], rest[3];
  for (int j = 0; j < 3; j++) {
    const double column[3] = {s->R[j], s->R[3 + j], s->R[6 + j]};
    double turned[3];
    pinion_cross(s->w, column, turned);
    for (int i = 0; i < 3; i++)
      dR[3 * i + j] = turned[i];
  }
  pinion_constraint_lowest(radii, s->R, dR, own, down);
  pinion_rotate(s->R, own, rho);
  pinion_rotate(s->R, down, drho);
  add_cross(1.0, s->w, rho, drho);
  for (int k = 0; k < 3; k++)
    rest[k] = s->ddp[k];
  add_cross(1.0, s->dw, rho, rest);
  add_cross(1.0, s->w, drho, rest);
  for (int k = 0; k < 3; k++) {
    double e[3] = {0.0, 0.0, 0.0}, m[3];
    e[k] = 1.0;
    pinion_cross(rho, e, m);
    put(s, e, m, rest[k], a + 6 * k, b + 6 * k, beta + k);
  }
}

/* the row of a sum of the velocities of A in its own axes */
static void put_linear(const sight *s, const double velocity[6], double *a, double *b, double *beta)
{
  double n[3], m[3], turned[3];
  pinion_rotate(s->R, velocity, n);
  pinion_rotate(s->R, velocity + 3, m);
  pinion_cross(s->w, n, turned);
  put(s, n, m, pinion_dot3(n, s->ddp) + pinion_dot3(turned, s->dp) + pinion_dot3(m, s->dw), a, b,
      beta);
}

/* how many components of p are rows of this type, from component `first` on */
static int positions(pinion_constraint_type type, int *first)
{
  *first = type == PINION_TIE_PLANAR || type == PINION_TIE_POINT_ON_PLANE ? 2 : 0;
  switch (type) {
  case PINION_TIE_WELD:
  case PINION_TIE_BALL:
  case PINION_TIE_POINT:
  case PINION_TIE_REVOLUTE:
  case PINION_TIE_UNIVERSAL:
    return 3;
  case PINION_TIE_PRISMATIC:
  case PINION_TIE_CYLINDRICAL:
    return 2;
  case PINION_TIE_PLANAR:
  case PINION_TIE_POINT_ON_PLANE:
    return 1;
  case PINION_TIE_DISTANCE:
  case PINION_TIE_COUPLING:
  case PINION_TIE_LOCKED:
  case PINION_TIE_ROLLING:
  case PINION_TIE_KNIFE_EDGE:
  case PINION_TIE_LINEAR:
  case PINION_TIE_ROPE:
  case PINION_TIE_POLYNOMIAL:
    break;
  }
  return 0;
}

void pinion_rigid_tie(const pinion_constraint *tie, const pinion_rigid *rigid, double *a, double *b,
                      double *beta)
{
  sight s;
  int first;
  const int n = positions(tie->type, &first);
  look(tie, rigid, &s);
  /* rows of positions come first, then those of turns; some types have one row of another kind */
  for (int k = 0; k < n; k++)
    put_position(&s, first + k, a + 6 * k, b + 6 * k, beta + k);
  switch (tie->type) {
  case PINION_TIE_WELD:
  case PINION_TIE_PRISMATIC:
    for (int k = 0; k < 3; k++)
      put_turn(&s, k, a + 6 * (n + k), b + 6 * (n + k), beta + n + k);
    break;
  case PINION_TIE_REVOLUTE:
  case PINION_TIE_CYLINDRICAL:
  case PINION_TIE_PLANAR:
    put_axis(&s, 1, -1.0, a + 6 * n, b + 6 * n, beta + n);
    put_axis(&s, 0, 1.0, a + 6 * (n + 1), b + 6 * (n + 1), beta + n + 1);
    break;
  case PINION_TIE_UNIVERSAL:
    put_axis(&s, 2, 1.0, a + 6 * n, b + 6 * n, beta + n);
    break;
  case PINION_TIE_DISTANCE:
    put_distance(&s, tie->length, a, b, beta);
    break;
  case PINION_TIE_BALL:
  case PINION_TIE_POINT:
  case PINION_TIE_POINT_ON_PLANE:
  case PINION_TIE_COUPLING:
  case PINION_TIE_LOCKED:
  case PINION_TIE_POLYNOMIAL:
    break;
  case PINION_TIE_ROPE:
    put_stretch(&s, a, b, beta);
    break;
  case PINION_TIE_ROLLING:
    put_rolling(&s, tie->radii, a, b, beta);
    break;
  case PINION_TIE_KNIFE_EDGE:
  case PINION_TIE_LINEAR:
    put_linear(&s, tie->velocity, a, b, beta);
    break;
  }
}
