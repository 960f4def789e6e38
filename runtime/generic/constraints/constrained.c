/* SPDX-License-Identifier: MIT-0 */
/* constrained.c -- see constrained.h. */
#include <math.h>
#include <stddef.h>

#include "generic/constraints/constrained.h"
#include "generic/factor/factor.h"
#include "generic/model/configuration.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"

/* a pivot smaller than this times the largest one is taken as zero with rounding error */
#define NOTHING 1e-12

/* a row of K shorter than this may be rounding error */
#define SHORT 1e-9

/* scratch, part by part */
typedef struct parts {
  double *H;                 /* nh */
  double *full;              /* nv x nv */
  double *K;                 /* nc x nv, rows that are off all zero */
  double *A;                 /* n x n, n = nv + nc */
  double *x;                 /* n */
  double *order;             /* n */
  double *scale;             /* n */
  double *phi, *rate, *goal; /* nc each; rate is K v less its target, goal is that target */
} parts;

static parts parts_of(const pinion_model *model, int nc, double *room)
{
  const int nv = model->nv, n = nv + nc;
  parts p;
  p.H = room;
  p.full = p.H + model->nh;
  p.K = p.full + nv * nv;
  p.A = p.K + nc * nv;
  p.x = p.A + n * n;
  p.order = p.x + n;
  p.scale = p.order + n;
  p.phi = p.scale + n;
  p.rate = p.phi + nc;
  p.goal = p.rate + nc;
  return p;
}

static void swap(double *a, double *b)
{
  const double c = *a;
  *a = *b;
  *b = c;
}

/* x := A^-1 x, n rows of m numbers, by Gaussian elimination with complete pivoting. Unknowns
 * without a pivot are zero. order[n] is scratch. */
static void solve(int n, int m, double *A, double *x, double *order)
{
  double first = 0.0;
  int rank = 0;
  for (int j = 0; j < n; j++)
    order[j] = j;
  for (; rank < n; rank++) {
    /* the largest entry of the rest is the pivot; if there is almost nothing left, the rows depend
     * on those before */
    int row = rank, column = rank;
    for (int i = rank; i < n; i++) {
      for (int j = rank; j < n; j++) {
        if (fabs(A[i * n + j]) > fabs(A[row * n + column])) {
          row = i;
          column = j;
        }
      }
    }
    if (rank == 0)
      first = fabs(A[row * n + column]);
    if (!(fabs(A[row * n + column]) > NOTHING * first))
      break;
    for (int j = 0; j < n; j++)
      swap(&A[rank * n + j], &A[row * n + j]);
    for (int c = 0; c < m; c++)
      swap(&x[rank * m + c], &x[row * m + c]);
    for (int i = 0; i < n; i++)
      swap(&A[i * n + rank], &A[i * n + column]);
    swap(&order[rank], &order[column]);
    /* eliminate below it */
    for (int i = rank + 1; i < n; i++) {
      const double l = A[i * n + rank] / A[rank * n + rank];
      for (int j = rank; j < n; j++)
        A[i * n + j] -= l * A[rank * n + j];
      for (int c = 0; c < m; c++)
        x[i * m + c] -= l * x[rank * m + c];
    }
  }
  /* from the last unknown to the first */
  for (int i = n - 1; i >= 0; i--) {
    for (int c = 0; c < m; c++) {
      double sum = x[i * m + c];
      for (int j = i + 1; j < rank; j++)
        sum -= A[i * n + j] * x[j * m + c];
      x[i * m + c] = i < rank ? sum / A[i * n + i] : 0.0;
    }
  }
  /* undo the exchanges, cycle by cycle */
  for (int i = 0; i < n; i++) {
    while ((int)order[i] != i) {
      const int to = (int)order[i];
      for (int c = 0; c < m; c++)
        swap(&x[i * m + c], &x[to * m + c]);
      swap(&order[i], &order[to]);
    }
  }
}

/* H and K at q; rows that are off are zero */
static void matrices(const pinion_model *model, const pinion_constraints *all, const double *q,
                     const pinion_command *command, const parts *p, pinion_work *work)
{
  pinion_crba(model, q, p->H, work);
  pinion_unpack(model, p->H, p->full);
  pinion_constraint_jacobian(model, all, q, p->K, work);
  pinion_constraint_switch(all, command->mask, model->nv, p->K);
}

/* What unknowns are measured in, so that pivots are about 1 for heavy robots and small levers, too:
 * dofs by H, rows by S without the coupling of dofs, and by their own diagonal. */
static void scales(int nv, int nc, const double *A, double *scale)
{
  const int n = nv + nc;
  double widest = 0.0;
  for (int i = 0; i < nv; i++) {
    const double h = A[i * n + i];
    scale[i] = h > 0.0 ? 1.0 / sqrt(h) : 1.0;
    widest = fmax(widest, scale[i]);
  }
  for (int r = nv; r < n; r++) {
    double sum = A[r * n + r];
    for (int i = 0; i < nv; i++)
      sum += A[r * n + i] * A[r * n + i] * scale[i] * scale[i];
    scale[r] = 1.0 / fmax(sqrt(sum), SHORT * widest);
  }
}

/* Solves [H -K'; K beside] [y; l] = x for m columns, in place, with H and K in p. l = 0 in rows
 * that are off. beside[nc] is a diagonal, null for zeros. */
static void solve_whole(const pinion_model *model, const pinion_constraints *all,
                        const pinion_command *command, const double *beside, const parts *p, int m,
                        double *x)
{
  const int nv = model->nv, nc = all->rows, n = nv + nc;
  /* the matrix */
  for (int i = 0; i < nv; i++) {
    for (int j = 0; j < nv; j++)
      p->A[i * n + j] = p->full[i * nv + j];
  }
  for (int r = 0; r < nc; r++) {
    for (int j = 0; j < nv; j++) {
      p->A[(nv + r) * n + j] = p->K[r * nv + j];
      p->A[j * n + nv + r] = -p->K[r * nv + j];
    }
    for (int s = 0; s < nc; s++)
      p->A[(nv + r) * n + nv + s] = r == s && beside ? beside[r] : 0.0;
  }
  /* l = 0 in rows that are off, where K is zero */
  for (int c = 0; c < all->count; c++) {
    const pinion_constraint *one = &all->list[c];
    if (one->switched < 0 || command->mask >> one->switched & 1u)
      continue;
    for (int r = nv + one->row; r < nv + one->row + one->rows; r++) {
      p->A[r * n + r] = 1.0;
      for (int k = 0; k < m; k++)
        x[r * m + k] = 0.0;
    }
  }
  /* units differ, so rows and columns are scaled before pivots are compared */
  scales(nv, nc, p->A, p->scale);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++)
      p->A[i * n + j] *= p->scale[i] * p->scale[j];
    for (int c = 0; c < m; c++)
      x[i * m + c] *= p->scale[i];
  }
  solve(n, m, p->A, x, p->order);
  for (int i = 0; i < n; i++) {
    for (int c = 0; c < m; c++)
      x[i * m + c] *= p->scale[i];
  }
}

/* copies the two parts of x, the result of solve_whole */
static void take(int nv, int nc, const double *x, double *first, double *second)
{
  for (int i = 0; i < nv; i++)
    first[i] = x[i];
  for (int r = 0; r < nc; r++)
    second[r] = x[nv + r];
}

/* p->rate and p->goal at v */
static void rates(const pinion_model *model, const pinion_constraints *all, const double *v,
                  const pinion_command *command, const parts *p)
{
  for (int r = 0; r < all->rows; r++)
    p->goal[r] = 0.0;
  pinion_constraint_moved(all, command->dphi_d, p->goal);
  for (int r = 0; r < all->rows; r++) {
    p->rate[r] = p->goal[r];
    p->goal[r] = -p->goal[r];
    for (int j = 0; j < model->nv; j++)
      p->rate[r] += p->K[r * model->nv + j] * v[j];
  }
}

void pinion_constrained_solve(const pinion_model *model, const pinion_constraints *all,
                              const double *q, const pinion_command *command, int m, double *x,
                              pinion_work *work, double *room)
{
  const parts p = parts_of(model, all->rows, room);
  matrices(model, all, q, command, &p, work);
  solve_whole(model, all, command, NULL, &p, m, x);
}

int pinion_delassus(const pinion_model *model, const pinion_constraints *all, const double *q,
                    const pinion_command *command, double *S, pinion_work *work, double *room)
{
  const int nv = model->nv, nc = all->rows;
  const parts p = parts_of(model, nc, room);
  int pivot;
  matrices(model, all, q, command, &p, work);
  pivot = pinion_dense_ltdl(nv, p.full);
  if (pivot != 0)
    return pivot;
  for (int r = 0; r < nc; r++) {
    for (int i = 0; i < nv; i++)
      p.x[i] = p.K[r * nv + i];
    pinion_dense_solve(nv, p.full, p.x);
    for (int s = 0; s < nc; s++) {
      S[s * nc + r] = 0.0;
      for (int i = 0; i < nv; i++)
        S[s * nc + r] += p.K[s * nv + i] * p.x[i];
    }
  }
  return 0;
}

void pinion_fd_constrained(const pinion_model *model, const pinion_constraints *all,
                           const double *q, const double *v, const double *tau, const double *gains,
                           const pinion_command *command, double *a, double *lambda,
                           pinion_work *work, double *room)
{
  const int nv = model->nv, nc = all->rows;
  const parts p = parts_of(model, nc, room);
  pinion_bias(model, q, v, p.x, work);
  for (int i = 0; i < nv; i++)
    p.x[i] = tau[i] - p.x[i];
  pinion_constraint_Kdotv(model, all, q, v, p.x + nv, work);
  pinion_constraint_moved(all, command->ddphi_d, p.x + nv);
  pinion_constraint_residual(model, all, q, p.phi, work);
  pinion_constraint_moved(all, command->phi_d, p.phi);
  matrices(model, all, q, command, &p, work);
  rates(model, all, v, command, &p);
  for (int r = 0; r < nc; r++) {
    p.x[nv + r] = -p.x[nv + r];
    if (gains != NULL)
      p.x[nv + r] -= gains[0] * p.phi[r] + gains[1] * p.rate[r];
  }
  solve_whole(model, all, command, NULL, &p, 1, p.x);
  take(nv, nc, p.x, a, lambda);
}

void pinion_impact(const pinion_model *model, const pinion_constraints *all, const double *q,
                   const double *v, double e, const pinion_command *command, double *v_plus,
                   double *impulse, pinion_work *work, double *room)
{
  const int nv = model->nv, nc = all->rows;
  const parts p = parts_of(model, nc, room);
  matrices(model, all, q, command, &p, work);
  rates(model, all, v, command, &p);
  for (int r = 0; r < nc; r++)
    p.x[nv + r] = p.goal[r] - e * p.rate[r];
  for (int i = 0; i < nv; i++) {
    p.x[i] = 0.0;
    for (int j = 0; j < nv; j++)
      p.x[i] += p.full[i * nv + j] * v[j];
  }
  solve_whole(model, all, command, NULL, &p, 1, p.x);
  take(nv, nc, p.x, v_plus, impulse);
}

void pinion_position_correction(const pinion_model *model, const pinion_constraints *all,
                                const double *q, const pinion_command *command, double *dq,
                                double *lambda, pinion_work *work, double *room)
{
  const int nv = model->nv, nc = all->rows;
  const parts p = parts_of(model, nc, room);
  pinion_constraint_residual(model, all, q, p.phi, work);
  pinion_constraint_moved(all, command->phi_d, p.phi);
  matrices(model, all, q, command, &p, work);
  for (int i = 0; i < nv; i++)
    p.x[i] = 0.0;
  for (int r = 0; r < nc; r++)
    p.x[nv + r] = -p.phi[r];
  pinion_constraint_positions(all, nv, p.K);
  solve_whole(model, all, command, NULL, &p, 1, p.x);
  take(nv, nc, p.x, dq, lambda);
}

void pinion_position_step(const pinion_model *model, const pinion_constraints *all, const double *q,
                          const pinion_command *command, double *q_next, double *dq, double *lambda,
                          pinion_work *work, double *room)
{
  pinion_position_correction(model, all, q, command, dq, lambda, work, room);
  pinion_integrate(model, q, dq, 1.0, q_next);
}

void pinion_spook(const pinion_model *model, const pinion_constraints *all, const double *q,
                  const double *v, const double *tau, double h, double eps, double t,
                  const pinion_command *command, double *v_next, double *lambda, pinion_work *work,
                  double *room)
{
  const int nv = model->nv, nc = all->rows;
  const parts p = parts_of(model, nc, room);
  pinion_bias(model, q, v, p.x, work);
  for (int i = 0; i < nv; i++)
    p.x[i] = h * (tau[i] - p.x[i]);
  pinion_constraint_residual(model, all, q, p.phi, work);
  pinion_constraint_moved(all, command->phi_d, p.phi);
  matrices(model, all, q, command, &p, work);
  for (int i = 0; i < nv; i++) {
    for (int j = 0; j < nv; j++)
      p.x[i] += p.full[i * nv + j] * v[j];
  }
  rates(model, all, v, command, &p);
  for (int r = 0; r < nc; r++) {
    const double Y = 1.0 + 4.0 * pinion_row_tau(all, r, t) / h;
    p.x[nv + r] = p.goal[r] + (p.rate[r] - 4.0 * p.phi[r] / h) / Y;
    p.goal[r] = 4.0 * pinion_row_eps(all, r, eps) / (h * h * Y); /* the diagonal beside K */
  }
  solve_whole(model, all, command, p.goal, &p, 1, p.x);
  take(nv, nc, p.x, v_next, lambda);
  for (int r = 0; r < nc; r++)
    lambda[r] /= h;
}

void pinion_step_spook(const pinion_model *model, const pinion_constraints *all, const double *q,
                       const double *v, const double *tau, double h, double eps, double t,
                       const pinion_command *command, double *q_next, double *v_next,
                       double *lambda, pinion_work *work, double *room)
{
  pinion_spook(model, all, q, v, tau, h, eps, t, command, v_next, lambda, work, room);
  pinion_integrate(model, q, v_next, h, q_next);
}
