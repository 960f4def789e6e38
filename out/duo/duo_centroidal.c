/* duo_centroidal.c
 * h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double per_mass =  0.11764705882352941;    /* 1/total_mass = 1/8.5 */

static const double torso_hz  =  1.2000000000000002;     /* m*cz = 6*0.2 */
static const double torso_Izz =  0.08;                   /* Izz */

static const double left_py      =  0.2;                    /* origin */
static const double left_arm_hz  = -0.36;                   /* m*cz = 1.2*-0.3 */
static const double left_arm_Jyy =  0.118;                  /* Iyy + m*cz^2 = 0.01 + 1.2*(-0.3)^2 */
static const double left_arm_Izz =  0.002;                  /* Izz */
static const double left_k1      = -0.11699999999999999;    /* left_arm_Izz - left_arm_Jxx */
static const double left_k2      =  0.048;                  /* left_arm_m*left_py*left_py */
static const double left_k3      =  0.432;                  /* left_arm_m*left_pz = 1.2*0.36 */
static const double left_k4      = -0.1296;                 /* left_pz*left_arm_hz = 0.36*-0.36 */
static const double left_k5      = -0.020000000000000018;   /* right_arm_m*right_py + left_arm... */

static const double right_py      = -0.2;                    /* origin */
static const double right_arm_hz  = -0.39;                   /* m*cz = 1.3*-0.3 */
static const double right_arm_Jyy =  0.128;                  /* Iyy + m*cz^2 */
static const double right_arm_Izz =  0.002;                  /* Izz */
static const double right_k1      = -0.127;                  /* right_arm_Izz - right_arm_Jxx */
static const double right_k2      =  0.052000000000000005;   /* right_arm_m*right_py*right_py */
static const double right_k3      =  0.46799999999999997;    /* right_arm_m*right_pz = 1.3*0.36 */
static const double right_k4      = -0.1404;                 /* right_pz*right_arm_hz */

void duo_centroidal(const double q[DUO_NQ], const double v[DUO_NV], double A[6][DUO_NV],
                    double h[6])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum {
    at_right,
    at_left,
    at_waist,
  };
  const double angle[PINION_SINCOS_ROOM(3)] = {
    q[DUO_right],
    q[DUO_left],
    q[DUO_waist],
  };
  double s[PINION_SINCOS_ROOM(3)], c[PINION_SINCOS_ROOM(3)];
  PINION_SINCOS(PINION_SINCOS_ROOM(3), angle, s, c);
  const double right_s = s[at_right];
  const double right_c = c[at_right];
  const double left_s = s[at_left];
  const double left_c = c[at_left];
  const double waist_s = s[at_waist];
  const double waist_c = c[at_waist];

  /* ---- composite inertia of right: revolute y, parent waist --------------- */
  const double right_t1 = right_arm_hz*right_s;
  const double right_t2 = right_k1*right_s;
  const double right_t3 = right_arm_hz*right_c + right_k3;
  const double right_t4 = right_t2*right_c - right_k4*right_s;
  const double right_t5 = right_arm_Izz - right_t2*right_s + right_k2;

  /* ---- composite inertia of left: revolute y, parent waist ---------------- */
  const double left_t1 = left_arm_hz*left_s;
  const double left_t2 = left_k1*left_s;
  const double left_t3 = left_arm_hz*left_c + left_k3;
  const double left_t4 = left_arm_Izz - left_t2*left_s + left_k2;
  const double left_t5 = right_t1 + left_t1;
  const double left_t6 = right_t4 + (left_t2*left_c - left_k4*left_s);
  const double left_t7 = right_py*right_t3 + left_py*left_t3;

  /* ---- composite inertia of waist: revolute z, parent base ---------------- */
  const double waist_t1 = left_t5*waist_c - left_k5*waist_s;
  const double waist_t2 = left_t5*waist_s + left_k5*waist_c;
  const double waist_t3 = left_t6*waist_c + left_t7*waist_s;
  const double waist_t4 = left_t6*waist_s - left_t7*waist_c;
  const double waist_t5 = waist_t1*per_mass;
  const double waist_t6 = waist_t2*per_mass;
  const double waist_t7 = (torso_hz + right_t3 + left_t3)*per_mass;

  /* ---- pose of left: revolute y, parent waist ----------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Ryx, Ryy, Rzx, Rzz, x, y are live */
  const double left_R_Rxx = waist_c*left_c;
  const double left_R_Ryx = waist_s*left_c;
  const double left_p_x = -left_py*waist_s;
  const double left_p_y = waist_c*left_py;

  /* ---- pose of right: revolute y, parent waist ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r: only Rxx, Rxy, Ryx, Ryy, Rzx, Rzz, x, y are live */
  const double right_R_Rxx = waist_c*right_c;
  const double right_R_Ryx = waist_s*right_c;
  const double right_p_x = -right_py*waist_s;
  const double right_p_y = waist_c*right_py;

  /* ---- columns of waist: revolute z, parent base -------------------------- */
  const double waist_t8 = waist_t5*waist_t1 + waist_t2*waist_t6;
  const double waist_t9 = waist_t3 + waist_t7*waist_t1;
  const double waist_t10 = waist_t4 + waist_t2*waist_t7;
  const double waist_t11 = torso_Izz + right_t5 + left_t4 - waist_t8;

  /* ---- columns of left: revolute y, parent waist -------------------------- */
  const double left_t8 = left_R_Rxx*left_arm_hz;
  const double left_t9 = left_R_Ryx*left_arm_hz;
  const double left_t10 = left_t1*left_p_y + left_k4*left_R_Ryx;
  const double left_t11 = left_k4*left_R_Rxx + left_t1*left_p_x;
  const double left_t12 = left_t1*waist_t6 + waist_t7*left_t9;
  const double left_t13 = waist_t7*left_t8 + left_t1*waist_t5;
  const double left_t14 = waist_t5*left_t9 - waist_t6*left_t8;
  const double left_t15 = left_t12 - (waist_s*left_arm_Jyy + left_t10);
  const double left_t16 = waist_c*left_arm_Jyy + left_t11 - left_t13;
  const double left_t17 = left_p_y*left_t8 - left_p_x*left_t9 + left_t14;

  /* ---- columns of right: revolute y, parent waist ------------------------- */
  const double right_t6 = right_R_Rxx*right_arm_hz;
  const double right_t7 = right_R_Ryx*right_arm_hz;
  const double right_t8 = right_t1*right_p_y + right_k4*right_R_Ryx;
  const double right_t9 = right_k4*right_R_Rxx + right_t1*right_p_x;
  const double right_t10 = right_p_y*right_t6 - right_p_x*right_t7;
  const double right_t11 = right_t1*waist_t6 + waist_t7*right_t7;
  const double right_t12 = waist_t7*right_t6 + right_t1*waist_t5;
  const double right_t13 = right_t11 - (waist_s*right_arm_Jyy + right_t8);
  const double right_t14 = waist_c*right_arm_Jyy + right_t9 - right_t12;
  const double right_t15 = right_t10 + (waist_t5*right_t7 - waist_t6*right_t6);

  /* ---- A_G and h_G = A_G*v ------------------------------------------------ */
  A[0][DUO_waist] = -waist_t2;
  A[0][DUO_left] = left_t8;
  const double right_t16 = left_t8*v[DUO_left] - waist_t2*v[DUO_waist];
  A[0][DUO_right] = right_t6;
  h[0] = right_t16 + right_t6*v[DUO_right];
  A[1][DUO_waist] = waist_t1;
  A[1][DUO_left] = left_t9;
  const double right_t17 = waist_t1*v[DUO_waist] + left_t9*v[DUO_left];
  A[1][DUO_right] = right_t7;
  h[1] = right_t17 + right_t7*v[DUO_right];
  A[2][DUO_waist] = 0.0;
  A[2][DUO_left] = -left_t1;
  A[2][DUO_right] = -right_t1;
  h[2] = -left_t1*v[DUO_left] - right_t1*v[DUO_right];
  A[3][DUO_waist] = waist_t9;
  A[3][DUO_left] = left_t15;
  const double right_t18 = waist_t9*v[DUO_waist] + left_t15*v[DUO_left];
  A[3][DUO_right] = right_t13;
  h[3] = right_t18 + right_t13*v[DUO_right];
  A[4][DUO_waist] = waist_t10;
  A[4][DUO_left] = left_t16;
  const double right_t19 = waist_t10*v[DUO_waist] + left_t16*v[DUO_left];
  A[4][DUO_right] = right_t14;
  h[4] = right_t19 + right_t14*v[DUO_right];
  A[5][DUO_waist] = waist_t11;
  A[5][DUO_left] = -left_t17;
  const double right_t20 = waist_t11*v[DUO_waist] - left_t17*v[DUO_left];
  A[5][DUO_right] = -right_t15;
  h[5] = right_t20 - right_t15*v[DUO_right];
}
