/* turn.cpp -- rnea over dual numbers (templates/doc/cpp.md) of a floating base that turns about each
 * axis, against the columns of rnea_derivatives. Prints `N passed, N failed`. */
#include <cstdio>

#include "quad.hpp"
#include "turned.hpp"

int main()
{
  quad::array<quad::NQ, quad::Q> q;
  quad::array<quad::NV, quad::Dof> v, a;
  int failed = 0;
  for (std::size_t i = 0; i < quad::NQ; i++)
    q[i] = std::sin(double(i) + 1.0);
  for (std::size_t i = 0; i < quad::NV; i++) {
    v[i] = std::cos(double(i));
    a[i] = std::sin(2.0 * double(i));
  }
  quad::normalize(q);
  const auto exact = quad::rnea_derivatives(q, v, a).dtau_dq;
  for (int axis = 0; axis < 3; axis++) {
    turned::array<quad::NQ, turned::Q> dq;
    turned::array<quad::NV, turned::Dof> dv, da;
    for (std::size_t i = 0; i < quad::NQ; i++)
      dq[i] = q[i];
    for (std::size_t i = 0; i < quad::NV; i++) {
      dv[i] = v[i];
      da[i] = a[i];
    }
    double w[3] = {0, 0, 0};
    w[axis] = 1;
    const double x = q[3], y = q[4], z = q[5], s = q[6];
    dq[3].d = 0.5 * (s * w[0] + y * w[2] - z * w[1]);
    dq[4].d = 0.5 * (s * w[1] + z * w[0] - x * w[2]);
    dq[5].d = 0.5 * (s * w[2] + x * w[1] - y * w[0]);
    dq[6].d = -0.5 * (x * w[0] + y * w[1] + z * w[2]);
    const auto tau = turned::rnea(dq, dv, da);
    for (std::size_t i = 0; i < quad::NV; i++)
      failed += !(std::fabs(tau[i].d - exact(i, 3 + axis)) < 1e-10);
  }
  std::printf("%d passed, %d failed\n", 3 * int(quad::NV) - failed, failed);
  return failed > 0;
}
