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
 *   fenced, cold, far  CONTESTANT QUANTITY mean without outer tenths (far: median), and minimum,
 *                      ns of single calls at the moments of moments.h; not of lanes
 *
 * The first contestant is the reference for the others, by the largest difference of a result
 * relative to its largest number. The process stays on one core. A quantity is sampled with all
 * contestants taking turns, so that a slow moment of the machine is slow for all. Lanes come last,
 * because their wide vectors slow the clock for milliseconds afterwards. A sample is about BATCH_NS
 * of consecutive calls after a few uncounted ones, which bring code and data back into the caches.
 * Single calls are means, because clocks tick every 10 ns or more. Under valgrind, `main --count`
 * counts instructions instead, of contestants that are compiled for any x86-64. */
#define _GNU_SOURCE
#include <math.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "instructions.h"
#include "moments.h"
#include "r.h"
#include "r_model.h"
#include "states.h"

enum { MOST_ENTRIES = 320, MOST_SAMPLES = 4001, STEP = BENCH_FRESH };

enum { FAR_ROUNDS = 25 };

#define BATCH_NS 40e3
#define TOLERANCE 1e-8

static bench_entry entries[MOST_ENTRIES];
static int entry_count;
static double samples[MOST_ENTRIES][MOST_SAMPLES];
static int batch[MOST_ENTRIES];
static int in_lanes[MOST_ENTRIES]; /* does it work on several states at once? */
static double clock_ns;            /* the time of looking at the clock twice */

/* the last core that this process may use, since interrupts tend to go to the first */
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

/* keep the entries with right results, print the others */
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

static int ascending(const void *a, const void *b)
{
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* sorts them and returns the mean without the outer tenths */
static double middle(double *of, int count)
{
  const int cut = count / 10;
  double sum = 0;
  qsort(of, (size_t)count, sizeof *of, ascending);
  for (int i = cut; i < count - cut; i++)
    sum += of[i];
  return sum / (count - 2 * cut);
}

static double clock_cost(void)
{
  static double cost[1000];
  for (int i = 0; i < 1000; i++) {
    const double start = now();
    cost[i] = now() - start;
  }
  return middle(cost, 1000);
}

/* Code for AVX that leaves the upper halves of registers in use, as gcc's sometimes does, makes the
 * SSE code of others take twice as long until somebody clears them. */
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

/* One quantity, contestants in turn, a different one first each time; lanes on their own. */
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

/* one call in ns; functions that work in place get fresh numbers before it */
static double single(const bench_states *states, const bench_entry *e, int moment)
{
  for (int warm = 2; warm >= 0; warm--) {
    if (e->fresh)
      e->fresh(states);
    if (warm)
      e->run(states, 1);
  }
  before_call(moment);
  leave_no_trace();
  const double start = now();
  e->run(states, 1);
  return now() - start - clock_ns;
}

/* Single calls of one quantity, contestants in turn, without lanes. */
static void race_single(const bench_states *states, const char *quantity, int moment, int rounds)
{
  int in[MOST_ENTRIES], n = 0;
  for (int e = 0; e < entry_count; e++) {
    if (!in_lanes[e] && strcmp(entries[e].quantity, quantity) == 0)
      in[n++] = e;
  }
  for (int r = 0; r < rounds; r++) {
    for (int i = 0; i < n; i++)
      samples[in[(i + r) % n]][r] = single(states, &entries[in[(i + r) % n]], moment);
  }
  for (int i = 0; i < n; i++) {
    const bench_entry *e = &entries[in[i]];
    double *of = samples[in[i]];
    const double mean = middle(of, rounds), typical = moment == FAR ? of[rounds / 2] : mean;
    printf("%s\t%s\t%s\t%.4f\t%.4f\n", moment_name[moment], e->contestant, e->quantity, typical,
           of[0]);
  }
}

int main(int argc, char **argv)
{
  static const char *const quantities[] = {"H",      "factor", "solve", "id",       "bias",
                                           "fd",     "aba",    "minv",  "coriolis", "momentum",
                                           "closed", "drnea",  "dfd",   "regressor"};
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
  const size_t count = sizeof quantities / sizeof quantities[0];
  for (size_t i = 0; i < count; i++)
    race(&states, quantities[i], 0, rounds);
  for (int moment = 0; moment < MOMENTS; moment++) {
    const int fewer = moment == FAR && rounds > FAR_ROUNDS ? FAR_ROUNDS : rounds;
    for (size_t i = 0; i < count; i++)
      race_single(&states, quantities[i], moment, fewer);
  }
  for (size_t i = 0; i < count; i++)
    race(&states, quantities[i], 1, rounds);
  return 0;
}
