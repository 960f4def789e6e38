/* SPDX-License-Identifier: MIT-0 */
/* maximal_fd.c -- right-hand sides and results of maximal.h. */
#include <math.h>
#include <stddef.h>

#include "maximal_parts.h"
#include "subspace.h"

/* rows of the system that belong to a node */
static double *rows_of(const pinion_maximal *x, double *all, int node)
{
  return all + x->plan.row[node];
}

/* x->x = solution for x->rhs, with one step of iterative refinement */
static void solve(pinion_maximal *x)
{
  const int n = x->plan.rows;
  for (int k = 0; k < n; k++)
    x->x[k] = x->rhs[k];
  pinion_frontal_solve(&x->plan, &x->fronts, x->x);
  pinion_blocks_residual(&x->plan, x->blocks, x->block, x->value, x->x, x->rhs);
  pinion_frontal_solve(&x->plan, &x->fronts, x->rhs);
  for (int k = 0; k < n; k++)
    x->x[k] += x->rhs[k];
}

/* acceleration in a joint along w; all = null gives the part without accelerations of bodies */
static double joint_rate(const pinion_maximal *x, int i, const double w[6], double *all)
{
  const int parent = body_of(x, i)->parent;
  double own[6], other[6];
  double sum = -pinion_rigid_joint(x->model, x->rigid, i, w, own, other);
  for (int k = 0; all && k < 6; k++) {
    sum += own[k] * rows_of(x, all, x->body[i])[k];
    if (parent >= 0)
      sum += other[k] * rows_of(x, all, x->body[parent])[k];
  }
  return sum;
}

/* the Ta that pinion_maximal_drive chose for joint i, or null */
static const double *drive_of(const pinion_maximal *x, int i)
{
  const double *w = x->drive ? x->drive + 6 * i : NULL;
  return w && pinion_joint_nv(body_of(x, i)->type) == 1 && pinion_dot6(w, w) > 0.0 ? w : NULL;
}

int pinion_maximal_drive(pinion_maximal *x, const double *drive)
{
  x->drive = drive;
  for (int i = 0; i < x->model->nb; i++) {
    const double *w = drive_of(x, i);
    pinion_body own = *body_of(x, i);
    double S[PINION_S_SIZE];
    own.ratio = 1.0;
    pinion_joint_S(&own, S);
    if (w && !(fabs(pinion_dot6(w, S) - 1.0) <= 1e-9))
      return 1 + i;
  }
  return 0;
}

/* torques of the joint along its dofs: tau less damping and friction */
static void torques(pinion_maximal *x, int i, const double *v, const double *tau)
{
  const pinion_body *b = body_of(x, i);
  const int n = pinion_joint_nv(b->type);
  double *torque = x->rigid[i].torque;
  for (int c = 0; c < n; c++)
    torque[c] = x->leader[i] < 0 ? tau[b->v + c] : 0.0;
  x->rigid[i].driven = drive_of(x, i) ? torque[0] : 0.0;
  if (n == 1) {
    const double rate = b->ratio * v[b->v], width = x->model->friction_width;
    const double size = sqrt(rate * rate + width * width);
    torque[0] -= b->damping * rate;
    if (b->friction > 0.0 && size > 0.0)
      torque[0] -= b->friction * rate / size;
  }
}

/* applies `size` times a force w of the joint to its two bodies */
static void exert(pinion_maximal *x, int i, double size, const double w[6])
{
  const int parent = body_of(x, i)->parent;
  double own[6], other[6];
  pinion_rigid_joint(x->model, x->rigid, i, w, own, other);
  for (int k = 0; k < 6; k++) {
    rows_of(x, x->rhs, x->body[i])[k] += size * own[k];
    if (parent >= 0)
      rows_of(x, x->rhs, x->body[parent])[k] += size * other[k];
  }
}

/* applies the joint's torques as forces */
static void push(pinion_maximal *x, int i)
{
  const double *drive = drive_of(x, i);
  double Ta[36];
  const int n = pinion_joint_Ta(body_of(x, i), Ta);
  for (int c = 0; c < n; c++)
    exert(x, i, x->rigid[i].torque[c] - x->rigid[i].driven, Ta + 6 * c);
  if (drive)
    exert(x, i, x->rigid[i].driven, drive);
}

/* beta of the rows of the joint, its gear and its follower's row */
static void joint_targets(pinion_maximal *x, int i)
{
  const pinion_body *b = body_of(x, i);
  double T[36], Ta[36];
  const int n = pinion_joint_T(b, T);
  for (int k = 0; k < n; k++)
    rows_of(x, x->rhs, x->joint[i])[k] = -joint_rate(x, i, T + 6 * k, NULL);
  pinion_joint_Ta(b, Ta);
  if (x->gear[i] >= 0)
    *rows_of(x, x->rhs, x->gear[i]) = -joint_rate(x, i, Ta, NULL);
  if (x->follow[i] >= 0) {
    double lead[36];
    pinion_joint_Ta(body_of(x, x->leader[i]), lead);
    *rows_of(x, x->rhs, x->follow[i]) =
        b->ratio * joint_rate(x, x->leader[i], lead, NULL) - joint_rate(x, i, Ta, NULL);
  }
}

static void tie_targets(pinion_maximal *x, int k, const double *target)
{
  const pinion_constraint *tie = &x->ties->list[k];
  double rows[72], beta[6] = {0.0}, *rhs = rows_of(x, x->rhs, x->tie[k]);
  if (!is_on(x, tie))
    return;
  if (!is_sum(tie))
    pinion_rigid_tie(tie, x->rigid, rows, rows + 36, beta);
  for (int t = tie->term; t < tie->term + tie->terms; t++) {
    const int i = owner_of(x, x->ties->term_dof[t]);
    double Ta[36];
    pinion_joint_Ta(body_of(x, i), Ta);
    beta[0] -= x->ties->term_coefficient[t] * joint_rate(x, i, Ta, NULL);
  }
  for (int r = 0; r < tie->rows; r++)
    rhs[r] += beta[r] + (target && !is_further(tie) ? target[tie->row + r] : 0.0);
}

/* takes a and lambda from the solution */
static void results(const pinion_maximal *x, double *a, double *lambda)
{
  for (int i = 0; i < x->model->nb; i++) {
    double Ta[36];
    const int n = pinion_joint_Ta(body_of(x, i), Ta);
    for (int c = 0; x->leader[i] < 0 && c < n; c++)
      a[body_of(x, i)->v + c] = joint_rate(x, i, Ta + 6 * c, x->x);
  }
  for (int k = 0; k < n_ties(x); k++) {
    for (int r = 0; r < x->ties->list[k].rows; r++)
      lambda[x->ties->list[k].row + r] = -rows_of(x, x->x, x->tie[k])[r];
  }
}

static void clear(pinion_maximal *x)
{
  for (int k = 0; k < x->plan.rows; k++)
    x->rhs[k] = 0.0;
}

void pinion_maximal_fd(pinion_maximal *x, const double *v, const double *tau, const double *target,
                       double *a, double *lambda)
{
  pinion_rigid_move(x->model, v, x->rigid);
  clear(x);
  for (int i = 0; i < x->model->nb; i++) {
    double f[6];
    torques(x, i, v, tau);
    push(x, i);
    pinion_rigid_force(x->model, x->rigid, i, f);
    for (int k = 0; k < 6; k++)
      rows_of(x, x->rhs, x->body[i])[k] += f[k];
    joint_targets(x, i);
  }
  for (int k = 0; k < n_ties(x); k++)
    tie_targets(x, k, target);
  solve(x);
  results(x, a, lambda);
}

/* the torque that gears, followers and ties between joints add at the joint's dof */
static double pulled(const pinion_maximal *x, int i)
{
  double torque = 0.0;
  if (x->gear[i] >= 0)
    torque -= *rows_of(x, x->x, x->gear[i]);
  if (x->follow[i] >= 0)
    torque -= *rows_of(x, x->x, x->follow[i]);
  for (int j = 0; j < x->model->nb; j++) {
    if (x->leader[j] == i)
      torque += body_of(x, j)->ratio * *rows_of(x, x->x, x->follow[j]);
  }
  for (int k = 0; k < n_ties(x); k++) {
    const pinion_constraint *tie = &x->ties->list[k];
    for (int t = tie->term; is_on(x, tie) && t < tie->term + tie->terms; t++) {
      if (owner_of(x, x->ties->term_dof[t]) == i)
        torque -= x->ties->term_coefficient[t] * *rows_of(x, x->x, x->tie[k]);
    }
  }
  return torque;
}

/* f += size w */
static void add_force(double size, const double w[6], double f[6])
{
  for (int k = 0; k < 6; k++)
    f[k] += size * w[k];
}

void pinion_maximal_bearing_force(const pinion_maximal *x, int i, double f[6])
{
  double T[36];
  const int n = pinion_joint_T(body_of(x, i), T);
  for (int k = 0; k < 6; k++)
    f[k] = 0.0;
  for (int c = 0; c < n; c++)
    add_force(-rows_of(x, x->x, x->joint[i])[c], T + 6 * c, f);
}

void pinion_maximal_joint_force(const pinion_maximal *x, int i, double f[6])
{
  const double *drive = drive_of(x, i), driven = x->rigid[i].driven;
  double Ta[36];
  const int n = pinion_joint_Ta(body_of(x, i), Ta);
  pinion_maximal_bearing_force(x, i, f);
  for (int c = 0; c < n; c++)
    add_force(x->rigid[i].torque[c] - driven + (n == 1 ? pulled(x, i) : 0.0), Ta + 6 * c, f);
  if (drive)
    add_force(driven, drive, f);
}

void pinion_maximal_inverse_inertia(pinion_maximal *x, int body, const pinion_pose *frame,
                                    double Phi[36])
{
  double R[9], lever[3], turned[3];
  pinion_mul33(x->rigid[body].R, frame->R, R);
  pinion_rotate(x->rigid[body].R, frame->p, lever);
  for (int c = 0; c < 6; c++) {
    double unit[6] = {0.0}, *f = rows_of(x, x->rhs, x->body[body]);
    const double *A = rows_of(x, x->x, x->body[body]);
    double rise[3];
    unit[c] = 1.0;
    clear(x);
    pinion_rotate(R, unit, f);
    pinion_rotate(R, unit + 3, f + 3);
    pinion_cross(lever, f, turned);
    for (int k = 0; k < 3; k++)
      f[3 + k] += turned[k];
    solve(x);

    /* accelerations from rest: that of the frame's origin, then the angular one */
    pinion_cross(A + 3, lever, rise);
    for (int k = 0; k < 3; k++)
      rise[k] += A[k];
    pinion_unrotate(R, rise, unit);
    pinion_unrotate(R, A + 3, unit + 3);
    for (int k = 0; k < 6; k++)
      Phi[6 * k + c] = unit[k];
  }
}
