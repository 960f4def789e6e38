/* duo_selftest.c
 * The generated functions against the generic runtime on random states, and against golden
 * vectors computed by the generator itself.
 * Generated from models/duo.urdf; do not edit.
 *
 * Compile with the other files of this directory and those of runtime/; run with [states [seed]].
 * Prints a line per check and, last, `N passed, N failed`; exits 1 if any failed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "duo.h"
#include "duo_model.h"

#include "generic/constraints/constrained.h"
#include "generic/constraints/embedding.h"
#include "generic/constraints/osim.h"
#include "generic/derivatives/constrained_derivatives.h"
#include "generic/derivatives/derivatives.h"
#include "generic/derivatives/regressor.h"
#include "generic/factor/factor.h"
#include "generic/factor/forward.h"
#include "generic/factor/hybrid.h"
#include "generic/factor/products.h"
#include "generic/model/configuration.h"
#include "generic/steps/step.h"
#include "generic/steps/step_derivatives.h"
#include "generic/tree/aba.h"
#include "generic/tree/coriolis.h"
#include "generic/tree/crba.h"
#include "generic/tree/energy.h"
#include "generic/tree/inverse.h"
#include "generic/tree/jacobian.h"
#include "generic/tree/kinematics.h"
#include "generic/tree/momentum.h"
#include "generic/tree/rnea.h"

typedef double real;

enum { NQ = DUO_NQ, NV = DUO_NV };
enum { NH = DUO_NH, NB = 3, NL = 4 };

/* differences are relative to the norm of the reference, or to the scale of the problem; solutions
 * and factors are inserted into their equations, whose residuals are relative to the product of the
 * norms, so that they may be less than one rounding */
static const double tolerance = 1e-12;

typedef struct check {
  const char *name, *what;
  int states, skipped;
  double worst;
} check;

/* the current state in double and in the robot's type, and results */
static const pinion_model *const m = &duo_model;
static pinion_work work[NB];
static double q[NQ], q2[NQ], v[NV], a[NV], t[NV], x[NV], f[6 * NB], H[NH], LD[NH], L[NH];
static real rq[NQ], rq2[NQ], rv[NV], ra[NV], rt[NV], rx[NV], rf[NB][6], rH[NH];
enum {
  ROOM = 0
    + NH
    + NV
    + NV * NV
    + 12 * NL
    + 3
    + 3 * NV
    + 6 * NV + 6
    + 6
    + 1
    + NQ
};
static double y[ROOM], z[ROOM], x2[ROOM];
static real ry[ROOM], rz[ROOM];

static double norm(int n, const double *list)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) sum += list[i] * list[i];
  return sqrt(sum);
}

/* by comparison: gcc 12 for 64-bit ARM fails to compile fmax over a list of floats */
static double largest(int n, const real *list)
{
  double most = 0.0;
  for (int i = 0; i < n; i++) {
    const double size = fabs((double)list[i]);
    if (size > most) most = size;
  }
  return most;
}

static void fail(check *c)
{
  c->states++;
  c->worst = HUGE_VAL;
}

/* takes a difference into account, relative to size; a NaN counts as infinitely far off */
static void take(check *c, double difference, double size)
{
  const double relative = difference / fmax(size, 1e-300);
  if (!(relative <= c->worst)) c->worst = relative == relative ? relative : HUGE_VAL;
}

/* one comparison by norms */
static void compare(check *c, int n, const real *got, const double *expected, double scale)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    const double d = (double)got[i] - expected[i];
    sum += d * d;
  }
  take(c, sqrt(sum), fmax(norm(n, expected), scale));
  c->states++;
}

static double diagonal(const double *packed, int i) { return packed[m->rowptr[i + 1] - 1]; }

/* the size of H in the row of each dof: its diagonal, or 3 % of the diagonal's maximum over all
 * axes there if that is larger (as for a slender arm about its own length, a small difference of
 * large numbers) */
static double h[NV];

/* fills in h after pinion_crba, which leaves composite inertias in work */
static void measure_H(void)
{
  for (int i = 0; i < NV; i++) h[i] = 0.0;
  for (int b = 0; b < NB; b++) {
    const pinion_inertia *const Ic = &work[b].Ic;
    double S[PINION_S_SIZE];
    const int n = pinion_joint_S(&m->body[b], S);
    for (int k = 0; k < n; k++) {
      const double *const l = S + 6 * k, *const w = l + 3;
      h[m->body[b].v + k] += 0.03 * (l[0] * l[0] + l[1] * l[1] + l[2] * l[2]) * Ic->m;
      h[m->body[b].v + k] += 0.03 * (w[0] * w[0] + w[1] * w[1] + w[2] * w[2]) *
                             (Ic->I[0] + Ic->I[3] + Ic->I[5]);
    }
  }
  for (int i = 0; i < NV; i++) h[i] = fmax(h[i], diagonal(H, i));
}

/* H, each entry relative to sqrt(h_i h_j) */
static void compare_H(check *c, const real *got, const double *expected)
{
  for (int i = 0; i < NV; i++) {
    for (int k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
      take(c, fabs((double)got[k] - expected[k]), sqrt(h[i] * h[m->colind[k]]));
  }
  c->states++;
}

/* joint forces, each relative to itself or to its share of all: 3 sqrt(h_i / |h|), of 0.01 to 1 */
static void compare_loads(check *c, const real *got, const double *expected, double load)
{
  const double all = fmax(norm(NV, expected), load), most = fmax(norm(NV, h), 1e-300);
  for (int i = 0; i < NV; i++) {
    const double share = fmin(fmax(3.0 * sqrt(h[i] / most), 0.01), 1.0);
    take(c, fabs((double)got[i] - expected[i]), fmax(fabs(expected[i]), share * all));
  }
  c->states++;
}

static int report(const check *c, int states)
{
  if (c->states == 0) {
    printf("  %-22s skipped: H is singular in all %d states\n", c->name, states);
    return -1;
  }
  const int good = c->worst <= tolerance;
  printf("  %-22s %s  %d comparisons, largest relative %s %.2g (tolerance %.0e)\n", c->name,
         good ? "ok  " : "FAIL", c->states, c->what, c->worst, tolerance);
  return good;
}

/* before a function writes n results: those that it does not store remain NaN, and fail */
static void unset(int n)
{
  for (int i = 0; i < n; i++) ry[i] = (real)NAN;
}

static void to_real(int n, const double *from, real *to)
{
  for (int i = 0; i < n; i++) to[i] = (real)from[i];
}

/* inputs rounded to the functions' type, and converted back for the runtime */
static void rounded(int n, double *list, real *to)
{
  to_real(n, list, to);
  for (int i = 0; i < n; i++) list[i] = (double)to[i];
}

static void random_vector(uint64_t *random, int n, double *list, real *to)
{
  for (int i = 0; i < n; i++) list[i] = pinion_random_unit(random);
  rounded(n, list, to);
}

static void random_state(uint64_t *random)
{
  pinion_random_q(m, random, q);
  pinion_random_q(m, random, q2);
  rounded(NQ, q, rq);
  rounded(NQ, q2, rq2);
  random_vector(random, NV, v, rv);
  random_vector(random, NV, a, ra);
  random_vector(random, NV, t, rt);
  random_vector(random, NV, x, rx);
  for (int b = 0; b < NB; b++) random_vector(random, 6, f + 6 * b, rf[b]);
  pinion_crba(m, q, H, work);
  measure_H();
  rounded(NH, H, rH);
}

/* the runtime's factors; is H, scaled to a diagonal of 1, regular beyond rounding? The trace of the
 * inverse bounds its least eigenvalue */
static int regular_state(void)
{
  static double column[NV];
  double trace = 0.0;
  for (int i = 0; i < NH; i++) LD[i] = L[i] = H[i];
  if (pinion_ltdl(m, LD) != 0 || pinion_ltl(m, L) != 0) return 0;
  for (int i = 0; i < NV; i++) {
    for (int k = 0; k < NV; k++) column[k] = k == i;
    pinion_solve(m, LD, column);
    trace += diagonal(H, i) * column[i];
  }
  return trace * tolerance < 1.0;
}

/* a tenth of the terms of joint forces: accelerations, rates, weight, damping and friction */
static double size_of_load(void)
{
  const double moved = norm(NV, a) + norm(NV, v) * norm(NV, v);
  double lost = 0.0;
  for (int b = 0; b < NB; b++) lost += fabs(pinion_joint_loss(m, &m->body[b], v[m->body[b].v]));
  return 0.1 * (norm(NH, H) * moved + norm(3, m->gravity) * sqrt(pinion_mass(m) * norm(NH, H)) +
                lost);
}

static check checks[] = {
  { "golden", "difference", 0, 0, 0.0 },
  { "crba", "difference", 0, 0, 0.0 },
  { "mul_H", "difference", 0, 0, 0.0 },
  { "rnea", "difference", 0, 0, 0.0 },
  { "rnea_fext", "difference", 0, 0, 0.0 },
  { "bias", "difference", 0, 0, 0.0 },
  { "gravity", "difference", 0, 0, 0.0 },
  { "Ha", "difference", 0, 0, 0.0 },
  { "coriolis", "difference", 0, 0, 0.0 },
  { "fk", "difference", 0, 0, 0.0 },
  { "com", "difference", 0, 0, 0.0 },
  { "com_velocity", "difference", 0, 0, 0.0 },
  { "com_jacobian", "difference", 0, 0, 0.0 },
  { "centroidal", "difference", 0, 0, 0.0 },
  { "centroidal_bias", "difference", 0, 0, 0.0 },
  { "kinetic_energy", "difference", 0, 0, 0.0 },
  { "potential_energy", "difference", 0, 0, 0.0 },
  { "integrate", "difference", 0, 0, 0.0 },
  { "difference", "difference", 0, 0, 0.0 },
  { "neutral", "difference", 0, 0, 0.0 },
  { "normalize", "difference", 0, 0, 0.0 },
  { "ltdl", "residual", 0, 0, 0.0 },
  { "ltl", "residual", 0, 0, 0.0 },
  { "solve", "residual", 0, 0, 0.0 },
  { "mul_L", "difference", 0, 0, 0.0 },
  { "mul_Lt", "difference", 0, 0, 0.0 },
  { "solve_L", "residual", 0, 0, 0.0 },
  { "solve_Lt", "residual", 0, 0, 0.0 },
  { "ltl_mul_L", "difference", 0, 0, 0.0 },
  { "ltl_mul_Lt", "difference", 0, 0, 0.0 },
  { "ltl_solve_L", "residual", 0, 0, 0.0 },
  { "ltl_solve_Lt", "residual", 0, 0, 0.0 },
  { "ltl_solve", "residual", 0, 0, 0.0 },
  { "fd", "residual", 0, 0, 0.0 },
  { "aba", "residual", 0, 0, 0.0 },
  { "minv", "residual", 0, 0, 0.0 },
};

/* q and H of the algorithm run on the generator's own numbers */
static const double golden_q[2][NQ] = {
  {
  0.0, 0.0, 0.0
  },
  {
  0.236, -0.528, 0.708
  },
};
static const double golden_H[2][NH] = {
  {
  0.184, 0.072, 0.118,
  -0.07800000000000001, 0.128
  },
  {
  0.2674067234613959, 0.06219478158548836, 0.118,
  -0.05925379402333508, 0.128
  },
};

static void check_crba(check *c)
{
  unset(NH);
  pinion_crba(m, q, y, work);
  duo_crba(rq, ry);
  compare_H(c, ry, y);
}

static void check_mul_H(check *c)
{
  unset(NV);
  pinion_mul_H(m, H, x, y);
  duo_mul_H(rH, rx, ry);
  compare(c, NV, ry, y, 1e-3 * norm(NH, H));
}

static void check_rnea(check *c)
{
  unset(NV);
  pinion_rnea(m, q, v, a, y, work);
  duo_rnea(rq, rv, ra, ry);
  compare_loads(c, ry, y, size_of_load());
}

static void check_rnea_fext(check *c)
{
  unset(NV);
  pinion_rnea_fext(m, q, v, a, f, y, work);
  duo_rnea_fext(rq, rv, ra, rf, ry);
  compare(c, NV, ry, y, size_of_load() + 0.1 * norm(6 * NB, f));
}

static void check_bias(check *c)
{
  unset(NV);
  pinion_bias(m, q, v, y, work);
  duo_bias(rq, rv, ry);
  compare_loads(c, ry, y, size_of_load());
}

static void check_gravity(check *c)
{
  unset(NV);
  pinion_gravity(m, q, y, work);
  duo_gravity(rq, ry);
  compare_loads(c, ry, y, size_of_load());
}

static void check_Ha(check *c)
{
  unset(NV);
  pinion_Ha(m, q, a, y, work);
  duo_Ha(rq, ra, ry);
  compare(c, NV, ry, y, 1e-3 * norm(NH, H));
}

static void check_coriolis(check *c)
{
  unset(NV * NV);
  pinion_coriolis(m, q, v, y, work);
  duo_coriolis(rq, rv, (real(*)[NV])ry);
  compare(c, NV * NV, ry, y, norm(NH, H));
}

static void check_fk(check *c)
{
  unset(12 * NL);
  pinion_fk(m, q, y, work);
  duo_fk(rq, (real(*)[12])ry);
  compare(c, 12 * NL, ry, y, 1e-3);
}

static void check_com(check *c)
{
  unset(3);
  pinion_com(m, q, y, work);
  duo_com(rq, ry);
  compare(c, 3, ry, y, 0.1);
}

static void check_com_velocity(check *c)
{
  unset(3);
  pinion_com_velocity(m, q, v, y, work);
  duo_com_velocity(rq, rv, ry);
  compare(c, 3, ry, y, 0.1);
}

static void check_com_jacobian(check *c)
{
  unset(3 * NV);
  pinion_com_jacobian(m, q, y, work);
  duo_com_jacobian(rq, (real(*)[NV])ry);
  compare(c, 3 * NV, ry, y, 1e-3);
}

static void check_centroidal(check *c)
{
  unset(6 * NV + 6);
  pinion_centroidal(m, q, v, y, y + 6 * NV, work);
  duo_centroidal(rq, rv, (real(*)[NV])ry, ry + 6 * NV);
  compare(c, 6 * NV + 6, ry, y, norm(NH, H));
}

static void check_centroidal_bias(check *c)
{
  unset(6);
  pinion_centroidal_bias(m, q, v, y, work);
  duo_centroidal_bias(rq, rv, ry);
  compare(c, 6, ry, y, norm(NH, H) * norm(NV, v) * norm(NV, v));
}

static void check_kinetic_energy(check *c)
{
  unset(1);
  y[0] = pinion_kinetic_energy(m, q, v, work);
  ry[0] = duo_kinetic_energy(rq, rv);
  compare(c, 1, ry, y, 1e-3 * norm(NH, H));
}

static void check_potential_energy(check *c)
{
  unset(1);
  y[0] = pinion_potential_energy(m, q, work);
  ry[0] = duo_potential_energy(rq);
  compare(c, 1, ry, y, 9.81 * sqrt(pinion_mass(m) * fmax(pinion_mass(m), norm(NH, H))));
}

static void check_integrate(check *c)
{
  unset(NQ);
  pinion_integrate(m, q, v, 0.125, y);
  duo_integrate(rq, rv, (real)0.125, ry);
  compare(c, NQ, ry, y, 1e-3);
}

static void check_difference(check *c)
{
  unset(NV);
  pinion_difference(m, q, q2, y);
  duo_difference(rq, rq2, ry);
  compare(c, NV, ry, y, 1e-3);
}

static void check_neutral(check *c)
{
  unset(NQ);
  pinion_neutral_q(m, y);
  duo_neutral(ry);
  compare(c, NQ, ry, y, 1e-3);
}

static void check_normalize(check *c)
{
  unset(NQ);
  for (int i = 0; i < NQ; i++) y[i] = 1.5 * q[i];
  pinion_normalize(m, y);
  for (int i = 0; i < NQ; i++) ry[i] = (real)1.5 * rq[i];
  duo_normalize(ry);
  compare(c, NQ, ry, y, 1e-3);
}

static void check_ltdl(check *c)
{
  unset(NH);
  static int k = 0;
  for (int i = 0; i < NH; i++) ry[i] = 0;
  for (int i = 0; i < NV; i++) ry[m->rowptr[i + 1] - 1] = i == k ? 0 : (real)1e-9;
  if (duo_ltdl(ry) != 1 + k) fail(c);
  k = (k + 1) % NV;
  for (int i = 0; i < NH; i++) ry[i] = rH[i];
  if (duo_ltdl(ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NH; i++) LD[i] = (double)ry[i];
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      pinion_mul_H(m, H, z, y);
      pinion_mul_L(m, LD, z);
      for (int i = 0; i < NV; i++) z[i] *= diagonal(LD, i);
      pinion_mul_Lt(m, LD, z);
      to_real(NV, z, ry);
      compare(c, NV, ry, y, norm(NH, H));
    }
  }
}

static void check_ltl(check *c)
{
  unset(NH);
  static int k = 0;
  for (int i = 0; i < NH; i++) ry[i] = 0;
  for (int i = 0; i < NV; i++) ry[m->rowptr[i + 1] - 1] = i == k ? 0 : (real)1e-9;
  if (duo_ltl(ry) != 1 + k) fail(c);
  k = (k + 1) % NV;
  for (int i = 0; i < NH; i++) ry[i] = rH[i];
  if (duo_ltl(ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NH; i++) L[i] = (double)ry[i];
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      pinion_mul_H(m, H, z, y);
      pinion_ltl_mul_L(m, L, z);
      pinion_ltl_mul_Lt(m, L, z);
      to_real(NV, z, ry);
      compare(c, NV, ry, y, norm(NH, H));
    }
  }
}

static void check_solve(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_solve(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  pinion_mul_H(m, H, z, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, H) * norm(NV, z));
}

static void check_mul_L(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_mul_L(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_mul_L(m, LD, y);
  compare(c, NV, rz, y, norm(NH, LD) * norm(NV, x));
}

static void check_mul_Lt(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_mul_Lt(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_mul_Lt(m, LD, y);
  compare(c, NV, rz, y, norm(NH, LD) * norm(NV, x));
}

static void check_solve_L(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_solve_L(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_mul_L(m, LD, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, LD) * norm(NV, z));
}

static void check_solve_Lt(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_solve_Lt(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_mul_Lt(m, LD, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, LD) * norm(NV, z));
}

static void check_ltl_mul_L(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_ltl_mul_L(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_ltl_mul_L(m, L, y);
  compare(c, NV, rz, y, norm(NH, L) * norm(NV, x));
}

static void check_ltl_mul_Lt(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_ltl_mul_Lt(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_ltl_mul_Lt(m, L, y);
  compare(c, NV, rz, y, norm(NH, L) * norm(NV, x));
}

static void check_ltl_solve_L(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_ltl_solve_L(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_ltl_mul_L(m, L, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, L) * norm(NV, z));
}

static void check_ltl_solve_Lt(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_ltl_solve_Lt(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_ltl_mul_Lt(m, L, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, L) * norm(NV, z));
}

static void check_ltl_solve(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  duo_ltl_solve(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  pinion_mul_H(m, H, z, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, H) * norm(NV, z));
}

static void check_fd(check *c)
{
  unset(NV);
  if (duo_fd(rq, rv, rt, ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NV; i++) z[i] = (double)ry[i];
    pinion_rnea(m, q, v, z, y, work);
    to_real(NV, y, rz);
    compare(c, NV, rz, t, norm(NH, H) * norm(NV, z));
  }
}

static void check_aba(check *c)
{
  unset(NV);
  if (duo_aba(rq, rv, rt, ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NV; i++) z[i] = (double)ry[i];
    pinion_rnea(m, q, v, z, y, work);
    to_real(NV, y, rz);
    compare(c, NV, rz, t, norm(NH, H) * norm(NV, z));
  }
}

static void check_minv(check *c)
{
  unset(NV * NV);
  if (duo_minv(rq, (real(*)[NV])ry) != 0) {
    fail(c);
  } else {
    const double scale = norm(NH, H) * largest(NV * NV, ry);
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) x2[i] = (double)ry[i * NV + j];
      pinion_mul_H(m, H, x2, y);
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      to_real(NV, y, rz);
      compare(c, NV, rz, z, scale);
    }
  }
}

int main(int argc, char **argv)
{
  const int states = argc > 1 ? atoi(argv[1]) : 1000;
  const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
  uint64_t random = seed;
  const char *problem = pinion_check(m);
  if (problem || states < 1) {
    printf("%s\n0 passed, 1 failed\n", problem ? problem : "needs at least one state");
    return 1;
  }
  (void)z, (void)x2, (void)rz, (void)rt, (void)rx, (void)ry, (void)fail, (void)compare_H;
  (void)compare_loads;
  (void)regular_state, (void)largest, (void)size_of_load;
  printf("duo: %d random states, seed %llu\n", states, (unsigned long long)seed);

  for (int k = 0; k < 2; k++) {
    unset(NH);
    to_real(NQ, golden_q[k], rq);
    duo_crba(rq, ry);
    compare(&checks[0], NH, ry, golden_H[k], 0.0);
  }
  for (int s = 0; s < states; s++) {
    random_state(&random);
    check_crba(&checks[1]);
    check_mul_H(&checks[2]);
    check_rnea(&checks[3]);
    check_rnea_fext(&checks[4]);
    check_bias(&checks[5]);
    check_gravity(&checks[6]);
    check_Ha(&checks[7]);
    check_coriolis(&checks[8]);
    check_fk(&checks[9]);
    check_com(&checks[10]);
    check_com_velocity(&checks[11]);
    check_com_jacobian(&checks[12]);
    check_centroidal(&checks[13]);
    check_centroidal_bias(&checks[14]);
    check_kinetic_energy(&checks[15]);
    check_potential_energy(&checks[16]);
    check_integrate(&checks[17]);
    check_difference(&checks[18]);
    check_neutral(&checks[19]);
    check_normalize(&checks[20]);
    if (!regular_state()) {
      for (int k = 21; k < 36; k++) checks[k].skipped++;
      continue;
    }
    check_ltdl(&checks[21]);
    check_ltl(&checks[22]);
    check_solve(&checks[23]);
    check_mul_L(&checks[24]);
    check_mul_Lt(&checks[25]);
    check_solve_L(&checks[26]);
    check_solve_Lt(&checks[27]);
    check_ltl_mul_L(&checks[28]);
    check_ltl_mul_Lt(&checks[29]);
    check_ltl_solve_L(&checks[30]);
    check_ltl_solve_Lt(&checks[31]);
    check_ltl_solve(&checks[32]);
    check_fd(&checks[33]);
    check_aba(&checks[34]);
    check_minv(&checks[35]);
  }

  const int count = (int)(sizeof checks / sizeof checks[0]);
  int passed = 0, failed = 0;
  for (int k = 0; k < count; k++) {
    const int good = report(&checks[k], states);
    passed += good == 1;
    failed += good == 0;
  }
  if (passed + failed < count) printf("%d not tested, see above\n", count - passed - failed);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0 || passed == 0;
}
