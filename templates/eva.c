/* ${r}_eva.c
 * What Frama-C is to prove of the generated functions: each called once, with all the numbers that
 * its arguments may have.
 * Generated from ${source}; do not edit.
 *
 *   frama-c -eva -main ${r}_eva -eva-slevel 1000 -eva-auto-loop-unroll 1000 \
 *     -eva-subdivide-non-linear 16 -warn-special-float non-finite -cpp-extra-args="-I runtime \
 *     -U__GNUC__ -DPINION_SINCOS=pinion_sincos -DPINION_SINCOSF=pinion_sincosf" ...
 *
 * of this file, ${r}_*.c but those of limits, model and self-test, and what ${R}_RUNTIME in ${r}.mk
 * names but sincos*.c.  templates/prove/run.sh of pinion does it, and prints what was found.
 *
 * No alarm: nothing is read before it is written, no index is out of bounds, no integer overflows,
 * every number is finite, and results are in the ranges that it prints.
 *
 * That is about functions that divide by no pivot and by no length of a quaternion: those can be
 * arbitrarily small, as far as intervals tell. With -DEVA_PIVOTS in -cpp-extra-args and
 * -warn-special-float none it is about the others, of which it proves all but that numbers are
 * finite; and of what divisors.lua of pinion makes of them, that pivots are all that they divide by.
 * Sines are by contract (runtime/sincos_contract.h). What the model does not limit has the
 * sizes below, and -D sets others. */
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
@ for _, t in ipairs(told) do

/* ${t.what} */
static void ${t.name}(real *x)
{
${lines(t.lines)}
}
@ end
@ if factor then

/* a factor of H: its pivots stand last in each row */
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
