"""A training step as somebody else would write it: no exporter, no attributes of ours."""

import dataclasses
import re
from typing import Any, Callable

import jax
import numpy as np

# What the graph cannot tell apart and no phase treats differently: small integers and flags of optimizers.
COUNTERS = frozenset({"step", "opt_state", "model_state"})


@dataclasses.dataclass
class Stranger:
    """One step and what its author knows of it.

    Attributes:
      step: the function as written; it is lowered by plain `jax.jit`.
      arguments: values of its arguments.
      kinds: a prefix pytree of `arguments` with a kind of role per subtree; "opt" stands for an optimizer's state, and
        "batch:1" for a batch along dimension 1; likewise "batch_state", a state with the rows of the batch.
      advance: (arguments, results) -> the arguments of the next step.
      donate: argument numbers that are donated.
      batch: what the author would answer to `--batch`, by argument path prefix, where asking is right.
      asks: the problem that the tool shall ask about; None if it shall answer by itself.
      refused: what the compiler says at any stage, of a step that it cannot run on several ranks.
      tolerance: relative L2 error of results after a few steps.
    """

    step: Callable
    arguments: tuple
    kinds: tuple
    advance: Callable
    donate: tuple = ()
    asks: str | None = None
    refused: str | None = None
    tolerance: float = 1e-4
    keep_unused: bool = False

    def lower(self):
        return jax.jit(self.step, donate_argnums=self.donate, keep_unused=self.keep_unused).lower(*self.arguments)

    def expected(self, lowered):
        """[(path, kinds allowed, next result or None, dimension or None)] of the arguments that the text has."""
        numbered_arguments, structure = _number(self.arguments, "a")
        results, _ = _number(lowered.out_info, "r")
        leaves = jax.tree_util.tree_flatten_with_path(self.arguments)[0]
        kinds = _broadcast(self.kinds, self.arguments)
        after = jax.tree.leaves(self.advance(numbered_arguments, results))
        assert len(after) == len(leaves) == len(kinds), "advance() must give arguments of the same structure"
        kept = sorted(lowered._lowering.compile_args["kept_var_idx"])
        expected = []
        for index in kept:
            path, leaf = leaves[index]
            kind, _, dim = kinds[index].partition(":")
            following = after[index][1] if after[index][0] == "r" else None
            expected.append((jax.tree_util.keystr(path), _allowed(kind, leaf), following,
                             int(dim or 0) if kind in ("batch", "batch_state") else None))
        return expected

    def run(self, count):
        """Leaves of the results of each of `count` steps, and the kept arguments of the first one."""
        step, arguments, history = jax.jit(self.step), self.arguments, []
        for _ in range(count):
            results = step(*arguments)
            history.append([_array(leaf) for leaf in jax.tree.leaves(results)])
            arguments = self.advance(arguments, results)
        return history

    def values(self, lowered):
        leaves = jax.tree.leaves(self.arguments)
        return [_array(leaves[i]) for i in sorted(lowered._lowering.compile_args["kept_var_idx"])]


def initial(init, *arguments, **options):
    """Values like those of `init(...)` without compiling it: kernels around zero, vectors around one."""
    random = np.random.default_rng(0)

    def fill(shape):
        values = random.standard_normal(shape.shape) * 0.2
        return jax.numpy.asarray(values if len(shape.shape) > 1 else np.abs(1 + values), shape.dtype)
    return jax.tree.map(fill, jax.eval_shape(lambda: init(*arguments, **options)))


def _array(leaf):
    if hasattr(leaf, "dtype") and jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key):
        leaf = jax.random.key_data(leaf)
    return np.asarray(jax.numpy.asarray(leaf))


def _number(tree, label):
    leaves, structure = jax.tree.flatten(tree)
    return structure.unflatten([_Place((label, i)) for i in range(len(leaves))]), structure


class _Place(tuple):
    """A leaf that says where it is from; a class of its own, so that pytrees do not look inside."""

    def __new__(cls, pair):
        return super().__new__(cls, pair)


def _broadcast(prefix, tree):
    return jax.tree.leaves(jax.tree.map(lambda kind, sub: jax.tree.map(lambda _: kind, sub), prefix, tree,
                                        is_leaf=lambda x: isinstance(x, str)))


def _allowed(kind, leaf):
    if kind == "counter":
        return COUNTERS
    if kind != "opt":
        return frozenset({kind})
    array = _array(leaf)
    if array.dtype == np.uint32 and array.shape in ((2,), (4,)):
        return frozenset({"rng"})  # a key that the optimizer draws its noise from
    return COUNTERS if array.ndim == 0 and array.dtype.kind in "iub" else frozenset({"opt_state"})


_LINE = re.compile(r'main\.(arg|result)(\d+) (\w+|\?)(?: "(?:[^"\\]|\\.)*")?(.*?)(?: # (.*))?$')


def read_roles(text):
    """({argument: (kind, next, dim)}, {result: (kind, next, dim)}) of what --print-roles writes."""
    found = {"arg": {}, "result": {}}
    for line in text.splitlines():
        match = _LINE.match(line)
        if match:
            what, index, kind, rest, _ = match.groups()
            numbers = dict(re.findall(r"(next|dim)=(\d+)", rest or ""))
            found[what][int(index)] = (kind, *(int(numbers[k]) if k in numbers else None for k in ("next", "dim")))
    return found["arg"], found["result"]


def differences(expected, text):
    """What --print-roles says that the author did not mean."""
    arguments, _ = read_roles(text)
    wrong = []
    for index, (path, kinds, following, dim) in enumerate(expected):
        kind, next_, found_dim = arguments.get(index, ("missing", None, None))
        if kind not in kinds:
            wrong.append(f"arg{index} {path} is {kind}, meant {'/'.join(sorted(kinds))}")
        if next_ != following:
            wrong.append(f"arg{index} {path} is replaced by result {next_}, meant {following}")
        if dim is not None and found_dim != dim:
            wrong.append(f"arg{index} {path} is sharded along {found_dim}, meant {dim}")
    return wrong
