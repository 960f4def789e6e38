/* fuzz_urdf.c -- the whole generator on URDF text: survive.lua runs each input, mutate_urdf.lua
 * makes it up, and libFuzzer looks for inputs that reach new lines of Lua.
 *
 * libFuzzer counts what a compiler instrumented, and Lua is none of that.  A hook counts pairs of
 * lines of gen/ that follow each other into the section that libFuzzer reads as counters of its
 * own. The XML reader is linked in, with sanitizers, instead of gen/xml/core.so.
 *
 * Runs in the project's root, as do the modules of gen/. */
#include "fuzz.h"
#include "xml.h"

#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

enum { COUNTERS = 1 << 17, COLLECT_EVERY = 64 };

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t most, unsigned int seed);

__attribute__((section("__libfuzzer_extra_counters"))) static uint8_t counters[COUNTERS];

/* ---- counting lines of Lua ------------------------------------------------------------------ */

/* FNV-1a of the name of a file of gen/, or 0: its string comes and goes with each chunk loaded */
static unsigned number_of(const char *source)
{
  unsigned hash = 2166136261u;
  if (strncmp(source, "@gen/", 5) != 0)
    return 0;
  for (const char *c = source + 5; *c != '\0'; c++)
    hash = (hash ^ (unsigned char)*c) * 16777619u;
  return hash | 1u;
}

static void on_line(lua_State *L, lua_Debug *ar)
{
  static unsigned last;
  lua_getinfo(L, "S", ar);
  unsigned number = number_of(ar->source);
  if (number == 0)
    return;
  unsigned place = number + (unsigned)ar->currentline * 40503u;
  counters[(place ^ last >> 1) % COUNTERS] = 1; /* how often tells little */
  last = place;
}

/* ---- Lua ------------------------------------------------------------------------------------ */

/* loads module `name` and leaves it in registry[name] */
static void need(lua_State *L, const char *name)
{
  lua_getglobal(L, "require");
  lua_pushstring(L, name);
  if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    exit(2);
  }
  lua_setfield(L, LUA_REGISTRYINDEX, name);
}

static lua_State *start(void)
{
  static const char *const setup =
      "package.path = 'gen/?.lua;gen/?/init.lua;tests/fuzz/?.lua;' .. package.path "
      "package.cpath = 'gen/?.so;' .. package.cpath";
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  fuzz_assert(luaL_dostring(L, setup) == LUA_OK);
  luaL_requiref(L, "xml.core", luaopen_xml_core, 0);
  lua_settop(L, 0);
  need(L, "survive");
  need(L, "mutate_urdf");
  lua_sethook(L, on_line, LUA_MASKLINE, 0);
  return L;
}

static lua_State *state(void)
{
  static lua_State *L;
  if (L == NULL)
    L = start();
  lua_settop(L, 0);
  return L;
}

/* puts a function of a module on the empty stack */
static lua_State *function(const char *module, const char *name)
{
  lua_State *L = state();
  lua_getfield(L, LUA_REGISTRYINDEX, module);
  lua_getfield(L, -1, name);
  lua_replace(L, 1);
  return L;
}

static void call(lua_State *L, int results)
{
  if (lua_pcall(L, lua_gettop(L) - 1, results, 0) != LUA_OK) {
    fprintf(stderr, "the fuzzer itself failed: %s\n", lua_tostring(L, -1));
    abort();
  }
}

/* ---- libFuzzer's doors ---------------------------------------------------------------------- */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static unsigned runs;
  lua_State *L = function("survive", ++runs % COLLECT_EVERY == 0 ? "run_twice" : "run");
  lua_pushlstring(L, (const char *)data, size);
  call(L, 1);
  if (!lua_isnil(L, 1)) {
    fprintf(stderr, "%s\n", lua_tostring(L, 1));
    abort();
  }
  if (runs % COLLECT_EVERY == 0)
    lua_gc(L, LUA_GCCOLLECT);
  return 0;
}

/* the string on the stack, if any, into `out`; returns its size, 0 for none */
static size_t take(lua_State *L, uint8_t *out)
{
  size_t size;
  const char *text = lua_tolstring(L, 1, &size);
  if (text == NULL)
    return 0;
  memcpy(out, text, size);
  return size;
}

/* calls a mutation of mutate_urdf.lua, out of the hook's sight */
static size_t mutate(lua_State *L, size_t most, unsigned int seed, uint8_t *out)
{
  lua_pushinteger(L, (lua_Integer)most);
  lua_pushinteger(L, (lua_Integer)seed);
  lua_sethook(L, NULL, 0, 0);
  call(L, 1);
  lua_sethook(L, on_line, LUA_MASKLINE, 0);
  return take(L, out);
}

/* one in sixteen goes to libFuzzer's mutations of bytes, the rest by the grammar */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed)
{
  if (seed % 16 == 0)
    return LLVMFuzzerMutate(data, size, most);
  lua_State *L = function("mutate_urdf", "mutate");
  lua_pushlstring(L, (const char *)data, size);
  size_t new_size = mutate(L, most, seed, data);
  return new_size > 0 ? new_size : LLVMFuzzerMutate(data, size, most);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t most, unsigned int seed)
{
  lua_State *L = function("mutate_urdf", "cross");
  lua_pushlstring(L, (const char *)a, a_size);
  lua_pushlstring(L, (const char *)b, b_size);
  return mutate(L, most, seed, out);
}
