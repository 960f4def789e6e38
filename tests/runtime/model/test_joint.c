/* SPDX-License-Identifier: MIT-0 */
/* test_joint.c -- poses against S: moving q along dof k must move the body along column k. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/model/joint.h"
#include "groups.h"
#include "tree.h"

/* q of a point moved by h along column k of the matrix of the quaternion u */
static void step_position(const double u[4], int k, double h, double *out)
{
  double R[9];
  pinion_rotation(u, 2.0 * u[3], 2.0, R);
  for (int c = 0; c < 3; c++)
    out[c] += h * R[3 * c + k];
}

/* the quaternion times (w/2, 1) to first order, w = h along k */
static void step_quaternion(const double u[4], int k, double h, double *out)
{
  double w[3] = {0.0, 0.0, 0.0};
  w[k] = 0.5 * h;
  out[0] += u[3] * w[0] + u[1] * w[2] - u[2] * w[1];
  out[1] += u[3] * w[1] + u[2] * w[0] - u[0] * w[2];
  out[2] += u[3] * w[2] + u[0] * w[1] - u[1] * w[0];
  out[3] -= u[0] * w[0] + u[1] * w[1] + u[2] * w[2];
}

/* q moved by a rate of 1 on dof k for time h, from the definition of q and v */
static void step(const pinion_body *b, const double *q, int k, double h, double *out)
{
  memcpy(out, q, (size_t)type_nq(b->type) * sizeof *q);
  switch (b->type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
  case PINION_HELICAL:
    out[0] += h;
    break;
  case PINION_PLANAR:
    if (k == 2) {
      out[2] += h;
    } else {
      /* the child's x or y, in the axes of the plane */
      out[0] += h * (k == 0 ? cos(q[2]) : -sin(q[2]));
      out[1] += h * (k == 0 ? sin(q[2]) : cos(q[2]));
    }
    break;
  case PINION_SPHERICAL:
    step_quaternion(q, k, h, out);
    break;
  case PINION_FLOATING:
    if (k < 3)
      step_position(q + 3, k, h, out);
    else
      step_quaternion(q + 3, k - 3, h, out + 3);
    break;
  }
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
    assert_int_equal(n, type_nv(b->type));
    assert_int_equal(n, pinion_joint_nv(b->type));
    assert_int_equal(type_nq(b->type), pinion_joint_nq(b->type));
    pinion_joint_pose(b, q, &X);
    for (int k = 0; k < n; k++) {
      step(b, q, k, -h, moved);
      pinion_joint_pose(b, moved, &lo);
      step(b, q, k, h, moved);
      pinion_joint_pose(b, moved, &hi);
      twist(&X, &lo, &hi, h, got);

      /* truncation h^2/6 and rounding eps/h are both about 1e-11 */
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
  memset(s->tree.plus, 0, sizeof s->tree.plus);
  tree_tables(&s->tree);
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
  const double pose[] = {2, 3, 4, r, 0, 0, r}, orientation[] = {r, 0, 0, r};
  const double glide[] = {2, 3, 1.57079632679489662};
  static const double screwed[3] = {0, 0.3, 1}, glided[3] = {-2, 0, 4};
  pinion_body b;
  pinion_pose X;
  (void)state;
  memset(&b, 0, sizeof b);
  memcpy(b.R, straight, sizeof b.R);
  memcpy(b.p, up, sizeof b.p);

  /* a quarter about the child's x, turned by the tree */
  b.type = PINION_REVOLUTE;
  b.axis[0] = 1.0;
  b.ratio = 1.0;
  pinion_joint_pose(&b, angle, &X);
  check_within("revolute R", 9, X.R, quarter_x, 1e-15, 1.0);
  check_near("revolute p", 3, X.p, up, 0.0);

  /* the same quarter by a follower, which moves twice as far from a quarter back; the tree turns
   * the child's x to y, and with it the screw's 0.3 m per quarter */
  b.type = PINION_HELICAL;
  b.pitch = 0.3 / angle[0];
  b.ratio = 2.0;
  b.offset = -angle[0];
  pinion_joint_pose(&b, angle, &X);
  check_within("helical R", 9, X.R, quarter_x, 1e-15, 1.0);
  check_within("helical p", 3, X.p, screwed, 1e-15, 1.0);
  b.ratio = 1.0;
  b.offset = 0.0;

  /* x along the child's y, so -x, and y along its z */
  b.type = PINION_PLANAR;
  b.ex[1] = 1.0;
  pinion_joint_pose(&b, glide, &X);
  check_within("planar R", 9, X.R, quarter_x, 1e-15, 1.0);
  check_within("planar p", 3, X.p, glided, 1e-15, 4.0);

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

  b.type = PINION_SPHERICAL;
  pinion_joint_pose(&b, orientation, &X);
  check_within("spherical R", 9, X.R, quarter_x, 1e-15, 1.0);
  check_near("spherical p", 3, X.p, up, 0.0);
}

/* losses of joints, by hand, and of a follower: for a dof at 1/-2 of its rate */
static void losses(void **state)
{
  pinion_model model;
  pinion_body b;
  double got, want = 0.5 * 3.0 + 2.0 * 0.6;
  (void)state;
  memset(&model, 0, sizeof model);
  memset(&b, 0, sizeof b);
  model.friction_width = 4.0;
  b.type = PINION_REVOLUTE;
  b.ratio = 1.0;
  b.damping = 0.5;
  b.friction = 2.0;
  got = pinion_joint_loss(&model, &b, 3.0);
  check_near("loss", 1, &got, &want, 1e-15);
  want = 0.0;
  got = pinion_joint_loss(&model, &b, 0.0);
  check_near("at rest", 1, &got, &want, 0.0);
  model.friction_width = 0.0;
  got = pinion_joint_loss(&model, &b, 0.0);
  check_near("at rest without a width", 1, &got, &want, 0.0);
  model.friction_width = 4.0;
  b.ratio = -2.0;
  want = -2.0 * (0.5 * 3.0 + 2.0 * 0.6);
  got = pinion_joint_loss(&model, &b, -1.5);
  check_near("loss of a follower", 1, &got, &want, 1e-15);
  b.armature = 0.25;
  want = 1.0;
  got = pinion_joint_armature(&b);
  check_near("armature of a follower", 1, &got, &want, 0.0);
}

static void unknown_type(void **state)
{
  (void)state;
  assert_int_equal(pinion_joint_nq((pinion_joint_type)6), 0);
  assert_int_equal(pinion_joint_nv((pinion_joint_type)6), 0);
}

int run_joint_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(motion_subspace, tree_teardown),
      cmocka_unit_test_teardown(pose_at_zero, tree_teardown),
      cmocka_unit_test(known_poses),
      cmocka_unit_test(losses),
      cmocka_unit_test(unknown_type),
  };
  return cmocka_run_group_tests_name("joint", tests, NULL, NULL);
}
