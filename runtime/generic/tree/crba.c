/* SPDX-License-Identifier: MIT-0 */
/* crba.c -- see crba.h. */
#include "generic/tree/crba.h"

/* Index of H_ij, i >= j: an ancestor's column has the same place in row i as the diagonal has in
 * the ancestor's own row. */
static int entry(const pinion_model *model, int i, int j)
{
  return model->rowptr[i] + model->rowptr[j + 1] - model->rowptr[j] - 1;
}

/* Body i with itself: the lower triangle of its joint's block, and its rotor. */
static void add_own(const pinion_model *model, int i, int ni, const double *F, const double *S,
                    double *H)
{
  const int vi = model->body[i].v;
  for (int r = 0; r < ni; r++) {
    for (int c = 0; c <= r; c++)
      H[entry(model, vi + r, vi + c)] += pinion_dot6(F + 6 * r, S + 6 * c);
    H[entry(model, vi + r, vi + r)] += pinion_joint_armature(&model->body[i]);
  }
}

/* Body i with a body j that carries it: H_ij = F' S_j. A follower may have the dof of a later
 * joint, which swaps the order of i and j, or the same dof as j, whose entry then gets H_ij and
 * H_ji. */
static void add_pair(const pinion_model *model, int vi, int ni, const double *F, int vj, int nj,
                     const double *S, double *H)
{
  for (int r = 0; r < ni; r++) {
    for (int c = 0; c < nj; c++) {
      const int a = vi + r, b = vj + c;
      const double h = pinion_dot6(F + 6 * r, S + 6 * c);
      if (a == b)
        H[entry(model, a, a)] += 2.0 * h;
      else
        H[a > b ? entry(model, a, b) : entry(model, b, a)] += h;
    }
  }
}

/* F = Ic S of body i, carried up to the root and multiplied by each S on the way */
static void add_body(const pinion_model *model, int i, const pinion_work *work, double *H)
{
  double S[PINION_S_SIZE], F[PINION_S_SIZE];
  const int ni = pinion_joint_S(&model->body[i], S);
  for (int r = 0; r < ni; r++)
    pinion_inertia_mul(&work[i].Ic, S + 6 * r, F + 6 * r);
  add_own(model, i, ni, F, S, H);

  for (int j = i; model->body[j].parent >= 0;) {
    for (int r = 0; r < ni; r++)
      pinion_force_up(&work[j].X, F + 6 * r, F + 6 * r);
    j = model->body[j].parent;
    const int nj = pinion_joint_S(&model->body[j], S);
    add_pair(model, model->body[i].v, ni, F, model->body[j].v, nj, S, H);
  }
}

void pinion_crba(const pinion_model *model, const double *q, double *H, pinion_work *work)
{
  pinion_joint_poses(model, q, work);
  for (int i = 0; i < model->nb; i++)
    work[i].Ic = pinion_body_inertia(&model->body[i]);
  for (int k = 0; k < model->nh; k++)
    H[k] = 0.0;

  /* leaves first: Ic of a body is complete when its turn comes */
  for (int i = model->nb - 1; i >= 0; i--) {
    const int parent = model->body[i].parent;
    if (parent >= 0)
      pinion_inertia_up_add(&work[i].X, &work[i].Ic, &work[parent].Ic);
    add_body(model, i, work, H);
  }
}
