/* SPDX-License-Identifier: MIT-0 */
/* inverse.c -- see inverse.h. */
#include <stddef.h>

#include "generic/tree/inverse.h"

/* root to leaves: a_i = iX_lambda a_lambda + S_i a, f_i = I_i a_i */
static void sweep_down(const pinion_model *model, const double *a, pinion_work *work)
{
  static const double rest[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const pinion_inertia I = pinion_body_inertia(body);
    pinion_motion_down(&work[i].X, body->parent < 0 ? rest : work[body->parent].a, work[i].a);
    pinion_joint_add_Sx(body, a + body->v, work[i].a);
    pinion_inertia_mul(&I, work[i].a, work[i].f);
    pinion_joint_rotor(body, NULL, a + body->v, work[i].joint);
  }
}

void pinion_collect(const pinion_model *model, double *tau, pinion_work *work)
{
  for (int k = 0; k < model->nv; k++)
    tau[k] = 0.0;

  /* leaves to root: tau_i = S_i' f_i, f_lambda += lambdaX*_i f_i */
  for (int i = model->nb - 1; i >= 0; i--) {
    const pinion_body *body = &model->body[i];
    double S[PINION_S_SIZE];
    const int n = pinion_joint_S(body, S);
    for (int c = 0; c < n; c++)
      tau[body->v + c] += pinion_dot6(S + 6 * c, work[i].f) + work[i].joint[c];
    if (body->parent >= 0) {
      double f[6];
      pinion_force_up(&work[i].X, work[i].f, f);
      for (int k = 0; k < 6; k++)
        work[body->parent].f[k] += f[k];
    }
  }
}

void pinion_Ha(const pinion_model *model, const double *q, const double *a, double *tau,
               pinion_work *work)
{
  pinion_joint_poses(model, q, work);
  sweep_down(model, a, work);
  pinion_collect(model, tau, work);
}

void pinion_unit_H(const pinion_model *model, const double *q, double *H, pinion_work *work)
{
  const int n = model->nv;
  pinion_joint_poses(model, q, work);

  /* each column first holds its unit vector, because tau may be a */
  for (int j = 0; j < n; j++) {
    double *column = H + j * n;
    for (int i = 0; i < n; i++)
      column[i] = i == j ? 1.0 : 0.0;
    sweep_down(model, column, work);
    pinion_collect(model, column, work);
  }
}
