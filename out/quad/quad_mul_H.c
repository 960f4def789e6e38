/* quad_mul_H.c
 * y = H*x (table 6.5).
 * Generated from models/quad.urdf; do not edit.
 * Options: --base floating. */
#include "quad.h"

void quad_mul_H(const double H[QUAD_NH], const double x[QUAD_NV], double y[QUAD_NV])
{
  /* ---- lf_kfe ------------------------------------------------------------- */
  y[QUAD_lf_kfe] = x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_lf_kfe] + H[QUAD_H_lf_kfe_lf_hfe]*x[QUAD_lf_hfe]
    + H[QUAD_H_lf_kfe_lf_haa]*x[QUAD_lf_haa] + H[QUAD_H_lf_kfe_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_lf_kfe_base_wy]*x[QUAD_base_wy] + H[QUAD_H_lf_kfe_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_lf_kfe_base_vz]*x[QUAD_base_vz] + H[QUAD_H_lf_kfe_base_vy]*x[QUAD_base_vy]
    + H[QUAD_H_lf_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- rf_kfe ------------------------------------------------------------- */
  y[QUAD_rf_kfe] = x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_rf_kfe] + H[QUAD_H_rf_kfe_rf_hfe]*x[QUAD_rf_hfe]
    + H[QUAD_H_rf_kfe_rf_haa]*x[QUAD_rf_haa] + H[QUAD_H_rf_kfe_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_rf_kfe_base_wy]*x[QUAD_base_wy] + H[QUAD_H_rf_kfe_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_rf_kfe_base_vz]*x[QUAD_base_vz] + H[QUAD_H_rf_kfe_base_vy]*x[QUAD_base_vy]
    + H[QUAD_H_rf_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- lh_kfe ------------------------------------------------------------- */
  y[QUAD_lh_kfe] = x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_lh_kfe] + H[QUAD_H_lh_kfe_lh_hfe]*x[QUAD_lh_hfe]
    + H[QUAD_H_lh_kfe_lh_haa]*x[QUAD_lh_haa] + H[QUAD_H_lh_kfe_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_lh_kfe_base_wy]*x[QUAD_base_wy] + H[QUAD_H_lh_kfe_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_lh_kfe_base_vz]*x[QUAD_base_vz] + H[QUAD_H_lh_kfe_base_vy]*x[QUAD_base_vy]
    + H[QUAD_H_lh_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- rh_kfe ------------------------------------------------------------- */
  y[QUAD_rh_kfe] = x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_rh_kfe] + H[QUAD_H_rh_kfe_rh_hfe]*x[QUAD_rh_hfe]
    + H[QUAD_H_rh_kfe_rh_haa]*x[QUAD_rh_haa] + H[QUAD_H_rh_kfe_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_rh_kfe_base_wy]*x[QUAD_base_wy] + H[QUAD_H_rh_kfe_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_rh_kfe_base_vz]*x[QUAD_base_vz] + H[QUAD_H_rh_kfe_base_vy]*x[QUAD_base_vy]
    + H[QUAD_H_rh_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- base_vx ------------------------------------------------------------ */
  y[QUAD_base_vx] = x[QUAD_base_vx]*H[QUAD_H_base_vx_base_vx]
    + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_vx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_vx]
    + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_vx] + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_vx]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_vx] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_vx]
    + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_vx] + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_vx]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_vx] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_vx];

  /* ---- base_vy ------------------------------------------------------------ */
  y[QUAD_base_vy] = x[QUAD_base_vy]*H[QUAD_H_base_vy_base_vy]
    + x[QUAD_base_wx]*H[QUAD_H_base_wx_base_vy] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_vy]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_vy] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_vy]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_vy] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_vy]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_vy] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_vy]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_vy] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_vy]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_vy] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_vy]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_vy] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_vy];

  /* ---- base_vz ------------------------------------------------------------ */
  y[QUAD_base_vz] = x[QUAD_base_vz]*H[QUAD_H_base_vz_base_vz]
    + x[QUAD_base_wx]*H[QUAD_H_base_wx_base_vz] + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_vz]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_vz] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_vz]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_vz] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_vz]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_vz] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_vz]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_vz] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_vz]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_vz] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_vz]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_vz] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_vz];

  /* ---- base_wx ------------------------------------------------------------ */
  y[QUAD_base_wx] = x[QUAD_base_wx]*H[QUAD_H_base_wx_base_wx]
    + H[QUAD_H_base_wx_base_vz]*x[QUAD_base_vz] + H[QUAD_H_base_wx_base_vy]*x[QUAD_base_vy]
    + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_wx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wx]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_wx] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_wx]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_wx] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_wx]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_wx] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_wx]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_wx] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_wx]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_wx] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_wx]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_wx] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_wx];

  /* ---- base_wy ------------------------------------------------------------ */
  y[QUAD_base_wy] = x[QUAD_base_wy]*H[QUAD_H_base_wy_base_wy]
    + H[QUAD_H_base_wy_base_wx]*x[QUAD_base_wx] + H[QUAD_H_base_wy_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_base_wy_base_vx]*x[QUAD_base_vx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wy]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_wy] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_wy]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_wy] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_wy]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_wy] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_wy]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_wy] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_wy]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_wy] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_wy]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_wy] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_wy];

  /* ---- base_wz ------------------------------------------------------------ */
  y[QUAD_base_wz] = x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wz]
    + H[QUAD_H_base_wz_base_wy]*x[QUAD_base_wy] + H[QUAD_H_base_wz_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_base_wz_base_vy]*x[QUAD_base_vy] + H[QUAD_H_base_wz_base_vx]*x[QUAD_base_vx]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_wz] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_wz]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_wz] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_wz]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_wz] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_wz]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_wz] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_wz]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_wz] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_wz]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_wz] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_wz];

  /* ---- lf_haa ------------------------------------------------------------- */
  y[QUAD_lf_haa] = x[QUAD_lf_haa]*H[QUAD_H_lf_haa_lf_haa] + H[QUAD_H_lf_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_lf_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_lf_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_lf_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_lf_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_lf_haa] + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_lf_haa];

  /* ---- lf_hfe ------------------------------------------------------------- */
  y[QUAD_lf_hfe] = x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_lf_hfe] + H[QUAD_H_lf_hfe_lf_haa]*x[QUAD_lf_haa]
    + H[QUAD_H_lf_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_lf_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_lf_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_lf_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_lf_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_lf_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_lf_hfe];

  /* ---- rf_haa ------------------------------------------------------------- */
  y[QUAD_rf_haa] = x[QUAD_rf_haa]*H[QUAD_H_rf_haa_rf_haa] + H[QUAD_H_rf_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_rf_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_rf_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_rf_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_rf_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_rf_haa] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_rf_haa];

  /* ---- rf_hfe ------------------------------------------------------------- */
  y[QUAD_rf_hfe] = x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_rf_hfe] + H[QUAD_H_rf_hfe_rf_haa]*x[QUAD_rf_haa]
    + H[QUAD_H_rf_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_rf_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_rf_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_rf_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_rf_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_rf_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_rf_hfe];

  /* ---- lh_haa ------------------------------------------------------------- */
  y[QUAD_lh_haa] = x[QUAD_lh_haa]*H[QUAD_H_lh_haa_lh_haa] + H[QUAD_H_lh_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_lh_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_lh_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_lh_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_lh_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_lh_haa] + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_lh_haa];

  /* ---- lh_hfe ------------------------------------------------------------- */
  y[QUAD_lh_hfe] = x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_lh_hfe] + H[QUAD_H_lh_hfe_lh_haa]*x[QUAD_lh_haa]
    + H[QUAD_H_lh_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_lh_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_lh_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_lh_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_lh_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_lh_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_lh_hfe];

  /* ---- rh_haa ------------------------------------------------------------- */
  y[QUAD_rh_haa] = x[QUAD_rh_haa]*H[QUAD_H_rh_haa_rh_haa] + H[QUAD_H_rh_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_rh_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_rh_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_rh_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_rh_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_rh_haa] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_rh_haa];

  /* ---- rh_hfe ------------------------------------------------------------- */
  y[QUAD_rh_hfe] = x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_rh_hfe] + H[QUAD_H_rh_hfe_rh_haa]*x[QUAD_rh_haa]
    + H[QUAD_H_rh_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_rh_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_rh_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_rh_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_rh_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_rh_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_rh_hfe];
}
