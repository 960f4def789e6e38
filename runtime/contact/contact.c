/* SPDX-License-Identifier: MIT-0 */
/* contact.c -- see contact.h. */
#include <math.h>
#include <stddef.h>

#include "contact.h"

/* the world's fixed base, as a body that does not move */
static const pinion_pose ground = {{1, 0, 0, 0, 1, 0, 0, 0, 1}, {0, 0, 0}};

/* x[3] in the world; returns the pose of the point's body */
static const pinion_pose *place(const pinion_point *point, const pinion_work *work, double x[3])
{
  const pinion_pose *X = point->body < 0 ? &ground : &work[point->body].world;
  pinion_rotate(X->R, point->p, x);
  for (int k = 0; k < 3; k++)
    x[k] += X->p[k];
  return X;
}

void pinion_point_motion(const pinion_point *point, const pinion_work *work, double x[3],
                         double v[3])
{
  const pinion_pose *X = place(point, work, x);
  double turned[3] = {0.0, 0.0, 0.0};
  if (point->body >= 0) {
    pinion_cross(work[point->body].v + 3, point->p, turned);
    for (int k = 0; k < 3; k++)
      turned[k] += work[point->body].v[k];
  }
  pinion_rotate(X->R, turned, v);
}

/* how deep the point is below the surface */
static double depth(const pinion_floor *floor, const double x[3])
{
  return floor->height - pinion_dot3(floor->normal, x);
}

/* the push along the normal, >= 0 unless the floor is sticky */
static double push(const pinion_floor *floor, const double x[3], const double v[3])
{
  const double rise = pinion_dot3(floor->normal, v);
  const double f = floor->stiffness * depth(floor, x) - floor->damping * rise;
  return depth(floor, x) > 0.0 && (f > 0.0 || floor->sticky) ? f : 0.0;
}

/* x less its part along the normal */
static void flatten(const pinion_floor *floor, double x[3])
{
  const double along = pinion_dot3(floor->normal, x);
  for (int k = 0; k < 3; k++)
    x[k] -= along * floor->normal[k];
}

/* force along the surface, limited by the friction that this push allows; returns 1 if it had to be
 * reduced to that */
static int grip(const pinion_floor *floor, const double x[3], const double v[3],
                const pinion_hold *hold, double f_normal, double f[3])
{
  const int glued = floor->sticky && depth(floor, x) > 0.0;
  const double limit = glued ? HUGE_VAL : floor->mu * f_normal;
  double length;
  for (int k = 0; k < 3; k++) {
    const double stretch = hold->on ? x[k] - hold->anchor[k] : 0.0;
    f[k] = -floor->grip * stretch - floor->grip_damping * v[k];
  }
  flatten(floor, f);
  length = sqrt(pinion_dot3(f, f));
  if (length <= limit)
    return 0;
  for (int k = 0; k < 3; k++)
    f[k] *= limit / length;
  return 1;
}

void pinion_floor_force(const pinion_floor *floor, const double x[3], const double v[3],
                        const pinion_hold *hold, double f[3])
{
  const double f_normal = push(floor, x, v);
  grip(floor, x, v, hold, f_normal, f);
  for (int k = 0; k < 3; k++)
    f[k] += f_normal * floor->normal[k];
}

double pinion_floor_energy(const pinion_floor *floor, const double x[3], const pinion_hold *hold)
{
  const double deep = depth(floor, x);
  double along[3];
  if (!(deep > 0.0))
    return 0.0;
  for (int k = 0; k < 3; k++)
    along[k] = hold->on ? x[k] - hold->anchor[k] : 0.0;
  flatten(floor, along);
  return 0.5 * (floor->stiffness * deep * deep + floor->grip * pinion_dot3(along, along));
}

void pinion_floor_hold(const pinion_floor *floor, const double x[3], const double v[3],
                       pinion_hold *hold)
{
  double f[3];
  const int held = hold->on;
  if (!(depth(floor, x) > 0.0)) {
    hold->on = 0;
    return;
  }

  /* while the point slips, the spring alone carries the friction force, so the force still opposes
   * the motion when it ends */
  const int slips = grip(floor, x, v, hold, push(floor, x, v), f);
  hold->on = 1;
  if (held && !slips)
    return;
  for (int k = 0; k < 3; k++) {
    const double stretch = slips && floor->grip > 0.0 ? -f[k] / floor->grip : 0.0;
    hold->anchor[k] = x[k] - stretch;
  }
}

/* work[i].world and work[i].v of all bodies */
static void move(const pinion_model *model, const double *q, const double *v, pinion_work *work)
{
  pinion_world_poses(model, q, work);
  pinion_motions(model, model->nb, q, v, NULL, NULL, work);
}

void pinion_floor_forces(const pinion_model *model, const pinion_floor *floor, int n,
                         const pinion_point *point, const pinion_hold *hold, const double *q,
                         const double *v, double *f, pinion_work *work)
{
  move(model, q, v, work);
  for (int i = 0; i < n; i++) {
    double x[3], rate[3], world[3], force[3], moment[3];
    const int body = point[i].body;
    if (body < 0)
      continue;
    pinion_point_motion(&point[i], work, x, rate);
    pinion_floor_force(floor, x, rate, &hold[i], world);
    pinion_unrotate(work[body].world.R, world, force);
    pinion_cross(point[i].p, force, moment);
    for (int k = 0; k < 3; k++) {
      f[6 * body + k] += force[k];
      f[6 * body + 3 + k] += moment[k];
    }
  }
}

double pinion_floor_energies(const pinion_model *model, const pinion_floor *floor, int n,
                             const pinion_point *point, const pinion_hold *hold, const double *q,
                             pinion_work *work)
{
  double sum = 0.0;
  pinion_world_poses(model, q, work);
  for (int i = 0; i < n; i++) {
    double x[3];
    if (point[i].body < 0)
      continue;
    place(&point[i], work, x);
    sum += pinion_floor_energy(floor, x, &hold[i]);
  }
  return sum;
}

void pinion_floor_holds(const pinion_model *model, const pinion_floor *floor, int n,
                        const pinion_point *point, const double *q, const double *v,
                        pinion_hold *hold, pinion_work *work)
{
  move(model, q, v, work);
  for (int i = 0; i < n; i++) {
    double x[3], rate[3];
    pinion_point_motion(&point[i], work, x, rate);
    pinion_floor_hold(floor, x, rate, &hold[i]);
  }
}
