/* motion.c -- where links are, and how they move: axes and levers in the world. */
#include "robot.h"
#include "xml.h"

#include <math.h>
#include <string.h>

int oracle_nq(const oracle *o) { return o->nq; }

int oracle_nv(const oracle *o) { return o->nv; }

int oracle_nb(const oracle *o) { return o->nb; }

int oracle_nl(const oracle *o) { return o->nframes; }

int oracle_has_mimics(const oracle *o) { return o->mimics; }

/* the next joint towards the root that moves, or -1 */
int oracle_moving(const oracle *o, int at)
{
  int j = o->links[at].joint;
  while (j >= 0 && o->joints[j].type == FIXED)
    j = o->joints[j].parent < 0 ? -1 : o->links[o->joints[j].parent].joint;
  return j;
}

static int next_moving(const oracle *o, int j)
{
  return o->joints[j].parent < 0 ? -1 : oracle_moving(o, o->joints[j].parent);
}

int oracle_has_mass(const oracle *o)
{
  for (int k = 0; k < o->nlinks; k++) {
    for (const piece *m = o->links[k].pieces; m; m = m->next) {
      if (m->m != 0 && oracle_moving(o, k) >= 0)
        return 1;
    }
  }
  return 0;
}

int oracle_supports(const oracle *o, int i, int j)
{
  int upper = -1, lower = -1;
  for (int k = 0; k < o->nb; k++) {
    const joint *one = &o->joints[o->body[k]];
    if (one->v <= i && i < one->v + one->n)
      lower = o->body[k];
    if (one->v <= j && j < one->v + one->n)
      upper = o->body[k];
  }
  for (; lower >= 0; lower = next_moving(o, lower)) {
    if (lower == upper)
      return 1;
  }
  return 0;
}

double oracle_uniform(unsigned long long *seed, double low, double high)
{
  /* splitmix64 */
  unsigned long long z = *seed += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  z ^= z >> 31;
  return low + (high - low) * ((double)(z >> 11) / 9007199254740992.0);
}

static void random_quaternion(unsigned long long *seed, int kind, double u[4])
{
  double length = 0;
  for (int k = 0; k < 4; k++) {
    u[k] = oracle_uniform(seed, -1, 1);
    if (kind == 1)
      u[k] = k == 3;
    if (kind == 2)
      u[k] = k >= 2;
    length += u[k] * u[k];
  }
  for (int k = 0; k < 4; k++)
    u[k] /= sqrt(length);
}

void oracle_random_q(const oracle *o, unsigned long long *seed, int kind, double *q)
{
  const double wide = kind == 3 ? 40 : 3.2;
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    const int straight = j->type == PRISMATIC  ? 1
                         : j->type == PLANAR   ? 2
                         : j->type == FLOATING ? 3
                                               : 0;
    const int turning = j->type == REVOLUTE || j->type == HELICAL || j->type == PLANAR;
    double *x = q + j->q;
    if (j->leader != o->body[k])
      continue;
    for (int i = 0; i < straight; i++)
      *x++ = kind == 1 ? 0 : oracle_uniform(seed, -1, 1);
    if (turning) {
      *x = oracle_uniform(seed, -wide, wide);
      if (kind == 1)
        *x = 0;
      if (kind == 2)
        *x = floor(*x) * 2 * atan(1);
    } else if (j->n >= 3) {
      random_quaternion(seed, kind, x);
    }
  }
}

/* ---- places ---- */

/* from the parent's place in the world to that of a joint's child */
static void go_through(const oracle *o, const joint *j, const place *from, place *to)
{
  const double *q = o->q + j->q;
  double at0[9], turn[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, shift[3] = {0, 0, 0}, world[3], base[3];
  double angle = 0;
  mat_mul(from->R, j->R, at0);
  mat_vec(from->R, j->p, base);
  if (j->n == 1)
    angle = j->ratio * q[0] + j->offset;
  for (int k = 0; k < 3; k++) {
    if (j->type == PRISMATIC || j->type == HELICAL)
      shift[k] = j->axis[k] * angle * (j->type == HELICAL ? j->pitch : 1);
    if (j->type == PLANAR)
      shift[k] = j->ex[k] * q[0] + j->ey[k] * q[1];
    if (j->type == FLOATING)
      shift[k] = q[k];
  }
  if (j->type == REVOLUTE || j->type == HELICAL)
    turn_about(j->axis, angle, turn);
  if (j->type == PLANAR)
    turn_about(j->axis, q[2], turn);
  if (j->type == SPHERICAL || j->type == FLOATING)
    turn_of_quaternion(q + (j->type == FLOATING ? 3 : 0), turn);
  mat_mul(at0, turn, to->R);
  mat_vec(at0, shift, world);
  for (int k = 0; k < 3; k++)
    to->p[k] = from->p[k] + base[k] + world[k];
}

double vec_size(const double x[3]) { return fabs(x[0]) + fabs(x[1]) + fabs(x[2]); }

/* the column that direction k of the joint adds to the Jacobian of link `at` */
static void add_column(const oracle *o, const joint *j, int k, place *at)
{
  const place *c = &o->places[j->child];
  const int nv = o->nv, col = j->v + k;
  const double lever[3] = {at->p[0] - c->p[0], at->p[1] - c->p[1], at->p[2] - c->p[2]};
  double lin[3], ang[3], arm[3];
  mat_vec(c->R, j->dir[k].lin, lin);
  mat_vec(c->R, j->dir[k].ang, ang);
  vec_cross(ang, lever, arm);
  for (int i = 0; i < 3; i++) {
    at->J[i * nv + col] += j->ratio * (lin[i] + arm[i]);
    at->J[(3 + i) * nv + col] += j->ratio * ang[i];
    at->absJ[i * nv + col] +=
        fabs(j->ratio) * (vec_size(lin) + vec_size(ang) * (vec_size(at->p) + vec_size(c->p)));
    at->absJ[(3 + i) * nv + col] += fabs(j->ratio) * vec_size(ang);
  }
}

/* how that column changes: axes turn with the child, levers by the difference of velocities */
static void add_rate(const oracle *o, const joint *j, int k, place *at)
{
  const place *c = &o->places[j->child];
  const int nv = o->nv, col = j->v + k;
  const double lever[3] = {at->p[0] - c->p[0], at->p[1] - c->p[1], at->p[2] - c->p[2]};
  const double rate[3] = {at->v[0] - c->v[0], at->v[1] - c->v[1], at->v[2] - c->v[2]};
  double lin[3], ang[3], dlin[3], dang[3], arm[3], slide[3];
  mat_vec(c->R, j->dir[k].lin, lin);
  mat_vec(c->R, j->dir[k].ang, ang);
  vec_cross(c->w, lin, dlin);
  vec_cross(c->w, ang, dang);
  vec_cross(dang, lever, arm);
  vec_cross(ang, rate, slide);
  for (int i = 0; i < 3; i++) {
    at->dJ[i * nv + col] += j->ratio * (dlin[i] + arm[i] + slide[i]);
    at->dJ[(3 + i) * nv + col] += j->ratio * dang[i];
  }
}

static void find_velocity(const oracle *o, place *at)
{
  for (int i = 0; i < 6; i++) {
    double sum = 0;
    at->absv[i] = 0;
    for (int k = 0; k < o->nv; k++) {
      sum += at->J[i * o->nv + k] * o->v[k];
      at->absv[i] += at->absJ[i * o->nv + k] * fabs(o->v[k]);
    }
    if (i < 3)
      at->v[i] = sum;
    else
      at->w[i - 3] = sum;
  }
}

static void each_direction(const oracle *o, int at,
                           void (*add)(const oracle *, const joint *, int, place *))
{
  for (int j = oracle_moving(o, at); j >= 0; j = next_moving(o, j)) {
    for (int k = 0; k < o->joints[j].n; k++)
      add(o, &o->joints[j], k, &o->places[at]);
  }
}

void oracle_state(oracle *o, const double *q, const double *v, const double *a)
{
  const place world = {{1, 0, 0, 0, 1, 0, 0, 0, 1}, {0}, 0, 0, 0, {0}, {0}, {0}};
  const unsigned long long bytes = sizeof(double) * 6u * (unsigned)o->nv;
  o->q = q;
  o->v = v;
  o->a = a;
  if (!o->places) {
    o->places = oracle_grab(sizeof(place) * (unsigned)o->nlinks);
    for (int k = 0; k < o->nlinks; k++) {
      o->places[k].J = oracle_grab(bytes);
      o->places[k].dJ = oracle_grab(bytes);
      o->places[k].absJ = oracle_grab(bytes);
    }
  }
  for (int k = 0; k < o->nwalk; k++) {
    const int at = o->walk[k], j = o->links[at].joint;
    place *here = &o->places[at];
    memset(here->J, 0, (size_t)bytes);
    memset(here->dJ, 0, (size_t)bytes);
    memset(here->absJ, 0, (size_t)bytes);
    memcpy(here->R, world.R, sizeof world.R);
    memset(here->p, 0, sizeof here->p);
    if (j >= 0)
      go_through(o, &o->joints[j],
                 o->joints[j].parent < 0 ? &world : &o->places[o->joints[j].parent], here);
    each_direction(o, at, add_column);
    find_velocity(o, here);
    each_direction(o, at, add_rate);
  }
}

/* ---- frames ---- */

oracle_array oracle_array_of(int rows, int cols)
{
  const unsigned long long bytes = sizeof(double) * (unsigned)rows * (unsigned)(cols ? cols : 1);
  oracle_array out = {rows, cols, oracle_grab(bytes), oracle_grab(bytes)};
  return out;
}

/* a frame on a link: place and motion like those of a link welded there */
place oracle_stand(const oracle *o, const frame *f)
{
  const place *on = &o->places[f->link];
  place here = *on;
  double arm[3], turning[3];
  const int nv = o->nv;
  const unsigned long long bytes = sizeof(double) * 6u * (unsigned)nv;
  mat_mul(on->R, f->R, here.R);
  mat_vec(on->R, f->p, arm);
  here.J = oracle_grab(bytes);
  here.dJ = oracle_grab(bytes);
  here.absJ = oracle_grab(bytes);
  memcpy(here.J, on->J, (size_t)bytes);
  memcpy(here.dJ, on->dJ, (size_t)bytes);
  memcpy(here.absJ, on->absJ, (size_t)bytes);
  vec_cross(on->w, arm, turning);
  for (int k = 0; k < 3; k++)
    here.p[k] += arm[k];
  for (int c = 0; c < nv; c++) {
    double ang[3], dang[3], lin[3], dlin[3], slide[3], all = 0;
    for (int k = 0; k < 3; k++) {
      ang[k] = on->J[(3 + k) * nv + c];
      dang[k] = on->dJ[(3 + k) * nv + c];
      all += on->absJ[(3 + k) * nv + c];
    }
    vec_cross(ang, arm, lin);
    vec_cross(dang, arm, dlin);
    vec_cross(ang, turning, slide);
    for (int k = 0; k < 3; k++) {
      here.J[k * nv + c] += lin[k];
      here.dJ[k * nv + c] += dlin[k] + slide[k];
      here.absJ[k * nv + c] += all * vec_size(arm);
    }
  }
  find_velocity(o, &here);
  return here;
}

/* linear and angular acceleration of the frame's origin, classical, world axes: J a + dJ v */
static void accelerations(const oracle *o, const place *at, const double *a, double x[6],
                          double mag[6])
{
  const double spin = at->absv[3] + at->absv[4] + at->absv[5];
  const double move = at->absv[0] + at->absv[1] + at->absv[2];
  for (int i = 0; i < 6; i++) {
    x[i] = 0;
    mag[i] = spin * (i < 3 ? move : spin);
    for (int k = 0; k < o->nv; k++) {
      x[i] += at->dJ[i * o->nv + k] * o->v[k];
      mag[i] += at->absJ[i * o->nv + k] * (a ? fabs(a[k]) : 0);
      if (a)
        x[i] += at->J[i * o->nv + k] * a[k];
    }
  }
}

static void both_turned_back(const double R[9], double x[6])
{
  double out[6];
  mat_tvec(R, x, out);
  mat_tvec(R, x + 3, out + 3);
  memcpy(x, out, sizeof out);
}

oracle_array oracle_poses(oracle *o)
{
  oracle_array out = oracle_array_of(o->nframes, 12);
  for (int k = 0; k < o->nframes; k++) {
    const place here = oracle_stand(o, &o->frames[k]);
    for (int i = 0; i < 12; i++) {
      out.x[12 * k + i] = i < 9 ? here.R[i] : here.p[i - 9];
      out.mag[12 * k + i] = i < 9 ? 1 : 1 + vec_size(here.p);
    }
  }
  return out;
}

oracle_array oracle_velocity(oracle *o, int f, int kind)
{
  const place here = oracle_stand(o, &o->frames[f]);
  oracle_array out = oracle_array_of(6, 1);
  double swing[3];
  memcpy(out.x, here.v, sizeof here.v);
  memcpy(out.x + 3, here.w, sizeof here.w);
  memcpy(out.mag, here.absv, sizeof here.absv);
  vec_cross(here.p, here.w, swing);
  for (int i = 0; kind == ORACLE_WORLD && i < 3; i++) {
    out.x[i] += swing[i];
    out.mag[i] += vec_size(here.p) * (here.absv[3] + here.absv[4] + here.absv[5]);
  }
  if (kind == ORACLE_BODY)
    both_turned_back(here.R, out.x);
  return out;
}

oracle_array oracle_acceleration(oracle *o, int f, int classical)
{
  const place here = oracle_stand(o, &o->frames[f]);
  oracle_array out = oracle_array_of(6, 1);
  double turning[3];
  accelerations(o, &here, o->a, out.x, out.mag);
  vec_cross(here.w, here.v, turning);
  for (int k = 0; k < 3 && !classical; k++)
    out.x[k] -= turning[k];
  both_turned_back(here.R, out.x);
  return out;
}

oracle_array oracle_jacobian(oracle *o, int f, int kind)
{
  const place here = oracle_stand(o, &o->frames[f]);
  const int nv = o->nv;
  oracle_array out = oracle_array_of(6, nv);
  for (int c = 0; c < nv; c++) {
    double x[6], arm[3], all = 0;
    for (int i = 0; i < 6; i++)
      x[i] = here.J[i * nv + c];
    if (kind == ORACLE_BODY)
      both_turned_back(here.R, x);
    for (int i = 3; i < 6; i++)
      all += here.absJ[i * nv + c];
    vec_cross(here.p, x + 3, arm);
    for (int i = 0; i < 6; i++) {
      out.x[i * nv + c] = x[i] + (kind == ORACLE_WORLD && i < 3 ? arm[i] : 0);
      out.mag[i * nv + c] = here.absJ[i * nv + c] + (i < 3 ? all * vec_size(here.p) : 0);
    }
  }
  return out;
}

oracle_array oracle_jdotv(oracle *o, int f, int kind)
{
  const place here = oracle_stand(o, &o->frames[f]);
  oracle_array out = oracle_array_of(6, 1);
  double turning[3], arm[3], slide[3];
  accelerations(o, &here, NULL, out.x, out.mag);
  vec_cross(here.w, here.v, turning);
  vec_cross(here.p, out.x + 3, arm);
  vec_cross(here.v, here.w, slide);
  for (int k = 0; k < 3; k++) {
    if (kind == ORACLE_BODY)
      out.x[k] -= turning[k];
    if (kind == ORACLE_WORLD)
      out.x[k] += arm[k] + slide[k];
    out.mag[k] += vec_size(here.p) * (out.mag[3] + out.mag[4] + out.mag[5]);
  }
  if (kind == ORACLE_BODY)
    both_turned_back(here.R, out.x);
  return out;
}
