# SPDX-License-Identifier: MIT-0
# firmware.cmake -- firmware_program(TARGET...): gives programs the board's start-up code, its linker
# script, a terminal by semihosting, and counter.h and stack.h; to be used with toolchain.cmake.
# Needs the languages C and ASM.

function(firmware_program)
  if(NOT TARGET firmware_start)
    if(NOT FIRMWARE_DIR OR NOT BOARD)
      message(FATAL_ERROR "firmware_program: configure with -DCMAKE_TOOLCHAIN_FILE=.../toolchain.cmake")
    endif()
    if(BOARD MATCHES "^virt-rv")
      set(start riscv.S)
    else()
      set(start cortex_m.c)
    endif()
    list(APPEND start start.c semihost.c counter.c stack.c)
    list(TRANSFORM start PREPEND ${FIRMWARE_DIR}/)
    # objects, and no library: nothing but the linker script names the vector table
    add_library(firmware_start OBJECT ${start})
    set_target_properties(firmware_start PROPERTIES C_STANDARD 11 C_EXTENSIONS ON)
    target_include_directories(firmware_start PUBLIC ${FIRMWARE_DIR})
  endif()
  foreach(target IN LISTS ARGN)
    target_link_libraries(${target} PRIVATE firmware_start)
    target_link_options(${target} PRIVATE -L${FIRMWARE_DIR} -T${FIRMWARE_DIR}/boards/${BOARD}.ld)
    set_target_properties(${target} PROPERTIES SUFFIX .elf)
  endforeach()
endfunction()
