/* ${r}_limits.${ext}
 * Limits of the joints.
 * Generated from ${source}; do not edit. */
#include <math.h>

#include "${r}.h"

@ if endless then
#ifdef __TINYC__ /* knows the negative of a quotient for a constant, but not that of infinity */
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
