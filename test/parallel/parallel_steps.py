"""Training steps that say themselves what each device computes, run by JAX on several host devices.

    parallel_steps.py NAME DEVICES STEPS FOLDER
    parallel_steps.py NAME DEVICES 0 FILE             the text alone, under any release of JAX
    parallel_steps.py NAME DEVICES STEPS FOLDER wide  FOLDER/wide.safetensors alone: results with every float of f64

writes FOLDER/step.mlir (as JAX lowers the step), arguments.safetensors (arg0, arg1, ... of @main), results.safetensors
(result0, ... after STEPS steps on the same batch) and losses.json. Run as a program of its own: the number of host devices
is fixed when JAX starts.
"""

import json
import pathlib
import sys

if __name__ == "__main__":
    sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "meaning"))
    import reference_jax

    # An older release, which writes a text alone, need not know every flag.
    reference_jax.pin(devices=int(sys.argv[2]), flags=reference_jax.FLAGS if int(sys.argv[3]) else {})

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.sharding import PartitionSpec as P

import exchange_steps
import megatron_steps
import mesh_steps
import sharded_steps

ROWS, INPUTS, HIDDEN, CLASSES = 12, 8, 16, 4


def _params():
    rng = np.random.default_rng(0)
    return {"in": {"w": rng.normal(size=(INPUTS, HIDDEN)).astype("f") / 3, "b": np.zeros(HIDDEN, "f")},
            "out": {"w": rng.normal(size=(HIDDEN, CLASSES)).astype("f") / 4, "b": np.full(CLASSES, 0.1, "f")}}


def _batch():
    rng = np.random.default_rng(1)
    return {"x": rng.normal(size=(ROWS, INPUTS)).astype("f"), "y": rng.integers(0, CLASSES, ROWS).astype("i")}


def _logits(params, x):
    return jnp.tanh(x @ params["in"]["w"] + params["in"]["b"]) @ params["out"]["w"] + params["out"]["b"]


def _losses(params, batch):
    return optax.softmax_cross_entropy_with_integer_labels(_logits(params, batch["x"]), batch["y"])


def _shard_map(function, in_specs, out_specs, axis="dp"):
    mesh = jax.sharding.Mesh(np.array(jax.devices()), (axis,))
    # What the user sums is not checked: psum of a gradient is then what it says, nothing is summed besides.
    if not hasattr(jax, "shard_map"):
        from jax.experimental.shard_map import shard_map
        return shard_map(function, mesh=mesh, in_specs=in_specs, out_specs=out_specs, check_rep=False)
    return jax.shard_map(function, mesh=mesh, in_specs=in_specs, out_specs=out_specs, check_vma=False)


def _update(optimizer, params, opt_state, grads):
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return optax.apply_updates(params, updates), opt_state


def whole():
    """The whole step on each device: gradients averaged, AdamW."""
    optimizer = optax.adamw(1e-2)

    def step(params, opt_state, batch):
        loss, grads = jax.value_and_grad(lambda p: _losses(p, batch).mean())(params)
        loss, grads = jax.lax.pmean((loss, grads), "dp")
        return *_update(optimizer, params, opt_state, grads), loss

    return _shard_map(step, (P(), P(), P("dp")), P()), (_params(), optimizer.init(_params()), _batch())


def gradients():
    """Only the gradients on each device; clipping and the optimizer outside."""
    optimizer = optax.chain(optax.clip_by_global_norm(0.1), optax.sgd(0.1, momentum=0.9))

    def grad(params, batch):
        loss, grads = jax.value_and_grad(lambda p: _losses(p, batch).sum())(params)
        return jax.lax.psum((loss, grads), "dp")

    def step(params, opt_state, batch):
        loss, grads = _shard_map(grad, (P(), P("dp")), P())(params, batch)
        grads = jax.tree.map(lambda g: g / ROWS, grads)
        return *_update(optimizer, params, opt_state, grads), loss / ROWS

    return step, (_params(), optimizer.init(_params()), _batch())


def counted():
    """A loss over rows that count, of which every device has another number; a result per row."""
    def step(params, batch, mask):
        count = jax.lax.psum(mask.sum(), "dp")

        def loss(p):
            each = _losses(p, batch)
            return (each * mask).sum() / count, each

        (value, each), grads = jax.value_and_grad(loss, has_aux=True)(params)
        value, grads = jax.lax.psum((value, grads), "dp")
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value, each

    mask = (np.arange(ROWS) % 5 != 0).astype("f")
    return _shard_map(step, (P(), P("dp"), P("dp")), (P(), P(), P("dp"))), (_params(), _batch(), mask)


def dropout():
    """A mask from the device's number; a key that is carried on."""
    def step(params, key, batch):
        key, own = jax.random.split(key)
        own = jax.random.fold_in(own, jax.lax.axis_index("dp"))

        def loss(p):
            hidden = jnp.tanh(batch["x"] @ p["in"]["w"] + p["in"]["b"])
            hidden = jnp.where(jax.random.bernoulli(own, 0.8, hidden.shape), hidden / 0.8, 0)
            logits = hidden @ p["out"]["w"] + p["out"]["b"]
            return optax.softmax_cross_entropy_with_integer_labels(logits, batch["y"]).mean()

        value, grads = jax.value_and_grad(loss)(params)
        value, grads = jax.lax.pmean((value, grads), "dp")
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), key, value

    key = np.asarray(jax.random.PRNGKey(7))
    return _shard_map(step, (P(), P(), P("dp")), P()), (_params(), key, _batch())


def statistics():
    """Batch normalisation over the device's own rows; running statistics averaged; the largest gradient as a metric."""
    def step(params, stats, batch):
        def loss(p):
            hidden = batch["x"] @ p["in"]["w"] + p["in"]["b"]
            mean, var = hidden.mean(0), hidden.var(0)
            logits = jax.nn.relu((hidden - mean) / jnp.sqrt(var + 1e-3)) @ p["out"]["w"] + p["out"]["b"]
            value = optax.softmax_cross_entropy_with_integer_labels(logits, batch["y"]).mean()
            return value, {"mean": mean, "var": var}

        (value, new), grads = jax.value_and_grad(loss, has_aux=True)(params)
        grads = jax.lax.pmean(grads, "dp")
        stats = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * jax.lax.pmean(b, "dp"), stats, new)
        largest = jax.lax.pmax(jnp.abs(grads["in"]["w"]).max(), "dp")
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), stats, {
            "loss": jax.lax.pmean(value, "dp"), "largest": largest}

    stats = {"mean": np.zeros(HIDDEN, "f"), "var": np.ones(HIDDEN, "f")}
    return _shard_map(step, (P(), P(), P("dp")), P()), (_params(), stats, _batch())


def outside():
    """Only the losses on each device; the mean, the gradients (through the devices' part) and the update outside."""
    def step(params, batch):
        def loss(p):
            return _shard_map(_losses, (P(), P("dp")), P("dp"))(p, batch).mean()

        value, grads = jax.value_and_grad(loss)(params)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value

    return step, (_params(), _batch())


def accumulated():
    """Each device's rows in micro-batches, by a loop; rematerialised layers."""
    def step(params, batch):
        micro = jax.tree.map(lambda a: a.reshape(3, -1, *a.shape[1:]), batch)

        def add(total, rows):
            loss = jax.checkpoint(lambda p: _losses(p, rows).mean())
            return jax.tree.map(jnp.add, total, jax.value_and_grad(loss)(params)), None

        zero = (jnp.float32(0), jax.tree.map(jnp.zeros_like, params))
        (value, grads), _ = jax.lax.scan(add, zero, micro)
        value, grads = jax.lax.pmean((value / 3, grads), "dp")
        return jax.tree.map(lambda p, g: p - 0.1 * g / 3, params, grads), value

    return _shard_map(step, (P(), P("dp")), P()), (_params(), _batch())


def _pmapped(axes):
    def step(params, batch):
        loss, grads = jax.value_and_grad(lambda p: _losses(p, batch).mean())(params)
        loss, grads = jax.lax.pmean((loss, grads), "dp")
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), loss

    return jax.pmap(step, axis_name="dp", in_axes=(axes, 0), out_axes=(axes, axes))


def _stack(tree):
    return jax.tree.map(lambda a: a.reshape(len(jax.devices()), -1, *a.shape[1:]), tree)


def pmapped():
    """pmap with states that all devices share."""
    return _pmapped(None), (_params(), _stack(_batch()))


def stacked():
    """pmap as it is often written: a copy of the states per device, stacked."""
    copies = jax.tree.map(lambda a: np.stack([a] * len(jax.devices())), _params())
    return _pmapped(0), (copies, _stack(_batch()))


def tensor():
    """Megatron's pair of layers: the first sharded by columns, the second by rows, one sum behind them."""
    def step(params, batch):
        def loss(p):
            hidden = jnp.tanh(batch["x"] @ p["in"]["w"] + p["in"]["b"])
            logits = jax.lax.psum(hidden @ p["out"]["w"], "tp") + p["out"]["b"]
            return optax.softmax_cross_entropy_with_integer_labels(logits, batch["y"]).mean()

        value, grads = jax.value_and_grad(loss)(params)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value

    specs = {"in": {"w": P(None, "tp"), "b": P("tp")}, "out": {"w": P("tp", None), "b": P()}}
    mesh = jax.sharding.Mesh(np.array(jax.devices()), ("tp",))
    return (jax.shard_map(step, mesh=mesh, in_specs=(specs, P()), out_specs=(specs, P())), (_params(), _batch()))


_TENSOR_SPECS = {"in": {"w": P(None, "tp"), "b": P("tp")}, "out": {"w": P("tp", None), "b": P()}}


def _tensor_map(function, in_specs, out_specs):
    """Over `tp`, with JAX's own check of what varies: it sums the gradients of what all devices have."""
    mesh = jax.sharding.Mesh(np.array(jax.devices()), ("tp",))
    return jax.shard_map(function, mesh=mesh, in_specs=in_specs, out_specs=out_specs)


def _tensor_losses(p, batch):
    hidden = jnp.tanh(batch["x"] @ p["in"]["w"] + p["in"]["b"])
    logits = jax.lax.psum(hidden @ p["out"]["w"], "tp") + p["out"]["b"]
    return optax.softmax_cross_entropy_with_integer_labels(logits, batch["y"]).mean()


def tensor_outside():
    """Gradients of Megatron's pair of layers on each device; the norm of all of them, moments and the update outside."""
    optimizer = optax.chain(optax.clip_by_global_norm(0.1), optax.adamw(1e-2))
    grad = _tensor_map(jax.value_and_grad(_tensor_losses), (_TENSOR_SPECS, P()), (P(), _TENSOR_SPECS))

    def step(params, opt_state, batch):
        loss, grads = grad(params, batch)
        return *_update(optimizer, params, opt_state, grads), loss

    return step, (_params(), optimizer.init(_params()), _batch())


def tensor_inside():
    """The whole step on each device: Adam's moments are parts as their parameters are."""
    optimizer = optax.adamw(1e-2)
    params = _params()
    states = optimizer.init(params)
    specs = optax.tree_utils.tree_map_params(optimizer, lambda _, spec: spec, states, _TENSOR_SPECS,
                                             transform_non_params=lambda _: P())

    def step(params, opt_state, batch):
        loss, grads = jax.value_and_grad(_tensor_losses)(params, batch)
        return *_update(optimizer, params, opt_state, grads), loss

    return (_tensor_map(step, (_TENSOR_SPECS, specs, P()), (_TENSOR_SPECS, specs, P())), (params, states, _batch()))


def _block_params(width, heads):
    rng = np.random.default_rng(2)
    size = width // heads

    def weights(*shape):
        return (rng.normal(size=shape) / np.sqrt(shape[0])).astype("f")

    return {"embed": weights(CLASSES * 4, width), "norm1": np.ones(width, "f"), "norm2": np.ones(width, "f"),
            "qkv": weights(width, 3, heads, size), "proj": weights(heads, size, width),
            "up": weights(width, 4 * width), "up_b": np.zeros(4 * width, "f"), "down": weights(4 * width, width),
            "down_b": np.zeros(width, "f")}


def tensor_block():
    """A layer of a GPT: attention by heads, a pair of layers, norms and embedding whole on each device; AdamW outside."""
    width, heads, length = 8, 4, 6
    specs = {"embed": P(), "norm1": P(), "norm2": P(), "qkv": P(None, None, "tp", None), "proj": P("tp", None, None),
             "up": P(None, "tp"), "up_b": P("tp"), "down": P("tp", None), "down_b": P()}
    optimizer = optax.adamw(1e-2)

    def normed(x, scale):
        x = x - x.mean(-1, keepdims=True)
        return x / jnp.sqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale

    def losses(p, x, y):
        h = p["embed"][x]
        q, k, v = jnp.einsum("btw,wchd->cbhtd", normed(h, p["norm1"]), p["qkv"])
        scores = q @ jnp.swapaxes(k, -1, -2) / np.float32(np.sqrt(width // heads))
        scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -1e9)
        mixed = jnp.einsum("bhtd,hdw->btw", jax.nn.softmax(scores) @ v, p["proj"])
        h = h + jax.lax.psum(mixed, "tp")
        up = jax.nn.gelu(normed(h, p["norm2"]) @ p["up"] + p["up_b"])
        h = h + jax.lax.psum(up @ p["down"], "tp") + p["down_b"]
        return optax.softmax_cross_entropy_with_integer_labels(h @ p["embed"].T, y).mean()

    grad = _tensor_map(jax.value_and_grad(losses), (specs, P(), P()), (P(), specs))

    def step(params, opt_state, x, y):
        loss, grads = grad(params, x, y)
        return *_update(optimizer, params, opt_state, grads), loss

    params = _block_params(width, heads)
    rng = np.random.default_rng(3)
    x, y = (rng.integers(0, CLASSES * 4, (ROWS, length)).astype("i") for _ in range(2))
    return step, (params, optimizer.init(params), x, y)


def tensor_gathered():
    """Columns of both layers, gathered between them; the gradient of what was gathered is summed and scattered. A bias of the
    device's own number."""
    specs = {"in": {"w": P(None, "tp"), "b": P("tp")}, "out": {"w": P(None, "tp"), "b": P("tp")}}

    def losses(p, batch):
        hidden = jnp.tanh(batch["x"] @ p["in"]["w"] + p["in"]["b"] + 0.1 * jax.lax.axis_index("tp"))
        whole = jax.lax.all_gather(hidden, "tp", axis=1, tiled=True)
        logits = jax.lax.all_gather(whole @ p["out"]["w"] + p["out"]["b"], "tp", axis=1, tiled=True)
        each = optax.softmax_cross_entropy_with_integer_labels(logits, batch["y"])
        return jax.lax.pmean(each.mean(), "tp")

    def step(params, batch):
        value, grads = jax.value_and_grad(losses)(params, batch)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value

    return _tensor_map(step, (specs, P()), (specs, P())), (_params(), _batch())


def fully_sharded():
    """FSDP by hand: parameters sharded by rows, gathered for use, gradients scattered."""
    def step(params, batch):
        def loss(p):
            whole = jax.tree.map(lambda a: jax.lax.all_gather(a, "dp", axis=0, tiled=True), p)
            return _losses(whole, batch).mean()

        value, grads = jax.value_and_grad(loss)(params)
        return (jax.tree.map(lambda p, g: p - 0.1 * g / len(jax.devices()), params, grads),
                jax.lax.pmean(value, "dp"))

    return _shard_map(step, (P("dp"), P("dp")), (P("dp"), P())), (_params(), _batch())


def sharded_updates():
    """ZeRO-1 by hand: each device updates its own rows of the parameters with its rows of the moments, clipped by a norm that is
    summed over devices, and gathers what is new."""
    def step(params, moments, batch):
        count, place = len(jax.devices()), jax.lax.axis_index("dp")

        def own(a):
            return jax.lax.dynamic_slice_in_dim(a, place * (a.shape[0] // count), a.shape[0] // count)

        loss, grads = jax.value_and_grad(lambda p: _losses(p, batch).mean())(params)
        grads = jax.tree.map(lambda g: jax.lax.psum_scatter(g, "dp", tiled=True) / count, grads)
        norm = jnp.sqrt(jax.lax.psum(sum(jnp.vdot(g, g) for g in jax.tree.leaves(grads)), "dp"))
        moments = jax.tree.map(lambda m, g: 0.9 * m + g * jnp.minimum(1, 0.1 / norm), moments, grads)
        new = jax.tree.map(lambda p, m: jax.lax.all_gather(own(p) - 0.1 * m, "dp", tiled=True), params, moments)
        return new, moments, jax.lax.pmean(loss, "dp")

    return (_shard_map(step, (P(), P("dp"), P("dp")), (P(), P("dp"), P())),
            (_params(), jax.tree.map(np.zeros_like, _params()), _batch()))


def tensor_sequence():
    """Megatron's sequence parallelism: between its layers a device has a part of the sequence, which is gathered before them;
    their sums are scattered along it. What norms learn is summed over devices."""
    width, length = 8, 8
    specs = {"embed": P(), "norm": P(), "up": P(None, "tp"), "down": P("tp", None)}
    optimizer = optax.adamw(1e-2)

    def losses(p, x, y):
        size = length // jax.lax.axis_size("tp")
        own = jax.lax.axis_index("tp") * size
        h = jax.lax.dynamic_slice_in_dim(p["embed"][x], own, size, axis=1)
        scaled = h / jnp.sqrt((h * h).mean(-1, keepdims=True) + 1e-5) * p["norm"]
        whole = jax.lax.all_gather(scaled, "tp", axis=1, tiled=True)
        h = h + jax.lax.psum_scatter(jax.nn.gelu(whole @ p["up"]) @ p["down"], "tp", scatter_dimension=1, tiled=True)
        targets = jax.lax.dynamic_slice_in_dim(y, own, size, axis=1)
        each = optax.softmax_cross_entropy_with_integer_labels(h @ p["embed"].T, targets)
        return jax.lax.pmean(each.mean(), "tp")

    grad = _tensor_map(jax.value_and_grad(losses), (specs, P(), P()), (P(), specs))

    def step(params, opt_state, x, y):
        loss, grads = grad(params, x, y)
        return *_update(optimizer, params, opt_state, grads), loss

    params = {name: value for name, value in _block_params(width, 4).items() if name in specs} | {"norm": np.ones(width, "f")}
    rng = np.random.default_rng(5)
    x, y = (rng.integers(0, CLASSES * 4, (ROWS, length)).astype("i") for _ in range(2))
    return step, (params, optimizer.init(params), x, y)


def tensor_vocabulary():
    """Embedding and loss over parts of the vocabulary: rows that another device has are zeros, the loss is of a maximum and sums over
    devices."""
    width, words = 8, CLASSES * 4
    specs = {"embed": P("tp", None), "mix": P(), "head": P(None, "tp")}
    optimizer = optax.chain(optax.clip_by_global_norm(0.1), optax.adamw(1e-2))

    def pick(index, size):
        own = index - jax.lax.axis_index("tp") * size
        return jnp.clip(own, 0, size - 1), (own >= 0) & (own < size)

    def losses(p, x, y):
        size = words // jax.lax.axis_size("tp")
        index, isOwn = pick(x, size)
        h = jax.lax.psum(jnp.where(isOwn[:, None], p["embed"][index], 0), "tp")
        logits = jnp.tanh(h @ p["mix"]) @ p["head"]
        largest = jax.lax.pmax(jax.lax.stop_gradient(logits).max(-1), "tp")
        total = jax.lax.psum(jnp.exp(logits - largest[:, None]).sum(-1), "tp")
        index, isOwn = pick(y, size)
        target = jax.lax.psum(jnp.where(isOwn, jnp.take_along_axis(logits, index[:, None], 1)[:, 0], 0), "tp")
        return (jnp.log(total) + largest - target).mean()

    grad = _tensor_map(jax.value_and_grad(losses), (specs, P(), P()), (P(), specs))

    def step(params, opt_state, x, y):
        loss, grads = grad(params, x, y)
        return *_update(optimizer, params, opt_state, grads), loss

    rng = np.random.default_rng(6)
    params = {"embed": rng.normal(size=(words, width)).astype("f"), "mix": rng.normal(size=(width, width)).astype("f") / 3,
              "head": rng.normal(size=(width, words)).astype("f") / 3}
    x, y = (rng.integers(0, words, ROWS).astype("i") for _ in range(2))
    return step, (params, optimizer.init(params), x, y)


# What runs on ranks, and what is imported and refused there.
ON_RANKS = {each.__name__: each for each in (
    whole, gradients, counted, dropout, statistics, outside, accumulated, pmapped, fully_sharded, sharded_updates)}
ON_MODEL_RANKS = {each.__name__: each for each in (
    tensor, tensor_outside, tensor_inside, tensor_block, tensor_gathered, tensor_sequence, tensor_vocabulary,
    sharded_steps.sharded_layer, sharded_steps.constrained_layer, sharded_steps.sharded_experts)}
OF_BLOCKS = {**mesh_steps.ALONE, **mesh_steps.ON_BOTH, **megatron_steps.ON_TP, **megatron_steps.ON_BOTH,
             **exchange_steps.ON_TP, **exchange_steps.ON_BOTH}
IMPORTED = {each.__name__: each for each in (stacked, tensor)}


def _number(results):
    """The loss: the first floating number that is no state."""
    return float(np.ravel(results)[0])


def _save(name, tree, path):
    from safetensors import numpy as safetensors

    # ascontiguousarray makes rank 1 of rank 0.
    leaves = [np.ascontiguousarray(leaf).reshape(np.shape(leaf)) for leaf in jax.tree.leaves(tree)]
    safetensors.save_file({f"{name}{i}": leaf for i, leaf in enumerate(leaves)}, path)


def _after(step, name, arguments, steps):
    """(results, losses) of so many steps on the same batch."""
    data = {"gradients": 2, "sharded_updates": 2, "whole": 2, "dropout": 2, "statistics": 2,
            "tensor_outside": 2, "tensor_inside": 2, "tensor_block": 2, "tensor_sequence": 2, "tensor_vocabulary": 2,
            **dict.fromkeys(OF_BLOCKS, 2)}.get(name, 1)
    losses = []
    for _ in range(steps):
        results = step(*arguments)
        arguments = (*results[:data], *arguments[data:])
        loss = results[data]
        losses.append(_number(loss["loss"] if isinstance(loss, dict) else loss))
    return results, losses


def _widened(leaf):
    return np.asarray(leaf, "d") if leaf.dtype == np.float32 else leaf


def main(name, devices, steps, folder, *wide):
    assert len(jax.devices()) == devices
    if wide:
        jax.config.update("jax_enable_x64", True)
        megatron_steps.NARROW = jnp.float64
    step, arguments = {**ON_RANKS, **IMPORTED, **ON_MODEL_RANKS, **OF_BLOCKS}[name]()
    jitted = step if hasattr(step, "lower") else jax.jit(step)
    folder = pathlib.Path(folder)
    if wide:
        _save("result", _after(jitted, name, jax.tree.map(_widened, arguments), steps)[0], folder / "wide.safetensors")
        return
    text = jitted.lower(*arguments).as_text()
    if steps == 0:
        folder.write_text(text)
        return
    (folder / "step.mlir").write_text(text)
    _save("arg", arguments, folder / "arguments.safetensors")
    results, losses = _after(jitted, name, arguments, steps)
    _save("result", results, folder / "results.safetensors")
    (folder / "losses.json").write_text(json.dumps(losses))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
