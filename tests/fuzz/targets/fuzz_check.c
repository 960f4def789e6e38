/* fuzz_check.c -- pinion_check on hostile tables, and the whole runtime on those it lets pass.
 *
 * An input says which tree to start from (joint types, parents, followers; the tables are made by
 * tests/runtime/tree.c, which shares no code with the runtime) and then lists edits: which number
 * of which table changes, and to what.  The tables are copied into memory of exactly the sizes they
 * declare, so that a sanitizer notices a read past their ends.
 *
 * A tree without edits has to pass.  Any tables that pass have to be safe: every function of the
 * runtime runs on them, in memory of exactly the sizes that its header states. */
#include "fuzz.h"
#include "generic/factor/factor.h"
#include "generic/factor/forward.h"
#include "generic/factor/products.h"
#include "generic/model/configuration.h"
#include "generic/model/dense.h"
#include "generic/tree/aba.h"
#include "generic/tree/coriolis.h"
#include "generic/tree/crba.h"
#include "generic/tree/energy.h"
#include "generic/tree/inverse.h"
#include "generic/tree/jacobian.h"
#include "generic/tree/kinematics.h"
#include "generic/tree/momentum.h"
#include "generic/tree/rnea.h"
#include "tree.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <string.h>

/* Few bodies and edits: with many, one of the edits is soon refused, and the runtime takes time.
 * Declared sizes above LARGEST get a table of one: pinion_check has to refuse before it reads on.
 */
enum { LARGEST = 4096, MOST_BODIES = 8, MAX_EDITS = 6 };

/* ---- bytes -> numbers ----------------------------------------------------------------------- */

typedef struct bytes {
  const uint8_t *at, *end;
} bytes;

/* the next byte, 0 after the end */
static int next(bytes *in) { return in->at < in->end ? *in->at++ : 0; }

static int next_int(bytes *in, int old)
{
  static const int odd[] = {INT_MIN, INT_MIN + 1, INT_MAX, INT_MAX - 1, -2, -1, 0, 1000000};
  const int word = next(in);
  if (word < 96)
    return word - 8;
  if (word < 128)
    return (int)((unsigned)old + (unsigned)(word - 112));
  return odd[word % 8];
}

static double next_double(bytes *in, double old)
{
  static const double odd[] = {0.0,    -0.0,    1.0,      -1.0,  1e-9,   2e-9, DBL_MIN,
                               1e-320, DBL_MAX, -DBL_MAX, 1e154, 1e-160, 0.5,  3.14159265358979,
                               1e300,  1.0e10};
  const int word = next(in);
  if (word < 16)
    return odd[word];
  if (word < 24)
    return (double)NAN;
  if (word < 32)
    return (double)(word % 2 ? INFINITY : -INFINITY);
  if (word < 64)
    return -old;
  if (word < 128)
    return old * (1.0 + (word - 96) * 1e-10);
  return old * (word - 192) / 16.0;
}

/* ---- a sound tree --------------------------------------------------------------------------- */

static void choose_type(tree *t, int i, int word, int *room)
{
  pinion_body *b = &t->body[i];
  const pinion_joint_type type = (pinion_joint_type)(word % 6);
  if (type_nv(type) - 1 > *room)
    return;
  *room -= type_nv(type) - 1;
  b->type = type;
  b->pitch = type == PINION_HELICAL ? 0.1 : 0.0;
  if (type_nv(type) > 1)
    b->armature = b->damping = b->friction = 0.0;
  for (int k = 0; k < 3; k++) {
    b->axis[k] = type == PINION_SPHERICAL || type == PINION_FLOATING ? 0.0 : k == word / 6 % 3;
    b->ex[k] = type == PINION_PLANAR ? k == (word / 6 + 1) % 3 : 0.0;
  }
}

/* a joint of one dof to follow, unless that closes a circle */
static void choose_leader(tree *t, int i, int word)
{
  const int leader = word % t->model.nb;
  int j = leader;
  if (type_nv(t->body[i].type) > 1 || type_nv(t->body[leader].type) > 1)
    return;
  while (j >= 0 && j != i)
    j = t->follows[j];
  if (j == i)
    return;
  t->follows[i] = leader;
  t->times[i] = word % 3 ? 0.5 * (word % 5) - 1.0 : 1.0;
  t->plus[i] = word % 3 ? 0.25 * (word % 7) : 0.0;
}

static void plant(tree *t, bytes *in)
{
  uint64_t random = 1 + (uint64_t)next(in);
  const int nb = 1 + next(in) % MOST_BODIES;
  int room = MAX_NV - nb;
  tree_random(t, nb, &random);
  for (int i = 0; i < nb; i++)
    room -= type_nv(t->body[i].type) - 1;
  for (int i = 0; i < nb; i++) {
    const int type = next(in), parent = next(in), follow = next(in);
    t->follows[i] = -1;
    if (type >= 64) {
      room += type_nv(t->body[i].type) - 1;
      choose_type(t, i, type, &room);
    }
    if (parent >= 64)
      t->body[i].parent = parent % (i + 1) - 1;
    if (follow >= 128)
      t->follows[i] = -2 - follow; /* resolved once all types are known */
  }
  for (int i = 0; i < nb; i++) {
    const int word = -2 - t->follows[i];
    if (t->follows[i] < -1) {
      t->follows[i] = -1;
      choose_leader(t, i, word);
    }
  }
  tree_tables(t);
}

/* ---- edits ---------------------------------------------------------------------------------- */

static void edit_body(pinion_body *b, int field, int k, bytes *in)
{
  double *const list[] = {b->R, b->p, b->axis, b->ex, b->h, b->I};
  double *const single[] = {&b->pitch,   &b->ratio,    &b->offset, &b->armature,
                            &b->damping, &b->friction, &b->m};
  static const int length[] = {9, 3, 3, 3, 3, 6};
  double *place;
  switch (field % 16) {
  case 0:
    b->type = (pinion_joint_type)(next(in) % 8);
    return;
  case 1:
    b->parent = next_int(in, b->parent);
    return;
  case 2:
    b->q = next_int(in, b->q);
    return;
  case 3:
    b->v = next_int(in, b->v);
    return;
  default:
    break;
  }
  field = field % 16 - 4;
  place = field < 6 ? list[field] + k % length[field] : single[field < 13 ? field - 6 : 0];
  *place = next_double(in, *place);
}

static void edit_model(tree *t, int field, int k, bytes *in)
{
  pinion_model *m = &t->model;
  pinion_link *link = &t->link[k % LINKS];
  switch (field % 16) {
  case 0:
    m->nq = next_int(in, m->nq);
    break;
  case 1:
    m->nv = next_int(in, m->nv);
    break;
  case 2:
    m->nh = next_int(in, m->nh);
    break;
  case 3:
    m->nl = next(in) % (LINKS + 2) - 1;
    m->nl = m->nl > LINKS ? INT_MIN : m->nl;
    break;
  case 4:
    link->body = next_int(in, link->body);
    break;
  case 5:
    link->R[k / LINKS % 9] = next_double(in, link->R[k / LINKS % 9]);
    break;
  case 6:
    link->p[k / LINKS % 3] = next_double(in, link->p[k / LINKS % 3]);
    break;
  case 7:
    m->friction_width = next_double(in, m->friction_width);
    break;
  case 8:
    m->gravity[k % 3] = next_double(in, m->gravity[k % 3]);
    break;
  case 9:
    m->nb = next(in) % (m->nb + 2) - 1; /* never more than the tables have */
    break;
  default: /* two bodies change places, but keep their parents */
    if (m->nb > 0) {
      pinion_body *a = &t->body[k % m->nb], *b = &t->body[field / 16 % m->nb], c = *a;
      *a = *b;
      *b = c;
      b->parent = a->parent;
      a->parent = c.parent;
    }
  }
}

/* applies one edit; returns 0 when there are no more */
static int edit(tree *t, bytes *in)
{
  const int table = next(in), field = next(in), k = next(in);
  if (in->at >= in->end)
    return 0;
  switch (table % 8) {
  case 0:
  case 1:
    edit_model(t, field, k, in);
    break;
  case 2:
    t->lambda[k % MAX_NV] = next_int(in, t->lambda[k % MAX_NV]);
    break;
  case 3:
    t->rowptr[k % (MAX_NV + 1)] = next_int(in, t->rowptr[k % (MAX_NV + 1)]);
    break;
  case 4:
    k < 128 ? (void)(t->colind[k] = next_int(in, t->colind[k]))
            : (void)(t->colind[(field * 128 + k) % MAX_NH] = next_int(in, 0));
    break;
  default:
    edit_body(&t->body[k % MOST_BODIES], field, table / 8, in);
  }
  return 1;
}

/* ---- tables of exactly their sizes ---------------------------------------------------------- */

static void *exactly(const void *from, int count, int have, size_t size)
{
  const int n = count < 0 ? 0 : count > LARGEST ? 1 : count;
  char *to = (char *)calloc((size_t)n + (n == 0), size);
  fuzz_assert(to != NULL);
  memcpy(to, from, (size_t)(n < have ? n : have) * size);
  if (n == 0) { /* no byte of it may be read, but not every allocator gives a table of no bytes */
    free(to);
    to = (char *)malloc(0);
    fuzz_assert(to != NULL);
  }
  return to;
}

static void pack(const tree *t, pinion_model *m)
{
  *m = t->model;
  m->body = (const pinion_body *)exactly(t->body, m->nb, MAX_BODIES, sizeof *t->body);
  m->lambda = (const int *)exactly(t->lambda, m->nv, MAX_NV, sizeof *t->lambda);
  m->rowptr = (const int *)exactly(t->rowptr, m->nv < LARGEST ? m->nv + 1 : 1, MAX_NV + 1,
                                   sizeof *t->rowptr);
  m->colind = (const int *)exactly(t->colind, m->nh, MAX_NH, sizeof *t->colind);
  m->link = (const pinion_link *)exactly(t->link, m->nl, LINKS, sizeof *t->link);
}

static void unpack(pinion_model *m)
{
  free((void *)m->body);
  free((void *)m->lambda);
  free((void *)m->rowptr);
  free((void *)m->colind);
  free((void *)m->link);
}

/* ---- the runtime on tables that passed ------------------------------------------------------ */

enum { MAX_ARRAYS = 16 };

typedef struct arrays {
  double *at[MAX_ARRAYS];
  int count;
  uint64_t random;
} arrays;

/* n numbers in [-1, 1), exact in both types */
static double *array(arrays *a, int n)
{
  double *x = (double *)malloc((size_t)n * sizeof *x);
  fuzz_assert(x != NULL && a->count < MAX_ARRAYS);
  for (int k = 0; k < n; k++)
    x[k] = pinion_random_unit(&a->random);
  a->at[a->count++] = x;
  return x;
}

static void release(arrays *a)
{
  while (a->count > 0)
    free(a->at[--a->count]);
}

static void run_dynamics(const pinion_model *m, const double *q, pinion_work *work)
{
  arrays a = {.count = 0, .random = 2};
  double *v = array(&a, m->nv), *acc = array(&a, m->nv), *tau = array(&a, m->nv);
  double *f = array(&a, 6 * m->nb), *C = array(&a, m->nv * m->nv);
  pinion_rnea(m, q, v, acc, tau, work);
  pinion_rnea_fext(m, q, v, acc, f, tau, work);
  pinion_bias(m, q, v, tau, work);
  pinion_gravity(m, q, tau, work);
  pinion_Ha(m, q, acc, tau, work);
  pinion_coriolis(m, q, v, C, work);
  pinion_aba(m, q, v, tau, acc, work);
  pinion_kinetic_energy(m, q, v, work);
  pinion_potential_energy(m, q, work);
  release(&a);
}

static void run_inertia(const pinion_model *m, const double *q, pinion_work *work)
{
  arrays a = {.count = 0, .random = 3};
  double *v = array(&a, m->nv), *x = array(&a, m->nv), *tau = array(&a, m->nv);
  double *H = array(&a, m->nh), *A = array(&a, m->nv * m->nv), *B = array(&a, m->nv * m->nv);
  pinion_crba(m, q, H, work);
  pinion_unpack(m, H, A);
  pinion_mul_H(m, H, v, x);
  pinion_ltdl(m, H);
  pinion_unpack_lower(m, H, A);
  pinion_mul_L(m, H, x);
  pinion_mul_Lt(m, H, x);
  pinion_solve_L(m, H, x);
  pinion_solve_Lt(m, H, x);
  pinion_solve(m, H, x);
  pinion_crba(m, q, H, work);
  pinion_ltl(m, H);
  pinion_ltl_mul_L(m, H, x);
  pinion_ltl_mul_Lt(m, H, x);
  pinion_ltl_solve_L(m, H, x);
  pinion_ltl_solve_Lt(m, H, x);
  pinion_ltl_solve(m, H, x);
  pinion_fd(m, q, v, tau, x, work, H);
  pinion_fd_unit(m, q, v, tau, x, work, A);
  pinion_minv(m, q, A, work, H);
  pinion_unit_H(m, q, A, work);
  pinion_dense_mul(m->nv, A, A, B);
  pinion_dense_ltdl(m->nv, A);
  pinion_dense_solve(m->nv, A, x);
  release(&a);
}

static void run_kinematics(const pinion_model *m, const double *q, pinion_work *work)
{
  arrays a = {.count = 0, .random = 4};
  double *v = array(&a, m->nv), *acc = array(&a, m->nv), *J = array(&a, 6 * m->nv);
  double *pose = array(&a, 12 * m->nl + (m->nl == 0)), *six = array(&a, 6);
  double *three = array(&a, 3), *Jcom = array(&a, 3 * m->nv);
  pinion_fk(m, q, pose, work);
  for (int link = 0; link < m->nl; link++) {
    pinion_velocity(m, link, q, v, six, work);
    pinion_acceleration(m, link, q, v, acc, six, work);
    pinion_acceleration_classical(m, link, q, v, acc, six, work);
    for (int frame = PINION_BODY; frame <= PINION_ALIGNED; frame++) {
      pinion_jacobian(m, link, (pinion_frame)frame, q, J, work);
      pinion_jdotv(m, link, (pinion_frame)frame, q, v, six, work);
    }
  }
  pinion_mass(m);
  pinion_com(m, q, three, work);
  pinion_com_velocity(m, q, v, three, work);
  pinion_com_jacobian(m, q, Jcom, work);
  pinion_centroidal(m, q, v, J, six, work);
  pinion_centroidal(m, q, v, NULL, six, work);
  release(&a);
}

static void run_all(const pinion_model *m)
{
  arrays a = {.count = 0, .random = 1};
  double *q = array(&a, m->nq), *q1 = array(&a, m->nq), *v = array(&a, m->nv);
  pinion_work *work = (pinion_work *)malloc((size_t)m->nb * sizeof *work);
  fuzz_assert(work != NULL);
  pinion_neutral_q(m, q);
  pinion_random_q(m, &a.random, q1);
  pinion_difference(m, q, q1, v);
  pinion_integrate(m, q, v, 0.5, q1);
  pinion_normalize(m, q1);
  run_dynamics(m, q1, work);
  run_inertia(m, q1, work);
  run_kinematics(m, q1, work);
  free(work);
  release(&a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static tree t;
  bytes in = {data, data + size};
  pinion_model model;
  const char *complaint;
  int edits = 0;
  plant(&t, &in);
  while (edits < MAX_EDITS && edit(&t, &in))
    edits++;
  pack(&t, &model);
  complaint = pinion_check(&model);
  fuzz_assert(edits > 0 || complaint == NULL);
  fuzz_assert(complaint == NULL || complaint[0] != '\0');
  if (complaint == NULL)
    run_all(&model);
  unpack(&model);
  return 0;
}
