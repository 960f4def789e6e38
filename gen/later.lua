-- Modules that few runs need: they are loaded when somebody first uses what is in them.
--
--   later(name)            stands for a module that is a table
--   later.functions(name)  the same where all that is wanted of it are functions: to name one does
--     not load it, to call it does
--   later.itself(name)     a module that is a function
-- Whoever asks for a function of a module by its name gets the same one each time.
local known = {}

local function kept(key, make)
  known[key] = known[key] or make()
  return known[key]
end

local M = {}

function M.functions(name)
  return kept(name, function()
    return setmetatable({}, { __index = function(own, key)
      own[key] = function(...) return require(name)[key](...) end
      return own[key]
    end })
  end)
end

function M.itself(name)
  return kept(name .. "()", function()
    return function(...) return require(name)(...) end
  end)
end

return setmetatable(M, { __call = function(_, name)
  return setmetatable({}, { __index = function(_, key) return require(name)[key] end })
end })
