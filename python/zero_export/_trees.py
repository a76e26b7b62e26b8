"""Pytrees by the paths of their leaves. With JAX, all that JAX knows; without it dictionaries, lists and tuples."""

from __future__ import annotations

import collections
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Path = tuple[str, ...]


def _jax() -> Any:
    """JAX, or None where it is not installed: who runs a compiled program needs none."""
    try:
        import jax
    except ModuleNotFoundError:
        return None
    return jax


def key_text(key: object) -> str:
    """A dictionary's key, an attribute's name or a position: what `keystr(simple=True)` gives, which older JAX lacks."""
    return str(next((getattr(key, field) for field in ("name", "key", "idx") if hasattr(key, field)), key))


def flatten(tree: Any) -> list[tuple[Path, Any]]:
    """(path, leaf) of every leaf, in JAX's order."""
    jax = _jax()
    if jax is None:
        return list(_flatten(tree, ()))
    return [(tuple(map(key_text, path)), leaf) for path, leaf in jax.tree_util.tree_flatten_with_path(tree)[0]]


def rebuild(tree: Any, leaves: Sequence[Any]) -> Any:
    """`tree` with other leaves, in JAX's order."""
    jax = _jax()
    if jax is None:
        return _rebuild(tree, iter(leaves))
    return jax.tree_util.tree_unflatten(jax.tree_util.tree_structure(tree), list(leaves))


def _flatten(tree: Any, path: Path) -> Iterable[tuple[Path, Any]]:
    if tree is None:
        return
    if isinstance(tree, Mapping):
        keys = tree if isinstance(tree, collections.OrderedDict) else sorted(tree)
        for key in keys:
            yield from _flatten(tree[key], (*path, str(key)))
    elif isinstance(tree, list | tuple):
        names = getattr(tree, "_fields", range(len(tree)))
        for name, item in zip(names, tree):
            yield from _flatten(item, (*path, str(name)))
    else:
        yield path, tree


def _rebuild(tree: Any, leaves: Any) -> Any:
    if tree is None:
        return None
    if isinstance(tree, Mapping):
        keys = tree if isinstance(tree, collections.OrderedDict) else sorted(tree)
        values = {key: _rebuild(tree[key], leaves) for key in keys}
        return type(tree)((key, values[key]) for key in tree)  # type: ignore[call-arg]
    if isinstance(tree, list | tuple):
        items = [_rebuild(item, leaves) for item in tree]
        return type(tree)(*items) if hasattr(tree, "_fields") else type(tree)(items)
    return next(leaves)


def parameter_container(state: Any, heads: Iterable[str]) -> str | None:
    """The first key of the paths under which the parameters are, by the convention in `export_step`."""
    if "params" in heads:
        return "params"
    # A pair (params, opt_state); a NamedTuple has names, and then says which is which.
    if isinstance(state, tuple | list) and not hasattr(state, "_fields") and len(state) == 2:
        return "0"
    return None


def state_names(state: Any, paths: Sequence[Path]) -> list[str]:
    """Name of each state leaf: its path joined by '/', for parameters without their container."""
    container = parameter_container(state, list(dict.fromkeys(path[0] for path in paths if path)))
    return ["/".join(path[1:] if len(path) > 1 and path[0] == container else path) or "state" for path in paths]


def batch_names(paths: Sequence[Path]) -> list[str]:
    """Name of each leaf of a batch."""
    return ["/".join(path) or "batch" for path in paths]
