/* tags.h -- a look at the start tags of a document before libxml2 reads it.
 *
 * libxml2 compares every attribute of an element with all others before it reports the element, so
 * 200000 attributes of one element take half a minute. Therefore they are counted beforehand, which
 * only requires telling tags from comments and the like. */
#ifndef PINION_TAGS_H
#define PINION_TAGS_H

#include <stddef.h>

/* The line of the first start tag with more than `most` attributes, counted by their quotes, or 0
 * for none.  The text is of any encoding that keeps ASCII, or of 16 or 32 bits a unit.  What is not
 * well-formed may be counted wrongly, but a quote that is left open holds no more than its tag. */
int xml_crowded_tag(const char *text, size_t size, int most);

#endif
