/* ${r}_limits.${ext}
 * What the model says the joints can do.
 * Generated from ${source}; do not edit. */
#include <math.h>

#include "${r}.h"

@ for _, t in ipairs(tables) do
const ${real} ${t.symbol}[${t.size}] = {
@   for k, value in ipairs(t.values) do
  ${value}, /* ${t.names[k]} */
@   end
};
@   if t ~= tables[#tables] then

@   end
@ end
