/* hash.c -- a hash of all results of a robot's functions over some states, which changes with any
 * bit; a line a function: its name and 16 digits. */
#include <inttypes.h>
#include <stdio.h>

#include "probe.h"

enum { STATES = 20 };

/* FNV-1a */
static uint64_t more(uint64_t hash, const void *data, int n)
{
  const unsigned char *const byte = (const unsigned char *)data;
  for (int i = 0; i < n; i++)
    hash = (hash ^ byte[i]) * UINT64_C(0x100000001b3);
  return hash;
}

static uint64_t hash_of(const probe_call *call)
{
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  probe_restart();
  for (int s = 0; s < STATES; s++) {
    prepare((real)3.14);
    probe_begin(call);
    const int32_t returned = call->run();
    hash = more(hash, &returned, sizeof returned);
    for (int k = 0; k < 2; k++)
      hash = more(hash, call->result[k].to, call->result[k].n * (int)sizeof(real));
  }
  return hash;
}

int main(void)
{
  for (int k = 1; k < probe_count; k++) {
    const uint64_t hash = hash_of(&probe_calls[k]);
    printf("hash\t%s\t%08" PRIx32 "%08" PRIx32 "\n", probe_calls[k].name, (uint32_t)(hash >> 32),
           (uint32_t)hash);
  }
  return 0;
}
