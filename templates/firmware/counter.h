/* SPDX-License-Identifier: MIT-0 */
/* counter.h -- measures how long a piece of code takes, by SysTick on a Cortex-M and by retired
 * instructions on a RISC-V. -DCOUNTER_DWT takes the cycle counter of a Cortex-M3, M4, M7, M33 or
 * M55, which qemu does not have.
 *
 *   counter_start();
 *   const uint32_t before = counter();
 *   ...
 *   const uint32_t ticks = counter_since(before);
 *
 * On a board a tick is a cycle of the processor's clock. In an emulator that counts instructions
 * (run.sh) it is a fraction of an instruction, and counter_instructions converts ticks, as exactly
 * as ticks are short. SysTick has 24 bits, so it measures up to 16.7 million ticks: 655 360
 * instructions in run.sh, or 2^n times as many with its ICOUNT less n. COUNTER_DWT has 32 bits and
 * leaves SysTick to you. */
#ifndef FIRMWARE_COUNTER_H
#define FIRMWARE_COUNTER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Starts SysTick without its interrupt and with all 24 bits; with COUNTER_DWT, the cycle counter.
 * */
void counter_start(void);

/* the current tick; only differences are meaningful */
uint32_t counter(void);

/* what counter_since returns if it sees that SysTick has gone more than once round */
#define COUNTER_OVERRUN UINT32_MAX

/* ticks from `before` to now, less those of reading the counter */
uint32_t counter_since(uint32_t before);

/* Ticks as instructions, calibrated with a known number of instructions. This is meaningless on a
 * board, where an instruction may take several cycles or share one. */
uint32_t counter_instructions(uint32_t ticks);

#ifdef __cplusplus
}
#endif

#endif
