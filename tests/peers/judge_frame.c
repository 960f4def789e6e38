/* SPDX-License-Identifier: MIT */
/* judge_frame.c -- motion and Jacobians of the link FRAME against MuJoCo; see judge.h. */
#include <string.h>

#include "judge.h"

/* r_<function>_<FRAME>, the name of a function of --frames FRAME */
#define JOIN(function, frame) r_##function##_##frame
#define EXPAND(function, frame) JOIN(function, frame)
#define OF_FRAME(function) EXPAND(function, FRAME)
#define TEXT(word) #word
#define NAME(word) TEXT(word)

/* MuJoCo's numbers about the frame, in world axes */
typedef struct frame {
  int body;
  const double *R, *p;    /* its pose */
  double w[3], v[3];      /* its origin's velocity */
  double dw[3], dv[3];    /* the classical acceleration of its origin, without gravity */
  double J[6][R_NV];      /* aligned */
  double Jbody[6][R_NV];  /* at its origin in its own axes */
  double Jworld[6][R_NV]; /* at the world's origin in world axes */
} frame;

static void velocity(const judge *j, frame *f)
{
  double res[6];
  mj_objectVelocity(j->m, j->d, mjOBJ_XBODY, f->body, res, 0);
  mju_copy3(f->w, res);
  mju_copy3(f->v, res + 3);
}

/* with du/dt = T a + dT/dt v; if a is null, only the velocities' part */
static void acceleration(judge *j, const double *a, frame *f)
{
  double res[6];
  judge_acceleration(j, a, j->d->qacc);
  mj_rnePostConstraint(j->m, j->d);
  mj_objectAcceleration(j->m, j->d, mjOBJ_XBODY, f->body, res, 0);
  mju_copy3(f->dw, res);
  mju_add3(f->dv, res + 3, j->m->opt.gravity);
}

static void jacobians(const judge *j, frame *f)
{
  double mujoco[6][R_NV], column[6];
  mj_jacBody(j->m, j->d, mujoco[0], mujoco[3], f->body);
  judge_columns(j, 6, mujoco[0], f->J[0]);
  for (int k = 0; k < R_NV; k++) {
    double lever[3];
    for (int r = 0; r < 6; r++)
      column[r] = f->J[r][k];
    mju_cross(lever, f->p, column + 3);
    for (int r = 0; r < 3; r++) {
      f->Jworld[r][k] = column[r] + lever[r];
      f->Jworld[r + 3][k] = column[r + 3];
    }
    mju_rotVecMatT(lever, column, f->R);
    for (int r = 0; r < 3; r++)
      f->Jbody[r][k] = lever[r];
    mju_rotVecMatT(lever, column + 3, f->R);
    for (int r = 0; r < 3; r++)
      f->Jbody[r + 3][k] = lever[r];
  }
}

/* [linear; angular], both turned into the frame's axes */
static void into_frame(const frame *f, const double linear[3], const double angular[3],
                       double out[6])
{
  mju_rotVecMatT(out, linear, f->R);
  mju_rotVecMatT(out + 3, angular, f->R);
}

/* the frame's spatial acceleration in its own axes: classical less w x v */
static void spatial(const frame *f, double out[6])
{
  double linear[3];
  mju_cross(linear, f->v, f->w);
  mju_addTo3(linear, f->dv);
  into_frame(f, linear, f->dw, out);
}

static void motions(judge *j, frame *f)
{
  double ours[6], theirs[6];
  velocity(j, f);
  into_frame(f, f->v, f->w, theirs);
  OF_FRAME(velocity)(j->q, j->v, ours);
  peer_compare(j->book, "velocity", 6, ours, theirs);
  acceleration(j, j->a, f);
  spatial(f, theirs);
  OF_FRAME(acceleration)(j->q, j->v, j->a, ours);
  peer_compare(j->book, "acceleration", 6, ours, theirs);
  into_frame(f, f->dv, f->dw, theirs);
  OF_FRAME(acceleration_classical)(j->q, j->v, j->a, ours);
  peer_compare(j->book, "acceleration_classical", 6, ours, theirs);
}

static void matrices(judge *j, frame *f)
{
  double ours[6][R_NV];
  jacobians(j, f);
  OF_FRAME(jacobian)(j->q, ours);
  peer_compare(j->book, "jacobian", 6 * R_NV, ours[0], f->Jbody[0]);
  OF_FRAME(jacobian_aligned)(j->q, ours);
  peer_compare(j->book, "jacobian_aligned", 6 * R_NV, ours[0], f->J[0]);
  OF_FRAME(jacobian_world)(j->q, ours);
  peer_compare(j->book, "jacobian_world", 6 * R_NV, ours[0], f->Jworld[0]);
}

/* d/dt (J v) where dv/dt = 0, for each of the three */
static void rates(judge *j, frame *f)
{
  double ours[6], theirs[6], lever[3];
  acceleration(j, NULL, f);
  spatial(f, theirs);
  OF_FRAME(jdotv)(j->q, j->v, ours);
  peer_compare(j->book, "jdotv", 6, ours, theirs);
  mju_copy3(theirs, f->dv);
  mju_copy3(theirs + 3, f->dw);
  OF_FRAME(jdotv_aligned)(j->q, j->v, ours);
  peer_compare(j->book, "jdotv_aligned", 6, ours, theirs);
  /* d/dt (v + p x w) */
  mju_cross(lever, f->v, f->w);
  mju_addTo3(theirs, lever);
  mju_cross(lever, f->p, f->dw);
  mju_addTo3(theirs, lever);
  OF_FRAME(jdotv_world)(j->q, j->v, ours);
  peer_compare(j->book, "jdotv_world", 6, ours, theirs);
}

void judge_frame(judge *j)
{
  frame f;
  memset(&f, 0, sizeof f);
  f.body = mj_name2id(j->m, mjOBJ_BODY, NAME(FRAME));
  f.R = j->d->xmat + 9 * f.body;
  f.p = j->d->xpos + 3 * f.body;
  judge_move(j, j->u);
  motions(j, &f);
  matrices(j, &f);
  rates(j, &f);
}
