/* SPDX-License-Identifier: MIT-0 */
/* regressor.h -- regressors: dynamics and energies are linear in the inertial parameters of bodies.
 *
 * theta[10 nb] has ten parameters for each body: m, h = m c (3), then xx xy yy xz yz zz of its
 * inertia about the origin of its frame, in its axes. This is the order of m, h, I of pinion_body,
 * but yy and xz are exchanged. A matrix is dense and row-major, with a row for each dof and 10
 * columns for each body. q[nq] needs unit quaternions; work[nb] is scratch.
 *
 * Each column is inverse dynamics of a body whose only parameter is 1: O(nb depth). */
#ifndef PINION_REGRESSOR_H
#define PINION_REGRESSOR_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* theta of the model */
void pinion_inertial_parameters(const pinion_model *model, double *theta);

/* Y[nv * 10 nb]: Y theta is the tau of pinion_rnea without rotor inertia, damping and friction. */
void pinion_regressor(const pinion_model *model, const double *q, const double *v, const double *a,
                      double *Y, pinion_work *work);

/* Y theta = H a_r + C v_r + g with the C of pinion_coriolis (Slotine and Li 1987). */
void pinion_regressor_slotine_li(const pinion_model *model, const double *q, const double *v,
                                 const double *v_r, const double *a_r, double *Y,
                                 pinion_work *work);

/* The part of tau from the joints themselves: three columns for each joint of one dof, in their
 * order, for rotor inertia, damping and friction of pinion_body. Returns the number of columns,
 * width, and writes Y[nv * width] unless Y is null. */
int pinion_regressor_joints(const pinion_model *model, const double *v, const double *a, double *Y);

/* y[10 nb]: y' theta is the kinetic energy without that of rotors, or the potential energy. */
void pinion_kinetic_regressor(const pinion_model *model, const double *q, const double *v,
                              double *y, pinion_work *work);
void pinion_potential_regressor(const pinion_model *model, const double *q, double *y,
                                pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
