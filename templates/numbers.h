/* ${r}_numbers.h -- numbers of the functions of ${r}.h, each once.
 *
 * Generated from ${source}; do not edit.
 *
 * A new mass or length changes lines of this file and no function.  m, c and I are a link's mass,
 * centre of mass and inertia about it; h = m*c and J are about the origin of its frame.  p is where
 * a joint is in its parent's frame; a, b and g are constant rotations, by cosine (c) and sine (s).
 * <joint>_Ic_m is the mass that a joint carries, total_mass that of all moving links.  Compilers
 * leave out numbers that a function does not read (gcc from -O1 on).
 */
#ifndef ${R}_NUMBERS_H
#define ${R}_NUMBERS_H

${lines(numbers)}

#endif
