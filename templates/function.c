/* ${r}_${fn}.${ext}
@ for _, line in ipairs(title) do
 * ${line}
@ end
 * Generated from ${source}; do not edit. */
@ if uses_math then
#include <math.h>

@ end
#include "${r}.h"
@ if numbers then
#include "${r}_numbers.h"
@ end
@ if scalar then

${scalar}
@ end
@ if #includes > 0 then

@   for _, name in ipairs(includes) do
#include "${name}"
@   end
@ end

@ if #sized > 0 then
/* Products of matrices with constant sizes, in the names: rows x inner x columns. */
${lines(sized)}

@ end
@ if limbs then
#if ${limbs.guard} /* limbs in the lanes of vectors */
@   if #limbs.above > 0 then
${lines(limbs.above)}
@   end
${lines(prototype)}
{
${lines(limbs.body)}
}
#else /* each limb by itself */
@ end
@ if #above > 0 then
${lines(above)}
@ end
${lines(prototype)}
{
@ if #body > 0 then
${lines(body)}
@ end
}
@ if limbs then
#endif
@ end
