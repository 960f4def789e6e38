/* SPDX-License-Identifier: MIT-0 */
/* aba.c -- see aba.h. */
#include <stddef.h>

#include "generic/model/dense.h"
#include "generic/tree/aba.h"
#include "generic/tree/kinematics.h"

/* c = v x S v, I^A = I, p^A = v x* I v; c is kept in work->a */
static void start(const pinion_body *body, const double *v, pinion_work *work)
{
  const pinion_inertia I = pinion_body_inertia(body);
  double vJ[6] = {0.0}, momentum[6];
  pinion_joint_add_Sx(body, v, vJ);
  for (int k = 0; k < 6; k++)
    work->a[k] = work->f[k] = 0.0;
  pinion_motion_cross_add(work->v, vJ, work->a);
  pinion_inertia_matrix(&I, work->M);
  pinion_inertia_mul(&I, work->v, momentum);
  pinion_force_cross_add(work->v, momentum, work->f);
}

/* U = I^A S, D = S' U + rotor inertia, u = tau - S' p^A. Factors D and returns the code of that. */
static int project(const pinion_body *body, const double *v, const double *tau, double loss,
                   pinion_work *work)
{
  double S[PINION_S_SIZE];
  const int n = pinion_joint_S(body, S);
  pinion_joint_rotor(body, v, NULL, work->joint);
  for (int c = 0; c < n; c++)
    pinion_mul6(work->M, S + 6 * c, work->U + 6 * c);
  for (int r = 0; r < n; r++) {
    for (int c = 0; c < n; c++)
      work->D[r * n + c] = pinion_dot6(S + 6 * r, work->U + 6 * c);
    work->D[r * n + r] += pinion_joint_armature(body);
    work->u[r] = tau[r] - pinion_dot6(S + 6 * r, work->f) - work->joint[r];
  }
  work->u[0] -= loss;
  return pinion_dense_ltdl(n, work->D);
}

/* in place: I^A becomes I^a = I^A - U D^-1 U', p^A becomes p^a = p^A + I^a c + U D^-1 u */
static void release(int n, pinion_work *work)
{
  double Ut[6], x[6], f[6];
  for (int j = 0; j < 6; j++) {
    for (int r = 0; r < n; r++)
      Ut[r] = work->U[6 * r + j];
    pinion_dense_solve(n, work->D, Ut);
    for (int i = 0; i < 6; i++) {
      for (int r = 0; r < n; r++)
        work->M[6 * i + j] -= work->U[6 * r + i] * Ut[r];
    }
  }
  pinion_mul6(work->M, work->a, f);
  for (int r = 0; r < n; r++)
    x[r] = work->u[r];
  pinion_dense_solve(n, work->D, x);
  for (int k = 0; k < 6; k++) {
    work->f[k] += f[k];
    for (int r = 0; r < n; r++)
      work->f[k] += work->U[6 * r + k] * x[r];
  }
}

/* a' = iX_lambda a_lambda + c, a = D^-1 (u - U' a'), a_i = a' + S a */
static void accelerate(const pinion_body *body, const double *above, double *a, pinion_work *work)
{
  double down[6];
  const int n = pinion_joint_nv(body->type);
  pinion_motion_down(&work->X, above, down);
  for (int k = 0; k < 6; k++)
    work->a[k] += down[k];
  for (int r = 0; r < n; r++)
    a[r] = work->u[r] - pinion_dot6(work->U + 6 * r, work->a);
  pinion_dense_solve(n, work->D, a);
  pinion_joint_add_Sx(body, a, work->a);
}

int pinion_aba(const pinion_model *model, const double *q, const double *v, const double *tau,
               double *a, pinion_work *work)
{
  double rest[6];
  if (pinion_has_followers(model))
    return -1;
  pinion_motions(model, model->nb, q, v, NULL, NULL, work);
  for (int i = 0; i < model->nb; i++)
    start(&model->body[i], v + model->body[i].v, &work[i]);

  /* leaves to root: project each articulated body on its joint, then add it to its parent */
  for (int i = model->nb - 1; i >= 0; i--) {
    const pinion_body *body = &model->body[i];
    const double loss = pinion_joint_loss(model, body, v[body->v]);
    const int pivot = project(body, v + body->v, tau + body->v, loss, &work[i]);
    if (pivot != 0)
      return body->v + pivot;
    if (body->parent >= 0) {
      double f[6];
      release(pinion_joint_nv(body->type), &work[i]);
      pinion_matrix_up_add(&work[i].X, work[i].M, work[body->parent].M);
      pinion_force_up(&work[i].X, work[i].f, f);
      for (int k = 0; k < 6; k++)
        work[body->parent].f[k] += f[k];
    }
  }

  pinion_rising_base(model, rest);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    accelerate(body, body->parent < 0 ? rest : work[body->parent].a, a + body->v, &work[i]);
  }
  return 0;
}
