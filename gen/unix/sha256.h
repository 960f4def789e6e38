/* sha256.h -- SHA-256 in C: in Lua it took a fifth of the run for a small robot. */
#ifndef PINION_SHA256_H
#define PINION_SHA256_H

#include <lua.h>

/* sha256(bytes) -> SHA-256 (FIPS 180-4) of a string, as 64 hex digits */
int unix_sha256(lua_State *L);

#endif
