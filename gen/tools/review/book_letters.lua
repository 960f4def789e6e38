-- The meanings of the book's letters in the names of values, <joint>_<letter>_<frame>_<component>.
--
--   book_letters.of(letter, component, equations) -> { says, source, equation, column } or nil
--     component: of the letter, or nil;  equations: those of the code with the letter;  equation:
--     for code without;  source: nil if there is none;  column: does its name say a column?
-- RBDA is Featherstone, Rigid Body Dynamics Algorithms (2008).
local M = {}

local TURNED = "ui = s*(A - D) + 2*c*B; A' = A - s*ui, D' = D + s*ui, B' = c*ui - B"
local AXES = "x y z of the linear part, rx ry rz of the angular part"

-- letter -> rows { says, source, equation, code = an equation: where the code has it, alone = true:
-- without a component, column }; the first match counts
local ROWS = {
  s = { { "sine of the joint's angle", "RBDA table 4.1" } },
  c = { { "cosine of the joint's angle", "RBDA table 4.1", alone = true },
    { "centre of mass of all bodies" } },
  R = { { "rotation from the body's frame to the named one or its parent's", "RBDA section 2.8" } },
  p = {
    { "bias force along the joint, S'*pA", "RBDA table 7.1", alone = true },
    { "position of a point, in the world or in the frame named" },
  },
  at = { { "velocity or acceleration of a point that two bodies share" } },
  c2 = { { "twice the cosine, of the rotation of an inertia" } },
  ui = { { "of an inertia's rotation: moments A, D in that plane, product B", nil, TURNED } },
  uis = { { "ui times the sine", nil, TURNED } },
  g = { { "acceleration of a joint that follows, while the others have none" } },
  ub = { { "of the rotation of a block with rows A B, E D", nil, "ub = s*(A - D) + c*(B + E)" } },
  ubs = { { "ub times the sine", nil, "A' = A - s*ub, D' = D + s*ub" } },
  ubc = { { "ub times the cosine", nil, "B' = c*ub - E, E' = c*ub - B" } },
  o = { { "origin of the body's frame in its parent's, before a rotation of the parent's link" } },
  I = { { "inertia of the link, rotated into the body's frame" } },
  e = { { "terms that a shift by p adds to moments", nil, "e_k = 2*p_k*h_k + m*p_k^2" } },
  ee = { { "term that a shift by p adds to one moment of inertia", nil, "e_y + e_z and so on" } },
  turned = { { "what is named behind R, turned into the parent's axes, or behind E, the body's; "
    .. "Rx, Ry.. and Ex, Ey..: after the turns about these axes alone", "RBDA section 2.8" } },
  wQ = { { "angular velocity, or a component of it, times second moments of mass" } },
  mv = { { "m times v" } }, vh = { { "v times m*c, a part of M" } }, wh = { { "w times m*c" } },
  Btheta = { { "inertial parameter of the body named, times its factor", nil, "beta = B*theta" } },
  w_r = { { "angular velocity by the reference rates v_r" } },
  w = { { "angular velocity of the body; two components: the product of them", "RBDA table 5.1" } },
  ww = { { "sum or difference of two squares of angular velocity" } },
  dw = { { "angular acceleration of the body", "RBDA table 5.1" } },
  dd = { { "acceleration of the body's origin, less that of free fall", "RBDA table 5.1" } },
  W = {
    { "a row of K or J through the inverse of L", "RBDA section 8.4", alone = true },
    { "[dw]x + [w]x[w]x, by which points of the body accelerate" },
  },
  V = { { "spatial velocity: " .. AXES, "RBDA section 2.2" } },
  A = { { "spatial acceleration: " .. AXES, "RBDA section 2.2" } },
  fB = { { "net force on the body, by Newton and Euler", "RBDA table 5.1" } },
  F = {
    { "force for a unit acceleration, at the joint, of all bodies that it carries",
      "RBDA table 6.2", code = "F = Ic*S" },
    { "force through the joint", "RBDA table 5.1" },
  },
  Ic = { { "composite inertia: of the body and of all bodies that it carries", "RBDA table 6.2",
    "Ic = I + children's Ic" } },
  IA = { { "articulated inertia: that of the body while the joints beyond it are free",
    "RBDA table 7.1", "IA = I + children's" } },
  Ia = { { "IA with the joint projected out", "RBDA table 7.1", "Ia = IA - U*U'/D" } },
  pA = { { "bias force of the articulated body", "RBDA table 7.1" } },
  pa = { { "bias force passed on to the parent", "RBDA table 7.1" } },
  U = {
    { "entry of a row before the division by the pivot: of D*L", "RBDA table 6.3", "L = U/D",
      alone = true, column = true },
    { "articulated inertia times the joint's axis", "RBDA table 7.1", "U = IA*S" },
  },
  UD = { { "U/D", "RBDA table 7.1" } }, uD = { { "u/D", "RBDA table 7.1" } }, yD = { { "y/D" } },
  D = {
    { "articulated inertia about the joint's axis", "RBDA table 7.1", code = "D = S'*U" },
    { "pivot: the diagonal after elimination", "RBDA table 6.3", "H = L'*D*L" },
  },
  Dinv = { { "1 over D" } }, hinv = { { "1 over the step" } },
  L = { { "entry of the factor of H, below the diagonal", "RBDA table 6.3",
    "H = L'*D*L, or H = L'*L", column = true } },
  Linv = { { "1 over the diagonal of L", "RBDA table 6.3" } },
  u = {
    { "net force that accelerates the joint", "RBDA table 7.1", code = "u = tau" },
    { "tau less C after the first substitution", nil, "u = L'^-1*(tau - C)", alone = true },
    { "direction of a constraint's row" },
  },
  d = { { "acceleration of the body beyond that in fB", "RBDA table 7.1" } },
  a = { { "acceleration of the joint" } },
  x = { { "element of the vector, final", "RBDA table 6.5" } },
  y = { { "right-hand side, or the vector after the first substitution", "RBDA table 6.5" } },
  r = { { "element of the vector before it is divided, or a way between two points" } },
  h = { { "mass times centre of mass, children included", nil, "h = m*c" } },
  P = {
    { "momentum of the body, or of all that it carries", "RBDA section 2.10", code = "P = I*V" },
    { "origin of a constraint's end, from that of the other end's body" },
  },
  E2 = { { "twice the kinetic energy of bodies so far", "RBDA section 2.14", "V'*I*V" } },
  up = { { "minus gravity, in the axes of the body" } },
  height = { { "minus gravity times the position of the body's origin" } },
  f = { { "linear momentum, a part of B; of a constraint its force" } },
  M = { { "sum of velocity*r'*dm, a part of B", "Echeandia & Wensing 2021" } },
  G = { { "inertia times the axis, carried up; of minv: block of D^-1; of loops: rates",
    column = true } },
  n = { { "moment, carried up the tree" } },
  S = {
    { "entry of the inverse inertia of the constraints", "RBDA section 8.4", "S = K*H^-1*K'",
      alone = true, column = true },
    { "axis of the joint: " .. AXES, "RBDA section 3.5" },
  },
  Sd = { { "rate of the joint's axis, moved by its parent", "Carpentier & Mansard 2018" } },
  Sdd = { { "rate of that rate", "Carpentier & Mansard 2018" } },
  Sv = { { "rate of the axis, the joint's own motion included" } },
  Sdot = { { "rate of the joint's axis with its body", "Echeandia & Wensing 2021", "V x S" } },
  Fq = { { "d(force)/dq", "Singh, Russell & Wensing 2022" } },
  Fv = { { "d(force)/dv", "Echeandia & Wensing 2021; Singh, Russell & Wensing 2022" } },
  q2 = { { "twice an element, or a product of two, of the quaternion" } },
  J = { { "velocity of a constraint's end by one dof", "RBDA section 8.2" } },
  Jv = { { "velocity of a constraint's end", "RBDA section 8.2" } },
  Kv = { { "rate of a constraint", "RBDA section 8.2", "dphi/dt = K*v" } },
  K = { { "entry of the Jacobian of phi", "RBDA section 8.2", "dphi/dt = K*v", column = true } },
  ddp = { { "acceleration of a constraint's end while all joints keep their rates" } },
  arm = { { "from a joint to the end of a constraint" } },
  T = { { "of a constraint: rates of its rotation; of loops: another dof's force on the joint" } },
  z = { { "axis of a constraint's frame" } },
  on = { { "1 where the constraint is on by the mask, else 0" } },
  Z = { { "element of a vector on its way through L", "RBDA section 8.4", column = true } },
  E = { { "small share of the diagonal of S that is added to it" } },
  Em = { { "a smaller share, of the mean of that diagonal" } },
  rhs = { { "right-hand side of a constraint's row; rhs_half: after the first substitution" } },
  Yinv = { { "of SPOOK's damping", "Lacoursiere", "1/(1 + 4*t/h)" } },
  beside = { { "compliance, added to the diagonal of S", "Lacoursiere", "4*eps/h^2*Yinv" } },
  slope = { { "derivative of a constraint's polynomial" } }, cof = { { "cofactor" } },
  det = { { "determinant of a small system of dependent joints" } }, detinv = { { "1 over det" } },
  _f = { { "force on the body for a unit of an inertial parameter" } },
  _n = { { "moment on the body for a unit of an inertial parameter" } },
  wwS = { { "products of angular velocity times the joint's axis", nil, "wwS_x = w_yz*S_rx .." } },
  Linv_rhs = { { "L^-1 times a right-hand side" } }, weight = { { "that over QQ: of a Q" } },
  LQQ = { { "L times QQ" } }, Qpart = { { "row, orthogonal to some of those before" } },
  Q = { { "row made orthogonal" } }, QQ = { { "square of a Q" } }, QQinv = { { "1 over QQ" } },
  product = { { "product of an element of the rotation R and of what is named before it" } },
  _squared = { { "square of what is named before it" } },
  element = { { "element of a result, or a partial sum of it", column = true } },
  l = { { "length of a rope's span" } }, dl = { { "rate of l" } }, per = { { "1 over l, or h" } },
  Wp = { { "W times p" } }, mdd = { { "m times dd" } }, tau_minus_C = { { "tau less C" } },
  ddphi = { { "acceleration of a constraint, K*a + Kdotv" } },
  regular = { { "greater than 0 where the dependent joints are determined" } },
  v = { { "rate of the joint" } }, acc = { { "acceleration of the joint" } },
  tau = { { "force of the joint" } }, lambda = { { "constraint force" } }, angle = { { "angle" } },
  number = { { "number of the model, for each limb" } }, friction = { { "its friction" } },
  half_q = { { "half of q" } }, V2 = { { "twice V" } },
  fp = { { "f times p" } }, ww_r = { { "w times w_r" } }, w_rho = { { "w times rho" } },
  rho = { { "from a rolling body's centre to its lowest point" } }, drho = { { "rate of rho" } },
  zeta = { { "vertical, in the axes of a rolling body" } }, dzeta = { { "rate of zeta" } },
  D2zeta = { { "zeta times the squares of the semi-axes" } }, D2dzeta = { { "its rate" } },
  counts = { { "how far a row counts: near 0 if the joints cannot change it here" } },
  dh = { { "rate of a rolling centre's height" } }, least = { { "least square of det" } },
  dq = { { "step of a joint that follows" } }, dx = { { "change of the joint's rate or place" } },
  Y = {
    { "entry of the regressor, of the joint and the parameter named", code = "Y = S'*F" },
    { "entry of L'^-1*K'", "RBDA section 8.4", "Y = L'^-1*K'", column = true },
  },
}

for letter in ("Hinv C Jcom Kdotv Cv"):gmatch "%S+" do ROWS[letter] = ROWS.element end
ROWS.ratio = ROWS.number

--- Letters may end in a dof or a joint: F_wx, F_crank.
function M.of(letter, component, equations)
  local first = letter:match("^(%a+)_") or letter:gsub("^w[xyz]Q", "wQ")
  local form = letter:find "^[RE]%a" and ROWS.turned or letter:find "%aR[xyz]*$" and ROWS.product
    or letter:find "^d.+_d" and ROWS.element or letter:find "^[mhpIJt][xyz]*$" and ROWS.number
    or letter:find "^Fr?[xyz]$" and ROWS.F or letter:find "^f?[AaBbGg][cs]$" and ROWS.number
    or ROWS[letter:match "_squared$"]
  for _, row in ipairs(ROWS[letter] or form or ROWS[first] or ROWS[letter:match "_.$"] or {}) do
    local there = row.code and table.concat(equations, "; "):find(row.code, 1, true)
    if there or not (row.code or row.alone and component) then
      return { says = row[1], source = row[2], equation = row[3], column = row.column }
    end
  end
end

return M
