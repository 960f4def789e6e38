/* SPDX-License-Identifier: MIT-0 */
/* maximal_parts.h -- what the files of maximal.h share; not for others. */
#ifndef PINION_MAXIMAL_PARTS_H
#define PINION_MAXIMAL_PARTS_H

#include "maximal.h"

#ifdef __cplusplus
extern "C" {
#endif

static inline const pinion_body *body_of(const pinion_maximal *x, int i)
{
  return &x->model->body[i];
}

static inline int n_ties(const pinion_maximal *x) { return x->ties ? x->ties->count : 0; }

static inline int has_rotor(const pinion_body *b) { return b->armature > 0.0; }

/* does it tie joints, and no frames? */
static inline int is_sum(const pinion_constraint *tie)
{
  return tie->type == PINION_TIE_COUPLING || tie->type == PINION_TIE_LOCKED;
}

static inline int is_on(const pinion_maximal *x, const pinion_constraint *tie)
{
  return tie->switched < 0 || (x->mask >> tie->switched & 1u);
}

/* The body whose own joint has this dof. */
int pinion_maximal_owner(const pinion_maximal *x, int dof);

/* All blocks, in the same order each time; their numbers if there is a place for them, of the
 * bodies where they are. */
void pinion_maximal_put(pinion_maximal *x, const double *C);

#ifdef __cplusplus
}
#endif

#endif
