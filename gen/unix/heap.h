/* heap.h -- memory for what Lua makes most of: tables of a few fields, short strings. */
#ifndef PINION_HEAP_H
#define PINION_HEAP_H

#include <lua.h>

/* small_blocks() -> whether this Lua takes its small blocks from a range of addresses of its own
 * from now on, until the process ends.
 *
 * Blocks are side by side there, without a head, and a freed one is reused for the next of its
 * size.  What was there before, and what is large, stays with the allocator there was. */
int unix_small_blocks(lua_State *L);

#endif
