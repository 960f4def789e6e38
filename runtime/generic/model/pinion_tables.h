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

/* A moving body and the joint that carries it. Fields that the type does not use are 0, ratio 1. */
typedef struct pinion_body {
  const char *name;       /* its joint's name in the model */
  pinion_joint_type type; /* continuous counts as revolute */
  int parent;             /* body index, less than its own, or -1 for the fixed base */
  int q, v;               /* first index in q and in v, in the order of the bodies without gaps; a
                           * follower has those of its leader, which may be a later joint */
  double R[9];            /* rotation from child to parent axes with the joint at 0, row-major */
  double p[3];            /* origin of the child frame in the parent frame with the joint at 0, m */
  double axis[3];         /* unit joint axis in the body's own frame; planar: normal of the plane;
                           * spherical and floating: zero */
  double ex[3];           /* planar: unit vector of x, in the body's frame, across the axis */
  double pitch;           /* helical: travel along the axis, m/rad */
  double ratio, offset;   /* the joint's position is ratio q + offset; 1 and 0 if not a follower */
  double armature;        /* inertia of the motor's rotor at each dof of the joint, that is, times
                           * the gear ratio squared, kg m^2 (prismatic: kg); planar: 0 */
  double damping;         /* one dof: torque per rate, N m s/rad (prismatic: N s/m) */
  double friction;        /* one dof: Coulomb friction, N m (prismatic: N) */
  double m;               /* mass, including all links welded to it, kg */
  double h[3];            /* m * centre of mass, body frame, kg m */
  double I[6];            /* xx xy xz yy yz zz about the body frame's origin, body axes, kg m^2 */
} pinion_body;

/* A frame of interest: a link of the model on the body that it is fixed to. */
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
 * A follower couples dofs of branches that the tree keeps apart. lambda is then the elimination
 * tree of H (from the last dof to the first). Rows still have an entry for every ancestor, even if
 * it is zero in H, because the factor may fill it. Without followers this tree is the expanded
 * parent array of RBDA table 6.4, and an entry is zero only by coincidence.
 *
 * A joint that moves at rate s loses the torque damping s + friction s / sqrt(s^2 + width^2). The
 * fraction is the sign of the rate, smoothed: it reaches 0.7 at the rate friction_width. */
typedef struct pinion_model {
  const char *name;
  int nb, nq, nv, nh;      /* bodies, numbers in q, in v, stored entries of H */
  const pinion_body *body; /* [nb], parent before child */
  const int *lambda;       /* [nv] parent dof in the elimination tree of H, -1 for none */
  const int *rowptr;       /* [nv + 1] row i of H is H[rowptr[i]] .. H[rowptr[i + 1] - 1] */
  const int *colind;       /* [nh] column of each stored entry */
  int nl;                  /* links whose poses fk computes */
  const pinion_link *link; /* [nl], others may follow; may be null if nl is 0 */
  double friction_width;   /* rad/s or m/s; > 0 if a joint has friction */
  double gravity[3];       /* acceleration of free fall, world frame, m/s^2 */
} pinion_model;

#endif
