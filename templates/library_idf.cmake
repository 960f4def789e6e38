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
