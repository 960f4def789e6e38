# arm6.mk -- the generated sources, for inclusion in a makefile:
#   ARM6_SOURCES   what firmware links
#   ARM6_RUNTIME   files of pinion's runtime/ that they call, if any (-I runtime)
#   ARM6_HOST      tables for the generic runtime and the self-test
ARM6_DIR := $(dir $(lastword $(MAKEFILE_LIST)))
ARM6_SOURCES := $(addprefix $(ARM6_DIR), \
  arm6_crba.c \
  arm6_ltdl.c \
  arm6_ltl.c \
  arm6_solve.c \
  arm6_mul_H.c \
  arm6_mul_L.c \
  arm6_mul_Lt.c \
  arm6_solve_L.c \
  arm6_solve_Lt.c \
  arm6_ltl_mul_L.c \
  arm6_ltl_mul_Lt.c \
  arm6_ltl_solve_L.c \
  arm6_ltl_solve_Lt.c \
  arm6_ltl_solve.c \
  arm6_rnea.c \
  arm6_rnea_fext.c \
  arm6_bias.c \
  arm6_gravity.c \
  arm6_Ha.c \
  arm6_fd.c \
  arm6_aba.c \
  arm6_minv.c \
  arm6_coriolis.c \
  arm6_fk.c \
  arm6_com.c \
  arm6_com_velocity.c \
  arm6_com_jacobian.c \
  arm6_centroidal.c \
  arm6_centroidal_bias.c \
  arm6_kinetic_energy.c \
  arm6_potential_energy.c \
  arm6_integrate.c \
  arm6_difference.c \
  arm6_neutral.c \
  arm6_normalize.c \
  arm6_pattern.c \
  arm6_limits.c)
ARM6_RUNTIME := sincos.c
ARM6_HOST := $(addprefix $(ARM6_DIR), \
  arm6_model.c \
  arm6_selftest.c)
