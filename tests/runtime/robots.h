/* SPDX-License-Identifier: MIT-0 */
/* robots.h -- textbook machines as hand-written tables, the first three with H in closed form. */
#ifndef ROBOTS_H
#define ROBOTS_H

#include "generic/pinion_model.h"

/* Rod of 1.2 kg about y, its centre of mass 0.3 m below the pivot. */
extern const pinion_model pendulum;

/* Cart of 2 kg along x; pole of 0.5 kg about y, its centre of mass 0.4 m above the pivot. */
extern const pinion_model cartpole;

/* Two links about y, hanging along -z, the second 0.5 m below the first. */
extern const pinion_model double_pendulum;

/* A floating box of 3 kg, 0.4 x 0.3 x 0.2 m, with its frame in the middle; its lower corners. */
extern const pinion_model box;
extern const double box_corner[4][3];

/* Packed H[nh] of each at q, from Lagrange's equations. */
void pendulum_H(const double *q, double *H);
void cartpole_H(const double *q, double *H);
void double_pendulum_H(const double *q, double *H);

#endif
