"""Training steps as Megatron's are written in JAX: a whole block, attention included, over `tp`, the loss alone in the region. What its
forward hands to its backward, JAX stacks along the mesh's axes. parallel_steps.py runs them."""

import functools

import jax
import jax.ad_checkpoint
import jax.numpy as jnp
import numpy as np
import optax
from jax.sharding import PartitionSpec as P

NARROW = jnp.bfloat16  # what `_saved` computes in; its run in f64 sets it
ROWS, LENGTH, WIDTH, HIDDEN, WORDS, HEADS, HEAD, LAYERS = 12, 6, 16, 24, 20, 4, 4, 2
CLIPPED = optax.chain(optax.clip_by_global_norm(0.5), optax.adamw(1e-2))
SPECS = {"embed": P("tp", None), "n1": P(), "q": P(None, "tp"), "k": P(None, "tp"), "v": P(None, "tp"), "o": P("tp", None), "n2": P(),
         "up": P(None, "tp"), "up_b": P("tp"), "down": P("tp", None), "down_b": P(), "head": P(None, "tp")}


def _params(rng):
    def weights(*shape):
        return (rng.normal(size=shape) / np.sqrt(shape[-2])).astype("f")

    return {"embed": weights(WORDS, WIDTH), "n1": np.ones(WIDTH, "f"), **{name: weights(WIDTH, WIDTH) for name in "qkvo"},
            "n2": np.ones(WIDTH, "f"), "up": weights(WIDTH, HIDDEN), "up_b": np.zeros(HIDDEN, "f"), "down": weights(HIDDEN, WIDTH),
            "down_b": np.zeros(WIDTH, "f"), "head": weights(WIDTH, WORDS)}


def _data(rng):
    return tuple(rng.integers(0, WORDS, (ROWS, LENGTH)).astype("i") for _ in range(2))


def _psum(x):
    return jax.lax.psum(x, "tp")


def _normed(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


def _attention(x, p, turned=lambda heads: heads):
    """Of the device's heads; fewer of keys and values where their weights have fewer columns."""
    q, k, v = (x @ p[name] for name in "qkv")
    q, k, v = (each.reshape(*x.shape[:2], -1, HEAD) for each in (q, k, v))
    shared = q.shape[2] // k.shape[2]
    q, k, v = turned(q), jnp.repeat(turned(k), shared, 2), jnp.repeat(v, shared, 2)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(HEAD)
    seen = jnp.tril(jnp.ones((x.shape[1],) * 2, bool))
    weights = jax.nn.softmax(jnp.where(seen, scores, -1e9), -1)
    return jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(*x.shape[:2], -1)


def _own(index, size):
    index = index - jax.lax.axis_index("tp") * size
    return jnp.clip(index, 0, size - 1), (index >= 0) & (index < size)


def _looked_up(table, x):
    """The device's part of the sum that an embedding is."""
    index, is_own = _own(x, table.shape[0])
    return jnp.where(is_own[..., None], table[index], 0)


def _entropy(logits, y):
    """Of parts of the vocabulary."""
    largest = jax.lax.pmax(jax.lax.stop_gradient(logits).max(-1), "tp")
    total = _psum(jnp.exp(logits - largest[..., None]).sum(-1))
    index, is_own = _own(y, logits.shape[-1])
    target = _psum(jnp.where(is_own, jnp.take_along_axis(logits, index[..., None], -1)[..., 0], 0))
    return jnp.log(total) + largest - target


def _fed(x, p):
    return jax.nn.gelu(x @ p["up"] + p["up_b"]) @ p["down"]


def _block(p, x, y):
    h = _psum(_looked_up(p["embed"], x))
    h = h + _psum(_attention(_normed(h, p["n1"]), p) @ p["o"])
    h = h + _psum(_fed(_normed(h, p["n2"]), p)) + p["down_b"]
    return _entropy(h @ p["head"], y).mean()


def _in_parallel(p, x, y):
    """GPT-J's: one sum for both branches; the first device adds the bias."""
    h = _psum(_looked_up(p["embed"], x))
    n, is_first = _normed(h, p["n1"]), (jax.lax.axis_index("tp") == 0).astype("f")
    h = h + _psum(_attention(n, p) @ p["o"] + _fed(n, p) + p["down_b"] * is_first)
    return _entropy(h @ p["head"], y).mean()


def _on_the_last(p, x, y):
    """The last device adds the residual, too."""
    h = _psum(_looked_up(p["embed"], x))
    n, is_last = _normed(h, p["n1"]), jax.lax.axis_index("tp") == jax.lax.axis_size("tp") - 1
    h = _psum(_attention(n, p) @ p["o"] + _fed(n, p) + jnp.where(is_last, h + p["down_b"], -0.0))
    return _entropy(h @ p["head"], y).mean()


def _in_sequence(p, x, y):
    """Norms and residuals of parts of the sequence."""
    def scattered(x):
        return jax.lax.psum_scatter(x, "tp", scatter_dimension=1, tiled=True)

    def gathered(x):
        return jax.lax.all_gather(x, "tp", axis=1, tiled=True)

    h = scattered(_looked_up(p["embed"], x))
    h = h + scattered(_attention(gathered(_normed(h, p["n1"])), p) @ p["o"])
    h = h + scattered(_fed(gathered(_normed(h, p["n2"])), p)) + p["down_b"]
    return _entropy(gathered(h) @ p["head"], y).mean()


def _shared_out(p, x, y):
    """Each device adds its share of the bias; logits are gathered, the loss averaged."""
    h = _psum(_looked_up(p["embed"], x))
    h = h + _psum(_attention(_normed(h, p["n1"]), p) @ p["o"] + p["down_b"] / jax.lax.axis_size("tp"))
    logits = jax.lax.all_gather(h @ p["head"], "tp", axis=2, tiled=True)
    return jax.lax.pmean(optax.softmax_cross_entropy_with_integer_labels(logits, y).mean(), "tp")


def _turned(heads):
    """Rotary positions."""
    half = heads.shape[-1] // 2
    angles = jnp.arange(heads.shape[1])[:, None, None] / 100 ** (jnp.arange(half) / half)
    one, other = heads[..., :half], heads[..., half:]
    return jnp.concatenate([one * jnp.cos(angles) - other * jnp.sin(angles), other * jnp.cos(angles) + one * jnp.sin(angles)], -1)


def _llama(p, x, y):
    """Two heads of keys and values for four, rotary positions, a gate, the table that logits are made with."""
    h = _psum(_looked_up(p["embed"], x))
    h = h + _psum(_attention(_normed(h, p["n1"]), p, _turned) @ p["o"])
    n = _normed(h, p["n2"])
    h = h + _psum((jax.nn.silu(n @ p["gate"]) * (n @ p["up"])) @ p["down"])
    return _entropy(h @ p["embed"].T, y).mean()


def _scanned(p, x, y):
    """Layers in a scan, made again for backward."""
    def layer(h, p):
        h = h + _psum(_attention(_normed(h, p["n1"]), p) @ p["o"])
        return h + _psum(_fed(_normed(h, p["n2"]), p)) + p["down_b"], None

    h, _ = jax.lax.scan(jax.checkpoint(layer), _psum(_looked_up(p["embed"], x)), p["layers"])
    return _entropy(h @ p["head"], y).mean()


def _with_dropout(p, x, y):
    """Masks by the device's number: of its own heads and hidden units."""
    key = jax.random.fold_in(jax.random.key(3), jax.lax.axis_index("tp"))

    def dropped(key, x):
        return jnp.where(jax.random.bernoulli(key, np.float32(0.9), x.shape), x / 0.9, 0)

    h = _psum(_looked_up(p["embed"], x))
    h = h + _psum(dropped(key, _attention(_normed(h, p["n1"]), p)) @ p["o"])
    h = h + _psum(dropped(jax.random.fold_in(key, 1), jax.nn.gelu(_normed(h, p["n2"]) @ p["up"])) @ p["down"])
    return _entropy(h @ p["head"], y).mean()


def _saved(p, x, y):
    """Backward has what a policy of names keeps; everything is of bfloat16 in between."""
    full = p["head"].dtype
    p = jax.tree.map(lambda w: w.astype(NARROW), p)
    named = functools.partial(jax.ad_checkpoint.checkpoint_name, name="sum")

    def layer(p, h):
        h = h + named(_psum(_attention(_normed(h, p["n1"]), p) @ p["o"]))
        return h + named(_psum(_fed(_normed(h, p["n2"]), p)))

    h = jax.checkpoint(layer, policy=jax.checkpoint_policies.save_only_these_names("sum"))(p, _psum(_looked_up(p["embed"], x)))
    return _entropy((h @ p["head"]).astype(full), y).mean()


def _with_experts(p, x, y):
    """Each device has some of the experts, and what the router gives these."""
    count, own = p["router"].shape[1], p["up"].shape[0]
    h = p["embed"][x]
    n = _normed(h, p["n1"])
    best, which = jax.lax.top_k(jax.nn.softmax(n @ p["router"], -1), 2)
    gates = (jax.nn.one_hot(which, count) * best[..., None]).sum(-2)
    gates = jax.lax.dynamic_slice_in_dim(gates, jax.lax.axis_index("tp") * own, own, axis=-1)
    each = jnp.einsum("bsef,efd->besd", jax.nn.gelu(jnp.einsum("bsd,edf->bsef", n, p["up"])), p["down"])
    h = h + _psum(jnp.einsum("bse,besd->bsd", gates, each))
    return optax.softmax_cross_entropy_with_integer_labels(h @ p["head"], y).mean()


def _of_slices(p, x, y):
    """Weights are whole on all devices, each of which reads its own columns and rows."""
    size = HIDDEN // jax.lax.axis_size("tp")
    first = jax.lax.axis_index("tp") * size
    up, down = (jax.lax.dynamic_slice_in_dim(p[name], first, size, axis) for name, axis in (("up", 1), ("down", 0)))
    h = p["embed"][x]
    h = h + _psum(jax.nn.gelu(_normed(h, p["n2"]) @ up) @ down)
    return optax.softmax_cross_entropy_with_integer_labels(h @ p["head"], y).mean()


def _smoothed(p, x, y):
    """Smoothed labels and a z-loss of logits by the table, of parts of the vocabulary."""
    h = _psum(_looked_up(p["embed"], x))
    h = h + _psum(_attention(_normed(h, p["n1"]), p) @ p["o"])
    logits = _normed(h, p["n2"]) @ p["embed"].T
    largest = jax.lax.pmax(jax.lax.stop_gradient(logits).max(-1), "tp")
    total = jnp.log(_psum(jnp.exp(logits - largest[..., None]).sum(-1))) + largest
    index, is_own = _own(y, logits.shape[-1])
    target = _psum(jnp.where(is_own, jnp.take_along_axis(logits, index[..., None], -1)[..., 0], 0))
    return (total - 0.9 * target - 0.1 * _psum(logits.sum(-1)) / WORDS + 1e-4 * total * total).mean()


def _routed(specs, params, rng):
    experts = {"router": rng.normal(size=(WIDTH, 4)), "up": rng.normal(size=(4, WIDTH, HIDDEN)) / 4, "down": rng.normal(size=(4, HIDDEN, WIDTH)) / 5}
    return ({**dict.fromkeys(("embed", "n1", "head", "router"), P()), "up": P("tp"), "down": P("tp")},
            {**{name: params[name] for name in ("embed", "n1", "head")}, **{name: value.astype("f") for name, value in experts.items()}})


def _whole(_, params, __):
    kept = ("embed", "n2", "up", "down", "head")
    return dict.fromkeys(kept, P()), {name: params[name] for name in kept}


def _tied(specs, params, _):
    kept = ("embed", "n1", "q", "k", "v", "o", "n2")
    return {name: specs[name] for name in kept}, {name: params[name] for name in kept}


def _layered(specs, params, rng):
    layers = [name for name in params if name not in ("embed", "head")]
    stacked = jax.tree.map(lambda *each: np.stack(each), *({name: _params(rng)[name] for name in layers} for _ in range(LAYERS)))
    return ({**{name: specs[name] for name in ("embed", "head")}, "layers": {name: P(None, *specs[name]) for name in layers}},
            {**{name: params[name] for name in ("embed", "head")}, "layers": stacked})


def _gated(specs, params, rng):
    params = {**params, "gate": params["up"][:, ::-1].copy(), **{name: params[name][:, :2 * HEAD] for name in "kv"}}
    kept = [name for name in params if name not in ("up_b", "down_b", "head")]
    return {**{name: specs.get(name) for name in kept}, "gate": specs["up"]}, {name: params[name] for name in kept}


def _step(losses, is_both, made=None, **options):
    """value_and_grad of the region; the norm of all gradients and AdamW are outside."""
    rng, specs = np.random.default_rng(7), SPECS
    params = _params(rng)
    if made:
        specs, params = made(specs, params, rng)
    devices = np.array(jax.devices())
    mesh = jax.sharding.Mesh(devices.reshape(-1, 2), ("dp", "tp")) if is_both else jax.sharding.Mesh(devices, ("tp",))
    rows = P("dp") if is_both else P()
    mean = (lambda *args: jax.lax.pmean(losses(*args), "dp")) if is_both else losses
    loss_of = jax.shard_map(mean, mesh=mesh, in_specs=(specs, rows, rows), out_specs=P(), **options)

    def step(params, moments, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        updates, moments = CLIPPED.update(grads, moments, params)
        return optax.apply_updates(params, updates), moments, loss

    return step, (params, CLIPPED.init(params), *_data(rng))


def _pmapped():
    """pmap over tp: states are stacked, a part for each device (a copy, where all have the same); momentum outside."""
    rng = np.random.default_rng(7)
    count = len(jax.devices())

    def stacked(name, whole):
        dims = [dim for dim, axis in enumerate(SPECS[name]) if axis == "tp"]
        return np.stack(np.split(whole, count, dims[0]) if dims else [whole] * count)

    params = {name: stacked(name, whole) for name, whole in _params(rng).items()}
    grad = jax.pmap(jax.value_and_grad(_block), axis_name="tp", in_axes=(0, None, None))

    def step(params, moments, x, y):
        loss, grads = grad(params, x, y)
        moments = jax.tree.map(lambda m, g: 0.9 * m + g, moments, grads)
        return jax.tree.map(lambda p, m: p - 0.05 * m, params, moments), moments, loss.mean()

    return step, (params, jax.tree.map(np.zeros_like, params), *_data(rng))


WAYS = {"block": (_block,), "in_parallel": (_in_parallel,), "on_the_last": (_on_the_last,), "in_sequence": (_in_sequence,),
        "shared_out": (_shared_out,), "llama": (_llama, _gated), "scanned": (_scanned, _layered), "with_dropout": (_with_dropout,),
        "saved": (_saved,), "with_experts": (_with_experts, _routed), "of_slices": (_of_slices, _whole), "smoothed": (_smoothed, _tied)}
ON_TP = {**{f"megatron_{name}": functools.partial(_step, way[0], False, *way[1:]) for name, way in WAYS.items()},
         "megatron_pmapped": _pmapped}
ON_BOTH = {f"megatron_both_{name}": functools.partial(_step, way[0], True, *way[1:]) for name, way in WAYS.items()}
