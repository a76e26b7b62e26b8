"""Ways for tokens to meet, adapters and decoding inside the step, as the code of their papers has them."""

import functools

import jax
import jax.numpy as jnp
import optax
from contrastive import trained
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map
B, L, V, D = 12, 8, 24, 16


def _ce(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def _rms(x):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6)


def _time_first(*xs):
    return tuple(jnp.swapaxes(x, 0, 1) for x in xs)


def _matrices(seed, **shapes):
    return {k: draw(seed + i, *s) * s[-2] ** -0.5 for i, (k, s) in enumerate(shapes.items())}


def _next_token(p, h, ids):
    return _ce(_rms(h)[:, :-1] @ p["e"].T, ids[:, 1:]).mean()


def exponential_gates():
    """xLSTM: scalar and matrix memories with exponential gates and a running maximum that keeps them finite."""
    def scalar(p, x):
        def one(s, x):
            c, n, h, m = s
            z, i, f, o = jnp.split(x + h @ p["r"], 4, -1)
            f = jax.nn.log_sigmoid(f)
            top = jnp.maximum(f + m, i)
            i, f = jnp.exp(i - top), jnp.exp(f + m - top)
            c, n = f * c + i * jnp.tanh(z), f * n + i
            h = jax.nn.sigmoid(o) * c / n
            return (c, n, h, top), h
        start = jnp.zeros((B, D))
        return jnp.swapaxes(lax.scan(one, (start, start, start, start - 10), *_time_first(x @ p["s"]))[1], 0, 1)

    def matrix(p, x):
        q, k, v = x @ p["q"], x @ p["k"] * D**-0.5, x @ p["v"]
        i, f = (x @ p["g"])[..., 0], jax.nn.log_sigmoid((x @ p["g"])[..., 1])

        def one(s, xs):
            c, n, m = s
            q, k, v, i, f = xs
            top = jnp.maximum(f + m, i)
            i, f = jnp.exp(i - top)[:, None], jnp.exp(f + m - top)[:, None]
            c = f[..., None] * c + i[..., None] * v[:, :, None] * k[:, None]
            n = f * n + i * k
            h = jnp.einsum("bvk,bk->bv", c, q) / jnp.maximum(jnp.abs((n * q).sum(-1)), jnp.exp(-top))[:, None]
            return (c, n, top), h
        start = (jnp.zeros((B, D, D)), jnp.zeros((B, D)), jnp.full(B, -10.0))
        return jnp.swapaxes(lax.scan(one, start, _time_first(q, k, v, i, f))[1], 0, 1)

    def loss(p, ids):
        x = p["e"][ids]
        x = x + scalar(p, _rms(x))
        return _next_token(p, x + matrix(p, _rms(x)), ids)

    p = _matrices(0, e=(V, D), s=(D, 4 * D), r=(D, 4 * D), q=(D, D), k=(D, D), v=(D, D), g=(D, 2))
    return trained(loss, p, whole(9, V, B, L), tx=optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(3e-3)), donate=(0, 1), tolerance=1e-3)


def chunks_by_solve():
    """Gated delta rule in chunks: a unit triangular system in each chunk instead of a loop over its tokens."""
    C, H = 4, 2

    def mix(q, k, v, beta, gate):
        q, k, v, beta, gate = (a.reshape(B, H, L // C, C, *a.shape[3:]) for a in (q, k, v, beta, gate))
        decay = jnp.cumsum(gate, -1)
        pairs = jnp.where(jnp.tri(C, dtype=bool), jnp.exp(decay[..., :, None] - decay[..., None, :]), 0.0)
        inner = jnp.einsum("...id,...jd->...ij", k * beta[..., None], k) * pairs * jnp.tri(C, k=-1)
        both = jnp.concatenate([v * beta[..., None], k * (beta * jnp.exp(decay))[..., None]], -1)
        solved = jax.scipy.linalg.solve_triangular(jnp.eye(C) + inner, both, lower=True, unit_diagonal=True)
        u, w = jnp.split(solved, 2, -1)

        def chunk(s, xs):
            q, k, u, w, decay, pairs = xs
            new = u - w @ s
            out = (q * jnp.exp(decay)[..., None]) @ s + (jnp.einsum("...id,...jd->...ij", q, k) * pairs) @ new
            last = decay[..., -1:]
            s = s * jnp.exp(last)[..., None] + jnp.einsum("...id,...iv->...dv", k * jnp.exp(last - decay)[..., None], new)
            return s, out
        xs = T(lambda a: jnp.moveaxis(a, 2, 0), (q, k, u, w, decay, pairs))
        out = lax.scan(chunk, jnp.zeros((B, H, D // H, D // H)), xs)[1]
        return jnp.moveaxis(out, 0, 2).reshape(B, H, L, D // H)

    def loss(p, ids):
        x = p["e"][ids]
        heads = lambda a: jnp.moveaxis(a.reshape(B, L, H, -1), 2, 1)  # noqa: E731
        h = _rms(x)
        q, k, v = heads(h @ p["q"]), heads(h @ p["k"]), heads(h @ p["v"])
        k = k / jnp.linalg.norm(k, axis=-1, keepdims=True)
        beta, gate = jnp.moveaxis(jax.nn.sigmoid(h @ p["beta"]), 2, 1), -jnp.moveaxis(jax.nn.softplus(h @ p["gate"]), 2, 1)
        out = jnp.moveaxis(mix(q, k, v, beta, gate), 1, 2).reshape(B, L, D)
        return _next_token(p, x + out @ p["o"], ids)

    p = _matrices(0, e=(V, D), q=(D, D), k=(D, D), v=(D, D), o=(D, D), beta=(D, H), gate=(D, H))
    return trained(loss, p, whole(9, V, B, L), tx=optax.adamw(3e-3), donate=(0, 1), tolerance=1e-3)


def learnt_while_reading():
    """Test-time training: the hidden state is a small network that takes a gradient step on every token it reads."""
    def read(p, x):
        def row(x):
            def one(w, xs):
                k, v, q, rate = xs
                g = jax.grad(lambda w: 0.5 * ((_rms(jnp.tanh(k @ w[0]) @ w[1]) - v) ** 2).sum())(w)
                w = T(lambda a, b: a - rate * b, w, g)
                return w, jnp.tanh(q @ w[0]) @ w[1]
            rate = 0.1 * jax.nn.sigmoid(x @ p["rate"])[:, 0]
            return lax.scan(one, (p["w0"], p["w1"]), (x @ p["k"], x @ p["v"], x @ p["q"], rate))[1]
        return jax.vmap(row)(x)

    def loss(p, ids):
        x = p["e"][ids]
        return _next_token(p, x + read(p, _rms(x)), ids)

    p = _matrices(0, e=(V, D), k=(D, D), v=(D, D), q=(D, D), rate=(D, 1), w0=(D, D), w1=(D, D))
    return trained(loss, p, whole(9, V, B, L), tx=optax.adam(2e-3, b2=0.95), donate=(0, 1), tolerance=1e-3)


def splines_on_edges():
    """A Kolmogorov-Arnold network: cubic splines on every edge; their knots move to quantiles of the batch every second step."""
    F, H, O, G, K = 6, 10, 3, 5, 3

    def bases(x, grid):
        x = x[..., None]
        b = ((x >= grid[:, :-1]) & (x < grid[:, 1:])).astype(x.dtype)
        for k in range(1, K + 1):
            left = (x - grid[:, :-(k + 1)]) / (grid[:, k:-1] - grid[:, :-(k + 1)])
            right = (grid[:, k + 1:] - x) / (grid[:, k + 1:] - grid[:, 1:-k])
            b = left * b[..., :-1] + right * b[..., 1:]
        return b

    def layer(p, grid, x):
        return jax.nn.silu(x) @ p["base"] + jnp.einsum("bik,iok->bo", bases(x, grid), p["spline"])

    def moved(grid, x):
        spots = jnp.sort(x, 0)[jnp.linspace(0, x.shape[0] - 1, G + 1).astype(jnp.int32)].T
        width = (x.max(0) - x.min(0) + 0.1)[:, None] / G
        uniform = x.min(0)[:, None] - 0.05 + width * jnp.arange(G + 1)
        inner = 0.1 * spots + 0.9 * uniform
        before = inner[:, :1] - width * jnp.arange(K, 0, -1)
        return jnp.concatenate([before, inner, inner[:, -1:] + width * jnp.arange(1, K + 1)], 1)

    def step(p, grids, opt, n, x, y):
        def loss(p):
            h = layer(p[0], grids[0], x)
            return ((layer(p[1], grids[1], h) - y) ** 2).mean() + 1e-3 * sum(jnp.abs(q["spline"]).mean() for q in p), h

        (value, h), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        grids = lax.cond(n % 2 == 1, lambda: [moved(grids[0], x), moved(grids[1], h)], lambda: grids)
        return optax.apply_updates(p, u), grids, opt, n + 1, value

    tx = optax.adam(1e-2)
    p = [{"base": draw(i, a, b) * 0.3, "spline": draw(5 + i, a, b, G + K) * 0.1} for i, (a, b) in enumerate([(F, H), (H, O)])]
    grids = [jnp.tile(jnp.linspace(-4.0, 4.0, G + 2 * K + 1), (a, 1)) for a in (F, H)]
    return Stranger(step, (p, grids, tx.init(p), jnp.int32(0), draw(10, B, F), draw(11, B, O)),
                    ("param", "model_state", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2), tolerance=1e-3)


def orders_drawn():
    """XLNet: an order of the tokens drawn for each row; what comes earlier in it is seen by two streams."""
    def loss(p, key, ids):
        order = jax.vmap(lambda k: jax.random.permutation(k, L))(jax.random.split(key, B))
        rank = jnp.argsort(order, -1)
        earlier = rank[:, :, None] > rank[:, None, :]
        content, query = p["e"][ids], jnp.broadcast_to(p["mask"], (B, L, D)) + p["at"]
        content = content + p["at"]
        for q in p["layers"]:
            k, v = content @ q["k"], content @ q["v"]

            def attend(x, seen):
                s = jnp.einsum("bqd,bkd->bqk", x @ q["q"], k) * D**-0.5
                w = jnp.where(seen, jax.nn.softmax(jnp.where(seen, s, -1e9), -1), 0.0)
                return x + w @ v @ q["o"]
            content, query = attend(content, earlier | jnp.eye(L, dtype=bool)), attend(query, earlier)
        predicted = rank >= L // 2
        each = _ce(_rms(query) @ p["e"].T, ids)
        return (each * predicted).sum() / predicted.sum()

    def step(p, opt, key, ids):
        key, sub = jax.random.split(key)
        value, g = jax.value_and_grad(loss)(p, sub, ids)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.lamb(1e-2)
    p = {"e": draw(0, V, D) * 0.3, "mask": draw(1, D) * 0.3, "at": draw(2, L, D) * 0.3,
         "layers": [_matrices(5 + 5 * i, q=(D, D), k=(D, D), v=(D, D), o=(D, D)) for i in range(2)]}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), whole(4, V, B, L)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


@functools.partial(jax.custom_vjp, nondiff_argnums=(3,))
def _streamed(q, k, v, size):
    return _streamed_forward(q, k, v, size)[0]


def _blocks(x, size):
    return jnp.moveaxis(x.reshape(*x.shape[:-2], -1, size, x.shape[-1]), -3, 0)


def _streamed_forward(q, k, v, size):
    def one(s, kv):
        out, total, top = s
        k, v = kv
        scores = jnp.einsum("...qd,...kd->...qk", q, k)
        new = jnp.maximum(top, scores.max(-1))
        w, keep = jnp.exp(scores - new[..., None]), jnp.exp(top - new)
        return (out * keep[..., None] + w @ v, total * keep + w.sum(-1), new), None
    start = (jnp.zeros_like(q), jnp.zeros(q.shape[:-1]), jnp.full(q.shape[:-1], -jnp.inf))
    (out, total, top), _ = lax.scan(one, start, (_blocks(k, size), _blocks(v, size)))
    out = out / total[..., None]
    return out, (q, k, v, out, top + jnp.log(total))


def _streamed_backward(size, kept, g):
    q, k, v, out, norm = kept
    delta = (g * out).sum(-1)

    def one(dq, kv):
        k, v = kv
        w = jnp.exp(jnp.einsum("...qd,...kd->...qk", q, k) - norm[..., None])
        ds = w * (jnp.einsum("...qd,...kd->...qk", g, v) - delta[..., None])
        return dq + ds @ k, (jnp.swapaxes(ds, -1, -2) @ q, jnp.swapaxes(w, -1, -2) @ g)
    dq, (dk, dv) = lax.scan(one, jnp.zeros_like(q), (_blocks(k, size), _blocks(v, size)))
    whole_again = lambda x: jnp.moveaxis(x, 0, -3).reshape(k.shape)  # noqa: E731
    return dq, whole_again(dk), whole_again(dv)


_streamed.defvjp(_streamed_forward, _streamed_backward)


def keys_in_blocks():
    """Memory-efficient attention by hand: a scan over blocks of keys, a backward pass of its own that computes weights again."""
    H = 2

    def loss(p, ids, y):
        x = p["e"][ids] + p["at"]
        for q in p["layers"]:
            heads = jnp.moveaxis((_rms(x) @ q["qkv"]).reshape(B, L, 3, H, D // H), (2, 3), (0, 2))
            out = _streamed(heads[0] * (D // H) ** -0.5, heads[1], heads[2], 4)
            x = x + jnp.moveaxis(out, 1, 2).reshape(B, L, D) @ q["o"]
        return _ce(x.mean(1) @ p["head"], y).mean()

    p = {"e": draw(0, V, D) * 0.3, "at": draw(1, L, D) * 0.3, "head": draw(2, D, 5) * 0.3,
         "layers": [_matrices(5 + 5 * i, qkv=(D, 3 * D), o=(D, D)) for i in range(2)]}
    return trained(loss, p, whole(3, V, B, L), whole(4, 5, B), tx=optax.adamw(2e-3), donate=(0, 1), tolerance=1e-3)


@jax.custom_vjp
def _chunked_loss(h, table, y):
    return _chunked_forward(h, table, y)[0]


def _chunked_forward(h, table, y):
    def one(s, xs):
        total, dtable = s
        h, y = xs
        value, (dh, dt) = jax.value_and_grad(lambda h, t: _ce(h @ t.T, y).sum(), (0, 1))(h, table)
        return (total + value, dtable + dt), dh
    (total, dtable), dh = lax.scan(one, (jnp.float32(0), jnp.zeros_like(table)), (h.reshape(L, -1, D), y.reshape(L, -1)))
    n = y.size
    return total / n, (dh.reshape(h.shape) / n, dtable / n)


_chunked_loss.defvjp(_chunked_forward, lambda kept, g: (kept[0] * g, kept[1] * g, None))


def gradients_made_forward():
    """A fused output layer: logits of a chunk of tokens at a time, gradients made in the forward pass, only scaled backward."""
    def loss(p, ids, y):
        h = jnp.cumsum(p["e"][ids], 1) / jnp.arange(1, L + 1)[:, None]
        h = h + jax.nn.gelu(_rms(h) @ p["up"]) @ p["down"]
        return _chunked_loss(_rms(h).reshape(B * L, D), p["e"], y.reshape(-1))

    p = _matrices(0, e=(V, D), up=(D, 2 * D), down=(2 * D, D))
    return trained(loss, p, whole(5, V, B, L), whole(6, V, B, L), tx=optax.lion(3e-4), donate=(0, 1), tolerance=1e-2)


def dropless_experts():
    """Dropless experts: all tokens sorted by their expert, one ragged matmul for all of them, sorted back and weighted."""
    E, F, K = 4, 24, 2

    def loss(p, x, y):
        t = x.reshape(-1, D)
        weight, chosen = lax.top_k(jax.nn.softmax(t @ p["gate"]), K)
        flat = chosen.reshape(-1)
        order = jnp.argsort(flat)
        sizes = jnp.bincount(flat, length=E)
        h = lax.ragged_dot(t[order // K], p["up"], sizes)
        h = lax.ragged_dot(jax.nn.silu(h), p["down"], sizes)
        out = (jnp.zeros_like(h).at[order].set(h).reshape(-1, K, D) * weight[..., None]).sum(1)
        return (((t + out).reshape(x.shape) - y) ** 2).mean() + 1e-2 * (sizes / flat.size * jax.nn.softmax(t @ p["gate"]).mean(0)).sum()

    p = _matrices(0, gate=(D, E), up=(E, D, F), down=(E, F, D))
    return trained(loss, p, draw(5, B, 4, D), draw(6, B, 4, D), tx=optax.adamw(3e-3), donate=(0, 1))


def adapters_by_row():
    """Many adapters trained at once on one frozen model: each row names its own, gathered from stacks."""
    E, R = 5, 3

    def step(p, opt, base, ids, who):
        def loss(p):
            x = base["e"][ids]
            for w, a, b in zip(base["w"], p["a"], p["b"]):
                h = _rms(x)
                x = x + jnp.tanh(jnp.cumsum(h @ w + (h @ a[who]) @ b[who], 1) / jnp.arange(1, L + 1)[:, None])
            each = _ce(_rms(x)[:, :-1] @ base["e"].T, ids[:, 1:]).mean(-1)
            return each.mean(), jax.ops.segment_sum(each, who, E) / jnp.maximum(jnp.bincount(who, length=E), 1)

        (value, by_adapter), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, by_adapter

    tx = optax.adam(5e-3)
    base = {"e": draw(0, V, D) * 0.3, "w": [draw(1 + i, D, D) * 0.3 for i in range(2)]}
    p = {"a": [draw(5 + i, E, D, R) * 0.3 for i in range(2)], "b": [draw(8 + i, E, R, D) * 0.05 for i in range(2)]}
    return Stranger(step, (p, tx.init(p), base, whole(11, V, B, L), whole(12, E, B)), ("param", "opt", "frozen", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def rotations_of_frozen():
    """Orthogonal finetuning: blocks of skew matrices made rotations by Cayley's map turn the frozen weights' inputs."""
    R, K = 4, 4

    def rotation(a):
        s = (a - jnp.swapaxes(a, -1, -2)) / 2
        eye = jnp.eye(K)
        return jnp.linalg.solve(eye + s, eye - s)

    def step(p, opt, base, x, y):
        def loss(p):
            h = x
            for i, w in enumerate(base):
                turned = jnp.einsum("rij,rjo->rio", rotation(p["skew"][i]), w.reshape(R, K, D)).reshape(D, D)
                h = jax.nn.relu(h @ turned * jnp.exp(p["log"][i]))
            return _ce(h @ p["head"], y).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adamw(5e-3)
    base = [draw(i, D, D) * 0.3 for i in range(2)]
    p = {"skew": [draw(4 + i, R, K, K) * 0.1 for i in range(2)], "log": [jnp.zeros(D) for _ in range(2)], "head": draw(7, D, 5) * 0.3}
    return Stranger(step, (p, tx.init(p), base, draw(8, B, D), whole(9, 5, B)), ("param", "opt", "frozen", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=1e-3)


def kronecker_adapters():
    """LoKr and LoHa: updates of frozen weights as Kronecker products and as products by element of two low-rank ones."""
    def step(p, opt, base, x, y):
        def loss(p):
            w0 = base["a"] + jnp.kron(p["small"], p["left"] @ p["right"])
            w1 = base["b"] + (p["u"] @ p["v"]) * (p["s"] @ p["t"])
            return _ce(jax.nn.gelu(x @ w0) @ w1, y).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, optax.global_norm(g)

    tx = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-2))
    base = {"a": draw(0, D, 24) * 0.3, "b": draw(1, 24, 6) * 0.3}
    p = _matrices(2, small=(4, 3), left=(4, 2), right=(2, 8), u=(24, 2), v=(2, 6), s=(24, 2), t=(2, 6))
    return Stranger(step, (p, tx.init(p), base, draw(12, B, D), whole(13, 6, B)), ("param", "opt", "frozen", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def answers_drawn_inside():
    """RLOO: two answers for each prompt are drawn token by token with caches of keys and values, scored, and learnt from."""
    P, G, A = 4, 2, 5

    def attend(p, q, k, v, seen):
        s = jnp.einsum("b...d,bkd->b...k", q @ p["q"], k) * D**-0.5
        return jnp.einsum("b...k,bkd->b...d", jax.nn.softmax(jnp.where(seen, s, -1e9), -1), v)

    def logits(p, ids):
        x = p["e"][ids]
        h = _rms(x)
        x = x + attend(p, h, h @ p["k"], h @ p["v"], jnp.tri(ids.shape[1], dtype=bool))
        return _rms(x) @ p["e"].T

    def answer(p, key, prompts):
        rows = prompts.shape[0]
        h = _rms(p["e"][prompts])
        grown = lambda a: jnp.zeros((rows, P + A, D)).at[:, :P].set(a)  # noqa: E731

        def one(s, k):
            keys, values, last, at = s
            x = p["e"][last]
            h = _rms(x)
            keys = lax.dynamic_update_slice(keys, (h @ p["k"])[:, None], (0, at, 0))
            values = lax.dynamic_update_slice(values, (h @ p["v"])[:, None], (0, at, 0))
            x = x + attend(p, h, keys, values, jnp.arange(P + A) <= at)
            new = jax.random.categorical(k, _rms(x) @ p["e"].T).astype(jnp.int32)
            return (keys, values, new, at + 1), new
        start = (grown(h @ p["k"]), grown(h @ p["v"]), prompts[:, -1], jnp.int32(P - 1))
        return lax.scan(one, start, jax.random.split(key, A))[1].T

    def step(p, opt, key, prompts):
        key, sub = jax.random.split(key)
        both = jnp.repeat(prompts, G, 0)
        drawn = answer(p, sub, both)
        reward = (drawn % 2 == 0).mean(-1) - 0.1 * (drawn[:, 1:] == drawn[:, :-1]).mean(-1)
        groups = reward.reshape(-1, G)
        advantage = (groups - (groups.sum(1, keepdims=True) - groups) / (G - 1)).reshape(-1)
        ids = jnp.concatenate([both, drawn], 1)

        def loss(p):
            lp = jnp.take_along_axis(jax.nn.log_softmax(logits(p, ids)[:, P - 1:-1]), drawn[..., None], -1)[..., 0]
            return -(advantage * lp.sum(-1)).mean()

        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, {"loss": value, "reward": reward.mean()}

    tx = optax.adam(3e-3)
    p = _matrices(0, e=(V, D), q=(D, D), k=(D, D), v=(D, D))
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(7), whole(8, V, B, P)), ("param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def delays_by_correlation():
    """Autoformer: correlations of series by Fourier transforms, the best delays of the batch's mean, series rolled by them;
    trends taken off by moving means."""
    N, F, K = 12, 3, 3

    def trend(x):
        padded = jnp.pad(x, ((0, 0), (2, 2), (0, 0)), "edge")
        return lax.reduce_window(padded, 0.0, lax.add, (1, 5, 1), (1, 1, 1), "VALID") / 5

    def mix(p, x):
        q, k, v = x @ p["q"], x @ p["k"], x @ p["v"]
        found = jnp.fft.irfft(jnp.fft.rfft(q, axis=1) * jnp.conj(jnp.fft.rfft(k, axis=1)), n=N, axis=1).mean(-1)
        _, delay = lax.top_k(found.mean(0), K)
        weight = jax.nn.softmax(found[:, delay], -1)
        rolled = jax.vmap(lambda d: v[:, (jnp.arange(N) + d) % N])(delay)
        return jnp.einsum("bk,kbnd->bnd", weight, rolled) @ p["o"]

    def loss(p, x, y):
        h = x @ p["in"]
        h = h + mix(p, h)
        slow = trend(h)
        out = mlp(p["season"], h - slow, jax.nn.gelu) + slow @ p["trend"]
        return jnp.abs(out[:, -4:] - y).mean()

    p = {**_matrices(0, q=(D, D), k=(D, D), v=(D, D), o=(D, D), trend=(D, F)), "in": draw(6, F, D), "season": layers(7, D, 24, F)}
    return trained(loss, p, draw(10, B, N, F), draw(11, B, 4, F), tx=optax.adam(3e-3), donate=(0, 1), tolerance=1e-3)


def elapsed_times():
    """Closed-form continuous time: cells whose gate reads the time since the last observation; padded ends, mixed memory."""
    F, H = 4, 10

    def loss(p, x, gap, length, y):
        def one(s, xs):
            h, c = s
            x, dt, t = xs
            i, f, g, o = jnp.split(jnp.concatenate([x, h], -1) @ p["lstm"], 4, -1)
            c2 = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            z = jnp.concatenate([x, jax.nn.sigmoid(o) * jnp.tanh(c2)], -1)
            z = 1.7159 * jnp.tanh(0.666 * (z @ p["trunk"]))
            a, b = jnp.tanh(z @ p["a"]), jnp.tanh(z @ p["b"])
            gate = jax.nn.sigmoid(-(z @ p["rate"]) * dt[:, None] + z @ p["shift"])
            new = a * gate + b * (1 - gate)
            live = (t < length)[:, None]
            return (jnp.where(live, new, h), jnp.where(live, c2, c)), None
        zero = jnp.zeros((x.shape[0], H))
        (h, _), _ = lax.scan(one, (zero, zero), (*_time_first(x, gap), jnp.arange(x.shape[1])))
        return optax.huber_loss((h @ p["head"])[:, 0], y).mean()

    p = _matrices(0, lstm=(F + H, 4 * H), trunk=(F + H, 12), a=(12, H), b=(12, H), rate=(12, H), shift=(12, H), head=(H, 1))
    return trained(loss, p, draw(8, B, L, F), jnp.abs(draw(9, B, L)), whole(10, L, B) + 1, draw(11, B), tx=optax.rmsprop(3e-3, momentum=0.9),
                   donate=(0, 1), tolerance=1e-3)


def bytes_in_patches():
    """MegaByte: bytes in patches, a large model over patches, a small one inside each, all patches of all rows as its batch."""
    P, K, E = 4, 3, 6

    def causal(p, x):
        q, k, v = x @ p["q"], x @ p["k"], x @ p["v"]
        s = jnp.einsum("bqd,bkd->bqk", q, k) * x.shape[-1] ** -0.5
        return x + jax.nn.softmax(jnp.where(jnp.tri(x.shape[1], dtype=bool), s, -1e9), -1) @ v

    def loss(p, raw):
        ids = raw.astype(jnp.int32)
        e = p["e"][ids]
        patches = jnp.pad(e.reshape(B, P, K * E)[:, :-1], ((0, 0), (1, 0), (0, 0)))
        big = causal(p["big"], patches @ p["in"])
        local = jnp.pad(e.reshape(B * P, K, E)[:, :-1], ((0, 0), (1, 0), (0, 0))) + (big @ p["out"]).reshape(B * P, K, E)
        each = _ce(_rms(causal(p["small"], local)) @ p["e"].T, ids.reshape(B * P, K))
        return each.mean() / jnp.log(2.0)

    sizes = lambda d: {"q": (d, d), "k": (d, d), "v": (d, d)}  # noqa: E731
    p = {"e": draw(0, 256, E) * 0.5, "in": draw(1, K * E, D) * 0.2, "out": draw(2, D, K * E) * 0.2,
         "big": _matrices(3, **sizes(D)), "small": _matrices(6, **sizes(E))}
    return trained(loss, p, whole(10, 256, B, P * K).astype(jnp.uint8), tx=optax.adamw(2e-3), donate=(0, 1), tolerance=1e-3)


MIXERS = {
    "exponential_gates": exponential_gates,
    "chunks_by_solve": chunks_by_solve,
    "learnt_while_reading": learnt_while_reading,
    "splines_on_edges": splines_on_edges,
    "orders_drawn": orders_drawn,
    "keys_in_blocks": keys_in_blocks,
    "gradients_made_forward": gradients_made_forward,
    "dropless_experts": dropless_experts,
    "adapters_by_row": adapters_by_row,
    "rotations_of_frozen": rotations_of_frozen,
    "kronecker_adapters": kronecker_adapters,
    "answers_drawn_inside": answers_drawn_inside,
    "delays_by_correlation": delays_by_correlation,
    "elapsed_times": elapsed_times,
    "bytes_in_patches": bytes_in_patches,
}
