/* SPDX-License-Identifier: MIT-0 */
/* derivatives.c -- see derivatives.h. */
#include <math.h>
#include <stddef.h>

#include "generic/derivatives/derivatives.h"
#include "generic/factor/forward.h"
#include "generic/factor/products.h"
#include "generic/model/configuration.h"
#include "generic/tree/kinematics.h"
#include "generic/tree/rnea.h"

/* the arguments at which rnea is differentiated; null v, a, f count as zeros */
typedef struct state {
  const pinion_model *model;
  const double *v, *a, *f;
} state;

/* Places in pinion_work for the vectors of one body: velocity and acceleration as they come from
 * its parent, the rate S v of its joint, and the changes of its velocity, acceleration and force.
 * */
enum { V_UP = 0, A_UP = 6, RATE = 12, DV = 18, DA = 24, DF = 30 };

static const double no_motion[6] = {0.0};

/* S times the unit vector of dof d: the step of the body's joint, zero if d is not its dof */
static void joint_step(const pinion_body *body, int d, double s[6])
{
  double unit[6] = {0.0};
  const int own = d - body->v;
  for (int k = 0; k < 6; k++)
    s[k] = 0.0;
  if (own < 0 || own >= pinion_joint_nv(body->type))
    return;
  unit[own] = 1.0;
  pinion_joint_add_Sx(body, unit, s);
}

static void subtract_cross(const double v[6], const double m[6], double sum[6])
{
  double product[6] = {0.0};
  pinion_motion_cross_add(v, m, product);
  for (int k = 0; k < 6; k++)
    sum[k] -= product[k];
}

/* motions of all bodies, with the parts that no direction changes; forces go to work.f */
static void prepare(const state *at, const double *q, pinion_work *work)
{
  const pinion_model *model = at->model;
  double rest[6];
  pinion_rising_base(model, rest);
  pinion_motions(model, model->nb, q, at->v, at->a, rest, work);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    double *const M = work[i].M, momentum[6];
    pinion_motion_down(&work[i].X, body->parent < 0 ? no_motion : work[body->parent].v, M + V_UP);
    pinion_motion_down(&work[i].X, body->parent < 0 ? rest : work[body->parent].a, M + A_UP);
    for (int k = 0; k < 6; k++)
      M[RATE + k] = 0.0;
    if (at->v)
      pinion_joint_add_Sx(body, at->v + body->v, M + RATE);
    work[i].Ic = pinion_body_inertia(body);
    pinion_inertia_mul(&work[i].Ic, work[i].a, work[i].f);
    pinion_inertia_mul(&work[i].Ic, work[i].v, momentum);
    pinion_force_cross_add(work[i].v, momentum, work[i].f);
    for (int k = 0; at->f && k < 6; k++)
      work[i].f[k] -= at->f[6 * i + k];
  }
  for (int i = model->nb - 1; i >= 0; i--) {
    double up[6];
    if (model->body[i].parent < 0)
      continue;
    pinion_force_up(&work[i].X, work[i].f, up);
    for (int k = 0; k < 6; k++)
      work[model->body[i].parent].f[k] += up[k];
  }
}

/* A motion m of the parent, in the axes of the child, changes by X dm - s x m if the joint moves by
 * s:
 *   dv = X dv' - s x v_up + S dv,   da = X da' - s x a_up + dv x rate + v x S dv,
 *   df = I da + dv x* I v + v x* I dv */
static void change_of_motion(const state *at, int i, const double by_q[6], const double by_v[6],
                             pinion_work *work)
{
  const pinion_body *body = &at->model->body[i];
  double *const M = work[i].M, momentum[6], change[6];
  const double *const up = body->parent < 0 ? NULL : work[body->parent].M;
  pinion_motion_down(&work[i].X, up ? up + DV : no_motion, M + DV);
  pinion_motion_down(&work[i].X, up ? up + DA : no_motion, M + DA);
  subtract_cross(by_q, M + V_UP, M + DV);
  subtract_cross(by_q, M + A_UP, M + DA);
  for (int k = 0; k < 6; k++)
    M[DV + k] += by_v[k];
  pinion_motion_cross_add(M + DV, M + RATE, M + DA);
  pinion_motion_cross_add(work[i].v, by_v, M + DA);
  pinion_inertia_mul(&work[i].Ic, M + DA, M + DF);
  pinion_inertia_mul(&work[i].Ic, work[i].v, momentum);
  pinion_inertia_mul(&work[i].Ic, M + DV, change);
  pinion_force_cross_add(M + DV, momentum, M + DF);
  pinion_force_cross_add(work[i].v, change, M + DF);
}

/* column d of d/dq (or d/dv); a force f carried up changes by X* (df + s x* f) */
static void column(const state *at, int d, int is_v, double *D, pinion_work *work)
{
  const pinion_model *model = at->model;
  double s[6];
  for (int i = 0; i < model->nb; i++) {
    joint_step(&model->body[i], d, s);
    change_of_motion(at, i, is_v ? no_motion : s, is_v ? s : no_motion, work);
  }
  for (int i = model->nb - 1; i >= 0; i--) {
    const pinion_body *body = &model->body[i];
    double S[PINION_S_SIZE], *const df = work[i].M + DF, up[6];
    const int n = pinion_joint_S(body, S);
    for (int k = 0; k < n; k++)
      D[(body->v + k) * model->nv + d] += pinion_dot6(S + 6 * k, df);
    if (body->parent < 0)
      continue;
    joint_step(body, d, s);
    if (!is_v)
      pinion_force_cross_add(s, work[i].f, df);
    pinion_force_up(&work[i].X, df, up);
    for (int k = 0; k < 6; k++)
      work[body->parent].M[DF + k] += up[k];
  }
}

/* derivative of pinion_joint_loss by the rate of the dof */
static double slope(const pinion_model *model, const pinion_body *body, double v)
{
  const double rate = body->ratio * v, width = model->friction_width;
  const double size = sqrt(rate * rate + width * width);
  double sum = body->damping;
  if (body->friction > 0.0 && size > 0.0)
    sum += body->friction * (width / size) * (width / size) / size;
  return body->ratio * body->ratio * sum;
}

static void all(const state *at, const double *q, double *by_q, double *by_v, pinion_work *work)
{
  const pinion_model *model = at->model;
  const int nv = model->nv;
  prepare(at, q, work);
  for (int k = 0; k < nv * nv; k++)
    by_q[k] = 0.0;
  for (int d = 0; d < nv; d++)
    column(at, d, 0, by_q, work);
  if (!by_v)
    return;
  for (int k = 0; k < nv * nv; k++)
    by_v[k] = 0.0;
  for (int d = 0; d < nv; d++)
    column(at, d, 1, by_v, work);
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const int n = pinion_joint_nv(body->type);
    if (n == 1)
      by_v[body->v * nv + body->v] += slope(model, body, at->v[body->v]);
    for (int k = 0; n > 1 && k < n * n; k++)
      by_v[(body->v + k / n) * nv + body->v + k % n] +=
          pinion_joint_rotor_by(body, at->v + body->v, k / n, k % n, 1);
  }
}

void pinion_rnea_derivatives(const pinion_model *model, const double *q, const double *v,
                             const double *a, double *dtau_dq, double *dtau_dv, pinion_work *work)
{
  const state at = {model, v, a, NULL};
  all(&at, q, dtau_dq, dtau_dv, work);
}

void pinion_rnea_fext_derivatives(const pinion_model *model, const double *q, const double *v,
                                  const double *a, const double *f, double *dtau_dq,
                                  double *dtau_dv, pinion_work *work)
{
  const state at = {model, v, a, f};
  all(&at, q, dtau_dq, dtau_dv, work);
}

void pinion_bias_derivatives(const pinion_model *model, const double *q, const double *v,
                             double *dC_dq, double *dC_dv, pinion_work *work)
{
  const state at = {model, v, NULL, NULL};
  all(&at, q, dC_dq, dC_dv, work);
}

void pinion_gravity_derivative(const pinion_model *model, const double *q, double *dg_dq,
                               pinion_work *work)
{
  const state at = {model, NULL, NULL, NULL};
  all(&at, q, dg_dq, NULL, work);
}

/* in place D := -H^-1 D, column by column */
static void solve_columns(const pinion_model *model, const double *LD, double *D, double *x)
{
  const int n = model->nv;
  for (int j = 0; j < n; j++) {
    for (int i = 0; i < n; i++)
      x[i] = -D[i * n + j];
    pinion_solve(model, LD, x);
    for (int i = 0; i < n; i++)
      D[i * n + j] = x[i];
  }
}

int pinion_fd_derivatives(const pinion_model *model, const double *q, const double *v,
                          const double *tau, double *da_dq, double *da_dv, double *Hinv,
                          pinion_work *work, double *H)
{
  double *const a = Hinv; /* its first row holds a until Hinv is computed */
  const int pivot = pinion_fd(model, q, v, tau, a, work, H);
  if (pivot != 0)
    return pivot;
  pinion_rnea_derivatives(model, q, v, a, da_dq, da_dv, work);
  solve_columns(model, H, da_dq, Hinv);
  solve_columns(model, H, da_dv, Hinv);
  return pinion_minv(model, q, Hinv, work, H);
}

/* out = rnea with q or v moved by h along unit */
static void moved(const state *at, const double *q, const double *unit, int is_v, double h,
                  double *next, double *out, pinion_work *work)
{
  const int nv = at->model->nv;
  if (is_v) {
    for (int k = 0; k < nv; k++)
      next[k] = at->v[k] + h * unit[k];
    pinion_rnea(at->model, q, next, at->a, out, work);
  } else {
    pinion_integrate(at->model, q, unit, h, next);
    pinion_rnea(at->model, next, at->v, at->a, out, work);
  }
}

void pinion_rnea_differences(const pinion_model *model, const double *q, const double *v,
                             const double *a, double h, double *dtau_dq, double *dtau_dv,
                             pinion_work *work, double *room)
{
  const state at = {model, v, a, NULL};
  const int nv = model->nv;
  double *const unit = room, *const ahead = unit + nv, *const behind = ahead + nv;
  for (int i = 0; i < nv; i++)
    unit[i] = 0.0;
  for (int d = 0; d < 2 * nv; d++) {
    const int is_v = d >= nv, j = is_v ? d - nv : d;
    double *const D = is_v ? dtau_dv : dtau_dq;
    for (int k = 0; k < nv; k++)
      D[k * nv + j] = 0.0;
    unit[j] = 1.0;
    for (int half = 0; half < 2; half++) {
      const double step = half ? h / 2.0 : h, weight = half ? 4.0 / 3.0 : -1.0 / 3.0;
      moved(&at, q, unit, is_v, step, behind + nv, ahead, work);
      moved(&at, q, unit, is_v, -step, behind + nv, behind, work);
      for (int k = 0; k < nv; k++)
        D[k * nv + j] += weight * (ahead[k] - behind[k]) / (2.0 * step);
    }
    unit[j] = 0.0;
  }
}
