/* SPDX-License-Identifier: MIT-0 */
/* test_frontal.c -- orders of elimination, and factorisation by fronts, of random graphs of blocks.
 */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/model/pinion_random.h"
#include "groups.h"
#include "maximal/frontal.h"
#include "tree.h"

enum { NODES = 24, ROWS = 6 * NODES, BLOCKS = NODES + NODES * NODES, GRAPHS = 150 };
enum { PLAN_INTS = 10 * NODES + NODES * NODES / 2 + 3 * (NODES * NODES / 4 + 1) };

/* a graph, its matrix, and the results */
typedef struct graph {
  uint64_t random;
  int n, blocks, values;
  char edge[NODES][NODES], rule[NODES][NODES];
  pinion_plan plan;
  pinion_fronts fronts;
  pinion_block block[BLOCKS];
  int ints[PLAN_INTS], more[2 * NODES + ROWS];
  double value[36 * BLOCKS], factor[ROWS * ROWS], stack[4 * ROWS * ROWS], peak[ROWS];
  double A[ROWS][ROWS];
} graph;

static int pick(graph *g, int n) { return (int)(pinion_random_u64(&g->random) % (uint64_t)n); }

/* A tree, with a few more edges or none; rules go from lower to higher nodes.  Every sixth graph is
 * a tree of equal nodes without rules. */
static void random_graph(graph *g, int number)
{
  const int extra = number % 3 == 0 ? 0 : pick(g, NODES);
  memset(g->edge, 0, sizeof g->edge);
  memset(g->rule, 0, sizeof g->rule);
  g->n = 1 + pick(g, NODES);
  assert_true(pinion_plan_ints(g->n) <= PLAN_INTS);
  pinion_plan_take(&g->plan, g->n, g->ints);
  for (int i = 0; i < g->n; i++) {
    g->plan.size[i] = number % 6 ? 1 + pick(g, 6) : 1;
    g->plan.sign[i] = pick(g, 2) ? 1 : -1;
    if (i > 0) {
      const int j = pick(g, i);
      g->edge[i][j] = g->edge[j][i] = 1;
    }
  }
  for (int k = 0; k < extra; k++) {
    const int i = pick(g, g->n), j = pick(g, g->n);
    if (i != j)
      g->edge[i][j] = g->edge[j][i] = 1;
  }
  for (int k = 0; number % 2 && k < g->n; k++) {
    const int i = pick(g, g->n), j = pick(g, g->n);
    if (i < j)
      g->rule[i][j] = 1;
  }
  for (int i = 0; i < g->n; i++) {
    for (int j = 0; j < g->n; j++) {
      g->plan.edge[i * g->n + j] = (unsigned char)g->edge[i][j];
      g->plan.rule[i * g->n + j] = (unsigned char)g->rule[i][j];
    }
  }
}

/* One block.  On the diagonal it is symmetric with its node's sign; blocks to nodes of the same
 * sign are too small to change that. */
static void random_block(graph *g, int i, int j)
{
  pinion_block *b = &g->block[g->blocks++];
  double *x = g->value + g->values;
  const double size = i == j || g->plan.sign[i] != g->plan.sign[j] ? 1.0 : 0.5 / (12 * NODES);
  b->row_node = i;
  b->col_node = j;
  b->rows = g->plan.size[i];
  b->cols = g->plan.size[j];
  b->at = g->values;
  g->values += b->rows * b->cols;
  for (int k = 0; k < b->rows * b->cols; k++)
    x[k] = size * pinion_random_unit(&g->random);
  for (int r = 0; i == j && r < b->rows; r++) {
    x[r * b->cols + r] = g->plan.sign[i] * (3.0 + x[r * b->cols + r]);
    for (int c = 0; c < r; c++)
      x[c * b->cols + r] = x[r * b->cols + c] *= 0.2;
  }
}

/* the blocks of a quasi-definite matrix, which all orders can factor; some come in two parts */
static void random_blocks(graph *g)
{
  g->blocks = g->values = 0;
  for (int i = 0; i < g->n; i++) {
    random_block(g, i, i);
    for (int j = 0; j < i; j++) {
      const int parts = g->edge[i][j] * (1 + (pick(g, 4) == 0));
      for (int k = 0; k < parts; k++)
        random_block(g, k ? j : i, k ? i : j);
    }
  }
}

static void fronts_of(graph *g)
{
  g->fronts.head = g->more;
  g->fronts.local = g->more + NODES;
  g->fronts.swap = g->more + 2 * NODES;
  g->fronts.factor = g->factor;
  g->fronts.stack = g->stack;
  g->fronts.peak = g->peak;
}

/* eliminating in that order fills exactly what the plan says */
static void check_plan(const graph *g, int is_tree)
{
  const pinion_plan *plan = &g->plan;
  char edge[NODES][NODES];
  int seen[NODES] = {0};
  memcpy(edge, g->edge, sizeof edge);
  for (int k = 0; k < g->n; k++) {
    const int p = plan->order[k];
    int first = -1, count = 0;
    assert_int_equal(plan->place[p], k);
    assert_int_equal(seen[p]++, 0);
    for (int i = plan->parent[p]; i >= 0; i = plan->parent[i])
      assert_false(g->rule[i][p]);
    for (int at = k + 1; at < g->n; at++) {
      const int i = plan->order[at];
      if (!edge[p][i])
        continue;
      if (first < 0)
        first = i;
      assert_true(count < plan->count[p]);
      assert_int_equal(plan->below[plan->begin[p] + count], i);
      count++;
      for (int j = 0; j < g->n; j++) {
        if (edge[p][j] && plan->place[j] > k && i != j) {
          assert_true(!is_tree || edge[i][j]); /* no fill in a tree */
          edge[i][j] = 1;
        }
      }
    }
    assert_int_equal(count, plan->count[p]);
    assert_int_equal(first, plan->parent[p]);

    /* children come before, with each branch in one piece */
    if (k + 1 < g->n && plan->parent[p] != plan->order[k + 1]) {
      int leaf = plan->order[k + 1];
      for (int i = 0; i < g->n; i++)
        assert_true(plan->parent[i] != leaf);
    }
  }
}

static void plans(void **state)
{
  static graph g;
  (void)state;
  g.random = test_seed();
  for (int k = 0; k < GRAPHS; k++) {
    random_graph(&g, k);
    assert_int_equal(pinion_order(&g.plan), 0);
    check_plan(&g, k % 6 == 0);
  }
}

static void circle(void **state)
{
  static graph g;
  (void)state;
  g.random = test_seed();
  do
    random_graph(&g, 0);
  while (g.n < 3);
  g.plan.rule[0 * g.n + 1] = g.plan.rule[1 * g.n + 2] = g.plan.rule[2 * g.n + 0] = 1;
  assert_int_equal(pinion_order(&g.plan), -1);
}

/* the same matrix in full */
static void expand(graph *g)
{
  memset(g->A, 0, sizeof g->A);
  for (int k = 0; k < g->blocks; k++) {
    const pinion_block *b = &g->block[k];
    const int row = g->plan.row[b->row_node], col = g->plan.row[b->col_node];
    for (int r = 0; r < b->rows; r++) {
      for (int c = 0; c < b->cols; c++) {
        g->A[row + r][col + c] += g->value[b->at + r * b->cols + c];
        if (b->row_node != b->col_node)
          g->A[col + c][row + r] += g->value[b->at + r * b->cols + c];
      }
    }
  }
}

static void factors(void **state)
{
  static graph g;
  (void)state;
  g.random = test_seed();
  for (int k = 0; k < GRAPHS; k++) {
    double want[ROWS], x[ROWS], r[ROWS];
    random_graph(&g, k);
    random_blocks(&g);
    assert_int_equal(pinion_order(&g.plan), 0);
    assert_true(g.plan.factor <= ROWS * ROWS && g.plan.stack <= 4 * ROWS * ROWS);
    fronts_of(&g);
    g.stack[g.plan.stack] = g.factor[g.plan.factor] = 7.0;
    pinion_blocks_sort(&g.plan, g.blocks, g.block, &g.fronts);
    assert_int_equal(pinion_frontal(&g.plan, g.block, g.value, &g.fronts), 0);
    assert_true(g.stack[g.plan.stack] == 7.0 && g.factor[g.plan.factor] == 7.0);
    expand(&g);
    for (int i = 0; i < g.plan.rows; i++)
      want[i] = pinion_random_unit(&g.random);
    for (int i = 0; i < g.plan.rows; i++) {
      x[i] = 0.0;
      for (int j = 0; j < g.plan.rows; j++)
        x[i] += g.A[i][j] * want[j];
      r[i] = x[i];
    }
    pinion_frontal_solve(&g.plan, &g.fronts, x);
    check_within("x", g.plan.rows, x, want, 1e-11, 1.0);
    pinion_blocks_residual(&g.plan, g.blocks, g.block, g.value, want, r);
    assert_true(largest(g.plan.rows, r) < 1e-12);
  }
}

/* a node that is a copy of another, and one with the wrong sign, are reported by their number */
static void refuses(void **state)
{
  static const double ones[] = {2.0, 1.0, 1.0, -1.0, 0.5, 0.5};
  static const int row[] = {0, 1, 2, 1, 2}, col[] = {0, 0, 0, 1, 2};
  for (int which = 0; which < 2; which++) {
    static graph g;
    (void)state;
    pinion_plan_take(&g.plan, 3, g.ints);
    for (int i = 0; i < 3; i++) {
      g.plan.size[i] = 1;
      g.plan.sign[i] = i == 0 ? 1 : -1;
      g.plan.rule[i] = i > 0; /* node 0 first */
    }
    memcpy(g.value, ones, sizeof ones);

    /* [2 1 1; 1 d e; 1 e f]: the rest is [d - 1/2, e - 1/2; ., f - 1/2] */
    g.value[3] = which ? 0.75 : -0.5;
    g.value[4] = which ? -1.0 : -0.5;
    g.value[5] = -0.5;
    g.blocks = which ? 5 : 6;
    for (int k = 0; k < g.blocks; k++) {
      pinion_block *b = &g.block[k];
      b->row_node = k < 5 ? row[k] : 2;
      b->col_node = k < 5 ? col[k] : 1;
      b->rows = b->cols = 1;
      b->at = k;
    }
    pinion_blocks_join(g.blocks, g.block, &g.plan);
    assert_int_equal(pinion_order(&g.plan), 0);
    fronts_of(&g);
    pinion_blocks_sort(&g.plan, g.blocks, g.block, &g.fronts);
    assert_int_equal(pinion_frontal(&g.plan, g.block, g.value, &g.fronts),
                     1 + (which ? 1 : g.plan.order[2]));
  }
}

int run_frontal_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(plans),
      cmocka_unit_test(circle),
      cmocka_unit_test(factors),
      cmocka_unit_test(refuses),
  };
  return cmocka_run_group_tests_name("frontal", tests, NULL, NULL);
}
