/* pages.c -- memory in large pages for compilers that map their own.
 *
 * With LD_PRELOAD, on Linux.  gcc takes little from malloc, which GLIBC_TUNABLES tells to use large
 * pages (tests/run), and most from mmap: in small pages that took a fifth of its time. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/mman.h>

enum { LARGE = 1 << 20 };

void *mmap(void *at, size_t size, int protection, int flags, int file, off_t from)
{
  void *(*map)(void *, size_t, int, int, int, off_t);
  *(void **)&map = dlsym(RTLD_NEXT, "mmap");
  void *memory = map(at, size, protection, flags, file, from);
#ifdef MADV_HUGEPAGE
  if (memory != MAP_FAILED && (flags & MAP_ANONYMOUS) && size >= LARGE) {
    madvise(memory, size, MADV_HUGEPAGE); /* if not, only slower */
  }
#endif
  return memory;
}

#ifdef __LP64__
void *mmap64(void *at, size_t size, int protection, int flags, int file, off_t from)
{
  return mmap(at, size, protection, flags, file, from);
}
#endif
