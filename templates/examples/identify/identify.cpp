// identify.cpp -- what a six-axis arm weighs, from noisy torques: base parameters by linear least
// squares, and by Ceres parameters that real links can have, from a drawing that is off.
//
//   identify        prints how well each predicts another motion
//   identify csv    prints two torques of that motion: real, by the drawing, by Ceres
#include <ceres/ceres.h>
#include <cstdio>

#include "log_cholesky.hpp"
#include "motion.hpp"

using namespace Eigen;
constexpr double NOISE = 0.5;                   // N m
constexpr double LOG_OFF = 0.3, COM_OFF = 0.02; // of the drawing: logarithms; m

// the normal equations of samples for the base parameters: information * beta = sum
struct Data {
  using Square = Matrix<double, NR, NR>;
  Square information = Square::Zero();
  Base sum = Base::Zero();
  Data(Motion m, int samples)
  {
    for (int n = 0; n < samples; n++) {
      m.at(PERIOD * n / samples);
      const Torques measured = m.tau + NOISE * Torques::NullaryExpr([] { return normal(); });
      information += m.Y.transpose() * m.Y / (NOISE * NOISE);
      sum += m.Y.transpose() * measured / (NOISE * NOISE);
    }
  }
};

struct Misfit {      // of the torques, and of the drawing, both over what they may be off
  Data::Square root; // information = root root'
  Matrix<double, NR, NP> B;
  Base beta;
  Theta drawing;
  template <class T> bool operator()(const T *x, T *r) const
  {
    Matrix<T, NP, 1> theta;
    for (int k = 0; k < NP; k += 10)
      from_any(x + k, &theta(k));
    Map<Matrix<T, NR, 1>> first(r);
    first = root.transpose().cast<T>() * (B.cast<T>() * theta - beta.cast<T>());
    for (int k = 0; k < NP; k++)
      r[NR + k] = (x[k] - drawing(k)) / (k % 10 < 4 ? LOG_OFF : COM_OFF);
    return true;
  }
};

static double off(Motion m, const Base &beta) // torques of a motion, in percent
{
  double wrong = 0.0, all = 0.0;
  for (double t = 0.0; t < PERIOD; t += 0.01) {
    m.at(t);
    wrong += (m.Y * beta - m.tau).squaredNorm(), all += m.tau.squaredNorm();
  }
  return 100.0 * sqrt(wrong / all);
}

// Ceres: from the drawing x0, numbers that fit both
static Theta fitted(const Data &data, const Matrix<double, NR, NP> &B, const Theta &x0)
{
  const auto factor = data.information.llt();
  Theta x = x0, theta;
  ceres::Problem problem;
  ceres::Solver::Summary summary;
  auto misfit = new Misfit{factor.matrixL(), B, factor.solve(data.sum), x0};
  problem.AddResidualBlock(new ceres::AutoDiffCostFunction<Misfit, NR + NP, NP>(misfit), nullptr,
                           x.data());
  ceres::Solve({}, &problem, &summary);
  for (int k = 0; k < NP; k += 10)
    from_any(&x(k), &theta(k));
  return theta;
}

static int bodies(const Theta &theta) // that can be made of matter
{
  int sum = 0;
  for (int k = 0; k < NP; k += 10)
    sum += is_matter(&theta(k));
  return sum;
}

int main(int argc, char **)
{
  Theta real, drawing, x0;
  Matrix<double, NR, NP> B; // base parameters are B theta
  for (int k = 0; k < NP; k++)
    arm6::base_parameters(Theta::Unit(k), B.col(k));
  arm6::inertial_parameters(real);
  for (int k = 0; k < NP; k++) { // the drawing is off
    if (k % 10 == 0)
      to_any(&real(k), &x0(k));
    x0(k) += (k % 10 < 4 ? LOG_OFF : COM_OFF) * uniform();
    if (k % 10 == 9)
      from_any(&x0(k - 9), &drawing(k - 9));
  }

  Motion best, other;
  for (int k = 1; k < 50; k++) { // the motion that says most
    const Motion m;
    if (Data(m, 50).information.determinant() > Data(best, 50).information.determinant())
      best = m;
  }
  if (argc > 1) {
    const Base drawn = B * drawing, found = B * fitted(Data(best, 12), B, x0);
    std::printf("t,real2,drawing2,found2,real5,drawing5,found5\n");
    for (double t = 0.0; t < PERIOD; t += 0.05) {
      other.at(t);
      const Torques d = other.Y * drawn, f = other.Y * found;
      std::printf("%g,%g,%g,%g,%g,%g,%g\n", t, other.tau(1), d(1), f(1), other.tau(4), d(4), f(4));
    }
    return 0;
  }

  std::printf("torques of another motion, by the drawing: off by %.0f %%\n",
              off(other, B * drawing));
  std::printf("samples  base parameters  real links of 6  by Ceres  real links of 6\n");
  double worst = 0.0;
  int wrong = 0;
  for (int samples : {12, 50, 1000}) {
    const Data data(best, samples);
    const auto factor = data.information.llt();
    const Base beta = factor.solve(data.sum);
    const Theta theta = fitted(data, B, x0); // and the least change of the drawing that gives beta:
    const Theta nearest =
        drawing + B.transpose() * (B * B.transpose()).llt().solve(beta - B * drawing);
    std::printf("%7d  %13.1f %%  %15d  %6.1f %%  %15d\n", samples, off(other, beta),
                bodies(nearest), off(other, B * theta), bodies(theta));
    wrong += bodies(theta) != N || off(other, B * theta) > off(other, beta);
    const Base variance = factor.solve(Data::Square::Identity()).diagonal();
    worst = ((beta - B * real).array().abs() / variance.array().sqrt()).maxCoeff();
  }
  std::printf("each of %d base parameters within %.0f standard deviations\n", NR, ceil(worst));
  return wrong;
}
