-- three kilograms beyond the flange
payload = {
  { link = "tool0", mass = 3, com = { 0.05, 0, 0.1 },
    inertia = { ixx = 0.02, iyy = 0.02, izz = 0.02 } },
}
