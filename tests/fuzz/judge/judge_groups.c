/* judge_groups.c -- derivatives by differences, hybrid dynamics, steps in time. */
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ALL = ORACLE_A | ORACLE_V | ORACLE_G | ORACLE_FRICTION };

static double *room(int n) { return oracle_grab(sizeof(double) * (unsigned)n); }

void judge_solve(int n, const double *A, const double *b, double *x)
{
  double *L = room(n * n), *D = room(n);
  oracle_dense_ltdl(n, A, L, D); /* A = L' D L */
  memcpy(x, b, sizeof *x * (unsigned)n);
  for (int i = n - 1; i >= 0; i--) {
    for (int j = 0; j < i; j++)
      x[j] -= L[i * n + j] * x[i];
  }
  for (int i = 0; i < n; i++) {
    x[i] /= D[i];
    for (int j = 0; j < i; j++)
      x[i] -= L[i * n + j] * x[j];
  }
}

/* the oracle's qdd; changes its state */
static double *acceleration(judge *J, const double *q, const double *v)
{
  const int n = oracle_nv(J->o);
  double *b = room(n), *a = room(n);
  oracle_state(J->o, q, v, J->a);
  const oracle_array H = oracle_H(J->o), C = oracle_tau(J->o, ALL & ~ORACLE_A);
  for (int i = 0; i < n; i++)
    b[i] = J->tau[i] - C.x[i];
  judge_solve(n, H.x, b, a);
  return a;
}

/* ---- derivatives ---- */

/* column j of tau's derivative by q or by v with these parts, by central differences over two
 * widths, since Coulomb's friction turns within a thousandth; *size: its terms */
static double *slope(judge *J, int parts, const double *a, int j, int by_v, double *size)
{
  const int n = oracle_nv(J->o), nq = oracle_nq(J->o);
  const double step = 1e-5;
  double *out = room(n), *along = room(n), *q = room(nq), *v = room(n);
  for (int side = -2; side <= 2; side++) {
    static const double share[5] = {1 / 12., -8 / 12., 0, 8 / 12., -1 / 12.};
    if (side == 0)
      continue;
    memcpy(q, J->q, sizeof *q * (unsigned)nq);
    memcpy(v, J->v, sizeof *v * (unsigned)n);
    along[j] = side * step;
    if (by_v)
      v[j] += along[j];
    else
      oracle_integrate(J->o, J->q, along, 1, q);
    oracle_state(J->o, q, v, a);
    const oracle_array tau = oracle_tau(J->o, parts);
    *size = fmax(*size, judge_largest(n, tau.mag));
    for (int i = 0; i < n; i++)
      out[i] += share[side + 2] * tau.x[i] / step;
  }
  oracle_state(J->o, J->q, J->v, J->a);
  return out;
}

static void check_slope(judge *J, const char *where, const char *what, int parts, int by_v,
                        const double *x)
{
  const int n = oracle_nv(J->o);
  double size = 1, *y = room(n * n);
  for (int j = 0; j < n; j++) {
    const double *column = slope(J, parts, J->a, j, by_v, &size);
    for (int i = 0; i < n; i++)
      y[i * n + j] = column[i];
  }
  size += judge_largest(n * n, y);
  judge_near(J, where, what, n * n, x, y, size * fmax(1, 1e-6 / judge_tolerance(J)));
}

/* H da = -d(H a + C) with a constant */
static void check_sensitivity(judge *J, const char *where, const char *what, int by_v,
                              const double *x)
{
  const int n = oracle_nv(J->o);
  double *column = room(n), size = 1;
  if (!J->regular || J->condition > (J->single ? 1e2 : 1e6))
    return;
  const double *a = acceleration(J, J->q, J->v);
  for (int j = 0; j < n; j++) {
    double *b = slope(J, ALL, a, j, by_v, &size);
    for (int i = 0; i < n; i++) {
      b[i] = -b[i];
      column[i] = x[i * n + j];
    }
    const double *zero = room(n);
    judge_near(J, where, what, n, judge_residual(n, J->inertia.x, column, b), zero,
               (size + judge_times(n, J->inertia.mag, column)) * sqrt(J->condition) *
                   fmax(1, 1e-6 / judge_tolerance(J)));
  }
  oracle_state(J->o, J->q, J->v, J->a);
}

/* ---- hybrid dynamics ---- */

void judge_prescribe(judge *J, const char *joint) { J->prescribed |= oracle_dofs(J->o, joint); }

static int given(const judge *J, int dof) { return (int)(J->prescribed >> dof & 1); }

static void check_hybrid(judge *J, const char *where, const double *a, const double *tau)
{
  const int n = oracle_nv(J->o);
  for (int i = 0; i < n; i++) {
    if (given(J, i) ? a[i] != J->a[i] : tau[i] != J->tau[i])
      judge_complain(J, where, "does not hand on what it was given");
  }
  if (!J->regular)
    return;
  oracle_state(J->o, J->q, J->v, a);
  const oracle_array want = oracle_tau(J->o, ALL);
  judge_near(J, where, "tau", n, tau, want.x,
             sqrt(J->condition) * (judge_largest(n, want.mag) + judge_largest(n, tau)));
  oracle_state(J->o, J->q, J->v, J->a);
}

/* ---- steps ---- */

/* n midpoint steps to J->h */
static void walk(judge *J, int steps, double *q, double *v)
{
  const int n = oracle_nv(J->o), nq = oracle_nq(J->o);
  const double h = J->h / steps;
  double *half = room(nq), *rate = room(n), *next = room(nq);
  memcpy(q, J->q, sizeof *q * (unsigned)nq);
  memcpy(v, J->v, sizeof *v * (unsigned)n);
  for (int k = 0; k < steps; k++) {
    const double *a = acceleration(J, q, v);
    for (int i = 0; i < n; i++)
      rate[i] = v[i] + 0.5 * h * a[i];
    oracle_integrate(J->o, q, v, 0.5 * h, half);
    a = acceleration(J, half, rate);
    oracle_integrate(J->o, q, rate, h, next);
    memcpy(q, next, sizeof *q * (unsigned)nq);
    for (int i = 0; i < n; i++)
      v[i] += h * a[i];
  }
  oracle_state(J->o, J->q, J->v, J->a);
}

/* compares v with the change by the forces, and q with a move along the new v */
static void check_euler(judge *J, const char *where, const double *q, const double *v)
{
  const int n = oracle_nv(J->o), nq = oracle_nq(J->o);
  const oracle_array C = oracle_tau(J->o, ALL & ~ORACLE_A);
  double *gain = room(n), *b = room(n), *next = room(nq), none = 0, far;
  for (int i = 0; i < n; i++) {
    gain[i] = v[i] - J->v[i];
    b[i] = J->h * (J->tau[i] - C.x[i]);
  }
  const double *zero = room(n);
  judge_near(J, where, "H*(v_next - v)", n, judge_residual(n, J->inertia.x, gain, b), zero,
             sqrt(J->condition) *
                 (judge_times(n, J->inertia.mag, gain) + judge_times(n, J->inertia.mag, J->v) +
                  J->h * (judge_largest(n, C.mag) + judge_largest(n, J->tau))));
  oracle_integrate(J->o, J->q, v, J->h, next);
  far = oracle_distance(J->o, q, next);
  judge_near(J, where, "q_next", 1, &far, &none,
             10 * (1 + judge_largest(nq, next) + J->h * judge_largest(n, v)));
}

/* As close as two short ways by midpoints are to each other. Coulomb's friction turns within a
 * hundredth of a radian a second: no step of RK4 follows that, so its error there means nothing. */
static void check_rk4(judge *J, const char *where, const double *q, const double *v)
{
  const int n = oracle_nv(J->o), nq = oracle_nq(J->o);
  double *fine = room(nq), *fine_v = room(n), *rough = room(nq), *rough_v = room(n), none = 0;
  double far, apart, off = 0;
  if (J->condition > (J->single ? 1e2 : 1e6) || oracle_has_friction(J->o))
    return;
  walk(J, 8, fine, fine_v);
  walk(J, 4, rough, rough_v);
  far = oracle_distance(J->o, q, fine);
  apart = oracle_distance(J->o, rough, fine);
  for (int i = 0; i < n; i++) {
    rough_v[i] -= fine_v[i];
    off = fmax(off, fabs(v[i]));
  }
  judge_near(J, where, "q_next", 1, &far, &none,
             100 * J->condition * (1 + judge_largest(nq, fine)) + 4 * apart / judge_tolerance(J));
  judge_near(J, where, "v_next", n, v, fine_v,
             100 * J->condition * (1 + off) + 4 * judge_largest(n, rough_v) / judge_tolerance(J));
}

/* ---- by name ---- */

int judge_group(judge *J, const char *where, const char *what, const double *x)
{
  static const double *before; /* the previous result of the same function */
  const int bias = ALL & ~ORACLE_A;
#define IS(word) (!strcmp(what, word))
  if (IS("dtau_dq") || IS("dtau_dv")) {
    check_slope(J, where, what, ALL, IS("dtau_dv"), x);
  } else if (IS("dC_dq") || IS("dC_dv")) {
    check_slope(J, where, what, bias, IS("dC_dv"), x);
  } else if (IS("dg_dq")) {
    check_slope(J, where, what, ORACLE_G, 0, x);
  } else if (IS("da_dq") || IS("da_dv")) {
    check_sensitivity(J, where, what, IS("da_dv"), x);
  } else if (IS("hybrid_a") || IS("euler_q") || IS("rk4_q")) {
    before = x;
  } else if (IS("hybrid_tau")) {
    check_hybrid(J, where, before, x);
  } else if (IS("euler_v")) {
    if (J->regular)
      check_euler(J, where, before, x);
  } else if (IS("rk4_v")) {
    if (J->regular)
      check_rk4(J, where, before, x);
  } else {
    return judge_forces(J, where, what, x) || judge_regressors(J, where, what, x) ||
           judge_constrained(J, where, what, x);
  }
#undef IS
  return 1;
}
