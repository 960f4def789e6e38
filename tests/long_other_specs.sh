#!/bin/sh
# long_other_specs.sh -- the specs that long_specs.sh leaves to it.

cd "$(dirname "$0")/.." || exit 1
exec sh tests/long_specs.sh 1
