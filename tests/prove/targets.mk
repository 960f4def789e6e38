# targets.mk -- part of the Makefile: proofs by Frama-C, and what checkers of C say.

prove: ## proofs by Frama-C of duo, arm6, quad and the runtime's sines; installs it
	$(Q)sh tests/install.sh demo prove
	$(Q)$(MAKE) --no-print-directory run-prove

run-prove: all
	$(Q)sh tests/prove/run.sh

.PHONY: prove run-prove
