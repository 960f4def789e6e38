/* SPDX-License-Identifier: MIT-0 */
/* joint.c -- see joint.h. */
#include <math.h>

#include "generic/model/joint.h"
#include "generic/model/pinion_random.h"

static const double pi = 3.14159265358979323846;

int pinion_joint_nq(pinion_joint_type type)
{
  switch (type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
  case PINION_HELICAL:
    return 1;
  case PINION_PLANAR:
    return 3;
  case PINION_SPHERICAL:
    return 4;
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
  case PINION_HELICAL:
    return 1;
  case PINION_PLANAR:
  case PINION_SPHERICAL:
    return 3;
  case PINION_FLOATING:
    return 6;
  }
  return 0;
}

/* X->R = tree rotation turned by Rj */
static void pose_turned(const pinion_body *body, const double Rj[9], pinion_pose *X)
{
  pinion_mul33(body->R, Rj, X->R);
}

/* the same, turned about the axis by an angle */
static void pose_turned_by(const pinion_body *body, double angle, pinion_pose *X)
{
  double Rj[9];
  pinion_rotation(body->axis, sin(angle), 1.0 - cos(angle), Rj);
  pose_turned(body, Rj, X);
}

/* the same, turned by a quaternion */
static void pose_oriented(const pinion_body *body, const double u[4], pinion_pose *X)
{
  double Rj[9];
  pinion_rotation(u, 2.0 * u[3], 2.0, Rj);
  pose_turned(body, Rj, X);
}

/* X->p = tree pose shifted by pj, which is in tree axes */
static void pose_shifted(const pinion_body *body, const double pj[3], pinion_pose *X)
{
  pinion_rotate(body->R, pj, X->p);
  for (int k = 0; k < 3; k++)
    X->p[k] += body->p[k];
}

/* the same along the axis */
static void pose_slid(const pinion_body *body, double travel, pinion_pose *X)
{
  double pj[3];
  for (int k = 0; k < 3; k++)
    pj[k] = travel * body->axis[k];
  pose_shifted(body, pj, X);
}

/* the same by x and y in the plane */
static void pose_shifted_in_plane(const pinion_body *body, const double *q, pinion_pose *X)
{
  double ey[3], pj[3];
  pinion_cross(body->axis, body->ex, ey);
  for (int k = 0; k < 3; k++)
    pj[k] = q[0] * body->ex[k] + q[1] * ey[k];
  pose_shifted(body, pj, X);
}

void pinion_joint_pose(const pinion_body *body, const double *q, pinion_pose *X)
{
  /* position of a joint of one dof */
  const double s = body->ratio * q[0] + body->offset;

  /* start with the tree pose; each case replaces what its joint moves */
  for (int k = 0; k < 9; k++)
    X->R[k] = body->R[k];
  for (int k = 0; k < 3; k++)
    X->p[k] = body->p[k];

  switch (body->type) {
  case PINION_REVOLUTE:
    pose_turned_by(body, s, X);
    break;
  case PINION_PRISMATIC:
    pose_slid(body, s, X);
    break;
  case PINION_HELICAL:
    pose_turned_by(body, s, X);
    pose_slid(body, body->pitch * s, X);
    break;
  case PINION_PLANAR:
    pose_turned_by(body, q[2], X);
    pose_shifted_in_plane(body, q, X);
    break;
  case PINION_SPHERICAL:
    pose_oriented(body, q, X);
    break;
  case PINION_FLOATING:
    pose_oriented(body, q + 3, X);
    pose_shifted(body, q, X);
    break;
  }
}

int pinion_joint_S(const pinion_body *body, double S[PINION_S_SIZE])
{
  const int n = pinion_joint_nv(body->type);
  for (int k = 0; k < 6 * n; k++)
    S[k] = 0.0;

  /* a column of six numbers for each dof, its linear part first; ratio is that of a mimic joint */
  switch (body->type) {
  case PINION_REVOLUTE:
    for (int k = 0; k < 3; k++)
      S[3 + k] = body->ratio * body->axis[k];
    break;
  case PINION_PRISMATIC:
    for (int k = 0; k < 3; k++)
      S[k] = body->ratio * body->axis[k];
    break;
  case PINION_HELICAL:
    for (int k = 0; k < 3; k++) {
      S[3 + k] = body->ratio * body->axis[k];
      S[k] = body->pitch * S[3 + k];
    }
    break;
  case PINION_PLANAR:
    pinion_cross(body->axis, body->ex, S + 6);
    for (int k = 0; k < 3; k++) {
      S[k] = body->ex[k];
      S[15 + k] = body->axis[k];
    }
    break;
  case PINION_SPHERICAL:
    for (int k = 0; k < 3; k++)
      S[7 * k + 3] = 1.0;
    break;
  case PINION_FLOATING:
    for (int k = 0; k < 6; k++)
      S[7 * k] = 1.0;
    break;
  }
  return n;
}

void pinion_joint_add_Sx(const pinion_body *body, const double *x, double sum[6])
{
  double S[PINION_S_SIZE];
  const int n = pinion_joint_S(body, S);
  for (int c = 0; c < n; c++) {
    for (int k = 0; k < 6; k++)
      sum[k] += S[6 * c + k] * x[c];
  }
}

double pinion_joint_armature(const pinion_body *body)
{
  return body->ratio * body->ratio * body->armature;
}

/* entry r, c of the matrix that takes x to a x x */
static double cross_entry(const double a[3], int r, int c)
{
  if (r == c)
    return 0.0;
  return (r + 1) % 3 == c ? -a[3 - r - c] : a[3 - r - c];
}

double pinion_joint_rotor_by(const pinion_body *body, const double *v, int r, int c, int by_w)
{
  if (body->type != PINION_FLOATING || r > 2 || (c > 2 && !by_w))
    return 0.0;
  return body->armature * (c > 2 ? -cross_entry(v, r, c - 3) : cross_entry(v + 3, r, c));
}

void pinion_joint_rotor(const pinion_body *body, const double *v, const double *a, double out[6])
{
  const int n = pinion_joint_nv(body->type);
  for (int k = 0; k < n; k++) {
    out[k] = a ? pinion_joint_armature(body) * a[k] : 0.0;
    for (int c = 0; v && c < 3 && n > 1; c++)
      out[k] += pinion_joint_rotor_by(body, v, k, c, 0) * v[c];
  }
}

double pinion_joint_loss(const pinion_model *model, const pinion_body *body, double v)
{
  const double rate = body->ratio * v, width = model->friction_width;
  double torque = body->damping * rate;

  /* no friction at rest, even if the width is zero */
  if (body->friction > 0.0 && (rate > 0.0 || rate < 0.0))
    torque += body->friction * (rate / sqrt(rate * rate + width * width));
  return body->ratio * torque;
}

int pinion_joint_owns(const pinion_body *body, int next)
{
  return body->q == next && !(body->ratio < 1.0 || body->ratio > 1.0) &&
         !(body->offset < 0.0 || body->offset > 0.0);
}

int pinion_has_followers(const pinion_model *model)
{
  int n = 0;
  for (int i = 0; i < model->nb; i++)
    n += pinion_joint_nv(model->body[i].type);
  return n != model->nv;
}

void pinion_joint_neutral(const pinion_body *body, double *q)
{
  const int n = pinion_joint_nq(body->type);
  for (int k = 0; k < n; k++)
    q[k] = 0.0;
  if (body->type == PINION_SPHERICAL || body->type == PINION_FLOATING)
    q[n - 1] = 1.0;
}

/* a uniform random rotation: points on two circles whose squared radii add up to 1 (Shoemake
 * 1992) */
static void random_quaternion(uint64_t *state, double u[4])
{
  const double share = 0.5 + 0.5 * pinion_random_unit(state);
  const double a = pi * pinion_random_unit(state);
  const double b = pi * pinion_random_unit(state);
  u[0] = sqrt(1.0 - share) * sin(a);
  u[1] = sqrt(1.0 - share) * cos(a);
  u[2] = sqrt(share) * sin(b);
  u[3] = sqrt(share) * cos(b);
}

void pinion_joint_random(const pinion_body *body, uint64_t *state, double *q)
{
  switch (body->type) {
  case PINION_REVOLUTE:
  case PINION_HELICAL:
    q[0] = pi * pinion_random_unit(state);
    break;
  case PINION_PRISMATIC:
    q[0] = pinion_random_unit(state);
    break;
  case PINION_PLANAR:
    q[0] = pinion_random_unit(state);
    q[1] = pinion_random_unit(state);
    q[2] = pi * pinion_random_unit(state);
    break;
  case PINION_SPHERICAL:
    random_quaternion(state, q);
    break;
  case PINION_FLOATING:
    for (int k = 0; k < 3; k++)
      q[k] = pinion_random_unit(state);
    random_quaternion(state, q + 3);
    break;
  }
}

void pinion_joint_poses(const pinion_model *model, const double *q, pinion_work *work)
{
  for (int i = 0; i < model->nb; i++)
    pinion_joint_pose(&model->body[i], q + model->body[i].q, &work[i].X);
}
