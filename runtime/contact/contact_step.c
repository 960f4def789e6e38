/* SPDX-License-Identifier: MIT-0 */
/* contact_step.c -- see contact_step.h. */
#include <math.h>
#include <stddef.h>

#include "contact_step.h"
#include "generic/factor/factor.h"
#include "generic/factor/products.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"

static int n_ties(const pinion_scene *scene) { return scene->ties ? scene->ties->rows : 0; }

/* number of rows of limits: one for each joint of one dof that owns its q */
static int n_limits(const pinion_scene *scene)
{
  int next = 0, n = 0;
  for (int i = 0; scene->q_lower && i < scene->model->nb; i++) {
    const pinion_body *body = &scene->model->body[i];
    if (pinion_joint_owns(body, next)) {
      next += pinion_joint_nq(body->type);
      n += pinion_joint_nv(body->type) == 1;
    }
  }
  return n;
}

int pinion_scene_rows(const pinion_scene *scene)
{
  return n_ties(scene) + n_limits(scene) + 3 * scene->points;
}

int pinion_scene_reals(const pinion_scene *scene)
{
  const int n = pinion_scene_rows(scene), nv = scene->model->nv;
  return 2 * n * nv + n * n + 3 * n + nv + scene->model->nh;
}

/* ---- rows --------------------------------------------------------------------------------------
 */

/* x and y with x, y, z a right-handed frame; x is as near to an axis as possible */
static void across(const double z[3], double x[3], double y[3])
{
  double axis[3] = {0.0, 0.0, 0.0}, length;
  int least = 0;
  for (int k = 1; k < 3; k++) {
    if (fabs(z[k]) < fabs(z[least]))
      least = k;
  }
  axis[least] = 1.0;
  pinion_cross(z, axis, y);
  length = sqrt(pinion_dot3(y, y));
  for (int k = 0; k < 3; k++)
    y[k] /= length;
  pinion_cross(y, z, x);
}

double pinion_contact_rows(const pinion_model *model, const pinion_point *point,
                           const pinion_plane *plane, const pinion_work *work, double *K)
{
  const int nv = model->nv;
  double direction[9], x[3];
  for (int k = 0; k < 3 * nv; k++)
    K[k] = 0.0;
  for (int k = 0; k < 3; k++)
    direction[k] = plane->normal[k];
  across(plane->normal, direction + 3, direction + 6);
  for (int k = 0; k < 3; k++)
    x[k] = point->p[k];
  if (point->body >= 0) {
    pinion_rotate(work[point->body].world.R, point->p, x);
    for (int k = 0; k < 3; k++)
      x[k] += work[point->body].world.p[k];
  }

  /* the velocity of the point for each column of S that carries its body */
  for (int i = point->body; i >= 0; i = model->body[i].parent) {
    double S[PINION_S_SIZE];
    const int n = pinion_joint_S(&model->body[i], S);
    for (int c = 0; c < n; c++) {
      double V[6], turn[3];
      pinion_motion_up(&work[i].world, S + 6 * c, V);
      pinion_cross(V + 3, x, turn);
      for (int k = 0; k < 3; k++)
        V[k] += turn[k];
      for (int r = 0; r < 3; r++)
        K[r * nv + model->body[i].v + c] += pinion_dot3(direction + 3 * r, V);
    }
  }
  return pinion_dot3(plane->normal, x) - plane->height;
}

/* coefficients of SPOOK for a step */
typedef struct spook {
  double h, Y, c;
} spook;

static double tie_target(const spook *s, double phi, double rate)
{
  return (rate - 4.0 * phi / s->h) / s->Y;
}

static double gap_target(const spook *s, double gap)
{
  return gap > 0.0 ? -gap / s->h : -4.0 * gap / (s->h * s->Y);
}

/* K v */
static double rate_of(int nv, const double *K, const double *v)
{
  double sum = 0.0;
  for (int k = 0; k < nv; k++)
    sum += K[k] * v[k];
  return sum;
}

/* rows of ties, their targets and compliances */
static void tie_rows(const pinion_scene *scene, const spook *s, const double *q, const double *v,
                     double *K, double *target, double *c, pinion_row_set *set, pinion_work *work)
{
  const int nv = scene->model->nv;
  if (!scene->ties)
    return;
  pinion_constraint_residual(scene->model, scene->ties, q, target, work);
  pinion_constraint_jacobian(scene->model, scene->ties, q, K, work);
  for (int i = 0; i < n_ties(scene); i++) {
    target[i] = tie_target(s, target[i], rate_of(nv, K + i * nv, v));
    c[i] = s->c;
    set[i].kind = PINION_ROW_TIED;
    set[i].row = set[i].across = i;
    set[i].mu = 0.0;
  }
}

/* rows of limits, starting at `row`: the distance from the nearer limit */
static void limit_rows(const pinion_scene *scene, const spook *s, const double *q, int row,
                       double *K, double *target, double *c, pinion_row_set *set)
{
  const int nv = scene->model->nv;
  int next = 0;
  for (int i = 0; scene->q_lower && i < scene->model->nb; i++) {
    const pinion_body *body = &scene->model->body[i];
    double above, below;
    if (!pinion_joint_owns(body, next))
      continue;
    next += pinion_joint_nq(body->type);
    if (pinion_joint_nv(body->type) != 1)
      continue;
    above = q[body->q] - scene->q_lower[body->q];
    below = scene->q_upper[body->q] - q[body->q];
    for (int k = 0; k < nv; k++)
      K[row * nv + k] = 0.0;
    K[row * nv + body->v] = above < below ? 1.0 : -1.0;
    target[row] = gap_target(s, above < below ? above : below);
    c[row] = s->c;
    set->kind = PINION_ROW_LIMIT;
    set->row = set->across = row;
    set->mu = 0.0;
    set++;
    row++;
  }
}

/* rows of contacts, starting at `row` */
static void contact_rows(const pinion_scene *scene, const spook *s, int row, double *K,
                         double *target, double *c, pinion_row_set *set, const pinion_work *work)
{
  for (int i = 0; i < scene->points; i++, row += 3) {
    const double gap = pinion_contact_rows(scene->model, &scene->point[i], scene->plane[i], work,
                                           K + row * scene->model->nv);
    target[row] = gap_target(s, gap);
    c[row] = s->c;
    target[row + 1] = target[row + 2] = c[row + 1] = c[row + 2] = 0.0;
    set[i].kind = PINION_ROW_CONTACT;
    set[i].row = row;
    set[i].across = row + 1;
    set[i].mu = scene->plane[i]->mu;
  }
}

/* ---- the step ----------------------------------------------------------------------------------
 */

/* v_next = v + h H^-1 (tau - C), and H factored */
static int free_step(const pinion_model *model, const double *q, const double *v, const double *tau,
                     double h, double *free, double *H, pinion_work *work)
{
  int pivot;
  pinion_bias(model, q, v, free, work);
  for (int k = 0; k < model->nv; k++)
    free[k] = h * (tau[k] - free[k]);
  pinion_crba(model, q, H, work);
  pivot = pinion_ltdl(model, H);
  if (pivot != 0)
    return pivot;
  pinion_solve(model, H, free);
  for (int k = 0; k < model->nv; k++)
    free[k] += v[k];
  return 0;
}

int pinion_contact_step(const pinion_scene *scene, const double *q, const double *v,
                        const double *tau, double h, double *v_next, double *z, int *used,
                        pinion_row_set *set, pinion_work *work, double *reals)
{
  const pinion_model *model = scene->model;
  const int nv = model->nv, n = pinion_scene_rows(scene);
  const int limits = n_ties(scene), contacts = limits + n_limits(scene);
  const double Y = 1.0 + 4.0 * scene->damping / h;
  const spook s = {h, Y, 4.0 * scene->compliance / (h * h * Y)};
  double *K = reals, *S = K + n * nv, *b = S + n * n, *target = b + n, *c = target + n;
  double *KHinv = c + n, *free = KHinv + n * nv, *H = free + nv;
  int pivot, sweeps;
  tie_rows(scene, &s, q, v, K, target, c, set, work);
  limit_rows(scene, &s, q, limits, K, target, c, set + limits);
  pinion_world_poses(model, q, work);
  contact_rows(scene, &s, contacts, K, target, c, set + contacts, work);
  pivot = free_step(model, q, v, tau, h, free, H, work);
  if (pivot != 0)
    return pivot;

  /* S = K H^-1 K' + c and b = K v_free - target */
  for (int i = 0; i < n; i++) {
    double *row = KHinv + i * nv;
    for (int k = 0; k < nv; k++)
      row[k] = K[i * nv + k];
    pinion_solve(model, H, row);
    for (int j = 0; j < n; j++)
      S[i * n + j] = rate_of(nv, row, K + j * nv) + (i == j ? c[i] : 0.0);
    b[i] = rate_of(nv, K + i * nv, free) - target[i];
  }
  sweeps = pinion_friction_solve(n, S, b, contacts + scene->points, set, scene->sweeps,
                                 scene->tolerance, z);
  if (used)
    *used = sweeps;
  for (int k = 0; k < nv; k++) {
    v_next[k] = free[k];
    for (int i = 0; i < n; i++)
      v_next[k] += KHinv[i * nv + k] * z[i];
  }
  return 0;
}
