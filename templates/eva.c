/* ${r}_eva.c
 * Frama-C proves the generated functions with this driver, which calls each of them once with the
 * ranges of its arguments.
 * Generated from ${source}; do not edit.
 *
 *   frama-c -eva -main ${r}_eva -eva-slevel 1000 -eva-auto-loop-unroll 1000 \
 *     -eva-subdivide-non-linear 16 -warn-special-float non-finite -cpp-extra-args="-I runtime \
 *     -U__GNUC__ -DPINION_SINCOS=pinion_sincos -DPINION_SINCOSF=pinion_sincosf" ...
 *
 * of this file, ${r}_*.c except limits, model and self-test, and the files of ${R}_RUNTIME in
 * ${r}.mk except sincos*.c.  templates/prove/run.sh of pinion does it and prints the findings.
 *
 * No alarm means that nothing is read before it is written, no index is out of bounds, no integer
 * overflows, every number is finite, and results are in the ranges that it prints.
 *
 * This holds for functions that do not divide by pivots or lengths of quaternions, which intervals
 * cannot keep from 0. With -DEVA_PIVOTS in -cpp-extra-args and -warn-special-float none it proves
 * the same of the others, except that numbers are finite, and of the copies that pinion's
 * divisors.lua makes, that they divide by pivots only. Sines are replaced by their contract
 * (runtime/sincos_contract.h). Numbers without limits in the model have the bounds below, which -D
 * changes. */
#ifdef __FRAMAC__
#include <__fc_builtin.h>

#include "${r}.h"

#ifdef EVA_PIVOTS
#define PINION_SINES_OF_ANY
#endif
#include "sincos_contract.h"

@ for _, s in ipairs(sizes) do
/* ${s.what} */
#ifndef EVA_${s.name}
#define EVA_${s.name} ${s.value}
#endif
@ end

typedef ${real} real;

static real some(real least, real most)
{
  return Frama_C_${real}_interval(least, most);
}

static void within(int n, real *x, real least, real most)
{
  for (int i = 0; i < n; i++) x[i] = some(least, most);
}
@ for _, t in ipairs(fills) do

/* ${t.what} */
static void ${t.name}(real *x)
{
${lines(t.lines)}
}
@ end
@ if factor then

/* a factor of H: its pivots are last in each row */
static void factored(real *x)
{
  within(${symbols.NH}, x, -EVA_FACTOR, EVA_FACTOR);
  for (int i = 1; i <= ${symbols.NV}; i++)
    x[${symbols.H_rowptr}[i] - 1] = some(EVA_PIVOT, EVA_INERTIA);
}
@ end

void ${r}_eva(void);

void ${r}_eva(void)
{
#ifndef EVA_PIVOTS
@ for _, call in ipairs(finite) do
  { /* ${call.name} */
${lines(call.lines)}
  }
@ end
#else
@ for _, call in ipairs(others) do
  { /* ${call.name} */
${lines(call.lines)}
  }
@ end
#endif
}
#else
typedef int ${r}_eva_is_for_frama_c;
#endif
