/* SPDX-License-Identifier: MIT */
/* ours.c -- a contestant of ours: one build of the generated C, or of the generic runtime.
 *
 * Compiled once for each of them, with -DTEAM=name and -include calls_....h. Function names are the
 * same in all builds: run.sh links each into one object that only exports bench_<name>. The
 * functions that `run` calls are in other files and get the address of the result, so calls cannot
 * be dropped.
 */
#include <stdio.h>
#include <string.h>

#include "bench.h"

#define TEXT_(word) #word
#define TEXT(word) TEXT_(word)
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)

bench_contestant JOIN(bench_, TEAM);

static double H[R_NH], x[R_NV];
static double factored[BENCH_FRESH][R_NH], solved[BENCH_FRESH][R_NV];

static const double *row(const double *numbers, int k, int width)
{
  return numbers + (k & (BENCH_STATES - 1)) * width;
}

static const double *matrix(const double *numbers, int k)
{
  return numbers + (k & (BENCH_MATRICES - 1)) * R_NH;
}

static const double *right_side(const bench_states *s, int k)
{
  return s->tau + (k & (BENCH_MATRICES - 1)) * R_NV;
}

static void result_H(const bench_states *s, int k, double *out)
{
  call_crba(row(s->q, k, R_NQ), out);
}

static void run_H(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_H(s, k, H);
}

static void fresh_factor(const bench_states *s)
{
  for (int k = 0; k < BENCH_FRESH; k++)
    memcpy(factored[k], matrix(s->H, k), sizeof H);
}

static void result_factor(const bench_states *s, int k, double *out)
{
  memcpy(H, matrix(s->H, k), sizeof H);
  call_ltdl(H);
  memcpy(out, right_side(s, k), sizeof x);
  call_solve(H, out);
}

static void run_factor(const bench_states *s, int count)
{
  (void)s;
  for (int k = 0; k < count; k++)
    call_ltdl(factored[k & (BENCH_FRESH - 1)]);
}

static void fresh_solve(const bench_states *s)
{
  for (int k = 0; k < BENCH_FRESH; k++)
    memcpy(solved[k], right_side(s, k), sizeof x);
}

static void result_solve(const bench_states *s, int k, double *out)
{
  memcpy(out, right_side(s, k), sizeof x);
  call_solve(matrix(s->LD, k), out);
}

static void run_solve(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    call_solve(matrix(s->LD, k), solved[k & (BENCH_FRESH - 1)]);
}

static void result_id(const bench_states *s, int k, double *out)
{
  call_rnea(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->a, k, R_NV), out);
}

static void run_id(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_id(s, k, x);
}

static void result_bias(const bench_states *s, int k, double *out)
{
  call_bias(row(s->q, k, R_NQ), row(s->v, k, R_NV), out);
}

static void run_bias(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_bias(s, k, x);
}

static void result_fd(const bench_states *s, int k, double *out)
{
  call_fd(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->tau, k, R_NV), out);
}

static void run_fd(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_fd(s, k, x);
}

static void result_aba(const bench_states *s, int k, double *out)
{
  call_aba(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->tau, k, R_NV), out);
}

static void run_aba(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_aba(s, k, x);
}

static void result_closed(const bench_states *s, int k, double *out)
{
  call_fd_constrained(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->tau, k, R_NV), out);
}

static void run_closed(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_closed(s, k, x);
}

static void result_minv(const bench_states *s, int k, double *out)
{
  call_minv(row(s->q, k, R_NQ), out);
}

static void run_minv(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_minv(s, k, s->wide);
}

static void result_coriolis(const bench_states *s, int k, double *out)
{
  call_coriolis(row(s->q, k, R_NQ), row(s->v, k, R_NV), out);
}

static void run_coriolis(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_coriolis(s, k, s->wide);
}

static void result_momentum(const bench_states *s, int k, double *out)
{
  call_centroidal(row(s->q, k, R_NQ), row(s->v, k, R_NV), out, out + 6 * R_NV);
}

static void run_momentum(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    result_momentum(s, k, s->wide);
}

static void run_drnea(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    call_rnea_derivatives(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->a, k, R_NV), s->wide,
                          s->wide + R_NV * R_NV);
}

static void run_dfd(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    call_fd_derivatives(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->tau, k, R_NV), s->wide,
                        s->wide + R_NV * R_NV, s->wide + 2 * R_NV * R_NV);
}

static void run_regressor(const bench_states *s, int count)
{
  for (int k = 0; k < count; k++)
    call_regressor(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->a, k, R_NV), s->wide);
}

static void result_drnea(const bench_states *s, int k, double *out)
{
  call_rnea_derivatives(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->a, k, R_NV), out,
                        out + R_NV * R_NV);
}

static void result_dfd(const bench_states *s, int k, double *out)
{
  call_fd_derivatives(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->tau, k, R_NV), out,
                      out + R_NV * R_NV, out + 2 * R_NV * R_NV);
}

static void result_regressor(const bench_states *s, int k, double *out)
{
  call_regressor(row(s->q, k, R_NQ), row(s->v, k, R_NV), row(s->a, k, R_NV), out);
}

int JOIN(bench_, TEAM)(const bench_states *states, const char *file, bench_entry *entries)
{
  static const bench_entry all[] = {
      {TEXT(TEAM), "H", "crba", run_H, result_H, NULL},
      {TEXT(TEAM), "factor", "ltdl", run_factor, result_factor, fresh_factor},
      {TEXT(TEAM), "solve", "solve", run_solve, result_solve, fresh_solve},
      {TEXT(TEAM), "id", "rnea", run_id, result_id, NULL},
      {TEXT(TEAM), "bias", "bias", run_bias, result_bias, NULL},
      {TEXT(TEAM), "fd", "fd", run_fd, result_fd, NULL},
      {TEXT(TEAM), "aba", "aba", run_aba, result_aba, NULL},
      {TEXT(TEAM), "minv", "minv", run_minv, result_minv, NULL},
      {TEXT(TEAM), "coriolis", "coriolis", run_coriolis, result_coriolis, NULL},
      {TEXT(TEAM), "momentum", "centroidal", run_momentum, result_momentum, NULL},
      {TEXT(TEAM), "closed", "fd_constrained", run_closed, result_closed, NULL},
      {TEXT(TEAM), "drnea", "rnea_derivatives", run_drnea, result_drnea, NULL},
      {TEXT(TEAM), "dfd", "fd_derivatives", run_dfd, result_dfd, NULL},
      {TEXT(TEAM), "regressor", "regressor", run_regressor, result_regressor, NULL},
  };
  static char notes[sizeof all / sizeof all[0]][48];
  const size_t count = sizeof all / sizeof all[0];
  int kept = 0;
  (void)states;
  (void)file;
  if (!ready())
    return 0;
  for (size_t i = 0; i < count; i++) {
    if (!has(all[i].note))
      continue;
    snprintf(notes[i], sizeof notes[i], "%s%s", PREFIX, all[i].note);
    entries[kept] = all[i];
    entries[kept++].note = notes[i];
  }
  return kept;
}
