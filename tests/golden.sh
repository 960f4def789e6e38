#!/bin/sh
# golden.sh check|update 'NAME FLAGS'... -- the generated C that is checked in under out/.
#
# check   generates each robot anew and compares: prints the unified diff, counts a file too few or
#         too many as a difference, and ends with `N passed, N failed`; exit 1 if any differ.
# update  generates all anew and, only when every one succeeded, replaces out/NAME.
#
# One version of the generator writes one output: tests/golden/versions.txt has, for each version,
# the sum (cksum) of its output for these robots, and for two with other options, without its own
# number.  check compares the last line with that and with gen/version.lua. update, if the sum has
# changed, raises the last number of the version, once for everything not yet committed, and adds
# its line.
#
# Works in a mirror of the tree, .build/golden, whose gen, models, ... are links: the command and
# every relative path there are those of `make out/NAME`, so they are the same in the C. Run from
# the project's root.  Uses $LUA when set.

set -u
export LC_ALL=C
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

record=tests/golden/versions.txt
version() { sed -n 's/^return "\(.*\)"$/\1/p' gen/version.lua; }

# sum NAME...: of these robots' files in the mirror, and of those generated only for the sum
sum()
{
  (cd "$mirror" &&
    "$lua" gen/pinion -o out/by_float --real float -O2 --lanes 4 --functions crba,rnea,aba,fk \
      models/arm6.urdf &&
    "$lua" gen/pinion -o out/by_limbs --base floating -O2 --functions crba,fd,centroidal \
      models/quad.urdf) || echo failed
  for name in "$@" by_float by_limbs; do
    for file in "$mirror/out/$name"/*; do sed 's/ pinion [0-9.]*[0-9]//' "$file"; done
  done | cksum | sed 's/ .*//'
}

check()
{
  passed=0
  failed=0
  names=
  for robot in "$@"; do
    name=${robot%% *}
    names="$names $name"
    # $robot is a name and options, none with spaces
    if generate $robot && diff -ru "out/$name" "$mirror/out/$name"; then
      passed=$((passed + 1))
    else
      echo "pinion: out/$name is not what the generator writes; accept it with \`make update\`"
      failed=$((failed + 1))
    fi
  done
  line="$(version) $(sum $names)"
  if [ "$(tail -n 1 "$record")" = "$line" ] && grep -q "^## $(version)$" templates/doc/changes.md
  then
    passed=$((passed + 1))
  else
    echo "pinion: $record ends in another line than '$line', or templates/doc/changes.md says nothing"
    echo "of this version: \`make update\` raises it; say there what changed in generated code"
    failed=$((failed + 1))
  fi
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

# raises the version, unless this one is not committed yet
raise()
{
  was=$(version)
  old=$(git show HEAD:gen/version.lua 2>/dev/null | sed -n 's/^return "\(.*\)"$/\1/p')
  if [ "$old" = "$was" ] || [ -z "$old" ]; then
    new=${was%.*}.$((${was##*.} + 1))
    sed "s/^return .*/return \"$new\"/" gen/version.lua >"$mirror/version"
    cp "$mirror/version" gen/version.lua
    echo "  VERSION $new; say in templates/doc/changes.md what changed in generated code"
  fi
}

update()
{
  names=
  for robot in "$@"; do
    generate $robot || exit 1
    names="$names ${robot%% *}"
  done
  total=$(sum $names)
  if [ "$(tail -n 1 "$record")" != "$(version) $total" ]; then
    case $(tail -n 1 "$record") in *" $total") ;; *) raise ;; esac
    grep -v "^$(version) " "$record" >"$mirror/versions"
    echo "$(version) $total" >>"$mirror/versions"
    cp "$mirror/versions" "$record"
    for robot in "$@"; do # again, with the version
      generate $robot || exit 1
    done
  fi
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
