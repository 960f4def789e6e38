# pinionConfig.cmake -- find_package(pinion): the function pinion_add_robot (robot.cmake has its
# description) and the runtime library,
#
#   pinion::pinion                    the static one, or with BUILD_SHARED_LIBS the shared one
#   pinion::static, pinion::shared    as named
#
# When cross-compiling, or with PINION_RUNTIME_FROM_SOURCE, pinion::pinion is compiled as part of
# the project and the other two do not exist.  The generator always runs on the host;
# PINION_EXECUTABLE names another one.  Everything is found relative to this file.

if(CMAKE_VERSION VERSION_LESS 3.20)
  set(pinion_FOUND FALSE)
  set(pinion_NOT_FOUND_MESSAGE "pinion needs CMake 3.20 or newer")
  return()
endif()

get_filename_component(PINION_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../@UP@" ABSOLUTE)
file(GLOB_RECURSE PINION_FILES "${PINION_PREFIX}/share/pinion/*.lua"
  "${PINION_PREFIX}/share/pinion/templates/*")
set_property(GLOBAL PROPERTY PINION_EXECUTABLE "${PINION_PREFIX}/bin/pinion")
set_property(GLOBAL PROPERTY PINION_FILES "${PINION_FILES}")

include("${CMAKE_CURRENT_LIST_DIR}/robot.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/runtime.cmake")

function(_pinion_imported name type file)
  set(include "${PINION_PREFIX}/include/pinion")
  add_library(pinion::${name} ${type} IMPORTED GLOBAL)
  set_target_properties(pinion::${name} PROPERTIES IMPORTED_LOCATION "${file}"
    INTERFACE_INCLUDE_DIRECTORIES "${include};${include}/contact;${include}/maximal"
    INTERFACE_LINK_LIBRARIES m)
endfunction()

if(TARGET pinion::pinion)
  return()
elseif(CMAKE_CROSSCOMPILING OR PINION_RUNTIME_FROM_SOURCE)
  _pinion_runtime_from_source("${PINION_PREFIX}/share/pinion/runtime"
    "${PINION_PREFIX}/include/pinion")
else()
  _pinion_imported(static STATIC "${PINION_PREFIX}/@LIBDIR@/libpinion.a")
  _pinion_imported(shared SHARED "${PINION_PREFIX}/@LIBDIR@/libpinion.so.@SOVERSION@")
  set_target_properties(pinion::shared PROPERTIES IMPORTED_SONAME libpinion.so.@SOVERSION@)
  if(BUILD_SHARED_LIBS)
    add_library(pinion::pinion ALIAS pinion::shared)
  else()
    add_library(pinion::pinion ALIAS pinion::static)
  endif()
endif()
