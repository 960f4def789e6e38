/* duo_numbers.h -- numbers of the functions of duo.h, each once.
 *
 * Generated from models/duo.urdf; do not edit.
 *
 * A new mass or length changes lines of this file and no function. m, c and I are a link's mass,
 * centre of mass and inertia about it; h = m*c, J and the second moments Q are about the origin of
 * its frame. p is the origin of a joint in its parent's frame, t that of a link in its body's; a, b
 * and g are constant rotations, by cosine (c) and sine (s). <joint>_Ic_m is the mass that a joint
 * carries, total_mass that of all moving links; per_x is 1/x. A number that ends in _k and digits
 * has no name of its own; its comment has the formula. Compilers leave out numbers that a function
 * does not read (gcc from -O1 on).
 */
#ifndef DUO_NUMBERS_H
#define DUO_NUMBERS_H

/* ---- the robot */
/* acceleration of free fall */
static const double gravity_z              = -9.81;
static const double per_mass               =  0.11764705882352941; /* 1/total_mass */

/* ---- torso, moved by waist */
static const double torso_hz               =  1.2;              /* m*cz = 6*0.2 */
static const double torso_Izz              =  0.08;             /* Izz */

/* ---- left_arm, moved by left */
static const double left_arm_m             =  1.2;              /* m */
static const double left_arm_hz            = -0.36;             /* m*cz = 1.2*(-0.3) */
static const double left_arm_Izz           =  0.002;            /* Izz */
static const double left_arm_Jxx           =  0.119;            /* Ixx + m*cz^2 */
static const double left_arm_Jyy           =  0.118;            /* Iyy + m*cz^2 */
/* 0.5*(left_arm_Izz - left_arm_Jxx + left_arm_Jyy) */
static const double left_Qxx               =  0.0005;
/* 0.5*(left_arm_Izz + left_arm_Jxx - left_arm_Jyy) */
static const double left_Qyy               =  0.0015;
/* 0.5*(left_arm_Jxx - left_arm_Izz + left_arm_Jyy) */
static const double left_Qzz               =  0.1175;
static const double left_py                =  0.2;              /* origin */
static const double left_pz                =  0.36;             /* origin */
#define left_arm_2hz           (2.0*left_arm_hz)
/* left_arm_Izz - left_arm_Jxx */
static const double left_arm_Izz_Jxx       = -0.117;
/* left_arm_Izz - left_arm_Jyy */
static const double left_arm_Izz_Jyy       = -0.116;
/* left_arm_Jyy - left_arm_Jxx */
static const double left_arm_Jyy_Jxx       = -0.001;
static const double left_arm_hz_gravity_z  =  3.5316;           /* left_arm_hz*gravity_z */
/* left_arm_hz/left_arm_Jyy */
static const double left_arm_hz_per_Jyy    = -3.0508474576271185;
static const double left_arm_hz_per_mass   = -0.042352941176470586; /* left_arm_hz*per_mass */
/* left_arm_hz^2/left_arm_Jyy */
static const double left_arm_hzhz_per_Jyy  =  1.0983050847457627;
static const double left_arm_m_gravity_z   = -11.772;           /* left_arm_m*gravity_z */
/* left_arm_m - left_arm_hz^2/left_arm_Jyy */
static const double left_arm_m_minus_hzhz_per_Jyy =  0.1016949152542373;
static const double left_arm_per_Jyy       =  8.474576271186441; /* 1/left_arm_Jyy = 1/0.118 */
static const double left_hzpy              = -0.072;            /* left_arm_hz*left_py */
static const double left_hzpz              = -0.1296;           /* left_arm_hz*left_pz */
static const double left_mpy               =  0.24;             /* left_arm_m*left_py = 1.2*0.2 */
/* left_arm_m*left_py + right_arm_m*right_py */
static const double left_mpy_plus_right_mpy = -0.02;
static const double left_mpypy             =  0.048;            /* left_arm_m*left_py^2 */
static const double left_mpz               =  0.432;            /* left_arm_m*left_pz = 1.2*0.36 */
static const double left_pypy              =  0.04;             /* left_py^2 = 0.2^2 */

/* ---- right_arm, moved by right */
static const double right_arm_m            =  1.3;              /* m */
static const double right_arm_hz           = -0.39;             /* m*cz = 1.3*(-0.3) */
static const double right_arm_Izz          =  0.002;            /* Izz */
static const double right_arm_Jxx          =  0.129;            /* Ixx + m*cz^2 */
static const double right_arm_Jyy          =  0.128;            /* Iyy + m*cz^2 */
/* 0.5*(right_arm_Izz - right_arm_Jxx + right_arm_Jyy) */
static const double right_Qxx              =  0.0005;
/* 0.5*(right_arm_Izz + right_arm_Jxx - right_arm_Jyy) */
static const double right_Qyy              =  0.0015;
/* 0.5*(right_arm_Jxx - right_arm_Izz + right_arm_Jyy) */
static const double right_Qzz              =  0.1275;
static const double right_py               = -0.2;              /* origin */
static const double right_pz               =  0.36;             /* origin */
#define right_arm_2hz          (2.0*right_arm_hz)
/* right_arm_Izz - right_arm_Jxx */
static const double right_arm_Izz_Jxx      = -0.127;
/* right_arm_Izz - right_arm_Jyy */
static const double right_arm_Izz_Jyy      = -0.126;
/* right_arm_Jyy - right_arm_Jxx */
static const double right_arm_Jyy_Jxx      = -0.001;
static const double right_arm_hz_gravity_z =  3.8259;           /* right_arm_hz*gravity_z */
/* right_arm_hz/right_arm_Jyy */
static const double right_arm_hz_per_Jyy   = -3.046875;
static const double right_arm_hz_per_mass  = -0.04588235294117647; /* right_arm_hz*per_mass */
/* right_arm_hz^2/right_arm_Jyy */
static const double right_arm_hzhz_per_Jyy =  1.18828125;
static const double right_arm_m_gravity_z  = -12.753;           /* right_arm_m*gravity_z */
/* right_arm_m - right_arm_hz^2/right_arm_Jyy */
static const double right_arm_m_minus_hzhz_per_Jyy =  0.11171875;
static const double right_arm_per_Jyy      =  7.8125;           /* 1/right_arm_Jyy = 1/0.128 */
static const double right_hzpy             =  0.078;            /* right_arm_hz*right_py */
static const double right_hzpz             = -0.1404;           /* right_arm_hz*right_pz */
static const double right_mpy              = -0.26;             /* right_arm_m*right_py */
static const double right_mpypy            =  0.052;            /* right_arm_m*right_py^2 */
static const double right_mpz              =  0.468;            /* right_arm_m*right_pz */
static const double right_pypy             =  0.04;             /* right_py^2 = (-0.2)^2 */

#endif
