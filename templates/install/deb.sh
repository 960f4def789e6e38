#!/bin/sh
# deb.sh VERSION DIR -- Debian packages in DIR/deb, built from DIR/pinion-VERSION.tar.gz by
# dpkg-buildpackage -us -uc -b, nothing else typed.
#
# debian/ is kept in templates/debian, since git's top level has no place for it, and goes where
# dpkg looks for it here.  The tarball is the .orig one of a source package.  Flags of the make that
# calls this are not dpkg's.

set -eu
version=$1
dir=$2/deb
name=pinion-$version

rm -rf "$dir"
mkdir -p "$dir"
cp "$2/$name.tar.gz" "$dir/pinion_$version.orig.tar.gz"
tar -C "$dir" -xf "$dir/pinion_$version.orig.tar.gz"
cp -R "$dir/$name/templates/debian" "$dir/$name/debian"
sed -i "1s/@VERSION@/$version/" "$dir/$name/debian/changelog"
chmod 755 "$dir/$name/debian/rules"
(cd "$dir/$name" && env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL -u CFLAGS -u CC -u LUA \
  dpkg-buildpackage -us -uc -b) \
  >"$dir/log" 2>&1 || { tail -n 20 "$dir/log" >&2; exit 1; }
for f in "$dir"/*.deb; do echo "pinion: $f"; done
