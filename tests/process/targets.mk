# targets.mk -- what the suites start the generator by, and their compilers with; see *.c

.build/process.so: tests/process/process.c
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c99 -Wall -Wextra $(CFLAGS) -fPIC -shared $(LUA_CFLAGS) $< -o $@

.build/pages.so: tests/process/pages.c
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -std=c99 -Wall -Wextra -O2 $(CFLAGS) -fPIC -shared $< -o $@ -ldl
