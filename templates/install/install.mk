# install.mk -- part of the Makefile: install, uninstall, dist, deb.
#
# PREFIX (absolute) and DESTDIR may have blanks in them.  What is installed is listed in install.sh
# and nowhere else.  LIBDIR is below PREFIX; SOVERSION changes with the runtime's binary interface.

PREFIX ?= /usr/local
LIBDIR ?= lib
VERSION := $(shell sed -n 's/^return "\(.*\)"$$/\1/p' gen/version.lua)
SOVERSION := 0

INSTALL := .build/install
PIC := $(RUNTIME:runtime/%.c=$(INSTALL)/pic/%.o)
# from LIBDIR/pkgconfig, and from LIBDIR/cmake/pinion, up to PREFIX
empty :=
UP := $(subst $(empty) $(empty),/,$(patsubst %,..,$(subst /, ,$(LIBDIR)) pkgconfig))
BUILT := $(addprefix $(INSTALL)/,libpinion.a libpinion.so pinion.pc pinionConfig.cmake \
  pinionConfigVersion.cmake pinion.1 pinion.bash pinion.zsh pinion.fish)

INSTALL_ENV = PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' LIBDIR='$(LIBDIR)' LUA='$(LUA)' \
  VERSION=$(VERSION) SOVERSION=$(SOVERSION) BUILT=$(INSTALL)

install: $(CORE) $(BUILT) ## put it all below PREFIX (/usr/local), in DESTDIR if given
	$(Q)$(INSTALL_ENV) sh templates/install/install.sh install

uninstall: ## take away what install put there
	$(Q)$(INSTALL_ENV) sh templates/install/install.sh uninstall

# position-independent in the static library too: it may end in somebody's shared one
$(INSTALL)/pic/%.o: runtime/%.c
	$(E) "  CC    $@"
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c99 -Wall -Wextra -Wpedantic $(CPPFLAGS) $(CFLAGS) -fPIC -MMD -MP -I runtime -c $< -o $@

$(INSTALL)/libpinion.a: $(PIC)
	$(E) "  AR    $@"
	$(Q)rm -f $@
	$(Q)$(AR) rcs $@ $^

$(INSTALL)/libpinion.so: $(PIC)
	$(E) "  LD    $@"
	$(Q)$(CC) -shared $(CFLAGS) $(LDFLAGS) -Wl,-soname,libpinion.so.$(SOVERSION) $^ -o $@ -lm

-include $(wildcard $(INSTALL)/pic/*.d)

# filled anew each time: what goes in them may come from the command line
FILL = $(Q)mkdir -p $(@D) && sed -e 's|@VERSION@|$(VERSION)|g' -e 's|@LIBDIR@|$(LIBDIR)|g' \
  -e 's|@UP@|$(UP)|g' -e 's|@SOVERSION@|$(SOVERSION)|g' $< >$@

$(INSTALL)/pinion.pc: templates/install/pinion.pc FORCE
	$(FILL)

$(INSTALL)/%.cmake: templates/cmake/%.cmake FORCE
	$(FILL)

$(INSTALL)/pinion.1: templates/install/pinion.1 templates/install/manual.lua $(CORE) FORCE
	$(Q)mkdir -p $(@D)
	$(Q)$(LUA) gen/pinion --help | $(LUA) templates/install/manual.lua $(VERSION) $< >$@

$(INSTALL)/pinion.bash $(INSTALL)/pinion.zsh $(INSTALL)/pinion.fish: $(INSTALL)/pinion.%: $(CORE) FORCE
	$(Q)mkdir -p $(@D)
	$(Q)$(LUA) gen/pinion --completion $* >$@

dist: ## a tarball of the sources, .build/pinion-VERSION.tar.gz, the same bytes each time
	$(Q)sh templates/install/dist.sh $(VERSION) .build

deb: dist ## Debian packages, in .build/deb; wants dpkg-dev and debhelper
	$(Q)sh templates/install/deb.sh $(VERSION) .build

FORCE:

.PHONY: install uninstall dist deb FORCE
