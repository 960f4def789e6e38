/* quad_ltl_solve_Lt.c
 * x := L^-T * x with the L of ltl (table 6.5).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

void quad_ltl_solve_Lt(const double L[QUAD_NH], double x[QUAD_NV])
{
  /* ---- L^-T: rh_kfe ------------------------------------------------------- */
  const double rh_kfe_y = x[QUAD_rh_kfe]/L[QUAD_H_rh_kfe_rh_kfe];
  x[QUAD_rh_kfe] = rh_kfe_y;

  /* ---- L^-T: rh_hfe ------------------------------------------------------- */
  const double rh_hfe_y = (x[QUAD_rh_hfe]
    - rh_kfe_y*L[QUAD_H_rh_kfe_rh_hfe])/L[QUAD_H_rh_hfe_rh_hfe];
  x[QUAD_rh_hfe] = rh_hfe_y;

  /* ---- L^-T: rh_haa ------------------------------------------------------- */
  const double rh_haa_y = (x[QUAD_rh_haa] - rh_kfe_y*L[QUAD_H_rh_kfe_rh_haa]
    - rh_hfe_y*L[QUAD_H_rh_hfe_rh_haa])/L[QUAD_H_rh_haa_rh_haa];
  x[QUAD_rh_haa] = rh_haa_y;

  /* ---- L^-T: lh_kfe ------------------------------------------------------- */
  const double lh_kfe_y = x[QUAD_lh_kfe]/L[QUAD_H_lh_kfe_lh_kfe];
  x[QUAD_lh_kfe] = lh_kfe_y;

  /* ---- L^-T: lh_hfe ------------------------------------------------------- */
  const double lh_hfe_y = (x[QUAD_lh_hfe]
    - lh_kfe_y*L[QUAD_H_lh_kfe_lh_hfe])/L[QUAD_H_lh_hfe_lh_hfe];
  x[QUAD_lh_hfe] = lh_hfe_y;

  /* ---- L^-T: lh_haa ------------------------------------------------------- */
  const double lh_haa_y = (x[QUAD_lh_haa] - lh_kfe_y*L[QUAD_H_lh_kfe_lh_haa]
    - lh_hfe_y*L[QUAD_H_lh_hfe_lh_haa])/L[QUAD_H_lh_haa_lh_haa];
  x[QUAD_lh_haa] = lh_haa_y;

  /* ---- L^-T: rf_kfe ------------------------------------------------------- */
  const double rf_kfe_y = x[QUAD_rf_kfe]/L[QUAD_H_rf_kfe_rf_kfe];
  x[QUAD_rf_kfe] = rf_kfe_y;

  /* ---- L^-T: rf_hfe ------------------------------------------------------- */
  const double rf_hfe_y = (x[QUAD_rf_hfe]
    - rf_kfe_y*L[QUAD_H_rf_kfe_rf_hfe])/L[QUAD_H_rf_hfe_rf_hfe];
  x[QUAD_rf_hfe] = rf_hfe_y;

  /* ---- L^-T: rf_haa ------------------------------------------------------- */
  const double rf_haa_y = (x[QUAD_rf_haa] - rf_kfe_y*L[QUAD_H_rf_kfe_rf_haa]
    - rf_hfe_y*L[QUAD_H_rf_hfe_rf_haa])/L[QUAD_H_rf_haa_rf_haa];
  x[QUAD_rf_haa] = rf_haa_y;

  /* ---- L^-T: lf_kfe ------------------------------------------------------- */
  const double lf_kfe_y = x[QUAD_lf_kfe]/L[QUAD_H_lf_kfe_lf_kfe];
  x[QUAD_lf_kfe] = lf_kfe_y;

  /* ---- L^-T: lf_hfe ------------------------------------------------------- */
  const double lf_hfe_y = (x[QUAD_lf_hfe]
    - lf_kfe_y*L[QUAD_H_lf_kfe_lf_hfe])/L[QUAD_H_lf_hfe_lf_hfe];
  x[QUAD_lf_hfe] = lf_hfe_y;

  /* ---- L^-T: lf_haa ------------------------------------------------------- */
  const double lf_haa_y = (x[QUAD_lf_haa] - lf_kfe_y*L[QUAD_H_lf_kfe_lf_haa]
    - lf_hfe_y*L[QUAD_H_lf_hfe_lf_haa])/L[QUAD_H_lf_haa_lf_haa];
  x[QUAD_lf_haa] = lf_haa_y;

  /* ---- L^-T: base_wz ------------------------------------------------------ */
  const double base_wz_r = x[QUAD_base_wz] - rh_kfe_y*L[QUAD_H_rh_kfe_base_wz]
    - lh_kfe_y*L[QUAD_H_lh_kfe_base_wz] - rf_kfe_y*L[QUAD_H_rf_kfe_base_wz]
    - lf_kfe_y*L[QUAD_H_lf_kfe_base_wz] - rh_hfe_y*L[QUAD_H_rh_hfe_base_wz]
    - lh_hfe_y*L[QUAD_H_lh_hfe_base_wz] - rf_hfe_y*L[QUAD_H_rf_hfe_base_wz]
    - lf_hfe_y*L[QUAD_H_lf_hfe_base_wz] - rh_haa_y*L[QUAD_H_rh_haa_base_wz]
    - lh_haa_y*L[QUAD_H_lh_haa_base_wz] - rf_haa_y*L[QUAD_H_rf_haa_base_wz]
    - lf_haa_y*L[QUAD_H_lf_haa_base_wz];
  const double base_wz_y = base_wz_r/L[QUAD_H_base_wz_base_wz];
  x[QUAD_base_wz] = base_wz_y;

  /* ---- L^-T: base_wy ------------------------------------------------------ */
  const double base_wy_r = x[QUAD_base_wy] - rh_kfe_y*L[QUAD_H_rh_kfe_base_wy]
    - rh_hfe_y*L[QUAD_H_rh_hfe_base_wy] - rh_haa_y*L[QUAD_H_rh_haa_base_wy]
    - lh_kfe_y*L[QUAD_H_lh_kfe_base_wy] - lh_hfe_y*L[QUAD_H_lh_hfe_base_wy]
    - lh_haa_y*L[QUAD_H_lh_haa_base_wy] - rf_kfe_y*L[QUAD_H_rf_kfe_base_wy]
    - rf_hfe_y*L[QUAD_H_rf_hfe_base_wy] - rf_haa_y*L[QUAD_H_rf_haa_base_wy]
    - lf_kfe_y*L[QUAD_H_lf_kfe_base_wy] - lf_hfe_y*L[QUAD_H_lf_hfe_base_wy]
    - lf_haa_y*L[QUAD_H_lf_haa_base_wy] - base_wz_y*L[QUAD_H_base_wz_base_wy];
  const double base_wy_y = base_wy_r/L[QUAD_H_base_wy_base_wy];
  x[QUAD_base_wy] = base_wy_y;

  /* ---- L^-T: base_wx ------------------------------------------------------ */
  const double base_wx_r = x[QUAD_base_wx] - rh_kfe_y*L[QUAD_H_rh_kfe_base_wx]
    - rh_hfe_y*L[QUAD_H_rh_hfe_base_wx] - rh_haa_y*L[QUAD_H_rh_haa_base_wx]
    - lh_kfe_y*L[QUAD_H_lh_kfe_base_wx] - lh_hfe_y*L[QUAD_H_lh_hfe_base_wx]
    - lh_haa_y*L[QUAD_H_lh_haa_base_wx] - rf_kfe_y*L[QUAD_H_rf_kfe_base_wx]
    - rf_hfe_y*L[QUAD_H_rf_hfe_base_wx] - rf_haa_y*L[QUAD_H_rf_haa_base_wx]
    - lf_kfe_y*L[QUAD_H_lf_kfe_base_wx] - lf_hfe_y*L[QUAD_H_lf_hfe_base_wx]
    - lf_haa_y*L[QUAD_H_lf_haa_base_wx] - base_wz_y*L[QUAD_H_base_wz_base_wx]
    - base_wy_y*L[QUAD_H_base_wy_base_wx];
  const double base_wx_y = base_wx_r/L[QUAD_H_base_wx_base_wx];
  x[QUAD_base_wx] = base_wx_y;

  /* ---- L^-T: base_vz ------------------------------------------------------ */
  const double base_vz_r = x[QUAD_base_vz] - rh_kfe_y*L[QUAD_H_rh_kfe_base_vz]
    - rh_hfe_y*L[QUAD_H_rh_hfe_base_vz] - rh_haa_y*L[QUAD_H_rh_haa_base_vz]
    - lh_kfe_y*L[QUAD_H_lh_kfe_base_vz] - lh_hfe_y*L[QUAD_H_lh_hfe_base_vz]
    - lh_haa_y*L[QUAD_H_lh_haa_base_vz] - rf_kfe_y*L[QUAD_H_rf_kfe_base_vz]
    - rf_hfe_y*L[QUAD_H_rf_hfe_base_vz] - rf_haa_y*L[QUAD_H_rf_haa_base_vz]
    - lf_kfe_y*L[QUAD_H_lf_kfe_base_vz] - lf_hfe_y*L[QUAD_H_lf_hfe_base_vz]
    - lf_haa_y*L[QUAD_H_lf_haa_base_vz] - base_wz_y*L[QUAD_H_base_wz_base_vz]
    - base_wy_y*L[QUAD_H_base_wy_base_vz] - base_wx_y*L[QUAD_H_base_wx_base_vz];
  const double base_vz_y = base_vz_r/L[QUAD_H_base_vz_base_vz];
  x[QUAD_base_vz] = base_vz_y;

  /* ---- L^-T: base_vy ------------------------------------------------------ */
  const double base_vy_r = x[QUAD_base_vy] - rh_kfe_y*L[QUAD_H_rh_kfe_base_vy]
    - rh_hfe_y*L[QUAD_H_rh_hfe_base_vy] - rh_haa_y*L[QUAD_H_rh_haa_base_vy]
    - lh_kfe_y*L[QUAD_H_lh_kfe_base_vy] - lh_hfe_y*L[QUAD_H_lh_hfe_base_vy]
    - lh_haa_y*L[QUAD_H_lh_haa_base_vy] - rf_kfe_y*L[QUAD_H_rf_kfe_base_vy]
    - rf_hfe_y*L[QUAD_H_rf_hfe_base_vy] - rf_haa_y*L[QUAD_H_rf_haa_base_vy]
    - lf_kfe_y*L[QUAD_H_lf_kfe_base_vy] - lf_hfe_y*L[QUAD_H_lf_hfe_base_vy]
    - lf_haa_y*L[QUAD_H_lf_haa_base_vy] - base_wz_y*L[QUAD_H_base_wz_base_vy]
    - base_wy_y*L[QUAD_H_base_wy_base_vy] - base_wx_y*L[QUAD_H_base_wx_base_vy]
    - base_vz_y*L[QUAD_H_base_vz_base_vy];
  const double base_vy_y = base_vy_r/L[QUAD_H_base_vy_base_vy];
  x[QUAD_base_vy] = base_vy_y;

  /* ---- L^-T: base_vx ------------------------------------------------------ */
  const double base_vx_r = x[QUAD_base_vx] - rh_kfe_y*L[QUAD_H_rh_kfe_base_vx]
    - rh_hfe_y*L[QUAD_H_rh_hfe_base_vx] - rh_haa_y*L[QUAD_H_rh_haa_base_vx]
    - lh_kfe_y*L[QUAD_H_lh_kfe_base_vx] - lh_hfe_y*L[QUAD_H_lh_hfe_base_vx]
    - lh_haa_y*L[QUAD_H_lh_haa_base_vx] - rf_kfe_y*L[QUAD_H_rf_kfe_base_vx]
    - rf_hfe_y*L[QUAD_H_rf_hfe_base_vx] - rf_haa_y*L[QUAD_H_rf_haa_base_vx]
    - lf_kfe_y*L[QUAD_H_lf_kfe_base_vx] - lf_hfe_y*L[QUAD_H_lf_hfe_base_vx]
    - lf_haa_y*L[QUAD_H_lf_haa_base_vx] - base_wz_y*L[QUAD_H_base_wz_base_vx]
    - base_wy_y*L[QUAD_H_base_wy_base_vx] - base_wx_y*L[QUAD_H_base_wx_base_vx]
    - base_vz_y*L[QUAD_H_base_vz_base_vx] - base_vy_y*L[QUAD_H_base_vy_base_vx];
  const double base_vx_y = base_vx_r/L[QUAD_H_base_vx_base_vx];
  x[QUAD_base_vx] = base_vx_y;
}
