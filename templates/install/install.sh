#!/bin/sh
# install.sh install|uninstall -- put pinion below $DESTDIR$PREFIX, or take it away again.
#
# Called by `make install` and `make uninstall` from the project's root; from the environment:
#   PREFIX    where it will stand (/usr/local)
#   LIBDIR    the runtime library's place below PREFIX (lib)
#   DESTDIR   put before PREFIX while installing, for packages
#   LUA       the interpreter of bin/pinion, a name or an absolute path (lua5.4)
#   VERSION, SOVERSION, and BUILT, the directory of what make has built
#
# The installed tree may be moved: bin/pinion, pinion.pc and the CMake package look beside
# themselves, so no file holds PREFIX.  uninstall removes what install makes, by the same list, and
# of the directories those that are empty then and are ours: pinion's alone, or made by install.
# The latter are listed in share/pinion/directories, but not below a DESTDIR, where a packager's
# tool knows them.

set -eu
action=$1
top=${DESTDIR:-}$PREFIX
lib=$LIBDIR
built=$BUILT

record=$top/share/pinion/directories

# directory DIR: makes it below the prefix, and those above it; remembers which were missing
directory()
{
  [ ! -d "$top/$1" ] || return 0
  case $1 in
    */*) directory "${1%/*}" ;;
  esac
  mkdir -p "$top/$1"
  made="${made:-}$1
"
}

# place MODE SOURCE TARGET: one file; TARGET is below the prefix
place()
{
  if [ "$action" = install ]; then
    directory "$(dirname "$3")"
    rm -f "$top/$3"
    cp "$2" "$top/$3"
    chmod "$1" "$top/$3"
  else
    rm -f "$top/$3"
  fi
}

# link TARGET NAME: a symbolic link NAME below the prefix
link()
{
  rm -f "$top/$2"
  [ "$action" != install ] || ln -s "$1" "$top/$2"
}

# ours DIR: a directory that is pinion's alone goes when it is empty; deepest first
ours()
{
  [ ! -d "$top/$1" ] ||
    find "$top/$1" -depth -type d -exec rmdir {} + 2>/dev/null || true
}

# what install made, for uninstall; install may come again and make more
remember() { [ -n "${DESTDIR:-}" ] || printf '%s' "${made:-}" >>"$record"; }

# takes away the directories that are empty now; those that install made come after pinion's own
forget()
{
  list=$(LC_ALL=C sort -ru "$record" 2>/dev/null) || list=
  rm -f "$record"
  for dir in share/pinion share/doc/pinion include/pinion lib/lua/5.4/pinion "$lib/cmake/pinion"; do
    ours "$dir"
  done
  printf '%s\n' "$list" | while IFS= read -r dir; do
    [ -z "$dir" ] || rmdir "$top/$dir" 2>/dev/null || true
  done
}

generator()
{
  place 755 "$built/pinion" bin/pinion
  for f in $(find gen -name '*.lua' -o -name '*.txt' | LC_ALL=C sort); do place 644 "$f" "share/pinion/$f"; done
  for f in templates/*.* templates/new/*; do place 644 "$f" "share/pinion/$f"; done
  for f in xml unix; do place 755 "gen/$f/core.so" "lib/lua/5.4/pinion/$f/core.so"; done
  place 644 gen/modules.luac lib/lua/5.4/pinion/modules.luac
  place 644 templates/install/pinion.mk share/pinion/pinion.mk
  place 644 "$built/pinion.1" share/man/man1/pinion.1
  place 644 "$built/pinion.bash" share/bash-completion/completions/pinion
  place 644 "$built/pinion.zsh" share/zsh/site-functions/_pinion
  place 644 "$built/pinion.fish" share/fish/vendor_completions.d/pinion.fish
}

firmware()
{
  for f in $(find templates/firmware -type f | LC_ALL=C sort); do
    place 644 "$f" "share/pinion/${f#templates/}"
  done
  place 644 models/arm6.urdf share/pinion/firmware/example/arm6.urdf
  place 644 models/quad.urdf share/pinion/firmware/balance/quad.urdf
}

documentation()
{
  for f in $(cd "$built/doc" && find . -type f | LC_ALL=C sort); do
    place 644 "$built/doc/$f" "share/doc/pinion/${f#./}"
  done
}

runtime()
{
  for f in runtime/*.h runtime/*/*.h runtime/*.hpp; do
    place 644 "$f" "include/pinion/${f#runtime/}"
  done
  for f in runtime/*.c runtime/*/*.c; do place 644 "$f" "share/pinion/$f"; done
  place 644 "$built/libpinion.a" "$lib/libpinion.a"
  place 644 "$built/libpinion.so" "$lib/libpinion.so.$VERSION"
  link "libpinion.so.$VERSION" "$lib/libpinion.so.$SOVERSION"
  link "libpinion.so.$SOVERSION" "$lib/libpinion.so"
  place 644 "$built/pinion.pc" "$lib/pkgconfig/pinion.pc"
  place 644 "$built/pinionConfig.cmake" "$lib/cmake/pinion/pinionConfig.cmake"
  place 644 "$built/pinionConfigVersion.cmake" "$lib/cmake/pinion/pinionConfigVersion.cmake"
  for f in robot runtime compare; do
    place 644 "templates/cmake/$f.cmake" "$lib/cmake/pinion/$f.cmake"
  done
}

case $action in
  install | uninstall) ;;
  *) echo "pinion: install.sh install|uninstall" >&2; exit 2 ;;
esac
case $PREFIX in
  /*) ;;
  *) echo "pinion: PREFIX must be an absolute path, not '$PREFIX'" >&2; exit 2 ;;
esac

if [ "$action" = install ]; then
  case $LUA in
    /*) line="#!$LUA" ;;
    *) line="#!/usr/bin/env $LUA" ;;
  esac
  { echo "$line"; sed 1d gen/pinion; } >"$built/pinion"
fi
generator
firmware
documentation
runtime
if [ "$action" = install ]; then remember; else forget; fi
echo "pinion: $action: $top"
