/* SPDX-License-Identifier: MIT-0 */
/* momentum.h -- mass, centre of mass and centroidal momentum.
 *
 * Only moving bodies count: links that are welded to a fixed base do not, so the root link counts
 * only with a floating base. Without mass there is no centre, and results are NaN. Rotors turn
 * inside their joints and have no momentum here. Everything is in world axes. q[nq] needs unit
 * quaternions; work[nb] is scratch. */
#ifndef PINION_MOMENTUM_H
#define PINION_MOMENTUM_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Sum of the masses, kg. */
double pinion_mass(const pinion_model *model);

/* com[3], the centre of mass in the world, m. */
void pinion_com(const pinion_model *model, const double *q, double com[3], pinion_work *work);

/* vcom[3], the velocity of the centre of mass, m/s. */
void pinion_com_velocity(const pinion_model *model, const double *q, const double *v,
                         double vcom[3], pinion_work *work);

/* J[3 nv], three rows of nv: J v is the velocity of the centre of mass. */
void pinion_com_jacobian(const pinion_model *model, const double *q, double *J, pinion_work *work);

/* h[6], momentum then angular momentum about the centre of mass, and the centroidal momentum matrix
 * A[6 nv], six rows of nv, with h = A v (Orin, Goswami, Lee 2013). A may be null. */
void pinion_centroidal(const pinion_model *model, const double *q, const double *v, double *A,
                       double h[6], pinion_work *work);

/* Adotv[6] = dA/dt v of that A, the rate of h for a = 0. */
void pinion_centroidal_bias(const pinion_model *model, const double *q, const double *v,
                            double Adotv[6], pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
