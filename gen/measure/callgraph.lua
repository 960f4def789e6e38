-- The stack that a function needs, from the .ci files of gcc -fcallgraph-info=su: its own frame and
-- the deepest of those that it calls.
local M = {}

--- Of the texts of .ci files: frame = bytes by function, calls = a list of those that it calls by
-- function, grows = true by function whose frame is no constant.
function M.read(texts)
  local graph = { frame = {}, calls = {}, grows = {} }
  for _, text in ipairs(texts) do
    for name, label in text:gmatch('node: { title: "(.-)" label: "(.-)"') do
      local bytes, kind = label:match("\\n(%d+) bytes %((.-)%)")
      if bytes then graph.frame[name] = tonumber(bytes) end
      if bytes and kind ~= "static" then graph.grows[name] = true end
    end
    for from, to in text:gmatch('edge: { sourcename: "(.-)" targetname: "(.-)"') do
      graph.calls[from] = graph.calls[from] or {}
      table.insert(graph.calls[from], to)
    end
  end
  return graph
end

--- Bytes that the function and all it calls may take; nil and a name where one calls itself, has a
-- frame that grows, or is none that the graph knows, as those of the C library.  aside: the latter
-- count nothing.
function M.depth(graph, name, aside, above)
  above = above or {}
  local frame = graph.frame[name] or aside and 0
  if not frame or above[name] or graph.grows[name] then return nil, name end
  above[name] = true
  local deepest = 0
  for _, callee in ipairs(graph.calls[name] or {}) do
    local bytes, problem = M.depth(graph, callee, aside, above)
    if not bytes then return nil, problem end
    deepest = math.max(deepest, bytes)
  end
  above[name] = nil
  return frame + deepest
end

return M
