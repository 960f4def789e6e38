/* quad_mul_L.c
 * x := L*x with the unit L of ltdl (table 6.5).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

void quad_mul_L(const double L[QUAD_NH], double x[QUAD_NV])
{
  /* ---- rh_kfe ------------------------------------------------------------- */
  const double rh_hfe_x = x[QUAD_rh_hfe];
  const double rh_haa_x = x[QUAD_rh_haa];
  const double base_wz_x = x[QUAD_base_wz];
  const double base_wy_x = x[QUAD_base_wy];
  const double base_wx_x = x[QUAD_base_wx];
  const double base_vz_x = x[QUAD_base_vz];
  const double base_vy_x = x[QUAD_base_vy];
  x[QUAD_rh_kfe] = x[QUAD_rh_kfe] + L[QUAD_H_rh_kfe_rh_hfe]*rh_hfe_x
    + L[QUAD_H_rh_kfe_rh_haa]*rh_haa_x + L[QUAD_H_rh_kfe_base_wz]*base_wz_x
    + L[QUAD_H_rh_kfe_base_wy]*base_wy_x + L[QUAD_H_rh_kfe_base_wx]*base_wx_x
    + L[QUAD_H_rh_kfe_base_vz]*base_vz_x + L[QUAD_H_rh_kfe_base_vy]*base_vy_x
    + L[QUAD_H_rh_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- rh_hfe ------------------------------------------------------------- */
  x[QUAD_rh_hfe] = rh_hfe_x + L[QUAD_H_rh_hfe_rh_haa]*rh_haa_x + L[QUAD_H_rh_hfe_base_wz]*base_wz_x
    + L[QUAD_H_rh_hfe_base_wy]*base_wy_x + L[QUAD_H_rh_hfe_base_wx]*base_wx_x
    + L[QUAD_H_rh_hfe_base_vz]*base_vz_x + L[QUAD_H_rh_hfe_base_vy]*base_vy_x
    + L[QUAD_H_rh_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- rh_haa ------------------------------------------------------------- */
  x[QUAD_rh_haa] = rh_haa_x + L[QUAD_H_rh_haa_base_wz]*base_wz_x
    + L[QUAD_H_rh_haa_base_wy]*base_wy_x + L[QUAD_H_rh_haa_base_wx]*base_wx_x
    + L[QUAD_H_rh_haa_base_vz]*base_vz_x + L[QUAD_H_rh_haa_base_vy]*base_vy_x
    + L[QUAD_H_rh_haa_base_vx]*x[QUAD_base_vx];

  /* ---- lh_kfe ------------------------------------------------------------- */
  const double lh_hfe_x = x[QUAD_lh_hfe];
  const double lh_haa_x = x[QUAD_lh_haa];
  x[QUAD_lh_kfe] = x[QUAD_lh_kfe] + L[QUAD_H_lh_kfe_lh_hfe]*lh_hfe_x
    + L[QUAD_H_lh_kfe_lh_haa]*lh_haa_x + L[QUAD_H_lh_kfe_base_wz]*base_wz_x
    + L[QUAD_H_lh_kfe_base_wy]*base_wy_x + L[QUAD_H_lh_kfe_base_wx]*base_wx_x
    + L[QUAD_H_lh_kfe_base_vz]*base_vz_x + L[QUAD_H_lh_kfe_base_vy]*base_vy_x
    + L[QUAD_H_lh_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- lh_hfe ------------------------------------------------------------- */
  x[QUAD_lh_hfe] = lh_hfe_x + L[QUAD_H_lh_hfe_lh_haa]*lh_haa_x + L[QUAD_H_lh_hfe_base_wz]*base_wz_x
    + L[QUAD_H_lh_hfe_base_wy]*base_wy_x + L[QUAD_H_lh_hfe_base_wx]*base_wx_x
    + L[QUAD_H_lh_hfe_base_vz]*base_vz_x + L[QUAD_H_lh_hfe_base_vy]*base_vy_x
    + L[QUAD_H_lh_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- lh_haa ------------------------------------------------------------- */
  x[QUAD_lh_haa] = lh_haa_x + L[QUAD_H_lh_haa_base_wz]*base_wz_x
    + L[QUAD_H_lh_haa_base_wy]*base_wy_x + L[QUAD_H_lh_haa_base_wx]*base_wx_x
    + L[QUAD_H_lh_haa_base_vz]*base_vz_x + L[QUAD_H_lh_haa_base_vy]*base_vy_x
    + L[QUAD_H_lh_haa_base_vx]*x[QUAD_base_vx];

  /* ---- rf_kfe ------------------------------------------------------------- */
  const double rf_hfe_x = x[QUAD_rf_hfe];
  const double rf_haa_x = x[QUAD_rf_haa];
  x[QUAD_rf_kfe] = x[QUAD_rf_kfe] + L[QUAD_H_rf_kfe_rf_hfe]*rf_hfe_x
    + L[QUAD_H_rf_kfe_rf_haa]*rf_haa_x + L[QUAD_H_rf_kfe_base_wz]*base_wz_x
    + L[QUAD_H_rf_kfe_base_wy]*base_wy_x + L[QUAD_H_rf_kfe_base_wx]*base_wx_x
    + L[QUAD_H_rf_kfe_base_vz]*base_vz_x + L[QUAD_H_rf_kfe_base_vy]*base_vy_x
    + L[QUAD_H_rf_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- rf_hfe ------------------------------------------------------------- */
  x[QUAD_rf_hfe] = rf_hfe_x + L[QUAD_H_rf_hfe_rf_haa]*rf_haa_x + L[QUAD_H_rf_hfe_base_wz]*base_wz_x
    + L[QUAD_H_rf_hfe_base_wy]*base_wy_x + L[QUAD_H_rf_hfe_base_wx]*base_wx_x
    + L[QUAD_H_rf_hfe_base_vz]*base_vz_x + L[QUAD_H_rf_hfe_base_vy]*base_vy_x
    + L[QUAD_H_rf_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- rf_haa ------------------------------------------------------------- */
  x[QUAD_rf_haa] = rf_haa_x + L[QUAD_H_rf_haa_base_wz]*base_wz_x
    + L[QUAD_H_rf_haa_base_wy]*base_wy_x + L[QUAD_H_rf_haa_base_wx]*base_wx_x
    + L[QUAD_H_rf_haa_base_vz]*base_vz_x + L[QUAD_H_rf_haa_base_vy]*base_vy_x
    + L[QUAD_H_rf_haa_base_vx]*x[QUAD_base_vx];

  /* ---- lf_kfe ------------------------------------------------------------- */
  const double lf_hfe_x = x[QUAD_lf_hfe];
  const double lf_haa_x = x[QUAD_lf_haa];
  x[QUAD_lf_kfe] = x[QUAD_lf_kfe] + L[QUAD_H_lf_kfe_lf_hfe]*lf_hfe_x
    + L[QUAD_H_lf_kfe_lf_haa]*lf_haa_x + L[QUAD_H_lf_kfe_base_wz]*base_wz_x
    + L[QUAD_H_lf_kfe_base_wy]*base_wy_x + L[QUAD_H_lf_kfe_base_wx]*base_wx_x
    + L[QUAD_H_lf_kfe_base_vz]*base_vz_x + L[QUAD_H_lf_kfe_base_vy]*base_vy_x
    + L[QUAD_H_lf_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- lf_hfe ------------------------------------------------------------- */
  x[QUAD_lf_hfe] = lf_hfe_x + L[QUAD_H_lf_hfe_lf_haa]*lf_haa_x + L[QUAD_H_lf_hfe_base_wz]*base_wz_x
    + L[QUAD_H_lf_hfe_base_wy]*base_wy_x + L[QUAD_H_lf_hfe_base_wx]*base_wx_x
    + L[QUAD_H_lf_hfe_base_vz]*base_vz_x + L[QUAD_H_lf_hfe_base_vy]*base_vy_x
    + L[QUAD_H_lf_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- lf_haa ------------------------------------------------------------- */
  x[QUAD_lf_haa] = lf_haa_x + L[QUAD_H_lf_haa_base_wz]*base_wz_x
    + L[QUAD_H_lf_haa_base_wy]*base_wy_x + L[QUAD_H_lf_haa_base_wx]*base_wx_x
    + L[QUAD_H_lf_haa_base_vz]*base_vz_x + L[QUAD_H_lf_haa_base_vy]*base_vy_x
    + L[QUAD_H_lf_haa_base_vx]*x[QUAD_base_vx];

  /* ---- base_wz ------------------------------------------------------------ */
  x[QUAD_base_wz] = base_wz_x + L[QUAD_H_base_wz_base_wy]*base_wy_x
    + L[QUAD_H_base_wz_base_wx]*base_wx_x + L[QUAD_H_base_wz_base_vz]*base_vz_x
    + L[QUAD_H_base_wz_base_vy]*base_vy_x + L[QUAD_H_base_wz_base_vx]*x[QUAD_base_vx];

  /* ---- base_wy ------------------------------------------------------------ */
  x[QUAD_base_wy] = base_wy_x + L[QUAD_H_base_wy_base_wx]*base_wx_x
    + L[QUAD_H_base_wy_base_vz]*base_vz_x + L[QUAD_H_base_wy_base_vy]*base_vy_x
    + L[QUAD_H_base_wy_base_vx]*x[QUAD_base_vx];

  /* ---- base_wx ------------------------------------------------------------ */
  x[QUAD_base_wx] = base_wx_x + L[QUAD_H_base_wx_base_vz]*base_vz_x
    + L[QUAD_H_base_wx_base_vy]*base_vy_x + L[QUAD_H_base_wx_base_vx]*x[QUAD_base_vx];

  /* ---- base_vz ------------------------------------------------------------ */
  x[QUAD_base_vz] = base_vz_x + L[QUAD_H_base_vz_base_vy]*base_vy_x
    + L[QUAD_H_base_vz_base_vx]*x[QUAD_base_vx];

  /* ---- base_vy ------------------------------------------------------------ */
  x[QUAD_base_vy] = base_vy_x + L[QUAD_H_base_vy_base_vx]*x[QUAD_base_vx];
}
