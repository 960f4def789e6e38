"""Generates the package ${r}_dynamics into generated/ and compiles it there.

Run it again when ${model} changes.
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PINION = os.environ.get("PINION", "pinion")
OPTIONS = [${python}]

subprocess.run([PINION, *OPTIONS, "--output", "generated", "${model}"], cwd=HERE, check=True)
subprocess.run([sys.executable, os.path.join("generated", "${r}_build.py")], cwd=HERE, check=True)
