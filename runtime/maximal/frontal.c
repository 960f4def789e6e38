/* SPDX-License-Identifier: MIT-0 */
/* frontal.c -- see frontal.h.
 *
 * A front of s own rows and m rows below, [P B; B' R], becomes P = L D L', X = P^-1 B and the
 * update R - B' X. P and X are the factor, s (s + m) numbers. */
#include <math.h>

#include "frontal.h"

/* a pivot is zero up to rounding if it is less than this times its largest value during the
 * elimination */
static const double rounding = 1e-10;

static int diagonal(const pinion_block *b) { return b->row_node == b->col_node; }

void pinion_blocks_join(int n, const pinion_block *block, pinion_plan *plan)
{
  for (int k = 0; k < n; k++) {
    const int i = block[k].row_node, j = block[k].col_node;
    plan->edge[i * plan->n + j] = plan->edge[j * plan->n + i] = 1;
  }
}

void pinion_blocks_sort(const pinion_plan *plan, int n, pinion_block *block, pinion_fronts *fronts)
{
  for (int i = 0; i < plan->n; i++)
    fronts->head[i] = -1;
  for (int k = n - 1; k >= 0; k--) {
    const int i = block[k].row_node, j = block[k].col_node;
    const int first = plan->place[i] < plan->place[j] ? i : j;
    block[k].next = fronts->head[first];
    fronts->head[first] = k;
  }
}

/* local[node] = first row of each node in the front of p; returns the number of its rows */
static int lay_out(const pinion_plan *plan, int p, int *local)
{
  int rows = plan->size[p];
  local[p] = 0;
  for (int k = 0; k < plan->count[p]; k++) {
    const int i = plan->below[plan->begin[p] + k];
    local[i] = rows;
    rows += plan->size[i];
  }
  return rows;
}

/* F += a block and its transpose */
static void add_block(const pinion_block *b, const double *values, const int *local, int width,
                      double *F)
{
  const int row = local[b->row_node], col = local[b->col_node];
  for (int r = 0; r < b->rows; r++) {
    for (int c = 0; c < b->cols; c++) {
      const double x = values[b->at + r * b->cols + c];
      F[(row + r) * width + col + c] += x;
      if (!diagonal(b))
        F[(col + c) * width + row + r] += x;
    }
  }
}

static void raise(double x, double *peak)
{
  if (fabs(x) > *peak)
    *peak = fabs(x);
}

/* extend-add: F += the update of child c, row by row */
static void add_update(const pinion_plan *plan, int c, const double *update, const int *local,
                       int width, double *F, double *peak)
{
  const int *below = plan->below + plan->begin[c], n = plan->count[c];
  for (int i = 0; i < n; i++) {
    for (int r = 0; r < plan->size[below[i]]; r++) {
      double *row = F + (local[below[i]] + r) * width;
      for (int j = 0; j < n; j++) {
        for (int k = 0; k < plan->size[below[j]]; k++) {
          const double x = *update++;
          row[local[below[j]] + k] += x;
          if (i == j && r == k)
            raise(x, &peak[plan->row[below[i]] + r]);
        }
      }
    }
  }
}

/* number of rows of node c's update */
static int rows_below(const pinion_plan *plan, int c)
{
  int rows = 0;
  for (int k = 0; k < plan->count[c]; k++)
    rows += plan->size[plan->below[plan->begin[c] + k]];
  return rows;
}

static void exchange(double *a, double *b)
{
  const double x = *a;
  *a = *b;
  *b = x;
}

/* the fraction of its peak that a pivot still has; negative if its sign is wrong */
static double share(double pivot, int sign, double peak)
{
  return peak > 0.0 ? sign * pivot / peak : 0.0;
}

/* exchange row and column k with those whose pivot has lost least */
static void bring(int k, int s, int width, int sign, double *F, int *swap, double *peak)
{
  int best = k;
  for (int r = k + 1; r < s; r++) {
    if (share(F[r * width + r], sign, peak[r]) > share(F[best * width + best], sign, peak[best]))
      best = r;
  }
  swap[k] = best;
  if (best == k)
    return;
  exchange(&peak[k], &peak[best]);
  for (int i = 0; i < width; i++)
    exchange(&F[k * width + i], &F[best * width + i]);
  for (int i = 0; i < width; i++)
    exchange(&F[i * width + k], &F[i * width + best]);
}

/* the s own rows after exchanges: [P B] becomes L, U = D L' and L^-1 B. Returns 0, or -1 if a pivot
 * has the wrong sign or is zero up to rounding. */
static int factor_rows(int s, int width, int sign, double *F, int *swap, double *peak)
{
  for (int k = 0; k < s; k++) {
    const double *row = F + k * width;
    bring(k, s, width, sign, F, swap, peak);
    if (!(share(row[k], sign, peak[k]) > rounding))
      return -1;
    for (int i = k + 1; i < s; i++) {
      const double a = F[i * width + k] /= row[k];
      for (int j = k + 1; j < width; j++)
        F[i * width + j] -= a * row[j];
    }
  }
  return 0;
}

/* L^-1 B in the front becomes X = U^-1 L^-1 B */
static void solve_rows(int s, int width, double *F)
{
  for (int i = s - 1; i >= 0; i--) {
    for (int j = s; j < width; j++) {
      double sum = F[i * width + j];
      for (int k = i + 1; k < s; k++)
        sum -= F[i * width + k] * F[k * width + j];
      F[i * width + j] = sum / F[i * width + i];
    }
  }
}

/* R -= B' X; B' is still below P */
static void update_rest(const pinion_plan *plan, int p, int width, double *F, double *peak)
{
  const int s = plan->size[p];
  int at = s;
  for (int i = s; i < width; i++) {
    for (int k = 0; k < s; k++) {
      for (int j = s; j < width; j++)
        F[i * width + j] -= F[i * width + k] * F[k * width + j];
    }
  }
  for (int k = 0; k < plan->count[p]; k++) {
    const int i = plan->below[plan->begin[p] + k];
    for (int r = 0; r < plan->size[i]; r++, at++)
      raise(F[at * width + at], &peak[plan->row[i] + r]);
  }
}

/* copies [P X] to the factor, and the update to where the updates of the children began */
static void store(int s, int width, const double *F, double *factor, double *update)
{
  for (int k = 0; k < s * width; k++)
    factor[k] = F[k];
  for (int i = s; i < width; i++) {
    for (int j = s; j < width; j++)
      *update++ = F[i * width + j];
  }
}

/* assembles the front of node p. The updates of its children are on the stack right before the
 * front; returns where they begin. */
static double *gather(const pinion_plan *plan, int p, int width, const pinion_block *block,
                      const double *values, const pinion_fronts *fronts, double *F)
{
  double *update = F;
  for (int k = 0; k < width * width; k++)
    F[k] = 0.0;
  for (int k = fronts->head[p]; k >= 0; k = block[k].next)
    add_block(&block[k], values, fronts->local, width, F);
  for (int k = plan->place[p] - 1; k >= 0; k--) {
    const int c = plan->order[k];
    if (plan->parent[c] == p) {
      const int rows = rows_below(plan, c);
      update -= rows * rows;
      add_update(plan, c, update, fronts->local, width, F, fronts->peak);
    }
  }
  for (int r = 0; r < plan->size[p]; r++)
    raise(F[r * width + r], &fronts->peak[plan->row[p] + r]);
  return update;
}

int pinion_frontal(const pinion_plan *plan, const pinion_block *block, const double *values,
                   pinion_fronts *fronts)
{
  double *factor = fronts->factor, *F = fronts->stack;
  for (int k = 0; k < plan->rows; k++)
    fronts->peak[k] = 0.0;
  for (int k = 0; k < plan->n; k++) {
    const int p = plan->order[k], s = plan->size[p], row = plan->row[p];
    const int width = lay_out(plan, p, fronts->local);
    double *update = gather(plan, p, width, block, values, fronts, F);
    if (factor_rows(s, width, plan->sign[p], F, fronts->swap + row, fronts->peak + row) != 0)
      return 1 + p;
    solve_rows(s, width, F);
    update_rest(plan, p, width, F, fronts->peak);
    store(s, width, F, factor, update);
    factor += s * width;
    F = update + (width - s) * (width - s);
  }
  return 0;
}

/* x_p := P^-1 x_p */
static void solve_own(int s, int width, const double *PX, double *x)
{
  for (int i = 0; i < s; i++) {
    for (int k = 0; k < i; k++)
      x[i] -= PX[i * width + k] * x[k];
  }
  for (int i = s - 1; i >= 0; i--) {
    for (int k = i + 1; k < s; k++)
      x[i] -= PX[i * width + k] * x[k];
    x[i] /= PX[i * width + i];
  }
}

/* if transposed, x_below -= X' x_p; else x_p -= X x_below */
static void couple(const pinion_plan *plan, int p, int width, const double *PX, int transposed,
                   double *x)
{
  const int s = plan->size[p];
  double *own = x + plan->row[p];
  int at = s;
  for (int k = 0; k < plan->count[p]; k++) {
    const int i = plan->below[plan->begin[p] + k];
    double *other = x + plan->row[i];
    for (int c = 0; c < plan->size[i]; c++, at++) {
      for (int r = 0; r < s; r++) {
        if (transposed)
          other[c] -= PX[r * width + at] * own[r];
        else
          own[r] -= PX[r * width + at] * other[c];
      }
    }
  }
}

void pinion_frontal_solve(const pinion_plan *plan, const pinion_fronts *fronts, double *x)
{
  const double *PX = fronts->factor;
  for (int k = 0; k < plan->n; k++) {
    const int p = plan->order[k], s = plan->size[p], width = s + rows_below(plan, p);
    const int row = plan->row[p];
    for (int r = 0; r < s; r++)
      exchange(&x[row + r], &x[row + fronts->swap[row + r]]);
    couple(plan, p, width, PX, 1, x);
    PX += s * width;
  }
  for (int k = plan->n - 1; k >= 0; k--) {
    const int p = plan->order[k], s = plan->size[p], width = s + rows_below(plan, p);
    const int row = plan->row[p];
    PX -= s * width;
    solve_own(s, width, PX, x + row);
    couple(plan, p, width, PX, 0, x);
    for (int r = s - 1; r >= 0; r--)
      exchange(&x[row + r], &x[row + fronts->swap[row + r]]);
  }
}

void pinion_blocks_residual(const pinion_plan *plan, int n, const pinion_block *block,
                            const double *values, const double *x, double *r)
{
  for (int k = 0; k < n; k++) {
    const pinion_block *b = &block[k];
    const int row = plan->row[b->row_node], col = plan->row[b->col_node];
    for (int i = 0; i < b->rows; i++) {
      for (int j = 0; j < b->cols; j++) {
        const double A = values[b->at + i * b->cols + j];
        r[row + i] -= A * x[col + j];
        if (!diagonal(b))
          r[col + j] -= A * x[row + i];
      }
    }
  }
}
