/* SPDX-License-Identifier: MIT-0 */
/* pinion_eigen.hpp -- Eigen's matrices for pinion_views.hpp, the only file that includes it. */
#ifndef PINION_EIGEN_HPP
#define PINION_EIGEN_HPP

namespace pinion
{
namespace detail
{

template <typename X>
constexpr bool is_eigen = std::is_base_of_v<Eigen::EigenBase<std::decay_t<X>>, std::decay_t<X>>;

template <typename T, std::size_t R, std::size_t C> struct eigen_type {
  static constexpr bool large = R * C * sizeof(T) > 65536;
  using type = Eigen::Matrix<T, large ? Eigen::Dynamic : int(R), large ? Eigen::Dynamic : int(C),
                             C == 1 ? Eigen::ColMajor : Eigen::RowMajor>;
};
template <typename T, std::size_t R, std::size_t C>
using eigen_copy = typename eigen_type<T, R, C>::type;

/* are sizes those of R x C? A vector may be a row or a column */
template <std::size_t R, std::size_t C, typename D> constexpr bool may_fit(bool turned)
{
  constexpr int r = D::RowsAtCompileTime, c = D::ColsAtCompileTime;
  const int rows = int(turned ? C : R), cols = int(turned ? R : C);
  return (r == Eigen::Dynamic || r == rows) && (c == Eigen::Dynamic || c == cols);
}

/* the numbers of m if they are in C's order, else nullptr */
template <std::size_t R, std::size_t C, typename D> auto *in_place(D &m)
{
  using Plain = std::remove_const_t<D>;
  using T =
      std::conditional_t<std::is_const_v<D>, const typename Plain::Scalar, typename Plain::Scalar>;
  T *at = nullptr;
  if constexpr ((Plain::Flags & Eigen::DirectAccessBit) != 0) {
    if (R == 1 || C == 1) {
      if (m.innerStride() == 1)
        at = const_cast<T *>(m.data());
    } else if (Plain::IsRowMajor && m.innerStride() == 1 && m.outerStride() == int(C)) {
      at = const_cast<T *>(m.data());
    }
  }
  return at;
}

/* m = copy, or copy = m, with a vector that lies turned */
template <std::size_t R, std::size_t C, typename To, typename From>
void assign(To &to, const From &from)
{
  if constexpr (may_fit<R, C, To>(false) && may_fit<R, C, From>(false))
    to = from;
  else
    to = from.transpose();
}

} // namespace detail

/* a result as an Eigen object, in place; a temporary one as a copy, because a map would outlive it */
template <typename T, std::size_t N, typename I> auto eigen(array<T, N, I> &x)
{
  return Eigen::Map<Eigen::Matrix<T, int(N), 1>>(x.data());
}
template <typename T, std::size_t N, typename I> auto eigen(const array<T, N, I> &x)
{
  return Eigen::Map<const Eigen::Matrix<T, int(N), 1>>(x.data());
}
template <typename T, std::size_t R, std::size_t C, typename I, typename J>
auto eigen(matrix<T, R, C, I, J> &x)
{
  constexpr int order = C == 1 ? Eigen::ColMajor : Eigen::RowMajor;
  return Eigen::Map<Eigen::Matrix<T, int(R), int(C), order>>(x.data());
}
template <typename T, std::size_t R, std::size_t C, typename I, typename J>
auto eigen(const matrix<T, R, C, I, J> &x)
{
  constexpr int order = C == 1 ? Eigen::ColMajor : Eigen::RowMajor;
  return Eigen::Map<const Eigen::Matrix<T, int(R), int(C), order>>(x.data());
}

template <typename T, std::size_t N, typename I> auto eigen(array<T, N, I> &&x)
{
  return detail::eigen_copy<T, N, 1>(eigen(x));
}
template <typename T, std::size_t R, std::size_t C, typename I, typename J>
auto eigen(matrix<T, R, C, I, J> &&x)
{
  return detail::eigen_copy<T, R, C>(eigen(x));
}

/* a pose, a rotation row by row and a position, as one of Eigen's */
template <typename T> Eigen::Transform<T, 3, Eigen::Isometry> isometry(const T *pose)
{
  Eigen::Transform<T, 3, Eigen::Isometry> made;
  made.linear() = Eigen::Map<const Eigen::Matrix<T, 3, 3, Eigen::RowMajor>>(pose);
  made.translation() = Eigen::Map<const Eigen::Matrix<T, 3, 1>>(pose + 9);
  made.makeAffine();
  return made;
}

/* the entries of a whole R x C matrix that are in a CSR, as a sparse matrix */
template <std::size_t R, std::size_t C, typename T>
Eigen::SparseMatrix<T, Eigen::RowMajor, int> gathered(const T *whole, const int *rowptr,
                                                      const int *colind)
{
  std::vector<T> numbers;
  for (std::size_t i = 0; i < R; i++) {
    for (int k = rowptr[i]; k < rowptr[i + 1]; k++)
      numbers.push_back(whole[i * C + std::size_t(colind[k])]);
  }
  return Eigen::Map<const Eigen::SparseMatrix<T, Eigen::RowMajor, int>>(
      int(R), int(C), rowptr[R], rowptr, colind, numbers.data());
}

} // namespace pinion

#endif
