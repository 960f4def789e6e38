# Makefile -- generates the robot's library, and compiles the sketch with it.
PINION ?= pinion
ARDUINO ?= arduino-cli
FQBN ?= arduino:sam:arduino_due_x
LIBRARY := libraries/pinion_${r}
OPTIONS := ${make}

compile: library
	$(ARDUINO) compile --fqbn $(FQBN) --library $(LIBRARY) .

upload: compile
	$(ARDUINO) upload --fqbn $(FQBN) .

library: # pinion rewrites only files that change
	$(PINION) $(OPTIONS) --layout arduino -o $(LIBRARY) ${model}

test:
	PINION='$(PINION)' sh selftest.sh

clean:
	rm -rf libraries selftest
.PHONY: compile upload library test clean
