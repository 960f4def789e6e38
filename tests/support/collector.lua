--- What busted runs first (its --helper): a collector that waits as long as the one of gen/pinion
-- takes a quarter of the time of the specs that generate much.
collectgarbage("incremental", 600, 400)
