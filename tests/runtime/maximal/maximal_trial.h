/* SPDX-License-Identifier: MIT-0 */
/* maximal_trial.h -- shared by the tests of maximal coordinates: their memory, and a tolerance. */
#ifndef MAXIMAL_TRIAL_H
#define MAXIMAL_TRIAL_H

#include <stddef.h>

#include "maximal/maximal.h"
#include "tree.h"

/* malloc, which must succeed */
void *room(size_t n);

/* measures, allocates and plans; ties: NULL for none */
void open_maximal(pinion_maximal *x, const pinion_model *m, const pinion_constraints *ties);

void close_maximal(pinion_maximal *x);

/* how well H can be solved with */
double condition(trial *s);

#endif
