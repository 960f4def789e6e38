/* SPDX-License-Identifier: MIT-0 */
/* manifold.h -- positions of joints on manifolds: move along a velocity, and find the velocity
 * between two positions.
 *
 * The joints are floating, spherical and planar ones, with the q and v of pinion_model.h. The
 * functions need only <math.h>, no other part of this runtime, no memory and no tables. They come
 * in double (manifold.c) and, with the suffix f, in float (manifoldf.c), which uses no double.
 *
 * integrate: out = position of the joint after moving from q at v for dt. v is constant in the
 * child's axes, so the path is a screw, followed exactly by the exponential map (Introduction to
 * Humanoid Robotics, eq. 6.12-6.14), for large and for small angles. Resulting quaternions have
 * unit length. out may be q.
 *
 * difference: the v that leads from q0 to q1 in dt = 1, the shorter way round: at most half a turn.
 * The two quaternions of one orientation count as the same, and so do angles of a planar joint a
 * whole turn apart. At exactly half a turn there are two solutions; it returns one of them.
 *
 * normalize: u scaled to length 1, 0 0 0 1 if it has none.
 *
 * jacobians: derivatives of integrate's result with respect to q and v, along tangent steps in the
 * child's axes. They are square blocks of matrices whose rows are `stride` numbers apart. The forms
 * are closed and accurate at small angles as well. difference_jacobians: the same for difference,
 * with respect to q0 and q1. */
#ifndef PINION_MANIFOLD_H
#define PINION_MANIFOLD_H

#ifdef __cplusplus
extern "C" {
#endif

void pinion_floating_integrate(const double q[7], const double v[6], double dt, double out[7]);
void pinion_floating_difference(const double q0[7], const double q1[7], double v[6]);
void pinion_spherical_integrate(const double q[4], const double v[3], double dt, double out[4]);
void pinion_spherical_difference(const double q0[4], const double q1[4], double v[3]);
void pinion_planar_integrate(const double q[3], const double v[3], double dt, double out[3]);
void pinion_planar_difference(const double q0[3], const double q1[3], double v[3]);
void pinion_quaternion_normalize(double u[4]);
void pinion_floating_jacobians(const double v[6], double dt, double *by_q, double *by_v,
                               int stride);
void pinion_spherical_jacobians(const double v[3], double dt, double *by_q, double *by_v,
                                int stride);
void pinion_planar_jacobians(const double v[3], double dt, double *by_q, double *by_v, int stride);
void pinion_floating_difference_jacobians(const double q0[7], const double q1[7], double *by_0,
                                          double *by_1, int stride);
void pinion_spherical_difference_jacobians(const double q0[4], const double q1[4], double *by_0,
                                           double *by_1, int stride);
void pinion_planar_difference_jacobians(const double q0[3], const double q1[3], double *by_0,
                                        double *by_1, int stride);

void pinion_floating_integratef(const float q[7], const float v[6], float dt, float out[7]);
void pinion_floating_differencef(const float q0[7], const float q1[7], float v[6]);
void pinion_spherical_integratef(const float q[4], const float v[3], float dt, float out[4]);
void pinion_spherical_differencef(const float q0[4], const float q1[4], float v[3]);
void pinion_planar_integratef(const float q[3], const float v[3], float dt, float out[3]);
void pinion_planar_differencef(const float q0[3], const float q1[3], float v[3]);
void pinion_quaternion_normalizef(float u[4]);
void pinion_floating_jacobiansf(const float v[6], float dt, float *by_q, float *by_v, int stride);
void pinion_spherical_jacobiansf(const float v[3], float dt, float *by_q, float *by_v, int stride);
void pinion_planar_jacobiansf(const float v[3], float dt, float *by_q, float *by_v, int stride);
void pinion_floating_difference_jacobiansf(const float q0[7], const float q1[7], float *by_0,
                                           float *by_1, int stride);
void pinion_spherical_difference_jacobiansf(const float q0[4], const float q1[4], float *by_0,
                                            float *by_1, int stride);
void pinion_planar_difference_jacobiansf(const float q0[3], const float q1[3], float *by_0,
                                         float *by_1, int stride);

#ifdef __cplusplus
}
#endif

#endif
