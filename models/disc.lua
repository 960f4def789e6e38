-- Lets disc.urdf roll on the ground without slipping.  Leaning by 0.3 rad it runs round in a circle:
--
--   make sim MODEL=disc WORDS='method=spook step=2e-4 time=4 q.base.2=0.2388 \
--     q.base.3=0.804 q.base.6=0.594 v.base.5=-8 v.base.4=0.6'
base = "floating"
functions = { "all", "constraints", "steps" }
constraints = { { name = "ground", type = "rolling", a = { link = "disc", axis = { 0, 0, 1 } },
  radius = 0.25 } }
