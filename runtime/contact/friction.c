/* SPDX-License-Identifier: MIT-0 */
/* friction.c -- see friction.h. */
#include <math.h>

#include "friction.h"

/* u of a row */
static double rate(int n, const double *S, const double *b, const double *z, int i)
{
  double u = b[i];
  for (int j = 0; j < n; j++)
    u += S[i * n + j] * z[j];
  return u;
}

/* z of a row after a step that makes its u zero; at least zero if the row only pushes */
static double relaxed(double z, double u, double s, int pushes)
{
  const double better = s > 0.0 ? z - u / s : z;
  return pushes && better < 0.0 ? 0.0 : better;
}

/* shortens z to a length of at most `most` */
static void shorten(double most, double z[2])
{
  const double length = sqrt(z[0] * z[0] + z[1] * z[1]);
  for (int k = 0; k < 2 && length > most; k++)
    z[k] *= most / length;
}

/* the larger eigenvalue of a symmetric 2 x 2 */
static double stiffest(double a, double b, double c)
{
  return 0.5 * (a + c) + sqrt(0.25 * (a - c) * (a - c) + b * b);
}

/* a step along -u that comes closer to the solution, then projected back into the disc */
static void slide(double s, const double u[2], double most, double z[2])
{
  for (int k = 0; k < 2 && s > 0.0; k++)
    z[k] -= u[k] / s;
  shorten(most, z);
}

/* rows i and i + 1: z where u is zero if that is in the disc, else a step towards it */
static void grip(int n, const double *S, int i, const double u[2], double most, double z[2])
{
  const double a = S[i * n + i], b = S[i * n + i + 1], c = S[(i + 1) * n + i + 1];
  const double det = a * c - b * b;
  if (det > 1e-9 * a * c) {
    const double x = z[0] - (c * u[0] - b * u[1]) / det, y = z[1] - (a * u[1] - b * u[0]) / det;
    if (x * x + y * y <= most * most) {
      z[0] = x;
      z[1] = y;
      return;
    }
  }
  slide(stiffest(a, b, c), u, most, z);
}

/* z[i] := x; returns the larger of `change` and the size of this change */
static double assign(double x, double *z, double change)
{
  const double by = fabs(x - *z);
  *z = x;
  return by > change ? by : change;
}

/* updates all rows of a set; returns the larger of `change` and the size of these changes */
static double relax(int n, const double *S, const double *b, const pinion_row_set *set, double *z,
                    double change)
{
  const int i = set->row, t = set->across;
  const double u = rate(n, S, b, z, i);
  change = assign(relaxed(z[i], u, S[i * n + i], set->kind != PINION_ROW_TIED), &z[i], change);
  if (set->kind == PINION_ROW_CONTACT) {
    const double ut[2] = {rate(n, S, b, z, t), rate(n, S, b, z, t + 1)};
    double zt[2] = {z[t], z[t + 1]};
    grip(n, S, t, ut, set->mu * z[i], zt);
    change = assign(zt[0], &z[t], change);
    change = assign(zt[1], &z[t + 1], change);
  }
  return change;
}

int pinion_friction_solve(int n, const double *S, const double *b, int sets,
                          const pinion_row_set *set, int sweeps, double tolerance, double *z)
{
  for (int sweep = 0; sweep < sweeps; sweep++) {
    double change = 0.0;
    for (int k = 0; k < sets; k++)
      change = relax(n, S, b, &set[k], z, change);
    if (change <= tolerance)
      return sweep + 1;
  }
  return sweeps;
}

double pinion_friction_residual(int n, const double *S, const double *b, int sets,
                                const pinion_row_set *set, const double *z)
{
  double worst = 0.0;
  for (int k = 0; k < sets; k++) {
    const int i = set[k].row, t = set[k].across;
    double x = z[i];
    const double u = rate(n, S, b, z, i);
    worst = assign(relaxed(x, u, S[i * n + i], set[k].kind != PINION_ROW_TIED), &x, worst);
    if (set[k].kind == PINION_ROW_CONTACT) {
      const double ut[2] = {rate(n, S, b, z, t), rate(n, S, b, z, t + 1)};
      const double *A = S + t * n + t;
      double zt[2] = {z[t], z[t + 1]};
      slide(stiffest(A[0], A[1], A[n + 1]), ut, set[k].mu * z[i], zt);
      for (int r = 0; r < 2; r++) {
        x = z[t + r];
        worst = assign(zt[r], &x, worst);
      }
    }
  }
  return worst;
}
