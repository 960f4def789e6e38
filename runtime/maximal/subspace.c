/* SPDX-License-Identifier: MIT-0 */
/* subspace.c -- see subspace.h. */
#include <math.h>

#include "generic/model/spatial.h"
#include "subspace.h"

enum { FORCE = 0, MOMENT = 3 };

/* appends a column to the n so far: a unit force or moment along u */
static double *add(double *columns, int *n, int part, const double u[3])
{
  double *column = columns + 6 * *n;
  for (int k = 0; k < 6; k++)
    column[k] = 0.0;
  for (int k = 0; k < 3; k++)
    column[part + k] = u[k];
  (*n)++;
  return column;
}

/* appends columns for all three axes of the frame */
static void add_all(double *columns, int *n, int part)
{
  static const double axes[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  for (int k = 0; k < 3; k++)
    add(columns, n, part, axes + 3 * k);
}

/* two unit vectors at right angles to z and to each other */
static void across(const double z[3], double x[3], double y[3])
{
  double far[3] = {0.0, 0.0, 0.0}, length;
  int least = 0;
  for (int k = 1; k < 3; k++) {
    if (fabs(z[k]) < fabs(z[least]))
      least = k;
  }
  far[least] = 1.0;
  pinion_cross(far, z, x);
  length = sqrt(pinion_dot3(x, x));
  for (int k = 0; k < 3; k++)
    x[k] /= length;
  pinion_cross(z, x, y);
}

int pinion_joint_T(const pinion_body *body, double T[36])
{
  const double *z = body->axis;
  double x[3], y[3];
  int n = 0;
  switch (body->type) {
  case PINION_REVOLUTE:
    across(z, x, y);
    add_all(T, &n, FORCE);
    add(T, &n, MOMENT, x);
    add(T, &n, MOMENT, y);
    break;
  case PINION_PRISMATIC:
    across(z, x, y);
    add(T, &n, FORCE, x);
    add(T, &n, FORCE, y);
    add_all(T, &n, MOMENT);
    break;
  case PINION_HELICAL: {
    /* a force along the screw, and the moment that keeps the nut from turning */
    double *screw = add(T, &n, FORCE, z);
    for (int k = 0; k < 3; k++)
      screw[3 + k] = -body->pitch * z[k];
    across(z, x, y);
    add(T, &n, FORCE, x);
    add(T, &n, FORCE, y);
    add(T, &n, MOMENT, x);
    add(T, &n, MOMENT, y);
    break;
  }
  case PINION_PLANAR:
    pinion_cross(z, body->ex, y);
    add(T, &n, FORCE, z);
    add(T, &n, MOMENT, body->ex);
    add(T, &n, MOMENT, y);
    break;
  case PINION_SPHERICAL:
    add_all(T, &n, FORCE);
    break;
  case PINION_FLOATING:
    break;
  }
  return n;
}

int pinion_joint_Ta(const pinion_body *body, double Ta[36])
{
  const double *z = body->axis;
  double y[3];
  int n = 0;
  switch (body->type) {
  case PINION_REVOLUTE:
  case PINION_HELICAL:
    add(Ta, &n, MOMENT, z);
    break;
  case PINION_PRISMATIC:
    add(Ta, &n, FORCE, z);
    break;
  case PINION_PLANAR:
    pinion_cross(z, body->ex, y);
    add(Ta, &n, FORCE, body->ex);
    add(Ta, &n, FORCE, y);
    add(Ta, &n, MOMENT, z);
    break;
  case PINION_SPHERICAL:
    add_all(Ta, &n, MOMENT);
    break;
  case PINION_FLOATING:
    add_all(Ta, &n, FORCE);
    add_all(Ta, &n, MOMENT);
    break;
  }
  return n;
}
