#!/bin/sh
# long/examples.sh -- the projects of templates/examples, by an installed pinion: the lines of each
# page build and run it, and it prints what the page shows. Its picture is drawn, and is the page's
# to the byte unless somebody else's solver took part.  On an emulated board, too, where a page says
# so.
#
# Ipopt and Ceres come from `sh tests/install.sh solvers`; a page that needs a missing one is
# skipped.

set -u
cd "$(dirname "$0")/../.." || exit 1
suite=examples
. tests/support/shell.sh
place=$root/.build/tests/examples
prefix="$place/the prefix"
rm -rf "$place"
mkdir -p "$place"

# block MARK: the fenced block of README.md below <!-- MARK -->, whatever else the mark says
block()
{
  awk -v mark="<!-- $1" '
    index($0, mark) == 1 { marked = 1; next }
    /^```/ { inside = !inside && marked; marked = 0; next }
    inside { print }' README.md
}

# typed MARK: runs its lines; the last one's output goes to out.txt
typed()
{
  block "$1" >commands
  [ -s commands ] && sed '$d' commands >first && sed -n '$p' commands >last && sh -e first &&
    sh -e last >out.txt
}

says() { block output >wanted && [ -s wanted ] && diff wanted out.txt; }
runs() { typed run && says; }
# the runtime for the board is that of the examples in long/firmware.lua
runs_on_board()
(
  by_ccache && export CMAKE_C_COMPILER_LAUNCHER=ccache
  typed board && says
)

# has the new picture all lines of the page's? Its bytes, too, if the mark names it
drawn()
{
  typed picture && picture=$(sed -n 's/^!\[.*\](\(.*\.svg\))$/\1/p' README.md) &&
    [ "$(grep -c '<polyline' out.txt)" -eq "$(grep -c '<polyline' "$picture")" ] || return 1
  ! grep -q "^<!-- picture: $picture -->" README.md || cmp out.txt "$picture"
}

short() { for f in "$example"*.[ch]*; do [ "$(wc -l <"$f")" -le 150 ] || return 1; done; }

has_ipopt() { pkg-config --exists ipopt; }
has_ceres() { echo '#include <ceres/version.h>' | cc -x c -E -; } >/dev/null 2>&1

install_it() { (cd "$root" && "$make" -s install PREFIX="$prefix" DESTDIR=); }
test_that "make install" install_it
hasty "$place/compilers"
rm -f "$place"/compilers/arm-* # a board gets what its page asks for
PATH=$prefix/bin:$PATH CMAKE_PREFIX_PATH=$prefix FIRMWARE=$prefix/share/pinion/firmware
CMAKE_GENERATOR=Ninja
export PATH CMAKE_PREFIX_PATH FIRMWARE CMAKE_GENERATOR

for example in "$root"/templates/examples/*/; do
  project=$(basename "$example")
  for solver in ipopt ceres; do
    if grep -qi "$solver" "$example/CMakeLists.txt" && ! "has_$solver"; then
      echo "skipped: $project: $solver is not installed"
      continue 2
    fi
  done
  cp -r "$example" "$place/$project" && cd "$place/$project" || exit 1
  model=$(sed -n 's/.*`\(models\/[a-z0-9]*\.urdf\)`.*/\1/p' README.md)
  cp "$root/$model" "$root/templates/sim/plot.lua" .
  test_that "$project: its lines print what its page shows" runs
  test_that "$project: its picture" drawn
  test_that "$project: files of 150 lines at most" short
  if grep -q '^<!-- board' README.md; then
    if command -v arm-none-eabi-gcc >/dev/null && command -v qemu-system-arm >/dev/null; then
      test_that "$project: on a board" runs_on_board
    else
      echo "skipped: $project: there is no arm-none-eabi-gcc or no qemu-system-arm"
    fi
  fi
  cd "$root" || exit 1
done

finish
