/* SPDX-License-Identifier: MIT */
/* judge_kinematics.c -- poses, the whole body's momentum and energy, and integration against
 * MuJoCo; see judge.h.  The poses are of all links and so of a second set of files, all_*. */
#include <math.h>

#include "all.h"
#include "all_model.h"
#include "judge.h"

static void poses(judge *j)
{
  double ours[ALL_NL][12], theirs[ALL_NL][12];
  int bodies = 0;
  all_fk(j->q, ours);
  for (int l = 0; l < ALL_NL; l++) {
    const int body = mj_name2id(j->m, mjOBJ_BODY, all_model.link[l].name);
    mju_copy(theirs[l], body < 0 ? ours[l] : j->d->xmat + 9 * body, 9);
    mju_copy(theirs[l] + 9, body < 0 ? ours[l] + 9 : j->d->xpos + 3 * body, 3);
    bodies += body > 0;
  }
  for (int b = 1; b < j->m->nbody; b++)
    bodies -= j->m->names[j->m->name_bodyadr[b]] != 0;
  /* links between the joints of a body have no pose in MuJoCo, but each body has a link */
  if (bodies)
    theirs[0][0] = HUGE_VAL;
  peer_compare(j->book, "fk", 12 * ALL_NL, &ours[0][0], &theirs[0][0]);
}

/* of everything that moves: MuJoCo's subtree of the world; mjcf.lua leaves out the inertia of links
 * that cannot move */
static void mass_centre(judge *j)
{
  double ours[3], jacobian[3][R_NV], theirs[3 * R_NV], turned[3 * R_NV];
  r_com(j->q, ours);
  peer_compare(j->book, "com", 3, ours, j->d->subtree_com);
  r_com_velocity(j->q, j->v, ours);
  mj_subtreeVel(j->m, j->d);
  peer_compare(j->book, "com_velocity", 3, ours, j->d->subtree_linvel);
  r_com_jacobian(j->q, jacobian);
  mj_jacSubtreeCom(j->m, j->d, theirs, 0);
  judge_columns(j, 3, theirs, turned);
  peer_compare(j->book, "com_jacobian", 3 * R_NV, &jacobian[0][0], turned);
}

/* linear, then angular about the centre of mass, for the motion in d */
static void momentum(const judge *j, double h[6])
{
  mj_subtreeVel(j->m, j->d);
  for (int k = 0; k < 3; k++) {
    h[k] = j->m->body_subtreemass[0] * j->d->subtree_linvel[k];
    h[k + 3] = j->d->subtree_angmom[k];
  }
}

static void centroidal(judge *j)
{
  double A[6][R_NV], theirs[6][R_NV], h[6], column[6], u[R_NV];
  r_centroidal(j->q, j->v, A, h);
  momentum(j, column);
  peer_compare(j->book, "centroidal h", 6, h, column);
  for (int k = 0; k < R_NV; k++) {
    for (int r = 0; r < R_NV; r++)
      u[r] = j->T[r][k];
    judge_move(j, u);
    momentum(j, column);
    for (int r = 0; r < 6; r++)
      theirs[r][k] = column[r];
  }
  peer_compare(j->book, "centroidal A", 6 * R_NV, &A[0][0], &theirs[0][0]);
  judge_move(j, j->u);
}

static void energies(judge *j)
{
  double ours = r_kinetic_energy(j->q, j->v);
  mj_energyPos(j->m, j->d);
  mj_energyVel(j->m, j->d);
  peer_compare(j->book, "kinetic_energy", 1, &ours, &j->d->energy[1]);
  ours = r_potential_energy(j->q);
  peer_compare(j->book, "potential_energy", 1, &ours, &j->d->energy[0]);
}

void judge_kinematics(judge *j)
{
  judge_move(j, j->u);
  poses(j);
  mass_centre(j);
  centroidal(j);
  energies(j);
}

/* Appends the part of a joint's step (of q or of v) to x on which the two agree: joints of one dof,
 * angles, and angular velocities in the child's axes.  (MuJoCo moves a floating body along a
 * straight line, pinion along a screw; the same for planar joints.) */
static int common(const pinion_body *b, const double *q, const double *v, double *x)
{
  switch (b->type) {
  case PINION_REVOLUTE:
  case PINION_PRISMATIC:
  case PINION_HELICAL:
    x[0] = q ? q[0] : v[0];
    return 1;
  case PINION_PLANAR:
    x[0] = q ? q[2] : v[2];
    return 1;
  case PINION_SPHERICAL:
  case PINION_FLOATING:
    if (b->type == PINION_FLOATING)
      q = q ? q + 3 : q, v = v ? v + 3 : v;
    if (!q)
      return mju_copy3(x, v), 3;
    /* q and -q are the same turn; q is MuJoCo's order in both */
    mju_scl(x, q, q[0] < 0 ? -1 : 1, 4);
    return 4;
  }
  return 0;
}

void judge_manifold(judge *j)
{
  const double dt = 0.3;
  judge next = *j;
  double moved[R_NQ], step[R_NV], ours_v[R_NV], v[R_NV];
  double ours[R_NQ], theirs[R_NQ], ours_step[R_NV], step_part[R_NV];
  int nq = 0, nv = 0;
  mju_copy(moved, j->qpos, R_NQ);
  mj_integratePos(j->m, moved, j->u, dt);
  r_integrate(j->q, j->v, dt, next.q);
  judge_translate(&next);
  mj_differentiatePos(j->m, step, 1, j->qpos, next.qpos);
  r_difference(j->q, next.q, v);
  judge_T(j, v, ours_v);
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body *b = &r_model.body[i];
    const int id = judge_joint(j->m, b);
    const int q = j->m->jnt_qposadr[id], dof = j->m->jnt_dofadr[id];
    common(b, next.qpos + q, NULL, ours + nq);
    nq += common(b, moved + q, NULL, theirs + nq);
    common(b, NULL, ours_v + dof, ours_step + nv);
    nv += common(b, NULL, step + dof, step_part + nv);
  }
  peer_compare(j->book, "integrate", nq, ours, theirs);
  peer_compare(j->book, "difference", nv, ours_step, step_part);
}
