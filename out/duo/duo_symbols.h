/* duo_symbols.h -- the names of the functions of duo.h for linkers.
 *
 * Generated from models/duo.urdf by pinion 0.2.20; do not edit.
 *
 * Every symbol ends in the digits of DUO_INTERFACE:
 * joints and their order, layout, types, signatures; no number of the model.
 * An object that was compiled with another duo.h does not link.
 * -DPINION_PLAIN_SYMBOLS omits the digits.
 */
#ifndef DUO_SYMBOLS_H
#define DUO_SYMBOLS_H

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
#define DUO_SYMBOL(name) name##_db4d63e7
#define duo_crba DUO_SYMBOL(duo_crba)
#define duo_ltdl DUO_SYMBOL(duo_ltdl)
#define duo_ltl DUO_SYMBOL(duo_ltl)
#define duo_solve DUO_SYMBOL(duo_solve)
#define duo_mul_H DUO_SYMBOL(duo_mul_H)
#define duo_mul_L DUO_SYMBOL(duo_mul_L)
#define duo_mul_Lt DUO_SYMBOL(duo_mul_Lt)
#define duo_solve_L DUO_SYMBOL(duo_solve_L)
#define duo_solve_Lt DUO_SYMBOL(duo_solve_Lt)
#define duo_ltl_mul_L DUO_SYMBOL(duo_ltl_mul_L)
#define duo_ltl_mul_Lt DUO_SYMBOL(duo_ltl_mul_Lt)
#define duo_ltl_solve_L DUO_SYMBOL(duo_ltl_solve_L)
#define duo_ltl_solve_Lt DUO_SYMBOL(duo_ltl_solve_Lt)
#define duo_ltl_solve DUO_SYMBOL(duo_ltl_solve)
#define duo_rnea DUO_SYMBOL(duo_rnea)
#define duo_rnea_fext DUO_SYMBOL(duo_rnea_fext)
#define duo_bias DUO_SYMBOL(duo_bias)
#define duo_gravity DUO_SYMBOL(duo_gravity)
#define duo_Ha DUO_SYMBOL(duo_Ha)
#define duo_fd DUO_SYMBOL(duo_fd)
#define duo_aba DUO_SYMBOL(duo_aba)
#define duo_minv DUO_SYMBOL(duo_minv)
#define duo_coriolis DUO_SYMBOL(duo_coriolis)
#define duo_fk DUO_SYMBOL(duo_fk)
#define duo_com DUO_SYMBOL(duo_com)
#define duo_com_velocity DUO_SYMBOL(duo_com_velocity)
#define duo_com_jacobian DUO_SYMBOL(duo_com_jacobian)
#define duo_centroidal DUO_SYMBOL(duo_centroidal)
#define duo_centroidal_bias DUO_SYMBOL(duo_centroidal_bias)
#define duo_kinetic_energy DUO_SYMBOL(duo_kinetic_energy)
#define duo_potential_energy DUO_SYMBOL(duo_potential_energy)
#define duo_integrate DUO_SYMBOL(duo_integrate)
#define duo_difference DUO_SYMBOL(duo_difference)
#define duo_neutral DUO_SYMBOL(duo_neutral)
#define duo_normalize DUO_SYMBOL(duo_normalize)
#define duo_H_rowptr DUO_SYMBOL(duo_H_rowptr)
#define duo_H_colind DUO_SYMBOL(duo_H_colind)
#define duo_q_lower DUO_SYMBOL(duo_q_lower)
#define duo_q_upper DUO_SYMBOL(duo_q_upper)
#define duo_v_max DUO_SYMBOL(duo_v_max)
#define duo_tau_max DUO_SYMBOL(duo_tau_max)
#endif

#endif
