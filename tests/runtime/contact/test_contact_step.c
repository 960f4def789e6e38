/* SPDX-License-Identifier: MIT-0 */
/* test_contact_step.c -- hard contacts: sliding, standing, stopping at limits, and balances. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "contact/contact_step.h"
#include "generic/factor/products.h"
#include "generic/model/configuration.h"
#include "generic/tree/crba.h"
#include "generic/tree/energy.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "robots.h"
#include "tree.h"

enum {
  CORNERS = 4,
  TOUCHES = 3,
  ROWS = 12,
  REALS = 2 * ROWS * 6 + ROWS * ROWS + 3 * ROWS + 6 + 21
};
static const double g = 9.81;

/* the box on a plane */
typedef struct slope {
  pinion_plane plane;
  pinion_point point[CORNERS];
  const pinion_plane *under[CORNERS];
  pinion_scene scene;
  pinion_row_set set[ROWS];
  pinion_work work[1];
  double q[7], v[6], z[ROWS], reals[REALS];
  int sweeps; /* over all steps */
} slope;

/* the box lies on a plane that rises towards +x by an angle, and slides at vx, vy in its own axes
 */
static void lay(slope *s, double angle, double mu, double vx, double vy)
{
  const pinion_plane plane = {{-sin(angle), 0.0, cos(angle)}, 0.3, mu};
  memset(s, 0, sizeof *s);
  s->plane = plane;
  for (int i = 0; i < CORNERS; i++) {
    memcpy(s->point[i].p, box_corner[i], sizeof s->point[i].p);
    s->under[i] = &s->plane;
  }
  s->scene.model = &box;
  s->scene.points = CORNERS;
  s->scene.point = s->point;
  s->scene.plane = s->under;
  s->scene.compliance = 1e-8;
  s->scene.damping = 0.004;
  s->scene.sweeps = 5000;
  s->scene.tolerance = 1e-13;
  for (int k = 0; k < 3; k++)
    s->q[k] = (plane.height + 0.1) * plane.normal[k];
  s->q[4] = -sin(0.5 * angle);
  s->q[6] = cos(0.5 * angle);
  s->v[0] = vx;
  s->v[1] = vy;
  assert_int_equal(pinion_scene_rows(&s->scene), ROWS);
  assert_int_equal(pinion_scene_reals(&s->scene), REALS);
}

static void run(slope *s, double time, double h)
{
  static const double tau[6] = {0.0};
  const int n = (int)(time / h + 0.5);
  for (int k = 0; k < n; k++) {
    int used;
    assert_int_equal(pinion_contact_step(&s->scene, s->q, s->v, tau, h, s->v, s->z, &used, s->set,
                                         s->work, s->reals),
                     0);
    s->sweeps += used;
    pinion_integrate(&box, s->q, s->v, h, s->q);
  }
}

/* velocity of the box in the world */
static void velocity(slope *s, double v[3])
{
  pinion_world_poses(&box, s->q, s->work);
  pinion_rotate(s->work[0].world.R, s->v, v);
}

/* the deepest corner, m */
static double sunk(slope *s)
{
  double deepest = -1.0, K[18];
  pinion_world_poses(&box, s->q, s->work);
  for (int i = 0; i < CORNERS; i++)
    deepest = fmax(deepest, -pinion_contact_rows(&box, &s->point[i], &s->plane, s->work, K));
  return deepest;
}

/* down the slope at g (sin - mu cos), step by step; no corner sinks in further */
static void slides(void **state)
{
  (void)state;
  for (int k = 0; k < 4; k++) {
    const double angle = 0.5, mu = 0.12 * k, h = 1e-3;
    const double want = -g * (sin(angle) - mu * cos(angle)) * 0.5;
    double before[3], after[3], depth;
    slope s;
    lay(&s, angle, mu, -0.5, 0.0);
    run(&s, 0.2, h);
    velocity(&s, before);
    depth = sunk(&s);
    run(&s, 0.5, h);
    velocity(&s, after);
    for (int i = 0; i < 3; i++)
      after[i] -= before[i];
    assert_true(fabs(after[0] * cos(angle) + after[2] * sin(angle) - want) < 1e-6 * fabs(want));
    assert_true(sunk(&s) < depth + 1e-9 && depth < 1e-6);
  }
}

/* friction above tan of the slope: it stops, and stays in place */
static void stands(void **state)
{
  double q[7], push = 0.0, along = 0.0;
  slope s;
  (void)state;
  lay(&s, 0.5, 0.6, 0.3, 0.0);
  run(&s, 0.5, 1e-3);
  memcpy(q, s.q, sizeof q);
  run(&s, 1.0, 1e-3);
  check_within("q", 7, s.q, q, 1e-8, 1.0);
  assert_true(largest(6, s.v) < 1e-8);

  /* the corners carry the weight: along the normal, and up the slope */
  for (int i = 0; i < CORNERS; i++) {
    assert_true(s.z[3 * i] > 0.0);
    push += s.z[3 * i];
  }
  for (int i = 0; i < 3; i++) {
    double sum = 0.0;
    for (int k = 0; k < CORNERS; k++)
      sum += s.z[3 * k + i];
    along += i > 0 ? sum * sum : 0.0;
  }
  assert_true(fabs(push - 3.0 * g * cos(0.5) * 1e-3) < 1e-9);
  assert_true(fabs(sqrt(along) - 3.0 * g * sin(0.5) * 1e-3) < 1e-9);
}

/* on a level plane, friction is the same in all directions: v^2 / (2 mu g) straight ahead */
static void same_all_round(void **state)
{
  (void)state;
  for (int k = 0; k < 3; k++) {
    const double angle = 0.6 * k, v = 1.2, mu = 0.35, h = 5e-4;
    double way[2];
    slope s;
    lay(&s, 0.0, mu, v * cos(angle), v * sin(angle));
    run(&s, 0.6, h);
    way[0] = s.q[0] * cos(angle) + s.q[1] * sin(angle);
    way[1] = s.q[1] * cos(angle) - s.q[0] * sin(angle);

    /* each step uses its last velocity: half a step less of v */
    assert_true(fabs(way[0] - (v * v / (2.0 * mu * g) - 0.5 * h * v)) < 2e-5);
    assert_true(fabs(way[1]) < 2e-3 * way[0]);
    assert_true(fabs(s.v[0]) < 1e-9 && fabs(s.v[1]) < 1e-9);
  }
}

/* dropped askew, it never gains energy, except what pushes it out of the ground; it comes to rest
 * with its weight on the ground, sunk in by compliance times force */
static void drops(void **state)
{
  double last, push = 0.0;
  slope s;
  (void)state;
  lay(&s, 0.0, 0.5, 0.0, 0.0);
  s.q[2] = 0.6;
  s.q[4] = sin(0.1);
  s.q[6] = cos(0.1);
  s.v[3] = 0.5;
  last = 1e9;
  s.scene.compliance = 1e-6;
  for (int k = 0; k < 40; k++) {
    double energy;
    run(&s, 0.05, 1e-3);
    energy =
        pinion_potential_energy(&box, s.q, s.work) + pinion_kinetic_energy(&box, s.q, s.v, s.work);
    assert_true(energy < last + 1e-3);
    last = energy;
  }
  for (int i = 0; i < CORNERS; i++)
    push += s.z[3 * i];
  assert_true(fabs(push - 3.0 * g * 1e-3) < 1e-8);
  assert_true(fabs(s.q[2] - (0.3 + 0.1 - 0.25e-6 * 3.0 * g)) < 1e-8);
  assert_true(largest(6, s.v) < 1e-6);
}

/* with the impulses of the step before as a start, fewer sweeps are needed */
static void warm_start(void **state)
{
  slope s, cold;
  (void)state;
  lay(&s, 0.5, 0.3, 0.0, 0.0);
  s.scene.tolerance = 1e-9;
  run(&s, 0.1, 1e-3);
  cold = s;
  for (int i = 0; i < CORNERS; i++)
    cold.under[i] = &cold.plane;
  cold.scene.point = cold.point;
  cold.scene.plane = cold.under;
  s.sweeps = cold.sweeps = 0;
  run(&s, 0.1, 1e-3);
  for (int k = 0; k < 100; k++) {
    memset(cold.z, 0, sizeof cold.z);
    run(&cold, 1e-3, 1e-3);
  }
  assert_true(3 * s.sweeps < cold.sweeps);
  check_within("q", 7, s.q, cold.q, 1e-6, 1.0);
}

/* a pendulum falls against its limit and stays there; the limit holds m g l sin q */
static void limit(void **state)
{
  static const double lower[] = {-2.0}, upper[] = {0.5};
  pinion_scene scene = {0};
  pinion_row_set set[1];
  pinion_work work[1];
  double q = -0.5, v = 3.5, z = 0.0, reals[2 + 1 + 3 + 1 + 1], tau = 2.5, most = 0.0, hardest = 0.0;
  (void)state;
  scene.model = &pendulum;
  scene.q_lower = lower;
  scene.q_upper = upper;
  scene.compliance = 1e-7;
  scene.damping = 0.002;
  scene.sweeps = 10;
  assert_int_equal(pinion_scene_rows(&scene), 1);
  assert_int_equal(pinion_scene_reals(&scene), 8);
  for (int k = 0; k < 2000; k++) {
    const double h = 1e-3;
    assert_int_equal(pinion_contact_step(&scene, &q, &v, &tau, h, &v, &z, NULL, set, work, reals),
                     0);
    pinion_integrate(&pendulum, &q, &v, h, &q);
    most = fmax(most, q);
    hardest = fmax(hardest, z);
    assert_true(z >= 0.0 && (q > 0.49 || z == 0.0));
  }
  /* the impact goes in as far as compliance allows, 4 eps z/(h Y) */
  assert_true(hardest > 0.5 && most < 0.5 + 1.001 * 4e-7 * hardest / (1e-3 * 9.0));
  assert_true(fabs(q - 0.5) < 1e-6 && fabs(v) < 1e-9);
  assert_true(fabs(z / 1e-3 - (2.5 - 1.2 * 0.3 * g * sin(0.5))) < 1e-6);

  /* and it leaves when it is pulled away */
  tau = -3.0;
  assert_int_equal(pinion_contact_step(&scene, &q, &v, &tau, 1e-3, &v, &z, NULL, set, work, reals),
                   0);
  assert_true(z == 0.0 && v < 0.0);
}

/* any robot, with points at the surface of planes: momentum is balanced, no point sinks in,
 * friction is in its cone, and energy never grows */
static int pushed;

static void lands(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int nv = m->nv, n = 3 * TOUCHES;
  pinion_plane plane[TOUCHES];
  const pinion_plane *under[TOUCHES];
  pinion_point point[TOUCHES];
  pinion_scene scene = {0};
  pinion_row_set set[3 * TOUCHES];
  pinion_work work[MAX_BODIES];
  double *C = trial_vec(s, nv), *v = trial_vec(s, nv), *H = trial_vec(s, m->nh), z[3 * TOUCHES];
  double *Hv = trial_vec(s, nv), *reals, scale, before, after;
  int used;
  scene.model = m;
  scene.points = TOUCHES;
  scene.point = point;
  scene.plane = under;
  scene.compliance = 1e-9;
  scene.damping = 0.01;
  scene.sweeps = 3000;
  scene.tolerance = 1e-11;
  reals = trial_vec(s, pinion_scene_reals(&scene));
  pinion_world_poses(m, s->q, work);
  for (int i = 0; i < TOUCHES; i++) {
    double x[3], length = 0.0;
    point[i].body = i == 0 ? m->nb - 1 : (int)(pinion_random_u64(&s->random) % (uint64_t)m->nb);
    for (int k = 0; k < 3; k++) {
      point[i].p[k] = 0.3 * pinion_random_unit(&s->random);
      plane[i].normal[k] = pinion_random_unit(&s->random);
      length += plane[i].normal[k] * plane[i].normal[k];
    }
    for (int k = 0; k < 3; k++)
      plane[i].normal[k] /= sqrt(length);
    pinion_rotate(work[point[i].body].world.R, point[i].p, x);
    for (int k = 0; k < 3; k++)
      x[k] += work[point[i].body].world.p[k];
    plane[i].height = pinion_dot3(plane[i].normal, x);
    plane[i].mu = 0.4 + 0.4 * pinion_random_unit(&s->random);
    under[i] = &plane[i];
  }
  for (int k = 0; k < n; k++)
    z[k] = 0.0;
  pinion_bias(m, s->q, s->v, C, work);
  assert_int_equal(pinion_contact_step(&scene, s->q, s->v, C, 1e-3, v, z, &used, set, work, reals),
                   0);

  /* H (v+ - v) = K' z, because tau balanced the bias */
  pinion_crba(m, s->q, H, work);
  scale = largest(m->nh, H) * (1.0 + largest(nv, v)) * nv + largest(n, z);
  for (int k = 0; k < nv; k++)
    C[k] = v[k] - s->v[k];
  pinion_mul_H(m, H, C, Hv);
  for (int k = 0; k < nv; k++) {
    for (int i = 0; i < n; i++)
      Hv[k] -= reals[i * nv + k] * z[i];
    assert_true(fabs(Hv[k]) < 1e-11 * scale);
  }
  if (used == scene.sweeps) /* nearly parallel rows */
    return;
  for (int i = 0; i < TOUCHES; i++) {
    double rate = 0.0;
    const double most = plane[i].mu * z[3 * i];
    for (int k = 0; k < nv; k++)
      rate += reals[3 * i * nv + k] * v[k];
    assert_true(rate > -1e-6 * (1.0 + largest(nv, s->v)) - 1e-4 * z[3 * i]);
    assert_true(sqrt(z[3 * i + 1] * z[3 * i + 1] + z[3 * i + 2] * z[3 * i + 2]) <=
                most * (1.0 + 1e-12) + 1e-15);
    pushed += z[3 * i] > 0.0;
  }
  before = pinion_kinetic_energy(m, s->q, s->v, work);
  after = pinion_kinetic_energy(m, s->q, v, work);
  assert_true(after <= before * (1.0 + 1e-6) + 1e-7);
}

static void landings(void **state)
{
  (void)state;
  pushed = 0;
  for_each_tree(lands);
  assert_true(3 * pushed > 2 * test_trees());
}

int run_contact_step_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(slides),
      cmocka_unit_test(stands),
      cmocka_unit_test(same_all_round),
      cmocka_unit_test(drops),
      cmocka_unit_test(limit),
      cmocka_unit_test(warm_start),
      cmocka_unit_test_teardown(landings, tree_teardown),
  };
  return cmocka_run_group_tests_name("contact_step", tests, NULL, NULL);
}
