/* SPDX-License-Identifier: MIT-0 */
/* groups.h -- one group of tests per file; each returns its number of failures. */
#ifndef GROUPS_H
#define GROUPS_H

int run_model_tests(void);
int run_joint_tests(void);
int run_spatial_tests(void);
int run_inertia_tests(void);
int run_factor_tests(void);
int run_rows_tests(void);
int run_products_tests(void);
int run_dense_tests(void);
int run_rnea_tests(void);
int run_forward_tests(void);
int run_hybrid_tests(void);
int run_followers_tests(void);
int run_coriolis_tests(void);
int run_derivatives_tests(void);
int run_step_derivatives_tests(void);
int run_regressor_tests(void);
int run_kinematics_tests(void);
int run_momentum_tests(void);
int run_manifold_tests(void);
int run_ik_tests(void);
int run_sincos_tests(void);
int run_motion_tests(void);
int run_constraint_tests(void);
int run_constrained_tests(void);
int run_constrained_energy_tests(void);
int run_contact_tests(void);
int run_friction_tests(void);
int run_contact_step_tests(void);
int run_frontal_tests(void);
int run_maximal_tests(void);
int run_maximal_ties_tests(void);

#endif
