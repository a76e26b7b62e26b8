"""Scripts that adapt a pretrained model, with what people change in them: prefixes of keys and values, spans by scores of both ends,
adapters in all layers of stacked weights, a decoder that reads two encoders, words ranked by a mask, rows graded in pairs, half
precision with both scales, one optimizer a part, gradients added up in lower precision, frames joined into words."""

from functools import partial
from typing import Any

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from flax import struct
from flax.training import dynamic_scale, train_state
from jax import lax
from stranger import Stranger, initial

T = jax.tree_util.tree_map
B, S, D, V = 8, 6, 12, 30


def norm(q, x):
    m = x.mean(-1, keepdims=True)
    return (x - m) * lax.rsqrt(((x - m) ** 2).mean(-1, keepdims=True) + 1e-5) * q["scale"] + q["bias"]


def make_norm():
    return {"scale": jnp.ones(D), "bias": jnp.zeros(D)}


def make_block(s, cross=False):
    w = lambda i, *shape: draw(s + i, *shape) * 0.25
    block = {"ln1": make_norm(), "ln2": make_norm(), "q": w(0, D, D), "k": w(1, D, D), "v": w(2, D, D), "o": w(3, D, D), "up": w(4, D, 2 * D), "down": w(5, 2 * D, D)}
    if cross:
        block |= {"ln3": make_norm(), "cq": w(6, D, D), "ck": w(7, D, D), "cv": w(8, D, D), "co": w(9, D, D)}
    return block


def attend(q, k, v, bias):
    heads = lambda z: z.reshape(*z.shape[:2], 2, -1)
    s = jnp.einsum("bqhd,bkhd->bhqk", heads(q), heads(k)) / np.sqrt(D // 2) + bias
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s, -1), heads(v)).reshape(q.shape)


def block(p, x, bias):
    y = norm(p["ln1"], x)
    x = x + attend(y @ p["q"], y @ p["k"], y @ p["v"], bias) @ p["o"]
    return x + jax.nn.gelu(norm(p["ln2"], x) @ p["up"]) @ p["down"]


def prefixes_of_keys():
    """Prefix tuning: past keys and values of all layers come from one embedding through a tanh MLP, the model is frozen; rows have their own lengths; labels of -100; Adafactor without scaling by parameters, linear warm-up."""
    P, L = 3, 2
    causal = np.where(np.tril(np.ones((S, S))) > 0, 0, -1e9).astype(np.float32)

    def loss_fn(prefix, base, batch):
        past = (jnp.tanh(prefix["embedding"] @ prefix["w1"] + prefix["b1"]) @ prefix["w2"] + prefix["b2"]).reshape(P, L, 2, D)
        x = base["wte"][batch["input_ids"]] + base["wpe"]
        pad = jnp.where(batch["attention_mask"] > 0, 0.0, -1e9)[:, None, None]
        bias = jnp.concatenate([jnp.zeros((B, 1, S, P)), causal + pad], -1)
        for i, q in enumerate(base["h"]):
            y = norm(q["ln1"], x)
            k, v = (jnp.concatenate([jnp.broadcast_to(past[:, i, j], (B, P, D)), y @ q[n]], 1) for j, n in enumerate("kv"))
            x = x + attend(y @ q["q"], k, v, bias) @ q["o"]
            x = x + jax.nn.gelu(norm(q["ln2"], x) @ q["up"]) @ q["down"]
        logits = norm(base["ln_f"], x) @ base["wte"].T
        labels = batch["labels"][:, 1:]
        valid = labels != -100
        each = optax.softmax_cross_entropy_with_integer_labels(logits[:, :-1], jnp.where(valid, labels, 0))
        return jnp.where(valid, each, 0).sum() / valid.sum()

    def train_step(state, base, batch):
        loss, grads = jax.value_and_grad(loss_fn)(state.params, base, batch)
        return state.apply_gradients(grads=grads), {"loss": loss, "perplexity": jnp.exp(loss)}
    base = {"wte": draw(0, V, D) * 0.3, "wpe": draw(1, S, D) * 0.1, "h": [make_block(2), make_block(12)], "ln_f": make_norm()}
    p = {"embedding": draw(30, P, D), "w1": draw(31, D, 16) * 0.3, "b1": jnp.zeros(16), "w2": draw(32, 16, L * 2 * D) * 0.3, "b2": jnp.zeros(L * 2 * D)}
    tx = optax.adafactor(optax.linear_schedule(0.0, 1e-2, 3), multiply_by_parameter_scale=False, min_dim_size_to_factor=8)
    state = train_state.TrainState.create(apply_fn=None, params=p, tx=tx)
    mask = (jnp.arange(S) < (3 + whole(40, S - 2, B))[:, None]).astype(jnp.int32)
    ids = whole(41, V, B, S)
    batch = {"input_ids": ids, "attention_mask": mask, "labels": jnp.where(mask > 0, ids, -100)}
    return Stranger(train_step, (state, base, batch), (state.replace(step="counter", params="param", opt_state="opt"), "frozen", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=3e-3)


def spans_by_both_ends():
    """XLNet's head of spans: the end is scored for each of the best starts, whose states are gathered by top-k; whether there is an answer by a pooled state; two losses halved, a third beside; layer-wise rates by multi_transform."""
    K = 2

    def forward(p, batch):
        x = p["embed"][batch["input_ids"]] + p["type"][batch["token_type_ids"]]
        pad = jnp.where(batch["attention_mask"] > 0, 0.0, -1e9)
        for q in p["layers"].values():
            x = block(q, x, pad[:, None, None])
        start = (x @ p["head"]["start"])[..., 0] + pad
        log_start = jax.nn.log_softmax(start)
        _, top = lax.top_k(log_start, K)
        chosen = jnp.take_along_axis(x, top[..., None], 1)
        at_start = jnp.take_along_axis(x, batch["start_positions"][:, None, None], 1)
        joined = lambda s: jnp.concatenate([jnp.broadcast_to(x[:, :, None], (B, S, s.shape[1], D)), jnp.broadcast_to(s[:, None], (B, S, s.shape[1], D))], -1)
        end = lambda s: (norm(p["head"]["ln"], jnp.tanh(joined(s) @ p["head"]["end0"])) @ p["head"]["end1"])[..., 0] + pad[..., None]
        pooled = (jnp.exp(log_start)[..., None] * x).sum(1)
        answerable = jnp.tanh(jnp.concatenate([pooled, x[:, 0]], -1) @ p["head"]["cls0"]) @ p["head"]["cls1"]
        return log_start, end(at_start)[..., 0], end(chosen), answerable[:, 0]

    def train_step(params, opt_state, batch):
        def loss_fn(p):
            log_start, end, end_top, answerable = forward(p, batch)
            ls = -jnp.take_along_axis(log_start, batch["start_positions"][:, None], 1).mean()
            le = optax.softmax_cross_entropy_with_integer_labels(end, batch["end_positions"]).mean()
            lc = optax.sigmoid_binary_cross_entropy(answerable, batch["is_impossible"]).mean()
            found = (end_top.argmax(1) == batch["end_positions"][:, None]).any(1).mean()
            return (ls + le) / 2 + 0.5 * lc, {"start": ls, "end": le, "found": found}
        (loss, aux), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, {"loss": loss, **aux}
    p = {"embed": draw(0, V, D) * 0.3, "type": draw(1, 2, D) * 0.1, "layers": {"0": make_block(2), "1": make_block(12)},
         "head": {"start": draw(30, D, 1) * 0.3, "end0": draw(31, 2 * D, D) * 0.3, "ln": make_norm(), "end1": draw(32, D, 1) * 0.3, "cls0": draw(33, 2 * D, D) * 0.3, "cls1": draw(34, D, 1) * 0.3}}
    depth = jax.tree_util.tree_map_with_path(lambda path, _: {"layers": int(path[1].key) + 1 if len(path) > 1 and path[0].key == "layers" else 0, "head": 3}.get(path[0].key, 0), p)
    tx = optax.multi_transform({k: optax.adamw(1e-3 * 0.75 ** (3 - k), weight_decay=0.01) for k in range(4)}, depth)
    lengths = 4 + whole(40, S - 3, B)
    batch = {"input_ids": whole(41, V, B, S), "token_type_ids": whole(42, 2, B, S), "attention_mask": (jnp.arange(S) < lengths[:, None]).astype(jnp.int32), "start_positions": whole(43, 3, B), "end_positions": 1 + whole(44, 3, B), "is_impossible": whole(45, 2, B).astype(jnp.float32)}
    return Stranger(train_step, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=3e-3)


def adapters_in_stacked_layers():
    """A scanned decoder whose weights are stacked [layers, ...], frozen in bf16; low-rank pairs stacked beside them are trained in f32 with dropout on their inputs by a key a layer; rematerialised; only adapters have moments."""
    L, R = 3, 4
    causal = np.where(np.tril(np.ones((S, S))) > 0, 0, -1e9).astype(np.float32)

    def low(x, w, a, key):
        keep = jax.random.bernoulli(key, 0.9, x.shape)
        return x @ w.astype(x.dtype) + 2.0 * (jnp.where(keep, x / 0.9, 0) @ a["a"] @ a["b"]).astype(x.dtype)

    def loss_fn(lora, base, key, ids):
        x = base["embed"][ids[:, :-1]].astype(jnp.float32)

        @partial(jax.checkpoint, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable)
        def layer(x, given):
            w, a, key = given
            kq, kv = jax.random.split(key)
            y = x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6)
            x = x + attend(low(y, w["q"], a["q"], kq), y @ w["k"].astype(y.dtype), low(y, w["v"], a["v"], kv), causal) @ w["o"].astype(y.dtype)
            y = x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6)
            return x + jax.nn.silu(y @ w["up"].astype(y.dtype)) @ w["down"].astype(y.dtype), None
        x, _ = lax.scan(layer, x, (base["layers"], lora, jax.random.split(key, L)))
        logits = x @ base["embed"].T.astype(x.dtype)
        return optax.softmax_cross_entropy_with_integer_labels(logits, ids[:, 1:]).mean()

    def train_step(lora, opt_state, base, rng, ids):
        rng, key = jax.random.split(rng)
        loss, grads = jax.value_and_grad(loss_fn)(lora, base, key, ids)
        updates, opt_state = tx.update(grads, opt_state, lora)
        return optax.apply_updates(lora, updates), opt_state, rng, loss
    bf = lambda s, *shape: (draw(s, *shape) * 0.25).astype(jnp.bfloat16)
    base = {"embed": bf(0, V, D), "layers": {"q": bf(1, L, D, D), "k": bf(2, L, D, D), "v": bf(3, L, D, D), "o": bf(4, L, D, D), "up": bf(5, L, D, 2 * D), "down": bf(6, L, 2 * D, D)}}
    pair = lambda s: {"a": draw(s, L, D, R) * 0.3, "b": jnp.zeros((L, R, D))}
    lora = {"q": pair(7), "v": pair(8)}
    tx = optax.chain(optax.clip_by_global_norm(0.3), optax.adamw(2e-3, weight_decay=0.0))
    return Stranger(train_step, (lora, tx.init(lora), base, jax.random.PRNGKey(1), whole(9, V, B, S + 1)), ("param", "opt", "frozen", "rng", "batch"), lambda a, r: (r[0], r[1], a[2], r[2], a[4]), (0, 1), tolerance=5e-3)


def words_ranked_by_a_mask():
    """Prompts with verbalisers: a masked word's logits at a place for each row, only those of the labels' words, several words a label averaged; the rest of the vocabulary in a loss of its own (ADAPET); Lion, weights averaged by cosine."""
    LABELS = np.array([[3, 7], [11, 4], [9, 21]])

    def train_step(state, batch):
        def loss_fn(p):
            x = p["embed"][batch["input_ids"]] + p["place"]
            for q in p["layers"]:
                x = block(q, x, jnp.where(batch["attention_mask"] > 0, 0.0, -1e9)[:, None, None])
            at = batch["mlm_positions"]
            h = x[jnp.arange(B), at]
            logits = norm(p["ln"], jax.nn.gelu(h @ p["transform"])) @ p["embed"].T + p["bias"]
            of_labels = logits[:, LABELS].mean(-1)
            ce = optax.softmax_cross_entropy_with_integer_labels(of_labels, batch["labels"])
            probs = jax.nn.softmax(logits, -1)
            right = probs[jnp.arange(B)[:, None], jnp.asarray(LABELS)[batch["labels"]]].sum(-1)
            decoupled = -jnp.log(jnp.clip(right, 1e-6, 1.0))
            return (ce + 0.5 * decoupled).mean(), (of_labels.argmax(-1) == batch["labels"]).mean()
        (loss, acc), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        updates, opt = tx.update(grads, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], updates)
        tau = 1 - (1 - 0.99) * (jnp.cos(jnp.pi * state["step"] / 20) + 1) / 2
        ema = T(lambda e, p: tau * e + (1 - tau) * p, state["ema"], params)
        return {"params": params, "ema": ema, "opt": opt, "step": state["step"] + 1}, {"loss": loss, "accuracy": acc}
    p = {"embed": draw(0, V, D) * 0.3, "place": draw(1, S, D) * 0.1, "layers": [make_block(2)], "ln": make_norm(), "transform": draw(30, D, D) * 0.3, "bias": jnp.zeros(V)}
    tx = optax.lion(1e-3, weight_decay=0.01)
    state = {"params": p, "ema": T(jnp.array, p), "opt": tx.init(p), "step": jnp.int32(0)}
    batch = {"input_ids": whole(40, V, B, S), "attention_mask": (jnp.arange(S) < (3 + whole(41, S - 2, B))[:, None]).astype(jnp.int32), "mlm_positions": whole(42, 3, B), "labels": whole(43, 3, B)}
    return Stranger(train_step, (state, batch), ({"params": "param", "ema": "model_state", "opt": "opt", "step": "counter"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=5e-3)


class ScaledState(train_state.TrainState):
    dynamic_scale: Any
    batch_stats: Any


class SmallResNet(nn.Module):
    @nn.compact
    def __call__(self, x, train=True):
        conv = partial(nn.Conv, use_bias=False, dtype=jnp.float16)
        bn = partial(nn.BatchNorm, use_running_average=not train, momentum=0.9, dtype=jnp.float16)
        x = nn.relu(bn(name="bn_init")(conv(8, (3, 3), name="conv_init")(x)))
        y = nn.relu(bn()(conv(8, (3, 3), (2, 2))(x)))
        y = bn(scale_init=nn.initializers.zeros)(conv(8, (3, 3))(y))
        x = nn.relu(conv(8, (1, 1), (2, 2), name="conv_proj")(x) + y)
        return jnp.asarray(nn.Dense(5, dtype=jnp.float16)(x.mean((1, 2))), jnp.float32)


def half_with_flax_scale():
    """Flax's ImageNet example in half precision: DynamicScale.value_and_grad, statistics and moments kept by `where` when a gradient is not finite, weight decay in the loss over kernels, metrics of both scales."""
    net = SmallResNet()

    def train_step(state, batch):
        def loss_fn(params):
            logits, new = state.apply_fn({"params": params, "batch_stats": state.batch_stats}, batch["image"], mutable=["batch_stats"])
            loss = optax.softmax_cross_entropy(logits, jax.nn.one_hot(batch["label"], 5)).mean()
            decay = 0.5 * 1e-4 * sum(jnp.sum(x**2) for x in jax.tree.leaves(params) if x.ndim > 1)
            return loss + decay, (new, logits)
        grad_fn = state.dynamic_scale.value_and_grad(loss_fn, has_aux=True)
        scale, is_fin, (loss, (new, logits)), grads = grad_fn(state.params)
        after = state.apply_gradients(grads=grads, batch_stats=new["batch_stats"])
        select = partial(jnp.where, is_fin)
        after = after.replace(opt_state=T(select, after.opt_state, state.opt_state), params=T(select, after.params, state.params), dynamic_scale=scale)
        return after, {"loss": loss, "accuracy": (logits.argmax(-1) == batch["label"]).mean(), "scale": scale.scale}
    x = draw(0, B, 8, 8, 3)
    v = initial(net.init, jax.random.PRNGKey(0), x)
    tx = optax.sgd(optax.warmup_cosine_decay_schedule(0.0, 0.1, 2, 20), 0.9, nesterov=True)
    state = ScaledState.create(apply_fn=net.apply, params=v["params"], tx=tx, dynamic_scale=dynamic_scale.DynamicScale(growth_interval=2), batch_stats=v["batch_stats"])
    scale = T(lambda _: "model_state", state.dynamic_scale).replace(fin_steps="counter")
    kinds = state.replace(step="counter", params="param", opt_state="opt", batch_stats="model_state", dynamic_scale=scale)
    return Stranger(train_step, (state, {"image": x, "label": whole(1, 5, B)}), (kinds, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=5e-2)


def frames_joined_into_words():
    """CIF of Paraformer: weights of frames are summed until one is reached, a frame is split where it crosses; lengths by a penalty; a scan over time writes words by their count; the decoder reads what was joined; masks of both."""
    F, N = 8, 4

    def cif(h, alpha):
        def step(carry, given):
            total, frame = carry
            x, a = given
            fired = total + a >= 1.0
            rest = 1.0 - total
            cur = jnp.where(fired, rest, a)
            frame_now = frame + cur[:, None] * x
            out = jnp.where(fired[:, None], frame_now, 0.0)
            total = jnp.where(fired, a - rest, total + a)
            frame = jnp.where(fired[:, None], (a - rest)[:, None] * x, frame_now)
            return (total, frame), (out, fired)
        init = (jnp.zeros(h.shape[0]), jnp.zeros_like(h[:, 0]))
        _, (outs, fired) = lax.scan(step, init, (h.swapaxes(0, 1), alpha.T))
        slot = jnp.cumsum(fired, 0) - 1
        place = jnp.where(fired, slot, N)
        onehot = jax.nn.one_hot(place, N + 1)[..., :N]
        return jnp.einsum("tbn,tbd->bnd", onehot, outs)

    def train_step(params, opt_state, batch):
        def loss_fn(p):
            mask = (jnp.arange(F) < batch["lengths"][:, None]).astype(jnp.float32)
            h = jnp.tanh(batch["fbank"] @ p["in"])
            h = block(p["enc"], h, jnp.where(mask > 0, 0.0, -1e9)[:, None, None])
            pad = jnp.pad(h, ((0, 0), (1, 1), (0, 0)))
            conv = sum(pad[:, i:i + F] @ p["conv"][i] for i in range(3))
            alpha = jax.nn.sigmoid(jax.nn.relu(conv + h) @ p["alpha"])[..., 0] * mask
            tokens = (batch["labels"] >= 0).sum(-1).astype(jnp.float32)
            quantity = jnp.abs(alpha.sum(-1) - tokens).mean()
            alpha = alpha * (tokens / jnp.maximum(alpha.sum(-1), 1e-3))[:, None] * 1.0001
            words = cif(h, alpha)
            logits = block(p["dec"], words, 0.0) @ p["out"]
            valid = batch["labels"] >= 0
            ce = optax.softmax_cross_entropy_with_integer_labels(logits, jnp.maximum(batch["labels"], 0))
            return (ce * valid).sum() / valid.sum() + quantity, quantity
        (loss, quantity), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, loss, quantity
    p = {"in": draw(0, 10, D) * 0.3, "enc": make_block(1), "conv": draw(11, 3, D, D) * 0.2, "alpha": draw(12, D, 1) * 0.3, "dec": make_block(13), "out": draw(25, D, V) * 0.3}
    tx = optax.chain(optax.clip_by_global_norm(5.0), optax.adam(optax.exponential_decay(1e-3, 5, 0.9)))
    labels = jnp.where(jnp.arange(N) < (1 + whole(40, N, B))[:, None], whole(41, V, B, N), -1)
    return Stranger(train_step, (p, tx.init(p), {"fbank": draw(42, B, F, 10), "lengths": 5 + whole(43, F - 4, B), "labels": labels}), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1), tolerance=1e-2)


@struct.dataclass
class Part:
    params: Any
    opt_state: Any


def one_optimizer_a_part():
    """A retriever and a reader trained end to end (EMDR-like): each with an optimizer and a norm to clip of its own, marginal likelihood over passages that are given by ids in a frozen table, the retriever from the reader's stopped posteriors, on alternate steps."""
    DOCS, K, C = 12, 3, 4
    tx_r, tx_q = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3)), optax.chain(optax.clip(0.5), optax.adamw(1e-3))

    def train_step(retriever, reader, step, passages, batch):
        def loss_fn(r, q):
            query = mlp(r, batch["question"])
            keys = passages[batch["top"]]
            prior = jax.nn.log_softmax(jnp.einsum("bd,bkd->bk", query, keys))
            joined = jnp.concatenate([jnp.broadcast_to(batch["question"][:, None], (B, K, 8)), keys], -1)
            log_p = jax.nn.log_softmax(mlp(q, joined))
            given = jnp.take_along_axis(log_p, batch["answer"][:, None, None], -1)[..., 0]
            reader_loss = -jax.nn.logsumexp(lax.stop_gradient(prior) + given, -1).mean()
            posterior = lax.stop_gradient(jax.nn.softmax(prior + given, -1))
            return reader_loss - (posterior * prior).sum(-1).mean(), reader_loss
        (loss, reader_loss), (gr, gq) = jax.value_and_grad(loss_fn, (0, 1), has_aux=True)(retriever.params, reader.params)
        ur, opt_r = tx_r.update(gr, retriever.opt_state, retriever.params)
        uq, opt_q = tx_q.update(gq, reader.opt_state, reader.params)
        new_r = Part(optax.apply_updates(retriever.params, ur), opt_r)
        turn = step % 2 == 0
        retriever = T(lambda a, b: jnp.where(turn, a, b), new_r, retriever)
        return retriever, Part(optax.apply_updates(reader.params, uq), opt_q), step + 1, {"loss": loss, "reader": reader_loss}
    r, q = layers(0, 8, 16, 6), layers(4, 14, 16, C)
    batch = {"question": draw(10, B, 8), "top": whole(11, DOCS, B, K), "answer": whole(12, C, B)}
    return Stranger(train_step, (Part(r, tx_r.init(r)), Part(q, tx_q.init(q)), jnp.int32(0), draw(13, DOCS, 6), batch), (Part("param", "opt"), Part("param", "opt"), "counter", "frozen", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=3e-3)


def gradients_added_up_narrowly():
    """A trainer that keeps parameters in f32, computes in bf16 and adds gradients of micro-batches up in bf16 by scan over a reshaped batch; loss and z-loss by token weights of the whole batch; the update under lax.cond of a finite norm."""
    MICRO = 2
    causal = np.where(np.tril(np.ones((S, S))) > 0, 0, -1e9).astype(np.float32)

    def train_step(state, batch):
        total = batch["loss_mask"].sum()

        def loss_fn(params, mb):
            p = T(lambda x: x.astype(jnp.bfloat16), params)
            x = p["embed"][mb["tokens"]]
            for q in p["layers"]:
                x = block(q, x, causal.astype(jnp.bfloat16))
            logits = (x @ p["embed"].T).astype(jnp.float32)
            z = jax.nn.logsumexp(logits, -1)
            nll = z - jnp.take_along_axis(logits, mb["targets"][..., None], -1)[..., 0]
            return ((nll + 1e-4 * z**2) * mb["loss_mask"]).sum() / total

        def micro(grads, mb):
            loss, g = jax.value_and_grad(loss_fn)(state["params"], mb)
            return T(lambda a, b: a + b.astype(jnp.bfloat16), grads, g), loss
        cut = T(lambda x: x.reshape(MICRO, B // MICRO, *x.shape[1:]), batch)
        grads, losses = lax.scan(micro, T(lambda p: jnp.zeros(p.shape, jnp.bfloat16), state["params"]), cut)
        grads = T(lambda g: g.astype(jnp.float32), grads)
        gnorm = optax.global_norm(grads)

        def update(_):
            u, opt = tx.update(grads, state["opt_state"], state["params"])
            return optax.apply_updates(state["params"], u), opt
        params, opt = lax.cond(jnp.isfinite(gnorm) & (gnorm < 1e3), update, lambda _: (state["params"], state["opt_state"]), None)
        return {"params": params, "opt_state": opt, "step": state["step"] + 1}, {"loss": losses.sum(), "grad_norm": gnorm}
    p = {"embed": draw(0, V, D) * 0.3, "layers": [make_block(1), make_block(11)]}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, b2=0.95))
    batch = {"tokens": whole(30, V, B, S), "targets": whole(31, V, B, S), "loss_mask": (draw(32, B, S) > -0.8).astype(jnp.float32)}
    state = {"params": p, "opt_state": tx.init(p), "step": jnp.int32(0)}
    return Stranger(train_step, (state, batch), ({"params": "param", "opt_state": "opt", "step": "counter"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=3e-2)


ADOPTERS = {step.__name__: step for step in (
    prefixes_of_keys, spans_by_both_ends, adapters_in_stacked_layers, words_ranked_by_a_mask, half_with_flax_scale,
    frames_joined_into_words, one_optimizer_a_part, gradients_added_up_narrowly)}
