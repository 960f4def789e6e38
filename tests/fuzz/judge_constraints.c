/* judge_constraints.c -- constraints: phi of the oracle, K and Kdotv by its differences, and
 * dynamics put back into the equations that they solve. */
#include "judge_parts.h"

#include "../oracle/xml.h"

#include <float.h>
#include <math.h>
#include <string.h>

static double *room(int n) { return oracle_grab(sizeof(double) * (unsigned)n); }

/* phi of q moved along v for dt; the state stays what it was */
static oracle_array phi_at(judge *J, const double *v, double dt)
{
  double *q = room(oracle_nq(J->o));
  oracle_integrate(J->o, J->q, v, dt, q);
  oracle_state(J->o, q, J->v, J->a);
  const oracle_array phi = oracle_phi(J->o);
  oracle_state(J->o, J->q, J->v, J->a);
  return phi;
}

/* nc x nv */
static double *rows(judge *J)
{
  const int n = oracle_nv(J->o);
  const double step = 1e-5;
  double *K = room(J->nc * n), *along = room(n);
  for (int j = 0; j < n; j++) {
    memset(along, 0, sizeof *along * (unsigned)n);
    along[j] = 1;
    const oracle_array ahead = phi_at(J, along, step), behind = phi_at(J, along, -step);
    for (int r = 0; r < J->nc; r++)
      K[r * n + j] = (ahead.x[r] - behind.x[r]) / (2 * step);
  }
  return K;
}

static double *second(judge *J)
{
  const double step = 1e-4;
  double *out = room(J->nc);
  const oracle_array ahead = phi_at(J, J->v, step), behind = phi_at(J, J->v, -step);
  const oracle_array here = oracle_phi(J->o);
  for (int r = 0; r < J->nc; r++)
    out[r] = (ahead.x[r] - 2 * here.x[r] + behind.x[r]) / (step * step);
  return out;
}

/* how much of what is left differences may leave */
static double loose(const judge *J, double share) { return fmax(1, share / judge_tolerance(J)); }

static void check_K(judge *J, const char *where, const double *x)
{
  const int n = oracle_nv(J->o);
  const double *K = rows(J);
  const oracle_array phi = oracle_phi(J->o);
  double *got = room(J->nc * n);
  for (int r = 0; r < J->nc; r++) {
    for (int k = J->K_rowptr[r]; k < J->K_rowptr[r + 1]; k++)
      got[r * n + J->K_colind[k]] = x[k];
  }
  judge_near(J, where, "K", J->nc * n, got, K,
             loose(J, 1e-7) * (1 + judge_largest(J->nc * n, K) + judge_largest(J->nc, phi.mag)));
}

/* K' l, and its size */
static double *pull(const judge *J, const double *K, const double *l, double *size)
{
  const int n = oracle_nv(J->o);
  double *out = room(n);
  for (int r = 0; r < J->nc; r++) {
    for (int j = 0; j < n; j++) {
      out[j] += K[r * n + j] * l[r];
      *size += fabs(K[r * n + j] * l[r]);
    }
  }
  return out;
}

static void check_motion(judge *J, const char *where, const double *a, const double *lambda)
{
  const int n = oracle_nv(J->o), nc = J->nc;
  const double *K = rows(J), *rate = second(J), *zero = room(n + nc);
  const oracle_array C = oracle_tau(J->o, ORACLE_V | ORACLE_G | ORACLE_FRICTION);
  double *S = room(nc * nc), *y = room(n), *left = room(nc), *b = room(n), size = 0, worst;
  for (int r = 0; r < nc; r++) {
    judge_solve(n, J->inertia.x, K + r * n, y);
    for (int s = 0; s < nc; s++) {
      for (int j = 0; j < n; j++)
        S[s * nc + r] += K[s * n + j] * y[j];
    }
  }
  for (int k = 0; k < nc * nc; k++) /* what rounding leaves uneven is of no use to Jacobi */
    S[k] = 0.5 * (S[k] + S[k % nc * nc + k / nc]);
  worst = oracle_condition(nc, S) * J->condition;
  if (!(worst < (J->single ? 1e3 : 1e6)))
    return;
  if (J->code != 0) {
    judge_complain(J, where, "reports a pivot although rows are independent");
    return;
  }
  const double *f = pull(J, K, lambda, &size);
  for (int i = 0; i < n; i++)
    b[i] = J->tau[i] - C.x[i] + f[i];
  judge_near(J, where, "H*a + C - tau - K'*lambda", n, judge_residual(n, J->inertia.x, a, b), zero,
             loose(J, 1e-6) * sqrt(worst) *
                 (judge_times(n, J->inertia.mag, a) + size + judge_largest(n, C.mag) +
                  judge_largest(n, J->tau)));
  size = judge_largest(nc, rate);
  for (int r = 0; r < nc; r++) {
    left[r] = rate[r];
    for (int j = 0; j < n; j++) {
      left[r] += K[r * n + j] * a[j];
      size = fmax(size, fabs(K[r * n + j] * a[j]));
    }
  }
  const oracle_array phi = oracle_phi(J->o);
  const double speed = 1 + judge_largest(n, J->v);
  judge_near(J, where, "K*a + Kdotv", nc, left, zero,
             loose(J, 1e-5) * sqrt(worst) * (size + judge_largest(nc, phi.mag) * pow(speed, 4)));
}

int judge_constrained(judge *J, const char *where, const char *what, const double *x)
{
  static const double *before;
  const int n = oracle_nv(J->o);
#define IS(word) (!strcmp(what, word))
  if (IS("phi")) {
    const oracle_array phi = oracle_phi(J->o);
    judge_size(J, "NC", phi.rows, J->nc);
    if (phi.rows == J->nc)
      judge_near(J, where, what, J->nc, x, phi.x, 10 * (1 + judge_largest(J->nc, phi.mag)));
  } else if (IS("K")) {
    check_K(J, where, x);
  } else if (IS("Kdotv")) {
    const oracle_array phi = oracle_phi(J->o);
    const double speed = 1 + judge_largest(n, J->v), *want = second(J);
    judge_near(J, where, what, J->nc, x, want,
               loose(J, 1e-6) *
                   (judge_largest(J->nc, want) + judge_largest(J->nc, phi.mag) * pow(speed, 4)));
  } else if (IS("pull")) {
    const double *K = rows(J);
    double size = 1;
    const double *want = pull(J, K, J->lambda, &size);
    const oracle_array phi = oracle_phi(J->o);
    size += judge_largest(J->nc, phi.mag);
    judge_near(J, where, "K'*lambda", n, x, want, loose(J, 1e-7) * size);
  } else if (IS("held_a")) {
    before = x;
  } else if (IS("held_lambda")) {
    if (J->regular)
      check_motion(J, where, before, x);
  } else {
    return 0;
  }
#undef IS
  return 1;
}
