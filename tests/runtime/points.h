/* SPDX-License-Identifier: MIT-0 */
/* points.h -- a random tree as point masses in the world, the tests' independent truth.
 *
 * Everything is by plain vectors in the world frame, from orientations, origins and angular
 * velocities: no spatial vector, no inertia matrix, and none of the runtime's code. Rotations come
 * from quaternions by another formula. */
#ifndef POINTS_H
#define POINTS_H

#include "tree.h"

/* A body's frame in the world and how it moves there. */
typedef struct motion {
  double R[3][3], origin[3], velocity[3], omega[3];
} motion;

/* A point mass: kg, m, m/s. */
typedef struct point_mass {
  double m, r[3], u[3];
} point_mass;

void world_motions(const tree *t, const double *q, const double *v, motion body[MAX_BODIES]);

/* All points of all bodies, at most MAX_BODIES * POINTS; returns their number. */
int world_points(const tree *t, const double *q, const double *v, point_mass *point);

/* Sum of m |u|^2 / 2 over all points, joule. */
double kinetic_energy(const tree *t, const double *q, const double *v);

/* The rotors' own energy: sum of armature (rate of the joint)^2 / 2, joule. */
double rotor_energy(const tree *t, const double *v);

#endif
