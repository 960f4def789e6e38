/* duo_coriolis.c
 * C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double left_py      =  0.2;                    /* origin */
static const double left_arm_m   =  1.2;                    /* m */
static const double left_arm_hz  = -0.36;                   /* m*cz = 1.2*-0.3 */
static const double left_arm_Jxx =  0.119;                  /* Ixx + m*cz^2 */
static const double left_arm_Jyy =  0.118;                  /* Iyy + m*cz^2 = 0.01 + 1.2*(-0.3)^2 */
static const double left_arm_Izz =  0.002;                  /* Izz */
static const double left_k1      = -0.072;                  /* left_py*left_arm_hz = 0.2*-0.36 */

static const double right_py      = -0.2;                    /* origin */
static const double right_arm_m   =  1.3;                    /* m */
static const double right_arm_hz  = -0.39;                   /* m*cz = 1.3*-0.3 */
static const double right_arm_Jxx =  0.129;                  /* Ixx + m*cz^2 */
static const double right_arm_Jyy =  0.128;                  /* Iyy + m*cz^2 */
static const double right_arm_Izz =  0.002;                  /* Izz */
static const double right_k1      = -0.36;                   /* 0.5*2*left_arm_hz = 0.5*2*-0.36 */
static const double right_k2      = -0.39;                   /* 0.5*2*right_arm_hz = 0.5*2*-0.39 */
static const double right_k3      =  0.07800000000000001;    /* right_py*right_arm_hz */

void duo_coriolis(const double q[DUO_NQ], const double v[DUO_NV], double C[DUO_NV][DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum {
    at_left,
    at_right,
  };
  const double angle[PINION_SINCOS_ROOM(2)] = {
    q[DUO_left],
    q[DUO_right],
  };
  double s[PINION_SINCOS_ROOM(2)], c[PINION_SINCOS_ROOM(2)];
  PINION_SINCOS(PINION_SINCOS_ROOM(2), angle, s, c);
  const double left_s = s[at_left];
  const double left_c = c[at_left];
  const double right_s = s[at_right];
  const double right_c = c[at_right];

  /* ---- velocity of left: revolute y, parent waist ------------------------- */
  /* V = X*V_lambda + S*v */
  const double left_t1 = v[DUO_waist]*left_py;
  const double left_V_z = -left_s*left_t1;
  const double left_V_x = -left_t1*left_c;
  const double left_V_rz = v[DUO_waist]*left_c;
  const double left_V_rx = -left_s*v[DUO_waist];

  /* ---- velocity of right: revolute y, parent waist ------------------------ */
  /* V = X*V_lambda + S*v */
  const double right_t1 = v[DUO_waist]*right_py;
  const double right_V_z = -right_s*right_t1;
  const double right_V_x = -right_t1*right_c;
  const double right_V_rz = v[DUO_waist]*right_c;
  const double right_V_rx = -right_s*v[DUO_waist];
  const double right_t2 = left_V_x*left_arm_hz;
  const double right_t3 = left_V_x*left_arm_m;
  const double right_t4 = left_V_rx*left_arm_Jxx;
  const double right_t5 = left_arm_Jyy*v[DUO_left] + right_t2;
  const double right_t6 = left_arm_Izz*left_V_rz;
  const double right_t7 = left_V_rz*left_arm_Jxx;
  const double right_t8 = left_V_rx*left_arm_Izz;
  const double right_t9 = right_k1*left_V_z;
  const double right_t10 = right_t7 - left_V_rz*left_arm_Jyy;
  const double right_t11 = v[DUO_left]*left_arm_Izz - v[DUO_left]*left_arm_Jxx;
  const double right_t12 = right_t11 - right_t2;
  const double right_t13 = left_V_rx*left_arm_Jyy - right_t8;
  const double right_t14 = 0.5*(right_t12 + right_t5);
  const double right_t15 = right_V_x*right_arm_hz;
  const double right_t16 = right_V_x*right_arm_m;
  const double right_t17 = right_V_rx*right_arm_Jxx;
  const double right_t18 = right_arm_Jyy*v[DUO_right] + right_t15;
  const double right_t19 = right_arm_Izz*right_V_rz;
  const double right_t20 = right_V_rz*right_arm_Jxx;
  const double right_t21 = right_V_rx*right_arm_Izz;
  const double right_t22 = right_k2*right_V_z;
  const double right_t23 = right_t20 - right_V_rz*right_arm_Jyy;
  const double right_t24 = v[DUO_right]*right_arm_Izz - v[DUO_right]*right_arm_Jxx;
  const double right_t25 = right_t24 - right_t15;
  const double right_t26 = right_V_rx*right_arm_Jyy - right_t21;
  const double right_t27 = 0.5*(right_t25 + right_t18);

  /* ---- column of right: revolute y, parent waist -------------------------- */
  const double right_t28 = v[DUO_right]*right_arm_hz + right_t16 - right_t16;
  const double right_t29 = (0.5*(right_t26 - right_t17) + right_t21)*right_c;
  const double right_t30 = (0.5*(right_t23 + right_t19) - right_t20)*right_s;
  const double right_t31 = 0.5*(right_t26 + right_t17)*right_c;
  const double right_t32 = (right_t27 + 0.5*(right_t25 - right_t18))*right_c;
  const double right_t33 = (right_t32 - right_t22*right_s)*right_s;
  const double right_t34 = right_k3*right_V_rx + right_t33;

  /* ---- column of left: revolute y, parent waist --------------------------- */
  const double left_t2 = v[DUO_left]*left_arm_hz + right_t3 - right_t3;
  const double left_t3 = (0.5*(right_t13 - right_t4) + right_t8)*left_c;
  const double left_t4 = (0.5*(right_t10 + right_t6) - right_t7)*left_s;
  const double left_t5 = 0.5*(right_t13 + right_t4)*left_c;
  const double left_t6 = (right_t14 + 0.5*(right_t12 - right_t5))*left_c;
  const double left_t7 = (left_t6 - right_t9*left_s)*left_s;

  /* ---- C ------------------------------------------------------------------ */
  C[DUO_waist][DUO_waist] = -(right_t34 + (left_k1*left_V_rx + left_t7));
  C[DUO_waist][DUO_left] = left_t3 - left_t4 + left_t2*left_s*left_py;
  C[DUO_waist][DUO_right] = right_t29 - right_t30 + right_t28*right_s*right_py;
  C[DUO_left][DUO_waist] = left_t5 - 0.5*(right_t10 - right_t6)*left_s;
  C[DUO_left][DUO_left] = right_t9 - left_V_z*left_arm_hz;
  C[DUO_left][DUO_right] = 0.0;
  C[DUO_right][DUO_waist] = right_t31 - 0.5*(right_t23 - right_t19)*right_s;
  C[DUO_right][DUO_left] = 0.0;
  C[DUO_right][DUO_right] = right_t22 - right_V_z*right_arm_hz;
}
