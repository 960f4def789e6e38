/* generic.c -- prints the inertia matrix of a robot at zero, by the table-driven runtime, in the
 * format of `pinion new`'s program. Compile with -DMODEL=r_model -DHEADER='"r_model.h"'. */
#include <stdio.h>

#include HEADER
#include "generic/model/pinion_model.h"
#include "generic/tree/crba.h"

int main(void)
{
  double q[64], H[1024];
  pinion_work work[64];
  const pinion_model *model = &MODEL;
  pinion_neutral_q(model, q);
  pinion_crba(model, q, H, work);
  for (int i = 0; i < model->nv; i++) {
    int k = model->rowptr[i];
    for (int j = 0; j <= i; j++) {
      const int stored = k < model->rowptr[i + 1] && model->colind[k] == j;
      printf(" %9.4f", stored ? H[k++] : 0.0);
    }
    printf("\n");
  }
  return 0;
}
