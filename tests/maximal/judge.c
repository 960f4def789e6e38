/* SPDX-License-Identifier: MIT-0 */
/* judge.c -- generated forward dynamics against maximal coordinates, at random states.
 *
 * robot.h, by the suite, includes the robot's headers and defines R(name) for its functions, NQ,
 * NV, NH, NB, and 1 or 0 for HAS_ABA, HAS_TIES, HAS_FD_CONSTRAINED, HAS_MASK, HAS_MOVING,
 * HAS_REGULARISATION.
 *
 * Prints for fd, aba, forces in joints and constrained how many states were compared and the
 * largest difference, relative to the accelerations (and forces) and to a thousandth of what the
 * conditions of H and S may magnify. States where both find H singular count as agreement. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "generic/factor/forward.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "maximal/maximal.h"
#include "robot.h"

#if HAS_TIES
#define TIES &R(constraints)
enum { ROWS = NC };
#else
#define TIES NULL
enum { ROWS = 1 };
#endif

typedef struct tally {
  int compared, agreed, disagreed;
  double worst;
} tally;

static double q[NQ], v[NV], tau[NV], H[NH], Hinv[NV * NV];
static pinion_work *work;

static double largest(int n, const double *x)
{
  double most = 0.0;
  for (int k = 0; k < n; k++) {
    if (!(fabs(x[k]) <= most))
      most = fabs(x[k]);
  }
  return most;
}

static void compare(int n, const double *x, const double *y, double magnified, tally *t)
{
  double off = 0.0;
  for (int k = 0; k < n; k++) {
    if (!(fabs(x[k] - y[k]) <= off))
      off = fabs(x[k] - y[k]);
  }
  off /= (1.0 + largest(n, y)) * (1.0 + 1e-3 * magnified);
  if (!(off <= t->worst))
    t->worst = off;
}

static void *room(size_t n)
{
  void *p = malloc(n);
  if (!p)
    exit(1);
  return p;
}

static void prepare(pinion_maximal *x, const pinion_constraints *ties)
{
  pinion_maximal_measure(x, &R(model), ties);
  x->ints = (int *)room((size_t)x->n_ints * sizeof(int));
  x->block = (pinion_block *)room((size_t)x->n_blocks * sizeof(pinion_block));
  if (pinion_maximal_plan(x) != 0)
    exit(1);
  x->reals = (double *)room((size_t)x->n_reals * sizeof(double));
  x->rigid = (pinion_rigid *)room((size_t)R(model).nb * sizeof(pinion_rigid));
}

/* n^2 largest(H) largest(H^-1), and H^-1 itself; infinite if H is singular */
static double condition(void)
{
  double size;
  pinion_crba(&R(model), q, H, work);
  size = largest(NH, H);
  if (pinion_minv(&R(model), q, Hinv, work, H) != 0)
    return HUGE_VAL;
  return NV * NV * size * largest(NV * NV, Hinv);
}

/* compares rnea's joint forces, of the generated accelerations, with multipliers of joints */
static void judge_forces(const pinion_maximal *x, const double *a, double scale, tally *t)
{
  static double F[NB][6], bears[NB][6];
  R(joint_forces)(q, v, a, F);
  for (int i = 0; i < NB; i++)
    pinion_maximal_joint_force(x, i, bears[i]);
  compare(6 * NB, F[0], bears[0], scale, t);
  t->compared++;
}

static void judge_tree(pinion_maximal *x, tally *fd, tally *aba, tally *forces)
{
  double a[NV], want[NV];
  const double scale = condition();
  const int refused = pinion_maximal_factor(x, q, 0, NULL) != 0;
  const int singular = R(fd)(q, v, tau, want) != 0;
  (void)aba;

  /* rounding may hide a singular H, but not its condition */
  if (refused || singular || !(scale < 1e12)) {
    if (refused && (singular || !(scale < 1e7)))
      fd->agreed++;
    else if (scale < 1e12)
      fd->disagreed++;
    return;
  }
  pinion_maximal_fd(x, v, tau, NULL, a, NULL);
  compare(NV, want, a, scale, fd);
  fd->compared++;
  judge_forces(x, want, scale, forces);
#if HAS_ABA
  if (R(aba)(q, v, tau, want) == 0) {
    compare(NV, want, a, scale, aba);
    aba->compared++;
  }
#endif
}

#if HAS_FD_CONSTRAINED
/* the condition of S = K H^-1 K' of the rows that are on; infinite if they depend on each other */
static double condition_of_S(unsigned mask)
{
  static double K[ROWS * NV], S[ROWS * ROWS];
  double size, inverse = 0.0;
  int on[ROWS];
  const pinion_constraints *ties = TIES;
  for (int k = 0; k < ties->count; k++) {
    const pinion_constraint *c = &ties->list[k];
    for (int r = 0; r < c->rows; r++)
      on[c->row + r] = c->switched < 0 || (mask >> c->switched & 1u);
  }
  pinion_constraint_jacobian(&R(model), ties, q, K, work);
  for (int i = 0; i < ROWS; i++) {
    for (int j = 0; j < ROWS; j++) {
      S[i * ROWS + j] = i == j && !on[i] ? 1.0 : 0.0;
      for (int r = 0; on[i] && on[j] && r < NV; r++) {
        for (int c = 0; c < NV; c++)
          S[i * ROWS + j] += K[i * NV + r] * Hinv[r * NV + c] * K[j * NV + c];
      }
    }
  }
  size = largest(ROWS * ROWS, S);
  if (pinion_dense_ltdl(ROWS, S) != 0)
    return HUGE_VAL;
  for (int i = 0; i < ROWS; i++) {
    double unit[ROWS] = {0.0};
    unit[i] = 1.0;
    pinion_dense_solve(ROWS, S, unit);
    inverse = fmax(inverse, largest(ROWS, unit));
  }
  return ROWS * ROWS * size * inverse;
}

static void judge_ties(pinion_maximal *x, uint64_t *random, tally *t)
{
  double a[NV], want[NV], lambda[ROWS], bears[ROWS], target[ROWS] = {0.0};
  const unsigned mask = (unsigned)pinion_random_u64(random);
  double scale = condition();
#if HAS_MOVING
  double wanted[NM];
  for (int k = 0; k < NM; k++)
    wanted[k] = pinion_random_unit(random);
  for (int k = 0; k < (TIES)->count; k++) {
    const pinion_constraint *c = &(TIES)->list[k];
    for (int r = 0; c->moving >= 0 && r < c->rows; r++)
      target[c->row + r] = wanted[c->moving + r];
  }
#endif
  if (!(scale < 1e11))
    return;
  scale += condition_of_S(mask);
#if HAS_REGULARISATION
  scale += 1e-5 * scale * scale; /* the rest goes by the square */
#endif
  if (!(scale < 1e11))
    return;
  if (pinion_maximal_factor(x, q, mask, NULL) != 0) {
    t->disagreed++;
    return;
  }
  pinion_maximal_fd(x, v, tau, target, a, lambda);
#if HAS_MASK && HAS_MOVING
  R(fd_constrained)(q, v, tau, wanted, mask, want, bears);
#elif HAS_MASK
  R(fd_constrained)(q, v, tau, mask, want, bears);
#elif HAS_MOVING
  R(fd_constrained)(q, v, tau, wanted, want, bears);
#else
  R(fd_constrained)(q, v, tau, want, bears);
#endif
  compare(NV, want, a, scale, t);
  compare(ROWS, bears, lambda, scale, t);
  t->compared++;
}
#endif

static void show(const char *name, const tally *t)
{
  printf("%s %d %d %d %.3g\n", name, t->compared, t->agreed, t->disagreed, t->worst);
}

int main(int argc, char **argv)
{
  tally fd = {0, 0, 0, 0.0}, aba = fd, forces = fd, constrained = fd;
  uint64_t random = 11;
  const int states = argc > 1 ? atoi(argv[1]) : 10;
  pinion_maximal tree, tied;
  work = (pinion_work *)room((size_t)R(model).nb * sizeof *work);
  prepare(&tree, NULL);
  prepare(&tied, TIES);
  for (int s = 0; s < states; s++) {
    pinion_random_q(&R(model), &random, q);
    for (int k = 0; k < NV; k++) {
      v[k] = pinion_random_unit(&random);
      tau[k] = pinion_random_unit(&random);
    }
    judge_tree(&tree, &fd, &aba, &forces);
#if HAS_FD_CONSTRAINED
    judge_ties(&tied, &random, &constrained);
#endif
  }
  show("fd", &fd);
  show("aba", &aba);
  show("forces", &forces);
  show("constrained", &constrained);
  return 0;
}
