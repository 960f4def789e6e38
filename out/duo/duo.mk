# duo.mk -- the generated sources, for inclusion in a makefile:
#   DUO_SOURCES   what firmware links
#   DUO_RUNTIME   files of pinion's runtime/ that they call, if any (-I runtime)
#   DUO_HOST      tables for the generic runtime and the self-test
DUO_DIR := $(dir $(lastword $(MAKEFILE_LIST)))
DUO_SOURCES := $(addprefix $(DUO_DIR), \
  duo_crba.c \
  duo_ltdl.c \
  duo_ltl.c \
  duo_solve.c \
  duo_mul_H.c \
  duo_mul_L.c \
  duo_mul_Lt.c \
  duo_solve_L.c \
  duo_solve_Lt.c \
  duo_ltl_mul_L.c \
  duo_ltl_mul_Lt.c \
  duo_ltl_solve_L.c \
  duo_ltl_solve_Lt.c \
  duo_ltl_solve.c \
  duo_rnea.c \
  duo_rnea_fext.c \
  duo_bias.c \
  duo_gravity.c \
  duo_Ha.c \
  duo_fd.c \
  duo_aba.c \
  duo_minv.c \
  duo_coriolis.c \
  duo_fk.c \
  duo_com.c \
  duo_com_velocity.c \
  duo_com_jacobian.c \
  duo_centroidal.c \
  duo_centroidal_bias.c \
  duo_kinetic_energy.c \
  duo_potential_energy.c \
  duo_integrate.c \
  duo_difference.c \
  duo_neutral.c \
  duo_normalize.c \
  duo_pattern.c \
  duo_limits.c)
DUO_RUNTIME := sincos.c
DUO_HOST := $(addprefix $(DUO_DIR), \
  duo_model.c \
  duo_selftest.c)
