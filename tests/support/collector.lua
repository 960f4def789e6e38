--- busted runs this first (its --helper): it sets the garbage collector as gen/pinion does, which
-- saves a quarter of the time of specs that generate much.
collectgarbage("incremental", 600, 400)
