/* SPDX-License-Identifier: MIT-0 */
/* crba.c -- see crba.h. */
#include "crba.h"

/* Rows of the ni dofs of body i against the nj columns of S of one ancestor, or of i itself:
 * H_ij = F' S_j. Of a joint's own block only the lower triangle is stored, so the dofs of j past
 * the row's own are left out. Column numbers count steps from the root: col is that of S's first.
 */
static void fill_block(const pinion_model *model, int vi, int ni, const double *F, int col, int nj,
                       const double *S, double *H)
{
  for (int r = 0; r < ni; r++) {
    const int row = model->rowptr[vi + r];
    const int length = model->rowptr[vi + r + 1] - row;
    for (int c = 0; c < nj && col + c < length; c++)
      H[row + col + c] = pinion_dot6(F + 6 * r, S + 6 * c);
  }
}

/* F = Ic S of body i, then F carried up to the root, meeting each S on the way */
static void fill_rows(const pinion_model *model, int i, const pinion_work *work, double *H)
{
  const int vi = model->body[i].v;
  double S[PINION_S_SIZE], F[PINION_S_SIZE];
  const int ni = pinion_joint_S(&model->body[i], S);
  for (int r = 0; r < ni; r++)
    pinion_inertia_mul(&work[i].Ic, S + 6 * r, F + 6 * r);

  int col = model->rowptr[vi + 1] - model->rowptr[vi] - 1;
  fill_block(model, vi, ni, F, col, ni, S, H);
  for (int j = i; model->body[j].parent >= 0;) {
    for (int r = 0; r < ni; r++)
      pinion_force_up(&work[j].X, F + 6 * r, F + 6 * r);
    j = model->body[j].parent;
    const int nj = pinion_joint_S(&model->body[j], S);
    col -= nj;
    fill_block(model, vi, ni, F, col, nj, S, H);
  }
}

void pinion_crba(const pinion_model *model, const double *q, double *H, pinion_work *work)
{
  pinion_joint_poses(model, q, work);
  for (int i = 0; i < model->nb; i++)
    work[i].Ic = pinion_body_inertia(&model->body[i]);

  /* leaves first: Ic of a body is complete when its turn comes */
  for (int i = model->nb - 1; i >= 0; i--) {
    const int parent = model->body[i].parent;
    if (parent >= 0)
      pinion_inertia_up_add(&work[i].X, &work[i].Ic, &work[parent].Ic);
    fill_rows(model, i, work, H);
  }
}
