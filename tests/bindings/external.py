"""external.py LIBRARY HEADER NAMES.. -- a loader of external functions by CasADi's documented ABI.

Each function casadi_<robot>_<name> is called as the user's guide says (section "API of the generated
code"), and compared with the C function of HEADER, which is in the same library under its plain
name; each jac_ with differences of the function.  Prints a line for each that fails, and `N passed,
N failed`.
"""
import ctypes
import re
import sys

import numpy as np

library = ctypes.CDLL(sys.argv[1])
header = open(sys.argv[2], encoding="utf-8").read()
names = sys.argv[3:]
rng = np.random.default_rng(7)
integer, pointer = ctypes.c_longlong, ctypes.POINTER(ctypes.c_double)
passed = failed = 0


def check(what, ok):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    if not ok:
        print("FAILED:", what)


class Sparsity:
    """Rows, columns, and where the numbers are, of a compact pattern."""

    def __init__(self, field):
        self.rows, self.cols = field[0], field[1]
        if field[2] == 1:
            self.row = np.tile(np.arange(self.rows), self.cols)
            self.col = np.repeat(np.arange(self.cols), self.rows)
            return
        colind = np.array([field[2 + k] for k in range(self.cols + 1)])
        assert colind[0] == 0 and (np.diff(colind) >= 0).all()
        self.col = np.repeat(np.arange(self.cols), np.diff(colind))
        self.row = np.array([field[3 + self.cols + k] for k in range(colind[-1])], int)
        for c in range(self.cols):  # rows ascend in each column
            assert (np.diff(self.row[colind[c]:colind[c + 1]]) > 0).all()

    @property
    def nnz(self):
        return len(self.row)

    def full(self, numbers):
        matrix = np.zeros((self.rows, self.cols))
        matrix[self.row, self.col] = numbers
        return matrix


class External:
    def __init__(self, name):
        self.name = name

        def symbol(suffix, kind, *types):
            function = getattr(library, name + suffix)
            function.restype, function.argtypes = kind, types
            return function
        sides = []
        for side in ("in", "out"):
            count = symbol(f"_n_{side}", integer)()
            called = symbol(f"_name_{side}", ctypes.c_char_p, integer)
            pattern = symbol(f"_sparsity_{side}", ctypes.POINTER(integer), integer)
            check(f"{name}: nothing behind the last", called(count) is None and not pattern(count))
            sides.append({called(k).decode(): Sparsity(pattern(k)) for k in range(count)})
        self.ins, self.outs = sides
        room = [integer() for _ in range(4)]
        assert symbol("_work", ctypes.c_int, *[ctypes.POINTER(integer)] * 4)(
            *map(ctypes.byref, room)) == 0
        self.sz_arg, self.sz_res, self.sz_iw, self.sz_w = (x.value for x in room)
        self.call = symbol("", ctypes.c_int, ctypes.POINTER(pointer), ctypes.POINTER(pointer),
                           ctypes.POINTER(integer), pointer, ctypes.c_int)

    def __call__(self, values, wanted=None):
        """values: name -> numbers, those that are missing are null pointers; results as full
        matrices, of those wanted."""
        arg, res = (pointer * self.sz_arg)(), (pointer * self.sz_res)()
        kept, made = [], {}
        for k, (name, pattern) in enumerate(self.ins.items()):
            if name in values:
                x = np.ascontiguousarray(values[name], float)
                assert x.shape == (pattern.nnz,)
                kept.append((x, x.copy()))
                arg[k] = x.ctypes.data_as(pointer)
        for k, (name, pattern) in enumerate(self.outs.items()):
            if wanted is None or name in wanted:
                made[name] = np.full(pattern.nnz + 1, np.nan)  # and one that must stay
                res[k] = made[name].ctypes.data_as(pointer)
        w = np.full(self.sz_w + 1, np.nan)
        failed = self.call(arg, res, None, w.ctypes.data_as(pointer), 0)
        check(f"{self.name}: keeps inputs and its room", all(np.array_equal(x, y) for x, y in kept)
              and np.isnan(w[-1]) and all(np.isnan(x[-1]) for x in made.values()))
        return failed, {name: self.outs[name].full(x[:-1]) for name, x in made.items()}


def parameters(name):
    """Of a prototype of the header: (name, whether it has two dimensions, whether it is a number)."""
    words = re.search(rf"^(?:void|int|double) {name}\(([^;]*)\);", header, re.M).group(1)
    return [(re.search(r"(\w+)(?=\[|$)", word.strip()).group(1), word.count("[")) for word in
            words.split(",")]


def constants(name):
    return np.ctypeslib.as_array((ctypes.c_int * 10000).in_dll(library, name))


def plain(name, external, values):
    """The C function, its results as full matrices."""
    words, made = [], {}
    for word, axes in parameters(name):
        if word in external.ins:
            pattern = external.ins[word]
            x = np.asarray(values[word], float)
            if axes == 2:
                x = pattern.full(x)
            kept = np.ascontiguousarray(x).ravel()
            made["in " + word] = kept
            words.append(ctypes.c_double(kept[0]) if axes == 0 else kept.ctypes.data_as(pointer))
        else:
            made[word] = np.full(external.outs[word].rows * external.outs[word].cols + 1, np.nan)
            words.append(made[word].ctypes.data_as(pointer))
    function = getattr(library, name)
    returns = re.search(rf"^(void|int|double) {name}\(", header, re.M).group(1)
    function.restype = ctypes.c_double if returns == "double" else ctypes.c_int
    value = function(*words)
    results = {}
    for word, pattern in external.outs.items():
        if word not in made:
            results[word] = np.array([[value]])
            continue
        shape = (pattern.rows, pattern.cols)
        packed = re.search(rf"\b{robot}_{PATTERN.get(word, word)}_rowptr\[", header)
        if pattern.nnz < pattern.rows * pattern.cols or word == "H":
            assert packed, word
            letter = PATTERN.get(word, word)
            rowptr = constants(f"{robot}_{letter}_rowptr")
            matrix = np.zeros(shape)
            for i in range(pattern.rows if letter != "H" else pattern.cols):
                for k in range(rowptr[i], rowptr[i + 1]):
                    j = constants(f"{robot}_{letter}_colind")[k]
                    matrix[(j, i) if letter == "H" else (i, j)] = made[word][k]
            results[word] = matrix
        else:
            results[word] = made[word][:-1].reshape(shape)
    return (value if returns == "int" else 0), results


robot = max((r for r in re.findall(r"(\w+)\.h -- ", header)), key=len)
PATTERN = {word: "D" for word in ("dtau_dq", "dtau_dv", "dC_dq", "dC_dv", "dg_dq")}
PATTERN.update({word: "A" for word in ("da_dq", "da_dv", "Hinv")})

jacobians = 0
for name in names:
    if name.startswith("jac_"):
        continue
    f = External(name)
    values = {word: rng.uniform(-1, 1, pattern.nnz) for word, pattern in f.ins.items()}
    failure, results = f(values)
    truth, expected = plain(name.replace("casadi_", "", 1), f, values)
    check(f"{name}: as C has it", failure == (truth != 0) and list(results) == list(expected)
          and (failure or all(np.array_equal(results[k], expected[k]) for k in results)))
    check(f"{name}: a null pointer is zero", np.array_equal(
        [x for m in f({}, None)[1].values() for x in m.ravel()],
        [x for m in f({k: 0 * x for k, x in values.items()})[1].values() for x in m.ravel()],
        equal_nan=True))
    one = list(f.outs)[-1]
    check(f"{name}: one result alone", failure or np.array_equal(f(values, {one})[1][one],
                                                                 results[one]))
    if "jac_" + name not in names:
        continue
    jacobians += 1
    jac = External("jac_" + name)
    check(f"jac_{name}: its inputs", list(jac.ins) == [*f.ins, *("out_" + k for k in f.outs)]
          and all(jac.ins["out_" + k].nnz == 0 and jac.ins["out_" + k].rows == p.rows
                  and jac.ins["out_" + k].cols == p.cols for k, p in f.outs.items()))
    check(f"jac_{name}: its outputs",
          list(jac.outs) == [f"jac_{o}_{i}" for o in f.outs for i in f.ins])
    exact = jac(values)[1]
    for word in f.ins:
        steps = []
        for e in np.eye(f.ins[word].nnz) * 1e-3:
            at = lambda s: f({**values, word: values[word] + s * e})[1]
            d = {o: (8 * (at(1)[o] - at(-1)[o]) - (at(2)[o] - at(-2)[o])) / 12e-3 for o in f.outs}
            steps.append(d)
        for o in f.outs:
            rows = np.array([d[o].T.ravel() for d in steps]).T
            near = exact[f"jac_{o}_{word}"]
            check(f"jac_{name}: {o} by {word}", rows.shape == near.shape
                  and np.abs(rows - near).max() <= 1e-6 * (1 + np.abs(rows).max()))
print(f"{jacobians} jacobians")
print(f"{passed} passed, {failed} failed")
