/* SPDX-License-Identifier: MIT-0 */
/* kinematics.h -- poses, velocities and accelerations of links.
 *
 * Links are the frames of model->link, each fixed to its body. Velocities and accelerations of a
 * link are those of its frame, in the axes and at the origin of that frame. q[nq] with unit
 * quaternions; work[nb] is scratch. */
#ifndef PINION_KINEMATICS_H
#define PINION_KINEMATICS_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* work[i].X and work[i].world of every body at q. */
void pinion_world_poses(const pinion_model *model, const double *q, pinion_work *work);

/* work[i].X, work[i].v and work[i].a of the first n bodies, spatial vectors in the body's frame
 * (RBDA table 5.1); a is the componentwise derivative of v. A null v or a counts as zeros. rest[6]
 * is the acceleration of the fixed base; if it is null, work[i].a is not computed. */
void pinion_motions(const pinion_model *model, int n, const double *q, const double *v,
                    const double *a, const double *rest, pinion_work *work);

/* Spatial acceleration of the base that has the effect of gravity on all bodies: minus gravity. */
void pinion_rising_base(const pinion_model *model, double rest[6]);

/* World pose of a link, after pinion_world_poses. */
void pinion_link_pose(const pinion_model *model, int link, const pinion_work *work, pinion_pose *X);

/* Forward kinematics, pose[12 nl]: for each link its rotation R[9], row-major, link to world axes,
 * then the position of its origin in the world, m. */
void pinion_fk(const pinion_model *model, const double *q, double *pose, pinion_work *work);

/* V[6], spatial velocity of a link: that of its origin, then angular velocity. */
void pinion_velocity(const pinion_model *model, int link, const double *q, const double *v,
                     double V[6], pinion_work *work);

/* A[6], spatial acceleration of a link: the derivative of the six components of V. Its linear part
 * is not the acceleration of the origin. Gravity is not in it. */
void pinion_acceleration(const pinion_model *model, int link, const double *q, const double *v,
                         const double *a, double A[6], pinion_work *work);

/* A[6], classical acceleration of a link: that of its origin, which is the spatial one plus omega x
 * velocity, then angular acceleration. Gravity is not in it. */
void pinion_acceleration_classical(const pinion_model *model, int link, const double *q,
                                   const double *v, const double *a, double A[6],
                                   pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
