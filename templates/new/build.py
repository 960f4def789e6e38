"""Generates the package ${r}_dynamics into generated/ and compiles it there.

Run it again when ${model} changes.
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PINION = os.environ.get("PINION", "pinion")
OPTIONS = [${python}]



def run(*words):
    try:
        code = subprocess.run(words, cwd=HERE).returncode
    except OSError as error:
        sys.exit(f"{words[0]}: {error.strerror}; PINION is the generator to use")
    if code != 0:
        sys.exit(code)  # the program has said why


run(PINION, *OPTIONS, "--output", "generated", "${model}")
run(sys.executable, os.path.join("generated", "${r}_build.py"))
