/* ik.c -- the tool of a seven-axis arm follows a circle by differential inverse kinematics:
 * runtime/ik.h, 100 times per second, with limits of positions and rates, and a posture in the
 * nullspace.
 *
 *   ik        prints the result
 *   ik csv    prints the motion: time, place, error and joints */
#include <math.h>
#include <stdio.h>

#include "arm7.h"
#include "ik.h"

enum { N = ARM7_NV, STEPS = 1200 };
static const real DT = (real)0.01, GAIN = 20, DAMPING = (real)0.01; /* s, 1/s */

/* the function for the type of the robot's numbers */
static unsigned long long ik(const real *J, const real *e, const real *wish, const real *lower,
                             const real *upper, real *v)
{
  return _Generic(DAMPING, float
                  : pinion_ikf, double
                  : pinion_ik)(6, N, J, e, wish, lower, upper, DAMPING, v);
}

/* a circle, once in 4 s; from 8 s on, a point out of reach.  The tool points down. */
static void target(real t, real p[3], real v[3])
{
  const real w = (real)1.5707963, r = (real)0.15;
  const real c = (real)cos((double)(w * t)), s = (real)sin((double)(w * t));
  const int circle = t < 8;
  p[0] = circle ? (real)0.45 : (real)1.5;
  p[1] = circle ? r * c : 0;
  p[2] = circle ? (real)0.4 + r * s : (real)0.4;
  v[0] = 0;
  v[1] = circle ? -r * w * s : 0;
  v[2] = circle ? r * w * c : 0;
}

/* e = the wanted velocity of the tool in its own axes, linear and angular; returns the distance */
static real task(real t, const real pose[12], real e[6], real *turned)
{
  static const real down[9] = {-1, 0, 0, 0, 1, 0, 0, 0, -1};
  real p[3], v[3], far = 0;
  target(t, p, v);
  for (int i = 0; i < 3; i++) {
    e[i] = e[3 + i] = 0;
    for (int j = 0; j < 3; j++) /* R' (v + gain (p - position)) */
      e[i] += pose[3 * j + i] * (v[j] + GAIN * (p[j] - pose[9 + j]));
    far += (p[i] - pose[9 + i]) * (p[i] - pose[9 + i]);
  }
  /* half the sum of r_j x d_j over the columns of both rotations, first in world axes */
  real w[3] = {0, 0, 0};
  for (int j = 0; j < 3; j++)
    for (int i = 0; i < 3; i++) {
      const int a = (i + 1) % 3, b = (i + 2) % 3;
      w[i] += (pose[3 * a + j] * down[3 * b + j] - pose[3 * b + j] * down[3 * a + j]) / 2;
    }
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      e[3 + i] += GAIN * pose[3 * j + i] * w[j];
  *turned = (real)sqrt((double)(w[0] * w[0] + w[1] * w[1] + w[2] * w[2]));
  return (real)sqrt((double)far);
}

int main(int argc, char **argv)
{
  const int csv = argc > 1 && argv[1][0] == 'c';
  real q[N] = {0, (real)0.4, 0, (real)-1.6, 0, (real)1.1, 0}, home[N], v[N], most = 0, turned = 0;
  real pose[1][12], J[6][N], e[6], wish[N], lower[N], upper[N], nearest = 10, away = 0;
  int at_limit = 0, outside = 0;
  for (int i = 0; i < N; i++)
    home[i] = q[i];
  if (csv)
    printf("t,y,z,wanted_y,wanted_z,error,q1,q2,q3,q4,q5,q6,q7\n");

  for (int k = 0; k < STEPS; k++) {
    const real t = DT * (real)k;
    real angle;
    arm7_task(q, pose, J);
    const real far = task(t, pose[0], e, &angle);
    arm7_difference(q, home, wish); /* towards the posture */
    for (int i = 0; i < N; i++) {
      lower[i] = (real)fmax((double)-arm7_v_max[i], (double)((arm7_q_lower[i] - q[i]) / DT));
      upper[i] = (real)fmin((double)arm7_v_max[i], (double)((arm7_q_upper[i] - q[i]) / DT));
    }
    at_limit += ik(J[0], e, wish, lower, upper, v) != 0;

    if (t >= 1 && t < 8) { /* on the circle */
      most = far > most ? far : most;
      turned = angle > turned ? angle : turned;
    }
    nearest = t > 8 && far < nearest ? far : nearest;
    away = far;
    if (csv) {
      real p[3], rate[3];
      target(t, p, rate);
      printf("%g,%g,%g,%g,%g,%g", (double)t, (double)pose[0][10], (double)pose[0][11], (double)p[1],
             (double)p[2], (double)far);
      for (int i = 0; i < N; i++)
        printf(",%g", (double)q[i]);
      printf("\n");
    }
    arm7_integrate(q, v, DT, q);
    for (int i = 0; i < N; i++) /* up to rounding */
      outside += q[i] < arm7_q_lower[i] - (real)1e-5 || q[i] > arm7_q_upper[i] + (real)1e-5;
  }
  if (csv)
    return 0;
  printf("circle: off by at most %.1f mm and %.1f mrad\n", 1e3 * (double)most,
         1e3 * (double)turned);
  printf("limits: met in %s of %d steps, %d joints outside\n", at_limit ? "some" : "none", STEPS,
         outside);
  printf("out of reach: it rests %.2f m from there, at best %.2f m\n", (double)away,
         (double)nearest);
  return outside != 0;
}
