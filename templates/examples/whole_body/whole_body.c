/* whole_body.c -- a quadruped stands on four feet and shifts its weight from side to side.  A
 * thousand times per second, a quadratic program finds accelerations and forces of the ground:
 *
 *   min |a_trunk - wanted|^2 + small |lambda|^2   over x = (a, lambda)
 *   rows 0..5    H a + C - K' lambda = 0          the trunk has no motor
 *   rows 6..17   H a + C - K' lambda = tau        within the limits of torques
 *   rows 18..29  K a = -Kdotv                     the feet do not move
 *   rows 30..45  mu lambda_z -+ lambda_x, _y >= 0 friction
 *
 * tau goes to the plant, fd_constrained, which computes the same forces independently.
 *
 *   whole_body        prints the result
 *   whole_body FILE   also writes the motion to a file */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "qp.h"
#include "quad.h"

enum { NV = QUAD_NV, NC = QUAD_NC, FEET = NC / 3, NX = NV + NC, ROWS = NX + 4 * FEET };
static const double DT = 1e-3, MU = 0.5, KP = 100.0, KD = 20.0, SMALL = 1e-6;
static const double SWAY = 0.03, OMEGA = 6.2831853; /* m to either side, rad/s */

static void entry(qp *p, int row, int col, double value)
{
  p->row[p->count] = row;
  p->col[p->count] = col;
  p->value[p->count++] = value;
}

static void rows(qp *p, const double *H, const double *K)
{
  p->count = 0;
  for (int i = 0; i < NV; i++) /* H is the CSR of its lower triangle */
    for (int k = quad_H_rowptr[i]; k < quad_H_rowptr[i + 1]; k++) {
      entry(p, i, quad_H_colind[k], H[k]);
      if (quad_H_colind[k] != i)
        entry(p, quad_H_colind[k], i, H[k]);
    }
  for (int i = 0; i < NC; i++)
    for (int k = quad_K_rowptr[i]; k < quad_K_rowptr[i + 1]; k++) {
      entry(p, quad_K_colind[k], NV + i, -K[k]);
      entry(p, NV + i, quad_K_colind[k], K[k]);
    }
  for (int k = 0; k < 4 * FEET; k++) { /* of each foot -x, +x, -y, +y */
    entry(p, NV + NC + k, NV + 3 * (k / 4) + k % 4 / 2, k % 2 ? 1.0 : -1.0);
    entry(p, NV + NC + k, NV + 3 * (k / 4) + 2, MU);
  }
}

int main(int argc, char **argv)
{
  static qp p;
  double q[QUAD_NQ], home[QUAD_NQ], v[NV] = {0}, x[NX] = {0}, phi[NC], worst = 0, off = 0, used = 0;
  quad_neutral(home);
  home[QUAD_q_base_pz] = 0.3;
  for (int leg = 0; leg < 4; leg++) /* hips forward, knees back: the feet are below the hips */
    home[8 + 3 * leg] = 0.7, home[9 + 3 * leg] = -1.4;
  memcpy(q, home, sizeof q);
  /* the trunk's acceleration is wanted, and small forces; nothing else */
  for (int i = 0; i < NX; i++)
    p.weight[i] = i < 6 ? 1.0 : i < NV ? 0.0 : SMALL;
  FILE *csv = argc > 1 ? fopen(argv[1], "w") : NULL;
  if (argc > 1 && !csv) {
    perror(argv[1]);
    return 1;
  }
  if (csv)
    fprintf(csv, "t,y,wanted_y,left,right,knee\n");
  for (int step = 0; step < 1000; step++) {
    double H[QUAD_NH], C[NV], K[QUAD_NK], Kdotv[NC], e[NV], low[ROWS], high[ROWS], rows_of_x[ROWS];
    double tau[NV] = {0}, a[NV], lambda[NC], s = sin(OMEGA * step * DT), c = cos(OMEGA * step * DT);
    home[QUAD_q_base_py] = SWAY * (1 - c);
    quad_difference(q, home, e);
    for (int i = 0; i < 6; i++)
      p.wanted[i] = KP * e[i] - KD * v[i];
    p.wanted[QUAD_base_vy] += SWAY * OMEGA * (OMEGA * c + KD * s);

    quad_tick(q, v, H, C, K, Kdotv);
    rows(&p, H, K);
    for (int i = 0; i < ROWS; i++) {
      const double most = i < 6 || i >= NV ? 0 : quad_tau_max[i];
      low[i] = (i < NV ? -C[i] : i < NX ? -Kdotv[i - NV] : 0) - most;
      high[i] = i < NX ? low[i] + 2 * most : 1e20;
    }
    if (qp_solve(&p, low, high, x))
      return 1;
    qp_rows(&p, x, rows_of_x);
    for (int i = 6; i < NV; i++)
      tau[i] = rows_of_x[i] + C[i];

    if (quad_fd_constrained(q, v, tau, a, lambda)) /* the plant has forces of its own */
      return 1;
    for (int i = 0; i < NC; i++)
      worst = fmax(worst, fabs(lambda[i] - x[NV + i]));
    for (int k = 0; k < NC; k += 3)
      used = fmax(used, fmax(fabs(lambda[k]), fabs(lambda[k + 1])) / (MU * lambda[k + 2]));
    off = fmax(off, fabs(q[QUAD_q_base_py] - home[QUAD_q_base_py]));
    if (csv)
      fprintf(csv, "%g,%g,%g,%g,%g,%g\n", step * DT, q[1], home[1],
              lambda[QUAD_lf_z] + lambda[QUAD_lh_z], lambda[QUAD_rf_z] + lambda[QUAD_rh_z],
              tau[QUAD_lf_kfe]);
    for (int i = 0; i < NV; i++)
      v[i] += DT * a[i];
    quad_integrate(q, v, DT, q);
  }
  quad_phi(q, phi);
  if (csv && fclose(csv) != 0)
    return 1;
  printf("forces of the program and of the plant: %s\n",
         worst < 1e-5 ? "equal to 1e-5 N" : "apart");
  printf("the trunk is off by at most %.2f mm, %.0f %% of the friction is used\n", 1e3 * off,
         100 * used);
  return worst > 1e-5;
}
