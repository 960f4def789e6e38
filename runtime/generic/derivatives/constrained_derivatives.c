/* SPDX-License-Identifier: MIT-0 */
/* constrained_derivatives.c -- see constrained_derivatives.h. */
#include <math.h>
#include <stddef.h>

#include "generic/derivatives/constrained_derivatives.h"
#include "generic/derivatives/derivatives.h"
#include "generic/model/configuration.h"

/* the largest of three steps, for a dof whose followers have ratio 1 and rows that bend gently */
#define STEP 0.02

/* weights of the central differences of steps h, h/2 and h/4 */
static const double WEIGHT[3] = {1.0 / 45.0, -20.0 / 45.0, 64.0 / 45.0};

/* out[nv + nc] = K' lambda, then -(K a + Kdotv), of the constraints that are on. K[nc nv], rate[nc]
 * and on[nc] are scratch. */
static void of_constraints(const pinion_model *model, const pinion_constraints *all,
                           const double *q, const double *v, const double *a, const double *lambda,
                           const pinion_command *command, double *out, double *K, double *rate,
                           double *on, pinion_work *work)
{
  const int nv = model->nv;
  for (int r = 0; r < all->rows; r++)
    on[r] = lambda[r];
  pinion_constraint_switch(all, command->mask, 1, on);
  pinion_constraint_forces(model, all, q, on, out, work);
  pinion_constraint_jacobian(model, all, q, K, work);
  pinion_constraint_Kdotv(model, all, q, v, rate, work);
  for (int r = 0; r < all->rows; r++) {
    out[nv + r] = -rate[r];
    for (int i = 0; i < nv; i++)
      out[nv + r] -= K[r * nv + i] * a[i];
  }
  pinion_constraint_switch(all, command->mask, 1, out + nv);
}

void pinion_constrained_slopes(const pinion_model *model, const pinion_constraints *all,
                               const double *q, const double *v, const double *a,
                               const double *lambda, const pinion_command *command, double *by_q,
                               double *by_v, pinion_work *work, double *room)
{
  const int nv = model->nv, nc = all->rows, n = nv + nc;
  double *const out = room, *const K = out + n, *const rate = K + nc * nv;
  double *const on = rate + nc, *const unit = on + nc, *const next = unit + nv;
  double fastest = 1.0;
  for (int i = 0; i < model->nb; i++)
    fastest = fmax(fastest, fabs(model->body[i].ratio));
  const double step = STEP / (fastest * pinion_constraint_sharpness(model, all, q, work));
  pinion_rnea_derivatives(model, q, v, a, by_q, by_v, work);
  for (int k = 0; k < n * nv; k++) {
    by_q[k] = k < nv * nv ? -by_q[k] : 0.0;
    by_v[k] = k < nv * nv ? -by_v[k] : 0.0;
  }
  for (int j = 0; j < nv; j++) {
    for (int k = 0; k < 6; k++) {
      const double h = (k % 2 ? -step : step) / (double)(1 << k / 2);
      for (int i = 0; i < nv; i++)
        unit[i] = i == j;
      pinion_integrate(model, q, unit, h, next);
      of_constraints(model, all, next, v, a, lambda, command, out, K, rate, on, work);
      for (int i = 0; i < n; i++)
        by_q[i * nv + j] += WEIGHT[k / 2] / (2.0 * h) * out[i];
    }
    /* Kdotv is quadratic in v, so central differences are exact */
    for (int k = 0; k < 2; k++) {
      const double h = k ? -1.0 : 1.0;
      for (int i = 0; i < nv; i++)
        unit[i] = v[i] + (i == j ? h : 0.0);
      of_constraints(model, all, q, unit, a, lambda, command, out, K, rate, on, work);
      for (int r = nv; r < n; r++)
        by_v[r * nv + j] += h / 2.0 * out[r];
    }
  }
}

void pinion_fd_constrained_derivatives(const pinion_model *model, const pinion_constraints *all,
                                       const double *q, const double *v, const double *tau,
                                       const pinion_command *command, double *da_dq, double *da_dv,
                                       double *da_dtau, double *dlambda_dq, double *dlambda_dv,
                                       double *dlambda_dtau, pinion_work *work, double *room)
{
  const int nv = model->nv, nc = all->rows, n = nv + nc;
  double *const a = room, *const lambda = a + nv, *const by_q = lambda + nc;
  double *const by_v = by_q + n * nv, *const x = by_v + n * nv, *const rest = x + 3 * n * nv;
  double *const results[2][3] = {{da_dq, da_dv, da_dtau}, {dlambda_dq, dlambda_dv, dlambda_dtau}};
  pinion_fd_constrained(model, all, q, v, tau, NULL, command, a, lambda, work, rest);
  pinion_constrained_slopes(model, all, q, v, a, lambda, command, by_q, by_v, work, rest);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < nv; j++) {
      x[i * 3 * nv + j] = by_q[i * nv + j];
      x[i * 3 * nv + nv + j] = by_v[i * nv + j];
      x[i * 3 * nv + 2 * nv + j] = i == j;
    }
  }
  pinion_constrained_solve(model, all, q, command, 3 * nv, x, work, rest);
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < 3 * nv; k++) {
      const int row = i < nv ? i : i - nv;
      results[i >= nv][k / nv][row * nv + k % nv] = x[i * 3 * nv + k];
    }
  }
}
