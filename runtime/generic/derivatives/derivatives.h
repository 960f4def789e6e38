/* SPDX-License-Identifier: MIT-0 */
/* derivatives.h -- derivatives of inverse and forward dynamics with respect to q and v.
 *
 * Derivatives with respect to q are along the tangent step of pinion_integrate, in the axes of the
 * joint's child frame: f(integrate(q, dv, eps)) = f(q) + eps (df/dq) dv. So there are nv columns,
 * also where a quaternion has four numbers. A matrix is nv x nv, row-major: entry (i, j) is the
 * derivative of result i with respect to dof j. q[nq] needs unit quaternions; work[nb] is scratch.
 *
 * The recursion of rnea.h is differentiated dof by dof, O(nb nv). The result is that of dual
 * numbers, up to rounding. */
#ifndef PINION_DERIVATIVES_H
#define PINION_DERIVATIVES_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Derivatives of pinion_rnea; dtau/da is H. */
void pinion_rnea_derivatives(const pinion_model *model, const double *q, const double *v,
                             const double *a, double *dtau_dq, double *dtau_dv, pinion_work *work);

/* Derivatives of pinion_rnea_fext; f[6 nb] is constant in the axes of the bodies. */
void pinion_rnea_fext_derivatives(const pinion_model *model, const double *q, const double *v,
                                  const double *a, const double *f, double *dtau_dq,
                                  double *dtau_dv, pinion_work *work);

/* Derivatives of pinion_bias, and of pinion_gravity. */
void pinion_bias_derivatives(const pinion_model *model, const double *q, const double *v,
                             double *dC_dq, double *dC_dv, pinion_work *work);
void pinion_gravity_derivative(const pinion_model *model, const double *q, double *dg_dq,
                               pinion_work *work);

/* Derivatives of pinion_fd, and Hinv = da/dtau: da = Hinv (dtau - dtau_dq dq - dtau_dv dv). It
 * solves with the sparse factor of H, which is left in H[nh]. Returns what pinion_fd returns. */
int pinion_fd_derivatives(const pinion_model *model, const double *q, const double *v,
                          const double *tau, double *da_dq, double *da_dv, double *Hinv,
                          pinion_work *work, double *H);

/* The same as pinion_rnea_derivatives, by central differences with steps h and h/2. Richardson's
 * extrapolation removes the error of order h^2. room[nq + 3 nv] is scratch. */
void pinion_rnea_differences(const pinion_model *model, const double *q, const double *v,
                             const double *a, double h, double *dtau_dq, double *dtau_dv,
                             pinion_work *work, double *room);

#ifdef __cplusplus
}
#endif

#endif
