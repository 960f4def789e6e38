/* SPDX-License-Identifier: MIT */
/* calls_generated.h -- what ours.c calls: the generated functions. */
#ifndef BENCH_CALLS_H
#define BENCH_CALLS_H

#include "r.h"

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

/* not for mimic joints */
#ifdef HAVE_aba
static int has_aba(void) { return 1; }
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

#endif
