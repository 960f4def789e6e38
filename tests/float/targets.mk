# targets.mk -- part of the Makefile: how far off functions in float are.

float-error: ## errors of a robot in float, function by function: make float-error ROBOT=arm6
	$(if $(ROBOT),,$(error say which robot: make float-error ROBOT=arm6))
	$(Q)sh tests/install.sh demo
	$(Q)$(MAKE) --no-print-directory run-float-error

run-float-error: all
	$(Q)sh tests/float/run.sh $(ROBOT) '$(FLAGS_$(ROBOT)) $(FLAGS)' $(STATES)

.PHONY: float-error run-float-error
