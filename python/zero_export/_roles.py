"""Roles: what every argument and result of a training step is to training.

The text form is `#zero.role<KIND "NAME" [next = RESULT] [of = "PARAM"] [dim = D]>`.
"""

from __future__ import annotations

import dataclasses
import itertools
from typing import Any

import jax
import jax.numpy as jnp

from zero_export import _facts, _trees

STATE_KINDS = ("param", "frozen", "opt_state", "model_state", "batch_state", "step", "rng")
BATCH_KINDS = ("batch", "scalar", "rng", "const")
# Names of random keys among the batch's leaves: nothing in a uint32[2] itself tells a key from data.
KEY_NAMES = ("rng", "key", "dropout_rng", "dropout_key", "prng_key")
# Containers whose leaves are state of the model, not of the optimizer.
MODEL_STATE_NAMES = ("batch_stats", "model_state", "ema", "ema_params")


LEFT_BEHIND = ("reads a value that an earlier trace left behind (in a global, a closure or an object); pass it through the "
               "state or the batch")


class ExportError(ValueError):
    """A step that cannot be exported; the message names the leaf, what was expected, and the remedy."""


@dataclasses.dataclass(frozen=True)
class Role:
    """What one state leaf is.

    Attributes:
      kind: `param` (trained), `frozen` (never updated), `opt_state` (moments, masters, averages of the
        optimizer), `model_state` (batch statistics), `batch_state` (has the rows of the batch and is divided with them:
        the carry of a recurrent network, weights of examples), `step` (rank-0 integer counter) or `rng` (key).
      of: name of the parameter this leaf belongs to, for `opt_state` and averages in `model_state`; None for none.
      name: what the leaf is called; None for its path joined by '/'.
      dim: the dimension of a `batch_state` that holds its rows, the first where none is said; None for other kinds.
    """

    kind: str
    of: str | None = None
    name: str | None = None
    dim: int | None = None

    def __post_init__(self) -> None:
        if self.kind not in STATE_KINDS:
            raise ExportError(f"role kind {self.kind!r} is not one of {', '.join(STATE_KINDS)}")
        if self.of is not None and self.kind not in ("opt_state", "model_state"):
            raise ExportError(f"'of' belongs to opt_state and model_state, not to {self.kind}")
        if self.kind == "batch_state" and self.dim is None:
            object.__setattr__(self, "dim", 0)
        if self.dim is not None and (self.kind != "batch_state" or isinstance(self.dim, bool) or not isinstance(self.dim, int)):
            raise ExportError(f"'dim' is the number of a batch_state's dimension, found {self.dim!r} of {self.kind}")


def quote(text: str) -> str:
    """`text` as an MLIR string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def role_text(kind: str, name: str, *, next: int | None = None, of: str | None = None, dim: int | None = None) -> str:
    """The attribute `#zero.role<...>`; fields that are None are left out."""
    fields = [f"{kind} {quote(name)}"]
    if next is not None:
        fields.append(f"next = {next}")
    if of is not None:
        fields.append(f"of = {quote(of)}")
    if dim is not None:
        fields.append(f"dim = {dim}")
    return f"#zero.role<{' '.join(fields)}>"


def path_parts(path: tuple[Any, ...]) -> tuple[str, ...]:
    """The keys of a pytree path as strings: ('params', 'wte')."""
    return tuple(_trees.key_text(key) for key in path)


def is_typed_key(leaf: Any) -> bool:
    """True for an array of `jax.random.key`s."""
    return bool(jnp.issubdtype(leaf.dtype, jax.dtypes.prng_key))


def is_key(leaf: jax.ShapeDtypeStruct) -> bool:
    """True for a typed key, and for the raw forms: uint32[2] (threefry) and uint32[4] (rbg)."""
    return is_typed_key(leaf) or (leaf.shape in ((2,), (4,)) and leaf.dtype == jnp.uint32)


def _owner(parts: tuple[str, ...], leaf: jax.ShapeDtypeStruct, parameters: Any) -> str | None:
    """The parameter whose path is the longest suffix of `parts` with the same shape, or None."""
    best: str | None = None
    for name, (owner_parts, shape) in parameters.items():
        if parts[-len(owner_parts):] == owner_parts and shape == leaf.shape:
            if best is None or len(owner_parts) > len(parameters[best][0]):
                best = name
    return best


def state_names(state: Any, paths: Any) -> list[str]:
    """Name of each state leaf, one of its own: see `_trees.state_names`."""
    names = _trees.state_names(state, [path_parts(path) for path in paths])
    for name in names:
        if names.count(name) > 1:
            raise ExportError(f"two state leaves are called {name!r}; rename one key of the state")
    return names


def _default_role(parts: tuple[str, ...], leaf: jax.ShapeDtypeStruct, container: str | None, parameters: Any) -> Role:
    if container is not None and parts[0] == container:
        return Role("param")
    if is_typed_key(leaf) or (is_key(leaf) and parts[-1] in KEY_NAMES):
        return Role("rng")
    if leaf.shape == () and jnp.issubdtype(leaf.dtype, jnp.integer):
        return Role("step")
    kind = "model_state" if parts[0] in MODEL_STATE_NAMES else "opt_state"
    return Role(kind, of=_owner(parts, leaf, parameters))


class _Nothing:
    """Stands for None in a pytree, where None is not a leaf but an empty node."""


def spread(prefix: Any, tree: Any) -> Any:
    """For each leaf of `tree` the leaf of `prefix` above it; None is a leaf of `prefix`. Raises ValueError if none is."""
    prefix = jax.tree.map(lambda x: _Nothing if x is None else x, prefix, is_leaf=lambda x: x is None)
    found = []
    jax.tree.map(lambda leaf, below: found.extend([leaf] * len(jax.tree.leaves(below))), prefix, tree)
    return [None if x is _Nothing else x for x in found]


def _given_roles(roles: Any, state: Any, names: list[str], leaves: list[jax.ShapeDtypeStruct]) -> Any:
    """The caller's roles, one per leaf; None where the convention shall decide."""
    if roles is None:
        return [None] * len(leaves)
    if callable(roles):
        given = [roles(name, leaf) for name, leaf in zip(names, leaves)]
    else:
        try:
            given = spread(roles, state)
        except ValueError as error:
            raise ExportError(f"'roles' does not have the structure of the state or of a prefix of it: {error}") from None
    for name, role in zip(names, given):
        if role is not None and not isinstance(role, (str, Role)):
            raise ExportError(f"role of {name!r} is a {type(role).__name__}; give a Role, a kind as str, or None")
    return [Role(role) if isinstance(role, str) else role for role in given]


def state_roles(state: Any, paths: Any, leaves: list[jax.ShapeDtypeStruct], roles: Any) -> tuple[Any, ...]:
    """(one (name, Role) per state leaf, indices of those that `by_facts` shall look at again).

    See `export_step` for the convention and for `roles`.
    """
    names = state_names(state, paths)
    container = _trees.parameter_container(state, [path_parts(path)[0] for path in paths if path])
    given = _given_roles(roles, state, names, leaves)
    if container is None and any(role is None for role in given):
        missing = [name for name, role in zip(names, given) if role is None]
        raise ExportError(
            f"cannot tell which state leaves are parameters (first without a role: {missing[0]!r}); keep them under "
            "the key 'params', or use a pair (params, opt_state), or pass roles=")
    parameters = {}
    for name, path, leaf, role in zip(names, paths, leaves, given):
        parts = path_parts(path)
        under = container is not None and parts[:1] == (container,)
        if role.kind in ("param", "frozen") if role else under:
            parameters[name] = (parts[1:] if under and len(parts) > 1 else parts, leaf.shape)
    if not any(role.kind == "param" if role else True for role in given):
        raise ExportError("no state leaf has the role param: there is nothing to train")
    result, guessed = [], set()
    for index, (name, path, leaf, role) in enumerate(zip(names, paths, leaves, given)):
        if role is None:
            role = _default_role(path_parts(path), leaf, container, parameters)
            guessed |= {index} if role.kind in ("step", "opt_state") else set()
        if role.of is not None and role.of not in parameters:
            raise ExportError(f"role of {name!r} says of={role.of!r}, but no parameter has that name")
        result.append((role.name or name, role))
    taken = set()
    for name, _ in result:
        if name in taken:
            raise ExportError(f"two state leaves are called {name!r} by their roles; give each a name of its own")
        taken.add(name)
    return result, guessed


def by_facts(named: list[tuple[str, Role]], guessed: set[int], jaxpr: Any) -> list[tuple[str, Role]]:
    """Roles with what only the traced step tells: an integer that does not just count is no `step`; what no parameter's
    new value depends on is the model's state, not the optimizer's, but for numbers that stand beside its states; what
    metrics are made of and the step returns as it is, is a frozen weight. `jaxpr` is the step's, state i replaced by output i,
    metrics behind them."""
    counting = _facts.counters(jaxpr, [i for i in guessed if named[i][1].kind == "step"])
    read = _facts.read_by(jaxpr, [i for i, (_, role) in enumerate(named) if role.kind == "param"])
    of_metrics = _facts.read_by(jaxpr, list(range(len(named), len(jaxpr.jaxpr.outvars))))
    frozen = _facts.unchanged(jaxpr, sorted(guessed & of_metrics))

    def one(index: int, role: Role) -> Role:
        if index not in guessed or index in counting:
            return role
        if index in frozen:
            return Role("frozen")
        return Role("opt_state" if index in read else "model_state", of=role.of)

    found = [one(index, role) for index, (_, role) in enumerate(named)]
    values = [variable.aval for variable in jaxpr.jaxpr.invars[:len(named)]]
    unread = {index for index in guessed - read
              if found[index].kind == "model_state" and jnp.issubdtype(values[index].dtype, jnp.floating)}
    trees = [list(itertools.accumulate(name.split("/"), "{}/{}".format)) for name, _ in named]  # around a state, and itself
    kinds: dict[str, set[str]] = {}  # of what is known in each tree
    for index, role in enumerate(found):
        for tree in trees[index] if index not in unread and role.kind != "step" else ():
            kinds.setdefault(tree, set()).add(role.kind)

    # A rate that is kept for the record, a moment of which the leaf has another form: what the smallest tree that tells is.
    # What is larger may be an average of parameters.
    for index in unread:
        told = next((kinds[tree] for tree in reversed(trees[index][:-1]) if tree in kinds), set())
        if values[index].size <= 1 and told == {"opt_state"}:
            found[index] = Role("opt_state", of=found[index].of)
    return [(name, role) for (name, _), role in zip(named, found)]
