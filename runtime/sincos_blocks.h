/* SPDX-License-Identifier: MIT-0 */
/* sincos_blocks.h -- the code of sincos.c and sincosf.c, included by these only.
 *
 * The includer defines, and this undefines at the end,
 *
 *   PINION_REAL           double or float
 *   PINION_SINCOS_NAME    the function to make
 *   PINION_SINCOS_INLINE  the inline one, called for blocks of four and eight, lengths that
 *                         compilers vectorise
 *
 * The last block is not padded; it computes some angles a second time. Padding would copy single
 * numbers and read them as a vector, and this stalls for longer than the sines take. */
#ifdef __OPTIMIZE_SIZE__
enum { SMALL = 1 };
#else
enum { SMALL = 0 };
#endif

/* separate functions, so that there is one copy of each block's code */
static void eight(const PINION_REAL *x, PINION_REAL *s, PINION_REAL *c)
{
  PINION_SINCOS_INLINE(8, x, s, c);
}

static void four(const PINION_REAL *x, PINION_REAL *s, PINION_REAL *c)
{
  PINION_SINCOS_INLINE(4, x, s, c);
}

void PINION_SINCOS_NAME(int n, const PINION_REAL *x, PINION_REAL *s, PINION_REAL *c)
{
  int i = 0;
  if (SMALL || n < 4) {
    PINION_SINCOS_INLINE(n, x, s, c);
    return;
  }

  /* four to seven: the middle ones twice */
  if (n < 8) {
    four(x, s, c);
    four(x + n - 4, s + n - 4, c + n - 4);
    return;
  }
  for (; i + 8 <= n; i += 8)
    eight(x + i, s + i, c + i);
  if (i < n)
    eight(x + n - 8, s + n - 8, c + n - 8);
}

#undef PINION_REAL
#undef PINION_SINCOS_NAME
#undef PINION_SINCOS_INLINE
