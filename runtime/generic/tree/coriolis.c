/* SPDX-License-Identifier: MIT-0 */
/* coriolis.c -- see coriolis.h. */
#include <stddef.h>

#include "generic/tree/coriolis.h"
#include "generic/tree/kinematics.h"

/* B of one body: 2 B = v x* I - I v x + (I v) x*, where the last term turns a motion m into
 * m x* I v. Hence B v = v x* I v, and B + B' is the rate of I as the body moves. */
static void body_B(const pinion_inertia *I, const double v[6], double B[36])
{
  double momentum[6];
  pinion_inertia_mul(I, v, momentum);
  for (int j = 0; j < 6; j++) {
    double unit[6] = {0.0}, turned[6] = {0.0}, column[6] = {0.0}, f[6];
    unit[j] = 1.0;
    pinion_inertia_mul(I, unit, f);
    pinion_force_cross_add(v, f, column);
    pinion_force_cross_add(unit, momentum, column);
    pinion_motion_cross_add(v, unit, turned);
    pinion_inertia_mul(I, turned, f);
    for (int i = 0; i < 6; i++)
      B[6 * i + j] = 0.5 * (column[i] - f[i]);
  }
}

/* out = M' v */
static void mul6_transposed(const double M[36], const double v[6], double out[6])
{
  for (int i = 0; i < 6; i++) {
    out[i] = 0.0;
    for (int j = 0; j < 6; j++)
      out[i] += M[6 * j + i] * v[j];
  }
}

/* columns of a joint and their rates as the body moves: v x S */
typedef struct moving_columns {
  double S[PINION_S_SIZE], dS[PINION_S_SIZE];
  int n;
} moving_columns;

static void columns_of(const pinion_body *body, const double v[6], moving_columns *out)
{
  out->n = pinion_joint_S(body, out->S);
  for (int k = 0; k < 6 * out->n; k++)
    out->dS[k] = 0.0;
  for (int c = 0; c < out->n; c++)
    pinion_motion_cross_add(v, out->S + 6 * c, out->dS + 6 * c);
}

/* The entries of one dof of body j with itself and all dofs i on the way to the root. With
 * F1 = I dS + B S, F2 = I S and F3 = B' S: C_ij = S_i' F1 and C_ji = dS_i' F2 + S_i' F3. */
static void add_dof(const pinion_model *model, int j, int c, const moving_columns *own,
                    const double *v, pinion_work *work, double *C)
{
  const int nv = model->nv, col = model->body[j].v + c;
  const double *S = own->S + 6 * c;
  double F1[6], F2[6], F3[6], BS[6];
  pinion_inertia_mul(&work[j].Ic, own->dS + 6 * c, F1);
  pinion_mul6(work[j].M, S, BS);
  for (int k = 0; k < 6; k++)
    F1[k] += BS[k];
  pinion_inertia_mul(&work[j].Ic, S, F2);
  mul6_transposed(work[j].M, S, F3);
  for (int r = 0; r < own->n; r++)
    C[(model->body[j].v + r) * nv + col] +=
        pinion_dot6(own->S + 6 * r, F1) +
        pinion_joint_rotor_by(&model->body[j], v + model->body[j].v, r, c, 0);

  for (int i = j; model->body[i].parent >= 0;) {
    moving_columns up;
    pinion_force_up(&work[i].X, F1, F1);
    pinion_force_up(&work[i].X, F2, F2);
    pinion_force_up(&work[i].X, F3, F3);
    i = model->body[i].parent;
    columns_of(&model->body[i], work[i].v, &up);
    for (int r = 0; r < up.n; r++) {
      const int row = model->body[i].v + r;
      C[row * nv + col] += pinion_dot6(up.S + 6 * r, F1);
      C[col * nv + row] += pinion_dot6(up.dS + 6 * r, F2) + pinion_dot6(up.S + 6 * r, F3);
    }
  }
}

void pinion_coriolis(const pinion_model *model, const double *q, const double *v, double *C,
                     pinion_work *work)
{
  for (int k = 0; k < model->nv * model->nv; k++)
    C[k] = 0.0;
  pinion_motions(model, model->nb, q, v, NULL, NULL, work);
  for (int i = 0; i < model->nb; i++) {
    work[i].Ic = pinion_body_inertia(&model->body[i]);
    body_B(&work[i].Ic, work[i].v, work[i].M);
  }

  /* leaves first: I and B of a body are complete when its turn comes */
  for (int j = model->nb - 1; j >= 0; j--) {
    const int parent = model->body[j].parent;
    moving_columns own;
    columns_of(&model->body[j], work[j].v, &own);
    for (int c = 0; c < own.n; c++)
      add_dof(model, j, c, &own, v, work, C);
    if (parent >= 0) {
      pinion_inertia_up_add(&work[j].X, &work[j].Ic, &work[parent].Ic);
      pinion_matrix_up_add(&work[j].X, work[j].M, work[parent].M);
    }
  }
}
