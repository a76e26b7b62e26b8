"""Language models of other kinds: encoder-decoder, experts with capacity, states updated by a rule, one size for all."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from adaptation import HEADS, B, E, T, V, _norm
from drawn import draw, whole
from stranger import Stranger


def translation_shifted():
    """An encoder-decoder with labels shifted to the right inside, buckets of relative positions, z-loss, label smoothing,
    Adafactor."""

    def bucket(n):
        d = np.arange(n)[None] - np.arange(n)[:, None]
        return np.where(
            np.abs(d) < 4, np.abs(d), np.minimum(4 + (np.log(np.maximum(np.abs(d), 1) / 4) / np.log(4) * 4).astype(int), 7)
        ) + 8 * (d > 0)

    def rms(x, g):
        return x * jax.lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-6) * g

    def attention(p, x, y, bias):
        q, k, v = (jnp.einsum("btd,dhk->bthk", s, p[w]) for s, w in ((x, "q"), (y, "k"), (y, "v")))
        return jnp.einsum("bhqk,bkhd,hde->bqe", jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k) + bias), v, p["o"])

    def ff(p, x):
        return (jax.nn.gelu(x @ p["wi0"]) * (x @ p["wi1"])) @ p["wo"]

    def loss_fn(p, batch):
        source, labels = batch["inputs"], batch["targets"]
        pad = jnp.where(source > 0, 0.0, -1e9)[:, None, None]
        x = p["emb"][source]
        bias = p["rel"][bucket(T)].transpose(2, 0, 1)[None]
        for b in p["enc"]:
            x = x + attention(b["att"], rms(x, b["n1"]), rms(x, b["n1"]), bias + pad)
            x = x + ff(b["ff"], rms(x, b["n2"]))
        shifted = jnp.pad(labels, ((0, 0), (1, 0)))[:, :-1]
        y = p["emb"][shifted]
        causal = jnp.where(np.tril(np.ones((T, T))), 0.0, -1e9)
        for b in p["dec"]:
            y = y + attention(
                b["att"], rms(y, b["n1"]), rms(y, b["n1"]), p["rel_d"][bucket(T)].transpose(2, 0, 1)[None] + causal
            )
            y = y + attention(b["cross"], rms(y, b["n3"]), x, pad)
            y = y + ff(b["ff"], rms(y, b["n2"]))
        logits = rms(y, p["n"]) * E**-0.5 @ p["emb"].T
        lse = jax.nn.logsumexp(logits, -1)
        soft = optax.smooth_labels(jax.nn.one_hot(labels, V), 0.1)
        w = (labels > 0).astype(jnp.float32)
        return ((lse - (soft * logits).sum(-1) + 1e-4 * lse**2) * w).sum(), w.sum()

    def step(p, opt, batch):
        (total, n), g = jax.value_and_grad(loss_fn, has_aux=True)(p, batch)
        g = jax.tree.map(lambda v: v / n, g)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": total / n, "weights": n}

    def att(s):
        return {
            "q": draw(s, E, 4, 8) * 0.1,
            "k": draw(s + 1, E, 4, 8) * 0.2,
            "v": draw(s + 2, E, 4, 8) * 0.2,
            "o": draw(s + 3, 4, 8, E) * 0.2,
        }

    def layer(s, cross):
        p = {
            "att": att(s),
            "n1": jnp.ones(E),
            "n2": jnp.ones(E),
            "ff": {"wi0": draw(s + 4, E, 64) * 0.2, "wi1": draw(s + 5, E, 64) * 0.2, "wo": draw(s + 6, 64, E) * 0.1},
        }
        return {**p, "cross": att(s + 7), "n3": jnp.ones(E)} if cross else p

    tx = optax.adafactor(1e-2, min_dim_size_to_factor=16, multiply_by_parameter_scale=True)
    p = {
        "emb": draw(0, V, E) * 0.5,
        "rel": draw(1, 16, 4) * 0.1,
        "rel_d": draw(2, 16, 4) * 0.1,
        "n": jnp.ones(E),
        "enc": [layer(10, False)],
        "dec": [layer(30, True)],
    }
    batch = {"inputs": whole(3, V, 16, T), "targets": whole(4, V, 16, T)}
    return Stranger(
        step, (p, tx.init(p), batch), ("param", "opt", "batch"), lambda a, r: (r[0], r[1], a[2]), (0, 1), tolerance=1e-3
    )


def gated_experts():
    """Switch routing with a capacity per row group, dispatch by one-hot einsums, jitter, an auxiliary loss, a z-loss of
    the router."""
    X, C = 4, 6

    def moe(p, x, key):
        logits = x * jax.random.uniform(key, x.shape, minval=0.99, maxval=1.01) @ p["router"]
        probs = jax.nn.softmax(logits)
        top, idx = jax.lax.top_k(probs, 2)
        hot = jax.nn.one_hot(idx, X)  # b t k x
        order = hot.swapaxes(1, 2).reshape(x.shape[0], -1, X)
        pos = (jnp.cumsum(order, 1) - 1).reshape(x.shape[0], 2, -1, X).swapaxes(1, 2)
        keep = hot * (pos < C)
        slot = jax.nn.one_hot(jnp.where(keep > 0, pos, -1).astype(jnp.int32), C)
        dispatch = (slot * keep[..., None]).sum(2)  # b t x c
        combine = (slot * (keep * (top / top.sum(-1, keepdims=True))[..., None])[..., None]).sum(2)
        h = jnp.einsum("btxc,btd->bxcd", dispatch, x)
        h = jnp.einsum("bxcf,xfd->bxcd", jax.nn.silu(jnp.einsum("bxcd,xdf->bxcf", h, p["w1"])), p["w2"])
        aux = X * (hot[:, :, 0].mean((0, 1)) * probs.mean((0, 1))).sum()
        return jnp.einsum("btxc,bxcd->btd", combine, h), aux, (jax.nn.logsumexp(logits, -1) ** 2).mean(), hot.sum((0, 1, 2))

    def step(p, opt, rng, ids):
        def loss_fn(p):
            x = p["emb"][ids[:, :-1]]
            load = 0
            total = 0.0
            for i, l in enumerate(p["layers"]):
                y, aux, z, n = moe(l, _norm(x, l["g"]), jax.random.fold_in(rng, i))
                x, total, load = x + y, total + 0.01 * aux + 1e-3 * z, load + n
            ce = optax.softmax_cross_entropy_with_integer_labels(x @ p["emb"].T, ids[:, 1:])
            return ce.mean() + total, (load, jnp.exp(ce.mean()))

        (loss, (load, ppl)), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, {"loss": loss, "load": load, "perplexity": ppl}

    tx = optax.chain(optax.adaptive_grad_clip(0.1), optax.adamw(1e-3))
    p = {
        "emb": draw(0, V, E) * 0.3,
        "layers": [
            {
                "router": draw(1 + i, E, X) * 0.3,
                "w1": draw(3 + i, X, E, 32) * 0.2,
                "w2": draw(5 + i, X, 32, E) * 0.2,
                "g": jnp.ones(E),
            }
            for i in range(2)
        ],
    }
    return Stranger(
        step,
        (p, tx.init(p), jax.random.PRNGKey(0), whole(9, V, B, T + 1)),
        ("param", "opt", "rng", "batch"),
        lambda a, r: (r[0], r[1], a[2], a[3]),
        tolerance=1e-3,
    )


def delta_rule():
    """DeltaNet: a matrix state per head updated by the delta rule in a scan over time; normalised keys, gates, short
    convolution."""

    def loss_fn(p, x, y):
        h = p["emb"][x]
        for b in p["layers"]:
            n = _norm(h, b["g"])
            n = sum(jnp.pad(n, ((0, 0), (s, 0), (0, 0)))[:, :T] * b["conv"][s] for s in range(4))
            q, k, v = (jnp.einsum("btd,dhk->tbhk", jax.nn.silu(n), b[w]) for w in "qkv")
            k = k / jnp.sqrt((k**2).sum(-1, keepdims=True) + 1e-6)
            beta = jax.nn.sigmoid(jnp.einsum("btd,dh->tbh", n, b["beta"]))
            decay = jnp.exp(-jax.nn.softplus(jnp.einsum("btd,dh->tbh", n, b["decay"])))

            def cell(S, t):
                q, k, v, beta, a = t
                S = S * a[..., None, None]
                S = S + jnp.einsum("bhk,bhv->bhkv", k * beta[..., None], v - jnp.einsum("bhk,bhkv->bhv", k, S))
                return S, jnp.einsum("bhk,bhkv->bhv", q, S)

            _, o = jax.lax.scan(cell, jnp.zeros((x.shape[0], HEADS, 8, 8)), (q, k, v, beta, decay))
            h = h + o.swapaxes(0, 1).reshape(h.shape) @ b["o"]
        return optax.softmax_cross_entropy_with_integer_labels(_norm(h, p["g"]) @ p["emb"].T, y).mean()

    def step(p, m, x, y, lr):
        loss, g = jax.value_and_grad(loss_fn)(p, x, y)
        norm = jnp.sqrt(sum((v**2).sum() for v in jax.tree.leaves(g)))
        m = jax.tree.map(lambda m, g: 0.95 * m + g * jnp.minimum(1, 1 / norm), m, g)
        return jax.tree.map(lambda p, m: p * (1 - lr * 0.1) - lr * m, p, m), m, (loss, norm)

    def layer(s):
        return {
            **{w: draw(s + i, E, HEADS, 8) * 0.2 for i, w in enumerate("qkv")},
            "o": draw(s + 3, E, E) * 0.2,
            "beta": draw(s + 4, E, HEADS) * 0.2,
            "decay": draw(s + 5, E, HEADS) * 0.2,
            "conv": draw(s + 6, 4, E) * 0.3,
            "g": jnp.ones(E),
        }

    p = {"emb": draw(0, V, E) * 0.2, "g": jnp.ones(E), "layers": [layer(10), layer(20)]}
    return Stranger(
        step,
        (p, jax.tree.map(jnp.zeros_like, p), whole(1, V, B, T), whole(2, V, B, T), jnp.float32(1e-2)),
        ("param", "opt", "batch", "batch", "scalar"),
        lambda a, r: (r[0], r[1], *a[2:]),
        (0, 1),
        tolerance=1e-3,
    )


def square_language():
    """Rows, tokens, vocabulary, width and classes are all 16; a learnt prefix, ALiBi slopes, tied head with a bias."""
    n = 16

    def step(params, mu, nu, count, ids):
        def loss_fn(p):
            x = jnp.concatenate([jnp.broadcast_to(p["prefix"], (n, 4, n)), p["emb"][ids]], 1)
            d = np.arange(n + 4)[None] - np.arange(n + 4)[:, None]
            for w in p["w"]:
                q, k, v = x @ w["q"], x @ w["k"], x @ w["v"]
                s = q @ k.swapaxes(1, 2) / 4 + jnp.where(d > 0, -1e9, d * 0.25)
                x = x + jax.nn.softmax(s) @ v
                x = x + jnp.square(jax.nn.relu(x @ w["up"])) @ w["down"]
            logits = 15 * jnp.tanh(x[:, 3:-1] @ p["emb"].T / 15) + p["bias"]
            return -jnp.take_along_axis(jax.nn.log_softmax(logits), ids[..., None], -1).mean()

        loss, g = jax.value_and_grad(loss_fn)(params)
        count = count + 1
        mu = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mu, g)
        nu = jax.tree.map(lambda v, g: jnp.maximum(0.99 * v, jnp.abs(g)), nu, g)
        params = jax.tree.map(lambda p, m, v: p - 1e-2 / (1 - 0.9**count) * m / (v + 1e-8), params, mu, nu)
        return loss, params, mu, nu, count

    p = {
        "prefix": draw(0, 4, n) * 0.2,
        "emb": draw(1, n, n) * 0.3,
        "bias": jnp.zeros(n),
        "w": [{k: draw(10 * i + j, n, n) * 0.2 for j, k in enumerate(("q", "k", "v", "up", "down"))} for i in (1, 2)],
    }
    z = jax.tree.map(jnp.zeros_like, p)
    return Stranger(
        step,
        (p, z, z, jnp.float32(0), whole(9, n, n, n)),
        ("param", "opt", "opt", "opt", "batch"),
        lambda a, r: (*r[1:], a[4]),
        (0, 1, 2, 3),
        tolerance=1e-3,
    )


LANGUAGE_MODELS = {make.__name__: make for make in (translation_shifted, gated_experts, delta_rule, square_language)}
