/* ties.c -- errors of constraints, from places of links in the world. */
#include "robot.h"
#include "xml.h"

#include <math.h>
#include <string.h>

enum { MOST = 20, POINTS = 8, POWERS = 5 };

typedef struct end {
  int link; /* -1: the world */
  double R[9], p[3];
} end;

typedef struct tie {
  const char *type;
  end a, b;
  double length, offset, radii[3], velocity[6];
  int terms, of[MOST], inside[MOST], points, powers;
  double coefficient[MOST], polynomial[POWERS];
  end point[POINTS];
} tie;

static tie ties[MOST];
static int count;

/* z to the axis, on the shortest way */
static void shortest(const double axis[3], double R[9])
{
  const double size = sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
  const double s = hypot(axis[0], axis[1]) / size, c = axis[2] / size;
  double n[3] = {-axis[1], axis[0], 0};
  if (s < 1e-12) {
    static const double y[3] = {0, 1, 0};
    turn_about(y, c > 0 ? 0 : acos(-1.0), R);
    return;
  }
  n[0] /= s * size, n[1] /= s * size;
  turn_about(n, atan2(s, c), R);
}

static end end_of(const oracle *o, const oracle_end *given)
{
  end e;
  double turned[9];
  e.link = given->link ? oracle_link(o, given->link) : -1;
  memcpy(e.p, given->xyz, sizeof e.p);
  oracle_rpy(o, given->rpy, e.R);
  if (given->axis[0] != 0 || given->axis[1] != 0 || given->axis[2] != 0) {
    double way[9];
    shortest(given->axis, way);
    mat_mul(e.R, way, turned);
    memcpy(e.R, turned, sizeof turned);
  }
  return e;
}

static tie *new_tie(const char *type)
{
  tie *t = &ties[count++];
  if (count == MOST)
    oracle_stop("too many constraints", type);
  t->type = type;
  t->a.link = t->b.link = -1;
  return t;
}

void oracle_tie(oracle *o, const char *type, const oracle_end *a, const oracle_end *b,
                double length)
{
  tie *t = new_tie(type);
  t->a = end_of(o, a);
  t->b = end_of(o, b);
  t->length = length;
}

void oracle_coupling(oracle *o, double offset)
{
  (void)o;
  new_tie("coupling")->offset = offset;
}

void oracle_rope(oracle *o, double length)
{
  (void)o;
  new_tie("rope")->length = length;
}

static void add_term(oracle *o, const char *name, double coefficient, int inside)
{
  tie *t = &ties[count - 1];
  t->of[t->terms] = oracle_joint(o, name);
  t->inside[t->terms] = inside;
  t->coefficient[t->terms++] = coefficient;
}

void oracle_term(oracle *o, const char *name, double coefficient)
{
  add_term(o, name, coefficient, 0);
}

void oracle_inside(oracle *o, const char *name, double coefficient)
{
  add_term(o, name, coefficient, 1);
}

void oracle_polynomial(int n, const double *coefficients)
{
  tie *t = &ties[count - 1];
  t->powers = n;
  memcpy(t->polynomial, coefficients, sizeof *coefficients * (unsigned)n);
}

void oracle_point(oracle *o, const oracle_end *at)
{
  tie *t = &ties[count - 1];
  t->point[t->points++] = end_of(o, at);
}

void oracle_radii(double x, double y, double z)
{
  double *radii = ties[count - 1].radii;
  radii[0] = x, radii[1] = y, radii[2] = z;
}

void oracle_along(const double velocity[6])
{
  memcpy(ties[count - 1].velocity, velocity, sizeof ties[0].velocity);
}

static void stand(const oracle *o, const end *e, double R[9], double p[3])
{
  if (e->link < 0) {
    memcpy(R, e->R, sizeof e->R);
    memcpy(p, e->p, sizeof e->p);
    return;
  }
  mat_mul(o->places[e->link].R, e->R, R);
  mat_vec(o->places[e->link].R, e->p, p);
  for (int k = 0; k < 3; k++)
    p[k] += o->places[e->link].p[k];
}

/* ---- rows -------------------------------------------------------------------------------------
 */

/* A from B's point of view, and the size of its terms */
typedef struct sight {
  double R[9], p[3], size;
} sight;

static sight look(const oracle *o, const end *a, const end *b)
{
  double Ra[9], pa[3], Rb[9], pb[3], away[3], back[9];
  sight s;
  stand(o, a, Ra, pa);
  stand(o, b, Rb, pb);
  for (int i = 0; i < 3; i++) {
    away[i] = pa[i] - pb[i];
    for (int j = 0; j < 3; j++)
      back[3 * i + j] = Rb[3 * j + i];
  }
  mat_mul(back, Ra, s.R);
  mat_vec(back, away, s.p);
  s.size = vec_size(pa) + vec_size(pb);
  return s;
}

static double square(const double p[3]) { return p[0] * p[0] + p[1] * p[1] + p[2] * p[2]; }

/* how far below its origin the lowest point of an ellipsoid is, and where, in B's axes */
static double lowest(const double radii[3], const double R[9], double rho[3])
{
  double down[3], h = 0;
  for (int k = 0; k < 3; k++) {
    down[k] = -radii[k] * radii[k] * R[6 + k];
    h += radii[k] * radii[k] * R[6 + k] * R[6 + k];
  }
  h = sqrt(h);
  for (int k = 0; k < 3; k++)
    down[k] /= h;
  mat_vec(R, down, rho);
  return h;
}

/* the letters of a type's rows; capitals for rows of v alone */
static const char *letters(const tie *t)
{
  static const struct {
    const char *type, *rows;
  } kinds[] = {{"weld", "xyzabc"},    {"ball", "xyz"},        {"point", "xyz"},
               {"revolute", "xyzmn"}, {"prismatic", "xyabc"}, {"cylindrical", "xymn"},
               {"universal", "xyzd"}, {"planar", "zmn"},      {"point_on_plane", "z"},
               {"distance", "l"},     {"rope", "w"},          {"rolling", "XYh"},
               {"knife_edge", "V"},   {"linear", "V"},        {"coupling", "q"}};
  for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
    if (!strcmp(kinds[k].type, t->type))
      return kinds[k].rows;
  }
  oracle_stop("no such constraint", t->type);
  return "";
}

/* the sum of terms, inside the polynomial or not */
static double sum(const oracle *o, const tie *t, int inside, double *mag)
{
  double x = 0;
  for (int k = 0; k < t->terms; k++) {
    const joint *j = &o->joints[t->of[k]];
    if (t->inside[k] != inside)
      continue;
    x += t->coefficient[k] * (j->ratio * o->q[j->q] + j->offset);
    *mag += fabs(t->coefficient[k] * j->ratio * o->q[j->q]) + fabs(t->coefficient[k] * j->offset);
  }
  return x;
}

/* how strongly differences magnify a length r where it is short */
static double sharp(double size, double r) { return size * pow(fmax(1, 0.1 / r), 4); }

/* a row of more than one sight, or of joints */
static double special(const oracle *o, const tie *t, char row, const sight *s, double *mag)
{
  double x = 0, power = 1, inside = 0, terms = 0, rho[3];
  switch (row) {
  case 'l':
    *mag = (s->size * s->size + t->length * t->length) / t->length;
    return (square(s->p) - t->length * t->length) / (2 * t->length);
  case 'h':
    x = lowest(t->radii, s->R, rho);
    *mag = sharp(s->size + vec_size(rho), x / vec_size(t->radii));
    return s->p[2] - x;
  case 'w':
    *mag = t->length;
    for (int k = 1; k < t->points; k++) {
      const sight way = look(o, &t->point[k], &t->point[k - 1]);
      x += sqrt(square(way.p));
      *mag += sharp(way.size, sqrt(square(way.p)));
    }
    return x - t->length;
  default:
    x = sum(o, t, 0, mag) - t->offset;
    *mag += fabs(t->offset);
    inside = sum(o, t, 1, &terms);
    for (int k = 0; k < t->powers; k++, power *= inside) {
      x -= t->polynomial[k] * power;
      *mag += fabs(t->polynomial[k] * power) + k * fabs(t->polynomial[k]) * pow(1 + terms, k);
    }
    return x;
  }
}

/* x[] of rows, and the size of its terms */
static int rows_of(const oracle *o, const tie *t, double *x, double *mag)
{
  const sight s = look(o, &t->a, &t->b);
  const double *R = s.R;
  const char *rows = letters(t);
  int n = 0;
  for (; rows[n]; n++) {
    mag[n] = 1;
    switch (rows[n]) {
    case 'x':
    case 'y':
    case 'z':
      x[n] = s.p[rows[n] - 'x'];
      mag[n] = s.size;
      break;
    case 'a':
      x[n] = (R[7] - R[5]) / 2;
      break;
    case 'b':
      x[n] = (R[2] - R[6]) / 2;
      break;
    case 'c':
      x[n] = (R[3] - R[1]) / 2;
      break;
    case 'm':
      x[n] = -R[5];
      break;
    case 'n':
      x[n] = R[2];
      break;
    case 'd':
      x[n] = R[8];
      break;
    case 'X':
    case 'Y':
    case 'V':
      x[n] = 0;
      mag[n] = s.size + vec_size(t->radii);
      break;
    default:
      mag[n] = 0;
      x[n] = special(o, t, rows[n], &s, &mag[n]);
    }
  }
  return n;
}

oracle_array oracle_phi(oracle *o)
{
  const oracle_array out = oracle_array_of(6 * MOST, 1);
  oracle_array rows = out;
  rows.rows = 0;
  for (int k = 0; k < count; k++)
    rows.rows += rows_of(o, &ties[k], out.x + rows.rows, out.mag + rows.rows);
  return rows;
}

/* ---- rows linear in v -------------------------------------------------------------------------
 */

static int is_rate(char row) { return row == 'X' || row == 'Y' || row == 'V'; }

int oracle_is_rate(oracle *o, int row)
{
  (void)o;
  for (int k = 0; k < count; row -= (int)strlen(letters(&ties[k++]))) {
    if (row < (int)strlen(letters(&ties[k])))
      return is_rate(letters(&ties[k])[row]);
  }
  return 0;
}

static place at_end(const oracle *o, const end *e)
{
  frame f = {"", e->link, {0}, {0}};
  place still = {{0}, {0}, 0, 0, 0, {0}, {0}, {0}};
  memcpy(f.R, e->R, sizeof f.R);
  memcpy(f.p, e->p, sizeof f.p);
  if (e->link >= 0)
    return oracle_stand(o, &f);
  memcpy(still.R, e->R, sizeof still.R);
  memcpy(still.p, e->p, sizeof still.p);
  still.J = oracle_grab(sizeof(double) * 6u * (unsigned)o->nv);
  return still;
}

/* velocity of the point of A at `arm` from A's origin, as B sees it, and of its turn; world axes,
 * by the rate of dof c */
static void moves(const oracle *o, const place *a, const place *b, const double arm[3], int c,
                  double v[3], double w[3])
{
  double wa[3], wb[3], far[3], swing[3], turning[3];
  for (int k = 0; k < 3; k++) {
    wa[k] = a->J[(3 + k) * o->nv + c];
    wb[k] = b->J[(3 + k) * o->nv + c];
    far[k] = a->p[k] + arm[k] - b->p[k];
    w[k] = wa[k] - wb[k];
  }
  vec_cross(wa, arm, swing);
  vec_cross(wb, far, turning);
  for (int k = 0; k < 3; k++)
    v[k] = a->J[k * o->nv + c] + swing[k] - b->J[k * o->nv + c] - turning[k];
}

static double rate_of(const oracle *o, const tie *t, char row, const place *a, const place *b,
                      int c)
{
  double arm[3] = {0}, rho[3], v[3], w[3], seen[6], sum = 0;
  if (row != 'V') {
    const sight s = look(o, &t->a, &t->b);
    lowest(t->radii, s.R, rho);
    mat_vec(b->R, rho, arm);
    moves(o, a, b, arm, c, v, w);
    mat_tvec(b->R, v, seen);
    return seen[row - 'X'];
  }
  moves(o, a, b, arm, c, v, w);
  mat_tvec(a->R, v, seen);
  mat_tvec(a->R, w, seen + 3);
  for (int k = 0; k < 6; k++)
    sum += t->velocity[k] * seen[k];
  for (int k = 0; k < t->terms; k++) {
    const joint *j = &o->joints[t->of[k]];
    sum += j->v == c ? t->coefficient[k] * j->ratio : 0;
  }
  return sum;
}

oracle_array oracle_rates(oracle *o)
{
  oracle_array out = oracle_array_of(6 * MOST, o->nv);
  out.rows = 0;
  for (int k = 0; k < count; k++) {
    const char *rows = letters(&ties[k]);
    const place a = at_end(o, &ties[k].a), b = at_end(o, &ties[k].b);
    for (; *rows; rows++, out.rows++) {
      for (int c = 0; is_rate(*rows) && c < o->nv; c++)
        out.x[out.rows * o->nv + c] = rate_of(o, &ties[k], *rows, &a, &b, c);
    }
  }
  return out;
}
