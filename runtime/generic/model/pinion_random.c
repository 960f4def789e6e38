/* SPDX-License-Identifier: MIT-0 */
/* pinion_random.c -- see pinion_random.h. */
#include "generic/model/pinion_random.h"

uint64_t pinion_random_u64(uint64_t *state)
{
  uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
  return z ^ (z >> 31);
}

double pinion_random_unit(uint64_t *state)
{
  /* the top 53 bits, scaled to [0, 2) and shifted by -1: every step is exact */
  const double scale = 1.0 / 4503599627370496.0;
  return (double)(pinion_random_u64(state) >> 11) * scale - 1.0;
}
