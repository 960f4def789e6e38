#!/bin/sh
# long/package.sh -- the tarball of `make dist` (the same bytes each time, builds and tests without
# git, installs) and the Debian packages made of it.

set -u
cd "$(dirname "$0")/../.." || exit 1
suite=package
. tests/support/shell.sh
version=$(sed -n 's/^return "\(.*\)"$/\1/p' gen/version.lua)
place=$root/.build/tests/package
tree="$place/some where/pinion-$version"

dist() { "$make" -s dist && cp ".build/pinion-$version.tar.gz" "$place/$1"; }

# another umask and other time stamps; a tree without git has the files of the tarball
again()
{
  (umask 077 && touch README.md && dist two.tar.gz) && cmp "$place/one.tar.gz" "$place/two.tar.gz"
}
unpacks() { mkdir -p "$place/some where" && tar -C "$place/some where" -xf "$place/one.tar.gz"; }
whole() { [ ! -e "$tree/.git" ] && [ -f "$tree/.luacheckrc" ] && [ -x "$tree/tests/run" ]; }
in_tree() { (cd "$tree" && env GIT_DIR=/nonexistent "$@"); }
tests_pass()
{
  in_tree env JOBS=1 TESTS='layers_spec|fail_spec|xml_spec|suites/contact|check' \
    tests/run >"$place/run" 2>&1
  status=$?
  tail -n 12 "$place/run"
  [ $status -eq 0 ] && grep -q '^[1-9][0-9]* passed, 0 failed$' "$place/run"
}
same_of_itself()
{
  in_tree "$make" -s dist &&
    tar -tf "$place/one.tar.gz" >"$place/names.1" &&
    tar -tf "$tree/.build/pinion-$version.tar.gz" >"$place/names.2" &&
    diff "$place/names.1" "$place/names.2"
}

rm -rf "$place"
mkdir -p "$place"
export CFLAGS=-O0
test_that "make dist" dist one.tar.gz
test_that "again, the same bytes" again
test_that "it unpacks" unpacks
test_that "and is whole, without git" whole
test_that "make, in a directory with a blank in its name" in_tree "$make" -s
test_that "its tests pass" tests_pass
test_that "its own tarball holds the same files" same_of_itself

# ---- Debian -------------------------------------------------------------------------------------

# neither optimised nor compressed, which takes most of the time
deb()
{
  DEB_BUILD_OPTIONS=noopt DPKG_DEB_COMPRESSOR_TYPE=none "$make" -s deb && ls .build/deb/pinion_*.deb
}

# they work unpacked anywhere, since everything is found relative to the command
works()
(
  for name in pinion libpinion0 libpinion-dev; do
    dpkg-deb -x ".build/deb/${name}_"*.deb "$place/system" || return 1
  done
  cd "$place" || return 1
  shared=$root/tests/consumer/shared
  system/usr/bin/pinion --functions crba,ltdl,solve --name arm -o arm "$shared/arm.urdf" &&
    rm arm/arm_model.c arm/arm_selftest.c || return 1
  PKG_CONFIG_PATH=$(dirname system/usr/lib/*/pkgconfig/pinion.pc)
  export PKG_CONFIG_PATH
  eval "cc -std=c99 -I arm $(pkg-config --cflags pinion) '$shared/controller.c' arm/*.c \
    $(pkg-config --libs pinion) -o controller" || return 1
  LD_LIBRARY_PATH=$(dirname system/usr/lib/*/libpinion.so) ./controller
)
lintian_has_no_errors()
{
  lintian --allow-root --fail-on error --suppress-tags \
    uses-no-compression-for-control-tarball,uses-no-compression-for-data-tarball .build/deb/*.changes
}

if command -v dpkg-buildpackage >/dev/null && command -v dh >/dev/null; then
  test_that "make deb" deb
  test_that "what is in the packages works" works
  if command -v lintian >/dev/null; then
    test_that "lintian sees no error" lintian_has_no_errors
  else
    echo "skipped: lintian is not installed"
  fi
else
  echo "skipped: the Debian packages; dpkg-buildpackage or dh is not installed"
fi

finish
