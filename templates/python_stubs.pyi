# Generated from ${source} by pinion ${version}; do not edit.
# Shapes are in comments: .. is the batch, any number of axes.
import ctypes
from typing import Any, NamedTuple, Optional, Tuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.${real == "float" and "float32" or "float64"}]

__version__: str
${lines(exports)}

@ for _, line in ipairs(sizes) do
${line:match("^%w+")}: int
@ end
@ for _, one in ipairs(tables) do
${one[1]:match("^[%w_]+")}: ${one[1]:find("array") and "NDArray[Any]" or "Tuple[str, ...]"}
@ end
@ if fields then

class Params(ctypes.Structure):
@   for _, field in ipairs(fields) do
    ${field.name}: float
@   end
    def __init__(self, **numbers: float) -> None: ...
@ end

@ if has_H then
def dense(H: ArrayLike) -> NDArray[Any]: ...  # (.., NV, NV)
@ end
@ for _, one in ipairs(packed) do
@   if one.dense then
def ${one.dense}(${one.name}: ArrayLike) -> NDArray[Any]: ...  # (.., ${one.rows}, ${one.cols})
@   end
def ${one.sparse}(${one.name}: ArrayLike) -> Any: ...  # scipy.sparse.csr_matrix
@ end
@ if has_poses then
def homogeneous(pose: ArrayLike) -> NDArray[Any]: ...  # (.., 4, 4)
@ end
@ for _, fn in ipairs(functions) do
${lines(fn.stub)}
@ end
