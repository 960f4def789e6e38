# targets.mk -- how good the tests are: mutation testing and coverage.  Included by the Makefile.

N ?= 200
WHAT ?= emitted gen

mutate: ## are wrong operators and constants caught? N=200 SEED=1 WHAT='emitted gen' or faults
	$(Q)sh tests/install.sh demo test
	$(Q)$(MAKE) --no-print-directory all
	$(Q)$(LUA) tests/mutate/mutate.lua $(N) $(or $(SEED),1) $(WHAT)

coverage: ## lines of gen/ and runtime/ that tests reach; TESTS=regex picks suites
	$(Q)sh tests/install.sh demo test
	$(Q)MAKE='$(MAKE)' TESTS='$(TESTS)' LUA_CFLAGS='$(LUA_CFLAGS)' sh tests/coverage/run.sh

.PHONY: mutate coverage
