/* SPDX-License-Identifier: MIT-0 */
/* energy.c -- see energy.h. */
#include <stddef.h>

#include "generic/tree/energy.h"
#include "generic/tree/kinematics.h"

double pinion_kinetic_energy(const pinion_model *model, const double *q, const double *v,
                             pinion_work *work)
{
  double twice = 0.0;
  pinion_motions(model, model->nb, q, v, NULL, NULL, work);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const pinion_inertia I = pinion_body_inertia(body);
    double momentum[6];
    pinion_inertia_mul(&I, work[i].v, momentum);
    twice += pinion_dot6(momentum, work[i].v);
    for (int k = 0; k < pinion_joint_nv(body->type); k++)
      twice += pinion_joint_armature(body) * v[body->v + k] * v[body->v + k];
  }
  return 0.5 * twice;
}

double pinion_potential_energy(const pinion_model *model, const double *q, pinion_work *work)
{
  double energy = 0.0;
  pinion_world_poses(model, q, work);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    double h[3];
    pinion_rotate(work[i].world.R, body->h, h);
    for (int k = 0; k < 3; k++)
      h[k] += body->m * work[i].world.p[k];
    energy -= pinion_dot3(model->gravity, h);
  }
  return energy;
}
