-- Each representation of the pipeline as text, one function a stage, for `--dump` and debugging.
-- Formats are for people and may change; the generated files are the interface.
local live = require "prog.live"
local number = require "emit.number"
local order = require "order"

local M = {}

local function join(lines) return table.concat(lines, "\n") .. "\n" end

function M.xml(job)
  local lines = {}
  local stack = { { job.xml, 0 } }
  while #stack > 0 do
    local node, depth = table.unpack(table.remove(stack))
    local words = {}
    for _, key in ipairs(order.keys(node.attributes)) do
      words[#words + 1] = (" %s=%q"):format(key, node.attributes[key])
    end
    lines[#lines + 1] =
      ("%5d  %s%s%s"):format(node.line, ("  "):rep(depth), node.name, table.concat(words))
    for k = #node.children, 1, -1 do stack[#stack + 1] = { node.children[k], depth + 1 } end
  end
  return join(lines)
end

local function numbers(list)
  local words = {}
  for k, x in ipairs(list) do words[k] = number.plain(x) end
  return table.concat(words, " ")
end

function M.urdf(job)
  local lines = { ("robot %s, root %s"):format(job.robot.name, job.robot.root) }
  for _, link in ipairs(job.robot.links) do
    local i = link.inertial
    lines[#lines + 1] = ("%5d  link %s%s"):format(link.line, link.name, i and ("  m %s  c %s  I %s")
      :format(number.plain(i.mass), numbers(i.xyz),
        numbers { i.ixx, i.ixy, i.ixz, i.iyy, i.iyz, i.izz }) or "")
  end
  for _, joint in ipairs(job.robot.joints) do
    lines[#lines + 1] = ("%5d  joint %s  %s  %s -> %s  xyz %s  rpy %s%s"):format(joint.line,
      joint.name, joint.type, joint.parent, joint.child, numbers(joint.xyz), numbers(joint.rpy),
      joint.axis and "  axis " .. numbers(joint.axis) or "")
  end
  return join(lines)
end

function M.model(job)
  local m = job.model
  local lines = { ("nb %d  nq %d  nv %d  nh %d  density of H %.3f"):format(#m.bodies, m.nq, m.nv,
    m.pattern.nh, m.pattern.density) }
  for i, body in ipairs(m.bodies) do
    lines[#lines + 1] = ("%3d  parent %d  %s  %s  q %d  v %d  links %s"):format(i, body.parent,
      body.id, body.type, body.q, body.v, table.concat(body.links, " "))
    local turns = {}
    for _, t in ipairs(body.tree.turns) do
      turns[#turns + 1] = ("%s(%s)"):format(("xyz"):sub(t.axis, t.axis), number.plain(t.angle))
    end
    lines[#lines + 1] = ("     origin %s  turns %s  offset %s%s"):format(numbers(body.origin),
      #turns > 0 and table.concat(turns, " ") or "none", number.plain(body.tree.offset),
      #body.frame > 0 and "  frame turned onto the axis" or "")
  end
  local lambda = {}
  for k, x in ipairs(m.lambda) do lambda[k] = ("%d"):format(x) end
  lines[#lines + 1] = "lambda' " .. table.concat(lambda, " ")
  for _, field in ipairs(m.tunable and m.tunable.fields or {}) do
    lines[#lines + 1] = ("tunable %s  %s %s  %s"):format(field.name, number.plain(field.value),
      field.unit, field.what)
  end
  return join(lines)
end

local function node_text(node)
  if node.op == "num" then return number.plain(node.value) end
  if node.op == "param" then return node.name end
  if node.op == "input" then return ("%s[%d]"):format(node.array, node.index) end
  if node.op == "neg" then return "-" .. node_text(node.a) end
  return "t" .. node.id
end

-- functions that went through the trace; those of emit.manifold have none
local function traced(job)
  local list = {}
  for _, item in ipairs(job.functions) do
    if item.trace then list[#list + 1] = item end
  end
  return list
end

-- the live part of a function's DAG, node by node
function M.trace(job)
  local lines = {}
  for _, item in ipairs(traced(job)) do
    lines[#lines + 1] = item.fn.name
    for _, node in ipairs(live.of(item.trace).order) do
      if node.a then
        lines[#lines + 1] = ("  t%d = %s %s%s"):format(node.id, node.op, node_text(node.a),
          node.b and " " .. node_text(node.b) or "")
      end
    end
    for _, event in ipairs(item.trace.events) do
      if event.kind == "store" then
        lines[#lines + 1] =
          ("  %s[%d] = %s"):format(event.array, event.index, node_text(event.node))
      end
    end
  end
  return join(lines)
end

function M.live(job)
  local lines = {}
  for _, item in ipairs(traced(job)) do
    local c = item.cost
    lines[#lines + 1] = ("%-14s %d mul+add+div: %d mul, %d add, %d sub, %d div; %d sqrt, %d sin, "
      .. "%d cos; %d constants"):format(item.fn.name, c.total, c.mul, c.add, c.sub, c.div, c.sqrt,
        c.sin, c.cos, #item.live.constants)
  end
  return join(lines)
end

function M.program(job)
  local lines = {}
  for _, item in ipairs(traced(job)) do
    lines[#lines + 1] = item.fn.name
    for _, constant in ipairs(item.program.constants) do
      lines[#lines + 1] = ("  constant %s"):format(constant.id)
    end
    for _, block in ipairs(item.program.blocks) do
      lines[#lines + 1] = ("  %s %s"):format(block.kind, block.id or block.title or block.text
        or block.list and table.concat(block.list, "; ")
        or block.group and table.concat(block.group.places, " ")
        or ("%s[%d]"):format(block.array, block.index))
    end
  end
  return join(lines)
end

function M.files(job)
  local lines = {}
  for _, file in ipairs(job.files) do
    lines[#lines + 1] = ("==> %s <=="):format(file.name)
    lines[#lines + 1] = file.text
  end
  return join(lines)
end

return M
