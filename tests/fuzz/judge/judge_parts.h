/* judge_parts.h -- what the files of the judge share. */
#ifndef JUDGE_PARTS_H
#define JUDGE_PARTS_H

#include "judge.h"

double judge_tolerance(const judge *J);
double judge_largest(int n, const double *x);
int judge_is_regular(const judge *J, double condition);

/* |x - y| <= tolerance*scale everywhere; a NaN never is */
int judge_near(judge *J, const char *where, const char *what, int n, const double *x,
               const double *y, double scale);

/* with an array of the oracle: by its largest magnitude, and each entry by its own as well */
int judge_same(judge *J, const char *where, const char *what, oracle_array y, const double *x);
void judge_same_each(judge *J, const char *where, const char *what, oracle_array y,
                     const double *x);

/* a packed matrix as nv x nv, with the other half or without; and back */
double *judge_dense(const judge *J, const double *packed, int both);
double *judge_packed(const judge *J, const double *A);

/* rows of A times x, less b; and the largest sum of |terms| */
double *judge_residual(int n, const double *A, const double *x, const double *b);
double judge_times(int n, const double *A, const double *x);

/* Results by name; 0 if `what` is none of these. The groups are those of groups.lua. */
int judge_identity(judge *J, const char *where, const char *what, int frame, const double *x);
int judge_forces(judge *J, const char *where, const char *what, const double *x);
int judge_group(judge *J, const char *where, const char *what, const double *x);
int judge_constrained(judge *J, const char *where, const char *what, const double *x);
int judge_regressors(judge *J, const char *where, const char *what, const double *x);
int judge_solved(judge *J, const char *where, const char *what, const double *x);

/* phi less its wanted value, K (nc x nv) and Kdotv, by differences of the oracle's phi; rows that
 * are off are 0 */
double *judge_phi(judge *J);
double *judge_K(judge *J);
double *judge_Kdotv(judge *J);
double *judge_asked(judge *J, const double *d); /* d = phi_d or a rate of it, for all rows */
int judge_is_on(const judge *J, int row);
double *judge_pull(const judge *J, const double *K, const double *l, double *size); /* K' l */
double judge_loose(const judge *J, double share); /* error of differences, in tolerances */

/* x := A^-1 b, A symmetric and positive, n x n */
void judge_solve(int n, const double *A, const double *b, double *x);

#endif
