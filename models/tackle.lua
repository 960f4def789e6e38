-- One rope over two pulleys round the three weights of tackle.urdf.  The pulleys have no radius; the
-- rope runs at a slant to a bar of 0.12 m on the middle weight, under it, and up again.
--
--   make sim MODEL=tackle WORDS='method=spook time=1'
functions = { "all", "constraints", "steps" }

local down = math.sqrt(0.24 ^ 2 + 0.9 ^ 2) -- from a pulley to the eye of the middle weight

constraints = {
  {
    name = "rope", type = "rope", length = 2 * 0.9 + 2 * down + 0.12,
    points = {
      { link = "left", xyz = { 0, 0, 0.1 } }, { xyz = { -0.3, 0, 0 } },
      { link = "middle", xyz = { -0.06, 0, 0.1 } }, { link = "middle", xyz = { 0.06, 0, 0.1 } },
      { xyz = { 0.3, 0, 0 } }, { link = "right", xyz = { 0, 0, 0.1 } },
    },
  },
}
