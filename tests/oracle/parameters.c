/* parameters.c -- inertial parameters of the moving bodies: sums over the links that are welded
 * together, about the origin of the link that the joint carries. */
#include "robot.h"
#include "xml.h"

#include <math.h>
#include <string.h>

/* m, h, J of one piece on link `k`, added in the frame of link `body` */
static void add(const oracle *o, int body, int k, const piece *one, double *p)
{
  const place *to = &o->places[body], *from = &o->places[k];
  double R[9], back[9], away[3], arm[3], c[3], turned[9], I[9];
  for (int i = 0; i < 3; i++) {
    away[i] = from->p[i] - to->p[i];
    for (int j = 0; j < 3; j++)
      back[3 * i + j] = to->R[3 * j + i];
  }
  mat_mul(back, from->R, R);
  mat_vec(back, away, arm);
  mat_vec(R, one->c, c);
  mat_mul(R, one->I, turned);
  for (int i = 0; i < 3; i++) {
    c[i] += arm[i];
    for (int j = 0; j < 3; j++) {
      I[3 * i + j] = 0;
      for (int n = 0; n < 3; n++)
        I[3 * i + j] += turned[3 * i + n] * R[3 * j + n];
    }
  }
  p[0] += one->m;
  for (int i = 0; i < 3; i++) {
    p[1 + i] += one->m * c[i];
    for (int j = 0; j <= i; j++) {
      static const int at[3][3] = {{4, 0, 0}, {5, 6, 0}, {7, 8, 9}};
      const double square = i == j ? c[0] * c[0] + c[1] * c[1] + c[2] * c[2] : 0;
      p[at[i][j]] += I[3 * i + j] + one->m * (square - c[i] * c[j]);
    }
  }
}

oracle_array oracle_parameters(oracle *o)
{
  const oracle_array out = oracle_array_of(10 * o->nb, 1);
  for (int k = 0; k < o->nlinks; k++) {
    const int moving = oracle_moving(o, k);
    if (moving < 0)
      continue;
    for (const piece *one = o->links[k].pieces; one; one = one->next)
      add(o, o->joints[moving].child, k, one, out.x + 10 * o->joints[moving].body);
  }
  for (int k = 0; k < 10 * o->nb; k++)
    out.mag[k] = fabs(out.x[k]);
  return out;
}

oracle_array oracle_joint_terms(oracle *o)
{
  const oracle_array out = oracle_array_of(o->nv, 1);
  for (int k = 0; k < o->njoints; k++) {
    const joint *j = &o->joints[k];
    if (j->n == 1)
      out.x[j->v] += j->ratio * j->ratio * j->armature * o->a[j->v];
  }
  return out;
}

unsigned long long oracle_dofs(const oracle *o, const char *name)
{
  const joint *j = &o->joints[oracle_joint(o, name)];
  return ((1ull << j->n) - 1) << j->v;
}
