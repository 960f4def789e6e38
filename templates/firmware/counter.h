/* SPDX-License-Identifier: MIT-0 */
/* counter.h -- how long a piece of code takes: SysTick of a Cortex-M, instructions retired of a
 * RISC-V, or with -DCOUNTER_DWT the cycles that a Cortex-M3, M4, M7, M33 or M55 counts. qemu has no
 * such counter.
 *
 *   counter_start();
 *   const uint32_t before = counter();
 *   ...
 *   const uint32_t ticks = counter_since(before);
 *
 * A tick is one of the processor's clock on a board. In an emulator that counts instructions
 * (run.sh) it is a share of one, and counter_instructions tells how many it were, as exactly as
 * a tick is short. SysTick has 24 bits: 16.7 million ticks are the longest that can be seen; the
 * cycles of COUNTER_DWT have 32, and leave SysTick to you. */
#ifndef FIRMWARE_COUNTER_H
#define FIRMWARE_COUNTER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Takes SysTick for itself: no interrupt, all 24 bits. With COUNTER_DWT it switches that on. */
void counter_start(void);

/* the time, going up; only differences mean something */
uint32_t counter(void);

/* ticks from then to now, less what looking takes */
uint32_t counter_since(uint32_t before);

/* Ticks as instructions, by what a known number that do nothing take. On a board, where an
 * instruction may be several cycles or share one, these are no instructions. */
uint32_t counter_instructions(uint32_t ticks);

#ifdef __cplusplus
}
#endif

#endif
