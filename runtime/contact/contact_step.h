/* SPDX-License-Identifier: MIT-0 */
/* contact_step.h -- a step in time with rigid contacts, limits and ties.
 *
 * SPOOK (Lacoursiere and Linde 2011) at velocity level: ties, joint limits and contacts are rows of
 * K. The new velocity gives them rates that bring phi back to 0 in a few damping times,
 *
 *   [ H  -K' ] [ v+ ]   [ H v + h (tau - C)  ]
 *   [ K   c  ] [ z  ] = [ target             ],   c = 4 eps/(h^2 Y),  Y = 1 + 4 t/h
 *
 * where limits and contacts only push and friction stays in its cone (friction.h). Targets are:
 *
 *   tie               (K v - 4 phi/h)/Y
 *   open gap          -gap/h, so that it closes at most
 *   negative gap      -4 gap/(h Y), so that it opens
 *   along the ground  0, with c = 0, so that nothing creeps
 *
 * At rest a contact sinks in by eps times its force, an impact of z by 4 eps z/(h Y). Contacts do
 * not bounce. */
#ifndef PINION_CONTACT_STEP_H
#define PINION_CONTACT_STEP_H

#include "contact.h"
#include "friction.h"
#include "generic/constraints/constraint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ground is where normal' x < height. */
typedef struct pinion_plane {
  double normal[3]; /* unit vector out of the ground, world axes */
  double height;    /* m */
  double mu;        /* coefficient of friction */
} pinion_plane;

/* A robot, its ties and limits, and points and planes that may touch. Unused tables are null. */
typedef struct pinion_scene {
  const pinion_model *model;
  const pinion_constraints *ties;   /* all of them are on, none is moving */
  const double *q_lower, *q_upper;  /* [nq], read for joints of one dof; infinite for no limit */
  int points;                       /* pairs of a point and a plane */
  const pinion_point *point;        /* [points] */
  const pinion_plane *const *plane; /* [points] */
  double compliance, damping;       /* eps, m/N or rad/(N m); t, s */
  int sweeps;                       /* at most, see friction.h */
  double tolerance;                 /* see friction.h, N s or N m s */
} pinion_scene;

/* Number of rows: those of the ties; if there are limits, one for the nearer limit of each joint of
 * one dof that owns its q; and three for each pair of a point and a plane. */
int pinion_scene_rows(const pinion_scene *scene);

/* Size of the array reals of a step: with n rows, 2 n nv + n n + 3 n + nv + nh. */
int pinion_scene_reals(const pinion_scene *scene);

/* v_next[nv] after one step of length h from q[nq], with unit quaternions, and v[nv] under tau[nv];
 * call pinion_integrate next. v_next may be v. z[rows] is the initial guess and receives the
 * impulses, force times h: keep it from step to step; start with zeros. set[rows], work[nb] and
 * reals[pinion_scene_reals] are scratch; afterwards reals begins with K, n rows of nv, then S[n n]
 * and b[n]. Returns 0, or what pinion_ltdl returns for H. `used`, unless null, receives the number
 * of sweeps. */
int pinion_contact_step(const pinion_scene *scene, const double *q, const double *v,
                        const double *tau, double h, double *v_next, double *z, int *used,
                        pinion_row_set *set, pinion_work *work, double *reals);

/* K[3 nv], rates of a point along the normal of a plane and two directions across it, right-handed
 * in this order, from the work[i].world of pinion_world_poses. Returns the gap, m. */
double pinion_contact_rows(const pinion_model *model, const pinion_point *point,
                           const pinion_plane *plane, const pinion_work *work, double *K);

#ifdef __cplusplus
}
#endif

#endif
