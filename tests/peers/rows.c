/* SPDX-License-Identifier: MIT */
/* rows.c -- see rows.h. */
#include "rows.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* what rows a type has: x y z of p; u v w half of R32 - R23, R13 - R31, R21 - R12; a b -R23, R13;
 * c R33; l (p'p - length^2) / (2 length) */
static const struct {
  const char *type, *rows;
} types[] = {
    {"weld", "xyzuvw"},      {"ball", "xyz"},         {"point", "xyz"},      {"revolute", "xyzab"},
    {"prismatic", "xyuvw"},  {"cylindrical", "xyab"}, {"universal", "xyzc"}, {"planar", "zab"},
    {"point_on_plane", "z"}, {"distance", "l"},       {"coupling", "+"},
};

/* the k-th constraint: its text and numbers; 0 where there is none */
static int told(const mjModel *m, int k, const char **text, const double **numbers)
{
  char name[32];
  snprintf(name, sizeof name, "C%d", k + 1);
  const int t = mj_name2id(m, mjOBJ_TEXT, name), n = mj_name2id(m, mjOBJ_NUMERIC, name);
  if (t < 0 || n < 0)
    return 0;
  *text = m->text_data + m->text_adr[t];
  *numbers = m->numeric_data + m->numeric_adr[n];
  return 1;
}

static const char *rows_of(const char *text)
{
  const size_t length = strcspn(text, " ");
  for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
    if (strlen(types[i].type) == length && strncmp(types[i].type, text, length) == 0)
      return types[i].rows;
  }
  return NULL;
}

static int site(const mjModel *m, int k, char end)
{
  char name[32];
  snprintf(name, sizeof name, "C%d_%c", k + 1, end);
  return mj_name2id(m, mjOBJ_SITE, name);
}

int judge_count_rows(const mjModel *m)
{
  const char *text, *rows;
  const double *numbers;
  int count = 0;
  for (int k = 0; told(m, k, &text, &numbers); k++) {
    rows = rows_of(text);
    if (!rows || (*rows != '+' && (site(m, k, 'a') < 0 || site(m, k, 'b') < 0))) {
      printf("MuJoCo has not all of constraint %d, %s\n", k + 1, text);
      return -1;
    }
    count += (int)strlen(rows);
  }
  return count;
}

/* ---- one end on the other ---------------------------------------------------------------------- */

typedef struct motion {
  double linear[3], angular[3];
} motion;

static void cross(const double *a, const double *b, double *c)
{
  c[0] = a[1] * b[2] - a[2] * b[1];
  c[1] = a[2] * b[0] - a[0] * b[2];
  c[2] = a[0] * b[1] - a[1] * b[0];
}

static void minus(const double *a, const double *b, double *c)
{
  for (int i = 0; i < 3; i++)
    c[i] = a[i] - b[i];
}

/* y = R' x, R row by row */
static void back(const double *R, const double *x, double *y)
{
  for (int i = 0; i < 3; i++)
    y[i] = R[i] * x[0] + R[3 + i] * x[1] + R[6 + i] * x[2];
}

/* C += [w] A */
static void add_turned(const double *w, const double *A, double *C)
{
  for (int i = 0; i < 3; i++) {
    const double column[3] = {A[i], A[3 + i], A[6 + i]};
    double turned[3];
    cross(w, column, turned);
    for (int r = 0; r < 3; r++)
      C[3 * r + i] += turned[r];
  }
}

/* pose of A in B, or a rate of it */
typedef struct pose {
  double p[3], R[9];
} pose;

static pose place(const mjData *d, int a, int b)
{
  pose x = {{0}, {0}};
  double apart[3];
  minus(d->site_xpos + 3 * a, d->site_xpos + 3 * b, apart);
  back(d->site_xmat + 9 * b, apart, x.p);
  mju_mulMatTMat(x.R, d->site_xmat + 9 * b, d->site_xmat + 9 * a, 3, 3, 3);
  return x;
}

/* w in the axes of B, of A in B */
static void turning(const mjData *d, int b, const motion *A, const motion *B, double *w)
{
  double apart[3];
  minus(A->angular, B->angular, apart);
  back(d->site_xmat + 9 * b, apart, w);
}

static pose rate(const mjData *d, int a, int b, const pose *at, const motion *A, const motion *B)
{
  pose x = {{0}, {0}};
  double apart[3], carried[3], w[3];
  minus(d->site_xpos + 3 * a, d->site_xpos + 3 * b, apart);
  cross(B->angular, apart, carried);
  minus(A->linear, B->linear, apart);
  minus(apart, carried, apart);
  back(d->site_xmat + 9 * b, apart, x.p);
  turning(d, b, A, B, w);
  add_turned(w, at->R, x.R);
  return x;
}

/* second rate, given velocities A and B and accelerations of both ends */
static pose second(const mjData *d, int a, int b, const pose *at, const motion *A, const motion *B,
                   const motion *A2, const motion *B2)
{
  pose x = {{0}, {0}}, turned = {{0}, {0}};
  double apart[3], faster[3], sum[3], c[3], w[3], alpha[3];
  minus(d->site_xpos + 3 * a, d->site_xpos + 3 * b, apart);
  minus(A->linear, B->linear, faster);
  minus(A2->linear, B2->linear, sum);
  cross(B2->angular, apart, c);
  minus(sum, c, sum);
  cross(B->angular, faster, c);
  for (int i = 0; i < 3; i++)
    sum[i] -= 2 * c[i];
  cross(B->angular, apart, c);
  cross(B->angular, c, faster);
  for (int i = 0; i < 3; i++)
    sum[i] += faster[i];
  back(d->site_xmat + 9 * b, sum, x.p);

  cross(B->angular, A->angular, c);
  minus(A2->angular, B2->angular, alpha);
  minus(alpha, c, alpha);
  back(d->site_xmat + 9 * b, alpha, c);
  add_turned(c, at->R, x.R);
  turning(d, b, A, B, w);
  add_turned(w, at->R, turned.R);
  add_turned(w, turned.R, x.R);
  return x;
}

/* ---- rows -------------------------------------------------------------------------------------- */

/* what is linear in a pose or its rate */
static double linear(char row, const pose *x)
{
  const double *p = x->p, *R = x->R;
  switch (row) {
  case 'x':
  case 'y':
  case 'z':
    return p[row - 'x'];
  case 'u':
    return (R[7] - R[5]) / 2;
  case 'v':
    return (R[2] - R[6]) / 2;
  case 'w':
    return (R[3] - R[1]) / 2;
  case 'a':
    return -R[5];
  case 'b':
    return R[2];
  default:
    return R[8];
  }
}

static double dot(const double *a, const double *b)
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void velocity(const mjModel *m, const mjData *d, int at, double J[6][R_NV], motion *v)
{
  double u[6];
  mj_jacSite(m, d, J[0], J[3], at);
  mju_mulMatVec(u, J[0], d->qvel, 6, R_NV);
  mju_copy(v->linear, u, 3);
  mju_copy(v->angular, u + 3, 3);
}

/* with qacc = 0, and gravity taken out again */
static void acceleration(const mjModel *m, const mjData *d, int at, motion *a)
{
  double both[6];
  mj_objectAcceleration(m, d, mjOBJ_SITE, at, both, 0);
  mju_copy(a->angular, both, 3);
  for (int i = 0; i < 3; i++)
    a->linear[i] = both[3 + i] + m->opt.gravity[i];
}

void judge_apart(const judge *j, int k, double d[3], double rate[3], double second[3])
{
  double J[6][R_NV];
  const int a = site(j->m, k, 'a'), b = site(j->m, k, 'b');
  motion A, B;
  minus(j->d->site_xpos + 3 * a, j->d->site_xpos + 3 * b, d);
  velocity(j->m, j->d, a, J, &A);
  velocity(j->m, j->d, b, J, &B);
  minus(A.linear, B.linear, rate);
  acceleration(j->m, j->d, a, &A);
  acceleration(j->m, j->d, b, &B);
  minus(A.linear, B.linear, second);
}

static motion column(double J[6][R_NV], int c)
{
  const motion v = {{J[0][c], J[1][c], J[2][c]}, {J[3][c], J[4][c], J[5][c]}};
  return v;
}

static void of_sites(judge *j, int k, const char *codes, double length, int first, judge_rows *to)
{
  static double JA[6][R_NV], JB[6][R_NV];
  const mjModel *m = j->m;
  const mjData *d = j->d;
  const int a = site(m, k, 'a'), b = site(m, k, 'b');
  motion A, B, A2, B2;
  velocity(m, d, a, JA, &A);
  velocity(m, d, b, JB, &B);
  acceleration(m, d, a, &A2);
  acceleration(m, d, b, &B2);
  const pose x = place(d, a, b), x1 = rate(d, a, b, &x, &A, &B);
  const pose x2 = second(d, a, b, &x, &A, &B, &A2, &B2);
  for (int r = 0; codes[r]; r++) {
    const int is_length = codes[r] == 'l', at = first + r;
    to->phi[at] =
        is_length ? (dot(x.p, x.p) - length * length) / (2 * length) : linear(codes[r], &x);
    to->Jdotu[at] = is_length ? (dot(x1.p, x1.p) + dot(x.p, x2.p)) / length : linear(codes[r], &x2);
    for (int c = 0; c < R_NV; c++) {
      const motion Ac = column(JA, c), Bc = column(JB, c);
      const pose moved = rate(d, a, b, &x, &Ac, &Bc);
      to->J[at][c] = is_length ? dot(x.p, moved.p) / length : linear(codes[r], &moved);
    }
  }
}

/* "coupling JOINT JOINT..", their coefficients, and the offset */
static void of_sum(judge *j, const char *text, const double *numbers, int at, judge_rows *to)
{
  char words[1000];
  int n = 0;
  snprintf(words, sizeof words, "%s", strchr(text, ' ') + 1);
  to->phi[at] = 0;
  for (char *name = strtok(words, " "); name; name = strtok(NULL, " ")) {
    const int id = mj_name2id(j->m, mjOBJ_JOINT, name);
    to->phi[at] += numbers[n] * j->d->qpos[j->m->jnt_qposadr[id]];
    to->J[at][j->m->jnt_dofadr[id]] += numbers[n++];
  }
  to->phi[at] -= numbers[n];
}

void judge_find_rows(judge *j, judge_rows *rows)
{
  const char *text;
  const double *numbers;
  memset(rows, 0, sizeof *rows);
  mju_zero(j->d->qacc, R_NV);
  mj_rnePostConstraint(j->m, j->d);
  for (int k = 0, at = 0; told(j->m, k, &text, &numbers); k++) {
    const char *codes = rows_of(text);
    if (*codes == '+')
      of_sum(j, text, numbers, at, rows);
    else
      of_sites(j, k, codes, numbers[0], at, rows);
    at += (int)strlen(codes);
  }
}

/* ---- the solver -------------------------------------------------------------------------------- */

/* the largest entry from (s, s) on */
static void find_pivot(int n, const double *A, const int *order, int s, int *row, int *unknown)
{
  double most = -1;
  for (int r = s; r < n; r++) {
    for (int c = s; c < n; c++) {
      const double size = fabs(A[r * n + order[c]]);
      if (size > most)
        most = size, *row = r, *unknown = c;
    }
  }
}

int judge_solve(int n, double *A, double *x, double least)
{
  int order[2 * (R_NV + R_NC)], rank = 0, row = 0, unknown = 0; /* of unknowns */
  double found[2 * (R_NV + R_NC)] = {0}, first = 0;
  for (int i = 0; i < n; i++)
    order[i] = i;
  for (int s = 0; s < n; s++) {
    find_pivot(n, A, order, s, &row, &unknown);
    const int u = order[unknown];
    order[unknown] = order[s], order[s] = u;
    for (int c = 0; c < n; c++) {
      const double kept = A[s * n + c];
      A[s * n + c] = A[row * n + c], A[row * n + c] = kept;
    }
    const double kept = x[s], pivot = A[s * n + u];
    x[s] = x[row], x[row] = kept;
    first = s == 0 ? fabs(pivot) : first;
    if (!(fabs(pivot) > least * first))
      break;
    rank++;
    for (int r = s + 1; r < n; r++) {
      const double f = A[r * n + u] / pivot;
      for (int c = s; c < n; c++)
        A[r * n + order[c]] -= f * A[s * n + order[c]];
      x[r] -= f * x[s];
    }
  }
  for (int s = rank - 1; s >= 0; s--) {
    double sum = x[s];
    for (int c = s + 1; c < rank; c++)
      sum -= A[s * n + order[c]] * found[order[c]];
    found[order[s]] = sum / A[s * n + order[s]];
  }
  memcpy(x, found, (size_t)n * sizeof *x);
  return rank;
}
