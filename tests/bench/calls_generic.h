/* SPDX-License-Identifier: MIT */
/* calls_generic.h -- what ours.c calls: the table-driven algorithms of runtime/ on r_model. */
#ifndef BENCH_CALLS_H
#define BENCH_CALLS_H

#include <stdlib.h>
#include <string.h>

#include "generic/constraints/constrained.h"
#include "generic/derivatives/derivatives.h"
#include "generic/derivatives/regressor.h"
#include "generic/factor/factor.h"
#include "generic/factor/forward.h"
#include "generic/factor/products.h"
#include "generic/tree/aba.h"
#include "generic/tree/coriolis.h"
#include "generic/tree/crba.h"
#include "generic/tree/momentum.h"
#include "generic/tree/rnea.h"
#include "r.h"
#include "r_model.h"

static const char PREFIX[] = "pinion_";

static pinion_work *work;
static double scratch[R_NH];

#ifdef BENCH_CLOSED
static double room[PINION_CONSTRAINED_ROOM(R_NV, R_NC, R_NH)], lambda[R_NC];
#endif

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

static void call_minv(const double *q, double *Hinv)
{
  (void)pinion_minv(&r_model, q, Hinv, work, scratch);
}

static void call_coriolis(const double *q, const double *v, double *C)
{
  pinion_coriolis(&r_model, q, v, C, work);
}

static void call_centroidal(const double *q, const double *v, double *A, double *h)
{
  pinion_centroidal(&r_model, q, v, A, h, work);
}

static void call_fd_constrained(const double *q, const double *v, const double *tau, double *a)
{
#ifdef BENCH_CLOSED
  const pinion_command command = {.mask = ~0u};
  pinion_fd_constrained(&r_model, &r_constraints, q, v, tau, NULL, &command, a, lambda, work, room);
#else
  call_fd(q, v, tau, a);
#endif
}

static void call_rnea_derivatives(const double *q, const double *v, const double *a, double *by_q,
                                  double *by_v)
{
  pinion_rnea_derivatives(&r_model, q, v, a, by_q, by_v, work);
}

static void call_fd_derivatives(const double *q, const double *v, const double *tau, double *by_q,
                                double *by_v, double *Hinv)
{
  (void)pinion_fd_derivatives(&r_model, q, v, tau, by_q, by_v, Hinv, work, scratch);
}

static void call_regressor(const double *q, const double *v, const double *a, double *Y)
{
  pinion_regressor(&r_model, q, v, a, Y, work);
}

/* does a function of this name exist? */
static int has(const char *name)
{
#ifndef BENCH_CLOSED
  if (strcmp(name, "fd_constrained") == 0)
    return 0;
#endif
  return strcmp(name, "aba") != 0 || !pinion_has_followers(&r_model);
}

static void call_aba(const double *q, const double *v, const double *tau, double *a)
{
  (void)pinion_aba(&r_model, q, v, tau, a, work);
}

#endif
