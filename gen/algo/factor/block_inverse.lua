-- The inverse of H by blocks, straight from what crba gives: of a path s (factor.paths) with
-- ancestors a, from the leaves
--
--   G = H_ss^-1,  A = G H_sa,  H_aa -= A' H_sa = H_as A
--
-- and then from the root as factor.paths has it.  That is L'DL of H by blocks, whose pivots those
-- of the blocks are.  But for G, which is small, all are products of matrices (runtime/rows.h).
--
--   block_inverse(model, K, compute)   compute(kit) stores H, packed, by the kit, each entry once
-- H goes to Hinv, which is a square array, and what is left of H_ss with it; of leaves H_ss are
-- values, and G is computed where the last of them is known: it waits for quotients, meanwhile what
-- follows is computed.  In array A: G and -A.
local paths = require "algo.factor.paths"

-- G of a path, or of several that are alike, in two rounds of steps: L'DL of H_ss from the last row
-- up, then G from the first row down.  put(i, j, x) takes it, pivot(i, x) what is to be > 0
local function inverting(model, K, s, element, put, pivot)
  local first, last = s.dof, s.dof + s.count - 1
  local h, L, Dinv, G = {}, {}, {}, {}
  for i = first, last do
    h[i], L[i] = {}, {}
    for j = first, i do h[i][j] = element(i, j) end
  end
  local own = { count = s.count }

  function own.factor(step)
    local k = last + 1 - step
    local dof = model.dofs[k]
    K.owner(dof.id, dof.body)
    local D = K.name("D", nil, nil, h[k][k])
    pivot(k, D)
    Dinv[k] = K.name("Dinv", nil, nil, K.one / D)
    for i = k - 1, first, -1 do
      local l = K.name("L", model.dofs[i].id, nil, h[k][i] * Dinv[k])
      for j = first, i do h[i][j] = h[i][j] - l * h[k][j] end
      L[k][i] = l
    end
  end

  function own.invert(step)
    local i = first - 1 + step
    K.owner(model.dofs[i].id, model.dofs[i].body)
    paths.invert_row(model, K, G, first, i, L[i], Dinv[i], put)
  end
  return own
end

-- G of the paths of a group, which take turns
local function invert(model, K, B, group, element)
  local all, most, dofs = {}, 0, {}
  for n, s in ipairs(group) do dofs[n] = s.dof end
  for n, one in ipairs(K.alike(dofs)) do
    local s = group[one.items[1]]
    local array = #s.above > 0 and "A" or "Hinv"
    local function beyond(k) return group[k].dof - s.dof end
    local function each(use)
      for m, k in ipairs(one.items) do use(m, beyond(k)) end
    end
    all[n] = inverting(model, K, s, function(i, j)
      return one.gather(function(k) return element(i + beyond(k), j + beyond(k)) end)
    end, function(i, j, x)
      each(function(m, more) K.store(array, B.at(i + more, j + more), one.part(x, m)) end)
    end, function(i, D)
      each(function(m, more) K.pivot(model.dofs[i + more].pivot or i + more, one.part(D, m)) end)
    end)
    most = math.max(most, s.count)
  end
  B.section("G: ", group)
  B.step "H_ss = L'*D*L;  G = H_ss^-1"
  for _, round in ipairs { "factor", "invert" } do
    for step = 1, most do
      for _, one in ipairs(all) do
        if step <= one.count then one[round](step) end
      end
    end
  end
end

-- -A of a group, and what it takes from H of its ancestors
local function reduce(B, group)
  B.section("A: ", group)
  if #group.above > 0 then B.step "-A = -G*H_sa;  H_aa -= A'*H_sa" end
  for _, s in ipairs(group) do
    for _, run in ipairs(s.above) do B.times({ minus = true }, "A", "A", "Hinv", s, s, run) end
  end
  for k, run in ipairs(group.above) do
    for c = 1, k do
      local how = { onto = true, inner = true, symmetric = c == k }
      B.times(how, "Hinv", "A", "Hinv", run, group, group.above[c])
    end
  end
end

-- H on its way: what is on the diagonal of a leaf stays a value
local function gathering(model, K, B, is_full)
  local p = model.pattern
  local path_of, group_of, row_of, left, values, run_from = {}, {}, {}, {}, {}, {}
  for _, group in ipairs(B.groups) do
    group.leaf, left[group] = #group.below == 1 and group.below[1].count == group.count, 0
    for _, run in ipairs(group.above) do
      for i = run.dof, run.dof + run.count - 1 do
        run_from[i] = math.min(run_from[i] or i, run.dof)
      end
    end
    for _, s in ipairs(group) do
      for i = s.dof, s.dof + s.count - 1 do
        path_of[i], group_of[i], values[i] = s, group, {}
        left[group] = left[group] + p.depth[i]
        for k = p.rowptr[i], p.rowptr[i + 1] - 1 do row_of[k] = i end
      end
    end
  end
  local kit = setmetatable({}, { __index = K })
  function kit.store(array, index, x)
    if array ~= "H" then return K.store(array, index, x) end
    local i, j = row_of[index], p.colind[index + 1] + 1
    local group = group_of[i]
    if group.leaf and path_of[i] == path_of[j] then
      values[i][j] = x
    else
      K.store("Hinv", B.at(i, j), x)
      -- above the diagonal nobody needs it, but products of runs read whole vectors
      if j < i and j >= (run_from[i] or i) then K.store("Hinv", B.at(j, i), x) end
    end
    left[group] = left[group] - 1
    if group.leaf and left[group] == 0 then is_full(group) end
  end
  return kit, function(i, j) return values[i][j] or K.load("Hinv", B.at(i, j)) end
end

return function(model, K, compute)
  local B, full, done = paths.of(model, K), {}, {}
  local kit, element = gathering(model, K, B, function(group) full[#full + 1] = group end)
  local function invert_once(group)
    if not done[group] then invert(model, K, B, group, element) end
    done[group] = true
  end
  function kit.section(...)
    for _, group in ipairs(full) do invert_once(group) end
    full = {}
    K.section(...)
  end
  compute(kit)
  for g = #B.groups, 1, -1 do
    invert_once(B.groups[g])
    reduce(B, B.groups[g])
  end
  for _, group in ipairs(B.groups) do
    B.section("rows of H^-1: ", group)
    if #group.above > 0 then B.step "Hinv_sa = -A*Hinv_aa;  Hinv_ss = G - A*Hinv_as" end
    B.inverse(group)
  end
end
