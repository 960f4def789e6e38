/* duo_model.c -- the robot "duo" as tables for the generic runtime.
 * Generated from models/duo.urdf; do not edit.
 *
 *   model      sha256 b731bc2ccbae44d7b90536d853848fc2caccc6515b164723cd410ea715fbd28a, the file
 *   numbers    sha256 dc6bcc191791d32ed0aed4ca027b8736ad48e754c22de990e7549f20056a6095, the tables
 */
#include "duo_model.h"

#include "duo.h"

/* name, type, parent, q, v; rotation and origin at q = 0; axis, in-plane axis; pitch, mimic ratio
 * and offset, armature, damping, friction; m, h = m c, I about the origin */
static const pinion_body bodies[] = {
  { "waist", PINION_REVOLUTE, -1, 0, 0,
    { 1.0, 0.0, 0.0,
      0.0, 1.0, 0.0,
      0.0, 0.0, 1.0 },
    { 0.0, 0.0, 0.0 },
    { 0.0, 0.0, 1.0 }, { 0.0, 0.0, 0.0 },
    0.0, 1.0, 0.0,
      0.0, 0.0, 0.0,
    6.0,
    { 0.0, 0.0, 1.2000000000000002 },
    { 0.3712000000000001, 0.0, 0.0,
      0.34880000000000005, 0.0, 0.08 } },
  { "left", PINION_REVOLUTE, 0, 1, 1,
    { 1.0, 0.0, 0.0,
      0.0, 1.0, 0.0,
      0.0, 0.0, 1.0 },
    { 0.0, 0.2, 0.36 },
    { 0.0, 1.0, 0.0 }, { 0.0, 0.0, 0.0 },
    0.0, 1.0, 0.0,
      0.0, 0.0, 0.0,
    1.2,
    { 0.0, 0.0, -0.36 },
    { 0.119, 0.0, 0.0,
      0.118, 0.0, 0.002 } },
  { "right", PINION_REVOLUTE, 0, 2, 2,
    { 1.0, 0.0, 0.0,
      0.0, 1.0, 0.0,
      0.0, 0.0, 1.0 },
    { 0.0, -0.2, 0.36 },
    { 0.0, 1.0, 0.0 }, { 0.0, 0.0, 0.0 },
    0.0, 1.0, 0.0,
      0.0, 0.0, 0.0,
    1.3,
    { 0.0, 0.0, -0.39 },
    { 0.129, 0.0, 0.0,
      0.128, 0.0, 0.002 } },
};

/* expanded parent array (RBDA table 6.4), -1 for none */
static const int lambda[DUO_NV] = {
  -1, 0, 0
};

/* name, body; rotation and origin in the body's frame */
static const pinion_link links[] = {
  { "base", -1,
    { 1.0, 0.0, 0.0,
      0.0, 1.0, 0.0,
      0.0, 0.0, 1.0 },
    { 0.0, 0.0, 0.0 } },
  { "torso", 0,
    { 1.0, 0.0, 0.0,
      0.0, 1.0, 0.0,
      0.0, 0.0, 1.0 },
    { 0.0, 0.0, 0.0 } },
  { "left_arm", 1,
    { 1.0, 0.0, 0.0,
      0.0, 1.0, 0.0,
      0.0, 0.0, 1.0 },
    { 0.0, 0.0, 0.0 } },
  { "right_arm", 2,
    { 1.0, 0.0, 0.0,
      0.0, 1.0, 0.0,
      0.0, 0.0, 1.0 },
    { 0.0, 0.0, 0.0 } },
};

const char duo_numbers[] =
  "dc6bcc191791d32ed0aed4ca027b8736ad48e754c22de990e7549f20056a6095";

const pinion_model duo_model = {
  "duo",
  3, DUO_NQ, DUO_NV, DUO_NH,
  bodies, lambda, duo_H_rowptr, duo_H_colind,
  4, links, 0.01,
  { 0.0, 0.0, -9.81 }
};
