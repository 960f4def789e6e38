// motion.hpp -- random motions of the arm, with the torques that they take, and random numbers that
// are the same with any library.
#ifndef MOTION_HPP
#define MOTION_HPP

#include <Eigen/Dense>
#include <cmath>
#include <random>

#include "arm6.hpp"

constexpr int N = arm6::NV, NR = arm6::NR, NP = arm6::NP, SINES = 5;
constexpr double PERIOD = 10.0; // s

using Base = Eigen::Matrix<double, NR, 1>;
using Theta = Eigen::Matrix<double, NP, 1>;
using Torques = Eigen::Matrix<double, N, 1>;

inline double uniform() // in [-1, 1)
{
  static std::mt19937_64 bits(1);
  return std::ldexp(static_cast<double>(bits() >> 11), -52) - 1.0;
}

inline double normal()
{
  double sum = 0.0;
  for (int k = 0; k < 12; k++)
    sum += uniform() / 2.0;
  return sum;
}

struct Motion { // sines of periods 10 s, 10/2 s, ..
  using Sines = Eigen::Matrix<double, N, SINES>;
  Sines s = Sines::NullaryExpr([] { return 0.3 * uniform(); });
  Sines c = Sines::NullaryExpr([] { return 0.3 * uniform(); });
  Torques q, v, a, tau; // now; the torques that the arm really takes
  Eigen::Matrix<double, N, NR> Y;

  void at(double t)
  {
    q.setZero(), v.setZero(), a.setZero();
    for (int k = 0; k < SINES; k++) {
      const double w = 2.0 * M_PI * (k + 1) / PERIOD;
      const double sine = std::sin(w * t), cosine = std::cos(w * t);
      q += s.col(k) * sine + c.col(k) * cosine;
      v += w * (s.col(k) * cosine - c.col(k) * sine);
      a -= w * w * (s.col(k) * sine + c.col(k) * cosine);
    }
    arm6::regressor_base(q, v, a, Y);
    arm6::rnea(q, v, a, tau);
  }
};

#endif
