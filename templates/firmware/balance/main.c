/* SPDX-License-Identifier: MIT-0 */
/* main.c -- a Cortex-M runs control.c from SysTick, a thousand times a second (loop.h), with a
 * simulated robot on four feet.
 *
 * pinion's table-driven runtime simulates the robot in double. Contacts have friction and only
 * push, so a foot may slip or lift. The trunk is 5 % heavier than control.c knows, and starts 1 cm
 * in front of its target. On a board with a robot, replace read_sensors, write_torques and world.
 *
 * Prints the trunk's distance from its target, how far a foot slid, the largest ratio of friction to
 * normal force, the time of the longest tick, and the stack of the interrupt; exits 1 if the robot
 * strays. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "contact/contact_step.h"
#include "control.h"
#include "generic/model/configuration.h"
#include "generic/tree/kinematics.h"
#include "loop.h"
#include "quad_model.h"

enum { NQ = QUAD_NQ, NV = QUAD_NV, NB = 13, FEET = 4, ROWS = 3 * FEET, END = 3000 };
enum { NH = 117 }; /* entries of H */

/* ---- the interrupt --------------------------------------------------------------------------- */

static float sensor_q[NQ], sensor_v[NV], torque[NV];
static int refused;

static void read_sensors(float *q, float *v)
{
  for (int i = 0; i < NQ; i++)
    q[i] = sensor_q[i];
  for (int i = 0; i < NV; i++)
    v[i] = sensor_v[i];
}

static void write_torques(const float *tau)
{
  for (int i = 0; i < NV; i++)
    torque[i] = tau[i];
}

static void tick(uint32_t k)
{
  float q[NQ], v[NV], tau[NV];
  read_sensors(q, v);
  if (control_tick(1e-3f * (float)k, q, v, tau) == 0)
    write_torques(tau);
  else
    refused++;
}

/* ---- the robot ------------------------------------------------------------------------------- */

static const pinion_plane ground = {{0.0, 0.0, 1.0}, 0.0, 0.5};
static const pinion_plane *const planes[FEET] = {&ground, &ground, &ground, &ground};

static pinion_model robot;
static pinion_body body[NB];
static pinion_point foot[FEET];
static int foot_link[FEET];
static pinion_scene scene;
static pinion_work work[NB];
static double q[NQ], v[NV], z[ROWS]; /* z: impulses along the normal and two across it */
static double stood[FEET][3];

static void look_at_feet(double x[FEET][3])
{
  pinion_pose X;
  pinion_world_poses(&robot, q, work);
  for (int i = 0; i < FEET; i++) {
    pinion_link_pose(&robot, foot_link[i], work, &X);
    for (int k = 0; k < 3; k++)
      x[i][k] = X.p[k];
  }
}

static void look_at_robot(void)
{
  for (int i = 0; i < NQ; i++)
    sensor_q[i] = (float)q[i];
  for (int i = 0; i < NV; i++)
    sensor_v[i] = (float)v[i];
}

/* crouched, its feet on the ground */
static void build_robot(void)
{
  float qd[7], vd[6], ad[6];
  robot = quad_model;
  for (int b = 0; b < NB; b++)
    body[b] = quad_model.body[b];
  body[0].m *= 1.05;
  for (int k = 0; k < 3; k++)
    body[0].h[k] *= 1.05;
  for (int k = 0; k < 6; k++)
    body[0].I[k] *= 1.05;
  robot.body = body;
  for (int i = 0, n = 0; i < robot.nl && n < FEET; i++) {
    const pinion_link *link = &robot.link[i];
    if (strstr(link->name, "_foot")) {
      foot_link[n] = i;
      foot[n].body = link->body;
      for (int k = 0; k < 3; k++)
        foot[n].p[k] = link->p[k];
      n++;
    }
  }
  control_reference(0.0f, qd, vd, ad);
  for (int i = 0; i < 7; i++)
    q[i] = (double)qd[i];
  q[QUAD_q_base_px] += 0.01;
  for (int i = 0; i < FEET; i++) {
    const double bend = acos(q[QUAD_q_base_pz] / 0.41); /* thigh and calf have the same tilt */
    q[QUAD_q_lf_hfe + 3 * i] = bend;
    q[QUAD_q_lf_kfe + 3 * i] = -2.0 * bend;
  }
  scene = (pinion_scene){.model = &robot, .points = FEET, .point = foot, .plane = planes};
  scene.compliance = 1e-7; /* m/N */
  scene.damping = 0.004;   /* s */
  scene.sweeps = 200;
  scene.tolerance = 1e-7; /* N s */
  look_at_feet(stood);
}

/* simulates a millisecond under the torques that were written last */
static int move_robot(void)
{
  static double reals[2 * ROWS * NV + ROWS * ROWS + 3 * ROWS + NV + NH];
  static pinion_row_set set[ROWS];
  double tau[NV];
  for (int i = 0; i < NV; i++)
    tau[i] = (double)torque[i];
  if (pinion_contact_step(&scene, q, v, tau, 1e-3, v, z, NULL, set, work, reals))
    return 1;
  pinion_integrate(&robot, q, v, 1e-3, q);
  return 0;
}

/* ---- measurements ---------------------------------------------------------------------------- */

static double off, tilt, slid, friction;
static int fell;

static void judge(uint32_t k)
{
  float qd[7], vd[6], ad[6];
  double x[FEET][3], d[3];
  control_reference(1e-3f * (float)k, qd, vd, ad);
  for (int i = 0; i < 3; i++)
    d[i] = q[i] - (double)qd[i];
  if (k > 1000) {
    off = fmax(off, sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]));
    tilt = fmax(tilt, 2.0 * sqrt(q[3] * q[3] + q[4] * q[4] + q[5] * q[5]));
  }
  look_at_feet(x);
  for (int i = 0; i < FEET; i++) {
    const double push = ground.mu * z[3 * i];
    slid = fmax(slid, hypot(x[i][0] - stood[i][0], x[i][1] - stood[i][1]));
    friction = fmax(friction, push > 0.0 ? hypot(z[3 * i + 1], z[3 * i + 2]) / push : HUGE_VAL);
  }
}

static void world(uint32_t k)
{
  fell |= move_robot();
  look_at_robot();
  judge(k);
}

int main(void)
{
  if (quad_model.nb != NB || quad_model.nh != NH)
    return 2;
  build_robot();
  look_at_robot();
  const loop_cost cost = loop_run(FIRMWARE_CLOCK / 1000, END, tick, world);
  printf("off by 10 mm at the start; from 1 s on by at most %.2g mm and %.2g mrad\n", 1e3 * off,
         1e3 * tilt);
  printf("feet: slid by at most %.1g mm, friction at most %.2g of the normal force\n", 1e3 * slid,
         friction);
  loop_print(&cost);
  return !(!fell && refused == 0 && off < 5e-3 && tilt < 0.02 && slid < 1e-4 && friction < 0.5 &&
           cost.longest < cost.period);
}
