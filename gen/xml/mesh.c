/* mesh.c -- see mesh.h. */
#include "mesh.h"

#include <lauxlib.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_TRIANGLES = 50000000 };

typedef struct map {
  double A[9], p[3];
  int mirrors;
} map;

/* nine numbers a triangle, in a userdata so that errors of Lua leak nothing */
typedef struct surface {
  double (*triangle)[9];
  size_t count;
} surface;

typedef struct solid {
  double volume, centre[3], product[6];
} solid;

static map map_at(lua_State *L, int index)
{
  map m;
  luaL_checktype(L, index, LUA_TTABLE);
  for (int k = 0; k < 12; k++) {
    lua_rawgeti(L, index, k + 1);
    *(k < 9 ? &m.A[k] : &m.p[k - 9]) = luaL_checknumber(L, -1);
    lua_pop(L, 1);
  }
  const double *A = m.A;
  m.mirrors = A[0] * (A[4] * A[8] - A[5] * A[7]) - A[1] * (A[3] * A[8] - A[5] * A[6]) +
                  A[2] * (A[3] * A[7] - A[4] * A[6]) <
              0.0;
  return m;
}

static void mapped(const map *m, const double v[3], double out[3])
{
  const double d[3] = {v[0] - m->p[0], v[1] - m->p[1], v[2] - m->p[2]};
  for (int i = 0; i < 3; i++) {
    out[i] = m->A[3 * i] * d[0] + m->A[3 * i + 1] * d[1] + m->A[3 * i + 2] * d[2] + 0.0;
  }
}

static void add_triangle(surface *s, const map *m, const double *a, const double *b,
                         const double *c)
{
  double *t = s->triangle[s->count++];
  mapped(m, a, t);
  mapped(m, m->mirrors ? c : b, t + 3);
  mapped(m, m->mirrors ? b : c, t + 6);
}

static surface room(lua_State *L, size_t count)
{
  surface s = {NULL, 0};
  s.triangle = lua_newuserdatauv(L, count > 0 ? count * sizeof *s.triangle : 1, 0);
  return s;
}

/* ---- STL ----------------------------------------------------------------------------------- */

static uint32_t word_at(const unsigned char *at)
{
  return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static double float_at(const char *at)
{
  const uint32_t bits = word_at((const unsigned char *)at);
  float value;
  memcpy(&value, &bits, sizeof value);
  return (double)value;
}

static const char *read_binary(lua_State *L, const char *text, size_t size, const map *m,
                               surface *s)
{
  const size_t count = word_at((const unsigned char *)text + 80);
  if (count > MAX_TRIANGLES || size != 84 + 50 * count) {
    return "it is no STL file: its size is not that of its triangles";
  }
  *s = room(L, count);
  for (size_t k = 0; k < count; k++) {
    double v[9];
    for (size_t n = 0; n < 9; n++) {
      v[n] = float_at(text + 84 + 50 * k + 12 + 4 * n);
    }
    add_triangle(s, m, v, v + 3, v + 6);
  }
  return NULL;
}

/* how often a word comes in the text */
static size_t occurrences(const char *text, const char *word)
{
  size_t count = 0;
  for (const char *at = strstr(text, word); at != NULL; at = strstr(at + 1, word)) {
    count++;
  }
  return count;
}

/* three numbers; the place behind them, or NULL */
static const char *three(const char *at, double v[3])
{
  for (int k = 0; k < 3; k++) {
    char *end;
    v[k] = strtod(at, &end);
    if (end == at) {
      return NULL;
    }
    at = end;
  }
  return at;
}

static const char *read_ascii(lua_State *L, const char *text, const map *m, surface *s)
{
  const size_t count = occurrences(text, "vertex") / 3;
  *s = room(L, count);
  const char *at = text;
  for (size_t k = 0; k < count; k++) {
    double v[9];
    for (int n = 0; n < 9; n += 3) {
      at = strstr(at, "vertex");
      at = at != NULL ? three(at + strlen("vertex"), v + n) : NULL;
      if (at == NULL) {
        return "a vertex of its STL has not three numbers";
      }
    }
    add_triangle(s, m, v, v + 3, v + 6);
  }
  return NULL;
}

/* ---- OBJ ----------------------------------------------------------------------------------- */

static const char *next_line(const char *at)
{
  const char *end = strchr(at, '\n');
  return end != NULL ? end + 1 : NULL;
}

static const char *no_blank(const char *at)
{
  while (*at == ' ' || *at == '\t') {
    at++;
  }
  return at;
}

static int is_word(const char *at, char letter)
{
  return at[0] == letter && (at[1] == ' ' || at[1] == '\t');
}

/* corners of a face, in room for as many as there are triangles at most */
static size_t corners(const char *at)
{
  size_t count = 0;
  for (at = no_blank(at + 1); *at != '\0' && *at != '\n' && *at != '\r'; count++) {
    at = no_blank(at + strcspn(at, " \t\r\n"));
  }
  return count;
}

static const char *read_face(const char *at, const double (*vertex)[3], size_t known, const map *m,
                             surface *s)
{
  const size_t count = corners(at);
  const double *first = NULL, *before = NULL;
  at = no_blank(at + 1);
  for (size_t k = 0; k < count; k++) {
    const long n = strtol(at, NULL, 10);
    const long place = n < 0 ? (long)known + n : n - 1;
    if (place < 0 || place >= (long)known) {
      return "a face of its OBJ names a vertex that is not there";
    }
    const double *corner = vertex[place];
    if (k >= 2) {
      add_triangle(s, m, first, before, corner);
    }
    first = first != NULL ? first : corner;
    before = corner;
    at = no_blank(at + strcspn(at, " \t\r\n"));
  }
  return NULL;
}

static const char *read_obj(lua_State *L, const char *text, const map *m, surface *s)
{
  size_t vertices = 0, triangles = 0, known = 0;
  for (const char *at = text; at != NULL; at = next_line(at)) {
    const char *word = no_blank(at);
    vertices += (size_t)is_word(word, 'v');
    triangles += is_word(word, 'f') ? corners(word) : 0;
  }
  double(*vertex)[3] = lua_newuserdatauv(L, (vertices + 1) * sizeof *vertex, 0);
  *s = room(L, triangles);
  for (const char *at = text; at != NULL; at = next_line(at)) {
    const char *word = no_blank(at), *why = NULL;
    if (is_word(word, 'v') && three(word + 1, vertex[known++]) == NULL) {
      why = "a vertex of its OBJ has not three numbers";
    } else if (is_word(word, 'f')) {
      why = read_face(word, (const double(*)[3])vertex, known, m, s);
    }
    if (why != NULL) {
      return why;
    }
  }
  return NULL;
}

/* ---- moments ------------------------------------------------------------------------------- */

static uint64_t mixed(uint64_t h, double x)
{
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  h = (h ^ bits) * 0x9e3779b97f4a7c15u;
  return h ^ (h >> 29);
}

static uint64_t edge(const double *u, const double *v)
{
  uint64_t h = 1;
  for (int k = 0; k < 3; k++) {
    h = mixed(h, u[k]);
  }
  for (int k = 0; k < 3; k++) {
    h = mixed(h, v[k]);
  }
  return mixed(h, 1.0);
}

/* a sum over all edges that is 0 where each is passed both ways, and by chance once in 2^64 */
static int is_closed(const surface *s)
{
  uint64_t sum = 0;
  for (size_t k = 0; k < s->count; k++) {
    const double *t = s->triangle[k];
    for (int n = 0; n < 3; n++) {
      const double *u = t + 3 * n, *v = t + 3 * ((n + 1) % 3);
      sum += edge(u, v) - edge(v, u);
    }
  }
  return sum == 0;
}

static void cross(const double a[3], const double b[3], double out[3])
{
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

/* the centre of the surface, by areas */
static void surface_centre(const surface *s, double centre[3])
{
  long double sum[3] = {0.0L, 0.0L, 0.0L}, whole = 0.0L;
  for (size_t k = 0; k < s->count; k++) {
    const double *t = s->triangle[k];
    double a[3], b[3], normal[3];
    for (int n = 0; n < 3; n++) {
      a[n] = t[3 + n] - t[n];
      b[n] = t[6 + n] - t[n];
    }
    cross(a, b, normal);
    const double area = sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    whole += (long double)area;
    for (int n = 0; n < 3; n++) {
      const long double corners = (long double)t[n] + (long double)t[3 + n] + (long double)t[6 + n];
      sum[n] += (long double)area * corners / 3;
    }
  }
  for (int n = 0; n < 3; n++) {
    centre[n] = whole > 0 ? (double)(sum[n] / whole) : 0.0;
  }
}

/* volume, first and second moments about `from`: a tetrahedron with corners 0, a, b, c and volume V
 * has V/4 (a + b + c) and V/20 (aa' + bb' + cc' + ss') with s = a + b + c.  Returns the sum of
 * |V|. */
static double integrate(const surface *s, const double from[3], long double sum[10])
{
  static const int row[6] = {0, 0, 0, 1, 1, 2}, column[6] = {0, 1, 2, 1, 2, 2};
  long double seen = 0.0L;
  for (int k = 0; k < 10; k++) {
    sum[k] = 0.0L;
  }
  for (size_t k = 0; k < s->count; k++) {
    double t[9], normal[3], total[3];
    for (int n = 0; n < 9; n++) {
      t[n] = s->triangle[k][n] - from[n % 3];
    }
    cross(t + 3, t + 6, normal);
    const double volume = (t[0] * normal[0] + t[1] * normal[1] + t[2] * normal[2]) / 6;
    for (int n = 0; n < 3; n++) {
      total[n] = t[n] + t[3 + n] + t[6 + n];
      sum[1 + n] += (long double)(volume / 4 * total[n]);
    }
    for (int n = 0; n < 6; n++) {
      const int i = row[n], j = column[n];
      const double products =
          t[i] * t[j] + t[3 + i] * t[3 + j] + t[6 + i] * t[6 + j] + total[i] * total[j];
      sum[4 + n] += (long double)(volume / 20 * products);
    }
    sum[0] += (long double)volume;
    seen += (long double)fabs(volume);
  }
  return (double)seen;
}

/* the centre first, then the rest about it; returns the volume that is seen from there */
static double solid_of(const surface *s, solid *result)
{
  double from[3];
  long double sum[10];
  surface_centre(s, from);
  integrate(s, from, sum);
  for (int n = 0; n < 3; n++) {
    result->centre[n] = from[n] + (sum[0] > 0 || sum[0] < 0 ? (double)(sum[1 + n] / sum[0]) : 0.0);
  }
  const double seen = integrate(s, result->centre, sum);
  result->volume = (double)sum[0];
  for (int n = 0; n < 6; n++) {
    result->product[n] = (double)sum[4 + n];
  }
  return seen;
}

static void push_solid(lua_State *L, const solid *s)
{
  const double list[10] = {s->volume,     s->centre[0],  s->centre[1],  s->centre[2],
                           s->product[0], s->product[1], s->product[2], s->product[3],
                           s->product[4], s->product[5]};
  lua_createtable(L, 10, 0);
  for (int k = 0; k < 10; k++) {
    lua_pushnumber(L, list[k]);
    lua_rawseti(L, -2, k + 1);
  }
}

int mesh_moments(lua_State *L)
{
  size_t size;
  const char *text = luaL_checklstring(L, 1, &size);
  const char *kind = luaL_checkstring(L, 2);
  const map m = map_at(L, 3);
  surface s = {NULL, 0};
  const char *why;
  if (strcmp(kind, "obj") == 0) {
    why = read_obj(L, text, &m, &s);
  } else if (strncmp(text, "solid", 5) == 0 && strstr(text, "vertex") != NULL) {
    why = read_ascii(L, text, &m, &s);
  } else {
    why = size >= 84 ? read_binary(L, text, size, &m, &s) : "it is no STL file";
  }
  if (why != NULL) {
    lua_pushnil(L);
    lua_pushstring(L, why);
    return 2;
  }
  solid found;
  const double seen = solid_of(&s, &found);
  lua_createtable(L, 0, 4);
  lua_pushinteger(L, (lua_Integer)s.count);
  lua_setfield(L, -2, "triangles");
  lua_pushboolean(L, is_closed(&s));
  lua_setfield(L, -2, "closed");
  push_solid(L, &found);
  lua_setfield(L, -2, "solid");
  lua_pushnumber(L, seen);
  lua_setfield(L, -2, "seen");
  return 1;
}
