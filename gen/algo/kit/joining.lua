-- The operations by which one text of an algorithm runs on a tree and on its quotient by limbs
-- (model.limbs.quotient), for a kit of single numbers: every body is one body, so nothing is
-- joined.  prog.limbs.limb_kit has them for vectors.
--
--   joining.give(kit)   adds to a kit
--     join(i, child, x, dof)   the contribution of a child to body i: the sum over all bodies that
--                            it represents, unless each of them has its own of that dof
--     meet(array, index, x)  the same for a contribution to an element of a result
--     together(terms)        the sum of { body, x }, over all bodies
--     less(array, index, x, debts)   an element less the pending products { a, b, array, index } of
--                            a number and the former value of that element
--     zero_row(array, dof, columns, expected)   stores zeros in the row of a dof of a matrix,
--                            except for the elements of `expected`
--     is_within(array, index)   whether an element is not one between two of such bodies
--     by_limbs(algorithm, model, kit, fn)   runs a part of another function as one over the tree;
--                            fn: its args and locals, if they differ from the function's, and the
--                            optional parts of the model that it reads, or nil
--     each(of, model, kit, i, dim) -> of(model, kit, i)   numbers of body i (dim "NB", or nil) or
--                            link i ("NL"), made from the model alone: of each that it represents
--     alike(dofs) -> list of { items, gather(of) -> x, part(x, n) }   paths, given by their first
--                            dofs, that are computed together: x gathers of(k) for k of items, and
--                            part(x, n) is the n-th of these
local M = {}

-- the word zero_row of a kit without limbs: `own` stores the elements
function M.zero_row(own, array, dof, columns, expected)
  for index = (dof - 1) * columns, dof * columns - 1 do
    if not expected[index] then own.store(array, index, own.zero) end
  end
end

-- the words for a kit without limbs
function M.give(kit)
  -- contributions: each body is only itself
  function kit.join(_, _, x) return x end
  function kit.meet(_, _, x) return x end

  -- sums and differences, term by term
  function kit.together(terms)
    local sum = kit.zero
    for _, term in ipairs(terms) do sum = sum + term[2] end
    return sum
  end

  function kit.less(_, _, x, debts)
    for _, debt in ipairs(debts) do x = x - debt[1] * debt[2] end
    return x
  end

  kit.zero_row = M.zero_row
  function kit.is_within() return true end

  -- parts of functions, paths and numbers of bodies
  function kit.by_limbs(algorithm, model, own) return algorithm(model, own) end
  function kit.alike(dofs)
    local list = {}
    for k in ipairs(dofs) do
      list[k] = {
        items = { k }, gather = function(of) return of(k) end, part = function(x) return x end,
      }
    end
    return list
  end

  function kit.each(of, model, own, i) return of(model, own, i) end
end

return M
