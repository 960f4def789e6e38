// SPDX-License-Identifier: MIT
// kdl.cpp -- a contestant: KDL. Fixed bases and joints of one dof only.
//
// For a chain it has H, inverse and forward dynamics; for a tree inverse dynamics.
#include <cstring>
#include <memory>
#include <vector>

#include <kdl/chaindynparam.hpp>
#include <kdl/chainfdsolver_recursive_newton_euler.hpp>
#include <kdl/chainidsolver_recursive_newton_euler.hpp>
#include <kdl/treeidsolver_recursive_newton_euler.hpp>

#include "robot.hpp"

extern "C" bench_contestant bench_kdl;

namespace
{

const KDL::Vector gravity(r_model.gravity[0], r_model.gravity[1], r_model.gravity[2]);

struct State {
  KDL::JntArray q, v, a, tau;
};

std::vector<State> states;
std::unique_ptr<KDL::JntArray> out, zero;
std::unique_ptr<KDL::JntSpaceInertiaMatrix> mass;
std::unique_ptr<KDL::ChainDynParam> parts;
std::unique_ptr<KDL::ChainIdSolver_RNE> inverse;
std::unique_ptr<KDL::ChainFdSolver_RNE> forward;
std::unique_ptr<KDL::TreeIdSolver_RNE> tree_inverse;
KDL::Wrenches no_wrenches;
const KDL::WrenchMap no_wrench_map;

// place of pinion's dof i in the tree's arrays; a chain has pinion's order
std::vector<unsigned> place;

KDL::Segment segment(const pinion_body &b)
{
  const KDL::Rotation R(b.R[0], b.R[1], b.R[2], b.R[3], b.R[4], b.R[5], b.R[6], b.R[7], b.R[8]);
  const KDL::Vector p(b.p[0], b.p[1], b.p[2]);
  const KDL::Vector axis = R * KDL::Vector(b.axis[0], b.axis[1], b.axis[2]);
  const KDL::Joint::JointType type =
      b.type == PINION_REVOLUTE ? KDL::Joint::RotAxis : KDL::Joint::TransAxis;
  // KDL takes the inertia about the centre of mass: parallel axes back to there
  double c[3];
  bench_centre(b, c);
  const KDL::RotationalInertia I(b.I[0] - b.m * (c[1] * c[1] + c[2] * c[2]),
                                 b.I[3] - b.m * (c[0] * c[0] + c[2] * c[2]),
                                 b.I[5] - b.m * (c[0] * c[0] + c[1] * c[1]),
                                 b.I[1] + b.m * c[0] * c[1], b.I[2] + b.m * c[0] * c[2],
                                 b.I[4] + b.m * c[1] * c[2]);
  return KDL::Segment(b.name, KDL::Joint(b.name, p, axis, type), KDL::Frame(R, p),
                      KDL::RigidBodyInertia(b.m, KDL::Vector(c[0], c[1], c[2]), I));
}

bool is_chain()
{
  for (int i = 0; i < r_model.nb; i++) {
    if (r_model.body[i].parent != i - 1) return false;
  }
  return true;
}

KDL::JntArray there(const double *x)
{
  KDL::JntArray y(R_NV);
  for (unsigned i = 0; i < R_NV; i++) y(place[i]) = x[i];
  return y;
}

void back(double *x)
{
  for (unsigned i = 0; i < R_NV; i++) x[i] = (*out)(place[i]);
}

const State &at(int k) { return states[static_cast<size_t>(k & (BENCH_STATES - 1))]; }

// ---- a chain ------------------------------------------------------------------------------------

void do_H(int k) { parts->JntToMass(at(k).q, *mass); }
void do_id(int k) { inverse->CartToJnt(at(k).q, at(k).v, at(k).a, no_wrenches, *out); }
void do_bias(int k) { inverse->CartToJnt(at(k).q, at(k).v, *zero, no_wrenches, *out); }
void do_fd(int k) { forward->CartToJnt(at(k).q, at(k).v, at(k).tau, no_wrenches, *out); }

// ---- a tree -------------------------------------------------------------------------------------

void do_tree_id(int k)
{
  tree_inverse->CartToJnt(at(k).q, at(k).v, at(k).a, no_wrench_map, *out);
}

void do_tree_bias(int k)
{
  tree_inverse->CartToJnt(at(k).q, at(k).v, *zero, no_wrench_map, *out);
}

template <void (*Do)(int)> void run(const bench_states *, int count)
{
  for (int k = 0; k < count; k++) Do(k);
}

template <void (*Do)(int)> void result(const bench_states *, int k, double *x)
{
  Do(k);
  back(x);
}

void result_H(const bench_states *, int k, double *packed)
{
  do_H(k);
  for (int i = 0; i < R_NV; i++) {
    for (int n = r_H_rowptr[i]; n < r_H_rowptr[i + 1]; n++)
      packed[n] = (*mass)(static_cast<unsigned>(i), static_cast<unsigned>(r_H_colind[n]));
  }
}

// the solvers keep a reference to their chain
int chain(bench_entry *entries)
{
  static KDL::Chain links;
  for (int i = 0; i < r_model.nb; i++) links.addSegment(segment(r_model.body[i]));
  no_wrenches.assign(links.getNrOfSegments(), KDL::Wrench::Zero());
  parts.reset(new KDL::ChainDynParam(links, gravity));
  inverse.reset(new KDL::ChainIdSolver_RNE(links, gravity));
  forward.reset(new KDL::ChainFdSolver_RNE(links, gravity));
  const char *none = "has no factor of its own to call";
  const bench_entry all[] = {
      {"kdl", "H", "ChainDynParam::JntToMass", run<do_H>, result_H},
      {"kdl", "factor", none, nullptr, nullptr},
      {"kdl", "id", "ChainIdSolver_RNE::CartToJnt", run<do_id>, result<do_id>},
      {"kdl", "bias", "ChainIdSolver_RNE::CartToJnt, a = 0", run<do_bias>, result<do_bias>},
      {"kdl", "fd", "ChainFdSolver_RNE::CartToJnt", run<do_fd>, result<do_fd>},
  };
  memcpy(entries, all, sizeof all);
  return static_cast<int>(sizeof all / sizeof all[0]);
}

int branches(bench_entry *entries)
{
  static KDL::Tree links("root");
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body &b = r_model.body[i];
    links.addSegment(segment(b), b.parent < 0 ? "root" : r_model.body[b.parent].name);
  }
  for (int i = 0; i < r_model.nb; i++) {
    place[static_cast<size_t>(i)] =
        GetTreeElementQNr(links.getSegment(r_model.body[i].name)->second);
  }
  tree_inverse.reset(new KDL::TreeIdSolver_RNE(links, gravity));
  const char *none = "only for chains";
  const bench_entry all[] = {
      {"kdl", "H", none, nullptr, nullptr},
      {"kdl", "id", "TreeIdSolver_RNE::CartToJnt", run<do_tree_id>, result<do_tree_id>},
      {"kdl", "bias", "TreeIdSolver_RNE::CartToJnt, a = 0", run<do_tree_bias>,
       result<do_tree_bias>},
      {"kdl", "fd", none, nullptr, nullptr},
  };
  memcpy(entries, all, sizeof all);
  return static_cast<int>(sizeof all / sizeof all[0]);
}

} // namespace

int bench_kdl(const bench_states *s, const char *, bench_entry *entries)
{
  if (bench_floats()) return bench_nothing(entries, "kdl", "knows no floating base");
  if (!bench_plain(false)) return bench_nothing(entries, "kdl", "does not know all joints");
  for (unsigned i = 0; i < R_NV; i++) place.push_back(i);
  out.reset(new KDL::JntArray(R_NV));
  zero.reset(new KDL::JntArray(R_NV));
  mass.reset(new KDL::JntSpaceInertiaMatrix(R_NV));
  const int count = is_chain() ? chain(entries) : branches(entries);
  for (int k = 0; k < BENCH_STATES; k++) {
    states.push_back({there(s->q + k * R_NQ), there(s->v + k * R_NV), there(s->a + k * R_NV),
                      there(s->tau + k * R_NV)});
  }
  return count;
}
