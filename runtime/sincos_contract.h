/* SPDX-License-Identifier: MIT-0 */
/* sincos_contract.h -- a contract that replaces the code of sincos.h in proofs.
 *
 * Frama-C reads it: for a finite angle within PINION_SINES_UP_TO, the results are finite and at
 * most PINION_SINES_AT_MOST. `make prove` proves that sincos_body.h satisfies this
 * (tests/prove/sincos.c). r_eva.c (pinion --evidence) includes this file, and
 * -DPINION_SINCOS=pinion_sincos -DPINION_SINCOSF=pinion_sincosf make generated functions call it.
 * Where angles may be infinite, define PINION_SINES_OF_ANY: it only promises that results are
 * written. */
#ifndef PINION_SINCOS_CONTRACT_H
#define PINION_SINCOS_CONTRACT_H

#include "sincos.h"

#define PINION_SINES_UP_TO 100.0
#define PINION_SINES_AT_MOST 1.05

#ifndef PINION_SINES_OF_ANY
/*@ requires angle: \is_finite(x) && -PINION_SINES_UP_TO <= x <= PINION_SINES_UP_TO;
    assigns *s, *c \from x;
    ensures \initialized(s) && \initialized(c);
    ensures \is_finite(*s) && -PINION_SINES_AT_MOST <= *s <= PINION_SINES_AT_MOST;
    ensures \is_finite(*c) && -PINION_SINES_AT_MOST <= *c <= PINION_SINES_AT_MOST; */
void pinion_sines_of(double x, double *s, double *c);

/*@ requires angle: \is_finite(x) && -PINION_SINES_UP_TO <= x <= PINION_SINES_UP_TO;
    assigns *s, *c \from x;
    ensures \initialized(s) && \initialized(c);
    ensures \is_finite(*s) && -PINION_SINES_AT_MOST <= *s <= PINION_SINES_AT_MOST;
    ensures \is_finite(*c) && -PINION_SINES_AT_MOST <= *c <= PINION_SINES_AT_MOST; */
void pinion_sines_off(float x, float *s, float *c);
#else
/*@ assigns *s, *c \from x;
    ensures \initialized(s) && \initialized(c); */
void pinion_sines_of(double x, double *s, double *c);

/*@ assigns *s, *c \from x;
    ensures \initialized(s) && \initialized(c); */
void pinion_sines_off(float x, float *s, float *c);
#endif

void pinion_sincos(int n, const double *x, double *s, double *c)
{
  for (int i = 0; i < n; i++)
    pinion_sines_of(x[i], &s[i], &c[i]);
}

void pinion_sincosf(int n, const float *x, float *s, float *c)
{
  for (int i = 0; i < n; i++)
    pinion_sines_off(x[i], &s[i], &c[i]);
}

#endif
