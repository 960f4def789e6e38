/* SPDX-License-Identifier: MIT-0 */
/* semihost.c -- see semihost.h. Also the system calls for printf and exit of newlib or picolibc. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "semihost.h"

enum { SYS_WRITEC = 0x03, SYS_WRITE = 0x05, SYS_GET_CMDLINE = 0x15, SYS_EXIT_EXTENDED = 0x20 };
enum { APPLICATION_EXIT = 0x20026 };

/* calls the debugger: semihosting of Arm and of RISC-V use different registers and traps */
static long ask(long what, const void *block)
{
#ifdef __riscv
  register long a0 __asm__("a0") = what;
  register const void *a1 __asm__("a1") = block;
  __asm__ volatile(".balign 16\n\t.option push\n\t.option norvc\n\tslli zero, zero, 0x1f\n\t"
                   "ebreak\n\tsrai zero, zero, 7\n\t.option pop"
                   : "+r"(a0)
                   : "r"(a1)
                   : "memory");
  return a0;
#else
  register long r0 __asm__("r0") = what;
  register const void *r1 __asm__("r1") = block;
  __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
#endif
}

void semihost_bytes(const char *bytes, int n)
{
  for (int i = 0; i < n; i++)
    ask(SYS_WRITEC, bytes + i);
}

void semihost_write(const char *text)
{
  while (*text)
    ask(SYS_WRITEC, text++);
}

void semihost_exit(int code)
{
  const uintptr_t block[2] = {APPLICATION_EXIT, (uintptr_t)code};
  for (;;)
    ask(SYS_EXIT_EXTENDED, block);
}

void semihost_main(int (*main)(int argc, char **argv))
{
  static char line[256], *words[32];
  const uintptr_t block[2] = {(uintptr_t)line, sizeof line};
  int n = 0;
  if (ask(SYS_GET_CMDLINE, block) != 0)
    line[0] = '\0';
  for (char *c = line; *c && n < 31; n++) {
    words[n] = c;
    while (*c && *c != ' ')
      c++;
    while (*c == ' ')
      *c++ = '\0';
  }
  exit(main(n, words));
}

/* ---- the C library ------------------------------------------------------------------------------
 *
 * Generated code needs none of this; a program that prints does. */
void _exit(int code);

void _exit(int code) { semihost_exit(code); }

#ifdef __PICOLIBC__

static int put(char c, FILE *file)
{
  (void)file;
  ask(SYS_WRITEC, &c);
  return (unsigned char)c;
}

static FILE terminal = FDEV_SETUP_STREAM(put, NULL, NULL, _FDEV_SETUP_WRITE);
FILE *const stdout = &terminal;
FILE *const stderr = &terminal;

#else

int _write(int file, const char *bytes, int n);
void *_sbrk(ptrdiff_t more);
int _read(int file, char *bytes, int n);
int _close(int file);
int _lseek(int file, int offset, int whence);
int _fstat(int file, void *status);
int _isatty(int file);
int _kill(int process, int signal);
int _getpid(void);
void _fini(void);

int _write(int file, const char *bytes, int n)
{
  (void)file;
  semihost_bytes(bytes, n);
  return n;
}

/* a heap from the end of .bss towards the stack, for printf of floating-point numbers */
void *_sbrk(ptrdiff_t more)
{
  extern char firmware_heap[], firmware_stack_limit[];
  static char *top = firmware_heap;
  char *const old = top;
  if (more > firmware_stack_limit - top)
    return (void *)-1;
  top += more;
  return old;
}

int _read(int file, char *bytes, int n) { return (void)file, (void)bytes, (void)n, 0; }
int _close(int file) { return (void)file, -1; }
int _lseek(int file, int offset, int whence) { return (void)file, (void)offset, (void)whence, 0; }
int _fstat(int file, void *status) { return (void)file, (void)status, -1; }
int _isatty(int file) { return (void)file, 1; }
int _kill(int process, int signal) { return (void)process, (void)signal, -1; }
int _getpid(void) { return 1; }
void _fini(void) {}

#endif
