/* SPDX-License-Identifier: MIT-0 */
/* pinion_model.c -- see pinion_model.h. */
#include <math.h>
#include <stddef.h>

#include "joint.h"

/* slack for tables written with a few digits less than a double has */
static const double slack = 1e-9;

static int all_finite(const double *x, int n)
{
  for (int k = 0; k < n; k++) {
    if (!isfinite(x[k]))
      return 0;
  }
  return 1;
}

/* rows orthonormal and right-handed */
static int is_rotation(const double R[9])
{
  double third[3];
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j <= i; j++) {
      const double want = i == j ? 1.0 : 0.0;
      if (!(fabs(pinion_dot3(R + 3 * i, R + 3 * j) - want) < slack))
        return 0;
    }
  }
  pinion_cross(R, R + 3, third);
  return pinion_dot3(third, R + 6) > 0.0;
}

/* the numbers of one body */
static const char *check_numbers(const pinion_body *body)
{
  const double length2 = pinion_dot3(body->axis, body->axis);
  const double want = body->type == PINION_FLOATING ? 0.0 : 1.0;
  if (!all_finite(body->R, 9) || !all_finite(body->p, 3) || !all_finite(body->axis, 3))
    return "a body's R, p or axis is not finite";
  if (!isfinite(body->m) || !all_finite(body->h, 3) || !all_finite(body->I, 6))
    return "a body's m, h or I is not finite";
  if (!is_rotation(body->R))
    return "a body's R is not a rotation";
  if (!(fabs(length2 - want) < slack))
    return "a body's axis is not a unit vector (or, if floating, not zero)";
  if (body->m < 0.0)
    return "a body's m is negative";
  return NULL;
}

/* order and offsets of the bodies */
static const char *check_bodies(const pinion_model *model)
{
  int q = 0, v = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const char *complaint;
    if (pinion_joint_nv(body->type) == 0)
      return "a body's joint type is unknown";
    if (body->parent < -1 || body->parent >= i)
      return "a body's parent is not -1 or an earlier body";
    if (body->q != q || body->v != v)
      return "a body's q or v does not follow the body before";
    complaint = check_numbers(body);
    if (complaint)
      return complaint;
    q += pinion_joint_nq(body->type);
    v += pinion_joint_nv(body->type);
  }
  if (model->nq != q || model->nv != v)
    return "nq or nv is not the sum over the joints";
  return NULL;
}

/* lambda: within a joint the dof before, else the last dof of the parent's joint */
static const char *check_lambda(const pinion_model *model)
{
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const int n = pinion_joint_nv(body->type);
    int want = -1;
    if (body->parent >= 0) {
      const pinion_body *parent = &model->body[body->parent];
      want = parent->v + pinion_joint_nv(parent->type) - 1;
    }
    for (int k = body->v; k < body->v + n; k++) {
      if (model->lambda[k] != want)
        return "lambda is not the expanded parent array of the tree";
      want = k;
    }
  }
  return NULL;
}

/* the shape of H: each row is its parent's row and one more */
static const char *check_shape(const pinion_model *model)
{
  const int *rowptr = model->rowptr, *colind = model->colind;
  if (rowptr[0] != 0)
    return "rowptr does not begin with 0";
  for (int i = 0; i < model->nv; i++) {
    const int up = model->lambda[i];
    const int n = up < 0 ? 0 : rowptr[up + 1] - rowptr[up];
    if (rowptr[i + 1] - rowptr[i] != n + 1)
      return "rowptr does not give each row its ancestors and itself";
  }
  if (model->nh != rowptr[model->nv])
    return "nh is not the end of rowptr";
  for (int i = 0; i < model->nv; i++) {
    int at = rowptr[i + 1];
    for (int j = i; j >= 0; j = model->lambda[j]) {
      if (colind[--at] != j)
        return "colind does not list the ancestors of each row";
    }
  }
  return NULL;
}

const char *pinion_check(const pinion_model *model)
{
  const char *complaint;
  if (!model)
    return "no model";
  if (model->nb < 1 || !model->body || !model->lambda || !model->rowptr || !model->colind)
    return "the model has no bodies or lacks a table";
  if (!all_finite(model->gravity, 3))
    return "gravity is not finite";

  /* in this order each check may rely on the ones before */
  complaint = check_bodies(model);
  if (!complaint)
    complaint = check_lambda(model);
  if (!complaint)
    complaint = check_shape(model);
  return complaint;
}

void pinion_neutral_q(const pinion_model *model, double *q)
{
  for (int i = 0; i < model->nb; i++)
    pinion_joint_neutral(&model->body[i], q + model->body[i].q);
}

uint64_t pinion_random_u64(uint64_t *state)
{
  uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

double pinion_random_unit(uint64_t *state)
{
  /* the top 53 bits, scaled to [0, 2) and moved: every step is exact */
  const double scale = 1.0 / 4503599627370496.0;
  return (double)(pinion_random_u64(state) >> 11) * scale - 1.0;
}

void pinion_random_q(const pinion_model *model, uint64_t *state, double *q)
{
  for (int i = 0; i < model->nb; i++)
    pinion_joint_random(&model->body[i], state, q + model->body[i].q);
}
