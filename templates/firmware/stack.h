/* SPDX-License-Identifier: MIT-0 */
/* stack.h -- measures stack depth: paint the free part of the stack, call, see how much was used.
 *
 *   stack_paint();
 *   arm6_rnea(q, v, a, tau);
 *   const uint32_t bytes = stack_used();
 *
 * Call both from the function that calls the measured one. Interrupts in between count, too. */
#ifndef FIRMWARE_STACK_H
#define FIRMWARE_STACK_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* paints from the stack pointer of the caller down to the end of the stack (sections.ld) */
void stack_paint(void);

/* bytes below the stack pointer of the caller that have lost their paint */
uint32_t stack_used(void);

#ifdef __cplusplus
}
#endif

#endif
