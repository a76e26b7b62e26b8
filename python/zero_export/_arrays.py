"""Arrays as programs and checkpoints have them: element types by name, anybody's arrays as NumPy's."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from zero_export import _trees

Array = npt.NDArray[Any]

DTYPES: dict[str, np.dtype[Any]] = {name: np.dtype(kind) for name, kind in {
    "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "ui8": np.uint8,
    "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64, "f16": np.float16, "bf16": ml_dtypes.bfloat16,
    "f32": np.float32, "f64": np.float64, "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2,
    "complex<f32>": np.complex64, "complex<f64>": np.complex128}.items()}
_NAMES = {dtype: name for name, dtype in DTYPES.items()}


@dataclasses.dataclass(frozen=True)
class ArraySpec:
    """An argument, a result or a state of a program, unsharded.

    Attributes:
      name: its pytree path joined by '/'; parameters without their container ("wte", not "params/wte").
      role: param, opt_state, step, batch, scalar, metric, ...
      dtype: its NumPy dtype (`ml_dtypes` for bf16 and 8-bit floats).
      shape: its shape.
    """

    name: str
    role: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def type(self) -> str:
        """As the tools write it: f32[8, 16]."""
        return type_text(self.dtype, self.shape)


def type_text(dtype: np.dtype[Any], shape: tuple[int, ...]) -> str:
    """f32[8, 16]"""
    return f"{_NAMES.get(dtype, str(dtype))}[{', '.join(map(str, shape))}]"


def dtype_name(dtype: np.dtype[Any]) -> str | None:
    """The name that programs have for a NumPy dtype; None if they have none."""
    return _NAMES.get(dtype)


def is_typed_key(value: Any) -> bool:
    """Whether it is an array of `jax.random.key`s."""
    return str(getattr(value, "dtype", "")).startswith("key<")


def host_array(value: Any) -> Array:
    """`value` as a NumPy array: its own memory where that is the host's and NumPy knows the type, else a copy.

    NumPy's, JAX's and PyTorch's arrays, whatever speaks DLPack, and what `numpy.asarray` takes. Raises TypeError.
    """
    if isinstance(value, np.ndarray):
        return value
    if is_typed_key(value):
        import jax

        return np.asarray(jax.random.key_data(value))
    if type(value).__module__.partition(".")[0] == "torch":
        return _of_torch(value)
    if hasattr(value, "__array__"):
        return np.asarray(value)
    if hasattr(value, "__dlpack__"):
        return np.from_dlpack(value)
    array = np.asarray(value)
    if array.dtype == object:
        raise TypeError(f"a {type(value).__name__} is no array; give NumPy's, JAX's or PyTorch's, or one with DLPack")
    return array


def _of_torch(tensor: Any) -> Array:
    tensor = tensor.detach().cpu()
    narrow = {"torch.bfloat16": "bf16", "torch.float8_e4m3fn": "f8E4M3FN", "torch.float8_e5m2": "f8E5M2"}
    name = narrow.get(str(tensor.dtype))
    if name is None:
        array: Array = tensor.numpy()
        return array
    import torch

    dtype = DTYPES[name]
    bits: Array = tensor.contiguous().view(torch.int16 if dtype.itemsize == 2 else torch.uint8).numpy()
    return bits.view(dtype)


def checked(value: Any, spec: ArraySpec, what: str) -> Array:
    """`value` as the array that `spec` asks for. Python's numbers take its type; arrays must have it, for a conversion
    that nobody asked for hides a mistake. Raises TypeError (dtype) or ValueError (shape)."""
    array = host_array(value)
    if isinstance(value, bool | int | float | complex):
        array = np.asarray(value, spec.dtype) if _fits(value, spec.dtype) else array
    found = type_text(array.dtype, array.shape)
    if array.dtype != spec.dtype:
        raise TypeError(f"{what} {spec.name!r}: expected {spec.type}, found {found}; convert it, as .astype does")
    if array.shape != spec.shape:
        raise ValueError(f"{what} {spec.name!r}: expected {spec.type}, found {found}")
    return array


def _fits(value: complex, dtype: np.dtype[Any]) -> bool:
    """Whether a number of Python's is one of the type: 3 and 0.1 are f32, 0.1 and 300 no ui8."""
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        return isinstance(value, int) and not isinstance(value, bool) and int(info.min) <= value <= int(info.max)
    if dtype.kind == "b":
        return isinstance(value, bool)
    return not isinstance(value, complex) or dtype.kind == "c"


def by_name(tree: Any, specs: dict[str, ArraySpec], what: str, names: list[str] | None = None) -> dict[str, Any]:
    """The leaves of a tree by the names that the program has for them. `names` are the leaves', else their paths'."""
    flat = _trees.flatten(tree)
    if names is None:
        names = _trees.batch_names([path for path, _ in flat])
    found: dict[str, Any] = {}
    for name, (_, leaf) in zip(names, flat):
        if name not in specs:
            raise ValueError(f"{what} {name!r} is not among those of the program: {listed(specs)}")
        if name in found:
            raise ValueError(f"two leaves are called {name!r}; rename one key")
        found[name] = leaf
    return found


def listed(names: Any, limit: int = 8) -> str:
    """'a', 'b' and 3 more"""
    names = list(names)
    text = ", ".join(repr(name) for name in names[:limit]) or "none"
    return text + (f" and {len(names) - limit} more" if len(names) > limit else "")


def as_tree(like: Any, arrays: dict[str, Array], what: str) -> Any:
    """The arrays in the structure of `like`, whose leaves (arrays or `jax.ShapeDtypeStruct`) must have their types."""
    flat = _trees.flatten(like)
    names = _trees.state_names(like, [path for path, _ in flat])
    missing = [name for name in names if name not in arrays]
    left = [name for name in arrays if name not in set(names)]
    if missing or left:
        raise ValueError(f"'like' has other leaves than {what}: there is no {listed(missing)} there, and no {listed(left)} in "
                         "'like'")
    return _trees.rebuild(like, [_as_leaf(leaf, arrays[name], name, what) for name, (_, leaf) in zip(names, flat)])


def _as_leaf(leaf: Any, array: Array, name: str, what: str) -> Any:
    if is_typed_key(leaf):
        import jax

        return jax.random.wrap_key_data(jax.numpy.asarray(array), impl=jax.random.key_impl(leaf))
    if hasattr(leaf, "dtype") and hasattr(leaf, "shape"):
        spec = ArraySpec(name, "", _numpy_dtype(leaf.dtype), tuple(leaf.shape))
        if (array.dtype, array.shape) != (spec.dtype, spec.shape):
            raise ValueError(f"{name!r} is {type_text(array.dtype, array.shape)} in {what}, {spec.type} in 'like'")
    return array


def _numpy_dtype(dtype: Any) -> np.dtype[Any]:
    """Of NumPy's, JAX's and PyTorch's dtypes."""
    kind, _, name = str(dtype).rpartition(".")
    narrow = {"bfloat16": "bf16", "float8_e4m3fn": "f8E4M3FN", "float8_e5m2": "f8E5M2"}
    if kind != "torch":
        found: np.dtype[Any] = np.dtype(dtype)
        return found
    return DTYPES[narrow[name]] if name in narrow else np.dtype(name)
