/* SPDX-License-Identifier: MIT-0 */
/* products.h -- H and its factors times a vector, and back-substitution (RBDA table 6.5).
 *
 * Each function visits the stored entries once. With d_k the number of entries of row k, a triangle
 * costs sum(d_k - 1) multiply-adds, plus nv operations for a diagonal that is not 1. Matrices [nh]
 * are packed as in pinion_model.h; vectors [nv] are changed in place, except by mul_H. Nothing is
 * checked: pass only a factor for which pinion_ltdl or pinion_ltl returned 0. */
#ifndef PINION_PRODUCTS_H
#define PINION_PRODUCTS_H

#include "generic/model/pinion_model.h"

#ifdef __cplusplus
extern "C" {
#endif

/* y = H x; y and x do not overlap. */
void pinion_mul_H(const pinion_model *model, const double *H, const double *x, double *y);

/* With LD of pinion_ltdl, H = L' D L. L has a unit diagonal; only pinion_solve uses D. */
void pinion_mul_L(const pinion_model *model, const double *LD, double *x);    /* x := L x */
void pinion_mul_Lt(const pinion_model *model, const double *LD, double *x);   /* x := L' x */
void pinion_solve_L(const pinion_model *model, const double *LD, double *x);  /* x := L^-1 x */
void pinion_solve_Lt(const pinion_model *model, const double *LD, double *x); /* x := L'^-1 x */
void pinion_solve(const pinion_model *model, const double *LD, double *x);    /* x := H^-1 x */

/* x := H^-1 x without a division: pinion_ltdl_inverse_diagonal stores 1/D instead of D */
void pinion_solve_inverse_diagonal(const pinion_model *model, const double *LDinv, double *x);

/* With L of pinion_ltl, H = L' L. */
void pinion_ltl_mul_L(const pinion_model *model, const double *L, double *x);    /* x := L x */
void pinion_ltl_mul_Lt(const pinion_model *model, const double *L, double *x);   /* x := L' x */
void pinion_ltl_solve_L(const pinion_model *model, const double *L, double *x);  /* x := L^-1 x */
void pinion_ltl_solve_Lt(const pinion_model *model, const double *L, double *x); /* x := L'^-1 x */
void pinion_ltl_solve(const pinion_model *model, const double *L, double *x);    /* x := H^-1 x */

#ifdef __cplusplus
}
#endif

#endif
