/* SPDX-License-Identifier: MIT-0 */
/* step.c -- see step.h. */
#include "generic/steps/step.h"
#include "generic/factor/forward.h"
#include "generic/model/configuration.h"
#include "generic/steps/step_parts.h"

int pinion_step_semi_implicit(const pinion_model *model, const double *q, const double *v,
                              const double *tau, double h, double *q_next, double *v_next,
                              pinion_work *work, double *H, double *room)
{
  const int pivot = pinion_fd(model, q, v, tau, room, work, H);
  if (pivot != 0)
    return pivot;
  for (int k = 0; k < model->nv; k++)
    v_next[k] = v[k] + h * room[k];
  pinion_integrate(model, q, v_next, h, q_next);
  return 0;
}

int pinion_step_rk4(const pinion_model *model, const double *q, const double *v, const double *tau,
                    double h, double *q_next, double *v_next, pinion_work *work, double *H,
                    double *room)
{
  const int nv = model->nv, nq = model->nq;
  double *rate[4], *acceleration[4];
  double *const there = room + 8 * nv, *const second = there + nq;
  for (int s = 0; s < 4; s++) {
    rate[s] = room + s * nv;
    acceleration[s] = room + (4 + s) * nv;
  }
  for (int s = 0; s < 4; s++) {
    double *const here = s == 1 ? second : there;
    int pivot;
    /* until the acceleration is known, its place holds the displacement */
    combine(nv, s, STAGE[s].way, 1.0, rate, 0, acceleration[s]);
    pinion_integrate(model, STAGE[s].from == 1 ? second : q, acceleration[s], h, here);
    combine(nv, s, STAGE[s].rate, h, acceleration, v, rate[s]);
    pivot = pinion_fd(model, here, rate[s], tau, acceleration[s], work, H);
    if (pivot != 0)
      return pivot;
  }
  combine(nv, 4, MEAN, h, acceleration, v, v_next);
  combine(nv, 4, WAY[1], 1.0, rate, 0, acceleration[0]);
  combine(nv, 4, WAY[0], 1.0, rate, 0, acceleration[1]);
  pinion_integrate(model, q, acceleration[1], h, q_next);
  pinion_integrate(model, q_next, acceleration[0], h, q_next);
  return 0;
}
