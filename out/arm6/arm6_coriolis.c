/* arm6_coriolis.c
 * C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double upper_arm_Jxx =  0.27451874000000004;    /* Ixx + m*cy^2 + m*cz^2 */
static const double upper_arm_Jxy = -0.0007918;              /* Ixy - m*cx*cy */
static const double upper_arm_Jxz = -0.0034020000000000005;  /* Ixz - m*cx*cz */
static const double upper_arm_Jyy =  0.26753000000000005;    /* Iyy + m*cx^2 + m*cz^2 */
static const double upper_arm_Jyz =  0.0032524000000000008;  /* Iyz - m*cy*cz */
static const double upper_arm_Jzz =  0.016990739999999997;   /* Izz + m*cx^2 + m*cy^2 */

static const double j3_pz     =  0.3;                    /* origin */
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
static const double j3_k1     =  0.6;                    /* 2*j3_pz = 2*0.3 */
static const double j3_k2     =  0.7154999999999999;     /* j4_k7*j3_pz*j3_pz */

static const double j4_px       =  0.09;                   /* origin */
static const double j4_pz       =  0.06;                   /* origin */
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
static const double j4_k1       =  0.4095;                 /* j5_k4*j4_px = 4.55*0.09 */
static const double j4_k2       =  0.18;                   /* 2*j4_px = 2*0.09 */
static const double j4_k3       =  0.036855;               /* j4_k1*j4_px = 0.4095*0.09 */
static const double j4_k4       =  0.27299999999999996;    /* j5_k4*j4_pz = 4.55*0.06 */
static const double j4_k5       =  0.12;                   /* 2*j4_pz = 2*0.06 */
static const double j4_k6       =  0.01638;                /* j4_k4*j4_pz */
static const double j4_k7       =  7.949999999999999;      /* elbow_m + j5_k4 = 3.4 + 4.55 */

static const double j5_px     =  0.23;                   /* origin */
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
static const double j5_k1     =  0.34500000000000003;    /* j6_k8*j5_px = 1.5*0.23 */
static const double j5_k2     =  0.46;                   /* 2*j5_px = 2*0.23 */
static const double j5_k3     =  0.07935;                /* j5_k1*j5_px */
static const double j5_k4     =  4.55;                   /* forearm_m + j6_k8 = 3.05 + 1.5 */

static const double j6_px      =  0.065;                  /* origin */
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
static const double j6_k1      =  0.053958;               /* elbow_hz*j3_pz = 0.17986*0.3 */
static const double j6_k2      = -0.015605999999999998;   /* elbow_hx*j3_pz = -0.05202*0.3 */
static const double j6_k3      =  1.02;                   /* elbow_m*j3_pz = 3.4*0.3 */
static const double j6_k4      =  0.0035699999999999994;  /* elbow_hy*j3_pz */
static const double j6_k5      = -1.4999999999999999e-05; /* flange_Jyy - flange_Jzz */
static const double j6_k6      = -2e-05;                  /* flange_Jyz*2 = -1e-05*2 */
static const double j6_k7      =  0.0010426;              /* 2*j6_px*flange_hx + flange_m*j6_p... */
static const double j6_k8      =  1.5;                    /* wrist_m + flange_m = 1.3 + 0.2 */
static const double j6_k9      =  0.03207;                /* wrist_hx + flange_hx + flange_m*j... */
static const double j6_k10     =  0.00092762;             /* wrist_Jxx + flange_Jxx */

void arm6_coriolis(const double q[ARM6_NQ], const double v[ARM6_NV], double C[ARM6_NV][ARM6_NV])
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

  /* ---- velocity of j2: revolute y, parent j1 ------------------------------ */
  /* V = X*V_lambda + S*v */
  const double j2_V_rz = v[ARM6_j1]*j2_c;
  const double j2_V_rx = -j2_s*v[ARM6_j1];

  /* ---- velocity of j3: revolute y, parent j2 ------------------------------ */
  /* V = X*V_lambda + S*v */
  const double j3_t1 = v[ARM6_j2]*j3_pz;
  const double j3_V_y = -j3_pz*j2_V_rx;
  const double j3_V_z = j3_s*j3_t1;
  const double j3_V_x = j3_t1*j3_c;
  const double j3_V_rz = j2_V_rz*j3_c + j3_s*j2_V_rx;
  const double j3_V_rx = j2_V_rx*j3_c - j3_s*j2_V_rz;
  const double j3_V_ry = v[ARM6_j2] + v[ARM6_j3];

  /* ---- velocity of j4: revolute x, parent j3 ------------------------------ */
  /* V = X*V_lambda + S*v */
  const double j4_V_x = j3_V_x + j3_V_ry*j4_pz;
  const double j4_t1 = j3_V_y + (j3_V_rz*j4_px - j3_V_rx*j4_pz);
  const double j4_t2 = j3_V_z - j3_V_ry*j4_px;
  const double j4_V_y = j4_t1*j4_c + j4_s*j4_t2;
  const double j4_V_z = j4_t2*j4_c - j4_s*j4_t1;
  const double j4_V_ry = j3_V_ry*j4_c + j4_s*j3_V_rz;
  const double j4_V_rz = j3_V_rz*j4_c - j4_s*j3_V_ry;
  const double j4_V_rx = v[ARM6_j4] + j3_V_rx;

  /* ---- velocity of j5: revolute y, parent j4 ------------------------------ */
  /* V = X*V_lambda + S*v */
  const double j5_V_y = j4_V_y + j4_V_rz*j5_px;
  const double j5_t1 = j4_V_z - j4_V_ry*j5_px;
  const double j5_V_z = j5_t1*j5_c + j5_s*j4_V_x;
  const double j5_V_x = j4_V_x*j5_c - j5_s*j5_t1;
  const double j5_V_rz = j4_V_rz*j5_c + j5_s*j4_V_rx;
  const double j5_V_rx = j4_V_rx*j5_c - j5_s*j4_V_rz;
  const double j5_V_ry = j4_V_ry + v[ARM6_j5];

  /* ---- velocity of j6: revolute x, parent j5 ------------------------------ */
  /* V = X*V_lambda + S*v */
  const double j6_t1 = j5_V_y + j5_V_rz*j6_px;
  const double j6_t2 = j5_V_z - j5_V_ry*j6_px;
  const double j6_V_y = j6_t1*j6_c + j6_s*j6_t2;
  const double j6_V_z = j6_t2*j6_c - j6_s*j6_t1;
  const double j6_V_ry = j5_V_ry*j6_c + j6_s*j5_V_rz;
  const double j6_V_rz = j5_V_rz*j6_c - j6_s*j5_V_ry;
  const double j6_V_rx = j5_V_rx + v[ARM6_j6];
  const double j6_t3 = upper_arm_Jxy*v[ARM6_j2];
  const double j6_t4 = upper_arm_Jxz*j2_V_rz;
  const double j6_t5 = j6_t3 + j2_V_rx*upper_arm_Jxx + j6_t4;
  const double j6_t6 = j2_V_rx*upper_arm_Jxy;
  const double j6_t7 = upper_arm_Jyz*j2_V_rz;
  const double j6_t8 = upper_arm_Jyy*v[ARM6_j2] + j6_t6 + j6_t7;
  const double j6_t9 = j2_V_rx*upper_arm_Jxz;
  const double j6_t10 = upper_arm_Jyz*v[ARM6_j2];
  const double j6_t11 = j6_t10 + j6_t9 + upper_arm_Jzz*j2_V_rz;
  const double j6_t12 = j2_V_rz*upper_arm_Jxy;
  const double j6_t13 = v[ARM6_j2]*upper_arm_Jxz;
  const double j6_t14 = j6_t10 - j2_V_rz*upper_arm_Jyy;
  const double j6_t15 = v[ARM6_j2]*upper_arm_Jzz - j6_t7;
  const double j6_t16 = j2_V_rx*upper_arm_Jyz;
  const double j6_t17 = j6_t4 - j2_V_rx*upper_arm_Jzz;
  const double j6_t18 = j6_t14 + (j2_V_rz*upper_arm_Jxx - j6_t9);
  const double j6_t19 = j6_t15 - (v[ARM6_j2]*upper_arm_Jxx - j6_t6);
  const double j6_t20 = j6_t17 - (j6_t3 - j2_V_rx*upper_arm_Jyy);
  const double j6_t21 = j3_V_ry*elbow_hz - j3_V_rz*elbow_hy;
  const double j6_t22 = j3_V_rz*elbow_hx - j3_V_rx*elbow_hz;
  const double j6_t23 = j3_V_ry*elbow_hx - j3_V_rx*elbow_hy;
  const double j6_t24 = elbow_hy*j3_V_z;
  const double j6_t25 = j6_k1*j2_V_rx;
  const double j6_t26 = elbow_hz*j3_V_x;
  const double j6_t27 = elbow_hx*j3_V_z;
  const double j6_t28 = j6_k2*j2_V_rx;
  const double j6_t29 = elbow_hy*j3_V_x;
  const double j6_t30 = elbow_Jxy*j3_V_ry;
  const double j6_t31 = elbow_Jxz*j3_V_rz;
  const double j6_t32 = j6_t30 + j3_V_rx*elbow_Jxx + j6_t31 + (j6_t24 + j6_t25);
  const double j6_t33 = j3_V_rx*elbow_Jxy;
  const double j6_t34 = elbow_Jyz*j3_V_rz;
  const double j6_t35 = elbow_Jyy*j3_V_ry + j6_t33 + j6_t34 + (j6_t26 - j6_t27);
  const double j6_t36 = j3_V_rx*elbow_Jxz;
  const double j6_t37 = elbow_Jyz*j3_V_ry;
  const double j6_t38 = j6_t37 + j6_t36 + elbow_Jzz*j3_V_rz - (j6_t28 + j6_t29);
  const double j6_t39 = j3_V_rz*elbow_Jxy;
  const double j6_t40 = j3_V_ry*elbow_Jxz;
  const double j6_t41 = j6_t37 - j3_V_rz*elbow_Jyy;
  const double j6_t42 = j3_V_ry*elbow_Jzz - j6_t34;
  const double j6_t43 = j3_V_rx*elbow_Jyz;
  const double j6_t44 = j6_t31 - j3_V_rx*elbow_Jzz;
  const double j6_t45 = j3_V_z*elbow_hz;
  const double j6_t46 = j6_k4*j2_V_rx;
  const double j6_t47 = j6_t45 - j6_t46;
  const double j6_t48 = j3_V_x*elbow_hx;
  const double j6_t49 = j6_t45 + j6_t48;
  const double j6_t50 = j6_t48 - j6_t46;
  const double j6_t51 = 0.5*(2.0*(j6_t40 - j6_t39) + j6_t47 + j6_t47);
  const double j6_t52 = j6_t41 + (j3_V_rz*elbow_Jxx - j6_t36);
  const double j6_t53 = j6_t42 - (j3_V_ry*elbow_Jxx - j6_t33);
  const double j6_t54 = 0.5*(j6_t53 - j6_t27 - j6_t26 - j6_t35);
  const double j6_t55 = 0.5*(2.0*(j6_t39 - j6_t43) + j6_t49 + j6_t49);
  const double j6_t56 = j6_t44 - (j6_t30 - j3_V_rx*elbow_Jyy);
  const double j6_t57 = 0.5*(j6_t56 - j6_t24 + j6_t25 + j6_t32);
  const double j6_t58 = 0.5*(j6_t56 + j6_t25 - j6_t24 - j6_t32);
  const double j6_t59 = 0.5*(j6_t50 - 2.0*(j6_t40 - j6_t43) + j6_t50);
  const double j6_t60 = j4_V_ry*forearm_hz - j4_V_rz*forearm_hy;
  const double j6_t61 = j4_V_rz*forearm_hx - j4_V_rx*forearm_hz;
  const double j6_t62 = j4_V_rx*forearm_hy - j4_V_ry*forearm_hx;
  const double j6_t63 = forearm_hy*j4_V_z;
  const double j6_t64 = forearm_hz*j4_V_y;
  const double j6_t65 = forearm_hz*j4_V_x;
  const double j6_t66 = forearm_hx*j4_V_z;
  const double j6_t67 = forearm_hx*j4_V_y;
  const double j6_t68 = forearm_hy*j4_V_x;
  const double j6_t69 = forearm_Jxy*j4_V_ry;
  const double j6_t70 = forearm_Jxz*j4_V_rz;
  const double j6_t71 = forearm_Jxx*j4_V_rx + j6_t69 + j6_t70;
  const double j6_t72 = j6_t71 + (j6_t63 - j6_t64);
  const double j6_t73 = forearm_Jxy*j4_V_rx;
  const double j6_t74 = forearm_Jyz*j4_V_rz;
  const double j6_t75 = j6_t73 + forearm_Jyy*j4_V_ry + j6_t74;
  const double j6_t76 = j6_t75 + (j6_t65 - j6_t66);
  const double j6_t77 = forearm_Jxz*j4_V_rx;
  const double j6_t78 = forearm_Jyz*j4_V_ry;
  const double j6_t79 = j6_t77 + j6_t78 + forearm_Jzz*j4_V_rz;
  const double j6_t80 = j6_t79 + (j6_t67 - j6_t68);
  const double j6_t81 = j4_V_rz*forearm_Jxy;
  const double j6_t82 = j4_V_ry*forearm_Jxz;
  const double j6_t83 = j6_t78 - j4_V_rz*forearm_Jyy;
  const double j6_t84 = j4_V_ry*forearm_Jzz - j6_t74;
  const double j6_t85 = j4_V_rx*forearm_Jyz;
  const double j6_t86 = j6_t70 - j4_V_rx*forearm_Jzz;
  const double j6_t87 = j4_V_z*forearm_hz;
  const double j6_t88 = forearm_hy*j4_V_y;
  const double j6_t89 = j6_t87 + j6_t88;
  const double j6_t90 = j4_V_x*forearm_hx;
  const double j6_t91 = j6_t87 + j6_t90;
  const double j6_t92 = j6_t88 + j6_t90;
  const double j6_t93 = 0.5*(2.0*(j6_t82 - j6_t81) + j6_t89 + j6_t89);
  const double j6_t94 = j6_t83 + (j4_V_rz*forearm_Jxx - j6_t77);
  const double j6_t95 = 0.5*(j6_t94 - j6_t67 - j6_t68 + j6_t80);
  const double j6_t96 = j6_t84 + (j6_t73 - j4_V_ry*forearm_Jxx);
  const double j6_t97 = 0.5*(j6_t96 - j6_t66 - j6_t65 - j6_t76);
  const double j6_t98 = 0.5*(j6_t94 - j6_t68 - j6_t67 - j6_t80);
  const double j6_t99 = 0.5*(2.0*(j6_t81 - j6_t85) + j6_t91 + j6_t91);
  const double j6_t100 = j6_t86 + (j4_V_rx*forearm_Jyy - j6_t69);
  const double j6_t101 = 0.5*(j6_t96 - j6_t65 - j6_t66 + j6_t76);
  const double j6_t102 = 0.5*(j6_t100 - j6_t64 - j6_t63 - j6_t72);
  const double j6_t103 = 0.5*(2.0*(j6_t85 - j6_t82) + j6_t92 + j6_t92);
  const double j6_t104 = j5_V_ry*wrist_hz - j5_V_rz*wrist_hy;
  const double j6_t105 = j5_V_rz*wrist_hx - j5_V_rx*wrist_hz;
  const double j6_t106 = j5_V_rx*wrist_hy - j5_V_ry*wrist_hx;
  const double j6_t107 = wrist_hy*j5_V_z;
  const double j6_t108 = wrist_hz*j5_V_y;
  const double j6_t109 = wrist_hz*j5_V_x;
  const double j6_t110 = wrist_hx*j5_V_z;
  const double j6_t111 = wrist_hx*j5_V_y;
  const double j6_t112 = wrist_hy*j5_V_x;
  const double j6_t113 = wrist_Jxy*j5_V_ry;
  const double j6_t114 = wrist_Jxz*j5_V_rz;
  const double j6_t115 = wrist_Jxx*j5_V_rx + j6_t113 + j6_t114 + (j6_t107 - j6_t108);
  const double j6_t116 = wrist_Jxy*j5_V_rx;
  const double j6_t117 = wrist_Jyz*j5_V_rz;
  const double j6_t118 = j6_t116 + wrist_Jyy*j5_V_ry + j6_t117 + (j6_t109 - j6_t110);
  const double j6_t119 = wrist_Jxz*j5_V_rx;
  const double j6_t120 = wrist_Jyz*j5_V_ry;
  const double j6_t121 = j6_t119 + j6_t120 + wrist_Jzz*j5_V_rz + (j6_t111 - j6_t112);
  const double j6_t122 = j5_V_rz*wrist_Jxy;
  const double j6_t123 = j5_V_ry*wrist_Jxz;
  const double j6_t124 = j6_t120 - j5_V_rz*wrist_Jyy;
  const double j6_t125 = j5_V_ry*wrist_Jzz - j6_t117;
  const double j6_t126 = j5_V_rx*wrist_Jyz;
  const double j6_t127 = j6_t114 - j5_V_rx*wrist_Jzz;
  const double j6_t128 = j5_V_z*wrist_hz;
  const double j6_t129 = wrist_hy*j5_V_y;
  const double j6_t130 = j6_t128 + j6_t129;
  const double j6_t131 = j5_V_x*wrist_hx;
  const double j6_t132 = j6_t128 + j6_t131;
  const double j6_t133 = j6_t129 + j6_t131;
  const double j6_t134 = 0.5*(2.0*(j6_t123 - j6_t122) + j6_t130 + j6_t130);
  const double j6_t135 = j6_t124 + (j5_V_rz*wrist_Jxx - j6_t119);
  const double j6_t136 = j6_t125 + (j6_t116 - j5_V_ry*wrist_Jxx);
  const double j6_t137 = 0.5*(2.0*(j6_t122 - j6_t126) + j6_t132 + j6_t132);
  const double j6_t138 = j6_t127 + (j5_V_rx*wrist_Jyy - j6_t113);
  const double j6_t139 = 0.5*(j6_t138 - j6_t107 - j6_t108 + j6_t115);
  const double j6_t140 = 0.5*(j6_t138 - j6_t108 - j6_t107 - j6_t115);
  const double j6_t141 = 0.5*(2.0*(j6_t126 - j6_t123) + j6_t133 + j6_t133);
  const double j6_t142 = j6_V_ry*flange_hz - j6_V_rz*flange_hy;
  const double j6_t143 = j6_V_rz*flange_hx;
  const double j6_t144 = j6_V_ry*flange_hx;
  const double j6_t145 = flange_hy*j6_V_z;
  const double j6_t146 = flange_hz*j6_V_y;
  const double j6_t147 = flange_hz*j5_V_x;
  const double j6_t148 = flange_hx*j6_V_z;
  const double j6_t149 = flange_hx*j6_V_y;
  const double j6_t150 = flange_hy*j5_V_x;
  const double j6_t151 = flange_m*j5_V_x + j6_t142;
  const double j6_t152 = flange_m*j6_V_y;
  const double j6_t153 = j6_t152 + (j6_t143 - j6_V_rx*flange_hz);
  const double j6_t154 = flange_m*j6_V_z;
  const double j6_t155 = j6_t154 + (j6_V_rx*flange_hy - j6_t144);
  const double j6_t156 = flange_Jxy*j6_V_ry;
  const double j6_t157 = flange_Jxz*j6_V_rz;
  const double j6_t158 = flange_Jxx*j6_V_rx + j6_t156 + j6_t157;
  const double j6_t159 = j6_t158 + (j6_t145 - j6_t146);
  const double j6_t160 = flange_Jxy*j6_V_rx;
  const double j6_t161 = flange_Jyz*j6_V_rz;
  const double j6_t162 = j6_t160 + flange_Jyy*j6_V_ry + j6_t161;
  const double j6_t163 = j6_t162 + (j6_t147 - j6_t148);
  const double j6_t164 = flange_Jxz*j6_V_rx;
  const double j6_t165 = flange_Jyz*j6_V_ry;
  const double j6_t166 = j6_t164 + j6_t165 + flange_Jzz*j6_V_rz;
  const double j6_t167 = j6_t166 + (j6_t149 - j6_t150);
  const double j6_t168 = j6_V_rz*flange_Jxy;
  const double j6_t169 = j6_V_ry*flange_Jxz;
  const double j6_t170 = j6_t169 - j6_t168;
  const double j6_t171 = j6_t165 - j6_V_rz*flange_Jyy;
  const double j6_t172 = j6_V_ry*flange_Jzz - j6_t161;
  const double j6_t173 = j6_V_rx*flange_Jyz;
  const double j6_t174 = j6_t157 - j6_V_rx*flange_Jzz;
  const double j6_t175 = j6_V_z*flange_hz;
  const double j6_t176 = flange_hy*j6_V_y;
  const double j6_t177 = j6_t175 + j6_t176;
  const double j6_t178 = j5_V_x*flange_hx;
  const double j6_t179 = j6_t175 + j6_t178;
  const double j6_t180 = j6_t176 + j6_t178;
  const double j6_t181 = 0.5*(2.0*j6_t170 + j6_t177 + j6_t177);
  const double j6_t182 = j6_t171 + (j6_V_rz*flange_Jxx - j6_t164);
  const double j6_t183 = 0.5*(j6_t182 - j6_t149 - j6_t150 + j6_t167);
  const double j6_t184 = j6_t172 + (j6_t160 - j6_V_ry*flange_Jxx);
  const double j6_t185 = 0.5*(j6_t184 - j6_t148 - j6_t147 - j6_t163);
  const double j6_t186 = 0.5*(j6_t182 - j6_t150 - j6_t149 - j6_t167);
  const double j6_t187 = 0.5*(2.0*(j6_t168 - j6_t173) + j6_t179 + j6_t179);
  const double j6_t188 = j6_t174 + (j6_V_rx*flange_Jyy - j6_t156);
  const double j6_t189 = 0.5*(j6_t188 - j6_t145 - j6_t146 + j6_t159);
  const double j6_t190 = 0.5*(j6_t184 - j6_t147 - j6_t148 + j6_t163);
  const double j6_t191 = 0.5*(j6_t188 - j6_t146 - j6_t145 - j6_t159);
  const double j6_t192 = 0.5*(2.0*(j6_t173 - j6_t169) + j6_t180 + j6_t180);

  /* ---- column of j6: revolute x, parent j5 -------------------------------- */
  const double j6_t193 = j6_V_rz*flange_hz + j6_V_ry*flange_hy;
  const double j6_t194 = j6_t154 - j6_t144 - j6_t155;
  const double j6_t195 = j6_t153 - (j6_t152 + j6_t143);
  const double j6_t196 = j6_t181 - (j6_t170 + j6_t177);
  const double j6_t197 = j6_t186 + (j6_t149 - j6_t171);
  const double j6_t198 = j6_t190 + (j6_t148 - j6_t172);
  const double j6_t199 = j6_t194*j6_c - j6_t195*j6_s;
  const double j6_t200 = j6_t194*j6_s + j6_t195*j6_c;
  const double j6_t201 = j6_t197*j6_c - j6_t198*j6_s - j6_px*j6_t200;
  const double j6_t202 = j6_t197*j6_s + j6_t198*j6_c + j6_px*j6_t199;
  const double j6_t203 = flange_hz*j6_c + flange_hy*j6_s;
  const double j6_t204 = flange_hy*j6_c - flange_hz*j6_s;
  const double j6_t205 = flange_Jxy*j6_c - flange_Jxz*j6_s - j6_px*j6_t204;
  const double j6_t206 = flange_Jxy*j6_s + flange_Jxz*j6_c - j6_t203*j6_px;
  const double j6_t207 = j6_t183*j6_c - j6_t185*j6_s;
  const double j6_t208 = j6_t183*j6_s + j6_t185*j6_c;
  const double j6_t209 = j5_V_x*j6_t204 - j5_V_rz*flange_Jxx;
  const double j6_t210 = j6_t200*j5_c - j6_t193*j5_s;
  const double j6_t211 = j6_t200*j5_s + j6_t193*j5_c;
  const double j6_t212 = j6_t202*j5_s + j6_t196*j5_c;
  const double j6_t213 = j6_t201 - j5_px*j6_t210;
  const double j6_t214 = j6_t202*j5_c - j6_t196*j5_s + j5_px*j6_t199;
  const double j6_t215 = j6_t204*j5_c;
  const double j6_t216 = j6_t205 - j5_px*j6_t215;
  const double j6_t217 = j6_t206*j5_c - flange_Jxx*j5_s - j6_t203*j5_px;
  const double j6_t218 = j6_t208*j5_c - j6_t181*j5_s;
  const double j6_t219 = j6_t208*j5_s + j6_t181*j5_c;
  const double j6_t220 = j4_V_rz*j6_t216 - (j6_t203*j4_V_z + j4_V_y*j6_t215);
  const double j6_t221 = j6_t199*j4_c - j6_t210*j4_s;
  const double j6_t222 = j6_t199*j4_s + j6_t210*j4_c;
  const double j6_t223 = j4_pz*j6_t211 - j4_px*j6_t222;
  const double j6_t224 = j6_t212 - j4_pz*j6_t221;
  const double j6_t225 = j6_t213*j4_c - j6_t214*j4_s + j6_t223;
  const double j6_t226 = j6_t213*j4_s + j6_t214*j4_c + j4_px*j6_t221;
  const double j6_t227 = j6_t203*j4_c + j6_t215*j4_s;
  const double j6_t228 = j6_t206*j5_s + flange_Jxx*j5_c + j6_t227*j4_pz;
  const double j6_t229 = j6_t216*j4_s + j6_t217*j4_c - j6_t227*j4_px;
  const double j6_t230 = j6_t207*j4_c - j6_t218*j4_s;
  const double j6_t231 = j6_t207*j4_s + j6_t218*j4_c;
  const double j6_t232 = j3_V_x*(j6_t215*j4_c - j6_t203*j4_s);
  const double j6_t233 = j6_t232 - j3_V_z*(j6_t204*j5_s) - j3_V_rz*j6_t228;
  const double j6_t234 = j6_t229*j3_s + j6_t228*j3_c + j6_t227*j3_pz;
  const double j6_t235 = j2_V_rx*(j6_t229*j3_c - j6_t228*j3_s);
  const double j6_t236 = (j6_t226*j3_s + j6_t224*j3_c - j3_pz*j6_t221)*j2_s;
  const double j6_t237 = (j6_t231*j3_c - j6_t219*j3_s)*j2_c;
  const double j6_t238 = j6_k5*j6_s + j6_k6*j6_c;
  const double j6_t239 = j6_t238*j6_s;
  const double j6_t240 = wrist_hy + j6_t204;
  const double j6_t241 = wrist_hz + j6_t203;
  const double j6_t242 = wrist_Jxy + j6_t205;
  const double j6_t243 = wrist_Jxz + j6_t206;
  const double j6_t244 = wrist_Jyy + (flange_Jyy - j6_t239 + j6_k7);
  const double j6_t245 = wrist_Jyz + (j6_t238*j6_c - flange_Jyz);
  const double j6_t246 = wrist_Jzz + (flange_Jzz + j6_t239 + j6_k7);
  const double j6_t247 = j6_t153*j6_c - j6_t155*j6_s;
  const double j6_t248 = j6_t153*j6_s + j6_t155*j6_c;
  const double j6_t249 = (j6_t187 - j6_t192)*j6_s + (j6_t189 + j6_t191)*j6_c;
  const double j6_t250 = j6_t249*j6_s;
  const double j6_t251 = j6_t249*j6_c;
  const double j6_t252 = j6_px*j6_t151;
  const double j6_t253 = j6_t186*j6_c - j6_t190*j6_s - j6_t247*j6_px;
  const double j6_t254 = j6_t186*j6_s + j6_t190*j6_c - j6_px*j6_t248;
  const double j6_t255 = wrist_m*j5_V_x + j6_t104 + j6_t151;
  const double j6_t256 = j6_t134 + j6_t181;
  const double j6_t257 = 0.5*(j6_t135 - j6_t111 - j6_t112 + j6_t121) + j6_t207;
  const double j6_t258 = 0.5*(j6_t136 - j6_t110 - j6_t109 - j6_t118) + j6_t208;
  const double j6_t259 = wrist_m*j5_V_y + j6_t105 + j6_t247;
  const double j6_t260 = 0.5*(j6_t135 - j6_t112 - j6_t111 - j6_t121) + j6_t253;
  const double j6_t261 = j6_t137 + (j6_t187 - j6_t250 + j6_t252);
  const double j6_t262 = j6_t139 + (j6_t251 - j6_t191);
  const double j6_t263 = wrist_m*j5_V_z + j6_t106 + j6_t248;
  const double j6_t264 = 0.5*(j6_t136 - j6_t109 - j6_t110 + j6_t118) + j6_t254;
  const double j6_t265 = j6_t140 + (j6_t251 - j6_t189);
  const double j6_t266 = j6_t141 + (j6_t192 + j6_t250 + j6_t252);

  /* ---- column of j5: revolute y, parent j4 -------------------------------- */
  const double j5_t2 = j5_V_rx*j6_k9 + j5_V_rz*j6_t241;
  const double j5_t3 = j6_t243*j5_V_rx - j5_V_rz*j6_k10 + j6_t240*j5_V_x;
  const double j5_t4 = j6_t245*j5_V_rx - j5_V_rz*j6_t242;
  const double j5_t5 = j6_t246*j5_V_rx - j5_V_rz*j6_t243 + j5_V_z*j6_t240;
  const double j5_t6 = j6_t263 - (j5_V_z*j6_k8 + j5_V_rx*j6_t240);
  const double j5_t7 = j6_k8*j5_V_x - j5_V_rz*j6_t240 - j6_t255;
  const double j5_t8 = j6_t257 + j5_t3;
  const double j5_t9 = j6_t261 + (j5_t4 - (j5_V_z*j6_t241 + j6_k9*j5_V_x));
  const double j5_t10 = j6_t265 + j5_t5;
  const double j5_t11 = j5_t7*j5_c - j5_t6*j5_s;
  const double j5_t12 = j5_t7*j5_s + j5_t6*j5_c;
  const double j5_t13 = j5_t10*j5_s + j5_t8*j5_c;
  const double j5_t14 = j5_t9 - j5_px*j5_t11;
  const double j5_t15 = j5_t10*j5_c - j5_t8*j5_s + j5_px*j5_t2;
  const double j5_t16 = j6_k9*j5_c + j6_t241*j5_s;
  const double j5_t17 = j6_t241*j5_c - j6_k9*j5_s;
  const double j5_t18 = j6_t245*j5_c - j6_t242*j5_s;
  const double j5_t19 = j6_t245*j5_s + j6_t242*j5_c;
  const double j5_t20 = j6_t244 + j5_t16*j5_px;
  const double j5_t21 = j6_t262*j5_c - j6_t260*j5_s;
  const double j5_t22 = j6_t262*j5_s + j6_t260*j5_c;
  const double j5_t23 = j5_t16*j4_V_y + j4_V_rz*j5_t20 - j4_V_ry*j5_t18;
  const double j5_t24 = j5_t2*j4_c - j5_t11*j4_s;
  const double j5_t25 = j5_t2*j4_s + j5_t11*j4_c;
  const double j5_t26 = j4_pz*j5_t12 - j4_px*j5_t25;
  const double j5_t27 = j5_t13 - j4_pz*j5_t24;
  const double j5_t28 = j5_t14*j4_c - j5_t15*j4_s + j5_t26;
  const double j5_t29 = j5_t14*j4_s + j5_t15*j4_c + j4_px*j5_t24;
  const double j5_t30 = j5_t16*j4_s;
  const double j5_t31 = j5_t19 - j4_pz*j5_t30;
  const double j5_t32 = j5_t20*j4_s + j5_t18*j4_c + j4_px*j5_t30;
  const double j5_t33 = j6_t261*j4_c - j5_t21*j4_s;
  const double j5_t34 = j6_t261*j4_s + j5_t21*j4_c;
  const double j5_t35 = j3_V_z*j5_t17 + j5_t16*j4_c*j3_V_x;
  const double j5_t36 = j5_t32*j3_s + j5_t31*j3_c - j3_pz*j5_t30;
  const double j5_t37 = j2_V_rx*(j5_t32*j3_c - j5_t31*j3_s);
  const double j5_t38 = (j5_t29*j3_s + j5_t27*j3_c - j3_pz*j5_t24)*j2_s;
  const double j5_t39 = (j5_t34*j3_c - j5_t22*j3_s)*j2_c;
  const double j5_t40 = (j6_t246 - j6_k10)*j5_s + j6_t243*(2.0*j5_c);
  const double j5_t41 = j5_t40*j5_s;
  const double j5_t42 = j5_k2*j5_t16 + j5_k3;
  const double j5_t43 = forearm_hx + (j5_t16 + j5_k1);
  const double j5_t44 = forearm_hy + j6_t240;
  const double j5_t45 = forearm_hz + j5_t17;
  const double j5_t46 = forearm_Jxx + (j6_k10 + j5_t41);
  const double j5_t47 = forearm_Jxy + (j5_t19 - j5_px*j6_t240);
  const double j5_t48 = forearm_Jxz + (j5_t40*j5_c - j6_t243 - j5_px*j5_t17);
  const double j5_t49 = forearm_Jyy + (j6_t244 + j5_t42);
  const double j5_t50 = forearm_Jyz + j5_t18;
  const double j5_t51 = forearm_Jzz + (j6_t246 - j5_t41 + j5_t42);
  const double j5_t52 = j6_t263*j5_c - j6_t255*j5_s;
  const double j5_t53 = j6_t263*j5_s + j6_t255*j5_c;
  const double j5_t54 = (j6_t266 - j6_t256)*j5_s + (j6_t264 + j6_t258)*j5_c;
  const double j5_t55 = j5_t54*j5_s;
  const double j5_t56 = j5_t54*j5_c;
  const double j5_t57 = j5_px*j5_t53;
  const double j5_t58 = forearm_m*j4_V_x + j6_t60 + j5_t53;
  const double j5_t59 = j6_t93 + (j6_t256 + j5_t55);
  const double j5_t60 = j6_t95 + (j6_t265*j5_s + j6_t257*j5_c);
  const double j5_t61 = j6_t97 + (j5_t56 - j6_t264);
  const double j5_t62 = forearm_m*j4_V_y + j6_t61 + j6_t259;
  const double j5_t63 = j6_t98 + (j5_t22 - j6_t259*j5_px);
  const double j5_t64 = j6_t99 + (j6_t261 + j5_t57);
  const double j5_t65 = 0.5*(j6_t100 - j6_t63 - j6_t64 + j6_t72) + j5_t21;
  const double j5_t66 = forearm_m*j4_V_z + j6_t62 + j5_t52;
  const double j5_t67 = j6_t101 + (j5_t56 - j6_t258 - j5_px*j5_t52);
  const double j5_t68 = j6_t102 + (j6_t265*j5_c - j6_t257*j5_s);
  const double j5_t69 = j6_t103 + (j6_t266 - j5_t55 + j5_t57);

  /* ---- column of j4: revolute x, parent j3 -------------------------------- */
  const double j4_t3 = j4_V_rz*j5_t45 + j4_V_ry*j5_t44;
  const double j4_t4 = j5_t47*j4_V_rz - j4_V_ry*j5_t48;
  const double j4_t5 = j5_t49*j4_V_rz - j4_V_ry*j5_t50 + j4_V_y*j5_t43;
  const double j4_t6 = j5_t50*j4_V_rz - j4_V_ry*j5_t51 + j5_t43*j4_V_z;
  const double j4_t7 = j5_k4*j4_V_z - j4_V_ry*j5_t43 - j5_t66;
  const double j4_t8 = j5_t62 - (j4_V_y*j5_k4 + j4_V_rz*j5_t43);
  const double j4_t9 = j5_t59 + (j4_t4 - (j4_V_y*j5_t44 + j5_t45*j4_V_z));
  const double j4_t10 = j5_t63 + j4_t5;
  const double j4_t11 = j5_t67 + j4_t6;
  const double j4_t12 = j4_t7*j4_c - j4_t8*j4_s;
  const double j4_t13 = j4_t7*j4_s + j4_t8*j4_c;
  const double j4_t14 = j4_pz*j4_t3 - j4_px*j4_t13;
  const double j4_t15 = j4_t9 - j4_pz*j4_t12;
  const double j4_t16 = j4_t10*j4_c - j4_t11*j4_s + j4_t14;
  const double j4_t17 = j4_t10*j4_s + j4_t11*j4_c + j4_px*j4_t12;
  const double j4_t18 = j5_t45*j4_c + j5_t44*j4_s;
  const double j4_t19 = j5_t44*j4_c - j5_t45*j4_s;
  const double j4_t20 = j5_t47*j4_s + j5_t48*j4_c;
  const double j4_t21 = j5_t46 + j4_t18*j4_pz;
  const double j4_t22 = j5_t47*j4_c - j5_t48*j4_s - j4_px*j4_t19;
  const double j4_t23 = j4_t20 - j4_t18*j4_px;
  const double j4_t24 = j5_t60*j4_c - j5_t61*j4_s;
  const double j4_t25 = j5_t60*j4_s + j5_t61*j4_c;
  const double j4_t26 = j3_V_x*j4_t19 - j3_V_rz*j4_t21 + j3_V_rx*j4_t23;
  const double j4_t27 = j4_t23*j3_s + j4_t21*j3_c + j4_t18*j3_pz;
  const double j4_t28 = j2_V_rx*(j4_t23*j3_c - j4_t21*j3_s);
  const double j4_t29 = (j4_t17*j3_s + j4_t15*j3_c - j3_pz*j4_t12)*j2_s;
  const double j4_t30 = (j4_t25*j3_c - j5_t59*j3_s)*j2_c;
  const double j4_t31 = (j5_t49 - j5_t51)*j4_s + j5_t50*(2.0*j4_c);
  const double j4_t32 = j4_t18 + j4_k4;
  const double j4_t33 = j5_t51 + j4_t31*j4_s + (j4_k2*j5_t43 + j4_k3);
  const double j4_t34 = elbow_hx + (j5_t43 + j4_k1);
  const double j4_t35 = elbow_hy + j4_t19;
  const double j4_t36 = elbow_hz + j4_t32;
  const double j4_t37 = elbow_Jxx + (j5_t46 + (j4_k5*j4_t18 + j4_k6));
  const double j4_t38 = elbow_Jxy + j4_t22;
  const double j4_t39 = elbow_Jxz + (j4_t20 - (j4_px*j4_t32 + j4_pz*j5_t43));
  const double j4_t40 = elbow_Jyz + (j4_t31*j4_c - j5_t50 - j4_pz*j4_t19);
  const double j4_t41 = elbow_Jzz + j4_t33;
  const double j4_t42 = j5_t62*j4_c - j5_t66*j4_s;
  const double j4_t43 = j5_t62*j4_s + j5_t66*j4_c;
  const double j4_t44 = (j5_t64 - j5_t69)*j4_s + (j5_t65 + j5_t68)*j4_c;
  const double j4_t45 = j4_t44*j4_s;
  const double j4_t46 = j4_t44*j4_c;
  const double j4_t47 = j4_pz*j4_t43;
  const double j4_t48 = j4_px*j5_t58;
  const double j4_t49 = j5_t63*j4_c - j5_t67*j4_s - j4_t42*j4_px;
  const double j4_t50 = j5_t63*j4_s + j5_t67*j4_c - j4_px*j4_t43;
  const double j4_t51 = elbow_m*j3_V_x + j6_t21 + j5_t58;
  const double j4_t52 = j6_t51 + (j5_t59 + j4_t47);
  const double j4_t53 = 0.5*(j6_t52 + j6_t28 - j6_t29 + j6_t38) + j4_t24;
  const double j4_t54 = j6_t54 + (j4_t25 - j5_t58*j4_pz);
  const double j4_t55 = 0.5*(j6_t52 - j6_t29 + j6_t28 - j6_t38) + j4_t49;
  const double j4_t56 = j6_t55 + (j5_t64 - j4_t45 + (j4_t47 + j4_t48));
  const double j4_t57 = j6_t57 + (j4_t46 - j5_t68 - j4_pz*j4_t42);
  const double j4_t58 = elbow_m*j3_V_z - j6_t23 + j4_t43;
  const double j4_t59 = 0.5*(j6_t53 - j6_t26 - j6_t27 + j6_t35) + j4_t50;
  const double j4_t60 = j6_t58 + (j4_t46 - j5_t65);
  const double j4_t61 = j6_t59 + (j5_t69 + j4_t45 + j4_t48);

  /* ---- column of j3: revolute y, parent j2 -------------------------------- */
  const double j3_t2 = j4_t35*j3_V_x - (j3_V_rz*j4_t37 - j3_V_rx*j4_t39);
  const double j3_t3 = j3_V_rz*j4_t38 - j3_V_rx*j4_t40;
  const double j3_t4 = j3_V_z*j4_t35 - (j3_V_rz*j4_t39 - j3_V_rx*j4_t41);
  const double j3_t5 = j4_t53 + j3_t2;
  const double j3_t6 = j4_t56 - (j3_t3 + (j3_V_z*j4_t36 + j4_t34*j3_V_x));
  const double j3_t7 = j4_t60 + j3_t4;
  const double j3_t8 = (j4_k7*j3_V_x - j3_V_rz*j4_t35 - j4_t51)*j3_s;
  const double j3_t9 = (j4_t58 - (j3_V_rx*j4_t35 + j3_V_z*j4_k7))*j3_c;
  const double j3_t10 = j3_pz*(j3_V_rz*j4_t36 + j3_V_rx*j4_t34);
  const double j3_t11 = j4_t40*j3_c - j4_t38*j3_s;
  const double j3_t12 = j4_t40*j3_s + j4_t38*j3_c;
  const double j3_t13 = j4_t57*j3_c - j4_t55*j3_s;
  const double j3_t14 = j4_t57*j3_s + j4_t55*j3_c;
  const double j3_t15 = (j3_t7*j3_s + j3_t5*j3_c - j3_t10)*j2_s;
  const double j3_t16 = (j4_t41 - j4_t37)*j3_s + j4_t39*(2.0*j3_c);
  const double j3_t17 = j3_t16*j3_s;
  const double j3_t18 = j3_k1*(j4_t36*j3_c - j4_t34*j3_s) + j3_k2;
  const double j3_t19 = j3_pz*(j4_t34*j3_c + j4_t36*j3_s);
  const double j3_t20 = upper_arm_Jxz + (j3_t16*j3_c - j4_t39 - j3_t19);
  const double j3_t21 = (j4_t61 - j4_t52)*j3_s + (j4_t59 + j4_t54)*j3_c;
  const double j3_t22 = j3_t21*j3_s;
  const double j3_t23 = j3_t21*j3_c;
  const double j3_t24 = j3_pz*(j4_t58*j3_c - j4_t51*j3_s);
  const double j3_t25 = (j4_t58*j3_s + j4_t51*j3_c)*j3_pz;
  const double j3_t26 = j3_t13 - j3_pz*(j6_t22 - j6_k3*j2_V_rx + j4_t42);
  const double j3_t27 = 0.5*(j6_t18 + j6_t11) + (j4_t60*j3_s + j4_t53*j3_c);
  const double j3_t28 = 0.5*(j6_t19 - j6_t8) + (j3_t23 - j4_t59 - j3_t25);
  const double j3_t29 = 0.5*(j6_t20 - j6_t5) + (j4_t60*j3_c - j4_t53*j3_s);
  const double j3_t30 = j4_t61 - j3_t22 - (j6_t13 - j6_t16);

  /* ---- column of j2: revolute y, parent j1 -------------------------------- */
  const double j2_t1 = j2_V_rz*(upper_arm_Jxx + (j4_t37 + j3_t17 + j3_t18));
  const double j2_t2 = j2_V_rx*(upper_arm_Jyz + (j3_t11 - j3_pz*j4_t35));
  const double j2_t3 = j2_V_rz*(upper_arm_Jxy + j3_t12) - j2_t2;
  const double j2_t4 = j2_V_rx*(upper_arm_Jzz + (j4_t41 - j3_t17));
  const double j2_t5 = (j3_t29 - (j2_V_rz*j3_t20 - j2_t4))*j2_c;
  const double j2_t6 = (0.5*(j6_t20 + j6_t5) + j3_t26)*j2_c;
  const double j2_t7 = j3_t30 - (j6_t13 - j6_t12 + (j4_t52 + j3_t22 + j3_t24));
  const double j2_t8 = 0.5*(j6_t19 + j6_t8) + (j3_t23 - j4_t54) + j3_t28;

  /* ---- C ------------------------------------------------------------------ */
  C[ARM6_j1][ARM6_j1] = j3_t30 - (j2_t7*j2_s + j2_t8*j2_c)*j2_s;
  C[ARM6_j1][ARM6_j2] = j2_t5 - (j3_t27 - (j2_t1 - j2_V_rx*j3_t20))*j2_s;
  C[ARM6_j1][ARM6_j3] = (j3_t7*j3_c - j3_t5*j3_s)*j2_c - j3_t15;
  C[ARM6_j1][ARM6_j4] = (j4_t17*j3_c - j4_t15*j3_s)*j2_c - j4_t29;
  C[ARM6_j1][ARM6_j5] = (j5_t29*j3_c - j5_t27*j3_s)*j2_c - j5_t38;
  C[ARM6_j1][ARM6_j6] = (j6_t226*j3_c - j6_t224*j3_s)*j2_c - j6_t236;
  C[ARM6_j2][ARM6_j1] = j2_t6 - (0.5*(j6_t18 - j6_t11) + j3_t14)*j2_s;
  C[ARM6_j2][ARM6_j2] = j6_t12 - j6_t16 + (j4_t56 + j3_t24) - j2_t3;
  C[ARM6_j2][ARM6_j3] = j3_t6 + j3_pz*(j3_t8 + j3_t9);
  C[ARM6_j2][ARM6_j4] = j4_t16 + j3_pz*(j4_t13*j3_s + j4_t3*j3_c);
  C[ARM6_j2][ARM6_j5] = j5_t28 + j3_pz*(j5_t25*j3_s + j5_t12*j3_c);
  C[ARM6_j2][ARM6_j6] = j6_t225 + j3_pz*(j6_t222*j3_s + j6_t211*j3_c);
  C[ARM6_j3][ARM6_j1] = j3_t13*j2_c - j3_t14*j2_s;
  C[ARM6_j3][ARM6_j2] = j4_t56 - (j2_V_rz*j3_t12 - j2_V_rx*j3_t11);
  C[ARM6_j3][ARM6_j3] = j3_t6;
  C[ARM6_j3][ARM6_j4] = j4_t16;
  C[ARM6_j3][ARM6_j5] = j5_t28;
  C[ARM6_j3][ARM6_j6] = j6_t225;
  C[ARM6_j4][ARM6_j1] = j4_t30 - (j4_t25*j3_s + j5_t59*j3_c)*j2_s;
  C[ARM6_j4][ARM6_j2] = j4_t24 - (j2_V_rz*j4_t27 - j4_t28);
  C[ARM6_j4][ARM6_j3] = j4_t26 + j4_t24;
  C[ARM6_j4][ARM6_j4] = j4_t9;
  C[ARM6_j4][ARM6_j5] = j5_t13;
  C[ARM6_j4][ARM6_j6] = j6_t212;
  C[ARM6_j5][ARM6_j1] = j5_t39 - (j5_t34*j3_s + j5_t22*j3_c)*j2_s;
  C[ARM6_j5][ARM6_j2] = j5_t33 - (j2_V_rz*j5_t36 - j5_t37);
  C[ARM6_j5][ARM6_j3] = j5_t33 - (j5_t35 + j3_V_rz*j5_t31 - j3_V_rx*j5_t32);
  C[ARM6_j5][ARM6_j4] = j5_t23 + j5_t22;
  C[ARM6_j5][ARM6_j5] = j5_t9;
  C[ARM6_j5][ARM6_j6] = j6_t201;
  C[ARM6_j6][ARM6_j1] = j6_t237 - (j6_t231*j3_s + j6_t219*j3_c)*j2_s;
  C[ARM6_j6][ARM6_j2] = j6_t230 - (j2_V_rz*j6_t234 - j6_t235);
  C[ARM6_j6][ARM6_j3] = j6_t233 + j3_V_rx*j6_t229 + j6_t230;
  C[ARM6_j6][ARM6_j4] = j6_t220 - j4_V_ry*j6_t217 + j6_t219;
  C[ARM6_j6][ARM6_j5] = j6_t209 + j5_V_rx*j6_t206 + j6_t207;
  C[ARM6_j6][ARM6_j6] = j6_t196;
}
