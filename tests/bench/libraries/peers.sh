#!/bin/sh
# peers.sh [CLOSED] -- the contestants that are libraries: where they are, how to compile and link.
#
# Prints a line for each that is on this machine, `NAME SOURCE FLAGS : LIBRARIES`, and on stderr
# `skipped: NAME: why` for each that is not. With BENCH_PEERS="mujoco dart" only those, with an
# empty one none. CLOSED is anything, for a robot with constraints. Uses $CC and $CXX when set. Run
# from the project's root.

set -u
cc=${CC:-cc}
cxx=${CXX:-g++}

# there NAME PACKAGE COMPILER HEADER FLAG..: does the preprocessor find it?
there()
{
  name=$1 package=$2 compiler=$3 header=$4
  shift 4
  case " ${BENCH_PEERS-mujoco kdl bullet dart} " in *" $name "*) ;; *) return 1 ;; esac
  if echo "#include <$header>" | $compiler "$@" -E - -o /dev/null 2>/dev/null; then return 0; fi
  echo "skipped: $name: no $header ($package)" >&2
  return 1
}

flags() { pkg-config --cflags "$1" 2>/dev/null; }

kdl=$(flags orocos-kdl || echo -I/usr/include/eigen3)
bullet=$(flags bullet-float64 || echo -DBT_USE_DOUBLE_PRECISION -I/usr/include/bullet)
dart=$(flags dart || echo -I/usr/include/eigen3)

if there mujoco libmujoco-dev "$cc -x c" mujoco/mujoco.h; then
  echo "mujoco tests/bench/libraries/mujoco.c : -lmujoco"
  if [ -n "${1:-}" ]; then echo "mujoco_closed tests/bench/libraries/mujoco_closed.c : -lmujoco"; fi
fi
if there kdl liborocos-kdl-dev "$cxx -x c++" kdl/chaindynparam.hpp $kdl; then
  echo "kdl tests/bench/libraries/kdl.cpp $kdl -std=c++14 : -lorocos-kdl"
fi
if there bullet libbullet-extras-dev "$cxx -x c++" LinearMath/btMatrixX.h $bullet; then
  if "$cxx" -shared -o /dev/null -lBulletInverseDynamics-float64 2>/dev/null; then
    echo "bullet tests/bench/libraries/bullet.cpp $bullet -std=c++14 :" \
      "-lBulletInverseDynamics-float64 -lBullet3Common-float64 -lLinearMath-float64"
  else
    echo "skipped: bullet: no libBulletInverseDynamics-float64 (libbullet-extras-dev)" >&2
  fi
fi
if there dart libdart-dev "$cxx -x c++" dart/dynamics/Skeleton.hpp $dart -std=c++17; then
  echo "dart tests/bench/libraries/dart.cpp $dart -std=c++17 : -ldart"
fi
