/* SPDX-License-Identifier: MIT-0 */
/* ik_body.h -- the code of pinion_ik in double and in float, included by ik.h only. */
static inline unsigned long long PINION_IK_NAME(int m, int n, const PINION_REAL *J,
                                                const PINION_REAL *e, const PINION_REAL *wish,
                                                const PINION_REAL *lower, const PINION_REAL *upper,
                                                PINION_REAL damping, PINION_REAL *v)
{
  unsigned long long held = 0;
  for (int round = 0; round <= n; round++) {
    PINION_REAL A[6][6], y[6], most = 0;
    int worst = -1;

    /* A = J J' + damping^2 over the free joints; y = e less what wish and the held joints give */
    for (int i = 0; i < m; i++) {
      y[i] = e[i];
      for (int k = 0; k < n; k++)
        /* cppcheck-suppress uninitvar; v[k] is set before a bit of held is */
        y[i] -= J[i * n + k] * (held >> k & 1 ? v[k] : wish[k]);
      for (int j = 0; j <= i; j++) {
        A[i][j] = i == j ? damping * damping : (PINION_REAL)0;
        for (int k = 0; k < n; k++)
          A[i][j] += held >> k & 1 ? (PINION_REAL)0 : J[i * n + k] * J[j * n + k];
      }
    }

    /* A = L D L' in place, y := A^-1 y */
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++)
          A[i][j] -= A[i][k] * A[j][k] * A[k][k];
        A[i][j] /= A[j][j];
        A[i][i] -= A[i][j] * A[i][j] * A[j][j];
        y[i] -= A[i][j] * y[j];
      }
    }
    for (int i = m - 1; i >= 0; i--) {
      y[i] /= A[i][i];
      for (int k = i + 1; k < m; k++)
        y[i] -= A[k][i] * y[k];
    }

    /* v = wish + J' y; the joint that is farthest outside its limits is held from now on */
    for (int k = 0; k < n; k++) {
      if (held >> k & 1)
        continue;
      v[k] = wish[k];
      for (int i = 0; i < m; i++)
        v[k] += J[i * n + k] * y[i];
      const PINION_REAL out = v[k] < lower[k] ? lower[k] - v[k] : v[k] - upper[k];
      if (out > most) {
        most = out;
        worst = k;
      }
    }
    if (worst < 0)
      break;
    v[worst] = v[worst] < lower[worst] ? lower[worst] : upper[worst];
    held |= 1ULL << worst;
  }
  return held;
}
