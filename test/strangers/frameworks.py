"""Steps as the published training frameworks for language models have them: meshes of one device, boxed parameters, packed rows,
losses with gradients of their own, states in dataclasses, weights in integers."""

import dataclasses
import functools
from typing import Any, NamedTuple

import flax
import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, whole
from flax.training import train_state
from jax import lax
from jax.ad_checkpoint import checkpoint_name
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from stranger import Stranger, initial

T = jax.tree_util.tree_map
B, S, D, H, V, L = 12, 8, 16, 2, 40, 2
P = PartitionSpec


def _rms(x, w=1.0, eps=1e-6):
    y = x.astype(jnp.float32)
    return (y * lax.rsqrt(jnp.mean(y * y, -1, keepdims=True) + eps) * w).astype(x.dtype)


def _one_device(*names):
    return Mesh(np.array(jax.devices()[:1]).reshape((1,) * len(names)), names)


def _norm_of(tree):
    return jnp.sqrt(sum(jnp.sum(jnp.square(x.astype(jnp.float32))) for x in jax.tree.leaves(tree)))


def _rope(x, position):
    """[b, s, h, d] turned by halves."""
    half = x.shape[-1] // 2
    angle = position[..., None, None] / (1e4 ** (jnp.arange(half) / half))
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), b * jnp.cos(angle) + a * jnp.sin(angle)], -1).astype(x.dtype)


def _packed_attention(q, k, v, segments, cap=None):
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k, preferred_element_type=jnp.float32) * q.shape[-1] ** -0.5
    s = s if cap is None else jnp.tanh(s / cap) * cap
    t = jnp.arange(q.shape[1])
    mask = (segments[:, :, None] == segments[:, None, :]) & (t[None] <= t[:, None])
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(mask[:, None], s, -0.7 * np.finfo(np.float32).max), -1).astype(v.dtype), v)


def _segments(rows=B, time=S):
    lengths = jnp.sort(whole(90, time, rows, 2), -1)
    t = jnp.arange(time)
    ids = 1 + (t >= lengths[:, :1]).astype(jnp.int32) + (t >= lengths[:, 1:])
    start = jnp.where(ids == 1, 0, jnp.where(ids == 2, lengths[:, :1], lengths[:, 1:]))
    return ids * (t < time - whole(91, 2, rows)[:, None]), (t - start).astype(jnp.int32)


# ---- boxed parameters, logical axes, layers scanned under a policy, packed rows

class Decoder(nn.Module):
    @nn.compact
    def __call__(self, x, segments, position, deterministic):
        def part(init, *axes):
            return nn.with_logical_partitioning(init, axes)
        init = nn.initializers.normal(0.2)
        scale = self.param("pre_self_attention_norm", part(nn.initializers.ones, "norm"), (D,))
        h = nn.with_logical_constraint(_rms(x, scale), ("activation_batch", "activation_length", "activation_embed"))
        q, k, v = (jnp.einsum("bsd,dhe->bshe", h, self.param(n, part(init, "embed", "heads", "kv"), (D, H, D // H)).astype(h.dtype))
                   for n in ("query", "key", "value"))
        a = _packed_attention(_rope(q, position), _rope(k, position), v, segments)
        x = x + jnp.einsum("bshe,hed->bsd", a, self.param("out", part(init, "heads", "kv", "embed"), (H, D // H, D)).astype(h.dtype))
        h = _rms(x, self.param("post_self_attention_norm", part(nn.initializers.ones, "norm"), (D,)))
        wi = self.param("wi", part(init, "embed", "mlp"), (D, 2, 2 * D)).astype(h.dtype)
        gate, up = jnp.einsum("bsd,dcm->cbsm", h, wi)
        h = checkpoint_name(nn.silu(gate) * up, "mlpwi")
        x = x + nn.Dropout(0.1, broadcast_dims=(-2,))(h @ self.param("wo", part(init, "mlp", "embed"), (2 * D, D)).astype(h.dtype),
                                                       deterministic=deterministic)
        self.sow("intermediates", "activation_mean", jnp.mean(x))
        return x, None


class Transformer(nn.Module):
    @nn.compact
    def __call__(self, tokens, segments, position, deterministic):
        table = self.param("token_embedder", nn.with_logical_partitioning(nn.initializers.normal(0.3), ("vocab", "embed")), (V, D))
        x = table.astype(jnp.bfloat16)[tokens]
        block = nn.remat(Decoder, policy=jax.checkpoint_policies.save_only_these_names("mlpwi"), prevent_cse=False, static_argnums=(4,))
        x, _ = nn.scan(block, variable_axes={"params": 1, "intermediates": 0}, split_rngs={"params": True, "dropout": True},
                       in_axes=(nn.broadcast, nn.broadcast, nn.broadcast), length=L,
                       metadata_params={nn.PARTITION_NAME: "layers"})(name="layers")(x, segments, position, deterministic)
        x = _rms(x, self.param("decoder_norm", nn.with_logical_partitioning(nn.initializers.ones, ("norm",)), (D,)))
        return jnp.dot(x, table.astype(x.dtype).T) / np.sqrt(D)


def boxes_scanned_along_one():
    """Parameters in boxes with names of axes, layers stacked along dimension 1, under a mesh of one device; z-loss, packed rows, metrics in groups."""
    net, tx = Transformer(), optax.adamw(optax.warmup_cosine_decay_schedule(0, 3e-3, 2, 20), b1=0.9, b2=0.95, eps_root=1e-16, weight_decay=0.1)
    ids, position = _segments()
    tokens = whole(1, V, B, S + 1)
    data = {"inputs": tokens[:, :-1], "inputs_position": position, "inputs_segmentation": ids, "targets": tokens[:, 1:],
            "targets_position": position, "targets_segmentation": ids}

    rules = (("activation_batch", "data"), ("embed", "fsdp"), ("mlp", "tensor"), ("vocab", "tensor"), ("heads", "tensor"))
    params = initial(net.init, {"params": jax.random.key(0), "dropout": jax.random.key(1)}, data["inputs"], ids, position, True)["params"]

    def loss_fn(params, data, key):
        logits, variables = net.apply({"params": params}, data["inputs"], data["inputs_segmentation"], data["inputs_position"], False,
                                      rngs={"dropout": key}, mutable="intermediates")
        one_hot = jax.nn.one_hot(data["targets"], V)
        logits = logits.astype(jnp.float32)
        log_z = jax.nn.logsumexp(logits, -1)
        xent = -jnp.sum(one_hot * (logits - log_z[..., None]), -1) + 1e-4 * log_z**2
        seen = data["targets_segmentation"] != 0
        total, weights = jnp.sum(xent * seen), jnp.sum(seen)
        return total / (weights + 1e-8), {"total_loss": total, "total_weights": weights, "intermediates": variables}

    def train_step(state, data, key):
        key = jax.random.fold_in(key, state.step)
        (loss, aux), raw = jax.value_and_grad(loss_fn, has_aux=True)(state.params, data, key)
        norm = _norm_of(raw)
        grads = T(lambda g: g * jnp.minimum(1.0, 1.0 / norm), raw)
        new = state.apply_gradients(grads=grads)
        scalars = {"learning/loss": loss, "learning/grad_norm": _norm_of(grads), "learning/raw_grad_norm": norm,
                   "learning/param_norm": _norm_of(new.params), "learning/total_weights": aux["total_weights"],
                   "activ_mean/layers": aux["intermediates"]["intermediates"]["layers"]["activation_mean"][0]}
        return new, {"scalar": scalars, "scalars": {}}

    def step(state, data, key):
        with _one_device("data", "fsdp", "tensor"), nn.logical_axis_rules(rules):
            return train_step(state, data, key)
    state = train_state.TrainState.create(apply_fn=net.apply, params=params, tx=tx)
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, data, jax.random.PRNGKey(0)), (kinds, "batch", "rng"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-2)


# ---- a key that goes in and comes out, constraints on a mesh of one device, moments in bf16

def keys_handed_on():
    """(train_state, rng, batch) -> (train_state, rng, metrics); constraints along named axes of one device, shifted tokens masked, accumulation by the optimizer, first moments in bf16."""
    mesh = _one_device("dp", "fsdp", "mp")

    def held(x, *spec):
        return lax.with_sharding_constraint(x, NamedSharding(mesh, P(*spec)))

    def net(p, tokens, key):
        x = held(jnp.take(p["wte"]["embedding"], tokens, axis=0).astype(jnp.float32), ("dp", "fsdp"), None, "mp")
        position = jnp.broadcast_to(jnp.clip(jnp.cumsum(tokens * 0 + 1, -1) - 1, 0), tokens.shape)
        for i, name in enumerate(sorted(p["h"])):
            q = p["h"][name]
            h = _rms(x, q["attention_norm"]["kernel"])
            a, b, c = (held(h @ q["attention"][n]["kernel"], ("dp", "fsdp"), None, "mp").reshape(*x.shape[:2], H, -1)
                       for n in ("wq", "wk", "wv"))
            a = _packed_attention(_rope(a, position), _rope(b, position), c, jnp.ones_like(tokens))
            a = a.reshape(x.shape) @ q["attention"]["wo"]["kernel"]
            keep = jax.random.bernoulli(jax.random.fold_in(key, i), 0.9, a.shape)
            x = x + jnp.where(keep, a / 0.9, 0)
            h = _rms(x, q["ffn_norm"]["kernel"])
            x = x + (jax.nn.silu(h @ q["feed_forward"]["w1"]["kernel"]) * (h @ q["feed_forward"]["w3"]["kernel"])) @ q["feed_forward"]["w2"]["kernel"]
        return _rms(x, p["ln_f"]["kernel"]) @ p["lm_head"]["kernel"]

    def loss_and_accuracy(logits, tokens, valid):
        valid = valid.astype(jnp.float32)
        length = jnp.maximum(jnp.sum(valid, -1), 1e-10)
        logp = jnp.squeeze(jnp.take_along_axis(jax.nn.log_softmax(logits.astype(jnp.float32), -1), jnp.expand_dims(tokens, -1), -1), -1)
        logp = jnp.where(valid > 0.0, logp, jnp.array(0.0))
        right = jnp.where(valid > 0.0, jnp.argmax(logits, -1) == tokens, jnp.array(False))
        return -jnp.mean(jnp.sum(logp, -1) / length), jnp.mean(jnp.sum(right, -1) / length)

    schedule = optax.join_schedules([optax.linear_schedule(0.0, 3e-3, 2), optax.cosine_decay_schedule(3e-3, 20)], [2])
    decayed = lambda p: jax.tree_util.tree_map_with_path(lambda k, _: "norm" not in str(k) and "ln_f" not in str(k), p)
    tx = optax.MultiSteps(optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule, weight_decay=0.1, mask=decayed, mu_dtype=jnp.bfloat16)), 2)

    def step(state, key, batch):
        key, dropout, kept = jax.random.split(key, 3)

        def compute(p):
            logits = net(p, batch["input_tokens"], dropout)
            return loss_and_accuracy(logits, batch["target_tokens"], batch["loss_masks"])
        (loss, accuracy), grads = jax.value_and_grad(compute, has_aux=True)(state.params)
        state = state.apply_gradients(grads=grads)
        return state, key, {"loss": loss, "accuracy": accuracy, "learning_rate": schedule(state.opt_state.gradient_step),
                            "gradient_norm": optax.global_norm(grads), "param_norm": optax.global_norm(state.params)}

    def linear(seed, i, o):
        return {"kernel": draw(seed, i, o) * i**-0.5}
    h = {str(i): {"attention": {n: linear(40 * i + j, D, D) for j, n in enumerate(("wq", "wk", "wv", "wo"))},
                  "feed_forward": {"w1": linear(40 * i + 5, D, 2 * D), "w2": linear(40 * i + 6, 2 * D, D), "w3": linear(40 * i + 7, D, 2 * D)},
                  "attention_norm": {"kernel": jnp.ones(D)}, "ffn_norm": {"kernel": jnp.ones(D)}} for i in range(L)}
    p = {"wte": {"embedding": draw(90, V, D)}, "h": h, "ln_f": {"kernel": jnp.ones(D)}, "lm_head": linear(91, D, V)}
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=tx)
    tokens = whole(1, V, B, S + 1)
    batch = {"input_tokens": tokens[:, :-1], "target_tokens": tokens[:, 1:], "loss_masks": (draw(3, B, S) > -0.5).astype(jnp.float32)}
    kinds = state.replace(step="counter", params="param", opt_state="opt")
    return Stranger(step, (state, jax.random.PRNGKey(4), batch), (kinds, "rng", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=1e-3)


# ---- modules that are dataclasses, a loss in blocks of the vocabulary with a gradient of its own

def _register(cls):
    cls = dataclasses.dataclass(cls)
    static = [f.name for f in dataclasses.fields(cls) if f.metadata.get("static")]
    return jax.tree_util.register_dataclass(cls, [f.name for f in dataclasses.fields(cls) if f.name not in static], static)


def _static(default):
    return dataclasses.field(default=default, metadata={"static": True})


@_register
class Linear:
    weight: Any
    bias: Any = None

    def __call__(self, x):
        y = jnp.einsum("...i,oi->...o", x, self.weight)
        return y if self.bias is None else y + self.bias


@_register
class Layer:
    norm: Any
    qkv: Linear
    proj: Linear
    mlp_norm: Any
    up: Linear
    down: Linear
    heads: int = _static(H)

    def __call__(self, x, mask):
        q, k, v = jnp.split(self.qkv(_rms(x, self.norm)), 3, -1)
        q, k, v = (t.reshape(t.shape[0], self.heads, -1) for t in (q, k, v))
        s = jnp.where(mask, jnp.einsum("qhd,khd->hqk", q, k) * q.shape[-1] ** -0.5, -1e9)
        x = x + self.proj(jnp.einsum("hqk,khd->qhd", jax.nn.softmax(s.astype(jnp.float32)).astype(v.dtype), v).reshape(x.shape))
        return x + self.down(jax.nn.gelu(self.up(_rms(x, self.mlp_norm))))


@_register
class Model:
    table: Any
    layers: Layer  # stacked
    norm: Any
    head: Linear


@_register
class Trainer:
    step: Any
    model: Model
    opt_state: Any
    key: Any
    trainable: Any = _static(None)
    half: Any = _static(jnp.bfloat16)


@functools.partial(jax.custom_vjp, nondiff_argnums=(3,))
def _in_blocks(x, w, y, size):
    """Losses [n] of [n, d] by [v, d], never all logits at once."""
    return _in_blocks_forward(x, w, y, size)[0]


def _in_blocks_forward(x, w, y, size):
    def body(i, carry):
        top, total, right = carry
        logits = (x @ lax.dynamic_slice_in_dim(w, i * size, size).T).astype(jnp.float32)
        new = jnp.maximum(top, logits.max(-1))
        total = total * jnp.exp(top - new) + jnp.exp(logits - new[:, None]).sum(-1)
        here = y - i * size
        inside = (here >= 0) & (here < size)
        return new, total, right + jnp.where(inside, jnp.take_along_axis(logits, jnp.clip(here, 0, size - 1)[:, None], -1)[:, 0], 0.0)
    n = x.shape[0]
    top, total, right = lax.fori_loop(0, w.shape[0] // size, body, (jnp.full(n, -jnp.inf), jnp.zeros(n), jnp.zeros(n)))
    log_z = top + jnp.log(total)
    return log_z - right, (x, w, y, log_z)


def _in_blocks_backward(size, kept, g):
    x, w, y, log_z = kept

    def body(carry, i):
        part = lax.dynamic_slice_in_dim(w, i * size, size)
        p = jnp.exp((x @ part.T).astype(jnp.float32) - log_z[:, None]) - jax.nn.one_hot(y - i * size, size)
        p = (p * g[:, None]).astype(x.dtype)
        return carry + p @ part, p.T @ x
    gx, gw = lax.scan(body, jnp.zeros_like(x), jnp.arange(w.shape[0] // size))
    return gx, gw.reshape(w.shape), np.zeros(y.shape, jax.dtypes.float0)


_in_blocks.defvjp(_in_blocks_forward, _in_blocks_backward)


def modules_of_dataclasses():
    """One Trainer goes in and out: a module whose layers are stacked and scanned under remat, computed in bf16, vmapped over rows; what is trained is told by a filter; next-token loss in blocks of the vocabulary."""
    def init(i):
        return Layer(jnp.ones(D), Linear(draw(10 * i, 3 * D, D) * D**-0.5, jnp.zeros(3 * D)), Linear(draw(10 * i + 1, D, D) * D**-0.5, jnp.zeros(D)),
                     jnp.ones(D), Linear(draw(10 * i + 2, 2 * D, D) * D**-0.5, jnp.zeros(2 * D)), Linear(draw(10 * i + 3, D, 2 * D) * (2 * D) ** -0.5, jnp.zeros(D)))
    model = Model(draw(77, V, D) * 0.3, T(lambda *a: jnp.stack(a), *map(init, range(1, L + 1))), jnp.ones(D), Linear(draw(78, V, D) * D**-0.5))
    tx = optax.inject_hyperparams(lambda learning_rate: optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(b2=0.95),
                                  optax.add_decayed_weights(0.1), optax.scale(-learning_rate)))(optax.linear_schedule(1e-3, 3e-3, 10))

    def trunk(model, tokens):
        mask = jnp.tril(jnp.ones((S, S), bool))
        x, _ = lax.scan(jax.checkpoint(lambda x, layer: (layer(x, mask), None)), model.table[tokens], model.layers)
        return _rms(x, model.norm)

    def step(state, tokens, loss_mask):
        key, _ = jax.random.split(state.key)

        def loss_fn(model):
            low = T(lambda x: x.astype(state.half), model)
            x = jax.vmap(trunk, (None, 0))(low, tokens)
            each = _in_blocks(x.reshape(-1, D), low.head.weight, jnp.roll(tokens, -1, 1).reshape(-1), V // 4).reshape(tokens.shape)
            mask = loss_mask * (jnp.arange(S) < S - 1)
            return jnp.sum(each * mask) / jnp.sum(mask)
        loss, grads = jax.value_and_grad(loss_fn)(state.model)
        updates, opt_state = tx.update(grads, state.opt_state, state.model)
        model = optax.apply_updates(state.model, updates)
        return loss, dataclasses.replace(state, step=state.step + 1, model=model, opt_state=opt_state, key=key)

    state = Trainer(jnp.int32(0), model, tx.init(model), jax.random.key(5))
    kinds = Trainer("counter", "param", "opt", "rng")
    return Stranger(step, (state, whole(1, V, B, S), (draw(2, B, S) > -1).astype(jnp.float32)), (kinds, "batch", "batch"),
                    lambda a, r: (r[1], *a[1:]), (0,), tolerance=2e-2)


# ---- flat lists of decayed and other leaves, rate by the iteration, micro-batches scanned

def lists_decayed_or_not():
    """Leaves in two lists by their rank, the rate by `where` of an iteration that comes as a number, [K, B, T] micro-batches scanned, clipping and AdamW by hand."""
    p = {"wte": draw(0, V, D) * 0.3, "wpe": draw(1, S, D) * 0.1, "ln_f.weight": jnp.ones(D)}
    for i in range(L):
        p |= {f"h.{i}.ln_1.weight": jnp.ones(D), f"h.{i}.attn.c_attn.weight": draw(10 + i, D, 3 * D) * D**-0.5, f"h.{i}.attn.c_proj.weight": draw(20 + i, D, D) * D**-0.5,
              f"h.{i}.ln_2.weight": jnp.ones(D), f"h.{i}.mlp.c_fc.weight": draw(30 + i, D, 4 * D) * D**-0.5, f"h.{i}.mlp.c_proj.weight": draw(40 + i, 4 * D, D) * 0.1}
    names = list(p)
    decay, plain = [n for n in names if p[n].ndim >= 2], [n for n in names if p[n].ndim < 2]

    def net(p, x):
        def norm(x, w):
            return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * w
        h = p["wte"][x] + p["wpe"]
        for i in range(L):
            q, k, v = jnp.split(norm(h, p[f"h.{i}.ln_1.weight"]) @ p[f"h.{i}.attn.c_attn.weight"], 3, -1)
            q, k, v = (t.reshape(*t.shape[:2], H, -1).transpose(0, 2, 1, 3) for t in (q, k, v))
            a = jnp.where(jnp.tril(jnp.ones((S, S))) == 0, -jnp.inf, q @ k.swapaxes(-1, -2) / jnp.sqrt(D // H))
            h = h + (jax.nn.softmax(a, -1) @ v).transpose(0, 2, 1, 3).reshape(h.shape) @ p[f"h.{i}.attn.c_proj.weight"]
            h = h + jax.nn.gelu(norm(h, p[f"h.{i}.ln_2.weight"]) @ p[f"h.{i}.mlp.c_fc.weight"]) @ p[f"h.{i}.mlp.c_proj.weight"]
        return norm(h, p["ln_f.weight"]) @ p["wte"].T

    def step(decayed, others, m, v, it, x, y):
        def loss_fn(two, x, y):
            logits = net(dict(zip(decay + plain, two[0] + two[1])), x)
            return -jnp.take_along_axis(jax.nn.log_softmax(logits, -1), y[..., None], -1).mean()

        def micro(acc, xy):
            loss, g = jax.value_and_grad(loss_fn)((decayed, others), *xy)
            return (acc[0] + loss / x.shape[0], T(lambda a, b: a + b / x.shape[0], acc[1], g)), None
        zero = (jnp.float32(0), T(jnp.zeros_like, (decayed, others)))
        (loss, grads), _ = lax.scan(micro, zero, (x, y))
        norm = _norm_of(grads)
        grads = T(lambda g: g * jnp.minimum(1.0, 1.0 / (norm + 1e-6)), grads)
        ratio = (it - 2) / (20 - 2)
        lr = jnp.where(it < 2, 3e-3 * (it + 1) / 3, jnp.where(it > 20, 3e-4, 3e-4 + 0.5 * (1 + jnp.cos(jnp.pi * ratio)) * (3e-3 - 3e-4)))
        t = it + 1
        m = T(lambda m, g: 0.9 * m + 0.1 * g, m, grads)
        v = T(lambda v, g: 0.95 * v + 0.05 * g * g, v, grads)

        def move(p, m, v, wd):
            return p * (1 - lr * wd) - lr * (m / (1 - 0.9**t)) / (jnp.sqrt(v / (1 - 0.95**t)) + 1e-8)
        decayed = [move(*each, 0.1) for each in zip(decayed, m[0], v[0])]
        others = [move(*each, 0.0) for each in zip(others, m[1], v[1])]
        return decayed, others, m, v, it + 1, loss, lr, norm

    lists = ([p[n] for n in decay], [p[n] for n in plain])
    tokens = whole(5, V, 3, B, S + 1)
    return Stranger(step, (*lists, T(jnp.zeros_like, lists), T(jnp.zeros_like, lists), jnp.int32(0), tokens[..., :-1], tokens[..., 1:]),
                    ("param", "param", "opt", "opt", "counter", "batch:1", "batch:1"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4), tolerance=1e-3)


# ---- a module of PyTorch, traced: names with dots, buffers that come back

def buffers_that_come_back():
    """A state dict of another library: weights [out, in], buffers (a boolean mask, complex rotations, inverse frequencies) that go in and come back; SGD as that library's, foreach over lists."""
    hd = D // H
    weights = {"tok_embeddings.weight": draw(0, V, D) * 0.3, "norm.weight": jnp.ones(D), "output.weight": draw(1, V, D) * D**-0.5}
    buffers = {"freqs_cis": jnp.exp(1j * jnp.outer(jnp.arange(S), 1e4 ** (-jnp.arange(0, hd, 2) / hd))).astype(jnp.complex64)}
    for i in range(L):
        weights |= {f"layers.{i}.attention.w{n}.weight": draw(10 * i + j, D, D) * D**-0.5 for j, n in enumerate("qkvo")}
        weights |= {f"layers.{i}.feed_forward.w1.weight": draw(10 * i + 5, 2 * D, D) * D**-0.5, f"layers.{i}.feed_forward.w1.bias": jnp.zeros(2 * D),
                    f"layers.{i}.feed_forward.w2.weight": draw(10 * i + 6, D, 2 * D) * 0.2, f"layers.{i}.attention_norm.weight": jnp.ones(D)}
        buffers[f"layers.{i}.attention.mask"] = jnp.tril(jnp.ones((1, 1, S, S), bool))

    def linear(x, w, b=None):
        y = lax.dot_general(x, lax.transpose(w, (1, 0)), (((x.ndim - 1,), (0,)), ((), ())))
        return y if b is None else y + b

    def turned(x, f):
        z = lax.complex(*jnp.moveaxis(x.reshape(*x.shape[:-1], -1, 2), -1, 0)) * f[None, :, None]
        return jnp.stack([z.real, z.imag], -1).reshape(x.shape)

    def forward(w, b, x):
        h = jnp.take(w["tok_embeddings.weight"], x, axis=0, mode="clip")
        for i in range(L):
            a = _rms(h) * w[f"layers.{i}.attention_norm.weight"]
            q, k, v = (linear(a, w[f"layers.{i}.attention.w{n}.weight"]).reshape(*x.shape, H, hd) for n in "qkv")
            q, k = turned(q, b["freqs_cis"]), turned(k, b["freqs_cis"])
            s = jnp.matmul(q.transpose(0, 2, 1, 3), k.transpose(0, 2, 3, 1)) / hd**0.5
            s = jnp.where(jnp.logical_not(b[f"layers.{i}.attention.mask"]), -jnp.inf, s)
            a = jnp.matmul(jax.nn.softmax(s, -1), v.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3).reshape(h.shape)
            h = h + linear(a, w[f"layers.{i}.attention.wo.weight"])
            h = h + linear(jax.nn.silu(linear(h, w[f"layers.{i}.feed_forward.w1.weight"], w[f"layers.{i}.feed_forward.w1.bias"])), w[f"layers.{i}.feed_forward.w2.weight"])
        return linear(_rms(h) * w["norm.weight"], w["output.weight"])

    def step(weights, buffers, opt_state, args, labels):
        def loss_fn(weights):
            logits = forward(weights, buffers, *args)
            flat, y = logits.reshape(-1, V), labels.reshape(-1)
            each = -jnp.take_along_axis(jax.nn.log_softmax(flat, 1), jnp.where(y == -100, 0, y)[:, None], 1)[:, 0]
            return jnp.where(y == -100, 0, each).sum() / (y != -100).sum(), buffers
        (loss, buffers), g = jax.value_and_grad(loss_fn, has_aux=True)(weights)
        moved = {n: 0.9 * opt_state[n] + (g[n] + 0.01 * w) for n, w in weights.items()}
        return loss, {n: w - 0.05 * (g[n] + 0.01 * w + 0.9 * moved[n]) for n, w in weights.items()}, buffers, moved

    labels = jnp.where(draw(8, B, S) > 1, -100, whole(7, V, B, S))
    return Stranger(step, (weights, buffers, T(jnp.zeros_like, weights), (whole(6, V, B, S),), labels),
                    ("param", "frozen", "opt", "batch", "batch"),
                    lambda a, r: (r[1], r[2], r[3], *a[3:]), (0, 1, 2), tolerance=1e-3)


# ---- losses with normalising factors, micro-batches by fori_loop and slices

@functools.partial(jax.custom_vjp, nondiff_argnums=(2,))
def _entropy_with_z(logits, targets, z):
    return _entropy_forward(logits, targets, z)[0]


def _entropy_forward(logits, targets, z):
    top = logits.max(-1, keepdims=True)
    shifted = logits - top
    exp = jnp.exp(shifted)
    total = exp.sum(-1, keepdims=True)
    log_z = jnp.squeeze(jnp.log(total) + top, -1)
    extra = z * log_z**2
    return (-jnp.sum(targets * (shifted - jnp.log(total)), -1) + extra, extra), (targets, z, exp, total, log_z)


def _entropy_backward(z, kept, g):
    targets, _, exp, total, log_z = kept
    inner = jnp.expand_dims(g[0], -1) * ((1 + 2 * z * jnp.expand_dims(log_z, -1)) * exp / total - targets)
    return inner.astype(jnp.float32), jnp.zeros_like(targets)


_entropy_with_z.defvjp(_entropy_forward, _entropy_backward)


class Factored(NamedTuple):
    m: Any
    v: Any
    v_row: Any
    v_col: Any


def factored_named_states():
    """Micro-batches by `fori_loop` and `dynamic_slice`, losses summed over all and divided by a number of the run; Adafactor by hand, a tuple (m, v, v_row, v_col) a leaf with empty ones, target and states in one object."""
    class Optimizer(flax.struct.PyTreeNode):
        step: Any
        param_states: Any
        target: Any

    p = {"token_embedder": draw(0, V, D), "relpos_bias": draw(1, H, 8) * 0.1, "logits_dense": draw(2, D, V) * D**-0.5}
    for i in range(L):
        p[f"layers_{i}"] = {"pre_attention_layer_norm": jnp.ones(D), "attention": {n: draw(10 * i + j, D, D) * D**-0.5 for j, n in enumerate("qkvo")},
                            "mlp": {"wi_0": draw(10 * i + 5, D, 2 * D) * D**-0.5, "wi_1": draw(10 * i + 6, D, 2 * D) * D**-0.5, "wo": draw(10 * i + 7, 2 * D, D) * 0.2}}

    def bucket(rel):
        n = -jnp.minimum(rel, 0)
        large = 4 + (jnp.log(n.astype(jnp.float32) / 4 + 1e-6) / np.log(16 / 4) * 4).astype(jnp.int32)
        return jnp.where(n < 4, n, jnp.minimum(large, 7))

    def net(p, tokens):
        x = p["token_embedder"][tokens]
        t = jnp.arange(S)
        bias = p["relpos_bias"][:, bucket(t[None] - t[:, None])]
        mask = jnp.where(t[None] <= t[:, None], 0.0, -1e10)
        for i in range(L):
            q = p[f"layers_{i}"]
            h = _rms(x, q["pre_attention_layer_norm"])
            a, b, c = ((h @ q["attention"][n]).reshape(*tokens.shape, H, -1) for n in "qkv")
            w = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", a, b) + bias + mask)
            x = x + jnp.einsum("bhqk,bkhd->bqhd", w, c).reshape(x.shape) @ q["attention"]["o"]
            x = x + (jax.nn.gelu(x @ q["mlp"]["wi_0"]) * (x @ q["mlp"]["wi_1"])) @ q["mlp"]["wo"]
        return _rms(x) @ p["logits_dense"]

    def loss_fn(p, batch):
        targets = batch["decoder_target_tokens"]
        shifted = jnp.pad(targets[:, :-1], ((0, 0), (1, 0)))
        soft = jnp.where(jax.nn.one_hot(targets, V, dtype=bool), 0.9, 0.1 / (V - 1))
        loss, z = _entropy_with_z(net(p, shifted), soft, 1e-4)
        w = batch["decoder_loss_weights"]
        return jnp.sum(loss * w) / (B * S), {"z_loss": jnp.sum(z * w), "weight_sum": jnp.sum(w)}

    def update(p, s, g, step):
        decay = 1 - (step + 1.0) ** -0.8
        g2 = g * g + 1e-30
        if s.v_row.size:
            row, col = decay * s.v_row + (1 - decay) * g2.mean(-1), decay * s.v_col + (1 - decay) * g2.mean(-2)
            u = g * lax.rsqrt(row / row.mean(-1, keepdims=True))[..., None] * lax.rsqrt(col)[..., None, :]
            s = s._replace(v_row=row, v_col=col)
        else:
            v = decay * s.v + (1 - decay) * g2
            u, s = g * lax.rsqrt(v), s._replace(v=v)
        u = u / jnp.maximum(1.0, jnp.sqrt(jnp.mean(u * u)))
        rate = jnp.minimum(1e-2, lax.rsqrt(step + 1.0)) * jnp.maximum(jnp.sqrt(jnp.mean(p * p)), 1e-3)
        m = 0.9 * s.m + 0.1 * rate * u
        return p - m, s._replace(m=m)

    def step(opt, batch):
        size = B // 3

        def one(i, carry):
            acc, totals = carry
            micro = T(lambda x: lax.dynamic_slice_in_dim(x, i * size, size, 0), batch)
            (loss, metrics), g = jax.value_and_grad(loss_fn, has_aux=True)(opt.target, micro)
            return T(jnp.add, acc, g), T(jnp.add, totals, {"loss": loss, **metrics})
        zero = (T(lambda x: jnp.zeros(x.shape, jnp.float32), opt.target), {"loss": 0.0, "z_loss": 0.0, "weight_sum": 0.0})
        grads, metrics = lax.fori_loop(0, 3, one, zero)
        leaves, structure = jax.tree.flatten(opt.target)
        new = [update(*each, opt.step) for each in zip(leaves, structure.flatten_up_to(opt.param_states), structure.flatten_up_to(grads))]
        return Optimizer(opt.step + 1, structure.unflatten([s for _, s in new]), structure.unflatten([p for p, _ in new])), metrics

    def fresh(x):
        big = x.ndim == 2 and min(x.shape) >= D
        none = jnp.zeros((0,))
        return Factored(jnp.zeros_like(x), none if big else jnp.zeros_like(x), jnp.zeros(x.shape[:-1]) if big else none, jnp.zeros(x.shape[-1:]) if big else none)
    states = T(fresh, p)
    kinds = Optimizer("counter", "opt", "param")
    batch = {"decoder_target_tokens": whole(3, V, B, S), "decoder_loss_weights": (draw(4, B, S) > -1).astype(jnp.float32)}
    return Stranger(step, (Optimizer(jnp.int32(0), states, p), batch), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


FRAMEWORKS = {make.__name__: make for make in (
    boxes_scanned_along_one, keys_handed_on, modules_of_dataclasses, lists_decayed_or_not, buffers_that_come_back,
    factored_named_states)}
