"""coming_from.py PAGE GOLDEN -- templates/doc/coming_from.md, row by row, against numbers of others.

Each row of its names against what Pinocchio computed of a robot (the package go2_dynamics), and each
matrix X of its free joints: Pinocchio's and MuJoCo's against their numbers, the others against the
velocities in the axes that the row states.  GOLDEN is ../shared.  Prints a line for each that fails,
and `N passed, N failed`.
"""
import json
import re
import sys

import numpy as np

import go2_dynamics as go2

passed = failed = 0
page = open(sys.argv[1], encoding="utf-8").read()
shared = sys.argv[2]


def load(path):
    with open(f"{shared}/{path}", encoding="utf-8") as file:
        return json.load(file)


def check(what, expected, found, within=1e-11):
    global passed, failed
    expected, found = np.asarray(expected, float), np.asarray(found, float)
    size = max(np.abs(expected).max(), 1e-3)
    off = np.abs(found - expected).max() / size if found.shape == expected.shape else np.inf
    passed, failed = passed + bool(off <= within), failed + (not off <= within)
    if not off <= within:
        print(f"FAILED: {what}: off by {off:.3g} of {size:.3g}, shapes {expected.shape} {found.shape}")


def table(heading):
    """Rows of the first table below a heading, as lists of cells."""
    rows = re.findall(r"^\|(.*)\|$", page.split(f"\n## {heading}\n")[1].split("\n## ")[0], re.M)
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


golden = load("golden/go2.floating.json")
derivatives = load("golden/derivatives/go2.floating.json")
feet = load("golden/constraints/go2.floating.json")
state = golden["states"][0]
q, v, a, tau = (np.array(state[key]) for key in ("q", "v", "a", "tau_in"))
zero = np.zeros(go2.NV)
foot = state["frames"]["FL_foot"]
R, p, V, A = (np.array(foot[key]) for key in "Rpva")
R = R.reshape(3, 3)
world = np.kron(np.eye(2), R)  # a spatial vector in world axes, at the link's origin
shifted = np.eye(6)  # from the link's origin to the world's
shifted[:3, 3:] = [[0, -p[2], p[1]], [p[2], 0, -p[0]], [-p[1], p[0], 0]]
LD = go2.ltdl(go2.crba(q))
assert derivatives["state"] == 0


def far_step(dq):
    """integrate after a small step of q, less integrate, along its tangent"""
    return go2.difference(go2.integrate(q, v, 1.0), go2.integrate(go2.integrate(q, dq, 1.0), v, 1.0))


def slope(f, step=1e-5):
    """a matrix of derivatives by differences of fourth order"""
    columns = []
    for e in np.eye(6, go2.NV) * step:
        columns.append((8 * (f(e) - f(-e)) - (f(2 * e) - f(-2 * e))) / (12 * step))
    return np.array(columns).T[:6]


def poses():
    """rotation and position of every link that Pinocchio has, ours and theirs"""
    mine = dict(zip(go2.link_names, go2.fk(q)))
    names = [name for name in state["frames"] if name in mine]
    assert len(names) > 20
    theirs = [[*state["frames"][n]["R"], *state["frames"][n]["p"]] for n in names]
    return theirs, [mine[n] for n in names]


dense = go2.dense
by_q, by_v = (derivatives[key] for key in ("dtau_dq", "dtau_dv"))
classical = A + np.concatenate([np.cross(V[3:], V[:3]), np.zeros(3)])

# row -> pairs of what Pinocchio has and what pinion computes, and how near they must be
ROWS = {
    "crba": lambda: [(state["H"], dense(go2.crba(q)))],
    "bias": lambda: [(state["C"], go2.bias(q, v))],
    "gravity": lambda: [(state["g"], go2.gravity(q))],
    "rnea": lambda: [(state["tau"], go2.rnea(q, v, a))],
    "aba": lambda: [(state["qdd"], go2.aba(q, v, tau), 1e-9)],
    "fd": lambda: [(state["qdd"], go2.fd(q, v, tau), 1e-9)],
    "minv": lambda: [(np.linalg.inv(state["H"]), go2.minv(q), 1e-9)],
    "ltdl": lambda: [(state["qdd"], go2.solve(LD, tau - state["C"]), 1e-9)],
    "solve": lambda: [(np.linalg.solve(state["H"], tau), go2.solve(LD, tau), 1e-9)],
    "coriolis": lambda: [(np.subtract(state["C"], state["g"]), go2.coriolis(q, v) @ v)],
    "fk": lambda: [poses()],
    "velocity_LINK": lambda: [(V, go2.velocity_FL_foot(q, v))],
    "velocity_aligned_LINK": lambda: [(world @ V, go2.velocity_aligned_FL_foot(q, v))],
    "acceleration_LINK": lambda: [(A, go2.acceleration_FL_foot(q, v, a))],
    "acceleration_classical_LINK":
        lambda: [(classical, go2.acceleration_classical_FL_foot(q, v, a))],
    "jacobian_LINK": lambda: [(V, go2.jacobian_FL_foot(q) @ v)],
    "jacobian_aligned_LINK": lambda: [(world @ V, go2.jacobian_aligned_FL_foot(q) @ v)],
    "jacobian_world_LINK": lambda: [(shifted @ world @ V, go2.jacobian_world_FL_foot(q) @ v)],
    "jdotv_LINK": lambda: [(A - go2.jacobian_FL_foot(q) @ a, go2.jdotv_FL_foot(q, v))],
    "com": lambda: [(state["com"], go2.com(q))],
    "com_velocity": lambda: [(state["vcom"], go2.com_velocity(q, v))],
    "com_jacobian": lambda: [(state["vcom"], go2.com_jacobian(q) @ v)],
    "centroidal":
        lambda: [(state["hg"], go2.centroidal(q, v).h), (state["hg"], go2.centroidal(q, v).A @ v)],
    "kinetic_energy": lambda: [(state["kinetic"], go2.kinetic_energy(q, v))],
    "potential_energy": lambda: [(state["potential"], go2.potential_energy(q))],
    "integrate": lambda: [(derivatives["dint_dq"], slope(far_step), 1e-8)],
    "difference": lambda: [
        (derivatives["dint_dv"],
         slope(lambda dv: go2.difference(go2.integrate(q, v, 1.0), go2.integrate(q, v + dv, 1.0))),
         1e-8)],
    "rnea_derivatives": lambda: [(by_q, go2.rnea_derivatives(q, v, a).dtau_dq),
                                 (by_v, go2.rnea_derivatives(q, v, a).dtau_dv)],
    "gravity_derivative": lambda: [(derivatives["dg_dq"], go2.gravity_derivative(q))],
    "fd_derivatives": lambda: [(derivatives["da_dq"], go2.fd_derivatives(q, v, tau).da_dq, 1e-8),
                               (derivatives["da_dv"], go2.fd_derivatives(q, v, tau).da_dv, 1e-8)],
    "regressor": lambda: [(derivatives["Y"], go2.regressor(q, v, a))],
    "fd_constrained": lambda: [(feet["a"][0], go2.fd_constrained(q, v, tau)[0], 1e-8)],
}

names = [re.match(r"`(\w+)`", row[0]).group(1) for row in table("Names")]
check("rows of the page are those of the test", 1.0, float(sorted(names) == sorted(ROWS)))
for name in names:
    for expected, found, *within in ROWS[name]():
        check(name, expected, found, *within)

# ---- the free joint ------------------------------------------------------------------------------


def rotation(quaternion):  # x y z w
    x, y, z, w = quaternion
    return np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                     [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                     [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]])


def block(cell, turn):
    """the 6 x 6 matrix of a cell such as `[R 0; 0 1]`"""
    letters = {"R": turn, "1": np.eye(3), "0": np.zeros((3, 3))}
    rows = cell.strip("`[]").split(";")
    return np.block([[letters[word] for word in row.split()] for row in rows])


free = {row[0]: row[3] for row in table("The free joint")}
check("libraries of the free joint", 1.0,
      float(list(free) == ["pinion, Pinocchio", "MuJoCo", "RBDL", "Drake", "MATLAB"]))

turn = rotation(q[3:7])
base = np.array(state["frames"]["base"]["v"])  # Pinocchio's, in the base's axes
in_world = go2.velocity_aligned_base(q, v)
STATED = {  # what the column v' says in words
    "pinion, Pinocchio": base, "MuJoCo": [*in_world[:3], *base[3:]],
    "RBDL": [*in_world[:3], *base[3:]], "Drake": [*in_world[3:], *in_world[:3]],
    "MATLAB": [*base[3:], *base[:3]],
}
for name, cell in free.items():
    check(f"v' of {name}", STATED[name], block(cell, turn) @ v[:6])

# MuJoCo's own numbers of its own file of this robot (the package go2_mjcf_dynamics)
import go2_mjcf_dynamics as other  # noqa: E402

theirs = load("mjcf/golden/go2.json")
bodies = [body["name"] for body in theirs["bodies"]]
for k, found in enumerate(theirs["states"]):
    qpos, qvel, qacc = (np.array(found[key]) for key in ("qpos", "qvel", "qacc"))
    own = np.concatenate([qpos[:3], qpos[4:7], qpos[3:4], qpos[7:]])
    turn = rotation(own[3:7])
    X = np.eye(other.NV)
    X[:6, :6] = block(free["MuJoCo"], turn)
    back = np.linalg.inv(X)
    rate = back @ qvel
    extra = np.zeros(other.NV)  # (dX/dt) v
    extra[:3] = turn @ np.cross(rate[3:6], rate[:3])
    H = other.dense(other.crba(own))
    check(f"MuJoCo's M, state {k}", found["M"], back.T @ H @ back)
    check(f"MuJoCo's tau, state {k}", found["tau"],
          back.T @ other.rnea(own, rate, back @ (qacc - extra)))
    a0 = np.zeros(other.NV)
    a0[:3] = -np.cross(rate[3:6], rate[:3])
    check(f"MuJoCo's bias, state {k}", found["bias"], back.T @ (other.bias(own, rate) + H @ a0))
    pose = dict(zip(other.link_names, other.fk(own)))
    for l, body in enumerate(bodies[1:], 1):
        check(f"MuJoCo's xmat and xpos of {body}", [*found["xmat"][l], *found["xpos"][l]], pose[body])

print(f"{passed} passed, {failed} failed")
