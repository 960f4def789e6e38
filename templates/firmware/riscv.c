/* SPDX-License-Identifier: MIT-0 */
/* riscv.c -- the part of riscv.S that is C: memory, then main. */
#include <stdint.h>

#include "semihost.h"

int main(int argc, char **argv);
void start(void);
void start_trapped(void);

/* from sections.ld */
extern uint32_t firmware_data[], firmware_data_end[], firmware_bss[], firmware_bss_end[];
extern const uint32_t firmware_data_from[];

void start_trapped(void)
{
  semihost_write("stopped: a trap that nobody handles\n");
  semihost_exit(70);
}

void start(void)
{
  const uint32_t *from = firmware_data_from;
  for (uint32_t *to = firmware_data; to < firmware_data_end; to++)
    *to = *from++;
  for (uint32_t *to = firmware_bss; to < firmware_bss_end; to++)
    *to = 0;
  semihost_main(main);
}
