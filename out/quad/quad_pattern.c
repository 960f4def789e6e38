/* quad_pattern.c -- rows and columns of the stored entries of H, as CSR.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

const int quad_H_rowptr[QUAD_NV + 1] = {
  0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 52, 60, 69, 76, 84, 93, 100, 108, 117
};

const int quad_H_colind[QUAD_NH] = {
  0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4,
  5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 9, 0, 1, 2, 3, 4, 5, 9, 10, 0, 1, 2, 3, 4,
  5, 9, 10, 11, 0, 1, 2, 3, 4, 5, 12, 0, 1, 2, 3, 4, 5, 12, 13, 0, 1, 2, 3, 4, 5, 12, 13, 14, 0, 1,
  2, 3, 4, 5, 15, 0, 1, 2, 3, 4, 5, 15, 16, 0, 1, 2, 3, 4, 5, 15, 16, 17
};
