/* ${r}_numbers.h -- numbers of the functions of ${r}.h, each once.
 *
 * Generated from ${source}; do not edit.
 *
 * A new mass or length changes lines of this file and no function. m, c and I are a link's mass,
 * centre of mass and inertia about it; h = m*c, J and the second moments Q are about the origin of
 * its frame. p is the origin of a joint in its parent's frame, t that of a link in its body's; a, b
 * and g are constant rotations, by cosine (c) and sine (s). <joint>_Ic_m is the mass that a joint
 * carries, total_mass that of all moving links; per_x is 1/x. A number that ends in _k and digits
 * has no name of its own; its comment has the formula. Compilers leave out numbers that a function
 * does not read (gcc from -O1 on).
 */
#ifndef ${R}_NUMBERS_H
#define ${R}_NUMBERS_H

${lines(numbers)}

#endif
