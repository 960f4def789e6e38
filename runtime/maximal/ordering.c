/* SPDX-License-Identifier: MIT-0 */
/* ordering.c -- see ordering.h.
 *
 * In the quotient graph an eliminated node becomes an element: the set of nodes below it, which
 * represents the edges between all of them. When one of these nodes is eliminated, its element
 * absorbs the elements that contain it; these are its children in the tree. So the graph never
 * grows. */
#include "ordering.h"

/* ints that hold n x n bytes */
static int matrix_ints(int n) { return (int)(((unsigned)n * (unsigned)n + 3) / 4); }

int pinion_plan_ints(int n) { return 10 * n + n * (n - 1) / 2 + 3 * matrix_ints(n); }

void pinion_plan_take(pinion_plan *plan, int n, int *pool)
{
  int **const table[] = {&plan->size,   &plan->sign,  &plan->row,   &plan->order,  &plan->place,
                         &plan->parent, &plan->begin, &plan->count, &plan->degree, &plan->state};
  plan->n = n;
  plan->rows = plan->factor = plan->stack = 0;
  for (int k = 0; k < pinion_plan_ints(n); k++)
    pool[k] = 0;
  for (int k = 0; k < 10; k++, pool += n)
    *table[k] = pool;
  plan->below = pool;
  pool += n * (n - 1) / 2;
  plan->edge = (unsigned char *)pool;
  plan->rule = (unsigned char *)(pool + matrix_ints(n));
  plan->element = (unsigned char *)(pool + 2 * matrix_ints(n));
}

enum { WAITING, ELEMENT, ABSORBED };

/* do the rules allow this node next? */
static int allowed(const pinion_plan *plan, int node)
{
  for (int i = 0; i < plan->n; i++) {
    if (plan->state[i] == WAITING && plan->rule[i * plan->n + node])
      return 0;
  }
  return 1;
}

/* the first allowed node of the least degree, or -1 */
static int choose(const pinion_plan *plan)
{
  int best = -1;
  for (int i = 0; i < plan->n; i++) {
    if (plan->state[i] == WAITING && (best < 0 || plan->degree[i] < plan->degree[best]) &&
        allowed(plan, i))
      best = i;
  }
  return best;
}

/* node p becomes an element: finds the nodes below it, and absorbs the elements that contain it */
static void absorb(pinion_plan *plan, int p)
{
  const int n = plan->n;
  unsigned char *own = plan->element + p * n;
  for (int i = 0; i < n; i++)
    own[i] = plan->state[i] == WAITING && plan->edge[p * n + i];
  for (int e = 0; e < n; e++) {
    const unsigned char *other = plan->element + e * n;
    if (plan->state[e] != ELEMENT || !other[p])
      continue;
    for (int i = 0; i < n; i++)
      own[i] = own[i] || other[i];
    plan->state[e] = ABSORBED;
    plan->parent[e] = p;
  }
  own[p] = 0;
  plan->state[p] = ELEMENT;
}

/* number of rows in element e that are not in element p */
static int rows_outside(const pinion_plan *plan, const unsigned char *e, const unsigned char *p)
{
  int rows = 0;
  for (int i = 0; i < plan->n; i++) {
    if (e[i] && plan->state[i] == WAITING && !(p && p[i]))
      rows += plan->size[i];
  }
  return rows;
}

/* removes the edges that element p represents, and bounds the degrees of its nodes again */
static void update(pinion_plan *plan, int p, int rows_left)
{
  const int n = plan->n;
  const unsigned char *own = plan->element + p * n;
  const int own_rows = rows_outside(plan, own, 0);
  for (int i = 0; i < n; i++) {
    const int others = own_rows - plan->size[i];
    unsigned char *edge = plan->edge + i * n;
    int bound;
    if (!own[i])
      continue;
    for (int j = 0; j < n; j++)
      edge[j] = (unsigned char)(edge[j] && !own[j] && j != p);

    /* the least of three bounds: the sum over edges and elements; the old degree plus the rows of
     * p; all rows that are left */
    bound = others + rows_outside(plan, edge, own);
    for (int e = 0; e < n; e++) {
      if (e != p && plan->state[e] == ELEMENT && plan->element[e * n + i])
        bound += rows_outside(plan, plan->element + e * n, own);
    }
    if (bound > plan->degree[i] + others)
      bound = plan->degree[i] + others;
    if (bound > rows_left - plan->size[i])
      bound = rows_left - plan->size[i];
    plan->degree[i] = bound;
  }
}

/* eliminates all nodes: their parents and elements */
static int eliminate(pinion_plan *plan)
{
  const int n = plan->n;
  int rows_left = plan->rows;
  for (int i = 0; i < n; i++) {
    plan->parent[i] = -1;
    plan->edge[i * n + i] = 0;
    plan->state[i] = WAITING;
  }
  for (int i = 0; i < n; i++)
    plan->degree[i] = rows_outside(plan, plan->edge + i * n, 0);
  for (int k = 0; k < n; k++) {
    const int p = choose(plan);
    if (p < 0)
      return -1;
    plan->order[k] = p;
    absorb(plan, p);
    rows_left -= plan->size[p];
    update(plan, p, rows_left);
  }
  return 0;
}

/* order and place: children before parents, each branch whole. Nodes were eliminated in `order`;
 * lists of children are kept in degree (the first child) and state (the next of its siblings). */
static void walk(pinion_plan *plan)
{
  const int n = plan->n;
  int *first = plan->degree, *next = plan->state, root = -1, at = 0, node;
  for (int i = 0; i < n; i++)
    first[i] = -1;
  for (int k = n - 1; k >= 0; k--) {
    int *list = plan->parent[plan->order[k]] < 0 ? &root : &first[plan->parent[plan->order[k]]];
    next[plan->order[k]] = *list;
    *list = plan->order[k];
  }
  for (node = root; node >= 0;) {
    while (first[node] >= 0) {
      const int child = first[node];
      first[node] = -1; /* so that its children are walked only once */
      node = child;
    }
    plan->place[node] = at;
    at++;
    node = next[node] >= 0 ? next[node] : plan->parent[node];
  }
  for (int i = 0; i < n; i++)
    plan->order[plan->place[i]] = i;
}

/* the lists of nodes below each node, and the sizes of the factor and of the stack of fronts. The
 * front of a node is on top of its children's updates, and its own update replaces them. */
static void measure(pinion_plan *plan)
{
  const int n = plan->n;
  int used = 0, top = 0;
  int *left = plan->degree; /* doubles that each node leaves on the stack */
  for (int k = 0; k < n; k++) {
    const int p = plan->order[k], s = plan->size[p];
    int m = 0;
    plan->begin[p] = used;
    for (int at = k + 1; at < n; at++) {
      if (plan->element[p * n + plan->order[at]]) {
        plan->below[used++] = plan->order[at];
        m += plan->size[plan->order[at]];
      }
    }
    plan->count[p] = used - plan->begin[p];
    plan->factor += s * (s + m);
    if (top + (s + m) * (s + m) > plan->stack)
      plan->stack = top + (s + m) * (s + m);
    for (int c = k - 1; c >= 0; c--) {
      if (plan->parent[plan->order[c]] == p)
        top -= left[plan->order[c]];
    }
    left[p] = m * m;
    top += left[p];
  }
}

int pinion_order(pinion_plan *plan)
{
  for (int i = 0; i < plan->n; i++) {
    plan->row[i] = plan->rows;
    plan->rows += plan->size[i];
  }
  if (eliminate(plan) != 0)
    return -1;
  walk(plan);
  measure(plan);
  return 0;
}
