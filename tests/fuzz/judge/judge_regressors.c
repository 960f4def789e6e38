/* judge_regressors.c -- regressors column by column, their products with parameters, and the number
 * of base parameters. */
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static double *room(int n) { return oracle_grab(sizeof(double) * (unsigned)n); }

/* Y x with n rows and m columns; *size: its terms */
static double *times(int n, int m, const double *Y, const double *x, double *size)
{
  double *out = room(n);
  for (int i = 0; i < n; i++) {
    double terms = 0;
    for (int k = 0; k < m; k++) {
      out[i] += Y[i * m + k] * x[k];
      terms += fabs(Y[i * m + k] * x[k]);
    }
    *size = fmax(*size, terms);
  }
  return out;
}

/* A rule for the C of its C v_r: v_r' C v_r = v_r' dH/dt v_r / 2, for any v_r. */
static void check_slotine_li(judge *J, const char *where, const double *Y)
{
  const int n = oracle_nv(J->o), np = 10 * oracle_nb(J->o);
  const double *v = J->x;
  const oracle_array theta = oracle_parameters(J->o), rotors = oracle_joint_terms(J->o);
  const oracle_array still = oracle_tau(J->o, ORACLE_A | ORACLE_G), rate = oracle_Hdot(J->o);
  double size = judge_largest(n, still.mag), got = 0, want = 0;
  const double *tau = times(n, np, Y, theta.x, &size);
  for (int i = 0; i < n; i++) {
    got += v[i] * (tau[i] + rotors.x[i]);
    want += v[i] * still.x[i];
    for (int j = 0; j < n; j++) {
      want += 0.5 * v[i] * rate.x[i * n + j] * v[j];
      size = fmax(size, fabs(v[i] * rate.mag[i * n + j] * v[j]));
    }
  }
  judge_near(J, where, "v_r'*Y*theta", 1, &got, &want, n * n * size);
}

static void check_energy(judge *J, const char *where, int kinetic, const double *y)
{
  const int n = oracle_nv(J->o), np = 10 * oracle_nb(J->o);
  const oracle_array theta = oracle_parameters(J->o);
  const oracle_array energy = kinetic ? oracle_kinetic(J->o) : oracle_potential(J->o);
  double size = energy.mag[0], *got = times(1, np, y, theta.x, &size);
  if (kinetic) {
    oracle_state(J->o, J->q, J->v, J->v);
    const oracle_array rotors = oracle_joint_terms(J->o);
    for (int i = 0; i < n; i++)
      got[0] += 0.5 * J->v[i] * rotors.x[i];
    oracle_state(J->o, J->q, J->v, J->a);
  }
  judge_near(J, where, "y'*theta", 1, got, energy.x, size);
}

/* ---- base parameters ---- */

/* How many columns of A, m x n, are independent. The largest come first; what is left of a column
 * has to be more than a share of the first. */
static int rank(int m, int n, double *A, double share)
{
  double most = 0, *size = room(n), *q = room(m);
  for (int count = 0;; count++) {
    int best = 0;
    for (int j = 0; j < n; j++) {
      double sum = 0;
      for (int i = 0; i < m; i++)
        sum += A[i * n + j] * A[i * n + j];
      size[j] = sqrt(sum);
      best = size[j] > size[best] ? j : best;
    }
    const double length = size[best];
    most = fmax(most, length);
    if (length <= share * most)
      return count;
    for (int i = 0; i < m; i++)
      q[i] = A[i * n + best] / length;
    for (int j = 0; j < n; j++) {
      double part = 0;
      for (int i = 0; i < m; i++)
        part += q[i] * A[i * n + j];
      for (int i = 0; i < m; i++)
        A[i * n + j] = j == best ? 0 : A[i * n + j] - part * q[i];
    }
  }
}

/* the regressor in that many random states, one below the other */
static double *regressors(judge *J, int states)
{
  const int n = oracle_nv(J->o), np = 10 * oracle_nb(J->o);
  unsigned long long seed = 1;
  double *all = room(states * n * np);
  for (int k = 0; k < states; k++) {
    double *q = room(oracle_nq(J->o)), *v = room(n), *a = room(n);
    oracle_random_q(J->o, &seed, 0, q);
    for (int i = 0; i < n; i++) {
      v[i] = oracle_uniform(&seed, -2, 2);
      a[i] = oracle_uniform(&seed, -3, 3);
    }
    oracle_state(J->o, q, v, a);
    memcpy(all + k * n * np, oracle_regressor(J->o).x, sizeof *all * (unsigned)(n * np));
  }
  oracle_state(J->o, J->q, J->v, J->a);
  return all;
}

/* As many as the regressor has independent columns, beyond doubt or but for rounding. */
static void check_count(judge *J, const char *where)
{
  enum { MOST = 100 }; /* columns: memory is only freed at the end */
  static int known;
  const int n = oracle_nv(J->o), np = 10 * oracle_nb(J->o);
  if (known || np > MOST)
    return;
  known = 1;
  double *A = regressors(J, np), *B = room(np * n * np);
  memcpy(B, A, sizeof *B * (unsigned)(np * n * np));
  const int low = rank(np * n, np, A, 1e-6), high = rank(np * n, np, B, 1e-13);
  J->compared++;
  if (J->nr < low || J->nr > high) {
    judge_complain(J, where, "more or fewer base parameters than columns are independent");
    printf("  %d of them, %d to %d columns\n", J->nr, low, high);
  }
}

/* base parameters of any theta give with their regressor what theta gives with the whole one; beta:
 * NULL where the case does not compute them */
static void check_base(judge *J, const char *where, const double *beta, const double *Yb)
{
  const int n = oracle_nv(J->o), np = 10 * oracle_nb(J->o);
  const oracle_array Y = oracle_regressor(J->o);
  double size = judge_largest(n * np, Y.mag), *want = times(n, np, Y.x, J->theta, &size);
  if (beta) {
    const double *got = times(n, J->nr, Yb, beta, &size);
    judge_near(J, where, "Y_base*beta", n, got, want, 10 * size);
  }
  check_count(J, where);
}

int judge_regressors(judge *J, const char *where, const char *what, const double *x)
{
  static const double *beta; /* of this state: the harness calls them in this order */
#define IS(word) (!strcmp(what, word))
  if (IS("theta")) {
    const oracle_array theta = oracle_parameters(J->o);
    judge_near(J, where, what, theta.rows, x, theta.x, 10 * judge_largest(theta.rows, theta.mag));
  } else if (IS("Y")) {
    judge_same(J, where, what, oracle_regressor(J->o), x);
  } else if (IS("Y_slotine_li")) {
    check_slotine_li(J, where, x);
  } else if (IS("y_kinetic") || IS("y_potential")) {
    check_energy(J, where, IS("y_kinetic"), x);
  } else if (IS("beta")) {
    beta = x;
  } else if (IS("Y_base")) {
    check_base(J, where, beta, x);
  } else {
    return 0;
  }
#undef IS
  return 1;
}
