/* SPDX-License-Identifier: MIT-0 */
/* factor.c -- see factor.h. */
#include <math.h>

#include "generic/factor/factor.h"

/* Subtracts a times row k from the row of the ancestor at depth s, in the columns that they share:
 * the ancestor's row has the pattern of the first s + 1 entries of row k. */
static void eliminate(const double *row_k, int s, double a, double *row_i)
{
  for (int t = 0; t <= s; t++)
    row_i[t] -= a * row_k[t];
}

int pinion_ltdl(const pinion_model *model, double *H)
{
  for (int k = model->nv - 1; k >= 0; k--) {
    double *row = H + model->rowptr[k];
    int s = model->rowptr[k + 1] - model->rowptr[k] - 1;
    const double pivot = row[s];
    if (!(pivot > 0.0))
      return 1 + k;

    /* the nearest ancestor i first, so that H_ki is still unscaled wherever it is needed */
    for (int i = model->lambda[k]; i >= 0; i = model->lambda[i]) {
      s--;
      const double a = row[s] / pivot;
      eliminate(row, s, a, H + model->rowptr[i]);
      row[s] = a;
    }
  }
  return 0;
}

int pinion_ltdl_inverse_diagonal(const pinion_model *model, double *H)
{
  const int failed = pinion_ltdl(model, H);
  for (int i = 0; i < model->nv && !failed; i++)
    H[model->rowptr[i + 1] - 1] = 1.0 / H[model->rowptr[i + 1] - 1];
  return failed;
}

int pinion_ltl(const pinion_model *model, double *H)
{
  for (int k = model->nv - 1; k >= 0; k--) {
    double *row = H + model->rowptr[k];
    int s = model->rowptr[k + 1] - model->rowptr[k] - 1;
    if (!(row[s] > 0.0))
      return 1 + k;

    /* the whole row is scaled before any of it is used */
    row[s] = sqrt(row[s]);
    for (int t = 0; t < s; t++)
      row[t] /= row[s];
    for (int i = model->lambda[k]; i >= 0; i = model->lambda[i]) {
      s--;
      eliminate(row, s, row[s], H + model->rowptr[i]);
    }
  }
  return 0;
}
