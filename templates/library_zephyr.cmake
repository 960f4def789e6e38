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
@ if #borrowed > 0 then

  # what robots share is compiled once
  if(NOT TARGET pinion_runtime_${real})
    zephyr_library_named(pinion_runtime_${real})
    zephyr_library_sources(${table.concat(borrowed, " ")})
    zephyr_library_compile_options(-ffp-contract=fast)
  endif()
@ end
endif()
