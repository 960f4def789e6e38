/* SPDX-License-Identifier: MIT-0 */
/* ordering.h -- an elimination order for the blocks of a symmetric matrix, and the fill-in of it.
 *
 * A matrix of blocks is a graph: a node for each block of rows, an edge for each block that is not
 * zero. Eliminating a node connects all its neighbours. Approximate minimum degree (Amestoy, Davis,
 * Duff 1996) eliminates next the node with the fewest rows around it, by an upper bound from a
 * quotient graph; degrees count rows, not nodes. Rules may say that a node comes before another, so
 * that blocks without a diagonal of their own are not eliminated too early.
 *
 * The graph is stored as matrices of n^2 bytes, which is meant for hundreds of nodes. The order is
 * computed once for each robot. */
#ifndef PINION_ORDERING_H
#define PINION_ORDERING_H

#ifdef __cplusplus
extern "C" {
#endif

/* The graph of the blocks and the order. The caller fills in n and the first four tables;
 * pinion_order fills in the rest. All tables are in the caller's memory. The front of a node has
 * the node and those `below` it, which are eliminated later and which its elimination changes. */
typedef struct pinion_plan {
  int n;               /* nodes */
  int *size;           /* [n] rows of each node */
  int *sign;           /* [n] sign of all pivots of the node: 1 or -1 */
  unsigned char *edge; /* [n n] is there a block i, j? symmetric; is overwritten */
  unsigned char *rule; /* [n n] at i n + j: node i must come before node j, or in another branch */

  int *row;    /* [n] first row of each node, in the order of the nodes */
  int *order;  /* [n] nodes in the order of elimination, each branch of the tree before the next */
  int *place;  /* [n] index of each node in that order */
  int *parent; /* [n] elimination tree: the first node below, -1 for none */
  int *begin;  /* [n] where the list of each node begins in below */
  int *count;  /* [n] how many nodes are below each */
  int *below;  /* [n (n - 1) / 2] those nodes, in the order of elimination */
  int rows;    /* rows of all nodes */
  int factor;  /* doubles that the factor takes */
  int stack;   /* doubles that the fronts take */

  /* scratch of pinion_order: degrees, state of each node, elements */
  int *degree, *state;    /* [n] */
  unsigned char *element; /* [n n] */
} pinion_plan;

/* Number of ints that pinion_plan_take needs for n nodes. */
int pinion_plan_ints(int n);

/* Place the tables of a plan of n nodes in pool[pinion_plan_ints(n)], with no edges, no rules, size
 * 0 and sign 0. */
void pinion_plan_take(pinion_plan *plan, int n, int *pool);

/* Compute the order and the tables after it. Returns 0, or -1 if the rules contain a cycle. */
int pinion_order(pinion_plan *plan);

#ifdef __cplusplus
}
#endif

#endif
