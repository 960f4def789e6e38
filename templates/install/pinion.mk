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
# For each robot: ARM_HEADER, ARM_SOURCES, ARM_OBJECTS, and what arm.mk says.  Names of robots are
# those of their files and must be C identifiers.
#
# The generator writes only what changed, so its outputs may stay older than the robot.  What make
# compares is therefore a stamp, arm.pinion, which is a makefile too: make remakes it first, when
# the robot, a file it depends on (includes, meshes, --config, --order), a makefile or the generator
# changed, and reads it again.  So lists of sources are never stale, and a robot with a mistake ends
# the build before anything is compiled or linked.

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

# the last line: a file it depends on may vanish, the generator will tell
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

# C99, and gnu99 since c99 keeps gcc from fusing products with sums, which CFLAGS can do as well
$(PINION_DIR)/%.o: $(PINION_DIR)/%.c
	$(CC) -std=gnu99 $(PINION_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) -c $< -o $@

# cleaning needs no robot, and must work when one is broken
ifneq ($(filter-out %clean,$(or $(MAKECMDGOALS),all)),)
include $(PINION_ROBOTS:%=$(PINION_DIR)/%.pinion)
endif
.DEFAULT_GOAL := $(pinion_goal)
