/* SPDX-License-Identifier: MIT-0 */
/* test_ik.c -- runtime/ik.h on random tasks: the gradient of the cost, limits, and float. */
#include <math.h>

#include "check.h"
#include "groups.h"
#include "ik.h"
#include "tree.h"

enum { M = 6, N = 9 };

typedef struct task {
  double J[M * N], e[M], wish[N], lower[N], upper[N];
} task;

static task random_task(uint64_t *seed, double width)
{
  task t;
  for (int k = 0; k < M * N; k++)
    t.J[k] = pinion_random_unit(seed);
  for (int i = 0; i < M; i++)
    t.e[i] = pinion_random_unit(seed);
  for (int k = 0; k < N; k++) {
    t.wish[k] = 0.3 * width * pinion_random_unit(seed);
    t.lower[k] = -width * (1.1 + pinion_random_unit(seed));
    t.upper[k] = width * (1.1 + pinion_random_unit(seed));
  }
  return t;
}

/* J'(J v - e) + damping^2 (v - wish) for the joints that are not in the mask */
static void gradient(const task *t, int m, double damping, const double *v, unsigned long long held,
                     double *g)
{
  for (int k = 0; k < N; k++) {
    g[k] = damping * damping * (v[k] - t->wish[k]);
    for (int i = 0; i < m; i++) {
      double miss = -t->e[i];
      for (int j = 0; j < N; j++)
        miss += t->J[i * N + j] * v[j];
      g[k] += t->J[i * N + k] * miss;
    }
    if (held >> k & 1)
      g[k] = 0.0;
  }
}

static void least(void **state)
{
  static const double zero[N] = {0};
  uint64_t seed = test_seed();
  double v[N], g[N];
  (void)state;
  for (int round = 0; round < 200; round++) {
    const int m = round % (M + 1);
    task t = random_task(&seed, 1.0);
    const double damping = round % 2 ? 0.3 : 0.05;
    for (int k = 0; k < N; k++) {
      t.lower[k] = -1e3;
      t.upper[k] = 1e3;
    }
    assert_true(pinion_ik(m, N, t.J, t.e, t.wish, t.lower, t.upper, damping, v) == 0);
    gradient(&t, m, damping, v, 0, g);
    check_within("gradient", N, g, zero, 1e-11, 100.0);
  }
}

static void within_limits(void **state)
{
  static const double zero[N] = {0};
  uint64_t seed = test_seed() + 1;
  double v[N], g[N];
  int limited = 0, all = 0;
  (void)state;
  for (int round = 0; round < 500; round++) {
    const task t = random_task(&seed, round % 5 == 0 ? 0.02 : 0.3);
    const unsigned long long held = pinion_ik(M, N, t.J, t.e, t.wish, t.lower, t.upper, 0.1, v);
    for (int k = 0; k < N; k++) {
      const double at = v[k] > 0.0 ? t.upper[k] : t.lower[k];
      assert_true(v[k] >= t.lower[k] && v[k] <= t.upper[k]);
      if (held >> k & 1)
        assert_true(v[k] == at || v[k] == t.lower[k] || v[k] == t.upper[k]);
    }
    gradient(&t, M, 0.1, v, held, g);
    check_within("gradient of the free ones", N, g, zero, 1e-11, 100.0);
    limited += held != 0;
    all += held == (1ULL << N) - 1;
  }
  assert_true(limited > 300 && all > 0);
}

/* a feasible task is done up to the square of the damping, and the nullspace follows the wish */
static void redundant(void **state)
{
  static const double J[2 * 3] = {1, 0, 0, 0, 1, 0}, e[2] = {0.5, -0.25}, wish[3] = {9, 9, 0.75};
  static const double lower[3] = {-10, -10, -10}, upper[3] = {10, 10, 0.5};
  double v[3];
  (void)state;
  assert_true(pinion_ik(2, 3, J, e, wish, lower, upper, 1e-6, v) == 4);
  assert_true(fabs(v[0] - 0.5) < 1e-10 && fabs(v[1] + 0.25) < 1e-10 && v[2] == 0.5);
}

static void in_float(void **state)
{
  uint64_t seed = test_seed() + 2;
  (void)state;
  for (int round = 0; round < 100; round++) {
    const task t = random_task(&seed, 0.5);
    float J[M * N], e[M], wish[N], lower[N], upper[N], vf[N];
    double v[N], got[N];
    for (int k = 0; k < M * N; k++)
      J[k] = (float)t.J[k];
    for (int i = 0; i < M; i++)
      e[i] = (float)t.e[i];
    for (int k = 0; k < N; k++) {
      wish[k] = (float)t.wish[k];
      lower[k] = (float)t.lower[k];
      upper[k] = (float)t.upper[k];
    }
    const unsigned long long held = pinion_ik(M, N, t.J, t.e, t.wish, t.lower, t.upper, 0.3, v);
    /* if rounding decides which is farthest out, both are right */
    if (pinion_ikf(M, N, J, e, wish, lower, upper, 0.3f, vf) == held) {
      for (int k = 0; k < N; k++)
        got[k] = (double)vf[k];
      check_within("float", N, got, v, 1e-4, 1.0);
    } else {
      assert_true(held != 0);
    }
  }
}

int run_ik_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(least),
      cmocka_unit_test(within_limits),
      cmocka_unit_test(redundant),
      cmocka_unit_test(in_float),
  };
  return cmocka_run_group_tests_name("ik", tests, NULL, NULL);
}
