#!/bin/sh
# run.sh -- MuJoCo and KDL as second and third opinions on the generated C; `make test-peers`.
#
# For each robot below: generate it under the name r, write its MJCF unless it is one, compile both
# judges with it, and compare on random states.  A test is one quantity of one robot by one judge.
# Prints every robot's sums, failures in full, `skipped: ...` for a judge that is not on this
# machine and cannot be installed, and last `N passed, N failed`.  Exit 1 if one failed or none ran.
# The output of each is in .build/peers/ROBOT-BASE/*.log.
#
# For robots with a configuration, and for MJCF files with an <equality>, MuJoCo judges the
# functions of constraints (constrained.c).
#
#   ROBOT=x.urdf     that robot (or x.xml) alone, with FLAGS='--base floating' on a floating base
#   PEERS=regex      only lines of the list below that match (extended, as grep -E)
#   PINION_SEED=N    seed of the random states
#
# Run from the project's root after `make all`.  Uses $LUA, $CC and $CXX when set.

set -u
dir=.build/peers
lua=${LUA:-lua5.4}
cc=${CC:-cc}
cxx=${CXX:-g++}

# -O0, since straight-line code is slow to optimise and quick to run
cflags="-O0 -I runtime -I tests/peers"
warnings="-Wall -Wextra"

export LUA_PATH_5_4="gen/?.lua;gen/?/init.lua;${LUA_PATH_5_4:-${LUA_PATH:-;}}"
export LUA_CPATH_5_4="gen/?.so;${LUA_CPATH_5_4:-${LUA_CPATH:-;}}"

# the functions to generate for a robot: those of links for the last one with a name possible in C
asked_for()
{
  frame=$(sed -n 's/.*<\(link\|body\)[^>]* name=["'"'"']\([A-Za-z_][A-Za-z0-9_]*\)["'"'"'].*/\2/p' "$ROBOT" | tail -n 1)
  base=fixed
  case " ${FLAGS:-} $ROBOT" in *floating*) base=floating ;; esac
  case "$ROBOT" in *.xml) grep -q '<equality' "$ROBOT" && echo "$ROBOT $base own anywhere" ;; esac
  case "$base $ROBOT" in
    floating*) echo "$ROBOT floating $frame mujoco" ;;
    *.xml) echo "$ROBOT fixed $frame mujoco" ;;
    *) echo "$ROBOT fixed $frame mujoco kdl" ;;
  esac
}

# robot, base, a link for the functions of links, judges; the slow ones first
robots()
{
  cat <<'END'
models/humanoid.urdf floating r_sole mujoco
models/humanoid.urdf fixed l_palm mujoco kdl
models/quad.urdf floating lf_foot mujoco
models/quad.urdf fixed rf_foot mujoco kdl
models/skew.urdf fixed probe mujoco kdl
models/skew.urdf floating weight mujoco
tests/peers/carrier.urdf fixed pod mujoco
tests/peers/medley.urdf fixed hand mujoco
tests/peers/balls.urdf fixed weight mujoco
tests/peers/balls.urdf floating foot mujoco
tests/peers/plates.urdf fixed puck mujoco
tests/peers/plates.urdf floating mast mujoco
models/arm7.urdf fixed tool0 mujoco kdl
models/arm6.urdf fixed tool0 mujoco kdl
models/duo.urdf fixed right_arm mujoco kdl
models/cartpole.urdf fixed pole mujoco kdl
models/pendulum.urdf fixed rod mujoco kdl
models/brick.urdf floating brick mujoco
models/picker.xml fixed hand mujoco
../shared/mjcf/ant/ant.xml floating torso mujoco
../shared/mjcf/cheetah/cheetah.xml fixed ffoot mujoco
END
}

# robot, base, a configuration with constraints or `own` for those of an MJCF file, and where its
# states are: anywhere, or within the joints' limits, outside of which the whole matrix of a biped's
# knees may lose its pivots
closed()
{
  cat <<'END'
models/humanoid.urdf floating tests/peers/closed/humanoid.lua anywhere
models/biped.urdf floating models/biped.lua within
models/quad.urdf floating tests/peers/closed/quad.lua anywhere
../shared/urdf/cassie.urdf floating tests/peers/closed/cassie.lua anywhere
../shared/urdf/hyq.urdf floating tests/peers/closed/hyq.lua anywhere
models/gripper.urdf fixed models/gripper.lua anywhere
models/fourbar.urdf fixed models/fourbar.lua anywhere
models/slider_crank.urdf fixed models/slider_crank.lua anywhere
models/picker.xml fixed own anywhere
tests/peers/closed/tied.xml floating own anywhere
../shared/mjcf/odd/ref_and_joint_equality.xml fixed own anywhere
END
}

fail()
{
  echo "  FAIL $1"
  echo "0 passed, 1 failed"
}

# generate URDF BASE FRAME DIR: the C of the robot, twice (fk of all links; the rest), as a library
generate()
{
  functions=crba,ltdl,rnea,rnea_fext,bias,gravity,Ha,fd,aba,minv,coriolis,com,com_velocity,com_jacobian
  functions=$functions,centroidal,kinetic_energy,potential_energy,integrate,difference
  functions=$functions,velocity,acceleration,acceleration_classical
  for kind in jacobian jdotv; do
    for at in '' _aligned _world; do functions=$functions,$kind$at; done
  done
  free="--mimic free --base $2" # MuJoCo and KDL have no joints that follow others exactly
  "$lua" gen/pinion --name r $free --frames "$3" --functions "$functions" -o "$4" "$1" &&
    "$lua" gen/pinion --name all $free --functions fk -o "$4" "$1" || return 1
  compile "$4"
}

# generate_closed URDF BASE CONFIG DIR: the same for functions of constraints
generate_closed()
{
  functions=phi,K,Kdotv,constraint_forces,delassus,fd_constrained,fd_stabilised,impact
  functions=$functions,position_correction,spook
  config="--config $3"
  [ "$3" = own ] && config=
  "$lua" gen/pinion --name r --mimic free --base "$2" $config --functions "$functions" -o "$4" "$1" &&
    compile "$4"
}

# compile DIR: the C generated there, as a library
compile()
{
  rm -f "$1"/*_selftest.c
  for f in "$1"/*.c; do
    "$cc" -std=c99 $cflags -I "$1" -c "$f" -o "${f%.c}.o" || return 1
  done
  ar rcs "$1/robot.a" "$1"/*.o
}

# URDF BASE FRAME|CONFIG DIR: the file that MuJoCo reads, the robot's own if it is MJCF
mjcf_of()
{
  case $1 in
    *.xml) echo "$1" ;;
    *)
      case $3 in *.lua) ties=$3 ;; *) ties= ;; esac
      "$lua" tests/peers/mjcf.lua "$1" "$2" $ties >"$4/robot.xml" && echo "$4/robot.xml" ;;
  esac
}

judge_mujoco()
{
  xml=$(mjcf_of "$@") &&
    "$cc" -std=c99 $warnings $cflags -I "$4" -DFRAME="$3" tests/peers/mujoco.c \
      tests/peers/judge_*.c tests/peers/peer.c "$4/robot.a" .build/libpinion.a \
      -lmujoco -lm -o "$4/mujoco" &&
    "$4/mujoco" "$5" "$xml"
}

# URDF BASE CONFIG DIR ROBOT, anywhere or within
judge_constraints()
{
  xml=$(mjcf_of "$@") &&
    "$cc" -std=c99 $warnings $cflags -I "$4" tests/peers/constrained.c tests/peers/rows.c \
      tests/peers/judge_map.c tests/peers/peer.c "$4/robot.a" .build/libpinion.a -lmujoco -lm \
      -o "$4/constrained" &&
    "$4/constrained" "$5" "$xml" "$6"
}

judge_kdl()
{
  "$cc" -std=c99 $warnings $cflags -c tests/peers/peer.c -o "$4/peer.o" &&
    "$cxx" -std=c++14 $warnings $cflags -I "$4" \
      $(pkg-config --cflags orocos-kdl || echo -I/usr/include/eigen3) \
      -DFRAME="$3" tests/peers/kdl.cpp "$4/peer.o" "$4/robot.a" .build/libpinion.a \
      -lkdl_parser -lorocos-kdl -lurdfdom_model -lm -o "$4/kdl" &&
    "$4/kdl" "$5" "$1"
}

# one 'URDF BASE FRAME JUDGE...' or 'URDF BASE CONFIG.lua WHERE': a log for each judge that is
# there, the last line its sum
one()
{
  set -- $1
  urdf=$1 base=$2 frame=$3 where=$4 how=generate
  shift 3
  robot=$(basename "$urdf")
  robot=${robot%.*}-$base
  case $frame in *.lua | own) robot=$robot-closed how=generate_closed; set -- constraints ;; esac
  here=$dir/$robot
  mkdir -p "$here"
  $how "$urdf" "$base" "$frame" "$here" >"$here/generate.log" 2>&1
  made=$?
  for judge in "$@"; do
    grep -qx "$(echo "$judge" | sed s/constraints/mujoco/)" "$dir/judges" || continue
    log=$here/$judge.log
    if [ $made -ne 0 ]; then
      { cat "$here/generate.log"; fail "$judge $robot: not generated"; } >"$log"
    elif ! "judge_$judge" "$urdf" "$base" "$frame" "$here" "$robot" "$where" >"$log" 2>&1; then
      tail -n 1 "$log" | grep -Eq '^[0-9]+ passed, [0-9]*[1-9][0-9]* failed$' ||
        fail "$judge $robot: no result" >>"$log"
    fi
    awk -v judge="$judge" -v robot="$robot" '
      NF { last = $0 }
      $1 == "ok" && $NF + 0 > worst { worst = $NF + 0 }
      END { printf "  %-11s %-24s %s; largest difference %.1e\n", judge, robot, last, worst }' "$log"
  done
}

if [ "${1:-}" = --one ]; then
  one "$2"
  exit 0
fi

rm -rf "$dir"
mkdir -p "$dir"
for judge in mujoco kdl; do
  if sh tests/install.sh "$judge" >"$dir/install-$judge.log" 2>&1; then
    grep installing "$dir/install-$judge.log"
    echo "$judge" >>"$dir/judges"
  else
    echo "$judge: $(tail -n 1 "$dir/install-$judge.log")" >>"$dir/skipped"
  fi
done
if [ -n "${ROBOT:-}" ] && [ ! -f "$ROBOT" ]; then
  echo "pinion: there is no $ROBOT" >&2
  exit 2
fi
{ if [ -n "${ROBOT:-}" ]; then asked_for; else robots; closed; fi; } | grep -E -e "${PEERS:-.}" | while read -r urdf rest; do
  if [ -e "$urdf" ]; then echo "$urdf $rest"; else echo "no $urdf" >>"$dir/skipped"; fi
done >"$dir/robots"
if [ -s "$dir/judges" ] && [ -s "$dir/robots" ]; then
  tr '\n' '\0' <"$dir/robots" | xargs -0 -P "${JOBS:-2}" -n 1 sh tests/peers/run.sh --one
fi

# every line of a log that is not a success: failed quantities, a compiler's complaints
for log in "$dir"/*/mujoco.log "$dir"/*/constraints.log "$dir"/*/kdl.log; do
  [ -f "$log" ] && tail -n 1 "$log" | grep -Evq ' 0 failed$' && grep -v '^  ok ' "$log"
done
[ -f "$dir/skipped" ] && sed 's/^/skipped: /' "$dir/skipped"
cat "$dir"/*/mujoco.log "$dir"/*/constraints.log "$dir"/*/kdl.log 2>/dev/null | awk '
  /^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3 }
  END { printf "%d passed, %d failed\n", passed, failed; exit failed > 0 || passed == 0 }'
