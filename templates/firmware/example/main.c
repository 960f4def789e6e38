/* SPDX-License-Identifier: MIT-0 */
/* main.c -- a Cortex-M that runs control.c from SysTick, a thousand times a second, and an arm that
 * is not there.
 *
 * The arm is the table-driven runtime of pinion, in double, stepped by Runge-Kutta between two
 * ticks; its last two links are 5 % heavier than control.c knows, and it starts 0.05 rad off. Time
 * stands still while it is computed. On a board with an arm, replace read_encoders, write_torques
 * and move_arm.
 *
 * Prints how far the arm is from where it shall be, how long the longest tick took, and the stack
 * of the interrupt; exits 1 if the arm strays. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "arm6_model.h"
#include "control.h"
#include "counter.h"
#include "stack.h"
#include "step.h"

enum { NV = ARM6_NV, SYSTEM_CLOCK = FIRMWARE_CLOCK, TICKS = SYSTEM_CLOCK / 1000, END = 1500 };

/* ---- the interrupt --------------------------------------------------------------------------- */

static volatile uint32_t *const systick = (volatile uint32_t *)0xE000E010u; /* CSR, RVR, CVR */

static float encoder_q[NV], encoder_v[NV], torque[NV];
static volatile uint32_t ticks;
static uint32_t longest;

void SysTick_Handler(void);

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

void SysTick_Handler(void)
{
  float q[NV], v[NV], tau[NV];
  read_encoders(q, v);
  control_tick(1e-3f * (float)ticks, q, v, tau);
  write_torques(tau);
  ticks = ticks + 1;
  const uint32_t took = TICKS - 1 - systick[2]; /* SysTick began anew with this interrupt */
  if (took > longest)
    longest = took;
}

static void start_ticks(void)
{
  systick[1] = TICKS - 1;
  systick[2] = 0;
  systick[0] = 7u; /* the processor's clock, with interrupts */
}

static void stop_ticks(void) { systick[0] = 4u; }

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

/* a millisecond under the torques that were written last */
static void move_arm(void)
{
  static pinion_work work[NV];
  static double H[NV * (NV + 1) / 2], room[10 * NV];
  double tau[NV];
  for (int i = 0; i < NV; i++)
    tau[i] = (double)torque[i];
  (void)pinion_step_rk4(&arm, q, v, tau, 1e-3, q, v, work, H, room);
}

/* how far off the worst joint is, rad */
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

int main(void)
{
  double moving = 0.0;
  uint32_t depth = 0;
  build_arm();
  counter_start();
  const uint32_t thousand = counter_instructions(1000);
  while (ticks < END) {
    const uint32_t before = ticks;
    look_at_arm();
    if (before == 0)
      stack_paint();
    start_ticks();
    while (ticks == before)
      __asm__ volatile("wfi");
    stop_ticks();
    if (before == 0)
      depth = stack_used();
    move_arm();
    if (ticks > 500)
      moving = fmax(moving, error_at(1e-3 * ticks));
  }
  const double rest = error_at(1e-3 * END);
  printf("off by 0.05 rad at the start; from 0.5 s on by at most %.2g rad, at rest by %.2g rad\n",
         moving, rest);
  printf("longest tick: %lu ticks of SysTick of %lu, about %lu instructions\n",
         (unsigned long)longest, (unsigned long)TICKS,
         (unsigned long)(longest * (uint64_t)thousand / 1000));
  printf("stack of the interrupt: %lu bytes, with what the processor saves\n",
         (unsigned long)depth);
  return !(moving < 0.01 && rest < 0.01 && longest < TICKS);
}
