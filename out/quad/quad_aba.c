/* quad_aba.c
 * a = H^-1 (tau - C): forward dynamics, articulated bodies (table 7.1).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double gravity_z = -9.81;                   /* acceleration of free fall */

static const double trunk_m   =  7.2;                    /* m */
static const double trunk_hx  =  0.054;                  /* m*cx = 7.2*0.0075 */
static const double trunk_hz  = -0.00504;                /* m*cz = 7.2*-0.0007 */
static const double trunk_Jxx =  0.024383527999999998;   /* Ixx + m*cz^2 */
static const double trunk_Jxz = -0.0003722;              /* Ixz - m*cx*cz */
static const double trunk_Jyy =  0.07008852800000001;    /* Iyy + m*cx^2 + m*cz^2 */
static const double trunk_Jzz =  0.075515;               /* Izz + m*cx^2 = 0.07511 + 7.2*0.0075^2 */
static const double base_k1   =  0.005426471999999988;   /* trunk_Jzz - trunk_Jyy */
static const double base_k2   = -0.051131472;            /* trunk_Jxx - trunk_Jzz */
static const double base_k3   =  0.04570500000000001;    /* trunk_Jyy - trunk_Jxx */

static const double lf_hip_m      =  0.7;                    /* m */
static const double lf_hip_hx     = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double lf_hip_hy     =  0.010989999999999998;   /* m*cy = 0.7*0.0157 */
static const double lf_hip_Jxx    =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double lf_hip_Jxy    =  1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double lf_hip_Jyy    =  0.000598943;            /* Iyy + m*cx^2 */
static const double lf_hip_Jzz    =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double lf_haa_px     =  0.19;                   /* origin */
static const double lf_haa_py     =  0.055;                  /* origin */
static const double lf_haa_k1     =  9.174300000000003e-05;  /* lf_hip_Jzz - lf_hip_Jyy */
static const double lf_haa_k2     = -4.634300000000012e-05;  /* lf_hip_Jxx - lf_hip_Jzz */
static const double lf_haa_k3     = -4.539999999999991e-05;  /* lf_hip_Jyy - lf_hip_Jxx */
static const double lf_haa_IA_Myy =  1.8199999999999998;     /* lf_hip_m + lf_hfe_IA_Myy */
static const double lf_haa_k4     =  2.4648999999997455e-14; /* lf_hip_Jxy^2 */
static const double lf_haa_k5     =  0.003025;               /* lf_haa_py^2 = 0.055^2 */

static const double lf_thigh_m   =  0.95;                   /* m */
static const double lf_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lf_thigh_hy  = -0.013775;               /* m*cy = 0.95*-0.0145 */
static const double lf_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lf_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double lf_thigh_Jxy = -4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double lf_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double lf_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_thigh_Jyz = -1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double lf_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double lf_hfe_py    =  0.075;                  /* origin */
static const double lf_hfe_k1    = -0.004358852000000001;   /* lf_thigh_Jzz - lf_thigh_Jyy */
static const double lf_hfe_k2    =  0.0045278440000000005;  /* lf_thigh_Jxx - lf_thigh_Jzz */
static const double lf_hfe_k3    = -0.00016899199999999975; /* lf_thigh_Jyy - lf_thigh_Jxx */
static const double lf_hfe_k4    =  1.7430624999999773e-13; /* lf_thigh_Jxy^2 */
static const double lf_hfe_k5    =  4.4776875000005377e-13; /* lf_thigh_Jxy*lf_thigh_Jyz */
static const double lf_hfe_k6    =  1.1502562500002915e-12; /* lf_thigh_Jyz^2 */

static const double lf_calf_m   =  0.17;                   /* m */
static const double lf_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lf_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lf_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double lf_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double lf_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double lf_kfe_pz   = -0.2;                    /* origin */
static const double lf_kfe_k1   = -0.0036694553000000004;  /* lf_calf_Jzz - lf_calf_Jyy */
static const double lf_kfe_k2   =  0.0036673216000000005;  /* lf_calf_Jxx - lf_calf_Jzz */
static const double lf_kfe_k3   =  2.1336999999998878e-06; /* lf_calf_Jyy - lf_calf_Jxx */
static const double lf_kfe_Dinv =  271.1063769913102;      /* 1/lf_calf_Jyy */
static const double lf_kfe_k4   = -5.977624506281399;      /* lf_calf_hz*lf_kfe_Dinv */
static const double lf_kfe_k5   =  0.14287306067442046;    /* lf_calf_hx*lf_kfe_Dinv */
static const double lf_kfe_k6   =  0.03819935726100143;    /* lf_calf_m - lf_kfe_k4*lf_calf_hz */
static const double lf_kfe_k7   = -0.003150208114810297;   /* lf_kfe_k5*lf_calf_hz */
static const double lf_kfe_k8   =  0.1699247058970246;     /* lf_calf_m - lf_calf_hx*lf_kfe_k5 */
static const double lf_kfe_k9   =  0.13172534863602317;    /* lf_kfe_k8 - lf_kfe_k6 */
static const double lf_kfe_k10  = -0.006300416229620594;   /* lf_kfe_k7*2 */
static const double lf_kfe_k11  =  0.00011110380000000001; /* lf_calf_Jxz*2 */
static const double lf_kfe_k12  = -0.034;                  /* lf_kfe_pz*lf_calf_m = -0.2*0.17 */
static const double lf_kfe_k13  =  0.04000000000000001;    /* lf_kfe_pz^2 = (-0.2)^2 */

static const double rf_hip_m      =  0.7;                    /* m */
static const double rf_hip_hx     = -0.0030099999999999997;  /* m*cx = 0.7*-0.0043 */
static const double rf_hip_hy     = -0.010989999999999998;   /* m*cy = 0.7*-0.0157 */
static const double rf_hip_Jxx    =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double rf_hip_Jxy    = -1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double rf_hip_Jyy    =  0.000598943;            /* Iyy + m*cx^2 */
static const double rf_hip_Jzz    =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double rf_haa_px     =  0.19;                   /* origin */
static const double rf_haa_py     = -0.055;                  /* origin */
static const double rf_haa_k1     =  9.174300000000003e-05;  /* rf_hip_Jzz - rf_hip_Jyy */
static const double rf_haa_k2     = -4.634300000000012e-05;  /* rf_hip_Jxx - rf_hip_Jzz */
static const double rf_haa_k3     = -4.539999999999991e-05;  /* rf_hip_Jyy - rf_hip_Jxx */
static const double rf_haa_IA_Myy =  1.8199999999999998;     /* rf_hip_m + rf_hfe_IA_Myy */
static const double rf_haa_k4     =  2.4648999999997455e-14; /* rf_hip_Jxy^2 */
static const double rf_haa_k5     =  0.003025;               /* rf_haa_py^2 = (-0.055)^2 */

static const double rf_thigh_m   =  0.95;                   /* m */
static const double rf_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rf_thigh_hy  =  0.013775;               /* m*cy = 0.95*0.0145 */
static const double rf_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rf_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double rf_thigh_Jxy =  4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double rf_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double rf_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_thigh_Jyz =  1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double rf_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double rf_hfe_py    = -0.075;                  /* origin */
static const double rf_hfe_k1    = -0.004358852000000001;   /* rf_thigh_Jzz - rf_thigh_Jyy */
static const double rf_hfe_k2    =  0.0045278440000000005;  /* rf_thigh_Jxx - rf_thigh_Jzz */
static const double rf_hfe_k3    = -0.00016899199999999975; /* rf_thigh_Jyy - rf_thigh_Jxx */
static const double rf_hfe_k4    =  1.7430624999999773e-13; /* rf_thigh_Jxy^2 */
static const double rf_hfe_k5    =  4.4776875000005377e-13; /* rf_thigh_Jxy*rf_thigh_Jyz */
static const double rf_hfe_k6    =  1.1502562500002915e-12; /* rf_thigh_Jyz^2 */

static const double rf_calf_m   =  0.17;                   /* m */
static const double rf_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rf_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rf_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double rf_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double rf_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double rf_kfe_pz   = -0.2;                    /* origin */
static const double rf_kfe_k1   = -0.0036694553000000004;  /* rf_calf_Jzz - rf_calf_Jyy */
static const double rf_kfe_k2   =  0.0036673216000000005;  /* rf_calf_Jxx - rf_calf_Jzz */
static const double rf_kfe_k3   =  2.1336999999998878e-06; /* rf_calf_Jyy - rf_calf_Jxx */
static const double rf_kfe_Dinv =  271.1063769913102;      /* 1/rf_calf_Jyy */
static const double rf_kfe_k4   = -5.977624506281399;      /* rf_calf_hz*rf_kfe_Dinv */
static const double rf_kfe_k5   =  0.14287306067442046;    /* rf_calf_hx*rf_kfe_Dinv */
static const double rf_kfe_k6   =  0.03819935726100143;    /* rf_calf_m - rf_kfe_k4*rf_calf_hz */
static const double rf_kfe_k7   = -0.003150208114810297;   /* rf_kfe_k5*rf_calf_hz */
static const double rf_kfe_k8   =  0.1699247058970246;     /* rf_calf_m - rf_calf_hx*rf_kfe_k5 */
static const double rf_kfe_k9   =  0.13172534863602317;    /* rf_kfe_k8 - rf_kfe_k6 */
static const double rf_kfe_k10  = -0.006300416229620594;   /* rf_kfe_k7*2 */
static const double rf_kfe_k11  =  0.00011110380000000001; /* rf_calf_Jxz*2 */
static const double rf_kfe_k12  = -0.034;                  /* rf_kfe_pz*rf_calf_m = -0.2*0.17 */
static const double rf_kfe_k13  =  0.04000000000000001;    /* rf_kfe_pz^2 = (-0.2)^2 */

static const double lh_hip_m      =  0.7;                    /* m */
static const double lh_hip_hx     =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double lh_hip_hy     =  0.010989999999999998;   /* m*cy = 0.7*0.0157 */
static const double lh_hip_Jxx    =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double lh_hip_Jxy    = -1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double lh_hip_Jyy    =  0.000598943;            /* Iyy + m*cx^2 */
static const double lh_hip_Jzz    =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double lh_haa_px     = -0.19;                   /* origin */
static const double lh_haa_py     =  0.055;                  /* origin */
static const double lh_haa_k1     =  9.174300000000003e-05;  /* lh_hip_Jzz - lh_hip_Jyy */
static const double lh_haa_k2     = -4.634300000000012e-05;  /* lh_hip_Jxx - lh_hip_Jzz */
static const double lh_haa_k3     = -4.539999999999991e-05;  /* lh_hip_Jyy - lh_hip_Jxx */
static const double lh_haa_IA_Myy =  1.8199999999999998;     /* lh_hip_m + lh_hfe_IA_Myy */
static const double lh_haa_k4     =  2.4648999999997455e-14; /* lh_hip_Jxy^2 */
static const double lh_haa_k5     =  0.003025;               /* lh_haa_py^2 = 0.055^2 */

static const double lh_thigh_m   =  0.95;                   /* m */
static const double lh_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double lh_thigh_hy  = -0.013775;               /* m*cy = 0.95*-0.0145 */
static const double lh_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double lh_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double lh_thigh_Jxy = -4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double lh_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double lh_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_thigh_Jyz = -1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double lh_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double lh_hfe_py    =  0.075;                  /* origin */
static const double lh_hfe_k1    = -0.004358852000000001;   /* lh_thigh_Jzz - lh_thigh_Jyy */
static const double lh_hfe_k2    =  0.0045278440000000005;  /* lh_thigh_Jxx - lh_thigh_Jzz */
static const double lh_hfe_k3    = -0.00016899199999999975; /* lh_thigh_Jyy - lh_thigh_Jxx */
static const double lh_hfe_k4    =  1.7430624999999773e-13; /* lh_thigh_Jxy^2 */
static const double lh_hfe_k5    =  4.4776875000005377e-13; /* lh_thigh_Jxy*lh_thigh_Jyz */
static const double lh_hfe_k6    =  1.1502562500002915e-12; /* lh_thigh_Jyz^2 */

static const double lh_calf_m   =  0.17;                   /* m */
static const double lh_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double lh_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double lh_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double lh_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double lh_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double lh_kfe_pz   = -0.2;                    /* origin */
static const double lh_kfe_k1   = -0.0036694553000000004;  /* lh_calf_Jzz - lh_calf_Jyy */
static const double lh_kfe_k2   =  0.0036673216000000005;  /* lh_calf_Jxx - lh_calf_Jzz */
static const double lh_kfe_k3   =  2.1336999999998878e-06; /* lh_calf_Jyy - lh_calf_Jxx */
static const double lh_kfe_Dinv =  271.1063769913102;      /* 1/lh_calf_Jyy */
static const double lh_kfe_k4   = -5.977624506281399;      /* lh_calf_hz*lh_kfe_Dinv */
static const double lh_kfe_k5   =  0.14287306067442046;    /* lh_calf_hx*lh_kfe_Dinv */
static const double lh_kfe_k6   =  0.03819935726100143;    /* lh_calf_m - lh_kfe_k4*lh_calf_hz */
static const double lh_kfe_k7   = -0.003150208114810297;   /* lh_kfe_k5*lh_calf_hz */
static const double lh_kfe_k8   =  0.1699247058970246;     /* lh_calf_m - lh_calf_hx*lh_kfe_k5 */
static const double lh_kfe_k9   =  0.13172534863602317;    /* lh_kfe_k8 - lh_kfe_k6 */
static const double lh_kfe_k10  = -0.006300416229620594;   /* lh_kfe_k7*2 */
static const double lh_kfe_k11  =  0.00011110380000000001; /* lh_calf_Jxz*2 */
static const double lh_kfe_k12  = -0.034;                  /* lh_kfe_pz*lh_calf_m = -0.2*0.17 */
static const double lh_kfe_k13  =  0.04000000000000001;    /* lh_kfe_pz^2 = (-0.2)^2 */

static const double rh_hip_m      =  0.7;                    /* m */
static const double rh_hip_hx     =  0.0030099999999999997;  /* m*cx = 0.7*0.0043 */
static const double rh_hip_hy     = -0.010989999999999998;   /* m*cy = 0.7*-0.0157 */
static const double rh_hip_Jxx    =  0.0006443429999999999;  /* Ixx + m*cy^2 */
static const double rh_hip_Jxy    =  1.569999999999919e-07;  /* Ixy - m*cx*cy */
static const double rh_hip_Jyy    =  0.000598943;            /* Iyy + m*cx^2 */
static const double rh_hip_Jzz    =  0.000690686;            /* Izz + m*cx^2 + m*cy^2 */
static const double rh_haa_px     = -0.19;                   /* origin */
static const double rh_haa_py     = -0.055;                  /* origin */
static const double rh_haa_k1     =  9.174300000000003e-05;  /* rh_hip_Jzz - rh_hip_Jyy */
static const double rh_haa_k2     = -4.634300000000012e-05;  /* rh_hip_Jxx - rh_hip_Jzz */
static const double rh_haa_k3     = -4.539999999999991e-05;  /* rh_hip_Jyy - rh_hip_Jxx */
static const double rh_haa_IA_Myy =  1.8199999999999998;     /* rh_hip_m + rh_hfe_IA_Myy */
static const double rh_haa_k4     =  2.4648999999997455e-14; /* rh_hip_Jxy^2 */
static const double rh_haa_k5     =  0.003025;               /* rh_haa_py^2 = (-0.055)^2 */

static const double rh_thigh_m   =  0.95;                   /* m */
static const double rh_thigh_hx  = -0.001615;               /* m*cx = 0.95*-0.0017 */
static const double rh_thigh_hy  =  0.013775;               /* m*cy = 0.95*0.0145 */
static const double rh_thigh_hz  = -0.036005;               /* m*cz = 0.95*-0.0379 */
static const double rh_thigh_Jxx =  0.005272327;            /* Ixx + m*cy^2 + m*cz^2 */
static const double rh_thigh_Jxy =  4.1749999999999727e-07; /* Ixy - m*cx*cy */
static const double rh_thigh_Jxz = -0.0001442085;           /* Ixz - m*cx*cz */
static const double rh_thigh_Jyy =  0.0051033350000000005;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_thigh_Jyz =  1.0725000000001358e-06; /* Iyz - m*cy*cz */
static const double rh_thigh_Jzz =  0.000744483;            /* Izz + m*cx^2 + m*cy^2 */
static const double rh_hfe_py    = -0.075;                  /* origin */
static const double rh_hfe_k1    = -0.004358852000000001;   /* rh_thigh_Jzz - rh_thigh_Jyy */
static const double rh_hfe_k2    =  0.0045278440000000005;  /* rh_thigh_Jxx - rh_thigh_Jzz */
static const double rh_hfe_k3    = -0.00016899199999999975; /* rh_thigh_Jyy - rh_thigh_Jxx */
static const double rh_hfe_k4    =  1.7430624999999773e-13; /* rh_thigh_Jxy^2 */
static const double rh_hfe_k5    =  4.4776875000005377e-13; /* rh_thigh_Jxy*rh_thigh_Jyz */
static const double rh_hfe_k6    =  1.1502562500002915e-12; /* rh_thigh_Jyz^2 */

static const double rh_calf_m   =  0.17;                   /* m */
static const double rh_calf_hx  =  0.000527;               /* m*cx = 0.17*0.0031 */
static const double rh_calf_hz  = -0.022049000000000003;   /* m*cz = 0.17*-0.1297 */
static const double rh_calf_Jxx =  0.0036864553000000005;  /* Ixx + m*cz^2 */
static const double rh_calf_Jxz =  5.5551900000000006e-05; /* Ixz - m*cx*cz */
static const double rh_calf_Jyy =  0.0036885890000000004;  /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_calf_Jzz =  1.91337e-05;            /* Izz + m*cx^2 */
static const double rh_kfe_pz   = -0.2;                    /* origin */
static const double rh_kfe_k1   = -0.0036694553000000004;  /* rh_calf_Jzz - rh_calf_Jyy */
static const double rh_kfe_k2   =  0.0036673216000000005;  /* rh_calf_Jxx - rh_calf_Jzz */
static const double rh_kfe_k3   =  2.1336999999998878e-06; /* rh_calf_Jyy - rh_calf_Jxx */
static const double rh_kfe_Dinv =  271.1063769913102;      /* 1/rh_calf_Jyy */
static const double rh_kfe_k4   = -5.977624506281399;      /* rh_calf_hz*rh_kfe_Dinv */
static const double rh_kfe_k5   =  0.14287306067442046;    /* rh_calf_hx*rh_kfe_Dinv */
static const double rh_kfe_k6   =  0.03819935726100143;    /* rh_calf_m - rh_kfe_k4*rh_calf_hz */
static const double rh_kfe_k7   = -0.003150208114810297;   /* rh_kfe_k5*rh_calf_hz */
static const double rh_kfe_k8   =  0.1699247058970246;     /* rh_calf_m - rh_calf_hx*rh_kfe_k5 */
static const double rh_kfe_k9   =  0.13172534863602317;    /* rh_kfe_k8 - rh_kfe_k6 */
static const double rh_kfe_k10  = -0.006300416229620594;   /* rh_kfe_k7*2 */
static const double rh_kfe_k11  =  0.00011110380000000001; /* rh_calf_Jxz*2 */
static const double rh_kfe_k12  = -0.034;                  /* rh_kfe_pz*rh_calf_m = -0.2*0.17 */
static const double rh_kfe_k13  =  0.04000000000000001;    /* rh_kfe_pz^2 = (-0.2)^2 */

int quad_aba(const double q[QUAD_NQ], const double v[QUAD_NV], const double tau[QUAD_NV],
             double a[QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_t1 = 2.0*q[QUAD_q_base_qx];
  const double base_t2 = 2.0*q[QUAD_q_base_qy];
  const double base_t3 = 2.0*q[QUAD_q_base_qw];
  const double base_t4 = base_t1*q[QUAD_q_base_qz] - base_t3*q[QUAD_q_base_qy];
  const double base_t5 = base_t2*q[QUAD_q_base_qz] + base_t3*q[QUAD_q_base_qx];
  const double base_t6 = base_t1*q[QUAD_q_base_qx] + base_t2*q[QUAD_q_base_qy];
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

  /* ---- motion of base: floating, parent world ----------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double base_t7 = v[QUAD_base_wy]*v[QUAD_base_vz];
  const double base_t8 = base_t7 - v[QUAD_base_wz]*v[QUAD_base_vy];
  const double base_t9 = v[QUAD_base_wz]*v[QUAD_base_vx];
  const double base_t10 = base_t9 - v[QUAD_base_wx]*v[QUAD_base_vz];
  const double base_t11 = v[QUAD_base_wx]*v[QUAD_base_vy];
  const double base_t12 = base_t11 - v[QUAD_base_wy]*v[QUAD_base_vx];
  const double base_dd_x = base_t8 - gravity_z*base_t4;
  const double base_dd_y = base_t10 - gravity_z*base_t5;
  const double base_dd_z = base_t12 - gravity_z*(1.0 - base_t6);
  const double base_t13 = v[QUAD_base_wx]*v[QUAD_base_wx];
  const double base_t14 = v[QUAD_base_wy]*v[QUAD_base_wy];
  const double base_t15 = v[QUAD_base_wz]*v[QUAD_base_wz];
  const double base_t16 = v[QUAD_base_wx]*v[QUAD_base_wy];
  const double base_t17 = v[QUAD_base_wx]*v[QUAD_base_wz];
  const double base_t18 = v[QUAD_base_wy]*v[QUAD_base_wz];
  const double base_t19 = base_t14 + base_t15;
  const double base_t20 = base_t13 + base_t15;

  /* fB = I*a + w x I*w: the net force */
  const double base_t21 = base_t17*trunk_hz - base_t19*trunk_hx;
  const double base_t22 = base_t16*trunk_hx + base_t18*trunk_hz;
  const double base_t23 = base_t17*trunk_hx - (base_t13 + base_t14)*trunk_hz;
  const double base_t24 = base_k1*base_t18 + trunk_Jxz*base_t16;
  const double base_t25 = base_k2*base_t17 + trunk_Jxz*(base_t15 - base_t13);
  const double base_t26 = base_k3*base_t16 - trunk_Jxz*base_t18;
  const double base_fB_fx = trunk_m*base_dd_x + base_t21;
  const double base_fB_nx = base_t24 - trunk_hz*base_dd_y;
  const double base_fB_fy = trunk_m*base_dd_y + base_t22;
  const double base_fB_ny = base_t25 + (trunk_hz*base_dd_x - trunk_hx*base_dd_z);
  const double base_fB_fz = trunk_m*base_dd_z + base_t23;
  const double base_fB_nz = base_t26 + trunk_hx*base_dd_y;

  /* ---- motion of lf_haa: revolute x, parent base -------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double lf_haa_w_y = v[QUAD_base_wy]*lf_haa_c + lf_haa_s*v[QUAD_base_wz];
  const double lf_haa_w_z = v[QUAD_base_wz]*lf_haa_c - lf_haa_s*v[QUAD_base_wy];
  const double lf_haa_dw_y = lf_haa_w_z*v[QUAD_lf_haa];
  const double lf_haa_dw_z = -lf_haa_w_y*v[QUAD_lf_haa];
  const double lf_haa_dd_x = base_dd_x + (base_t16*lf_haa_py - base_t19*lf_haa_px);
  const double lf_haa_t1 = base_dd_y + (base_t16*lf_haa_px - base_t20*lf_haa_py);
  const double lf_haa_t2 = base_dd_z + (base_t17*lf_haa_px + base_t18*lf_haa_py);
  const double lf_haa_dd_y = lf_haa_t1*lf_haa_c + lf_haa_s*lf_haa_t2;
  const double lf_haa_dd_z = lf_haa_t2*lf_haa_c - lf_haa_s*lf_haa_t1;
  const double lf_haa_w_x = v[QUAD_base_wx] + v[QUAD_lf_haa];
  const double lf_haa_t3 = lf_haa_w_x*lf_haa_w_x;
  const double lf_haa_t4 = lf_haa_w_y*lf_haa_w_y;
  const double lf_haa_t5 = lf_haa_w_z*lf_haa_w_z;
  const double lf_haa_t6 = lf_haa_w_x*lf_haa_w_y;
  const double lf_haa_t7 = lf_haa_w_x*lf_haa_w_z;
  const double lf_haa_t8 = lf_haa_w_y*lf_haa_w_z;
  const double lf_haa_t9 = lf_haa_t6 - lf_haa_dw_z;
  const double lf_haa_t10 = lf_haa_t3 + lf_haa_t5;
  const double lf_haa_t11 = lf_haa_t7 - lf_haa_dw_y;

  /* fB = I*a + w x I*w: the net force */
  const double lf_haa_t12 = (lf_haa_t4 + lf_haa_t5)*lf_hip_hx;
  const double lf_haa_t13 = lf_haa_t9*lf_hip_hy - lf_haa_t12;
  const double lf_haa_t14 = (lf_haa_t6 + lf_haa_dw_z)*lf_hip_hx;
  const double lf_haa_t15 = lf_haa_t14 - lf_haa_t10*lf_hip_hy;
  const double lf_haa_t16 = lf_haa_t11*lf_hip_hx + lf_haa_t8*lf_hip_hy;
  const double lf_haa_t17 = lf_hip_hx*lf_haa_dd_y - lf_hip_hy*lf_haa_dd_x;
  const double lf_haa_t18 = lf_haa_k1*lf_haa_t8 - lf_hip_Jxy*lf_haa_t11;
  const double lf_haa_t19 = lf_hip_Jyy*lf_haa_dw_y + lf_haa_k2*lf_haa_t7;
  const double lf_haa_t20 = lf_haa_t19 + lf_hip_Jxy*lf_haa_t8;
  const double lf_haa_t21 = lf_haa_k3*lf_haa_t6 + lf_haa_dw_z*lf_hip_Jzz;
  const double lf_haa_t22 = lf_haa_t21 + lf_hip_Jxy*(lf_haa_t3 - lf_haa_t4);
  const double lf_haa_fB_fx = lf_hip_m*lf_haa_dd_x + lf_haa_t13;
  const double lf_haa_fB_nx = lf_haa_t18 + lf_hip_hy*lf_haa_dd_z;
  const double lf_haa_fB_fy = lf_hip_m*lf_haa_dd_y + lf_haa_t15;
  const double lf_haa_fB_ny = lf_haa_t20 - lf_hip_hx*lf_haa_dd_z;
  const double lf_haa_fB_fz = lf_hip_m*lf_haa_dd_z + lf_haa_t16;
  const double lf_haa_fB_nz = lf_haa_t22 + lf_haa_t17;

  /* ---- motion of lf_hfe: revolute y, parent lf_haa ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double lf_hfe_w_z = lf_haa_w_z*lf_hfe_c + lf_hfe_s*lf_haa_w_x;
  const double lf_hfe_w_x = lf_haa_w_x*lf_hfe_c - lf_hfe_s*lf_haa_w_z;
  const double lf_hfe_t1 = lf_haa_dd_x + lf_haa_t9*lf_hfe_py;
  const double lf_hfe_dd_y = lf_haa_dd_y - lf_haa_t10*lf_hfe_py;
  const double lf_hfe_t2 = lf_haa_dd_z + lf_haa_t8*lf_hfe_py;
  const double lf_hfe_dd_z = lf_hfe_t2*lf_hfe_c + lf_hfe_s*lf_hfe_t1;
  const double lf_hfe_dd_x = lf_hfe_t1*lf_hfe_c - lf_hfe_s*lf_hfe_t2;
  const double lf_hfe_dw_x = -lf_hfe_s*lf_haa_dw_z - lf_hfe_w_z*v[QUAD_lf_hfe];
  const double lf_hfe_dw_z = lf_hfe_w_x*v[QUAD_lf_hfe] + lf_haa_dw_z*lf_hfe_c;
  const double lf_hfe_w_y = lf_haa_w_y + v[QUAD_lf_hfe];
  const double lf_hfe_t3 = lf_hfe_w_x*lf_hfe_w_x;
  const double lf_hfe_t4 = lf_hfe_w_y*lf_hfe_w_y;
  const double lf_hfe_t5 = lf_hfe_w_z*lf_hfe_w_z;
  const double lf_hfe_t6 = lf_hfe_w_x*lf_hfe_w_y;
  const double lf_hfe_t7 = lf_hfe_w_x*lf_hfe_w_z;
  const double lf_hfe_t8 = lf_hfe_w_y*lf_hfe_w_z;
  const double lf_hfe_t9 = lf_hfe_t6 - lf_hfe_dw_z;
  const double lf_hfe_t10 = lf_hfe_t7 + lf_haa_dw_y;
  const double lf_hfe_t11 = lf_hfe_t6 + lf_hfe_dw_z;
  const double lf_hfe_t12 = lf_hfe_t8 - lf_hfe_dw_x;
  const double lf_hfe_t13 = lf_hfe_t7 - lf_haa_dw_y;
  const double lf_hfe_t14 = lf_hfe_t8 + lf_hfe_dw_x;
  const double lf_hfe_t15 = lf_hfe_t3 + lf_hfe_t4;

  /* fB = I*a + w x I*w: the net force */
  const double lf_hfe_t16 = (lf_hfe_t4 + lf_hfe_t5)*lf_thigh_hx;
  const double lf_hfe_t17 = lf_hfe_t9*lf_thigh_hy - lf_hfe_t16;
  const double lf_hfe_t18 = lf_hfe_t17 + lf_hfe_t10*lf_thigh_hz;
  const double lf_hfe_t19 = (lf_hfe_t3 + lf_hfe_t5)*lf_thigh_hy;
  const double lf_hfe_t20 = lf_hfe_t11*lf_thigh_hx - lf_hfe_t19;
  const double lf_hfe_t21 = lf_hfe_t20 + lf_hfe_t12*lf_thigh_hz;
  const double lf_hfe_t22 = lf_hfe_t13*lf_thigh_hx + lf_hfe_t14*lf_thigh_hy;
  const double lf_hfe_t23 = lf_hfe_t22 - lf_hfe_t15*lf_thigh_hz;
  const double lf_hfe_t24 = lf_thigh_hy*lf_hfe_dd_z - lf_thigh_hz*lf_hfe_dd_y;
  const double lf_hfe_t25 = lf_thigh_hz*lf_hfe_dd_x - lf_thigh_hx*lf_hfe_dd_z;
  const double lf_hfe_t26 = lf_thigh_hx*lf_hfe_dd_y - lf_thigh_hy*lf_hfe_dd_x;
  const double lf_hfe_t27 = lf_thigh_Jxx*lf_hfe_dw_x + lf_hfe_k1*lf_hfe_t8;
  const double lf_hfe_t28 = lf_hfe_t27 + lf_thigh_Jyz*(lf_hfe_t4 - lf_hfe_t5);
  const double lf_hfe_t29 = lf_thigh_Jxz*lf_hfe_t11 - lf_thigh_Jxy*lf_hfe_t13;
  const double lf_hfe_t30 = lf_thigh_Jyy*lf_haa_dw_y + lf_hfe_k2*lf_hfe_t7;
  const double lf_hfe_t31 = lf_hfe_t30 + lf_thigh_Jxz*(lf_hfe_t5 - lf_hfe_t3);
  const double lf_hfe_t32 = lf_thigh_Jxy*lf_hfe_t14 - lf_thigh_Jyz*lf_hfe_t9;
  const double lf_hfe_t33 = lf_thigh_Jzz*lf_hfe_dw_z + lf_hfe_k3*lf_hfe_t6;
  const double lf_hfe_t34 = lf_hfe_t33 + lf_thigh_Jxy*(lf_hfe_t3 - lf_hfe_t4);
  const double lf_hfe_t35 = lf_thigh_Jyz*lf_hfe_t10 - lf_thigh_Jxz*lf_hfe_t12;
  const double lf_hfe_fB_fx = lf_thigh_m*lf_hfe_dd_x + lf_hfe_t18;
  const double lf_hfe_fB_nx = lf_hfe_t28 + lf_hfe_t29 + lf_hfe_t24;
  const double lf_hfe_fB_fy = lf_thigh_m*lf_hfe_dd_y + lf_hfe_t21;
  const double lf_hfe_fB_ny = lf_hfe_t31 + lf_hfe_t32 + lf_hfe_t25;
  const double lf_hfe_fB_fz = lf_thigh_m*lf_hfe_dd_z + lf_hfe_t23;
  const double lf_hfe_fB_nz = lf_hfe_t34 + lf_hfe_t35 + lf_hfe_t26;

  /* ---- motion of lf_kfe: revolute y, parent lf_hfe ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double lf_kfe_w_z = lf_hfe_w_z*lf_kfe_c + lf_kfe_s*lf_hfe_w_x;
  const double lf_kfe_w_x = lf_hfe_w_x*lf_kfe_c - lf_kfe_s*lf_hfe_w_z;
  const double lf_kfe_t1 = lf_hfe_dw_z*lf_kfe_c + lf_kfe_s*lf_hfe_dw_x;
  const double lf_kfe_t2 = lf_hfe_dw_x*lf_kfe_c - lf_kfe_s*lf_hfe_dw_z;
  const double lf_kfe_t3 = lf_hfe_dd_x + lf_hfe_t10*lf_kfe_pz;
  const double lf_kfe_dd_y = lf_hfe_dd_y + lf_hfe_t12*lf_kfe_pz;
  const double lf_kfe_t4 = lf_hfe_dd_z - lf_hfe_t15*lf_kfe_pz;
  const double lf_kfe_dd_z = lf_kfe_t4*lf_kfe_c + lf_kfe_s*lf_kfe_t3;
  const double lf_kfe_dd_x = lf_kfe_t3*lf_kfe_c - lf_kfe_s*lf_kfe_t4;
  const double lf_kfe_dw_x = lf_kfe_t2 - lf_kfe_w_z*v[QUAD_lf_kfe];
  const double lf_kfe_dw_z = lf_kfe_t1 + lf_kfe_w_x*v[QUAD_lf_kfe];
  const double lf_kfe_w_y = lf_hfe_w_y + v[QUAD_lf_kfe];
  const double lf_kfe_t5 = lf_kfe_w_x*lf_kfe_w_x;
  const double lf_kfe_t6 = lf_kfe_w_y*lf_kfe_w_y;
  const double lf_kfe_t7 = lf_kfe_w_z*lf_kfe_w_z;
  const double lf_kfe_t8 = lf_kfe_w_x*lf_kfe_w_y;
  const double lf_kfe_t9 = lf_kfe_w_x*lf_kfe_w_z;
  const double lf_kfe_t10 = lf_kfe_w_y*lf_kfe_w_z;
  const double lf_kfe_t11 = lf_kfe_t8 + lf_kfe_dw_z;
  const double lf_kfe_t12 = lf_kfe_t10 - lf_kfe_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double lf_kfe_t13 = (lf_kfe_t9 + lf_haa_dw_y)*lf_calf_hz;
  const double lf_kfe_t14 = lf_kfe_t13 - (lf_kfe_t6 + lf_kfe_t7)*lf_calf_hx;
  const double lf_kfe_t15 = lf_kfe_t11*lf_calf_hx + lf_kfe_t12*lf_calf_hz;
  const double lf_kfe_t16 = (lf_kfe_t9 - lf_haa_dw_y)*lf_calf_hx;
  const double lf_kfe_t17 = lf_kfe_t16 - (lf_kfe_t5 + lf_kfe_t6)*lf_calf_hz;
  const double lf_kfe_t18 = lf_calf_hz*lf_kfe_dd_x - lf_calf_hx*lf_kfe_dd_z;
  const double lf_kfe_t19 = lf_calf_Jxx*lf_kfe_dw_x + lf_kfe_k1*lf_kfe_t10;
  const double lf_kfe_t20 = lf_kfe_t19 + lf_calf_Jxz*lf_kfe_t11;
  const double lf_kfe_t21 = lf_calf_Jyy*lf_haa_dw_y + lf_kfe_k2*lf_kfe_t9;
  const double lf_kfe_t22 = lf_kfe_t21 + lf_calf_Jxz*(lf_kfe_t7 - lf_kfe_t5);
  const double lf_kfe_t23 = lf_calf_Jzz*lf_kfe_dw_z + lf_kfe_k3*lf_kfe_t8;
  const double lf_kfe_t24 = lf_kfe_t23 - lf_calf_Jxz*lf_kfe_t12;
  const double lf_kfe_fB_fx = lf_calf_m*lf_kfe_dd_x + lf_kfe_t14;
  const double lf_kfe_fB_nx = lf_kfe_t20 - lf_calf_hz*lf_kfe_dd_y;
  const double lf_kfe_fB_fy = lf_calf_m*lf_kfe_dd_y + lf_kfe_t15;
  const double lf_kfe_fB_ny = lf_kfe_t22 + lf_kfe_t18;
  const double lf_kfe_fB_fz = lf_calf_m*lf_kfe_dd_z + lf_kfe_t17;
  const double lf_kfe_fB_nz = lf_kfe_t24 + lf_calf_hx*lf_kfe_dd_y;

  /* ---- articulated inertia of lf_kfe: revolute y, parent lf_hfe ----------- */
  /* the joint projected out */
  const double lf_kfe_u = tau[QUAD_lf_kfe] - lf_kfe_fB_ny;
  const double lf_kfe_t25 = lf_kfe_fB_fx + lf_kfe_k4*lf_kfe_u;
  const double lf_kfe_t26 = lf_kfe_fB_fz - lf_kfe_k5*lf_kfe_u;

  /* IA and pA to lf_hfe */
  const double lf_kfe_t27 = lf_kfe_k9*lf_kfe_s + lf_kfe_k10*lf_kfe_c;
  const double lf_kfe_t28 = lf_kfe_t27*lf_kfe_s;
  const double lf_kfe_IA_lf_hfe_Mzz = lf_kfe_k8 - lf_kfe_t28;
  const double lf_kfe_IA_lf_hfe_Mxx = lf_kfe_k6 + lf_kfe_t28;
  const double lf_kfe_IA_lf_hfe_Mxz = lf_kfe_t27*lf_kfe_c - lf_kfe_k7;
  const double lf_kfe_t29 = lf_kfe_k11*lf_kfe_c - lf_kfe_k2*lf_kfe_s;
  const double lf_kfe_t30 = lf_kfe_t29*lf_kfe_s;
  const double lf_kfe_IA_lf_hfe_Czz = lf_calf_Jzz - lf_kfe_t30;
  const double lf_kfe_t31 = lf_kfe_t29*lf_kfe_c - lf_calf_Jxz;
  const double lf_kfe_IA_lf_hfe_Bzy = lf_calf_hx*lf_kfe_c + lf_calf_hz*lf_kfe_s;
  const double lf_kfe_t32 = lf_calf_hx*lf_kfe_s - lf_calf_hz*lf_kfe_c;
  const double lf_kfe_IA_lf_hfe_Byx = lf_kfe_pz*lf_kfe_IA_lf_hfe_Mxx;
  const double lf_kfe_IA_lf_hfe_Byz = lf_kfe_pz*lf_kfe_IA_lf_hfe_Mxz;
  const double lf_kfe_IA_lf_hfe_Bxy = lf_kfe_t32 - lf_kfe_k12;
  const double lf_kfe_IA_lf_hfe_Cyy = lf_kfe_k13*lf_kfe_IA_lf_hfe_Mxx;
  const double lf_kfe_t33 = lf_kfe_pz*lf_kfe_t32 + lf_kfe_pz*lf_kfe_IA_lf_hfe_Bxy;
  const double lf_kfe_IA_lf_hfe_Cxx = lf_calf_Jxx + lf_kfe_t30 - lf_kfe_t33;
  const double lf_kfe_IA_lf_hfe_Cxz = lf_kfe_t31 - lf_kfe_pz*lf_kfe_IA_lf_hfe_Bzy;
  const double lf_kfe_pA_lf_hfe_fz = lf_kfe_t26*lf_kfe_c - lf_kfe_t25*lf_kfe_s;
  const double lf_kfe_pA_lf_hfe_fx = lf_kfe_t26*lf_kfe_s + lf_kfe_t25*lf_kfe_c;
  const double lf_kfe_pA_lf_hfe_nz = lf_kfe_fB_nz*lf_kfe_c - lf_kfe_fB_nx*lf_kfe_s;
  const double lf_kfe_t34 = lf_kfe_fB_nz*lf_kfe_s + lf_kfe_fB_nx*lf_kfe_c;
  const double lf_kfe_pA_lf_hfe_nx = lf_kfe_t34 - lf_kfe_pz*lf_kfe_fB_fy;
  const double lf_kfe_pA_lf_hfe_ny = tau[QUAD_lf_kfe] + lf_kfe_pz*lf_kfe_pA_lf_hfe_fx;

  /* ---- articulated inertia of lf_hfe: revolute y, parent lf_haa ----------- */
  const double lf_hfe_IA_Mxx = lf_thigh_m + lf_kfe_IA_lf_hfe_Mxx;
  const double lf_hfe_IA_Cxx = lf_thigh_Jxx + lf_kfe_IA_lf_hfe_Cxx;
  const double lf_hfe_IA_Cxz = lf_thigh_Jxz + lf_kfe_IA_lf_hfe_Cxz;
  const double lf_hfe_IA_Cyy = lf_thigh_Jyy + lf_kfe_IA_lf_hfe_Cyy;
  const double lf_hfe_IA_Mzz = lf_thigh_m + lf_kfe_IA_lf_hfe_Mzz;
  const double lf_hfe_IA_Czz = lf_thigh_Jzz + lf_kfe_IA_lf_hfe_Czz;
  const double lf_hfe_IA_Bxy = lf_kfe_IA_lf_hfe_Bxy - lf_thigh_hz;
  const double lf_hfe_IA_Byx = lf_thigh_hz + lf_kfe_IA_lf_hfe_Byx;
  const double lf_hfe_IA_Byz = lf_kfe_IA_lf_hfe_Byz - lf_thigh_hx;
  const double lf_hfe_IA_Bzy = lf_thigh_hx + lf_kfe_IA_lf_hfe_Bzy;
  const double lf_hfe_t36 = lf_hfe_fB_fx + lf_kfe_pA_lf_hfe_fx;
  const double lf_hfe_pA_lf_haa_fy = lf_hfe_fB_fy + lf_kfe_fB_fy;
  const double lf_hfe_t37 = lf_hfe_fB_fz + lf_kfe_pA_lf_hfe_fz;
  const double lf_hfe_t38 = lf_hfe_fB_nx + lf_kfe_pA_lf_hfe_nx;
  const double lf_hfe_t39 = lf_hfe_fB_nz + lf_kfe_pA_lf_hfe_nz;

  /* the joint projected out */
  const double lf_hfe_u = tau[QUAD_lf_hfe] - (lf_hfe_fB_ny + lf_kfe_pA_lf_hfe_ny);
  const double lf_hfe_Dinv = 1.0/lf_hfe_IA_Cyy;
  const double lf_hfe_t40 = lf_hfe_IA_Byz*lf_hfe_Dinv;
  const double lf_hfe_t41 = lf_thigh_Jxy*lf_hfe_Dinv;
  const double lf_hfe_t42 = lf_thigh_Jyz*lf_hfe_Dinv;
  const double lf_hfe_t43 = lf_hfe_IA_Mxx - lf_hfe_IA_Byx*lf_hfe_Dinv*lf_hfe_IA_Byx;
  const double lf_hfe_t44 = lf_kfe_IA_lf_hfe_Mxz - lf_hfe_t40*lf_hfe_IA_Byx;
  const double lf_hfe_t45 = lf_hfe_IA_Mzz - lf_hfe_t40*lf_hfe_IA_Byz;
  const double lf_hfe_t46 = lf_hfe_t41*lf_hfe_IA_Byx;
  const double lf_hfe_t47 = lf_thigh_hy - lf_hfe_t41*lf_hfe_IA_Byz;
  const double lf_hfe_t48 = lf_hfe_IA_Cxx - lf_hfe_k4*lf_hfe_Dinv;
  const double lf_hfe_t49 = lf_thigh_hy + lf_hfe_t42*lf_hfe_IA_Byx;
  const double lf_hfe_t50 = lf_hfe_t42*lf_hfe_IA_Byz;
  const double lf_hfe_t51 = lf_hfe_IA_Cxz - lf_hfe_k5*lf_hfe_Dinv;
  const double lf_hfe_t52 = lf_hfe_IA_Czz - lf_hfe_k6*lf_hfe_Dinv;
  const double lf_hfe_t53 = lf_hfe_u*lf_hfe_Dinv;
  const double lf_hfe_t54 = lf_hfe_t36 + lf_hfe_IA_Byx*lf_hfe_t53;
  const double lf_hfe_t55 = lf_hfe_t37 + lf_hfe_IA_Byz*lf_hfe_t53;
  const double lf_hfe_t56 = lf_hfe_t38 + lf_thigh_Jxy*lf_hfe_t53;
  const double lf_hfe_t57 = lf_hfe_t39 + lf_thigh_Jyz*lf_hfe_t53;

  /* IA and pA to lf_haa */
  const double lf_hfe_t58 = (lf_hfe_t45 - lf_hfe_t43)*lf_hfe_s;
  const double lf_hfe_t59 = 2.0*lf_hfe_c;
  const double lf_hfe_t60 = lf_hfe_t58 + lf_hfe_t44*lf_hfe_t59;
  const double lf_hfe_t61 = lf_hfe_t60*lf_hfe_s;
  const double lf_hfe_IA_lf_haa_Mzz = lf_hfe_t45 - lf_hfe_t61;
  const double lf_hfe_IA_lf_haa_Mxx = lf_hfe_t43 + lf_hfe_t61;
  const double lf_hfe_IA_lf_haa_Mxz = lf_hfe_t60*lf_hfe_c - lf_hfe_t44;
  const double lf_hfe_t62 = (lf_hfe_t52 - lf_hfe_t48)*lf_hfe_s;
  const double lf_hfe_t63 = lf_hfe_t62 + lf_hfe_t51*lf_hfe_t59;
  const double lf_hfe_t64 = lf_hfe_t63*lf_hfe_s;
  const double lf_hfe_t65 = (lf_hfe_t46 - lf_hfe_t50)*lf_hfe_s;
  const double lf_hfe_t66 = lf_hfe_t65 + (lf_hfe_t47 - lf_hfe_t49)*lf_hfe_c;
  const double lf_hfe_t67 = lf_hfe_t66*lf_hfe_s;
  const double lf_hfe_t68 = lf_hfe_t66*lf_hfe_c;
  const double lf_hfe_t69 = lf_hfe_t67 - lf_hfe_t46;
  const double lf_hfe_t70 = lf_hfe_t68 - lf_hfe_t47;
  const double lf_hfe_t71 = lf_hfe_t68 + lf_hfe_t49;
  const double lf_hfe_IA_lf_haa_Bzy = lf_hfe_IA_Bzy*lf_hfe_c - lf_hfe_IA_Bxy*lf_hfe_s;
  const double lf_hfe_IA_lf_haa_Bxy = lf_hfe_IA_Bzy*lf_hfe_s + lf_hfe_IA_Bxy*lf_hfe_c;
  const double lf_hfe_t72 = lf_hfe_py*lf_hfe_IA_lf_haa_Mxz;
  const double lf_hfe_IA_lf_haa_Bxx = lf_hfe_t69 + lf_hfe_t72;
  const double lf_hfe_IA_lf_haa_Bxz = lf_hfe_t71 + lf_hfe_py*lf_hfe_IA_lf_haa_Mzz;
  const double lf_hfe_IA_lf_haa_Bzx = lf_hfe_t70 - lf_hfe_py*lf_hfe_IA_lf_haa_Mxx;
  const double lf_hfe_IA_lf_haa_Bzz = -(lf_hfe_t50 + lf_hfe_t67) - lf_hfe_t72;
  const double lf_hfe_t73 = lf_hfe_py*lf_hfe_t71 + lf_hfe_py*lf_hfe_IA_lf_haa_Bxz;
  const double lf_hfe_IA_lf_haa_Cxx = lf_hfe_t48 + lf_hfe_t64 + lf_hfe_t73;
  const double lf_hfe_t74 = lf_hfe_py*lf_hfe_t69 - lf_hfe_IA_lf_haa_Bzz*lf_hfe_py;
  const double lf_hfe_IA_lf_haa_Cxz = lf_hfe_t63*lf_hfe_c - lf_hfe_t51 - lf_hfe_t74;
  const double lf_hfe_t75 = lf_hfe_py*lf_hfe_t70 + lf_hfe_py*lf_hfe_IA_lf_haa_Bzx;
  const double lf_hfe_IA_lf_haa_Czz = lf_hfe_t52 - lf_hfe_t64 - lf_hfe_t75;
  const double lf_hfe_pA_lf_haa_fz = lf_hfe_t55*lf_hfe_c - lf_hfe_t54*lf_hfe_s;
  const double lf_hfe_pA_lf_haa_fx = lf_hfe_t55*lf_hfe_s + lf_hfe_t54*lf_hfe_c;
  const double lf_hfe_t76 = lf_hfe_t57*lf_hfe_c - lf_hfe_t56*lf_hfe_s;
  const double lf_hfe_t77 = lf_hfe_t57*lf_hfe_s + lf_hfe_t56*lf_hfe_c;
  const double lf_hfe_pA_lf_haa_nx = lf_hfe_t77 + lf_hfe_py*lf_hfe_pA_lf_haa_fz;
  const double lf_hfe_pA_lf_haa_nz = lf_hfe_t76 - lf_hfe_py*lf_hfe_pA_lf_haa_fx;

  /* ---- articulated inertia of lf_haa: revolute x, parent base ------------- */
  const double lf_haa_IA_Mxx = lf_hip_m + lf_hfe_IA_lf_haa_Mxx;
  const double lf_haa_IA_Cxx = lf_hip_Jxx + lf_hfe_IA_lf_haa_Cxx;
  const double lf_haa_IA_Mzz = lf_hip_m + lf_hfe_IA_lf_haa_Mzz;
  const double lf_haa_IA_Czz = lf_hip_Jzz + lf_hfe_IA_lf_haa_Czz;
  const double lf_haa_IA_Bxz = lf_hip_hy + lf_hfe_IA_lf_haa_Bxz;
  const double lf_haa_IA_Bzx = lf_hfe_IA_lf_haa_Bzx - lf_hip_hy;
  const double lf_haa_IA_Bzy = lf_hip_hx + lf_hfe_IA_lf_haa_Bzy;
  const double lf_haa_t23 = lf_haa_fB_fx + lf_hfe_pA_lf_haa_fx;
  const double lf_haa_t24 = lf_haa_fB_fy + lf_hfe_pA_lf_haa_fy;
  const double lf_haa_t25 = lf_haa_fB_fz + lf_hfe_pA_lf_haa_fz;
  const double lf_haa_t26 = lf_haa_fB_nz + lf_hfe_pA_lf_haa_nz;

  /* the joint projected out */
  const double lf_haa_u = tau[QUAD_lf_haa] - (lf_haa_fB_nx + lf_hfe_pA_lf_haa_nx);
  const double lf_haa_Dinv = 1.0/lf_haa_IA_Cxx;
  const double lf_haa_t27 = lf_hfe_IA_lf_haa_Bxy*lf_haa_Dinv;
  const double lf_haa_t28 = lf_haa_IA_Bxz*lf_haa_Dinv;
  const double lf_haa_t29 = lf_hip_Jxy*lf_haa_Dinv;
  const double lf_haa_t30 = lf_hfe_IA_lf_haa_Cxz*lf_haa_Dinv;
  const double lf_haa_t31 = lf_hfe_IA_lf_haa_Bxx*lf_haa_Dinv*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_IA_base_Mxx = lf_haa_IA_Mxx - lf_haa_t31;
  const double lf_haa_t32 = lf_haa_t27*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_t33 = lf_haa_IA_Myy - lf_haa_t27*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_t34 = lf_hfe_IA_lf_haa_Mxz - lf_haa_t28*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_t35 = lf_haa_t28*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_t36 = lf_haa_IA_Mzz - lf_haa_t28*lf_haa_IA_Bxz;
  const double lf_haa_t37 = lf_haa_t29*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_t38 = lf_haa_t29*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_t39 = lf_hip_hx + lf_haa_t29*lf_haa_IA_Bxz;
  const double lf_haa_t40 = lf_hip_Jyy - lf_haa_k4*lf_haa_Dinv;
  const double lf_haa_t41 = lf_haa_IA_Bzx - lf_haa_t30*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_t42 = lf_haa_IA_Bzy - lf_haa_t30*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_t43 = lf_haa_t30*lf_haa_IA_Bxz - lf_hfe_IA_lf_haa_Bzz;
  const double lf_haa_t44 = lf_haa_t30*lf_hip_Jxy;
  const double lf_haa_t45 = lf_haa_IA_Czz - lf_haa_t30*lf_hfe_IA_lf_haa_Cxz;
  const double lf_haa_t46 = lf_haa_u*lf_haa_Dinv;
  const double lf_haa_pA_base_fx = lf_haa_t23 + lf_hfe_IA_lf_haa_Bxx*lf_haa_t46;
  const double lf_haa_t47 = lf_haa_t24 + lf_hfe_IA_lf_haa_Bxy*lf_haa_t46;
  const double lf_haa_t48 = lf_haa_t25 + lf_haa_IA_Bxz*lf_haa_t46;
  const double lf_haa_t49 = lf_haa_fB_ny + tau[QUAD_lf_hfe] + lf_hip_Jxy*lf_haa_t46;
  const double lf_haa_t50 = lf_haa_t26 + lf_hfe_IA_lf_haa_Cxz*lf_haa_t46;

  /* IA and pA to base */
  const double lf_haa_t51 = (lf_haa_t33 - lf_haa_t36)*lf_haa_s;
  const double lf_haa_t52 = 2.0*lf_haa_c;
  const double lf_haa_t53 = lf_haa_t51 - lf_haa_t35*lf_haa_t52;
  const double lf_haa_t54 = lf_haa_t53*lf_haa_s;
  const double lf_haa_IA_base_Myy = lf_haa_t33 - lf_haa_t54;
  const double lf_haa_IA_base_Mzz = lf_haa_t36 + lf_haa_t54;
  const double lf_haa_IA_base_Myz = lf_haa_t53*lf_haa_c + lf_haa_t35;
  const double lf_haa_IA_base_Mxy = -lf_haa_t32*lf_haa_c - lf_haa_t34*lf_haa_s;
  const double lf_haa_IA_base_Mxz = lf_haa_t34*lf_haa_c - lf_haa_t32*lf_haa_s;
  const double lf_haa_t55 = (lf_haa_t40 - lf_haa_t45)*lf_haa_s;
  const double lf_haa_t56 = lf_haa_t55 - lf_haa_t44*lf_haa_t52;
  const double lf_haa_t57 = lf_haa_t56*lf_haa_s;
  const double lf_haa_t58 = (lf_haa_t43 - lf_haa_t38)*lf_haa_s;
  const double lf_haa_t59 = lf_haa_t58 + (lf_haa_t42 - lf_haa_t39)*lf_haa_c;
  const double lf_haa_t60 = lf_haa_t59*lf_haa_s;
  const double lf_haa_t61 = lf_haa_t59*lf_haa_c;
  const double lf_haa_t62 = lf_haa_t38 + lf_haa_t60;
  const double lf_haa_t63 = lf_haa_t61 - lf_haa_t42;
  const double lf_haa_t64 = lf_haa_t61 + lf_haa_t39;
  const double lf_haa_t65 = lf_haa_t37*lf_haa_c + lf_haa_t41*lf_haa_s;
  const double lf_haa_t66 = lf_haa_t41*lf_haa_c - lf_haa_t37*lf_haa_s;
  const double lf_haa_IA_base_Bxx = lf_haa_py*lf_haa_IA_base_Mxz;
  const double lf_haa_t67 = lf_haa_IA_base_Mxy*lf_haa_px;
  const double lf_haa_IA_base_Bxy = lf_haa_py*lf_haa_IA_base_Myz;
  const double lf_haa_t68 = lf_haa_px*lf_haa_IA_base_Myz;
  const double lf_haa_t69 = lf_haa_px*lf_haa_IA_base_Myy;
  const double lf_haa_IA_base_Bxz = lf_haa_py*lf_haa_IA_base_Mzz;
  const double lf_haa_IA_base_Byx = -lf_haa_t65 - lf_haa_px*lf_haa_IA_base_Mxz;
  const double lf_haa_IA_base_Byy = -lf_haa_t62 - lf_haa_t68;
  const double lf_haa_IA_base_Byz = lf_haa_t63 - lf_haa_px*lf_haa_IA_base_Mzz;
  const double lf_haa_IA_base_Bzx = lf_haa_t66 - (lf_haa_py*lf_haa_IA_base_Mxx - lf_haa_t67);
  const double lf_haa_IA_base_Bzy = lf_haa_t64 + (lf_haa_t69 - lf_haa_IA_base_Mxy*lf_haa_py);
  const double lf_haa_IA_base_Bzz = lf_haa_t60 - lf_haa_t43 + (lf_haa_t68 - lf_haa_IA_base_Bxx);
  const double lf_haa_t70 = lf_haa_t65*lf_haa_py - lf_haa_t62*lf_haa_px;
  const double lf_haa_t71 = lf_haa_px*lf_haa_t64 - lf_haa_py*lf_haa_t66;
  const double lf_haa_IA_base_Cxx = lf_haa_k5*lf_haa_IA_base_Mzz;
  const double lf_haa_IA_base_Cxy = lf_haa_py*lf_haa_IA_base_Byz;
  const double lf_haa_IA_base_Cxz = lf_haa_py*lf_haa_IA_base_Bzz;
  const double lf_haa_t72 = lf_haa_px*lf_haa_IA_base_Bzy;
  const double lf_haa_t73 = lf_haa_px*lf_haa_t63 + lf_haa_px*lf_haa_IA_base_Byz;
  const double lf_haa_IA_base_Cyy = lf_haa_t40 - lf_haa_t57 - lf_haa_t73;
  const double lf_haa_t74 = lf_haa_t70 - lf_haa_px*lf_haa_IA_base_Bzz;
  const double lf_haa_IA_base_Cyz = lf_haa_t56*lf_haa_c + lf_haa_t44 + lf_haa_t74;
  const double lf_haa_t75 = lf_haa_t71 + (lf_haa_t72 - lf_haa_py*lf_haa_IA_base_Bzx);
  const double lf_haa_IA_base_Czz = lf_haa_t45 + lf_haa_t57 + lf_haa_t75;
  const double lf_haa_pA_base_fy = lf_haa_t47*lf_haa_c - lf_haa_t48*lf_haa_s;
  const double lf_haa_pA_base_fz = lf_haa_t47*lf_haa_s + lf_haa_t48*lf_haa_c;
  const double lf_haa_t76 = lf_haa_t49*lf_haa_c - lf_haa_t50*lf_haa_s;
  const double lf_haa_t77 = lf_haa_t49*lf_haa_s + lf_haa_t50*lf_haa_c;
  const double lf_haa_t78 = lf_haa_px*lf_haa_pA_base_fy;
  const double lf_haa_pA_base_nx = tau[QUAD_lf_haa] + lf_haa_py*lf_haa_pA_base_fz;
  const double lf_haa_pA_base_ny = lf_haa_t76 - lf_haa_px*lf_haa_pA_base_fz;
  const double lf_haa_pA_base_nz = lf_haa_t77 + (lf_haa_t78 - lf_haa_py*lf_haa_pA_base_fx);

  /* ---- motion of rf_haa: revolute x, parent base -------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double rf_haa_w_y = v[QUAD_base_wy]*rf_haa_c + rf_haa_s*v[QUAD_base_wz];
  const double rf_haa_w_z = v[QUAD_base_wz]*rf_haa_c - rf_haa_s*v[QUAD_base_wy];
  const double rf_haa_dw_y = rf_haa_w_z*v[QUAD_rf_haa];
  const double rf_haa_dw_z = -rf_haa_w_y*v[QUAD_rf_haa];
  const double rf_haa_dd_x = base_dd_x + (base_t16*rf_haa_py - base_t19*rf_haa_px);
  const double rf_haa_t1 = base_dd_y + (base_t16*rf_haa_px - base_t20*rf_haa_py);
  const double rf_haa_t2 = base_dd_z + (base_t17*rf_haa_px + base_t18*rf_haa_py);
  const double rf_haa_dd_y = rf_haa_t1*rf_haa_c + rf_haa_s*rf_haa_t2;
  const double rf_haa_dd_z = rf_haa_t2*rf_haa_c - rf_haa_s*rf_haa_t1;
  const double rf_haa_w_x = v[QUAD_base_wx] + v[QUAD_rf_haa];
  const double rf_haa_t3 = rf_haa_w_x*rf_haa_w_x;
  const double rf_haa_t4 = rf_haa_w_y*rf_haa_w_y;
  const double rf_haa_t5 = rf_haa_w_z*rf_haa_w_z;
  const double rf_haa_t6 = rf_haa_w_x*rf_haa_w_y;
  const double rf_haa_t7 = rf_haa_w_x*rf_haa_w_z;
  const double rf_haa_t8 = rf_haa_w_y*rf_haa_w_z;
  const double rf_haa_t9 = rf_haa_t6 - rf_haa_dw_z;
  const double rf_haa_t10 = rf_haa_t3 + rf_haa_t5;
  const double rf_haa_t11 = rf_haa_t7 - rf_haa_dw_y;

  /* fB = I*a + w x I*w: the net force */
  const double rf_haa_t12 = (rf_haa_t4 + rf_haa_t5)*rf_hip_hx;
  const double rf_haa_t13 = rf_haa_t9*rf_hip_hy - rf_haa_t12;
  const double rf_haa_t14 = (rf_haa_t6 + rf_haa_dw_z)*rf_hip_hx;
  const double rf_haa_t15 = rf_haa_t14 - rf_haa_t10*rf_hip_hy;
  const double rf_haa_t16 = rf_haa_t11*rf_hip_hx + rf_haa_t8*rf_hip_hy;
  const double rf_haa_t17 = rf_hip_hx*rf_haa_dd_y - rf_hip_hy*rf_haa_dd_x;
  const double rf_haa_t18 = rf_haa_k1*rf_haa_t8 - rf_hip_Jxy*rf_haa_t11;
  const double rf_haa_t19 = rf_hip_Jyy*rf_haa_dw_y + rf_haa_k2*rf_haa_t7;
  const double rf_haa_t20 = rf_haa_t19 + rf_hip_Jxy*rf_haa_t8;
  const double rf_haa_t21 = rf_haa_k3*rf_haa_t6 + rf_haa_dw_z*rf_hip_Jzz;
  const double rf_haa_t22 = rf_haa_t21 + rf_hip_Jxy*(rf_haa_t3 - rf_haa_t4);
  const double rf_haa_fB_fx = rf_hip_m*rf_haa_dd_x + rf_haa_t13;
  const double rf_haa_fB_nx = rf_haa_t18 + rf_hip_hy*rf_haa_dd_z;
  const double rf_haa_fB_fy = rf_hip_m*rf_haa_dd_y + rf_haa_t15;
  const double rf_haa_fB_ny = rf_haa_t20 - rf_hip_hx*rf_haa_dd_z;
  const double rf_haa_fB_fz = rf_hip_m*rf_haa_dd_z + rf_haa_t16;
  const double rf_haa_fB_nz = rf_haa_t22 + rf_haa_t17;

  /* ---- motion of rf_hfe: revolute y, parent rf_haa ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double rf_hfe_w_z = rf_haa_w_z*rf_hfe_c + rf_hfe_s*rf_haa_w_x;
  const double rf_hfe_w_x = rf_haa_w_x*rf_hfe_c - rf_hfe_s*rf_haa_w_z;
  const double rf_hfe_t1 = rf_haa_dd_x + rf_haa_t9*rf_hfe_py;
  const double rf_hfe_dd_y = rf_haa_dd_y - rf_haa_t10*rf_hfe_py;
  const double rf_hfe_t2 = rf_haa_dd_z + rf_haa_t8*rf_hfe_py;
  const double rf_hfe_dd_z = rf_hfe_t2*rf_hfe_c + rf_hfe_s*rf_hfe_t1;
  const double rf_hfe_dd_x = rf_hfe_t1*rf_hfe_c - rf_hfe_s*rf_hfe_t2;
  const double rf_hfe_dw_x = -rf_hfe_s*rf_haa_dw_z - rf_hfe_w_z*v[QUAD_rf_hfe];
  const double rf_hfe_dw_z = rf_hfe_w_x*v[QUAD_rf_hfe] + rf_haa_dw_z*rf_hfe_c;
  const double rf_hfe_w_y = rf_haa_w_y + v[QUAD_rf_hfe];
  const double rf_hfe_t3 = rf_hfe_w_x*rf_hfe_w_x;
  const double rf_hfe_t4 = rf_hfe_w_y*rf_hfe_w_y;
  const double rf_hfe_t5 = rf_hfe_w_z*rf_hfe_w_z;
  const double rf_hfe_t6 = rf_hfe_w_x*rf_hfe_w_y;
  const double rf_hfe_t7 = rf_hfe_w_x*rf_hfe_w_z;
  const double rf_hfe_t8 = rf_hfe_w_y*rf_hfe_w_z;
  const double rf_hfe_t9 = rf_hfe_t6 - rf_hfe_dw_z;
  const double rf_hfe_t10 = rf_hfe_t7 + rf_haa_dw_y;
  const double rf_hfe_t11 = rf_hfe_t6 + rf_hfe_dw_z;
  const double rf_hfe_t12 = rf_hfe_t8 - rf_hfe_dw_x;
  const double rf_hfe_t13 = rf_hfe_t7 - rf_haa_dw_y;
  const double rf_hfe_t14 = rf_hfe_t8 + rf_hfe_dw_x;
  const double rf_hfe_t15 = rf_hfe_t3 + rf_hfe_t4;

  /* fB = I*a + w x I*w: the net force */
  const double rf_hfe_t16 = (rf_hfe_t4 + rf_hfe_t5)*rf_thigh_hx;
  const double rf_hfe_t17 = rf_hfe_t9*rf_thigh_hy - rf_hfe_t16;
  const double rf_hfe_t18 = rf_hfe_t17 + rf_hfe_t10*rf_thigh_hz;
  const double rf_hfe_t19 = (rf_hfe_t3 + rf_hfe_t5)*rf_thigh_hy;
  const double rf_hfe_t20 = rf_hfe_t11*rf_thigh_hx - rf_hfe_t19;
  const double rf_hfe_t21 = rf_hfe_t20 + rf_hfe_t12*rf_thigh_hz;
  const double rf_hfe_t22 = rf_hfe_t13*rf_thigh_hx + rf_hfe_t14*rf_thigh_hy;
  const double rf_hfe_t23 = rf_hfe_t22 - rf_hfe_t15*rf_thigh_hz;
  const double rf_hfe_t24 = rf_thigh_hy*rf_hfe_dd_z - rf_thigh_hz*rf_hfe_dd_y;
  const double rf_hfe_t25 = rf_thigh_hz*rf_hfe_dd_x - rf_thigh_hx*rf_hfe_dd_z;
  const double rf_hfe_t26 = rf_thigh_hx*rf_hfe_dd_y - rf_thigh_hy*rf_hfe_dd_x;
  const double rf_hfe_t27 = rf_thigh_Jxx*rf_hfe_dw_x + rf_hfe_k1*rf_hfe_t8;
  const double rf_hfe_t28 = rf_hfe_t27 + rf_thigh_Jyz*(rf_hfe_t4 - rf_hfe_t5);
  const double rf_hfe_t29 = rf_thigh_Jxz*rf_hfe_t11 - rf_thigh_Jxy*rf_hfe_t13;
  const double rf_hfe_t30 = rf_thigh_Jyy*rf_haa_dw_y + rf_hfe_k2*rf_hfe_t7;
  const double rf_hfe_t31 = rf_hfe_t30 + rf_thigh_Jxz*(rf_hfe_t5 - rf_hfe_t3);
  const double rf_hfe_t32 = rf_thigh_Jxy*rf_hfe_t14 - rf_thigh_Jyz*rf_hfe_t9;
  const double rf_hfe_t33 = rf_thigh_Jzz*rf_hfe_dw_z + rf_hfe_k3*rf_hfe_t6;
  const double rf_hfe_t34 = rf_hfe_t33 + rf_thigh_Jxy*(rf_hfe_t3 - rf_hfe_t4);
  const double rf_hfe_t35 = rf_thigh_Jyz*rf_hfe_t10 - rf_thigh_Jxz*rf_hfe_t12;
  const double rf_hfe_fB_fx = rf_thigh_m*rf_hfe_dd_x + rf_hfe_t18;
  const double rf_hfe_fB_nx = rf_hfe_t28 + rf_hfe_t29 + rf_hfe_t24;
  const double rf_hfe_fB_fy = rf_thigh_m*rf_hfe_dd_y + rf_hfe_t21;
  const double rf_hfe_fB_ny = rf_hfe_t31 + rf_hfe_t32 + rf_hfe_t25;
  const double rf_hfe_fB_fz = rf_thigh_m*rf_hfe_dd_z + rf_hfe_t23;
  const double rf_hfe_fB_nz = rf_hfe_t34 + rf_hfe_t35 + rf_hfe_t26;

  /* ---- motion of rf_kfe: revolute y, parent rf_hfe ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double rf_kfe_w_z = rf_hfe_w_z*rf_kfe_c + rf_kfe_s*rf_hfe_w_x;
  const double rf_kfe_w_x = rf_hfe_w_x*rf_kfe_c - rf_kfe_s*rf_hfe_w_z;
  const double rf_kfe_t1 = rf_hfe_dw_z*rf_kfe_c + rf_kfe_s*rf_hfe_dw_x;
  const double rf_kfe_t2 = rf_hfe_dw_x*rf_kfe_c - rf_kfe_s*rf_hfe_dw_z;
  const double rf_kfe_t3 = rf_hfe_dd_x + rf_hfe_t10*rf_kfe_pz;
  const double rf_kfe_dd_y = rf_hfe_dd_y + rf_hfe_t12*rf_kfe_pz;
  const double rf_kfe_t4 = rf_hfe_dd_z - rf_hfe_t15*rf_kfe_pz;
  const double rf_kfe_dd_z = rf_kfe_t4*rf_kfe_c + rf_kfe_s*rf_kfe_t3;
  const double rf_kfe_dd_x = rf_kfe_t3*rf_kfe_c - rf_kfe_s*rf_kfe_t4;
  const double rf_kfe_dw_x = rf_kfe_t2 - rf_kfe_w_z*v[QUAD_rf_kfe];
  const double rf_kfe_dw_z = rf_kfe_t1 + rf_kfe_w_x*v[QUAD_rf_kfe];
  const double rf_kfe_w_y = rf_hfe_w_y + v[QUAD_rf_kfe];
  const double rf_kfe_t5 = rf_kfe_w_x*rf_kfe_w_x;
  const double rf_kfe_t6 = rf_kfe_w_y*rf_kfe_w_y;
  const double rf_kfe_t7 = rf_kfe_w_z*rf_kfe_w_z;
  const double rf_kfe_t8 = rf_kfe_w_x*rf_kfe_w_y;
  const double rf_kfe_t9 = rf_kfe_w_x*rf_kfe_w_z;
  const double rf_kfe_t10 = rf_kfe_w_y*rf_kfe_w_z;
  const double rf_kfe_t11 = rf_kfe_t8 + rf_kfe_dw_z;
  const double rf_kfe_t12 = rf_kfe_t10 - rf_kfe_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double rf_kfe_t13 = (rf_kfe_t9 + rf_haa_dw_y)*rf_calf_hz;
  const double rf_kfe_t14 = rf_kfe_t13 - (rf_kfe_t6 + rf_kfe_t7)*rf_calf_hx;
  const double rf_kfe_t15 = rf_kfe_t11*rf_calf_hx + rf_kfe_t12*rf_calf_hz;
  const double rf_kfe_t16 = (rf_kfe_t9 - rf_haa_dw_y)*rf_calf_hx;
  const double rf_kfe_t17 = rf_kfe_t16 - (rf_kfe_t5 + rf_kfe_t6)*rf_calf_hz;
  const double rf_kfe_t18 = rf_calf_hz*rf_kfe_dd_x - rf_calf_hx*rf_kfe_dd_z;
  const double rf_kfe_t19 = rf_calf_Jxx*rf_kfe_dw_x + rf_kfe_k1*rf_kfe_t10;
  const double rf_kfe_t20 = rf_kfe_t19 + rf_calf_Jxz*rf_kfe_t11;
  const double rf_kfe_t21 = rf_calf_Jyy*rf_haa_dw_y + rf_kfe_k2*rf_kfe_t9;
  const double rf_kfe_t22 = rf_kfe_t21 + rf_calf_Jxz*(rf_kfe_t7 - rf_kfe_t5);
  const double rf_kfe_t23 = rf_calf_Jzz*rf_kfe_dw_z + rf_kfe_k3*rf_kfe_t8;
  const double rf_kfe_t24 = rf_kfe_t23 - rf_calf_Jxz*rf_kfe_t12;
  const double rf_kfe_fB_fx = rf_calf_m*rf_kfe_dd_x + rf_kfe_t14;
  const double rf_kfe_fB_nx = rf_kfe_t20 - rf_calf_hz*rf_kfe_dd_y;
  const double rf_kfe_fB_fy = rf_calf_m*rf_kfe_dd_y + rf_kfe_t15;
  const double rf_kfe_fB_ny = rf_kfe_t22 + rf_kfe_t18;
  const double rf_kfe_fB_fz = rf_calf_m*rf_kfe_dd_z + rf_kfe_t17;
  const double rf_kfe_fB_nz = rf_kfe_t24 + rf_calf_hx*rf_kfe_dd_y;

  /* ---- articulated inertia of rf_kfe: revolute y, parent rf_hfe ----------- */
  /* the joint projected out */
  const double rf_kfe_u = tau[QUAD_rf_kfe] - rf_kfe_fB_ny;
  const double rf_kfe_t25 = rf_kfe_fB_fx + rf_kfe_k4*rf_kfe_u;
  const double rf_kfe_t26 = rf_kfe_fB_fz - rf_kfe_k5*rf_kfe_u;

  /* IA and pA to rf_hfe */
  const double rf_kfe_t27 = rf_kfe_k9*rf_kfe_s + rf_kfe_k10*rf_kfe_c;
  const double rf_kfe_t28 = rf_kfe_t27*rf_kfe_s;
  const double rf_kfe_IA_rf_hfe_Mzz = rf_kfe_k8 - rf_kfe_t28;
  const double rf_kfe_IA_rf_hfe_Mxx = rf_kfe_k6 + rf_kfe_t28;
  const double rf_kfe_IA_rf_hfe_Mxz = rf_kfe_t27*rf_kfe_c - rf_kfe_k7;
  const double rf_kfe_t29 = rf_kfe_k11*rf_kfe_c - rf_kfe_k2*rf_kfe_s;
  const double rf_kfe_t30 = rf_kfe_t29*rf_kfe_s;
  const double rf_kfe_IA_rf_hfe_Czz = rf_calf_Jzz - rf_kfe_t30;
  const double rf_kfe_t31 = rf_kfe_t29*rf_kfe_c - rf_calf_Jxz;
  const double rf_kfe_IA_rf_hfe_Bzy = rf_calf_hx*rf_kfe_c + rf_calf_hz*rf_kfe_s;
  const double rf_kfe_t32 = rf_calf_hx*rf_kfe_s - rf_calf_hz*rf_kfe_c;
  const double rf_kfe_IA_rf_hfe_Byx = rf_kfe_pz*rf_kfe_IA_rf_hfe_Mxx;
  const double rf_kfe_IA_rf_hfe_Byz = rf_kfe_pz*rf_kfe_IA_rf_hfe_Mxz;
  const double rf_kfe_IA_rf_hfe_Bxy = rf_kfe_t32 - rf_kfe_k12;
  const double rf_kfe_IA_rf_hfe_Cyy = rf_kfe_k13*rf_kfe_IA_rf_hfe_Mxx;
  const double rf_kfe_t33 = rf_kfe_pz*rf_kfe_t32 + rf_kfe_pz*rf_kfe_IA_rf_hfe_Bxy;
  const double rf_kfe_IA_rf_hfe_Cxx = rf_calf_Jxx + rf_kfe_t30 - rf_kfe_t33;
  const double rf_kfe_IA_rf_hfe_Cxz = rf_kfe_t31 - rf_kfe_pz*rf_kfe_IA_rf_hfe_Bzy;
  const double rf_kfe_pA_rf_hfe_fz = rf_kfe_t26*rf_kfe_c - rf_kfe_t25*rf_kfe_s;
  const double rf_kfe_pA_rf_hfe_fx = rf_kfe_t26*rf_kfe_s + rf_kfe_t25*rf_kfe_c;
  const double rf_kfe_pA_rf_hfe_nz = rf_kfe_fB_nz*rf_kfe_c - rf_kfe_fB_nx*rf_kfe_s;
  const double rf_kfe_t34 = rf_kfe_fB_nz*rf_kfe_s + rf_kfe_fB_nx*rf_kfe_c;
  const double rf_kfe_pA_rf_hfe_nx = rf_kfe_t34 - rf_kfe_pz*rf_kfe_fB_fy;
  const double rf_kfe_pA_rf_hfe_ny = tau[QUAD_rf_kfe] + rf_kfe_pz*rf_kfe_pA_rf_hfe_fx;

  /* ---- articulated inertia of rf_hfe: revolute y, parent rf_haa ----------- */
  const double rf_hfe_IA_Mxx = rf_thigh_m + rf_kfe_IA_rf_hfe_Mxx;
  const double rf_hfe_IA_Cxx = rf_thigh_Jxx + rf_kfe_IA_rf_hfe_Cxx;
  const double rf_hfe_IA_Cxz = rf_thigh_Jxz + rf_kfe_IA_rf_hfe_Cxz;
  const double rf_hfe_IA_Cyy = rf_thigh_Jyy + rf_kfe_IA_rf_hfe_Cyy;
  const double rf_hfe_IA_Mzz = rf_thigh_m + rf_kfe_IA_rf_hfe_Mzz;
  const double rf_hfe_IA_Czz = rf_thigh_Jzz + rf_kfe_IA_rf_hfe_Czz;
  const double rf_hfe_IA_Bxy = rf_kfe_IA_rf_hfe_Bxy - rf_thigh_hz;
  const double rf_hfe_IA_Byx = rf_thigh_hz + rf_kfe_IA_rf_hfe_Byx;
  const double rf_hfe_IA_Byz = rf_kfe_IA_rf_hfe_Byz - rf_thigh_hx;
  const double rf_hfe_IA_Bzy = rf_thigh_hx + rf_kfe_IA_rf_hfe_Bzy;
  const double rf_hfe_t36 = rf_hfe_fB_fx + rf_kfe_pA_rf_hfe_fx;
  const double rf_hfe_pA_rf_haa_fy = rf_hfe_fB_fy + rf_kfe_fB_fy;
  const double rf_hfe_t37 = rf_hfe_fB_fz + rf_kfe_pA_rf_hfe_fz;
  const double rf_hfe_t38 = rf_hfe_fB_nx + rf_kfe_pA_rf_hfe_nx;
  const double rf_hfe_t39 = rf_hfe_fB_nz + rf_kfe_pA_rf_hfe_nz;

  /* the joint projected out */
  const double rf_hfe_u = tau[QUAD_rf_hfe] - (rf_hfe_fB_ny + rf_kfe_pA_rf_hfe_ny);
  const double rf_hfe_Dinv = 1.0/rf_hfe_IA_Cyy;
  const double rf_hfe_t40 = rf_hfe_IA_Byz*rf_hfe_Dinv;
  const double rf_hfe_t41 = rf_thigh_Jxy*rf_hfe_Dinv;
  const double rf_hfe_t42 = rf_thigh_Jyz*rf_hfe_Dinv;
  const double rf_hfe_t43 = rf_hfe_IA_Mxx - rf_hfe_IA_Byx*rf_hfe_Dinv*rf_hfe_IA_Byx;
  const double rf_hfe_t44 = rf_kfe_IA_rf_hfe_Mxz - rf_hfe_t40*rf_hfe_IA_Byx;
  const double rf_hfe_t45 = rf_hfe_IA_Mzz - rf_hfe_t40*rf_hfe_IA_Byz;
  const double rf_hfe_t46 = rf_hfe_t41*rf_hfe_IA_Byx;
  const double rf_hfe_t47 = rf_thigh_hy - rf_hfe_t41*rf_hfe_IA_Byz;
  const double rf_hfe_t48 = rf_hfe_IA_Cxx - rf_hfe_k4*rf_hfe_Dinv;
  const double rf_hfe_t49 = rf_thigh_hy + rf_hfe_t42*rf_hfe_IA_Byx;
  const double rf_hfe_t50 = rf_hfe_t42*rf_hfe_IA_Byz;
  const double rf_hfe_t51 = rf_hfe_IA_Cxz - rf_hfe_k5*rf_hfe_Dinv;
  const double rf_hfe_t52 = rf_hfe_IA_Czz - rf_hfe_k6*rf_hfe_Dinv;
  const double rf_hfe_t53 = rf_hfe_u*rf_hfe_Dinv;
  const double rf_hfe_t54 = rf_hfe_t36 + rf_hfe_IA_Byx*rf_hfe_t53;
  const double rf_hfe_t55 = rf_hfe_t37 + rf_hfe_IA_Byz*rf_hfe_t53;
  const double rf_hfe_t56 = rf_hfe_t38 + rf_thigh_Jxy*rf_hfe_t53;
  const double rf_hfe_t57 = rf_hfe_t39 + rf_thigh_Jyz*rf_hfe_t53;

  /* IA and pA to rf_haa */
  const double rf_hfe_t58 = (rf_hfe_t45 - rf_hfe_t43)*rf_hfe_s;
  const double rf_hfe_t59 = 2.0*rf_hfe_c;
  const double rf_hfe_t60 = rf_hfe_t58 + rf_hfe_t44*rf_hfe_t59;
  const double rf_hfe_t61 = rf_hfe_t60*rf_hfe_s;
  const double rf_hfe_IA_rf_haa_Mzz = rf_hfe_t45 - rf_hfe_t61;
  const double rf_hfe_IA_rf_haa_Mxx = rf_hfe_t43 + rf_hfe_t61;
  const double rf_hfe_IA_rf_haa_Mxz = rf_hfe_t60*rf_hfe_c - rf_hfe_t44;
  const double rf_hfe_t62 = (rf_hfe_t52 - rf_hfe_t48)*rf_hfe_s;
  const double rf_hfe_t63 = rf_hfe_t62 + rf_hfe_t51*rf_hfe_t59;
  const double rf_hfe_t64 = rf_hfe_t63*rf_hfe_s;
  const double rf_hfe_t65 = (rf_hfe_t46 - rf_hfe_t50)*rf_hfe_s;
  const double rf_hfe_t66 = rf_hfe_t65 + (rf_hfe_t47 - rf_hfe_t49)*rf_hfe_c;
  const double rf_hfe_t67 = rf_hfe_t66*rf_hfe_s;
  const double rf_hfe_t68 = rf_hfe_t66*rf_hfe_c;
  const double rf_hfe_t69 = rf_hfe_t67 - rf_hfe_t46;
  const double rf_hfe_t70 = rf_hfe_t68 - rf_hfe_t47;
  const double rf_hfe_t71 = rf_hfe_t68 + rf_hfe_t49;
  const double rf_hfe_IA_rf_haa_Bzy = rf_hfe_IA_Bzy*rf_hfe_c - rf_hfe_IA_Bxy*rf_hfe_s;
  const double rf_hfe_IA_rf_haa_Bxy = rf_hfe_IA_Bzy*rf_hfe_s + rf_hfe_IA_Bxy*rf_hfe_c;
  const double rf_hfe_t72 = rf_hfe_py*rf_hfe_IA_rf_haa_Mxz;
  const double rf_hfe_IA_rf_haa_Bxx = rf_hfe_t69 + rf_hfe_t72;
  const double rf_hfe_IA_rf_haa_Bxz = rf_hfe_t71 + rf_hfe_py*rf_hfe_IA_rf_haa_Mzz;
  const double rf_hfe_IA_rf_haa_Bzx = rf_hfe_t70 - rf_hfe_py*rf_hfe_IA_rf_haa_Mxx;
  const double rf_hfe_IA_rf_haa_Bzz = -(rf_hfe_t50 + rf_hfe_t67) - rf_hfe_t72;
  const double rf_hfe_t73 = rf_hfe_py*rf_hfe_t71 + rf_hfe_py*rf_hfe_IA_rf_haa_Bxz;
  const double rf_hfe_IA_rf_haa_Cxx = rf_hfe_t48 + rf_hfe_t64 + rf_hfe_t73;
  const double rf_hfe_t74 = rf_hfe_py*rf_hfe_t69 - rf_hfe_IA_rf_haa_Bzz*rf_hfe_py;
  const double rf_hfe_IA_rf_haa_Cxz = rf_hfe_t63*rf_hfe_c - rf_hfe_t51 - rf_hfe_t74;
  const double rf_hfe_t75 = rf_hfe_py*rf_hfe_t70 + rf_hfe_py*rf_hfe_IA_rf_haa_Bzx;
  const double rf_hfe_IA_rf_haa_Czz = rf_hfe_t52 - rf_hfe_t64 - rf_hfe_t75;
  const double rf_hfe_pA_rf_haa_fz = rf_hfe_t55*rf_hfe_c - rf_hfe_t54*rf_hfe_s;
  const double rf_hfe_pA_rf_haa_fx = rf_hfe_t55*rf_hfe_s + rf_hfe_t54*rf_hfe_c;
  const double rf_hfe_t76 = rf_hfe_t57*rf_hfe_c - rf_hfe_t56*rf_hfe_s;
  const double rf_hfe_t77 = rf_hfe_t57*rf_hfe_s + rf_hfe_t56*rf_hfe_c;
  const double rf_hfe_pA_rf_haa_nx = rf_hfe_t77 + rf_hfe_py*rf_hfe_pA_rf_haa_fz;
  const double rf_hfe_pA_rf_haa_nz = rf_hfe_t76 - rf_hfe_py*rf_hfe_pA_rf_haa_fx;

  /* ---- articulated inertia of rf_haa: revolute x, parent base ------------- */
  const double rf_haa_IA_Mxx = rf_hip_m + rf_hfe_IA_rf_haa_Mxx;
  const double rf_haa_IA_Cxx = rf_hip_Jxx + rf_hfe_IA_rf_haa_Cxx;
  const double rf_haa_IA_Mzz = rf_hip_m + rf_hfe_IA_rf_haa_Mzz;
  const double rf_haa_IA_Czz = rf_hip_Jzz + rf_hfe_IA_rf_haa_Czz;
  const double rf_haa_IA_Bxz = rf_hip_hy + rf_hfe_IA_rf_haa_Bxz;
  const double rf_haa_IA_Bzx = rf_hfe_IA_rf_haa_Bzx - rf_hip_hy;
  const double rf_haa_IA_Bzy = rf_hip_hx + rf_hfe_IA_rf_haa_Bzy;
  const double rf_haa_t23 = rf_haa_fB_fx + rf_hfe_pA_rf_haa_fx;
  const double rf_haa_t24 = rf_haa_fB_fy + rf_hfe_pA_rf_haa_fy;
  const double rf_haa_t25 = rf_haa_fB_fz + rf_hfe_pA_rf_haa_fz;
  const double rf_haa_t26 = rf_haa_fB_nz + rf_hfe_pA_rf_haa_nz;

  /* the joint projected out */
  const double rf_haa_u = tau[QUAD_rf_haa] - (rf_haa_fB_nx + rf_hfe_pA_rf_haa_nx);
  const double rf_haa_Dinv = 1.0/rf_haa_IA_Cxx;
  const double rf_haa_t27 = rf_hfe_IA_rf_haa_Bxy*rf_haa_Dinv;
  const double rf_haa_t28 = rf_haa_IA_Bxz*rf_haa_Dinv;
  const double rf_haa_t29 = rf_hip_Jxy*rf_haa_Dinv;
  const double rf_haa_t30 = rf_hfe_IA_rf_haa_Cxz*rf_haa_Dinv;
  const double rf_haa_t31 = rf_hfe_IA_rf_haa_Bxx*rf_haa_Dinv*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_IA_base_Mxx = rf_haa_IA_Mxx - rf_haa_t31;
  const double rf_haa_t32 = rf_haa_t27*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_t33 = rf_haa_IA_Myy - rf_haa_t27*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_t34 = rf_hfe_IA_rf_haa_Mxz - rf_haa_t28*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_t35 = rf_haa_t28*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_t36 = rf_haa_IA_Mzz - rf_haa_t28*rf_haa_IA_Bxz;
  const double rf_haa_t37 = rf_haa_t29*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_t38 = rf_haa_t29*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_t39 = rf_hip_hx + rf_haa_t29*rf_haa_IA_Bxz;
  const double rf_haa_t40 = rf_hip_Jyy - rf_haa_k4*rf_haa_Dinv;
  const double rf_haa_t41 = rf_haa_IA_Bzx - rf_haa_t30*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_t42 = rf_haa_IA_Bzy - rf_haa_t30*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_t43 = rf_haa_t30*rf_haa_IA_Bxz - rf_hfe_IA_rf_haa_Bzz;
  const double rf_haa_t44 = rf_haa_t30*rf_hip_Jxy;
  const double rf_haa_t45 = rf_haa_IA_Czz - rf_haa_t30*rf_hfe_IA_rf_haa_Cxz;
  const double rf_haa_t46 = rf_haa_u*rf_haa_Dinv;
  const double rf_haa_pA_base_fx = rf_haa_t23 + rf_hfe_IA_rf_haa_Bxx*rf_haa_t46;
  const double rf_haa_t47 = rf_haa_t24 + rf_hfe_IA_rf_haa_Bxy*rf_haa_t46;
  const double rf_haa_t48 = rf_haa_t25 + rf_haa_IA_Bxz*rf_haa_t46;
  const double rf_haa_t49 = rf_haa_fB_ny + tau[QUAD_rf_hfe] + rf_hip_Jxy*rf_haa_t46;
  const double rf_haa_t50 = rf_haa_t26 + rf_hfe_IA_rf_haa_Cxz*rf_haa_t46;

  /* IA and pA to base */
  const double rf_haa_t51 = (rf_haa_t33 - rf_haa_t36)*rf_haa_s;
  const double rf_haa_t52 = 2.0*rf_haa_c;
  const double rf_haa_t53 = rf_haa_t51 - rf_haa_t35*rf_haa_t52;
  const double rf_haa_t54 = rf_haa_t53*rf_haa_s;
  const double rf_haa_IA_base_Myy = rf_haa_t33 - rf_haa_t54;
  const double rf_haa_IA_base_Mzz = rf_haa_t36 + rf_haa_t54;
  const double rf_haa_IA_base_Myz = rf_haa_t53*rf_haa_c + rf_haa_t35;
  const double rf_haa_IA_base_Mxy = -rf_haa_t32*rf_haa_c - rf_haa_t34*rf_haa_s;
  const double rf_haa_IA_base_Mxz = rf_haa_t34*rf_haa_c - rf_haa_t32*rf_haa_s;
  const double rf_haa_t55 = (rf_haa_t40 - rf_haa_t45)*rf_haa_s;
  const double rf_haa_t56 = rf_haa_t55 - rf_haa_t44*rf_haa_t52;
  const double rf_haa_t57 = rf_haa_t56*rf_haa_s;
  const double rf_haa_t58 = (rf_haa_t43 - rf_haa_t38)*rf_haa_s;
  const double rf_haa_t59 = rf_haa_t58 + (rf_haa_t42 - rf_haa_t39)*rf_haa_c;
  const double rf_haa_t60 = rf_haa_t59*rf_haa_s;
  const double rf_haa_t61 = rf_haa_t59*rf_haa_c;
  const double rf_haa_t62 = rf_haa_t38 + rf_haa_t60;
  const double rf_haa_t63 = rf_haa_t61 - rf_haa_t42;
  const double rf_haa_t64 = rf_haa_t61 + rf_haa_t39;
  const double rf_haa_t65 = rf_haa_t37*rf_haa_c + rf_haa_t41*rf_haa_s;
  const double rf_haa_t66 = rf_haa_t41*rf_haa_c - rf_haa_t37*rf_haa_s;
  const double rf_haa_IA_base_Bxx = rf_haa_py*rf_haa_IA_base_Mxz;
  const double rf_haa_t67 = rf_haa_IA_base_Mxy*rf_haa_px;
  const double rf_haa_IA_base_Bxy = rf_haa_py*rf_haa_IA_base_Myz;
  const double rf_haa_t68 = rf_haa_px*rf_haa_IA_base_Myz;
  const double rf_haa_t69 = rf_haa_px*rf_haa_IA_base_Myy;
  const double rf_haa_IA_base_Bxz = rf_haa_py*rf_haa_IA_base_Mzz;
  const double rf_haa_IA_base_Byx = -rf_haa_t65 - rf_haa_px*rf_haa_IA_base_Mxz;
  const double rf_haa_IA_base_Byy = -rf_haa_t62 - rf_haa_t68;
  const double rf_haa_IA_base_Byz = rf_haa_t63 - rf_haa_px*rf_haa_IA_base_Mzz;
  const double rf_haa_IA_base_Bzx = rf_haa_t66 - (rf_haa_py*rf_haa_IA_base_Mxx - rf_haa_t67);
  const double rf_haa_IA_base_Bzy = rf_haa_t64 + (rf_haa_t69 - rf_haa_IA_base_Mxy*rf_haa_py);
  const double rf_haa_IA_base_Bzz = rf_haa_t60 - rf_haa_t43 + (rf_haa_t68 - rf_haa_IA_base_Bxx);
  const double rf_haa_t70 = rf_haa_t65*rf_haa_py - rf_haa_t62*rf_haa_px;
  const double rf_haa_t71 = rf_haa_px*rf_haa_t64 - rf_haa_py*rf_haa_t66;
  const double rf_haa_IA_base_Cxx = rf_haa_k5*rf_haa_IA_base_Mzz;
  const double rf_haa_IA_base_Cxy = rf_haa_py*rf_haa_IA_base_Byz;
  const double rf_haa_IA_base_Cxz = rf_haa_py*rf_haa_IA_base_Bzz;
  const double rf_haa_t72 = rf_haa_px*rf_haa_IA_base_Bzy;
  const double rf_haa_t73 = rf_haa_px*rf_haa_t63 + rf_haa_px*rf_haa_IA_base_Byz;
  const double rf_haa_IA_base_Cyy = rf_haa_t40 - rf_haa_t57 - rf_haa_t73;
  const double rf_haa_t74 = rf_haa_t70 - rf_haa_px*rf_haa_IA_base_Bzz;
  const double rf_haa_IA_base_Cyz = rf_haa_t56*rf_haa_c + rf_haa_t44 + rf_haa_t74;
  const double rf_haa_t75 = rf_haa_t71 + (rf_haa_t72 - rf_haa_py*rf_haa_IA_base_Bzx);
  const double rf_haa_IA_base_Czz = rf_haa_t45 + rf_haa_t57 + rf_haa_t75;
  const double rf_haa_pA_base_fy = rf_haa_t47*rf_haa_c - rf_haa_t48*rf_haa_s;
  const double rf_haa_pA_base_fz = rf_haa_t47*rf_haa_s + rf_haa_t48*rf_haa_c;
  const double rf_haa_t76 = rf_haa_t49*rf_haa_c - rf_haa_t50*rf_haa_s;
  const double rf_haa_t77 = rf_haa_t49*rf_haa_s + rf_haa_t50*rf_haa_c;
  const double rf_haa_t78 = rf_haa_px*rf_haa_pA_base_fy;
  const double rf_haa_pA_base_nx = tau[QUAD_rf_haa] + rf_haa_py*rf_haa_pA_base_fz;
  const double rf_haa_pA_base_ny = rf_haa_t76 - rf_haa_px*rf_haa_pA_base_fz;
  const double rf_haa_pA_base_nz = rf_haa_t77 + (rf_haa_t78 - rf_haa_py*rf_haa_pA_base_fx);

  /* ---- motion of lh_haa: revolute x, parent base -------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double lh_haa_w_y = v[QUAD_base_wy]*lh_haa_c + lh_haa_s*v[QUAD_base_wz];
  const double lh_haa_w_z = v[QUAD_base_wz]*lh_haa_c - lh_haa_s*v[QUAD_base_wy];
  const double lh_haa_dw_y = lh_haa_w_z*v[QUAD_lh_haa];
  const double lh_haa_dw_z = -lh_haa_w_y*v[QUAD_lh_haa];
  const double lh_haa_dd_x = base_dd_x + (base_t16*lh_haa_py - base_t19*lh_haa_px);
  const double lh_haa_t1 = base_dd_y + (base_t16*lh_haa_px - base_t20*lh_haa_py);
  const double lh_haa_t2 = base_dd_z + (base_t17*lh_haa_px + base_t18*lh_haa_py);
  const double lh_haa_dd_y = lh_haa_t1*lh_haa_c + lh_haa_s*lh_haa_t2;
  const double lh_haa_dd_z = lh_haa_t2*lh_haa_c - lh_haa_s*lh_haa_t1;
  const double lh_haa_w_x = v[QUAD_base_wx] + v[QUAD_lh_haa];
  const double lh_haa_t3 = lh_haa_w_x*lh_haa_w_x;
  const double lh_haa_t4 = lh_haa_w_y*lh_haa_w_y;
  const double lh_haa_t5 = lh_haa_w_z*lh_haa_w_z;
  const double lh_haa_t6 = lh_haa_w_x*lh_haa_w_y;
  const double lh_haa_t7 = lh_haa_w_x*lh_haa_w_z;
  const double lh_haa_t8 = lh_haa_w_y*lh_haa_w_z;
  const double lh_haa_t9 = lh_haa_t6 - lh_haa_dw_z;
  const double lh_haa_t10 = lh_haa_t3 + lh_haa_t5;
  const double lh_haa_t11 = lh_haa_t7 - lh_haa_dw_y;

  /* fB = I*a + w x I*w: the net force */
  const double lh_haa_t12 = (lh_haa_t4 + lh_haa_t5)*lh_hip_hx;
  const double lh_haa_t13 = lh_haa_t9*lh_hip_hy - lh_haa_t12;
  const double lh_haa_t14 = (lh_haa_t6 + lh_haa_dw_z)*lh_hip_hx;
  const double lh_haa_t15 = lh_haa_t14 - lh_haa_t10*lh_hip_hy;
  const double lh_haa_t16 = lh_haa_t11*lh_hip_hx + lh_haa_t8*lh_hip_hy;
  const double lh_haa_t17 = lh_hip_hx*lh_haa_dd_y - lh_hip_hy*lh_haa_dd_x;
  const double lh_haa_t18 = lh_haa_k1*lh_haa_t8 - lh_hip_Jxy*lh_haa_t11;
  const double lh_haa_t19 = lh_hip_Jyy*lh_haa_dw_y + lh_haa_k2*lh_haa_t7;
  const double lh_haa_t20 = lh_haa_t19 + lh_hip_Jxy*lh_haa_t8;
  const double lh_haa_t21 = lh_haa_k3*lh_haa_t6 + lh_haa_dw_z*lh_hip_Jzz;
  const double lh_haa_t22 = lh_haa_t21 + lh_hip_Jxy*(lh_haa_t3 - lh_haa_t4);
  const double lh_haa_fB_fx = lh_hip_m*lh_haa_dd_x + lh_haa_t13;
  const double lh_haa_fB_nx = lh_haa_t18 + lh_hip_hy*lh_haa_dd_z;
  const double lh_haa_fB_fy = lh_hip_m*lh_haa_dd_y + lh_haa_t15;
  const double lh_haa_fB_ny = lh_haa_t20 - lh_hip_hx*lh_haa_dd_z;
  const double lh_haa_fB_fz = lh_hip_m*lh_haa_dd_z + lh_haa_t16;
  const double lh_haa_fB_nz = lh_haa_t22 + lh_haa_t17;

  /* ---- motion of lh_hfe: revolute y, parent lh_haa ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double lh_hfe_w_z = lh_haa_w_z*lh_hfe_c + lh_hfe_s*lh_haa_w_x;
  const double lh_hfe_w_x = lh_haa_w_x*lh_hfe_c - lh_hfe_s*lh_haa_w_z;
  const double lh_hfe_t1 = lh_haa_dd_x + lh_haa_t9*lh_hfe_py;
  const double lh_hfe_dd_y = lh_haa_dd_y - lh_haa_t10*lh_hfe_py;
  const double lh_hfe_t2 = lh_haa_dd_z + lh_haa_t8*lh_hfe_py;
  const double lh_hfe_dd_z = lh_hfe_t2*lh_hfe_c + lh_hfe_s*lh_hfe_t1;
  const double lh_hfe_dd_x = lh_hfe_t1*lh_hfe_c - lh_hfe_s*lh_hfe_t2;
  const double lh_hfe_dw_x = -lh_hfe_s*lh_haa_dw_z - lh_hfe_w_z*v[QUAD_lh_hfe];
  const double lh_hfe_dw_z = lh_hfe_w_x*v[QUAD_lh_hfe] + lh_haa_dw_z*lh_hfe_c;
  const double lh_hfe_w_y = lh_haa_w_y + v[QUAD_lh_hfe];
  const double lh_hfe_t3 = lh_hfe_w_x*lh_hfe_w_x;
  const double lh_hfe_t4 = lh_hfe_w_y*lh_hfe_w_y;
  const double lh_hfe_t5 = lh_hfe_w_z*lh_hfe_w_z;
  const double lh_hfe_t6 = lh_hfe_w_x*lh_hfe_w_y;
  const double lh_hfe_t7 = lh_hfe_w_x*lh_hfe_w_z;
  const double lh_hfe_t8 = lh_hfe_w_y*lh_hfe_w_z;
  const double lh_hfe_t9 = lh_hfe_t6 - lh_hfe_dw_z;
  const double lh_hfe_t10 = lh_hfe_t7 + lh_haa_dw_y;
  const double lh_hfe_t11 = lh_hfe_t6 + lh_hfe_dw_z;
  const double lh_hfe_t12 = lh_hfe_t8 - lh_hfe_dw_x;
  const double lh_hfe_t13 = lh_hfe_t7 - lh_haa_dw_y;
  const double lh_hfe_t14 = lh_hfe_t8 + lh_hfe_dw_x;
  const double lh_hfe_t15 = lh_hfe_t3 + lh_hfe_t4;

  /* fB = I*a + w x I*w: the net force */
  const double lh_hfe_t16 = (lh_hfe_t4 + lh_hfe_t5)*lh_thigh_hx;
  const double lh_hfe_t17 = lh_hfe_t9*lh_thigh_hy - lh_hfe_t16;
  const double lh_hfe_t18 = lh_hfe_t17 + lh_hfe_t10*lh_thigh_hz;
  const double lh_hfe_t19 = (lh_hfe_t3 + lh_hfe_t5)*lh_thigh_hy;
  const double lh_hfe_t20 = lh_hfe_t11*lh_thigh_hx - lh_hfe_t19;
  const double lh_hfe_t21 = lh_hfe_t20 + lh_hfe_t12*lh_thigh_hz;
  const double lh_hfe_t22 = lh_hfe_t13*lh_thigh_hx + lh_hfe_t14*lh_thigh_hy;
  const double lh_hfe_t23 = lh_hfe_t22 - lh_hfe_t15*lh_thigh_hz;
  const double lh_hfe_t24 = lh_thigh_hy*lh_hfe_dd_z - lh_thigh_hz*lh_hfe_dd_y;
  const double lh_hfe_t25 = lh_thigh_hz*lh_hfe_dd_x - lh_thigh_hx*lh_hfe_dd_z;
  const double lh_hfe_t26 = lh_thigh_hx*lh_hfe_dd_y - lh_thigh_hy*lh_hfe_dd_x;
  const double lh_hfe_t27 = lh_thigh_Jxx*lh_hfe_dw_x + lh_hfe_k1*lh_hfe_t8;
  const double lh_hfe_t28 = lh_hfe_t27 + lh_thigh_Jyz*(lh_hfe_t4 - lh_hfe_t5);
  const double lh_hfe_t29 = lh_thigh_Jxz*lh_hfe_t11 - lh_thigh_Jxy*lh_hfe_t13;
  const double lh_hfe_t30 = lh_thigh_Jyy*lh_haa_dw_y + lh_hfe_k2*lh_hfe_t7;
  const double lh_hfe_t31 = lh_hfe_t30 + lh_thigh_Jxz*(lh_hfe_t5 - lh_hfe_t3);
  const double lh_hfe_t32 = lh_thigh_Jxy*lh_hfe_t14 - lh_thigh_Jyz*lh_hfe_t9;
  const double lh_hfe_t33 = lh_thigh_Jzz*lh_hfe_dw_z + lh_hfe_k3*lh_hfe_t6;
  const double lh_hfe_t34 = lh_hfe_t33 + lh_thigh_Jxy*(lh_hfe_t3 - lh_hfe_t4);
  const double lh_hfe_t35 = lh_thigh_Jyz*lh_hfe_t10 - lh_thigh_Jxz*lh_hfe_t12;
  const double lh_hfe_fB_fx = lh_thigh_m*lh_hfe_dd_x + lh_hfe_t18;
  const double lh_hfe_fB_nx = lh_hfe_t28 + lh_hfe_t29 + lh_hfe_t24;
  const double lh_hfe_fB_fy = lh_thigh_m*lh_hfe_dd_y + lh_hfe_t21;
  const double lh_hfe_fB_ny = lh_hfe_t31 + lh_hfe_t32 + lh_hfe_t25;
  const double lh_hfe_fB_fz = lh_thigh_m*lh_hfe_dd_z + lh_hfe_t23;
  const double lh_hfe_fB_nz = lh_hfe_t34 + lh_hfe_t35 + lh_hfe_t26;

  /* ---- motion of lh_kfe: revolute y, parent lh_hfe ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double lh_kfe_w_z = lh_hfe_w_z*lh_kfe_c + lh_kfe_s*lh_hfe_w_x;
  const double lh_kfe_w_x = lh_hfe_w_x*lh_kfe_c - lh_kfe_s*lh_hfe_w_z;
  const double lh_kfe_t1 = lh_hfe_dw_z*lh_kfe_c + lh_kfe_s*lh_hfe_dw_x;
  const double lh_kfe_t2 = lh_hfe_dw_x*lh_kfe_c - lh_kfe_s*lh_hfe_dw_z;
  const double lh_kfe_t3 = lh_hfe_dd_x + lh_hfe_t10*lh_kfe_pz;
  const double lh_kfe_dd_y = lh_hfe_dd_y + lh_hfe_t12*lh_kfe_pz;
  const double lh_kfe_t4 = lh_hfe_dd_z - lh_hfe_t15*lh_kfe_pz;
  const double lh_kfe_dd_z = lh_kfe_t4*lh_kfe_c + lh_kfe_s*lh_kfe_t3;
  const double lh_kfe_dd_x = lh_kfe_t3*lh_kfe_c - lh_kfe_s*lh_kfe_t4;
  const double lh_kfe_dw_x = lh_kfe_t2 - lh_kfe_w_z*v[QUAD_lh_kfe];
  const double lh_kfe_dw_z = lh_kfe_t1 + lh_kfe_w_x*v[QUAD_lh_kfe];
  const double lh_kfe_w_y = lh_hfe_w_y + v[QUAD_lh_kfe];
  const double lh_kfe_t5 = lh_kfe_w_x*lh_kfe_w_x;
  const double lh_kfe_t6 = lh_kfe_w_y*lh_kfe_w_y;
  const double lh_kfe_t7 = lh_kfe_w_z*lh_kfe_w_z;
  const double lh_kfe_t8 = lh_kfe_w_x*lh_kfe_w_y;
  const double lh_kfe_t9 = lh_kfe_w_x*lh_kfe_w_z;
  const double lh_kfe_t10 = lh_kfe_w_y*lh_kfe_w_z;
  const double lh_kfe_t11 = lh_kfe_t8 + lh_kfe_dw_z;
  const double lh_kfe_t12 = lh_kfe_t10 - lh_kfe_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double lh_kfe_t13 = (lh_kfe_t9 + lh_haa_dw_y)*lh_calf_hz;
  const double lh_kfe_t14 = lh_kfe_t13 - (lh_kfe_t6 + lh_kfe_t7)*lh_calf_hx;
  const double lh_kfe_t15 = lh_kfe_t11*lh_calf_hx + lh_kfe_t12*lh_calf_hz;
  const double lh_kfe_t16 = (lh_kfe_t9 - lh_haa_dw_y)*lh_calf_hx;
  const double lh_kfe_t17 = lh_kfe_t16 - (lh_kfe_t5 + lh_kfe_t6)*lh_calf_hz;
  const double lh_kfe_t18 = lh_calf_hz*lh_kfe_dd_x - lh_calf_hx*lh_kfe_dd_z;
  const double lh_kfe_t19 = lh_calf_Jxx*lh_kfe_dw_x + lh_kfe_k1*lh_kfe_t10;
  const double lh_kfe_t20 = lh_kfe_t19 + lh_calf_Jxz*lh_kfe_t11;
  const double lh_kfe_t21 = lh_calf_Jyy*lh_haa_dw_y + lh_kfe_k2*lh_kfe_t9;
  const double lh_kfe_t22 = lh_kfe_t21 + lh_calf_Jxz*(lh_kfe_t7 - lh_kfe_t5);
  const double lh_kfe_t23 = lh_calf_Jzz*lh_kfe_dw_z + lh_kfe_k3*lh_kfe_t8;
  const double lh_kfe_t24 = lh_kfe_t23 - lh_calf_Jxz*lh_kfe_t12;
  const double lh_kfe_fB_fx = lh_calf_m*lh_kfe_dd_x + lh_kfe_t14;
  const double lh_kfe_fB_nx = lh_kfe_t20 - lh_calf_hz*lh_kfe_dd_y;
  const double lh_kfe_fB_fy = lh_calf_m*lh_kfe_dd_y + lh_kfe_t15;
  const double lh_kfe_fB_ny = lh_kfe_t22 + lh_kfe_t18;
  const double lh_kfe_fB_fz = lh_calf_m*lh_kfe_dd_z + lh_kfe_t17;
  const double lh_kfe_fB_nz = lh_kfe_t24 + lh_calf_hx*lh_kfe_dd_y;

  /* ---- articulated inertia of lh_kfe: revolute y, parent lh_hfe ----------- */
  /* the joint projected out */
  const double lh_kfe_u = tau[QUAD_lh_kfe] - lh_kfe_fB_ny;
  const double lh_kfe_t25 = lh_kfe_fB_fx + lh_kfe_k4*lh_kfe_u;
  const double lh_kfe_t26 = lh_kfe_fB_fz - lh_kfe_k5*lh_kfe_u;

  /* IA and pA to lh_hfe */
  const double lh_kfe_t27 = lh_kfe_k9*lh_kfe_s + lh_kfe_k10*lh_kfe_c;
  const double lh_kfe_t28 = lh_kfe_t27*lh_kfe_s;
  const double lh_kfe_IA_lh_hfe_Mzz = lh_kfe_k8 - lh_kfe_t28;
  const double lh_kfe_IA_lh_hfe_Mxx = lh_kfe_k6 + lh_kfe_t28;
  const double lh_kfe_IA_lh_hfe_Mxz = lh_kfe_t27*lh_kfe_c - lh_kfe_k7;
  const double lh_kfe_t29 = lh_kfe_k11*lh_kfe_c - lh_kfe_k2*lh_kfe_s;
  const double lh_kfe_t30 = lh_kfe_t29*lh_kfe_s;
  const double lh_kfe_IA_lh_hfe_Czz = lh_calf_Jzz - lh_kfe_t30;
  const double lh_kfe_t31 = lh_kfe_t29*lh_kfe_c - lh_calf_Jxz;
  const double lh_kfe_IA_lh_hfe_Bzy = lh_calf_hx*lh_kfe_c + lh_calf_hz*lh_kfe_s;
  const double lh_kfe_t32 = lh_calf_hx*lh_kfe_s - lh_calf_hz*lh_kfe_c;
  const double lh_kfe_IA_lh_hfe_Byx = lh_kfe_pz*lh_kfe_IA_lh_hfe_Mxx;
  const double lh_kfe_IA_lh_hfe_Byz = lh_kfe_pz*lh_kfe_IA_lh_hfe_Mxz;
  const double lh_kfe_IA_lh_hfe_Bxy = lh_kfe_t32 - lh_kfe_k12;
  const double lh_kfe_IA_lh_hfe_Cyy = lh_kfe_k13*lh_kfe_IA_lh_hfe_Mxx;
  const double lh_kfe_t33 = lh_kfe_pz*lh_kfe_t32 + lh_kfe_pz*lh_kfe_IA_lh_hfe_Bxy;
  const double lh_kfe_IA_lh_hfe_Cxx = lh_calf_Jxx + lh_kfe_t30 - lh_kfe_t33;
  const double lh_kfe_IA_lh_hfe_Cxz = lh_kfe_t31 - lh_kfe_pz*lh_kfe_IA_lh_hfe_Bzy;
  const double lh_kfe_pA_lh_hfe_fz = lh_kfe_t26*lh_kfe_c - lh_kfe_t25*lh_kfe_s;
  const double lh_kfe_pA_lh_hfe_fx = lh_kfe_t26*lh_kfe_s + lh_kfe_t25*lh_kfe_c;
  const double lh_kfe_pA_lh_hfe_nz = lh_kfe_fB_nz*lh_kfe_c - lh_kfe_fB_nx*lh_kfe_s;
  const double lh_kfe_t34 = lh_kfe_fB_nz*lh_kfe_s + lh_kfe_fB_nx*lh_kfe_c;
  const double lh_kfe_pA_lh_hfe_nx = lh_kfe_t34 - lh_kfe_pz*lh_kfe_fB_fy;
  const double lh_kfe_pA_lh_hfe_ny = tau[QUAD_lh_kfe] + lh_kfe_pz*lh_kfe_pA_lh_hfe_fx;

  /* ---- articulated inertia of lh_hfe: revolute y, parent lh_haa ----------- */
  const double lh_hfe_IA_Mxx = lh_thigh_m + lh_kfe_IA_lh_hfe_Mxx;
  const double lh_hfe_IA_Cxx = lh_thigh_Jxx + lh_kfe_IA_lh_hfe_Cxx;
  const double lh_hfe_IA_Cxz = lh_thigh_Jxz + lh_kfe_IA_lh_hfe_Cxz;
  const double lh_hfe_IA_Cyy = lh_thigh_Jyy + lh_kfe_IA_lh_hfe_Cyy;
  const double lh_hfe_IA_Mzz = lh_thigh_m + lh_kfe_IA_lh_hfe_Mzz;
  const double lh_hfe_IA_Czz = lh_thigh_Jzz + lh_kfe_IA_lh_hfe_Czz;
  const double lh_hfe_IA_Bxy = lh_kfe_IA_lh_hfe_Bxy - lh_thigh_hz;
  const double lh_hfe_IA_Byx = lh_thigh_hz + lh_kfe_IA_lh_hfe_Byx;
  const double lh_hfe_IA_Byz = lh_kfe_IA_lh_hfe_Byz - lh_thigh_hx;
  const double lh_hfe_IA_Bzy = lh_thigh_hx + lh_kfe_IA_lh_hfe_Bzy;
  const double lh_hfe_t36 = lh_hfe_fB_fx + lh_kfe_pA_lh_hfe_fx;
  const double lh_hfe_pA_lh_haa_fy = lh_hfe_fB_fy + lh_kfe_fB_fy;
  const double lh_hfe_t37 = lh_hfe_fB_fz + lh_kfe_pA_lh_hfe_fz;
  const double lh_hfe_t38 = lh_hfe_fB_nx + lh_kfe_pA_lh_hfe_nx;
  const double lh_hfe_t39 = lh_hfe_fB_nz + lh_kfe_pA_lh_hfe_nz;

  /* the joint projected out */
  const double lh_hfe_u = tau[QUAD_lh_hfe] - (lh_hfe_fB_ny + lh_kfe_pA_lh_hfe_ny);
  const double lh_hfe_Dinv = 1.0/lh_hfe_IA_Cyy;
  const double lh_hfe_t40 = lh_hfe_IA_Byz*lh_hfe_Dinv;
  const double lh_hfe_t41 = lh_thigh_Jxy*lh_hfe_Dinv;
  const double lh_hfe_t42 = lh_thigh_Jyz*lh_hfe_Dinv;
  const double lh_hfe_t43 = lh_hfe_IA_Mxx - lh_hfe_IA_Byx*lh_hfe_Dinv*lh_hfe_IA_Byx;
  const double lh_hfe_t44 = lh_kfe_IA_lh_hfe_Mxz - lh_hfe_t40*lh_hfe_IA_Byx;
  const double lh_hfe_t45 = lh_hfe_IA_Mzz - lh_hfe_t40*lh_hfe_IA_Byz;
  const double lh_hfe_t46 = lh_hfe_t41*lh_hfe_IA_Byx;
  const double lh_hfe_t47 = lh_thigh_hy - lh_hfe_t41*lh_hfe_IA_Byz;
  const double lh_hfe_t48 = lh_hfe_IA_Cxx - lh_hfe_k4*lh_hfe_Dinv;
  const double lh_hfe_t49 = lh_thigh_hy + lh_hfe_t42*lh_hfe_IA_Byx;
  const double lh_hfe_t50 = lh_hfe_t42*lh_hfe_IA_Byz;
  const double lh_hfe_t51 = lh_hfe_IA_Cxz - lh_hfe_k5*lh_hfe_Dinv;
  const double lh_hfe_t52 = lh_hfe_IA_Czz - lh_hfe_k6*lh_hfe_Dinv;
  const double lh_hfe_t53 = lh_hfe_u*lh_hfe_Dinv;
  const double lh_hfe_t54 = lh_hfe_t36 + lh_hfe_IA_Byx*lh_hfe_t53;
  const double lh_hfe_t55 = lh_hfe_t37 + lh_hfe_IA_Byz*lh_hfe_t53;
  const double lh_hfe_t56 = lh_hfe_t38 + lh_thigh_Jxy*lh_hfe_t53;
  const double lh_hfe_t57 = lh_hfe_t39 + lh_thigh_Jyz*lh_hfe_t53;

  /* IA and pA to lh_haa */
  const double lh_hfe_t58 = (lh_hfe_t45 - lh_hfe_t43)*lh_hfe_s;
  const double lh_hfe_t59 = 2.0*lh_hfe_c;
  const double lh_hfe_t60 = lh_hfe_t58 + lh_hfe_t44*lh_hfe_t59;
  const double lh_hfe_t61 = lh_hfe_t60*lh_hfe_s;
  const double lh_hfe_IA_lh_haa_Mzz = lh_hfe_t45 - lh_hfe_t61;
  const double lh_hfe_IA_lh_haa_Mxx = lh_hfe_t43 + lh_hfe_t61;
  const double lh_hfe_IA_lh_haa_Mxz = lh_hfe_t60*lh_hfe_c - lh_hfe_t44;
  const double lh_hfe_t62 = (lh_hfe_t52 - lh_hfe_t48)*lh_hfe_s;
  const double lh_hfe_t63 = lh_hfe_t62 + lh_hfe_t51*lh_hfe_t59;
  const double lh_hfe_t64 = lh_hfe_t63*lh_hfe_s;
  const double lh_hfe_t65 = (lh_hfe_t46 - lh_hfe_t50)*lh_hfe_s;
  const double lh_hfe_t66 = lh_hfe_t65 + (lh_hfe_t47 - lh_hfe_t49)*lh_hfe_c;
  const double lh_hfe_t67 = lh_hfe_t66*lh_hfe_s;
  const double lh_hfe_t68 = lh_hfe_t66*lh_hfe_c;
  const double lh_hfe_t69 = lh_hfe_t67 - lh_hfe_t46;
  const double lh_hfe_t70 = lh_hfe_t68 - lh_hfe_t47;
  const double lh_hfe_t71 = lh_hfe_t68 + lh_hfe_t49;
  const double lh_hfe_IA_lh_haa_Bzy = lh_hfe_IA_Bzy*lh_hfe_c - lh_hfe_IA_Bxy*lh_hfe_s;
  const double lh_hfe_IA_lh_haa_Bxy = lh_hfe_IA_Bzy*lh_hfe_s + lh_hfe_IA_Bxy*lh_hfe_c;
  const double lh_hfe_t72 = lh_hfe_py*lh_hfe_IA_lh_haa_Mxz;
  const double lh_hfe_IA_lh_haa_Bxx = lh_hfe_t69 + lh_hfe_t72;
  const double lh_hfe_IA_lh_haa_Bxz = lh_hfe_t71 + lh_hfe_py*lh_hfe_IA_lh_haa_Mzz;
  const double lh_hfe_IA_lh_haa_Bzx = lh_hfe_t70 - lh_hfe_py*lh_hfe_IA_lh_haa_Mxx;
  const double lh_hfe_IA_lh_haa_Bzz = -(lh_hfe_t50 + lh_hfe_t67) - lh_hfe_t72;
  const double lh_hfe_t73 = lh_hfe_py*lh_hfe_t71 + lh_hfe_py*lh_hfe_IA_lh_haa_Bxz;
  const double lh_hfe_IA_lh_haa_Cxx = lh_hfe_t48 + lh_hfe_t64 + lh_hfe_t73;
  const double lh_hfe_t74 = lh_hfe_py*lh_hfe_t69 - lh_hfe_IA_lh_haa_Bzz*lh_hfe_py;
  const double lh_hfe_IA_lh_haa_Cxz = lh_hfe_t63*lh_hfe_c - lh_hfe_t51 - lh_hfe_t74;
  const double lh_hfe_t75 = lh_hfe_py*lh_hfe_t70 + lh_hfe_py*lh_hfe_IA_lh_haa_Bzx;
  const double lh_hfe_IA_lh_haa_Czz = lh_hfe_t52 - lh_hfe_t64 - lh_hfe_t75;
  const double lh_hfe_pA_lh_haa_fz = lh_hfe_t55*lh_hfe_c - lh_hfe_t54*lh_hfe_s;
  const double lh_hfe_pA_lh_haa_fx = lh_hfe_t55*lh_hfe_s + lh_hfe_t54*lh_hfe_c;
  const double lh_hfe_t76 = lh_hfe_t57*lh_hfe_c - lh_hfe_t56*lh_hfe_s;
  const double lh_hfe_t77 = lh_hfe_t57*lh_hfe_s + lh_hfe_t56*lh_hfe_c;
  const double lh_hfe_pA_lh_haa_nx = lh_hfe_t77 + lh_hfe_py*lh_hfe_pA_lh_haa_fz;
  const double lh_hfe_pA_lh_haa_nz = lh_hfe_t76 - lh_hfe_py*lh_hfe_pA_lh_haa_fx;

  /* ---- articulated inertia of lh_haa: revolute x, parent base ------------- */
  const double lh_haa_IA_Mxx = lh_hip_m + lh_hfe_IA_lh_haa_Mxx;
  const double lh_haa_IA_Cxx = lh_hip_Jxx + lh_hfe_IA_lh_haa_Cxx;
  const double lh_haa_IA_Mzz = lh_hip_m + lh_hfe_IA_lh_haa_Mzz;
  const double lh_haa_IA_Czz = lh_hip_Jzz + lh_hfe_IA_lh_haa_Czz;
  const double lh_haa_IA_Bxz = lh_hip_hy + lh_hfe_IA_lh_haa_Bxz;
  const double lh_haa_IA_Bzx = lh_hfe_IA_lh_haa_Bzx - lh_hip_hy;
  const double lh_haa_IA_Bzy = lh_hip_hx + lh_hfe_IA_lh_haa_Bzy;
  const double lh_haa_t23 = lh_haa_fB_fx + lh_hfe_pA_lh_haa_fx;
  const double lh_haa_t24 = lh_haa_fB_fy + lh_hfe_pA_lh_haa_fy;
  const double lh_haa_t25 = lh_haa_fB_fz + lh_hfe_pA_lh_haa_fz;
  const double lh_haa_t26 = lh_haa_fB_nz + lh_hfe_pA_lh_haa_nz;

  /* the joint projected out */
  const double lh_haa_u = tau[QUAD_lh_haa] - (lh_haa_fB_nx + lh_hfe_pA_lh_haa_nx);
  const double lh_haa_Dinv = 1.0/lh_haa_IA_Cxx;
  const double lh_haa_t27 = lh_hfe_IA_lh_haa_Bxy*lh_haa_Dinv;
  const double lh_haa_t28 = lh_haa_IA_Bxz*lh_haa_Dinv;
  const double lh_haa_t29 = lh_hip_Jxy*lh_haa_Dinv;
  const double lh_haa_t30 = lh_hfe_IA_lh_haa_Cxz*lh_haa_Dinv;
  const double lh_haa_t31 = lh_hfe_IA_lh_haa_Bxx*lh_haa_Dinv*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_IA_base_Mxx = lh_haa_IA_Mxx - lh_haa_t31;
  const double lh_haa_t32 = lh_haa_t27*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_t33 = lh_haa_IA_Myy - lh_haa_t27*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_t34 = lh_hfe_IA_lh_haa_Mxz - lh_haa_t28*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_t35 = lh_haa_t28*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_t36 = lh_haa_IA_Mzz - lh_haa_t28*lh_haa_IA_Bxz;
  const double lh_haa_t37 = lh_haa_t29*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_t38 = lh_haa_t29*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_t39 = lh_hip_hx + lh_haa_t29*lh_haa_IA_Bxz;
  const double lh_haa_t40 = lh_hip_Jyy - lh_haa_k4*lh_haa_Dinv;
  const double lh_haa_t41 = lh_haa_IA_Bzx - lh_haa_t30*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_t42 = lh_haa_IA_Bzy - lh_haa_t30*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_t43 = lh_haa_t30*lh_haa_IA_Bxz - lh_hfe_IA_lh_haa_Bzz;
  const double lh_haa_t44 = lh_haa_t30*lh_hip_Jxy;
  const double lh_haa_t45 = lh_haa_IA_Czz - lh_haa_t30*lh_hfe_IA_lh_haa_Cxz;
  const double lh_haa_t46 = lh_haa_u*lh_haa_Dinv;
  const double lh_haa_pA_base_fx = lh_haa_t23 + lh_hfe_IA_lh_haa_Bxx*lh_haa_t46;
  const double lh_haa_t47 = lh_haa_t24 + lh_hfe_IA_lh_haa_Bxy*lh_haa_t46;
  const double lh_haa_t48 = lh_haa_t25 + lh_haa_IA_Bxz*lh_haa_t46;
  const double lh_haa_t49 = lh_haa_fB_ny + tau[QUAD_lh_hfe] + lh_hip_Jxy*lh_haa_t46;
  const double lh_haa_t50 = lh_haa_t26 + lh_hfe_IA_lh_haa_Cxz*lh_haa_t46;

  /* IA and pA to base */
  const double lh_haa_t51 = (lh_haa_t33 - lh_haa_t36)*lh_haa_s;
  const double lh_haa_t52 = 2.0*lh_haa_c;
  const double lh_haa_t53 = lh_haa_t51 - lh_haa_t35*lh_haa_t52;
  const double lh_haa_t54 = lh_haa_t53*lh_haa_s;
  const double lh_haa_IA_base_Myy = lh_haa_t33 - lh_haa_t54;
  const double lh_haa_IA_base_Mzz = lh_haa_t36 + lh_haa_t54;
  const double lh_haa_IA_base_Myz = lh_haa_t53*lh_haa_c + lh_haa_t35;
  const double lh_haa_IA_base_Mxy = -lh_haa_t32*lh_haa_c - lh_haa_t34*lh_haa_s;
  const double lh_haa_IA_base_Mxz = lh_haa_t34*lh_haa_c - lh_haa_t32*lh_haa_s;
  const double lh_haa_t55 = (lh_haa_t40 - lh_haa_t45)*lh_haa_s;
  const double lh_haa_t56 = lh_haa_t55 - lh_haa_t44*lh_haa_t52;
  const double lh_haa_t57 = lh_haa_t56*lh_haa_s;
  const double lh_haa_t58 = (lh_haa_t43 - lh_haa_t38)*lh_haa_s;
  const double lh_haa_t59 = lh_haa_t58 + (lh_haa_t42 - lh_haa_t39)*lh_haa_c;
  const double lh_haa_t60 = lh_haa_t59*lh_haa_s;
  const double lh_haa_t61 = lh_haa_t59*lh_haa_c;
  const double lh_haa_t62 = lh_haa_t38 + lh_haa_t60;
  const double lh_haa_t63 = lh_haa_t61 - lh_haa_t42;
  const double lh_haa_t64 = lh_haa_t61 + lh_haa_t39;
  const double lh_haa_t65 = lh_haa_t37*lh_haa_c + lh_haa_t41*lh_haa_s;
  const double lh_haa_t66 = lh_haa_t41*lh_haa_c - lh_haa_t37*lh_haa_s;
  const double lh_haa_IA_base_Bxx = lh_haa_py*lh_haa_IA_base_Mxz;
  const double lh_haa_t67 = lh_haa_IA_base_Mxy*lh_haa_px;
  const double lh_haa_IA_base_Bxy = lh_haa_py*lh_haa_IA_base_Myz;
  const double lh_haa_t68 = lh_haa_px*lh_haa_IA_base_Myz;
  const double lh_haa_t69 = lh_haa_px*lh_haa_IA_base_Myy;
  const double lh_haa_IA_base_Bxz = lh_haa_py*lh_haa_IA_base_Mzz;
  const double lh_haa_IA_base_Byx = -lh_haa_t65 - lh_haa_px*lh_haa_IA_base_Mxz;
  const double lh_haa_IA_base_Byy = -lh_haa_t62 - lh_haa_t68;
  const double lh_haa_IA_base_Byz = lh_haa_t63 - lh_haa_px*lh_haa_IA_base_Mzz;
  const double lh_haa_IA_base_Bzx = lh_haa_t66 - (lh_haa_py*lh_haa_IA_base_Mxx - lh_haa_t67);
  const double lh_haa_IA_base_Bzy = lh_haa_t64 + (lh_haa_t69 - lh_haa_IA_base_Mxy*lh_haa_py);
  const double lh_haa_IA_base_Bzz = lh_haa_t60 - lh_haa_t43 + (lh_haa_t68 - lh_haa_IA_base_Bxx);
  const double lh_haa_t70 = lh_haa_t65*lh_haa_py - lh_haa_t62*lh_haa_px;
  const double lh_haa_t71 = lh_haa_px*lh_haa_t64 - lh_haa_py*lh_haa_t66;
  const double lh_haa_IA_base_Cxx = lh_haa_k5*lh_haa_IA_base_Mzz;
  const double lh_haa_IA_base_Cxy = lh_haa_py*lh_haa_IA_base_Byz;
  const double lh_haa_IA_base_Cxz = lh_haa_py*lh_haa_IA_base_Bzz;
  const double lh_haa_t72 = lh_haa_px*lh_haa_IA_base_Bzy;
  const double lh_haa_t73 = lh_haa_px*lh_haa_t63 + lh_haa_px*lh_haa_IA_base_Byz;
  const double lh_haa_IA_base_Cyy = lh_haa_t40 - lh_haa_t57 - lh_haa_t73;
  const double lh_haa_t74 = lh_haa_t70 - lh_haa_px*lh_haa_IA_base_Bzz;
  const double lh_haa_IA_base_Cyz = lh_haa_t56*lh_haa_c + lh_haa_t44 + lh_haa_t74;
  const double lh_haa_t75 = lh_haa_t71 + (lh_haa_t72 - lh_haa_py*lh_haa_IA_base_Bzx);
  const double lh_haa_IA_base_Czz = lh_haa_t45 + lh_haa_t57 + lh_haa_t75;
  const double lh_haa_pA_base_fy = lh_haa_t47*lh_haa_c - lh_haa_t48*lh_haa_s;
  const double lh_haa_pA_base_fz = lh_haa_t47*lh_haa_s + lh_haa_t48*lh_haa_c;
  const double lh_haa_t76 = lh_haa_t49*lh_haa_c - lh_haa_t50*lh_haa_s;
  const double lh_haa_t77 = lh_haa_t49*lh_haa_s + lh_haa_t50*lh_haa_c;
  const double lh_haa_t78 = lh_haa_px*lh_haa_pA_base_fy;
  const double lh_haa_pA_base_nx = tau[QUAD_lh_haa] + lh_haa_py*lh_haa_pA_base_fz;
  const double lh_haa_pA_base_ny = lh_haa_t76 - lh_haa_px*lh_haa_pA_base_fz;
  const double lh_haa_pA_base_nz = lh_haa_t77 + (lh_haa_t78 - lh_haa_py*lh_haa_pA_base_fx);

  /* ---- motion of rh_haa: revolute x, parent base -------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double rh_haa_w_y = v[QUAD_base_wy]*rh_haa_c + rh_haa_s*v[QUAD_base_wz];
  const double rh_haa_w_z = v[QUAD_base_wz]*rh_haa_c - rh_haa_s*v[QUAD_base_wy];
  const double rh_haa_dw_y = rh_haa_w_z*v[QUAD_rh_haa];
  const double rh_haa_dw_z = -rh_haa_w_y*v[QUAD_rh_haa];
  const double rh_haa_dd_x = base_dd_x + (base_t16*rh_haa_py - base_t19*rh_haa_px);
  const double rh_haa_t1 = base_dd_y + (base_t16*rh_haa_px - base_t20*rh_haa_py);
  const double rh_haa_t2 = base_dd_z + (base_t17*rh_haa_px + base_t18*rh_haa_py);
  const double rh_haa_dd_y = rh_haa_t1*rh_haa_c + rh_haa_s*rh_haa_t2;
  const double rh_haa_dd_z = rh_haa_t2*rh_haa_c - rh_haa_s*rh_haa_t1;
  const double rh_haa_w_x = v[QUAD_base_wx] + v[QUAD_rh_haa];
  const double rh_haa_t3 = rh_haa_w_x*rh_haa_w_x;
  const double rh_haa_t4 = rh_haa_w_y*rh_haa_w_y;
  const double rh_haa_t5 = rh_haa_w_z*rh_haa_w_z;
  const double rh_haa_t6 = rh_haa_w_x*rh_haa_w_y;
  const double rh_haa_t7 = rh_haa_w_x*rh_haa_w_z;
  const double rh_haa_t8 = rh_haa_w_y*rh_haa_w_z;
  const double rh_haa_t9 = rh_haa_t6 - rh_haa_dw_z;
  const double rh_haa_t10 = rh_haa_t3 + rh_haa_t5;
  const double rh_haa_t11 = rh_haa_t7 - rh_haa_dw_y;

  /* fB = I*a + w x I*w: the net force */
  const double rh_haa_t12 = (rh_haa_t4 + rh_haa_t5)*rh_hip_hx;
  const double rh_haa_t13 = rh_haa_t9*rh_hip_hy - rh_haa_t12;
  const double rh_haa_t14 = (rh_haa_t6 + rh_haa_dw_z)*rh_hip_hx;
  const double rh_haa_t15 = rh_haa_t14 - rh_haa_t10*rh_hip_hy;
  const double rh_haa_t16 = rh_haa_t11*rh_hip_hx + rh_haa_t8*rh_hip_hy;
  const double rh_haa_t17 = rh_hip_hx*rh_haa_dd_y - rh_hip_hy*rh_haa_dd_x;
  const double rh_haa_t18 = rh_haa_k1*rh_haa_t8 - rh_hip_Jxy*rh_haa_t11;
  const double rh_haa_t19 = rh_hip_Jyy*rh_haa_dw_y + rh_haa_k2*rh_haa_t7;
  const double rh_haa_t20 = rh_haa_t19 + rh_hip_Jxy*rh_haa_t8;
  const double rh_haa_t21 = rh_haa_k3*rh_haa_t6 + rh_haa_dw_z*rh_hip_Jzz;
  const double rh_haa_t22 = rh_haa_t21 + rh_hip_Jxy*(rh_haa_t3 - rh_haa_t4);
  const double rh_haa_fB_fx = rh_hip_m*rh_haa_dd_x + rh_haa_t13;
  const double rh_haa_fB_nx = rh_haa_t18 + rh_hip_hy*rh_haa_dd_z;
  const double rh_haa_fB_fy = rh_hip_m*rh_haa_dd_y + rh_haa_t15;
  const double rh_haa_fB_ny = rh_haa_t20 - rh_hip_hx*rh_haa_dd_z;
  const double rh_haa_fB_fz = rh_hip_m*rh_haa_dd_z + rh_haa_t16;
  const double rh_haa_fB_nz = rh_haa_t22 + rh_haa_t17;

  /* ---- motion of rh_hfe: revolute y, parent rh_haa ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double rh_hfe_w_z = rh_haa_w_z*rh_hfe_c + rh_hfe_s*rh_haa_w_x;
  const double rh_hfe_w_x = rh_haa_w_x*rh_hfe_c - rh_hfe_s*rh_haa_w_z;
  const double rh_hfe_t1 = rh_haa_dd_x + rh_haa_t9*rh_hfe_py;
  const double rh_hfe_dd_y = rh_haa_dd_y - rh_haa_t10*rh_hfe_py;
  const double rh_hfe_t2 = rh_haa_dd_z + rh_haa_t8*rh_hfe_py;
  const double rh_hfe_dd_z = rh_hfe_t2*rh_hfe_c + rh_hfe_s*rh_hfe_t1;
  const double rh_hfe_dd_x = rh_hfe_t1*rh_hfe_c - rh_hfe_s*rh_hfe_t2;
  const double rh_hfe_dw_x = -rh_hfe_s*rh_haa_dw_z - rh_hfe_w_z*v[QUAD_rh_hfe];
  const double rh_hfe_dw_z = rh_hfe_w_x*v[QUAD_rh_hfe] + rh_haa_dw_z*rh_hfe_c;
  const double rh_hfe_w_y = rh_haa_w_y + v[QUAD_rh_hfe];
  const double rh_hfe_t3 = rh_hfe_w_x*rh_hfe_w_x;
  const double rh_hfe_t4 = rh_hfe_w_y*rh_hfe_w_y;
  const double rh_hfe_t5 = rh_hfe_w_z*rh_hfe_w_z;
  const double rh_hfe_t6 = rh_hfe_w_x*rh_hfe_w_y;
  const double rh_hfe_t7 = rh_hfe_w_x*rh_hfe_w_z;
  const double rh_hfe_t8 = rh_hfe_w_y*rh_hfe_w_z;
  const double rh_hfe_t9 = rh_hfe_t6 - rh_hfe_dw_z;
  const double rh_hfe_t10 = rh_hfe_t7 + rh_haa_dw_y;
  const double rh_hfe_t11 = rh_hfe_t6 + rh_hfe_dw_z;
  const double rh_hfe_t12 = rh_hfe_t8 - rh_hfe_dw_x;
  const double rh_hfe_t13 = rh_hfe_t7 - rh_haa_dw_y;
  const double rh_hfe_t14 = rh_hfe_t8 + rh_hfe_dw_x;
  const double rh_hfe_t15 = rh_hfe_t3 + rh_hfe_t4;

  /* fB = I*a + w x I*w: the net force */
  const double rh_hfe_t16 = (rh_hfe_t4 + rh_hfe_t5)*rh_thigh_hx;
  const double rh_hfe_t17 = rh_hfe_t9*rh_thigh_hy - rh_hfe_t16;
  const double rh_hfe_t18 = rh_hfe_t17 + rh_hfe_t10*rh_thigh_hz;
  const double rh_hfe_t19 = (rh_hfe_t3 + rh_hfe_t5)*rh_thigh_hy;
  const double rh_hfe_t20 = rh_hfe_t11*rh_thigh_hx - rh_hfe_t19;
  const double rh_hfe_t21 = rh_hfe_t20 + rh_hfe_t12*rh_thigh_hz;
  const double rh_hfe_t22 = rh_hfe_t13*rh_thigh_hx + rh_hfe_t14*rh_thigh_hy;
  const double rh_hfe_t23 = rh_hfe_t22 - rh_hfe_t15*rh_thigh_hz;
  const double rh_hfe_t24 = rh_thigh_hy*rh_hfe_dd_z - rh_thigh_hz*rh_hfe_dd_y;
  const double rh_hfe_t25 = rh_thigh_hz*rh_hfe_dd_x - rh_thigh_hx*rh_hfe_dd_z;
  const double rh_hfe_t26 = rh_thigh_hx*rh_hfe_dd_y - rh_thigh_hy*rh_hfe_dd_x;
  const double rh_hfe_t27 = rh_thigh_Jxx*rh_hfe_dw_x + rh_hfe_k1*rh_hfe_t8;
  const double rh_hfe_t28 = rh_hfe_t27 + rh_thigh_Jyz*(rh_hfe_t4 - rh_hfe_t5);
  const double rh_hfe_t29 = rh_thigh_Jxz*rh_hfe_t11 - rh_thigh_Jxy*rh_hfe_t13;
  const double rh_hfe_t30 = rh_thigh_Jyy*rh_haa_dw_y + rh_hfe_k2*rh_hfe_t7;
  const double rh_hfe_t31 = rh_hfe_t30 + rh_thigh_Jxz*(rh_hfe_t5 - rh_hfe_t3);
  const double rh_hfe_t32 = rh_thigh_Jxy*rh_hfe_t14 - rh_thigh_Jyz*rh_hfe_t9;
  const double rh_hfe_t33 = rh_thigh_Jzz*rh_hfe_dw_z + rh_hfe_k3*rh_hfe_t6;
  const double rh_hfe_t34 = rh_hfe_t33 + rh_thigh_Jxy*(rh_hfe_t3 - rh_hfe_t4);
  const double rh_hfe_t35 = rh_thigh_Jyz*rh_hfe_t10 - rh_thigh_Jxz*rh_hfe_t12;
  const double rh_hfe_fB_fx = rh_thigh_m*rh_hfe_dd_x + rh_hfe_t18;
  const double rh_hfe_fB_nx = rh_hfe_t28 + rh_hfe_t29 + rh_hfe_t24;
  const double rh_hfe_fB_fy = rh_thigh_m*rh_hfe_dd_y + rh_hfe_t21;
  const double rh_hfe_fB_ny = rh_hfe_t31 + rh_hfe_t32 + rh_hfe_t25;
  const double rh_hfe_fB_fz = rh_thigh_m*rh_hfe_dd_z + rh_hfe_t23;
  const double rh_hfe_fB_nz = rh_hfe_t34 + rh_hfe_t35 + rh_hfe_t26;

  /* ---- motion of rh_kfe: revolute y, parent rh_hfe ------------------------ */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double rh_kfe_w_z = rh_hfe_w_z*rh_kfe_c + rh_kfe_s*rh_hfe_w_x;
  const double rh_kfe_w_x = rh_hfe_w_x*rh_kfe_c - rh_kfe_s*rh_hfe_w_z;
  const double rh_kfe_t1 = rh_hfe_dw_z*rh_kfe_c + rh_kfe_s*rh_hfe_dw_x;
  const double rh_kfe_t2 = rh_hfe_dw_x*rh_kfe_c - rh_kfe_s*rh_hfe_dw_z;
  const double rh_kfe_t3 = rh_hfe_dd_x + rh_hfe_t10*rh_kfe_pz;
  const double rh_kfe_dd_y = rh_hfe_dd_y + rh_hfe_t12*rh_kfe_pz;
  const double rh_kfe_t4 = rh_hfe_dd_z - rh_hfe_t15*rh_kfe_pz;
  const double rh_kfe_dd_z = rh_kfe_t4*rh_kfe_c + rh_kfe_s*rh_kfe_t3;
  const double rh_kfe_dd_x = rh_kfe_t3*rh_kfe_c - rh_kfe_s*rh_kfe_t4;
  const double rh_kfe_dw_x = rh_kfe_t2 - rh_kfe_w_z*v[QUAD_rh_kfe];
  const double rh_kfe_dw_z = rh_kfe_t1 + rh_kfe_w_x*v[QUAD_rh_kfe];
  const double rh_kfe_w_y = rh_hfe_w_y + v[QUAD_rh_kfe];
  const double rh_kfe_t5 = rh_kfe_w_x*rh_kfe_w_x;
  const double rh_kfe_t6 = rh_kfe_w_y*rh_kfe_w_y;
  const double rh_kfe_t7 = rh_kfe_w_z*rh_kfe_w_z;
  const double rh_kfe_t8 = rh_kfe_w_x*rh_kfe_w_y;
  const double rh_kfe_t9 = rh_kfe_w_x*rh_kfe_w_z;
  const double rh_kfe_t10 = rh_kfe_w_y*rh_kfe_w_z;
  const double rh_kfe_t11 = rh_kfe_t8 + rh_kfe_dw_z;
  const double rh_kfe_t12 = rh_kfe_t10 - rh_kfe_dw_x;

  /* fB = I*a + w x I*w: the net force */
  const double rh_kfe_t13 = (rh_kfe_t9 + rh_haa_dw_y)*rh_calf_hz;
  const double rh_kfe_t14 = rh_kfe_t13 - (rh_kfe_t6 + rh_kfe_t7)*rh_calf_hx;
  const double rh_kfe_t15 = rh_kfe_t11*rh_calf_hx + rh_kfe_t12*rh_calf_hz;
  const double rh_kfe_t16 = (rh_kfe_t9 - rh_haa_dw_y)*rh_calf_hx;
  const double rh_kfe_t17 = rh_kfe_t16 - (rh_kfe_t5 + rh_kfe_t6)*rh_calf_hz;
  const double rh_kfe_t18 = rh_calf_hz*rh_kfe_dd_x - rh_calf_hx*rh_kfe_dd_z;
  const double rh_kfe_t19 = rh_calf_Jxx*rh_kfe_dw_x + rh_kfe_k1*rh_kfe_t10;
  const double rh_kfe_t20 = rh_kfe_t19 + rh_calf_Jxz*rh_kfe_t11;
  const double rh_kfe_t21 = rh_calf_Jyy*rh_haa_dw_y + rh_kfe_k2*rh_kfe_t9;
  const double rh_kfe_t22 = rh_kfe_t21 + rh_calf_Jxz*(rh_kfe_t7 - rh_kfe_t5);
  const double rh_kfe_t23 = rh_calf_Jzz*rh_kfe_dw_z + rh_kfe_k3*rh_kfe_t8;
  const double rh_kfe_t24 = rh_kfe_t23 - rh_calf_Jxz*rh_kfe_t12;
  const double rh_kfe_fB_fx = rh_calf_m*rh_kfe_dd_x + rh_kfe_t14;
  const double rh_kfe_fB_nx = rh_kfe_t20 - rh_calf_hz*rh_kfe_dd_y;
  const double rh_kfe_fB_fy = rh_calf_m*rh_kfe_dd_y + rh_kfe_t15;
  const double rh_kfe_fB_ny = rh_kfe_t22 + rh_kfe_t18;
  const double rh_kfe_fB_fz = rh_calf_m*rh_kfe_dd_z + rh_kfe_t17;
  const double rh_kfe_fB_nz = rh_kfe_t24 + rh_calf_hx*rh_kfe_dd_y;

  /* ---- articulated inertia of rh_kfe: revolute y, parent rh_hfe ----------- */
  /* the joint projected out */
  const double rh_kfe_u = tau[QUAD_rh_kfe] - rh_kfe_fB_ny;
  const double rh_kfe_t25 = rh_kfe_fB_fx + rh_kfe_k4*rh_kfe_u;
  const double rh_kfe_t26 = rh_kfe_fB_fz - rh_kfe_k5*rh_kfe_u;

  /* IA and pA to rh_hfe */
  const double rh_kfe_t27 = rh_kfe_k9*rh_kfe_s + rh_kfe_k10*rh_kfe_c;
  const double rh_kfe_t28 = rh_kfe_t27*rh_kfe_s;
  const double rh_kfe_IA_rh_hfe_Mzz = rh_kfe_k8 - rh_kfe_t28;
  const double rh_kfe_IA_rh_hfe_Mxx = rh_kfe_k6 + rh_kfe_t28;
  const double rh_kfe_IA_rh_hfe_Mxz = rh_kfe_t27*rh_kfe_c - rh_kfe_k7;
  const double rh_kfe_t29 = rh_kfe_k11*rh_kfe_c - rh_kfe_k2*rh_kfe_s;
  const double rh_kfe_t30 = rh_kfe_t29*rh_kfe_s;
  const double rh_kfe_IA_rh_hfe_Czz = rh_calf_Jzz - rh_kfe_t30;
  const double rh_kfe_t31 = rh_kfe_t29*rh_kfe_c - rh_calf_Jxz;
  const double rh_kfe_IA_rh_hfe_Bzy = rh_calf_hx*rh_kfe_c + rh_calf_hz*rh_kfe_s;
  const double rh_kfe_t32 = rh_calf_hx*rh_kfe_s - rh_calf_hz*rh_kfe_c;
  const double rh_kfe_IA_rh_hfe_Byx = rh_kfe_pz*rh_kfe_IA_rh_hfe_Mxx;
  const double rh_kfe_IA_rh_hfe_Byz = rh_kfe_pz*rh_kfe_IA_rh_hfe_Mxz;
  const double rh_kfe_IA_rh_hfe_Bxy = rh_kfe_t32 - rh_kfe_k12;
  const double rh_kfe_IA_rh_hfe_Cyy = rh_kfe_k13*rh_kfe_IA_rh_hfe_Mxx;
  const double rh_kfe_t33 = rh_kfe_pz*rh_kfe_t32 + rh_kfe_pz*rh_kfe_IA_rh_hfe_Bxy;
  const double rh_kfe_IA_rh_hfe_Cxx = rh_calf_Jxx + rh_kfe_t30 - rh_kfe_t33;
  const double rh_kfe_IA_rh_hfe_Cxz = rh_kfe_t31 - rh_kfe_pz*rh_kfe_IA_rh_hfe_Bzy;
  const double rh_kfe_pA_rh_hfe_fz = rh_kfe_t26*rh_kfe_c - rh_kfe_t25*rh_kfe_s;
  const double rh_kfe_pA_rh_hfe_fx = rh_kfe_t26*rh_kfe_s + rh_kfe_t25*rh_kfe_c;
  const double rh_kfe_pA_rh_hfe_nz = rh_kfe_fB_nz*rh_kfe_c - rh_kfe_fB_nx*rh_kfe_s;
  const double rh_kfe_t34 = rh_kfe_fB_nz*rh_kfe_s + rh_kfe_fB_nx*rh_kfe_c;
  const double rh_kfe_pA_rh_hfe_nx = rh_kfe_t34 - rh_kfe_pz*rh_kfe_fB_fy;
  const double rh_kfe_pA_rh_hfe_ny = tau[QUAD_rh_kfe] + rh_kfe_pz*rh_kfe_pA_rh_hfe_fx;

  /* ---- articulated inertia of rh_hfe: revolute y, parent rh_haa ----------- */
  const double rh_hfe_IA_Mxx = rh_thigh_m + rh_kfe_IA_rh_hfe_Mxx;
  const double rh_hfe_IA_Cxx = rh_thigh_Jxx + rh_kfe_IA_rh_hfe_Cxx;
  const double rh_hfe_IA_Cxz = rh_thigh_Jxz + rh_kfe_IA_rh_hfe_Cxz;
  const double rh_hfe_IA_Cyy = rh_thigh_Jyy + rh_kfe_IA_rh_hfe_Cyy;
  const double rh_hfe_IA_Mzz = rh_thigh_m + rh_kfe_IA_rh_hfe_Mzz;
  const double rh_hfe_IA_Czz = rh_thigh_Jzz + rh_kfe_IA_rh_hfe_Czz;
  const double rh_hfe_IA_Bxy = rh_kfe_IA_rh_hfe_Bxy - rh_thigh_hz;
  const double rh_hfe_IA_Byx = rh_thigh_hz + rh_kfe_IA_rh_hfe_Byx;
  const double rh_hfe_IA_Byz = rh_kfe_IA_rh_hfe_Byz - rh_thigh_hx;
  const double rh_hfe_IA_Bzy = rh_thigh_hx + rh_kfe_IA_rh_hfe_Bzy;
  const double rh_hfe_t36 = rh_hfe_fB_fx + rh_kfe_pA_rh_hfe_fx;
  const double rh_hfe_pA_rh_haa_fy = rh_hfe_fB_fy + rh_kfe_fB_fy;
  const double rh_hfe_t37 = rh_hfe_fB_fz + rh_kfe_pA_rh_hfe_fz;
  const double rh_hfe_t38 = rh_hfe_fB_nx + rh_kfe_pA_rh_hfe_nx;
  const double rh_hfe_t39 = rh_hfe_fB_nz + rh_kfe_pA_rh_hfe_nz;

  /* the joint projected out */
  const double rh_hfe_u = tau[QUAD_rh_hfe] - (rh_hfe_fB_ny + rh_kfe_pA_rh_hfe_ny);
  const double rh_hfe_Dinv = 1.0/rh_hfe_IA_Cyy;
  const double rh_hfe_t40 = rh_hfe_IA_Byz*rh_hfe_Dinv;
  const double rh_hfe_t41 = rh_thigh_Jxy*rh_hfe_Dinv;
  const double rh_hfe_t42 = rh_thigh_Jyz*rh_hfe_Dinv;
  const double rh_hfe_t43 = rh_hfe_IA_Mxx - rh_hfe_IA_Byx*rh_hfe_Dinv*rh_hfe_IA_Byx;
  const double rh_hfe_t44 = rh_kfe_IA_rh_hfe_Mxz - rh_hfe_t40*rh_hfe_IA_Byx;
  const double rh_hfe_t45 = rh_hfe_IA_Mzz - rh_hfe_t40*rh_hfe_IA_Byz;
  const double rh_hfe_t46 = rh_hfe_t41*rh_hfe_IA_Byx;
  const double rh_hfe_t47 = rh_thigh_hy - rh_hfe_t41*rh_hfe_IA_Byz;
  const double rh_hfe_t48 = rh_hfe_IA_Cxx - rh_hfe_k4*rh_hfe_Dinv;
  const double rh_hfe_t49 = rh_thigh_hy + rh_hfe_t42*rh_hfe_IA_Byx;
  const double rh_hfe_t50 = rh_hfe_t42*rh_hfe_IA_Byz;
  const double rh_hfe_t51 = rh_hfe_IA_Cxz - rh_hfe_k5*rh_hfe_Dinv;
  const double rh_hfe_t52 = rh_hfe_IA_Czz - rh_hfe_k6*rh_hfe_Dinv;
  const double rh_hfe_t53 = rh_hfe_u*rh_hfe_Dinv;
  const double rh_hfe_t54 = rh_hfe_t36 + rh_hfe_IA_Byx*rh_hfe_t53;
  const double rh_hfe_t55 = rh_hfe_t37 + rh_hfe_IA_Byz*rh_hfe_t53;
  const double rh_hfe_t56 = rh_hfe_t38 + rh_thigh_Jxy*rh_hfe_t53;
  const double rh_hfe_t57 = rh_hfe_t39 + rh_thigh_Jyz*rh_hfe_t53;

  /* IA and pA to rh_haa */
  const double rh_hfe_t58 = (rh_hfe_t45 - rh_hfe_t43)*rh_hfe_s;
  const double rh_hfe_t59 = 2.0*rh_hfe_c;
  const double rh_hfe_t60 = rh_hfe_t58 + rh_hfe_t44*rh_hfe_t59;
  const double rh_hfe_t61 = rh_hfe_t60*rh_hfe_s;
  const double rh_hfe_IA_rh_haa_Mzz = rh_hfe_t45 - rh_hfe_t61;
  const double rh_hfe_IA_rh_haa_Mxx = rh_hfe_t43 + rh_hfe_t61;
  const double rh_hfe_IA_rh_haa_Mxz = rh_hfe_t60*rh_hfe_c - rh_hfe_t44;
  const double rh_hfe_t62 = (rh_hfe_t52 - rh_hfe_t48)*rh_hfe_s;
  const double rh_hfe_t63 = rh_hfe_t62 + rh_hfe_t51*rh_hfe_t59;
  const double rh_hfe_t64 = rh_hfe_t63*rh_hfe_s;
  const double rh_hfe_t65 = (rh_hfe_t46 - rh_hfe_t50)*rh_hfe_s;
  const double rh_hfe_t66 = rh_hfe_t65 + (rh_hfe_t47 - rh_hfe_t49)*rh_hfe_c;
  const double rh_hfe_t67 = rh_hfe_t66*rh_hfe_s;
  const double rh_hfe_t68 = rh_hfe_t66*rh_hfe_c;
  const double rh_hfe_t69 = rh_hfe_t67 - rh_hfe_t46;
  const double rh_hfe_t70 = rh_hfe_t68 - rh_hfe_t47;
  const double rh_hfe_t71 = rh_hfe_t68 + rh_hfe_t49;
  const double rh_hfe_IA_rh_haa_Bzy = rh_hfe_IA_Bzy*rh_hfe_c - rh_hfe_IA_Bxy*rh_hfe_s;
  const double rh_hfe_IA_rh_haa_Bxy = rh_hfe_IA_Bzy*rh_hfe_s + rh_hfe_IA_Bxy*rh_hfe_c;
  const double rh_hfe_t72 = rh_hfe_py*rh_hfe_IA_rh_haa_Mxz;
  const double rh_hfe_IA_rh_haa_Bxx = rh_hfe_t69 + rh_hfe_t72;
  const double rh_hfe_IA_rh_haa_Bxz = rh_hfe_t71 + rh_hfe_py*rh_hfe_IA_rh_haa_Mzz;
  const double rh_hfe_IA_rh_haa_Bzx = rh_hfe_t70 - rh_hfe_py*rh_hfe_IA_rh_haa_Mxx;
  const double rh_hfe_IA_rh_haa_Bzz = -(rh_hfe_t50 + rh_hfe_t67) - rh_hfe_t72;
  const double rh_hfe_t73 = rh_hfe_py*rh_hfe_t71 + rh_hfe_py*rh_hfe_IA_rh_haa_Bxz;
  const double rh_hfe_IA_rh_haa_Cxx = rh_hfe_t48 + rh_hfe_t64 + rh_hfe_t73;
  const double rh_hfe_t74 = rh_hfe_py*rh_hfe_t69 - rh_hfe_IA_rh_haa_Bzz*rh_hfe_py;
  const double rh_hfe_IA_rh_haa_Cxz = rh_hfe_t63*rh_hfe_c - rh_hfe_t51 - rh_hfe_t74;
  const double rh_hfe_t75 = rh_hfe_py*rh_hfe_t70 + rh_hfe_py*rh_hfe_IA_rh_haa_Bzx;
  const double rh_hfe_IA_rh_haa_Czz = rh_hfe_t52 - rh_hfe_t64 - rh_hfe_t75;
  const double rh_hfe_pA_rh_haa_fz = rh_hfe_t55*rh_hfe_c - rh_hfe_t54*rh_hfe_s;
  const double rh_hfe_pA_rh_haa_fx = rh_hfe_t55*rh_hfe_s + rh_hfe_t54*rh_hfe_c;
  const double rh_hfe_t76 = rh_hfe_t57*rh_hfe_c - rh_hfe_t56*rh_hfe_s;
  const double rh_hfe_t77 = rh_hfe_t57*rh_hfe_s + rh_hfe_t56*rh_hfe_c;
  const double rh_hfe_pA_rh_haa_nx = rh_hfe_t77 + rh_hfe_py*rh_hfe_pA_rh_haa_fz;
  const double rh_hfe_pA_rh_haa_nz = rh_hfe_t76 - rh_hfe_py*rh_hfe_pA_rh_haa_fx;

  /* ---- articulated inertia of rh_haa: revolute x, parent base ------------- */
  const double rh_haa_IA_Mxx = rh_hip_m + rh_hfe_IA_rh_haa_Mxx;
  const double rh_haa_IA_Cxx = rh_hip_Jxx + rh_hfe_IA_rh_haa_Cxx;
  const double rh_haa_IA_Mzz = rh_hip_m + rh_hfe_IA_rh_haa_Mzz;
  const double rh_haa_IA_Czz = rh_hip_Jzz + rh_hfe_IA_rh_haa_Czz;
  const double rh_haa_IA_Bxz = rh_hip_hy + rh_hfe_IA_rh_haa_Bxz;
  const double rh_haa_IA_Bzx = rh_hfe_IA_rh_haa_Bzx - rh_hip_hy;
  const double rh_haa_IA_Bzy = rh_hip_hx + rh_hfe_IA_rh_haa_Bzy;
  const double rh_haa_t23 = rh_haa_fB_fx + rh_hfe_pA_rh_haa_fx;
  const double rh_haa_t24 = rh_haa_fB_fy + rh_hfe_pA_rh_haa_fy;
  const double rh_haa_t25 = rh_haa_fB_fz + rh_hfe_pA_rh_haa_fz;
  const double rh_haa_t26 = rh_haa_fB_nz + rh_hfe_pA_rh_haa_nz;

  /* the joint projected out */
  const double rh_haa_u = tau[QUAD_rh_haa] - (rh_haa_fB_nx + rh_hfe_pA_rh_haa_nx);
  const double rh_haa_Dinv = 1.0/rh_haa_IA_Cxx;
  const double rh_haa_t27 = rh_hfe_IA_rh_haa_Bxy*rh_haa_Dinv;
  const double rh_haa_t28 = rh_haa_IA_Bxz*rh_haa_Dinv;
  const double rh_haa_t29 = rh_hip_Jxy*rh_haa_Dinv;
  const double rh_haa_t30 = rh_hfe_IA_rh_haa_Cxz*rh_haa_Dinv;
  const double rh_haa_t31 = rh_hfe_IA_rh_haa_Bxx*rh_haa_Dinv*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_IA_base_Mxx = rh_haa_IA_Mxx - rh_haa_t31;
  const double rh_haa_t32 = rh_haa_t27*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_t33 = rh_haa_IA_Myy - rh_haa_t27*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_t34 = rh_hfe_IA_rh_haa_Mxz - rh_haa_t28*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_t35 = rh_haa_t28*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_t36 = rh_haa_IA_Mzz - rh_haa_t28*rh_haa_IA_Bxz;
  const double rh_haa_t37 = rh_haa_t29*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_t38 = rh_haa_t29*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_t39 = rh_hip_hx + rh_haa_t29*rh_haa_IA_Bxz;
  const double rh_haa_t40 = rh_hip_Jyy - rh_haa_k4*rh_haa_Dinv;
  const double rh_haa_t41 = rh_haa_IA_Bzx - rh_haa_t30*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_t42 = rh_haa_IA_Bzy - rh_haa_t30*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_t43 = rh_haa_t30*rh_haa_IA_Bxz - rh_hfe_IA_rh_haa_Bzz;
  const double rh_haa_t44 = rh_haa_t30*rh_hip_Jxy;
  const double rh_haa_t45 = rh_haa_IA_Czz - rh_haa_t30*rh_hfe_IA_rh_haa_Cxz;
  const double rh_haa_t46 = rh_haa_u*rh_haa_Dinv;
  const double rh_haa_pA_base_fx = rh_haa_t23 + rh_hfe_IA_rh_haa_Bxx*rh_haa_t46;
  const double rh_haa_t47 = rh_haa_t24 + rh_hfe_IA_rh_haa_Bxy*rh_haa_t46;
  const double rh_haa_t48 = rh_haa_t25 + rh_haa_IA_Bxz*rh_haa_t46;
  const double rh_haa_t49 = rh_haa_fB_ny + tau[QUAD_rh_hfe] + rh_hip_Jxy*rh_haa_t46;
  const double rh_haa_t50 = rh_haa_t26 + rh_hfe_IA_rh_haa_Cxz*rh_haa_t46;

  /* IA and pA to base */
  const double rh_haa_t51 = (rh_haa_t33 - rh_haa_t36)*rh_haa_s;
  const double rh_haa_t52 = 2.0*rh_haa_c;
  const double rh_haa_t53 = rh_haa_t51 - rh_haa_t35*rh_haa_t52;
  const double rh_haa_t54 = rh_haa_t53*rh_haa_s;
  const double rh_haa_IA_base_Myy = rh_haa_t33 - rh_haa_t54;
  const double rh_haa_IA_base_Mzz = rh_haa_t36 + rh_haa_t54;
  const double rh_haa_IA_base_Myz = rh_haa_t53*rh_haa_c + rh_haa_t35;
  const double rh_haa_IA_base_Mxy = -rh_haa_t32*rh_haa_c - rh_haa_t34*rh_haa_s;
  const double rh_haa_IA_base_Mxz = rh_haa_t34*rh_haa_c - rh_haa_t32*rh_haa_s;
  const double rh_haa_t55 = (rh_haa_t40 - rh_haa_t45)*rh_haa_s;
  const double rh_haa_t56 = rh_haa_t55 - rh_haa_t44*rh_haa_t52;
  const double rh_haa_t57 = rh_haa_t56*rh_haa_s;
  const double rh_haa_t58 = (rh_haa_t43 - rh_haa_t38)*rh_haa_s;
  const double rh_haa_t59 = rh_haa_t58 + (rh_haa_t42 - rh_haa_t39)*rh_haa_c;
  const double rh_haa_t60 = rh_haa_t59*rh_haa_s;
  const double rh_haa_t61 = rh_haa_t59*rh_haa_c;
  const double rh_haa_t62 = rh_haa_t38 + rh_haa_t60;
  const double rh_haa_t63 = rh_haa_t61 - rh_haa_t42;
  const double rh_haa_t64 = rh_haa_t61 + rh_haa_t39;
  const double rh_haa_t65 = rh_haa_t37*rh_haa_c + rh_haa_t41*rh_haa_s;
  const double rh_haa_t66 = rh_haa_t41*rh_haa_c - rh_haa_t37*rh_haa_s;
  const double rh_haa_IA_base_Bxx = rh_haa_py*rh_haa_IA_base_Mxz;
  const double rh_haa_t67 = rh_haa_IA_base_Mxy*rh_haa_px;
  const double rh_haa_IA_base_Bxy = rh_haa_py*rh_haa_IA_base_Myz;
  const double rh_haa_t68 = rh_haa_px*rh_haa_IA_base_Myz;
  const double rh_haa_t69 = rh_haa_px*rh_haa_IA_base_Myy;
  const double rh_haa_IA_base_Bxz = rh_haa_py*rh_haa_IA_base_Mzz;
  const double rh_haa_IA_base_Byx = -rh_haa_t65 - rh_haa_px*rh_haa_IA_base_Mxz;
  const double rh_haa_IA_base_Byy = -rh_haa_t62 - rh_haa_t68;
  const double rh_haa_IA_base_Byz = rh_haa_t63 - rh_haa_px*rh_haa_IA_base_Mzz;
  const double rh_haa_IA_base_Bzx = rh_haa_t66 - (rh_haa_py*rh_haa_IA_base_Mxx - rh_haa_t67);
  const double rh_haa_IA_base_Bzy = rh_haa_t64 + (rh_haa_t69 - rh_haa_IA_base_Mxy*rh_haa_py);
  const double rh_haa_IA_base_Bzz = rh_haa_t60 - rh_haa_t43 + (rh_haa_t68 - rh_haa_IA_base_Bxx);
  const double rh_haa_t70 = rh_haa_t65*rh_haa_py - rh_haa_t62*rh_haa_px;
  const double rh_haa_t71 = rh_haa_px*rh_haa_t64 - rh_haa_py*rh_haa_t66;
  const double rh_haa_IA_base_Cxx = rh_haa_k5*rh_haa_IA_base_Mzz;
  const double rh_haa_IA_base_Cxy = rh_haa_py*rh_haa_IA_base_Byz;
  const double rh_haa_IA_base_Cxz = rh_haa_py*rh_haa_IA_base_Bzz;
  const double rh_haa_t72 = rh_haa_px*rh_haa_IA_base_Bzy;
  const double rh_haa_t73 = rh_haa_px*rh_haa_t63 + rh_haa_px*rh_haa_IA_base_Byz;
  const double rh_haa_IA_base_Cyy = rh_haa_t40 - rh_haa_t57 - rh_haa_t73;
  const double rh_haa_t74 = rh_haa_t70 - rh_haa_px*rh_haa_IA_base_Bzz;
  const double rh_haa_IA_base_Cyz = rh_haa_t56*rh_haa_c + rh_haa_t44 + rh_haa_t74;
  const double rh_haa_t75 = rh_haa_t71 + (rh_haa_t72 - rh_haa_py*rh_haa_IA_base_Bzx);
  const double rh_haa_IA_base_Czz = rh_haa_t45 + rh_haa_t57 + rh_haa_t75;
  const double rh_haa_pA_base_fy = rh_haa_t47*rh_haa_c - rh_haa_t48*rh_haa_s;
  const double rh_haa_pA_base_fz = rh_haa_t47*rh_haa_s + rh_haa_t48*rh_haa_c;
  const double rh_haa_t76 = rh_haa_t49*rh_haa_c - rh_haa_t50*rh_haa_s;
  const double rh_haa_t77 = rh_haa_t49*rh_haa_s + rh_haa_t50*rh_haa_c;
  const double rh_haa_t78 = rh_haa_px*rh_haa_pA_base_fy;
  const double rh_haa_pA_base_nx = tau[QUAD_rh_haa] + rh_haa_py*rh_haa_pA_base_fz;
  const double rh_haa_pA_base_ny = rh_haa_t76 - rh_haa_px*rh_haa_pA_base_fz;
  const double rh_haa_pA_base_nz = rh_haa_t77 + (rh_haa_t78 - rh_haa_py*rh_haa_pA_base_fx);

  /* ---- articulated inertia of base: floating, parent world ---------------- */
  const double base_t27 = trunk_m + lf_haa_IA_base_Mxx + rf_haa_IA_base_Mxx;
  const double base_t28 = trunk_Jxx + lf_haa_IA_base_Cxx + rf_haa_IA_base_Cxx;
  const double base_t29 = trunk_Jxz + lf_haa_IA_base_Cxz + rf_haa_IA_base_Cxz;
  const double base_t30 = trunk_m + lf_haa_IA_base_Myy + rf_haa_IA_base_Myy;
  const double base_t31 = trunk_Jyy + lf_haa_IA_base_Cyy + rf_haa_IA_base_Cyy;
  const double base_t32 = trunk_m + lf_haa_IA_base_Mzz + rf_haa_IA_base_Mzz;
  const double base_t33 = trunk_Jzz + lf_haa_IA_base_Czz + rf_haa_IA_base_Czz;
  const double base_t34 = lf_haa_IA_base_Bxy - trunk_hz + rf_haa_IA_base_Bxy;
  const double base_t35 = trunk_hz + lf_haa_IA_base_Byx + rf_haa_IA_base_Byx;
  const double base_t36 = lf_haa_IA_base_Byz - trunk_hx + rf_haa_IA_base_Byz;
  const double base_t37 = trunk_hx + lf_haa_IA_base_Bzy + rf_haa_IA_base_Bzy;
  const double base_t38 = base_fB_fx + lf_haa_pA_base_fx + rf_haa_pA_base_fx;
  const double base_t39 = base_fB_fy + lf_haa_pA_base_fy + rf_haa_pA_base_fy;
  const double base_t40 = base_fB_fz + lf_haa_pA_base_fz + rf_haa_pA_base_fz;
  const double base_t41 = base_fB_nx + lf_haa_pA_base_nx + rf_haa_pA_base_nx;
  const double base_t42 = base_fB_ny + lf_haa_pA_base_ny + rf_haa_pA_base_ny;
  const double base_t43 = base_fB_nz + lf_haa_pA_base_nz + rf_haa_pA_base_nz;
  const double base_t44 = lf_haa_IA_base_Mxy + rf_haa_IA_base_Mxy + lh_haa_IA_base_Mxy;
  const double base_t45 = lf_haa_IA_base_Cxy + rf_haa_IA_base_Cxy + lh_haa_IA_base_Cxy;
  const double base_t46 = lf_haa_IA_base_Mxz + rf_haa_IA_base_Mxz + lh_haa_IA_base_Mxz;
  const double base_t47 = lf_haa_IA_base_Myz + rf_haa_IA_base_Myz + lh_haa_IA_base_Myz;
  const double base_t48 = lf_haa_IA_base_Cyz + rf_haa_IA_base_Cyz + lh_haa_IA_base_Cyz;
  const double base_t49 = lf_haa_IA_base_Bxx + rf_haa_IA_base_Bxx + lh_haa_IA_base_Bxx;
  const double base_t50 = lf_haa_IA_base_Bxz + rf_haa_IA_base_Bxz + lh_haa_IA_base_Bxz;
  const double base_t51 = lf_haa_IA_base_Byy + rf_haa_IA_base_Byy + lh_haa_IA_base_Byy;
  const double base_t52 = lf_haa_IA_base_Bzx + rf_haa_IA_base_Bzx + lh_haa_IA_base_Bzx;
  const double base_t53 = lf_haa_IA_base_Bzz + rf_haa_IA_base_Bzz + lh_haa_IA_base_Bzz;
  const double base_IA_Mxx = base_t27 + lh_haa_IA_base_Mxx + rh_haa_IA_base_Mxx;
  const double base_IA_Cxx = base_t28 + lh_haa_IA_base_Cxx + rh_haa_IA_base_Cxx;
  const double base_IA_Mxy = base_t44 + rh_haa_IA_base_Mxy;
  const double base_IA_Cxy = base_t45 + rh_haa_IA_base_Cxy;
  const double base_IA_Mxz = base_t46 + rh_haa_IA_base_Mxz;
  const double base_IA_Cxz = base_t29 + lh_haa_IA_base_Cxz + rh_haa_IA_base_Cxz;
  const double base_IA_Myy = base_t30 + lh_haa_IA_base_Myy + rh_haa_IA_base_Myy;
  const double base_IA_Cyy = base_t31 + lh_haa_IA_base_Cyy + rh_haa_IA_base_Cyy;
  const double base_IA_Myz = base_t47 + rh_haa_IA_base_Myz;
  const double base_IA_Cyz = base_t48 + rh_haa_IA_base_Cyz;
  const double base_IA_Mzz = base_t32 + lh_haa_IA_base_Mzz + rh_haa_IA_base_Mzz;
  const double base_IA_Czz = base_t33 + lh_haa_IA_base_Czz + rh_haa_IA_base_Czz;
  const double base_IA_Bxx = base_t49 + rh_haa_IA_base_Bxx;
  const double base_IA_Bxy = base_t34 + lh_haa_IA_base_Bxy + rh_haa_IA_base_Bxy;
  const double base_IA_Bxz = base_t50 + rh_haa_IA_base_Bxz;
  const double base_IA_Byx = base_t35 + lh_haa_IA_base_Byx + rh_haa_IA_base_Byx;
  const double base_IA_Byy = base_t51 + rh_haa_IA_base_Byy;
  const double base_IA_Byz = base_t36 + lh_haa_IA_base_Byz + rh_haa_IA_base_Byz;
  const double base_IA_Bzx = base_t52 + rh_haa_IA_base_Bzx;
  const double base_IA_Bzy = base_t37 + lh_haa_IA_base_Bzy + rh_haa_IA_base_Bzy;
  const double base_IA_Bzz = base_t53 + rh_haa_IA_base_Bzz;
  const double base_t54 = base_t38 + lh_haa_pA_base_fx + rh_haa_pA_base_fx;
  const double base_t55 = base_t39 + lh_haa_pA_base_fy + rh_haa_pA_base_fy;
  const double base_t56 = base_t40 + lh_haa_pA_base_fz + rh_haa_pA_base_fz;
  const double base_t57 = base_t41 + lh_haa_pA_base_nx + rh_haa_pA_base_nx;
  const double base_t58 = base_t42 + lh_haa_pA_base_ny + rh_haa_pA_base_ny;
  const double base_t59 = base_t43 + lh_haa_pA_base_nz + rh_haa_pA_base_nz;

  /* the joint projected out */
  const double base_u6 = tau[QUAD_base_wz] - base_t59;
  const double base_Dinv6 = 1.0/base_IA_Czz;
  const double base_t60 = base_IA_Bzy*base_Dinv6;
  const double base_t61 = base_IA_Bzz*base_Dinv6;
  const double base_t62 = base_IA_Cxz*base_Dinv6;
  const double base_t63 = base_IA_Cyz*base_Dinv6;
  const double base_t64 = base_IA_Mxx - base_IA_Bzx*base_Dinv6*base_IA_Bzx;
  const double base_t65 = base_t60*base_IA_Bzx - base_IA_Mxy;
  const double base_t66 = base_IA_Myy - base_t60*base_IA_Bzy;
  const double base_t67 = base_IA_Mxz - base_t61*base_IA_Bzx;
  const double base_t68 = base_IA_Myz - base_t61*base_IA_Bzy;
  const double base_t69 = base_IA_Mzz - base_t61*base_IA_Bzz;
  const double base_t70 = base_IA_Bxx - base_t62*base_IA_Bzx;
  const double base_t71 = base_IA_Bxy - base_t62*base_IA_Bzy;
  const double base_t72 = base_IA_Bxz - base_t62*base_IA_Bzz;
  const double base_t73 = base_IA_Cxx - base_t62*base_IA_Cxz;
  const double base_U5_x = base_IA_Byx - base_t63*base_IA_Bzx;
  const double base_U5_y = base_IA_Byy - base_t63*base_IA_Bzy;
  const double base_U5_z = base_IA_Byz - base_t63*base_IA_Bzz;
  const double base_U5_rx = base_IA_Cxy - base_t63*base_IA_Cxz;
  const double base_D5 = base_IA_Cyy - base_t63*base_IA_Cyz;
  const double base_t74 = base_u6*base_Dinv6;
  const double base_u5 = tau[QUAD_base_wy] - (base_t58 + base_IA_Cyz*base_t74);
  const double base_Dinv5 = 1.0/base_D5;
  const double base_t75 = base_U5_y*base_Dinv5;
  const double base_t76 = base_U5_z*base_Dinv5;
  const double base_t77 = base_U5_rx*base_Dinv5;
  const double base_t78 = base_t64 - base_U5_x*base_Dinv5*base_U5_x;
  const double base_U4_x = base_t70 - base_t77*base_U5_x;
  const double base_U4_y = base_t71 - base_U5_y*base_t77;
  const double base_U4_z = base_t72 - base_t77*base_U5_z;
  const double base_D4 = base_t73 - base_t77*base_U5_rx;
  const double base_t79 = base_u5*base_Dinv5;
  const double base_t80 = base_t54 + base_IA_Bzx*base_t74 + base_U5_x*base_t79;
  const double base_t81 = base_t55 + base_IA_Bzy*base_t74 + base_U5_y*base_t79;
  const double base_t82 = base_t56 + base_IA_Bzz*base_t74 + base_U5_z*base_t79;
  const double base_t83 = base_t57 + base_IA_Cxz*base_t74 + base_U5_rx*base_t79;
  const double base_u4 = tau[QUAD_base_wx] - base_t83;
  const double base_Dinv4 = 1.0/base_D4;
  const double base_t84 = base_U4_y*base_Dinv4;
  const double base_t85 = base_U4_z*base_Dinv4;
  const double base_t86 = base_t78 - base_U4_x*base_Dinv4*base_U4_x;
  const double base_t87 = base_t75*base_U5_x + base_t65 + base_t84*base_U4_x;
  const double base_t88 = base_t66 - base_U5_y*base_t75 - base_t84*base_U4_y;
  const double base_U3_x = base_t67 - base_t76*base_U5_x - base_t85*base_U4_x;
  const double base_U3_y = base_t68 - base_U5_y*base_t76 - base_t85*base_U4_y;
  const double base_D3 = base_t69 - base_t76*base_U5_z - base_t85*base_U4_z;
  const double base_t89 = base_u4*base_Dinv4;
  const double base_u3 = tau[QUAD_base_vz] - (base_t82 + base_U4_z*base_t89);
  const double base_Dinv3 = 1.0/base_D3;
  const double base_t90 = base_U3_y*base_Dinv3;
  const double base_t91 = base_t86 - base_U3_x*base_Dinv3*base_U3_x;
  const double base_U2_x = -base_t87 - base_t90*base_U3_x;
  const double base_D2 = base_t88 - base_t90*base_U3_y;
  const double base_t92 = base_u3*base_Dinv3;
  const double base_t93 = base_t80 + base_U4_x*base_t89 + base_U3_x*base_t92;
  const double base_t94 = base_t81 + base_U4_y*base_t89 + base_U3_y*base_t92;
  const double base_u2 = tau[QUAD_base_vy] - base_t94;
  const double base_Dinv2 = 1.0/base_D2;
  const double base_D1 = base_t91 - base_U2_x*base_Dinv2*base_U2_x;
  const double base_t95 = base_t93 + base_U2_x*(base_u2*base_Dinv2);
  const double base_u1 = tau[QUAD_base_vx] - base_t95;
  const double base_Dinv1 = 1.0/base_D1;
  const double base_a1 = base_u1*base_Dinv1;

  /* ---- acceleration of base: floating, parent world ----------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  a[QUAD_base_vx] = base_a1;
  const double base_a2 = (base_u2 - base_U2_x*base_a1)*base_Dinv2;
  a[QUAD_base_vy] = base_a2;
  const double base_t96 = base_u3 - (base_U3_x*base_a1 + base_U3_y*base_a2);
  const double base_a3 = base_t96*base_Dinv3;
  a[QUAD_base_vz] = base_a3;
  const double base_t97 = base_U4_x*base_a1 + base_U4_y*base_a2;
  const double base_a4 = (base_u4 - (base_t97 + base_U4_z*base_a3))*base_Dinv4;
  a[QUAD_base_wx] = base_a4;
  const double base_t98 = base_U5_x*base_a1 + base_U5_y*base_a2;
  const double base_t99 = base_t98 + base_U5_z*base_a3 + base_U5_rx*base_a4;
  const double base_a5 = (base_u5 - base_t99)*base_Dinv5;
  a[QUAD_base_wy] = base_a5;
  const double base_t100 = base_IA_Bzx*base_a1 + base_IA_Bzy*base_a2;
  const double base_t101 = base_t100 + base_IA_Bzz*base_a3 + base_IA_Cxz*base_a4;
  const double base_a6 = (base_u6 - (base_t101 + base_IA_Cyz*base_a5))*base_Dinv6;
  a[QUAD_base_wz] = base_a6;

  /* ---- acceleration of lf_haa: revolute x, parent base -------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double lf_haa_d_x = base_a1 - base_a6*lf_haa_py;
  const double lf_haa_t79 = base_a2 + base_a6*lf_haa_px;
  const double lf_haa_t80 = base_a3 + (base_a4*lf_haa_py - base_a5*lf_haa_px);
  const double lf_haa_d_y = lf_haa_t79*lf_haa_c + lf_haa_s*lf_haa_t80;
  const double lf_haa_d_z = lf_haa_t80*lf_haa_c - lf_haa_s*lf_haa_t79;
  const double lf_haa_d_ry = base_a5*lf_haa_c + lf_haa_s*base_a6;
  const double lf_haa_d_rz = base_a6*lf_haa_c - lf_haa_s*base_a5;
  const double lf_haa_t81 = lf_hfe_IA_lf_haa_Bxx*lf_haa_d_x;
  const double lf_haa_t82 = lf_haa_t81 + lf_hfe_IA_lf_haa_Bxy*lf_haa_d_y;
  const double lf_haa_t83 = lf_haa_t82 + lf_haa_IA_Bxz*lf_haa_d_z;
  const double lf_haa_t84 = lf_haa_t83 + lf_haa_IA_Cxx*base_a4;
  const double lf_haa_t85 = lf_haa_t84 + lf_hip_Jxy*lf_haa_d_ry;
  const double lf_haa_t86 = lf_haa_u - (lf_haa_t85 + lf_hfe_IA_lf_haa_Cxz*lf_haa_d_rz);
  const double lf_haa_a = lf_haa_t86*lf_haa_Dinv;
  a[QUAD_lf_haa] = lf_haa_a;
  const double lf_haa_d_rx = base_a4 + lf_haa_a;

  /* ---- acceleration of lf_hfe: revolute y, parent lf_haa ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double lf_hfe_t78 = lf_haa_d_x - lf_haa_d_rz*lf_hfe_py;
  const double lf_hfe_t79 = lf_haa_d_z + lf_haa_d_rx*lf_hfe_py;
  const double lf_hfe_d_z = lf_hfe_t79*lf_hfe_c + lf_hfe_s*lf_hfe_t78;
  const double lf_hfe_d_x = lf_hfe_t78*lf_hfe_c - lf_hfe_s*lf_hfe_t79;
  const double lf_hfe_d_rz = lf_haa_d_rz*lf_hfe_c + lf_hfe_s*lf_haa_d_rx;
  const double lf_hfe_d_rx = lf_haa_d_rx*lf_hfe_c - lf_hfe_s*lf_haa_d_rz;
  const double lf_hfe_t80 = lf_hfe_IA_Byx*lf_hfe_d_x + lf_hfe_IA_Byz*lf_hfe_d_z;
  const double lf_hfe_t81 = lf_hfe_t80 + lf_thigh_Jxy*lf_hfe_d_rx;
  const double lf_hfe_t82 = lf_hfe_t81 + lf_hfe_IA_Cyy*lf_haa_d_ry;
  const double lf_hfe_t83 = lf_hfe_u - (lf_hfe_t82 + lf_thigh_Jyz*lf_hfe_d_rz);
  const double lf_hfe_a = lf_hfe_t83*lf_hfe_Dinv;
  a[QUAD_lf_hfe] = lf_hfe_a;
  const double lf_hfe_d_ry = lf_haa_d_ry + lf_hfe_a;

  /* ---- acceleration of lf_kfe: revolute y, parent lf_hfe ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a: only x, z are live */
  const double lf_kfe_t35 = lf_hfe_d_x + lf_hfe_d_ry*lf_kfe_pz;
  const double lf_kfe_d_z = lf_hfe_d_z*lf_kfe_c + lf_kfe_s*lf_kfe_t35;
  const double lf_kfe_d_x = lf_kfe_t35*lf_kfe_c - lf_kfe_s*lf_hfe_d_z;
  const double lf_kfe_t36 = lf_calf_hz*lf_kfe_d_x - lf_calf_hx*lf_kfe_d_z;
  const double lf_kfe_t37 = lf_kfe_u - (lf_kfe_t36 + lf_calf_Jyy*lf_hfe_d_ry);
  const double lf_kfe_a = lf_kfe_t37*lf_kfe_Dinv;
  a[QUAD_lf_kfe] = lf_kfe_a;

  /* ---- acceleration of rf_haa: revolute x, parent base -------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double rf_haa_d_x = base_a1 - base_a6*rf_haa_py;
  const double rf_haa_t79 = base_a2 + base_a6*rf_haa_px;
  const double rf_haa_t80 = base_a3 + (base_a4*rf_haa_py - base_a5*rf_haa_px);
  const double rf_haa_d_y = rf_haa_t79*rf_haa_c + rf_haa_s*rf_haa_t80;
  const double rf_haa_d_z = rf_haa_t80*rf_haa_c - rf_haa_s*rf_haa_t79;
  const double rf_haa_d_ry = base_a5*rf_haa_c + rf_haa_s*base_a6;
  const double rf_haa_d_rz = base_a6*rf_haa_c - rf_haa_s*base_a5;
  const double rf_haa_t81 = rf_hfe_IA_rf_haa_Bxx*rf_haa_d_x;
  const double rf_haa_t82 = rf_haa_t81 + rf_hfe_IA_rf_haa_Bxy*rf_haa_d_y;
  const double rf_haa_t83 = rf_haa_t82 + rf_haa_IA_Bxz*rf_haa_d_z;
  const double rf_haa_t84 = rf_haa_t83 + rf_haa_IA_Cxx*base_a4;
  const double rf_haa_t85 = rf_haa_t84 + rf_hip_Jxy*rf_haa_d_ry;
  const double rf_haa_t86 = rf_haa_u - (rf_haa_t85 + rf_hfe_IA_rf_haa_Cxz*rf_haa_d_rz);
  const double rf_haa_a = rf_haa_t86*rf_haa_Dinv;
  a[QUAD_rf_haa] = rf_haa_a;
  const double rf_haa_d_rx = base_a4 + rf_haa_a;

  /* ---- acceleration of rf_hfe: revolute y, parent rf_haa ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double rf_hfe_t78 = rf_haa_d_x - rf_haa_d_rz*rf_hfe_py;
  const double rf_hfe_t79 = rf_haa_d_z + rf_haa_d_rx*rf_hfe_py;
  const double rf_hfe_d_z = rf_hfe_t79*rf_hfe_c + rf_hfe_s*rf_hfe_t78;
  const double rf_hfe_d_x = rf_hfe_t78*rf_hfe_c - rf_hfe_s*rf_hfe_t79;
  const double rf_hfe_d_rz = rf_haa_d_rz*rf_hfe_c + rf_hfe_s*rf_haa_d_rx;
  const double rf_hfe_d_rx = rf_haa_d_rx*rf_hfe_c - rf_hfe_s*rf_haa_d_rz;
  const double rf_hfe_t80 = rf_hfe_IA_Byx*rf_hfe_d_x + rf_hfe_IA_Byz*rf_hfe_d_z;
  const double rf_hfe_t81 = rf_hfe_t80 + rf_thigh_Jxy*rf_hfe_d_rx;
  const double rf_hfe_t82 = rf_hfe_t81 + rf_hfe_IA_Cyy*rf_haa_d_ry;
  const double rf_hfe_t83 = rf_hfe_u - (rf_hfe_t82 + rf_thigh_Jyz*rf_hfe_d_rz);
  const double rf_hfe_a = rf_hfe_t83*rf_hfe_Dinv;
  a[QUAD_rf_hfe] = rf_hfe_a;
  const double rf_hfe_d_ry = rf_haa_d_ry + rf_hfe_a;

  /* ---- acceleration of rf_kfe: revolute y, parent rf_hfe ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a: only x, z are live */
  const double rf_kfe_t35 = rf_hfe_d_x + rf_hfe_d_ry*rf_kfe_pz;
  const double rf_kfe_d_z = rf_hfe_d_z*rf_kfe_c + rf_kfe_s*rf_kfe_t35;
  const double rf_kfe_d_x = rf_kfe_t35*rf_kfe_c - rf_kfe_s*rf_hfe_d_z;
  const double rf_kfe_t36 = rf_calf_hz*rf_kfe_d_x - rf_calf_hx*rf_kfe_d_z;
  const double rf_kfe_t37 = rf_kfe_u - (rf_kfe_t36 + rf_calf_Jyy*rf_hfe_d_ry);
  const double rf_kfe_a = rf_kfe_t37*rf_kfe_Dinv;
  a[QUAD_rf_kfe] = rf_kfe_a;

  /* ---- acceleration of lh_haa: revolute x, parent base -------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double lh_haa_d_x = base_a1 - base_a6*lh_haa_py;
  const double lh_haa_t79 = base_a2 + base_a6*lh_haa_px;
  const double lh_haa_t80 = base_a3 + (base_a4*lh_haa_py - base_a5*lh_haa_px);
  const double lh_haa_d_y = lh_haa_t79*lh_haa_c + lh_haa_s*lh_haa_t80;
  const double lh_haa_d_z = lh_haa_t80*lh_haa_c - lh_haa_s*lh_haa_t79;
  const double lh_haa_d_ry = base_a5*lh_haa_c + lh_haa_s*base_a6;
  const double lh_haa_d_rz = base_a6*lh_haa_c - lh_haa_s*base_a5;
  const double lh_haa_t81 = lh_hfe_IA_lh_haa_Bxx*lh_haa_d_x;
  const double lh_haa_t82 = lh_haa_t81 + lh_hfe_IA_lh_haa_Bxy*lh_haa_d_y;
  const double lh_haa_t83 = lh_haa_t82 + lh_haa_IA_Bxz*lh_haa_d_z;
  const double lh_haa_t84 = lh_haa_t83 + lh_haa_IA_Cxx*base_a4;
  const double lh_haa_t85 = lh_haa_t84 + lh_hip_Jxy*lh_haa_d_ry;
  const double lh_haa_t86 = lh_haa_u - (lh_haa_t85 + lh_hfe_IA_lh_haa_Cxz*lh_haa_d_rz);
  const double lh_haa_a = lh_haa_t86*lh_haa_Dinv;
  a[QUAD_lh_haa] = lh_haa_a;
  const double lh_haa_d_rx = base_a4 + lh_haa_a;

  /* ---- acceleration of lh_hfe: revolute y, parent lh_haa ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double lh_hfe_t78 = lh_haa_d_x - lh_haa_d_rz*lh_hfe_py;
  const double lh_hfe_t79 = lh_haa_d_z + lh_haa_d_rx*lh_hfe_py;
  const double lh_hfe_d_z = lh_hfe_t79*lh_hfe_c + lh_hfe_s*lh_hfe_t78;
  const double lh_hfe_d_x = lh_hfe_t78*lh_hfe_c - lh_hfe_s*lh_hfe_t79;
  const double lh_hfe_d_rz = lh_haa_d_rz*lh_hfe_c + lh_hfe_s*lh_haa_d_rx;
  const double lh_hfe_d_rx = lh_haa_d_rx*lh_hfe_c - lh_hfe_s*lh_haa_d_rz;
  const double lh_hfe_t80 = lh_hfe_IA_Byx*lh_hfe_d_x + lh_hfe_IA_Byz*lh_hfe_d_z;
  const double lh_hfe_t81 = lh_hfe_t80 + lh_thigh_Jxy*lh_hfe_d_rx;
  const double lh_hfe_t82 = lh_hfe_t81 + lh_hfe_IA_Cyy*lh_haa_d_ry;
  const double lh_hfe_t83 = lh_hfe_u - (lh_hfe_t82 + lh_thigh_Jyz*lh_hfe_d_rz);
  const double lh_hfe_a = lh_hfe_t83*lh_hfe_Dinv;
  a[QUAD_lh_hfe] = lh_hfe_a;
  const double lh_hfe_d_ry = lh_haa_d_ry + lh_hfe_a;

  /* ---- acceleration of lh_kfe: revolute y, parent lh_hfe ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a: only x, z are live */
  const double lh_kfe_t35 = lh_hfe_d_x + lh_hfe_d_ry*lh_kfe_pz;
  const double lh_kfe_d_z = lh_hfe_d_z*lh_kfe_c + lh_kfe_s*lh_kfe_t35;
  const double lh_kfe_d_x = lh_kfe_t35*lh_kfe_c - lh_kfe_s*lh_hfe_d_z;
  const double lh_kfe_t36 = lh_calf_hz*lh_kfe_d_x - lh_calf_hx*lh_kfe_d_z;
  const double lh_kfe_t37 = lh_kfe_u - (lh_kfe_t36 + lh_calf_Jyy*lh_hfe_d_ry);
  const double lh_kfe_a = lh_kfe_t37*lh_kfe_Dinv;
  a[QUAD_lh_kfe] = lh_kfe_a;

  /* ---- acceleration of rh_haa: revolute x, parent base -------------------- */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double rh_haa_d_x = base_a1 - base_a6*rh_haa_py;
  const double rh_haa_t79 = base_a2 + base_a6*rh_haa_px;
  const double rh_haa_t80 = base_a3 + (base_a4*rh_haa_py - base_a5*rh_haa_px);
  const double rh_haa_d_y = rh_haa_t79*rh_haa_c + rh_haa_s*rh_haa_t80;
  const double rh_haa_d_z = rh_haa_t80*rh_haa_c - rh_haa_s*rh_haa_t79;
  const double rh_haa_d_ry = base_a5*rh_haa_c + rh_haa_s*base_a6;
  const double rh_haa_d_rz = base_a6*rh_haa_c - rh_haa_s*base_a5;
  const double rh_haa_t81 = rh_hfe_IA_rh_haa_Bxx*rh_haa_d_x;
  const double rh_haa_t82 = rh_haa_t81 + rh_hfe_IA_rh_haa_Bxy*rh_haa_d_y;
  const double rh_haa_t83 = rh_haa_t82 + rh_haa_IA_Bxz*rh_haa_d_z;
  const double rh_haa_t84 = rh_haa_t83 + rh_haa_IA_Cxx*base_a4;
  const double rh_haa_t85 = rh_haa_t84 + rh_hip_Jxy*rh_haa_d_ry;
  const double rh_haa_t86 = rh_haa_u - (rh_haa_t85 + rh_hfe_IA_rh_haa_Cxz*rh_haa_d_rz);
  const double rh_haa_a = rh_haa_t86*rh_haa_Dinv;
  a[QUAD_rh_haa] = rh_haa_a;
  const double rh_haa_d_rx = base_a4 + rh_haa_a;

  /* ---- acceleration of rh_hfe: revolute y, parent rh_haa ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a */
  const double rh_hfe_t78 = rh_haa_d_x - rh_haa_d_rz*rh_hfe_py;
  const double rh_hfe_t79 = rh_haa_d_z + rh_haa_d_rx*rh_hfe_py;
  const double rh_hfe_d_z = rh_hfe_t79*rh_hfe_c + rh_hfe_s*rh_hfe_t78;
  const double rh_hfe_d_x = rh_hfe_t78*rh_hfe_c - rh_hfe_s*rh_hfe_t79;
  const double rh_hfe_d_rz = rh_haa_d_rz*rh_hfe_c + rh_hfe_s*rh_haa_d_rx;
  const double rh_hfe_d_rx = rh_haa_d_rx*rh_hfe_c - rh_hfe_s*rh_haa_d_rz;
  const double rh_hfe_t80 = rh_hfe_IA_Byx*rh_hfe_d_x + rh_hfe_IA_Byz*rh_hfe_d_z;
  const double rh_hfe_t81 = rh_hfe_t80 + rh_thigh_Jxy*rh_hfe_d_rx;
  const double rh_hfe_t82 = rh_hfe_t81 + rh_hfe_IA_Cyy*rh_haa_d_ry;
  const double rh_hfe_t83 = rh_hfe_u - (rh_hfe_t82 + rh_thigh_Jyz*rh_hfe_d_rz);
  const double rh_hfe_a = rh_hfe_t83*rh_hfe_Dinv;
  a[QUAD_rh_hfe] = rh_hfe_a;
  const double rh_hfe_d_ry = rh_haa_d_ry + rh_hfe_a;

  /* ---- acceleration of rh_kfe: revolute y, parent rh_hfe ------------------ */
  /* d = X*d_lambda; a = (u - U'*d)/D; d += S*a: only x, z are live */
  const double rh_kfe_t35 = rh_hfe_d_x + rh_hfe_d_ry*rh_kfe_pz;
  const double rh_kfe_d_z = rh_hfe_d_z*rh_kfe_c + rh_kfe_s*rh_kfe_t35;
  const double rh_kfe_d_x = rh_kfe_t35*rh_kfe_c - rh_kfe_s*rh_hfe_d_z;
  const double rh_kfe_t36 = rh_calf_hz*rh_kfe_d_x - rh_calf_hx*rh_kfe_d_z;
  const double rh_kfe_t37 = rh_kfe_u - (rh_kfe_t36 + rh_calf_Jyy*rh_hfe_d_ry);
  const double rh_kfe_a = rh_kfe_t37*rh_kfe_Dinv;
  a[QUAD_rh_kfe] = rh_kfe_a;

  if (!(rh_calf_Jyy > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(rh_hfe_IA_Cyy > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(rh_haa_IA_Cxx > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_calf_Jyy > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(lh_hfe_IA_Cyy > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(lh_haa_IA_Cxx > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_calf_Jyy > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(rf_hfe_IA_Cyy > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(rf_haa_IA_Cxx > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_calf_Jyy > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(lf_hfe_IA_Cyy > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(lf_haa_IA_Cxx > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_IA_Czz > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_D5 > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_D4 > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_D3 > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_D2 > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_D1 > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
