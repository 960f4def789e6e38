/* SPDX-License-Identifier: MIT-0 */
/* products.c -- see products.h.
 *
 * Two operations on a row do all the work: gather (the row's off-diagonal part times x) and scatter
 * (its transpose times one number). Because x changes in place, the order of rows matters: a row is
 * gathered while its ancestors hold old values for a product, and new ones for a solve. */
#include "generic/factor/products.h"

static double diagonal(const pinion_model *model, const double *A, int i)
{
  return A[model->rowptr[i + 1] - 1];
}

/* sum of A_ij x_j over the ancestors j of i */
static double gather(const pinion_model *model, const double *A, int i, const double *x)
{
  double sum = 0.0;
  int at = model->rowptr[i + 1] - 1;
  for (int j = model->lambda[i]; j >= 0; j = model->lambda[j])
    sum += A[--at] * x[j];
  return sum;
}

/* x_j += A_ij s for the ancestors j of i */
static void scatter(const pinion_model *model, const double *A, int i, double s, double *x)
{
  int at = model->rowptr[i + 1] - 1;
  for (int j = model->lambda[i]; j >= 0; j = model->lambda[j])
    x[j] += A[--at] * s;
}

void pinion_mul_H(const pinion_model *model, const double *H, const double *x, double *y)
{
  for (int i = 0; i < model->nv; i++) {
    y[i] = diagonal(model, H, i) * x[i] + gather(model, H, i, x);
    scatter(model, H, i, x[i], y);
  }
}

void pinion_mul_L(const pinion_model *model, const double *LD, double *x)
{
  for (int i = model->nv - 1; i >= 0; i--)
    x[i] += gather(model, LD, i, x);
}

void pinion_mul_Lt(const pinion_model *model, const double *LD, double *x)
{
  for (int i = 0; i < model->nv; i++)
    scatter(model, LD, i, x[i], x);
}

void pinion_solve_L(const pinion_model *model, const double *LD, double *x)
{
  for (int i = 0; i < model->nv; i++)
    x[i] -= gather(model, LD, i, x);
}

void pinion_solve_Lt(const pinion_model *model, const double *LD, double *x)
{
  for (int i = model->nv - 1; i >= 0; i--)
    scatter(model, LD, i, -x[i], x);
}

void pinion_solve(const pinion_model *model, const double *LD, double *x)
{
  pinion_solve_Lt(model, LD, x);
  for (int i = 0; i < model->nv; i++)
    x[i] /= diagonal(model, LD, i);
  pinion_solve_L(model, LD, x);
}

void pinion_solve_inverse_diagonal(const pinion_model *model, const double *LDinv, double *x)
{
  pinion_solve_Lt(model, LDinv, x);
  for (int i = 0; i < model->nv; i++)
    x[i] *= diagonal(model, LDinv, i);
  pinion_solve_L(model, LDinv, x);
}

void pinion_ltl_mul_L(const pinion_model *model, const double *L, double *x)
{
  for (int i = model->nv - 1; i >= 0; i--)
    x[i] = diagonal(model, L, i) * x[i] + gather(model, L, i, x);
}

void pinion_ltl_mul_Lt(const pinion_model *model, const double *L, double *x)
{
  for (int i = 0; i < model->nv; i++) {
    scatter(model, L, i, x[i], x);
    x[i] *= diagonal(model, L, i);
  }
}

void pinion_ltl_solve_L(const pinion_model *model, const double *L, double *x)
{
  for (int i = 0; i < model->nv; i++)
    x[i] = (x[i] - gather(model, L, i, x)) / diagonal(model, L, i);
}

void pinion_ltl_solve_Lt(const pinion_model *model, const double *L, double *x)
{
  for (int i = model->nv - 1; i >= 0; i--) {
    x[i] /= diagonal(model, L, i);
    scatter(model, L, i, -x[i], x);
  }
}

void pinion_ltl_solve(const pinion_model *model, const double *L, double *x)
{
  pinion_ltl_solve_Lt(model, L, x);
  pinion_ltl_solve_L(model, L, x);
}
