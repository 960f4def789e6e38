/* quad_selftest.c
 * The generated functions against the generic runtime on random states, and against golden
 * vectors computed by the generator itself.
 * Generated from models/quad.urdf; do not edit.
 *
 * Compile with the other files of this directory and those of runtime/; run with [states [seed]].
 * Prints a line per check and, last, `N passed, N failed`; exits 1 if any failed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "quad.h"
#include "quad_model.h"

#include "crba.h"
#include "factor.h"
#include "products.h"

enum { NQ = QUAD_NQ, NV = QUAD_NV, NH = QUAD_NH };

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
  0.0, 0.0, 0.0,
  1.0, 0.0, 0.0,
  0.0, 0.0, 0.0,
  0.0, 0.0, 0.0,
  0.0, 0.0, 0.0,
  0.0
  },
  {
  0.236, -0.528, 0.708,
  0.5, -0.5, 0.5,
  0.5, 0.8879999999999999, 0.12400000000000011,
  -0.64, 0.5960000000000001, -0.16800000000000004,
  -0.9319999999999999, 0.30400000000000005, -0.45999999999999996,
  0.776, 0.01200000000000001, -0.752,
  0.484
  },
};
static const double golden_H[2][NH] = {
  {
  14.48, 0.0, 14.48,
  0.0, 0.0, 14.48,
  0.0, 0.3732559999999999, 0.0,
  0.19996602919999998, -0.3732559999999999, 0.0,
  -0.049648000000000025, 0.0, 0.42836319600000006,
  0.0, 0.049648000000000025, 0.0,
  -0.0003052263999999902, 0.0, 0.4142566108,
  0.0, 0.092054, 0.081215,
  0.0339233003, -0.0153495105, 0.017507003400000002,
  0.0294564753, -0.092054, 0.0,
  0.001088, 0.0001410225, 0.024204804000000003,
  0.011965947499999999, 8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  -6.851e-05, 0.008198519000000001, 0.00286637,
  -3.9525e-05, 0.008098389000000001, 0.0036885890000000004,
  0.0, 0.092054, -0.081215,
  0.0339233003, 0.0153495105, 0.017507003400000002,
  0.0294564753, -0.092054, 0.0,
  0.001088, -0.0001410225, 0.024204804000000003,
  -0.011965947499999999, -8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  6.851e-05, 0.008198519000000001, -0.00286637,
  3.9525e-05, 0.008098389000000001, 0.0036885890000000004,
  0.0, 0.092054, 0.081215,
  0.0339233003, 0.0155118755, -0.0174735166,
  0.0294564753, -0.092054, 0.0,
  0.001088, 0.0001410225, 0.024618244000000004,
  0.011965947499999999, 8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  -6.851e-05, 0.007998259, 0.00286637,
  -3.9525e-05, 0.008098389000000001, 0.0036885890000000004,
  0.0, 0.092054, -0.081215,
  0.0339233003, -0.0155118755, -0.0174735166,
  0.0294564753, -0.092054, 0.0,
  0.001088, -0.0001410225, 0.024618244000000004,
  -0.011965947499999999, -8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  6.851e-05, 0.007998259, -0.00286637,
  3.9525e-05, 0.008098389000000001, 0.0036885890000000004
  },
  {
  14.48, 0.0, 14.48,
  0.0, 0.0, 14.48,
  0.0, 0.2391939382785726, 0.11916817563807573,
  0.1775527969045716, -0.2391939382785726, 0.0,
  -0.161347183712939, -0.013720151065983784, 0.3827955051820673,
  -0.11916817563807573, 0.161347183712939, 0.0,
  0.01685559504762199, 0.006666886032456569, 0.4303044693085614,
  0.0, -0.0073652905104632654, 0.11965946545643341,
  0.03357814982429442, -0.024225153240846807, -0.0002922799768525486,
  0.026996879224190584, -0.08818593398395744, 0.0008351436125242038,
  -0.0006792196334691026, -0.00011863984856670017, 0.009220738172755103,
  0.026668374595890776, -8.128276872589952e-05, 0.022540198947197117,
  -0.018918190360485, 0.008795737364571647, -0.007153545113992836,
  -0.0012437551567938353, 0.004777831599071799, 0.009163868779889157,
  -0.0008503101755242293, 0.007162726473598559, 0.0036885890000000004,
  0.0, 0.11082034250026537, -0.022967337564953463,
  0.022432212008100177, 0.002059988141723713, 0.02846117587289093,
  0.021169008442027737, -0.07882113093389773, 0.016841562976515713,
  -0.02482978612166043, 0.0036160661695653906, 0.02515091731170941,
  0.005582426712599862, 0.0022504279328740668, 0.02068119692762243,
  -0.00953167460256018, 0.011164579149492952, -0.016460117912263466,
  0.002397002203023431, 0.008687248208425119, 0.0045043435040143295,
  0.0014916957178489404, 0.0062332254638112145, 0.0036885890000000004,
  0.0, 0.05637770962368749, 0.10280499864602043,
  0.03142214567200441, 0.016634391613963222, -0.007305678562480855,
  0.025767870746473284, -0.08456617328471878, 0.006968695259723311,
  -0.02221278919469297, -0.0029676212143906026, 0.014905329382275768,
  0.01597336587406455, -0.001745917808682489, 0.022034308061498364,
  -0.021121042002695073, -0.001901162359359985, 0.006059974950752143,
  0.0008096384645281866, 0.007270163832241154, 0.005102689382684106,
  0.00047633984223681886, 0.006909781030749182, 0.0036885890000000004,
  0.0, 0.07432117666508299, -0.08032895089942464,
  0.025797920008996823, -0.011414231041551471, -0.003635422285935535,
  0.021379827709528468, -0.0733519013283545, 0.0006358387345004469,
  -0.05298401782901598, 0.006887780733380403, 0.01349394841707148,
  -0.009373139598618373, 0.003973659752784524, 0.023496601234065245,
  -0.021122352936517645, 7.616021283493791e-05, -0.006346379759135554,
  0.0008250636411946688, 0.0064535749840134975, -0.002668573332015715,
  0.00047601275444221334, 0.007640927617032622, 0.0036885890000000004
  },
};

int main(int argc, char **argv)
{
  const pinion_model *model = &quad_model;
  const int states = argc > 1 ? atoi(argv[1]) : 1000;
  const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
  uint64_t random = seed;
  static pinion_work work[13];
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
  printf("quad: %d random states, seed %llu\n", states, (unsigned long long)seed);

  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < NQ; i++) rq[i] = (double)golden_q[k][i];
    quad_crba(rq, rH);
    compare(&checks[GOLDEN], NH, rH, golden_H[k], 0.0);
  }

  for (int s = 0; s < states; s++) {
    pinion_random_q(model, &random, q);
    for (int i = 0; i < NV; i++) x[i] = pinion_random_unit(&random);
    rounded(NQ, q, rq);
    rounded(NV, x, rx);
    pinion_crba(model, q, H, work);
    quad_crba(rq, rH);
    compare(&checks[CRBA], NH, rH, H, 0.0);
    rounded(NH, H, rM);
    pinion_mul_H(model, H, x, y);
    quad_mul_H(rM, rx, ry);
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
    if (quad_ltdl(rH) != 0) {
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
    quad_mul_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_mul_L(model, LD, z);
    compare(&checks[MUL_L], NV, ry, z, norm(NH, LD) * norm(NV, x));

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_mul_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_mul_Lt(model, LD, z);
    compare(&checks[MUL_LT], NV, ry, z, norm(NH, LD) * norm(NV, x));

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_solve_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double solve_L_scale = norm(NH, LD) * norm(NV, y);
    pinion_mul_L(model, LD, y);
    to_real(NV, y, ry);
    compare(&checks[SOLVE_L], NV, ry, z, solve_L_scale);

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_solve_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double solve_Lt_scale = norm(NH, LD) * norm(NV, y);
    pinion_mul_Lt(model, LD, y);
    to_real(NV, y, ry);
    compare(&checks[SOLVE_LT], NV, ry, z, solve_Lt_scale);

    rounded(NH, LD, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_solve(rH, ry);
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
    if (quad_ltl(rH) != 0) {
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
    quad_ltl_mul_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_ltl_mul_L(model, L, z);
    compare(&checks[LTL_MUL_L], NV, ry, z, norm(NH, L) * norm(NV, x));

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_ltl_mul_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    pinion_ltl_mul_Lt(model, L, z);
    compare(&checks[LTL_MUL_LT], NV, ry, z, norm(NH, L) * norm(NV, x));

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_ltl_solve_L(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double ltl_solve_L_scale = norm(NH, L) * norm(NV, y);
    pinion_ltl_mul_L(model, L, y);
    to_real(NV, y, ry);
    compare(&checks[LTL_SOLVE_L], NV, ry, z, ltl_solve_L_scale);

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_ltl_solve_Lt(rH, ry);
    for (int i = 0; i < NV; i++) z[i] = x[i];
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double ltl_solve_Lt_scale = norm(NH, L) * norm(NV, y);
    pinion_ltl_mul_Lt(model, L, y);
    to_real(NV, y, ry);
    compare(&checks[LTL_SOLVE_LT], NV, ry, z, ltl_solve_Lt_scale);

    rounded(NH, L, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    quad_ltl_solve(rH, ry);
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
