# CMakeLists.txt -- an ESP-IDF application. The generator first writes its component, the robot.
cmake_minimum_required(VERSION 3.20)

find_program(PINION pinion REQUIRED)
execute_process(
  COMMAND ${"${PINION}"} ${quoted} --layout esp-idf -o components/${r} ${model}
  WORKING_DIRECTORY ${"${CMAKE_CURRENT_SOURCE_DIR}"} RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "pinion failed")
endif()
# a changed robot makes CMake run again, and with it the generator
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${inputs})

include($ENV{IDF_PATH}/tools/cmake/project.cmake)
project(${r}_controller)
