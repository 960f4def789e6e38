/* ${r}_selftest.c
 * The generated functions against the generic runtime on random states, and against golden
 * vectors computed by the generator itself.
 * Generated from ${source}; do not edit.
 *
 * Compile with the other files of this directory and those of runtime/; run with [states [seed]].
 * Prints a line per check and, last, `N passed, N failed`; exits 1 if any failed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "${r}.h"
#include "${r}_model.h"

#include "crba.h"
#include "factor.h"
#include "products.h"

enum { NQ = ${symbols.NQ}, NV = ${symbols.NV}, NH = ${symbols.NH} };

/* differences are relative to the norm of what is compared with */
static const double tolerance = ${tolerance};

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
static void compare(check *c, int n, const ${real} *got, const double *expected, double scale)
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

static void to_real(int n, const double *from, ${real} *to)
{
  for (int i = 0; i < n; i++) to[i] = (${real})from[i];
}

/* what the functions see: inputs rounded to their type, and back again for the runtime */
static void rounded(int n, double *x, ${real} *y)
{
  to_real(n, x, y);
  for (int i = 0; i < n; i++) x[i] = (double)y[i];
}

/* golden vectors, from the algorithms run on the generator's own numbers */
@ if golden then
static const double golden_q[${#golden}][NQ] = {
@   for _, g in ipairs(golden) do
  {
${g.q}
  },
@   end
};
static const double golden_H[${#golden}][NH] = {
@   for _, g in ipairs(golden) do
  {
${g.H}
  },
@   end
};
@ end

int main(int argc, char **argv)
{
  const pinion_model *model = &${symbols.model};
  const int states = argc > 1 ? atoi(argv[1]) : 1000;
  const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
  uint64_t random = seed;
  static pinion_work work[${nb}];
  static double q[NQ], H[NH], LD[NH], L[NH];
  static double x[NV], y[NV], z[NV];
  static double w[NV]; /* scratch of the backward checks */
  static ${real} rq[NQ], rH[NH], rM[NH];
  static ${real} rx[NV], ry[NV];
  (void)y, (void)z, (void)w, (void)rH, (void)rM, (void)rx, (void)ry;
  const char *problem = pinion_check(model);
  if (problem || states < 1) {
    printf("%s\n0 passed, 1 failed\n", problem ? problem : "needs at least one state");
    return 1;
  }
  check checks[] = {
@ for _, c in ipairs(checks) do
    { "${c}", 0, 0, 0.0 },
@ end
  };
  enum {
${enum}
  };
  printf("${r}: %d random states, seed %llu\n", states, (unsigned long long)seed);

@ if golden then
  for (int k = 0; k < ${#golden}; k++) {
    for (int i = 0; i < NQ; i++) rq[i] = (${real})golden_q[k][i];
    ${call("crba", "rq, rH")}
    compare(&checks[GOLDEN], NH, rH, golden_H[k], 0.0);
  }
@ end

  for (int s = 0; s < states; s++) {
    pinion_random_q(model, &random, q);
    for (int i = 0; i < NV; i++) x[i] = pinion_random_unit(&random);
    rounded(NQ, q, rq);
    rounded(NV, x, rx);
    pinion_crba(model, q, H, work);
@ if has.crba then
    ${call("crba", "rq, rH")}
    compare(&checks[CRBA], NH, rH, H, 0.0);
@ end
    rounded(NH, H, rM);
@ if has.mul_H then
    pinion_mul_H(model, H, x, y);
    ${call("mul_H", "rM, rx, ry")}
    compare(&checks[MUL_H], NV, ry, y, norm(NH, H) * norm(NV, x));
@ end

    /* the runtime's factors; a pivot at rounding level means that H is singular */
    double largest = 0.0, smallest = HUGE_VAL;
    for (int i = 0; i < NH; i++) LD[i] = L[i] = H[i];
    const int singular = pinion_ltdl(model, LD) | pinion_ltl(model, L);
    for (int i = 0; i < NV; i++) {
      const double pivot = LD[model->rowptr[i + 1] - 1];
      largest = fmax(largest, H[model->rowptr[i + 1] - 1]);
      smallest = fmin(smallest, pivot);
    }
    if (singular || !(smallest > ${singular} * largest)) {
      for (unsigned k = 0; k < sizeof checks / sizeof checks[0]; k++) checks[k].skipped++;
      continue;
    }
@ for _, f in ipairs(factors) do
@   if has[f.name] then

    /* ${f.name}: H from its factor, column by column */
    for (int i = 0; i < NH; i++) rH[i] = rM[i];
    if (${call(f.name, "rH", true)} != 0) {
      checks[${f.check}].worst = HUGE_VAL;
      checks[${f.check}].states++;
    } else {
      for (int i = 0; i < NH; i++) ${f.copy}[i] = (double)rH[i];
      for (int j = 0; j < NV; j++) {
        for (int i = 0; i < NV; i++) z[i] = y[i] = i == j ? 1.0 : 0.0;
        pinion_mul_H(model, H, z, y);
        pinion_${f.prefix}mul_L(model, ${f.copy}, z);
@     if f.name == "ltdl" then
        for (int i = 0; i < NV; i++) z[i] *= LD[model->rowptr[i + 1] - 1];
@     end
        pinion_${f.prefix}mul_Lt(model, ${f.copy}, z);
        to_real(NV, z, ry);
        compare(&checks[${f.check}], NV, ry, y, norm(NH, H));
      }
    }
@   end
@   for _, p in ipairs(f.products) do
@     if has[p.name] then

    rounded(NH, ${f.copy}, rH);
    for (int i = 0; i < NV; i++) ry[i] = rx[i];
    ${call(p.name, "rH, ry")}
    for (int i = 0; i < NV; i++) z[i] = x[i];
@       if p.back then
    /* backward: the product of the solution is the right-hand side again */
    for (int i = 0; i < NV; i++) y[i] = (double)ry[i];
    const double ${p.name}_scale = norm(NH, ${p.matrix or f.copy}) * norm(NV, y);
    ${p.back}
    to_real(NV, y, ry);
    compare(&checks[${p.check}], NV, ry, z, ${p.name}_scale);
@       else
    pinion_${p.name}(model, ${f.copy}, z);
    compare(&checks[${p.check}], NV, ry, z, norm(NH, ${f.copy}) * norm(NV, x));
@       end
@     end
@   end
@ end
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
