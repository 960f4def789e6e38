/* SPDX-License-Identifier: MIT-0 */
/* rnea.c -- see rnea.h. */
#include <stddef.h>

#include "generic/tree/inverse.h"
#include "generic/tree/kinematics.h"
#include "generic/tree/rnea.h"

/* f_i = I_i a_i + v_i x* I_i v_i, less the force from outside */
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

/* expresses a force f in world axes at a point in the body's own frame */
static void from_world(const pinion_pose *X, const double *f, const double *point, double out[6])
{
  double arm[3], moment[3];
  for (int k = 0; k < 3; k++)
    arm[k] = point[k] - X->p[k];
  pinion_cross(arm, f, moment);
  for (int k = 0; k < 3; k++)
    moment[k] += f[3 + k];
  pinion_unrotate(X->R, f, out);
  pinion_unrotate(X->R, moment, out + 3);
}

/* The force that accelerates each body, and each joint's own torque. Null v, a, f count as zeros.
 * point is null if f is in the axes of the bodies, about their origins. */
static void needs(const pinion_model *model, const double *q, const double *v, const double *a,
                  const double *f, const double *points, pinion_work *work)
{
  double rest[6];
  if (points)
    pinion_world_poses(model, q, work);
  pinion_rising_base(model, rest);
  pinion_motions(model, model->nb, q, v, a, rest, work);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    double turned[6];
    const double *outside = f ? f + 6 * i : NULL;
    if (points) {
      from_world(&work[i].world, outside, points + 3 * i, turned);
      outside = turned;
    }
    body_force(body, outside, &work[i]);
    pinion_joint_rotor(body, v ? v + body->v : NULL, a ? a + body->v : NULL, work[i].joint);
    if (v)
      work[i].joint[0] += pinion_joint_loss(model, body, v[body->v]);
  }
}

static void inverse(const pinion_model *model, const double *q, const double *v, const double *a,
                    const double *f, double *tau, pinion_work *work)
{
  needs(model, q, v, a, f, NULL, work);
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

void pinion_rnea_fext_world(const pinion_model *model, const double *q, const double *v,
                            const double *a, const double *f, const double *point, double *tau,
                            pinion_work *work)
{
  needs(model, q, v, a, f, point, work);
  pinion_collect(model, tau, work);
}

void pinion_joint_forces(const pinion_model *model, const double *q, const double *v,
                         const double *a, const double *f, double *F, pinion_work *work)
{
  inverse(model, q, v, a, f, F, work); /* F is scratch for tau, which is not a result */
  for (int i = 0; i < model->nb; i++) {
    for (int k = 0; k < 6; k++)
      F[6 * i + k] = work[i].f[k];
  }
}

/* the torque that drives body i's joint of one dof, from the force f through it */
static double torque_of(const pinion_model *model, int i, const double *v, const double *a,
                        const pinion_work *work)
{
  pinion_body own = model->body[i];
  const double ratio = own.ratio;
  double S[PINION_S_SIZE];
  own.ratio = 1.0;
  pinion_joint_S(&own, S);
  return pinion_dot6(S, work[i].f) + own.armature * ratio * a[own.v] +
         pinion_joint_loss(model, &own, ratio * v[own.v]);
}

void pinion_mimic_forces(const pinion_model *model, const int *leader, const double *q,
                         const double *v, const double *a, double *tau_c, pinion_work *work)
{
  needs(model, q, v, a, NULL, NULL, work);
  for (int i = 0; i < model->nb; i++)
    tau_c[i] = 0.0;
  for (int i = model->nb - 1; i >= 0; i--) {
    double f[6];
    const int parent = model->body[i].parent;
    if (leader[i] >= 0) {
      tau_c[i] = torque_of(model, i, v, a, work);
      tau_c[leader[i]] -= model->body[i].ratio * tau_c[i];
    }
    pinion_force_up(&work[i].X, work[i].f, f);
    for (int k = 0; parent >= 0 && k < 6; k++)
      work[parent].f[k] += f[k];
  }
}

void pinion_coriolis_force(const pinion_model *model, const double *q, const double *v, double *Cv,
                           pinion_work *work)
{
  const double rest[6] = {0.0};
  pinion_motions(model, model->nb, q, v, NULL, rest, work);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    body_force(body, NULL, &work[i]);
    pinion_joint_rotor(body, v + body->v, NULL, work[i].joint);
  }
  pinion_collect(model, Cv, work);
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
