/* SPDX-License-Identifier: MIT-0 */
/* maximal.c -- see maximal.h.
 *
 * Solved is the symmetric form: [M G'; G -C] [acceleration; -lambda] = [force; beta]. Pivots of
 * bodies are then positive and those of rows negative, as long as rows wait for the bodies that
 * give them a pivot: a joint for the body it carries, a gear for the rotor, a follower for the two
 * bodies of its joints, a tie for all that moves its ends against each other.
 *
 * A body without a full inertia of its own cannot go first. It is lent one, D, and six more unknowns
 * take that back, [M+D E; E 1/D]: eliminated first they would leave M, but they come last, when all
 * else is known. Their pivots are positive if every joint feels an inertia, so this is exact.
 */
#include <math.h>
#include <stddef.h>

#include "maximal.h"
#include "subspace.h"

/* tables with a number for each body */
enum { TABLES = 7 };

/* of the size of an inertia, what counts as none */
static const double slight = 1e-9;

static int n_ties(const pinion_maximal *x) { return x->ties ? x->ties->count : 0; }

static const pinion_body *body_of(const pinion_maximal *x, int i) { return &x->model->body[i]; }

/* can a body move by itself, whatever pushes it? */
static int is_sound(const pinion_body *b)
{
  const double m = b->m, *h = b->h, *I = b->I, size = I[0] + I[3] + I[5];
  double hh, xx, xy, xz, yy, yz, zz;
  if (!(m > 0.0))
    return 0;

  /* about the centre of mass: pivots of the 3 x 3 */
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

static int has_rotor(const pinion_body *b) { return b->armature > 0.0; }

static int is_sum(const pinion_constraint *tie)
{
  return tie->type == PINION_TIE_COUPLING || tie->type == PINION_TIE_LOCKED;
}

/* the body whose own joint has this dof */
static int owner(const pinion_model *model, int dof)
{
  int next = 0, found = -1;
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *b = &model->body[i];
    if (pinion_joint_owns(b, next)) {
      next += pinion_joint_nq(b->type);
      if (dof >= b->v && dof < b->v + pinion_joint_nv(b->type))
        found = i;
    }
  }
  return found;
}

/* ---- memory ------------------------------------------------------------------------------------
 */

static int most_nodes(const pinion_maximal *x) { return 6 * x->model->nb + n_ties(x); }

/* head, local and swap of the fronts; a node has at most six rows */
static int front_ints(int nodes) { return 8 * nodes; }

void pinion_maximal_measure(pinion_maximal *x, const pinion_model *model,
                            const pinion_constraints *ties)
{
  int n;
  x->model = model;
  x->ties = ties;
  x->mask = 0;
  x->ints = NULL;
  x->reals = NULL;
  x->block = NULL;
  x->rigid = NULL;
  n = most_nodes(x);
  x->n_ints = TABLES * model->nb + n_ties(x) + front_ints(n) + pinion_plan_ints(n);

  /* a body, two of a loan, two of its joint, a rotor and three of its gear, four of a follower; of a tie its
   * diagonal and two, or two a term */
  x->n_blocks = 13 * model->nb;
  for (int k = 0; k < n_ties(x); k++)
    x->n_blocks += 3 + 2 * ties->list[k].terms;
  x->n_reals = 0;
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
  const int rows = 6 - pinion_joint_nv(b->type), lead = owner(x->model, b->v);
  x->leader[i] = lead == i ? -1 : lead;
  x->body[i] = new_node(x, 6, 1);
  x->loan[i] = is_sound(b) ? -1 : new_node(x, 6, 1);
  x->joint[i] = rows > 0 ? new_node(x, rows, -1) : -1;
  x->rotor[i] = has_rotor(b) ? new_node(x, 1, 1) : -1;
  x->gear[i] = has_rotor(b) ? new_node(x, 1, -1) : -1;
  x->follow[i] = lead == i ? -1 : new_node(x, 1, -1);
}

/* node a before node b, if there is such a node */
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

/* what was lent is given back last of all */
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

/* a tie of two frames waits for the bodies on the way between them */
static void tie_rules(pinion_maximal *x, int k)
{
  const pinion_constraint *tie = &x->ties->list[k];
  int a = tie->body_a, b = tie->body_b;
  if (is_sum(tie)) {
    for (int t = tie->term; t < tie->term + tie->terms; t++)
      rule(x, x->body[owner(x->model, x->ties->term_dof[t])], x->tie[k]);
    return;
  }
  while (a != b) {
    int *later = a > b ? &a : &b;
    rule(x, x->body[*later], x->tie[k]);
    *later = body_of(x, *later)->parent;
  }
}

/* ---- blocks ------------------------------------------------------------------------------------
 */

/* a block in the rows of a node and the columns of another; its numbers, once there are any */
static double *put(pinion_maximal *x, int row_node, int col_node, int rows, int cols)
{
  pinion_block *b = &x->block[x->blocks++];
  double *value = x->value ? x->value + x->values : NULL;
  b->row_node = row_node;
  b->col_node = col_node;
  b->rows = rows;
  b->cols = cols;
  b->at = x->values;
  x->values += rows * cols;
  return value;
}

/* one row from a joint's force w, times a factor, for the body of the joint and its parent */
static void put_joint(pinion_maximal *x, int node, int i, const double w[6], double factor)
{
  const int parent = body_of(x, i)->parent;
  double *own = put(x, node, x->body[i], 1, 6);
  double *other = parent < 0 ? NULL : put(x, node, x->body[parent], 1, 6);
  double rows[12];
  if (!x->value)
    return;
  pinion_rigid_joint(x->model, x->rigid, i, w, rows, rows + 6);
  for (int k = 0; k < 6; k++) {
    own[k] = factor * rows[k];
    if (other)
      other[k] = factor * rows[6 + k];
  }
}

/* the rows of what the joint does not let move */
static void put_constraint(pinion_maximal *x, int i)
{
  const int parent = body_of(x, i)->parent;
  double T[36], spare[36] = {0.0};
  const int n = pinion_joint_T(body_of(x, i), T);
  double *own, *other = NULL;
  if (n == 0)
    return;
  own = put(x, x->joint[i], x->body[i], n, 6);
  if (parent >= 0)
    other = put(x, x->joint[i], x->body[parent], n, 6);
  for (int k = 0; x->value && k < n; k++)
    pinion_rigid_joint(x->model, x->rigid, i, T + 6 * k, own + 6 * k,
                       (other ? other : spare) + 6 * k);
}

/* the inertia of a body, and what it is lent */
static void put_inertia(pinion_maximal *x, int i)
{
  double *M = put(x, x->body[i], x->body[i], 6, 6), *D, *E;
  if (x->value)
    pinion_rigid_inertia(x->model, x->rigid, i, M);
  if (x->loan[i] < 0)
    return;
  D = put(x, x->loan[i], x->loan[i], 6, 6);
  E = put(x, x->loan[i], x->body[i], 6, 6);
  for (int k = 0; x->value && k < 36; k++) {
    const double lent = k < 18 ? x->lent_mass : x->lent_inertia;
    D[k] = k % 7 == 0 ? 1.0 / lent : 0.0;
    E[k] = k % 7 == 0 ? 1.0 : 0.0;
    M[k] += k % 7 == 0 ? lent : 0.0;
  }
}

static void put_body(pinion_maximal *x, int i)
{
  const pinion_body *b = body_of(x, i);
  double Ta[36];
  put_inertia(x, i);
  put_constraint(x, i);
  pinion_joint_Ta(b, Ta);
  if (has_rotor(b)) {
    double *J = put(x, x->rotor[i], x->rotor[i], 1, 1);
    double *turn = put(x, x->gear[i], x->rotor[i], 1, 1);
    if (x->value) {
      *J = b->armature;
      *turn = -1.0;
    }
    put_joint(x, x->gear[i], i, Ta, 1.0);
  }
  if (x->leader[i] >= 0) {
    put_joint(x, x->follow[i], i, Ta, 1.0);
    pinion_joint_Ta(body_of(x, x->leader[i]), Ta);
    put_joint(x, x->follow[i], x->leader[i], Ta, -b->ratio);
  }
}

static int is_on(const pinion_maximal *x, const pinion_constraint *tie)
{
  return tie->switched < 0 || (x->mask >> tie->switched & 1u);
}

static void put_sum(pinion_maximal *x, int k, double on)
{
  const pinion_constraint *tie = &x->ties->list[k];
  for (int t = tie->term; t < tie->term + tie->terms; t++) {
    const int i = owner(x->model, x->ties->term_dof[t]);
    double Ta[36];
    pinion_joint_Ta(body_of(x, i), Ta);
    put_joint(x, x->tie[k], i, Ta, on * x->ties->term_coefficient[t]);
  }
}

/* A tie that is off is a row of its own: -1 lambda = 0. */
static void put_tie(pinion_maximal *x, int k, const double *C)
{
  const pinion_constraint *tie = &x->ties->list[k];
  const int n = tie->rows;
  const double on = is_on(x, tie) ? 1.0 : 0.0;
  double rows[72], beta[6], *D = put(x, x->tie[k], x->tie[k], n, n), *end;
  for (int i = 0; x->value && i < n * n; i++)
    D[i] = i % (n + 1) > 0 ? 0.0 : !is_on(x, tie) ? -1.0 : C ? -C[tie->row + i / n] : 0.0;
  if (is_sum(tie)) {
    put_sum(x, k, on);
    return;
  }
  if (x->value)
    pinion_rigid_tie(tie, x->rigid, rows, rows + 36, beta);
  for (int side = 0; side < 2; side++) {
    const int body = side ? tie->body_b : tie->body_a;
    if (body < 0)
      continue;
    end = put(x, x->tie[k], x->body[body], n, 6);
    for (int i = 0; x->value && i < 6 * n; i++)
      end[i] = on * rows[36 * side + i];
  }
}

/* all blocks, in the same order each time; their numbers if there is a place for them */
static void put_all(pinion_maximal *x, const double *C)
{
  x->blocks = x->values = 0;
  for (int i = 0; i < x->model->nb; i++)
    put_body(x, i);
  for (int k = 0; k < n_ties(x); k++)
    put_tie(x, k, C);
}

/* ---- plan and factor ---------------------------------------------------------------------------
 */

/* means over the bodies that have a mass, for the others */
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
  for (int k = 0; k < TABLES; k++, pool += nb)
    *table[k] = pool;
  x->tie = pool;
  pool += n_ties(x);
  x->fronts.head = pool;
  x->fronts.local = pool + most;
  x->fronts.swap = pool + 2 * most;
  pool += front_ints(most);

  /* count the nodes first: the tables of a plan have their number for a size */
  x->nodes = 0;
  for (int i = 0; i < nb; i++) {
    const pinion_body *b = body_of(x, i);
    x->nodes += 1 + !is_sound(b) + (pinion_joint_nv(b->type) < 6) + 2 * has_rotor(b) +
                (owner(x->model, b->v) != i);
  }
  pinion_plan_take(&x->plan, x->nodes + n_ties(x), pool);
  x->nodes = 0;
  for (int i = 0; i < nb; i++)
    body_nodes(x, i);
  for (int k = 0; k < n_ties(x); k++)
    x->tie[k] = new_node(x, x->ties->list[k].rows, -1);
  for (int i = 0; i < nb; i++)
    body_rules(x, i);
  for (int k = 0; k < n_ties(x); k++)
    tie_rules(x, k);
  for (int i = 0; i < nb; i++)
    loan_rules(x, i);

  size_up(x);
  x->value = NULL;
  put_all(x, NULL);
  pinion_blocks_join(x->blocks, x->block, &x->plan);
  if (pinion_order(&x->plan) != 0)
    return -1;
  pinion_blocks_sort(&x->plan, x->blocks, x->block, &x->fronts);
  x->n_reals = x->values + x->plan.factor + x->plan.stack + 3 * x->plan.rows;
  return 0;
}

int pinion_maximal_factor(pinion_maximal *x, const double *q, unsigned mask, const double *C)
{
  double *pool = x->reals;
  const int rows = x->plan.rows;
  x->mask = mask;
  x->rhs = pool;
  x->x = pool + rows;
  x->fronts.peak = pool + 2 * rows;
  x->fronts.factor = pool + 3 * rows;
  x->fronts.stack = x->fronts.factor + x->plan.factor;
  x->value = x->fronts.stack + x->plan.stack;
  pinion_rigid_place(x->model, q, x->rigid);
  put_all(x, C);
  pinion_blocks_sort(&x->plan, x->blocks, x->block, &x->fronts);
  return pinion_frontal(&x->plan, x->block, x->value, &x->fronts);
}

/* ---- right-hand sides and results --------------------------------------------------------------
 */

/* rows of the system that belong to a node */
static double *rows_of(const pinion_maximal *x, double *all, int node)
{
  return all + x->plan.row[node];
}

/* x->x = solution of x->rhs, once corrected by what it leaves */
static void solve(pinion_maximal *x)
{
  const int n = x->plan.rows;
  for (int k = 0; k < n; k++)
    x->x[k] = x->rhs[k];
  pinion_frontal_solve(&x->plan, &x->fronts, x->x);
  pinion_blocks_residual(&x->plan, x->blocks, x->block, x->value, x->x, x->rhs);
  pinion_frontal_solve(&x->plan, &x->fronts, x->rhs);
  for (int k = 0; k < n; k++)
    x->x[k] += x->rhs[k];
}

/* acceleration in a joint along its Ta, or what is left of it without those of the bodies */
static double joint_rate(const pinion_maximal *x, int i, const double w[6], double *all)
{
  const int parent = body_of(x, i)->parent;
  double own[6], other[6];
  double sum = -pinion_rigid_joint(x->model, x->rigid, i, w, own, other);
  for (int k = 0; all && k < 6; k++) {
    sum += own[k] * rows_of(x, all, x->body[i])[k];
    if (parent >= 0)
      sum += other[k] * rows_of(x, all, x->body[parent])[k];
  }
  return sum;
}

/* what the joint gives along its dofs: tau of its own, less damping and friction */
static void torques(pinion_maximal *x, int i, const double *v, const double *tau)
{
  const pinion_body *b = body_of(x, i);
  const int n = pinion_joint_nv(b->type);
  double *torque = x->rigid[i].torque;
  for (int c = 0; c < n; c++)
    torque[c] = x->leader[i] < 0 ? tau[b->v + c] : 0.0;
  if (n == 1) {
    const double rate = b->ratio * v[b->v], width = x->model->friction_width;
    const double size = sqrt(rate * rate + width * width);
    torque[0] -= b->damping * rate;
    if (b->friction > 0.0 && size > 0.0)
      torque[0] -= b->friction * rate / size;
  }
}

/* the joint's torques as forces on its two bodies */
static void push(pinion_maximal *x, int i)
{
  const int parent = body_of(x, i)->parent;
  double Ta[36], own[6], other[6];
  const int n = pinion_joint_Ta(body_of(x, i), Ta);
  for (int c = 0; c < n; c++) {
    pinion_rigid_joint(x->model, x->rigid, i, Ta + 6 * c, own, other);
    for (int k = 0; k < 6; k++) {
      rows_of(x, x->rhs, x->body[i])[k] += x->rigid[i].torque[c] * own[k];
      if (parent >= 0)
        rows_of(x, x->rhs, x->body[parent])[k] += x->rigid[i].torque[c] * other[k];
    }
  }
}

/* beta of the joint, its gear and what it follows */
static void joint_targets(pinion_maximal *x, int i)
{
  const pinion_body *b = body_of(x, i);
  double T[36], Ta[36];
  const int n = pinion_joint_T(b, T);
  for (int k = 0; k < n; k++)
    rows_of(x, x->rhs, x->joint[i])[k] = -joint_rate(x, i, T + 6 * k, NULL);
  pinion_joint_Ta(b, Ta);
  if (x->gear[i] >= 0)
    *rows_of(x, x->rhs, x->gear[i]) = -joint_rate(x, i, Ta, NULL);
  if (x->follow[i] >= 0) {
    double lead[36];
    pinion_joint_Ta(body_of(x, x->leader[i]), lead);
    *rows_of(x, x->rhs, x->follow[i]) =
        b->ratio * joint_rate(x, x->leader[i], lead, NULL) - joint_rate(x, i, Ta, NULL);
  }
}

static void tie_targets(pinion_maximal *x, int k, const double *target)
{
  const pinion_constraint *tie = &x->ties->list[k];
  double rows[72], beta[6] = {0.0}, *rhs = rows_of(x, x->rhs, x->tie[k]);
  if (!is_on(x, tie))
    return;
  if (!is_sum(tie))
    pinion_rigid_tie(tie, x->rigid, rows, rows + 36, beta);
  for (int t = tie->term; is_sum(tie) && t < tie->term + tie->terms; t++) {
    const int i = owner(x->model, x->ties->term_dof[t]);
    double Ta[36];
    pinion_joint_Ta(body_of(x, i), Ta);
    beta[0] -= x->ties->term_coefficient[t] * joint_rate(x, i, Ta, NULL);
  }
  for (int r = 0; r < tie->rows; r++)
    rhs[r] = beta[r] + (target ? target[tie->row + r] : 0.0);
}

/* a and lambda from the solution */
static void results(const pinion_maximal *x, double *a, double *lambda)
{
  for (int i = 0; i < x->model->nb; i++) {
    double Ta[36];
    const int n = pinion_joint_Ta(body_of(x, i), Ta);
    for (int c = 0; x->leader[i] < 0 && c < n; c++)
      a[body_of(x, i)->v + c] = joint_rate(x, i, Ta + 6 * c, x->x);
  }
  for (int k = 0; k < n_ties(x); k++) {
    for (int r = 0; r < x->ties->list[k].rows; r++)
      lambda[x->ties->list[k].row + r] = -rows_of(x, x->x, x->tie[k])[r];
  }
}

static void clear(pinion_maximal *x)
{
  for (int k = 0; k < x->plan.rows; k++)
    x->rhs[k] = 0.0;
}

void pinion_maximal_fd(pinion_maximal *x, const double *v, const double *tau, const double *target,
                       double *a, double *lambda)
{
  pinion_rigid_move(x->model, v, x->rigid);
  clear(x);
  for (int i = 0; i < x->model->nb; i++) {
    double f[6];
    torques(x, i, v, tau);
    push(x, i);
    pinion_rigid_force(x->model, x->rigid, i, f);
    for (int k = 0; k < 6; k++)
      rows_of(x, x->rhs, x->body[i])[k] += f[k];
    joint_targets(x, i);
  }
  for (int k = 0; k < n_ties(x); k++)
    tie_targets(x, k, target);
  solve(x);
  results(x, a, lambda);
}

/* what rows that pull at the joint's dof add to its torque */
static double pulled(const pinion_maximal *x, int i)
{
  double torque = 0.0;
  if (x->gear[i] >= 0)
    torque -= *rows_of(x, x->x, x->gear[i]);
  if (x->follow[i] >= 0)
    torque -= *rows_of(x, x->x, x->follow[i]);
  for (int j = 0; j < x->model->nb; j++) {
    if (x->leader[j] == i)
      torque += body_of(x, j)->ratio * *rows_of(x, x->x, x->follow[j]);
  }
  for (int k = 0; k < n_ties(x); k++) {
    const pinion_constraint *tie = &x->ties->list[k];
    for (int t = tie->term; is_sum(tie) && is_on(x, tie) && t < tie->term + tie->terms; t++) {
      if (owner(x->model, x->ties->term_dof[t]) == i)
        torque -= x->ties->term_coefficient[t] * *rows_of(x, x->x, x->tie[k]);
    }
  }
  return torque;
}

void pinion_maximal_joint_force(const pinion_maximal *x, int i, double f[6])
{
  double columns[36];
  int n = pinion_joint_T(body_of(x, i), columns);
  for (int k = 0; k < 6; k++)
    f[k] = 0.0;
  for (int c = 0; c < n; c++) {
    for (int k = 0; k < 6; k++)
      f[k] -= columns[6 * c + k] * rows_of(x, x->x, x->joint[i])[c];
  }
  n = pinion_joint_Ta(body_of(x, i), columns);
  for (int c = 0; c < n; c++) {
    const double torque = x->rigid[i].torque[c] + (n == 1 ? pulled(x, i) : 0.0);
    for (int k = 0; k < 6; k++)
      f[k] += columns[6 * c + k] * torque;
  }
}

void pinion_maximal_inverse_inertia(pinion_maximal *x, int body, const pinion_pose *frame,
                                    double Phi[36])
{
  double R[9], lever[3], turned[3];
  pinion_mul33(x->rigid[body].R, frame->R, R);
  pinion_rotate(x->rigid[body].R, frame->p, lever);
  for (int c = 0; c < 6; c++) {
    double unit[6] = {0.0}, *f = rows_of(x, x->rhs, x->body[body]);
    const double *A = rows_of(x, x->x, x->body[body]);
    double rise[3];
    unit[c] = 1.0;
    clear(x);
    pinion_rotate(R, unit, f);
    pinion_rotate(R, unit + 3, f + 3);
    pinion_cross(lever, f, turned);
    for (int k = 0; k < 3; k++)
      f[3 + k] += turned[k];
    solve(x);

    /* at rest: acceleration of the frame's origin, then the angular one */
    pinion_cross(A + 3, lever, rise);
    for (int k = 0; k < 3; k++)
      rise[k] += A[k];
    pinion_unrotate(R, rise, unit);
    pinion_unrotate(R, A + 3, unit + 3);
    for (int k = 0; k < 6; k++)
      Phi[6 * k + c] = unit[k];
  }
}
