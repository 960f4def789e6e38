/* views.cpp -- all kinds of arguments that r.hpp takes, compared with the C functions; ROBOT, FRAME
 * and EIGEN are macros. Prints `N passed, N failed`. */
#include <cmath>
#include <cstdio>
#include <vector>

#define QUOTED(x) #x
#define HEADER(x) QUOTED(x.hpp)
#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
#include HEADER(ROBOT)

namespace r = ROBOT;
using r::real;

static int passed, failed;

static void check(const char *what, bool ok)
{
  if (ok)
    passed++;
  else {
    failed++;
    std::printf("FAILED: %s\n", what);
  }
}

template <typename A, typename B>
static bool same(const A &a, const B &b, std::size_t n)
{
  for (int i = 0; i < int(n); i++) {
    if (!(a[i] == b[i]))
      return false;
  }
  return true;
}

int main()
{
  constexpr std::size_t NV = r::NV;
  real q[r::NQ], v[NV], a[NV], tau[NV], J[6][NV], H[r::NH];
  for (std::size_t i = 0; i < r::NQ; i++)
    q[i] = real(std::sin(double(i) + 1.0));
  r::normalize(q);
  for (std::size_t i = 0; i < NV; i++) {
    v[i] = real(std::cos(double(i)));
    a[i] = real(std::sin(3.0 * double(i)));
  }
  JOIN(ROBOT, _rnea)(q, v, a, tau);
  JOIN(ROBOT, _crba)(q, H);
  JOIN(JOIN(ROBOT, _jacobian_), FRAME)(q, J);

  std::array<real, NV> in_array;
  std::vector<real> in_vector(NV);
  r::array<NV, r::Dof> in_own;
  real *pointer = in_own.data();
  r::rnea(q, v, a, in_array);
  check("std::array", same(in_array, tau, NV));
  r::rnea(std::vector<real>(q, q + r::NQ), v, a, in_vector);
  check("std::vector", same(in_vector, tau, NV));
  r::rnea(q, v, a, in_own);
  check("array", same(in_own, tau, NV));
  in_own = {};
  r::rnea(q, v, a, pointer);
  check("pointer", same(in_own, tau, NV));
  check("returned", same(r::rnea(q, v, a), tau, NV));
#ifdef __cpp_lib_span
  in_own = {};
  r::rnea(std::span<const real>(q), v, std::span<const real, NV>(a), std::span<real>(pointer, NV));
  check("std::span", same(in_own, tau, NV));
#endif
  std::array<std::array<real, NV>, 6> nested;
  JOIN(r::jacobian_, FRAME)(q, nested);
  check("array of arrays", same(&nested[0][0], &J[0][0], 6 * NV));
  const auto returned = JOIN(r::jacobian_, FRAME)(q);
  check("matrix", returned(5, NV - 1) == J[5][NV - 1] && same(returned.data(), &J[0][0], 6 * NV));

  const auto full = r::dense(H);
  real y[NV], x[NV];
  r::mul_H(H, v, y);
  double worst = 0, size = 0;
  for (std::size_t i = 0; i < NV; i++) {
    double sum = 0;
    for (std::size_t j = 0; j < NV; j++)
      sum += double(full(i, j)) * double(v[j]);
    worst = std::fmax(worst, std::fabs(sum - double(y[i])));
    size = std::fmax(size, std::fabs(sum));
  }
  check("dense", worst <= 1e-5 * size);

  auto LD = r::crba(q);
  check("ltdl", r::ltdl(LD) == 0);
  std::array<real, 3 * NV> many;
  for (std::size_t i = 0; i < many.size(); i++)
    many[i] = real(std::sin(double(i)));
  std::array<real, 3 * NV> solved = many;
  r::solve_many(LD, solved.data(), 3);
  bool right = true;
  for (std::size_t k = 0; k < 3; k++) {
    for (std::size_t i = 0; i < NV; i++)
      x[i] = many[k * NV + i];
    r::solve(LD, x);
    right = right && same(x, solved.data() + k * NV, NV);
  }
  check("solve_many", right);
  auto bad = r::crba(q);
  bad[r::NH - 1] = -1;
  check("a pivot is told", r::ltdl(bad) == int(NV));

#ifdef PINION_EIGEN
  constexpr int n = int(NV);
  const Eigen::Map<Eigen::Matrix<real, 6, n, Eigen::RowMajor>> rows(&J[0][0]);
  Eigen::Matrix<real, 6, n> columns;
  JOIN(r::jacobian_, FRAME)(q, columns);
  check("Eigen, column after column", columns == rows);
  Eigen::Matrix<real, 6, n, Eigen::RowMajor> straight;
  JOIN(r::jacobian_, FRAME)(q, straight);
  check("Eigen, row after row", straight == rows);
  Eigen::Matrix<real, Eigen::Dynamic, Eigen::Dynamic> grown;
  JOIN(r::jacobian_, FRAME)(q, grown);
  check("Eigen, of dynamic size", grown == rows);
  Eigen::Matrix<real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> stacked;
  stacked.setZero(9, n + 2);
  JOIN(r::jacobian_, FRAME)(q, stacked.block(3, 2, 6, n));
  check("Eigen, a block by rows", stacked.block(3, 2, 6, n) == rows && stacked.row(2).isZero());
  JOIN(r::jacobian_, FRAME)(q, stacked.template topLeftCorner<6, n>());
  check("Eigen, a block of fixed size", stacked.template topLeftCorner<6, n>() == rows);

  Eigen::Matrix<real, Eigen::Dynamic, 1> eq = Eigen::Map<Eigen::Matrix<real, int(r::NQ), 1>>(q);
  Eigen::Matrix<real, n, 1> ev = Eigen::Map<Eigen::Matrix<real, n, 1>>(v), etau;
  Eigen::Matrix<real, 1, Eigen::Dynamic> lying;
  r::rnea(eq, real(1) * ev, a, etau);
  check("Eigen, expressions", same(etau, tau, NV));
  r::rnea(eq.transpose(), v, a, lying);
  check("Eigen, a row for a vector", lying.cols() == n && same(lying, tau, NV));
  Eigen::Matrix<real, n, 2> two;
  r::rnea(eq, v, a, two.col(1));
  check("Eigen, a column", same(two.col(1), tau, NV));
  Eigen::Matrix<real, 2, n> strided;
  r::rnea(eq, v, a, strided.row(1));
  check("Eigen, a row with strides", same(strided.row(1), tau, NV));

  const Eigen::Matrix<real, n, 1> product =
      r::sparse(H).template selfadjointView<Eigen::Lower>() * ev;
  check("sparse", (product - Eigen::Map<Eigen::Matrix<real, n, 1>>(y)).norm() <= 1e-5 * size);
  Eigen::Matrix<real, n, Eigen::Dynamic> X =
      Eigen::Map<const Eigen::Matrix<real, n, 3>>(many.data());
  r::solve_many(LD, X);
  check("solve_many of Eigen", same(X.data(), solved.data(), 3 * NV));
  Eigen::Matrix<real, r::NV, r::NV> Hinv;
  check("minv", r::minv(eq, Hinv) == 0 && Hinv(0, n - 1) == r::minv(q).Hinv(0, n - 1));
  Eigen::Matrix<real, Eigen::Dynamic, 1> other = ev;
  r::solve(LD, other);
  for (std::size_t i = 0; i < NV; i++)
    x[i] = v[i];
  r::solve(LD, x);
  check("in place", same(other, x, NV));
  Eigen::Matrix<real, Eigen::Dynamic, Eigen::Dynamic> Y;
  r::regressor(q, v, a, Y);
  check("Eigen, more than 64 KiB", 
        Y(n - 1, int(r::NP) - 1) == r::regressor(q, v, a)(NV - 1, r::NP - 1));
  check("eigen", pinion::eigen(returned) == rows && same(pinion::eigen(in_own), tau, NV));
  const auto kept = pinion::eigen(r::rnea(q, v, a));
  const auto whole = pinion::eigen(r::dense(H));
  static_assert(std::is_same_v<decltype(kept), const Eigen::Matrix<real, n, 1>>);
  check("eigen of a temporary", same(kept, tau, NV) && whole(n - 1, 0) == r::dense(H)(NV - 1, 0));
#endif
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
