# CMakeLists.txt -- ${description}; do not edit.
idf_component_register(
  SRCS
@ for _, source in ipairs(sources) do
    "${source}"
@ end
@ for _, name in ipairs(borrowed) do
    "src/${name}.c"
@ end
  INCLUDE_DIRS "src")
target_compile_options(${"${COMPONENT_LIB}"} PRIVATE -ffp-contract=fast -fno-schedule-insns)
