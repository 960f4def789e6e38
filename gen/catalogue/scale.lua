-- Scales for the self-test, as C: if a result is small or zero, its difference is relative to one
-- of these.  H times a vector and energies use H, most others a millimetre.  Joint forces may
-- cancel in a state, most easily those of one joint: they use a tenth of the terms that they are
-- made of, and of forces from outside, at a metre.  Results that remain after terms of the size of
-- H nearly cancel (the momentum about a distant centre of mass) use H itself, the potential energy
-- uses the weight times its lever, and accelerations without those of the joints use the rates
-- squared, for a robot of a metre.
return {
  REST = "1e-3",
  FORCE = "1e-3 * norm(NH, H)",
  LOAD = "size_of_load()",
  PUSHED = "size_of_load() + 0.1 * norm(6 * NB, f)",
  H = "norm(NH, H)",
  SPEED = "norm(NV, v) * norm(NV, v)",
  WEIGHT = "9.81 * sqrt(pinion_mass(m) * fmax(pinion_mass(m), norm(NH, H)))",
}
