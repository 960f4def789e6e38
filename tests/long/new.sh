#!/bin/sh
# long/new.sh -- the projects that `pinion new` writes, by an installed pinion: each is built and
# run by the lines of its own page.  It prints the H of the table-driven runtime, and its self-test
# passes.
#
# CMake, make, Meson and Python are the real ones.  Arduino, PlatformIO, Zephyr and ESP-IDF have
# stand-ins (tests/standins), which build a project's own files for an emulated board.

set -u
cd "$(dirname "$0")/../.." || exit 1
suite=new
. tests/support/shell.sh
place=$root/.build/tests/new
prefix="$place/the prefix"
standins=$root/tests/standins
rm -rf "$place"
mkdir -p "$place"

# lines PAGE: the commands on a page
lines() { awk '/^```/ { inside = !inside; next } inside' "$1"; }

# numbers FILE: numbers alone, one a line, with -0 as 0; a full matrix's lower triangle
numbers() { tr -s ' \t' '\n' <"$1" | grep -E '^-?[0-9]+\.[0-9]+$' | sed 's/^-\(0\.0*\)$/\1/'; }

# the H of the table-driven runtime, for the robot that `pinion` makes with those options
expected()
{
  pinion --quiet --functions crba -o "$place/tables" "$@" && cc -I "$place/tables" $includes \
    "-DMODEL=${robot}_model" "-DHEADER=\"${robot}_model.h\"" "$standins/generic.c" \
    "$place/tables/${robot}_model.c" "$place/tables/${robot}_pattern.c" \
    "$root/.build/libpinion.a" -lm -o "$place/generic" &&
    "$place/generic" >"$place/generic.txt" && numbers "$place/generic.txt" >"$place/expected"
}

# wrote NAME FRAMEWORK OPTION...: writes a project of its own and changes into it
wrote()
{
  cd "$place" && rm -rf "$1" && directory=$1 framework=$2
  shift 2
  pinion new --for "$framework" "$directory" "$@" && cd "$directory"
}

# typed NUMBER...: runs the page's lines of those numbers, with all output in out.txt
typed()
{
  for n in "$@"; do lines README.md | sed -n "${n}p"; done >commands &&
    [ "$(wc -l <commands)" -eq $# ] && sh -e commands >out.txt 2>&1
  status=$?
  cat out.txt
  return $status
}

# equal to the last printed digit
same_H()
{
  numbers out.txt >found
  paste found "$place/expected" | awk '{ if (NF != 2 || ($1 - $2) ^ 2 > 1.1e-8) bad = 1 }
    END { exit bad || NR == 0 }'
}
tested() { grep -E '(^|[^0-9])0 failed|100% tests passed, 0 tests failed out of 1|^Ok: +1' out.txt; }

on_host() # BUILD-LINES RUN-LINE TEST-LINE
{
  typed $1 >/dev/null || { cat out.txt; return 1; }
  typed $2 && same_H && typed $3 && tested
}

# a full matrix: its lower triangle, row by row
in_python()
{
  typed 1 >/dev/null || { cat out.txt; return 1; }
  typed 2 || return 1
  tr -d '[]' <out.txt | awk '{ for (i = 1; i <= NR; i++) printf "%.4f\n", $i }' |
    sed 's/^-\(0\.0*\)$/\1/' >found
  mv found out.txt && same_H && typed 3 && tested
}

on_board() { sh "$FIRMWARE/run.sh" "$BOARD" "$1" >out.txt; cat out.txt; same_H && typed 2 && tested; }

# CMake with the stand-in of a framework, by pinion's toolchain file
by_toolchain()
{
  cmake -B build -DCMAKE_TOOLCHAIN_FILE="$FIRMWARE/toolchain.cmake" -DCMAKE_BUILD_TYPE=Release &&
    cmake --build build && on_board build/app.elf
}

# twice into one directory: nothing is overwritten, nothing is added
refused()
{
  find . -type f | sort | xargs cksum >../before
  rm Makefile
  if pinion new --for make . "$root/models/duo.urdf" 2>../said; then return 1; fi
  cat ../said
  grep -q 'controller.c: error: exists' ../said && [ ! -e Makefile ]
}

# a file named in an option is copied along
with_files()
{
  printf 'return { functions = { "crba", "neutral" }, frames = { "left_arm" } }\n' >"$place/duo.lua"
  printf 'right\nleft\nwaist\n' >"$place/order.txt"
  wrote "$1 files" "$1" --config "$place/duo.lua" "$root/models/duo.urdf" && [ -f duo.lua ]
}

quotes() # a name that has to be quoted in each syntax
{
  sed "s/left_arm/left'arm \\\$x/g" "$root/models/duo.urdf" >"$place/duo.urdf"
  wrote "$1 quotes" "$1" --frames "left'arm \$x" --functions jacobian "$place/duo.urdf"
}

install_it() { (cd "$root" && "$make" -s install prefix="$prefix" DESTDIR=); }
test_that "make install" install_it
hasty "$place/compilers"
PATH=$prefix/bin:$PATH
PKG_CONFIG_PATH=$prefix/lib/pkgconfig
LD_LIBRARY_PATH=$prefix/lib
CMAKE_PREFIX_PATH=$prefix
# by Ninja, since long/consumer.sh has both of CMake's generators; CC keeps Meson from ccache
CMAKE_GENERATOR=Ninja CC=cc
export PATH PKG_CONFIG_PATH LD_LIBRARY_PATH CMAKE_PREFIX_PATH CMAKE_GENERATOR CC
includes="-I $root/runtime"
# a Python that has NumPy
mkdir "$place/bin" && ln -s "${PYTHON:-/usr/bin/python3}" "$place/bin/python3" && PATH=$place/bin:$PATH

build_lines() { case $1 in cmake | meson) echo "1 2" ;; make) echo 1 ;; esac; }

try_host() # FRAMEWORK NAME ROBOT OPTION...
{
  framework=$1 what=$2 file=$3
  shift 3
  test_that "$framework: $what is written" wrote "$framework $what" "$framework" "$@" "$file"
  cd "$place/$framework $what" || return
  case $framework in
    make) test_that "$framework: $what runs" on_host 1 2 3 ;;
    python) test_that "$framework: $what runs" in_python ;;
    *) test_that "$framework: $what runs" on_host "1 2" 3 4 ;;
  esac
  cd "$place" || exit 1
}

# a robot that includes its default classes; a change of them generates anew
with_parts()
{
  mkdir -p "$place/in parts/parts"
  sed -n '/<default>/,/^  <\/default>/p' "$file" | { echo '<mujocoinclude>'; cat; echo '</mujocoinclude>'; } \
    >"$place/in parts/parts/defaults.xml"
  sed '/<default>/,/^  <\/default>/d; /<compiler/a <include file="parts/defaults.xml"/>' "$file" \
    >"$place/in parts/picker.xml"
  wrote "$1 parts" "$1" "$place/in parts/picker.xml" && [ -f parts/defaults.xml ] &&
    typed $(build_lines "$1") && typed $2 && same_H && sed -i 's/density="700"/density="750"/' \
    parts/defaults.xml && typed $2 && same_H && typed $3 && typed $2 && ! same_H
}

# four robots: a fixed one; a floating one; one in MJCF, by cmake, make and Meson with a file that it
# includes; a float one under another name with more functions
python=python
if ! python3 -c 'import numpy'; then python='' && echo "skipped: Python has no NumPy"; fi
for case in duo quad picker arm; do
  case $case in
    picker) robot=picker file=$root/models/picker.xml; set -- ;;
    duo) robot=duo file=$root/models/duo.urdf; set -- ;;
    quad) robot=quad file=$root/models/quad.urdf; set -- --base floating ;;
    arm) robot=my_arm file=$root/models/arm6.urdf
      set -- --name my_arm -O2 --functions crba,rnea,jacobian --frames tool0 --gravity=0,0,-1.62 \
        --tunable forearm:mass ;;
  esac
  test_that "$case: H by the runtime" expected "$@" "$file"
  case $case in
    duo) list="cmake make meson $python" ;;
    quad) list="cmake meson $python" ;;
    picker) list=$python ;;
    arm) list="cmake make $python" ;;
  esac
  for framework in $list; do try_host $framework $case "$file" "$@"; done
  if [ $case = picker ]; then
    test_that "cmake: files that the robot includes" with_parts cmake 3 2
    test_that "make: files that the robot includes" with_parts make 2 1
    test_that "meson: files that the robot includes" with_parts meson 3 2
  fi
  [ $case = duo ] || continue
  cd "$place/make duo" && test_that "nothing that exists is written" refused
  for framework in cmake make meson $python; do
    if quotes $framework >/dev/null 2>&1; then cd "$place/$framework quotes"; fi
    case $framework in
      make) test_that "$framework: names are quoted" typed 1 2 3 ;;
      python) test_that "$framework: names are quoted" typed 1 2 3 ;;
      *) test_that "$framework: names are quoted" typed 1 2 3 4 ;;
    esac
    if with_files $framework >/dev/null 2>&1; then cd "$place/$framework files"; fi
    test_that "$framework: files come along" typed 1 2 3
  done
done

if command -v arm-none-eabi-g++ >/dev/null && command -v qemu-system-arm >/dev/null; then
  FIRMWARE=$prefix/share/pinion/firmware BOARD=mps2-an386
  ZEPHYR_BASE=$standins/zephyr IDF_PATH=$standins/idf
  PATH=$standins/arduino:$standins/platformio:$PATH
  export FIRMWARE BOARD ZEPHYR_BASE IDF_PATH PATH
  for case in duo quad arm6; do
    robot=$case
    case $case in
      duo) list="arduino esp-idf"; set -- ;;
      quad) list="platformio zephyr"; set -- --base floating ;;
      arm6) list="arduino esp-idf platformio zephyr"; set -- --sincos libm ;;
    esac
    test_that "$case: H by the runtime" expected "$@" "$root/models/$case.urdf"
    for framework in $list; do
      test_that "$framework: $case is written" wrote "$framework-$case" $framework "$@" \
        "$root/models/$case.urdf"
      cd "$place/$framework-$case" || continue
      case $framework in
        arduino) test_that "arduino: $case compiles" typed 1
          test_that "arduino: $case runs" on_board build/program.elf ;;
        platformio) test_that "platformio: $case compiles" typed 1
          test_that "platformio: $case runs" on_board .pio/program.elf ;;
        *) test_that "$framework: $case compiles and runs" by_toolchain ;;
      esac
    done
  done
else
  echo "skipped: there is no arm-none-eabi-g++ or no qemu-system-arm"
fi

finish
