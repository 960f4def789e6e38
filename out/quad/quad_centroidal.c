/* quad_centroidal.c
 * h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double total_mass =  14.48;                  /* trunk_m + rh_hip_m + rh_thigh_m +... */
static const double per_mass   =  0.06906077348066299;    /* 1/total_mass = 1/14.48 */

static const double trunk_hx  =  0.054;                  /* m*cx = 7.2*0.0075 */
static const double trunk_hz  = -0.00504;                /* m*cz = 7.2*-0.0007 */
static const double trunk_Jxx =  0.024383527999999998;   /* Ixx + m*cz^2 */
static const double trunk_Jxz = -0.0003722;              /* Ixz - m*cx*cz */
static const double trunk_Jyy =  0.07008852800000001;    /* Iyy + m*cx^2 + m*cz^2 */
static const double trunk_Jzz =  0.075515;               /* Izz + m*cx^2 = 0.07511 + 7.2*0.0075^2 */

static const double lf_haa_px  =  0.19;                   /* origin */
static const double lf_haa_py  =  0.055;                  /* origin */
static const double lf_hip_hx  = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double lf_hip_Jxx =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double lf_hip_Jxy =  1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double lf_hip_Jyy =  0.000598943;            /* Iyy + m*cx^2 */
static const double lf_hip_Jzz =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double lf_haa_k1  =  0.3458;                 /* (lf_hip_m + lf_thigh_m + lf_calf_... */
static const double lf_haa_k2  =  0.38;                   /* 2*lf_haa_px = 2*0.19 */
static const double lf_haa_k3  =  0.065702;               /* lf_haa_k1*lf_haa_px = 0.3458*0.19 */
static const double lf_haa_k4  =  0.1001;                 /* (lf_hip_m + lf_thigh_m + lf_calf_... */
static const double lf_haa_k5  =  0.11;                   /* 2*lf_haa_py = 2*0.055 */
static const double lf_haa_k6  =  0.0055055;              /* lf_haa_k4*lf_haa_py = 0.1001*0.055 */

static const double lf_hfe_py    =  0.075;                  /* origin */
static const double lf_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lf_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lf_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double lf_thigh_Jxy = -4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double lf_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double lf_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_thigh_Jyz = -1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double lf_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double lf_hfe_k1    =  0.00423375;             /* 2*lf_hfe_py*lf_thigh_hy + (lf_t... */
static const double lf_hfe_k2    =  0.081215;               /* lf_hip_hy + lf_thigh_hy + (lf_t... */

static const double lf_kfe_pz   = -0.2;                    /* origin */
static const double lf_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lf_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lf_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double lf_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double lf_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double lf_kfe_k1   = -0.0036673216000000005;  /* lf_calf_Jzz - lf_calf_Jxx */
static const double lf_kfe_k2   =  0.00011110380000000001; /* lf_calf_Jxz*2 */
static const double lf_kfe_k3   = -0.034;                  /* lf_calf_m*lf_kfe_pz = 0.17*-0.2 */
static const double lf_kfe_k4   = -0.4;                    /* 2*lf_kfe_pz = 2*-0.2 */
static const double lf_kfe_k5   =  0.0068000000000000005;  /* lf_kfe_k3*lf_kfe_pz = -0.034*-0.2 */

static const double rf_haa_px  =  0.19;                   /* origin */
static const double rf_haa_py  = -0.055;                  /* origin */
static const double rf_hip_hx  = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double rf_hip_Jxx =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double rf_hip_Jxy = -1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double rf_hip_Jyy =  0.000598943;            /* Iyy + m*cx^2 */
static const double rf_hip_Jzz =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double rf_haa_k1  =  0.3458;                 /* (rf_hip_m + rf_thigh_m + rf_calf_... */
static const double rf_haa_k2  =  0.38;                   /* 2*rf_haa_px = 2*0.19 */
static const double rf_haa_k3  =  0.065702;               /* rf_haa_k1*rf_haa_px = 0.3458*0.19 */
static const double rf_haa_k4  = -0.1001;                 /* (rf_hip_m + rf_thigh_m + rf_calf_... */
static const double rf_haa_k5  = -0.11;                   /* 2*rf_haa_py = 2*-0.055 */
static const double rf_haa_k6  =  0.0055055;              /* rf_haa_k4*rf_haa_py = -0.1001*-0.055 */

static const double rf_hfe_py    = -0.075;                  /* origin */
static const double rf_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rf_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rf_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double rf_thigh_Jxy =  4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double rf_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double rf_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_thigh_Jyz =  1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double rf_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double rf_hfe_k1    =  0.00423375;             /* 2*rf_hfe_py*rf_thigh_hy + (rf_t... */
static const double rf_hfe_k2    = -0.081215;               /* rf_hip_hy + rf_thigh_hy + (rf_t... */

static const double rf_kfe_pz   = -0.2;                    /* origin */
static const double rf_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rf_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rf_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double rf_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double rf_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double rf_kfe_k1   = -0.0036673216000000005;  /* rf_calf_Jzz - rf_calf_Jxx */
static const double rf_kfe_k2   =  0.00011110380000000001; /* rf_calf_Jxz*2 */
static const double rf_kfe_k3   = -0.034;                  /* rf_calf_m*rf_kfe_pz = 0.17*-0.2 */
static const double rf_kfe_k4   = -0.4;                    /* 2*rf_kfe_pz = 2*-0.2 */
static const double rf_kfe_k5   =  0.0068000000000000005;  /* rf_kfe_k3*rf_kfe_pz = -0.034*-0.2 */

static const double lh_haa_px  = -0.19;                   /* origin */
static const double lh_haa_py  =  0.055;                  /* origin */
static const double lh_hip_hx  =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double lh_hip_Jxx =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double lh_hip_Jxy = -1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double lh_hip_Jyy =  0.000598943;            /* Iyy + m*cx^2 */
static const double lh_hip_Jzz =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double lh_haa_k1  = -0.3458;                 /* (lh_hip_m + lh_thigh_m + lh_calf_... */
static const double lh_haa_k2  = -0.38;                   /* 2*lh_haa_px = 2*-0.19 */
static const double lh_haa_k3  =  0.065702;               /* lh_haa_k1*lh_haa_px = -0.3458*-0.19 */
static const double lh_haa_k4  =  0.1001;                 /* (lh_hip_m + lh_thigh_m + lh_calf_... */
static const double lh_haa_k5  =  0.11;                   /* 2*lh_haa_py = 2*0.055 */
static const double lh_haa_k6  =  0.0055055;              /* lh_haa_k4*lh_haa_py = 0.1001*0.055 */

static const double lh_hfe_py    =  0.075;                  /* origin */
static const double lh_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lh_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lh_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double lh_thigh_Jxy = -4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double lh_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double lh_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_thigh_Jyz = -1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double lh_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double lh_hfe_k1    =  0.00423375;             /* 2*lh_hfe_py*lh_thigh_hy + (lh_t... */
static const double lh_hfe_k2    =  0.081215;               /* lh_hip_hy + lh_thigh_hy + (lh_t... */

static const double lh_kfe_pz   = -0.2;                    /* origin */
static const double lh_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lh_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lh_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double lh_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double lh_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double lh_kfe_k1   = -0.0036673216000000005;  /* lh_calf_Jzz - lh_calf_Jxx */
static const double lh_kfe_k2   =  0.00011110380000000001; /* lh_calf_Jxz*2 */
static const double lh_kfe_k3   = -0.034;                  /* lh_calf_m*lh_kfe_pz = 0.17*-0.2 */
static const double lh_kfe_k4   = -0.4;                    /* 2*lh_kfe_pz = 2*-0.2 */
static const double lh_kfe_k5   =  0.0068000000000000005;  /* lh_kfe_k3*lh_kfe_pz = -0.034*-0.2 */

static const double rh_haa_px  = -0.19;                   /* origin */
static const double rh_haa_py  = -0.055;                  /* origin */
static const double rh_hip_hx  =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double rh_hip_Jxx =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double rh_hip_Jxy =  1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double rh_hip_Jyy =  0.000598943;            /* Iyy + m*cx^2 */
static const double rh_hip_Jzz =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double rh_haa_k1  = -0.3458;                 /* (rh_hip_m + rh_thigh_m + rh_calf_... */
static const double rh_haa_k2  = -0.38;                   /* 2*rh_haa_px = 2*-0.19 */
static const double rh_haa_k3  =  0.065702;               /* rh_haa_k1*rh_haa_px = -0.3458*-0.19 */
static const double rh_haa_k4  = -0.1001;                 /* (rh_hip_m + rh_thigh_m + rh_calf_... */
static const double rh_haa_k5  = -0.11;                   /* 2*rh_haa_py = 2*-0.055 */
static const double rh_haa_k6  =  0.0055055;              /* rh_haa_k4*rh_haa_py = -0.1001*-0.055 */

static const double rh_hfe_py    = -0.075;                  /* origin */
static const double rh_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rh_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rh_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double rh_thigh_Jxy =  4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double rh_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double rh_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_thigh_Jyz =  1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double rh_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double rh_hfe_k1    =  0.00423375;             /* 2*rh_hfe_py*rh_thigh_hy + (rh_t... */
static const double rh_hfe_k2    = -0.081215;               /* rh_hip_hy + rh_thigh_hy + (rh_t... */

static const double rh_kfe_pz   = -0.2;                    /* origin */
static const double rh_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rh_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rh_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double rh_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double rh_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double rh_kfe_k1   = -0.0036673216000000005;  /* rh_calf_Jzz - rh_calf_Jxx */
static const double rh_kfe_k2   =  0.00011110380000000001; /* rh_calf_Jxz*2 */
static const double rh_kfe_k3   = -0.034;                  /* rh_calf_m*rh_kfe_pz = 0.17*-0.2 */
static const double rh_kfe_k4   = -0.4;                    /* 2*rh_kfe_pz = 2*-0.2 */
static const double rh_kfe_k5   =  0.0068000000000000005;  /* rh_kfe_k3*rh_kfe_pz = -0.034*-0.2 */

void quad_centroidal(const double q[QUAD_NQ], const double v[QUAD_NV], double A[6][QUAD_NV],
                     double h[6])
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

  /* ---- composite inertia of rh_kfe: revolute y, parent rh_hfe ------------- */
  const double rh_kfe_t1 = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s;
  const double rh_kfe_t2 = rh_calf_hz*rh_kfe_s + rh_calf_hx*rh_kfe_c;
  const double rh_kfe_t3 = rh_kfe_k1*rh_kfe_s + rh_kfe_k2*rh_kfe_c;
  const double rh_kfe_t4 = rh_kfe_t3*rh_kfe_s;
  const double rh_kfe_t5 = rh_kfe_t3*rh_kfe_c - rh_calf_Jxz;
  const double rh_kfe_t6 = rh_kfe_k4*rh_kfe_t1 + rh_kfe_k5;
  const double rh_kfe_t7 = rh_thigh_hx + rh_kfe_t2;
  const double rh_kfe_t8 = rh_thigh_hz + (rh_kfe_t1 + rh_kfe_k3);
  const double rh_kfe_t9 = rh_thigh_Jxx + (rh_calf_Jxx + rh_kfe_t4 + rh_kfe_t6);
  const double rh_kfe_t10 = rh_thigh_Jxz + (rh_kfe_t5 - rh_kfe_pz*rh_kfe_t2);
  const double rh_kfe_t11 = rh_thigh_Jyy + (rh_calf_Jyy + rh_kfe_t6);
  const double rh_kfe_t12 = rh_thigh_Jzz + (rh_calf_Jzz - rh_kfe_t4);

  /* ---- composite inertia of rh_hfe: revolute y, parent rh_haa ------------- */
  const double rh_hfe_t1 = rh_kfe_t8*rh_hfe_c - rh_kfe_t7*rh_hfe_s;
  const double rh_hfe_t2 = rh_kfe_t8*rh_hfe_s + rh_kfe_t7*rh_hfe_c;
  const double rh_hfe_t3 = (rh_kfe_t12 - rh_kfe_t9)*rh_hfe_s;
  const double rh_hfe_t4 = rh_hfe_t3 + rh_kfe_t10*(2.0*rh_hfe_c);
  const double rh_hfe_t5 = rh_hfe_t4*rh_hfe_s;
  const double rh_hfe_t6 = rh_hfe_t4*rh_hfe_c - rh_kfe_t10;
  const double rh_hfe_t7 = rh_thigh_Jyz*rh_hfe_c - rh_thigh_Jxy*rh_hfe_s;
  const double rh_hfe_t8 = rh_thigh_Jyz*rh_hfe_s + rh_thigh_Jxy*rh_hfe_c;
  const double rh_hfe_t9 = rh_hfe_t7 - rh_hfe_py*rh_hfe_t1;
  const double rh_hfe_t10 = rh_hip_hx + rh_hfe_t2;
  const double rh_hfe_t11 = rh_hip_Jxx + (rh_kfe_t9 + rh_hfe_t5 + rh_hfe_k1);
  const double rh_hfe_t12 = rh_hip_Jxy + (rh_hfe_t8 - rh_hfe_py*rh_hfe_t2);
  const double rh_hfe_t13 = rh_hip_Jyy + rh_kfe_t11;
  const double rh_hfe_t14 = rh_hip_Jzz + (rh_kfe_t12 - rh_hfe_t5 + rh_hfe_k1);

  /* ---- composite inertia of rh_haa: revolute x, parent base --------------- */
  const double rh_haa_t1 = rh_hfe_k2*rh_haa_c - rh_hfe_t1*rh_haa_s;
  const double rh_haa_t2 = rh_hfe_k2*rh_haa_s + rh_hfe_t1*rh_haa_c;
  const double rh_haa_t3 = (rh_hfe_t13 - rh_hfe_t14)*rh_haa_s;
  const double rh_haa_t4 = rh_haa_t3 + rh_hfe_t9*(2.0*rh_haa_c);
  const double rh_haa_t5 = rh_haa_t4*rh_haa_s;
  const double rh_haa_t6 = rh_haa_t4*rh_haa_c - rh_hfe_t9;
  const double rh_haa_t7 = rh_hfe_t12*rh_haa_c - rh_hfe_t6*rh_haa_s;
  const double rh_haa_t8 = rh_hfe_t12*rh_haa_s + rh_hfe_t6*rh_haa_c;
  const double rh_haa_t9 = rh_haa_k2*rh_hfe_t10 + rh_haa_k3;
  const double rh_haa_t10 = rh_haa_t1 + rh_haa_k4;
  const double rh_haa_t11 = rh_haa_k5*rh_haa_t1 + rh_haa_k6;
  const double rh_haa_t12 = rh_haa_px*rh_haa_t10 + rh_haa_py*rh_hfe_t10;
  const double rh_haa_t13 = rh_haa_t6 - rh_haa_py*rh_haa_t2;
  const double rh_haa_t14 = rh_hfe_t14 + rh_haa_t5 + (rh_haa_t9 + rh_haa_t11);
  const double rh_haa_t15 = trunk_hx + (rh_hfe_t10 + rh_haa_k1);
  const double rh_haa_t16 = trunk_Jxx + (rh_hfe_t11 + rh_haa_t11);
  const double rh_haa_t17 = trunk_Jxz + (rh_haa_t8 - rh_haa_px*rh_haa_t2);
  const double rh_haa_t18 = trunk_Jyy + (rh_hfe_t13 - rh_haa_t5 + rh_haa_t9);

  /* ---- composite inertia of lh_kfe: revolute y, parent lh_hfe ------------- */
  const double lh_kfe_t1 = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s;
  const double lh_kfe_t2 = lh_calf_hz*lh_kfe_s + lh_calf_hx*lh_kfe_c;
  const double lh_kfe_t3 = lh_kfe_k1*lh_kfe_s + lh_kfe_k2*lh_kfe_c;
  const double lh_kfe_t4 = lh_kfe_t3*lh_kfe_s;
  const double lh_kfe_t5 = lh_kfe_t3*lh_kfe_c - lh_calf_Jxz;
  const double lh_kfe_t6 = lh_kfe_k4*lh_kfe_t1 + lh_kfe_k5;
  const double lh_kfe_t7 = lh_thigh_hx + lh_kfe_t2;
  const double lh_kfe_t8 = lh_thigh_hz + (lh_kfe_t1 + lh_kfe_k3);
  const double lh_kfe_t9 = lh_thigh_Jxx + (lh_calf_Jxx + lh_kfe_t4 + lh_kfe_t6);
  const double lh_kfe_t10 = lh_thigh_Jxz + (lh_kfe_t5 - lh_kfe_pz*lh_kfe_t2);
  const double lh_kfe_t11 = lh_thigh_Jyy + (lh_calf_Jyy + lh_kfe_t6);
  const double lh_kfe_t12 = lh_thigh_Jzz + (lh_calf_Jzz - lh_kfe_t4);

  /* ---- composite inertia of lh_hfe: revolute y, parent lh_haa ------------- */
  const double lh_hfe_t1 = lh_kfe_t8*lh_hfe_c - lh_kfe_t7*lh_hfe_s;
  const double lh_hfe_t2 = lh_kfe_t8*lh_hfe_s + lh_kfe_t7*lh_hfe_c;
  const double lh_hfe_t3 = (lh_kfe_t12 - lh_kfe_t9)*lh_hfe_s;
  const double lh_hfe_t4 = lh_hfe_t3 + lh_kfe_t10*(2.0*lh_hfe_c);
  const double lh_hfe_t5 = lh_hfe_t4*lh_hfe_s;
  const double lh_hfe_t6 = lh_hfe_t4*lh_hfe_c - lh_kfe_t10;
  const double lh_hfe_t7 = lh_thigh_Jyz*lh_hfe_c - lh_thigh_Jxy*lh_hfe_s;
  const double lh_hfe_t8 = lh_thigh_Jyz*lh_hfe_s + lh_thigh_Jxy*lh_hfe_c;
  const double lh_hfe_t9 = lh_hfe_t7 - lh_hfe_py*lh_hfe_t1;
  const double lh_hfe_t10 = lh_hip_hx + lh_hfe_t2;
  const double lh_hfe_t11 = lh_hip_Jxx + (lh_kfe_t9 + lh_hfe_t5 + lh_hfe_k1);
  const double lh_hfe_t12 = lh_hip_Jxy + (lh_hfe_t8 - lh_hfe_py*lh_hfe_t2);
  const double lh_hfe_t13 = lh_hip_Jyy + lh_kfe_t11;
  const double lh_hfe_t14 = lh_hip_Jzz + (lh_kfe_t12 - lh_hfe_t5 + lh_hfe_k1);

  /* ---- composite inertia of lh_haa: revolute x, parent base --------------- */
  const double lh_haa_t1 = lh_hfe_k2*lh_haa_c - lh_hfe_t1*lh_haa_s;
  const double lh_haa_t2 = lh_hfe_k2*lh_haa_s + lh_hfe_t1*lh_haa_c;
  const double lh_haa_t3 = (lh_hfe_t13 - lh_hfe_t14)*lh_haa_s;
  const double lh_haa_t4 = lh_haa_t3 + lh_hfe_t9*(2.0*lh_haa_c);
  const double lh_haa_t5 = lh_haa_t4*lh_haa_s;
  const double lh_haa_t6 = lh_haa_t4*lh_haa_c - lh_hfe_t9;
  const double lh_haa_t7 = lh_hfe_t12*lh_haa_c - lh_hfe_t6*lh_haa_s;
  const double lh_haa_t8 = lh_hfe_t12*lh_haa_s + lh_hfe_t6*lh_haa_c;
  const double lh_haa_t9 = lh_haa_k2*lh_hfe_t10 + lh_haa_k3;
  const double lh_haa_t10 = lh_haa_t1 + lh_haa_k4;
  const double lh_haa_t11 = lh_haa_k5*lh_haa_t1 + lh_haa_k6;
  const double lh_haa_t12 = lh_haa_px*lh_haa_t10 + lh_haa_py*lh_hfe_t10;
  const double lh_haa_t13 = lh_hfe_t14 + lh_haa_t5 + (lh_haa_t9 + lh_haa_t11);
  const double lh_haa_t14 = rh_haa_t15 + (lh_hfe_t10 + lh_haa_k1);
  const double lh_haa_t15 = rh_haa_t16 + (lh_hfe_t11 + lh_haa_t11);
  const double lh_haa_t16 = rh_haa_t7 - rh_haa_t12 + (lh_haa_t7 - lh_haa_t12);
  const double lh_haa_t17 = rh_haa_t17 + (lh_haa_t8 - lh_haa_px*lh_haa_t2);
  const double lh_haa_t18 = rh_haa_t18 + (lh_hfe_t13 - lh_haa_t5 + lh_haa_t9);
  const double lh_haa_t19 = rh_haa_t13 + (lh_haa_t6 - lh_haa_py*lh_haa_t2);

  /* ---- composite inertia of rf_kfe: revolute y, parent rf_hfe ------------- */
  const double rf_kfe_t1 = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s;
  const double rf_kfe_t2 = rf_calf_hz*rf_kfe_s + rf_calf_hx*rf_kfe_c;
  const double rf_kfe_t3 = rf_kfe_k1*rf_kfe_s + rf_kfe_k2*rf_kfe_c;
  const double rf_kfe_t4 = rf_kfe_t3*rf_kfe_s;
  const double rf_kfe_t5 = rf_kfe_t3*rf_kfe_c - rf_calf_Jxz;
  const double rf_kfe_t6 = rf_kfe_k4*rf_kfe_t1 + rf_kfe_k5;
  const double rf_kfe_t7 = rf_thigh_hx + rf_kfe_t2;
  const double rf_kfe_t8 = rf_thigh_hz + (rf_kfe_t1 + rf_kfe_k3);
  const double rf_kfe_t9 = rf_thigh_Jxx + (rf_calf_Jxx + rf_kfe_t4 + rf_kfe_t6);
  const double rf_kfe_t10 = rf_thigh_Jxz + (rf_kfe_t5 - rf_kfe_pz*rf_kfe_t2);
  const double rf_kfe_t11 = rf_thigh_Jyy + (rf_calf_Jyy + rf_kfe_t6);
  const double rf_kfe_t12 = rf_thigh_Jzz + (rf_calf_Jzz - rf_kfe_t4);

  /* ---- composite inertia of rf_hfe: revolute y, parent rf_haa ------------- */
  const double rf_hfe_t1 = rf_kfe_t8*rf_hfe_c - rf_kfe_t7*rf_hfe_s;
  const double rf_hfe_t2 = rf_kfe_t8*rf_hfe_s + rf_kfe_t7*rf_hfe_c;
  const double rf_hfe_t3 = (rf_kfe_t12 - rf_kfe_t9)*rf_hfe_s;
  const double rf_hfe_t4 = rf_hfe_t3 + rf_kfe_t10*(2.0*rf_hfe_c);
  const double rf_hfe_t5 = rf_hfe_t4*rf_hfe_s;
  const double rf_hfe_t6 = rf_hfe_t4*rf_hfe_c - rf_kfe_t10;
  const double rf_hfe_t7 = rf_thigh_Jyz*rf_hfe_c - rf_thigh_Jxy*rf_hfe_s;
  const double rf_hfe_t8 = rf_thigh_Jyz*rf_hfe_s + rf_thigh_Jxy*rf_hfe_c;
  const double rf_hfe_t9 = rf_hfe_t7 - rf_hfe_py*rf_hfe_t1;
  const double rf_hfe_t10 = rf_hip_hx + rf_hfe_t2;
  const double rf_hfe_t11 = rf_hip_Jxx + (rf_kfe_t9 + rf_hfe_t5 + rf_hfe_k1);
  const double rf_hfe_t12 = rf_hip_Jxy + (rf_hfe_t8 - rf_hfe_py*rf_hfe_t2);
  const double rf_hfe_t13 = rf_hip_Jyy + rf_kfe_t11;
  const double rf_hfe_t14 = rf_hip_Jzz + (rf_kfe_t12 - rf_hfe_t5 + rf_hfe_k1);

  /* ---- composite inertia of rf_haa: revolute x, parent base --------------- */
  const double rf_haa_t1 = rf_hfe_k2*rf_haa_c - rf_hfe_t1*rf_haa_s;
  const double rf_haa_t2 = rf_hfe_k2*rf_haa_s + rf_hfe_t1*rf_haa_c;
  const double rf_haa_t3 = (rf_hfe_t13 - rf_hfe_t14)*rf_haa_s;
  const double rf_haa_t4 = rf_haa_t3 + rf_hfe_t9*(2.0*rf_haa_c);
  const double rf_haa_t5 = rf_haa_t4*rf_haa_s;
  const double rf_haa_t6 = rf_haa_t4*rf_haa_c - rf_hfe_t9;
  const double rf_haa_t7 = rf_hfe_t12*rf_haa_c - rf_hfe_t6*rf_haa_s;
  const double rf_haa_t8 = rf_hfe_t12*rf_haa_s + rf_hfe_t6*rf_haa_c;
  const double rf_haa_t9 = rf_haa_k2*rf_hfe_t10 + rf_haa_k3;
  const double rf_haa_t10 = rf_haa_t1 + rf_haa_k4;
  const double rf_haa_t11 = rf_haa_k5*rf_haa_t1 + rf_haa_k6;
  const double rf_haa_t12 = rf_haa_px*rf_haa_t10 + rf_haa_py*rf_hfe_t10;
  const double rf_haa_t13 = rf_hfe_t14 + rf_haa_t5 + (rf_haa_t9 + rf_haa_t11);
  const double rf_haa_t14 = lh_haa_t14 + (rf_hfe_t10 + rf_haa_k1);
  const double rf_haa_t15 = trunk_hz + rh_haa_t2 + lh_haa_t2 + rf_haa_t2;
  const double rf_haa_t16 = lh_haa_t15 + (rf_hfe_t11 + rf_haa_t11);
  const double rf_haa_t17 = lh_haa_t16 + (rf_haa_t7 - rf_haa_t12);
  const double rf_haa_t18 = lh_haa_t17 + (rf_haa_t8 - rf_haa_px*rf_haa_t2);
  const double rf_haa_t19 = lh_haa_t18 + (rf_hfe_t13 - rf_haa_t5 + rf_haa_t9);
  const double rf_haa_t20 = lh_haa_t19 + (rf_haa_t6 - rf_haa_py*rf_haa_t2);
  const double rf_haa_t21 = trunk_Jzz + rh_haa_t14 + lh_haa_t13 + rf_haa_t13;

  /* ---- composite inertia of lf_kfe: revolute y, parent lf_hfe ------------- */
  const double lf_kfe_t1 = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s;
  const double lf_kfe_t2 = lf_calf_hz*lf_kfe_s + lf_calf_hx*lf_kfe_c;
  const double lf_kfe_t3 = lf_kfe_k1*lf_kfe_s + lf_kfe_k2*lf_kfe_c;
  const double lf_kfe_t4 = lf_kfe_t3*lf_kfe_s;
  const double lf_kfe_t5 = lf_kfe_t3*lf_kfe_c - lf_calf_Jxz;
  const double lf_kfe_t6 = lf_kfe_k4*lf_kfe_t1 + lf_kfe_k5;
  const double lf_kfe_t7 = lf_thigh_hx + lf_kfe_t2;
  const double lf_kfe_t8 = lf_thigh_hz + (lf_kfe_t1 + lf_kfe_k3);
  const double lf_kfe_t9 = lf_thigh_Jxx + (lf_calf_Jxx + lf_kfe_t4 + lf_kfe_t6);
  const double lf_kfe_t10 = lf_thigh_Jxz + (lf_kfe_t5 - lf_kfe_pz*lf_kfe_t2);
  const double lf_kfe_t11 = lf_thigh_Jyy + (lf_calf_Jyy + lf_kfe_t6);
  const double lf_kfe_t12 = lf_thigh_Jzz + (lf_calf_Jzz - lf_kfe_t4);

  /* ---- composite inertia of lf_hfe: revolute y, parent lf_haa ------------- */
  const double lf_hfe_t1 = lf_kfe_t8*lf_hfe_c - lf_kfe_t7*lf_hfe_s;
  const double lf_hfe_t2 = lf_kfe_t8*lf_hfe_s + lf_kfe_t7*lf_hfe_c;
  const double lf_hfe_t3 = (lf_kfe_t12 - lf_kfe_t9)*lf_hfe_s;
  const double lf_hfe_t4 = lf_hfe_t3 + lf_kfe_t10*(2.0*lf_hfe_c);
  const double lf_hfe_t5 = lf_hfe_t4*lf_hfe_s;
  const double lf_hfe_t6 = lf_hfe_t4*lf_hfe_c - lf_kfe_t10;
  const double lf_hfe_t7 = lf_thigh_Jyz*lf_hfe_c - lf_thigh_Jxy*lf_hfe_s;
  const double lf_hfe_t8 = lf_thigh_Jyz*lf_hfe_s + lf_thigh_Jxy*lf_hfe_c;
  const double lf_hfe_t9 = lf_hfe_t7 - lf_hfe_py*lf_hfe_t1;
  const double lf_hfe_t10 = lf_hip_hx + lf_hfe_t2;
  const double lf_hfe_t11 = lf_hip_Jxx + (lf_kfe_t9 + lf_hfe_t5 + lf_hfe_k1);
  const double lf_hfe_t12 = lf_hip_Jxy + (lf_hfe_t8 - lf_hfe_py*lf_hfe_t2);
  const double lf_hfe_t13 = lf_hip_Jyy + lf_kfe_t11;
  const double lf_hfe_t14 = lf_hip_Jzz + (lf_kfe_t12 - lf_hfe_t5 + lf_hfe_k1);

  /* ---- composite inertia of lf_haa: revolute x, parent base --------------- */
  const double lf_haa_t1 = lf_hfe_k2*lf_haa_c - lf_hfe_t1*lf_haa_s;
  const double lf_haa_t2 = lf_hfe_k2*lf_haa_s + lf_hfe_t1*lf_haa_c;
  const double lf_haa_t3 = (lf_hfe_t13 - lf_hfe_t14)*lf_haa_s;
  const double lf_haa_t4 = lf_haa_t3 + lf_hfe_t9*(2.0*lf_haa_c);
  const double lf_haa_t5 = lf_haa_t4*lf_haa_s;
  const double lf_haa_t6 = lf_haa_t4*lf_haa_c - lf_hfe_t9;
  const double lf_haa_t7 = lf_hfe_t12*lf_haa_c - lf_hfe_t6*lf_haa_s;
  const double lf_haa_t8 = lf_hfe_t12*lf_haa_s + lf_hfe_t6*lf_haa_c;
  const double lf_haa_t9 = lf_haa_k2*lf_hfe_t10 + lf_haa_k3;
  const double lf_haa_t10 = lf_haa_t1 + lf_haa_k4;
  const double lf_haa_t11 = lf_haa_k5*lf_haa_t1 + lf_haa_k6;
  const double lf_haa_t12 = lf_haa_px*lf_haa_t10 + lf_haa_py*lf_hfe_t10;
  const double lf_haa_t13 = lf_hfe_t14 + lf_haa_t5 + (lf_haa_t9 + lf_haa_t11);
  const double lf_haa_t14 = rf_haa_t14 + (lf_hfe_t10 + lf_haa_k1);
  const double lf_haa_t15 = rh_haa_t10 + lh_haa_t10 + rf_haa_t10 + lf_haa_t10;
  const double lf_haa_t16 = rf_haa_t15 + lf_haa_t2;
  const double lf_haa_t17 = rf_haa_t16 + (lf_hfe_t11 + lf_haa_t11);
  const double lf_haa_t18 = rf_haa_t17 + (lf_haa_t7 - lf_haa_t12);
  const double lf_haa_t19 = rf_haa_t18 + (lf_haa_t8 - lf_haa_px*lf_haa_t2);
  const double lf_haa_t20 = rf_haa_t19 + (lf_hfe_t13 - lf_haa_t5 + lf_haa_t9);
  const double lf_haa_t21 = rf_haa_t20 + (lf_haa_t6 - lf_haa_py*lf_haa_t2);
  const double lf_haa_t22 = rf_haa_t21 + lf_haa_t13;

  /* ---- composite inertia of base: floating, parent world ------------------ */
  const double base_t13 = base_R_Rxx*lf_haa_t14 + base_R_Rxy*lf_haa_t15;
  const double base_t14 = base_t13 + base_R_Rxz*lf_haa_t16;
  const double base_t15 = base_R_Ryx*lf_haa_t14 + base_R_Ryy*lf_haa_t15;
  const double base_t16 = base_t15 + base_R_Ryz*lf_haa_t16;
  const double base_t17 = base_R_Rzx*lf_haa_t14 + base_R_Rzy*lf_haa_t15;
  const double base_t18 = base_t17 + base_R_Rzz*lf_haa_t16;
  const double base_t19 = base_R_Rxx*lf_haa_t17 + base_R_Rxy*lf_haa_t18;
  const double base_t20 = base_R_Ryx*lf_haa_t17 + base_R_Ryy*lf_haa_t18;
  const double base_t21 = base_R_Rzx*lf_haa_t17 + base_R_Rzy*lf_haa_t18;
  const double base_t22 = base_R_Rxx*lf_haa_t18 + base_R_Rxy*lf_haa_t20;
  const double base_t23 = base_R_Ryx*lf_haa_t18 + base_R_Ryy*lf_haa_t20;
  const double base_t24 = base_R_Rzx*lf_haa_t18 + base_R_Rzy*lf_haa_t20;
  const double base_t25 = base_R_Rxx*lf_haa_t19 + base_R_Rxy*lf_haa_t21;
  const double base_t26 = base_R_Ryx*lf_haa_t19 + base_R_Ryy*lf_haa_t21;
  const double base_t27 = base_R_Rzx*lf_haa_t19 + base_R_Rzy*lf_haa_t21;
  const double base_t28 = (base_t14 + total_mass*q[QUAD_q_base_px])*per_mass;
  const double base_t29 = (base_t16 + total_mass*q[QUAD_q_base_py])*per_mass;
  const double base_t30 = (base_t18 + total_mass*q[QUAD_q_base_pz])*per_mass;

  /* ---- pose of lf_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lf_haa_R_Rxy = base_R_Rxy*lf_haa_c + lf_haa_s*base_R_Rxz;
  const double lf_haa_R_Rxz = base_R_Rxz*lf_haa_c - lf_haa_s*base_R_Rxy;
  const double lf_haa_R_Ryy = base_R_Ryy*lf_haa_c + lf_haa_s*base_R_Ryz;
  const double lf_haa_R_Ryz = base_R_Ryz*lf_haa_c - lf_haa_s*base_R_Ryy;
  const double lf_haa_R_Rzy = base_R_Rzy*lf_haa_c + lf_haa_s*base_R_Rzz;
  const double lf_haa_R_Rzz = base_R_Rzz*lf_haa_c - lf_haa_s*base_R_Rzy;
  const double lf_haa_t23 = base_R_Rxx*lf_haa_px + base_R_Rxy*lf_haa_py;
  const double lf_haa_t24 = base_R_Ryx*lf_haa_px + base_R_Ryy*lf_haa_py;
  const double lf_haa_t25 = base_R_Rzx*lf_haa_px + base_R_Rzy*lf_haa_py;
  const double lf_haa_p_x = q[QUAD_q_base_px] + lf_haa_t23;
  const double lf_haa_p_y = q[QUAD_q_base_py] + lf_haa_t24;
  const double lf_haa_p_z = q[QUAD_q_base_pz] + lf_haa_t25;

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

  /* ---- pose of rf_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rf_haa_R_Rxy = base_R_Rxy*rf_haa_c + rf_haa_s*base_R_Rxz;
  const double rf_haa_R_Rxz = base_R_Rxz*rf_haa_c - rf_haa_s*base_R_Rxy;
  const double rf_haa_R_Ryy = base_R_Ryy*rf_haa_c + rf_haa_s*base_R_Ryz;
  const double rf_haa_R_Ryz = base_R_Ryz*rf_haa_c - rf_haa_s*base_R_Ryy;
  const double rf_haa_R_Rzy = base_R_Rzy*rf_haa_c + rf_haa_s*base_R_Rzz;
  const double rf_haa_R_Rzz = base_R_Rzz*rf_haa_c - rf_haa_s*base_R_Rzy;
  const double rf_haa_t22 = base_R_Rxx*rf_haa_px + base_R_Rxy*rf_haa_py;
  const double rf_haa_t23 = base_R_Ryx*rf_haa_px + base_R_Ryy*rf_haa_py;
  const double rf_haa_t24 = base_R_Rzx*rf_haa_px + base_R_Rzy*rf_haa_py;
  const double rf_haa_p_x = q[QUAD_q_base_px] + rf_haa_t22;
  const double rf_haa_p_y = q[QUAD_q_base_py] + rf_haa_t23;
  const double rf_haa_p_z = q[QUAD_q_base_pz] + rf_haa_t24;

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

  /* ---- pose of lh_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double lh_haa_R_Rxy = base_R_Rxy*lh_haa_c + lh_haa_s*base_R_Rxz;
  const double lh_haa_R_Rxz = base_R_Rxz*lh_haa_c - lh_haa_s*base_R_Rxy;
  const double lh_haa_R_Ryy = base_R_Ryy*lh_haa_c + lh_haa_s*base_R_Ryz;
  const double lh_haa_R_Ryz = base_R_Ryz*lh_haa_c - lh_haa_s*base_R_Ryy;
  const double lh_haa_R_Rzy = base_R_Rzy*lh_haa_c + lh_haa_s*base_R_Rzz;
  const double lh_haa_R_Rzz = base_R_Rzz*lh_haa_c - lh_haa_s*base_R_Rzy;
  const double lh_haa_t20 = base_R_Rxx*lh_haa_px + base_R_Rxy*lh_haa_py;
  const double lh_haa_t21 = base_R_Ryx*lh_haa_px + base_R_Ryy*lh_haa_py;
  const double lh_haa_t22 = base_R_Rzx*lh_haa_px + base_R_Rzy*lh_haa_py;
  const double lh_haa_p_x = q[QUAD_q_base_px] + lh_haa_t20;
  const double lh_haa_p_y = q[QUAD_q_base_py] + lh_haa_t21;
  const double lh_haa_p_z = q[QUAD_q_base_pz] + lh_haa_t22;

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

  /* ---- pose of rh_haa: revolute x, parent base ---------------------------- */
  /* R = R_lambda*E; p = p_lambda + R_lambda*r */
  const double rh_haa_R_Rxy = base_R_Rxy*rh_haa_c + rh_haa_s*base_R_Rxz;
  const double rh_haa_R_Rxz = base_R_Rxz*rh_haa_c - rh_haa_s*base_R_Rxy;
  const double rh_haa_R_Ryy = base_R_Ryy*rh_haa_c + rh_haa_s*base_R_Ryz;
  const double rh_haa_R_Ryz = base_R_Ryz*rh_haa_c - rh_haa_s*base_R_Ryy;
  const double rh_haa_R_Rzy = base_R_Rzy*rh_haa_c + rh_haa_s*base_R_Rzz;
  const double rh_haa_R_Rzz = base_R_Rzz*rh_haa_c - rh_haa_s*base_R_Rzy;
  const double rh_haa_t19 = base_R_Rxx*rh_haa_px + base_R_Rxy*rh_haa_py;
  const double rh_haa_t20 = base_R_Ryx*rh_haa_px + base_R_Ryy*rh_haa_py;
  const double rh_haa_t21 = base_R_Rzx*rh_haa_px + base_R_Rzy*rh_haa_py;
  const double rh_haa_p_x = q[QUAD_q_base_px] + rh_haa_t19;
  const double rh_haa_p_y = q[QUAD_q_base_py] + rh_haa_t20;
  const double rh_haa_p_z = q[QUAD_q_base_pz] + rh_haa_t21;

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

  /* ---- columns of base: floating, parent world ---------------------------- */
  const double base_t31 = base_R_Rxx*total_mass;
  const double base_t32 = base_R_Ryx*total_mass;
  const double base_t33 = base_R_Rzx*total_mass;
  const double base_t34 = base_R_Rxy*lf_haa_t16 - lf_haa_t15*base_R_Rxz;
  const double base_t35 = base_R_Ryy*lf_haa_t16 - lf_haa_t15*base_R_Ryz;
  const double base_t36 = base_R_Rzy*lf_haa_t16 - lf_haa_t15*base_R_Rzz;
  const double base_t37 = q[QUAD_q_base_py]*base_t33 - q[QUAD_q_base_pz]*base_t32;
  const double base_t38 = q[QUAD_q_base_pz]*base_t31 - q[QUAD_q_base_px]*base_t33;
  const double base_t39 = q[QUAD_q_base_px]*base_t32 - q[QUAD_q_base_py]*base_t31;
  const double base_t40 = base_t29*base_t33 - base_t30*base_t32;
  const double base_t41 = base_t30*base_t31 - base_t28*base_t33;
  const double base_t42 = base_t28*base_t32 - base_t29*base_t31;
  const double base_t43 = base_t34 + base_t37 - base_t40;
  const double base_t44 = base_t35 + base_t38 - base_t41;
  const double base_t45 = base_t36 + base_t39 - base_t42;
  const double base_t46 = base_R_Rxy*total_mass;
  const double base_t47 = base_R_Ryy*total_mass;
  const double base_t48 = base_R_Rzy*total_mass;
  const double base_t49 = base_R_Rxz*lf_haa_t14 - lf_haa_t16*base_R_Rxx;
  const double base_t50 = base_R_Ryz*lf_haa_t14 - lf_haa_t16*base_R_Ryx;
  const double base_t51 = base_R_Rzz*lf_haa_t14 - lf_haa_t16*base_R_Rzx;
  const double base_t52 = q[QUAD_q_base_py]*base_t48 - q[QUAD_q_base_pz]*base_t47;
  const double base_t53 = q[QUAD_q_base_pz]*base_t46 - q[QUAD_q_base_px]*base_t48;
  const double base_t54 = q[QUAD_q_base_px]*base_t47 - q[QUAD_q_base_py]*base_t46;
  const double base_t55 = base_t29*base_t48 - base_t30*base_t47;
  const double base_t56 = base_t30*base_t46 - base_t28*base_t48;
  const double base_t57 = base_t28*base_t47 - base_t29*base_t46;
  const double base_t58 = base_t49 + base_t52 - base_t55;
  const double base_t59 = base_t50 + base_t53 - base_t56;
  const double base_t60 = base_t51 + base_t54 - base_t57;
  const double base_t61 = base_R_Rxz*total_mass;
  const double base_t62 = base_R_Ryz*total_mass;
  const double base_t63 = base_R_Rzz*total_mass;
  const double base_t64 = base_R_Rxx*lf_haa_t15 - lf_haa_t14*base_R_Rxy;
  const double base_t65 = base_R_Ryx*lf_haa_t15 - lf_haa_t14*base_R_Ryy;
  const double base_t66 = base_R_Rzx*lf_haa_t15 - lf_haa_t14*base_R_Rzy;
  const double base_t67 = q[QUAD_q_base_py]*base_t63 - q[QUAD_q_base_pz]*base_t62;
  const double base_t68 = q[QUAD_q_base_pz]*base_t61 - q[QUAD_q_base_px]*base_t63;
  const double base_t69 = q[QUAD_q_base_px]*base_t62 - q[QUAD_q_base_py]*base_t61;
  const double base_t70 = base_t29*base_t63 - base_t30*base_t62;
  const double base_t71 = base_t30*base_t61 - base_t28*base_t63;
  const double base_t72 = base_t28*base_t62 - base_t29*base_t61;
  const double base_t73 = base_t64 + base_t67 - base_t70;
  const double base_t74 = base_t65 + base_t68 - base_t71;
  const double base_t75 = base_t66 + base_t69 - base_t72;
  const double base_t76 = base_t35*q[QUAD_q_base_pz] - base_t36*q[QUAD_q_base_py];
  const double base_t77 = base_t36*q[QUAD_q_base_px] - base_t34*q[QUAD_q_base_pz];
  const double base_t78 = base_t34*q[QUAD_q_base_py] - base_t35*q[QUAD_q_base_px];
  const double base_t79 = base_t19 + base_R_Rxz*lf_haa_t19 + base_t76;
  const double base_t80 = base_t20 + base_R_Ryz*lf_haa_t19 + base_t77;
  const double base_t81 = base_t21 + base_R_Rzz*lf_haa_t19 + base_t78;
  const double base_t82 = base_t79 - (base_t35*base_t30 - base_t36*base_t29);
  const double base_t83 = base_t80 - (base_t36*base_t28 - base_t34*base_t30);
  const double base_t84 = base_t81 - (base_t34*base_t29 - base_t35*base_t28);
  const double base_t85 = base_t50*q[QUAD_q_base_pz] - base_t51*q[QUAD_q_base_py];
  const double base_t86 = base_t51*q[QUAD_q_base_px] - base_t49*q[QUAD_q_base_pz];
  const double base_t87 = base_t49*q[QUAD_q_base_py] - base_t50*q[QUAD_q_base_px];
  const double base_t88 = base_t22 + base_R_Rxz*lf_haa_t21 + base_t85;
  const double base_t89 = base_t23 + base_R_Ryz*lf_haa_t21 + base_t86;
  const double base_t90 = base_t24 + base_R_Rzz*lf_haa_t21 + base_t87;
  const double base_t91 = base_t88 - (base_t50*base_t30 - base_t51*base_t29);
  const double base_t92 = base_t89 - (base_t51*base_t28 - base_t49*base_t30);
  const double base_t93 = base_t90 - (base_t49*base_t29 - base_t50*base_t28);
  const double base_t94 = base_t65*q[QUAD_q_base_pz] - base_t66*q[QUAD_q_base_py];
  const double base_t95 = base_t66*q[QUAD_q_base_px] - base_t64*q[QUAD_q_base_pz];
  const double base_t96 = base_t64*q[QUAD_q_base_py] - base_t65*q[QUAD_q_base_px];
  const double base_t97 = base_t25 + base_R_Rxz*lf_haa_t22 + base_t94;
  const double base_t98 = base_t26 + base_R_Ryz*lf_haa_t22 + base_t95;
  const double base_t99 = base_t27 + base_R_Rzz*lf_haa_t22 + base_t96;
  const double base_t100 = base_t97 - (base_t65*base_t30 - base_t66*base_t29);
  const double base_t101 = base_t98 - (base_t66*base_t28 - base_t64*base_t30);
  const double base_t102 = base_t99 - (base_t64*base_t29 - base_t65*base_t28);

  /* ---- columns of lf_haa: revolute x, parent base ------------------------- */
  const double lf_haa_t26 = lf_haa_R_Rxz*lf_hfe_k2 - lf_hfe_t1*lf_haa_R_Rxy;
  const double lf_haa_t27 = lf_haa_R_Ryz*lf_hfe_k2 - lf_hfe_t1*lf_haa_R_Ryy;
  const double lf_haa_t28 = lf_haa_R_Rzz*lf_hfe_k2 - lf_hfe_t1*lf_haa_R_Rzy;
  const double lf_haa_t29 = base_R_Rxx*lf_hfe_t11 + lf_haa_R_Rxy*lf_hfe_t12;
  const double lf_haa_t30 = base_R_Ryx*lf_hfe_t11 + lf_haa_R_Ryy*lf_hfe_t12;
  const double lf_haa_t31 = base_R_Rzx*lf_hfe_t11 + lf_haa_R_Rzy*lf_hfe_t12;
  const double lf_haa_t32 = lf_haa_p_y*lf_haa_t28 - lf_haa_p_z*lf_haa_t27;
  const double lf_haa_t33 = lf_haa_p_z*lf_haa_t26 - lf_haa_p_x*lf_haa_t28;
  const double lf_haa_t34 = lf_haa_p_x*lf_haa_t27 - lf_haa_p_y*lf_haa_t26;
  const double lf_haa_t35 = lf_haa_t29 + lf_haa_R_Rxz*lf_hfe_t6 + lf_haa_t32;
  const double lf_haa_t36 = lf_haa_t30 + lf_haa_R_Ryz*lf_hfe_t6 + lf_haa_t33;
  const double lf_haa_t37 = lf_haa_t31 + lf_haa_R_Rzz*lf_hfe_t6 + lf_haa_t34;
  const double lf_haa_t38 = base_t29*lf_haa_t28 - base_t30*lf_haa_t27;
  const double lf_haa_t39 = base_t30*lf_haa_t26 - base_t28*lf_haa_t28;
  const double lf_haa_t40 = base_t28*lf_haa_t27 - base_t29*lf_haa_t26;
  const double lf_haa_t41 = lf_haa_t35 - lf_haa_t38;
  const double lf_haa_t42 = lf_haa_t36 - lf_haa_t39;
  const double lf_haa_t43 = lf_haa_t37 - lf_haa_t40;

  /* ---- columns of lf_hfe: revolute y, parent lf_haa ----------------------- */
  const double lf_hfe_t15 = lf_hfe_R_Rxx*lf_kfe_t8 - lf_kfe_t7*lf_hfe_R_Rxz;
  const double lf_hfe_t16 = lf_hfe_R_Ryx*lf_kfe_t8 - lf_kfe_t7*lf_hfe_R_Ryz;
  const double lf_hfe_t17 = lf_hfe_R_Rzx*lf_kfe_t8 - lf_kfe_t7*lf_hfe_R_Rzz;
  const double lf_hfe_t18 = lf_hfe_R_Rxx*lf_thigh_Jxy + lf_haa_R_Rxy*lf_kfe_t11;
  const double lf_hfe_t19 = lf_hfe_R_Ryx*lf_thigh_Jxy + lf_haa_R_Ryy*lf_kfe_t11;
  const double lf_hfe_t20 = lf_hfe_R_Rzx*lf_thigh_Jxy + lf_haa_R_Rzy*lf_kfe_t11;
  const double lf_hfe_t21 = lf_hfe_p_y*lf_hfe_t17 - lf_hfe_p_z*lf_hfe_t16;
  const double lf_hfe_t22 = lf_hfe_p_z*lf_hfe_t15 - lf_hfe_p_x*lf_hfe_t17;
  const double lf_hfe_t23 = lf_hfe_p_x*lf_hfe_t16 - lf_hfe_p_y*lf_hfe_t15;
  const double lf_hfe_t24 = lf_hfe_t18 + lf_hfe_R_Rxz*lf_thigh_Jyz + lf_hfe_t21;
  const double lf_hfe_t25 = lf_hfe_t19 + lf_hfe_R_Ryz*lf_thigh_Jyz + lf_hfe_t22;
  const double lf_hfe_t26 = lf_hfe_t20 + lf_hfe_R_Rzz*lf_thigh_Jyz + lf_hfe_t23;
  const double lf_hfe_t27 = base_t29*lf_hfe_t17 - base_t30*lf_hfe_t16;
  const double lf_hfe_t28 = base_t30*lf_hfe_t15 - base_t28*lf_hfe_t17;
  const double lf_hfe_t29 = base_t28*lf_hfe_t16 - base_t29*lf_hfe_t15;
  const double lf_hfe_t30 = lf_hfe_t24 - lf_hfe_t27;
  const double lf_hfe_t31 = lf_hfe_t25 - lf_hfe_t28;
  const double lf_hfe_t32 = lf_hfe_t26 - lf_hfe_t29;

  /* ---- columns of lf_kfe: revolute y, parent lf_hfe ----------------------- */
  const double lf_kfe_t13 = lf_kfe_R_Rxx*lf_calf_hz - lf_calf_hx*lf_kfe_R_Rxz;
  const double lf_kfe_t14 = lf_kfe_R_Ryx*lf_calf_hz - lf_calf_hx*lf_kfe_R_Ryz;
  const double lf_kfe_t15 = lf_kfe_R_Rzx*lf_calf_hz - lf_calf_hx*lf_kfe_R_Rzz;
  const double lf_kfe_t16 = lf_kfe_p_y*lf_kfe_t15 - lf_kfe_p_z*lf_kfe_t14;
  const double lf_kfe_t17 = lf_kfe_p_z*lf_kfe_t13 - lf_kfe_p_x*lf_kfe_t15;
  const double lf_kfe_t18 = lf_kfe_p_x*lf_kfe_t14 - lf_kfe_p_y*lf_kfe_t13;
  const double lf_kfe_t19 = base_t29*lf_kfe_t15 - base_t30*lf_kfe_t14;
  const double lf_kfe_t20 = base_t30*lf_kfe_t13 - base_t28*lf_kfe_t15;
  const double lf_kfe_t21 = base_t28*lf_kfe_t14 - base_t29*lf_kfe_t13;
  const double lf_kfe_t22 = lf_haa_R_Rxy*lf_calf_Jyy + lf_kfe_t16 - lf_kfe_t19;
  const double lf_kfe_t23 = lf_haa_R_Ryy*lf_calf_Jyy + lf_kfe_t17 - lf_kfe_t20;
  const double lf_kfe_t24 = lf_haa_R_Rzy*lf_calf_Jyy + lf_kfe_t18 - lf_kfe_t21;

  /* ---- columns of rf_haa: revolute x, parent base ------------------------- */
  const double rf_haa_t25 = rf_haa_R_Rxz*rf_hfe_k2 - rf_hfe_t1*rf_haa_R_Rxy;
  const double rf_haa_t26 = rf_haa_R_Ryz*rf_hfe_k2 - rf_hfe_t1*rf_haa_R_Ryy;
  const double rf_haa_t27 = rf_haa_R_Rzz*rf_hfe_k2 - rf_hfe_t1*rf_haa_R_Rzy;
  const double rf_haa_t28 = base_R_Rxx*rf_hfe_t11 + rf_haa_R_Rxy*rf_hfe_t12;
  const double rf_haa_t29 = base_R_Ryx*rf_hfe_t11 + rf_haa_R_Ryy*rf_hfe_t12;
  const double rf_haa_t30 = base_R_Rzx*rf_hfe_t11 + rf_haa_R_Rzy*rf_hfe_t12;
  const double rf_haa_t31 = rf_haa_p_y*rf_haa_t27 - rf_haa_p_z*rf_haa_t26;
  const double rf_haa_t32 = rf_haa_p_z*rf_haa_t25 - rf_haa_p_x*rf_haa_t27;
  const double rf_haa_t33 = rf_haa_p_x*rf_haa_t26 - rf_haa_p_y*rf_haa_t25;
  const double rf_haa_t34 = rf_haa_t28 + rf_haa_R_Rxz*rf_hfe_t6 + rf_haa_t31;
  const double rf_haa_t35 = rf_haa_t29 + rf_haa_R_Ryz*rf_hfe_t6 + rf_haa_t32;
  const double rf_haa_t36 = rf_haa_t30 + rf_haa_R_Rzz*rf_hfe_t6 + rf_haa_t33;
  const double rf_haa_t37 = base_t29*rf_haa_t27 - base_t30*rf_haa_t26;
  const double rf_haa_t38 = base_t30*rf_haa_t25 - base_t28*rf_haa_t27;
  const double rf_haa_t39 = base_t28*rf_haa_t26 - base_t29*rf_haa_t25;
  const double rf_haa_t40 = rf_haa_t34 - rf_haa_t37;
  const double rf_haa_t41 = rf_haa_t35 - rf_haa_t38;
  const double rf_haa_t42 = rf_haa_t36 - rf_haa_t39;

  /* ---- columns of rf_hfe: revolute y, parent rf_haa ----------------------- */
  const double rf_hfe_t15 = rf_hfe_R_Rxx*rf_kfe_t8 - rf_kfe_t7*rf_hfe_R_Rxz;
  const double rf_hfe_t16 = rf_hfe_R_Ryx*rf_kfe_t8 - rf_kfe_t7*rf_hfe_R_Ryz;
  const double rf_hfe_t17 = rf_hfe_R_Rzx*rf_kfe_t8 - rf_kfe_t7*rf_hfe_R_Rzz;
  const double rf_hfe_t18 = rf_hfe_R_Rxx*rf_thigh_Jxy + rf_haa_R_Rxy*rf_kfe_t11;
  const double rf_hfe_t19 = rf_hfe_R_Ryx*rf_thigh_Jxy + rf_haa_R_Ryy*rf_kfe_t11;
  const double rf_hfe_t20 = rf_hfe_R_Rzx*rf_thigh_Jxy + rf_haa_R_Rzy*rf_kfe_t11;
  const double rf_hfe_t21 = rf_hfe_p_y*rf_hfe_t17 - rf_hfe_p_z*rf_hfe_t16;
  const double rf_hfe_t22 = rf_hfe_p_z*rf_hfe_t15 - rf_hfe_p_x*rf_hfe_t17;
  const double rf_hfe_t23 = rf_hfe_p_x*rf_hfe_t16 - rf_hfe_p_y*rf_hfe_t15;
  const double rf_hfe_t24 = rf_hfe_t18 + rf_hfe_R_Rxz*rf_thigh_Jyz + rf_hfe_t21;
  const double rf_hfe_t25 = rf_hfe_t19 + rf_hfe_R_Ryz*rf_thigh_Jyz + rf_hfe_t22;
  const double rf_hfe_t26 = rf_hfe_t20 + rf_hfe_R_Rzz*rf_thigh_Jyz + rf_hfe_t23;
  const double rf_hfe_t27 = base_t29*rf_hfe_t17 - base_t30*rf_hfe_t16;
  const double rf_hfe_t28 = base_t30*rf_hfe_t15 - base_t28*rf_hfe_t17;
  const double rf_hfe_t29 = base_t28*rf_hfe_t16 - base_t29*rf_hfe_t15;
  const double rf_hfe_t30 = rf_hfe_t24 - rf_hfe_t27;
  const double rf_hfe_t31 = rf_hfe_t25 - rf_hfe_t28;
  const double rf_hfe_t32 = rf_hfe_t26 - rf_hfe_t29;

  /* ---- columns of rf_kfe: revolute y, parent rf_hfe ----------------------- */
  const double rf_kfe_t13 = rf_kfe_R_Rxx*rf_calf_hz - rf_calf_hx*rf_kfe_R_Rxz;
  const double rf_kfe_t14 = rf_kfe_R_Ryx*rf_calf_hz - rf_calf_hx*rf_kfe_R_Ryz;
  const double rf_kfe_t15 = rf_kfe_R_Rzx*rf_calf_hz - rf_calf_hx*rf_kfe_R_Rzz;
  const double rf_kfe_t16 = rf_kfe_p_y*rf_kfe_t15 - rf_kfe_p_z*rf_kfe_t14;
  const double rf_kfe_t17 = rf_kfe_p_z*rf_kfe_t13 - rf_kfe_p_x*rf_kfe_t15;
  const double rf_kfe_t18 = rf_kfe_p_x*rf_kfe_t14 - rf_kfe_p_y*rf_kfe_t13;
  const double rf_kfe_t19 = base_t29*rf_kfe_t15 - base_t30*rf_kfe_t14;
  const double rf_kfe_t20 = base_t30*rf_kfe_t13 - base_t28*rf_kfe_t15;
  const double rf_kfe_t21 = base_t28*rf_kfe_t14 - base_t29*rf_kfe_t13;
  const double rf_kfe_t22 = rf_haa_R_Rxy*rf_calf_Jyy + rf_kfe_t16 - rf_kfe_t19;
  const double rf_kfe_t23 = rf_haa_R_Ryy*rf_calf_Jyy + rf_kfe_t17 - rf_kfe_t20;
  const double rf_kfe_t24 = rf_haa_R_Rzy*rf_calf_Jyy + rf_kfe_t18 - rf_kfe_t21;

  /* ---- columns of lh_haa: revolute x, parent base ------------------------- */
  const double lh_haa_t23 = lh_haa_R_Rxz*lh_hfe_k2 - lh_hfe_t1*lh_haa_R_Rxy;
  const double lh_haa_t24 = lh_haa_R_Ryz*lh_hfe_k2 - lh_hfe_t1*lh_haa_R_Ryy;
  const double lh_haa_t25 = lh_haa_R_Rzz*lh_hfe_k2 - lh_hfe_t1*lh_haa_R_Rzy;
  const double lh_haa_t26 = base_R_Rxx*lh_hfe_t11 + lh_haa_R_Rxy*lh_hfe_t12;
  const double lh_haa_t27 = base_R_Ryx*lh_hfe_t11 + lh_haa_R_Ryy*lh_hfe_t12;
  const double lh_haa_t28 = base_R_Rzx*lh_hfe_t11 + lh_haa_R_Rzy*lh_hfe_t12;
  const double lh_haa_t29 = lh_haa_p_y*lh_haa_t25 - lh_haa_p_z*lh_haa_t24;
  const double lh_haa_t30 = lh_haa_p_z*lh_haa_t23 - lh_haa_p_x*lh_haa_t25;
  const double lh_haa_t31 = lh_haa_p_x*lh_haa_t24 - lh_haa_p_y*lh_haa_t23;
  const double lh_haa_t32 = lh_haa_t26 + lh_haa_R_Rxz*lh_hfe_t6 + lh_haa_t29;
  const double lh_haa_t33 = lh_haa_t27 + lh_haa_R_Ryz*lh_hfe_t6 + lh_haa_t30;
  const double lh_haa_t34 = lh_haa_t28 + lh_haa_R_Rzz*lh_hfe_t6 + lh_haa_t31;
  const double lh_haa_t35 = base_t29*lh_haa_t25 - base_t30*lh_haa_t24;
  const double lh_haa_t36 = base_t30*lh_haa_t23 - base_t28*lh_haa_t25;
  const double lh_haa_t37 = base_t28*lh_haa_t24 - base_t29*lh_haa_t23;
  const double lh_haa_t38 = lh_haa_t32 - lh_haa_t35;
  const double lh_haa_t39 = lh_haa_t33 - lh_haa_t36;
  const double lh_haa_t40 = lh_haa_t34 - lh_haa_t37;

  /* ---- columns of lh_hfe: revolute y, parent lh_haa ----------------------- */
  const double lh_hfe_t15 = lh_hfe_R_Rxx*lh_kfe_t8 - lh_kfe_t7*lh_hfe_R_Rxz;
  const double lh_hfe_t16 = lh_hfe_R_Ryx*lh_kfe_t8 - lh_kfe_t7*lh_hfe_R_Ryz;
  const double lh_hfe_t17 = lh_hfe_R_Rzx*lh_kfe_t8 - lh_kfe_t7*lh_hfe_R_Rzz;
  const double lh_hfe_t18 = lh_hfe_R_Rxx*lh_thigh_Jxy + lh_haa_R_Rxy*lh_kfe_t11;
  const double lh_hfe_t19 = lh_hfe_R_Ryx*lh_thigh_Jxy + lh_haa_R_Ryy*lh_kfe_t11;
  const double lh_hfe_t20 = lh_hfe_R_Rzx*lh_thigh_Jxy + lh_haa_R_Rzy*lh_kfe_t11;
  const double lh_hfe_t21 = lh_hfe_p_y*lh_hfe_t17 - lh_hfe_p_z*lh_hfe_t16;
  const double lh_hfe_t22 = lh_hfe_p_z*lh_hfe_t15 - lh_hfe_p_x*lh_hfe_t17;
  const double lh_hfe_t23 = lh_hfe_p_x*lh_hfe_t16 - lh_hfe_p_y*lh_hfe_t15;
  const double lh_hfe_t24 = lh_hfe_t18 + lh_hfe_R_Rxz*lh_thigh_Jyz + lh_hfe_t21;
  const double lh_hfe_t25 = lh_hfe_t19 + lh_hfe_R_Ryz*lh_thigh_Jyz + lh_hfe_t22;
  const double lh_hfe_t26 = lh_hfe_t20 + lh_hfe_R_Rzz*lh_thigh_Jyz + lh_hfe_t23;
  const double lh_hfe_t27 = base_t29*lh_hfe_t17 - base_t30*lh_hfe_t16;
  const double lh_hfe_t28 = base_t30*lh_hfe_t15 - base_t28*lh_hfe_t17;
  const double lh_hfe_t29 = base_t28*lh_hfe_t16 - base_t29*lh_hfe_t15;
  const double lh_hfe_t30 = lh_hfe_t24 - lh_hfe_t27;
  const double lh_hfe_t31 = lh_hfe_t25 - lh_hfe_t28;
  const double lh_hfe_t32 = lh_hfe_t26 - lh_hfe_t29;

  /* ---- columns of lh_kfe: revolute y, parent lh_hfe ----------------------- */
  const double lh_kfe_t13 = lh_kfe_R_Rxx*lh_calf_hz - lh_calf_hx*lh_kfe_R_Rxz;
  const double lh_kfe_t14 = lh_kfe_R_Ryx*lh_calf_hz - lh_calf_hx*lh_kfe_R_Ryz;
  const double lh_kfe_t15 = lh_kfe_R_Rzx*lh_calf_hz - lh_calf_hx*lh_kfe_R_Rzz;
  const double lh_kfe_t16 = lh_kfe_p_y*lh_kfe_t15 - lh_kfe_p_z*lh_kfe_t14;
  const double lh_kfe_t17 = lh_kfe_p_z*lh_kfe_t13 - lh_kfe_p_x*lh_kfe_t15;
  const double lh_kfe_t18 = lh_kfe_p_x*lh_kfe_t14 - lh_kfe_p_y*lh_kfe_t13;
  const double lh_kfe_t19 = base_t29*lh_kfe_t15 - base_t30*lh_kfe_t14;
  const double lh_kfe_t20 = base_t30*lh_kfe_t13 - base_t28*lh_kfe_t15;
  const double lh_kfe_t21 = base_t28*lh_kfe_t14 - base_t29*lh_kfe_t13;
  const double lh_kfe_t22 = lh_haa_R_Rxy*lh_calf_Jyy + lh_kfe_t16 - lh_kfe_t19;
  const double lh_kfe_t23 = lh_haa_R_Ryy*lh_calf_Jyy + lh_kfe_t17 - lh_kfe_t20;
  const double lh_kfe_t24 = lh_haa_R_Rzy*lh_calf_Jyy + lh_kfe_t18 - lh_kfe_t21;

  /* ---- columns of rh_haa: revolute x, parent base ------------------------- */
  const double rh_haa_t22 = rh_haa_R_Rxz*rh_hfe_k2 - rh_hfe_t1*rh_haa_R_Rxy;
  const double rh_haa_t23 = rh_haa_R_Ryz*rh_hfe_k2 - rh_hfe_t1*rh_haa_R_Ryy;
  const double rh_haa_t24 = rh_haa_R_Rzz*rh_hfe_k2 - rh_hfe_t1*rh_haa_R_Rzy;
  const double rh_haa_t25 = base_R_Rxx*rh_hfe_t11 + rh_haa_R_Rxy*rh_hfe_t12;
  const double rh_haa_t26 = base_R_Ryx*rh_hfe_t11 + rh_haa_R_Ryy*rh_hfe_t12;
  const double rh_haa_t27 = base_R_Rzx*rh_hfe_t11 + rh_haa_R_Rzy*rh_hfe_t12;
  const double rh_haa_t28 = rh_haa_p_y*rh_haa_t24 - rh_haa_p_z*rh_haa_t23;
  const double rh_haa_t29 = rh_haa_p_z*rh_haa_t22 - rh_haa_p_x*rh_haa_t24;
  const double rh_haa_t30 = rh_haa_p_x*rh_haa_t23 - rh_haa_p_y*rh_haa_t22;
  const double rh_haa_t31 = rh_haa_t25 + rh_haa_R_Rxz*rh_hfe_t6 + rh_haa_t28;
  const double rh_haa_t32 = rh_haa_t26 + rh_haa_R_Ryz*rh_hfe_t6 + rh_haa_t29;
  const double rh_haa_t33 = rh_haa_t27 + rh_haa_R_Rzz*rh_hfe_t6 + rh_haa_t30;
  const double rh_haa_t34 = base_t29*rh_haa_t24 - base_t30*rh_haa_t23;
  const double rh_haa_t35 = base_t30*rh_haa_t22 - base_t28*rh_haa_t24;
  const double rh_haa_t36 = base_t28*rh_haa_t23 - base_t29*rh_haa_t22;
  const double rh_haa_t37 = rh_haa_t31 - rh_haa_t34;
  const double rh_haa_t38 = rh_haa_t32 - rh_haa_t35;
  const double rh_haa_t39 = rh_haa_t33 - rh_haa_t36;

  /* ---- columns of rh_hfe: revolute y, parent rh_haa ----------------------- */
  const double rh_hfe_t15 = rh_hfe_R_Rxx*rh_kfe_t8 - rh_kfe_t7*rh_hfe_R_Rxz;
  const double rh_hfe_t16 = rh_hfe_R_Ryx*rh_kfe_t8 - rh_kfe_t7*rh_hfe_R_Ryz;
  const double rh_hfe_t17 = rh_hfe_R_Rzx*rh_kfe_t8 - rh_kfe_t7*rh_hfe_R_Rzz;
  const double rh_hfe_t18 = rh_hfe_R_Rxx*rh_thigh_Jxy + rh_haa_R_Rxy*rh_kfe_t11;
  const double rh_hfe_t19 = rh_hfe_R_Ryx*rh_thigh_Jxy + rh_haa_R_Ryy*rh_kfe_t11;
  const double rh_hfe_t20 = rh_hfe_R_Rzx*rh_thigh_Jxy + rh_haa_R_Rzy*rh_kfe_t11;
  const double rh_hfe_t21 = rh_hfe_p_y*rh_hfe_t17 - rh_hfe_p_z*rh_hfe_t16;
  const double rh_hfe_t22 = rh_hfe_p_z*rh_hfe_t15 - rh_hfe_p_x*rh_hfe_t17;
  const double rh_hfe_t23 = rh_hfe_p_x*rh_hfe_t16 - rh_hfe_p_y*rh_hfe_t15;
  const double rh_hfe_t24 = rh_hfe_t18 + rh_hfe_R_Rxz*rh_thigh_Jyz + rh_hfe_t21;
  const double rh_hfe_t25 = rh_hfe_t19 + rh_hfe_R_Ryz*rh_thigh_Jyz + rh_hfe_t22;
  const double rh_hfe_t26 = rh_hfe_t20 + rh_hfe_R_Rzz*rh_thigh_Jyz + rh_hfe_t23;
  const double rh_hfe_t27 = base_t29*rh_hfe_t17 - base_t30*rh_hfe_t16;
  const double rh_hfe_t28 = base_t30*rh_hfe_t15 - base_t28*rh_hfe_t17;
  const double rh_hfe_t29 = base_t28*rh_hfe_t16 - base_t29*rh_hfe_t15;
  const double rh_hfe_t30 = rh_hfe_t24 - rh_hfe_t27;
  const double rh_hfe_t31 = rh_hfe_t25 - rh_hfe_t28;
  const double rh_hfe_t32 = rh_hfe_t26 - rh_hfe_t29;

  /* ---- columns of rh_kfe: revolute y, parent rh_hfe ----------------------- */
  const double rh_kfe_t13 = rh_kfe_R_Rxx*rh_calf_hz - rh_calf_hx*rh_kfe_R_Rxz;
  const double rh_kfe_t14 = rh_kfe_R_Ryx*rh_calf_hz - rh_calf_hx*rh_kfe_R_Ryz;
  const double rh_kfe_t15 = rh_kfe_R_Rzx*rh_calf_hz - rh_calf_hx*rh_kfe_R_Rzz;
  const double rh_kfe_t16 = rh_kfe_p_y*rh_kfe_t15 - rh_kfe_p_z*rh_kfe_t14;
  const double rh_kfe_t17 = rh_kfe_p_z*rh_kfe_t13 - rh_kfe_p_x*rh_kfe_t15;
  const double rh_kfe_t18 = rh_kfe_p_x*rh_kfe_t14 - rh_kfe_p_y*rh_kfe_t13;
  const double rh_kfe_t19 = base_t29*rh_kfe_t15 - base_t30*rh_kfe_t14;
  const double rh_kfe_t20 = base_t30*rh_kfe_t13 - base_t28*rh_kfe_t15;
  const double rh_kfe_t21 = base_t28*rh_kfe_t14 - base_t29*rh_kfe_t13;
  const double rh_kfe_t22 = rh_haa_R_Rxy*rh_calf_Jyy + rh_kfe_t16 - rh_kfe_t19;
  const double rh_kfe_t23 = rh_haa_R_Ryy*rh_calf_Jyy + rh_kfe_t17 - rh_kfe_t20;
  const double rh_kfe_t24 = rh_haa_R_Rzy*rh_calf_Jyy + rh_kfe_t18 - rh_kfe_t21;

  /* ---- A_G and h_G = A_G*v ------------------------------------------------ */
  A[0][QUAD_base_vx] = base_t31;
  A[0][QUAD_base_vy] = base_t46;
  const double rh_kfe_t25 = base_t31*v[QUAD_base_vx] + base_t46*v[QUAD_base_vy];
  A[0][QUAD_base_vz] = base_t61;
  const double rh_kfe_t26 = rh_kfe_t25 + base_t61*v[QUAD_base_vz];
  A[0][QUAD_base_wx] = -base_t34;
  const double rh_kfe_t27 = rh_kfe_t26 - base_t34*v[QUAD_base_wx];
  A[0][QUAD_base_wy] = -base_t49;
  const double rh_kfe_t28 = rh_kfe_t27 - base_t49*v[QUAD_base_wy];
  A[0][QUAD_base_wz] = -base_t64;
  const double rh_kfe_t29 = rh_kfe_t28 - base_t64*v[QUAD_base_wz];
  A[0][QUAD_lf_haa] = lf_haa_t26;
  const double rh_kfe_t30 = rh_kfe_t29 + lf_haa_t26*v[QUAD_lf_haa];
  A[0][QUAD_lf_hfe] = lf_hfe_t15;
  const double rh_kfe_t31 = rh_kfe_t30 + lf_hfe_t15*v[QUAD_lf_hfe];
  A[0][QUAD_lf_kfe] = lf_kfe_t13;
  const double rh_kfe_t32 = rh_kfe_t31 + lf_kfe_t13*v[QUAD_lf_kfe];
  A[0][QUAD_rf_haa] = rf_haa_t25;
  const double rh_kfe_t33 = rh_kfe_t32 + rf_haa_t25*v[QUAD_rf_haa];
  A[0][QUAD_rf_hfe] = rf_hfe_t15;
  const double rh_kfe_t34 = rh_kfe_t33 + rf_hfe_t15*v[QUAD_rf_hfe];
  A[0][QUAD_rf_kfe] = rf_kfe_t13;
  const double rh_kfe_t35 = rh_kfe_t34 + rf_kfe_t13*v[QUAD_rf_kfe];
  A[0][QUAD_lh_haa] = lh_haa_t23;
  const double rh_kfe_t36 = rh_kfe_t35 + lh_haa_t23*v[QUAD_lh_haa];
  A[0][QUAD_lh_hfe] = lh_hfe_t15;
  const double rh_kfe_t37 = rh_kfe_t36 + lh_hfe_t15*v[QUAD_lh_hfe];
  A[0][QUAD_lh_kfe] = lh_kfe_t13;
  const double rh_kfe_t38 = rh_kfe_t37 + lh_kfe_t13*v[QUAD_lh_kfe];
  A[0][QUAD_rh_haa] = rh_haa_t22;
  const double rh_kfe_t39 = rh_kfe_t38 + rh_haa_t22*v[QUAD_rh_haa];
  A[0][QUAD_rh_hfe] = rh_hfe_t15;
  const double rh_kfe_t40 = rh_kfe_t39 + rh_hfe_t15*v[QUAD_rh_hfe];
  A[0][QUAD_rh_kfe] = rh_kfe_t13;
  h[0] = rh_kfe_t40 + rh_kfe_t13*v[QUAD_rh_kfe];
  A[1][QUAD_base_vx] = base_t32;
  A[1][QUAD_base_vy] = base_t47;
  const double rh_kfe_t41 = base_t32*v[QUAD_base_vx] + base_t47*v[QUAD_base_vy];
  A[1][QUAD_base_vz] = base_t62;
  const double rh_kfe_t42 = rh_kfe_t41 + base_t62*v[QUAD_base_vz];
  A[1][QUAD_base_wx] = -base_t35;
  const double rh_kfe_t43 = rh_kfe_t42 - base_t35*v[QUAD_base_wx];
  A[1][QUAD_base_wy] = -base_t50;
  const double rh_kfe_t44 = rh_kfe_t43 - base_t50*v[QUAD_base_wy];
  A[1][QUAD_base_wz] = -base_t65;
  const double rh_kfe_t45 = rh_kfe_t44 - base_t65*v[QUAD_base_wz];
  A[1][QUAD_lf_haa] = lf_haa_t27;
  const double rh_kfe_t46 = rh_kfe_t45 + lf_haa_t27*v[QUAD_lf_haa];
  A[1][QUAD_lf_hfe] = lf_hfe_t16;
  const double rh_kfe_t47 = rh_kfe_t46 + lf_hfe_t16*v[QUAD_lf_hfe];
  A[1][QUAD_lf_kfe] = lf_kfe_t14;
  const double rh_kfe_t48 = rh_kfe_t47 + lf_kfe_t14*v[QUAD_lf_kfe];
  A[1][QUAD_rf_haa] = rf_haa_t26;
  const double rh_kfe_t49 = rh_kfe_t48 + rf_haa_t26*v[QUAD_rf_haa];
  A[1][QUAD_rf_hfe] = rf_hfe_t16;
  const double rh_kfe_t50 = rh_kfe_t49 + rf_hfe_t16*v[QUAD_rf_hfe];
  A[1][QUAD_rf_kfe] = rf_kfe_t14;
  const double rh_kfe_t51 = rh_kfe_t50 + rf_kfe_t14*v[QUAD_rf_kfe];
  A[1][QUAD_lh_haa] = lh_haa_t24;
  const double rh_kfe_t52 = rh_kfe_t51 + lh_haa_t24*v[QUAD_lh_haa];
  A[1][QUAD_lh_hfe] = lh_hfe_t16;
  const double rh_kfe_t53 = rh_kfe_t52 + lh_hfe_t16*v[QUAD_lh_hfe];
  A[1][QUAD_lh_kfe] = lh_kfe_t14;
  const double rh_kfe_t54 = rh_kfe_t53 + lh_kfe_t14*v[QUAD_lh_kfe];
  A[1][QUAD_rh_haa] = rh_haa_t23;
  const double rh_kfe_t55 = rh_kfe_t54 + rh_haa_t23*v[QUAD_rh_haa];
  A[1][QUAD_rh_hfe] = rh_hfe_t16;
  const double rh_kfe_t56 = rh_kfe_t55 + rh_hfe_t16*v[QUAD_rh_hfe];
  A[1][QUAD_rh_kfe] = rh_kfe_t14;
  h[1] = rh_kfe_t56 + rh_kfe_t14*v[QUAD_rh_kfe];
  A[2][QUAD_base_vx] = base_t33;
  A[2][QUAD_base_vy] = base_t48;
  const double rh_kfe_t57 = base_t33*v[QUAD_base_vx] + base_t48*v[QUAD_base_vy];
  A[2][QUAD_base_vz] = base_t63;
  const double rh_kfe_t58 = rh_kfe_t57 + base_t63*v[QUAD_base_vz];
  A[2][QUAD_base_wx] = -base_t36;
  const double rh_kfe_t59 = rh_kfe_t58 - base_t36*v[QUAD_base_wx];
  A[2][QUAD_base_wy] = -base_t51;
  const double rh_kfe_t60 = rh_kfe_t59 - base_t51*v[QUAD_base_wy];
  A[2][QUAD_base_wz] = -base_t66;
  const double rh_kfe_t61 = rh_kfe_t60 - base_t66*v[QUAD_base_wz];
  A[2][QUAD_lf_haa] = lf_haa_t28;
  const double rh_kfe_t62 = rh_kfe_t61 + lf_haa_t28*v[QUAD_lf_haa];
  A[2][QUAD_lf_hfe] = lf_hfe_t17;
  const double rh_kfe_t63 = rh_kfe_t62 + lf_hfe_t17*v[QUAD_lf_hfe];
  A[2][QUAD_lf_kfe] = lf_kfe_t15;
  const double rh_kfe_t64 = rh_kfe_t63 + lf_kfe_t15*v[QUAD_lf_kfe];
  A[2][QUAD_rf_haa] = rf_haa_t27;
  const double rh_kfe_t65 = rh_kfe_t64 + rf_haa_t27*v[QUAD_rf_haa];
  A[2][QUAD_rf_hfe] = rf_hfe_t17;
  const double rh_kfe_t66 = rh_kfe_t65 + rf_hfe_t17*v[QUAD_rf_hfe];
  A[2][QUAD_rf_kfe] = rf_kfe_t15;
  const double rh_kfe_t67 = rh_kfe_t66 + rf_kfe_t15*v[QUAD_rf_kfe];
  A[2][QUAD_lh_haa] = lh_haa_t25;
  const double rh_kfe_t68 = rh_kfe_t67 + lh_haa_t25*v[QUAD_lh_haa];
  A[2][QUAD_lh_hfe] = lh_hfe_t17;
  const double rh_kfe_t69 = rh_kfe_t68 + lh_hfe_t17*v[QUAD_lh_hfe];
  A[2][QUAD_lh_kfe] = lh_kfe_t15;
  const double rh_kfe_t70 = rh_kfe_t69 + lh_kfe_t15*v[QUAD_lh_kfe];
  A[2][QUAD_rh_haa] = rh_haa_t24;
  const double rh_kfe_t71 = rh_kfe_t70 + rh_haa_t24*v[QUAD_rh_haa];
  A[2][QUAD_rh_hfe] = rh_hfe_t17;
  const double rh_kfe_t72 = rh_kfe_t71 + rh_hfe_t17*v[QUAD_rh_hfe];
  A[2][QUAD_rh_kfe] = rh_kfe_t15;
  h[2] = rh_kfe_t72 + rh_kfe_t15*v[QUAD_rh_kfe];
  A[3][QUAD_base_vx] = base_t43;
  A[3][QUAD_base_vy] = base_t58;
  const double rh_kfe_t73 = base_t43*v[QUAD_base_vx] + base_t58*v[QUAD_base_vy];
  A[3][QUAD_base_vz] = base_t73;
  const double rh_kfe_t74 = rh_kfe_t73 + base_t73*v[QUAD_base_vz];
  A[3][QUAD_base_wx] = base_t82;
  const double rh_kfe_t75 = rh_kfe_t74 + base_t82*v[QUAD_base_wx];
  A[3][QUAD_base_wy] = base_t91;
  const double rh_kfe_t76 = rh_kfe_t75 + base_t91*v[QUAD_base_wy];
  A[3][QUAD_base_wz] = base_t100;
  const double rh_kfe_t77 = rh_kfe_t76 + base_t100*v[QUAD_base_wz];
  A[3][QUAD_lf_haa] = lf_haa_t41;
  const double rh_kfe_t78 = rh_kfe_t77 + lf_haa_t41*v[QUAD_lf_haa];
  A[3][QUAD_lf_hfe] = lf_hfe_t30;
  const double rh_kfe_t79 = rh_kfe_t78 + lf_hfe_t30*v[QUAD_lf_hfe];
  A[3][QUAD_lf_kfe] = lf_kfe_t22;
  const double rh_kfe_t80 = rh_kfe_t79 + lf_kfe_t22*v[QUAD_lf_kfe];
  A[3][QUAD_rf_haa] = rf_haa_t40;
  const double rh_kfe_t81 = rh_kfe_t80 + rf_haa_t40*v[QUAD_rf_haa];
  A[3][QUAD_rf_hfe] = rf_hfe_t30;
  const double rh_kfe_t82 = rh_kfe_t81 + rf_hfe_t30*v[QUAD_rf_hfe];
  A[3][QUAD_rf_kfe] = rf_kfe_t22;
  const double rh_kfe_t83 = rh_kfe_t82 + rf_kfe_t22*v[QUAD_rf_kfe];
  A[3][QUAD_lh_haa] = lh_haa_t38;
  const double rh_kfe_t84 = rh_kfe_t83 + lh_haa_t38*v[QUAD_lh_haa];
  A[3][QUAD_lh_hfe] = lh_hfe_t30;
  const double rh_kfe_t85 = rh_kfe_t84 + lh_hfe_t30*v[QUAD_lh_hfe];
  A[3][QUAD_lh_kfe] = lh_kfe_t22;
  const double rh_kfe_t86 = rh_kfe_t85 + lh_kfe_t22*v[QUAD_lh_kfe];
  A[3][QUAD_rh_haa] = rh_haa_t37;
  const double rh_kfe_t87 = rh_kfe_t86 + rh_haa_t37*v[QUAD_rh_haa];
  A[3][QUAD_rh_hfe] = rh_hfe_t30;
  const double rh_kfe_t88 = rh_kfe_t87 + rh_hfe_t30*v[QUAD_rh_hfe];
  A[3][QUAD_rh_kfe] = rh_kfe_t22;
  h[3] = rh_kfe_t88 + rh_kfe_t22*v[QUAD_rh_kfe];
  A[4][QUAD_base_vx] = base_t44;
  A[4][QUAD_base_vy] = base_t59;
  const double rh_kfe_t89 = base_t44*v[QUAD_base_vx] + base_t59*v[QUAD_base_vy];
  A[4][QUAD_base_vz] = base_t74;
  const double rh_kfe_t90 = rh_kfe_t89 + base_t74*v[QUAD_base_vz];
  A[4][QUAD_base_wx] = base_t83;
  const double rh_kfe_t91 = rh_kfe_t90 + base_t83*v[QUAD_base_wx];
  A[4][QUAD_base_wy] = base_t92;
  const double rh_kfe_t92 = rh_kfe_t91 + base_t92*v[QUAD_base_wy];
  A[4][QUAD_base_wz] = base_t101;
  const double rh_kfe_t93 = rh_kfe_t92 + base_t101*v[QUAD_base_wz];
  A[4][QUAD_lf_haa] = lf_haa_t42;
  const double rh_kfe_t94 = rh_kfe_t93 + lf_haa_t42*v[QUAD_lf_haa];
  A[4][QUAD_lf_hfe] = lf_hfe_t31;
  const double rh_kfe_t95 = rh_kfe_t94 + lf_hfe_t31*v[QUAD_lf_hfe];
  A[4][QUAD_lf_kfe] = lf_kfe_t23;
  const double rh_kfe_t96 = rh_kfe_t95 + lf_kfe_t23*v[QUAD_lf_kfe];
  A[4][QUAD_rf_haa] = rf_haa_t41;
  const double rh_kfe_t97 = rh_kfe_t96 + rf_haa_t41*v[QUAD_rf_haa];
  A[4][QUAD_rf_hfe] = rf_hfe_t31;
  const double rh_kfe_t98 = rh_kfe_t97 + rf_hfe_t31*v[QUAD_rf_hfe];
  A[4][QUAD_rf_kfe] = rf_kfe_t23;
  const double rh_kfe_t99 = rh_kfe_t98 + rf_kfe_t23*v[QUAD_rf_kfe];
  A[4][QUAD_lh_haa] = lh_haa_t39;
  const double rh_kfe_t100 = rh_kfe_t99 + lh_haa_t39*v[QUAD_lh_haa];
  A[4][QUAD_lh_hfe] = lh_hfe_t31;
  const double rh_kfe_t101 = rh_kfe_t100 + lh_hfe_t31*v[QUAD_lh_hfe];
  A[4][QUAD_lh_kfe] = lh_kfe_t23;
  const double rh_kfe_t102 = rh_kfe_t101 + lh_kfe_t23*v[QUAD_lh_kfe];
  A[4][QUAD_rh_haa] = rh_haa_t38;
  const double rh_kfe_t103 = rh_kfe_t102 + rh_haa_t38*v[QUAD_rh_haa];
  A[4][QUAD_rh_hfe] = rh_hfe_t31;
  const double rh_kfe_t104 = rh_kfe_t103 + rh_hfe_t31*v[QUAD_rh_hfe];
  A[4][QUAD_rh_kfe] = rh_kfe_t23;
  h[4] = rh_kfe_t104 + rh_kfe_t23*v[QUAD_rh_kfe];
  A[5][QUAD_base_vx] = base_t45;
  A[5][QUAD_base_vy] = base_t60;
  const double rh_kfe_t105 = base_t45*v[QUAD_base_vx] + base_t60*v[QUAD_base_vy];
  A[5][QUAD_base_vz] = base_t75;
  const double rh_kfe_t106 = rh_kfe_t105 + base_t75*v[QUAD_base_vz];
  A[5][QUAD_base_wx] = base_t84;
  const double rh_kfe_t107 = rh_kfe_t106 + base_t84*v[QUAD_base_wx];
  A[5][QUAD_base_wy] = base_t93;
  const double rh_kfe_t108 = rh_kfe_t107 + base_t93*v[QUAD_base_wy];
  A[5][QUAD_base_wz] = base_t102;
  const double rh_kfe_t109 = rh_kfe_t108 + base_t102*v[QUAD_base_wz];
  A[5][QUAD_lf_haa] = lf_haa_t43;
  const double rh_kfe_t110 = rh_kfe_t109 + lf_haa_t43*v[QUAD_lf_haa];
  A[5][QUAD_lf_hfe] = lf_hfe_t32;
  const double rh_kfe_t111 = rh_kfe_t110 + lf_hfe_t32*v[QUAD_lf_hfe];
  A[5][QUAD_lf_kfe] = lf_kfe_t24;
  const double rh_kfe_t112 = rh_kfe_t111 + lf_kfe_t24*v[QUAD_lf_kfe];
  A[5][QUAD_rf_haa] = rf_haa_t42;
  const double rh_kfe_t113 = rh_kfe_t112 + rf_haa_t42*v[QUAD_rf_haa];
  A[5][QUAD_rf_hfe] = rf_hfe_t32;
  const double rh_kfe_t114 = rh_kfe_t113 + rf_hfe_t32*v[QUAD_rf_hfe];
  A[5][QUAD_rf_kfe] = rf_kfe_t24;
  const double rh_kfe_t115 = rh_kfe_t114 + rf_kfe_t24*v[QUAD_rf_kfe];
  A[5][QUAD_lh_haa] = lh_haa_t40;
  const double rh_kfe_t116 = rh_kfe_t115 + lh_haa_t40*v[QUAD_lh_haa];
  A[5][QUAD_lh_hfe] = lh_hfe_t32;
  const double rh_kfe_t117 = rh_kfe_t116 + lh_hfe_t32*v[QUAD_lh_hfe];
  A[5][QUAD_lh_kfe] = lh_kfe_t24;
  const double rh_kfe_t118 = rh_kfe_t117 + lh_kfe_t24*v[QUAD_lh_kfe];
  A[5][QUAD_rh_haa] = rh_haa_t39;
  const double rh_kfe_t119 = rh_kfe_t118 + rh_haa_t39*v[QUAD_rh_haa];
  A[5][QUAD_rh_hfe] = rh_hfe_t32;
  const double rh_kfe_t120 = rh_kfe_t119 + rh_hfe_t32*v[QUAD_rh_hfe];
  A[5][QUAD_rh_kfe] = rh_kfe_t24;
  h[5] = rh_kfe_t120 + rh_kfe_t24*v[QUAD_rh_kfe];
}
