"""check.py PACKAGE TOLERANCE -- a robot's package (--bindings python) against itself and identities.

Every function, found in the module, on random states: a batch against its states one by one, within
TOLERANCE of its largest number (0: to the bit); a batch beside one state; shapes.  Then equations
that hold between functions, as far as the package has them; and the stubs against the module.
Prints a line for each that fails, and `N passed, N failed`.
"""
import ctypes
import importlib
import importlib.util
import inspect
import sys

import numpy as np

robot = importlib.import_module(sys.argv[1])
tolerance = float(sys.argv[2])
rng = np.random.default_rng(1)
passed = failed = 0


def check(what, ok):
    global passed, failed
    passed, failed = passed + bool(ok), failed + (not ok)
    if not ok:
        print("FAILED:", what)


def near(a, b, within):
    size = max(np.max(np.abs(b), initial=0.0), 1e-300)
    return a.shape == b.shape and np.max(np.abs(a - b), initial=0.0) <= within * size


def arrays(result):
    return list(result) if isinstance(result, tuple) else [np.asarray(result)]


functions = {
    name: getattr(robot, "_" + name) for name, f in vars(robot).items()
    if inspect.isfunction(f) and hasattr(robot, "_" + name)
}
COUNT = 19  # more than two blocks of lanes


def random_q(count):
    q = rng.uniform(-1, 1, (count, robot.NQ))
    return robot.normalize(q) if hasattr(robot, "normalize") else q


def argument(name, shape):
    if shape == (robot.NQ,) and name.startswith("q"):
        return random_q(COUNT)
    H = robot.crba(random_q(COUNT)) if hasattr(robot, "crba") else None
    if name == "H":
        return H
    if name == "LD":
        return robot.ltdl(H)
    if name == "L":
        return robot.ltl(H)
    if name in ("dt", "h", "e", "eps", "t"):
        return rng.uniform(0.01, 0.5, (COUNT,))
    return rng.uniform(-1, 1, (COUNT, *shape))


for name, function in functions.items():
    call = getattr(robot, name)
    values = [argument(row[0], row[1]) for row in function.given]
    kept = [x.copy() for x in values]
    try:
        together = arrays(call(*values))
    except np.linalg.LinAlgError as error:
        check(f"{name}: {error}", name in ("independent",))  # random states close no loops
        continue
    check(f"{name} writes to no argument", all(np.array_equal(a, b) for a, b in zip(values, kept)))
    if not values:
        check(f"{name} has no batch", all(x.ndim <= 2 for x in together))
        continue
    one_by_one = zip(*[arrays(call(*[x[k] for x in values])) for k in range(COUNT)])
    for whole, single in zip(together, one_by_one):
        check(f"{name}: a batch is its states", near(whole, np.stack(single), tolerance))
    mixes = len(values) > 1 and name != "independent"  # whose loops close near one state each
    mixed = arrays(call(values[0][3], *values[1:])) if mixes else together
    check(f"{name}: one beside a batch", all(a.shape == b.shape for a, b in zip(mixed, together)))
    grid = arrays(call(*[x[:6].reshape(2, 3, *x.shape[1:]) for x in values]))
    check(f"{name}: two axes of a batch", all(near(a.reshape(6, *a.shape[2:]), b[:6], tolerance)
                                              for a, b in zip(grid, together)))
    check(f"{name} has its doc", "returns:" in call.__doc__)

# ---- what holds between functions ---------------------------------------------------------------

single = robot._library.dtype == np.float32
within = 2e-4 if single else 1e-10
q, v, a = random_q(COUNT), rng.uniform(-1, 1, (COUNT, robot.NV)), rng.uniform(-1, 1, (COUNT, robot.NV))
unit = np.eye(robot.NV)


def has(*names):
    return all(hasattr(robot, name) for name in names)


if has("crba", "dense", "rnea"):
    H = robot.dense(robot.crba(q))
    zero = np.zeros(robot.NV)
    columns = robot.rnea(q[:, None], zero, unit) - robot.rnea(q[:, None], zero, zero)
    check("rnea's columns are H", near(columns, H, within))
    check("H is symmetric and positive", np.all(np.linalg.eigvalsh(H) > 0))
    tau = robot.rnea(q, v, a)
    if has("fd"):
        check("fd undoes rnea", near(robot.fd(q, v, tau), a, 1e3 * within))
    if has("ltdl", "solve"):
        x = robot.solve(robot.ltdl(robot.crba(q)), v)
        check("solve undoes H", near(np.einsum("nij,nj->ni", H, x), v, 1e3 * within))
if has("kinetic_energy", "crba", "dense"):
    check("energy is v'Hv/2", near(robot.kinetic_energy(q, v),
                                   np.einsum("ni,nij,nj->n", v, H, v) / 2, within))
if has("rnea_derivatives", "integrate") and not has("dense_D") and not single:
    h = 1e-6
    by = robot.rnea_derivatives(q[0], v[0], a[0]).dtau_dq
    if by.shape == (robot.NV, robot.NV):
        step = lambda s: robot.rnea(robot.integrate(q[0], unit, s * h), v[0], a[0])
        check("dtau_dq by differences", near(((step(1) - step(-1)) / (2 * h)).T, by, 1e-6))
if has("fd_constrained", "K", "rnea", "bias"):
    made = robot.fd_constrained(*[argument(row[0], row[1]) if row[0] != "q" else q
                                  for row in robot._fd_constrained.given])
    check("lambda has an underscore", made._fields == ("a", "lambda_"))
if has("Params"):
    field = robot.Params._fields_[0][0]
    more = robot.Params(**{field: getattr(robot.Params(), field) + 1})
    check("tunable numbers count", not np.array_equal(robot.gravity(q, p=more), robot.gravity(q)))
    check("and default to the model's", np.array_equal(robot.gravity(q, p=robot.Params()),
                                                       robot.gravity(q)))

# ---- other shapes of results --------------------------------------------------------------------

if has("fk"):
    pose, made = robot.fk(q), robot.homogeneous(robot.fk(q))
    check("homogeneous turns and moves", near(made @ [1, 0, 0, 1], np.concatenate(
        [pose[..., [0, 3, 6]] + pose[..., 9:], np.ones(pose.shape[:-1] + (1,))], -1), within))
    check("and is undone by its inverse", near(made @ np.linalg.inv(made) @ np.eye(4),
                                               np.zeros(made.shape) + np.eye(4), 100 * within))
if has("dense_K", "constraint_forces") and not hasattr(robot, "mask"):
    K, one = robot.K(q), rng.uniform(-1, 1, (COUNT, robot.NC))
    check("dense_K", near(np.einsum("nij,ni->nj", robot.dense_K(K), one),
                          robot.constraint_forces(q, one), within))
if has("dense_D", "rnea_derivatives", "integrate") and not single:
    h, by = 1e-6, robot.dense_D(robot.rnea_derivatives(q[0], v[0], a[0]).dtau_dv)
    step = lambda s: robot.rnea(q[0], v[0] + s * h * unit, a[0])
    check("dense_D by differences", near(((step(1) - step(-1)) / (2 * h)).T, by, 1e-6))
if has("dense_Y", "regressor", "inertial_parameters", "rnea"):
    check("dense_Y times theta", near(
        robot.dense_Y(robot.regressor(q, v, a)) @ robot.inertial_parameters(),
        robot.rnea(q, v, a), within))
if importlib.util.find_spec("scipy"):
    if has("sparse", "mul_H"):
        lower = robot.sparse(robot.crba(q[0]))
        full = lower + lower.T - np.diag(lower.diagonal())
        check("sparse H", near(np.asarray(full @ v[0]).ravel(),
                               robot.mul_H(robot.crba(q[0]), v[0]), within))
    if has("dense_K"):
        K = robot.K(q[0])
        check("sparse_K", np.array_equal(robot.sparse_K(K).toarray(), robot.dense_K(K)))
    if has("sparse_Y", "regressor"):
        Y = robot.regressor(q[0], v[0], a[0])
        full = robot.dense_Y(Y) if has("dense_Y") else Y
        check("sparse_Y", np.array_equal(robot.sparse_Y(Y).toarray(), full)
              and robot.sparse_Y(Y).nnz < full.size)

# ---- what is refused ----------------------------------------------------------------------------


def refuses(what, kind, call, *values, **more):
    try:
        call(*values, **more)
    except kind as error:
        check(f"{what}: says so", str(error))
    except Exception as error:
        check(f"{what}: {type(error).__name__}: {error}", False)
    else:
        check(f"{what} is refused", False)


WRONG = {
    "complex": lambda x: x.astype(complex), "dates": lambda x: x.astype("datetime64[s]"),
    "intervals": lambda x: x.astype("timedelta64[s]"), "words": lambda x: x.astype(str),
    "records": lambda x: x.astype([("x", float)]), "objects": lambda x: np.full(x.shape, None),
    "None": lambda x: None,
}
for name, function in functions.items():
    good = [argument(row[0], row[1]) for row in function.given]
    for k, row in enumerate(function.given):
        for what, wrong in WRONG.items():
            values = [*good[:k], wrong(good[k]), *good[k + 1:]]
            refuses(f"{name}: {row[0]} of {what}", TypeError, getattr(robot, name), *values)
    known = inspect.signature(getattr(robot, name)).parameters.get("mask")
    for mask in (-1, known.default + 1, 1 << 32) if known else ():
        refuses(f"{name}: mask {mask}", ValueError, getattr(robot, name), *good, mask=mask)
    for mask in (None, 1.0, "1") if known else ():
        refuses(f"{name}: mask {mask!r}", TypeError, getattr(robot, name), *good, mask=mask)
    if "p" in inspect.signature(getattr(robot, name)).parameters:
        for p in (3, {}, type("Params", (ctypes.Structure,), {})()):
            refuses(f"{name}: p {type(p)}", TypeError, getattr(robot, name), *good, p=p)

if has("independent"):
    for _ in range(100):  # from far away, loops stay open or come to a singular state
        values = [3 * rng.uniform(-1, 1, row[1]) for row in robot._independent.given]
        try:
            robot.independent(*values)
        except np.linalg.LinAlgError as error:
            known = any(f"pivot of {name} is" in str(error) for name in robot._library.pivots)
            check(f"independent: {error}", known or "do not close the loops" in str(error))

# ---- what can be seen ---------------------------------------------------------------------------

public = {name for name in vars(robot) if not name.startswith("_")}
check("__all__ is all that is public", set(robot.__all__) == public and len(public) > 9)
check("__all__ has each name once", len(set(robot.__all__)) == len(robot.__all__))
check("__version__ is that of the package", robot.__version__.count(".") == 2)

# ---- types --------------------------------------------------------------------------------------

views = {name for name in public if name.split("_")[0] in ("dense", "sparse", "homogeneous")}
for name in set(functions) | views:
    types = getattr(robot, name).__annotations__
    arguments = set(inspect.signature(getattr(robot, name)).parameters)
    check(f"{name}: types of arguments and result", set(types) == arguments | {"return"})

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
