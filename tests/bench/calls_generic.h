/* SPDX-License-Identifier: MIT */
/* calls_generic.h -- what ours.c calls: the table-driven algorithms of runtime/ on r_model. */
#ifndef BENCH_CALLS_H
#define BENCH_CALLS_H

#include <stdlib.h>
#include <string.h>

#include "aba.h"
#include "crba.h"
#include "factor.h"
#include "forward.h"
#include "products.h"
#include "r.h"
#include "r_model.h"
#include "rnea.h"

static const char PREFIX[] = "pinion_";

static pinion_work *work;
static double scratch[R_NH];

/* there may be more bodies than dofs, and r.h does not always count them */
static int ready(void)
{
  work = calloc((size_t)r_model.nb, sizeof *work);
  return work != NULL;
}

static void call_crba(const double *q, double *H) { pinion_crba(&r_model, q, H, work); }
static void call_ltdl(double *H) { (void)pinion_ltdl(&r_model, H); }
static void call_solve(const double *LD, double *x) { pinion_solve(&r_model, LD, x); }

static void call_rnea(const double *q, const double *v, const double *a, double *tau)
{
  pinion_rnea(&r_model, q, v, a, tau, work);
}

static void call_bias(const double *q, const double *v, double *C)
{
  pinion_bias(&r_model, q, v, C, work);
}

static void call_fd(const double *q, const double *v, const double *tau, double *a)
{
  (void)pinion_fd(&r_model, q, v, tau, a, work, scratch);
}

/* is there something to call by this name? */
static int has(const char *name)
{
  return strcmp(name, "aba") != 0 || !pinion_has_followers(&r_model);
}

static void call_aba(const double *q, const double *v, const double *tau, double *a)
{
  (void)pinion_aba(&r_model, q, v, tau, a, work);
}

#endif
