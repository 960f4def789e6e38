# targets.mk -- the fuzz targets by libFuzzer, and as programs that replay inputs for the tests.
#
#   make libfuzz TIME=60 TARGETS='xml check urdf'
#
# Included by the Makefile.  Products go to .build/fuzz/: the programs, the corpus of each target,
# which grows from run to run, and inputs that failed, *-crash-*; see tests/fuzz/README.md.

CLANG ?= clang
TARGETS ?= xml check urdf
SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all
FUZZ_FLAGS := -std=c99 -g -Wall -Wextra -I gen/xml -I runtime -I tests/runtime
FUZZ_DEPS := $(wildcard tests/fuzz/*/*.h runtime/*.h runtime/*/*.h runtime/*/*/*.h gen/xml/*.h tests/runtime/*.h)
TREE_C := tests/runtime/tree.c tests/runtime/check.c
LUA_LIBS ?= $(shell pkg-config --libs lua5.4 2>/dev/null || echo -llua5.4)

libfuzz: ## libFuzzer on the XML reader, pinion_check and the generator; TIME=s each, TARGETS='xml'
	$(Q)sh tests/install.sh demo test fuzz
	$(Q)$(MAKE) --no-print-directory run-libfuzz

run-libfuzz: $(TARGETS:%=.build/fuzz/fuzz_%)
	$(Q)TIME='$(TIME)' TARGETS='$(TARGETS)' sh tests/fuzz/targets/libfuzz.sh

# document.c asks calloc for its memory, which the target makes fail
.build/fuzz/fuzz_xml .build/fuzz/replay_xml: WRAP := -Wl,--wrap=calloc

.build/fuzz/fuzz_xml .build/fuzz/fuzz_urdf: .build/fuzz/%: tests/fuzz/targets/%.c $(XML_C) $(FUZZ_DEPS)
	$(E) "  CLANG $@"
	$(Q)mkdir -p $(@D)
	$(Q)$(CLANG) $(FUZZ_FLAGS) -O2 $(SANITIZE) -fsanitize=fuzzer $(LUA_CFLAGS) $(XML_CFLAGS) \
	  $(filter %.c,$^) -o $@ -Wl,-E $(WRAP) $(LUA_LIBS) $(XML_LIBS) -lm

.build/fuzz/fuzz_check: tests/fuzz/targets/fuzz_check.c $(TREE_C) $(RUNTIME) $(FUZZ_DEPS)
	$(E) "  CLANG $@"
	$(Q)mkdir -p $(@D)
	$(Q)$(CLANG) $(FUZZ_FLAGS) -O2 $(SANITIZE) -fsanitize=fuzzer $(filter %.c,$^) -o $@ \
	  -lcmocka -lm

# The replays: what is on trial is compiled with the sanitizers, the rest as it is, which is quick.
.build/fuzz/replay_xml: tests/fuzz/targets/fuzz_xml.c tests/fuzz/targets/replay.c $(XML_C) $(FUZZ_DEPS)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(FUZZ_FLAGS) $(SANITIZE) $(LUA_CFLAGS) $(XML_CFLAGS) $(filter %.c,$^) -o $@ \
	  $(WRAP) $(LUA_LIBS) $(XML_LIBS) -lm

.build/fuzz/replay_check: tests/fuzz/targets/fuzz_check.c tests/fuzz/targets/replay.c $(TREE_C) \
  runtime/generic/model/pinion_model.c $(LIB) $(FUZZ_DEPS)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(FUZZ_FLAGS) $(SANITIZE) $(filter %.c %.a,$^) -o $@ -lcmocka -lm

.PHONY: libfuzz run-libfuzz
