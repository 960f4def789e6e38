/* ilqr.c -- the same reach by iLQR: only the torques are unknown.  Each round goes backwards along
 * the motion, with A and B of its steps, and finds the best torques and feedback of the linearised
 * problem.  Then it goes forwards with them, by as much as lowers the cost.  Multipliers y make the
 * motion meet its end: they grow by WEIGHT times the error there, until there is none.
 *
 *   ilqr        prints the result
 *   ilqr csv    prints the motion, as shooting does */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "reach.h"

static const double WEIGHT = 1e5;
static double hold[N], y[NX];

typedef struct motion {
  double x[STEPS + 1][NX], tau[STEPS][N], effort, cost; /* including the cost of the end */
} motion;
static double step[STEPS][N], K[STEPS][N][NX]; /* tau + alpha step + K (new x - x) */

/* C += X' Y, with k rows in X and Y */
static void add(int n, int m, int k, const double *X, const double *Y, double *C)
{
  for (int l = 0; l < k; l++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < m; j++)
        C[i * m + j] += X[l * n + i] * Y[l * m + j];
}

/* X := -Q^-1 X for m columns by Gauss, Q positive definite */
static void solve(int m, double Q[N][N], double *X)
{
  for (int p = 0; p < N; p++)
    for (int i = 0; i < N; i++) {
      const double f = i == p ? 0.0 : Q[i][p] / Q[p][p];
      for (int j = p; j < N; j++)
        Q[i][j] -= f * Q[p][j];
      for (int j = 0; j < m; j++)
        X[i * m + j] -= f * X[p * m + j];
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < m; j++)
      X[i * m + j] /= -Q[i][i];
}

/* finds step and K; returns how fast the cost falls with alpha, at first */
static double backward(const motion *m)
{
  double V[NX][NX] = {{0}}, p[NX], slope = 0.0; /* p'dx + dx'V dx/2 is the cost still to come */
  for (int i = 0; i < NX; i++) {
    V[i][i] = WEIGHT;
    p[i] = WEIGHT * (m->x[STEPS][i] - TO[i]) + y[i];
  }
  for (int k = STEPS - 1; k >= 0; k--) {
    double A[NX][NX], B[NX][N], VA[NX][NX] = {{0}}, VB[NX][N] = {{0}}, Q[N][N];
    double Qx[NX] = {0}, Qu[N], Qxx[NX][NX] = {{0}}, Qux[N][NX] = {{0}}, Quu[N][N] = {{0}};
    if (arm7_step_semi_implicit_derivatives(m->x[k], m->x[k] + N, m->tau[k], DT, A, B))
      return NAN;
    /* the cost of this step, and of those that follow, by dx and dtau */
    for (int i = 0; i < N; i++) {
      Qu[i] = DT * (m->tau[k][i] - hold[i]);
      Quu[i][i] = DT;
      Qx[N + i] = DT * RATE * m->x[k][N + i];
      Qxx[N + i][N + i] = DT * RATE;
    }
    add(NX, NX, NX, V[0], A[0], VA[0]);
    add(NX, N, NX, V[0], B[0], VB[0]);
    add(NX, 1, NX, A[0], p, Qx);
    add(N, 1, NX, B[0], p, Qu);
    add(NX, NX, NX, A[0], VA[0], Qxx[0]);
    add(N, NX, NX, B[0], VA[0], Qux[0]);
    add(N, N, NX, B[0], VB[0], Quu[0]);
    /* the best dtau = step + K dx */
    memcpy(step[k], Qu, sizeof Qu);
    memcpy(K[k], Qux, sizeof Qux);
    memcpy(Q, Quu, sizeof Q);
    solve(1, Q, step[k]);
    memcpy(Q, Quu, sizeof Q);
    solve(NX, Q, K[k][0]);
    /* the cost that remains with it */
    add(1, 1, N, Qu, step[k], &slope);
    memcpy(V, Qxx, sizeof V);
    add(NX, NX, N, Qux[0], K[k][0], V[0]);
    memcpy(p, Qx, sizeof p);
    add(NX, 1, N, K[k][0], Qu, p);
  }
  return slope;
}

/* the motion with alpha of the step; its cost is infinite if it leaves all bounds */
static motion forward(const motion *old, double alpha)
{
  motion m = *old;
  m.effort = 0.0;
  for (int k = 0; k < STEPS; k++) {
    for (int i = 0; i < N; i++) {
      m.tau[k][i] += alpha * step[k][i];
      for (int j = 0; j < NX; j++)
        m.tau[k][i] += K[k][i][j] * (m.x[k][j] - old->x[k][j]);
    }
    m.effort += effort_of(m.x[k], m.tau[k], hold);
    if (arm7_step_semi_implicit(m.x[k], m.x[k] + N, m.tau[k], DT, m.x[k + 1], m.x[k + 1] + N))
      m.effort = INFINITY;
  }
  m.cost = m.effort;
  for (int i = 0; i < NX; i++) {
    const double miss = m.x[STEPS][i] - TO[i];
    m.cost += y[i] * miss + 0.5 * WEIGHT * miss * miss;
  }
  return m;
}

int main(int argc, char **argv)
{
  motion m = {.cost = 0.0};
  double miss = 1.0; /* the error of the end */
  int rounds = 0;
  arm7_gravity(FROM, hold);
  memcpy(m.x[0], FROM, sizeof FROM);
  for (int k = 0; k < STEPS; k++)
    memcpy(m.tau[k], hold, sizeof hold); /* the first guess stays at the start */
  m = forward(&m, 0.0);
  for (; miss > 1e-6 && rounds < 100; rounds++) {
    const double slope = backward(&m);
    double alpha = 1.0;
    motion next = forward(&m, alpha);
    while (!(next.cost <= m.cost + 0.1 * alpha * slope) && alpha > 1e-6)
      next = forward(&m, alpha *= 0.5);
    if (-slope > 1e-8 * m.effort) {
      m = next;
      continue;
    }
    miss = 0.0; /* the least error with these multipliers */
    for (int i = 0; i < NX; i++) {
      const double e = m.x[STEPS][i] - TO[i];
      miss = fmax(miss, fabs(e)), y[i] += WEIGHT * e;
    }
    m = forward(&m, 0.0);
  }
  if (argc > 1) {
    print_motion(m.x[0], NX, m.tau[0], N);
    return 0;
  }
  printf("%d rounds, the end missed by at most %s\n", rounds, miss <= 1e-6 ? "1e-6" : "more");
  printf("effort %.2f\n", m.effort);
  return !(miss <= 1e-6);
}
