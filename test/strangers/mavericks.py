"""More steps of papers: directions that hurt no task, kernels of tangents, couplings by mixtures of logistics, discounts that are
learnt by a gradient of gradients, very many experts of one unit, a scan whose rule is written by hand, signs with scales, a
posterior that becomes the prior."""


import jax
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from jax.flatten_util import ravel_pytree
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
B, C = 12, 5


def directions_that_hurt_no_task():
    """CAGrad: gradients of all tasks flat as rows of a matrix, weights on the simplex by projected steps in a loop on their Gram matrix, the direction within a ball around the mean; heads of tasks are stepped by their own."""
    K, D, H = 3, 6, 16

    def step(shared, heads, opt_s, opt_h, x, ys):
        def losses(shared, heads):
            h = mlp(shared, x, jax.nn.relu)
            return jnp.stack([((h @ heads["w"][k] + heads["b"][k])[:, 0] - ys[:, k]) ** 2 for k in range(K)]).mean(1)
        value = losses(shared, heads)
        G = jnp.stack([ravel_pytree(jax.grad(lambda s, k=k: losses(s, heads)[k])(shared))[0] for k in range(K)])
        unravel = ravel_pytree(shared)[1]
        GG = G @ G.T / 100.0
        g0_norm = jnp.sqrt(GG.mean() + 1e-8)
        c = 0.4 * g0_norm

        def objective(w):
            p = jax.nn.softmax(w)
            return p @ GG.mean(1) + c * jnp.sqrt(p @ GG @ p + 1e-8)

        def body(_, carry):
            w, m, best, best_w = carry
            f, g = jax.value_and_grad(objective)(w)
            better = f < best
            best, best_w = jnp.where(better, f, best), jnp.where(better, w, best_w)
            m = 0.5 * m + g
            return w - 25.0 * m, m, best, best_w
        _, _, _, w = lax.fori_loop(0, 8, body, (jnp.zeros(K), jnp.zeros(K), jnp.inf, jnp.zeros(K)))
        p = jax.nn.softmax(w)
        lam = c / (jnp.sqrt(p @ GG @ p + 1e-8) + 1e-4)
        d = ((1 / K + p * lam)[:, None] * G).sum(0) / (1 + 0.4**2)
        gh = jax.grad(lambda h: losses(shared, h).sum())(heads)
        us, opt_s = tx.update(unravel(d), opt_s)
        uh, opt_h = tx.update(gh, opt_h)
        return optax.apply_updates(shared, us), optax.apply_updates(heads, uh), opt_s, opt_h, value, p
    tx = optax.adam(1e-3)
    shared = layers(0, D, H, H)
    heads = {"w": draw(5, K, H, 1) * 0.3, "b": jnp.zeros((K, 1))}
    return Stranger(step, (shared, heads, tx.init(shared), tx.init(heads), draw(6, B, D), draw(7, B, K)), ("param", "param", "opt", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=1e-2)


def kernels_of_tangents():
    """The empirical tangent kernel of the batch by Jacobians of each row, contracted over all leaves; its condition by eigenvalues of a trace-free part is penalised through power iterations, beside the squared error; SGD."""
    D, O = 5, 2

    def f(p, x):
        return mlp(p, x[None], jnp.tanh)[0]

    def ntk(p, x):
        j = jax.vmap(jax.jacrev(f), (None, 0))(p, x)
        flat = [l.reshape(len(x), O, -1) for l in jax.tree.leaves(j)]
        return sum(jnp.einsum("iap,jap->ij", l, l) for l in flat) / O

    def loss_fn(p, v0, x, y):
        k = ntk(p, x)
        k = k / jnp.trace(k) * len(x)
        v = v0
        for _ in range(3):
            v = k @ v
            v = v / jnp.linalg.norm(v)
        v = lax.stop_gradient(v)
        top = v @ k @ v
        fit = ((jax.vmap(f, (None, 0))(p, x) - y) ** 2).mean()
        return fit + 1e-2 * top, (fit, top)

    def step(p, opt, x, y):
        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(p, jnp.ones(len(x)) / np.sqrt(len(x)), x, y)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, loss, aux
    tx = optax.sgd(0.05, 0.9)
    return plain(step, layers(0, D, 10, O), tx, (draw(3, B, D), draw(4, B, O)), tolerance=5e-3)


def couplings_by_logistics():
    """Flow++: variational dequantisation by a small flow of its own, couplings by cumulative mixtures of logistics with log-scales, logits inverted by a sigmoid's derivative, checkerboards of features; averages of weights."""
    X, K, H = 8, 3, 24

    def mixture(q, x, h):
        out = mlp(q, h, jax.nn.gelu).reshape(len(x), X // 2, 3 * K + 2)
        a, b, pi, mu, s = out[..., 0], jnp.tanh(out[..., 1]), out[..., 2:2 + K], out[..., 2 + K:2 + 2 * K], jnp.clip(out[..., 2 + 2 * K:], -5, 5)
        z = (x[..., None] - mu) * jnp.exp(-s)
        log_cdf = jax.nn.logsumexp(jax.nn.log_softmax(pi) + jax.nn.log_sigmoid(z), -1)
        log_pdf = jax.nn.logsumexp(jax.nn.log_softmax(pi) + z - s - 2 * jax.nn.softplus(z), -1)
        log_sf = jax.nn.logsumexp(jax.nn.log_softmax(pi) + jax.nn.log_sigmoid(-z), -1)
        y = log_cdf - log_sf
        ld = log_pdf - log_cdf - log_sf
        return (y * jnp.exp(b) + a), (ld + b).sum(-1)

    def loss_fn(p, x, key):
        eps = jax.random.normal(key, x.shape)
        ctx = mlp(p["context"], x / 16.0, jax.nn.gelu)
        a, b = jnp.split(ctx, 2, -1)
        u = jax.nn.sigmoid(eps * jnp.exp(jnp.tanh(b)) + a)
        log_q = (-0.5 * eps**2 - 0.919).sum(-1) - jnp.tanh(b).sum(-1) - (jnp.log(u) + jnp.log1p(-u)).sum(-1)
        x = (x + u) / 16.0
        x = 0.05 + 0.9 * x
        z, ld = jnp.log(x) - jnp.log1p(-x), (-jnp.log(x) - jnp.log1p(-x)).sum(-1)
        for i, q in enumerate(p["couplings"]):
            even, odd = z[:, ::2], z[:, 1::2]
            even, odd = (even, odd) if i % 2 == 0 else (odd, even)
            new, d = mixture(q, odd, even)
            z, ld = jnp.stack([even, new] if i % 2 == 0 else [new, even], -1).reshape(z.shape), ld + d
        log_p = (-0.5 * z**2 - 0.919).sum(-1) + ld
        return (log_q - log_p).mean() / (X * np.log(2.0))

    def train_step(params, ema, opt, rng, x):
        rng, key = jax.random.split(rng)
        loss, g = jax.value_and_grad(loss_fn)(params, x, key)
        u, opt = tx.update(g, opt, params)
        params = optax.apply_updates(params, u)
        return params, T(lambda e, p: e + (1 - 0.999) * (p - e), ema, params), opt, rng, {"bpd": loss, "gnorm": optax.global_norm(g)}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(optax.linear_schedule(0.0, 3e-3, 5)))
    p = {"context": layers(0, X, H, 2 * X), "couplings": [layers(5 + 3 * i, X // 2, H, X // 2 * (3 * K + 2)) for i in range(3)]}
    return Stranger(train_step, (p, T(jnp.array, p), tx.init(p), jax.random.PRNGKey(0), whole(20, 16, B, X).astype(jnp.float32)), ("param", "model_state", "opt", "rng", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2, 3), tolerance=1e-2)


def discounts_by_gradients():
    """Meta-gradients: an actor-critic step on one rollout with discount and trace learnt as logits, through RMSprop's update by a differentiable optimizer; the outer loss on another rollout at fixed discount reaches them."""
    D, A, S = 5, 3, 6

    def advantages(values, last, r, gamma, lam):
        nxt = jnp.concatenate([values[1:], last[None]])
        delta = r + gamma * nxt - values

        def back(acc, d):
            acc = d + gamma * lam * acc
            return acc, acc
        return lax.scan(back, jnp.zeros_like(last), delta, reverse=True)[1]

    def a2c(p, roll, gamma, lam):
        out = mlp(p, roll["obs"], jnp.tanh)
        logits, v = out[..., :A], out[..., A]
        last = mlp(p, roll["last"], jnp.tanh)[..., A]
        adv = advantages(v, last, roll["reward"], gamma, lam)
        logp = jax.nn.log_softmax(logits)
        taken = jnp.take_along_axis(logp, roll["action"][..., None], -1)[..., 0]
        entropy = -(jnp.exp(logp) * logp).sum(-1).mean()
        target = lax.stop_gradient(v) + adv
        return -(taken * lax.stop_gradient(adv) + taken * (adv - lax.stop_gradient(adv))).mean() + 0.5 * ((target - v) ** 2).mean() - 0.01 * entropy
    inner, outer = optax.rmsprop(1e-2, eps=1e-5), optax.adam(1e-3)

    def step(p, opt, eta, meta_opt, first, second):
        def outer_loss(eta):
            gamma, lam = jax.nn.sigmoid(eta["gamma"]), jax.nn.sigmoid(eta["lambda"])
            g = jax.grad(a2c)(p, first, gamma, lam)
            u, new_opt = inner.update(g, opt, p)
            new = optax.apply_updates(p, u)
            return a2c(new, second, 0.99, 0.95), (new, new_opt)
        (loss, (p2, opt2)), ge = jax.value_and_grad(outer_loss, has_aux=True)(eta)
        u, meta_opt = outer.update(ge, meta_opt)
        return p2, opt2, optax.apply_updates(eta, u), meta_opt, {"outer": loss, "gamma": jax.nn.sigmoid(eta["gamma"])}
    roll = lambda s: {"obs": draw(s, S, B, D), "action": whole(s + 1, A, S, B), "reward": draw(s + 2, S, B), "last": draw(s + 3, B, D)}
    p, eta = layers(0, D, 16, A + 1), {"gamma": jnp.float32(3.0), "lambda": jnp.float32(2.0)}
    dims = {"obs": "batch:1", "action": "batch:1", "reward": "batch:1", "last": "batch"}
    return Stranger(step, (p, inner.init(p), eta, outer.init(eta), roll(10), roll(20)), ("param", "opt", "param", "opt", dims, dims), lambda a, r: (*r[:4], *a[4:]), tolerance=5e-3)


def experts_of_one_unit():
    """PEER: queries of several heads are normed over the batch, split in two, scored against two sets of keys; the best pairs of both are found by `top_k` twice; each chosen expert is one unit down and one up, looked up in tables."""
    D, n, k, heads, S = 12, 5, 3, 2, 4

    def layer(p, stats, x):
        q = (x @ p["query"]).reshape(*x.shape[:-1], heads, 2, -1)
        mean, var = q.mean((0, 1)), q.var((0, 1))
        q = (q - mean) * lax.rsqrt(var + 1e-5) * p["scale"]
        stats = {"mean": 0.9 * stats["mean"] + 0.1 * mean, "var": 0.9 * stats["var"] + 0.1 * var}
        s = jnp.einsum("bthcd,chnd->cbthn", q, p["keys"])
        (s1, i1), (s2, i2) = (lax.top_k(s[c], k) for c in range(2))
        total = (s1[..., :, None] + s2[..., None, :]).reshape(*s1.shape[:-1], k * k)
        index = (i1[..., :, None] * n + i2[..., None, :]).reshape(total.shape)
        best, at = lax.top_k(total, k)
        index = jnp.take_along_axis(index, at, -1)
        g = jax.nn.softmax(best, -1)
        down, up = p["down"][index], p["up"][index]
        h = jax.nn.gelu(jnp.einsum("btd,bthkd->bthk", x, down)) * g
        return jnp.einsum("bthk,bthkd->btd", h, up), stats, index

    def step(p, opt, stats, ids):
        def loss_fn(p):
            x = p["emb"][ids[:, :-1]]
            a = jnp.cumsum(x, 1) / jnp.arange(1, S + 1)[None, :, None]
            x = x + a @ p["mix"]
            y, new, index = layer(p["peer"], stats, x)
            logits = (x + y) @ p["emb"].T
            return cross_entropy(logits, ids[:, 1:]).mean(), (new, index)
        (loss, (stats, index)), g = jax.value_and_grad(loss_fn, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        usage = jnp.zeros(n * n).at[index.reshape(-1)].add(1.0)
        usage = usage / usage.sum()
        return optax.apply_updates(p, u), opt, stats, {"loss": loss, "unevenness": jnp.log(n * n) + (usage * jnp.log(usage + 1e-9)).sum(), "used": (usage > 0).mean()}
    p = {"emb": draw(0, 16, D) * 0.3, "mix": draw(1, D, D) * 0.2, "peer": {"query": draw(2, D, heads * 2 * 4) * 0.3, "scale": jnp.ones((heads, 2, 4)), "keys": draw(3, 2, heads, n, 4), "down": draw(4, n * n, D) * 0.3, "up": draw(5, n * n, D) * 0.3}}
    stats = {"mean": jnp.zeros((heads, 2, 4)), "var": jnp.ones((heads, 2, 4))}
    tx = optax.adamw(1e-3)
    return Stranger(step, (p, tx.init(p), stats, whole(6, 16, B, S + 1)), ("param", "opt", "model_state", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=5e-3)


@jax.custom_vjp
def selective(u, delta, A, Bm, Cm):
    return _selective(u, delta, A, Bm, Cm)[0]


def _selective(u, delta, A, Bm, Cm):
    def body(h, x):
        u, d, b, c = x
        h = jnp.exp(d[..., None] * A) * h + (d * u)[..., None] * b[:, None]
        return h, (jnp.einsum("bdn,bn->bd", h, c), h)
    first = jnp.zeros((*u.shape[::2], A.shape[1]))
    along = tuple(jnp.moveaxis(v, 1, 0) for v in (u, delta, Bm, Cm))
    _, (y, hs) = lax.scan(body, first, along)
    return jnp.moveaxis(y, 0, 1), hs


def _selective_forward(u, delta, A, Bm, Cm):
    y, hs = _selective(u, delta, A, Bm, Cm)
    return y, (u, delta, A, Bm, Cm, hs)


def _selective_backward(kept, dy):
    u, delta, A, Bm, Cm, hs = kept
    before = jnp.concatenate([jnp.zeros_like(hs[:1]), hs[:-1]])

    def body(carry, x):
        dh, dA = carry
        u, d, b, c, h, prev, g = x
        dh = dh + g[..., None] * c[:, None]
        decay = jnp.exp(d[..., None] * A)
        dc = jnp.einsum("bd,bdn->bn", g, h)
        d_decay = dh * prev * decay
        dA = dA + (d_decay * d[..., None]).sum(0)
        db = jnp.einsum("bdn,bd->bn", dh, d * u)
        through = jnp.einsum("bdn,bn->bd", dh, b)
        dd = (d_decay * A).sum(-1) + through * u
        return (dh * decay, dA), (through * d, dd, db, dc)
    along = tuple(jnp.moveaxis(v, 1, 0) for v in (u, delta, Bm, Cm)) + (hs, before, jnp.moveaxis(dy, 1, 0))
    (_, dA), out = lax.scan(body, (jnp.zeros_like(hs[0]), jnp.zeros_like(A)), along, reverse=True)
    du, dd, dB, dC = (jnp.moveaxis(v, 0, 1) for v in out)
    return du, dd, dA, dB, dC


selective.defvjp(_selective_forward, _selective_backward)


def scan_by_a_rule_of_its_own():
    """A selective scan in both directions with its gradient as a second scan written by hand; a convolution before it, gates, tied words; two layers, AdamW without decay of what is a vector, z-loss."""
    V, D, N, S = 16, 12, 4, 6

    def mamba(p, x):
        z, g = jnp.split(x @ p["in"], 2, -1)
        z = jnp.pad(z, ((0, 0), (2, 0), (0, 0)))
        z = jax.nn.silu(sum(z[:, i:i + S] * p["conv"][i] for i in range(3)))
        d, b, c = jnp.split(z @ p["x"], [D // 4, D // 4 + N], -1)
        d = jax.nn.softplus(d @ p["dt"] + p["dt_bias"])
        A = -jnp.exp(p["A_log"])
        y = selective(z, d, A, b, c) + jnp.flip(selective(jnp.flip(z, 1), jnp.flip(d, 1), A, jnp.flip(b, 1), jnp.flip(c, 1)), 1) * 0.5
        return ((y + z * p["D"]) * jax.nn.silu(g)) @ p["out"]

    def loss_fn(p, ids, mask):
        masked = jnp.where(mask, V - 1, ids)
        x = p["emb"][masked]
        for q in p["layers"]:
            x = x + mamba(q, x * lax.rsqrt((x**2).mean(-1, keepdims=True) + 1e-5) * q["norm"])
        logits = x @ p["emb"].T
        lse = jax.nn.logsumexp(logits, -1)
        ce = lse - jnp.take_along_axis(logits, ids[..., None], -1)[..., 0]
        m = mask.astype(jnp.float32)
        return ((ce + 1e-4 * lse**2) * m).sum() / m.sum()
    layer = lambda s: {"in": draw(s, D, 2 * D) * 0.2, "conv": draw(s + 1, 3, D) * 0.3, "x": draw(s + 2, D, D // 4 + 2 * N) * 0.2, "dt": draw(s + 3, D // 4, D) * 0.2, "dt_bias": jnp.full(D, -1.0),
                       "A_log": jnp.log(jnp.tile(jnp.arange(1.0, N + 1), (D, 1))), "D": jnp.ones(D), "out": draw(s + 4, D, D) * 0.2, "norm": jnp.ones(D)}
    p = {"emb": draw(0, V, D) * 0.3, "layers": [layer(1), layer(6)]}
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(2e-3, b2=0.95, weight_decay=0.1, mask=lambda p: T(lambda w: w.ndim > 1, p)))
    return plain(trained(loss_fn, tx), p, tx, (whole(20, V - 1, B, S), draw(21, B, S) > 0.3), tolerance=5e-3)


@jax.custom_vjp
def sign_of(x):
    return jnp.where(x >= 0, 1.0, -1.0)


sign_of.defvjp(lambda x: (sign_of(x), x), lambda x, g: (jnp.where(jnp.abs(x) <= 1, g * (2 - 2 * jnp.abs(x)), 0.0),))


def signs_with_scales():
    """XNOR networks with Bi-Real's gradient: signs of activations behind batch norm and of weights scaled by their mean size for each channel, latent weights clipped behind the update, first and last layers real; distribution loss on activations."""
    class_count = C

    def conv(x, w, stride=1):
        return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def bn(p, s, x):
        m, v = x.mean((0, 1, 2)), x.var((0, 1, 2))
        new = {"mean": 0.9 * s["mean"] + 0.1 * m, "var": 0.9 * s["var"] + 0.1 * v}
        return (x - m) * lax.rsqrt(v + 1e-5) * p["g"] + p["b"], new

    def train_step(state, x, y):
        def loss_fn(p):
            stats, reg = [], 0.0
            h = conv(x, p["first"], 2)
            for q, s in zip(p["blocks"], state["stats"]):
                z, new = bn(q, s, h)
                stats.append(new)
                reg = reg + ((z.mean((0, 1, 2))) ** 2).mean() + ((jnp.abs(z).mean((0, 1, 2)) - 1) ** 2).mean()
                alpha = jnp.abs(q["w"]).mean((0, 1, 2))
                h = h + conv(sign_of(z), sign_of(q["w"]) * lax.stop_gradient(alpha)) * q["scale"]
                h = jnp.where(h > 0, h, h * q["prelu"])
            logits = h.mean((1, 2)) @ p["last"] + p["bias"]
            soft = optax.smooth_labels(jax.nn.one_hot(y, class_count), 0.1)
            return optax.softmax_cross_entropy(logits, soft).mean() + 1e-2 * reg, (stats, logits)
        (loss, (stats, logits)), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        flipped = sum((jnp.sign(a["w"]) != jnp.sign(b["w"])).sum() for a, b in zip(params["blocks"], state["params"]["blocks"]))
        params["blocks"] = [{**q, "w": jnp.clip(q["w"], -1, 1)} for q in params["blocks"]]
        return {"params": params, "stats": stats, "opt": opt}, {"loss": loss, "flips": flipped, "accuracy": (logits.argmax(-1) == y).mean()}
    W = 8
    block = lambda s: {"w": draw(s, 3, 3, W, W) * 0.3, "g": jnp.ones(W), "b": jnp.zeros(W), "scale": jnp.ones(W), "prelu": jnp.full(W, 0.25)}
    p = {"first": draw(0, 3, 3, 3, W) * 0.3, "blocks": [block(1), block(2)], "last": draw(3, W, C) * 0.3, "bias": jnp.zeros(C)}
    tx = optax.adam(optax.linear_schedule(2e-3, 0.0, 50))
    state = {"params": p, "stats": [{"mean": jnp.zeros(W), "var": jnp.ones(W)} for _ in range(2)], "opt": tx.init(p)}
    return Stranger(train_step, (state, draw(5, B, 8, 8, 3), whole(6, C, B)), ({"params": "param", "stats": "model_state", "opt": "opt"}, "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=3e-2)


def posterior_becomes_the_prior():
    """Variational continual learning: means and spreads of weights, local reparameterisation with antithetic noise, divergence from the last task's posterior that is given, coresets drawn by key, heads by the rows' task."""
    D, H, tasks = 6, 16, 3

    def kl(q, p):
        return sum((0.5 * (p[f"r{n}"] - q[f"r{n}"] + jnp.exp(q[f"r{n}"] - p[f"r{n}"]) + (q[n] - p[n]) ** 2 * jnp.exp(-p[f"r{n}"]) - 1)).sum() for n in ("w", "b"))

    def dense(q, x, eps):
        mean = x @ q["w"] + q["b"]
        var = (x**2) @ jnp.exp(q["rw"]) + jnp.exp(q["rb"])
        return mean + jnp.sqrt(var) * eps

    def step(posterior, opt, prior, rng, x, y, task):
        rng, *ks = jax.random.split(rng, 4)

        def loss_fn(q):
            total = 0.0
            for sign in (1.0, -1.0):
                h = x
                for i, l in enumerate(q["layers"]):
                    h = jax.nn.relu(dense(l, h, sign * jax.random.normal(ks[i], (len(x), H))))
                logits = jnp.einsum("bh,bhc->bc", h, q["heads"][task])
                total = total + cross_entropy(logits, y).mean() / 2
            divergence = sum(kl(a, b) for a, b in zip(q["layers"], prior))
            return total + divergence / 500.0, (total, divergence)
        (loss, aux), g = jax.value_and_grad(loss_fn, has_aux=True)(posterior)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(posterior, u), opt, rng, {"elbo": loss, "nll": aux[0], "kl": aux[1]}
    make = lambda s, a, b: {"w": draw(s, a, b) * 0.3, "rw": jnp.full((a, b), -6.0), "b": jnp.zeros(b), "rb": jnp.full(b, -6.0)}
    q = {"layers": [make(0, D, H), make(1, H, H)], "heads": draw(2, tasks, H, C) * 0.3}
    prior = [{**make(3, D, H), "rw": jnp.full((D, H), -2.0)}, {**make(4, H, H), "rw": jnp.full((H, H), -2.0)}]
    tx = optax.adam(1e-3)
    return Stranger(step, (q, tx.init(q), prior, jax.random.PRNGKey(0), draw(5, B, D), whole(6, C, B), whole(7, tasks, B)), ("param", "opt", "frozen", "rng", "batch", "batch", "batch"), lambda a, r: (*r[:2], a[2], r[2], *a[4:]), (0, 1), tolerance=5e-3)


ASKED = {"discounts_by_gradients": discounts_by_gradients}
MAVERICKS = {**{f.__name__: f for f in (directions_that_hurt_no_task, kernels_of_tangents, couplings_by_logistics, experts_of_one_unit, scan_by_a_rule_of_its_own, signs_with_scales, posterior_becomes_the_prior)}, **ASKED}
