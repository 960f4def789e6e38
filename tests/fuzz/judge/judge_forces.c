/* judge_forces.c -- forces across joints and of ties, in world axes; rates of coordinates. */
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <math.h>
#include <string.h>

/* checks tau = H a + C - J' f, with f in the world */
static void check_world_forces(judge *J, const char *where, const double *x)
{
  const oracle_array t = oracle_tau(J->o, ORACLE_A | ORACLE_V | ORACLE_G | ORACLE_FRICTION);
  const oracle_array f = oracle_external_world(J->o, J->f, J->point);
  for (int k = 0; k < t.rows; k++) {
    t.x[k] -= f.x[k];
    t.mag[k] += f.mag[k];
  }
  judge_same_each(J, where, "tau", t, x);
}

/* q' along u, by fourth-order differences of the exponential */
static double *rate_along(judge *J, const double *u)
{
  static const double share[5] = {1 / 12., -8 / 12., 0, 8 / 12., -1 / 12.}, step = 1e-3;
  const int nq = oracle_nq(J->o);
  double *out = oracle_grab(sizeof *out * (unsigned)nq);
  double *next = oracle_grab(sizeof *next * (unsigned)nq);
  for (int side = -2; side <= 2; side++) {
    oracle_integrate(J->o, J->q, u, side * step, next);
    for (int k = 0; k < nq; k++)
      out[k] += share[side + 2] * next[k] / step;
  }
  return out;
}

static void near_rates(judge *J, const char *where, const char *what, const double *x,
                       const double *u)
{
  const int nq = oracle_nq(J->o);
  const double *y = rate_along(J, u), size = 1 + judge_largest(nq, y) + judge_largest(nq, J->q);
  judge_near(J, where, what, nq, x, y, size * fmax(1, 1e-9 / judge_tolerance(J)));
}

/* column by column */
static void check_Q(judge *J, const char *where, const double *x)
{
  const int nq = oracle_nq(J->o), nv = oracle_nv(J->o);
  double *unit = oracle_grab(sizeof *unit * (unsigned)nv);
  double *column = oracle_grab(sizeof *column * (unsigned)nq);
  for (int j = 0; j < nv; j++) {
    memset(column, 0, sizeof *column * (unsigned)nq);
    memset(unit, 0, sizeof *unit * (unsigned)nv);
    unit[j] = 1;
    for (int i = 0; i < nq; i++) {
      for (int k = J->Q_rowptr[i]; k < J->Q_rowptr[i + 1]; k++) {
        if (J->Q_colind[k] == j)
          column[i] += x[k];
      }
    }
    near_rates(J, where, "Q", column, unit);
  }
}

int judge_forces(judge *J, const char *where, const char *what, const double *x)
{
#define IS(word) (!strcmp(what, word))
  if (IS("F") || IS("F_fext")) {
    judge_same(J, where, what, oracle_joint_forces(J->o, IS("F") ? NULL : J->f), x);
  } else if (IS("tau_c")) {
    judge_same_each(J, where, what, oracle_tied(J->o), x);
  } else if (IS("Cv")) {
    judge_same_each(J, where, what, oracle_tau(J->o, ORACLE_V), x);
  } else if (IS("rnea_fext_world")) {
    check_world_forces(J, where, x);
  } else if (IS("qdot")) {
    near_rates(J, where, what, x, J->v);
  } else if (IS("Q")) {
    check_Q(J, where, x);
  } else {
    return 0;
  }
#undef IS
  return 1;
}
