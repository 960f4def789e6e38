#!/bin/sh
# install.sh install|uninstall -- put pinion below $DESTDIR$PREFIX, or take it away again.
#
# Called by `make install` and `make uninstall` from the project's root; from the environment:
#   PREFIX    where to install (/usr/local)
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

newline='
'
made= # directories that were not there, and
gone= # files to remove: lines of paths below the prefix

# missing DIR: remembers it and those above it, if they are not there
missing()
{
  [ ! -d "$top/$1" ] || return 0
  case $newline$made in *"$newline$1$newline"*) return 0 ;; esac
  case $1 in
    */*) missing "${1%/*}" ;;
  esac
  made=$made$1$newline
}

# all LINES PROGRAM WORD...: starts a program, once, with these paths as its last words
all()
{
  lines=$1
  shift
  set -f
  IFS=$newline
  for line in $lines; do set -- "$@" "$top/$line"; done
  unset IFS
  set +f
  "$@"
}

# files MODE DIR FILE...: the files, but for directories and patterns that nothing matched, to DIR
# below the prefix.  Directory by directory and not file by file, since starting programs is all
# that takes time here.  The directories are made before, and files are removed after, all at once.
files()
{
  mode=$1 to=$2
  shift 2
  list=
  for file in "$@"; do
    case $file in
      *\**) ;;
      *) [ -d "$file" ] || list="$list $file" ;; # of our own tree: no blank is in it
    esac
  done
  [ -n "$list" ] || return 0
  # shellcheck disable=SC2086
  case $action in
    directories) missing "$to" ;;
    install) install -m "$mode" $list "$top/$to" ;;
    *) for file in $list; do gone=$gone$to/${file##*/}$newline; done ;;
  esac
}

# tree SOURCE DIR [SUFFIX]: all files below SOURCE, or those with that suffix, to DIR
tree()
{
  for from in $(find "$1" -type d | LC_ALL=C sort); do
    files 644 "$2${from#"$1"}" "$from"/*"${3:-}"
  done
}

# place MODE SOURCE TARGET: one file under another name
place()
{
  case $action in
    directories) missing "${3%/*}" ;;
    install) install -m "$1" "$2" "$top/$3" ;;
    *) gone=$gone$3$newline ;;
  esac
}

# link TARGET NAME: a symbolic link NAME below the prefix
link()
{
  case $action in
    directories) missing "${2%/*}" ;;
    install) rm -f "$top/$2" && ln -s "$1" "$top/$2" ;;
    *) gone=$gone$2$newline ;;
  esac
}

# ours DIR: a directory that is pinion's alone goes when it is empty; deepest first
ours()
{
  [ ! -d "$top/$1" ] ||
    find "$top/$1" -depth -type d -exec rmdir {} + 2>/dev/null || true
}

# what install made, for uninstall; install may come again and make more
remember() { [ -n "${DESTDIR:-}" ] || printf %s "$made" >>"$record"; }

# takes away the directories that are empty now; those that install made come after pinion's own
forget()
{
  list=$(LC_ALL=C sort -ru "$record" 2>/dev/null) || list=
  rm -f "$record"
  for dir in share/pinion share/doc/pinion include/pinion lib/lua/5.4/pinion "$lib/cmake/pinion"; do
    ours "$dir"
  done
  all "$list" rmdir 2>/dev/null || true
}

generator()
{
  files 755 bin "$built/pinion"
  for suffix in .lua .txt; do tree gen share/pinion/gen $suffix; done
  files 644 share/pinion/templates templates/*.*
  for f in bindings library new; do
    files 644 share/pinion/templates/$f templates/$f/*
  done
  for f in xml unix; do files 755 "lib/lua/5.4/pinion/$f" "gen/$f/core.so"; done
  files 644 lib/lua/5.4/pinion gen/modules.luac
  files 644 share/pinion templates/install/pinion.mk
  files 644 share/man/man1 "$built/pinion.1"
  place 644 "$built/pinion.bash" share/bash-completion/completions/pinion
  place 644 "$built/pinion.zsh" share/zsh/site-functions/_pinion
  files 644 share/fish/vendor_completions.d "$built/pinion.fish"
}

firmware()
{
  tree templates/firmware share/pinion/firmware
  files 644 share/pinion/firmware/example models/arm6.urdf
  files 644 share/pinion/firmware/balance models/quad.urdf
}

runtime()
{
  # an earlier version's, which would be compiled with those that are in directories now
  [ "$action" != install ] ||
    rm -f "$top/include/pinion/generic"/*.h "$top/share/pinion/runtime/generic"/*.[ch]
  for suffix in .h .hpp; do tree runtime include/pinion $suffix; done
  tree runtime share/pinion/runtime
  # the links of its page to other pages, which are elsewhere than in the source tree
  [ "$action" != install ] || sed 's,(\.\./templates/doc/,(../../doc/pinion/,g' \
    runtime/README.md >"$top/share/pinion/runtime/README.md"
  files 644 "$lib" "$built/libpinion.a"
  place 644 "$built/libpinion.so" "$lib/libpinion.so.$VERSION"
  link "libpinion.so.$VERSION" "$lib/libpinion.so.$SOVERSION"
  link "libpinion.so.$SOVERSION" "$lib/libpinion.so"
  files 644 "$lib/pkgconfig" "$built/pinion.pc"
  files 644 "$lib/cmake/pinion" "$built/pinionConfig.cmake" "$built/pinionConfigVersion.cmake" \
    templates/cmake/robot.cmake templates/cmake/runtime.cmake templates/cmake/compare.cmake
}

case $action in
  install | uninstall) ;;
  *) echo "pinion: install.sh install|uninstall" >&2; exit 2 ;;
esac
case $PREFIX in
  /*) ;;
  *) echo "pinion: PREFIX must be an absolute path, not '$PREFIX'" >&2; exit 2 ;;
esac

everything()
{
  generator
  firmware
  tree "$built/doc" share/doc/pinion
  runtime
}

if [ "$action" = install ]; then
  case $LUA in
    /*) line="#!$LUA" ;;
    *) line="#!/usr/bin/env $LUA" ;;
  esac
  { echo "$line"; sed 1d gen/pinion; } >"$built/pinion"
  action=directories
  everything
  [ -z "$made" ] || all "$made" mkdir -p
  action=install
  everything
  remember
else
  everything
  all "$gone" rm -f
  forget
fi
echo "pinion: $action: $top"
