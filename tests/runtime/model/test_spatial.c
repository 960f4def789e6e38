/* SPDX-License-Identifier: MIT-0 */
/* test_spatial.c -- transforms: their invariants, and inertias against point masses. */
#include <string.h>

#include "check.h"
#include "generic/model/spatial.h"
#include "groups.h"
#include "tree.h"

static pinion_pose body_pose(const pinion_body *b)
{
  pinion_pose X;
  memcpy(X.R, b->R, sizeof X.R);
  memcpy(X.p, b->p, sizeof X.p);
  return X;
}

/* power f . v is the same in both frames */
static void same_power(trial *s)
{
  const double *v = trial_random_vec(s, 6), *f = trial_random_vec(s, 6);
  for (int i = 0; i < s->tree.model.nb; i++) {
    const pinion_pose X = body_pose(&s->tree.body[i]);
    double down[6], up[6], in_child, in_parent;
    pinion_motion_down(&X, v, down);
    pinion_force_up(&X, f, up);
    in_child = pinion_dot6(f, down);
    in_parent = pinion_dot6(up, v);
    check_within("power", 1, &in_child, &in_parent, 1e-14, 6.0);
  }
}

/* velocity at the child's origin, by hand: parent's + omega x p, in child axes by rows of R' */
static void known_velocity(void **state)
{
  static const pinion_pose X = {{0, -1, 0, 1, 0, 0, 0, 0, 1}, {1, 0, 0}};
  static const double v[6] = {0, 0, 3, 0, 0, 2}, want[6] = {2, 0, 3, 0, 0, 2};
  static const double f[6] = {1, 0, 0, 0, 0, 0}, want_f[6] = {0, 1, 0, 0, 0, 1};
  double got[6];
  (void)state;
  pinion_motion_down(&X, v, got);
  check_near("velocity", 6, got, want, 0.0);
  pinion_force_up(&X, f, got);
  check_near("force", 6, got, want_f, 0.0);
}

static void power(void **state)
{
  (void)state;
  for_each_tree(same_power);
}

/* m, h, I of the body's points in its parent's frame, added to the given numbers */
static void points_up(trial *s)
{
  for (int i = 0; i < s->tree.model.nb; i++) {
    const pinion_body *b = &s->tree.body[i];
    const pinion_pose X = body_pose(b);
    const pinion_inertia own = pinion_body_inertia(b);
    pinion_inertia got = own, want = own;
    pinion_inertia_up_add(&X, &own, &got);
    for (int k = 0; k < POINTS; k++) {
      const double m = s->tree.mass[i][k];
      double r[3];
      pinion_rotate(b->R, s->tree.point[i][k], r);
      want.m += m;
      for (int c = 0; c < 3; c++) {
        r[c] += b->p[c];
        want.h[c] += m * r[c];
      }
      want.I[0] += m * (r[1] * r[1] + r[2] * r[2]);
      want.I[1] -= m * r[0] * r[1];
      want.I[2] -= m * r[0] * r[2];
      want.I[3] += m * (r[0] * r[0] + r[2] * r[2]);
      want.I[4] -= m * r[1] * r[2];
      want.I[5] += m * (r[0] * r[0] + r[1] * r[1]);
    }
    check_near("m", 1, &got.m, &want.m, 1e-14);
    check_within("h", 3, got.h, want.h, 1e-14, want.m);
    check_within("I", 6, got.I, want.I, 1e-14, want.m);
  }
}

static void inertia_up(void **state)
{
  (void)state;
  for_each_tree(points_up);
}

/* momentum and angular momentum of the points */
static void points_momentum(trial *s)
{
  const double *v = trial_random_vec(s, 6);
  for (int i = 0; i < s->tree.model.nb; i++) {
    const pinion_inertia own = pinion_body_inertia(&s->tree.body[i]);
    double got[6], want[6] = {0.0};
    pinion_inertia_mul(&own, v, got);
    for (int k = 0; k < POINTS; k++) {
      const double *r = s->tree.point[i][k];
      double u[3], turn[3];
      pinion_cross(v + 3, r, u);
      for (int c = 0; c < 3; c++) {
        u[c] = s->tree.mass[i][k] * (u[c] + v[c]);
        want[c] += u[c];
      }
      pinion_cross(r, u, turn);
      for (int c = 0; c < 3; c++)
        want[3 + c] += turn[c];
    }
    check_within("momentum", 6, got, want, 1e-14, own.m);
  }
}

static void inertia_mul(void **state)
{
  (void)state;
  for_each_tree(points_momentum);
}

static void force_up_in_place(void **state)
{
  static const pinion_pose X = {{0, -1, 0, 1, 0, 0, 0, 0, 1}, {0.1, 0.2, 0.3}};
  double f[6] = {1, 2, 3, 4, 5, 6}, want[6];
  (void)state;
  pinion_force_up(&X, f, want);
  pinion_force_up(&X, f, f);
  check_near("in place", 6, f, want, 0.0);
}

int run_spatial_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(known_velocity),
      cmocka_unit_test_teardown(power, tree_teardown),
      cmocka_unit_test_teardown(inertia_up, tree_teardown),
      cmocka_unit_test_teardown(inertia_mul, tree_teardown),
      cmocka_unit_test(force_up_in_place),
  };
  return cmocka_run_group_tests_name("spatial", tests, NULL, NULL);
}
