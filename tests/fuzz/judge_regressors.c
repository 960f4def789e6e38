/* judge_regressors.c -- what regressors make of parameters, against forces and energies. */
#include "judge_parts.h"

#include "../oracle/xml.h"

#include <math.h>
#include <string.h>

enum { ALL = ORACLE_A | ORACLE_V | ORACLE_G };

static double *room(int n) { return oracle_grab(sizeof(double) * (unsigned)n); }

/* Y x of n rows and m columns; *size its terms */
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

static void check_regressor(judge *J, const char *where, const double *Y)
{
  const int n = oracle_nv(J->o), np = 10 * oracle_nb(J->o);
  const oracle_array theta = oracle_parameters(J->o), rotors = oracle_joint_terms(J->o);
  const oracle_array tau = oracle_tau(J->o, ALL);
  double size = judge_largest(n, tau.mag), *got = times(n, np, Y, theta.x, &size);
  for (int i = 0; i < n; i++)
    got[i] += rotors.x[i];
  judge_near(J, where, "Y*theta", n, got, tau.x, size);
}

/* By what the C of its C v_r has to be: v_r' C v_r = v_r' dH/dt v_r / 2, for any v_r. */
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

/* base parameters of any theta make of their regressor what theta makes of the whole one; rows:
 * Y, then beta, then the regressor of beta, all of one state */
static void check_base(judge *J, const char *where, const double *Y, const double *beta,
                       const double *Yb, int nr)
{
  const int n = oracle_nv(J->o), np = 10 * oracle_nb(J->o);
  double size = 0, *want = times(n, np, Y, J->theta, &size), *got = times(n, nr, Yb, beta, &size);
  judge_near(J, where, "Y_base*beta", n, got, want, 10 * (size + judge_largest(n * np, Y)));
}

int judge_regressors(judge *J, const char *where, const char *what, const double *x)
{
  static const double *Y, *beta; /* of this state: the harness calls them in this order */
#define IS(word) (!strcmp(what, word))
  if (IS("theta")) {
    const oracle_array theta = oracle_parameters(J->o);
    judge_near(J, where, what, theta.rows, x, theta.x, 10 * judge_largest(theta.rows, theta.mag));
  } else if (IS("Y")) {
    check_regressor(J, where, Y = x);
  } else if (IS("Y_slotine_li")) {
    check_slotine_li(J, where, x);
  } else if (IS("y_kinetic") || IS("y_potential")) {
    check_energy(J, where, IS("y_kinetic"), x);
  } else if (IS("beta")) {
    beta = x;
  } else if (IS("Y_base")) {
    check_base(J, where, Y, beta, x, J->nr);
  } else {
    return 0;
  }
#undef IS
  return 1;
}
