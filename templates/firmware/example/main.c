/* SPDX-License-Identifier: MIT-0 */
/* main.c -- a Cortex-M runs control.c from SysTick, a thousand times a second (loop.h), with a
 * simulated arm.
 *
 * pinion's table-driven runtime simulates the arm in double, by a Runge-Kutta step between two
 * ticks. Its last two links are 5 % heavier than control.c knows, and it starts 0.05 rad off. On a
 * board with an arm, replace read_encoders, write_torques and world.
 *
 * Prints the arm's distance from its target, the time of the longest tick, and the stack of the
 * interrupt; exits 1 if the arm strays. */
#include <math.h>
#include <stdio.h>

#include "arm6_model.h"
#include "control.h"
#include "generic/steps/step.h"
#include "loop.h"

enum { NV = ARM6_NV, END = 1500 };

/* ---- the interrupt --------------------------------------------------------------------------- */

static float encoder_q[NV], encoder_v[NV], torque[NV];

static void read_encoders(float *q, float *v)
{
  for (int i = 0; i < NV; i++)
    q[i] = encoder_q[i], v[i] = encoder_v[i];
}

static void write_torques(const float *tau)
{
  for (int i = 0; i < NV; i++)
    torque[i] = tau[i];
}

static void tick(uint32_t k)
{
  float q[NV], v[NV], tau[NV];
  read_encoders(q, v);
  control_tick(1e-3f * (float)k, q, v, tau);
  write_torques(tau);
}

/* ---- the arm --------------------------------------------------------------------------------- */

static pinion_model arm;
static pinion_body body[NV];
static double q[NV], v[NV];

static void build_arm(void)
{
  float q0[NV], v0[NV], a0[NV];
  arm = arm6_model;
  for (int b = 0; b < NV; b++)
    body[b] = arm6_model.body[b];
  for (int b = NV - 2; b < NV; b++) {
    body[b].m *= 1.05;
    for (int k = 0; k < 3; k++)
      body[b].h[k] *= 1.05;
    for (int k = 0; k < 6; k++)
      body[b].I[k] *= 1.05;
  }
  arm.body = body;
  control_reference(0.0f, q0, v0, a0);
  for (int i = 0; i < NV; i++)
    q[i] = (double)q0[i] + 0.05, v[i] = (double)v0[i];
}

static void look_at_arm(void)
{
  for (int i = 0; i < NV; i++)
    encoder_q[i] = (float)q[i], encoder_v[i] = (float)v[i];
}

/* simulates a millisecond under the torques that were written last */
static void move_arm(void)
{
  static pinion_work work[NV];
  static double H[NV * (NV + 1) / 2], room[10 * NV];
  double tau[NV];
  for (int i = 0; i < NV; i++)
    tau[i] = (double)torque[i];
  (void)pinion_step_rk4(&arm, q, v, tau, 1e-3, q, v, work, H, room);
}

/* the largest error of a joint, rad */
static double error_at(double t)
{
  float qd[NV], vd[NV], ad[NV];
  double worst = 0.0;
  control_reference((float)t, qd, vd, ad);
  for (int i = 0; i < NV; i++)
    worst = fmax(worst, fabs(q[i] - (double)qd[i]));
  return worst;
}

/* ---- the program ----------------------------------------------------------------------------- */

static double moving;

static void world(uint32_t k)
{
  move_arm();
  look_at_arm();
  if (k > 500)
    moving = fmax(moving, error_at(1e-3 * k));
}

int main(void)
{
  build_arm();
  look_at_arm();
  const loop_cost cost = loop_run(FIRMWARE_CLOCK / 1000, END, tick, world);
  const double rest = error_at(1e-3 * END);
  printf("off by 0.05 rad at the start; from 0.5 s on by at most %.2g rad, at rest by %.2g rad\n",
         moving, rest);
  loop_print(&cost);
  return !(moving < 0.01 && rest < 0.01 && cost.longest < cost.period);
}
