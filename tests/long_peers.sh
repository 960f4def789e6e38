#!/bin/sh
# long_peers.sh -- the robots of the peers' tests (planar, spherical, floating joints in mid-file) in
# the ordinary tests: generated, compiled and self-tested, without the peers themselves.
exec sh tests/peers/selftests.sh
