/* shooting.c -- the reach of reach.h by direct multiple shooting: Ipopt finds the states at all
 * instants and the torques between them, from a straight guess that no torque can follow.
 *
 *   unknowns   z = x_0 tau_0 x_1 tau_1 .. x_25, with x = (q, v)
 *   rows       x_(k+1) - step(x_k, tau_k) = 0; the ends are bounds
 *   Jacobian   -A and -B of step_semi_implicit_derivatives, and ones: nothing else is stored
 *
 *   shooting        prints the result
 *   shooting csv    prints the motion */
#include <coin/IpStdCInterface.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "reach.h"

enum { Z = NX + N, UNKNOWNS = STEPS * Z + NX, ROWS = STEPS * NX, ENTRIES = STEPS * NX * (Z + 1) };
static double hold[N]; /* torques that hold the start */

static Bool effort(Index n, Number *z, Bool is_new, Number *f, UserDataPtr data)
{
  *f = 0.0;
  for (int k = 0; k < STEPS; k++)
    *f += effort_of(z + k * Z, z + k * Z + NX, hold);
  return TRUE;
}

static Bool gradient(Index n, Number *z, Bool is_new, Number *g, UserDataPtr data)
{
  memset(g, 0, UNKNOWNS * sizeof *g);
  for (int k = 0; k < STEPS; k++)
    for (int i = 0; i < N; i++) {
      g[k * Z + N + i] = DT * RATE * z[k * Z + N + i];
      g[k * Z + NX + i] = DT * (z[k * Z + NX + i] - hold[i]);
    }
  return TRUE;
}

static Bool defects(Index n, Number *z, Bool is_new, Index m, Number *g, UserDataPtr data)
{
  for (int k = 0; k < STEPS; k++) {
    const double *x = z + k * Z;
    double next[NX];
    if (arm7_step_semi_implicit(x, x + N, x + NX, DT, next, next + N))
      return FALSE;
    for (int i = 0; i < NX; i++)
      g[k * NX + i] = x[Z + i] - next[i];
  }
  return TRUE;
}

static Bool jacobian(Index n, Number *z, Bool is_new, Index m, Index count, Index *row, Index *col,
                     Number *value, UserDataPtr data)
{
  for (int k = 0, at = 0; k < STEPS; k++) {
    double A[NX][NX], B[NX][N];
    const double *x = z + k * Z;
    if (value && arm7_step_semi_implicit_derivatives(x, x + N, x + NX, DT, A, B))
      return FALSE;
    for (int i = 0; i < NX; i++)
      for (int j = 0; j <= Z; j++, at++) {
        if (value) {
          value[at] = j < NX ? -A[i][j] : j < Z ? -B[i][j - NX] : 1.0;
        } else {
          row[at] = k * NX + i;
          col[at] = k * Z + (j < Z ? j : Z + i);
        }
      }
  }
  return TRUE;
}

/* never called: Ipopt estimates the Hessian from gradients */
static Bool hessian(Index n, Number *z, Bool is_new, Number factor, Index m, Number *y, Bool new_y,
                    Index count, Index *row, Index *col, Number *value, UserDataPtr data)
{
  return FALSE;
}

int main(int argc, char **argv)
{
  static double z[UNKNOWNS], low[UNKNOWNS], high[UNKNOWNS], zero[ROWS], g[ROWS];
  double f = 0.0, worst = 0.0, used = 0.0;
  arm7_gravity(FROM, hold);
  for (int k = 0; k <= STEPS; k++)
    for (int i = 0; i < (k < STEPS ? Z : NX); i++) {
      const int at = k * Z + i, end = k == 0 || k == STEPS;
      const double most = i < N ? 1e20 : i < NX ? arm7_v_max[i - N] : arm7_tau_max[i - NX];
      z[at] = i < NX ? FROM[i] + (TO[i] - FROM[i]) * k / STEPS : 0.0;
      low[at] = i < N ? arm7_q_lower[i] : -most;
      high[at] = i < N ? arm7_q_upper[i] : most;
      if (end && i < NX)
        low[at] = high[at] = z[at];
    }
  IpoptProblem nlp = CreateIpoptProblem(UNKNOWNS, low, high, ROWS, zero, zero, ENTRIES, 0, 0,
                                        effort, defects, gradient, jacobian, hessian);
  AddIpoptStrOption(nlp, "hessian_approximation", "limited-memory");
  AddIpoptIntOption(nlp, "limited_memory_max_history", 30);
  AddIpoptNumOption(nlp, "tol", 1e-6);
  AddIpoptStrOption(nlp, "sb", "yes");
  AddIpoptIntOption(nlp, "print_level", 0);
  const int status = IpoptSolve(nlp, z, g, &f, NULL, NULL, NULL, NULL);
  FreeIpoptProblem(nlp);
  for (int k = 0; k < ROWS; k++)
    worst = fmax(worst, fabs(g[k]));
  for (int k = 0; k < STEPS; k++)
    for (int i = 0; i < N; i++)
      used = fmax(used, fabs(z[k * Z + NX + i]) / arm7_tau_max[i]);
  if (argc > 1) {
    print_motion(z, Z, z + NX, Z);
    return 0;
  }
  printf("%s, defects at most %s\n", status == Solve_Succeeded ? "solved" : "not solved",
         worst < 1e-7 ? "1e-7" : "more");
  printf("effort %.2f, at most %.0f %% of a torque limit\n", f, 100.0 * used);
  return status != Solve_Succeeded;
}
