#!/usr/bin/env lua5.4
--- suite_constrained_derivatives.lua with a biped, a quadruped on its feet and more trees.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_constrained_derivatives.lua"))("long")
