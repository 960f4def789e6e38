--- page.lua FIRMWARE.json PAGE.md: the tables of `make firmware`, put between their marks.

local files = dofile "tests/bench/tables/files.lua"
local tables = dofile "tests/firmware/tables.lua"

local report = files.decode(assert(files.read(arg[1]), "no measurements; run `make firmware`"))
files.put(arg[2], "<!%-%- flags %-%->\n", "<!-- /flags -->", tables.flags(report))
files.put(arg[2], "<!%-%- soft %-%->\n", "<!-- /soft -->", tables.soft(report))
files.put(arg[2], "<!%-%- firmware %-%->\n", "<!-- /firmware -->", tables.page(report))
