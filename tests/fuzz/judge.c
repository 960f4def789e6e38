/* judge.c -- the checks: by value, by residual, or by an identity. */
#include "judge.h"
#include "judge_parts.h"

#include "../oracle/xml.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- comparing ---- */

double judge_tolerance(const judge *J) { return J->single ? 1e-5 : 1e-12; }

double judge_largest(int n, const double *x)
{
  double most = 0;
  for (int k = 0; k < n; k++)
    most = fmax(most, fabs(x[k]));
  return most;
}

static void tell(judge *J, const char *where, const char *what, int k, double x, double y,
                 double off)
{
  J->wrong++;
  printf("WRONG %s: %s[%d] is %.17g, expected %.17g, off by %.3g times the tolerance\n", where,
         what, k, x, y, off);
}

/* |x - y| <= tolerance*scale everywhere; NaN is far away */
int judge_near(judge *J, const char *where, const char *what, int n, const double *x,
               const double *y, double scale)
{
  J->compared += n;
  for (int k = 0; k < n; k++) {
    const double off = fabs(x[k] - y[k]) / (judge_tolerance(J) * scale + DBL_MIN);
    if (!(off <= 1)) {
      tell(J, where, what, k, x[k], y[k], off);
      return 0;
    }
  }
  return 1;
}

/* the contract is about the norm of a result */
static int same(judge *J, const char *where, const char *what, oracle_array y, const double *x)
{
  return judge_near(J, where, what, y.rows * y.cols, x, y.x, judge_largest(y.rows * y.cols, y.mag));
}

/* and small entries beside large ones are held to a part of their digits */
static void same_each(judge *J, const char *where, const char *what, oracle_array y,
                      const double *x)
{
  const double loose = J->single ? 1e3 : 1e3;
  if (!same(J, where, what, y, x))
    return;
  for (int k = 0; k < y.rows * y.cols; k++) {
    const double off = fabs(x[k] - y.x[k]) / (loose * judge_tolerance(J) * y.mag[k] + DBL_MIN);
    if (!(off <= 1)) {
      tell(J, where, what, k, x[k], y.x[k], off * loose);
      return;
    }
  }
}

void judge_equal(judge *J, const char *where, const char *what, int n, const double *x,
                 const double *y)
{
  J->compared += n;
  for (int k = 0; k < n; k++) {
    if (!(x[k] == y[k]) && !(isnan(x[k]) && isnan(y[k]))) {
      tell(J, where, what, k, x[k], y[k], HUGE_VAL);
      return;
    }
  }
}

void judge_size(judge *J, const char *what, int expected, int got)
{
  if (expected != got) {
    J->wrong++;
    printf("WRONG sizes: %s is %d, expected %d\n", what, got, expected);
  }
}

/* ---- packed matrices ---- */

static double *dense(const judge *J, const double *packed, int both)
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

static double *packed(const judge *J, const double *A)
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

/* rows in order, the diagonal last in each, what the tree says stored, nothing of H outside */
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

/* the H that factors and products are handed: the robot's, or with --pattern tree anything that is
 * stored and positive */
static void make_given(judge *J)
{
  const int n = oracle_nv(J->o);
  double *H = oracle_grab(sizeof *H * (unsigned)(n * n)), sum = 0;
  memcpy(H, J->inertia.x, sizeof *H * (unsigned)(n * n));
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
  J->H = packed(J, H);
  for (int k = 0; k < J->nh; k++)
    J->H[k] = rounded(J, J->H[k]);
  J->given = dense(J, J->H, 1);
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
  J->L = packed(J, J->root);
  for (int i = 0; i < n; i++)
    J->unit[i * n + i] = J->pivot[i];
  J->LD = packed(J, J->unit);
  for (int k = 0; k < J->nh; k++) {
    J->L[k] = rounded(J, J->L[k]);
    J->LD[k] = rounded(J, J->LD[k]);
  }
  J->unit = dense(J, J->LD, 0);
  J->root = dense(J, J->L, 0);
  for (int i = 0; i < n; i++) {
    J->pivot[i] = J->unit[i * n + i];
    J->unit[i * n + i] = 1;
  }
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
  J->mask = kind == 1 ? ~0u : (unsigned)oracle_uniform(&J->seed, 0, 65536);
  oracle_state(J->o, J->q, J->v, J->a);
  J->inertia = oracle_H(J->o);
  J->condition = oracle_condition(nv, J->inertia.x);
  J->regular = judge_is_regular(J, J->condition);
  if (J->rowptr && pattern_is_good(J))
    make_given(J);
}

int judge_end(const judge *J)
{
  printf("%ld compared, %ld wrong\n", J->compared, J->wrong);
  return J->wrong > 0;
}

void judge_returned(judge *J, const char *where, int code)
{
  const int of_given = !strcmp(where, "ltdl") || !strcmp(where, "ltl");
  if (code != 0 && (of_given ? J->given_regular : J->regular))
    judge_complain(J, where, "reports a pivot although H is positive definite");
}

/* ---- what is checked by residuals and identities ---- */

/* rows of A times x, less b */
double *judge_residual(int n, const double *A, const double *x, const double *b)
{
  double *out = oracle_grab(sizeof *out * (unsigned)n);
  for (int i = 0; i < n; i++)
    out[i] = oracle_dot(n, x, 1, A + i * n, b ? -b[i] : 0);
  return out;
}

double judge_times(int n, const double *A, const double *x)
{
  double most = 0;
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++)
      sum += fabs(A[i * n + j] * x[j]);
    most = fmax(most, sum);
  }
  return most;
}

static double *transposed(int n, const double *A)
{
  double *out = oracle_grab(sizeof *out * (unsigned)(n * n));
  for (int k = 0; k < n * n; k++)
    out[k] = A[n * (k % n) + k / n];
  return out;
}

/* A x = b up to rounding; `slack` tolerances more */
static void solves(judge *J, const char *where, const char *what, const double *A, const double *x,
                   const double *b, double slack)
{
  const int n = oracle_nv(J->o);
  const double *zero = oracle_grab(sizeof *zero * (unsigned)n);
  judge_near(J, where, what, n, judge_residual(n, A, x, b), zero,
             slack * (judge_times(n, A, x) + judge_largest(n, b)));
}

static void check_qdd(judge *J, const char *where, const double *x)
{
  const int n = oracle_nv(J->o);
  const oracle_array C = oracle_tau(J->o, ORACLE_V | ORACLE_G | ORACLE_FRICTION);
  const double *zero = oracle_grab(sizeof *zero * (unsigned)n);
  double *b = oracle_grab(sizeof *b * (unsigned)n);
  if (!J->regular)
    return;
  for (int k = 0; k < n; k++)
    b[k] = J->tau[k] - C.x[k];
  judge_near(J, where, "H*qdd + C - tau", n, judge_residual(n, J->inertia.x, x, b), zero,
             sqrt(J->condition) * (judge_times(n, J->inertia.mag, x) + judge_largest(n, C.mag) +
                                   judge_largest(n, J->tau)));
}

static void check_inverse(judge *J, const char *where, const double *x)
{
  const int n = oracle_nv(J->o);
  double *one = oracle_grab(sizeof *one * (unsigned)(n * n)),
         *got = oracle_grab(sizeof *got * (unsigned)(n * n));
  if (!J->regular)
    return;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      one[i * n + j] = i == j;
      got[i * n + j] = oracle_dot(n, x + j, n, J->inertia.x + i * n, 0);
    }
  }
  judge_near(J, where, "H*Hinv", n * n, got, one,
             J->condition * judge_largest(n * n, J->inertia.mag) /
                 (judge_largest(n * n, J->inertia.x) + DBL_MIN));
}

/* L'DL or L'L of a packed factor against H */
static void check_factor(judge *J, const char *where, const double *x, int with_pivots,
                         const double *H, double scale)
{
  const int n = oracle_nv(J->o);
  double *L = dense(J, x, 0), *got = oracle_grab(sizeof *got * (unsigned)(n * n));
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      for (int k = 0; k < n; k++) {
        const double d = with_pivots ? L[k * n + k] : 1;
        const double a = with_pivots && k == i ? 1 : L[k * n + i];
        const double b = with_pivots && k == j ? 1 : L[k * n + j];
        got[i * n + j] += a * d * b;
      }
    }
  }
  judge_near(J, where, "L'L", n * n, got, H, scale);
}

/* C v + g is the bias without friction, C + C' is dH/dt */
static void check_coriolis(judge *J, const char *where, const double *C)
{
  const int n = oracle_nv(J->o);
  const oracle_array h = oracle_tau(J->o, ORACLE_V), rate = oracle_Hdot(J->o);
  double *both = oracle_grab(sizeof *both * (unsigned)(n * n));
  for (int k = 0; k < n * n; k++)
    both[k] = C[k] + C[n * (k % n) + k / n];
  same(J, where, "C*v", h, judge_residual(n, C, J->v, NULL));
  same(J, where, "C + C'", rate, both);
}

/* of A v along v with v held, by differences */
static void check_momentum_bias(judge *J, const char *where, const double *x)
{
  const double step = 1e-4, speed = 1 + judge_largest(oracle_nv(J->o), J->v);
  double *q = oracle_grab(sizeof *q * (unsigned)oracle_nq(J->o)), want[6] = {0}, size = 0;
  for (int side = -2; side <= 2; side++) {
    static const double share[5] = {1 / 12., -8 / 12., 0, 8 / 12., -1 / 12.};
    oracle_integrate(J->o, J->q, J->v, side * step, q);
    oracle_state(J->o, q, J->v, J->a);
    const oracle_array h = oracle_momentum(J->o);
    for (int i = 0; i < 6; i++)
      want[i] += share[side + 2] * h.x[i] / step;
    size = fmax(size, judge_largest(6, h.mag));
  }
  oracle_state(J->o, J->q, J->v, J->a);
  judge_near(J, where, "dA/dt*v", 6, x, want,
             fmax(1, 1e-9 / judge_tolerance(J)) * size * speed * speed);
}

/* J H^-1 J' */
static void check_osim(judge *J, const char *where, int frame, const double *x)
{
  const int n = oracle_nv(J->o);
  const oracle_array of = oracle_jacobian(J->o, frame, ORACLE_BODY);
  double want[36], *y = oracle_grab(sizeof *y * (unsigned)n), size = 0;
  if (!J->regular)
    return;
  for (int j = 0; j < 6; j++) {
    judge_solve(n, J->inertia.x, of.x + j * n, y);
    for (int i = 0; i < 6; i++) {
      want[6 * i + j] = oracle_dot(n, y, 1, of.x + i * n, 0);
      for (int k = 0; k < n; k++)
        size = fmax(size, of.mag[i * n + k] * fabs(y[k]));
    }
  }
  judge_near(J, where, "J*H^-1*J'", 36, x, want, J->condition * (size + judge_largest(36, want)));
}

static void check_integrate(judge *J, const char *where, const double *x)
{
  const int n = oracle_nq(J->o);
  double *next = oracle_grab(sizeof *next * (unsigned)n), none = 0, far;
  oracle_integrate(J->o, J->q, J->v, J->dt, next);
  far = oracle_distance(J->o, x, next);
  judge_near(J, where, "distance", 1, &far, &none, 10 * (1 + judge_largest(n, next)));
  if (!oracle_is_unit(J->o, x, 10 * judge_tolerance(J)))
    judge_complain(J, where, "a quaternion is not of unit length");
}

static void check_difference(judge *J, const char *where, const double *v)
{
  const int n = oracle_nq(J->o);
  double *next = oracle_grab(sizeof *next * (unsigned)n), none = 0, far;
  oracle_integrate(J->o, J->q, v, 1, next);
  far = oracle_distance(J->o, next, J->q1);
  judge_near(J, where, "distance", 1, &far, &none,
             10 * (1 + judge_largest(n, J->q) + judge_largest(n, J->q1)));
  if (!(oracle_largest_turn(J->o, v) <= 3.14160))
    judge_complain(J, where, "goes the long way round");
}

static void check_neutral(judge *J, const char *where, const double *x)
{
  unsigned long long seed = 1;
  double *zero = oracle_grab(sizeof *zero * (unsigned)oracle_nq(J->o));
  oracle_random_q(J->o, &seed, 1, zero);
  judge_equal(J, where, "q", oracle_nq(J->o), x, zero);
}

static void check_normalize(judge *J, const char *where, const double *x)
{
  double none = 0, far = oracle_distance(J->o, x, J->qn);
  judge_near(J, where, "distance", 1, &far, &none, 10 * (1 + judge_largest(oracle_nq(J->o), x)));
  if (!oracle_is_unit(J->o, x, 10 * judge_tolerance(J)))
    judge_complain(J, where, "a quaternion is not of unit length");
}

/* x handed in, A x or A^-1 x out */
static void check_product(judge *J, const char *where, const char *what, const double *x)
{
  const int n = oracle_nv(J->o), inverse = strstr(what, "solve") != NULL;
  const double *A = strstr(what, "ltl") ? J->root : J->unit;
  const size_t length = strlen(what);
  if (!J->given_regular && strcmp(what, "mul_H"))
    return;
  if (!strcmp(what, "mul_H"))
    A = J->given;
  if (what[length - 1] == 't')
    A = transposed(n, A);
  if (!strcmp(what, "solve") || !strcmp(what, "ltl_solve"))
    solves(J, where, what, J->given, x, J->x, sqrt(J->given_condition));
  else if (inverse)
    solves(J, where, what, A, x, J->x, 1);
  else
    judge_near(J, where, what, n, x, judge_residual(n, A, J->x, NULL), judge_times(n, A, J->x));
}

static void check_external(judge *J, const char *where, const double *x)
{
  const int n = oracle_nv(J->o);
  const oracle_array t = oracle_tau(J->o, 15), f = oracle_external(J->o, J->f);
  for (int k = 0; k < n; k++) {
    t.x[k] -= f.x[k];
    t.mag[k] += f.mag[k];
  }
  same_each(J, where, "tau", t, x);
}

void judge_output(judge *J, const char *where, const char *what, int frame, const double *x)
{
  const int n = oracle_nv(J->o), gravity = ORACLE_G, bias = ORACLE_V | ORACLE_G | ORACLE_FRICTION;
  oracle *o = J->o;
#define IS(word) (!strcmp(what, word))
  if (IS("H")) {
    const oracle_array H = {J->nh, 1, packed(J, J->inertia.x), packed(J, J->inertia.mag)};
    same_each(J, where, what, H, x);
  } else if (IS("LD")) {
    if (J->regular)
      check_factor(J, where, x, 1, J->inertia.x, judge_largest(n * n, J->inertia.mag));
  } else if (IS("ltdl") || IS("ltl")) {
    if (J->given_regular)
      check_factor(J, where, x, IS("ltdl"), J->given, judge_largest(n * n, J->given));
  } else if (IS("tau")) {
    same_each(J, where, what, oracle_tau(o, bias | ORACLE_A), x);
  } else if (IS("C")) {
    same_each(J, where, what, oracle_tau(o, bias), x);
  } else if (IS("g")) {
    same_each(J, where, what, oracle_tau(o, gravity), x);
  } else if (IS("Ha")) {
    same_each(J, where, what, oracle_tau(o, ORACLE_A), x);
  } else if (IS("rnea_fext")) {
    check_external(J, where, x);
  } else if (IS("qdd")) {
    check_qdd(J, where, x);
  } else if (IS("Hinv")) {
    check_inverse(J, where, x);
  } else if (IS("Adotv") || IS("AGdotv")) {
    check_momentum_bias(J, where, x);
  } else if (IS("Lambda_inv")) {
    check_osim(J, where, frame, x);
  } else if (IS("Cmat")) {
    check_coriolis(J, where, x);
  } else if (IS("pose")) {
    same(J, where, what, oracle_poses(o), x);
  } else if (IS("com")) {
    same(J, where, what, oracle_com(o), x);
  } else if (IS("vcom")) {
    same(J, where, what, oracle_com_velocity(o), x);
  } else if (IS("Jcom")) {
    same(J, where, what, oracle_com_jacobian(o), x);
  } else if (IS("AG")) {
    same(J, where, what, oracle_centroidal(o), x);
  } else if (IS("hG")) {
    same(J, where, what, oracle_momentum(o), x);
  } else if (IS("kinetic_energy")) {
    same(J, where, what, oracle_kinetic(o), x);
  } else if (IS("potential_energy")) {
    same(J, where, what, oracle_potential(o), x);
  } else if (IS("V")) {
    same(J, where, what, oracle_velocity(o, frame), x);
  } else if (IS("A") || IS("A_classical")) {
    same(J, where, what, oracle_acceleration(o, frame, IS("A_classical")), x);
  } else if (IS("J") || IS("J_aligned") || IS("J_world")) {
    const int kind = IS("J") ? ORACLE_BODY : IS("J_world") ? ORACLE_WORLD : ORACLE_ALIGNED;
    same(J, where, what, oracle_jacobian(o, frame, kind), x);
  } else if (IS("Jdotv") || IS("Jdotv_aligned") || IS("Jdotv_world")) {
    const int kind = IS("Jdotv") ? ORACLE_BODY : IS("Jdotv_world") ? ORACLE_WORLD : ORACLE_ALIGNED;
    same(J, where, what, oracle_jdotv(o, frame, kind), x);
  } else if (IS("integrate")) {
    check_integrate(J, where, x);
  } else if (IS("difference")) {
    check_difference(J, where, x);
  } else if (IS("neutral")) {
    check_neutral(J, where, x);
  } else if (IS("normalize")) {
    check_normalize(J, where, x);
  } else if (!judge_group(J, where, what, x)) {
    check_product(J, where, what, x);
  }
#undef IS
}
