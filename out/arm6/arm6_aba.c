/* arm6_aba.c
 * a = H^-1 (tau - C): forward dynamics, articulated bodies (table 7.1).
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
static const double j2_k5         = -0.006804000000000001;   /* upper_arm_Jxz*2 */
static const double j2_k6         =  0.25752800000000003;    /* upper_arm_Jxx - upper_arm_Jzz */
static const double j2_k7         = -0.006988739999999993;   /* upper_arm_Jyy - upper_arm_Jxx */

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
static const double j3_k1     =  0.6;                    /* j3_pz*2 = 0.3*2 */
static const double j3_k2     =  0.107916;               /* elbow_hz*j3_k1 = 0.17986*0.6 */
static const double j3_k3     = -0.031211999999999997;   /* elbow_hx*j3_k1 = -0.05202*0.6 */
static const double j3_k4     = -0.009932943999999999;   /* elbow_Jzz - elbow_Jyy */
static const double j3_k5     = -0.002451311999999997;   /* elbow_Jxx - elbow_Jzz */
static const double j3_k6     =  0.012384255999999996;   /* elbow_Jyy - elbow_Jxx */
static const double j3_k7     =  2.04;                   /* elbow_m*j3_k1 = 3.4*0.6 */
static const double j3_k8     =  0.09;                   /* j3_pz^2 = 0.3^2 */

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
static const double j4_k4       =  0.0036;                 /* j4_pz^2 = 0.06^2 */

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
static const double j5_IA_Mxx =  1.5;                    /* wrist_m + flange_m = 1.3 + 0.2 */
static const double j5_k4     =  1.1101783224999998e-08; /* wrist_Jxy^2 */
static const double j5_k5     =  0.0529;                 /* j5_px^2 = 0.23^2 */

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
static const double j6_Dinv    =  9896.091044037605;      /* 1/flange_Jxx = 1/0.00010105 */
static const double j6_k4      =  4.948045522018802;      /* flange_hz*j6_Dinv */
static const double j6_k5      =  9.896091044037604;      /* flange_hy*j6_Dinv */
static const double j6_k6      = -0.0789708065314201;     /* flange_Jxy*j6_Dinv */
static const double j6_k7      = -0.03948540326571005;    /* flange_Jxz*j6_Dinv */
static const double j6_k8      =  0.1975259772389906;     /* flange_m - flange_hz*j6_k4 */
static const double j6_k9      =  0.004948045522018802;   /* flange_hz*j6_k5 */
static const double j6_k10     =  0.1901039089559624;     /* flange_m - j6_k5*flange_hy */
static const double j6_k11     = -3.9485403265710056e-05; /* flange_hz*j6_k6 */
static const double j6_k12     =  0.00144102919346858;    /* flange_hx + j6_k6*flange_hy */
static const double j6_k13     =  5.737181296387927e-05;  /* flange_Jyy - j6_k6*flange_Jxy */
static const double j6_k14     =  0.001500257298367145;   /* flange_hx + flange_hz*j6_k7 */
static const double j6_k15     = -3.9485403265710056e-05; /* j6_k7*flange_hy */
static const double j6_k16     = -1.0315093518060366e-05; /* flange_Jyz - j6_k7*flange_Jxy */
static const double j6_k17     =  7.284445324096982e-05;  /* flange_Jzz - j6_k7*flange_Jxz */
static const double j6_k18     =  0.007422068283028188;   /* j6_k8 - j6_k10 */
static const double j6_k19     =  0.009896091044037604;   /* j6_k9*2 = 0.004948045522018802*2 */
static const double j6_k20     = -1.5472640277090546e-05; /* j6_k13 - j6_k17 */
static const double j6_k21     = -2.0630187036120733e-05; /* j6_k16*2 = -1.0315093518060366e-05*2 */
static const double j6_k22     = -7.897080653142011e-05;  /* j6_k11 + j6_k15 */
static const double j6_k23     =  5.922810489856502e-05;  /* j6_k14 - j6_k12 */

int arm6_aba(const double q[ARM6_NQ], const double v[ARM6_NV], const double tau[ARM6_NV],
             double a[ARM6_NV])
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

  /* ---- motion of j2: revolute y, parent j1 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j2_w_z = v[ARM6_j1]*j2_c;
  const double j2_w_x = -j2_s*v[ARM6_j1];
  const double j2_dw_x = -v[ARM6_j2]*j2_w_z;
  const double j2_dw_z = j2_w_x*v[ARM6_j2];
  const double j2_dd_z = -gravity_z*j2_c;
  const double j2_dd_x = j2_s*gravity_z;
  const double j2_t1 = j2_w_x*j2_w_x;
  const double j2_t2 = v[ARM6_j2]*v[ARM6_j2];
  const double j2_t3 = j2_w_z*j2_w_z;
  const double j2_t4 = j2_w_x*j2_w_z;

  /* fB = I*a + w x I*w: the net force; of fB only nx, ny, nz are live */
  const double j2_t5 = j2_dw_x*upper_arm_Jxx - j2_k4*j2_dw_x;
  const double j2_t6 = j2_t5 + upper_arm_Jyz*(j2_t2 - j2_t3);
  const double j2_t7 = j2_t6 + (j2_k5*j2_dw_z - j2_t4*upper_arm_Jxy);
  const double j2_t8 = upper_arm_Jxz*(j2_t3 - j2_t1) + j2_t4*j2_k6;
  const double j2_t9 = j2_dw_z*upper_arm_Jzz + j2_dw_z*j2_k7;
  const double j2_t10 = upper_arm_Jxy*(j2_t1 - j2_t2) + j2_t9;
  const double j2_t11 = j2_t10 + (j2_t4*upper_arm_Jyz + j2_k5*j2_dw_x);
  const double j2_fB_nx = j2_t7 - j2_k1*j2_c;
  const double j2_fB_ny = j2_t8 + (j2_k2*j2_s + j2_k3*j2_c);
  const double j2_fB_nz = j2_t11 - j2_k1*j2_s;

  /* ---- motion of j3: revolute y, parent j2 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j3_w_z = j2_w_z*j3_c + j3_s*j2_w_x;
  const double j3_w_x = j2_w_x*j3_c - j3_s*j2_w_z;
  const double j3_dd_y = -j3_k1*j2_dw_x;
  const double j3_t1 = j2_dd_x + j2_t4*j3_pz;
  const double j3_t2 = (j2_t1 + j2_t2)*j3_pz - j2_dd_z;
  const double j3_dd_z = j3_s*j3_t1 - j3_t2*j3_c;
  const double j3_dd_x = j3_s*j3_t2 + j3_t1*j3_c;
  const double j3_dw_x = j2_dw_x*j3_c - j3_s*j2_dw_z - j3_w_z*v[ARM6_j3];
  const double j3_dw_z = j2_dw_z*j3_c + j3_s*j2_dw_x + j3_w_x*v[ARM6_j3];
  const double j3_w_y = v[ARM6_j2] + v[ARM6_j3];
  const double j3_t3 = j3_w_x*j3_w_x;
  const double j3_t4 = j3_w_y*j3_w_y;
  const double j3_t5 = j3_w_z*j3_w_z;
  const double j3_t6 = j3_w_x*j3_w_y;
  const double j3_t7 = j3_w_x*j3_w_z;
  const double j3_t8 = j3_w_y*j3_w_z;
  const double j3_t9 = j3_t4 + j3_t5;
  const double j3_t10 = j3_t6 - j3_dw_z;
  const double j3_t11 = j3_t6 + j3_dw_z;
  const double j3_t12 = j3_t8 - j3_dw_x;
  const double j3_t13 = j3_t8 + j3_dw_x;
  const double j3_t14 = j3_t3 + j3_t4;

  /* fB = I*a + w x I*w: the net force */
  const double j3_t15 = j3_t10*elbow_hy - j3_t9*elbow_hx;
  const double j3_t16 = (j3_t3 + j3_t5)*elbow_hy - j3_t11*elbow_hx;
  const double j3_t17 = j3_t13*elbow_hy + j3_t7*elbow_hx;
  const double j3_t18 = elbow_Jxx*j3_dw_x + j3_k4*j3_t8;
  const double j3_t19 = j3_t11*elbow_Jxz - j3_t7*elbow_Jxy;
  const double j3_t20 = j3_t18 + elbow_Jyz*(j3_t4 - j3_t5) + j3_t19;
  const double j3_t21 = elbow_Jxz*(j3_t5 - j3_t3) + j3_t7*j3_k5;
  const double j3_t22 = j3_t21 + (elbow_Jxy*j3_t13 - elbow_Jyz*j3_t10);
  const double j3_t23 = j3_dw_z*elbow_Jzz + j3_t6*j3_k6;
  const double j3_t24 = elbow_Jxz*j3_t12 - j3_t7*elbow_Jyz;
  const double j3_t25 = elbow_Jxy*(j3_t3 - j3_t4) + j3_t23 - j3_t24;
  const double j3_fB_fx = elbow_m*j3_dd_x + (j3_t15 + j3_t7*elbow_hz);
  const double j3_fB_nx = j3_t20 + (elbow_hy*j3_dd_z + j3_k2*j2_dw_x);
  const double j3_fB_fy = j3_t12*elbow_hz - j3_t16 - j3_k7*j2_dw_x;
  const double j3_fB_ny = j3_t22 + (elbow_hz*j3_dd_x - elbow_hx*j3_dd_z);
  const double j3_fB_fz = elbow_m*j3_dd_z + (j3_t17 - j3_t14*elbow_hz);
  const double j3_fB_nz = j3_t25 - (j3_k3*j2_dw_x + elbow_hy*j3_dd_x);

  /* ---- motion of j4: revolute x, parent j3 -------------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double j4_w_y = j3_w_y*j4_c + j4_s*j3_w_z;
  const double j4_w_z = j3_w_z*j4_c - j4_s*j3_w_y;
  const double j4_dd_x = j3_dd_x - (j3_t9*j4_px - j3_t7*j4_pz);
  const double j4_t1 = j3_dd_y + (j3_t12*j4_pz + j3_t11*j4_px);
  const double j4_t2 = j3_dd_z - (j3_t14*j4_pz - j3_t7*j4_px);
  const double j4_dd_y = j4_t1*j4_c + j4_s*j4_t2;
  const double j4_dd_z = j4_t2*j4_c - j4_s*j4_t1;
  const double j4_dw_y = j4_w_z*v[ARM6_j4] + j4_s*j3_dw_z;
  const double j4_dw_z = j3_dw_z*j4_c - j4_w_y*v[ARM6_j4];
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
  const double j4_t13 = j4_t8 - j3_dw_x;
  const double j4_t14 = j4_t7 - j4_dw_y;
  const double j4_t15 = j4_t8 + j3_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double j4_t16 = j4_t10*forearm_hy - j4_t9*forearm_hx;
  const double j4_t17 = j4_t12*forearm_hx - (j4_t3 + j4_t5)*forearm_hy;
  const double j4_t18 = j4_t14*forearm_hx + j4_t15*forearm_hy;
  const double j4_t19 = j4_t18 - (j4_t3 + j4_t4)*forearm_hz;
  const double j4_t20 = forearm_Jxx*j3_dw_x + j4_k1*j4_t8;
  const double j4_t21 = forearm_Jxz*j4_t12 - forearm_Jxy*j4_t14;
  const double j4_t22 = j4_t20 + forearm_Jyz*(j4_t4 - j4_t5) + j4_t21;
  const double j4_t23 = forearm_Jyy*j4_dw_y + j4_k2*j4_t7;
  const double j4_t24 = forearm_Jxy*j4_t15 - forearm_Jyz*j4_t10;
  const double j4_t25 = j4_t23 + forearm_Jxz*(j4_t5 - j4_t3) + j4_t24;
  const double j4_t26 = j4_k3*j4_t6 + j4_dw_z*forearm_Jzz;
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
  const double j5_dw_x = j3_dw_x*j5_c - j5_s*j4_dw_z - j5_w_z*v[ARM6_j5];
  const double j5_dw_z = j5_s*j3_dw_x + j4_dw_z*j5_c + j5_w_x*v[ARM6_j5];
  const double j5_w_y = j4_w_y + v[ARM6_j5];
  const double j5_t3 = j5_w_x*j5_w_x;
  const double j5_t4 = j5_w_y*j5_w_y;
  const double j5_t5 = j5_w_z*j5_w_z;
  const double j5_t6 = j5_w_x*j5_w_y;
  const double j5_t7 = j5_w_x*j5_w_z;
  const double j5_t8 = j5_w_y*j5_w_z;
  const double j5_t9 = j5_t4 + j5_t5;
  const double j5_t10 = j5_t6 - j5_dw_z;
  const double j5_t11 = j5_t7 + j4_dw_y;
  const double j5_t12 = j5_t6 + j5_dw_z;
  const double j5_t13 = j5_t8 - j5_dw_x;
  const double j5_t14 = j5_t7 - j4_dw_y;
  const double j5_t15 = j5_t8 + j5_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double j5_t16 = j5_t10*wrist_hy - j5_t9*wrist_hx;
  const double j5_t17 = j5_t12*wrist_hx - (j5_t3 + j5_t5)*wrist_hy;
  const double j5_t18 = j5_t14*wrist_hx + j5_t15*wrist_hy;
  const double j5_t19 = wrist_Jxx*j5_dw_x + j5_k1*j5_t8;
  const double j5_t20 = wrist_Jxz*j5_t12 - wrist_Jxy*j5_t14;
  const double j5_t21 = j5_t19 + wrist_Jyz*(j5_t4 - j5_t5) + j5_t20;
  const double j5_t22 = wrist_Jyy*j4_dw_y + j5_k2*j5_t7;
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
  const double j6_dw_y = j4_dw_y*j6_c + j6_s*j5_dw_z + j6_w_z*v[ARM6_j6];
  const double j6_dw_z = j5_dw_z*j6_c - j6_s*j4_dw_y - j6_w_y*v[ARM6_j6];
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
  const double j6_t12 = j6_t8 - j5_dw_x;
  const double j6_t13 = j6_t7 - j6_dw_y;
  const double j6_t14 = j6_t8 + j5_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double j6_t15 = j6_t9*flange_hy - (j6_t4 + j6_t5)*flange_hx;
  const double j6_t16 = j6_t11*flange_hx - (j6_t3 + j6_t5)*flange_hy;
  const double j6_t17 = j6_t13*flange_hx + j6_t14*flange_hy;
  const double j6_t18 = j6_t17 - (j6_t3 + j6_t4)*flange_hz;
  const double j6_t19 = flange_Jxx*j5_dw_x + j6_k1*j6_t8;
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

  /* ---- articulated inertia of j6: revolute x, parent j5 ------------------- */
  /* the joint projected out */
  const double j6_u = tau[ARM6_j6] - j6_fB_nx;
  const double j6_t28 = j6_fB_fy - j6_k4*j6_u;
  const double j6_t29 = j6_fB_fz + j6_k5*j6_u;
  const double j6_t30 = j6_fB_ny + j6_k6*j6_u;
  const double j6_t31 = j6_fB_nz + j6_k7*j6_u;

  /* IA and pA to j5 */
  const double j6_t32 = j6_k18*j6_s + j6_k19*j6_c;
  const double j6_t33 = j6_t32*j6_s;
  const double j6_IA_j5_Myy = j6_k8 - j6_t33;
  const double j6_IA_j5_Mzz = j6_k10 + j6_t33;
  const double j6_IA_j5_Myz = j6_t32*j6_c - j6_k9;
  const double j6_t34 = j6_k20*j6_s + j6_k21*j6_c;
  const double j6_t35 = j6_t34*j6_s;
  const double j6_t36 = j6_k22*j6_s + j6_k23*j6_c;
  const double j6_t37 = j6_t36*j6_s;
  const double j6_t38 = j6_t36*j6_c;
  const double j6_t39 = j6_k11 - j6_t37;
  const double j6_t40 = j6_t38 - j6_k14;
  const double j6_t41 = j6_t38 + j6_k12;
  const double j6_IA_j5_Byx = flange_hz*j6_c + flange_hy*j6_s;
  const double j6_IA_j5_Bzx = flange_hz*j6_s - flange_hy*j6_c;
  const double j6_t42 = j6_px*j6_IA_j5_Myz;
  const double j6_IA_j5_Byy = j6_t39 - j6_t42;
  const double j6_IA_j5_Byz = j6_t40 - j6_px*j6_IA_j5_Mzz;
  const double j6_IA_j5_Bzy = j6_t41 + j6_px*j6_IA_j5_Myy;
  const double j6_IA_j5_Bzz = j6_t37 - j6_k15 + j6_t42;
  const double j6_IA_j5_Cyy = j6_k13 - j6_t35 - (j6_px*j6_t40 + j6_px*j6_IA_j5_Byz);
  const double j6_t43 = j6_px*j6_t39 - j6_px*j6_IA_j5_Bzz;
  const double j6_IA_j5_Cyz = j6_t34*j6_c - j6_k16 + j6_t43;
  const double j6_IA_j5_Czz = j6_k17 + j6_t35 + (j6_px*j6_t41 + j6_px*j6_IA_j5_Bzy);
  const double j6_pA_j5_fy = j6_t28*j6_c - j6_t29*j6_s;
  const double j6_pA_j5_fz = j6_t28*j6_s + j6_t29*j6_c;
  const double j6_pA_j5_ny = j6_t30*j6_c - j6_t31*j6_s - j6_px*j6_pA_j5_fz;
  const double j6_pA_j5_nz = j6_t30*j6_s + j6_t31*j6_c + j6_px*j6_pA_j5_fy;

  /* ---- articulated inertia of j5: revolute y, parent j4 ------------------- */
  const double j5_IA_Myy = wrist_m + j6_IA_j5_Myy;
  const double j5_IA_Cyy = wrist_Jyy + j6_IA_j5_Cyy;
  const double j5_IA_Cyz = wrist_Jyz + j6_IA_j5_Cyz;
  const double j5_IA_Mzz = wrist_m + j6_IA_j5_Mzz;
  const double j5_IA_Czz = wrist_Jzz + j6_IA_j5_Czz;
  const double j5_IA_Byx = wrist_hz + j6_IA_j5_Byx;
  const double j5_IA_Byz = j6_IA_j5_Byz - wrist_hx;
  const double j5_IA_Bzx = j6_IA_j5_Bzx - wrist_hy;
  const double j5_IA_Bzy = wrist_hx + j6_IA_j5_Bzy;

  /* the joint projected out */
  const double j5_u = tau[ARM6_j5] - (j5_fB_ny + j6_pA_j5_ny);
  const double j5_Dinv = 1.0/j5_IA_Cyy;
  const double j5_t28 = j6_IA_j5_Byy*j5_Dinv;
  const double j5_t29 = j5_IA_Byz*j5_Dinv;
  const double j5_t30 = wrist_Jxy*j5_Dinv;
  const double j5_t31 = j5_IA_Cyz*j5_Dinv;
  const double j5_t32 = j5_IA_Mxx - j5_IA_Byx*j5_Dinv*j5_IA_Byx;
  const double j5_t33 = j5_t28*j5_IA_Byx;
  const double j5_IA_j4_Myy = j5_IA_Myy - j5_t28*j6_IA_j5_Byy;
  const double j5_t34 = j5_t29*j5_IA_Byx;
  const double j5_t35 = j6_IA_j5_Myz - j5_t29*j6_IA_j5_Byy;
  const double j5_t36 = j5_IA_Mzz - j5_t29*j5_IA_Byz;
  const double j5_t37 = j5_t30*j5_IA_Byx;
  const double j5_t38 = wrist_hz + j5_t30*j6_IA_j5_Byy;
  const double j5_t39 = wrist_hy - j5_t30*j5_IA_Byz;
  const double j5_t40 = wrist_Jxx - j5_k4*j5_Dinv;
  const double j5_t41 = j5_IA_Bzx - j5_t31*j5_IA_Byx;
  const double j5_t42 = j5_IA_Bzy - j5_t31*j6_IA_j5_Byy;
  const double j5_t43 = j6_IA_j5_Bzz - j5_t31*j5_IA_Byz;
  const double j5_t44 = wrist_Jxz - j5_t31*wrist_Jxy;
  const double j5_t45 = j5_IA_Czz - j5_t31*j5_IA_Cyz;
  const double j5_t46 = j5_u*j5_Dinv;
  const double j5_t47 = j5_fB_fx + j6_fB_fx + j5_IA_Byx*j5_t46;
  const double j5_pA_j4_fy = j5_fB_fy + j6_pA_j5_fy + j6_IA_j5_Byy*j5_t46;
  const double j5_t48 = j5_fB_fz + j6_pA_j5_fz + j5_IA_Byz*j5_t46;
  const double j5_t49 = j5_fB_nx + tau[ARM6_j6] + wrist_Jxy*j5_t46;
  const double j5_t50 = j5_fB_nz + j6_pA_j5_nz + j5_IA_Cyz*j5_t46;

  /* IA and pA to j4 */
  const double j5_t51 = 2.0*j5_c;
  const double j5_t52 = (j5_t36 - j5_t32)*j5_s - j5_t34*j5_t51;
  const double j5_t53 = j5_t52*j5_s;
  const double j5_IA_j4_Mzz = j5_t36 - j5_t53;
  const double j5_IA_j4_Mxx = j5_t32 + j5_t53;
  const double j5_IA_j4_Mxz = j5_t52*j5_c + j5_t34;
  const double j5_IA_j4_Myz = j5_t35*j5_c + j5_t33*j5_s;
  const double j5_IA_j4_Mxy = j5_t35*j5_s - j5_t33*j5_c;
  const double j5_t54 = (j5_t45 - j5_t40)*j5_s + j5_t44*j5_t51;
  const double j5_t55 = j5_t54*j5_s;
  const double j5_IA_j4_Cxx = j5_t40 + j5_t55;
  const double j5_t56 = (j5_t43 + j5_t37)*j5_s + (j5_t41 + j5_t39)*j5_c;
  const double j5_t57 = j5_t56*j5_s;
  const double j5_t58 = j5_t56*j5_c;
  const double j5_IA_j4_Bxx = j5_t57 - j5_t37;
  const double j5_IA_j4_Bxz = j5_t58 - j5_t41;
  const double j5_t59 = j5_t42*j5_c + j5_t38*j5_s;
  const double j5_IA_j4_Bxy = j5_t42*j5_s - j5_t38*j5_c;
  const double j5_IA_j4_Byx = -j5_px*j5_IA_j4_Mxz;
  const double j5_IA_j4_Byy = -j5_px*j5_IA_j4_Myz;
  const double j5_IA_j4_Byz = -j5_px*j5_IA_j4_Mzz;
  const double j5_IA_j4_Bzx = j5_t58 - j5_t39 + j5_px*j5_IA_j4_Mxy;
  const double j5_IA_j4_Bzy = j5_t59 + j5_px*j5_IA_j4_Myy;
  const double j5_IA_j4_Bzz = j5_t43 - j5_t57 - j5_IA_j4_Byy;
  const double j5_IA_j4_Cxy = -j5_px*j5_IA_j4_Bxz;
  const double j5_IA_j4_Cyy = j5_k5*j5_IA_j4_Mzz;
  const double j5_IA_j4_Cyz = -j5_px*j5_IA_j4_Bzz;
  const double j5_IA_j4_Cxz = j5_t54*j5_c - j5_t44 + j5_px*j5_IA_j4_Bxy;
  const double j5_IA_j4_Czz = j5_t45 - j5_t55 + (j5_px*j5_t59 + j5_px*j5_IA_j4_Bzy);
  const double j5_pA_j4_fz = j5_t48*j5_c - j5_t47*j5_s;
  const double j5_pA_j4_fx = j5_t48*j5_s + j5_t47*j5_c;
  const double j5_pA_j4_nx = j5_t50*j5_s + j5_t49*j5_c;
  const double j5_pA_j4_ny = tau[ARM6_j5] - j5_px*j5_pA_j4_fz;
  const double j5_pA_j4_nz = j5_t50*j5_c - j5_t49*j5_s + j5_px*j5_pA_j4_fy;

  /* ---- articulated inertia of j4: revolute x, parent j3 ------------------- */
  const double j4_IA_Mxx = forearm_m + j5_IA_j4_Mxx;
  const double j4_IA_Cxx = forearm_Jxx + j5_IA_j4_Cxx;
  const double j4_IA_Cxy = forearm_Jxy + j5_IA_j4_Cxy;
  const double j4_IA_Cxz = forearm_Jxz + j5_IA_j4_Cxz;
  const double j4_IA_Myy = forearm_m + j5_IA_j4_Myy;
  const double j4_IA_Cyy = forearm_Jyy + j5_IA_j4_Cyy;
  const double j4_IA_Cyz = forearm_Jyz + j5_IA_j4_Cyz;
  const double j4_IA_Mzz = forearm_m + j5_IA_j4_Mzz;
  const double j4_IA_Czz = forearm_Jzz + j5_IA_j4_Czz;
  const double j4_IA_Bxy = j5_IA_j4_Bxy - forearm_hz;
  const double j4_IA_Bxz = forearm_hy + j5_IA_j4_Bxz;
  const double j4_IA_Byx = forearm_hz + j5_IA_j4_Byx;
  const double j4_IA_Byz = j5_IA_j4_Byz - forearm_hx;
  const double j4_IA_Bzx = j5_IA_j4_Bzx - forearm_hy;
  const double j4_IA_Bzy = forearm_hx + j5_IA_j4_Bzy;

  /* the joint projected out */
  const double j4_u = tau[ARM6_j4] - (j4_fB_nx + j5_pA_j4_nx);
  const double j4_Dinv = 1.0/j4_IA_Cxx;
  const double j4_t29 = j4_IA_Bxy*j4_Dinv;
  const double j4_t30 = j4_IA_Bxz*j4_Dinv;
  const double j4_t31 = j4_IA_Cxy*j4_Dinv;
  const double j4_t32 = j4_IA_Cxz*j4_Dinv;
  const double j4_IA_j3_Mxx = j4_IA_Mxx - j5_IA_j4_Bxx*j4_Dinv*j5_IA_j4_Bxx;
  const double j4_t33 = j5_IA_j4_Mxy - j4_t29*j5_IA_j4_Bxx;
  const double j4_t34 = j4_IA_Myy - j4_t29*j4_IA_Bxy;
  const double j4_t35 = j5_IA_j4_Mxz - j4_t30*j5_IA_j4_Bxx;
  const double j4_t36 = j5_IA_j4_Myz - j4_t30*j4_IA_Bxy;
  const double j4_t37 = j4_IA_Mzz - j4_t30*j4_IA_Bxz;
  const double j4_t38 = j4_IA_Byx - j4_t31*j5_IA_j4_Bxx;
  const double j4_t39 = j4_t31*j4_IA_Bxy - j5_IA_j4_Byy;
  const double j4_t40 = j4_t31*j4_IA_Bxz - j4_IA_Byz;
  const double j4_t41 = j4_IA_Cyy - j4_t31*j4_IA_Cxy;
  const double j4_t42 = j4_IA_Bzx - j4_t32*j5_IA_j4_Bxx;
  const double j4_t43 = j4_IA_Bzy - j4_t32*j4_IA_Bxy;
  const double j4_t44 = j5_IA_j4_Bzz - j4_t32*j4_IA_Bxz;
  const double j4_t45 = j4_IA_Cyz - j4_t32*j4_IA_Cxy;
  const double j4_t46 = j4_IA_Czz - j4_t32*j4_IA_Cxz;
  const double j4_t47 = j4_u*j4_Dinv;
  const double j4_pA_j3_fx = j4_fB_fx + j5_pA_j4_fx + j5_IA_j4_Bxx*j4_t47;
  const double j4_t48 = j4_fB_fy + j5_pA_j4_fy + j4_IA_Bxy*j4_t47;
  const double j4_t49 = j4_fB_fz + j5_pA_j4_fz + j4_IA_Bxz*j4_t47;
  const double j4_t50 = j4_fB_ny + j5_pA_j4_ny + j4_IA_Cxy*j4_t47;
  const double j4_t51 = j4_fB_nz + j5_pA_j4_nz + j4_IA_Cxz*j4_t47;

  /* IA and pA to j3 */
  const double j4_t52 = 2.0*j4_c;
  const double j4_t53 = (j4_t34 - j4_t37)*j4_s + j4_t36*j4_t52;
  const double j4_t54 = j4_t53*j4_s;
  const double j4_IA_j3_Myy = j4_t34 - j4_t54;
  const double j4_IA_j3_Mzz = j4_t37 + j4_t54;
  const double j4_IA_j3_Myz = j4_t53*j4_c - j4_t36;
  const double j4_IA_j3_Mxy = j4_t33*j4_c - j4_t35*j4_s;
  const double j4_IA_j3_Mxz = j4_t33*j4_s + j4_t35*j4_c;
  const double j4_t55 = (j4_t41 - j4_t46)*j4_s + j4_t45*j4_t52;
  const double j4_t56 = j4_t55*j4_s;
  const double j4_t57 = (j4_t43 - j4_t40)*j4_c - (j4_t39 + j4_t44)*j4_s;
  const double j4_t58 = j4_t57*j4_s;
  const double j4_t59 = j4_t57*j4_c;
  const double j4_t60 = j4_t39 + j4_t58;
  const double j4_t61 = j4_t59 - j4_t43;
  const double j4_t62 = j4_t59 + j4_t40;
  const double j4_t63 = j4_t38*j4_c - j4_t42*j4_s;
  const double j4_IA_j3_Bxx = -j4_pz*j4_IA_j3_Mxy;
  const double j4_IA_j3_Bxy = -j4_pz*j4_IA_j3_Myy;
  const double j4_t64 = j4_px*j4_IA_j3_Myz;
  const double j4_IA_j3_Bxz = -j4_pz*j4_IA_j3_Myz;
  const double j4_IA_j3_Byx = j4_t63 + (j4_pz*j4_IA_j3_Mxx - j4_px*j4_IA_j3_Mxz);
  const double j4_IA_j3_Byy = -(j4_IA_j3_Bxx + j4_t64 + j4_t60);
  const double j4_IA_j3_Byz = j4_t61 + (j4_pz*j4_IA_j3_Mxz - j4_px*j4_IA_j3_Mzz);
  const double j4_IA_j3_Bzx = j4_t38*j4_s + j4_t42*j4_c + j4_px*j4_IA_j3_Mxy;
  const double j4_IA_j3_Bzy = j4_t62 + j4_px*j4_IA_j3_Myy;
  const double j4_IA_j3_Bzz = j4_t44 + j4_t58 + j4_t64;
  const double j4_IA_j3_Cxx = j4_k4*j4_IA_j3_Myy;
  const double j4_IA_j3_Cxy = -j4_pz*j4_IA_j3_Byy;
  const double j4_t65 = j4_pz*j4_IA_j3_Byx - j4_px*j4_IA_j3_Byz;
  const double j4_IA_j3_Cxz = -j4_pz*j4_IA_j3_Bzy;
  const double j4_t66 = j4_pz*j4_IA_j3_Bzx - j4_px*j4_IA_j3_Bzz;
  const double j4_t67 = j4_pz*j4_t63 - j4_px*j4_t61 + j4_t65;
  const double j4_IA_j3_Cyy = j4_t41 - j4_t56 + j4_t67;
  const double j4_IA_j3_Cyz = j4_t55*j4_c - j4_t45 + (j4_t66 - j4_t60*j4_px);
  const double j4_IA_j3_Czz = j4_t46 + j4_t56 + (j4_px*j4_t62 + j4_px*j4_IA_j3_Bzy);
  const double j4_pA_j3_fy = j4_t48*j4_c - j4_t49*j4_s;
  const double j4_pA_j3_fz = j4_t48*j4_s + j4_t49*j4_c;
  const double j4_t68 = j4_pz*j4_pA_j3_fx - j4_px*j4_pA_j3_fz;
  const double j4_pA_j3_nx = tau[ARM6_j4] - j4_pz*j4_pA_j3_fy;
  const double j4_pA_j3_ny = j4_t50*j4_c - j4_t51*j4_s + j4_t68;
  const double j4_pA_j3_nz = j4_t50*j4_s + j4_t51*j4_c + j4_px*j4_pA_j3_fy;

  /* ---- articulated inertia of j3: revolute y, parent j2 ------------------- */
  const double j3_IA_Mxx = elbow_m + j4_IA_j3_Mxx;
  const double j3_IA_Cxx = elbow_Jxx + j4_IA_j3_Cxx;
  const double j3_IA_Cxy = elbow_Jxy + j4_IA_j3_Cxy;
  const double j3_IA_Cxz = elbow_Jxz + j4_IA_j3_Cxz;
  const double j3_IA_Myy = elbow_m + j4_IA_j3_Myy;
  const double j3_IA_Cyy = elbow_Jyy + j4_IA_j3_Cyy;
  const double j3_IA_Cyz = elbow_Jyz + j4_IA_j3_Cyz;
  const double j3_IA_Mzz = elbow_m + j4_IA_j3_Mzz;
  const double j3_IA_Czz = elbow_Jzz + j4_IA_j3_Czz;
  const double j3_IA_Bxy = j4_IA_j3_Bxy - elbow_hz;
  const double j3_IA_Bxz = elbow_hy + j4_IA_j3_Bxz;
  const double j3_IA_Byx = elbow_hz + j4_IA_j3_Byx;
  const double j3_IA_Byz = j4_IA_j3_Byz - elbow_hx;
  const double j3_IA_Bzx = j4_IA_j3_Bzx - elbow_hy;
  const double j3_IA_Bzy = elbow_hx + j4_IA_j3_Bzy;

  /* the joint projected out */
  const double j3_u = tau[ARM6_j3] - (j3_fB_ny + j4_pA_j3_ny);
  const double j3_Dinv = 1.0/j3_IA_Cyy;
  const double j3_t26 = j4_IA_j3_Byy*j3_Dinv;
  const double j3_t27 = j3_IA_Byz*j3_Dinv;
  const double j3_t28 = j3_IA_Cxy*j3_Dinv;
  const double j3_t29 = j3_IA_Cyz*j3_Dinv;
  const double j3_t30 = j3_IA_Mxx - j3_IA_Byx*j3_Dinv*j3_IA_Byx;
  const double j3_IA_j2_Myy = j3_IA_Myy - j3_t26*j4_IA_j3_Byy;
  const double j3_t31 = j3_t28*j3_IA_Byx - j4_IA_j3_Bxx;
  const double j3_t32 = j3_t28*j4_IA_j3_Byy - j3_IA_Bxy;
  const double j3_t33 = j3_IA_Bxz - j3_t28*j3_IA_Byz;
  const double j3_t34 = j3_IA_Cxx - j3_t28*j3_IA_Cxy;
  const double j3_t35 = j3_IA_Bzy - j3_t29*j4_IA_j3_Byy;
  const double j3_t36 = j3_IA_Cxz - j3_t29*j3_IA_Cxy;
  const double j3_t37 = j3_IA_Czz - j3_t29*j3_IA_Cyz;
  const double j3_t38 = j3_u*j3_Dinv;
  const double j3_pA_j2_fy = j3_fB_fy + j4_pA_j3_fy + j4_IA_j3_Byy*j3_t38;
  const double j3_t39 = j3_fB_nx + j4_pA_j3_nx + j3_IA_Cxy*j3_t38;
  const double j3_t40 = j3_fB_nz + j4_pA_j3_nz + j3_IA_Cyz*j3_t38;

  /* IA and pA to j2: only Mxx, Mxy, Myy, Bxy, Bzx, Bzy, Cxx, Cxy, Cxz, Cyy, Cyz, Czz, fx, fy,
   nx, ny, nz are live */
  const double j3_t41 = (j3_IA_Mzz - j3_t27*j3_IA_Byz - j3_t30)*j3_s;
  const double j3_t42 = 2.0*j3_c;
  const double j3_t43 = j3_t41 + (j4_IA_j3_Mxz - j3_t27*j3_IA_Byx)*j3_t42;
  const double j3_IA_j2_Mxx = j3_t30 + j3_t43*j3_s;
  const double j3_t44 = (j4_IA_j3_Myz - j3_t27*j4_IA_j3_Byy)*j3_s;
  const double j3_IA_j2_Mxy = j3_t44 + (j4_IA_j3_Mxy - j3_t26*j3_IA_Byx)*j3_c;
  const double j3_t45 = (j3_t37 - j3_t34)*j3_s + j3_t36*j3_t42;
  const double j3_t46 = j3_t45*j3_s;
  const double j3_IA_j2_Czz = j3_t37 - j3_t46;
  const double j3_t47 = (j4_IA_j3_Bzz - j3_t29*j3_IA_Byz + j3_t31)*j3_s;
  const double j3_t48 = j3_t47 + (j3_IA_Bzx - j3_t29*j3_IA_Byx + j3_t33)*j3_c;
  const double j3_IA_j2_Bzx = j3_t48*j3_c - j3_t33;
  const double j3_IA_j2_Bzy = j3_t35*j3_c + j3_t32*j3_s;
  const double j3_t49 = j3_t35*j3_s - j3_t32*j3_c;
  const double j3_IA_j2_Bxy = j3_t49 - j3_pz*j3_IA_j2_Myy;
  const double j3_IA_j2_Cyz = j3_pz*j3_IA_j2_Bzx;
  const double j3_IA_j2_Cyy = j3_k8*j3_IA_j2_Mxx;
  const double j3_IA_j2_Cxx = j3_t34 + j3_t46 - (j3_pz*j3_t49 + j3_pz*j3_IA_j2_Bxy);
  const double j3_IA_j2_Cxy = j3_pz*(j3_t48*j3_s - j3_t31) - j3_k8*j3_IA_j2_Mxy;
  const double j3_IA_j2_Cxz = j3_t45*j3_c - j3_t36 - j3_pz*j3_IA_j2_Bzy;
  const double j3_t50 = (j3_fB_fz + j4_pA_j3_fz + j3_IA_Byz*j3_t38)*j3_s;
  const double j3_t51 = (j3_fB_fx + j4_pA_j3_fx + j3_IA_Byx*j3_t38)*j3_c;
  const double j3_pA_j2_fx = j3_t50 + j3_t51;
  const double j3_pA_j2_nz = j3_t40*j3_c - j3_t39*j3_s;
  const double j3_pA_j2_nx = j3_t40*j3_s + j3_t39*j3_c - j3_pz*j3_pA_j2_fy;
  const double j3_pA_j2_ny = tau[ARM6_j3] + j3_pz*j3_pA_j2_fx;

  /* ---- articulated inertia of j2: revolute y, parent j1 ------------------- */
  const double j2_IA_Cxx = upper_arm_Jxx + j3_IA_j2_Cxx;
  const double j2_IA_Cxy = upper_arm_Jxy + j3_IA_j2_Cxy;
  const double j2_IA_Cxz = upper_arm_Jxz + j3_IA_j2_Cxz;
  const double j2_IA_Cyy = upper_arm_Jyy + j3_IA_j2_Cyy;
  const double j2_IA_Cyz = upper_arm_Jyz + j3_IA_j2_Cyz;
  const double j2_IA_Czz = upper_arm_Jzz + j3_IA_j2_Czz;

  /* the joint projected out: only rx, ry, rz are live */
  const double j2_u = tau[ARM6_j2] - (j2_fB_ny + j3_pA_j2_ny);
  const double j2_Dinv = 1.0/j2_IA_Cyy;
  const double j2_t12 = j2_IA_Cyz*j2_Dinv;
  const double j2_t13 = j2_IA_Czz - j2_t12*j2_IA_Cyz;
  const double j2_t14 = j2_u*j2_Dinv;

  /* IA and pA to j1: only Czz, nz are live */
  const double j2_t15 = j2_t13 - (j2_IA_Cxx - j2_IA_Cxy*j2_Dinv*j2_IA_Cxy);
  const double j2_t16 = (j2_IA_Cxz - j2_t12*j2_IA_Cxy)*(2.0*j2_c);
  const double j2_IA_j1_Czz = j2_t13 - (j2_t15*j2_s + j2_t16)*j2_s;
  const double j2_t17 = (j2_fB_nz + j3_pA_j2_nz + j2_IA_Cyz*j2_t14)*j2_c;
  const double j2_t18 = (j2_fB_nx + j3_pA_j2_nx + j2_IA_Cxy*j2_t14)*j2_s;
  const double j2_pA_j1_nz = j2_t17 - j2_t18;

  /* ---- articulated inertia of j1: revolute z, parent base ----------------- */
  const double j1_IA_Czz = carousel_Jzz + j2_IA_j1_Czz;

  /* the joint projected out: only rz is live */
  const double j1_u = tau[ARM6_j1] - j2_pA_j1_nz;
  const double j1_Dinv = 1.0/j1_IA_Czz;
  const double j1_a = j1_u*j1_Dinv;

  /* ---- acceleration of j1: revolute z, parent base ------------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  a[ARM6_j1] = j1_a;

  /* ---- acceleration of j2: revolute y, parent j1 -------------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double j2_d_rz = j1_a*j2_c;
  const double j2_d_rx = -j2_s*j1_a;
  const double j2_t19 = j2_u - (j2_IA_Cyz*j2_d_rz + j2_d_rx*j2_IA_Cxy);
  const double j2_a = j2_t19*j2_Dinv;
  a[ARM6_j2] = j2_a;

  /* ---- acceleration of j3: revolute y, parent j2 -------------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double j3_t52 = j2_a*j3_pz;
  const double j3_d_y = -j3_pz*j2_d_rx;
  const double j3_d_z = j3_s*j3_t52;
  const double j3_d_x = j3_t52*j3_c;
  const double j3_d_rz = j2_d_rz*j3_c + j3_s*j2_d_rx;
  const double j3_d_rx = j2_d_rx*j3_c - j3_s*j2_d_rz;
  const double j3_t53 = j3_IA_Byx*j3_d_x + j4_IA_j3_Byy*j3_d_y;
  const double j3_t54 = j3_t53 + j3_IA_Byz*j3_d_z + j3_d_rx*j3_IA_Cxy;
  const double j3_t55 = j3_u - (j3_t54 + j3_IA_Cyy*j2_a + j3_IA_Cyz*j3_d_rz);
  const double j3_a = j3_t55*j3_Dinv;
  a[ARM6_j3] = j3_a;
  const double j3_d_ry = j2_a + j3_a;

  /* ---- acceleration of j4: revolute x, parent j3 -------------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double j4_d_x = j3_d_x + j3_d_ry*j4_pz;
  const double j4_t69 = j3_d_y + (j3_d_rz*j4_px - j3_d_rx*j4_pz);
  const double j4_t70 = j3_d_z - j3_d_ry*j4_px;
  const double j4_d_y = j4_t69*j4_c + j4_s*j4_t70;
  const double j4_d_z = j4_t70*j4_c - j4_s*j4_t69;
  const double j4_d_ry = j3_d_ry*j4_c + j4_s*j3_d_rz;
  const double j4_d_rz = j3_d_rz*j4_c - j4_s*j3_d_ry;
  const double j4_t71 = j5_IA_j4_Bxx*j4_d_x + j4_IA_Bxy*j4_d_y;
  const double j4_t72 = j4_t71 + j4_IA_Bxz*j4_d_z + j3_d_rx*j4_IA_Cxx;
  const double j4_t73 = j4_t72 + j4_IA_Cxy*j4_d_ry + j4_IA_Cxz*j4_d_rz;
  const double j4_a = (j4_u - j4_t73)*j4_Dinv;
  a[ARM6_j4] = j4_a;
  const double j4_d_rx = j4_a + j3_d_rx;

  /* ---- acceleration of j5: revolute y, parent j4 -------------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double j5_d_y = j4_d_y + j4_d_rz*j5_px;
  const double j5_t60 = j4_d_z - j4_d_ry*j5_px;
  const double j5_d_z = j5_t60*j5_c + j5_s*j4_d_x;
  const double j5_d_x = j4_d_x*j5_c - j5_s*j5_t60;
  const double j5_d_rz = j4_d_rz*j5_c + j5_s*j4_d_rx;
  const double j5_d_rx = j4_d_rx*j5_c - j5_s*j4_d_rz;
  const double j5_t61 = j5_IA_Byx*j5_d_x + j6_IA_j5_Byy*j5_d_y;
  const double j5_t62 = j5_t61 + j5_IA_Byz*j5_d_z + wrist_Jxy*j5_d_rx;
  const double j5_t63 = j5_t62 + j5_IA_Cyy*j4_d_ry + j5_IA_Cyz*j5_d_rz;
  const double j5_a = (j5_u - j5_t63)*j5_Dinv;
  a[ARM6_j5] = j5_a;
  const double j5_d_ry = j4_d_ry + j5_a;

  /* ---- acceleration of j6: revolute x, parent j5 -------------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a: only x, y, z, ry, rz are live */
  const double j6_t44 = j5_d_y + j5_d_rz*j6_px;
  const double j6_t45 = j5_d_z - j5_d_ry*j6_px;
  const double j6_d_y = j6_t44*j6_c + j6_s*j6_t45;
  const double j6_d_z = j6_t45*j6_c - j6_s*j6_t44;
  const double j6_d_ry = j5_d_ry*j6_c + j6_s*j5_d_rz;
  const double j6_d_rz = j5_d_rz*j6_c - j6_s*j5_d_ry;
  const double j6_t46 = flange_hy*j6_d_z - flange_hz*j6_d_y;
  const double j6_t47 = j6_t46 + flange_Jxx*j5_d_rx + flange_Jxy*j6_d_ry;
  const double j6_a = (j6_u - (j6_t47 + flange_Jxz*j6_d_rz))*j6_Dinv;
  a[ARM6_j6] = j6_a;

  if (!(flange_Jxx > 0.0)) return 1 + ARM6_j6;
  if (!(j5_IA_Cyy > 0.0)) return 1 + ARM6_j5;
  if (!(j4_IA_Cxx > 0.0)) return 1 + ARM6_j4;
  if (!(j3_IA_Cyy > 0.0)) return 1 + ARM6_j3;
  if (!(j2_IA_Cyy > 0.0)) return 1 + ARM6_j2;
  if (!(j1_IA_Czz > 0.0)) return 1 + ARM6_j1;
  return 0;
}
