/* SPDX-License-Identifier: MIT-0 */
/* test_constrained.c -- a double pendulum on a rod moves alike however heavy it is: a row of K with
 * small numbers beside those of H is no dependent one. */
#include <math.h>

#include "check.h"
#include "generic/constraints/constrained.h"
#include "groups.h"
#include "robots.h"

enum { NV = 2, NC = 2 };

/* the second one is off */
static const pinion_constraint list[] = {
    DOUBLE_PENDULUM_ROD,
    DOUBLE_PENDULUM_LOCK("off", 1, 0.5, 0, 0, -1),
};
static const int dof[] = {1};
static const double coefficient[] = {1.0};
static const pinion_constraints all = {2, NC, list, dof, coefficient, NULL, NULL};

/* the motion under forces of the same share of the weight */
static void moves(double mass, double a[NV], double lambda[NC])
{
  const double q[NV] = {0.9, -1.2}, v[NV] = {1.0, 0.5}, tau[NV] = {0.5 * mass, 0.2 * mass};
  const pinion_command command = {0u, NULL, NULL, NULL};
  double room[PINION_CONSTRAINED_ROOM(NV, NC, 3)];
  pinion_model model = double_pendulum;
  pinion_body body[NV];
  pinion_work work[NV];
  for (int i = 0; i < NV; i++) {
    body[i] = double_pendulum.body[i];
    body[i].m *= mass;
    for (int k = 0; k < 3; k++)
      body[i].h[k] *= mass;
    for (int k = 0; k < 6; k++)
      body[i].I[k] *= mass;
  }
  model.body = body;
  pinion_fd_constrained(&model, &all, q, v, tau, NULL, &command, a, lambda, work, room);
}

static void any_mass(void **state)
{
  double a[NV], lambda[NC], same[NV], push[NC];
  (void)state;
  moves(1.0, a, lambda);
  assert_true(lambda[0] != 0.0 && lambda[1] == 0.0);
  for (int k = -12; k <= 12; k++) {
    const double mass = pow(10.0, k);
    moves(mass, same, push);
    push[0] /= mass;
    check_within("a", NV, same, a, 1e-12, 1.0);
    check_within("lambda", NC, push, lambda, 1e-12, 1.0);
  }
}

int run_constrained_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(any_mass),
  };
  return cmocka_run_group_tests_name("constrained", tests, NULL, NULL);
}
