/* xml.h -- the part of XML that a valid URDF needs. */
#ifndef ORACLE_XML_H
#define ORACLE_XML_H

typedef struct xml_attribute {
  char *name, *value;
  struct xml_attribute *next;
} xml_attribute;

typedef struct xml_node {
  char *name, *text; /* without a prefix; text is everything before the first child */
  xml_attribute *attributes;
  struct xml_node *child, *next;
} xml_node;

xml_node *xml_read(const char *path);
const char *xml_attribute_of(const xml_node *node, const char *name); /* or NULL */
const xml_node *xml_child(const xml_node *node, const char *name);    /* the first, or NULL */

void *oracle_grab(unsigned long long bytes); /* zeroed; kept until the program ends */
void oracle_stop(const char *what, const char *about);

#endif
