/* SPDX-License-Identifier: MIT-0 */
/* regressor.h -- what dynamics and energies are linear in: the inertial parameters of bodies.
 *
 * theta[10 nb] has of each body m, h = m c (3), then xx xy yy xz yz zz of its inertia about the
 * origin of its frame, in its axes: the order of m, h, I of pinion_body but for yy and xz. A matrix
 * is row-major with a row for each dof and 10 columns for each body, zeros written. q[nq] with unit
 * quaternions; work[nb] is scratch.
 *
 * Each column is inverse dynamics of a body that has one parameter, 1, and no other: O(nb depth). */
#ifndef PINION_REGRESSOR_H
#define PINION_REGRESSOR_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* theta of the model as it is */
void pinion_inertial_parameters(const pinion_model *model, double *theta);

/* Y[nv * 10 nb], Y theta = tau of pinion_rnea less what its joints have of their own. */
void pinion_regressor(const pinion_model *model, const double *q, const double *v, const double *a,
                      double *Y, pinion_work *work);

/* Y theta = H a_r + C v_r + g with the C of pinion_coriolis (Slotine and Li 1987). */
void pinion_regressor_slotine_li(const pinion_model *model, const double *q, const double *v,
                                 const double *v_r, const double *a_r, double *Y,
                                 pinion_work *work);

/* What joints have of their own: three columns for each of one dof, in their order, rotor inertia,
 * damping and friction of pinion_body. Y[nv * width], width being the number of columns; returns
 * it, and writes nothing where Y is null. */
int pinion_regressor_joints(const pinion_model *model, const double *v, const double *a, double *Y);

/* y[10 nb], y' theta is the kinetic energy, without that of rotors; and the potential one. */
void pinion_kinetic_regressor(const pinion_model *model, const double *q, const double *v,
                              double *y, pinion_work *work);
void pinion_potential_regressor(const pinion_model *model, const double *q, double *y,
                                pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
