/* ${r}_pattern -- where the entries of H are.
 * Generated from ${source}; do not edit. */
#include "${r}.h"

const int ${symbols.H_rowptr}[${symbols.NV} + 1] = {
${rowptr}
};

const int ${symbols.H_colind}[${symbols.NH}] = {
${colind}
};
