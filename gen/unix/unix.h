/* unix.h -- the Lua module "unix.core": system calls that Lua and LuaFileSystem lack. */
#ifndef PINION_UNIX_H
#define PINION_UNIX_H

#include <lua.h>

/* Lua's entry: leaves { is_terminal = , lock = , sha256 = , own_heap = } on the stack; sha256.h
 * and heap.h have the last two.
 *
 *   is_terminal(descriptor) -> whether that open file is a terminal
 *
 *   lock(directory, seconds) -> lock, alone
 *
 *     The directory that is now of that name, held until lock:close() or the end of the process,
 *     however it ends: it is flock(2) on the directory itself, which leaves no file behind.  alone
 *     is false where the file system knows no such locks; then other processes are not kept out.
 *     Otherwise nil and why; nil, why, true when another process still holds it after `seconds`. */
int luaopen_unix_core(lua_State *L);

#endif
