/* SPDX-License-Identifier: MIT-0 */
/* osim.c -- see osim.h. */
#include "generic/constraints/osim.h"
#include "generic/factor/factor.h"
#include "generic/factor/products.h"
#include "generic/tree/crba.h"

int pinion_osim(const pinion_model *model, int link, const double *q, double *Lambda_inv,
                pinion_work *work, double *H, double *J, double *X)
{
  const int n = model->nv;
  int pivot;
  pinion_crba(model, q, H, work);
  pivot = pinion_ltdl(model, H);
  if (pivot != 0)
    return pivot;
  pinion_jacobian(model, link, PINION_BODY, q, J, work);
  for (int k = 0; k < 6; k++) {
    for (int i = 0; i < n; i++)
      X[k * n + i] = J[k * n + i];
    pinion_solve(model, H, X + k * n);
    for (int l = 0; l < 6; l++) {
      double sum = 0.0;
      for (int i = 0; i < n; i++)
        sum += J[l * n + i] * X[k * n + i];
      Lambda_inv[6 * k + l] = sum;
    }
  }
  return 0;
}
