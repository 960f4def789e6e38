/* ${r}_params.${ext}
 * The model's values of the tunable numbers, and payloads.
 * Generated from ${source}; do not edit. */
#include "${r}.h"

void ${symbols.params_default}(${symbols.params_type} *p)
{
@ for _, line in ipairs(defaults) do
${line}
@ end
}
@ for _, payload in ipairs(payloads) do

@   for _, line in ipairs(payload.prototype) do
${line}
@   end
{
@   for _, line in ipairs(payload.body) do
${line}
@   end
}
@ end
