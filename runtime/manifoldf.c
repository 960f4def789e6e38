/* SPDX-License-Identifier: MIT-0 */
/* manifoldf.c -- see manifold.h; in float. Apart from manifold.c, so that firmware in float links
 * no double. */
#include <math.h>

#include "manifold.h"

#define PINION_REAL float
#define PINION_MANIFOLD_NAME(name) name##f
#include "manifold_body.h"
