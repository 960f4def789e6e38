/* lines.c -- counts which lines of Lua run, in every Lua process that loads it; see run.sh.
 *
 * LUA_INIT_5_4 loads it by package.loadlib before the program begins.  A line hook, inherited by
 * every coroutine, marks lines, except while the program has a hook of its own. At exit, however
 * the program exits, the marks are appended to the file $PINION_COVERAGE/<process id> as
 * "source:line", one a line. */
#define _POSIX_C_SOURCE 200809L
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SOURCES = 1024, LINES = 2048, NAME = 60 };

/* lines of one file, known by its name's text, since Lua's strings of a source come and go */
typedef struct source {
  char name[NAME];
  unsigned char line[LINES];
} source;

static source sources[SOURCES];
static int count;

/* the entry of a file of gen/, wherever the tree is; NULL for others */
static source *find(const char *name)
{
  static int last;
  const char *gen = strncmp(name, "@gen/", 5) == 0 ? name + 1 : strstr(name, "/gen/");
  if (gen == NULL || name[0] != '@')
    return NULL;
  gen += gen[0] == '/';
  if (last < count && strcmp(sources[last].name, gen) == 0)
    return &sources[last];
  for (last = 0; last < count; last++) {
    if (strcmp(sources[last].name, gen) == 0)
      return &sources[last];
  }
  if (count == SOURCES || strlen(gen) >= NAME)
    return NULL;
  strcpy(sources[count].name, gen);
  return &sources[count++];
}

static void on_line(lua_State *L, lua_Debug *ar)
{
  lua_getinfo(L, "S", ar);
  source *s = find(ar->source);
  if (s != NULL && ar->currentline > 0 && ar->currentline < LINES)
    s->line[ar->currentline] = 1;
}

static void save(void)
{
  char path[4096];
  const char *directory = getenv("PINION_COVERAGE");
  if (directory == NULL)
    return;
  snprintf(path, sizeof path, "%s/%ld", directory, (long)getpid());
  FILE *file = fopen(path, "a");
  for (int k = 0; file != NULL && k < count; k++) {
    for (int line = 1; line < LINES; line++) {
      if (sources[k].line[line])
        fprintf(file, "%s:%d\n", sources[k].name, line);
    }
  }
  if (file != NULL)
    fclose(file);
}

/* debug.sethook, which brings this hook back when the program's is taken away */
static int sethook(lua_State *L)
{
  int none = lua_isnoneornil(L, 1);
  int arguments = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, arguments, 0);
  if (none)
    lua_sethook(L, on_line, LUA_MASKLINE, 0);
  return 0;
}

int luaopen_lines(lua_State *L)
{
  lua_getglobal(L, "debug");
  lua_getfield(L, -1, "sethook");
  lua_pushcclosure(L, sethook, 1);
  lua_setfield(L, -2, "sethook");
  lua_sethook(L, on_line, LUA_MASKLINE, 0);
  atexit(save);
  return 0;
}
