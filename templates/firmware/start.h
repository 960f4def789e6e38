/* SPDX-License-Identifier: MIT-0 */
/* start.h -- what starts alike on any processor, once its stack and its FPU are there. */
#ifndef FIRMWARE_START_H
#define FIRMWARE_START_H

/* memory, constructors of C++, then main with the words of the command line; ends the program */
__attribute__((noreturn)) void firmware_start(void);

/* for an exception that nobody handles: says so, and ends the program with 70 */
__attribute__((noreturn)) void firmware_stopped(void);

#endif
