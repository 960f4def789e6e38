/* SPDX-License-Identifier: MIT-0 */
/* regressor.c -- see regressor.h. */
#include <math.h>
#include <stddef.h>

#include "generic/derivatives/regressor.h"
#include "generic/tree/kinematics.h"

enum { COUNT = 10, V_REF = 0, A_REF = 6 }; /* places in work.M */

/* index of each parameter of a body in m, h[3], I[6] = xx xy xz yy yz zz */
static const int place[COUNT] = {0, 1, 2, 3, 4, 5, 7, 6, 8, 9};

static void set_zero(int n, double *x)
{
  for (int k = 0; k < n; k++)
    x[k] = 0.0;
}

static pinion_inertia unit_inertia(int parameter)
{
  pinion_inertia I = {0.0, {0.0, 0.0, 0.0}, {0.0, 0.0, 0.0, 0.0, 0.0, 0.0}};
  const int k = place[parameter];
  if (k == 0)
    I.m = 1.0;
  else if (k < 4)
    I.h[k - 1] = 1.0;
  else
    I.I[k - 4] = 1.0;
  return I;
}

void pinion_inertial_parameters(const pinion_model *model, double *theta)
{
  for (int i = 0; i < model->nb; i++) {
    const pinion_inertia I = pinion_body_inertia(&model->body[i]);
    for (int k = 0; k < COUNT; k++) {
      const int at = place[k];
      theta[COUNT * i + k] = at == 0 ? I.m : at < 4 ? I.h[at - 1] : I.I[at - 4];
    }
  }
}

/* adds the torques that a force f on body i causes at all dofs that carry it to a column of Y */
static void felt(const pinion_model *model, int i, const double f[6], int width, double *column,
                 const pinion_work *work)
{
  double F[6];
  for (int k = 0; k < 6; k++)
    F[k] = f[k];
  for (; i >= 0; i = model->body[i].parent) {
    const pinion_body *body = &model->body[i];
    double S[PINION_S_SIZE];
    const int n = pinion_joint_S(body, S);
    for (int c = 0; c < n; c++)
      column[(body->v + c) * width] += pinion_dot6(S + 6 * c, F);
    pinion_force_up(&work[i].X, F, F);
  }
}

void pinion_regressor(const pinion_model *model, const double *q, const double *v, const double *a,
                      double *Y, pinion_work *work)
{
  const int width = COUNT * model->nb;
  double rest[6];
  set_zero(model->nv * width, Y);
  pinion_rising_base(model, rest);
  pinion_motions(model, model->nb, q, v, a, rest, work);
  for (int i = 0; i < model->nb; i++) {
    for (int k = 0; k < COUNT; k++) {
      const pinion_inertia I = unit_inertia(k);
      double momentum[6], f[6];
      pinion_inertia_mul(&I, work[i].a, f);
      pinion_inertia_mul(&I, work[i].v, momentum);
      pinion_force_cross_add(work[i].v, momentum, f);
      felt(model, i, f, width, Y + COUNT * i + k, work);
    }
  }
}

/* writes to work.M the velocity of body i at v_r, and the sum of S a_r + dS/dt v_r over the joints
 * that carry it */
static void reference(const pinion_model *model, int i, const double *v_r, const double *a_r,
                      pinion_work *work)
{
  const pinion_body *body = &model->body[i];
  double *const M = work[i].M, rate[6] = {0.0}, rest[6];
  const double still[6] = {0.0};
  pinion_rising_base(model, rest);
  pinion_motion_down(&work[i].X, body->parent < 0 ? still : work[body->parent].M + V_REF,
                     M + V_REF);
  pinion_motion_down(&work[i].X, body->parent < 0 ? rest : work[body->parent].M + A_REF, M + A_REF);
  pinion_joint_add_Sx(body, v_r + body->v, rate);
  pinion_joint_add_Sx(body, a_r + body->v, M + A_REF);
  pinion_motion_cross_add(work[i].v, rate, M + A_REF);
  for (int k = 0; k < 6; k++)
    M[V_REF + k] += rate[k];
}

/* f = I a_r + B v_r, 2 B v_r = v x* I v_r + v_r x* I v - I (v x v_r): see coriolis.c */
void pinion_regressor_slotine_li(const pinion_model *model, const double *q, const double *v,
                                 const double *v_r, const double *a_r, double *Y, pinion_work *work)
{
  const int width = COUNT * model->nb;
  set_zero(model->nv * width, Y);
  pinion_motions(model, model->nb, q, v, NULL, NULL, work);
  for (int i = 0; i < model->nb; i++) {
    const double *const vr = work[i].M + V_REF, *const ar = work[i].M + A_REF;
    double turned[6] = {0.0};
    reference(model, i, v_r, a_r, work);
    pinion_motion_cross_add(work[i].v, vr, turned);
    for (int k = 0; k < COUNT; k++) {
      const pinion_inertia I = unit_inertia(k);
      double momentum[6], cross[6] = {0.0}, back[6], f[6];
      pinion_inertia_mul(&I, vr, momentum);
      pinion_force_cross_add(work[i].v, momentum, cross);
      pinion_inertia_mul(&I, work[i].v, momentum);
      pinion_force_cross_add(vr, momentum, cross);
      pinion_inertia_mul(&I, turned, back);
      pinion_inertia_mul(&I, ar, f);
      for (int c = 0; c < 6; c++)
        f[c] += 0.5 * (cross[c] - back[c]);
      felt(model, i, f, width, Y + COUNT * i + k, work);
    }
  }
}

int pinion_regressor_joints(const pinion_model *model, const double *v, const double *a, double *Y)
{
  const double w = model->friction_width;
  int width = 0;
  for (int i = 0; i < model->nb; i++)
    width += pinion_joint_nv(model->body[i].type) == 1 ? 3 : 0;
  if (!Y)
    return width;
  set_zero(model->nv * width, Y);
  for (int i = 0, column = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const double rate = body->ratio * v[body->v];
    double *const row = Y + body->v * width + column;
    if (pinion_joint_nv(body->type) != 1)
      continue;
    row[0] = body->ratio * body->ratio * a[body->v];
    row[1] = body->ratio * rate;
    row[2] = body->ratio * rate / sqrt(rate * rate + w * w);
    column += 3;
  }
  return width;
}

void pinion_kinetic_regressor(const pinion_model *model, const double *q, const double *v,
                              double *y, pinion_work *work)
{
  pinion_motions(model, model->nb, q, v, NULL, NULL, work);
  for (int i = 0; i < model->nb; i++) {
    for (int k = 0; k < COUNT; k++) {
      const pinion_inertia I = unit_inertia(k);
      double momentum[6];
      pinion_inertia_mul(&I, work[i].v, momentum);
      y[COUNT * i + k] = 0.5 * pinion_dot6(momentum, work[i].v);
    }
  }
}

void pinion_potential_regressor(const pinion_model *model, const double *q, double *y,
                                pinion_work *work)
{
  pinion_world_poses(model, q, work);
  set_zero(COUNT * model->nb, y);
  for (int i = 0; i < model->nb; i++) {
    double *const of_body = y + COUNT * i, down[3];
    pinion_unrotate(work[i].world.R, model->gravity, down);
    of_body[0] = -pinion_dot3(model->gravity, work[i].world.p);
    for (int k = 0; k < 3; k++)
      of_body[1 + k] = -down[k];
  }
}
