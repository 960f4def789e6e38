/* SPDX-License-Identifier: MIT */
/* judge_dynamics.c -- inertia, forces and accelerations against MuJoCo; see judge.h. */
#include <string.h>

#include "judge.h"

/* H from pinion's packed lower triangle */
static void unpack(const double H[R_NH], double full[R_NV][R_NV])
{
  memset(full, 0, sizeof(double) * R_NV * R_NV);
  for (int i = 0; i < R_NV; i++) {
    for (int k = r_H_rowptr[i]; k < r_H_rowptr[i + 1]; k++) {
      full[i][r_H_colind[k]] = H[k];
      full[r_H_colind[k]][i] = H[k];
    }
  }
}

static void inertia(judge *j)
{
  double H[R_NH], ours[R_NV][R_NV], inverse[R_NV][R_NV];
  double M[R_NV * R_NV], theirs[R_NV * R_NV];
  r_crba(j->q, H);
  unpack(H, ours);
  mj_fullM(j->m, M, j->d->qM);
  judge_congruence(j, M, theirs);
  peer_compare_inertia(j->book, "crba", R_NV, &ours[0][0], theirs);

  /* M^-1, row by row of the identity */
  memset(M, 0, sizeof M);
  for (int k = 0; k < R_NV; k++)
    M[k * R_NV + k] = 1;
  mj_solveM(j->m, j->d, theirs, M, R_NV);
  judge_congruence(j, theirs, M);
  r_minv(j->q, inverse);
  peer_compare_inertia(j->book, "minv", R_NV, &inverse[0][0], M);
}

/* have all joints one dof, in the same order in both? */
static int counts_alike(const judge *j)
{
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body *body = &r_model.body[i];
    if (!judge_has_one(body) || j->m->jnt_dofadr[judge_joint(j->m, body)] != body->v)
      return 0;
  }
  return 1;
}

/* Rows of qM and qLD begin where those of H do and are reversed; qLDiagInv is 1/D. */
static void layout(judge *j)
{
  double H[R_NH], LD[R_NH], rows[2][R_NH], begins[2][R_NV], inverse[R_NV];
  if (!counts_alike(j))
    return;
  r_crba(j->q, H);
  memcpy(LD, H, sizeof H);
  (void)r_ltdl(LD);
  for (int i = 0; i < R_NV; i++) {
    const int first = r_H_rowptr[i], last = r_H_rowptr[i + 1] - 1;
    begins[0][i] = first;
    begins[1][i] = j->m->dof_Madr[i];
    inverse[i] = 1 / LD[last];
    for (int k = first; k <= last; k++) {
      rows[0][k] = j->d->qM[first + last - k];
      rows[1][k] = j->d->qLD[first + last - k];
    }
  }
  peer_compare(j->book, "H_rowptr = dof_Madr", R_NV, begins[0], begins[1]);
  peer_compare(j->book, "rows of qM", R_NH, H, rows[0]);
  peer_compare(j->book, "rows of qLD", R_NH, LD, rows[1]);
  peer_compare(j->book, "1/D = qLDiagInv", R_NV, inverse, j->d->qLDiagInv);
}

/* MuJoCo's forces in pinion's terms, for the motion in d's qvel and qacc */
static void forces(judge *j, int with_acceleration, double tau[R_NV])
{
  double theirs[R_NV];
  mj_rne(j->m, j->d, with_acceleration, theirs);
  if (with_acceleration) { /* mj_rne leaves the rotors out */
    for (int k = 0; k < R_NV; k++)
      theirs[k] += j->m->dof_armature[k] * j->d->qacc[k];
  }
  judge_Tt(j, theirs, tau);
}

/* is it the last joint of one of MuJoCo's bodies? Its link's origin is the body's then */
static int is_last(const judge *j, int i)
{
  const int body = j->m->jnt_bodyid[judge_joint(j->m, &r_model.body[i])];
  for (int k = i + 1; k < r_model.nb; k++) {
    if (j->m->jnt_bodyid[judge_joint(j->m, &r_model.body[k])] == body)
      return 0;
  }
  for (int k = 0; k < j->m->body_jntnum[body]; k++) {
    if (mju_norm3(j->m->jnt_pos + 3 * (j->m->body_jntadr[body] + k)) > 0)
      return 0;
  }
  return 1;
}

/* applies a spatial force to every body of MuJoCo, in its link's axes and about its origin */
static void pushed(judge *j)
{
  double f[R_NB][6], ours[R_NV], theirs[R_NV], pushes[R_NV] = {0}, felt[R_NV];
  for (int i = 0; i < r_model.nb; i++) {
    const int body = j->m->jnt_bodyid[judge_joint(j->m, &r_model.body[i])];
    double force[3], moment[3];
    peer_random(j->seed, is_last(j, i) ? 10 : 0, 6, f[i]);
    mju_rotVecMat(force, f[i], j->d->xmat + 9 * body);
    mju_rotVecMat(moment, f[i] + 3, j->d->xmat + 9 * body);
    mj_applyFT(j->m, j->d, force, moment, j->d->xpos + 3 * body, body, pushes);
  }
  judge_Tt(j, pushes, felt);
  judge_acceleration(j, j->a, j->d->qacc);
  forces(j, 1, theirs);
  for (int k = 0; k < R_NV; k++)
    theirs[k] -= felt[k];
  r_rnea_fext(j->q, j->v, j->a, f, ours);
  peer_compare(j->book, "rnea_fext", R_NV, ours, theirs);
}

/* C + H dT/dt v in MuJoCo's terms: what pinion calls the bias */
static void bias(judge *j)
{
  double ours[R_NV], theirs[R_NV], gravity[R_NV], full[R_NV][R_NV];
  judge_acceleration(j, NULL, j->d->qacc);
  forces(j, 1, theirs);
  r_bias(j->q, j->v, ours);
  peer_compare(j->book, "bias", R_NV, ours, theirs);
  r_coriolis(j->q, j->v, full);
  r_gravity(j->q, gravity);
  for (int i = 0; i < R_NV; i++) {
    ours[i] = gravity[i];
    for (int k = 0; k < R_NV; k++)
      ours[i] += full[i][k] * j->v[k];
  }
  peer_compare(j->book, "coriolis*v + gravity", R_NV, ours, theirs);
}

static void inverse(judge *j)
{
  double ours[R_NV], theirs[R_NV], rested[R_NV];
  judge_acceleration(j, j->a, j->d->qacc);
  forces(j, 1, theirs);
  r_rnea(j->q, j->v, j->a, ours);
  peer_compare(j->book, "rnea", R_NV, ours, theirs);

  /* MuJoCo's own entry, which computes it in another way */
  mj_inverse(j->m, j->d);
  judge_Tt(j, j->d->qfrc_inverse, theirs);
  peer_compare(j->book, "rnea, mj_inverse", R_NV, ours, theirs);

  /* H a = M T a */
  judge_T(j, j->a, rested);
  mj_mulM(j->m, j->d, ours, rested);
  judge_Tt(j, ours, theirs);
  r_Ha(j->q, j->a, ours);
  peer_compare(j->book, "Ha", R_NV, ours, theirs);
}

static void forward(judge *j)
{
  double ours[R_NV], theirs[R_NV], udot[R_NV];
  judge_T(j, j->tau, j->d->qfrc_applied);
  mj_forward(j->m, j->d);
  for (int k = 0; k < R_NV; k++)
    udot[k] = j->d->qacc[k] - j->Tdotv[k];
  judge_Tt(j, udot, theirs);
  mju_zero(j->d->qfrc_applied, R_NV);
  if (r_fd(j->q, j->v, j->tau, ours) != 0)
    ours[0] = mju_sqrt(-1);
  peer_compare(j->book, "fd", R_NV, ours, theirs);
  if (r_aba(j->q, j->v, j->tau, ours) != 0)
    ours[0] = mju_sqrt(-1);
  peer_compare(j->book, "aba", R_NV, ours, theirs);
}

void judge_dynamics(judge *j)
{
  const double rest[R_NV] = {0};
  double ours[R_NV], theirs[R_NV];
  judge_move(j, j->u);
  inertia(j);
  layout(j);
  bias(j);
  inverse(j);
  forward(j);
  pushed(j);
  judge_move(j, rest);
  forces(j, 0, theirs);
  r_gravity(j->q, ours);
  peer_compare(j->book, "gravity", R_NV, ours, theirs);
}
