/* SPDX-License-Identifier: MIT-0 */
/* loops.c -- see loops.h. It is empty without -DSIM_LOOPS. */
#ifdef SIM_LOOPS
#include <math.h>
#include <string.h>

#include "loops.h"
#include "robot_model.h"

/* arguments that the robot's functions have only if constraints are switched or move */
#ifdef SIM_SWITCHED
#define ON , l->mask
#else
#define ON
#endif
#ifdef SIM_MOVING
#define AT(what) , l->what
#else
#define AT(what)
#endif

enum { NQ = ROBOT_NQ, NV = ROBOT_NV, NC = ROBOT_NC, MOST_BODIES = 200 };

/* ---- the command: change these two for schedules and motions of your own --------------------- */

static int is_on(const double when[3], double t)
{
  double into;
  if (!(when[0] > 0.0))
    return when[0] == 0.0;
  into = fmod(t + 1e-9 * when[0], when[0]); /* t is a multiple of a step, up to rounding */
  return into >= when[1] && into < when[2];
}

/* phi_d and its rates */
static void follow(const double wave[4], double t, double d[3])
{
  const double angle = wave[2] * t + wave[3];
  d[0] = wave[0] + wave[1] * sin(angle);
  d[1] = wave[1] * wave[2] * cos(angle);
  d[2] = -wave[1] * wave[2] * wave[2] * sin(angle);
}

/* ---- words ------------------------------------------------------------------------------------
 * */

/* k of "NAME.k", 0 of "NAME", or -1 for another name */
static int row_of(const char *text, const char *name)
{
  const size_t n = strlen(name);
  if (strncmp(text, name, n) != 0)
    return -1;
  if (text[n] == '\0')
    return 0;
  return text[n] == '.' && text[n + 1] >= '0' && text[n + 1] <= '9' && text[n + 2] == '\0'
             ? text[n + 1] - '0'
             : -1;
}

int loops_word(loops *l, const char *name, int n, const double *x)
{
  for (int i = 0; i < robot_constraints.count; i++) {
    const pinion_constraint *const c = &robot_constraints.list[i];
    if (strncmp(name, "on.", 3) == 0 && strcmp(name + 3, c->name) == 0 && c->switched >= 0) {
      for (int k = 0; k < 3; k++)
        l->when[c->switched][k] = k < n ? x[k] : 0.0;
      if (n < 3)
        l->when[c->switched][0] = x[0] > 0.0 ? 0.0 : -1.0;
      return 1;
    }
    if (strncmp(name, "move.", 5) == 0 && c->moving >= 0) {
      const int row = row_of(name + 5, c->name);
      if (row < 0 || row >= c->rows)
        continue;
      memcpy(l->wave[c->moving + row], x, (size_t)(n < 4 ? n : 4) * sizeof *x);
      for (int k = 0; k < c->rows; k++)
        l->named[c->moving + k] = 1;
      return 1;
    }
  }
  return 0;
}

/* ---- time -------------------------------------------------------------------------------------
 * */

/* sets mask and phi_d for time t; returns the bits that are on and were not on in `before` */
static unsigned ask(loops *l, double t, const double *q, unsigned before)
{
  double phi[NC];
  pinion_work work[MOST_BODIES];
  unsigned came;
  l->mask = 0;
  for (int i = 0; i < robot_constraints.count; i++) {
    const int bit = robot_constraints.list[i].switched;
    if (bit >= 0 && is_on(l->when[bit], t))
      l->mask |= 1u << bit;
  }
  came = l->mask & ~before;
  pinion_constraint_residual(&robot_model, &robot_constraints, q, phi, work);
  for (int i = 0; i < robot_constraints.count; i++) {
    const pinion_constraint *const c = &robot_constraints.list[i];
    for (int k = 0; c->moving >= 0 && k < c->rows; k++) {
      const int m = c->moving + k;
      double d[3];
      follow(l->wave[m], t, d);
      if (l->named[m] || c->switched < 0) {
        l->phi_d[m] = d[0], l->dphi_d[m] = d[1], l->ddphi_d[m] = d[2];
      } else if (came >> c->switched & 1u) {
        l->phi_d[m] = phi[c->row + k], l->dphi_d[m] = l->ddphi_d[m] = 0.0;
      }
    }
  }
  return came;
}

/* adds the energies of a step from v to v_next to taken and driven */
static void count(loops *l, const double *q, const double *v, const double *v_next,
                  const double *lambda, double h)
{
  const pinion_command command = {l->mask, l->phi_d, l->dphi_d, l->ddphi_d};
  double room[PINION_SPOOK_ENERGY_ROOM(NV, NC)];
  pinion_work work[MOST_BODIES];
  pinion_row_energy energy;
  pinion_spook_energy(&robot_model, &robot_constraints, q, v, h, 0.0, 0.0, &command, v_next, lambda,
                      &energy, work, room);
  l->taken += energy.taken;
  l->driven += energy.driven;
}

static int stop(loops *l, const double *q, double *v)
{
  double v_plus[NV], impulse[NC];
  const int bad = robot_impact(q, v, 0.0 AT(dphi_d) ON, v_plus, impulse);
  count(l, q, v, v_plus, impulse, 1.0);
  memcpy(v, v_plus, sizeof v_plus);
  return bad;
}

int loops_start(loops *l, double *q, double *v)
{
  int bad = 0;
  ask(l, 0.0, q, 0u);
  for (int k = 0; k < 20 && bad == 0; k++) {
    double next[NQ];
    bad = robot_position_step(q AT(phi_d) ON, next);
    memcpy(q, next, sizeof next);
  }
  if (bad == 0)
    bad = stop(l, q, v);
  l->taken = l->driven = 0.0;
  return bad;
}

int loops_at(loops *l, double t, const double *q, double *v)
{
  return ask(l, t, q, l->mask) ? stop(l, q, v) : 0;
}

int loops_spook(loops *l, double *q, double *v, const double *tau, double h, double eps,
                double damping)
{
  double next[NQ], v_next[NV], lambda[NC];
  const int bad =
      robot_step_spook(q, v, tau, h, eps, damping AT(phi_d) AT(dphi_d) ON, next, v_next, lambda);
  count(l, q, v, v_next, lambda, h);
  memcpy(q, next, sizeof next);
  memcpy(v, v_next, sizeof v_next);
  return bad;
}

int loops_plain(loops *l, double *q, double *v, const double *tau, double h)
{
  double a[NV], v_next[NV], lambda[NC];
  const int bad = robot_fd_constrained(q, v, tau AT(ddphi_d) ON, a, lambda);
  for (int i = 0; i < NV; i++)
    v_next[i] = v[i] + h * a[i];
  count(l, q, v, v_next, lambda, h);
  memcpy(v, v_next, sizeof v_next);
  robot_integrate(q, v, h, q);
  return bad;
}

double loops_drift(const loops *l, const double *q)
{
  double phi[NC], most = 0.0;
  robot_phi(q AT(phi_d) ON, phi);
  for (int i = 0; i < NC; i++)
    most = fmax(most, fabs(phi[i]));
  (void)l;
  return most;
}

#else
typedef int loops_without_constraints; /* a file of C needs a declaration */
#endif
