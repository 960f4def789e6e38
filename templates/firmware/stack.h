/* SPDX-License-Identifier: MIT-0 */
/* stack.h -- how deep the stack was: paint what is free of it, call, look where the paint is gone.
 *
 *   stack_paint();
 *   arm6_rnea(q, v, a, tau);
 *   const uint32_t bytes = stack_used();
 *
 * Both are to be called from one function, which calls what is measured. Interrupts that come
 * meanwhile are counted in. */
#ifndef FIRMWARE_STACK_H
#define FIRMWARE_STACK_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* from the stack pointer of the caller down to the end of the stack, as sections.ld has it */
void stack_paint(void);

/* bytes below the stack pointer of the caller that are painted no more */
uint32_t stack_used(void);

#ifdef __cplusplus
}
#endif

#endif
