/* heap.h -- an allocator for Lua: many tables and short strings, few large tables. */
#ifndef PINION_HEAP_H
#define PINION_HEAP_H

#include <lua.h>

/* own_heap() -> whether this Lua takes its memory from a range of addresses of its own from now on,
 * until the process ends.
 *
 * Blocks are side by side there, without a head, and a freed one is reused for the next of its
 * size.  What was there before stays with the allocator there was.  Called again in a copy of the
 * process, it goes on with new pages: to write to one that both have costs more. */
int unix_own_heap(lua_State *L);

#endif
