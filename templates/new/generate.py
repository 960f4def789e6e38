"""Generates the robot's library into lib/ before PlatformIO builds.

PINION names the generator, which rewrites only files that change.
"""
import os
import subprocess

Import("env")  # noqa: F821  PlatformIO's way to hand over its environment

PINION = os.environ.get("PINION", "pinion")
OPTIONS = [${python}]
subprocess.run([PINION, *OPTIONS, "--layout", "platformio", "--output", "lib/${r}", "${model}"],
               cwd=env.subst("$PROJECT_DIR"), check=True)  # noqa: F821
