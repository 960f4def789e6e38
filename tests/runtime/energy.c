/* SPDX-License-Identifier: MIT-0 */
/* energy.c -- see energy.h. */
#include <math.h>

#include "energy.h"

/* a body's frame in the world and how it moves there */
typedef struct motion {
  double R[3][3], origin[3], velocity[3], omega[3];
} motion;

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

/* what the joint does from the tree pose: turn by a quaternion, shift by a vector, and the velocity
 * of the child relative to its parent, in child axes */
static void joint_motion(const pinion_body *b, const double *q, const double *v, double turn[4],
                         double shift[3], double linear[3], double angular[3])
{
  const int floating = b->type == PINION_FLOATING;
  for (int k = 0; k < 3; k++) {
    const double slide = b->type == PINION_PRISMATIC ? b->axis[k] : 0.0;
    const double spin = b->type == PINION_REVOLUTE ? b->axis[k] : 0.0;
    shift[k] = floating ? q[k] : slide * q[0];
    turn[k] = floating ? q[3 + k] : spin * sin(0.5 * q[0]);
    linear[k] = floating ? v[k] : slide * v[0];
    angular[k] = floating ? v[3 + k] : spin * v[0];
  }
  turn[3] = floating ? q[6] : 1.0;
  if (b->type == PINION_REVOLUTE)
    turn[3] = cos(0.5 * q[0]);
}

/* child's motion in the world from its parent's */
static void propagate(const pinion_body *b, const double *q, const double *v, motion *parent,
                      motion *child)
{
  double turn[4], shift[3], linear[3], angular[3];
  double placed[3][3], joint[3][3], posed[3][3], arm[3] = {0.0, 0.0, 0.0};
  joint_motion(b, q + b->q, v + b->v, turn, shift, linear, angular);
  for (int k = 0; k < 9; k++)
    placed[k / 3][k % 3] = b->R[k];
  from_quaternion(turn, joint);
  compose(parent->R, placed, posed);
  compose(posed, joint, child->R);

  add_turned(parent->R, b->p, arm);
  add_turned(posed, shift, arm);
  for (int k = 0; k < 3; k++) {
    child->origin[k] = parent->origin[k] + arm[k];
    child->velocity[k] = parent->velocity[k];
    child->omega[k] = parent->omega[k];
  }
  add_swing(parent->omega, arm, child->velocity);
  add_turned(child->R, linear, child->velocity);
  add_turned(child->R, angular, child->omega);
}

double kinetic_energy(const tree *t, const double *q, const double *v)
{
  motion body[MAX_BODIES];
  motion world = {{{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}},
                  {0.0, 0.0, 0.0},
                  {0.0, 0.0, 0.0},
                  {0.0, 0.0, 0.0}};
  double energy = 0.0;
  for (int i = 0; i < t->model.nb; i++) {
    const int parent = t->body[i].parent;
    propagate(&t->body[i], q, v, parent < 0 ? &world : &body[parent], &body[i]);
    for (int k = 0; k < POINTS; k++) {
      double arm[3] = {0.0, 0.0, 0.0}, u[3];
      add_turned(body[i].R, t->point[i][k], arm);
      for (int c = 0; c < 3; c++)
        u[c] = body[i].velocity[c];
      add_swing(body[i].omega, arm, u);
      energy += 0.5 * t->mass[i][k] * (u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    }
  }
  return energy;
}
