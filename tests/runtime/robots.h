/* SPDX-License-Identifier: MIT-0 */
/* robots.h -- three textbook machines as hand-written tables, with their H in closed form. */
#ifndef ROBOTS_H
#define ROBOTS_H

#include "pinion_model.h"

/* Rod of 1.2 kg about y, its centre of mass 0.3 m below the pivot. */
extern const pinion_model pendulum;

/* Cart of 2 kg along x; pole of 0.5 kg about y, its centre of mass 0.4 m above the pivot. */
extern const pinion_model cartpole;

/* Two links about y, hanging along -z, the second 0.5 m below the first. */
extern const pinion_model double_pendulum;

/* Packed H[nh] of each at q, from Lagrange's equations. */
void pendulum_H(const double *q, double *H);
void cartpole_H(const double *q, double *H);
void double_pendulum_H(const double *q, double *H);

#endif
