#!/bin/sh
# golden.sh check|update 'NAME FLAGS'... -- the generated C that is checked in under out/.
#
# check   generates each robot anew and compares: prints the unified diff, counts a file too few or
#         too many as a difference, and ends with `N passed, N failed`; exit 1 if any differ.
# update  generates all anew and, only when every one succeeded, replaces out/NAME.
#
# Works in a mirror of the tree, .build/golden, whose gen, models, ... are links: there the command
# and every relative path are those of `make out/NAME`, so they come out the same in the C.
# Run from the project's root.  Uses $LUA when set.

set -u
lua=${LUA:-lua5.4}
mode=$1
shift
mirror=.build/golden/$mode

rm -rf "$mirror"
mkdir -p "$mirror/out" || exit 1
for d in gen models runtime templates; do ln -s "../../../$d" "$mirror/$d" || exit 1; done

# generate NAME FLAG...: into the mirror
generate()
{
  name=$1
  shift
  (cd "$mirror" && "$lua" gen/pinion -o "out/$name" "$@" "models/$name.urdf")
}

check()
{
  passed=0
  failed=0
  for robot in "$@"; do
    name=${robot%% *}
    # $robot is a name and options, none with spaces
    if generate $robot && diff -ru "out/$name" "$mirror/out/$name"; then
      passed=$((passed + 1))
    else
      echo "pinion: out/$name is not what the generator writes; accept it with \`make update\`"
      failed=$((failed + 1))
    fi
  done
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

update()
{
  for robot in "$@"; do
    generate $robot || exit 1
  done
  for robot in "$@"; do
    name=${robot%% *}
    if diff -rq "out/$name" "$mirror/out/$name" >/dev/null 2>&1; then continue; fi
    echo "  OUT   out/$name"
    rm -rf "out/$name" && cp -R "$mirror/out/$name" "out/$name" || exit 1
  done
}

case $mode in
  check | update) "$mode" "$@" ;;
  *) echo "usage: tests/golden.sh check|update 'NAME FLAGS'..." >&2; exit 2 ;;
esac
