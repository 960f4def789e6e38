/* xml.h -- the Lua module "xml.core": XML text -> plain Lua tables. */
#ifndef PINION_XML_H
#define PINION_XML_H

#include <lua.h>

/* Lua's entry: leaves { parse = } on the stack.
 *
 *   parse(text [, { depth = 256, elements = 500000, attributes = 256 }]) -> root, or nil and
 *   a list of { line = , message = }
 *
 * An element is { name = , prefix = or nil, attributes = { [name] = value },
 * attribute_names = { in document order }, children = { elements in order },
 * text = own text, line = line of the start tag }.  An attribute with a prefix is under
 * "prefix:name" and so never hides a plain one. */
int luaopen_xml_core(lua_State *L);

#endif
