/* ties.c -- what constraints leave to close, from where links are in the world. */
#include "robot.h"
#include "xml.h"

#include <math.h>
#include <string.h>

enum { MOST = 20 };

typedef struct end {
  int link; /* -1: the world */
  double R[9], p[3];
} end;

typedef struct tie {
  const char *type;
  end a, b;
  double length, offset;
  int terms, of[MOST];
  double coefficient[MOST];
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

void oracle_tie(oracle *o, const char *type, const oracle_end *a, const oracle_end *b,
                double length)
{
  tie *t = &ties[count++];
  if (count == MOST)
    oracle_stop("too many constraints", type);
  t->type = type;
  t->a = end_of(o, a);
  t->b = end_of(o, b);
  t->length = length;
}

void oracle_coupling(oracle *o, double offset)
{
  (void)o;
  ties[count].type = "coupling";
  ties[count++].offset = offset;
}

void oracle_term(oracle *o, const char *name, double coefficient)
{
  tie *t = &ties[count - 1];
  t->of[t->terms] = oracle_joint(o, name);
  t->coefficient[t->terms++] = coefficient;
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

/* x[] of rows, and how large what they are made of is */
static int rows_of(const oracle *o, const tie *t, double *x, double *mag)
{
  static const struct {
    const char *type, *rows;
  } kinds[] = {{"weld", "xyzabc"},    {"ball", "xyz"},        {"point", "xyz"},
               {"revolute", "xyzmn"}, {"prismatic", "xyabc"}, {"cylindrical", "xymn"},
               {"universal", "xyzd"}, {"planar", "zmn"},      {"point_on_plane", "z"},
               {"distance", "l"},     {"coupling", "q"}};
  const char *rows = "";
  double Ra[9], pa[3], Rb[9], pb[3], away[3], back[9], R[9], p[3], size, square;
  int n = 0;
  for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
    if (!strcmp(kinds[k].type, t->type))
      rows = kinds[k].rows;
  }
  stand(o, &t->a, Ra, pa);
  stand(o, &t->b, Rb, pb);
  for (int i = 0; i < 3; i++) {
    away[i] = pa[i] - pb[i];
    for (int j = 0; j < 3; j++)
      back[3 * i + j] = Rb[3 * j + i];
  }
  mat_mul(back, Ra, R);
  mat_vec(back, away, p);
  size = vec_size(pa) + vec_size(pb);
  square = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
  for (; rows[n]; n++) {
    mag[n] = 1;
    switch (rows[n]) {
    case 'x':
    case 'y':
    case 'z':
      x[n] = p[rows[n] - 'x'];
      mag[n] = size;
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
    case 'l':
      x[n] = (square - t->length * t->length) / (2 * t->length);
      mag[n] = (size * size + t->length * t->length) / t->length;
      break;
    default:
      x[n] = -t->offset;
      mag[n] = fabs(t->offset);
      for (int k = 0; k < t->terms; k++) {
        const joint *j = &o->joints[t->of[k]];
        const double q = j->ratio * o->q[j->q] + j->offset;
        x[n] += t->coefficient[k] * q;
        mag[n] +=
            fabs(t->coefficient[k] * j->ratio * o->q[j->q]) + fabs(t->coefficient[k] * j->offset);
      }
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
