/* SPDX-License-Identifier: MIT-0 */
/* factor.h -- H factored in place along the branches of the tree (RBDA table 6.3).
 *
 * Elimination goes from the last dof to the first and touches no entry outside the tree's pattern,
 * so the factor has the shape of H. With d_k the number of entries of row k, either factor costs
 * sum(d_k - 1) divisions and sum(d_k (d_k - 1) / 2) multiply-subtracts.
 *
 * All functions return 0, or 1 + k for the first dof k, counted from the last down, whose pivot is
 * not > 0; NaN is not > 0. They stop there, before they divide by it or take its root: rows after k
 * are rows of the factor; row k and those before hold H with the dofs after k eliminated. The
 * functions of products.h cannot use such an array. */
#ifndef PINION_FACTOR_H
#define PINION_FACTOR_H

#include "generic/model/pinion_model.h"

#ifdef __cplusplus
extern "C" {
#endif

/* H[nh] becomes L and D with H = L' D L: D on the diagonal, the unit lower triangular L below. */
int pinion_ltdl(const pinion_model *model, double *H);

/* the same with 1/D on the diagonal, for pinion_solve_inverse_diagonal */
int pinion_ltdl_inverse_diagonal(const pinion_model *model, double *H);

/* H[nh] becomes the lower triangular L with H = L' L, diagonal included; sqrt once per dof. */
int pinion_ltl(const pinion_model *model, double *H);

#ifdef __cplusplus
}
#endif

#endif
