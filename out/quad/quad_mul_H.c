/* quad_mul_H.c
 * y = H*x (table 6.5).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_mul_H(const double H[QUAD_NH], const double x[QUAD_NV], double y[QUAD_NV])
{
  /* ---- limb_haa ----------------------------------------------------------- */
  const pinion_x4 limb_haa_x =
    pinion_x4_of(x[QUAD_lf_haa], x[QUAD_rf_haa], x[QUAD_lh_haa], x[QUAD_rh_haa]);
  const pinion_x4 limb_haa_H_limb_haa =
    pinion_x4_of(H[QUAD_H_lf_haa_lf_haa], H[QUAD_H_rf_haa_rf_haa], H[QUAD_H_lh_haa_lh_haa],
      H[QUAD_H_rh_haa_rh_haa]);
  const pinion_x4 limb_haa_H_base_wz =
    pinion_x4_of(H[QUAD_H_lf_haa_base_wz], H[QUAD_H_rf_haa_base_wz], H[QUAD_H_lh_haa_base_wz],
      H[QUAD_H_rh_haa_base_wz]);
  pinion_x4 limb_haa_H_base_vy, limb_haa_H_base_vz, limb_haa_H_base_wx, limb_haa_H_base_wy;
  pinion_x4_get(&H[QUAD_H_lf_haa_base_vy], &H[QUAD_H_rf_haa_base_vy], &H[QUAD_H_lh_haa_base_vy],
                &H[QUAD_H_rh_haa_base_vy], &limb_haa_H_base_vy, &limb_haa_H_base_vz,
                &limb_haa_H_base_wx, &limb_haa_H_base_wy);

  /* ---- limb_hfe ----------------------------------------------------------- */
  const pinion_x4 limb_hfe_x =
    pinion_x4_of(x[QUAD_lf_hfe], x[QUAD_rf_hfe], x[QUAD_lh_hfe], x[QUAD_rh_hfe]);
  pinion_x4 limb_hfe_H_base_wy, limb_hfe_H_base_wz, limb_hfe_H_limb_haa, limb_hfe_H_limb_hfe;
  pinion_x4_get(&H[QUAD_H_lf_hfe_base_wy], &H[QUAD_H_rf_hfe_base_wy], &H[QUAD_H_lh_hfe_base_wy],
                &H[QUAD_H_rh_hfe_base_wy], &limb_hfe_H_base_wy, &limb_hfe_H_base_wz,
                &limb_hfe_H_limb_haa, &limb_hfe_H_limb_hfe);
  pinion_x4 limb_hfe_H_base_vx, limb_hfe_H_base_vy, limb_hfe_H_base_vz, limb_hfe_H_base_wx;
  pinion_x4_get(&H[QUAD_H_lf_hfe_base_vx], &H[QUAD_H_rf_hfe_base_vx], &H[QUAD_H_lh_hfe_base_vx],
                &H[QUAD_H_rh_hfe_base_vx], &limb_hfe_H_base_vx, &limb_hfe_H_base_vy,
                &limb_hfe_H_base_vz, &limb_hfe_H_base_wx);

  /* ---- limb_kfe ----------------------------------------------------------- */
  const pinion_x4 limb_kfe_x =
    pinion_x4_of(x[QUAD_lf_kfe], x[QUAD_rf_kfe], x[QUAD_lh_kfe], x[QUAD_rh_kfe]);
  const pinion_x4 limb_kfe_H_limb_kfe =
    pinion_x4_of(H[QUAD_H_lf_kfe_lf_kfe], H[QUAD_H_rf_kfe_rf_kfe], H[QUAD_H_lh_kfe_lh_kfe],
      H[QUAD_H_rh_kfe_rh_kfe]);
  pinion_x4 limb_kfe_H_base_wy, limb_kfe_H_base_wz, limb_kfe_H_limb_haa, limb_kfe_H_limb_hfe;
  pinion_x4_get(&H[QUAD_H_lf_kfe_base_wy], &H[QUAD_H_rf_kfe_base_wy], &H[QUAD_H_lh_kfe_base_wy],
                &H[QUAD_H_rh_kfe_base_wy], &limb_kfe_H_base_wy, &limb_kfe_H_base_wz,
                &limb_kfe_H_limb_haa, &limb_kfe_H_limb_hfe);
  pinion_x4 limb_kfe_H_base_vx, limb_kfe_H_base_vy, limb_kfe_H_base_vz, limb_kfe_H_base_wx;
  pinion_x4_get(&H[QUAD_H_lf_kfe_base_vx], &H[QUAD_H_rf_kfe_base_vx], &H[QUAD_H_lh_kfe_base_vx],
                &H[QUAD_H_rh_kfe_base_vx], &limb_kfe_H_base_vx, &limb_kfe_H_base_vy,
                &limb_kfe_H_base_vz, &limb_kfe_H_base_wx);
  const pinion_x4 limb_kfe_y = limb_kfe_x*limb_kfe_H_limb_kfe + limb_kfe_H_limb_hfe*limb_hfe_x
    + limb_kfe_H_limb_haa*limb_haa_x + limb_kfe_H_base_wz*pinion_x4_all(x[QUAD_base_wz])
    + limb_kfe_H_base_wy*pinion_x4_all(x[QUAD_base_wy])
    + limb_kfe_H_base_wx*pinion_x4_all(x[QUAD_base_wx])
    + limb_kfe_H_base_vz*pinion_x4_all(x[QUAD_base_vz])
    + limb_kfe_H_base_vy*pinion_x4_all(x[QUAD_base_vy])
    + limb_kfe_H_base_vx*pinion_x4_all(x[QUAD_base_vx]);
  y[QUAD_lf_kfe] = limb_kfe_y[0];
  y[QUAD_rf_kfe] = limb_kfe_y[1];
  y[QUAD_lh_kfe] = limb_kfe_y[2];
  y[QUAD_rh_kfe] = limb_kfe_y[3];

  /* ---- y: base_vx --------------------------------------------------------- */
  const pinion_x4 base_vx_limbs = limb_hfe_x*limb_hfe_H_base_vx + limb_kfe_x*limb_kfe_H_base_vx;
  y[QUAD_base_vx] = x[QUAD_base_vx]*H[QUAD_H_base_vx_base_vx]
    + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_vx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_vx]
    + pinion_x4_sum(base_vx_limbs);

  /* ---- y: base_vy --------------------------------------------------------- */
  const pinion_x4 base_vy_limbs = limb_haa_x*limb_haa_H_base_vy + limb_hfe_x*limb_hfe_H_base_vy
    + limb_kfe_x*limb_kfe_H_base_vy;
  y[QUAD_base_vy] = x[QUAD_base_vy]*H[QUAD_H_base_vy_base_vy]
    + x[QUAD_base_wx]*H[QUAD_H_base_wx_base_vy] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_vy]
    + pinion_x4_sum(base_vy_limbs);

  /* ---- y: base_vz --------------------------------------------------------- */
  const pinion_x4 base_vz_limbs = limb_haa_x*limb_haa_H_base_vz + limb_hfe_x*limb_hfe_H_base_vz
    + limb_kfe_x*limb_kfe_H_base_vz;
  y[QUAD_base_vz] = x[QUAD_base_vz]*H[QUAD_H_base_vz_base_vz]
    + x[QUAD_base_wx]*H[QUAD_H_base_wx_base_vz] + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_vz]
    + pinion_x4_sum(base_vz_limbs);

  /* ---- y: base_wx --------------------------------------------------------- */
  const pinion_x4 base_wx_limbs = limb_haa_x*limb_haa_H_base_wx + limb_hfe_x*limb_hfe_H_base_wx
    + limb_kfe_x*limb_kfe_H_base_wx;
  y[QUAD_base_wx] = x[QUAD_base_wx]*H[QUAD_H_base_wx_base_wx]
    + H[QUAD_H_base_wx_base_vz]*x[QUAD_base_vz] + H[QUAD_H_base_wx_base_vy]*x[QUAD_base_vy]
    + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_wx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wx]
    + pinion_x4_sum(base_wx_limbs);

  /* ---- y: base_wy --------------------------------------------------------- */
  const pinion_x4 base_wy_limbs = limb_haa_x*limb_haa_H_base_wy + limb_hfe_x*limb_hfe_H_base_wy
    + limb_kfe_x*limb_kfe_H_base_wy;
  y[QUAD_base_wy] = x[QUAD_base_wy]*H[QUAD_H_base_wy_base_wy]
    + H[QUAD_H_base_wy_base_wx]*x[QUAD_base_wx] + H[QUAD_H_base_wy_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_base_wy_base_vx]*x[QUAD_base_vx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wy]
    + pinion_x4_sum(base_wy_limbs);

  /* ---- y: base_wz --------------------------------------------------------- */
  const pinion_x4 base_wz_limbs = limb_haa_x*limb_haa_H_base_wz + limb_hfe_x*limb_hfe_H_base_wz
    + limb_kfe_x*limb_kfe_H_base_wz;
  y[QUAD_base_wz] = x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wz]
    + H[QUAD_H_base_wz_base_wy]*x[QUAD_base_wy] + H[QUAD_H_base_wz_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_base_wz_base_vy]*x[QUAD_base_vy] + H[QUAD_H_base_wz_base_vx]*x[QUAD_base_vx]
    + pinion_x4_sum(base_wz_limbs);

  /* ---- y: limb_haa -------------------------------------------------------- */
  const pinion_x4 limb_haa_y = limb_haa_x*limb_haa_H_limb_haa
    + limb_haa_H_base_wz*pinion_x4_all(x[QUAD_base_wz])
    + limb_haa_H_base_wy*pinion_x4_all(x[QUAD_base_wy])
    + limb_haa_H_base_wx*pinion_x4_all(x[QUAD_base_wx])
    + limb_haa_H_base_vz*pinion_x4_all(x[QUAD_base_vz])
    + limb_haa_H_base_vy*pinion_x4_all(x[QUAD_base_vy]) + limb_hfe_x*limb_hfe_H_limb_haa
    + limb_kfe_x*limb_kfe_H_limb_haa;
  y[QUAD_lf_haa] = limb_haa_y[0];
  y[QUAD_rf_haa] = limb_haa_y[1];
  y[QUAD_lh_haa] = limb_haa_y[2];
  y[QUAD_rh_haa] = limb_haa_y[3];

  /* ---- y: limb_hfe -------------------------------------------------------- */
  const pinion_x4 limb_hfe_y = limb_hfe_x*limb_hfe_H_limb_hfe + limb_hfe_H_limb_haa*limb_haa_x
    + limb_hfe_H_base_wz*pinion_x4_all(x[QUAD_base_wz])
    + limb_hfe_H_base_wy*pinion_x4_all(x[QUAD_base_wy])
    + limb_hfe_H_base_wx*pinion_x4_all(x[QUAD_base_wx])
    + limb_hfe_H_base_vz*pinion_x4_all(x[QUAD_base_vz])
    + limb_hfe_H_base_vy*pinion_x4_all(x[QUAD_base_vy])
    + limb_hfe_H_base_vx*pinion_x4_all(x[QUAD_base_vx]) + limb_kfe_x*limb_kfe_H_limb_hfe;
  y[QUAD_lf_hfe] = limb_hfe_y[0];
  y[QUAD_rf_hfe] = limb_hfe_y[1];
  y[QUAD_lh_hfe] = limb_hfe_y[2];
  y[QUAD_rh_hfe] = limb_hfe_y[3];
}
#else /* each limb by itself */
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

  /* ---- y: base_vx --------------------------------------------------------- */
  y[QUAD_base_vx] = x[QUAD_base_vx]*H[QUAD_H_base_vx_base_vx]
    + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_vx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_vx]
    + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_vx] + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_vx]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_vx] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_vx]
    + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_vx] + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_vx]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_vx] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_vx];

  /* ---- y: base_vy --------------------------------------------------------- */
  y[QUAD_base_vy] = x[QUAD_base_vy]*H[QUAD_H_base_vy_base_vy]
    + x[QUAD_base_wx]*H[QUAD_H_base_wx_base_vy] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_vy]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_vy] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_vy]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_vy] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_vy]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_vy] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_vy]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_vy] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_vy]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_vy] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_vy]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_vy] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_vy];

  /* ---- y: base_vz --------------------------------------------------------- */
  y[QUAD_base_vz] = x[QUAD_base_vz]*H[QUAD_H_base_vz_base_vz]
    + x[QUAD_base_wx]*H[QUAD_H_base_wx_base_vz] + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_vz]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_vz] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_vz]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_vz] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_vz]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_vz] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_vz]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_vz] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_vz]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_vz] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_vz]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_vz] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_vz];

  /* ---- y: base_wx --------------------------------------------------------- */
  y[QUAD_base_wx] = x[QUAD_base_wx]*H[QUAD_H_base_wx_base_wx]
    + H[QUAD_H_base_wx_base_vz]*x[QUAD_base_vz] + H[QUAD_H_base_wx_base_vy]*x[QUAD_base_vy]
    + x[QUAD_base_wy]*H[QUAD_H_base_wy_base_wx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wx]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_wx] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_wx]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_wx] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_wx]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_wx] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_wx]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_wx] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_wx]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_wx] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_wx]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_wx] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_wx];

  /* ---- y: base_wy --------------------------------------------------------- */
  y[QUAD_base_wy] = x[QUAD_base_wy]*H[QUAD_H_base_wy_base_wy]
    + H[QUAD_H_base_wy_base_wx]*x[QUAD_base_wx] + H[QUAD_H_base_wy_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_base_wy_base_vx]*x[QUAD_base_vx] + x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wy]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_wy] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_wy]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_wy] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_wy]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_wy] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_wy]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_wy] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_wy]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_wy] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_wy]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_wy] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_wy];

  /* ---- y: base_wz --------------------------------------------------------- */
  y[QUAD_base_wz] = x[QUAD_base_wz]*H[QUAD_H_base_wz_base_wz]
    + H[QUAD_H_base_wz_base_wy]*x[QUAD_base_wy] + H[QUAD_H_base_wz_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_base_wz_base_vy]*x[QUAD_base_vy] + H[QUAD_H_base_wz_base_vx]*x[QUAD_base_vx]
    + x[QUAD_lf_haa]*H[QUAD_H_lf_haa_base_wz] + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_base_wz]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_base_wz] + x[QUAD_rf_haa]*H[QUAD_H_rf_haa_base_wz]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_base_wz] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_base_wz]
    + x[QUAD_lh_haa]*H[QUAD_H_lh_haa_base_wz] + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_base_wz]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_base_wz] + x[QUAD_rh_haa]*H[QUAD_H_rh_haa_base_wz]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_base_wz] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_base_wz];

  /* ---- y: lf_haa ---------------------------------------------------------- */
  y[QUAD_lf_haa] = x[QUAD_lf_haa]*H[QUAD_H_lf_haa_lf_haa] + H[QUAD_H_lf_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_lf_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_lf_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_lf_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_lf_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_lf_haa] + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_lf_haa];

  /* ---- y: lf_hfe ---------------------------------------------------------- */
  y[QUAD_lf_hfe] = x[QUAD_lf_hfe]*H[QUAD_H_lf_hfe_lf_hfe] + H[QUAD_H_lf_hfe_lf_haa]*x[QUAD_lf_haa]
    + H[QUAD_H_lf_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_lf_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_lf_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_lf_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_lf_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_lf_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_lf_kfe]*H[QUAD_H_lf_kfe_lf_hfe];

  /* ---- y: rf_haa ---------------------------------------------------------- */
  y[QUAD_rf_haa] = x[QUAD_rf_haa]*H[QUAD_H_rf_haa_rf_haa] + H[QUAD_H_rf_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_rf_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_rf_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_rf_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_rf_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_rf_haa] + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_rf_haa];

  /* ---- y: rf_hfe ---------------------------------------------------------- */
  y[QUAD_rf_hfe] = x[QUAD_rf_hfe]*H[QUAD_H_rf_hfe_rf_hfe] + H[QUAD_H_rf_hfe_rf_haa]*x[QUAD_rf_haa]
    + H[QUAD_H_rf_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_rf_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_rf_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_rf_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_rf_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_rf_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_rf_kfe]*H[QUAD_H_rf_kfe_rf_hfe];

  /* ---- y: lh_haa ---------------------------------------------------------- */
  y[QUAD_lh_haa] = x[QUAD_lh_haa]*H[QUAD_H_lh_haa_lh_haa] + H[QUAD_H_lh_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_lh_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_lh_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_lh_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_lh_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_lh_haa] + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_lh_haa];

  /* ---- y: lh_hfe ---------------------------------------------------------- */
  y[QUAD_lh_hfe] = x[QUAD_lh_hfe]*H[QUAD_H_lh_hfe_lh_hfe] + H[QUAD_H_lh_hfe_lh_haa]*x[QUAD_lh_haa]
    + H[QUAD_H_lh_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_lh_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_lh_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_lh_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_lh_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_lh_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_lh_kfe]*H[QUAD_H_lh_kfe_lh_hfe];

  /* ---- y: rh_haa ---------------------------------------------------------- */
  y[QUAD_rh_haa] = x[QUAD_rh_haa]*H[QUAD_H_rh_haa_rh_haa] + H[QUAD_H_rh_haa_base_wz]*x[QUAD_base_wz]
    + H[QUAD_H_rh_haa_base_wy]*x[QUAD_base_wy] + H[QUAD_H_rh_haa_base_wx]*x[QUAD_base_wx]
    + H[QUAD_H_rh_haa_base_vz]*x[QUAD_base_vz] + H[QUAD_H_rh_haa_base_vy]*x[QUAD_base_vy]
    + x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_rh_haa] + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_rh_haa];

  /* ---- y: rh_hfe ---------------------------------------------------------- */
  y[QUAD_rh_hfe] = x[QUAD_rh_hfe]*H[QUAD_H_rh_hfe_rh_hfe] + H[QUAD_H_rh_hfe_rh_haa]*x[QUAD_rh_haa]
    + H[QUAD_H_rh_hfe_base_wz]*x[QUAD_base_wz] + H[QUAD_H_rh_hfe_base_wy]*x[QUAD_base_wy]
    + H[QUAD_H_rh_hfe_base_wx]*x[QUAD_base_wx] + H[QUAD_H_rh_hfe_base_vz]*x[QUAD_base_vz]
    + H[QUAD_H_rh_hfe_base_vy]*x[QUAD_base_vy] + H[QUAD_H_rh_hfe_base_vx]*x[QUAD_base_vx]
    + x[QUAD_rh_kfe]*H[QUAD_H_rh_kfe_rh_hfe];
}
#endif
