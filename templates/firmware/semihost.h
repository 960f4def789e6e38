/* SPDX-License-Identifier: MIT-0 */
/* semihost.h -- output and exit for a program that runs under an emulator or a debugger.
 *
 * Without an emulator or debugger the first call stops the processor: remove semihost.c from
 * firmware that ships, or replace it by a UART and a reset. */
#ifndef FIRMWARE_SEMIHOST_H
#define FIRMWARE_SEMIHOST_H

#ifdef __cplusplus
extern "C" {
#endif

/* writes a string to the terminal of the debugger */
void semihost_write(const char *text);

/* writes n bytes, too */
void semihost_bytes(const char *bytes, int n);

/* ends the program; the emulator exits with the code */
__attribute__((noreturn)) void semihost_exit(int code);

/* calls main with the program's words from the emulator's command line; exits with its result */
__attribute__((noreturn)) void semihost_main(int (*main)(int argc, char **argv));

#ifdef __cplusplus
}
#endif

#endif
