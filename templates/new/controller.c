/* ${file} -- prints the inertia matrix of ${r} with all joints at zero.
 * Replace it with your program. */
#include <stdio.h>

#include "${r}.h"

${entry}
{
  ${real} q[${R}_NQ], H[${R}_NH];
@ if #params > 0 then
  ${r}_params params;
  ${r}_params_default(&params);
@ end
  ${r}_neutral(q);
  ${r}_crba(${params}q, H);

  /* H is packed: row by row, without the zeros of the tree */
  for (int i = 0; i < ${R}_NV; i++) {
    int k = ${r}_H_rowptr[i];
    for (int j = 0; j <= i; j++) {
      const int stored = k < ${r}_H_rowptr[i + 1] && ${r}_H_colind[k] == j;
      printf(" %9.4f", stored ? (double)H[k++] : 0.0);
    }
    printf("\n");
  }
@ if returns then
  return 0;
@ end
}
