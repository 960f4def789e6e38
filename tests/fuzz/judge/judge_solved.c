/* judge_solved.c -- dynamics under constraints, put back into the equations that they solve. */
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <math.h>
#include <string.h>

static double *room(int n) { return oracle_grab(sizeof(double) * (unsigned)n); }

/* H x = b + share K' l, and K x + beside share l = d in the rows that are on; b_size, d_size: the
 * largest terms of b and d */
typedef struct equation {
  const double *K;
  double *b, *d, b_size, d_size, *beside, share;
} equation;

/* ---- S = K H^-1 K' ---- */

static double *make_S(judge *J, const double *K)
{
  const int n = oracle_nv(J->o), nc = J->nc;
  double *S = room(nc * nc), *y = room(n);
  for (int r = 0; r < nc; r++) {
    judge_solve(n, J->inertia.x, K + r * n, y);
    for (int s = 0; s < nc; s++) {
      for (int j = 0; j < n; j++)
        S[s * nc + r] += K[s * n + j] * y[j];
    }
  }
  for (int r = 0; r < nc; r++) { /* what rounding leaves uneven would disturb Jacobi's method */
    for (int s = 0; s < r; s++)
      S[r * nc + s] = S[s * nc + r] = 0.5 * (S[r * nc + s] + S[s * nc + r]);
  }
  return S;
}

/* is a row that is on zero but for rounding? Nothing satisfies it, and S of that row alone has a
 * condition of 1 */
static int is_zero(judge *J, const double *K, int row)
{
  const int n = oracle_nv(J->o);
  const double least = 1e-12 * (1 + judge_largest(J->nc, oracle_phi(J->o).mag));
  return judge_is_on(J, row) && judge_largest(n, K + row * n) <= least;
}

static int has_zero_row(judge *J, const double *K)
{
  int some = 0;
  for (int r = 0; r < J->nc; r++)
    some |= is_zero(J, K, r);
  return some;
}

/* The condition of S without the rows that are off, scaled to a diagonal of ones; infinite where
 * rows depend on each other. */
static double condition_of(const judge *J, const double *S)
{
  double *on = room(J->nc * J->nc);
  int count = 0, k = 0;
  for (int r = 0; r < J->nc; r++)
    count += judge_is_on(J, r);
  for (int r = 0; r < J->nc; r++) {
    for (int s = 0; s < J->nc; s++) {
      if (judge_is_on(J, r) && judge_is_on(J, s))
        on[k++] = S[r * J->nc + s] / sqrt(S[r * J->nc + r] * S[s * J->nc + s]);
    }
  }
  return count > 0 ? oracle_condition(count, on) : 1;
}

/* Rows closer to dependence than this may get a share of their diagonal on top, 1e-8 or 1e-4, and
 * then K x = d does not hold. */
static int are_independent(const judge *J, double condition)
{
  return condition < (J->single ? 1e2 : 1e5);
}

static void check_S(judge *J, const char *where, const double *x)
{
  const double *S = make_S(J, judge_K(J));
  const oracle_array phi = oracle_phi(J->o);
  const double rest = 1 + judge_largest(J->nc, phi.mag), n = J->nc * J->nc;
  double uneven = 0, none = 0;
  for (int k = 0; k < n; k++)
    uneven = fmax(uneven, fabs(x[k] - x[k % J->nc * J->nc + k / J->nc]));
  judge_near(J, where, "S - S'", 1, &uneven, &none, 1e-3 * judge_largest((int)n, x));
  judge_near(J, where, "S", (int)n, x, S,
             fmax(J->condition, judge_loose(J, 1e-9)) *
                 (judge_largest((int)n, S) + rest / judge_largest(oracle_nv(J->o), J->inertia.x)));
}

/* ---- the equations of x and lambda ---- */

static double largest_term(int rows, int n, const double *A, const double *x)
{
  double most = 0;
  for (int k = 0; k < rows * n; k++)
    most = fmax(most, fabs(A[k] * x[k % n]));
  return most;
}

/* A row that no joint changes pushes with nothing, or next to nothing while a tunable origin is
 * where the file has it.  A row that is only zero in this state has a rate. */
static void check_zero_rows(judge *J, const char *where, const equation *E, const double *lambda)
{
  const double *rates = judge_Kdotv(J), speed = judge_largest(oracle_nv(J->o), J->v);
  double others = 1;
  for (int r = 0; r < J->nc; r++)
    others = fmax(others, is_zero(J, E->K, r) ? 0 : fabs(lambda[r]));
  for (int r = 0; r < J->nc && J->code == 0 && speed > 0; r++) {
    if (E->beside[r] == 0 && is_zero(J, E->K, r) && fabs(rates[r]) <= 1e-6 * speed * speed &&
        !(fabs(lambda[r]) <= 1e3 * others))
      judge_complain(J, where, "pushes by a row that no joint changes");
  }
}

/* The first equation holds whether rows depend on each other or not, since x is made of lambda; the
 * second only where they do not. Returns whether anything was checked. */
static int check_equation(judge *J, const char *where, const equation *E, const double *x,
                          const double *lambda)
{
  const int n = oracle_nv(J->o), nc = J->nc;
  const double *S = make_S(J, E->K), *zero = room(n + nc);
  double *b = room(n), *left = room(nc), size = 0;
  check_zero_rows(J, where, E, lambda);
  if (has_zero_row(J, E->K))
    return 0;
  const double apart = condition_of(J, S), worst = sqrt(J->condition * fmin(apart, 1e5));
  if (J->code != 0) {
    if (are_independent(J, apart))
      judge_complain(J, where, "reports a pivot although rows are independent");
    return 0;
  }
  for (int r = 0; r < nc; r++) {
    if (!judge_is_on(J, r) && lambda[r] != 0)
      judge_complain(J, where, "pushes by a row that is off");
  }
  const oracle_array phi = oracle_phi(J->o);
  const double *f = judge_pull(J, E->K, lambda, &size);
  for (int i = 0; i < n; i++)
    b[i] = E->b[i] + E->share * f[i];
  const double off = judge_largest(nc, phi.mag) * judge_largest(nc, lambda); /* of entries of K */
  judge_near(J, where, "H*x - b - K'*lambda", n, judge_residual(n, J->inertia.x, x, b), zero,
             fmax(worst, judge_loose(J, 1e-9)) *
                     (judge_times(n, J->inertia.mag, x) + E->share * size + E->b_size) +
                 judge_loose(J, 1e-11) * E->share * off);
  if (!are_independent(J, apart))
    return 1;
  size = fmax(E->d_size, largest_term(nc, n, E->K, x));
  for (int r = 0; r < nc; r++) {
    const double more = judge_is_on(J, r) ? E->beside[r] * E->share * lambda[r] : 0;
    left[r] = more - E->d[r];
    size = fmax(size, fabs(more) + fabs(S[r * nc + r] * E->share * lambda[r]));
    for (int j = 0; j < n; j++)
      left[r] += E->K[r * n + j] * x[j];
  }
  size += judge_largest(nc, phi.mag) * judge_largest(n, x);
  judge_near(J, where, "K*x - d", nc, left, zero, fmax(worst, judge_loose(J, 1e-7)) * size);
  return 1;
}

/* ---- the equations ---- */

/* b = h (tau - C), d = 0 */
static equation free_motion(judge *J, double h)
{
  const int n = oracle_nv(J->o);
  const oracle_array C = oracle_tau(J->o, ORACLE_V | ORACLE_G | ORACLE_FRICTION);
  equation E = {judge_K(J), room(n), room(J->nc), 0, 0, room(J->nc), 1};
  for (int i = 0; i < n; i++)
    E.b[i] = h * (J->tau[i] - C.x[i]);
  E.b_size = h * (judge_largest(n, C.mag) + judge_largest(n, J->tau));
  return E;
}

/* b += H v */
static void add_momentum(judge *J, equation *E)
{
  const int n = oracle_nv(J->o);
  for (int i = 0; i < n; i++)
    E->b[i] += oracle_dot(n, J->v, 1, J->inertia.x + i * n, 0);
  E->b_size += judge_times(n, J->inertia.mag, J->v);
}

/* the rate of the remaining error */
static double *rate(judge *J, equation *E)
{
  const int n = oracle_nv(J->o);
  double *out = judge_asked(J, J->dphi_d);
  E->d_size = fmax(E->d_size, judge_largest(J->nc, out) + largest_term(J->nc, n, E->K, J->v));
  for (int r = 0; r < J->nc; r++)
    out[r] = oracle_dot(n, J->v, 1, E->K + r * n, 0) - out[r];
  return out;
}

/* K a + Kdotv = the wanted rate, less gains on the error */
static equation motion(judge *J, const double *gains)
{
  equation E = free_motion(J, 1);
  const double *bias = judge_Kdotv(J), *asked = judge_asked(J, J->ddphi_d);
  const oracle_array mag = oracle_phi(J->o);
  const double speed = 1 + judge_largest(oracle_nv(J->o), J->v);
  E.d_size = judge_largest(J->nc, bias) + judge_largest(J->nc, mag.mag) * pow(speed, 4);
  const double *phi = judge_phi(J), *off = rate(J, &E);
  for (int r = 0; r < J->nc; r++)
    E.d[r] = asked[r] - bias[r] - (gains ? gains[0] * phi[r] + gains[1] * off[r] : 0);
  if (gains)
    E.d_size *= 1 + gains[0] + gains[1];
  return E;
}

static equation impact(judge *J)
{
  equation E = free_motion(J, 0);
  const double *off = rate(J, &E), *asked = judge_asked(J, J->dphi_d);
  add_momentum(J, &E);
  for (int r = 0; r < J->nc; r++)
    E.d[r] = asked[r] - J->e * off[r];
  return E;
}

static equation correction(judge *J)
{
  equation E = free_motion(J, 0);
  const oracle_array phi = oracle_phi(J->o);
  E.d = judge_phi(J);
  for (int r = 0; r < J->nc; r++)
    E.d[r] = -E.d[r];
  E.d_size = judge_largest(J->nc, phi.mag) + judge_largest(J->nc, E.d);
  return E;
}

static equation spook(judge *J)
{
  const double h = J->h;
  equation E = free_motion(J, h);
  const double *phi = judge_phi(J), *off = rate(J, &E), *asked = judge_asked(J, J->dphi_d);
  const oracle_array mag = oracle_phi(J->o);
  const double speed = E.d_size;
  add_momentum(J, &E);
  for (int r = 0; r < J->nc; r++) {
    const double eps = J->own_eps[r] >= 0 ? J->own_eps[r] : J->by_row ? J->eps_of[r] : J->eps;
    const double t = J->own_t[r] >= 0 ? J->own_t[r] : J->by_row ? J->t_of[r] : J->t;
    const double Y = 1 + 4 * t / h;
    E.d[r] = asked[r] + (off[r] - 4 * phi[r] / h) / Y;
    E.beside[r] = 4 * eps / (h * h * Y);
    E.d_size = fmax(
        E.d_size, speed + 4 / h * (judge_largest(J->nc, mag.mag) + judge_largest(J->nc, phi)) / Y);
  }
  E.share = h;
  return E;
}

/* ---- configurations ---- */

/* how much larger the terms of a row are than its entries, which lose that many digits */
static double faintness(judge *J, const double *K)
{
  const int n = oracle_nv(J->o);
  const double mag = 1 + judge_largest(J->nc, oracle_phi(J->o).mag);
  double most = 1;
  for (int r = 0; r < J->nc; r++)
    most = fmax(most, judge_is_on(J, r) ? mag / judge_largest(n, K + r * n) : 0);
  return most;
}

/* compares q with a move by the judge's own solution of `correction` */
static void check_position(judge *J, const char *where, const double *q)
{
  const int n = oracle_nv(J->o), nc = J->nc;
  const equation E = correction(J);
  double none = 0, *S = make_S(J, E.K), *l = room(nc), *dq = room(n), *next = room(oracle_nq(J->o)),
         size = 0;
  if (has_zero_row(J, E.K) || J->code != 0)
    return;
  const double apart = condition_of(J, S), worst = J->condition * apart;
  if (!are_independent(J, apart))
    return;
  for (int r = 0; r < nc; r++)
    S[r * nc + r] += !judge_is_on(J, r);
  judge_solve(nc, S, E.d, l);
  judge_solve(n, J->inertia.x, judge_pull(J, E.K, l, &size), dq);
  oracle_integrate(J->o, J->q, dq, 1, next);
  const double far = oracle_distance(J->o, q, next);
  judge_near(J, where, "q_next", 1, &far, &none,
             (fmax(worst, judge_loose(J, 1e-8) * sqrt(worst)) +
              judge_loose(J, 1e-11) * faintness(J, E.K)) *
                 (1 + judge_largest(oracle_nq(J->o), next) + judge_largest(n, dq)));
}

static void check_moved(judge *J, const char *where, const double *q, const double *v)
{
  const double none = 0;
  double *next = room(oracle_nq(J->o));
  oracle_integrate(J->o, J->q, v, J->h, next);
  const double far = oracle_distance(J->o, q, next);
  judge_near(
      J, where, "q_next", 1, &far, &none,
      10 * (1 + judge_largest(oracle_nq(J->o), next) + J->h * judge_largest(oracle_nv(J->o), v)));
}

/* ---- by name ---- */

int judge_solved(judge *J, const char *where, const char *what, const double *x)
{
  static const double *first, *moved; /* earlier results of the same function */
#define IS(word) (!strcmp(what, word))
  if (IS("held_a") || IS("stabilised_a") || IS("v_plus") || IS("dq") || IS("spook_v")) {
    first = x;
    return 1;
  }
  if (IS("spook_q")) {
    moved = x;
    return 1;
  }
  if (!IS("S") && !IS("corrected_q") && !strstr(what, "_lambda") && !IS("impulse"))
    return 0;
  if (!J->regular)
    return 1;
  J->positions = IS("dq_lambda") || IS("corrected_q");
  if (IS("S")) {
    check_S(J, where, x);
  } else if (IS("corrected_q")) {
    check_position(J, where, x);
  } else {
    const equation E = IS("held_lambda")         ? motion(J, NULL)
                       : IS("stabilised_lambda") ? motion(J, J->gains)
                       : IS("impulse")           ? impact(J)
                       : IS("dq_lambda")         ? correction(J)
                                                 : spook(J);
    if (check_equation(J, where, &E, first, x) && !strcmp(where, "step_spook"))
      check_moved(J, where, moved, first);
  }
  J->positions = 0;
#undef IS
  return 1;
}
