/* mesh.h -- moments of the solid inside a surface of triangles, given a mesh file's bytes.
 *
 * Reads STL, binary and ASCII, and the v and f of Wavefront OBJ.  No file is opened here. */
#ifndef PINION_XML_MESH_H
#define PINION_XML_MESH_H

#include <lua.h>

/* moments(text, kind, map) -> { triangles =, closed =, solid =, seen = }, or nil and the reason.
 * kind: "stl" or "obj"; map: twelve numbers, the rows of a matrix A and an offset p.
 *
 * The vertices are A (v - p); if A mirrors, triangles are turned round.  The solid is { volume,
 * x, y, z of its centre, xx, xy, xz, yy, yz, zz = integrals of products about the centre }.  seen:
 * the volume of the tetrahedra from that centre to each triangle, all counted as positive; it is
 * larger than the volume if a triangle has its back to the centre.  closed: every edge occurs as
 * often in one direction as in the other. */
int mesh_moments(lua_State *L);

#endif
