/* SPDX-License-Identifier: MIT-0 */
/* sincos.c -- see sincos.h; in double. */
#include "sincos.h"

#define REAL double
#define INLINE pinion_sincos_inline
#define OUT_OF_LINE pinion_sincos
#include "sincos_blocks.h"
