/* SPDX-License-Identifier: MIT-0 */
/* robots.h -- textbook machines as hand-written tables, the first three with H in closed form. */
#ifndef ROBOTS_H
#define ROBOTS_H

#include "generic/model/pinion_model.h"

/* Rod of 1.2 kg about y, its centre of mass 0.3 m below the pivot. */
extern const pinion_model pendulum;

/* Cart of 2 kg along x; pole of 0.5 kg about y, its centre of mass 0.4 m above the pivot. */
extern const pinion_model cartpole;

/* Two links about y, hanging along -z, the second 0.5 m below the first. */
extern const pinion_model double_pendulum;

/* A pinion_constraint between its second link and the world, whose row of K is the first. */
#define DOUBLE_PENDULUM_ROD                                                                        \
  {                                                                                                \
    .name = "rod", .type = PINION_TIE_DISTANCE, .row = 0, .rows = 1, .body_a = 1, .body_b = -1,    \
    .R_a = {1, 0, 0, 0, 1, 0, 0, 0, 1}, .p_a = {0.05, 0, -0.5},                                    \
    .R_b = {1, 0, 0, 0, 1, 0, 0, 0, 1}, .p_b = {0.4, 0, 1.7}, .length = 0.6, .switched = -1,       \
    .moving = -1,                                                                                  \
  }

/* One that holds the joint of term `at` at an angle; bit of its switch and place of its moving phi,
 * each -1 if it has none. */
#define DOUBLE_PENDULUM_LOCK(id, place, angle, at, bit, phi)                                       \
  {                                                                                                \
    .name = (id), .type = PINION_TIE_LOCKED, .row = (place), .rows = 1, .offset = (angle),         \
    .term = (at), .terms = 1, .switched = (bit), .moving = (phi),                                  \
  }

/* A floating box of 3 kg, 0.4 x 0.3 x 0.2 m, with its frame in the middle; its lower corners. */
extern const pinion_model box;
extern const double box_corner[4][3];

/* Packed H[nh] of each at q, from Lagrange's equations. */
void pendulum_H(const double *q, double *H);
void cartpole_H(const double *q, double *H);
void double_pendulum_H(const double *q, double *H);

#endif
