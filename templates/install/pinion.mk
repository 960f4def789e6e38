# pinion.mk -- robots in a make build; include it (GNU make 3.81 or newer).
#
#   PINION_ROBOTS := arm dog             from arm.urdf or arm.xml, and so on (`vpath %.xml DIR`)
#   PINION_FLAGS := --real float         options of all robots
#   PINION_FLAGS_arm := --functions crba,ltdl,solve          and of one
#   PINION_DIR := build                  where the generated files go; its own, no blanks in it
#   include $(or $(shell pkg-config --print-errors --variable=makefile pinion),pinion.mk)
#
#   controller: controller.o $(ARM_OBJECTS)
#   	$(CC) $^ $(PINION_LIBS) -o $@
#   controller.o: CPPFLAGS += $(PINION_CPPFLAGS)
#   controller.o: $(ARM_HEADER)
#
# Each robot has ARM_HEADER, ARM_SOURCES, ARM_OBJECTS and the variables of arm.mk.  A robot has the
# name of its file, which must be a C identifier.
#
# The generator writes only files that change, so its outputs may stay older than the robot.
# Therefore make compares a stamp, arm.pinion, which is also a makefile.  If the robot, a file that
# it depends on (includes, meshes, --config, --order), a makefile or the generator has changed, make
# remakes the stamp first and reads it again.  So lists of sources are never stale, and a mistake in
# a robot stops the build before anything is compiled or linked.

PINION ?= pinion
PINION_DIR ?= pinion
PKG_CONFIG ?= pkg-config
PINION_CPPFLAGS ?= -I$(PINION_DIR) $(shell $(PKG_CONFIG) --cflags pinion)
PINION_LIBS ?= $(shell $(PKG_CONFIG) --libs pinion)

pinion_goal := $(.DEFAULT_GOAL)
pinion_blank := $(subst ,, )
# the generator's own file, which each installation makes new; blanks in its path are escaped
PINION_SELF ?= $(subst $(pinion_blank),\ ,$(shell command -v $(PINION)))
pinion_makefiles := $(filter-out %.pinion,$(wildcard $(MAKEFILE_LIST)))

# the last line: if a file that the stamp depends on is gone, the generator reports it, not make
define pinion_generate
@echo "  PINION  $<"
@mkdir -p $(@D)
@$(PINION) $(PINION_FLAGS) $(PINION_FLAGS_$*) --name $* -o $(@D) --dep-target $@ $<
@{ echo 'include $(@D)/$*.mk'; \
  sed -n 's/^\([A-Za-z0-9_]*\)_DIR := .*/$$(call pinion_robot,$*,\1)/p' $(@D)/$*.mk; \
  cat $(@D)/$*.d; sed 's|^.*: \(.*\)|\1:|' $(@D)/$*.d; } >$@.new && mv $@.new $@
endef

# URDF or MJCF
$(PINION_DIR)/%.pinion: %.urdf $(pinion_makefiles) $(PINION_SELF)
	$(pinion_generate)
$(PINION_DIR)/%.pinion: %.xml $(pinion_makefiles) $(PINION_SELF)
	$(pinion_generate)

# name, prefix of its variables; a generated file that was deleted makes the stamp old
define pinion_variables
$(2)_HEADER := $(PINION_DIR)/$(1).h
$(2)_OBJECTS := $$($(2)_SOURCES:.c=.o)
$$($(2)_OBJECTS): $$($(2)_HEADER)
pinion_numbers_$(1) $$(patsubst %.c,%.o,$$(shell grep -ls '"$(1)_numbers.h"' $$($(2)_SOURCES))): \
  $$(wildcard $(PINION_DIR)/$(1)_numbers.h)
$$(if $$(filter-out $$(wildcard $$($(2)_SOURCES) $$($(2)_HEADER)),$$($(2)_SOURCES) \
  $$($(2)_HEADER)),$$(eval $(PINION_DIR)/$(1).pinion: pinion_missing))
endef
pinion_robot = $(eval $(call pinion_variables,$(1),$(2)))
.PHONY: pinion_missing
pinion_missing:

# The code is C99.  -std=c99 would keep gcc from fusing products with sums, -std=gnu99 does not.
$(PINION_DIR)/%.o: $(PINION_DIR)/%.c
	$(CC) -std=gnu99 $(PINION_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) -c $< -o $@

# cleaning needs no robot, and must work when one is broken
ifneq ($(filter-out %clean,$(or $(MAKECMDGOALS),all)),)
include $(PINION_ROBOTS:%=$(PINION_DIR)/%.pinion)
endif
.DEFAULT_GOAL := $(pinion_goal)
