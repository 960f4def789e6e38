/* quad_ltl_solve_L.c
 * x := L^-1 * x with the L of ltl (table 6.5).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_ltl_solve_L(const double L[QUAD_NH], double x[QUAD_NV])
{
  /* ---- L^-1: base_vx ------------------------------------------------------ */
  const double base_vx_x = x[QUAD_base_vx]/L[QUAD_H_base_vx_base_vx];
  x[QUAD_base_vx] = base_vx_x;

  /* ---- L^-1: base_vy ------------------------------------------------------ */
  const double base_vy_x = (x[QUAD_base_vy]
    - L[QUAD_H_base_vy_base_vx]*base_vx_x)/L[QUAD_H_base_vy_base_vy];
  x[QUAD_base_vy] = base_vy_x;

  /* ---- L^-1: base_vz ------------------------------------------------------ */
  const double base_vz_x = (x[QUAD_base_vz] - L[QUAD_H_base_vz_base_vy]*base_vy_x
    - L[QUAD_H_base_vz_base_vx]*base_vx_x)/L[QUAD_H_base_vz_base_vz];
  x[QUAD_base_vz] = base_vz_x;

  /* ---- L^-1: base_wx ------------------------------------------------------ */
  const double base_wx_x = (x[QUAD_base_wx] - L[QUAD_H_base_wx_base_vz]*base_vz_x
    - L[QUAD_H_base_wx_base_vy]*base_vy_x
    - L[QUAD_H_base_wx_base_vx]*base_vx_x)/L[QUAD_H_base_wx_base_wx];
  x[QUAD_base_wx] = base_wx_x;

  /* ---- L^-1: base_wy ------------------------------------------------------ */
  const double base_wy_r = x[QUAD_base_wy] - L[QUAD_H_base_wy_base_vx]*base_vx_x
    - L[QUAD_H_base_wy_base_vy]*base_vy_x - L[QUAD_H_base_wy_base_vz]*base_vz_x
    - L[QUAD_H_base_wy_base_wx]*base_wx_x;
  const double base_wy_x = base_wy_r/L[QUAD_H_base_wy_base_wy];
  x[QUAD_base_wy] = base_wy_x;

  /* ---- L^-1: base_wz ------------------------------------------------------ */
  const double base_wz_r = x[QUAD_base_wz] - L[QUAD_H_base_wz_base_vx]*base_vx_x
    - L[QUAD_H_base_wz_base_vy]*base_vy_x - L[QUAD_H_base_wz_base_vz]*base_vz_x
    - L[QUAD_H_base_wz_base_wx]*base_wx_x - L[QUAD_H_base_wz_base_wy]*base_wy_x;
  const double base_wz_x = base_wz_r/L[QUAD_H_base_wz_base_wz];
  x[QUAD_base_wz] = base_wz_x;

  /* ---- L^-1: limb_haa ----------------------------------------------------- */
  const pinion_x4 limb_haa_x =
    pinion_x4_of(x[QUAD_lf_haa], x[QUAD_rf_haa], x[QUAD_lh_haa], x[QUAD_rh_haa]);
  const pinion_x4 limb_haa_L_base_wz =
    pinion_x4_of(L[QUAD_H_lf_haa_base_wz], L[QUAD_H_rf_haa_base_wz], L[QUAD_H_lh_haa_base_wz],
      L[QUAD_H_rh_haa_base_wz]);
  const pinion_x4 limb_haa_L_base_wy =
    pinion_x4_of(L[QUAD_H_lf_haa_base_wy], L[QUAD_H_rf_haa_base_wy], L[QUAD_H_lh_haa_base_wy],
      L[QUAD_H_rh_haa_base_wy]);
  pinion_x4 limb_haa_L_base_vx, limb_haa_L_base_vy, limb_haa_L_base_vz, limb_haa_L_base_wx;
  pinion_x4_get(&L[QUAD_H_lf_haa_base_vx], &L[QUAD_H_rf_haa_base_vx], &L[QUAD_H_lh_haa_base_vx],
                &L[QUAD_H_rh_haa_base_vx], &limb_haa_L_base_vx, &limb_haa_L_base_vy,
                &limb_haa_L_base_vz, &limb_haa_L_base_wx);
  const pinion_x4 limb_haa_r = limb_haa_x - limb_haa_L_base_vx*pinion_x4_all(base_vx_x)
    - limb_haa_L_base_vy*pinion_x4_all(base_vy_x) - limb_haa_L_base_vz*pinion_x4_all(base_vz_x)
    - limb_haa_L_base_wx*pinion_x4_all(base_wx_x) - limb_haa_L_base_wy*pinion_x4_all(base_wy_x)
    - limb_haa_L_base_wz*pinion_x4_all(base_wz_x);
  const pinion_x4 limb_haa_L_limb_haa =
    pinion_x4_of(L[QUAD_H_lf_haa_lf_haa], L[QUAD_H_rf_haa_rf_haa], L[QUAD_H_lh_haa_lh_haa],
      L[QUAD_H_rh_haa_rh_haa]);
  const pinion_x4 limb_haa_x_2 = limb_haa_r/limb_haa_L_limb_haa;
  x[QUAD_lf_haa] = limb_haa_x_2[0];
  x[QUAD_rf_haa] = limb_haa_x_2[1];
  x[QUAD_lh_haa] = limb_haa_x_2[2];
  x[QUAD_rh_haa] = limb_haa_x_2[3];

  /* ---- L^-1: limb_hfe ----------------------------------------------------- */
  const pinion_x4 limb_hfe_x =
    pinion_x4_of(x[QUAD_lf_hfe], x[QUAD_rf_hfe], x[QUAD_lh_hfe], x[QUAD_rh_hfe]);
  pinion_x4 limb_hfe_L_base_wy, limb_hfe_L_base_wz, limb_hfe_L_limb_haa, limb_hfe_L_limb_hfe;
  pinion_x4_get(&L[QUAD_H_lf_hfe_base_wy], &L[QUAD_H_rf_hfe_base_wy], &L[QUAD_H_lh_hfe_base_wy],
                &L[QUAD_H_rh_hfe_base_wy], &limb_hfe_L_base_wy, &limb_hfe_L_base_wz,
                &limb_hfe_L_limb_haa, &limb_hfe_L_limb_hfe);
  pinion_x4 limb_hfe_L_base_vx, limb_hfe_L_base_vy, limb_hfe_L_base_vz, limb_hfe_L_base_wx;
  pinion_x4_get(&L[QUAD_H_lf_hfe_base_vx], &L[QUAD_H_rf_hfe_base_vx], &L[QUAD_H_lh_hfe_base_vx],
                &L[QUAD_H_rh_hfe_base_vx], &limb_hfe_L_base_vx, &limb_hfe_L_base_vy,
                &limb_hfe_L_base_vz, &limb_hfe_L_base_wx);
  const pinion_x4 limb_hfe_r = limb_hfe_x - limb_hfe_L_base_vx*pinion_x4_all(base_vx_x)
    - limb_hfe_L_base_vy*pinion_x4_all(base_vy_x) - limb_hfe_L_base_vz*pinion_x4_all(base_vz_x)
    - limb_hfe_L_base_wx*pinion_x4_all(base_wx_x) - limb_hfe_L_base_wy*pinion_x4_all(base_wy_x)
    - limb_hfe_L_base_wz*pinion_x4_all(base_wz_x) - limb_hfe_L_limb_haa*limb_haa_x_2;
  const pinion_x4 limb_hfe_x_2 = limb_hfe_r/limb_hfe_L_limb_hfe;
  x[QUAD_lf_hfe] = limb_hfe_x_2[0];
  x[QUAD_rf_hfe] = limb_hfe_x_2[1];
  x[QUAD_lh_hfe] = limb_hfe_x_2[2];
  x[QUAD_rh_hfe] = limb_hfe_x_2[3];

  /* ---- L^-1: limb_kfe ----------------------------------------------------- */
  const pinion_x4 limb_kfe_x =
    pinion_x4_of(x[QUAD_lf_kfe], x[QUAD_rf_kfe], x[QUAD_lh_kfe], x[QUAD_rh_kfe]);
  pinion_x4 limb_kfe_L_base_wy, limb_kfe_L_base_wz, limb_kfe_L_limb_haa, limb_kfe_L_limb_hfe;
  pinion_x4_get(&L[QUAD_H_lf_kfe_base_wy], &L[QUAD_H_rf_kfe_base_wy], &L[QUAD_H_lh_kfe_base_wy],
                &L[QUAD_H_rh_kfe_base_wy], &limb_kfe_L_base_wy, &limb_kfe_L_base_wz,
                &limb_kfe_L_limb_haa, &limb_kfe_L_limb_hfe);
  pinion_x4 limb_kfe_L_base_vx, limb_kfe_L_base_vy, limb_kfe_L_base_vz, limb_kfe_L_base_wx;
  pinion_x4_get(&L[QUAD_H_lf_kfe_base_vx], &L[QUAD_H_rf_kfe_base_vx], &L[QUAD_H_lh_kfe_base_vx],
                &L[QUAD_H_rh_kfe_base_vx], &limb_kfe_L_base_vx, &limb_kfe_L_base_vy,
                &limb_kfe_L_base_vz, &limb_kfe_L_base_wx);
  const pinion_x4 limb_kfe_r = limb_kfe_x - limb_kfe_L_base_vx*pinion_x4_all(base_vx_x)
    - limb_kfe_L_base_vy*pinion_x4_all(base_vy_x) - limb_kfe_L_base_vz*pinion_x4_all(base_vz_x)
    - limb_kfe_L_base_wx*pinion_x4_all(base_wx_x) - limb_kfe_L_base_wy*pinion_x4_all(base_wy_x)
    - limb_kfe_L_base_wz*pinion_x4_all(base_wz_x) - limb_kfe_L_limb_haa*limb_haa_x_2
    - limb_kfe_L_limb_hfe*limb_hfe_x_2;
  const pinion_x4 limb_kfe_L_limb_kfe =
    pinion_x4_of(L[QUAD_H_lf_kfe_lf_kfe], L[QUAD_H_rf_kfe_rf_kfe], L[QUAD_H_lh_kfe_lh_kfe],
      L[QUAD_H_rh_kfe_rh_kfe]);
  const pinion_x4 limb_kfe_x_2 = limb_kfe_r/limb_kfe_L_limb_kfe;
  x[QUAD_lf_kfe] = limb_kfe_x_2[0];
  x[QUAD_rf_kfe] = limb_kfe_x_2[1];
  x[QUAD_lh_kfe] = limb_kfe_x_2[2];
  x[QUAD_rh_kfe] = limb_kfe_x_2[3];
}
#else /* each limb by itself */
void quad_ltl_solve_L(const double L[QUAD_NH], double x[QUAD_NV])
{
  /* ---- L^-1: base_vx ------------------------------------------------------ */
  const double base_vx_x = x[QUAD_base_vx]/L[QUAD_H_base_vx_base_vx];
  x[QUAD_base_vx] = base_vx_x;

  /* ---- L^-1: base_vy ------------------------------------------------------ */
  const double base_vy_x = (x[QUAD_base_vy]
    - L[QUAD_H_base_vy_base_vx]*base_vx_x)/L[QUAD_H_base_vy_base_vy];
  x[QUAD_base_vy] = base_vy_x;

  /* ---- L^-1: base_vz ------------------------------------------------------ */
  const double base_vz_x = (x[QUAD_base_vz] - L[QUAD_H_base_vz_base_vy]*base_vy_x
    - L[QUAD_H_base_vz_base_vx]*base_vx_x)/L[QUAD_H_base_vz_base_vz];
  x[QUAD_base_vz] = base_vz_x;

  /* ---- L^-1: base_wx ------------------------------------------------------ */
  const double base_wx_x = (x[QUAD_base_wx] - L[QUAD_H_base_wx_base_vz]*base_vz_x
    - L[QUAD_H_base_wx_base_vy]*base_vy_x
    - L[QUAD_H_base_wx_base_vx]*base_vx_x)/L[QUAD_H_base_wx_base_wx];
  x[QUAD_base_wx] = base_wx_x;

  /* ---- L^-1: base_wy ------------------------------------------------------ */
  const double base_wy_r = x[QUAD_base_wy] - L[QUAD_H_base_wy_base_vx]*base_vx_x
    - L[QUAD_H_base_wy_base_vy]*base_vy_x - L[QUAD_H_base_wy_base_vz]*base_vz_x
    - L[QUAD_H_base_wy_base_wx]*base_wx_x;
  const double base_wy_x = base_wy_r/L[QUAD_H_base_wy_base_wy];
  x[QUAD_base_wy] = base_wy_x;

  /* ---- L^-1: base_wz ------------------------------------------------------ */
  const double base_wz_r = x[QUAD_base_wz] - L[QUAD_H_base_wz_base_vx]*base_vx_x
    - L[QUAD_H_base_wz_base_vy]*base_vy_x - L[QUAD_H_base_wz_base_vz]*base_vz_x
    - L[QUAD_H_base_wz_base_wx]*base_wx_x - L[QUAD_H_base_wz_base_wy]*base_wy_x;
  const double base_wz_x = base_wz_r/L[QUAD_H_base_wz_base_wz];
  x[QUAD_base_wz] = base_wz_x;

  /* ---- L^-1: lf_haa ------------------------------------------------------- */
  const double lf_haa_r = x[QUAD_lf_haa] - L[QUAD_H_lf_haa_base_vx]*base_vx_x
    - L[QUAD_H_lf_haa_base_vy]*base_vy_x - L[QUAD_H_lf_haa_base_vz]*base_vz_x
    - L[QUAD_H_lf_haa_base_wx]*base_wx_x - L[QUAD_H_lf_haa_base_wy]*base_wy_x
    - L[QUAD_H_lf_haa_base_wz]*base_wz_x;
  const double lf_haa_x = lf_haa_r/L[QUAD_H_lf_haa_lf_haa];
  x[QUAD_lf_haa] = lf_haa_x;

  /* ---- L^-1: lf_hfe ------------------------------------------------------- */
  const double lf_hfe_r = x[QUAD_lf_hfe] - L[QUAD_H_lf_hfe_base_vx]*base_vx_x
    - L[QUAD_H_lf_hfe_base_vy]*base_vy_x - L[QUAD_H_lf_hfe_base_vz]*base_vz_x
    - L[QUAD_H_lf_hfe_base_wx]*base_wx_x - L[QUAD_H_lf_hfe_base_wy]*base_wy_x
    - L[QUAD_H_lf_hfe_base_wz]*base_wz_x - L[QUAD_H_lf_hfe_lf_haa]*lf_haa_x;
  const double lf_hfe_x = lf_hfe_r/L[QUAD_H_lf_hfe_lf_hfe];
  x[QUAD_lf_hfe] = lf_hfe_x;

  /* ---- L^-1: lf_kfe ------------------------------------------------------- */
  const double lf_kfe_r = x[QUAD_lf_kfe] - L[QUAD_H_lf_kfe_base_vx]*base_vx_x
    - L[QUAD_H_lf_kfe_base_vy]*base_vy_x - L[QUAD_H_lf_kfe_base_vz]*base_vz_x
    - L[QUAD_H_lf_kfe_base_wx]*base_wx_x - L[QUAD_H_lf_kfe_base_wy]*base_wy_x
    - L[QUAD_H_lf_kfe_base_wz]*base_wz_x - L[QUAD_H_lf_kfe_lf_haa]*lf_haa_x
    - L[QUAD_H_lf_kfe_lf_hfe]*lf_hfe_x;
  const double lf_kfe_x = lf_kfe_r/L[QUAD_H_lf_kfe_lf_kfe];
  x[QUAD_lf_kfe] = lf_kfe_x;

  /* ---- L^-1: rf_haa ------------------------------------------------------- */
  const double rf_haa_r = x[QUAD_rf_haa] - L[QUAD_H_rf_haa_base_vx]*base_vx_x
    - L[QUAD_H_rf_haa_base_vy]*base_vy_x - L[QUAD_H_rf_haa_base_vz]*base_vz_x
    - L[QUAD_H_rf_haa_base_wx]*base_wx_x - L[QUAD_H_rf_haa_base_wy]*base_wy_x
    - L[QUAD_H_rf_haa_base_wz]*base_wz_x;
  const double rf_haa_x = rf_haa_r/L[QUAD_H_rf_haa_rf_haa];
  x[QUAD_rf_haa] = rf_haa_x;

  /* ---- L^-1: rf_hfe ------------------------------------------------------- */
  const double rf_hfe_r = x[QUAD_rf_hfe] - L[QUAD_H_rf_hfe_base_vx]*base_vx_x
    - L[QUAD_H_rf_hfe_base_vy]*base_vy_x - L[QUAD_H_rf_hfe_base_vz]*base_vz_x
    - L[QUAD_H_rf_hfe_base_wx]*base_wx_x - L[QUAD_H_rf_hfe_base_wy]*base_wy_x
    - L[QUAD_H_rf_hfe_base_wz]*base_wz_x - L[QUAD_H_rf_hfe_rf_haa]*rf_haa_x;
  const double rf_hfe_x = rf_hfe_r/L[QUAD_H_rf_hfe_rf_hfe];
  x[QUAD_rf_hfe] = rf_hfe_x;

  /* ---- L^-1: rf_kfe ------------------------------------------------------- */
  const double rf_kfe_r = x[QUAD_rf_kfe] - L[QUAD_H_rf_kfe_base_vx]*base_vx_x
    - L[QUAD_H_rf_kfe_base_vy]*base_vy_x - L[QUAD_H_rf_kfe_base_vz]*base_vz_x
    - L[QUAD_H_rf_kfe_base_wx]*base_wx_x - L[QUAD_H_rf_kfe_base_wy]*base_wy_x
    - L[QUAD_H_rf_kfe_base_wz]*base_wz_x - L[QUAD_H_rf_kfe_rf_haa]*rf_haa_x
    - L[QUAD_H_rf_kfe_rf_hfe]*rf_hfe_x;
  const double rf_kfe_x = rf_kfe_r/L[QUAD_H_rf_kfe_rf_kfe];
  x[QUAD_rf_kfe] = rf_kfe_x;

  /* ---- L^-1: lh_haa ------------------------------------------------------- */
  const double lh_haa_r = x[QUAD_lh_haa] - L[QUAD_H_lh_haa_base_vx]*base_vx_x
    - L[QUAD_H_lh_haa_base_vy]*base_vy_x - L[QUAD_H_lh_haa_base_vz]*base_vz_x
    - L[QUAD_H_lh_haa_base_wx]*base_wx_x - L[QUAD_H_lh_haa_base_wy]*base_wy_x
    - L[QUAD_H_lh_haa_base_wz]*base_wz_x;
  const double lh_haa_x = lh_haa_r/L[QUAD_H_lh_haa_lh_haa];
  x[QUAD_lh_haa] = lh_haa_x;

  /* ---- L^-1: lh_hfe ------------------------------------------------------- */
  const double lh_hfe_r = x[QUAD_lh_hfe] - L[QUAD_H_lh_hfe_base_vx]*base_vx_x
    - L[QUAD_H_lh_hfe_base_vy]*base_vy_x - L[QUAD_H_lh_hfe_base_vz]*base_vz_x
    - L[QUAD_H_lh_hfe_base_wx]*base_wx_x - L[QUAD_H_lh_hfe_base_wy]*base_wy_x
    - L[QUAD_H_lh_hfe_base_wz]*base_wz_x - L[QUAD_H_lh_hfe_lh_haa]*lh_haa_x;
  const double lh_hfe_x = lh_hfe_r/L[QUAD_H_lh_hfe_lh_hfe];
  x[QUAD_lh_hfe] = lh_hfe_x;

  /* ---- L^-1: lh_kfe ------------------------------------------------------- */
  const double lh_kfe_r = x[QUAD_lh_kfe] - L[QUAD_H_lh_kfe_base_vx]*base_vx_x
    - L[QUAD_H_lh_kfe_base_vy]*base_vy_x - L[QUAD_H_lh_kfe_base_vz]*base_vz_x
    - L[QUAD_H_lh_kfe_base_wx]*base_wx_x - L[QUAD_H_lh_kfe_base_wy]*base_wy_x
    - L[QUAD_H_lh_kfe_base_wz]*base_wz_x - L[QUAD_H_lh_kfe_lh_haa]*lh_haa_x
    - L[QUAD_H_lh_kfe_lh_hfe]*lh_hfe_x;
  const double lh_kfe_x = lh_kfe_r/L[QUAD_H_lh_kfe_lh_kfe];
  x[QUAD_lh_kfe] = lh_kfe_x;

  /* ---- L^-1: rh_haa ------------------------------------------------------- */
  const double rh_haa_r = x[QUAD_rh_haa] - L[QUAD_H_rh_haa_base_vx]*base_vx_x
    - L[QUAD_H_rh_haa_base_vy]*base_vy_x - L[QUAD_H_rh_haa_base_vz]*base_vz_x
    - L[QUAD_H_rh_haa_base_wx]*base_wx_x - L[QUAD_H_rh_haa_base_wy]*base_wy_x
    - L[QUAD_H_rh_haa_base_wz]*base_wz_x;
  const double rh_haa_x = rh_haa_r/L[QUAD_H_rh_haa_rh_haa];
  x[QUAD_rh_haa] = rh_haa_x;

  /* ---- L^-1: rh_hfe ------------------------------------------------------- */
  const double rh_hfe_r = x[QUAD_rh_hfe] - L[QUAD_H_rh_hfe_base_vx]*base_vx_x
    - L[QUAD_H_rh_hfe_base_vy]*base_vy_x - L[QUAD_H_rh_hfe_base_vz]*base_vz_x
    - L[QUAD_H_rh_hfe_base_wx]*base_wx_x - L[QUAD_H_rh_hfe_base_wy]*base_wy_x
    - L[QUAD_H_rh_hfe_base_wz]*base_wz_x - L[QUAD_H_rh_hfe_rh_haa]*rh_haa_x;
  const double rh_hfe_x = rh_hfe_r/L[QUAD_H_rh_hfe_rh_hfe];
  x[QUAD_rh_hfe] = rh_hfe_x;

  /* ---- L^-1: rh_kfe ------------------------------------------------------- */
  const double rh_kfe_r = x[QUAD_rh_kfe] - L[QUAD_H_rh_kfe_base_vx]*base_vx_x
    - L[QUAD_H_rh_kfe_base_vy]*base_vy_x - L[QUAD_H_rh_kfe_base_vz]*base_vz_x
    - L[QUAD_H_rh_kfe_base_wx]*base_wx_x - L[QUAD_H_rh_kfe_base_wy]*base_wy_x
    - L[QUAD_H_rh_kfe_base_wz]*base_wz_x - L[QUAD_H_rh_kfe_rh_haa]*rh_haa_x
    - L[QUAD_H_rh_kfe_rh_hfe]*rh_hfe_x;
  const double rh_kfe_x = rh_kfe_r/L[QUAD_H_rh_kfe_rh_kfe];
  x[QUAD_rh_kfe] = rh_kfe_x;
}
#endif
