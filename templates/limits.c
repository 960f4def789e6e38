/* ${r}_limits.${ext}
 * Limits of the joints.
 * Generated from ${source}; do not edit. */
#include <math.h>

#include "${r}.h"

@ if endless then
#ifdef __TINYC__ /* as a constant, tcc rejects -HUGE_VAL of its own, but not -1.0/0.0 */
#undef ${endless}
#define ${endless} ${infinity}
#endif

@ end
@ for _, t in ipairs(tables) do
const ${real} ${t.symbol}[${t.size}] = {
@   for k, value in ipairs(t.values) do
  ${value}, /* ${t.names[k]} */
@   end
};
@   if t ~= tables[#tables] then

@   end
@ end
