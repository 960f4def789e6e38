// SPDX-License-Identifier: MIT
// bullet.cpp -- a contestant: Bullet's inverse dynamics (MultiBodyTree, double precision).
//
// It has the angles of a floating base's rotation Rx Ry Rz, then its position; rates are angular,
// then linear, in the base's axes; the linear acceleration is that of the point, where pinion has
// the derivative of the components. All of that is turned beforehand.
#include <cmath>
#include <cstring>
#include <memory>
#include <vector>

#include "bullet_tree.hpp"
#include "robot.hpp"

extern "C" bench_contestant bench_bullet;

namespace
{

using namespace btInverseDynamicsBullet3;

struct State {
  vecx q, v, a;
};

MultiBodyTree *tree;
std::vector<State> states;
std::unique_ptr<vecx> out, zero;
std::unique_ptr<btMatrixX<double>> mass;

vec3 vector(const double *x)
{
  vec3 y;
  y.setValue(x[0], x[1], x[2]);
  return y;
}

bool build()
{
  tree = new MultiBodyTree; // for the life of the program
  tree->setAcceptInvalidMassParameters(true);
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body &b = r_model.body[i];
    const double *R = b.R;
    double c[3], full[9];
    bench_centre(b, c);
    bench_inertia(b, full);
    mat33 turn, I;
    turn.setValue(R[0], R[3], R[6], R[1], R[4], R[7], R[2], R[5], R[8]);
    I.setValue(full[0], full[1], full[2], full[3], full[4], full[5], full[6], full[7], full[8]);
    const JointType type = b.type == PINION_REVOLUTE    ? REVOLUTE
                           : b.type == PINION_PRISMATIC ? PRISMATIC
                                                        : FLOATING;
    if (tree->addBody(i, b.parent, type, vector(b.p), turn, vector(b.axis), b.m, vector(c), I, 0,
                      nullptr) != 0)
      return false;
  }
  return tree->finalize() == 0 && tree->setGravityInWorldFrame(vector(r_model.gravity)) == 0;
}

// place of Bullet's dof i in pinion's vectors
int place(int i) { return bench_floats() && i < 6 ? (i + 3) % 6 : i; }

vecx there(const double *x)
{
  vecx y(R_NV);
  for (int i = 0; i < R_NV; i++) y[i] = x[place(i)];
  return y;
}

State translate(const double *q, const double *v, const double *a)
{
  State s = {vecx(R_NV), there(v), there(a)};
  const int ahead = R_NQ - R_NV;
  for (int i = 0; i < R_NV; i++) s.q[i] = q[i + ahead];
  if (!bench_floats()) return s;
  const double x = q[3], y = q[4], z = q[5], w = q[6];
  s.q[0] = std::atan2(-2 * (y * z - x * w), 1 - 2 * (x * x + y * y));
  s.q[1] = std::asin(2 * (x * z + y * w));
  s.q[2] = std::atan2(-2 * (x * y - z * w), 1 - 2 * (y * y + z * z));
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    s.q[3 + i] = q[i];
    s.a[3 + i] += v[3 + j] * v[k] - v[3 + k] * v[j];
  }
  return s;
}

const State &at(int k) { return states[static_cast<size_t>(k & (BENCH_STATES - 1))]; }

void do_H(int k) { tree->calculateMassMatrix(at(k).q, mass.get()); }
void do_id(int k) { tree->calculateInverseDynamics(at(k).q, at(k).v, at(k).a, out.get()); }
void do_bias(int k) { tree->calculateInverseDynamics(at(k).q, at(k).v, *zero, out.get()); }

template <void (*Do)(int)> void run(const bench_states *, int count)
{
  for (int k = 0; k < count; k++) Do(k);
}

void back(double *x)
{
  for (int i = 0; i < R_NV; i++) x[place(i)] = (*out)[i];
}

void result_id(const bench_states *, int k, double *tau)
{
  do_id(k);
  back(tau);
}

void result_H(const bench_states *, int k, double *packed)
{
  int there[R_NV];
  do_H(k);
  for (int i = 0; i < R_NV; i++) there[place(i)] = i;
  for (int i = 0; i < R_NV; i++) {
    for (int n = r_H_rowptr[i]; n < r_H_rowptr[i + 1]; n++)
      packed[n] = (*mass)(there[i], there[r_H_colind[n]]);
  }
}

// with a = 0 its base is at rest, while pinion's turns: so with the acceleration of that
void result_bias(const bench_states *s, int k, double *C)
{
  const vecx kept = *zero;
  if (bench_floats()) {
    const double *v = s->v + k * R_NV;
    for (int i = 0; i < 3; i++) {
      const int j = (i + 1) % 3, l = (i + 2) % 3;
      (*zero)[3 + i] = v[3 + j] * v[l] - v[3 + l] * v[j];
    }
  }
  do_bias(k);
  *zero = kept;
  back(C);
}

} // namespace

int bench_bullet(const bench_states *s, const char *, bench_entry *entries)
{
  if (!bench_plain(true)) return bench_nothing(entries, "bullet", "does not know all joints");
  if (!build()) return bench_nothing(entries, "bullet", "does not take the robot");
  out.reset(new vecx(R_NV));
  zero.reset(new vecx(R_NV));
  for (int i = 0; i < R_NV; i++) (*zero)[i] = 0;
  mass.reset(new btMatrixX<double>(R_NV, R_NV));
  for (int k = 0; k < BENCH_STATES; k++)
    states.push_back(translate(s->q + k * R_NQ, s->v + k * R_NV, s->a + k * R_NV));
  const char *none = "its inverse dynamics has nothing of the kind";
  const bench_entry all[] = {
      {"bullet", "H", "MultiBodyTree::calculateMassMatrix", run<do_H>, result_H},
      {"bullet", "factor", none, nullptr, nullptr},
      {"bullet", "id", "MultiBodyTree::calculateInverseDynamics", run<do_id>, result_id},
      {"bullet", "bias", "MultiBodyTree::calculateInverseDynamics, a = 0", run<do_bias>,
       result_bias},
      {"bullet", "fd", none, nullptr, nullptr},
  };
  memcpy(entries, all, sizeof all);
  return static_cast<int>(sizeof all / sizeof all[0]);
}
