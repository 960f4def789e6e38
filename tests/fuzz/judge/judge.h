/* judge.h -- compares results of a generated function with the oracle.
 *
 * One state at a time: judge_begin makes its inputs, judge_output takes a result under its name (a
 * word of --fuse, or the name of the function). A wrong one is printed on stdout as
 *   WRONG <where>: <what>[<index>] is <x>, expected <y>, off by <times> times the tolerance
 * once for each place, and judge_end prints `<n> compared, <n> wrong`. */
#ifndef JUDGE_H
#define JUDGE_H

#include "../../oracle/oracle.h"

typedef struct judge {
  oracle *o;
  int single; /* results are floats */
  int tree;   /* --pattern tree: an H with any numbers where entries are stored */
  int nh;
  const int *rowptr, *colind; /* NULL where no function deals with H */
  unsigned long long seed;
  int nr;                         /* base parameters */
  int nc, nk;                     /* rows and stored entries of K */
  const int *K_rowptr, *K_colind; /* NULL without constraints */
  const int *Q_rowptr, *Q_colind; /* NULL without qdot_matrix */
  int code;                       /* the code that the last of these functions returned */
  unsigned long long prescribed;  /* dofs whose acceleration is given to hybrid */

  /* inputs, representable in the type of the results; the packed ones NULL without a pattern */
  double *q, *v, *a, *tau, *f, *point, *x, *q1, *qn, *lambda, *theta, dt, h; /* h: of steps */
  double *gains, e, eps, t; /* of fd_stabilised, impact, spook */
  double *eps_of, *t_of;    /* of spook with an eps and a t of each row: its arguments */
  double *own_eps, *own_t;  /* of rows that have them in the configuration, or -1 */
  int by_row, positions;    /* spook takes eps_of, t_of; the rows are those of positions */

  /* rows of constraints: the bit of mask that switches one and its place in phi_d and its rates, or
   * -1; as many as judge_rows announced */
  int rows, last, *row_bit, *row_place, nm; /* last: rows of the last one */
  unsigned mask;
  double *phi_d, *dphi_d, *ddphi_d;
  double *H, *LD, *LDinv, *L;

  /* what is known about the state */
  oracle_array inertia;                /* H of the robot */
  double *given, *unit, *pivot, *root; /* dense: the H handed in and its factors */
  int regular, given_regular;
  double condition, given_condition;
  long compared, wrong;
} judge;

void judge_begin(judge *J, int kind);
void judge_output(judge *J, const char *where, const char *what, int frame, const double *x);
void judge_returned(judge *J, const char *where, int code); /* of a function that reports pivots */
void judge_prescribe(judge *J, const char *joint);
void judge_rows(judge *J, int count, int bit, int moves);      /* of the next constraint */
void judge_soft(judge *J, const double *eps, const double *t); /* of its rows; -1: the arguments */
void judge_equal(judge *J, const char *where, const char *what, int n, const double *x,
                 const double *y); /* to the last bit, NaNs included */
void judge_size(judge *J, const char *what, int expected, int got);
int judge_end(const judge *J); /* exit code */

/* Memory with marks before and behind it, all ones (a NaN in either type) inside. judge_guards
 * checks the marks of all pieces in use, and that inputs are unchanged; then they are free. */
void *judge_room(unsigned long long bytes);
void judge_keep(void *room); /* an input: remembers its contents */
void judge_guards(judge *J, const char *where);

/* Numbers of the generated code's type from doubles and back: x as inputs or room for results, and
 * results as doubles, kept until the program ends. */
void *judge_in(const judge *J, const double *x, int n);    /* is not to be written */
void *judge_inout(const judge *J, const double *x, int n); /* may be */
void *judge_out(const judge *J, int n);
double *judge_wide(const judge *J, const void *x, int n);
double *judge_unpacked(int rows, int columns, const int *rowptr, const int *colind,
                       const double *x); /* a whole matrix */

/* Lanes. `states` variations of x[n], one after another; the same in blocks [block][n][lanes], with
 * NaNs beyond the last; the contents of blocks, one state after another; whether the rest is still
 * all ones. */
void *judge_spread(const judge *J, const double *x, int n, int states);
void *judge_blocks(const judge *J, const void *spread, int n, int states, int lanes, int blocks);
double *judge_unblock(const judge *J, const void *blocks, int n, int states, int lanes);
int judge_rest_is_untouched(const judge *J, const void *blocks, int n, int states, int lanes,
                            int count);
void judge_complain(judge *J, const char *where, const char *what);

#endif
