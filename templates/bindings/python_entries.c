/* entries.c -- the functions of ${r}.h for n states, as the Python package calls them: arguments are
 * state after state, `step` numbers apart (0: all states share it).
 *
 * Generated from ${source} by pinion ${version}; do not edit. */
#include <stddef.h>

#include "${r}.h"
@ if lanes then
#include "${r}_x${lanes}.h"

/* numbers of ${lanes} states between our order and that of lanes */
static void gather(ptrdiff_t count, const ${real} *from, ptrdiff_t step, ${real} *to)
{
  for (ptrdiff_t i = 0; i < count; i++)
    for (int j = 0; j < ${lanes}; j++) to[i*${lanes} + j] = from[j*step + i];
}

static void scatter(ptrdiff_t count, const ${real} *from, ${real} *to)
{
  for (ptrdiff_t i = 0; i < count; i++)
    for (int j = 0; j < ${lanes}; j++) to[j*count + i] = from[i*${lanes} + j];
}
@ end
@ if fields then

/* the numbers of the model, under a name without the digits of the interface */
void pinion_defaults_${r}(${symbols.params_type} *p)
{
  ${symbols.params_default}(p);
}
@ end
@ for _, fn in ipairs(entries) do

@   for _, line in ipairs(fn) do
${line}
@   end
@ end
