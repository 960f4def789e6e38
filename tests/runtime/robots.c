/* SPDX-License-Identifier: MIT-0 */
/* robots.c -- see robots.h. */
#include <math.h>
#include <stddef.h>

#include "robots.h"

/* one dof on the base, or a second on the first: their lambda, rowptr and colind */
static const int chain_lambda[] = {-1, 0};
static const int chain_rowptr[] = {0, 1, 3};
static const int chain_colind[] = {0, 0, 1};

static const pinion_body pendulum_body[] = {{"swing",
                                             PINION_REVOLUTE,
                                             -1,
                                             0,
                                             0,
                                             {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                             {0, 0, 1},
                                             {0, 1, 0},
                                             {0, 0, 0},
                                             0,
                                             1,
                                             0,
                                             0,
                                             0,
                                             0,
                                             1.2,
                                             {0, 0, 1.2 * -0.3},
                                             {0.119, 0, 0, 0.118, 0, 0.002}}};

const pinion_model pendulum = {
    "pendulum",   1, 1, 1, 1, pendulum_body, chain_lambda, chain_rowptr, chain_colind, 0, NULL, 0,
    {0, 0, -9.81}};

static const pinion_body cartpole_body[] = {{"slide",
                                             PINION_PRISMATIC,
                                             -1,
                                             0,
                                             0,
                                             {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                             {0, 0, 0.1},
                                             {1, 0, 0},
                                             {0, 0, 0},
                                             0,
                                             1,
                                             0,
                                             0,
                                             0,
                                             0,
                                             2.0,
                                             {0, 0, 0},
                                             {0.01, 0, 0, 0.02, 0, 0.02}},
                                            {"tilt",
                                             PINION_REVOLUTE,
                                             0,
                                             1,
                                             1,
                                             {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                             {0, 0, 0.05},
                                             {0, 1, 0},
                                             {0, 0, 0},
                                             0,
                                             1,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0.5,
                                             {0, 0, 0.5 * 0.4},
                                             {0.11, 0, 0, 0.11, 0, 0.001}}};

const pinion_model cartpole = {
    "cartpole",   2, 2, 2, 3, cartpole_body, chain_lambda, chain_rowptr, chain_colind, 0, NULL, 0,
    {0, 0, -9.81}};

static const pinion_body double_pendulum_body[] = {{"upper",
                                                    PINION_REVOLUTE,
                                                    -1,
                                                    0,
                                                    0,
                                                    {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                                    {0, 0, 2},
                                                    {0, 1, 0},
                                                    {0, 0, 0},
                                                    0,
                                                    1,
                                                    0,
                                                    0,
                                                    0,
                                                    0,
                                                    1.5,
                                                    {0, 0, 1.5 * -0.2},
                                                    {0.08, 0, 0, 0.07, 0, 0.01}},
                                                   {"lower",
                                                    PINION_REVOLUTE,
                                                    0,
                                                    1,
                                                    1,
                                                    {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                                    {0, 0, -0.5},
                                                    {0, 1, 0},
                                                    {0, 0, 0},
                                                    0,
                                                    1,
                                                    0,
                                                    0,
                                                    0,
                                                    0,
                                                    0.7,
                                                    {0, 0, 0.7 * -0.3},
                                                    {0.09, 0, 0, 0.075, 0, 0.015}}};

const pinion_model double_pendulum = {"double_pendulum",
                                      2,
                                      2,
                                      2,
                                      3,
                                      double_pendulum_body,
                                      chain_lambda,
                                      chain_rowptr,
                                      chain_colind,
                                      0,
                                      NULL,
                                      0,
                                      {0, 0, -9.81}};

void pendulum_H(const double *q, double *H)
{
  /* about its own pivot, a single body has the same inertia at any angle */
  (void)q;
  H[0] = 0.118;
}

void cartpole_H(const double *q, double *H)
{
  /* pole's centre at x + l sin(theta): M + m, m l cos(theta), m l^2 + Iyy about the pivot */
  H[0] = 2.0 + 0.5;
  H[1] = 0.5 * 0.4 * cos(q[1]);
  H[2] = 0.11;
}

void double_pendulum_H(const double *q, double *H)
{
  /* inertias about the own pivots; l1 = 0.5, m2 c2 = 0.7 * 0.3 */
  const double mix = 0.7 * 0.5 * 0.3 * cos(q[1]);
  H[0] = 0.07 + 0.075 + 0.7 * 0.5 * 0.5 + 2.0 * mix;
  H[1] = 0.075 + mix;
  H[2] = 0.075;
}

static const int box_lambda[] = {-1, 0, 1, 2, 3, 4};
static const int box_rowptr[] = {0, 1, 3, 6, 10, 15, 21};
static const int box_colind[] = {0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5};

/* m/12 times the sum of two squared edges */
static const pinion_body box_body[] = {{"float",
                                        PINION_FLOATING,
                                        -1,
                                        0,
                                        0,
                                        {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                        {0, 0, 0},
                                        {0, 0, 0},
                                        {0, 0, 0},
                                        0,
                                        1,
                                        0,
                                        0,
                                        0,
                                        0,
                                        3.0,
                                        {0, 0, 0},
                                        {0.0325, 0, 0, 0.05, 0, 0.0625}}};

const pinion_model box = {"box",      1,          7, 6,    21, box_body,     box_lambda,
                          box_rowptr, box_colind, 0, NULL, 0,  {0, 0, -9.81}};

const double box_corner[4][3] = {
    {0.2, 0.15, -0.1}, {0.2, -0.15, -0.1}, {-0.2, 0.15, -0.1}, {-0.2, -0.15, -0.1}};
