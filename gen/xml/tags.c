/* tags.c -- see tags.h */
#include "tags.h"

/* a place in the text: units of `width` bytes, the least significant one at `low` */
typedef struct cursor {
  const unsigned char *text;
  size_t at, size;
  size_t width, low;
  int line;
} cursor;

static int begins(const unsigned char *text, size_t size, const unsigned char *with, size_t length)
{
  if (size < length) {
    return 0;
  }
  for (size_t k = 0; k < length; k++) {
    if (text[k] != with[k]) {
      return 0;
    }
  }
  return 1;
}

/* the width of units by the first bytes: a byte-order mark, or `<` with its zeros */
static cursor start(const char *text, size_t size)
{
  static const struct {
    unsigned char bytes[4];
    size_t length, width, low;
  } marks[] = {
      {{0xff, 0xfe, 0, 0}, 4, 4, 0}, {{0, 0, 0xfe, 0xff}, 4, 4, 3}, {{'<', 0, 0, 0}, 4, 4, 0},
      {{0, 0, 0, '<'}, 4, 4, 3},     {{0xff, 0xfe}, 2, 2, 0},       {{0xfe, 0xff}, 2, 2, 1},
      {{'<', 0}, 2, 2, 0},           {{0, '<'}, 2, 2, 1},
  };
  cursor c = {(const unsigned char *)text, 0, size, 1, 0, 1};
  for (size_t k = 0; k < sizeof marks / sizeof marks[0]; k++) {
    if (begins(c.text, size, marks[k].bytes, marks[k].length)) {
      c.width = marks[k].width;
      c.low = marks[k].low;
      break;
    }
  }
  return c;
}

/* the unit `ahead` of the place, 0 beyond the end and for what is not ASCII */
static int peek(const cursor *c, size_t ahead)
{
  const size_t at = c->at + ahead * c->width;
  if (at + c->width > c->size) {
    return 0;
  }
  for (size_t k = 0; k < c->width; k++) {
    if (k != c->low && c->text[at + k] != 0) {
      return 0;
    }
  }
  return c->text[at + c->low];
}

static int ended(const cursor *c) { return c->at + c->width > c->size; }

static void step(cursor *c)
{
  c->line += peek(c, 0) == '\n';
  c->at += c->width;
}

/* is `word` at the place? If so, goes beyond it */
static int passed(cursor *c, const char *word)
{
  size_t length = 0;
  for (; word[length] != '\0'; length++) {
    if (peek(c, length) != word[length]) {
      return 0;
    }
  }
  c->at += length * c->width;
  return 1;
}

static void skip_to(cursor *c, const char *word)
{
  while (!ended(c) && !passed(c, word)) {
    step(c);
  }
}

/* counts the quoted values up to the end of the tag, or to a `<`, which no tag holds */
static int count_values(cursor *c, int most)
{
  int count = 0, quote = 0;
  for (; !ended(c) && peek(c, 0) != '<' && count <= most; step(c)) {
    const int here = peek(c, 0);
    if (quote == 0 && here == '>') {
      break;
    }
    if (quote == 0 && (here == '"' || here == '\'')) {
      quote = here;
      count++;
    } else if (here == quote) {
      quote = 0;
    }
  }
  return count;
}

int xml_crowded_tag(const char *text, size_t size, int most)
{
  cursor c = start(text, size);
  while (!ended(&c)) {
    if (passed(&c, "<!--")) {
      skip_to(&c, "-->");
    } else if (passed(&c, "<![CDATA[")) {
      skip_to(&c, "]]>");
    } else if (passed(&c, "<?")) {
      skip_to(&c, "?>");
    } else if (peek(&c, 0) == '<') {
      const int line = c.line;
      step(&c);
      if (count_values(&c, most) > most) {
        return line;
      }
    } else {
      step(&c);
    }
  }
  return 0;
}
