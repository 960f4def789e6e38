/* ${r}.h -- joint-space dynamics of the robot "${robot}".
 *
 * Generated from ${source}; do not edit.
 *
 *   generator  pinion ${version}
 *   command    ${command}
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
@ if uses.NH then
 *
 * H and its factors share one lower triangle, packed row by row; `x` is stored,
@   if has_zeros then
 * `0` is stored but zero for every q (crba writes 0, the other functions do not
 * read it: see "An H of your own" in conventions.md),
@   end
 * `.` is never stored and never computed:
 *
@   for _, line in ipairs(picture) do
${line}
@   end
 *
@   for _, line in ipairs(branching) do
${line}
@   end
@ end
@ for _, line in ipairs(constraints) do
${line}
@ end
 *
 * Units are SI.  A spatial vector has its linear part first, then its angular part.
@ if has_type.spherical then
 * q of a spherical joint: unit quaternion x y z w that turns link axes into the parent's;
 * v: angular velocity of the link in its own axes; tau: moment.
@ end
@ if has_type.floating then
 * q of a floating joint: position of its link's origin in the parent's frame, then the
 * unit quaternion x y z w that turns link axes into the parent's; v: linear then
 * angular velocity of the link, both in the link's own axes; tau: force, then moment.
@ end
 * In the code, quantities of joint i are in the frame of its child link${#chosen > 0 and " (or the one above)" or ""};
 * <joint>_F_<other> and <joint>_Ic_<other> are F and Ic of joint in the frame of other.
 * Arguments do not overlap.  No heap, no recursion, no state: all functions are reentrant.
 *
 * This file and its ${r}_*.c are yours: use, change and ship them without
 * conditions or attribution (MIT-0).  They come without warranty.
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
enum {
@ for _, name in ipairs(symbols.v) do
  ${name},
@ end
  ${symbols.NV}
};

@ if symbols.separate_q then
/* Index in q. */
enum {
@ for _, name in ipairs(symbols.q) do
  ${name},
@ end
  ${symbols.NQ}
};
@ else
enum { ${symbols.NQ} = ${symbols.NV} };
@ end

@ if uses.NH then
/* Stored entries of H, row by row, columns ascending. */
enum {
@   for _, name in ipairs(symbols.H) do
  ${name},
@   end
  ${symbols.NH}
};

@ end
@ if constrained then
/* Rows of constraints: index in phi, lambda and of rows of K. */
enum {
@   for _, name in ipairs(symbols.rows) do
  ${name},
@   end
  ${symbols.NC}
};

@   if #symbols.switches > 0 then
/* Bits of mask: constraints that are on; rows of one that is off have no effect. */
enum {
@     for k, name in ipairs(symbols.switches) do
  ${name} = 1 << ${k - 1},
@     end
  ${symbols.NS} = ${#symbols.switches}
};

@   end
@   if #symbols.moving > 0 then
/* Rows that move: index of their targets. */
enum {
@     for _, name in ipairs(symbols.moving) do
  ${name},
@     end
  ${symbols.NM}
};

@   end
@   if uses.NK then
/* Stored entries of K, row by row, columns ascending. */
enum {
@     for _, name in ipairs(symbols.K) do
  ${name},
@     end
  ${symbols.NK}
};

@   end
@ end
@ if uses.NI then
/* Independent joints of local loops and all joints of none: index in v_i, a_i, tau_i, C_i, H_i. */
enum {
@   for _, name in ipairs(symbols.list "NI") do
  ${name},
@   end
  ${symbols.NI}
};

@   if uses.NQI and symbols.separate_q then
/* The same as index in q_i. */
enum {
@     for _, name in ipairs(symbols.list "NQI") do
  ${name},
@     end
  ${symbols.NQI}
};

@   elseif uses.NQI then
enum { ${symbols.NQI} = ${symbols.NI} };

@   end
@ end
@ if uses.NB then
/* Bodies: index in f of rnea_fext. */
enum {
@   for _, name in ipairs(symbols.bodies) do
  ${name},
@   end
  ${symbols.NB}
};

@ end
@ if uses.NP or uses.NY then
/* Inertial parameters of all bodies: index in theta and of columns of Y. */
enum {
@   for _, name in ipairs(symbols.parameters) do
  ${name},
@   end
  ${symbols.NP}
};

@ end
@ if uses.NR then
/* Base parameters: index in beta and of columns of Y of regressor_base.  Each is
 * a sum of inertial parameters:
 *
@   for _, line in ipairs(basis) do
${line}
@   end
 */
enum {
@   for _, name in ipairs(symbols.list "NR") do
  ${name},
@   end
  ${symbols.NR}
};

@ end
@ if uses.NJ then
/* Parameters of joints: index of columns of Y of regressor_joints. */
enum {
@   for _, name in ipairs(symbols.joints) do
  ${name},
@   end
  ${symbols.NJ}
};

@ end
@ if uses.NX then
/* A change of the state: the tangent step of q, then the change of v. */
enum { ${symbols.NX} = 2 * ${symbols.NV} };

@ end
@ if uses.NL then
/* Links: index in pose of fk. */
enum {
@   for _, name in ipairs(symbols.links) do
  ${name},
@   end
  ${symbols.NL}
};

@ end
@ if uses.NH then
/* H as a CSR of the lower triangle (a CSC of the upper one): row i is
 * H[rowptr[i]] .. H[rowptr[i + 1] - 1], its columns are in colind. */
extern const int ${declared(symbols.H_rowptr)}[${symbols.NV} + 1];
extern const int ${declared(symbols.H_colind)}[${symbols.NH}];

@ end
@ if uses.NK then
/* K as a CSR: row i is K[rowptr[i]] .. K[rowptr[i + 1] - 1], its columns are in colind. */
extern const int ${declared(symbols.K_rowptr)}[${symbols.NC} + 1];
extern const int ${declared(symbols.K_colind)}[${symbols.NK}];

@ end
@ if ny then
@   if uses.NY then
/* Packed Y as a CSR by the tree: row i is Y[rowptr[i]] .. Y[rowptr[i + 1] - 1], its columns are in
 * colind. */
enum { ${symbols.NY} = ${ny} };
@   else
/* Y as a CSR: by the tree, only the columns colind[rowptr[i]] .. colind[rowptr[i + 1] - 1] of row i
 * are not zero. */
@   end
extern const int ${declared(symbols.Y_rowptr)}[${symbols.NV} + 1];
extern const int ${declared(symbols.Y_colind)}[${uses.NY and symbols.NY or ny}];

@ end
@ if nq then
/* Q of q' = Q*v as a CSR: row i is Q[rowptr[i]] .. Q[rowptr[i + 1] - 1], its columns are in colind. */
enum { ${symbols.NQV} = ${nq} };
extern const int ${declared(symbols.Q_rowptr)}[${symbols.NQ} + 1];
extern const int ${declared(symbols.Q_colind)}[${symbols.NQV}];

@ end
@ for _, one in ipairs { { "D", nd, "tau", "one joint carries the other" }, { "A", na, "a", "both have the same root" } } do
@   if one[2] then
/* Packed derivatives of ${one[3]} by q or v as a CSR: only the columns colind[rowptr[i]] ..
 * colind[rowptr[i + 1] - 1] of row i are not zero, where ${one[4]}. */
enum { ${symbols["N" .. one[1]]} = ${one[2]} };
extern const int ${declared(symbols[one[1] .. "_rowptr"])}[${symbols.NV} + 1];
extern const int ${declared(symbols[one[1] .. "_colind"])}[${symbols["N" .. one[1]]}];

@   end
@ end
/* Joint limits of the model: q, and the largest |v| and |tau|; infinite where it has no limit. */
extern const ${real} ${declared(symbols.q_lower)}[${symbols.NQ}];
extern const ${real} ${declared(symbols.q_upper)}[${symbols.NQ}];
extern const ${real} ${declared(symbols.v_max)}[${symbols.NV}];
extern const ${real} ${declared(symbols.tau_max)}[${symbols.NV}];
@ if params then

/* Tunable numbers (--tunable), in the axes of their own link or as in <origin> of their joint:
 * inertias are about the centre of mass, angles are roll, pitch, yaw.  All other numbers are
 * constants in the code; a function that depends on no tunable number takes no p.  ${r}_params.c
 * has the model's numbers. */
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
 * inertia is about c in the link's axes (xx xy xz yy yz zz; zeros for a point).  Call it with -m
 * and -inertia to remove the body again.  If the masses sum to 0 or less, the centre of mass does
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

@ if not custom then
#ifdef __cplusplus
}
#endif

@ end
#endif
