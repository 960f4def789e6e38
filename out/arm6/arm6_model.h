/* arm6_model.h -- the robot "arm6" as tables for the generic runtime.
 * Generated from models/arm6.urdf; do not edit. */
#ifndef ARM6_MODEL_H
#define ARM6_MODEL_H

#include "generic/model/pinion_model.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const pinion_model arm6_model;

/* A digest of its numbers, 64 hex digits: equal for equal dynamics, whatever the links' names. */
extern const char arm6_numbers[];

#ifdef __cplusplus
}
#endif

#endif
