"""Steps that are written for several devices: `jax.shard_map` with explicit sums over the axes `dp` and `tp`.

Traced over an abstract mesh, so no device is needed. The whole step is in one `shard_map`: its body is what one rank
does. Rows of the batch are sharded over `dp`; kernels as `Model.partition` says over `tp`, and all that belongs to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, PartitionSpec

from zero_export import optimizers
from zero_export._roles import path_parts
from zero_export.models.common import DP, TP


class Plan:
    """What the step builder asks about ranks; without axes (dp = tp = 1) every answer is the identity."""

    def __init__(self, model: Any, recipe: Any) -> None:
        self._model, self._recipe = model, recipe
        self._axes = {name: size for name, size in ((DP, recipe.dp), (TP, recipe.tp)) if size > 1}
        self.tp_axis = TP if TP in self._axes else None
        for module, name in ((jax, "shard_map"), (jax.lax, "pcast")):
            if self._axes and not hasattr(module, name):
                raise ValueError(f"dp and tp need {module.__name__}.{name}, which JAX {jax.__version__} does not have")
        if self.tp_axis is not None:
            self._check_tensor_parallel()
        self.clip = self._clip if self.tp_axis is not None else None

    def _check_tensor_parallel(self) -> None:
        if self._model.partition is None:
            raise ValueError("tp: this model has no tensor-parallel form; use dp")
        if self._recipe.optimizer not in optimizers.ELEMENTWISE:
            raise ValueError(f"tp: {self._recipe.optimizer} reads whole parameters, of which a rank has parts; with tp the "
                             f"optimizer is one of {', '.join(optimizers.ELEMENTWISE)}")
        self._model.check_parts(self._recipe.tp)

    def _is_sharded(self, path: tuple[Any, ...]) -> bool:
        return self.tp_axis is not None and any(axis is not None for axis in self._model.partition(path))

    def _clip(self, limit: float) -> Any:
        return optimizers.clip_sharded_gradients(
            limit, lambda path, total: jax.lax.psum(total, TP) if self._is_sharded(path) else total)

    def own(self, params: Any) -> Any:
        """Parameters as a rank's own: their gradients are of its rows alone, until `mean`."""
        return _vary(params, (DP,)) if DP in self._axes else params

    def own_key(self, key: jax.Array | None) -> jax.Array | None:
        """A key of this rank's rows."""
        if key is None or DP not in self._axes:
            return key
        return jax.random.fold_in(key, jax.lax.axis_index(DP))

    def mean(self, tree: Any) -> Any:
        """Means over `dp`."""
        if DP not in self._axes:
            return tree
        return jax.tree.map(lambda x: jax.lax.pmean(x, DP), tree)

    def all(self, flag: jax.Array) -> jax.Array:
        """Whether `flag` (bool[]) holds on every rank of `tp`; ranks of `dp` agree already."""
        if self.tp_axis is None:
            return flag
        result: jax.Array = jax.lax.psum(1 - flag.astype(jnp.int32), TP) == 0
        return result

    def varying(self, first: Any, like: Any) -> Any:
        """The first carry (loss, gradients, model state) of the loop over micro-batches, typed as what it becomes."""
        if not self._axes:
            return first
        loss, sums, model_state = first
        if DP in self._axes:
            loss, sums, model_state = _vary(loss, (DP,)), _vary(sums, (DP,)), _vary(model_state, (DP,))
        if self.tp_axis is not None:
            sums = jax.tree_util.tree_map_with_path(lambda path, x: _vary(x, (TP,)) if self._is_sharded(path) else x, sums)
        return loss, sums, model_state

    def split(self, step: Callable[..., Any], evaluate: Callable[..., Any], state: Any,
              batch: Any) -> tuple[Callable[..., Any], Callable[..., Any]]:
        """`step` and `evaluate` inside `jax.shard_map`; `state` and `batch` are whole shapes."""
        if not self._axes:
            return step, evaluate
        mesh = AbstractMesh(tuple(self._axes.values()), tuple(self._axes))
        states = self._state_specs(state)
        rows = {name: PartitionSpec(DP) if DP in self._axes and name != "rng" else PartitionSpec() for name in batch}
        return (jax.shard_map(step, mesh=mesh, in_specs=(states, rows), out_specs=(states, PartitionSpec())),
                jax.shard_map(evaluate, mesh=mesh, in_specs=(states, rows), out_specs=PartitionSpec()))

    def _state_specs(self, state: Any) -> Any:
        """How each leaf of the state is sharded: as the parameter whose path ends its own, else not at all."""
        flat, _ = jax.tree_util.tree_flatten_with_path(state.params)
        sharded = {path_parts(path): (leaf.shape, self._model.partition(path)) for path, leaf in flat if self._is_sharded(path)}

        def one(path: tuple[Any, ...], leaf: jax.ShapeDtypeStruct) -> Any:
            parts = path_parts(path)
            for owner, (shape, spec) in sharded.items():
                if parts[-len(owner):] == owner and leaf.shape == shape:
                    return spec
            return PartitionSpec()

        return jax.tree_util.tree_map_with_path(one, state)


def _vary(tree: Any, axes: tuple[str, ...]) -> Any:
    return jax.tree.map(lambda x: jax.lax.pcast(x, axes, to="varying"), tree)
