/* quad_com_jacobian.c
 * Jcom = Jacobian of the centre of mass: vcom = Jcom*v.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_com_jacobian(const double q[QUAD_NQ], double Jcom[3][QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_zz = 2.0*q[QUAD_q_base_qz]*q[QUAD_q_base_qz];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
  const double base_q2_xx = base_q2_x*q[QUAD_q_base_qx];
  const double base_q2_yy = base_q2_y*q[QUAD_q_base_qy];
  const double base_q2_xy = base_q2_x*q[QUAD_q_base_qy];
  const double base_q2_xz = base_q2_x*q[QUAD_q_base_qz];
  const double base_q2_yz = base_q2_y*q[QUAD_q_base_qz];
  const double base_q2_wx = base_q2_w*q[QUAD_q_base_qx];
  const double base_q2_wy = base_q2_w*q[QUAD_q_base_qy];
  const double base_q2_wz = base_q2_w*q[QUAD_q_base_qz];
  const double base_R_xx = 1.0 - (base_q2_yy + base_q2_zz);
  const double base_R_xy = base_q2_xy - base_q2_wz;
  const double base_R_xz = base_q2_xz + base_q2_wy;
  const double base_R_yx = base_q2_xy + base_q2_wz;
  const double base_R_yy = 1.0 - (base_q2_xx + base_q2_zz);
  const double base_R_yz = base_q2_yz - base_q2_wx;
  const double base_R_zx = base_q2_xz - base_q2_wy;
  const double base_R_zy = base_q2_yz + base_q2_wx;
  const double base_R_zz = 1.0 - (base_q2_xx + base_q2_yy);
  enum {
    at_lf_haa, at_rf_haa, at_lh_haa, at_rh_haa,
    at_lf_hfe, at_rf_hfe, at_lh_hfe, at_rh_hfe,
    at_lf_kfe, at_rf_kfe, at_lh_kfe, at_rh_kfe
  };
  const double angle[PINION_SINCOS_ROOM(12)] = {
    q[QUAD_q_lf_haa], q[QUAD_q_rf_haa], q[QUAD_q_lh_haa], q[QUAD_q_rh_haa],
    q[QUAD_q_lf_hfe], q[QUAD_q_rf_hfe], q[QUAD_q_lh_hfe], q[QUAD_q_rh_hfe],
    q[QUAD_q_lf_kfe], q[QUAD_q_rf_kfe], q[QUAD_q_lh_kfe], q[QUAD_q_rh_kfe]
  };
  double s[PINION_SINCOS_ROOM(12)], c[PINION_SINCOS_ROOM(12)];
  PINION_SINCOS(PINION_SINCOS_ROOM(12), angle, s, c);
  const pinion_x4 limb_haa_s = pinion_x4_at(&s[at_lf_haa]);
  const pinion_x4 limb_haa_c = pinion_x4_at(&c[at_lf_haa]);
  const pinion_x4 limb_hfe_s = pinion_x4_at(&s[at_lf_hfe]);
  const pinion_x4 limb_hfe_c = pinion_x4_at(&c[at_lf_hfe]);
  const pinion_x4 limb_kfe_s = pinion_x4_at(&s[at_lf_kfe]);
  const pinion_x4 limb_kfe_c = pinion_x4_at(&c[at_lf_kfe]);

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- first moment of limb_kfe: revolute y, parent limb_hfe -------------- */
  const pinion_x4 limb_kfe_hz = { lf_calf_hz, rf_calf_hz, lh_calf_hz, rh_calf_hz };
  const pinion_x4 limb_kfe_hx = { lf_calf_hx, rf_calf_hx, lh_calf_hx, rh_calf_hx };
  const pinion_x4 limb_kfe_mpz = { lf_kfe_mpz, rf_kfe_mpz, lh_kfe_mpz, rh_kfe_mpz };

  /* ---- first moment of limb_hfe: revolute y, parent limb_haa -------------- */
  const pinion_x4 limb_hfe_hx = { lf_thigh_hx, rf_thigh_hx, lh_thigh_hx, rh_thigh_hx };
  const pinion_x4 limb_hfe_Ic_hx = limb_hfe_hx + (limb_kfe_hz*limb_kfe_s + limb_kfe_hx*limb_kfe_c);
  const pinion_x4 limb_hfe_hz = { lf_thigh_hz, rf_thigh_hz, lh_thigh_hz, rh_thigh_hz };
  const pinion_x4 limb_hfe_Ic_hz = limb_hfe_hz
    + (limb_kfe_hz*limb_kfe_c - limb_kfe_hx*limb_kfe_s + limb_kfe_mpz);
  const pinion_x4 limb_haa_Ic_hz = limb_hfe_Ic_hz*limb_hfe_c - limb_hfe_Ic_hx*limb_hfe_s;

  /* ---- first moment of limb_haa: revolute x, parent base ------------------ */
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_Ic_hx = limb_haa_hx
    + (limb_hfe_Ic_hz*limb_hfe_s + limb_hfe_Ic_hx*limb_hfe_c);
  const pinion_x4 limb_haa_Ic_hy =
    { lf_haa_h_k9233, rf_haa_h_k9233, lh_haa_h_k9233, rh_haa_h_k9233 };
  const pinion_x4 limb_haa_Rh_z = limb_haa_Ic_hy*limb_haa_s + limb_haa_Ic_hz*limb_haa_c;
  const pinion_x4 limb_haa_Ic_mpx = { lf_haa_Ic_mpx, rf_haa_Ic_mpx, lh_haa_Ic_mpx, rh_haa_Ic_mpx };
  const pinion_x4 limb_haa_Ic_base_hx = limb_haa_Ic_hx + limb_haa_Ic_mpx;
  const pinion_x4 limb_haa_Ic_mpy = { lf_haa_Ic_mpy, rf_haa_Ic_mpy, lh_haa_Ic_mpy, rh_haa_Ic_mpy };
  const pinion_x4 limb_haa_Ic_base_hy = limb_haa_Ic_hy*limb_haa_c - limb_haa_Ic_hz*limb_haa_s
    + limb_haa_Ic_mpy;
  const double base_Ic_hy = pinion_x4_sum(limb_haa_Ic_base_hy);

  /* ---- first moment of base: floating, parent world ----------------------- */
  const double base_Ic_hx = trunk_hx + pinion_x4_sum(limb_haa_Ic_base_hx);
  const double base_Ic_hz = trunk_hz + pinion_x4_sum(limb_haa_Rh_z);

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- pose of limb_haa: revolute x, parent base -------------------------- */
  /* of R, p only R_xy, R_xz, R_yy, R_yz, R_zy, R_zz are computed */
  const pinion_x4 limb_haa_R_xy = pinion_x4_all(base_R_xy)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_R_xz);
  const pinion_x4 limb_haa_R_xz = pinion_x4_all(base_R_xz)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_R_xy);
  const pinion_x4 limb_haa_R_yy = pinion_x4_all(base_R_yy)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_R_yz);
  const pinion_x4 limb_haa_R_yz = pinion_x4_all(base_R_yz)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_R_yy);
  const pinion_x4 limb_haa_R_zy = pinion_x4_all(base_R_zy)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_R_zz);
  const pinion_x4 limb_haa_R_zz = pinion_x4_all(base_R_zz)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_R_zy);

  /* ---- pose of limb_hfe: revolute y, parent limb_haa ---------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const pinion_x4 limb_hfe_R_xx = pinion_x4_all(base_R_xx)*limb_hfe_c - limb_hfe_s*limb_haa_R_xz;
  const pinion_x4 limb_hfe_R_xz = limb_haa_R_xz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_xx);
  const pinion_x4 limb_hfe_R_yx = pinion_x4_all(base_R_yx)*limb_hfe_c - limb_hfe_s*limb_haa_R_yz;
  const pinion_x4 limb_hfe_R_yz = limb_haa_R_yz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_yx);
  const pinion_x4 limb_hfe_R_zx = pinion_x4_all(base_R_zx)*limb_hfe_c - limb_hfe_s*limb_haa_R_zz;
  const pinion_x4 limb_hfe_R_zz = limb_haa_R_zz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_zx);

  /* ---- pose of limb_kfe: revolute y, parent limb_hfe ---------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const pinion_x4 limb_kfe_R_xx = limb_hfe_R_xx*limb_kfe_c - limb_kfe_s*limb_hfe_R_xz;
  const pinion_x4 limb_kfe_R_xz = limb_hfe_R_xz*limb_kfe_c + limb_kfe_s*limb_hfe_R_xx;
  const pinion_x4 limb_kfe_R_yx = limb_hfe_R_yx*limb_kfe_c - limb_kfe_s*limb_hfe_R_yz;
  const pinion_x4 limb_kfe_R_yz = limb_hfe_R_yz*limb_kfe_c + limb_kfe_s*limb_hfe_R_yx;
  const pinion_x4 limb_kfe_R_zx = limb_hfe_R_zx*limb_kfe_c - limb_kfe_s*limb_hfe_R_zz;
  const pinion_x4 limb_kfe_R_zz = limb_hfe_R_zz*limb_kfe_c + limb_kfe_s*limb_hfe_R_zx;

  /* ---- columns of limb_haa: revolute x, parent base ----------------------- */
  const pinion_x4 limb_haa_t1 = (limb_haa_R_xz*limb_haa_Ic_hy
    - limb_haa_Ic_hz*limb_haa_R_xy)*per_mass;
  const pinion_x4 limb_haa_t2 = (limb_haa_R_yz*limb_haa_Ic_hy
    - limb_haa_Ic_hz*limb_haa_R_yy)*per_mass;
  const pinion_x4 limb_haa_t3 = (limb_haa_R_zz*limb_haa_Ic_hy
    - limb_haa_Ic_hz*limb_haa_R_zy)*per_mass;

  /* ---- columns of limb_hfe: revolute y, parent limb_haa ------------------- */
  const pinion_x4 limb_hfe_t1 = (limb_hfe_R_xx*limb_hfe_Ic_hz
    - limb_hfe_Ic_hx*limb_hfe_R_xz)*per_mass;
  const pinion_x4 limb_hfe_t2 = (limb_hfe_R_yx*limb_hfe_Ic_hz
    - limb_hfe_Ic_hx*limb_hfe_R_yz)*per_mass;
  const pinion_x4 limb_hfe_t3 = (limb_hfe_R_zx*limb_hfe_Ic_hz
    - limb_hfe_Ic_hx*limb_hfe_R_zz)*per_mass;

  /* ---- columns of limb_kfe: revolute y, parent limb_hfe ------------------- */
  const pinion_x4 limb_kfe_t1 = (limb_kfe_R_xx*limb_kfe_hz - limb_kfe_hx*limb_kfe_R_xz)*per_mass;
  const pinion_x4 limb_kfe_t2 = (limb_kfe_R_yx*limb_kfe_hz - limb_kfe_hx*limb_kfe_R_yz)*per_mass;
  const pinion_x4 limb_kfe_t3 = (limb_kfe_R_zx*limb_kfe_hz - limb_kfe_hx*limb_kfe_R_zz)*per_mass;
  Jcom[0][QUAD_base_vx] = base_R_xx;
  Jcom[0][QUAD_base_vy] = base_R_xy;
  Jcom[0][QUAD_base_vz] = base_R_xz;
  Jcom[0][QUAD_base_wx] = (base_R_xz*base_Ic_hy - base_Ic_hz*base_R_xy)*per_mass;
  Jcom[0][QUAD_base_wy] = (base_R_xx*base_Ic_hz - base_Ic_hx*base_R_xz)*per_mass;
  Jcom[0][QUAD_base_wz] = (base_R_xy*base_Ic_hx - base_Ic_hy*base_R_xx)*per_mass;
  Jcom[0][QUAD_lf_haa] = limb_haa_t1[0];
  Jcom[0][QUAD_rf_haa] = limb_haa_t1[1];
  Jcom[0][QUAD_lh_haa] = limb_haa_t1[2];
  Jcom[0][QUAD_rh_haa] = limb_haa_t1[3];
  Jcom[0][QUAD_lf_hfe] = limb_hfe_t1[0];
  Jcom[0][QUAD_rf_hfe] = limb_hfe_t1[1];
  Jcom[0][QUAD_lh_hfe] = limb_hfe_t1[2];
  Jcom[0][QUAD_rh_hfe] = limb_hfe_t1[3];
  Jcom[0][QUAD_lf_kfe] = limb_kfe_t1[0];
  Jcom[0][QUAD_rf_kfe] = limb_kfe_t1[1];
  Jcom[0][QUAD_lh_kfe] = limb_kfe_t1[2];
  Jcom[0][QUAD_rh_kfe] = limb_kfe_t1[3];
  Jcom[1][QUAD_base_vx] = base_R_yx;
  Jcom[1][QUAD_base_vy] = base_R_yy;
  Jcom[1][QUAD_base_vz] = base_R_yz;
  Jcom[1][QUAD_base_wx] = (base_R_yz*base_Ic_hy - base_Ic_hz*base_R_yy)*per_mass;
  Jcom[1][QUAD_base_wy] = (base_R_yx*base_Ic_hz - base_Ic_hx*base_R_yz)*per_mass;
  Jcom[1][QUAD_base_wz] = (base_R_yy*base_Ic_hx - base_Ic_hy*base_R_yx)*per_mass;
  Jcom[1][QUAD_lf_haa] = limb_haa_t2[0];
  Jcom[1][QUAD_rf_haa] = limb_haa_t2[1];
  Jcom[1][QUAD_lh_haa] = limb_haa_t2[2];
  Jcom[1][QUAD_rh_haa] = limb_haa_t2[3];
  Jcom[1][QUAD_lf_hfe] = limb_hfe_t2[0];
  Jcom[1][QUAD_rf_hfe] = limb_hfe_t2[1];
  Jcom[1][QUAD_lh_hfe] = limb_hfe_t2[2];
  Jcom[1][QUAD_rh_hfe] = limb_hfe_t2[3];
  Jcom[1][QUAD_lf_kfe] = limb_kfe_t2[0];
  Jcom[1][QUAD_rf_kfe] = limb_kfe_t2[1];
  Jcom[1][QUAD_lh_kfe] = limb_kfe_t2[2];
  Jcom[1][QUAD_rh_kfe] = limb_kfe_t2[3];
  Jcom[2][QUAD_base_vx] = base_R_zx;
  Jcom[2][QUAD_base_vy] = base_R_zy;
  Jcom[2][QUAD_base_vz] = base_R_zz;
  Jcom[2][QUAD_base_wx] = (base_R_zz*base_Ic_hy - base_Ic_hz*base_R_zy)*per_mass;
  Jcom[2][QUAD_base_wy] = (base_R_zx*base_Ic_hz - base_Ic_hx*base_R_zz)*per_mass;
  Jcom[2][QUAD_base_wz] = (base_R_zy*base_Ic_hx - base_Ic_hy*base_R_zx)*per_mass;
  Jcom[2][QUAD_lf_haa] = limb_haa_t3[0];
  Jcom[2][QUAD_rf_haa] = limb_haa_t3[1];
  Jcom[2][QUAD_lh_haa] = limb_haa_t3[2];
  Jcom[2][QUAD_rh_haa] = limb_haa_t3[3];
  Jcom[2][QUAD_lf_hfe] = limb_hfe_t3[0];
  Jcom[2][QUAD_rf_hfe] = limb_hfe_t3[1];
  Jcom[2][QUAD_lh_hfe] = limb_hfe_t3[2];
  Jcom[2][QUAD_rh_hfe] = limb_hfe_t3[3];
  Jcom[2][QUAD_lf_kfe] = limb_kfe_t3[0];
  Jcom[2][QUAD_rf_kfe] = limb_kfe_t3[1];
  Jcom[2][QUAD_lh_kfe] = limb_kfe_t3[2];
  Jcom[2][QUAD_rh_kfe] = limb_kfe_t3[3];
}
#else /* each limb by itself */
void quad_com_jacobian(const double q[QUAD_NQ], double Jcom[3][QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_zz = 2.0*q[QUAD_q_base_qz]*q[QUAD_q_base_qz];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
  const double base_q2_xx = base_q2_x*q[QUAD_q_base_qx];
  const double base_q2_yy = base_q2_y*q[QUAD_q_base_qy];
  const double base_q2_xy = base_q2_x*q[QUAD_q_base_qy];
  const double base_q2_xz = base_q2_x*q[QUAD_q_base_qz];
  const double base_q2_yz = base_q2_y*q[QUAD_q_base_qz];
  const double base_q2_wx = base_q2_w*q[QUAD_q_base_qx];
  const double base_q2_wy = base_q2_w*q[QUAD_q_base_qy];
  const double base_q2_wz = base_q2_w*q[QUAD_q_base_qz];
  const double base_R_xx = 1.0 - (base_q2_yy + base_q2_zz);
  const double base_R_xy = base_q2_xy - base_q2_wz;
  const double base_R_xz = base_q2_xz + base_q2_wy;
  const double base_R_yx = base_q2_xy + base_q2_wz;
  const double base_R_yy = 1.0 - (base_q2_xx + base_q2_zz);
  const double base_R_yz = base_q2_yz - base_q2_wx;
  const double base_R_zx = base_q2_xz - base_q2_wy;
  const double base_R_zy = base_q2_yz + base_q2_wx;
  const double base_R_zz = 1.0 - (base_q2_xx + base_q2_yy);
  enum {
    at_rh_kfe, at_rh_hfe, at_rh_haa,
    at_lh_kfe, at_lh_hfe, at_lh_haa,
    at_rf_kfe, at_rf_hfe, at_rf_haa,
    at_lf_kfe, at_lf_hfe, at_lf_haa
  };
  const double angle[PINION_SINCOS_ROOM(12)] = {
    q[QUAD_q_rh_kfe], q[QUAD_q_rh_hfe], q[QUAD_q_rh_haa],
    q[QUAD_q_lh_kfe], q[QUAD_q_lh_hfe], q[QUAD_q_lh_haa],
    q[QUAD_q_rf_kfe], q[QUAD_q_rf_hfe], q[QUAD_q_rf_haa],
    q[QUAD_q_lf_kfe], q[QUAD_q_lf_hfe], q[QUAD_q_lf_haa]
  };
  double s[PINION_SINCOS_ROOM(12)], c[PINION_SINCOS_ROOM(12)];
  PINION_SINCOS(PINION_SINCOS_ROOM(12), angle, s, c);
  const double rh_kfe_s = s[at_rh_kfe];
  const double rh_kfe_c = c[at_rh_kfe];
  const double rh_hfe_s = s[at_rh_hfe];
  const double rh_hfe_c = c[at_rh_hfe];
  const double rh_haa_s = s[at_rh_haa];
  const double rh_haa_c = c[at_rh_haa];
  const double lh_kfe_s = s[at_lh_kfe];
  const double lh_kfe_c = c[at_lh_kfe];
  const double lh_hfe_s = s[at_lh_hfe];
  const double lh_hfe_c = c[at_lh_hfe];
  const double lh_haa_s = s[at_lh_haa];
  const double lh_haa_c = c[at_lh_haa];
  const double rf_kfe_s = s[at_rf_kfe];
  const double rf_kfe_c = c[at_rf_kfe];
  const double rf_hfe_s = s[at_rf_hfe];
  const double rf_hfe_c = c[at_rf_hfe];
  const double rf_haa_s = s[at_rf_haa];
  const double rf_haa_c = c[at_rf_haa];
  const double lf_kfe_s = s[at_lf_kfe];
  const double lf_kfe_c = c[at_lf_kfe];
  const double lf_hfe_s = s[at_lf_hfe];
  const double lf_hfe_c = c[at_lf_hfe];
  const double lf_haa_s = s[at_lf_haa];
  const double lf_haa_c = c[at_lf_haa];

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- first moment of rh_hfe: revolute y, parent rh_haa ------------------ */
  const double rh_hfe_Ic_hx = rh_thigh_hx + (rh_calf_hz*rh_kfe_s + rh_calf_hx*rh_kfe_c);
  const double rh_hfe_Ic_hz = rh_thigh_hz
    + (rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s + rh_kfe_mpz);
  const double rh_haa_Ic_hz = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;

  /* ---- first moment of rh_haa: revolute x, parent base -------------------- */
  const double rh_haa_Ic_hx = rh_hip_hx + (rh_hfe_Ic_hz*rh_hfe_s + rh_hfe_Ic_hx*rh_hfe_c);

  /* ---- first moment of lh_hfe: revolute y, parent lh_haa ------------------ */
  const double lh_hfe_Ic_hx = lh_thigh_hx + (lh_calf_hz*lh_kfe_s + lh_calf_hx*lh_kfe_c);
  const double lh_hfe_Ic_hz = lh_thigh_hz
    + (lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s + lh_kfe_mpz);
  const double lh_haa_Ic_hz = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;

  /* ---- first moment of lh_haa: revolute x, parent base -------------------- */
  const double lh_haa_Ic_hx = lh_hip_hx + (lh_hfe_Ic_hz*lh_hfe_s + lh_hfe_Ic_hx*lh_hfe_c);

  /* ---- first moment of rf_hfe: revolute y, parent rf_haa ------------------ */
  const double rf_hfe_Ic_hx = rf_thigh_hx + (rf_calf_hz*rf_kfe_s + rf_calf_hx*rf_kfe_c);
  const double rf_hfe_Ic_hz = rf_thigh_hz
    + (rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s + rf_kfe_mpz);
  const double rf_haa_Ic_hz = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;

  /* ---- first moment of rf_haa: revolute x, parent base -------------------- */
  const double rf_haa_Ic_hx = rf_hip_hx + (rf_hfe_Ic_hz*rf_hfe_s + rf_hfe_Ic_hx*rf_hfe_c);

  /* ---- first moment of lf_hfe: revolute y, parent lf_haa ------------------ */
  const double lf_hfe_Ic_hx = lf_thigh_hx + (lf_calf_hz*lf_kfe_s + lf_calf_hx*lf_kfe_c);
  const double lf_hfe_Ic_hz = lf_thigh_hz
    + (lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s + lf_kfe_mpz);
  const double lf_haa_Ic_hz = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;

  /* ---- first moment of lf_haa: revolute x, parent base -------------------- */
  const double lf_haa_Ic_hx = lf_hip_hx + (lf_hfe_Ic_hz*lf_hfe_s + lf_hfe_Ic_hx*lf_hfe_c);

  /* ---- first moment of base: floating, parent world ----------------------- */
  const double base_Ic_hx = trunk_hx + (rh_haa_Ic_hx + rh_haa_Ic_mpx)
    + (lh_haa_Ic_hx + lh_haa_Ic_mpx) + (rf_haa_Ic_hx + rf_haa_Ic_mpx)
    + (lf_haa_Ic_hx + lf_haa_Ic_mpx);
  const double base_Ic_hy = rh_haa_h_k9233*rh_haa_c - rh_haa_Ic_hz*rh_haa_s + rh_haa_Ic_mpy
    + (lh_haa_h_k9233*lh_haa_c - lh_haa_Ic_hz*lh_haa_s + lh_haa_Ic_mpy)
    + (rf_haa_h_k9233*rf_haa_c - rf_haa_Ic_hz*rf_haa_s + rf_haa_Ic_mpy)
    + (lf_haa_h_k9233*lf_haa_c - lf_haa_Ic_hz*lf_haa_s + lf_haa_Ic_mpy);
  const double base_Ic_hz = trunk_hz + (rh_haa_h_k9233*rh_haa_s + rh_haa_Ic_hz*rh_haa_c)
    + (lh_haa_h_k9233*lh_haa_s + lh_haa_Ic_hz*lh_haa_c)
    + (rf_haa_h_k9233*rf_haa_s + rf_haa_Ic_hz*rf_haa_c)
    + (lf_haa_h_k9233*lf_haa_s + lf_haa_Ic_hz*lf_haa_c);

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- pose of lf_haa: revolute x, parent base ---------------------------- */
  /* of R, p only R_xy, R_xz, R_yy, R_yz, R_zy, R_zz are computed */
  const double lf_haa_R_xy = base_R_xy*lf_haa_c + lf_haa_s*base_R_xz;
  const double lf_haa_R_xz = base_R_xz*lf_haa_c - lf_haa_s*base_R_xy;
  const double lf_haa_R_yy = base_R_yy*lf_haa_c + lf_haa_s*base_R_yz;
  const double lf_haa_R_yz = base_R_yz*lf_haa_c - lf_haa_s*base_R_yy;
  const double lf_haa_R_zy = base_R_zy*lf_haa_c + lf_haa_s*base_R_zz;
  const double lf_haa_R_zz = base_R_zz*lf_haa_c - lf_haa_s*base_R_zy;

  /* ---- pose of lf_hfe: revolute y, parent lf_haa -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double lf_hfe_R_xx = base_R_xx*lf_hfe_c - lf_hfe_s*lf_haa_R_xz;
  const double lf_hfe_R_xz = lf_haa_R_xz*lf_hfe_c + lf_hfe_s*base_R_xx;
  const double lf_hfe_R_yx = base_R_yx*lf_hfe_c - lf_hfe_s*lf_haa_R_yz;
  const double lf_hfe_R_yz = lf_haa_R_yz*lf_hfe_c + lf_hfe_s*base_R_yx;
  const double lf_hfe_R_zx = base_R_zx*lf_hfe_c - lf_hfe_s*lf_haa_R_zz;
  const double lf_hfe_R_zz = lf_haa_R_zz*lf_hfe_c + lf_hfe_s*base_R_zx;

  /* ---- pose of lf_kfe: revolute y, parent lf_hfe -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double lf_kfe_R_xx = lf_hfe_R_xx*lf_kfe_c - lf_kfe_s*lf_hfe_R_xz;
  const double lf_kfe_R_xz = lf_hfe_R_xz*lf_kfe_c + lf_kfe_s*lf_hfe_R_xx;
  const double lf_kfe_R_yx = lf_hfe_R_yx*lf_kfe_c - lf_kfe_s*lf_hfe_R_yz;
  const double lf_kfe_R_yz = lf_hfe_R_yz*lf_kfe_c + lf_kfe_s*lf_hfe_R_yx;
  const double lf_kfe_R_zx = lf_hfe_R_zx*lf_kfe_c - lf_kfe_s*lf_hfe_R_zz;
  const double lf_kfe_R_zz = lf_hfe_R_zz*lf_kfe_c + lf_kfe_s*lf_hfe_R_zx;

  /* ---- pose of rf_haa: revolute x, parent base ---------------------------- */
  /* of R, p only R_xy, R_xz, R_yy, R_yz, R_zy, R_zz are computed */
  const double rf_haa_R_xy = base_R_xy*rf_haa_c + rf_haa_s*base_R_xz;
  const double rf_haa_R_xz = base_R_xz*rf_haa_c - rf_haa_s*base_R_xy;
  const double rf_haa_R_yy = base_R_yy*rf_haa_c + rf_haa_s*base_R_yz;
  const double rf_haa_R_yz = base_R_yz*rf_haa_c - rf_haa_s*base_R_yy;
  const double rf_haa_R_zy = base_R_zy*rf_haa_c + rf_haa_s*base_R_zz;
  const double rf_haa_R_zz = base_R_zz*rf_haa_c - rf_haa_s*base_R_zy;

  /* ---- pose of rf_hfe: revolute y, parent rf_haa -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double rf_hfe_R_xx = base_R_xx*rf_hfe_c - rf_hfe_s*rf_haa_R_xz;
  const double rf_hfe_R_xz = rf_haa_R_xz*rf_hfe_c + rf_hfe_s*base_R_xx;
  const double rf_hfe_R_yx = base_R_yx*rf_hfe_c - rf_hfe_s*rf_haa_R_yz;
  const double rf_hfe_R_yz = rf_haa_R_yz*rf_hfe_c + rf_hfe_s*base_R_yx;
  const double rf_hfe_R_zx = base_R_zx*rf_hfe_c - rf_hfe_s*rf_haa_R_zz;
  const double rf_hfe_R_zz = rf_haa_R_zz*rf_hfe_c + rf_hfe_s*base_R_zx;

  /* ---- pose of rf_kfe: revolute y, parent rf_hfe -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double rf_kfe_R_xx = rf_hfe_R_xx*rf_kfe_c - rf_kfe_s*rf_hfe_R_xz;
  const double rf_kfe_R_xz = rf_hfe_R_xz*rf_kfe_c + rf_kfe_s*rf_hfe_R_xx;
  const double rf_kfe_R_yx = rf_hfe_R_yx*rf_kfe_c - rf_kfe_s*rf_hfe_R_yz;
  const double rf_kfe_R_yz = rf_hfe_R_yz*rf_kfe_c + rf_kfe_s*rf_hfe_R_yx;
  const double rf_kfe_R_zx = rf_hfe_R_zx*rf_kfe_c - rf_kfe_s*rf_hfe_R_zz;
  const double rf_kfe_R_zz = rf_hfe_R_zz*rf_kfe_c + rf_kfe_s*rf_hfe_R_zx;

  /* ---- pose of lh_haa: revolute x, parent base ---------------------------- */
  /* of R, p only R_xy, R_xz, R_yy, R_yz, R_zy, R_zz are computed */
  const double lh_haa_R_xy = base_R_xy*lh_haa_c + lh_haa_s*base_R_xz;
  const double lh_haa_R_xz = base_R_xz*lh_haa_c - lh_haa_s*base_R_xy;
  const double lh_haa_R_yy = base_R_yy*lh_haa_c + lh_haa_s*base_R_yz;
  const double lh_haa_R_yz = base_R_yz*lh_haa_c - lh_haa_s*base_R_yy;
  const double lh_haa_R_zy = base_R_zy*lh_haa_c + lh_haa_s*base_R_zz;
  const double lh_haa_R_zz = base_R_zz*lh_haa_c - lh_haa_s*base_R_zy;

  /* ---- pose of lh_hfe: revolute y, parent lh_haa -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double lh_hfe_R_xx = base_R_xx*lh_hfe_c - lh_hfe_s*lh_haa_R_xz;
  const double lh_hfe_R_xz = lh_haa_R_xz*lh_hfe_c + lh_hfe_s*base_R_xx;
  const double lh_hfe_R_yx = base_R_yx*lh_hfe_c - lh_hfe_s*lh_haa_R_yz;
  const double lh_hfe_R_yz = lh_haa_R_yz*lh_hfe_c + lh_hfe_s*base_R_yx;
  const double lh_hfe_R_zx = base_R_zx*lh_hfe_c - lh_hfe_s*lh_haa_R_zz;
  const double lh_hfe_R_zz = lh_haa_R_zz*lh_hfe_c + lh_hfe_s*base_R_zx;

  /* ---- pose of lh_kfe: revolute y, parent lh_hfe -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double lh_kfe_R_xx = lh_hfe_R_xx*lh_kfe_c - lh_kfe_s*lh_hfe_R_xz;
  const double lh_kfe_R_xz = lh_hfe_R_xz*lh_kfe_c + lh_kfe_s*lh_hfe_R_xx;
  const double lh_kfe_R_yx = lh_hfe_R_yx*lh_kfe_c - lh_kfe_s*lh_hfe_R_yz;
  const double lh_kfe_R_yz = lh_hfe_R_yz*lh_kfe_c + lh_kfe_s*lh_hfe_R_yx;
  const double lh_kfe_R_zx = lh_hfe_R_zx*lh_kfe_c - lh_kfe_s*lh_hfe_R_zz;
  const double lh_kfe_R_zz = lh_hfe_R_zz*lh_kfe_c + lh_kfe_s*lh_hfe_R_zx;

  /* ---- pose of rh_haa: revolute x, parent base ---------------------------- */
  /* of R, p only R_xy, R_xz, R_yy, R_yz, R_zy, R_zz are computed */
  const double rh_haa_R_xy = base_R_xy*rh_haa_c + rh_haa_s*base_R_xz;
  const double rh_haa_R_xz = base_R_xz*rh_haa_c - rh_haa_s*base_R_xy;
  const double rh_haa_R_yy = base_R_yy*rh_haa_c + rh_haa_s*base_R_yz;
  const double rh_haa_R_yz = base_R_yz*rh_haa_c - rh_haa_s*base_R_yy;
  const double rh_haa_R_zy = base_R_zy*rh_haa_c + rh_haa_s*base_R_zz;
  const double rh_haa_R_zz = base_R_zz*rh_haa_c - rh_haa_s*base_R_zy;

  /* ---- pose of rh_hfe: revolute y, parent rh_haa -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double rh_hfe_R_xx = base_R_xx*rh_hfe_c - rh_hfe_s*rh_haa_R_xz;
  const double rh_hfe_R_xz = rh_haa_R_xz*rh_hfe_c + rh_hfe_s*base_R_xx;
  const double rh_hfe_R_yx = base_R_yx*rh_hfe_c - rh_hfe_s*rh_haa_R_yz;
  const double rh_hfe_R_yz = rh_haa_R_yz*rh_hfe_c + rh_hfe_s*base_R_yx;
  const double rh_hfe_R_zx = base_R_zx*rh_hfe_c - rh_hfe_s*rh_haa_R_zz;
  const double rh_hfe_R_zz = rh_haa_R_zz*rh_hfe_c + rh_hfe_s*base_R_zx;

  /* ---- pose of rh_kfe: revolute y, parent rh_hfe -------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double rh_kfe_R_xx = rh_hfe_R_xx*rh_kfe_c - rh_kfe_s*rh_hfe_R_xz;
  const double rh_kfe_R_xz = rh_hfe_R_xz*rh_kfe_c + rh_kfe_s*rh_hfe_R_xx;
  const double rh_kfe_R_yx = rh_hfe_R_yx*rh_kfe_c - rh_kfe_s*rh_hfe_R_yz;
  const double rh_kfe_R_yz = rh_hfe_R_yz*rh_kfe_c + rh_kfe_s*rh_hfe_R_yx;
  const double rh_kfe_R_zx = rh_hfe_R_zx*rh_kfe_c - rh_kfe_s*rh_hfe_R_zz;
  const double rh_kfe_R_zz = rh_hfe_R_zz*rh_kfe_c + rh_kfe_s*rh_hfe_R_zx;

  /* ---- columns of rh_kfe: revolute y, parent rh_hfe ----------------------- */
  Jcom[0][QUAD_base_vx] = base_R_xx;
  Jcom[0][QUAD_base_vy] = base_R_xy;
  Jcom[0][QUAD_base_vz] = base_R_xz;
  Jcom[0][QUAD_base_wx] = (base_R_xz*base_Ic_hy - base_Ic_hz*base_R_xy)*per_mass;
  Jcom[0][QUAD_base_wy] = (base_R_xx*base_Ic_hz - base_Ic_hx*base_R_xz)*per_mass;
  Jcom[0][QUAD_base_wz] = (base_R_xy*base_Ic_hx - base_Ic_hy*base_R_xx)*per_mass;
  Jcom[0][QUAD_lf_haa] = (lf_haa_R_xz*lf_haa_h_k9233 - lf_haa_Ic_hz*lf_haa_R_xy)*per_mass;
  Jcom[0][QUAD_lf_hfe] = (lf_hfe_R_xx*lf_hfe_Ic_hz - lf_hfe_Ic_hx*lf_hfe_R_xz)*per_mass;
  Jcom[0][QUAD_lf_kfe] = (lf_kfe_R_xx*lf_calf_hz - lf_calf_hx*lf_kfe_R_xz)*per_mass;
  Jcom[0][QUAD_rf_haa] = (rf_haa_R_xz*rf_haa_h_k9233 - rf_haa_Ic_hz*rf_haa_R_xy)*per_mass;
  Jcom[0][QUAD_rf_hfe] = (rf_hfe_R_xx*rf_hfe_Ic_hz - rf_hfe_Ic_hx*rf_hfe_R_xz)*per_mass;
  Jcom[0][QUAD_rf_kfe] = (rf_kfe_R_xx*rf_calf_hz - rf_calf_hx*rf_kfe_R_xz)*per_mass;
  Jcom[0][QUAD_lh_haa] = (lh_haa_R_xz*lh_haa_h_k9233 - lh_haa_Ic_hz*lh_haa_R_xy)*per_mass;
  Jcom[0][QUAD_lh_hfe] = (lh_hfe_R_xx*lh_hfe_Ic_hz - lh_hfe_Ic_hx*lh_hfe_R_xz)*per_mass;
  Jcom[0][QUAD_lh_kfe] = (lh_kfe_R_xx*lh_calf_hz - lh_calf_hx*lh_kfe_R_xz)*per_mass;
  Jcom[0][QUAD_rh_haa] = (rh_haa_R_xz*rh_haa_h_k9233 - rh_haa_Ic_hz*rh_haa_R_xy)*per_mass;
  Jcom[0][QUAD_rh_hfe] = (rh_hfe_R_xx*rh_hfe_Ic_hz - rh_hfe_Ic_hx*rh_hfe_R_xz)*per_mass;
  Jcom[0][QUAD_rh_kfe] = (rh_kfe_R_xx*rh_calf_hz - rh_calf_hx*rh_kfe_R_xz)*per_mass;
  Jcom[1][QUAD_base_vx] = base_R_yx;
  Jcom[1][QUAD_base_vy] = base_R_yy;
  Jcom[1][QUAD_base_vz] = base_R_yz;
  Jcom[1][QUAD_base_wx] = (base_R_yz*base_Ic_hy - base_Ic_hz*base_R_yy)*per_mass;
  Jcom[1][QUAD_base_wy] = (base_R_yx*base_Ic_hz - base_Ic_hx*base_R_yz)*per_mass;
  Jcom[1][QUAD_base_wz] = (base_R_yy*base_Ic_hx - base_Ic_hy*base_R_yx)*per_mass;
  Jcom[1][QUAD_lf_haa] = (lf_haa_R_yz*lf_haa_h_k9233 - lf_haa_Ic_hz*lf_haa_R_yy)*per_mass;
  Jcom[1][QUAD_lf_hfe] = (lf_hfe_R_yx*lf_hfe_Ic_hz - lf_hfe_Ic_hx*lf_hfe_R_yz)*per_mass;
  Jcom[1][QUAD_lf_kfe] = (lf_kfe_R_yx*lf_calf_hz - lf_calf_hx*lf_kfe_R_yz)*per_mass;
  Jcom[1][QUAD_rf_haa] = (rf_haa_R_yz*rf_haa_h_k9233 - rf_haa_Ic_hz*rf_haa_R_yy)*per_mass;
  Jcom[1][QUAD_rf_hfe] = (rf_hfe_R_yx*rf_hfe_Ic_hz - rf_hfe_Ic_hx*rf_hfe_R_yz)*per_mass;
  Jcom[1][QUAD_rf_kfe] = (rf_kfe_R_yx*rf_calf_hz - rf_calf_hx*rf_kfe_R_yz)*per_mass;
  Jcom[1][QUAD_lh_haa] = (lh_haa_R_yz*lh_haa_h_k9233 - lh_haa_Ic_hz*lh_haa_R_yy)*per_mass;
  Jcom[1][QUAD_lh_hfe] = (lh_hfe_R_yx*lh_hfe_Ic_hz - lh_hfe_Ic_hx*lh_hfe_R_yz)*per_mass;
  Jcom[1][QUAD_lh_kfe] = (lh_kfe_R_yx*lh_calf_hz - lh_calf_hx*lh_kfe_R_yz)*per_mass;
  Jcom[1][QUAD_rh_haa] = (rh_haa_R_yz*rh_haa_h_k9233 - rh_haa_Ic_hz*rh_haa_R_yy)*per_mass;
  Jcom[1][QUAD_rh_hfe] = (rh_hfe_R_yx*rh_hfe_Ic_hz - rh_hfe_Ic_hx*rh_hfe_R_yz)*per_mass;
  Jcom[1][QUAD_rh_kfe] = (rh_kfe_R_yx*rh_calf_hz - rh_calf_hx*rh_kfe_R_yz)*per_mass;
  Jcom[2][QUAD_base_vx] = base_R_zx;
  Jcom[2][QUAD_base_vy] = base_R_zy;
  Jcom[2][QUAD_base_vz] = base_R_zz;
  Jcom[2][QUAD_base_wx] = (base_R_zz*base_Ic_hy - base_Ic_hz*base_R_zy)*per_mass;
  Jcom[2][QUAD_base_wy] = (base_R_zx*base_Ic_hz - base_Ic_hx*base_R_zz)*per_mass;
  Jcom[2][QUAD_base_wz] = (base_R_zy*base_Ic_hx - base_Ic_hy*base_R_zx)*per_mass;
  Jcom[2][QUAD_lf_haa] = (lf_haa_R_zz*lf_haa_h_k9233 - lf_haa_Ic_hz*lf_haa_R_zy)*per_mass;
  Jcom[2][QUAD_lf_hfe] = (lf_hfe_R_zx*lf_hfe_Ic_hz - lf_hfe_Ic_hx*lf_hfe_R_zz)*per_mass;
  Jcom[2][QUAD_lf_kfe] = (lf_kfe_R_zx*lf_calf_hz - lf_calf_hx*lf_kfe_R_zz)*per_mass;
  Jcom[2][QUAD_rf_haa] = (rf_haa_R_zz*rf_haa_h_k9233 - rf_haa_Ic_hz*rf_haa_R_zy)*per_mass;
  Jcom[2][QUAD_rf_hfe] = (rf_hfe_R_zx*rf_hfe_Ic_hz - rf_hfe_Ic_hx*rf_hfe_R_zz)*per_mass;
  Jcom[2][QUAD_rf_kfe] = (rf_kfe_R_zx*rf_calf_hz - rf_calf_hx*rf_kfe_R_zz)*per_mass;
  Jcom[2][QUAD_lh_haa] = (lh_haa_R_zz*lh_haa_h_k9233 - lh_haa_Ic_hz*lh_haa_R_zy)*per_mass;
  Jcom[2][QUAD_lh_hfe] = (lh_hfe_R_zx*lh_hfe_Ic_hz - lh_hfe_Ic_hx*lh_hfe_R_zz)*per_mass;
  Jcom[2][QUAD_lh_kfe] = (lh_kfe_R_zx*lh_calf_hz - lh_calf_hx*lh_kfe_R_zz)*per_mass;
  Jcom[2][QUAD_rh_haa] = (rh_haa_R_zz*rh_haa_h_k9233 - rh_haa_Ic_hz*rh_haa_R_zy)*per_mass;
  Jcom[2][QUAD_rh_hfe] = (rh_hfe_R_zx*rh_hfe_Ic_hz - rh_hfe_Ic_hx*rh_hfe_R_zz)*per_mass;
  Jcom[2][QUAD_rh_kfe] = (rh_kfe_R_zx*rh_calf_hz - rh_calf_hx*rh_kfe_R_zz)*per_mass;
}
#endif
