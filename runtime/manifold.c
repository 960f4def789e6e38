/* SPDX-License-Identifier: MIT-0 */
/* manifold.c -- see manifold.h; in double. */
#include <math.h>

#include "manifold.h"

#define PINION_REAL double
#define PINION_MANIFOLD_NAME(name) name
#include "manifold_body.h"
