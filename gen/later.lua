-- Modules that few runs need: they are loaded when one of their functions is first called.
--
--   later(name) -> stands for a module, a table of functions or a function: to name a function of
--     it does not load it, to call one does
-- Whoever asks for a module or a function of it by its name gets the same one each time.
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
