/* SPDX-License-Identifier: MIT-0 */
/* pinion_views.hpp -- arguments and results of the C++ headers of robots (pinion --bindings cpp).
 *
 *   array<T, N, I>         N numbers; a std::array that is indexed by integers or by enum class I
 *   matrix<T, R, C, I, J>  R rows of C numbers, row after row: m(i, j)
 *   in, out, inout         arguments: the caller's numbers, one after the other; matrices row by
 *                          row.  Converted from a pointer (unchecked), a C array, an array or a
 *                          matrix, std::array (of std::array, too), std::span, std::vector or any
 *                          dense Eigen object; an `in` also from a list in braces.  The size is
 *                          checked when compiling if the type contains it, else by assert.
 *
 * Eigen is used where its headers are found (-I), unless PINION_NO_EIGEN is defined.  Numbers
 * that are in memory in C's order are passed directly.  Others, such as a Jacobian in Eigen's usual
 * order, column by column, or an expression, go through a copy; results are copied back before the
 * call returns.  Copies are on the stack, those of more than 64 KiB on the heap.  A result
 * of dynamic size is resized.  C++17. */
#ifndef PINION_VIEWS_HPP
#define PINION_VIEWS_HPP

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <type_traits>
#include <utility>

#if __has_include(<version>)
#include <version>
#endif
#ifdef __cpp_lib_span
#include <span>
#endif

#if !defined PINION_NO_EIGEN && __has_include(<Eigen/SparseCore>)
#include <Eigen/Geometry>
#include <Eigen/SparseCore>
#include <optional>
#include <vector>
#define PINION_EIGEN
#endif

namespace pinion
{

/* index where there are no names */
enum class unnamed : int {};

/* the place of an index: an integer, an enumerator of r.h, or one of I, of no other enum class */
template <typename I, typename X> constexpr std::size_t place(X x)
{
  static_assert(std::is_same_v<X, I> || std::is_integral_v<X> ||
                    (std::is_enum_v<X> && std::is_convertible_v<X, int>),
                "this index is of another kind");
  return static_cast<std::size_t>(x);
}

template <typename T, std::size_t N, typename I = unnamed> struct array : std::array<T, N> {
  template <typename X> constexpr T &operator[](X i)
  {
    return static_cast<std::array<T, N> &>(*this)[place<I>(i)];
  }
  template <typename X> constexpr const T &operator[](X i) const
  {
    return static_cast<const std::array<T, N> &>(*this)[place<I>(i)];
  }
};

template <typename T, std::size_t R, std::size_t C, typename I = unnamed, typename J = unnamed>
struct matrix {
  std::array<T, R * C> numbers;

  template <typename X, typename Y> constexpr T &operator()(X i, Y j)
  {
    return numbers[place<I>(i) * C + place<J>(j)];
  }
  template <typename X, typename Y> constexpr const T &operator()(X i, Y j) const
  {
    return numbers[place<I>(i) * C + place<J>(j)];
  }
  constexpr T *data() { return numbers.data(); }
  constexpr const T *data() const { return numbers.data(); }
  static constexpr std::size_t rows() { return R; }
  static constexpr std::size_t cols() { return C; }
  static constexpr std::size_t size() { return R * C; }
};

namespace detail
{

/* bytes of a type with a fixed size, else 0 */
template <typename E, std::size_t M>
std::integral_constant<std::size_t, M * sizeof(E)> bytes(const std::array<E, M> *);
template <typename T, std::size_t R, std::size_t C, typename I, typename J>
std::integral_constant<std::size_t, R * C * sizeof(T)> bytes(const matrix<T, R, C, I, J> *);
#ifdef __cpp_lib_span
template <typename E, std::size_t M>
std::integral_constant<std::size_t, M == std::dynamic_extent ? 0 : M * sizeof(E)>
bytes(const std::span<E, M> *);
#endif
std::integral_constant<std::size_t, 0> bytes(const void *);

/* the first of the N numbers of x */
template <typename T, std::size_t N, typename X> constexpr T *numbers(X &x)
{
  if constexpr (std::is_array_v<X>) {
    static_assert(sizeof(X) == N * sizeof(T), "an array of another size is wanted");
    if constexpr (std::rank_v<X> == 1)
      return x;
    else
      return x[0];
  } else if constexpr (std::is_pointer_v<std::remove_cv_t<X>>) {
    if constexpr (std::is_array_v<std::remove_pointer_t<X>>)
      return x[0];
    else
      return x;
  } else {
    constexpr std::size_t known = decltype(bytes(&x))::value;
    static_assert(known == 0 || known == N * sizeof(T), "an array of another size is wanted");
    assert(x.size() * sizeof(*x.data()) == N * sizeof(T));
    if constexpr (std::is_convertible_v<decltype(x.data()), T *>)
      return x.data();
    else
      return x.data()->data();
  }
}

} // namespace detail
} // namespace pinion

#ifdef PINION_EIGEN
#include "pinion_eigen.hpp"
#endif

namespace pinion
{
namespace detail
{

/* is x, the caller's argument, read-only? */
template <typename X> constexpr bool is_const()
{
  using P = std::remove_reference_t<X>;
  if constexpr (std::is_pointer_v<P>)
    return std::is_const_v<std::remove_all_extents_t<std::remove_pointer_t<P>>>;
  else if constexpr (std::is_array_v<P>)
    return std::is_const_v<std::remove_all_extents_t<P>>;
#ifdef PINION_EIGEN
  else if constexpr (is_eigen<P>) /* that an expression is no place is another sentence */
    return std::is_const_v<P> && (P::Flags & Eigen::LvalueBit) != 0;
#endif
  else
    return std::is_const_v<std::remove_pointer_t<decltype(std::declval<P &>().data())>>;
}

} // namespace detail

/* the caller's R x C numbers, to be read; C = 1 for a vector */
template <typename T, std::size_t R, std::size_t C = 1> class in
{
public:
  template <typename X> in(const X &x)
  {
#ifdef PINION_EIGEN
    if constexpr (detail::is_eigen<X>) {
      constexpr bool turned = C == 1 && !detail::may_fit<R, C, X>(false);
      static_assert(std::is_same_v<typename X::Scalar, T>, "numbers of another type are wanted");
      static_assert(detail::may_fit<R, C, X>(turned), "a matrix of another size is wanted");
      eigen_assert(std::size_t(x.size()) == R * C);
      data_ = detail::in_place<R, C>(x);
      if (data_ == nullptr) {
        detail::assign<R, C>(copy_.emplace(), x);
        data_ = copy_->data();
      }
    } else
#endif
      data_ = detail::numbers<const T, R * C>(x);
  }
  /* numbers in braces, which live as long as the call */
  in(std::initializer_list<T> list)
  {
    assert(list.size() == R * C);
    data_ = list.begin();
  }
  in(const in &) = delete;

  const T *data() const { return data_; }
  /* as C's functions take matrices, which they do not write to either */
  auto rows() const { return reinterpret_cast<T(*)[C]>(const_cast<T *>(data_)); }

private:
  const T *data_;
#ifdef PINION_EIGEN
  std::optional<detail::eigen_copy<T, R, C>> copy_;
#endif
};

/* to be written, or with Reads changed */
template <typename T, std::size_t R, std::size_t C, bool Reads> class written
{
public:
  template <typename X> written(X &&x)
  {
    static_assert(!detail::is_const<X>(), "this argument is a result, and const: pass a variable");
    if constexpr (!detail::is_const<X>())
      take(x);
  }
  written(const written &) = delete;
  /* copies results back if they went through a copy */
  void store() const
  {
#ifdef PINION_EIGEN
    if (back_ != nullptr)
      back_(target_, *copy_);
#endif
  }

  T *data() const { return data_; }
  auto rows() const { return reinterpret_cast<T(*)[C]>(data_); }

private:
  template <typename X> void take(X &x)
  {
#ifdef PINION_EIGEN
    if constexpr (detail::is_eigen<X>) {
      using D = std::decay_t<X>;
      constexpr bool turned = C == 1 && !detail::may_fit<R, C, D>(false);
      static_assert(std::is_same_v<typename D::Scalar, T>, "numbers of another type are wanted");
      static_assert(detail::may_fit<R, C, D>(turned), "a matrix of another size is wanted");
      static_assert((D::Flags & Eigen::LvalueBit) != 0, "this Eigen expression is no place");
      if constexpr (!Reads && std::is_base_of_v<Eigen::PlainObjectBase<D>, D>)
        x.resize(int(turned ? C : R), int(turned ? R : C));
      eigen_assert(std::size_t(x.size()) == R * C);
      data_ = detail::in_place<R, C>(x);
      if (data_ == nullptr) {
        if constexpr (detail::eigen_type<T, R, C>::large)
          copy_.emplace(int(R), int(C));
        else
          copy_.emplace();
        if (Reads)
          detail::assign<R, C>(*copy_, x);
        data_ = copy_->data();
        target_ = &x;
        back_ = [](void *target, const detail::eigen_copy<T, R, C> &copy) {
          detail::assign<R, C>(*static_cast<D *>(target), copy);
        };
      }
    } else
#endif
      data_ = detail::numbers<T, R * C>(x);
  }

  T *data_ = nullptr;
#ifdef PINION_EIGEN
  std::optional<detail::eigen_copy<T, R, C>> copy_;
  void *target_ = nullptr;
  void (*back_)(void *, const detail::eigen_copy<T, R, C> &) = nullptr;
#endif
};

template <typename T, std::size_t R, std::size_t C = 1> using out = written<T, R, C, false>;
template <typename T, std::size_t R, std::size_t C = 1> using inout = written<T, R, C, true>;

/* copies all results back; returns the C function's own value with them */
template <typename... Views> void store(const Views &...views) { (views.store(), ...); }
template <typename T, typename... Views> T stored(T returned, const Views &...views)
{
  store(views...);
  return returned;
}

/* The whole of a packed symmetric matrix: the lower triangle as CSR, zeros elsewhere. */
template <typename M, typename T>
void unpack(const T *packed, const int *rowptr, const int *colind, M &full)
{
  for (std::size_t k = 0; k < M::size(); k++)
    full.data()[k] = T(0);
  for (std::size_t i = 0; i < M::rows(); i++) {
    for (int k = rowptr[i]; k < rowptr[i + 1]; k++)
      full(i, colind[k]) = full(colind[k], i) = packed[k];
  }
}

/* The whole of a matrix that is packed by the pattern of a CSR, with its zeros. */
template <typename M, typename T>
void spread(const T *packed, const int *rowptr, const int *colind, M &full)
{
  for (std::size_t k = 0; k < M::size(); k++)
    full.data()[k] = T(0);
  for (std::size_t i = 0; i < M::rows(); i++) {
    for (int k = rowptr[i]; k < rowptr[i + 1]; k++)
      full(i, colind[k]) = packed[k];
  }
}

} // namespace pinion

#endif
