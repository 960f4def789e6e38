-- Lazy modules: most runs need few of them, so a module is loaded at the first call of one of its
-- functions.
--
--   later(name) -> a proxy of the module (a table of functions, or a function): naming a function
--     does not load the module, calling one does
-- The same name gives the same proxy each time.
local known = {}

local function standing_for(name)
  return setmetatable({}, {
    __call = function(_, ...) return require(name)(...) end,
    __index = function(own, key)
      own[key] = function(...) return require(name)[key](...) end
      return own[key]
    end,
  })
end

return function(name)
  known[name] = known[name] or standing_for(name)
  return known[name]
end
