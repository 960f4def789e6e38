// log_cholesky.hpp -- the inertial parameters of a body (m, h, Jxx, Jxy, Jyy, Jxz, Jyz, Jzz about its
// origin, as in theta) by ten numbers that may be any (Rucker and Wensing 2022).
//
// The pseudo-inertia [S h; h' m], S = the integral of r r', is positive definite for all that is made
// of matter, and for nothing else. Its factor U U' has logarithms of the mass and of the diagonal,
// shears, and the centre of mass: these are the ten numbers.
#ifndef LOG_CHOLESKY_HPP
#define LOG_CHOLESKY_HPP

#include <Eigen/Dense>
#include <cmath>

inline Eigen::Matrix4d pseudo_inertia(const double *p)
{
  Eigen::Matrix3d J;
  J << p[4], p[5], p[7], p[5], p[6], p[8], p[7], p[8], p[9];
  Eigen::Matrix4d P;
  P << J.trace() / 2.0 * Eigen::Matrix3d::Identity() - J, Eigen::Vector3d(p + 1),
      Eigen::RowVector3d(p + 1), p[0];
  return P;
}

// whether it can be a body's
inline bool is_matter(const double *p) { return pseudo_inertia(p).llt().info() == Eigen::Success; }

inline void to_any(const double *p, double *x)
{
  const Eigen::Matrix4d L = pseudo_inertia(p).reverse().llt().matrixL();
  const Eigen::Matrix4d U = L.reverse() / L(0, 0);
  x[0] = std::log(L(0, 0));
  for (int k = 0; k < 3; k++)
    x[1 + k] = std::log(U(k, k)), x[7 + k] = U(k, 3);
  x[4] = U(0, 1), x[5] = U(0, 2), x[6] = U(1, 2);
}

template <class T> void from_any(const T *x, T *p)
{
  using std::exp;
  Eigen::Matrix<T, 4, 4> U;
  U << exp(x[1]), x[4], x[5], x[7], T(0), exp(x[2]), x[6], x[8], T(0), T(0), exp(x[3]), x[9], T(0),
      T(0), T(0), T(1);
  const Eigen::Matrix<T, 4, 4> P = exp(2.0 * x[0]) * (U * U.transpose());
  const T S = P(0, 0) + P(1, 1) + P(2, 2);
  p[0] = P(3, 3), p[1] = P(0, 3), p[2] = P(1, 3), p[3] = P(2, 3), p[4] = S - P(0, 0);
  p[5] = -P(0, 1), p[6] = S - P(1, 1), p[7] = -P(0, 2), p[8] = -P(1, 2), p[9] = S - P(2, 2);
}

#endif
