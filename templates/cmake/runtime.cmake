# runtime.cmake -- pinion::pinion compiled as part of the project: for other targets than this
# machine, or with the project's own flags (PINION_RUNTIME_FROM_SOURCE).

function(_pinion_runtime_from_source sources include)
  if(TARGET pinion_runtime)
    return()
  endif()
  file(GLOB_RECURSE list ${sources}/*.c)
  add_library(pinion_runtime STATIC ${list})
  set_target_properties(pinion_runtime PROPERTIES OUTPUT_NAME pinion POSITION_INDEPENDENT_CODE ON
    UNITY_BUILD OFF) # its files have static functions and constants of the same names
  target_include_directories(pinion_runtime PUBLIC ${include} ${include}/contact
    ${include}/maximal)
  target_link_libraries(pinion_runtime PUBLIC m)
  add_library(pinion::pinion ALIAS pinion_runtime)
endfunction()
