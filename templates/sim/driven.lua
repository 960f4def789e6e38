-- The cart of models/cartpole.urdf goes where it is told, and the pole swings as it must:
--
--   make sim MODEL=cartpole FLAGS='--config templates/sim/driven.lua' \
--     WORDS='method=spook move.drive=0,0.2,4'
constraints = { { name = "drive", type = "locked", joint = "slide", moving = true } }
