/* xml.c -- the Lua side of the XML reader: document.h's tree -> Lua tables.
 *
 * The document is in a userdata from before the parse until after the last table is made, so
 * that a Lua error (out of memory, at any call below) leaks nothing: its finaliser frees it. */
#include "xml.h"

#include "document.h"
#include "mesh.h"

#include <lauxlib.h>
#include <libxml/parser.h>

static const char *const DOCUMENT = "pinion.xml.document";

enum { MAX_DEPTH = 256, MAX_ELEMENTS = 500000, MAX_ATTRIBUTES = 256 };

static int document_gc(lua_State *L)
{
  xml_document_free(luaL_checkudata(L, 1, DOCUMENT));
  return 0;
}

/* an empty document in a userdata with a finaliser, left on the stack */
static xml_document *push_document(lua_State *L)
{
  xml_document *document = lua_newuserdatauv(L, sizeof *document, 0);
  xml_document_init(document);
  luaL_setmetatable(L, DOCUMENT);
  return document;
}

static void push_text(lua_State *L, const xml_text *text)
{
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (; text != NULL; text = text->next) {
    luaL_addlstring(&buffer, text->data, text->length);
  }
  luaL_pushresult(&buffer);
}

/* sets attributes and attribute_names of the element table on top */
static void set_attributes(lua_State *L, const xml_element *element)
{
  lua_newtable(L);
  lua_newtable(L);
  lua_Integer count = 0;
  for (const xml_attribute *a = element->attribute; a != NULL; a = a->next) {
    if (a->prefix != NULL) {
      lua_pushfstring(L, "%s:%s", a->prefix, a->name);
    } else {
      lua_pushstring(L, a->name);
    }
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, ++count);
    lua_pushlstring(L, a->value, a->length);
    lua_rawset(L, -4);
  }
  lua_setfield(L, -3, "attribute_names");
  lua_setfield(L, -2, "attributes");
}

/* the element as a table; recursion is as deep as the document, at most MAX_DEPTH */
static void push_element(lua_State *L, const xml_element *element)
{
  luaL_checkstack(L, 8, "XML document too deep");
  lua_createtable(L, 0, 7);
  lua_pushstring(L, element->name);
  lua_setfield(L, -2, "name");
  if (element->prefix != NULL) {
    lua_pushstring(L, element->prefix);
    lua_setfield(L, -2, "prefix");
  }
  lua_pushinteger(L, element->line);
  lua_setfield(L, -2, "line");
  push_text(L, element->text);
  lua_setfield(L, -2, "text");
  set_attributes(L, element);
  lua_newtable(L);
  lua_Integer count = 0;
  for (const xml_element *child = element->child; child != NULL; child = child->next) {
    push_element(L, child);
    lua_rawseti(L, -2, ++count);
  }
  lua_setfield(L, -2, "children");
}

static void push_problems(lua_State *L, const xml_problem *problem)
{
  lua_newtable(L);
  lua_Integer count = 0;
  for (; problem != NULL; problem = problem->next) {
    lua_createtable(L, 0, 2);
    lua_pushinteger(L, problem->line);
    lua_setfield(L, -2, "line");
    lua_pushstring(L, problem->message);
    lua_setfield(L, -2, "message");
    lua_rawseti(L, -2, ++count);
  }
}

/* field `name` of the limits at index 2, if there; between 1 and `most` */
static int limit(lua_State *L, const char *name, int most)
{
  lua_Integer value = most;
  if (!lua_isnoneornil(L, 2)) {
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_getfield(L, 2, name);
    value = luaL_optinteger(L, -1, most);
    lua_pop(L, 1);
    luaL_argcheck(L, value >= 1 && value <= most, 2, "limit out of range");
  }
  return (int)value;
}

static int parse(lua_State *L)
{
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  xml_limits limits = {limit(L, "depth", MAX_DEPTH), limit(L, "elements", MAX_ELEMENTS),
                       limit(L, "attributes", MAX_ATTRIBUTES)};
  xml_document *document = push_document(L);
  int results = 1;
  if (xml_document_parse(document, text, size, limits)) {
    push_element(L, document->root);
  } else if (document->out_of_memory) {
    xml_document_free(document);
    return luaL_error(L, "not enough memory");
  } else {
    lua_pushnil(L);
    push_problems(L, document->problem);
    results = 2;
  }
  xml_document_free(document);
  return results;
}

int luaopen_xml_core(lua_State *L)
{
  static const luaL_Reg functions[] = {{"parse", parse}, {"moments", mesh_moments}, {NULL, NULL}};
  xmlInitParser();
  luaL_newmetatable(L, DOCUMENT);
  lua_pushcfunction(L, document_gc);
  lua_setfield(L, -2, "__gc");
  luaL_newlib(L, functions);
  return 1;
}
