-- What a difference is measured by in the self-test where a result is small or vanishes, as C:
-- forces and energies by H, the rest by a millimetre.  What is left of terms of the size of H, when
-- they nearly cancel (the momentum about a centre of mass that is far away), by H itself, and
-- likewise the potential energy by the weight and its lever, and accelerations without those of the
-- joints by the rates squared, on a robot of a metre.
return {
  REST = "1e-3",
  FORCE = "1e-3 * norm(NH, H)",
  H = "norm(NH, H)",
  SPEED = "norm(NV, v) * norm(NV, v)",
  WEIGHT = "9.81 * sqrt(pinion_mass(m) * fmax(pinion_mass(m), norm(NH, H)))",
}
