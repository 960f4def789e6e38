/* replay.c -- main for a fuzz target without libFuzzer: each file named is one input; in a file
 * *.hex each line is one, in hexadecimal, with a comment after `#`. */
#include "fuzz.h"

#include <string.h>

enum { LONGEST = 4096 };

/* exactly the bytes of the file, so that a memory checker notices a read past their end */
static uint8_t *contents(const char *path, size_t *size)
{
  FILE *file = fopen(path, "rb");
  long length;
  uint8_t *data;
  fuzz_assert(file != NULL);
  fuzz_assert(fseek(file, 0, SEEK_END) == 0);
  length = ftell(file);
  fuzz_assert(length >= 0);
  rewind(file);
  *size = (size_t)length;
  data = (uint8_t *)malloc(*size + (*size == 0));
  fuzz_assert(data != NULL && fread(data, 1, *size, file) == *size);
  fclose(file);
  return data;
}

static void run_file(const char *path)
{
  size_t size;
  uint8_t *data = contents(path, &size);
  LLVMFuzzerTestOneInput(data, size);
  free(data);
}

static void run_line(const char *line)
{
  uint8_t *data = (uint8_t *)malloc(LONGEST);
  size_t size = 0;
  unsigned byte;
  fuzz_assert(data != NULL);
  while (size < LONGEST && sscanf(line + 2 * size, "%2x", &byte) == 1)
    data[size++] = (uint8_t)byte;
  data = (uint8_t *)realloc(data, size + (size == 0));
  fuzz_assert(data != NULL);
  LLVMFuzzerTestOneInput(data, size);
  free(data);
}

static int run_lines(const char *path)
{
  static char line[3 * LONGEST];
  FILE *file = fopen(path, "r");
  int count = 0;
  fuzz_assert(file != NULL);
  while (fgets(line, sizeof line, file) != NULL) {
    if (line[0] == '#')
      continue;
    printf("%s:%d\n", path, ++count);
    fflush(stdout);
    run_line(line);
  }
  fclose(file);
  return count;
}

/* output is flushed before the target runs, so a crash belongs to the last line */
int main(int argc, char **argv)
{
  int count = 0;
  for (int k = 1; k < argc; k++) {
    const size_t length = strlen(argv[k]);
    if (length > 4 && strcmp(argv[k] + length - 4, ".hex") == 0) {
      count += run_lines(argv[k]);
      continue;
    }
    printf("%s\n", argv[k]);
    fflush(stdout);
    run_file(argv[k]);
    count++;
  }
  printf("%d inputs\n", count);
  return 0;
}
