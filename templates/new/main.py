"""Prints the inertia matrix of ${r} with all joints at zero: replace it with your program."""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "generated"))
import ${r}_dynamics as ${r}  # build.py makes it

np.set_printoptions(precision=4, suppress=True, linewidth=200)
print(${r}.dense(${r}.crba(${r}.neutral())))
