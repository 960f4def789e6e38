/* arm6_centroidal.c
 * h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double per_mass =  0.046403712296983764;   /* 1/total_mass = 1/21.549999999999997 */

static const double j1_pz        =  0.13;                   /* origin */
static const double carousel_hx  = -0.1349;                 /* m*cx = 7.1*-0.019 */
static const double carousel_hy  =  0.18033999999999997;    /* m*cy = 7.1*0.0254 */
static const double carousel_hz  =  0.8150799999999999;     /* m*cz = 7.1*0.1148 */
static const double carousel_Jxz =  0.012136519999999998;   /* Ixz - m*cx*cz */
static const double carousel_Jyz = -0.03424303199999999;    /* Iyz - m*cy*cz */
static const double carousel_Jzz =  0.043553735999999996;   /* Izz + m*cx^2 + m*cy^2 */
static const double j1_k1        =  2.8015;                 /* total_mass*j1_pz */

static const double j2_pz         =  0.19;                   /* origin */
static const double upper_arm_hx  =  0.013000000000000001;   /* m*cx = 6.5*0.002 */
static const double upper_arm_hy  = -0.0741;                 /* m*cy = 6.5*-0.0114 */
static const double upper_arm_hz  =  1.066;                  /* m*cz = 6.5*0.164 */
static const double upper_arm_Jxx =  0.27451874000000004;    /* Ixx + m*cy^2 + m*cz^2 */
static const double upper_arm_Jxy = -0.0007918;              /* Ixy - m*cx*cy */
static const double upper_arm_Jxz = -0.0034020000000000005;  /* Ixz - m*cx*cz */
static const double upper_arm_Jyy =  0.26753000000000005;    /* Iyy + m*cx^2 + m*cz^2 */
static const double upper_arm_Jyz =  0.0032524000000000008;  /* Iyz - m*cy*cz */
static const double upper_arm_Jzz =  0.016990739999999997;   /* Izz + m*cx^2 + m*cy^2 */
static const double j2_k1         =  2.7455;                 /* (upper_arm_m + elbow_m + forea... */
static const double j2_p_z        =  0.32;                   /* j1_pz + j2_pz = 0.13 + 0.19 */

static const double j3_pz     =  0.3;                    /* origin */
static const double elbow_hx  = -0.05202;                /* m*cx = 3.4*-0.0153 */
static const double elbow_hy  =  0.011899999999999999;   /* m*cy = 3.4*0.0035 */
static const double elbow_hz  =  0.17986;                /* m*cz = 3.4*0.0529 */
static const double elbow_Jxx =  0.016596244000000003;   /* Ixx + m*cy^2 + m*cz^2 */
static const double elbow_Jxy =  0.00120207;             /* Ixy - m*cx*cy */
static const double elbow_Jxz =  0.003601858;            /* Ixz - m*cx*cz */
static const double elbow_Jyy =  0.0289805;              /* Iyy + m*cx^2 + m*cz^2 */
static const double elbow_Jyz = -0.00070951;             /* Iyz - m*cy*cz */
static const double elbow_Jzz =  0.019047556;            /* Izz + m*cx^2 + m*cy^2 */
static const double j3_k1     =  2.385;                  /* (elbow_m + forearm_m + wrist_m + f... */
static const double j3_k2     =  0.6;                    /* 2*j3_pz = 2*0.3 */
static const double j3_k3     =  0.7154999999999999;     /* j3_k1*j3_pz = 2.385*0.3 */

static const double j4_px       =  0.09;                   /* origin */
static const double j4_pz       =  0.06;                   /* origin */
static const double forearm_hx  =  0.37759;                /* m*cx = 3.05*0.1238 */
static const double forearm_hy  =  0.031415;               /* m*cy = 3.05*0.0103 */
static const double forearm_hz  =  0.0027449999999999996;  /* m*cz = 3.05*0.0009 */
static const double forearm_Jxx =  0.003986045;            /* Ixx + m*cy^2 + m*cz^2 */
static const double forearm_Jxy = -0.0037691769999999994;  /* Ixy - m*cx*cy */
static const double forearm_Jxz = -0.00032983099999999994; /* Ixz - m*cx*cz */
static const double forearm_Jyy =  0.06123811249999998;    /* Iyy + m*cx^2 + m*cz^2 */
static const double forearm_Jyz = -0.0001282735;           /* Iyz - m*cy*cz */
static const double forearm_Jzz =  0.06258921649999999;    /* Izz + m*cx^2 + m*cy^2 */
static const double j4_k1       =  0.4095;                 /* (forearm_m + wrist_m + flange_m)... */
static const double j4_k2       =  0.18;                   /* 2*j4_px = 2*0.09 */
static const double j4_k3       =  0.036855;               /* j4_k1*j4_px = 0.4095*0.09 */
static const double j4_k4       =  0.27299999999999996;    /* (forearm_m + wrist_m + flange_m)... */
static const double j4_k5       =  0.12;                   /* 2*j4_pz = 2*0.06 */
static const double j4_k6       =  0.01638;                /* j4_k4*j4_pz */

static const double j5_px     =  0.23;                   /* origin */
static const double wrist_hy  =  0.00299;                /* m*cy = 1.3*0.0023 */
static const double wrist_hz  = -0.00247;                /* m*cz = 1.3*-0.0019 */
static const double wrist_Jxy = -0.00010536499999999999; /* Ixy - m*cx*cy */
static const double wrist_Jxz =  8.7345e-05;             /* Ixz - m*cx*cz */
static const double wrist_Jyy =  0.001378618;            /* Iyy + m*cx^2 + m*cz^2 */
static const double wrist_Jyz =  1.4681e-05;             /* Iyz - m*cy*cz */
static const double wrist_Jzz =  0.001465802;            /* Izz + m*cx^2 + m*cy^2 */
static const double j5_k1     =  0.34500000000000003;    /* (wrist_m + flange_m)*j5_px */
static const double j5_k2     =  0.46;                   /* 2*j5_px = 2*0.23 */
static const double j5_k3     =  0.07935;                /* j5_k1*j5_px */

static const double j6_px      =  0.065;                  /* origin */
static const double flange_hy  =  0.001;                  /* m*cy = 0.2*0.005 */
static const double flange_hz  =  0.0005;                 /* m*cz = 0.2*0.0025 */
static const double flange_Jxx =  0.00010105;             /* Ixx + m*cy^2 + m*cz^2 */
static const double flange_Jxy = -7.980000000000002e-06;  /* Ixy - m*cx*cy */
static const double flange_Jxz = -3.990000000000001e-06;  /* Ixz - m*cx*cz */
static const double flange_Jyy =  5.8002000000000005e-05; /* Iyy + m*cx^2 + m*cz^2 */
static const double flange_Jyz = -1e-05;                  /* Iyz - m*cy*cz */
static const double flange_Jzz =  7.3002e-05;             /* Izz + m*cx^2 + m*cy^2 */
static const double j6_k1      = -1.4999999999999999e-05; /* flange_Jyy - flange_Jzz */
static const double j6_k2      = -2e-05;                  /* flange_Jyz*2 = -1e-05*2 */
static const double j6_k3      =  0.0010426;              /* 2*j6_px*flange_hx + flange_m*j6_p... */
static const double j6_k4      =  0.03207;                /* wrist_hx + flange_hx + flange_m*j... */
static const double j6_k5      =  0.00092762;             /* wrist_Jxx + flange_Jxx */

void arm6_centroidal(const double q[ARM6_NQ], const double v[ARM6_NV], double A[6][ARM6_NV],
                     double h[6])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum {
    at_j6,
    at_j5,
    at_j4,
    at_j3,
    at_j2,
    at_j1,
  };
  const double angle[PINION_SINCOS_ROOM(6)] = {
    q[ARM6_j6],
    q[ARM6_j5],
    q[ARM6_j4],
    q[ARM6_j3],
    q[ARM6_j2],
    q[ARM6_j1],
  };
  double s[PINION_SINCOS_ROOM(6)], c[PINION_SINCOS_ROOM(6)];
  PINION_SINCOS(PINION_SINCOS_ROOM(6), angle, s, c);
  const double j6_s = s[at_j6];
  const double j6_c = c[at_j6];
  const double j5_s = s[at_j5];
  const double j5_c = c[at_j5];
  const double j4_s = s[at_j4];
  const double j4_c = c[at_j4];
  const double j3_s = s[at_j3];
  const double j3_c = c[at_j3];
  const double j2_s = s[at_j2];
  const double j2_c = c[at_j2];
  const double j1_s = s[at_j1];
  const double j1_c = c[at_j1];

  /* ---- composite inertia of j6: revolute x, parent j5 --------------------- */
  const double j6_t1 = flange_hy*j6_c - flange_hz*j6_s;
  const double j6_t2 = flange_hy*j6_s + flange_hz*j6_c;
  const double j6_t3 = j6_k1*j6_s + j6_k2*j6_c;
  const double j6_t4 = j6_t3*j6_s;
  const double j6_t5 = flange_Jxy*j6_c - flange_Jxz*j6_s - j6_px*j6_t1;
  const double j6_t6 = flange_Jxy*j6_s + flange_Jxz*j6_c - j6_px*j6_t2;
  const double j6_t7 = wrist_hy + j6_t1;
  const double j6_t8 = wrist_hz + j6_t2;
  const double j6_t9 = wrist_Jxy + j6_t5;
  const double j6_t10 = wrist_Jxz + j6_t6;
  const double j6_t11 = wrist_Jyy + (flange_Jyy - j6_t4 + j6_k3);
  const double j6_t12 = wrist_Jyz + (j6_t3*j6_c - flange_Jyz);
  const double j6_t13 = wrist_Jzz + (flange_Jzz + j6_t4 + j6_k3);

  /* ---- composite inertia of j5: revolute y, parent j4 --------------------- */
  const double j5_t1 = j6_t8*j5_c - j6_k4*j5_s;
  const double j5_t2 = j6_t8*j5_s + j6_k4*j5_c;
  const double j5_t3 = (j6_t13 - j6_k5)*j5_s + j6_t10*(2.0*j5_c);
  const double j5_t4 = j5_t3*j5_s;
  const double j5_t5 = j5_k2*j5_t2 + j5_k3;
  const double j5_t6 = j6_t12*j5_s + j6_t9*j5_c - j5_px*j6_t7;
  const double j5_t7 = forearm_hx + (j5_t2 + j5_k1);
  const double j5_t8 = forearm_hy + j6_t7;
  const double j5_t9 = forearm_hz + j5_t1;
  const double j5_t10 = forearm_Jxx + (j6_k5 + j5_t4);
  const double j5_t11 = forearm_Jxy + j5_t6;
  const double j5_t12 = forearm_Jxz + (j5_t3*j5_c - j6_t10 - j5_px*j5_t1);
  const double j5_t13 = forearm_Jyy + (j6_t11 + j5_t5);
  const double j5_t14 = forearm_Jyz + (j6_t12*j5_c - j6_t9*j5_s);
  const double j5_t15 = forearm_Jzz + (j6_t13 - j5_t4 + j5_t5);

  /* ---- composite inertia of j4: revolute x, parent j3 --------------------- */
  const double j4_t1 = j5_t8*j4_c - j5_t9*j4_s;
  const double j4_t2 = j5_t8*j4_s + j5_t9*j4_c;
  const double j4_t3 = (j5_t13 - j5_t15)*j4_s + j5_t14*(2.0*j4_c);
  const double j4_t4 = j4_t3*j4_s;
  const double j4_t5 = j4_k2*j5_t7 + j4_k3;
  const double j4_t6 = j4_t2 + j4_k4;
  const double j4_t7 = j4_k5*j4_t2 + j4_k6;
  const double j4_t8 = j5_t11*j4_c - j5_t12*j4_s - j4_px*j4_t1;
  const double j4_t9 = j4_px*j4_t6 + j4_pz*j5_t7;
  const double j4_t10 = elbow_hx + (j5_t7 + j4_k1);
  const double j4_t11 = elbow_hy + j4_t1;
  const double j4_t12 = elbow_hz + j4_t6;
  const double j4_t13 = elbow_Jxx + (j5_t10 + j4_t7);
  const double j4_t14 = elbow_Jxy + j4_t8;
  const double j4_t15 = elbow_Jxz + (j5_t11*j4_s + j5_t12*j4_c - j4_t9);
  const double j4_t16 = elbow_Jyy + (j5_t13 - j4_t4 + (j4_t5 + j4_t7));
  const double j4_t17 = elbow_Jyz + (j4_t3*j4_c - j5_t14 - j4_pz*j4_t1);
  const double j4_t18 = elbow_Jzz + (j5_t15 + j4_t4 + j4_t5);

  /* ---- composite inertia of j3: revolute y, parent j2 --------------------- */
  const double j3_t1 = j4_t12*j3_c - j4_t10*j3_s;
  const double j3_t2 = j4_t12*j3_s + j4_t10*j3_c;
  const double j3_t3 = (j4_t18 - j4_t13)*j3_s + j4_t15*(2.0*j3_c);
  const double j3_t4 = j3_t3*j3_s;
  const double j3_t5 = j3_k2*j3_t1 + j3_k3;
  const double j3_t6 = j4_t17*j3_c - j4_t14*j3_s - j3_pz*j4_t11;
  const double j3_t7 = upper_arm_hx + j3_t2;
  const double j3_t8 = upper_arm_hy + j4_t11;
  const double j3_t9 = upper_arm_hz + (j3_t1 + j3_k1);
  const double j3_t10 = upper_arm_Jxy + (j4_t17*j3_s + j4_t14*j3_c);
  const double j3_t11 = upper_arm_Jxz + (j3_t3*j3_c - j4_t15 - j3_pz*j3_t2);
  const double j3_t12 = upper_arm_Jyy + (j4_t16 + j3_t5);
  const double j3_t13 = upper_arm_Jyz + j3_t6;
  const double j3_t14 = upper_arm_Jzz + (j4_t18 - j3_t4);

  /* ---- composite inertia of j2: revolute y, parent j1 --------------------- */
  const double j2_t1 = j3_t9*j2_s + j3_t7*j2_c;
  const double j2_t2 = j3_t14 - (upper_arm_Jxx + (j4_t13 + j3_t4 + j3_t5));
  const double j2_t3 = j2_t2*j2_s + j3_t11*(2.0*j2_c);
  const double j2_t4 = j3_t13*j2_c - j3_t10*j2_s;
  const double j2_t5 = carousel_hx + j2_t1;
  const double j2_t6 = carousel_hy + j3_t8;
  const double j2_t7 = carousel_hz + (j3_t9*j2_c - j3_t7*j2_s + j2_k1);
  const double j2_t8 = carousel_Jxz + (j2_t3*j2_c - j3_t11 - j2_pz*j2_t1);
  const double j2_t9 = carousel_Jyz + (j2_t4 - j2_pz*j3_t8);
  const double j2_t10 = carousel_Jzz + (j3_t14 - j2_t3*j2_s);

  /* ---- composite inertia of j1: revolute z, parent base ------------------- */
  const double j1_t1 = j2_t5*j1_c - j2_t6*j1_s;
  const double j1_t2 = j2_t5*j1_s + j2_t6*j1_c;
  const double j1_t3 = j2_t8*j1_c - j2_t9*j1_s - j1_pz*j1_t1;
  const double j1_t4 = j2_t8*j1_s + j2_t9*j1_c - j1_pz*j1_t2;
  const double j1_t5 = j1_t1*per_mass;
  const double j1_t6 = j1_t2*per_mass;
  const double j1_t7 = (j2_t7 + j1_k1)*per_mass;

  /* ---- pose of j2: revolute y, parent j1 ---------------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double j2_R_Rxz = j2_s*j1_c;
  const double j2_R_Rxx = j1_c*j2_c;
  const double j2_R_Ryz = j2_s*j1_s;
  const double j2_R_Ryx = j1_s*j2_c;

  /* ---- pose of j3: revolute y, parent j2 ---------------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double j3_R_Rxz = j2_R_Rxz*j3_c + j3_s*j2_R_Rxx;
  const double j3_R_Rxx = j2_R_Rxx*j3_c - j3_s*j2_R_Rxz;
  const double j3_R_Ryz = j2_R_Ryz*j3_c + j3_s*j2_R_Ryx;
  const double j3_R_Ryx = j2_R_Ryx*j3_c - j3_s*j2_R_Ryz;
  const double j3_R_Rzz = j2_c*j3_c - j3_s*j2_s;
  const double j3_R_Rzx = -j3_s*j2_c - j2_s*j3_c;
  const double j3_p_x = j2_R_Rxz*j3_pz;
  const double j3_p_y = j2_R_Ryz*j3_pz;
  const double j3_p_z = j2_p_z + j2_c*j3_pz;

  /* ---- pose of j4: revolute x, parent j3 ---------------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double j4_R_Rxy = j4_s*j3_R_Rxz - j1_s*j4_c;
  const double j4_R_Rxz = j4_s*j1_s + j3_R_Rxz*j4_c;
  const double j4_R_Ryy = j1_c*j4_c + j4_s*j3_R_Ryz;
  const double j4_R_Ryz = j3_R_Ryz*j4_c - j4_s*j1_c;
  const double j4_R_Rzy = j4_s*j3_R_Rzz;
  const double j4_R_Rzz = j3_R_Rzz*j4_c;
  const double j4_p_x = j3_p_x + (j3_R_Rxx*j4_px + j3_R_Rxz*j4_pz);
  const double j4_p_y = j3_p_y + (j3_R_Ryx*j4_px + j3_R_Ryz*j4_pz);
  const double j4_p_z = j3_p_z + (j3_R_Rzz*j4_pz + j3_R_Rzx*j4_px);

  /* ---- pose of j5: revolute y, parent j4 ---------------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double j5_R_Rxz = j4_R_Rxz*j5_c + j5_s*j3_R_Rxx;
  const double j5_R_Rxx = j3_R_Rxx*j5_c - j5_s*j4_R_Rxz;
  const double j5_R_Ryz = j4_R_Ryz*j5_c + j5_s*j3_R_Ryx;
  const double j5_R_Ryx = j3_R_Ryx*j5_c - j5_s*j4_R_Ryz;
  const double j5_R_Rzz = j4_R_Rzz*j5_c + j5_s*j3_R_Rzx;
  const double j5_R_Rzx = j3_R_Rzx*j5_c - j5_s*j4_R_Rzz;
  const double j5_p_x = j4_p_x + j3_R_Rxx*j5_px;
  const double j5_p_y = j4_p_y + j3_R_Ryx*j5_px;
  const double j5_p_z = j4_p_z + j3_R_Rzx*j5_px;

  /* ---- pose of j6: revolute x, parent j5 ---------------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double j6_R_Rxy = j4_R_Rxy*j6_c + j6_s*j5_R_Rxz;
  const double j6_R_Rxz = j5_R_Rxz*j6_c - j6_s*j4_R_Rxy;
  const double j6_R_Ryy = j4_R_Ryy*j6_c + j6_s*j5_R_Ryz;
  const double j6_R_Ryz = j5_R_Ryz*j6_c - j6_s*j4_R_Ryy;
  const double j6_R_Rzy = j4_R_Rzy*j6_c + j6_s*j5_R_Rzz;
  const double j6_R_Rzz = j5_R_Rzz*j6_c - j6_s*j4_R_Rzy;
  const double j6_p_x = j5_p_x + j5_R_Rxx*j6_px;
  const double j6_p_y = j5_p_y + j5_R_Ryx*j6_px;
  const double j6_p_z = j5_p_z + j5_R_Rzx*j6_px;

  /* ---- columns of j1: revolute z, parent base ----------------------------- */
  const double j1_t8 = j1_t3 + j1_t7*j1_t1;
  const double j1_t9 = j1_t4 + j1_t2*j1_t7;
  const double j1_t10 = j2_t10 - (j1_t5*j1_t1 + j1_t2*j1_t6);

  /* ---- columns of j2: revolute y, parent j1 ------------------------------- */
  const double j2_t11 = j2_R_Rxx*j3_t9 - j3_t7*j2_R_Rxz;
  const double j2_t12 = j2_R_Ryx*j3_t9 - j3_t7*j2_R_Ryz;
  const double j2_t13 = j2_R_Rxx*j3_t10 - j1_s*j3_t12 + j2_R_Rxz*j3_t13;
  const double j2_t14 = j2_R_Ryx*j3_t10 + j1_c*j3_t12 + j2_R_Ryz*j3_t13;
  const double j2_t15 = j2_t1*j1_t6 + j1_t7*j2_t12;
  const double j2_t16 = j1_t7*j2_t11 + j2_t1*j1_t5;
  const double j2_t17 = j2_t13 - j2_p_z*j2_t12 + j2_t15;
  const double j2_t18 = j2_t14 + j2_p_z*j2_t11 - j2_t16;
  const double j2_t19 = j2_t4 - (j1_t5*j2_t12 - j1_t6*j2_t11);

  /* ---- columns of j3: revolute y, parent j2 ------------------------------- */
  const double j3_t15 = j3_R_Rxx*j4_t12 - j4_t10*j3_R_Rxz;
  const double j3_t16 = j3_R_Ryx*j4_t12 - j4_t10*j3_R_Ryz;
  const double j3_t17 = j4_t10*j3_R_Rzz - j3_R_Rzx*j4_t12;
  const double j3_t18 = j3_R_Rxx*j4_t14 - j1_s*j4_t16 + j3_R_Rxz*j4_t17;
  const double j3_t19 = j3_R_Ryx*j4_t14 + j1_c*j4_t16 + j3_R_Ryz*j4_t17;
  const double j3_t20 = j3_R_Rzz*j4_t17 + j3_R_Rzx*j4_t14;
  const double j3_t21 = j3_t18 - (j3_t17*j3_p_y + j3_p_z*j3_t16);
  const double j3_t22 = j3_t19 + (j3_p_z*j3_t15 + j3_t17*j3_p_x);
  const double j3_t23 = j3_t20 + (j3_p_x*j3_t16 - j3_p_y*j3_t15);
  const double j3_t24 = j3_t21 + (j3_t17*j1_t6 + j1_t7*j3_t16);
  const double j3_t25 = j3_t22 - (j1_t7*j3_t15 + j3_t17*j1_t5);
  const double j3_t26 = j3_t23 - (j1_t5*j3_t16 - j1_t6*j3_t15);

  /* ---- columns of j4: revolute x, parent j3 ------------------------------- */
  const double j4_t19 = j4_R_Rxz*j5_t8 - j5_t9*j4_R_Rxy;
  const double j4_t20 = j4_R_Ryz*j5_t8 - j5_t9*j4_R_Ryy;
  const double j4_t21 = j4_R_Rzz*j5_t8 - j5_t9*j4_R_Rzy;
  const double j4_t22 = j3_R_Rxx*j5_t10 + j4_R_Rxy*j5_t11;
  const double j4_t23 = j3_R_Ryx*j5_t10 + j4_R_Ryy*j5_t11;
  const double j4_t24 = j4_R_Rzy*j5_t11 + j3_R_Rzx*j5_t10;
  const double j4_t25 = j4_p_y*j4_t21 - j4_p_z*j4_t20;
  const double j4_t26 = j4_p_z*j4_t19 - j4_p_x*j4_t21;
  const double j4_t27 = j4_p_x*j4_t20 - j4_p_y*j4_t19;
  const double j4_t28 = j4_t22 + j4_R_Rxz*j5_t12 + j4_t25;
  const double j4_t29 = j4_t23 + j4_R_Ryz*j5_t12 + j4_t26;
  const double j4_t30 = j4_t24 + j4_R_Rzz*j5_t12 + j4_t27;
  const double j4_t31 = j4_t28 - (j1_t6*j4_t21 - j1_t7*j4_t20);
  const double j4_t32 = j4_t29 - (j1_t7*j4_t19 - j1_t5*j4_t21);
  const double j4_t33 = j4_t30 - (j1_t5*j4_t20 - j1_t6*j4_t19);

  /* ---- columns of j5: revolute y, parent j4 ------------------------------- */
  const double j5_t16 = j5_R_Rxx*j6_t8 - j6_k4*j5_R_Rxz;
  const double j5_t17 = j5_R_Ryx*j6_t8 - j6_k4*j5_R_Ryz;
  const double j5_t18 = j6_k4*j5_R_Rzz - j5_R_Rzx*j6_t8;
  const double j5_t19 = j5_R_Rxx*j6_t9 + j4_R_Rxy*j6_t11;
  const double j5_t20 = j5_R_Ryx*j6_t9 + j4_R_Ryy*j6_t11;
  const double j5_t21 = j4_R_Rzy*j6_t11 + j5_R_Rzx*j6_t9;
  const double j5_t22 = j5_t18*j5_p_y + j5_p_z*j5_t17;
  const double j5_t23 = j5_p_z*j5_t16 + j5_t18*j5_p_x;
  const double j5_t24 = j5_p_x*j5_t17 - j5_p_y*j5_t16;
  const double j5_t25 = j5_t19 + j5_R_Rxz*j6_t12 - j5_t22;
  const double j5_t26 = j5_t20 + j5_R_Ryz*j6_t12 + j5_t23;
  const double j5_t27 = j5_t21 + j5_R_Rzz*j6_t12 + j5_t24;
  const double j5_t28 = j5_t25 + (j5_t18*j1_t6 + j1_t7*j5_t17);
  const double j5_t29 = j5_t26 - (j1_t7*j5_t16 + j5_t18*j1_t5);
  const double j5_t30 = j5_t27 - (j1_t5*j5_t17 - j1_t6*j5_t16);

  /* ---- columns of j6: revolute x, parent j5 ------------------------------- */
  const double j6_t14 = j6_R_Rxz*flange_hy - flange_hz*j6_R_Rxy;
  const double j6_t15 = j6_R_Ryz*flange_hy - flange_hz*j6_R_Ryy;
  const double j6_t16 = j6_R_Rzz*flange_hy - flange_hz*j6_R_Rzy;
  const double j6_t17 = j5_R_Rxx*flange_Jxx + j6_R_Rxy*flange_Jxy;
  const double j6_t18 = j5_R_Ryx*flange_Jxx + j6_R_Ryy*flange_Jxy;
  const double j6_t19 = j6_R_Rzy*flange_Jxy + j5_R_Rzx*flange_Jxx;
  const double j6_t20 = j6_p_y*j6_t16 - j6_p_z*j6_t15;
  const double j6_t21 = j6_p_z*j6_t14 - j6_p_x*j6_t16;
  const double j6_t22 = j6_p_x*j6_t15 - j6_p_y*j6_t14;
  const double j6_t23 = j6_t17 + j6_R_Rxz*flange_Jxz + j6_t20;
  const double j6_t24 = j6_t18 + j6_R_Ryz*flange_Jxz + j6_t21;
  const double j6_t25 = j6_t19 + j6_R_Rzz*flange_Jxz + j6_t22;
  const double j6_t26 = j6_t23 - (j1_t6*j6_t16 - j1_t7*j6_t15);
  const double j6_t27 = j6_t24 - (j1_t7*j6_t14 - j1_t5*j6_t16);
  const double j6_t28 = j6_t25 - (j1_t5*j6_t15 - j1_t6*j6_t14);

  /* ---- A_G and h_G = A_G*v ------------------------------------------------ */
  A[0][ARM6_j1] = -j1_t2;
  A[0][ARM6_j2] = j2_t11;
  const double j6_t29 = j2_t11*v[ARM6_j2] - j1_t2*v[ARM6_j1];
  A[0][ARM6_j3] = j3_t15;
  A[0][ARM6_j4] = j4_t19;
  const double j6_t30 = j6_t29 + j3_t15*v[ARM6_j3] + j4_t19*v[ARM6_j4];
  A[0][ARM6_j5] = j5_t16;
  A[0][ARM6_j6] = j6_t14;
  h[0] = j6_t30 + j5_t16*v[ARM6_j5] + j6_t14*v[ARM6_j6];
  A[1][ARM6_j1] = j1_t1;
  A[1][ARM6_j2] = j2_t12;
  const double j6_t31 = j1_t1*v[ARM6_j1] + j2_t12*v[ARM6_j2];
  A[1][ARM6_j3] = j3_t16;
  A[1][ARM6_j4] = j4_t20;
  const double j6_t32 = j6_t31 + j3_t16*v[ARM6_j3] + j4_t20*v[ARM6_j4];
  A[1][ARM6_j5] = j5_t17;
  A[1][ARM6_j6] = j6_t15;
  h[1] = j6_t32 + j5_t17*v[ARM6_j5] + j6_t15*v[ARM6_j6];
  A[2][ARM6_j1] = 0.0;
  A[2][ARM6_j2] = -j2_t1;
  A[2][ARM6_j3] = -j3_t17;
  const double j6_t33 = j2_t1*v[ARM6_j2] + j3_t17*v[ARM6_j3];
  A[2][ARM6_j4] = j4_t21;
  A[2][ARM6_j5] = -j5_t18;
  const double j6_t34 = j4_t21*v[ARM6_j4] - j6_t33 - j5_t18*v[ARM6_j5];
  A[2][ARM6_j6] = j6_t16;
  h[2] = j6_t34 + j6_t16*v[ARM6_j6];
  A[3][ARM6_j1] = j1_t8;
  A[3][ARM6_j2] = j2_t17;
  const double j6_t35 = j1_t8*v[ARM6_j1] + j2_t17*v[ARM6_j2];
  A[3][ARM6_j3] = j3_t24;
  A[3][ARM6_j4] = j4_t31;
  const double j6_t36 = j6_t35 + j3_t24*v[ARM6_j3] + j4_t31*v[ARM6_j4];
  A[3][ARM6_j5] = j5_t28;
  A[3][ARM6_j6] = j6_t26;
  h[3] = j6_t36 + j5_t28*v[ARM6_j5] + j6_t26*v[ARM6_j6];
  A[4][ARM6_j1] = j1_t9;
  A[4][ARM6_j2] = j2_t18;
  const double j6_t37 = j1_t9*v[ARM6_j1] + j2_t18*v[ARM6_j2];
  A[4][ARM6_j3] = j3_t25;
  A[4][ARM6_j4] = j4_t32;
  const double j6_t38 = j6_t37 + j3_t25*v[ARM6_j3] + j4_t32*v[ARM6_j4];
  A[4][ARM6_j5] = j5_t29;
  A[4][ARM6_j6] = j6_t27;
  h[4] = j6_t38 + j5_t29*v[ARM6_j5] + j6_t27*v[ARM6_j6];
  A[5][ARM6_j1] = j1_t10;
  A[5][ARM6_j2] = j2_t19;
  const double j6_t39 = j1_t10*v[ARM6_j1] + j2_t19*v[ARM6_j2];
  A[5][ARM6_j3] = j3_t26;
  A[5][ARM6_j4] = j4_t33;
  const double j6_t40 = j6_t39 + j3_t26*v[ARM6_j3] + j4_t33*v[ARM6_j4];
  A[5][ARM6_j5] = j5_t30;
  A[5][ARM6_j6] = j6_t28;
  h[5] = j6_t40 + j5_t30*v[ARM6_j5] + j6_t28*v[ARM6_j6];
}
