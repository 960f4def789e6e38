/* packed.cpp -- unpacks packed results of the quadruped by r.hpp, into whole and sparse matrices,
 * and compares them with functions that write all entries (whole.hpp: the same robot without
 * --packed-derivatives and --packed-regressors); also K' lambda with constraint_forces, poses as
 * Eigen's, lists in braces. Prints `name 1` for each. */
#include "quad.hpp"
#include "whole.hpp"
#include <cstdio>

static bool near(const Eigen::MatrixXd &a, const Eigen::MatrixXd &b)
{
  return (a - b).norm() <= 1e-12 * (1 + b.norm());
}

int main()
{
  constexpr int nv = int(quad::NV);
  using vector = Eigen::Matrix<double, nv, 1>;
  Eigen::Matrix<double, quad::NQ, 1> q = Eigen::Matrix<double, quad::NQ, 1>::Random();
  const vector v = vector::Random(), a = vector::Random();
  quad::normalize(q);

  // packed, dense, sparse
  const auto K = quad::K(q);
  const auto dense_K = quad::dense_K(K);
  std::printf("K %d\n", near(quad::sparse_K(K.data()) * v, pinion::eigen(dense_K) * v) &&
                            dense_K(quad::Row::lf_x, quad::Dof::base_vx) == K[0]);
  const Eigen::Matrix<double, quad::NC, 1> lambda = Eigen::Matrix<double, quad::NC, 1>::Random();
  const Eigen::VectorXd tau = quad::sparse_K(K.data()).transpose() * lambda;
  Eigen::VectorXd forces;
  quad::constraint_forces(q, lambda, forces);
  std::printf("forces %d\n", near(tau, forces));
  const auto by = quad::rnea_derivatives(q, v, a);
  const auto whole = whole::rnea_derivatives(q, v, a);
  const auto dtau_dq = quad::dense_D(by.dtau_dq);
  std::printf("D %d\n",
              near(pinion::eigen(dtau_dq), pinion::eigen(whole.dtau_dq)) &&
                  near(quad::sparse_D(by.dtau_dv.data()) * v, pinion::eigen(whole.dtau_dv) * v));
  const auto Y = whole::regressor(q, v, a);
  const auto packed_Y = quad::regressor(q, v, a);
  const auto sparse_Y = whole::sparse_Y(Y);
  std::printf("Y %d\n", near(sparse_Y.toDense(), pinion::eigen(Y)) &&
                            near(quad::sparse_Y(packed_Y.data()).toDense(), pinion::eigen(Y)) &&
                            near(pinion::eigen(quad::dense_Y(packed_Y)), pinion::eigen(Y)) &&
                            sparse_Y.nonZeros() == int(quad::NY));
  const auto Q = quad::qdot_matrix(q);
  std::printf("Q %d\n", near(quad::sparse_Q(Q.data()) * v, pinion::eigen(quad::qdot(q, v))));

  // where entries are, as C has it
  bool same = quad::K_rowptr[quad::NC] == int(quad::NK) && &quad::H_rowptr[0] == &quad_H_rowptr[0];
  for (std::size_t k = 0; k < quad::NH; k++)
    same = same && quad::H_colind[k] == quad_H_colind[k];
  for (std::size_t k = 0; k < quad::NK; k++)
    same = same && quad::K_colind[k] == quad_K_colind[k];
  std::printf("pattern %d\n", same);

  // poses
  const auto pose = quad::fk(q);
  const Eigen::Isometry3d foot = quad::isometry(pose, quad::Link::lf_foot);
  std::printf("pose %d\n",
              near(foot * Eigen::Vector3d::Zero(),
                   Eigen::Map<const Eigen::Vector3d>(&pose(quad::Link::lf_foot, 9))) &&
                  near(foot * foot.inverse() * Eigen::Vector3d::Ones(), Eigen::Vector3d::Ones()));

  // a list in braces
  const vector unit = vector::Unit(6), zero = vector::Zero();
  std::printf("list %d\n",
              near(pinion::eigen(quad::rnea(
                       q, zero, {0, 0, 0, 0, 0, 0, 1.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})),
                   pinion::eigen(quad::rnea(q, zero, unit))));
  return 0;
}
