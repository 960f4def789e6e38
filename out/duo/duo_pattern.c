/* duo_pattern.c -- rows and columns of the stored entries of H, as CSR.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

const int duo_H_rowptr[DUO_NV + 1] = {
  0, 1, 3, 5
};

const int duo_H_colind[DUO_NH] = {
  0, 0, 1, 0, 2
};
