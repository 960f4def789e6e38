/* SPDX-License-Identifier: MIT-0 */
/* start.h -- the part of start-up that is the same on all processors, after stack and FPU are set
 * up. */
#ifndef FIRMWARE_START_H
#define FIRMWARE_START_H

/* sets up memory, runs constructors of C++, calls main with the words of the command line, exits */
__attribute__((noreturn)) void firmware_start(void);

/* handles an exception that has no handler: prints that, and exits with 70 */
__attribute__((noreturn)) void firmware_stopped(void);

#endif
