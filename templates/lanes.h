/* ${r}_${suffix}.h -- the functions of ${r}.h for ${n} states at once, one in each SIMD lane.
 *
 * Generated from ${source} by pinion ${version}; do not edit.
 *
 * Every array has one index more than in ${r}.h, the last: the state, 0..${n - 1}. A function that
 * returns a number there fills an array of ${n} here. Units and layout are otherwise the same. Each
 * lane equals the plain function to the last bit if the same compiler and flags compile both, and
 * fuse no products with sums: -ffp-contract=off, which gcc needs on machines that can fuse (gcc 12
 * also -fno-tree-slp-vectorize), clang on all.
 *
 *   ${r}_<function>_${suffix}
 *     ${n} states. If the function of ${r}.h has a pivot test, this one returns 0, or 1 + i for the
 *     first dof i whose pivot is not > 0 in some lane; do not use that lane then, the others are
 *     right.
 *   ${r}_<function>_batch_${suffix}
 *     n states in blocks of ${n}: state k is lane k % ${n} of block k / ${n}. Lanes of the last block
 *     beyond n are neither read nor written. If there is a pivot test, it returns 0, or 1 + the
 *     first block that fails it; all blocks are computed in any case.
 *
 * No array is const, because C does not convert an array to one of const rows; inputs are not
 * written. Arguments do not overlap. No heap, no recursion, no state: all are reentrant, and
 * threads may share the blocks. Nothing needs more alignment than a ${real}.
 * integrate, difference, their Jacobians, neutral, normalize, steps, position_step and independent
 * are left out.
 *
 * Compile the sources with GCC or Clang with -I of pinion's runtime/, and for speed with -march or
 * -mavx2 -mfma. Sines and cosines are those of the runtime, even if PINION_SINCOS is defined.
 */
#ifndef ${R}_${SUFFIX}_H
#define ${R}_${SUFFIX}_H

#include "${r}.h"

#ifndef PINION_PLAIN_SYMBOLS
@ for _, name in ipairs(names) do
#define ${name} ${symbols.symbol}(${name})
@ end
#endif

#ifdef __cplusplus
extern "C" {
#endif
@ for _, one in ipairs(declarations) do
@   declared(one.names.block)
@   declared(one.names.batch)

@   for _, line in ipairs(one.lines) do
${line}
@   end
@ end

#ifdef __cplusplus
}
#endif

#endif
