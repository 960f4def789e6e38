// SPDX-License-Identifier: MIT
// dart.cpp -- a contestant: DART's Skeleton.
//
// Its free joint has a rotation vector and a position, rates angular, then linear, in the body's
// axes. It keeps what it computed until a position or a rate is set, so setting
// them, as any user does, is part of the time.
#include <cstring>
#include <vector>

#include <dart/dynamics/BodyNode.hpp>
#include <dart/dynamics/FreeJoint.hpp>
#include <dart/dynamics/PrismaticJoint.hpp>
#include <dart/dynamics/RevoluteJoint.hpp>
#include <dart/dynamics/Skeleton.hpp>

#include "robot.hpp"

extern "C" bench_contestant bench_dart;

namespace
{

using namespace dart::dynamics;

struct State {
  Eigen::VectorXd q, v, a, tau;
};

SkeletonPtr skeleton;
std::vector<State> states;
double sink;

// place of pinion's dof i in the skeleton's vectors
std::vector<Eigen::Index> place;

Inertia inertia(const pinion_body &b)
{
  double c[3], I[9];
  bench_centre(b, c);
  bench_inertia(b, I);
  const Eigen::Vector3d com(c[0], c[1], c[2]);
  Eigen::Matrix3d moment = Eigen::Map<Eigen::Matrix3d>(I);
  moment -= b.m * (com.squaredNorm() * Eigen::Matrix3d::Identity() - com * com.transpose());
  return Inertia(b.m, com, moment);
}

Eigen::Isometry3d pose(const pinion_body &b)
{
  Eigen::Isometry3d X = Eigen::Isometry3d::Identity();
  X.linear() = Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(b.R);
  X.translation() = Eigen::Map<const Eigen::Vector3d>(b.p);
  return X;
}

template <class J>
BodyNode *add(BodyNode *parent, const pinion_body &b, typename J::Properties joint)
{
  joint.mName = b.name;
  joint.mT_ParentBodyToJoint = pose(b);
  const BodyNode::Properties body(
      BodyNode::AspectProperties(std::string(b.name) + "_body", inertia(b)));
  return skeleton->createJointAndBodyNodePair<J>(parent, joint, body).second;
}

void build()
{
  std::vector<BodyNode *> made;
  skeleton = Skeleton::create("r");
  skeleton->setGravity(Eigen::Map<const Eigen::Vector3d>(r_model.gravity));
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body &b = r_model.body[i];
    BodyNode *parent = b.parent < 0 ? nullptr : made[static_cast<size_t>(b.parent)];
    const Eigen::Vector3d axis = Eigen::Map<const Eigen::Vector3d>(b.axis);
    if (b.type == PINION_FLOATING) {
      made.push_back(add<FreeJoint>(parent, b, FreeJoint::Properties()));
    } else if (b.type == PINION_REVOLUTE) {
      RevoluteJoint::Properties joint;
      joint.mAxis = axis;
      made.push_back(add<RevoluteJoint>(parent, b, joint));
    } else {
      PrismaticJoint::Properties joint;
      joint.mAxis = axis;
      made.push_back(add<PrismaticJoint>(parent, b, joint));
    }
    const Joint *joint = made.back()->getParentJoint();
    const size_t n = joint->getNumDofs();
    for (size_t k = 0; k < n; k++) {
      const size_t theirs = n == 6 ? (k + 3) % 6 : k;
      place.push_back(static_cast<Eigen::Index>(joint->getDof(theirs)->getIndexInSkeleton()));
    }
  }
}

Eigen::VectorXd there(const double *x)
{
  Eigen::VectorXd y = Eigen::VectorXd::Zero(R_NV);
  for (int i = 0; i < R_NV; i++) y[place[static_cast<size_t>(i)]] = x[i];
  return y;
}

Eigen::VectorXd positions(const double *q)
{
  Eigen::VectorXd y = Eigen::VectorXd::Zero(R_NV);
  const int ahead = R_NQ - R_NV;
  for (int i = 0; i < R_NV; i++) y[place[static_cast<size_t>(i)]] = q[i + ahead];
  if (bench_floats()) {
    Eigen::Isometry3d X = Eigen::Isometry3d::Identity();
    X.linear() = Eigen::Quaterniond(q[6], q[3], q[4], q[5]).toRotationMatrix();
    X.translation() = Eigen::Map<const Eigen::Vector3d>(q);
    const Eigen::Vector6d base = FreeJoint::convertToPositions(X);
    for (int i = 0; i < 6; i++) y[place[static_cast<size_t>((i + 3) % 6)]] = base[i];
  }
  return y;
}

const State &at(int k) { return states[static_cast<size_t>(k & (BENCH_STATES - 1))]; }

void do_H(int k)
{
  skeleton->setPositions(at(k).q);
  sink += skeleton->getMassMatrix()(0, 0);
}

void do_bias(int k)
{
  skeleton->setPositions(at(k).q);
  skeleton->setVelocities(at(k).v);
  sink += skeleton->getCoriolisAndGravityForces()[0];
}

void do_id(int k)
{
  skeleton->setPositions(at(k).q);
  skeleton->setVelocities(at(k).v);
  skeleton->setAccelerations(at(k).a);
  skeleton->computeInverseDynamics();
}

void do_fd(int k)
{
  skeleton->setPositions(at(k).q);
  skeleton->setVelocities(at(k).v);
  skeleton->setForces(at(k).tau);
  skeleton->computeForwardDynamics();
}

template <void (*Do)(int)> void run(const bench_states *, int count)
{
  for (int k = 0; k < count; k++) Do(k);
}

void back(const Eigen::VectorXd &y, double *x)
{
  for (int i = 0; i < R_NV; i++) x[i] = y[place[static_cast<size_t>(i)]];
}

void result_H(const bench_states *, int k, double *packed)
{
  do_H(k);
  const Eigen::MatrixXd &H = skeleton->getMassMatrix();
  for (int i = 0; i < R_NV; i++) {
    for (int n = r_H_rowptr[i]; n < r_H_rowptr[i + 1]; n++)
      packed[n] = H(place[static_cast<size_t>(i)], place[static_cast<size_t>(r_H_colind[n])]);
  }
}

void result_id(const bench_states *, int k, double *tau)
{
  do_id(k);
  back(skeleton->getForces(), tau);
}

void result_bias(const bench_states *, int k, double *C)
{
  do_bias(k);
  back(skeleton->getCoriolisAndGravityForces(), C);
}

void result_fd(const bench_states *, int k, double *a)
{
  do_fd(k);
  back(skeleton->getAccelerations(), a);
}

} // namespace

int bench_dart(const bench_states *s, const char *, bench_entry *entries)
{
  if (!bench_plain(true)) return bench_nothing(entries, "dart", "does not know all joints");
  build();
  for (int k = 0; k < BENCH_STATES; k++) {
    states.push_back({positions(s->q + k * R_NQ), there(s->v + k * R_NV), there(s->a + k * R_NV),
                      there(s->tau + k * R_NV)});
  }
  const bench_entry all[] = {
      {"dart", "H", "setPositions, getMassMatrix", run<do_H>, result_H},
      {"dart", "factor", "has no factor of its own to call", nullptr, nullptr},
      {"dart", "id", "setPositions, .., computeInverseDynamics", run<do_id>, result_id},
      {"dart", "bias", "setPositions, .., getCoriolisAndGravityForces", run<do_bias>, result_bias},
      {"dart", "aba", "setPositions, .., computeForwardDynamics", run<do_fd>, result_fd},
  };
  memcpy(entries, all, sizeof all);
  return static_cast<int>(sizeof all / sizeof all[0]);
}
