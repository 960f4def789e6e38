// SPDX-License-Identifier: MIT
// bullet_tree.hpp -- our declarations of the functions of libBulletInverseDynamics-float64.
//
// Debian packages that library without its headers. Its exported symbols give the names and the
// types of arguments; the vector types add nothing to those of LinearMath, whose headers are there.
// With a wrong declaration the program would not link, or its results would be rejected.
#ifndef BENCH_BULLET_TREE_HPP
#define BENCH_BULLET_TREE_HPP

#include <LinearMath/btMatrix3x3.h>
#include <LinearMath/btMatrixX.h>
#include <LinearMath/btVector3.h>

namespace btInverseDynamicsBullet3
{

class vec3 : public btVector3
{
};

class mat33 : public btMatrix3x3
{
};

class vecx : public btVectorX<double>
{
public:
  explicit vecx(int size) : btVectorX<double>(size) {}
};

enum JointType { FIXED, REVOLUTE, PRISMATIC, FLOATING };

class MultiBodyTree
{
public:
  MultiBodyTree();
  int addBody(int body, int parent, JointType type, const vec3 &place_in_parent,
              const mat33 &parent_to_body, const vec3 &axis_in_body, double mass,
              const vec3 &centre_in_body, const mat33 &inertia_about_origin, int user_int,
              void *user_pointer);
  int finalize();
  int setGravityInWorldFrame(const vec3 &gravity);
  void setAcceptInvalidMassParameters(bool accept);
  int calculateMassMatrix(const vecx &q, btMatrixX<double> *H);
  int calculateInverseDynamics(const vecx &q, const vecx &u, const vecx &a, vecx *tau);

private:
  char room[1024]; // whatever it keeps
};

} // namespace btInverseDynamicsBullet3

#endif
