/* SPDX-License-Identifier: MIT */
/* main.c [SAMPLES] -- all contestants of one robot in one process: checked, then timed in turn.
 *
 * Prints lines of words, a tab between any two, which report.lua collects:
 *
 *   robot  numbers in q, in v, in H; bodies
 *   note   CONTESTANT QUANTITY what is called, or why there is nothing to time
 *   wrong  CONTESTANT QUANTITY relative difference: not timed
 *   count  CONTESTANT QUANTITY states a sample
 *   time   CONTESTANT QUANTITY median and minimum over the samples, ns a state
 *   cold   CONTESTANT QUANTITY the same of single calls with other code and data in the caches
 *
 * The first contestant is what the others are checked against, by the largest difference of a
 * result relative to its largest number. The process keeps to one core. A quantity is sampled with
 * all contestants taking turns, so that a slow moment of the machine is a slow moment for all, but
 * for lanes, which come last: their wide vectors slow the clock for milliseconds after them. A
 * sample is some BATCH_NS of consecutive calls after a few that are not counted, which bring code
 * and data back into the caches. Under valgrind, `main --count` counts instructions instead, of
 * contestants that are compiled for any x86-64. */
#define _GNU_SOURCE
#include <math.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench.h"
#include "cold.h"
#include "constrained.h"
#include "crba.h"
#include "factor.h"
#include "instructions.h"
#include "r.h"
#include "r_model.h"

enum { MOST_ENTRIES = 320, MOST_SAMPLES = 4001, STEP = BENCH_FRESH };

enum { COLD_ROUNDS = 41 };

#define BATCH_NS 40e3
#define TOLERANCE 1e-8

static bench_entry entries[MOST_ENTRIES];
static int entry_count;
static double samples[MOST_ENTRIES][MOST_SAMPLES];
static int batch[MOST_ENTRIES];
static int in_lanes[MOST_ENTRIES]; /* whether it works on several states at once */
static double clock_ns;            /* what it takes to look at the clock */

static double now(void)
{
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* the last core that this process may use: interrupts tend to go to the first */
static void keep_to_one_core(void)
{
  cpu_set_t may, one;
  int core = -1;
  if (sched_getaffinity(0, sizeof may, &may) != 0)
    return;
  for (int i = 0; i < CPU_SETSIZE; i++) {
    if (CPU_ISSET((size_t)i, &may))
      core = i;
  }
  if (core < 0)
    return;
  CPU_ZERO(&one);
  CPU_SET((size_t)core, &one);
  if (sched_setaffinity(0, sizeof one, &one) != 0)
    fprintf(stderr, "bench: could not keep to one core\n");
}

static void *numbers(size_t count)
{
  void *room = aligned_alloc(64, (count * sizeof(double) + 63) / 64 * 64);
  if (!room) {
    fprintf(stderr, "bench: out of memory\n");
    exit(1);
  }
  return room;
}

static const double *random_numbers(uint64_t *seed, double size, int count)
{
  double *x = numbers((size_t)count);
  for (int i = 0; i < count; i++)
    x[i] = size * pinion_random_unit(seed);
  return x;
}

static int widest(void) { return R_NH + 3 * R_NV * R_NV + 10 * R_NV * r_model.nb; }

#ifdef BENCH_CLOSED
#define CLOSED 1e-10

/* q onto phi = 0 by Gauss and Newton's steps, v less what K sees of it; 0 when it is not reached */
static int keeps(double *q, double *v, pinion_work *work)
{
  static double room[PINION_CONSTRAINED_ROOM(R_NV, R_NC, R_NH)], phi[R_NC], dq[R_NV], lambda[R_NC];
  const pinion_command asked = {.mask = ~0u};
  for (int step = 0; step < 30; step++) {
    double most = 0;
    pinion_constraint_residual(&r_model, &r_constraints, q, phi, work);
    for (int r = 0; r < R_NC; r++)
      most = fabs(phi[r]) <= most ? most : fabs(phi[r]);
    if (most < CLOSED) {
      pinion_impact(&r_model, &r_constraints, q, v, 0, &asked, dq, lambda, work, room);
      memcpy(v, dq, sizeof dq);
      return 1;
    }
    pinion_position_step(&r_model, &r_constraints, q, &asked, q, dq, lambda, work, room);
  }
  return 0;
}
#else
static int keeps(double *q, double *v, pinion_work *work)
{
  (void)q, (void)v, (void)work;
  return 1;
}
#endif

static bench_states make_states(void)
{
  uint64_t seed = 1;
  pinion_work *work = numbers((size_t)r_model.nb * (sizeof *work / sizeof(double)));
  double *q = numbers(BENCH_STATES * R_NQ);
  double *H = numbers(BENCH_MATRICES * R_NH), *LD = numbers(BENCH_MATRICES * R_NH);
  double *v = (double *)random_numbers(&seed, 2, BENCH_STATES * R_NV);
  for (int s = 0; s < BENCH_STATES; s++) {
    do
      pinion_random_q(&r_model, &seed, q + s * R_NQ);
    while (!keeps(q + s * R_NQ, v + s * R_NV, work));
  }
  for (int s = 0; s < BENCH_MATRICES; s++) {
    pinion_crba(&r_model, q + s * R_NQ, H + s * R_NH, work);
    memcpy(LD + s * R_NH, H + s * R_NH, R_NH * sizeof *H);
    if (pinion_ltdl(&r_model, LD + s * R_NH) != 0)
      fprintf(stderr, "bench: H of state %d is singular\n", s);
  }
  free(work);
  return (bench_states){.q = q,
                        .v = v,
                        .a = random_numbers(&seed, 5, BENCH_STATES * R_NV),
                        .tau = random_numbers(&seed, 10, BENCH_STATES * R_NV),
                        .H = H,
                        .LD = LD,
                        .wide = numbers((size_t)widest())};
}

static int width_of(const char *quantity)
{
  if (strcmp(quantity, "H") == 0)
    return R_NH;
  if (strcmp(quantity, "drnea") == 0)
    return 2 * R_NV * R_NV;
  if (strcmp(quantity, "dfd") == 0)
    return 3 * R_NV * R_NV;
  return strcmp(quantity, "regressor") == 0 ? 10 * R_NV * r_model.nb : R_NV;
}

/* largest difference of an entry from the first of its quantity, over the states, relative */
static double difference(const bench_states *states, const bench_entry *e, const bench_entry *first)
{
  static double *ours, *theirs;
  const int width = width_of(e->quantity);
  if (!ours)
    ours = numbers((size_t)widest()), theirs = numbers((size_t)widest());
  double worst = 0;
  for (int s = 0; s < BENCH_MATRICES; s++) {
    double size = 0, most = 0;
    first->result(states, s, ours);
    e->result(states, s, theirs);
    for (int i = 0; i < width; i++) {
      const double d = fabs(ours[i] - theirs[i]);
      size = fmax(size, fabs(ours[i]));
      most = d <= most ? most : d;
    }
    worst = most / size <= worst ? worst : most / size;
  }
  return worst;
}

/* keep what is right, print the rest */
static void gather(const bench_states *states, int counting)
{
  for (int t = 0; t < bench_team_count; t++) {
    bench_entry found[BENCH_MOST_ENTRIES];
    if (counting && bench_teams[t].native)
      continue;
    const int count = bench_teams[t].prepare(states, bench_teams[t].file, found);
    for (int i = 0; i < count && entry_count < MOST_ENTRIES; i++) {
      const bench_entry *first = &found[i];
      printf("note\t%s\t%s\t%s\n", found[i].contestant, found[i].quantity, found[i].note);
      if (!found[i].run)
        continue;
      for (int k = entry_count - 1; k >= 0; k--) {
        if (strcmp(entries[k].quantity, found[i].quantity) == 0)
          first = &entries[k];
      }
      const double d = difference(states, &found[i], first);
      if (d <= TOLERANCE) {
        in_lanes[entry_count] = bench_teams[t].lanes > 0;
        entries[entry_count++] = found[i];
      } else {
        printf("wrong\t%s\t%s\t%.1e\n", found[i].contestant, found[i].quantity, d);
      }
    }
  }
}

static double clock_cost(void)
{
  double least = 1e9;
  for (int i = 0; i < 1000; i++) {
    const double start = now(), cost = now() - start;
    least = cost < least ? cost : least;
  }
  return least;
}

/* Code for AVX that ends with the upper halves of registers in use, as gcc's sometimes does, makes
 * the SSE code of others take twice as long until somebody clears them. */
static void leave_no_trace(void)
{
#if defined __GNUC__ && defined __x86_64__
  if (__builtin_cpu_supports("avx"))
    __asm__ volatile("vzeroupper" ::: "memory");
#endif
}

static double timed(const bench_states *states, int e, int count)
{
  leave_no_trace();
  double start = now(), sum = 0;
  if (!entries[e].fresh) {
    entries[e].run(states, count);
    return now() - start;
  }
  for (int done = 0; done < count; done += BENCH_FRESH) {
    entries[e].fresh(states);
    start = now();
    entries[e].run(states, BENCH_FRESH);
    sum += now() - start - clock_ns;
  }
  return sum;
}

/* states for a sample of BATCH_NS */
static int fitting(const bench_states *states, int e)
{
  int count = STEP;
  (void)timed(states, e, count);
  double took = timed(states, e, count);
  while (took < BATCH_NS / 4 && count < 1 << 20) {
    count *= 2;
    took = timed(states, e, count);
  }
  const int fit = (int)(count * BATCH_NS / took) / STEP * STEP;
  return fit < STEP ? STEP : fit;
}

static int ascending(const void *a, const void *b)
{
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* One quantity, everyone in turn, a different one first each time; those in lanes by themselves. */
static void race(const bench_states *states, const char *quantity, int lanes, int rounds)
{
  int in[MOST_ENTRIES], n = 0;
  for (int e = 0; e < entry_count; e++) {
    if (in_lanes[e] == lanes && strcmp(entries[e].quantity, quantity) == 0)
      in[n++] = e;
  }
  for (int i = 0; i < n; i++)
    batch[in[i]] = fitting(states, in[i]);
  for (int r = 0; r < rounds; r++) {
    for (int i = 0; i < n; i++) {
      const int e = in[(i + r) % n];
      entries[e].run(states, STEP);
      samples[e][r] = timed(states, e, batch[e]) / batch[e];
    }
  }
  for (int i = 0; i < n; i++) {
    const bench_entry *e = &entries[in[i]];
    double *of = samples[in[i]];
    qsort(of, (size_t)rounds, sizeof *of, ascending);
    printf("count\t%s\t%s\t%d\n", e->contestant, e->quantity, batch[in[i]]);
    printf("time\t%s\t%s\t%.4f\t%.4f\n", e->contestant, e->quantity, of[rounds / 2], of[0]);
  }
}

/* Single calls with the caches full of something else, of those that are not in lanes and do not
 * work in place. */
static void race_cold(const bench_states *states, int rounds)
{
  for (int e = 0; e < entry_count; e++) {
    double *of = samples[e];
    if (in_lanes[e] || entries[e].fresh)
      continue;
    for (int r = 0; r < rounds; r++) {
      fill_caches();
      leave_no_trace();
      const double start = now();
      entries[e].run(states, 1);
      of[r] = now() - start - clock_ns;
    }
    qsort(of, (size_t)rounds, sizeof *of, ascending);
    printf("cold\t%s\t%s\t%.4f\t%.4f\n", entries[e].contestant, entries[e].quantity, of[rounds / 2],
           of[0]);
  }
}

int main(int argc, char **argv)
{
  static const char *const quantities[] = {"H",   "factor", "solve", "id",  "bias",     "fd",
                                           "aba", "closed", "drnea", "dfd", "regressor"};
  const int counting = argc > 1 && strcmp(argv[1], "--count") == 0;
  int rounds = argc > 1 ? atoi(argv[1]) : 101;
  keep_to_one_core();
  clock_ns = clock_cost();
  const bench_states states = make_states();
  printf("robot\t%d\t%d\t%d\t%d\n", (int)R_NQ, (int)R_NV, (int)R_NH, r_model.nb);
  gather(&states, counting);
  if (counting) {
    for (int e = 0; e < entry_count; e++)
      count_instructions(&states, &entries[e]);
    return 0;
  }
  rounds = rounds < 3 ? 3 : rounds > MOST_SAMPLES ? MOST_SAMPLES : rounds;
  for (int lanes = 0; lanes < 2; lanes++) {
    for (size_t i = 0; i < sizeof quantities / sizeof quantities[0]; i++)
      race(&states, quantities[i], lanes, rounds);
    if (lanes == 0)
      race_cold(&states, rounds < COLD_ROUNDS ? rounds : COLD_ROUNDS);
  }
  return 0;
}
