/* SPDX-License-Identifier: MIT */
/* constrained.c ROBOT FILE.xml within|anywhere -- dynamics under constraints against MuJoCo.
 *
 * MuJoCo's own constraints are springs that are at best nearly rigid, and leave out dK/dt v. So
 * only M, the bias, Jacobians and accelerations of sites are MuJoCo's, and the rest is done here:
 * the whole equation [M -J'; J 0] [du/dt; lambda] = [tau - bias; -dJ/dt u], dense, by elimination
 * with complete pivoting; the same for blows, corrections and steps.
 *
 * States are consistent: a random q moved onto phi = 0 by Gauss and Newton's steps with MuJoCo's J,
 * and a random v projected by J; and others beside them. States are thrown away that do not get
 * there, that leave the joints' limits if they are to be within, or that lose digits: a pivot of S
 * scaled to a unit diagonal is under LEAST. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "rows.h"

enum { N = R_NV + R_NC, TRIES = 100 * PEER_STATES, STEPS = 30 };

#define CLOSED 1e-13
#define LEAST 1e-3

static judge j;
static judge_rows rows;
static int limited;                      /* do joints stay within their limits? */
static double M[R_NV][R_NV], bias[R_NV]; /* with M dT/dt v, as pinion counts it */

static void find(void)
{
  judge_translate(&j);
  judge_move(&j, j.u);
  judge_find_rows(&j, &rows);
}

static double largest(const double *x, int n)
{
  double most = 0;
  for (int i = 0; i < n; i++)
    most = fabs(x[i]) > most ? fabs(x[i]) : most;
  return most;
}

/* x[R_NV] += J' (J J')^-1 y, the least change that J maps to y */
static void add_least(const double *y, double *x)
{
  static double A[R_NC * R_NC], mu[R_NC];
  for (int r = 0; r < R_NC; r++) {
    for (int s = 0; s < R_NC; s++)
      A[r * R_NC + s] = mju_dot(rows.J[r], rows.J[s], R_NV);
    mu[r] = y[r];
  }
  judge_solve(R_NC, A, mu, 1e-9);
  for (int r = 0; r < R_NC; r++)
    mju_addToScl(x, rows.J[r], mu[r], R_NV);
}

/* q onto phi = 0, then v into its tangent; 0 when it does not get there */
static int close_loops(void)
{
  for (int step = 0; step < STEPS; step++) {
    double off[R_NC], dq[R_NV] = {0};
    find();
    if (largest(rows.phi, R_NC) < CLOSED) {
      double seen[R_NC];
      mju_mulMatVec(seen, rows.J[0], j.u, R_NC, R_NV);
      mju_scl(seen, seen, -1, R_NC);
      add_least(seen, j.u);
      judge_Tt(&j, j.u, j.v);
      return 1;
    }
    mju_scl(off, rows.phi, -1, R_NC);
    add_least(off, dq);
    const double most = largest(dq, R_NV);
    mju_scl(dq, dq, most > 0.5 ? 0.5 / most : 1, R_NV);
    mj_integratePos(j.m, j.qpos, dq, 1);
    judge_back(&j);
  }
  return 0;
}

/* S = J M^-1 J' */
static void delassus(double S[R_NC][R_NC])
{
  static double MinvJt[R_NC][R_NV];
  mj_solveM(j.m, j.d, MinvJt[0], rows.J[0], R_NC);
  for (int r = 0; r < R_NC; r++) {
    for (int s = 0; s < R_NC; s++)
      S[r][s] = mju_dot(rows.J[r], MinvJt[s], R_NV);
  }
}

static int well_conditioned(void)
{
  static double S[R_NC][R_NC], A[R_NC * R_NC];
  double nothing[R_NC] = {0};
  delassus(S);
  for (int r = 0; r < R_NC; r++) {
    for (int s = 0; s < R_NC; s++)
      A[r * R_NC + s] = S[r][s] / sqrt(S[r][r] * S[s][s]);
  }
  return judge_solve(R_NC, A, nothing, LEAST) == R_NC;
}

/* [M -J'; J E] [x; lambda] = [f; g], E = e times the identity; x and lambda as pinion counts them
 * when f is a force and x a rate of v: x less `moved` */
static void solve(double e, const double *f, const double *g, const double *moved, double *x,
                  double *lambda)
{
  static double A[N * N], both[N];
  memset(A, 0, sizeof A);
  for (int i = 0; i < R_NV; i++) {
    for (int k = 0; k < R_NV; k++)
      A[i * N + k] = M[i][k];
    for (int r = 0; r < R_NC; r++)
      A[i * N + R_NV + r] = -rows.J[r][i], A[(R_NV + r) * N + i] = rows.J[r][i];
    both[i] = f[i];
  }
  for (int r = 0; r < R_NC; r++)
    A[(R_NV + r) * N + R_NV + r] = e, both[R_NV + r] = g[r];
  judge_solve(N, A, both, 1e-14);
  for (int i = 0; moved && i < R_NV; i++)
    both[i] -= moved[i];
  judge_Tt(&j, both, x);
  memcpy(lambda, both + R_NV, R_NC * sizeof *lambda);
}

static void compare(const char *name, int n, const double *ours, const double *theirs)
{
  peer_compare(j.book, name, n, ours, theirs);
}

/* ---- comparisons ----------------------------------------------------------------------------- */

/* K at q, row by row */
static void unpack(double K[R_NK], double full[R_NC][R_NV])
{
  r_K(j.q, K);
  memset(full, 0, R_NC * sizeof *full);
  for (int r = 0; r < R_NC; r++) {
    for (int k = r_K_rowptr[r]; k < r_K_rowptr[r + 1]; k++)
      full[r][r_K_colind[k]] = K[k];
  }
}

static void judge_geometry(void)
{
  static double K[R_NK], full[R_NC][R_NV], theirs[R_NC][R_NV];
  double ours[R_NC], force[R_NV], felt[R_NV], lambda[R_NC], also[R_NC];
  unpack(K, full);
  judge_columns(&j, R_NC, rows.J[0], theirs[0]);
  compare("K", R_NC * R_NV, full[0], theirs[0]);

  /* phi'' = J du/dt + Jdotu and du/dt = T a + dT/dt v */
  r_Kdotv(j.q, j.v, ours);
  mju_mulMatVec(also, rows.J[0], j.Tdotv, R_NC, R_NV);
  mju_addTo(also, rows.Jdotu, R_NC);
  compare("Kdotv", R_NC, ours, also);

  peer_random(j.seed, 10, R_NC, lambda);
  r_constraint_forces(j.q, lambda, force);
  mju_mulMatTVec(felt, theirs[0], lambda, R_NC, R_NV);
  compare("constraint_forces", R_NV, force, felt);
}

/* M, and the bias for du/dt = 0 */
static void move_on(void)
{
  mj_fullM(j.m, M[0], j.d->qM);
  mju_zero(j.d->qacc, R_NV);
  mj_rne(j.m, j.d, 0, bias);
}

static void judge_forward(void)
{
  double a[R_NV], lambda[R_NC], want[R_NV], pull[R_NC], f[R_NV], g[R_NC], also[R_NV], felt[R_NV];
  judge_T(&j, j.tau, f);
  mju_subFrom(f, bias, R_NV);
  mju_scl(g, rows.Jdotu, -1, R_NC);
  solve(0, f, g, j.Tdotv, want, pull);
  if (r_fd_constrained(j.q, j.v, j.tau, a, lambda) != 0)
    a[0] = NAN;
  compare("fd_constrained a", R_NV, a, want);
  compare("fd_constrained lambda", R_NC, lambda, pull);
  r_constraint_forces(j.q, lambda, also);
  r_constraint_forces(j.q, pull, felt);
  compare("fd_constrained K'lambda", R_NV, also, felt);

  const double gains[2] = {20, 3};
  for (int r = 0; r < R_NC; r++)
    g[r] -= gains[0] * rows.phi[r] + gains[1] * mju_dot(rows.J[r], j.u, R_NV);
  solve(0, f, g, j.Tdotv, want, pull);
  if (r_fd_stabilised(j.q, j.v, j.tau, gains, a, lambda) != 0)
    a[0] = NAN;
  compare("fd_stabilised a", R_NV, a, want);
  compare("fd_stabilised lambda", R_NC, lambda, pull);
}

/* off the constraints: velocities that violate them, and a q beside them */
static void judge_others(void)
{
  static double S[R_NC][R_NC], ours[R_NC][R_NC];
  double x[N], lambda[R_NC], want[R_NV], pull[R_NC], f[R_NV], g[R_NC], Hv[R_NV];
  const double none[R_NV] = {0}, e = 0.4, h = 0.01, eps = 1e-5, t = 0.03, Y = 1 + 4 * t / h;
  r_phi(j.q, x);
  compare("phi", R_NC, x, rows.phi);
  delassus(S);
  if (r_delassus(j.q, ours) != 0)
    ours[0][0] = NAN;
  peer_compare_inertia(j.book, "delassus", R_NC, ours[0], S[0]);

  mju_mulMatVec(Hv, M[0], j.u, R_NV, R_NV);
  for (int r = 0; r < R_NC; r++)
    g[r] = -e * mju_dot(rows.J[r], j.u, R_NV);
  solve(0, Hv, g, NULL, want, pull);
  if (r_impact(j.q, j.v, e, x, lambda) != 0)
    x[0] = NAN;
  compare("impact v_plus", R_NV, x, want);
  compare("impact impulse", R_NC, lambda, pull);

  mju_scl(g, rows.phi, -1, R_NC);
  solve(0, none, g, NULL, want, pull);
  if (r_position_correction(j.q, x, lambda) != 0)
    x[0] = NAN;
  compare("position_correction dq", R_NV, x, want);
  compare("position_correction lambda", R_NC, lambda, pull);

  /* H v + h (tau - C), of which C is the bias with M dT/dt v */
  judge_T(&j, j.tau, f);
  mju_mulMatVec(want, M[0], j.Tdotv, R_NV, R_NV);
  for (int i = 0; i < R_NV; i++)
    f[i] = Hv[i] + h * (f[i] - bias[i] - want[i]);
  for (int r = 0; r < R_NC; r++)
    g[r] = (mju_dot(rows.J[r], j.u, R_NV) - 4 * rows.phi[r] / h) / Y;
  solve(4 * eps / (h * h * Y), f, g, NULL, want, pull);
  if (r_spook(j.q, j.v, j.tau, h, eps, t, x, lambda) != 0)
    x[0] = NAN;
  mju_scl(pull, pull, 1 / h, R_NC);
  compare("spook v_next", R_NV, x, want);
  compare("spook lambda", R_NC, lambda, pull);
}

/* is every joint of one number within its limits? */
static int within_limits(void)
{
  for (int i = 0; i < r_model.nb; i++) {
    const int at = r_model.body[i].q, one = judge_has_one(&r_model.body[i]);
    if (limited && one && (j.q[at] < r_q_lower[at] || j.q[at] > r_q_upper[at]))
      return 0;
  }
  return 1;
}

/* a random q: anywhere, or with joints of one number within their limits if they have any */
static void draw(void)
{
  pinion_random_q(&r_model, j.seed, j.q);
  for (int i = 0; i < r_model.nb; i++) {
    const int at = r_model.body[i].q;
    const double low = r_q_lower[at], high = r_q_upper[at];
    if (limited && judge_has_one(&r_model.body[i]) && high - low < HUGE_VAL)
      j.q[at] = low + (high - low) * (1 + pinion_random_unit(j.seed)) / 2;
  }
  peer_random(j.seed, 2, R_NV, j.v);
  peer_random(j.seed, 10, R_NV, j.tau);
}

/* rows of the file's own equalities as in MuJoCo's solver, where they are closed */
static void judge_own(void)
{
  static double K[R_NK], full[R_NC][R_NV], theirs[R_NC][R_NV];
  double phi[R_NC];
  judge_rows own = rows;
  if (!judge_own_rows(&j, &own))
    return;
  r_phi(j.q, phi);
  unpack(K, full);
  judge_columns(&j, R_NC, own.J[0], theirs[0]);
  compare("MuJoCo's own phi", R_NC, phi, own.phi);
  compare("MuJoCo's own J", R_NC * R_NV, full[0], theirs[0]);
}

/* compares a consistent state, and one beside it; 0 if there is none from this q */
static int judge_state(void)
{
  double dq[R_NV];
  if (!close_loops() || !within_limits())
    return 0;
  find();
  if (!well_conditioned())
    return 0;
  judge_own();
  judge_geometry();
  move_on();
  judge_forward();

  peer_random(j.seed, 0.1, R_NV, dq);
  mj_integratePos(j.m, j.qpos, dq, 1);
  judge_back(&j);
  peer_random(j.seed, 2, R_NV, j.v);
  find();
  if (!well_conditioned() || !within_limits())
    return 1;
  judge_geometry();
  move_on();
  judge_forward();
  judge_others();
  return 1;
}

int main(int argc, char **argv)
{
  char why[1000] = "";
  if (argc != 4)
    return fprintf(stderr, "usage: constrained ROBOT FILE.xml within|anywhere\n"), 2;
  limited = strcmp(argv[3], "within") == 0;
  mjModel *m = mj_loadXML(argv[2], NULL, why, sizeof why);
  if (!m)
    return fprintf(stderr, "mujoco: %s\n", why), 1;
  if (!judge_fits(m) || judge_count_rows(m) != R_NC)
    return printf("MuJoCo has %d rows, pinion %d\n", judge_count_rows(m), (int)R_NC), 1;

  m->opt.jacobian = mjJAC_DENSE;
  peer_book book = {.count = 0, .tolerance = 1e-9};
  uint64_t seed = peer_seed();
  int found = 0, tries = 0;
  j.m = m;
  j.d = mj_makeData(m);
  j.book = &book;
  j.seed = &seed;
  for (; found < PEER_STATES && tries < TRIES; tries++) {
    draw();
    found += judge_state();
  }
  printf("  %d consistent states of %d tried\n", found, tries);
  if (found < PEER_STATES)
    printf("  FAIL mujoco %s: fewer than %d consistent states\n", argv[1], (int)PEER_STATES);
  mj_deleteData(j.d);
  mj_deleteModel(m);
  return peer_report(&book, "mujoco", argv[1]) || found < PEER_STATES;
}
