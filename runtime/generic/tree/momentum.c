/* SPDX-License-Identifier: MIT-0 */
/* momentum.c -- see momentum.h. */
#include <stddef.h>

#include "generic/tree/kinematics.h"
#include "generic/tree/momentum.h"

double pinion_mass(const pinion_model *model)
{
  double m = 0.0;
  for (int i = 0; i < model->nb; i++)
    m += model->body[i].m;
  return m;
}

/* world poses, composite inertias, and the centre of mass */
static void composites(const pinion_model *model, const double *q, double com[3], pinion_work *work)
{
  pinion_inertia all = {0.0, {0.0, 0.0, 0.0}, {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}};
  pinion_world_poses(model, q, work);
  for (int i = 0; i < model->nb; i++)
    work[i].Ic = pinion_body_inertia(&model->body[i]);
  for (int i = model->nb - 1; i >= 0; i--) {
    const int parent = model->body[i].parent;
    pinion_inertia_up_add(&work[i].X, &work[i].Ic, parent < 0 ? &all : &work[parent].Ic);
  }
  for (int k = 0; k < 3; k++)
    com[k] = all.h[k] / all.m;
}

void pinion_com(const pinion_model *model, const double *q, double com[3], pinion_work *work)
{
  composites(model, q, com, work);
}

/* momentum about com, in world axes, of body i and all that it carries, if it moves by S */
static void momentum_column(const pinion_work *work, const double S[6], const double com[3],
                            double column[6])
{
  pinion_pose X = work->world;
  for (int k = 0; k < 3; k++)
    X.p[k] -= com[k];
  pinion_inertia_mul(&work->Ic, S, column);
  pinion_force_up(&X, column, column);
}

void pinion_com_velocity(const pinion_model *model, const double *q, const double *v,
                         double vcom[3], pinion_work *work)
{
  double h[6];
  const double m = pinion_mass(model);
  pinion_centroidal(model, q, v, NULL, h, work);
  for (int k = 0; k < 3; k++)
    vcom[k] = h[k] / m;
}

void pinion_com_jacobian(const pinion_model *model, const double *q, double *J, pinion_work *work)
{
  const double m = pinion_mass(model);
  const int nv = model->nv;
  double com[3];
  composites(model, q, com, work);
  for (int k = 0; k < 3 * nv; k++)
    J[k] = 0.0;
  for (int i = 0; i < model->nb; i++) {
    double S[PINION_S_SIZE], column[6];
    const int n = pinion_joint_S(&model->body[i], S);
    for (int c = 0; c < n; c++) {
      momentum_column(&work[i], S + 6 * c, com, column);
      for (int k = 0; k < 3; k++)
        J[k * nv + model->body[i].v + c] += column[k] / m;
    }
  }
}

void pinion_centroidal(const pinion_model *model, const double *q, const double *v, double *A,
                       double h[6], pinion_work *work)
{
  const int nv = model->nv;
  double com[3];
  composites(model, q, com, work);
  for (int k = 0; k < 6; k++)
    h[k] = 0.0;
  for (int k = 0; A && k < 6 * nv; k++)
    A[k] = 0.0;
  for (int i = 0; i < model->nb; i++) {
    double S[PINION_S_SIZE], column[6];
    const int n = pinion_joint_S(&model->body[i], S);
    for (int c = 0; c < n; c++) {
      const int j = model->body[i].v + c;
      momentum_column(&work[i], S + 6 * c, com, column);
      for (int k = 0; k < 6; k++) {
        h[k] += column[k] * v[j];
        if (A)
          A[k * nv + j] += column[k];
      }
    }
  }
}

void pinion_centroidal_bias(const pinion_model *model, const double *q, const double *v,
                            double Adotv[6], pinion_work *work)
{
  const double rest[6] = {0.0};
  double com[3];
  composites(model, q, com, work);
  pinion_motions(model, model->nb, q, v, NULL, rest, work);
  for (int k = 0; k < 6; k++)
    Adotv[k] = 0.0;
  for (int i = 0; i < model->nb; i++) {
    const pinion_inertia I = pinion_body_inertia(&model->body[i]);
    pinion_pose X = work[i].world;
    double momentum[6], force[6];
    for (int k = 0; k < 3; k++)
      X.p[k] -= com[k];
    pinion_inertia_mul(&I, work[i].a, force);
    pinion_inertia_mul(&I, work[i].v, momentum);
    pinion_force_cross_add(work[i].v, momentum, force);
    pinion_force_up(&X, force, force);
    for (int k = 0; k < 6; k++)
      Adotv[k] += force[k];
  }
}
