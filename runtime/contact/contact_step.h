/* SPDX-License-Identifier: MIT-0 */
/* contact_step.h -- a step in time with rigid contacts, limits and ties.
 *
 * SPOOK (Lacoursiere and Linde 2011) at velocity level: ties, joint limits and contacts are rows of
 * K, and the new velocity makes their rates what brings phi back in a few damping times,
 *
 *   [ H  -K' ] [ v+ ]   [ H v + h (tau - C)  ]
 *   [ K   c  ] [ z  ] = [ target             ],   c = 4 eps/(h^2 Y),  Y = 1 + 4 t/h
 *
 * where limits and contacts only push and friction stays in its cone (friction.h). The target of a
 * tie is (K v - 4 phi/h)/Y; of an open gap -gap/h, so that it closes at most; of a negative gap -4
 * gap/(h Y), so that it opens; along the ground it is 0, with c = 0, so that nothing creeps. At
 * rest a contact sinks in by eps times its force, an impact z by 4 eps z/(h Y). Contacts do not
 * bounce. */
#ifndef PINION_CONTACT_STEP_H
#define PINION_CONTACT_STEP_H

#include "contact.h"
#include "friction.h"
#include "generic/constraint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Ground: where normal' x < height. */
typedef struct pinion_plane {
  double normal[3]; /* unit vector out of the ground, world axes */
  double height;    /* m */
  double mu;        /* coefficient of friction */
} pinion_plane;

/* Points and planes that may touch. Unused tables are null. */
typedef struct pinion_scene {
  const pinion_model *model;
  const pinion_constraints *ties;   /* all of them on, none moving */
  const double *q_lower, *q_upper;  /* [nq], of joints of one dof, infinite for none */
  int points;                       /* pairs of a point and a plane */
  const pinion_point *point;        /* [points] */
  const pinion_plane *const *plane; /* [points] */
  double compliance, damping;       /* eps, m/N or rad/(N m); t, s */
  int sweeps;                       /* of friction.h, at most */
  double tolerance;                 /* of friction.h, N s or N m s */
} pinion_scene;

/* Rows: those of the ties, then one for each joint of one dof that owns its q when there are
 * limits (of the limit that is nearer), then three for each pair. */
int pinion_scene_rows(const pinion_scene *scene);

/* How many doubles a step needs: with n rows, 2 n nv + n n + 3 n + nv + nh. */
int pinion_scene_reals(const pinion_scene *scene);

/* One step of length h from q[nq], unit quaternions, and v[nv] under tau[nv]: v_next[nv], to be
 * followed by pinion_integrate. z[rows] is the initial guess and receives the impulses, force times
 * h: keep it from step to step; start with zeros. set[rows] and work[nb] are scratch;
 * reals[pinion_scene_reals], too, and begins with K, n rows of nv, then S[n n] and b[n].
 * v_next may be v. Returns 0, or what pinion_ltdl says of H; `used`, unless null, is the number of
 * sweeps. */
int pinion_contact_step(const pinion_scene *scene, const double *q, const double *v,
                        const double *tau, double h, double *v_next, double *z, int *used,
                        pinion_row_set *set, pinion_work *work, double *reals);

/* K[3 nv], rates of a point along the normal of a plane and two directions across it, right-handed
 * in that order, from work[i].world of pinion_world_poses; returns the gap, m. */
double pinion_contact_rows(const pinion_model *model, const pinion_point *point,
                           const pinion_plane *plane, const pinion_work *work, double *K);

#ifdef __cplusplus
}
#endif

#endif
