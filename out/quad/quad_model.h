/* quad_model.h -- the robot "quad" as tables for the generic runtime.
 * Generated from models/quad.urdf; do not edit. */
#ifndef QUAD_MODEL_H
#define QUAD_MODEL_H

#include "generic/model/pinion_model.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const pinion_model quad_model;

/* A digest of its numbers, 64 hex digits: equal for equal dynamics, whatever the links' names. */
extern const char quad_numbers[];

#ifdef __cplusplus
}
#endif

#endif
