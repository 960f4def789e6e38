# targets.mk -- what the suites start the generator by; see process.c

.build/process.so: tests/process/process.c
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c99 -Wall -Wextra $(CFLAGS) -fPIC -shared $(LUA_CFLAGS) $< -o $@
