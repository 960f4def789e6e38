/* arm6_rnea_fext.c
 * tau = rnea with a force f[i] from outside on each body.
 * f[i] is spatial, linear part first, in the axes and about the origin of its link's
 * frame; f is not written.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double gravity_z = -9.81;                   /* acceleration of free fall */

static const double carousel_Jzz =  0.043553735999999996;   /* Izz + m*cx^2 + m*cy^2 */

static const double upper_arm_Jxx =  0.27451874000000004;    /* Ixx + m*cy^2 + m*cz^2 */
static const double upper_arm_Jxy = -0.0007918;              /* Ixy - m*cx*cy */
static const double upper_arm_Jxz = -0.0034020000000000005;  /* Ixz - m*cx*cz */
static const double upper_arm_Jyy =  0.26753000000000005;    /* Iyy + m*cx^2 + m*cz^2 */
static const double upper_arm_Jyz =  0.0032524000000000008;  /* Iyz - m*cy*cz */
static const double upper_arm_Jzz =  0.016990739999999997;   /* Izz + m*cx^2 + m*cy^2 */
static const double j2_k1         =  0.726921;               /* upper_arm_hy*gravity_z */
static const double j2_k2         = -10.457460000000001;     /* upper_arm_hz*gravity_z */
static const double j2_k3         = -0.12753;                /* upper_arm_hx*gravity_z */
static const double j2_k4         = -0.25053926000000004;    /* upper_arm_Jzz - upper_arm_Jyy */
static const double j2_k5         =  0.25752800000000003;    /* upper_arm_Jxx - upper_arm_Jzz */
static const double j2_k6         = -0.006988739999999993;   /* upper_arm_Jyy - upper_arm_Jxx */

static const double elbow_m   =  3.4;                    /* m */
static const double elbow_hx  = -0.05202;                /* m*cx = 3.4*-0.0153 */
static const double elbow_hy  =  0.011899999999999999;   /* m*cy = 3.4*0.0035 */
static const double elbow_hz  =  0.17986;                /* m*cz = 3.4*0.0529 */
static const double elbow_Jxx =  0.016596244000000003;   /* Ixx + m*cy^2 + m*cz^2 */
static const double elbow_Jxy =  0.00120207;             /* Ixy - m*cx*cy */
static const double elbow_Jxz =  0.003601858;            /* Ixz - m*cx*cz */
static const double elbow_Jyy =  0.0289805;              /* Iyy + m*cx^2 + m*cz^2 */
static const double elbow_Jyz = -0.00070951;             /* Iyz - m*cy*cz */
static const double elbow_Jzz =  0.019047556;            /* Izz + m*cx^2 + m*cy^2 */
static const double j3_pz     =  0.3;                    /* origin */
static const double j3_k1     =  0.053958;               /* elbow_hz*j3_pz = 0.17986*0.3 */
static const double j3_k2     = -0.015605999999999998;   /* elbow_hx*j3_pz = -0.05202*0.3 */
static const double j3_k3     = -0.009932943999999999;   /* elbow_Jzz - elbow_Jyy */
static const double j3_k4     = -0.002451311999999997;   /* elbow_Jxx - elbow_Jzz */
static const double j3_k5     =  0.012384255999999996;   /* elbow_Jyy - elbow_Jxx */
static const double j3_k6     =  1.02;                   /* elbow_m*j3_pz = 3.4*0.3 */

static const double forearm_m   =  3.05;                   /* m */
static const double forearm_hx  =  0.37759;                /* m*cx = 3.05*0.1238 */
static const double forearm_hy  =  0.031415;               /* m*cy = 3.05*0.0103 */
static const double forearm_hz  =  0.0027449999999999996;  /* m*cz = 3.05*0.0009 */
static const double forearm_Jxx =  0.003986045;            /* Ixx + m*cy^2 + m*cz^2 */
static const double forearm_Jxy = -0.0037691769999999994;  /* Ixy - m*cx*cy */
static const double forearm_Jxz = -0.00032983099999999994; /* Ixz - m*cx*cz */
static const double forearm_Jyy =  0.06123811249999998;    /* Iyy + m*cx^2 + m*cz^2 */
static const double forearm_Jyz = -0.0001282735;           /* Iyz - m*cy*cz */
static const double forearm_Jzz =  0.06258921649999999;    /* Izz + m*cx^2 + m*cy^2 */
static const double j4_px       =  0.09;                   /* origin */
static const double j4_pz       =  0.06;                   /* origin */
static const double j4_k1       =  0.0013511040000000057;  /* forearm_Jzz - forearm_Jyy */
static const double j4_k2       = -0.05860317149999999;    /* forearm_Jxx - forearm_Jzz */
static const double j4_k3       =  0.05725206749999998;    /* forearm_Jyy - forearm_Jxx */

static const double wrist_m   =  1.3;                    /* m */
static const double wrist_hx  =  0.01755;                /* m*cx = 1.3*0.0135 */
static const double wrist_hy  =  0.00299;                /* m*cy = 1.3*0.0023 */
static const double wrist_hz  = -0.00247;                /* m*cz = 1.3*-0.0019 */
static const double wrist_Jxx =  0.00082657;             /* Ixx + m*cy^2 + m*cz^2 */
static const double wrist_Jxy = -0.00010536499999999999; /* Ixy - m*cx*cy */
static const double wrist_Jxz =  8.7345e-05;             /* Ixz - m*cx*cz */
static const double wrist_Jyy =  0.001378618;            /* Iyy + m*cx^2 + m*cz^2 */
static const double wrist_Jyz =  1.4681e-05;             /* Iyz - m*cy*cz */
static const double wrist_Jzz =  0.001465802;            /* Izz + m*cx^2 + m*cy^2 */
static const double j5_px     =  0.23;                   /* origin */
static const double j5_k1     =  8.718399999999992e-05;  /* wrist_Jzz - wrist_Jyy */
static const double j5_k2     = -0.000639232;            /* wrist_Jxx - wrist_Jzz */
static const double j5_k3     =  0.0005520480000000001;  /* wrist_Jyy - wrist_Jxx */

static const double flange_m   =  0.2;                    /* m */
static const double flange_hx  =  0.00152;                /* m*cx = 0.2*0.0076 */
static const double flange_hy  =  0.001;                  /* m*cy = 0.2*0.005 */
static const double flange_hz  =  0.0005;                 /* m*cz = 0.2*0.0025 */
static const double flange_Jxx =  0.00010105;             /* Ixx + m*cy^2 + m*cz^2 */
static const double flange_Jxy = -7.980000000000002e-06;  /* Ixy - m*cx*cy */
static const double flange_Jxz = -3.990000000000001e-06;  /* Ixz - m*cx*cz */
static const double flange_Jyy =  5.8002000000000005e-05; /* Iyy + m*cx^2 + m*cz^2 */
static const double flange_Jyz = -1e-05;                  /* Iyz - m*cy*cz */
static const double flange_Jzz =  7.3002e-05;             /* Izz + m*cx^2 + m*cy^2 */
static const double j6_px      =  0.065;                  /* origin */
static const double j6_k1      =  1.4999999999999999e-05; /* flange_Jzz - flange_Jyy */
static const double j6_k2      =  2.8048e-05;             /* flange_Jxx - flange_Jzz */
static const double j6_k3      = -4.3048e-05;             /* flange_Jyy - flange_Jxx */

void arm6_rnea_fext(const double q[ARM6_NQ], const double v[ARM6_NV], const double a[ARM6_NV],
                    double f[ARM6_NB][6], double tau[ARM6_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum {
    at_j2,
    at_j3,
    at_j4,
    at_j5,
    at_j6,
  };
  const double angle[PINION_SINCOS_ROOM(5)] = {
    q[ARM6_j2],
    q[ARM6_j3],
    q[ARM6_j4],
    q[ARM6_j5],
    q[ARM6_j6],
  };
  double s[PINION_SINCOS_ROOM(5)], c[PINION_SINCOS_ROOM(5)];
  PINION_SINCOS(PINION_SINCOS_ROOM(5), angle, s, c);
  const double j2_s = s[at_j2];
  const double j2_c = c[at_j2];
  const double j3_s = s[at_j3];
  const double j3_c = c[at_j3];
  const double j4_s = s[at_j4];
  const double j4_c = c[at_j4];
  const double j5_s = s[at_j5];
  const double j5_c = c[at_j5];
  const double j6_s = s[at_j6];
  const double j6_c = c[at_j6];

  /* ---- motion of j1: revolute z, parent base ------------------------------ */
  /* fB = I*a + w x I*w: the net force; of fB only nz is live */
  const double j1_fB_nz = carousel_Jzz*a[ARM6_j1];

  /* ---- motion of j2: revolute y, parent j1 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j2_w_z = v[ARM6_j1]*j2_c;
  const double j2_w_x = -j2_s*v[ARM6_j1];
  const double j2_t1 = j2_w_z*v[ARM6_j2];
  const double j2_t2 = j2_w_x*v[ARM6_j2];
  const double j2_dd_z = -gravity_z*j2_c;
  const double j2_dd_x = j2_s*gravity_z;
  const double j2_dw_x = -j2_s*a[ARM6_j1] - j2_t1;
  const double j2_dw_z = a[ARM6_j1]*j2_c + j2_t2;
  const double j2_t3 = j2_w_x*j2_w_x;
  const double j2_t4 = v[ARM6_j2]*v[ARM6_j2];
  const double j2_t5 = j2_w_z*j2_w_z;
  const double j2_t6 = j2_w_x*j2_w_z;
  const double j2_t7 = a[ARM6_j2] + j2_t6;
  const double j2_t8 = j2_t1 - j2_dw_x;

  /* fB = I*a + w x I*w: the net force; of fB only nx, ny, nz are live */
  const double j2_t9 = j2_k4*j2_t1 + j2_dw_x*upper_arm_Jxx;
  const double j2_t10 = (a[ARM6_j2] - j2_t6)*upper_arm_Jxy;
  const double j2_t11 = upper_arm_Jxz*(j2_dw_z + j2_t2) + j2_t10;
  const double j2_t12 = j2_t9 + upper_arm_Jyz*(j2_t4 - j2_t5) + j2_t11;
  const double j2_t13 = upper_arm_Jyy*a[ARM6_j2] + j2_t6*j2_k5;
  const double j2_t14 = upper_arm_Jxy*(j2_t1 + j2_dw_x);
  const double j2_t15 = j2_t14 + (j2_dw_z - j2_t2)*upper_arm_Jyz;
  const double j2_t16 = j2_t13 + upper_arm_Jxz*(j2_t5 - j2_t3) + j2_t15;
  const double j2_t17 = upper_arm_Jzz*j2_dw_z + j2_t2*j2_k6;
  const double j2_t18 = upper_arm_Jyz*j2_t7 - upper_arm_Jxz*j2_t8;
  const double j2_t19 = j2_t17 + upper_arm_Jxy*(j2_t3 - j2_t4) + j2_t18;
  const double j2_fB_nx = j2_t12 - j2_k1*j2_c;
  const double j2_fB_ny = j2_t16 + (j2_k2*j2_s + j2_k3*j2_c);
  const double j2_fB_nz = j2_t19 - j2_k1*j2_s;

  /* ---- motion of j3: revolute y, parent j2 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j3_w_z = j2_w_z*j3_c + j3_s*j2_w_x;
  const double j3_w_x = j2_w_x*j3_c - j3_s*j2_w_z;
  const double j3_dd_y = j2_t8*j3_pz;
  const double j3_t1 = j2_dd_x + j2_t7*j3_pz;
  const double j3_t2 = (j2_t3 + j2_t4)*j3_pz - j2_dd_z;
  const double j3_dd_z = j3_s*j3_t1 - j3_t2*j3_c;
  const double j3_dd_x = j3_s*j3_t2 + j3_t1*j3_c;
  const double j3_dw_x = -(j3_s*j2_dw_z - j2_dw_x*j3_c) - j3_w_z*v[ARM6_j3];
  const double j3_dw_y = a[ARM6_j2] + a[ARM6_j3];
  const double j3_dw_z = j2_dw_z*j3_c + j3_s*j2_dw_x + j3_w_x*v[ARM6_j3];
  const double j3_w_y = v[ARM6_j2] + v[ARM6_j3];
  const double j3_t3 = j3_w_x*j3_w_x;
  const double j3_t4 = j3_w_y*j3_w_y;
  const double j3_t5 = j3_w_z*j3_w_z;
  const double j3_t6 = j3_w_x*j3_w_y;
  const double j3_t7 = j3_w_x*j3_w_z;
  const double j3_t8 = j3_w_y*j3_w_z;
  const double j3_t9 = j3_t4 + j3_t5;
  const double j3_t10 = j3_dw_z - j3_t6;
  const double j3_t11 = j3_dw_y + j3_t7;
  const double j3_t12 = j3_dw_z + j3_t6;
  const double j3_t13 = j3_t8 - j3_dw_x;
  const double j3_t14 = j3_dw_y - j3_t7;
  const double j3_t15 = j3_t8 + j3_dw_x;
  const double j3_t16 = j3_t3 + j3_t4;

  /* fB = I*a + w x I*w: the net force */
  const double j3_t17 = j3_t9*elbow_hx + j3_t10*elbow_hy;
  const double j3_t18 = j3_t12*elbow_hx - (j3_t3 + j3_t5)*elbow_hy;
  const double j3_t19 = j3_t15*elbow_hy - j3_t14*elbow_hx;
  const double j3_t20 = j3_k3*j3_t8 + j3_dw_x*elbow_Jxx;
  const double j3_t21 = elbow_Jxz*j3_t12 + j3_t14*elbow_Jxy;
  const double j3_t22 = j3_t20 + elbow_Jyz*(j3_t4 - j3_t5) + j3_t21;
  const double j3_t23 = elbow_Jyy*j3_dw_y + j3_t7*j3_k4;
  const double j3_t24 = elbow_Jxy*j3_t15 + j3_t10*elbow_Jyz;
  const double j3_t25 = j3_t23 + elbow_Jxz*(j3_t5 - j3_t3) + j3_t24;
  const double j3_t26 = elbow_Jzz*j3_dw_z + j3_t6*j3_k5;
  const double j3_t27 = elbow_Jyz*j3_t11 - elbow_Jxz*j3_t13;
  const double j3_t28 = j3_t26 + elbow_Jxy*(j3_t3 - j3_t4) + j3_t27;
  const double j3_fB_fx = elbow_m*j3_dd_x + (j3_t11*elbow_hz - j3_t17);
  const double j3_fB_nx = j3_t22 + (elbow_hy*j3_dd_z - j3_k1*j2_t8);
  const double j3_fB_fy = j3_k6*j2_t8 + (j3_t18 + j3_t13*elbow_hz);
  const double j3_fB_ny = j3_t25 + (elbow_hz*j3_dd_x - elbow_hx*j3_dd_z);
  const double j3_fB_fz = elbow_m*j3_dd_z + (j3_t19 - j3_t16*elbow_hz);
  const double j3_fB_nz = j3_t28 + (j3_k2*j2_t8 - elbow_hy*j3_dd_x);

  /* ---- motion of j4: revolute x, parent j3 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j4_w_y = j3_w_y*j4_c + j4_s*j3_w_z;
  const double j4_w_z = j3_w_z*j4_c - j4_s*j3_w_y;
  const double j4_dd_x = j3_dd_x + (j3_t11*j4_pz - j3_t9*j4_px);
  const double j4_t1 = j3_dd_y + (j3_t12*j4_px + j3_t13*j4_pz);
  const double j4_t2 = j3_dd_z - (j3_t14*j4_px + j3_t16*j4_pz);
  const double j4_dd_y = j4_t1*j4_c + j4_s*j4_t2;
  const double j4_dd_z = j4_t2*j4_c - j4_s*j4_t1;
  const double j4_dw_x = a[ARM6_j4] + j3_dw_x;
  const double j4_dw_y = j3_dw_y*j4_c + j4_s*j3_dw_z + j4_w_z*v[ARM6_j4];
  const double j4_dw_z = j3_dw_z*j4_c - j4_s*j3_dw_y - j4_w_y*v[ARM6_j4];
  const double j4_w_x = v[ARM6_j4] + j3_w_x;
  const double j4_t3 = j4_w_x*j4_w_x;
  const double j4_t4 = j4_w_y*j4_w_y;
  const double j4_t5 = j4_w_z*j4_w_z;
  const double j4_t6 = j4_w_x*j4_w_y;
  const double j4_t7 = j4_w_x*j4_w_z;
  const double j4_t8 = j4_w_y*j4_w_z;
  const double j4_t9 = j4_t4 + j4_t5;
  const double j4_t10 = j4_t6 - j4_dw_z;
  const double j4_t11 = j4_t7 + j4_dw_y;
  const double j4_t12 = j4_t6 + j4_dw_z;
  const double j4_t13 = j4_t8 - j4_dw_x;
  const double j4_t14 = j4_t7 - j4_dw_y;
  const double j4_t15 = j4_t8 + j4_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double j4_t16 = j4_t10*forearm_hy - j4_t9*forearm_hx;
  const double j4_t17 = j4_t12*forearm_hx - (j4_t3 + j4_t5)*forearm_hy;
  const double j4_t18 = j4_t14*forearm_hx + j4_t15*forearm_hy;
  const double j4_t19 = j4_t18 - (j4_t3 + j4_t4)*forearm_hz;
  const double j4_t20 = forearm_Jxx*j4_dw_x + j4_k1*j4_t8;
  const double j4_t21 = forearm_Jxz*j4_t12 - forearm_Jxy*j4_t14;
  const double j4_t22 = j4_t20 + forearm_Jyz*(j4_t4 - j4_t5) + j4_t21;
  const double j4_t23 = forearm_Jyy*j4_dw_y + j4_k2*j4_t7;
  const double j4_t24 = forearm_Jxy*j4_t15 - forearm_Jyz*j4_t10;
  const double j4_t25 = j4_t23 + forearm_Jxz*(j4_t5 - j4_t3) + j4_t24;
  const double j4_t26 = forearm_Jzz*j4_dw_z + j4_k3*j4_t6;
  const double j4_t27 = forearm_Jyz*j4_t11 - forearm_Jxz*j4_t13;
  const double j4_t28 = j4_t26 + forearm_Jxy*(j4_t3 - j4_t4) + j4_t27;
  const double j4_fB_fx = forearm_m*j4_dd_x + (j4_t16 + j4_t11*forearm_hz);
  const double j4_fB_nx = j4_t22 + (forearm_hy*j4_dd_z - forearm_hz*j4_dd_y);
  const double j4_fB_fy = forearm_m*j4_dd_y + (j4_t17 + j4_t13*forearm_hz);
  const double j4_fB_ny = j4_t25 + (forearm_hz*j4_dd_x - forearm_hx*j4_dd_z);
  const double j4_fB_fz = forearm_m*j4_dd_z + j4_t19;
  const double j4_fB_nz = j4_t28 + (forearm_hx*j4_dd_y - forearm_hy*j4_dd_x);

  /* ---- motion of j5: revolute y, parent j4 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j5_w_z = j4_w_z*j5_c + j5_s*j4_w_x;
  const double j5_w_x = j4_w_x*j5_c - j5_s*j4_w_z;
  const double j5_t1 = j4_dd_x - j4_t9*j5_px;
  const double j5_dd_y = j4_dd_y + j4_t12*j5_px;
  const double j5_t2 = j4_dd_z + j4_t14*j5_px;
  const double j5_dd_z = j5_t2*j5_c + j5_s*j5_t1;
  const double j5_dd_x = j5_t1*j5_c - j5_s*j5_t2;
  const double j5_dw_x = j4_dw_x*j5_c - j5_s*j4_dw_z - j5_w_z*v[ARM6_j5];
  const double j5_dw_y = j4_dw_y + a[ARM6_j5];
  const double j5_dw_z = j4_dw_z*j5_c + j5_s*j4_dw_x + j5_w_x*v[ARM6_j5];
  const double j5_w_y = j4_w_y + v[ARM6_j5];
  const double j5_t3 = j5_w_x*j5_w_x;
  const double j5_t4 = j5_w_y*j5_w_y;
  const double j5_t5 = j5_w_z*j5_w_z;
  const double j5_t6 = j5_w_x*j5_w_y;
  const double j5_t7 = j5_w_x*j5_w_z;
  const double j5_t8 = j5_w_y*j5_w_z;
  const double j5_t9 = j5_t4 + j5_t5;
  const double j5_t10 = j5_t6 - j5_dw_z;
  const double j5_t11 = j5_t7 + j5_dw_y;
  const double j5_t12 = j5_t6 + j5_dw_z;
  const double j5_t13 = j5_t8 - j5_dw_x;
  const double j5_t14 = j5_t7 - j5_dw_y;
  const double j5_t15 = j5_t8 + j5_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double j5_t16 = j5_t10*wrist_hy - j5_t9*wrist_hx;
  const double j5_t17 = j5_t12*wrist_hx - (j5_t3 + j5_t5)*wrist_hy;
  const double j5_t18 = j5_t14*wrist_hx + j5_t15*wrist_hy;
  const double j5_t19 = wrist_Jxx*j5_dw_x + j5_k1*j5_t8;
  const double j5_t20 = wrist_Jxz*j5_t12 - wrist_Jxy*j5_t14;
  const double j5_t21 = j5_t19 + wrist_Jyz*(j5_t4 - j5_t5) + j5_t20;
  const double j5_t22 = wrist_Jyy*j5_dw_y + j5_k2*j5_t7;
  const double j5_t23 = wrist_Jxy*j5_t15 - wrist_Jyz*j5_t10;
  const double j5_t24 = j5_t22 + wrist_Jxz*(j5_t5 - j5_t3) + j5_t23;
  const double j5_t25 = wrist_Jzz*j5_dw_z + j5_k3*j5_t6;
  const double j5_t26 = wrist_Jyz*j5_t11 - wrist_Jxz*j5_t13;
  const double j5_t27 = j5_t25 + wrist_Jxy*(j5_t3 - j5_t4) + j5_t26;
  const double j5_fB_fx = wrist_m*j5_dd_x + (j5_t16 + j5_t11*wrist_hz);
  const double j5_fB_nx = j5_t21 + (wrist_hy*j5_dd_z - wrist_hz*j5_dd_y);
  const double j5_fB_fy = wrist_m*j5_dd_y + (j5_t17 + j5_t13*wrist_hz);
  const double j5_fB_ny = j5_t24 + (wrist_hz*j5_dd_x - wrist_hx*j5_dd_z);
  const double j5_fB_fz = wrist_m*j5_dd_z + (j5_t18 - (j5_t3 + j5_t4)*wrist_hz);
  const double j5_fB_nz = j5_t27 + (wrist_hx*j5_dd_y - wrist_hy*j5_dd_x);

  /* ---- motion of j6: revolute x, parent j5 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j6_w_y = j5_w_y*j6_c + j6_s*j5_w_z;
  const double j6_w_z = j5_w_z*j6_c - j6_s*j5_w_y;
  const double j6_dd_x = j5_dd_x - j5_t9*j6_px;
  const double j6_t1 = j5_dd_y + j5_t12*j6_px;
  const double j6_t2 = j5_dd_z + j5_t14*j6_px;
  const double j6_dd_y = j6_t1*j6_c + j6_s*j6_t2;
  const double j6_dd_z = j6_t2*j6_c - j6_s*j6_t1;
  const double j6_dw_x = j5_dw_x + a[ARM6_j6];
  const double j6_dw_y = j5_dw_y*j6_c + j6_s*j5_dw_z + j6_w_z*v[ARM6_j6];
  const double j6_dw_z = j5_dw_z*j6_c - j6_s*j5_dw_y - j6_w_y*v[ARM6_j6];
  const double j6_w_x = j5_w_x + v[ARM6_j6];
  const double j6_t3 = j6_w_x*j6_w_x;
  const double j6_t4 = j6_w_y*j6_w_y;
  const double j6_t5 = j6_w_z*j6_w_z;
  const double j6_t6 = j6_w_x*j6_w_y;
  const double j6_t7 = j6_w_x*j6_w_z;
  const double j6_t8 = j6_w_y*j6_w_z;
  const double j6_t9 = j6_t6 - j6_dw_z;
  const double j6_t10 = j6_t7 + j6_dw_y;
  const double j6_t11 = j6_t6 + j6_dw_z;
  const double j6_t12 = j6_t8 - j6_dw_x;
  const double j6_t13 = j6_t7 - j6_dw_y;
  const double j6_t14 = j6_t8 + j6_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double j6_t15 = j6_t9*flange_hy - (j6_t4 + j6_t5)*flange_hx;
  const double j6_t16 = j6_t11*flange_hx - (j6_t3 + j6_t5)*flange_hy;
  const double j6_t17 = j6_t13*flange_hx + j6_t14*flange_hy;
  const double j6_t18 = j6_t17 - (j6_t3 + j6_t4)*flange_hz;
  const double j6_t19 = flange_Jxx*j6_dw_x + j6_k1*j6_t8;
  const double j6_t20 = flange_Jxz*j6_t11 - flange_Jxy*j6_t13;
  const double j6_t21 = j6_t19 + flange_Jyz*(j6_t4 - j6_t5) + j6_t20;
  const double j6_t22 = flange_Jyy*j6_dw_y + j6_k2*j6_t7;
  const double j6_t23 = flange_Jxy*j6_t14 - flange_Jyz*j6_t9;
  const double j6_t24 = j6_t22 + flange_Jxz*(j6_t5 - j6_t3) + j6_t23;
  const double j6_t25 = flange_Jzz*j6_dw_z + j6_k3*j6_t6;
  const double j6_t26 = flange_Jyz*j6_t10 - flange_Jxz*j6_t12;
  const double j6_t27 = j6_t25 + flange_Jxy*(j6_t3 - j6_t4) + j6_t26;
  const double j6_fB_fx = flange_m*j6_dd_x + (j6_t15 + j6_t10*flange_hz);
  const double j6_fB_nx = j6_t21 + (flange_hy*j6_dd_z - flange_hz*j6_dd_y);
  const double j6_fB_fy = flange_m*j6_dd_y + (j6_t16 + j6_t12*flange_hz);
  const double j6_fB_ny = j6_t24 + (flange_hz*j6_dd_x - flange_hx*j6_dd_z);
  const double j6_fB_fz = flange_m*j6_dd_z + j6_t18;
  const double j6_fB_nz = j6_t27 + (flange_hx*j6_dd_y - flange_hy*j6_dd_x);

  /* ---- force on j6: revolute x, parent j5 --------------------------------- */
  /* F = fB + children; tau = S'*F */
  const double j6_F_fx = j6_fB_fx - f[ARM6_body_j6][0];
  const double j6_F_fy = j6_fB_fy - f[ARM6_body_j6][1];
  const double j6_F_fz = j6_fB_fz - f[ARM6_body_j6][2];
  const double j6_F_nx = j6_fB_nx - f[ARM6_body_j6][3];
  const double j6_F_ny = j6_fB_ny - f[ARM6_body_j6][4];
  const double j6_F_nz = j6_fB_nz - f[ARM6_body_j6][5];
  tau[ARM6_j6] = j6_F_nx;

  /* F to j5 */
  const double j6_F_j5_fy = j6_F_fy*j6_c - j6_F_fz*j6_s;
  const double j6_F_j5_fz = j6_F_fy*j6_s + j6_F_fz*j6_c;
  const double j6_F_j5_ny = j6_F_ny*j6_c - j6_F_nz*j6_s - j6_px*j6_F_j5_fz;
  const double j6_F_j5_nz = j6_F_ny*j6_s + j6_F_nz*j6_c + j6_px*j6_F_j5_fy;

  /* ---- force on j5: revolute y, parent j4 --------------------------------- */
  /* F = fB + children; tau = S'*F */
  const double j5_F_fx = j5_fB_fx - f[ARM6_body_j5][0] + j6_F_fx;
  const double j5_F_fy = j5_fB_fy - f[ARM6_body_j5][1] + j6_F_j5_fy;
  const double j5_F_fz = j5_fB_fz - f[ARM6_body_j5][2] + j6_F_j5_fz;
  const double j5_F_nx = j5_fB_nx - f[ARM6_body_j5][3] + j6_F_nx;
  const double j5_F_ny = j5_fB_ny - f[ARM6_body_j5][4] + j6_F_j5_ny;
  const double j5_F_nz = j5_fB_nz - f[ARM6_body_j5][5] + j6_F_j5_nz;
  tau[ARM6_j5] = j5_F_ny;

  /* F to j4 */
  const double j5_F_j4_fz = j5_F_fz*j5_c - j5_F_fx*j5_s;
  const double j5_F_j4_fx = j5_F_fz*j5_s + j5_F_fx*j5_c;
  const double j5_F_j4_nx = j5_F_nz*j5_s + j5_F_nx*j5_c;
  const double j5_F_j4_ny = j5_F_ny - j5_px*j5_F_j4_fz;
  const double j5_F_j4_nz = j5_F_nz*j5_c - j5_F_nx*j5_s + j5_px*j5_F_fy;

  /* ---- force on j4: revolute x, parent j3 --------------------------------- */
  /* F = fB + children; tau = S'*F */
  const double j4_F_fx = j4_fB_fx - f[ARM6_body_j4][0] + j5_F_j4_fx;
  const double j4_F_fy = j4_fB_fy - f[ARM6_body_j4][1] + j5_F_fy;
  const double j4_F_fz = j4_fB_fz - f[ARM6_body_j4][2] + j5_F_j4_fz;
  const double j4_F_nx = j4_fB_nx - f[ARM6_body_j4][3] + j5_F_j4_nx;
  const double j4_F_ny = j4_fB_ny - f[ARM6_body_j4][4] + j5_F_j4_ny;
  const double j4_F_nz = j4_fB_nz - f[ARM6_body_j4][5] + j5_F_j4_nz;
  tau[ARM6_j4] = j4_F_nx;

  /* F to j3 */
  const double j4_F_j3_fy = j4_F_fy*j4_c - j4_F_fz*j4_s;
  const double j4_F_j3_fz = j4_F_fy*j4_s + j4_F_fz*j4_c;
  const double j4_t29 = j4_pz*j4_F_fx - j4_px*j4_F_j3_fz;
  const double j4_F_j3_nx = j4_F_nx - j4_pz*j4_F_j3_fy;
  const double j4_F_j3_ny = j4_F_ny*j4_c - j4_F_nz*j4_s + j4_t29;
  const double j4_F_j3_nz = j4_F_ny*j4_s + j4_F_nz*j4_c + j4_px*j4_F_j3_fy;

  /* ---- force on j3: revolute y, parent j2 --------------------------------- */
  /* F = fB + children; tau = S'*F */
  const double j3_F_fx = j3_fB_fx - f[ARM6_body_j3][0] + j4_F_fx;
  const double j3_F_fy = j3_fB_fy - f[ARM6_body_j3][1] + j4_F_j3_fy;
  const double j3_F_fz = j3_fB_fz - f[ARM6_body_j3][2] + j4_F_j3_fz;
  const double j3_F_nx = j3_fB_nx - f[ARM6_body_j3][3] + j4_F_j3_nx;
  const double j3_F_ny = j3_fB_ny - f[ARM6_body_j3][4] + j4_F_j3_ny;
  const double j3_F_nz = j3_fB_nz - f[ARM6_body_j3][5] + j4_F_j3_nz;
  tau[ARM6_j3] = j3_F_ny;

  /* F to j2: only fx, fy, nx, ny, nz are live */
  const double j3_F_j2_fx = j3_F_fz*j3_s + j3_F_fx*j3_c;
  const double j3_F_j2_nz = j3_F_nz*j3_c - j3_F_nx*j3_s;
  const double j3_F_j2_nx = j3_F_nz*j3_s + j3_F_nx*j3_c - j3_pz*j3_F_fy;
  const double j3_F_j2_ny = j3_F_ny + j3_pz*j3_F_j2_fx;

  /* ---- force on j2: revolute y, parent j1 --------------------------------- */
  /* F = fB + children; tau = S'*F; of F only nx, ny, nz are live */
  const double j2_F_nx = j2_fB_nx - f[ARM6_body_j2][3] + j3_F_j2_nx;
  const double j2_F_ny = j2_fB_ny - f[ARM6_body_j2][4] + j3_F_j2_ny;
  const double j2_F_nz = j2_fB_nz - f[ARM6_body_j2][5] + j3_F_j2_nz;
  tau[ARM6_j2] = j2_F_ny;

  /* F to j1: only nz is live */
  const double j2_F_j1_nz = j2_F_nz*j2_c - j2_F_nx*j2_s;

  /* ---- force on j1: revolute z, parent base ------------------------------- */
  /* F = fB + children; tau = S'*F; of F only nz is live */
  const double j1_F_nz = j1_fB_nz - f[ARM6_body_j1][5] + j2_F_j1_nz;
  tau[ARM6_j1] = j1_F_nz;
}
