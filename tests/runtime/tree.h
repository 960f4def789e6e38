/* SPDX-License-Identifier: MIT-0 */
/* tree.h -- random robots, and the loop that puts a check through many of them.
 *
 * A body is four point masses in general position, so its inertia is a true one and the tests can
 * also compute with the points themselves. Joints are revolute and prismatic about oblique axes,
 * with a floating base in some trees and now and then a floating joint further out. The tables are
 * built here from parents and joint types alone, by none of the runtime's code. */
#ifndef TREE_H
#define TREE_H

#include "pinion_model.h"

enum {
  MAX_BODIES = 20,
  MAX_NV = 60,
  MAX_NH = MAX_NV * (MAX_NV + 1) / 2,
  POINTS = 4,
  MAX_VECS = 16
};

typedef struct tree {
  pinion_model model;
  pinion_body body[MAX_BODIES];
  int lambda[MAX_NV], rowptr[MAX_NV + 1], colind[MAX_NH];
  double mass[MAX_BODIES][POINTS];
  double point[MAX_BODIES][POINTS][3]; /* body frame */
} tree;

/* A tree, a state of it, and memory for what a check computes. */
typedef struct trial {
  tree tree;
  uint64_t random;
  double *q, *v;
  double *vec[MAX_VECS];
  int vecs;
} trial;

/* Seed of everything random here: PINION_SEED in the environment, or 1. */
uint64_t test_seed(void);

/* Random tree of the given number of bodies. */
void tree_random(tree *t, int nb, uint64_t *random);

/* Fill in q, v, nq, nv, nh, lambda, rowptr, colind from parents and joint types. */
void tree_tables(tree *t);

/* n doubles, exactly and uninitialised so that memory checkers notice a slip; freed by the loop. */
double *trial_vec(trial *s, int n);

/* n numbers in [-1, 1), likewise. */
double *trial_random_vec(trial *s, int n);

/* Put the check through many trees (TREES), each size from 1 to MAX_BODIES equally often. */
enum { TREES = 300 };
void for_each_tree(void (*check)(trial *s));

/* Teardown of a test that uses the loop: frees the memory, and names the tree if the test failed.
 */
int tree_teardown(void **state);

#endif
