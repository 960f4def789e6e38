/* steps.c -- steps by the exponential of a 4 x 4 matrix, and distances between configurations. */
#include "robot.h"

#include <math.h>
#include <string.h>

static void mat4_mul(const double A[16], const double B[16], double out[16])
{
  double C[16];
  for (int k = 0; k < 16; k++) {
    C[k] = 0;
    for (int i = 0; i < 4; i++)
      C[k] += A[4 * (k / 4) + i] * B[4 * i + k % 4];
  }
  memcpy(out, C, sizeof C);
}

/* exp [[w] v; 0 0]: halved until small, summed as a series, squared as often */
static void exponential(const double v[3], const double w[3], double out[16])
{
  const double M[16] = {0,     -w[2], w[1], v[0], w[2], 0, -w[0], v[1],
                        -w[1], w[0],  0,    v[2], 0,    0, 0,     0};
  double term[16], most = 0, A[16];
  int halvings = 0;
  for (int k = 0; k < 16; k++)
    most = fmax(most, fabs(M[k]));
  for (; most > 0.25; most /= 2)
    halvings++;
  for (int k = 0; k < 16; k++) {
    A[k] = ldexp(M[k], -halvings);
    out[k] = term[k] = k % 5 == 0;
  }
  for (int n = 1; n <= 14; n++) {
    mat4_mul(term, A, term);
    for (int k = 0; k < 16; k++) {
      term[k] /= n;
      out[k] += term[k];
    }
  }
  for (; halvings > 0; halvings--)
    mat4_mul(out, out, out);
}

/* a quaternion of a rotation, by its largest component */
static void quaternion_of(const double R[9], double u[4])
{
  const double trace = R[0] + R[4] + R[8];
  const double square[4] = {1 + 2 * R[0] - trace, 1 + 2 * R[4] - trace, 1 + 2 * R[8] - trace,
                            1 + trace};
  int b = 0;
  for (int k = 1; k < 4; k++) {
    if (square[k] > square[b])
      b = k;
  }
  {
    const double twice = sqrt(square[b]), f = 0.5 / twice;
    const double skew[3] = {R[7] - R[5], R[2] - R[6], R[3] - R[1]};
    const double sym[9] = {
        0, R[1] + R[3], R[2] + R[6], R[1] + R[3], 0, R[5] + R[7], R[2] + R[6], R[5] + R[7], 0};
    for (int k = 0; k < 3; k++)
      u[k] = b == 3 ? f * skew[k] : f * sym[3 * b + k];
    u[3] = b == 3 ? 0 : f * skew[b];
    u[b] = 0.5 * twice;
  }
}

/* of u and -u, which are the same turn, the one near `near` */
static void same_side(const double *near, double u[4])
{
  const double side = u[0] * near[0] + u[1] * near[1] + u[2] * near[2] + u[3] * near[3];
  for (int k = 0; side < 0 && k < 4; k++)
    u[k] = -u[k];
}

/* the pose at q after moving by the screw (v, w)*dt given in the child's axes */
static void step(const double R[9], const double p[3], const double v[3], const double w[3],
                 double dt, double R1[9], double p1[3])
{
  const double dv[3] = {dt * v[0], dt * v[1], dt * v[2]}, dw[3] = {dt * w[0], dt * w[1], dt * w[2]};
  double E[16], turn[9], shift[3], moved[3];
  exponential(dv, dw, E);
  for (int k = 0; k < 9; k++)
    turn[k] = E[4 * (k / 3) + k % 3];
  for (int k = 0; k < 3; k++)
    shift[k] = E[4 * k + 3];
  mat_mul(R, turn, R1);
  mat_vec(R, shift, moved);
  for (int k = 0; k < 3; k++)
    p1[k] = p[k] + moved[k];
}

void oracle_integrate(oracle *o, const double *q, const double *v, double dt, double *next)
{
  static const double none[3];
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    const double *x = q + j->q, *d = v + j->v;
    double *y = next + j->q, R[9], R1[9], p1[3];
    if (j->leader != o->body[k])
      continue;
    if (j->n == 1) {
      y[0] = x[0] + dt * d[0];
    } else if (j->type == PLANAR) {
      const double up[3] = {0, 0, 1}, p[3] = {x[0], x[1], 0}, lin[3] = {d[0], d[1], 0};
      const double ang[3] = {0, 0, d[2]};
      turn_about(up, x[2], R);
      step(R, p, lin, ang, dt, R1, p1);
      y[0] = p1[0];
      y[1] = p1[1];
      y[2] = x[2] + dt * d[2];
    } else {
      const int free = j->type == FLOATING;
      turn_of_quaternion(x + (free ? 3 : 0), R);
      step(R, free ? x : none, free ? d : none, free ? d + 3 : d, dt, R1, p1);
      quaternion_of(R1, y + (free ? 3 : 0));
      same_side(x + (free ? 3 : 0), y + (free ? 3 : 0));
      if (free)
        memcpy(y, p1, sizeof p1);
    }
  }
}

static double quaternion_distance(const double *a, const double *b)
{
  double R[9], S[9], most = 0;
  turn_of_quaternion(a, R);
  turn_of_quaternion(b, S);
  for (int k = 0; k < 9; k++)
    most = fmax(most, fabs(R[k] - S[k]));
  return most;
}

double oracle_distance(oracle *o, const double *q0, const double *q1)
{
  double most = 0;
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    const double *a = q0 + j->q, *b = q1 + j->q;
    const int plain = j->n == 1 ? 1 : j->type == PLANAR ? 2 : j->type == FLOATING ? 3 : 0;
    for (int i = 0; i < plain; i++)
      most = fmax(most, fabs(a[i] - b[i]));
    if (j->type == PLANAR)
      most = fmax(most, fabs(remainder(a[2] - b[2], 8 * atan(1))));
    if (j->type == SPHERICAL || j->type == FLOATING)
      most = fmax(most, quaternion_distance(a + plain, b + plain));
    if (!(most >= 0)) /* this counts a NaN as far away */
      return HUGE_VAL;
  }
  for (int k = 0; k < o->nq; k++) {
    if (!isfinite(q0[k]) || !isfinite(q1[k]))
      return HUGE_VAL;
  }
  return most;
}

double oracle_largest_turn(oracle *o, const double *v)
{
  double most = 0;
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    const double *w = v + j->v + (j->type == FLOATING ? 3 : 0);
    if (j->type == PLANAR)
      most = fmax(most, fabs(w[2]));
    if (j->type == SPHERICAL || j->type == FLOATING)
      most = fmax(most, sqrt(w[0] * w[0] + w[1] * w[1] + w[2] * w[2]));
  }
  return most;
}

int oracle_is_unit(oracle *o, const double *q, double tolerance)
{
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    const double *u = q + j->q + (j->type == FLOATING ? 3 : 0);
    if ((j->type == SPHERICAL || j->type == FLOATING) &&
        !(fabs(u[0] * u[0] + u[1] * u[1] + u[2] * u[2] + u[3] * u[3] - 1) <= tolerance))
      return 0;
  }
  return 1;
}
