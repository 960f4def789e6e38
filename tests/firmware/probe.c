/* probe.c -- see probe.h. */
#include "probe.h"

#include <stdint.h>

static uint32_t state;

void probe_restart(void) { state = 1u; }

/* xorshift32, of which 24 bits make a float */
void probe_uniform(int n, real *x)
{
  for (int i = 0; i < n; i++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    x[i] = (real)((int32_t)(state >> 8) - 0x800000) / (real)0x800000;
  }
}

/* by Newton's steps, so that the bits do not depend on any library */
void probe_unit(real *x)
{
  const real sum = x[0] * x[0] + x[1] * x[1] + x[2] * x[2] + x[3] * x[3];
  real root = sum < (real)1 ? (real)1 : sum;
  for (int i = 0; i < 40; i++)
    root = (root + sum / root) / (real)2;
  for (int i = 0; i < 4; i++)
    x[i] /= root;
}

void probe_begin(const probe_call *call)
{
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < call->result[k].n; i++)
      call->result[k].to[i] = call->result[k].from ? call->result[k].from[i] : (real)0;
  }
}
