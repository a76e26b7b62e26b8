"""The steps that are damaged: small, one of each kind that the compiler treats in a way of its own."""

import dataclasses
import functools
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import PartitionSpec as P
from samples import Sample, mlp_momentum, zoo  # test/meaning
from zero_export import Role, export_step, training
from zero_export.models import gpt, llama, mlp
from zero_export.training import Recipe

PHASES = ("replica", "partitioned", "scheduled", "planned")
# Of steps whose vocabularies are padded: an import program still, which is proved equal to the step's.
PADDED = "padded"
ROWS = 12
_MLP = mlp.Config(layers=2, inputs=8, hidden=16, classes=8)


def _gpt(**fields):
    return gpt.Config(**{**dict(layers=1, hidden=16, heads=2, context=8, vocab=32, tied=False), **fields})


@dataclasses.dataclass(frozen=True)
class Step:
    """A step, its sample for a number of ranks, and the options that it is compiled with."""

    make: Callable  # ranks -> Sample
    options: tuple = ()
    # Stays on `partitioned` and is interpreted.
    interpreted: bool = False
    # That its options are for; any where none are said.
    ranks: tuple = ()

    @property
    def phases(self):
        """Phases in which it has a text."""
        if self.interpreted:
            return PHASES[:2]
        return (*PHASES, "records", "plan", *((PADDED,) if any("--pad-vocabulary" in option for option in self.options) else ()))

    @functools.lru_cache(maxsize=None)
    def sample(self, ranks):
        return self.make(ranks)

    def text(self, ranks):
        return self.sample(ranks).text()

    def arguments(self, ranks, seed):
        """Values of @main: state away from zero, moments positive, another batch for every seed."""
        state, batch = self.sample(ranks).arguments(seed)
        random = np.random.default_rng(seed)
        moved = [_moved(np.asarray(leaf), random) for leaf in jax.tree.leaves(state)]
        return moved + [np.asarray(leaf) for leaf in jax.tree.leaves(batch)]


def _moved(leaf, random):
    """`leaf` with no element at a value that hides damage: zeros and ones of fresh states."""
    if leaf.ndim == 0 and leaf.dtype == np.int32:
        return leaf + np.int32(random.integers(1, 5))
    if leaf.ndim == 0 or not jnp.issubdtype(leaf.dtype, jnp.floating):
        return leaf
    step = 0.01 * (0.1 + random.random(leaf.shape))
    return (leaf.astype(np.float32) + step).astype(leaf.dtype)


def _zoo(config, recipe=Recipe(), evaluated=False, rows=ROWS):
    """A step of the model zoo; with @eval where it is `evaluated`."""

    def make(ranks):
        own = dataclasses.replace(recipe, dp=ranks) if recipe.dp > 1 else recipe
        step, init, evaluate, batch = training.training_step(config, rows, own)

        def arguments(seed):
            return init(jax.random.PRNGKey(seed)), zoo._batch(seed, batch, config)

        def text():
            state = jax.eval_shape(init, jax.ShapeDtypeStruct((2,), jnp.uint32))
            return export_step(step, state, batch, init=init, eval=evaluate if evaluated else None).mlir_module()

        return Sample(text, arguments, None, None)

    return Step(make)


def _by_hand(loss, update, init, frozen=(), options=(), interpreted=False, rows=ROWS, batch_dim=0):
    """A step on a dictionary of parameters; those in `frozen` are state without an update. Rows lie along `batch_dim`."""

    def step(state, batch):
        trained = {name: value for name, value in state["params"].items() if name not in frozen}
        value, grads = jax.value_and_grad(lambda part: loss({**state["params"], **part}, batch))(trained)
        new = {name: update(state["params"][name], grads[name], state["momentum"][name]) for name in trained}
        params = {name: new[name][0] if name in new else whole for name, whole in state["params"].items()}
        return {"params": params, "momentum": {name: new[name][1] for name in new}}, {"loss": value}

    def make(key):
        params = init(key)
        return {"params": params, "momentum": {n: jnp.zeros_like(v) for n, v in params.items() if n not in frozen}}

    def arguments(seed):
        key = jax.random.PRNGKey(seed)
        x, y = (jax.random.normal(jax.random.fold_in(key, i), (rows, n)) for i, n in ((1, 8), (2, 16)))
        return make(key), {"x": jnp.moveaxis(x, 0, batch_dim), "y": jnp.moveaxis(y, 0, batch_dim)}

    def text():
        return export_step(step, *jax.eval_shape(arguments, 0), init=make, batch_dim=batch_dim).mlir_module()

    return Step(lambda ranks: Sample(text, arguments, None, None), options, interpreted)


def _two_layers(params, batch):
    hidden = jnp.tanh(batch["x"] @ params["first"] + params["shift"]) * params["gain"]
    return jnp.mean((hidden @ params["second"] - batch["y"]) ** 2)


def _by_highest(params, batch):
    """The same, whose second product asks for all digits."""
    hidden = jnp.tanh(batch["x"] @ params["first"] + params["shift"]) * params["gain"]
    return jnp.mean((jnp.matmul(hidden, params["second"], precision="highest") - batch["y"]) ** 2)


def _columns(params, batch):
    """The same of batches whose rows are columns."""
    return _two_layers(params, {name: values.T for name, values in batch.items()})


def _two_layers_init(key):
    keys = jax.random.split(key, 2)
    return {"first": 0.3 * jax.random.normal(keys[0], (8, 16)), "second": 0.3 * jax.random.normal(keys[1], (16, 16)),
            "shift": jnp.full(16, 0.1), "gain": jnp.ones(16)}


def _momentum(param, grad, momentum):
    momentum = 0.9 * momentum + grad
    return param - 0.1 * momentum, momentum


def _mixed(param, grad, momentum):
    """An update of matrices that no rank can make of its own range alone."""
    return _momentum(param, jnp.tanh(grad @ grad.T) @ grad if grad.ndim == 2 else grad, momentum)


def _factored(param, grad, momentum):
    """An update of matrices divided by the roots of row and column means, as Adafactor's."""
    if grad.ndim == 2:
        squares = grad * grad + 1e-6
        rows, columns = jnp.mean(squares, 1, keepdims=True), jnp.mean(squares, 0, keepdims=True)
        grad = grad * jax.lax.rsqrt(rows) * jax.lax.rsqrt(columns) * jnp.sqrt(jnp.mean(rows))
    return _momentum(param, grad, momentum)


def _whitened(param, grad, momentum):
    """An update of matrices by a factorisation and a triangular system."""
    if grad.ndim == 2:
        factor = jnp.linalg.cholesky(grad @ grad.T + jnp.eye(len(grad)))
        grad = jax.scipy.linalg.solve_triangular(factor, grad, lower=True)
    return _momentum(param, grad, momentum)


def _in_rounds(param, grad, momentum):
    """An update with a loop, of matrices as a whole."""
    if grad.ndim == 2:
        start = grad / (1e-3 + jnp.sqrt(jnp.sum(grad * grad)))
        grad = jax.lax.fori_loop(0, 3, lambda _, g: 1.5 * g - 0.5 * (g @ g.T) @ g, start)
    return _momentum(param, grad, momentum)


def _searching(param, grad, momentum):
    """A loop whose length is up to the data, with a stack, values that change places and another loop in it; then a branch."""
    if grad.ndim != 2:
        return _momentum(param, grad, momentum)

    def body(carry):
        i, here, last, stack = carry
        stack = jax.lax.dynamic_update_slice(stack, jnp.mean(here, 1)[None], (i, 0))
        return i + 1, last, jax.lax.fori_loop(0, i, lambda _, h: jnp.cos(h), here - 0.5 * (here @ here.T) @ last), stack
    start = (0, grad, jnp.tanh(grad), jnp.zeros((4, grad.shape[0])))
    rounds, here, last, stack = jax.lax.while_loop(lambda c: (c[0] < 4) & (jnp.sum(c[1]) < 1e3), body, start)
    found = jax.lax.switch(rounds, [lambda h, _: jnp.sin(h), lambda h, _: h @ (h.T @ h), lambda _, g: g, lambda h, g: h + g], here, last)
    return _momentum(param, found + jnp.sum(stack, 0)[:, None], momentum)


def _low_rank(params, batch):
    """The factors' gradients are matmuls with the reduction of their matmul's."""
    return jnp.mean((batch["x"] @ (params["whole"] + params["down"] @ params["up"]) - batch["y"]) ** 2)


def _branches(params, batch):
    """Two branches side by side, each split along tp: their sums are one, to which one rank adds the rest."""
    x = batch["x"] @ params["in"]
    both = jnp.tanh(x @ params["up"]) @ params["down"] + jax.nn.sigmoid(x @ params["gate"]) @ params["back"]
    return jnp.mean((x + both + params["shift"] - batch["y"]) ** 2)


def _branches_init(key):
    names = {"in": (8, 16), "up": (16, 32), "down": (32, 16), "gate": (16, 32), "back": (32, 16)}
    keys = jax.random.split(key, len(names))
    return {"shift": jnp.full(16, 0.1), **{name: 0.3 * jax.random.normal(k, shape) for k, (name, shape) in zip(keys, names.items())}}


def _numbered(params, batch):
    """On each device of (dp, tp): masks of rows by its number along dp, of columns by that along tp."""
    rows, columns = jax.lax.axis_index("dp"), jax.lax.axis_index("tp")
    x = batch["x"] * jnp.cos(jnp.arange(8) + 3 * rows)
    hidden = jnp.tanh(x @ params["first"]) * jnp.sin(1 + jnp.arange(8) + 5 * columns)
    return jax.lax.pmean(jnp.mean((jax.lax.psum(hidden @ params["second"], "tp") + params["shift"] - batch["y"]) ** 2), "dp")


def _numbered_init(key):
    return {name: value for name, value in _two_layers_init(key).items() if name != "gain"}


def _on_devices(params, batch):
    """_numbered in a region over both axes, as its author wrote it for two devices along each."""
    specs = {"first": P(None, "tp"), "second": P("tp"), "shift": P()}
    mesh = jax.sharding.AbstractMesh((2, 2), ("dp", "tp"))
    return jax.shard_map(_numbered, mesh=mesh, in_specs=(specs, P("dp")), out_specs=P())(params, batch)


def _exchanged(params, batch):
    """Halves of a device's hidden units go to the other device and come back; each reads the other's, and the second the first's."""
    def loss(params, batch):
        h = jnp.tanh(batch["x"] @ params["first"])
        sent = jax.lax.all_to_all(h.reshape(len(h), 2, -1), "tp", 1, 2, tiled=True)
        back = jax.lax.all_to_all(jnp.sin(sent), "tp", 2, 1, tiled=True).reshape(h.shape)
        both = back * jax.lax.ppermute(back, "tp", [(0, 1), (1, 0)]) + jax.lax.ppermute(h, "tp", [(0, 1)])
        found = jax.lax.psum(both @ params["second"], "tp") + params["shift"]
        return jax.lax.pmean(jnp.mean((found - batch["y"]) ** 2), "dp")

    specs = {"first": P(None, "tp"), "second": P("tp"), "shift": P()}
    mesh = jax.sharding.AbstractMesh((2, 2), ("dp", "tp"))
    return jax.shard_map(loss, mesh=mesh, in_specs=(specs, P("dp")), out_specs=P())(params, batch)


def _low_rank_init(key):
    keys = jax.random.split(key, 3)
    return {name: 0.3 * jax.random.normal(k, shape)
            for name, k, shape in zip(("whole", "down", "up"), keys, ((8, 16), (8, 2), (2, 16)))}


def _equal_layers(params, batch):
    x = batch["x"]
    for name in ("one", "two", "three"):
        x = x + jnp.tanh(x @ params[name])
    return jnp.mean((x @ params["last"] - batch["y"]) ** 2)


def _equal_layers_init(key):
    keys = jax.random.split(key, 4)
    return {name: 0.3 * jax.random.normal(k, (8, 16 if name == "last" else 8))
            for name, k in zip(("one", "two", "three", "last"), keys)}


def _orthogonal(param, grad, momentum):
    """Newton-Schulz on the momentum, as Muon's."""
    momentum = 0.9 * momentum + grad
    update = momentum
    for _ in range(2):
        update = 1.5 * update - 0.5 * (update @ update.T) @ update
    return param - 0.1 * update, momentum


def _convolved(params, batch):
    """A convolution and the maxima of windows; their gradients are a convolution and a select_and_scatter."""
    rows = jax.lax.conv_general_dilated(batch["x"][..., None], params["filter"], (1,), "SAME",
                                        dimension_numbers=("NWC", "WIO", "NWC"))
    largest = jax.lax.reduce_window(jnp.tanh(rows), -jnp.inf, jax.lax.max, (1, 2, 1), (1, 2, 1), "VALID")
    return jnp.mean((largest.reshape(-1, 16) @ params["head"] - batch["y"]) ** 2)


def _convolved_init(key):
    keys = jax.random.split(key, 2)
    return {"filter": 0.5 * jax.random.normal(keys[0], (3, 1, 4)), "head": 0.3 * jax.random.normal(keys[1], (16, 16))}


def _tiled(params, batch):
    """Convolutions large enough for a GPU's tiles, and for parts of their terms, which a second launch adds up."""
    images = jnp.tile(batch["x"].reshape(-1, 2, 2, 2), (1, 7, 7, 1))
    numbers = ("NHWC", "HWIO", "NHWC")
    rows = jax.lax.conv_general_dilated(images, params["first"], (1, 1), "SAME", dimension_numbers=numbers)
    rows = jax.lax.conv_general_dilated(jnp.tanh(rows), params["second"], (2, 2), ((1, 0), (0, 1)), rhs_dilation=(1, 2),
                                        dimension_numbers=numbers, feature_group_count=2)
    return jnp.mean((rows.mean((1, 2)) @ params["head"] - batch["y"]) ** 2)


def _tiled_init(key):
    keys = jax.random.split(key, 3)
    return {"first": 0.5 * jax.random.normal(keys[0], (3, 3, 2, 16)), "second": 0.2 * jax.random.normal(keys[1], (3, 3, 8, 16)),
            "head": 0.3 * jax.random.normal(keys[2], (16, 16))}


def _pairs(params, batch):
    """Row i of one side belongs to row i of the other, out of all rows: gathered, and a gradient that is reduced by rows."""
    products = (batch["x"] @ params["first"]) @ (batch["y"] @ params["second"]).T
    return -jnp.mean(jnp.diagonal(jax.nn.log_softmax(products)))


def _carried():
    """A step that goes on from states with the rows of the batch, in the first dimension and in the second."""

    def step(state, batch):
        def loss(params):
            new = jnp.tanh(batch["x"] @ params["first"] + state["carry"]["last"] @ params["second"] + jnp.sum(state["carry"]["all"], 0))
            return jnp.mean((new @ params["second"] - batch["y"]) ** 2), new
        (value, new), grads = jax.value_and_grad(loss, has_aux=True)(state["params"])
        carry = {"last": new, "all": jnp.stack([0.5 * new, state["carry"]["all"][0]])}
        return {"params": {name: whole - 0.1 * grads[name] for name, whole in state["params"].items()}, "carry": carry}, {"loss": value}

    def make(key):
        params = {name: value for name, value in _two_layers_init(key).items() if value.ndim == 2}
        return {"params": params, "carry": {"last": jnp.full((ROWS, 16), 0.1), "all": jnp.full((2, ROWS, 16), 0.2)}}

    def arguments(seed):
        key = jax.random.PRNGKey(seed)
        x, y = (jax.random.normal(jax.random.fold_in(key, i), (ROWS, n)) for i, n in ((1, 8), (2, 16)))
        return make(key), {"x": x, "y": y}

    def text():
        roles = {"params": "param", "carry": {"last": "batch_state", "all": Role("batch_state", dim=1)}}
        return export_step(step, *jax.eval_shape(arguments, 0), init=make, roles=roles).mlir_module()

    return Step(lambda ranks: Sample(text, arguments, None, None))


def _normalized():
    """Logits of rows by their norms: what is made of a row of zeros is no number."""

    def loss(params, batch):
        rows = params["table"][batch["words"]]
        head = params["table"] * jax.lax.rsqrt(jnp.square(params["table"]).sum(-1, keepdims=True))
        logits = jnp.tanh(rows @ params["mix"]) @ head.T
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), batch["next"][..., None], axis=-1).mean()

    def step(state, batch):
        value, grads = jax.value_and_grad(loss)(state["params"], batch)
        return {"params": jax.tree.map(lambda p, g: p - 0.1 * g, state["params"], grads)}, {"loss": value}

    def make(key):
        keys = jax.random.split(key, 2)
        return {"params": {"table": jax.random.normal(keys[0], (31, 16)), "mix": 0.3 * jax.random.normal(keys[1], (16, 16))}}

    def arguments(seed):
        words = jax.random.randint(jax.random.PRNGKey(seed), (2, ROWS, 8), 0, 31)
        return make(jax.random.PRNGKey(seed)), {"words": words[0], "next": words[1]}

    def text():
        return export_step(step, *jax.eval_shape(arguments, 0), init=make, roles={"params": "param"}).mlir_module()

    return Step(lambda ranks: Sample(text, arguments, None, None), ranks=(2,), options=(
        "--mesh=dp=1,tp=2", "--tensor-parallel", "--pad-vocabulary=1"))


STEPS = {
    "mlp_momentum": Step(lambda ranks: mlp_momentum.sample()),
    "gpt_f32": _zoo(_gpt()),
    "gpt_bf16a": _zoo(_gpt(), Recipe(dtype="bf16", optimizer="momentum")),
    "gpt_bf16b": _zoo(_gpt(), Recipe(dtype="bf16-master", optimizer="adam"), evaluated=True),
    "gpt_scan": _zoo(_gpt(layers=2, scan=True), Recipe(optimizer="sgd")),
    "gpt_tied": _zoo(_gpt(tied=True), Recipe(optimizer="sgd", learning_rate=0.1)),
    # Two layers that backward computes again, and a table whose whole gradient waits for both its parts.
    "recomputed": dataclasses.replace(_zoo(_gpt(layers=2, tied=True), Recipe(optimizer="momentum")), options=("--recompute=layers",)),
    # Three layers, of which backward reads the first one's values after a while: they go to memory of the host.
    "offloaded": dataclasses.replace(_zoo(_gpt(layers=3), Recipe(optimizer="sgd")),
                                     options=("--activations=offloaded", "--offload-min-bytes=256")),
    # Ranks along tp keep parts of what they have alike, in memory of the host.
    "in_parts": dataclasses.replace(_zoo(_gpt(layers=3), Recipe(optimizer="sgd")), ranks=(2,), options=(
        "--mesh=dp=1,tp=2", "--tensor-parallel", "--activations=partitioned-offloaded", "--partition-min-bytes=512", "--offload-min-bytes=256")),
    # The same in two micro-batches, with moments in memory of the host.
    "in_turns": dataclasses.replace(_zoo(_gpt(layers=3), Recipe(optimizer="momentum"), rows=2 * ROWS), ranks=(2,), options=(
        "--mesh=dp=1,tp=2", "--tensor-parallel", "--accumulate=2", "--activations=partitioned-offloaded", "--partition-min-bytes=512",
        "--offload-min-bytes=256", "--offload-optimizer")),
    # Where values of forward are is the compiler's choice, with less memory than they take on the device.
    "chosen": dataclasses.replace(_zoo(_gpt(layers=3), Recipe(optimizer="sgd")), ranks=(4,), options=(
        "--mesh=dp=2,tp=2", "--tensor-parallel", "--activations=auto", "--device-memory=108000", "--partition-min-bytes=512",
        "--offload-min-bytes=256")),
    # Ranks along tp look rows up in, and write rows into, their own part of a table, of which one row is nobody's.
    "rows_of_ranks": dataclasses.replace(_zoo(_gpt(tied=True, vocab=31), Recipe(optimizer="sgd", learning_rate=0.1)), ranks=(4,),
                                         options=("--mesh=dp=2,tp=2", "--tensor-parallel", "--pad-vocabulary=1")),
    # Ranks have columns of all ranks' logits, of a table whose shard is these columns, one of which is nobody's.
    "logits_of_ranks": dataclasses.replace(
        _zoo(_gpt(tied=True, vocab=127, context=4), Recipe(optimizer="sgd", learning_rate=0.1), rows=4), ranks=(2,),
        options=("--logits-bytes=2048", "--unit-bytes=8192")),
    # Ranks along tp have parts of the sequence where they would have the same.
    "sequence": dataclasses.replace(_zoo(_gpt(tied=True), Recipe(optimizer="sgd")), ranks=(2,), options=(
        "--mesh=dp=1,tp=2", "--tensor-parallel", "--sequence-parallel")),
    # They sum up an attention's output again in backward.
    "sums_again": dataclasses.replace(_zoo(_gpt(layers=2), Recipe(optimizer="sgd")), ranks=(4,), options=(
        "--mesh=dp=2,tp=2", "--tensor-parallel", "--recompute=layers-and-sums")),
    # Of two branches' sums, and what stands between them, one rank adds the latter.
    "on_one_rank": dataclasses.replace(_by_hand(_branches, _momentum, _branches_init), ranks=(4,), options=(
        "--mesh=dp=2,tp=2", "--tensor-parallel")),
    # A region of the step's own over both axes, in which devices read their numbers along each.
    "both_numbers": dataclasses.replace(_by_hand(_on_devices, _momentum, _numbered_init), ranks=(4,), options=("--mesh=dp=2,tp=2",)),
    # The same, in which they exchange blocks and values along one.
    "exchanged": dataclasses.replace(_by_hand(_exchanged, _momentum, _numbered_init), ranks=(4,), options=("--mesh=dp=2,tp=2",)),
    # Moments in memory of the host, there before the step and behind it.
    "offloaded_states": dataclasses.replace(_zoo(_MLP, Recipe(optimizer="adam")),
                                            options=("--offload-optimizer", "--offload-min-bytes=64")),
    "mlp_fp16": _zoo(_MLP, Recipe(dtype="fp16-master", optimizer="momentum", learning_rate=0.1)),
    "mlp_lamb": _zoo(_MLP, Recipe(optimizer="lamb")),
    "mlp_accumulate": _zoo(_MLP, Recipe(optimizer="adam", accumulate=2), evaluated=True, rows=2 * ROWS),
    # Micro-batches of the compiler's, whose gradients are added as they are, or as shards.
    "parts_full": _by_hand(_two_layers, _momentum, _two_layers_init, rows=2 * ROWS,
                           options=("--accumulate=2", "--accumulate-into=full")),
    "parts_shard": _by_hand(_two_layers, _momentum, _two_layers_init, rows=2 * ROWS,
                            options=("--accumulate=2", "--accumulate-into=shard")),
    "shard_map": _zoo(_MLP, Recipe(optimizer="momentum", dp=2)),
    "columns": _by_hand(_columns, _momentum, _two_layers_init, batch_dim=1),
    "frozen": _by_hand(_two_layers, _momentum, _two_layers_init, frozen=("gain",)),
    "whole": _by_hand(_two_layers, _mixed, _two_layers_init, options=("--allow-replicated=first,second",)),
    "kept_loop": _by_hand(_two_layers, _in_rounds, _two_layers_init, interpreted=True,
                          options=("--allow-replicated=first,second", "--unroll-limit=1")),
    # The same as kernels.
    "compiled_loop": _by_hand(_two_layers, _in_rounds, _two_layers_init,
                              options=("--allow-replicated=first,second", "--unroll-limit=1")),
    "searching": _by_hand(_two_layers, _searching, _two_layers_init, options=("--allow-replicated=first,second",)),
    # What no rule shards: gathered, computed whole, sharded.
    "gathered": _by_hand(_two_layers, _mixed, _two_layers_init),
    # The same with an owner for each of three equal matrices.
    "owned": _by_hand(_equal_layers, _orthogonal, _equal_layers_init, options=("--owner-computes=on",)),
    # Sums over rows and columns of what ranks have in their own ranges.
    "factored": _by_hand(_two_layers, _factored, _two_layers_init),
    "factors": _by_hand(_low_rank, _momentum, _low_rank_init, frozen=("whole",)),
    # A mesh of two axes: states are sharded over one of them.
    "grouped": dataclasses.replace(_by_hand(_two_layers, _momentum, _two_layers_init, options=("--shard-group=2",)), ranks=(4, 6)),
    # Factorisations are calls of the runtime.
    "whitened": _by_hand(_two_layers, _whitened, _two_layers_init),
    # Sequences that are longer than a chunk of rows: sums of columns in two stages, on several threads, an attention's too.
    "gpt_long": _zoo(_gpt(context=136), Recipe(optimizer="sgd")),
    # Keys and values that heads share, rotated: an attention's kernel adds their gradients up and rotates them back.
    "shared_keys": _zoo(llama.Config(layers=1, hidden=48, heads=12, kv_heads=6, feed=16, context=8, vocab=32), Recipe(optimizer="sgd")),
    "convolved": _by_hand(_convolved, _momentum, _convolved_init),
    "tiled": _by_hand(_tiled, _momentum, _tiled_init),
    # The same by a library, whose filters are transposed.
    "tiled_by_library": _by_hand(_tiled, _momentum, _tiled_init, options=("--convolution=cudnn",)),
    # Factors of the library's matmuls of f32 are rounded, but those of one that asks for all digits.
    "tf32": _by_hand(_by_highest, _momentum, _two_layers_init, options=("--f32-matmul=tf32",)),
    "carried": _carried(),
    "pairs": _by_hand(_pairs, _momentum, lambda key: {n: v for n, v in _two_layers_init(key).items() if v.ndim == 2}),
    "normalized": _normalized(),
    "mlp_ema": _zoo(_MLP, Recipe(optimizer="adamw", ema=0.9, clip=0.0), evaluated=True),
}
# Those that are damaged in phase PADDED, and of these those that are in that one alone.
OF_PADDED, ONLY_PADDED = ("rows_of_ranks", "normalized"), {"normalized"}
# Those that have what a kind damages, by the first words of the kind's name: loops that stay, convolutions, factors that are rounded.
HAVING = {"loop": {"kept_loop", "compiled_loop", "searching"}, "convolution": {"convolved", "tiled", "tiled_by_library"},
          "tf32": {"tf32"}, "factors": {"tf32"}, "batch exchange": {"exchanged"}}
# Those whose loops are kernels, which GPUs have no code for.
CPU_ONLY = {"compiled_loop", "searching"}
# Those whose options a CPU has no use for, and refuses.
GPU_ONLY = {"tf32", "tiled_by_library"}
# Those whose ranks keep parts of values of forward.
IN_PARTS = {"in_parts", "in_turns", "chosen"}
