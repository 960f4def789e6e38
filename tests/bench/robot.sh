#!/bin/sh
# robot.sh DIR URDF FLAG... -- makes DIR/bench.1, bench.2 .., the program that times one robot,
# linked in several orders; DIR/costs, the costs of its parts. FLAGs go to the generator.
#
# Every build of builds.sh is generated and compiled. link.sh links each with its own copy of the
# parts of runtime/ that it needs into one object that exports a single name, so that the same
# function can be in the program several times. Contestants of peers.sh follow. A function that the
# generator does not have for this robot (aba with mimic joints) is left out.
#
#   BENCH_FUNCTIONS   what to generate: crba,ltdl,solve,rnea,bias,fd,aba
#   BENCH_MORE        and what not in lanes: minv,coriolis,centroidal,rnea_derivatives,
#                     fd_derivatives,regressor, and fd_constrained where a --config closes loops
#   PROCESSES         programs, 1
#   BENCH_JOBS        compilers at a time, 2
#   BENCH_LATEST      seconds that generating may take, 600; see also compile.sh
#
# Uses $LUA, $CC and $CXX when set. Run from the project's root after `make all`.

set -u
dir=$1
urdf=$2
shift 2
here=tests/bench
runtimes=${BENCH_DIR:-.build/bench}/runtime
lua=${LUA:-lua5.4}
cc=${CC:-cc}
cxx=${CXX:-g++}
functions=${BENCH_FUNCTIONS:-crba,ltdl,solve,rnea,bias,fd,aba}
more=${BENCH_MORE-minv,coriolis,centroidal,rnea_derivatives,fd_derivatives,regressor}
closed=
case " $* " in *" --config "*) closed=-DBENCH_CLOSED more=${more:+$more,}fd_constrained ;; esac
# plain: `#pragma weak` of calls_generated.h knows no macros
plain=-DPINION_PLAIN_SYMBOLS
include="-I $here -I tests/peers -I runtime $plain"
team_flags="-std=c99 -O2 $include $closed"

rm -rf "$dir"
mkdir -p "$dir"

fail()
{
  echo "bench: $*" >&2
  exit 1
}

# generate TEXT LANES DIR FLAG..: the C of the robot, called r, once for each TEXT and LANES
generate()
{
  text=$1 lanes=$2 made=$3
  shift 3
  [ -d "$made" ] && return 0
  case $text in
    off) set -- -O2 --limbs off "$@" ;;
    before) set -- -O2 "$@" ;;
    *) set -- "-$text" "$@" ;;
  esac
  first=$functions
  [ "$lanes" != - ] || first=$functions${more:+,$more}
  second=$(echo "$first" | sed 's/,aba\(,\|$\)/\1/')
  [ "$lanes" = - ] || set -- --lanes "$lanes" "$@"
  start=$(date +%s%N)
  set -- --name r "$@" -o "$made" "$urdf"
  late=${BENCH_LATEST:-600}
  timeout "$late" "$lua" "$root/gen/pinion" --functions "$first" "$@" >"$made.log" 2>&1 ||
    timeout "$late" "$lua" "$root/gen/pinion" --functions "$second" "$@" >"$made.log" 2>&1 ||
    { cat "$made.log" >&2; return 1; }
  echo "$start $(date +%s%N)" | awk '{ printf "%.3f\n", ($2 - $1) / 1e9 }' >"$made.seconds"
  rm -f "$made"/*selftest*
}

# the functions that a header declares, as -DHAVE_crba ..
have() { sed -n "s/^[a-z ]*[ *]r_\\([A-Za-z_]*\\)$2(.*/-DHAVE_\\1/p" "$1" | sort -u; }

# how many matrices of this robot fit into 32 KB: 32, 16 or 8, but at least as many as lanes
fitting()
{
  sed -n '/^enum {/,/^};/p' "$1" | grep -o 'R_H_[A-Za-z0-9_]*' | sort -u |
    awk -v least="${BENCH_LANES:-8}" 'END {
      fit = 32
      while (fit > 8 && fit > least && fit * NR * 8 > 32768) fit /= 2
      print fit }'
}

# archive NAME FLAG..: runtime/ without contact and maximal coordinates, once for all robots
archive()
{
  library=$runtimes/$1
  shift
  [ -f "$library/runtime.a" ] && [ "$(cat "$library/flags" 2>/dev/null)" = "$cc $*" ] &&
    [ -z "$(find runtime -newer "$library/runtime.a" -print | head -n 1)" ] && return 0
  mkdir -p "$library"
  sources=$PWD/runtime
  (cd "$library" && "$cc" -std=c99 "$@" -I "$sources" -c "$sources"/*.c "$sources"/generic/*/*.c) || return 1
  ar rcs "$library/runtime.a" "$library"/*.o && echo "$cc $*" >"$library/flags"
}

# called DIR: the files of runtime/ that generated code calls, by its r.mk
called() { sed -n 's/^R_RUNTIME := *//p' "$1/r.mk"; }

# team NAME FLAG..: adds NAME.build as a contestant, in lanes or not, with these flags
team()
{
  name=$1
  shift
  case " $* " in *=native*) kind=native ;; *) kind=any ;; esac
  echo "$name - $kind $lanes" >>"$dir/teams"
}

# ours NAME DIR CALLS FLAG..: compiles the driver of a build
ours()
{
  name=$1 from=$2 calls=$3
  shift 3
  "$cc" $team_flags -I "$from" -DTEAM="$name" -include "$here/calls_$calls.h" "$@" \
    -c "$here/ours.c" -o "$dir/$name.build/ours.o" || fail "$name: driver not compiled"
}

# build NAME TEXT LANES COMPILER FLAG..: one line of builds.sh
build()
{
  name=$1 text=$2 lanes=$3 compiler=$4
  shift 4
  from=$dir/$text.lanes$lanes to=$dir/$name.build
  root=.
  [ "$text" != before ] || root=$BENCH_BEFORE
  mkdir -p "$to"
  generate "$text" "$lanes" "$from" $generator_flags || fail "$urdf: not generated"
  if [ ! -e "$dir/generated" ]; then
    ln -s "$(basename "$from")" "$dir/generated"
    team_flags="$team_flags -DBENCH_FIT=$(fitting "$from/r.h")"
  fi
  for f in $(called "$from"); do
    "$compiler" -std=c99 "$@" -I "$root/runtime" -c "$root/runtime/$f" \
      -o "$to/runtime_${f%.c}.o" || fail "$name: $f not compiled"
  done
  files=$(ls -S "$from"/*.c | grep -Ev '/r_(model|pattern|limits)\.c$')
  if [ "$lanes" = - ]; then
    ours "$name" "$from" generated $(have "$from/r.h" '')
  else
    files=$(printf '%s\n' "$files" | grep "/r_x$lanes")
    "$cc" $team_flags -I "$from" -DTEAM="$name" -DLANES="$lanes" \
      $(have "$from/r_x$lanes.h" "_x$lanes") -c "$here/lanes.c" -o "$to/ours.o" ||
      fail "$name: driver not compiled"
  fi
  export BENCH_TO="$to" BENCH_FLAGS="$* $plain -I $root/runtime -I $from"
  printf '%s\n' "$files" | CC=$compiler xargs -P "${BENCH_JOBS:-2}" -n 1 sh -c '
    sh tests/bench/compile.sh "$1" "$BENCH_TO/$(basename "$1" .c).o" $BENCH_FLAGS' compile ||
    fail "$name: not compiled"
  cat "$to"/*.cost | sed "s/^/$name /" >>"$dir/costs"
  team "$name" "$@"
}

# generic NAME FLAG..: the table-driven runtime
generic()
{
  name=$1 lanes=- root=.
  shift
  mkdir -p "$dir/$name.build"
  archive "$name" "$@" || fail "$name: not compiled"
  ours "$name" "$dir/generated" generic
  "$cc" -std=c99 -O2 $include -c "$dir/generated/r_model.c" -o "$dir/$name.build/r_model.o" ||
    fail "$name: not compiled"
  team "$name" "$@"
}

peer()
{
  name=$1 source=$2
  shift 2
  flags=$(printf '%s' "$*" | sed 's/ *:.*//')
  object=$dir/team_$name.o
  file=-
  case $source in
    *.c) "$cc" $team_flags -I "$dir/generated" $flags -c "$source" -o "$object" ;;
    *) "$cxx" -O2 $include -I "$dir/generated" $flags -c "$source" -o "$object" ;;
  esac || { echo "skipped: $name: does not compile" >&2; return; }
  if [ "$name" = mujoco_closed ]; then
    file=$dir/robot.xml
    extra="$extra tests/peers/rows.c"
  elif [ "$name" = mujoco ]; then
    file=$dir/robot.xml
    extra="$extra tests/peers/judge_map.c"
    base=fixed
    case " $generator_flags " in *" floating "* | *"=floating "*) base=floating ;; esac
    config=$(echo "$generator_flags" | sed -n 's/.*--config \([^ ]*\).*/\1/p')
    LUA_PATH_5_4="gen/?.lua;gen/?/init.lua;${LUA_PATH_5_4:-;}" \
      LUA_CPATH_5_4="gen/?.so;${LUA_CPATH_5_4:-;}" \
      "$lua" tests/peers/mjcf.lua "$urdf" $base $config >"$dir/mjcf.xml" || {
      echo "skipped: mujoco: $urdf cannot be told in its language" >&2
      extra=
      return
    }
    # lets MuJoCo weld what is fixed, as pinion does
    sed 's/<compiler /<compiler fusestatic="true" /' "$dir/mjcf.xml" >"$file"
  fi
  echo "$name $file any -" >>"$dir/teams"
  libraries="$libraries ${*##*:}"
}

# writes contestants.c: all contestants, in the order of the teams
roll()
{
  awk '
    { names = names (NR > 1 ? ", " : "") "bench_" $1
      file = $2 == "-" ? "" : $2
      rows = rows sprintf("    {bench_%s, \"%s\", %d, %d},\n", $1, file, $3 == "native", $4 + 0) }
    END { print "#include \"bench.h\""
          print "extern bench_contestant " names ";"
          print "const bench_team bench_teams[] = {\n" rows "};"
          print "const int bench_team_count = " NR ";" }' "$dir/teams"
}

generator_flags=$*
extra=
libraries=
sh $here/builds.sh >"$dir/builds"
while read -r name text lanes compiler flags; do
  build "$name" "$text" "$lanes" "$compiler" $flags
done <"$dir/builds"
[ -s "$dir/teams" ] || fail "no build of the generated code to time"
generic runtime $(sh $here/flags.sh native)
generic runtime_plain $(sh $here/flags.sh plain)
sh $here/libraries/peers.sh $closed >"$dir/peers"
while read -r line; do
  peer $line
done <"$dir/peers"

roll >"$dir/contestants.c"
counting=
if echo '#include <valgrind/callgrind.h>' | "$cc" -x c -E - -o /dev/null 2>/dev/null; then
  counting=-DHAVE_CALLGRIND
fi
for f in $here/main.c $here/states.c $here/moments.c $here/instructions.c "$dir/contestants.c" "$dir/generated/r_model.c" \
  "$dir/generated/r_pattern.c" $extra; do
  "$cc" $team_flags -I "$dir/generated" $counting -c "$f" -o "$dir/main_$(basename "$f" .c).o" ||
    fail "$f: not compiled"
done
n=1
while [ $n -le "${PROCESSES:-1}" ]; do
  sh $here/link.sh "$dir" $n "$runtimes" $libraries || fail "not linked"
  n=$((n + 1))
done
