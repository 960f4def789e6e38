/* quad_fk.c
 * pose[l] = rotation from link to world axes (9), then position (3).
 * The rotation is row by row.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double lf_haa_px =  0.19;                   /* origin */
static const double lf_haa_py =  0.055;                  /* origin */

static const double lf_hfe_py =  0.075;                  /* origin */

static const double lf_kfe_pz  = -0.2;                    /* origin */
static const double lf_foot_tz = -0.21;                   /* link in its body */

static const double rf_haa_px =  0.19;                   /* origin */
static const double rf_haa_py = -0.055;                  /* origin */

static const double rf_hfe_py = -0.075;                  /* origin */

static const double rf_kfe_pz  = -0.2;                    /* origin */
static const double rf_foot_tz = -0.21;                   /* link in its body */

static const double lh_haa_px = -0.19;                   /* origin */
static const double lh_haa_py =  0.055;                  /* origin */

static const double lh_hfe_py =  0.075;                  /* origin */

static const double lh_kfe_pz  = -0.2;                    /* origin */
static const double lh_foot_tz = -0.21;                   /* link in its body */

static const double rh_haa_px = -0.19;                   /* origin */
static const double rh_haa_py = -0.055;                  /* origin */

static const double rh_hfe_py = -0.075;                  /* origin */

static const double rh_kfe_pz  = -0.2;                    /* origin */
static const double rh_foot_tz = -0.21;                   /* link in its body */

void quad_fk(const double q[QUAD_NQ], double pose[QUAD_NL][12])
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
    at_lf_haa,
    at_lf_hfe,
    at_lf_kfe,
    at_rf_haa,
    at_rf_hfe,
    at_rf_kfe,
    at_lh_haa,
    at_lh_hfe,
    at_lh_kfe,
    at_rh_haa,
    at_rh_hfe,
    at_rh_kfe,
  };
  const double angle[PINION_SINCOS_ROOM(12)] = {
    q[QUAD_q_lf_haa],
    q[QUAD_q_lf_hfe],
    q[QUAD_q_lf_kfe],
    q[QUAD_q_rf_haa],
    q[QUAD_q_rf_hfe],
    q[QUAD_q_rf_kfe],
    q[QUAD_q_lh_haa],
    q[QUAD_q_lh_hfe],
    q[QUAD_q_lh_kfe],
    q[QUAD_q_rh_haa],
    q[QUAD_q_rh_hfe],
    q[QUAD_q_rh_kfe],
  };
  double s[PINION_SINCOS_ROOM(12)], c[PINION_SINCOS_ROOM(12)];
  PINION_SINCOS(PINION_SINCOS_ROOM(12), angle, s, c);
  const double lf_haa_s = s[at_lf_haa];
  const double lf_haa_c = c[at_lf_haa];
  const double lf_hfe_s = s[at_lf_hfe];
  const double lf_hfe_c = c[at_lf_hfe];
  const double lf_kfe_s = s[at_lf_kfe];
  const double lf_kfe_c = c[at_lf_kfe];
  const double rf_haa_s = s[at_rf_haa];
  const double rf_haa_c = c[at_rf_haa];
  const double rf_hfe_s = s[at_rf_hfe];
  const double rf_hfe_c = c[at_rf_hfe];
  const double rf_kfe_s = s[at_rf_kfe];
  const double rf_kfe_c = c[at_rf_kfe];
  const double lh_haa_s = s[at_lh_haa];
  const double lh_haa_c = c[at_lh_haa];
  const double lh_hfe_s = s[at_lh_hfe];
  const double lh_hfe_c = c[at_lh_hfe];
  const double lh_kfe_s = s[at_lh_kfe];
  const double lh_kfe_c = c[at_lh_kfe];
  const double rh_haa_s = s[at_rh_haa];
  const double rh_haa_c = c[at_rh_haa];
  const double rh_hfe_s = s[at_rh_hfe];
  const double rh_hfe_c = c[at_rh_hfe];
  const double rh_kfe_s = s[at_rh_kfe];
  const double rh_kfe_c = c[at_rh_kfe];

  /* ---- link trunk --------------------------------------------------------- */
  pose[QUAD_link_trunk][0] = base_R_Rxx;
  pose[QUAD_link_trunk][1] = base_R_Rxy;
  pose[QUAD_link_trunk][2] = base_R_Rxz;
  pose[QUAD_link_trunk][3] = base_R_Ryx;
  pose[QUAD_link_trunk][4] = base_R_Ryy;
  pose[QUAD_link_trunk][5] = base_R_Ryz;
  pose[QUAD_link_trunk][6] = base_R_Rzx;
  pose[QUAD_link_trunk][7] = base_R_Rzy;
  pose[QUAD_link_trunk][8] = base_R_Rzz;
  pose[QUAD_link_trunk][9] = q[QUAD_q_base_px];
  pose[QUAD_link_trunk][10] = q[QUAD_q_base_py];
  pose[QUAD_link_trunk][11] = q[QUAD_q_base_pz];

  /* ---- pose of lf_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lf_haa_R_Rxy = base_R_Rxy*lf_haa_c + lf_haa_s*base_R_Rxz;
  const double lf_haa_R_Rxz = base_R_Rxz*lf_haa_c - lf_haa_s*base_R_Rxy;
  const double lf_haa_R_Ryy = base_R_Ryy*lf_haa_c + lf_haa_s*base_R_Ryz;
  const double lf_haa_R_Ryz = base_R_Ryz*lf_haa_c - lf_haa_s*base_R_Ryy;
  const double lf_haa_R_Rzy = base_R_Rzy*lf_haa_c + lf_haa_s*base_R_Rzz;
  const double lf_haa_R_Rzz = base_R_Rzz*lf_haa_c - lf_haa_s*base_R_Rzy;
  const double lf_haa_t1 = base_R_Rxx*lf_haa_px + base_R_Rxy*lf_haa_py;
  const double lf_haa_t2 = base_R_Ryx*lf_haa_px + base_R_Ryy*lf_haa_py;
  const double lf_haa_t3 = base_R_Rzx*lf_haa_px + base_R_Rzy*lf_haa_py;
  const double lf_haa_p_x = q[QUAD_q_base_px] + lf_haa_t1;
  const double lf_haa_p_y = q[QUAD_q_base_py] + lf_haa_t2;
  const double lf_haa_p_z = q[QUAD_q_base_pz] + lf_haa_t3;

  /* ---- link lf_hip -------------------------------------------------------- */
  pose[QUAD_link_lf_hip][0] = base_R_Rxx;
  pose[QUAD_link_lf_hip][1] = lf_haa_R_Rxy;
  pose[QUAD_link_lf_hip][2] = lf_haa_R_Rxz;
  pose[QUAD_link_lf_hip][3] = base_R_Ryx;
  pose[QUAD_link_lf_hip][4] = lf_haa_R_Ryy;
  pose[QUAD_link_lf_hip][5] = lf_haa_R_Ryz;
  pose[QUAD_link_lf_hip][6] = base_R_Rzx;
  pose[QUAD_link_lf_hip][7] = lf_haa_R_Rzy;
  pose[QUAD_link_lf_hip][8] = lf_haa_R_Rzz;
  pose[QUAD_link_lf_hip][9] = lf_haa_p_x;
  pose[QUAD_link_lf_hip][10] = lf_haa_p_y;
  pose[QUAD_link_lf_hip][11] = lf_haa_p_z;

  /* ---- pose of lf_hfe: revolute y, parent lf_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lf_hfe_R_Rxz = lf_haa_R_Rxz*lf_hfe_c + lf_hfe_s*base_R_Rxx;
  const double lf_hfe_R_Rxx = base_R_Rxx*lf_hfe_c - lf_hfe_s*lf_haa_R_Rxz;
  const double lf_hfe_R_Ryz = lf_haa_R_Ryz*lf_hfe_c + lf_hfe_s*base_R_Ryx;
  const double lf_hfe_R_Ryx = base_R_Ryx*lf_hfe_c - lf_hfe_s*lf_haa_R_Ryz;
  const double lf_hfe_R_Rzz = lf_haa_R_Rzz*lf_hfe_c + lf_hfe_s*base_R_Rzx;
  const double lf_hfe_R_Rzx = base_R_Rzx*lf_hfe_c - lf_hfe_s*lf_haa_R_Rzz;
  const double lf_hfe_p_x = lf_haa_p_x + lf_haa_R_Rxy*lf_hfe_py;
  const double lf_hfe_p_y = lf_haa_p_y + lf_haa_R_Ryy*lf_hfe_py;
  const double lf_hfe_p_z = lf_haa_p_z + lf_haa_R_Rzy*lf_hfe_py;

  /* ---- link lf_thigh ------------------------------------------------------ */
  pose[QUAD_link_lf_thigh][0] = lf_hfe_R_Rxx;
  pose[QUAD_link_lf_thigh][1] = lf_haa_R_Rxy;
  pose[QUAD_link_lf_thigh][2] = lf_hfe_R_Rxz;
  pose[QUAD_link_lf_thigh][3] = lf_hfe_R_Ryx;
  pose[QUAD_link_lf_thigh][4] = lf_haa_R_Ryy;
  pose[QUAD_link_lf_thigh][5] = lf_hfe_R_Ryz;
  pose[QUAD_link_lf_thigh][6] = lf_hfe_R_Rzx;
  pose[QUAD_link_lf_thigh][7] = lf_haa_R_Rzy;
  pose[QUAD_link_lf_thigh][8] = lf_hfe_R_Rzz;
  pose[QUAD_link_lf_thigh][9] = lf_hfe_p_x;
  pose[QUAD_link_lf_thigh][10] = lf_hfe_p_y;
  pose[QUAD_link_lf_thigh][11] = lf_hfe_p_z;

  /* ---- pose of lf_kfe: revolute y, parent lf_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lf_kfe_R_Rxz = lf_hfe_R_Rxz*lf_kfe_c + lf_kfe_s*lf_hfe_R_Rxx;
  const double lf_kfe_R_Rxx = lf_hfe_R_Rxx*lf_kfe_c - lf_kfe_s*lf_hfe_R_Rxz;
  const double lf_kfe_R_Ryz = lf_hfe_R_Ryz*lf_kfe_c + lf_kfe_s*lf_hfe_R_Ryx;
  const double lf_kfe_R_Ryx = lf_hfe_R_Ryx*lf_kfe_c - lf_kfe_s*lf_hfe_R_Ryz;
  const double lf_kfe_R_Rzz = lf_hfe_R_Rzz*lf_kfe_c + lf_kfe_s*lf_hfe_R_Rzx;
  const double lf_kfe_R_Rzx = lf_hfe_R_Rzx*lf_kfe_c - lf_kfe_s*lf_hfe_R_Rzz;
  const double lf_kfe_p_x = lf_hfe_p_x + lf_hfe_R_Rxz*lf_kfe_pz;
  const double lf_kfe_p_y = lf_hfe_p_y + lf_hfe_R_Ryz*lf_kfe_pz;
  const double lf_kfe_p_z = lf_hfe_p_z + lf_hfe_R_Rzz*lf_kfe_pz;

  /* ---- link lf_calf ------------------------------------------------------- */
  pose[QUAD_link_lf_calf][0] = lf_kfe_R_Rxx;
  pose[QUAD_link_lf_calf][1] = lf_haa_R_Rxy;
  pose[QUAD_link_lf_calf][2] = lf_kfe_R_Rxz;
  pose[QUAD_link_lf_calf][3] = lf_kfe_R_Ryx;
  pose[QUAD_link_lf_calf][4] = lf_haa_R_Ryy;
  pose[QUAD_link_lf_calf][5] = lf_kfe_R_Ryz;
  pose[QUAD_link_lf_calf][6] = lf_kfe_R_Rzx;
  pose[QUAD_link_lf_calf][7] = lf_haa_R_Rzy;
  pose[QUAD_link_lf_calf][8] = lf_kfe_R_Rzz;
  pose[QUAD_link_lf_calf][9] = lf_kfe_p_x;
  pose[QUAD_link_lf_calf][10] = lf_kfe_p_y;
  pose[QUAD_link_lf_calf][11] = lf_kfe_p_z;

  /* ---- link lf_foot ------------------------------------------------------- */
  pose[QUAD_link_lf_foot][0] = lf_kfe_R_Rxx;
  pose[QUAD_link_lf_foot][1] = lf_haa_R_Rxy;
  pose[QUAD_link_lf_foot][2] = lf_kfe_R_Rxz;
  pose[QUAD_link_lf_foot][3] = lf_kfe_R_Ryx;
  pose[QUAD_link_lf_foot][4] = lf_haa_R_Ryy;
  pose[QUAD_link_lf_foot][5] = lf_kfe_R_Ryz;
  pose[QUAD_link_lf_foot][6] = lf_kfe_R_Rzx;
  pose[QUAD_link_lf_foot][7] = lf_haa_R_Rzy;
  pose[QUAD_link_lf_foot][8] = lf_kfe_R_Rzz;
  pose[QUAD_link_lf_foot][9] = lf_kfe_p_x + lf_kfe_R_Rxz*lf_foot_tz;
  pose[QUAD_link_lf_foot][10] = lf_kfe_p_y + lf_kfe_R_Ryz*lf_foot_tz;
  pose[QUAD_link_lf_foot][11] = lf_kfe_p_z + lf_kfe_R_Rzz*lf_foot_tz;

  /* ---- pose of rf_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rf_haa_R_Rxy = base_R_Rxy*rf_haa_c + rf_haa_s*base_R_Rxz;
  const double rf_haa_R_Rxz = base_R_Rxz*rf_haa_c - rf_haa_s*base_R_Rxy;
  const double rf_haa_R_Ryy = base_R_Ryy*rf_haa_c + rf_haa_s*base_R_Ryz;
  const double rf_haa_R_Ryz = base_R_Ryz*rf_haa_c - rf_haa_s*base_R_Ryy;
  const double rf_haa_R_Rzy = base_R_Rzy*rf_haa_c + rf_haa_s*base_R_Rzz;
  const double rf_haa_R_Rzz = base_R_Rzz*rf_haa_c - rf_haa_s*base_R_Rzy;
  const double rf_haa_t1 = base_R_Rxx*rf_haa_px + base_R_Rxy*rf_haa_py;
  const double rf_haa_t2 = base_R_Ryx*rf_haa_px + base_R_Ryy*rf_haa_py;
  const double rf_haa_t3 = base_R_Rzx*rf_haa_px + base_R_Rzy*rf_haa_py;
  const double rf_haa_p_x = q[QUAD_q_base_px] + rf_haa_t1;
  const double rf_haa_p_y = q[QUAD_q_base_py] + rf_haa_t2;
  const double rf_haa_p_z = q[QUAD_q_base_pz] + rf_haa_t3;

  /* ---- link rf_hip -------------------------------------------------------- */
  pose[QUAD_link_rf_hip][0] = base_R_Rxx;
  pose[QUAD_link_rf_hip][1] = rf_haa_R_Rxy;
  pose[QUAD_link_rf_hip][2] = rf_haa_R_Rxz;
  pose[QUAD_link_rf_hip][3] = base_R_Ryx;
  pose[QUAD_link_rf_hip][4] = rf_haa_R_Ryy;
  pose[QUAD_link_rf_hip][5] = rf_haa_R_Ryz;
  pose[QUAD_link_rf_hip][6] = base_R_Rzx;
  pose[QUAD_link_rf_hip][7] = rf_haa_R_Rzy;
  pose[QUAD_link_rf_hip][8] = rf_haa_R_Rzz;
  pose[QUAD_link_rf_hip][9] = rf_haa_p_x;
  pose[QUAD_link_rf_hip][10] = rf_haa_p_y;
  pose[QUAD_link_rf_hip][11] = rf_haa_p_z;

  /* ---- pose of rf_hfe: revolute y, parent rf_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rf_hfe_R_Rxz = rf_haa_R_Rxz*rf_hfe_c + rf_hfe_s*base_R_Rxx;
  const double rf_hfe_R_Rxx = base_R_Rxx*rf_hfe_c - rf_hfe_s*rf_haa_R_Rxz;
  const double rf_hfe_R_Ryz = rf_haa_R_Ryz*rf_hfe_c + rf_hfe_s*base_R_Ryx;
  const double rf_hfe_R_Ryx = base_R_Ryx*rf_hfe_c - rf_hfe_s*rf_haa_R_Ryz;
  const double rf_hfe_R_Rzz = rf_haa_R_Rzz*rf_hfe_c + rf_hfe_s*base_R_Rzx;
  const double rf_hfe_R_Rzx = base_R_Rzx*rf_hfe_c - rf_hfe_s*rf_haa_R_Rzz;
  const double rf_hfe_p_x = rf_haa_p_x + rf_haa_R_Rxy*rf_hfe_py;
  const double rf_hfe_p_y = rf_haa_p_y + rf_haa_R_Ryy*rf_hfe_py;
  const double rf_hfe_p_z = rf_haa_p_z + rf_haa_R_Rzy*rf_hfe_py;

  /* ---- link rf_thigh ------------------------------------------------------ */
  pose[QUAD_link_rf_thigh][0] = rf_hfe_R_Rxx;
  pose[QUAD_link_rf_thigh][1] = rf_haa_R_Rxy;
  pose[QUAD_link_rf_thigh][2] = rf_hfe_R_Rxz;
  pose[QUAD_link_rf_thigh][3] = rf_hfe_R_Ryx;
  pose[QUAD_link_rf_thigh][4] = rf_haa_R_Ryy;
  pose[QUAD_link_rf_thigh][5] = rf_hfe_R_Ryz;
  pose[QUAD_link_rf_thigh][6] = rf_hfe_R_Rzx;
  pose[QUAD_link_rf_thigh][7] = rf_haa_R_Rzy;
  pose[QUAD_link_rf_thigh][8] = rf_hfe_R_Rzz;
  pose[QUAD_link_rf_thigh][9] = rf_hfe_p_x;
  pose[QUAD_link_rf_thigh][10] = rf_hfe_p_y;
  pose[QUAD_link_rf_thigh][11] = rf_hfe_p_z;

  /* ---- pose of rf_kfe: revolute y, parent rf_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rf_kfe_R_Rxz = rf_hfe_R_Rxz*rf_kfe_c + rf_kfe_s*rf_hfe_R_Rxx;
  const double rf_kfe_R_Rxx = rf_hfe_R_Rxx*rf_kfe_c - rf_kfe_s*rf_hfe_R_Rxz;
  const double rf_kfe_R_Ryz = rf_hfe_R_Ryz*rf_kfe_c + rf_kfe_s*rf_hfe_R_Ryx;
  const double rf_kfe_R_Ryx = rf_hfe_R_Ryx*rf_kfe_c - rf_kfe_s*rf_hfe_R_Ryz;
  const double rf_kfe_R_Rzz = rf_hfe_R_Rzz*rf_kfe_c + rf_kfe_s*rf_hfe_R_Rzx;
  const double rf_kfe_R_Rzx = rf_hfe_R_Rzx*rf_kfe_c - rf_kfe_s*rf_hfe_R_Rzz;
  const double rf_kfe_p_x = rf_hfe_p_x + rf_hfe_R_Rxz*rf_kfe_pz;
  const double rf_kfe_p_y = rf_hfe_p_y + rf_hfe_R_Ryz*rf_kfe_pz;
  const double rf_kfe_p_z = rf_hfe_p_z + rf_hfe_R_Rzz*rf_kfe_pz;

  /* ---- link rf_calf ------------------------------------------------------- */
  pose[QUAD_link_rf_calf][0] = rf_kfe_R_Rxx;
  pose[QUAD_link_rf_calf][1] = rf_haa_R_Rxy;
  pose[QUAD_link_rf_calf][2] = rf_kfe_R_Rxz;
  pose[QUAD_link_rf_calf][3] = rf_kfe_R_Ryx;
  pose[QUAD_link_rf_calf][4] = rf_haa_R_Ryy;
  pose[QUAD_link_rf_calf][5] = rf_kfe_R_Ryz;
  pose[QUAD_link_rf_calf][6] = rf_kfe_R_Rzx;
  pose[QUAD_link_rf_calf][7] = rf_haa_R_Rzy;
  pose[QUAD_link_rf_calf][8] = rf_kfe_R_Rzz;
  pose[QUAD_link_rf_calf][9] = rf_kfe_p_x;
  pose[QUAD_link_rf_calf][10] = rf_kfe_p_y;
  pose[QUAD_link_rf_calf][11] = rf_kfe_p_z;

  /* ---- link rf_foot ------------------------------------------------------- */
  pose[QUAD_link_rf_foot][0] = rf_kfe_R_Rxx;
  pose[QUAD_link_rf_foot][1] = rf_haa_R_Rxy;
  pose[QUAD_link_rf_foot][2] = rf_kfe_R_Rxz;
  pose[QUAD_link_rf_foot][3] = rf_kfe_R_Ryx;
  pose[QUAD_link_rf_foot][4] = rf_haa_R_Ryy;
  pose[QUAD_link_rf_foot][5] = rf_kfe_R_Ryz;
  pose[QUAD_link_rf_foot][6] = rf_kfe_R_Rzx;
  pose[QUAD_link_rf_foot][7] = rf_haa_R_Rzy;
  pose[QUAD_link_rf_foot][8] = rf_kfe_R_Rzz;
  pose[QUAD_link_rf_foot][9] = rf_kfe_p_x + rf_kfe_R_Rxz*rf_foot_tz;
  pose[QUAD_link_rf_foot][10] = rf_kfe_p_y + rf_kfe_R_Ryz*rf_foot_tz;
  pose[QUAD_link_rf_foot][11] = rf_kfe_p_z + rf_kfe_R_Rzz*rf_foot_tz;

  /* ---- pose of lh_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lh_haa_R_Rxy = base_R_Rxy*lh_haa_c + lh_haa_s*base_R_Rxz;
  const double lh_haa_R_Rxz = base_R_Rxz*lh_haa_c - lh_haa_s*base_R_Rxy;
  const double lh_haa_R_Ryy = base_R_Ryy*lh_haa_c + lh_haa_s*base_R_Ryz;
  const double lh_haa_R_Ryz = base_R_Ryz*lh_haa_c - lh_haa_s*base_R_Ryy;
  const double lh_haa_R_Rzy = base_R_Rzy*lh_haa_c + lh_haa_s*base_R_Rzz;
  const double lh_haa_R_Rzz = base_R_Rzz*lh_haa_c - lh_haa_s*base_R_Rzy;
  const double lh_haa_t1 = base_R_Rxx*lh_haa_px + base_R_Rxy*lh_haa_py;
  const double lh_haa_t2 = base_R_Ryx*lh_haa_px + base_R_Ryy*lh_haa_py;
  const double lh_haa_t3 = base_R_Rzx*lh_haa_px + base_R_Rzy*lh_haa_py;
  const double lh_haa_p_x = q[QUAD_q_base_px] + lh_haa_t1;
  const double lh_haa_p_y = q[QUAD_q_base_py] + lh_haa_t2;
  const double lh_haa_p_z = q[QUAD_q_base_pz] + lh_haa_t3;

  /* ---- link lh_hip -------------------------------------------------------- */
  pose[QUAD_link_lh_hip][0] = base_R_Rxx;
  pose[QUAD_link_lh_hip][1] = lh_haa_R_Rxy;
  pose[QUAD_link_lh_hip][2] = lh_haa_R_Rxz;
  pose[QUAD_link_lh_hip][3] = base_R_Ryx;
  pose[QUAD_link_lh_hip][4] = lh_haa_R_Ryy;
  pose[QUAD_link_lh_hip][5] = lh_haa_R_Ryz;
  pose[QUAD_link_lh_hip][6] = base_R_Rzx;
  pose[QUAD_link_lh_hip][7] = lh_haa_R_Rzy;
  pose[QUAD_link_lh_hip][8] = lh_haa_R_Rzz;
  pose[QUAD_link_lh_hip][9] = lh_haa_p_x;
  pose[QUAD_link_lh_hip][10] = lh_haa_p_y;
  pose[QUAD_link_lh_hip][11] = lh_haa_p_z;

  /* ---- pose of lh_hfe: revolute y, parent lh_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lh_hfe_R_Rxz = lh_haa_R_Rxz*lh_hfe_c + lh_hfe_s*base_R_Rxx;
  const double lh_hfe_R_Rxx = base_R_Rxx*lh_hfe_c - lh_hfe_s*lh_haa_R_Rxz;
  const double lh_hfe_R_Ryz = lh_haa_R_Ryz*lh_hfe_c + lh_hfe_s*base_R_Ryx;
  const double lh_hfe_R_Ryx = base_R_Ryx*lh_hfe_c - lh_hfe_s*lh_haa_R_Ryz;
  const double lh_hfe_R_Rzz = lh_haa_R_Rzz*lh_hfe_c + lh_hfe_s*base_R_Rzx;
  const double lh_hfe_R_Rzx = base_R_Rzx*lh_hfe_c - lh_hfe_s*lh_haa_R_Rzz;
  const double lh_hfe_p_x = lh_haa_p_x + lh_haa_R_Rxy*lh_hfe_py;
  const double lh_hfe_p_y = lh_haa_p_y + lh_haa_R_Ryy*lh_hfe_py;
  const double lh_hfe_p_z = lh_haa_p_z + lh_haa_R_Rzy*lh_hfe_py;

  /* ---- link lh_thigh ------------------------------------------------------ */
  pose[QUAD_link_lh_thigh][0] = lh_hfe_R_Rxx;
  pose[QUAD_link_lh_thigh][1] = lh_haa_R_Rxy;
  pose[QUAD_link_lh_thigh][2] = lh_hfe_R_Rxz;
  pose[QUAD_link_lh_thigh][3] = lh_hfe_R_Ryx;
  pose[QUAD_link_lh_thigh][4] = lh_haa_R_Ryy;
  pose[QUAD_link_lh_thigh][5] = lh_hfe_R_Ryz;
  pose[QUAD_link_lh_thigh][6] = lh_hfe_R_Rzx;
  pose[QUAD_link_lh_thigh][7] = lh_haa_R_Rzy;
  pose[QUAD_link_lh_thigh][8] = lh_hfe_R_Rzz;
  pose[QUAD_link_lh_thigh][9] = lh_hfe_p_x;
  pose[QUAD_link_lh_thigh][10] = lh_hfe_p_y;
  pose[QUAD_link_lh_thigh][11] = lh_hfe_p_z;

  /* ---- pose of lh_kfe: revolute y, parent lh_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lh_kfe_R_Rxz = lh_hfe_R_Rxz*lh_kfe_c + lh_kfe_s*lh_hfe_R_Rxx;
  const double lh_kfe_R_Rxx = lh_hfe_R_Rxx*lh_kfe_c - lh_kfe_s*lh_hfe_R_Rxz;
  const double lh_kfe_R_Ryz = lh_hfe_R_Ryz*lh_kfe_c + lh_kfe_s*lh_hfe_R_Ryx;
  const double lh_kfe_R_Ryx = lh_hfe_R_Ryx*lh_kfe_c - lh_kfe_s*lh_hfe_R_Ryz;
  const double lh_kfe_R_Rzz = lh_hfe_R_Rzz*lh_kfe_c + lh_kfe_s*lh_hfe_R_Rzx;
  const double lh_kfe_R_Rzx = lh_hfe_R_Rzx*lh_kfe_c - lh_kfe_s*lh_hfe_R_Rzz;
  const double lh_kfe_p_x = lh_hfe_p_x + lh_hfe_R_Rxz*lh_kfe_pz;
  const double lh_kfe_p_y = lh_hfe_p_y + lh_hfe_R_Ryz*lh_kfe_pz;
  const double lh_kfe_p_z = lh_hfe_p_z + lh_hfe_R_Rzz*lh_kfe_pz;

  /* ---- link lh_calf ------------------------------------------------------- */
  pose[QUAD_link_lh_calf][0] = lh_kfe_R_Rxx;
  pose[QUAD_link_lh_calf][1] = lh_haa_R_Rxy;
  pose[QUAD_link_lh_calf][2] = lh_kfe_R_Rxz;
  pose[QUAD_link_lh_calf][3] = lh_kfe_R_Ryx;
  pose[QUAD_link_lh_calf][4] = lh_haa_R_Ryy;
  pose[QUAD_link_lh_calf][5] = lh_kfe_R_Ryz;
  pose[QUAD_link_lh_calf][6] = lh_kfe_R_Rzx;
  pose[QUAD_link_lh_calf][7] = lh_haa_R_Rzy;
  pose[QUAD_link_lh_calf][8] = lh_kfe_R_Rzz;
  pose[QUAD_link_lh_calf][9] = lh_kfe_p_x;
  pose[QUAD_link_lh_calf][10] = lh_kfe_p_y;
  pose[QUAD_link_lh_calf][11] = lh_kfe_p_z;

  /* ---- link lh_foot ------------------------------------------------------- */
  pose[QUAD_link_lh_foot][0] = lh_kfe_R_Rxx;
  pose[QUAD_link_lh_foot][1] = lh_haa_R_Rxy;
  pose[QUAD_link_lh_foot][2] = lh_kfe_R_Rxz;
  pose[QUAD_link_lh_foot][3] = lh_kfe_R_Ryx;
  pose[QUAD_link_lh_foot][4] = lh_haa_R_Ryy;
  pose[QUAD_link_lh_foot][5] = lh_kfe_R_Ryz;
  pose[QUAD_link_lh_foot][6] = lh_kfe_R_Rzx;
  pose[QUAD_link_lh_foot][7] = lh_haa_R_Rzy;
  pose[QUAD_link_lh_foot][8] = lh_kfe_R_Rzz;
  pose[QUAD_link_lh_foot][9] = lh_kfe_p_x + lh_kfe_R_Rxz*lh_foot_tz;
  pose[QUAD_link_lh_foot][10] = lh_kfe_p_y + lh_kfe_R_Ryz*lh_foot_tz;
  pose[QUAD_link_lh_foot][11] = lh_kfe_p_z + lh_kfe_R_Rzz*lh_foot_tz;

  /* ---- pose of rh_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rh_haa_R_Rxy = base_R_Rxy*rh_haa_c + rh_haa_s*base_R_Rxz;
  const double rh_haa_R_Rxz = base_R_Rxz*rh_haa_c - rh_haa_s*base_R_Rxy;
  const double rh_haa_R_Ryy = base_R_Ryy*rh_haa_c + rh_haa_s*base_R_Ryz;
  const double rh_haa_R_Ryz = base_R_Ryz*rh_haa_c - rh_haa_s*base_R_Ryy;
  const double rh_haa_R_Rzy = base_R_Rzy*rh_haa_c + rh_haa_s*base_R_Rzz;
  const double rh_haa_R_Rzz = base_R_Rzz*rh_haa_c - rh_haa_s*base_R_Rzy;
  const double rh_haa_t1 = base_R_Rxx*rh_haa_px + base_R_Rxy*rh_haa_py;
  const double rh_haa_t2 = base_R_Ryx*rh_haa_px + base_R_Ryy*rh_haa_py;
  const double rh_haa_t3 = base_R_Rzx*rh_haa_px + base_R_Rzy*rh_haa_py;
  const double rh_haa_p_x = q[QUAD_q_base_px] + rh_haa_t1;
  const double rh_haa_p_y = q[QUAD_q_base_py] + rh_haa_t2;
  const double rh_haa_p_z = q[QUAD_q_base_pz] + rh_haa_t3;

  /* ---- link rh_hip -------------------------------------------------------- */
  pose[QUAD_link_rh_hip][0] = base_R_Rxx;
  pose[QUAD_link_rh_hip][1] = rh_haa_R_Rxy;
  pose[QUAD_link_rh_hip][2] = rh_haa_R_Rxz;
  pose[QUAD_link_rh_hip][3] = base_R_Ryx;
  pose[QUAD_link_rh_hip][4] = rh_haa_R_Ryy;
  pose[QUAD_link_rh_hip][5] = rh_haa_R_Ryz;
  pose[QUAD_link_rh_hip][6] = base_R_Rzx;
  pose[QUAD_link_rh_hip][7] = rh_haa_R_Rzy;
  pose[QUAD_link_rh_hip][8] = rh_haa_R_Rzz;
  pose[QUAD_link_rh_hip][9] = rh_haa_p_x;
  pose[QUAD_link_rh_hip][10] = rh_haa_p_y;
  pose[QUAD_link_rh_hip][11] = rh_haa_p_z;

  /* ---- pose of rh_hfe: revolute y, parent rh_haa -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rh_hfe_R_Rxz = rh_haa_R_Rxz*rh_hfe_c + rh_hfe_s*base_R_Rxx;
  const double rh_hfe_R_Rxx = base_R_Rxx*rh_hfe_c - rh_hfe_s*rh_haa_R_Rxz;
  const double rh_hfe_R_Ryz = rh_haa_R_Ryz*rh_hfe_c + rh_hfe_s*base_R_Ryx;
  const double rh_hfe_R_Ryx = base_R_Ryx*rh_hfe_c - rh_hfe_s*rh_haa_R_Ryz;
  const double rh_hfe_R_Rzz = rh_haa_R_Rzz*rh_hfe_c + rh_hfe_s*base_R_Rzx;
  const double rh_hfe_R_Rzx = base_R_Rzx*rh_hfe_c - rh_hfe_s*rh_haa_R_Rzz;
  const double rh_hfe_p_x = rh_haa_p_x + rh_haa_R_Rxy*rh_hfe_py;
  const double rh_hfe_p_y = rh_haa_p_y + rh_haa_R_Ryy*rh_hfe_py;
  const double rh_hfe_p_z = rh_haa_p_z + rh_haa_R_Rzy*rh_hfe_py;

  /* ---- link rh_thigh ------------------------------------------------------ */
  pose[QUAD_link_rh_thigh][0] = rh_hfe_R_Rxx;
  pose[QUAD_link_rh_thigh][1] = rh_haa_R_Rxy;
  pose[QUAD_link_rh_thigh][2] = rh_hfe_R_Rxz;
  pose[QUAD_link_rh_thigh][3] = rh_hfe_R_Ryx;
  pose[QUAD_link_rh_thigh][4] = rh_haa_R_Ryy;
  pose[QUAD_link_rh_thigh][5] = rh_hfe_R_Ryz;
  pose[QUAD_link_rh_thigh][6] = rh_hfe_R_Rzx;
  pose[QUAD_link_rh_thigh][7] = rh_haa_R_Rzy;
  pose[QUAD_link_rh_thigh][8] = rh_hfe_R_Rzz;
  pose[QUAD_link_rh_thigh][9] = rh_hfe_p_x;
  pose[QUAD_link_rh_thigh][10] = rh_hfe_p_y;
  pose[QUAD_link_rh_thigh][11] = rh_hfe_p_z;

  /* ---- pose of rh_kfe: revolute y, parent rh_hfe -------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rh_kfe_R_Rxz = rh_hfe_R_Rxz*rh_kfe_c + rh_kfe_s*rh_hfe_R_Rxx;
  const double rh_kfe_R_Rxx = rh_hfe_R_Rxx*rh_kfe_c - rh_kfe_s*rh_hfe_R_Rxz;
  const double rh_kfe_R_Ryz = rh_hfe_R_Ryz*rh_kfe_c + rh_kfe_s*rh_hfe_R_Ryx;
  const double rh_kfe_R_Ryx = rh_hfe_R_Ryx*rh_kfe_c - rh_kfe_s*rh_hfe_R_Ryz;
  const double rh_kfe_R_Rzz = rh_hfe_R_Rzz*rh_kfe_c + rh_kfe_s*rh_hfe_R_Rzx;
  const double rh_kfe_R_Rzx = rh_hfe_R_Rzx*rh_kfe_c - rh_kfe_s*rh_hfe_R_Rzz;
  const double rh_kfe_p_x = rh_hfe_p_x + rh_hfe_R_Rxz*rh_kfe_pz;
  const double rh_kfe_p_y = rh_hfe_p_y + rh_hfe_R_Ryz*rh_kfe_pz;
  const double rh_kfe_p_z = rh_hfe_p_z + rh_hfe_R_Rzz*rh_kfe_pz;

  /* ---- link rh_calf ------------------------------------------------------- */
  pose[QUAD_link_rh_calf][0] = rh_kfe_R_Rxx;
  pose[QUAD_link_rh_calf][1] = rh_haa_R_Rxy;
  pose[QUAD_link_rh_calf][2] = rh_kfe_R_Rxz;
  pose[QUAD_link_rh_calf][3] = rh_kfe_R_Ryx;
  pose[QUAD_link_rh_calf][4] = rh_haa_R_Ryy;
  pose[QUAD_link_rh_calf][5] = rh_kfe_R_Ryz;
  pose[QUAD_link_rh_calf][6] = rh_kfe_R_Rzx;
  pose[QUAD_link_rh_calf][7] = rh_haa_R_Rzy;
  pose[QUAD_link_rh_calf][8] = rh_kfe_R_Rzz;
  pose[QUAD_link_rh_calf][9] = rh_kfe_p_x;
  pose[QUAD_link_rh_calf][10] = rh_kfe_p_y;
  pose[QUAD_link_rh_calf][11] = rh_kfe_p_z;

  /* ---- link rh_foot ------------------------------------------------------- */
  pose[QUAD_link_rh_foot][0] = rh_kfe_R_Rxx;
  pose[QUAD_link_rh_foot][1] = rh_haa_R_Rxy;
  pose[QUAD_link_rh_foot][2] = rh_kfe_R_Rxz;
  pose[QUAD_link_rh_foot][3] = rh_kfe_R_Ryx;
  pose[QUAD_link_rh_foot][4] = rh_haa_R_Ryy;
  pose[QUAD_link_rh_foot][5] = rh_kfe_R_Ryz;
  pose[QUAD_link_rh_foot][6] = rh_kfe_R_Rzx;
  pose[QUAD_link_rh_foot][7] = rh_haa_R_Rzy;
  pose[QUAD_link_rh_foot][8] = rh_kfe_R_Rzz;
  pose[QUAD_link_rh_foot][9] = rh_kfe_p_x + rh_kfe_R_Rxz*rh_foot_tz;
  pose[QUAD_link_rh_foot][10] = rh_kfe_p_y + rh_kfe_R_Ryz*rh_foot_tz;
  pose[QUAD_link_rh_foot][11] = rh_kfe_p_z + rh_kfe_R_Rzz*rh_foot_tz;
}
