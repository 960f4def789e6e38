/* fuzz_xml.c -- the XML reader on any bytes: gen/xml/document.c, then gen/xml/xml.c in a Lua state.
 *
 * Beside memory errors and undefined behaviour (the sanitizers) it looks for a document that is
 * accepted but breaks document.h's promises, for a refusal without a reason, and for a Lua table
 * that differs from the tree it was made from.  Each input is read once with the limits of the
 * generator, once with small ones, so that a few bytes reach them, and with an allocation that
 * fails (linked with --wrap=calloc): the failure has to be reported, without a leak. */
#include "document.h"
#include "fuzz.h"
#include "xml.h"

#include <lauxlib.h>
#include <string.h>

enum { DEPTH = 256, ELEMENTS = 500000, ATTRIBUTES = 256 };
enum { SMALL_DEPTH = 4, SMALL_ELEMENTS = 12, SMALL_ATTRIBUTES = 3, MOST_BLOCKS = 4 };

/* ---- the tree ------------------------------------------------------------------------------ */

static int lines_of(const char *text, size_t size)
{
  int lines = 1;
  for (size_t k = 0; k < size; k++)
    lines += text[k] == '\n';
  return lines;
}

static void check_name(const char *name) { fuzz_assert(name != NULL && name[0] != '\0'); }

/* a NUL follows the last byte and, as XML has no such character, is nowhere before it */
static void check_bytes(const char *data, size_t length)
{
  fuzz_assert(data != NULL && strlen(data) == length);
}

/* returns the number of elements from this one down */
static int check_element(const xml_element *element, int depth, int lines, xml_limits limits)
{
  int count = 1, last_line = 0, attributes = 0;
  const xml_element *last = NULL;
  fuzz_assert(depth <= limits.depth);
  check_name(element->name);
  if (element->prefix != NULL)
    check_name(element->prefix);
  fuzz_assert(element->line >= 1 && element->line <= lines);
  for (const xml_attribute *a = element->attribute; a != NULL; a = a->next) {
    check_name(a->name);
    if (a->prefix != NULL)
      check_name(a->prefix);
    check_bytes(a->value, a->length);
    attributes++;
  }
  fuzz_assert(attributes <= limits.attributes);
  for (const xml_text *t = element->text; t != NULL; t = t->next)
    check_bytes(t->data, t->length);
  for (const xml_element *child = element->child; child != NULL; child = child->next) {
    fuzz_assert(child->parent == element);
    fuzz_assert(child->line >= element->line && child->line >= last_line);
    count += check_element(child, depth + 1, lines, limits);
    last_line = child->line;
    last = child;
  }
  fuzz_assert(element->last_child == last);
  return count;
}

static void check_problems(const xml_document *document, int lines)
{
  int count = 0;
  for (const xml_problem *p = document->problem; p != NULL; p = p->next) {
    fuzz_assert(p->line >= 1 && p->line <= lines);
    fuzz_assert(p->message[0] != '\0' && strpbrk(p->message, "\r\n") == NULL);
    count++;
  }
  fuzz_assert(count == document->problems);
}

/* ---- the same through Lua ------------------------------------------------------------------- */

/* is field `name` of the table on top this string? */
static int same_field(lua_State *L, const char *name, const char *want)
{
  lua_getfield(L, -1, name);
  const char *got = lua_tostring(L, -1);
  int same = want == NULL ? got == NULL : got != NULL && strcmp(got, want) == 0;
  lua_pop(L, 1);
  return same;
}

static lua_Integer integer_field(lua_State *L, const char *name)
{
  lua_getfield(L, -1, name);
  lua_Integer value = luaL_checkinteger(L, -1);
  lua_pop(L, 1);
  return value;
}

static void compare_text(lua_State *L, const xml_element *element)
{
  lua_getfield(L, -1, "text");
  size_t length, place = 0;
  const char *text = luaL_checklstring(L, -1, &length);
  for (const xml_text *t = element->text; t != NULL; t = t->next) {
    fuzz_assert(place + t->length <= length && memcmp(text + place, t->data, t->length) == 0);
    place += t->length;
  }
  fuzz_assert(place == length);
  lua_pop(L, 1);
}

/* compares the element with the table on top */
static void compare(lua_State *L, const xml_element *element)
{
  lua_Integer k = 0;
  luaL_checkstack(L, 8, NULL);
  fuzz_assert(same_field(L, "name", element->name));
  fuzz_assert(same_field(L, "prefix", element->prefix));
  fuzz_assert(integer_field(L, "line") == element->line);
  compare_text(L, element);
  lua_getfield(L, -1, "attributes");
  for (const xml_attribute *a = element->attribute; a != NULL; a = a->next) {
    k++;
    if (a->prefix == NULL)
      fuzz_assert(same_field(L, a->name, a->value));
  }
  lua_pop(L, 1);
  lua_getfield(L, -1, "attribute_names");
  fuzz_assert((lua_Integer)lua_rawlen(L, -1) == k);
  lua_pop(L, 1);
  lua_getfield(L, -1, "children");
  k = 0;
  for (const xml_element *child = element->child; child != NULL; child = child->next) {
    fuzz_assert(lua_rawgeti(L, -1, ++k) == LUA_TTABLE);
    compare(L, child);
    lua_pop(L, 1);
  }
  fuzz_assert((lua_Integer)lua_rawlen(L, -1) == k);
  lua_pop(L, 1);
}

static lua_State *state(void)
{
  static lua_State *L;
  if (L == NULL) {
    L = luaL_newstate();
    luaL_requiref(L, "xml.core", luaopen_xml_core, 0);
  }
  return L;
}

static void check_lua(const xml_document *document, const char *text, size_t size,
                      xml_limits limits, int good)
{
  lua_State *L = state();
  lua_settop(L, 1); /* the module */
  lua_getfield(L, 1, "parse");
  lua_pushlstring(L, text, size);
  lua_createtable(L, 0, 3);
  lua_pushinteger(L, limits.depth);
  lua_setfield(L, -2, "depth");
  lua_pushinteger(L, limits.elements);
  lua_setfield(L, -2, "elements");
  lua_pushinteger(L, limits.attributes);
  lua_setfield(L, -2, "attributes");
  fuzz_assert(lua_pcall(L, 2, 2, 0) == LUA_OK);
  if (good) {
    fuzz_assert(lua_istable(L, -2) && lua_isnil(L, -1));
    lua_pop(L, 1);
    compare(L, document->root);
  } else {
    fuzz_assert(lua_isnil(L, -2) && lua_istable(L, -1));
    fuzz_assert((int)lua_rawlen(L, -1) == document->problems);
  }
}

/* ---- memory that runs out ------------------------------------------------------------------- */

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);

/* this many allocations of document.c are left, then one fails; negative: none does */
static int allocations_left = -1;

void *__wrap_calloc(size_t count, size_t size)
{
  if (allocations_left >= 0 && allocations_left-- == 0)
    return NULL;
  return __real_calloc(count, size);
}

/* returns whether that allocation was needed at all */
static int run_out(const char *text, size_t size, xml_limits limits, int left)
{
  xml_document document;
  xml_document_init(&document);
  allocations_left = left;
  int good = xml_document_parse(&document, text, size, limits);
  int failed = allocations_left < 0;
  allocations_left = -1;
  fuzz_assert(document.out_of_memory == failed && !(good && failed));
  xml_document_free(&document);
  return failed;
}

/* ---- an input ------------------------------------------------------------------------------- */

/* returns the number of elements, or 0 for a refused document */
static int read_document(const char *text, size_t size, xml_limits limits)
{
  xml_document document;
  int elements = 0, lines = lines_of(text, size);
  xml_document_init(&document);
  int good = xml_document_parse(&document, text, size, limits);
  fuzz_assert(!document.out_of_memory);
  if (good) {
    fuzz_assert(document.problem == NULL && document.root != NULL);
    elements = check_element(document.root, 1, lines, limits);
    fuzz_assert(elements <= limits.elements);
  } else {
    fuzz_assert(document.problem != NULL);
    check_problems(&document, lines);
  }
  check_lua(&document, text, size, limits, good);
  xml_document_free(&document);
  xml_document_free(&document); /* as document.h allows */
  return elements;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  const xml_limits limits = {DEPTH, ELEMENTS, ATTRIBUTES};
  const xml_limits small = {SMALL_DEPTH, SMALL_ELEMENTS, SMALL_ATTRIBUTES};
  int all = read_document((const char *)data, size, limits);
  int few = read_document((const char *)data, size, small);
  fuzz_assert(few == 0 || few == all);
  for (int left = 0; left < MOST_BLOCKS && run_out((const char *)data, size, limits, left); left++)
    continue;
  return 0;
}
