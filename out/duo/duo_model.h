/* duo_model.h -- the robot "duo" as tables for the generic runtime.
 * Generated from models/duo.urdf; do not edit. */
#ifndef DUO_MODEL_H
#define DUO_MODEL_H

#include "generic/model/pinion_model.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const pinion_model duo_model;

/* A digest of its numbers, 64 hex digits: equal for equal dynamics, whatever the links' names. */
extern const char duo_numbers[];

#ifdef __cplusplus
}
#endif

#endif
