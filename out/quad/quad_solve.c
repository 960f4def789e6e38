/* quad_solve.c
 * x := H^-1 * x with the factor LD of ltdl (table 6.5).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_solve(const double LD[QUAD_NH], double x[QUAD_NV])
{
  /* ---- L^-T: limb_kfe ----------------------------------------------------- */
  const pinion_x4 limb_kfe_x =
    pinion_x4_of(x[QUAD_lf_kfe], x[QUAD_rf_kfe], x[QUAD_lh_kfe], x[QUAD_rh_kfe]);

  /* ---- L^-T: limb_hfe ----------------------------------------------------- */
  const pinion_x4 limb_hfe_x =
    pinion_x4_of(x[QUAD_lf_hfe], x[QUAD_rf_hfe], x[QUAD_lh_hfe], x[QUAD_rh_hfe]);
  pinion_x4 limb_kfe_LD_base_wy, limb_kfe_LD_base_wz, limb_kfe_LD_limb_haa, limb_kfe_LD_limb_hfe;
  pinion_x4_get(&LD[QUAD_H_lf_kfe_base_wy], &LD[QUAD_H_rf_kfe_base_wy], &LD[QUAD_H_lh_kfe_base_wy],
                &LD[QUAD_H_rh_kfe_base_wy], &limb_kfe_LD_base_wy, &limb_kfe_LD_base_wz,
                &limb_kfe_LD_limb_haa, &limb_kfe_LD_limb_hfe);
  const pinion_x4 limb_hfe_y = limb_hfe_x - limb_kfe_x*limb_kfe_LD_limb_hfe;

  /* ---- L^-T: limb_haa ----------------------------------------------------- */
  const pinion_x4 limb_haa_x =
    pinion_x4_of(x[QUAD_lf_haa], x[QUAD_rf_haa], x[QUAD_lh_haa], x[QUAD_rh_haa]);
  pinion_x4 limb_hfe_LD_base_wy, limb_hfe_LD_base_wz, limb_hfe_LD_limb_haa, limb_hfe_LD_limb_hfe;
  pinion_x4_get(&LD[QUAD_H_lf_hfe_base_wy], &LD[QUAD_H_rf_hfe_base_wy], &LD[QUAD_H_lh_hfe_base_wy],
                &LD[QUAD_H_rh_hfe_base_wy], &limb_hfe_LD_base_wy, &limb_hfe_LD_base_wz,
                &limb_hfe_LD_limb_haa, &limb_hfe_LD_limb_hfe);
  const pinion_x4 limb_haa_y = limb_haa_x - limb_kfe_x*limb_kfe_LD_limb_haa
    - limb_hfe_y*limb_hfe_LD_limb_haa;

  /* ---- L^-T: base_wz ------------------------------------------------------ */
  const pinion_x4 limb_haa_LD_base_wz =
    pinion_x4_of(LD[QUAD_H_lf_haa_base_wz], LD[QUAD_H_rf_haa_base_wz], LD[QUAD_H_lh_haa_base_wz],
      LD[QUAD_H_rh_haa_base_wz]);
  const pinion_x4 base_wz_limbs = limb_kfe_x*limb_kfe_LD_base_wz + limb_hfe_y*limb_hfe_LD_base_wz
    + limb_haa_y*limb_haa_LD_base_wz;
  const double base_wz_y = x[QUAD_base_wz] - pinion_x4_sum(base_wz_limbs);

  /* ---- L^-T: base_wy ------------------------------------------------------ */
  const pinion_x4 limb_haa_LD_base_wy =
    pinion_x4_of(LD[QUAD_H_lf_haa_base_wy], LD[QUAD_H_rf_haa_base_wy], LD[QUAD_H_lh_haa_base_wy],
      LD[QUAD_H_rh_haa_base_wy]);
  const pinion_x4 base_wy_limbs = limb_kfe_x*limb_kfe_LD_base_wy + limb_hfe_y*limb_hfe_LD_base_wy
    + limb_haa_y*limb_haa_LD_base_wy;
  const double base_wy_y = x[QUAD_base_wy] - base_wz_y*LD[QUAD_H_base_wz_base_wy]
    - pinion_x4_sum(base_wy_limbs);

  /* ---- L^-T: base_wx ------------------------------------------------------ */
  pinion_x4 limb_kfe_LD_base_vx, limb_kfe_LD_base_vy, limb_kfe_LD_base_vz, limb_kfe_LD_base_wx;
  pinion_x4_get(&LD[QUAD_H_lf_kfe_base_vx], &LD[QUAD_H_rf_kfe_base_vx], &LD[QUAD_H_lh_kfe_base_vx],
                &LD[QUAD_H_rh_kfe_base_vx], &limb_kfe_LD_base_vx, &limb_kfe_LD_base_vy,
                &limb_kfe_LD_base_vz, &limb_kfe_LD_base_wx);
  pinion_x4 limb_hfe_LD_base_vx, limb_hfe_LD_base_vy, limb_hfe_LD_base_vz, limb_hfe_LD_base_wx;
  pinion_x4_get(&LD[QUAD_H_lf_hfe_base_vx], &LD[QUAD_H_rf_hfe_base_vx], &LD[QUAD_H_lh_hfe_base_vx],
                &LD[QUAD_H_rh_hfe_base_vx], &limb_hfe_LD_base_vx, &limb_hfe_LD_base_vy,
                &limb_hfe_LD_base_vz, &limb_hfe_LD_base_wx);
  pinion_x4 limb_haa_LD_base_vx, limb_haa_LD_base_vy, limb_haa_LD_base_vz, limb_haa_LD_base_wx;
  pinion_x4_get(&LD[QUAD_H_lf_haa_base_vx], &LD[QUAD_H_rf_haa_base_vx], &LD[QUAD_H_lh_haa_base_vx],
                &LD[QUAD_H_rh_haa_base_vx], &limb_haa_LD_base_vx, &limb_haa_LD_base_vy,
                &limb_haa_LD_base_vz, &limb_haa_LD_base_wx);
  const pinion_x4 base_wx_limbs = limb_kfe_x*limb_kfe_LD_base_wx + limb_hfe_y*limb_hfe_LD_base_wx
    + limb_haa_y*limb_haa_LD_base_wx;
  const double base_wx_y = x[QUAD_base_wx] - base_wz_y*LD[QUAD_H_base_wz_base_wx]
    - base_wy_y*LD[QUAD_H_base_wy_base_wx] - pinion_x4_sum(base_wx_limbs);

  /* ---- L^-T: base_vz ------------------------------------------------------ */
  const pinion_x4 base_vz_limbs = limb_kfe_x*limb_kfe_LD_base_vz + limb_hfe_y*limb_hfe_LD_base_vz
    + limb_haa_y*limb_haa_LD_base_vz;
  const double base_vz_y = x[QUAD_base_vz] - base_wz_y*LD[QUAD_H_base_wz_base_vz]
    - base_wy_y*LD[QUAD_H_base_wy_base_vz] - base_wx_y*LD[QUAD_H_base_wx_base_vz]
    - pinion_x4_sum(base_vz_limbs);

  /* ---- L^-T: base_vy ------------------------------------------------------ */
  const pinion_x4 base_vy_limbs = limb_kfe_x*limb_kfe_LD_base_vy + limb_hfe_y*limb_hfe_LD_base_vy
    + limb_haa_y*limb_haa_LD_base_vy;
  const double base_vy_y = x[QUAD_base_vy] - base_wz_y*LD[QUAD_H_base_wz_base_vy]
    - base_wy_y*LD[QUAD_H_base_wy_base_vy] - base_wx_y*LD[QUAD_H_base_wx_base_vy]
    - base_vz_y*LD[QUAD_H_base_vz_base_vy] - pinion_x4_sum(base_vy_limbs);

  /* ---- L^-T: base_vx ------------------------------------------------------ */
  const pinion_x4 base_vx_limbs = limb_kfe_x*limb_kfe_LD_base_vx + limb_hfe_y*limb_hfe_LD_base_vx
    + limb_haa_y*limb_haa_LD_base_vx;
  const double base_vx_y = x[QUAD_base_vx] - base_wz_y*LD[QUAD_H_base_wz_base_vx]
    - base_wy_y*LD[QUAD_H_base_wy_base_vx] - base_wx_y*LD[QUAD_H_base_wx_base_vx]
    - base_vz_y*LD[QUAD_H_base_vz_base_vx] - base_vy_y*LD[QUAD_H_base_vy_base_vx]
    - pinion_x4_sum(base_vx_limbs);

  /* ---- D^-1, L^-1: base_vx ------------------------------------------------ */
  const double base_vx_x = base_vx_y/LD[QUAD_H_base_vx_base_vx];
  x[QUAD_base_vx] = base_vx_x;

  /* ---- D^-1, L^-1: base_vy ------------------------------------------------ */
  const double base_vy_x = base_vy_y/LD[QUAD_H_base_vy_base_vy]
    - LD[QUAD_H_base_vy_base_vx]*base_vx_x;
  x[QUAD_base_vy] = base_vy_x;

  /* ---- D^-1, L^-1: base_vz ------------------------------------------------ */
  const double base_vz_x = base_vz_y/LD[QUAD_H_base_vz_base_vz]
    - LD[QUAD_H_base_vz_base_vy]*base_vy_x - LD[QUAD_H_base_vz_base_vx]*base_vx_x;
  x[QUAD_base_vz] = base_vz_x;

  /* ---- D^-1, L^-1: base_wx ------------------------------------------------ */
  const double base_wx_x = base_wx_y/LD[QUAD_H_base_wx_base_wx]
    - LD[QUAD_H_base_wx_base_vz]*base_vz_x - LD[QUAD_H_base_wx_base_vy]*base_vy_x
    - LD[QUAD_H_base_wx_base_vx]*base_vx_x;
  x[QUAD_base_wx] = base_wx_x;

  /* ---- D^-1, L^-1: base_wy ------------------------------------------------ */
  const double base_wy_x = base_wy_y/LD[QUAD_H_base_wy_base_wy]
    - LD[QUAD_H_base_wy_base_vx]*base_vx_x - LD[QUAD_H_base_wy_base_vy]*base_vy_x
    - LD[QUAD_H_base_wy_base_vz]*base_vz_x - LD[QUAD_H_base_wy_base_wx]*base_wx_x;
  x[QUAD_base_wy] = base_wy_x;

  /* ---- D^-1, L^-1: base_wz ------------------------------------------------ */
  const double base_wz_x = base_wz_y/LD[QUAD_H_base_wz_base_wz]
    - LD[QUAD_H_base_wz_base_vx]*base_vx_x - LD[QUAD_H_base_wz_base_vy]*base_vy_x
    - LD[QUAD_H_base_wz_base_vz]*base_vz_x - LD[QUAD_H_base_wz_base_wx]*base_wx_x
    - LD[QUAD_H_base_wz_base_wy]*base_wy_x;
  x[QUAD_base_wz] = base_wz_x;

  /* ---- D^-1, L^-1: limb_haa ----------------------------------------------- */
  const pinion_x4 limb_haa_LD_limb_haa =
    pinion_x4_of(LD[QUAD_H_lf_haa_lf_haa], LD[QUAD_H_rf_haa_rf_haa], LD[QUAD_H_lh_haa_lh_haa],
      LD[QUAD_H_rh_haa_rh_haa]);
  const pinion_x4 limb_haa_x_2 = limb_haa_y/limb_haa_LD_limb_haa
    - limb_haa_LD_base_vx*pinion_x4_all(base_vx_x) - limb_haa_LD_base_vy*pinion_x4_all(base_vy_x)
    - limb_haa_LD_base_vz*pinion_x4_all(base_vz_x) - limb_haa_LD_base_wx*pinion_x4_all(base_wx_x)
    - limb_haa_LD_base_wy*pinion_x4_all(base_wy_x) - limb_haa_LD_base_wz*pinion_x4_all(base_wz_x);
  x[QUAD_lf_haa] = limb_haa_x_2[0];
  x[QUAD_rf_haa] = limb_haa_x_2[1];
  x[QUAD_lh_haa] = limb_haa_x_2[2];
  x[QUAD_rh_haa] = limb_haa_x_2[3];

  /* ---- D^-1, L^-1: limb_hfe ----------------------------------------------- */
  const pinion_x4 limb_hfe_x_2 = limb_hfe_y/limb_hfe_LD_limb_hfe
    - limb_hfe_LD_base_vx*pinion_x4_all(base_vx_x) - limb_hfe_LD_base_vy*pinion_x4_all(base_vy_x)
    - limb_hfe_LD_base_vz*pinion_x4_all(base_vz_x) - limb_hfe_LD_base_wx*pinion_x4_all(base_wx_x)
    - limb_hfe_LD_base_wy*pinion_x4_all(base_wy_x) - limb_hfe_LD_base_wz*pinion_x4_all(base_wz_x)
    - limb_hfe_LD_limb_haa*limb_haa_x_2;
  x[QUAD_lf_hfe] = limb_hfe_x_2[0];
  x[QUAD_rf_hfe] = limb_hfe_x_2[1];
  x[QUAD_lh_hfe] = limb_hfe_x_2[2];
  x[QUAD_rh_hfe] = limb_hfe_x_2[3];

  /* ---- D^-1, L^-1: limb_kfe ----------------------------------------------- */
  const pinion_x4 limb_kfe_LD_limb_kfe =
    pinion_x4_of(LD[QUAD_H_lf_kfe_lf_kfe], LD[QUAD_H_rf_kfe_rf_kfe], LD[QUAD_H_lh_kfe_lh_kfe],
      LD[QUAD_H_rh_kfe_rh_kfe]);
  const pinion_x4 limb_kfe_x_2 = limb_kfe_x/limb_kfe_LD_limb_kfe
    - limb_kfe_LD_base_vx*pinion_x4_all(base_vx_x) - limb_kfe_LD_base_vy*pinion_x4_all(base_vy_x)
    - limb_kfe_LD_base_vz*pinion_x4_all(base_vz_x) - limb_kfe_LD_base_wx*pinion_x4_all(base_wx_x)
    - limb_kfe_LD_base_wy*pinion_x4_all(base_wy_x) - limb_kfe_LD_base_wz*pinion_x4_all(base_wz_x)
    - limb_kfe_LD_limb_haa*limb_haa_x_2 - limb_kfe_LD_limb_hfe*limb_hfe_x_2;
  x[QUAD_lf_kfe] = limb_kfe_x_2[0];
  x[QUAD_rf_kfe] = limb_kfe_x_2[1];
  x[QUAD_lh_kfe] = limb_kfe_x_2[2];
  x[QUAD_rh_kfe] = limb_kfe_x_2[3];
}
#else /* each limb by itself */
void quad_solve(const double LD[QUAD_NH], double x[QUAD_NV])
{
  /* ---- L^-T: rh_kfe ------------------------------------------------------- */
  const double rh_kfe_y = x[QUAD_rh_kfe];

  /* ---- L^-T: rh_hfe ------------------------------------------------------- */
  const double rh_hfe_y = x[QUAD_rh_hfe] - rh_kfe_y*LD[QUAD_H_rh_kfe_rh_hfe];

  /* ---- L^-T: rh_haa ------------------------------------------------------- */
  const double rh_haa_y = x[QUAD_rh_haa] - rh_kfe_y*LD[QUAD_H_rh_kfe_rh_haa]
    - rh_hfe_y*LD[QUAD_H_rh_hfe_rh_haa];

  /* ---- L^-T: lh_kfe ------------------------------------------------------- */
  const double lh_kfe_y = x[QUAD_lh_kfe];

  /* ---- L^-T: lh_hfe ------------------------------------------------------- */
  const double lh_hfe_y = x[QUAD_lh_hfe] - lh_kfe_y*LD[QUAD_H_lh_kfe_lh_hfe];

  /* ---- L^-T: lh_haa ------------------------------------------------------- */
  const double lh_haa_y = x[QUAD_lh_haa] - lh_kfe_y*LD[QUAD_H_lh_kfe_lh_haa]
    - lh_hfe_y*LD[QUAD_H_lh_hfe_lh_haa];

  /* ---- L^-T: rf_kfe ------------------------------------------------------- */
  const double rf_kfe_y = x[QUAD_rf_kfe];

  /* ---- L^-T: rf_hfe ------------------------------------------------------- */
  const double rf_hfe_y = x[QUAD_rf_hfe] - rf_kfe_y*LD[QUAD_H_rf_kfe_rf_hfe];

  /* ---- L^-T: rf_haa ------------------------------------------------------- */
  const double rf_haa_y = x[QUAD_rf_haa] - rf_kfe_y*LD[QUAD_H_rf_kfe_rf_haa]
    - rf_hfe_y*LD[QUAD_H_rf_hfe_rf_haa];

  /* ---- L^-T: lf_kfe ------------------------------------------------------- */
  const double lf_kfe_y = x[QUAD_lf_kfe];

  /* ---- L^-T: lf_hfe ------------------------------------------------------- */
  const double lf_hfe_y = x[QUAD_lf_hfe] - lf_kfe_y*LD[QUAD_H_lf_kfe_lf_hfe];

  /* ---- L^-T: lf_haa ------------------------------------------------------- */
  const double lf_haa_y = x[QUAD_lf_haa] - lf_kfe_y*LD[QUAD_H_lf_kfe_lf_haa]
    - lf_hfe_y*LD[QUAD_H_lf_hfe_lf_haa];

  /* ---- L^-T: base_wz ------------------------------------------------------ */
  const double base_wz_y = x[QUAD_base_wz] - rh_kfe_y*LD[QUAD_H_rh_kfe_base_wz]
    - rh_hfe_y*LD[QUAD_H_rh_hfe_base_wz] - rh_haa_y*LD[QUAD_H_rh_haa_base_wz]
    - lh_kfe_y*LD[QUAD_H_lh_kfe_base_wz] - lh_hfe_y*LD[QUAD_H_lh_hfe_base_wz]
    - lh_haa_y*LD[QUAD_H_lh_haa_base_wz] - rf_kfe_y*LD[QUAD_H_rf_kfe_base_wz]
    - rf_hfe_y*LD[QUAD_H_rf_hfe_base_wz] - rf_haa_y*LD[QUAD_H_rf_haa_base_wz]
    - lf_kfe_y*LD[QUAD_H_lf_kfe_base_wz] - lf_hfe_y*LD[QUAD_H_lf_hfe_base_wz]
    - lf_haa_y*LD[QUAD_H_lf_haa_base_wz];

  /* ---- L^-T: base_wy ------------------------------------------------------ */
  const double base_wy_y = x[QUAD_base_wy] - rh_kfe_y*LD[QUAD_H_rh_kfe_base_wy]
    - rh_hfe_y*LD[QUAD_H_rh_hfe_base_wy] - rh_haa_y*LD[QUAD_H_rh_haa_base_wy]
    - lh_kfe_y*LD[QUAD_H_lh_kfe_base_wy] - lh_hfe_y*LD[QUAD_H_lh_hfe_base_wy]
    - lh_haa_y*LD[QUAD_H_lh_haa_base_wy] - rf_kfe_y*LD[QUAD_H_rf_kfe_base_wy]
    - rf_hfe_y*LD[QUAD_H_rf_hfe_base_wy] - rf_haa_y*LD[QUAD_H_rf_haa_base_wy]
    - lf_kfe_y*LD[QUAD_H_lf_kfe_base_wy] - lf_hfe_y*LD[QUAD_H_lf_hfe_base_wy]
    - lf_haa_y*LD[QUAD_H_lf_haa_base_wy] - base_wz_y*LD[QUAD_H_base_wz_base_wy];

  /* ---- L^-T: base_wx ------------------------------------------------------ */
  const double base_wx_y = x[QUAD_base_wx] - rh_kfe_y*LD[QUAD_H_rh_kfe_base_wx]
    - rh_hfe_y*LD[QUAD_H_rh_hfe_base_wx] - rh_haa_y*LD[QUAD_H_rh_haa_base_wx]
    - lh_kfe_y*LD[QUAD_H_lh_kfe_base_wx] - lh_hfe_y*LD[QUAD_H_lh_hfe_base_wx]
    - lh_haa_y*LD[QUAD_H_lh_haa_base_wx] - rf_kfe_y*LD[QUAD_H_rf_kfe_base_wx]
    - rf_hfe_y*LD[QUAD_H_rf_hfe_base_wx] - rf_haa_y*LD[QUAD_H_rf_haa_base_wx]
    - lf_kfe_y*LD[QUAD_H_lf_kfe_base_wx] - lf_hfe_y*LD[QUAD_H_lf_hfe_base_wx]
    - lf_haa_y*LD[QUAD_H_lf_haa_base_wx] - base_wz_y*LD[QUAD_H_base_wz_base_wx]
    - base_wy_y*LD[QUAD_H_base_wy_base_wx];

  /* ---- L^-T: base_vz ------------------------------------------------------ */
  const double base_vz_y = x[QUAD_base_vz] - rh_kfe_y*LD[QUAD_H_rh_kfe_base_vz]
    - rh_hfe_y*LD[QUAD_H_rh_hfe_base_vz] - rh_haa_y*LD[QUAD_H_rh_haa_base_vz]
    - lh_kfe_y*LD[QUAD_H_lh_kfe_base_vz] - lh_hfe_y*LD[QUAD_H_lh_hfe_base_vz]
    - lh_haa_y*LD[QUAD_H_lh_haa_base_vz] - rf_kfe_y*LD[QUAD_H_rf_kfe_base_vz]
    - rf_hfe_y*LD[QUAD_H_rf_hfe_base_vz] - rf_haa_y*LD[QUAD_H_rf_haa_base_vz]
    - lf_kfe_y*LD[QUAD_H_lf_kfe_base_vz] - lf_hfe_y*LD[QUAD_H_lf_hfe_base_vz]
    - lf_haa_y*LD[QUAD_H_lf_haa_base_vz] - base_wz_y*LD[QUAD_H_base_wz_base_vz]
    - base_wy_y*LD[QUAD_H_base_wy_base_vz] - base_wx_y*LD[QUAD_H_base_wx_base_vz];

  /* ---- L^-T: base_vy ------------------------------------------------------ */
  const double base_vy_y = x[QUAD_base_vy] - rh_kfe_y*LD[QUAD_H_rh_kfe_base_vy]
    - rh_hfe_y*LD[QUAD_H_rh_hfe_base_vy] - rh_haa_y*LD[QUAD_H_rh_haa_base_vy]
    - lh_kfe_y*LD[QUAD_H_lh_kfe_base_vy] - lh_hfe_y*LD[QUAD_H_lh_hfe_base_vy]
    - lh_haa_y*LD[QUAD_H_lh_haa_base_vy] - rf_kfe_y*LD[QUAD_H_rf_kfe_base_vy]
    - rf_hfe_y*LD[QUAD_H_rf_hfe_base_vy] - rf_haa_y*LD[QUAD_H_rf_haa_base_vy]
    - lf_kfe_y*LD[QUAD_H_lf_kfe_base_vy] - lf_hfe_y*LD[QUAD_H_lf_hfe_base_vy]
    - lf_haa_y*LD[QUAD_H_lf_haa_base_vy] - base_wz_y*LD[QUAD_H_base_wz_base_vy]
    - base_wy_y*LD[QUAD_H_base_wy_base_vy] - base_wx_y*LD[QUAD_H_base_wx_base_vy]
    - base_vz_y*LD[QUAD_H_base_vz_base_vy];

  /* ---- L^-T: base_vx ------------------------------------------------------ */
  const double base_vx_y = x[QUAD_base_vx] - rh_kfe_y*LD[QUAD_H_rh_kfe_base_vx]
    - rh_hfe_y*LD[QUAD_H_rh_hfe_base_vx] - rh_haa_y*LD[QUAD_H_rh_haa_base_vx]
    - lh_kfe_y*LD[QUAD_H_lh_kfe_base_vx] - lh_hfe_y*LD[QUAD_H_lh_hfe_base_vx]
    - lh_haa_y*LD[QUAD_H_lh_haa_base_vx] - rf_kfe_y*LD[QUAD_H_rf_kfe_base_vx]
    - rf_hfe_y*LD[QUAD_H_rf_hfe_base_vx] - rf_haa_y*LD[QUAD_H_rf_haa_base_vx]
    - lf_kfe_y*LD[QUAD_H_lf_kfe_base_vx] - lf_hfe_y*LD[QUAD_H_lf_hfe_base_vx]
    - lf_haa_y*LD[QUAD_H_lf_haa_base_vx] - base_wz_y*LD[QUAD_H_base_wz_base_vx]
    - base_wy_y*LD[QUAD_H_base_wy_base_vx] - base_wx_y*LD[QUAD_H_base_wx_base_vx]
    - base_vz_y*LD[QUAD_H_base_vz_base_vx] - base_vy_y*LD[QUAD_H_base_vy_base_vx];

  /* ---- D^-1, L^-1: base_vx ------------------------------------------------ */
  const double base_vx_x = base_vx_y/LD[QUAD_H_base_vx_base_vx];
  x[QUAD_base_vx] = base_vx_x;

  /* ---- D^-1, L^-1: base_vy ------------------------------------------------ */
  const double base_vy_x = base_vy_y/LD[QUAD_H_base_vy_base_vy]
    - LD[QUAD_H_base_vy_base_vx]*base_vx_x;
  x[QUAD_base_vy] = base_vy_x;

  /* ---- D^-1, L^-1: base_vz ------------------------------------------------ */
  const double base_vz_x = base_vz_y/LD[QUAD_H_base_vz_base_vz]
    - LD[QUAD_H_base_vz_base_vy]*base_vy_x - LD[QUAD_H_base_vz_base_vx]*base_vx_x;
  x[QUAD_base_vz] = base_vz_x;

  /* ---- D^-1, L^-1: base_wx ------------------------------------------------ */
  const double base_wx_x = base_wx_y/LD[QUAD_H_base_wx_base_wx]
    - LD[QUAD_H_base_wx_base_vz]*base_vz_x - LD[QUAD_H_base_wx_base_vy]*base_vy_x
    - LD[QUAD_H_base_wx_base_vx]*base_vx_x;
  x[QUAD_base_wx] = base_wx_x;

  /* ---- D^-1, L^-1: base_wy ------------------------------------------------ */
  const double base_wy_x = base_wy_y/LD[QUAD_H_base_wy_base_wy]
    - LD[QUAD_H_base_wy_base_vx]*base_vx_x - LD[QUAD_H_base_wy_base_vy]*base_vy_x
    - LD[QUAD_H_base_wy_base_vz]*base_vz_x - LD[QUAD_H_base_wy_base_wx]*base_wx_x;
  x[QUAD_base_wy] = base_wy_x;

  /* ---- D^-1, L^-1: base_wz ------------------------------------------------ */
  const double base_wz_x = base_wz_y/LD[QUAD_H_base_wz_base_wz]
    - LD[QUAD_H_base_wz_base_vx]*base_vx_x - LD[QUAD_H_base_wz_base_vy]*base_vy_x
    - LD[QUAD_H_base_wz_base_vz]*base_vz_x - LD[QUAD_H_base_wz_base_wx]*base_wx_x
    - LD[QUAD_H_base_wz_base_wy]*base_wy_x;
  x[QUAD_base_wz] = base_wz_x;

  /* ---- D^-1, L^-1: lf_haa ------------------------------------------------- */
  const double lf_haa_x = lf_haa_y/LD[QUAD_H_lf_haa_lf_haa] - LD[QUAD_H_lf_haa_base_vx]*base_vx_x
    - LD[QUAD_H_lf_haa_base_vy]*base_vy_x - LD[QUAD_H_lf_haa_base_vz]*base_vz_x
    - LD[QUAD_H_lf_haa_base_wx]*base_wx_x - LD[QUAD_H_lf_haa_base_wy]*base_wy_x
    - LD[QUAD_H_lf_haa_base_wz]*base_wz_x;
  x[QUAD_lf_haa] = lf_haa_x;

  /* ---- D^-1, L^-1: lf_hfe ------------------------------------------------- */
  const double lf_hfe_x = lf_hfe_y/LD[QUAD_H_lf_hfe_lf_hfe] - LD[QUAD_H_lf_hfe_base_vx]*base_vx_x
    - LD[QUAD_H_lf_hfe_base_vy]*base_vy_x - LD[QUAD_H_lf_hfe_base_vz]*base_vz_x
    - LD[QUAD_H_lf_hfe_base_wx]*base_wx_x - LD[QUAD_H_lf_hfe_base_wy]*base_wy_x
    - LD[QUAD_H_lf_hfe_base_wz]*base_wz_x - LD[QUAD_H_lf_hfe_lf_haa]*lf_haa_x;
  x[QUAD_lf_hfe] = lf_hfe_x;

  /* ---- D^-1, L^-1: lf_kfe ------------------------------------------------- */
  const double lf_kfe_x = lf_kfe_y/LD[QUAD_H_lf_kfe_lf_kfe] - LD[QUAD_H_lf_kfe_base_vx]*base_vx_x
    - LD[QUAD_H_lf_kfe_base_vy]*base_vy_x - LD[QUAD_H_lf_kfe_base_vz]*base_vz_x
    - LD[QUAD_H_lf_kfe_base_wx]*base_wx_x - LD[QUAD_H_lf_kfe_base_wy]*base_wy_x
    - LD[QUAD_H_lf_kfe_base_wz]*base_wz_x - LD[QUAD_H_lf_kfe_lf_haa]*lf_haa_x
    - LD[QUAD_H_lf_kfe_lf_hfe]*lf_hfe_x;
  x[QUAD_lf_kfe] = lf_kfe_x;

  /* ---- D^-1, L^-1: rf_haa ------------------------------------------------- */
  const double rf_haa_x = rf_haa_y/LD[QUAD_H_rf_haa_rf_haa] - LD[QUAD_H_rf_haa_base_vx]*base_vx_x
    - LD[QUAD_H_rf_haa_base_vy]*base_vy_x - LD[QUAD_H_rf_haa_base_vz]*base_vz_x
    - LD[QUAD_H_rf_haa_base_wx]*base_wx_x - LD[QUAD_H_rf_haa_base_wy]*base_wy_x
    - LD[QUAD_H_rf_haa_base_wz]*base_wz_x;
  x[QUAD_rf_haa] = rf_haa_x;

  /* ---- D^-1, L^-1: rf_hfe ------------------------------------------------- */
  const double rf_hfe_x = rf_hfe_y/LD[QUAD_H_rf_hfe_rf_hfe] - LD[QUAD_H_rf_hfe_base_vx]*base_vx_x
    - LD[QUAD_H_rf_hfe_base_vy]*base_vy_x - LD[QUAD_H_rf_hfe_base_vz]*base_vz_x
    - LD[QUAD_H_rf_hfe_base_wx]*base_wx_x - LD[QUAD_H_rf_hfe_base_wy]*base_wy_x
    - LD[QUAD_H_rf_hfe_base_wz]*base_wz_x - LD[QUAD_H_rf_hfe_rf_haa]*rf_haa_x;
  x[QUAD_rf_hfe] = rf_hfe_x;

  /* ---- D^-1, L^-1: rf_kfe ------------------------------------------------- */
  const double rf_kfe_x = rf_kfe_y/LD[QUAD_H_rf_kfe_rf_kfe] - LD[QUAD_H_rf_kfe_base_vx]*base_vx_x
    - LD[QUAD_H_rf_kfe_base_vy]*base_vy_x - LD[QUAD_H_rf_kfe_base_vz]*base_vz_x
    - LD[QUAD_H_rf_kfe_base_wx]*base_wx_x - LD[QUAD_H_rf_kfe_base_wy]*base_wy_x
    - LD[QUAD_H_rf_kfe_base_wz]*base_wz_x - LD[QUAD_H_rf_kfe_rf_haa]*rf_haa_x
    - LD[QUAD_H_rf_kfe_rf_hfe]*rf_hfe_x;
  x[QUAD_rf_kfe] = rf_kfe_x;

  /* ---- D^-1, L^-1: lh_haa ------------------------------------------------- */
  const double lh_haa_x = lh_haa_y/LD[QUAD_H_lh_haa_lh_haa] - LD[QUAD_H_lh_haa_base_vx]*base_vx_x
    - LD[QUAD_H_lh_haa_base_vy]*base_vy_x - LD[QUAD_H_lh_haa_base_vz]*base_vz_x
    - LD[QUAD_H_lh_haa_base_wx]*base_wx_x - LD[QUAD_H_lh_haa_base_wy]*base_wy_x
    - LD[QUAD_H_lh_haa_base_wz]*base_wz_x;
  x[QUAD_lh_haa] = lh_haa_x;

  /* ---- D^-1, L^-1: lh_hfe ------------------------------------------------- */
  const double lh_hfe_x = lh_hfe_y/LD[QUAD_H_lh_hfe_lh_hfe] - LD[QUAD_H_lh_hfe_base_vx]*base_vx_x
    - LD[QUAD_H_lh_hfe_base_vy]*base_vy_x - LD[QUAD_H_lh_hfe_base_vz]*base_vz_x
    - LD[QUAD_H_lh_hfe_base_wx]*base_wx_x - LD[QUAD_H_lh_hfe_base_wy]*base_wy_x
    - LD[QUAD_H_lh_hfe_base_wz]*base_wz_x - LD[QUAD_H_lh_hfe_lh_haa]*lh_haa_x;
  x[QUAD_lh_hfe] = lh_hfe_x;

  /* ---- D^-1, L^-1: lh_kfe ------------------------------------------------- */
  const double lh_kfe_x = lh_kfe_y/LD[QUAD_H_lh_kfe_lh_kfe] - LD[QUAD_H_lh_kfe_base_vx]*base_vx_x
    - LD[QUAD_H_lh_kfe_base_vy]*base_vy_x - LD[QUAD_H_lh_kfe_base_vz]*base_vz_x
    - LD[QUAD_H_lh_kfe_base_wx]*base_wx_x - LD[QUAD_H_lh_kfe_base_wy]*base_wy_x
    - LD[QUAD_H_lh_kfe_base_wz]*base_wz_x - LD[QUAD_H_lh_kfe_lh_haa]*lh_haa_x
    - LD[QUAD_H_lh_kfe_lh_hfe]*lh_hfe_x;
  x[QUAD_lh_kfe] = lh_kfe_x;

  /* ---- D^-1, L^-1: rh_haa ------------------------------------------------- */
  const double rh_haa_x = rh_haa_y/LD[QUAD_H_rh_haa_rh_haa] - LD[QUAD_H_rh_haa_base_vx]*base_vx_x
    - LD[QUAD_H_rh_haa_base_vy]*base_vy_x - LD[QUAD_H_rh_haa_base_vz]*base_vz_x
    - LD[QUAD_H_rh_haa_base_wx]*base_wx_x - LD[QUAD_H_rh_haa_base_wy]*base_wy_x
    - LD[QUAD_H_rh_haa_base_wz]*base_wz_x;
  x[QUAD_rh_haa] = rh_haa_x;

  /* ---- D^-1, L^-1: rh_hfe ------------------------------------------------- */
  const double rh_hfe_x = rh_hfe_y/LD[QUAD_H_rh_hfe_rh_hfe] - LD[QUAD_H_rh_hfe_base_vx]*base_vx_x
    - LD[QUAD_H_rh_hfe_base_vy]*base_vy_x - LD[QUAD_H_rh_hfe_base_vz]*base_vz_x
    - LD[QUAD_H_rh_hfe_base_wx]*base_wx_x - LD[QUAD_H_rh_hfe_base_wy]*base_wy_x
    - LD[QUAD_H_rh_hfe_base_wz]*base_wz_x - LD[QUAD_H_rh_hfe_rh_haa]*rh_haa_x;
  x[QUAD_rh_hfe] = rh_hfe_x;

  /* ---- D^-1, L^-1: rh_kfe ------------------------------------------------- */
  const double rh_kfe_x = rh_kfe_y/LD[QUAD_H_rh_kfe_rh_kfe] - LD[QUAD_H_rh_kfe_base_vx]*base_vx_x
    - LD[QUAD_H_rh_kfe_base_vy]*base_vy_x - LD[QUAD_H_rh_kfe_base_vz]*base_vz_x
    - LD[QUAD_H_rh_kfe_base_wx]*base_wx_x - LD[QUAD_H_rh_kfe_base_wy]*base_wy_x
    - LD[QUAD_H_rh_kfe_base_wz]*base_wz_x - LD[QUAD_H_rh_kfe_rh_haa]*rh_haa_x
    - LD[QUAD_H_rh_kfe_rh_hfe]*rh_hfe_x;
  x[QUAD_rh_kfe] = rh_kfe_x;
}
#endif
