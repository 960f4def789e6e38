/* SPDX-License-Identifier: MIT-0 */
/* ordering.h -- in which order to eliminate the blocks of a symmetric matrix, and what that fills.
 *
 * A matrix of blocks is a graph: a node for each block of rows, an edge for each block that is not
 * zero. Eliminating a node joins all its neighbours to each other. Approximate minimum degree
 * (Amestoy, Davis, Duff 1996) takes next the node that has the fewest rows around it, by an upper
 * bound that a quotient graph gives cheaply; degrees count rows, not nodes. Rules may forbid a node
 * before others: that keeps blocks without a diagonal of their own from being pivots too early.
 *
 * The graph is kept as matrices of bits, n^2 each, so this is for hundreds of nodes. It is run
 * once a robot. */
#ifndef PINION_ORDERING_H
#define PINION_ORDERING_H

#ifdef __cplusplus
extern "C" {
#endif

/* Which blocks there are, and what follows from it. The caller fills in n and the first four
 * tables; pinion_order fills in the rest, all of it in the caller's memory. A front is what one
 * elimination touches: its own node and those `below` it, which come later. */
typedef struct pinion_plan {
  int n;               /* nodes */
  int *size;           /* [n] rows of each */
  int *sign;           /* [n] of all its pivots: 1 or -1 */
  unsigned char *edge; /* [n n] is there a block i, j? symmetric; is overwritten */
  unsigned char *rule; /* [n n] at i n + j: node i must come before node j, or in another branch */

  int *row;    /* [n] first row of each, in the order of the nodes */
  int *order;  /* [n] nodes as they are eliminated, each branch of the tree before the next */
  int *place;  /* [n] where each node is in that order */
  int *parent; /* [n] elimination tree: the first node below, -1 for none */
  int *begin;  /* [n] where the list of each begins in below */
  int *count;  /* [n] how many nodes are below each */
  int *below;  /* [n (n - 1) / 2] those nodes, in the order of elimination */
  int rows;    /* in all */
  int factor;  /* doubles that the factor takes */
  int stack;   /* doubles that the fronts take */

  /* of no use to others: degrees, what became of each node, elements */
  int *degree, *state;    /* [n] */
  unsigned char *element; /* [n n] */
} pinion_plan;

/* How many ints pinion_plan_take needs for n nodes. */
int pinion_plan_ints(int n);

/* Let a plan of n nodes have its tables in pool[pinion_plan_ints(n)]: no edges, no rules, size 0,
 * sign 0. */
void pinion_plan_take(pinion_plan *plan, int n, int *pool);

/* The order and all that follows. Returns 0, or -1 when the rules go round in a circle. */
int pinion_order(pinion_plan *plan);

#ifdef __cplusplus
}
#endif

#endif
