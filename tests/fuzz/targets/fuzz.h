/* fuzz.h -- the shared part of the fuzz targets.
 *
 * A target is a file that defines LLVMFuzzerTestOneInput and links either with libFuzzer, which
 * invents inputs, or with replay.c, which reads them from files. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* never compiled out */
#define fuzz_assert(condition)                                                                     \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: fuzz_assert(%s)\n", __FILE__, __LINE__, #condition);                 \
      abort();                                                                                     \
    }                                                                                              \
  } while (0)

#endif
