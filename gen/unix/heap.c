/* heap.c -- see heap.h */
#define _GNU_SOURCE
#include "heap.h"

#include <dlfcn.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

enum { GRAIN = 16, LARGEST = 1024 };

/* addresses, not memory, which only what is touched takes: 16 GiB where addresses have 64 bits */
static const size_t RANGE = (SIZE_MAX >> 1) / ((size_t)1 << 29);

struct freed {
  struct freed *next;
};

/* at the beginning of its range */
struct heap {
  char *unused;
  struct freed *freed[LARGEST / GRAIN + 1]; /* by size in grains */
  lua_Alloc other;
  void *of_other;
};

static size_t grains(size_t size) { return (size + GRAIN - 1) / GRAIN; }

static int is_ours(const struct heap *heap, const void *block)
{
  return (uintptr_t)block - (uintptr_t)heap < RANGE;
}

static void *take(struct heap *heap, size_t size)
{
  const size_t n = grains(size);
  if (size > LARGEST) {
    return heap->other(heap->of_other, NULL, 0, size);
  }
  struct freed *block = heap->freed[n];
  if (block != NULL) {
    heap->freed[n] = block->next;
    return block;
  }
  if (RANGE - (size_t)(heap->unused - (char *)heap) < n * GRAIN) {
    return heap->other(heap->of_other, NULL, 0, size);
  }
  heap->unused += n * GRAIN;
  return heap->unused - n * GRAIN;
}

static void give_back(struct heap *heap, struct freed *block, size_t size)
{
  block->next = heap->freed[grains(size)];
  heap->freed[grains(size)] = block;
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
  if (size > 0 && grains(size) == grains(old)) {
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

int unix_small_blocks(lua_State *L)
{
  void *of_other;
  const lua_Alloc other = lua_getallocf(L, &of_other);
  int done = other == resize;
  if (!done && stays_loaded()) {
    struct heap *heap = mmap(NULL, RANGE, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    done = heap != MAP_FAILED;
    if (done) {
#ifdef MADV_HUGEPAGE
      madvise(heap, RANGE, MADV_HUGEPAGE); /* if not, only slower */
#endif
      const size_t head = grains(sizeof *heap) * GRAIN;
      *heap = (struct heap){.unused = (char *)heap + head, .other = other, .of_other = of_other};
      lua_setallocf(L, resize, heap);
    }
  }
  lua_pushboolean(L, done);
  return 1;
}
