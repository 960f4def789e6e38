/* SPDX-License-Identifier: MIT */
/* numbers.c FILE BASE STATES SEED -- MuJoCo's numbers of a robot, as JSON; see make.sh.
 *
 * FILE is a URDF, read by MuJoCo's own reader; BASE is fixed, or floating where the first joint of
 * the file is a free one.  No code of pinion is in here.  The output follows these conventions,
 * which differ from MuJoCo's: a free joint is at (position, quaternion x y z w), its velocity is
 * that of the body's origin in the body's axes, linear part first; all spatial vectors have their
 * linear part first; accelerations of links are spatial ones, gravity not included. */
#include <math.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX = 64 };

static mjModel *m;
static mjData *d;
static int is_free; /* 1 where the base floats */
static double q[MAX + 1], v[MAX], a[MAX], tau[MAX];

/* ---- random states ----------------------------------------------------------------------------
 */

static unsigned long long seed;

/* in [-1, 1), to three decimals, to keep the numbers in the file short */
static double random_number(void)
{
  seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
  return ((double)(seed >> 33) / 1073741824.0 - 1.0 > 0 ? 1.0 : -1.0) *
         floor((double)(seed % 4093 / 4.093)) / 1000.0;
}

static void random_state(void)
{
  for (int i = 0; i < m->nq; i++)
    q[i] = (is_free && i < 3 ? 1.0 : 2.5) * random_number();
  if (is_free) {
    double size = 0.0;
    for (int i = 3; i < 7; i++)
      size += q[i] * q[i];
    for (int i = 3; i < 7; i++)
      q[i] /= sqrt(size);
  }
  for (int i = 0; i < m->nv; i++) {
    v[i] = 2.0 * random_number();
    a[i] = 5.0 * random_number();
    tau[i] = 20.0 * random_number();
  }
}

/* ---- our coordinates and MuJoCo's -------------------------------------------------------------
 */

static void cross(const double *x, const double *y, double *out)
{
  for (int k = 0; k < 3; k++)
    out[k] = x[(k + 1) % 3] * y[(k + 2) % 3] - x[(k + 2) % 3] * y[(k + 1) % 3];
}

/* rotation of the free body: from its axes to the world's */
static void base_rotation(double *R) { mju_quat2Mat(R, d->qpos + 3); }

/* a vector over the degrees of freedom, its first three from the body's axes to the world's, or
   back again */
static void to_world(const double *from, double *to, int back)
{
  double R[9];
  for (int i = 0; i < m->nv; i++)
    to[i] = from[i];
  if (!is_free)
    return;
  base_rotation(R);
  if (back)
    mju_rotVecMatT(to, from, R);
  else
    mju_rotVecMat(to, from, R);
}

static void set_position(void)
{
  for (int i = 0; i < m->nq; i++)
    d->qpos[i] = q[i];
  if (is_free) {
    d->qpos[3] = q[6];
    for (int k = 0; k < 3; k++)
      d->qpos[4 + k] = q[3 + k];
  }
}

/* sets velocity and acceleration; MuJoCo's is the derivative of the velocity in world axes */
static void set_motion(const double *velocity, const double *acceleration)
{
  double sum[MAX];
  for (int i = 0; i < m->nv; i++)
    sum[i] = acceleration[i];
  if (is_free) {
    double turning[3];
    cross(velocity + 3, velocity, turning);
    for (int k = 0; k < 3; k++)
      sum[k] += turning[k];
  }
  to_world(velocity, d->qvel, 0);
  to_world(sum, d->qacc, 0);
  mj_fwdVelocity(m, d);
}

static void inverse_dynamics(const double *velocity, const double *acceleration, double *out)
{
  double theirs[MAX];
  set_motion(velocity, acceleration);
  mj_rne(m, d, 1, theirs);
  to_world(theirs, out, 1);
}

/* ---- writing ----------------------------------------------------------------------------------
 */

static void list(const char *name, int n, const double *x)
{
  printf("\"%s\": [", name);
  for (int i = 0; i < n; i++)
    printf("%s%.16g", i ? ", " : "", x[i] == 0.0 ? 0.0 : x[i]);
  printf("]");
}

static void line(const char *name, int n, const double *x)
{
  printf("      ");
  list(name, n, x);
  printf(",\n");
}

/* the lower triangle of H, row by row */
static void write_H(void)
{
  static double theirs[MAX * MAX], half[MAX * MAX], H[MAX * MAX];
  const int n = m->nv;
  mj_fullM(m, theirs, d->qM);
  for (int i = 0; i < n; i++)
    to_world(theirs + i * n, half + i * n, 1);
  for (int j = 0; j < n; j++) { /* the other side, by columns */
    double column[MAX], turned[MAX];
    for (int i = 0; i < n; i++)
      column[i] = half[i * n + j];
    to_world(column, turned, 1);
    for (int i = 0; i < n; i++)
      H[i * n + j] = turned[i];
  }
  printf("      \"H\": [\n");
  for (int i = 0; i < n; i++) {
    printf("        [");
    for (int j = 0; j <= i; j++)
      printf("%s%.16g", j ? ", " : "", H[i * n + j] == 0.0 ? 0.0 : H[i * n + j]);
    printf("]%s\n", i < n - 1 ? "," : "");
  }
  printf("      ],\n");
}

/* tau_in - C by MuJoCo's factor of H, and back from the derivative in world axes */
static void write_qdd(const double *C)
{
  double force[MAX], theirs[MAX], x[MAX];
  for (int i = 0; i < m->nv; i++)
    x[i] = tau[i] - C[i];
  to_world(x, force, 0);
  mj_solveM(m, d, theirs, force, 1);
  to_world(theirs, x, 1);

  line("qdd", m->nv, x);
}

static void write_frames(void)
{
  printf("      \"frames\": {\n");
  mj_rnePostConstraint(m, d);
  for (int b = 1; b < m->nbody; b++) {
    double twist[6], motion[6], V[6], A[6], up[3], turning[3];
    mj_objectVelocity(m, d, mjOBJ_XBODY, b, twist, 1);
    mj_objectAcceleration(m, d, mjOBJ_XBODY, b, motion, 1);
    mju_rotVecMatT(up, m->opt.gravity, d->xmat + 9 * b);
    for (int k = 0; k < 3; k++) {
      V[k] = twist[3 + k], V[3 + k] = twist[k];
      A[k] = motion[3 + k] + up[k], A[3 + k] = motion[k];
    }
    cross(V + 3, V, turning); /* the acceleration of a point has this beside the spatial one */
    for (int k = 0; k < 3; k++)
      A[k] -= turning[k];
    printf("        \"%s\": {", mj_id2name(m, mjOBJ_BODY, b));
    list("p", 3, d->xpos + 3 * b);
    printf(", ");
    list("R", 9, d->xmat + 9 * b);
    printf(", ");
    list("v", 6, V);
    printf(", ");
    list("a", 6, A);
    printf("}%s\n", b < m->nbody - 1 ? "," : "");
  }
  printf("      }\n");
}

static void write_state(int last)
{
  static const double none[MAX];
  double C[MAX], g[MAX], t[MAX], momentum[6];
  random_state();
  set_position();
  mj_fwdPosition(m, d);
  printf("    {\n");
  line("q", m->nq, q);
  line("v", m->nv, v);
  line("a", m->nv, a);
  line("tau_in", m->nv, tau);
  write_H();
  inverse_dynamics(none, none, g);
  line("g", m->nv, g);
  inverse_dynamics(v, none, C);
  line("C", m->nv, C);
  write_qdd(C);
  inverse_dynamics(v, a, t);
  line("tau", m->nv, t);
  mj_energyPos(m, d);
  mj_energyVel(m, d);
  mj_subtreeVel(m, d);
  for (int k = 0; k < 3; k++) {
    momentum[k] = m->body_subtreemass[0] * d->subtree_linvel[k];
    momentum[3 + k] = d->subtree_angmom[k];
  }
  printf("      \"potential\": %.16g, \"kinetic\": %.16g,\n", d->energy[0], d->energy[1]);
  line("com", 3, d->subtree_com);
  line("vcom", 3, d->subtree_linvel);
  line("hg", 6, momentum);
  write_frames();
  printf("    }%s\n", last ? "" : ",");
}

int main(int argc, char **argv)
{
  char why[1000] = "";
  if (argc != 5)
    return fprintf(stderr, "usage: numbers FILE BASE STATES SEED\n"), 2;
  m = mj_loadXML(argv[1], NULL, why, sizeof why);
  if (!m)
    return fprintf(stderr, "numbers: %s\n", why), 1;
  if (m->nv > MAX)
    return fprintf(stderr, "numbers: more than %d degrees\n", MAX), 1;
  d = mj_makeData(m);
  for (int b = 1; b < m->nbody; b++) /* centre of mass and energy leave out the world */
    if (m->body_weldid[b] == 0)
      m->body_mass[b] = 0.0;
  mj_setConst(m, d);
  seed = strtoull(argv[4], NULL, 10);
  is_free = strcmp(argv[2], "floating") == 0;
  m->opt.gravity[0] = m->opt.gravity[1] = 0.0, m->opt.gravity[2] = -9.81;
  m->opt.enableflags |= mjENBL_ENERGY;
  m->opt.disableflags |= mjDSBL_CONTACT | mjDSBL_CONSTRAINT;
  const int states = atoi(argv[3]);
  printf("{\n  \"library\": \"MuJoCo %s\",\n  \"joints\": [", mj_versionString());
  for (int j = is_free; j < m->njnt; j++)
    printf("%s{\"name\": \"%s\"}", j > is_free ? ", " : "", mj_id2name(m, mjOBJ_JOINT, j));
  printf("],\n  \"states\": [\n");
  for (int k = 0; k < states; k++)
    write_state(k == states - 1);
  printf("  ]\n}\n");
  mj_deleteData(d);
  mj_deleteModel(m);
  return 0;
}
