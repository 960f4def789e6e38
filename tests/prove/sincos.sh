#!/bin/sh
# sincos.sh FROM TO [SED] -- lets Frama-C prove, for the runtime's sines in double and in float,
# what runtime/sincos_contract.h promises, for angles of FROM .. TO quarters of a turn.
#
# Prints a line for each type; exit 1 if anything is not proved.  SED changes the text first:
# long/prove.lua uses it to see that mistakes are found.
#
# Intervals do not know that x ^ (x ^ y) = y. So in the proved text a switch replaces the masks that
# exchange sine and cosine; tests/runtime and `make test-sincos` compare these.

set -eu
from=$1
to=$2
change=${3:-}
dir=.build/prove/sincos
at_once=8 # more states at once take more than their share of time

quarters()
{
  cat <<'END'
  switch ((int)(t.bits & 3u)) {
  case 0:
    *s = sine.real;
    *c = cosine.real;
    break;
  case 1:
    *s = cosine.real;
    *c = -sine.real;
    break;
  case 2:
    *s = -sine.real;
    *c = -cosine.real;
    break;
  default:
    *s = -cosine.real;
    *c = sine.real;
  }
END
}

# prove TYPE PARTS DEFINE
prove()
{
  slices=0
  for first in $(seq "$from" $at_once "$to"); do
    last=$((first + at_once - 1))
    [ $last -le "$to" ] || last=$to
    ${LUA:-lua5.4} tests/prove/slices.lua "$1" "$first" $last "$2" >$dir/slices.h
    frama-c -eva -main prove -eva-slevel 100000 -eva-auto-loop-unroll 100000 -eva-no-results \
      -warn-special-float non-finite -eva-msg-key=-initial-state \
      -cpp-extra-args="-I $dir -U__GNUC__ $3" tests/prove/sincos.c >$dir/"$1".log 2>&1 || {
      tail -n 3 $dir/"$1".log >&2
      exit 1
    }
    if ! grep -q '^  0 alarms generated' $dir/"$1".log ||
      ! grep -q '3 valid     0 unknown     0 invalid      3 total' $dir/"$1".log; then
      echo "sines in $1: not proved from $first to $last quarters of a turn" >&2
      grep -A 1 'alarm\]' $dir/"$1".log | head -n 10 >&2
      exit 1
    fi
    slices=$((slices + (last - first + 1) * $2))
  done
  echo "sines in $1: as promised from $from to $to quarters of a turn, in $slices slices"
}

mkdir -p $dir
cp runtime/sincos.h runtime/sincos_contract.h $dir
quarters >$dir/quarters
sed -e '/odd k swaps sine and cosine/,/\*c = cosine.real;/{
/\*c = cosine.real;/r '$dir/quarters'
d
}' runtime/sincos_body.h | sed -e "$change" >$dir/sincos_body.h
grep -q 'switch' $dir/sincos_body.h || exit 1
prove double 16 ''
prove float 128 -DSINGLE
