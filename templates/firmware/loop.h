/* SPDX-License-Identifier: MIT-0 */
/* loop.h -- a controller that SysTick of a Cortex-M calls, and a world that is not there.
 *
 * The world moves between two ticks while time stands still, however long it is computed. On a
 * board with a robot SysTick stays on, and there is no world: begin with what loop.c does. A
 * program that takes loop.c has its SysTick_Handler. */
#ifndef FIRMWARE_LOOP_H
#define FIRMWARE_LOOP_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  uint32_t period, longest; /* ticks of SysTick: of one call to the next; the longest call */
  uint32_t instructions;    /* of the longest, as counter.h has them */
  uint32_t stack;           /* bytes of the first, with what the processor saves */
} loop_cost;

/* Calls tick(k) from the interrupt for k from 0 to end - 1, a period apart, and after each
 * world(k + 1). */
loop_cost loop_run(uint32_t period, uint32_t end, void (*tick)(uint32_t k),
                   void (*world)(uint32_t k));

/* two lines */
void loop_print(const loop_cost *cost);

#ifdef __cplusplus
}
#endif

#endif
