# generic.cmake -- a toolchain file: the same compiler, but for a machine that is not this one
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
