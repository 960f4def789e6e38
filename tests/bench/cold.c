/* SPDX-License-Identifier: MIT */
/* cold.c -- see cold.h. */
#define _GNU_SOURCE
#include "cold.h"

#include <string.h>
#include <sys/mman.h>

enum { DATA = 16 << 20, CODE = 512 << 10 };

static void *pages(size_t size, int protection)
{
  void *p = mmap(NULL, size, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return p == MAP_FAILED ? NULL : p;
}

/* Instructions that do nothing fill the caches of instructions, which data does not touch. */
static void run_other_code(void)
{
#if defined __x86_64__
  static void (*code)(void);
  static int tried;
  if (!tried) {
    unsigned char *p = pages(CODE, PROT_READ | PROT_WRITE);
    tried = 1;
    if (p) {
      memset(p, 0x90, CODE);
      p[CODE - 1] = 0xc3;
      if (mprotect(p, CODE, PROT_READ | PROT_EXEC) == 0)
        memcpy(&code, &p, sizeof code);
    }
  }
  if (code)
    code();
#endif
}

void fill_caches(void)
{
  static volatile unsigned char *data;
  if (!data)
    data = pages(DATA, PROT_READ | PROT_WRITE);
  for (int i = 0; data && i < DATA; i += 64)
    data[i]++;
  run_other_code();
}
