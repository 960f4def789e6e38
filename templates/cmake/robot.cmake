# robot.cmake -- defines pinion_add_robot, for an installed pinion and for one added as a
# subdirectory.
#
#   pinion_add_robot(TARGET arm MODEL arm.urdf | XACRO arm.xacro [ARGS name:=value...]
#     [NAME id] [BASE fixed|floating] [REAL double|float] [CONFIG file.lua] [ORDER order]
#     [FUNCTIONS f...] [FUSE name=out,...]... [FRAMES link...] [OPTIONS option...] [SELFTEST]
#     [BUDGET ops=n stack=n flash=n ops:function=n flash:all=n ...])
#
# It makes a library target of the robot, URDF or MJCF (URDF is an older word for MODEL).  The
# library links pinion's runtime and has its include directory.  SELFTEST adds a program
# <target>_selftest and makes it a test of ctest.  NAME, the prefix of all functions and files, is
# TARGET by default.  MODEL, CONFIG and ORDER are relative to the current source directory; a file
# that OPTIONS names must be absolute.  The generated files are in <target>.pinion below the current
# binary directory.
#
# BUDGET limits the operations, stack and flash of every function, of one, or of all together; the
# build fails if a limit is exceeded.  Stack and flash are those of the project's C compiler with
# CMAKE_C_FLAGS and the flags of CMAKE_BUILD_TYPE (with several configurations: Release).
#
# XACRO is converted to URDF whenever CMake runs, and CMake runs before a build if the file, or one
# that it includes, has changed; PINION_XACRO names the program.  A rule of the project
# (add_custom_command, above this call in the same directory) may make the robot, which then need
# not exist yet.  Ninja makes it first and runs CMake again; with other generators the first build
# ends once it is made, and the next one runs CMake.
#
# The build compares a stamp, because the generator writes only files that change, and its outputs
# may stay older than the robot.  Generating is a target of its own, <target>_generate, on which the
# library depends: only one process generates, and a mistake in the robot stops the build before the
# library is compiled.  CMake needs the names of the generated files; if a change of the robot
# changes them, the build stops with a message, and the next build runs CMake again.

# the generator: beside this package (pinionConfig.cmake, CMakeLists.txt), or that of
# -DPINION_EXECUTABLE=..; it runs on the host, also if the project is cross-compiled
function(_pinion_generator executable files)
  get_property(found GLOBAL PROPERTY PINION_EXECUTABLE)
  if(PINION_EXECUTABLE)
    set(found ${PINION_EXECUTABLE})
  endif()
  if(NOT found OR NOT EXISTS ${found})
    message(FATAL_ERROR "pinion: there is no generator at '${found}'; set PINION_EXECUTABLE")
  endif()
  get_property(list GLOBAL PROPERTY PINION_FILES)
  set(${executable} ${found} PARENT_SCOPE)
  set(${files} ${list} PARENT_SCOPE)
endfunction()

# "a;b,c" -> --option=a,b,c, or nothing
function(_pinion_option result option words)
  if(words)
    string(REPLACE ";" "," joined "${words}")
    set(${result} ${${result}} "--${option}=${joined}" PARENT_SCOPE)
  endif()
endfunction()

# the arguments of the generator but for the directory and the robot
function(_pinion_arguments result)
  set(list)
  _pinion_option(list name "${ROBOT_NAME}")
  _pinion_option(list base "${ROBOT_BASE}")
  _pinion_option(list real "${ROBOT_REAL}")
  _pinion_option(list config "${ROBOT_CONFIG}")
  _pinion_option(list order "${ROBOT_ORDER}")
  _pinion_option(list functions "${ROBOT_FUNCTIONS}")
  _pinion_option(list frames "${ROBOT_FRAMES}")
  foreach(fuse IN LISTS ROBOT_FUSE)
    list(APPEND list "--fuse=${fuse}")
  endforeach()
  foreach(item IN LISTS ROBOT_BUDGET)
    if(NOT item MATCHES "^(ops|stack|flash)(:[A-Za-z0-9_]+)?=[0-9]+k?$")
      message(FATAL_ERROR "pinion_add_robot: BUDGET: expected ops=900, stack=512, flash=8k, "
        "ops:crba=300 or flash:all=32k, not '${item}'")
    endif()
    string(REGEX REPLACE "^([a-z]+)=" "--max-\\1=" item ${item})
    string(REGEX REPLACE "^([a-z]+):" "--max-\\1=" item ${item})
    list(APPEND list ${item})
  endforeach()
  if("${ROBOT_BUDGET}" MATCHES "stack|flash")
    string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
    if(CMAKE_CONFIGURATION_TYPES)
      set(type RELEASE)
    endif()
    list(APPEND list
      "--report-cc='${CMAKE_C_COMPILER}' ${CMAKE_C_FLAGS} ${CMAKE_C_FLAGS_${type}}")
  endif()
  # a machine without a system is a microcontroller, unless the options say otherwise
  set(said "${ROBOT_OPTIONS}")
  if(ROBOT_CONFIG)
    file(STRINGS ${ROBOT_CONFIG} configured REGEX "target")
    string(APPEND said "${configured}")
  endif()
  if(CMAKE_SYSTEM_NAME STREQUAL "Generic" AND NOT said MATCHES "target")
    list(APPEND list --target=mcu)
  endif()
  set(${result} ${list} ${ROBOT_OPTIONS} PARENT_SCOPE)
endfunction()

# the URDF of a file in xacro, and its files as what CMake depends on
function(_pinion_xacro result file dir)
  find_program(PINION_XACRO xacro)
  get_filename_component(file ${file} ABSOLUTE)
  if(NOT PINION_XACRO)
    message(FATAL_ERROR "pinion: xacro, which '${file}' needs, was not found; set PINION_XACRO")
  endif()
  set(urdf ${dir}/${ROBOT_NAME}.urdf)
  file(MAKE_DIRECTORY ${dir})
  execute_process(COMMAND ${PINION_XACRO} ${file} ${ROBOT_ARGS} -o ${urdf}.new
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} RESULT_VARIABLE status ERROR_VARIABLE messages)
  execute_process(COMMAND ${PINION_XACRO} --deps ${file} ${ROBOT_ARGS}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE included ERROR_QUIET)
  separate_arguments(included UNIX_COMMAND "${included}")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file} ${included})
  if(NOT status EQUAL 0)
    string(REPLACE "\n" "\n  " messages "${messages}")
    message(FATAL_ERROR "  xacro ${file}:\n  ${messages}")
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -E copy_if_different ${urdf}.new ${urdf})
  set(${result} ${urdf} PARENT_SCOPE)
endfunction()

# whether a rule makes the robot and has not yet; CMake runs again after it has.  Files that CMake
# depends on have to exist, or Ninja ignores them: an empty file is there until the rule runs.
function(_pinion_is_waiting result file)
  get_property(made SOURCE ${file} PROPERTY GENERATED)
  set(size 1)
  if(made)
    if(CMAKE_GENERATOR MATCHES Ninja AND NOT EXISTS ${file})
      file(TOUCH ${file})
    endif()
    set(size 0)
    if(EXISTS ${file})
      file(SIZE ${file} size)
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  endif()
  if(size EQUAL 0)
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

# the files the generator would write, absolute; a mistake in the robot ends configuring
function(_pinion_outputs result)
  execute_process(COMMAND ${ARGN} --list-outputs WORKING_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}
    OUTPUT_VARIABLE text ERROR_VARIABLE messages RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    # CMake wraps a paragraph unless its lines are indented: "file:line: error:" stays in one piece
    string(STRIP "${messages}" messages)
    string(REPLACE "\n" "\n  " messages "${messages}")
    message(FATAL_ERROR "  ${messages}")
  endif()
  string(STRIP "${text}" text)
  string(REPLACE "\n" ";" list "${text}")
  set(${result} ${list} PARENT_SCOPE)
endfunction()

# libraries and the self-test's program, of the generated files
function(_pinion_targets dir outputs)
  set(r ${dir}/${ROBOT_NAME})
  if(NOT outputs) # its file is not made yet
    file(CONFIGURE OUTPUT ${dir}/waiting.c CONTENT "typedef int pinion_waiting;\n")
    set(outputs ${dir}/waiting.c)
    set(ROBOT_SELFTEST)
  endif()
  set(sources)
  foreach(file IN LISTS outputs) # not what lies below: a Python package has files of its own
    get_filename_component(place ${file} DIRECTORY)
    if(place STREQUAL dir AND file MATCHES "\\.(c|cpp)$")
      list(APPEND sources ${file})
    endif()
  endforeach()
  list(REMOVE_ITEM sources ${r}_model.c ${r}_selftest.c)
  add_library(${ROBOT_TARGET} ${sources})
  add_dependencies(${ROBOT_TARGET} ${ROBOT_TARGET}_generate)
  target_include_directories(${ROBOT_TARGET} PUBLIC ${dir})
  target_link_libraries(${ROBOT_TARGET} PUBLIC pinion::pinion)
  # each file has constants of its own, whose names repeat from file to file
  set_target_properties(${ROBOT_TARGET} PROPERTIES POSITION_INDEPENDENT_CODE ON UNITY_BUILD OFF)
  # -std=c99 keeps gcc from fusing products with sums, gnu99 does not
  set_target_properties(${ROBOT_TARGET} PROPERTIES C_EXTENSIONS ON)
  if(ROBOT_SELFTEST)
    add_executable(${ROBOT_TARGET}_selftest ${r}_selftest.c ${r}_model.c)
    add_dependencies(${ROBOT_TARGET}_selftest ${ROBOT_TARGET}_generate)
    target_link_libraries(${ROBOT_TARGET}_selftest PRIVATE ${ROBOT_TARGET})
    add_test(NAME ${ROBOT_TARGET}_selftest COMMAND ${ROBOT_TARGET}_selftest)
  endif()
endfunction()

function(pinion_add_robot)
  cmake_parse_arguments(PARSE_ARGV 0 ROBOT "SELFTEST"
    "TARGET;MODEL;URDF;XACRO;NAME;BASE;REAL;CONFIG;ORDER"
    "FUNCTIONS;FUSE;FRAMES;OPTIONS;ARGS;BUDGET")
  set(file ${ROBOT_MODEL} ${ROBOT_URDF} ${ROBOT_XACRO})
  list(LENGTH file count)
  if(ROBOT_UNPARSED_ARGUMENTS OR NOT ROBOT_TARGET OR NOT count EQUAL 1)
    message(FATAL_ERROR "pinion_add_robot: expected TARGET and either MODEL or XACRO; "
      "unknown arguments: '${ROBOT_UNPARSED_ARGUMENTS}'")
  endif()
  if(NOT ROBOT_NAME)
    string(MAKE_C_IDENTIFIER ${ROBOT_TARGET} ROBOT_NAME)
  endif()
  set(dir ${CMAKE_CURRENT_BINARY_DIR}/${ROBOT_TARGET}.pinion)
  if(ROBOT_XACRO)
    _pinion_xacro(file ${file} ${dir})
  endif()
  get_filename_component(file ${file} ABSOLUTE)
  set(inputs ${file})
  if(ROBOT_CONFIG)
    get_filename_component(ROBOT_CONFIG ${ROBOT_CONFIG} ABSOLUTE)
    list(APPEND inputs ${ROBOT_CONFIG})
    # it says which files there are, so CMake runs when it changes
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ROBOT_CONFIG})
  endif()
  if(ROBOT_ORDER AND NOT ROBOT_ORDER MATCHES "^(document|alphabetical)$")
    get_filename_component(ROBOT_ORDER ${ROBOT_ORDER} ABSOLUTE)
  endif()
  set(stamp ${dir}/generated)
  _pinion_generator(pinion pinion_files)
  _pinion_arguments(arguments)
  set(command ${pinion} ${arguments} --output=${dir} --depfile=${stamp}.d --dep-target=${stamp}
    ${file})
  _pinion_is_waiting(waiting ${file})
  set(outputs)
  if(NOT waiting)
    _pinion_outputs(outputs ${command})
    list(REMOVE_ITEM outputs ${stamp}.d)
  endif()

  # what was configured: a change of the command generates anew, one of the names runs CMake anew
  set(configured ${dir}/configured.txt)
  string(REPLACE ";" "\n" lines "${command};;${outputs}")
  file(CONFIGURE OUTPUT ${configured} CONTENT "@lines@\n" @ONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${configured})

  add_custom_command(OUTPUT ${stamp} BYPRODUCTS ${outputs}
    COMMAND ${command}
    COMMAND ${CMAKE_COMMAND} -DCONFIGURED=${configured} -DDEPFILE=${stamp}.d
      -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/compare.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${inputs} ${pinion} ${pinion_files} ${configured} DEPFILE ${stamp}.d
    COMMENT "Generating the dynamics of ${ROBOT_TARGET}" VERBATIM)
  add_custom_target(${ROBOT_TARGET}_generate DEPENDS ${stamp})
  _pinion_targets(${dir} "${outputs}")
endfunction()
