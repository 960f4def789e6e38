--- The stack that a function needs, from the .ci files of gcc -fcallgraph-info=su: its own frame
-- and the deepest of those that it calls.

local callgraph = {}

--- Of the texts of .ci files: frames and calls by the name of the function.
function callgraph.read(texts)
  local graph = { frame = {}, calls = {} }
  for _, text in ipairs(texts) do
    for name, label in text:gmatch('node: { title: "(.-)" label: "(.-)"') do
      local bytes, kind = label:match("\\n(%d+) bytes %((.-)%)")
      if bytes then
        assert(kind == "static", name .. ": its frame is " .. kind)
        graph.frame[name] = tonumber(bytes)
      end
    end
    for from, to in text:gmatch('edge: { sourcename: "(.-)" targetname: "(.-)"') do
      graph.calls[from] = graph.calls[from] or {}
      table.insert(graph.calls[from], to)
    end
  end
  return graph
end

--- Bytes that the function and all it calls may take; nil and a name where the graph does not know
-- a function, as those of the C library, or where one calls itself.
function callgraph.depth(graph, name, above)
  above = above or {}
  local frame = graph.frame[name]
  if not frame or above[name] then return nil, name end
  above[name] = true
  local deepest = 0
  for _, callee in ipairs(graph.calls[name] or {}) do
    local bytes, unknown = callgraph.depth(graph, callee, above)
    if not bytes then return nil, unknown end
    deepest = math.max(deepest, bytes)
  end
  above[name] = nil
  return frame + deepest
end

return callgraph
