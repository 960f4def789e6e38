/* order.c -- links and joints in the order in which pinion numbers them. */
#include "robot.h"
#include "xml.h"

#include <stdlib.h>
#include <string.h>

static const oracle *sorting;

static int by_name(const void *a, const void *b)
{
  const joint *x = &sorting->joints[*(const int *)a], *y = &sorting->joints[*(const int *)b];
  return strcmp(x->name, y->name);
}

static void visit(oracle *o, int at)
{
  int *below = oracle_grab(sizeof(int) * (unsigned)(o->njoints + 1)), n = 0;
  o->walk[o->nwalk++] = at;
  for (int k = 0; k < o->njoints; k++) {
    if (o->joints[k].parent == at && o->joints[k].child != at)
      below[n++] = k;
  }
  sorting = o;
  if (o->alphabetical)
    qsort(below, (size_t)n, sizeof *below, by_name);
  for (int k = 0; k < n; k++) {
    if (o->joints[below[k]].type != FIXED)
      o->body[o->nb++] = below[k];
    visit(o, o->joints[below[k]].child);
  }
}

static void put_base_under(oracle *o, int root)
{
  joint *base = &o->joints[o->njoints];
  for (int k = 0; k < o->njoints; k++) {
    if (o->joints[k].type == FLOATING)
      return;
  }
  base->name = "";
  base->type = FLOATING;
  base->parent = -1;
  base->child = root;
  base->multiplier = 1;
  for (int k = 0; k < 9; k++)
    base->R[k] = k % 4 == 0;
  o->links[root].joint = o->njoints;
  o->body[o->nb++] = o->njoints++;
}

static void put_in_given_order(oracle *o)
{
  int n = o->nb && o->joints[o->body[0]].parent < 0;
  for (int k = 0; k < o->nlisted; k++)
    o->body[n++] = oracle_joint(o, o->listed[k]);
  if (n != o->nb)
    oracle_stop("the order does not list", "all moving joints");
}

/* the directions that a joint can move in, in its child's axes */
static void find_directions(joint *j)
{
  const int one = oracle_has_one(j);
  j->n = one ? 1 : j->type == FLOATING ? 6 : j->type == FIXED ? 0 : 3;
  for (int k = 0; k < 3; k++) {
    if (one && j->type != PRISMATIC)
      j->dir[0].ang[k] = j->axis[k];
    if (one && j->type != REVOLUTE)
      j->dir[0].lin[k] = j->axis[k] * (j->type == HELICAL ? j->pitch : 1);
    if (j->type == PLANAR) {
      j->dir[0].lin[k] = j->ex[k];
      j->dir[1].lin[k] = j->ey[k];
      j->dir[2].ang[k] = j->axis[k];
    }
    if (j->type == FLOATING)
      j->dir[k].lin[k] = j->dir[k + 3].ang[k] = 1;
    if (j->type == SPHERICAL)
      j->dir[k].ang[k] = 1;
  }
}

static void follow(oracle *o, joint *j)
{
  j->ratio = 1;
  j->offset = 0;
  j->leader = (int)(j - o->joints);
  while (o->joints[j->leader].mimic && !o->free_mimics) {
    const joint *next = &o->joints[j->leader];
    j->offset += j->ratio * next->mimic_offset;
    j->ratio *= next->multiplier;
    j->leader = oracle_joint(o, next->mimic);
    o->mimics = 1;
  }
}

static void number(oracle *o)
{
  static const int positions[] = {0, 1, 1, 1, 3, 4, 7};
  for (int k = 0; k < o->nb; k++) {
    joint *j = &o->joints[o->body[k]];
    j->body = k;
    find_directions(j);
    follow(o, j);
    if (j->leader == o->body[k]) {
      j->q = o->nq;
      j->v = o->nv;
      o->nq += positions[j->type];
      o->nv += j->n;
    }
  }
  for (int k = 0; k < o->nb; k++) {
    joint *j = &o->joints[o->body[k]];
    j->q = o->joints[j->leader].q;
    j->v = o->joints[j->leader].v;
  }
}

static void put_link_frame(oracle *o, int at)
{
  frame *f = &o->frames[o->nframes++];
  f->name = o->links[at].name;
  f->link = at;
  for (int k = 0; k < 9; k++)
    f->R[k] = k % 4 == 0;
}

/* of an extra frame or a link */
static void put_frame_named(oracle *o, const char *name)
{
  for (int k = 0; k < o->nextra; k++) {
    if (!strcmp(o->extra[k].name, name)) {
      o->frames[o->nframes++] = o->extra[k];
      return;
    }
  }
  put_link_frame(o, oracle_link(o, name));
}

static void put_all_frames(oracle *o, int at)
{
  put_link_frame(o, at);
  for (int k = 0; k < o->nextra; k++) {
    if (o->extra[k].link == at)
      o->frames[o->nframes++] = o->extra[k];
  }
}

static void choose_frames(oracle *o)
{
  o->frames = oracle_grab(sizeof(frame) * (unsigned)(2 * (o->nlinks + o->nextra) + o->nchosen));
  for (int k = 0; k < o->nchosen; k++)
    put_frame_named(o, o->chosen[k]);
  for (int k = 0; !o->nchosen && k < o->nwalk; k++)
    put_all_frames(o, o->walk[k]);
}

int oracle_frame_named(oracle *o, const char *name)
{
  const int all = o->nframes + o->nmore, shown = o->nframes;
  for (int k = 0; k < all; k++) {
    if (!strcmp(o->frames[k].name, name))
      return k;
  }
  o->nframes = all;
  put_frame_named(o, name);
  o->nframes = shown;
  o->nmore++;
  return all;
}

void oracle_build(oracle *o)
{
  int root = 0;
  oracle_read_links(o);
  oracle_grant(o);
  while (o->links[root].joint >= 0)
    root = o->joints[o->links[root].joint].parent;
  o->root = root;
  o->walk = oracle_grab(sizeof(int) * (unsigned)o->nlinks);
  o->body = oracle_grab(sizeof(int) * (unsigned)(o->njoints + 1));
  if (o->floating)
    put_base_under(o, root);
  visit(o, root);
  if (o->nlisted)
    put_in_given_order(o);
  number(o);
  choose_frames(o);
}
