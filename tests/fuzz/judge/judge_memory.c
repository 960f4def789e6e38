/* judge_memory.c -- arrays for generated functions, with marks around them; lanes. */
#include "judge.h"

#include "../../oracle/xml.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD = 64, ROOMS = 64 };

static struct room {
  unsigned char *start, *copy;
  size_t bytes;
} rooms[ROOMS];
static int taken;

void *judge_room(unsigned long long bytes)
{
  struct room *one = &rooms[taken++];
  one->bytes = (size_t)bytes;
  one->copy = NULL;
  one->start = malloc(one->bytes + 2 * GUARD);
  if (taken == ROOMS || !one->start)
    oracle_stop("no memory", "");
  memset(one->start, 0xa5, one->bytes + 2 * GUARD);
  memset(one->start + GUARD, 0xff, one->bytes);
  return one->start + GUARD;
}

void judge_keep(void *room)
{
  struct room *one = &rooms[taken - 1];
  if (one->start + GUARD != room)
    oracle_stop("judge_keep", "not the last room");
  one->copy = malloc(one->bytes + 1);
  if (!one->copy)
    oracle_stop("no memory", "");
  memcpy(one->copy, room, one->bytes);
}

void judge_complain(judge *J, const char *where, const char *what)
{
  J->wrong++;
  printf("WRONG %s: %s\n", where, what);
}

void judge_guards(judge *J, const char *where)
{
  int broken = 0, changed = 0;
  for (int k = 0; k < taken; k++) {
    const struct room *one = &rooms[k];
    for (int i = 0; i < GUARD; i++)
      broken |= one->start[i] != 0xa5 || one->start[GUARD + one->bytes + (unsigned)i] != 0xa5;
    changed |= one->copy && memcmp(one->copy, one->start + GUARD, one->bytes);
    free(one->copy);
    free(one->start);
  }
  taken = 0;
  if (broken)
    judge_complain(J, where, "writes outside of its arrays");
  if (changed)
    judge_complain(J, where, "writes to an input");
}

static size_t width(const judge *J) { return J->single ? sizeof(float) : sizeof(double); }

static double get(const judge *J, const void *x, int k)
{
  return J->single ? (double)((const float *)x)[k] : ((const double *)x)[k];
}

static void put(const judge *J, void *x, int k, double value)
{
  if (J->single)
    ((float *)x)[k] = (float)value;
  else
    ((double *)x)[k] = value;
}

void *judge_out(const judge *J, int n) { return judge_room(width(J) * (unsigned)n); }

void *judge_inout(const judge *J, const double *x, int n)
{
  void *room = judge_out(J, n);
  for (int k = 0; k < n; k++)
    put(J, room, k, x[k]);
  return room;
}

void *judge_in(const judge *J, const double *x, int n)
{
  void *room = judge_inout(J, x, n);
  judge_keep(room);
  return room;
}

double *judge_wide(const judge *J, const void *x, int n)
{
  double *out = oracle_grab(sizeof *out * (unsigned)n);
  for (int k = 0; k < n; k++)
    out[k] = get(J, x, k);
  return out;
}

void *judge_spread(const judge *J, const double *x, int n, int states)
{
  void *room = judge_out(J, n * states);
  for (int k = 0; k < n * states && x; k++)
    put(J, room, k, x[k % n] * (1 + k / n / 16.0));
  return room;
}

/* the place of number i of state s */
static int in_block(int i, int s, int n, int lanes)
{
  return (s / lanes * n + i) * lanes + s % lanes;
}

void *judge_blocks(const judge *J, const void *spread, int n, int states, int lanes, int blocks)
{
  void *room = judge_out(J, n * lanes * blocks);
  for (int k = 0; k < n * states && spread; k++)
    put(J, room, in_block(k % n, k / n, n, lanes), get(J, spread, k));
  return room;
}

double *judge_unblock(const judge *J, const void *blocks, int n, int states, int lanes)
{
  double *out = oracle_grab(sizeof *out * (unsigned)(n * states));
  for (int k = 0; k < n * states; k++)
    out[k] = get(J, blocks, in_block(k % n, k / n, n, lanes));
  return out;
}

int judge_rest_is_untouched(const judge *J, const void *blocks, int n, int states, int lanes,
                            int count)
{
  const unsigned char *bytes = blocks;
  for (int k = n * states; k < n * lanes * count; k++) {
    const size_t at = width(J) * (unsigned)in_block(k % n, k / n, n, lanes);
    for (size_t i = 0; i < width(J); i++) {
      if (bytes[at + i] != 0xff)
        return 0;
    }
  }
  return 1;
}
