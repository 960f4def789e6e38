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

int test_trees(void)
{
  const char *text = getenv("PINION_LONG");
  return text && *text ? 300 : 100;
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

int type_nq(pinion_joint_type type)
{
  static const int n[] = {1, 1, 1, 3, 4, 7};
  return n[type];
}

int type_nv(pinion_joint_type type)
{
  static const int n[] = {1, 1, 1, 3, 3, 6};
  return n[type];
}

/* the features of a random tree */
typedef struct features {
  int floating_base, all_types, followers, losses, chain;
} features;

static pinion_joint_type random_type(int i, const features *has, int room, uint64_t *random)
{
  if (room >= 6 && ((i == 0 && has->floating_base) || pick(random, 30) == 0))
    return PINION_FLOATING;
  if (has->all_types && room >= 3 && pick(random, 4) == 0)
    return pick(random, 2) ? PINION_PLANAR : PINION_SPHERICAL;
  if (has->all_types && pick(random, 4) == 0)
    return PINION_HELICAL;
  return pick(random, 3) == 0 ? PINION_PRISMATIC : PINION_REVOLUTE;
}

/* axis and the other parts that the type needs */
static void random_joint(pinion_body *b, const features *has, uint64_t *random)
{
  double frame[9];
  random_rotation(random, frame);
  if (b->type != PINION_FLOATING && b->type != PINION_SPHERICAL)
    memcpy(b->axis, frame, sizeof b->axis);
  if (b->type == PINION_PLANAR)
    memcpy(b->ex, frame + 3, sizeof b->ex);
  if (b->type == PINION_HELICAL)
    b->pitch = 0.3 * pinion_random_unit(random);
  if (has->losses && type_nv(b->type) == 1) {
    b->armature = 0.2 + 0.2 * pinion_random_unit(random);
    b->damping = 0.2 + 0.2 * pinion_random_unit(random);
    b->friction = pick(random, 2) ? 0.3 + 0.3 * pinion_random_unit(random) : 0.0;
  }
}

/* some joints follow another of one dof, unless that would close a circle */
static void random_followers(tree *t, uint64_t *random)
{
  for (int i = 0; i < t->model.nb; i++) {
    const int leader = pick(random, t->model.nb);
    int j = leader;
    if (pick(random, 3) > 0 || type_nv(t->body[i].type) > 1 || type_nv(t->body[j].type) > 1)
      continue;
    while (j >= 0 && j != i)
      j = t->follows[j];
    if (j == i)
      continue;
    t->follows[i] = leader;

    /* a third of them with ratio 1 and no offset, URDF's default */
    t->times[i] = 1.0;
    t->plus[i] = 0.0;
    if (pick(random, 3) > 0) {
      t->times[i] = 1.5 * pinion_random_unit(random);
      t->plus[i] = pinion_random_unit(random);
    }
  }
}

static void random_links(tree *t, uint64_t *random)
{
  const int nb = t->model.nb;
  const int body[LINKS] = {nb - 1, 0, pick(random, nb), -1};
  for (int i = 0; i < LINKS; i++) {
    t->link[i].name = "link";
    t->link[i].body = body[i];
    random_rotation(random, t->link[i].R);
    for (int k = 0; k < 3; k++)
      t->link[i].p[k] = 0.5 * pinion_random_unit(random);
  }
}

void tree_random(tree *t, int nb, uint64_t *random)
{
  features has;
  int room = MAX_NV - nb;
  memset(t, 0, sizeof *t);
  has.floating_base = pick(random, 2);
  has.all_types = pick(random, 3) > 0;
  has.followers = pick(random, 2);
  has.losses = pick(random, 2);
  has.chain = pick(random, 3); /* how often a body just follows the one before */
  t->model.name = "random";
  t->model.nb = nb;
  t->model.gravity[0] = 1.0;
  t->model.gravity[1] = -2.0;
  t->model.gravity[2] = -9.81;
  t->model.friction_width = 0.2;
  for (int i = 0; i < nb; i++) {
    pinion_body *b = &t->body[i];
    b->name = "joint";
    b->parent = i - 1;
    if (i > 0 && pick(random, 3) >= has.chain)
      b->parent = pick(random, 8) == 0 ? -1 : pick(random, i);
    b->type = random_type(i, &has, room, random);
    room -= type_nv(b->type) - 1;
    random_joint(b, &has, random);
    random_rotation(random, b->R);
    for (int k = 0; k < 3; k++)
      b->p[k] = 0.5 * pinion_random_unit(random);
    random_inertia(t, i, random);
    t->follows[i] = -1;
  }
  if (has.followers)
    random_followers(t, random);
  random_links(t, random);
  tree_tables(t);
}

/* joints of their own take q and v in order; then followers use those of their leaders */
static void number_joints(tree *t)
{
  pinion_model *m = &t->model;
  m->nq = m->nv = 0;
  for (int i = 0; i < m->nb; i++) {
    pinion_body *b = &t->body[i];
    b->ratio = 1.0;
    b->offset = 0.0;
    if (t->follows[i] >= 0)
      continue;
    b->q = m->nq;
    b->v = m->nv;
    m->nq += type_nq(b->type);
    m->nv += type_nv(b->type);
  }
  for (int i = 0; i < m->nb; i++) {
    pinion_body *b = &t->body[i];
    int j = i;
    for (; t->follows[j] >= 0; j = t->follows[j]) {
      b->offset += b->ratio * t->plus[j];
      b->ratio *= t->times[j];
    }
    b->q = t->body[j].q;
    b->v = t->body[j].v;
  }
}

/* pattern of H: dofs couple when one's body is, or carries, the other's */
static void couple(const tree *t, char coupled[MAX_NV][MAX_NV])
{
  for (int i = 0; i < t->model.nb; i++) {
    for (int j = i; j >= 0; j = t->body[j].parent) {
      for (int r = 0; r < type_nv(t->body[i].type); r++) {
        for (int c = 0; c < type_nv(t->body[j].type); c++) {
          coupled[t->body[i].v + r][t->body[j].v + c] = 1;
          coupled[t->body[j].v + c][t->body[i].v + r] = 1;
        }
      }
    }
  }
}

void tree_tables(tree *t)
{
  static char coupled[MAX_NV][MAX_NV];
  pinion_model *m = &t->model;
  m->body = t->body;
  m->lambda = t->lambda;
  m->rowptr = t->rowptr;
  m->colind = t->colind;
  m->nl = LINKS;
  m->link = t->link;
  number_joints(t);

  /* eliminating a dof couples all dofs that it was coupled with; the last of those is its parent */
  memset(coupled, 0, sizeof coupled);
  couple(t, coupled);
  for (int k = m->nv - 1; k >= 0; k--) {
    t->lambda[k] = -1;
    for (int j = 0; j < k; j++) {
      if (coupled[k][j])
        t->lambda[k] = j;
    }
    for (int j = 0; j < t->lambda[k]; j++)
      coupled[t->lambda[k]][j] = (char)(coupled[t->lambda[k]][j] | coupled[k][j]);
  }

  /* a row consists of all ancestors */
  m->nh = 0;
  for (int k = 0; k < m->nv; k++) {
    char ancestor[MAX_NV] = {0};
    t->rowptr[k] = m->nh;
    for (int j = k; j >= 0; j = t->lambda[j])
      ancestor[j] = 1;
    for (int j = 0; j <= k; j++) {
      if (ancestor[j])
        t->colind[m->nh++] = j;
    }
  }
  t->rowptr[m->nv] = m->nh;
}

void tree_freed(const tree *t, tree *loose)
{
  *loose = *t;
  for (int i = 0; i < t->model.nb; i++)
    loose->follows[i] = -1;
  tree_tables(loose);
}

int tree_has_followers(const tree *t)
{
  for (int i = 0; i < t->model.nb; i++) {
    if (t->follows[i] >= 0)
      return 1;
  }
  return 0;
}

/* does dof a move body i, at its own joint? */
static int moves(const tree *t, int a, int i)
{
  const int k = a - t->body[i].v;
  return k >= 0 && k < type_nv(t->body[i].type);
}

int tree_relates(const tree *t, int a, int b)
{
  for (int i = 0; i < t->model.nb; i++) {
    for (int j = i; j >= 0; j = t->body[j].parent) {
      if ((moves(t, a, i) && moves(t, b, j)) || (moves(t, a, j) && moves(t, b, i)))
        return 1;
    }
  }
  return 0;
}

double *trial_vec(trial *s, int n)
{
  double *x = (double *)malloc((size_t)n * sizeof *x);
  assert_non_null(x);
  assert_true(s->vecs < MAX_VECS);
  s->vec[s->vecs++] = x;
  return x;
}

void trial_drop(trial *s, int n)
{
  for (; n > 0; n--)
    free(s->vec[--s->vecs]);
}

double *trial_random_vec(trial *s, int n)
{
  double *x = trial_vec(s, n);
  for (int k = 0; k < n; k++)
    x[k] = pinion_random_unit(&s->random);
  return x;
}

/* the current trial; its number is -1 if there is none */
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
  for (int number = 0; number < test_trees(); number++) {
    /* each tree has its own generator, so checks that draw more or fewer numbers get the same trees
     */
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
