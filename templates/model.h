/* ${r}_model.h -- the robot "${robot}" as tables for the generic runtime.
 * Generated from ${source}; do not edit. */
#ifndef ${R}_MODEL_H
#define ${R}_MODEL_H

#include "generic/model/pinion_model.h"
@ if constrained then
#include "generic/constraints/constraint.h"
@ end
@ if uses.NI then
#include "generic/constraints/embedding.h"
@ end

#ifdef __cplusplus
extern "C" {
#endif

extern const pinion_model ${symbols.model};

/* A digest of its numbers, 64 hex digits: equal for equal dynamics, whatever the links' names. */
extern const char ${symbols.numbers}[];
@ if prescribed then

/* 1 for each dof whose acceleration is prescribed */
extern const unsigned char ${symbols.prescribed}[];
@ end
@ if constrained then
extern const pinion_constraints ${symbols.constraints};
@ end
@ if uses.NI then

/* local loops by their independent joints */
extern const pinion_embedding ${symbols.embedding};
@ end

#ifdef __cplusplus
}
#endif

#endif
