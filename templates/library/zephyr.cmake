# CMakeLists.txt -- ${description}; do not edit.
if(CONFIG_PINION_${R})
  zephyr_library_named(${name})
  zephyr_library_sources(
@ for _, source in ipairs(sources) do
    ${source}
@ end
  )
  zephyr_include_directories(src)
  zephyr_library_compile_options(-ffp-contract=fast -fno-schedule-insns)
@ for _, name in ipairs(borrowed) do

  # what robots share is compiled once
  if(NOT TARGET pinion_runtime_${name})
    zephyr_library_named(pinion_runtime_${name})
    zephyr_library_sources(src/${name}.c)
    zephyr_library_compile_options(-ffp-contract=fast)
  endif()
@ end
endif()
