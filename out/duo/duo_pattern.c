/* duo_pattern -- where the entries of H are.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

const int duo_H_rowptr[DUO_NV + 1] = {
  0, 1, 3, 5
};

const int duo_H_colind[DUO_NH] = {
  0, 0, 1, 0, 2
};
