# ${r}.mk -- the generated sources, for inclusion in a makefile:
#   ${R}_SOURCES   what firmware links
#   ${R}_RUNTIME   files of pinion's runtime/ that they call, if any (-I runtime)
@ if lanes then
#   ${R}_X${lanes}_SOURCES   the same functions for ${lanes} states at once
@ end
@ if not custom then
#   ${R}_HOST      tables for the generic runtime and the self-test
@ end
${R}_DIR := $(dir $(lastword $(MAKEFILE_LIST)))
${R}_SOURCES := $(addprefix $(${R}_DIR), \
@ for k, name in ipairs(sources) do
  ${name}${k < #sources and " \\" or ")"}
@ end
@ if lanes then
${R}_X${lanes}_SOURCES := $(addprefix $(${R}_DIR), \
@   for k, name in ipairs(vector) do
  ${name}${k < #vector and " \\" or ")"}
@   end
@ end
${R}_RUNTIME := ${runtime}
@ if not custom then
${R}_HOST := $(addprefix $(${R}_DIR), \
  ${r}_model.c \
  ${r}_selftest.c)
@ end
