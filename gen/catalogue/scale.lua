-- Scales for the self-test, as C expressions: the difference of a small or zero result is relative
-- to one of them.
--   H times a vector, and energies, use H; most others a millimetre.  Joint forces may cancel in a
--   state, most easily those of a single joint: they use a tenth of the terms that they consist of,
--   and of external forces at a lever of a metre.  Results of nearly cancelling terms of the size
--   of H (the momentum about a distant centre of mass) use H itself.  The potential energy uses the
--   weight times its lever.  Accelerations without those of the joints use the squared rates, for a
--   robot of a metre.  Constraints and their Jacobians consist of a robot's lengths, which cancel.
return {
  REST = "1e-3",
  LENGTH = "0.1",
  FORCE = "1e-3 * norm(NH, H)",
  LOAD = "size_of_load()",
  PUSHED = "size_of_load() + 0.1 * norm(6 * NB, f)",
  H = "norm(NH, H)",
  SPEED = "norm(NV, v) * norm(NV, v)",
  WEIGHT = "9.81 * sqrt(pinion_mass(m) * fmax(pinion_mass(m), norm(NH, H)))",
}
