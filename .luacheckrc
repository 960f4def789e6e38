-- Configuration of luacheck, for `make lint`.
std = "lua54"
max_line_length = 100
cache = ".build/luacheck"

files["tests/**/*_spec.lua"] = { std = "lua54+busted" }

-- configurations
files["tests/peers/closed/*.lua"] = { globals = { "functions", "base", "constraints" } }
