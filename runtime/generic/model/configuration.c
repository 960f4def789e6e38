/* SPDX-License-Identifier: MIT-0 */
/* configuration.c -- see configuration.h. */
#include <math.h>

#include "generic/model/configuration.h"
#include "generic/model/joint.h"
#include "manifold.h"

static void joint_integrate(pinion_joint_type type, const double *q, const double *v, double dt,
                            double *out)
{
  switch (type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
  case PINION_HELICAL:
    out[0] = q[0] + dt * v[0];
    break;
  case PINION_PLANAR:
    pinion_planar_integrate(q, v, dt, out);
    break;
  case PINION_SPHERICAL:
    pinion_spherical_integrate(q, v, dt, out);
    break;
  case PINION_FLOATING:
    pinion_floating_integrate(q, v, dt, out);
    break;
  }
}

static void joint_difference(pinion_joint_type type, const double *q0, const double *q1, double *v)
{
  switch (type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
  case PINION_HELICAL:
    v[0] = q1[0] - q0[0];
    break;
  case PINION_PLANAR:
    pinion_planar_difference(q0, q1, v);
    break;
  case PINION_SPHERICAL:
    pinion_spherical_difference(q0, q1, v);
    break;
  case PINION_FLOATING:
    pinion_floating_difference(q0, q1, v);
    break;
  }
}

void pinion_integrate(const pinion_model *model, const double *q, const double *v, double dt,
                      double *q_next)
{
  int next = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (pinion_joint_owns(body, next)) {
      joint_integrate(body->type, q + next, v + body->v, dt, q_next + next);
      next += pinion_joint_nq(body->type);
    }
  }
}

void pinion_difference(const pinion_model *model, const double *q0, const double *q1, double *v)
{
  int next = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (pinion_joint_owns(body, next)) {
      joint_difference(body->type, q0 + next, q1 + next, v + body->v);
      next += pinion_joint_nq(body->type);
    }
  }
}

void pinion_integrate_jacobians(const pinion_model *model, const double *v, double dt, double *by_q,
                                double *by_v)
{
  const int nv = model->nv;
  for (int k = 0; k < nv * nv; k++)
    by_q[k] = by_v[k] = 0.0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const double *const own = v + body->v;
    double *const q_block = by_q + body->v * (nv + 1), *const v_block = by_v + body->v * (nv + 1);
    switch (body->type) {
    case PINION_REVOLUTE:
    case PINION_PRISMATIC:
    case PINION_HELICAL:
      *q_block = 1.0;
      *v_block = dt;
      break;
    case PINION_PLANAR:
      pinion_planar_jacobians(own, dt, q_block, v_block, nv);
      break;
    case PINION_SPHERICAL:
      pinion_spherical_jacobians(own, dt, q_block, v_block, nv);
      break;
    case PINION_FLOATING:
      pinion_floating_jacobians(own, dt, q_block, v_block, nv);
      break;
    }
  }
}

void pinion_difference_jacobians(const pinion_model *model, const double *q0, const double *q1,
                                 double *by_0, double *by_1)
{
  const int nv = model->nv;
  int next = 0;
  for (int k = 0; k < nv * nv; k++)
    by_0[k] = by_1[k] = 0.0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    double *const b0 = by_0 + body->v * (nv + 1), *const b1 = by_1 + body->v * (nv + 1);
    const double *const p0 = q0 + next, *const p1 = q1 + next;
    if (!pinion_joint_owns(body, next))
      continue;
    next += pinion_joint_nq(body->type);
    switch (body->type) {
    case PINION_REVOLUTE:
    case PINION_PRISMATIC:
    case PINION_HELICAL:
      *b0 = -1.0;
      *b1 = 1.0;
      break;
    case PINION_PLANAR:
      pinion_planar_difference_jacobians(p0, p1, b0, b1, nv);
      break;
    case PINION_SPHERICAL:
      pinion_spherical_difference_jacobians(p0, p1, b0, b1, nv);
      break;
    case PINION_FLOATING:
      pinion_floating_difference_jacobians(p0, p1, b0, b1, nv);
      break;
    }
  }
}

void pinion_normalize(const pinion_model *model, double *q)
{
  int next = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (pinion_joint_owns(body, next)) {
      const int n = pinion_joint_nq(body->type);
      if (body->type == PINION_SPHERICAL || body->type == PINION_FLOATING)
        pinion_quaternion_normalize(q + next + n - 4);
      next += n;
    }
  }
}

/* half the product of the quaternions u and (w, 0), both xyzw; w is in the axes of the child */
static void quaternion_rate(const double u[4], const double w[3], double rate[4])
{
  double turn[3];
  pinion_cross(u, w, turn);
  for (int k = 0; k < 3; k++)
    rate[k] = 0.5 * (u[3] * w[k] + turn[k]);
  rate[3] = -0.5 * pinion_dot3(u, w);
}

/* qd of one joint from its own part of q and v */
static void joint_rate(pinion_joint_type type, const double *q, const double *v, double *qd)
{
  double R[9];
  switch (type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
  case PINION_HELICAL:
    qd[0] = v[0];
    break;
  case PINION_PLANAR:
    qd[0] = cos(q[2]) * v[0] - sin(q[2]) * v[1];
    qd[1] = sin(q[2]) * v[0] + cos(q[2]) * v[1];
    qd[2] = v[2];
    break;
  case PINION_SPHERICAL:
    quaternion_rate(q, v, qd);
    break;
  case PINION_FLOATING:
    pinion_rotation(q + 3, 2.0 * q[6], 2.0, R);
    pinion_rotate(R, v, qd);
    quaternion_rate(q + 3, v + 3, qd + 3);
    break;
  }
}

void pinion_qdot(const pinion_model *model, const double *q, const double *v, double *qd)
{
  int next = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (pinion_joint_owns(body, next)) {
      joint_rate(body->type, q + next, v + body->v, qd + next);
      next += pinion_joint_nq(body->type);
    }
  }
}

void pinion_qdot_matrix(const pinion_model *model, const double *q, double *Q)
{
  int next = 0;
  for (int k = 0; k < model->nq * model->nv; k++)
    Q[k] = 0.0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (!pinion_joint_owns(body, next))
      continue;
    for (int c = 0; c < pinion_joint_nv(body->type); c++) {
      double unit[6] = {0.0}, column[7];
      unit[c] = 1.0;
      joint_rate(body->type, q + next, unit, column);
      for (int r = 0; r < pinion_joint_nq(body->type); r++)
        Q[(next + r) * model->nv + body->v + c] = column[r];
    }
    next += pinion_joint_nq(body->type);
  }
}
