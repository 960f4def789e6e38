/* SPDX-License-Identifier: MIT-0 */
/* constrained_energy.h -- the energy balance of a stabilised step (pinion_spook).
 *
 * Each row is a spring of compliance eps parallel to a damper of t/eps. With r = K v - dphi_d
 * before the step and s = K v_next - dphi_d after it, K at q, the step's own equation says that
 *
 *   lambda = -1/eps (phi + h/4 (s - r) + t s)
 *
 * which is that spring and that damper, where the spring's extension is a mean over three moments.
 * If H is constant during the step, the kinetic energy grows by h lambda' K (v + v_next)/2 and by
 * the work of tau - C. In the first term, h lambda' dphi_d comes from moving rows; the rows take
 * the rest:
 *
 *   taken = -h lambda' (r + s)/2 = heat + energy into springs,   heat = h t/(2 eps) s'(r + s)
 *
 * Over a run, E(0) + work of tau + sum of driven - E(t) = sum of taken + the error of the scheme,
 * which is of order 1 in h like the step. Likewise, sum of taken = sum of heat + change of stored.
 * With eps = 0 springs store nothing, and all energy taken counts as heat, although some of it may
 * be returned while a row that was off closes. */
#ifndef PINION_CONSTRAINED_ENERGY_H
#define PINION_CONSTRAINED_ENERGY_H

#include "generic/constraints/constrained.h"

#ifdef __cplusplus
extern "C" {
#endif

/* All energies are in J. */
typedef struct pinion_row_energy {
  double stored; /* in the rows' springs at q, phi' phi/(2 eps); 0 with eps = 0 */
  double taken;  /* by the rows from the robot in this step */
  double heat;   /* part of taken that the dampers turn into heat */
  double driven; /* by moving rows into the robot in this step */
} pinion_row_energy;

#define PINION_SPOOK_ENERGY_ROOM(nv, nc) ((nc) * ((nv) + 3))

/* Energies of one step that began at q and v with these arguments and gave v_next[nv] and
 * lambda[rows], by pinion_spook or by the generated functions spook and step_spook. Rows that are
 * off do not count.
 * work[nb] and room[PINION_SPOOK_ENERGY_ROOM(nv, rows)] are scratch. */
void pinion_spook_energy(const pinion_model *model, const pinion_constraints *all, const double *q,
                         const double *v, double h, double eps, double t,
                         const pinion_command *command, const double *v_next, const double *lambda,
                         pinion_row_energy *energy, pinion_work *work, double *room);

#ifdef __cplusplus
}
#endif

#endif
