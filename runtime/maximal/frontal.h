/* SPDX-License-Identifier: MIT-0 */
/* frontal.h -- factors a symmetric matrix of small blocks front by front (multifrontal method, Duff
 * and Reid 1983).
 *
 * The matrix is a sum of blocks, each on the diagonal of a node or between two nodes. In the order
 * of a plan (ordering.h) each node assembles a small dense matrix, its front: the blocks for which
 * it comes first, and the updates of its children in the elimination tree. Then the node's own rows
 * are eliminated, and the update of the rows below goes to its parent. The matrix is
 * quasi-definite: the plan gives the sign of each node's pivots. Within a node the largest pivots
 * go first, so that a singular node is detected.
 */
#ifndef PINION_FRONTAL_H
#define PINION_FRONTAL_H

#include "ordering.h"

#ifdef __cplusplus
extern "C" {
#endif

/* rows x cols numbers, row-major, at values[at ..]; it begins at the first row of one node and the
 * first column of another. The transposed block is implied; a block on the diagonal is given in
 * full. */
typedef struct pinion_block {
  int row_node, col_node;
  int rows, cols;
  int at;
  int next; /* next in the list of the node that comes first, -1 for none; pinion_blocks_sort */
} pinion_block;

/* Memory of a factorisation. */
typedef struct pinion_fronts {
  int *head;      /* [n] first block in the list of each node; pinion_blocks_sort */
  int *local;     /* [n] scratch */
  int *swap;      /* [rows] exchanges within each node */
  double *factor; /* [plan->factor] */
  double *stack;  /* [plan->stack] scratch */
  double *peak;   /* [rows] largest pivot seen in each row before cancellation */
} pinion_fronts;

/* Add an edge to the plan for each block between two nodes; call before pinion_order. */
void pinion_blocks_join(int n, const pinion_block *block, pinion_plan *plan);

/* Build the lists of blocks by node, in next of the blocks and head of the fronts; call after
 * pinion_order. */
void pinion_blocks_sort(const pinion_plan *plan, int n, pinion_block *block, pinion_fronts *fronts);

/* Factor the matrix. Returns 0, or 1 + the first node of which a pivot does not have the sign that
 * the plan gives, or is zero up to rounding. */
int pinion_frontal(const pinion_plan *plan, const pinion_block *block, const double *values,
                   pinion_fronts *fronts);

/* x[rows] := A^-1 x, where the rows of node i begin at plan->row[i]. */
void pinion_frontal_solve(const pinion_plan *plan, const pinion_fronts *fronts, double *x);

/* r[rows] -= A x, from the blocks: the residual of a solution. */
void pinion_blocks_residual(const pinion_plan *plan, int n, const pinion_block *block,
                            const double *values, const double *x, double *r);

#ifdef __cplusplus
}
#endif

#endif
