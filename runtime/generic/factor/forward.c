/* SPDX-License-Identifier: MIT-0 */
/* forward.c -- see forward.h. */
#include "generic/factor/forward.h"
#include "generic/factor/factor.h"
#include "generic/factor/products.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "generic/tree/inverse.h"
#include "generic/tree/rnea.h"

/* a = tau - C */
static void surplus(const pinion_model *model, const double *q, const double *v, const double *tau,
                    double *a, pinion_work *work)
{
  pinion_bias(model, q, v, a, work);
  for (int k = 0; k < model->nv; k++)
    a[k] = tau[k] - a[k];
}

int pinion_fd(const pinion_model *model, const double *q, const double *v, const double *tau,
              double *a, pinion_work *work, double *H)
{
  int pivot;
  surplus(model, q, v, tau, a, work);
  pinion_crba(model, q, H, work);
  pivot = pinion_ltdl(model, H);
  if (pivot == 0)
    pinion_solve(model, H, a);
  return pivot;
}

int pinion_fd_unit(const pinion_model *model, const double *q, const double *v, const double *tau,
                   double *a, pinion_work *work, double *A)
{
  int pivot;
  surplus(model, q, v, tau, a, work);
  pinion_unit_H(model, q, A, work);
  pivot = pinion_dense_ltdl(model->nv, A);
  if (pivot == 0)
    pinion_dense_solve(model->nv, A, a);
  return pivot;
}

/* in place L := W = L^-1: W_it = -L_it - sum of L_is W_st over the ancestors s between i and t. Row
 * i is computed from the root down, so that its entries are read before they are overwritten. */
static void invert_L(const pinion_model *model, double *LD)
{
  for (int i = 0; i < model->nv; i++) {
    const int row = model->rowptr[i], n = model->rowptr[i + 1] - row - 1;
    for (int t = 0; t < n; t++) {
      double sum = LD[row + t];
      for (int s = t + 1; s < n; s++)
        sum += LD[row + s] * LD[model->rowptr[model->colind[row + s]] + t];
      LD[row + t] = -sum;
    }
  }
}

/* entry t of row i of W; the diagonal, which holds D, counts as 1 */
static double entry_W(const pinion_model *model, const double *WD, int i, int t)
{
  const int at = model->rowptr[i] + t;
  return at == model->rowptr[i + 1] - 1 ? 1.0 : WD[at];
}

/* sum of W_ik W_jk / D_k over the common ancestors k of i and j, including i and j */
static double entry_Hinv(const pinion_model *model, const double *WD, int i, int j)
{
  const int *rowptr = model->rowptr, *colind = model->colind;
  double sum = 0.0;
  for (int t = 0; rowptr[i] + t < rowptr[i + 1] && rowptr[j] + t < rowptr[j + 1]; t++) {
    const int k = colind[rowptr[i] + t];
    if (k != colind[rowptr[j] + t])
      break;
    sum += entry_W(model, WD, i, t) * entry_W(model, WD, j, t) / WD[rowptr[k + 1] - 1];
  }
  return sum;
}

int pinion_minv(const pinion_model *model, const double *q, double *Hinv, pinion_work *work,
                double *H)
{
  const int n = model->nv;
  int pivot;
  pinion_crba(model, q, H, work);
  pivot = pinion_ltdl(model, H);
  if (pivot != 0)
    return pivot;
  invert_L(model, H);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++)
      Hinv[i * n + j] = Hinv[j * n + i] = entry_Hinv(model, H, i, j);
  }
  return 0;
}
