/* duo_rnea_fext.c
 * tau = rnea with a force f[i] from outside on each body.
 * f[i] is spatial, linear part first, in the axes and about the origin of its link's
 * frame; f is not written.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double gravity_z = -9.81;                   /* acceleration of free fall */

static const double torso_Izz =  0.08;                   /* Izz */

static const double left_arm_m   =  1.2;                    /* m */
static const double left_arm_hz  = -0.36;                   /* m*cz = 1.2*-0.3 */
static const double left_arm_Jxx =  0.119;                  /* Ixx + m*cz^2 */
static const double left_arm_Jyy =  0.118;                  /* Iyy + m*cz^2 = 0.01 + 1.2*(-0.3)^2 */
static const double left_arm_Izz =  0.002;                  /* Izz */
static const double left_py      =  0.2;                    /* origin */
static const double left_k1      = -0.072;                  /* left_arm_hz*left_py = -0.36*0.2 */
static const double left_k2      = -0.11599999999999999;    /* left_arm_Izz - left_arm_Jyy */
static const double left_k3      =  0.11699999999999999;    /* left_arm_Jxx - left_arm_Izz */
static const double left_k4      = -0.0010000000000000009;  /* left_arm_Jyy - left_arm_Jxx */

static const double right_arm_m   =  1.3;                    /* m */
static const double right_arm_hz  = -0.39;                   /* m*cz = 1.3*-0.3 */
static const double right_arm_Jxx =  0.129;                  /* Ixx + m*cz^2 */
static const double right_arm_Jyy =  0.128;                  /* Iyy + m*cz^2 */
static const double right_arm_Izz =  0.002;                  /* Izz */
static const double right_py      = -0.2;                    /* origin */
static const double right_k1      =  0.07800000000000001;    /* right_arm_hz*right_py */
static const double right_k2      = -0.126;                  /* right_arm_Izz - right_arm_Jyy */
static const double right_k3      =  0.127;                  /* right_arm_Jxx - right_arm_Izz */
static const double right_k4      = -0.0010000000000000009;  /* right_arm_Jyy - right_arm_Jxx */

void duo_rnea_fext(const double q[DUO_NQ], const double v[DUO_NV], const double a[DUO_NV],
                   double f[DUO_NB][6], double tau[DUO_NV])
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

  /* ---- motion of waist: revolute z, parent base --------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin */
  const double waist_t1 = v[DUO_waist]*v[DUO_waist];

  /* fB = I*a + w x I*w: the net force */
  const double waist_fB_nz = torso_Izz*a[DUO_waist];

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin; of these only
   w_x, w_y, w_z, dw_x, dw_y, dw_z, dd_x, dd_z are live */
  const double left_w_z = v[DUO_waist]*left_c;
  const double left_w_x = -v[DUO_waist]*left_s;
  const double left_t1 = left_w_z*v[DUO_left];
  const double left_t2 = left_w_x*v[DUO_left];
  const double left_t3 = a[DUO_waist]*left_py;
  const double left_dd_z = -gravity_z*left_c - left_s*left_t3;
  const double left_dd_x = left_s*gravity_z - left_t3*left_c;
  const double left_dw_x = -left_s*a[DUO_waist] - left_t1;
  const double left_dw_z = a[DUO_waist]*left_c + left_t2;
  const double left_t4 = left_w_x*left_w_z;
  const double left_t5 = left_w_x*left_w_x + v[DUO_left]*v[DUO_left];

  /* fB = I*a + w x I*w: the net force; of fB only fx, fz, nx, ny, nz are live */
  const double left_t6 = (a[DUO_left] + left_t4)*left_arm_hz;
  const double left_t7 = left_k2*left_t1 + left_dw_x*left_arm_Jxx;
  const double left_t8 = left_arm_Jyy*a[DUO_left] + left_t4*left_k3;
  const double left_fB_nz = left_arm_Izz*left_dw_z + left_t2*left_k4;
  const double left_fB_fx = left_arm_m*left_dd_x + left_t6;
  const double left_fB_nx = left_t7 + left_k1*waist_t1;
  const double left_fB_ny = left_t8 + left_arm_hz*left_dd_x;
  const double left_fB_fz = left_dd_z*left_arm_m - left_t5*left_arm_hz;

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  /* F = fB + children; tau = S'*F; of F only fx, fz, nx, ny, nz are live */
  const double left_F_fx = left_fB_fx - f[DUO_body_left][0];
  const double left_F_fz = left_fB_fz - f[DUO_body_left][2];
  const double left_F_nx = left_fB_nx - f[DUO_body_left][3];
  const double left_F_ny = left_fB_ny - f[DUO_body_left][4];
  const double left_F_nz = left_fB_nz - f[DUO_body_left][5];
  tau[DUO_left] = left_F_ny;

  /* F to waist: only fx, nz are live */
  const double left_F_waist_fx = left_F_fx*left_c + left_F_fz*left_s;
  const double left_t9 = left_F_nz*left_c - left_F_nx*left_s;
  const double left_F_waist_nz = left_t9 - left_py*left_F_waist_fx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin; of these only
   w_x, w_y, w_z, dw_x, dw_y, dw_z, dd_x, dd_z are live */
  const double right_w_z = v[DUO_waist]*right_c;
  const double right_w_x = -v[DUO_waist]*right_s;
  const double right_t1 = right_w_z*v[DUO_right];
  const double right_t2 = right_w_x*v[DUO_right];
  const double right_t3 = a[DUO_waist]*right_py;
  const double right_dd_z = -gravity_z*right_c - right_s*right_t3;
  const double right_dd_x = right_s*gravity_z - right_t3*right_c;
  const double right_dw_x = -right_s*a[DUO_waist] - right_t1;
  const double right_dw_z = a[DUO_waist]*right_c + right_t2;
  const double right_t4 = right_w_x*right_w_z;
  const double right_t5 = right_w_x*right_w_x + v[DUO_right]*v[DUO_right];

  /* fB = I*a + w x I*w: the net force; of fB only fx, fz, nx, ny, nz are live */
  const double right_t6 = (a[DUO_right] + right_t4)*right_arm_hz;
  const double right_t7 = right_k2*right_t1 + right_dw_x*right_arm_Jxx;
  const double right_t8 = right_arm_Jyy*a[DUO_right] + right_t4*right_k3;
  const double right_fB_nz = right_arm_Izz*right_dw_z + right_t2*right_k4;
  const double right_fB_fx = right_arm_m*right_dd_x + right_t6;
  const double right_fB_nx = right_t7 + right_k1*waist_t1;
  const double right_fB_ny = right_t8 + right_arm_hz*right_dd_x;
  const double right_fB_fz = right_dd_z*right_arm_m - right_t5*right_arm_hz;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  /* F = fB + children; tau = S'*F; of F only fx, fz, nx, ny, nz are live */
  const double right_F_fx = right_fB_fx - f[DUO_body_right][0];
  const double right_F_fz = right_fB_fz - f[DUO_body_right][2];
  const double right_F_nx = right_fB_nx - f[DUO_body_right][3];
  const double right_F_ny = right_fB_ny - f[DUO_body_right][4];
  const double right_F_nz = right_fB_nz - f[DUO_body_right][5];
  tau[DUO_right] = right_F_ny;

  /* F to waist: only fx, nz are live */
  const double right_F_waist_fx = right_F_fx*right_c + right_F_fz*right_s;
  const double right_t9 = right_F_nz*right_c - right_F_nx*right_s;
  const double right_F_waist_nz = right_t9 - right_py*right_F_waist_fx;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  /* F = fB + children; tau = S'*F; of F only nz is live */
  const double waist_t2 = waist_fB_nz - f[DUO_body_waist][5] + left_F_waist_nz;
  const double waist_F_nz = waist_t2 + right_F_waist_nz;
  tau[DUO_waist] = waist_F_nz;
}
