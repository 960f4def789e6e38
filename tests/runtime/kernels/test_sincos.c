/* SPDX-License-Identifier: MIT-0 */
/* test_sincos.c -- vector sines: errors, special values, symmetry to the bit, out of line, lanes,
 * and the hook; with fewer points than tests/sincos, and by one compiler. */
#include <float.h>
#include <math.h>
#include <string.h>

#include "check.h"
#include "groups.h"
#include "sines.h"
#include "tree.h"

/* the hook: generated code's calls for double come here, those for float go to the default */
static int hooked;
static void hook(int n, const double *x, double *s, double *c);
#define PINION_SINCOS hook
#include "sincos.h"

static void hook(int n, const double *x, double *s, double *c)
{
  hooked += n;
  pinion_sincos_inline(n, x, s, c);
}

enum { RANGES = 4, ANGLES = 50000, BLOCK = 64, LAST = 63662 };

/* n numbers of a range; 3 is log-uniform down to least */
static void draw(uint64_t *state, int range, double least, int n, double *x)
{
  for (int i = 0; i < n; i++) {
    const double u = pinion_random_unit(state);
    const double size = range == 3 ? exp(log(least) + fabs(u) * log(1e5 / least)) : fabs(u);
    const double scale = range == 1 ? 10.0 : range == 2 ? 1e5 : 1.0;
    x[i] = copysign(scale * size, pinion_random_unit(state));
  }
}

static void both(int n, const double *x, sine_errors *e, sine_errors *ef)
{
  double s[BLOCK], c[BLOCK];
  float xf[BLOCK], sf[BLOCK], cf[BLOCK];
  assert_true(n <= BLOCK);
  for (int i = 0; i < n; i++)
    xf[i] = (float)x[i];
  pinion_sincos_inline(n, x, s, c);
  pinion_sincosf_inline(n, xf, sf, cf);
  sines_judge(n, x, s, c, e);
  sines_judgef(n, xf, sf, cf, ef);
}

static void check_errors(const char *what, const sine_errors *e)
{
  if (e->sine > 1.0 || e->cosine > 1.0)
    fail_msg("%s: sin %g ulp at %.17g, cos %g ulp at %.17g", what, e->sine, e->sine_at, e->cosine,
             e->cosine_at);
}

static void random_angles(void **unused)
{
  const char *const name[RANGES] = {"[-1, 1]", "[-10, 10]", "[-1e5, 1e5]", "log-uniform"};
  uint64_t state = test_seed();
  double x[BLOCK];
  (void)unused;
  for (int range = 0; range < RANGES; range++) {
    sine_errors e = {0.0, 0.0, 0.0, 0.0}, ef = {0.0, 0.0, 0.0, 0.0};
    for (int i = 0; i < ANGLES; i += BLOCK) {
      draw(&state, range, 1e-37, BLOCK, x);
      both(BLOCK, x, &e, &ef);
    }
    check_errors(name[range], &e);
    check_errors(name[range], &ef);
    /* rounded to nearest, some have nearly half an ulp */
    assert_true(e.sine > 0.4 && ef.sine > 0.4);
  }
}

/* where a plain remainder has no correct digit left */
static void near_multiples(void **unused)
{
  sine_errors e = {0.0, 0.0, 0.0, 0.0}, ef = {0.0, 0.0, 0.0, 0.0};
  (void)unused;
  for (int k = 1; k <= LAST; k += 3) {
    double x[8], s[8], c[8];
    float xf[8], sf[8], cf[8];
    sines_near(k, x);
    sines_nearf(k, xf);
    pinion_sincos_inline(8, x, s, c);
    pinion_sincosf_inline(8, xf, sf, cf);
    sines_judge(8, x, s, c, &e);
    sines_judgef(8, xf, sf, cf, &ef);
  }
  check_errors("double", &e);
  check_errors("float", &ef);
}

static void special_values(void **unused)
{
  const double x[8] = {0.0, -0.0, DBL_MIN, -5e-324, 1e-200, HUGE_VAL, -HUGE_VAL, (double)NAN};
  const float xf[8] = {0.0f, -0.0f, FLT_MIN, -1e-45f, 1e-30f, HUGE_VALF, -HUGE_VALF, NAN};
  double s[8], c[8];
  float sf[8], cf[8];
  (void)unused;
  pinion_sincos_inline(8, x, s, c);
  pinion_sincosf_inline(8, xf, sf, cf);

  /* tiny ones to the bit, the sign of zero too */
  assert_memory_equal(s, x, 5 * sizeof *s);
  assert_memory_equal(sf, xf, 5 * sizeof *sf);
  for (int i = 0; i < 8; i++) {
    assert_true(i < 5 ? c[i] == 1.0 : c[i] != c[i] && s[i] != s[i]);
    assert_true(i < 5 ? cf[i] == 1.0f : cf[i] != cf[i] && sf[i] != sf[i]);
  }
}

/* outside the range, errors grow as if x were off by a few of its ulp */
static void large_angles(void **unused)
{
  uint64_t state = test_seed() + 1;
  (void)unused;
  for (int i = 0; i < 20000; i++) {
    const double u = fabs(pinion_random_unit(&state));
    const double x = 1e5 * exp(u * log(1e9)), tolerance = 4.0 * DBL_EPSILON * x;
    const float xf = (float)(1e5 * exp(u * log(10.0)));
    const double angle = (double)xf, tolerancef = 4.0 * (double)FLT_EPSILON * angle;
    double s, c;
    float sf, cf;
    pinion_sincos_inline(1, &x, &s, &c);
    pinion_sincosf_inline(1, &xf, &sf, &cf);
    assert_true(fabs(s - sin(x)) <= tolerance && fabs(c - cos(x)) <= tolerance);
    assert_true(fabs((double)sf - sin(angle)) <= tolerancef);
    assert_true(fabs((double)cf - cos(angle)) <= tolerancef);
  }
}

/* sin(-x) = -sin(x) and cos(-x) = cos(x), bit by bit */
static void symmetry(void **unused)
{
  uint64_t state = test_seed() + 2;
  (void)unused;
  for (int i = 0; i < 20000; i++) {
    double x[2], s[2], c[2];
    float xf[2], sf[2], cf[2];
    draw(&state, i % RANGES, 1e-37, 1, x);
    x[1] = -x[0];
    xf[0] = (float)x[0];
    xf[1] = -xf[0];
    pinion_sincos_inline(2, x, s, c);
    pinion_sincosf_inline(2, xf, sf, cf);
    s[1] = -s[1];
    sf[1] = -sf[1];
    assert_memory_equal(&s[0], &s[1], sizeof *s);
    assert_memory_equal(&c[0], &c[1], sizeof *c);
    assert_memory_equal(&sf[0], &sf[1], sizeof *sf);
    assert_memory_equal(&cf[0], &cf[1], sizeof *cf);
  }
}

/* any n, equal to the inline ones to the bit, and nothing written past the end */
static void out_of_line(void **unused)
{
  uint64_t state = test_seed() + 3;
  (void)unused;
  for (int n = 0; n < BLOCK; n++) {
    double x[BLOCK], s[BLOCK], c[BLOCK], got_s[BLOCK + 1], got_c[BLOCK + 1];
    float xf[BLOCK], sf[BLOCK], cf[BLOCK], got_sf[BLOCK + 1], got_cf[BLOCK + 1];
    draw(&state, n % RANGES, 1e-37, BLOCK, x);
    for (int i = 0; i < BLOCK; i++)
      xf[i] = (float)x[i];
    pinion_sincos_inline(n, x, s, c);
    pinion_sincosf_inline(n, xf, sf, cf);
    got_s[n] = got_c[n] = 7.0;
    got_sf[n] = got_cf[n] = 7.0f;
    pinion_sincos(n, x, got_s, got_c);
    pinion_sincosf(n, xf, got_sf, got_cf);
    assert_memory_equal(got_s, s, (size_t)n * sizeof *s);
    assert_memory_equal(got_c, c, (size_t)n * sizeof *c);
    assert_memory_equal(got_sf, sf, (size_t)n * sizeof *sf);
    assert_memory_equal(got_cf, cf, (size_t)n * sizeof *cf);
    assert_true(got_s[n] == 7.0 && got_c[n] == 7.0 && got_sf[n] == 7.0f && got_cf[n] == 7.0f);
  }
}

static void lanes(void **unused)
{
  uint64_t state = test_seed() + 4;
  (void)unused;
  for (int i = 0; i < 1000; i++) {
    double x[BLOCK];
    float xf[BLOCK];
    draw(&state, i % RANGES, 1e-37, BLOCK, x);
    for (int j = 0; j < BLOCK; j++)
      xf[j] = (float)x[j];
    assert_int_equal(sines_lanes(BLOCK, x), 0);
    assert_int_equal(sines_lanesf(BLOCK, xf), 0);
  }
}

static void hooks(void **unused)
{
  const double x[4] = {0.5, 1.0, 1.5, 2.0};
  const float xf[4] = {0.5f, 1.0f, 1.5f, 2.0f};
  double s[4], c[4];
  float sf[4], cf[4];
  (void)unused;
  hooked = 0;
  PINION_SINCOS(4, x, s, c);
  PINION_SINCOSF(4, xf, sf, cf);
  assert_int_equal(hooked, 4);
  for (int i = 0; i < 4; i++) {
    assert_true(fabs(s[i] - sin(x[i])) < 1e-15 && fabs(c[i] - cos(x[i])) < 1e-15);
    assert_true(fabs((double)sf[i] - s[i]) < 1e-7 && fabs((double)cf[i] - c[i]) < 1e-7);
  }
}

static void reference(void **unused)
{
  (void)unused;
  assert_true(LDBL_MANT_DIG >= 64);
}

int run_sincos_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(reference),      cmocka_unit_test(random_angles),
      cmocka_unit_test(near_multiples), cmocka_unit_test(special_values),
      cmocka_unit_test(large_angles),   cmocka_unit_test(symmetry),
      cmocka_unit_test(out_of_line),    cmocka_unit_test(lanes),
      cmocka_unit_test(hooks),
  };
  return cmocka_run_group_tests_name("sincos", tests, NULL, NULL);
}
