-- Names of the components of vectors and matrices, in their order.
local M = {
  AXES = { "x", "y", "z" },
  ANGLES = { "roll", "pitch", "yaw" },
  MOTION = { "x", "y", "z", "rx", "ry", "rz" },
  FORCE = { "fx", "fy", "fz", "nx", "ny", "nz" },
  TEN = { "m", "hx", "hy", "hz", "xx", "xy", "xz", "yy", "yz", "zz" }, -- of inertia.ten
  -- the inertial parameters of a body: J about the origin, in Pinocchio's order
  PARAMETERS = { "m", "hx", "hy", "hz", "Jxx", "Jxy", "Jyy", "Jxz", "Jyz", "Jzz" },
  SYMMETRIC = { "xx", "xy", "xz", "yy", "yz", "zz" },
  SQUARE = { "xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz" },
  -- of an articulated body: M and C symmetric, B square
  BLOCKS = {
    "Mxx", "Mxy", "Mxz", "Myy", "Myz", "Mzz",
    "Bxx", "Bxy", "Bxz", "Byx", "Byy", "Byz", "Bzx", "Bzy", "Bzz",
    "Cxx", "Cxy", "Cxz", "Cyy", "Cyz", "Czz",
  },
}

-- by the number of values: a scalar, a vector, a symmetric matrix, a matrix
local OF = { [1] = {}, [3] = M.AXES, [6] = M.SYMMETRIC, [9] = M.SQUARE }

-- A function for the argument `hint` of functions of spatial/, which report intermediate values to
-- it; the values become hints of the kit.
function M.hints(K)
  return function(symbol, list, loose) K.hint(symbol, nil, OF[#list], list, loose) end
end

return M
