/* SPDX-License-Identifier: MIT-0 */
/* rnea.c -- see rnea.h. */
#include <stddef.h>

#include "inverse.h"
#include "kinematics.h"
#include "rnea.h"

/* f_i = I_i a_i + v_i x* I_i v_i, less what acts from outside */
static void body_force(const pinion_body *body, const double *outside, pinion_work *work)
{
  const pinion_inertia I = pinion_body_inertia(body);
  double momentum[6];
  pinion_inertia_mul(&I, work->a, work->f);
  pinion_inertia_mul(&I, work->v, momentum);
  pinion_force_cross_add(work->v, momentum, work->f);
  for (int k = 0; outside && k < 6; k++)
    work->f[k] -= outside[k];
}

/* null v, a, f count as zeros */
static void inverse(const pinion_model *model, const double *q, const double *v, const double *a,
                    const double *f, double *tau, pinion_work *work)
{
  double rest[6];
  pinion_rising_base(model, rest);
  pinion_motions(model, model->nb, q, v, a, rest, work);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    body_force(body, f ? f + 6 * i : NULL, &work[i]);
    work[i].joint = a ? pinion_joint_armature(body) * a[body->v] : 0.0;
    if (v)
      work[i].joint += pinion_joint_loss(model, body, v[body->v]);
  }
  pinion_collect(model, tau, work);
}

void pinion_rnea(const pinion_model *model, const double *q, const double *v, const double *a,
                 double *tau, pinion_work *work)
{
  inverse(model, q, v, a, NULL, tau, work);
}

void pinion_rnea_fext(const pinion_model *model, const double *q, const double *v, const double *a,
                      const double *f, double *tau, pinion_work *work)
{
  inverse(model, q, v, a, f, tau, work);
}

void pinion_bias(const pinion_model *model, const double *q, const double *v, double *C,
                 pinion_work *work)
{
  inverse(model, q, v, NULL, NULL, C, work);
}

void pinion_gravity(const pinion_model *model, const double *q, double *g, pinion_work *work)
{
  inverse(model, q, NULL, NULL, NULL, g, work);
}
