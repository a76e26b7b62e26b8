"""Language models, preferences, diffusion and codes as recent papers' code writes them."""

import functools

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _ce(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def _rms(x, g):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * g


def _attend(q, k, v, mask):
    s = jnp.einsum("...qd,...kd->...qk", q, k) * q.shape[-1]**-0.5
    return jax.nn.softmax(jnp.where(mask, s, -1e9), -1) @ v


def _block(p, x):
    t = x.shape[-2]
    h = _rms(x, p["n"])
    x = x + _attend(h @ p["q"], h @ p["k"], h @ p["v"], jnp.tri(t, dtype=bool)) @ p["o"]
    return x + jax.nn.gelu(_rms(x, p["m"]) @ p["u"]) @ p["d"]


def _block_weights(seed, d, f):
    names = {"q": (d, d), "k": (d, d), "v": (d, d), "o": (d, d), "u": (d, f), "d": (f, d)}
    return {**{n: draw(seed + i, *s) * 0.2 for i, (n, s) in enumerate(names.items())}, "n": jnp.ones(d), "m": jnp.ones(d)}


def _language_model(seed, vocab, d, f):
    return {"e": draw(seed, vocab, d) * 0.2, "b": _block_weights(seed + 1, d, f), "n": jnp.ones(d)}


def _logits(p, ids):
    return _rms(_block(p["b"], p["e"][ids]), p["n"]) @ p["e"].T


def windows_drawn_inside():
    """nanoGPT's get_batch inside the step: a file of tokens as one array, places drawn by a key, windows by vmapped slices."""
    M, B, L, V, D = 512, 8, 12, 32, 24

    def step(state, tokens):
        key, sub = jax.random.split(state["key"])
        at = jax.random.randint(sub, (B,), 0, M - L - 1)
        rows = jax.vmap(lambda i: lax.dynamic_slice(tokens, (i,), (L + 1,)))(at)
        loss, g = jax.value_and_grad(lambda p: _ce(_logits(p, rows[:, :-1]), rows[:, 1:]).mean())(state["p"])
        u, opt = tx.update(g, state["opt"], state["p"])
        return {"p": optax.apply_updates(state["p"], u), "opt": opt, "key": key}, loss

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    p = _language_model(0, V, D, 48)
    return Stranger(step, ({"p": p, "opt": tx.init(p), "key": jax.random.PRNGKey(5)}, whole(9, V, M)),
                    ({"p": "param", "opt": "opt", "key": "rng"}, "batch"), lambda a, r: (r[0], a[1]), (0,))


def adapters_off_is_reference():
    """DPO with LoRA: the reference is the same frozen model with its adapters off, chosen and rejected in one forward pass."""
    B, L, V, D, R = 8, 10, 30, 16, 4

    def logp(base, lora, ids, mask):
        h = base["e"][ids]
        for w, a in zip(base["w"], lora if lora is not None else [None] * len(base["w"])):
            y = h @ w
            if a is not None:
                y = y + (h @ a["a"]) @ a["b"] * 2.0
            h = _rms(h + jnp.tanh(jnp.cumsum(y, 1) / jnp.arange(1, L + 1)[:, None]), base["n"])
        lp = jax.nn.log_softmax(h @ base["e"].T)[:, :-1]
        return (jnp.take_along_axis(lp, ids[:, 1:, None], -1)[..., 0] * mask[:, 1:]).sum(-1)

    def step(lora, opt, base, chosen, rejected, chosen_mask, rejected_mask):
        ids, mask = jnp.concatenate([chosen, rejected]), jnp.concatenate([chosen_mask, rejected_mask])
        reference = lax.stop_gradient(logp(base, None, ids, mask))

        def loss(lora):
            ratio = logp(base, lora, ids, mask) - reference
            margin = 0.1 * (ratio[:B] - ratio[B:])
            return -(0.9 * jax.nn.log_sigmoid(margin) + 0.1 * jax.nn.log_sigmoid(-margin)).mean(), (margin > 0).mean()

        (value, accuracy), g = jax.value_and_grad(loss, has_aux=True)(lora)
        u, opt = tx.update(g, opt, lora)
        return optax.apply_updates(lora, u), opt, {"loss": value, "accuracy": accuracy}

    tx = optax.adam(5e-3)
    base = {"e": draw(0, V, D) * 0.3, "w": [draw(1 + i, D, D) * 0.3 for i in range(2)], "n": jnp.ones(D)}
    lora = [{"a": draw(5 + i, D, R) * 0.3, "b": draw(8 + i, R, D) * 0.01} for i in range(2)]
    mask = lambda s: (jnp.arange(L) < whole(s, L, B)[:, None] + 1).astype(jnp.float32)  # noqa: E731
    return Stranger(step, (lora, tx.init(lora), base, whole(20, V, B, L), whole(21, V, B, L), mask(22), mask(23)),
                    ("param", "opt", "frozen", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def steps_rewarded():
    """A process reward model: a score at each separator token, averaged over the steps of all rows that have one."""
    B, L, V, D = 8, 16, 20, 16

    def step(p, opt, ids, good):
        def loss(p):
            s = _block(p["b"], p["e"][ids]) @ p["head"]
            at = (ids == 3).astype(jnp.float32)
            each = optax.sigmoid_binary_cross_entropy(s, good) * at
            return each.sum() / jnp.maximum(at.sum(), 1.0), (((s > 0) == (good > 0)) * at).sum()

        (value, hits), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, hits

    tx = optax.adafactor(1e-2, min_dim_size_to_factor=8)
    p = {"e": draw(0, V, D) * 0.3, "b": _block_weights(1, D, 32), "head": draw(9, D) * 0.3}
    return Stranger(step, (p, tx.init(p), whole(10, V, B, L), (draw(11, B, L) > 0).astype(jnp.float32)),
                    ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def balanced_without_loss():
    """DeepSeek's experts: sigmoid gates, a shared expert, a bias for each expert that the step moves by the sign of its load."""
    B, L, D, E, K, F = 8, 6, 16, 8, 2, 24

    def step(p, bias, opt, x, y):
        def forward(p):
            score = jax.nn.sigmoid(x @ p["gate"])
            _, chosen = lax.top_k(score + bias, K)
            picked = jax.nn.one_hot(chosen, E).sum(-2)
            weight = score * picked
            weight = weight / weight.sum(-1, keepdims=True)
            h = jax.nn.silu(jnp.einsum("bld,edf->blef", x, p["up"]))
            out = jnp.einsum("blef,efd,ble->bld", h, p["down"], weight) + jax.nn.silu(x @ p["su"]) @ p["sd"]
            return ((x + out - y) ** 2).mean(), picked.sum((0, 1))

        (loss, load), g = jax.value_and_grad(forward, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), bias + 1e-3 * jnp.sign(load.mean() - load), opt, (loss, load)

    tx = optax.adamw(1e-3)
    p = {"gate": draw(0, D, E) * 0.3, "up": draw(1, E, D, F) * 0.2, "down": draw(2, E, F, D) * 0.2, "su": draw(3, D, F) * 0.2,
         "sd": draw(4, F, D) * 0.2}
    return Stranger(step, (p, jnp.zeros(E), tx.init(p), draw(5, B, L, D), draw(6, B, L, D)),
                    ("param", "model_state", "opt", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def chunks_of_duality():
    """Mamba-2: a scan over chunks whose insides are products with a decay mask (segment sums), states passed between."""
    B, L, H, P, N, C = 4, 16, 2, 8, 4, 4

    def segment_sums(a):
        s = jnp.cumsum(a, -1)
        return jnp.where(jnp.tri(a.shape[-1], dtype=bool), s[..., :, None] - s[..., None, :], -jnp.inf)

    def mix(x, a, b, c):
        x, a, b, c = (v.reshape(B, L // C, C, *v.shape[2:]) for v in (x, a, b, c))
        a = jnp.moveaxis(a, -1, 1)  # b h n c
        total = jnp.cumsum(a, -1)
        inside = jnp.einsum("bnlk,bnsk,bhnls,bnshp->bnlhp", c, b, jnp.exp(segment_sums(a)), x)
        states = jnp.einsum("bnsk,bhns,bnshp->bnhpk", b, jnp.exp(total[..., -1:] - total), x)

        def pass_on(s, inp):
            new, decay = inp
            return s * decay[..., None, None] + new, s

        _, before = lax.scan(pass_on, jnp.zeros((B, H, P, N)), (jnp.moveaxis(states, 1, 0), jnp.moveaxis(jnp.exp(total[..., -1]), 2, 0)))
        between = jnp.einsum("bnlk,nbhpk,bhnl->bnlhp", c, before, jnp.exp(total))
        return (inside + between).reshape(B, L, H * P)

    def step(p, opt, ids, targets):
        def loss(p):
            u = p["e"][ids]
            z, x, b, c, dt = jnp.split(u @ p["in"], [H * P, 2 * H * P, 2 * H * P + N, 2 * H * P + 2 * N], -1)
            dt = jax.nn.softplus(dt + p["dt"])
            y = mix(x.reshape(B, L, H, P) * dt[..., None], -jnp.exp(p["a"]) * dt, b, c)
            y = _rms((y + x * jnp.repeat(p["skip"], P)) * jax.nn.silu(z), p["n"])
            return _ce((u + y @ p["out"]) @ p["e"].T, targets).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(2e-3, mask=lambda p: T(lambda x: x.ndim > 1, p)))
    p = {"e": draw(0, 30, 16) * 0.3, "in": draw(1, 16, 2 * H * P + 2 * N + H) * 0.3, "dt": draw(2, H), "a": draw(3, H) * 0.1,
         "skip": jnp.ones(H), "n": jnp.ones(H * P), "out": draw(4, H * P, 16) * 0.3}
    return Stranger(step, (p, tx.init(p), whole(5, 30, B, L), whole(6, 30, B, L)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def gated_recurrence():
    """Griffin: a gated linear recurrence by an associative scan, sliding-window attention with one key head and rotations."""
    B, L, D, H, W = 4, 12, 16, 4, 5

    def rotate(x):
        half = x.shape[-1] // 2
        angle = jnp.arange(L)[:, None] * 100.0 ** (-jnp.arange(half) / half)
        a, b = jnp.split(x, 2, -1)
        return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), a * jnp.sin(angle) + b * jnp.cos(angle)], -1)

    def recurrence(p, x):
        r, i = jax.nn.sigmoid(x @ p["r"]), jax.nn.sigmoid(x @ p["i"])
        log_a = -8.0 * jax.nn.softplus(p["lam"]) * r
        b = jnp.sqrt(1 - jnp.exp(2 * log_a) + 1e-6) * (i * x)
        return lax.associative_scan(lambda c, d: (c[0] + d[0], jnp.exp(d[0]) * c[1] + d[1]), (log_a, b), axis=1)[1]

    def local(p, x):
        q = rotate(jnp.moveaxis((x @ p["q"]).reshape(B, L, H, D // H), 2, 1))
        k, v = rotate(x @ p["k"])[:, None], (x @ p["v"])[:, None]
        d = jnp.arange(L)[:, None] - jnp.arange(L)
        return jnp.moveaxis(_attend(q, k, v, (d >= 0) & (d < W)), 1, 2).reshape(B, L, D) @ p["o"]

    def step(p, opt, ids):
        def loss(p):
            x = p["e"][ids] * D**0.5
            x = x + recurrence(p, _rms(x, p["n1"]))
            x = x + local(p, _rms(x, p["n2"]))
            logits = 30 * jnp.tanh(x @ p["e"].T / 30)
            return _ce(logits[:, :-1], ids[:, 1:]).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.lion(3e-4, weight_decay=0.1)
    p = {"e": draw(0, 40, D) * 0.2, "r": draw(1, D, D) * 0.3, "i": draw(2, D, D) * 0.3, "lam": draw(3, D) * 0.1, "q": draw(4, D, D) * 0.3,
         "k": draw(5, D, D // H) * 0.3, "v": draw(6, D, D // H) * 0.3, "o": draw(7, D, D) * 0.3, "n1": jnp.ones(D), "n2": jnp.ones(D)}
    return Stranger(step, (p, tx.init(p), whole(8, 40, B, L)), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1),
                    tolerance=1e-2)


def masked_diffusion_text():
    """Absorbing-state diffusion of text: a rate of masking for each row, low-discrepancy times, weights 1 / t, an EMA."""
    B, L, V, D = 8, 12, 24, 16

    def step(ts, ids):
        key, kt, km = jax.random.split(jax.random.fold_in(ts["key"], ts["n"]), 3)
        t = (jax.random.uniform(kt) + jnp.arange(B) / B) % 1 * 0.999 + 1e-3
        masked = jax.random.uniform(km, (B, L)) < t[:, None]

        def loss(p):
            logits = _logits(p, jnp.where(masked, V, ids))[..., :V]
            return (_ce(logits, ids) * masked / t[:, None]).sum() / (B * L)

        value, g = jax.value_and_grad(loss)(ts["p"])
        u, opt = tx.update(g, ts["opt"], ts["p"])
        p = optax.apply_updates(ts["p"], u)
        return {"p": p, "ema": optax.incremental_update(p, ts["ema"], 0.01), "opt": opt, "n": ts["n"] + 1, "key": ts["key"]}, value

    tx = optax.adam(optax.linear_schedule(0.0, 1e-3, 10))
    p = _language_model(0, V + 1, D, 32)
    return Stranger(step, ({"p": p, "ema": p, "opt": tx.init(p), "n": jnp.int32(0), "key": jax.random.PRNGKey(1)}, whole(7, V, B, L)),
                    ({"p": "param", "ema": "model_state", "opt": "opt", "n": "counter", "key": "rng"}, "batch"),
                    lambda a, r: (r[0], a[1]), (0,))


def _velocity(p, x, t, d):
    h = jnp.concatenate([x, jnp.stack([jnp.sin(3 * t), jnp.cos(3 * t), d, d * d], -1)], -1)
    return mlp(p, h, jax.nn.silu)


def shortcuts():
    """Shortcut models: a quarter of the rows is trained to agree with two half steps of an averaged network, the rest by flow."""
    B, D, Q = 16, 6, 4

    def step(p, ema, opt, key, x1):
        key, k0, kt, kd = jax.random.split(key, 4)
        x0, t = jax.random.normal(k0, (B, D)), jax.random.uniform(kt, (B,))
        xt = (1 - t)[:, None] * x0 + t[:, None] * x1
        d = 2.0 ** -jax.random.randint(kd, (Q,), 1, 4).astype(jnp.float32)
        v1 = _velocity(ema, xt[:Q], t[:Q], d / 2)
        v2 = _velocity(ema, xt[:Q] + v1 * d[:, None] / 2, t[:Q] + d / 2, d / 2)
        target = jnp.concatenate([lax.stop_gradient(v1 + v2) / 2, (x1 - x0)[Q:]])
        sizes = jnp.concatenate([d, jnp.zeros(B - Q)])
        loss, g = jax.value_and_grad(lambda p: ((_velocity(p, xt, t, sizes) - target) ** 2).mean())(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, T(lambda e, w: 0.99 * e + 0.01 * w, ema, p), opt, key, loss

    tx = optax.adamw(1e-3)
    p = layers(0, D + 4, 32, D)
    return Stranger(step, (p, p, tx.init(p), jax.random.PRNGKey(0), draw(9, B, D)), ("param", "model_state", "opt", "rng", "batch"),
                    lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3))


def mean_velocity():
    """MeanFlow: the average velocity, its time derivative by a jvp through the network inside the loss, adaptive weights."""
    B, D = 16, 6

    def step(p, opt, key, x1):
        key, k0, kt = jax.random.split(key, 3)
        x0 = jax.random.normal(k0, x1.shape)
        r, t = jnp.sort(jax.random.uniform(kt, (2, B)), 0)
        r = jnp.where(jnp.arange(B) < B // 2, t, r)
        z, v = (1 - t)[:, None] * x1 + t[:, None] * x0, x0 - x1

        def loss(p):
            u, du = jax.jvp(lambda z, t: _velocity(p, z, t, t - r), (z, t), (v, jnp.ones_like(t)))
            error = ((u - lax.stop_gradient(v - (t - r)[:, None] * du)) ** 2).sum(-1)
            return (error / lax.stop_gradient(error + 1e-3)).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(1e-3, b2=0.95)
    p = layers(0, D + 4, 32, 32, D)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), draw(9, B, D)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def ternary_weights():
    """BitNet b1.58: weights of -1, 0, 1 by their absolute mean, activations of 8 bits a row, straight-through; two phases of
    weight decay chosen by the step count."""
    B, L, V, D = 8, 8, 24, 16

    def through(x, q):
        return x + lax.stop_gradient(q - x)

    def linear(w, x):
        s = 1 / jnp.maximum(jnp.abs(w).mean(), 1e-5)
        w = through(w, jnp.clip(jnp.round(w * s), -1, 1) / s)
        a = 127 / jnp.maximum(jnp.abs(x).max(-1, keepdims=True), 1e-5)
        return through(x, jnp.clip(jnp.round(x * a), -128, 127) / a) @ w

    def step(p, m, n, ids):
        def loss(p):
            x = p["e"][ids]
            h = _rms(x, p["n"])
            x = x + linear(p["o"], _attend(linear(p["q"], h), linear(p["k"], h), linear(p["v"], h), jnp.tri(L, dtype=bool)))
            return _ce(x[:, :-1] @ p["e"].T, ids[:, 1:]).mean()

        value, g = jax.value_and_grad(loss)(p)
        decay = jnp.where(n < 2, 0.1, 0.0)
        m = T(lambda m, g: 0.9 * m + g, m, g)
        return T(lambda p, m: p - 1e-2 * (m + decay * p), p, m), m, n + 1, value

    p = {"e": draw(0, V, D) * 0.3, "n": jnp.ones(D), **{k: draw(i, D, D) * 0.3 for i, k in enumerate("qkvo", 1)}}
    return Stranger(step, (p, T(jnp.zeros_like, p), jnp.int32(0), whole(6, V, B, L)), ("param", "opt", "counter", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-2)


def residual_codes():
    """A residual quantiser, codebooks stacked [Q, K, D] and averaged by their rows in a scan over stages, encoder and decoder
    trained through them."""
    B, F, D, Q, K = 16, 10, 6, 3, 8

    def step(p, books, opt, x):
        def quantise(z):
            def stage(r, book):
                near = ((r[:, None] - book["c"]) ** 2).sum(-1).argmin(-1)
                hot = jax.nn.one_hot(near, K)
                n = 0.9 * book["n"] + 0.1 * hot.sum(0)
                m = 0.9 * book["m"] + 0.1 * hot.T @ r
                return r - book["c"][near], ({"c": m / (n + 1e-3)[:, None], "n": n, "m": m}, book["c"][near])

            _, (new, parts) = lax.scan(stage, lax.stop_gradient(z), books)
            return new, parts.sum(0)

        def loss(p):
            z = mlp(p["enc"], x)
            new, q = quantise(z)
            commit = ((z - lax.stop_gradient(q)) ** 2).mean()
            return ((mlp(p["dec"], z + lax.stop_gradient(q - z)) - x) ** 2).mean() + 0.25 * commit, new

        (value, books), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), books, opt, value

    tx = optax.adam(2e-3)
    p = {"enc": layers(0, F, 24, D), "dec": layers(5, D, 24, F)}
    books = {"c": draw(10, Q, K, D), "n": jnp.ones((Q, K)), "m": draw(11, Q, K, D)}
    return Stranger(step, (p, books, tx.init(p), draw(12, B, F)), ("param", "model_state", "opt", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2))


@functools.partial(jax.custom_vjp, nondiff_argnums=(2,))
def _jump(x, threshold, width):
    return jnp.where(x > threshold, x, 0)


def _jump_forward(x, threshold, width):
    return _jump(x, threshold, width), (x, threshold)


def _jump_backward(width, kept, g):
    x, threshold = kept
    near = (jnp.abs(x - threshold) < width / 2).astype(x.dtype)
    return g * (x > threshold), (-threshold / width * near * g).sum(0)


_jump.defvjp(_jump_forward, _jump_backward)


def sparse_features():
    """A sparse autoencoder on activations: jumping ReLU with its own derivative, unit columns, the gradient along them removed,
    features counted dead by the steps since they fired."""
    B, D, H = 32, 12, 40

    def step(p, idle, opt, x):
        def loss(p):
            pre = jax.nn.relu((x - p["b"]) @ p["enc"] + p["be"])
            f = _jump(pre, jnp.exp(p["t"]), 0.1)
            out = f @ p["dec"] + p["b"]
            return ((out - x) ** 2).sum(-1).mean() + 1e-2 * (f > 0).astype(x.dtype).sum(-1).mean() + 1e-3 * jnp.abs(f).sum(-1).mean(), f

        (value, f), g = jax.value_and_grad(loss, has_aux=True)(p)
        idle = jnp.where((f > 0).any(0), 0, idle + 1)
        d = p["dec"]
        g = {**g, "dec": g["dec"] - (g["dec"] * d).sum(-1, keepdims=True) * d}
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        p = {**p, "dec": p["dec"] / jnp.linalg.norm(p["dec"], axis=-1, keepdims=True)}
        return p, idle, opt, {"loss": value, "dead": (idle > 2).mean()}

    tx = optax.adam(1e-3, b1=0.0)
    dec = draw(0, H, D)
    p = {"dec": dec / jnp.linalg.norm(dec, axis=-1, keepdims=True), "enc": draw(1, D, H) * 0.3, "b": jnp.zeros(D), "be": jnp.zeros(H),
         "t": jnp.full(H, -2.0)}
    return Stranger(step, (p, jnp.zeros(H, jnp.int32), tx.init(p), draw(2, B, D)), ("param", "model_state", "opt", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2))


def orthogonal_stack():
    """Layers stacked [L, D, D] and scanned; Muon by hand: Newton-Schulz of the stack by vmap, Adam for the rest."""
    B, S, V, D, N = 8, 6, 24, 16, 4

    def orthogonal(g):
        x = g / (jnp.linalg.norm(g) + 1e-7)
        for _ in range(3):
            a = x @ x.T
            x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
        return x

    def step(p, m, adam, ids):
        def loss(p):
            def layer(x, w):
                h = _rms(x, 1.0)
                return x + jax.nn.gelu(jnp.cumsum(h @ w["a"], 1) / jnp.arange(1, S + 1)[:, None]) @ w["b"], None

            x, _ = lax.scan(layer, p["e"][ids], p["stack"])
            return _ce(_rms(x, 1.0)[:, :-1] @ p["e"].T, ids[:, 1:]).mean()

        value, g = jax.value_and_grad(loss)(p)
        m = T(lambda m, g: 0.95 * m + g, m, g["stack"])
        stack = T(lambda w, m: w - 0.02 * jax.vmap(orthogonal)(m), p["stack"], m)
        u, adam = tx.update(g["e"], adam)
        return {"e": p["e"] + u, "stack": stack}, m, adam, value

    tx = optax.adam(1e-3)
    p = {"e": draw(0, V, D) * 0.3, "stack": {"a": draw(1, N, D, D) * 0.2, "b": draw(2, N, D, D) * 0.2}}
    return Stranger(step, (p, T(jnp.zeros_like, p["stack"]), tx.init(p["e"]), whole(3, V, B, S)), ("param", "opt", "opt", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-2)


def convolutions_and_labels():
    """A conformer block (half feed-forward, attention, depthwise convolution over time, batch-free norms) and optax's CTC with
    paddings of inputs and labels."""
    B, L, F, D, V, U = 8, 12, 8, 16, 10, 4

    def step(p, opt, x, xpad, labels, lpad):
        def loss(p):
            h = x @ p["in"]
            h = h + 0.5 * jax.nn.silu(_rms(h, p["n"][0]) @ p["f1"]) @ p["f2"]
            a = _rms(h, p["n"][1])
            h = h + _attend(a @ p["q"], a @ p["k"], a @ p["v"], (xpad == 0)[:, None, :])
            c = jax.nn.glu(_rms(h, p["n"][2]) @ p["c1"])
            c = lax.conv_general_dilated(c, p["dw"], (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=D)
            h = h + jax.nn.silu(c) @ p["c2"]
            return (optax.ctc_loss(h @ p["out"], xpad, labels, lpad) / jnp.maximum((1 - lpad).sum(-1), 1)).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.novograd(1e-2)
    shapes = {"in": (F, D), "f1": (D, 32), "f2": (32, D), "q": (D, D), "k": (D, D), "v": (D, D), "c1": (D, 2 * D), "dw": (3, 1, D),
              "c2": (D, D), "out": (D, V)}
    p = {**{k: draw(i, *s) * 0.25 for i, (k, s) in enumerate(shapes.items())}, "n": jnp.ones((3, D))}
    pads = lambda s, least, n: (jnp.arange(n) >= whole(s, n - least, B)[:, None] + least + 1).astype(jnp.float32)  # noqa: E731
    return Stranger(step, (p, tx.init(p), draw(20, B, L, F), pads(21, 8, L), whole(22, V - 1, B, U) + 1, pads(23, 1, U)),
                    ("param", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def tasks_from_a_prior():
    """A prior-fitted network: every task of the step (weights, inputs, noise) is drawn by a key; attention from queries to shown
    examples; no data is given at all."""
    B, N, F, D = 8, 12, 3, 16

    def step(p, opt, key):
        key, kw, kx, ke = jax.random.split(key, 4)
        w, x = jax.random.normal(kw, (B, F)), jax.random.normal(kx, (B, N, F))
        y = jnp.einsum("bnf,bf->bn", x, w) + 0.1 * jax.random.normal(ke, (B, N))

        def loss(p):
            h = x @ p["x"]
            shown = h + y[..., None] * p["y"]
            q, s = h[:, N // 2:], shown[:, :N // 2]
            o = q + _attend(q @ p["q"], s @ p["k"], s @ p["v"], True)
            out = mlp(p["head"], o)
            mean, log = out[..., 0], out[..., 1]
            return (0.5 * (y[:, N // 2:] - mean) ** 2 * jnp.exp(-2 * log) + log).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(1e-3)
    p = {"x": draw(0, F, D) * 0.5, "y": draw(1, D), "q": draw(2, D, D) * 0.3, "k": draw(3, D, D) * 0.3, "v": draw(4, D, D) * 0.3,
         "head": layers(5, D, 16, 2)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(2)), ("param", "opt", "rng"), lambda a, r: r[:3], (0, 1, 2), tolerance=1e-3)


FRONTIERS = {
    "windows_drawn_inside": windows_drawn_inside,
    "adapters_off_is_reference": adapters_off_is_reference,
    "steps_rewarded": steps_rewarded,
    "balanced_without_loss": balanced_without_loss,
    "chunks_of_duality": chunks_of_duality,
    "gated_recurrence": gated_recurrence,
    "masked_diffusion_text": masked_diffusion_text,
    "shortcuts": shortcuts,
    "mean_velocity": mean_velocity,
    "ternary_weights": ternary_weights,
    "residual_codes": residual_codes,
    "sparse_features": sparse_features,
    "orthogonal_stack": orthogonal_stack,
    "convolutions_and_labels": convolutions_and_labels,
    "tasks_from_a_prior": tasks_from_a_prior,
}
