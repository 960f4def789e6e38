/* quad_com_jacobian.c
 * Jcom = Jacobian of the centre of mass: vcom = Jcom*v.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double per_mass =  0.06906077348066299;    /* 1/total_mass = 1/14.48 */

static const double trunk_hx =  0.054;                  /* m*cx = 7.2*0.0075 */
static const double trunk_hz = -0.00504;                /* m*cz = 7.2*-0.0007 */
static const double base_k1  =  1.0;                    /* per_mass*total_mass */

static const double lf_hip_hx = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double lf_haa_k1 =  0.3458;                 /* (lf_hip_m + lf_thigh_m + lf_calf_m... */
static const double lf_haa_k2 =  0.1001;                 /* (lf_hip_m + lf_thigh_m + lf_calf_m... */

static const double lf_thigh_hx = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lf_thigh_hz = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lf_haa_h_y  =  0.081215;               /* lf_hip_hy + lf_thigh_hy + (lf_th... */

static const double lf_calf_hx =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lf_calf_hz = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lf_kfe_k1  = -0.034;                  /* lf_calf_m*lf_kfe_pz = 0.17*-0.2 */

static const double rf_hip_hx = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double rf_haa_k1 =  0.3458;                 /* (rf_hip_m + rf_thigh_m + rf_calf_m... */
static const double rf_haa_k2 = -0.1001;                 /* (rf_hip_m + rf_thigh_m + rf_calf_m... */

static const double rf_thigh_hx = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rf_thigh_hz = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rf_haa_h_y  = -0.081215;               /* rf_hip_hy + rf_thigh_hy + (rf_th... */

static const double rf_calf_hx =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rf_calf_hz = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rf_kfe_k1  = -0.034;                  /* rf_calf_m*rf_kfe_pz = 0.17*-0.2 */

static const double lh_hip_hx =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double lh_haa_k1 = -0.3458;                 /* (lh_hip_m + lh_thigh_m + lh_calf_m... */
static const double lh_haa_k2 =  0.1001;                 /* (lh_hip_m + lh_thigh_m + lh_calf_m... */

static const double lh_thigh_hx = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lh_thigh_hz = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lh_haa_h_y  =  0.081215;               /* lh_hip_hy + lh_thigh_hy + (lh_th... */

static const double lh_calf_hx =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lh_calf_hz = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lh_kfe_k1  = -0.034;                  /* lh_calf_m*lh_kfe_pz = 0.17*-0.2 */

static const double rh_hip_hx =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double rh_haa_k1 = -0.3458;                 /* (rh_hip_m + rh_thigh_m + rh_calf_m... */
static const double rh_haa_k2 = -0.1001;                 /* (rh_hip_m + rh_thigh_m + rh_calf_m... */

static const double rh_thigh_hx = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rh_thigh_hz = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rh_haa_h_y  = -0.081215;               /* rh_hip_hy + rh_thigh_hy + (rh_th... */

static const double rh_calf_hx =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rh_calf_hz = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rh_kfe_k1  = -0.034;                  /* rh_calf_m*rh_kfe_pz = 0.17*-0.2 */

void quad_com_jacobian(const double q[QUAD_NQ], double Jcom[3][QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_t1 = 2.0*q[QUAD_q_base_qx];
  const double base_t2 = base_t1*q[QUAD_q_base_qx];
  const double base_t3 = 2.0*q[QUAD_q_base_qy];
  const double base_t4 = base_t3*q[QUAD_q_base_qy];
  const double base_t5 = 2.0*q[QUAD_q_base_qz]*q[QUAD_q_base_qz];
  const double base_t6 = base_t1*q[QUAD_q_base_qy];
  const double base_t7 = base_t1*q[QUAD_q_base_qz];
  const double base_t8 = base_t3*q[QUAD_q_base_qz];
  const double base_t9 = 2.0*q[QUAD_q_base_qw];
  const double base_t10 = base_t9*q[QUAD_q_base_qx];
  const double base_t11 = base_t9*q[QUAD_q_base_qy];
  const double base_t12 = base_t9*q[QUAD_q_base_qz];
  const double base_R_Rxx = 1.0 - (base_t4 + base_t5);
  const double base_R_Rxy = base_t6 - base_t12;
  const double base_R_Rxz = base_t7 + base_t11;
  const double base_R_Ryx = base_t6 + base_t12;
  const double base_R_Ryy = 1.0 - (base_t2 + base_t5);
  const double base_R_Ryz = base_t8 - base_t10;
  const double base_R_Rzx = base_t7 - base_t11;
  const double base_R_Rzy = base_t8 + base_t10;
  const double base_R_Rzz = 1.0 - (base_t2 + base_t4);
  enum {
    at_rh_kfe,
    at_rh_hfe,
    at_rh_haa,
    at_lh_kfe,
    at_lh_hfe,
    at_lh_haa,
    at_rf_kfe,
    at_rf_hfe,
    at_rf_haa,
    at_lf_kfe,
    at_lf_hfe,
    at_lf_haa,
  };
  const double angle[PINION_SINCOS_ROOM(12)] = {
    q[QUAD_q_rh_kfe],
    q[QUAD_q_rh_hfe],
    q[QUAD_q_rh_haa],
    q[QUAD_q_lh_kfe],
    q[QUAD_q_lh_hfe],
    q[QUAD_q_lh_haa],
    q[QUAD_q_rf_kfe],
    q[QUAD_q_rf_hfe],
    q[QUAD_q_rf_haa],
    q[QUAD_q_lf_kfe],
    q[QUAD_q_lf_hfe],
    q[QUAD_q_lf_haa],
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

  /* ---- first moment of rh_kfe: revolute y, parent rh_hfe ------------------ */
  /* h = m*c, children included */
  const double rh_kfe_t1 = rh_calf_hz*rh_kfe_s + rh_calf_hx*rh_kfe_c;
  const double rh_hfe_h_x = rh_thigh_hx + rh_kfe_t1;
  const double rh_kfe_t2 = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s + rh_kfe_k1;
  const double rh_hfe_h_z = rh_thigh_hz + rh_kfe_t2;

  /* ---- first moment of rh_hfe: revolute y, parent rh_haa ------------------ */
  /* h = m*c, children included */
  const double rh_haa_h_z = rh_hfe_h_z*rh_hfe_c - rh_hfe_h_x*rh_hfe_s;
  const double rh_haa_h_x = rh_hip_hx + (rh_hfe_h_z*rh_hfe_s + rh_hfe_h_x*rh_hfe_c);

  /* ---- first moment of rh_haa: revolute x, parent base -------------------- */
  /* h = m*c, children included */
  const double rh_haa_t1 = trunk_hx + (rh_haa_h_x + rh_haa_k1);
  const double rh_haa_t2 = rh_haa_h_y*rh_haa_c - rh_haa_h_z*rh_haa_s + rh_haa_k2;
  const double rh_haa_t3 = trunk_hz + (rh_haa_h_y*rh_haa_s + rh_haa_h_z*rh_haa_c);

  /* ---- first moment of lh_kfe: revolute y, parent lh_hfe ------------------ */
  /* h = m*c, children included */
  const double lh_kfe_t1 = lh_calf_hz*lh_kfe_s + lh_calf_hx*lh_kfe_c;
  const double lh_hfe_h_x = lh_thigh_hx + lh_kfe_t1;
  const double lh_kfe_t2 = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s + lh_kfe_k1;
  const double lh_hfe_h_z = lh_thigh_hz + lh_kfe_t2;

  /* ---- first moment of lh_hfe: revolute y, parent lh_haa ------------------ */
  /* h = m*c, children included */
  const double lh_haa_h_z = lh_hfe_h_z*lh_hfe_c - lh_hfe_h_x*lh_hfe_s;
  const double lh_haa_h_x = lh_hip_hx + (lh_hfe_h_z*lh_hfe_s + lh_hfe_h_x*lh_hfe_c);

  /* ---- first moment of lh_haa: revolute x, parent base -------------------- */
  /* h = m*c, children included */
  const double lh_haa_t1 = lh_haa_h_y*lh_haa_s + lh_haa_h_z*lh_haa_c;
  const double lh_haa_t2 = rh_haa_t1 + (lh_haa_h_x + lh_haa_k1);
  const double lh_haa_t3 = lh_haa_h_y*lh_haa_c - lh_haa_h_z*lh_haa_s + lh_haa_k2;

  /* ---- first moment of rf_kfe: revolute y, parent rf_hfe ------------------ */
  /* h = m*c, children included */
  const double rf_kfe_t1 = rf_calf_hz*rf_kfe_s + rf_calf_hx*rf_kfe_c;
  const double rf_hfe_h_x = rf_thigh_hx + rf_kfe_t1;
  const double rf_kfe_t2 = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s + rf_kfe_k1;
  const double rf_hfe_h_z = rf_thigh_hz + rf_kfe_t2;

  /* ---- first moment of rf_hfe: revolute y, parent rf_haa ------------------ */
  /* h = m*c, children included */
  const double rf_haa_h_z = rf_hfe_h_z*rf_hfe_c - rf_hfe_h_x*rf_hfe_s;
  const double rf_haa_h_x = rf_hip_hx + (rf_hfe_h_z*rf_hfe_s + rf_hfe_h_x*rf_hfe_c);

  /* ---- first moment of rf_haa: revolute x, parent base -------------------- */
  /* h = m*c, children included */
  const double rf_haa_t1 = rf_haa_h_y*rf_haa_s + rf_haa_h_z*rf_haa_c;
  const double rf_haa_t2 = lh_haa_t2 + (rf_haa_h_x + rf_haa_k1);
  const double rf_haa_t3 = rf_haa_h_y*rf_haa_c - rf_haa_h_z*rf_haa_s + rf_haa_k2;

  /* ---- first moment of lf_kfe: revolute y, parent lf_hfe ------------------ */
  /* h = m*c, children included */
  const double lf_kfe_t1 = lf_calf_hz*lf_kfe_s + lf_calf_hx*lf_kfe_c;
  const double lf_hfe_h_x = lf_thigh_hx + lf_kfe_t1;
  const double lf_kfe_t2 = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s + lf_kfe_k1;
  const double lf_hfe_h_z = lf_thigh_hz + lf_kfe_t2;

  /* ---- first moment of lf_hfe: revolute y, parent lf_haa ------------------ */
  /* h = m*c, children included */
  const double lf_haa_h_z = lf_hfe_h_z*lf_hfe_c - lf_hfe_h_x*lf_hfe_s;
  const double lf_haa_h_x = lf_hip_hx + (lf_hfe_h_z*lf_hfe_s + lf_hfe_h_x*lf_hfe_c);

  /* ---- first moment of lf_haa: revolute x, parent base -------------------- */
  /* h = m*c, children included */
  const double lf_haa_t1 = lf_haa_h_y*lf_haa_s + lf_haa_h_z*lf_haa_c;
  const double base_h_x = rf_haa_t2 + (lf_haa_h_x + lf_haa_k1);
  const double lf_haa_t2 = lf_haa_h_y*lf_haa_c - lf_haa_h_z*lf_haa_s + lf_haa_k2;
  const double base_h_y = rh_haa_t2 + lh_haa_t3 + rf_haa_t3 + lf_haa_t2;
  const double base_h_z = rh_haa_t3 + lh_haa_t1 + rf_haa_t1 + lf_haa_t1;

  /* ---- pose of lf_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double lf_haa_R_Rxy = base_R_Rxy*lf_haa_c + lf_haa_s*base_R_Rxz;
  const double lf_haa_R_Rxz = base_R_Rxz*lf_haa_c - lf_haa_s*base_R_Rxy;
  const double lf_haa_R_Ryy = base_R_Ryy*lf_haa_c + lf_haa_s*base_R_Ryz;
  const double lf_haa_R_Ryz = base_R_Ryz*lf_haa_c - lf_haa_s*base_R_Ryy;
  const double lf_haa_R_Rzy = base_R_Rzy*lf_haa_c + lf_haa_s*base_R_Rzz;
  const double lf_haa_R_Rzz = base_R_Rzz*lf_haa_c - lf_haa_s*base_R_Rzy;

  /* ---- pose of lf_hfe: revolute y, parent lf_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double lf_hfe_R_Rxz = lf_haa_R_Rxz*lf_hfe_c + lf_hfe_s*base_R_Rxx;
  const double lf_hfe_R_Rxx = base_R_Rxx*lf_hfe_c - lf_hfe_s*lf_haa_R_Rxz;
  const double lf_hfe_R_Ryz = lf_haa_R_Ryz*lf_hfe_c + lf_hfe_s*base_R_Ryx;
  const double lf_hfe_R_Ryx = base_R_Ryx*lf_hfe_c - lf_hfe_s*lf_haa_R_Ryz;
  const double lf_hfe_R_Rzz = lf_haa_R_Rzz*lf_hfe_c + lf_hfe_s*base_R_Rzx;
  const double lf_hfe_R_Rzx = base_R_Rzx*lf_hfe_c - lf_hfe_s*lf_haa_R_Rzz;

  /* ---- pose of lf_kfe: revolute y, parent lf_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double lf_kfe_R_Rxz = lf_hfe_R_Rxz*lf_kfe_c + lf_kfe_s*lf_hfe_R_Rxx;
  const double lf_kfe_R_Rxx = lf_hfe_R_Rxx*lf_kfe_c - lf_kfe_s*lf_hfe_R_Rxz;
  const double lf_kfe_R_Ryz = lf_hfe_R_Ryz*lf_kfe_c + lf_kfe_s*lf_hfe_R_Ryx;
  const double lf_kfe_R_Ryx = lf_hfe_R_Ryx*lf_kfe_c - lf_kfe_s*lf_hfe_R_Ryz;
  const double lf_kfe_R_Rzz = lf_hfe_R_Rzz*lf_kfe_c + lf_kfe_s*lf_hfe_R_Rzx;
  const double lf_kfe_R_Rzx = lf_hfe_R_Rzx*lf_kfe_c - lf_kfe_s*lf_hfe_R_Rzz;

  /* ---- pose of rf_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double rf_haa_R_Rxy = base_R_Rxy*rf_haa_c + rf_haa_s*base_R_Rxz;
  const double rf_haa_R_Rxz = base_R_Rxz*rf_haa_c - rf_haa_s*base_R_Rxy;
  const double rf_haa_R_Ryy = base_R_Ryy*rf_haa_c + rf_haa_s*base_R_Ryz;
  const double rf_haa_R_Ryz = base_R_Ryz*rf_haa_c - rf_haa_s*base_R_Ryy;
  const double rf_haa_R_Rzy = base_R_Rzy*rf_haa_c + rf_haa_s*base_R_Rzz;
  const double rf_haa_R_Rzz = base_R_Rzz*rf_haa_c - rf_haa_s*base_R_Rzy;

  /* ---- pose of rf_hfe: revolute y, parent rf_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double rf_hfe_R_Rxz = rf_haa_R_Rxz*rf_hfe_c + rf_hfe_s*base_R_Rxx;
  const double rf_hfe_R_Rxx = base_R_Rxx*rf_hfe_c - rf_hfe_s*rf_haa_R_Rxz;
  const double rf_hfe_R_Ryz = rf_haa_R_Ryz*rf_hfe_c + rf_hfe_s*base_R_Ryx;
  const double rf_hfe_R_Ryx = base_R_Ryx*rf_hfe_c - rf_hfe_s*rf_haa_R_Ryz;
  const double rf_hfe_R_Rzz = rf_haa_R_Rzz*rf_hfe_c + rf_hfe_s*base_R_Rzx;
  const double rf_hfe_R_Rzx = base_R_Rzx*rf_hfe_c - rf_hfe_s*rf_haa_R_Rzz;

  /* ---- pose of rf_kfe: revolute y, parent rf_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double rf_kfe_R_Rxz = rf_hfe_R_Rxz*rf_kfe_c + rf_kfe_s*rf_hfe_R_Rxx;
  const double rf_kfe_R_Rxx = rf_hfe_R_Rxx*rf_kfe_c - rf_kfe_s*rf_hfe_R_Rxz;
  const double rf_kfe_R_Ryz = rf_hfe_R_Ryz*rf_kfe_c + rf_kfe_s*rf_hfe_R_Ryx;
  const double rf_kfe_R_Ryx = rf_hfe_R_Ryx*rf_kfe_c - rf_kfe_s*rf_hfe_R_Ryz;
  const double rf_kfe_R_Rzz = rf_hfe_R_Rzz*rf_kfe_c + rf_kfe_s*rf_hfe_R_Rzx;
  const double rf_kfe_R_Rzx = rf_hfe_R_Rzx*rf_kfe_c - rf_kfe_s*rf_hfe_R_Rzz;

  /* ---- pose of lh_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double lh_haa_R_Rxy = base_R_Rxy*lh_haa_c + lh_haa_s*base_R_Rxz;
  const double lh_haa_R_Rxz = base_R_Rxz*lh_haa_c - lh_haa_s*base_R_Rxy;
  const double lh_haa_R_Ryy = base_R_Ryy*lh_haa_c + lh_haa_s*base_R_Ryz;
  const double lh_haa_R_Ryz = base_R_Ryz*lh_haa_c - lh_haa_s*base_R_Ryy;
  const double lh_haa_R_Rzy = base_R_Rzy*lh_haa_c + lh_haa_s*base_R_Rzz;
  const double lh_haa_R_Rzz = base_R_Rzz*lh_haa_c - lh_haa_s*base_R_Rzy;

  /* ---- pose of lh_hfe: revolute y, parent lh_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double lh_hfe_R_Rxz = lh_haa_R_Rxz*lh_hfe_c + lh_hfe_s*base_R_Rxx;
  const double lh_hfe_R_Rxx = base_R_Rxx*lh_hfe_c - lh_hfe_s*lh_haa_R_Rxz;
  const double lh_hfe_R_Ryz = lh_haa_R_Ryz*lh_hfe_c + lh_hfe_s*base_R_Ryx;
  const double lh_hfe_R_Ryx = base_R_Ryx*lh_hfe_c - lh_hfe_s*lh_haa_R_Ryz;
  const double lh_hfe_R_Rzz = lh_haa_R_Rzz*lh_hfe_c + lh_hfe_s*base_R_Rzx;
  const double lh_hfe_R_Rzx = base_R_Rzx*lh_hfe_c - lh_hfe_s*lh_haa_R_Rzz;

  /* ---- pose of lh_kfe: revolute y, parent lh_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double lh_kfe_R_Rxz = lh_hfe_R_Rxz*lh_kfe_c + lh_kfe_s*lh_hfe_R_Rxx;
  const double lh_kfe_R_Rxx = lh_hfe_R_Rxx*lh_kfe_c - lh_kfe_s*lh_hfe_R_Rxz;
  const double lh_kfe_R_Ryz = lh_hfe_R_Ryz*lh_kfe_c + lh_kfe_s*lh_hfe_R_Ryx;
  const double lh_kfe_R_Ryx = lh_hfe_R_Ryx*lh_kfe_c - lh_kfe_s*lh_hfe_R_Ryz;
  const double lh_kfe_R_Rzz = lh_hfe_R_Rzz*lh_kfe_c + lh_kfe_s*lh_hfe_R_Rzx;
  const double lh_kfe_R_Rzx = lh_hfe_R_Rzx*lh_kfe_c - lh_kfe_s*lh_hfe_R_Rzz;

  /* ---- pose of rh_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double rh_haa_R_Rxy = base_R_Rxy*rh_haa_c + rh_haa_s*base_R_Rxz;
  const double rh_haa_R_Rxz = base_R_Rxz*rh_haa_c - rh_haa_s*base_R_Rxy;
  const double rh_haa_R_Ryy = base_R_Ryy*rh_haa_c + rh_haa_s*base_R_Ryz;
  const double rh_haa_R_Ryz = base_R_Ryz*rh_haa_c - rh_haa_s*base_R_Ryy;
  const double rh_haa_R_Rzy = base_R_Rzy*rh_haa_c + rh_haa_s*base_R_Rzz;
  const double rh_haa_R_Rzz = base_R_Rzz*rh_haa_c - rh_haa_s*base_R_Rzy;

  /* ---- pose of rh_hfe: revolute y, parent rh_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double rh_hfe_R_Rxz = rh_haa_R_Rxz*rh_hfe_c + rh_hfe_s*base_R_Rxx;
  const double rh_hfe_R_Rxx = base_R_Rxx*rh_hfe_c - rh_hfe_s*rh_haa_R_Rxz;
  const double rh_hfe_R_Ryz = rh_haa_R_Ryz*rh_hfe_c + rh_hfe_s*base_R_Ryx;
  const double rh_hfe_R_Ryx = base_R_Ryx*rh_hfe_c - rh_hfe_s*rh_haa_R_Ryz;
  const double rh_hfe_R_Rzz = rh_haa_R_Rzz*rh_hfe_c + rh_hfe_s*base_R_Rzx;
  const double rh_hfe_R_Rzx = base_R_Rzx*rh_hfe_c - rh_hfe_s*rh_haa_R_Rzz;

  /* ---- pose of rh_kfe: revolute y, parent rh_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Rxz, Ryx, Ryy, Ryz, Rzx, Rzy, Rzz
   are live */
  const double rh_kfe_R_Rxz = rh_hfe_R_Rxz*rh_kfe_c + rh_kfe_s*rh_hfe_R_Rxx;
  const double rh_kfe_R_Rxx = rh_hfe_R_Rxx*rh_kfe_c - rh_kfe_s*rh_hfe_R_Rxz;
  const double rh_kfe_R_Ryz = rh_hfe_R_Ryz*rh_kfe_c + rh_kfe_s*rh_hfe_R_Ryx;
  const double rh_kfe_R_Ryx = rh_hfe_R_Ryx*rh_kfe_c - rh_kfe_s*rh_hfe_R_Ryz;
  const double rh_kfe_R_Rzz = rh_hfe_R_Rzz*rh_kfe_c + rh_kfe_s*rh_hfe_R_Rzx;
  const double rh_kfe_R_Rzx = rh_hfe_R_Rzx*rh_kfe_c - rh_kfe_s*rh_hfe_R_Rzz;

  /* ---- columns of lf_haa: revolute x, parent base ------------------------- */
  const double lf_haa_t3 = lf_haa_R_Rxz*lf_haa_h_y - lf_haa_h_z*lf_haa_R_Rxy;
  const double lf_haa_t4 = lf_haa_R_Ryz*lf_haa_h_y - lf_haa_h_z*lf_haa_R_Ryy;
  const double lf_haa_t5 = lf_haa_R_Rzz*lf_haa_h_y - lf_haa_h_z*lf_haa_R_Rzy;

  /* ---- columns of lf_hfe: revolute y, parent lf_haa ----------------------- */
  const double lf_hfe_t1 = lf_hfe_R_Rxx*lf_hfe_h_z - lf_hfe_h_x*lf_hfe_R_Rxz;
  const double lf_hfe_t2 = lf_hfe_R_Ryx*lf_hfe_h_z - lf_hfe_h_x*lf_hfe_R_Ryz;
  const double lf_hfe_t3 = lf_hfe_R_Rzx*lf_hfe_h_z - lf_hfe_h_x*lf_hfe_R_Rzz;

  /* ---- columns of lf_kfe: revolute y, parent lf_hfe ----------------------- */
  const double lf_kfe_t3 = lf_kfe_R_Rxx*lf_calf_hz - lf_calf_hx*lf_kfe_R_Rxz;
  const double lf_kfe_t4 = lf_kfe_R_Ryx*lf_calf_hz - lf_calf_hx*lf_kfe_R_Ryz;
  const double lf_kfe_t5 = lf_kfe_R_Rzx*lf_calf_hz - lf_calf_hx*lf_kfe_R_Rzz;

  /* ---- columns of rf_haa: revolute x, parent base ------------------------- */
  const double rf_haa_t4 = rf_haa_R_Rxz*rf_haa_h_y - rf_haa_h_z*rf_haa_R_Rxy;
  const double rf_haa_t5 = rf_haa_R_Ryz*rf_haa_h_y - rf_haa_h_z*rf_haa_R_Ryy;
  const double rf_haa_t6 = rf_haa_R_Rzz*rf_haa_h_y - rf_haa_h_z*rf_haa_R_Rzy;

  /* ---- columns of rf_hfe: revolute y, parent rf_haa ----------------------- */
  const double rf_hfe_t1 = rf_hfe_R_Rxx*rf_hfe_h_z - rf_hfe_h_x*rf_hfe_R_Rxz;
  const double rf_hfe_t2 = rf_hfe_R_Ryx*rf_hfe_h_z - rf_hfe_h_x*rf_hfe_R_Ryz;
  const double rf_hfe_t3 = rf_hfe_R_Rzx*rf_hfe_h_z - rf_hfe_h_x*rf_hfe_R_Rzz;

  /* ---- columns of rf_kfe: revolute y, parent rf_hfe ----------------------- */
  const double rf_kfe_t3 = rf_kfe_R_Rxx*rf_calf_hz - rf_calf_hx*rf_kfe_R_Rxz;
  const double rf_kfe_t4 = rf_kfe_R_Ryx*rf_calf_hz - rf_calf_hx*rf_kfe_R_Ryz;
  const double rf_kfe_t5 = rf_kfe_R_Rzx*rf_calf_hz - rf_calf_hx*rf_kfe_R_Rzz;

  /* ---- columns of lh_haa: revolute x, parent base ------------------------- */
  const double lh_haa_t4 = lh_haa_R_Rxz*lh_haa_h_y - lh_haa_h_z*lh_haa_R_Rxy;
  const double lh_haa_t5 = lh_haa_R_Ryz*lh_haa_h_y - lh_haa_h_z*lh_haa_R_Ryy;
  const double lh_haa_t6 = lh_haa_R_Rzz*lh_haa_h_y - lh_haa_h_z*lh_haa_R_Rzy;

  /* ---- columns of lh_hfe: revolute y, parent lh_haa ----------------------- */
  const double lh_hfe_t1 = lh_hfe_R_Rxx*lh_hfe_h_z - lh_hfe_h_x*lh_hfe_R_Rxz;
  const double lh_hfe_t2 = lh_hfe_R_Ryx*lh_hfe_h_z - lh_hfe_h_x*lh_hfe_R_Ryz;
  const double lh_hfe_t3 = lh_hfe_R_Rzx*lh_hfe_h_z - lh_hfe_h_x*lh_hfe_R_Rzz;

  /* ---- columns of lh_kfe: revolute y, parent lh_hfe ----------------------- */
  const double lh_kfe_t3 = lh_kfe_R_Rxx*lh_calf_hz - lh_calf_hx*lh_kfe_R_Rxz;
  const double lh_kfe_t4 = lh_kfe_R_Ryx*lh_calf_hz - lh_calf_hx*lh_kfe_R_Ryz;
  const double lh_kfe_t5 = lh_kfe_R_Rzx*lh_calf_hz - lh_calf_hx*lh_kfe_R_Rzz;

  /* ---- columns of rh_haa: revolute x, parent base ------------------------- */
  const double rh_haa_t4 = rh_haa_R_Rxz*rh_haa_h_y - rh_haa_h_z*rh_haa_R_Rxy;
  const double rh_haa_t5 = rh_haa_R_Ryz*rh_haa_h_y - rh_haa_h_z*rh_haa_R_Ryy;
  const double rh_haa_t6 = rh_haa_R_Rzz*rh_haa_h_y - rh_haa_h_z*rh_haa_R_Rzy;

  /* ---- columns of rh_hfe: revolute y, parent rh_haa ----------------------- */
  const double rh_hfe_t1 = rh_hfe_R_Rxx*rh_hfe_h_z - rh_hfe_h_x*rh_hfe_R_Rxz;
  const double rh_hfe_t2 = rh_hfe_R_Ryx*rh_hfe_h_z - rh_hfe_h_x*rh_hfe_R_Ryz;
  const double rh_hfe_t3 = rh_hfe_R_Rzx*rh_hfe_h_z - rh_hfe_h_x*rh_hfe_R_Rzz;

  /* ---- columns of rh_kfe: revolute y, parent rh_hfe ----------------------- */
  const double rh_kfe_t3 = rh_kfe_R_Rxx*rh_calf_hz - rh_calf_hx*rh_kfe_R_Rxz;
  const double rh_kfe_t4 = rh_kfe_R_Ryx*rh_calf_hz - rh_calf_hx*rh_kfe_R_Ryz;
  const double rh_kfe_t5 = rh_kfe_R_Rzx*rh_calf_hz - rh_calf_hx*rh_kfe_R_Rzz;
  Jcom[0][QUAD_base_vx] = base_k1*base_R_Rxx;
  Jcom[0][QUAD_base_vy] = base_k1*base_R_Rxy;
  Jcom[0][QUAD_base_vz] = base_k1*base_R_Rxz;
  Jcom[0][QUAD_base_wx] = (base_R_Rxz*base_h_y - base_h_z*base_R_Rxy)*per_mass;
  Jcom[0][QUAD_base_wy] = (base_R_Rxx*base_h_z - base_h_x*base_R_Rxz)*per_mass;
  Jcom[0][QUAD_base_wz] = (base_R_Rxy*base_h_x - base_h_y*base_R_Rxx)*per_mass;
  Jcom[0][QUAD_lf_haa] = lf_haa_t3*per_mass;
  Jcom[0][QUAD_lf_hfe] = lf_hfe_t1*per_mass;
  Jcom[0][QUAD_lf_kfe] = lf_kfe_t3*per_mass;
  Jcom[0][QUAD_rf_haa] = rf_haa_t4*per_mass;
  Jcom[0][QUAD_rf_hfe] = rf_hfe_t1*per_mass;
  Jcom[0][QUAD_rf_kfe] = rf_kfe_t3*per_mass;
  Jcom[0][QUAD_lh_haa] = lh_haa_t4*per_mass;
  Jcom[0][QUAD_lh_hfe] = lh_hfe_t1*per_mass;
  Jcom[0][QUAD_lh_kfe] = lh_kfe_t3*per_mass;
  Jcom[0][QUAD_rh_haa] = rh_haa_t4*per_mass;
  Jcom[0][QUAD_rh_hfe] = rh_hfe_t1*per_mass;
  Jcom[0][QUAD_rh_kfe] = rh_kfe_t3*per_mass;
  Jcom[1][QUAD_base_vx] = base_k1*base_R_Ryx;
  Jcom[1][QUAD_base_vy] = base_k1*base_R_Ryy;
  Jcom[1][QUAD_base_vz] = base_k1*base_R_Ryz;
  Jcom[1][QUAD_base_wx] = (base_R_Ryz*base_h_y - base_h_z*base_R_Ryy)*per_mass;
  Jcom[1][QUAD_base_wy] = (base_R_Ryx*base_h_z - base_h_x*base_R_Ryz)*per_mass;
  Jcom[1][QUAD_base_wz] = (base_R_Ryy*base_h_x - base_h_y*base_R_Ryx)*per_mass;
  Jcom[1][QUAD_lf_haa] = lf_haa_t4*per_mass;
  Jcom[1][QUAD_lf_hfe] = lf_hfe_t2*per_mass;
  Jcom[1][QUAD_lf_kfe] = lf_kfe_t4*per_mass;
  Jcom[1][QUAD_rf_haa] = rf_haa_t5*per_mass;
  Jcom[1][QUAD_rf_hfe] = rf_hfe_t2*per_mass;
  Jcom[1][QUAD_rf_kfe] = rf_kfe_t4*per_mass;
  Jcom[1][QUAD_lh_haa] = lh_haa_t5*per_mass;
  Jcom[1][QUAD_lh_hfe] = lh_hfe_t2*per_mass;
  Jcom[1][QUAD_lh_kfe] = lh_kfe_t4*per_mass;
  Jcom[1][QUAD_rh_haa] = rh_haa_t5*per_mass;
  Jcom[1][QUAD_rh_hfe] = rh_hfe_t2*per_mass;
  Jcom[1][QUAD_rh_kfe] = rh_kfe_t4*per_mass;
  Jcom[2][QUAD_base_vx] = base_k1*base_R_Rzx;
  Jcom[2][QUAD_base_vy] = base_k1*base_R_Rzy;
  Jcom[2][QUAD_base_vz] = base_k1*base_R_Rzz;
  Jcom[2][QUAD_base_wx] = (base_R_Rzz*base_h_y - base_h_z*base_R_Rzy)*per_mass;
  Jcom[2][QUAD_base_wy] = (base_R_Rzx*base_h_z - base_h_x*base_R_Rzz)*per_mass;
  Jcom[2][QUAD_base_wz] = (base_R_Rzy*base_h_x - base_h_y*base_R_Rzx)*per_mass;
  Jcom[2][QUAD_lf_haa] = lf_haa_t5*per_mass;
  Jcom[2][QUAD_lf_hfe] = lf_hfe_t3*per_mass;
  Jcom[2][QUAD_lf_kfe] = lf_kfe_t5*per_mass;
  Jcom[2][QUAD_rf_haa] = rf_haa_t6*per_mass;
  Jcom[2][QUAD_rf_hfe] = rf_hfe_t3*per_mass;
  Jcom[2][QUAD_rf_kfe] = rf_kfe_t5*per_mass;
  Jcom[2][QUAD_lh_haa] = lh_haa_t6*per_mass;
  Jcom[2][QUAD_lh_hfe] = lh_hfe_t3*per_mass;
  Jcom[2][QUAD_lh_kfe] = lh_kfe_t5*per_mass;
  Jcom[2][QUAD_rh_haa] = rh_haa_t6*per_mass;
  Jcom[2][QUAD_rh_hfe] = rh_hfe_t3*per_mass;
  Jcom[2][QUAD_rh_kfe] = rh_kfe_t5*per_mass;
}
