// SPDX-License-Identifier: MIT
// robot.hpp -- the robot's tables, from which the contestants in C++ build their own robots.
//
// They get pinion's bodies, with links of fixed joints welded on, so that no contestant has more
// bodies than necessary.
#ifndef BENCH_ROBOT_HPP
#define BENCH_ROBOT_HPP

#include "bench.h"
#include "generic/model/joint.h"
#include "r.h"
#include "r_model.h"

// an entry of a contestant for a quantity that it cannot compute
inline int bench_nothing(bench_entry *entries, const char *contestant, const char *why)
{
  entries[0] = {contestant, "all", why, nullptr, nullptr};
  return 1;
}

// Has every joint one dof of its own (the root may float where the contestant knows how), not
// helical, without rotor, damping and friction?
inline bool bench_plain(bool root_may_float)
{
  int dofs = 0;
  for (int i = 0; i < r_model.nb; i++) {
    const pinion_body &b = r_model.body[i];
    const bool floats = root_may_float && i == 0 && b.type == PINION_FLOATING;
    if (!floats && b.type != PINION_REVOLUTE && b.type != PINION_PRISMATIC) return false;
    if (b.armature != 0 || b.damping != 0 || b.friction != 0) return false;
    dofs += floats ? 6 : 1;
  }
  return dofs == r_model.nv && !pinion_has_followers(&r_model);
}

inline bool bench_floats() { return r_model.body[0].type == PINION_FLOATING; }

// centre of mass, body frame
inline void bench_centre(const pinion_body &b, double c[3])
{
  for (int k = 0; k < 3; k++) c[k] = b.m > 0 ? b.h[k] / b.m : 0;
}

// inertia about the body frame's origin, full, row-major
inline void bench_inertia(const pinion_body &b, double I[9])
{
  const int place[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
  for (int k = 0; k < 9; k++) I[k] = b.I[place[k]];
}

#endif
