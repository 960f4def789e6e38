/* SPDX-License-Identifier: MIT-0 */
/* legs.c -- see legs.h. */
#include "legs.h"

#include <math.h>

enum { TRUNK = 6, JOINTS = 3, ROW = TRUNK + JOINTS, FEET = QUAD_NC / 3 };

/* fails to compile if K does not have nine entries a row (legs.h) */
typedef char rows_of_K_are_nine[QUAD_NK == QUAD_NC * ROW ? 1 : -1];

/* x . (y x z) */
static float triple(const float x[3], const float y[3], const float z[3])
{
  return x[0] * (y[1] * z[2] - y[2] * z[1]) + x[1] * (y[2] * z[0] - y[0] * z[2]) +
         x[2] * (y[0] * z[1] - y[1] * z[0]);
}

int legs_follow(const float K[QUAD_NK], const float Kdotv[QUAD_NC], float a[QUAD_NV])
{
  for (int leg = 0; leg < FEET; leg++) {
    const float *row = &K[3 * ROW * leg];
    float J[JOINTS][3], b[3]; /* columns of the leg; the right-hand side for its joints */
    for (int i = 0; i < 3; i++) {
      b[i] = -Kdotv[3 * leg + i];
      for (int k = 0; k < TRUNK; k++)
        b[i] -= row[ROW * i + k] * a[k];
      for (int k = 0; k < JOINTS; k++)
        J[k][i] = row[ROW * i + TRUNK + k];
    }
    const float det = triple(J[0], J[1], J[2]); /* m^3; up to 0.01 for links of 0.2 m */
    if (!(fabsf(det) > 1e-4f))
      return 1;
    float *joint = &a[TRUNK + JOINTS * leg]; /* Cramer's rule */
    joint[0] = triple(b, J[1], J[2]) / det;
    joint[1] = triple(J[0], b, J[2]) / det;
    joint[2] = triple(J[0], J[1], b) / det;
  }
  return 0;
}

/* x := A^-1 x by A = L L', A positive definite; its lower triangle becomes L */
static int solve(float A[TRUNK][TRUNK], float x[TRUNK])
{
  for (int j = 0; j < TRUNK; j++) {
    for (int k = 0; k < j; k++)
      A[j][j] -= A[j][k] * A[j][k];
    if (!(A[j][j] > 1e-6f))
      return 1;
    A[j][j] = sqrtf(A[j][j]);
    for (int i = j + 1; i < TRUNK; i++) {
      for (int k = 0; k < j; k++)
        A[i][j] -= A[i][k] * A[j][k];
      A[i][j] /= A[j][j];
    }
    for (int k = 0; k < j; k++)
      x[j] -= A[j][k] * x[k];
    x[j] /= A[j][j];
  }
  for (int j = TRUNK - 1; j >= 0; j--) {
    for (int i = j + 1; i < TRUNK; i++)
      x[j] -= A[i][j] * x[i];
    x[j] /= A[j][j];
  }
  return 0;
}

/* lambda = K_t y with K_t' K_t y = w, where K_t are the columns of the trunk */
int legs_share(const float K[QUAD_NK], const float w[6], float lambda[QUAD_NC])
{
  float A[TRUNK][TRUNK] = {{0.0f}}, y[TRUNK];
  for (int i = 0; i < TRUNK; i++) {
    y[i] = w[i];
    for (int j = 0; j <= i; j++) {
      for (int r = 0; r < QUAD_NC; r++)
        A[i][j] += K[ROW * r + i] * K[ROW * r + j];
    }
  }
  if (solve(A, y))
    return 1;
  for (int r = 0; r < QUAD_NC; r++) {
    lambda[r] = 0.0f;
    for (int k = 0; k < TRUNK; k++)
      lambda[r] += K[ROW * r + k] * y[k];
  }
  return 0;
}
