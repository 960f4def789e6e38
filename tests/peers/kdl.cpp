// SPDX-License-Identifier: MIT
// kdl.cpp ROBOT FILE.urdf -- compares the generated code with KDL on random states.
//
// KDL reads the URDF by its own parser.  It knows joints of one dof on a fixed base.  For a tree it
// has poses, Jacobians and inverse dynamics, and so, by unit vectors, H; for a chain also H by
// composite bodies, the parts of the bias, and forward dynamics.  Joints are matched by name.
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <kdl/chaindynparam.hpp>
#include <kdl/chainfdsolver_recursive_newton_euler.hpp>
#include <kdl/treefksolverpos_recursive.hpp>
#include <kdl/treeidsolver_recursive_newton_euler.hpp>
#include <kdl/treejnttojacsolver.hpp>
#include <kdl_parser/kdl_parser.hpp>
#include <urdf_parser/urdf_parser.h>

#include "all.h"
#include "all_model.h"
#include "peer.h"
#include "r.h"
#include "r_model.h"

// r_<function>_<FRAME>, the name of a function of --frames FRAME
#define JOIN(function, frame) r_##function##_##frame
#define EXPAND(function, frame) JOIN(function, frame)
#define OF_FRAME(function) EXPAND(function, FRAME)
#define TEXT(word) #word
#define NAME(word) TEXT(word)

namespace
{

const KDL::Vector gravity(0, 0, -9.81);

typedef std::vector<double> Numbers;

struct State {
  Numbers q, v, a, tau;
};

// KDL's numbers for pinion's: column[i] is the dof of pinion that KDL counts as i.
struct Map {
  std::vector<int> column;

  KDL::JntArray there(const Numbers &x) const
  {
    KDL::JntArray y(static_cast<unsigned>(column.size()));
    for (unsigned i = 0; i < y.rows(); i++) y(i) = x[static_cast<size_t>(column[i])];
    return y;
  }

  Numbers back(const KDL::JntArray &y) const
  {
    Numbers x(R_NV);
    for (unsigned i = 0; i < y.rows(); i++) x[static_cast<size_t>(column[i])] = y(i);
    return x;
  }
};

int dof_of(const std::string &joint)
{
  for (int i = 0; i < r_model.nb; i++) {
    if (joint == r_model.body[i].name) return r_model.body[i].v;
  }
  return -1;
}

// false if the two have different joints
bool map_tree(const KDL::Tree &tree, Map &map)
{
  map.column.assign(tree.getNrOfJoints(), -1);
  for (const auto &entry : tree.getSegments()) {
    const KDL::Joint &joint = GetTreeElementSegment(entry.second).getJoint();
    if (joint.getType() == KDL::Joint::None) continue;
    map.column[GetTreeElementQNr(entry.second)] = dof_of(joint.getName());
  }
  bool good = map.column.size() == R_NV;
  for (int dof : map.column) good = good && dof >= 0;
  return good;
}

Map map_chain(const KDL::Chain &chain)
{
  Map map;
  for (const KDL::Segment &segment : chain.segments) {
    const KDL::Joint &joint = segment.getJoint();
    if (joint.getType() != KDL::Joint::None) map.column.push_back(dof_of(joint.getName()));
  }
  return map;
}

Numbers full(const double *H)
{
  Numbers M(R_NV * R_NV);
  for (int i = 0; i < R_NV; i++) {
    for (int k = r_H_rowptr[i]; k < r_H_rowptr[i + 1]; k++) {
      M[static_cast<size_t>(i * R_NV + r_H_colind[k])] = H[k];
      M[static_cast<size_t>(r_H_colind[k] * R_NV + i)] = H[k];
    }
  }
  return M;
}

void pose(const KDL::Frame &F, double *out)
{
  for (int k = 0; k < 9; k++) out[k] = F.M.data[k];
  for (int k = 0; k < 3; k++) out[9 + k] = F.p[k];
}

// ---- a tree -------------------------------------------------------------------------------------

class TreeJudge
{
public:
  TreeJudge(const KDL::Tree &tree, const Map &to, peer_book &notes)
      : map(to), book(notes), dynamics(tree, gravity), fk(tree), jacobian(tree),
        joints(tree.getNrOfJoints())
  {
  }

  void judge(const State &s)
  {
    const Numbers zero(R_NV, 0.0);
    double ours[R_NV], H[R_NH];
    r_rnea(s.q.data(), s.v.data(), s.a.data(), ours);
    compare("rnea", ours, tau(s.q, s.v, s.a));
    r_bias(s.q.data(), s.v.data(), ours);
    compare("bias", ours, tau(s.q, s.v, zero));
    const Numbers g = tau(s.q, zero, zero);
    r_gravity(s.q.data(), ours);
    compare("gravity", ours, g);

    Numbers M(R_NV * R_NV);
    for (size_t c = 0; c < R_NV; c++) {
      Numbers unit(zero);
      unit[c] = 1;
      const Numbers column = tau(s.q, zero, unit);
      for (size_t r = 0; r < R_NV; r++) M[r * R_NV + c] = column[r] - g[r];
    }
    r_crba(s.q.data(), H);
    peer_compare_inertia(&book, "crba, by unit vectors", R_NV, full(H).data(), M.data());
    kinematics(s);
  }

private:
  void compare(const char *what, const double *ours, const Numbers &theirs)
  {
    peer_compare(&book, what, R_NV, ours, theirs.data());
  }

  Numbers tau(const Numbers &q, const Numbers &v, const Numbers &a)
  {
    KDL::JntArray out(joints);
    dynamics.CartToJnt(map.there(q), map.there(v), map.there(a), KDL::WrenchMap(), out);
    return map.back(out);
  }

  void kinematics(const State &s)
  {
    double ours[ALL_NL][12], theirs[ALL_NL][12], J[6][R_NV], K[6][R_NV];
    all_fk(s.q.data(), ours);
    for (int l = 0; l < ALL_NL; l++) {
      KDL::Frame F(KDL::Vector(HUGE_VAL, 0, 0));
      fk.JntToCart(map.there(s.q), F, all_model.link[l].name);
      pose(F, theirs[l]);
    }
    peer_compare(&book, "fk", 12 * ALL_NL, ours[0], theirs[0]);

    KDL::Jacobian jac(joints);
    jacobian.JntToJac(map.there(s.q), jac, NAME(FRAME));
    for (unsigned c = 0; c < R_NV; c++) {
      for (unsigned r = 0; r < 6; r++) K[r][map.column[c]] = jac(r, c);
    }
    OF_FRAME(jacobian_aligned)(s.q.data(), J);
    peer_compare(&book, "jacobian_aligned", 6 * R_NV, J[0], K[0]);
  }

  const Map &map;
  peer_book &book;
  KDL::TreeIdSolver_RNE dynamics;
  KDL::TreeFkSolverPos_recursive fk;
  KDL::TreeJntToJacSolver jacobian;
  unsigned joints;
};

// ---- a chain ------------------------------------------------------------------------------------

class ChainJudge
{
public:
  ChainJudge(const KDL::Chain &chain, const Map &to, peer_book &notes)
      : map(to), book(notes), parts(chain, gravity), forward(chain, gravity),
        joints(chain.getNrOfJoints()), segments(chain.getNrOfSegments())
  {
  }

  void judge(const State &s)
  {
    const KDL::JntArray q = map.there(s.q), v = map.there(s.v);
    double H[R_NH], ours[R_NV], g[R_NV];
    KDL::JntSpaceInertiaMatrix mass(joints);
    parts.JntToMass(q, mass);
    Numbers M(R_NV * R_NV);
    for (unsigned r = 0; r < joints; r++) {
      for (unsigned c = 0; c < joints; c++) {
        M[static_cast<size_t>(map.column[r] * R_NV + map.column[c])] = mass(r, c);
      }
    }
    r_crba(s.q.data(), H);
    peer_compare_inertia(&book, "crba, by chain", R_NV, full(H).data(), M.data());

    KDL::JntArray out(joints);
    parts.JntToGravity(q, out);
    r_gravity(s.q.data(), g);
    peer_compare(&book, "gravity, by chain", R_NV, g, map.back(out).data());
    parts.JntToCoriolis(q, v, out);
    r_bias(s.q.data(), s.v.data(), ours);
    for (int k = 0; k < R_NV; k++) ours[k] -= g[k];
    peer_compare(&book, "bias - gravity, by chain", R_NV, ours, map.back(out).data());

    const KDL::Wrenches none(segments, KDL::Wrench::Zero());
    forward.CartToJnt(q, v, map.there(s.tau), none, out);
    if (r_fd(s.q.data(), s.v.data(), s.tau.data(), ours) != 0) ours[0] = HUGE_VAL;
    peer_compare(&book, "fd, by chain", R_NV, ours, map.back(out).data());
    if (r_aba(s.q.data(), s.v.data(), s.tau.data(), ours) != 0) ours[0] = HUGE_VAL;
    peer_compare(&book, "aba, by chain", R_NV, ours, map.back(out).data());
  }

private:
  const Map &map;
  peer_book &book;
  KDL::ChainDynParam parts;
  KDL::ChainFdSolver_RNE forward;
  unsigned joints, segments;
};

// the chain from the root to the last link, if that is all of the tree
bool whole_chain(const KDL::Tree &tree, KDL::Chain &chain)
{
  std::string tip = tree.getRootSegment()->first;
  for (auto at = tree.getRootSegment(); !GetTreeElementChildren(at->second).empty();) {
    if (GetTreeElementChildren(at->second).size() > 1) return false;
    at = GetTreeElementChildren(at->second)[0];
    tip = at->first;
  }
  return tree.getChain(tree.getRootSegment()->first, tip, chain);
}

} // namespace

int main(int argc, char **argv)
{
  if (argc != 3) return std::fprintf(stderr, "usage: kdl ROBOT FILE.urdf\n"), 2;
  KDL::Tree tree;
  Map map;
  const urdf::ModelInterfaceSharedPtr urdf = urdf::parseURDFFile(argv[2]);
  if (!urdf || !kdl_parser::treeFromUrdfModel(*urdf, tree) || !map_tree(tree, map)) {
    return std::fprintf(stderr, "kdl: has no tree of %d joints from %s\n", int(R_NV), argv[2]), 1;
  }
  peer_book book = peer_book();
  TreeJudge judge(tree, map, book);
  KDL::Chain chain;
  Map chain_map;
  std::unique_ptr<ChainJudge> chain_judge;
  if (whole_chain(tree, chain)) {
    chain_map = map_chain(chain);
    chain_judge.reset(new ChainJudge(chain, chain_map, book));
  }
  uint64_t seed = peer_seed();
  State s = {Numbers(R_NQ), Numbers(R_NV), Numbers(R_NV), Numbers(R_NV)};
  for (int n = 0; n < PEER_STATES; n++) {
    pinion_random_q(&r_model, &seed, s.q.data());
    peer_random(&seed, 2, R_NV, s.v.data());
    peer_random(&seed, 5, R_NV, s.a.data());
    peer_random(&seed, 10, R_NV, s.tau.data());
    judge.judge(s);
    if (chain_judge) chain_judge->judge(s);
  }
  return peer_report(&book, "kdl", argv[1]);
}
