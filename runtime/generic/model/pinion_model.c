/* SPDX-License-Identifier: MIT-0 */
/* pinion_model.c -- see pinion_model.h. */
#include <math.h>
#include <stddef.h>

#include "generic/model/joint.h"
#include "generic/model/pinion_model.h"

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

static int is_unit(const double u[3]) { return fabs(pinion_dot3(u, u) - 1.0) < slack; }

static int is_zero(const double u[3]) { return pinion_dot3(u, u) < slack * slack; }

/* the numbers that only joints of its type have */
static const char *check_joint(const pinion_body *body)
{
  const int planar = body->type == PINION_PLANAR, one = pinion_joint_nv(body->type) == 1;
  const double rest[] = {body->armature, body->damping, body->friction};
  if (one || planar ? !is_unit(body->axis) : !is_zero(body->axis))
    return "a body's axis is not a unit vector (or, if spherical or floating, not zero)";
  if (planar ? !is_unit(body->ex) || fabs(pinion_dot3(body->ex, body->axis)) > slack
             : !is_zero(body->ex))
    return "a planar body's ex is not a unit vector across its axis, or another's is not zero";
  if (body->type != PINION_HELICAL && fabs(body->pitch) > 0.0)
    return "a body has a pitch but is not helical";
  for (int k = 0; k < 3; k++) {
    if (rest[k] < 0.0 || (!one && rest[k] > 0.0 && (k > 0 || planar)))
      return "a body's armature, damping or friction is negative, or of no such joint";
  }
  return NULL;
}

/* the numbers of one body */
static const char *check_numbers(const pinion_body *body)
{
  const double single[] = {body->pitch,    body->ratio,   body->offset,
                           body->armature, body->damping, body->friction};
  if (!all_finite(body->R, 9) || !all_finite(body->p, 3) || !all_finite(body->axis, 3))
    return "a body's R, p or axis is not finite";
  if (!all_finite(body->ex, 3) || !all_finite(single, 6))
    return "a body's ex, pitch, ratio, offset, armature, damping or friction is not finite";
  if (!isfinite(body->m) || !all_finite(body->h, 3) || !all_finite(body->I, 6))
    return "a body's m, h or I is not finite";
  if (!is_rotation(body->R))
    return "a body's R is not a rotation";
  if (body->m < 0.0)
    return "a body's m is negative";
  return check_joint(body);
}

/* is there a joint of one dof with this q and v for a follower? */
static int has_leader(const pinion_model *model, int q, int v)
{
  int next = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (pinion_joint_owns(body, next)) {
      if (body->q == q && body->v == v && pinion_joint_nv(body->type) == 1)
        return 1;
      next += pinion_joint_nq(body->type);
    }
  }
  return 0;
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
    if (pinion_joint_owns(body, q)) {
      if (body->v != v)
        return "a body's q or v does not follow the body before";
      q += pinion_joint_nq(body->type);
      v += pinion_joint_nv(body->type);
    } else if (pinion_joint_nv(body->type) != 1 || !has_leader(model, body->q, body->v)) {
      return "a body's q or v does not follow the body before, nor is it a follower's";
    }
    complaint = check_numbers(body);
    if (complaint)
      return complaint;
  }
  if (model->nq != q || model->nv != v)
    return "nq or nv is not the sum over the joints";
  return NULL;
}

/* lambda of a tree without followers: the previous dof of the joint, or for its first dof the last
 * one of the parent's joint */
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

/* is one of the two dofs the other or an ancestor of it by lambda? */
static int dofs_related(const pinion_model *model, int a, int b)
{
  const int low = a < b ? a : b;
  int k = a < b ? b : a;
  while (k > low)
    k = model->lambda[k];
  return k == low;
}

/* does lambda relate each dof of body i to each of body j? */
static int bodies_related(const pinion_model *model, int i, int j)
{
  const pinion_body *a = &model->body[i], *b = &model->body[j];
  const int na = pinion_joint_nv(a->type), nb = pinion_joint_nv(b->type);
  for (int r = 0; r < na; r++) {
    for (int c = 0; c < nb; c++) {
      if (!dofs_related(model, a->v + r, b->v + c))
        return 0;
    }
  }
  return 1;
}

/* lambda with followers: a tree in which each body's dofs are related to those that carry it */
static const char *check_lambda_followed(const pinion_model *model)
{
  for (int k = 0; k < model->nv; k++) {
    if (model->lambda[k] < -1 || model->lambda[k] >= k)
      return "lambda of a dof is not -1 or an earlier dof";
  }
  for (int i = 0; i < model->nb; i++) {
    for (int j = i; j >= 0; j = model->body[j].parent) {
      if (!bodies_related(model, i, j))
        return "lambda does not relate two dofs that a follower couples";
    }
  }
  return NULL;
}

/* The shape of H: each row has the columns of its parent's row and one more. Rows before row i are
 * already checked. The sum is wider than int, because the table may contain any numbers. */
static const char *check_shape(const pinion_model *model)
{
  const int *rowptr = model->rowptr, *colind = model->colind;
  if (rowptr[0] != 0)
    return "rowptr does not begin with 0";
  for (int i = 0; i < model->nv; i++) {
    const int up = model->lambda[i];
    const int n = up < 0 ? 0 : rowptr[up + 1] - rowptr[up];
    if (rowptr[i + 1] != (int64_t)rowptr[i] + n + 1)
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

/* frames of interest, and the width that friction needs */
static const char *check_rest(const pinion_model *model)
{
  if (model->nl < 0 || (model->nl > 0 && !model->link))
    return "the model lacks its links";
  for (int i = 0; i < model->nl; i++) {
    const pinion_link *link = &model->link[i];
    if (link->body < -1 || link->body >= model->nb)
      return "a link's body is not -1 or a body";
    if (!all_finite(link->R, 9) || !all_finite(link->p, 3) || !is_rotation(link->R))
      return "a link's R is not a rotation, or its p not finite";
  }
  if (!isfinite(model->friction_width) || model->friction_width < 0.0)
    return "friction_width is negative or not finite";
  for (int i = 0; i < model->nb; i++) {
    if (model->body[i].friction > 0.0 && !(model->friction_width > 0.0))
      return "a joint has friction, but friction_width is zero";
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

  /* each check relies on the ones before */
  complaint = check_bodies(model);
  if (!complaint)
    complaint = pinion_has_followers(model) ? check_lambda_followed(model) : check_lambda(model);
  if (!complaint)
    complaint = check_shape(model);
  if (!complaint)
    complaint = check_rest(model);
  return complaint;
}

void pinion_neutral_q(const pinion_model *model, double *q)
{
  int next = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (pinion_joint_owns(body, next)) {
      pinion_joint_neutral(body, q + next);
      next += pinion_joint_nq(body->type);
    }
  }
}

void pinion_random_q(const pinion_model *model, uint64_t *state, double *q)
{
  int next = 0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    if (pinion_joint_owns(body, next)) {
      pinion_joint_random(body, state, q + next);
      next += pinion_joint_nq(body->type);
    }
  }
}
