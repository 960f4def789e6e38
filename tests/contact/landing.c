/* SPDX-License-Identifier: MIT-0 */
/* landing.c -- the quadruped drops on its feet: contacts by generated functions and friction.h,
 * compared with the same step by contact_step.h, which shares neither K nor S with them.
 *
 * Its constraints are four points on the ground (the world's xy plane), three rows each, the normal
 * last. Joints are held by springs. Prints the largest difference of the new velocities, how many
 * steps had some but not all feet on the ground, the final force on the ground over the weight, the
 * final fastest number of v, and the largest friction over mu times force. */
#include <math.h>
#include <stdio.h>

#include "contact/contact_step.h"
#include "quad.h"
#include "quad_model.h"

enum { FEET = 4, NC = QUAD_NC, NV = QUAD_NV, NH = QUAD_NH };
enum { REALS = 2 * NC * NV + NC * NC + 3 * NC + NV + NH };
static const double h = 1e-3, eps = 1e-8, damping = 0.003, mu = 0.6, tolerance = 1e-13;
enum { SWEEPS = 3000 };

static double S[NC][NC], K[QUAD_NK];

/* K x in one row */
static double row_of(int i, const double *x)
{
  double sum = 0.0;
  for (int at = quad_K_rowptr[i]; at < quad_K_rowptr[i + 1]; at++)
    sum += K[at] * x[quad_K_colind[at]];
  return sum;
}

/* one step by generated functions: v afterwards, and the impulses z */
static int generated(const double *q, const double *v, const double *tau, double *next, double *z)
{
  const double Y = 1.0 + 4.0 * damping / h;
  double phi[NC], a[NV], b[NC], H[NH], push[NV] = {0.0};
  pinion_row_set set[FEET];
  quad_phi(q, phi);
  quad_K(q, K);
  if (quad_delassus(q, S) != 0 || quad_fd(q, v, tau, a) != 0)
    return -1;
  for (int k = 0; k < NV; k++)
    next[k] = v[k] + h * a[k];
  for (int i = 0; i < NC; i++)
    b[i] = row_of(i, next);
  for (int foot = 0; foot < FEET; foot++) {
    const int normal = 3 * foot + 2;
    S[normal][normal] += 4.0 * eps / (h * h * Y);
    b[normal] += phi[normal] > 0.0 ? phi[normal] / h : 4.0 * phi[normal] / (h * Y);
    set[foot].kind = PINION_ROW_CONTACT;
    set[foot].row = normal;
    set[foot].across = 3 * foot;
    set[foot].mu = mu;
  }
  pinion_friction_solve(NC, S[0], b, FEET, set, SWEEPS, tolerance, z);

  /* next += H^-1 K' z */
  for (int i = 0; i < NC; i++) {
    for (int at = quad_K_rowptr[i]; at < quad_K_rowptr[i + 1]; at++)
      push[quad_K_colind[at]] += K[at] * z[i];
  }
  quad_crba(q, H);
  if (quad_ltdl(H) != 0)
    return -1;
  quad_solve(H, push);
  for (int k = 0; k < NV; k++)
    next[k] += push[k];
  return 0;
}

/* the same step by the runtime alone, from the same tables */
static int generic(const double *q, const double *v, const double *tau, double *next, double *z)
{
  static const pinion_plane ground = {{0.0, 0.0, 1.0}, 0.0, 0.6};
  static const pinion_plane *const plane[FEET] = {&ground, &ground, &ground, &ground};
  static double reals[REALS];
  pinion_point foot[FEET];
  pinion_row_set set[FEET];
  pinion_work work[32];
  pinion_scene scene = {0};
  for (int i = 0; i < FEET; i++) {
    foot[i].body = quad_constraints.list[i].body_a;
    for (int k = 0; k < 3; k++)
      foot[i].p[k] = quad_constraints.list[i].p_a[k];
  }
  scene.model = &quad_model;
  scene.points = FEET;
  scene.point = foot;
  scene.plane = plane;
  scene.compliance = eps;
  scene.damping = damping;
  scene.sweeps = SWEEPS;
  scene.tolerance = tolerance;
  return pinion_contact_step(&scene, q, v, tau, h, next, z, NULL, set, work, reals);
}

int main(void)
{
  double q[QUAD_NQ], start[QUAD_NQ], v[NV] = {0.0}, tau[NV] = {0.0}, phi[NC], lowest = 0.0;
  double z[NC] = {0.0}, again[NC] = {0.0}, worst = 0.0, fastest = 0.0, force = 0.0, steepest = 0.0;
  int partly = 0;
  double mass = 0.0;
  for (int i = 0; i < quad_model.nb; i++)
    mass += quad_model.body[i].m;
  quad_neutral(q);
  for (int leg = 0; leg < FEET; leg++) {
    q[7 + 3 * leg + 1] = 0.6;
    q[7 + 3 * leg + 2] = -1.2;
  }
  q[4] = 0.1; /* nose down */
  quad_normalize(q);
  quad_phi(q, phi);
  for (int i = 0; i < FEET; i++)
    lowest = fmin(lowest, phi[3 * i + 2]);
  q[2] += 0.05 - lowest;
  for (int k = 0; k < QUAD_NQ; k++)
    start[k] = q[k];
  v[1] = 0.4;
  for (int step = 0; step < 2500; step++) {
    double next[NV], other[NV];
    int feet = 0;
    for (int k = 6; k < NV; k++)
      tau[k] = 300.0 * (start[k + 1] - q[k + 1]) - 3.0 * v[k];
    if (generated(q, v, tau, next, z) != 0 || generic(q, v, tau, other, again) != 0)
      return 1;
    for (int k = 0; k < NV; k++) {
      worst = fmax(worst, fabs(next[k] - other[k]));
      v[k] = next[k];
    }
    for (int i = 0; i < FEET; i++) {
      const double *f = z + 3 * i;
      feet += f[2] > 0.0;
      if (f[2] > 0.0)
        steepest = fmax(steepest, sqrt(f[0] * f[0] + f[1] * f[1]) / (mu * f[2]));
    }
    partly += feet > 0 && feet < FEET;
    quad_integrate(q, v, h, q);
  }
  for (int k = 0; k < NV; k++)
    fastest = fmax(fastest, fabs(v[k]));
  for (int i = 0; i < FEET; i++)
    force += z[3 * i + 2] / h;
  printf("%.3g %d %.9f %.3g %.12f\n", worst, partly, force / (mass * 9.81), fastest, steepest);
  return 0;
}
