/* dense.c -- dense matrices, for factors and conditions; sums in twofold precision. */
#include "oracle.h"
#include "xml.h"

#include <math.h>
#include <string.h>

void oracle_dense_ltdl(int n, const double *H, double *L, double *D)
{
  double *A = oracle_grab(sizeof *A * (unsigned)(n * n));
  memcpy(A, H, sizeof *A * (unsigned)(n * n));
  for (int k = n - 1; k >= 0; k--) {
    D[k] = A[k * n + k];
    for (int i = 0; i < n; i++)
      L[k * n + i] = i < k ? A[k * n + i] / D[k] : i == k;
    for (int i = 0; i < k; i++) {
      for (int j = 0; j < k; j++)
        A[i * n + j] -= L[k * n + i] * D[k] * L[k * n + j];
    }
  }
}

/* one of Jacobi's rotations, which makes A[p][q] zero */
static void rotate(int n, double *A, int p, int q)
{
  const double theta = (A[q * n + q] - A[p * n + p]) / (2 * A[p * n + q]);
  const double t = (theta < 0 ? -1 : 1) / (fabs(theta) + sqrt(theta * theta + 1));
  const double c = 1 / sqrt(t * t + 1), s = t * c;
  for (int k = 0; k < n; k++) {
    const double x = A[k * n + p], y = A[k * n + q];
    A[k * n + p] = c * x - s * y;
    A[k * n + q] = s * x + c * y;
  }
  for (int k = 0; k < n; k++) {
    const double x = A[p * n + k], y = A[q * n + k];
    A[p * n + k] = c * x - s * y;
    A[q * n + k] = s * x + c * y;
  }
}

double oracle_condition(int n, const double *H)
{
  double *A = oracle_grab(sizeof *A * (unsigned)(n * n)), least = HUGE_VAL, most = 0;
  memcpy(A, H, sizeof *A * (unsigned)(n * n));
  for (int sweep = 0; sweep < 12; sweep++) {
    for (int p = 0; p < n; p++) {
      for (int q = p + 1; q < n; q++) {
        if (fabs(A[p * n + q]) > 1e-17 * sqrt(fabs(A[p * n + p] * A[q * n + q])))
          rotate(n, A, p, q);
      }
    }
  }
  for (int k = 0; k < n; k++) {
    least = fmin(least, A[k * n + k]);
    most = fmax(most, fabs(A[k * n + k]));
  }
  return least > 0 ? most / least : HUGE_VAL;
}

/* x*y = product + *error exactly (Dekker) */
static double two_product(double x, double y, double *error)
{
  const double big = 134217729.0;
  const double xh = big * x - (big * x - x), yh = big * y - (big * y - y);
  const double xl = x - xh, yl = y - yh, product = x * y;
  *error = ((xh * yh - product) + xh * yl + xl * yh) + xl * yl;
  return product;
}

/* x + y = sum + *error exactly (Knuth) */
static double two_sum(double x, double y, double *error)
{
  const double sum = x + y, part = sum - x;
  *error = (x - (sum - part)) + (y - part);
  return sum;
}

double oracle_dot(int n, const double *x, int step, const double *y, double start)
{
  double sum = start, low = 0;
  for (int k = 0; k < n; k++) {
    double e, f;
    const double p = two_product(x[k * step], y[k], &e);
    sum = two_sum(sum, p, &f);
    low += e + f;
  }
  return sum + low;
}
