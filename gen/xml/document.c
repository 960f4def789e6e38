/* document.c -- libxml2's SAX2 events -> the tree of document.h.
 *
 * SAX rather than libxml2's own tree, for three reasons: a node of that tree keeps its line in
 * 16 bits; its line is that of the end of the start tag; and a DOCTYPE has to be stopped before
 * its entities are read, which only an event can do. */
#include "document.h"

#include "tags.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory: one chain of blocks, freed at once ----------------------------------------- */

typedef struct xml_block {
  struct xml_block *next;
  size_t used, size;
  double align[]; /* the bytes follow, aligned for every member used here */
} xml_block;

enum { BLOCK_SIZE = 64 * 1024, ALIGNMENT = 16, MAX_PROBLEMS = 20, MAX_MESSAGE = 512 };

/* `size` zeroed bytes, or NULL with out_of_memory set */
static void *take(xml_document *document, size_t size)
{
  size_t rounded = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  xml_block *block = document->block;
  if (block == NULL || block->size - block->used < rounded) {
    size_t room = rounded > BLOCK_SIZE ? rounded : (size_t)BLOCK_SIZE;
    block = calloc(1, sizeof *block + room);
    if (block == NULL) {
      document->out_of_memory = 1;
      return NULL;
    }
    block->size = room;
    block->next = document->block;
    document->block = block;
  }
  void *place = (char *)block->align + block->used;
  block->used += rounded;
  return place;
}

/* a NUL-terminated copy of `length` bytes, or NULL with out_of_memory set */
static const char *copy(xml_document *document, const xmlChar *data, size_t length)
{
  char *place = take(document, length + 1);
  if (place != NULL) {
    memcpy(place, data, length);
  }
  return place;
}

static const char *copy_string(xml_document *document, const xmlChar *string)
{
  return copy(document, string, strlen((const char *)string));
}

void xml_document_init(xml_document *document) { memset(document, 0, sizeof *document); }

void xml_document_free(xml_document *document)
{
  xml_block *block = document->block;
  while (block != NULL) {
    xml_block *next = block->next;
    free(block);
    block = next;
  }
  xml_document_init(document);
}

/* ---- problems ----------------------------------------------------------------------------- */

/* records a message; line breaks and the blanks at the end go.  A second one on a line is a
 * consequence of the first and is dropped. */
static void add_problem(xml_document *document, int line, const char *message)
{
  if (line > document->last_line && document->last_line > 0) {
    line = document->last_line;
  }
  const xml_problem *last = document->last_problem;
  if (document->problems >= MAX_PROBLEMS || (last != NULL && last->line == line)) {
    return;
  }
  char clean[MAX_MESSAGE];
  size_t length = 0;
  for (const char *c = message; *c != '\0' && length + 1 < sizeof clean; c++) {
    clean[length++] = (char)(*c == '\n' || *c == '\r' ? ' ' : *c);
  }
  while (length > 0 && clean[length - 1] == ' ') {
    length--;
  }
  xml_problem *problem = take(document, sizeof *problem);
  const char *text = copy(document, (const xmlChar *)clean, length);
  if (problem == NULL || text == NULL) {
    return;
  }
  problem->line = line > 0 ? line : 1;
  problem->message = text;
  if (document->last_problem != NULL) {
    document->last_problem->next = problem;
  } else {
    document->problem = problem;
  }
  document->last_problem = problem;
  document->problems++;
}

/* ends the parse; what libxml2 says afterwards is a consequence and is not kept */
static void stop(xmlParserCtxtPtr parser, xml_document *document)
{
  document->stopped = 1;
  xmlStopParser(parser);
}

static void stop_with(xmlParserCtxtPtr parser, int line, const char *message)
{
  xml_document *document = parser->_private;
  add_problem(document, line, message);
  stop(parser, document);
}

/* the line on which `token` last began before the parser's place; a tag holds no second `<`,
 * so that from the end of a start tag this finds its beginning */
static int line_of_last(xmlParserCtxtPtr parser, const char *token)
{
  const xmlParserInput *input = parser->input;
  size_t length = strlen(token);
  int line = input->line;
  for (const xmlChar *place = input->cur; place > input->base;) {
    place--;
    if (*place == '\n') {
      line--;
    }
    if ((size_t)(input->end - place) >= length && memcmp(place, token, length) == 0) {
      return line;
    }
  }
  return input->line;
}

#if LIBXML_VERSION >= 21200
typedef const xmlError *error_pointer;
#else
typedef xmlError *error_pointer;
#endif

/* a message of libxml2 without the name of the function that raised it */
static const char *plain(const char *message)
{
  const char *colon = strncmp(message, "xml", 3) == 0 ? strstr(message, ": ") : NULL;
  const char *blank = strchr(message, ' ');
  return colon != NULL && colon < blank ? colon + 2 : message;
}

/* An undeclared prefix is only reported by libxml2's namespace layer; real robot files
 * have it, and the element says its prefix, so that complaint is dropped. */
static void on_error(void *data, error_pointer error)
{
  xmlParserCtxtPtr parser = data;
  xml_document *document = parser->_private;
  if (document->stopped || error->level < XML_ERR_ERROR || error->domain == XML_FROM_NAMESPACE) {
    return;
  }
  if (error->code == XML_ERR_NO_MEMORY) {
    document->out_of_memory = 1;
    return;
  }
  int line = error->line;
  if (line <= 0 && parser->input != NULL) {
    line = parser->input->line;
  }
  if (error->code == XML_ERR_UNKNOWN_VERSION) {
    stop_with(parser, line, "unsupported XML version: write <?xml version=\"1.0\"?>");
    return;
  }
  add_problem(document, line, error->message != NULL ? plain(error->message) : "not well-formed");
}

/* ---- events -------------------------------------------------------------------------------- */

static void on_doctype(void *data, const xmlChar *name, const xmlChar *public_id,
                       const xmlChar *system_id)
{
  (void)name;
  (void)public_id;
  (void)system_id;
  stop_with(data, line_of_last(data, "<!DOCTYPE"),
            "a DOCTYPE is refused, with it all entities and external files: remove it");
}

/* appends `count` attributes, five pointers each: name, prefix, URI, value, its end */
static int add_attributes(xml_document *document, xml_element *element, int count,
                          const xmlChar **list)
{
  for (int i = 0; i < count; i++) {
    const xmlChar **item = list + 5 * i;
    xml_attribute *attribute = take(document, sizeof *attribute);
    if (attribute == NULL) {
      return 0;
    }
    attribute->length = (size_t)(item[4] - item[3]);
    attribute->name = copy_string(document, item[0]);
    attribute->prefix = item[1] != NULL ? copy_string(document, item[1]) : NULL;
    attribute->value = copy(document, item[3], attribute->length);
    if (element->last_attribute != NULL) {
      element->last_attribute->next = attribute;
    } else {
      element->attribute = attribute;
    }
    element->last_attribute = attribute;
  }
  return !document->out_of_memory;
}

/* links a new element below the open one, or as the root */
static void hang(xml_document *document, xml_element *element)
{
  xml_element *parent = document->open;
  element->parent = parent;
  if (parent == NULL) {
    document->root = element;
  } else if (parent->last_child != NULL) {
    parent->last_child->next = element;
    parent->last_child = element;
  } else {
    parent->child = element;
    parent->last_child = element;
  }
  document->open = element;
}

static void on_start(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                     int namespaces, const xmlChar **namespace_list, int attributes, int defaulted,
                     const xmlChar **attribute_list)
{
  (void)uri;
  (void)namespace_list;
  (void)defaulted;
  xmlParserCtxtPtr parser = data;
  xml_document *document = parser->_private;
  char message[96];
  int line = line_of_last(parser, "<");
  if (document->depth >= document->limits.depth) {
    snprintf(message, sizeof message, "elements are nested deeper than %d", document->limits.depth);
    stop_with(parser, line, message);
    return;
  }
  if (document->elements >= document->limits.elements) {
    snprintf(message, sizeof message, "more than %d elements", document->limits.elements);
    stop_with(parser, line, message);
    return;
  }
  document->namespaces += namespaces;
  if (document->namespaces > document->limits.attributes) {
    snprintf(message, sizeof message, "more than %d namespaces at once",
             document->limits.attributes);
    stop_with(parser, line, message);
    return;
  }
  xml_element *element = take(document, sizeof *element);
  if (element != NULL) {
    element->line = line;
    element->namespaces = namespaces;
    element->name = copy_string(document, name);
    element->prefix = prefix != NULL ? copy_string(document, prefix) : NULL;
  }
  if (element == NULL || !add_attributes(document, element, attributes, attribute_list)) {
    stop(parser, document);
    return;
  }
  hang(document, element);
  document->depth++;
  document->elements++;
}

static void on_end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  (void)name;
  (void)prefix;
  (void)uri;
  xml_document *document = ((xmlParserCtxtPtr)data)->_private;
  if (document->open != NULL) {
    document->namespaces -= document->open->namespaces;
    document->open = document->open->parent;
    document->depth--;
  }
}

static void on_text(void *data, const xmlChar *characters, int length)
{
  xmlParserCtxtPtr parser = data;
  xml_document *document = parser->_private;
  xml_element *element = document->open;
  if (element == NULL || length <= 0) {
    return;
  }
  xml_text *text = take(document, sizeof *text);
  if (text != NULL) {
    text->length = (size_t)length;
    text->data = copy(document, characters, text->length);
  }
  if (text == NULL || text->data == NULL) {
    stop(parser, document);
    return;
  }
  if (element->last_text != NULL) {
    element->last_text->next = text;
  } else {
    element->text = text;
  }
  element->last_text = text;
}

static xmlSAXHandler handler(void)
{
  xmlSAXHandler sax;
  memset(&sax, 0, sizeof sax);
  sax.initialized = XML_SAX2_MAGIC;
  sax.internalSubset = on_doctype;
  sax.startElementNs = on_start;
  sax.endElementNs = on_end;
  sax.characters = on_text;
  sax.ignorableWhitespace = on_text;
  sax.cdataBlock = on_text;
  sax.serror = on_error;
  return sax;
}

/* ---- the document as bytes ------------------------------------------------------------------ */

/* 16 and 32 bit encodings have NUL bytes of their own; they show in the first two bytes */
static int is_wide(const char *text, size_t size)
{
  if (size < 2) {
    return 0;
  }
  const unsigned char a = (unsigned char)text[0];
  const unsigned char b = (unsigned char)text[1];
  return (a == 0xff && b == 0xfe) || (a == 0xfe && b == 0xff) || a == 0 || b == 0;
}

static int count_lines(const char *from, const char *to)
{
  int lines = 0;
  for (; from < to; from++) {
    lines += *from == '\n';
  }
  return lines;
}

/* the last line that holds anything: an error at the end of the document belongs there, not to
 * the empty line after it; 0 for not known */
static int last_line(const char *text, size_t size)
{
  if (is_wide(text, size)) {
    return 0;
  }
  while (size > 0 && strchr(" \t\r\n", text[size - 1]) != NULL) {
    size--;
  }
  return 1 + count_lines(text, text + size);
}

/* a NUL byte, which libxml2 would take for the end of the document, is a problem wherever it is */
static void check_bytes(xml_document *document, const char *text, size_t size)
{
  const char *nul = size > 0 && !is_wide(text, size) ? memchr(text, '\0', size) : NULL;
  if (nul != NULL) {
    add_problem(document, 1 + count_lines(text, nul), "a NUL byte in the document");
  }
}

static void check_tags(xml_document *document, const char *text, size_t size)
{
  char message[96];
  const int line = xml_crowded_tag(text, size, document->limits.attributes);
  if (line > 0) {
    snprintf(message, sizeof message, "more than %d attributes on one element",
             document->limits.attributes);
    add_problem(document, line, message);
  }
}

/* errors that libxml2 raises without a parser at hand, such as those of its character converters */
static void on_stray_error(void *data, error_pointer error)
{
  xml_document *document = data;
  if (document->parser != NULL) {
    on_error(document->parser, error);
  } else if (error->code == XML_ERR_NO_MEMORY) {
    document->out_of_memory = 1;
  }
}

/* parses with the handlers above; whether the document is good */
static int run(xml_document *document, const char *text, int size)
{
  xmlParserCtxtPtr parser = xmlCreateMemoryParserCtxt(text, size);
  if (parser == NULL) {
    document->out_of_memory = 1;
    return 0;
  }
  /* NOENT: else `&amp;` in an attribute comes as `&#38;`; there are no entities to expand, since
   * a DOCTYPE ends the parse */
  xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_NOENT);
  *parser->sax = handler();
  parser->_private = document;
  document->parser = parser;
  xmlParseDocument(parser);
  if (!parser->wellFormed && document->problem == NULL && !document->out_of_memory) {
    add_problem(document, parser->input != NULL ? parser->input->line : 1, "not well-formed");
  }
  document->parser = NULL;
  xmlFreeDoc(parser->myDoc);
  parser->myDoc = NULL;
  xmlFreeParserCtxt(parser);
  /* some converters' errors stop nothing by themselves, so the list of problems decides */
  return document->problem == NULL && !document->out_of_memory && document->root != NULL;
}

int xml_document_parse(xml_document *document, const char *text, size_t size, xml_limits limits)
{
  document->limits = limits;
  if (size == 0 || size > INT_MAX) {
    add_problem(document, 1, size == 0 ? "the document is empty" : "the document is too large");
    return 0;
  }
  check_bytes(document, text, size);
  check_tags(document, text, size);
  if (document->problem != NULL || document->out_of_memory) {
    return 0;
  }
  document->last_line = last_line(text, size);
  /* libxml2's handler of last resort writes to stderr, so it is borrowed for the time being */
  xmlStructuredErrorFunc former = xmlStructuredError;
  void *former_context = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(document, on_stray_error);
  int good = run(document, text, (int)size);
  xmlSetStructuredErrorFunc(former_context, former);
  return good;
}
