# CMakeLists.txt -- ${description}; do not edit.
idf_component_register(
  SRCS
@ for _, source in ipairs(sources) do
    "${source}"
@ end
@ for _, source in ipairs(borrowed) do
    "${source}"
@ end
  INCLUDE_DIRS "src")
