/* SPDX-License-Identifier: MIT-0 */
/* semihost.h -- a terminal and an end for a program that runs under an emulator or a debugger.
 *
 * Without one of them the first call stops the processor: take semihost.c out of what ships, or
 * give it an UART and a reset. */
#ifndef FIRMWARE_SEMIHOST_H
#define FIRMWARE_SEMIHOST_H

#ifdef __cplusplus
extern "C" {
#endif

/* a string, to the terminal of the debugger */
void semihost_write(const char *text);

/* n bytes, likewise */
void semihost_bytes(const char *bytes, int n);

/* the end of the program; the emulator exits with the code */
__attribute__((noreturn)) void semihost_exit(int code);

/* main with the words that the emulator was given for the program; ends with what it returns */
__attribute__((noreturn)) void semihost_main(int (*main)(int argc, char **argv));

#ifdef __cplusplus
}
#endif

#endif
