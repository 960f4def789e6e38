/* SPDX-License-Identifier: MIT */
/* calls_generated.h -- what ours.c calls: the generated functions, those that there are.
 *
 * One that took too long to compile is not linked; being weak, it is a null pointer then. aba is
 * not even declared for a robot with mimic joints. */
#ifndef BENCH_CALLS_H
#define BENCH_CALLS_H

#include <string.h>

#include "r.h"

#pragma weak r_crba
#pragma weak r_ltdl
#pragma weak r_solve
#pragma weak r_rnea
#pragma weak r_bias
#pragma weak r_fd
#pragma weak r_aba

static const char PREFIX[] = "r_";

static int ready(void) { return 1; }

static void call_crba(const double *q, double *H) { r_crba(q, H); }
static void call_ltdl(double *H) { (void)r_ltdl(H); }
static void call_solve(const double *LD, double *x) { r_solve(LD, x); }

static void call_rnea(const double *q, const double *v, const double *a, double *tau)
{
  r_rnea(q, v, a, tau);
}

static void call_bias(const double *q, const double *v, double *C) { r_bias(q, v, C); }

static void call_fd(const double *q, const double *v, const double *tau, double *a)
{
  (void)r_fd(q, v, tau, a);
}

#ifdef HAVE_aba
static int has_aba(void) { return r_aba != NULL; }
static void call_aba(const double *q, const double *v, const double *tau, double *a)
{
  (void)r_aba(q, v, tau, a);
}
#else
static int has_aba(void) { return 0; }
static void call_aba(const double *q, const double *v, const double *tau, double *a)
{
  call_fd(q, v, tau, a);
}
#endif

/* is there something to call by this name? */
static int has(const char *name)
{
  if (strcmp(name, "crba") == 0)
    return r_crba != NULL;
  if (strcmp(name, "ltdl") == 0)
    return r_ltdl != NULL && r_solve != NULL;
  if (strcmp(name, "solve") == 0)
    return r_solve != NULL;
  if (strcmp(name, "rnea") == 0)
    return r_rnea != NULL;
  if (strcmp(name, "bias") == 0)
    return r_bias != NULL;
  if (strcmp(name, "fd") == 0)
    return r_fd != NULL;
  return has_aba();
}

#endif
