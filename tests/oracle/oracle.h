/* oracle.h -- a second opinion on the dynamics of a robot, for tests.
 *
 * Shares no code and no method with gen/ and runtime/: it reads the URDF by itself, keeps every
 * link (nothing is welded), works in world axes, and uses no recursion over spatial vectors.
 * Columns of Jacobians are axes and levers; H is the sum of J'MJ; forces come from the classical
 * acceleration of each link's centre of mass. Slow and plain on purpose.
 *
 * An array of results has a magnitude beside it: the sum of the absolute values of its terms, so
 * that a test can tell an error from honest cancellation.
 *
 * A mistake in the input ends the program with a line on stderr and exit code 3. */
#ifndef ORACLE_H
#define ORACLE_H

typedef struct oracle oracle;

/* a matrix or vector of results, row by row, and the magnitude of each entry's terms */
typedef struct oracle_array {
  int rows, cols;
  double *x, *mag;
} oracle_array;

/* ---- a robot, and the options of the command line that change what is computed ---- */

oracle *oracle_read(const char *path);
void oracle_floating_base(oracle *o);
void oracle_alphabetical(oracle *o);
void oracle_next_joint(oracle *o, const char *joint); /* the order of joints, one after another */
void oracle_free_mimics(oracle *o);
void oracle_snap(oracle *o, double angle); /* 1e-9 by default; 0: as typed */
void oracle_gravity(oracle *o, double x, double y, double z);
void oracle_screw(oracle *o, const char *joint, double pitch);
void oracle_no_armature(oracle *o); /* of the file's transmissions */
void oracle_armature(oracle *o, const char *joint, double inertia);
void oracle_friction(oracle *o, double width);
int oracle_has_friction(const oracle *o); /* Coulomb's, in some joint? */
void oracle_payload(oracle *o, const char *link, double m, const double c[3], const double I[6]);
void oracle_pose(oracle *o, const char *link); /* those that fk writes; all unless called */
void oracle_extra_frame(oracle *o, const char *name, const char *link, const double xyz[3],
                        const double rpy[3]);
void oracle_build(oracle *o);
int oracle_frame_named(oracle *o, const char *name); /* a frame or any link, after oracle_build */

int oracle_nq(const oracle *o);
int oracle_nv(const oracle *o);
int oracle_nb(const oracle *o); /* moving bodies, in order */
int oracle_nl(const oracle *o); /* frames, in order */
int oracle_has_mimics(const oracle *o);
int oracle_has_mass(const oracle *o);               /* does anything that moves have mass? */
int oracle_supports(const oracle *o, int i, int j); /* does dof j carry dof i, by the tree? */

unsigned long long oracle_dofs(const oracle *o, const char *joint); /* a bit for each */

/* ---- constraints, after oracle_build; in one program, of one robot ---- */

/* of a constraint: link NULL is the world, axis 0 0 0 is none */
typedef struct oracle_end {
  const char *link;
  double xyz[3], rpy[3], axis[3];
} oracle_end;

void oracle_tie(oracle *o, const char *type, const oracle_end *a, const oracle_end *b,
                double length);
void oracle_coupling(oracle *o, double offset);
void oracle_rope(oracle *o, double length);
/* parts of the last constraint: terms of a sum of joints, or inside its polynomial; a point of a
 * rope; the shape of a body that rolls; six factors of a row linear in v */
void oracle_term(oracle *o, const char *joint, double coefficient);
void oracle_inside(oracle *o, const char *joint, double coefficient);
void oracle_polynomial(int n, const double *coefficients);
void oracle_point(oracle *o, const oracle_end *at);
void oracle_radii(double x, double y, double z);
void oracle_along(const double velocity[6]);

/* at the state, row by row; 0 in rows that only involve v */
oracle_array oracle_phi(oracle *o);
int oracle_is_rate(oracle *o, int row); /* is it one of those? */
oracle_array oracle_rates(oracle *o);   /* rows x nv: derivatives of those by the dofs' rates */

/* ---- a state ---- */

/* a random configuration: kind 0 any, 1 all at zero, 2 quarter turns, 3 far away */
void oracle_random_q(const oracle *o, unsigned long long *seed, int kind, double *q);
double oracle_uniform(unsigned long long *seed, double low, double high);

/* everything below is about this state */
void oracle_state(oracle *o, const double *q, const double *v, const double *a);

/* nv x nv */
oracle_array oracle_H(oracle *o);
oracle_array oracle_Hdot(oracle *o);
/* nv; the parts choose terms of tau = H a + C(q, v) + g + friction */
enum { ORACLE_A = 1, ORACLE_V = 2, ORACLE_G = 4, ORACLE_FRICTION = 8 };
oracle_array oracle_tau(oracle *o, int parts);
/* tau that forces f[nb][6] in the axes and about the origin of each moving link balance */
oracle_array oracle_external(oracle *o, const double *f);

/* the same of forces in world axes, each at a point[nb][3] of the world */
oracle_array oracle_external_world(oracle *o, const double *f, const double *point);
/* nb x 6: force and moment that a joint exerts on its child, about its origin and in its axes; f as
 * above, or null */
oracle_array oracle_joint_forces(oracle *o, const double *f);
/* nb: forces that drive followers, and what they cost their leaders */
oracle_array oracle_tied(oracle *o);

oracle_array oracle_poses(oracle *o);        /* nl x 12 */
oracle_array oracle_com(oracle *o);          /* 3 */
oracle_array oracle_com_velocity(oracle *o); /* 3 */
oracle_array oracle_com_jacobian(oracle *o); /* 3 x nv */
oracle_array oracle_centroidal(oracle *o);   /* 6 x nv */
oracle_array oracle_momentum(oracle *o);     /* 6 */
oracle_array oracle_kinetic(oracle *o);      /* 1 */
oracle_array oracle_potential(oracle *o);    /* 1 */

oracle_array oracle_parameters(oracle *o); /* 10 nb: m, h, J about the moving link's origin */
oracle_array
oracle_regressor(oracle *o); /* nv x 10 nb; tau = it times those, without friction and rotors */
oracle_array oracle_joint_terms(oracle *o); /* nv; the rotors' part of tau */

enum { ORACLE_BODY, ORACLE_ALIGNED, ORACLE_WORLD };
oracle_array oracle_jacobian(oracle *o, int frame, int kind); /* 6 x nv */
oracle_array oracle_jdotv(oracle *o, int frame, int kind);    /* 6 */
oracle_array oracle_velocity(oracle *o, int frame, int kind); /* 6 */
/* 6, in link axes: of the origin, or spatial */
oracle_array oracle_acceleration(oracle *o, int frame, int classical);

/* q moved along v for dt, by the exponential of a matrix; and how far two configurations are apart,
 * quaternions as rotations and angles as they are */
void oracle_integrate(oracle *o, const double *q, const double *v, double dt, double *next);
double oracle_distance(oracle *o, const double *q0, const double *q1);
double oracle_largest_turn(oracle *o, const double *v); /* of planar, spherical, floating joints */
int oracle_is_unit(oracle *o, const double *q, double tolerance);

/* ---- dense matrices, n x n, row by row ---- */

void oracle_dense_ltdl(int n, const double *H, double *L, double *D); /* H = L' diag(D) L */
double oracle_condition(int n, const double *H); /* of symmetric H, by Jacobi's rotations */
double oracle_dot(int n, const double *x, int step, const double *y, double start); /* twofold */

#endif
