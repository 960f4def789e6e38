/* SPDX-License-Identifier: MIT-0 */
/* control.c -- the trunk sways over standing feet: inverse dynamics with constraints, in float. */
#include "control.h"

#include <math.h>

#include "legs.h"

/* an error decays to e^-10 of it in a second */
static const float KP = 100.0f; /* 1/s^2 */
static const float KD = 20.0f;  /* 1/s */

static const float HEIGHT = 0.3f;       /* m */
static const float SWAY = 0.02f;        /* m, amplitude */
static const float OMEGA = 3.14159265f; /* rad/s: 0.5 Hz */

/* upright, swaying to the left and right; the trunk's axes are those of the world */
void control_reference(float t, float q[7], float v[6], float a[6])
{
  const float s = sinf(OMEGA * t), c = cosf(OMEGA * t);
  for (int i = 0; i < 6; i++)
    q[i] = v[i] = a[i] = 0.0f;
  q[QUAD_q_base_py] = SWAY * (1.0f - c);
  v[QUAD_base_vy] = SWAY * OMEGA * s;
  a[QUAD_base_vy] = SWAY * OMEGA * OMEGA * c;
  q[QUAD_q_base_pz] = HEIGHT;
  q[QUAD_q_base_qw] = 1.0f;
}

int control_tick(float t, const float q[QUAD_NQ], const float v[QUAD_NV], float tau[QUAD_NV])
{
  float qd[QUAD_NQ] = {0.0f}, vd[6], e[QUAD_NV], a[QUAD_NV];
  float K[QUAD_NK], Kdotv[QUAD_NC], lambda[QUAD_NC], full[QUAD_NV], ground[QUAD_NV];
  control_reference(t, qd, vd, a);
  quad_difference(q, qd, e); /* the trunk's error in its own axes; those of joints are not used */
  for (int i = 0; i < 6; i++)
    a[i] += KD * (vd[i] - v[i]) + KP * e[i];
  quad_feet(q, v, K, Kdotv);
  if (legs_follow(K, Kdotv, a)) /* K a + Kdotv = 0: the feet stay */
    return 1;
  quad_rnea(q, v, a, full);        /* H a + C = tau + K' lambda */
  if (legs_share(K, full, lambda)) /* the trunk has no motor, so its force comes from the ground */
    return 1;
  quad_constraint_forces(q, lambda, ground); /* K' lambda */
  for (int i = 0; i < QUAD_NV; i++) {
    const float most = i < 6 ? 0.0f : quad_tau_max[i];
    tau[i] = fminf(fmaxf(full[i] - ground[i], -most), most);
  }
  return 0;
}
