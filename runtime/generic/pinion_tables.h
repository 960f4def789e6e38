/* SPDX-License-Identifier: MIT-0 */
/* pinion_tables.h -- the types of the tables that describe a robot; pinion_model.h says what the
 * numbers mean. */
#ifndef PINION_TABLES_H
#define PINION_TABLES_H

typedef enum pinion_joint_type {
  PINION_REVOLUTE,
  PINION_PRISMATIC,
  PINION_HELICAL,
  PINION_PLANAR,
  PINION_SPHERICAL,
  PINION_FLOATING
} pinion_joint_type;

/* A moving body and the joint that carries it. What a type has no use for is zero, but ratio 1. */
typedef struct pinion_body {
  const char *name;       /* joint that moves it, as in the model */
  pinion_joint_type type; /* continuous counts as revolute */
  int parent;             /* body index, less than its own, or -1 for the fixed base */
  int q, v;               /* first index in q and in v; joints take theirs in order, without gaps,
                           * and a follower names those of its leader, maybe a later joint */
  double R[9];            /* rotation from child to parent axes with the joint at 0, row-major */
  double p[3];            /* origin of the child frame in the parent frame then, m */
  double axis[3];         /* unit joint axis in the body's own frame; planar: normal of the plane;
                           * spherical and floating: zero */
  double ex[3];           /* planar: unit vector of x, in the body's frame, across the axis */
  double pitch;           /* helical: travel along the axis, m/rad */
  double ratio, offset;   /* the joint stands at ratio q + offset; 1 and 0 for one of its own */
  double armature;        /* inertia of the motor's rotor as each dof of the joint feels it, that is
                           * times the gear ratio squared, kg m^2 (prismatic: kg); planar: 0 */
  double damping;         /* one dof: torque per rate, N m s/rad (prismatic: N s/m) */
  double friction;        /* one dof: Coulomb friction, N m (prismatic: N) */
  double m;               /* mass with all links welded to it, kg */
  double h[3];            /* m * centre of mass, body frame, kg m */
  double I[6];            /* xx xy xz yy yz zz about the body frame's origin, body axes, kg m^2 */
} pinion_body;

/* A frame of interest: where a link of the model is on the body that it belongs to. */
typedef struct pinion_link {
  const char *name; /* as in the model */
  int body;         /* body index, or -1 for the fixed base */
  double R[9];      /* rotation from the link's to the body's axes, row-major */
  double p[3];      /* origin of the link's frame in the body's frame, m */
} pinion_link;

/* A robot: its bodies, and the shape of its joint-space inertia H.
 *
 * H is symmetric and stored as its lower triangle, row by row, columns ascending, only where the
 * tree allows a non-zero: row i has the ancestors of dof i and then i itself, so the diagonal is
 * last. Hence the columns of row lambda[i] are a prefix of those of row i, and an entry is found by
 * counting steps to the root, never by searching. The factors of H have the same shape.
 *
 * A follower couples dofs of branches that the tree keeps apart. Then lambda is the elimination
 * tree of H (from the last dof to the first), with the same rule for rows: every ancestor, whether
 * or not its entry is zero in H, since the factor may fill it. Without followers that tree is the
 * expanded parent array of RBDA table 6.4, and no entry is zero but by chance.
 *
 * Friction in a joint that moves at rate s takes damping s + friction s / sqrt(s^2 + width^2): the
 * sign of the rate, smoothed so that it reaches 0.7 at the rate friction_width. */
typedef struct pinion_model {
  const char *name;
  int nb, nq, nv, nh;      /* bodies, numbers in q, in v, stored entries of H */
  const pinion_body *body; /* [nb], parent before child */
  const int *lambda;       /* [nv] parent dof in the elimination tree of H, -1 for none */
  const int *rowptr;       /* [nv + 1] row i of H is H[rowptr[i]] .. H[rowptr[i + 1] - 1] */
  const int *colind;       /* [nh] column of each stored entry */
  int nl;                  /* links that fk is about */
  const pinion_link *link; /* [nl], others may come behind; may be null when nl is 0 */
  double friction_width;   /* rad/s or m/s; > 0 if a joint has friction */
  double gravity[3];       /* acceleration of free fall, world frame, m/s^2 */
} pinion_model;

#endif
