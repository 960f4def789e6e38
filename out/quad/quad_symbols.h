/* quad_symbols.h -- the names of the functions of quad.h for linkers.
 *
 * Generated from models/quad.urdf by pinion 0.2.20; do not edit.
 *
 * Every symbol ends in the digits of QUAD_INTERFACE:
 * joints and their order, layout, types, signatures; no number of the model.
 * An object that was compiled with another quad.h does not link.
 * -DPINION_PLAIN_SYMBOLS omits the digits.
 */
#ifndef QUAD_SYMBOLS_H
#define QUAD_SYMBOLS_H

/* Files with this line are compiled without gcc's SLP vectoriser, which is part of -O2 from gcc 12.
 * It gathers single results into wide vectors, which costs more than it saves, up to twice the time
 * with 512 bits. -DPINION_SCALAR= leaves it to the compiler. */
#ifndef PINION_SCALAR
#if defined __GNUC__ && __GNUC__ >= 12
#define PINION_SCALAR _Pragma("GCC optimize (\"no-tree-slp-vectorize\")")
#else
#define PINION_SCALAR
#endif
#endif

#ifndef PINION_PLAIN_SYMBOLS
#define QUAD_SYMBOL(name) name##_9291b1a1
#define quad_crba QUAD_SYMBOL(quad_crba)
#define quad_ltdl QUAD_SYMBOL(quad_ltdl)
#define quad_ltl QUAD_SYMBOL(quad_ltl)
#define quad_solve QUAD_SYMBOL(quad_solve)
#define quad_mul_H QUAD_SYMBOL(quad_mul_H)
#define quad_mul_L QUAD_SYMBOL(quad_mul_L)
#define quad_mul_Lt QUAD_SYMBOL(quad_mul_Lt)
#define quad_solve_L QUAD_SYMBOL(quad_solve_L)
#define quad_solve_Lt QUAD_SYMBOL(quad_solve_Lt)
#define quad_ltl_mul_L QUAD_SYMBOL(quad_ltl_mul_L)
#define quad_ltl_mul_Lt QUAD_SYMBOL(quad_ltl_mul_Lt)
#define quad_ltl_solve_L QUAD_SYMBOL(quad_ltl_solve_L)
#define quad_ltl_solve_Lt QUAD_SYMBOL(quad_ltl_solve_Lt)
#define quad_ltl_solve QUAD_SYMBOL(quad_ltl_solve)
#define quad_rnea QUAD_SYMBOL(quad_rnea)
#define quad_rnea_fext QUAD_SYMBOL(quad_rnea_fext)
#define quad_bias QUAD_SYMBOL(quad_bias)
#define quad_gravity QUAD_SYMBOL(quad_gravity)
#define quad_Ha QUAD_SYMBOL(quad_Ha)
#define quad_fd QUAD_SYMBOL(quad_fd)
#define quad_aba QUAD_SYMBOL(quad_aba)
#define quad_minv QUAD_SYMBOL(quad_minv)
#define quad_coriolis QUAD_SYMBOL(quad_coriolis)
#define quad_fk QUAD_SYMBOL(quad_fk)
#define quad_com QUAD_SYMBOL(quad_com)
#define quad_com_velocity QUAD_SYMBOL(quad_com_velocity)
#define quad_com_jacobian QUAD_SYMBOL(quad_com_jacobian)
#define quad_centroidal QUAD_SYMBOL(quad_centroidal)
#define quad_centroidal_bias QUAD_SYMBOL(quad_centroidal_bias)
#define quad_kinetic_energy QUAD_SYMBOL(quad_kinetic_energy)
#define quad_potential_energy QUAD_SYMBOL(quad_potential_energy)
#define quad_integrate QUAD_SYMBOL(quad_integrate)
#define quad_difference QUAD_SYMBOL(quad_difference)
#define quad_neutral QUAD_SYMBOL(quad_neutral)
#define quad_normalize QUAD_SYMBOL(quad_normalize)
#define quad_H_rowptr QUAD_SYMBOL(quad_H_rowptr)
#define quad_H_colind QUAD_SYMBOL(quad_H_colind)
#define quad_q_lower QUAD_SYMBOL(quad_q_lower)
#define quad_q_upper QUAD_SYMBOL(quad_q_upper)
#define quad_v_max QUAD_SYMBOL(quad_v_max)
#define quad_tau_max QUAD_SYMBOL(quad_tau_max)
#endif

#endif
