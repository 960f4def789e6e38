/* arm6_com.c
 * com = centre of mass, world axes.
 * With a fixed base the root link does not count.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
/* 1/(carousel_m + upper_arm_m + elbow_m + forearm_m + wrist_m + flange_m) */
static const double per_mass =  0.04640371229698376;

static const double carousel_hx = -0.1349;                 /* m*cx = 7.1*-0.019 */
static const double carousel_hy =  0.18034;                /* m*cy = 7.1*0.0254 */
static const double carousel_hz =  0.81508;                /* m*cz = 7.1*0.1148 */
/* (carousel_m + upper_arm_m + elbow_m + forearm_m + wrist_m + flange_m)*j1_pz */
static const double j1_k1       =  2.8015;

static const double upper_arm_hx =  0.013;                  /* m*cx = 6.5*0.002 */
static const double upper_arm_hy = -0.0741;                 /* m*cy = 6.5*-0.0114 */
static const double upper_arm_hz =  1.066;                  /* m*cz = 6.5*0.164 */
/* (upper_arm_m + elbow_m + forearm_m + wrist_m + flange_m)*j2_pz */
static const double j2_k1        =  2.7455;

static const double elbow_hx = -0.05202;                /* m*cx = 3.4*-0.0153 */
static const double elbow_hy =  0.0119;                 /* m*cy = 3.4*0.0035 */
static const double elbow_hz =  0.17986;                /* m*cz = 3.4*0.0529 */
/* (elbow_m + forearm_m + wrist_m + flange_m)*j3_pz */
static const double j3_k1    =  2.385;

static const double forearm_hx =  0.37759;                /* m*cx = 3.05*0.1238 */
static const double forearm_hy =  0.031415;               /* m*cy = 3.05*0.0103 */
static const double forearm_hz =  0.002745;               /* m*cz = 3.05*0.0009 */
/* (forearm_m + wrist_m + flange_m)*j4_px */
static const double j4_k1      =  0.4095;
/* (forearm_m + wrist_m + flange_m)*j4_pz */
static const double j4_k2      =  0.273;

static const double wrist_hy =  0.00299;                /* m*cy = 1.3*0.0023 */
static const double wrist_hz = -0.00247;                /* m*cz = 1.3*-0.0019 */
/* wrist_m*wrist_cx + flange_m*flange_cx + flange_m*j6_px */
static const double j5_h_x   =  0.03207;
static const double j5_k1    =  0.345;                  /* (wrist_m + flange_m)*j5_px */

static const double flange_hy =  0.001;                  /* m*cy = 0.2*0.005 */
static const double flange_hz =  0.0005;                 /* m*cz = 0.2*0.0025 */

void arm6_com(const double q[ARM6_NQ], double com[3])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum {
    at_j6,
    at_j5,
    at_j4,
    at_j3,
    at_j2,
    at_j1,
  };
  const double angle[PINION_SINCOS_ROOM(6)] = {
    q[ARM6_j6],
    q[ARM6_j5],
    q[ARM6_j4],
    q[ARM6_j3],
    q[ARM6_j2],
    q[ARM6_j1],
  };
  double s[PINION_SINCOS_ROOM(6)], c[PINION_SINCOS_ROOM(6)];
  PINION_SINCOS(PINION_SINCOS_ROOM(6), angle, s, c);
  const double j6_s = s[at_j6];
  const double j6_c = c[at_j6];
  const double j5_s = s[at_j5];
  const double j5_c = c[at_j5];
  const double j4_s = s[at_j4];
  const double j4_c = c[at_j4];
  const double j3_s = s[at_j3];
  const double j3_c = c[at_j3];
  const double j2_s = s[at_j2];
  const double j2_c = c[at_j2];
  const double j1_s = s[at_j1];
  const double j1_c = c[at_j1];

  /* h = m*c, children included, in the body's frame */

  /* ---- first moment of j5: revolute y, parent j4 -------------------------- */
  const double j5_h_y = wrist_hy + (flange_hy*j6_c - flange_hz*j6_s);
  const double j5_h_z = wrist_hz + (flange_hy*j6_s + flange_hz*j6_c);

  /* ---- first moment of j4: revolute x, parent j3 -------------------------- */
  const double j4_h_x = forearm_hx + (j5_h_z*j5_s + j5_h_x*j5_c + j5_k1);
  const double j4_h_y = forearm_hy + j5_h_y;
  const double j4_h_z = forearm_hz + (j5_h_z*j5_c - j5_h_x*j5_s);

  /* ---- first moment of j3: revolute y, parent j2 -------------------------- */
  const double j3_h_x = elbow_hx + (j4_h_x + j4_k1);
  const double j3_h_y = elbow_hy + (j4_h_y*j4_c - j4_h_z*j4_s);
  const double j3_h_z = elbow_hz + (j4_h_y*j4_s + j4_h_z*j4_c + j4_k2);

  /* ---- first moment of j2: revolute y, parent j1 -------------------------- */
  const double j2_h_x = upper_arm_hx + (j3_h_z*j3_s + j3_h_x*j3_c);
  const double j2_h_y = upper_arm_hy + j3_h_y;
  const double j2_h_z = upper_arm_hz + (j3_h_z*j3_c - j3_h_x*j3_s + j3_k1);

  /* ---- first moment of j1: revolute z, parent base ------------------------ */
  const double j1_h_x = carousel_hx + (j2_h_z*j2_s + j2_h_x*j2_c);
  const double j1_h_y = carousel_hy + j2_h_y;
  const double j1_h_z = carousel_hz + (j2_h_z*j2_c - j2_h_x*j2_s + j2_k1);

  /* ---- centre of mass ----------------------------------------------------- */
  com[0] = (j1_h_x*j1_c - j1_h_y*j1_s)*per_mass;
  com[1] = (j1_h_x*j1_s + j1_h_y*j1_c)*per_mass;
  com[2] = (j1_h_z + j1_k1)*per_mass;
}
