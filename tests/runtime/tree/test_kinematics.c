/* SPDX-License-Identifier: MIT-0 */
/* test_kinematics.c -- poses, velocities, accelerations and Jacobians of links, against plain
 * vectors in the world and their time derivatives. */
#include <string.h>

#include "check.h"
#include "difference.h"
#include "generic/tree/jacobian.h"
#include "groups.h"
#include "points.h"

/* a link in the world: orientation, origin, and the velocities of both, in world axes */
static void world_link(const tree *t, int link, const double *q, const double *v, motion *out)
{
  static const motion fixed = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
  const pinion_link *l = &t->link[link];
  motion body[MAX_BODIES], on = fixed;
  double arm[3] = {0.0, 0.0, 0.0}, swing[3];
  world_motions(t, q, v, body);
  if (l->body >= 0)
    on = body[l->body];
  *out = on;
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      out->R[i][j] = 0.0;
      for (int k = 0; k < 3; k++)
        out->R[i][j] += on.R[i][k] * l->R[3 * k + j];
      arm[i] += on.R[i][j] * l->p[j];
    }
  }
  pinion_cross(on.omega, arm, swing);
  for (int k = 0; k < 3; k++) {
    out->origin[k] += arm[k];
    out->velocity[k] += swing[k];
  }
}

/* two vectors of the world in link axes */
static void in_link(const motion *link, const double lin[3], const double ang[3], double out[6])
{
  for (int k = 0; k < 3; k++) {
    out[k] = out[3 + k] = 0.0;
    for (int i = 0; i < 3; i++) {
      out[k] += link->R[i][k] * lin[i];
      out[3 + k] += link->R[i][k] * ang[i];
    }
  }
}

/* velocity of a link in the frames of pinion_frame */
static void framed_velocity(const motion *link, pinion_frame frame, double out[6])
{
  double lever[3];
  if (frame == PINION_BODY) {
    in_link(link, link->velocity, link->omega, out);
    return;
  }
  memcpy(out, link->velocity, sizeof link->velocity);
  memcpy(out + 3, link->omega, sizeof link->omega);
  if (frame == PINION_WORLD) {
    /* the point of the link's body that is at the world's origin */
    pinion_cross(link->omega, link->origin, lever);
    for (int k = 0; k < 3; k++)
      out[k] -= lever[k];
  }
}

static void same_poses(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *pose = trial_vec(s, 12 * m->nl);
  pinion_work work[MAX_BODIES];
  pinion_fk(m, s->q, pose, work);
  for (int i = 0; i < m->nl; i++) {
    motion link;
    world_link(&s->tree, i, s->q, s->v, &link);
    check_within("R", 9, pose + 12 * i, link.R[0], 1e-13, 1.0);
    check_within("p", 3, pose + 12 * i + 9, link.origin, 1e-13, (double)m->nb);
  }
}

static void fk(void **state)
{
  (void)state;
  for_each_tree(same_poses);
}

static const pinion_frame frames[] = {PINION_BODY, PINION_WORLD, PINION_ALIGNED};

static void same_velocity(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *J = trial_vec(s, 6 * m->nv), got[6], want[6];
  pinion_work work[MAX_BODIES];
  for (int i = 0; i < m->nl; i++) {
    motion link;
    world_link(&s->tree, i, s->q, s->v, &link);
    framed_velocity(&link, PINION_BODY, want);
    pinion_velocity(m, i, s->q, s->v, got, work);
    check_within("V", 6, got, want, 1e-12, 1.0 + largest(6, want));
    for (int f = 0; f < 3; f++) {
      framed_velocity(&link, frames[f], want);
      pinion_jacobian(m, i, frames[f], s->q, J, work);
      for (int r = 0; r < 6; r++) {
        got[r] = 0.0;
        for (int j = 0; j < m->nv; j++)
          got[r] += J[r * m->nv + j] * s->v[j];
      }
      check_within("J v", 6, got, want, 1e-12, 1.0 + largest(6, want));
    }
  }
}

static void velocity(void **state)
{
  (void)state;
  for_each_tree(same_velocity);
}

/* column by column, each dof alone */
static void same_columns(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *J = trial_vec(s, 6 * m->nv);
  pinion_work work[MAX_BODIES];
  for (int f = 0; f < 3; f++) {
    pinion_jacobian(m, 0, frames[f], s->q, J, work);
    for (int j = 0; j < m->nv; j++) {
      double got[6], want[6];
      motion link;
      for (int k = 0; k < m->nv; k++)
        s->v[k] = k == j ? 1.0 : 0.0;
      world_link(&s->tree, 0, s->q, s->v, &link);
      framed_velocity(&link, frames[f], want);
      for (int r = 0; r < 6; r++)
        got[r] = J[r * m->nv + j];
      check_within("column", 6, got, want, 1e-12, 1.0 + largest(6, want));
    }
  }
}

static void jacobian(void **state)
{
  (void)state;
  for_each_tree(same_columns);
}

/* pose by fk differentiated along v: dp, and dR = [omega]x R */
static void poses_at(trial *s, const double *q, const double *v, double *out)
{
  pinion_work work[MAX_BODIES];
  (void)v;
  pinion_fk(&s->tree.model, q, out, work);
}

static void moving_poses(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *rate = trial_vec(s, 12 * m->nl), *J = trial_vec(s, 6 * m->nv);
  pinion_work work[MAX_BODIES];
  time_derivative(s, poses_at, 12 * m->nl, NULL, rate);
  for (int i = 0; i < m->nl; i++) {
    const double *dR = rate + 12 * i, *dp = dR + 9;
    double Jv[6] = {0.0}, want[9];
    motion link;
    world_link(&s->tree, i, s->q, s->v, &link);
    pinion_jacobian(m, i, PINION_ALIGNED, s->q, J, work);
    for (int k = 0; k < 6 * m->nv; k++)
      Jv[k / m->nv] += J[k] * s->v[k % m->nv];
    check_within("dp", 3, Jv, dp, 1e-9, 1.0 + largest(3, dp));
    for (int j = 0; j < 3; j++) {
      const double column[3] = {link.R[0][j], link.R[1][j], link.R[2][j]};
      double turned[3];
      pinion_cross(Jv + 3, column, turned);
      for (int k = 0; k < 3; k++)
        want[3 * k + j] = turned[k];
    }
    check_within("dR", 9, dR, want, 1e-9, 1.0 + largest(9, want));
  }
}

static void jacobian_of_fk(void **state)
{
  (void)state;
  for_each_tree(moving_poses);
}

/* for each link: velocity in its axes, then in world axes */
static void velocities_at(trial *s, const double *q, const double *v, double *out)
{
  for (int i = 0; i < LINKS; i++) {
    motion link;
    world_link(&s->tree, i, q, v, &link);
    framed_velocity(&link, PINION_BODY, out + 12 * i);
    framed_velocity(&link, PINION_ALIGNED, out + 12 * i + 6);
  }
}

static void same_acceleration(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *a = trial_random_vec(s, m->nv), *rate = trial_vec(s, 12 * LINKS);
  pinion_work work[MAX_BODIES];
  time_derivative(s, velocities_at, 12 * LINKS, a, rate);
  for (int i = 0; i < m->nl; i++) {
    const double *seen = rate + 12 * i + 6;
    double got[6], want[6];
    motion link;
    pinion_acceleration(m, i, s->q, s->v, a, got, work);
    check_within("spatial", 6, got, rate + 12 * i, 1e-9, 1.0 + largest(6, got));
    world_link(&s->tree, i, s->q, s->v, &link);
    in_link(&link, seen, seen + 3, want);
    pinion_acceleration_classical(m, i, s->q, s->v, a, got, work);
    check_within("classical", 6, got, want, 1e-9, 1.0 + largest(6, got));
  }
}

static void acceleration(void **state)
{
  (void)state;
  for_each_tree(same_acceleration);
}

/* for each link, the velocity in all three frames */
static void framed_at(trial *s, const double *q, const double *v, double *out)
{
  for (int i = 0; i < 3 * LINKS; i++) {
    motion link;
    world_link(&s->tree, i / 3, q, v, &link);
    framed_velocity(&link, frames[i % 3], out + 6 * i);
  }
}

static void same_jdotv(trial *s)
{
  double *rate = trial_vec(s, 18 * LINKS);
  pinion_work work[MAX_BODIES];
  time_derivative(s, framed_at, 18 * LINKS, NULL, rate);
  for (int i = 0; i < 3 * LINKS; i++) {
    double got[6];
    pinion_jdotv(&s->tree.model, i / 3, frames[i % 3], s->q, s->v, got, work);
    check_within("dJ/dt v", 6, got, rate + 6 * i, 1e-9, 1.0 + largest(6, rate + 6 * i));
  }
}

static void jdotv(void **state)
{
  (void)state;
  for_each_tree(same_jdotv);
}

int run_kinematics_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(fk, tree_teardown),
      cmocka_unit_test_teardown(velocity, tree_teardown),
      cmocka_unit_test_teardown(jacobian, tree_teardown),
      cmocka_unit_test_teardown(jacobian_of_fk, tree_teardown),
      cmocka_unit_test_teardown(acceleration, tree_teardown),
      cmocka_unit_test_teardown(jdotv, tree_teardown),
  };
  return cmocka_run_group_tests_name("kinematics", tests, NULL, NULL);
}
