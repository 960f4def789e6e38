/* SPDX-License-Identifier: MIT-0 */
/* kinematics.c -- see kinematics.h. */
#include <stddef.h>

#include "generic/tree/kinematics.h"

static const double zero[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};

void pinion_world_poses(const pinion_model *model, const double *q, pinion_work *work)
{
  pinion_joint_poses(model, q, work);
  for (int i = 0; i < model->nb; i++) {
    const int parent = model->body[i].parent;
    if (parent < 0)
      work[i].world = work[i].X;
    else
      pinion_pose_compose(&work[parent].world, &work[i].X, &work[i].world);
  }
}

/* v_i = iX_lambda v_lambda + S_i v, a_i = iX_lambda a_lambda + S_i a + v_i x S_i v */
static void motion(const pinion_body *body, const double *v, const double *a, const double *rest,
                   int i, pinion_work *work)
{
  const int parent = body->parent;
  double vJ[6] = {0.0};
  pinion_motion_down(&work[i].X, parent < 0 ? zero : work[parent].v, work[i].v);
  if (v) {
    pinion_joint_add_Sx(body, v + body->v, vJ);
    for (int k = 0; k < 6; k++)
      work[i].v[k] += vJ[k];
  }
  if (rest) {
    pinion_motion_down(&work[i].X, parent < 0 ? rest : work[parent].a, work[i].a);
    if (a)
      pinion_joint_add_Sx(body, a + body->v, work[i].a);
    pinion_motion_cross_add(work[i].v, vJ, work[i].a);
  }
}

void pinion_motions(const pinion_model *model, int n, const double *q, const double *v,
                    const double *a, const double *rest, pinion_work *work)
{
  for (int i = 0; i < n; i++) {
    const pinion_body *body = &model->body[i];
    pinion_joint_pose(body, q + body->q, &work[i].X);
    motion(body, v, a, rest, i, work);
  }
}

void pinion_rising_base(const pinion_model *model, double rest[6])
{
  for (int k = 0; k < 3; k++) {
    rest[k] = -model->gravity[k];
    rest[3 + k] = 0.0;
  }
}

/* pose of a link in its body */
static pinion_pose in_body(const pinion_link *link)
{
  pinion_pose X;
  for (int k = 0; k < 9; k++)
    X.R[k] = link->R[k];
  for (int k = 0; k < 3; k++)
    X.p[k] = link->p[k];
  return X;
}

void pinion_link_pose(const pinion_model *model, int link, const pinion_work *work, pinion_pose *X)
{
  const int body = model->link[link].body;
  *X = in_body(&model->link[link]);
  if (body >= 0)
    pinion_pose_compose(&work[body].world, X, X);
}

void pinion_fk(const pinion_model *model, const double *q, double *pose, pinion_work *work)
{
  pinion_world_poses(model, q, work);
  for (int i = 0; i < model->nl; i++) {
    pinion_pose X;
    pinion_link_pose(model, i, work, &X);
    for (int k = 0; k < 9; k++)
      pose[12 * i + k] = X.R[k];
    for (int k = 0; k < 3; k++)
      pose[12 * i + 9 + k] = X.p[k];
  }
}

void pinion_velocity(const pinion_model *model, int link, const double *q, const double *v,
                     double V[6], pinion_work *work)
{
  const int body = model->link[link].body;
  const pinion_pose X = in_body(&model->link[link]);
  pinion_motions(model, body + 1, q, v, NULL, NULL, work);
  pinion_motion_down(&X, body < 0 ? zero : work[body].v, V);
}

void pinion_acceleration(const pinion_model *model, int link, const double *q, const double *v,
                         const double *a, double A[6], pinion_work *work)
{
  const int body = model->link[link].body;
  const pinion_pose X = in_body(&model->link[link]);
  pinion_motions(model, body + 1, q, v, a, zero, work);
  pinion_motion_down(&X, body < 0 ? zero : work[body].a, A);
}

void pinion_acceleration_classical(const pinion_model *model, int link, const double *q,
                                   const double *v, const double *a, double A[6], pinion_work *work)
{
  const int body = model->link[link].body;
  const pinion_pose X = in_body(&model->link[link]);
  double V[6], turn[3];
  pinion_acceleration(model, link, q, v, a, A, work);
  pinion_motion_down(&X, body < 0 ? zero : work[body].v, V);
  pinion_cross(V + 3, V, turn);
  for (int k = 0; k < 3; k++)
    A[k] += turn[k];
}
