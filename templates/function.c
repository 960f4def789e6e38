/* ${r}_${fn}.c
@ for _, line in ipairs(title) do
 * ${line}
@ end
 * Generated from ${source}; do not edit. */
@ if uses_math then
#include <math.h>

@ end
#include "${r}.h"
@ if runtime then

#include "${runtime}"
@ end
@ if uses_rows then

#include "rows.h"
@ end

@ if #constants > 0 then
/* Model constants.  A new mass or length changes these lines and no others. */
@   for _, line in ipairs(constants) do
${line}
@   end

@ end
@ for _, line in ipairs(above) do
${line}
@ end
@ for _, line in ipairs(prototype) do
${line}
@ end
{
@ for _, line in ipairs(body) do
${line}
@ end
}
