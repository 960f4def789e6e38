/* ${r}_selftest.c
 * The generated functions against the generic runtime on random states, and against golden
 * vectors computed by the generator itself.
 * Generated from ${source}; do not edit.
 *
 * Compile with the other files of this directory and those of runtime/; run with [states [seed]].
 * Prints a line per check and, last, `N passed, N failed`; exits 1 if any failed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "${r}.h"
#include "${r}_model.h"

@ if tied then
#include "generic/model/dense.h"
@ end
@ for _, name in ipairs(headers) do
#include "generic/${name}"
@ end

typedef ${real} real;

enum { NQ = ${symbols.NQ}, NV = ${symbols.NV} };
enum { NH = ${uses.NH and symbols.NH or nh}, NB = ${nb}, NL = ${nl} };
@ if uses.NP or uses.NY then
enum { NP = ${symbols.NP} };
@ end
@ if uses.NR then
enum { NR = ${symbols.NR} };
@ end
@ if uses.NJ then
enum { NJ = ${symbols.NJ} };
@ end
@ if uses.NX then
enum { NX = ${symbols.NX} };
@ end
@ if uses.NQV then
enum { NQV = ${symbols.NQV} };
@ end
@ for _, dim in ipairs { "NY", "ND", "NA" } do
@   if uses[dim] then
enum { ${dim} = ${symbols[dim]} };
@   end
@ end
@ if uses.NI then
enum { NI = ${symbols.NI}, NQI = ${uses.NQI and symbols.NQI or "NQ"} };
@ end
@ if constrained then
enum { NC = ${nc}, NK = ${nk}, NM = ${nm}, NS = ${ns} };
@ end

/* differences are relative to the norm of the reference, or to the scale of the problem; solutions
 * and factors are inserted into their equations, whose residuals are relative to the product of the
 * norms, so that they may be less than one rounding */
static const double tolerance = ${tolerance};

typedef struct check {
  const char *name, *what;
  int states, skipped;
  double worst;
} check;

/* the current state in double and in the robot's type, and results */
static const pinion_model *const m = &${symbols.model};
static pinion_work work[NB];
static double q[NQ], q2[NQ], v[NV], a[NV], t[NV], x[NV], f[6 * NB], H[NH], LD[NH], L[NH];
@ if constrained then
static const pinion_constraints *const cs = &${symbols.constraints};
static double lambda[NC], phi_d[3 * NM + 1], on_lambda[NC];
static real rlambda[NC], rphi_d[3 * NM + 1];
static unsigned mask;
@ if tied then
static double gains[2];
static real rgains[2];
static pinion_command command = { 0, phi_d, phi_d + NM, phi_d + 2 * NM };
@ if by_row then
/* the constraints with their own eps and t of each row; the arguments with them */
static double own_eps[NC], own_time[NC];
static real reps[NC], rtime[NC];
static pinion_constraints soft[1];
@ else
static const pinion_constraints *const soft = &${symbols.constraints};
@ end
@ end
@ end
@ if uses.NI then
static const pinion_embedding *const loops = &${symbols.embedding};
static real rq_i[NQI];
@ end
@ if basis then
static double theta[${symbols.NP}];
static real rtheta[${symbols.NP}];
@ end
static real rq[NQ], rq2[NQ], rv[NV], ra[NV], rt[NV], rx[NV], rf[NB][6], rH[NH];
enum {
  ROOM = 0
@ for _, size in ipairs(sizes) do
    + ${size}
@ end
};
static double y[ROOM], z[ROOM], x2[ROOM];
static real ry[ROOM], rz[ROOM];

@ if params then
/* the model's tunable numbers */
static ${symbols.params_type} params;

@ end
static double norm(int n, const double *list)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) sum += list[i] * list[i];
  return sqrt(sum);
}

@ if basis then
/* base parameters: beta[row] is the sum of factor*theta[column] */
static const int basis_row[${basis.n}] = {
${basis.rows}
};
static const int basis_column[${basis.n}] = {
${basis.columns}
};
static const double basis_factor[${basis.n}] = {
${basis.factors}
};

static void combine(const double *from, double *beta)
{
  for (int i = 0; i < NR; i++) beta[i] = 0.0;
  for (int k = 0; k < ${basis.n}; k++)
    beta[basis_row[k]] += basis_factor[k] * from[basis_column[k]];
}

@ end
/* by comparison: gcc 12 for 64-bit ARM fails to compile fmax over a list of floats */
static double largest(int n, const real *list)
{
  double most = 0.0;
  for (int i = 0; i < n; i++) {
    const double size = fabs((double)list[i]);
    if (size > most) most = size;
  }
  return most;
}

static void fail(check *c)
{
  c->states++;
  c->worst = HUGE_VAL;
}

/* takes a difference into account, relative to size; a NaN counts as infinitely far off */
static void take(check *c, double difference, double size)
{
  const double relative = difference / fmax(size, 1e-300);
  if (!(relative <= c->worst)) c->worst = relative == relative ? relative : HUGE_VAL;
}

/* one comparison by norms */
static void compare(check *c, int n, const real *got, const double *expected, double scale)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    const double d = (double)got[i] - expected[i];
    sum += d * d;
  }
  take(c, sqrt(sum), fmax(norm(n, expected), scale));
  c->states++;
}

static double diagonal(const double *packed, int i) { return packed[m->rowptr[i + 1] - 1]; }

/* the size of H in the row of each dof: its diagonal, or 3 % of the diagonal's maximum over all
 * axes there if that is larger (as for a slender arm about its own length, a small difference of
 * large numbers) */
static double h[NV];

/* fills in h after pinion_crba, which leaves composite inertias in work */
static void measure_H(void)
{
  for (int i = 0; i < NV; i++) h[i] = 0.0;
  for (int b = 0; b < NB; b++) {
    const pinion_inertia *const Ic = &work[b].Ic;
    double S[PINION_S_SIZE];
    const int n = pinion_joint_S(&m->body[b], S);
    for (int k = 0; k < n; k++) {
      const double *const l = S + 6 * k, *const w = l + 3;
      h[m->body[b].v + k] += 0.03 * (l[0] * l[0] + l[1] * l[1] + l[2] * l[2]) * Ic->m;
      h[m->body[b].v + k] += 0.03 * (w[0] * w[0] + w[1] * w[1] + w[2] * w[2]) *
                             (Ic->I[0] + Ic->I[3] + Ic->I[5]);
    }
  }
  for (int i = 0; i < NV; i++) h[i] = fmax(h[i], diagonal(H, i));
}

/* H, each entry relative to sqrt(h_i h_j) */
static void compare_H(check *c, const real *got, const double *expected)
{
  for (int i = 0; i < NV; i++) {
    for (int k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
      take(c, fabs((double)got[k] - expected[k]), sqrt(h[i] * h[m->colind[k]]));
  }
  c->states++;
}

/* joint forces, each relative to itself or to its share of all: 3 sqrt(h_i / |h|), of 0.01 to 1 */
static void compare_loads(check *c, const real *got, const double *expected, double load)
{
  const double all = fmax(norm(NV, expected), load), most = fmax(norm(NV, h), 1e-300);
  for (int i = 0; i < NV; i++) {
    const double share = fmin(fmax(3.0 * sqrt(h[i] / most), 0.01), 1.0);
    take(c, fabs((double)got[i] - expected[i]), fmax(fabs(expected[i]), share * all));
  }
  c->states++;
}

@ if helpers.spread then
/* unpacks results into whole matrices, in place, from the last one on; returns `result` */
static int spread(int result, int count, int columns, const int *rowptr, const int *colind,
                  real *list)
{
  static real dense[ROOM];
  const int n = NV * columns;
  for (int k = count - 1; k >= 0; k--) {
    const real *const from = list + k * rowptr[NV];
    for (int i = 0; i < n; i++) dense[i] = 0;
    for (int i = 0; i < NV; i++) {
      for (int j = rowptr[i]; j < rowptr[i + 1]; j++) dense[i * columns + colind[j]] = from[j];
    }
    for (int i = 0; i < n; i++) list[k * n + i] = dense[i];
  }
  return result;
}

@ end
static int report(const check *c, int states)
{
@ if constrained then
  if (c->states == 0 && c->skipped < states) {
    printf("  %-22s skipped: constraints are singular or loops open in all %d states\n", c->name,
           states);
    return -1;
  }
@ end
  if (c->states == 0) {
    printf("  %-22s skipped: H is singular in all %d states\n", c->name, states);
    return -1;
  }
  const int good = c->worst <= tolerance;
  printf("  %-22s %s  %d comparisons, largest relative %s %.2g (tolerance %.0e)\n", c->name,
         good ? "ok  " : "FAIL", c->states, c->what, c->worst, tolerance);
  return good;
}

/* before a function writes n results: those that it does not store remain NaN, and fail */
static void unset(int n)
{
  for (int i = 0; i < n; i++) ry[i] = (real)NAN;
}

static void to_real(int n, const double *from, real *to)
{
  for (int i = 0; i < n; i++) to[i] = (real)from[i];
}

/* inputs rounded to the functions' type, and converted back for the runtime */
static void rounded(int n, double *list, real *to)
{
  to_real(n, list, to);
  for (int i = 0; i < n; i++) list[i] = (double)to[i];
}

static void random_vector(uint64_t *random, int n, double *list, real *to)
{
  for (int i = 0; i < n; i++) list[i] = pinion_random_unit(random);
  rounded(n, list, to);
}

static void random_state(uint64_t *random)
{
  pinion_random_q(m, random, q);
  pinion_random_q(m, random, q2);
  rounded(NQ, q, rq);
  rounded(NQ, q2, rq2);
  random_vector(random, NV, v, rv);
  random_vector(random, NV, a, ra);
  random_vector(random, NV, t, rt);
  random_vector(random, NV, x, rx);
  for (int b = 0; b < NB; b++) random_vector(random, 6, f + 6 * b, rf[b]);
@ if constrained then
  random_vector(random, NC, lambda, rlambda);
  random_vector(random, 3 * NM, phi_d, rphi_d);
  mask = (unsigned)(pinion_random_u64(random) >> 32);
@ if tied then
  random_vector(random, 2, gains, rgains);
  command.mask = mask;
@ if by_row then
  for (int r = 0; r < NC; r++) {
    own_eps[r] = ldexp(1.5 + pinion_random_unit(random), -16);
    own_time[r] = ldexp(1.5 + pinion_random_unit(random), -6);
  }
  rounded(NC, own_eps, reps);
  rounded(NC, own_time, rtime);
  for (int r = 0; r < NC; r++) {
    own_eps[r] = pinion_row_eps(cs, r, own_eps[r]);
    own_time[r] = pinion_row_tau(cs, r, own_time[r]);
  }
  *soft = *cs;
  soft->eps = own_eps;
  soft->tau = own_time;
@ end
@ end
@ end
@ if basis then
  random_vector(random, NP, theta, rtheta);
@ end
  pinion_crba(m, q, H, work);
  measure_H();
  rounded(NH, H, rH);
}

@ if constrained then
/* phi of the constraints that are on, less its target */
static void steer(double *phi)
{
  pinion_constraint_moved(cs, phi_d, phi);
  pinion_constraint_switch(cs, mask, 1, phi);
}

/* lambda of the constraints that are on */
static const double *applied(void)
{
  for (int i = 0; i < NC; i++) on_lambda[i] = lambda[i];
  pinion_constraint_switch(cs, mask, 1, on_lambda);
  return on_lambda;
}

@ end
/* the runtime's factors; is H, scaled to a diagonal of 1, regular beyond rounding? The trace of the
 * inverse bounds its least eigenvalue */
static int regular_state(void)
{
  static double column[NV];
  double trace = 0.0;
  for (int i = 0; i < NH; i++) LD[i] = L[i] = H[i];
  if (pinion_ltdl(m, LD) != 0 || pinion_ltl(m, L) != 0) return 0;
  for (int i = 0; i < NV; i++) {
    for (int k = 0; k < NV; k++) column[k] = k == i;
    pinion_solve(m, LD, column);
    trace += diagonal(H, i) * column[i];
  }
  return trace * tolerance < 1.0;
}

/* a tenth of the terms of joint forces: accelerations, rates, weight, damping and friction */
static double size_of_load(void)
{
  const double moved = norm(NV, a) + norm(NV, v) * norm(NV, v);
  double lost = 0.0;
  for (int b = 0; b < NB; b++) lost += fabs(pinion_joint_loss(m, &m->body[b], v[m->body[b].v]));
  return 0.1 * (norm(NH, H) * moved + norm(3, m->gravity) * sqrt(pinion_mass(m) * norm(NH, H)) +
                lost);
}

@ if helpers.conditioning then
/* rounding, amplified by the condition of H */
static double conditioning(void)
{
  double most = 0.0;
  for (int i = 0; i < NV; i++) most = fmax(most, diagonal(H, i) / diagonal(LD, i));
  return NV * most;
}

@ end
@ if tied then
/* the equations that functions of constraints solve: H x = b + K' l, K x + beside l = d,
 * l = share lambda. Rows that are off are zero in K and d, and have the equation lambda = 0. */
static double K[NC * NV], S[NC * NC], b[NV], d[NC], beside[NC], share, Hinv[NV * NV], rate[NC];
static double phi[NC];
static double on[NC], goal[NC];
static double beyond; /* factor by which the loops amplify rounding beyond H and K */
static double terms; /* size of lengths that may cancel in d, as in phi's own check */
static double room[PINION_CONSTRAINED_ROOM(NV, NC, NH)];

/* K, on = 1 or 0, phi and its rate less their targets, goal = the target of the rate, b = tau - C,
 * d = the value that K a must have, and H^-1 */
static void given(void)
{
  share = 1.0, beyond = 1.0, terms = 0.0;
  for (int r = 0; r < NC; r++) beside[r] = 0.0;
  pinion_constraint_jacobian(m, cs, q, K, work);
  pinion_constraint_switch(cs, mask, NV, K);
  pinion_constraint_residual(m, cs, q, phi, work);
  pinion_constraint_moved(cs, command.phi_d, phi);
  pinion_constraint_Kdotv(m, cs, q, v, d, work);
  pinion_constraint_moved(cs, command.ddphi_d, d);
  for (int r = 0; r < NC; r++) on[r] = 1.0, goal[r] = 0.0, d[r] = -d[r];
  pinion_constraint_moved(cs, command.dphi_d, goal);
  pinion_constraint_switch(cs, mask, 1, on);
  for (int r = 0; r < NC; r++) {
    rate[r] = goal[r];
    goal[r] = -goal[r];
    for (int i = 0; i < NV; i++) rate[r] += K[r * NV + i] * v[i];
  }
  pinion_minv(m, q, Hinv, work, room);
  pinion_bias(m, q, v, b, work);
  for (int i = 0; i < NV; i++) b[i] = t[i] - b[i];
}

static void given_fd(const double *g)
{
  given();
  for (int r = 0; g && r < NC; r++) d[r] -= g[0] * phi[r] + g[1] * rate[r];
}

static void given_impact(void)
{
  given();
  pinion_mul_H(m, H, v, b);
  for (int r = 0; r < NC; r++) d[r] = goal[r] - 0.5 * rate[r];
}

static void given_correction(void)
{
  given();
  for (int i = 0; i < NV; i++) b[i] = 0.0;
  for (int r = 0; r < NC; r++) d[r] = -phi[r];
  terms = 0.1;
  pinion_constraint_positions(cs, NV, K);
  pinion_constraint_positions(cs, 1, on);
}

static void given_spook(double h, double eps, double time)
{
  given();
  pinion_mul_H(m, H, v, z);
  for (int i = 0; i < NV; i++) b[i] = z[i] + h * b[i];
  for (int r = 0; r < NC; r++) {
    const double Y = 1.0 + 4.0 * pinion_row_tau(soft, r, time) / h;
    d[r] = goal[r] + (rate[r] - 4.0 * phi[r] / h) / Y;
    beside[r] = 4.0 * pinion_row_eps(soft, r, eps) / (h * h * Y);
  }
  share = h;
}

/* rounding errors of S, with K known to its own rounding or that of a millimetre */
static double size_of_S(void)
{
  double sum = 0.0;
  given();
  const double rest = (norm(NC * NV, K) + 1e-3) * 1e-3 * norm(NV * NV, Hinv);
  for (int k = 0; k < NC * NV; k++) {
    double x1 = 0.0;
    for (int i = 0; i < NV; i++) x1 += K[k / NV * NV + i] * Hinv[i * NV + k % NV];
    sum += x1 * x1;
  }
  return sum * norm(NH, H) + rest;
}

/* K's entries are differences of a robot's lengths, and known to the rounding of those */
static double size_of_K(void) { return fmax(norm(NC * NV, K), ${length}); }

/* the residual of K x + beside l = d, relative to its terms and the effect of H^-1; in rz */
static double left_over(const double *solution, double *size)
{
  const double *x1 = solution, *lambda1 = solution + NV;
  const double condition = norm(NH, H) * norm(NV * NV, Hinv), k = size_of_K();
  *size = condition * (k * norm(NV, x1) +
          k * k * norm(NV * NV, Hinv) * share * norm(NC, lambda1)) +
          fmax(norm(NC, d), terms);
  for (int r = 0; r < NC; r++) {
    z[r] = on[r] > 0.0 ? beside[r] * share * lambda1[r] - d[r] : lambda1[r];
    for (int i = 0; i < NV; i++) z[r] += K[r * NV + i] * x1[i];
  }
  to_real(NC, z, rz);
  return norm(NC, z) / fmax(*size, 1e-300);
}

@ if refined then
/* what the share of its diagonal that is added to S leaves of the rows after two refinements, the
 * norm of (E (S + E)^-1)^3 S lambda; S + E may have small eigenvalues beside those of dependent
 * rows */
static double left_by_share(const double *lambda1)
{
  static double KH[NC * NV], factor[NC * NC], left[NC], E[NC];
  double mean = 0.0;
  for (int r = 0; r < NC; r++) {
    left[r] = 0.0;
    for (int k = 0; k < NV; k++) KH[r * NV + k] = 0.0;
    for (int i = 0; i < NV; i++) {
      for (int k = 0; k < NV; k++) KH[r * NV + k] += K[r * NV + i] * Hinv[i * NV + k];
    }
    for (int s = 0; s < NC; s++) {
      factor[r * NC + s] = 0.0;
      for (int k = 0; k < NV; k++) factor[r * NC + s] += KH[r * NV + k] * K[s * NV + k];
      left[r] += factor[r * NC + s] * share * lambda1[s];
    }
    mean += factor[r * NC + r] / NC;
  }
  for (int r = 0; r < NC; r++) {
    E[r] = ${refined} * cbrt(tolerance) * (factor[r * NC + r] + sqrt(tolerance) * mean);
    factor[r * NC + r] += E[r];
  }
  if (pinion_dense_ltdl(NC, factor) != 0) return 0.0;
  for (int k = 0; k < 3; k++) {
    pinion_dense_solve(NC, factor, left);
    for (int r = 0; r < NC; r++) left[r] *= E[r];
  }
  return norm(NC, left);
}

@ end
/* inserts x and lambda of a function and of its twin into the equations; into the rows only if the
 * twin can satisfy them all, because dependent ones may contradict each other */
static void put_back(check *c, const double *solution, const double *twin)
{
  static double zero[NV + NC];
  double size;
  const int solvable = left_over(twin, &size) < 1e-14;
  for (int side = 0; side < 2; side++) {
    const double *x1 = side == 0 ? solution : twin, *lambda1 = x1 + NV;
    pinion_mul_H(m, H, x1, z);
    for (int i = 0; i < NV; i++) {
      z[i] -= b[i];
      for (int r = 0; r < NC; r++) z[i] -= K[r * NV + i] * share * lambda1[r];
    }
    to_real(NV, z, rz);
    size = size_of_K() * share * norm(NC, lambda1) + norm(NV, b);
    compare(c, NV, rz, zero, beyond * (norm(NH, H) * norm(NV, x1) + size));
    if (solvable) {
@ if refined then
      if (left_over(x1, &size) > tolerance) size += left_by_share(twin + NV) / tolerance;
@ else
      left_over(x1, &size);
@ end
      compare(c, NC, rz, zero, beyond * size);
    }
  }
}

/* the least share of a row's S_rr that is independent of earlier rows */
static double least;

/* does every row have a share that is independent of the others, above rounding? */
static int clearly_independent(double share_of_row)
{
  static double factor[NC * NC];
  least = 1.0;
  for (int r = 0; r < NC; r++) {
    if (on[r] > 0.0 && norm(NV, K + r * NV) < 1e-11) return 0;
  }
  if (pinion_delassus(m, cs, q, &command, S, work, room) != 0) return 0;
  for (int r = 0; r < NC; r++) {
    if (!(on[r] > 0.0)) S[r * NC + r] = 1.0;
  }
  for (int k = 0; k < NC * NC; k++) factor[k] = S[k];
  if (pinion_dense_ltdl(NC, factor) != 0) return 0;
  for (int r = 0; r < NC; r++) {
    if (!(factor[r * NC + r] > share_of_row * S[r * NC + r])) return 0;
    least = fmin(least, factor[r * NC + r] / S[r * NC + r]);
  }
@ if refined then
  /* rows are enforced where the least eigenvalue of S, with a diagonal of 1, is far above the share
   * of S_rr, and the smaller one of their mean, added to it; the trace of its inverse bounds it */
  static double column[NC];
  double trace = 0.0, mean = 0.0;
  for (int r = 0; r < NC; r++) mean += S[r * NC + r] / NC;
  for (int r = 0; r < NC; r++) {
    for (int k = 0; k < NC; k++) column[k] = k == r;
    pinion_dense_solve(NC, factor, column);
    trace += (S[r * NC + r] + sqrt(tolerance) * mean) * column[r];
  }
  return trace * ${refined} < 1.0;
@ else
  return 1;
@ end
}

/* the same with a share far above rounding */
static int independent(void) { return clearly_independent(${singular_rows}); }

@ end
@ if uses.NI then
/* P and K_d^-1 of local loops at the last state of split; rounding errors of values computed from
 * them */
static double P[NV * NI], Kinv[NC * NC], slack, size_P;
static double loop_room[PINION_EMBEDDING_ROOM(NV, NC, NH)];

static int split(const double *at)
{
  if (pinion_embedding_split(m, cs, loops, at, P, Kinv, work, loop_room) != 0) return 1;
  pinion_constraint_jacobian(m, cs, at, K, work);
  size_P = norm(NV * NI, P);
  slack = (1.0 + norm(loops->rows * loops->rows, Kinv)) * (1.0 + norm(NC * NV, K));
  return 0;
}

/* rounding errors of C_i, which is left in z */
static double size_of_C(void)
{
  const double moves = size_P * norm(NI, v);
  double size;
  pinion_bias(m, q, v, z, work);
  size = norm(NV, z) + norm(NH, H) * slack * (1.0 + moves * moves);
  (void)pinion_bias_embedded(m, cs, loops, q, v, z, work, loop_room);
  return slack * size_P * size + norm(NI, z);
}

/* are loops closed at q and v in `both`, and is v that of the independent joints? */
static void put_together(check *c, const double *both)
{
  static double zero[NC + NV];
  const double *v1 = both + NQ;
  if (split(both) != 0) return;
  pinion_constraint_residual(m, cs, both, phi, work);
  for (int k = 0; k < loops->rows; k++) {
    double sum = 0.0;
    for (int i = 0; i < NV; i++) sum += K[loops->row[k] * NV + i] * v1[i];
    ry[NQ + NV + k] = (real)phi[loops->row[k]];
    rz[k] = (real)sum;
  }
  compare(c, loops->rows, ry + NQ + NV, zero, slack * (1.0 + norm(NQ, both)));
  compare(c, loops->rows, rz, zero, slack * norm(NC * NV, K) * norm(NV, v1));
  for (int k = 0; k < NI; k++) {
    if (both[NQ + loops->independent[k]] != (double)rv[k]) fail(c);
  }
}

@ end
static check checks[] = {
@ if golden then
  { "golden", "difference", 0, 0, 0.0 },
@ end
@ for _, c in ipairs(always) do
  { "${c.name}", "${c.what}", 0, 0, 0.0 },
@ end
@ for _, c in ipairs(regular) do
  { "${c.name}", "${c.what}", 0, 0, 0.0 },
@ end
};
@ if golden then

/* q and H of the algorithm run on the generator's own numbers */
static const double golden_q[${#golden}][NQ] = {
@   for _, g in ipairs(golden) do
  {
${g.q}
  },
@   end
};
static const double golden_H[${#golden}][NH] = {
@   for _, g in ipairs(golden) do
  {
${g.H}
  },
@   end
};
@ end
@ for _, list in ipairs { always, regular } do
@   for _, entry in ipairs(list) do

static void check_${entry.name}(check *c)
{
  unset(${entry.results});
${entry.code}
}
@   end
@ end

int main(int argc, char **argv)
{
  const int states = argc > 1 ? atoi(argv[1]) : 1000;
  const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
  uint64_t random = seed;
  const char *problem = pinion_check(m);
  if (problem || states < 1) {
    printf("%s\n0 passed, 1 failed\n", problem ? problem : "needs at least one state");
    return 1;
  }
@ if params then
  ${symbols.params_default}(&params);
@ end
  (void)z, (void)x2, (void)rz, (void)rt, (void)rx, (void)ry, (void)fail, (void)compare_H;
  (void)compare_loads;
  (void)regular_state, (void)largest, (void)size_of_load;
@ if basis then
  (void)theta, (void)rtheta, (void)combine;
@ end
@ if constrained then
  (void)cs, (void)rphi_d, (void)steer, (void)applied;
@ if tied then
  (void)given_fd, (void)given_impact, (void)given_correction, (void)given_spook, (void)rgains;
  (void)size_of_S, (void)put_back, (void)independent${by_row and ', (void)reps, (void)rtime' or ''};
@   if uses.NI then
  (void)rq_i, (void)split, (void)size_of_C, (void)put_together, (void)size_P;
@   end
@ end
@ end
  printf("${r}: %d random states, seed %llu\n", states, (unsigned long long)seed);

@ if golden then
  for (int k = 0; k < ${#golden}; k++) {
    unset(NH);
    to_real(NQ, golden_q[k], rq);
    ${crba}rq, ry);
    compare(&checks[0], NH, ry, golden_H[k], 0.0);
  }
@ end
  for (int s = 0; s < states; s++) {
    random_state(&random);
@ local c = golden and 1 or 0
@ for _, entry in ipairs(always) do
    check_${entry.name}(&checks[${c}]);
@   c = c + 1
@ end
@ if #regular > 0 then
    if (!regular_state()) {
      for (int k = ${c}; k < ${c + #regular}; k++) checks[k].skipped++;
      continue;
    }
@   for _, entry in ipairs(regular) do
    check_${entry.name}(&checks[${c}]);
@     c = c + 1
@   end
@ end
  }

  const int count = (int)(sizeof checks / sizeof checks[0]);
  int passed = 0, failed = 0;
  for (int k = 0; k < count; k++) {
    const int good = report(&checks[k], states);
    passed += good == 1;
    failed += good == 0;
  }
  if (passed + failed < count) printf("%d not tested, see above\n", count - passed - failed);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0 || passed == 0;
}
