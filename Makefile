# Makefile -- builds, tests and demonstrates pinion; `make help` lists the targets.
#
# Quiet unless V=1.  Safe under -j.  All products go to .build/, but for what Lua looks for beside
# its sources (gen/*/core.so, gen/modules.luac) and the targets of `make out/NAME`.  No path
# here is absolute, so a checkout in a directory with spaces in its name works; names of models must
# not have any.
# What is missing on the machine is installed by `make demo` and `make test`; see tests/install.sh.

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules

Q := @
E := @echo
ifeq ($(V),1)
Q :=
E := @:
endif

LUA ?= lua5.4
CFLAGS ?= -O2
CXX_LINT ?= g++ clang++
CC_LINT ?= gcc clang
CLANG_FORMAT ?= clang-format

# Asked for when a recipe needs them and not before: the first run may have to install them.
LUA_CFLAGS ?= $(shell pkg-config --cflags lua5.4 2>/dev/null || echo -I/usr/include/lua5.4)
XML_CFLAGS ?= $(shell pkg-config --cflags libxml-2.0 2>/dev/null || echo -I/usr/include/libxml2)
XML_LIBS ?= $(shell pkg-config --libs libxml-2.0 2>/dev/null || echo -lxml2)

# How each robot is generated.  Those in GOLDEN are checked in under out/, see also .gitignore.
FLAGS_quad := --base floating
FLAGS_brick := --base floating
FLAGS_humanoid := --base floating
FLAGS_top := --base floating
FLAGS_book_top := --base floating
$(foreach r,$(patsubst models/%.lua,%,$(wildcard models/*.lua)),$(eval FLAGS_$(r) := \
  --config models/$(r).lua))
GOLDEN := duo arm6 quad

# URDF or MJCF; $(call model,NAME) is the file of one, or NAME, which may be a file
ROBOTS := $(sort $(basename $(notdir $(wildcard models/*.urdf models/*.xml))))
model = $(firstword $(wildcard models/$(1).urdf models/$(1).xml) $(1))
GOLDEN_ARGS := $(foreach r,$(GOLDEN),'$(strip $(r) $(FLAGS_$(r)))')

CORE := gen/xml/core.so gen/unix/core.so
MODULES := gen/modules.luac
GENERATOR := $(CORE) $(MODULES)
GEN_LUA := $(sort $(wildcard gen/*.lua gen/*/*.lua gen/*/*/*.lua))
LIB := .build/libpinion.a
RUNTIME := $(sort $(wildcard runtime/*.c runtime/*/*.c runtime/*/*/*.c))
RUNTIME_H := $(sort $(wildcard runtime/*.h runtime/*/*.h runtime/*/*/*.h))
OBJECTS := $(RUNTIME:runtime/%.c=.build/runtime/%.o)
TEST_C := $(sort $(wildcard tests/runtime/*.c tests/runtime/*/*.c))
TEST_H := $(sort $(wildcard tests/runtime/*.h tests/runtime/*/*.h))
FUZZ_C := $(sort $(wildcard tests/fuzz/*/*.c tests/oracle/*.c))
XML_C := $(sort $(wildcard gen/xml/*.c))

export LUA CC CFLAGS

# ---- building -----------------------------------------------------------------------------------

all: $(GENERATOR) $(LIB) ## the generator's C modules and the runtime library (default)

gen/xml/core.so: $(sort $(wildcard gen/xml/*.c)) $(wildcard gen/xml/*.h)
gen/xml/core.so: CORE_CFLAGS = $(XML_CFLAGS)
gen/xml/core.so: CORE_LIBS = $(XML_LIBS)
gen/unix/core.so: $(sort $(wildcard gen/unix/*.c)) $(wildcard gen/unix/*.h)

$(CORE):
	$(E) "  CC    $@"
	$(Q)$(CC) -std=c99 -Wall -Wextra $(CFLAGS) -fPIC -shared $(LUA_CFLAGS) $(CORE_CFLAGS) \
	  $(filter %.c,$^) -o $@ $(LDFLAGS) $(CORE_LIBS) || \
	  { echo "pinion: if headers are missing, \`make deps\` installs them" >&2; exit 1; }

# see gen/bundle.lua; without it the sources are read
$(MODULES): $(GEN_LUA)
	$(E) "  LUA   $@"
	$(Q)$(LUA) -e 'package.path = "gen/?.lua"' -e 'require("bundle").write("gen/", arg, "$@.new")' - \
	  $(GEN_LUA:gen/%=%) </dev/null && mv $@.new $@

$(LIB): $(OBJECTS)
	$(E) "  AR    $@"
	$(Q)rm -f $@
	$(Q)$(AR) rcs $@ $^

.build/runtime/%.o: runtime/%.c
	$(E) "  CC    $@"
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c99 -Wall -Wextra -Wpedantic $(CFLAGS) -MMD -MP -I runtime -c $< -o $@

-include $(wildcard $(OBJECTS:.o=.d))

# ---- generating ---------------------------------------------------------------------------------

# Always run: the generator itself writes only what changed, and so a file that was deleted or
# edited by hand comes back, which no time stamp of a directory would notice.
out/NAME: ## the C of models/NAME.urdf or .xml; FLAGS='--real float' adds options
	$(Q)echo "pinion: NAME stands for one of: $(ROBOTS)"; exit 2

$(ROBOTS:%=out/%): out/%: $(GENERATOR)
	$(E) "  GEN   $@"
	$(Q)$(LUA) gen/pinion -o $@ $(FLAGS_$*) $(FLAGS) $(call model,$*)

out/%:
	$(Q)echo "pinion: models/ has no $*; robots: $(ROBOTS)" >&2; exit 2

check: $(GENERATOR) ## is the checked-in C under out/ what the generator writes now?
	$(Q)sh tests/golden.sh check $(GOLDEN_ARGS)

update: $(GENERATOR) ## accept what the generator writes now as the checked-in C under out/
	$(Q)sh tests/golden.sh update $(GOLDEN_ARGS)
	$(Q)$(LUA) tests/excerpt.lua README.md out/README.md

dump: $(GENERATOR) ## one stage of the pipeline as text: make dump ROBOT=duo STAGE=choose
	$(if $(ROBOT),,$(error say which robot: make dump ROBOT=duo STAGE=choose))
	$(if $(STAGE),,$(error say which stage: make dump ROBOT=duo STAGE=choose))
	$(Q)$(LUA) gen/pinion --dump $(STAGE) $(FLAGS_$(ROBOT)) $(FLAGS) $(call model,$(ROBOT))

# ---- showing and testing ------------------------------------------------------------------------

# Two makes each, since the second must look for its compiler flags after the first has installed.
demo: ## generate, compile and run arm6; installs as needed
	$(Q)sh tests/install.sh demo
	$(Q)$(MAKE) --no-print-directory run-demo

run-demo: all
	$(Q)sh tests/demo/run.sh

sim: all ## step a robot in time: make sim MODEL=quad WORDS='time=2 method=rk4'; see templates/doc/steps.md
	$(if $(MODEL),,$(error say which robot: make sim MODEL=quad))
	$(Q)sh templates/sim/run.sh $(call model,$(MODEL)) .build/sim/$(MODEL) '$(FLAGS_$(MODEL)) $(FLAGS)' \
	  $(WORDS)

test: ## the tests; TESTS=regex picks some, PINION_SEED=N seeds them; installs as needed
	$(Q)sh tests/install.sh demo test
	$(Q)sh tests/install.sh compilers
	$(Q)$(MAKE) --no-print-directory run-test

test-long: ## the tests that take minutes: build systems, packages, large robots, many compilers
	$(Q)sh tests/install.sh demo test
	$(Q)sh tests/install.sh compilers
	$(Q)sh tests/install.sh browser
	$(Q)sh tests/install.sh emulators
	$(Q)sh tests/install.sh solvers
	$(Q)$(MAKE) --no-print-directory run-test SET=long

test-quick: ## the specs and one robot, in a minute or two
	$(Q)sh tests/install.sh demo test
	$(Q)sh tests/install.sh compilers
	$(Q)$(MAKE) --no-print-directory run-test SET=quick

# long suites that install at the same time find everything built
run-test: all .build/process.so .build/pages.so $(if $(filter long,$(SET)),packed)
	$(Q)MAKE='$(MAKE)' TESTS='$(TESTS)' tests/run $(SET)

test-peers: ## the generated C against MuJoCo and KDL; PEERS=regex or ROBOT=x.urdf; installs as needed
	$(Q)sh tests/install.sh demo
	$(Q)$(MAKE) --no-print-directory run-test-peers

run-test-peers: all
	$(Q)PEERS='$(PEERS)' ROBOT='$(call model,$(ROBOT))' \
	  FLAGS='$(FLAGS_$(ROBOT)) $(FLAGS)' sh tests/peers/run.sh

firmware: ## robots on emulated boards: bits, instructions, stack, flash; ROBOT=arm6 BOARD=mps2-an386
	$(Q)sh tests/install.sh demo firmware
	$(Q)$(MAKE) --no-print-directory run-firmware

run-firmware: all
	$(Q)ROBOT='$(ROBOT)' BOARD='$(BOARD)' $(LUA) tests/firmware/run.lua .build/firmware

firmware-readme: ## write the tables of the last `make firmware` into templates/doc/firmware.md
	$(Q)$(LUA) tests/firmware/page.lua .build/firmware/firmware.json templates/doc/firmware.md

golden-numbers: ## make tests/golden/*.json anew: MuJoCo's numbers of models/; installs it
	$(Q)sh tests/install.sh mujoco
	$(Q)sh tests/golden/make.sh

test-sincos: ## errors of the runtime's sines over 1e7 angles; POINTS=N, by several compilers
	$(Q)POINTS='$(POINTS)' sh tests/sincos/run.sh

fuzz: ## random robots and options against the oracle; TIME=60 SEED=N JOBS=N
	$(Q)sh tests/install.sh demo test
	$(Q)$(MAKE) --no-print-directory run-fuzz

run-fuzz: all
	$(Q)sh tests/fuzz/run.sh '$(or $(TIME),60)' '$(SEED)' '$(or $(JOBS),2)'

bench: ## times beside libraries, in 15 minutes; ROBOT=x.urdf FLAGS='--base floating', BENCH_FAST=1
	$(Q)sh tests/install.sh demo bench
	$(Q)$(MAKE) --no-print-directory run-bench

run-bench: all
	$(Q)ROBOT='$(call model,$(ROBOT))' FLAGS='$(FLAGS_$(ROBOT)) $(FLAGS)' \
	  sh tests/bench/run.sh

bench-scaling: ## chains and trees of up to BENCH_TOP joints: operations, times, fitted exponents
	$(Q)sh tests/install.sh demo bench
	$(Q)$(MAKE) --no-print-directory run-bench-scaling

run-bench-scaling: all
	$(Q)sh tests/bench/scaling.sh

bench-readme: ## write the tables of the last `make bench` into README.md and tests/bench/README.md
	$(Q)for page in tests/bench/README.md README.md; do \
	  $(LUA) tests/bench/tables/readme.lua .build/bench/bench.json $$page || exit 1; \
	done; \
	$(LUA) tests/bench/tables/more.lua .build/bench/bench.json tests/bench/README.md

bench-deps: ## install the libraries that the benchmark compares with, as far as apt has them
	$(Q)sh tests/install.sh demo bench
	$(Q)sh tests/install.sh rivals

# tests/run makes it, so that a test that does not compile is one failed suite.  What C leaves
# undefined in the runtime stops the program.  The tests themselves are compiled as fast as possible,
# by tcc if it is there, which knows no vectors; that of rows.h needs an optimiser, since without one
# it has other products.  tests/long/runtime.sh optimises all and stops in the tests, too.
TRAP := -std=c99 -Wall -Wextra -Wno-psabi -fsanitize=undefined -fsanitize-undefined-trap-on-error \
  -fno-sanitize=null,alignment,object-size
GENERIC_C := $(filter runtime/generic/%,$(RUNTIME))
TRAP_O := $(patsubst runtime/%.c,.build/trap/%.o,$(filter-out $(GENERIC_C),$(RUNTIME)))
FAST_CC ?= $(if $(shell command -v tcc),tcc,$(CC) -std=c99 -O0)
VECTORS_C := $(addprefix tests/runtime/kernels/,sines_lanes.c test_rows.c)
PLAIN_C := $(filter-out $(VECTORS_C),$(TEST_C))
PLAIN_O := $(patsubst %.c,.build/trap/tests/%.o,$(notdir $(PLAIN_C)))
TRAP_DIRS := $(sort $(dir $(TRAP_O) $(PLAIN_O)))

$(TRAP_DIRS):
	$(Q)mkdir -p $@

$(TRAP_O): .build/trap/%.o: runtime/%.c $(RUNTIME_H) | $(TRAP_DIRS)
	$(Q)$(CC) $(TRAP) -O1 -I runtime -c $< -o $@

# as one text, since to start a compiler takes most of the time of a small file
.build/trap/generic.o: $(GENERIC_C) $(RUNTIME_H) | $(TRAP_DIRS)
	$(Q)cat $(GENERIC_C) | $(CC) $(TRAP) -O1 -I runtime -x c -c - -o $@

.build/tests/runtime: $(TEST_C) $(TEST_H) $(TRAP_O) .build/trap/generic.o $(RUNTIME_H) | $(TRAP_DIRS)
	$(Q)mkdir -p $(@D)
	$(Q)cd .build/trap/tests && $(FAST_CC) -I ../../../runtime -I ../../../tests/runtime -c \
	  $(PLAIN_C:%=../../../%)
	$(Q)$(CC) -std=c99 -Wall -Wextra -Wno-psabi -Og -I runtime -I tests/runtime $(VECTORS_C) \
	  $(PLAIN_O) $(TRAP_O) .build/trap/generic.o -o $@ -z noexecstack -lcmocka -lm

deps: ## install what demo and test need
	$(Q)sh tests/install.sh demo test

include templates/install/install.mk
include $(sort $(wildcard tests/*/targets.mk))

# ---- looking after the sources ------------------------------------------------------------------

# The warnings that all C here is clean of; C++ knows all but two of them.
WARN := -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wdouble-promotion -Wundef \
  -Wstrict-prototypes -Wmissing-prototypes -Werror
WARN_CXX := $(filter-out -Wstrict-prototypes -Wmissing-prototypes,$(WARN))

GOLDEN_C := $(foreach r,$(GOLDEN),$(sort $(wildcard out/$(r)/*.c)))
GOLDEN_I := $(foreach r,$(GOLDEN),-I out/$(r))
CORE_C := $(sort $(wildcard gen/*/*.c))
HAND_C := $(sort $(RUNTIME) $(RUNTIME_H) $(TEST_C) $(TEST_H) $(wildcard runtime/*.hpp gen/*/*.[ch] tests/*/*.[ch] \
  templates/sim/*.[ch] templates/firmware/*.[ch] templates/firmware/*/*.[ch] templates/examples/*/*.[ch] \
  templates/examples/*/*.[ch]pp tests/standins/*.c \
  tests/fuzz/*/*.[ch] tests/bench/*/*.[ch] tests/consumer/*/*.c tests/consumer/*/*.cpp))
LUA_FILES := $(wildcard gen/pinion) gen tests templates/install templates/prove

lint: ## luacheck, clang-format, gcc, clang, g++ and cppcheck, all of them strict
	$(Q)sh tests/install.sh lint
	$(Q)$(MAKE) --no-print-directory lint-lua lint-format lint-c lint-c++ lint-cppcheck

lint-lua:
	$(E) "  LINT  luacheck"
	$(Q)luacheck --no-color -q $(LUA_FILES)

lint-format:
	$(E) "  LINT  clang-format"
	$(Q)$(CLANG_FORMAT) --dry-run -Werror $(HAND_C)

# Compiled, not only parsed: some warnings come from the optimiser.
lint-c:
	$(Q)rc=0; for cc in $(CC_LINT); do \
	  echo "  LINT  $$cc"; \
	  for f in $(RUNTIME) $(TEST_C) $(FUZZ_C) $(GOLDEN_C) $(CORE_C); do \
	    $$cc -std=c99 $(WARN) -Wno-psabi -O1 -I runtime -I tests/runtime -I gen/xml $(GOLDEN_I) \
	      $(LUA_CFLAGS) \
	      $(patsubst -I%,-isystem %,$(XML_CFLAGS)) -S -o /dev/null $$f || rc=1; \
	  done; \
	done; exit $$rc

lint-c++:
	$(Q)rc=0; for cxx in $(CXX_LINT); do \
	  echo "  LINT  $$cxx"; \
	  for f in $(RUNTIME) $(GOLDEN_C); do \
	    $$cxx -x c++ -std=c++11 $(WARN_CXX) -O1 -I runtime $(GOLDEN_I) -S -o /dev/null $$f || rc=1; \
	  done; \
	done; exit $$rc

lint-cppcheck:
	$(E) "  LINT  cppcheck"
	$(Q)cppcheck -j 2 --quiet --std=c99 --error-exitcode=1 --inline-suppr \
	  --enable=warning,performance,portability --suppress=missingIncludeSystem \
	  --suppress=toomanyconfigs \
	  -I runtime $(GOLDEN_I) $(RUNTIME) $(TEST_C) $(wildcard out/duo/*.c) $(CORE_C)

fmt: ## lay out the hand-written C; the generator lays out its own
	$(Q)$(CLANG_FORMAT) -i $(HAND_C)

clean: ## remove what was built, and generated C that is not checked in
	$(Q)rm -rf .build $(GENERATOR) $(filter-out out/README.md $(GOLDEN:%=out/%),$(wildcard out/*))

help: ## this list
	$(Q)awk -F ':.*## ' '/^[a-zA-Z\/-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 }' \
	  $(MAKEFILE_LIST)
	$(Q)echo; echo "  robots: $(ROBOTS)"; echo "  V=1 shows the commands"

.PHONY: all check update dump demo run-demo sim test test-long test-quick run-test test-peers \
  run-test-peers firmware run-firmware firmware-readme golden-numbers test-sincos fuzz run-fuzz \
  bench run-bench bench-scaling run-bench-scaling bench-readme bench-deps deps lint lint-lua lint-format lint-c lint-c++ lint-cppcheck fmt clean help out/NAME \
  $(ROBOTS:%=out/%)
