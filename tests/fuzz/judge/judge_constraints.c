/* judge_constraints.c -- constraints: the oracle's phi, and K and Kdotv by its differences. */
#include "judge_parts.h"

#include "../../oracle/xml.h"

#include <float.h>
#include <math.h>
#include <string.h>

static double *room(int n) { return oracle_grab(sizeof(double) * (unsigned)n); }

/* ---- rows that are switched or move ---- */

void judge_rows(judge *J, int count, int bit, int moves)
{
  int *bits = oracle_grab(sizeof *bits * (unsigned)(J->rows + count));
  int *places = oracle_grab(sizeof *places * (unsigned)(J->rows + count));
  double *eps = room(J->rows + count), *t = room(J->rows + count);
  for (int r = 0; r < J->rows + count; r++) {
    bits[r] = r < J->rows ? J->row_bit[r] : bit;
    places[r] = r < J->rows ? J->row_place[r] : moves ? J->nm++ : -1;
    eps[r] = r < J->rows ? J->own_eps[r] : -1;
    t[r] = r < J->rows ? J->own_t[r] : -1;
  }
  J->row_bit = bits;
  J->row_place = places;
  J->own_eps = eps;
  J->own_t = t;
  J->rows += count;
  J->last = count;
}

void judge_soft(judge *J, const double *eps, const double *t)
{
  memcpy(J->own_eps + J->rows - J->last, eps, sizeof *eps * (unsigned)J->last);
  memcpy(J->own_t + J->rows - J->last, t, sizeof *t * (unsigned)J->last);
}

int judge_is_on(const judge *J, int row)
{
  if (J->positions && oracle_is_rate(J->o, row))
    return 0;
  return J->row_bit[row] < 0 || (J->mask >> J->row_bit[row] & 1);
}

double *judge_asked(judge *J, const double *d)
{
  double *out = room(J->nc);
  for (int r = 0; r < J->nc; r++)
    out[r] = judge_is_on(J, r) && J->row_place[r] >= 0 ? d[J->row_place[r]] : 0;
  return out;
}

double *judge_phi(judge *J)
{
  const oracle_array phi = oracle_phi(J->o);
  double *out = judge_asked(J, J->phi_d);
  for (int r = 0; r < J->nc; r++)
    out[r] = judge_is_on(J, r) ? phi.x[r] - out[r] : 0;
  return out;
}

/* ---- by differences ---- */

/* phi, or rates, at q moved along v for dt; the state is restored */
static oracle_array at(judge *J, oracle_array of(oracle *), const double *v, double dt)
{
  double *q = room(oracle_nq(J->o));
  oracle_integrate(J->o, J->q, v, dt, q);
  oracle_state(J->o, q, J->v, J->a);
  const oracle_array found = of(J->o);
  oracle_state(J->o, J->q, J->v, J->a);
  return found;
}

static const double FIRST[5] = {1 / 12., -8 / 12., 0, 8 / 12., -1 / 12.};
static const double SECOND[5] = {-1 / 12., 16 / 12., -30 / 12., 16 / 12., -1 / 12.};

/* out[r stride] := the sum of share phi_r along v */
static void differ(judge *J, const double *share, const double *v, double step, double *out,
                   int stride)
{
  for (int side = -2; side <= 2; side++) {
    const oracle_array phi = at(J, oracle_phi, v, side * step);
    for (int r = 0; r < J->nc; r++)
      out[r * stride] += judge_is_on(J, r) ? share[side + 2] * phi.x[r] : 0;
  }
}

double *judge_K(judge *J)
{
  const int n = oracle_nv(J->o);
  const double step = 1e-4;
  double *K = room(J->nc * n), *along = room(n);
  for (int j = 0; j < n; j++) {
    memset(along, 0, sizeof *along * (unsigned)n);
    along[j] = 1;
    differ(J, FIRST, along, step, K + j, n);
  }
  for (int k = 0; k < J->nc * n; k++)
    K[k] /= step;
  const oracle_array rates = oracle_rates(J->o);
  for (int k = 0; k < J->nc * n; k++) {
    if (judge_is_on(J, k / n) && oracle_is_rate(J->o, k / n))
      K[k] = rates.x[k];
  }
  return K;
}

static const double LONG_STEP = 3e-4;

double *judge_Kdotv(judge *J)
{
  const int n = oracle_nv(J->o);
  double *out = room(J->nc);
  differ(J, SECOND, J->v, LONG_STEP, out, 1);
  for (int r = 0; r < J->nc; r++)
    out[r] /= LONG_STEP * LONG_STEP;
  for (int side = -2; side <= 2; side++) {
    const oracle_array rates = at(J, oracle_rates, J->v, side * LONG_STEP);
    for (int r = 0; r < J->nc; r++) {
      if (judge_is_on(J, r) && oracle_is_rate(J->o, r))
        out[r] += FIRST[side + 2] / LONG_STEP * oracle_dot(n, J->v, 1, rates.x + r * n, 0);
    }
  }
  return out;
}

double judge_loose(const judge *J, double share) { return fmax(1, share / judge_tolerance(J)); }

static void check_K(judge *J, const char *where, const double *x)
{
  const int n = oracle_nv(J->o);
  const double *K = judge_K(J);
  const oracle_array phi = oracle_phi(J->o);
  const double *got = judge_unpacked(J->nc, n, J->K_rowptr, J->K_colind, x);
  judge_near(J, where, "K", J->nc * n, got, K,
             judge_loose(J, 1e-7) *
                 (1 + judge_largest(J->nc * n, K) + judge_largest(J->nc, phi.mag)));
}

double *judge_pull(const judge *J, const double *K, const double *l, double *size)
{
  const int n = oracle_nv(J->o);
  double *out = room(n);
  for (int r = 0; r < J->nc; r++) {
    for (int j = 0; j < n; j++) {
      out[j] += K[r * n + j] * l[r];
      *size += fabs(K[r * n + j] * l[r]);
    }
  }
  return out;
}

int judge_constrained(judge *J, const char *where, const char *what, const double *x)
{
  const int n = oracle_nv(J->o);
#define IS(word) (!strcmp(what, word))
  if (IS("phi")) {
    const oracle_array phi = oracle_phi(J->o);
    judge_size(J, "NC", phi.rows, J->nc);
    if (phi.rows == J->nc)
      judge_near(J, where, what, J->nc, x, judge_phi(J), 10 * (1 + judge_largest(J->nc, phi.mag)));
  } else if (IS("K")) {
    check_K(J, where, x);
  } else if (IS("Kdotv")) {
    const oracle_array phi = oracle_phi(J->o);
    const double speed = 1 + judge_largest(n, J->v), *want = judge_Kdotv(J);
    /* where phi is 0, its differences round the parts of a step */
    const double size = judge_largest(J->nc, phi.mag) + LONG_STEP * speed;
    judge_near(J, where, what, J->nc, x, want,
               judge_loose(J, 1e-7) * (judge_largest(J->nc, want) + size * pow(speed, 4)));
  } else if (IS("pull")) {
    const double *K = judge_K(J);
    double size = 1;
    const double *want = judge_pull(J, K, J->lambda, &size);
    const oracle_array phi = oracle_phi(J->o);
    size += judge_largest(J->nc, phi.mag);
    judge_near(J, where, "K'*lambda", n, x, want, judge_loose(J, 1e-9) * size);
  } else {
    return judge_solved(J, where, what, x);
  }
#undef IS
  return 1;
}
