/* quad_ltdl.c
 * In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "rows.h"

int quad_ltdl(double H[QUAD_NH])
{
  /* ---- L, D: rh_kfe ------------------------------------------------------- */
  /* ancestors: base, rh_haa, rh_hfe */
  const double rh_kfe_D = H[QUAD_H_rh_kfe_rh_kfe];
  const double rh_kfe_Dinv = 1.0/rh_kfe_D;
  const double rh_kfe_U_rh_hfe = H[QUAD_H_rh_kfe_rh_hfe];
  const double rh_kfe_U_rh_haa = H[QUAD_H_rh_kfe_rh_haa];
  const double rh_kfe_U_base_wz = H[QUAD_H_rh_kfe_base_wz];
  const double rh_kfe_U_base_wy = H[QUAD_H_rh_kfe_base_wy];
  const double rh_kfe_U_base_wx = H[QUAD_H_rh_kfe_base_wx];
  const double rh_kfe_U_base_vz = H[QUAD_H_rh_kfe_base_vz];
  const double rh_kfe_U_base_vy = H[QUAD_H_rh_kfe_base_vy];
  const double rh_kfe_U_base_vx = H[QUAD_H_rh_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_rh_hfe_base_vx], rh_kfe_U_rh_hfe, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_rh_haa_base_vx], rh_kfe_U_rh_haa, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_kfe_U_base_wz, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_kfe_U_base_wy, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_kfe_U_base_wx, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_kfe_U_base_vz, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_kfe_U_base_vy, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_kfe_U_base_vx*H[QUAD_H_rh_kfe_base_vx];

  /* ---- L, D: lh_kfe ------------------------------------------------------- */
  /* ancestors: base, lh_haa, lh_hfe */
  const double lh_kfe_D = H[QUAD_H_lh_kfe_lh_kfe];
  const double lh_kfe_Dinv = 1.0/lh_kfe_D;
  const double lh_kfe_U_lh_hfe = H[QUAD_H_lh_kfe_lh_hfe];
  const double lh_kfe_U_lh_haa = H[QUAD_H_lh_kfe_lh_haa];
  const double lh_kfe_U_base_wz = H[QUAD_H_lh_kfe_base_wz];
  const double lh_kfe_U_base_wy = H[QUAD_H_lh_kfe_base_wy];
  const double lh_kfe_U_base_wx = H[QUAD_H_lh_kfe_base_wx];
  const double lh_kfe_U_base_vz = H[QUAD_H_lh_kfe_base_vz];
  const double lh_kfe_U_base_vy = H[QUAD_H_lh_kfe_base_vy];
  const double lh_kfe_U_base_vx = H[QUAD_H_lh_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_lh_hfe_base_vx], lh_kfe_U_lh_hfe, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_lh_haa_base_vx], lh_kfe_U_lh_haa, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_kfe_U_base_wz, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_kfe_U_base_wy, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_kfe_U_base_wx, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_kfe_U_base_vz, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_kfe_U_base_vy, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_kfe_U_base_vx*H[QUAD_H_lh_kfe_base_vx];

  /* ---- L, D: rf_kfe ------------------------------------------------------- */
  /* ancestors: base, rf_haa, rf_hfe */
  const double rf_kfe_D = H[QUAD_H_rf_kfe_rf_kfe];
  const double rf_kfe_Dinv = 1.0/rf_kfe_D;
  const double rf_kfe_U_rf_hfe = H[QUAD_H_rf_kfe_rf_hfe];
  const double rf_kfe_U_rf_haa = H[QUAD_H_rf_kfe_rf_haa];
  const double rf_kfe_U_base_wz = H[QUAD_H_rf_kfe_base_wz];
  const double rf_kfe_U_base_wy = H[QUAD_H_rf_kfe_base_wy];
  const double rf_kfe_U_base_wx = H[QUAD_H_rf_kfe_base_wx];
  const double rf_kfe_U_base_vz = H[QUAD_H_rf_kfe_base_vz];
  const double rf_kfe_U_base_vy = H[QUAD_H_rf_kfe_base_vy];
  const double rf_kfe_U_base_vx = H[QUAD_H_rf_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_rf_hfe_base_vx], rf_kfe_U_rf_hfe, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_rf_haa_base_vx], rf_kfe_U_rf_haa, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_kfe_U_base_wz, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_kfe_U_base_wy, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_kfe_U_base_wx, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_kfe_U_base_vz, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_kfe_U_base_vy, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_kfe_U_base_vx*H[QUAD_H_rf_kfe_base_vx];

  /* ---- L, D: lf_kfe ------------------------------------------------------- */
  /* ancestors: base, lf_haa, lf_hfe */
  const double lf_kfe_D = H[QUAD_H_lf_kfe_lf_kfe];
  const double lf_kfe_Dinv = 1.0/lf_kfe_D;
  const double lf_kfe_U_lf_hfe = H[QUAD_H_lf_kfe_lf_hfe];
  const double lf_kfe_U_lf_haa = H[QUAD_H_lf_kfe_lf_haa];
  const double lf_kfe_U_base_wz = H[QUAD_H_lf_kfe_base_wz];
  const double lf_kfe_U_base_wy = H[QUAD_H_lf_kfe_base_wy];
  const double lf_kfe_U_base_wx = H[QUAD_H_lf_kfe_base_wx];
  const double lf_kfe_U_base_vz = H[QUAD_H_lf_kfe_base_vz];
  const double lf_kfe_U_base_vy = H[QUAD_H_lf_kfe_base_vy];
  const double lf_kfe_U_base_vx = H[QUAD_H_lf_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_lf_hfe_base_vx], lf_kfe_U_lf_hfe, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_lf_haa_base_vx], lf_kfe_U_lf_haa, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_kfe_U_base_wz, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_kfe_U_base_wy, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_kfe_U_base_wx, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_kfe_U_base_vz, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_kfe_U_base_vy, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_kfe_U_base_vx*H[QUAD_H_lf_kfe_base_vx];

  /* ---- L, D: rh_hfe ------------------------------------------------------- */
  /* ancestors: base, rh_haa */
  const double rh_hfe_D = H[QUAD_H_rh_hfe_rh_hfe];
  const double rh_hfe_Dinv = 1.0/rh_hfe_D;
  const double rh_hfe_U_rh_haa = H[QUAD_H_rh_hfe_rh_haa];
  const double rh_hfe_U_base_wz = H[QUAD_H_rh_hfe_base_wz];
  const double rh_hfe_U_base_wy = H[QUAD_H_rh_hfe_base_wy];
  const double rh_hfe_U_base_wx = H[QUAD_H_rh_hfe_base_wx];
  const double rh_hfe_U_base_vz = H[QUAD_H_rh_hfe_base_vz];
  const double rh_hfe_U_base_vy = H[QUAD_H_rh_hfe_base_vy];
  const double rh_hfe_U_base_vx = H[QUAD_H_rh_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_rh_hfe_base_vx], rh_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_rh_haa_base_vx], rh_hfe_U_rh_haa, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_hfe_U_base_wz, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_hfe_U_base_wy, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_hfe_U_base_wx, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_hfe_U_base_vz, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_hfe_U_base_vy, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_hfe_U_base_vx*H[QUAD_H_rh_hfe_base_vx];

  /* ---- L, D: lh_hfe ------------------------------------------------------- */
  /* ancestors: base, lh_haa */
  const double lh_hfe_D = H[QUAD_H_lh_hfe_lh_hfe];
  const double lh_hfe_Dinv = 1.0/lh_hfe_D;
  const double lh_hfe_U_lh_haa = H[QUAD_H_lh_hfe_lh_haa];
  const double lh_hfe_U_base_wz = H[QUAD_H_lh_hfe_base_wz];
  const double lh_hfe_U_base_wy = H[QUAD_H_lh_hfe_base_wy];
  const double lh_hfe_U_base_wx = H[QUAD_H_lh_hfe_base_wx];
  const double lh_hfe_U_base_vz = H[QUAD_H_lh_hfe_base_vz];
  const double lh_hfe_U_base_vy = H[QUAD_H_lh_hfe_base_vy];
  const double lh_hfe_U_base_vx = H[QUAD_H_lh_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_lh_hfe_base_vx], lh_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_lh_haa_base_vx], lh_hfe_U_lh_haa, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_hfe_U_base_wz, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_hfe_U_base_wy, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_hfe_U_base_wx, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_hfe_U_base_vz, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_hfe_U_base_vy, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_hfe_U_base_vx*H[QUAD_H_lh_hfe_base_vx];

  /* ---- L, D: rf_hfe ------------------------------------------------------- */
  /* ancestors: base, rf_haa */
  const double rf_hfe_D = H[QUAD_H_rf_hfe_rf_hfe];
  const double rf_hfe_Dinv = 1.0/rf_hfe_D;
  const double rf_hfe_U_rf_haa = H[QUAD_H_rf_hfe_rf_haa];
  const double rf_hfe_U_base_wz = H[QUAD_H_rf_hfe_base_wz];
  const double rf_hfe_U_base_wy = H[QUAD_H_rf_hfe_base_wy];
  const double rf_hfe_U_base_wx = H[QUAD_H_rf_hfe_base_wx];
  const double rf_hfe_U_base_vz = H[QUAD_H_rf_hfe_base_vz];
  const double rf_hfe_U_base_vy = H[QUAD_H_rf_hfe_base_vy];
  const double rf_hfe_U_base_vx = H[QUAD_H_rf_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_rf_hfe_base_vx], rf_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_rf_haa_base_vx], rf_hfe_U_rf_haa, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_hfe_U_base_wz, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_hfe_U_base_wy, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_hfe_U_base_wx, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_hfe_U_base_vz, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_hfe_U_base_vy, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_hfe_U_base_vx*H[QUAD_H_rf_hfe_base_vx];

  /* ---- L, D: lf_hfe ------------------------------------------------------- */
  /* ancestors: base, lf_haa */
  const double lf_hfe_D = H[QUAD_H_lf_hfe_lf_hfe];
  const double lf_hfe_Dinv = 1.0/lf_hfe_D;
  const double lf_hfe_U_lf_haa = H[QUAD_H_lf_hfe_lf_haa];
  const double lf_hfe_U_base_wz = H[QUAD_H_lf_hfe_base_wz];
  const double lf_hfe_U_base_wy = H[QUAD_H_lf_hfe_base_wy];
  const double lf_hfe_U_base_wx = H[QUAD_H_lf_hfe_base_wx];
  const double lf_hfe_U_base_vz = H[QUAD_H_lf_hfe_base_vz];
  const double lf_hfe_U_base_vy = H[QUAD_H_lf_hfe_base_vy];
  const double lf_hfe_U_base_vx = H[QUAD_H_lf_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_lf_hfe_base_vx], lf_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_lf_haa_base_vx], lf_hfe_U_lf_haa, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_hfe_U_base_wz, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_hfe_U_base_wy, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_hfe_U_base_wx, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_hfe_U_base_vz, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_hfe_U_base_vy, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_hfe_U_base_vx*H[QUAD_H_lf_hfe_base_vx];

  /* ---- L, D: rh_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double rh_haa_D = H[QUAD_H_rh_haa_rh_haa];
  const double rh_haa_Dinv = 1.0/rh_haa_D;
  const double rh_haa_U_base_wz = H[QUAD_H_rh_haa_base_wz];
  const double rh_haa_U_base_wy = H[QUAD_H_rh_haa_base_wy];
  const double rh_haa_U_base_wx = H[QUAD_H_rh_haa_base_wx];
  const double rh_haa_U_base_vz = H[QUAD_H_rh_haa_base_vz];
  const double rh_haa_U_base_vy = H[QUAD_H_rh_haa_base_vy];
  const double rh_haa_U_base_vx = H[QUAD_H_rh_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_rh_haa_base_vx], rh_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_haa_U_base_wz, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_haa_U_base_wy, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_haa_U_base_wx, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_haa_U_base_vz, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_haa_U_base_vy, &H[QUAD_H_rh_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_haa_U_base_vx*H[QUAD_H_rh_haa_base_vx];

  /* ---- L, D: lh_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double lh_haa_D = H[QUAD_H_lh_haa_lh_haa];
  const double lh_haa_Dinv = 1.0/lh_haa_D;
  const double lh_haa_U_base_wz = H[QUAD_H_lh_haa_base_wz];
  const double lh_haa_U_base_wy = H[QUAD_H_lh_haa_base_wy];
  const double lh_haa_U_base_wx = H[QUAD_H_lh_haa_base_wx];
  const double lh_haa_U_base_vz = H[QUAD_H_lh_haa_base_vz];
  const double lh_haa_U_base_vy = H[QUAD_H_lh_haa_base_vy];
  const double lh_haa_U_base_vx = H[QUAD_H_lh_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_lh_haa_base_vx], lh_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_haa_U_base_wz, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_haa_U_base_wy, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_haa_U_base_wx, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_haa_U_base_vz, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_haa_U_base_vy, &H[QUAD_H_lh_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_haa_U_base_vx*H[QUAD_H_lh_haa_base_vx];

  /* ---- L, D: rf_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double rf_haa_D = H[QUAD_H_rf_haa_rf_haa];
  const double rf_haa_Dinv = 1.0/rf_haa_D;
  const double rf_haa_U_base_wz = H[QUAD_H_rf_haa_base_wz];
  const double rf_haa_U_base_wy = H[QUAD_H_rf_haa_base_wy];
  const double rf_haa_U_base_wx = H[QUAD_H_rf_haa_base_wx];
  const double rf_haa_U_base_vz = H[QUAD_H_rf_haa_base_vz];
  const double rf_haa_U_base_vy = H[QUAD_H_rf_haa_base_vy];
  const double rf_haa_U_base_vx = H[QUAD_H_rf_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_rf_haa_base_vx], rf_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_haa_U_base_wz, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_haa_U_base_wy, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_haa_U_base_wx, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_haa_U_base_vz, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_haa_U_base_vy, &H[QUAD_H_rf_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_haa_U_base_vx*H[QUAD_H_rf_haa_base_vx];

  /* ---- L, D: lf_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double lf_haa_D = H[QUAD_H_lf_haa_lf_haa];
  const double lf_haa_Dinv = 1.0/lf_haa_D;
  const double lf_haa_U_base_wz = H[QUAD_H_lf_haa_base_wz];
  const double lf_haa_U_base_wy = H[QUAD_H_lf_haa_base_wy];
  const double lf_haa_U_base_wx = H[QUAD_H_lf_haa_base_wx];
  const double lf_haa_U_base_vz = H[QUAD_H_lf_haa_base_vz];
  const double lf_haa_U_base_vy = H[QUAD_H_lf_haa_base_vy];
  const double lf_haa_U_base_vx = H[QUAD_H_lf_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_lf_haa_base_vx], lf_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_haa_U_base_wz, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_haa_U_base_wy, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_haa_U_base_wx, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_haa_U_base_vz, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_haa_U_base_vy, &H[QUAD_H_lf_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_haa_U_base_vx*H[QUAD_H_lf_haa_base_vx];

  /* ---- L, D: base_wz ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz, base_wx, base_wy */
  const double base_wz_D = H[QUAD_H_base_wz_base_wz];
  const double base_wz_Dinv = 1.0/base_wz_D;
  const double base_wz_U_base_wy = H[QUAD_H_base_wz_base_wy];
  const double base_wz_U_base_wx = H[QUAD_H_base_wz_base_wx];
  const double base_wz_U_base_vz = H[QUAD_H_base_wz_base_vz];
  const double base_wz_U_base_vy = H[QUAD_H_base_wz_base_vy];
  const double base_wz_U_base_vx = H[QUAD_H_base_wz_base_vx];
  pinion_row_scale(5, &H[QUAD_H_base_wz_base_vx], base_wz_Dinv);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], base_wz_U_base_wy, &H[QUAD_H_base_wz_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], base_wz_U_base_wx, &H[QUAD_H_base_wz_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wz_U_base_vz, &H[QUAD_H_base_wz_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wz_U_base_vy, &H[QUAD_H_base_wz_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wz_U_base_vx*H[QUAD_H_base_wz_base_vx];

  /* ---- L, D: base_wy ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz, base_wx */
  const double base_wy_D = H[QUAD_H_base_wy_base_wy];
  const double base_wy_Dinv = 1.0/base_wy_D;
  const double base_wy_U_base_wx = H[QUAD_H_base_wy_base_wx];
  const double base_wy_U_base_vz = H[QUAD_H_base_wy_base_vz];
  const double base_wy_U_base_vy = H[QUAD_H_base_wy_base_vy];
  const double base_wy_U_base_vx = H[QUAD_H_base_wy_base_vx];
  pinion_row_scale(4, &H[QUAD_H_base_wy_base_vx], base_wy_Dinv);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], base_wy_U_base_wx, &H[QUAD_H_base_wy_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wy_U_base_vz, &H[QUAD_H_base_wy_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wy_U_base_vy, &H[QUAD_H_base_wy_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wy_U_base_vx*H[QUAD_H_base_wy_base_vx];

  /* ---- L, D: base_wx ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz */
  const double base_wx_D = H[QUAD_H_base_wx_base_wx];
  const double base_wx_Dinv = 1.0/base_wx_D;
  const double base_wx_U_base_vz = H[QUAD_H_base_wx_base_vz];
  const double base_wx_U_base_vy = H[QUAD_H_base_wx_base_vy];
  const double base_wx_U_base_vx = H[QUAD_H_base_wx_base_vx];
  pinion_row_scale(3, &H[QUAD_H_base_wx_base_vx], base_wx_Dinv);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wx_U_base_vz, &H[QUAD_H_base_wx_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wx_U_base_vy, &H[QUAD_H_base_wx_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wx_U_base_vx*H[QUAD_H_base_wx_base_vx];

  /* ---- L, D: base_vz ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy */
  const double base_vz_D = H[QUAD_H_base_vz_base_vz];
  const double base_vz_Dinv = 1.0/base_vz_D;
  const double base_vz_U_base_vy = H[QUAD_H_base_vz_base_vy];
  const double base_vz_U_base_vx = H[QUAD_H_base_vz_base_vx];
  pinion_row_scale(2, &H[QUAD_H_base_vz_base_vx], base_vz_Dinv);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_vz_U_base_vy, &H[QUAD_H_base_vz_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_vz_U_base_vx*H[QUAD_H_base_vz_base_vx];

  /* ---- L, D: base_vy ------------------------------------------------------ */
  /* ancestors: base_vx */
  const double base_vy_D = H[QUAD_H_base_vy_base_vy];
  const double base_vy_U_base_vx = H[QUAD_H_base_vy_base_vx];
  const double base_vy_L_base_vx = base_vy_U_base_vx/base_vy_D;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_vy_L_base_vx*H[QUAD_H_base_vy_base_vx];
  H[QUAD_H_base_vy_base_vx] = base_vy_L_base_vx;

  /* ---- L, D: base_vx ------------------------------------------------------ */
  /* no ancestors */
  const double base_vx_D = H[QUAD_H_base_vx_base_vx];

  if (!(rh_kfe_D > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(rh_hfe_D > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(rh_haa_D > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_kfe_D > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(lh_hfe_D > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(lh_haa_D > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_kfe_D > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(rf_hfe_D > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(rf_haa_D > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_kfe_D > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(lf_hfe_D > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(lf_haa_D > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_wz_D > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_wy_D > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_wx_D > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_vz_D > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_vy_D > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_vx_D > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
