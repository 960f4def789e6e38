/* SPDX-License-Identifier: MIT-0 */
/* test_joint.c -- poses against S: moving q along dof k must move the body along column k. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "groups.h"
#include "joint.h"
#include "tree.h"

/* q moved by a rate of 1 on dof k for time h, from the definition of q and v */
static void step(const pinion_body *b, const double *q, int k, double h, double *out)
{
  double R[9], w[3] = {0.0, 0.0, 0.0};
  memcpy(out, q, (size_t)pinion_joint_nq(b->type) * sizeof *q);
  if (b->type != PINION_FLOATING) {
    out[0] += h;
    return;
  }

  /* linear velocity in child axes; the quaternion times (w/2, 1) to first order */
  if (k < 3) {
    pinion_rotation(q + 3, 2.0 * q[6], 2.0, R);
    for (int c = 0; c < 3; c++)
      out[c] += h * R[3 * c + k];
    return;
  }
  w[k - 3] = 0.5 * h;
  out[3] += q[6] * w[0] + q[4] * w[2] - q[5] * w[1];
  out[4] += q[6] * w[1] + q[5] * w[0] - q[3] * w[2];
  out[5] += q[6] * w[2] + q[3] * w[1] - q[4] * w[0];
  out[6] -= q[3] * w[0] + q[4] * w[1] + q[5] * w[2];
}

/* twist of the body in its own frame from two poses a time 2 h apart: R' dp, and R' dR = [w]x */
static void twist(const pinion_pose *X, const pinion_pose *lo, const pinion_pose *hi, double h,
                  double out[6])
{
  double dR[9], dp[3], W[9], Rt[9];
  for (int i = 0; i < 3; i++) {
    dp[i] = (hi->p[i] - lo->p[i]) / (2.0 * h);
    for (int j = 0; j < 3; j++)
      Rt[3 * i + j] = X->R[3 * j + i];
  }
  for (int k = 0; k < 9; k++)
    dR[k] = (hi->R[k] - lo->R[k]) / (2.0 * h);
  pinion_unrotate(X->R, dp, out);
  pinion_mul33(Rt, dR, W);
  out[3] = W[7];
  out[4] = W[2];
  out[5] = W[3];
}

static void s_is_derivative(trial *s)
{
  const double h = 1e-5;
  for (int i = 0; i < s->tree.model.nb; i++) {
    const pinion_body *b = &s->tree.body[i];
    const double *q = s->q + b->q;
    double S[PINION_S_SIZE], moved[7], got[6];
    pinion_pose X, lo, hi;
    const int n = pinion_joint_S(b, S);
    assert_int_equal(n, pinion_joint_nv(b->type));
    pinion_joint_pose(b, q, &X);
    for (int k = 0; k < n; k++) {
      step(b, q, k, -h, moved);
      pinion_joint_pose(b, moved, &lo);
      step(b, q, k, h, moved);
      pinion_joint_pose(b, moved, &hi);
      twist(&X, &lo, &hi, h, got);

      /* truncation h^2/6 and rounding eps/h are both near 1e-11 */
      check_within("twist", 6, got, S + 6 * k, 1e-9, 1.0);
    }
  }
}

static void motion_subspace(void **state)
{
  (void)state;
  for_each_tree(s_is_derivative);
}

static void tree_pose(trial *s)
{
  pinion_work work[MAX_BODIES];
  pinion_neutral_q(&s->tree.model, s->q);
  pinion_joint_poses(&s->tree.model, s->q, work);
  for (int i = 0; i < s->tree.model.nb; i++) {
    check_near("R", 9, work[i].X.R, s->tree.body[i].R, 0.0);
    check_near("p", 3, work[i].X.p, s->tree.body[i].p, 0.0);
  }
}

static void pose_at_zero(void **state)
{
  (void)state;
  for_each_tree(tree_pose);
}

static void known_poses(void **state)
{
  /* tree pose: a quarter turn about z, then up 1 */
  static const double quarter_x[9] = {0, 0, 1, 1, 0, 0, 0, 1, 0};
  static const double straight[9] = {0, -1, 0, 1, 0, 0, 0, 0, 1};
  static const double shifted[3] = {-3, 2, 5}, moved[3] = {-0.5, 0, 1}, up[3] = {0, 0, 1};
  const double r = sqrt(0.5);
  const double angle[] = {1.57079632679489662}, travel[] = {0.5};
  const double pose[] = {2, 3, 4, r, 0, 0, r};
  pinion_body b;
  pinion_pose X;
  (void)state;
  memset(&b, 0, sizeof b);
  memcpy(b.R, straight, sizeof b.R);
  memcpy(b.p, up, sizeof b.p);

  /* a quarter about the child's x, turned by the tree */
  b.type = PINION_REVOLUTE;
  b.axis[0] = 1.0;
  pinion_joint_pose(&b, angle, &X);
  check_within("revolute R", 9, X.R, quarter_x, 1e-15, 1.0);
  check_near("revolute p", 3, X.p, up, 0.0);

  /* along the child's y, which the tree turns to -x */
  b.type = PINION_PRISMATIC;
  b.axis[0] = 0.0;
  b.axis[1] = 1.0;
  pinion_joint_pose(&b, travel, &X);
  check_near("prismatic R", 9, X.R, straight, 0.0);
  check_near("prismatic p", 3, X.p, moved, 0.0);

  /* the same quarter about x as a quaternion; 2 3 4 turned to -3 2 4, and up 1 */
  b.type = PINION_FLOATING;
  b.axis[1] = 0.0;
  pinion_joint_pose(&b, pose, &X);
  check_within("floating R", 9, X.R, quarter_x, 1e-15, 1.0);
  check_near("floating p", 3, X.p, shifted, 0.0);
}

static void unknown_type(void **state)
{
  (void)state;
  assert_int_equal(pinion_joint_nq((pinion_joint_type)3), 0);
  assert_int_equal(pinion_joint_nv((pinion_joint_type)3), 0);
}

int run_joint_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(motion_subspace, tree_teardown),
      cmocka_unit_test_teardown(pose_at_zero, tree_teardown),
      cmocka_unit_test(known_poses),
      cmocka_unit_test(unknown_type),
  };
  return cmocka_run_group_tests_name("joint", tests, NULL, NULL);
}
