/* ${r}_model.c -- the robot "${robot}" as tables for the generic runtime.
 * Generated from ${source}; do not edit.
 *
 *   model      sha256 ${hash}, the file
 *   numbers    sha256 ${numbers}, the tables
 */
#include "${r}_model.h"

#include "${r}.h"

/* name, type, parent, q, v; rotation and origin at q = 0; axis, in-plane axis; pitch, mimic ratio
 * and offset, armature, damping, friction; m, h = m c, I about the origin */
static const pinion_body bodies[] = {
@ for _, body in ipairs(bodies) do
  { ${body.name}, ${body.type}, ${body.parent}, ${body.q}, ${body.v},
    { ${body.R} },
    { ${body.p} },
    { ${body.axis} }, { ${body.ex} },
    ${body.joint},
    ${body.m},
    { ${body.h} },
    { ${body.I} } },
@ end
};

/* expanded parent array (RBDA table 6.4), -1 for none */
static const int lambda[${symbols.NV}] = {
${lambda}
};

/* name, body; rotation and origin in the body's frame */
static const pinion_link links[] = {
@ for _, link in ipairs(links) do
  { ${link.name}, ${link.body},
    { ${link.R} },
    { ${link.p} } },
@ end
};

@ if not uses.NH then
/* the pattern of H: a CSR of its lower triangle */
static const int rowptr[${symbols.NV} + 1] = {
${rowptr}
};
static const int colind[${nh}] = {
${colind}
};

@ end
const char ${symbols.numbers}[] =
  "${numbers}";

const pinion_model ${symbols.model} = {
  ${name},
@ if uses.NH then
  ${nb}, ${symbols.NQ}, ${symbols.NV}, ${symbols.NH},
  bodies, lambda, ${symbols.H_rowptr}, ${symbols.H_colind},
@ else
  ${nb}, ${symbols.NQ}, ${symbols.NV}, ${nh},
  bodies, lambda, rowptr, colind,
@ end
  ${nl}, links, ${friction_width},
  { ${gravity} }
};
@ if prescribed then

const unsigned char ${symbols.prescribed}[] = {
${prescribed}
};
@ end
@ if constrained then

/* name, type, row, rows, body of a, of b; poses of their frames there: rotation and origin; length,
 * offset; first term, terms; switch and first moving input, -1 for none; radii, factors of V;
 * terms inside a polynomial, its coefficients */
static const pinion_constraint constraints[] = {
@   for _, c in ipairs(constrained.list) do
  { ${c.name}, ${c.type}, ${c.row}, ${c.rows}, ${c.body_a}, ${c.body_b},
    { ${c.R_a} },
    { ${c.p_a} },
    { ${c.R_b} },
    { ${c.p_b} },
    ${c.length}, ${c.offset}, ${c.term}, ${c.terms}, ${c.switch}, ${c.moving},
    { ${c.radii} },
    { ${c.velocity} }, ${c.inside}, { ${c.curve} } },
@   end
};
@   if constrained.n_terms > 0 then

/* dofs and coefficients of sums that are linear in q */
static const int term_dof[] = {
${constrained.dofs}
};
static const double term_coefficient[] = {
${constrained.coefficients}
};
@   end
@   if constrained.eps then

/* compliance of each row, -1 for that of the argument */
static const double row_eps[] = {
${constrained.eps}
};
@   end
@   if constrained.tau then

/* damping time of each row, -1 for that of the argument */
static const double row_tau[] = {
${constrained.tau}
};
@   end

const pinion_constraints ${symbols.constraints} = {
  ${#constrained.list}, ${constrained.nc}, constraints,
@   if constrained.n_terms > 0 then
  term_dof, term_coefficient,
@   else
  0, 0,
@   end
  ${constrained.eps and "row_eps" or "0"}, ${constrained.tau and "row_tau" or "0"}
};
@ end
@ if loops then

/* independent dofs, their places in q, rows that are embedded, dofs that follow */
static const int independent[] = {
${loops.independent}
};
static const int places[] = {
${loops.places}
};
static const int embedded[] = {
${loops.rows}
};
static const int dependent[] = {
${loops.dependent}
};

const pinion_embedding ${symbols.embedding} = {
  ${loops.n}, ${loops.n_places}, ${loops.n_rows}, independent, places, embedded, dependent
};
@ end
