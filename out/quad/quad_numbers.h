/* quad_numbers.h -- numbers of the functions of quad.h, each once.
 *
 * Generated from models/quad.urdf; do not edit.
 *
 * A new mass or length changes lines of this file and no function. m, c and I are a link's mass,
 * centre of mass and inertia about it; h = m*c, J and the second moments Q are about the origin of
 * its frame. p is the origin of a joint in its parent's frame, t that of a link in its body's; a, b
 * and g are constant rotations, by cosine (c) and sine (s). <joint>_Ic_m is the mass that a joint
 * carries, total_mass that of all moving links; per_x is 1/x. A number that ends in _k and digits
 * has no name of its own; its comment has the formula. Compilers leave out numbers that a function
 * does not read (gcc from -O1 on).
 */
#ifndef QUAD_NUMBERS_H
#define QUAD_NUMBERS_H

/* ---- the robot */
/* acceleration of free fall */
static const double gravity_z              = -9.81;
static const double per_mass               =  0.06906077348066299; /* 1/total_mass */

/* ---- trunk, moved by base */
static const double trunk_m                =  7.2;              /* m */
static const double trunk_hx               =  0.054;            /* m*cx = 7.2*0.0075 */
static const double trunk_hz               = -0.00504;          /* m*cz = 7.2*(-0.0007) */
static const double trunk_Jxx              =  0.024383528;      /* Ixx + m*cz^2 */
static const double trunk_Jxz              = -0.0003722;        /* Ixz - m*cx*cz */
static const double trunk_Jyy              =  0.070088528;      /* Iyy + m*cx^2 + m*cz^2 */
static const double trunk_Jzz              =  0.075515;         /* Izz + m*cx^2 */
/* 0.5*(trunk_Jyy - trunk_Jxx + trunk_Jzz) */
static const double base_Qxx               =  0.06061;
/* 0.5*(trunk_Jxx - trunk_Jyy + trunk_Jzz) */
static const double base_Qyy               =  0.014905;
/* 0.5*(trunk_Jxx + trunk_Jyy - trunk_Jzz) */
static const double base_Qzz               =  0.009478528;
/* trunk_m + lf_hip_m + lf_thigh_m + lf_calf_m + rf_hip_m + rf_thigh_m + rf_calf_m + lh_hip_m +
 *   lh_thigh_m + lh_calf_m + rh_hip_m + rh_thigh_m + rh_calf_m */
static const double total_mass             =  14.48;
/* (trunk_m + lf_hip_m + lf_thigh_m + lf_calf_m + rf_hip_m + rf_thigh_m + rf_calf_m + lh_hip_m +
 *   lh_thigh_m + lh_calf_m + rh_hip_m + rh_thigh_m + rh_calf_m)*gravity_z */
static const double total_mass_gravity_z   = -142.0488;
static const double trunk_Jxx_Jzz          = -0.051131472;      /* trunk_Jxx - trunk_Jzz */
static const double trunk_Jyy_Jxx          =  0.045705;         /* trunk_Jyy - trunk_Jxx */
static const double trunk_Jzz_Jyy          =  0.005426472;      /* trunk_Jzz - trunk_Jyy */

/* ---- lf_hip, moved by lf_haa */
static const double lf_hip_m               =  0.7;              /* m */
static const double lf_hip_hx              = -0.00301;          /* m*cx = 0.7*(-0.0043) */
static const double lf_hip_hy              =  0.01099;          /* m*cy = 0.7*0.0157 */
static const double lf_hip_Jxx             =  0.000644343;      /* Ixx + m*cy^2 */
static const double lf_hip_Jxy             =  1.57e-07;         /* Ixy - m*cx*cy */
static const double lf_hip_Jyy             =  0.000598943;      /* Iyy + m*cx^2 */
static const double lf_hip_Jzz             =  0.000690686;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(lf_hip_Jyy - lf_hip_Jxx + lf_hip_Jzz) */
static const double lf_haa_Qxx             =  0.000322643;
/* 0.5*(lf_hip_Jxx - lf_hip_Jyy + lf_hip_Jzz) */
static const double lf_haa_Qyy             =  0.000368043;
/* 0.5*(lf_hip_Jxx + lf_hip_Jyy - lf_hip_Jzz) */
static const double lf_haa_Qzz             =  0.0002763;
static const double lf_haa_px              =  0.19;             /* origin */
static const double lf_haa_py              =  0.055;            /* origin */
#define lf_haa_2px             (2.0*lf_haa_px)
#define lf_haa_2py             (2.0*lf_haa_py)
/* lf_hip_m + lf_thigh_m + lf_calf_m */
static const double lf_haa_Ic_m            =  1.82;
/* (lf_hip_m + lf_thigh_m + lf_calf_m)*lf_haa_px */
static const double lf_haa_Ic_mpx          =  0.3458;
/* (lf_hip_m + lf_thigh_m + lf_calf_m)*lf_haa_px^2 */
static const double lf_haa_Ic_mpxpx        =  0.065702;
/* (lf_hip_m + lf_thigh_m + lf_calf_m)*lf_haa_py */
static const double lf_haa_Ic_mpy          =  0.1001;
/* (lf_hip_m + lf_thigh_m + lf_calf_m)*lf_haa_py^2 */
static const double lf_haa_Ic_mpypy        =  0.0055055;
/* lf_hip_hy + lf_thigh_hy + lf_thigh_m*lf_hfe_py + lf_hfe_py*lf_calf_m */
static const double lf_haa_h_k9233         =  0.081215;
static const double lf_haa_pypy            =  0.003025;         /* lf_haa_py^2 = 0.055^2 */
static const double lf_hip_Jxx_Jzz         = -4.6343e-05;       /* lf_hip_Jxx - lf_hip_Jzz */
static const double lf_hip_JxyJxy          =  2.4649e-14;       /* lf_hip_Jxy^2 = 1.57e-07^2 */
static const double lf_hip_Jyy_Jxx         = -4.54e-05;         /* lf_hip_Jyy - lf_hip_Jxx */
static const double lf_hip_Jzz_Jyy         =  9.1743e-05;       /* lf_hip_Jzz - lf_hip_Jyy */

/* ---- lf_thigh, moved by lf_hfe */
static const double lf_thigh_m             =  0.95;             /* m */
static const double lf_thigh_hx            = -0.001615;         /* m*cx = 0.95*(-0.0017) */
static const double lf_thigh_hy            = -0.013775;         /* m*cy = 0.95*(-0.0145) */
static const double lf_thigh_hz            = -0.036005;         /* m*cz = 0.95*(-0.0379) */
static const double lf_thigh_Jxx           =  0.005272327;      /* Ixx + m*cy^2 + m*cz^2 */
static const double lf_thigh_Jxy           = -4.175e-07;        /* Ixy - m*cx*cy */
static const double lf_thigh_Jxz           = -0.0001442085;     /* Ixz - m*cx*cz */
static const double lf_thigh_Jyy           =  0.005103335;      /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_thigh_Jyz           = -1.0725e-06;       /* Iyz - m*cy*cz */
static const double lf_thigh_Jzz           =  0.000744483;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(lf_thigh_Jyy - lf_thigh_Jxx + lf_thigh_Jzz) */
static const double lf_hfe_Qxx             =  0.0002877455;
/* 0.5*(lf_thigh_Jxx - lf_thigh_Jyy + lf_thigh_Jzz) */
static const double lf_hfe_Qyy             =  0.0004567375;
/* 0.5*(lf_thigh_Jxx + lf_thigh_Jyy - lf_thigh_Jzz) */
static const double lf_hfe_Qzz             =  0.0048155895;
static const double lf_hfe_py              =  0.075;            /* origin */
static const double lf_hfe_Ic_m            =  1.12;             /* lf_thigh_m + lf_calf_m */
/* (2*lf_thigh_hy + lf_thigh_m*lf_hfe_py + lf_hfe_py*lf_calf_m)*lf_hfe_py */
static const double lf_hfe_J_k1532         =  0.00423375;
/* lf_hfe_py/lf_calf_Jyy */
static const double lf_hfe_py_per_lf_calf_Jyy =  20.332978274348267;
/* lf_thigh_Jxx - lf_thigh_Jzz */
static const double lf_thigh_Jxx_Jzz       =  0.004527844;
static const double lf_thigh_JxyJxy        =  1.7430625e-13;    /* lf_thigh_Jxy^2 */
/* lf_thigh_Jxy*lf_thigh_Jyz */
static const double lf_thigh_JxyJyz        =  4.4776875e-13;
/* lf_thigh_Jyy - lf_thigh_Jxx */
static const double lf_thigh_Jyy_Jxx       = -0.000168992;
static const double lf_thigh_JyzJyz        =  1.15025625e-12;   /* lf_thigh_Jyz^2 */
/* lf_thigh_Jzz - lf_thigh_Jyy */
static const double lf_thigh_Jzz_Jyy       = -0.004358852;

/* ---- lf_calf, moved by lf_kfe */
static const double lf_calf_m              =  0.17;             /* m */
static const double lf_calf_hx             =  0.000527;         /* m*cx = 0.17*0.0031 */
static const double lf_calf_hz             = -0.022049;         /* m*cz = 0.17*(-0.1297) */
static const double lf_calf_Jxx            =  0.0036864553;     /* Ixx + m*cz^2 */
static const double lf_calf_Jxz            =  5.55519e-05;      /* Ixz - m*cx*cz */
static const double lf_calf_Jyy            =  0.003688589;      /* Iyy + m*cx^2 + m*cz^2 */
static const double lf_calf_Jzz            =  1.91337e-05;      /* Izz + m*cx^2 */
/* 0.5*(lf_calf_Jyy - lf_calf_Jxx + lf_calf_Jzz) */
static const double lf_kfe_Qxx             =  1.06337e-05;
/* 0.5*(lf_calf_Jxx - lf_calf_Jyy + lf_calf_Jzz) */
static const double lf_kfe_Qyy             =  8.5e-06;
/* 0.5*(lf_calf_Jxx + lf_calf_Jyy - lf_calf_Jzz) */
static const double lf_kfe_Qzz             =  0.0036779553;
static const double lf_kfe_pz              = -0.2;              /* origin */
static const double lf_foot_tz             = -0.21;             /* link in its body */
#define lf_calf_2Jxz           (2.0*lf_calf_Jxz)
#define lf_calf_2hxhz_per_Jyy  (2.0*lf_calf_hxhz_per_Jyy)
/* lf_calf_Jxx - lf_calf_Jzz */
static const double lf_calf_Jxx_Jzz        =  0.0036673216;
/* lf_calf_Jyy - lf_calf_Jxx */
static const double lf_calf_Jyy_Jxx        =  2.1337e-06;
/* lf_calf_Jzz - lf_calf_Jyy */
static const double lf_calf_Jzz_Jyy        = -0.0036694553;
static const double lf_calf_hx_per_Jyy     =  0.1428730606744205; /* lf_calf_hx/lf_calf_Jyy */
/* lf_calf_hx*lf_calf_hz/lf_calf_Jyy */
static const double lf_calf_hxhz_per_Jyy   = -0.0031502081148102974;
static const double lf_calf_hz_per_Jyy     = -5.9776245062813995; /* lf_calf_hz/lf_calf_Jyy */
/* lf_calf_m - lf_calf_hx^2/lf_calf_Jyy */
static const double lf_calf_m_minus_hxhx_per_Jyy =  0.16992470589702457;
/* lf_calf_m - lf_calf_hz^2/lf_calf_Jyy */
static const double lf_calf_m_minus_hzhz_per_Jyy =  0.03819935726100143;
static const double lf_calf_per_Jyy        =  271.10637699131024; /* 1/lf_calf_Jyy */
#define lf_kfe_2pz             (2.0*lf_kfe_pz)
/* (lf_calf_hx^2 - lf_calf_hz^2)/lf_calf_Jyy */
static const double lf_kfe_m_k7355         = -0.13172534863602314;
static const double lf_kfe_mpz             = -0.034;            /* lf_calf_m*lf_kfe_pz */
static const double lf_kfe_mpzpz           =  0.0068;           /* lf_calf_m*lf_kfe_pz^2 */
static const double lf_kfe_pzpz            =  0.04;             /* lf_kfe_pz^2 = (-0.2)^2 */

/* ---- rf_hip, moved by rf_haa */
static const double rf_hip_m               =  0.7;              /* m */
static const double rf_hip_hx              = -0.00301;          /* m*cx = 0.7*(-0.0043) */
static const double rf_hip_hy              = -0.01099;          /* m*cy = 0.7*(-0.0157) */
static const double rf_hip_Jxx             =  0.000644343;      /* Ixx + m*cy^2 */
static const double rf_hip_Jxy             = -1.57e-07;         /* Ixy - m*cx*cy */
static const double rf_hip_Jyy             =  0.000598943;      /* Iyy + m*cx^2 */
static const double rf_hip_Jzz             =  0.000690686;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(rf_hip_Jyy - rf_hip_Jxx + rf_hip_Jzz) */
static const double rf_haa_Qxx             =  0.000322643;
/* 0.5*(rf_hip_Jxx - rf_hip_Jyy + rf_hip_Jzz) */
static const double rf_haa_Qyy             =  0.000368043;
/* 0.5*(rf_hip_Jxx + rf_hip_Jyy - rf_hip_Jzz) */
static const double rf_haa_Qzz             =  0.0002763;
static const double rf_haa_px              =  0.19;             /* origin */
static const double rf_haa_py              = -0.055;            /* origin */
#define rf_haa_2px             (2.0*rf_haa_px)
#define rf_haa_2py             (2.0*rf_haa_py)
/* rf_hip_m + rf_thigh_m + rf_calf_m */
static const double rf_haa_Ic_m            =  1.82;
/* (rf_hip_m + rf_thigh_m + rf_calf_m)*rf_haa_px */
static const double rf_haa_Ic_mpx          =  0.3458;
/* (rf_hip_m + rf_thigh_m + rf_calf_m)*rf_haa_px^2 */
static const double rf_haa_Ic_mpxpx        =  0.065702;
/* (rf_hip_m + rf_thigh_m + rf_calf_m)*rf_haa_py */
static const double rf_haa_Ic_mpy          = -0.1001;
/* (rf_hip_m + rf_thigh_m + rf_calf_m)*rf_haa_py^2 */
static const double rf_haa_Ic_mpypy        =  0.0055055;
/* rf_hip_hy + rf_thigh_hy + rf_thigh_m*rf_hfe_py + rf_hfe_py*rf_calf_m */
static const double rf_haa_h_k9233         = -0.081215;
static const double rf_haa_pypy            =  0.003025;         /* rf_haa_py^2 = (-0.055)^2 */
static const double rf_hip_Jxx_Jzz         = -4.6343e-05;       /* rf_hip_Jxx - rf_hip_Jzz */
static const double rf_hip_JxyJxy          =  2.4649e-14;       /* rf_hip_Jxy^2 = (-1.57e-07)^2 */
static const double rf_hip_Jyy_Jxx         = -4.54e-05;         /* rf_hip_Jyy - rf_hip_Jxx */
static const double rf_hip_Jzz_Jyy         =  9.1743e-05;       /* rf_hip_Jzz - rf_hip_Jyy */

/* ---- rf_thigh, moved by rf_hfe */
static const double rf_thigh_m             =  0.95;             /* m */
static const double rf_thigh_hx            = -0.001615;         /* m*cx = 0.95*(-0.0017) */
static const double rf_thigh_hy            =  0.013775;         /* m*cy = 0.95*0.0145 */
static const double rf_thigh_hz            = -0.036005;         /* m*cz = 0.95*(-0.0379) */
static const double rf_thigh_Jxx           =  0.005272327;      /* Ixx + m*cy^2 + m*cz^2 */
static const double rf_thigh_Jxy           =  4.175e-07;        /* Ixy - m*cx*cy */
static const double rf_thigh_Jxz           = -0.0001442085;     /* Ixz - m*cx*cz */
static const double rf_thigh_Jyy           =  0.005103335;      /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_thigh_Jyz           =  1.0725e-06;       /* Iyz - m*cy*cz */
static const double rf_thigh_Jzz           =  0.000744483;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(rf_thigh_Jyy - rf_thigh_Jxx + rf_thigh_Jzz) */
static const double rf_hfe_Qxx             =  0.0002877455;
/* 0.5*(rf_thigh_Jxx - rf_thigh_Jyy + rf_thigh_Jzz) */
static const double rf_hfe_Qyy             =  0.0004567375;
/* 0.5*(rf_thigh_Jxx + rf_thigh_Jyy - rf_thigh_Jzz) */
static const double rf_hfe_Qzz             =  0.0048155895;
static const double rf_hfe_py              = -0.075;            /* origin */
static const double rf_hfe_Ic_m            =  1.12;             /* rf_thigh_m + rf_calf_m */
/* (2*rf_thigh_hy + rf_thigh_m*rf_hfe_py + rf_hfe_py*rf_calf_m)*rf_hfe_py */
static const double rf_hfe_J_k1532         =  0.00423375;
/* rf_hfe_py/rf_calf_Jyy */
static const double rf_hfe_py_per_rf_calf_Jyy = -20.332978274348267;
/* rf_thigh_Jxx - rf_thigh_Jzz */
static const double rf_thigh_Jxx_Jzz       =  0.004527844;
static const double rf_thigh_JxyJxy        =  1.7430625e-13;    /* rf_thigh_Jxy^2 = 4.175e-07^2 */
/* rf_thigh_Jxy*rf_thigh_Jyz */
static const double rf_thigh_JxyJyz        =  4.4776875e-13;
/* rf_thigh_Jyy - rf_thigh_Jxx */
static const double rf_thigh_Jyy_Jxx       = -0.000168992;
static const double rf_thigh_JyzJyz        =  1.15025625e-12;   /* rf_thigh_Jyz^2 = 1.0725e-06^2 */
/* rf_thigh_Jzz - rf_thigh_Jyy */
static const double rf_thigh_Jzz_Jyy       = -0.004358852;

/* ---- rf_calf, moved by rf_kfe */
static const double rf_calf_m              =  0.17;             /* m */
static const double rf_calf_hx             =  0.000527;         /* m*cx = 0.17*0.0031 */
static const double rf_calf_hz             = -0.022049;         /* m*cz = 0.17*(-0.1297) */
static const double rf_calf_Jxx            =  0.0036864553;     /* Ixx + m*cz^2 */
static const double rf_calf_Jxz            =  5.55519e-05;      /* Ixz - m*cx*cz */
static const double rf_calf_Jyy            =  0.003688589;      /* Iyy + m*cx^2 + m*cz^2 */
static const double rf_calf_Jzz            =  1.91337e-05;      /* Izz + m*cx^2 */
/* 0.5*(rf_calf_Jyy - rf_calf_Jxx + rf_calf_Jzz) */
static const double rf_kfe_Qxx             =  1.06337e-05;
/* 0.5*(rf_calf_Jxx - rf_calf_Jyy + rf_calf_Jzz) */
static const double rf_kfe_Qyy             =  8.5e-06;
/* 0.5*(rf_calf_Jxx + rf_calf_Jyy - rf_calf_Jzz) */
static const double rf_kfe_Qzz             =  0.0036779553;
static const double rf_kfe_pz              = -0.2;              /* origin */
static const double rf_foot_tz             = -0.21;             /* link in its body */
#define rf_calf_2Jxz           (2.0*rf_calf_Jxz)
#define rf_calf_2hxhz_per_Jyy  (2.0*rf_calf_hxhz_per_Jyy)
/* rf_calf_Jxx - rf_calf_Jzz */
static const double rf_calf_Jxx_Jzz        =  0.0036673216;
/* rf_calf_Jyy - rf_calf_Jxx */
static const double rf_calf_Jyy_Jxx        =  2.1337e-06;
/* rf_calf_Jzz - rf_calf_Jyy */
static const double rf_calf_Jzz_Jyy        = -0.0036694553;
static const double rf_calf_hx_per_Jyy     =  0.1428730606744205; /* rf_calf_hx/rf_calf_Jyy */
/* rf_calf_hx*rf_calf_hz/rf_calf_Jyy */
static const double rf_calf_hxhz_per_Jyy   = -0.0031502081148102974;
static const double rf_calf_hz_per_Jyy     = -5.9776245062813995; /* rf_calf_hz/rf_calf_Jyy */
/* rf_calf_m - rf_calf_hx^2/rf_calf_Jyy */
static const double rf_calf_m_minus_hxhx_per_Jyy =  0.16992470589702457;
/* rf_calf_m - rf_calf_hz^2/rf_calf_Jyy */
static const double rf_calf_m_minus_hzhz_per_Jyy =  0.03819935726100143;
static const double rf_calf_per_Jyy        =  271.10637699131024; /* 1/rf_calf_Jyy */
#define rf_kfe_2pz             (2.0*rf_kfe_pz)
/* (rf_calf_hx^2 - rf_calf_hz^2)/rf_calf_Jyy */
static const double rf_kfe_m_k7355         = -0.13172534863602314;
static const double rf_kfe_mpz             = -0.034;            /* rf_calf_m*rf_kfe_pz */
static const double rf_kfe_mpzpz           =  0.0068;           /* rf_calf_m*rf_kfe_pz^2 */
static const double rf_kfe_pzpz            =  0.04;             /* rf_kfe_pz^2 = (-0.2)^2 */

/* ---- lh_hip, moved by lh_haa */
static const double lh_hip_m               =  0.7;              /* m */
static const double lh_hip_hx              =  0.00301;          /* m*cx = 0.7*0.0043 */
static const double lh_hip_hy              =  0.01099;          /* m*cy = 0.7*0.0157 */
static const double lh_hip_Jxx             =  0.000644343;      /* Ixx + m*cy^2 */
static const double lh_hip_Jxy             = -1.57e-07;         /* Ixy - m*cx*cy */
static const double lh_hip_Jyy             =  0.000598943;      /* Iyy + m*cx^2 */
static const double lh_hip_Jzz             =  0.000690686;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(lh_hip_Jyy - lh_hip_Jxx + lh_hip_Jzz) */
static const double lh_haa_Qxx             =  0.000322643;
/* 0.5*(lh_hip_Jxx - lh_hip_Jyy + lh_hip_Jzz) */
static const double lh_haa_Qyy             =  0.000368043;
/* 0.5*(lh_hip_Jxx + lh_hip_Jyy - lh_hip_Jzz) */
static const double lh_haa_Qzz             =  0.0002763;
static const double lh_haa_px              = -0.19;             /* origin */
static const double lh_haa_py              =  0.055;            /* origin */
#define lh_haa_2px             (2.0*lh_haa_px)
#define lh_haa_2py             (2.0*lh_haa_py)
/* lh_hip_m + lh_thigh_m + lh_calf_m */
static const double lh_haa_Ic_m            =  1.82;
/* (lh_hip_m + lh_thigh_m + lh_calf_m)*lh_haa_px */
static const double lh_haa_Ic_mpx          = -0.3458;
/* (lh_hip_m + lh_thigh_m + lh_calf_m)*lh_haa_px^2 */
static const double lh_haa_Ic_mpxpx        =  0.065702;
/* (lh_hip_m + lh_thigh_m + lh_calf_m)*lh_haa_py */
static const double lh_haa_Ic_mpy          =  0.1001;
/* (lh_hip_m + lh_thigh_m + lh_calf_m)*lh_haa_py^2 */
static const double lh_haa_Ic_mpypy        =  0.0055055;
/* lh_hip_hy + lh_thigh_hy + lh_thigh_m*lh_hfe_py + lh_hfe_py*lh_calf_m */
static const double lh_haa_h_k9233         =  0.081215;
static const double lh_haa_pypy            =  0.003025;         /* lh_haa_py^2 = 0.055^2 */
static const double lh_hip_Jxx_Jzz         = -4.6343e-05;       /* lh_hip_Jxx - lh_hip_Jzz */
static const double lh_hip_JxyJxy          =  2.4649e-14;       /* lh_hip_Jxy^2 = (-1.57e-07)^2 */
static const double lh_hip_Jyy_Jxx         = -4.54e-05;         /* lh_hip_Jyy - lh_hip_Jxx */
static const double lh_hip_Jzz_Jyy         =  9.1743e-05;       /* lh_hip_Jzz - lh_hip_Jyy */

/* ---- lh_thigh, moved by lh_hfe */
static const double lh_thigh_m             =  0.95;             /* m */
static const double lh_thigh_hx            = -0.001615;         /* m*cx = 0.95*(-0.0017) */
static const double lh_thigh_hy            = -0.013775;         /* m*cy = 0.95*(-0.0145) */
static const double lh_thigh_hz            = -0.036005;         /* m*cz = 0.95*(-0.0379) */
static const double lh_thigh_Jxx           =  0.005272327;      /* Ixx + m*cy^2 + m*cz^2 */
static const double lh_thigh_Jxy           = -4.175e-07;        /* Ixy - m*cx*cy */
static const double lh_thigh_Jxz           = -0.0001442085;     /* Ixz - m*cx*cz */
static const double lh_thigh_Jyy           =  0.005103335;      /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_thigh_Jyz           = -1.0725e-06;       /* Iyz - m*cy*cz */
static const double lh_thigh_Jzz           =  0.000744483;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(lh_thigh_Jyy - lh_thigh_Jxx + lh_thigh_Jzz) */
static const double lh_hfe_Qxx             =  0.0002877455;
/* 0.5*(lh_thigh_Jxx - lh_thigh_Jyy + lh_thigh_Jzz) */
static const double lh_hfe_Qyy             =  0.0004567375;
/* 0.5*(lh_thigh_Jxx + lh_thigh_Jyy - lh_thigh_Jzz) */
static const double lh_hfe_Qzz             =  0.0048155895;
static const double lh_hfe_py              =  0.075;            /* origin */
static const double lh_hfe_Ic_m            =  1.12;             /* lh_thigh_m + lh_calf_m */
/* (2*lh_thigh_hy + lh_thigh_m*lh_hfe_py + lh_hfe_py*lh_calf_m)*lh_hfe_py */
static const double lh_hfe_J_k1532         =  0.00423375;
/* lh_hfe_py/lh_calf_Jyy */
static const double lh_hfe_py_per_lh_calf_Jyy =  20.332978274348267;
/* lh_thigh_Jxx - lh_thigh_Jzz */
static const double lh_thigh_Jxx_Jzz       =  0.004527844;
static const double lh_thigh_JxyJxy        =  1.7430625e-13;    /* lh_thigh_Jxy^2 */
/* lh_thigh_Jxy*lh_thigh_Jyz */
static const double lh_thigh_JxyJyz        =  4.4776875e-13;
/* lh_thigh_Jyy - lh_thigh_Jxx */
static const double lh_thigh_Jyy_Jxx       = -0.000168992;
static const double lh_thigh_JyzJyz        =  1.15025625e-12;   /* lh_thigh_Jyz^2 */
/* lh_thigh_Jzz - lh_thigh_Jyy */
static const double lh_thigh_Jzz_Jyy       = -0.004358852;

/* ---- lh_calf, moved by lh_kfe */
static const double lh_calf_m              =  0.17;             /* m */
static const double lh_calf_hx             =  0.000527;         /* m*cx = 0.17*0.0031 */
static const double lh_calf_hz             = -0.022049;         /* m*cz = 0.17*(-0.1297) */
static const double lh_calf_Jxx            =  0.0036864553;     /* Ixx + m*cz^2 */
static const double lh_calf_Jxz            =  5.55519e-05;      /* Ixz - m*cx*cz */
static const double lh_calf_Jyy            =  0.003688589;      /* Iyy + m*cx^2 + m*cz^2 */
static const double lh_calf_Jzz            =  1.91337e-05;      /* Izz + m*cx^2 */
/* 0.5*(lh_calf_Jyy - lh_calf_Jxx + lh_calf_Jzz) */
static const double lh_kfe_Qxx             =  1.06337e-05;
/* 0.5*(lh_calf_Jxx - lh_calf_Jyy + lh_calf_Jzz) */
static const double lh_kfe_Qyy             =  8.5e-06;
/* 0.5*(lh_calf_Jxx + lh_calf_Jyy - lh_calf_Jzz) */
static const double lh_kfe_Qzz             =  0.0036779553;
static const double lh_kfe_pz              = -0.2;              /* origin */
static const double lh_foot_tz             = -0.21;             /* link in its body */
#define lh_calf_2Jxz           (2.0*lh_calf_Jxz)
#define lh_calf_2hxhz_per_Jyy  (2.0*lh_calf_hxhz_per_Jyy)
/* lh_calf_Jxx - lh_calf_Jzz */
static const double lh_calf_Jxx_Jzz        =  0.0036673216;
/* lh_calf_Jyy - lh_calf_Jxx */
static const double lh_calf_Jyy_Jxx        =  2.1337e-06;
/* lh_calf_Jzz - lh_calf_Jyy */
static const double lh_calf_Jzz_Jyy        = -0.0036694553;
static const double lh_calf_hx_per_Jyy     =  0.1428730606744205; /* lh_calf_hx/lh_calf_Jyy */
/* lh_calf_hx*lh_calf_hz/lh_calf_Jyy */
static const double lh_calf_hxhz_per_Jyy   = -0.0031502081148102974;
static const double lh_calf_hz_per_Jyy     = -5.9776245062813995; /* lh_calf_hz/lh_calf_Jyy */
/* lh_calf_m - lh_calf_hx^2/lh_calf_Jyy */
static const double lh_calf_m_minus_hxhx_per_Jyy =  0.16992470589702457;
/* lh_calf_m - lh_calf_hz^2/lh_calf_Jyy */
static const double lh_calf_m_minus_hzhz_per_Jyy =  0.03819935726100143;
static const double lh_calf_per_Jyy        =  271.10637699131024; /* 1/lh_calf_Jyy */
#define lh_kfe_2pz             (2.0*lh_kfe_pz)
/* (lh_calf_hx^2 - lh_calf_hz^2)/lh_calf_Jyy */
static const double lh_kfe_m_k7355         = -0.13172534863602314;
static const double lh_kfe_mpz             = -0.034;            /* lh_calf_m*lh_kfe_pz */
static const double lh_kfe_mpzpz           =  0.0068;           /* lh_calf_m*lh_kfe_pz^2 */
static const double lh_kfe_pzpz            =  0.04;             /* lh_kfe_pz^2 = (-0.2)^2 */

/* ---- rh_hip, moved by rh_haa */
static const double rh_hip_m               =  0.7;              /* m */
static const double rh_hip_hx              =  0.00301;          /* m*cx = 0.7*0.0043 */
static const double rh_hip_hy              = -0.01099;          /* m*cy = 0.7*(-0.0157) */
static const double rh_hip_Jxx             =  0.000644343;      /* Ixx + m*cy^2 */
static const double rh_hip_Jxy             =  1.57e-07;         /* Ixy - m*cx*cy */
static const double rh_hip_Jyy             =  0.000598943;      /* Iyy + m*cx^2 */
static const double rh_hip_Jzz             =  0.000690686;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(rh_hip_Jyy - rh_hip_Jxx + rh_hip_Jzz) */
static const double rh_haa_Qxx             =  0.000322643;
/* 0.5*(rh_hip_Jxx - rh_hip_Jyy + rh_hip_Jzz) */
static const double rh_haa_Qyy             =  0.000368043;
/* 0.5*(rh_hip_Jxx + rh_hip_Jyy - rh_hip_Jzz) */
static const double rh_haa_Qzz             =  0.0002763;
static const double rh_haa_px              = -0.19;             /* origin */
static const double rh_haa_py              = -0.055;            /* origin */
#define rh_haa_2px             (2.0*rh_haa_px)
#define rh_haa_2py             (2.0*rh_haa_py)
/* rh_hip_m + rh_thigh_m + rh_calf_m */
static const double rh_haa_Ic_m            =  1.82;
/* (rh_hip_m + rh_thigh_m + rh_calf_m)*rh_haa_px */
static const double rh_haa_Ic_mpx          = -0.3458;
/* (rh_hip_m + rh_thigh_m + rh_calf_m)*rh_haa_px^2 */
static const double rh_haa_Ic_mpxpx        =  0.065702;
/* (rh_hip_m + rh_thigh_m + rh_calf_m)*rh_haa_py */
static const double rh_haa_Ic_mpy          = -0.1001;
/* (rh_hip_m + rh_thigh_m + rh_calf_m)*rh_haa_py^2 */
static const double rh_haa_Ic_mpypy        =  0.0055055;
/* rh_hip_hy + rh_thigh_hy + rh_thigh_m*rh_hfe_py + rh_hfe_py*rh_calf_m */
static const double rh_haa_h_k9233         = -0.081215;
static const double rh_haa_pypy            =  0.003025;         /* rh_haa_py^2 = (-0.055)^2 */
static const double rh_hip_Jxx_Jzz         = -4.6343e-05;       /* rh_hip_Jxx - rh_hip_Jzz */
static const double rh_hip_JxyJxy          =  2.4649e-14;       /* rh_hip_Jxy^2 = 1.57e-07^2 */
static const double rh_hip_Jyy_Jxx         = -4.54e-05;         /* rh_hip_Jyy - rh_hip_Jxx */
static const double rh_hip_Jzz_Jyy         =  9.1743e-05;       /* rh_hip_Jzz - rh_hip_Jyy */

/* ---- rh_thigh, moved by rh_hfe */
static const double rh_thigh_m             =  0.95;             /* m */
static const double rh_thigh_hx            = -0.001615;         /* m*cx = 0.95*(-0.0017) */
static const double rh_thigh_hy            =  0.013775;         /* m*cy = 0.95*0.0145 */
static const double rh_thigh_hz            = -0.036005;         /* m*cz = 0.95*(-0.0379) */
static const double rh_thigh_Jxx           =  0.005272327;      /* Ixx + m*cy^2 + m*cz^2 */
static const double rh_thigh_Jxy           =  4.175e-07;        /* Ixy - m*cx*cy */
static const double rh_thigh_Jxz           = -0.0001442085;     /* Ixz - m*cx*cz */
static const double rh_thigh_Jyy           =  0.005103335;      /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_thigh_Jyz           =  1.0725e-06;       /* Iyz - m*cy*cz */
static const double rh_thigh_Jzz           =  0.000744483;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(rh_thigh_Jyy - rh_thigh_Jxx + rh_thigh_Jzz) */
static const double rh_hfe_Qxx             =  0.0002877455;
/* 0.5*(rh_thigh_Jxx - rh_thigh_Jyy + rh_thigh_Jzz) */
static const double rh_hfe_Qyy             =  0.0004567375;
/* 0.5*(rh_thigh_Jxx + rh_thigh_Jyy - rh_thigh_Jzz) */
static const double rh_hfe_Qzz             =  0.0048155895;
static const double rh_hfe_py              = -0.075;            /* origin */
static const double rh_hfe_Ic_m            =  1.12;             /* rh_thigh_m + rh_calf_m */
/* (2*rh_thigh_hy + rh_thigh_m*rh_hfe_py + rh_hfe_py*rh_calf_m)*rh_hfe_py */
static const double rh_hfe_J_k1532         =  0.00423375;
/* rh_hfe_py/rh_calf_Jyy */
static const double rh_hfe_py_per_rh_calf_Jyy = -20.332978274348267;
/* rh_thigh_Jxx - rh_thigh_Jzz */
static const double rh_thigh_Jxx_Jzz       =  0.004527844;
static const double rh_thigh_JxyJxy        =  1.7430625e-13;    /* rh_thigh_Jxy^2 = 4.175e-07^2 */
/* rh_thigh_Jxy*rh_thigh_Jyz */
static const double rh_thigh_JxyJyz        =  4.4776875e-13;
/* rh_thigh_Jyy - rh_thigh_Jxx */
static const double rh_thigh_Jyy_Jxx       = -0.000168992;
static const double rh_thigh_JyzJyz        =  1.15025625e-12;   /* rh_thigh_Jyz^2 = 1.0725e-06^2 */
/* rh_thigh_Jzz - rh_thigh_Jyy */
static const double rh_thigh_Jzz_Jyy       = -0.004358852;

/* ---- rh_calf, moved by rh_kfe */
static const double rh_calf_m              =  0.17;             /* m */
static const double rh_calf_hx             =  0.000527;         /* m*cx = 0.17*0.0031 */
static const double rh_calf_hz             = -0.022049;         /* m*cz = 0.17*(-0.1297) */
static const double rh_calf_Jxx            =  0.0036864553;     /* Ixx + m*cz^2 */
static const double rh_calf_Jxz            =  5.55519e-05;      /* Ixz - m*cx*cz */
static const double rh_calf_Jyy            =  0.003688589;      /* Iyy + m*cx^2 + m*cz^2 */
static const double rh_calf_Jzz            =  1.91337e-05;      /* Izz + m*cx^2 */
/* 0.5*(rh_calf_Jyy - rh_calf_Jxx + rh_calf_Jzz) */
static const double rh_kfe_Qxx             =  1.06337e-05;
/* 0.5*(rh_calf_Jxx - rh_calf_Jyy + rh_calf_Jzz) */
static const double rh_kfe_Qyy             =  8.5e-06;
/* 0.5*(rh_calf_Jxx + rh_calf_Jyy - rh_calf_Jzz) */
static const double rh_kfe_Qzz             =  0.0036779553;
static const double rh_kfe_pz              = -0.2;              /* origin */
static const double rh_foot_tz             = -0.21;             /* link in its body */
#define rh_calf_2Jxz           (2.0*rh_calf_Jxz)
#define rh_calf_2hxhz_per_Jyy  (2.0*rh_calf_hxhz_per_Jyy)
/* rh_calf_Jxx - rh_calf_Jzz */
static const double rh_calf_Jxx_Jzz        =  0.0036673216;
/* rh_calf_Jyy - rh_calf_Jxx */
static const double rh_calf_Jyy_Jxx        =  2.1337e-06;
/* rh_calf_Jzz - rh_calf_Jyy */
static const double rh_calf_Jzz_Jyy        = -0.0036694553;
static const double rh_calf_hx_per_Jyy     =  0.1428730606744205; /* rh_calf_hx/rh_calf_Jyy */
/* rh_calf_hx*rh_calf_hz/rh_calf_Jyy */
static const double rh_calf_hxhz_per_Jyy   = -0.0031502081148102974;
static const double rh_calf_hz_per_Jyy     = -5.9776245062813995; /* rh_calf_hz/rh_calf_Jyy */
/* rh_calf_m - rh_calf_hx^2/rh_calf_Jyy */
static const double rh_calf_m_minus_hxhx_per_Jyy =  0.16992470589702457;
/* rh_calf_m - rh_calf_hz^2/rh_calf_Jyy */
static const double rh_calf_m_minus_hzhz_per_Jyy =  0.03819935726100143;
static const double rh_calf_per_Jyy        =  271.10637699131024; /* 1/rh_calf_Jyy */
#define rh_kfe_2pz             (2.0*rh_kfe_pz)
/* (rh_calf_hx^2 - rh_calf_hz^2)/rh_calf_Jyy */
static const double rh_kfe_m_k7355         = -0.13172534863602314;
static const double rh_kfe_mpz             = -0.034;            /* rh_calf_m*rh_kfe_pz */
static const double rh_kfe_mpzpz           =  0.0068;           /* rh_calf_m*rh_kfe_pz^2 */
static const double rh_kfe_pzpz            =  0.04;             /* rh_kfe_pz^2 = (-0.2)^2 */

#endif
