/* estimator.c -- two estimators of a six-axis arm at 1 kHz: an extended Kalman filter that knows
 * noisy torques and noisy angles, and a momentum observer that feels a push.  With a word, as in
 * `estimator csv`, it prints the motion. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "arm6.h"

enum { N = ARM6_NV, NX = 2 * N, STEPS = 2000 };
static const double DT = 1e-3, OMEGA = 3.0, BANDWIDTH = 100.0; /* of the observer, 1/s */
static const double TORQUE = 0.5, ANGLE = 1e-3;                /* N m, rad: deviations */

static double normal(void) /* Box and Muller */
{
  static uint64_t seed = 1;
  double u[2];
  for (int k = 0; k < 2; k++) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    u[k] = ((double)(seed >> 11) + 0.5) / 9007199254740992.0;
  }
  return sqrt(-2.0 * log(u[0])) * cos(6.283185307179586 * u[1]);
}

typedef struct filter { /* the extended Kalman filter */
  double q[N], v[N], P[NX][NX];
} filter;

/* P := A P A' + B B' torque^2 */
static int predict(filter *f, const double *tau)
{
  double A[NX][NX], B[NX][N], AP[NX][NX] = {{0}};
  if (arm6_step_rk4_derivatives(f->q, f->v, tau, DT, A, B) ||
      arm6_step_rk4(f->q, f->v, tau, DT, f->q, f->v))
    return 1;
  for (int i = 0; i < NX; i++)
    for (int j = 0; j < NX; j++)
      for (int k = 0; k < NX; k++)
        AP[i][j] += A[i][k] * f->P[k][j];
  for (int i = 0; i < NX; i++)
    for (int j = 0; j < NX; j++) {
      f->P[i][j] = 0.0;
      for (int k = 0; k < NX; k++)
        f->P[i][j] += AP[i][k] * A[j][k];
      for (int k = 0; k < N; k++)
        f->P[i][j] += B[i][k] * B[j][k] * TORQUE * TORQUE;
    }
  return 0;
}

/* takes the measured angles one after the other, because their noises are independent */
static void correct(filter *f, const double *measured)
{
  for (int m = 0; m < N; m++) {
    const double s = f->P[m][m] + ANGLE * ANGLE, miss = measured[m] - f->q[m];
    double gain[NX], row[NX];
    for (int i = 0; i < NX; i++) {
      gain[i] = f->P[i][m] / s;
      row[i] = f->P[m][i];
      *(i < N ? &f->q[i] : &f->v[i - N]) += gain[i] * miss;
    }
    for (int i = 0; i < NX; i++)
      for (int j = 0; j < NX; j++)
        f->P[i][j] -= gain[i] * row[j];
  }
}

/* e' P^-1 e: it is NX on average if the filter knows its own errors */
static double consistency(const filter *f, const double *q, const double *v)
{
  double L[NX][NX], y[NX], sum = 0.0;
  for (int i = 0; i < NX; i++) {
    y[i] = i < N ? q[i] - f->q[i] : v[i - N] - f->v[i - N];
    for (int j = 0; j <= i; j++) {
      L[i][j] = f->P[i][j];
      for (int k = 0; k < j; k++)
        L[i][j] -= L[i][k] * L[j][k];
      L[i][j] = i == j ? sqrt(L[i][i]) : L[i][j] / L[j][j];
      y[i] -= i == j ? 0.0 : L[i][j] * y[j];
    }
    y[i] /= L[i][i];
    sum += y[i] * y[i];
  }
  return sum;
}

/* the momentum observer: p = H v, dp/dt = tau + C'v - g + push, which r follows */
static void observe(const double *q, const double *v, const double *tau, double *integral,
                    double *r)
{
  double p[N], C[N][N], g[N];
  arm6_Ha(q, v, p);
  arm6_coriolis(q, v, C);
  arm6_gravity(q, g);
  for (int i = 0; i < N; i++) {
    integral[i] += DT * (tau[i] - g[i] + r[i]);
    for (int k = 0; k < N; k++)
      integral[i] += DT * C[k][i] * v[k];
    r[i] = BANDWIDTH * (p[i] - integral[i]);
  }
}

int main(int argc, char **argv)
{
  double q[N], v[N] = {0}, start[N], r[N] = {0}, integral[N] = {0}, nees = 0, rms = 0, missed = 0,
               quiet = 0, felt = 0;
  filter f = {{0}, {0}, {{0}}};
  for (int i = 0; i < N; i++) { /* the filter begins with an error as large as its P says */
    start[i] = q[i] = i == 1 ? 0.4 : i == 2 ? -0.9 : 0.1 * i;
    f.P[i][i] = 1e-4, f.P[N + i][N + i] = 1e-2;
    f.q[i] = q[i] + 1e-2 * normal(), f.v[i] = v[i] + 1e-1 * normal();
  }
  if (argc > 1)
    printf("t,v2,estimated_v2,push2,felt2,push3,felt3\n");
  for (int step = 0; step < STEPS; step++) {
    const double t = step * DT, s = sin(OMEGA * t), c = cos(OMEGA * t);
    double a[N], tau[N], real_tau[N], measured[N], J[6][N], push[N];
    for (int i = 0; i < N; i++) /* a sway of 0.3 rad, by computed torques */
      a[i] = 0.3 * OMEGA * OMEGA * c + 40.0 * (0.3 * OMEGA * s - v[i]) +
             400.0 * (start[i] + 0.3 * (1.0 - c) - q[i]);
    arm6_rnea(q, v, a, tau);
    arm6_jacobian_aligned_tool0(q, J); /* 20 N along z and y, from 1 s to 1.5 s */
    for (int i = 0; i < N; i++) {
      push[i] = t >= 1.0 && t < 1.5 ? 20.0 * J[2][i] + 20.0 * J[1][i] : 0.0;
      real_tau[i] = tau[i] + TORQUE * normal() + push[i];
    }
    observe(q, v, tau, integral, r);
    for (int i = 0; i < N; i++) {
      double *worst = t > 1.05 && t < 1.5 ? &missed : t > 0.05 && t < 1.0 ? &quiet : &(double){0};
      *worst = fmax(*worst, fabs(r[i] - push[i]));
      felt = fmax(felt, fabs(push[i]));
    }
    if (argc > 1)
      printf("%g,%g,%g,%g,%g,%g,%g\n", t, v[1], f.v[1], push[1], r[1], push[2], r[2]);
    if (predict(&f, tau) || arm6_step_rk4(q, v, real_tau, DT, q, v))
      return 1;
    for (int i = 0; i < N; i++)
      measured[i] = q[i] + ANGLE * normal();
    correct(&f, measured);
    if (t > 0.1 && t < 1.0) /* the filter does not know of the push */
      nees += consistency(&f, q, v) / 899.0, rms += pow(q[1] - f.q[1], 2) / 899.0;
  }
  if (argc > 1)
    return 0;
  printf("filter: angle error %.2f mrad, measured with %.2f mrad of noise\n", 1e3 * sqrt(rms),
         1e3 * ANGLE);
  printf("normalised squared error %.1f, ideally %d\n", nees, NX);
  printf("observer: a push of %.1f Nm, to %.1f Nm; without one %.1f Nm\n", felt, missed, quiet);
  return !(nees > 8.0 && nees < 16.0);
}
