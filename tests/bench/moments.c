/* SPDX-License-Identifier: MIT */
/* moments.c -- see moments.h. */
#define _GNU_SOURCE
#include "moments.h"

#include <string.h>
#include <sys/mman.h>
#include <time.h>

enum { FAR_DATA = 4 << 20, FAR_CODE = 512 << 10, COLD_DATA = 64 << 10, COLD_CODE = 64 << 10 };

const char *const moment_name[MOMENTS] = {"fenced", "cold", "far"};

static void *pages(size_t size, int protection)
{
  void *p = mmap(NULL, size, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return p == MAP_FAILED ? NULL : p;
}

/* Instructions of four bytes without effect, which fill the instruction caches, since data does not
 * reach them. They are not nops: some processors store several of those in the place of one. */
static void run_other_code(int size)
{
#if defined __x86_64__
  static unsigned char *code;
  static int tried;
  if (!tried) {
    static const unsigned char lea[] = {0x48, 0x8d, 0x47, 0x01}, ret = 0xc3; /* rax = rdi + 1 */
    unsigned char *p = pages(FAR_CODE + 1, PROT_READ | PROT_WRITE);
    tried = 1;
    for (int i = 0; p && i < FAR_CODE; i += (int)sizeof lea)
      memcpy(p + i, lea, sizeof lea);
    if (p)
      p[FAR_CODE] = ret;
    if (p && mprotect(p, FAR_CODE + 1, PROT_READ | PROT_EXEC) == 0)
      code = p;
  }
  if (code) {
    void (*call)(void);
    const unsigned char *from = code + FAR_CODE - size;
    memcpy(&call, &from, sizeof call);
    call();
  }
#else
  (void)size;
#endif
}

static void write_other_data(int size)
{
  static volatile unsigned char *data;
  if (!data)
    data = pages(FAR_DATA, PROT_READ | PROT_WRITE);
  for (int i = 0; data && i < size; i += 64)
    data[i]++;
}

void before_call(int moment)
{
  if (moment == FENCED)
    return;
  write_other_data(moment == FAR ? FAR_DATA : COLD_DATA);
  run_other_code(moment == FAR ? FAR_CODE : COLD_CODE);
}

double now(void)
{
  struct timespec t;
#if defined __x86_64__
  __asm__ volatile("lfence" ::: "memory");
#endif
  clock_gettime(CLOCK_MONOTONIC, &t);
#if defined __x86_64__
  __asm__ volatile("lfence" ::: "memory");
#endif
  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}
