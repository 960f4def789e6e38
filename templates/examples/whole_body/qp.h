/* qp.h -- min sum of weight_i/2 (x_i - wanted_i)^2 with low <= A x <= high, A sparse, by Ipopt. */
#ifndef QP_H
#define QP_H

enum { QP_X = 30, QP_ROWS = 46, QP_ENTRIES = 1000 };

typedef struct qp {
  int count, row[QP_ENTRIES], col[QP_ENTRIES]; /* A as triplets */
  double value[QP_ENTRIES], weight[QP_X], wanted[QP_X];
} qp;

void qp_rows(const qp *p, const double *x, double *rows);  /* A x */
int qp_solve(qp *p, double *low, double *high, double *x); /* 0 if that is solved */

#endif
