/* SPDX-License-Identifier: MIT-0 */
/* sincos.c -- see sincos.h; in double. */
#include "sincos.h"

#define PINION_REAL double
#define PINION_SINCOS_INLINE pinion_sincos_inline
#define PINION_SINCOS_NAME pinion_sincos
#include "sincos_blocks.h"
