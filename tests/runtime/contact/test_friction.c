/* SPDX-License-Identifier: MIT-0 */
/* test_friction.c -- projected Gauss-Seidel on random systems, against the definition of a
 * solution. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "contact/friction.h"
#include "generic/model/dense.h"
#include "generic/model/pinion_random.h"
#include "groups.h"
#include "tree.h"

enum { MAX_SETS = 8, MAX_ROWS = 3 * MAX_SETS, SYSTEMS = 300 };

typedef struct contacts {
  uint64_t random;
  int n, sets;
  double S[MAX_ROWS * MAX_ROWS], b[MAX_ROWS], z[MAX_ROWS], u[MAX_ROWS];
  pinion_row_set set[MAX_SETS];
} contacts;

static int pick(contacts *s, int n) { return (int)(pinion_random_u64(&s->random) % (uint64_t)n); }

/* S = A A' with more columns than rows or with fewer, which makes contacts redundant; kinds: how
 * many kinds of rows there are: ties only, ties and limits, all */
static void random_system(contacts *s, int kinds, int deficit)
{
  static const int rows[] = {1, 1, 3};
  double A[MAX_ROWS][2 * MAX_ROWS];
  int columns;
  s->n = 0;
  s->sets = 1 + pick(s, MAX_SETS);
  for (int k = 0; k < s->sets; k++) {
    const int kind = pick(s, kinds);
    s->set[k].kind = (pinion_row_kind)kind;
    s->set[k].row = s->n;
    s->set[k].across = s->n + 1;
    if (kind == PINION_ROW_CONTACT && pick(s, 2)) { /* the normal may come last */
      s->set[k].row = s->n + 2;
      s->set[k].across = s->n;
    }
    s->set[k].mu = 0.5 + 0.5 * pinion_random_unit(&s->random);
    s->n += rows[kind];
  }
  columns = deficit ? (s->n + 2) / 2 : s->n + 4;
  for (int i = 0; i < s->n; i++) {
    for (int k = 0; k < columns; k++)
      A[i][k] = pinion_random_unit(&s->random);
    s->z[i] = 0.0;
    s->b[i] = 0.0;
  }
  for (int i = 0; i < s->n; i++) {
    for (int j = 0; j < s->n; j++) {
      s->S[i * s->n + j] = 0.0;
      for (int k = 0; k < columns; k++)
        s->S[i * s->n + j] += A[i][k] * A[j][k];
    }
  }

  /* b is in the range of A, as it is if it comes from velocities */
  for (int k = 0; k < columns; k++) {
    const double v = pinion_random_unit(&s->random);
    for (int i = 0; i < s->n; i++)
      s->b[i] += A[i][k] * v;
  }
}

static void rates(contacts *s)
{
  for (int i = 0; i < s->n; i++) {
    s->u[i] = s->b[i];
    for (int j = 0; j < s->n; j++)
      s->u[i] += s->S[i * s->n + j] * s->z[j];
  }
}

/* the conditions of a solution in friction.h, one by one */
static void check_solution(const contacts *s, double slack)
{
  for (int k = 0; k < s->sets; k++) {
    const pinion_row_set *set = &s->set[k];
    const int i = set->row;
    const double *z = s->z + i, *u = s->u + i, *zt = s->z + set->across, *ut = s->u + set->across;
    if (set->kind == PINION_ROW_TIED) {
      assert_true(fabs(u[0]) < slack);
      continue;
    }
    assert_true(z[0] >= 0.0 && u[0] > -slack && z[0] * u[0] < slack * (1.0 + z[0]));
    if (set->kind == PINION_ROW_CONTACT) {
      const double length = sqrt(zt[0] * zt[0] + zt[1] * zt[1]), most = set->mu * z[0];
      const double slip = sqrt(ut[0] * ut[0] + ut[1] * ut[1]);
      assert_true(length <= most * (1.0 + 1e-12) + 1e-12);
      if (slip > slack * 10.0) {
        assert_true(length > most - 10.0 * slack);
        assert_true(fabs(zt[0] * ut[1] - zt[1] * ut[0]) <
                    100.0 * slack * (1.0 + length) * (1.0 + slip));
        assert_true(zt[0] * ut[0] + zt[1] * ut[1] <= 100.0 * slack);
      }
    }
  }
}

/* converges if S has an inverse, and reports that */
static void solves(void **state)
{
  static contacts s;
  int solved = 0;
  (void)state;
  s.random = test_seed();
  for (int k = 0; k < SYSTEMS; k++) {
    int used;
    random_system(&s, 3, 0);
    used = pinion_friction_solve(s.n, s.S, s.b, s.sets, s.set, 20000, 1e-13, s.z);
    if (used == 20000)
      continue;
    solved++;
    rates(&s);
    check_solution(&s, 1e-8);
    assert_true(pinion_friction_residual(s.n, s.S, s.b, s.sets, s.set, s.z) < 1e-9);
  }
  assert_true(solved > SYSTEMS * 95 / 100);
}

/* ties alone are a linear system */
static void ties_alone(void **state)
{
  static contacts s;
  (void)state;
  s.random = test_seed();
  for (int k = 0; k < SYSTEMS; k++) {
    double A[MAX_ROWS * MAX_ROWS], x[MAX_ROWS];
    random_system(&s, 1, 0);
    memcpy(A, s.S, sizeof A);
    assert_int_equal(pinion_dense_ltdl(s.n, A), 0);
    for (int i = 0; i < s.n; i++)
      x[i] = -s.b[i];
    pinion_dense_solve(s.n, A, x);
    pinion_friction_solve(s.n, s.S, s.b, s.sets, s.set, 100000, 1e-15, s.z);
    check_within("z", s.n, s.z, x, 1e-8, 1.0 + largest(s.n, x));
  }
}

/* limits only: among all choices of rows that push, the one in which nothing pulls or sinks in */
static void limits_by_trial(void **state)
{
  static contacts s;
  (void)state;
  s.random = test_seed();
  for (int k = 0; k < SYSTEMS; k++) {
    int found = 0;
    random_system(&s, 1, 0);
    for (int i = 0; i < s.sets; i++)
      s.set[i].kind = PINION_ROW_LIMIT;
    pinion_friction_solve(s.n, s.S, s.b, s.sets, s.set, 100000, 1e-15, s.z);
    for (int choice = 0; choice < 1 << s.n && !found; choice++) {
      double A[MAX_SETS * MAX_SETS], x[MAX_SETS];
      found = 1;
      for (int i = 0; i < s.n; i++) {
        x[i] = choice >> i & 1 ? -s.b[i] : 0.0;
        for (int j = 0; j < s.n; j++)
          A[i * s.n + j] = (choice >> i & 1) && (choice >> j & 1) ? s.S[i * s.n + j] : i == j;
      }
      assert_int_equal(pinion_dense_ltdl(s.n, A), 0);
      pinion_dense_solve(s.n, A, x);
      for (int i = 0; i < s.n; i++) {
        double u = s.b[i];
        for (int j = 0; j < s.n; j++)
          u += s.S[i * s.n + j] * x[j];
        found = found && x[i] >= 0.0 && u >= -1e-12;
      }
      if (found)
        check_within("z", s.n, s.z, x, 1e-8, 1.0 + largest(s.n, x));
    }
    assert_true(found);
  }
}

/* the residual falls with the sweeps, also if S is singular; each z on the way is in its cone, and
 * starting at a solution takes one sweep */
static void residual_falls(void **state)
{
  static contacts s;
  int fell = 0;
  (void)state;
  s.random = test_seed();
  for (int k = 0; k < SYSTEMS; k++) {
    double first, last;
    random_system(&s, 3, k % 2);
    for (int i = 0; i < s.sets; i++) { /* friction that is weak enough for any order */
      s.set[i].mu *= 0.3;
      if (s.set[i].kind == PINION_ROW_TIED)
        s.set[i].kind = PINION_ROW_LIMIT;
    }
    first = pinion_friction_residual(s.n, s.S, s.b, s.sets, s.set, s.z);
    for (int round = 0; round < 10; round++) {
      pinion_friction_solve(s.n, s.S, s.b, s.sets, s.set, 50, 0.0, s.z);
      for (int i = 0; i < s.sets; i++) {
        const double *z = s.z + s.set[i].row, *zt = s.z + s.set[i].across;
        assert_true(z[0] >= 0.0);
        if (s.set[i].kind == PINION_ROW_CONTACT)
          assert_true(sqrt(zt[0] * zt[0] + zt[1] * zt[1]) <= s.set[i].mu * z[0] * (1.0 + 1e-12));
      }
    }
    last = pinion_friction_residual(s.n, s.S, s.b, s.sets, s.set, s.z);
    fell += last <= 1e-4 * first;
    if (last < 1e-14)
      assert_int_equal(pinion_friction_solve(s.n, s.S, s.b, s.sets, s.set, 50, 1e-12, s.z), 1);
  }
  assert_true(fell > SYSTEMS * 95 / 100);
}

int run_friction_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solves),
      cmocka_unit_test(ties_alone),
      cmocka_unit_test(limits_by_trial),
      cmocka_unit_test(residual_falls),
  };
  return cmocka_run_group_tests_name("friction", tests, NULL, NULL);
}
