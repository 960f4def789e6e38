/* SPDX-License-Identifier: MIT-0 */
/* embedding.c -- see embedding.h. */
#include <math.h>

#include "generic/constraints/embedding.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"

/* a pivot smaller than this times the largest entry is taken as zero with rounding error */
#define NOTHING 1e-12
#define STEPS 30
#define SMALL 1e-16 /* square of a step so small that the next one is below rounding */

/* scratch, part by part */
typedef struct scratch {
  double *K;       /* nc x nv */
  double *inverse; /* rows x rows */
  double *P;       /* nv x dofs */
  double *A;       /* rows x rows, or nv x nv */
  double *H;       /* nh */
  double *x, *y;   /* nv each */
  double *v;       /* nv */
  double *phi;     /* nc */
} scratch;

static scratch scratch_of(const pinion_model *model, int nc, double *room)
{
  const int nv = model->nv;
  scratch p;
  p.K = room;
  p.inverse = p.K + nc * nv;
  p.P = p.inverse + nc * nv;
  p.A = p.P + nv * nv;
  p.H = p.A + nv * nv;
  p.x = p.H + model->nh;
  p.y = p.x + nv;
  p.v = p.y + nv;
  p.phi = p.v + nv;
  return p;
}

/* inverse := A^-1 by Gauss-Jordan elimination with row exchanges; overwrites A. Returns 0, or 1 +
 * the column that has no pivot. */
static int invert(int n, double *A, double *inverse)
{
  double largest = 0.0;
  for (int k = 0; k < n * n; k++) {
    largest = fmax(largest, fabs(A[k]));
    inverse[k] = k % (n + 1) == 0 ? 1.0 : 0.0;
  }
  for (int k = 0; k < n; k++) {
    /* the largest entry of the column is the pivot */
    int best = k;
    double pivot;
    for (int i = k + 1; i < n; i++) {
      if (fabs(A[i * n + k]) > fabs(A[best * n + k]))
        best = i;
    }
    pivot = A[best * n + k];
    if (!(fabs(pivot) > NOTHING * largest))
      return 1 + k;
    /* exchange its row with row k, and divide by it */
    for (int j = 0; j < n; j++) {
      const double a = A[k * n + j], b = inverse[k * n + j];
      A[k * n + j] = A[best * n + j] / pivot;
      inverse[k * n + j] = inverse[best * n + j] / pivot;
      if (best != k) {
        A[best * n + j] = a;
        inverse[best * n + j] = b;
      }
    }
    /* eliminate above and below */
    for (int i = 0; i < n; i++) {
      const double f = A[i * n + k];
      for (int j = 0; i != k && j < n; j++) {
        A[i * n + j] -= f * A[k * n + j];
        inverse[i * n + j] -= f * inverse[k * n + j];
      }
    }
  }
  return 0;
}

/* P and inverse from the K in room */
static int split(const pinion_model *model, const pinion_constraints *all,
                 const pinion_embedding *e, const double *q, double *P, double *inverse,
                 const scratch *p, pinion_work *work)
{
  const int nv = model->nv, n = e->rows;
  int bad;
  pinion_constraint_jacobian(model, all, q, p->K, work);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++)
      p->A[i * n + j] = p->K[e->row[i] * nv + e->dependent[j]];
  }
  bad = invert(n, p->A, inverse);
  if (bad != 0)
    return 1 + nv + e->row[bad - 1];
  for (int k = 0; k < nv * e->dofs; k++)
    P[k] = 0.0;
  for (int k = 0; k < e->dofs; k++) {
    P[e->independent[k] * e->dofs + k] = 1.0;
    for (int j = 0; j < n; j++) {
      for (int i = 0; i < n; i++)
        P[e->dependent[j] * e->dofs + k] -=
            inverse[j * n + i] * p->K[e->row[i] * nv + e->independent[k]];
    }
  }
  return 0;
}

/* x[nv] with K_d x = -b for the dependent dofs and 0 for the others; b has all rows */
static void follow(int nv, const pinion_embedding *e, const double *inverse, const double *b,
                   double *x)
{
  for (int k = 0; k < nv; k++)
    x[k] = 0.0;
  for (int j = 0; j < e->rows; j++) {
    for (int i = 0; i < e->rows; i++)
      x[e->dependent[j]] -= inverse[j * e->rows + i] * b[e->row[i]];
  }
}

int pinion_embedding_split(const pinion_model *model, const pinion_constraints *all,
                           const pinion_embedding *e, const double *q, double *P, double *inverse,
                           pinion_work *work, double *room)
{
  const scratch p = scratch_of(model, all->rows, room);
  return split(model, all, e, q, P, inverse, &p, work);
}

int pinion_embedded_correction(const pinion_model *model, const pinion_constraints *all,
                               const pinion_embedding *e, const double *q, double *dq,
                               pinion_work *work, double *room)
{
  const scratch p = scratch_of(model, all->rows, room);
  const int bad = split(model, all, e, q, p.P, p.inverse, &p, work);
  pinion_constraint_residual(model, all, q, p.phi, work);
  if (bad == 0)
    follow(model->nv, e, p.inverse, p.phi, dq);
  return bad;
}

int pinion_embedded_velocity(const pinion_model *model, const pinion_constraints *all,
                             const pinion_embedding *e, const double *q, const double *v_i,
                             double *v, pinion_work *work, double *room)
{
  const scratch p = scratch_of(model, all->rows, room);
  const int bad = split(model, all, e, q, p.P, p.inverse, &p, work);
  for (int i = 0; bad == 0 && i < model->nv; i++) {
    v[i] = 0.0;
    for (int k = 0; k < e->dofs; k++)
      v[i] += p.P[i * e->dofs + k] * v_i[k];
  }
  return bad;
}

int pinion_crba_embedded(const pinion_model *model, const pinion_constraints *all,
                         const pinion_embedding *e, const double *q, double *H_i, pinion_work *work,
                         double *room)
{
  const int nv = model->nv, n = e->dofs;
  const scratch p = scratch_of(model, all->rows, room);
  const int bad = split(model, all, e, q, p.P, p.inverse, &p, work);
  if (bad != 0)
    return bad;
  pinion_crba(model, q, p.H, work);
  pinion_unpack(model, p.H, p.A);
  for (int k = 0; k < n; k++) {
    for (int i = 0; i < nv; i++) {
      p.x[i] = 0.0;
      for (int j = 0; j < nv; j++)
        p.x[i] += p.A[i * nv + j] * p.P[j * n + k];
    }
    for (int l = 0; l < n; l++) {
      H_i[l * n + k] = 0.0;
      for (int i = 0; i < nv; i++)
        H_i[l * n + k] += p.P[i * n + l] * p.x[i];
    }
  }
  return 0;
}

int pinion_bias_embedded(const pinion_model *model, const pinion_constraints *all,
                         const pinion_embedding *e, const double *q, const double *v_i, double *C_i,
                         pinion_work *work, double *room)
{
  const scratch p = scratch_of(model, all->rows, room);
  const int bad = pinion_embedded_velocity(model, all, e, q, v_i, p.v, work, room);
  if (bad != 0)
    return bad;
  pinion_constraint_Kdotv(model, all, q, p.v, p.phi, work);
  follow(model->nv, e, p.inverse, p.phi, p.x);
  pinion_rnea(model, q, p.v, p.x, p.y, work);
  for (int k = 0; k < e->dofs; k++) {
    C_i[k] = 0.0;
    for (int i = 0; i < model->nv; i++)
      C_i[k] += p.P[i * e->dofs + k] * p.y[i];
  }
  return 0;
}

/* the number in q of the only dof of a joint */
static double *place_of(const pinion_model *model, double *q, int dof)
{
  for (int b = 0; b < model->nb; b++) {
    if (model->body[b].v == dof)
      return q + model->body[b].q;
  }
  return q;
}

int pinion_independent(const pinion_model *model, const pinion_constraints *all,
                       const pinion_embedding *e, const double *q_i, const double *v_i, double *q,
                       double *v, pinion_work *work, double *room)
{
  const scratch p = scratch_of(model, all->rows, room);
  double square = 1.0;
  for (int k = 0; k < e->places; k++)
    q[e->place[k]] = q_i[k];
  for (int step = 0; step < STEPS && square > SMALL; step++) {
    const int bad = pinion_embedded_correction(model, all, e, q, p.x, work, room);
    if (bad != 0)
      return bad;
    square = 0.0;
    for (int j = 0; j < e->rows; j++)
      square += p.x[e->dependent[j]] * p.x[e->dependent[j]];
    for (int j = 0; j < e->rows; j++)
      *place_of(model, q, e->dependent[j]) += p.x[e->dependent[j]] / (1.0 + square);
  }
  if (!(square <= SMALL))
    return 1 + model->nv + all->rows;
  return pinion_embedded_velocity(model, all, e, q, v_i, v, work, room);
}
