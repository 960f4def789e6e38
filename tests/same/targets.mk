# targets.mk -- part of the Makefile: what a change of the generator changes in what it writes.

same: ## does the generator of another commit write the same bytes? BASE=REV SAMPLE=all ONLY='quad.' COUNTS=1 CODE=1 TIME=1 V=1
	$(Q)sh tests/install.sh demo
	$(Q)$(MAKE) --no-print-directory run-same

run-same: all .build/process.so
	$(Q)V='$(V)' COUNTS='$(COUNTS)' CODE='$(CODE)' TIME='$(TIME)' ONLY='$(ONLY)' SAMPLE='$(SAMPLE)' \
	  sh tests/same/run.sh '$(or $(BASE),HEAD)'

.PHONY: same run-same
