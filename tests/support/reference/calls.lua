-- Runs algorithms that call other functions (prog.calls) on plain numbers.
--
--   local results, status = calls.run(fn, job, inputs, functions)
--     fn: of the catalogue;  inputs, results: flat lists by name, from 1; a number is a list of one
--     functions[name](arguments..): gets its arguments as lists, to which it writes, or as numbers;
--     returns its status, or nothing

local floats = require "analysis.floats"
local trace = dofile "tests/support/reference/trace.lua"

local M = {}

local function size_of(dims, job)
  local sizes = {}
  for k, dim in ipairs(dims) do
    sizes[k] = type(dim) == "number" and dim or trace.length({ dim }, job.model)
  end
  return sizes
end

-- a place { array, index.. } as index from 0 of a flat array; missing indices are 0
local function flat(place, sizes)
  local at = 0
  for k, size in ipairs(sizes) do at = at * size + (place[k + 1] or 0) end
  return at
end

local Stop = {} -- raised to leave a function at once

local function kit_of(fn, job, arrays, functions)
  local numbers, sizes, alias = floats.new {}, {}, {}
  local K = { zero = 0.0, one = 1.0, num = numbers.num, name = numbers.name, step = numbers.step,
    given = {}, status = {} }
  for _, arg in ipairs(fn.args) do
    K.given[#K.given + 1], sizes[arg.name] = arg.name, size_of(arg.dims, job)
    arrays[arg.name] = arrays[arg.name] or {}
  end
  local function resolved(name)
    return type(alias[name]) == "string" and alias[name] or name
  end
  function K.size(dim) return size_of({ dim }, job)[1] end
  function K.arrays(dims, ...)
    for _, name in ipairs { ... } do arrays[name], sizes[name] = {}, size_of(dims, job) end
  end
  function K.variable(name, x)
    K.arrays({}, name)
    arrays[name][0] = x
    return { name }
  end
  function K.get(place)
    if type(alias[place[1]]) == "number" then return alias[place[1]] end
    local name = resolved(place[1])
    return assert(arrays[name][flat(place, sizes[name])], name .. " is read before it is written")
  end
  function K.set(place, x)
    local name = resolved(place[1])
    arrays[name][flat(place, sizes[name])] = x
  end
  function K.add(place, x) K.set(place, K.get(place) + x) end
  function K.each(_, first, stop, f, above)
    for i = first, stop - 1 do
      if above and K.get(above[1]) <= above[2] then break end
      f(i)
    end
  end
  function K.product(onto, n, m, k, stride, ...)
    local words = {}
    for _, place in ipairs { ... } do
      local name = resolved(place[1])
      words[#words + 1], words[#words + 2] = name, flat(place, sizes[name])
      numbers.results[name] = arrays[name]
    end
    numbers.gemm({ onto = onto }, n, m, k, stride, table.unpack(words))
  end
  function K.call(name, ...)
    local list, back = {}, {}
    for k, x in ipairs { ... } do
      list[k] = x
      if type(x) ~= "number" then
        local place = type(x) == "table" and x or { x }
        local array, first, own = arrays[place[1]], 0, sizes[place[1]]
        if #own > 0 then first = flat(place, own) end
        local n = 1
        for d = #place, #own do n = n * own[d] end
        list[k] = #own == 0 and array[0] or table.move(array, first, first + n - 1, 1, {})
        back[k] = #own > 0 and { array, first } or nil
      end
    end
    local status = functions[name](table.unpack(list)) or 0
    for k, to in pairs(back) do table.move(list[k], 1, #list[k], to[2], to[1]) end
    return status
  end
  function K.try(...) K.status[#K.status + 1] = K.call(...) end
  function K.leave(...)
    local status = K.call(...)
    if status ~= 0 then error({ Stop, status }) end
  end
  function K.most(place, x, dims)
    if K.get(place) <= x then return end
    local status = 1
    for _, size in ipairs(size_of(dims, job)) do status = status + size end
    error({ Stop, status })
  end
  function K.part(_, _, arguments, f)
    return function(...)
      for k, x in ipairs { ... } do alias[arguments[k][1]] = x ~= arguments[k][1] and x or nil end
      f()
      alias = {}
    end
  end
  return K
end

function M.run(fn, job, inputs, functions)
  local arrays = {}
  for name, list in pairs(inputs) do
    list = type(list) == "number" and { list } or list
    arrays[name] = table.move(list, 1, #list, 0, {})
  end
  local K = kit_of(fn, job, arrays, functions)
  local ok, problem = pcall(fn.composed, job.model, K)
  if not ok and not (type(problem) == "table" and problem[1] == Stop) then error(problem, 0) end
  local status, results = ok and 0 or problem[2], {}
  for _, bad in ipairs(K.status) do status = status ~= 0 and status or bad end
  for _, arg in ipairs(fn.args) do
    local n = trace.length(arg.dims, job.model)
    results[arg.name] = table.move(arrays[arg.name], 0, n - 1, 1, {})
    local whole = arg.mode == "in" or status ~= 0 or #results[arg.name] == n
    assert(whole, arg.name .. " is not all written")
  end
  return results, status
end

return M
