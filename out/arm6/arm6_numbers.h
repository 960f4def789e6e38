/* arm6_numbers.h -- numbers of the functions of arm6.h, each once.
 *
 * Generated from models/arm6.urdf; do not edit.
 *
 * A new mass or length changes lines of this file and no function. m, c and I are a link's mass,
 * centre of mass and inertia about it; h = m*c, J and the second moments Q are about the origin of
 * its frame. p is the origin of a joint in its parent's frame, t that of a link in its body's; a, b
 * and g are constant rotations, by cosine (c) and sine (s). <joint>_Ic_m is the mass that a joint
 * carries, total_mass that of all moving links; per_x is 1/x. A number that ends in _k and digits
 * has no name of its own; its comment has the formula. Compilers leave out numbers that a function
 * does not read (gcc from -O1 on).
 */
#ifndef ARM6_NUMBERS_H
#define ARM6_NUMBERS_H

/* ---- the robot */
/* acceleration of free fall */
static const double gravity_z              = -9.81;
static const double per_mass               =  0.04640371229698376; /* 1/total_mass */

/* ---- carousel, moved by j1 */
static const double carousel_hx            = -0.1349;           /* m*cx = 7.1*(-0.019) */
static const double carousel_hy            =  0.18034;          /* m*cy = 7.1*0.0254 */
static const double carousel_hz            =  0.81508;          /* m*cz = 7.1*0.1148 */
static const double carousel_Jxy           =  6.46e-06;         /* Ixy - m*cx*cy */
static const double carousel_Jxz           =  0.01213652;       /* Ixz - m*cx*cz */
static const double carousel_Jyz           = -0.034243032;      /* Iyz - m*cy*cz */
static const double carousel_Jzz           =  0.043553736;      /* Izz + m*cx^2 + m*cy^2 */
static const double j1_pz                  =  0.13;             /* origin */
static const double j1_pz_plus_j2_pz       =  0.32;             /* j1_pz + j2_pz = 0.13 + 0.19 */
/* (carousel_m + upper_arm_m + elbow_m + forearm_m + wrist_m + flange_m)*j1_pz */
static const double total_mass_j1_pz       =  2.8015;

/* ---- upper_arm, moved by j2 */
static const double upper_arm_hx           =  0.013;            /* m*cx = 6.5*0.002 */
static const double upper_arm_hy           = -0.0741;           /* m*cy = 6.5*(-0.0114) */
static const double upper_arm_hz           =  1.066;            /* m*cz = 6.5*0.164 */
static const double upper_arm_Jxx          =  0.27451874;       /* Ixx + m*cy^2 + m*cz^2 */
static const double upper_arm_Jxy          = -0.0007918;        /* Ixy - m*cx*cy */
static const double upper_arm_Jxz          = -0.003402;         /* Ixz - m*cx*cz */
static const double upper_arm_Jyy          =  0.26753;          /* Iyy + m*cx^2 + m*cz^2 */
static const double upper_arm_Jyz          =  0.0032524;        /* Iyz - m*cy*cz */
static const double upper_arm_Jzz          =  0.01699074;       /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(upper_arm_Jyy - upper_arm_Jxx + upper_arm_Jzz) */
static const double j2_Qxx                 =  0.005001;
/* 0.5*(upper_arm_Jxx - upper_arm_Jyy + upper_arm_Jzz) */
static const double j2_Qyy                 =  0.01198974;
/* 0.5*(upper_arm_Jxx + upper_arm_Jyy - upper_arm_Jzz) */
static const double j2_Qzz                 =  0.262529;
static const double j2_pz                  =  0.19;             /* origin */
/* (upper_arm_m + elbow_m + forearm_m + wrist_m + flange_m)*j2_pz */
static const double j2_Ic_mpz              =  2.7455;
#define upper_arm_2Jxz         (2.0*upper_arm_Jxz)
#define upper_arm_2hx          (2.0*upper_arm_hx)
#define upper_arm_2hz          (2.0*upper_arm_hz)
/* upper_arm_Jxx - upper_arm_Jzz */
static const double upper_arm_Jxx_Jzz      =  0.257528;
/* upper_arm_Jyy - upper_arm_Jxx */
static const double upper_arm_Jyy_Jxx      = -0.00698874;
/* upper_arm_Jzz - upper_arm_Jyy */
static const double upper_arm_Jzz_Jyy      = -0.25053926;
static const double upper_arm_hx_gravity_z = -0.12753;          /* upper_arm_hx*gravity_z */
static const double upper_arm_hy_gravity_z =  0.726921;         /* upper_arm_hy*gravity_z */
static const double upper_arm_hz_gravity_z = -10.45746;         /* upper_arm_hz*gravity_z */

/* ---- elbow, moved by j3 */
static const double elbow_m                =  3.4;              /* m */
static const double elbow_hx               = -0.05202;          /* m*cx = 3.4*(-0.0153) */
static const double elbow_hy               =  0.0119;           /* m*cy = 3.4*0.0035 */
static const double elbow_hz               =  0.17986;          /* m*cz = 3.4*0.0529 */
static const double elbow_Jxx              =  0.016596244;      /* Ixx + m*cy^2 + m*cz^2 */
static const double elbow_Jxy              =  0.00120207;       /* Ixy - m*cx*cy */
static const double elbow_Jxz              =  0.003601858;      /* Ixz - m*cx*cz */
static const double elbow_Jyy              =  0.0289805;        /* Iyy + m*cx^2 + m*cz^2 */
static const double elbow_Jyz              = -0.00070951;       /* Iyz - m*cy*cz */
static const double elbow_Jzz              =  0.019047556;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(elbow_Jyy - elbow_Jxx + elbow_Jzz) */
static const double j3_Qxx                 =  0.015715906;
/* 0.5*(elbow_Jxx - elbow_Jyy + elbow_Jzz) */
static const double j3_Qyy                 =  0.00333165;
/* 0.5*(elbow_Jxx + elbow_Jyy - elbow_Jzz) */
static const double j3_Qzz                 =  0.013264594;
static const double j3_pz                  =  0.3;              /* origin */
static const double elbow_Jxx_Jzz          = -0.002451312;      /* elbow_Jxx - elbow_Jzz */
static const double elbow_Jyy_Jxx          =  0.012384256;      /* elbow_Jyy - elbow_Jxx */
static const double elbow_Jzz_Jyy          = -0.009932944;      /* elbow_Jzz - elbow_Jyy */
#define j3_2hxpz               (2.0*j3_hxpz)
#define j3_2hzpz               (2.0*j3_hzpz)
#define j3_2mpz                (2.0*j3_mpz)
#define j3_2pz                 (2.0*j3_pz)
/* elbow_m + forearm_m + wrist_m + flange_m */
static const double j3_Ic_m                =  7.95;
/* (elbow_m + forearm_m + wrist_m + flange_m)*j3_pz */
static const double j3_Ic_mpz              =  2.385;
/* (elbow_m + forearm_m + wrist_m + flange_m)*j3_pz^2 */
static const double j3_Ic_mpzpz            =  0.7155;
static const double j3_hxpz                = -0.015606;         /* elbow_hx*j3_pz */
static const double j3_hypz                =  0.00357;          /* elbow_hy*j3_pz = 0.0119*0.3 */
static const double j3_hzpz                =  0.053958;         /* elbow_hz*j3_pz = 0.17986*0.3 */
static const double j3_mpz                 =  1.02;             /* elbow_m*j3_pz = 3.4*0.3 */
static const double j3_pzpz                =  0.09;             /* j3_pz^2 = 0.3^2 */

/* ---- forearm, moved by j4 */
static const double forearm_m              =  3.05;             /* m */
static const double forearm_hx             =  0.37759;          /* m*cx = 3.05*0.1238 */
static const double forearm_hy             =  0.031415;         /* m*cy = 3.05*0.0103 */
static const double forearm_hz             =  0.002745;         /* m*cz = 3.05*0.0009 */
static const double forearm_Jxx            =  0.003986045;      /* Ixx + m*cy^2 + m*cz^2 */
static const double forearm_Jxy            = -0.003769177;      /* Ixy - m*cx*cy */
static const double forearm_Jxz            = -0.000329831;      /* Ixz - m*cx*cz */
static const double forearm_Jyy            =  0.0612381125;     /* Iyy + m*cx^2 + m*cz^2 */
static const double forearm_Jyz            = -0.0001282735;     /* Iyz - m*cy*cz */
static const double forearm_Jzz            =  0.0625892165;     /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(forearm_Jyy - forearm_Jxx + forearm_Jzz) */
static const double j4_Qxx                 =  0.059920642;
/* 0.5*(forearm_Jxx - forearm_Jyy + forearm_Jzz) */
static const double j4_Qyy                 =  0.0026685745;
/* 0.5*(forearm_Jxx + forearm_Jyy - forearm_Jzz) */
static const double j4_Qzz                 =  0.0013174705;
static const double j4_px                  =  0.09;             /* origin */
static const double j4_pz                  =  0.06;             /* origin */
/* forearm_Jxx - forearm_Jzz */
static const double forearm_Jxx_Jzz        = -0.0586031715;
/* forearm_Jyy - forearm_Jxx */
static const double forearm_Jyy_Jxx        =  0.0572520675;
/* forearm_Jzz - forearm_Jyy */
static const double forearm_Jzz_Jyy        =  0.001351104;
#define j4_2px                 (2.0*j4_px)
#define j4_2pz                 (2.0*j4_pz)
/* forearm_m + wrist_m + flange_m */
static const double j4_Ic_m                =  4.55;
/* (forearm_m + wrist_m + flange_m)*j4_px */
static const double j4_Ic_mpx              =  0.4095;
/* (forearm_m + wrist_m + flange_m)*j4_px^2 */
static const double j4_Ic_mpxpx            =  0.036855;
/* (forearm_m + wrist_m + flange_m)*j4_pz */
static const double j4_Ic_mpz              =  0.273;
/* (forearm_m + wrist_m + flange_m)*j4_pz^2 */
static const double j4_Ic_mpzpz            =  0.01638;
static const double j4_pzpz                =  0.0036;           /* j4_pz^2 = 0.06^2 */

/* ---- wrist, moved by j5 */
static const double wrist_m                =  1.3;              /* m */
static const double wrist_hx               =  0.01755;          /* m*cx = 1.3*0.0135 */
static const double wrist_hy               =  0.00299;          /* m*cy = 1.3*0.0023 */
static const double wrist_hz               = -0.00247;          /* m*cz = 1.3*(-0.0019) */
static const double wrist_Jxx              =  0.00082657;       /* Ixx + m*cy^2 + m*cz^2 */
static const double wrist_Jxy              = -0.000105365;      /* Ixy - m*cx*cy */
static const double wrist_Jxz              =  8.7345e-05;       /* Ixz - m*cx*cz */
static const double wrist_Jyy              =  0.001378618;      /* Iyy + m*cx^2 + m*cz^2 */
static const double wrist_Jyz              =  1.4681e-05;       /* Iyz - m*cy*cz */
static const double wrist_Jzz              =  0.001465802;      /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(wrist_Jyy - wrist_Jxx + wrist_Jzz) */
static const double j5_Qxx                 =  0.001008925;
/* 0.5*(wrist_Jxx - wrist_Jyy + wrist_Jzz) */
static const double j5_Qyy                 =  0.000456877;
/* 0.5*(wrist_Jxx + wrist_Jyy - wrist_Jzz) */
static const double j5_Qzz                 =  0.000369693;
static const double j5_px                  =  0.23;             /* origin */
#define j5_2px                 (2.0*j5_px)
static const double j5_Ic_m                =  1.5;              /* wrist_m + flange_m = 1.3 + 0.2 */
/* (wrist_m + flange_m)*j5_px */
static const double j5_Ic_mpx              =  0.345;
/* (wrist_m + flange_m)*j5_px^2 */
static const double j5_Ic_mpxpx            =  0.07935;
/* wrist_hx + flange_hx + flange_m*j6_px */
static const double j5_h_k8568             =  0.03207;
static const double j5_pxpx                =  0.0529;           /* j5_px^2 = 0.23^2 */
static const double wrist_Jxx_Jzz          = -0.000639232;      /* wrist_Jxx - wrist_Jzz */
/* wrist_Jxx + flange_Jxx */
static const double wrist_Jxx_plus_flange_Jxx =  0.00092762;
static const double wrist_JxyJxy           =  1.1101783225e-08; /* wrist_Jxy^2 = (-0.000105365)^2 */
static const double wrist_Jyy_Jxx          =  0.000552048;      /* wrist_Jyy - wrist_Jxx */
static const double wrist_Jzz_Jyy          =  8.7184e-05;       /* wrist_Jzz - wrist_Jyy */

/* ---- flange, moved by j6 */
static const double flange_m               =  0.2;              /* m */
static const double flange_hx              =  0.00152;          /* m*cx = 0.2*0.0076 */
static const double flange_hy              =  0.001;            /* m*cy = 0.2*0.005 */
static const double flange_hz              =  0.0005;           /* m*cz = 0.2*0.0025 */
static const double flange_Jxx             =  0.00010105;       /* Ixx + m*cy^2 + m*cz^2 */
static const double flange_Jxy             = -7.98e-06;         /* Ixy - m*cx*cy */
static const double flange_Jxz             = -3.99e-06;         /* Ixz - m*cx*cz */
static const double flange_Jyy             =  5.8002e-05;       /* Iyy + m*cx^2 + m*cz^2 */
static const double flange_Jyz             = -1e-05;            /* Iyz - m*cy*cz */
static const double flange_Jzz             =  7.3002e-05;       /* Izz + m*cx^2 + m*cy^2 */
/* 0.5*(flange_Jyy - flange_Jxx + flange_Jzz) */
static const double j6_Qxx                 =  1.4977e-05;
/* 0.5*(flange_Jxx - flange_Jyy + flange_Jzz) */
static const double j6_Qyy                 =  5.8025e-05;
/* 0.5*(flange_Jxx + flange_Jyy - flange_Jzz) */
static const double j6_Qzz                 =  4.3025e-05;
static const double j6_px                  =  0.065;            /* origin */
static const double tool0_tx               =  0.015;            /* link in its body */
#define flange_2JxyJxz_per_Jxx_minus_2Jyz (2.0*flange_JxyJxz_per_Jxx_minus_Jyz)
#define flange_2Jyz            (2.0*flange_Jyz)
#define flange_2hyhz_per_Jxx   (2.0*flange_hyhz_per_Jxx)
static const double flange_Jxx_Jzz         =  2.8048e-05;       /* flange_Jxx - flange_Jzz */
/* flange_Jxy^2/flange_Jxx - flange_Jyy */
static const double flange_JxyJxy_per_Jxx_minus_Jyy = -5.737181296387927e-05;
/* flange_Jxy*flange_Jxz/flange_Jxx - flange_Jyz */
static const double flange_JxyJxz_per_Jxx_minus_Jyz =  1.0315093518060366e-05;
static const double flange_Jxy_per_Jxx     = -0.07897080653142009; /* flange_Jxy/flange_Jxx */
/* flange_Jxz^2/flange_Jxx - flange_Jzz */
static const double flange_JxzJxz_per_Jxx_minus_Jzz = -7.284445324096982e-05;
static const double flange_Jxz_per_Jxx     = -0.039485403265710046; /* flange_Jxz/flange_Jxx */
static const double flange_Jyy_Jxx         = -4.3048e-05;       /* flange_Jyy - flange_Jxx */
static const double flange_Jzz_Jyy         =  1.5e-05;          /* flange_Jzz - flange_Jyy */
/* flange_hx + flange_hy*flange_Jxy/flange_Jxx */
static const double flange_hx_plus_hyJxy_per_Jxx =  0.0014410291934685798;
/* flange_hx + flange_hz*flange_Jxz/flange_Jxx */
static const double flange_hx_plus_hzJxz_per_Jxx =  0.001500257298367145;
/* flange_hy*flange_Jxz/flange_Jxx */
static const double flange_hyJxz_per_Jxx   = -3.948540326571004e-05;
static const double flange_hy_per_Jxx      =  9.896091044037606; /* flange_hy/flange_Jxx */
/* flange_hy*flange_hz/flange_Jxx */
static const double flange_hyhz_per_Jxx    =  0.004948045522018802;
/* flange_hz*flange_Jxy/flange_Jxx */
static const double flange_hzJxy_per_Jxx   = -3.948540326571004e-05;
static const double flange_hz_per_Jxx      =  4.948045522018803; /* flange_hz/flange_Jxx */
/* flange_m - flange_hy^2/flange_Jxx */
static const double flange_m_minus_hyhy_per_Jxx =  0.1901039089559624;
/* flange_m - flange_hz^2/flange_Jxx */
static const double flange_m_minus_hzhz_per_Jxx =  0.1975259772389906;
static const double flange_per_Jxx         =  9896.091044037605; /* 1/flange_Jxx = 1/0.00010105 */
/* flange_Jzz - flange_Jyy + flange_Jxy^2/flange_Jxx - flange_Jxz^2/flange_Jxx */
static const double j6_J_k1992             =  1.547264027709055e-05;
/* (flange_hy*flange_Jxz + flange_hz*flange_Jxy)/flange_Jxx */
static const double j6_h_k0285             = -7.897080653142008e-05;
/* (flange_hy*flange_Jxy - flange_hz*flange_Jxz)/flange_Jxx */
static const double j6_h_k6369             = -5.9228104898565064e-05;
/* (flange_hy^2 - flange_hz^2)/flange_Jxx */
static const double j6_m_k6188             =  0.007422068283028204;
/* (2*flange_hx + flange_m*j6_px)*j6_px */
static const double j6_mpxpx_plus_j6_2hxpx =  0.0010426;

#endif
