#!/bin/sh
# dist.sh VERSION DIR -- DIR/pinion-VERSION.tar.gz: the sources, as git knows them or, in a tree
# that came from such a tarball, as they lie there.
#
# The same files give the same bytes: names sorted, no owners, one time stamp for all
# (SOURCE_DATE_EPOCH, or the first second of 2000), modes that do not depend on a umask.

set -eu
version=$1
dir=$2
name=pinion-$version

mkdir -p "$dir"
if [ -e .git ]; then
  git ls-files
else
  find . -name .build -prune -o '(' -name '*.so' -o -name '*.luac' ')' -prune -o -type f -print | sed 's|^\./||'
fi | LC_ALL=C sort | while read -r f; do
  if [ -f "$f" ]; then echo "$f"; fi
done >"$dir/$name.list"

tar --create --format=ustar --files-from="$dir/$name.list" --transform="s|^|$name/|" \
  --owner=0 --group=0 --numeric-owner --mode='u+rw,go+r,go-w,a+X' \
  --mtime="@${SOURCE_DATE_EPOCH:-946684800}" | gzip -9n >"$dir/$name.tar.gz"
echo "pinion: $dir/$name.tar.gz"
