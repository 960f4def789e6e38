/* ${r}_${suffix}_${fn}.c -- ${r}_${fn}.c for ${n} states at once.
 * Generated from ${source}; do not edit. */
#include "${r}_${suffix}.h"
@ if reads_numbers then
#include "${r}_numbers.h"
@ end

#define PINION_LANES ${n}
@ if real == "float" then
#define PINION_LANES_SINGLE
@ end
#include "lanes.h"

/* how far apart two numbers of an array are, in vectors: the groups of lanes in a block */
#define ROW PINION_LANES_GROUPS

@ if #above > 0 then
${lines(above)}
@ end
@ for _, line in ipairs(inner) do
${line}
@ end
{
@ if #inner_body > 0 then
${lines(inner_body)}
@ end
}

@ for _, line in ipairs(block) do
${line}
@ end
{
@ for _, line in ipairs(block_body) do
${line}
@ end
}

@ for _, line in ipairs(batch) do
${line}
@ end
{
@ for _, line in ipairs(batch_body) do
${line}
@ end
}
