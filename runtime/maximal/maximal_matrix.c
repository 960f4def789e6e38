/* SPDX-License-Identifier: MIT-0 */
/* maximal_matrix.c -- the blocks of the matrix of maximal.h, and its factor. */
#include <stddef.h>

#include "maximal_parts.h"
#include "subspace.h"

/* appends a block in the rows of one node and the columns of another; returns its numbers, or null
 * before there is memory for them */
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

/* a row from `factor` times a joint's force w, for the joint's body and its parent */
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

/* the rows of the motions that the joint prevents */
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

/* the inertia of a body and its loan */
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

static void put_sum(pinion_maximal *x, int k, double on)
{
  const pinion_constraint *tie = &x->ties->list[k];
  for (int t = tie->term; t < tie->term + tie->terms; t++) {
    const int i = owner_of(x, x->ties->term_dof[t]);
    double Ta[36];
    pinion_joint_Ta(body_of(x, i), Ta);
    put_joint(x, x->tie[k], i, Ta, on * x->ties->term_coefficient[t]);
  }
}

/* The rows of a tie; one that is off gets -1 lambda = 0. */
static void put_tie(pinion_maximal *x, int k, const double *C)
{
  const pinion_constraint *tie = &x->ties->list[k];
  const int n = tie->rows;
  const double on = is_on(x, tie) ? 1.0 : 0.0;
  double rows[72], beta[6], *D, *end;
  if (!is_further(tie)) {
    D = put(x, x->tie[k], x->tie[k], n, n);
    for (int i = 0; x->value && i < n * n; i++)
      D[i] = i % (n + 1) > 0 ? 0.0 : !is_on(x, tie) ? -1.0 : C ? -C[tie->row + i / n] : 0.0;
  }
  put_sum(x, k, on);
  if (is_sum(tie))
    return;
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

void pinion_maximal_put(pinion_maximal *x, const double *C)
{
  x->blocks = x->values = 0;
  for (int i = 0; i < x->model->nb; i++)
    put_body(x, i);
  for (int k = 0; k < n_ties(x); k++)
    put_tie(x, k, C);
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
  pinion_maximal_put(x, C);
  pinion_blocks_sort(&x->plan, x->blocks, x->block, &x->fronts);
  return pinion_frontal(&x->plan, x->block, x->value, &x->fronts);
}
