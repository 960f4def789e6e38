/* SPDX-License-Identifier: MIT */
/* judge_map.c -- pinion's coordinates in MuJoCo's terms, and back; see judge.h. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "judge.h"

/* MuJoCo's joint called `name` and then `suffix`; -1 for none */
static int joint_id(const mjModel *m, const char *name, const char *suffix)
{
  char full[256];
  snprintf(full, sizeof full, "%s%s", name, suffix);
  return mj_name2id(m, mjOBJ_JOINT, full);
}

int judge_joint(const mjModel *m, const pinion_body *body)
{
  int id = joint_id(m, body->name, "");
  if (id < 0)
    id = joint_id(m, body->name, "_x");
  for (int k = 0; id < 0 && body->type == PINION_FLOATING && k < m->njnt; k++) {
    if (m->jnt_type[k] == mjJNT_FREE) /* a base of any name */
      id = k;
  }
  return id;
}

int judge_has_one(const pinion_body *body)
{
  return body->type == PINION_REVOLUTE || body->type == PINION_PRISMATIC ||
         body->type == PINION_HELICAL;
}

int judge_fits(const mjModel *m)
{
  int good = m->nq == R_NQ && m->nv == R_NV;
  if (!good) {
    printf("MuJoCo has nq %d, nv %d; pinion %d and %d\n", m->nq, m->nv, (int)R_NQ, (int)R_NV);
  }
  for (int i = 0; i < r_model.nb; i++) {
    if (judge_joint(m, &r_model.body[i]) < 0) {
      printf("MuJoCo has no joint %s\n", r_model.body[i].name);
      good = 0;
    }
  }
  return good;
}

/* rotation matrix of a unit quaternion x y z w */
static void rotation(const double *q, double R[3][3])
{
  const double x = q[0], y = q[1], z = q[2], w = q[3];
  const double rows[3][3] = {
      {1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)},
      {2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)},
      {2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)},
  };
  memcpy(R, rows, sizeof rows);
}

static void quaternion(const double *xyzw, double *wxyz)
{
  wxyz[0] = xyzw[3];
  for (int k = 0; k < 3; k++)
    wxyz[k + 1] = xyzw[k];
}

/* an n x n block of T at row `dof` (MuJoCo's) and column `v` (pinion's), the identity if R is null
 */
static void block(judge *j, int dof, int v, int n, double R[3][3])
{
  for (int r = 0; r < n; r++) {
    for (int c = 0; c < n; c++)
      j->T[dof + r][v + c] = R ? R[r][c] : r == c;
  }
}

static void planar(judge *j, const pinion_body *b, int qadr, int dof)
{
  const double *v = j->v + b->v;
  const double c = cos(j->q[b->q + 2]), s = sin(j->q[b->q + 2]);
  double R[3][3] = {{c, -s, 0}, {s, c, 0}, {0, 0, 1}};
  for (int k = 0; k < 3; k++)
    j->qpos[qadr + k] = j->q[b->q + k];
  block(j, dof, b->v, 3, R);
  /* dR/dt (vx, vy) = w R (-vy, vx) */
  j->Tdotv[dof] = v[2] * (-c * v[1] - s * v[0]);
  j->Tdotv[dof + 1] = v[2] * (-s * v[1] + c * v[0]);
}

static void floating(judge *j, const pinion_body *b, int qadr, int dof)
{
  const double *v = j->v + b->v, *w = j->v + b->v + 3;
  const double cross[3] = {w[1] * v[2] - w[2] * v[1], w[2] * v[0] - w[0] * v[2],
                           w[0] * v[1] - w[1] * v[0]};
  double R[3][3];
  rotation(j->q + b->q + 3, R);
  for (int k = 0; k < 3; k++)
    j->qpos[qadr + k] = j->q[b->q + k];
  quaternion(j->q + b->q + 3, j->qpos + qadr + 3);
  block(j, dof, b->v, 3, R);
  block(j, dof + 3, b->v + 3, 3, NULL);
  /* dR/dt v = R (w x v) */
  for (int k = 0; k < 3; k++) {
    j->Tdotv[dof + k] = R[k][0] * cross[0] + R[k][1] * cross[1] + R[k][2] * cross[2];
  }
}

void judge_translate(judge *j)
{
  memset(j->T, 0, sizeof j->T);
  memset(j->Tdotv, 0, sizeof j->Tdotv);
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body *b = &r_model.body[i];
    const int id = judge_joint(j->m, b);
    const int qadr = j->m->jnt_qposadr[id], dof = j->m->jnt_dofadr[id];
    switch (b->type) {
    case PINION_REVOLUTE:
    case PINION_PRISMATIC:
    case PINION_HELICAL:
      j->qpos[qadr] = j->q[b->q] + j->m->qpos0[qadr]; /* ref */
      block(j, dof, b->v, 1, NULL);
      break;
    case PINION_PLANAR:
      planar(j, b, qadr, dof);
      break;
    case PINION_SPHERICAL:
      quaternion(j->q + b->q, j->qpos + qadr);
      block(j, dof, b->v, 3, NULL);
      break;
    case PINION_FLOATING:
      floating(j, b, qadr, dof);
      break;
    }
  }
  judge_T(j, j->v, j->u);
}

void judge_back(judge *j)
{
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body *b = &r_model.body[i];
    const int qadr = j->m->jnt_qposadr[judge_joint(j->m, b)];
    const double *from = j->qpos + qadr;
    double *to = j->q + b->q;
    const int at = b->type == PINION_FLOATING ? 3 : 0;
    if (judge_has_one(b))
      to[0] = from[0] - j->m->qpos0[qadr];
    else if (b->type != PINION_SPHERICAL)
      memcpy(to, from, 3 * sizeof *to);
    if (b->type == PINION_FLOATING || b->type == PINION_SPHERICAL) {
      memcpy(to + at, from + at + 1, 3 * sizeof *to);
      to[at + 3] = from[at];
    }
  }
}

void judge_T(const judge *j, const double x[R_NV], double y[R_NV])
{
  for (int r = 0; r < R_NV; r++) {
    y[r] = 0;
    for (int c = 0; c < R_NV; c++)
      y[r] += j->T[r][c] * x[c];
  }
}

void judge_Tt(const judge *j, const double x[R_NV], double y[R_NV])
{
  for (int c = 0; c < R_NV; c++) {
    y[c] = 0;
    for (int r = 0; r < R_NV; r++)
      y[c] += j->T[r][c] * x[r];
  }
}

void judge_columns(const judge *j, int rows, const double *A, double *B)
{
  for (int r = 0; r < rows; r++)
    judge_Tt(j, A + r * R_NV, B + r * R_NV);
}

void judge_congruence(const judge *j, const double *A, double *B)
{
  double AT[R_NV * R_NV], column[R_NV], turned[R_NV];
  judge_columns(j, R_NV, A, AT);
  for (int c = 0; c < R_NV; c++) {
    for (int r = 0; r < R_NV; r++)
      column[r] = AT[r * R_NV + c];
    judge_Tt(j, column, turned);
    for (int r = 0; r < R_NV; r++)
      B[r * R_NV + c] = turned[r];
  }
}

void judge_acceleration(const judge *j, const double *a, double *udot)
{
  if (a) {
    judge_T(j, a, udot);
  } else {
    memset(udot, 0, R_NV * sizeof *udot);
  }
  for (int k = 0; k < R_NV; k++)
    udot[k] += j->Tdotv[k];
}

void judge_move(judge *j, const double u[R_NV])
{
  mju_copy(j->d->qpos, j->qpos, R_NQ);
  mju_copy(j->d->qvel, u, R_NV);
  mj_fwdPosition(j->m, j->d);
  mj_fwdVelocity(j->m, j->d);
}
