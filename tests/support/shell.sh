# support/shell.sh -- the common part of the long suites in shell.  A suite goes to the project's
# root and says
#   suite=NAME
#   . tests/support/shell.sh
# which sets root, make and log (of the running test) and forgets the settings of the make that runs
# us.  Then it tests each thing with test_that, and ends with `finish`.

root=$(pwd)
make=${MAKE:-make}
unset MAKEFLAGS MFLAGS MAKELEVEL LUA_PATH_5_4 LUA_CPATH_5_4 CFLAGS TESTS
mkdir -p "$root/.build/tests"
log=$root/.build/tests/$suite.log
passed=0
failed=0

# test_that NAME COMMAND...: one test; its output is shown if it fails
test_that()
{
  name=$1
  shift
  if "$@" >"$log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $name"
    sed 's/^/  | /' "$log" | tail -n 30
  fi
}

# by_ccache: where ccache, if it is there, keeps what it compiled, for all suites; it preprocesses
# nothing where the compiler names what a file includes
by_ccache()
{
  CCACHE_DIR=$root/.build/ccache CCACHE_BASEDIR=$root CCACHE_DEPEND=1
  export CCACHE_DIR CCACHE_BASEDIR CCACHE_DEPEND
  ccache=$(command -v ccache)
}

# hasty DIR: puts compilers that never optimise, whatever their flags, into DIR and DIR first into
# PATH, for suites about build systems, which do not look at the machine code.  tcc compiles C, if it
# is there, and its objects are linked with what they call; other files are compiled once for all
# projects, by ccache, and those in C++ by clang, which takes half of the time with Eigen.  ar loads
# no plugins, which took most of its time, and makes the table of an archive, so that ranlib need not.
hasty()
{
  mkdir -p "$1"
  by_ccache
  called=$(tcc -print-search-dirs 2>/dev/null | sed -n 's/^ *\(.*libtcc1\.a\)$/\1/p')
  for name in cc c++ gcc g++ "$(cc -dumpmachine)-gcc" arm-none-eabi-gcc arm-none-eabi-g++; do
    real=$(command -v "$name") || continue
    [ "$name" != c++ ] || real=$(command -v clang++ || echo "$real")
    compile="exec $ccache $real \"\$@\" -O0" link="set -- \"\$@\" ${called:+"$called -z noexecstack"}"
    program=$link
    case $name in
      arm-*) link= program= ;;
      *++) ;;
      *) [ -z "$called" ] || compile='tiny "$@"; exit' program='exec tcc "$@"' ;;
    esac
    {
      echo '#!/bin/sh'
      sed -n '/^tiny/,/^}/p' "$root/tests/support/shell.sh"
      echo "case \" \$* \" in *' -c '*) $compile ;; *' -Wl,'*) $link ;; *' -o '* | *'.c '*'.c '*) $program ;; esac"
      echo "exec $real \"\$@\" -O0"
    } >"$1/$name"
    chmod +x "$1/$name"
  done
  for tools in '' arm-none-eabi-; do
    real=$(command -v "${tools}ar") || continue
    printf '#!/bin/sh\nexec %s --plugin /dev/null "$@"\n' "$real" >"$1/${tools}ar"
    echo '#!/bin/sh' >"$1/${tools}ranlib"
    chmod +x "$1/${tools}ar" "$1/${tools}ranlib"
  done
  PATH=$1:$PATH
}

# tiny WORD...: gcc's words for tcc, which names targets of depfiles itself, and leaves blanks as
# they are
tiny()
{
  last='' deps=''
  for word; do
    shift
    case $last$word in
      -M[TQ]*) ;;
      -MP) word= ;;
      -MMD) set -- "$@" -MD ;;
      -MF?*) deps=$word; set -- "$@" -MF "$word" ;;
      -MF) ;;
      *) set -- "$@" "$word" ;;
    esac
    case $word in -M[TQF]) last=$word ;; *) last= ;; esac
  done
  [ -n "$deps" ] || exec tcc "$@"
  tcc "$@" || return 1
  text=
  while IFS= read -r line; do
    start=${line%%[! ]*} end=${line##*[! \\]}
    line=${line#"$start"}
    line=${line%"$end"}
    while [ "$line" != "${line#* }" ]; do start="$start${line%% *}\\ " line=${line#* }; done
    text="$text$start$line$end
"
  done <"$deps"
  printf %s "$text" >"$deps"
}

# lines for CMakeLists.txt: no message for each object and target, which is a process for make
no_messages='set_property(GLOBAL PROPERTY RULE_MESSAGES OFF)
set_property(GLOBAL PROPERTY TARGET_MESSAGES OFF)'

# built_in DIR: `cmake --build` without its process, which takes as long as a compiler
built_in() { if [ -f "$1/build.ninja" ]; then ninja -C "$1"; else "$make" -C "$1" -j 2 VERBOSE=1; fi; }

# finish: the last line, and the exit code
finish()
{
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
