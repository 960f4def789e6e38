/* quad_mul_H.c
 * y = H*x (table 6.5).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

void quad_mul_H(const double H[QUAD_NH], const double x[QUAD_NV], double y[QUAD_NV])
{
  /* ---- rh_kfe ------------------------------------------------------------- */
  const double rh_kfe_t1 = H[QUAD_H_rh_kfe_rh_kfe]*x[QUAD_rh_kfe];
  const double rh_kfe_t2 = rh_kfe_t1 + H[QUAD_H_rh_kfe_rh_hfe]*x[QUAD_rh_hfe];
  const double rh_kfe_t3 = H[QUAD_H_rh_kfe_rh_hfe]*x[QUAD_rh_kfe];
  const double rh_kfe_t4 = rh_kfe_t2 + H[QUAD_H_rh_kfe_rh_haa]*x[QUAD_rh_haa];
  const double rh_kfe_t5 = H[QUAD_H_rh_kfe_rh_haa]*x[QUAD_rh_kfe];
  const double rh_kfe_t6 = rh_kfe_t4 + H[QUAD_H_rh_kfe_base_wz]*x[QUAD_base_wz];
  const double rh_kfe_t7 = H[QUAD_H_rh_kfe_base_wz]*x[QUAD_rh_kfe];
  const double rh_kfe_t8 = rh_kfe_t6 + H[QUAD_H_rh_kfe_base_wy]*x[QUAD_base_wy];
  const double rh_kfe_t9 = H[QUAD_H_rh_kfe_base_wy]*x[QUAD_rh_kfe];
  const double rh_kfe_t10 = rh_kfe_t8 + H[QUAD_H_rh_kfe_base_wx]*x[QUAD_base_wx];
  const double rh_kfe_t11 = H[QUAD_H_rh_kfe_base_wx]*x[QUAD_rh_kfe];
  const double rh_kfe_t12 = rh_kfe_t10 + H[QUAD_H_rh_kfe_base_vz]*x[QUAD_base_vz];
  const double rh_kfe_t13 = H[QUAD_H_rh_kfe_base_vz]*x[QUAD_rh_kfe];
  const double rh_kfe_t14 = rh_kfe_t12 + H[QUAD_H_rh_kfe_base_vy]*x[QUAD_base_vy];
  const double rh_kfe_t15 = H[QUAD_H_rh_kfe_base_vy]*x[QUAD_rh_kfe];
  const double rh_kfe_t16 = H[QUAD_H_rh_kfe_base_vx]*x[QUAD_rh_kfe];
  y[QUAD_rh_kfe] = rh_kfe_t14 + H[QUAD_H_rh_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- rh_hfe ------------------------------------------------------------- */
  const double rh_hfe_t1 = rh_kfe_t3 + H[QUAD_H_rh_hfe_rh_hfe]*x[QUAD_rh_hfe];
  const double rh_hfe_t2 = rh_hfe_t1 + H[QUAD_H_rh_hfe_rh_haa]*x[QUAD_rh_haa];
  const double rh_hfe_t3 = rh_kfe_t5 + H[QUAD_H_rh_hfe_rh_haa]*x[QUAD_rh_hfe];
  const double rh_hfe_t4 = rh_hfe_t2 + H[QUAD_H_rh_hfe_base_wz]*x[QUAD_base_wz];
  const double rh_hfe_t5 = rh_kfe_t7 + H[QUAD_H_rh_hfe_base_wz]*x[QUAD_rh_hfe];
  const double rh_hfe_t6 = rh_hfe_t4 + H[QUAD_H_rh_hfe_base_wy]*x[QUAD_base_wy];
  const double rh_hfe_t7 = rh_kfe_t9 + H[QUAD_H_rh_hfe_base_wy]*x[QUAD_rh_hfe];
  const double rh_hfe_t8 = rh_hfe_t6 + H[QUAD_H_rh_hfe_base_wx]*x[QUAD_base_wx];
  const double rh_hfe_t9 = rh_kfe_t11 + H[QUAD_H_rh_hfe_base_wx]*x[QUAD_rh_hfe];
  const double rh_hfe_t10 = rh_hfe_t8 + H[QUAD_H_rh_hfe_base_vz]*x[QUAD_base_vz];
  const double rh_hfe_t11 = rh_kfe_t13 + H[QUAD_H_rh_hfe_base_vz]*x[QUAD_rh_hfe];
  const double rh_hfe_t12 = rh_hfe_t10 + H[QUAD_H_rh_hfe_base_vy]*x[QUAD_base_vy];
  const double rh_hfe_t13 = rh_kfe_t15 + H[QUAD_H_rh_hfe_base_vy]*x[QUAD_rh_hfe];
  const double rh_hfe_t14 = rh_kfe_t16 + H[QUAD_H_rh_hfe_base_vx]*x[QUAD_rh_hfe];
  y[QUAD_rh_hfe] = rh_hfe_t12 + H[QUAD_H_rh_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- rh_haa ------------------------------------------------------------- */
  const double rh_haa_t1 = rh_hfe_t3 + H[QUAD_H_rh_haa_rh_haa]*x[QUAD_rh_haa];
  const double rh_haa_t2 = rh_haa_t1 + H[QUAD_H_rh_haa_base_wz]*x[QUAD_base_wz];
  const double rh_haa_t3 = rh_hfe_t5 + H[QUAD_H_rh_haa_base_wz]*x[QUAD_rh_haa];
  const double rh_haa_t4 = rh_haa_t2 + H[QUAD_H_rh_haa_base_wy]*x[QUAD_base_wy];
  const double rh_haa_t5 = rh_hfe_t7 + H[QUAD_H_rh_haa_base_wy]*x[QUAD_rh_haa];
  const double rh_haa_t6 = rh_haa_t4 + H[QUAD_H_rh_haa_base_wx]*x[QUAD_base_wx];
  const double rh_haa_t7 = rh_hfe_t9 + H[QUAD_H_rh_haa_base_wx]*x[QUAD_rh_haa];
  const double rh_haa_t8 = rh_haa_t6 + H[QUAD_H_rh_haa_base_vz]*x[QUAD_base_vz];
  const double rh_haa_t9 = rh_hfe_t11 + H[QUAD_H_rh_haa_base_vz]*x[QUAD_rh_haa];
  const double rh_haa_t10 = rh_hfe_t13 + H[QUAD_H_rh_haa_base_vy]*x[QUAD_rh_haa];
  y[QUAD_rh_haa] = rh_haa_t8 + H[QUAD_H_rh_haa_base_vy]*x[QUAD_base_vy];

  /* ---- lh_kfe ------------------------------------------------------------- */
  const double lh_kfe_t1 = H[QUAD_H_lh_kfe_lh_kfe]*x[QUAD_lh_kfe];
  const double lh_kfe_t2 = lh_kfe_t1 + H[QUAD_H_lh_kfe_lh_hfe]*x[QUAD_lh_hfe];
  const double lh_kfe_t3 = H[QUAD_H_lh_kfe_lh_hfe]*x[QUAD_lh_kfe];
  const double lh_kfe_t4 = lh_kfe_t2 + H[QUAD_H_lh_kfe_lh_haa]*x[QUAD_lh_haa];
  const double lh_kfe_t5 = H[QUAD_H_lh_kfe_lh_haa]*x[QUAD_lh_kfe];
  const double lh_kfe_t6 = lh_kfe_t4 + H[QUAD_H_lh_kfe_base_wz]*x[QUAD_base_wz];
  const double lh_kfe_t7 = rh_haa_t3 + H[QUAD_H_lh_kfe_base_wz]*x[QUAD_lh_kfe];
  const double lh_kfe_t8 = lh_kfe_t6 + H[QUAD_H_lh_kfe_base_wy]*x[QUAD_base_wy];
  const double lh_kfe_t9 = rh_haa_t5 + H[QUAD_H_lh_kfe_base_wy]*x[QUAD_lh_kfe];
  const double lh_kfe_t10 = lh_kfe_t8 + H[QUAD_H_lh_kfe_base_wx]*x[QUAD_base_wx];
  const double lh_kfe_t11 = rh_haa_t7 + H[QUAD_H_lh_kfe_base_wx]*x[QUAD_lh_kfe];
  const double lh_kfe_t12 = lh_kfe_t10 + H[QUAD_H_lh_kfe_base_vz]*x[QUAD_base_vz];
  const double lh_kfe_t13 = rh_haa_t9 + H[QUAD_H_lh_kfe_base_vz]*x[QUAD_lh_kfe];
  const double lh_kfe_t14 = lh_kfe_t12 + H[QUAD_H_lh_kfe_base_vy]*x[QUAD_base_vy];
  const double lh_kfe_t15 = rh_haa_t10 + H[QUAD_H_lh_kfe_base_vy]*x[QUAD_lh_kfe];
  const double lh_kfe_t16 = rh_hfe_t14 + H[QUAD_H_lh_kfe_base_vx]*x[QUAD_lh_kfe];
  y[QUAD_lh_kfe] = lh_kfe_t14 + H[QUAD_H_lh_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- lh_hfe ------------------------------------------------------------- */
  const double lh_hfe_t1 = lh_kfe_t3 + H[QUAD_H_lh_hfe_lh_hfe]*x[QUAD_lh_hfe];
  const double lh_hfe_t2 = lh_hfe_t1 + H[QUAD_H_lh_hfe_lh_haa]*x[QUAD_lh_haa];
  const double lh_hfe_t3 = lh_kfe_t5 + H[QUAD_H_lh_hfe_lh_haa]*x[QUAD_lh_hfe];
  const double lh_hfe_t4 = lh_hfe_t2 + H[QUAD_H_lh_hfe_base_wz]*x[QUAD_base_wz];
  const double lh_hfe_t5 = lh_kfe_t7 + H[QUAD_H_lh_hfe_base_wz]*x[QUAD_lh_hfe];
  const double lh_hfe_t6 = lh_hfe_t4 + H[QUAD_H_lh_hfe_base_wy]*x[QUAD_base_wy];
  const double lh_hfe_t7 = lh_kfe_t9 + H[QUAD_H_lh_hfe_base_wy]*x[QUAD_lh_hfe];
  const double lh_hfe_t8 = lh_hfe_t6 + H[QUAD_H_lh_hfe_base_wx]*x[QUAD_base_wx];
  const double lh_hfe_t9 = lh_kfe_t11 + H[QUAD_H_lh_hfe_base_wx]*x[QUAD_lh_hfe];
  const double lh_hfe_t10 = lh_hfe_t8 + H[QUAD_H_lh_hfe_base_vz]*x[QUAD_base_vz];
  const double lh_hfe_t11 = lh_kfe_t13 + H[QUAD_H_lh_hfe_base_vz]*x[QUAD_lh_hfe];
  const double lh_hfe_t12 = lh_hfe_t10 + H[QUAD_H_lh_hfe_base_vy]*x[QUAD_base_vy];
  const double lh_hfe_t13 = lh_kfe_t15 + H[QUAD_H_lh_hfe_base_vy]*x[QUAD_lh_hfe];
  const double lh_hfe_t14 = lh_kfe_t16 + H[QUAD_H_lh_hfe_base_vx]*x[QUAD_lh_hfe];
  y[QUAD_lh_hfe] = lh_hfe_t12 + H[QUAD_H_lh_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- lh_haa ------------------------------------------------------------- */
  const double lh_haa_t1 = lh_hfe_t3 + H[QUAD_H_lh_haa_lh_haa]*x[QUAD_lh_haa];
  const double lh_haa_t2 = lh_haa_t1 + H[QUAD_H_lh_haa_base_wz]*x[QUAD_base_wz];
  const double lh_haa_t3 = lh_hfe_t5 + H[QUAD_H_lh_haa_base_wz]*x[QUAD_lh_haa];
  const double lh_haa_t4 = lh_haa_t2 + H[QUAD_H_lh_haa_base_wy]*x[QUAD_base_wy];
  const double lh_haa_t5 = lh_hfe_t7 + H[QUAD_H_lh_haa_base_wy]*x[QUAD_lh_haa];
  const double lh_haa_t6 = lh_haa_t4 + H[QUAD_H_lh_haa_base_wx]*x[QUAD_base_wx];
  const double lh_haa_t7 = lh_hfe_t9 + H[QUAD_H_lh_haa_base_wx]*x[QUAD_lh_haa];
  const double lh_haa_t8 = lh_haa_t6 + H[QUAD_H_lh_haa_base_vz]*x[QUAD_base_vz];
  const double lh_haa_t9 = lh_hfe_t11 + H[QUAD_H_lh_haa_base_vz]*x[QUAD_lh_haa];
  const double lh_haa_t10 = lh_hfe_t13 + H[QUAD_H_lh_haa_base_vy]*x[QUAD_lh_haa];
  y[QUAD_lh_haa] = lh_haa_t8 + H[QUAD_H_lh_haa_base_vy]*x[QUAD_base_vy];

  /* ---- rf_kfe ------------------------------------------------------------- */
  const double rf_kfe_t1 = H[QUAD_H_rf_kfe_rf_kfe]*x[QUAD_rf_kfe];
  const double rf_kfe_t2 = rf_kfe_t1 + H[QUAD_H_rf_kfe_rf_hfe]*x[QUAD_rf_hfe];
  const double rf_kfe_t3 = H[QUAD_H_rf_kfe_rf_hfe]*x[QUAD_rf_kfe];
  const double rf_kfe_t4 = rf_kfe_t2 + H[QUAD_H_rf_kfe_rf_haa]*x[QUAD_rf_haa];
  const double rf_kfe_t5 = H[QUAD_H_rf_kfe_rf_haa]*x[QUAD_rf_kfe];
  const double rf_kfe_t6 = rf_kfe_t4 + H[QUAD_H_rf_kfe_base_wz]*x[QUAD_base_wz];
  const double rf_kfe_t7 = lh_haa_t3 + H[QUAD_H_rf_kfe_base_wz]*x[QUAD_rf_kfe];
  const double rf_kfe_t8 = rf_kfe_t6 + H[QUAD_H_rf_kfe_base_wy]*x[QUAD_base_wy];
  const double rf_kfe_t9 = lh_haa_t5 + H[QUAD_H_rf_kfe_base_wy]*x[QUAD_rf_kfe];
  const double rf_kfe_t10 = rf_kfe_t8 + H[QUAD_H_rf_kfe_base_wx]*x[QUAD_base_wx];
  const double rf_kfe_t11 = lh_haa_t7 + H[QUAD_H_rf_kfe_base_wx]*x[QUAD_rf_kfe];
  const double rf_kfe_t12 = rf_kfe_t10 + H[QUAD_H_rf_kfe_base_vz]*x[QUAD_base_vz];
  const double rf_kfe_t13 = lh_haa_t9 + H[QUAD_H_rf_kfe_base_vz]*x[QUAD_rf_kfe];
  const double rf_kfe_t14 = rf_kfe_t12 + H[QUAD_H_rf_kfe_base_vy]*x[QUAD_base_vy];
  const double rf_kfe_t15 = lh_haa_t10 + H[QUAD_H_rf_kfe_base_vy]*x[QUAD_rf_kfe];
  const double rf_kfe_t16 = lh_hfe_t14 + H[QUAD_H_rf_kfe_base_vx]*x[QUAD_rf_kfe];
  y[QUAD_rf_kfe] = rf_kfe_t14 + H[QUAD_H_rf_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- rf_hfe ------------------------------------------------------------- */
  const double rf_hfe_t1 = rf_kfe_t3 + H[QUAD_H_rf_hfe_rf_hfe]*x[QUAD_rf_hfe];
  const double rf_hfe_t2 = rf_hfe_t1 + H[QUAD_H_rf_hfe_rf_haa]*x[QUAD_rf_haa];
  const double rf_hfe_t3 = rf_kfe_t5 + H[QUAD_H_rf_hfe_rf_haa]*x[QUAD_rf_hfe];
  const double rf_hfe_t4 = rf_hfe_t2 + H[QUAD_H_rf_hfe_base_wz]*x[QUAD_base_wz];
  const double rf_hfe_t5 = rf_kfe_t7 + H[QUAD_H_rf_hfe_base_wz]*x[QUAD_rf_hfe];
  const double rf_hfe_t6 = rf_hfe_t4 + H[QUAD_H_rf_hfe_base_wy]*x[QUAD_base_wy];
  const double rf_hfe_t7 = rf_kfe_t9 + H[QUAD_H_rf_hfe_base_wy]*x[QUAD_rf_hfe];
  const double rf_hfe_t8 = rf_hfe_t6 + H[QUAD_H_rf_hfe_base_wx]*x[QUAD_base_wx];
  const double rf_hfe_t9 = rf_kfe_t11 + H[QUAD_H_rf_hfe_base_wx]*x[QUAD_rf_hfe];
  const double rf_hfe_t10 = rf_hfe_t8 + H[QUAD_H_rf_hfe_base_vz]*x[QUAD_base_vz];
  const double rf_hfe_t11 = rf_kfe_t13 + H[QUAD_H_rf_hfe_base_vz]*x[QUAD_rf_hfe];
  const double rf_hfe_t12 = rf_hfe_t10 + H[QUAD_H_rf_hfe_base_vy]*x[QUAD_base_vy];
  const double rf_hfe_t13 = rf_kfe_t15 + H[QUAD_H_rf_hfe_base_vy]*x[QUAD_rf_hfe];
  const double rf_hfe_t14 = rf_kfe_t16 + H[QUAD_H_rf_hfe_base_vx]*x[QUAD_rf_hfe];
  y[QUAD_rf_hfe] = rf_hfe_t12 + H[QUAD_H_rf_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- rf_haa ------------------------------------------------------------- */
  const double rf_haa_t1 = rf_hfe_t3 + H[QUAD_H_rf_haa_rf_haa]*x[QUAD_rf_haa];
  const double rf_haa_t2 = rf_haa_t1 + H[QUAD_H_rf_haa_base_wz]*x[QUAD_base_wz];
  const double rf_haa_t3 = rf_hfe_t5 + H[QUAD_H_rf_haa_base_wz]*x[QUAD_rf_haa];
  const double rf_haa_t4 = rf_haa_t2 + H[QUAD_H_rf_haa_base_wy]*x[QUAD_base_wy];
  const double rf_haa_t5 = rf_hfe_t7 + H[QUAD_H_rf_haa_base_wy]*x[QUAD_rf_haa];
  const double rf_haa_t6 = rf_haa_t4 + H[QUAD_H_rf_haa_base_wx]*x[QUAD_base_wx];
  const double rf_haa_t7 = rf_hfe_t9 + H[QUAD_H_rf_haa_base_wx]*x[QUAD_rf_haa];
  const double rf_haa_t8 = rf_haa_t6 + H[QUAD_H_rf_haa_base_vz]*x[QUAD_base_vz];
  const double rf_haa_t9 = rf_hfe_t11 + H[QUAD_H_rf_haa_base_vz]*x[QUAD_rf_haa];
  const double rf_haa_t10 = rf_hfe_t13 + H[QUAD_H_rf_haa_base_vy]*x[QUAD_rf_haa];
  y[QUAD_rf_haa] = rf_haa_t8 + H[QUAD_H_rf_haa_base_vy]*x[QUAD_base_vy];

  /* ---- lf_kfe ------------------------------------------------------------- */
  const double lf_kfe_t1 = H[QUAD_H_lf_kfe_lf_kfe]*x[QUAD_lf_kfe];
  const double lf_kfe_t2 = lf_kfe_t1 + H[QUAD_H_lf_kfe_lf_hfe]*x[QUAD_lf_hfe];
  const double lf_kfe_t3 = H[QUAD_H_lf_kfe_lf_hfe]*x[QUAD_lf_kfe];
  const double lf_kfe_t4 = lf_kfe_t2 + H[QUAD_H_lf_kfe_lf_haa]*x[QUAD_lf_haa];
  const double lf_kfe_t5 = H[QUAD_H_lf_kfe_lf_haa]*x[QUAD_lf_kfe];
  const double lf_kfe_t6 = lf_kfe_t4 + H[QUAD_H_lf_kfe_base_wz]*x[QUAD_base_wz];
  const double lf_kfe_t7 = rf_haa_t3 + H[QUAD_H_lf_kfe_base_wz]*x[QUAD_lf_kfe];
  const double lf_kfe_t8 = lf_kfe_t6 + H[QUAD_H_lf_kfe_base_wy]*x[QUAD_base_wy];
  const double lf_kfe_t9 = rf_haa_t5 + H[QUAD_H_lf_kfe_base_wy]*x[QUAD_lf_kfe];
  const double lf_kfe_t10 = lf_kfe_t8 + H[QUAD_H_lf_kfe_base_wx]*x[QUAD_base_wx];
  const double lf_kfe_t11 = rf_haa_t7 + H[QUAD_H_lf_kfe_base_wx]*x[QUAD_lf_kfe];
  const double lf_kfe_t12 = lf_kfe_t10 + H[QUAD_H_lf_kfe_base_vz]*x[QUAD_base_vz];
  const double lf_kfe_t13 = rf_haa_t9 + H[QUAD_H_lf_kfe_base_vz]*x[QUAD_lf_kfe];
  const double lf_kfe_t14 = lf_kfe_t12 + H[QUAD_H_lf_kfe_base_vy]*x[QUAD_base_vy];
  const double lf_kfe_t15 = rf_haa_t10 + H[QUAD_H_lf_kfe_base_vy]*x[QUAD_lf_kfe];
  const double lf_kfe_t16 = rf_hfe_t14 + H[QUAD_H_lf_kfe_base_vx]*x[QUAD_lf_kfe];
  y[QUAD_lf_kfe] = lf_kfe_t14 + H[QUAD_H_lf_kfe_base_vx]*x[QUAD_base_vx];

  /* ---- lf_hfe ------------------------------------------------------------- */
  const double lf_hfe_t1 = lf_kfe_t3 + H[QUAD_H_lf_hfe_lf_hfe]*x[QUAD_lf_hfe];
  const double lf_hfe_t2 = lf_hfe_t1 + H[QUAD_H_lf_hfe_lf_haa]*x[QUAD_lf_haa];
  const double lf_hfe_t3 = lf_kfe_t5 + H[QUAD_H_lf_hfe_lf_haa]*x[QUAD_lf_hfe];
  const double lf_hfe_t4 = lf_hfe_t2 + H[QUAD_H_lf_hfe_base_wz]*x[QUAD_base_wz];
  const double lf_hfe_t5 = lf_kfe_t7 + H[QUAD_H_lf_hfe_base_wz]*x[QUAD_lf_hfe];
  const double lf_hfe_t6 = lf_hfe_t4 + H[QUAD_H_lf_hfe_base_wy]*x[QUAD_base_wy];
  const double lf_hfe_t7 = lf_kfe_t9 + H[QUAD_H_lf_hfe_base_wy]*x[QUAD_lf_hfe];
  const double lf_hfe_t8 = lf_hfe_t6 + H[QUAD_H_lf_hfe_base_wx]*x[QUAD_base_wx];
  const double lf_hfe_t9 = lf_kfe_t11 + H[QUAD_H_lf_hfe_base_wx]*x[QUAD_lf_hfe];
  const double lf_hfe_t10 = lf_hfe_t8 + H[QUAD_H_lf_hfe_base_vz]*x[QUAD_base_vz];
  const double lf_hfe_t11 = lf_kfe_t13 + H[QUAD_H_lf_hfe_base_vz]*x[QUAD_lf_hfe];
  const double lf_hfe_t12 = lf_hfe_t10 + H[QUAD_H_lf_hfe_base_vy]*x[QUAD_base_vy];
  const double lf_hfe_t13 = lf_kfe_t15 + H[QUAD_H_lf_hfe_base_vy]*x[QUAD_lf_hfe];
  const double lf_hfe_t14 = lf_kfe_t16 + H[QUAD_H_lf_hfe_base_vx]*x[QUAD_lf_hfe];
  y[QUAD_lf_hfe] = lf_hfe_t12 + H[QUAD_H_lf_hfe_base_vx]*x[QUAD_base_vx];

  /* ---- lf_haa ------------------------------------------------------------- */
  const double lf_haa_t1 = lf_hfe_t3 + H[QUAD_H_lf_haa_lf_haa]*x[QUAD_lf_haa];
  const double lf_haa_t2 = lf_haa_t1 + H[QUAD_H_lf_haa_base_wz]*x[QUAD_base_wz];
  const double lf_haa_t3 = lf_hfe_t5 + H[QUAD_H_lf_haa_base_wz]*x[QUAD_lf_haa];
  const double lf_haa_t4 = lf_haa_t2 + H[QUAD_H_lf_haa_base_wy]*x[QUAD_base_wy];
  const double lf_haa_t5 = lf_hfe_t7 + H[QUAD_H_lf_haa_base_wy]*x[QUAD_lf_haa];
  const double lf_haa_t6 = lf_haa_t4 + H[QUAD_H_lf_haa_base_wx]*x[QUAD_base_wx];
  const double lf_haa_t7 = lf_hfe_t9 + H[QUAD_H_lf_haa_base_wx]*x[QUAD_lf_haa];
  const double lf_haa_t8 = lf_haa_t6 + H[QUAD_H_lf_haa_base_vz]*x[QUAD_base_vz];
  const double lf_haa_t9 = lf_hfe_t11 + H[QUAD_H_lf_haa_base_vz]*x[QUAD_lf_haa];
  const double lf_haa_t10 = lf_hfe_t13 + H[QUAD_H_lf_haa_base_vy]*x[QUAD_lf_haa];
  y[QUAD_lf_haa] = lf_haa_t8 + H[QUAD_H_lf_haa_base_vy]*x[QUAD_base_vy];

  /* ---- base_wz ------------------------------------------------------------ */
  const double base_wz_t1 = lf_haa_t3 + H[QUAD_H_base_wz_base_wz]*x[QUAD_base_wz];
  const double base_wz_t2 = base_wz_t1 + H[QUAD_H_base_wz_base_wy]*x[QUAD_base_wy];
  const double base_wz_t3 = lf_haa_t5 + H[QUAD_H_base_wz_base_wy]*x[QUAD_base_wz];
  const double base_wz_t4 = base_wz_t2 + H[QUAD_H_base_wz_base_wx]*x[QUAD_base_wx];
  const double base_wz_t5 = lf_haa_t7 + H[QUAD_H_base_wz_base_wx]*x[QUAD_base_wz];
  const double base_wz_t6 = base_wz_t4 + H[QUAD_H_base_wz_base_vy]*x[QUAD_base_vy];
  const double base_wz_t7 = lf_haa_t10 + H[QUAD_H_base_wz_base_vy]*x[QUAD_base_wz];
  const double base_wz_t8 = lf_hfe_t14 + H[QUAD_H_base_wz_base_vx]*x[QUAD_base_wz];
  y[QUAD_base_wz] = base_wz_t6 + H[QUAD_H_base_wz_base_vx]*x[QUAD_base_vx];

  /* ---- base_wy ------------------------------------------------------------ */
  const double base_wy_t1 = base_wz_t3 + H[QUAD_H_base_wy_base_wy]*x[QUAD_base_wy];
  const double base_wy_t2 = base_wy_t1 + H[QUAD_H_base_wy_base_wx]*x[QUAD_base_wx];
  const double base_wy_t3 = base_wz_t5 + H[QUAD_H_base_wy_base_wx]*x[QUAD_base_wy];
  const double base_wy_t4 = base_wy_t2 + H[QUAD_H_base_wy_base_vz]*x[QUAD_base_vz];
  const double base_wy_t5 = lf_haa_t9 + H[QUAD_H_base_wy_base_vz]*x[QUAD_base_wy];
  const double base_wy_t6 = base_wz_t8 + H[QUAD_H_base_wy_base_vx]*x[QUAD_base_wy];
  y[QUAD_base_wy] = base_wy_t4 + H[QUAD_H_base_wy_base_vx]*x[QUAD_base_vx];

  /* ---- base_wx ------------------------------------------------------------ */
  const double base_wx_t1 = base_wy_t3 + H[QUAD_H_base_wx_base_wx]*x[QUAD_base_wx];
  const double base_wx_t2 = base_wx_t1 + H[QUAD_H_base_wx_base_vz]*x[QUAD_base_vz];
  const double base_wx_t3 = base_wy_t5 + H[QUAD_H_base_wx_base_vz]*x[QUAD_base_wx];
  const double base_wx_t4 = base_wz_t7 + H[QUAD_H_base_wx_base_vy]*x[QUAD_base_wx];
  y[QUAD_base_wx] = base_wx_t2 + H[QUAD_H_base_wx_base_vy]*x[QUAD_base_vy];

  /* ---- base_vz ------------------------------------------------------------ */
  y[QUAD_base_vz] = base_wx_t3 + H[QUAD_H_base_vz_base_vz]*x[QUAD_base_vz];

  /* ---- base_vy ------------------------------------------------------------ */
  y[QUAD_base_vy] = base_wx_t4 + H[QUAD_H_base_vy_base_vy]*x[QUAD_base_vy];

  /* ---- base_vx ------------------------------------------------------------ */
  y[QUAD_base_vx] = base_wy_t6 + H[QUAD_H_base_vx_base_vx]*x[QUAD_base_vx];
}
