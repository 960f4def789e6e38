/* xml.c -- a recursive descent through elements, attributes, text and character references. */
#include "xml.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void oracle_stop(const char *what, const char *about)
{
  fprintf(stderr, "oracle: %s: %s\n", what, about);
  exit(3);
}

void *oracle_grab(unsigned long long bytes)
{
  void *p = calloc(bytes ? (size_t)bytes : 1, 1);
  if (!p)
    oracle_stop("no memory", "");
  return p;
}

static const char *skip_past(const char *at, const char *mark)
{
  const char *found = strstr(at, mark);
  if (!found)
    oracle_stop("XML without an end", mark);
  return found + strlen(mark);
}

static int is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

static const char *skip_space(const char *at)
{
  while (is_space(*at))
    at++;
  return at;
}

/* one character of UTF-8 */
static char *put_code(char *out, unsigned long code)
{
  if (code < 0x80) {
    *out++ = (char)code;
  } else if (code < 0x800) {
    *out++ = (char)(0xc0 | code >> 6);
    *out++ = (char)(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    *out++ = (char)(0xe0 | code >> 12);
    *out++ = (char)(0x80 | (code >> 6 & 0x3f));
    *out++ = (char)(0x80 | (code & 0x3f));
  } else {
    *out++ = (char)(0xf0 | code >> 18);
    *out++ = (char)(0x80 | (code >> 12 & 0x3f));
    *out++ = (char)(0x80 | (code >> 6 & 0x3f));
    *out++ = (char)(0x80 | (code & 0x3f));
  }
  return out;
}

static const char *put_reference(const char *at, char **out)
{
  static const struct {
    const char *word;
    char c;
  } known[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
  for (int k = 0; k < 5; k++) {
    if (!strncmp(at, known[k].word, strlen(known[k].word))) {
      *(*out)++ = known[k].c;
      return at + strlen(known[k].word);
    }
  }
  if (at[1] == '#') {
    const int hex = at[2] == 'x';
    *out = put_code(*out, strtoul(at + (hex ? 3 : 2), NULL, hex ? 16 : 10));
    return skip_past(at, ";");
  }
  oracle_stop("unknown reference", at);
  return at;
}

/* the characters from `from` to `to`, references resolved; of an attribute, blanks made spaces */
static char *decoded(const char *from, const char *to, int attribute)
{
  char *text = oracle_grab((unsigned long long)(to - from) + 1), *out = text;
  while (from < to) {
    if (*from == '&') {
      from = put_reference(from, &out);
    } else {
      const char c = *from++;
      *out++ = attribute && is_space(c) ? ' ' : c;
    }
  }
  *out = 0;
  return text;
}

static const char *name_end(const char *at)
{
  while (*at && !is_space(*at) && !strchr("=/><", *at))
    at++;
  return at;
}

static const char *read_attributes(const char *at, xml_node *node)
{
  xml_attribute **last = &node->attributes;
  for (at = skip_space(at); *at && *at != '>' && *at != '/'; at = skip_space(at)) {
    xml_attribute *one = oracle_grab(sizeof *one);
    const char *end = name_end(at);
    one->name = decoded(at, end, 1);
    at = skip_space(skip_past(skip_space(end), "="));
    end = strchr(at + 1, *at);
    if (!end)
      oracle_stop("attribute without an end", one->name);
    one->value = decoded(at + 1, end, 1);
    *last = one;
    last = &one->next;
    at = end + 1;
  }
  return at;
}

static const char *read_children(const char *at, xml_node *node);

/* `at` is behind '<' */
static const char *read_element(const char *at, xml_node **result)
{
  xml_node *node = oracle_grab(sizeof *node);
  const char *end = name_end(at), *colon = memchr(at, ':', (size_t)(end - at));
  node->name = decoded(colon ? colon + 1 : at, end, 1);
  *result = node;
  at = read_attributes(end, node);
  return *at == '/' ? skip_past(at, ">") : read_children(skip_past(at, ">"), node);
}

/* up to and past the end tag */
static const char *read_children(const char *at, xml_node *node)
{
  xml_node **last = &node->child;
  const char *first = strchr(at, '<');
  if (!first)
    oracle_stop("element without an end", node->name);
  node->text = decoded(at, first, 0);
  for (;;) {
    at = skip_past(at, "<");
    if (*at == '/')
      return skip_past(at, ">");
    if (!strncmp(at, "!--", 3)) {
      at = skip_past(at, "-->");
    } else if (!strncmp(at, "![CDATA[", 8)) {
      at = skip_past(at, "]]>");
    } else if (*at == '?') {
      at = skip_past(at, "?>");
    } else {
      at = read_element(at, last);
      last = &(*last)->next;
    }
  }
}

static char *contents(const char *path)
{
  FILE *file = fopen(path, "rb");
  char *text = NULL;
  size_t room = 0, size = 0, got = 1;
  if (!file)
    oracle_stop("cannot read", path);
  while (got > 0) {
    room = 2 * room + 65536;
    text = realloc(text, room + 1);
    if (!text)
      oracle_stop("no memory", path);
    got = fread(text + size, 1, room - size, file);
    size += got;
  }
  fclose(file);
  text[size] = 0;
  return text;
}

xml_node *xml_read(const char *path)
{
  xml_node *root = NULL;
  const char *at = contents(path);
  for (at = skip_past(at, "<"); *at == '?' || *at == '!'; at = skip_past(at, "<"))
    at = *at == '?' ? skip_past(at, "?>") : skip_past(at, "-->");
  read_element(at, &root);
  return root;
}

const char *xml_attribute_of(const xml_node *node, const char *name)
{
  for (const xml_attribute *a = node ? node->attributes : NULL; a; a = a->next) {
    if (!strcmp(a->name, name))
      return a->value;
  }
  return NULL;
}

const xml_node *xml_child(const xml_node *node, const char *name)
{
  for (const xml_node *child = node ? node->child : NULL; child; child = child->next) {
    if (!strcmp(child->name, name))
      return child;
  }
  return NULL;
}
