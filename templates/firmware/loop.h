/* SPDX-License-Identifier: MIT-0 */
/* loop.h -- runs a controller from SysTick of a Cortex-M, with a simulated world.
 *
 * The world is computed between two ticks while SysTick is stopped, so it may take any time. On a
 * board with a robot, keep SysTick running and remove the world: start from loop.c. loop.c defines
 * SysTick_Handler. */
#ifndef FIRMWARE_LOOP_H
#define FIRMWARE_LOOP_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  uint32_t period, longest; /* ticks of SysTick: from call to call; of the longest call */
  uint32_t instructions;    /* of the longest call (counter.h) */
  uint32_t stack;           /* bytes of the first call, with registers that the processor saves */
} loop_cost;

/* Calls tick(k) from the interrupt for k from 0 to end - 1, a period apart, and world(k + 1) after
 * each. */
loop_cost loop_run(uint32_t period, uint32_t end, void (*tick)(uint32_t k),
                   void (*world)(uint32_t k));

/* prints two lines */
void loop_print(const loop_cost *cost);

#ifdef __cplusplus
}
#endif

#endif
