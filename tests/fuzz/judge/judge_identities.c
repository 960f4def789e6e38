/* judge_identities.c -- checks by residuals and identities. */
#include "judge.h"
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <float.h>
#include <math.h>
#include <string.h>

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

/* A x = b up to rounding; `slack` more tolerances are allowed */
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
  double *L = judge_dense(J, x, 0), *got = oracle_grab(sizeof *got * (unsigned)(n * n));
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
  judge_same(J, where, "C*v", h, judge_residual(n, C, J->v, NULL));
  judge_same(J, where, "C + C'", rate, both);
}

/* the derivative of A v along v with constant v, by differences */
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

/* x in, A x or A^-1 x out */
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

/* returns 0 if no check here is for `what` */
int judge_identity(judge *J, const char *where, const char *what, int frame, const double *x)
{
  const int n = oracle_nv(J->o);
#define IS(word) (!strcmp(what, word))
  if (IS("LD")) {
    if (J->regular)
      check_factor(J, where, x, 1, J->inertia.x, judge_largest(n * n, J->inertia.mag));
  } else if (IS("ltdl") || IS("ltl")) {
    if (J->given_regular)
      check_factor(J, where, x, IS("ltdl"), J->given, judge_largest(n * n, J->given));
  } else if (IS("ltdl_inverse")) {
    double *LD = oracle_grab(sizeof *LD * (unsigned)J->nh);
    memcpy(LD, x, sizeof *LD * (unsigned)J->nh);
    for (int i = 0; i < n; i++)
      LD[J->rowptr[i + 1] - 1] = 1 / x[J->rowptr[i + 1] - 1];
    if (J->given_regular)
      check_factor(J, where, LD, 1, J->given, judge_largest(n * n, J->given));
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
  } else if (IS("integrate")) {
    check_integrate(J, where, x);
  } else if (IS("difference")) {
    check_difference(J, where, x);
  } else if (IS("neutral")) {
    check_neutral(J, where, x);
  } else if (IS("normalize")) {
    check_normalize(J, where, x);
  } else if (strstr(what, "mul_") || strstr(what, "solve")) {
    check_product(J, where, what, x);
  } else {
    return 0;
  }
#undef IS
  return 1;
}
