-- Feet of models/quad.urdf on the ground and in the air in turn, two by two; each stays where it is
-- set down:
--
--   make sim MODEL=quad FLAGS='--config templates/sim/trot.lua' WORDS="method=spook step=2e-4 \
--     damping=1e-3 time=0.8 control=pd kp=600 kd=10 q.base.2=0.5 on.lf=0.2,0,0.1 on.rh=0.2,0,0.1 \
--     on.rf=0.2,0.1,0.2 on.lh=0.2,0.1,0.2 q.lf_hfe=0.7 q.lf_kfe=-1.4 q.rf_hfe=0.7 \
--     q.rf_kfe=-1.4 q.lh_hfe=0.7 q.lh_kfe=-1.4 q.rh_hfe=0.7 q.rh_kfe=-1.4"
constraints = {}
for _, leg in ipairs { "lf", "rf", "lh", "rh" } do
  table.insert(constraints, {
    name = leg, type = "point", a = { link = leg .. "_foot" }, switch = true, moving = true,
  })
end
