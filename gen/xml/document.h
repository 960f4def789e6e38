/* document.h -- one XML document as a tree of plain C structs, read with libxml2.
 *
 * It parses a whole document held in memory into elements with their attributes, text and line,
 * refuses a DOCTYPE, NUL bytes, deep nesting, too many elements and attributes, and collects every
 * problem with its line.  It has no file or network access, no entities but the predefined ones, no
 * XInclude, no validation, no output on stderr, and no Lua (so nothing can jump through libxml2).
 *
 * All memory belongs to the document; xml_document_free() frees it in every state. */
#ifndef PINION_XML_DOCUMENT_H
#define PINION_XML_DOCUMENT_H

#include <stddef.h>

/* a piece of text; all strings here are UTF-8, and `length` does not count the NUL after them */
typedef struct xml_text {
  const char *data;
  size_t length;
  struct xml_text *next;
} xml_text;

typedef struct xml_attribute {
  const char *prefix; /* NULL for none */
  const char *name;
  const char *value;
  size_t length;
  struct xml_attribute *next;
} xml_attribute;

typedef struct xml_element {
  const char *prefix; /* as written, NULL for none */
  const char *name;   /* without the prefix */
  int line;           /* of the `<` of the start tag */
  int namespaces;     /* that it declares */
  xml_attribute *attribute, *last_attribute;
  xml_text *text, *last_text; /* the element's own text, in pieces */
  struct xml_element *parent, *next;
  struct xml_element *child, *last_child;
} xml_element;

typedef struct xml_problem {
  int line;
  const char *message;
  struct xml_problem *next;
} xml_problem;

typedef struct xml_limits {
  int depth;      /* elements inside each other, at most 256 (libxml2's own limit) */
  int elements;   /* in the whole document */
  int attributes; /* of one element; and namespaces declared at any one place */
} xml_limits;

typedef struct xml_document {
  xml_element *root;
  xml_problem *problem, *last_problem;
  int problems;
  int out_of_memory;
  /* private to the parser */
  struct xml_block *block;
  xml_limits limits;
  xml_element *open;
  void *parser; /* libxml2's, while it runs */
  int depth, elements, namespaces, stopped, last_line;
} xml_document;

/* an empty document, safe to free */
void xml_document_init(xml_document *document);

/* Reads `size` bytes of `text` into an initialised document.  Returns 1 when the document is
 * good; 0 when it is not: `problem` then lists why, in the order found, or out_of_memory is
 * set. */
int xml_document_parse(xml_document *document, const char *text, size_t size, xml_limits limits);

/* gives all memory back and leaves an empty document; may be called twice */
void xml_document_free(xml_document *document);

#endif
