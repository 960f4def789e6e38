/* judge_state.c -- inputs of a state, and matrices packed as in the generated code. */
#include "judge.h"
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* ---- packed matrices ---- */

double *judge_dense(const judge *J, const double *packed, int both)
{
  const int n = oracle_nv(J->o);
  double *A = oracle_grab(sizeof *A * (unsigned)(n * n));
  for (int i = 0; i < n; i++) {
    for (int k = J->rowptr[i]; k < J->rowptr[i + 1]; k++) {
      A[i * n + J->colind[k]] = packed[k];
      if (both)
        A[J->colind[k] * n + i] = packed[k];
    }
  }
  return A;
}

double *judge_unpacked(int rows, int columns, const int *rowptr, const int *colind, const double *x)
{
  double *A = oracle_grab(sizeof *A * (unsigned)(rows * columns));
  for (int i = 0; i < rows; i++) {
    for (int k = rowptr[i]; k < rowptr[i + 1]; k++)
      A[i * columns + colind[k]] = x[k];
  }
  return A;
}

double *judge_packed(const judge *J, const double *A)
{
  const int n = oracle_nv(J->o);
  double *out = oracle_grab(sizeof *out * (unsigned)J->nh);
  for (int i = 0; i < n; i++) {
    for (int k = J->rowptr[i]; k < J->rowptr[i + 1]; k++)
      out[k] = A[i * n + J->colind[k]];
  }
  return out;
}

static int stored(const judge *J, int i, int j)
{
  for (int k = J->rowptr[i]; k < J->rowptr[i + 1]; k++) {
    if (J->colind[k] == j)
      return 1;
  }
  return 0;
}

/* rows in order, their diagonal last; every entry allowed by the tree; no entry of H missing */
static int pattern_is_good(judge *J)
{
  const int n = oracle_nv(J->o);
  const double scale = judge_largest(n * n, J->inertia.mag);
  if (J->rowptr[0] != 0 || J->rowptr[n] != J->nh) {
    judge_complain(J, "pattern", "rowptr does not end where H does");
    return 0;
  }
  for (int i = 0; i < n; i++) {
    for (int k = J->rowptr[i]; k + 1 < J->rowptr[i + 1]; k++) {
      if (J->colind[k] < 0 || J->colind[k] >= J->colind[k + 1])
        judge_complain(J, "pattern", "columns do not ascend");
    }
    if (J->rowptr[i + 1] <= J->rowptr[i] || J->colind[J->rowptr[i + 1] - 1] != i)
      judge_complain(J, "pattern", "a row does not end on the diagonal");
    for (int j = 0; j < i; j++) {
      const int there = stored(J, i, j);
      if (!oracle_has_mimics(J->o) && there != oracle_supports(J->o, i, j))
        judge_complain(J, "pattern", "stored entries are not those of the tree");
      if (!there && fabs(J->inertia.x[i * n + j]) > 1e-11 * scale)
        judge_complain(J, "pattern", "an entry of H that is not zero is not stored");
    }
  }
  return J->wrong == 0;
}

/* ---- a state ---- */

static double rounded(const judge *J, double x) { return J->single ? (double)(float)x : x; }

static double *random_numbers(judge *J, int n, double low, double high)
{
  double *x = oracle_grab(sizeof *x * (unsigned)n);
  for (int k = 0; k < n; k++)
    x[k] = rounded(J, oracle_uniform(&J->seed, low, high));
  return x;
}

static double *random_q(judge *J, int kind)
{
  const int n = oracle_nq(J->o);
  double *q = oracle_grab(sizeof *q * (unsigned)n);
  oracle_random_q(J->o, &J->seed, kind, q);
  for (int k = 0; k < n; k++)
    q[k] = rounded(J, q[k]);
  return q;
}

int judge_is_regular(const judge *J, double condition)
{
  return condition < (J->single ? 1e4 : 1e10);
}

/* The H that factors and products get: the robot's, or with --pattern tree any positive matrix of
 * stored entries.  An entry of nothing but rounding is 0, as the code takes it: beside a light
 * body's pivot it would be an entry of L. */
static void make_given(judge *J)
{
  const int n = oracle_nv(J->o);
  double *H = oracle_grab(sizeof *H * (unsigned)(n * n)), sum = 0;
  for (int k = 0; k < n * n; k++) {
    const double x = J->inertia.x[k], rounding = 16 * DBL_EPSILON * J->inertia.mag[k];
    H[k] = fabs(x) <= rounding ? 0 : x;
  }
  for (int i = 0; i < n && J->tree; i++) {
    for (int j = 0; j < i; j++) {
      const double more = oracle_uniform(&J->seed, -1, 1);
      if (stored(J, i, j)) {
        H[i * n + j] += more;
        H[j * n + i] += more;
        sum += fabs(more);
      }
    }
  }
  for (int i = 0; i < n && J->tree; i++)
    H[i * n + i] += sum + 0.5;
  J->H = judge_packed(J, H);
  for (int k = 0; k < J->nh; k++)
    J->H[k] = rounded(J, J->H[k]);
  J->given = judge_dense(J, J->H, 1);
  J->unit = oracle_grab(sizeof *H * (unsigned)(n * n));
  J->root = oracle_grab(sizeof *H * (unsigned)(n * n));
  J->pivot = oracle_grab(sizeof *H * (unsigned)n);
  oracle_dense_ltdl(n, J->given, J->unit, J->pivot);
  J->given_condition = oracle_condition(n, J->given);
  J->given_regular = judge_is_regular(J, J->given_condition);
  for (int i = 0; i < n; i++) {
    const double d = sqrt(fabs(J->pivot[i]));
    for (int j = 0; j < n; j++)
      J->root[i * n + j] = d * J->unit[i * n + j];
  }
  J->L = judge_packed(J, J->root);
  for (int i = 0; i < n; i++)
    J->unit[i * n + i] = J->pivot[i];
  J->LD = judge_packed(J, J->unit);
  for (int k = 0; k < J->nh; k++) {
    J->L[k] = rounded(J, J->L[k]);
    J->LD[k] = rounded(J, J->LD[k]);
  }
  J->unit = judge_dense(J, J->LD, 0);
  J->root = judge_dense(J, J->L, 0);
  for (int i = 0; i < n; i++) {
    J->pivot[i] = J->unit[i * n + i];
    J->unit[i * n + i] = 1 / J->pivot[i];
  }
  J->LDinv = judge_packed(J, J->unit);
  for (int k = 0; k < J->nh; k++)
    J->LDinv[k] = rounded(J, J->LDinv[k]);
  for (int i = 0; i < n; i++)
    J->unit[i * n + i] = 1;
}

void judge_begin(judge *J, int kind)
{
  const int nv = oracle_nv(J->o);
  J->q = random_q(J, kind);
  J->q1 = random_q(J, 0);
  J->v = random_numbers(J, nv, kind == 1 ? 0 : -2, kind == 1 ? 0 : 2);
  J->a = random_numbers(J, nv, -3, 3);
  J->tau = random_numbers(J, nv, -5, 5);
  J->f = random_numbers(J, 6 * oracle_nb(J->o), -4, 4);
  J->point = random_numbers(J, 3 * oracle_nb(J->o), -2, 2);
  J->x = random_numbers(J, nv, -1, 1);
  J->dt = rounded(J, oracle_uniform(&J->seed, 0, 0.5));
  J->qn = random_q(J, 0);
  for (int k = 0; k < oracle_nq(J->o); k++)
    J->qn[k] = rounded(J, 1.75 * J->qn[k]);
  J->h = rounded(J, J->dt / 500);
  J->lambda = random_numbers(J, J->nc, -2, 2);
  J->theta = random_numbers(J, 10 * oracle_nb(J->o), -1, 1);
  J->phi_d = random_numbers(J, J->nm, -1, 1);
  J->dphi_d = random_numbers(J, J->nm, -2, 2);
  J->ddphi_d = random_numbers(J, J->nm, -3, 3);
  J->gains = random_numbers(J, 2, 0, 20);
  J->e = rounded(J, oracle_uniform(&J->seed, 0, 1));
  J->eps = kind == 2 ? 0 : rounded(J, oracle_uniform(&J->seed, 0, 1e-3));
  J->t = kind == 3 ? 0 : rounded(J, 4 * J->h * oracle_uniform(&J->seed, 0, 1));
  J->eps_of = random_numbers(J, J->nc, 0, kind == 2 ? 0 : 1e-3);
  J->t_of = random_numbers(J, J->nc, 0, kind == 3 ? 0 : 4 * J->h);
  J->mask = kind == 1 ? ~0u : (unsigned)oracle_uniform(&J->seed, 0, 65536);
  oracle_state(J->o, J->q, J->v, J->a);
  J->inertia = oracle_H(J->o);
  J->condition = oracle_condition(nv, J->inertia.x);
  J->regular = judge_is_regular(J, J->condition);
  if (J->rowptr && pattern_is_good(J))
    make_given(J);
}
