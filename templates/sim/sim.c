/* SPDX-License-Identifier: MIT-0 */
/* sim.c -- simulates a generated robot and prints its motion as CSV. It is yours: copy it, remove
 * what you do not need, add what you do.
 *
 * The robot is generated with `--name robot --functions all,steps`; link it with loops.c, all
 * robot_*.c but the self-test, and runtime/. run.sh does that, and plot.lua makes a picture. Words
 * on the command line, all of them optional:
 *
 *   time=5 step=0.001 every=0.01   how long, how finely, and how often a line is printed, s
 *   method=rk4 | semi_implicit     see templates/doc/steps.md
 *   method=spook | plain           with -DSIM_LOOPS, for a robot with constraints: step_spook with
 *                                  eps=1e-9 (compliance) and damping=0.01 (time, s); or
 *                                  fd_constrained, which drifts
 *   on.NAME=..  move.NAME=..       constraints that are switched or move: see loops.h
 *   q.JOINT=x  v.JOINT=x           where it starts; q.JOINT.k=x of joints with several numbers;
 *                                  loops are closed from there, and v is made to keep them so
 *   floor=K,D,MU                   a floor at z = 0: stiffness, damping, friction (contact.h)
 *   grip=K,D                       its stiffness and damping along the surface, if different
 *   sticky=1                       it also pulls, and friction has no limit
 *   touch=LINK  touch=LINK,X,Y,Z   a point of a link that touches it; may be repeated
 *   control=pd                     springs pull joints to where they start: kp=100 kd=5
 *   control=torque                 computed torque along sines from there: swing=0.5 rate=2, kp, kd
 *   control=hybrid                 the same by accelerations, with -DSIM_HYBRID (--prescribed all)
 *   free=JOINT                     a joint without control; may be repeated
 *
 * Columns, vectors in world axes:
 *
 *   t, q.., v..                    time, positions, velocities
 *   kinetic, potential, floor      energies (floor: in its springs), and their sum, total
 *   work                           of the joints' forces and of constraints that move
 *   lost                           energy that constraints took: damping, impacts, their springs
 *   momentum                       linear, and angular about the centre of mass
 *   error, drift, mask             of control; the largest |phi|; bits of constraints that are on
 *   wx wy wz                       angular velocity of the first body
 *   x<k>.. fx<k>..                 position of each touching point k, and the floor's force on it
 *
 * Without a floor and damping in joints, total + lost - work is constant, up to the method's error.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contact/contact.h"
#ifdef SIM_LOOPS
#include "loops.h"
#endif
#include "generic/tree/rnea.h"
#include "robot.h"
#include "robot_model.h"

enum { NQ = ROBOT_NQ, NV = ROBOT_NV, MOST_BODIES = 200, MOST_POINTS = 40 };

typedef struct simulation {
  double time, step, every;
  const char *method, *control;
  double kp, kd, swing, rate, eps, damping;
  pinion_floor floor; /* none if its stiffness is 0 */
  double grip[2];     /* along its surface; less than 0: the same as along the normal */
  pinion_point point[MOST_POINTS];
  pinion_hold hold[MOST_POINTS];
  int points;
  double q0[NQ], q[NQ], v[NV], ground[NV], tau[NV];
  double t, work, error;
  int is_free[NV];
#ifdef SIM_LOOPS
  loops ties;
#endif
} simulation;

static pinion_work scratch[MOST_BODIES];

static void complain(const char *what, const char *word)
{
  fprintf(stderr, "sim: %s '%s'\n", what, word);
  exit(2);
}

/* ---- words ----------------------------------------------------------------------------------- */

/* the body of the joint at the beginning of `name`; *rest = the part after a dot, or "" */
static const pinion_body *joint_of(const char *name, const char **rest)
{
  for (int i = 0; i < robot_model.nb; i++) {
    const size_t n = strlen(robot_model.body[i].name);
    if (strncmp(name, robot_model.body[i].name, n) == 0 && (name[n] == '\0' || name[n] == '.')) {
      *rest = name[n] ? name + n + 1 : "";
      return &robot_model.body[i];
    }
  }
  complain("there is no joint", name);
  return NULL;
}

/* "JOINT" or "JOINT.2" of array `list` = x */
static void set(double *list, int in_q, const char *name, double x)
{
  const char *rest;
  const pinion_body *body = joint_of(name, &rest);
  list[(in_q ? body->q : body->v) + atoi(rest)] = x;
}

/* reads up to n comma-separated numbers and returns how many; other elements keep their values */
static int numbers(const char *text, int n, double *list)
{
  int k = 0;
  for (; k < n && *text; k++) {
    char *end;
    list[k] = strtod(text, &end);
    if (end == text)
      complain("expected numbers, got", text);
    text = *end == ',' ? end + 1 : end;
  }
  return k;
}

/* "LINK" or "LINK,x,y,z" */
static void touch(simulation *s, const char *text)
{
  const size_t n = strcspn(text, ",");
  for (int i = 0; i < robot_model.nl; i++) {
    const pinion_link *link = &robot_model.link[i];
    if (strlen(link->name) == n && strncmp(link->name, text, n) == 0 && s->points < MOST_POINTS) {
      pinion_point *point = &s->point[s->points++];
      double x[3] = {0.0, 0.0, 0.0};
      numbers(text + n + (text[n] == ','), 3, x);
      point->body = link->body;
      for (int r = 0; r < 3; r++) {
        point->p[r] = link->p[r];
        for (int c = 0; c < 3; c++)
          point->p[r] += link->R[3 * r + c] * x[c];
      }
      return;
    }
  }
  complain("there is no link (or no room for one more)", text);
}

/* is it a word of loops.h? */
static int schedule(simulation *s, const char *name, const char *value)
{
#ifdef SIM_LOOPS
  double x[4] = {0.0, 0.0, 0.0, 0.0};
  if (strncmp(name, "on.", 3) != 0 && strncmp(name, "move.", 5) != 0)
    return 0;
  if (!loops_word(&s->ties, name, numbers(value, 4, x), x))
    complain("there is no such constraint, or it is not switched or does not move:", name);
  return 1;
#else
  (void)s, (void)name, (void)value;
  return 0;
#endif
}

static void read_word(simulation *s, const char *word)
{
  const char *value = strchr(word, '=');
  const size_t n = value ? (size_t)(value - word) : strlen(word);
  const struct {
    const char *name;
    double *to;
  } plain[] = {{"time", &s->time}, {"step", &s->step}, {"every", &s->every},
               {"kp", &s->kp},     {"kd", &s->kd},     {"swing", &s->swing},
               {"rate", &s->rate}, {"eps", &s->eps},   {"damping", &s->damping}};
  char name[200];
  if (!value || n >= sizeof name)
    complain("expected key=value, got", word);
  memcpy(name, word, n);
  name[n] = '\0';
  value++;
  for (size_t k = 0; k < sizeof plain / sizeof plain[0]; k++) {
    if (strcmp(name, plain[k].name) == 0) {
      numbers(value, 1, plain[k].to);
      return;
    }
  }
  if (strcmp(name, "method") == 0) {
    s->method = value;
  } else if (strcmp(name, "control") == 0) {
    s->control = value;
  } else if (strcmp(name, "free") == 0) {
    const char *rest;
    s->is_free[joint_of(value, &rest)->v] = 1;
  } else if (strcmp(name, "touch") == 0) {
    touch(s, value);
  } else if (strcmp(name, "floor") == 0) {
    double all[3] = {1e5, 500.0, 0.8};
    numbers(value, 3, all);
    s->floor.stiffness = all[0];
    s->floor.damping = all[1];
    s->floor.mu = all[2];
  } else if (strcmp(name, "grip") == 0) {
    numbers(value, 2, s->grip);
  } else if (strcmp(name, "sticky") == 0) {
    s->floor.sticky = atoi(value) != 0;
  } else if (strncmp(name, "q.", 2) == 0) {
    set(s->q, 1, name + 2, atof(value));
  } else if (strncmp(name, "v.", 2) == 0) {
    set(s->v, 0, name + 2, atof(value));
  } else if (!schedule(s, name, value)) {
    complain("there is no word", name);
  }
}

/* ---- forces ---------------------------------------------------------------------------------- */

/* is it a joint of one number under control? */
static int is_driven(const simulation *s, const pinion_body *body)
{
  const int one = body->type == PINION_REVOLUTE || body->type == PINION_PRISMATIC ||
                  body->type == PINION_HELICAL;
  return one && !s->is_free[body->v];
}

/* the target of a driven joint: position error, velocity, acceleration */
static void reference(const simulation *s, const pinion_body *body, double want[3])
{
  const double at = s->rate * s->t, shift = 0.7 * body->v;
  const int sines = strcmp(s->control, "pd") != 0;
  want[0] = sines ? s->swing * (sin(at + shift) - sin(shift)) : 0.0;
  want[1] = sines ? s->swing * s->rate * cos(at + shift) : 0.0;
  want[2] = sines ? -s->swing * s->rate * s->rate * sin(at + shift) : 0.0;
  want[0] += s->q0[body->q] - s->q[body->q];
}

/* the floor's forces as joint torques */
static void stand(simulation *s)
{
  double f[MOST_BODIES][6], C[NV], with[NV];
  const double none[NV] = {0.0};
  memset(s->ground, 0, sizeof s->ground);
  if (s->floor.stiffness <= 0.0)
    return;
  memset(f, 0, sizeof f);
  pinion_floor_forces(&robot_model, &s->floor, s->points, s->point, s->hold, s->q, s->v, f[0],
                      scratch);
  robot_bias(s->q, s->v, C);
  robot_rnea_fext(s->q, s->v, none, f, with);
  for (int i = 0; i < NV; i++)
    s->ground[i] = C[i] - with[i];
}

/* tau of the joints, and the largest error */
static void control(simulation *s)
{
  double a[NV];
  memset(s->tau, 0, sizeof s->tau);
  s->error = 0.0;
  if (strcmp(s->control, "none") == 0)
    return;
  memset(a, 0, sizeof a);
  for (int i = 0; i < robot_model.nb; i++) {
    const pinion_body *body = &robot_model.body[i];
    double want[3];
    if (!is_driven(s, body))
      continue;
    reference(s, body, want);
    a[body->v] = want[2] + s->kp * want[0] + s->kd * (want[1] - s->v[body->v]);
    s->error = fmax(s->error, fabs(want[0]));
  }
  if (strcmp(s->control, "pd") == 0) {
    memcpy(s->tau, a, sizeof a);
  } else if (strcmp(s->control, "torque") == 0) {
    robot_rnea(s->q, s->v, a, s->tau);
  } else if (strcmp(s->control, "hybrid") == 0) {
#ifdef SIM_HYBRID
    double moved[NV];
    if (robot_hybrid(s->q, s->v, a, s->ground, moved, s->tau))
      complain("H is singular in", "hybrid");
    for (int i = 0; i < NV; i++)
      s->tau[i] -= s->ground[i]; /* the motors' part */
#else
    complain("compile with -DSIM_HYBRID for", "control=hybrid");
#endif
  } else {
    complain("there is no control", s->control);
  }
}

/* ---- time ------------------------------------------------------------------------------------ */

static int advance(simulation *s, const double *tau)
{
  const double h = s->step;
  if (strcmp(s->method, "rk4") == 0)
    return robot_step_rk4(s->q, s->v, tau, h, s->q, s->v);
  if (strcmp(s->method, "semi_implicit") == 0)
    return robot_step_semi_implicit(s->q, s->v, tau, h, s->q, s->v);
#ifdef SIM_LOOPS
  if (strcmp(s->method, "plain") == 0)
    return loops_plain(&s->ties, s->q, s->v, tau, h);
  if (strcmp(s->method, "spook") == 0)
    return loops_spook(&s->ties, s->q, s->v, tau, h, s->eps, s->damping);
#endif
  complain("there is no method", s->method);
  return 1;
}

static void step(simulation *s)
{
  double tau[NV], before = 0.0, after = 0.0;
  for (int i = 0; i < NV; i++) {
    tau[i] = s->tau[i] + s->ground[i];
    before += s->tau[i] * s->v[i];
  }
  if (advance(s, tau))
    complain("H is singular", s->method);
  for (int i = 0; i < NV; i++)
    after += s->tau[i] * s->v[i];
  s->work += 0.5 * s->step * (before + after);
  if (s->floor.stiffness > 0.0)
    pinion_floor_holds(&robot_model, &s->floor, s->points, s->point, s->q, s->v, s->hold, scratch);
}

/* ---- lines ----------------------------------------------------------------------------------- */

static void print_head(const simulation *s)
{
  printf("t");
  for (int i = 0; i < NQ; i++)
    printf(",q%d", i);
  for (int i = 0; i < NV; i++)
    printf(",v%d", i);
  printf(",kinetic,potential,floor,total,work,lost,px,py,pz,Lx,Ly,Lz,error,drift,mask,wx,wy,wz");
  for (int k = 0; k < s->points; k++)
    printf(",x%d,y%d,z%d,fx%d,fy%d,fz%d", k, k, k, k, k, k);
  printf("\n");
}

/* prints angular velocity of the first body, touching points and the floor's forces */
static void print_world(const simulation *s)
{
  double w[3];
  pinion_world_poses(&robot_model, s->q, scratch);
  pinion_motions(&robot_model, robot_model.nb, s->q, s->v, NULL, NULL, scratch);
  pinion_rotate(scratch[0].world.R, scratch[0].v + 3, w);
  printf(",%.15g,%.15g,%.15g", w[0], w[1], w[2]);
  for (int k = 0; k < s->points; k++) {
    double x[3], rate[3], f[3];
    pinion_point_motion(&s->point[k], scratch, x, rate);
    pinion_floor_force(&s->floor, x, rate, &s->hold[k], f);
    printf(",%.9g,%.9g,%.9g,%.9g,%.9g,%.9g", x[0], x[1], x[2], f[0], f[1], f[2]);
  }
}

static void print_line(const simulation *s)
{
  double A[6][NV], h[6], work = s->work, lost = 0.0, drift = 0.0;
  unsigned mask = 0;
  const double kinetic = robot_kinetic_energy(s->q, s->v);
  const double potential = robot_potential_energy(s->q);
  const double springs =
      pinion_floor_energies(&robot_model, &s->floor, s->points, s->point, s->hold, s->q, scratch);
  robot_centroidal(s->q, s->v, A, h);
#ifdef SIM_LOOPS
  work += s->ties.driven, lost = s->ties.taken;
  drift = loops_drift(&s->ties, s->q);
  mask = s->ties.mask;
#endif
  printf("%.9g", s->t);
  for (int i = 0; i < NQ; i++)
    printf(",%.12g", s->q[i]);
  for (int i = 0; i < NV; i++)
    printf(",%.12g", s->v[i]);
  printf(",%.15g,%.15g,%.15g,%.15g", kinetic, potential, springs, kinetic + potential + springs);
  printf(",%.15g,%.15g", work, lost);
  for (int k = 0; k < 6; k++)
    printf(",%.15g", h[k]);
  printf(",%.9g,%.9g,%u", s->error, drift, mask);
  print_world(s);
  printf("\n");
}

int main(int argc, char **argv)
{
  static simulation s;
  int steps, skip;
  s.time = 5.0, s.step = 1e-3, s.every = 1e-2;
  s.method = "rk4", s.control = "none";
  s.kp = 100.0, s.kd = 5.0, s.swing = 0.5, s.rate = 2.0;
  s.eps = 1e-9, s.damping = 0.01;
  s.floor.normal[2] = 1.0;
  s.grip[0] = s.grip[1] = -1.0;
  robot_neutral(s.q);
  for (int k = 1; k < argc; k++)
    read_word(&s, argv[k]);
  s.floor.grip = s.grip[0] < 0.0 ? s.floor.stiffness : s.grip[0];
  s.floor.grip_damping = s.grip[1] < 0.0 ? s.floor.damping : s.grip[1];
  robot_normalize(s.q);
#ifdef SIM_LOOPS
  if (loops_start(&s.ties, s.q, s.v))
    complain("constraints cannot be closed where they start:", robot_model.name);
#endif
  memcpy(s.q0, s.q, sizeof s.q);
  if (robot_model.nb > MOST_BODIES)
    complain("too many bodies:", robot_model.name);
  if (!(s.step > 0.0))
    complain("the step is not greater than 0:", "step");
  steps = (int)(s.time / s.step + 0.5);
  skip = (int)(s.every / s.step + 0.5);
  if (skip < 1)
    skip = 1;
  print_head(&s);
  for (int k = 0; k <= steps; k++) {
    s.t = k * s.step;
#ifdef SIM_LOOPS
    if (loops_at(&s.ties, s.t, s.q, s.v))
      complain("what comes on cannot be held:", robot_model.name);
#endif
    stand(&s);
    control(&s);
    if (k % skip == 0)
      print_line(&s);
    if (k < steps)
      step(&s);
  }
  return 0;
}
