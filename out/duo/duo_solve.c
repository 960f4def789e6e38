/* duo_solve.c
 * x := H^-1 * x with the factor LD of ltdl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_solve(const double LD[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-T: right -------------------------------------------------------- */
  const double right_y = x[DUO_right];

  /* ---- L^-T: left --------------------------------------------------------- */
  const double left_y = x[DUO_left];

  /* ---- L^-T: waist -------------------------------------------------------- */
  const double waist_y = x[DUO_waist] - right_y*LD[DUO_H_right_waist] - left_y*LD[DUO_H_left_waist];

  /* ---- D^-1, L^-1: waist -------------------------------------------------- */
  const double waist_x = waist_y/LD[DUO_H_waist_waist];
  x[DUO_waist] = waist_x;

  /* ---- D^-1, L^-1: left --------------------------------------------------- */
  const double left_x = left_y/LD[DUO_H_left_left] - LD[DUO_H_left_waist]*waist_x;
  x[DUO_left] = left_x;

  /* ---- D^-1, L^-1: right -------------------------------------------------- */
  const double right_x = right_y/LD[DUO_H_right_right] - LD[DUO_H_right_waist]*waist_x;
  x[DUO_right] = right_x;
}
