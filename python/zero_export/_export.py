"""`export_step`: a training step, traced on shapes, as one MLIR module with roles."""

from __future__ import annotations

import dataclasses
import os
import tempfile
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from zero_export import _module
from zero_export._roles import (
    KEY_NAMES, LEFT_BEHIND, ExportError, Role, by_facts, is_key, is_typed_key, path_parts, role_text, spread, state_roles)


@dataclasses.dataclass(frozen=True)
class Leaf:
    """One argument or result of an entry function.

    Attributes:
      name: its pytree path joined by '/'; parameters without their container ("wte", not "params/wte").
      kind: its role: param, opt_state, step, batch, metric, ...
      shape: its shape, as a tuple of int.
      dtype: its NumPy dtype; a typed random key is shown as uint32 of shape (2,).
      of: the parameter it belongs to (opt_state only), else None.
    """

    name: str
    kind: str
    shape: tuple[Any, ...]
    dtype: object
    of: str | None = None


@dataclasses.dataclass(frozen=True)
class Exported:
    """A training step as MLIR, with the table of its interface.

    Attributes:
      state: the state leaves, in the order of @main's first arguments and first results.
      batch: the batch leaves, in the order of @main's remaining arguments.
      metrics: the metric leaves, in the order of @main's remaining results; "loss" first if there is one.
      entries: the entry functions in the module: ("main",) and those of "init" and "eval" that were given.
    """

    state: tuple[Any, ...]
    batch: tuple[Any, ...]
    metrics: tuple[Any, ...]
    entries: tuple[Any, ...]
    _text: str = dataclasses.field(repr=False)

    def mlir_module(self) -> str:
        """The module as text: StableHLO in the form JAX prints, with `zero.role` attributes."""
        return self._text

    def parameter_count(self) -> int:
        """Number of elements of all leaves of role param."""
        return sum(_size(leaf.shape) for leaf in self.state if leaf.kind == "param")

    def save(self, path: os.PathLike[str] | str) -> None:
        """Writes the module to `path`, whole or not at all. Raises OSError if it cannot be written."""
        folder = os.path.dirname(os.path.abspath(path))
        handle, name = tempfile.mkstemp(dir=folder, prefix=".", suffix=".mlir")
        try:
            with os.fdopen(handle, "w") as out:
                out.write(self._text)
            # mkstemp makes files only the owner reads; the result gets what a plain open would give.
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for extent in shape:
        size *= extent
    return size


def _abstract(tree: Any, what: str) -> Any:
    """`tree` with every leaf as jax.ShapeDtypeStruct, its flat leaves and their paths."""

    def one(path: tuple[Any, ...], leaf: Any) -> jax.ShapeDtypeStruct:
        if not hasattr(leaf, "shape") or not hasattr(leaf, "dtype"):
            name = "/".join(path_parts(path)) or what
            raise ExportError(f"{what} leaf {name!r} is a {type(leaf).__name__}, not an array or jax.ShapeDtypeStruct: "
                              "only shape and dtype are traced; wrap it as jnp.asarray(value) or close over it")
        return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype)

    tree = jax.tree_util.tree_map_with_path(one, tree)
    flat, _ = jax.tree_util.tree_flatten_with_path(tree)
    return tree, [path for path, _ in flat], [leaf for _, leaf in flat]


def _first_difference(flat: Any, found: Any) -> str:
    """" (... is missing, ... is new)", or nothing where the leaves' paths are the same."""
    expected = ["/".join(path_parts(path)) for path, _ in flat]
    given = ["/".join(path_parts(path)) for path, _ in jax.tree_util.tree_flatten_with_path(found)[0]]
    parts = [f"{next(name for name in names if name not in others)!r} is {text}"
             for names, others, text in ((expected, given, "missing"), (given, expected, "new")) if set(names) - set(others)]
    return f" ({', '.join(parts)})" if parts else ""


def _check_state(found: Any, state: Any, what: str) -> None:
    """Raises ExportError unless `found` has the structure, shapes and dtypes of `state`."""
    expected: Any = jax.tree.structure(state)
    found_tree: Any = jax.tree.structure(found)
    flat, _ = jax.tree_util.tree_flatten_with_path(state)
    if expected != found_tree:
        raise ExportError(f"{what} returns a state of another structure than it takes{_first_difference(flat, found)}:\n"
                          f"  expected {expected}\n  found    {found_tree}")
    for (path, old), new in zip(flat, jax.tree.leaves(found)):
        if (old.shape, old.dtype) != (new.shape, new.dtype):
            raise ExportError(f"{what} returns the state leaf {'/'.join(path_parts(path))!r} as {new.dtype}{list(new.shape)}, "
                              f"but it is {old.dtype}{list(old.shape)}; cast it back in the step")


# What JAX raises where Python asks for a value that tracing does not have.
_NEEDS_VALUE = (jax.errors.ConcretizationTypeError, jax.errors.TracerArrayConversionError,
                jax.errors.TracerIntegerConversionError, jax.errors.NonConcreteBooleanIndexError)


def _trace(function: Callable[..., Any], what: str, donate: bool, *arguments: Any) -> Any:
    """`jax.jit(function).trace` with errors that say what `what` did."""
    try:
        # Unused arguments would vanish and renumber the rest; the roles count on every one being there.
        return jax.jit(function, keep_unused=True, donate_argnums=(0,) if donate else ()).trace(*arguments)
    except ExportError:
        raise
    except _NEEDS_VALUE as error:
        raise ExportError(f"{what} depends on the value of an array, but only shapes are traced: choose with jnp.where or "
                          f"jax.lax.cond, loop with jax.lax.scan, index with static numbers\n{error}") from error
    except jax.errors.UnexpectedTracerError as error:
        raise ExportError(f"{what} {LEFT_BEHIND}\n{error}") from error
    except (TypeError, ValueError) as error:
        raise ExportError(f"{what} cannot be called on the given shapes: {error}") from error


def _leaf(name: str, kind: str, leaf: Any, of: str | None = None) -> Leaf:
    if is_typed_key(leaf):
        leaf = jax.eval_shape(jax.random.key_data, leaf)
    return Leaf(name, kind, tuple(leaf.shape), jnp.dtype(leaf.dtype), of)


def _batch_leaves(batch: Any, paths: list[tuple[Any, ...]], leaves: list[jax.ShapeDtypeStruct],
                  batch_dim: Any) -> tuple[list[tuple[Leaf, int | None]], int]:
    """Roles of the batch's leaves: [(Leaf, dim or None)]."""
    try:
        dims = spread(batch_dim, batch)
    except ValueError as error:
        raise ExportError(f"batch_dim does not have the structure of the batch or of a prefix of it: {error}") from None
    result: list[tuple[Leaf, int | None]] = []
    rows = None
    for path, leaf, dim in zip(paths, leaves, dims):
        parts = path_parts(path)
        name = "/".join(parts) or "batch"
        if (is_typed_key(leaf) and leaf.shape == ()) or (is_key(leaf) and parts and parts[-1] in KEY_NAMES):
            result.append((_leaf(name, "rng", leaf), None))
        elif dim is None:
            result.append((_leaf(name, "const", leaf), None))
        elif leaf.shape == ():
            result.append((_leaf(name, "scalar", leaf), None))
        else:
            if not isinstance(dim, int):
                raise ExportError(f"batch_dim of {name!r} is a {type(dim).__name__}; give the number of a dimension, or None")
            if not 0 <= dim < len(leaf.shape):
                raise ExportError(f"batch leaf {name!r} has shape {list(leaf.shape)}: no dimension {dim}; pass batch_dim=")
            if rows is not None and leaf.shape[dim] != rows[1]:
                raise ExportError(f"batch leaf {name!r} has {leaf.shape[dim]} rows (dimension {dim}), but {rows[0]!r} has "
                                  f"{rows[1]}; pass batch_dim=, with None for what is no batch")
            rows = rows or (name, leaf.shape[dim])
            result.append((_leaf(name, "batch", leaf), dim))
    if rows is None:
        raise ExportError("the batch has no leaf of rank 1 or more: there is nothing to divide among ranks")
    return result, rows[1]


def _check_rows(named: list[tuple[str, Role]], leaves: list[jax.ShapeDtypeStruct], rows: int) -> None:
    """States with the rows of the batch have as many, or as many for each row."""
    for (name, role), leaf in zip(named, leaves):
        if role.dim is None:
            continue
        if not 0 <= role.dim < len(leaf.shape):
            raise ExportError(f"batch_state {name!r} has shape {list(leaf.shape)}: no dimension {role.dim}; give the "
                              "role's dim")
        size = leaf.shape[role.dim]
        if size == 0 or size % rows:
            raise ExportError(f"batch_state {name!r} has {size} rows (dimension {role.dim}), expected the batch's {rows} "
                              "or a multiple; give the role's dim, or the role model_state")


def _ordered_metrics(metrics: Any, rows: int, roles: list[Any]) -> tuple[jax.Array, ...]:
    """The metrics as a tuple, "loss" first; appends their [(Leaf, dim or None)] to `roles` in that order."""
    flat, _ = jax.tree_util.tree_flatten_with_path(metrics)
    if not flat:
        raise ExportError("step returns no metric; return (state, loss) or (state, {'loss': loss, ...})")
    names = ["/".join(path_parts(path)) or "loss" for path, _ in flat]
    order = sorted(range(len(flat)), key=lambda i: (names[i] != "loss", i))
    for i in order:
        leaf = flat[i][1]
        if leaf.shape == ():
            roles.append((_leaf(names[i], "metric", leaf), None))
        elif leaf.shape[0] == rows:
            roles.append((_leaf(names[i], "output", leaf), 0))
        else:
            raise ExportError(f"metric {names[i]!r} has shape {list(leaf.shape)}: neither a scalar nor {rows} rows like the "
                              "batch; reduce it in the step")
    return tuple(flat[i][1] for i in order)


def _pair(returned: Any, what: str) -> Any:
    if not isinstance(returned, (tuple, list)) or len(returned) != 2:
        raise ExportError(f"{what} must return a pair (state, metrics), but returned a {type(returned).__name__}"
                          + (f" of {len(returned)}" if isinstance(returned, (tuple, list)) else ""))
    return returned


def _arrays(tree: Any) -> Any:
    """`tree` with Python numbers as arrays."""
    return jax.tree.map(lambda x: x if hasattr(x, "dtype") else jnp.asarray(x), tree)


def _lower(traced: Any) -> Any:
    # For one platform whatever machine this is: the same step gives the same text, and an abstract mesh has no platform.
    return traced.lower(lowering_platforms=("cpu",))


def _io_roles(leaves: Any) -> list[str]:
    return [role_text(leaf.kind, leaf.name, dim=dim) for leaf, dim in leaves]


def export_step(step: Callable[..., Any], state: Any, batch: Any, *, init: Callable[..., Any] | None = None,
                eval: Callable[..., Any] | None = None, roles: Any = None, batch_dim: Any = 0) -> Exported:
    """Exports a training step as one MLIR module, on abstract shapes.

    Args:
      step: `step(state, batch) -> (state, metrics)`, pure and traceable by `jax.jit`. The new state has the
        structure, shapes and dtypes of the old one. `metrics` is a pytree of scalars (or a scalar: the loss);
        a leaf with as many rows as the batch is a batch-sharded output. "loss", if there is one, comes first.
      state: any pytree of arrays or `jax.ShapeDtypeStruct`; only shapes and dtypes are read.
      batch: pytree of arrays or `jax.ShapeDtypeStruct`. Leaves of rank 1 or more are batch data, all with the
        same number of rows; rank-0 leaves are scalars fed from outside (a learning rate); a typed key
        (`jax.random.key`), or a uint32[2] or uint32[4] called "rng" or "key", is a random key.
      init: optional `init(key) -> state` with `key` a raw uint32[2] (`jax.random.PRNGKey`): becomes `@init`.
      eval: optional `eval(state, batch) -> metrics`: becomes `@eval`.
      roles: what each state leaf is, where the convention below does not say. A pytree with the structure of
        `state` (or a prefix of it) whose leaves are a `Role`, a kind as str, or None (by convention); or a
        callable `(name, jax.ShapeDtypeStruct) -> Role | str | None`.
      batch_dim: dimension of the rows in every batch leaf, or a pytree prefix of `batch` with one int a leaf; None
        for a leaf that is no batch but a constant (a table), the same on every rank and at every step.

    The convention: leaves under the key "params" (of a dict, dataclass or NamedTuple), or under the first half
    of a pair (params, opt_state), are `param`. Of the rest, rank-0 integers that only count are `step`; typed
    keys, and raw ones called "rng" or "key", are `rng`; what is under "batch_stats", "model_state", "ema" or
    "ema_params", and what no parameter's new value depends on, is `model_state`; what the step returns as it is, and a metric is made of, is
    `frozen`; all else is `opt_state`. Both states belong to
    the parameter whose path ends their own path and which has their shape, if there is one. `batch_state` is never by
    convention: say Role("batch_state", dim=...) of a carry that has the batch's rows.
    A name is the leaf's path joined by '/', for parameters without the container: "wte", "opt_state/0/mu/wte".

    Returns:
      An `Exported`: `@main` takes the state leaves then the batch leaves and returns the new state leaves then
      the metrics, all in pytree order; the state is donated (`tf.aliasing_output`).

    Raises:
      ExportError: a leaf that is no array; a state that changes its structure, shape or dtype; roles that
        cannot be told; batch leaves of different numbers of rows; a step that depends on values or does not fit the
        shapes.
    """
    state, state_paths, state_leaves = _abstract(state, "state")
    batch, batch_paths, batch_flat = _abstract(batch, "batch")
    if not state_leaves:
        raise ExportError("the state has no leaves: there is nothing to train")
    named, guessed = state_roles(state, state_paths, state_leaves, roles)
    batch_roles, rows = _batch_leaves(batch, batch_paths, batch_flat, batch_dim)

    metric_roles: list[tuple[Leaf, int | None]] = []

    def main(state: Any, batch: Any) -> Any:
        new_state, metrics = map(_arrays, _pair(step(state, batch), "step"))
        _check_state(new_state, state, "step")
        return new_state, _ordered_metrics(metrics, rows, metric_roles)

    # The only trace: big steps take minutes. It fills in `metric_roles`.
    traced = _trace(main, "step", True, state, batch)
    named = by_facts(named, guessed, traced.jaxpr)
    _check_rows(named, state_leaves, rows)
    plain = [role_text(role.kind, name, of=role.of, dim=role.dim) for name, role in named]
    entries = [_module.Entry(
        "main", _lower(traced),
        [role_text(role.kind, name, of=role.of, next=i, dim=role.dim) for i, (name, role) in enumerate(named)]
        + _io_roles(batch_roles),
        [None for _ in named] + _io_roles(metric_roles))]
    if init is not None:
        entries.append(_init_entry(init, state, plain))
    if eval is not None:
        entries.append(_eval_entry(eval, state, batch, plain, batch_roles, rows))
    return Exported(
        state=tuple(_leaf(name, role.kind, leaf, role.of) for (name, role), leaf in zip(named, state_leaves)),
        batch=tuple(leaf for leaf, _ in batch_roles),
        metrics=tuple(leaf for leaf, _ in metric_roles),
        entries=tuple(entry.name for entry in entries),
        _text=_module.merge(entries))


def _init_entry(init: Callable[..., Any], state: Any, plain: list[str]) -> _module.Entry:
    def main(key: jax.Array) -> Any:
        first = _arrays(init(key))
        _check_state(first, state, "init")
        return first

    traced = _trace(main, "init", False, jax.ShapeDtypeStruct((2,), jnp.uint32))
    return _module.Entry("init", _lower(traced), [role_text("rng", "key")], plain)


def _eval_entry(evaluate: Callable[..., Any], state: Any, batch: Any, plain: list[str],
                batch_roles: list[tuple[Leaf, int | None]], rows: int) -> _module.Entry:
    metric_roles: list[tuple[Leaf, int | None]] = []

    def main(state: Any, batch: Any) -> tuple[jax.Array, ...]:
        return _ordered_metrics(_arrays(evaluate(state, batch)), rows, metric_roles)

    traced = _trace(main, "eval", False, state, batch)
    return _module.Entry("eval", _lower(traced), plain + _io_roles(batch_roles),
                         _io_roles(metric_roles))
