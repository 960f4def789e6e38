/* SPDX-License-Identifier: MIT-0 */
/* maximal_trial.c -- see maximal_trial.h */
#include "maximal_trial.h"

#include <stdlib.h>

#include "check.h"
#include "generic/factor/forward.h"
#include "generic/tree/crba.h"

void *room(size_t n)
{
  void *p = malloc(n);
  assert_non_null(p);
  return p;
}

void open_maximal(pinion_maximal *x, const pinion_model *m, const pinion_constraints *ties)
{
  pinion_maximal_measure(x, m, ties);
  x->ints = (int *)room((size_t)x->n_ints * sizeof *x->ints);
  x->block = (pinion_block *)room((size_t)x->n_blocks * sizeof *x->block);
  assert_int_equal(pinion_maximal_plan(x), 0);
  assert_true(x->blocks <= x->n_blocks);
  x->reals = (double *)room((size_t)x->n_reals * sizeof *x->reals);
  x->rigid = (pinion_rigid *)room((size_t)m->nb * sizeof *x->rigid);
}

void close_maximal(pinion_maximal *x)
{
  free(x->ints);
  free(x->block);
  free(x->reals);
  free(x->rigid);
}

double condition(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *H = trial_vec(s, m->nh), *Hinv = trial_vec(s, n * n), scale;
  pinion_work work[MAX_BODIES];
  pinion_crba(m, s->q, H, work);
  scale = (double)n * largest(m->nh, H);
  assert_int_equal(pinion_minv(m, s->q, Hinv, work, H), 0);
  scale *= (double)n * largest(n * n, Hinv);
  trial_drop(s, 2);
  return scale;
}
