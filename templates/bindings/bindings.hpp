/* ${r}.hpp -- the functions of ${r}.h for C++17.
 *
 * Generated from ${source} by pinion ${version}; do not edit.
 *
 * Arguments are std::array, std::span, C arrays, pointers or objects of Eigen; see
 * runtime/pinion_views.hpp. Each function takes its results as arguments, as in C. If they are
 * left out, it returns them: alone, or as a struct if there are several or if the function has a
 * pivot test. Matrices are row by row; an Eigen matrix that is column by column is filled
 * correctly, too. Otherwise the comments of ${r}.h apply. Link the files of ${r}_*.c that you call.
 */
#ifndef ${R}_HPP
#define ${R}_HPP

#if __cplusplus < 201703L && (!defined _MSVC_LANG || _MSVC_LANG < 201703L)
#error "${r}.hpp needs C++17 or newer (-std=c++17); ${r}.h does without"
#else

#include <cstddef>
#include <string_view>

#include "pinion_views.hpp"

#include "${r}.h"

namespace ${space} {

using real = ${real};
@ if tunable then
using params = ${symbols.params_type};
@ end

${lines(sizes)}

/* Joints, in regular order, by their names in the model. */
inline constexpr std::array<std::string_view, ${#joints}> joint_names = {{
${lines(joints)}
}};
@ for _, one in ipairs(enums) do

${lines(one.lines)}
@ end

inline constexpr std::array<std::string_view, NV> dof_names = {{
@ for _, name in ipairs(dofs) do
  "${name}",
@ end
}};

/* arrays of numbers, with an index type of their own */
template <std::size_t N, typename I = pinion::unnamed>
using array = pinion::array<real, N, I>;
template <std::size_t R, std::size_t C, typename I = pinion::unnamed, typename J = pinion::unnamed>
using matrix = pinion::matrix<real, R, C, I, J>;

/* arguments */
template <std::size_t R, std::size_t C = 1>
using in = const pinion::in<real, R, C> &;
template <std::size_t R, std::size_t C = 1>
using out = const pinion::out<real, R, C> &;
template <std::size_t R, std::size_t C = 1>
using inout = const pinion::inout<real, R, C> &;
@ if has_H then

/* H as a CSR of its lower triangle: row i is H[H_rowptr[i]] .. H[H_rowptr[i + 1] - 1]. */
inline const int (&H_rowptr)[NV + 1] = ${symbols.H_rowptr};
inline const int (&H_colind)[NH] = ${symbols.H_colind};

/* All of a packed H: full, symmetric. */
inline void dense(in<NH> H, matrix<NV, NV, Dof, Dof> &full)
{
  pinion::unpack(H.data(), ${symbols.H_rowptr}, ${symbols.H_colind}, full);
}
[[nodiscard]] inline matrix<NV, NV, Dof, Dof> dense(in<NH> H)
{
  matrix<NV, NV, Dof, Dof> full;
  dense(H, full);
  return full;
}
#ifdef PINION_EIGEN
/* The same numbers, where they are, as the lower triangle of a sparse matrix. */
[[nodiscard]] inline auto sparse(const real *H)
{
  return Eigen::Map<const Eigen::SparseMatrix<real, Eigen::RowMajor, int>>(
      int(NV), int(NV), int(NH), ${symbols.H_rowptr}, ${symbols.H_colind}, H);
}
#endif
@ end
@ for _, one in ipairs(packed) do

/* The pattern of ${one.name}, also a CSR. */
inline const int (&${one.name}_rowptr)[${one.rows} + 1] = ${one.rowptr};
inline const int (&${one.name}_colind)[${one.stored}] = ${one.colind};
@   if not one.whole then

/* All of a packed ${one.name}: full, with its zeros. */
inline void dense_${one.name}(in<${one.size}> packed, matrix<${one.rows}, ${one.cols}${one.index}> &full)
{
  pinion::spread(packed.data(), ${one.name}_rowptr, ${one.name}_colind, full);
}
[[nodiscard]] inline matrix<${one.rows}, ${one.cols}${one.index}> dense_${one.name}(in<${one.size}> packed)
{
  matrix<${one.rows}, ${one.cols}${one.index}> full;
  dense_${one.name}(packed, full);
  return full;
}
@   end
#ifdef PINION_EIGEN
@   if one.whole then
/* The entries of a whole ${one.name} that are in its pattern, copied to a sparse matrix. */
[[nodiscard]] inline auto sparse_${one.name}(in<${one.rows}, ${one.cols}> whole)
{
  return pinion::gathered<${one.rows}, ${one.cols}>(whole.data(), ${one.name}_rowptr, ${one.name}_colind);
}
@   else
/* The same numbers, where they are, as a sparse matrix. */
[[nodiscard]] inline auto sparse_${one.name}(const real *packed)
{
  return Eigen::Map<const Eigen::SparseMatrix<real, Eigen::RowMajor, int>>(
      int(${one.rows}), int(${one.cols}), int(${one.size}), ${one.rowptr}, ${one.colind}, packed);
}
@   end
#endif
@ end
@ if has_poses then
#ifdef PINION_EIGEN

/* The pose of one link, of those that fk writes: from its axes to the world's. */
template <typename X> [[nodiscard]] auto isometry(in<NL, 12> poses, X link)
{
  return pinion::isometry(poses.data() + 12 * pinion::place<Link>(link));
}
#endif
@ end
@ for _, fn in ipairs(functions) do

${lines(fn.lines)}
@   if fn.many then

/* The same for k right-hand sides, NV numbers each, one after the other. */
inline void ${fn.many}(in<NH> ${fn.factor}, real *x, std::size_t k)
{
  for (std::size_t i = 0; i < k; i++)
    ${fn.symbol}(${fn.factor}.data(), x + i * NV);
}
template <std::size_t K, typename I>
void ${fn.many}(in<NH> ${fn.factor}, matrix<K, NV, I, Dof> &x)
{
  ${fn.many}(${fn.factor}, x.data(), K);
}
#ifdef PINION_EIGEN
/* a column each */
template <typename D>
void ${fn.many}(in<NH> ${fn.factor}, const Eigen::MatrixBase<D> &x)
{
  D &columns = const_cast<Eigen::MatrixBase<D> &>(x).derived();
  for (Eigen::Index i = 0; i < columns.cols(); i++) {
    Eigen::Matrix<real, int(NV), 1> column = columns.col(i);
    ${fn.symbol}(${fn.factor}.data(), column.data());
    columns.col(i) = column;
  }
}
#endif
@   end
@ end

} // namespace ${space}

#endif
#endif
