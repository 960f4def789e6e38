/* probe.h -- the functions of one robot, one call each on the same inputs; calls.lua makes the
 * table of a robot's header. */
#ifndef PROBE_H
#define PROBE_H

typedef PROBE_REAL real;

typedef struct probe_call {
  const char *name;
  int (*run)(void); /* what the function returns, or 0 */
  struct {
    real *to;
    const real *from; /* what it begins as, or 0 */
    int n;
  } result[2];
} probe_call;

/* the first one does nothing */
extern const probe_call probe_calls[];
extern const int probe_count;

/* the inputs of the next state; joints turn by numbers between -scale and scale */
void prepare(real scale);

/* the results of a call, begun anew */
void probe_begin(const probe_call *call);

/* the same on any machine, from the first state on */
void probe_restart(void);

/* numbers between -1 and 1, which a float holds exactly */
void probe_uniform(int n, real *x);

/* x[4] of unit length */
void probe_unit(real *x);

#endif
