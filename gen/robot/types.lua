-- The joint types of a robot's record: `list`, in the order of messages, and for each type its
-- degrees of freedom and whether it has an axis.

local M = {}

M.list = {
  "revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical",
}

M.dofs = {
  revolute = 1, continuous = 1, prismatic = 1, fixed = 0, floating = 6, planar = 3, spherical = 3,
}

M.has_axis = { revolute = true, continuous = true, prismatic = true, planar = true }

return M
