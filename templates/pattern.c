/* ${r}_pattern -- where the entries of ${uses.NH and "H" or ""}${uses.NH and uses.NK and " and " or ""}${uses.NK and "K" or ""} are.
 * Generated from ${source}; do not edit. */
#include "${r}.h"

@ if uses.NH then
const int ${symbols.H_rowptr}[${symbols.NV} + 1] = {
${rowptr}
};

const int ${symbols.H_colind}[${symbols.NH}] = {
${colind}
};
@ end
@ if uses.NH and uses.NK then

@ end
@ if uses.NK then
const int ${symbols.K_rowptr}[${symbols.NC} + 1] = {
${K_rowptr}
};

const int ${symbols.K_colind}[${symbols.NK}] = {
${K_colind}
};
@ end
