/* unix.c -- see unix.h */
#define _DEFAULT_SOURCE
#include "unix.h"

#include <errno.h>
#include <fcntl.h>
#include <lauxlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "heap.h"
#include "sha256.h"

static const char *const LOCK = "pinion.unix.lock";

static int is_terminal(lua_State *L)
{
  lua_pushboolean(L, isatty((int)luaL_checkinteger(L, 1)));
  return 1;
}

/* a lock is the descriptor that holds it, -1 when it is given back */
static int lock_close(lua_State *L)
{
  int *descriptor = luaL_checkudata(L, 1, LOCK);
  if (*descriptor >= 0) {
    close(*descriptor);
  }
  *descriptor = -1;
  return 0;
}

static int failure(lua_State *L, int number, int busy)
{
  lua_pushnil(L);
  lua_pushstring(L, strerror(number));
  lua_pushboolean(L, busy);
  return 3;
}

static double now(void)
{
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Tries until `end`, by asking again and again: a wait in flock itself could not be cut short.
 * Returns 0, EWOULDBLOCK or another errno. */
static int wait_for(int descriptor, double end)
{
  static const struct timespec moment = {0, 2000000};
  while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) {
      return errno;
    }
    if (now() >= end) {
      return EWOULDBLOCK;
    }
    nanosleep(&moment, NULL);
  }
  return 0;
}

/* does that errno of flock mean that the file system has no such locks (NFS: ENOLCK, EBADF)? */
static int means_unknown(int number)
{
  return number == EOPNOTSUPP || number == ENOSYS || number == EINVAL || number == ENOLCK ||
         number == EBADF;
}

/* is `path` still the directory that is open? While we waited, another one may have replaced it, or
 * none */
static int is_still(const char *path, int descriptor)
{
  struct stat here, there;
  return stat(path, &here) == 0 && fstat(descriptor, &there) == 0 && here.st_dev == there.st_dev &&
         here.st_ino == there.st_ino;
}

static int lock(lua_State *L)
{
  const char *path = luaL_checkstring(L, 1);
  const double end = now() + luaL_checknumber(L, 2);
  int *descriptor = lua_newuserdatauv(L, sizeof *descriptor, 0);
  *descriptor = -1;
  luaL_setmetatable(L, LOCK);
  for (;;) {
    *descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (*descriptor < 0) {
      return failure(L, errno, 0);
    }
    const int problem = wait_for(*descriptor, end);
    if (problem != 0 && !means_unknown(problem)) {
      close(*descriptor);
      *descriptor = -1;
      return failure(L, problem, problem == EWOULDBLOCK);
    }
    if (is_still(path, *descriptor)) {
      lua_pushboolean(L, problem == 0);
      return 2;
    }
    close(*descriptor);
    *descriptor = -1;
  }
}

int luaopen_unix_core(lua_State *L)
{
  static const luaL_Reg functions[] = {{"is_terminal", is_terminal},
                                       {"lock", lock},
                                       {"sha256", unix_sha256},
                                       {"own_heap", unix_own_heap},
                                       {NULL, NULL}};
  static const luaL_Reg methods[] = {{"close", lock_close}, {NULL, NULL}};
  luaL_newmetatable(L, LOCK);
  lua_pushcfunction(L, lock_close);
  lua_setfield(L, -2, "__gc");
  luaL_newlib(L, methods);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  luaL_newlib(L, functions);
  return 1;
}
