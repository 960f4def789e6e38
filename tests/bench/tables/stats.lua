-- Simple statistics for the benchmark: medians, and powers fitted to points.

local stats = {}

--- The middle of a list of numbers (the mean of the two middle ones), which is left as it is.
function stats.median(list)
  local sorted = table.move(list, 1, #list, 1, {})
  table.sort(sorted)
  local half = #sorted // 2
  if #sorted % 2 == 1 then return sorted[half + 1] end
  return (sorted[half] + sorted[half + 1]) / 2
end

--- y = factor * x^exponent by least squares on the logarithms of points { {x, y}, .. }.
-- Fewer than two different x give nil.
function stats.power(points)
  local n, sx, sy, sxx, sxy = #points, 0, 0, 0, 0
  for _, p in ipairs(points) do
    local x, y = math.log(p[1]), math.log(p[2])
    sx, sy, sxx, sxy = sx + x, sy + y, sxx + x * x, sxy + x * y
  end
  local spread = n * sxx - sx * sx
  if n < 2 or spread < 1e-12 then return nil end
  local exponent = (n * sxy - sx * sy) / spread
  return exponent, math.exp((sy - exponent * sx) / n)
end

--- The points with the larger half of the x, at least two of them; points ascend.
function stats.upper_half(points)
  local first = math.min(#points // 2 + 1, math.max(1, #points - 1))
  return table.move(points, first, #points, 1, {})
end

return stats
