# install.mk -- part of the Makefile: install, uninstall, dist, deb.
#
# PREFIX (absolute; GNU's packages call it prefix) and DESTDIR may have blanks in them.  What is
# installed is listed in install.sh and nowhere else.  LIBDIR is below PREFIX; SOVERSION changes with
# the runtime's binary interface.

prefix ?= /usr/local
PREFIX ?= $(prefix)
LIBDIR ?= lib
VERSION := $(shell sed -n 's/^return "\(.*\)"$$/\1/p' gen/version.lua)
SOVERSION := 0

PACKED := .build/install
PIC := $(RUNTIME:runtime/%.c=$(PACKED)/pic/%.o)
# from LIBDIR/pkgconfig, and from LIBDIR/cmake/pinion, up to PREFIX
empty :=
UP := $(subst $(empty) $(empty),/,$(patsubst %,..,$(subst /, ,$(LIBDIR)) pkgconfig))
BUILT := $(addprefix $(PACKED)/,libpinion.a libpinion.so pinion.pc pinionConfig.cmake \
  pinionConfigVersion.cmake pinion.1 pinion.bash pinion.zsh pinion.fish)

INSTALLING = PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' LIBDIR='$(LIBDIR)' LUA='$(LUA)' \
  VERSION=$(VERSION) SOVERSION=$(SOVERSION) BUILT=$(PACKED)

# all that is built for installing, and nothing installed
packed: $(GENERATOR) $(BUILT) $(PACKED)/doc

install: packed ## install everything below PREFIX (/usr/local), in DESTDIR if given
	$(Q)$(INSTALLING) sh templates/install/install.sh install

uninstall: ## remove what install put there
	$(Q)$(INSTALLING) sh templates/install/install.sh uninstall

# position-independent in the static library too: it may end in somebody's shared one
$(PACKED)/pic/%.o: runtime/%.c
	$(E) "  CC    $@"
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c99 -Wall -Wextra -Wpedantic $(CPPFLAGS) $(CFLAGS) -fPIC -MMD -MP \
	  -I runtime -c $< -o $@

$(PACKED)/libpinion.a: $(PIC)
	$(E) "  AR    $@"
	$(Q)rm -f $@
	$(Q)$(AR) rcs $@ $^

$(PACKED)/libpinion.so: $(PIC)
	$(E) "  LD    $@"
	$(Q)$(CC) -shared $(CFLAGS) $(LDFLAGS) -Wl,-soname,libpinion.so.$(SOVERSION) $^ -o $@ -lm

-include $(wildcard $(PIC:.o=.d))

# Filled anew each time, since what goes in them may come from the command line, and each in one
# step, since another `make install` may be reading them.
PUT = >$@.$$$$ && mv $@.$$$$ $@
FILL = $(Q)mkdir -p $(@D) && sed -e 's|@VERSION@|$(VERSION)|g' -e 's|@LIBDIR@|$(LIBDIR)|g' \
  -e 's|@UP@|$(UP)|g' -e 's|@SOVERSION@|$(SOVERSION)|g' $< $(PUT)

$(PACKED)/pinion.pc: templates/install/pinion.pc FORCE
	$(FILL)

$(PACKED)/%.cmake: templates/cmake/%.cmake FORCE
	$(FILL)

$(PACKED)/pinion.1: templates/install/pinion.1 templates/install/manual.lua $(CORE) FORCE
	$(Q)mkdir -p $(@D)
	$(Q)$(LUA) templates/install/manual.lua $(VERSION) $< $(PUT)

$(PACKED)/pinion.bash $(PACKED)/pinion.zsh $(PACKED)/pinion.fish: $(PACKED)/pinion.%: $(CORE) FORCE
	$(Q)mkdir -p $(@D)
	$(Q)$(LUA) gen/pinion --completion $* $(PUT)

$(PACKED)/doc: FORCE
	$(Q)mkdir -p $(@D) && $(LUA) templates/install/pages.lua $@.$$$$ && \
	  if diff -r $@ $@.$$$$ >/dev/null 2>&1; then rm -rf $@.$$$$; \
	  else rm -rf $@ && mv $@.$$$$ $@; fi

dist: ## a tarball of the sources, .build/pinion-VERSION.tar.gz, the same bytes each time
	$(Q)sh templates/install/dist.sh $(VERSION) .build

deb: dist ## Debian packages, in .build/deb; installs what building them needs
	$(Q)sh tests/install.sh demo deb
	$(Q)sh templates/install/deb.sh $(VERSION) .build

FORCE:

.PHONY: packed install uninstall dist deb FORCE
