-- Steps as linear systems, dx_next = A*dx + B*dtau: the chain rule over calls of fd,
-- fd_derivatives, integrate and integrate_jacobians.
--
--   WRITE[name](W, flat, model): the statements of that function by W, a writer of emit.steps
--
-- Unlike other generated code these have loops, over full matrices: written out, the products of a
-- quadruped's step of order 4 would be 1e5 lines.  What a quantity of NV numbers moves by is three
-- squares: by q, by v, by tau.  Squares are multiplied by runtime/rows.h, whose products have a
-- minus: hence the signs that are turned before.
local lists = require "list"

local WRITE = {}

-- Dofs in a row whose block of integrate_jacobians is 1 and dt, and, with jacobians, those of a
-- joint of several: { first, stop = one behind the last }
local function blocks(model)
  local list = {}
  for _, body in ipairs(model.bodies) do
    local last, stop = list[#list], body.v + body.nv
    if body.nv == 1 and last and not last.jacobians and last.stop == body.v then
      last.stop = stop
    elseif not body.target then -- a follower has no dof of its own
      list[#list + 1] = { first = body.v, stop = stop, jacobians = body.nv > 1 }
    end
  end
  return list
end

-- ---- semi-implicit ------------------------------------------------------------------------------

local V_ROWS = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      A[n + i][j] = h*da_dq[i][j];
      A[n + i][n + j] = h*da_dv[i][j];
      B[n + i][j] = h*Hinv[i][j];
    }
    A[n + i][n + i] += {1};
  }]]

local Q_ROWS = {
  [false] = [[
  for (int i = <first>; i < <stop>; i++) {
    for (int j = 0; j < 2*n; j++) A[i][j] = h*A[n + i][j];
    for (int j = 0; j < n; j++) B[i][j] = h*B[n + i][j];
    A[i][i] += {1};
  }]],
  [true] = [[
  for (int i = <first>; i < <stop>; i++) {
    for (int j = 0; j < n; j++) {
      A[i][j] = Jq[i][j];
      A[i][n + j] = B[i][j] = {0};
    }
    for (int j = <first>; j < <stop>; j++) Jv[i][j] = -Jv[i][j];
    pinion_run_more<f>(2*n, 1, <stop> - <first>, 2*n, A[i], &Jv[i][<first>], A[n + <first>]);
    pinion_run_more<f>(n, 1, <stop> - <first>, n, B[i], &Jv[i][<first>], B[n + <first>]);
  }]],
}

function WRITE.step_semi_implicit_derivatives(W, flat, model)
  W.size "n"
  if not flat then W.arrays("NV", "a", "v_next") end
  W.squares("da_dq", "da_dv", "Hinv")
  if not flat then W.squares("Jq", "Jv") end
  W.comment "what a moves by"
  W.call("bad", "fd_derivatives", { "q", "v", "tau", "da_dq", "da_dv", "Hinv" })
  W.comment "v_next = v + h*a"
  W.text(V_ROWS)
  if flat then
    W.comment "q_next = q + h*v_next"
  else
    W.comment "q along v_next"
    W.call(nil, "fd", { "q", "v", "tau", "a" })
    W.each("v_next", "v[@] + h*a[@]")
    W.jacobians("v_next", "h")
  end
  for _, block in ipairs(blocks(model)) do
    W.text(Q_ROWS[block.jacobians], block)
    W.uses_rows = W.uses_rows or block.jacobians
  end
  W.report "bad"
end

-- ---- of order 4 ---------------------------------------------------------------------------------

-- to = what a moves by where q moves by P and v by R
local ACCELERATE = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      da_dq[i][j] = -da_dq[i][j];
      da_dv[i][j] = -da_dv[i][j];
    }
  }
  for (int k = 0; k < 3; k++) {
    pinion_run_product<f>(n, n, n, n, to[k][0], da_dq[0], P[k][0]);
    pinion_run_more<f>(n, n, n, n, to[k][0], da_dv[0], R[k][0]);
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) to[2][i][j] += Hinv[i][j];
  }]]

-- to = what q moves by once it has gone from P along what moves by R, for dt
local MOVE = {
  [false] = [[
  for (int k = 0; k < 3; k++) {
    for (int i = <first>; i < <stop>; i++) {
      for (int j = 0; j < n; j++) to[k][i][j] = P[k][i][j] + dt*R[k][i][j];
    }
  }]],
  [true] = [[
  for (int i = <first>; i < <stop>; i++) {
    for (int j = <first>; j < <stop>; j++) {
      Jq[i][j] = -Jq[i][j];
      Jv[i][j] = -Jv[i][j];
    }
  }
  for (int k = 0; k < 3; k++) {
    pinion_run_product<f>(n, <stop> - <first>, <stop> - <first>, n, to[k][<first>],
        &Jq[<first>][<first>], P[k][<first>]);
    pinion_run_more<f>(n, <stop> - <first>, <stop> - <first>, n, to[k][<first>],
        &Jv[<first>][<first>], R[k][<first>]);
  }]],
}

-- stage 1: R is what the velocity of stage 2 moves by, E and m what q and v do by themselves; A and
-- B get the mean of the accelerations in the rows of v, in those of q the velocities of 2 and 3
local FIRST = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      A[n + i][j] = share*da_dq[i][j];
      A[n + i][n + j] = share*da_dv[i][j];
      B[n + i][j] = share*Hinv[i][j];
      R[0][i][j] = half*da_dq[i][j];
      R[1][i][j] = half*da_dv[i][j];
      R[2][i][j] = half*Hinv[i][j];
      for (int k = 0; k < 3; k++) E[k][i][j] = m[k][i][j] = {0};
    }
    A[n + i][n + i] += {1};
    R[1][i][i] += {1};
    E[0][i][i] = m[1][i][i] = {1};
    for (int j = 0; j < n; j++) {
      A[i][j] = R[0][i][j];
      A[i][n + j] = R[1][i][j];
      B[i][j] = R[2][i][j];
    }
  }]]

-- of stages 2 and 3, m being what their a moves by: what the velocity of the next does
local NEXT = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      A[n + i][j] += {2}*share*m[0][i][j];
      A[n + i][n + j] += {2}*share*m[1][i][j];
      B[n + i][j] += {2}*share*m[2][i][j];
      for (int k = 0; k < 3; k++) R[k][i][j] = <dt>*m[k][i][j];
    }
    R[1][i][i] += {1};
  }]]

-- the velocity of stage 3 counts in the mean, too
local COUNT = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      A[i][j] += R[0][i][j];
      A[i][n + j] += R[1][i][j];
      B[i][j] += R[2][i][j];
    }
  }]]

local LAST = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      A[n + i][j] += share*m[0][i][j];
      A[n + i][n + j] += share*m[1][i][j];
      B[n + i][j] += share*m[2][i][j];
    }
  }]]

-- m = what the way (first*v + 2*(v2 + v3) + last*v4)*scale moves by, <last> with its sign
local WAY = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      m[0][i][j] = <scale>*({2}*A[i][j] <last>R[0][i][j]);
      m[1][i][j] = <scale>*({2}*A[i][n + j] <last>R[1][i][j]);
      m[2][i][j] = <scale>*({2}*B[i][j] <last>R[2][i][j]);
    }
    m[1][i][i] <first><scale>;
  }]]

local RESULT = [[
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      A[i][j] = <end>[0][i][j];
      A[i][n + j] = <end>[1][i][j];
      B[i][j] = <end>[2][i][j];
    }
  }]]

-- the two functions that the stages call, above this one; flat: there is no Jq and Jv
local function add_parts(W, flat, model)
  local move, numbers = {}, {}
  for _, block in ipairs(blocks(model)) do
    lists.append(move, W.filled(MOVE[block.jacobians], block))
    if not block.jacobians then numbers[1] = "dt" end
  end
  W.part("accelerate", "to = what a moves by where q does by P and v by R",
    { squares = { "da_dq", "da_dv", "Hinv" }, cubes = { "P", "R", "to" } }, W.filled(ACCELERATE))
  W.part("move", "to = what q moves by, having gone for dt from where it does by P along what does "
    .. "by R", { numbers = numbers, squares = flat and {} or { "Jq", "Jv" },
    cubes = { "P", "R", "to" } }, move)
  return #numbers > 0
end

function WRITE.step_rk4_derivatives(W, flat, model)
  local timed = add_parts(W, flat, model)
  W.size "n"
  W.arrays("NV", "a", "v2", "v3", "v4")
  if not flat then W.arrays("NV", "u") end
  W.arrays("NQ", "q2", "q3", "q4")
  W.squares("da_dq", "da_dv", "Hinv")
  if not flat then W.squares("Jq", "Jv") end
  W.cubes("E", "P", "R", "m")
  if not flat then W.cubes "P2" end
  local half, second = W.literal(0.5), flat and "P" or "P2"
  W.constant("half", half .. "*h")
  W.constant("share", ("h/%s"):format(W.literal(6)))

  local function derive(k, q, v, P)
    W.fd("bad" .. k, q, v, "tau", "a")
    W.call(nil, "fd_derivatives", { q, v, "tau", "da_dq", "da_dv", "Hinv" })
    if P then W.call_part("accelerate", { "da_dq", "da_dv", "Hinv", P, "R", "m" }) end
  end
  local function move(way, dt, from, rate, to)
    if not flat then W.jacobians(way, dt) end
    W.call_part("move", lists.joined(timed and { dt } or {}, flat and {} or { "Jq", "Jv" },
      { from, rate, to }))
  end

  W.comment "stage 1: here"
  derive(1, "q", "v")
  W.text(FIRST)
  W.comment "stage 2: half a step by the first"
  W.each("v2", "v[@] + half*a[@]")
  W.integrate("q", "v", "half", "q2")
  move("v", "half", "E", "m", second)
  derive(2, "q2", "v2", second)
  W.comment "stage 3: half a step by the second"
  W.each("v3", "v[@] + half*a[@]")
  W.integrate("q", "v2", "half", "q3")
  move("v2", "half", "E", "R", "P")
  W.text(NEXT, { dt = "half" })
  W.text(COUNT)
  derive(3, "q3", "v3", "P")
  W.each("v4", "v[@] + h*a[@]")
  if flat then
    W.comment "stage 4: a step by the third"
    W.integrate("q", "v3", "h", "q4")
    move("v3", "h", "E", "R", "P")
  else
    W.comment "stage 4: a step by the third, of which stage 2 has gone half"
    W.each("u", ("v3[@] - %s*v[@]"):format(half))
    W.integrate("q2", "u", "h", "q4")
    W.text(("  for (int i = 0; i < n; i++) R[1][i][i] -= %s;"):format(half))
    move("u", "h", "P2", "R", "P")
  end
  W.text(NEXT, { dt = "h" })
  derive(4, "q4", "v4", "P")
  W.text(LAST)

  local two, three, one = W.literal(2), W.literal(3), W.literal(1)
  if flat then
    W.comment "the mean of all"
    W.text(WAY, { scale = ("(%s/%s)"):format(one, W.literal(6)), first = "+= ", last = "+ " })
    move(nil, "h", "E", "m", "P")
    W.text(RESULT, { ["end"] = "P" })
  else
    W.comment "the mean of all, q in two parts that do not commute"
    local scale, thrice = ("(%s/%s)"):format(one, W.literal(12)), three .. "*"
    W.each("u", ("(%s*v[@] + %s*(v2[@] + v3[@]) - v4[@])*%s"):format(three, two, scale))
    W.text(WAY, { scale = scale, first = "+= " .. thrice, last = "- " })
    move("u", "h", "E", "m", "P")
    W.each("u", ("(%s*v4[@] + %s*(v2[@] + v3[@]) - v[@])*%s"):format(three, two, scale))
    W.text(WAY, { scale = scale, first = "-= ", last = "+ " .. thrice })
    move("u", "h", "P", "m", "P2")
    W.text(RESULT, { ["end"] = "P2" })
  end
  W.report("bad1", "bad2", "bad3", "bad4")
end

return WRITE
