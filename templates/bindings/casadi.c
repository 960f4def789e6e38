/* ${r}_casadi.c -- functions of ${r}.h as external functions of CasADi: casadi_${r}_<function>, and
 * jac_casadi_${r}_<function> where their derivatives are written, too.
 *
 * Generated from ${source} by pinion ${version}; do not edit.
 *
 * Compile it with the other ${r}_*.c into a shared library. Matrices are column by column; sparse
 * ones have compressed columns. An input that is a null pointer is zero; a result that is one is
 * not computed. A function whose pivots are not > 0 returns 1. */
#include "${r}.h"

typedef long long int casadi_int;

/* the declarations that CasADi looks for */
#define EXTERNAL(f) \
  int f(const double **arg, double **res, casadi_int *iw, double *w, int mem); \
  casadi_int f##_n_in(void); \
  casadi_int f##_n_out(void); \
  const char *f##_name_in(casadi_int i); \
  const char *f##_name_out(casadi_int i); \
  const casadi_int *f##_sparsity_in(casadi_int i); \
  const casadi_int *f##_sparsity_out(casadi_int i); \
  int f##_work(casadi_int *sz_arg, casadi_int *sz_res, casadi_int *sz_iw, casadi_int *sz_w);

/* an input row by row: as it is, or in w */
static const double *taken(const double *from, int rows, int cols, double *w)
{
  if (from && (rows == 1 || cols == 1)) return from;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < cols; j++) w[i*cols + j] = from ? from[j*rows + i] : 0.0;
  return w;
}

/* a result column by column */
static inline void given(const double *from, int rows, int cols, double *to)
{
  for (int j = 0; to && j < cols; j++)
    for (int i = 0; i < rows; i++) to[j*rows + i] = from[i*cols + j];
}

/* a packed result in the order of its pattern */
static inline void picked(const double *from, int n, const int *order, double *to)
{
  for (int k = 0; to && k < n; k++) to[k] = from[order[k]];
}

static int sizes(int arg, int res, int w, casadi_int *sz_arg, casadi_int *sz_res, casadi_int *sz_iw,
                 casadi_int *sz_w)
{
  if (sz_arg) *sz_arg = arg;
  if (sz_res) *sz_res = res;
  if (sz_iw) *sz_iw = 0;
  if (sz_w) *sz_w = w;
  return 0;
}

/* patterns: rows, columns, then 1 if dense, else where columns begin and the rows of entries */
${lines(tables)}
@ for _, one in ipairs(entries) do

${lines(one)}
@ end
