/* SPDX-License-Identifier: MIT-0 */
/* control.c -- computed torque: the arm follows a path through joint space, in float. */
#include "control.h"

#include "arm6.h"

/* an error decays to e^-20 of it in a second */
static const float KP = 400.0f; /* 1/s^2 */
static const float KD = 40.0f;  /* 1/s */

static const float FROM[ARM6_NV] = {0.0f, 0.4f, -0.9f, 0.0f, 0.6f, 0.0f};
static const float TO[ARM6_NV] = {1.5f, -0.3f, 0.5f, 1.0f, -0.4f, 2.0f};
static const float DURATION = 1.0f; /* s */

/* from rest to rest with continuous acceleration; s is the fraction of the path, ds and dds its
 * rates */
static void share(float t, float *s, float *ds, float *dds)
{
  const float x = t < DURATION ? t / DURATION : 1.0f;
  *s = x * x * x * (10.0f + x * (-15.0f + x * 6.0f));
  *ds = x * x * (30.0f + x * (-60.0f + x * 30.0f)) / DURATION;
  *dds = x * (60.0f + x * (-180.0f + x * 120.0f)) / (DURATION * DURATION);
}

void control_reference(float t, float q[ARM6_NQ], float v[ARM6_NV], float a[ARM6_NV])
{
  float s, ds, dds;
  share(t, &s, &ds, &dds);
  for (int i = 0; i < ARM6_NV; i++) {
    q[i] = FROM[i] + s * (TO[i] - FROM[i]);
    v[i] = ds * (TO[i] - FROM[i]);
    a[i] = dds * (TO[i] - FROM[i]);
  }
}

void control_tick(float t, const float q[ARM6_NQ], const float v[ARM6_NV], float tau[ARM6_NV])
{
  float qd[ARM6_NQ], vd[ARM6_NV], a[ARM6_NV];
  control_reference(t, qd, vd, a);
  for (int i = 0; i < ARM6_NV; i++)
    a[i] += KD * (vd[i] - v[i]) + KP * (qd[i] - q[i]);
  arm6_rnea(q, v, a, tau); /* tau = H(q) a + C(q, v) */
  for (int i = 0; i < ARM6_NV; i++) {
    if (tau[i] > arm6_tau_max[i])
      tau[i] = arm6_tau_max[i];
    if (tau[i] < -arm6_tau_max[i])
      tau[i] = -arm6_tau_max[i];
  }
}
