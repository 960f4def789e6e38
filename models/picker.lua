-- What picker.xml is generated with: its loop and its gear are constraints.
functions = { "all", "constraints" }
frames = { "tip" }
