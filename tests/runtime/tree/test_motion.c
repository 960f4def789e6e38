/* SPDX-License-Identifier: MIT-0 */
/* test_motion.c -- robots move freely: energy balance and momentum under forward dynamics.
 *
 * A step is the commutator-free Runge-Kutta method of order 4 (Celledoni, Marthinsen, Owren 2003):
 * the classical one, but positions only move by pinion_integrate, twice for the last stage. */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "check.h"
#include "generic/factor/forward.h"
#include "generic/model/configuration.h"
#include "generic/tree/energy.h"
#include "generic/tree/momentum.h"
#include "groups.h"
#include "tree.h"

/* the robot, what drives it, and the work done by tau and by friction so far */
typedef struct simulation {
  const pinion_model *model;
  const double *push; /* amplitude of tau[nv] */
  double time, q[2 * MAX_NV], v[MAX_NV], work;
} simulation;

/* derivative of a state */
typedef struct slope {
  double v[MAX_NV], a[MAX_NV], power;
} slope;

static double loss(const pinion_body *b, double width, double v)
{
  const double rate = b->ratio * v;
  const double sign = b->friction > 0.0 ? rate / sqrt(rate * rate + width * width) : 0.0;
  return (b->damping * rate + b->friction * sign) * rate;
}

static void derive(const simulation *s, slope *d)
{
  const pinion_model *m = s->model;
  pinion_work work[MAX_BODIES];
  double tau[MAX_NV], H[MAX_NH];
  d->power = 0.0;
  for (int k = 0; k < m->nv; k++) {
    tau[k] = s->push[k] * cos(3.0 * s->time + (double)k);
    d->v[k] = s->v[k];
    d->power += tau[k] * s->v[k];
  }
  for (int i = 0; i < m->nb; i++)
    d->power -= loss(&m->body[i], m->friction_width, s->v[m->body[i].v]);
  assert_int_equal(pinion_fd(m, s->q, s->v, tau, d->a, work, H), 0);
}

/* s moves by h times the weighted sum of slopes */
static void advance(simulation *s, int n, const slope *d, const double *weight, double h)
{
  const pinion_model *m = s->model;
  double v[MAX_NV] = {0.0};
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < m->nv; k++) {
      v[k] += weight[i] * d[i].v[k];
      s->v[k] += h * weight[i] * d[i].a[k];
    }
    s->work += h * weight[i] * d[i].power;
  }
  pinion_integrate(m, s->q, v, h, s->q);
}

static void step(simulation *s, double h)
{
  static const double half[] = {0.5}, last[] = {-0.5, 0.0, 1.0};
  static const double first_part[] = {0.25, 1.0 / 6.0, 1.0 / 6.0, -1.0 / 12.0};
  static const double second_part[] = {-1.0 / 12.0, 1.0 / 6.0, 1.0 / 6.0, 0.25};
  const simulation start = *s;
  simulation middle = start;
  slope d[4];
  derive(&start, &d[0]);
  advance(&middle, 1, &d[0], half, h);
  middle.time = start.time + 0.5 * h;
  derive(&middle, &d[1]);
  *s = start;
  s->time = middle.time;
  advance(s, 1, &d[1], half, h);
  derive(s, &d[2]);

  /* the last stage goes on from the first half step */
  *s = middle;
  advance(s, 3, d, last, h);
  s->time = start.time + h;
  derive(s, &d[3]);

  *s = start;
  advance(s, 4, d, first_part, h);
  advance(s, 4, d, second_part, h);
  s->time = start.time + h;
}

static double total_energy(const simulation *s)
{
  pinion_work work[MAX_BODIES];
  return pinion_kinetic_energy(s->model, s->q, s->v, work) +
         pinion_potential_energy(s->model, s->q, work);
}

/* momentum, then angular momentum about the world's origin */
static void world_momentum(const simulation *s, double out[6])
{
  pinion_work work[MAX_BODIES];
  double com[3];
  pinion_com(s->model, s->q, com, work);
  pinion_centroidal(s->model, s->q, s->v, NULL, out, work);
  out[3] += com[1] * out[2] - com[2] * out[1];
  out[4] += com[2] * out[0] - com[0] * out[2];
  out[5] += com[0] * out[1] - com[1] * out[0];
}

static simulation begin(const trial *s, const double *push)
{
  simulation run;
  memset(&run, 0, sizeof run);
  run.model = &s->tree.model;
  run.push = push;
  memcpy(run.q, s->q, (size_t)s->tree.model.nq * sizeof *run.q);
  memcpy(run.v, s->v, (size_t)s->tree.model.nv * sizeof *run.v);
  return run;
}

enum { STEPS = 1000 };

/* runs for a second; returns the largest kinetic energy on the way, at least 1 */
static double second(simulation *run, int steps)
{
  double most = 1.0;
  for (int n = 0; n < steps; n++) {
    pinion_work work[MAX_BODIES];
    const double kinetic = pinion_kinetic_energy(run->model, run->q, run->v, work);
    most = kinetic > most ? kinetic : most;
    step(run, 1.0 / (double)steps);
  }
  return most;
}

/* The same check with ever smaller steps until it holds, for trees that move too fast for 250
 * steps: a mistake stays, but an error of the method falls with the fourth power. */
static void until_it_holds(const simulation *start,
                           double (*error)(const simulation *start, const simulation *end),
                           double tolerance)
{
  double off = 0.0, zero = 0.0;
  for (int steps = STEPS / 4; steps <= 32 * STEPS; steps *= 2) {
    simulation run = *start;
    const double most = second(&run, steps);
    off = error(start, &run) / most;
    if (off <= tolerance)
      return;
  }
  check_within("what is kept", 1, &off, &zero, tolerance, 1.0);
}

/* energy changes by the work of tau less that of friction */
static double energy_error(const simulation *start, const simulation *end)
{
  return fabs(total_energy(end) - total_energy(start) - end->work);
}

static void balance(trial *s)
{
  simulation run;
  if (s->tree.model.nb > 3)
    return;
  run = begin(s, trial_random_vec(s, s->tree.model.nv));
  until_it_holds(&run, energy_error, 1e-8);
}

static void energy_balance(void **state)
{
  (void)state;
  for_each_tree(balance);
}

/* does the whole robot hang on one floating joint without a force? */
static int flies(const tree *t)
{
  for (int i = 1; i < t->model.nb; i++) {
    if (t->body[i].parent < 0)
      return 0;
  }
  return t->body[0].type == PINION_FLOATING;
}

static double momentum_error(const simulation *start, const simulation *end)
{
  double before[6], after[6];
  world_momentum(start, before);
  world_momentum(end, after);
  for (int k = 0; k < 6; k++)
    after[k] -= before[k];
  return largest(6, after);
}

static int flights;

/* without weight, whatever forces the joints exert on each other, with losses */
static void free_flight(trial *s)
{
  simulation run;
  double *push;
  if (s->tree.model.nb > 5 || !flies(&s->tree))
    return;
  flights++;
  push = trial_random_vec(s, s->tree.model.nv);
  memset(push, 0, 6 * sizeof *push);
  memset(s->tree.model.gravity, 0, sizeof s->tree.model.gravity);
  run = begin(s, push);
  until_it_holds(&run, momentum_error, 1e-8);
}

static void momentum_in_flight(void **state)
{
  (void)state;
  flights = 0;
  for_each_tree(free_flight);
  assert_true(flights > 5);
}

/* Introduction to Humanoid Robotics, section 6.3: a brick of 0.1 x 0.4 x 0.9 m and 36 kg thrown
 * without weight, spinning at 1 1 1 rad/s; it tumbles, and conserves what a free body conserves */
static void brick(void **state)
{
  static const pinion_body body = {
      "brick",   PINION_FLOATING,
      -1,        0,
      0,         {1, 0, 0, 0, 1, 0, 0, 0, 1},
      {0, 0, 0}, {0, 0, 0},
      {0, 0, 0}, 0,
      1,         0,
      0,         0,
      0,         36.0,
      {0, 0, 0}, {3.0 * (0.16 + 0.81), 0, 0, 3.0 * (0.01 + 0.81), 0, 3.0 * (0.01 + 0.16)}};
  static const int lambda[] = {-1, 0, 1, 2, 3, 4}, rowptr[] = {0, 1, 3, 6, 10, 15, 21};
  static const int colind[] = {0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5};
  const pinion_model model = {"brick", 1,      7, 6,    21, &body,    lambda,
                              rowptr,  colind, 0, NULL, 0,  {0, 0, 0}};
  static const double still[6] = {0, 0, 0, 0, 0, 0}, q[7] = {0, 0, 0, 0, 0, 0, 1};
  static const double v[6] = {0.5, 0.1, -0.2, 1, 1, 1};
  simulation run;
  double start[6], now[6], energy, spin = 0.0;
  (void)state;
  assert_null(pinion_check(&model));
  memset(&run, 0, sizeof run);
  run.model = &model;
  run.push = still;
  memcpy(run.q, q, sizeof q);
  memcpy(run.v, v, sizeof v);
  world_momentum(&run, start);
  energy = total_energy(&run);
  for (int n = 0; n < 5 * STEPS; n++) {
    const double w[3] = {fabs(run.v[3] - 1.0), fabs(run.v[4] - 1.0), fabs(run.v[5] - 1.0)};
    double left;
    spin = fmax(spin, largest(3, w));
    step(&run, 1.0 / STEPS);
    world_momentum(&run, now);
    check_within("momentum", 6, now, start, 1e-11, largest(6, start));
    left = total_energy(&run);
    check_near("energy", 1, &left, &energy, 1e-11);
  }

  /* it did not just turn about a fixed axis, and its centre moved straight */
  assert_true(spin > 0.5);
  for (int k = 0; k < 3; k++)
    now[k] = 5.0 * start[k] / 36.0;
  check_within("centre", 3, run.q, now, 1e-10, 1.0);
}

int run_motion_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(energy_balance, tree_teardown),
      cmocka_unit_test_teardown(momentum_in_flight, tree_teardown),
      cmocka_unit_test(brick),
  };
  return cmocka_run_group_tests_name("motion", tests, NULL, NULL);
}
