/* SPDX-License-Identifier: MIT-0 */
/* rigid.c -- see rigid.h. */
#include "rigid.h"

/* the fixed base: at the world's origin, at rest */
static const pinion_rigid ground = {{1, 0, 0, 0, 1, 0, 0, 0, 1}, {0}, {0}, {0}, {0}, {0}, {0}, 0};

static const pinion_rigid *body_at(const pinion_rigid *rigid, int body)
{
  return body < 0 ? &ground : &rigid[body];
}

/* sum += s a x b */
static void add_cross(double s, const double a[3], const double b[3], double sum[3])
{
  double x[3];
  pinion_cross(a, b, x);
  for (int k = 0; k < 3; k++)
    sum[k] += s * x[k];
}

/* out = a - b */
static void difference(const double a[3], const double b[3], double out[3])
{
  for (int k = 0; k < 3; k++)
    out[k] = a[k] - b[k];
}

/* out = R J R', with J as xx xy xz yy yz zz */
static void turn_inertia(const double R[9], const double J[6], double out[9])
{
  const double full[9] = {J[0], J[1], J[2], J[1], J[3], J[4], J[2], J[4], J[5]};
  double RJ[9];
  pinion_mul33(R, full, RJ);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      out[3 * i + j] = pinion_dot3(RJ + 3 * i, R + 3 * j);
  }
}

void pinion_rigid_place(const pinion_model *model, const double *q, pinion_rigid *rigid)
{
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const pinion_rigid *parent = body_at(rigid, body->parent);
    pinion_pose X;
    pinion_joint_pose(body, q + body->q, &X);
    pinion_mul33(parent->R, X.R, rigid[i].R);
    pinion_rotate(parent->R, X.p, rigid[i].r);
    pinion_rotate(rigid[i].R, body->h, rigid[i].h);
    turn_inertia(rigid[i].R, body->I, rigid[i].I);
    for (int k = 0; k < 3; k++) {
      rigid[i].r[k] += parent->r[k];
      rigid[i].v[k] = rigid[i].w[k] = 0.0;
    }
  }
}

void pinion_rigid_move(const pinion_model *model, const double *v, pinion_rigid *rigid)
{
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *body = &model->body[i];
    const pinion_rigid *parent = body_at(rigid, body->parent);
    double rate[6] = {0.0}, lever[3];
    pinion_joint_add_Sx(body, v + body->v, rate);
    pinion_rotate(rigid[i].R, rate, rigid[i].v);
    pinion_rotate(rigid[i].R, rate + 3, rigid[i].w);
    difference(rigid[i].r, parent->r, lever);
    for (int k = 0; k < 3; k++) {
      rigid[i].v[k] += parent->v[k];
      rigid[i].w[k] += parent->w[k];
    }
    add_cross(1.0, parent->w, lever, rigid[i].v);
  }
}

void pinion_rigid_inertia(const pinion_model *model, const pinion_rigid *rigid, int i, double M[36])
{
  const double m = model->body[i].m, *h = rigid[i].h;
  const double hx[9] = {0.0, -h[2], h[1], h[2], 0.0, -h[0], -h[1], h[0], 0.0};
  for (int r = 0; r < 3; r++) {
    for (int c = 0; c < 3; c++) {
      M[6 * r + c] = r == c ? m : 0.0;
      M[6 * r + 3 + c] = -hx[3 * r + c];
      M[6 * (3 + r) + c] = hx[3 * r + c];
      M[6 * (3 + r) + 3 + c] = rigid[i].I[3 * r + c];
    }
  }
}

void pinion_rigid_force(const pinion_model *model, const pinion_rigid *rigid, int i, double f[6])
{
  const pinion_rigid *b = &rigid[i];
  double wh[3], Iw[3];
  pinion_cross(b->w, b->h, wh);
  pinion_rotate(b->I, b->w, Iw);
  for (int k = 0; k < 3; k++) {
    f[k] = model->body[i].m * model->gravity[k];
    f[3 + k] = 0.0;
  }
  add_cross(-1.0, b->w, wh, f);
  add_cross(1.0, b->h, model->gravity, f + 3);
  add_cross(-1.0, b->w, Iw, f + 3);
}

double pinion_rigid_joint(const pinion_model *model, const pinion_rigid *rigid, int i,
                          const double w[6], double own[6], double other[6])
{
  const pinion_rigid *b = &rigid[i], *p = body_at(rigid, model->body[i].parent);
  double lever[3], rise[3], slide[3], linear[3] = {0.0}, angular[3] = {0.0};
  pinion_rotate(b->R, w, own);
  pinion_rotate(b->R, w + 3, own + 3);
  difference(b->r, p->r, lever);
  for (int k = 0; k < 6; k++)
    other[k] = -own[k];
  add_cross(-1.0, lever, own, other + 3);

  /* The velocity in the joint is R' slide, with slide = v - v_p - w_p x lever, and R' (w - w_p).
   * beta is minus the part of its derivative without accelerations. */
  difference(b->v, p->v, rise);
  for (int k = 0; k < 3; k++)
    slide[k] = rise[k];
  add_cross(-1.0, p->w, lever, slide);
  add_cross(1.0, p->w, rise, linear);
  add_cross(1.0, b->w, slide, linear);
  add_cross(-1.0, b->w, p->w, angular);
  return pinion_dot3(own, linear) + pinion_dot3(own + 3, angular);
}
