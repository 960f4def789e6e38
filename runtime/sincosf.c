/* SPDX-License-Identifier: MIT-0 */
/* sincosf.c -- see sincos.h; in float. It is a file of its own, so that firmware in float links no
 * double. */
#include "sincos.h"

#define PINION_REAL float
#define PINION_SINCOS_INLINE pinion_sincosf_inline
#define PINION_SINCOS_NAME pinion_sincosf
#include "sincos_blocks.h"
