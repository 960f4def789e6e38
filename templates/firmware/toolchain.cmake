# SPDX-License-Identifier: MIT-0
# toolchain.cmake -- CMake's toolchain file for the boards of this directory:
#
#   cmake -B build -DCMAKE_TOOLCHAIN_FILE=.../firmware/toolchain.cmake -DBOARD=mps2-an386
#
# BOARD is a name in boards/. Programs link with what `include(firmware.cmake)` gives them, and run in
# qemu, under ctest too. Flags beyond the board's are those that were measured to help: see the page
# on firmware.
set(BOARD mps2-an386 CACHE STRING "a name in pinion's firmware/boards")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES BOARD)
set(FIRMWARE_DIR ${CMAKE_CURRENT_LIST_DIR})
if(NOT EXISTS ${FIRMWARE_DIR}/boards/${BOARD}.flags)
  message(FATAL_ERROR "BOARD=${BOARD}: there is no ${FIRMWARE_DIR}/boards/${BOARD}.flags")
endif()

# where this is installed, find_package finds the pinion beside it
get_filename_component(prefix ${FIRMWARE_DIR}/../../.. ABSOLUTE)
if(EXISTS ${prefix}/share/pinion/firmware/toolchain.cmake)
  list(APPEND CMAKE_PREFIX_PATH ${prefix})
endif()

set(CMAKE_SYSTEM_NAME Generic)
if(BOARD MATCHES "^virt-rv")
  set(CMAKE_SYSTEM_PROCESSOR riscv)
  set(tools riscv64-unknown-elf-)
  set(library "--specs=picolibc.specs ")
else()
  set(CMAKE_SYSTEM_PROCESSOR arm)
  set(tools arm-none-eabi-)
  set(library "")
endif()
set(CMAKE_C_COMPILER ${tools}gcc)
set(CMAKE_CXX_COMPILER ${tools}g++)
set(CMAKE_ASM_COMPILER ${tools}gcc)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

file(STRINGS ${FIRMWARE_DIR}/boards/${BOARD}.flags machine)
set(flags "${library}${machine} -ffunction-sections -fdata-sections")
set(CMAKE_ASM_FLAGS_INIT "${flags}")
set(CMAKE_C_FLAGS_INIT "${flags} -ffp-contract=fast -fno-schedule-insns")
set(CMAKE_CXX_FLAGS_INIT "${CMAKE_C_FLAGS_INIT} -fno-exceptions -fno-rtti")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-nostartfiles -Wl,--gc-sections")

set(CMAKE_CROSSCOMPILING_EMULATOR sh;${FIRMWARE_DIR}/run.sh;${BOARD})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
