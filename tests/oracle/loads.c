/* loads.c -- forces across joints, of ties, and from outside in world axes. */
#include "robot.h"

#include <math.h>

/* does joint j carry link l? */
static int carries(const oracle *o, int j, int l)
{
  for (int at = l; at >= 0;) {
    const int above = o->links[at].joint;
    if (above == j)
      return 1;
    at = above < 0 ? -1 : o->joints[above].parent;
  }
  return 0;
}

/* adds force f and moment n about p, in the world, to row k: about its body's origin, its axes */
static void add(const oracle *o, const oracle_array *F, int k, const double f[3], const double n[3],
                const double p[3], const double size[2])
{
  const place *at = &o->places[o->joints[o->body[k]].child];
  double arm[3], moment[3], back[6];
  for (int i = 0; i < 3; i++)
    arm[i] = p[i] - at->p[i];
  vec_cross(arm, f, moment);
  for (int i = 0; i < 3; i++)
    moment[i] += n[i];
  mat_tvec(at->R, f, back);
  mat_tvec(at->R, moment, back + 3);
  for (int i = 0; i < 6; i++) {
    F->x[6 * k + i] += back[i];
    F->mag[6 * k + i] += i < 3 ? size[0] : size[1] + (vec_size(p) + vec_size(at->p)) * size[0];
  }
}

oracle_array oracle_joint_forces(oracle *o, const double *f)
{
  const oracle_array F = oracle_array_of(o->nb, 6);
  for (int l = 0; l < o->nlinks; l++) {
    const oracle_needs need = oracle_need(o, l);
    for (int k = 0; k < o->nb; k++) {
      if (!carries(o, o->body[k], l))
        continue;
      add(o, &F, k, need.f, need.n, o->places[l].p, need.size);
      for (int b = 0; f && b < o->nb; b++) {
        double force[3], moment[3];
        if (o->joints[o->body[b]].child != l)
          continue;
        mat_vec(o->places[l].R, f + 6 * b, force);
        mat_vec(o->places[l].R, f + 6 * b + 3, moment);
        const double size[2] = {vec_size(force), vec_size(moment)};
        for (int i = 0; i < 3; i++) {
          force[i] = -force[i];
          moment[i] = -moment[i];
        }
        add(o, &F, k, force, moment, o->places[l].p, size);
      }
    }
  }
  return F;
}

oracle_array oracle_tied(oracle *o)
{
  const oracle_array tau = oracle_array_of(o->nb, 1), F = oracle_joint_forces(o, 0);
  for (int k = 0; k < o->nb; k++) {
    const joint *j = &o->joints[o->body[k]];
    const int leader = o->joints[j->leader].body;
    const double rate = j->ratio * o->v[j->v], w = o->friction_width;
    if (j->leader == o->body[k])
      continue;
    double torque = j->armature * j->ratio * o->a[j->v], size = fabs(torque);
    if (o->with_friction)
      torque += j->damping * rate + j->friction * rate / sqrt(rate * rate + w * w);
    for (int i = 0; i < 3; i++) {
      torque += j->dir[0].lin[i] * F.x[6 * k + i] + j->dir[0].ang[i] * F.x[6 * k + 3 + i];
      size +=
          fabs(j->dir[0].lin[i]) * F.mag[6 * k + i] + fabs(j->dir[0].ang[i]) * F.mag[6 * k + 3 + i];
    }
    tau.x[k] = torque;
    tau.mag[k] = size + fabs(torque);
    tau.x[leader] -= j->ratio * torque;
    tau.mag[leader] += fabs(j->ratio) * tau.mag[k];
  }
  return tau;
}

oracle_array oracle_external_world(oracle *o, const double *f, const double *point)
{
  const oracle_array tau = oracle_array_of(o->nv, 1);
  for (int k = 0; k < o->nb; k++) {
    const place *at = &o->places[o->joints[o->body[k]].child];
    const double *p = point + 3 * k, arm[3] = {p[0] - at->p[0], p[1] - at->p[1], p[2] - at->p[2]};
    double world[6] = {f[6 * k], f[6 * k + 1], f[6 * k + 2]};
    const double size = vec_size(world) * (1 + vec_size(p) + vec_size(at->p));
    vec_cross(arm, world, world + 3);
    for (int i = 3; i < 6; i++)
      world[i] += f[6 * k + i];
    for (int c = 0; c < o->nv; c++) {
      for (int i = 0; i < 6; i++) {
        tau.x[c] += at->J[i * o->nv + c] * world[i];
        tau.mag[c] += at->absJ[i * o->nv + c] * (size + vec_size(f + 6 * k + 3));
      }
    }
  }
  return tau;
}
