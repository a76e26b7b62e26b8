"""Language models as this year's papers train them: streams, blocks, loops, memories."""

import functools

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _rms(x, eps=1e-6):
    return x * lax.rsqrt(jnp.mean(jnp.square(x), -1, keepdims=True) + eps)


def _split(x, heads):
    return x.reshape(*x.shape[:2], heads, -1).swapaxes(1, 2)


def _join(x):
    return x.swapaxes(1, 2).reshape(x.shape[0], x.shape[2], -1)


def _causal(q, k, v, bias=0.0):
    s = jnp.einsum("bhqd,bhkd->bhqk", q, k) * q.shape[-1] ** -0.5 + bias
    t = jnp.arange(s.shape[-1])
    return jax.nn.softmax(jnp.where(t[None] <= t[:, None], s, -1e30)) @ v


def _nll(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits.astype(jnp.float32), y).mean()


def speedrun():
    """The speed-run recipe: one bank [L, 4, D, D] of attention weights by Newton-Schulz under Nesterov, tables and scalars by Adam by hand, halves of layers joined by skips."""
    B, S, V, D, L, H = 12, 8, 32, 16, 4, 2

    def net(p, x):
        e = _rms(p["embed"][x])
        v0, skips, h = p["values"][x], [], e
        for i in range(L):
            if i >= L // 2:
                h = h + p["skip"][i - L // 2] * skips.pop()
            h = p["mix"][i, 0] * h + p["mix"][i, 1] * e
            q, k, v = (_split(_rms(h) @ p["attn"][i, j], H) for j in range(3))
            v = p["lamb"][i, 0] * v + p["lamb"][i, 1] * _split(v0, H)
            h = h + _join(_causal(_rms(q), _rms(k), v)) @ p["attn"][i, 3]
            h = h + jnp.square(jax.nn.relu(_rms(h) @ p["mlp"][i, 0])) @ p["mlp"][i, 1].T
            if i < L // 2:
                skips.append(h)
        logits = _rms(h) @ p["head"]
        return 30 * jax.nn.sigmoid(logits / 7.5)

    def orthogonal(g):
        tall = g.shape[-2] > g.shape[-1]
        x = g.swapaxes(-1, -2) if tall else g
        x = x / (jnp.linalg.norm(x, axis=(-2, -1), keepdims=True) + 1e-7)
        for a, b, c in ((4.0848, -6.8946, 2.9270), (3.9505, -6.3029, 2.6377), (3.7418, -5.5913, 2.3037)):
            s = x @ x.swapaxes(-1, -2)
            x = a * x + (b * s + c * s @ s) @ x
        return x.swapaxes(-1, -2) if tall else x

    banks = ("attn", "mlp")

    def step(p, momentum, first, second, t, x, y):
        loss, g = jax.value_and_grad(lambda p: _nll(net(p, x), y))(p)
        t = t + 1
        mu = jnp.minimum(0.85 + 0.1 * t / 300, 0.95)
        new, m2, f2, s2 = {}, {}, {}, {}
        for name in p:
            if name in banks:
                m2[name] = momentum[name] + (1 - mu) * (g[name] - momentum[name])
                u = orthogonal(g[name] + mu * (m2[name] - g[name]))
                new[name] = p[name] * (1 - 1e-3) - 0.02 * u * max(1.0, u.shape[-2] / u.shape[-1]) ** 0.5
            else:
                f2[name] = 0.8 * first[name] + 0.2 * g[name]
                s2[name] = 0.95 * second[name] + 0.05 * g[name] ** 2
                new[name] = p[name] - 3e-3 * (f2[name] / (1 - 0.8**t)) / (jnp.sqrt(s2[name] / (1 - 0.95**t)) + 1e-8)
        return new, m2, f2, s2, t, loss

    p = {"embed": draw(0, V, D), "values": draw(1, V, D), "skip": jnp.ones(L // 2), "mix": jnp.tile(jnp.array([1.0, 0.1]), (L, 1)),
         "lamb": jnp.full((L, 2), 0.5), "attn": draw(2, L, 4, D, D) * 0.2, "mlp": draw(3, L, 2, D, 2 * D) * 0.2, "head": draw(4, D, V) * 0.1}
    rest = {k: v for k, v in p.items() if k not in banks}
    state = ({k: jnp.zeros_like(p[k]) for k in banks}, T(jnp.zeros_like, rest), T(jnp.zeros_like, rest), jnp.zeros((), jnp.int32))
    return Stranger(step, (p, *state, whole(5, V, B, S), whole(6, V, B, S)), ("param", "opt", "opt", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3), tolerance=1e-3)


def hyper_connected():
    """Several residual streams, read, written and mixed by matrices that Sinkhorn makes doubly stochastic for each token."""
    B, S, V, D, L, R = 12, 6, 20, 12, 2, 3

    def sinkhorn(a):
        for _ in range(4):
            a = a - jax.nn.logsumexp(a, -1, keepdims=True)
            a = a - jax.nn.logsumexp(a, -2, keepdims=True)
        return jnp.exp(a)

    def net(p, x):
        h = jnp.repeat(p["embed"][x][:, :, None], R, 2)
        for b in p["blocks"]:
            flat = _rms(h.reshape(B, S, R * D))
            read, write = jax.nn.sigmoid(flat @ b["read"]), 2 * jax.nn.sigmoid(flat @ b["write"])
            mix = sinkhorn((flat @ b["mix"]).reshape(B, S, R, R) + 2 * jnp.eye(R))
            y = _rms(jnp.einsum("bsr,bsrd->bsd", read, h))
            y = _join(_causal(*(_split(y @ w, 2) for w in b["qkv"]))) @ b["o"]
            h = jnp.einsum("bsrt,bstd->bsrd", mix, h) + write[..., None] * y[:, :, None]
        return _rms(h.sum(2)) @ p["embed"].T

    def step(state, batch):
        loss, g = jax.value_and_grad(lambda p: _nll(net(p, batch[:, :-1]), batch[:, 1:]))(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], u), "opt": opt}, loss

    tx = optax.adamw(2e-3)
    p = {"embed": draw(0, V, D) * 0.3,
         "blocks": [{"read": draw(9 * i + 1, R * D, R) * 0.1, "write": draw(9 * i + 2, R * D, R) * 0.1, "mix": draw(9 * i + 3, R * D, R * R) * 0.1,
                     "qkv": draw(9 * i + 4, 3, D, D) * 0.3, "o": draw(9 * i + 5, D, D) * 0.3} for i in range(L)]}
    return Stranger(step, ({"params": p, "opt": tx.init(p)}, whole(70, V, B, S + 1)), ({"params": "param", "opt": "opt"}, "batch"),
                    lambda a, r: (r[0], a[1]), (0,))


def three_branches():
    """Native sparse attention: blocks compressed by a network, the best blocks of each query looked up, a window; gates mix the three."""
    B, S, V, D, H, W, K = 12, 16, 24, 16, 2, 4, 2
    N = S // W

    def attend(p, h):
        q, k, v = (_split(h @ w, H) for w in p["qkv"])
        t = jnp.arange(S)
        ck = mlp(p["ck"], k.reshape(B, H, N, -1), jax.nn.gelu)
        cv = mlp(p["cv"], v.reshape(B, H, N, -1), jax.nn.gelu)
        seen = (jnp.arange(N)[None] + 1) * W <= t[:, None] + 1
        s = jnp.where(seen, jnp.einsum("bhqd,bhnd->bhqn", q, ck) * q.shape[-1] ** -0.5, -1e9)
        w = jax.nn.softmax(s) * seen.any(-1)[:, None]
        far = w @ cv
        score = lax.stop_gradient(w.sum(1)) + 2.0 * (jnp.arange(N)[None] == (t // W)[:, None])
        _, best = lax.top_k(score, K)
        at = (best[..., None] * W + jnp.arange(W)).reshape(B, S, K * W)
        rows = jnp.arange(B)[:, None, None]
        ks, vs = (a.swapaxes(1, 2)[rows, at] for a in (k, v))
        s = jnp.einsum("bhqd,bqkhd->bhqk", q, ks) * q.shape[-1] ** -0.5
        chosen = jnp.einsum("bhqk,bqkhd->bhqd", jax.nn.softmax(jnp.where((at <= t[:, None])[:, None], s, -1e9)), vs)
        near = _causal(q, k, v, jnp.where(t[:, None] - t[None] < W, 0.0, -1e9))
        g = jax.nn.sigmoid(h @ p["gate"]).reshape(B, S, H, 3).swapaxes(1, 2)
        return _join(g[..., :1] * far + g[..., 1:2] * chosen + g[..., 2:] * near) @ p["o"]

    def step(p, opt, x, y):
        def loss(p):
            h = p["embed"][x]
            for b in p["blocks"]:
                h = h + attend(b, _rms(h))
                h = h + mlp(b["mlp"], _rms(h), jax.nn.silu)
            return _nll(h @ p["head"], y)
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3, b2=0.95))
    d = D // H
    p = {"embed": draw(0, V, D), "head": draw(1, D, V) * 0.2,
         "blocks": [{"qkv": draw(20 * i + 2, 3, D, D) * 0.25, "o": draw(20 * i + 3, D, D) * 0.2, "gate": draw(20 * i + 4, D, 3 * H) * 0.2,
                     "ck": layers(20 * i + 5, W * d, 8, d), "cv": layers(20 * i + 8, W * d, 8, d), "mlp": layers(20 * i + 11, D, 24, D)} for i in range(2)]}
    return Stranger(step, (p, tx.init(p), whole(80, V, B, S), whole(81, V, B, S)), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def recurrent_depth():
    """A core that is iterated a drawn number of times without gradients, then twice with them, from noise as the first state."""
    B, S, V, D = 12, 6, 20, 12

    def core(p, s, e):
        h = jnp.concatenate([s, e], -1) @ p["adapt"]
        h = h + _join(_causal(*(_split(_rms(h) @ w, 2) for w in p["qkv"]))) @ p["o"]
        return _rms(h + mlp(p["mlp"], _rms(h), jax.nn.silu))

    def step(p, opt, key, x):
        key, k1, k2 = jax.random.split(key, 3)
        rounds = 1 + jnp.minimum(jax.random.poisson(k1, 3.0, ()), 6)

        def loss(p):
            e = p["embed"][x[:, :-1]]
            s = jax.random.normal(k2, e.shape) * 0.3
            fixed = lax.stop_gradient((p, e))
            s = lax.fori_loop(0, rounds, lambda _, s: core(fixed[0], s, fixed[1]), s)
            for _ in range(2):
                s = core(p, s, e)
            return _nll(s @ p["embed"].T, x[:, 1:])
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, {"loss": value, "rounds": rounds}

    tx = optax.adam(2e-3)
    p = {"embed": draw(0, V, D) * 0.3, "adapt": draw(1, 2 * D, D) * 0.2, "qkv": draw(2, 3, D, D) * 0.3, "o": draw(3, D, D) * 0.3, "mlp": layers(4, D, 20, D)}
    return Stranger(step, (p, tx.init(p), jax.random.key_data(jax.random.PRNGKey(5)), whole(9, V, B, S + 1)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1))


def carried_answers():
    """Tiny recursive reasoning: answers and latents of each puzzle carried between steps, restarted where the head says halt, a moving average of the weights."""
    B, S, V, D = 12, 9, 10, 16

    def block(p, x):
        x = x + mlp(p["token"], _rms(x).swapaxes(1, 2), jax.nn.silu).swapaxes(1, 2)
        return x + mlp(p["channel"], _rms(x), jax.nn.silu)

    def step(p, opt, ema, carry, puzzles, answers):
        y0, z0, count, halted, x, target = carry
        x = jnp.where(halted[:, None], puzzles, x)
        target = jnp.where(halted[:, None], answers, target)
        y0 = jnp.where(halted[:, None, None], p["y0"], y0)
        z0 = jnp.where(halted[:, None, None], p["z0"], z0)
        count = jnp.where(halted, 0, count) + 1

        def loss(p):
            e = p["embed"][x]

            def round_(p, y, z):
                for _ in range(2):
                    z = block(p["net"], e + y + z)
                return block(p["net"], y + z), z
            y, z = lax.stop_gradient(round_(p, y0, z0))
            y, z = round_(p, y, z)
            logits, halt = y @ p["head"], y[:, 0] @ p["halt"]
            right = (logits.argmax(-1) == target).all(-1)
            ce = optax.softmax_cross_entropy_with_integer_labels(logits, target).mean(-1)
            q = optax.sigmoid_binary_cross_entropy(halt, right.astype(jnp.float32))
            return (ce + 0.5 * q).mean(), (y, z, halt, right)

        (value, (y, z, halt, right)), g = jax.value_and_grad(loss, has_aux=True)(p)
        halted = (halt > 0) | (count >= 3)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        ema = T(lambda a, b: 0.99 * a + 0.01 * b, ema, p)
        shown = jnp.where(halted, right, False).sum() / jnp.maximum(halted.sum(), 1)
        return p, opt, ema, (lax.stop_gradient(y), lax.stop_gradient(z), count, halted, x, target), {"loss": value, "exact": shown}

    tx = optax.adamw(1e-3, b2=0.95, weight_decay=0.1)
    p = {"embed": draw(0, V, D), "y0": draw(1, D), "z0": draw(2, D), "head": draw(3, D, V) * 0.2, "halt": draw(4, D) * 0.1,
         "net": {"token": layers(5, S, 12, S), "channel": layers(8, D, 24, D)}}
    carry = (jnp.zeros((B, S, D)), jnp.zeros((B, S, D)), jnp.zeros(B, jnp.int32), jnp.ones(B, bool), jnp.zeros((B, S), jnp.int32), jnp.zeros((B, S), jnp.int32))
    return Stranger(step, (p, tx.init(p), p, carry, whole(20, V, B, S), whole(21, V, B, S)), ("param", "opt", "model_state", "batch_state", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def energies_descended():
    """Energy-based prediction: the next embedding is found by a few gradient steps on an energy, the loss goes through them with a learnt step size."""
    B, S, V, D = 12, 6, 16, 12

    def energy(p, ctx, guess):
        h = jnp.concatenate([ctx, guess], -1)
        return (jax.nn.silu(h @ p["in"] + p["bias"]) @ p["out"]).sum()

    def step(p, opt, key, x):
        key, sub = jax.random.split(key)

        def loss(p):
            e = p["embed"][x[:, :-1]]
            _, ctx = lax.scan(lambda c, e: (jnp.tanh(c @ p["w"] + e @ p["u"]),) * 2, jnp.zeros((B, D)), e.swapaxes(0, 1))
            guess = jax.random.normal(sub, (S, B, V)) * 0.1
            total = 0.0
            for i in range(3):
                g = jax.grad(lambda q: energy(p, ctx, jax.nn.softmax(q) @ p["embed"]))(guess)
                guess = guess - jax.nn.softplus(p["rate"][i]) * g
                total += _nll(guess, x[:, 1:].T)
            return total / 3
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-3))
    p = {"embed": draw(0, V, D) * 0.3, "w": draw(1, D, D) * 0.2, "u": draw(2, D, D) * 0.3, "rate": jnp.ones(3), "in": draw(3, 2 * D, 16) * 0.2,
         "bias": jnp.zeros(16), "out": draw(4, 16) * 0.2}
    return Stranger(step, (p, tx.init(p), jax.random.key_data(jax.random.PRNGKey(7)), whole(9, V, B, S + 1)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2))


def sinks_and_clamps():
    """Open-weights recipe: a learnt sink beside the keys, shared key heads, windows in every other layer, biased experts with clamped gates, bf16 compute."""
    B, S, V, D, H, G, E, K, F = 12, 8, 24, 16, 4, 2, 4, 2, 12

    def rotate(x, base=150000.0):
        d = x.shape[-1] // 2
        a = jnp.arange(S)[:, None] * base ** (-jnp.arange(d) / d)
        c, s = jnp.cos(a).astype(x.dtype), jnp.sin(a).astype(x.dtype)
        x1, x2 = x[..., :d], x[..., d:]
        return jnp.concatenate([x1 * c - x2 * s, x2 * c + x1 * s], -1)

    def attend(p, h, windowed):
        q, k, v = _split(h @ p["q"] + p["bq"], H), _split(h @ p["k"], G), _split(h @ p["v"], G)
        q, k = rotate(q), jnp.repeat(rotate(k), H // G, 1)
        v = jnp.repeat(v, H // G, 1)
        s = (q @ k.swapaxes(-1, -2) * q.shape[-1] ** -0.5).astype(jnp.float32)
        t = jnp.arange(S)
        ok = (t[None] <= t[:, None]) & ((t[:, None] - t[None] < 3) | (not windowed))
        s = jnp.concatenate([jnp.where(ok, s, -jnp.inf), jnp.broadcast_to(p["sink"][:, None, None], (B, H, S, 1))], -1)
        return _join(jax.nn.softmax(s)[..., :-1].astype(v.dtype) @ v) @ p["o"]

    def experts(p, h):
        flat = h.reshape(-1, D)
        w, which = lax.top_k((flat @ p["router"] + p["rb"]).astype(jnp.float32), K)
        w = jax.nn.softmax(w)
        gu = jnp.einsum("td,tkdf->tkf", flat, p["up"][which]) + p["bup"][which]
        gate, up = jnp.minimum(gu[..., ::2], 7.0), jnp.clip(gu[..., 1::2], -7.0, 7.0)
        y = jnp.einsum("tkf,tkfd->tkd", gate * jax.nn.sigmoid(1.702 * gate) * (up + 1), p["down"][which]) + p["bdown"][which]
        return (y * w[..., None]).sum(1).astype(h.dtype).reshape(h.shape)

    def step(p, opt, x, y):
        def loss(p):
            q = T(lambda a: a.astype(jnp.bfloat16), p)
            h = q["embed"][x]
            for i, b in enumerate(q["blocks"]):
                h = h + attend({**b, "sink": p["blocks"][i]["sink"]}, _rms(h) * b["n1"], i % 2 == 0)
                h = h + experts(b, _rms(h) * b["n2"])
            return _nll(_rms(h) @ q["head"], y)
        value, g = jax.value_and_grad(loss)(p)
        norm = optax.global_norm(g)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, norm

    def one(i):
        return {"q": draw(i, D, D) * 0.2, "bq": jnp.zeros(D), "k": draw(i + 1, D, D // 2) * 0.2, "v": draw(i + 2, D, D // 2) * 0.2, "o": draw(i + 3, D, D) * 0.2,
                "sink": draw(i + 4, H), "n1": jnp.ones(D), "n2": jnp.ones(D), "router": draw(i + 5, D, E), "rb": jnp.zeros(E),
                "up": draw(i + 6, E, D, 2 * F) * 0.2, "bup": jnp.zeros((E, 2 * F)), "down": draw(i + 7, E, F, D) * 0.2, "bdown": jnp.zeros((E, D))}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))
    p = {"embed": draw(90, V, D), "head": draw(91, D, V) * 0.2, "blocks": [one(0), one(20)]}
    return Stranger(step, (p, tx.init(p), whole(92, V, B, S), whole(93, V, B, S)), ("param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=6e-2)


def keys_of_one_layer():
    """A decoder whose upper half reads the keys and values of one layer, small per-layer embeddings gated in, layers under remat in a scan."""
    B, S, V, D, L, E = 12, 7, 24, 16, 3, 4

    def step(p, opt, tokens):
        x, y = tokens[:, :-1], tokens[:, 1:]

        def loss(p):
            h = p["embed"][x]
            small = p["small"][x].reshape(B, S, L, E).transpose(2, 0, 1, 3)
            h = h + _join(_causal(*(_split(_rms(h) @ w, 2) for w in p["self"]))) @ p["out"]
            k, v = _split(_rms(h) @ p["k"], 2), _split(_rms(h) @ p["v"], 2)

            @jax.checkpoint
            def layer(h, xs):
                b, e = xs
                h = h + _join(_causal(_split(_rms(h) @ b["q"], 2), k, v)) @ b["o"]
                h = h + jax.nn.gelu(_rms(h) @ b["up"]) @ b["down"]
                return h + (jax.nn.gelu(h @ b["gate"]) * e) @ b["back"], None
            h, _ = lax.scan(layer, h, (p["layers"], small))
            return _nll(_rms(h) @ p["embed"].T, y)
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adafactor(1e-2, min_dim_size_to_factor=8)
    p = {"embed": draw(0, V, D) * 0.3, "small": draw(1, V, L * E) * 0.3, "self": draw(2, 3, D, D) * 0.2, "out": draw(3, D, D) * 0.2, "k": draw(4, D, D) * 0.2,
         "v": draw(5, D, D) * 0.2, "layers": {"q": draw(6, L, D, D) * 0.2, "o": draw(7, L, D, D) * 0.2, "up": draw(8, L, D, 32) * 0.2, "down": draw(9, L, 32, D) * 0.2,
                                              "gate": draw(10, L, D, E) * 0.2, "back": draw(11, L, E, D) * 0.2}}
    return Stranger(step, (p, tx.init(p), whole(12, V, B, S + 1)), ("param", "opt", "batch"), lambda a, r: (*r[:2], a[2]), (0, 1))


def seeds_only():
    """Fine-tuning without backward: two losses at weights moved by noise that is drawn again from its key instead of kept."""
    B, S, V, D = 12, 6, 16, 12

    def moved(p, key, scale):
        leaves, tree = jax.tree.flatten(p)
        keys = jax.random.split(key, len(leaves))
        return tree.unflatten([a + scale * jax.random.normal(k, a.shape, a.dtype) for a, k in zip(leaves, keys)])

    def step(p, key, count, x, y):
        key, sub = jax.random.split(key)

        def loss(p):
            h = p["embed"][x].mean(1)
            return _nll(mlp(p["net"], h), y)
        up, down = loss(moved(p, sub, 1e-2)), loss(moved(p, sub, -1e-2))
        slope = (up - down) / 2e-2
        rate = 1e-2 * 0.99**count
        p = moved(T(lambda a: a * (1 - 1e-4), p), sub, -rate * slope)
        return p, key, count + 1, {"loss": (up + down) / 2, "slope": slope}

    p = {"embed": draw(0, V, D), "net": layers(1, D, 16, 4)}
    return Stranger(step, (p, jax.random.key_data(jax.random.PRNGKey(3)), jnp.zeros((), jnp.int32), whole(4, V, B, S), whole(5, 4, B)),
                    ("param", "rng", "counter", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0,), tolerance=1e-3)


def feedback_fixed():
    """Direct feedback alignment: errors go to each layer through frozen random matrices, gradients are written out as products."""
    B, D, C = 12, 20, 5

    def step(w, b, feedback, velocity, x, y):
        hs, h = [x], x
        for i in range(len(w) - 1):
            h = jnp.tanh(h @ w[i] + b[i])
            hs.append(h)
        out = jax.nn.softmax(h @ w[-1] + b[-1])
        error = (out - jax.nn.one_hot(y, C)) / B
        gw, gb = [], []
        for i in range(len(w)):
            d = error if i == len(w) - 1 else (error @ feedback[i]) * (1 - hs[i + 1] ** 2)
            gw.append(hs[i].T @ d)
            gb.append(d.sum(0))
        velocity = T(lambda v, g: 0.9 * v + g, velocity, (gw, gb))
        w = [a - 0.05 * v for a, v in zip(w, velocity[0])]
        b = [a - 0.05 * v for a, v in zip(b, velocity[1])]
        return w, b, velocity, -jnp.log(out[jnp.arange(B), y]).mean(), (out.argmax(-1) == y).sum()

    sizes = (D, 16, 16, C)
    net = layers(0, *sizes)
    w, b = [a for a, _ in net], [c for _, c in net]
    return Stranger(step, (w, b, [draw(10 + i, C, 16) for i in range(2)], T(jnp.zeros_like, (w, b)), draw(20, B, D), whole(21, C, B)),
                    ("param", "param", "const", "opt", "batch", "batch"), lambda a, r: (*r[:2], a[2], r[2], *a[4:]), (0, 1, 3))


def losses_in_chunks():
    """Cut cross-entropy: tokens flattened over the batch, logits made chunk by chunk in forward and again in a hand-written backward, a z-loss."""
    B, S, V, D, N = 24, 6, 40, 12, 2

    @functools.partial(jax.custom_vjp)
    def fused(h, w, y):
        return forward(h, w, y)[0]

    def forward(h, w, y):
        def one(_, xs):
            h, y = xs
            logits = h @ w.T
            lse = jax.nn.logsumexp(logits, -1)
            return None, (lse - jnp.take_along_axis(logits, y[:, None], 1)[:, 0] + 1e-4 * lse**2, lse)
        _, (losses, lse) = lax.scan(one, None, (h.reshape(N, -1, D), y.reshape(N, -1)))
        return losses.mean(), (h, w, y, lse)

    def backward(kept, g):
        h, w, y, lse = kept
        g = g / y.size

        def one(dw, xs):
            h, y, lse = xs
            p = jnp.exp(h @ w.T - lse[:, None]) * (1 + 2e-4 * lse)[:, None] - jax.nn.one_hot(y, V)
            return dw + g * p.T @ h, g * p @ w
        dw, dh = lax.scan(one, jnp.zeros_like(w), (h.reshape(N, -1, D), y.reshape(N, -1), lse))
        return dh.reshape(h.shape), dw, None

    fused.defvjp(forward, backward)

    def step(p, opt, x, y):
        def loss(p):
            h = p["embed"][x]
            h = h + _join(_causal(*(_split(_rms(h) @ w, 2) for w in p["qkv"]))) @ p["o"]
            return fused(_rms(h).reshape(-1, D), p["head"], y.reshape(-1))
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.lion(1e-3)
    p = {"embed": draw(0, V, D), "qkv": draw(1, 3, D, D) * 0.3, "o": draw(2, D, D) * 0.3, "head": draw(3, V, D) * 0.2}
    return Stranger(step, (p, tx.init(p), whole(5, V, B, S), whole(6, V, B, S)), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def desirable_or_not():
    """Answers that are liked or not, one by one: the divergence is estimated from prompts met with the next row's answer, a frozen reference."""
    B, S, V, D = 12, 6, 18, 12

    def logp(p, x, mask):
        h = jnp.cumsum(p["embed"][x], 1) / jnp.arange(1, S + 1)[:, None]
        logits = mlp(p["net"], h)
        lp = jnp.take_along_axis(jax.nn.log_softmax(logits[:, :-1]), x[:, 1:, None], -1)[..., 0]
        return (lp * mask[:, 1:]).sum(-1)

    def step(p, ref, opt, x, mask, liked):
        wrong = jnp.concatenate([x[:, :3], jnp.roll(x[:, 3:], 1, 0)], 1)
        wrong_mask = jnp.concatenate([mask[:, :3], jnp.roll(mask[:, 3:], 1, 0)], 1)
        base, base_kl = logp(ref, x, mask), logp(ref, wrong, wrong_mask)

        def loss(p):
            kl = jnp.maximum(lax.stop_gradient(logp(p, wrong, wrong_mask) - base_kl).mean(), 0)
            r = logp(p, x, mask) - base
            good, bad = 1 - jax.nn.sigmoid(0.1 * (r - kl)), 1 - jax.nn.sigmoid(0.1 * (kl - r))
            n = jnp.maximum(liked.sum(), 1)
            return jnp.where(liked, good, 1.3 * bad).mean(), {"kl": kl, "liked": jnp.where(liked, r, 0).sum() / n}
        (value, seen), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, seen

    tx = optax.rmsprop(1e-3)
    p = {"embed": draw(0, V, D), "net": layers(1, D, 16, V)}
    ref = {"embed": draw(5, V, D), "net": layers(6, D, 16, V)}
    return Stranger(step, (p, ref, tx.init(p), whole(9, V, B, S), (whole(10, 3, B, S) > 0).astype(jnp.float32), whole(11, 2, B) > 0),
                    ("param", "frozen", "opt", "batch", "batch", "batch"), lambda a, r: (r[0], a[1], r[1], *a[3:]), (0, 2))


RECENT = {
    "speedrun": speedrun,
    "hyper_connected": hyper_connected,
    "three_branches": three_branches,
    "recurrent_depth": recurrent_depth,
    "carried_answers": carried_answers,
    "energies_descended": energies_descended,
    "sinks_and_clamps": sinks_and_clamps,
    "keys_of_one_layer": keys_of_one_layer,
    "seeds_only": seeds_only,
    "feedback_fixed": feedback_fixed,
    "losses_in_chunks": losses_in_chunks,
    "desirable_or_not": desirable_or_not,
}
