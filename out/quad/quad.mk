# quad.mk -- the generated sources, for inclusion in a makefile:
#   QUAD_SOURCES   what firmware links
#   QUAD_RUNTIME   files of pinion's runtime/ that they call, if any (-I runtime)
#   QUAD_HOST      tables for the generic runtime and the self-test
QUAD_DIR := $(dir $(lastword $(MAKEFILE_LIST)))
QUAD_SOURCES := $(addprefix $(QUAD_DIR), \
  quad_crba.c \
  quad_ltdl.c \
  quad_ltl.c \
  quad_solve.c \
  quad_mul_H.c \
  quad_mul_L.c \
  quad_mul_Lt.c \
  quad_solve_L.c \
  quad_solve_Lt.c \
  quad_ltl_mul_L.c \
  quad_ltl_mul_Lt.c \
  quad_ltl_solve_L.c \
  quad_ltl_solve_Lt.c \
  quad_ltl_solve.c \
  quad_rnea.c \
  quad_rnea_fext.c \
  quad_bias.c \
  quad_gravity.c \
  quad_Ha.c \
  quad_fd.c \
  quad_aba.c \
  quad_minv.c \
  quad_coriolis.c \
  quad_fk.c \
  quad_com.c \
  quad_com_velocity.c \
  quad_com_jacobian.c \
  quad_centroidal.c \
  quad_centroidal_bias.c \
  quad_kinetic_energy.c \
  quad_potential_energy.c \
  quad_integrate.c \
  quad_difference.c \
  quad_neutral.c \
  quad_normalize.c \
  quad_pattern.c \
  quad_limits.c)
QUAD_RUNTIME := manifold.c sincos.c
QUAD_HOST := $(addprefix $(QUAD_DIR), \
  quad_model.c \
  quad_selftest.c)
