/* SPDX-License-Identifier: MIT-0 */
/* frontal.h -- a symmetric matrix of small blocks factored front by front (multifrontal method,
 * Duff and Reid 1983), with the blocks as its unit.
 *
 * The matrix is a sum of natural blocks, each of a node or between two. In the order
 * of a plan (ordering.h) each node gathers a small dense matrix, its front: the blocks that it is
 * the first to meet, and what its children in the tree have left. Its own rows are eliminated, and
 * what that does to the rows below is left for its parent. The matrix is quasi-definite: each
 * node has positive pivots or negative ones, as the plan says. Within a node the strongest go
 * first, so that what is singular shows.
 */
#ifndef PINION_FRONTAL_H
#define PINION_FRONTAL_H

#include "ordering.h"

#ifdef __cplusplus
extern "C" {
#endif

/* rows x cols numbers, row-major, at values[at ..], from the first row of one node and the first
 * column of another. The transpose is not given; a block on the diagonal is given in full. */
typedef struct pinion_block {
  int row_node, col_node;
  int rows, cols;
  int at;
  int next; /* of those that the same node meets first, -1 for none; pinion_blocks_sort */
} pinion_block;

/* Memory of a factorisation. */
typedef struct pinion_fronts {
  int *head;      /* [n] first block that each node meets; pinion_blocks_sort */
  int *local;     /* [n] scratch */
  int *swap;      /* [rows] exchanges within each node */
  double *factor; /* [plan->factor] */
  double *stack;  /* [plan->stack] scratch */
  double *peak;   /* [rows] largest pivot seen in each row before cancellation */
} pinion_fronts;

/* Tell the plan which nodes the blocks join: before pinion_order. */
void pinion_blocks_join(int n, const pinion_block *block, pinion_plan *plan);

/* Lists of blocks by node, in next of the blocks and head of the fronts: after pinion_order. */
void pinion_blocks_sort(const pinion_plan *plan, int n, pinion_block *block, pinion_fronts *fronts);

/* Factor the matrix. Returns 0, or 1 + the first node whose pivots do not have the sign that the
 * plan gives them, or are nothing but rounding. */
int pinion_frontal(const pinion_plan *plan, const pinion_block *block, const double *values,
                   pinion_fronts *fronts);

/* x[rows] := A^-1 x, where the rows of node i begin at plan->row[i]. */
void pinion_frontal_solve(const pinion_plan *plan, const pinion_fronts *fronts, double *x);

/* r[rows] -= A x, by the blocks themselves: what a solution is off. */
void pinion_blocks_residual(const pinion_plan *plan, int n, const pinion_block *block,
                            const double *values, const double *x, double *r);

#ifdef __cplusplus
}
#endif

#endif
