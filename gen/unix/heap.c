/* heap.c -- see heap.h */
#define _GNU_SOURCE
#include "heap.h"

#include <dlfcn.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Blocks have as many bytes as their kind: grains, and from LINEAR grains on powers of two and half
 * as much again, since Lua doubles arrays of 16 bytes and hashes of 24. */
enum { GRAIN = 16, LINEAR = 64, KINDS = LINEAR + 40, HUGE_PAGE = 2 << 20 };

/* address space, which takes memory only once it is touched: 16 GiB with addresses of 64 bits */
static const size_t RANGE = (SIZE_MAX >> 1) / ((size_t)1 << 29);

struct freed {
  struct freed *next;
};

/* at the beginning of its range */
struct heap {
  pid_t process; /* that has its pages for itself */
  char *unused;
  struct freed *freed[KINDS]; /* by kind */
  lua_Alloc other;
  void *of_other;
};

static size_t bytes(size_t kind)
{
  const size_t above = kind - LINEAR;
  return kind <= LINEAR ? kind * GRAIN : (LINEAR * GRAIN / 2 * (2 + above % 2)) << above / 2;
}

/* the smallest kind for `size` bytes, or KINDS */
static size_t kind_of(size_t size)
{
  if (size <= bytes(LINEAR)) {
    return (size + GRAIN - 1) / GRAIN;
  }
  size_t kind = LINEAR + 1;
  while (kind < KINDS && bytes(kind) < size) {
    kind++;
  }
  return kind;
}

static int is_ours(const struct heap *heap, const void *block)
{
  return (uintptr_t)block - (uintptr_t)heap < RANGE;
}

static void *take(struct heap *heap, size_t size)
{
  const size_t kind = kind_of(size);
  if (kind == KINDS) {
    return heap->other(heap->of_other, NULL, 0, size);
  }
  struct freed *block = heap->freed[kind];
  if (block != NULL) {
    heap->freed[kind] = block->next;
    return block;
  }
  if ((size_t)(heap->unused - (char *)heap) + bytes(kind) > RANGE) {
    return heap->other(heap->of_other, NULL, 0, size);
  }
  heap->unused += bytes(kind);
  return heap->unused - bytes(kind);
}

static void give_back(struct heap *heap, struct freed *block, size_t size)
{
  const size_t kind = kind_of(size);
  block->next = heap->freed[kind];
  heap->freed[kind] = block;
}

/* a lua_Alloc */
static void *resize(void *data, void *block, size_t old, size_t size)
{
  struct heap *heap = data;
  if (block == NULL) {
    return size > 0 ? take(heap, size) : NULL; /* `old` is a kind of object */
  }
  if (!is_ours(heap, block)) {
    return heap->other(heap->of_other, block, old, size);
  }
  if (size > 0 && kind_of(size) == kind_of(old)) {
    return block;
  }
  void *moved = size > 0 ? take(heap, size) : NULL;
  if (moved != NULL) {
    memcpy(moved, block, old < size ? old : size);
  }
  if (moved != NULL || size == 0) {
    give_back(heap, block, old);
  }
  return moved;
}

/* does this library stay loaded when Lua closes the state? Blocks are still freed after that */
static int stays_loaded(void)
{
  Dl_info library;
  return dladdr(&RANGE, &library) != 0 &&
         dlopen(library.dli_fname, RTLD_NOW | RTLD_NODELETE) != NULL;
}

/* takes memory from a new heap from now on, if addresses are left for one */
static int begin(lua_State *L, lua_Alloc other, void *of_other)
{
  struct heap *heap =
      mmap(NULL, RANGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (heap == MAP_FAILED) {
    return 0;
  }
#ifdef MADV_HUGEPAGE
  madvise(heap, RANGE, MADV_HUGEPAGE); /* if not, only slower */
#endif
  *heap = (struct heap){.process = getpid(), .other = other, .of_other = of_other};
  heap->unused = (char *)heap + bytes(kind_of(sizeof *heap));
  lua_setallocf(L, resize, heap);
  return 1;
}

/* in a copy of the process: abandons freed blocks and the rest of the page */
static void turn_page(struct heap *heap)
{
  heap->process = getpid();
  memset(heap->freed, 0, sizeof heap->freed);
  heap->unused += HUGE_PAGE - (uintptr_t)heap->unused % HUGE_PAGE;
}

int unix_own_heap(lua_State *L)
{
  void *data;
  const lua_Alloc allocator = lua_getallocf(L, &data);
  int done = allocator == resize;
  if (!done) {
    done = RANGE > HUGE_PAGE && stays_loaded() && begin(L, allocator, data);
  } else if (((struct heap *)data)->process != getpid()) {
    turn_page(data);
  }
  lua_pushboolean(L, done);
  return 1;
}
