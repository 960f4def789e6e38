/* SPDX-License-Identifier: MIT */
/* rows.c -- see rows.h. */
#include "rows.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* rows of a type: x y z of p; u v w half of R32 - R23, R13 - R31, R21 - R12; a b -R23, R13; c R33;
 * l (p'p - length^2) / (2 length) */
static const struct {
  const char *type, *rows;
} types[] = {
    {"weld", "xyzuvw"},      {"ball", "xyz"},         {"point", "xyz"},      {"revolute", "xyzab"},
    {"prismatic", "xyuvw"},  {"cylindrical", "xyab"}, {"universal", "xyzc"}, {"planar", "zab"},
    {"point_on_plane", "z"}, {"distance", "l"},       {"coupling", "+"},
};

/* an end: a frame on a body */
typedef struct end {
  int body;
  double p[3], R[9]; /* in the world */
} end;

/* a row of sums: c[dof] q minus the offset and a polynomial of the sum of s[dof] q */
typedef struct sum {
  double c[R_NV], s[R_NV], offset, poly[4];
} sum;

/* the k-th constraint: its text and numbers; 0 if there is none */
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

/* ---- equalities of an MJCF file -------------------------------------------------------------- */

/* the k-th equality for which pinion has rows: active, and between bodies that can move apart; -1
 * if there is none */
static int equality(const mjModel *m, int k)
{
  for (int e = 0; e < m->neq; e++) {
    const int bodies = m->eq_type[e] == mjEQ_CONNECT || m->eq_type[e] == mjEQ_WELD;
    const int *weld = m->body_weldid;
    if (!m->eq_active[e] || (bodies && weld[m->eq_obj1id[e]] == weld[m->eq_obj2id[e]]))
      continue;
    if (k-- == 0)
      return e;
  }
  return -1;
}

static const char *codes_of(const mjModel *m, int e)
{
  return m->eq_type[e] == mjEQ_CONNECT ? "xyz" : m->eq_type[e] == mjEQ_WELD ? "xyzuvw" : "+";
}

static end on_body(const mjData *d, int body, const double *p, const double *quat)
{
  end x = {body, {0}, {0}};
  double R[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  if (quat)
    mju_quat2Mat(R, quat);
  mju_mulMatVec(x.p, d->xmat + 9 * body, p, 3, 3);
  mju_addTo3(x.p, d->xpos + 3 * body);
  mju_mulMatMat(x.R, d->xmat + 9 * body, R, 3, 3, 3);
  return x;
}

/* A on the first body and B on the second one, exchanged if the first is the world; returns 1 if
 * they are exchanged */
static int ends_of(const judge *j, int e, end *A, end *B)
{
  const mjModel *m = j->m;
  const double *data = m->eq_data + mjNEQDATA * e;
  const int weld = m->eq_type[e] == mjEQ_WELD, swapped = m->eq_obj1id[e] == 0;
  const end first = on_body(j->d, m->eq_obj1id[e], data + (weld ? 3 : 0), weld ? data + 6 : NULL);
  const end second = on_body(j->d, m->eq_obj2id[e], data + (weld ? 0 : 3), NULL);
  *A = swapped ? second : first;
  *B = swapped ? first : second;
  return swapped;
}

/* c[dof] += the parts of a joint or a fixed tendon */
static void add_to(const mjModel *m, int is_tendon, int id, double *c)
{
  if (!is_tendon) {
    c[m->jnt_dofadr[id]] += 1;
    return;
  }
  for (int w = m->tendon_adr[id]; w < m->tendon_adr[id] + m->tendon_num[id]; w++)
    c[m->jnt_dofadr[m->wrap_objid[w]]] += m->wrap_prm[w];
}

static void sum_of_equality(const mjModel *m, int e, sum *x)
{
  const double *data = m->eq_data + mjNEQDATA * e;
  const int is_tendon = m->eq_type[e] == mjEQ_TENDON;
  memset(x, 0, sizeof *x);
  add_to(m, is_tendon, m->eq_obj1id[e], x->c);
  x->offset = data[0];
  if (m->eq_obj2id[e] >= 0) {
    add_to(m, is_tendon, m->eq_obj2id[e], x->s);
    mju_copy(x->poly, data + 1, 4);
  }
}

int judge_count_rows(const mjModel *m)
{
  const char *text, *rows;
  const double *numbers;
  int count = 0;
  for (int k = 0; !told(m, 0, &text, &numbers) && equality(m, k) >= 0; k++)
    count += (int)strlen(codes_of(m, equality(m, k)));
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

/* ---- one end on the other -------------------------------------------------------------------- */

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

static pose place(const end *a, const end *b)
{
  pose x = {{0}, {0}};
  double apart[3];
  minus(a->p, b->p, apart);
  back(b->R, apart, x.p);
  mju_mulMatTMat(x.R, b->R, a->R, 3, 3, 3);
  return x;
}

/* w in the axes of B, of A in B */
static void turning(const end *b, const motion *A, const motion *B, double *w)
{
  double apart[3];
  minus(A->angular, B->angular, apart);
  back(b->R, apart, w);
}

static pose rate(const end *a, const end *b, const pose *at, const motion *A, const motion *B)
{
  pose x = {{0}, {0}};
  double apart[3], carried[3], w[3];
  minus(a->p, b->p, apart);
  cross(B->angular, apart, carried);
  minus(A->linear, B->linear, apart);
  minus(apart, carried, apart);
  back(b->R, apart, x.p);
  turning(b, A, B, w);
  add_turned(w, at->R, x.R);
  return x;
}

/* second rate, given velocities A and B and accelerations of both ends */
static pose second(const end *a, const end *b, const pose *at, const motion *A, const motion *B,
                   const motion *A2, const motion *B2)
{
  pose x = {{0}, {0}}, turned = {{0}, {0}};
  double apart[3], faster[3], sum[3], c[3], w[3], alpha[3];
  minus(a->p, b->p, apart);
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
  back(b->R, sum, x.p);

  cross(B->angular, A->angular, c);
  minus(A2->angular, B2->angular, alpha);
  minus(alpha, c, alpha);
  back(b->R, alpha, c);
  add_turned(c, at->R, x.R);
  turning(b, A, B, w);
  add_turned(w, at->R, turned.R);
  add_turned(w, turned.R, x.R);
  return x;
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* the row of a pose or its rate, if it is linear */
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

static void velocity(const mjModel *m, const mjData *d, const end *at, double J[6][R_NV], motion *v)
{
  double u[6];
  mj_jac(m, d, J[0], J[3], at->p, at->body);
  mju_mulMatVec(u, J[0], d->qvel, 6, R_NV);
  mju_copy(v->linear, u, 3);
  mju_copy(v->angular, u + 3, 3);
}

/* with qacc = 0, and without gravity */
static void acceleration(const mjModel *m, const mjData *d, const end *at, motion *a)
{
  double both[6], w[6], arm[3], by_alpha[3], by_w[3];
  mj_objectAcceleration(m, d, mjOBJ_XBODY, at->body, both, 0);
  mj_objectVelocity(m, d, mjOBJ_XBODY, at->body, w, 0);
  minus(at->p, d->xpos + 3 * at->body, arm);
  cross(both, arm, by_alpha);
  cross(w, arm, by_w);
  cross(w, by_w, arm);
  mju_copy(a->angular, both, 3);
  for (int i = 0; i < 3; i++)
    a->linear[i] = both[3 + i] + m->opt.gravity[i] + by_alpha[i] + arm[i];
}

static end at_site(const mjModel *m, const mjData *d, int k, char which)
{
  const int id = site(m, k, which);
  return on_body(d, m->site_bodyid[id], m->site_pos + 3 * id, m->site_quat + 4 * id);
}

void judge_apart(const judge *j, int k, double d[3], double rate[3], double second[3])
{
  double J[6][R_NV];
  const end a = at_site(j->m, j->d, k, 'a'), b = at_site(j->m, j->d, k, 'b');
  motion A, B;
  minus(a.p, b.p, d);
  velocity(j->m, j->d, &a, J, &A);
  velocity(j->m, j->d, &b, J, &B);
  minus(A.linear, B.linear, rate);
  acceleration(j->m, j->d, &a, &A);
  acceleration(j->m, j->d, &b, &B);
  minus(A.linear, B.linear, second);
}

static motion column(double J[6][R_NV], int c)
{
  const motion v = {{J[0][c], J[1][c], J[2][c]}, {J[3][c], J[4][c], J[5][c]}};
  return v;
}

static void of_ends(judge *j, const end *a, const end *b, const char *codes, double length,
                    int first, judge_rows *to)
{
  static double JA[6][R_NV], JB[6][R_NV];
  const mjModel *m = j->m;
  const mjData *d = j->d;
  motion A, B, A2, B2;
  velocity(m, d, a, JA, &A);
  velocity(m, d, b, JB, &B);
  acceleration(m, d, a, &A2);
  acceleration(m, d, b, &B2);
  const pose x = place(a, b), x1 = rate(a, b, &x, &A, &B);
  const pose x2 = second(a, b, &x, &A, &B, &A2, &B2);
  for (int r = 0; codes[r]; r++) {
    const int is_length = codes[r] == 'l', at = first + r;
    to->phi[at] =
        is_length ? (dot(x.p, x.p) - length * length) / (2 * length) : linear(codes[r], &x);
    to->Jdotu[at] = is_length ? (dot(x1.p, x1.p) + dot(x.p, x2.p)) / length : linear(codes[r], &x2);
    for (int c = 0; c < R_NV; c++) {
      const motion Ac = column(JA, c), Bc = column(JB, c);
      const pose moved = rate(a, b, &x, &Ac, &Bc);
      to->J[at][c] = is_length ? dot(x.p, moved.p) / length : linear(codes[r], &moved);
    }
  }
}

/* "coupling JOINT JOINT..", their coefficients, and the offset */
static void sum_of_text(const mjModel *m, const char *text, const double *numbers, sum *x)
{
  char words[1000];
  int n = 0;
  memset(x, 0, sizeof *x);
  snprintf(words, sizeof words, "%s", strchr(text, ' ') + 1);
  for (char *name = strtok(words, " "); name; name = strtok(NULL, " "))
    x->c[m->jnt_dofadr[mj_name2id(m, mjOBJ_JOINT, name)]] += numbers[n++];
  x->offset = numbers[n];
}

static void of_sum(judge *j, const sum *x, int at, judge_rows *to)
{
  const mjModel *m = j->m;
  double y[R_NV], P = 0, dP = 0, ddP = 0;
  for (int i = 0; i < R_NV; i++) {
    const int place = m->jnt_qposadr[m->dof_jntid[i]];
    /* for joints of one dof; others have no part in it */
    y[i] = j->d->qpos[place] - m->qpos0[place];
  }
  const double s = mju_dot(x->s, y, R_NV), rate = mju_dot(x->s, j->u, R_NV);
  for (int k = 4; k >= 1; k--) {
    const double c = x->poly[k - 1];
    P = (P + c) * s;
    dP = dP * s + k * c;
    ddP = k > 1 ? ddP * s + k * (k - 1) * c : ddP;
  }
  to->phi[at] = mju_dot(x->c, y, R_NV) - x->offset - P;
  to->Jdotu[at] = -ddP * rate * rate;
  for (int i = 0; i < R_NV; i++)
    to->J[at][i] = x->c[i] - dP * x->s[i];
}

/* rows of the file's own equalities */
static void find_own(judge *j, judge_rows *to)
{
  end A, B;
  sum x;
  for (int k = 0, at = 0; equality(j->m, k) >= 0; k++) {
    const int e = equality(j->m, k);
    const char *codes = codes_of(j->m, e);
    if (*codes == '+') {
      sum_of_equality(j->m, e, &x);
      of_sum(j, &x, at, to);
    } else {
      ends_of(j, e, &A, &B);
      of_ends(j, &A, &B, codes, 0, at, to);
    }
    at += (int)strlen(codes);
  }
}

int judge_own_rows(judge *j, judge_rows *to)
{
  const mjModel *m = j->m;
  const mjData *d = j->d;
  const char *text;
  const double *numbers;
  end A, B;
  if (told(m, 0, &text, &numbers))
    return 0;
  for (int k = 0, at = 0; equality(m, k) >= 0; k++) {
    const int e = equality(m, k), is_sum = *codes_of(m, e) == '+';
    const int sign = !is_sum && ends_of(j, e, &A, &B) ? -1 : 1;
    int row = 0;
    while (row < d->nefc && !(d->efc_type[row] == mjCNSTR_EQUALITY && d->efc_id[row] == e))
      row++;
    if (is_sum) {
      to->phi[at] = d->efc_pos[row];
      mju_copy(to->J[at], d->efc_J + row * R_NV, R_NV);
    }
    for (int r = 0; !is_sum && r < 3; r++) { /* in B's axes */
      to->phi[at + r] = 0;
      mju_zero(to->J[at + r], R_NV);
      for (int i = 0; i < 3; i++) {
        to->phi[at + r] += sign * B.R[3 * i + r] * d->efc_pos[row + i];
        mju_addToScl(to->J[at + r], d->efc_J + (row + i) * R_NV, sign * B.R[3 * i + r], R_NV);
      }
    }
    at += (int)strlen(codes_of(m, e));
  }
  return 1;
}

void judge_find_rows(judge *j, judge_rows *rows)
{
  const char *text;
  const double *numbers;
  memset(rows, 0, sizeof *rows);
  mju_zero(j->d->qacc, R_NV);
  mj_rnePostConstraint(j->m, j->d);
  if (!told(j->m, 0, &text, &numbers))
    find_own(j, rows);
  for (int k = 0, at = 0; told(j->m, k, &text, &numbers); k++) {
    const char *codes = rows_of(text);
    if (*codes == '+') {
      sum x;
      sum_of_text(j->m, text, numbers, &x);
      of_sum(j, &x, at, rows);
    } else {
      const end A = at_site(j->m, j->d, k, 'a'), B = at_site(j->m, j->d, k, 'b');
      of_ends(j, &A, &B, codes, numbers[0], at, rows);
    }
    at += (int)strlen(codes);
  }
}

/* ---- the solver ------------------------------------------------------------------------------ */

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
