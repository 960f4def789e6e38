/* turns.c -- small vectors, and rotations as matrices. */
#include "robot.h"

#include <math.h>

void mat_vec(const double R[9], const double x[3], double out[3])
{
  for (int i = 0; i < 3; i++)
    out[i] = R[3 * i] * x[0] + R[3 * i + 1] * x[1] + R[3 * i + 2] * x[2];
}

void mat_tvec(const double R[9], const double x[3], double out[3])
{
  for (int i = 0; i < 3; i++)
    out[i] = R[i] * x[0] + R[3 + i] * x[1] + R[6 + i] * x[2];
}

void mat_mul(const double A[9], const double B[9], double out[9])
{
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      out[3 * i + j] = A[3 * i] * B[j] + A[3 * i + 1] * B[3 + j] + A[3 * i + 2] * B[6 + j];
  }
}

void vec_cross(const double a[3], const double b[3], double out[3])
{
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

/* Rodrigues: n n' + c (1 - n n') + s [n] */
static void turn_by(const double n[3], double c, double s, double R[9])
{
  const double cross[9] = {0, -n[2], n[1], n[2], 0, -n[0], -n[1], n[0], 0};
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      R[3 * i + j] = n[i] * n[j] * (1 - c) + (i == j ? c : 0) + s * cross[3 * i + j];
  }
}

void turn_about(const double axis[3], double angle, double R[9])
{
  turn_by(axis, cos(angle), sin(angle), R);
}

void turn_of_quaternion(const double u[4], double R[9])
{
  /* twice the products that the sandwich u x u* leaves, scaled by its length */
  const double n = u[0] * u[0] + u[1] * u[1] + u[2] * u[2] + u[3] * u[3];
  const double cross[9] = {0, -u[2], u[1], u[2], 0, -u[0], -u[1], u[0], 0};
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double square = 0;
      for (int k = 0; k < 3; k++)
        square += cross[3 * i + k] * cross[3 * k + j];
      R[3 * i + j] = (i == j) + 2 * (u[3] * cross[3 * i + j] + square) / n;
    }
  }
}

/* an angle near a multiple of 90 degrees counts as that multiple */
static void sines(const oracle *o, double angle, double *c, double *s)
{
  static const double quarter[5] = {1, 0, -1, 0, 1};
  const double step = 2 * atan(1), turns = round(angle / step);
  if (fabs(angle - turns * step) <= o->snap && fabs(turns) < 1e9) {
    const int k = (int)(((long long)turns % 4 + 4) % 4);
    *c = quarter[k];
    *s = quarter[(k + 3) % 4];
  } else {
    *c = cos(angle);
    *s = sin(angle);
  }
}

void oracle_rpy(const oracle *o, const double rpy[3], double R[9])
{
  double turn[3][9], half[9];
  for (int k = 0; k < 3; k++) {
    const double axis[3] = {k == 0, k == 1, k == 2};
    double c, s;
    sines(o, rpy[k], &c, &s);
    turn_by(axis, c, s, turn[k]);
  }
  mat_mul(turn[2], turn[1], half);
  mat_mul(half, turn[0], R);
}
