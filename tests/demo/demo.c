/* demo.c -- the output of `make demo` for the generated arm6: its tables, H and the factor at a
 * state, its difference from the generic algorithms, and its speed beside theirs. */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "arm6.h"
#include "arm6_model.h"

#include "generic/factor/factor.h"
#include "generic/factor/products.h"
#include "generic/tree/crba.h"

enum { STATES = 10000, ROUNDS = 20, BATCHES = 11 };

static const pinion_model *const model = &arm6_model;
static double states[STATES][ARM6_NQ];
static pinion_work work[ARM6_NV];

static void show_joints(void)
{
  static const char *const types[] = {"revolute", "prismatic", "floating"};
  printf("joints\n  i  parent      joint       type       axis\n");
  for (int i = 0; i < model->nb; i++) {
    const pinion_body *b = &model->body[i];
    printf("  %d  %-10s  %-10s  %-9s  %g %g %g\n", i + 1,
           b->parent < 0 ? "base" : model->body[b->parent].name, b->name, types[b->type],
           b->axis[0], b->axis[1], b->axis[2]);
  }
}

/* the packed lower triangle; `.` where the tree has no entry, blank above the diagonal */
static void show_matrix(const char *title, const double *A)
{
  printf("\n%s\n", title);
  for (int i = 0; i < ARM6_NV; i++) {
    int k = arm6_H_rowptr[i];
    printf(" ");
    for (int j = 0; j <= i; j++) {
      if (k < arm6_H_rowptr[i + 1] && arm6_H_colind[k] == j)
        printf(" %10.6f", A[k++]);
      else
        printf(" %10s", ".");
    }
    printf("\n");
  }
}

static void show_pattern(void)
{
  printf("\nsparsity of H: x stored, . never stored (%d of %d entries)\n", ARM6_NH,
         ARM6_NV * (ARM6_NV + 1) / 2);
  for (int i = 0; i < ARM6_NV; i++) {
    int k = arm6_H_rowptr[i];
    printf("  %-10s", model->body[i].name);
    for (int j = 0; j <= i; j++) {
      const int stored = k < arm6_H_rowptr[i + 1] && arm6_H_colind[k] == j;
      printf(" %c", stored ? 'x' : '.');
      k += stored;
    }
    printf("\n");
  }
}

static double difference(int n, const double *a, const double *b)
{
  double largest = 0.0;
  for (int i = 0; i < n; i++) {
    const double d = fabs(a[i] - b[i]);
    if (!(d <= largest))
      largest = d;
  }
  return largest;
}

/* largest differences from the runtime over all states: H, factor, solution */
static int compare(void)
{
  double H[ARM6_NH], G[ARM6_NH], x[ARM6_NV], y[ARM6_NV];
  double dH = 0.0, dL = 0.0, dx = 0.0;
  for (int s = 0; s < STATES; s++) {
    arm6_crba(states[s], H);
    pinion_crba(model, states[s], G, work);
    dH = fmax(dH, difference(ARM6_NH, H, G));
    if (arm6_ltdl(H) != 0 || pinion_ltdl(model, G) != 0)
      return 0;
    dL = fmax(dL, difference(ARM6_NH, H, G));
    for (int i = 0; i < ARM6_NV; i++)
      x[i] = y[i] = states[s][i];
    arm6_solve(H, x);
    pinion_solve(model, G, y);
    dx = fmax(dx, difference(ARM6_NV, x, y) / fmax(1.0, fabs(y[ARM6_NV - 1])));
  }
  printf("\nlargest difference from the generic runtime over %d random states\n", STATES);
  printf("  H %.1e kg m^2   L, D %.1e   H^-1 x %.1e\n", dH, dL, dx);
  return dH < 1e-12 && dL < 1e-11 && dx < 1e-9;
}

static double now(void) { return (double)clock() / (double)CLOCKS_PER_SEC; }

/* keeps the compiler from dropping what is timed */
static volatile double sink;

static double time_generated(int what)
{
  double H[ARM6_NH], x[ARM6_NV];
  const double start = now();
  for (int r = 0; r < ROUNDS; r++) {
    for (int s = 0; s < STATES; s++) {
      arm6_crba(states[s], H);
      if (what > 0)
        (void)arm6_ltdl(H);
      if (what > 1) {
        for (int i = 0; i < ARM6_NV; i++)
          x[i] = states[s][i];
        arm6_solve(H, x);
        sink = x[0];
      }
      sink = H[0];
    }
  }
  return (now() - start) / ((double)ROUNDS * STATES);
}

static double time_generic(int what)
{
  double H[ARM6_NH], x[ARM6_NV];
  const double start = now();
  for (int r = 0; r < ROUNDS; r++) {
    for (int s = 0; s < STATES; s++) {
      pinion_crba(model, states[s], H, work);
      if (what > 0)
        (void)pinion_ltdl(model, H);
      if (what > 1) {
        for (int i = 0; i < ARM6_NV; i++)
          x[i] = states[s][i];
        pinion_solve(model, H, x);
        sink = x[0];
      }
      sink = H[0];
    }
  }
  return (now() - start) / ((double)ROUNDS * STATES);
}

/* both in turn, the best batch of each: noise only ever adds */
static void race(void)
{
  static const char *const what[] = {"q -> H", "q -> H -> L'DL", "q -> H -> L'DL -> H^-1 x"};
  printf("\ntime per state, sines and cosines included (best of %d batches, in turn)\n", BATCHES);
  printf("  %-26s %10s %10s %8s\n", "", "generated", "generic", "ratio");
  for (int w = 0; w < 3; w++) {
    double fast = HUGE_VAL, slow = HUGE_VAL;
    for (int b = 0; b < BATCHES; b++) {
      fast = fmin(fast, time_generated(w));
      if (b % 4 == 0)
        slow = fmin(slow, time_generic(w));
    }
    printf("  %-26s %7.0f ns %7.0f ns %7.1fx\n", what[w], fast * 1e9, slow * 1e9, slow / fast);
  }
}

int main(void)
{
  double q[ARM6_NQ], H[ARM6_NH];
  uint64_t random = 1;
  for (int s = 0; s < STATES; s++)
    pinion_random_q(model, &random, states[s]);

  show_joints();
  show_pattern();
  for (int i = 0; i < ARM6_NQ; i++)
    q[i] = 0.3 - 0.2 * i;
  arm6_crba(q, H);
  show_matrix("H at q = 0.3, 0.1, -0.1, -0.3, -0.5, -0.7 rad", H);
  if (arm6_ltdl(H) != 0)
    return 1;
  show_matrix("its factor: H = L' D L, D on the diagonal, unit L below", H);
  const int good = compare();
  race();
  if (!good)
    printf("\nthe generated code differs from the generic algorithm: please report it\n");
  return !good;
}
