/* SPDX-License-Identifier: MIT */
/* bench.h -- the interface of a contestant of the benchmark: what it computes, and how.
 *
 * One program holds all contestants of one robot, which is generated with --name r. Each of them
 * returns its entries, one for each quantity that it can compute. main.c checks and times them.
 *
 *   H       q -> H                        factor  H -> its factor
 *   solve   factor, x -> H^-1 x           id      q, v, a -> tau
 *   bias    q, v -> C                     fd      q, v, tau -> a, by H and its factor
 *   aba     q, v, tau -> a, by articulated bodies
 *   minv    q -> H^-1                     coriolis  q, v -> C of C v + g = bias
 *   momentum  q, v -> A and h = A v, about the centre of mass
 *   closed  q, v, tau -> a under the constraints of the robot's configuration
 *   drnea   q, v, a -> derivatives of tau by q and v
 *   dfd     q, v, tau -> derivatives of a by q, v and tau
 *   regressor  q, v, a -> Y, of which tau is linear in the bodies' parameters
 */
#ifndef BENCH_H
#define BENCH_H

#ifdef __cplusplus
extern "C" {
#endif

/* How many matrices fit into the first-level cache, where they are in real use; set by robot.sh. */
#ifndef BENCH_FIT
#define BENCH_FIT 32
#endif

/* Powers of two, so that walking over the states only costs a mask. Matrices are those of the first
 * states. */
enum { BENCH_STATES = 128, BENCH_MATRICES = BENCH_FIT < 16 ? BENCH_FIT : 16 };

/* How many states get fresh numbers for functions that work in place, as they have in real use. */
enum { BENCH_FRESH = BENCH_FIT };

/* The same states for all, in pinion's coordinates; rows of NQ, NV or NH numbers. Those of a robot
 * with constraints keep them: phi = 0 and K v = 0. */
typedef struct bench_states {
  const double *q, *v, *a, *tau; /* [BENCH_STATES] */
  const double *H, *LD;          /* [BENCH_MATRICES], what crba and ltdl make of q */
  double *wide;                  /* room for the widest result of any quantity */
} bench_states;

typedef struct bench_entry {
  const char *contestant, *quantity;
  /* exactly what is called; or, without `run`, why nothing is timed */
  const char *note;
  /* compute `count` states, a multiple of BENCH_FRESH, starting from the first again after the
   * last; without `fresh` any number of them */
  void (*run)(const bench_states *states, int count);
  /* the result for one state in pinion's coordinates: H packed [NH]; of factor and solve H^-1 tau
   * [NV]; of minv and coriolis [NV][NV], of momentum [6][NV] and [6], of drnea [2][NV][NV], of dfd
   * [3][NV][NV], of regressor [NV][10 NB]; else [NV]. It is computed by the calls of `run`. */
  void (*result)(const bench_states *states, int state, double *out);
  /* for functions that work in place, else null: restores BENCH_FRESH states, not timed */
  void (*fresh)(const bench_states *states);
} bench_entry;

enum { BENCH_MOST_ENTRIES = 16 };

/* Prepare for these states, write at most BENCH_MOST_ENTRIES entries, return their number. `file`
 * is the robot in the contestant's own format, if it needs one. */
typedef int bench_contestant(const bench_states *states, const char *file, bench_entry *entries);

/* The contestants of this program; contestants.c is written by run.sh. */
typedef struct bench_team {
  bench_contestant *prepare;
  const char *file;
  int native; /* compiled for this machine's own instructions, which valgrind may not know */
  int lanes;  /* states at once, or 0 */
} bench_team;

extern const bench_team bench_teams[];
extern const int bench_team_count;

#ifdef __cplusplus
}
#endif

#endif
