/* SPDX-License-Identifier: MIT-0 */
/* start.c -- see start.h. */
#include "start.h"

#include <stdint.h>

#include "semihost.h"

int main(int argc, char **argv);

/* from sections.ld */
extern uint32_t firmware_data[], firmware_data_end[], firmware_bss[], firmware_bss_end[];
extern const uint32_t firmware_data_from[];
extern void (*const firmware_init[])(void), (*const firmware_init_end[])(void);

void firmware_start(void)
{
  const uint32_t *from = firmware_data_from;
  for (uint32_t *to = firmware_data; to < firmware_data_end; to++)
    *to = *from++;
  for (uint32_t *to = firmware_bss; to < firmware_bss_end; to++)
    *to = 0;
  for (void (*const *init)(void) = firmware_init; init < firmware_init_end; init++)
    (*init)();
  semihost_main(main);
}

void firmware_stopped(void)
{
  semihost_write("stopped: an exception that nobody handles\n");
  semihost_exit(70);
}
