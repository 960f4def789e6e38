/* SPDX-License-Identifier: MIT-0 */
/* step_derivatives.c -- see step_derivatives.h.
 *
 * The derivative of a quantity x of nv numbers has nv rows of 3 nv: dx/dq, dx/dv, dx/dtau. */
#include "generic/steps/step_derivatives.h"
#include "generic/derivatives/derivatives.h"
#include "generic/factor/forward.h"
#include "generic/model/configuration.h"
#include "generic/steps/step_parts.h"

/* to += D from, D nv x nv and the others nv x 3 nv */
static void product_add(int nv, const double *D, const double *from, double *to)
{
  for (int i = 0; i < nv; i++) {
    for (int j = 0; j < 3 * nv; j++) {
      double sum = 0.0;
      for (int k = 0; k < nv; k++)
        sum += D[i * nv + k] * from[k * 3 * nv + j];
      to[i * 3 * nv + j] += sum;
    }
  }
}

static void clear(int n, double *x)
{
  for (int k = 0; k < n; k++)
    x[k] = 0.0;
}

/* the direct effect of q (part 0), v (1) or tau (2) */
static void own(int nv, int part, double *D)
{
  clear(3 * nv * nv, D);
  for (int i = 0; i < nv; i++)
    D[i * 3 * nv + part * nv + i] = 1.0;
}

/* D_to: the derivative of the end of a displacement, given D_from of its beginning and D_way of its
 * rate `way`, over h; J[2 nv nv] is scratch */
static void along(const pinion_model *model, const double *way, double h, const double *D_from,
                  const double *D_way, double *D_to, double *J)
{
  const int nv = model->nv;
  pinion_integrate_jacobians(model, way, h, J, J + nv * nv);
  clear(3 * nv * nv, D_to);
  product_add(nv, J, D_from, D_to);
  product_add(nv, J + nv * nv, D_way, D_to);
}

/* a and its derivative D_a, given those of q and v; J[3 nv nv] is scratch */
static int moved_acceleration(const pinion_model *model, const double *q, const double *v,
                              const double *tau, const double *D_q, const double *D_v, double *a,
                              double *D_a, double *J, pinion_work *work, double *H)
{
  const int nv = model->nv, size = nv * nv;
  int pivot = pinion_fd_derivatives(model, q, v, tau, J, J + size, J + 2 * size, work, H);
  if (pivot != 0)
    return pivot;
  clear(3 * size, D_a);
  for (int i = 0; i < nv; i++) {
    for (int j = 0; j < nv; j++)
      D_a[i * 3 * nv + 2 * nv + j] = J[2 * size + i * nv + j];
  }
  product_add(nv, J, D_q, D_a);
  product_add(nv, J + size, D_v, D_a);
  return pinion_fd(model, q, v, tau, a, work, H);
}

/* rows of A and B from row `first` on */
static void put(int nv, const double *D, int first, double *A, double *B)
{
  for (int i = 0; i < nv; i++) {
    for (int j = 0; j < 2 * nv; j++)
      A[(first + i) * 2 * nv + j] = D[i * 3 * nv + j];
    for (int j = 0; j < nv; j++)
      B[(first + i) * nv + j] = D[i * 3 * nv + 2 * nv + j];
  }
}

int pinion_step_semi_implicit_derivatives(const pinion_model *model, const double *q,
                                          const double *v, const double *tau, double h, double *A,
                                          double *B, pinion_work *work, double *H, double *room)
{
  const int nv = model->nv, size = 3 * nv * nv;
  double *const a = room, *const J = room + nv, *const D_a = J + size, *const D_q = D_a + size;
  double *const D_v = D_q + size, *const D_end = D_v + size;
  int pivot;
  own(nv, 0, D_q);
  own(nv, 1, D_v);
  pivot = moved_acceleration(model, q, v, tau, D_q, D_v, a, D_a, J, work, H);
  if (pivot != 0)
    return pivot;
  for (int k = 0; k < nv; k++)
    a[k] = v[k] + h * a[k];
  for (int k = 0; k < size; k++)
    D_v[k] += h * D_a[k];
  along(model, a, h, D_q, D_v, D_end, J);
  put(nv, D_end, 0, A, B);
  put(nv, D_v, nv, A, B);
  return 0;
}

int pinion_step_rk4_derivatives(const pinion_model *model, const double *q, const double *v,
                                const double *tau, double h, double *A, double *B,
                                pinion_work *work, double *H, double *room)
{
  const int nv = model->nv, nq = model->nq, size = 3 * nv * nv;
  double *rate[4], *acceleration[4], *D_rate[4], *D_acceleration[4];
  double *const there = room + 8 * nv, *const second = there + nq, *const D = second + nq;
  double *const D_there = D + 8 * size, *const D_second = D_there + size,
                *const J = D_second + size;
  double *const D_own = A; /* direct effects of q and v, until A is known: 4 nv nv numbers */

  /* share out the room: for each stage the rate of q, the acceleration, and their derivatives */
  for (int s = 0; s < 4; s++) {
    rate[s] = room + s * nv;
    acceleration[s] = room + (4 + s) * nv;
    D_rate[s] = D + s * size;
    D_acceleration[s] = D + (4 + s) * size;
  }

  /* the four stages; `here` is where a stage evaluates the acceleration */
  for (int s = 0; s < 4; s++) {
    const int from_second = STAGE[s].from == 1;
    double *const here = s == 1 ? second : there, *const D_here = s == 1 ? D_second : D_there;
    int pivot;
    /* until the acceleration is known, its place holds the displacement */
    combine(nv, s, STAGE[s].way, 1.0, rate, 0, acceleration[s]);
    combine(size, s, STAGE[s].way, 1.0, D_rate, 0, D_acceleration[s]);
    pinion_integrate(model, from_second ? second : q, acceleration[s], h, here);
    own(nv, 0, D_own);
    along(model, acceleration[s], h, from_second ? D_second : D_own, D_acceleration[s], D_here, J);
    own(nv, 1, D_own);
    combine(nv, s, STAGE[s].rate, h, acceleration, v, rate[s]);
    combine(size, s, STAGE[s].rate, h, D_acceleration, D_own, D_rate[s]);
    pivot = moved_acceleration(model, here, rate[s], tau, D_here, D_rate[s], acceleration[s],
                               D_acceleration[s], J, work, H);
    if (pivot != 0)
      return pivot;
  }

  /* the end: v by the mean acceleration, q by two displacements */
  own(nv, 1, D_own);
  combine(size, 4, MEAN, h, D_acceleration, D_own, D_there);
  own(nv, 0, D_own);
  for (int half = 0; half < 2; half++) {
    combine(nv, 4, WAY[half], 1.0, rate, 0, acceleration[0]);
    combine(size, 4, WAY[half], 1.0, D_rate, 0, D_acceleration[0]);
    along(model, acceleration[0], h, half ? D_acceleration[1] : D_own, D_acceleration[0],
          half ? D_second : D_acceleration[1], J);
  }
  put(nv, D_second, 0, A, B);
  put(nv, D_there, nv, A, B);
  return 0;
}

int pinion_step_differences(const pinion_model *model, pinion_step *step, const double *q,
                            const double *v, const double *tau, double h, double eps, double *A,
                            double *B, pinion_work *work, double *H, double *room)
{
  const int nv = model->nv, nq = model->nq;
  double *const end = room, *const moved = end + nq + nv, *const next = moved + nq + 2 * nv;
  double *const off = next + nq + nv, *const scratch = off + nv;
  int pivot = step(model, q, v, tau, h, end, end + nq, work, H, scratch);
  if (pivot != 0)
    return pivot;
  clear(4 * nv * nv, A);
  clear(2 * nv * nv, B);
  /* a column for each of q, v and tau: central differences over eps and over eps/2, combined so
   * that their errors of second order cancel */
  for (int d = 0; d < 3 * nv; d++) {
    double *const column = d < 2 * nv ? A + d : B + d - 2 * nv;
    const int stride = d < 2 * nv ? 2 * nv : nv;
    for (int k = 0; k < 4; k++) {
      const double way = (k < 2 ? eps : eps / 2.0) * (k % 2 ? -1.0 : 1.0);
      const double weight = (k < 2 ? -1.0 / 3.0 : 4.0 / 3.0) / (2.0 * way);
      for (int i = 0; i < nv; i++)
        off[i] = d == i ? way : 0.0;
      pinion_integrate(model, q, off, 1.0, moved);
      for (int i = 0; i < nv; i++) {
        moved[nq + i] = v[i] + (d == nv + i ? way : 0.0);
        moved[nq + nv + i] = tau[i] + (d == 2 * nv + i ? way : 0.0);
      }
      pivot = step(model, moved, moved + nq, moved + nq + nv, h, next, next + nq, work, H, scratch);
      if (pivot != 0)
        return pivot;
      pinion_difference(model, end, next, off);
      for (int i = 0; i < nv; i++) {
        column[i * stride] += weight * off[i];
        column[(nv + i) * stride] += weight * (next[nq + i] - end[nq + i]);
      }
    }
  }
  return 0;
}
