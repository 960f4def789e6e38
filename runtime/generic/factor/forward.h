/* SPDX-License-Identifier: MIT-0 */
/* forward.h -- forward dynamics through H, and the inverse of H.
 *
 * a = H^-1 (tau - C) with the C of rnea.h. Each function returns 0, or 1 + k for the first dof k,
 * counted from the last down, at which H is not positive definite; its result is then undefined.
 * q[nq] needs unit quaternions; work[nb] is scratch. */
#ifndef PINION_FORWARD_H
#define PINION_FORWARD_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* a[nv] by bias, composite bodies, L' D L and back-substitution; H[nh] is scratch and holds the
 * factor afterwards. tau and a do not overlap. */
int pinion_fd(const pinion_model *model, const double *q, const double *v, const double *tau,
              double *a, pinion_work *work, double *H);

/* The same by unit vectors (Introduction to Humanoid Robotics, section 6.4): inverse dynamics gives
 * H column by column, then a dense solve follows, O(n^3). It is a check of pinion_fd and shares
 * neither pinion_crba nor any sparse code with it. A[nv nv] is scratch. */
int pinion_fd_unit(const pinion_model *model, const double *q, const double *v, const double *tau,
                   double *a, pinion_work *work, double *A);

/* Hinv[nv nv], dense and exactly symmetric: H^-1 = L^-1 D^-1 L'^-1, where L^-1 has the sparse shape
 * of L (RBDA section 6.5). H[nh] is scratch and holds D and L^-1 afterwards. */
int pinion_minv(const pinion_model *model, const double *q, double *Hinv, pinion_work *work,
                double *H);

#ifdef __cplusplus
}
#endif

#endif
