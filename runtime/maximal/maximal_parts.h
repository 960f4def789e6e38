/* SPDX-License-Identifier: MIT-0 */
/* maximal_parts.h -- shared by the maximal*.c files only. */
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

/* does it tie joints, rather than frames? */
static inline int is_sum(const pinion_constraint *tie)
{
  return tie->type == PINION_TIE_COUPLING || tie->type == PINION_TIE_LOCKED;
}

/* is it a further stretch of a rope, which shares the row of the first? */
static inline int is_further(const pinion_constraint *tie)
{
  return tie->type == PINION_TIE_ROPE && tie->length == 0.0;
}

static inline int is_on(const pinion_maximal *x, const pinion_constraint *tie)
{
  return tie->switched < 0 || (x->mask >> tie->switched & 1u);
}

/* the body whose own joint has this dof */
static inline int owner_of(const pinion_maximal *x, int dof)
{
  int next = 0, found = -1;
  for (int i = 0; i < x->model->nb; i++) {
    const pinion_body *b = body_of(x, i);
    if (pinion_joint_owns(b, next)) {
      next += pinion_joint_nq(b->type);
      if (dof >= b->v && dof < b->v + pinion_joint_nv(b->type))
        found = i;
    }
  }
  return found;
}

/* Append all blocks, in the same order each time. If x->value is set, also write their numbers, for
 * the current poses of the bodies. */
void pinion_maximal_put(pinion_maximal *x, const double *C);

#ifdef __cplusplus
}
#endif

#endif
