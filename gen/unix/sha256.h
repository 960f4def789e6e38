/* sha256.h -- fingerprints: in Lua they took a fifth of the time of a small robot. */
#ifndef PINION_SHA256_H
#define PINION_SHA256_H

#include <lua.h>

/* sha256(bytes) -> SHA-256 (FIPS 180-4) of a string, as 64 hex digits */
int unix_sha256(lua_State *L);

#endif
