/* SPDX-License-Identifier: MIT-0 */
/* test_hybrid.c -- hybrid dynamics: accelerations of some dofs are known, forces of the others. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/factor/forward.h"
#include "generic/factor/hybrid.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "tree.h"

enum { MAX_DOFS = 6 * MAX_BODIES };

/* dof k is prescribed if bit k % 3 of the pattern is set; numbers that must not be read are NaN */
static void solve(trial *s, unsigned pattern, double *a, double *tau, unsigned char *prescribed,
                  double *given_a, double *given_tau)
{
  const pinion_model *m = &s->tree.model;
  double *H = trial_vec(s, m->nh);
  pinion_work work[MAX_BODIES];
  for (int k = 0; k < m->nv; k++) {
    prescribed[k] = pattern >> k % 3 & 1;
    if (prescribed[k])
      given_tau[k] = (double)NAN;
    else
      given_a[k] = (double)NAN;
  }
  assert_int_equal(pinion_hybrid(m, prescribed, s->q, s->v, given_a, given_tau, a, tau, work, H),
                   0);
  trial_drop(s, 1);
}

static void belongs_together(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *needs = trial_vec(s, n), *a = trial_vec(s, n), *tau = trial_vec(s, n);
  double *H = trial_vec(s, m->nh);
  unsigned char prescribed[MAX_DOFS];
  pinion_work work[MAX_BODIES];
  for (unsigned pattern = 0; pattern < 8; pattern++) {
    double *x = trial_random_vec(s, n), *y = trial_random_vec(s, n), scale;
    solve(s, pattern, a, tau, prescribed, x, y);
    for (int k = 0; k < n; k++)
      assert_true(prescribed[k] ? a[k] == x[k] : tau[k] == y[k]);
    pinion_crba(m, s->q, H, work);
    scale = (double)n * largest(m->nh, H) * (1.0 + largest(n, a));
    pinion_rnea(m, s->q, s->v, a, needs, work);
    check_within("hybrid", n, tau, needs, 1e-13, scale);
    if (pattern == 0) {
      assert_int_equal(pinion_fd(m, s->q, s->v, y, needs, work, H), 0);
      check_near("nothing prescribed", n, a, needs, 1e-9);
    }
    trial_drop(s, 2);
  }
}

static void hybrid(void **state)
{
  (void)state;
  for_each_tree(belongs_together);
}

int run_hybrid_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(hybrid, tree_teardown),
  };
  return cmocka_run_group_tests_name("hybrid", tests, NULL, NULL);
}
