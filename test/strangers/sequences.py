"""Sequence models: state spaces, recurrences with carried state, packed rows, samplers, experts."""

import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax

from contrastive import apply, net, trained
from keyed import integers, matrix, nll, normal
from stranger import Stranger

B, T, D, V = 8, 6, 8, 24  # the width is as large as the batch
_ids = functools.partial(integers, high=V)


def _rms(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


# ---- scans over time -------------------------------------------------------------------------------------------------------


def selective_scan():
    """Mamba: a scan whose decay is computed from the input, a short causal convolution in front, gated."""
    inner, states = 2 * D, 4

    def block(w, x):
        u, gate = jnp.split(_rms(x, w["norm"]) @ w["in"], 2, -1)
        padded = jnp.pad(u, ((0, 0), (3, 0), (0, 0)))
        u = jax.nn.silu(sum(padded[:, i:i + x.shape[1]] * w["conv"][i] for i in range(4)))
        delta = jax.nn.softplus(u @ w["delta"] + w["delta_bias"])
        b, c = jnp.split(u @ w["bc"], 2, -1)
        decay = jnp.exp(-jnp.einsum("btd,dn->btdn", delta, jnp.exp(w["a_log"])))
        drive = jnp.einsum("btd,btn,btd->btdn", delta, b, u)

        def combine(left, right):
            return left[0] * right[0], left[1] * right[0] + right[1]
        _, h = jax.lax.associative_scan(combine, (decay, drive), axis=1)
        y = jnp.einsum("btdn,btn->btd", h, c) + w["skip"] * u
        return x + (y * jax.nn.silu(gate)) @ w["out"]

    def loss_fn(p, ids):
        x = p["embed"][ids[:, :-1]]
        for w in p["blocks"]:
            x = block(w, x)
        return nll(_rms(x, p["norm"]) @ p["embed"].T, ids[:, 1:]).mean()

    def one(k):
        return {"norm": jnp.ones(D), "in": matrix(k, D, 2 * inner), "conv": normal(k + 1, 4, inner) * 0.3,
                "delta": matrix(k + 2, inner, inner), "delta_bias": jnp.full(inner, -2.0), "bc": matrix(k + 3, inner, 2 * states),
                "a_log": jnp.log(jnp.broadcast_to(jnp.arange(1.0, states + 1), (inner, states))), "skip": jnp.ones(inner),
                "out": matrix(k + 4, inner, D)}
    p = {"embed": matrix(0, V, D), "norm": jnp.ones(D), "blocks": [one(10), one(20)]}
    return trained(loss_fn, p, _ids(1, B, T + 1), tx=optax.adamw(1e-2))


def receptance():
    """RWKV: numerator, denominator and exponent carried through a scan; tokens are shifted by one."""
    def shift(x):
        return jnp.pad(x, ((0, 0), (1, 0), (0, 0)))[:, :-1]

    def loss_fn(p, ids):
        x = p["embed"][ids[:, :-1]]
        mixed = x * p["mix"] + shift(x) * (1 - p["mix"])
        k, v, r = mixed @ p["k"], mixed @ p["v"], jax.nn.sigmoid(mixed @ p["r"])

        def cell(carry, kv):
            num, den, top = carry
            k, v = kv
            q = jnp.maximum(top, p["bonus"] + k)
            out = (jnp.exp(top - q) * num + jnp.exp(p["bonus"] + k - q) * v) / (
                jnp.exp(top - q) * den + jnp.exp(p["bonus"] + k - q))
            decayed = top - jnp.exp(p["decay"])
            q = jnp.maximum(decayed, k)
            a, b = jnp.exp(decayed - q), jnp.exp(k - q)
            return (a * num + b * v, a * den + b, q), out
        zeros = jnp.zeros((x.shape[0], D))
        _, out = jax.lax.scan(cell, (zeros, zeros, zeros - 1e30), (k.swapaxes(0, 1), v.swapaxes(0, 1)))
        x = x + (r * out.swapaxes(0, 1)) @ p["o"]
        h = jnp.square(jax.nn.relu(shift(x) @ p["up"]))
        return nll((x + h @ p["down"]) @ p["head"], ids[:, 1:]).mean()
    p = {"embed": matrix(0, V, D), "mix": jnp.full(D, 0.5), "bonus": jnp.zeros(D), "decay": jnp.linspace(-1, 1, D),
         **{n: matrix(i + 1, D, D) for i, n in enumerate("kvro")}, "up": matrix(6, D, 16), "down": matrix(7, 16, D),
         "head": matrix(8, D, V)}
    return trained(loss_fn, p, _ids(1, B, T + 1))


def linear_attention(kind):
    """Outer products summed along time: by a cumulative sum, by a scan over chunks, with decay (retention)."""
    heads, size = 2, D // 2

    def loss_fn(p, ids, labels):
        x = p["embed"][ids]
        q, k, v = jnp.einsum("btd,cdhe->cbthe", x, p["qkv"])
        if kind == "sums":
            q, k = jax.nn.elu(q) + 1, jax.nn.elu(k) + 1
            kv = jnp.cumsum(jnp.einsum("bthe,bthf->bthef", k, v), 1)
            out = jnp.einsum("bthe,bthef->bthf", q, kv) / (jnp.einsum("bthe,bthe->bth", q, jnp.cumsum(k, 1))[..., None] + 1e-6)
        elif kind == "chunks":
            split = [a.reshape(B, 2, T // 2, heads, size).swapaxes(0, 1) for a in (q, k, v)]
            mask = jnp.tril(jnp.ones((T // 2, T // 2)))

            def chunk(state, part):
                q, k, v = part
                inside = jnp.einsum("bthe,bshe->bhts", q, k) * mask
                out = jnp.einsum("bhts,bshf->bthf", inside, v) + jnp.einsum("bthe,bhef->bthf", q, state)
                return state + jnp.einsum("bshe,bshf->bhef", k, v), out
            _, out = jax.lax.scan(chunk, jnp.zeros((B, heads, size, size)), tuple(split))
            out = out.swapaxes(0, 1).reshape(B, T, heads, size)
        else:
            gamma = 1 - 2.0 ** (-5 - jnp.arange(heads))
            step = jnp.arange(T)[:, None] - jnp.arange(T)
            decay = jnp.where(step >= 0, gamma[:, None, None] ** step, 0)
            out = jnp.einsum("bhts,hts,bshf->bthf", jnp.einsum("bthe,bshe->bhts", q, k), decay, v)
            out = out * jax.lax.rsqrt(jnp.square(out).mean(-1, keepdims=True) + 1e-6)
        return nll(out.reshape(B, T, D) @ p["out"], labels).mean()
    p = {"embed": matrix(0, V, D), "qkv": normal(1, 3, D, heads, size) * 0.3, "out": matrix(2, D, V)}
    return trained(loss_fn, p, _ids(1, B, T), _ids(2, B, T))


class Carry(NamedTuple):
    hidden: jax.Array
    cell: jax.Array


def truncated_backpropagation():
    """The carry of the last piece of text is a state with the batch's rows; gradients stop at it."""
    def step(params, opt_state, carry, ids, labels):
        def loss_fn(p, carry):
            def cell(c, x):
                i, f, g, o = jnp.split(x @ p["x"] + c.hidden @ p["h"] + p["b"], 4, -1)
                new = jax.nn.sigmoid(f) * c.cell + jax.nn.sigmoid(i) * jnp.tanh(g)
                return Carry(jax.nn.sigmoid(o) * jnp.tanh(new), new), c.hidden
            carry, hs = jax.lax.scan(cell, carry, p["embed"][ids].swapaxes(0, 1))
            return nll(hs.swapaxes(0, 1) @ p["out"], labels).mean(), carry
        (loss, carry), grads = jax.value_and_grad(loss_fn, has_aux=True)(params, jax.lax.stop_gradient(carry))
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, carry, loss
    tx = optax.chain(optax.clip_by_global_norm(0.25), optax.sgd(1.0))
    p = {"embed": matrix(0, V, D), "x": matrix(1, D, 64), "h": matrix(2, 16, 64), "b": jnp.zeros(64), "out": matrix(3, 16, V)}
    return Stranger(step, (p, tx.init(p), Carry(jnp.zeros((B, 16)), jnp.zeros((B, 16))), _ids(1, B, T), _ids(2, B, T)),
                    ("param", "opt", "batch_state", "batch", "batch"), lambda a, r: (r[0], r[1], r[2], a[3], a[4]),
                    donate=(0, 1, 2))


def segment_memory():
    """Transformer-XL: what the last segment left is attended to; memories are returned with the loss."""
    def step(state, ids, labels):
        def loss_fn(p):
            x = p["embed"][ids]
            memories = []
            for w, memory in zip(p["layers"], state["memory"]):
                memories.append(jax.lax.stop_gradient(x))
                context = jnp.concatenate([memory, x], 1)
                scores = jnp.einsum("btd,bsd->bts", x @ w["q"], context @ w["k"]) * D ** -0.5
                allowed = jnp.arange(2 * T) <= jnp.arange(T)[:, None] + T
                x = x + jax.nn.softmax(jnp.where(allowed, scores, -1e9)) @ (context @ w["v"])
            return nll(x @ p["embed"].T, labels).mean(), memories
        (loss, memory), grads = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        updates, opt = tx.update(grads, state["opt"])
        return {"params": optax.apply_updates(state["params"], updates), "opt": opt, "memory": memory}, loss
    tx = optax.adam(1e-2)
    p = {"embed": matrix(0, V, D), "layers": [{n: matrix(3 * i + j + 1, D, D) for j, n in enumerate("qkv")} for i in range(2)]}
    state = {"params": p, "opt": tx.init(p), "memory": [jnp.zeros((B, T, D))] * 2}
    return Stranger(step, (state, _ids(1, B, T), _ids(2, B, T)),
                    ({"params": "param", "opt": "opt", "memory": "batch_state"}, "batch", "batch"), lambda a, r: (r[0], a[1], a[2]),
                    donate=(0,))


def long_convolution():
    """Hyena, S4: a filter as long as the sequence, by fft along time; the filter is made by a small network."""
    def loss_fn(p, ids, labels):
        x = p["embed"][ids]
        time = jnp.linspace(0, 1, T)[:, None]
        filters = jnp.sin(apply(p["filter"], jnp.concatenate([time, time ** 2], -1))) * jnp.exp(-time * jax.nn.softplus(p["decay"]))
        spectrum = jnp.fft.rfft(x, n=2 * T, axis=1) * jnp.fft.rfft(filters, n=2 * T, axis=0)
        y = jnp.fft.irfft(spectrum, n=2 * T, axis=1)[:, :T] + x * p["skip"]
        return nll(jax.nn.gelu(y) @ p["out"], labels).mean()
    p = {"embed": matrix(0, V, D), "filter": net(1, 2, 16, D), "decay": jnp.linspace(0, 2, D), "skip": jnp.ones(D),
         "out": matrix(2, D, V)}
    return trained(loss_fn, p, _ids(1, B, T), _ids(2, B, T))


def diagonal_state_space():
    """S5: complex states, their transition in polar form, a parallel scan along time."""
    def loss_fn(p, x, y):
        transition = jnp.exp(-jnp.exp(p["nu"]) + 1j * p["theta"])
        drive = x @ (p["b"][0] + 1j * p["b"][1])
        decay = jnp.broadcast_to(transition, drive.shape)
        _, h = jax.lax.associative_scan(lambda l, r: (l[0] * r[0], l[1] * r[0] + r[1]), (decay, drive), axis=1)
        out = (h @ (p["c"][0] + 1j * p["c"][1])).real + x @ p["d"]
        return ((jax.nn.gelu(out).mean(1) @ p["out"] - y) ** 2).mean()
    p = {"nu": jnp.linspace(-2, 0, 5), "theta": jnp.linspace(0, 3, 5), "b": normal(0, 2, D, 5) * 0.3, "c": normal(1, 2, 5, D) * 0.3,
         "d": matrix(2, D, D), "out": matrix(3, D, 2)}
    return trained(loss_fn, p, normal(4, B, T, D), normal(5, B, 2))


def scheduled_sampling():
    """A decoder that reads its own guess now and then, by a coin for each row; a rate that falls with the count."""
    def step(params, opt_state, count, key, source, target):
        key, coins = jax.random.split(key)

        def loss_fn(p):
            h = jnp.tanh(p["embed"][source].mean(1) @ p["encode"])
            keep = jax.random.bernoulli(coins, 0.9 ** count, target.shape)

            def cell(carry, inputs):
                h, last = carry
                truth, coin = inputs
                h = jnp.tanh(h @ p["h"] + p["embed"][last] @ p["x"])
                logits = h @ p["out"]
                return (h, jnp.where(coin, truth, logits.argmax(-1))), nll(logits, truth)
            _, losses = jax.lax.scan(cell, (h, jnp.zeros(B, jnp.int32)), (target.T, keep.T))
            return losses.mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, count + 1, key, loss
    tx = optax.adam(1e-2)
    p = {"embed": matrix(0, V, D), "encode": matrix(1, D, 16), "h": matrix(2, 16, 16), "x": matrix(3, D, 16), "out": matrix(4, 16, V)}
    return Stranger(step, (p, tx.init(p), jnp.int32(1), jax.random.PRNGKey(7), _ids(5, B, T), _ids(6, B, T)),
                    ("param", "opt", "step", "rng", "batch", "batch"), lambda a, r: (*r[:4], a[4], a[5]))


def beam_margin():
    """Structured perceptron over a beam: the best continuations by top_k within each row, the truth against them."""
    beam = 3

    def loss_fn(p, x, truth):
        scores = jax.nn.log_softmax(jnp.tanh(x @ p["a"]) @ p["b"])

        def extend(carry, inputs):
            total, = carry
            now, = inputs
            best, _ = jax.lax.top_k((total[:, :, None] + now[:, None] + p["trans"][:beam]).reshape(B, -1), beam)
            return (best,), None
        (total,), _ = jax.lax.scan(extend, (jnp.zeros((B, beam)),), (scores.swapaxes(0, 1),))
        gold = jnp.take_along_axis(scores, truth[..., None], 2)[..., 0].sum(1)
        return jax.nn.relu(1 + total.max(1) - gold).mean()
    p = {"a": matrix(0, D, 16), "b": matrix(1, 16, 5), "trans": normal(2, 5, 5) * 0.1}
    return trained(loss_fn, p, normal(3, B, T, D), _ids(4, B, T, high=5))


# ---- attention of other kinds ----------------------------------------------------------------------------------------------


def packed_rows():
    """Several texts in one row: segments and positions are inputs, attention stays inside a segment, padding is segment 0;
    the loss is over labels that count."""
    def loss_fn(p, batch):
        x = p["embed"][batch["tokens"]] + p["position"][batch["positions"]]
        same = batch["segments"][:, :, None] == batch["segments"][:, None]
        mask = same & (batch["segments"][:, None] > 0) & jnp.tril(jnp.ones((T, T), bool))
        scores = jnp.einsum("btd,bsd->bts", x @ p["q"], x @ p["k"]) * D ** -0.5
        x = x + jax.nn.softmax(jnp.where(mask, scores, -1e9)) @ (x @ p["v"])
        weight = (batch["segments"] > 0) & (jnp.roll(batch["segments"], -1, 1) == batch["segments"])
        each = nll(x @ p["embed"].T, jnp.roll(batch["tokens"], -1, 1))
        return (each * weight).sum() / jnp.maximum(weight.sum(), 1)
    segments = jnp.sort(_ids(3, B, T, high=3), axis=1)
    batch = {"tokens": _ids(1, B, T), "segments": segments, "positions": jnp.broadcast_to(jnp.arange(T), (B, T))}
    p = {"embed": matrix(0, V, D), "position": matrix(4, T, D), **{n: matrix(5 + i, D, D) for i, n in enumerate("qkv")}}
    return trained(loss_fn, p, batch, tx=optax.adamw(1e-2, b2=0.98), donate=(0, 1))


def biased_attention(kind):
    """Positions in the scores: ALiBi's slopes, T5's buckets of distances in a learnt table, a sliding window with sinks."""
    heads = 2

    def loss_fn(p, ids):
        x = p["embed"][ids[:, :-1]]
        q, k, v = jnp.split((x @ p["qkv"]).reshape(*x.shape[:2], heads, -1), 3, -1)
        scores = jnp.einsum("bthe,bshe->bhts", q, k)
        distance = jnp.arange(T)[:, None] - jnp.arange(T)
        mask = distance >= 0
        if kind == "slopes":
            scores = scores - distance * (2.0 ** -jnp.arange(1, heads + 1))[:, None, None]
        elif kind == "buckets":
            small = distance < 3
            large = 3 + (jnp.log(jnp.maximum(distance, 1) / 3.0) * 2).astype(jnp.int32)
            scores = scores + p["bias"][jnp.clip(jnp.where(small, distance, large), 0, 7)].transpose(2, 0, 1)
        else:
            mask = mask & ((distance < 3) | (jnp.arange(T) < 1))
        weights = jax.nn.softmax(jnp.where(mask, scores, -jnp.inf))
        out = jnp.einsum("bhts,bshe->bthe", weights, v).reshape(x.shape)
        return nll((x + out @ p["out"]) @ p["embed"].T, ids[:, 1:]).mean()
    p = {"embed": matrix(0, V, D), "qkv": matrix(1, D, 3 * D), "out": matrix(2, D, D)}
    if kind == "buckets":
        p["bias"] = normal(3, 8, heads) * 0.1
    return trained(loss_fn, p, _ids(1, B, T + 1))


def latent_queries():
    """Perceiver: learnt latents, broadcast to every row, attend to a long input."""
    def attend(w, x, y):
        return jax.nn.softmax(jnp.einsum("bld,bsd->bls", x @ w["q"], y @ w["k"]) * D ** -0.5) @ (y @ w["v"])

    def loss_fn(p, x, y):
        z = jnp.broadcast_to(p["latents"], (B, *p["latents"].shape))
        for _ in range(2):  # weights shared between rounds
            z = z + attend(p["cross"], z, x)
            z = z + attend(p["self"], z, z)
        return nll(z.mean(1) @ p["out"], y).mean()
    p = {"latents": matrix(0, 4, D), **{n: {m: matrix(3 * i + j, D, D) for j, m in enumerate("qkv")}
                                         for i, n in enumerate(("cross", "self"))}, "out": matrix(9, D, 5)}
    return trained(loss_fn, p, normal(10, B, 12, D), _ids(11, B, high=5))


def hashed_attention():
    """Reformer: tokens sorted by a random hash within their row, attention inside chunks, sorted back."""
    def step(params, opt_state, key, x, y):
        key, now = jax.random.split(key)

        def loss_fn(p):
            h = x @ p["in"]
            buckets = jnp.argmax(h @ jax.random.normal(now, (D, 3)), -1)
            order = jnp.argsort(buckets, axis=1)
            back = jnp.argsort(order, axis=1)
            q = jnp.take_along_axis(h @ p["q"], order[..., None], 1).reshape(B, T // 2, 2, D)
            v = jnp.take_along_axis(h @ p["v"], order[..., None], 1).reshape(B, T // 2, 2, D)
            out = jax.nn.softmax(jnp.einsum("bcid,bcjd->bcij", q, q)) @ v
            out = jnp.take_along_axis(out.reshape(B, T, D), back[..., None], 1)
            return ((jnp.tanh(h + out) @ p["out"] - y) ** 2).mean()
        loss, grads = jax.value_and_grad(loss_fn)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return optax.apply_updates(params, updates), opt_state, key, {"loss": loss}
    tx = optax.adam(1e-2)
    p = {n: matrix(i, D, D) for i, n in enumerate(("in", "q", "v", "out"))}
    return Stranger(step, (p, tx.init(p), jax.random.key(3), normal(5, B, T, D), normal(6, B, T, D)),
                    ("param", "opt", "rng", "batch", "batch"), lambda a, r: (r[0], r[1], r[2], a[3], a[4]))


def multi_token_prediction():
    """Several heads, each a token further on; the table is shared by all of them."""
    def loss_fn(p, ids):
        x = jnp.cumsum(p["embed"][ids], 1) / jnp.arange(1, T + 1)[:, None]
        loss = 0.0
        for k, head in enumerate(p["heads"], 1):
            loss += nll(jnp.tanh(x[:, :-k] @ head) @ p["embed"].T, ids[:, k:]).mean() / 2 ** k
        return loss
    p = {"embed": matrix(0, V, D), "heads": [matrix(i + 1, D, D) for i in range(3)]}
    return trained(loss_fn, p, _ids(1, B, T))


# ---- experts ---------------------------------------------------------------------------------------------------------------


def experts_sorted():
    """Tokens of all rows sorted by their expert, cut at a capacity, scattered back: MegaBlocks-like routing in plain JAX."""
    capacity, experts = 16, 4

    def loss_fn(p, ids, labels):
        x = p["embed"][ids].reshape(-1, D)
        gate = jax.nn.softmax(x @ p["gate"])
        chosen = gate.argmax(-1)
        order = jnp.argsort(chosen)
        place = jnp.arange(len(order)) - jnp.searchsorted(chosen[order], jnp.arange(experts))[chosen[order]]
        slot = jnp.where(place < capacity, chosen[order] * capacity + place, experts * capacity)
        buffer = jnp.zeros((experts * capacity + 1, D)).at[slot].set(x[order])
        h = jax.nn.gelu(jnp.einsum("ecd,edh->ech", buffer[:-1].reshape(experts, capacity, D), p["up"]))
        out = jnp.einsum("ech,ehd->ecd", h, p["down"]).reshape(-1, D)
        out = jnp.concatenate([out, jnp.zeros((1, D))])[slot]
        y = jnp.zeros_like(x).at[order].set(out) * gate.max(-1, keepdims=True)
        return nll(((x + y) @ p["embed"].T).reshape(B, T, V), labels).mean()
    p = {"embed": matrix(0, V, D), "gate": matrix(1, D, experts), "up": matrix(2, experts, D, 12), "down": matrix(3, experts, 12, D)}
    return trained(loss_fn, p, _ids(1, B, T), _ids(2, B, T))


def experts_choose():
    """Experts choose their tokens: top_k within each row."""
    def loss_fn(p, ids, labels):
        x = p["embed"][ids]
        scores = jax.nn.softmax(x @ p["gate"]).swapaxes(1, 2)
        weight, token = jax.lax.top_k(scores, 2)
        picked = jnp.take_along_axis(x[:, None], token[..., None], 2)
        out = jnp.einsum("becd,edh->bech", picked, p["experts"]) * weight[..., None]
        y = jax.vmap(lambda t, o: jnp.zeros((T, D)).at[t.reshape(-1)].add(o.reshape(-1, D)))(token, out)
        return nll((x + y) @ p["embed"].T, labels).mean()
    p = {"embed": matrix(0, V, D), "gate": matrix(1, D, 3), "experts": matrix(2, 3, D, D)}
    return trained(loss_fn, p, _ids(1, B, T), _ids(2, B, T))


def experts_balanced():
    """DeepSeek: sigmoid gates, a shared expert, a bias for each expert that a rule moves by the load, not by a gradient."""
    def step(params, opt_state, bias, ids):
        def loss_fn(p):
            x = p["embed"][ids[:, :-1]]
            score = jax.nn.sigmoid(x @ p["gate"])
            _, chosen = jax.lax.top_k(score + bias, 2)
            mask = jax.nn.one_hot(chosen, 4).sum(-2)
            weight = score * mask / (score * mask).sum(-1, keepdims=True)
            y = jnp.einsum("bte,btd,edf->btf", weight, x, p["experts"]) + x @ p["shared"]
            return nll((x + jax.nn.silu(y)) @ p["embed"].T, ids[:, 1:]).mean(), mask.sum((0, 1))
        (loss, load), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        bias = bias + 0.01 * jnp.sign(load.mean() - load)
        return optax.apply_updates(params, updates), opt_state, bias, {"loss": loss, "load": load}
    tx = optax.adamw(1e-2)
    p = {"embed": matrix(0, V, D), "gate": matrix(1, D, 4), "experts": matrix(2, 4, D, D), "shared": matrix(3, D, D)}
    return Stranger(step, (p, tx.init(p), jnp.zeros(4), _ids(1, B, T + 1)), ("param", "opt", "model_state", "batch"),
                    lambda a, r: (*r[:3], a[3]), donate=(0, 1, 2))


def layers_by_scan_with_cache_of_norms():
    """Stacked layers by scan with remat, norms of activations of every layer as metrics; a learning rate from outside."""
    def step(rate, params, momentum, ids):
        @functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.dots_saveable)
        def layer(x, w):
            h = jax.nn.gelu(_rms(x, w["norm"]) @ w["up"])
            x = x + h @ w["down"]
            return x, jnp.sqrt(jnp.square(h).mean())

        def loss_fn(p):
            x, norms = jax.lax.scan(layer, p["embed"][ids[:, :-1]], p["layers"])
            return nll(x @ p["embed"].T, ids[:, 1:]).mean(), norms
        (loss, norms), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        return {"loss": loss, "norms": norms}, jax.tree.map(lambda p, m: p - rate * m, params, momentum), momentum
    p = {"embed": matrix(0, V, D), "layers": {"norm": jnp.ones((3, D)), "up": matrix(1, 3, D, 16), "down": matrix(2, 3, 16, D)}}
    return Stranger(step, (jnp.float32(0.1), p, jax.tree.map(jnp.zeros_like, p), _ids(1, B, T + 1)),
                    ("scalar", "param", "opt", "batch"), lambda a, r: (a[0], r[1], r[2], a[3]))


SEQUENCES = {
    "selective_scan": selective_scan,
    "receptance": receptance,
    "linear_attention_sums": lambda: linear_attention("sums"),
    "linear_attention_chunks": lambda: linear_attention("chunks"),
    "retention": lambda: linear_attention("decay"),
    "truncated_backpropagation": truncated_backpropagation,
    "segment_memory": segment_memory,
    "long_convolution": long_convolution,
    "diagonal_state_space": diagonal_state_space,
    "scheduled_sampling": scheduled_sampling,
    "beam_margin": beam_margin,
    "packed_rows": packed_rows,
    "attention_slopes": lambda: biased_attention("slopes"),
    "attention_buckets": lambda: biased_attention("buckets"),
    "attention_window": lambda: biased_attention("window"),
    "latent_queries": latent_queries,
    "hashed_attention": hashed_attention,
    "multi_token_prediction": multi_token_prediction,
    "experts_sorted": experts_sorted,
    "experts_choose": experts_choose,
    "experts_balanced": experts_balanced,
    "layers_by_scan": layers_by_scan_with_cache_of_norms,
}
