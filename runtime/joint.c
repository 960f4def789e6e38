/* SPDX-License-Identifier: MIT-0 */
/* joint.c -- see joint.h. */
#include <math.h>

#include "joint.h"

static const double pi = 3.14159265358979323846;

int pinion_joint_nq(pinion_joint_type type)
{
  switch (type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
    return 1;
  case PINION_FLOATING:
    return 7;
  }
  return 0;
}

int pinion_joint_nv(pinion_joint_type type)
{
  switch (type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
    return 1;
  case PINION_FLOATING:
    return 6;
  }
  return 0;
}

/* X = tree pose turned by Rj */
static void pose_turned(const pinion_body *body, const double Rj[9], pinion_pose *X)
{
  pinion_mul33(body->R, Rj, X->R);
}

/* X->p = tree pose shifted by pj, which is in tree axes */
static void pose_shifted(const pinion_body *body, const double pj[3], pinion_pose *X)
{
  pinion_rotate(body->R, pj, X->p);
  for (int k = 0; k < 3; k++)
    X->p[k] += body->p[k];
}

void pinion_joint_pose(const pinion_body *body, const double *q, pinion_pose *X)
{
  double Rj[9], pj[3];

  /* tree pose, of which each case replaces what its joint moves */
  for (int k = 0; k < 9; k++)
    X->R[k] = body->R[k];
  for (int k = 0; k < 3; k++)
    X->p[k] = body->p[k];

  switch (body->type) {
  case PINION_REVOLUTE:
    pinion_rotation(body->axis, sin(q[0]), 1.0 - cos(q[0]), Rj);
    pose_turned(body, Rj, X);
    break;
  case PINION_PRISMATIC:
    for (int k = 0; k < 3; k++)
      pj[k] = q[0] * body->axis[k];
    pose_shifted(body, pj, X);
    break;
  case PINION_FLOATING:
    pinion_rotation(q + 3, 2.0 * q[6], 2.0, Rj);
    pose_turned(body, Rj, X);
    pose_shifted(body, q, X);
    break;
  }
}

int pinion_joint_S(const pinion_body *body, double S[PINION_S_SIZE])
{
  const int n = pinion_joint_nv(body->type);
  for (int k = 0; k < 6 * n; k++)
    S[k] = 0.0;

  switch (body->type) {
  case PINION_REVOLUTE:
    for (int k = 0; k < 3; k++)
      S[3 + k] = body->axis[k];
    break;
  case PINION_PRISMATIC:
    for (int k = 0; k < 3; k++)
      S[k] = body->axis[k];
    break;
  case PINION_FLOATING:
    for (int k = 0; k < 6; k++)
      S[7 * k] = 1.0;
    break;
  }
  return n;
}

void pinion_joint_neutral(const pinion_body *body, double *q)
{
  const int n = pinion_joint_nq(body->type);
  for (int k = 0; k < n; k++)
    q[k] = 0.0;
  if (body->type == PINION_FLOATING)
    q[6] = 1.0;
}

void pinion_joint_random(const pinion_body *body, uint64_t *state, double *q)
{
  double u, a, b;

  switch (body->type) {
  case PINION_REVOLUTE:
    q[0] = pi * pinion_random_unit(state);
    break;
  case PINION_PRISMATIC:
    q[0] = pinion_random_unit(state);
    break;
  case PINION_FLOATING:
    for (int k = 0; k < 3; k++)
      q[k] = pinion_random_unit(state);

    /* a point of the 3-sphere: two circles whose squared radii share 1 uniformly (Shoemake 1992) */
    u = 0.5 + 0.5 * pinion_random_unit(state);
    a = pi * pinion_random_unit(state);
    b = pi * pinion_random_unit(state);
    q[3] = sqrt(1.0 - u) * sin(a);
    q[4] = sqrt(1.0 - u) * cos(a);
    q[5] = sqrt(u) * sin(b);
    q[6] = sqrt(u) * cos(b);
    break;
  }
}

void pinion_joint_poses(const pinion_model *model, const double *q, pinion_work *work)
{
  for (int i = 0; i < model->nb; i++)
    pinion_joint_pose(&model->body[i], q + model->body[i].q, &work[i].X);
}
