/* SPDX-License-Identifier: MIT-0 */
/* constraint.c -- see constraint.h.
 *
 * Both frames are computed in the world, then A relative to B. Joints that carry both frames
 * therefore cancel by arithmetic, not by the tree. */
#include <math.h>
#include <stddef.h>

#include "generic/constraints/constraint.h"

/* The pose of A in B, or its first or second rate; R of a rate is the derivative of a rotation. */
typedef struct relative {
  double R[9], p[3];
} relative;

static const double still[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};

/* pose of a constraint's frame in the world */
static pinion_pose end_pose(int body, const double R[9], const double p[3], const pinion_work *work)
{
  pinion_pose X;
  for (int k = 0; k < 9; k++)
    X.R[k] = R[k];
  for (int k = 0; k < 3; k++)
    X.p[k] = p[k];
  if (body >= 0)
    pinion_pose_compose(&work[body].world, &X, &X);
  return X;
}

static void ends(const pinion_constraint *c, const pinion_work *work, pinion_pose *A,
                 pinion_pose *B)
{
  *A = end_pose(c->body_a, c->R_a, c->p_a, work);
  *B = end_pose(c->body_b, c->R_b, c->p_b, work);
}

/* out = A' B */
static void mul_transposed(const double A[9], const double B[9], double out[9])
{
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      out[3 * i + j] = A[i] * B[j] + A[3 + i] * B[3 + j] + A[6 + i] * B[6 + j];
  }
}

static relative pose_of(const pinion_pose *A, const pinion_pose *B)
{
  relative X = {{0.0}, {0.0}};
  double p[3];
  for (int k = 0; k < 3; k++)
    p[k] = A->p[k] - B->p[k];
  mul_transposed(B->R, A->R, X.R);
  pinion_unrotate(B->R, p, X.p);
  return X;
}

/* out = [w]x R */
static void spin(const double w[3], const double R[9], double out[9])
{
  for (int j = 0; j < 3; j++) {
    const double column[3] = {R[j], R[3 + j], R[6 + j]};
    double turned[3];
    pinion_cross(w, column, turned);
    for (int i = 0; i < 3; i++)
      out[3 * i + j] = turned[i];
  }
}

/* rows of phi for a pose, or their rates for its rate: they are linear in R and p. The distance is
 * not, and is left out. */
static void rows_of(pinion_constraint_type type, const relative *X, double *row)
{
  const double *const R = X->R, *const p = X->p;
  const double e[3] = {0.5 * (R[7] - R[5]), 0.5 * (R[2] - R[6]), 0.5 * (R[3] - R[1])};
  int n = 0;
  /* rows of positions come first */
  switch (type) {
  case PINION_TIE_WELD:
  case PINION_TIE_BALL:
  case PINION_TIE_POINT:
  case PINION_TIE_REVOLUTE:
  case PINION_TIE_UNIVERSAL:
    for (int k = 0; k < 3; k++)
      row[n++] = p[k];
    break;
  case PINION_TIE_PRISMATIC:
  case PINION_TIE_CYLINDRICAL:
    for (int k = 0; k < 2; k++)
      row[n++] = p[k];
    break;
  case PINION_TIE_PLANAR:
  case PINION_TIE_POINT_ON_PLANE:
    row[n++] = p[2];
    break;
  case PINION_TIE_DISTANCE:
  case PINION_TIE_COUPLING:
  case PINION_TIE_LOCKED:
  case PINION_TIE_ROLLING:
  case PINION_TIE_KNIFE_EDGE:
  case PINION_TIE_LINEAR:
  case PINION_TIE_ROPE:
  case PINION_TIE_POLYNOMIAL:
    break;
  }
  /* rows of turns: all of them, or two axes that stay parallel or at right angles */
  switch (type) {
  case PINION_TIE_WELD:
  case PINION_TIE_PRISMATIC:
    for (int k = 0; k < 3; k++)
      row[n++] = e[k];
    break;
  case PINION_TIE_REVOLUTE:
  case PINION_TIE_CYLINDRICAL:
  case PINION_TIE_PLANAR:
    row[n++] = -R[5];
    row[n++] = R[2];
    break;
  case PINION_TIE_UNIVERSAL:
    row[n++] = R[8];
    break;
  case PINION_TIE_BALL:
  case PINION_TIE_POINT:
  case PINION_TIE_POINT_ON_PLANE:
  case PINION_TIE_DISTANCE:
  case PINION_TIE_COUPLING:
  case PINION_TIE_LOCKED:
  case PINION_TIE_ROLLING:
  case PINION_TIE_KNIFE_EDGE:
  case PINION_TIE_LINEAR:
  case PINION_TIE_ROPE:
  case PINION_TIE_POLYNOMIAL:
    break;
  }
}

/* The first rate of the pose, from the velocities of A and B about the world's origin. */
static relative rate_of(const pinion_pose *A, const pinion_pose *B, const double Va[6],
                        const double Vb[6])
{
  const relative X = pose_of(A, B);
  double V[6], turn[3], w[3];
  relative rate = {{0.0}, {0.0}};
  for (int k = 0; k < 6; k++)
    V[k] = Va[k] - Vb[k];
  pinion_cross(V + 3, A->p, turn);
  for (int k = 0; k < 3; k++)
    V[k] += turn[k];
  pinion_unrotate(B->R, V, rate.p);
  pinion_unrotate(B->R, V + 3, w);
  spin(w, X.R, rate.R);
  return rate;
}

/* out += R y */
static void add_rotated(const double R[9], const double y[3], double out[3])
{
  double turned[3];
  pinion_rotate(R, y, turned);
  for (int k = 0; k < 3; k++)
    out[k] += turned[k];
}

double pinion_constraint_lowest(const double radii[3], const double R[9], const double *dR,
                                double rho[3], double drho[3])
{
  double square = 0.0, dsquare = 0.0;
  for (int k = 0; k < 3; k++) {
    const double d = radii[k] * radii[k];
    square += d * R[6 + k] * R[6 + k];
    dsquare += dR ? 2.0 * d * R[6 + k] * dR[6 + k] : 0.0;
  }
  const double h = sqrt(square), dh = dsquare / (2.0 * h);
  for (int k = 0; k < 3; k++) {
    const double d = radii[k] * radii[k];
    rho[k] = -d * R[6 + k] / h;
    if (dR)
      drho[k] = -d * dR[6 + k] / h + d * R[6 + k] * dh / square;
  }
  return h;
}

/* V = R'p, then the axial vector of R'dR, where dR is the rate of R */
static void in_own_axes(const double R[9], const double p[3], const double dR[9], double V[6])
{
  double M[9];
  pinion_unrotate(R, p, V);
  mul_transposed(R, dR, M);
  V[3] = 0.5 * (M[7] - M[5]);
  V[4] = 0.5 * (M[2] - M[6]);
  V[5] = 0.5 * (M[3] - M[1]);
}

static int is_linear(const pinion_constraint *c)
{
  return c->type == PINION_TIE_KNIFE_EDGE || c->type == PINION_TIE_LINEAR;
}

/* rows without a phi of their own: their value for a rate of the pose */
static void slip(const pinion_constraint *c, const relative *X, const relative *rate, double *row)
{
  if (c->type == PINION_TIE_ROLLING) {
    double rho[3];
    pinion_constraint_lowest(c->radii, X->R, NULL, rho, NULL);
    for (int k = 0; k < 3; k++)
      row[k] = rate->p[k];
    add_rotated(rate->R, rho, row);
  } else {
    double V[6];
    in_own_axes(X->R, rate->p, rate->R, V);
    row[0] = pinion_dot6(c->velocity, V);
  }
}

/* the rate of these rows while the joints do not accelerate */
static void slip_rate(const pinion_constraint *c, const relative *X, const relative *first,
                      const relative *second, double *row)
{
  if (c->type == PINION_TIE_ROLLING) {
    double rho[3], drho[3];
    pinion_constraint_lowest(c->radii, X->R, first->R, rho, drho);
    for (int k = 0; k < 3; k++)
      row[k] = second->p[k];
    add_rotated(second->R, rho, row);
    add_rotated(first->R, drho, row);
  } else {
    double V[6], W[6];
    in_own_axes(X->R, second->p, second->R, V); /* the skew part of R'R'' alone is dw */
    in_own_axes(first->R, first->p, first->R, W);
    for (int k = 0; k < 3; k++)
      V[k] += W[k];
    row[0] = pinion_dot6(c->velocity, V);
  }
}

/* the rows of one constraint for the velocities of its ends */
static void tie_rates(const pinion_constraint *c, const pinion_pose *A, const pinion_pose *B,
                      const double Va[6], const double Vb[6], double *row)
{
  const relative rate = rate_of(A, B, Va, Vb);
  rows_of(c->type, &rate, row);
  if (c->type == PINION_TIE_DISTANCE) {
    const relative X = pose_of(A, B);
    row[0] = pinion_dot3(X.p, rate.p) / c->length;
  }
  if (c->type == PINION_TIE_ROPE) {
    const relative X = pose_of(A, B);
    row[0] = pinion_dot3(X.p, rate.p) / sqrt(pinion_dot3(X.p, X.p));
  }
  if (c->type == PINION_TIE_ROLLING || is_linear(c)) {
    const relative X = pose_of(A, B);
    slip(c, &X, &rate, row);
  }
}

/* is it a stretch of a rope that adds to the row of the one before? */
static int goes_on(const pinion_constraints *all, int i)
{
  return i > 0 && all->list[i].row == all->list[i - 1].row;
}

static int is_sum(const pinion_constraint *c)
{
  return c->type == PINION_TIE_COUPLING || c->type == PINION_TIE_LOCKED ||
         c->type == PINION_TIE_POLYNOMIAL;
}

/* index in q of a dof whose joint has one number there */
static int q_of(const pinion_model *model, int dof)
{
  int i = 0;
  while (model->body[i].v != dof)
    i++;
  return model->body[i].q;
}

/* the sum of coefficient * x over the terms first .. last - 1; x is indexed by dof, or is q */
static double sum_of(const pinion_model *model, const pinion_constraints *all, int first, int last,
                     const double *x, int is_q)
{
  double sum = 0.0;
  for (int k = first; k < last; k++) {
    const int dof = all->term_dof[k];
    sum += all->term_coefficient[k] * x[is_q ? q_of(model, dof) : dof];
  }
  return sum;
}

/* the polynomial of s, its first and its second derivative, by Horner's rule */
static void curve_at(const pinion_constraint *c, double s, double P[3])
{
  P[0] = P[1] = P[2] = 0.0;
  for (int k = 4; k >= 0; k--) {
    P[2] = P[2] * s + 2.0 * P[1];
    P[1] = P[1] * s + P[0];
    P[0] = P[0] * s + (k > 0 ? c->curve[k - 1] : 0.0);
  }
}

/* the polynomial and its derivatives at q */
static void bend(const pinion_model *model, const pinion_constraints *all,
                 const pinion_constraint *c, const double *q, double P[3])
{
  const int end = c->term + c->terms;
  curve_at(c, sum_of(model, all, end - c->inside, end, q, 1), P);
}

/* row[dof] += scale times (derivative of the sum less derivative of the polynomial) */
static void add_terms(const pinion_model *model, const pinion_constraints *all,
                      const pinion_constraint *c, const double *q, double scale, double *row)
{
  double P[3];
  bend(model, all, c, q, P);
  for (int k = c->term; k < c->term + c->terms; k++) {
    const double slope = k < c->term + c->terms - c->inside ? 1.0 : -P[1];
    row[all->term_dof[k]] += scale * slope * all->term_coefficient[k];
  }
}

void pinion_constraint_residual(const pinion_model *model, const pinion_constraints *all,
                                const double *q, double *phi, pinion_work *work)
{
  pinion_world_poses(model, q, work);
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    double *const row = phi + c->row;
    if (is_sum(c)) {
      double P[3];
      bend(model, all, c, q, P);
      row[0] = sum_of(model, all, c->term, c->term + c->terms - c->inside, q, 1) - c->offset - P[0];
    } else {
      pinion_pose A, B;
      ends(c, work, &A, &B);
      const relative X = pose_of(&A, &B);
      rows_of(c->type, &X, row);
      if (c->type == PINION_TIE_DISTANCE)
        row[0] = (pinion_dot3(X.p, X.p) - c->length * c->length) / (2.0 * c->length);
      if (c->type == PINION_TIE_ROPE)
        row[0] = (goes_on(all, i) ? row[0] : 0.0) + sqrt(pinion_dot3(X.p, X.p)) - c->length;
      for (int k = 0; (c->type == PINION_TIE_ROLLING || is_linear(c)) && k < c->rows; k++)
        row[k] = 0.0;
      if (c->type == PINION_TIE_ROLLING) {
        double rho[3];
        row[2] = X.p[2] - pinion_constraint_lowest(c->radii, X.R, NULL, rho, NULL);
      }
    }
  }
}

/* does the joint of body j carry the body `end`? */
static int moves(const pinion_model *model, int end, int j)
{
  while (end > j)
    end = model->body[end].parent;
  return end == j;
}

/* The rows of one constraint, column by column: adds to K[r * nv + dof], or K' lambda to tau if K
 * is null. */
static void columns(const pinion_model *model, const pinion_constraint *c, double *K,
                    const double *lambda, double *tau, const pinion_work *work)
{
  pinion_pose A, B;
  ends(c, work, &A, &B);
  for (int j = 0; j < model->nb; j++) {
    double S[PINION_S_SIZE];
    const int n = pinion_joint_S(&model->body[j], S);
    for (int k = 0; k < n; k++) {
      const int dof = model->body[j].v + k;
      double V[6], row[6] = {0.0};
      pinion_motion_up(&work[j].world, S + 6 * k, V);
      tie_rates(c, &A, &B, moves(model, c->body_a, j) ? V : still,
                moves(model, c->body_b, j) ? V : still, row);
      for (int r = 0; r < c->rows; r++) {
        if (K)
          K[(c->row + r) * model->nv + dof] += row[r];
        else
          tau[dof] += row[r] * lambda[c->row + r];
      }
    }
  }
}

void pinion_constraint_jacobian(const pinion_model *model, const pinion_constraints *all,
                                const double *q, double *K, pinion_work *work)
{
  pinion_world_poses(model, q, work);
  for (int k = 0; k < all->rows * model->nv; k++)
    K[k] = 0.0;
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    if (!is_sum(c))
      columns(model, c, K, NULL, NULL, work);
    add_terms(model, all, c, q, 1.0, K + c->row * model->nv);
  }
}

void pinion_constraint_forces(const pinion_model *model, const pinion_constraints *all,
                              const double *q, const double *lambda, double *tau, pinion_work *work)
{
  pinion_world_poses(model, q, work);
  for (int k = 0; k < model->nv; k++)
    tau[k] = 0.0;
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    if (!is_sum(c))
      columns(model, c, NULL, lambda, tau, work);
    add_terms(model, all, c, q, lambda[c->row], tau);
  }
}

/* velocity and acceleration of a body, about the world's origin and in world axes */
static void world_motion(int body, const pinion_work *work, double V[6], double A[6])
{
  for (int k = 0; k < 6; k++)
    V[k] = A[k] = 0.0;
  if (body < 0)
    return;
  pinion_motion_up(&work[body].world, work[body].v, V);
  pinion_motion_up(&work[body].world, work[body].a, A);
}

/* velocity and acceleration of the point p of a body that moves with V and A */
static void point_motion(const double V[6], const double A[6], const double p[3], double dp[3],
                         double ddp[3])
{
  double turn[3];
  pinion_cross(V + 3, p, dp);
  for (int k = 0; k < 3; k++)
    dp[k] += V[k];
  pinion_cross(A + 3, p, ddp);
  pinion_cross(V + 3, dp, turn);
  for (int k = 0; k < 3; k++)
    ddp[k] += A[k] + turn[k];
}

/* Second rate of the pose of A in B, in B's turning frame: with w and dw of B,
 * d = r'' - 2 w x r' + w x (w x r) - dw x r. */
static relative second_rate(const pinion_constraint *c, const pinion_pose *A, const pinion_pose *B,
                            const pinion_work *work)
{
  const relative X = pose_of(A, B);
  double Va[6], Aa[6], Vb[6], Ab[6], r[3], dr[3], ddr[3], dpb[3], ddpb[3], x[3], y[3];
  relative second = {{0.0}, {0.0}};
  world_motion(c->body_a, work, Va, Aa);
  world_motion(c->body_b, work, Vb, Ab);
  point_motion(Va, Aa, A->p, dr, ddr);
  point_motion(Vb, Ab, B->p, dpb, ddpb);
  for (int k = 0; k < 3; k++) {
    r[k] = A->p[k] - B->p[k];
    dr[k] -= dpb[k];
    ddr[k] -= ddpb[k];
  }
  pinion_cross(Vb + 3, dr, x);
  for (int k = 0; k < 3; k++)
    ddr[k] -= 2.0 * x[k];
  pinion_cross(Vb + 3, r, x);
  pinion_cross(Vb + 3, x, y);
  pinion_cross(Ab + 3, r, x);
  for (int k = 0; k < 3; k++)
    ddr[k] += y[k] - x[k];
  pinion_unrotate(B->R, ddr, second.p);

  /* angular velocity of A relative to B in B's axes and its derivative: R'' = ([dw] + [w][w]) R */
  double w[3], dw[3], wR[9], wwR[9];
  for (int k = 0; k < 3; k++)
    x[k] = Va[3 + k] - Vb[3 + k];
  pinion_unrotate(B->R, x, w);
  pinion_cross(Vb + 3, Va + 3, y);
  for (int k = 0; k < 3; k++)
    x[k] = Aa[3 + k] - Ab[3 + k] - y[k];
  pinion_unrotate(B->R, x, dw);
  spin(w, X.R, wR);
  spin(w, wR, wwR);
  spin(dw, X.R, second.R);
  for (int k = 0; k < 9; k++)
    second.R[k] += wwR[k];
  return second;
}

void pinion_constraint_Kdotv(const pinion_model *model, const pinion_constraints *all,
                             const double *q, const double *v, double *Kdotv, pinion_work *work)
{
  pinion_world_poses(model, q, work);
  pinion_motions(model, model->nb, q, v, NULL, still, work);
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    double *const row = Kdotv + c->row;
    if (is_sum(c)) {
      const int end = c->term + c->terms;
      const double rate = sum_of(model, all, end - c->inside, end, v, 0);
      double P[3];
      bend(model, all, c, q, P);
      row[0] = -P[2] * rate * rate;
    } else {
      pinion_pose A, B;
      ends(c, work, &A, &B);
      const relative second = second_rate(c, &A, &B, work);
      rows_of(c->type, &second, row);
      /* rows that are not linear in R and p also need the rate of the relative pose */
      if (c->type == PINION_TIE_ROPE) {
        double Va[6], Aa[6], Vb[6], Ab[6];
        world_motion(c->body_a, work, Va, Aa);
        world_motion(c->body_b, work, Vb, Ab);
        const relative X = pose_of(&A, &B), first = rate_of(&A, &B, Va, Vb);
        const double l = sqrt(pinion_dot3(X.p, X.p)), along = pinion_dot3(X.p, first.p) / l;
        const double across = pinion_dot3(first.p, first.p) - along * along;
        row[0] = (goes_on(all, i) ? row[0] : 0.0) + (across + pinion_dot3(X.p, second.p)) / l;
      } else if (c->type == PINION_TIE_DISTANCE || c->type == PINION_TIE_ROLLING || is_linear(c)) {
        double Va[6], Aa[6], Vb[6], Ab[6];
        world_motion(c->body_a, work, Va, Aa);
        world_motion(c->body_b, work, Vb, Ab);
        const relative X = pose_of(&A, &B), first = rate_of(&A, &B, Va, Vb);
        if (c->type != PINION_TIE_DISTANCE) {
          slip_rate(c, &X, &first, &second, row);
          continue;
        }
        row[0] = (pinion_dot3(first.p, first.p) + pinion_dot3(X.p, second.p)) / c->length;
      }
    }
  }
}

void pinion_constraint_switch(const pinion_constraints *all, unsigned mask, int columns,
                              double *list)
{
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    if (c->switched >= 0 && !(mask >> c->switched & 1u)) {
      for (int k = c->row * columns; k < (c->row + c->rows) * columns; k++)
        list[k] = 0.0;
    }
  }
}

double pinion_constraint_sharpness(const pinion_model *model, const pinion_constraints *all,
                                   const double *q, pinion_work *work)
{
  double most = 1.0;
  pinion_world_poses(model, q, work);
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    pinion_pose A, B;
    double rho[3];
    if (c->type != PINION_TIE_ROLLING && c->type != PINION_TIE_ROPE)
      continue;
    ends(c, work, &A, &B);
    const relative X = pose_of(&A, &B);
    if (c->type == PINION_TIE_ROPE) {
      most = fmax(most, 1.0 / sqrt(pinion_dot3(X.p, X.p)));
      continue;
    }
    const double h = pinion_constraint_lowest(c->radii, X.R, NULL, rho, NULL);
    for (int k = 0; k < 3; k++)
      most = fmax(most, c->radii[k] / h);
  }
  return most;
}

void pinion_constraint_positions(const pinion_constraints *all, int columns, double *list)
{
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    const int rows = c->type == PINION_TIE_ROLLING ? 2 : is_linear(c) ? 1 : 0;
    for (int k = c->row * columns; k < (c->row + rows) * columns; k++)
      list[k] = 0.0;
  }
}

void pinion_constraint_moved(const pinion_constraints *all, const double *phi_d, double *phi)
{
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    for (int k = 0; c->moving >= 0 && k < c->rows; k++)
      phi[c->row + k] -= phi_d[c->moving + k];
  }
}

double pinion_row_eps(const pinion_constraints *all, int row, double eps)
{
  return all->eps && all->eps[row] >= 0.0 ? all->eps[row] : eps;
}

double pinion_row_tau(const pinion_constraints *all, int row, double tau)
{
  return all->tau && all->tau[row] >= 0.0 ? all->tau[row] : tau;
}
