/* SPDX-License-Identifier: MIT-0 */
/* points.c -- see points.h. */
#include <math.h>

#include "points.h"

/* R = the matrix of the quaternion x y z w */
static void from_quaternion(const double u[4], double R[3][3])
{
  const double x = u[0], y = u[1], z = u[2], w = u[3];
  R[0][0] = w * w + x * x - y * y - z * z;
  R[0][1] = 2.0 * (x * y - w * z);
  R[0][2] = 2.0 * (x * z + w * y);
  R[1][0] = 2.0 * (x * y + w * z);
  R[1][1] = w * w - x * x + y * y - z * z;
  R[1][2] = 2.0 * (y * z - w * x);
  R[2][0] = 2.0 * (x * z - w * y);
  R[2][1] = 2.0 * (y * z + w * x);
  R[2][2] = w * w - x * x - y * y + z * z;
}

/* sum += R x */
static void add_turned(double R[3][3], const double x[3], double sum[3])
{
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      sum[i] += R[i][j] * x[j];
  }
}

/* sum += omega x arm */
static void add_swing(const double omega[3], const double arm[3], double sum[3])
{
  sum[0] += omega[1] * arm[2] - omega[2] * arm[1];
  sum[1] += omega[2] * arm[0] - omega[0] * arm[2];
  sum[2] += omega[0] * arm[1] - omega[1] * arm[0];
}

/* R = A B */
static void compose(double A[3][3], double B[3][3], double R[3][3])
{
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      R[i][j] = A[i][0] * B[0][j] + A[i][1] * B[1][j] + A[i][2] * B[2][j];
  }
}

/* the motion of the joint from the tree pose */
typedef struct joint_motion {
  double turn[4], shift[3];     /* quaternion, and vector in tree axes */
  double linear[3], angular[3]; /* velocity of the child against its parent, in child axes */
} joint_motion;

/* turn about the axis by an angle, at a rate */
static void spin(const pinion_body *b, double angle, double rate, joint_motion *j)
{
  for (int k = 0; k < 3; k++) {
    j->turn[k] = b->axis[k] * sin(0.5 * angle);
    j->angular[k] = b->axis[k] * rate;
  }
  j->turn[3] = cos(0.5 * angle);
}

/* shift along a direction that is the same for child and parent, or that turns with the child */
static void slide(const double u[3], double travel, double rate, joint_motion *j)
{
  for (int k = 0; k < 3; k++) {
    j->shift[k] += u[k] * travel;
    j->linear[k] += u[k] * rate;
  }
}

/* the numbers of q and v are the motion itself */
static void given(const double *q, const double *v, int n, double *position, double *velocity)
{
  for (int k = 0; k < n; k++)
    position[k] = q[k];
  for (int k = 0; k < 3; k++)
    velocity[k] = v[k];
}

static joint_motion move(const pinion_body *b, const double *q, const double *v)
{
  static const joint_motion still = {{0, 0, 0, 1}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
  const double at = b->ratio * q[0] + b->offset, rate = b->ratio * v[0];
  double ey[3] = {0.0, 0.0, 0.0};
  joint_motion j = still;
  switch (b->type) {
  case PINION_REVOLUTE:
    spin(b, at, rate, &j);
    break;
  case PINION_PRISMATIC:
    slide(b->axis, at, rate, &j);
    break;
  case PINION_HELICAL:
    spin(b, at, rate, &j);
    slide(b->axis, b->pitch * at, b->pitch * rate, &j);
    break;
  case PINION_PLANAR:
    add_swing(b->axis, b->ex, ey);
    spin(b, q[2], v[2], &j);
    slide(b->ex, q[0], v[0], &j);
    slide(ey, q[1], v[1], &j);
    break;
  case PINION_SPHERICAL:
    given(q, v, 4, j.turn, j.angular);
    break;
  case PINION_FLOATING:
    given(q, v, 3, j.shift, j.linear);
    given(q + 3, v + 3, 4, j.turn, j.angular);
    break;
  }
  return j;
}

/* child's motion in the world from its parent's */
static void propagate(const pinion_body *b, const double *q, const double *v, motion *parent,
                      motion *child)
{
  const joint_motion j = move(b, q + b->q, v + b->v);
  double placed[3][3], joint[3][3], posed[3][3], arm[3] = {0.0, 0.0, 0.0};
  for (int k = 0; k < 9; k++)
    placed[k / 3][k % 3] = b->R[k];
  from_quaternion(j.turn, joint);
  compose(parent->R, placed, posed);
  compose(posed, joint, child->R);

  add_turned(parent->R, b->p, arm);
  add_turned(posed, j.shift, arm);
  for (int k = 0; k < 3; k++) {
    child->origin[k] = parent->origin[k] + arm[k];
    child->velocity[k] = parent->velocity[k];
    child->omega[k] = parent->omega[k];
  }
  add_swing(parent->omega, arm, child->velocity);
  add_turned(child->R, j.linear, child->velocity);
  add_turned(child->R, j.angular, child->omega);
}

void world_motions(const tree *t, const double *q, const double *v, motion body[MAX_BODIES])
{
  motion world = {{{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}},
                  {0.0, 0.0, 0.0},
                  {0.0, 0.0, 0.0},
                  {0.0, 0.0, 0.0}};
  for (int i = 0; i < t->model.nb; i++) {
    const int parent = t->body[i].parent;
    propagate(&t->body[i], q, v, parent < 0 ? &world : &body[parent], &body[i]);
  }
}

int world_points(const tree *t, const double *q, const double *v, point_mass *point)
{
  motion body[MAX_BODIES];
  int n = 0;
  world_motions(t, q, v, body);
  for (int i = 0; i < t->model.nb; i++) {
    for (int k = 0; k < POINTS; k++) {
      point_mass *p = &point[n++];
      double arm[3] = {0.0, 0.0, 0.0};
      add_turned(body[i].R, t->point[i][k], arm);
      p->m = t->mass[i][k];
      for (int c = 0; c < 3; c++) {
        p->r[c] = body[i].origin[c] + arm[c];
        p->u[c] = body[i].velocity[c];
      }
      add_swing(body[i].omega, arm, p->u);
    }
  }
  return n;
}

double kinetic_energy(const tree *t, const double *q, const double *v)
{
  point_mass point[MAX_BODIES * POINTS];
  const int n = world_points(t, q, v, point);
  double energy = 0.0;
  for (int k = 0; k < n; k++) {
    const double *u = point[k].u;
    energy += 0.5 * point[k].m * (u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
  }
  return energy;
}

double rotor_energy(const tree *t, const double *v)
{
  double energy = 0.0;
  for (int i = 0; i < t->model.nb; i++) {
    const pinion_body *b = &t->body[i];
    const double rate = b->ratio * v[b->v];
    energy += 0.5 * b->armature * rate * rate;
  }
  return energy;
}
