/* SPDX-License-Identifier: MIT-0 */
/* check.h -- comparisons for the runtime's tests, and cmocka with the headers that it needs. */
#ifndef CHECK_H
#define CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Largest magnitude of x[n]; NaN if there is one. */
double largest(int n, const double *x);

/* Fail unless |got - want| <= tolerance * scale in every component. NaN and inf fail. */
void check_within(const char *what, int n, const double *got, const double *want, double tolerance,
                  double scale);

/* The same relative to the largest magnitude of want. */
void check_near(const char *what, int n, const double *got, const double *want, double tolerance);

#endif
