/* faults.c -- makes the writing of files slow, or fail or end at any call; preloaded by
 * tests/support/faults.lua.
 *
 *   FAULT_SLOW=N    up to N microseconds before each call (seed: FAULT_SEED)
 *   FAULT_KILL=N    kill -9 at the Nth call; a write is killed when half of it is on the disk
 *   FAULT_FAIL=N    the Nth call fails as on a full disk
 *   FAULT_NO=CALL   link or flock fails as if the file system had no such call
 *   FAULT_COUNT=F   writes the number of calls into file F at the end
 *
 * Counted calls are those that change something: fopen for writing, fwrite, rename, remove, link,
 * mkdir, rmdir, and flock. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int calls;
static unsigned state;

static long number(const char *name)
{
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

static int lacks(const char *call)
{
  const char *text = getenv("FAULT_NO");
  return text && strcmp(text, call) == 0;
}

/* the next function of that name */
static void next(const char *name, void *function)
{
  void *found = dlsym(RTLD_NEXT, name);
  memcpy(function, &found, sizeof found);
}

static void die(void)
{
  kill(getpid(), SIGKILL);
  pause();
}

/* before each call: returns whether it shall fail; kills, or with `half` says that it is time */
static int fault(int *half)
{
  const long slow = number("FAULT_SLOW");
  calls++;
  if (slow > 0) {
    if (state == 0)
      state = (unsigned)number("FAULT_SEED") * 2654435761u + 1;
    state = state * 1664525u + 1013904223u;
    usleep((useconds_t)((state >> 8) % (unsigned)slow));
  }
  if (calls == number("FAULT_KILL")) {
    if (!half)
      die();
    else
      *half = 1;
  }
  errno = ENOSPC;
  return calls == number("FAULT_FAIL");
}

__attribute__((destructor)) static void tell(void)
{
  const char *name = getenv("FAULT_COUNT");
  FILE *(*open_file)(const char *, const char *);
  if (name) {
    next("fopen", &open_file);
    FILE *file = open_file(name, "w");
    if (file) {
      fprintf(file, "%d\n", calls);
      fclose(file);
    }
  }
}

FILE *fopen(const char *name, const char *mode)
{
  FILE *(*real)(const char *, const char *);
  next("fopen", &real);
  if (mode[0] != 'r' && fault(NULL))
    return NULL;
  return real(name, mode);
}

FILE *fopen64(const char *name, const char *mode) { return fopen(name, mode); }

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file)
{
  size_t (*real)(const void *, size_t, size_t, FILE *);
  int half = 0;
  next("fwrite", &real);
  if (fileno(file) <= 2)
    return real(bytes, size, count, file);
  if (fault(&half))
    return 0;
  if (half) {
    real(bytes, 1, size * count / 2, file);
    fflush(file);
    die();
  }
  return real(bytes, size, count, file);
}

int rename(const char *from, const char *to)
{
  int (*real)(const char *, const char *);
  next("rename", &real);
  return fault(NULL) ? -1 : real(from, to);
}

int remove(const char *name)
{
  int (*real)(const char *);
  next("remove", &real);
  return fault(NULL) ? -1 : real(name);
}

int link(const char *from, const char *to)
{
  int (*real)(const char *, const char *);
  next("link", &real);
  if (lacks("link")) {
    errno = EPERM;
    return -1;
  }
  return fault(NULL) ? -1 : real(from, to);
}

int mkdir(const char *name, mode_t mode)
{
  int (*real)(const char *, mode_t);
  next("mkdir", &real);
  return fault(NULL) ? -1 : real(name, mode);
}

int rmdir(const char *name)
{
  int (*real)(const char *);
  next("rmdir", &real);
  return fault(NULL) ? -1 : real(name);
}

int flock(int descriptor, int operation)
{
  int (*real)(int, int);
  next("flock", &real);
  if (lacks("flock")) {
    errno = EOPNOTSUPP;
    return -1;
  }
  return fault(NULL) ? -1 : real(descriptor, operation);
}
