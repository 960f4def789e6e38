/* SPDX-License-Identifier: MIT-0 */
/* dense.c -- see dense.h. */
#include "generic/model/dense.h"

void pinion_unpack_lower(const pinion_model *model, const double *L, double *A)
{
  const int n = model->nv;
  for (int k = 0; k < n * n; k++)
    A[k] = 0.0;
  for (int i = 0; i < n; i++) {
    for (int at = model->rowptr[i]; at < model->rowptr[i + 1]; at++)
      A[i * n + model->colind[at]] = L[at];
  }
}

void pinion_unpack(const pinion_model *model, const double *H, double *A)
{
  const int n = model->nv;
  pinion_unpack_lower(model, H, A);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++)
      A[j * n + i] = A[i * n + j];
  }
}

void pinion_dense_mul(int n, const double *A, const double *B, double *C)
{
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      double sum = 0.0;
      for (int k = 0; k < n; k++)
        sum += A[i * n + k] * B[k * n + j];
      C[i * n + j] = sum;
    }
  }
}

void pinion_dense_mul_t(int n, const double *A, const double *B, double *C)
{
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      double sum = 0.0;
      for (int k = 0; k < n; k++)
        sum += A[k * n + i] * B[k * n + j];
      C[i * n + j] = sum;
    }
  }
}

void pinion_dense_mul_vec(int n, const double *A, const double *x, double *y)
{
  for (int i = 0; i < n; i++) {
    y[i] = 0.0;
    for (int j = 0; j < n; j++)
      y[i] += A[i * n + j] * x[j];
  }
}

int pinion_dense_ltdl(int n, double *A)
{
  for (int k = n - 1; k >= 0; k--) {
    double *row = A + k * n;
    if (!(row[k] > 0.0))
      return 1 + k;

    /* subtract row k from the rows before it while it is still unscaled; then scale it */
    for (int i = 0; i < k; i++) {
      for (int j = 0; j <= i; j++)
        A[i * n + j] -= row[i] / row[k] * row[j];
    }
    for (int i = 0; i < k; i++)
      row[i] /= row[k];
  }
  return 0;
}

void pinion_dense_solve(int n, const double *LD, double *x)
{
  /* L' from the last row up, then D, then L */
  for (int i = n - 1; i >= 0; i--) {
    for (int j = 0; j < i; j++)
      x[j] -= LD[i * n + j] * x[i];
  }
  for (int i = 0; i < n; i++)
    x[i] /= LD[i * n + i];
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++)
      x[i] -= LD[i * n + j] * x[j];
  }
}
