"""Rigid-body dynamics of the robot '${inert(robot)}' over NumPy arrays.

Generated from ${inert(source)} by pinion ${version}; do not edit.

Joints, in regular order (parent before child):

@ for _, line in ipairs(joints) do
    ${inert(line)}
@ end

Units are SI. A spatial vector has its linear, then its angular part. Quaternions are x y z w.
The axes before the last ones of each argument are a batch: one state is q of shape (NQ,), a
thousand are (1000, NQ). Batches broadcast as in NumPy, and the first axes of results are the batch.
No argument is changed: results that C writes in place are returned. Numbers are ${real}; others are
converted.
"""
from __future__ import annotations as _annotations

import ctypes as _ctypes
import typing as _typing

import numpy as _np

from . import _call
from ._call import Library as _Library
@ if switches then
from ._call import mask as _mask
@ end

if _typing.TYPE_CHECKING:
    from numpy.typing import ArrayLike as _ArrayLike, NDArray as _NDArray

    _Array = _NDArray[_np.${real == "float" and "float32" or "float64"}]

__version__ = "${version}"
${lines(exports)}

@ for _, dim in ipairs(sizes) do
${dim} = ${size[dim]}
@ end

@ for _, one in ipairs(tables) do
${lines(one.lines)}
@ end
@ if has_rows then
_library = _Library("_${r}.so", "${real}", dof_names + row_names)
@ else
_library = _Library("_${r}.so", "${real}", dof_names)
@ end
@ if fields then


class Params(_ctypes.Structure):
    """The tunable numbers (--tunable): those of the model, except for those that you give."""

    _fields_ = [
@   for _, field in ipairs(fields) do
        ("${field.name}", _ctypes.c_${real}),  # ${field.says}
@   end
    ]

@   for _, field in ipairs(fields) do
    ${field.name}: float
@   end

    def __init__(self, **numbers: float):
        super().__init__()
        _library.code.pinion_defaults_${r}(_ctypes.byref(self))
        for name, value in numbers.items():
            if name not in dict(self._fields_):
                raise TypeError(f"there is no number {name}")
            setattr(self, name, value)


_default = Params()


def _params(p):
    if p is not None and not isinstance(p, Params):
        raise TypeError(f"p: expected Params of {__name__}, got {type(p).__name__}"
                        f" of {type(p).__module__}")
    return _ctypes.byref(_default if p is None else p)
@ end
@ if has_H then


def dense(H: _ArrayLike) -> _NDArray[_typing.Any]:
    """All of H, or of the product of a packed factor: (.., NH) to (.., NV, NV), symmetric."""
    packed = _np.asarray(H)
    full = _np.zeros(packed.shape[:-1] + (NV, NV), packed.dtype)
    row = _np.repeat(_np.arange(NV), _np.diff(H_rowptr))
    full[..., row, H_colind] = packed
    full[..., H_colind, row] = packed
    return full
@ end
@ for _, one in ipairs(packed) do
@   if one.dense then


def ${one.dense}(${one.name}: _ArrayLike) -> _NDArray[_typing.Any]:
    """All of a packed ${one.name}: (.., ${one.size}) to (.., ${one.rows}, ${one.cols}), with its zeros."""
    return _call.dense(${one.name}, ${one.name}_rowptr, ${one.name}_colind, ${one.cols})
@   end


def ${one.sparse}(${one.name}: _ArrayLike) -> _typing.Any:
    """${one.what} of one state as a scipy.sparse.csr_matrix, ${one.rows} x ${one.cols}."""
@   if one.whole then
    row = _np.repeat(_np.arange(${one.rows}), _np.diff(${one.name}_rowptr))
    ${one.name} = _np.asarray(${one.name})[row, ${one.name}_colind]
@   end
    return _call.sparse(${one.name}, ${one.name}_rowptr, ${one.name}_colind, ${one.cols})
@ end
@ if has_poses then


def homogeneous(pose: _ArrayLike) -> _NDArray[_typing.Any]:
    """Poses as homogeneous matrices, link axes to world: (.., 12) to (.., 4, 4)."""
    return _call.homogeneous(pose)
@ end
@ for _, fn in ipairs(functions) do


${lines(fn.lines)}
@ end
