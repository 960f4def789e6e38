/* judge.c -- chooses the check for a result, and has the checks by value. */
#include "judge.h"
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

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

/* |x - y| <= tolerance*scale everywhere; a NaN never is */
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
int judge_same(judge *J, const char *where, const char *what, oracle_array y, const double *x)
{
  return judge_near(J, where, what, y.rows * y.cols, x, y.x, judge_largest(y.rows * y.cols, y.mag));
}

/* small entries beside large ones have to have part of their digits right, too */
void judge_same_each(judge *J, const char *where, const char *what, oracle_array y, const double *x)
{
  const double loose = 1e3;
  if (!judge_same(J, where, what, y, x))
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

int judge_end(const judge *J)
{
  printf("%ld compared, %ld wrong\n", J->compared, J->wrong);
  return J->wrong > 0;
}

void judge_returned(judge *J, const char *where, int code)
{
  const int of_given = strstr(where, "ltdl") == where || !strcmp(where, "ltl");
  if (code != 0 && (of_given ? J->given_regular : J->regular))
    judge_complain(J, where, "reports a pivot although H is positive definite");
}

static void check_external(judge *J, const char *where, const double *x)
{
  const int n = oracle_nv(J->o);
  const oracle_array t = oracle_tau(J->o, 15), f = oracle_external(J->o, J->f);
  for (int k = 0; k < n; k++) {
    t.x[k] -= f.x[k];
    t.mag[k] += f.mag[k];
  }
  judge_same_each(J, where, "tau", t, x);
}

void judge_output(judge *J, const char *where, const char *what, int frame, const double *x)
{
  const int gravity = ORACLE_G, bias = ORACLE_V | ORACLE_G | ORACLE_FRICTION;
  oracle *o = J->o;
#define IS(word) (!strcmp(what, word))
  if (IS("H")) {
    const oracle_array H = {J->nh, 1, judge_packed(J, J->inertia.x),
                            judge_packed(J, J->inertia.mag)};
    judge_same_each(J, where, what, H, x);
  } else if (IS("tau")) {
    judge_same_each(J, where, what, oracle_tau(o, bias | ORACLE_A), x);
  } else if (IS("C")) {
    judge_same_each(J, where, what, oracle_tau(o, bias), x);
  } else if (IS("g")) {
    judge_same_each(J, where, what, oracle_tau(o, gravity), x);
  } else if (IS("Ha")) {
    judge_same_each(J, where, what, oracle_tau(o, ORACLE_A), x);
  } else if (IS("rnea_fext")) {
    check_external(J, where, x);
  } else if (IS("pose")) {
    judge_same(J, where, what, oracle_poses(o), x);
  } else if (IS("com")) {
    judge_same(J, where, what, oracle_com(o), x);
  } else if (IS("vcom")) {
    judge_same(J, where, what, oracle_com_velocity(o), x);
  } else if (IS("Jcom")) {
    judge_same(J, where, what, oracle_com_jacobian(o), x);
  } else if (IS("AG")) {
    judge_same(J, where, what, oracle_centroidal(o), x);
  } else if (IS("hG")) {
    judge_same(J, where, what, oracle_momentum(o), x);
  } else if (IS("kinetic_energy")) {
    judge_same(J, where, what, oracle_kinetic(o), x);
  } else if (IS("potential_energy")) {
    judge_same(J, where, what, oracle_potential(o), x);
  } else if (IS("V") || IS("V_aligned") || IS("V_world")) {
    const int kind = IS("V") ? ORACLE_BODY : IS("V_world") ? ORACLE_WORLD : ORACLE_ALIGNED;
    judge_same(J, where, what, oracle_velocity(o, frame, kind), x);
  } else if (IS("A") || IS("A_classical")) {
    judge_same(J, where, what, oracle_acceleration(o, frame, IS("A_classical")), x);
  } else if (IS("J") || IS("J_aligned") || IS("J_world")) {
    const int kind = IS("J") ? ORACLE_BODY : IS("J_world") ? ORACLE_WORLD : ORACLE_ALIGNED;
    judge_same(J, where, what, oracle_jacobian(o, frame, kind), x);
  } else if (IS("Jdotv") || IS("Jdotv_aligned") || IS("Jdotv_world")) {
    const int kind = IS("Jdotv") ? ORACLE_BODY : IS("Jdotv_world") ? ORACLE_WORLD : ORACLE_ALIGNED;
    judge_same(J, where, what, oracle_jdotv(o, frame, kind), x);
  } else if (!judge_group(J, where, what, x) && !judge_identity(J, where, what, frame, x)) {
    judge_complain(J, where, "nothing is known to check it by");
  }
#undef IS
}
