/* arm6_symbols.h -- the names of the functions of arm6.h for linkers.
 *
 * Generated from models/arm6.urdf by pinion 0.2.20; do not edit.
 *
 * Every symbol ends in the digits of ARM6_INTERFACE:
 * joints and their order, layout, types, signatures; no number of the model.
 * An object that was compiled with another arm6.h does not link.
 * -DPINION_PLAIN_SYMBOLS omits the digits.
 */
#ifndef ARM6_SYMBOLS_H
#define ARM6_SYMBOLS_H

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
#define ARM6_SYMBOL(name) name##_33660ccd
#define arm6_crba ARM6_SYMBOL(arm6_crba)
#define arm6_ltdl ARM6_SYMBOL(arm6_ltdl)
#define arm6_ltl ARM6_SYMBOL(arm6_ltl)
#define arm6_solve ARM6_SYMBOL(arm6_solve)
#define arm6_mul_H ARM6_SYMBOL(arm6_mul_H)
#define arm6_mul_L ARM6_SYMBOL(arm6_mul_L)
#define arm6_mul_Lt ARM6_SYMBOL(arm6_mul_Lt)
#define arm6_solve_L ARM6_SYMBOL(arm6_solve_L)
#define arm6_solve_Lt ARM6_SYMBOL(arm6_solve_Lt)
#define arm6_ltl_mul_L ARM6_SYMBOL(arm6_ltl_mul_L)
#define arm6_ltl_mul_Lt ARM6_SYMBOL(arm6_ltl_mul_Lt)
#define arm6_ltl_solve_L ARM6_SYMBOL(arm6_ltl_solve_L)
#define arm6_ltl_solve_Lt ARM6_SYMBOL(arm6_ltl_solve_Lt)
#define arm6_ltl_solve ARM6_SYMBOL(arm6_ltl_solve)
#define arm6_rnea ARM6_SYMBOL(arm6_rnea)
#define arm6_rnea_fext ARM6_SYMBOL(arm6_rnea_fext)
#define arm6_bias ARM6_SYMBOL(arm6_bias)
#define arm6_gravity ARM6_SYMBOL(arm6_gravity)
#define arm6_Ha ARM6_SYMBOL(arm6_Ha)
#define arm6_fd ARM6_SYMBOL(arm6_fd)
#define arm6_aba ARM6_SYMBOL(arm6_aba)
#define arm6_minv ARM6_SYMBOL(arm6_minv)
#define arm6_coriolis ARM6_SYMBOL(arm6_coriolis)
#define arm6_fk ARM6_SYMBOL(arm6_fk)
#define arm6_com ARM6_SYMBOL(arm6_com)
#define arm6_com_velocity ARM6_SYMBOL(arm6_com_velocity)
#define arm6_com_jacobian ARM6_SYMBOL(arm6_com_jacobian)
#define arm6_centroidal ARM6_SYMBOL(arm6_centroidal)
#define arm6_centroidal_bias ARM6_SYMBOL(arm6_centroidal_bias)
#define arm6_kinetic_energy ARM6_SYMBOL(arm6_kinetic_energy)
#define arm6_potential_energy ARM6_SYMBOL(arm6_potential_energy)
#define arm6_integrate ARM6_SYMBOL(arm6_integrate)
#define arm6_difference ARM6_SYMBOL(arm6_difference)
#define arm6_neutral ARM6_SYMBOL(arm6_neutral)
#define arm6_normalize ARM6_SYMBOL(arm6_normalize)
#define arm6_H_rowptr ARM6_SYMBOL(arm6_H_rowptr)
#define arm6_H_colind ARM6_SYMBOL(arm6_H_colind)
#define arm6_q_lower ARM6_SYMBOL(arm6_q_lower)
#define arm6_q_upper ARM6_SYMBOL(arm6_q_upper)
#define arm6_v_max ARM6_SYMBOL(arm6_v_max)
#define arm6_tau_max ARM6_SYMBOL(arm6_tau_max)
#endif

#endif
