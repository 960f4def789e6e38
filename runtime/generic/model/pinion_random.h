/* SPDX-License-Identifier: MIT-0 */
/* pinion_random.h -- random numbers that are the same on every machine. */
#ifndef PINION_RANDOM_H
#define PINION_RANDOM_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The next number of splitmix64 (Steele, Lea, Flood 2014); any state is a good seed. The same seed
 * gives the same numbers on every machine. */
uint64_t pinion_random_u64(uint64_t *state);

/* The next number of the same generator, uniform in [-1, 1), a multiple of 2^-52. */
double pinion_random_unit(uint64_t *state);

#ifdef __cplusplus
}
#endif

#endif
