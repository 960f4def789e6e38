/* urdf.c -- from the text of a URDF and the options to links and joints in order. */
#include "robot.h"
#include "xml.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- small vectors ---- */

void mat_vec(const double R[9], const double x[3], double out[3])
{
  for (int i = 0; i < 3; i++)
    out[i] = R[3 * i] * x[0] + R[3 * i + 1] * x[1] + R[3 * i + 2] * x[2];
}

void mat_tvec(const double R[9], const double x[3], double out[3])
{
  for (int i = 0; i < 3; i++)
    out[i] = R[i] * x[0] + R[3 + i] * x[1] + R[6 + i] * x[2];
}

void mat_mul(const double A[9], const double B[9], double out[9])
{
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      out[3 * i + j] = A[3 * i] * B[j] + A[3 * i + 1] * B[3 + j] + A[3 * i + 2] * B[6 + j];
  }
}

void vec_cross(const double a[3], const double b[3], double out[3])
{
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

/* Rodrigues: n n' + c (1 - n n') + s [n] */
static void turn_by(const double n[3], double c, double s, double R[9])
{
  const double cross[9] = {0, -n[2], n[1], n[2], 0, -n[0], -n[1], n[0], 0};
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      R[3 * i + j] = n[i] * n[j] * (1 - c) + (i == j ? c : 0) + s * cross[3 * i + j];
  }
}

void turn_about(const double axis[3], double angle, double R[9])
{
  turn_by(axis, cos(angle), sin(angle), R);
}

void turn_of_quaternion(const double u[4], double R[9])
{
  /* twice the products that the sandwich u x u* leaves, scaled by its length */
  const double n = u[0] * u[0] + u[1] * u[1] + u[2] * u[2] + u[3] * u[3];
  const double cross[9] = {0, -u[2], u[1], u[2], 0, -u[0], -u[1], u[0], 0};
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double square = 0;
      for (int k = 0; k < 3; k++)
        square += cross[3 * i + k] * cross[3 * k + j];
      R[3 * i + j] = (i == j) + 2 * (u[3] * cross[3 * i + j] + square) / n;
    }
  }
}

/* an angle near a multiple of 90 degrees is that multiple */
static void sines(const oracle *o, double angle, double *c, double *s)
{
  static const double quarter[5] = {1, 0, -1, 0, 1};
  const double step = 2 * atan(1), turns = round(angle / step);
  if (fabs(angle - turns * step) <= o->snap && fabs(turns) < 1e9) {
    const int k = (int)(((long long)turns % 4 + 4) % 4);
    *c = quarter[k];
    *s = quarter[(k + 3) % 4];
  } else {
    *c = cos(angle);
    *s = sin(angle);
  }
}

void oracle_rpy(const oracle *o, const double rpy[3], double R[9])
{
  double turn[3][9], half[9];
  for (int k = 0; k < 3; k++) {
    const double axis[3] = {k == 0, k == 1, k == 2};
    double c, s;
    sines(o, rpy[k], &c, &s);
    turn_by(axis, c, s, turn[k]);
  }
  mat_mul(turn[2], turn[1], half);
  mat_mul(half, turn[0], R);
}

/* ---- the file ---- */

static int read_numbers(const char *text, int n, double *out)
{
  for (int k = 0; k < n; k++) {
    char *end;
    if (!text)
      return 0;
    out[k] = strtod(text, &end);
    if (end == text)
      oracle_stop("expected a number", text);
    text = end;
  }
  return 1;
}

static void origin_of(const oracle *o, const xml_node *node, double R[9], double p[3])
{
  const xml_node *origin = xml_child(node, "origin");
  double rpy[3] = {0, 0, 0};
  p[0] = p[1] = p[2] = 0;
  read_numbers(xml_attribute_of(origin, "xyz"), 3, p);
  read_numbers(xml_attribute_of(origin, "rpy"), 3, rpy);
  oracle_rpy(o, rpy, R);
}

static void symmetric(const double six[6], double I[9])
{
  static const int of[9] = {0, 1, 2, 1, 3, 4, 2, 4, 5};
  for (int k = 0; k < 9; k++)
    I[k] = six[of[k]];
}

/* R I R' */
static void turned(const double R[9], const double I[9], double out[9])
{
  double half[9], back[9];
  for (int k = 0; k < 9; k++)
    back[k] = R[3 * (k % 3) + k / 3];
  mat_mul(R, I, half);
  mat_mul(half, back, out);
}

static void add_piece(link *where, const piece *what)
{
  piece *copy = oracle_grab(sizeof *copy);
  *copy = *what;
  copy->next = where->pieces;
  where->pieces = copy;
}

static void read_inertial(const oracle *o, const xml_node *node, link *where)
{
  static const char *const names[6] = {"ixx", "ixy", "ixz", "iyy", "iyz", "izz"};
  const xml_node *inertial = xml_child(node, "inertial");
  const xml_node *inertia = xml_child(inertial, "inertia");
  double six[6] = {0}, I[9], R[9];
  piece one = {0};
  if (!inertial)
    return;
  origin_of(o, inertial, R, one.c);
  read_numbers(xml_attribute_of(xml_child(inertial, "mass"), "value"), 1, &one.m);
  for (int k = 0; k < 6; k++)
    read_numbers(xml_attribute_of(inertia, names[k]), 1, &six[k]);
  symmetric(six, I);
  turned(R, I, one.I);
  add_piece(where, &one);
}

/* a unit vector without noise; false for zero */
static int axis_of(const xml_node *node, double axis[3])
{
  double length;
  if (!read_numbers(xml_attribute_of(xml_child(node, "axis"), "xyz"), 3, axis)) {
    axis[0] = 1;
    axis[1] = axis[2] = 0;
  }
  length = hypot(hypot(axis[0], axis[1]), axis[2]);
  for (int k = 0; k < 3; k++) {
    axis[k] /= length;
    if (fabs(axis[k]) <= 1e-9)
      axis[k] = 0;
  }
  return length > 0;
}

/* A planar joint's x and y: with a normal on a coordinate axis x is the next one, in the order x y
 * z; else y is horizontal in the joint's frame. (x, y, normal) is right-handed. */
static void in_plane(joint *j)
{
  const double up[3] = {0, 0, 1};
  double length;
  for (int k = 0; k < 3; k++) {
    if (fabs(j->axis[k]) == 1) {
      j->ex[(k + 1) % 3] = 1;
      vec_cross(j->axis, j->ex, j->ey);
      return;
    }
  }
  vec_cross(up, j->axis, j->ey);
  length = hypot(j->ey[0], j->ey[1]);
  for (int k = 0; k < 3; k++)
    j->ey[k] /= length;
  vec_cross(j->ey, j->axis, j->ex);
}

static int type_of(const char *word)
{
  static const struct {
    const char *word;
    int type;
  } known[] = {{"fixed", FIXED},         {"revolute", REVOLUTE}, {"continuous", REVOLUTE},
               {"prismatic", PRISMATIC}, {"planar", PLANAR},     {"spherical", SPHERICAL},
               {"floating", FLOATING}};
  for (int k = 0; k < 7; k++) {
    if (word && !strcmp(word, known[k].word))
      return known[k].type;
  }
  oracle_stop("unknown type of joint", word ? word : "(none)");
  return 0;
}

static int has_one(const joint *j)
{
  return j->type == REVOLUTE || j->type == PRISMATIC || j->type == HELICAL;
}

static void read_joint(oracle *o, const xml_node *node, joint *j)
{
  const xml_node *mimic = xml_child(node, "mimic"), *dynamics = xml_child(node, "dynamics");
  j->name = xml_attribute_of(node, "name");
  j->type = type_of(xml_attribute_of(node, "type"));
  j->parent = oracle_link(o, xml_attribute_of(xml_child(node, "parent"), "link"));
  j->child = oracle_link(o, xml_attribute_of(xml_child(node, "child"), "link"));
  origin_of(o, node, j->R, j->p);
  axis_of(node, j->axis);
  if (j->type == PLANAR)
    in_plane(j);
  j->multiplier = 1;
  if (mimic && has_one(j)) {
    j->mimic = xml_attribute_of(mimic, "joint");
    read_numbers(xml_attribute_of(mimic, "multiplier"), 1, &j->multiplier);
    read_numbers(xml_attribute_of(mimic, "offset"), 1, &j->mimic_offset);
  }
  read_numbers(xml_attribute_of(dynamics, "damping"), 1, &j->damping);
  read_numbers(xml_attribute_of(dynamics, "friction"), 1, &j->friction);
  o->links[j->child].joint = (int)(j - o->joints);
}

/* the square of the gear ratio times the rotor's inertia, of a transmission in the new syntax */
static void read_transmission(oracle *o, const xml_node *node)
{
  const xml_node *actuator = xml_child(node, "actuator"), *of = xml_child(node, "joint");
  const xml_node *rotor = xml_child(actuator, "rotorInertia");
  const xml_node *gear = xml_child(actuator, "mechanicalReduction");
  double inertia = 0, ratio = 1;
  if (!of || !rotor)
    return;
  read_numbers(rotor->text, 1, &inertia);
  if (gear)
    read_numbers(gear->text, 1, &ratio);
  o->joints[oracle_joint(o, xml_attribute_of(of, "name"))].armature += inertia * ratio * ratio;
}

static xml_node *document;

oracle *oracle_read(const char *path)
{
  oracle *o = oracle_grab(sizeof *o);
  document = xml_read(path);
  o->gravity[2] = -9.81;
  o->snap = 1e-9;
  return o;
}

static int count(const char *name)
{
  int n = 0;
  for (const xml_node *node = document->child; node; node = node->next)
    n += !strcmp(node->name, name);
  return n;
}

static void read_all(oracle *o)
{
  o->links = oracle_grab(sizeof(link) * (unsigned)count("link"));
  o->joints = oracle_grab(sizeof(joint) * (unsigned)(count("joint") + 1));
  for (const xml_node *node = document->child; node; node = node->next) {
    if (!strcmp(node->name, "link")) {
      link *one = &o->links[o->nlinks++];
      one->name = xml_attribute_of(node, "name");
      one->joint = -1;
      read_inertial(o, node, one);
    }
  }
  for (const xml_node *node = document->child; node; node = node->next) {
    if (!strcmp(node->name, "joint"))
      read_joint(o, node, &o->joints[o->njoints++]);
  }
  for (const xml_node *node = document->child; node && !o->no_armature; node = node->next) {
    if (!strcmp(node->name, "transmission"))
      read_transmission(o, node);
  }
}

int oracle_link(const oracle *o, const char *name)
{
  for (int k = 0; k < o->nlinks; k++) {
    if (name && !strcmp(o->links[k].name, name))
      return k;
  }
  oracle_stop("no such link", name ? name : "(none)");
  return -1;
}

int oracle_joint(const oracle *o, const char *name)
{
  for (int k = 0; k < o->njoints; k++) {
    if (name && !strcmp(o->joints[k].name, name))
      return k;
  }
  oracle_stop("no such joint", name ? name : "(none)");
  return -1;
}

/* ---- options; those about links and joints wait for the file to be read ---- */

typedef struct request {
  int what;
  const char *name, *link;
  double x[10];
  struct request *next;
} request;

enum { SCREW, ARMATURE, PAYLOAD, EXTRA };

static request *requests, **last_request = &requests;

static request *ask(int what, const char *name)
{
  request *one = oracle_grab(sizeof *one);
  one->what = what;
  one->name = name;
  *last_request = one;
  last_request = &one->next;
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

void oracle_frame(oracle *o, const char *name)
{
  o->chosen = longer(o->chosen, o->nchosen++, name);
}

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

void oracle_screw(oracle *o, const char *name, double pitch)
{
  (void)o;
  ask(SCREW, name)->x[0] = pitch;
}

void oracle_armature(oracle *o, const char *name, double inertia)
{
  (void)o;
  ask(ARMATURE, name)->x[0] = inertia;
}

void oracle_payload(oracle *o, const char *where, double m, const double c[3], const double I[6])
{
  request *one = ask(PAYLOAD, where);
  (void)o;
  one->x[0] = m;
  memcpy(one->x + 1, c, 3 * sizeof *c);
  memcpy(one->x + 4, I, 6 * sizeof *I);
}

void oracle_extra_frame(oracle *o, const char *name, const char *on, const double xyz[3],
                        const double rpy[3])
{
  request *one = ask(EXTRA, name);
  (void)o;
  one->link = on;
  memcpy(one->x, xyz, 3 * sizeof *xyz);
  memcpy(one->x + 3, rpy, 3 * sizeof *rpy);
}

static void grant(oracle *o)
{
  int n = 0;
  for (const request *one = requests; one; one = one->next)
    n += one->what == EXTRA;
  o->extra = oracle_grab(sizeof(frame) * (unsigned)n);
  for (const request *one = requests; one; one = one->next) {
    if (one->what == SCREW) {
      joint *j = &o->joints[oracle_joint(o, one->name)];
      j->type = HELICAL;
      j->pitch = one->x[0];
    } else if (one->what == ARMATURE) {
      o->joints[oracle_joint(o, one->name)].armature = one->x[0];
    } else if (one->what == PAYLOAD) {
      piece load = {one->x[0], {one->x[1], one->x[2], one->x[3]}, {0}, NULL};
      symmetric(one->x + 4, load.I);
      add_piece(&o->links[oracle_link(o, one->name)], &load);
    } else {
      frame *f = &o->extra[o->nextra++];
      f->name = one->name;
      f->link = oracle_link(o, one->link);
      memcpy(f->p, one->x, sizeof f->p);
      oracle_rpy(o, one->x + 3, f->R);
    }
  }
}

/* ---- order ---- */

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

/* what the axes of a joint's child know of the ways it can move */
static void find_directions(joint *j)
{
  const int one = has_one(j);
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

static frame *put_link_frame(oracle *o, int at)
{
  frame *f = &o->frames[o->nframes++];
  f->name = o->links[at].name;
  f->link = at;
  for (int k = 0; k < 9; k++)
    f->R[k] = k % 4 == 0;
  return f;
}

static void put_extra_frames(oracle *o, int at)
{
  for (int k = 0; k < o->nextra; k++) {
    if (o->extra[k].link == at)
      o->frames[o->nframes++] = o->extra[k];
  }
}

static void choose_frames(oracle *o)
{
  o->frames = oracle_grab(sizeof(frame) * (unsigned)(2 * o->nlinks + o->nextra + o->nchosen));
  for (int k = 0; k < o->nchosen; k++)
    put_link_frame(o, oracle_link(o, o->chosen[k]));
  for (int k = 0; k < o->nwalk; k++) {
    if (!o->nchosen)
      put_link_frame(o, o->walk[k]);
    put_extra_frames(o, o->walk[k]);
  }
}

int oracle_frame_named(oracle *o, const char *name)
{
  const int all = o->nframes + o->nmore, shown = o->nframes;
  for (int k = 0; k < all; k++) {
    if (!strcmp(o->frames[k].name, name))
      return k;
  }
  o->nframes = all;
  put_link_frame(o, oracle_link(o, name));
  o->nframes = shown;
  o->nmore++;
  return all;
}

void oracle_build(oracle *o)
{
  int root = 0;
  read_all(o);
  grant(o);
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
