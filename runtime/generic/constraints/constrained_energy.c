/* SPDX-License-Identifier: MIT-0 */
/* constrained_energy.c -- see constrained_energy.h. */
#include "generic/constraints/constrained_energy.h"

/* rate[rows] = K v less the targets' rates; rows that are off are zero */
static void row_rates(const pinion_model *model, const pinion_constraints *all, const double *K,
                      const double *v, const pinion_command *command, double *rate)
{
  for (int r = 0; r < all->rows; r++) {
    rate[r] = 0.0;
    for (int j = 0; j < model->nv; j++)
      rate[r] += K[r * model->nv + j] * v[j];
  }
  pinion_constraint_moved(all, command->dphi_d, rate);
  pinion_constraint_switch(all, command->mask, 1, rate);
}

/* lambda' dphi_d */
static double drive(const pinion_constraints *all, const pinion_command *command,
                    const double *lambda)
{
  double sum = 0.0;
  for (int i = 0; i < all->count; i++) {
    const pinion_constraint *const c = &all->list[i];
    for (int k = 0; c->moving >= 0 && k < c->rows; k++)
      sum += lambda[c->row + k] * command->dphi_d[c->moving + k];
  }
  return sum;
}

void pinion_spook_energy(const pinion_model *model, const pinion_constraints *all, const double *q,
                         const double *v, double h, double eps, double t,
                         const pinion_command *command, const double *v_next, const double *lambda,
                         pinion_row_energy *energy, pinion_work *work, double *room)
{
  double *const phi = room, *const before = phi + all->rows, *const after = before + all->rows;
  double *const K = after + all->rows;
  double stored = 0.0, taken = 0.0, heat = 0.0;
  pinion_constraint_residual(model, all, q, phi, work);
  pinion_constraint_moved(all, command->phi_d, phi);
  pinion_constraint_switch(all, command->mask, 1, phi);
  pinion_constraint_jacobian(model, all, q, K, work);
  row_rates(model, all, K, v, command, before);
  row_rates(model, all, K, v_next, command, after);
  for (int r = 0; r < all->rows; r++) {
    const double both = before[r] + after[r];
    const double own = pinion_row_eps(all, r, eps), time = pinion_row_tau(all, r, t);
    stored += own > 0.0 ? 0.5 / own * phi[r] * phi[r] : 0.0;
    taken -= lambda[r] * both;
    heat += own > 0.0 ? time / own * after[r] * both : -lambda[r] * both;
  }
  energy->taken = 0.5 * h * taken;
  energy->stored = stored;
  energy->heat = 0.5 * h * heat;
  energy->driven = h * drive(all, command, lambda);
}
