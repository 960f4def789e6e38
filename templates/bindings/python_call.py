"""Calls the functions of this package: arrays in, arrays out, any number of states at once.

Generated with the robot by pinion ${version}; do not edit.
"""
import ctypes
import math
import operator
import os

import numpy as np


def mask(given, known):
    """The bits of a mask; raises ValueError for bits of no constraint."""
    bits = operator.index(given)
    if bits & ~known:
        raise ValueError(f"mask: expected bits of {known:#x}, got {bits:#x}")
    return bits


def dense(packed, rowptr, colind, width):
    """The full matrix of numbers that are packed as CSR."""
    packed = np.asarray(packed)
    full = np.zeros(packed.shape[:-1] + (len(rowptr) - 1, width), packed.dtype)
    full[..., np.repeat(np.arange(len(rowptr) - 1), np.diff(rowptr)), colind] = packed
    return full


def sparse(packed, rowptr, colind, width):
    """The same as a matrix of SciPy, for one state."""
    from scipy.sparse import csr_matrix
    packed = np.asarray(packed)
    if packed.shape != colind.shape:
        raise ValueError(f"expected the {len(colind)} numbers of one state, got {packed.shape}")
    return csr_matrix((packed, colind, rowptr), shape=(len(rowptr) - 1, width))


def homogeneous(pose):
    """4 x 4 matrices of rotations row by row, then positions."""
    pose = np.asarray(pose)
    made = np.zeros(pose.shape[:-1] + (4, 4), pose.dtype)
    made[..., :3, :3] = pose[..., :9].reshape(pose.shape[:-1] + (3, 3))
    made[..., :3, 3] = pose[..., 9:]
    made[..., 3, 3] = 1
    return made


class Library:
    """The compiled functions of one robot.

    name: of the file beside this one; real: "double" or "float"; pivots: what can fail, in words,
    by the index that functions return.
    """

    def __init__(self, name, real, pivots):
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
        if not os.path.exists(path):
            raise ImportError(f"{path} is not there: pip install the directory above, or run the "
                              "*_build.py in it")
        self.code = ctypes.CDLL(path)
        self.dtype = np.dtype(np.float64 if real == "double" else np.float32)
        self.pivots = pivots

    def function(self, *words):
        return Function(self, *words)


class Function:
    """A compiled function. given: (name, shape, is it changed?) of its arrays, in order; extra:
    the ctypes of its other arguments; made: (name, shape) of its results; returns: "void",
    "pivot" or "value"; wrap: the named tuple of several results.
    """

    def __init__(self, library, symbol, given, extra, made, returns, wrap=None):
        self.library, self.name = library, symbol
        self.given, self.extra, self.made = given, extra, made
        self.sizes = [math.prod(shape) for _, shape, _ in given]
        self.returns, self.wrap = returns, wrap
        self.call = getattr(library.code, symbol)
        self.call.restype = None
        pointer, step = ctypes.c_void_p, ctypes.c_ssize_t
        types = [step] + list(extra)
        for _, _, changed in given:
            types += [pointer] if changed else [pointer, step]
        types += [pointer] * (len(made) + (returns != "void"))
        self.call.argtypes = types

    def checked(self, values):
        """The arguments as arrays of the library's type, and the shape of the batch."""
        arrays, batches = [], []
        for (name, shape, _), value in zip(self.given, values):
            x = np.asarray(value)
            if x.dtype.kind not in "biuf":
                raise TypeError(f"{name}: expected real numbers, got {x.dtype}")
            x = np.asarray(x, self.library.dtype, order="C")
            batch = x.ndim - len(shape)
            if batch < 0 or x.shape[batch:] != shape:
                wanted = ", ".join(["..", *map(str, shape)])
                raise ValueError(f"{name}: expected shape ({wanted}), got {x.shape}")
            arrays.append(x)
            batches.append(x.shape[:batch])
        if all(batch == batches[0] for batch in batches):
            return arrays, batches[0] if batches else ()
        try:
            return arrays, np.broadcast_shapes(*batches)
        except ValueError:
            words = ", ".join(f"{row[0]} {b}" for row, b in zip(self.given, batches))
            raise ValueError(f"the shapes of the batches do not match: {words}") from None

    def __call__(self, *values, extra=()):
        arrays, batch = self.checked(values)
        count = math.prod(batch)
        words, results, kept = [count, *extra], [], []
        for (_, shape, changed), size, x in zip(self.given, self.sizes, arrays):
            if changed or (x.size != size and x.shape != batch + shape):
                x = np.array(np.broadcast_to(x, batch + shape), order="C")
            kept.append(x)
            words.append(x.ctypes.data)
            if changed:
                results.append(x)
            else:
                words.append(0 if x.size == size else size)
        for _, shape in self.made:
            results.append(np.empty(batch + shape, self.library.dtype))
            words.append(results[-1].ctypes.data)
        if self.returns == "pivot":
            failed = np.zeros(count, np.intc)
            words.append(failed.ctypes.data)
        elif self.returns == "value":
            results.append(np.empty(batch, self.library.dtype))
            words.append(results[-1].ctypes.data)
        self.call(*words)
        if self.returns == "pivot" and failed.any():
            self.complain(failed, batch)
        if self.returns == "value" and batch == ():
            results[-1] = results[-1][()]
        return self.wrap(*results) if self.wrap else results[0]

    def complain(self, failed, batch):
        state = int(np.flatnonzero(failed)[0])
        place = ", ".join(str(int(k)) for k in np.unravel_index(state, batch)) if batch else ""
        where = f" in state {place}" if batch else ""
        index = int(failed[state]) - 1
        if index == len(self.library.pivots):  # 1 + NV + NC of independent: no pivot failed
            raise np.linalg.LinAlgError(f"30 Newton steps do not close the loops{where}")
        raise np.linalg.LinAlgError(f"the pivot of {self.library.pivots[index]} is not > 0{where}")
