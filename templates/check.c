@ -- One check of the self-test, filled in by gen/emit/files/selftest.lua.  A comment says what each
@ -- compares; rq, rv, ra, rt, rx are the state in the type of the robot, q, v, a, t, x the same
@ -- numbers in double; y, ry are results.
@ if by == "basis" then
@   -- Y of base parameters times their definitions, against the twin's Y
  ${twin};
  ${call(args)};
  for (int k = 0; k < NV * NP; k++) z[k] = 0.0;
  for (unsigned k = 0; k < sizeof basis_row / sizeof basis_row[0]; k++) {
    for (int i = 0; i < NV; i++)
      z[i * NP + basis_column[k]] += (double)ry[i * NR + basis_row[k]] * basis_factor[k];
  }
  to_real(NV * NP, z, rz);
@ if neglected > 1e-14 then -- a column that was left out may differ by ten times its length
  compare(c, NV * NP, rz, y, ${("%.0e"):format(10 * neglected)} / tolerance * norm(NV * NP, y));
@ else
  compare(c, NV * NP, rz, y, ${scale});
@ end
@ elseif by == "factor" then
@   -- its products make H again; prefix: theirs; scaled: with a D between; inverted: it leaves 1/D
  static int k = 0;
  for (int i = 0; i < NH; i++) ry[i] = 0;
  for (int i = 0; i < NV; i++) ry[m->rowptr[i + 1] - 1] = i == k ? 0 : (real)1e-9;
  if (${call "ry"} != 1 + k) fail(c);
  k = (k + 1) % NV;
  for (int i = 0; i < NH; i++) ry[i] = rH[i];
  if (${call "ry"} != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NH; i++) ${factor}[i] = (double)ry[i];
@   if inverted then
    for (int i = 0; i < NV; i++) LD[m->rowptr[i + 1] - 1] = 1.0 / diagonal(LD, i);
@   end
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      pinion_mul_H(m, H, z, y);
      pinion_${prefix}mul_L(m, ${factor}, z);
@   if scaled then
      for (int i = 0; i < NV; i++) z[i] *= diagonal(LD, i);
@   end
      pinion_${prefix}mul_Lt(m, ${factor}, z);
      to_real(NV, z, ry);
      compare(c, NV, ry, y, norm(NH, H));
    }
  }
@ elseif by == "product" or by == "solution" then
  rounded(NH, ${factor}, ry);
@   if inverted then
  for (int i = 0; i < NV; i++) ry[m->rowptr[i + 1] - 1] = (real)(1.0 / diagonal(${factor}, i));
@   end
  for (int i = 0; i < NV; i++) rz[i] = rx[i];
  ${call "ry, rz"};
@   if by == "product" then
@     -- a product with a factor: the row's twin on the runtime's factor
  for (int i = 0; i < NV; i++) y[i] = x[i];
  ${twin};
  compare(c, NV, rz, y, norm(NH, ${factor}) * norm(NV, x));
@   else
@     -- a solution, inserted into its equation: `of`, a product, of it is x again
  for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
@     if of == "H" then
  pinion_mul_H(m, H, z, y);
@     else
  for (int i = 0; i < NV; i++) y[i] = z[i];
  pinion_${of}(m, ${factor}, y);
@     end
  to_real(NV, y, rz);
  compare(c, NV, rz, x, norm(NH, ${of == "H" and "H" or factor}) * norm(NV, z));
@   end
@ elseif by == "acceleration" then
@   -- rnea of it is tau again
  if (${call(args)} != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NV; i++) z[i] = (double)ry[i];
    pinion_rnea(m, q, v, z, y, work);
    to_real(NV, y, rz);
    compare(c, NV, rz, t, norm(NH, H) * norm(NV, z));
  }
@ elseif by == "residual" then
@   -- the result against y, relative to the scale of its equation alone
  ${twin};
  if (${call(args)} != 0) {
    fail(c);
  } else {
    compare(c, ${size}, ry, y, ${scale});
  }
@ elseif by == "inverse" then
@   -- H times it is the identity
  if (${call(args)} != 0) {
    fail(c);
  } else {
    const double scale = norm(NH, H) * largest(NV * NV, ry);
    for (int j = 0; j < NV; j++) {
      for (int i = 0; i < NV; i++) x2[i] = (double)ry[i * NV + j];
      pinion_mul_H(m, H, x2, y);
      for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
      to_real(NV, y, rz);
      compare(c, NV, rz, z, scale);
    }
  }
@ elseif by == "hybrid" then
@   -- rnea of it is tau again; known values must be returned unchanged
  if (${call(args)} != 0) {
    fail(c);
  } else {
    for (int i = 0; i < NV; i++) {
      z[i] = (double)ry[i];
      x2[i] = (double)ry[NV + i];
      if (${prescribed}[i] ? z[i] != a[i] : x2[i] != t[i]) fail(c);
    }
    pinion_rnea(m, q, v, z, y, work);
    to_real(NV, y, rz);
    compare(c, NV, rz, x2, norm(NH, H) * norm(NV, z));
  }
@ elseif by == "step" then
@   -- q_next and v_next after so short a time h that they hardly depend on the method: against the
@   -- twin's, velocities multiplied by H
  pinion_fd(m, q, v, t, z, work, x2);
  const double h = (double)(real)(1e-3 / (1.0 + norm(NV, v) + norm(NV, z)));
  if (${twin} != 0 || ${call(args)} != 0) {
    fail(c);
  } else {
    compare(c, NQ, ry, y, 1.0);
    for (int i = 0; i < NV; i++) x2[i] = (double)ry[NQ + i];
    pinion_mul_H(m, H, x2, z);
    to_real(NV, z, rz);
    pinion_mul_H(m, H, y + NQ, z);
    compare(c, NV, rz, z, norm(NH, H) * (norm(NV, v) + norm(NV, y + NQ)));
  }
@ elseif by == "linear" then
@   -- A and B of a step of a tenth of the time scale of the motion, against the twin's, relative to
@   -- rounding times the condition of H
  pinion_fd_derivatives(m, q, v, t, y, y + NV * NV, y + 2 * NV * NV, work, x2);
  const double h = (double)(real)(0.1 / (1.0 + norm(2 * NV * NV, y)));
  double condition = 1.0;
  for (int i = 0; i < NV * NV; i++) {
    const double size = y[2 * NV * NV + i] * y[2 * NV * NV + i];
    condition += size * diagonal(H, i / NV) * diagonal(H, i % NV);
  }
  condition = sqrt(condition);
  if (${twin} != 0 || ${call(args)} != 0) {
    fail(c);
  } else {
    const double size = norm(NX * NV, y + NX * NX);
    compare(c, NX * NX, ry, y, condition);
    compare(c, NX * NV, ry + NX * NX, y + NX * NX, condition * size);
  }
@ elseif by == "constrained" then
@   -- x and lambda of H*x = b + K'*lambda, K*x + beside*lambda = d, inserted; the check's `given`,
@   -- C, computes b, d and beside (templates/selftest.c)
@   if embedded then
  if (split(q) != 0) return;
@   end
@   for _, line in ipairs(given) do
  ${line};
@   end
@   if embedded then
  beyond = slack;
@   end
  ${twin};
  if (${call(args)} == 0) {
    for (int i = 0; i < NV + NC; i++) x2[i] = (double)ry[i];
    put_back(c, x2, y);
  } else if (independent()${embedded and " && slack < 100.0" or ""}) {
    fail(c);
  }
@ elseif by == "implicit" then
@   -- derivatives of a and lambda, column by column, inserted into their equations
  enum { ROWS = NV + NC, NVV = NV * NV, NCV = NC * NV };
  static double slopes[3][ROWS * NV], wide[PINION_CONSTRAINED_DERIVATIVES_ROOM(NV, NC, NQ, NH)];
  given();
  const int unique = clearly_independent(0.01);
  double motion, condition = 1.0;
  ${twin};
  pinion_fd_constrained(m, cs, q, v, t, NULL, &command, x2, x2 + NV, work, room);
  pinion_constrained_slopes(m, cs, q, v, x2, x2 + NV, &command, slopes[0], slopes[1], work, wide);
  for (int i = 0; i < ROWS * NV; i++) slopes[2][i] = i / NV == i % NV;
  given();
  for (int i = 0; i < NVV; i++)
    condition += Hinv[i] * Hinv[i] * diagonal(H, i / NV) * diagonal(H, i % NV);
  condition = sqrt(condition);
  /* at sharp bends steps are short, and their differences inaccurate */
  condition *= pow(pinion_constraint_sharpness(m, cs, q, work), 3.0);
  motion = norm(NH, H) * norm(NV, x2) + norm(NCV, K) * norm(NC, x2 + NV);
  if (${call(args)} == 0) {
    /* if rows depend on each other, only the derivatives with respect to tau are unique */
    for (int by = unique ? 0 : 2; by < 3; by++) {
      double *const da = x2, *const dl = x2 + NVV, *const left = z;
      for (int i = 0; i < NVV; i++) da[i] = (double)ry[by * NVV + i];
      for (int i = 0; i < NCV; i++) dl[i] = (double)ry[3 * NVV + by * NCV + i];
      for (int j = 0; j < NV; j++) {
        for (int i = 0; i < NV; i++) wide[i] = da[i * NV + j];
        pinion_mul_H(m, H, wide, wide + NV);
        for (int i = 0; i < NV; i++) {
          left[i * NV + j] = wide[NV + i] - slopes[by][i * NV + j];
          for (int r = 0; r < NC; r++) left[i * NV + j] -= K[r * NV + i] * dl[r * NV + j];
        }
        for (int r = 0; r < NC; r++) {
          left[NVV + r * NV + j] = on[r] > 0.0 ? -slopes[by][NVV + r * NV + j] : dl[r * NV + j];
          for (int i = 0; i < NV; i++) left[NVV + r * NV + j] += K[r * NV + i] * da[i * NV + j];
        }
      }
      const double force = norm(NH, H) * norm(NVV, da) + norm(NCV, K) * norm(NCV, dl) + motion;
      const double rows = norm(NCV, K) * norm(NVV, Hinv);
      for (int i = 0; i < ROWS * NV; i++) y[i] = 0.0;
      to_real(ROWS * NV, left, rz);
      compare(c, NVV, rz, y, condition * force);
      if (unique) compare(c, NCV, rz + NVV, y, condition * rows * force);
@ if (constraints.plan or {}).share then
      /* rows that depend on each other hold up to the share that is added to S, twice refined */
      if (!unique) compare(c, NCV, rz + NVV, y, rows / pow(tolerance, 2.0 / 3.0));
@ end
    }
  } else if (unique) {
    fail(c);
  }
@ elseif by == "embedded" then
@   -- the result against y, where K_d is regular (algo.constraints.follow)
  if (split(q) != 0) return;
  if (${call(args)} != 0) {
    if (slack < 100.0) fail(c);
  } else if (${twin} == 0) {
    compare(c, ${size}, ry, y, ${scale});
  }
@ elseif by == "embedded fd" then
@   -- a_i put into H_i*a_i + C_i = tau_i
  if (split(q) != 0) return;
  if (${call(args)} != 0) {
    if (slack < 100.0) fail(c);
  } else if (${twin} == 0) {
    const double size = size_of_C();
    for (int k = 0; k < NI; k++) {
      double sum = z[k];
      for (int l = 0; l < NI; l++) sum += y[k * NI + l] * (double)ry[l];
      rz[k] = (real)sum;
      x2[k] = (double)ry[k];
    }
    compare(c, NI, rz, t, size + slack * size_P * size_P * norm(NH, H) * norm(NI, x2));
  }
@ elseif by == "independent" then
@   -- loops are closed, K*v = 0, and a second call changes nothing
  for (int k = 0; k < NQI; k++) rq_i[k] = rq2[loops->place[k]];
  for (int k = 0; k < NQ; k++) ry[k] = rq[k];
  if (${call(args)} == 0) {
    for (int k = 0; k < NQ + NV; k++) z[k] = (double)ry[k];
    for (int k = 0; k < NQI; k++) {
      if (ry[loops->place[k]] != rq_i[k]) fail(c);
    }
    put_together(c, z);
    if (${call(args)} != 0) fail(c);
    compare(c, NQ, ry, z, slack * (1.0 + norm(NQ, z)));
  }
@ elseif by == "moved" then
@   -- q_next of the runtime from the result of `core` applied for the time `more`, and close to the
@   -- twin's
@   for _, line in ipairs(given) do
  ${line};
@   end
  ${twin};
  if (${call(args)} == 0 && ${core()} == 0) {
    for (int i = 0; i < NV; i++) x2[i] = (double)ry[NQ + i];
    pinion_integrate(m, q, x2, ${more}, z);
    compare(c, NQ, ry, z, 1.0 + norm(NV, x2));
    if (independent()) {
      compare(c, NQ, ry, y,
              1.0 + norm(NH, H) * norm(NV * NV, Hinv) * norm(NV, x2) / least);
    }
  } else if (independent()) {
    fail(c);
  }
@ elseif by == "sensitivity" then
@   -- H times derivatives of a is minus those of tau, and H times Hinv the identity
  if (pinion_fd(m, q, v, t, z, work, x2) != 0 || ${call(args)} != 0) {
    fail(c);
  } else {
    double condition = 1.0;
    for (int i = 0; i < NV * NV; i++) {
      const double size = (double)ry[2 * NV * NV + i];
      condition += size * size * diagonal(H, i / NV) * diagonal(H, i % NV);
    }
    condition = sqrt(condition); /* bounds the error of a, and H^-1 times a row */
    const double motion = norm(NH, H) * norm(NV, z);
    pinion_rnea_derivatives(m, q, v, z, y, y + NV * NV, work);
    for (int i = 0; i < NV * NV; i++) y[2 * NV * NV + i] = i % (NV + 1) ? 0.0 : -1.0;
    for (int j = 0; j < 3 * NV; j++) {
      const int first = j / NV * NV * NV + j % NV;
      const double size = 1e-3 + largest(NV * NV, ry + j / NV * NV * NV);
      for (int i = 0; i < NV; i++) x2[i] = (double)ry[first + i * NV];
      pinion_mul_H(m, H, x2, x2 + NV);
      for (int i = 0; i < NV; i++) z[i] = -y[first + i * NV];
      to_real(NV, x2 + NV, rz);
      compare(c, NV, rz, z, norm(NH, H) * size +
              condition * (norm(NV, z) + (j < NV ? motion : 0.0)));
    }
  }
@ elseif by == "fused" then
@   -- every output is written and equals that of the single function, if the robot has it, relative
@   -- to its scale or to rounding times the condition of H
@   if weighed then
  given();
@   end
@   if pivot then
  if (${call(args)} != 0) {
@     if weighed then
    if (independent()) fail(c);
@     else
    fail(c);
@     end
    return;
  }
@   else
  ${call(args)};
@   end
  c->states++;
  for (int i = 0; i < ${size}; i++) {
    if (!(ry[i] - ry[i] <= 0)) c->worst = HUGE_VAL;
  }
@   for _, one in ipairs(singles) do
  ${one.pivot and "if (" or ""}${one.call}${one.pivot and " != 0) fail(c)" or ""};
  for (int i = 0; i < ${one.n}; i++) y[i] = (double)rz[${one.from} + i];
  compare(c, ${one.n}, ry + ${one.at}, y, ${one.scale});
@   end
@ else
@   if leaders then
  static const int leader[NB] = {
${leaders}
  };
@   end
  ${twin};
@   if after then
  ${after};
@   end
@   if before then
  ${before};
@   end
  ${value and "ry[0] = " or ""}${call(args)};
@   if by == "entries" then
@     -- H entry by entry
  compare_H(c, ry, y);
@   elseif by == "loads" then
@     -- joint forces, entry by entry
  compare_loads(c, ry, y, ${scale});
@   elseif by == "sparse rows" then
@     -- K, or `of`, with so many `rows`, spread over all dofs, against the twin's full matrix
  for (int i = 0; i < ${n_rows} * NV; i++) rz[i] = 0;
  for (int i = 0; i < ${n_rows}; i++) {
    for (int k = ${rowptr}[i]; k < ${rowptr}[i + 1]; k++) rz[i * NV + ${colind}[k]] = ry[k];
  }
  compare(c, ${n_rows} * NV, rz, y, ${scale});
@   else
  compare(c, ${size}, ry, y, ${scale});
@   end
@ end
