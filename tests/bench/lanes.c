/* SPDX-License-Identifier: MIT */
/* lanes.c -- a contestant: the generated C on LANES states at once, one build of it.
 *
 * Compiled once for each build, with -DTEAM=name -DLANES=8; HAVE_crba and so on say which functions
 * the header has. States are turned into structures of arrays beforehand, [block][number][lane], as
 * a program that works on many states would have them; times are a state, not a block. */
#include <string.h>

#include "bench.h"

#define TEXT_(word) #word
#define TEXT(word) TEXT_(word)
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)

#include "r.h"
#define LANES_HEADER_(n) TEXT(JOIN(r_x, n).h)
#include LANES_HEADER_(LANES)

/* r_crba_x8 and so on, in one go: r_crba by itself is a macro, for its symbol */
#define CALL_(name, n) r_##name##_x##n
#define CALL_N(name, n) CALL_(name, n)
#define CALL(name) CALL_N(name, LANES)
#define NAME(name) "r_" #name "_x" TEXT(LANES)

bench_contestant JOIN(bench_, TEAM);

enum { BLOCKS = BENCH_STATES / LANES, MATRIX_BLOCKS = BENCH_MATRICES / LANES };

typedef double block_q[R_NQ][LANES];
typedef double block_v[R_NV][LANES];
typedef double block_H[R_NH][LANES];

/* a vector that straddles two cache lines costs two; a program that cares aligns its arrays */
#define ALIGNED __attribute__((aligned(64)))

static block_q q[BLOCKS] ALIGNED;
static block_v v[BLOCKS] ALIGNED, a[BLOCKS] ALIGNED, tau[BLOCKS] ALIGNED;
static block_H Hs[MATRIX_BLOCKS] ALIGNED, LDs[MATRIX_BLOCKS] ALIGNED;
static block_H H ALIGNED;
static block_v x ALIGNED;
static block_H factored[BENCH_FRESH / LANES] ALIGNED;
static block_v solved[BENCH_FRESH / LANES] ALIGNED;

/* blocks[states/LANES][width][LANES] of rows[states][width] */
static void turn(const double *rows, int states, int width, double *blocks)
{
  for (int s = 0; s < states; s++) {
    for (int i = 0; i < width; i++)
      blocks[(s / LANES * width + i) * LANES + s % LANES] = rows[s * width + i];
  }
}

/* lane of state k of one block of results */
static void pick(const double *block, int k, int width, double *out)
{
  for (int i = 0; i < width; i++)
    out[i] = block[i * LANES + k % LANES];
}

static int at(int k) { return k & (BLOCKS - 1); }
static int matrix(int k) { return k & (MATRIX_BLOCKS - 1); }
static int fresh(int k) { return k & (BENCH_FRESH / LANES - 1); }

#ifdef HAVE_crba
static void run_H(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count / LANES; k++)
    CALL(crba)(q[at(k)], H);
}

static void result_H(const bench_states *s, int k, double *out)
{
  (void)s;
  CALL(crba)(q[k / LANES], H);
  pick(&H[0][0], k, R_NH, out);
}
#endif

#ifdef HAVE_solve
static void solve(int block, block_H LD)
{
  memcpy(x, tau[block], sizeof x);
  CALL(solve)(LD, x);
}

static void run_solve(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count / LANES; k++)
    CALL(solve)(LDs[matrix(k)], solved[fresh(k)]);
}

static void fresh_solve(const bench_states *s)
{
  (void)s;
  for (int k = 0; k < BENCH_FRESH / LANES; k++)
    memcpy(solved[k], tau[matrix(k)], sizeof x);
}

static void result_solve(const bench_states *s, int k, double *out)
{
  (void)s;
  solve(k / LANES, LDs[k / LANES]);
  pick(&x[0][0], k, R_NV, out);
}
#endif

#if defined HAVE_ltdl && defined HAVE_solve
static void run_factor(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count / LANES; k++)
    (void)CALL(ltdl)(factored[fresh(k)]);
}

static void fresh_factor(const bench_states *s)
{
  (void)s;
  for (int k = 0; k < BENCH_FRESH / LANES; k++)
    memcpy(factored[k], Hs[matrix(k)], sizeof H);
}

static void result_factor(const bench_states *s, int k, double *out)
{
  (void)s;
  memcpy(H, Hs[k / LANES], sizeof H);
  (void)CALL(ltdl)(H);
  solve(k / LANES, H);
  pick(&x[0][0], k, R_NV, out);
}
#endif

#ifdef HAVE_rnea
static void run_id(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count / LANES; k++)
    CALL(rnea)(q[at(k)], v[at(k)], a[at(k)], x);
}

static void result_id(const bench_states *s, int k, double *out)
{
  (void)s;
  CALL(rnea)(q[k / LANES], v[k / LANES], a[k / LANES], x);
  pick(&x[0][0], k, R_NV, out);
}
#endif

#ifdef HAVE_bias
static void run_bias(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count / LANES; k++)
    CALL(bias)(q[at(k)], v[at(k)], x);
}

static void result_bias(const bench_states *s, int k, double *out)
{
  (void)s;
  CALL(bias)(q[k / LANES], v[k / LANES], x);
  pick(&x[0][0], k, R_NV, out);
}
#endif

#ifdef HAVE_fd
static void run_fd(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count / LANES; k++)
    (void)CALL(fd)(q[at(k)], v[at(k)], tau[at(k)], x);
}

static void result_fd(const bench_states *s, int k, double *out)
{
  (void)s;
  (void)CALL(fd)(q[k / LANES], v[k / LANES], tau[k / LANES], x);
  pick(&x[0][0], k, R_NV, out);
}
#endif

#ifdef HAVE_aba
static void run_aba(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count / LANES; k++)
    (void)CALL(aba)(q[at(k)], v[at(k)], tau[at(k)], x);
}

static void result_aba(const bench_states *s, int k, double *out)
{
  (void)s;
  (void)CALL(aba)(q[k / LANES], v[k / LANES], tau[k / LANES], x);
  pick(&x[0][0], k, R_NV, out);
}
#endif

int JOIN(bench_, TEAM)(const bench_states *states, const char *file, bench_entry *entries)
{
  static const bench_entry all[] = {
#ifdef HAVE_crba
    {TEXT(TEAM), "H", NAME(crba), run_H, result_H, NULL},
#endif
#if defined HAVE_ltdl && defined HAVE_solve
    {TEXT(TEAM), "factor", NAME(ltdl), run_factor, result_factor, fresh_factor},
#endif
#ifdef HAVE_solve
    {TEXT(TEAM), "solve", NAME(solve), run_solve, result_solve, fresh_solve},
#endif
#ifdef HAVE_rnea
    {TEXT(TEAM), "id", NAME(rnea), run_id, result_id, NULL},
#endif
#ifdef HAVE_bias
    {TEXT(TEAM), "bias", NAME(bias), run_bias, result_bias, NULL},
#endif
#ifdef HAVE_fd
    {TEXT(TEAM), "fd", NAME(fd), run_fd, result_fd, NULL},
#endif
#ifdef HAVE_aba
    {TEXT(TEAM), "aba", NAME(aba), run_aba, result_aba, NULL},
#endif
  };
  (void)file;
  turn(states->q, BENCH_STATES, R_NQ, &q[0][0][0]);
  turn(states->v, BENCH_STATES, R_NV, &v[0][0][0]);
  turn(states->a, BENCH_STATES, R_NV, &a[0][0][0]);
  turn(states->tau, BENCH_STATES, R_NV, &tau[0][0][0]);
  turn(states->H, BENCH_MATRICES, R_NH, &Hs[0][0][0]);
  turn(states->LD, BENCH_MATRICES, R_NH, &LDs[0][0][0]);
  memcpy(entries, all, sizeof all);
  return (int)(sizeof all / sizeof all[0]);
}
