#!/bin/sh
# flags.sh native|straight|plain -- the compiler's flags for this machine's own instructions, for
# straight-line code with them, or the flags that people type by habit.
#
# gcc tuned for recent Intel processors keeps floating-point numbers in general registers when it
# runs out of others; moving them there and back takes the ports that the arithmetic needs (a tenth
# of the time of a quadruped's CRBA). A switch turns that off, where gcc has it; loops, which seldom
# run out, are better off without the switch.  Uses $CC when set.

set -u
cc=${CC:-cc}
contract=-ffp-contract=fast
stay="-mtune-ctrl=^inter_unit_moves_from_vec,^inter_unit_moves_to_vec"

compiles() { echo 'int x;' | "$cc" "$@" -x c -c -o /dev/null - 2>/dev/null; }

if [ "$1" = plain ]; then
  echo "-O2"
elif ! compiles -march=native $contract; then
  echo "-O2 $contract"
elif [ "$1" = straight ] && compiles -march=native "$stay"; then
  echo "-O2 -march=native $contract $stay"
else
  echo "-O2 -march=native $contract"
fi
