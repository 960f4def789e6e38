/* arm6_selftest.c
 * The generated functions against the generic runtime on random states, and against golden
 * vectors computed by the generator itself.
 * Generated from models/arm6.urdf; do not edit.
 *
 * Compile with the other files of this directory and those of runtime/; run with [states [seed]].
 * Prints a line per check and, last, `N passed, N failed`; exits 1 if any failed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "arm6.h"
#include "arm6_model.h"

#include "crba.h"
#include "factor.h"
#include "products.h"

enum { NQ = ARM6_NQ, NV = ARM6_NV, NH = ARM6_NH };

/* differences are relative to the norm of what is compared with */
static const double tolerance = 1e-12;

typedef struct check {
  const char *name;
  int states, skipped;
  double worst;
} check;

static double norm(int n, const double *x)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sqrt(sum);
}

/* one comparison; a NaN counts as infinitely far off */
static void compare(check *c, int n, const double *got, const double *expected, double scale)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    const double d = (double)got[i] - expected[i];
    sum += d * d;
  }
  const double size = fmax(fmax(norm(n, expected), scale), 1e-300);
  const double difference = sqrt(sum) / size;
  c->states++;
  if (!(difference <= c->worst)) c->worst = difference == difference ? difference : HUGE_VAL;
}

static int report(const check *c)
{
  if (c->states == 0) {
    printf("  %-14s skipped: H is singular in all %d states\n", c->name, c->skipped);
    return -1;
  }
  const int good = c->worst <= tolerance;
  printf("  %-14s %s  %d states, largest difference %.2g (tolerance %.0e)\n", c->name,
         good ? "ok  " : "FAIL", c->states, c->worst, tolerance);
  return good;
}

static void to_real(int n, const double *from, double *to)
{
  for (int i = 0; i < n; i++) to[i] = (double)from[i];
}

/* what the functions see: inputs rounded to their type, and back again for the runtime */
static void rounded(int n, double *x, double *y)
{
  to_real(n, x, y);
  for (int i = 0; i < n; i++) x[i] = (double)y[i];
}

/* golden vectors, from the algorithms run on the generator's own numbers */
static const double golden_q[2][NQ] = {
  {
  0.0, 0.0, 0.0,
  0.0, 0.0, 0.0
  },
  {
  0.236, -0.528, 0.708,
  -0.05600000000000005, -0.8200000000000001, 0.4159999999999999
  },
};
static const double golden_H[2][NH] = {
  {
  0.4115586525, -0.0138965025, 1.6311778325,
  -0.0029574024999999998, 0.5120573325, 0.3759668325,
  0.00010437400000000015, -0.008051672, -0.008051672,
  0.004913664999999999, 4.681e-06, 0.01203242,
  0.01262342, -0.000178345, 0.00247922,
  -0.00019649, -0.00039298, -0.00039298,
  0.00010105, -7.298000000000001e-05, 0.00010105
  },
  {
  0.3114276390200971, -0.01189785191810059, 1.142399502074507,
  -0.0017742942425873318, 0.2661145942449353, 0.37285968641536354,
  -0.005755620560537631, -0.0012421581241587511, -0.008356720695975482,
  0.005768056877380486, -0.0004540297263120473, 0.011788659693765488,
  0.011185846413896193, -0.00010912104233037693, 0.002489062307344466,
  -0.0001325467278406829, -0.00026686140318007826, -0.00025222416509998604,
  0.0001149051796949059, -5.200994508834981e-05, 0.00010105
  },
};

int main(int argc, char **argv)
{
  const pinion_model *model = &arm6_model;
  const int states = argc > 1 ? atoi(argv[1]) : 1000;
  const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
  uint64_t random = seed;
  static pinion_work work[6];
  static double q[NQ], H[NH], LD[NH], L[NH];
  static double x[NV], y[NV], z[NV];
  static double w[NV]; /* scratch of the backward checks */
  static double rq[NQ], rH[NH], rM[NH];
  static double rx[NV], ry[NV];
  (void)y, (void)z, (void)w, (void)rH, (void)rM, (void)rx, (void)ry;
  const char *problem = pinion_check(model);
  if (problem || states < 1) {
    printf("%s\n0 passed, 1 failed\n", problem ? problem : "needs at least one state");
    return 1;
  }
  check checks[] = {
    { "golden", 0, 0, 0.0 },
    { "crba", 0, 0, 0.0 },
    { "mul_H", 0, 0, 0.0 },
    { "ltdl", 0, 0, 0.0 },
    { "mul_L", 0, 0, 0.0 },
    { "mul_Lt", 0, 0, 0.0 },
    { "solve_L", 0, 0, 0.0 },
    { "solve_Lt", 0, 0, 0.0 },
    { "solve", 0, 0, 0.0 },
    { "ltl", 0, 0, 0.0 },
    { "ltl_mul_L", 0, 0, 0.0 },
    { "ltl_mul_Lt", 0, 0, 0.0 },
    { "ltl_solve_L", 0, 0, 0.0 },
    { "ltl_solve_Lt", 0, 0, 0.0 },
    { "ltl_solve", 0, 0, 0.0 },
  };
  enum {
  GOLDEN, CRBA, MUL_H, LTDL, MUL_L, MUL_LT, SOLVE_L, SOLVE_LT, SOLVE, LTL, LTL_MUL_L, LTL_MUL_LT,
  LTL_SOLVE_L, LTL_SOLVE_LT, LTL_SOLVE
  };
  printf("arm6: %d random states, seed %llu\n", states, (unsigned long long)seed);

  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < NQ; i++) rq[i] = (double)golden_q[k][i];
    arm6_crba(rq, rH);
    compare(&checks[GOLDEN], NH, rH, golden_H[k], 0.0);
  }

  for (int s = 0; s < states; s++) {
    pinion_random_q(model, &random, q);
    for (int i = 0; i < NV; i++) x[i] = pinion_random_unit(&random);
    rounded(NQ, q, rq);
    rounded(NV, x, rx);
    pinion_crba(model, q, H, work);
    arm6_crba(rq, rH);
    compare(&checks[CRBA], NH, rH, H, 0.0);
    rounded(NH, H, rM);
    pinion_mul_H(model, H, x, y);
    arm6_mul_H(rM, rx, ry);
    compare(&checks[MUL_H], NV, ry, y, norm(NH, H) * norm(NV, x));

    /* the runtime's factors; a pivot at rounding level means that H is singular */
    double largest = 0.0, smallest = HUGE_VAL;
    for (int i = 0; i < NH; i++) LD[i] = L[i] = H[i];
    const int singular = pinion_ltdl(model, LD) | pinion_ltl(model, L);
    for (int i = 0; i < NV; i++) {
      const double pivot = LD[model->rowptr[i + 1] - 1];
      largest = fmax(largest, H[model->rowptr[i + 1] - 1]);
      smallest = fmin(smallest, pivot);
    }
    if (singular || !(smallest > 1e-13 * largest)) {
      for (unsigned k = 0; k < sizeof checks / sizeof checks[0]; k++) checks[k].skipped++;
      continue;
    }

    /* ltdl: H from its factor, column by column */
    for (int i = 0; i < NH; i++) rH[i] = rM[i];
    if (arm6_ltdl(rH) != 0) {
      checks[LTDL].worst = HUGE_VAL;
      checks[LTDL].states++;
    } else {
      for (int i = 0; i < NH; i++) LD[i] = (double)rH[i];
      for (int j = 0; j < NV; j++) {
        for (int i = 0; i < NV; i++) z[i] = y[i] = i == j ? 1.0 : 0.0;
        pinion_mul_H(model, H, z, y);
        pinion_mul_L(model, LD, z);
        for (int i = 0; i < NV; i++) z[i] *= LD[model->rowptr[i + 1] - 1];
        pinion_mul_Lt(model, LD, z);
        to_real(NV, z, ry);
        compare(&checks[LTDL], NV, ry, y, norm(NH, H));
      }
    }

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_mul_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_mul_L(model, LD, z);
    compare(&checks[MUL_L], NV, ry, z, norm(NH, LD) * norm(NV, x));

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_mul_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_mul_Lt(model, LD, z);
    compare(&checks[MUL_LT], NV, ry, z, norm(NH, LD) * norm(NV, x));

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_solve_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double solve_L_scale = norm(NH, LD) * norm(NV, y);
    pinion_mul_L(model, LD, y);
    to_real(NV, y, ry);
    compare(&checks[SOLVE_L], NV, ry, z, solve_L_scale);

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_solve_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double solve_Lt_scale = norm(NH, LD) * norm(NV, y);
    pinion_mul_Lt(model, LD, y);
    to_real(NV, y, ry);
    compare(&checks[SOLVE_LT], NV, ry, z, solve_Lt_scale);

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_solve(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double solve_scale = norm(NH, H) * norm(NV, y);
    pinion_mul_H(model, H, y, w);
    for (int i = 0; i < NV; i++) y[i] = w[i];
    to_real(NV, y, ry);
    compare(&checks[SOLVE], NV, ry, z, solve_scale);

    /* ltl: H from its factor, column by column */
    for (int i = 0; i < NH; i++) rH[i] = rM[i];
    if (arm6_ltl(rH) != 0) {
      checks[LTL].worst = HUGE_VAL;
      checks[LTL].states++;
    } else {
      for (int i = 0; i < NH; i++) L[i] = (double)rH[i];
      for (int j = 0; j < NV; j++) {
        for (int i = 0; i < NV; i++) z[i] = y[i] = i == j ? 1.0 : 0.0;
        pinion_mul_H(model, H, z, y);
        pinion_ltl_mul_L(model, L, z);
        pinion_ltl_mul_Lt(model, L, z);
        to_real(NV, z, ry);
        compare(&checks[LTL], NV, ry, y, norm(NH, H));
      }
    }

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_ltl_mul_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_ltl_mul_L(model, L, z);
    compare(&checks[LTL_MUL_L], NV, ry, z, norm(NH, L) * norm(NV, x));

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_ltl_mul_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_ltl_mul_Lt(model, L, z);
    compare(&checks[LTL_MUL_LT], NV, ry, z, norm(NH, L) * norm(NV, x));

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_ltl_solve_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double ltl_solve_L_scale = norm(NH, L) * norm(NV, y);
    pinion_ltl_mul_L(model, L, y);
    to_real(NV, y, ry);
    compare(&checks[LTL_SOLVE_L], NV, ry, z, ltl_solve_L_scale);

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_ltl_solve_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double ltl_solve_Lt_scale = norm(NH, L) * norm(NV, y);
    pinion_ltl_mul_Lt(model, L, y);
    to_real(NV, y, ry);
    compare(&checks[LTL_SOLVE_LT], NV, ry, z, ltl_solve_Lt_scale);

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    arm6_ltl_solve(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double ltl_solve_scale = norm(NH, H) * norm(NV, y);
    pinion_mul_H(model, H, y, w);
    for (int i = 0; i < NV; i++) y[i] = w[i];
    to_real(NV, y, ry);
    compare(&checks[LTL_SOLVE], NV, ry, z, ltl_solve_scale);
  }

  int passed = 0, failed = 0;
  for (unsigned k = 0; k < sizeof checks / sizeof checks[0]; k++) {
    const int good = report(&checks[k]);
    passed += good == 1;
    failed += good == 0;
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0 || passed == 0;
}
