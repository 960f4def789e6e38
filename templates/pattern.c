/* ${r}_pattern.c -- rows and columns of the stored entries of ${packed}, as CSR.
 * Generated from ${source}; do not edit. */
#include "${r}.h"

@ for k, one in ipairs(csrs) do
@   if k > 1 then

@   end
const int ${symbols[one.name .. "_rowptr"]}[${symbols[one.rows]} + 1] = {
${integers(one.rowptr)}
};

const int ${symbols[one.name .. "_colind"]}[${one.whole and #one.colind or symbols[one.size]}] = {
${integers(one.colind)}
};
@ end
