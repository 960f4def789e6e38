/* options.c -- options of the oracle beside the file; those about links and joints wait until these
 * are read. */
#include "robot.h"
#include "xml.h"

#include <stdlib.h>
#include <string.h>

enum { SCREW, ARMATURE, PAYLOAD, EXTRA };

static request *ask(oracle *o, int what, const char *name)
{
  request *one = oracle_grab(sizeof *one);
  one->what = what;
  one->name = name;
  *o->last_request = one;
  o->last_request = &one->next;
  return one;
}

static const char **longer(const char **list, int n, const char *word)
{
  list = realloc(list, sizeof *list * (unsigned)(n + 1));
  if (!list)
    oracle_stop("no memory", word);
  list[n] = word;
  return list;
}

void oracle_floating_base(oracle *o) { o->floating = 1; }

void oracle_alphabetical(oracle *o) { o->alphabetical = 1; }

void oracle_next_joint(oracle *o, const char *name)
{
  o->listed = longer(o->listed, o->nlisted++, name);
}

void oracle_pose(oracle *o, const char *name) { o->chosen = longer(o->chosen, o->nchosen++, name); }

void oracle_free_mimics(oracle *o) { o->free_mimics = 1; }

void oracle_snap(oracle *o, double angle) { o->snap = angle; }

void oracle_gravity(oracle *o, double x, double y, double z)
{
  o->gravity[0] = x;
  o->gravity[1] = y;
  o->gravity[2] = z;
}

void oracle_no_armature(oracle *o) { o->no_armature = 1; }

void oracle_friction(oracle *o, double width)
{
  o->with_friction = 1;
  o->friction_width = width;
}

int oracle_has_friction(const oracle *o)
{
  int some = 0;
  for (int k = 0; k < o->njoints; k++)
    some |= o->with_friction && o->joints[k].friction > 0;
  return some;
}

void oracle_screw(oracle *o, const char *name, double pitch) { ask(o, SCREW, name)->x[0] = pitch; }

void oracle_armature(oracle *o, const char *name, double inertia)
{
  ask(o, ARMATURE, name)->x[0] = inertia;
}

void oracle_payload(oracle *o, const char *where, double m, const double c[3], const double I[6])
{
  request *one = ask(o, PAYLOAD, where);
  one->x[0] = m;
  memcpy(one->x + 1, c, 3 * sizeof *c);
  memcpy(one->x + 4, I, 6 * sizeof *I);
}

void oracle_extra_frame(oracle *o, const char *name, const char *on, const double xyz[3],
                        const double rpy[3])
{
  request *one = ask(o, EXTRA, name);
  one->link = on;
  memcpy(one->x, xyz, 3 * sizeof *xyz);
  memcpy(one->x + 3, rpy, 3 * sizeof *rpy);
}

void oracle_grant(oracle *o)
{
  int n = 0;
  for (const request *one = o->requests; one; one = one->next)
    n += one->what == EXTRA;
  o->extra = oracle_grab(sizeof(frame) * (unsigned)n);
  for (const request *one = o->requests; one; one = one->next) {
    if (one->what == SCREW) {
      joint *j = &o->joints[oracle_joint(o, one->name)];
      j->type = HELICAL;
      j->pitch = one->x[0];
    } else if (one->what == ARMATURE) {
      o->joints[oracle_joint(o, one->name)].armature = one->x[0];
    } else if (one->what == PAYLOAD) {
      piece load = {one->x[0], {one->x[1], one->x[2], one->x[3]}, {0}, NULL};
      oracle_symmetric(one->x + 4, load.I);
      oracle_add_piece(&o->links[oracle_link(o, one->name)], &load);
    } else {
      frame *f = &o->extra[o->nextra++];
      f->name = one->name;
      f->link = oracle_link(o, one->link);
      memcpy(f->p, one->x, sizeof f->p);
      oracle_rpy(o, one->x + 3, f->R);
    }
  }
}
