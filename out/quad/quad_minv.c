/* quad_minv.c
 * Hinv = H^-1, full and symmetric, by the sparse inverse of L.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "sincos.h"

#include "rows.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double trunk_hx  =  0.054;                  /* m*cx = 7.2*0.0075 */
static const double trunk_hz  = -0.00504;                /* m*cz = 7.2*-0.0007 */
static const double trunk_Jxx =  0.024383527999999998;   /* Ixx + m*cz^2 */
static const double trunk_Jxz = -0.0003722;              /* Ixz - m*cx*cz */
static const double trunk_Jyy =  0.07008852800000001;    /* Iyy + m*cx^2 + m*cz^2 */
static const double trunk_Jzz =  0.075515;               /* Izz + m*cx^2 = 0.07511 + 7.2*0.0075^2 */
static const double base_Ic_m =  14.48;                  /* trunk_m + rh_haa_Ic_m + lh_haa_Ic_... */

static const double lf_hip_hx    = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double lf_hip_Jxx   =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double lf_hip_Jxy   =  1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double lf_hip_Jyy   =  0.000598943;            /* Iyy + m*cx^2 */
static const double lf_hip_Jzz   =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double lf_haa_px    =  0.19;                   /* origin */
static const double lf_haa_py    =  0.055;                  /* origin */
static const double lf_haa_Ic_hy =  0.081215;               /* lf_hip_hy + lf_hfe_Ic_lf_haa_hy */
static const double lf_haa_k1    =  0.3458;                 /* lf_haa_Ic_m*lf_haa_px */
static const double lf_haa_k2    =  0.38;                   /* 2*lf_haa_px = 2*0.19 */
static const double lf_haa_k3    =  0.065702;               /* lf_haa_k1*lf_haa_px = 0.3458*0.19 */
static const double lf_haa_k4    =  0.1001;                 /* lf_haa_Ic_m*lf_haa_py */
static const double lf_haa_k5    =  0.11;                   /* 2*lf_haa_py = 2*0.055 */
static const double lf_haa_k6    =  0.0055055;              /* lf_haa_k4*lf_haa_py = 0.1001*0.055 */

static const double lf_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lf_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lf_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double lf_thigh_Jxy = -4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double lf_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double lf_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_thigh_Jyz = -1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double lf_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double lf_hfe_py    =  0.075;                  /* origin */
static const double lf_hfe_k1    =  0.00423375;             /* 2*lf_hfe_py*lf_thigh_hy + lf_hf... */

static const double lf_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lf_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lf_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double lf_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double lf_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double lf_kfe_pz   = -0.2;                    /* origin */
static const double lf_kfe_k1   = -0.0036673216000000005;  /* lf_calf_Jzz - lf_calf_Jxx */
static const double lf_kfe_k2   =  0.00011110380000000001; /* lf_calf_Jxz*2 */
static const double lf_kfe_k3   = -0.034;                  /* lf_calf_m*lf_kfe_pz = 0.17*-0.2 */
static const double lf_kfe_k4   = -0.4;                    /* 2*lf_kfe_pz = 2*-0.2 */
static const double lf_kfe_k5   =  0.0068000000000000005;  /* lf_kfe_k3*lf_kfe_pz = -0.034*-0.2 */

static const double rf_hip_hx    = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double rf_hip_Jxx   =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double rf_hip_Jxy   = -1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double rf_hip_Jyy   =  0.000598943;            /* Iyy + m*cx^2 */
static const double rf_hip_Jzz   =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double rf_haa_px    =  0.19;                   /* origin */
static const double rf_haa_py    = -0.055;                  /* origin */
static const double rf_haa_Ic_hy = -0.081215;               /* rf_hip_hy + rf_hfe_Ic_rf_haa_hy */
static const double rf_haa_k1    =  0.3458;                 /* rf_haa_Ic_m*rf_haa_px */
static const double rf_haa_k2    =  0.38;                   /* 2*rf_haa_px = 2*0.19 */
static const double rf_haa_k3    =  0.065702;               /* rf_haa_k1*rf_haa_px = 0.3458*0.19 */
static const double rf_haa_k4    = -0.1001;                 /* rf_haa_Ic_m*rf_haa_py */
static const double rf_haa_k5    = -0.11;                   /* 2*rf_haa_py = 2*-0.055 */
static const double rf_haa_k6    =  0.0055055;              /* rf_haa_k4*rf_haa_py */

static const double rf_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rf_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rf_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double rf_thigh_Jxy =  4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double rf_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double rf_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_thigh_Jyz =  1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double rf_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double rf_hfe_py    = -0.075;                  /* origin */
static const double rf_hfe_k1    =  0.00423375;             /* 2*rf_hfe_py*rf_thigh_hy + rf_hf... */

static const double rf_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rf_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rf_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double rf_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double rf_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double rf_kfe_pz   = -0.2;                    /* origin */
static const double rf_kfe_k1   = -0.0036673216000000005;  /* rf_calf_Jzz - rf_calf_Jxx */
static const double rf_kfe_k2   =  0.00011110380000000001; /* rf_calf_Jxz*2 */
static const double rf_kfe_k3   = -0.034;                  /* rf_calf_m*rf_kfe_pz = 0.17*-0.2 */
static const double rf_kfe_k4   = -0.4;                    /* 2*rf_kfe_pz = 2*-0.2 */
static const double rf_kfe_k5   =  0.0068000000000000005;  /* rf_kfe_k3*rf_kfe_pz = -0.034*-0.2 */

static const double lh_hip_hx    =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double lh_hip_Jxx   =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double lh_hip_Jxy   = -1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double lh_hip_Jyy   =  0.000598943;            /* Iyy + m*cx^2 */
static const double lh_hip_Jzz   =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double lh_haa_px    = -0.19;                   /* origin */
static const double lh_haa_py    =  0.055;                  /* origin */
static const double lh_haa_Ic_hy =  0.081215;               /* lh_hip_hy + lh_hfe_Ic_lh_haa_hy */
static const double lh_haa_k1    = -0.3458;                 /* lh_haa_Ic_m*lh_haa_px */
static const double lh_haa_k2    = -0.38;                   /* 2*lh_haa_px = 2*-0.19 */
static const double lh_haa_k3    =  0.065702;               /* lh_haa_k1*lh_haa_px */
static const double lh_haa_k4    =  0.1001;                 /* lh_haa_Ic_m*lh_haa_py */
static const double lh_haa_k5    =  0.11;                   /* 2*lh_haa_py = 2*0.055 */
static const double lh_haa_k6    =  0.0055055;              /* lh_haa_k4*lh_haa_py = 0.1001*0.055 */

static const double lh_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lh_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lh_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double lh_thigh_Jxy = -4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double lh_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double lh_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_thigh_Jyz = -1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double lh_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double lh_hfe_py    =  0.075;                  /* origin */
static const double lh_hfe_k1    =  0.00423375;             /* 2*lh_hfe_py*lh_thigh_hy + lh_hf... */

static const double lh_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lh_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lh_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double lh_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double lh_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double lh_kfe_pz   = -0.2;                    /* origin */
static const double lh_kfe_k1   = -0.0036673216000000005;  /* lh_calf_Jzz - lh_calf_Jxx */
static const double lh_kfe_k2   =  0.00011110380000000001; /* lh_calf_Jxz*2 */
static const double lh_kfe_k3   = -0.034;                  /* lh_calf_m*lh_kfe_pz = 0.17*-0.2 */
static const double lh_kfe_k4   = -0.4;                    /* 2*lh_kfe_pz = 2*-0.2 */
static const double lh_kfe_k5   =  0.0068000000000000005;  /* lh_kfe_k3*lh_kfe_pz = -0.034*-0.2 */

static const double rh_hip_hx    =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double rh_hip_Jxx   =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double rh_hip_Jxy   =  1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double rh_hip_Jyy   =  0.000598943;            /* Iyy + m*cx^2 */
static const double rh_hip_Jzz   =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double rh_haa_px    = -0.19;                   /* origin */
static const double rh_haa_py    = -0.055;                  /* origin */
static const double rh_haa_Ic_hy = -0.081215;               /* rh_hip_hy + rh_hfe_Ic_rh_haa_hy */
static const double rh_haa_k1    = -0.3458;                 /* rh_haa_Ic_m*rh_haa_px */
static const double rh_haa_k2    = -0.38;                   /* 2*rh_haa_px = 2*-0.19 */
static const double rh_haa_k3    =  0.065702;               /* rh_haa_k1*rh_haa_px */
static const double rh_haa_k4    = -0.1001;                 /* rh_haa_Ic_m*rh_haa_py */
static const double rh_haa_k5    = -0.11;                   /* 2*rh_haa_py = 2*-0.055 */
static const double rh_haa_k6    =  0.0055055;              /* rh_haa_k4*rh_haa_py */

static const double rh_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rh_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rh_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double rh_thigh_Jxy =  4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double rh_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double rh_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_thigh_Jyz =  1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double rh_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double rh_hfe_py    = -0.075;                  /* origin */
static const double rh_hfe_k1    =  0.00423375;             /* 2*rh_hfe_py*rh_thigh_hy + rh_hf... */

static const double rh_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rh_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rh_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double rh_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double rh_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double rh_kfe_pz   = -0.2;                    /* origin */
static const double rh_kfe_k1   = -0.0036673216000000005;  /* rh_calf_Jzz - rh_calf_Jxx */
static const double rh_kfe_k2   =  0.00011110380000000001; /* rh_calf_Jxz*2 */
static const double rh_kfe_k3   = -0.034;                  /* rh_calf_m*rh_kfe_pz = 0.17*-0.2 */
static const double rh_kfe_k4   = -0.4;                    /* 2*rh_kfe_pz = 2*-0.2 */
static const double rh_kfe_k5   =  0.0068000000000000005;  /* rh_kfe_k3*rh_kfe_pz = -0.034*-0.2 */

int quad_minv(const double q[QUAD_NQ], double Hinv[QUAD_NV][QUAD_NV])
{
  double H[QUAD_NH];
  double V[QUAD_NV];
  /* ---- sines and cosines of the joint angles ------------------------------ */
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

  /* ---- rh_kfe: revolute y, parent rh_hfe ---------------------------------- */
  /* Ic = I (leaf); F = Ic*S; H = S'*F */
  H[QUAD_H_rh_kfe_rh_kfe] = rh_calf_Jyy;

  /* F to rh_hfe */
  const double rh_kfe_F_rh_hfe_fz = -rh_calf_hx*rh_kfe_c - rh_calf_hz*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_fx = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_ny = rh_calf_Jyy + rh_kfe_pz*rh_kfe_F_rh_hfe_fx;
  H[QUAD_H_rh_kfe_rh_hfe] = rh_kfe_F_rh_hfe_ny;

  /* F to rh_haa */
  const double rh_kfe_t1 = rh_kfe_F_rh_hfe_fz*rh_hfe_c;
  const double rh_kfe_F_rh_haa_fz = rh_kfe_t1 - rh_kfe_F_rh_hfe_fx*rh_hfe_s;
  const double rh_kfe_t2 = rh_kfe_F_rh_hfe_fx*rh_hfe_c;
  const double rh_kfe_F_rh_haa_fx = rh_kfe_t2 + rh_kfe_F_rh_hfe_fz*rh_hfe_s;
  const double rh_kfe_F_rh_haa_nx = rh_kfe_F_rh_haa_fz*rh_hfe_py;
  const double rh_kfe_F_rh_haa_nz = -rh_hfe_py*rh_kfe_F_rh_haa_fx;
  H[QUAD_H_rh_kfe_rh_haa] = rh_kfe_F_rh_haa_nx;

  /* F to base */
  const double rh_kfe_F_base_fy = -rh_kfe_F_rh_haa_fz*rh_haa_s;
  const double rh_kfe_F_base_fz = rh_kfe_F_rh_haa_fz*rh_haa_c;
  const double rh_kfe_t3 = rh_kfe_F_rh_hfe_ny*rh_haa_c;
  const double rh_kfe_t4 = rh_kfe_t3 - rh_kfe_F_rh_haa_nz*rh_haa_s;
  const double rh_kfe_t5 = rh_kfe_F_rh_hfe_ny*rh_haa_s;
  const double rh_kfe_t6 = rh_kfe_t5 + rh_kfe_F_rh_haa_nz*rh_haa_c;
  const double rh_kfe_t7 = rh_haa_py*rh_kfe_F_rh_haa_fx;
  const double rh_kfe_F_base_nx = rh_kfe_F_rh_haa_nx + rh_kfe_F_base_fz*rh_haa_py;
  const double rh_kfe_F_base_ny = rh_kfe_t4 - rh_kfe_F_base_fz*rh_haa_px;
  const double rh_kfe_F_base_nz = rh_kfe_t6 + (rh_haa_px*rh_kfe_F_base_fy - rh_kfe_t7);
  H[QUAD_H_rh_kfe_base_vx] = rh_kfe_F_rh_haa_fx;
  H[QUAD_H_rh_kfe_base_vy] = rh_kfe_F_base_fy;
  H[QUAD_H_rh_kfe_base_vz] = rh_kfe_F_base_fz;
  H[QUAD_H_rh_kfe_base_wx] = rh_kfe_F_base_nx;
  H[QUAD_H_rh_kfe_base_wy] = rh_kfe_F_base_ny;
  H[QUAD_H_rh_kfe_base_wz] = rh_kfe_F_base_nz;

  /* Ic to rh_hfe */
  const double rh_kfe_t8 = rh_kfe_k1*rh_kfe_s + rh_kfe_k2*rh_kfe_c;
  const double rh_kfe_t9 = rh_kfe_t8*rh_kfe_s;
  const double rh_kfe_Ic_rh_hfe_zz = rh_calf_Jzz - rh_kfe_t9;
  const double rh_kfe_t10 = rh_kfe_t8*rh_kfe_c - rh_calf_Jxz;
  const double rh_kfe_Ic_rh_hfe_hz = rh_kfe_F_rh_hfe_fx + rh_kfe_k3;
  const double rh_kfe_t11 = rh_kfe_k4*rh_kfe_F_rh_hfe_fx + rh_kfe_k5;
  const double rh_kfe_Ic_rh_hfe_xx = rh_calf_Jxx + rh_kfe_t9 + rh_kfe_t11;
  const double rh_kfe_Ic_rh_hfe_xz = rh_kfe_t10 + rh_kfe_pz*rh_kfe_F_rh_hfe_fz;
  const double rh_kfe_Ic_rh_hfe_yy = rh_calf_Jyy + rh_kfe_t11;

  /* ---- rh_hfe: revolute y, parent rh_haa ---------------------------------- */
  /* Ic = I + children (rh_kfe); F = Ic*S; H = S'*F */
  const double rh_hfe_Ic_hx = rh_thigh_hx - rh_kfe_F_rh_hfe_fz;
  const double rh_hfe_Ic_hz = rh_thigh_hz + rh_kfe_Ic_rh_hfe_hz;
  const double rh_hfe_Ic_xx = rh_thigh_Jxx + rh_kfe_Ic_rh_hfe_xx;
  const double rh_hfe_Ic_xz = rh_thigh_Jxz + rh_kfe_Ic_rh_hfe_xz;
  const double rh_hfe_Ic_yy = rh_thigh_Jyy + rh_kfe_Ic_rh_hfe_yy;
  const double rh_hfe_Ic_zz = rh_thigh_Jzz + rh_kfe_Ic_rh_hfe_zz;
  H[QUAD_H_rh_hfe_rh_hfe] = rh_hfe_Ic_yy;

  /* F to rh_haa */
  const double rh_hfe_F_rh_haa_fz = -rh_hfe_Ic_hx*rh_hfe_c - rh_hfe_Ic_hz*rh_hfe_s;
  const double rh_hfe_F_rh_haa_fx = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;
  const double rh_hfe_t1 = rh_thigh_Jyz*rh_hfe_c - rh_thigh_Jxy*rh_hfe_s;
  const double rh_hfe_t2 = rh_thigh_Jyz*rh_hfe_s + rh_thigh_Jxy*rh_hfe_c;
  const double rh_hfe_F_rh_haa_nx = rh_hfe_t2 + rh_hfe_F_rh_haa_fz*rh_hfe_py;
  const double rh_hfe_F_rh_haa_nz = rh_hfe_t1 - rh_hfe_py*rh_hfe_F_rh_haa_fx;
  H[QUAD_H_rh_hfe_rh_haa] = rh_hfe_F_rh_haa_nx;

  /* F to base */
  const double rh_hfe_F_base_fy = -rh_hfe_F_rh_haa_fz*rh_haa_s;
  const double rh_hfe_F_base_fz = rh_hfe_F_rh_haa_fz*rh_haa_c;
  const double rh_hfe_t3 = rh_hfe_Ic_yy*rh_haa_c - rh_hfe_F_rh_haa_nz*rh_haa_s;
  const double rh_hfe_t4 = rh_hfe_Ic_yy*rh_haa_s + rh_hfe_F_rh_haa_nz*rh_haa_c;
  const double rh_hfe_t5 = rh_haa_py*rh_hfe_F_rh_haa_fx;
  const double rh_hfe_F_base_nx = rh_hfe_F_rh_haa_nx + rh_hfe_F_base_fz*rh_haa_py;
  const double rh_hfe_F_base_ny = rh_hfe_t3 - rh_hfe_F_base_fz*rh_haa_px;
  const double rh_hfe_F_base_nz = rh_hfe_t4 + (rh_haa_px*rh_hfe_F_base_fy - rh_hfe_t5);
  H[QUAD_H_rh_hfe_base_vx] = rh_hfe_F_rh_haa_fx;
  H[QUAD_H_rh_hfe_base_vy] = rh_hfe_F_base_fy;
  H[QUAD_H_rh_hfe_base_vz] = rh_hfe_F_base_fz;
  H[QUAD_H_rh_hfe_base_wx] = rh_hfe_F_base_nx;
  H[QUAD_H_rh_hfe_base_wy] = rh_hfe_F_base_ny;
  H[QUAD_H_rh_hfe_base_wz] = rh_hfe_F_base_nz;

  /* Ic to rh_haa */
  const double rh_hfe_t6 = (rh_hfe_Ic_zz - rh_hfe_Ic_xx)*rh_hfe_s;
  const double rh_hfe_t7 = rh_hfe_t6 + rh_hfe_Ic_xz*(2.0*rh_hfe_c);
  const double rh_hfe_t8 = rh_hfe_t7*rh_hfe_s;
  const double rh_hfe_Ic_rh_haa_xz = rh_hfe_t7*rh_hfe_c - rh_hfe_Ic_xz;
  const double rh_hfe_Ic_rh_haa_xx = rh_hfe_Ic_xx + rh_hfe_t8 + rh_hfe_k1;
  const double rh_hfe_Ic_rh_haa_zz = rh_hfe_Ic_zz - rh_hfe_t8 + rh_hfe_k1;

  /* ---- rh_haa: revolute x, parent base ------------------------------------ */
  /* Ic = I + children (rh_hfe); F = Ic*S; H = S'*F */
  const double rh_haa_Ic_hx = rh_hip_hx - rh_hfe_F_rh_haa_fz;
  const double rh_haa_Ic_xx = rh_hip_Jxx + rh_hfe_Ic_rh_haa_xx;
  const double rh_haa_Ic_xy = rh_hip_Jxy + rh_hfe_F_rh_haa_nx;
  const double rh_haa_Ic_yy = rh_hip_Jyy + rh_hfe_Ic_yy;
  const double rh_haa_Ic_zz = rh_hip_Jzz + rh_hfe_Ic_rh_haa_zz;
  H[QUAD_H_rh_haa_rh_haa] = rh_haa_Ic_xx;

  /* F to base */
  const double rh_haa_F_base_fy = -rh_hfe_F_rh_haa_fx*rh_haa_c - rh_haa_Ic_hy*rh_haa_s;
  const double rh_haa_F_base_fz = rh_haa_Ic_hy*rh_haa_c - rh_hfe_F_rh_haa_fx*rh_haa_s;
  const double rh_haa_t1 = rh_haa_Ic_xy*rh_haa_c - rh_hfe_Ic_rh_haa_xz*rh_haa_s;
  const double rh_haa_t2 = rh_haa_Ic_xy*rh_haa_s + rh_hfe_Ic_rh_haa_xz*rh_haa_c;
  const double rh_haa_F_base_nx = rh_haa_Ic_xx + rh_haa_py*rh_haa_F_base_fz;
  const double rh_haa_F_base_ny = rh_haa_t1 - rh_haa_px*rh_haa_F_base_fz;
  const double rh_haa_F_base_nz = rh_haa_t2 + rh_haa_F_base_fy*rh_haa_px;
  H[QUAD_H_rh_haa_base_vx] = 0.0;
  H[QUAD_H_rh_haa_base_vy] = rh_haa_F_base_fy;
  H[QUAD_H_rh_haa_base_vz] = rh_haa_F_base_fz;
  H[QUAD_H_rh_haa_base_wx] = rh_haa_F_base_nx;
  H[QUAD_H_rh_haa_base_wy] = rh_haa_F_base_ny;
  H[QUAD_H_rh_haa_base_wz] = rh_haa_F_base_nz;

  /* Ic to base */
  const double rh_haa_t3 = (rh_haa_Ic_yy - rh_haa_Ic_zz)*rh_haa_s;
  const double rh_haa_t4 = rh_haa_t3 + rh_hfe_F_rh_haa_nz*(2.0*rh_haa_c);
  const double rh_haa_t5 = rh_haa_t4*rh_haa_s;
  const double rh_haa_t6 = rh_haa_t4*rh_haa_c - rh_hfe_F_rh_haa_nz;
  const double rh_haa_Ic_base_hx = rh_haa_Ic_hx + rh_haa_k1;
  const double rh_haa_t7 = rh_haa_k2*rh_haa_Ic_hx + rh_haa_k3;
  const double rh_haa_Ic_base_hy = rh_haa_F_base_fz + rh_haa_k4;
  const double rh_haa_t8 = rh_haa_k5*rh_haa_F_base_fz + rh_haa_k6;
  const double rh_haa_Ic_base_xx = rh_haa_Ic_xx + rh_haa_t8;
  const double rh_haa_t9 = rh_haa_px*rh_haa_Ic_base_hy + rh_haa_py*rh_haa_Ic_hx;
  const double rh_haa_Ic_base_xy = rh_haa_t1 - rh_haa_t9;
  const double rh_haa_Ic_base_yy = rh_haa_Ic_yy - rh_haa_t5 + rh_haa_t7;
  const double rh_haa_Ic_base_yz = rh_haa_t6 + rh_haa_py*rh_haa_F_base_fy;
  const double rh_haa_Ic_base_zz = rh_haa_Ic_zz + rh_haa_t5 + (rh_haa_t7 + rh_haa_t8);

  /* ---- lh_kfe: revolute y, parent lh_hfe ---------------------------------- */
  /* Ic = I (leaf); F = Ic*S; H = S'*F */
  H[QUAD_H_lh_kfe_lh_kfe] = lh_calf_Jyy;

  /* F to lh_hfe */
  const double lh_kfe_F_lh_hfe_fz = -lh_calf_hx*lh_kfe_c - lh_calf_hz*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_fx = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_ny = lh_calf_Jyy + lh_kfe_pz*lh_kfe_F_lh_hfe_fx;
  H[QUAD_H_lh_kfe_lh_hfe] = lh_kfe_F_lh_hfe_ny;

  /* F to lh_haa */
  const double lh_kfe_t1 = lh_kfe_F_lh_hfe_fz*lh_hfe_c;
  const double lh_kfe_F_lh_haa_fz = lh_kfe_t1 - lh_kfe_F_lh_hfe_fx*lh_hfe_s;
  const double lh_kfe_t2 = lh_kfe_F_lh_hfe_fx*lh_hfe_c;
  const double lh_kfe_F_lh_haa_fx = lh_kfe_t2 + lh_kfe_F_lh_hfe_fz*lh_hfe_s;
  const double lh_kfe_F_lh_haa_nx = lh_kfe_F_lh_haa_fz*lh_hfe_py;
  const double lh_kfe_F_lh_haa_nz = -lh_hfe_py*lh_kfe_F_lh_haa_fx;
  H[QUAD_H_lh_kfe_lh_haa] = lh_kfe_F_lh_haa_nx;

  /* F to base */
  const double lh_kfe_F_base_fy = -lh_kfe_F_lh_haa_fz*lh_haa_s;
  const double lh_kfe_F_base_fz = lh_kfe_F_lh_haa_fz*lh_haa_c;
  const double lh_kfe_t3 = lh_kfe_F_lh_hfe_ny*lh_haa_c;
  const double lh_kfe_t4 = lh_kfe_t3 - lh_kfe_F_lh_haa_nz*lh_haa_s;
  const double lh_kfe_t5 = lh_kfe_F_lh_hfe_ny*lh_haa_s;
  const double lh_kfe_t6 = lh_kfe_t5 + lh_kfe_F_lh_haa_nz*lh_haa_c;
  const double lh_kfe_t7 = lh_haa_py*lh_kfe_F_lh_haa_fx;
  const double lh_kfe_F_base_nx = lh_kfe_F_lh_haa_nx + lh_kfe_F_base_fz*lh_haa_py;
  const double lh_kfe_F_base_ny = lh_kfe_t4 - lh_kfe_F_base_fz*lh_haa_px;
  const double lh_kfe_F_base_nz = lh_kfe_t6 + (lh_haa_px*lh_kfe_F_base_fy - lh_kfe_t7);
  H[QUAD_H_lh_kfe_base_vx] = lh_kfe_F_lh_haa_fx;
  H[QUAD_H_lh_kfe_base_vy] = lh_kfe_F_base_fy;
  H[QUAD_H_lh_kfe_base_vz] = lh_kfe_F_base_fz;
  H[QUAD_H_lh_kfe_base_wx] = lh_kfe_F_base_nx;
  H[QUAD_H_lh_kfe_base_wy] = lh_kfe_F_base_ny;
  H[QUAD_H_lh_kfe_base_wz] = lh_kfe_F_base_nz;

  /* Ic to lh_hfe */
  const double lh_kfe_t8 = lh_kfe_k1*lh_kfe_s + lh_kfe_k2*lh_kfe_c;
  const double lh_kfe_t9 = lh_kfe_t8*lh_kfe_s;
  const double lh_kfe_Ic_lh_hfe_zz = lh_calf_Jzz - lh_kfe_t9;
  const double lh_kfe_t10 = lh_kfe_t8*lh_kfe_c - lh_calf_Jxz;
  const double lh_kfe_Ic_lh_hfe_hz = lh_kfe_F_lh_hfe_fx + lh_kfe_k3;
  const double lh_kfe_t11 = lh_kfe_k4*lh_kfe_F_lh_hfe_fx + lh_kfe_k5;
  const double lh_kfe_Ic_lh_hfe_xx = lh_calf_Jxx + lh_kfe_t9 + lh_kfe_t11;
  const double lh_kfe_Ic_lh_hfe_xz = lh_kfe_t10 + lh_kfe_pz*lh_kfe_F_lh_hfe_fz;
  const double lh_kfe_Ic_lh_hfe_yy = lh_calf_Jyy + lh_kfe_t11;

  /* ---- lh_hfe: revolute y, parent lh_haa ---------------------------------- */
  /* Ic = I + children (lh_kfe); F = Ic*S; H = S'*F */
  const double lh_hfe_Ic_hx = lh_thigh_hx - lh_kfe_F_lh_hfe_fz;
  const double lh_hfe_Ic_hz = lh_thigh_hz + lh_kfe_Ic_lh_hfe_hz;
  const double lh_hfe_Ic_xx = lh_thigh_Jxx + lh_kfe_Ic_lh_hfe_xx;
  const double lh_hfe_Ic_xz = lh_thigh_Jxz + lh_kfe_Ic_lh_hfe_xz;
  const double lh_hfe_Ic_yy = lh_thigh_Jyy + lh_kfe_Ic_lh_hfe_yy;
  const double lh_hfe_Ic_zz = lh_thigh_Jzz + lh_kfe_Ic_lh_hfe_zz;
  H[QUAD_H_lh_hfe_lh_hfe] = lh_hfe_Ic_yy;

  /* F to lh_haa */
  const double lh_hfe_F_lh_haa_fz = -lh_hfe_Ic_hx*lh_hfe_c - lh_hfe_Ic_hz*lh_hfe_s;
  const double lh_hfe_F_lh_haa_fx = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;
  const double lh_hfe_t1 = lh_thigh_Jyz*lh_hfe_c - lh_thigh_Jxy*lh_hfe_s;
  const double lh_hfe_t2 = lh_thigh_Jyz*lh_hfe_s + lh_thigh_Jxy*lh_hfe_c;
  const double lh_hfe_F_lh_haa_nx = lh_hfe_t2 + lh_hfe_F_lh_haa_fz*lh_hfe_py;
  const double lh_hfe_F_lh_haa_nz = lh_hfe_t1 - lh_hfe_py*lh_hfe_F_lh_haa_fx;
  H[QUAD_H_lh_hfe_lh_haa] = lh_hfe_F_lh_haa_nx;

  /* F to base */
  const double lh_hfe_F_base_fy = -lh_hfe_F_lh_haa_fz*lh_haa_s;
  const double lh_hfe_F_base_fz = lh_hfe_F_lh_haa_fz*lh_haa_c;
  const double lh_hfe_t3 = lh_hfe_Ic_yy*lh_haa_c - lh_hfe_F_lh_haa_nz*lh_haa_s;
  const double lh_hfe_t4 = lh_hfe_Ic_yy*lh_haa_s + lh_hfe_F_lh_haa_nz*lh_haa_c;
  const double lh_hfe_t5 = lh_haa_py*lh_hfe_F_lh_haa_fx;
  const double lh_hfe_F_base_nx = lh_hfe_F_lh_haa_nx + lh_hfe_F_base_fz*lh_haa_py;
  const double lh_hfe_F_base_ny = lh_hfe_t3 - lh_hfe_F_base_fz*lh_haa_px;
  const double lh_hfe_F_base_nz = lh_hfe_t4 + (lh_haa_px*lh_hfe_F_base_fy - lh_hfe_t5);
  H[QUAD_H_lh_hfe_base_vx] = lh_hfe_F_lh_haa_fx;
  H[QUAD_H_lh_hfe_base_vy] = lh_hfe_F_base_fy;
  H[QUAD_H_lh_hfe_base_vz] = lh_hfe_F_base_fz;
  H[QUAD_H_lh_hfe_base_wx] = lh_hfe_F_base_nx;
  H[QUAD_H_lh_hfe_base_wy] = lh_hfe_F_base_ny;
  H[QUAD_H_lh_hfe_base_wz] = lh_hfe_F_base_nz;

  /* Ic to lh_haa */
  const double lh_hfe_t6 = (lh_hfe_Ic_zz - lh_hfe_Ic_xx)*lh_hfe_s;
  const double lh_hfe_t7 = lh_hfe_t6 + lh_hfe_Ic_xz*(2.0*lh_hfe_c);
  const double lh_hfe_t8 = lh_hfe_t7*lh_hfe_s;
  const double lh_hfe_Ic_lh_haa_xz = lh_hfe_t7*lh_hfe_c - lh_hfe_Ic_xz;
  const double lh_hfe_Ic_lh_haa_xx = lh_hfe_Ic_xx + lh_hfe_t8 + lh_hfe_k1;
  const double lh_hfe_Ic_lh_haa_zz = lh_hfe_Ic_zz - lh_hfe_t8 + lh_hfe_k1;

  /* ---- lh_haa: revolute x, parent base ------------------------------------ */
  /* Ic = I + children (lh_hfe); F = Ic*S; H = S'*F */
  const double lh_haa_Ic_hx = lh_hip_hx - lh_hfe_F_lh_haa_fz;
  const double lh_haa_Ic_xx = lh_hip_Jxx + lh_hfe_Ic_lh_haa_xx;
  const double lh_haa_Ic_xy = lh_hip_Jxy + lh_hfe_F_lh_haa_nx;
  const double lh_haa_Ic_yy = lh_hip_Jyy + lh_hfe_Ic_yy;
  const double lh_haa_Ic_zz = lh_hip_Jzz + lh_hfe_Ic_lh_haa_zz;
  H[QUAD_H_lh_haa_lh_haa] = lh_haa_Ic_xx;

  /* F to base */
  const double lh_haa_F_base_fy = -lh_hfe_F_lh_haa_fx*lh_haa_c - lh_haa_Ic_hy*lh_haa_s;
  const double lh_haa_F_base_fz = lh_haa_Ic_hy*lh_haa_c - lh_hfe_F_lh_haa_fx*lh_haa_s;
  const double lh_haa_t1 = lh_haa_Ic_xy*lh_haa_c - lh_hfe_Ic_lh_haa_xz*lh_haa_s;
  const double lh_haa_t2 = lh_haa_Ic_xy*lh_haa_s + lh_hfe_Ic_lh_haa_xz*lh_haa_c;
  const double lh_haa_F_base_nx = lh_haa_Ic_xx + lh_haa_py*lh_haa_F_base_fz;
  const double lh_haa_F_base_ny = lh_haa_t1 - lh_haa_px*lh_haa_F_base_fz;
  const double lh_haa_F_base_nz = lh_haa_t2 + lh_haa_F_base_fy*lh_haa_px;
  H[QUAD_H_lh_haa_base_vx] = 0.0;
  H[QUAD_H_lh_haa_base_vy] = lh_haa_F_base_fy;
  H[QUAD_H_lh_haa_base_vz] = lh_haa_F_base_fz;
  H[QUAD_H_lh_haa_base_wx] = lh_haa_F_base_nx;
  H[QUAD_H_lh_haa_base_wy] = lh_haa_F_base_ny;
  H[QUAD_H_lh_haa_base_wz] = lh_haa_F_base_nz;

  /* Ic to base */
  const double lh_haa_t3 = (lh_haa_Ic_yy - lh_haa_Ic_zz)*lh_haa_s;
  const double lh_haa_t4 = lh_haa_t3 + lh_hfe_F_lh_haa_nz*(2.0*lh_haa_c);
  const double lh_haa_t5 = lh_haa_t4*lh_haa_s;
  const double lh_haa_t6 = lh_haa_t4*lh_haa_c - lh_hfe_F_lh_haa_nz;
  const double lh_haa_Ic_base_hx = lh_haa_Ic_hx + lh_haa_k1;
  const double lh_haa_t7 = lh_haa_k2*lh_haa_Ic_hx + lh_haa_k3;
  const double lh_haa_Ic_base_hy = lh_haa_F_base_fz + lh_haa_k4;
  const double lh_haa_t8 = lh_haa_k5*lh_haa_F_base_fz + lh_haa_k6;
  const double lh_haa_Ic_base_xx = lh_haa_Ic_xx + lh_haa_t8;
  const double lh_haa_t9 = lh_haa_px*lh_haa_Ic_base_hy + lh_haa_py*lh_haa_Ic_hx;
  const double lh_haa_Ic_base_xy = lh_haa_t1 - lh_haa_t9;
  const double lh_haa_Ic_base_yy = lh_haa_Ic_yy - lh_haa_t5 + lh_haa_t7;
  const double lh_haa_Ic_base_yz = lh_haa_t6 + lh_haa_py*lh_haa_F_base_fy;
  const double lh_haa_Ic_base_zz = lh_haa_Ic_zz + lh_haa_t5 + (lh_haa_t7 + lh_haa_t8);

  /* ---- rf_kfe: revolute y, parent rf_hfe ---------------------------------- */
  /* Ic = I (leaf); F = Ic*S; H = S'*F */
  H[QUAD_H_rf_kfe_rf_kfe] = rf_calf_Jyy;

  /* F to rf_hfe */
  const double rf_kfe_F_rf_hfe_fz = -rf_calf_hx*rf_kfe_c - rf_calf_hz*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_fx = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_ny = rf_calf_Jyy + rf_kfe_pz*rf_kfe_F_rf_hfe_fx;
  H[QUAD_H_rf_kfe_rf_hfe] = rf_kfe_F_rf_hfe_ny;

  /* F to rf_haa */
  const double rf_kfe_t1 = rf_kfe_F_rf_hfe_fz*rf_hfe_c;
  const double rf_kfe_F_rf_haa_fz = rf_kfe_t1 - rf_kfe_F_rf_hfe_fx*rf_hfe_s;
  const double rf_kfe_t2 = rf_kfe_F_rf_hfe_fx*rf_hfe_c;
  const double rf_kfe_F_rf_haa_fx = rf_kfe_t2 + rf_kfe_F_rf_hfe_fz*rf_hfe_s;
  const double rf_kfe_F_rf_haa_nx = rf_kfe_F_rf_haa_fz*rf_hfe_py;
  const double rf_kfe_F_rf_haa_nz = -rf_hfe_py*rf_kfe_F_rf_haa_fx;
  H[QUAD_H_rf_kfe_rf_haa] = rf_kfe_F_rf_haa_nx;

  /* F to base */
  const double rf_kfe_F_base_fy = -rf_kfe_F_rf_haa_fz*rf_haa_s;
  const double rf_kfe_F_base_fz = rf_kfe_F_rf_haa_fz*rf_haa_c;
  const double rf_kfe_t3 = rf_kfe_F_rf_hfe_ny*rf_haa_c;
  const double rf_kfe_t4 = rf_kfe_t3 - rf_kfe_F_rf_haa_nz*rf_haa_s;
  const double rf_kfe_t5 = rf_kfe_F_rf_hfe_ny*rf_haa_s;
  const double rf_kfe_t6 = rf_kfe_t5 + rf_kfe_F_rf_haa_nz*rf_haa_c;
  const double rf_kfe_t7 = rf_haa_py*rf_kfe_F_rf_haa_fx;
  const double rf_kfe_F_base_nx = rf_kfe_F_rf_haa_nx + rf_kfe_F_base_fz*rf_haa_py;
  const double rf_kfe_F_base_ny = rf_kfe_t4 - rf_kfe_F_base_fz*rf_haa_px;
  const double rf_kfe_F_base_nz = rf_kfe_t6 + (rf_haa_px*rf_kfe_F_base_fy - rf_kfe_t7);
  H[QUAD_H_rf_kfe_base_vx] = rf_kfe_F_rf_haa_fx;
  H[QUAD_H_rf_kfe_base_vy] = rf_kfe_F_base_fy;
  H[QUAD_H_rf_kfe_base_vz] = rf_kfe_F_base_fz;
  H[QUAD_H_rf_kfe_base_wx] = rf_kfe_F_base_nx;
  H[QUAD_H_rf_kfe_base_wy] = rf_kfe_F_base_ny;
  H[QUAD_H_rf_kfe_base_wz] = rf_kfe_F_base_nz;

  /* Ic to rf_hfe */
  const double rf_kfe_t8 = rf_kfe_k1*rf_kfe_s + rf_kfe_k2*rf_kfe_c;
  const double rf_kfe_t9 = rf_kfe_t8*rf_kfe_s;
  const double rf_kfe_Ic_rf_hfe_zz = rf_calf_Jzz - rf_kfe_t9;
  const double rf_kfe_t10 = rf_kfe_t8*rf_kfe_c - rf_calf_Jxz;
  const double rf_kfe_Ic_rf_hfe_hz = rf_kfe_F_rf_hfe_fx + rf_kfe_k3;
  const double rf_kfe_t11 = rf_kfe_k4*rf_kfe_F_rf_hfe_fx + rf_kfe_k5;
  const double rf_kfe_Ic_rf_hfe_xx = rf_calf_Jxx + rf_kfe_t9 + rf_kfe_t11;
  const double rf_kfe_Ic_rf_hfe_xz = rf_kfe_t10 + rf_kfe_pz*rf_kfe_F_rf_hfe_fz;
  const double rf_kfe_Ic_rf_hfe_yy = rf_calf_Jyy + rf_kfe_t11;

  /* ---- rf_hfe: revolute y, parent rf_haa ---------------------------------- */
  /* Ic = I + children (rf_kfe); F = Ic*S; H = S'*F */
  const double rf_hfe_Ic_hx = rf_thigh_hx - rf_kfe_F_rf_hfe_fz;
  const double rf_hfe_Ic_hz = rf_thigh_hz + rf_kfe_Ic_rf_hfe_hz;
  const double rf_hfe_Ic_xx = rf_thigh_Jxx + rf_kfe_Ic_rf_hfe_xx;
  const double rf_hfe_Ic_xz = rf_thigh_Jxz + rf_kfe_Ic_rf_hfe_xz;
  const double rf_hfe_Ic_yy = rf_thigh_Jyy + rf_kfe_Ic_rf_hfe_yy;
  const double rf_hfe_Ic_zz = rf_thigh_Jzz + rf_kfe_Ic_rf_hfe_zz;
  H[QUAD_H_rf_hfe_rf_hfe] = rf_hfe_Ic_yy;

  /* F to rf_haa */
  const double rf_hfe_F_rf_haa_fz = -rf_hfe_Ic_hx*rf_hfe_c - rf_hfe_Ic_hz*rf_hfe_s;
  const double rf_hfe_F_rf_haa_fx = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;
  const double rf_hfe_t1 = rf_thigh_Jyz*rf_hfe_c - rf_thigh_Jxy*rf_hfe_s;
  const double rf_hfe_t2 = rf_thigh_Jyz*rf_hfe_s + rf_thigh_Jxy*rf_hfe_c;
  const double rf_hfe_F_rf_haa_nx = rf_hfe_t2 + rf_hfe_F_rf_haa_fz*rf_hfe_py;
  const double rf_hfe_F_rf_haa_nz = rf_hfe_t1 - rf_hfe_py*rf_hfe_F_rf_haa_fx;
  H[QUAD_H_rf_hfe_rf_haa] = rf_hfe_F_rf_haa_nx;

  /* F to base */
  const double rf_hfe_F_base_fy = -rf_hfe_F_rf_haa_fz*rf_haa_s;
  const double rf_hfe_F_base_fz = rf_hfe_F_rf_haa_fz*rf_haa_c;
  const double rf_hfe_t3 = rf_hfe_Ic_yy*rf_haa_c - rf_hfe_F_rf_haa_nz*rf_haa_s;
  const double rf_hfe_t4 = rf_hfe_Ic_yy*rf_haa_s + rf_hfe_F_rf_haa_nz*rf_haa_c;
  const double rf_hfe_t5 = rf_haa_py*rf_hfe_F_rf_haa_fx;
  const double rf_hfe_F_base_nx = rf_hfe_F_rf_haa_nx + rf_hfe_F_base_fz*rf_haa_py;
  const double rf_hfe_F_base_ny = rf_hfe_t3 - rf_hfe_F_base_fz*rf_haa_px;
  const double rf_hfe_F_base_nz = rf_hfe_t4 + (rf_haa_px*rf_hfe_F_base_fy - rf_hfe_t5);
  H[QUAD_H_rf_hfe_base_vx] = rf_hfe_F_rf_haa_fx;
  H[QUAD_H_rf_hfe_base_vy] = rf_hfe_F_base_fy;
  H[QUAD_H_rf_hfe_base_vz] = rf_hfe_F_base_fz;
  H[QUAD_H_rf_hfe_base_wx] = rf_hfe_F_base_nx;
  H[QUAD_H_rf_hfe_base_wy] = rf_hfe_F_base_ny;
  H[QUAD_H_rf_hfe_base_wz] = rf_hfe_F_base_nz;

  /* Ic to rf_haa */
  const double rf_hfe_t6 = (rf_hfe_Ic_zz - rf_hfe_Ic_xx)*rf_hfe_s;
  const double rf_hfe_t7 = rf_hfe_t6 + rf_hfe_Ic_xz*(2.0*rf_hfe_c);
  const double rf_hfe_t8 = rf_hfe_t7*rf_hfe_s;
  const double rf_hfe_Ic_rf_haa_xz = rf_hfe_t7*rf_hfe_c - rf_hfe_Ic_xz;
  const double rf_hfe_Ic_rf_haa_xx = rf_hfe_Ic_xx + rf_hfe_t8 + rf_hfe_k1;
  const double rf_hfe_Ic_rf_haa_zz = rf_hfe_Ic_zz - rf_hfe_t8 + rf_hfe_k1;

  /* ---- rf_haa: revolute x, parent base ------------------------------------ */
  /* Ic = I + children (rf_hfe); F = Ic*S; H = S'*F */
  const double rf_haa_Ic_hx = rf_hip_hx - rf_hfe_F_rf_haa_fz;
  const double rf_haa_Ic_xx = rf_hip_Jxx + rf_hfe_Ic_rf_haa_xx;
  const double rf_haa_Ic_xy = rf_hip_Jxy + rf_hfe_F_rf_haa_nx;
  const double rf_haa_Ic_yy = rf_hip_Jyy + rf_hfe_Ic_yy;
  const double rf_haa_Ic_zz = rf_hip_Jzz + rf_hfe_Ic_rf_haa_zz;
  H[QUAD_H_rf_haa_rf_haa] = rf_haa_Ic_xx;

  /* F to base */
  const double rf_haa_F_base_fy = -rf_hfe_F_rf_haa_fx*rf_haa_c - rf_haa_Ic_hy*rf_haa_s;
  const double rf_haa_F_base_fz = rf_haa_Ic_hy*rf_haa_c - rf_hfe_F_rf_haa_fx*rf_haa_s;
  const double rf_haa_t1 = rf_haa_Ic_xy*rf_haa_c - rf_hfe_Ic_rf_haa_xz*rf_haa_s;
  const double rf_haa_t2 = rf_haa_Ic_xy*rf_haa_s + rf_hfe_Ic_rf_haa_xz*rf_haa_c;
  const double rf_haa_F_base_nx = rf_haa_Ic_xx + rf_haa_py*rf_haa_F_base_fz;
  const double rf_haa_F_base_ny = rf_haa_t1 - rf_haa_px*rf_haa_F_base_fz;
  const double rf_haa_F_base_nz = rf_haa_t2 + rf_haa_F_base_fy*rf_haa_px;
  H[QUAD_H_rf_haa_base_vx] = 0.0;
  H[QUAD_H_rf_haa_base_vy] = rf_haa_F_base_fy;
  H[QUAD_H_rf_haa_base_vz] = rf_haa_F_base_fz;
  H[QUAD_H_rf_haa_base_wx] = rf_haa_F_base_nx;
  H[QUAD_H_rf_haa_base_wy] = rf_haa_F_base_ny;
  H[QUAD_H_rf_haa_base_wz] = rf_haa_F_base_nz;

  /* Ic to base */
  const double rf_haa_t3 = (rf_haa_Ic_yy - rf_haa_Ic_zz)*rf_haa_s;
  const double rf_haa_t4 = rf_haa_t3 + rf_hfe_F_rf_haa_nz*(2.0*rf_haa_c);
  const double rf_haa_t5 = rf_haa_t4*rf_haa_s;
  const double rf_haa_t6 = rf_haa_t4*rf_haa_c - rf_hfe_F_rf_haa_nz;
  const double rf_haa_Ic_base_hx = rf_haa_Ic_hx + rf_haa_k1;
  const double rf_haa_t7 = rf_haa_k2*rf_haa_Ic_hx + rf_haa_k3;
  const double rf_haa_Ic_base_hy = rf_haa_F_base_fz + rf_haa_k4;
  const double rf_haa_t8 = rf_haa_k5*rf_haa_F_base_fz + rf_haa_k6;
  const double rf_haa_Ic_base_xx = rf_haa_Ic_xx + rf_haa_t8;
  const double rf_haa_t9 = rf_haa_px*rf_haa_Ic_base_hy + rf_haa_py*rf_haa_Ic_hx;
  const double rf_haa_Ic_base_xy = rf_haa_t1 - rf_haa_t9;
  const double rf_haa_Ic_base_yy = rf_haa_Ic_yy - rf_haa_t5 + rf_haa_t7;
  const double rf_haa_Ic_base_yz = rf_haa_t6 + rf_haa_py*rf_haa_F_base_fy;
  const double rf_haa_Ic_base_zz = rf_haa_Ic_zz + rf_haa_t5 + (rf_haa_t7 + rf_haa_t8);

  /* ---- lf_kfe: revolute y, parent lf_hfe ---------------------------------- */
  /* Ic = I (leaf); F = Ic*S; H = S'*F */
  H[QUAD_H_lf_kfe_lf_kfe] = lf_calf_Jyy;

  /* F to lf_hfe */
  const double lf_kfe_F_lf_hfe_fz = -lf_calf_hx*lf_kfe_c - lf_calf_hz*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_fx = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_ny = lf_calf_Jyy + lf_kfe_pz*lf_kfe_F_lf_hfe_fx;
  H[QUAD_H_lf_kfe_lf_hfe] = lf_kfe_F_lf_hfe_ny;

  /* F to lf_haa */
  const double lf_kfe_t1 = lf_kfe_F_lf_hfe_fz*lf_hfe_c;
  const double lf_kfe_F_lf_haa_fz = lf_kfe_t1 - lf_kfe_F_lf_hfe_fx*lf_hfe_s;
  const double lf_kfe_t2 = lf_kfe_F_lf_hfe_fx*lf_hfe_c;
  const double lf_kfe_F_lf_haa_fx = lf_kfe_t2 + lf_kfe_F_lf_hfe_fz*lf_hfe_s;
  const double lf_kfe_F_lf_haa_nx = lf_kfe_F_lf_haa_fz*lf_hfe_py;
  const double lf_kfe_F_lf_haa_nz = -lf_hfe_py*lf_kfe_F_lf_haa_fx;
  H[QUAD_H_lf_kfe_lf_haa] = lf_kfe_F_lf_haa_nx;

  /* F to base */
  const double lf_kfe_F_base_fy = -lf_kfe_F_lf_haa_fz*lf_haa_s;
  const double lf_kfe_F_base_fz = lf_kfe_F_lf_haa_fz*lf_haa_c;
  const double lf_kfe_t3 = lf_kfe_F_lf_hfe_ny*lf_haa_c;
  const double lf_kfe_t4 = lf_kfe_t3 - lf_kfe_F_lf_haa_nz*lf_haa_s;
  const double lf_kfe_t5 = lf_kfe_F_lf_hfe_ny*lf_haa_s;
  const double lf_kfe_t6 = lf_kfe_t5 + lf_kfe_F_lf_haa_nz*lf_haa_c;
  const double lf_kfe_t7 = lf_haa_py*lf_kfe_F_lf_haa_fx;
  const double lf_kfe_F_base_nx = lf_kfe_F_lf_haa_nx + lf_kfe_F_base_fz*lf_haa_py;
  const double lf_kfe_F_base_ny = lf_kfe_t4 - lf_kfe_F_base_fz*lf_haa_px;
  const double lf_kfe_F_base_nz = lf_kfe_t6 + (lf_haa_px*lf_kfe_F_base_fy - lf_kfe_t7);
  H[QUAD_H_lf_kfe_base_vx] = lf_kfe_F_lf_haa_fx;
  H[QUAD_H_lf_kfe_base_vy] = lf_kfe_F_base_fy;
  H[QUAD_H_lf_kfe_base_vz] = lf_kfe_F_base_fz;
  H[QUAD_H_lf_kfe_base_wx] = lf_kfe_F_base_nx;
  H[QUAD_H_lf_kfe_base_wy] = lf_kfe_F_base_ny;
  H[QUAD_H_lf_kfe_base_wz] = lf_kfe_F_base_nz;

  /* Ic to lf_hfe */
  const double lf_kfe_t8 = lf_kfe_k1*lf_kfe_s + lf_kfe_k2*lf_kfe_c;
  const double lf_kfe_t9 = lf_kfe_t8*lf_kfe_s;
  const double lf_kfe_Ic_lf_hfe_zz = lf_calf_Jzz - lf_kfe_t9;
  const double lf_kfe_t10 = lf_kfe_t8*lf_kfe_c - lf_calf_Jxz;
  const double lf_kfe_Ic_lf_hfe_hz = lf_kfe_F_lf_hfe_fx + lf_kfe_k3;
  const double lf_kfe_t11 = lf_kfe_k4*lf_kfe_F_lf_hfe_fx + lf_kfe_k5;
  const double lf_kfe_Ic_lf_hfe_xx = lf_calf_Jxx + lf_kfe_t9 + lf_kfe_t11;
  const double lf_kfe_Ic_lf_hfe_xz = lf_kfe_t10 + lf_kfe_pz*lf_kfe_F_lf_hfe_fz;
  const double lf_kfe_Ic_lf_hfe_yy = lf_calf_Jyy + lf_kfe_t11;

  /* ---- lf_hfe: revolute y, parent lf_haa ---------------------------------- */
  /* Ic = I + children (lf_kfe); F = Ic*S; H = S'*F */
  const double lf_hfe_Ic_hx = lf_thigh_hx - lf_kfe_F_lf_hfe_fz;
  const double lf_hfe_Ic_hz = lf_thigh_hz + lf_kfe_Ic_lf_hfe_hz;
  const double lf_hfe_Ic_xx = lf_thigh_Jxx + lf_kfe_Ic_lf_hfe_xx;
  const double lf_hfe_Ic_xz = lf_thigh_Jxz + lf_kfe_Ic_lf_hfe_xz;
  const double lf_hfe_Ic_yy = lf_thigh_Jyy + lf_kfe_Ic_lf_hfe_yy;
  const double lf_hfe_Ic_zz = lf_thigh_Jzz + lf_kfe_Ic_lf_hfe_zz;
  H[QUAD_H_lf_hfe_lf_hfe] = lf_hfe_Ic_yy;

  /* F to lf_haa */
  const double lf_hfe_F_lf_haa_fz = -lf_hfe_Ic_hx*lf_hfe_c - lf_hfe_Ic_hz*lf_hfe_s;
  const double lf_hfe_F_lf_haa_fx = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;
  const double lf_hfe_t1 = lf_thigh_Jyz*lf_hfe_c - lf_thigh_Jxy*lf_hfe_s;
  const double lf_hfe_t2 = lf_thigh_Jyz*lf_hfe_s + lf_thigh_Jxy*lf_hfe_c;
  const double lf_hfe_F_lf_haa_nx = lf_hfe_t2 + lf_hfe_F_lf_haa_fz*lf_hfe_py;
  const double lf_hfe_F_lf_haa_nz = lf_hfe_t1 - lf_hfe_py*lf_hfe_F_lf_haa_fx;
  H[QUAD_H_lf_hfe_lf_haa] = lf_hfe_F_lf_haa_nx;

  /* F to base */
  const double lf_hfe_F_base_fy = -lf_hfe_F_lf_haa_fz*lf_haa_s;
  const double lf_hfe_F_base_fz = lf_hfe_F_lf_haa_fz*lf_haa_c;
  const double lf_hfe_t3 = lf_hfe_Ic_yy*lf_haa_c - lf_hfe_F_lf_haa_nz*lf_haa_s;
  const double lf_hfe_t4 = lf_hfe_Ic_yy*lf_haa_s + lf_hfe_F_lf_haa_nz*lf_haa_c;
  const double lf_hfe_t5 = lf_haa_py*lf_hfe_F_lf_haa_fx;
  const double lf_hfe_F_base_nx = lf_hfe_F_lf_haa_nx + lf_hfe_F_base_fz*lf_haa_py;
  const double lf_hfe_F_base_ny = lf_hfe_t3 - lf_hfe_F_base_fz*lf_haa_px;
  const double lf_hfe_F_base_nz = lf_hfe_t4 + (lf_haa_px*lf_hfe_F_base_fy - lf_hfe_t5);
  H[QUAD_H_lf_hfe_base_vx] = lf_hfe_F_lf_haa_fx;
  H[QUAD_H_lf_hfe_base_vy] = lf_hfe_F_base_fy;
  H[QUAD_H_lf_hfe_base_vz] = lf_hfe_F_base_fz;
  H[QUAD_H_lf_hfe_base_wx] = lf_hfe_F_base_nx;
  H[QUAD_H_lf_hfe_base_wy] = lf_hfe_F_base_ny;
  H[QUAD_H_lf_hfe_base_wz] = lf_hfe_F_base_nz;

  /* Ic to lf_haa */
  const double lf_hfe_t6 = (lf_hfe_Ic_zz - lf_hfe_Ic_xx)*lf_hfe_s;
  const double lf_hfe_t7 = lf_hfe_t6 + lf_hfe_Ic_xz*(2.0*lf_hfe_c);
  const double lf_hfe_t8 = lf_hfe_t7*lf_hfe_s;
  const double lf_hfe_Ic_lf_haa_xz = lf_hfe_t7*lf_hfe_c - lf_hfe_Ic_xz;
  const double lf_hfe_Ic_lf_haa_xx = lf_hfe_Ic_xx + lf_hfe_t8 + lf_hfe_k1;
  const double lf_hfe_Ic_lf_haa_zz = lf_hfe_Ic_zz - lf_hfe_t8 + lf_hfe_k1;

  /* ---- lf_haa: revolute x, parent base ------------------------------------ */
  /* Ic = I + children (lf_hfe); F = Ic*S; H = S'*F */
  const double lf_haa_Ic_hx = lf_hip_hx - lf_hfe_F_lf_haa_fz;
  const double lf_haa_Ic_xx = lf_hip_Jxx + lf_hfe_Ic_lf_haa_xx;
  const double lf_haa_Ic_xy = lf_hip_Jxy + lf_hfe_F_lf_haa_nx;
  const double lf_haa_Ic_yy = lf_hip_Jyy + lf_hfe_Ic_yy;
  const double lf_haa_Ic_zz = lf_hip_Jzz + lf_hfe_Ic_lf_haa_zz;
  H[QUAD_H_lf_haa_lf_haa] = lf_haa_Ic_xx;

  /* F to base */
  const double lf_haa_F_base_fy = -lf_hfe_F_lf_haa_fx*lf_haa_c - lf_haa_Ic_hy*lf_haa_s;
  const double lf_haa_F_base_fz = lf_haa_Ic_hy*lf_haa_c - lf_hfe_F_lf_haa_fx*lf_haa_s;
  const double lf_haa_t1 = lf_haa_Ic_xy*lf_haa_c - lf_hfe_Ic_lf_haa_xz*lf_haa_s;
  const double lf_haa_t2 = lf_haa_Ic_xy*lf_haa_s + lf_hfe_Ic_lf_haa_xz*lf_haa_c;
  const double lf_haa_F_base_nx = lf_haa_Ic_xx + lf_haa_py*lf_haa_F_base_fz;
  const double lf_haa_F_base_ny = lf_haa_t1 - lf_haa_px*lf_haa_F_base_fz;
  const double lf_haa_F_base_nz = lf_haa_t2 + lf_haa_F_base_fy*lf_haa_px;
  H[QUAD_H_lf_haa_base_vx] = 0.0;
  H[QUAD_H_lf_haa_base_vy] = lf_haa_F_base_fy;
  H[QUAD_H_lf_haa_base_vz] = lf_haa_F_base_fz;
  H[QUAD_H_lf_haa_base_wx] = lf_haa_F_base_nx;
  H[QUAD_H_lf_haa_base_wy] = lf_haa_F_base_ny;
  H[QUAD_H_lf_haa_base_wz] = lf_haa_F_base_nz;

  /* Ic to base */
  const double lf_haa_t3 = (lf_haa_Ic_yy - lf_haa_Ic_zz)*lf_haa_s;
  const double lf_haa_t4 = lf_haa_t3 + lf_hfe_F_lf_haa_nz*(2.0*lf_haa_c);
  const double lf_haa_t5 = lf_haa_t4*lf_haa_s;
  const double lf_haa_t6 = lf_haa_t4*lf_haa_c - lf_hfe_F_lf_haa_nz;
  const double lf_haa_Ic_base_hx = lf_haa_Ic_hx + lf_haa_k1;
  const double lf_haa_t7 = lf_haa_k2*lf_haa_Ic_hx + lf_haa_k3;
  const double lf_haa_Ic_base_hy = lf_haa_F_base_fz + lf_haa_k4;
  const double lf_haa_t8 = lf_haa_k5*lf_haa_F_base_fz + lf_haa_k6;
  const double lf_haa_Ic_base_xx = lf_haa_Ic_xx + lf_haa_t8;
  const double lf_haa_t9 = lf_haa_px*lf_haa_Ic_base_hy + lf_haa_py*lf_haa_Ic_hx;
  const double lf_haa_Ic_base_xy = lf_haa_t1 - lf_haa_t9;
  const double lf_haa_Ic_base_yy = lf_haa_Ic_yy - lf_haa_t5 + lf_haa_t7;
  const double lf_haa_Ic_base_yz = lf_haa_t6 + lf_haa_py*lf_haa_F_base_fy;
  const double lf_haa_Ic_base_zz = lf_haa_Ic_zz + lf_haa_t5 + (lf_haa_t7 + lf_haa_t8);

  /* ---- base: floating, parent world --------------------------------------- */
  /* Ic = I + children (rh_haa, lh_haa, rf_haa, lf_haa); F = Ic*S; H = S'*F */
  const double base_t1 = trunk_hx + rh_haa_Ic_base_hx + lh_haa_Ic_base_hx;
  const double base_t2 = trunk_hz - rh_haa_F_base_fy - lh_haa_F_base_fy;
  const double base_t3 = trunk_Jxx + rh_haa_Ic_base_xx + lh_haa_Ic_base_xx;
  const double base_t4 = trunk_Jxz + rh_haa_F_base_nz + lh_haa_F_base_nz;
  const double base_t5 = trunk_Jyy + rh_haa_Ic_base_yy + lh_haa_Ic_base_yy;
  const double base_t6 = trunk_Jzz + rh_haa_Ic_base_zz + lh_haa_Ic_base_zz;
  const double base_t7 = rh_haa_Ic_base_hy + lh_haa_Ic_base_hy + rf_haa_Ic_base_hy;
  const double base_t8 = rh_haa_Ic_base_xy + lh_haa_Ic_base_xy + rf_haa_Ic_base_xy;
  const double base_t9 = rh_haa_Ic_base_yz + lh_haa_Ic_base_yz + rf_haa_Ic_base_yz;
  const double base_Ic_hx = base_t1 + rf_haa_Ic_base_hx + lf_haa_Ic_base_hx;
  const double base_Ic_hy = base_t7 + lf_haa_Ic_base_hy;
  const double base_Ic_hz = base_t2 - rf_haa_F_base_fy - lf_haa_F_base_fy;
  const double base_Ic_xx = base_t3 + rf_haa_Ic_base_xx + lf_haa_Ic_base_xx;
  const double base_Ic_xy = base_t8 + lf_haa_Ic_base_xy;
  const double base_Ic_xz = base_t4 + rf_haa_F_base_nz + lf_haa_F_base_nz;
  const double base_Ic_yy = base_t5 + rf_haa_Ic_base_yy + lf_haa_Ic_base_yy;
  const double base_Ic_yz = base_t9 + lf_haa_Ic_base_yz;
  const double base_Ic_zz = base_t6 + rf_haa_Ic_base_zz + lf_haa_Ic_base_zz;
  H[QUAD_H_base_vx_base_vx] = base_Ic_m;
  H[QUAD_H_base_vy_base_vx] = 0.0;
  H[QUAD_H_base_vy_base_vy] = base_Ic_m;
  H[QUAD_H_base_vz_base_vx] = 0.0;
  H[QUAD_H_base_vz_base_vy] = 0.0;
  H[QUAD_H_base_vz_base_vz] = base_Ic_m;
  H[QUAD_H_base_wx_base_vx] = 0.0;
  H[QUAD_H_base_wx_base_vy] = -base_Ic_hz;
  H[QUAD_H_base_wx_base_vz] = base_Ic_hy;
  H[QUAD_H_base_wx_base_wx] = base_Ic_xx;
  H[QUAD_H_base_wy_base_vx] = base_Ic_hz;
  H[QUAD_H_base_wy_base_vy] = 0.0;
  H[QUAD_H_base_wy_base_vz] = -base_Ic_hx;
  H[QUAD_H_base_wy_base_wx] = base_Ic_xy;
  H[QUAD_H_base_wy_base_wy] = base_Ic_yy;
  H[QUAD_H_base_wz_base_vx] = -base_Ic_hy;
  H[QUAD_H_base_wz_base_vy] = base_Ic_hx;
  H[QUAD_H_base_wz_base_vz] = 0.0;
  H[QUAD_H_base_wz_base_wx] = base_Ic_xz;
  H[QUAD_H_base_wz_base_wy] = base_Ic_yz;
  H[QUAD_H_base_wz_base_wz] = base_Ic_zz;

  /* ---- rh_kfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double rh_kfe_D = H[QUAD_H_rh_kfe_rh_kfe];
  const double rh_kfe_Dinv = 1.0/rh_kfe_D;
  const double rh_kfe_U_rh_hfe = H[QUAD_H_rh_kfe_rh_hfe];
  const double rh_kfe_L_rh_hfe = rh_kfe_U_rh_hfe*rh_kfe_Dinv;
  pinion_row_sub(8, &H[QUAD_H_rh_hfe_base_vx], rh_kfe_L_rh_hfe, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_rh_kfe_rh_hfe] = rh_kfe_L_rh_hfe;
  const double rh_kfe_U_rh_haa = H[QUAD_H_rh_kfe_rh_haa];
  const double rh_kfe_L_rh_haa = rh_kfe_U_rh_haa*rh_kfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_rh_haa_base_vx], rh_kfe_L_rh_haa, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_rh_kfe_rh_haa] = rh_kfe_L_rh_haa;
  const double rh_kfe_U_base_wz = H[QUAD_H_rh_kfe_base_wz];
  const double rh_kfe_L_base_wz = rh_kfe_U_base_wz*rh_kfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_kfe_L_base_wz, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_rh_kfe_base_wz] = rh_kfe_L_base_wz;
  const double rh_kfe_U_base_wy = H[QUAD_H_rh_kfe_base_wy];
  const double rh_kfe_L_base_wy = rh_kfe_U_base_wy*rh_kfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_kfe_L_base_wy, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_rh_kfe_base_wy] = rh_kfe_L_base_wy;
  const double rh_kfe_U_base_wx = H[QUAD_H_rh_kfe_base_wx];
  const double rh_kfe_L_base_wx = rh_kfe_U_base_wx*rh_kfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_kfe_L_base_wx, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_rh_kfe_base_wx] = rh_kfe_L_base_wx;
  const double rh_kfe_U_base_vz = H[QUAD_H_rh_kfe_base_vz];
  const double rh_kfe_L_base_vz = rh_kfe_U_base_vz*rh_kfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_kfe_L_base_vz, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_rh_kfe_base_vz] = rh_kfe_L_base_vz;
  const double rh_kfe_U_base_vy = H[QUAD_H_rh_kfe_base_vy];
  const double rh_kfe_L_base_vy = rh_kfe_U_base_vy*rh_kfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_kfe_L_base_vy, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_rh_kfe_base_vy] = rh_kfe_L_base_vy;
  const double rh_kfe_U_base_vx = H[QUAD_H_rh_kfe_base_vx];
  const double rh_kfe_L_base_vx = rh_kfe_U_base_vx*rh_kfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_kfe_L_base_vx*H[QUAD_H_rh_kfe_base_vx];
  H[QUAD_H_rh_kfe_base_vx] = rh_kfe_L_base_vx;

  /* ---- rh_hfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double rh_hfe_D = H[QUAD_H_rh_hfe_rh_hfe];
  const double rh_hfe_Dinv = 1.0/rh_hfe_D;
  const double rh_hfe_U_rh_haa = H[QUAD_H_rh_hfe_rh_haa];
  const double rh_hfe_L_rh_haa = rh_hfe_U_rh_haa*rh_hfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_rh_haa_base_vx], rh_hfe_L_rh_haa, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_rh_hfe_rh_haa] = rh_hfe_L_rh_haa;
  const double rh_hfe_U_base_wz = H[QUAD_H_rh_hfe_base_wz];
  const double rh_hfe_L_base_wz = rh_hfe_U_base_wz*rh_hfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_hfe_L_base_wz, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_rh_hfe_base_wz] = rh_hfe_L_base_wz;
  const double rh_hfe_U_base_wy = H[QUAD_H_rh_hfe_base_wy];
  const double rh_hfe_L_base_wy = rh_hfe_U_base_wy*rh_hfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_hfe_L_base_wy, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_rh_hfe_base_wy] = rh_hfe_L_base_wy;
  const double rh_hfe_U_base_wx = H[QUAD_H_rh_hfe_base_wx];
  const double rh_hfe_L_base_wx = rh_hfe_U_base_wx*rh_hfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_hfe_L_base_wx, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_rh_hfe_base_wx] = rh_hfe_L_base_wx;
  const double rh_hfe_U_base_vz = H[QUAD_H_rh_hfe_base_vz];
  const double rh_hfe_L_base_vz = rh_hfe_U_base_vz*rh_hfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_hfe_L_base_vz, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_rh_hfe_base_vz] = rh_hfe_L_base_vz;
  const double rh_hfe_U_base_vy = H[QUAD_H_rh_hfe_base_vy];
  const double rh_hfe_L_base_vy = rh_hfe_U_base_vy*rh_hfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_hfe_L_base_vy, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_rh_hfe_base_vy] = rh_hfe_L_base_vy;
  const double rh_hfe_U_base_vx = H[QUAD_H_rh_hfe_base_vx];
  const double rh_hfe_L_base_vx = rh_hfe_U_base_vx*rh_hfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_hfe_L_base_vx*H[QUAD_H_rh_hfe_base_vx];
  H[QUAD_H_rh_hfe_base_vx] = rh_hfe_L_base_vx;

  /* ---- rh_haa ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double rh_haa_D = H[QUAD_H_rh_haa_rh_haa];
  const double rh_haa_Dinv = 1.0/rh_haa_D;
  const double rh_haa_U_base_wz = H[QUAD_H_rh_haa_base_wz];
  const double rh_haa_L_base_wz = rh_haa_U_base_wz*rh_haa_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_haa_L_base_wz, &H[QUAD_H_rh_haa_base_vx]);
  H[QUAD_H_rh_haa_base_wz] = rh_haa_L_base_wz;
  const double rh_haa_U_base_wy = H[QUAD_H_rh_haa_base_wy];
  const double rh_haa_L_base_wy = rh_haa_U_base_wy*rh_haa_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_haa_L_base_wy, &H[QUAD_H_rh_haa_base_vx]);
  H[QUAD_H_rh_haa_base_wy] = rh_haa_L_base_wy;
  const double rh_haa_U_base_wx = H[QUAD_H_rh_haa_base_wx];
  const double rh_haa_L_base_wx = rh_haa_U_base_wx*rh_haa_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_haa_L_base_wx, &H[QUAD_H_rh_haa_base_vx]);
  H[QUAD_H_rh_haa_base_wx] = rh_haa_L_base_wx;
  const double rh_haa_U_base_vz = H[QUAD_H_rh_haa_base_vz];
  const double rh_haa_L_base_vz = rh_haa_U_base_vz*rh_haa_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_haa_L_base_vz, &H[QUAD_H_rh_haa_base_vx]);
  H[QUAD_H_rh_haa_base_vz] = rh_haa_L_base_vz;
  const double rh_haa_U_base_vy = H[QUAD_H_rh_haa_base_vy];
  const double rh_haa_L_base_vy = rh_haa_U_base_vy*rh_haa_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_haa_L_base_vy, &H[QUAD_H_rh_haa_base_vx]);
  H[QUAD_H_rh_haa_base_vy] = rh_haa_L_base_vy;
  const double rh_haa_U_base_vx = H[QUAD_H_rh_haa_base_vx];
  const double rh_haa_L_base_vx = rh_haa_U_base_vx*rh_haa_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_haa_L_base_vx*H[QUAD_H_rh_haa_base_vx];
  H[QUAD_H_rh_haa_base_vx] = rh_haa_L_base_vx;

  /* ---- lh_kfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double lh_kfe_D = H[QUAD_H_lh_kfe_lh_kfe];
  const double lh_kfe_Dinv = 1.0/lh_kfe_D;
  const double lh_kfe_U_lh_hfe = H[QUAD_H_lh_kfe_lh_hfe];
  const double lh_kfe_L_lh_hfe = lh_kfe_U_lh_hfe*lh_kfe_Dinv;
  pinion_row_sub(8, &H[QUAD_H_lh_hfe_base_vx], lh_kfe_L_lh_hfe, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_lh_kfe_lh_hfe] = lh_kfe_L_lh_hfe;
  const double lh_kfe_U_lh_haa = H[QUAD_H_lh_kfe_lh_haa];
  const double lh_kfe_L_lh_haa = lh_kfe_U_lh_haa*lh_kfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_lh_haa_base_vx], lh_kfe_L_lh_haa, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_lh_kfe_lh_haa] = lh_kfe_L_lh_haa;
  const double lh_kfe_U_base_wz = H[QUAD_H_lh_kfe_base_wz];
  const double lh_kfe_L_base_wz = lh_kfe_U_base_wz*lh_kfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_kfe_L_base_wz, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_lh_kfe_base_wz] = lh_kfe_L_base_wz;
  const double lh_kfe_U_base_wy = H[QUAD_H_lh_kfe_base_wy];
  const double lh_kfe_L_base_wy = lh_kfe_U_base_wy*lh_kfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_kfe_L_base_wy, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_lh_kfe_base_wy] = lh_kfe_L_base_wy;
  const double lh_kfe_U_base_wx = H[QUAD_H_lh_kfe_base_wx];
  const double lh_kfe_L_base_wx = lh_kfe_U_base_wx*lh_kfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_kfe_L_base_wx, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_lh_kfe_base_wx] = lh_kfe_L_base_wx;
  const double lh_kfe_U_base_vz = H[QUAD_H_lh_kfe_base_vz];
  const double lh_kfe_L_base_vz = lh_kfe_U_base_vz*lh_kfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_kfe_L_base_vz, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_lh_kfe_base_vz] = lh_kfe_L_base_vz;
  const double lh_kfe_U_base_vy = H[QUAD_H_lh_kfe_base_vy];
  const double lh_kfe_L_base_vy = lh_kfe_U_base_vy*lh_kfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_kfe_L_base_vy, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_lh_kfe_base_vy] = lh_kfe_L_base_vy;
  const double lh_kfe_U_base_vx = H[QUAD_H_lh_kfe_base_vx];
  const double lh_kfe_L_base_vx = lh_kfe_U_base_vx*lh_kfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_kfe_L_base_vx*H[QUAD_H_lh_kfe_base_vx];
  H[QUAD_H_lh_kfe_base_vx] = lh_kfe_L_base_vx;

  /* ---- lh_hfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double lh_hfe_D = H[QUAD_H_lh_hfe_lh_hfe];
  const double lh_hfe_Dinv = 1.0/lh_hfe_D;
  const double lh_hfe_U_lh_haa = H[QUAD_H_lh_hfe_lh_haa];
  const double lh_hfe_L_lh_haa = lh_hfe_U_lh_haa*lh_hfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_lh_haa_base_vx], lh_hfe_L_lh_haa, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_lh_hfe_lh_haa] = lh_hfe_L_lh_haa;
  const double lh_hfe_U_base_wz = H[QUAD_H_lh_hfe_base_wz];
  const double lh_hfe_L_base_wz = lh_hfe_U_base_wz*lh_hfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_hfe_L_base_wz, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_lh_hfe_base_wz] = lh_hfe_L_base_wz;
  const double lh_hfe_U_base_wy = H[QUAD_H_lh_hfe_base_wy];
  const double lh_hfe_L_base_wy = lh_hfe_U_base_wy*lh_hfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_hfe_L_base_wy, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_lh_hfe_base_wy] = lh_hfe_L_base_wy;
  const double lh_hfe_U_base_wx = H[QUAD_H_lh_hfe_base_wx];
  const double lh_hfe_L_base_wx = lh_hfe_U_base_wx*lh_hfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_hfe_L_base_wx, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_lh_hfe_base_wx] = lh_hfe_L_base_wx;
  const double lh_hfe_U_base_vz = H[QUAD_H_lh_hfe_base_vz];
  const double lh_hfe_L_base_vz = lh_hfe_U_base_vz*lh_hfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_hfe_L_base_vz, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_lh_hfe_base_vz] = lh_hfe_L_base_vz;
  const double lh_hfe_U_base_vy = H[QUAD_H_lh_hfe_base_vy];
  const double lh_hfe_L_base_vy = lh_hfe_U_base_vy*lh_hfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_hfe_L_base_vy, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_lh_hfe_base_vy] = lh_hfe_L_base_vy;
  const double lh_hfe_U_base_vx = H[QUAD_H_lh_hfe_base_vx];
  const double lh_hfe_L_base_vx = lh_hfe_U_base_vx*lh_hfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_hfe_L_base_vx*H[QUAD_H_lh_hfe_base_vx];
  H[QUAD_H_lh_hfe_base_vx] = lh_hfe_L_base_vx;

  /* ---- lh_haa ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double lh_haa_D = H[QUAD_H_lh_haa_lh_haa];
  const double lh_haa_Dinv = 1.0/lh_haa_D;
  const double lh_haa_U_base_wz = H[QUAD_H_lh_haa_base_wz];
  const double lh_haa_L_base_wz = lh_haa_U_base_wz*lh_haa_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_haa_L_base_wz, &H[QUAD_H_lh_haa_base_vx]);
  H[QUAD_H_lh_haa_base_wz] = lh_haa_L_base_wz;
  const double lh_haa_U_base_wy = H[QUAD_H_lh_haa_base_wy];
  const double lh_haa_L_base_wy = lh_haa_U_base_wy*lh_haa_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_haa_L_base_wy, &H[QUAD_H_lh_haa_base_vx]);
  H[QUAD_H_lh_haa_base_wy] = lh_haa_L_base_wy;
  const double lh_haa_U_base_wx = H[QUAD_H_lh_haa_base_wx];
  const double lh_haa_L_base_wx = lh_haa_U_base_wx*lh_haa_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_haa_L_base_wx, &H[QUAD_H_lh_haa_base_vx]);
  H[QUAD_H_lh_haa_base_wx] = lh_haa_L_base_wx;
  const double lh_haa_U_base_vz = H[QUAD_H_lh_haa_base_vz];
  const double lh_haa_L_base_vz = lh_haa_U_base_vz*lh_haa_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_haa_L_base_vz, &H[QUAD_H_lh_haa_base_vx]);
  H[QUAD_H_lh_haa_base_vz] = lh_haa_L_base_vz;
  const double lh_haa_U_base_vy = H[QUAD_H_lh_haa_base_vy];
  const double lh_haa_L_base_vy = lh_haa_U_base_vy*lh_haa_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_haa_L_base_vy, &H[QUAD_H_lh_haa_base_vx]);
  H[QUAD_H_lh_haa_base_vy] = lh_haa_L_base_vy;
  const double lh_haa_U_base_vx = H[QUAD_H_lh_haa_base_vx];
  const double lh_haa_L_base_vx = lh_haa_U_base_vx*lh_haa_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_haa_L_base_vx*H[QUAD_H_lh_haa_base_vx];
  H[QUAD_H_lh_haa_base_vx] = lh_haa_L_base_vx;

  /* ---- rf_kfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double rf_kfe_D = H[QUAD_H_rf_kfe_rf_kfe];
  const double rf_kfe_Dinv = 1.0/rf_kfe_D;
  const double rf_kfe_U_rf_hfe = H[QUAD_H_rf_kfe_rf_hfe];
  const double rf_kfe_L_rf_hfe = rf_kfe_U_rf_hfe*rf_kfe_Dinv;
  pinion_row_sub(8, &H[QUAD_H_rf_hfe_base_vx], rf_kfe_L_rf_hfe, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_rf_kfe_rf_hfe] = rf_kfe_L_rf_hfe;
  const double rf_kfe_U_rf_haa = H[QUAD_H_rf_kfe_rf_haa];
  const double rf_kfe_L_rf_haa = rf_kfe_U_rf_haa*rf_kfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_rf_haa_base_vx], rf_kfe_L_rf_haa, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_rf_kfe_rf_haa] = rf_kfe_L_rf_haa;
  const double rf_kfe_U_base_wz = H[QUAD_H_rf_kfe_base_wz];
  const double rf_kfe_L_base_wz = rf_kfe_U_base_wz*rf_kfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_kfe_L_base_wz, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_rf_kfe_base_wz] = rf_kfe_L_base_wz;
  const double rf_kfe_U_base_wy = H[QUAD_H_rf_kfe_base_wy];
  const double rf_kfe_L_base_wy = rf_kfe_U_base_wy*rf_kfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_kfe_L_base_wy, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_rf_kfe_base_wy] = rf_kfe_L_base_wy;
  const double rf_kfe_U_base_wx = H[QUAD_H_rf_kfe_base_wx];
  const double rf_kfe_L_base_wx = rf_kfe_U_base_wx*rf_kfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_kfe_L_base_wx, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_rf_kfe_base_wx] = rf_kfe_L_base_wx;
  const double rf_kfe_U_base_vz = H[QUAD_H_rf_kfe_base_vz];
  const double rf_kfe_L_base_vz = rf_kfe_U_base_vz*rf_kfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_kfe_L_base_vz, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_rf_kfe_base_vz] = rf_kfe_L_base_vz;
  const double rf_kfe_U_base_vy = H[QUAD_H_rf_kfe_base_vy];
  const double rf_kfe_L_base_vy = rf_kfe_U_base_vy*rf_kfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_kfe_L_base_vy, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_rf_kfe_base_vy] = rf_kfe_L_base_vy;
  const double rf_kfe_U_base_vx = H[QUAD_H_rf_kfe_base_vx];
  const double rf_kfe_L_base_vx = rf_kfe_U_base_vx*rf_kfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_kfe_L_base_vx*H[QUAD_H_rf_kfe_base_vx];
  H[QUAD_H_rf_kfe_base_vx] = rf_kfe_L_base_vx;

  /* ---- rf_hfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double rf_hfe_D = H[QUAD_H_rf_hfe_rf_hfe];
  const double rf_hfe_Dinv = 1.0/rf_hfe_D;
  const double rf_hfe_U_rf_haa = H[QUAD_H_rf_hfe_rf_haa];
  const double rf_hfe_L_rf_haa = rf_hfe_U_rf_haa*rf_hfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_rf_haa_base_vx], rf_hfe_L_rf_haa, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_rf_hfe_rf_haa] = rf_hfe_L_rf_haa;
  const double rf_hfe_U_base_wz = H[QUAD_H_rf_hfe_base_wz];
  const double rf_hfe_L_base_wz = rf_hfe_U_base_wz*rf_hfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_hfe_L_base_wz, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_rf_hfe_base_wz] = rf_hfe_L_base_wz;
  const double rf_hfe_U_base_wy = H[QUAD_H_rf_hfe_base_wy];
  const double rf_hfe_L_base_wy = rf_hfe_U_base_wy*rf_hfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_hfe_L_base_wy, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_rf_hfe_base_wy] = rf_hfe_L_base_wy;
  const double rf_hfe_U_base_wx = H[QUAD_H_rf_hfe_base_wx];
  const double rf_hfe_L_base_wx = rf_hfe_U_base_wx*rf_hfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_hfe_L_base_wx, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_rf_hfe_base_wx] = rf_hfe_L_base_wx;
  const double rf_hfe_U_base_vz = H[QUAD_H_rf_hfe_base_vz];
  const double rf_hfe_L_base_vz = rf_hfe_U_base_vz*rf_hfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_hfe_L_base_vz, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_rf_hfe_base_vz] = rf_hfe_L_base_vz;
  const double rf_hfe_U_base_vy = H[QUAD_H_rf_hfe_base_vy];
  const double rf_hfe_L_base_vy = rf_hfe_U_base_vy*rf_hfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_hfe_L_base_vy, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_rf_hfe_base_vy] = rf_hfe_L_base_vy;
  const double rf_hfe_U_base_vx = H[QUAD_H_rf_hfe_base_vx];
  const double rf_hfe_L_base_vx = rf_hfe_U_base_vx*rf_hfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_hfe_L_base_vx*H[QUAD_H_rf_hfe_base_vx];
  H[QUAD_H_rf_hfe_base_vx] = rf_hfe_L_base_vx;

  /* ---- rf_haa ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double rf_haa_D = H[QUAD_H_rf_haa_rf_haa];
  const double rf_haa_Dinv = 1.0/rf_haa_D;
  const double rf_haa_U_base_wz = H[QUAD_H_rf_haa_base_wz];
  const double rf_haa_L_base_wz = rf_haa_U_base_wz*rf_haa_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_haa_L_base_wz, &H[QUAD_H_rf_haa_base_vx]);
  H[QUAD_H_rf_haa_base_wz] = rf_haa_L_base_wz;
  const double rf_haa_U_base_wy = H[QUAD_H_rf_haa_base_wy];
  const double rf_haa_L_base_wy = rf_haa_U_base_wy*rf_haa_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_haa_L_base_wy, &H[QUAD_H_rf_haa_base_vx]);
  H[QUAD_H_rf_haa_base_wy] = rf_haa_L_base_wy;
  const double rf_haa_U_base_wx = H[QUAD_H_rf_haa_base_wx];
  const double rf_haa_L_base_wx = rf_haa_U_base_wx*rf_haa_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_haa_L_base_wx, &H[QUAD_H_rf_haa_base_vx]);
  H[QUAD_H_rf_haa_base_wx] = rf_haa_L_base_wx;
  const double rf_haa_U_base_vz = H[QUAD_H_rf_haa_base_vz];
  const double rf_haa_L_base_vz = rf_haa_U_base_vz*rf_haa_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_haa_L_base_vz, &H[QUAD_H_rf_haa_base_vx]);
  H[QUAD_H_rf_haa_base_vz] = rf_haa_L_base_vz;
  const double rf_haa_U_base_vy = H[QUAD_H_rf_haa_base_vy];
  const double rf_haa_L_base_vy = rf_haa_U_base_vy*rf_haa_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_haa_L_base_vy, &H[QUAD_H_rf_haa_base_vx]);
  H[QUAD_H_rf_haa_base_vy] = rf_haa_L_base_vy;
  const double rf_haa_U_base_vx = H[QUAD_H_rf_haa_base_vx];
  const double rf_haa_L_base_vx = rf_haa_U_base_vx*rf_haa_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_haa_L_base_vx*H[QUAD_H_rf_haa_base_vx];
  H[QUAD_H_rf_haa_base_vx] = rf_haa_L_base_vx;

  /* ---- lf_kfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double lf_kfe_D = H[QUAD_H_lf_kfe_lf_kfe];
  const double lf_kfe_Dinv = 1.0/lf_kfe_D;
  const double lf_kfe_U_lf_hfe = H[QUAD_H_lf_kfe_lf_hfe];
  const double lf_kfe_L_lf_hfe = lf_kfe_U_lf_hfe*lf_kfe_Dinv;
  pinion_row_sub(8, &H[QUAD_H_lf_hfe_base_vx], lf_kfe_L_lf_hfe, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_lf_kfe_lf_hfe] = lf_kfe_L_lf_hfe;
  const double lf_kfe_U_lf_haa = H[QUAD_H_lf_kfe_lf_haa];
  const double lf_kfe_L_lf_haa = lf_kfe_U_lf_haa*lf_kfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_lf_haa_base_vx], lf_kfe_L_lf_haa, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_lf_kfe_lf_haa] = lf_kfe_L_lf_haa;
  const double lf_kfe_U_base_wz = H[QUAD_H_lf_kfe_base_wz];
  const double lf_kfe_L_base_wz = lf_kfe_U_base_wz*lf_kfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_kfe_L_base_wz, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_lf_kfe_base_wz] = lf_kfe_L_base_wz;
  const double lf_kfe_U_base_wy = H[QUAD_H_lf_kfe_base_wy];
  const double lf_kfe_L_base_wy = lf_kfe_U_base_wy*lf_kfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_kfe_L_base_wy, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_lf_kfe_base_wy] = lf_kfe_L_base_wy;
  const double lf_kfe_U_base_wx = H[QUAD_H_lf_kfe_base_wx];
  const double lf_kfe_L_base_wx = lf_kfe_U_base_wx*lf_kfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_kfe_L_base_wx, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_lf_kfe_base_wx] = lf_kfe_L_base_wx;
  const double lf_kfe_U_base_vz = H[QUAD_H_lf_kfe_base_vz];
  const double lf_kfe_L_base_vz = lf_kfe_U_base_vz*lf_kfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_kfe_L_base_vz, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_lf_kfe_base_vz] = lf_kfe_L_base_vz;
  const double lf_kfe_U_base_vy = H[QUAD_H_lf_kfe_base_vy];
  const double lf_kfe_L_base_vy = lf_kfe_U_base_vy*lf_kfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_kfe_L_base_vy, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_lf_kfe_base_vy] = lf_kfe_L_base_vy;
  const double lf_kfe_U_base_vx = H[QUAD_H_lf_kfe_base_vx];
  const double lf_kfe_L_base_vx = lf_kfe_U_base_vx*lf_kfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_kfe_L_base_vx*H[QUAD_H_lf_kfe_base_vx];
  H[QUAD_H_lf_kfe_base_vx] = lf_kfe_L_base_vx;

  /* ---- lf_hfe ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double lf_hfe_D = H[QUAD_H_lf_hfe_lf_hfe];
  const double lf_hfe_Dinv = 1.0/lf_hfe_D;
  const double lf_hfe_U_lf_haa = H[QUAD_H_lf_hfe_lf_haa];
  const double lf_hfe_L_lf_haa = lf_hfe_U_lf_haa*lf_hfe_Dinv;
  pinion_row_sub(7, &H[QUAD_H_lf_haa_base_vx], lf_hfe_L_lf_haa, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_lf_hfe_lf_haa] = lf_hfe_L_lf_haa;
  const double lf_hfe_U_base_wz = H[QUAD_H_lf_hfe_base_wz];
  const double lf_hfe_L_base_wz = lf_hfe_U_base_wz*lf_hfe_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_hfe_L_base_wz, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_lf_hfe_base_wz] = lf_hfe_L_base_wz;
  const double lf_hfe_U_base_wy = H[QUAD_H_lf_hfe_base_wy];
  const double lf_hfe_L_base_wy = lf_hfe_U_base_wy*lf_hfe_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_hfe_L_base_wy, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_lf_hfe_base_wy] = lf_hfe_L_base_wy;
  const double lf_hfe_U_base_wx = H[QUAD_H_lf_hfe_base_wx];
  const double lf_hfe_L_base_wx = lf_hfe_U_base_wx*lf_hfe_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_hfe_L_base_wx, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_lf_hfe_base_wx] = lf_hfe_L_base_wx;
  const double lf_hfe_U_base_vz = H[QUAD_H_lf_hfe_base_vz];
  const double lf_hfe_L_base_vz = lf_hfe_U_base_vz*lf_hfe_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_hfe_L_base_vz, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_lf_hfe_base_vz] = lf_hfe_L_base_vz;
  const double lf_hfe_U_base_vy = H[QUAD_H_lf_hfe_base_vy];
  const double lf_hfe_L_base_vy = lf_hfe_U_base_vy*lf_hfe_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_hfe_L_base_vy, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_lf_hfe_base_vy] = lf_hfe_L_base_vy;
  const double lf_hfe_U_base_vx = H[QUAD_H_lf_hfe_base_vx];
  const double lf_hfe_L_base_vx = lf_hfe_U_base_vx*lf_hfe_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_hfe_L_base_vx*H[QUAD_H_lf_hfe_base_vx];
  H[QUAD_H_lf_hfe_base_vx] = lf_hfe_L_base_vx;

  /* ---- lf_haa ------------------------------------------------------------- */
  /* from every ancestor's row, L times this one */
  const double lf_haa_D = H[QUAD_H_lf_haa_lf_haa];
  const double lf_haa_Dinv = 1.0/lf_haa_D;
  const double lf_haa_U_base_wz = H[QUAD_H_lf_haa_base_wz];
  const double lf_haa_L_base_wz = lf_haa_U_base_wz*lf_haa_Dinv;
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_haa_L_base_wz, &H[QUAD_H_lf_haa_base_vx]);
  H[QUAD_H_lf_haa_base_wz] = lf_haa_L_base_wz;
  const double lf_haa_U_base_wy = H[QUAD_H_lf_haa_base_wy];
  const double lf_haa_L_base_wy = lf_haa_U_base_wy*lf_haa_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_haa_L_base_wy, &H[QUAD_H_lf_haa_base_vx]);
  H[QUAD_H_lf_haa_base_wy] = lf_haa_L_base_wy;
  const double lf_haa_U_base_wx = H[QUAD_H_lf_haa_base_wx];
  const double lf_haa_L_base_wx = lf_haa_U_base_wx*lf_haa_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_haa_L_base_wx, &H[QUAD_H_lf_haa_base_vx]);
  H[QUAD_H_lf_haa_base_wx] = lf_haa_L_base_wx;
  const double lf_haa_U_base_vz = H[QUAD_H_lf_haa_base_vz];
  const double lf_haa_L_base_vz = lf_haa_U_base_vz*lf_haa_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_haa_L_base_vz, &H[QUAD_H_lf_haa_base_vx]);
  H[QUAD_H_lf_haa_base_vz] = lf_haa_L_base_vz;
  const double lf_haa_U_base_vy = H[QUAD_H_lf_haa_base_vy];
  const double lf_haa_L_base_vy = lf_haa_U_base_vy*lf_haa_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_haa_L_base_vy, &H[QUAD_H_lf_haa_base_vx]);
  H[QUAD_H_lf_haa_base_vy] = lf_haa_L_base_vy;
  const double lf_haa_U_base_vx = H[QUAD_H_lf_haa_base_vx];
  const double lf_haa_L_base_vx = lf_haa_U_base_vx*lf_haa_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_haa_L_base_vx*H[QUAD_H_lf_haa_base_vx];
  H[QUAD_H_lf_haa_base_vx] = lf_haa_L_base_vx;

  /* ---- base_wz ------------------------------------------------------------ */
  /* from every ancestor's row, L times this one */
  const double base_wz_D = H[QUAD_H_base_wz_base_wz];
  const double base_wz_Dinv = 1.0/base_wz_D;
  const double base_wz_U_base_wy = H[QUAD_H_base_wz_base_wy];
  const double base_wz_L_base_wy = base_wz_U_base_wy*base_wz_Dinv;
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], base_wz_L_base_wy, &H[QUAD_H_base_wz_base_vx]);
  H[QUAD_H_base_wz_base_wy] = base_wz_L_base_wy;
  const double base_wz_U_base_wx = H[QUAD_H_base_wz_base_wx];
  const double base_wz_L_base_wx = base_wz_U_base_wx*base_wz_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], base_wz_L_base_wx, &H[QUAD_H_base_wz_base_vx]);
  H[QUAD_H_base_wz_base_wx] = base_wz_L_base_wx;
  const double base_wz_U_base_vz = H[QUAD_H_base_wz_base_vz];
  const double base_wz_L_base_vz = base_wz_U_base_vz*base_wz_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wz_L_base_vz, &H[QUAD_H_base_wz_base_vx]);
  H[QUAD_H_base_wz_base_vz] = base_wz_L_base_vz;
  const double base_wz_U_base_vy = H[QUAD_H_base_wz_base_vy];
  const double base_wz_L_base_vy = base_wz_U_base_vy*base_wz_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wz_L_base_vy, &H[QUAD_H_base_wz_base_vx]);
  H[QUAD_H_base_wz_base_vy] = base_wz_L_base_vy;
  const double base_wz_U_base_vx = H[QUAD_H_base_wz_base_vx];
  const double base_wz_L_base_vx = base_wz_U_base_vx*base_wz_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wz_L_base_vx*H[QUAD_H_base_wz_base_vx];
  H[QUAD_H_base_wz_base_vx] = base_wz_L_base_vx;

  /* ---- base_wy ------------------------------------------------------------ */
  /* from every ancestor's row, L times this one */
  const double base_wy_D = H[QUAD_H_base_wy_base_wy];
  const double base_wy_Dinv = 1.0/base_wy_D;
  const double base_wy_U_base_wx = H[QUAD_H_base_wy_base_wx];
  const double base_wy_L_base_wx = base_wy_U_base_wx*base_wy_Dinv;
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], base_wy_L_base_wx, &H[QUAD_H_base_wy_base_vx]);
  H[QUAD_H_base_wy_base_wx] = base_wy_L_base_wx;
  const double base_wy_U_base_vz = H[QUAD_H_base_wy_base_vz];
  const double base_wy_L_base_vz = base_wy_U_base_vz*base_wy_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wy_L_base_vz, &H[QUAD_H_base_wy_base_vx]);
  H[QUAD_H_base_wy_base_vz] = base_wy_L_base_vz;
  const double base_wy_U_base_vy = H[QUAD_H_base_wy_base_vy];
  const double base_wy_L_base_vy = base_wy_U_base_vy*base_wy_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wy_L_base_vy, &H[QUAD_H_base_wy_base_vx]);
  H[QUAD_H_base_wy_base_vy] = base_wy_L_base_vy;
  const double base_wy_U_base_vx = H[QUAD_H_base_wy_base_vx];
  const double base_wy_L_base_vx = base_wy_U_base_vx*base_wy_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wy_L_base_vx*H[QUAD_H_base_wy_base_vx];
  H[QUAD_H_base_wy_base_vx] = base_wy_L_base_vx;

  /* ---- base_wx ------------------------------------------------------------ */
  /* from every ancestor's row, L times this one */
  const double base_wx_D = H[QUAD_H_base_wx_base_wx];
  const double base_wx_Dinv = 1.0/base_wx_D;
  const double base_wx_U_base_vz = H[QUAD_H_base_wx_base_vz];
  const double base_wx_L_base_vz = base_wx_U_base_vz*base_wx_Dinv;
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wx_L_base_vz, &H[QUAD_H_base_wx_base_vx]);
  H[QUAD_H_base_wx_base_vz] = base_wx_L_base_vz;
  const double base_wx_U_base_vy = H[QUAD_H_base_wx_base_vy];
  const double base_wx_L_base_vy = base_wx_U_base_vy*base_wx_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wx_L_base_vy, &H[QUAD_H_base_wx_base_vx]);
  H[QUAD_H_base_wx_base_vy] = base_wx_L_base_vy;
  const double base_wx_U_base_vx = H[QUAD_H_base_wx_base_vx];
  const double base_wx_L_base_vx = base_wx_U_base_vx*base_wx_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wx_L_base_vx*H[QUAD_H_base_wx_base_vx];
  H[QUAD_H_base_wx_base_vx] = base_wx_L_base_vx;

  /* ---- base_vz ------------------------------------------------------------ */
  /* from every ancestor's row, L times this one */
  const double base_vz_D = H[QUAD_H_base_vz_base_vz];
  const double base_vz_Dinv = 1.0/base_vz_D;
  const double base_vz_U_base_vy = H[QUAD_H_base_vz_base_vy];
  const double base_vz_L_base_vy = base_vz_U_base_vy*base_vz_Dinv;
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_vz_L_base_vy, &H[QUAD_H_base_vz_base_vx]);
  H[QUAD_H_base_vz_base_vy] = base_vz_L_base_vy;
  const double base_vz_U_base_vx = H[QUAD_H_base_vz_base_vx];
  const double base_vz_L_base_vx = base_vz_U_base_vx*base_vz_Dinv;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_vz_L_base_vx*H[QUAD_H_base_vz_base_vx];
  H[QUAD_H_base_vz_base_vx] = base_vz_L_base_vx;

  /* ---- base_vy ------------------------------------------------------------ */
  /* from every ancestor's row, L times this one */
  const double base_vy_D = H[QUAD_H_base_vy_base_vy];
  const double base_vy_U_base_vx = H[QUAD_H_base_vy_base_vx];
  const double base_vy_L_base_vx = base_vy_U_base_vx/base_vy_D;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_vy_L_base_vx*H[QUAD_H_base_vy_base_vx];
  H[QUAD_H_base_vy_base_vx] = base_vy_L_base_vx;

  /* ---- base_vx ------------------------------------------------------------ */
  /* no ancestors */
  const double base_vx_D = H[QUAD_H_base_vx_base_vx];

  /* ---- row of L^-1: base_vx ----------------------------------------------- */
  const double base_vx_D_2 = H[QUAD_H_base_vx_base_vx];
  const double base_vx_Dinv = 1.0/base_vx_D_2;

  /* ---- row of L^-1: base_vy ----------------------------------------------- */
  const double base_vy_D_2 = H[QUAD_H_base_vy_base_vy];
  const double base_vy_Dinv = 1.0/base_vy_D_2;

  /* ---- row of L^-1: base_vz ----------------------------------------------- */
  const double base_vz_D_2 = H[QUAD_H_base_vz_base_vz];
  const double base_vz_Dinv_2 = 1.0/base_vz_D_2;
  const double base_vz_L_base_vy_2 = H[QUAD_H_base_vz_base_vy];
  H[QUAD_H_base_vz_base_vx] = H[QUAD_H_base_vz_base_vx]
    - base_vz_L_base_vy_2*H[QUAD_H_base_vy_base_vx];

  /* ---- row of L^-1: base_wx ----------------------------------------------- */
  const double base_wx_D_2 = H[QUAD_H_base_wx_base_wx];
  const double base_wx_Dinv_2 = 1.0/base_wx_D_2;
  const double base_wx_L_base_vy_2 = H[QUAD_H_base_wx_base_vy];
  H[QUAD_H_base_wx_base_vx] = H[QUAD_H_base_wx_base_vx]
    - base_wx_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double base_wx_L_base_vz_2 = H[QUAD_H_base_wx_base_vz];
  pinion_row_sub(2, &H[QUAD_H_base_wx_base_vx], base_wx_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);

  /* ---- row of L^-1: base_wy ----------------------------------------------- */
  const double base_wy_D_2 = H[QUAD_H_base_wy_base_wy];
  const double base_wy_Dinv_2 = 1.0/base_wy_D_2;
  const double base_wy_L_base_vy_2 = H[QUAD_H_base_wy_base_vy];
  H[QUAD_H_base_wy_base_vx] = H[QUAD_H_base_wy_base_vx]
    - base_wy_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double base_wy_L_base_vz_2 = H[QUAD_H_base_wy_base_vz];
  pinion_row_sub(2, &H[QUAD_H_base_wy_base_vx], base_wy_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double base_wy_L_base_wx_2 = H[QUAD_H_base_wy_base_wx];
  pinion_row_sub(3, &H[QUAD_H_base_wy_base_vx], base_wy_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);

  /* ---- row of L^-1: base_wz ----------------------------------------------- */
  const double base_wz_D_2 = H[QUAD_H_base_wz_base_wz];
  const double base_wz_Dinv_2 = 1.0/base_wz_D_2;
  const double base_wz_L_base_vy_2 = H[QUAD_H_base_wz_base_vy];
  H[QUAD_H_base_wz_base_vx] = H[QUAD_H_base_wz_base_vx]
    - base_wz_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double base_wz_L_base_vz_2 = H[QUAD_H_base_wz_base_vz];
  pinion_row_sub(2, &H[QUAD_H_base_wz_base_vx], base_wz_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double base_wz_L_base_wx_2 = H[QUAD_H_base_wz_base_wx];
  pinion_row_sub(3, &H[QUAD_H_base_wz_base_vx], base_wz_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double base_wz_L_base_wy_2 = H[QUAD_H_base_wz_base_wy];
  pinion_row_sub(4, &H[QUAD_H_base_wz_base_vx], base_wz_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);

  /* ---- row of L^-1: lf_haa ------------------------------------------------ */
  const double lf_haa_D_2 = H[QUAD_H_lf_haa_lf_haa];
  const double lf_haa_Dinv_2 = 1.0/lf_haa_D_2;
  const double lf_haa_L_base_vy_2 = H[QUAD_H_lf_haa_base_vy];
  H[QUAD_H_lf_haa_base_vx] = H[QUAD_H_lf_haa_base_vx]
    - lf_haa_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double lf_haa_L_base_vz_2 = H[QUAD_H_lf_haa_base_vz];
  pinion_row_sub(2, &H[QUAD_H_lf_haa_base_vx], lf_haa_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double lf_haa_L_base_wx_2 = H[QUAD_H_lf_haa_base_wx];
  pinion_row_sub(3, &H[QUAD_H_lf_haa_base_vx], lf_haa_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double lf_haa_L_base_wy_2 = H[QUAD_H_lf_haa_base_wy];
  pinion_row_sub(4, &H[QUAD_H_lf_haa_base_vx], lf_haa_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double lf_haa_L_base_wz_2 = H[QUAD_H_lf_haa_base_wz];
  pinion_row_sub(5, &H[QUAD_H_lf_haa_base_vx], lf_haa_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);

  /* ---- row of L^-1: lf_hfe ------------------------------------------------ */
  const double lf_hfe_D_2 = H[QUAD_H_lf_hfe_lf_hfe];
  const double lf_hfe_Dinv_2 = 1.0/lf_hfe_D_2;
  const double lf_hfe_L_base_vy_2 = H[QUAD_H_lf_hfe_base_vy];
  H[QUAD_H_lf_hfe_base_vx] = H[QUAD_H_lf_hfe_base_vx]
    - lf_hfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double lf_hfe_L_base_vz_2 = H[QUAD_H_lf_hfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_lf_hfe_base_vx], lf_hfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double lf_hfe_L_base_wx_2 = H[QUAD_H_lf_hfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_lf_hfe_base_vx], lf_hfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double lf_hfe_L_base_wy_2 = H[QUAD_H_lf_hfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_lf_hfe_base_vx], lf_hfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double lf_hfe_L_base_wz_2 = H[QUAD_H_lf_hfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_lf_hfe_base_vx], lf_hfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double lf_hfe_L_lf_haa_2 = H[QUAD_H_lf_hfe_lf_haa];
  pinion_row_sub(6, &H[QUAD_H_lf_hfe_base_vx], lf_hfe_L_lf_haa_2, &H[QUAD_H_lf_haa_base_vx]);

  /* ---- row of L^-1: lf_kfe ------------------------------------------------ */
  const double lf_kfe_D_2 = H[QUAD_H_lf_kfe_lf_kfe];
  const double lf_kfe_Dinv_2 = 1.0/lf_kfe_D_2;
  const double lf_kfe_L_base_vy_2 = H[QUAD_H_lf_kfe_base_vy];
  H[QUAD_H_lf_kfe_base_vx] = H[QUAD_H_lf_kfe_base_vx]
    - lf_kfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double lf_kfe_L_base_vz_2 = H[QUAD_H_lf_kfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double lf_kfe_L_base_wx_2 = H[QUAD_H_lf_kfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double lf_kfe_L_base_wy_2 = H[QUAD_H_lf_kfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double lf_kfe_L_base_wz_2 = H[QUAD_H_lf_kfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double lf_kfe_L_lf_haa_2 = H[QUAD_H_lf_kfe_lf_haa];
  pinion_row_sub(6, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_L_lf_haa_2, &H[QUAD_H_lf_haa_base_vx]);
  const double lf_kfe_L_lf_hfe_2 = H[QUAD_H_lf_kfe_lf_hfe];
  pinion_row_sub(7, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_L_lf_hfe_2, &H[QUAD_H_lf_hfe_base_vx]);

  /* ---- row of L^-1: rf_haa ------------------------------------------------ */
  const double rf_haa_D_2 = H[QUAD_H_rf_haa_rf_haa];
  const double rf_haa_Dinv_2 = 1.0/rf_haa_D_2;
  const double rf_haa_L_base_vy_2 = H[QUAD_H_rf_haa_base_vy];
  H[QUAD_H_rf_haa_base_vx] = H[QUAD_H_rf_haa_base_vx]
    - rf_haa_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double rf_haa_L_base_vz_2 = H[QUAD_H_rf_haa_base_vz];
  pinion_row_sub(2, &H[QUAD_H_rf_haa_base_vx], rf_haa_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double rf_haa_L_base_wx_2 = H[QUAD_H_rf_haa_base_wx];
  pinion_row_sub(3, &H[QUAD_H_rf_haa_base_vx], rf_haa_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double rf_haa_L_base_wy_2 = H[QUAD_H_rf_haa_base_wy];
  pinion_row_sub(4, &H[QUAD_H_rf_haa_base_vx], rf_haa_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double rf_haa_L_base_wz_2 = H[QUAD_H_rf_haa_base_wz];
  pinion_row_sub(5, &H[QUAD_H_rf_haa_base_vx], rf_haa_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);

  /* ---- row of L^-1: rf_hfe ------------------------------------------------ */
  const double rf_hfe_D_2 = H[QUAD_H_rf_hfe_rf_hfe];
  const double rf_hfe_Dinv_2 = 1.0/rf_hfe_D_2;
  const double rf_hfe_L_base_vy_2 = H[QUAD_H_rf_hfe_base_vy];
  H[QUAD_H_rf_hfe_base_vx] = H[QUAD_H_rf_hfe_base_vx]
    - rf_hfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double rf_hfe_L_base_vz_2 = H[QUAD_H_rf_hfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_rf_hfe_base_vx], rf_hfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double rf_hfe_L_base_wx_2 = H[QUAD_H_rf_hfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_rf_hfe_base_vx], rf_hfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double rf_hfe_L_base_wy_2 = H[QUAD_H_rf_hfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_rf_hfe_base_vx], rf_hfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double rf_hfe_L_base_wz_2 = H[QUAD_H_rf_hfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_rf_hfe_base_vx], rf_hfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double rf_hfe_L_rf_haa_2 = H[QUAD_H_rf_hfe_rf_haa];
  pinion_row_sub(6, &H[QUAD_H_rf_hfe_base_vx], rf_hfe_L_rf_haa_2, &H[QUAD_H_rf_haa_base_vx]);

  /* ---- row of L^-1: rf_kfe ------------------------------------------------ */
  const double rf_kfe_D_2 = H[QUAD_H_rf_kfe_rf_kfe];
  const double rf_kfe_Dinv_2 = 1.0/rf_kfe_D_2;
  const double rf_kfe_L_base_vy_2 = H[QUAD_H_rf_kfe_base_vy];
  H[QUAD_H_rf_kfe_base_vx] = H[QUAD_H_rf_kfe_base_vx]
    - rf_kfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double rf_kfe_L_base_vz_2 = H[QUAD_H_rf_kfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double rf_kfe_L_base_wx_2 = H[QUAD_H_rf_kfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double rf_kfe_L_base_wy_2 = H[QUAD_H_rf_kfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double rf_kfe_L_base_wz_2 = H[QUAD_H_rf_kfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double rf_kfe_L_rf_haa_2 = H[QUAD_H_rf_kfe_rf_haa];
  pinion_row_sub(6, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_L_rf_haa_2, &H[QUAD_H_rf_haa_base_vx]);
  const double rf_kfe_L_rf_hfe_2 = H[QUAD_H_rf_kfe_rf_hfe];
  pinion_row_sub(7, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_L_rf_hfe_2, &H[QUAD_H_rf_hfe_base_vx]);

  /* ---- row of L^-1: lh_haa ------------------------------------------------ */
  const double lh_haa_D_2 = H[QUAD_H_lh_haa_lh_haa];
  const double lh_haa_Dinv_2 = 1.0/lh_haa_D_2;
  const double lh_haa_L_base_vy_2 = H[QUAD_H_lh_haa_base_vy];
  H[QUAD_H_lh_haa_base_vx] = H[QUAD_H_lh_haa_base_vx]
    - lh_haa_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double lh_haa_L_base_vz_2 = H[QUAD_H_lh_haa_base_vz];
  pinion_row_sub(2, &H[QUAD_H_lh_haa_base_vx], lh_haa_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double lh_haa_L_base_wx_2 = H[QUAD_H_lh_haa_base_wx];
  pinion_row_sub(3, &H[QUAD_H_lh_haa_base_vx], lh_haa_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double lh_haa_L_base_wy_2 = H[QUAD_H_lh_haa_base_wy];
  pinion_row_sub(4, &H[QUAD_H_lh_haa_base_vx], lh_haa_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double lh_haa_L_base_wz_2 = H[QUAD_H_lh_haa_base_wz];
  pinion_row_sub(5, &H[QUAD_H_lh_haa_base_vx], lh_haa_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);

  /* ---- row of L^-1: lh_hfe ------------------------------------------------ */
  const double lh_hfe_D_2 = H[QUAD_H_lh_hfe_lh_hfe];
  const double lh_hfe_Dinv_2 = 1.0/lh_hfe_D_2;
  const double lh_hfe_L_base_vy_2 = H[QUAD_H_lh_hfe_base_vy];
  H[QUAD_H_lh_hfe_base_vx] = H[QUAD_H_lh_hfe_base_vx]
    - lh_hfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double lh_hfe_L_base_vz_2 = H[QUAD_H_lh_hfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_lh_hfe_base_vx], lh_hfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double lh_hfe_L_base_wx_2 = H[QUAD_H_lh_hfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_lh_hfe_base_vx], lh_hfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double lh_hfe_L_base_wy_2 = H[QUAD_H_lh_hfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_lh_hfe_base_vx], lh_hfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double lh_hfe_L_base_wz_2 = H[QUAD_H_lh_hfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_lh_hfe_base_vx], lh_hfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double lh_hfe_L_lh_haa_2 = H[QUAD_H_lh_hfe_lh_haa];
  pinion_row_sub(6, &H[QUAD_H_lh_hfe_base_vx], lh_hfe_L_lh_haa_2, &H[QUAD_H_lh_haa_base_vx]);

  /* ---- row of L^-1: lh_kfe ------------------------------------------------ */
  const double lh_kfe_D_2 = H[QUAD_H_lh_kfe_lh_kfe];
  const double lh_kfe_Dinv_2 = 1.0/lh_kfe_D_2;
  const double lh_kfe_L_base_vy_2 = H[QUAD_H_lh_kfe_base_vy];
  H[QUAD_H_lh_kfe_base_vx] = H[QUAD_H_lh_kfe_base_vx]
    - lh_kfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double lh_kfe_L_base_vz_2 = H[QUAD_H_lh_kfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double lh_kfe_L_base_wx_2 = H[QUAD_H_lh_kfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double lh_kfe_L_base_wy_2 = H[QUAD_H_lh_kfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double lh_kfe_L_base_wz_2 = H[QUAD_H_lh_kfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double lh_kfe_L_lh_haa_2 = H[QUAD_H_lh_kfe_lh_haa];
  pinion_row_sub(6, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_L_lh_haa_2, &H[QUAD_H_lh_haa_base_vx]);
  const double lh_kfe_L_lh_hfe_2 = H[QUAD_H_lh_kfe_lh_hfe];
  pinion_row_sub(7, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_L_lh_hfe_2, &H[QUAD_H_lh_hfe_base_vx]);

  /* ---- row of L^-1: rh_haa ------------------------------------------------ */
  const double rh_haa_D_2 = H[QUAD_H_rh_haa_rh_haa];
  const double rh_haa_Dinv_2 = 1.0/rh_haa_D_2;
  const double rh_haa_L_base_vy_2 = H[QUAD_H_rh_haa_base_vy];
  H[QUAD_H_rh_haa_base_vx] = H[QUAD_H_rh_haa_base_vx]
    - rh_haa_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double rh_haa_L_base_vz_2 = H[QUAD_H_rh_haa_base_vz];
  pinion_row_sub(2, &H[QUAD_H_rh_haa_base_vx], rh_haa_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double rh_haa_L_base_wx_2 = H[QUAD_H_rh_haa_base_wx];
  pinion_row_sub(3, &H[QUAD_H_rh_haa_base_vx], rh_haa_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double rh_haa_L_base_wy_2 = H[QUAD_H_rh_haa_base_wy];
  pinion_row_sub(4, &H[QUAD_H_rh_haa_base_vx], rh_haa_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double rh_haa_L_base_wz_2 = H[QUAD_H_rh_haa_base_wz];
  pinion_row_sub(5, &H[QUAD_H_rh_haa_base_vx], rh_haa_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);

  /* ---- row of L^-1: rh_hfe ------------------------------------------------ */
  const double rh_hfe_D_2 = H[QUAD_H_rh_hfe_rh_hfe];
  const double rh_hfe_Dinv_2 = 1.0/rh_hfe_D_2;
  const double rh_hfe_L_base_vy_2 = H[QUAD_H_rh_hfe_base_vy];
  H[QUAD_H_rh_hfe_base_vx] = H[QUAD_H_rh_hfe_base_vx]
    - rh_hfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double rh_hfe_L_base_vz_2 = H[QUAD_H_rh_hfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_rh_hfe_base_vx], rh_hfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double rh_hfe_L_base_wx_2 = H[QUAD_H_rh_hfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_rh_hfe_base_vx], rh_hfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double rh_hfe_L_base_wy_2 = H[QUAD_H_rh_hfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_rh_hfe_base_vx], rh_hfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double rh_hfe_L_base_wz_2 = H[QUAD_H_rh_hfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_rh_hfe_base_vx], rh_hfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double rh_hfe_L_rh_haa_2 = H[QUAD_H_rh_hfe_rh_haa];
  pinion_row_sub(6, &H[QUAD_H_rh_hfe_base_vx], rh_hfe_L_rh_haa_2, &H[QUAD_H_rh_haa_base_vx]);

  /* ---- row of L^-1: rh_kfe ------------------------------------------------ */
  const double rh_kfe_D_2 = H[QUAD_H_rh_kfe_rh_kfe];
  const double rh_kfe_Dinv_2 = 1.0/rh_kfe_D_2;
  const double rh_kfe_L_base_vy_2 = H[QUAD_H_rh_kfe_base_vy];
  H[QUAD_H_rh_kfe_base_vx] = H[QUAD_H_rh_kfe_base_vx]
    - rh_kfe_L_base_vy_2*H[QUAD_H_base_vy_base_vx];
  const double rh_kfe_L_base_vz_2 = H[QUAD_H_rh_kfe_base_vz];
  pinion_row_sub(2, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_L_base_vz_2, &H[QUAD_H_base_vz_base_vx]);
  const double rh_kfe_L_base_wx_2 = H[QUAD_H_rh_kfe_base_wx];
  pinion_row_sub(3, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_L_base_wx_2, &H[QUAD_H_base_wx_base_vx]);
  const double rh_kfe_L_base_wy_2 = H[QUAD_H_rh_kfe_base_wy];
  pinion_row_sub(4, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_L_base_wy_2, &H[QUAD_H_base_wy_base_vx]);
  const double rh_kfe_L_base_wz_2 = H[QUAD_H_rh_kfe_base_wz];
  pinion_row_sub(5, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_L_base_wz_2, &H[QUAD_H_base_wz_base_vx]);
  const double rh_kfe_L_rh_haa_2 = H[QUAD_H_rh_kfe_rh_haa];
  pinion_row_sub(6, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_L_rh_haa_2, &H[QUAD_H_rh_haa_base_vx]);
  const double rh_kfe_L_rh_hfe_2 = H[QUAD_H_rh_kfe_rh_hfe];
  pinion_row_sub(7, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_L_rh_hfe_2, &H[QUAD_H_rh_hfe_base_vx]);

  /* ---- row of H^-1: base_vx ----------------------------------------------- */
  Hinv[QUAD_base_vx][QUAD_base_vx] = base_vx_Dinv;

  /* ---- row of H^-1: base_vy ----------------------------------------------- */
  const double base_vy_W_base_vx = H[QUAD_H_base_vy_base_vx];
  const double base_vy_t1 = base_vy_W_base_vx*base_vx_Dinv;
  V[0] = base_vy_t1;
  Hinv[QUAD_base_vy][QUAD_base_vx] = -base_vy_t1;
  Hinv[QUAD_base_vx][QUAD_base_vy] = -base_vy_t1;
  const double base_vy_t2 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  Hinv[QUAD_base_vy][QUAD_base_vy] = base_vy_t2 + base_vy_Dinv;

  /* ---- row of H^-1: base_vz ----------------------------------------------- */
  const double base_vz_W_base_vx = H[QUAD_H_base_vz_base_vx];
  const double base_vz_t1 = base_vz_W_base_vx*base_vx_Dinv;
  V[0] = base_vz_t1;
  const double base_vz_W_base_vy = H[QUAD_H_base_vz_base_vy];
  const double base_vz_t2 = base_vz_W_base_vy*base_vy_Dinv;
  V[1] = base_vz_t2;
  Hinv[QUAD_base_vz][QUAD_base_vx] = -base_vz_t1;
  Hinv[QUAD_base_vx][QUAD_base_vz] = -base_vz_t1;
  const double base_vz_t3 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double base_vz_t4 = base_vz_t3 - base_vz_t2;
  Hinv[QUAD_base_vz][QUAD_base_vy] = base_vz_t4;
  Hinv[QUAD_base_vy][QUAD_base_vz] = base_vz_t4;
  const double base_vz_t5 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  Hinv[QUAD_base_vz][QUAD_base_vz] = base_vz_t5 + base_vz_Dinv_2;

  /* ---- row of H^-1: base_wx ----------------------------------------------- */
  const double base_wx_W_base_vx = H[QUAD_H_base_wx_base_vx];
  const double base_wx_t1 = base_wx_W_base_vx*base_vx_Dinv;
  V[0] = base_wx_t1;
  const double base_wx_W_base_vy = H[QUAD_H_base_wx_base_vy];
  const double base_wx_t2 = base_wx_W_base_vy*base_vy_Dinv;
  V[1] = base_wx_t2;
  const double base_wx_W_base_vz = H[QUAD_H_base_wx_base_vz];
  const double base_wx_t3 = base_wx_W_base_vz*base_vz_Dinv_2;
  V[2] = base_wx_t3;
  Hinv[QUAD_base_wx][QUAD_base_vx] = -base_wx_t1;
  Hinv[QUAD_base_vx][QUAD_base_wx] = -base_wx_t1;
  const double base_wx_t4 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double base_wx_t5 = base_wx_t4 - base_wx_t2;
  Hinv[QUAD_base_wx][QUAD_base_vy] = base_wx_t5;
  Hinv[QUAD_base_vy][QUAD_base_wx] = base_wx_t5;
  const double base_wx_t6 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double base_wx_t7 = base_wx_t6 - base_wx_t3;
  Hinv[QUAD_base_wx][QUAD_base_vz] = base_wx_t7;
  Hinv[QUAD_base_vz][QUAD_base_wx] = base_wx_t7;
  const double base_wx_t8 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  Hinv[QUAD_base_wx][QUAD_base_wx] = base_wx_t8 + base_wx_Dinv_2;

  /* ---- row of H^-1: base_wy ----------------------------------------------- */
  const double base_wy_W_base_vx = H[QUAD_H_base_wy_base_vx];
  const double base_wy_t1 = base_wy_W_base_vx*base_vx_Dinv;
  V[0] = base_wy_t1;
  const double base_wy_W_base_vy = H[QUAD_H_base_wy_base_vy];
  const double base_wy_t2 = base_wy_W_base_vy*base_vy_Dinv;
  V[1] = base_wy_t2;
  const double base_wy_W_base_vz = H[QUAD_H_base_wy_base_vz];
  const double base_wy_t3 = base_wy_W_base_vz*base_vz_Dinv_2;
  V[2] = base_wy_t3;
  const double base_wy_W_base_wx = H[QUAD_H_base_wy_base_wx];
  const double base_wy_t4 = base_wy_W_base_wx*base_wx_Dinv_2;
  V[3] = base_wy_t4;
  Hinv[QUAD_base_wy][QUAD_base_vx] = -base_wy_t1;
  Hinv[QUAD_base_vx][QUAD_base_wy] = -base_wy_t1;
  const double base_wy_t5 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double base_wy_t6 = base_wy_t5 - base_wy_t2;
  Hinv[QUAD_base_wy][QUAD_base_vy] = base_wy_t6;
  Hinv[QUAD_base_vy][QUAD_base_wy] = base_wy_t6;
  const double base_wy_t7 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double base_wy_t8 = base_wy_t7 - base_wy_t3;
  Hinv[QUAD_base_wy][QUAD_base_vz] = base_wy_t8;
  Hinv[QUAD_base_vz][QUAD_base_wy] = base_wy_t8;
  const double base_wy_t9 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double base_wy_t10 = base_wy_t9 - base_wy_t4;
  Hinv[QUAD_base_wy][QUAD_base_wx] = base_wy_t10;
  Hinv[QUAD_base_wx][QUAD_base_wy] = base_wy_t10;
  const double base_wy_t11 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  Hinv[QUAD_base_wy][QUAD_base_wy] = base_wy_t11 + base_wy_Dinv_2;

  /* ---- row of H^-1: base_wz ----------------------------------------------- */
  const double base_wz_W_base_vx = H[QUAD_H_base_wz_base_vx];
  const double base_wz_t1 = base_wz_W_base_vx*base_vx_Dinv;
  V[0] = base_wz_t1;
  const double base_wz_W_base_vy = H[QUAD_H_base_wz_base_vy];
  const double base_wz_t2 = base_wz_W_base_vy*base_vy_Dinv;
  V[1] = base_wz_t2;
  const double base_wz_W_base_vz = H[QUAD_H_base_wz_base_vz];
  const double base_wz_t3 = base_wz_W_base_vz*base_vz_Dinv_2;
  V[2] = base_wz_t3;
  const double base_wz_W_base_wx = H[QUAD_H_base_wz_base_wx];
  const double base_wz_t4 = base_wz_W_base_wx*base_wx_Dinv_2;
  V[3] = base_wz_t4;
  const double base_wz_W_base_wy = H[QUAD_H_base_wz_base_wy];
  const double base_wz_t5 = base_wz_W_base_wy*base_wy_Dinv_2;
  V[4] = base_wz_t5;
  Hinv[QUAD_base_wz][QUAD_base_vx] = -base_wz_t1;
  Hinv[QUAD_base_vx][QUAD_base_wz] = -base_wz_t1;
  const double base_wz_t6 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double base_wz_t7 = base_wz_t6 - base_wz_t2;
  Hinv[QUAD_base_wz][QUAD_base_vy] = base_wz_t7;
  Hinv[QUAD_base_vy][QUAD_base_wz] = base_wz_t7;
  const double base_wz_t8 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double base_wz_t9 = base_wz_t8 - base_wz_t3;
  Hinv[QUAD_base_wz][QUAD_base_vz] = base_wz_t9;
  Hinv[QUAD_base_vz][QUAD_base_wz] = base_wz_t9;
  const double base_wz_t10 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double base_wz_t11 = base_wz_t10 - base_wz_t4;
  Hinv[QUAD_base_wz][QUAD_base_wx] = base_wz_t11;
  Hinv[QUAD_base_wx][QUAD_base_wz] = base_wz_t11;
  const double base_wz_t12 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double base_wz_t13 = base_wz_t12 - base_wz_t5;
  Hinv[QUAD_base_wz][QUAD_base_wy] = base_wz_t13;
  Hinv[QUAD_base_wy][QUAD_base_wz] = base_wz_t13;
  const double base_wz_t14 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  Hinv[QUAD_base_wz][QUAD_base_wz] = base_wz_t14 + base_wz_Dinv_2;

  /* ---- row of H^-1: lf_haa ------------------------------------------------ */
  const double lf_haa_W_base_vx = H[QUAD_H_lf_haa_base_vx];
  const double lf_haa_t10 = lf_haa_W_base_vx*base_vx_Dinv;
  V[0] = lf_haa_t10;
  const double lf_haa_W_base_vy = H[QUAD_H_lf_haa_base_vy];
  const double lf_haa_t11 = lf_haa_W_base_vy*base_vy_Dinv;
  V[1] = lf_haa_t11;
  const double lf_haa_W_base_vz = H[QUAD_H_lf_haa_base_vz];
  const double lf_haa_t12 = lf_haa_W_base_vz*base_vz_Dinv_2;
  V[2] = lf_haa_t12;
  const double lf_haa_W_base_wx = H[QUAD_H_lf_haa_base_wx];
  const double lf_haa_t13 = lf_haa_W_base_wx*base_wx_Dinv_2;
  V[3] = lf_haa_t13;
  const double lf_haa_W_base_wy = H[QUAD_H_lf_haa_base_wy];
  const double lf_haa_t14 = lf_haa_W_base_wy*base_wy_Dinv_2;
  V[4] = lf_haa_t14;
  const double lf_haa_W_base_wz = H[QUAD_H_lf_haa_base_wz];
  const double lf_haa_t15 = lf_haa_W_base_wz*base_wz_Dinv_2;
  V[5] = lf_haa_t15;
  Hinv[QUAD_lf_haa][QUAD_base_vx] = -lf_haa_t10;
  Hinv[QUAD_base_vx][QUAD_lf_haa] = -lf_haa_t10;
  const double lf_haa_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double lf_haa_t17 = lf_haa_t16 - lf_haa_t11;
  Hinv[QUAD_lf_haa][QUAD_base_vy] = lf_haa_t17;
  Hinv[QUAD_base_vy][QUAD_lf_haa] = lf_haa_t17;
  const double lf_haa_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double lf_haa_t19 = lf_haa_t18 - lf_haa_t12;
  Hinv[QUAD_lf_haa][QUAD_base_vz] = lf_haa_t19;
  Hinv[QUAD_base_vz][QUAD_lf_haa] = lf_haa_t19;
  const double lf_haa_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double lf_haa_t21 = lf_haa_t20 - lf_haa_t13;
  Hinv[QUAD_lf_haa][QUAD_base_wx] = lf_haa_t21;
  Hinv[QUAD_base_wx][QUAD_lf_haa] = lf_haa_t21;
  const double lf_haa_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double lf_haa_t23 = lf_haa_t22 - lf_haa_t14;
  Hinv[QUAD_lf_haa][QUAD_base_wy] = lf_haa_t23;
  Hinv[QUAD_base_wy][QUAD_lf_haa] = lf_haa_t23;
  const double lf_haa_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double lf_haa_t25 = lf_haa_t24 - lf_haa_t15;
  Hinv[QUAD_lf_haa][QUAD_base_wz] = lf_haa_t25;
  Hinv[QUAD_base_wz][QUAD_lf_haa] = lf_haa_t25;
  const double lf_haa_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_lf_haa][QUAD_lf_haa] = lf_haa_t26 + lf_haa_Dinv_2;

  /* ---- row of H^-1: lf_hfe ------------------------------------------------ */
  const double lf_hfe_W_base_vx = H[QUAD_H_lf_hfe_base_vx];
  const double lf_hfe_t9 = lf_hfe_W_base_vx*base_vx_Dinv;
  V[0] = lf_hfe_t9;
  const double lf_hfe_W_base_vy = H[QUAD_H_lf_hfe_base_vy];
  const double lf_hfe_t10 = lf_hfe_W_base_vy*base_vy_Dinv;
  V[1] = lf_hfe_t10;
  const double lf_hfe_W_base_vz = H[QUAD_H_lf_hfe_base_vz];
  const double lf_hfe_t11 = lf_hfe_W_base_vz*base_vz_Dinv_2;
  V[2] = lf_hfe_t11;
  const double lf_hfe_W_base_wx = H[QUAD_H_lf_hfe_base_wx];
  const double lf_hfe_t12 = lf_hfe_W_base_wx*base_wx_Dinv_2;
  V[3] = lf_hfe_t12;
  const double lf_hfe_W_base_wy = H[QUAD_H_lf_hfe_base_wy];
  const double lf_hfe_t13 = lf_hfe_W_base_wy*base_wy_Dinv_2;
  V[4] = lf_hfe_t13;
  const double lf_hfe_W_base_wz = H[QUAD_H_lf_hfe_base_wz];
  const double lf_hfe_t14 = lf_hfe_W_base_wz*base_wz_Dinv_2;
  V[5] = lf_hfe_t14;
  const double lf_hfe_W_lf_haa = H[QUAD_H_lf_hfe_lf_haa];
  const double lf_hfe_t15 = lf_hfe_W_lf_haa*lf_haa_Dinv_2;
  V[6] = lf_hfe_t15;
  Hinv[QUAD_lf_hfe][QUAD_base_vx] = -lf_hfe_t9;
  Hinv[QUAD_base_vx][QUAD_lf_hfe] = -lf_hfe_t9;
  const double lf_hfe_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double lf_hfe_t17 = lf_hfe_t16 - lf_hfe_t10;
  Hinv[QUAD_lf_hfe][QUAD_base_vy] = lf_hfe_t17;
  Hinv[QUAD_base_vy][QUAD_lf_hfe] = lf_hfe_t17;
  const double lf_hfe_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double lf_hfe_t19 = lf_hfe_t18 - lf_hfe_t11;
  Hinv[QUAD_lf_hfe][QUAD_base_vz] = lf_hfe_t19;
  Hinv[QUAD_base_vz][QUAD_lf_hfe] = lf_hfe_t19;
  const double lf_hfe_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double lf_hfe_t21 = lf_hfe_t20 - lf_hfe_t12;
  Hinv[QUAD_lf_hfe][QUAD_base_wx] = lf_hfe_t21;
  Hinv[QUAD_base_wx][QUAD_lf_hfe] = lf_hfe_t21;
  const double lf_hfe_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double lf_hfe_t23 = lf_hfe_t22 - lf_hfe_t13;
  Hinv[QUAD_lf_hfe][QUAD_base_wy] = lf_hfe_t23;
  Hinv[QUAD_base_wy][QUAD_lf_hfe] = lf_hfe_t23;
  const double lf_hfe_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double lf_hfe_t25 = lf_hfe_t24 - lf_hfe_t14;
  Hinv[QUAD_lf_hfe][QUAD_base_wz] = lf_hfe_t25;
  Hinv[QUAD_base_wz][QUAD_lf_hfe] = lf_hfe_t25;
  const double lf_hfe_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  const double lf_hfe_t27 = lf_hfe_t26 - lf_hfe_t15;
  Hinv[QUAD_lf_hfe][QUAD_lf_haa] = lf_hfe_t27;
  Hinv[QUAD_lf_haa][QUAD_lf_hfe] = lf_hfe_t27;
  const double lf_hfe_t28 = pinion_row_dot(7, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_lf_hfe][QUAD_lf_hfe] = lf_hfe_t28 + lf_hfe_Dinv_2;

  /* ---- row of H^-1: lf_kfe ------------------------------------------------ */
  const double lf_kfe_W_base_vx = H[QUAD_H_lf_kfe_base_vx];
  const double lf_kfe_t12 = lf_kfe_W_base_vx*base_vx_Dinv;
  V[0] = lf_kfe_t12;
  const double lf_kfe_W_base_vy = H[QUAD_H_lf_kfe_base_vy];
  const double lf_kfe_t13 = lf_kfe_W_base_vy*base_vy_Dinv;
  V[1] = lf_kfe_t13;
  const double lf_kfe_W_base_vz = H[QUAD_H_lf_kfe_base_vz];
  const double lf_kfe_t14 = lf_kfe_W_base_vz*base_vz_Dinv_2;
  V[2] = lf_kfe_t14;
  const double lf_kfe_W_base_wx = H[QUAD_H_lf_kfe_base_wx];
  const double lf_kfe_t15 = lf_kfe_W_base_wx*base_wx_Dinv_2;
  V[3] = lf_kfe_t15;
  const double lf_kfe_W_base_wy = H[QUAD_H_lf_kfe_base_wy];
  const double lf_kfe_t16 = lf_kfe_W_base_wy*base_wy_Dinv_2;
  V[4] = lf_kfe_t16;
  const double lf_kfe_W_base_wz = H[QUAD_H_lf_kfe_base_wz];
  const double lf_kfe_t17 = lf_kfe_W_base_wz*base_wz_Dinv_2;
  V[5] = lf_kfe_t17;
  const double lf_kfe_W_lf_haa = H[QUAD_H_lf_kfe_lf_haa];
  const double lf_kfe_t18 = lf_kfe_W_lf_haa*lf_haa_Dinv_2;
  V[6] = lf_kfe_t18;
  const double lf_kfe_W_lf_hfe = H[QUAD_H_lf_kfe_lf_hfe];
  const double lf_kfe_t19 = lf_kfe_W_lf_hfe*lf_hfe_Dinv_2;
  V[7] = lf_kfe_t19;
  Hinv[QUAD_lf_kfe][QUAD_base_vx] = -lf_kfe_t12;
  Hinv[QUAD_base_vx][QUAD_lf_kfe] = -lf_kfe_t12;
  const double lf_kfe_t20 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double lf_kfe_t21 = lf_kfe_t20 - lf_kfe_t13;
  Hinv[QUAD_lf_kfe][QUAD_base_vy] = lf_kfe_t21;
  Hinv[QUAD_base_vy][QUAD_lf_kfe] = lf_kfe_t21;
  const double lf_kfe_t22 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double lf_kfe_t23 = lf_kfe_t22 - lf_kfe_t14;
  Hinv[QUAD_lf_kfe][QUAD_base_vz] = lf_kfe_t23;
  Hinv[QUAD_base_vz][QUAD_lf_kfe] = lf_kfe_t23;
  const double lf_kfe_t24 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double lf_kfe_t25 = lf_kfe_t24 - lf_kfe_t15;
  Hinv[QUAD_lf_kfe][QUAD_base_wx] = lf_kfe_t25;
  Hinv[QUAD_base_wx][QUAD_lf_kfe] = lf_kfe_t25;
  const double lf_kfe_t26 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double lf_kfe_t27 = lf_kfe_t26 - lf_kfe_t16;
  Hinv[QUAD_lf_kfe][QUAD_base_wy] = lf_kfe_t27;
  Hinv[QUAD_base_wy][QUAD_lf_kfe] = lf_kfe_t27;
  const double lf_kfe_t28 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double lf_kfe_t29 = lf_kfe_t28 - lf_kfe_t17;
  Hinv[QUAD_lf_kfe][QUAD_base_wz] = lf_kfe_t29;
  Hinv[QUAD_base_wz][QUAD_lf_kfe] = lf_kfe_t29;
  const double lf_kfe_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  const double lf_kfe_t31 = lf_kfe_t30 - lf_kfe_t18;
  Hinv[QUAD_lf_kfe][QUAD_lf_haa] = lf_kfe_t31;
  Hinv[QUAD_lf_haa][QUAD_lf_kfe] = lf_kfe_t31;
  const double lf_kfe_t32 = pinion_row_dot(7, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  const double lf_kfe_t33 = lf_kfe_t32 - lf_kfe_t19;
  Hinv[QUAD_lf_kfe][QUAD_lf_hfe] = lf_kfe_t33;
  Hinv[QUAD_lf_hfe][QUAD_lf_kfe] = lf_kfe_t33;
  const double lf_kfe_t34 = pinion_row_dot(8, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_lf_kfe][QUAD_lf_kfe] = lf_kfe_t34 + lf_kfe_Dinv_2;

  /* ---- row of H^-1: rf_haa ------------------------------------------------ */
  const double rf_haa_W_base_vx = H[QUAD_H_rf_haa_base_vx];
  const double rf_haa_t10 = rf_haa_W_base_vx*base_vx_Dinv;
  V[0] = rf_haa_t10;
  const double rf_haa_W_base_vy = H[QUAD_H_rf_haa_base_vy];
  const double rf_haa_t11 = rf_haa_W_base_vy*base_vy_Dinv;
  V[1] = rf_haa_t11;
  const double rf_haa_W_base_vz = H[QUAD_H_rf_haa_base_vz];
  const double rf_haa_t12 = rf_haa_W_base_vz*base_vz_Dinv_2;
  V[2] = rf_haa_t12;
  const double rf_haa_W_base_wx = H[QUAD_H_rf_haa_base_wx];
  const double rf_haa_t13 = rf_haa_W_base_wx*base_wx_Dinv_2;
  V[3] = rf_haa_t13;
  const double rf_haa_W_base_wy = H[QUAD_H_rf_haa_base_wy];
  const double rf_haa_t14 = rf_haa_W_base_wy*base_wy_Dinv_2;
  V[4] = rf_haa_t14;
  const double rf_haa_W_base_wz = H[QUAD_H_rf_haa_base_wz];
  const double rf_haa_t15 = rf_haa_W_base_wz*base_wz_Dinv_2;
  V[5] = rf_haa_t15;
  Hinv[QUAD_rf_haa][QUAD_base_vx] = -rf_haa_t10;
  Hinv[QUAD_base_vx][QUAD_rf_haa] = -rf_haa_t10;
  const double rf_haa_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double rf_haa_t17 = rf_haa_t16 - rf_haa_t11;
  Hinv[QUAD_rf_haa][QUAD_base_vy] = rf_haa_t17;
  Hinv[QUAD_base_vy][QUAD_rf_haa] = rf_haa_t17;
  const double rf_haa_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double rf_haa_t19 = rf_haa_t18 - rf_haa_t12;
  Hinv[QUAD_rf_haa][QUAD_base_vz] = rf_haa_t19;
  Hinv[QUAD_base_vz][QUAD_rf_haa] = rf_haa_t19;
  const double rf_haa_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double rf_haa_t21 = rf_haa_t20 - rf_haa_t13;
  Hinv[QUAD_rf_haa][QUAD_base_wx] = rf_haa_t21;
  Hinv[QUAD_base_wx][QUAD_rf_haa] = rf_haa_t21;
  const double rf_haa_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double rf_haa_t23 = rf_haa_t22 - rf_haa_t14;
  Hinv[QUAD_rf_haa][QUAD_base_wy] = rf_haa_t23;
  Hinv[QUAD_base_wy][QUAD_rf_haa] = rf_haa_t23;
  const double rf_haa_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double rf_haa_t25 = rf_haa_t24 - rf_haa_t15;
  Hinv[QUAD_rf_haa][QUAD_base_wz] = rf_haa_t25;
  Hinv[QUAD_base_wz][QUAD_rf_haa] = rf_haa_t25;
  const double rf_haa_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_rf_haa][QUAD_lf_haa] = rf_haa_t26;
  Hinv[QUAD_lf_haa][QUAD_rf_haa] = rf_haa_t26;
  const double rf_haa_t27 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_rf_haa][QUAD_lf_hfe] = rf_haa_t27;
  Hinv[QUAD_lf_hfe][QUAD_rf_haa] = rf_haa_t27;
  const double rf_haa_t28 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_rf_haa][QUAD_lf_kfe] = rf_haa_t28;
  Hinv[QUAD_lf_kfe][QUAD_rf_haa] = rf_haa_t28;
  const double rf_haa_t29 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  Hinv[QUAD_rf_haa][QUAD_rf_haa] = rf_haa_t29 + rf_haa_Dinv_2;

  /* ---- row of H^-1: rf_hfe ------------------------------------------------ */
  const double rf_hfe_W_base_vx = H[QUAD_H_rf_hfe_base_vx];
  const double rf_hfe_t9 = rf_hfe_W_base_vx*base_vx_Dinv;
  V[0] = rf_hfe_t9;
  const double rf_hfe_W_base_vy = H[QUAD_H_rf_hfe_base_vy];
  const double rf_hfe_t10 = rf_hfe_W_base_vy*base_vy_Dinv;
  V[1] = rf_hfe_t10;
  const double rf_hfe_W_base_vz = H[QUAD_H_rf_hfe_base_vz];
  const double rf_hfe_t11 = rf_hfe_W_base_vz*base_vz_Dinv_2;
  V[2] = rf_hfe_t11;
  const double rf_hfe_W_base_wx = H[QUAD_H_rf_hfe_base_wx];
  const double rf_hfe_t12 = rf_hfe_W_base_wx*base_wx_Dinv_2;
  V[3] = rf_hfe_t12;
  const double rf_hfe_W_base_wy = H[QUAD_H_rf_hfe_base_wy];
  const double rf_hfe_t13 = rf_hfe_W_base_wy*base_wy_Dinv_2;
  V[4] = rf_hfe_t13;
  const double rf_hfe_W_base_wz = H[QUAD_H_rf_hfe_base_wz];
  const double rf_hfe_t14 = rf_hfe_W_base_wz*base_wz_Dinv_2;
  V[5] = rf_hfe_t14;
  const double rf_hfe_W_rf_haa = H[QUAD_H_rf_hfe_rf_haa];
  const double rf_hfe_t15 = rf_hfe_W_rf_haa*rf_haa_Dinv_2;
  V[6] = rf_hfe_t15;
  Hinv[QUAD_rf_hfe][QUAD_base_vx] = -rf_hfe_t9;
  Hinv[QUAD_base_vx][QUAD_rf_hfe] = -rf_hfe_t9;
  const double rf_hfe_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double rf_hfe_t17 = rf_hfe_t16 - rf_hfe_t10;
  Hinv[QUAD_rf_hfe][QUAD_base_vy] = rf_hfe_t17;
  Hinv[QUAD_base_vy][QUAD_rf_hfe] = rf_hfe_t17;
  const double rf_hfe_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double rf_hfe_t19 = rf_hfe_t18 - rf_hfe_t11;
  Hinv[QUAD_rf_hfe][QUAD_base_vz] = rf_hfe_t19;
  Hinv[QUAD_base_vz][QUAD_rf_hfe] = rf_hfe_t19;
  const double rf_hfe_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double rf_hfe_t21 = rf_hfe_t20 - rf_hfe_t12;
  Hinv[QUAD_rf_hfe][QUAD_base_wx] = rf_hfe_t21;
  Hinv[QUAD_base_wx][QUAD_rf_hfe] = rf_hfe_t21;
  const double rf_hfe_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double rf_hfe_t23 = rf_hfe_t22 - rf_hfe_t13;
  Hinv[QUAD_rf_hfe][QUAD_base_wy] = rf_hfe_t23;
  Hinv[QUAD_base_wy][QUAD_rf_hfe] = rf_hfe_t23;
  const double rf_hfe_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double rf_hfe_t25 = rf_hfe_t24 - rf_hfe_t14;
  Hinv[QUAD_rf_hfe][QUAD_base_wz] = rf_hfe_t25;
  Hinv[QUAD_base_wz][QUAD_rf_hfe] = rf_hfe_t25;
  const double rf_hfe_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_rf_hfe][QUAD_lf_haa] = rf_hfe_t26;
  Hinv[QUAD_lf_haa][QUAD_rf_hfe] = rf_hfe_t26;
  const double rf_hfe_t27 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_rf_hfe][QUAD_lf_hfe] = rf_hfe_t27;
  Hinv[QUAD_lf_hfe][QUAD_rf_hfe] = rf_hfe_t27;
  const double rf_hfe_t28 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_rf_hfe][QUAD_lf_kfe] = rf_hfe_t28;
  Hinv[QUAD_lf_kfe][QUAD_rf_hfe] = rf_hfe_t28;
  const double rf_hfe_t29 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  const double rf_hfe_t30 = rf_hfe_t29 - rf_hfe_t15;
  Hinv[QUAD_rf_hfe][QUAD_rf_haa] = rf_hfe_t30;
  Hinv[QUAD_rf_haa][QUAD_rf_hfe] = rf_hfe_t30;
  const double rf_hfe_t31 = pinion_row_dot(7, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  Hinv[QUAD_rf_hfe][QUAD_rf_hfe] = rf_hfe_t31 + rf_hfe_Dinv_2;

  /* ---- row of H^-1: rf_kfe ------------------------------------------------ */
  const double rf_kfe_W_base_vx = H[QUAD_H_rf_kfe_base_vx];
  const double rf_kfe_t12 = rf_kfe_W_base_vx*base_vx_Dinv;
  V[0] = rf_kfe_t12;
  const double rf_kfe_W_base_vy = H[QUAD_H_rf_kfe_base_vy];
  const double rf_kfe_t13 = rf_kfe_W_base_vy*base_vy_Dinv;
  V[1] = rf_kfe_t13;
  const double rf_kfe_W_base_vz = H[QUAD_H_rf_kfe_base_vz];
  const double rf_kfe_t14 = rf_kfe_W_base_vz*base_vz_Dinv_2;
  V[2] = rf_kfe_t14;
  const double rf_kfe_W_base_wx = H[QUAD_H_rf_kfe_base_wx];
  const double rf_kfe_t15 = rf_kfe_W_base_wx*base_wx_Dinv_2;
  V[3] = rf_kfe_t15;
  const double rf_kfe_W_base_wy = H[QUAD_H_rf_kfe_base_wy];
  const double rf_kfe_t16 = rf_kfe_W_base_wy*base_wy_Dinv_2;
  V[4] = rf_kfe_t16;
  const double rf_kfe_W_base_wz = H[QUAD_H_rf_kfe_base_wz];
  const double rf_kfe_t17 = rf_kfe_W_base_wz*base_wz_Dinv_2;
  V[5] = rf_kfe_t17;
  const double rf_kfe_W_rf_haa = H[QUAD_H_rf_kfe_rf_haa];
  const double rf_kfe_t18 = rf_kfe_W_rf_haa*rf_haa_Dinv_2;
  V[6] = rf_kfe_t18;
  const double rf_kfe_W_rf_hfe = H[QUAD_H_rf_kfe_rf_hfe];
  const double rf_kfe_t19 = rf_kfe_W_rf_hfe*rf_hfe_Dinv_2;
  V[7] = rf_kfe_t19;
  Hinv[QUAD_rf_kfe][QUAD_base_vx] = -rf_kfe_t12;
  Hinv[QUAD_base_vx][QUAD_rf_kfe] = -rf_kfe_t12;
  const double rf_kfe_t20 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double rf_kfe_t21 = rf_kfe_t20 - rf_kfe_t13;
  Hinv[QUAD_rf_kfe][QUAD_base_vy] = rf_kfe_t21;
  Hinv[QUAD_base_vy][QUAD_rf_kfe] = rf_kfe_t21;
  const double rf_kfe_t22 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double rf_kfe_t23 = rf_kfe_t22 - rf_kfe_t14;
  Hinv[QUAD_rf_kfe][QUAD_base_vz] = rf_kfe_t23;
  Hinv[QUAD_base_vz][QUAD_rf_kfe] = rf_kfe_t23;
  const double rf_kfe_t24 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double rf_kfe_t25 = rf_kfe_t24 - rf_kfe_t15;
  Hinv[QUAD_rf_kfe][QUAD_base_wx] = rf_kfe_t25;
  Hinv[QUAD_base_wx][QUAD_rf_kfe] = rf_kfe_t25;
  const double rf_kfe_t26 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double rf_kfe_t27 = rf_kfe_t26 - rf_kfe_t16;
  Hinv[QUAD_rf_kfe][QUAD_base_wy] = rf_kfe_t27;
  Hinv[QUAD_base_wy][QUAD_rf_kfe] = rf_kfe_t27;
  const double rf_kfe_t28 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double rf_kfe_t29 = rf_kfe_t28 - rf_kfe_t17;
  Hinv[QUAD_rf_kfe][QUAD_base_wz] = rf_kfe_t29;
  Hinv[QUAD_base_wz][QUAD_rf_kfe] = rf_kfe_t29;
  const double rf_kfe_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_rf_kfe][QUAD_lf_haa] = rf_kfe_t30;
  Hinv[QUAD_lf_haa][QUAD_rf_kfe] = rf_kfe_t30;
  const double rf_kfe_t31 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_rf_kfe][QUAD_lf_hfe] = rf_kfe_t31;
  Hinv[QUAD_lf_hfe][QUAD_rf_kfe] = rf_kfe_t31;
  const double rf_kfe_t32 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_rf_kfe][QUAD_lf_kfe] = rf_kfe_t32;
  Hinv[QUAD_lf_kfe][QUAD_rf_kfe] = rf_kfe_t32;
  const double rf_kfe_t33 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  const double rf_kfe_t34 = rf_kfe_t33 - rf_kfe_t18;
  Hinv[QUAD_rf_kfe][QUAD_rf_haa] = rf_kfe_t34;
  Hinv[QUAD_rf_haa][QUAD_rf_kfe] = rf_kfe_t34;
  const double rf_kfe_t35 = pinion_row_dot(7, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  const double rf_kfe_t36 = rf_kfe_t35 - rf_kfe_t19;
  Hinv[QUAD_rf_kfe][QUAD_rf_hfe] = rf_kfe_t36;
  Hinv[QUAD_rf_hfe][QUAD_rf_kfe] = rf_kfe_t36;
  const double rf_kfe_t37 = pinion_row_dot(8, &V[0], &H[QUAD_H_rf_kfe_base_vx]);
  Hinv[QUAD_rf_kfe][QUAD_rf_kfe] = rf_kfe_t37 + rf_kfe_Dinv_2;

  /* ---- row of H^-1: lh_haa ------------------------------------------------ */
  const double lh_haa_W_base_vx = H[QUAD_H_lh_haa_base_vx];
  const double lh_haa_t10 = lh_haa_W_base_vx*base_vx_Dinv;
  V[0] = lh_haa_t10;
  const double lh_haa_W_base_vy = H[QUAD_H_lh_haa_base_vy];
  const double lh_haa_t11 = lh_haa_W_base_vy*base_vy_Dinv;
  V[1] = lh_haa_t11;
  const double lh_haa_W_base_vz = H[QUAD_H_lh_haa_base_vz];
  const double lh_haa_t12 = lh_haa_W_base_vz*base_vz_Dinv_2;
  V[2] = lh_haa_t12;
  const double lh_haa_W_base_wx = H[QUAD_H_lh_haa_base_wx];
  const double lh_haa_t13 = lh_haa_W_base_wx*base_wx_Dinv_2;
  V[3] = lh_haa_t13;
  const double lh_haa_W_base_wy = H[QUAD_H_lh_haa_base_wy];
  const double lh_haa_t14 = lh_haa_W_base_wy*base_wy_Dinv_2;
  V[4] = lh_haa_t14;
  const double lh_haa_W_base_wz = H[QUAD_H_lh_haa_base_wz];
  const double lh_haa_t15 = lh_haa_W_base_wz*base_wz_Dinv_2;
  V[5] = lh_haa_t15;
  Hinv[QUAD_lh_haa][QUAD_base_vx] = -lh_haa_t10;
  Hinv[QUAD_base_vx][QUAD_lh_haa] = -lh_haa_t10;
  const double lh_haa_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double lh_haa_t17 = lh_haa_t16 - lh_haa_t11;
  Hinv[QUAD_lh_haa][QUAD_base_vy] = lh_haa_t17;
  Hinv[QUAD_base_vy][QUAD_lh_haa] = lh_haa_t17;
  const double lh_haa_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double lh_haa_t19 = lh_haa_t18 - lh_haa_t12;
  Hinv[QUAD_lh_haa][QUAD_base_vz] = lh_haa_t19;
  Hinv[QUAD_base_vz][QUAD_lh_haa] = lh_haa_t19;
  const double lh_haa_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double lh_haa_t21 = lh_haa_t20 - lh_haa_t13;
  Hinv[QUAD_lh_haa][QUAD_base_wx] = lh_haa_t21;
  Hinv[QUAD_base_wx][QUAD_lh_haa] = lh_haa_t21;
  const double lh_haa_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double lh_haa_t23 = lh_haa_t22 - lh_haa_t14;
  Hinv[QUAD_lh_haa][QUAD_base_wy] = lh_haa_t23;
  Hinv[QUAD_base_wy][QUAD_lh_haa] = lh_haa_t23;
  const double lh_haa_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double lh_haa_t25 = lh_haa_t24 - lh_haa_t15;
  Hinv[QUAD_lh_haa][QUAD_base_wz] = lh_haa_t25;
  Hinv[QUAD_base_wz][QUAD_lh_haa] = lh_haa_t25;
  const double lh_haa_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_lh_haa][QUAD_lf_haa] = lh_haa_t26;
  Hinv[QUAD_lf_haa][QUAD_lh_haa] = lh_haa_t26;
  const double lh_haa_t27 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_lh_haa][QUAD_lf_hfe] = lh_haa_t27;
  Hinv[QUAD_lf_hfe][QUAD_lh_haa] = lh_haa_t27;
  const double lh_haa_t28 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_lh_haa][QUAD_lf_kfe] = lh_haa_t28;
  Hinv[QUAD_lf_kfe][QUAD_lh_haa] = lh_haa_t28;
  const double lh_haa_t29 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  Hinv[QUAD_lh_haa][QUAD_rf_haa] = lh_haa_t29;
  Hinv[QUAD_rf_haa][QUAD_lh_haa] = lh_haa_t29;
  const double lh_haa_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  Hinv[QUAD_lh_haa][QUAD_rf_hfe] = lh_haa_t30;
  Hinv[QUAD_rf_hfe][QUAD_lh_haa] = lh_haa_t30;
  const double lh_haa_t31 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_kfe_base_vx]);
  Hinv[QUAD_lh_haa][QUAD_rf_kfe] = lh_haa_t31;
  Hinv[QUAD_rf_kfe][QUAD_lh_haa] = lh_haa_t31;
  const double lh_haa_t32 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_haa_base_vx]);
  Hinv[QUAD_lh_haa][QUAD_lh_haa] = lh_haa_t32 + lh_haa_Dinv_2;

  /* ---- row of H^-1: lh_hfe ------------------------------------------------ */
  const double lh_hfe_W_base_vx = H[QUAD_H_lh_hfe_base_vx];
  const double lh_hfe_t9 = lh_hfe_W_base_vx*base_vx_Dinv;
  V[0] = lh_hfe_t9;
  const double lh_hfe_W_base_vy = H[QUAD_H_lh_hfe_base_vy];
  const double lh_hfe_t10 = lh_hfe_W_base_vy*base_vy_Dinv;
  V[1] = lh_hfe_t10;
  const double lh_hfe_W_base_vz = H[QUAD_H_lh_hfe_base_vz];
  const double lh_hfe_t11 = lh_hfe_W_base_vz*base_vz_Dinv_2;
  V[2] = lh_hfe_t11;
  const double lh_hfe_W_base_wx = H[QUAD_H_lh_hfe_base_wx];
  const double lh_hfe_t12 = lh_hfe_W_base_wx*base_wx_Dinv_2;
  V[3] = lh_hfe_t12;
  const double lh_hfe_W_base_wy = H[QUAD_H_lh_hfe_base_wy];
  const double lh_hfe_t13 = lh_hfe_W_base_wy*base_wy_Dinv_2;
  V[4] = lh_hfe_t13;
  const double lh_hfe_W_base_wz = H[QUAD_H_lh_hfe_base_wz];
  const double lh_hfe_t14 = lh_hfe_W_base_wz*base_wz_Dinv_2;
  V[5] = lh_hfe_t14;
  const double lh_hfe_W_lh_haa = H[QUAD_H_lh_hfe_lh_haa];
  const double lh_hfe_t15 = lh_hfe_W_lh_haa*lh_haa_Dinv_2;
  V[6] = lh_hfe_t15;
  Hinv[QUAD_lh_hfe][QUAD_base_vx] = -lh_hfe_t9;
  Hinv[QUAD_base_vx][QUAD_lh_hfe] = -lh_hfe_t9;
  const double lh_hfe_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double lh_hfe_t17 = lh_hfe_t16 - lh_hfe_t10;
  Hinv[QUAD_lh_hfe][QUAD_base_vy] = lh_hfe_t17;
  Hinv[QUAD_base_vy][QUAD_lh_hfe] = lh_hfe_t17;
  const double lh_hfe_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double lh_hfe_t19 = lh_hfe_t18 - lh_hfe_t11;
  Hinv[QUAD_lh_hfe][QUAD_base_vz] = lh_hfe_t19;
  Hinv[QUAD_base_vz][QUAD_lh_hfe] = lh_hfe_t19;
  const double lh_hfe_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double lh_hfe_t21 = lh_hfe_t20 - lh_hfe_t12;
  Hinv[QUAD_lh_hfe][QUAD_base_wx] = lh_hfe_t21;
  Hinv[QUAD_base_wx][QUAD_lh_hfe] = lh_hfe_t21;
  const double lh_hfe_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double lh_hfe_t23 = lh_hfe_t22 - lh_hfe_t13;
  Hinv[QUAD_lh_hfe][QUAD_base_wy] = lh_hfe_t23;
  Hinv[QUAD_base_wy][QUAD_lh_hfe] = lh_hfe_t23;
  const double lh_hfe_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double lh_hfe_t25 = lh_hfe_t24 - lh_hfe_t14;
  Hinv[QUAD_lh_hfe][QUAD_base_wz] = lh_hfe_t25;
  Hinv[QUAD_base_wz][QUAD_lh_hfe] = lh_hfe_t25;
  const double lh_hfe_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_lh_hfe][QUAD_lf_haa] = lh_hfe_t26;
  Hinv[QUAD_lf_haa][QUAD_lh_hfe] = lh_hfe_t26;
  const double lh_hfe_t27 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_lh_hfe][QUAD_lf_hfe] = lh_hfe_t27;
  Hinv[QUAD_lf_hfe][QUAD_lh_hfe] = lh_hfe_t27;
  const double lh_hfe_t28 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_lh_hfe][QUAD_lf_kfe] = lh_hfe_t28;
  Hinv[QUAD_lf_kfe][QUAD_lh_hfe] = lh_hfe_t28;
  const double lh_hfe_t29 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  Hinv[QUAD_lh_hfe][QUAD_rf_haa] = lh_hfe_t29;
  Hinv[QUAD_rf_haa][QUAD_lh_hfe] = lh_hfe_t29;
  const double lh_hfe_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  Hinv[QUAD_lh_hfe][QUAD_rf_hfe] = lh_hfe_t30;
  Hinv[QUAD_rf_hfe][QUAD_lh_hfe] = lh_hfe_t30;
  const double lh_hfe_t31 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_kfe_base_vx]);
  Hinv[QUAD_lh_hfe][QUAD_rf_kfe] = lh_hfe_t31;
  Hinv[QUAD_rf_kfe][QUAD_lh_hfe] = lh_hfe_t31;
  const double lh_hfe_t32 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_haa_base_vx]);
  const double lh_hfe_t33 = lh_hfe_t32 - lh_hfe_t15;
  Hinv[QUAD_lh_hfe][QUAD_lh_haa] = lh_hfe_t33;
  Hinv[QUAD_lh_haa][QUAD_lh_hfe] = lh_hfe_t33;
  const double lh_hfe_t34 = pinion_row_dot(7, &V[0], &H[QUAD_H_lh_hfe_base_vx]);
  Hinv[QUAD_lh_hfe][QUAD_lh_hfe] = lh_hfe_t34 + lh_hfe_Dinv_2;

  /* ---- row of H^-1: lh_kfe ------------------------------------------------ */
  const double lh_kfe_W_base_vx = H[QUAD_H_lh_kfe_base_vx];
  const double lh_kfe_t12 = lh_kfe_W_base_vx*base_vx_Dinv;
  V[0] = lh_kfe_t12;
  const double lh_kfe_W_base_vy = H[QUAD_H_lh_kfe_base_vy];
  const double lh_kfe_t13 = lh_kfe_W_base_vy*base_vy_Dinv;
  V[1] = lh_kfe_t13;
  const double lh_kfe_W_base_vz = H[QUAD_H_lh_kfe_base_vz];
  const double lh_kfe_t14 = lh_kfe_W_base_vz*base_vz_Dinv_2;
  V[2] = lh_kfe_t14;
  const double lh_kfe_W_base_wx = H[QUAD_H_lh_kfe_base_wx];
  const double lh_kfe_t15 = lh_kfe_W_base_wx*base_wx_Dinv_2;
  V[3] = lh_kfe_t15;
  const double lh_kfe_W_base_wy = H[QUAD_H_lh_kfe_base_wy];
  const double lh_kfe_t16 = lh_kfe_W_base_wy*base_wy_Dinv_2;
  V[4] = lh_kfe_t16;
  const double lh_kfe_W_base_wz = H[QUAD_H_lh_kfe_base_wz];
  const double lh_kfe_t17 = lh_kfe_W_base_wz*base_wz_Dinv_2;
  V[5] = lh_kfe_t17;
  const double lh_kfe_W_lh_haa = H[QUAD_H_lh_kfe_lh_haa];
  const double lh_kfe_t18 = lh_kfe_W_lh_haa*lh_haa_Dinv_2;
  V[6] = lh_kfe_t18;
  const double lh_kfe_W_lh_hfe = H[QUAD_H_lh_kfe_lh_hfe];
  const double lh_kfe_t19 = lh_kfe_W_lh_hfe*lh_hfe_Dinv_2;
  V[7] = lh_kfe_t19;
  Hinv[QUAD_lh_kfe][QUAD_base_vx] = -lh_kfe_t12;
  Hinv[QUAD_base_vx][QUAD_lh_kfe] = -lh_kfe_t12;
  const double lh_kfe_t20 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double lh_kfe_t21 = lh_kfe_t20 - lh_kfe_t13;
  Hinv[QUAD_lh_kfe][QUAD_base_vy] = lh_kfe_t21;
  Hinv[QUAD_base_vy][QUAD_lh_kfe] = lh_kfe_t21;
  const double lh_kfe_t22 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double lh_kfe_t23 = lh_kfe_t22 - lh_kfe_t14;
  Hinv[QUAD_lh_kfe][QUAD_base_vz] = lh_kfe_t23;
  Hinv[QUAD_base_vz][QUAD_lh_kfe] = lh_kfe_t23;
  const double lh_kfe_t24 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double lh_kfe_t25 = lh_kfe_t24 - lh_kfe_t15;
  Hinv[QUAD_lh_kfe][QUAD_base_wx] = lh_kfe_t25;
  Hinv[QUAD_base_wx][QUAD_lh_kfe] = lh_kfe_t25;
  const double lh_kfe_t26 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double lh_kfe_t27 = lh_kfe_t26 - lh_kfe_t16;
  Hinv[QUAD_lh_kfe][QUAD_base_wy] = lh_kfe_t27;
  Hinv[QUAD_base_wy][QUAD_lh_kfe] = lh_kfe_t27;
  const double lh_kfe_t28 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double lh_kfe_t29 = lh_kfe_t28 - lh_kfe_t17;
  Hinv[QUAD_lh_kfe][QUAD_base_wz] = lh_kfe_t29;
  Hinv[QUAD_base_wz][QUAD_lh_kfe] = lh_kfe_t29;
  const double lh_kfe_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_lh_kfe][QUAD_lf_haa] = lh_kfe_t30;
  Hinv[QUAD_lf_haa][QUAD_lh_kfe] = lh_kfe_t30;
  const double lh_kfe_t31 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_lh_kfe][QUAD_lf_hfe] = lh_kfe_t31;
  Hinv[QUAD_lf_hfe][QUAD_lh_kfe] = lh_kfe_t31;
  const double lh_kfe_t32 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_lh_kfe][QUAD_lf_kfe] = lh_kfe_t32;
  Hinv[QUAD_lf_kfe][QUAD_lh_kfe] = lh_kfe_t32;
  const double lh_kfe_t33 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  Hinv[QUAD_lh_kfe][QUAD_rf_haa] = lh_kfe_t33;
  Hinv[QUAD_rf_haa][QUAD_lh_kfe] = lh_kfe_t33;
  const double lh_kfe_t34 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  Hinv[QUAD_lh_kfe][QUAD_rf_hfe] = lh_kfe_t34;
  Hinv[QUAD_rf_hfe][QUAD_lh_kfe] = lh_kfe_t34;
  const double lh_kfe_t35 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_kfe_base_vx]);
  Hinv[QUAD_lh_kfe][QUAD_rf_kfe] = lh_kfe_t35;
  Hinv[QUAD_rf_kfe][QUAD_lh_kfe] = lh_kfe_t35;
  const double lh_kfe_t36 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_haa_base_vx]);
  const double lh_kfe_t37 = lh_kfe_t36 - lh_kfe_t18;
  Hinv[QUAD_lh_kfe][QUAD_lh_haa] = lh_kfe_t37;
  Hinv[QUAD_lh_haa][QUAD_lh_kfe] = lh_kfe_t37;
  const double lh_kfe_t38 = pinion_row_dot(7, &V[0], &H[QUAD_H_lh_hfe_base_vx]);
  const double lh_kfe_t39 = lh_kfe_t38 - lh_kfe_t19;
  Hinv[QUAD_lh_kfe][QUAD_lh_hfe] = lh_kfe_t39;
  Hinv[QUAD_lh_hfe][QUAD_lh_kfe] = lh_kfe_t39;
  const double lh_kfe_t40 = pinion_row_dot(8, &V[0], &H[QUAD_H_lh_kfe_base_vx]);
  Hinv[QUAD_lh_kfe][QUAD_lh_kfe] = lh_kfe_t40 + lh_kfe_Dinv_2;

  /* ---- row of H^-1: rh_haa ------------------------------------------------ */
  const double rh_haa_W_base_vx = H[QUAD_H_rh_haa_base_vx];
  const double rh_haa_t10 = rh_haa_W_base_vx*base_vx_Dinv;
  V[0] = rh_haa_t10;
  const double rh_haa_W_base_vy = H[QUAD_H_rh_haa_base_vy];
  const double rh_haa_t11 = rh_haa_W_base_vy*base_vy_Dinv;
  V[1] = rh_haa_t11;
  const double rh_haa_W_base_vz = H[QUAD_H_rh_haa_base_vz];
  const double rh_haa_t12 = rh_haa_W_base_vz*base_vz_Dinv_2;
  V[2] = rh_haa_t12;
  const double rh_haa_W_base_wx = H[QUAD_H_rh_haa_base_wx];
  const double rh_haa_t13 = rh_haa_W_base_wx*base_wx_Dinv_2;
  V[3] = rh_haa_t13;
  const double rh_haa_W_base_wy = H[QUAD_H_rh_haa_base_wy];
  const double rh_haa_t14 = rh_haa_W_base_wy*base_wy_Dinv_2;
  V[4] = rh_haa_t14;
  const double rh_haa_W_base_wz = H[QUAD_H_rh_haa_base_wz];
  const double rh_haa_t15 = rh_haa_W_base_wz*base_wz_Dinv_2;
  V[5] = rh_haa_t15;
  Hinv[QUAD_rh_haa][QUAD_base_vx] = -rh_haa_t10;
  Hinv[QUAD_base_vx][QUAD_rh_haa] = -rh_haa_t10;
  const double rh_haa_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double rh_haa_t17 = rh_haa_t16 - rh_haa_t11;
  Hinv[QUAD_rh_haa][QUAD_base_vy] = rh_haa_t17;
  Hinv[QUAD_base_vy][QUAD_rh_haa] = rh_haa_t17;
  const double rh_haa_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double rh_haa_t19 = rh_haa_t18 - rh_haa_t12;
  Hinv[QUAD_rh_haa][QUAD_base_vz] = rh_haa_t19;
  Hinv[QUAD_base_vz][QUAD_rh_haa] = rh_haa_t19;
  const double rh_haa_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double rh_haa_t21 = rh_haa_t20 - rh_haa_t13;
  Hinv[QUAD_rh_haa][QUAD_base_wx] = rh_haa_t21;
  Hinv[QUAD_base_wx][QUAD_rh_haa] = rh_haa_t21;
  const double rh_haa_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double rh_haa_t23 = rh_haa_t22 - rh_haa_t14;
  Hinv[QUAD_rh_haa][QUAD_base_wy] = rh_haa_t23;
  Hinv[QUAD_base_wy][QUAD_rh_haa] = rh_haa_t23;
  const double rh_haa_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double rh_haa_t25 = rh_haa_t24 - rh_haa_t15;
  Hinv[QUAD_rh_haa][QUAD_base_wz] = rh_haa_t25;
  Hinv[QUAD_base_wz][QUAD_rh_haa] = rh_haa_t25;
  const double rh_haa_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_lf_haa] = rh_haa_t26;
  Hinv[QUAD_lf_haa][QUAD_rh_haa] = rh_haa_t26;
  const double rh_haa_t27 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_lf_hfe] = rh_haa_t27;
  Hinv[QUAD_lf_hfe][QUAD_rh_haa] = rh_haa_t27;
  const double rh_haa_t28 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_lf_kfe] = rh_haa_t28;
  Hinv[QUAD_lf_kfe][QUAD_rh_haa] = rh_haa_t28;
  const double rh_haa_t29 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_rf_haa] = rh_haa_t29;
  Hinv[QUAD_rf_haa][QUAD_rh_haa] = rh_haa_t29;
  const double rh_haa_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_rf_hfe] = rh_haa_t30;
  Hinv[QUAD_rf_hfe][QUAD_rh_haa] = rh_haa_t30;
  const double rh_haa_t31 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_kfe_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_rf_kfe] = rh_haa_t31;
  Hinv[QUAD_rf_kfe][QUAD_rh_haa] = rh_haa_t31;
  const double rh_haa_t32 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_haa_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_lh_haa] = rh_haa_t32;
  Hinv[QUAD_lh_haa][QUAD_rh_haa] = rh_haa_t32;
  const double rh_haa_t33 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_hfe_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_lh_hfe] = rh_haa_t33;
  Hinv[QUAD_lh_hfe][QUAD_rh_haa] = rh_haa_t33;
  const double rh_haa_t34 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_kfe_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_lh_kfe] = rh_haa_t34;
  Hinv[QUAD_lh_kfe][QUAD_rh_haa] = rh_haa_t34;
  const double rh_haa_t35 = pinion_row_dot(6, &V[0], &H[QUAD_H_rh_haa_base_vx]);
  Hinv[QUAD_rh_haa][QUAD_rh_haa] = rh_haa_t35 + rh_haa_Dinv_2;

  /* ---- row of H^-1: rh_hfe ------------------------------------------------ */
  const double rh_hfe_W_base_vx = H[QUAD_H_rh_hfe_base_vx];
  const double rh_hfe_t9 = rh_hfe_W_base_vx*base_vx_Dinv;
  V[0] = rh_hfe_t9;
  const double rh_hfe_W_base_vy = H[QUAD_H_rh_hfe_base_vy];
  const double rh_hfe_t10 = rh_hfe_W_base_vy*base_vy_Dinv;
  V[1] = rh_hfe_t10;
  const double rh_hfe_W_base_vz = H[QUAD_H_rh_hfe_base_vz];
  const double rh_hfe_t11 = rh_hfe_W_base_vz*base_vz_Dinv_2;
  V[2] = rh_hfe_t11;
  const double rh_hfe_W_base_wx = H[QUAD_H_rh_hfe_base_wx];
  const double rh_hfe_t12 = rh_hfe_W_base_wx*base_wx_Dinv_2;
  V[3] = rh_hfe_t12;
  const double rh_hfe_W_base_wy = H[QUAD_H_rh_hfe_base_wy];
  const double rh_hfe_t13 = rh_hfe_W_base_wy*base_wy_Dinv_2;
  V[4] = rh_hfe_t13;
  const double rh_hfe_W_base_wz = H[QUAD_H_rh_hfe_base_wz];
  const double rh_hfe_t14 = rh_hfe_W_base_wz*base_wz_Dinv_2;
  V[5] = rh_hfe_t14;
  const double rh_hfe_W_rh_haa = H[QUAD_H_rh_hfe_rh_haa];
  const double rh_hfe_t15 = rh_hfe_W_rh_haa*rh_haa_Dinv_2;
  V[6] = rh_hfe_t15;
  Hinv[QUAD_rh_hfe][QUAD_base_vx] = -rh_hfe_t9;
  Hinv[QUAD_base_vx][QUAD_rh_hfe] = -rh_hfe_t9;
  const double rh_hfe_t16 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double rh_hfe_t17 = rh_hfe_t16 - rh_hfe_t10;
  Hinv[QUAD_rh_hfe][QUAD_base_vy] = rh_hfe_t17;
  Hinv[QUAD_base_vy][QUAD_rh_hfe] = rh_hfe_t17;
  const double rh_hfe_t18 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double rh_hfe_t19 = rh_hfe_t18 - rh_hfe_t11;
  Hinv[QUAD_rh_hfe][QUAD_base_vz] = rh_hfe_t19;
  Hinv[QUAD_base_vz][QUAD_rh_hfe] = rh_hfe_t19;
  const double rh_hfe_t20 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double rh_hfe_t21 = rh_hfe_t20 - rh_hfe_t12;
  Hinv[QUAD_rh_hfe][QUAD_base_wx] = rh_hfe_t21;
  Hinv[QUAD_base_wx][QUAD_rh_hfe] = rh_hfe_t21;
  const double rh_hfe_t22 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double rh_hfe_t23 = rh_hfe_t22 - rh_hfe_t13;
  Hinv[QUAD_rh_hfe][QUAD_base_wy] = rh_hfe_t23;
  Hinv[QUAD_base_wy][QUAD_rh_hfe] = rh_hfe_t23;
  const double rh_hfe_t24 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double rh_hfe_t25 = rh_hfe_t24 - rh_hfe_t14;
  Hinv[QUAD_rh_hfe][QUAD_base_wz] = rh_hfe_t25;
  Hinv[QUAD_base_wz][QUAD_rh_hfe] = rh_hfe_t25;
  const double rh_hfe_t26 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_lf_haa] = rh_hfe_t26;
  Hinv[QUAD_lf_haa][QUAD_rh_hfe] = rh_hfe_t26;
  const double rh_hfe_t27 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_lf_hfe] = rh_hfe_t27;
  Hinv[QUAD_lf_hfe][QUAD_rh_hfe] = rh_hfe_t27;
  const double rh_hfe_t28 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_lf_kfe] = rh_hfe_t28;
  Hinv[QUAD_lf_kfe][QUAD_rh_hfe] = rh_hfe_t28;
  const double rh_hfe_t29 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_rf_haa] = rh_hfe_t29;
  Hinv[QUAD_rf_haa][QUAD_rh_hfe] = rh_hfe_t29;
  const double rh_hfe_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_rf_hfe] = rh_hfe_t30;
  Hinv[QUAD_rf_hfe][QUAD_rh_hfe] = rh_hfe_t30;
  const double rh_hfe_t31 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_kfe_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_rf_kfe] = rh_hfe_t31;
  Hinv[QUAD_rf_kfe][QUAD_rh_hfe] = rh_hfe_t31;
  const double rh_hfe_t32 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_haa_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_lh_haa] = rh_hfe_t32;
  Hinv[QUAD_lh_haa][QUAD_rh_hfe] = rh_hfe_t32;
  const double rh_hfe_t33 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_hfe_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_lh_hfe] = rh_hfe_t33;
  Hinv[QUAD_lh_hfe][QUAD_rh_hfe] = rh_hfe_t33;
  const double rh_hfe_t34 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_kfe_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_lh_kfe] = rh_hfe_t34;
  Hinv[QUAD_lh_kfe][QUAD_rh_hfe] = rh_hfe_t34;
  const double rh_hfe_t35 = pinion_row_dot(6, &V[0], &H[QUAD_H_rh_haa_base_vx]);
  const double rh_hfe_t36 = rh_hfe_t35 - rh_hfe_t15;
  Hinv[QUAD_rh_hfe][QUAD_rh_haa] = rh_hfe_t36;
  Hinv[QUAD_rh_haa][QUAD_rh_hfe] = rh_hfe_t36;
  const double rh_hfe_t37 = pinion_row_dot(7, &V[0], &H[QUAD_H_rh_hfe_base_vx]);
  Hinv[QUAD_rh_hfe][QUAD_rh_hfe] = rh_hfe_t37 + rh_hfe_Dinv_2;

  /* ---- row of H^-1: rh_kfe ------------------------------------------------ */
  const double rh_kfe_W_base_vx = H[QUAD_H_rh_kfe_base_vx];
  const double rh_kfe_t12 = rh_kfe_W_base_vx*base_vx_Dinv;
  V[0] = rh_kfe_t12;
  const double rh_kfe_W_base_vy = H[QUAD_H_rh_kfe_base_vy];
  const double rh_kfe_t13 = rh_kfe_W_base_vy*base_vy_Dinv;
  V[1] = rh_kfe_t13;
  const double rh_kfe_W_base_vz = H[QUAD_H_rh_kfe_base_vz];
  const double rh_kfe_t14 = rh_kfe_W_base_vz*base_vz_Dinv_2;
  V[2] = rh_kfe_t14;
  const double rh_kfe_W_base_wx = H[QUAD_H_rh_kfe_base_wx];
  const double rh_kfe_t15 = rh_kfe_W_base_wx*base_wx_Dinv_2;
  V[3] = rh_kfe_t15;
  const double rh_kfe_W_base_wy = H[QUAD_H_rh_kfe_base_wy];
  const double rh_kfe_t16 = rh_kfe_W_base_wy*base_wy_Dinv_2;
  V[4] = rh_kfe_t16;
  const double rh_kfe_W_base_wz = H[QUAD_H_rh_kfe_base_wz];
  const double rh_kfe_t17 = rh_kfe_W_base_wz*base_wz_Dinv_2;
  V[5] = rh_kfe_t17;
  const double rh_kfe_W_rh_haa = H[QUAD_H_rh_kfe_rh_haa];
  const double rh_kfe_t18 = rh_kfe_W_rh_haa*rh_haa_Dinv_2;
  V[6] = rh_kfe_t18;
  const double rh_kfe_W_rh_hfe = H[QUAD_H_rh_kfe_rh_hfe];
  const double rh_kfe_t19 = rh_kfe_W_rh_hfe*rh_hfe_Dinv_2;
  V[7] = rh_kfe_t19;
  Hinv[QUAD_rh_kfe][QUAD_base_vx] = -rh_kfe_t12;
  Hinv[QUAD_base_vx][QUAD_rh_kfe] = -rh_kfe_t12;
  const double rh_kfe_t20 = pinion_row_dot(1, &V[0], &H[QUAD_H_base_vy_base_vx]);
  const double rh_kfe_t21 = rh_kfe_t20 - rh_kfe_t13;
  Hinv[QUAD_rh_kfe][QUAD_base_vy] = rh_kfe_t21;
  Hinv[QUAD_base_vy][QUAD_rh_kfe] = rh_kfe_t21;
  const double rh_kfe_t22 = pinion_row_dot(2, &V[0], &H[QUAD_H_base_vz_base_vx]);
  const double rh_kfe_t23 = rh_kfe_t22 - rh_kfe_t14;
  Hinv[QUAD_rh_kfe][QUAD_base_vz] = rh_kfe_t23;
  Hinv[QUAD_base_vz][QUAD_rh_kfe] = rh_kfe_t23;
  const double rh_kfe_t24 = pinion_row_dot(3, &V[0], &H[QUAD_H_base_wx_base_vx]);
  const double rh_kfe_t25 = rh_kfe_t24 - rh_kfe_t15;
  Hinv[QUAD_rh_kfe][QUAD_base_wx] = rh_kfe_t25;
  Hinv[QUAD_base_wx][QUAD_rh_kfe] = rh_kfe_t25;
  const double rh_kfe_t26 = pinion_row_dot(4, &V[0], &H[QUAD_H_base_wy_base_vx]);
  const double rh_kfe_t27 = rh_kfe_t26 - rh_kfe_t16;
  Hinv[QUAD_rh_kfe][QUAD_base_wy] = rh_kfe_t27;
  Hinv[QUAD_base_wy][QUAD_rh_kfe] = rh_kfe_t27;
  const double rh_kfe_t28 = pinion_row_dot(5, &V[0], &H[QUAD_H_base_wz_base_vx]);
  const double rh_kfe_t29 = rh_kfe_t28 - rh_kfe_t17;
  Hinv[QUAD_rh_kfe][QUAD_base_wz] = rh_kfe_t29;
  Hinv[QUAD_base_wz][QUAD_rh_kfe] = rh_kfe_t29;
  const double rh_kfe_t30 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_haa_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_lf_haa] = rh_kfe_t30;
  Hinv[QUAD_lf_haa][QUAD_rh_kfe] = rh_kfe_t30;
  const double rh_kfe_t31 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_hfe_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_lf_hfe] = rh_kfe_t31;
  Hinv[QUAD_lf_hfe][QUAD_rh_kfe] = rh_kfe_t31;
  const double rh_kfe_t32 = pinion_row_dot(6, &V[0], &H[QUAD_H_lf_kfe_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_lf_kfe] = rh_kfe_t32;
  Hinv[QUAD_lf_kfe][QUAD_rh_kfe] = rh_kfe_t32;
  const double rh_kfe_t33 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_haa_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_rf_haa] = rh_kfe_t33;
  Hinv[QUAD_rf_haa][QUAD_rh_kfe] = rh_kfe_t33;
  const double rh_kfe_t34 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_hfe_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_rf_hfe] = rh_kfe_t34;
  Hinv[QUAD_rf_hfe][QUAD_rh_kfe] = rh_kfe_t34;
  const double rh_kfe_t35 = pinion_row_dot(6, &V[0], &H[QUAD_H_rf_kfe_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_rf_kfe] = rh_kfe_t35;
  Hinv[QUAD_rf_kfe][QUAD_rh_kfe] = rh_kfe_t35;
  const double rh_kfe_t36 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_haa_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_lh_haa] = rh_kfe_t36;
  Hinv[QUAD_lh_haa][QUAD_rh_kfe] = rh_kfe_t36;
  const double rh_kfe_t37 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_hfe_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_lh_hfe] = rh_kfe_t37;
  Hinv[QUAD_lh_hfe][QUAD_rh_kfe] = rh_kfe_t37;
  const double rh_kfe_t38 = pinion_row_dot(6, &V[0], &H[QUAD_H_lh_kfe_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_lh_kfe] = rh_kfe_t38;
  Hinv[QUAD_lh_kfe][QUAD_rh_kfe] = rh_kfe_t38;
  const double rh_kfe_t39 = pinion_row_dot(6, &V[0], &H[QUAD_H_rh_haa_base_vx]);
  const double rh_kfe_t40 = rh_kfe_t39 - rh_kfe_t18;
  Hinv[QUAD_rh_kfe][QUAD_rh_haa] = rh_kfe_t40;
  Hinv[QUAD_rh_haa][QUAD_rh_kfe] = rh_kfe_t40;
  const double rh_kfe_t41 = pinion_row_dot(7, &V[0], &H[QUAD_H_rh_hfe_base_vx]);
  const double rh_kfe_t42 = rh_kfe_t41 - rh_kfe_t19;
  Hinv[QUAD_rh_kfe][QUAD_rh_hfe] = rh_kfe_t42;
  Hinv[QUAD_rh_hfe][QUAD_rh_kfe] = rh_kfe_t42;
  const double rh_kfe_t43 = pinion_row_dot(8, &V[0], &H[QUAD_H_rh_kfe_base_vx]);
  Hinv[QUAD_rh_kfe][QUAD_rh_kfe] = rh_kfe_t43 + rh_kfe_Dinv_2;

  if (!(rh_kfe_D > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(rh_hfe_D > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(rh_haa_D > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_kfe_D > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(lh_hfe_D > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(lh_haa_D > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_kfe_D > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(rf_hfe_D > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(rf_haa_D > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_kfe_D > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(lf_hfe_D > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(lf_haa_D > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_wz_D > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_wy_D > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_wx_D > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_vz_D > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_vy_D > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_vx_D > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
