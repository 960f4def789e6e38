/* SPDX-License-Identifier: MIT-0 */
/* jacobian.c -- see jacobian.h. */
#include <stddef.h>

#include "generic/tree/jacobian.h"

/* expresses a motion vector of the link in the requested frame */
static void to_frame(const pinion_pose *link, pinion_frame frame, double m[6])
{
  double turned[6];
  switch (frame) {
  case PINION_BODY:
    break;
  case PINION_WORLD:
    pinion_motion_up(link, m, m);
    break;
  case PINION_ALIGNED:
    pinion_rotate(link->R, m, turned);
    pinion_rotate(link->R, m + 3, turned + 3);
    for (int k = 0; k < 6; k++)
      m[k] = turned[k];
    break;
  }
}

/* the n columns of S of one body, seen from the link, which is at X in that body */
static void add_columns(const pinion_body *body, const pinion_pose *X, int nv, double *J)
{
  double S[PINION_S_SIZE];
  const int n = pinion_joint_S(body, S);
  for (int c = 0; c < n; c++) {
    double column[6];
    pinion_motion_down(X, S + 6 * c, column);
    for (int k = 0; k < 6; k++)
      J[k * nv + body->v + c] += column[k];
  }
}

void pinion_jacobian(const pinion_model *model, int link, pinion_frame frame, const double *q,
                     double *J, pinion_work *work)
{
  const int nv = model->nv;
  pinion_pose X;
  for (int k = 0; k < 6 * nv; k++)
    J[k] = 0.0;
  for (int k = 0; k < 9; k++)
    X.R[k] = model->link[link].R[k];
  for (int k = 0; k < 3; k++)
    X.p[k] = model->link[link].p[k];

  /* up to the root; X is the pose of the link in body i, and in the world at the end */
  for (int i = model->link[link].body; i >= 0; i = model->body[i].parent) {
    const pinion_body *body = &model->body[i];
    add_columns(body, &X, nv, J);
    pinion_joint_pose(body, q + body->q, &work[i].X);
    pinion_pose_compose(&work[i].X, &X, &X);
  }

  for (int j = 0; j < nv; j++) {
    double column[6];
    for (int k = 0; k < 6; k++)
      column[k] = J[k * nv + j];
    to_frame(&X, frame, column);
    for (int k = 0; k < 6; k++)
      J[k * nv + j] = column[k];
  }
}

void pinion_jdotv(const pinion_model *model, int link, pinion_frame frame, const double *q,
                  const double *v, double out[6], pinion_work *work)
{
  pinion_pose X;

  /* with a = 0, the rate of J v is the spatial acceleration, but the classical one at the link's
   * origin in world axes */
  if (frame == PINION_ALIGNED)
    pinion_acceleration_classical(model, link, q, v, NULL, out, work);
  else
    pinion_acceleration(model, link, q, v, NULL, out, work);
  pinion_world_poses(model, q, work);
  pinion_link_pose(model, link, work, &X);
  to_frame(&X, frame, out);
}

void pinion_velocity_in(const pinion_model *model, int link, pinion_frame frame, const double *q,
                        const double *v, double V[6], pinion_work *work)
{
  pinion_pose X;
  pinion_velocity(model, link, q, v, V, work);
  pinion_world_poses(model, q, work);
  pinion_link_pose(model, link, work, &X);
  to_frame(&X, frame, V);
}
