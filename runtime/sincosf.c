/* SPDX-License-Identifier: MIT-0 */
/* sincosf.c -- see sincos.h; in float. Apart from sincos.c, so that firmware in float links no
 * double. */
#include "sincos.h"

#define REAL float
#define INLINE pinion_sincosf_inline
#define OUT_OF_LINE pinion_sincosf
#include "sincos_blocks.h"
