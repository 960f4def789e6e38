/* ${r}_symbols.h -- the names of the functions of ${r}.h for linkers.
 *
 * Generated from ${source} by pinion ${version}; do not edit.
 *
 * Every symbol ends in the digits of ${symbols.interface}:
 * joints and their order, layout, types, signatures; no number of the model.
 * An object that was compiled with another ${r}.h does not link.
 * -DPINION_PLAIN_SYMBOLS omits the digits.
 */
#ifndef ${R}_SYMBOLS_H
#define ${R}_SYMBOLS_H

@ if scalar then
/* Files with this line are compiled without gcc's SLP vectoriser, which is part of -O2 from gcc 12.
 * It gathers single results into wide vectors, which costs more than it saves, up to twice the time
 * with 512 bits. -D${scalar}= leaves it to the compiler. */
#ifndef ${scalar}
#if defined __GNUC__ && __GNUC__ >= 12
#define ${scalar} _Pragma("GCC optimize (\"no-tree-slp-vectorize\")")
#else
#define ${scalar}
#endif
#endif

@ end
#ifndef PINION_PLAIN_SYMBOLS
#define ${symbols.symbol}(name) name##_${mark}
@ for _, name in ipairs(names) do
@   if #symbols.symbol + 2 * #name > 88 then
#define ${name} \
  ${symbols.symbol}(${name})
@   else
#define ${name} ${symbols.symbol}(${name})
@   end
@ end
#endif

#endif
