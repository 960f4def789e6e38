/* SPDX-License-Identifier: MIT-0 */
/* tree.h -- random robots, and the loop that runs a check on many of them.
 *
 * A body is four point masses in general position, so its inertia is a real one and the tests can
 * also compute with the points themselves.  A third of the trees have only revolute and prismatic
 * joints and sometimes a floating one; the others have joints of all types about oblique axes.
 * Half of the trees have a floating base, half have followers (of any joint with one dof, before or
 * after it, in its branch or another, some in chains), and half have rotor inertia, damping and
 * friction; the choices are independent.  The tables are built here only from parents, joint types
 * and followers, without the runtime's code. */
#ifndef TREE_H
#define TREE_H

#include "generic/model/pinion_model.h"

enum {
  MAX_BODIES = 20,
  MAX_NV = 60,
  MAX_NH = MAX_NV * (MAX_NV + 1) / 2,
  LINKS = 4,
  POINTS = 4,
  MAX_VECS = 40
};

typedef struct tree {
  pinion_model model;
  pinion_body body[MAX_BODIES];
  int lambda[MAX_NV], rowptr[MAX_NV + 1], colind[MAX_NH];
  double mass[MAX_BODIES][POINTS];
  double point[MAX_BODIES][POINTS][3]; /* body frame */
  pinion_link link[LINKS];             /* on the last body, the first, any, and the base */
  int follows[MAX_BODIES];             /* body whose joint this one's follows at once, or -1 */
  double times[MAX_BODIES];            /* its position over that of the joint it follows */
  double plus[MAX_BODIES];             /* its position when that one is at zero */
} tree;

/* A tree, a state of it, and memory for a check. */
typedef struct trial {
  tree tree;
  uint64_t random;
  double *q, *v;
  double *vec[MAX_VECS];
  int vecs;
} trial;

/* The seed of everything random here: PINION_SEED in the environment, or 1. */
uint64_t test_seed(void);

/* Random tree of the given number of bodies. */
void tree_random(tree *t, int nb, uint64_t *random);

/* How many numbers a joint type takes in q and in v; is it one each? */
int type_nq(pinion_joint_type type);
int type_nv(pinion_joint_type type);

/* Fill in q, v, ratio, offset, nq, nv, nh, lambda, rowptr, colind from parents, joint types and
 * followers. */
void tree_tables(tree *t);

/* The same machine with every follower a joint of its own. Pointers go to the copy's own tables. */
void tree_freed(const tree *t, tree *loose);

/* Does a joint follow another? */
int tree_has_followers(const tree *t);

/* Exactly n doubles, uninitialised so that memory checkers notice mistakes; the loop frees them. */
double *trial_vec(trial *s, int n);

/* Free the last n of them before the loop does. */
void trial_drop(trial *s, int n);

/* n numbers in [-1, 1), allocated in the same way. */
double *trial_random_vec(trial *s, int n);

/* Does a body that one dof moves carry one that the other moves, or are they the same? From parents
 * of bodies alone. */
int tree_relates(const tree *t, int a, int b);

/* The number of trees for each check: 100, or 300 with PINION_LONG in the environment. */
int test_trees(void);

/* Runs the check on them, with each size from 1 to MAX_BODIES equally often. */
void for_each_tree(void (*check)(trial *s));

/* Teardown of a test with the loop: frees the memory, and names the tree if the test failed.
 */
int tree_teardown(void **state);

#endif
