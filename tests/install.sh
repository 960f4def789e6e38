#!/bin/sh
# install.sh WHAT... -- see to it that what pinion needs is there; WHAT is demo, test, lint, fuzz,
# prove, deb, peers (both of mujoco and kdl), bench, firmware; or one of compilers (that test would
# like to have), browser, emulators, hosts or solvers (that test-long would; emulators are what
# firmware needs, hosts what other processors do, solvers what examples call) or rivals
# (what the benchmark compares with and counts by).
#
# These six are welcome and not needed: one that apt does not have, or cannot install, is named in
# a line `skipped: ...` and that is all.  Compilers and emulators are tried once only.
#
# Checks the machine first; silent, and done in a moment, if nothing is missing.  Otherwise it
# installs by apt-get (with sudo when not root), or without apt-get prints what is missing and exits
# 1.  apt-get's output goes to .build/install.log; its end is shown if it fails. Run from the
# project's root.  Uses $LUA and $CC when set.

set -u
lua=${LUA:-lua5.4}
cc=${CC:-cc}
log=.build/install.log
missing=

# want PACKAGE COMMAND...: note PACKAGE as missing unless COMMAND succeeds.
want()
{
  package=$1
  shift
  "$@" >/dev/null 2>&1 </dev/null || missing="$missing $package"
}

has() { command -v "$1"; }
module() { "$lua" -e "require '$1'"; }

# header FILE FLAG...: does the preprocessor find <FILE>, after what cmocka.h needs?
header()
{
  file=$1
  shift
  for h in stdarg stddef setjmp stdint; do echo "#include <$h.h>"; done |
    { cat; echo "#include <$file>"; } | "$cc" "$@" -x c -E - -o /dev/null
}

lua_header()
{
  header lua.h $(pkg-config --cflags lua5.4 || echo -I/usr/include/lua5.4)
}

xml_header()
{
  header libxml/parser.h $(pkg-config --cflags libxml-2.0 || echo -I/usr/include/libxml2)
}

look_for_demo()
{
  want gcc has "$cc"
  want libc6-dev header math.h
  want lua5.4 has "$lua"
  want liblua5.4-dev lua_header
  want libxml2-dev xml_header
  want lua-argparse module argparse
  want lua-penlight module pl.template
  want lua-filesystem module lfs # which Penlight's paths are made of
}

look_for_test()
{
  want g++ has g++
  want lua-busted module busted.runner
  want lua-dkjson module dkjson
  want libcmocka-dev header cmocka.h
  look_for_consumers
}

# the build systems of tests/consumer
look_for_consumers()
{
  want cmake has cmake
  want ninja-build has ninja
  want meson has meson
  want pkg-config has pkg-config
}

look_for_deb()
{
  want dpkg-dev has dpkg-buildpackage
  want debhelper has dh
  want pkg-config has pkg-config
}

look_for_lint()
{
  want g++ has g++
  want lua-check has luacheck
  want clang has clang
  want clang-format has clang-format
  want cppcheck has cppcheck
}

fuzzer()
{
  echo 'int LLVMFuzzerTestOneInput(const char *d, long n) { return n < 0 && *d; }' |
    clang -fsanitize=fuzzer,address,undefined -x c - -o /dev/null
}

look_for_fuzz()
{
  want clang has clang
  want libclang-rt-dev fuzzer
}

look_for_hosts()
{
  want gcc-arm-linux-gnueabihf has arm-linux-gnueabihf-gcc
  want libc6-dev-armhf-cross test -e /usr/arm-linux-gnueabihf/include/math.h
  want gcc-powerpc64-linux-gnu has powerpc64-linux-gnu-gcc
  want libc6-dev-ppc64-cross test -e /usr/powerpc64-linux-gnu/include/math.h
  want gcc-riscv64-linux-gnu has riscv64-linux-gnu-gcc
  want libc6-dev-riscv64-cross test -e /usr/riscv64-linux-gnu/include/math.h
  want gcc-aarch64-linux-gnu has aarch64-linux-gnu-gcc
  want libc6-dev-arm64-cross test -e /usr/aarch64-linux-gnu/include/math.h
  want qemu-user has qemu-ppc64
  want gcc-mingw-w64-x86-64 has x86_64-w64-mingw32-gcc
  want wine has wine
}

look_for_prove()
{
  want frama-c-base has frama-c
}

look_for_mujoco()
{
  want libmujoco-dev header mujoco/mujoco.h
}

kdl_header()
{
  echo "#include <$1>" |
    g++ $(pkg-config --cflags orocos-kdl || echo -I/usr/include/eigen3) -x c++ -E - -o /dev/null
}

look_for_kdl()
{
  want g++ has g++
  want liborocos-kdl-dev kdl_header kdl/chaindynparam.hpp
  want libkdl-parser-dev kdl_header kdl_parser/kdl_parser.hpp
  want liburdfdom-dev kdl_header urdf_parser/urdf_parser.h
}

look_for_bench()
{
  want g++ has g++
  want binutils has objcopy
  want lua-dkjson module dkjson
}

bullet_header()
{
  echo "#include <LinearMath/btMatrixX.h>" | g++ -I/usr/include/bullet -x c++ -E - -o /dev/null
}

bullet_library() { g++ -shared -o /dev/null -lBulletInverseDynamics-float64; }

dart_header()
{
  echo "#include <dart/dynamics/Skeleton.hpp>" |
    g++ $(pkg-config --cflags dart || echo -I/usr/include/eigen3) -std=c++17 -x c++ -E - \
      -o /dev/null
}

look_for_rivals()
{
  want valgrind header valgrind/callgrind.h
  want libmujoco-dev header mujoco/mujoco.h
  want liborocos-kdl-dev kdl_header kdl/chaindynparam.hpp
  want libbullet-dev bullet_header
  want libbullet-extras-dev bullet_library
  want libdart-dev dart_header
}

newlib()
{
  echo '#include <stdio.h>' | arm-none-eabi-gcc -x c -E - -o /dev/null
}

picolibc()
{
  echo '#include <stdio.h>' |
    riscv64-unknown-elf-gcc --specs=picolibc.specs -x c -E - -o /dev/null
}

look_for_firmware()
{
  want gcc-arm-none-eabi has arm-none-eabi-gcc
  want libnewlib-arm-none-eabi newlib
  want gcc-riscv64-unknown-elf has riscv64-unknown-elf-gcc
  want picolibc-riscv64-unknown-elf picolibc
  want qemu-system-arm has qemu-system-arm
  want qemu-system-misc has qemu-system-riscv32
  want gcc-avr has avr-gcc
  want avr-libc test -e /usr/lib/avr/include/math.h
  want simavr has simavr
  want lua-dkjson module dkjson
}

look_for_emulators() { look_for_firmware; }

look_for_compilers()
{
  want tcc has tcc
  want clang has clang
  want ccache has ccache # for the build systems of test-long
}

# the solvers of templates/examples
look_for_solvers()
{
  want pkg-config has pkg-config
  want coinor-libipopt-dev pkg-config --exists ipopt
  want libceres-dev header ceres/version.h
}

look_for_browser()
{
  want chromium has chromium
}

look_for_peers()
{
  look_for_mujoco
  look_for_kdl
}

look()
{
  missing=
  for what in "$@"; do "look_for_$what" || exit 2; done
  missing=${missing# }
}

# as_root COMMAND...: with sudo only where needed; apt-get must not ask questions.
as_root()
{
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@"
  else
    sudo env DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@"
  fi
}

# apt WORD...: apt-get, once nobody else uses it. It waits for dpkg's lock by itself, but not for
# that of its lists.
apt()
{
  left=60
  until as_root apt-get -o DPkg::Lock::Timeout=120 "$@" >"$log" 2>&1; do
    grep -q 'Could not get lock' "$log" && [ $left -gt 0 ] || return 1
    [ $left -lt 60 ] || echo "pinion: waiting for another apt-get, up to 2 minutes"
    left=$((left - 1))
    sleep 2
  done
}

give_up()
{
  echo "pinion: $1" >&2
  echo "pinion: needed, by their Debian names: $missing" >&2
  exit 1
}

# invite WHAT: one package at a time, so that an unavailable one does not keep away the others
invite()
{
  look "$1"
  guests=$missing
  [ -z "$guests" ] || apt update
  for package in $guests; do
    if ! has apt-cache >/dev/null || ! apt-cache show "$package" >/dev/null 2>&1; then
      echo "skipped: $package: apt does not have it"
    elif echo "pinion: installing $package (apt)" &&
      ! apt install -y --no-install-recommends "$package"; then
      echo "skipped: $package: $(tail -n 1 "$log")"
    fi
  done
}

case "$*" in
  rivals | browser)
    mkdir -p .build
    invite "$1"
    exit 0 ;;
  compilers | emulators | hosts | solvers)
    mkdir -p .build
    [ -e ".build/$1-invited" ] || invite "$1"
    touch ".build/$1-invited"
    exit 0 ;;
esac

look "$@"
[ -z "$missing" ] && exit 0

has apt-get >/dev/null || give_up "this machine has no apt-get; please install what is missing"
[ "$(id -u)" -eq 0 ] || has sudo >/dev/null || give_up "installing takes root or sudo"

echo "pinion: installing $missing (apt)"
mkdir -p .build
# $missing is a list of package names
if ! { apt update && apt install -y --no-install-recommends $missing; }; then
  tail -n 15 "$log" >&2
  give_up "apt-get failed; all it said is in $log"
fi

look "$@"
[ -z "$missing" ] || give_up "installed, and still not found; see $log"
