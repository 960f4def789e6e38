/* SPDX-License-Identifier: MIT-0 */
/* friction.h -- impulses of rigid contacts and limits by projected Gauss-Seidel.
 *
 * In a step at velocity level, impulses z give the rows the rates u = S z + b. S is K H^-1 K' with
 * compliances on its diagonal; b is the rates without z, less their targets. The solution z
 * satisfies, for each set of rows,
 *
 *   tied     one row, held both ways: u = 0
 *   limit    one row, pushed one way: z >= 0, u >= 0, and one of them 0
 *   contact  three rows, along the normal and two tangents at right angles: the normal
 *            is a limit; the others are in a disc, |zt| <= mu zn, and ut = 0, or |zt| = mu zn and
 *            zt is opposite to ut
 *
 * This is Coulomb's cone, the same in all directions and not a pyramid; dissipation is the largest
 * that the cone allows. A sweep handles set after set: first the normal, then the disc that it
 * allows. The caller provides S and b, from generated functions or from contact_step.h. */
#ifndef PINION_FRICTION_H
#define PINION_FRICTION_H

#ifdef __cplusplus
extern "C" {
#endif

typedef enum pinion_row_kind {
  PINION_ROW_TIED,
  PINION_ROW_LIMIT,
  PINION_ROW_CONTACT
} pinion_row_kind;

typedef struct pinion_row_set {
  pinion_row_kind kind;
  int row;    /* its row; of a contact, the row along the normal */
  int across; /* contact: the first of the other two rows, which are adjacent */
  double mu;  /* contact: coefficient of friction, >= 0 */
} pinion_row_set;

/* Improve z[n] by at most `sweeps` sweeps over the sets, until a sweep changes no element of z by
 * more than the tolerance, in the units of z. z is the initial guess: that of the previous step is
 * best, zeros suffice. S[n n] is symmetric, row-major; a row whose diagonal is 0 does not change.
 * Returns the number of sweeps. */
int pinion_friction_solve(int n, const double *S, const double *b, int sets,
                          const pinion_row_set *set, int sweeps, double tolerance, double *z);

/* How far z is from a solution, in its units: the largest change that a projected step, one for all
 * rows from the same z, would make. */
double pinion_friction_residual(int n, const double *S, const double *b, int sets,
                                const pinion_row_set *set, const double *z);

#ifdef __cplusplus
}
#endif

#endif
