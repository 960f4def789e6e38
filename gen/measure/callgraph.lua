-- Computes the stack that a function needs, from the .ci files of gcc -fcallgraph-info=su: its own
-- frame plus the deepest chain of frames that it calls.
local M = {}

-- Reads the texts of .ci files into tables by function: frame = bytes, calls = list of the
-- functions that it calls, grows = true if its frame is not constant.
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

-- The bytes that a function and all that it calls may take; or nil and the name of a function that
-- is recursive, has a frame that grows, or is not in the graph (the C library's).  aside: functions
-- that are not in the graph count as zero.
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
