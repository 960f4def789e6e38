/* SPDX-License-Identifier: MIT-0 */
/* contact.h -- a floor of springs and dampers, and the points of a robot that touch it.
 *
 * Source: Kajita and others, Introduction to Humanoid Robotics, section 6.3.4. Their floor has a
 * spring and a damper along its normal and a damper along its surface. Here the surface also has a
 * spring, so that a foot can stand still on a slope, and friction limits the forces along it.
 *
 * The forces are smooth except at two edges (touching, slipping), so any integrator may use them;
 * its step must be short compared with sqrt(m / stiffness). contact_step.h has rigid contacts.
 */
#ifndef PINION_CONTACT_H
#define PINION_CONTACT_H

#include "generic/tree/kinematics.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ground is where normal' x < height. All numbers but the normal are >= 0. */
typedef struct pinion_floor {
  double normal[3];          /* unit vector out of the ground, world axes */
  double height;             /* m */
  double stiffness, damping; /* along the normal, N/m and N s/m */
  double grip, grip_damping; /* stiffness and damping along the surface, the same units */
  double mu;                 /* coefficient of friction, for sticking and sliding */
  int sticky;                /* may it also pull, and hold without a limit, like the book's? */
} pinion_floor;

/* A point of a robot, fixed to a body. */
typedef struct pinion_point {
  int body;    /* body index, or -1 for the fixed base */
  double p[3]; /* in the body's frame, m */
} pinion_point;

/* The state of a point between steps: where its spring along the surface is anchored. Start with
 * zeros. */
typedef struct pinion_hold {
  int on;           /* did it touch at the last step? */
  double anchor[3]; /* where the spring along the surface has no force, world axes, m */
} pinion_hold;

/* Position and velocity of a point, x[3] and v[3] in the world, from work[i].world and work[i].v,
 * which pinion_world_poses and pinion_motions write. */
void pinion_point_motion(const pinion_point *point, const pinion_work *work, double x[3],
                         double v[3]);

/* f[3], force of the floor on a point at x with velocity v, world axes; zero above the ground.
 * Unless the floor is sticky, it pushes and never pulls, and the force along it stays within mu
 * times the push. Has no side effects, so an integrator with several stages may call it in each. */
void pinion_floor_force(const pinion_floor *floor, const double x[3], const double v[3],
                        const pinion_hold *hold, double f[3]);

/* Energy of the springs under a point at x, J; zero above the ground. */
double pinion_floor_energy(const pinion_floor *floor, const double x[3], const pinion_hold *hold);

/* Update the hold after a step: a point that came down is anchored where it is, the anchor of a
 * slipping point follows at the friction limit, and a point in the air is released. */
void pinion_floor_hold(const pinion_floor *floor, const double x[3], const double v[3],
                       pinion_hold *hold);

/* f[6 nb] += forces on n points, in the form that rnea_fext takes: for each body, force then moment
 * about the origin of its frame, in its axes. Forward dynamics with the floor is
 * fd(tau - (rnea_fext(q, v, 0, f) - C)). q[nq] needs unit quaternions; work[nb] is scratch. */
void pinion_floor_forces(const pinion_model *model, const pinion_floor *floor, int n,
                         const pinion_point *point, const pinion_hold *hold, const double *q,
                         const double *v, double *f, pinion_work *work);

/* Sum of pinion_floor_energy over n points; points of the fixed base do not count. */
double pinion_floor_energies(const pinion_model *model, const pinion_floor *floor, int n,
                             const pinion_point *point, const pinion_hold *hold, const double *q,
                             pinion_work *work);

/* pinion_floor_hold for n points. */
void pinion_floor_holds(const pinion_model *model, const pinion_floor *floor, int n,
                        const pinion_point *point, const double *q, const double *v,
                        pinion_hold *hold, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
