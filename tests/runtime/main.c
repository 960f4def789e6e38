/* SPDX-License-Identifier: MIT-0 */
/* main.c -- all tests of the runtime. PINION_SEED=N tries other trees and states. */
#include <inttypes.h>
#include <stdio.h>

#include "groups.h"
#include "tree.h"

int main(void)
{
  int failures = 0;
  printf("runtime tests, PINION_SEED=%" PRIu64 "\n", test_seed());
  fflush(stdout);
  failures += run_model_tests();
  failures += run_joint_tests();
  failures += run_spatial_tests();
  failures += run_inertia_tests();
  failures += run_factor_tests();
  failures += run_rows_tests();
  failures += run_products_tests();
  failures += run_dense_tests();
  failures += run_rnea_tests();
  failures += run_forward_tests();
  failures += run_hybrid_tests();
  failures += run_followers_tests();
  failures += run_coriolis_tests();
  failures += run_derivatives_tests();
  failures += run_step_derivatives_tests();
  failures += run_regressor_tests();
  failures += run_kinematics_tests();
  failures += run_momentum_tests();
  failures += run_manifold_tests();
  failures += run_ik_tests();
  failures += run_sincos_tests();
  failures += run_motion_tests();
  failures += run_constraint_tests();
  failures += run_constrained_tests();
  failures += run_constrained_energy_tests();
  failures += run_contact_tests();
  failures += run_friction_tests();
  failures += run_contact_step_tests();
  failures += run_frontal_tests();
  failures += run_maximal_tests();
  failures += run_maximal_ties_tests();
  return failures ? 1 : 0;
}
