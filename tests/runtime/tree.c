/* SPDX-License-Identifier: MIT-0 */
/* tree.c -- see tree.h. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "tree.h"

uint64_t test_seed(void)
{
  const char *text = getenv("PINION_SEED");
  return text && *text ? strtoull(text, NULL, 10) : 1;
}

/* 0 .. n - 1 */
static int pick(uint64_t *random, int n) { return (int)(pinion_random_u64(random) % (uint64_t)n); }

/* uniform direction: a point of the unit ball that is not too near its centre, scaled */
static void random_direction(uint64_t *random, int n, double *u)
{
  double length;
  do {
    length = 0.0;
    for (int k = 0; k < n; k++) {
      u[k] = pinion_random_unit(random);
      length += u[k] * u[k];
    }
    length = sqrt(length);
  } while (length < 0.1 || length > 1.0);
  for (int k = 0; k < n; k++)
    u[k] /= length;
}

/* rows: a direction, one across it, and their cross product */
static void random_rotation(uint64_t *random, double R[9])
{
  double u[3], v[3], along, length;
  random_direction(random, 3, u);
  do {
    random_direction(random, 3, v);
    along = u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
  } while (fabs(along) > 0.9);
  length = sqrt(1.0 - along * along);
  for (int k = 0; k < 3; k++) {
    R[k] = u[k];
    R[3 + k] = (v[k] - along * u[k]) / length;
  }
  R[6] = R[1] * R[5] - R[2] * R[4];
  R[7] = R[2] * R[3] - R[0] * R[5];
  R[8] = R[0] * R[4] - R[1] * R[3];
}

/* four points, and the m, h, I that follow from them */
static void random_inertia(tree *t, int i, uint64_t *random)
{
  pinion_body *b = &t->body[i];
  for (int k = 0; k < POINTS; k++) {
    double *r = t->point[i][k];
    const double m = 0.6 + 0.5 * pinion_random_unit(random);
    t->mass[i][k] = m;
    for (int c = 0; c < 3; c++)
      r[c] = 0.4 * pinion_random_unit(random);
    b->m += m;
    for (int c = 0; c < 3; c++)
      b->h[c] += m * r[c];
    b->I[0] += m * (r[1] * r[1] + r[2] * r[2]);
    b->I[1] -= m * r[0] * r[1];
    b->I[2] -= m * r[0] * r[2];
    b->I[3] += m * (r[0] * r[0] + r[2] * r[2]);
    b->I[4] -= m * r[1] * r[2];
    b->I[5] += m * (r[0] * r[0] + r[1] * r[1]);
  }
}

static pinion_joint_type random_type(int i, int floating_base, int room, uint64_t *random)
{
  if (room >= 6 && ((i == 0 && floating_base) || pick(random, 30) == 0))
    return PINION_FLOATING;
  return pick(random, 3) == 0 ? PINION_PRISMATIC : PINION_REVOLUTE;
}

void tree_random(tree *t, int nb, uint64_t *random)
{
  const int floating_base = pick(random, 2);
  const int chain = pick(random, 3); /* how often a body just follows the one before */
  int room = MAX_NV - nb;
  memset(t, 0, sizeof *t);
  t->model.name = "random";
  t->model.nb = nb;
  t->model.body = t->body;
  t->model.gravity[2] = -9.81;
  for (int i = 0; i < nb; i++) {
    pinion_body *b = &t->body[i];
    b->name = "joint";
    b->parent = i - 1;
    if (i > 0 && pick(random, 3) >= chain)
      b->parent = pick(random, 8) == 0 ? -1 : pick(random, i);
    b->type = random_type(i, floating_base, room, random);
    if (b->type == PINION_FLOATING)
      room -= 5;
    else
      random_direction(random, 3, b->axis);
    random_rotation(random, b->R);
    for (int k = 0; k < 3; k++)
      b->p[k] = 0.5 * pinion_random_unit(random);
    random_inertia(t, i, random);
  }
  tree_tables(t);
}

void tree_tables(tree *t)
{
  pinion_model *m = &t->model;
  int first[MAX_BODIES], last[MAX_BODIES];
  m->lambda = t->lambda;
  m->rowptr = t->rowptr;
  m->colind = t->colind;
  m->nq = m->nv = m->nh = 0;
  for (int i = 0; i < m->nb; i++) {
    pinion_body *b = &t->body[i];
    const int floating = b->type == PINION_FLOATING;
    b->q = m->nq;
    b->v = m->nv;
    m->nq += floating ? 7 : 1;
    m->nv += floating ? 6 : 1;
    first[i] = b->v;
    last[i] = m->nv - 1;
  }

  /* dof j moves dof i when its body is i's or one that carries it, and j is not after i */
  for (int i = 0; i < m->nb; i++) {
    for (int dof = first[i]; dof <= last[i]; dof++) {
      int carries[MAX_NV] = {0};
      t->rowptr[dof] = m->nh;
      t->lambda[dof] = -1;
      for (int b = i; b >= 0; b = t->body[b].parent) {
        for (int j = first[b]; j <= last[b]; j++)
          carries[j] = j <= dof;
      }
      for (int j = 0; j < m->nv; j++) {
        if (carries[j])
          t->colind[m->nh++] = j;
        if (j < dof && carries[j])
          t->lambda[dof] = j;
      }
    }
  }
  t->rowptr[m->nv] = m->nh;
}

double *trial_vec(trial *s, int n)
{
  double *x = (double *)malloc((size_t)n * sizeof *x);
  assert_non_null(x);
  assert_true(s->vecs < MAX_VECS);
  s->vec[s->vecs++] = x;
  return x;
}

double *trial_random_vec(trial *s, int n)
{
  double *x = trial_vec(s, n);
  for (int k = 0; k < n; k++)
    x[k] = pinion_random_unit(&s->random);
  return x;
}

/* the trial under way; its number is -1 when there is none */
static trial current;
static int current_number = -1;

static void release(void)
{
  for (int k = 0; k < current.vecs; k++)
    free(current.vec[k]);
  current.vecs = 0;
  current_number = -1;
}

void for_each_tree(void (*check)(trial *s))
{
  trial *s = &current;
  uint64_t seed = test_seed();
  for (int number = 0; number < TREES; number++) {
    /* each tree has its own generator, so checks that draw more or less see the same trees */
    current_number = number;
    s->random = pinion_random_u64(&seed);
    tree_random(&s->tree, 1 + number % MAX_BODIES, &s->random);
    s->q = trial_vec(s, s->tree.model.nq);
    pinion_random_q(&s->tree.model, &s->random, s->q);
    s->v = trial_random_vec(s, s->tree.model.nv);
    check(s);
    release();
  }
}

int tree_teardown(void **state)
{
  (void)state;
  if (current_number >= 0)
    print_error("failed with tree %d of PINION_SEED=%" PRIu64 "\n", current_number, test_seed());
  release();
  return 0;
}
