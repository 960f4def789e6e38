/* quad_selftest.c
 * The generated functions against the generic runtime on random states, and against golden
 * vectors computed by the generator itself.
 * Generated from models/quad.urdf; do not edit.
 *
 * Compile with the other files of this directory and those of runtime/; run with [states [seed]].
 * Prints a line per check and, last, `N passed, N failed`; exits 1 if any failed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "quad.h"
#include "quad_model.h"

#include "generic/constraints/constrained.h"
#include "generic/constraints/embedding.h"
#include "generic/constraints/osim.h"
#include "generic/derivatives/constrained_derivatives.h"
#include "generic/derivatives/derivatives.h"
#include "generic/derivatives/regressor.h"
#include "generic/factor/factor.h"
#include "generic/factor/forward.h"
#include "generic/factor/hybrid.h"
#include "generic/factor/products.h"
#include "generic/model/configuration.h"
#include "generic/steps/step.h"
#include "generic/steps/step_derivatives.h"
#include "generic/tree/aba.h"
#include "generic/tree/coriolis.h"
#include "generic/tree/crba.h"
#include "generic/tree/energy.h"
#include "generic/tree/inverse.h"
#include "generic/tree/jacobian.h"
#include "generic/tree/kinematics.h"
#include "generic/tree/momentum.h"
#include "generic/tree/rnea.h"

typedef double real;

enum { NQ = QUAD_NQ, NV = QUAD_NV };
enum { NH = QUAD_NH, NB = 13, NL = 17 };

/* differences are relative to the norm of the reference, or to the scale of the problem; solutions
 * and factors are inserted into their equations, whose residuals are relative to the product of the
 * norms, so that they may be less than one rounding */
static const double tolerance = 1e-12;

typedef struct check {
  const char *name, *what;
  int states, skipped;
  double worst;
} check;

/* the current state in double and in the robot's type, and results */
static const pinion_model *const m = &quad_model;
static pinion_work work[NB];
static double q[NQ], q2[NQ], v[NV], a[NV], t[NV], x[NV], f[6 * NB], H[NH], LD[NH], L[NH];
static real rq[NQ], rq2[NQ], rv[NV], ra[NV], rt[NV], rx[NV], rf[NB][6], rH[NH];
enum {
  ROOM = 0
    + NH
    + NV
    + NV * NV
    + 12 * NL
    + 3
    + 3 * NV
    + 6 * NV + 6
    + 6
    + 1
    + NQ
};
static double y[ROOM], z[ROOM], x2[ROOM];
static real ry[ROOM], rz[ROOM];

static double norm(int n, const double *list)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) sum += list[i] * list[i];
  return sqrt(sum);
}

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

static int report(const check *c, int states)
{
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
  pinion_crba(m, q, H, work);
  measure_H();
  rounded(NH, H, rH);
}

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

static check checks[] = {
  { "golden", "difference", 0, 0, 0.0 },
  { "crba", "difference", 0, 0, 0.0 },
  { "mul_H", "difference", 0, 0, 0.0 },
  { "rnea", "difference", 0, 0, 0.0 },
  { "rnea_fext", "difference", 0, 0, 0.0 },
  { "bias", "difference", 0, 0, 0.0 },
  { "gravity", "difference", 0, 0, 0.0 },
  { "Ha", "difference", 0, 0, 0.0 },
  { "coriolis", "difference", 0, 0, 0.0 },
  { "fk", "difference", 0, 0, 0.0 },
  { "com", "difference", 0, 0, 0.0 },
  { "com_velocity", "difference", 0, 0, 0.0 },
  { "com_jacobian", "difference", 0, 0, 0.0 },
  { "centroidal", "difference", 0, 0, 0.0 },
  { "centroidal_bias", "difference", 0, 0, 0.0 },
  { "kinetic_energy", "difference", 0, 0, 0.0 },
  { "potential_energy", "difference", 0, 0, 0.0 },
  { "integrate", "difference", 0, 0, 0.0 },
  { "difference", "difference", 0, 0, 0.0 },
  { "neutral", "difference", 0, 0, 0.0 },
  { "normalize", "difference", 0, 0, 0.0 },
  { "ltdl", "residual", 0, 0, 0.0 },
  { "ltl", "residual", 0, 0, 0.0 },
  { "solve", "residual", 0, 0, 0.0 },
  { "mul_L", "difference", 0, 0, 0.0 },
  { "mul_Lt", "difference", 0, 0, 0.0 },
  { "solve_L", "residual", 0, 0, 0.0 },
  { "solve_Lt", "residual", 0, 0, 0.0 },
  { "ltl_mul_L", "difference", 0, 0, 0.0 },
  { "ltl_mul_Lt", "difference", 0, 0, 0.0 },
  { "ltl_solve_L", "residual", 0, 0, 0.0 },
  { "ltl_solve_Lt", "residual", 0, 0, 0.0 },
  { "ltl_solve", "residual", 0, 0, 0.0 },
  { "fd", "residual", 0, 0, 0.0 },
  { "aba", "residual", 0, 0, 0.0 },
  { "minv", "residual", 0, 0, 0.0 },
};

/* q and H of the algorithm run on the generator's own numbers */
static const double golden_q[2][NQ] = {
  {
  0.0, 0.0, 0.0,
  0.0, 0.0, 0.0,
  1.0, 0.0, 0.0,
  0.0, 0.0, 0.0,
  0.0, 0.0, 0.0,
  0.0, 0.0, 0.0,
  0.0
  },
  {
  0.236, -0.528, 0.708,
  0.5, -0.5, 0.5,
  0.5, 0.8879999999999999, 0.12400000000000011,
  -0.64, 0.5960000000000001, -0.16800000000000004,
  -0.9319999999999999, 0.30400000000000005, -0.45999999999999996,
  0.776, 0.01200000000000001, -0.752,
  0.484
  },
};
static const double golden_H[2][NH] = {
  {
  14.48, 0.0, 14.48,
  0.0, 0.0, 14.48,
  0.0, 0.3732559999999999, 0.0,
  0.19996602919999998, -0.3732559999999999, 0.0,
  -0.049648000000000025, 0.0, 0.42836319600000006,
  0.0, 0.049648000000000025, 0.0,
  -0.0003052263999999902, 0.0, 0.4142566108,
  0.0, 0.092054, 0.081215,
  0.0339233003, -0.0153495105, 0.017507003400000002,
  0.0294564753, -0.092054, 0.0,
  0.001088, 0.0001410225, 0.024204804000000003,
  0.011965947499999999, 8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  -6.851e-05, 0.008198519000000001, 0.00286637,
  -3.9525e-05, 0.008098389000000001, 0.0036885890000000004,
  0.0, 0.092054, -0.081215,
  0.0339233003, 0.0153495105, 0.017507003400000002,
  0.0294564753, -0.092054, 0.0,
  0.001088, -0.0001410225, 0.024204804000000003,
  -0.011965947499999999, -8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  6.851e-05, 0.008198519000000001, -0.00286637,
  3.9525e-05, 0.008098389000000001, 0.0036885890000000004,
  0.0, 0.092054, 0.081215,
  0.0339233003, 0.0155118755, -0.0174735166,
  0.0294564753, -0.092054, 0.0,
  0.001088, 0.0001410225, 0.024618244000000004,
  0.011965947499999999, 8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  -6.851e-05, 0.007998259, 0.00286637,
  -3.9525e-05, 0.008098389000000001, 0.0036885890000000004,
  0.0, 0.092054, -0.081215,
  0.0339233003, -0.0155118755, -0.0174735166,
  0.0294564753, -0.092054, 0.0,
  0.001088, -0.0001410225, 0.024618244000000004,
  -0.011965947499999999, -8.118249999999999e-05, 0.024411524000000004,
  -0.022049000000000003, 0.0, -0.000527,
  6.851e-05, 0.007998259, -0.00286637,
  3.9525e-05, 0.008098389000000001, 0.0036885890000000004
  },
  {
  14.48, 0.0, 14.48,
  0.0, 0.0, 14.48,
  0.0, 0.2391939382785726, 0.11916817563807573,
  0.1775527969045716, -0.2391939382785726, 0.0,
  -0.161347183712939, -0.013720151065983784, 0.3827955051820673,
  -0.11916817563807573, 0.161347183712939, 0.0,
  0.01685559504762199, 0.006666886032456569, 0.4303044693085614,
  0.0, -0.0073652905104632654, 0.11965946545643341,
  0.03357814982429442, -0.024225153240846807, -0.0002922799768525486,
  0.026996879224190584, -0.08818593398395744, 0.0008351436125242038,
  -0.0006792196334691026, -0.00011863984856670017, 0.009220738172755103,
  0.026668374595890776, -8.128276872589952e-05, 0.022540198947197117,
  -0.018918190360485, 0.008795737364571647, -0.007153545113992836,
  -0.0012437551567938353, 0.004777831599071799, 0.009163868779889157,
  -0.0008503101755242293, 0.007162726473598559, 0.0036885890000000004,
  0.0, 0.11082034250026537, -0.022967337564953463,
  0.022432212008100177, 0.002059988141723713, 0.02846117587289093,
  0.021169008442027737, -0.07882113093389773, 0.016841562976515713,
  -0.02482978612166043, 0.0036160661695653906, 0.02515091731170941,
  0.005582426712599862, 0.0022504279328740668, 0.02068119692762243,
  -0.00953167460256018, 0.011164579149492952, -0.016460117912263466,
  0.002397002203023431, 0.008687248208425119, 0.0045043435040143295,
  0.0014916957178489404, 0.0062332254638112145, 0.0036885890000000004,
  0.0, 0.05637770962368749, 0.10280499864602043,
  0.03142214567200441, 0.016634391613963222, -0.007305678562480855,
  0.025767870746473284, -0.08456617328471878, 0.006968695259723311,
  -0.02221278919469297, -0.0029676212143906026, 0.014905329382275768,
  0.01597336587406455, -0.001745917808682489, 0.022034308061498364,
  -0.021121042002695073, -0.001901162359359985, 0.006059974950752143,
  0.0008096384645281866, 0.007270163832241154, 0.005102689382684106,
  0.00047633984223681886, 0.006909781030749182, 0.0036885890000000004,
  0.0, 0.07432117666508299, -0.08032895089942464,
  0.025797920008996823, -0.011414231041551471, -0.003635422285935535,
  0.021379827709528468, -0.0733519013283545, 0.0006358387345004469,
  -0.05298401782901598, 0.006887780733380403, 0.01349394841707148,
  -0.009373139598618373, 0.003973659752784524, 0.023496601234065245,
  -0.021122352936517645, 7.616021283493791e-05, -0.006346379759135554,
  0.0008250636411946688, 0.0064535749840134975, -0.002668573332015715,
  0.00047601275444221334, 0.007640927617032622, 0.0036885890000000004
  },
};

static void check_crba(check *c)
{
  unset(NH);
  pinion_crba(m, q, y, work);
  quad_crba(rq, ry);
  compare_H(c, ry, y);
}

static void check_mul_H(check *c)
{
  unset(NV);
  pinion_mul_H(m, H, x, y);
  quad_mul_H(rH, rx, ry);
  compare(c, NV, ry, y, 1e-3 * norm(NH, H));
}

static void check_rnea(check *c)
{
  unset(NV);
  pinion_rnea(m, q, v, a, y, work);
  quad_rnea(rq, rv, ra, ry);
  compare_loads(c, ry, y, size_of_load());
}

static void check_rnea_fext(check *c)
{
  unset(NV);
  pinion_rnea_fext(m, q, v, a, f, y, work);
  quad_rnea_fext(rq, rv, ra, rf, ry);
  compare(c, NV, ry, y, size_of_load() + 0.1 * norm(6 * NB, f));
}

static void check_bias(check *c)
{
  unset(NV);
  pinion_bias(m, q, v, y, work);
  quad_bias(rq, rv, ry);
  compare_loads(c, ry, y, size_of_load());
}

static void check_gravity(check *c)
{
  unset(NV);
  pinion_gravity(m, q, y, work);
  quad_gravity(rq, ry);
  compare_loads(c, ry, y, size_of_load());
}

static void check_Ha(check *c)
{
  unset(NV);
  pinion_Ha(m, q, a, y, work);
  quad_Ha(rq, ra, ry);
  compare(c, NV, ry, y, 1e-3 * norm(NH, H));
}

static void check_coriolis(check *c)
{
  unset(NV * NV);
  pinion_coriolis(m, q, v, y, work);
  quad_coriolis(rq, rv, (real(*)[NV])ry);
  compare(c, NV * NV, ry, y, norm(NH, H));
}

static void check_fk(check *c)
{
  unset(12 * NL);
  pinion_fk(m, q, y, work);
  quad_fk(rq, (real(*)[12])ry);
  compare(c, 12 * NL, ry, y, 1e-3);
}

static void check_com(check *c)
{
  unset(3);
  pinion_com(m, q, y, work);
  quad_com(rq, ry);
  compare(c, 3, ry, y, 0.1);
}

static void check_com_velocity(check *c)
{
  unset(3);
  pinion_com_velocity(m, q, v, y, work);
  quad_com_velocity(rq, rv, ry);
  compare(c, 3, ry, y, 0.1);
}

static void check_com_jacobian(check *c)
{
  unset(3 * NV);
  pinion_com_jacobian(m, q, y, work);
  quad_com_jacobian(rq, (real(*)[NV])ry);
  compare(c, 3 * NV, ry, y, 1e-3);
}

static void check_centroidal(check *c)
{
  unset(6 * NV + 6);
  pinion_centroidal(m, q, v, y, y + 6 * NV, work);
  quad_centroidal(rq, rv, (real(*)[NV])ry, ry + 6 * NV);
  compare(c, 6 * NV + 6, ry, y, norm(NH, H));
}

static void check_centroidal_bias(check *c)
{
  unset(6);
  pinion_centroidal_bias(m, q, v, y, work);
  quad_centroidal_bias(rq, rv, ry);
  compare(c, 6, ry, y, norm(NH, H) * norm(NV, v) * norm(NV, v));
}

static void check_kinetic_energy(check *c)
{
  unset(1);
  y[0] = pinion_kinetic_energy(m, q, v, work);
  ry[0] = quad_kinetic_energy(rq, rv);
  compare(c, 1, ry, y, 1e-3 * norm(NH, H));
}

static void check_potential_energy(check *c)
{
  unset(1);
  y[0] = pinion_potential_energy(m, q, work);
  ry[0] = quad_potential_energy(rq);
  compare(c, 1, ry, y, 9.81 * sqrt(pinion_mass(m) * fmax(pinion_mass(m), norm(NH, H))));
}

static void check_integrate(check *c)
{
  unset(NQ);
  pinion_integrate(m, q, v, 0.125, y);
  quad_integrate(rq, rv, (real)0.125, ry);
  compare(c, NQ, ry, y, 1e-3);
}

static void check_difference(check *c)
{
  unset(NV);
  pinion_difference(m, q, q2, y);
  quad_difference(rq, rq2, ry);
  compare(c, NV, ry, y, 1e-3);
}

static void check_neutral(check *c)
{
  unset(NQ);
  pinion_neutral_q(m, y);
  quad_neutral(ry);
  compare(c, NQ, ry, y, 1e-3);
}

static void check_normalize(check *c)
{
  unset(NQ);
  for (int i = 0; i < NQ; i++) y[i] = 1.5 * q[i];
  pinion_normalize(m, y);
  for (int i = 0; i < NQ; i++) ry[i] = (real)1.5 * rq[i];
  quad_normalize(ry);
  compare(c, NQ, ry, y, 1e-3);
}

static void check_ltdl(check *c)
{
  unset(NH);
  static int k = 0;
  for (int i = 0; i < NH; i++) ry[i] = 0;
  for (int i = 0; i < NV; i++) ry[m->rowptr[i + 1] - 1] = i == k ? 0 : (real)1e-9;
  if (quad_ltdl(ry) != 1 + k) fail(c);
  k = (k + 1) % NV;
  for (int i = 0; i < NH; i++) ry[i] = rH[i];
  if (quad_ltdl(ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NH; i++) LD[i] = (double)ry[i];
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      pinion_mul_H(m, H, z, y);
      pinion_mul_L(m, LD, z);
      for (int i = 0; i < NV; i++) z[i] *= diagonal(LD, i);
      pinion_mul_Lt(m, LD, z);
      to_real(NV, z, ry);
      compare(c, NV, ry, y, norm(NH, H));
    }
  }
}

static void check_ltl(check *c)
{
  unset(NH);
  static int k = 0;
  for (int i = 0; i < NH; i++) ry[i] = 0;
  for (int i = 0; i < NV; i++) ry[m->rowptr[i + 1] - 1] = i == k ? 0 : (real)1e-9;
  if (quad_ltl(ry) != 1 + k) fail(c);
  k = (k + 1) % NV;
  for (int i = 0; i < NH; i++) ry[i] = rH[i];
  if (quad_ltl(ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NH; i++) L[i] = (double)ry[i];
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      pinion_mul_H(m, H, z, y);
      pinion_ltl_mul_L(m, L, z);
      pinion_ltl_mul_Lt(m, L, z);
      to_real(NV, z, ry);
      compare(c, NV, ry, y, norm(NH, H));
    }
  }
}

static void check_solve(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_solve(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  pinion_mul_H(m, H, z, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, H) * norm(NV, z));
}

static void check_mul_L(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_mul_L(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_mul_L(m, LD, y);
  compare(c, NV, rz, y, norm(NH, LD) * norm(NV, x));
}

static void check_mul_Lt(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_mul_Lt(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_mul_Lt(m, LD, y);
  compare(c, NV, rz, y, norm(NH, LD) * norm(NV, x));
}

static void check_solve_L(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_solve_L(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_mul_L(m, LD, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, LD) * norm(NV, z));
}

static void check_solve_Lt(check *c)
{
  unset(NV);
  rounded(NH, LD, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_solve_Lt(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_mul_Lt(m, LD, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, LD) * norm(NV, z));
}

static void check_ltl_mul_L(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_ltl_mul_L(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_ltl_mul_L(m, L, y);
  compare(c, NV, rz, y, norm(NH, L) * norm(NV, x));
}

static void check_ltl_mul_Lt(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_ltl_mul_Lt(ry, rz);
  for (int i = 0; i < NV; i++) y[i] = x[i];
  pinion_ltl_mul_Lt(m, L, y);
  compare(c, NV, rz, y, norm(NH, L) * norm(NV, x));
}

static void check_ltl_solve_L(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_ltl_solve_L(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_ltl_mul_L(m, L, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, L) * norm(NV, z));
}

static void check_ltl_solve_Lt(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_ltl_solve_Lt(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_ltl_mul_Lt(m, L, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, L) * norm(NV, z));
}

static void check_ltl_solve(check *c)
{
  unset(NV);
  rounded(NH, L, ry);
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  quad_ltl_solve(ry, rz);
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
  pinion_mul_H(m, H, z, y);
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, H) * norm(NV, z));
}

static void check_fd(check *c)
{
  unset(NV);
  if (quad_fd(rq, rv, rt, ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NV; i++) z[i] = (double)ry[i];
    pinion_rnea(m, q, v, z, y, work);
    to_real(NV, y, rz);
    compare(c, NV, rz, t, norm(NH, H) * norm(NV, z));
  }
}

static void check_aba(check *c)
{
  unset(NV);
  if (quad_aba(rq, rv, rt, ry) != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NV; i++) z[i] = (double)ry[i];
    pinion_rnea(m, q, v, z, y, work);
    to_real(NV, y, rz);
    compare(c, NV, rz, t, norm(NH, H) * norm(NV, z));
  }
}

static void check_minv(check *c)
{
  unset(NV * NV);
  if (quad_minv(rq, (real(*)[NV])ry) != 0) {
    fail(c);
  } else {
    const double scale = norm(NH, H) * largest(NV * NV, ry);
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) x2[i] = (double)ry[i * NV + j];
      pinion_mul_H(m, H, x2, y);
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      to_real(NV, y, rz);
      compare(c, NV, rz, z, scale);
    }
  }
}

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
  (void)z, (void)x2, (void)rz, (void)rt, (void)rx, (void)ry, (void)fail, (void)compare_H;
  (void)compare_loads;
  (void)regular_state, (void)largest, (void)size_of_load;
  printf("quad: %d random states, seed %llu\n", states, (unsigned long long)seed);

  for (int k = 0; k < 2; k++) {
    unset(NH);
    to_real(NQ, golden_q[k], rq);
    quad_crba(rq, ry);
    compare(&checks[0], NH, ry, golden_H[k], 0.0);
  }
  for (int s = 0; s < states; s++) {
    random_state(&random);
    check_crba(&checks[1]);
    check_mul_H(&checks[2]);
    check_rnea(&checks[3]);
    check_rnea_fext(&checks[4]);
    check_bias(&checks[5]);
    check_gravity(&checks[6]);
    check_Ha(&checks[7]);
    check_coriolis(&checks[8]);
    check_fk(&checks[9]);
    check_com(&checks[10]);
    check_com_velocity(&checks[11]);
    check_com_jacobian(&checks[12]);
    check_centroidal(&checks[13]);
    check_centroidal_bias(&checks[14]);
    check_kinetic_energy(&checks[15]);
    check_potential_energy(&checks[16]);
    check_integrate(&checks[17]);
    check_difference(&checks[18]);
    check_neutral(&checks[19]);
    check_normalize(&checks[20]);
    if (!regular_state()) {
      for (int k = 21; k < 36; k++) checks[k].skipped++;
      continue;
    }
    check_ltdl(&checks[21]);
    check_ltl(&checks[22]);
    check_solve(&checks[23]);
    check_mul_L(&checks[24]);
    check_mul_Lt(&checks[25]);
    check_solve_L(&checks[26]);
    check_solve_Lt(&checks[27]);
    check_ltl_mul_L(&checks[28]);
    check_ltl_mul_Lt(&checks[29]);
    check_ltl_solve_L(&checks[30]);
    check_ltl_solve_Lt(&checks[31]);
    check_ltl_solve(&checks[32]);
    check_fd(&checks[33]);
    check_aba(&checks[34]);
    check_minv(&checks[35]);
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
