"""Other steps than that of spellings.py, as other producers write them: networks, optimizers and orders of their own.

Each is written once in JAX, so that what it computes is known, in the habits of its producer: what stands where, how arrays lie, how
gradients are summed over replicas. What JAX says of arguments and results is taken out of the text, and its other habits are
put in.
"""

import contextlib
import dataclasses
import re
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import mlir
from jax._src.lib.mlir.dialects import hlo
from jax._src.lib.mlir import ir


@dataclasses.dataclass
class Graph:
    """A step of named arrays.

    Attributes:
      step: (values by name, across) -> results by name; `across` has what one replica says to the others.
      values: of the arguments, of the whole batch.
      arguments, results: in the order of the text.
      rows: arguments of which each replica has its part, along their first dimension; `columns`: along their second one.
      replicas: how many the text is written for; one: the text is of one device.
      after: result -> the argument that it is at the next step; a result that is named like an argument is it.
      said: edits the text.
      aliased: whether states are donated.
      tolerance: relative L2 error of results.
      asks: the problem that the tool shall say.
    """

    step: Callable
    values: dict
    arguments: tuple
    results: tuple
    rows: tuple = ()
    columns: tuple = ()
    replicas: int = 1
    said: Callable = lambda text: text
    aliased: bool = False
    tolerance: float = 1e-4
    asks: str | None = None
    wide: bool = False  # 64-bit integers and floats
    ranks: tuple = (1, 2, 4)  # of a text of one device: how many it is run on

    def text(self):
        with _wide(self.wide):
            given = {n: jnp.asarray(v) for n, v in self.values.items()}
            if self.replicas > 1:
                given = {n: v[: len(v) // self.replicas] if n in self.rows else v[:, : v.shape[1] // self.replicas] if n in self.columns else v for n, v in given.items()}
            across = Across(self.replicas)

            def main(*args):
                found = self.step(dict(zip(self.arguments, args)), across)
                return tuple(found[n] for n in self.results)
            text = jax.jit(main, keep_unused=True).lower(*(given[n] for n in self.arguments)).as_text()
        text = re.sub(r"^module @\S+ attributes \{.*?\} \{", "module {", text, count=1, flags=re.M)
        text = re.sub(r' \{jax\.result_info = "[^"]*"\}', "", text)
        if self.aliased:
            for i, n in enumerate(self.arguments):
                if n in self.results:
                    text = re.sub(rf"(%arg{i}: tensor<[^>]*>)", rf"\1 {{tf.aliasing_output = {self.results.index(n)} : i32}}", text, count=1)
        if self.replicas > 1:
            text = text.replace("module {", f"module attributes {{mhlo.num_replicas = {self.replicas} : i32}} {{", 1)
        return self.said(text)

    def trained(self, steps):
        """Results of the last of so many steps, in one JAX program of the whole batch."""
        with _wide(self.wide):
            values = {n: jnp.asarray(v) for n, v in self.values.items()}
            step = jax.jit(lambda values: self.step(values, Across(1)))
            for _ in range(steps):
                found = step(values)
                values = {**values, **{n: v for n, v in found.items() if n in values}}
            return {n: np.asarray(found[n]) for n in self.results}


def _wide(on):
    return jax.enable_x64(True) if on else contextlib.nullcontext()


class Across:
    """What a replica says to the others; of one replica nothing."""

    def __init__(self, count):
        self.count = count

    def sum(self, *values, kind="add"):
        """Sums over replicas, in one op."""
        if self.count == 1:
            return values if len(values) > 1 else values[0]
        found = _all_reduce.bind(*values, count=self.count, kind=kind)
        return tuple(found) if len(values) > 1 else found[0]

    def mean(self, *values):
        found = self.sum(*values)
        return tuple(v / self.count for v in found) if len(values) > 1 else found / self.count

    def most(self, value):
        return self.sum(value, kind="maximum")

    def gather(self, value, dim=0):
        """The parts of all replicas behind one another."""
        return value if self.count == 1 else _all_gather.bind(value, count=self.count, dim=dim)

    def scatter(self, value, dim=0):
        """A replica's part of the sums over all."""
        return value if self.count == 1 else _reduce_scatter.bind(value, count=self.count, dim=dim)

    def whole(self, value):
        """What was gathered, whose gradient is scattered."""
        @jax.custom_vjp
        def gathered(part):
            return self.gather(part)
        gathered.defvjp(lambda part: (self.gather(part), None), lambda _, g: (self.scatter(g),))
        return gathered(value)

    def first(self, rows):
        """The number, in the whole batch, of the first of a replica's rows."""
        return 0 if self.count == 1 else _replica.bind().astype(jnp.int32) * rows


def _times(shape, dim, up, down):
    return tuple(n * up // down if i == dim else n for i, n in enumerate(shape))


def _made(name, shape_of, lower, many=False):
    made = Primitive(name)
    made.multiple_results = many
    made.def_abstract_eval(shape_of)
    mlir.register_lowering(made, lower)
    return made


def _groups(count):
    return ir.DenseIntElementsAttr.get(np.arange(count, dtype=np.int64)[None])


def _reducer(op, element, kind):
    scalar = ir.RankedTensorType.get([], element)
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        made = hlo.AddOp(*block.arguments) if kind == "add" else hlo.MaxOp(*block.arguments)
        hlo.ReturnOp([made.result])


def _lower_all_reduce(ctx, *values, count, kind):
    results = []
    for value in values:
        op = hlo.AllReduceOp([value.type], [value], replica_groups=_groups(count))
        _reducer(op, value.type.element_type, kind)
        results.append(op.results[0])
    return results


def _as(value, ctx):
    return ir.RankedTensorType.get(ctx.avals_out[0].shape, value.type.element_type)


def _lower_gather(ctx, value, *, count, dim):
    return [hlo.AllGatherOp([_as(value, ctx)], [value], all_gather_dim=mlir.i64_attr(dim), replica_groups=_groups(count)).results[0]]


def _lower_scatter(ctx, value, *, count, dim):
    op = hlo.ReduceScatterOp(_as(value, ctx), value, scatter_dimension=mlir.i64_attr(dim), replica_groups=_groups(count))
    _reducer(op, value.type.element_type, "add")
    return [op.result]


_all_reduce = _made("all_reduce_of_replicas", lambda *a, count, kind: list(a), _lower_all_reduce, True)
_all_gather = _made("all_gather_of_replicas", lambda a, count, dim: a.update(shape=_times(a.shape, dim, count, 1)), _lower_gather)
_reduce_scatter = _made("reduce_scatter_of_replicas", lambda a, count, dim: a.update(shape=_times(a.shape, dim, 1, count)), _lower_scatter)
_replica = _made("replica_number", lambda: jax.core.ShapedArray((), jnp.uint32), lambda ctx: [hlo.ReplicaIdOp().result])
