/* SPDX-License-Identifier: MIT */
/* calls_generated.h -- the generated functions that ours.c calls, as far as they exist.
 *
 * One that took too long to compile is not linked; it is weak, so then it is a null pointer. aba is
 * not even declared for a robot with mimic joints, fd_constrained not for one without
 * constraints. */
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

#ifdef HAVE_fd_constrained
#pragma weak r_fd_constrained
static int has_fd_constrained(void) { return r_fd_constrained != NULL; }
static void call_fd_constrained(const double *q, const double *v, const double *tau, double *a)
{
  static double lambda[R_NC];
  (void)r_fd_constrained(q, v, tau, a, lambda);
}
#else
static int has_fd_constrained(void) { return 0; }
static void call_fd_constrained(const double *q, const double *v, const double *tau, double *a)
{
  call_fd(q, v, tau, a);
}
#endif

/* matrices are passed as plain numbers */
#ifdef HAVE_minv
#pragma weak r_minv
static int has_minv(void) { return r_minv != NULL; }
static void call_minv(const double *q, double *Hinv) { (void)r_minv(q, (double(*)[R_NV])Hinv); }
#else
static int has_minv(void) { return 0; }
static void call_minv(const double *q, double *Hinv) { call_crba(q, Hinv); }
#endif

#ifdef HAVE_coriolis
#pragma weak r_coriolis
static int has_coriolis(void) { return r_coriolis != NULL; }
static void call_coriolis(const double *q, const double *v, double *C)
{
  r_coriolis(q, v, (double(*)[R_NV])C);
}
#else
static int has_coriolis(void) { return 0; }
static void call_coriolis(const double *q, const double *v, double *C) { call_bias(q, v, C); }
#endif

#ifdef HAVE_centroidal
#pragma weak r_centroidal
static int has_centroidal(void) { return r_centroidal != NULL; }
static void call_centroidal(const double *q, const double *v, double *A, double *h)
{
  r_centroidal(q, v, (double(*)[R_NV])A, h);
}
#else
static int has_centroidal(void) { return 0; }
static void call_centroidal(const double *q, const double *v, double *A, double *h)
{
  (void)h;
  call_bias(q, v, A);
}
#endif

#ifdef HAVE_rnea_derivatives
#pragma weak r_rnea_derivatives
static int has_rnea_derivatives(void) { return r_rnea_derivatives != NULL; }
static void call_rnea_derivatives(const double *q, const double *v, const double *a, double *by_q,
                                  double *by_v)
{
  r_rnea_derivatives(q, v, a, (double(*)[R_NV])by_q, (double(*)[R_NV])by_v);
}
#else
static int has_rnea_derivatives(void) { return 0; }
static void call_rnea_derivatives(const double *q, const double *v, const double *a, double *by_q,
                                  double *by_v)
{
  (void)by_v;
  call_rnea(q, v, a, by_q);
}
#endif

#ifdef HAVE_fd_derivatives
#pragma weak r_fd_derivatives
static int has_fd_derivatives(void) { return r_fd_derivatives != NULL; }
static void call_fd_derivatives(const double *q, const double *v, const double *tau, double *by_q,
                                double *by_v, double *Hinv)
{
  (void)r_fd_derivatives(q, v, tau, (double(*)[R_NV])by_q, (double(*)[R_NV])by_v,
                         (double(*)[R_NV])Hinv);
}
#else
static int has_fd_derivatives(void) { return 0; }
static void call_fd_derivatives(const double *q, const double *v, const double *tau, double *by_q,
                                double *by_v, double *Hinv)
{
  (void)by_v;
  (void)Hinv;
  call_fd(q, v, tau, by_q);
}
#endif

#ifdef HAVE_regressor
#pragma weak r_regressor
static int has_regressor(void) { return r_regressor != NULL; }
static void call_regressor(const double *q, const double *v, const double *a, double *Y)
{
  r_regressor(q, v, a, (double(*)[R_NP])Y);
}
#else
static int has_regressor(void) { return 0; }
static void call_regressor(const double *q, const double *v, const double *a, double *Y)
{
  call_rnea(q, v, a, Y);
}
#endif

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

/* does a function of this name exist? */
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
  if (strcmp(name, "minv") == 0)
    return has_minv();
  if (strcmp(name, "coriolis") == 0)
    return has_coriolis();
  if (strcmp(name, "centroidal") == 0)
    return has_centroidal();
  if (strcmp(name, "fd_constrained") == 0)
    return has_fd_constrained();
  if (strcmp(name, "rnea_derivatives") == 0)
    return has_rnea_derivatives();
  if (strcmp(name, "fd_derivatives") == 0)
    return has_fd_derivatives();
  if (strcmp(name, "regressor") == 0)
    return has_regressor();
  return has_aba();
}

#endif
