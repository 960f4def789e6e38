/* SPDX-License-Identifier: MIT-0 */
/* dense.h -- full matrices, to compare the sparse ones with.
 *
 * Matrices are n x n, row-major, [n * n]. The factor is the dense L' D L (Cholesky from the last
 * row to the first, without pivoting). It is the factor of pinion_ltdl, by an algorithm that does
 * not know the tree. It is not meant for speed. Results never alias arguments. */
#ifndef PINION_DENSE_H
#define PINION_DENSE_H

#include "generic/model/pinion_model.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A[nv * nv] = the symmetric matrix whose lower triangle is packed in H[nh]. */
void pinion_unpack(const pinion_model *model, const double *H, double *A);

/* A[nv * nv] = the lower triangular matrix packed in L[nh], zero above the diagonal. */
void pinion_unpack_lower(const pinion_model *model, const double *L, double *A);

/* C = A B, and C = A' B. */
void pinion_dense_mul(int n, const double *A, const double *B, double *C);
void pinion_dense_mul_t(int n, const double *A, const double *B, double *C);

/* y = A x. */
void pinion_dense_mul_vec(int n, const double *A, const double *x, double *y);

/* In place A = L' D L of a symmetric A. It reads the lower triangle and overwrites it with D on the
 * diagonal and the unit L below; above the diagonal nothing changes. Returns 0, or 1 + k for the
 * first row k, counted from the last down, whose pivot is not > 0; it stops there. */
int pinion_dense_ltdl(int n, double *A);

/* x := A^-1 x with the result of pinion_dense_ltdl. */
void pinion_dense_solve(int n, const double *LD, double *x);

#ifdef __cplusplus
}
#endif

#endif
