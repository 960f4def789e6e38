/* qp.c -- see qp.h: the callbacks that Ipopt needs for a quadratic program. */
#include "qp.h"

#include <coin/IpStdCInterface.h>
#include <math.h>
#include <string.h>

void qp_rows(const qp *p, const double *x, double *rows)
{
  memset(rows, 0, QP_ROWS * sizeof *rows);
  for (int k = 0; k < p->count; k++)
    rows[p->row[k]] += p->value[k] * x[p->col[k]];
}

static Bool objective(Index n, Number *x, Bool new_x, Number *f, UserDataPtr data)
{
  const qp *p = data;
  *f = 0.0;
  for (int i = 0; i < QP_X; i++)
    *f += 0.5 * p->weight[i] * pow(x[i] - p->wanted[i], 2);
  return TRUE;
}

static Bool gradient(Index n, Number *x, Bool new_x, Number *g, UserDataPtr data)
{
  const qp *p = data;
  for (int i = 0; i < QP_X; i++)
    g[i] = p->weight[i] * (x[i] - p->wanted[i]);
  return TRUE;
}

static Bool product(Index n, Number *x, Bool new_x, Index m, Number *g, UserDataPtr data)
{
  qp_rows(data, x, g);
  return TRUE;
}

static Bool jacobian(Index n, Number *x, Bool new_x, Index m, Index count, Index *row, Index *col,
                     Number *value, UserDataPtr data)
{
  const qp *p = data;
  for (int k = 0; k < count; k++) {
    if (value)
      value[k] = p->value[k];
    else
      row[k] = p->row[k], col[k] = p->col[k];
  }
  return TRUE;
}

static Bool hessian(Index n, Number *x, Bool new_x, Number factor, Index m, Number *y, Bool new_y,
                    Index count, Index *row, Index *col, Number *value, UserDataPtr data)
{
  for (int k = 0; k < count; k++) {
    if (value)
      value[k] = factor * ((const qp *)data)->weight[k];
    else
      row[k] = col[k] = k;
  }
  return TRUE;
}

int qp_solve(qp *p, double *low, double *high, double *x)
{
  double x_low[QP_X], x_high[QP_X];
  for (int i = 0; i < QP_X; i++)
    x_low[i] = -1e20, x_high[i] = 1e20;
  IpoptProblem problem = CreateIpoptProblem(QP_X, x_low, x_high, QP_ROWS, low, high, p->count, QP_X,
                                            0, objective, product, gradient, jacobian, hessian);
  AddIpoptIntOption(problem, "print_level", 0);
  AddIpoptStrOption(problem, "sb", "yes");
  AddIpoptStrOption(problem, "mehrotra_algorithm", "yes");
  AddIpoptStrOption(problem, "hessian_constant", "yes");
  AddIpoptNumOption(problem, "tol", 1e-10);
  const int status = IpoptSolve(problem, x, NULL, NULL, NULL, NULL, NULL, p);
  FreeIpoptProblem(problem);
  return status != Solve_Succeeded;
}
