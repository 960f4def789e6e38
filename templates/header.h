/* ${r}.h -- joint-space dynamics of the robot "${robot}".
 *
 * Generated from ${source}; do not edit.
 *
 *   generator  pinion ${version}
 *   command    ${command}
@ for k, line in ipairs(options) do
 *   ${k == 1 and "options   " or "          "} ${line}
@ end
 *
 * Joints, in regular order (parent before child), counted from 1; indices in C count from 0:
 *
@ for _, line in ipairs(joints) do
${line}
@ end
@ for _, line in ipairs(remarks) do
${line}
@ end
@ for _, line in ipairs(chosen) do
${line}
@ end
@ for _, line in ipairs(limbs) do
${line}
@ end
@ for _, line in ipairs(constraints) do
${line}
@ end
 *
 * Units are SI; gravity is (${gravity}) in the world. A spatial vector has its linear part
 * first, then its angular part. a is the rate of v, component by component; tau is dual to v.
@ if has_type.spherical then
 * q of a spherical joint is the unit quaternion x y z w that turns link axes into the parent's, v
 * the angular velocity of the link in its own axes, tau the moment in those axes.
@ end
@ if has_type.floating then
 * q of a floating joint is the position of its link's origin in the parent's frame, then the unit
 * quaternion x y z w that turns link axes into the parent's; v is the linear, then the angular
 * velocity of the link, both in its own axes; tau is the force, then the moment, in those axes.
@ end
@ if has_type.spherical or has_type.floating then
 * Functions do not normalize the quaternions that they get.
@ end
 *
 * Arguments do not overlap unless a comment says so, and need no more alignment than a ${real}.
 * Joint limits are not enforced. No heap, no recursion, no state: all functions are reentrant.
 *
 * Names in the code: quantities of joint i are in the frame of its child link${#chosen > 0 and ", or the one above" or ""};
 * <joint>_F_<other> and <joint>_Ic_<other> are F and Ic of joint in the frame of other.
 *
 * This file and all others generated with it are yours: use, change and ship them without
 * conditions or attribution (MIT-0). They come without warranty.
 */
#ifndef ${R}_H
#define ${R}_H

@ if mark then
/* A hash of the joints, their order, layout, types and signatures; every symbol ends in it. */
#define ${symbols.interface} 0x${mark}UL
#include "${r}_symbols.h" /* names for linkers */

@ end
@ if custom then
/* Numbers are of the C++ type ${real}, which -include or a -DPINION_REAL_HEADER='"file.hpp"' declares. */
#ifdef PINION_REAL_HEADER
#include PINION_REAL_HEADER
#endif
@ else
#ifdef __cplusplus
extern "C" {
#endif
@ end

/* Degrees of freedom: index in v, a, tau and in rows and columns of ${uses.NH and "H" or "matrices"}. */
@ for _, line in ipairs(enum("NV", symbols.v, symbols.NV)) do
${line}
@ end

@ if symbols.separate_q then
/* Index in q. */
@   for _, line in ipairs(enum("NQ", symbols.q, symbols.NQ)) do
${line}
@   end
@ else
enum { ${symbols.NQ} = ${symbols.NV} };
@ end
@ if #dimensions > 0 then

/* Sizes; the enumerators of the elements are below the functions. */
enum {
@   for k, one in ipairs(dimensions) do
  ${one.id} = ${one.value}${k < #dimensions and "," or ""} /* ${one.says} */
@   end
};
@ end
@ if params then

/* Tunable numbers (--tunable), in the axes of their own link or as in <origin> of their joint:
 * inertias are about the centre of mass, angles are roll, pitch, yaw. All other numbers are
 * constants in the code; a function that depends on no tunable number takes no p.
 * ${r}_params.c has the model's numbers. */
typedef struct ${symbols.params_type} {
@   for _, line in ipairs(params.members) do
${line}
@   end
} ${symbols.params_type};

/* Sets *p to the numbers of the model. */
void ${declared(symbols.params_default)}(${symbols.params_type} *p);
@   for _, payload in ipairs(params.payloads) do
@     declared(payload.symbol)

/* Welds a body of mass m to link ${payload.link}: c is its centre of mass in the link's frame,
 * inertia is about c in the link's axes (xx xy xz yy yz zz; zeros for a point). Call it with -m
 * and -inertia to remove the body again. If the masses sum to 0 or less, the centre of mass does
 * not move and the inertias add. */
@     for _, line in ipairs(payload.declaration) do
${line}
@     end
@   end
@ end
@ for _, fn in ipairs(functions) do
@   declared(fn.symbol)

@   for _, line in ipairs(fn.doc) do
${line}
@   end
@   for _, line in ipairs(fn.prototype) do
${line}
@   end
@ end

@ for _, one in ipairs(dimensions) do
@   if #one.places > 0 then
@     if one.dim == "NH" then
/* Entries of H and its factors, which share one lower triangle, packed row by row: `x` is stored,
@       if has_zeros then
 * `0` is stored but zero for every q (crba writes it, other functions do not read it:
 * see "An H of your own" in conventions.md),
@       end
 * `.` is neither stored nor computed.
 *
@       for _, line in ipairs(picture) do
${line}
@       end
 *
@       for _, line in ipairs(branching) do
${line}
@       end
 */
@     elseif one.dim == "NR" then
/* ${one.index}  Each is
 * a sum of inertial parameters:
 *
@       for _, line in ipairs(basis) do
${line}
@       end
 */
@     else
/* ${one.index} */
@     end
@     for _, line in ipairs(enum(one.dim, one.places)) do
${line}
@     end

@   end
@ end
@ for _, one in ipairs(csrs) do
@   if one.name == "H" then
/* H as a CSR of the lower triangle (a CSC of the upper one): row i is
 * H[rowptr[i]] .. H[rowptr[i + 1] - 1], its columns are in colind. */
@   elseif one.name == "K" then
/* K as a CSR: row i is K[rowptr[i]] .. K[rowptr[i + 1] - 1], its columns are in colind. */
@   elseif one.name == "Q" then
/* Q of q' = Q*v as a CSR: row i is Q[rowptr[i]] .. Q[rowptr[i + 1] - 1], its columns are in
 * colind. */
@   elseif one.name == "Y" and one.whole then
/* Y as a CSR: by the tree, only the columns colind[rowptr[i]] .. colind[rowptr[i + 1] - 1] of row i
 * are not zero. */
@   elseif one.name == "Y" then
/* Packed Y as a CSR by the tree: row i is Y[rowptr[i]] .. Y[rowptr[i + 1] - 1], its columns are in
 * colind. */
@   elseif one.name == "D" then
/* Packed derivatives of tau with respect to q or v as a CSR: only the columns colind[rowptr[i]] ..
 * colind[rowptr[i + 1] - 1] of row i are not zero, where one joint carries the other. */
@   else
/* Packed derivatives of a with respect to q or v as a CSR: only the columns colind[rowptr[i]] ..
 * colind[rowptr[i + 1] - 1] of row i are not zero, where both have the same root. */
@   end
extern const int ${declared(symbols[one.name .. "_rowptr"])}[${symbols[one.rows]} + 1];
extern const int ${declared(symbols[one.name .. "_colind"])}[${one.whole and #one.colind or symbols[one.size]}];

@ end
/* Joint limits of the model: q, and the largest |v| and |tau|; infinite where it has no limit. */
extern const ${real} ${declared(symbols.q_lower)}[${symbols.NQ}];
extern const ${real} ${declared(symbols.q_upper)}[${symbols.NQ}];
extern const ${real} ${declared(symbols.v_max)}[${symbols.NV}];
extern const ${real} ${declared(symbols.tau_max)}[${symbols.NV}];

@ if not custom then
#ifdef __cplusplus
}
#endif

@ end
#endif
