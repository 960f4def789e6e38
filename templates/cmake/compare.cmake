# compare.cmake -- cmake -DCONFIGURED=FILE -DDEPFILE=FILE -P compare.cmake, after generating: are
# the generated files still those that the build was configured for?
#
# FILE of pinion_add_robot: the generator's command, a blank line, the names, one word a line.  If
# they are others now, FILE gets a new time stamp, which makes the next build run CMake first, and
# this one ends.
file(READ ${CONFIGURED} text)
string(REGEX MATCH "^(.*)\n\n(.*)\n$" all "${text}")
string(REPLACE "\n" ";" command "${CMAKE_MATCH_1}")
set(expected "${CMAKE_MATCH_2}")
execute_process(COMMAND ${command} --list-outputs OUTPUT_VARIABLE now ERROR_QUIET)
string(REPLACE "${DEPFILE}\n" "" now "${now}")
string(STRIP "${now}" now)
if(NOT now STREQUAL expected)
  file(TOUCH ${CONFIGURED})
  message(FATAL_ERROR "pinion: the names of the generated files are not those of the last "
    "configuration; build again, and CMake will run first")
endif()
