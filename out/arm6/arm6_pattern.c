/* arm6_pattern.c -- rows and columns of the stored entries of H, as CSR.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

const int arm6_H_rowptr[ARM6_NV + 1] = {
  0, 1, 3, 6, 10, 15, 21
};

const int arm6_H_colind[ARM6_NH] = {
  0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5
};
