--- Mutants that nobody can notice, with the reason; what is not in here and survives is a gap.
local M = {}

-- { path, a piece of the line (plain), old, new, why }
local KNOWN = {}

function M.reason(site)
  for _, known in ipairs(KNOWN) do
    local path, piece, old, new, why = table.unpack(known)
    if site.path == path and site.code:find(piece, 1, true) and site.old == old
      and site.new == new then
      return why
    end
  end
  return nil
end

return M
