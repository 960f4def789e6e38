-- The cart of models/cartpole.urdf follows a command, and the pole swings freely:
--
--   make sim MODEL=cartpole FLAGS='--config templates/sim/driven.lua' \
--     WORDS='method=spook move.drive=0,0.2,4'
constraints = { { name = "drive", type = "locked", joint = "slide", moving = true } }
