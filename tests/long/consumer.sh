#!/bin/sh
# long/consumer.sh -- pinion installed below a directory with a blank in its name, moved, and used
# by the projects of tests/consumer, one for each build system.
#
# `pinion new` writes those for make, Meson and CMake; long/new.sh tries it with other robots.
# The pages beside the projects, and templates/doc/installing.md, are typed word by word.  Each
# project is built and run. Then: nothing touched, nothing done; a mass changed, only the affected
# object compiled (arm_crba); the URDF broken, the build stops at file:line and the program is not
# linked anew; repaired, it builds again.  Time stamps show what is compiled.

set -u
cd "$(dirname "$0")/../.." || exit 1
suite=consumer
. tests/support/shell.sh
place=$root/.build/tests/consumer
prefix="$place/the prefix"
version=$(sed -n 's/^return "\(.*\)"$/\1/p' gen/version.lua)

# ---- the steps of every project -----------------------------------------------------------------

mass() { sed -i "s/mass value=\"1.5[0-9]*\"/mass value=\"1.5$1\"/" arm.urdf; }
spoil() { sed -i 's/child link="lower"/child link="lowr"/' arm.urdf; }
mend() { sed -i 's/child link="lowr"/child link="lower"/' arm.urdf; }

# the time stamp and the name of every object and program below here; some tools link by rename
objects()
{
  find . \( -name '*.o' -o -name 'controller' -type f -o -name '*.a' \) \
    ! -path '*CompilerId*' -printf '%T@/%P\n'
}

# sets again to the names of objects made anew since before.txt was written
anew()
{
  again=$(objects | awk -F / 'FILENAME == "before.txt" { before[$0]; next }
    !($0 in before) { sub(/^meson-generated_.._/, "", $NF); printf "%s ", $NF }' before.txt -)
  echo "made anew: $again"
}

built_and_run()
{
  build || return 1
  out=$("$1")
  echo "printed: $out"
  [ "$out" = 28.601990 ]
}

nothing_to_do()
{
  objects >before.txt
  build || return 1
  anew
  [ -z "$again" ]
}

# only the object of crba; with CMake and Meson also those of the tables and the self-test; with
# CMake also the other robot's crba and fused function; and what is linked of them
one_object()
{
  objects >before.txt
  mass 7
  build || return 1
  anew
  for file in $again; do
    case $file in
      arm_crba*o | controller | libarm.a) ;;
      arm_model*o | arm_selftest*o | tiny_crba*o | tiny_tick*o | libtiny.a)
        [ "$project" = cmake ] || [ "$project" = meson ] || return 1 ;;
      *) return 1 ;;
    esac
  done
  case " $again" in *' arm_crba'*) ;; *) return 1 ;; esac
  case " $again" in *' controller '*) return 0 ;; *) return 1 ;; esac
}

stops_at_the_line()
{
  objects >before.txt
  spoil
  if build >said.txt 2>&1; then return 1; fi
  cat said.txt
  grep "arm.urdf:22: error: joint 'elbow': child link 'lowr'" said.txt || return 1
  anew
  [ -z "$again" ]
}

# build, and check that it says that it generates, or shows the command
generating()
{
  build >said.txt 2>&1 && cat said.txt && grep -q 'Generating\|PINION\|--name=arm' said.txt
}

# a new generator that writes the same files: nothing is compiled; generator_file of it is new
generator_counts()
{
  objects >before.txt
  touch "$generator_file"
  generating || return 1
  anew
  [ -z "$again" ]
}

# a file that the depfile names; by now the project's file says --order order.txt
order_counts()
{
  printf 'shoulder\nelbow\nwrist\n' >order.txt
  build || return 1
  echo '# a remark' >>order.txt
  generating || return 1
  if generating; then return 1; fi
}

mended()
{
  mend
  build
}

# life NAME PROGRAM [briefly]: all these steps, or each of them once; `build` is the project's command,
# in its directory
life()
{
  test_that "$1: builds and runs" built_and_run "$2"
  test_that "$1: nothing touched, nothing done" nothing_to_do
  test_that "$1: a new mass, one object" one_object
  [ -n "${3:-}" ] || test_that "$1: then nothing to do" nothing_to_do
  test_that "$1: a broken URDF stops the build" stops_at_the_line
  [ -n "${3:-}" ] || test_that "$1: and again" stops_at_the_line
  test_that "$1: mended, it builds" mended
  test_that "$1: a new generator generates" generator_counts
  [ -n "${3:-}" ] || test_that "$1: then nothing to do" nothing_to_do
}

# enter PROJECT NAME: changes into a fresh copy of the project, by `pinion new` where that writes
# it, with our program; CMake also gets the robot and the program that its page adds
enter()
{
  cd "$place" || exit 1
  case $1 in
    make | meson | cmake)
      pinion new --for "$1" --name arm --functions crba,ltdl,solve "$2" \
        "$root/tests/consumer/shared/arm.urdf" >/dev/null || exit 1 ;;
  esac
  mkdir -p "$2" && cp "$root/tests/consumer/$1/"* "$root/tests/consumer/shared/"* "$2" && cd "$2" ||
    exit 1
  [ "$1" != cmake ] || { block README.md more; echo "$no_messages"; } >>CMakeLists.txt
}

# block PAGE MARK: the lines of all fenced blocks of that page below <!-- MARK -->
block()
{
  awk -v mark="<!-- $2 -->" '
    $0 == mark { marked = 1; next }
    /^```/ { inside = !inside && marked; marked = 0; next }
    inside { print }' "$1"
}

# page_runs NAME: runs the commands of that project's page, in a directory with the file it shows
# and those of shared/
page_runs()
{
  cd "$place" || return 1
  mkdir "page $1" && cp "$root/tests/consumer/shared/"* "page $1" && cd "page $1" || return 1
  ln -s "$root" pinion
  project=$root/tests/consumer/$1
  for file in CMakeLists.txt Makefile meson.build; do
    block "$project/README.md" "file: $file" >"$file"
    [ -s "$file" ] || rm "$file"
    [ ! -f "$project/$file" ] || cmp "$file" "$project/$file" || return 1
  done
  block "$project/README.md" run >commands
  [ -s commands ] && sh -e commands >said.txt || return 1
  cat said.txt
  if [ -d project ]; then # by `pinion new`: the file that the page shows, H, the self-test
    cmp "$file_of_new" "project/$file_of_new" &&
      grep -Ex ' +0\.0000 +0\.010[78] +0\.003[23]' said.txt &&
      grep -E '[^0-9]0 failed|100% tests passed|^Ok: +1' said.txt
  else
    [ "$(tail -n 1 said.txt)" = 28.601990 ]
  fi
}

# with a home of its own; without a blank, because the plain page does not quote pkg-config's words
page_installs()
{
  (
    HOME=$(mktemp -d) || exit 1
    export HOME
    trap 'rm -rf "$HOME"' EXIT
    trap 'exit 1' HUP INT TERM
    cd "$root" && block templates/doc/installing.md run >"$place/commands" && sh -e "$place/commands" >"$log.out" &&
      grep -x "pinion $version" "$log.out" && [ -x "$HOME/.local/bin/pinion" ] &&
      grep '^export ' "$place/commands" >"$place/paths" || exit 1
    # shellcheck source=/dev/null
    . "$place/paths"
    page_runs plain
  )
}

# ---- installing ---------------------------------------------------------------------------------

install_to() { (cd "$root" && "$make" -s install PREFIX="$1" DESTDIR="$2"); }
uninstall_from() { (cd "$root" && "$make" -s uninstall PREFIX="$1" DESTDIR="$2"); }

# from another directory, and through a link
generates()
{
  cd "$place" || return 1
  "$prefix/bin/pinion" -o plain "$root/models/arm6.urdf" || return 1
  ln -sf "$prefix/bin/pinion" link
  ./link -o through "$root/models/arm6.urdf" || return 1
  (cd "$root" && "${LUA:-lua5.4}" gen/pinion -o "$place/tree" "$root/models/arm6.urdf") || return 1
  rm plain/*.d through/*.d tree/*.d
  diff -r plain through && diff -r plain tree
}

# no installed file contains the name of its directory
knows_no_place()
{
  ! grep -rIl "place of birth" "$prefix" && ! grep -rl "$root" "$prefix" --include='*.[!ao]*'
}

compiles_by_pkg_config()
{
  cd "$place" || return 1
  shared=$root/tests/consumer/shared
  pinion --functions crba,ltdl,solve --name arm -o "by hand" "$shared/arm.urdf" || return 1
  rm "by hand"/*_selftest.c "by hand"/*_model.c
  eval "cc -std=c99 -Wall -Wextra -Werror -I 'by hand' $(pkg-config --cflags pinion) \
    '$shared/controller.c' 'by hand'/*.c $(pkg-config --libs pinion) -o by_hand" && ./by_hand
}

# the line of --help all, in an empty directory
compiles_by_help()
{
  rm -rf "$place/helped" && mkdir "$place/helped" && cd "$place/helped" || return 1
  pinion "$root/tests/consumer/shared/arm.urdf" && ln -s "$prefix/share/pinion/runtime" runtime || return 1
  line=$(pinion --help all | sed -n 's/^ *\(cc .*\)<robot>\(.*\)/\1*\2/p')
  [ -n "$line" ] && eval "$line" && ./a.out 20 | tail -n 1 | grep ' passed, 0 failed'
}

leaves_nothing()
{
  uninstall_from /opt/x "$place/dest dir" || return 1
  find "$place/dest dir" ! -type d
  [ -z "$(find "$place/dest dir" ! -type d)" ] && [ ! -e "$place/dest dir/opt/x/share/pinion" ] &&
    [ ! -e "$place/dest dir/opt/x/include/pinion" ]
}

# of directories, exactly those that install made; of files, those of earlier versions that lie where
# programs look for sources
removes_what_it_made()
{
  mkdir -p "$place/pre fix/share/man" "$place/pre fix/lib"
  install_to "$place/pre fix" "" || return 1
  touch "$place/pre fix/include/pinion/generic/crba.h" \
    "$place/pre fix/share/pinion/runtime/generic/crba.c"
  install_to "$place/pre fix" "" || return 1
  mkdir -p "$place/pre fix/share/zsh/mine"
  uninstall_from "$place/pre fix" "" || return 1
  (cd "$place/pre fix" && find . | LC_ALL=C sort) >"$place/left"
  printf '%s\n' . ./lib ./share ./share/man ./share/zsh ./share/zsh/mine | diff - "$place/left"
}

manual_is_clean()
{
  words=$(man --warnings -E UTF-8 -l -Tutf8 -Z "$prefix/share/man/man1/pinion.1" 2>&1 >/dev/null)
  echo "$words"
  [ -z "$words" ] && grep -q '^\.B \\-\\-functions' "$prefix/share/man/man1/pinion.1"
}

# of all installed pages; a link may have an anchor, or be one
links_lead_somewhere()
{
  find "$prefix/share/doc/pinion" "$prefix/share/pinion" -name '*.md' >"$place/pages"
  grep -q 'share/pinion/runtime/README.md$' "$place/pages" || return 1
  while read -r page; do
    grep -o '](\(\.\|\w\)[^):]*)' "$page" | sed 's/^](//; s/)$//; s/#.*//' | sort -u |
      while read -r link; do
        [ -e "${page%/*}/$link" ] || echo "$page: $link"
      done
  done <"$place/pages" >"$place/wrong"
  cat "$place/wrong"
  [ ! -s "$place/wrong" ]
}

completions_parse()
{
  bash -n "$prefix/share/bash-completion/completions/pinion" || return 1
  bash -c ". '$prefix/share/bash-completion/completions/pinion'
    COMP_WORDS=(pinion --fu); COMP_CWORD=1; _pinion
    echo \"\${COMPREPLY[*]}\"; [ \"\${COMPREPLY[*]}\" = '--fuse --functions' ] ||
    [ \"\${COMPREPLY[*]}\" = '--functions --fuse' ]"
}

rm -rf "$place"
mkdir -p "$place"
test_that "make install" install_to "$place/place of birth" ""
hasty "$place/compilers"
test_that "the installed tree moves" mv "$place/place of birth" "$prefix"
test_that "bin/pinion generates what the source tree's does" generates
test_that "no file holds the place" knows_no_place
test_that "a PREFIX that is not absolute is refused" sh -c '! PREFIX=x DESTDIR= LIBDIR=lib BUILT=x \
  LUA=x sh templates/install/install.sh install'
test_that "DESTDIR" install_to /opt/x "$place/dest dir"
test_that "it is put below" [ -x "$place/dest dir/opt/x/bin/pinion" ]
test_that "make uninstall leaves nothing" leaves_nothing
test_that "and removes the directories that install made" removes_what_it_made
if command -v man >/dev/null; then
  test_that "the manual page has no warning and the options" manual_is_clean
else
  echo "skipped: man is not installed"
fi
test_that "links of installed pages" links_lead_somewhere
test_that "completions of bash" completions_parse

test_that "the pages of installing and of plain" page_installs

PATH=$prefix/bin:$PATH
PKG_CONFIG_PATH=$prefix/lib/pkgconfig
LD_LIBRARY_PATH=$prefix/lib
export PATH PKG_CONFIG_PATH LD_LIBRARY_PATH
test_that "pkg-config is enough to compile" compiles_by_pkg_config
test_that "the line of --help all compiles the self-test" compiles_by_help

# by Ninja, since both generators of CMake build its own project below
export CMAKE_GENERATOR=Ninja
for page in make meson cmake cmake-subdir cmake-plain; do
  case $page in make) file_of_new=Makefile ;; meson) file_of_new=meson.build ;; *) file_of_new=CMakeLists.txt ;; esac
  test_that "the page of $page" page_runs $page
done

# ---- make, meson --------------------------------------------------------------------------------

# a deleted file comes back, and cleaning works while the URDF is broken
comes_back() { rm generated/arm_ltdl.c && build && [ -f generated/arm_ltdl.c ]; }
cleans() { spoil && "$make" clean && mend && [ ! -e generated ]; }
other_options()
{
  sed -i 's/ltdl,solve/ltdl,solve,bias/' Makefile
  build && [ -f generated/arm_bias.o ]
}

project=make
generator_file=$prefix/bin/pinion
enter make "by make"
build() { "$make" -j2; }
life make ./controller
test_that "make: a deleted file comes back" comes_back
test_that "make: other options, other objects" other_options
sed -i 's/^PINION_FLAGS_arm := /&--order order.txt /' Makefile
test_that "make: the file of --order counts" order_counts
test_that "make: clean while the URDF is broken" cleans

project=meson
enter meson "by meson"
build() { ninja -C b; }
test_that "meson: setup" meson setup b
life meson b/controller

# ---- CMake --------------------------------------------------------------------------------------

configure() { cmake -G "$generator" -B b -Dpinion_DIR="$prefix/lib/cmake/pinion" "$@" .; }
build() { built_in b; }
two_robots() { [ "$(b/two)" = "equal regular" ]; }
tested() { cmake -E chdir b ctest | grep "100% tests passed, 0 tests failed out of 1"; }

# a joint that follows another one removes aba, so the names of the files change; the build says so,
# and the next one runs CMake first
names_change()
{
  sed -i 's/FUNCTIONS neutral crba ltdl solve/FUNCTIONS all/; /two/d; /tiny/d; /FUSE/d; /CXX/d' CMakeLists.txt
  configure -DCMAKE_UNITY_BUILD=ON && build && [ -f b/arm.pinion/arm_aba.c ] || return 1
  sed -i '/joint name="wrist"/a <mimic joint="elbow" multiplier="0.5"/>' arm.urdf
  if build >said.txt 2>&1; then cat said.txt; return 1; fi
  grep "build again" said.txt || return 1
  sed -i 's/, 0.3}/}/' controller.c
  build && b/controller
}

project=cmake
briefly=
for generator in Ninja "Unix Makefiles"; do
  enter cmake "cmake by ${generator%% *}"
  test_that "cmake, $generator: configures" configure
  generator_file=$prefix/share/pinion/gen/expr/init.lua
  life "cmake, $generator" b/controller "$briefly"
  briefly=briefly
  test_that "cmake, $generator: two robots in C++" two_robots
  test_that "cmake, $generator: ctest runs the self-test" tested
  sed -i 's/SELFTEST/ORDER order.txt/' CMakeLists.txt
  printf 'shoulder\nelbow\nwrist\n' >order.txt
  test_that "cmake, $generator: the file of ORDER counts" order_counts
done

# in the directories where the pages were typed
build() { built_in build; }
for project in cmake-subdir cmake-plain; do
  cd "$place/page $project" || exit 1
  case $project in
    cmake-subdir) generator_file=build/pinion/generator/gen/xml/core.so ;;
    *) generator_file=$prefix/bin/pinion ;;
  esac
  life "$project" build/controller briefly
done
build() { built_in b; }

# a long path, where CMake would wrap the line of a message
enter cmake "cmake bad $(printf '%060d' 0)"
generator=Ninja
spoil
test_that "cmake: a broken URDF ends configuring at its line" sh -c '! cmake -G Ninja -B b \
  -Dpinion_DIR="$1/lib/cmake/pinion" . >out.txt 2>&1; grep "arm.urdf:22: error:" out.txt' x "$prefix"
mend
test_that "cmake: an unknown version is refused" sh -c 'sed -i "s/(pinion REQ/(pinion 99 REQ/" \
  CMakeLists.txt; ! cmake -G Ninja -B c -Dpinion_DIR="$1/lib/cmake/pinion" .' x "$prefix"

cross()
{
  configure -DCMAKE_TOOLCHAIN_FILE="$PWD/generic.cmake" && cmake --build b --target arm &&
    [ -f b/libpinion.a ] && [ -f b/libarm.a ] && grep -e '--target=mcu' b/arm.pinion/arm.h
}
shared() { configure -DBUILD_SHARED_LIBS=ON && build && [ -f b/libarm.so ] && b/controller; }

enter cmake "cmake cross"
test_that "cmake: cross-compiling compiles the runtime too" cross
enter cmake "cmake shared"
test_that "cmake: shared libraries" shared
test_that "cmake: other names of files" names_change

finish
