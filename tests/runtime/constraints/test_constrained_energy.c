/* SPDX-License-Identifier: MIT-0 */
/* test_constrained_energy.c -- a double pendulum on a springy rod, whose first joint is pulled to
 * and fro: the energy lost by damping equals the missing energy, as steps shrink. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/constraints/constrained_energy.h"
#include "generic/factor/products.h"
#include "generic/model/configuration.h"
#include "generic/tree/crba.h"
#include "generic/tree/energy.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "robots.h"

enum { NV = 2, NC = 3 };

/* the second one is always off: it must not count */
static const pinion_constraint list[] = {
    DOUBLE_PENDULUM_ROD,
    DOUBLE_PENDULUM_LOCK("off", 1, 0.5, 0, 0, 0),
    DOUBLE_PENDULUM_LOCK("pull", 2, 0.1, 1, 1, 1),
};
static const int dof[] = {1, 0};
static const double coefficient[] = {1.0, 1.0};
static const pinion_constraints all = {3, NC, list, dof, coefficient, NULL, NULL};

/* sums over a run, and E + stored at both ends */
typedef struct run {
  double robot, stored; /* gains */
  double taken, heat, driven, work;
  double identity; /* of a step, the largest */
} run;

static double energy_of(const double *q, const double *v, pinion_work *work)
{
  return pinion_kinetic_energy(&double_pendulum, q, v, work) +
         pinion_potential_energy(&double_pendulum, q, work);
}

/* change of kinetic energy with H held, less the work of all forces on the mean velocity */
static double identity(const double *q, const double *v, const double *next, const double *tau,
                       double h, const pinion_row_energy *rows, pinion_work *work)
{
  double H[3], C[NV], change[NV], pull[NV], left = rows->taken - rows->driven;
  pinion_crba(&double_pendulum, q, H, work);
  pinion_bias(&double_pendulum, q, v, C, work);
  for (int i = 0; i < NV; i++)
    change[i] = next[i] - v[i];
  pinion_mul_H(&double_pendulum, H, change, pull);
  for (int i = 0; i < NV; i++)
    left += 0.5 * (next[i] + v[i]) * (pull[i] - h * (tau[i] - C[i]));
  return left;
}

static run go(int n, double eps, double t)
{
  double q[NV] = {0.9, -1.2}, v[NV] = {1.0, 0.5}, next[NV], lambda[NC];
  double room[PINION_CONSTRAINED_ROOM(NV, NC, 3)], extra[PINION_SPOOK_ENERGY_ROOM(NV, NC)];
  const double tau[NV] = {0.5, 0.2}, h = 1.0 / n;
  pinion_work work[2];
  pinion_row_energy rows = {0};
  run sum;
  memset(&sum, 0, sizeof sum);
  sum.robot = -energy_of(q, v, work);
  for (int k = 0; k <= n; k++) {
    const double at = k * h;
    const double phi_d[] = {7.0, 0.3 * sin(4 * at) + 0.8}, dphi_d[] = {9.0, 1.2 * cos(4 * at)};
    const pinion_command command = {2u, phi_d, dphi_d, NULL};
    pinion_spook(&double_pendulum, &all, q, v, tau, h, eps, t, &command, next, lambda, work, room);
    pinion_spook_energy(&double_pendulum, &all, q, v, h, eps, t, &command, next, lambda, &rows,
                        work, extra);
    if (k == 0)
      sum.stored = -rows.stored;
    if (k == n)
      break;
    sum.identity = fmax(sum.identity, fabs(identity(q, v, next, tau, h, &rows, work)));
    sum.taken += rows.taken, sum.heat += rows.heat, sum.driven += rows.driven;
    for (int i = 0; i < NV; i++)
      sum.work += 0.5 * h * tau[i] * (v[i] + next[i]);
    memcpy(v, next, sizeof v);
    pinion_integrate(&double_pendulum, q, v, h, q);
  }
  sum.robot += energy_of(q, v, work);
  sum.stored += rows.stored;
  return sum;
}

/* two halvings of the step halve the missing energy twice */
static void halves(const char *what, const double missing[3], double scale)
{
  for (int k = 0; k < 2; k++) {
    const double ratio = missing[k] / missing[k + 1], two = 2.0;
    assert_true(fabs(missing[k]) > 1e-9 * scale);
    check_within(what, 1, &ratio, &two, 0.1, 2.0);
  }
  assert_true(fabs(missing[2]) < 0.01 * scale);
}

static void accounts(double eps, double t)
{
  double robot[3], springs[3];
  run last = {0};
  for (int k = 0; k < 3; k++) {
    last = go(2000 << k, eps, t);
    robot[k] = last.work + last.driven - last.taken - last.robot;
    springs[k] = last.taken - last.heat - last.stored;
    assert_true(last.identity < 1e-11);
  }
  assert_true(fabs(last.driven) > 0.1 && fabs(last.heat) > 0.1);
  halves("energy of the robot", robot, fabs(last.heat));
  if (eps > 0.0)
    halves("energy of the springs", springs, fabs(last.heat));
  else
    assert_true(last.stored == 0.0 && last.heat == last.taken);
}

static void soft(void **state)
{
  (void)state;
  accounts(5e-3, 0.05);
}

static void rigid(void **state)
{
  (void)state;
  accounts(0.0, 0.05);
}

/* without damping there is no heat: it swings, and all energy comes back */
static void undamped(void **state)
{
  const run sum = go(10000, 5e-3, 0.0);
  (void)state;
  assert_true(sum.heat == 0.0);
  assert_true(fabs(sum.taken - sum.stored) < 0.01 * fabs(sum.driven));
}

int run_constrained_energy_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(soft),
      cmocka_unit_test(rigid),
      cmocka_unit_test(undamped),
  };
  return cmocka_run_group_tests_name("constrained_energy", tests, NULL, NULL);
}
