/* dynamics.c -- masses on moving frames: inertia, forces, momentum, energy. */
#include "robot.h"

#include <math.h>
#include <string.h>

/* a piece of mass in its place and motion: place of its centre, inertia I and its rate in world
 * axes
 */
typedef struct mass_point {
  double m, I[9], dI[9];
  place at;
} mass_point;

static mass_point look(const oracle *o, int where, const piece *what)
{
  const frame center = {
      "", where, {1, 0, 0, 0, 1, 0, 0, 0, 1}, {what->c[0], what->c[1], what->c[2]}};
  mass_point out = {what->m, {0}, {0}, oracle_stand(o, &center)};
  const double *w = out.at.w, spin[9] = {0, -w[2], w[1], w[2], 0, -w[0], -w[1], w[0], 0};
  double half[9], back[9];
  for (int k = 0; k < 9; k++)
    back[k] = out.at.R[3 * (k % 3) + k / 3];
  mat_mul(out.at.R, what->I, half);
  mat_mul(half, back, out.I);
  mat_mul(spin, out.I, half);
  for (int k = 0; k < 9; k++)
    out.dI[k] = half[k] + half[3 * (k % 3) + k / 3]; /* [w]I - I[w] */
  return out;
}

typedef void visitor(oracle *o, const mass_point *mass, void *data);

/* everything that moves and has mass */
static void each_mass(oracle *o, visitor *visit, void *data)
{
  for (int k = 0; k < o->nlinks; k++) {
    for (const piece *one = o->links[k].pieces; one && oracle_moving(o, k) >= 0; one = one->next) {
      const mass_point mass = look(o, k, one);
      visit(o, &mass, data);
    }
  }
}

static double norm9(const double I[9])
{
  double most = 0;
  for (int k = 0; k < 9; k++)
    most = fmax(most, fabs(I[k]));
  return most;
}

/* A[.][i]' M B[.][j] with M = diag(m, I), A and B 6 x nv */
static double weighed(double m, const double I[9], const double *A, int i, const double *B, int j,
                      int nv)
{
  double sum = 0;
  for (int r = 0; r < 3; r++) {
    sum += m * A[r * nv + i] * B[r * nv + j];
    for (int c = 0; c < 3; c++)
      sum += A[(3 + r) * nv + i] * I[3 * r + c] * B[(3 + c) * nv + j];
  }
  return sum;
}

/* the same of absolute values, I taken for a multiple of ones */
static double weighed_abs(double m, double I, const double *A, int i, int j, int nv)
{
  double lin = 0, a = 0, b = 0;
  for (int r = 0; r < 3; r++) {
    lin += m * A[r * nv + i] * A[r * nv + j];
    a += A[(3 + r) * nv + i];
    b += A[(3 + r) * nv + j];
  }
  return lin + I * a * b;
}

static void add_H(oracle *o, const mass_point *mass, void *data)
{
  const oracle_array *H = data;
  const int nv = o->nv;
  for (int i = 0; i < nv; i++) {
    for (int j = 0; j < nv; j++) {
      H->x[i * nv + j] += weighed(mass->m, mass->I, mass->at.J, i, mass->at.J, j, nv);
      H->mag[i * nv + j] += weighed_abs(mass->m, norm9(mass->I), mass->at.absJ, i, j, nv);
    }
  }
}

static void add_Hdot(oracle *o, const mass_point *mass, void *data)
{
  const oracle_array *H = data;
  const double *J = mass->at.J, *dJ = mass->at.dJ;
  const int nv = o->nv;
  double speed = 0;
  for (int k = 0; k < 6; k++)
    speed += mass->at.absv[k];
  for (int i = 0; i < nv; i++) {
    for (int j = 0; j < nv; j++) {
      H->x[i * nv + j] += weighed(mass->m, mass->I, dJ, i, J, j, nv) +
                          weighed(mass->m, mass->I, J, i, dJ, j, nv) +
                          weighed(0, mass->dI, J, i, J, j, nv);
      H->mag[i * nv + j] += speed * weighed_abs(mass->m, norm9(mass->I), mass->at.absJ, i, j, nv);
    }
  }
}

static double armature_of(const joint *j)
{
  return j->n == 1 ? j->ratio * j->ratio * j->armature : 0;
}

oracle_array oracle_H(oracle *o)
{
  const oracle_array H = oracle_array_of(o->nv, o->nv);
  each_mass(o, add_H, (void *)&H);
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    H.x[j->v * (o->nv + 1)] += armature_of(j);
    H.mag[j->v * (o->nv + 1)] += armature_of(j);
  }
  return H;
}

oracle_array oracle_Hdot(oracle *o)
{
  const oracle_array H = oracle_array_of(o->nv, o->nv);
  each_mass(o, add_Hdot, (void *)&H);
  return H;
}

/* ---- forces ---- */

typedef struct force_sum {
  oracle_array tau;
  int parts;
} force_sum;

/* acceleration of the centre and of the turn, as far as parts include them */
static void accelerate(const oracle *o, const mass_point *mass, int parts, double x[6],
                       double mag[6])
{
  const int nv = o->nv;
  double move = 0;
  for (int k = 0; k < 6; k++)
    move += mass->at.absv[k];
  for (int i = 0; i < 6; i++) {
    x[i] = mag[i] = 0;
    for (int k = 0; k < nv; k++) {
      if (parts & ORACLE_A) {
        x[i] += mass->at.J[i * nv + k] * o->a[k];
        mag[i] += mass->at.absJ[i * nv + k] * fabs(o->a[k]);
      }
      if (parts & ORACLE_V)
        x[i] += mass->at.dJ[i * nv + k] * o->v[k];
    }
    if (parts & ORACLE_V)
      mag[i] += move * move;
    if (parts & ORACLE_G && i < 3) {
      x[i] -= o->gravity[i];
      mag[i] += fabs(o->gravity[i]);
    }
  }
}

static void add_force(oracle *o, const mass_point *mass, void *data)
{
  const force_sum *sum = data;
  const int nv = o->nv;
  double x[6], mag[6], f[6], L[3], turning[3], I = norm9(mass->I);
  accelerate(o, mass, sum->parts, x, mag);
  mat_vec(mass->I, x + 3, f + 3);
  mat_vec(mass->I, mass->at.w, L);
  vec_cross(mass->at.w, L, turning);
  for (int k = 0; k < 3; k++) {
    f[k] = mass->m * x[k];
    if (sum->parts & ORACLE_V)
      f[3 + k] += turning[k];
  }
  for (int c = 0; c < nv; c++) {
    for (int i = 0; i < 6; i++) {
      const double all = i < 3 ? fabs(mass->m) * mag[i] : I * (mag[3] + mag[4] + mag[5]);
      sum->tau.x[c] += mass->at.J[i * nv + c] * f[i];
      sum->tau.mag[c] += mass->at.absJ[i * nv + c] * all;
    }
  }
}

oracle_needs oracle_need(oracle *o, int l)
{
  oracle_needs out = {{0}, {0}, {0}};
  for (const piece *one = o->links[l].pieces; one && oracle_moving(o, l) >= 0; one = one->next) {
    const mass_point mass = look(o, l, one);
    const double *origin = o->places[l].p, *c = mass.at.p;
    const double arm[3] = {c[0] - origin[0], c[1] - origin[1], c[2] - origin[2]};
    double x[6], mag[6], f[3], n[3], L[3], turning[3], moment[3];
    accelerate(o, &mass, ORACLE_A | ORACLE_V | ORACLE_G, x, mag);
    mat_vec(mass.I, x + 3, n);
    mat_vec(mass.I, mass.at.w, L);
    vec_cross(mass.at.w, L, turning);
    for (int k = 0; k < 3; k++)
      f[k] = mass.m * x[k];
    vec_cross(arm, f, moment);
    for (int k = 0; k < 3; k++) {
      out.f[k] += f[k];
      out.n[k] += n[k] + turning[k] + moment[k];
    }
    const double push = fabs(mass.m) * (mag[0] + mag[1] + mag[2]);
    out.size[0] += push;
    out.size[1] += norm9(mass.I) * (mag[3] + mag[4] + mag[5]) + vec_size(arm) * push;
  }
  return out;
}

static void add_joints(const oracle *o, const force_sum *sum)
{
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    const double rate = j->ratio * o->v[j->v], w = o->friction_width;
    double drag = 0;
    if (j->n != 1)
      continue;
    if (sum->parts & ORACLE_A) {
      sum->tau.x[j->v] += armature_of(j) * o->a[j->v];
      sum->tau.mag[j->v] += armature_of(j) * fabs(o->a[j->v]);
    }
    if (sum->parts & ORACLE_FRICTION && o->with_friction)
      drag = j->damping * rate + j->friction * rate / sqrt(rate * rate + w * w);
    sum->tau.x[j->v] += j->ratio * drag;
    sum->tau.mag[j->v] += fabs(j->ratio * drag);
  }
}

oracle_array oracle_tau(oracle *o, int parts)
{
  force_sum sum = {oracle_array_of(o->nv, 1), parts};
  each_mass(o, add_force, &sum);
  add_joints(o, &sum);
  return sum.tau;
}

/* pieces that together have parameter k = 1 and no other, in the order of oracle_parameters */
static int make_unit(int k, piece unit[3])
{
  static const int moments[9] = {4, 5, 7, 5, 6, 8, 7, 8, 9};
  memset(unit, 0, 3 * sizeof *unit);
  for (int i = 0; i < 9; i++) /* for a first moment: minus what the mass far out adds */
    unit[0].I[i] = k >= 4 ? moments[i] == k : k >= 1 && i % 4 == 0 && i != 4 * (k - 1) ? -1 : 0;
  if (k >= 4)
    return 1;
  unit[1].m = 1;
  if (k >= 1)
    unit[1].c[k - 1] = 1;
  unit[2].m = k >= 1 ? -1 : 0;
  return 3;
}

oracle_array oracle_regressor(oracle *o)
{
  const int np = 10 * o->nb;
  const oracle_array Y = oracle_array_of(o->nv, np);
  for (int p = 0; p < np; p++) {
    force_sum sum = {oracle_array_of(o->nv, 1), ORACLE_A | ORACLE_V | ORACLE_G};
    piece unit[3];
    const int n = make_unit(p % 10, unit);
    for (int k = 0; k < n; k++) {
      const mass_point mass = look(o, o->joints[o->body[p / 10]].child, &unit[k]);
      add_force(o, &mass, &sum);
    }
    for (int i = 0; i < o->nv; i++) {
      Y.x[i * np + p] = sum.tau.x[i];
      Y.mag[i * np + p] = fabs(sum.tau.mag[i]);
    }
  }
  return Y;
}

oracle_array oracle_external(oracle *o, const double *f)
{
  const oracle_array tau = oracle_array_of(o->nv, 1);
  for (int k = 0; k < o->nb; k++) {
    const place *at = &o->places[o->joints[o->body[k]].child];
    double world[6];
    mat_vec(at->R, f + 6 * k, world);
    mat_vec(at->R, f + 6 * k + 3, world + 3);
    for (int c = 0; c < o->nv; c++) {
      for (int i = 0; i < 6; i++) {
        tau.x[c] += at->J[i * o->nv + c] * world[i];
        tau.mag[c] += at->absJ[i * o->nv + c] * (vec_size(world) + vec_size(world + 3));
      }
    }
  }
  return tau;
}

/* ---- the whole ---- */

typedef struct whole {
  double m, absm, c[3], absc, *J, *absJ; /* 3 x nv */
} whole;

static void add_whole(oracle *o, const mass_point *mass, void *data)
{
  whole *all = data;
  all->m += mass->m;
  all->absc += mass->m * vec_size(mass->at.p);
  for (int i = 0; i < 3; i++) {
    all->c[i] += mass->m * mass->at.p[i];
    for (int c = 0; c < o->nv; c++) {
      all->J[i * o->nv + c] += mass->m * mass->at.J[i * o->nv + c];
      all->absJ[i * o->nv + c] += mass->m * mass->at.absJ[i * o->nv + c];
    }
  }
}

static whole sum_up(oracle *o)
{
  const oracle_array J = oracle_array_of(3, o->nv);
  whole all = {0, 0, {0}, 0, J.x, J.mag};
  each_mass(o, add_whole, &all);
  all.absc /= all.m;
  for (int i = 0; i < 3; i++)
    all.c[i] /= all.m;
  for (int k = 0; k < 3 * o->nv; k++) {
    all.J[k] /= all.m;
    all.absJ[k] /= all.m;
  }
  return all;
}

oracle_array oracle_com(oracle *o)
{
  const oracle_array out = oracle_array_of(3, 1);
  const whole all = sum_up(o);
  memcpy(out.x, all.c, sizeof all.c);
  for (int i = 0; i < 3; i++)
    out.mag[i] = all.absc;
  return out;
}

oracle_array oracle_com_jacobian(oracle *o)
{
  const whole all = sum_up(o);
  const oracle_array out = {3, o->nv, all.J, all.absJ};
  return out;
}

/* J v */
static oracle_array along(const oracle *o, oracle_array J)
{
  const oracle_array out = oracle_array_of(J.rows, 1);
  for (int k = 0; k < J.rows * J.cols; k++) {
    out.x[k / J.cols] += J.x[k] * o->v[k % J.cols];
    out.mag[k / J.cols] += J.mag[k] * fabs(o->v[k % J.cols]);
  }
  return out;
}

oracle_array oracle_com_velocity(oracle *o) { return along(o, oracle_com_jacobian(o)); }

typedef struct momentum_sum {
  oracle_array A;
  double c[3];
} momentum_sum;

static void add_momentum(oracle *o, const mass_point *mass, void *data)
{
  const momentum_sum *sum = data;
  const int nv = o->nv;
  const double *J = mass->at.J, *absJ = mass->at.absJ, *p = mass->at.p, *c = sum->c;
  const double arm[3] = {p[0] - c[0], p[1] - c[1], p[2] - c[2]};
  for (int k = 0; k < nv; k++) {
    const double lin[3] = {J[k], J[nv + k], J[2 * nv + k]};
    const double ang[3] = {J[3 * nv + k], J[4 * nv + k], J[5 * nv + k]};
    double turn[3], swing[3], all = 0, spin = 0;
    mat_vec(mass->I, ang, turn);
    vec_cross(arm, lin, swing);
    for (int i = 0; i < 3; i++) {
      all += absJ[i * nv + k];
      spin += absJ[(3 + i) * nv + k];
    }
    for (int i = 0; i < 3; i++) {
      sum->A.x[i * nv + k] += mass->m * lin[i];
      sum->A.mag[i * nv + k] += mass->m * all;
      sum->A.x[(3 + i) * nv + k] += turn[i] + mass->m * swing[i];
      sum->A.mag[(3 + i) * nv + k] +=
          norm9(mass->I) * spin + mass->m * all * (vec_size(p) + vec_size(c));
    }
  }
}

oracle_array oracle_centroidal(oracle *o)
{
  momentum_sum sum = {oracle_array_of(6, o->nv), {0}};
  const whole all = sum_up(o);
  memcpy(sum.c, all.c, sizeof all.c);
  each_mass(o, add_momentum, &sum);
  return sum.A;
}

oracle_array oracle_momentum(oracle *o) { return along(o, oracle_centroidal(o)); }

oracle_array oracle_kinetic(oracle *o)
{
  const oracle_array out = oracle_array_of(1, 1), H = oracle_H(o);
  for (int k = 0; k < o->nv * o->nv; k++) {
    out.x[0] += 0.5 * o->v[k / o->nv] * H.x[k] * o->v[k % o->nv];
    out.mag[0] += 0.5 * fabs(o->v[k / o->nv]) * H.mag[k] * fabs(o->v[k % o->nv]);
  }
  return out;
}

static void add_potential(oracle *o, const mass_point *mass, void *data)
{
  const oracle_array *out = data;
  for (int i = 0; i < 3; i++) {
    out->x[0] -= mass->m * o->gravity[i] * mass->at.p[i];
    out->mag[0] += mass->m * fabs(o->gravity[i]) * (1e-3 + vec_size(mass->at.p));
  }
}

oracle_array oracle_potential(oracle *o)
{
  const oracle_array out = oracle_array_of(1, 1);
  each_mass(o, add_potential, (void *)&out);
  return out;
}
