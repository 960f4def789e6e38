/* SPDX-License-Identifier: MIT-0 */
/* maximal.c -- nodes and their order, see maximal.h.
 *
 * The system is solved in symmetric form: [M G'; G -C] [acceleration; -lambda] = [force; beta].
 * Pivots of bodies are then positive and those of rows negative, if rows come after the bodies that
 * give them a pivot: a joint after the body it carries, a gear after the rotor, a follower after
 * the two bodies of its joints, a tie after all bodies on the way between its ends.
 *
 * A body without a full inertia of its own cannot be eliminated first. It borrows one, D (a loan),
 * and six more unknowns subtract it again, [M+D E; E 1/D]. They are eliminated last, where their
 * pivots are positive if every joint moves some inertia. So the result is exact.
 */
#include <stddef.h>

#include "maximal_parts.h"

/* number of tables with an entry for each body */
enum { TABLES = 7 };

/* an inertia below this fraction of the usual size counts as zero */
static const double slight = 1e-9;

/* does the body have a positive definite inertia of its own? */
static int is_sound(const pinion_body *b)
{
  const double m = b->m, *h = b->h, *I = b->I, size = I[0] + I[3] + I[5];
  double hh, xx, xy, xz, yy, yz, zz;
  if (!(m > 0.0))
    return 0;

  /* the pivots of its 3 x 3 inertia about the centre of mass */
  hh = pinion_dot3(h, h) / m;
  xx = I[0] - hh + h[0] * h[0] / m;
  xy = I[1] + h[0] * h[1] / m;
  xz = I[2] + h[0] * h[2] / m;
  yy = I[3] - hh + h[1] * h[1] / m;
  yz = I[4] + h[1] * h[2] / m;
  zz = I[5] - hh + h[2] * h[2] / m;
  if (!(xx > slight * size))
    return 0;
  yy -= xy * xy / xx;
  yz -= xy * xz / xx;
  zz -= xz * xz / xx;
  if (!(yy > slight * size))
    return 0;
  return zz - yz * yz / yy > slight * size;
}

/* ---- memory ------------------------------------------------------------------------------------
 */

static int most_nodes(const pinion_maximal *x) { return 6 * x->model->nb + n_ties(x); }

/* ints for head, local and swap of the fronts; a node has at most six rows */
static int front_ints(int nodes) { return 8 * nodes; }

void pinion_maximal_measure(pinion_maximal *x, const pinion_model *model,
                            const pinion_constraints *ties)
{
  int n;
  x->model = model;
  x->ties = ties;
  x->drive = NULL;
  x->mask = 0;
  x->ints = NULL;
  x->reals = NULL;
  x->block = NULL;
  x->rigid = NULL;
  n = most_nodes(x);
  x->n_ints = TABLES * model->nb + n_ties(x) + front_ints(n) + pinion_plan_ints(n);

  /* blocks of each body: its own, two for a loan, two for its joint, one for a rotor, three for its
   * gear, four for a follower; of a tie: its diagonal, and two, or two for each term */
  x->n_blocks = 13 * model->nb;
  for (int k = 0; k < n_ties(x); k++)
    x->n_blocks += 3 + 2 * ties->list[k].terms;
  x->n_reals = 0;
}

/* number of nodes of ties: one each; all stretches of a rope share one */
static int tie_nodes(const pinion_maximal *x)
{
  int n = 0;
  for (int k = 0; k < n_ties(x); k++)
    n += !is_further(&x->ties->list[k]);
  return n;
}

/* ---- nodes -------------------------------------------------------------------------------------
 */

static int new_node(pinion_maximal *x, int size, int sign)
{
  x->plan.size[x->nodes] = size;
  x->plan.sign[x->nodes] = sign;
  return x->nodes++;
}

static void body_nodes(pinion_maximal *x, int i)
{
  const pinion_body *b = body_of(x, i);
  const int rows = 6 - pinion_joint_nv(b->type), lead = owner_of(x, b->v);
  x->leader[i] = lead == i ? -1 : lead;
  x->body[i] = new_node(x, 6, 1);
  x->loan[i] = is_sound(b) ? -1 : new_node(x, 6, 1);
  x->joint[i] = rows > 0 ? new_node(x, rows, -1) : -1;
  x->rotor[i] = has_rotor(b) ? new_node(x, 1, 1) : -1;
  x->gear[i] = has_rotor(b) ? new_node(x, 1, -1) : -1;
  x->follow[i] = lead == i ? -1 : new_node(x, 1, -1);
}

/* node a before node b, if both exist */
static void rule(pinion_maximal *x, int a, int b)
{
  if (b >= 0)
    x->plan.rule[a * x->plan.n + b] = 1;
}

static void body_rules(pinion_maximal *x, int i)
{
  rule(x, x->body[i], x->joint[i]);
  rule(x, x->rotor[i], x->gear[i]);
  if (x->leader[i] >= 0) {
    rule(x, x->body[i], x->follow[i]);
    rule(x, x->body[x->leader[i]], x->follow[i]);
  }
}

/* loans are eliminated last */
static void loan_rules(pinion_maximal *x, int i)
{
  unsigned char *before = x->plan.rule;
  if (x->loan[i] < 0)
    return;
  for (int k = 0; k < x->nodes; k++)
    before[k * x->plan.n + x->loan[i]] = 1;
  for (int j = 0; j < x->model->nb; j++) {
    if (x->loan[j] >= 0)
      before[x->loan[j] * x->plan.n + x->loan[i]] = 0;
  }
}

/* a tie of two frames comes after the bodies on the way between them */
static void tie_rules(pinion_maximal *x, int k)
{
  const pinion_constraint *tie = &x->ties->list[k];
  int a = tie->body_a, b = tie->body_b;
  for (int t = tie->term; t < tie->term + tie->terms; t++)
    rule(x, x->body[owner_of(x, x->ties->term_dof[t])], x->tie[k]);
  while (!is_sum(tie) && a != b) {
    int *later = a > b ? &a : &b;
    rule(x, x->body[*later], x->tie[k]);
    *later = body_of(x, *later)->parent;
  }
}

/* ---- plan --------------------------------------------------------------------------------------
 */

/* loans are of the mean size of bodies that have mass */
static void size_up(pinion_maximal *x)
{
  double m = 0.0, I = 0.0;
  int n = 0;
  for (int i = 0; i < x->model->nb; i++) {
    const pinion_body *b = body_of(x, i);
    n += b->m > 0.0;
    m += b->m;
    I += (b->I[0] + b->I[3] + b->I[5]) / 3.0;
  }
  x->lent_mass = m > 0.0 ? m / n : 1.0;
  x->lent_inertia = I > 0.0 ? I / n : 1.0;
}

int pinion_maximal_plan(pinion_maximal *x)
{
  const int nb = x->model->nb, most = most_nodes(x);
  int **const table[TABLES] = {&x->leader, &x->body, &x->loan,  &x->joint,
                               &x->rotor,  &x->gear, &x->follow};
  int *pool = x->ints;

  /* lay out the tables in the caller's ints */
  for (int k = 0; k < TABLES; k++, pool += nb)
    *table[k] = pool;
  x->tie = pool;
  pool += n_ties(x);
  x->fronts.head = pool;
  x->fronts.local = pool + most;
  x->fronts.swap = pool + 2 * most;
  pool += front_ints(most);

  /* count the nodes first, because the size of a plan's tables depends on their number */
  x->nodes = 0;
  for (int i = 0; i < nb; i++) {
    const pinion_body *b = body_of(x, i);
    if (has_rotor(b) && pinion_joint_nv(b->type) > 1)
      return -1;
    x->nodes += 1 + !is_sound(b) + (pinion_joint_nv(b->type) < 6) + 2 * has_rotor(b) +
                (owner_of(x, b->v) != i);
  }
  pinion_plan_take(&x->plan, x->nodes + tie_nodes(x), pool);

  /* make the nodes, and say which must be eliminated before which */
  x->nodes = 0;
  for (int i = 0; i < nb; i++)
    body_nodes(x, i);
  for (int k = 0; k < n_ties(x); k++) {
    const pinion_constraint *tie = &x->ties->list[k];
    if (tie->type == PINION_TIE_POLYNOMIAL)
      return -1;
    x->tie[k] = is_further(tie) ? x->tie[k - 1] : new_node(x, tie->rows, -1);
  }
  for (int i = 0; i < nb; i++)
    body_rules(x, i);
  for (int k = 0; k < n_ties(x); k++)
    tie_rules(x, k);
  for (int i = 0; i < nb; i++)
    loan_rules(x, i);

  /* list the blocks without their numbers, and order the elimination */
  size_up(x);
  x->value = NULL;
  pinion_maximal_put(x, NULL);
  pinion_blocks_join(x->blocks, x->block, &x->plan);
  if (pinion_order(&x->plan) != 0)
    return -1;
  pinion_blocks_sort(&x->plan, x->blocks, x->block, &x->fronts);
  x->n_reals = x->values + x->plan.factor + x->plan.stack + 3 * x->plan.rows;
  return 0;
}
