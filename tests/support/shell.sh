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

# hasty DIR: puts compilers that never optimise, whatever their flags, into DIR and DIR first into
# PATH, for suites about build systems, which do not look at the machine code.  With ccache they
# compile a file once for all projects.
hasty()
{
  CCACHE_DIR=$root/.build/ccache CCACHE_BASEDIR=$root
  export CCACHE_DIR CCACHE_BASEDIR
  mkdir -p "$1"
  ccache=$(command -v ccache) && cached='case " $* " in *" -c "*) set -- '$ccache' "$@" ;; esac' ||
    cached=
  for name in cc c++ gcc g++ "$(cc -dumpmachine)-gcc" arm-none-eabi-gcc arm-none-eabi-g++; do
    real=$(command -v "$name") || continue
    printf '#!/bin/sh\nset -- %s "$@" -O0\n%s\nexec "$@"\n' "$real" "$cached" >"$1/$name"
    chmod +x "$1/$name"
  done
  PATH=$1:$PATH
}

# finish: the last line, and the exit code
finish()
{
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
