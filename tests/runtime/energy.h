/* SPDX-License-Identifier: MIT-0 */
/* energy.h -- kinetic energy of a random tree by plain vectors, the tests' independent truth. */
#ifndef ENERGY_H
#define ENERGY_H

#include "tree.h"

/* Sum of m |velocity|^2 / 2 over all point masses, each velocity found in the world frame from
 * orientations, origins and angular velocities; joule. No spatial vector, no inertia matrix, and
 * none of the runtime's code: rotations come from quaternions by another formula. */
double kinetic_energy(const tree *t, const double *q, const double *v);

#endif
