# arm6.mk -- the generated sources of "arm6", for inclusion in a makefile:
#   ARM6_SOURCES   what firmware links
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
  arm6_pattern.c)
ARM6_HOST := $(addprefix $(ARM6_DIR),arm6_model.c arm6_selftest.c)
