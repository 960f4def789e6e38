/* SPDX-License-Identifier: MIT-0 */
/* test_manifold.c -- integrate and difference: inverses of each other, flows, closed forms, small
 * and large angles, and the same in float. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/model/configuration.h"
#include "generic/model/joint.h"
#include "groups.h"
#include "manifold.h"
#include "tree.h"

/* compares two configurations by the poses of all joints: signs and whole turns make no difference
 */
static void check_poses(const char *what, const pinion_model *m, const double *q0, const double *q1,
                        double tolerance)
{
  pinion_work a[MAX_BODIES], b[MAX_BODIES];
  pinion_joint_poses(m, q0, a);
  pinion_joint_poses(m, q1, b);
  for (int i = 0; i < m->nb; i++) {
    check_within(what, 9, a[i].X.R, b[i].X.R, tolerance, 1.0);
    check_within(what, 3, a[i].X.p, b[i].X.p, tolerance, 1.0 + largest(3, b[i].X.p));
  }
}

/* no joint takes the longer way round */
static void check_short(const pinion_model *m, const double *v)
{
  for (int i = 0; i < m->nb; i++) {
    const pinion_body *b = &m->body[i];
    const int n = type_nv(b->type);
    const double *w = v + b->v + n - 3;
    double angle = 0.0;
    if (n == 1)
      continue;
    for (int k = b->type == PINION_PLANAR ? 2 : 0; k < 3; k++)
      angle += w[k] * w[k];
    assert_true(sqrt(angle) < 3.1415926535897936);
  }
}

static void round_trips(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *q1 = trial_vec(s, m->nq), *got = trial_vec(s, m->nq), *v = trial_vec(s, m->nv);
  double *want = trial_vec(s, m->nv);
  const double dt = 1.7;

  /* there: at most 1.7 sqrt(3) rad, less than half a turn */
  pinion_integrate(m, s->q, s->v, dt, q1);
  pinion_difference(m, s->q, q1, v);
  for (int k = 0; k < m->nv; k++)
    want[k] = dt * s->v[k];
  check_within("difference", m->nv, v, want, 1e-14, 10.0);

  /* between any two; near half a turn the quaternion's smallest part decides */
  pinion_random_q(m, &s->random, q1);
  pinion_difference(m, s->q, q1, v);
  check_short(m, v);
  pinion_integrate(m, s->q, v, 1.0, got);
  check_poses("integrate", m, got, q1, 1e-13);

  /* the same way in two steps, and back again, in place */
  pinion_integrate(m, s->q, s->v, dt, q1);
  memcpy(got, s->q, (size_t)m->nq * sizeof *got);
  pinion_integrate(m, got, s->v, 0.7, got);
  pinion_integrate(m, got, s->v, 1.0, got);
  check_poses("two steps", m, got, q1, 1e-14);
  pinion_integrate(m, got, s->v, -dt, got);
  check_poses("back", m, got, s->q, 1e-14);
}

static void inverses(void **state)
{
  (void)state;
  for_each_tree(round_trips);
}

/* at rest, integrate changes nothing, and difference is exactly zero */
static void nothing(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *q1 = trial_vec(s, m->nq), *v = trial_vec(s, m->nv), *zero = trial_vec(s, m->nv);
  memset(zero, 0, (size_t)m->nv * sizeof *zero);
  pinion_integrate(m, s->q, zero, 1.0, q1);
  check_within("q", m->nq, q1, s->q, 1e-15, 4.0);
  pinion_difference(m, s->q, s->q, v);
  check_near("v", m->nv, v, zero, 0.0);

  /* the quaternion with the other sign is the same place */
  for (int i = 0; i < m->nb; i++) {
    const pinion_body *b = &m->body[i];
    const int n = type_nq(b->type);
    for (int k = 0; n > 3 && k < 4; k++)
      q1[b->q + n - 4 + k] = -s->q[b->q + n - 4 + k];
    for (int k = 0; n == 7 && k < 3; k++)
      q1[b->q + k] = s->q[b->q + k];
  }
  pinion_difference(m, s->q, q1, v);
  check_within("other sign", m->nv, v, zero, 1e-15, 4.0);

  /* normalize removes a length, and changes nothing else */
  memcpy(q1, s->q, (size_t)m->nq * sizeof *q1);
  for (int i = 0; i < m->nb; i++) {
    const pinion_body *b = &m->body[i];
    const int n = type_nq(b->type);
    for (int k = 0; n > 3 && k < 4; k++)
      q1[b->q + n - 4 + k] *= 3.0;
  }
  pinion_normalize(m, q1);
  check_within("normalize", m->nq, q1, s->q, 1e-15, 4.0);
}

static void identities(void **state)
{
  (void)state;
  for_each_tree(nothing);
}

/* screw of a long double velocity for dt = 1 from the origin, by Rodrigues' formula */
static void screw(const double v[6], double out[7])
{
  const long double w[3] = {(long double)v[3], (long double)v[4], (long double)v[5]};
  const long double x[3] = {(long double)v[0], (long double)v[1], (long double)v[2]};
  const long double a2 = w[0] * w[0] + w[1] * w[1] + w[2] * w[2], a = sqrtl(a2);
  const long double b = a2 > 0.0L ? 2.0L * sinl(0.5L * a) * sinl(0.5L * a) / a2 : 0.5L;
  const long double c = a > 1e-4L ? (a - sinl(a)) / (a2 * a) : (1.0L - a2 / 20.0L) / 6.0L;
  const long double s = a > 0.0L ? sinl(0.5L * a) / a : 0.5L;
  const long double wx[3] = {w[1] * x[2] - w[2] * x[1], w[2] * x[0] - w[0] * x[2],
                             w[0] * x[1] - w[1] * x[0]};
  const long double wwx[3] = {w[1] * wx[2] - w[2] * wx[1], w[2] * wx[0] - w[0] * wx[2],
                              w[0] * wx[1] - w[1] * wx[0]};
  for (int k = 0; k < 3; k++) {
    out[k] = (double)(x[k] + b * wx[k] + c * wwx[k]);
    out[3 + k] = (double)(s * w[k]);
  }
  out[6] = (double)cosl(0.5L * a);
}

/* angles from far below rounding to several turns, in every direction */
static void all_angles(void **state)
{
  static const double origin[7] = {0, 0, 0, 0, 0, 0, 1};
  uint64_t random = test_seed();
  (void)state;
  for (int n = 0; n < 4000; n++) {
    const double size = exp(0.02 * (double)(n - 3800)), scale = 1.0 + size;
    double v[6], got[7], want[7], back[6];
    for (int k = 0; k < 6; k++)
      v[k] = pinion_random_unit(&random) * (k < 3 ? 1.0 : size);
    screw(v, want);
    pinion_floating_integrate(origin, v, 1.0, got);
    check_within("position", 3, got, want, 4e-16, 2.0 * scale);
    check_within("quaternion", 4, got + 3, want + 3, 2.5e-16, scale);
    if (size < 1.0)
      check_within("axis", 3, got + 3, want + 3, 1e-15, size);
    pinion_spherical_integrate(origin + 3, v + 3, 1.0, got);
    check_within("spherical", 4, got, want + 3, 2.5e-16, scale);

    /* back, up to half a turn: all digits of an angle, however small */
    if (size > 1.8)
      continue;
    pinion_floating_difference(origin, want, back);
    check_within("linear", 3, back, v, 1e-15, 4.0);
    check_within("angular", 3, back + 3, v + 3, 2e-15, size);
    pinion_spherical_difference(origin + 3, want + 3, back);
    check_within("angular", 3, back, v + 3, 2e-15, size);
  }
}

/* angles whose squares underflow, and zero */
static void vanishing_angles(void **state)
{
  static const double origin[7] = {0, 0, 0, 0, 0, 0, 1};
  const double size[] = {1e-160, 1e-200, 1e-300, 0.0};
  (void)state;
  for (size_t n = 0; n < 4; n++) {
    const double v[6] = {1, 2, 3, size[n], -size[n], 0};
    const double want[7] = {1, 2, 3, 0.5 * size[n], -0.5 * size[n], 0, 1};
    const double flat[3] = {1, 2, size[n]};
    double q[7], back[6];
    pinion_floating_integrate(origin, v, 1.0, q);
    check_near("floating", 7, q, want, 1e-15);
    check_near("axis", 3, q + 3, want + 3, 1e-15);
    pinion_floating_difference(origin, q, back);
    check_near("floating back", 6, back, v, 1e-15);
    check_near("axis back", 3, back + 3, v + 3, 1e-15);
    pinion_planar_integrate(origin, flat, 1.0, q);
    check_near("planar", 3, q, flat, 1e-15);
    pinion_planar_difference(origin, q, back);
    check_near("planar back", 3, back, flat, 1e-15);
  }
}

/* a quarter of a circle of radius 2 to the left, and a screw: known without a formula */
static void known_ways(void **state)
{
  const double pi = 3.14159265358979323846, r = sqrt(0.5);
  const double here[3] = {1, 1, 0.5 * pi}, drive[3] = {pi, 0, 0.5 * pi};
  const double there[3] = {-1, 3, pi};
  const double start[7] = {1, 2, 3, 0, 0, r, r}, twist[6] = {pi, 0, 1, 0, 0, 0.5 * pi};
  const double end[7] = {-1, 4, 4, 0, 0, 1, 0};
  double got[7], v[6];
  (void)state;
  pinion_planar_integrate(here, drive, 1.0, got);
  check_near("drive", 3, got, there, 1e-15);
  pinion_planar_difference(here, there, v);
  check_near("drive back", 3, v, drive, 1e-15);
  pinion_floating_integrate(start, twist, 1.0, got);
  check_near("twist", 7, got, end, 1e-15);
  pinion_floating_difference(start, end, v);
  check_near("twist back", 6, v, twist, 1e-15);

  /* three quarters of the circle are one quarter back, by the same circle */
  pinion_planar_integrate(here, drive, 3.0, got);
  pinion_planar_difference(here, got, v);
  for (int k = 0; k < 3; k++)
    v[k] = -v[k];
  check_near("the shorter way", 3, v, drive, 1e-14);
}

/* many steps: unit to rounding */
static void stays_unit(void **state)
{
  double q[7] = {0, 0, 0, 0, 0, 0, 1}, norm = 0.0;
  const double v[6] = {1, 2, 3, 0.3, -0.2, 0.7}, one = 1.0;
  (void)state;
  for (int n = 0; n < 100000; n++)
    pinion_floating_integrate(q, v, 0.01, q);
  for (int k = 3; k < 7; k++)
    norm += q[k] * q[k];
  check_near("norm", 1, &norm, &one, 1e-15);
}

static void zero_quaternion(void **state)
{
  static const double want[4] = {0, 0, 0, 1};
  double u[4] = {0, 0, 0, 0}, v[4] = {(double)NAN, 0, 0, 0};
  float f[4] = {0, 0, 0, 0};
  (void)state;
  pinion_quaternion_normalize(u);
  check_near("zero", 4, u, want, 0.0);
  pinion_quaternion_normalize(v);
  assert_true(isnan(v[0]));
  pinion_quaternion_normalizef(f);
  assert_true(f[0] == 0.0F && f[1] == 0.0F && f[2] == 0.0F && f[3] == 1.0F);
}

/* lengths whose squares overflow or underflow a double, or a float */
static void far_from_unit(void **state)
{
  static const double want[4] = {0.5, -0.5, 0.5, -0.5};
  static const double scales[] = {1e200, 1e-200, 1e308, 5e-324, 1.0};
  static const float scalesf[] = {1e20F, 1e-23F, 3e38F, 1.5e-45F, 1.0F};
  (void)state;
  for (int k = 0; k < 5; k++) {
    const double x = scales[k], xf = (double)scalesf[k];
    double u[4] = {x, -x, x, -x}, v[4];
    float f[4] = {(float)xf, (float)-xf, (float)xf, (float)-xf};
    pinion_quaternion_normalize(u);
    check_near("normalize", 4, u, want, 1e-15);
    pinion_quaternion_normalizef(f);
    for (int i = 0; i < 4; i++)
      v[i] = (double)f[i];
    check_near("normalizef", 4, v, want, 1e-7);
  }
}

static void narrow(int n, const double *x, float *f)
{
  for (int k = 0; k < n; k++)
    f[k] = (float)x[k];
}

static void check_float(const char *what, int n, const float *got, const double *want, double scale)
{
  double wide[7];
  for (int k = 0; k < n; k++)
    wide[k] = (double)got[k];
  check_within(what, n, wide, want, 1e-6, scale);
}

/* float against double for the same numbers */
static void in_float(void **state)
{
  uint64_t random = test_seed();
  (void)state;
  for (int n = 0; n < 2000; n++) {
    const double size = exp(0.02 * (double)(n - 1950));
    double q[7], v[6], q1[7], d[6];
    float qf[7], vf[6], q1f[7], df[6];
    for (int k = 0; k < 7; k++)
      q[k] = pinion_random_unit(&random);
    for (int k = 0; k < 6; k++)
      v[k] = pinion_random_unit(&random) * (k < 3 ? 1.0 : size);
    narrow(7, q, qf);
    pinion_quaternion_normalize(q + 3);
    pinion_quaternion_normalizef(qf + 3);
    check_float("normalize", 7, qf, q, 1.0);
    narrow(6, v, vf);

    pinion_floating_integrate(q, v, 0.5, q1);
    pinion_floating_integratef(qf, vf, 0.5F, q1f);
    check_float("floating", 7, q1f, q1, 2.0 + size);
    pinion_floating_difference(q, q1, d);
    pinion_floating_differencef(qf, q1f, df);
    check_float("floating back", 6, df, d, 4.0 + size);

    pinion_spherical_integrate(q + 3, v + 3, 0.5, q1);
    pinion_spherical_integratef(qf + 3, vf + 3, 0.5F, q1f);
    check_float("spherical", 4, q1f, q1, 1.0 + size);
    pinion_spherical_difference(q + 3, q1, d);
    pinion_spherical_differencef(qf + 3, q1f, df);
    check_float("spherical back", 3, df, d, 2.0 + size);

    pinion_planar_integrate(q, v + 2, 0.5, q1);
    pinion_planar_integratef(qf, vf + 2, 0.5F, q1f);
    check_float("planar", 3, q1f, q1, 2.0 + size);
    pinion_planar_difference(q, q1, d);
    pinion_planar_differencef(qf, q1f, df);
    check_float("planar back", 3, df, d, 4.0 + size);
  }
}

int run_manifold_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(inverses, tree_teardown),
      cmocka_unit_test_teardown(identities, tree_teardown),
      cmocka_unit_test(all_angles),
      cmocka_unit_test(vanishing_angles),
      cmocka_unit_test(known_ways),
      cmocka_unit_test(stays_unit),
      cmocka_unit_test(zero_quaternion),
      cmocka_unit_test(far_from_unit),
      cmocka_unit_test(in_float),
  };
  return cmocka_run_group_tests_name("manifold", tests, NULL, NULL);
}
