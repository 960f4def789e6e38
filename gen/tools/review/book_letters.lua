-- The meanings of the book's letters in the names of values, <joint>_<letter>_<frame>_<component>.
--
--   letters.of(letter, fn, articulated) -> { says, source, equation } or nil;  fn: the name of a
--     function, without the link in its name;  articulated: does it use articulated bodies?
--     equation: only if the code has none above its first section;  source: nil if there is none
-- RBDA is Featherstone, Rigid Body Dynamics Algorithms (2008).
local M = {}

local TURNED = "ui = s*(A - D) + 2*c*B; A' = A - s*ui, D' = D + s*ui, B' = c*ui - B"
local CONSTRAINED = "phi K Kdotv delassus impact spook position constraint step"
local AXES = "x y z of the linear part, rx ry rz of the angular part"

-- letter -> rows { says, source, equation, functions = those in which it has this meaning, by their
-- beginnings, articulated = true: in those by articulated bodies }; the first match counts
local ROWS = {
  s = { { "sine of the joint's angle", "RBDA table 4.1" } },
  c = { { "centre of mass of all bodies", functions = "com_jacobian" },
    { "cosine of the joint's angle", "RBDA table 4.1" } },
  R = { { "rotation of the body's frame, a matrix: into the named frame, else into its parent's",
    "RBDA section 2.8" } },
  p = {
    { "bias force along the joint, S'*pA", "RBDA table 7.1", articulated = true },
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
  mv = { { "mass times velocity" } }, vh = { { "velocity times m*c, a part of M" } },
  Btheta = { { "inertial parameter of the body named, times its factor", nil, "beta = B*theta" } },
  w_r = { { "angular velocity by the reference rates v_r" } },
  w = { { "angular velocity of the body; two components: the product of them", "RBDA table 5.1" } },
  ww = { { "sum or difference of two squares of angular velocity" } },
  dw = { { "angular acceleration of the body", "RBDA table 5.1" } },
  dd = { { "acceleration of the body's origin, less that of free fall", "RBDA table 5.1" } },
  W = {
    { "a row of K or J through the inverse of L", "RBDA section 8.4", functions = "osim" },
    { "[dw]x + [w]x[w]x, by which points of the body accelerate" },
  },
  V = { { "spatial velocity: " .. AXES, "RBDA section 2.2" } },
  A = { { "spatial acceleration: " .. AXES, "RBDA section 2.2" } },
  fB = { { "net force on the body, by Newton and Euler", "RBDA table 5.1" } },
  F = {
    { "force for a unit acceleration, at the joint, of all bodies that it carries",
      "RBDA table 6.2", "F = Ic*S", functions = "crba fd minv centroidal com embedded osim" },
    { "column of forces, carried up the tree", "Echeandia & Wensing 2021", functions = "coriolis" },
    { "force through the joint", "RBDA table 5.1" },
  },
  Ic = { { "composite inertia: of the body and of all bodies that it carries", "RBDA table 6.2",
    "Ic = I + children's Ic" } },
  IA = { { "articulated inertia: that of the body while the joints beyond it are free",
    "RBDA table 7.1", "IA = I + children's" } },
  Ia = { { "articulated inertia, with the joint projected out", "RBDA table 7.1",
    "Ia = IA - U*U'/D" } },
  pA = { { "bias force of the articulated body", "RBDA table 7.1" } },
  pa = { { "bias force passed on to the parent", "RBDA table 7.1" } },
  U = {
    { "articulated inertia times the joint's axis", "RBDA table 7.1", "U = IA*S",
      articulated = true, functions = "osim delassus phi constraint step" },
    { "entry of a row before the division by the pivot: of D*L", "RBDA table 6.3", "L = U/D" },
  },
  UD = { { "U over D", "RBDA table 7.1" } }, uD = { { "u over D", "RBDA table 7.1" } },
  D = {
    { "articulated inertia about the joint's axis", "RBDA table 7.1", "D = S'*U",
      articulated = true },
    { "pivot: the diagonal after elimination", "RBDA table 6.3", "H = L'*D*L" },
  },
  Dinv = { { "1 over D" } }, hinv = { { "1 over the step" } },
  L = { { "entry of the factor of H, below the diagonal", "RBDA table 6.3",
    "H = L'*D*L, or H = L'*L" } },
  Linv = { { "1 over the diagonal of L", "RBDA table 6.3" } },
  u = {
    { "net force that accelerates the joint", "RBDA table 7.1", "u = tau - S'*pA",
      articulated = true },
    { "direction of a constraint's row" },
  },
  d = { { "acceleration of the body beyond that in fB", "RBDA table 7.1" } },
  a = { { "acceleration of the joint" } },
  x = { { "element of the vector, final", "RBDA table 6.5" } },
  y = { { "right-hand side, or the vector after the first substitution", "RBDA table 6.5" } },
  r = { { "element of the vector before it is divided, or a way between two points" } },
  h = { { "mass times centre of mass, children included", nil, "h = m*c" } },
  P = {
    { "origin of a constraint's end, from that of the other end's body", functions = CONSTRAINED
      .. " fd_constrained fd_stabilised fd_embedded crba_embedded bias_embedded embedded" },
    { "momentum of the body, or of all that it carries", "RBDA section 2.10", "P = I*V" },
  },
  E2 = { { "twice the kinetic energy of bodies so far", "RBDA section 2.14", "V'*I*V" } },
  up = { { "minus gravity, in the axes of the body" } },
  height = { { "minus gravity times the position of the body's origin" } },
  f = { { "linear momentum, a part of B; of a constraint its force" } },
  M = { { "sum of velocity*r'*dm, a part of B", "Echeandia & Wensing 2021" } },
  G = { { "inertia times the axis, carried up; of minv: block of D^-1; of loops: rates" } },
  n = { { "moment, carried up the tree" } },
  S = {
    { "entry of the inverse inertia of the constraints", "RBDA section 8.4", "S = K*H^-1*K'",
      functions = CONSTRAINED },
    { "axis of the joint: " .. AXES, "RBDA section 3.5" },
  },
  Sd = { { "rate of the joint's axis by the motion of the body that carries it",
    "Carpentier & Mansard 2018" } },
  Sdd = { { "rate of that rate", "Carpentier & Mansard 2018" } },
  Sv = { { "rate of the axis, the joint's own motion included" } },
  Sdot = { { "rate of the joint's axis with its body", "Echeandia & Wensing 2021", "V x S" } },
  Fq = { { "change of force by q", "Singh, Russell & Wensing 2022" } },
  Fv = { { "change of force by v", "Singh, Russell & Wensing 2022" } },
  q2 = { { "twice an element, or a product of two, of the quaternion" } },
  J = { { "velocity of a constraint's end by one dof", "RBDA section 8.2" } },
  Jv = { { "velocity of a constraint's end", "RBDA section 8.2" } },
  Kv = { { "rate of a constraint", "RBDA section 8.2", "dphi/dt = K*v" } },
  K = { { "entry of the constraints' Jacobian", "RBDA section 8.2", "dphi/dt = K*v" } },
  ddp = { { "acceleration of a constraint's end while all joints keep their rates" } },
  arm = { { "from a joint to the end of a constraint" } },
  T = { { "of a constraint: rates of its rotation; of loops: another dof's force on the joint" } },
  z = { { "axis of a constraint's frame" } },
  on = { { "1 where the constraint is on by the mask, else 0" } },
  Z = { { "element of the vector that is carried through the factor", "RBDA section 8.4" } },
  E = { { "small share of the diagonal of S that is added to it" } },
  Em = { { "a smaller share, of the mean of that diagonal" } },
  b = { { "right-hand side of a constraint's row" } },
  Yinv = { { "of SPOOK's damping", "Lacoursiere", "1/(1 + 4*t/h)" } },
  beside = { { "compliance, added to the diagonal of S", "Lacoursiere", "4*eps/h^2*Yinv" } },
  slope = { { "derivative of a constraint's polynomial" } },
  det = { { "determinant of a small system of dependent joints" } }, detinv = { { "1 over det" } },
  _f = { { "force on the body for a unit of an inertial parameter" } },
  _n = { { "moment on the body for a unit of an inertial parameter" } },
  wwS = { { "products of angular velocity times the joint's axis", nil, "wwS_x = w_yz*S_rx .." } },
  QQ = { { "square of a column of a small system" } }, QQinv = { { "1 over QQ" } },
  product = { { "product of an element of the rotation R and of what is named before it" } },
  _squared = { { "square of what is named before it" } },
  element = { { "element of a result, or a partial sum of it" } },
  l = { { "length of a rope's span" } }, dl = { { "rate of l" } }, per_span = { { "1 over l" } },
  Wp = { { "W times p" } }, mdd = { { "m times dd" } }, tau_minus_C = { { "tau less C" } },
  ddphi = { { "acceleration of a constraint, K*a + Kdotv" } },
  regular = { { "greater than 0 where the dependent joints are determined" } },
  v = { { "rate of a joint that follows" } }, dq = { { "step of a joint that follows" } },
  Y = { { "entry of L'^-1*K'", "RBDA section 8.4", "Y = L'^-1*K'" } },
}

--- Letters may end in a dof or a joint: F_wx, F_crank.
function M.of(letter, fn, articulated)
  local first = letter:match("^(%a+)_") or letter:gsub("^w[xyz]Q", "wQ")
  local form = letter:find "^[RE]%a" and ROWS.turned or letter:find "%aR[xyz]+$" and ROWS.product
    or (letter == "Hinv" or letter:find "^d.+_d") and ROWS.element or ROWS[letter:match "_squared$"]
  for _, row in ipairs(ROWS[letter] or form or ROWS[first] or ROWS[letter:match "_.$"] or {}) do
    local fits = articulated and row.articulated or not (row.functions or row.articulated)
    for name in (row.functions or ""):gmatch("%S+") do fits = fits or fn:sub(1, #name) == name end
    if fits then return { says = row[1], source = row[2], equation = row[3] } end
  end
end

return M
