# CMakeLists.txt -- a Zephyr application. The generator first writes its module, the robot.
cmake_minimum_required(VERSION 3.20)

find_program(PINION pinion REQUIRED)
set(module ${"${CMAKE_CURRENT_BINARY_DIR}"}/${r})
execute_process(
  COMMAND ${"${PINION}"} ${quoted} --layout zephyr -o ${"${module}"} ${model}
  WORKING_DIRECTORY ${"${CMAKE_CURRENT_SOURCE_DIR}"} RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "pinion failed")
endif()
list(APPEND ZEPHYR_EXTRA_MODULES ${"${module}"})

find_package(Zephyr REQUIRED HINTS $ENV{ZEPHYR_BASE})
project(${r}_controller)
# a changed robot runs CMake again, and so the generator
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${inputs})
target_sources(app PRIVATE src/main.c)
