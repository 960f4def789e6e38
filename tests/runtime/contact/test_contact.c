/* SPDX-License-Identifier: MIT-0 */
/* test_contact.c -- a box on a floor of springs and dampers, against textbook formulas. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "contact/contact.h"
#include "generic/factor/forward.h"
#include "generic/model/configuration.h"
#include "generic/tree/energy.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "robots.h"
#include "tree.h"

enum { CORNERS = 4 };
static const double g = 9.81;

/* the box, the floor under it, and facts about the last step */
typedef struct scene {
  pinion_floor floor;
  pinion_point point[CORNERS];
  pinion_hold hold[CORNERS];
  double q[7], v[6], f[6];
} scene;

/* the box just above a floor that rises towards +x by an angle, turned to lie flat, sliding at
 * speed
 */
static void lay(scene *s, double angle, double mu, double speed)
{
  const pinion_floor floor = {{-sin(angle), 0.0, cos(angle)}, 0.3, 4e5, 2e3, 4e5, 2e3, mu, 0};
  memset(s, 0, sizeof *s);
  s->floor = floor;
  for (int i = 0; i < CORNERS; i++)
    memcpy(s->point[i].p, box_corner[i], sizeof s->point[i].p);
  for (int k = 0; k < 3; k++)
    s->q[k] = (floor.height + 0.1) * floor.normal[k];
  s->q[4] = -sin(0.5 * angle);
  s->q[6] = cos(0.5 * angle);
  s->v[0] = speed;
}

/* semi-implicit Euler */
static void step(scene *s, double h)
{
  double tau[6], C[6], none[6] = {0.0}, a[6], H[21];
  pinion_work work[1];
  memset(s->f, 0, sizeof s->f);
  pinion_floor_forces(&box, &s->floor, CORNERS, s->point, s->hold, s->q, s->v, s->f, work);
  pinion_rnea_fext(&box, s->q, s->v, none, s->f, tau, work);
  pinion_bias(&box, s->q, s->v, C, work);
  for (int k = 0; k < 6; k++)
    tau[k] = C[k] - tau[k];
  assert_int_equal(pinion_fd(&box, s->q, s->v, tau, a, work, H), 0);
  for (int k = 0; k < 6; k++)
    s->v[k] += h * a[k];
  pinion_integrate(&box, s->q, s->v, h, s->q);
  pinion_floor_holds(&box, &s->floor, CORNERS, s->point, s->q, s->v, s->hold, work);
}

static void run(scene *s, double time, double h)
{
  const int n = (int)(time / h + 0.5);
  for (int k = 0; k < n; k++)
    step(s, h);
}

/* the floor's force on the box along a direction of the world */
static double force(const scene *s, const double along[3])
{
  pinion_work work[1];
  double f[3];
  pinion_world_poses(&box, s->q, work);
  pinion_rotate(work[0].world.R, s->f, f);
  return pinion_dot3(along, f);
}

/* energy in the springs of the floor */
static double stored(const scene *s, pinion_work *work)
{
  double twice = 0.0;
  pinion_world_poses(&box, s->q, work);
  memcpy(work[0].v, s->v, sizeof s->v);
  for (int i = 0; i < CORNERS; i++) {
    double x[3], v[3], sink;
    pinion_point_motion(&s->point[i], work, x, v);
    sink = s->floor.height - x[2];
    if (sink > 0.0 && s->hold[i].on) {
      const double dx = x[0] - s->hold[i].anchor[0], dy = x[1] - s->hold[i].anchor[1];
      twice += s->floor.stiffness * sink * sink + s->floor.grip * (dx * dx + dy * dy);
    }
  }
  return 0.5 * twice;
}

/* too little friction: it slides down at g (sin - mu cos), for any springs */
static void slides(void **state)
{
  (void)state;
  for (int k = 0; k < 3; k++) {
    const double angle = 0.5, mu = 0.15 * (double)k, time = 0.5;
    const double want = -g * (sin(angle) - mu * cos(angle)) * time;
    const double ahead[3] = {cos(angle), 0.0, sin(angle)};
    const double up[3] = {-sin(angle), 0.0, cos(angle)};
    double before;
    scene s;
    lay(&s, angle, mu, -1.0);
    run(&s, 0.5, 1e-4);
    before = s.v[0];
    run(&s, time, 1e-4);
    assert_true(fabs(s.v[0] - before - want) < 1e-6 * fabs(want));
    assert_true(fabs(force(&s, up) - 3.0 * g * cos(angle)) < 1e-4);
    assert_true(fabs(force(&s, ahead) - mu * force(&s, up)) < 1e-4);
  }
}

/* enough friction: it stays in place, up to the springs' deflection */
static void stands(void **state)
{
  static const double down[3] = {0.0, 0.0, -1.0}, ahead[3] = {1.0, 0.0, 0.0};
  double q[7];
  scene s;
  (void)state;
  lay(&s, 0.5, 0.6, 0.0);
  run(&s, 0.5, 1e-4);
  memcpy(q, s.q, sizeof q);
  run(&s, 1.0, 1e-4);
  check_within("q", 7, s.q, q, 1e-9, 1.0);
  assert_true(largest(6, s.v) < 1e-8);

  /* the floor carries exactly the weight */
  assert_true(fabs(force(&s, down) + 3.0 * g) < 1e-6);
  assert_true(fabs(force(&s, ahead)) < 1e-6);
}

/* pushed over a level floor, it comes to rest after v^2 / (2 mu g) */
static void stops(void **state)
{
  double there;
  scene s;
  (void)state;
  lay(&s, 0.0, 0.4, 0.0);
  run(&s, 0.5, 1e-4);
  s.v[0] = 1.5;
  there = s.q[0] + 1.5 * 1.5 / (2.0 * 0.4 * g);
  run(&s, 1.0, 1e-4);
  assert_true(fabs(s.q[0] - there) < 1e-3);
  assert_true(fabs(s.v[0]) < 1e-6);
}

/* dropped askew, it loses energy to dampers and friction and gains none, except the error of a
 * first-order step; it comes to rest on a face, with its weight on the floor */
static void drops(void **state)
{
  scene s;
  double last;
  pinion_work work[1];
  (void)state;
  lay(&s, 0.0, 0.5, 0.0);
  s.q[2] = 0.6;
  s.q[4] = sin(0.1);
  s.q[6] = cos(0.1);
  s.v[3] = 0.5;
  s.floor.damping = s.floor.grip_damping = 300.0;
  last = 1e9;
  for (int k = 0; k < 40; k++) {
    double energy;
    run(&s, 0.05, 5e-5);
    energy = pinion_potential_energy(&box, s.q, work) +
             pinion_kinetic_energy(&box, s.q, s.v, work) + stored(&s, work);
    assert_true(energy < last + 1e-3);
    last = energy;
  }
  assert_true(fabs(s.f[2] - 3.0 * g) < 1e-4);
  assert_true(largest(6, s.v) < 1e-5);
}

/* any state: no force above the ground; below it a push, and friction within the cone */
static void in_the_cone(void **state)
{
  uint64_t random = test_seed();
  int pushed = 0, slipped = 0;
  (void)state;
  for (int n = 0; n < 2000; n++) {
    const double angle = 3.0 * pinion_random_unit(&random);
    const pinion_floor floor = {
        {0.6 * cos(angle), 0.6 * sin(angle), 0.8}, 0.1, 300, 20, 200, 10, 0.7, 0};
    pinion_hold hold = {1, {0.0, 0.0, 0.0}};
    double x[3], v[3], f[3], again[3], up, along;
    for (int k = 0; k < 3; k++) {
      x[k] = pinion_random_unit(&random);
      v[k] = pinion_random_unit(&random);
      hold.anchor[k] = pinion_random_unit(&random);
    }
    pinion_floor_force(&floor, x, v, &hold, f);
    up = pinion_dot3(floor.normal, f);
    along = sqrt(fabs(pinion_dot3(f, f) - up * up));
    assert_true(up > -1e-12 && along <= 0.7 * up * (1.0 + 1e-12) + 1e-6);
    if (pinion_dot3(floor.normal, x) > 0.1)
      assert_true(largest(3, f) == 0.0);
    pushed += up > 0.0;
    slipped += along > 0.7 * up * (1.0 - 1e-12) && up > 0.0;

    /* the anchor that slipped along gives the same force once the point has stopped */
    pinion_floor_hold(&floor, x, v, &hold);
    assert_int_equal(hold.on, pinion_dot3(floor.normal, x) < 0.1);
    if (up > 0.0 && along > 0.7 * up * (1.0 - 1e-12)) {
      double still[3];
      for (int k = 0; k < 3; k++)
        still[k] = pinion_dot3(floor.normal, v) * floor.normal[k];
      pinion_floor_force(&floor, x, still, &hold, again);
      check_within("held", 3, again, f, 1e-9, 1.0 + largest(3, f));
    }
  }
  assert_true(pushed > 500 && slipped > 100);
}

/* without dampers and within the cone, the force does the work that the springs lose */
static void energy(void **state)
{
  const pinion_floor floor = {{0.0, 0.6, 0.8}, 0.2, 300, 0, 200, 0, 1e6, 0};
  const double still[3] = {0.0, 0.0, 0.0}, tiny = 1e-5;
  uint64_t random = 3;
  int touched = 0;
  (void)state;
  for (int k = 0; k < 200; k++) {
    pinion_hold hold = {k % 3 > 0, {0, 0, 0}};
    double x[3], f[3], slope[3];
    for (int i = 0; i < 3; i++) {
      x[i] = 0.5 * pinion_random_unit(&random);
      hold.anchor[i] = pinion_random_unit(&random);
    }
    pinion_floor_force(&floor, x, still, &hold, f);
    for (int i = 0; i < 3; i++) {
      double ahead[3], behind[3];
      memcpy(ahead, x, sizeof x), memcpy(behind, x, sizeof x);
      ahead[i] += tiny, behind[i] -= tiny;
      slope[i] =
          (pinion_floor_energy(&floor, behind, &hold) - pinion_floor_energy(&floor, ahead, &hold)) /
          (2.0 * tiny);
    }
    if (fabs(pinion_dot3(floor.normal, x) - floor.height) < 1e-4)
      continue;
    touched += pinion_dot3(f, f) > 0.0;
    check_within("force", 3, slope, f, 1e-6, 1.0 + largest(3, f));
  }
  assert_true(touched > 50 && touched < 190);
}

/* the sum over points on bodies, each at its place in the world */
static void energies(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const pinion_floor floor = {{0.0, 0.6, 0.8}, 0.2, 300, 20, 200, 10, 0.7, 0};
  pinion_point point[3] = {{m->nb - 1, {0.1, 0.2, -0.3}}, {0, {0.3, -0.1, 0.2}}, {-1, {0, 0, -9}}};
  pinion_hold hold[3] = {{1, {0.1, 0.2, 0.3}}, {0, {0, 0, 0}}, {0, {0, 0, 0}}};
  double sum, expected = 0.0;
  pinion_work work[MAX_BODIES];
  sum = pinion_floor_energies(m, &floor, 3, point, hold, s->q, work);
  pinion_motions(m, m->nb, s->q, s->v, NULL, NULL, work);
  for (int i = 0; i < 2; i++) {
    double x[3], v[3];
    pinion_point_motion(&point[i], work, x, v);
    expected += pinion_floor_energy(&floor, x, &hold[i]);
  }
  check_within("energy", 1, &sum, &expected, 1e-12, 1.0 + expected);
}

/* f is applied where rnea takes it: the power of the forces on the bodies equals that at the points
 */
static void power(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const pinion_floor floor = {{0.0, 0.6, 0.8}, 0.2, 300, 20, 200, 10, 0.7, 0};
  pinion_point point[3] = {{m->nb - 1, {0.1, 0.2, -0.3}}, {0, {0.3, -0.1, 0.2}}, {-1, {0, 0, -9}}};
  pinion_hold hold[3] = {{1, {0.1, 0.2, 0.3}}, {0, {0, 0, 0}}, {0, {0, 0, 0}}};
  double *f = trial_vec(s, 6 * m->nb), *C = trial_vec(s, m->nv), *tau = trial_vec(s, m->nv);
  double *none = trial_vec(s, m->nv), at_points = 0.0, at_joints = 0.0, scale = 1.0;
  pinion_work work[MAX_BODIES];
  for (int k = 0; k < 6 * m->nb; k++)
    f[k] = 0.0;
  for (int k = 0; k < m->nv; k++)
    none[k] = 0.0;
  pinion_floor_forces(m, &floor, 3, point, hold, s->q, s->v, f, work);
  for (int i = 0; i < 2; i++) {
    double x[3], v[3], force[3];
    pinion_point_motion(&point[i], work, x, v);
    pinion_floor_force(&floor, x, v, &hold[i], force);
    at_points += pinion_dot3(v, force);
    scale += largest(3, v) * largest(3, force);
  }
  pinion_rnea_fext(m, s->q, s->v, none, f, tau, work);
  pinion_bias(m, s->q, s->v, C, work);
  for (int k = 0; k < m->nv; k++) {
    at_joints += (C[k] - tau[k]) * s->v[k];
    scale += fabs(C[k] * s->v[k]);
  }
  check_within("power", 1, &at_joints, &at_points, 1e-12, scale);
}

static void on_bodies(void **state)
{
  (void)state;
  for_each_tree(power);
  for_each_tree(energies);
}

/* a sticky floor follows the linear law while a point is below it, in either direction of force */
static void sticks(void **state)
{
  const pinion_floor floor = {{0.0, 0.0, 1.0}, 0.0, 1e4, 1e3, 2e3, 500.0, 0.1, 1};
  const double above[3] = {0.2, 0.1, 1e-9}, none[3] = {0.0, 0.0, 0.0};
  pinion_hold hold = {1, {0.0, 0.0, 0.0}};
  uint64_t seed = 28;
  double f[3];
  int pulls = 0, slides_else = 0;
  (void)state;
  for (int n = 0; n < 100; n++) {
    double x[3], v[3], law[3];
    for (int k = 0; k < 3; k++) {
      x[k] = 0.02 * pinion_random_unit(&seed);
      v[k] = pinion_random_unit(&seed);
    }
    x[2] = -fabs(x[2]) - 1e-6;
    law[0] = -2e3 * x[0] - 500.0 * v[0];
    law[1] = -2e3 * x[1] - 500.0 * v[1];
    law[2] = -1e4 * x[2] - 1e3 * v[2];
    pinion_floor_force(&floor, x, v, &hold, f);
    check_within("sticky floor", 3, f, law, 1e-14, 1e3);
    pulls += law[2] < 0.0;
    slides_else += hypot(law[0], law[1]) > 0.1 * law[2];
    pinion_floor_hold(&floor, x, v, &hold); /* stays at its anchor */
    assert_true(hold.on && hold.anchor[0] == 0.0 && hold.anchor[1] == 0.0);
  }
  assert_true(pulls > 20 && slides_else > 50);
  pinion_floor_force(&floor, above, none, &hold, f);
  assert_true(f[0] == 0.0 && f[1] == 0.0 && f[2] == 0.0);
}

int run_contact_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(slides),      cmocka_unit_test(stands),
      cmocka_unit_test(stops),       cmocka_unit_test(drops),
      cmocka_unit_test(in_the_cone), cmocka_unit_test(energy),
      cmocka_unit_test(sticks),      cmocka_unit_test_teardown(on_bodies, tree_teardown),
  };
  return cmocka_run_group_tests_name("contact", tests, NULL, NULL);
}
