/* SPDX-License-Identifier: MIT */
/* peer.c -- see peer.h. */
#include "peer.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generic/model/pinion_model.h"

static peer_quantity *find(peer_book *book, const char *name)
{
  for (int i = 0; i < book->count; i++) {
    if (strcmp(book->quantity[i].name, name) == 0)
      return &book->quantity[i];
  }
  if (book->count == PEER_MOST) {
    fprintf(stderr, "peer: more than %d quantities\n", PEER_MOST);
    exit(1);
  }
  peer_quantity *q = &book->quantity[book->count++];
  q->name = name;
  q->compared = 0;
  q->worst = 0;
  return q;
}

static void note(peer_quantity *q, int n, double error)
{
  q->compared += n;
  if (!(error <= q->worst))
    q->worst = isnan(error) ? HUGE_VAL : error;
}

void peer_compare(peer_book *book, const char *name, int n, const double *ours,
                  const double *theirs)
{
  double size = PEER_SMALLEST, most = 0;
  for (int i = 0; i < n; i++) {
    const double difference = fabs(ours[i] - theirs[i]);
    if (!(difference <= most))
      most = difference;
    if (fabs(theirs[i]) > size)
      size = fabs(theirs[i]);
  }
  note(find(book, name), n, most / size);
}

void peer_compare_inertia(peer_book *book, const char *name, int n, const double *ours,
                          const double *theirs)
{
  /* a row that no joint changes has a diagonal of roundings */
  double most = 0, least = 0;
  for (int i = 0; i < n; i++)
    least = fmax(least, 1e-12 * theirs[i * n + i]);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      const double size = sqrt(fmax(theirs[i * n + i], least) * fmax(theirs[j * n + j], least));
      const double difference = fabs(ours[i * n + j] - theirs[i * n + j]) / size;
      if (!(difference <= most))
        most = difference;
    }
  }
  note(find(book, name), n * n, most);
}

void peer_random(uint64_t *seed, double size, int n, double *x)
{
  for (int i = 0; i < n; i++)
    x[i] = size * pinion_random_unit(seed);
}

uint64_t peer_seed(void)
{
  const char *text = getenv("PINION_SEED");
  return text && *text ? (uint64_t)strtoull(text, NULL, 10) : 1;
}

int peer_report(const peer_book *book, const char *judge, const char *robot)
{
  const double tolerance = book->tolerance > 0 ? book->tolerance : PEER_TOLERANCE;
  int failed = 0;
  for (int i = 0; i < book->count; i++) {
    const peer_quantity *q = &book->quantity[i];
    const int good = q->worst <= tolerance && q->compared > 0;
    printf("  %s %-6s %-21s %-26s %8ld numbers, %.1e\n", good ? "ok  " : "FAIL", judge, robot,
           q->name, q->compared, q->worst);
    failed += !good;
  }
  printf("%d passed, %d failed\n", book->count - failed, failed);
  return failed > 0 || book->count == 0;
}
