/* SPDX-License-Identifier: MIT-0 */
/* hybrid.c -- see hybrid.h. */
#include "generic/factor/hybrid.h"
#include "generic/factor/factor.h"
#include "generic/factor/products.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"

/* replaces the rows and columns of prescribed dofs by those of the identity */
static void cut(const pinion_model *model, const unsigned char *prescribed, double *H)
{
  for (int i = 0; i < model->nv; i++) {
    for (int k = model->rowptr[i]; k < model->rowptr[i + 1]; k++) {
      const int j = model->colind[k];
      if (prescribed[i] || prescribed[j])
        H[k] = i == j ? 1.0 : 0.0;
    }
  }
}

int pinion_hybrid(const pinion_model *model, const unsigned char *prescribed, const double *q,
                  const double *v, const double *a_known, const double *tau_known, double *a,
                  double *tau, pinion_work *work, double *H)
{
  const int n = model->nv;
  int pivot;
  for (int k = 0; k < n; k++)
    a[k] = prescribed[k] ? a_known[k] : 0.0;
  pinion_rnea(model, q, v, a, tau, work);
  for (int k = 0; k < n; k++)
    a[k] = prescribed[k] ? a_known[k] : tau_known[k] - tau[k];
  pinion_crba(model, q, H, work);
  cut(model, prescribed, H);
  pivot = pinion_ltdl(model, H);
  if (pivot != 0)
    return pivot;
  pinion_solve(model, H, a);
  pinion_rnea(model, q, v, a, tau, work);
  for (int k = 0; k < n; k++)
    tau[k] = prescribed[k] ? tau[k] : tau_known[k];
  return 0;
}
