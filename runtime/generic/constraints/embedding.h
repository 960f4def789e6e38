/* SPDX-License-Identifier: MIT-0 */
/* embedding.h -- dynamics of robots with local loops (constraint.h) in their independent joints
 * alone: "constraint embedding" (Jain 2009; Chignoli, Slotine, Kim and others 2023).
 *
 * An embedding has as many dependent dofs as rows. Their rates follow from those of the others:
 *
 *   K_d v_d = -K_i v_i:  v = P v_i;   K a = -Kdotv:  a = P a_i + g
 *   H_i a_i + C_i = P' tau,   H_i = P' H P,   C_i = P' (C + H g)
 *
 * Matrices are dense, and rows of K_d are exchanged. All functions return 0, or 1 + nv + r for the
 * row r that makes K_d singular, or as stated; results are then undefined. work[nb] and
 * room[PINION_EMBEDDING_ROOM(nv, nc, nh)] are scratch, nc = all->rows. Results do not overlap
 * arguments. */
#ifndef PINION_EMBEDDING_H
#define PINION_EMBEDDING_H

#include "generic/constraints/constraint.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct pinion_embedding {
  int dofs, places, rows; /* independent dofs, their places in q, dependent dofs */
  const int *independent; /* [dofs], ascending */
  const int *place;       /* [places], ascending */
  const int *row;         /* [rows] rows of constraints that are neither switched nor moving */
  const int *dependent;   /* [rows] dofs, each the only one of its joint, with one number in q */
} pinion_embedding;

#define PINION_EMBEDDING_ROOM(nv, nc, nh)                                                          \
  ((nh) + 2 * (nv) * (nv) + 2 * (nc) * (nv) + 3 * (nv) + (nc))

/* P[nv][dofs], and the inverse[rows][rows] of K_d: its columns are those of e->row, its rows those
 * of e->dependent. */
int pinion_embedding_split(const pinion_model *model, const pinion_constraints *all,
                           const pinion_embedding *e, const double *q, double *P, double *inverse,
                           pinion_work *work, double *room);

/* dq[nv]: a Newton step towards phi = 0 that only moves dependent dofs. */
int pinion_embedded_correction(const pinion_model *model, const pinion_constraints *all,
                               const pinion_embedding *e, const double *q, double *dq,
                               pinion_work *work, double *room);

/* v[nv] = P v_i[dofs] */
int pinion_embedded_velocity(const pinion_model *model, const pinion_constraints *all,
                             const pinion_embedding *e, const double *q, const double *v_i,
                             double *v, pinion_work *work, double *room);

/* H_i[dofs][dofs], symmetric, full */
int pinion_crba_embedded(const pinion_model *model, const pinion_constraints *all,
                         const pinion_embedding *e, const double *q, double *H_i, pinion_work *work,
                         double *room);

/* C_i[dofs] at v = P v_i */
int pinion_bias_embedded(const pinion_model *model, const pinion_constraints *all,
                         const pinion_embedding *e, const double *q, const double *v_i, double *C_i,
                         pinion_work *work, double *room);

/* q[nq] and v[nv] of all joints from q_i[places] and v_i[dofs] of the independent ones. Before the
 * call, q has initial values of the dependent joints, from which at most 30 Newton steps are taken.
 * Returns 1 + nv + nc if these do not close the loops. */
int pinion_independent(const pinion_model *model, const pinion_constraints *all,
                       const pinion_embedding *e, const double *q_i, const double *v_i, double *q,
                       double *v, pinion_work *work, double *room);

#ifdef __cplusplus
}
#endif

#endif
