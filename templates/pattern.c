/* ${r}_pattern -- where the entries of ${table.concat(packed, " and ")} are.
 * Generated from ${source}; do not edit. */
#include "${r}.h"

@ for k, name in ipairs(packed) do
@   if k > 1 then

@   end
@   local rows = name == "K" and symbols.NC or name == "Q" and symbols.NQ or symbols.NV
@   local entries = name == "Y" and not uses.NY and ny or name == "Q" and symbols.NQV or symbols["N" .. name]
const int ${symbols[name .. "_rowptr"]}[${rows} + 1] = {
${lists[name][1]}
};

const int ${symbols[name .. "_colind"]}[${entries}] = {
${lists[name][2]}
};
@ end
