/* urdf.c -- from the text of a URDF to links and joints, in the order of the file. */
#include "robot.h"
#include "xml.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

void oracle_symmetric(const double six[6], double I[9])
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

void oracle_add_piece(link *where, const piece *what)
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
  oracle_symmetric(six, I);
  turned(R, I, one.I);
  oracle_add_piece(where, &one);
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

int oracle_has_one(const joint *j)
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
  if (mimic && oracle_has_one(j)) {
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

oracle *oracle_read(const char *path)
{
  oracle *o = oracle_grab(sizeof *o);
  o->document = xml_read(path);
  o->last_request = &o->requests;
  o->gravity[2] = -9.81;
  o->snap = 1e-9;
  return o;
}

static int count(const oracle *o, const char *name)
{
  int n = 0;
  for (const xml_node *node = o->document->child; node; node = node->next)
    n += !strcmp(node->name, name);
  return n;
}

void oracle_read_links(oracle *o)
{
  o->links = oracle_grab(sizeof(link) * (unsigned)count(o, "link"));
  o->joints = oracle_grab(sizeof(joint) * (unsigned)(count(o, "joint") + 1));
  for (const xml_node *node = o->document->child; node; node = node->next) {
    if (!strcmp(node->name, "link")) {
      link *one = &o->links[o->nlinks++];
      one->name = xml_attribute_of(node, "name");
      one->joint = -1;
      read_inertial(o, node, one);
    }
  }
  for (const xml_node *node = o->document->child; node; node = node->next) {
    if (!strcmp(node->name, "joint"))
      read_joint(o, node, &o->joints[o->njoints++]);
  }
  for (const xml_node *node = o->document->child; node && !o->no_armature; node = node->next) {
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
