/* robot.h -- the oracle's records of a robot and its state, for its own files only. */
#ifndef ORACLE_ROBOT_H
#define ORACLE_ROBOT_H

#include "oracle.h"

/* something with mass on a link; in the link's frame, I about c */
typedef struct piece {
  double m, c[3], I[9];
  struct piece *next;
} piece;

typedef struct link {
  const char *name;
  piece *pieces;
  int joint; /* above it, or -1 */
} link;

/* one direction that a joint can move in: linear and angular, in the axes of its child, where they
 * are constant for every type; position numbers are another matter */
typedef struct direction {
  double lin[3], ang[3];
} direction;

enum { FIXED, REVOLUTE, PRISMATIC, HELICAL, PLANAR, SPHERICAL, FLOATING };

typedef struct joint {
  const char *name, *mimic;
  int type, parent, child; /* links; parent -1 is the world itself */
  double R[9], p[3], axis[3], ex[3], ey[3], pitch;
  double multiplier, mimic_offset; /* as typed */
  double ratio, offset;            /* of the whole chain */
  double armature, damping, friction;
  int leader;        /* whose numbers it uses; itself if it has its own */
  int q, v, n, body; /* first indices, number of directions, place among the bodies */
  direction dir[6];
} joint;

typedef struct frame {
  const char *name;
  int link;
  double R[9], p[3]; /* in the link */
} frame;

/* of a link, in the world */
typedef struct place {
  double R[9], p[3];
  double *J, *dJ, *absJ; /* 6 x nv: linear at the link's origin, then angular; absJ sums |terms| */
  double v[3], w[3], absv[6];
} place;

/* an option about a link or a joint that is not read yet */
typedef struct request {
  int what;
  const char *name, *link;
  double x[10];
  struct request *next;
} request;

struct oracle {
  const struct xml_node *document;
  request *requests, **last_request;
  int nlinks, njoints, nframes, nmore, nwalk; /* nmore: frames behind those that count */
  link *links;
  joint *joints;
  frame *frames, *extra;
  int nextra, nchosen, nlisted;
  const char **chosen, **listed;
  int *walk; /* links, parents first */
  int *body; /* moving joints, in order */
  int floating, alphabetical, free_mimics, no_armature, with_friction;
  double snap, gravity[3], friction_width;
  int nq, nv, nb, mimics, root;
  place *places;
  const double *q, *v, *a;
};

void oracle_read_links(oracle *o);
void oracle_grant(oracle *o); /* applies the options about links and joints */
void oracle_symmetric(const double six[6], double I[9]);
void oracle_add_piece(link *where, const piece *what);
int oracle_has_one(const joint *j); /* direction to move in */
int oracle_link(const oracle *o, const char *name);
int oracle_joint(const oracle *o, const char *name);
void oracle_rpy(const oracle *o, const double rpy[3], double R[9]);

void mat_vec(const double R[9], const double x[3], double out[3]);
void mat_tvec(const double R[9], const double x[3], double out[3]); /* R'x */
void mat_mul(const double A[9], const double B[9], double out[9]);
void vec_cross(const double a[3], const double b[3], double out[3]);
void turn_about(const double axis[3], double angle, double R[9]);
void turn_of_quaternion(const double u[4], double R[9]);
double vec_size(const double x[3]); /* sum of |x| */

int oracle_moving(const oracle *o, int at); /* the next moving joint above a link, or -1 */
place oracle_stand(const oracle *o, const frame *f);

/* Force and moment about the link's origin that all mass on a link needs, in world axes, at the
 * whole state; the size of their terms. Nothing from mass that no joint moves. */
typedef struct oracle_needs {
  double f[3], n[3], size[2];
} oracle_needs;
oracle_needs oracle_need(oracle *o, int l);

oracle_array oracle_array_of(int rows, int cols); /* of zeros */

#endif
