#!/bin/sh
# long/cmake.sh -- robots in and around a CMake build, in addition to long/consumer.sh: URDFs from
# xacro, URDFs that a rule of the project makes, unity builds, a source tree that nothing writes to.
#
# pinion is a copy of this tree as a subdirectory of the project, without its C modules.  xacro is a
# stand-in for ROS's, with its command line and only $(arg ..), since few machines have it.

set -u
cd "$(dirname "$0")/../.." || exit 1
suite=cmake
. tests/support/shell.sh
place=$root/.build/tests/in_cmake # xacro separates the files of its list by blanks

configure() { cmake -G "$generator" -B b -DPINION_XACRO="$place/xacro" "$@" .; }
build() { built_in b; }
prints() { [ "$(b/controller)" = 28.601990 ]; }

# project NAME: a new directory to work in; CMakeLists.txt is the common part, then stdin.  ccache
# takes only paths in the project as relative, so that it knows pinion's runtime in all of them.
project()
{
  mkdir -p "$place/$1" && cd "$place/$1" || exit 1
  CCACHE_BASEDIR=$PWD
  cp "$root"/tests/consumer/shared/* .
  {
    echo 'cmake_minimum_required(VERSION 3.20)'
    echo 'project(controller LANGUAGES C)'
    echo 'add_subdirectory("../the sources/templates/cmake" pinion)'
    cat
    echo 'add_executable(controller controller.c)'
    echo 'target_link_libraries(controller PRIVATE arm)'
    echo "$no_messages"
  } >CMakeLists.txt
}

rm -rf "$place"
mkdir -p "$place/the sources"
cp -R gen templates runtime tests Makefile "$place/the sources" || exit 1
rm -f "$place/the sources"/gen/*/core.so "$place/the sources"/gen/*.luac
chmod -R a-w "$place/the sources"
sums() { (cd "$place/the sources" && find . -type f -exec cksum {} + | sort); }
sums >"$place/before"

cat >"$place/xacro" <<'END'
#!/bin/sh
# xacro FILE NAME:=VALUE.. -o OUT | --deps FILE
if [ "$1" = --deps ]; then
  sed -n "s|.*<xacro:include filename=\"\(.*\)\"/>|$(dirname "$2")/\1|p" "$2"
  exit
fi
file=$1
case $2 in *:=*) name=${2%%:=*} value=${2#*:=}; shift ;; esac
sed -n 's/.*filename="\(.*\)".*/\1/p' "$file" | while read -r part; do
  [ -f "$(dirname "$file")/$part" ] || { echo "No such file: $part" >&2; exit 2; }
done || exit 2
mass=$(sed -n 's/.*elbow_mass \([0-9.]*\).*/\1/p' "$(dirname "$file")/masses.xacro")
sed "/xacro:include/d; s/\$(arg $name)/$value/; s/ELBOW/$mass/" "$file" >"$3"
END
chmod +x "$place/xacro"
hasty "$place/compilers"

# ---- a robot in xacro ---------------------------------------------------------------------------

in_xacro()
{
  project "xacro_$1" <<'END'
pinion_add_robot(TARGET arm XACRO arm.xacro ARGS lower:=lower FUNCTIONS crba ltdl solve)
END
  value=$(sed -n 's/.*<mass value="\(1.5[0-9]*\)".*/\1/p' arm.urdf)
  sed 's/mass value="1.5[0-9]*"/mass value="ELBOW"/; s/child link="lower"/child link="$(arg lower)"/
    /^<robot/a <xacro:include filename="masses.xacro"/>' arm.urdf >arm.xacro
  echo "<!-- elbow_mass $value -->" >masses.xacro
  rm arm.urdf
  configure && build && prints
}

another_mass()
{
  echo '<!-- elbow_mass 3.5 -->' >masses.xacro
  build && ! prints && grep 'mass value="3.5"' b/arm.pinion/arm.urdf
}

broken_xacro()
{
  mv masses.xacro away.xacro
  if build >said.txt 2>&1; then return 1; fi
  mv away.xacro masses.xacro
  cat said.txt
  grep 'No such file: masses.xacro' said.txt && build
}

# ---- a configuration ----------------------------------------------------------------------------

# other functions are other files, which the next build makes by itself
other_functions()
{
  project "config $1" <<'END'
pinion_add_robot(TARGET arm URDF arm.urdf CONFIG arm.lua)
END
  echo 'functions = { "crba", "ltdl", "solve" }' >arm.lua
  configure && build && prints || return 1
  echo 'functions = { "crba", "ltdl", "solve", "bias" }' >arm.lua
  build && [ -f b/arm.pinion/arm_bias.c ] && find b -name 'arm_bias*.o*' | grep . || return 1
  echo 'functions = { "crba", "ltdl", "solve", "bais" }' >arm.lua
  if build >said.txt 2>&1; then return 1; fi
  cat said.txt
  grep "arm.lua:1: error: .*bais" said.txt || return 1
  echo 'functions = { "crba", "ltdl", "solve" }' >arm.lua
  build && prints
}

# ---- FetchContent -------------------------------------------------------------------------------

fetched()
{
  mkdir -p "$place/fetched" && cd "$place/fetched" && cp "$root"/tests/consumer/shared/* . || return 1
  tar -C "$place" --create --gzip --file=pinion.tar.gz "the sources" || return 1
  page=$root/tests/consumer/cmake-subdir/README.md
  awk '/^<!-- / { mark = $2 } /^```/ { inside = !inside; next }
    inside && mark == "fetch" { print >"fetch" }
    inside && mark == "file:" { print }' "$page" >page.txt
  sed '/^add_subdirectory/{r fetch
    d
    }' page.txt >CMakeLists.txt
  cat CMakeLists.txt
  grep FetchContent_Make CMakeLists.txt && configure && build && prints
}

# ---- a project of strict C99 --------------------------------------------------------------------

# whose generated files may be fused all the same
in_c99()
{
  project c99 <<'END'
set(CMAKE_C_STANDARD 99)
set(CMAKE_C_EXTENSIONS OFF)
pinion_add_robot(TARGET arm URDF arm.urdf FUNCTIONS crba ltdl solve)
END
  configure -DCMAKE_EXPORT_COMPILE_COMMANDS=ON && grep command b/compile_commands.json >commands ||
    return 1
  grep -- -std=c99 commands | grep controller.c && grep -- -std=gnu99 commands | grep arm_crba.c &&
    ! grep -- -std=c99 commands | grep arm_crba.c
}

# ---- a URDF that a rule makes -------------------------------------------------------------------

by_rule()
{
  project "rule $1" <<'END'
add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/made.urdf
  COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_SOURCE_DIR}/arm.urdf made.urdf
  DEPENDS arm.urdf)
pinion_add_robot(TARGET arm URDF ${CMAKE_CURRENT_BINARY_DIR}/made.urdf FUNCTIONS crba ltdl solve)
END
  configure || return 1
  [ ! -s b/made.urdf ] || return 1
  if [ "$1" = Unix ]; then
    if build >said.txt 2>&1; then return 1; fi
    grep "build again" said.txt || return 1
  fi
  build && prints
}

rule_again()
{
  touch arm.urdf
  build && prints && sed -i 's/mass value="1.5[0-9]*"/mass value="3.5"/' arm.urdf && build && ! prints
}

missing()
{
  project missing <<'END'
pinion_add_robot(TARGET arm URDF nowhere.urdf FUNCTIONS crba)
END
  if configure >said.txt 2>&1; then return 1; fi
  grep 'nowhere.urdf' said.txt
}

# ---- all together -------------------------------------------------------------------------------

# of the project, the robot and pinion's runtime
unity()
{
  project unity <<'END'
pinion_add_robot(TARGET arm URDF arm.urdf FUNCTIONS all OPTIONS --bindings=cpp,python SELFTEST)
END
  configure -DCMAKE_UNITY_BUILD=ON && build && prints && b/arm_selftest 20
}

untouched()
{
  sums >"$place/after"
  diff "$place/before" "$place/after"
}

generator=Ninja
test_that "a project of strict C99" in_c99
test_that "a URDF that nobody makes ends configuring" missing
test_that "a unity build" unity
test_that "FetchContent, as the page has it" fetched
test_that "nothing was written to the source tree" untouched

# what the other projects do not link, which takes long to compile
(cd "$place/the sources/runtime" && chmod u+w */ && rm -f */*.c && chmod a-w */)
sums >"$place/before"
for generator in Ninja "Unix Makefiles"; do
  short=${generator%% *}
  test_that "$generator: a robot in xacro" in_xacro "$short"
  cd "$place/xacro_$short" && test_that "$generator: a file that it includes" another_mass
  test_that "$generator: a mistake in it stops the build" broken_xacro
  test_that "$generator: a URDF that a rule makes" by_rule "$short"
  cd "$place/rule $short" && test_that "$generator: made again" rule_again
  test_that "$generator: other functions in the configuration" other_functions "$short"
done
test_that "nor by these projects" untouched
chmod -R u+w "$place/the sources"

finish
