/* process.c -- calls a Lua function in a process of its own, a copy of this one.
 *
 * What a test wants of a program are its exit code, its output and its files.  A copy of a process
 * that has loaded the program's modules gives them in a third of the time that a start takes.
 *
 *   call = package.loadlib(".build/process.so", "luaopen_process")
 *   kind, code, seconds, kilobytes = call(f, stdin, stdout, stderr)
 *     names of files, the first to be read; kind is "exit" or "signal", as of os.execute; seconds
 *     of a processor and the most memory of the process or one that it waited for */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOT_BEGUN = 127 };

static void redirect(int descriptor, const char *file)
{
  int flags = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC;
  int opened = open(file, flags, 0666);
  if (opened < 0 || dup2(opened, descriptor) < 0) {
    _exit(NOT_BEGUN);
  }
  close(opened);
}

/* what `package.loadlib` calls, with the arguments above */
int luaopen_process(lua_State *L);

static double seconds(struct timeval t) { return (double)t.tv_sec + 1e-6 * (double)t.tv_usec; }

int luaopen_process(lua_State *L)
{
  const char *files[] = {luaL_checkstring(L, 2), luaL_checkstring(L, 3), luaL_checkstring(L, 4)};
  fflush(NULL); /* or the copy would write it, too */
  pid_t child = fork();
  if (child < 0) {
    return luaL_error(L, "fork failed");
  }
  if (child == 0) {
    for (int k = 0; k < 3; k++) {
      redirect(k, files[k]);
    }
    lua_settop(L, 1);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
      fprintf(stderr, "%s\n", lua_tostring(L, -1));
      exit(EXIT_FAILURE);
    }
    exit(EXIT_SUCCESS);
  }
  int status;
  struct rusage used;
  if (wait4(child, &status, 0, &used) != child) {
    return luaL_error(L, "no child to wait for");
  }
  lua_pushstring(L, WIFEXITED(status) ? "exit" : "signal");
  lua_pushinteger(L, WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
  lua_pushnumber(L, seconds(used.ru_utime) + seconds(used.ru_stime));
  lua_pushinteger(L, used.ru_maxrss);
  return 4;
}
