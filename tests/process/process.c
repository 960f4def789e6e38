/* process.c -- starts processes for the suites, and waits for them.
 *
 * A test needs a program's exit code, output and files.  A command is started with one shell and
 * nothing around it, because starting programs takes much of the tests' time.  A function is called
 * in a copy of this process, which has already loaded the program's modules: that takes a third of
 * the time of a start.
 *
 *   process = package.loadlib(".build/process.so", "luaopen_process")()
 *   pid = process.start(what, stdin, stdout, stderr)
 *     what: a command of sh, or a function; names of files, the first to be read, the last may be
 *     nil: then it is stdout's
 *   pid, kind, code, seconds, kilobytes = process.wait(pid)
 *     pid: of any process if nil; kind is "exit" or "signal", as of os.execute; seconds of a
 *     processor and the most memory of the process or one that it waited for */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <lauxlib.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* the function that `package.loadlib` calls */
int luaopen_process(lua_State *L);

enum { NOT_BEGUN = 127, MODE = 0666, FLAGS = O_WRONLY | O_CREAT | O_TRUNC };

static void redirect(int descriptor, const char *file)
{
  int opened = open(file, descriptor == STDIN_FILENO ? O_RDONLY : FLAGS, MODE);
  if (opened < 0 || dup2(opened, descriptor) < 0) {
    _exit(NOT_BEGUN);
  }
  close(opened);
}

static pid_t copy(lua_State *L, const char *const files[3])
{
  fflush(NULL); /* otherwise the copy would write it, too */
  pid_t child = fork();
  if (child != 0) {
    return child;
  }
  redirect(STDIN_FILENO, files[0]);
  redirect(STDOUT_FILENO, files[1]);
  if (files[2] != NULL) {
    redirect(STDERR_FILENO, files[2]);
  } else if (dup2(STDOUT_FILENO, STDERR_FILENO) < 0) {
    _exit(NOT_BEGUN);
  }
  lua_settop(L, 1);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    exit(EXIT_FAILURE);
  }
  exit(EXIT_SUCCESS);
}

/* by posix_spawn, which copies none of this process's memory */
static pid_t shell(const char *command, const char *const files[3])
{
  char *words[] = {strdup("sh"), strdup("-c"), strdup(command), NULL};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, files[0], O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, files[1], FLAGS, MODE);
  if (files[2] != NULL) {
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, files[2], FLAGS, MODE);
  } else {
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  }
  pid_t child;
  int problem = posix_spawn(&child, "/bin/sh", &actions, NULL, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  for (int k = 0; k < 3; k++) {
    free(words[k]);
  }
  return problem == 0 ? child : -1;
}

static int start(lua_State *L)
{
  const char *const files[3] = {luaL_checkstring(L, 2), luaL_checkstring(L, 3),
                                luaL_optstring(L, 4, NULL)};
  pid_t child = lua_isfunction(L, 1) ? copy(L, files) : shell(luaL_checkstring(L, 1), files);
  if (child < 0) {
    return luaL_error(L, "no process can be started");
  }
  lua_pushinteger(L, child);
  return 1;
}

static double seconds(struct timeval t) { return (double)t.tv_sec + 1e-6 * (double)t.tv_usec; }

static int wait_for(lua_State *L)
{
  int status;
  struct rusage used;
  pid_t child = wait4((pid_t)luaL_optinteger(L, 1, -1), &status, 0, &used);
  if (child < 0) {
    return luaL_error(L, "no child to wait for");
  }
  lua_pushinteger(L, child);
  lua_pushstring(L, WIFEXITED(status) ? "exit" : "signal");
  lua_pushinteger(L, WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
  lua_pushnumber(L, seconds(used.ru_utime) + seconds(used.ru_stime));
  lua_pushinteger(L, used.ru_maxrss);
  return 5;
}

int luaopen_process(lua_State *L)
{
  const luaL_Reg functions[] = {{"start", start}, {"wait", wait_for}, {NULL, NULL}};
  luaL_newlib(L, functions);
  return 1;
}
