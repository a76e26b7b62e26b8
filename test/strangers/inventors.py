"""Generators, learners of learning, and updates by hand: weights that balance two losses, lazy penalties, caches of gradients, linear models of networks."""

import functools

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map


def balanced_at_the_last_layer():
    """Codes and an adversary: the weight of the adversary is the ratio of two gradients' norms at the last layer; codebook by averages; the critic starts late."""
    B, F, Z, K = 12, 10, 4, 8

    def step(g, d, book, opt_g, opt_d, t, x):
        def encode(g):
            z = mlp(g["in"], x)
            at = (jnp.square(z[:, None] - book["codes"]).sum(-1)).argmin(-1)
            q = book["codes"][at]
            return z, at, z + lax.stop_gradient(q - z), q

        def decode(g, last, zq):
            return jax.nn.silu(zq @ g["mid"]) @ last

        def rec(last):
            return jnp.abs(decode(g, last, encode(g)[2]) - x).mean()

        def adv(last):
            return -mlp(d, decode(g, last, encode(g)[2]))[:, 0].mean()
        gr, ga = jax.grad(rec)(g["last"]), jax.grad(adv)(g["last"])
        weight = jnp.clip(jnp.linalg.norm(gr) / (jnp.linalg.norm(ga) + 1e-4), 0, 1e4)
        weight = 0.8 * weight * (t >= 1)

        def total(g):
            z, at, zq, q = encode(g)
            out = decode(g, g["last"], zq)
            commit = 0.25 * jnp.square(lax.stop_gradient(q) - z).mean()
            return jnp.abs(out - x).mean() + commit - weight * mlp(d, out)[:, 0].mean(), (out, z, at)
        (lg, (out, z, at)), grad_g = jax.value_and_grad(total, has_aux=True)(g)

        def hinge(d):
            return 0.5 * (jax.nn.relu(1 - mlp(d, x)).mean() + jax.nn.relu(1 + mlp(d, lax.stop_gradient(out))).mean()) * (t >= 1)
        ld, grad_d = jax.value_and_grad(hinge)(d)
        ug, opt_g = tx.update(grad_g, opt_g, g)
        ud, opt_d = tx.update(grad_d, opt_d, d)
        hot = jax.nn.one_hot(at, K)
        n = 0.9 * book["n"] + 0.1 * hot.sum(0)
        sums = 0.9 * book["sums"] + 0.1 * hot.T @ z
        smooth = (n + 1e-5) / (n.sum() + K * 1e-5) * n.sum()
        book = {"codes": sums / smooth[:, None], "n": n, "sums": sums}
        return optax.apply_updates(g, ug), optax.apply_updates(d, ud), book, opt_g, opt_d, t + 1, {"g": lg, "d": ld, "weight": weight}

    tx = optax.adam(2e-3, b1=0.5, b2=0.9)
    g = {"in": layers(0, F, 16, Z), "mid": draw(3, Z, 16) * 0.5, "last": draw(4, 16, F) * 0.3}
    d = layers(5, F, 12, 1)
    codes = draw(8, K, Z)
    return Stranger(step, (g, d, {"codes": codes, "n": jnp.ones(K), "sums": codes}, tx.init(g), tx.init(d), jnp.int32(0), draw(9, B, F)),
                    ("param", "param", "model_state", "opt", "opt", "counter", "batch"), lambda a, r: (*r[:6], a[6]), (0, 1, 2, 3, 4, 5))


def penalties_now_and_then():
    """A style generator with penalties every second step by `cond`, mean latents, an averaged generator, and augmentation whose strength follows the critic."""
    B, Z, F = 12, 4, 8

    def generate(p, z, key):
        w = mlp(p["map"], z * lax.rsqrt(jnp.square(z).mean(-1, keepdims=True) + 1e-8))
        s = w @ p["affine"] + 1
        k = p["kernel"] * s[:, :, None]
        k = k * lax.rsqrt(jnp.square(k).sum(1, keepdims=True) + 1e-8)
        h = jax.nn.leaky_relu(jnp.einsum("i,bio->bo", p["const"], k) + 0.1 * jax.random.normal(key, (B, 1)), 0.2)
        return h @ p["out"], w

    def augment(key, x, strength):
        k1, k2 = jax.random.split(key)
        flip = jax.random.bernoulli(k1, strength, (B, 1))
        bent = jax.random.bernoulli(k2, strength, (B, 1))
        return jnp.where(flip, x[:, ::-1], x) * jnp.where(bent, 0.8, 1.0)

    def step(state, real, key):
        kz, kn, ka, kb, kp = jax.random.split(jax.random.fold_in(key, state["t"]), 5)
        z = jax.random.normal(kz, (B, Z))
        strength = state["strength"]

        def loss_d(d):
            fake, _ = generate(state["g"], z, kn)
            lr, lf = mlp(d, augment(ka, real, strength))[:, 0], mlp(d, augment(kb, fake, strength))[:, 0]
            base = jax.nn.softplus(-lr).mean() + jax.nn.softplus(lf).mean()
            r1 = lax.cond(state["t"] % 2 == 0, lambda d: jnp.square(jax.grad(lambda x: mlp(d, x).sum())(real)).sum(-1).mean(), lambda d: 0.0, d)
            return base + 2 * r1, jnp.sign(lr).mean()
        (ld, sign), gd = jax.value_and_grad(loss_d, has_aux=True)(state["d"])
        ud, od = tx.update(gd, state["od"])
        d = optax.apply_updates(state["d"], ud)

        def loss_g(g):
            fake, w = generate(g, z, kn)
            pl = jnp.sqrt(jnp.square(jax.grad(lambda z: (generate(g, z, kn)[0] * jax.random.normal(kp, (B, F))).sum())(z)).sum(-1))
            mean = state["path"] + 0.01 * (pl.mean() - state["path"])
            return jax.nn.softplus(-mlp(d, augment(kb, fake, strength))[:, 0]).mean() + jnp.square(pl - mean).mean(), (w.mean(0), mean)
        (lg, (w, path)), gg = jax.value_and_grad(loss_g, has_aux=True)(state["g"])
        ug, og = tx.update(gg, state["og"])
        g = optax.apply_updates(state["g"], ug)
        new = {"g": g, "d": d, "og": og, "od": od, "t": state["t"] + 1, "path": lax.stop_gradient(path),
               "mean_w": state["mean_w"] + 0.005 * (w - state["mean_w"]), "ema": T(lambda e, p: e + 0.01 * (p - e), state["ema"], g),
               "strength": jnp.clip(strength + jnp.sign(sign - 0.6) * 0.01, 0, 1)}
        return new, (ld, lg)

    tx = optax.adam(2e-3, b1=0.0, b2=0.99)
    g = {"map": layers(0, Z, 8, 8), "affine": draw(2, 8, 6) * 0.2, "const": draw(3, 6), "kernel": draw(4, 6, 10) * 0.4, "out": draw(5, 10, F) * 0.3}
    d = layers(6, F, 12, 1)
    state = {"g": g, "d": d, "og": tx.init(g), "od": tx.init(d), "t": jnp.int32(0), "path": jnp.float32(0), "mean_w": jnp.zeros(8), "ema": T(jnp.copy, g),
             "strength": jnp.float32(0.3)}
    kinds = {"g": "param", "d": "param", "og": "opt", "od": "opt", "t": "counter", "path": "opt", "mean_w": "model_state", "ema": "model_state",
             "strength": "model_state"}
    return Stranger(step, (state, draw(9, B, F), jax.random.key(1)), (kinds, "batch", "rng"), lambda a, r: (r[0], *a[1:]), (0,))


def gradients_cached():
    """Contrastive at a large batch: embeddings without gradients part by part, the gradient of the loss by them, then each part again with its share."""
    B, P, F, D = 24, 2, 8, 6

    def encode(p, x):
        z = mlp(p, x, jax.nn.gelu)
        return z / jnp.linalg.norm(z, axis=-1, keepdims=True)

    def step(p, opt, a, b):
        parts = lambda x: x.reshape(P, B // P, F)
        za = lax.map(lambda x: encode(p["a"], x), parts(a)).reshape(B, D)
        zb = lax.map(lambda x: encode(p["b"], x), parts(b)).reshape(B, D)

        def loss(za, zb, log_t):
            s = za @ zb.T * jnp.exp(log_t)
            y = jnp.arange(B)
            return 0.5 * (cross_entropy(s, y) + cross_entropy(s.T, y)).mean()
        value, (ga, gb, gt) = jax.value_and_grad(loss, (0, 1, 2))(za, zb, p["t"])

        def part(total, xs):
            x, y, gx, gy = xs
            pull = lambda q, x, g: jax.vjp(lambda q: encode(q, x), q)[1](g)[0]
            return T(jnp.add, total, {"a": pull(p["a"], x, gx), "b": pull(p["b"], y, gy)}), None
        zero = T(jnp.zeros_like, {"a": p["a"], "b": p["b"]})
        g, _ = lax.scan(part, zero, (parts(a), parts(b), ga.reshape(P, -1, D), gb.reshape(P, -1, D)))
        u, opt = tx.update(g | {"t": gt}, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.lamb(1e-2)
    return plain(step, {"a": layers(0, F, 16, D), "b": layers(3, F, 16, D), "t": jnp.float32(1.0)}, tx, (draw(6, B, F), draw(7, B, F)))


def linear_in_its_weights():
    """Fine-tuning of the linear model of a network at its first weights, by `linearize`; the first weights are frozen."""
    B, F, C = 12, 8, 4

    def step(p, first, opt, x, y):
        out, push = jax.linearize(lambda q: mlp(q, x, jnp.tanh), first)

        def loss(p):
            d = T(jnp.subtract, p, first)
            return cross_entropy(out + push(d), y).mean() + 1e-3 * sum(jnp.vdot(v, v) for v in jax.tree.leaves(d))
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.sgd(0.1, 0.9)
    first = layers(0, F, 16, C)
    return Stranger(step, (T(lambda v: v + 0.01, first), first, tx.init(first), draw(4, B, F), whole(5, C, B)), ("param", "frozen", "opt", "batch", "batch"),
                    lambda a, r: (r[0], a[1], r[1], *a[3:]), (0, 2))


def slopes_taught():
    """A student learns values and projected Jacobians of a frozen teacher, layers kept orthonormal by Björck's iteration, units sorted in pairs."""
    B, F, C, H = 12, 6, 3, 8

    def student(p, x):
        for w, b in p[:-1]:
            v = w / (jnp.sqrt(jnp.abs(w).sum(0).max() * jnp.abs(w).sum(1).max()) + 1e-6)
            for _ in range(4):
                v = 1.5 * v - 0.5 * v @ (v.T @ v)
            h = x @ v + b
            x = jnp.sort(h.reshape(*h.shape[:-1], -1, 2), -1).reshape(h.shape)
        return x @ p[-1][0] + p[-1][1]

    def step(p, teacher, opt, key, x):
        key, sub = jax.random.split(key)
        v = jax.random.rademacher(sub, (B, F), jnp.float32)

        def loss(p):
            y, dy = jax.jvp(lambda x: student(p, x), (x,), (v,))
            t, dt = jax.jvp(lambda x: mlp(teacher, x, jnp.tanh), (x,), (v,))
            return jnp.square(y - t).mean() + 0.1 * jnp.square(dy - dt).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value

    tx = optax.adam(5e-3)
    p, teacher = layers(0, F, H, H, C), layers(6, F, 16, C)
    return Stranger(step, (p, teacher, tx.init(p), jax.random.key(1), draw(9, B, F)), ("param", "frozen", "opt", "rng", "batch"),
                    lambda a, r: (r[0], a[1], r[1], r[2], a[4]), (0, 2, 3))


def samples_that_judge_each_other():
    """Binary latents with several samples: each one's baseline is made of the others by a log-sum-exp; a straight-through copy trains the encoder too."""
    B, F, Z, K = 12, 8, 5, 4

    def step(p, opt, key, x):
        key, sub = jax.random.split(key)
        x = (x > 0).astype(jnp.float32)
        u = jax.random.uniform(sub, (K, B, Z))

        def loss(p):
            logits = mlp(p["q"], x, jnp.tanh)
            z = lax.stop_gradient((u < jax.nn.sigmoid(logits)).astype(jnp.float32))
            bern = lambda l, v: -optax.sigmoid_binary_cross_entropy(l, v).sum(-1)
            logq = bern(jnp.broadcast_to(logits, z.shape), z)
            logp = bern(mlp(p["p"], z, jnp.tanh), jnp.broadcast_to(x, (K, B, F))) + bern(jnp.broadcast_to(p["prior"], z.shape), z)
            f = logp - logq
            bound = jax.nn.logsumexp(f, 0) - jnp.log(K)
            others = (f.sum(0) - f) / (K - 1)
            swapped = jnp.where(jnp.eye(K, dtype=bool)[:, :, None], others[None], f[:, None])
            base = jax.nn.logsumexp(swapped, 0) - jnp.log(K)
            signal = lax.stop_gradient(bound - base)
            w = lax.stop_gradient(jax.nn.softmax(f, 0))
            return -((signal * logq).sum(0) + (w * f).sum(0)).mean(), bound.mean()
        (_, bound), g = jax.value_and_grad(loss, has_aux=True)(p)
        up, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, up), opt, key, bound

    tx = optax.adam(3e-3)
    p = {"q": layers(0, F, 12, Z), "p": layers(3, Z, 12, F), "prior": jnp.zeros(Z)}
    return Stranger(step, (p, tx.init(p), jax.random.key(3), draw(6, B, F)), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2))


def pieces_put_in_order():
    """Jigsaws: pieces are shuffled by a permutation for each row, Gumbel noise and Sinkhorn make the inverse; the key is one for each row."""
    B, N, F = 12, 5, 6

    def step(p, opt, keys, x):
        def one(key, x):
            k1, k2 = jax.random.split(key)
            order = jax.random.permutation(k1, N)
            return x[order], order, jax.random.gumbel(k2, (N, N))
        mixed, order, noise = jax.vmap(one)(keys, x)

        def loss(p):
            s = (mlp(p, mixed, jnp.tanh) + 0.1 * noise) / 0.7
            for _ in range(5):
                s = jax.nn.log_softmax(jax.nn.log_softmax(s, 1), 2)
            return jnp.square(jnp.einsum("bij,bif->bjf", jnp.exp(s), mixed) - x).mean(), (s.argmax(-1) == order).mean()
        (value, right), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value, right

    tx = optax.adam(1e-2)
    return plain(step, layers(0, F, 16, N), tx, (jax.random.split(jax.random.key(0), B), draw(4, B, N, F)), ["rng", "batch"])


def three_against_each_other():
    """An adversarial autoencoder: reconstruction, critic and generator take turns in a step with optimizers of their own on shared encoder weights."""
    B, F, Z = 12, 8, 3

    def step(enc, dec, dis, opts, key, x):
        key, k1, k2 = jax.random.split(key, 3)

        def rec(w):
            h = x + 0.1 * jax.random.normal(k2, x.shape)
            return jnp.square(mlp(w[1], mlp(w[0], h)) - x).mean()
        lr, g = jax.value_and_grad(rec)((enc, dec))
        u, o1 = fast.update(g, opts["rec"], (enc, dec))
        enc, dec = optax.apply_updates((enc, dec), u)
        prior = jax.random.normal(k1, (B, Z))

        def critic(d):
            return (jax.nn.softplus(-mlp(d, prior)) + jax.nn.softplus(mlp(d, mlp(enc, x)))).mean()
        ld, g = jax.value_and_grad(critic)(dis)
        u, o2 = slow.update(g, opts["dis"], dis)
        dis = optax.apply_updates(dis, u)
        lg, g = jax.value_and_grad(lambda e: jax.nn.softplus(-mlp(dis, mlp(e, x))).mean())(enc)
        u, o3 = slow.update(g, opts["gen"], enc)
        return optax.apply_updates(enc, u), dec, dis, {"rec": o1, "dis": o2, "gen": o3}, key, (lr, ld, lg)

    fast, slow = optax.adam(1e-2), optax.sgd(1e-2, 0.5)
    enc, dec, dis = layers(0, F, 16, Z), layers(3, Z, 16, F), layers(6, Z, 12, 1)
    opts = {"rec": fast.init((enc, dec)), "dis": slow.init(dis), "gen": slow.init(enc)}
    return Stranger(step, (enc, dec, dis, opts, jax.random.key(0), draw(9, B, F)), ("param", "param", "param", "opt", "rng", "batch"),
                    lambda a, r: (*r[:5], a[5]), (0, 1, 2, 3, 4))


def contexts_adapted():
    """Meta-learning of contexts: numbers of each task are adapted inside, by steps with gradients of their own; the shared weights outside; tasks are rows."""
    M, K, F, Z = 12, 6, 3, 4

    def step(p, opt, xs, ys, xq, yq):
        def f(p, z, x):
            return mlp(p["net"], jnp.concatenate([x, jnp.broadcast_to(z, (x.shape[0], Z))], -1), jnp.tanh)[:, 0]

        def task(p, xs, ys, xq, yq):
            def inner(z, _):
                g = jax.grad(lambda z: jnp.square(f(p, z, xs) - ys).mean())(z)
                return z - jax.nn.softplus(p["rate"]) * g, None
            z, _ = lax.scan(inner, jnp.zeros(Z), None, length=2)
            return jnp.square(f(p, z, xq) - yq).mean()
        value, g = jax.value_and_grad(lambda p: jax.vmap(task, (None, 0, 0, 0, 0))(p, xs, ys, xq, yq).mean())(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(1e-2)
    p = {"net": layers(0, F + Z, 12, 1), "rate": jnp.zeros(Z)}
    return plain(step, p, tx, (draw(4, M, K, F), draw(5, M, K), draw(6, M, 2 * K, F), draw(7, M, 2 * K)))


def spikes_clipped_and_reset():
    """Adam by hand: entries far above their second moment are clipped, moments start anew every third step, the rate warms up after each, decay is masked."""
    B, F, C = 12, 8, 4

    def step(p, m, v, t, x, y):
        value, g = jax.value_and_grad(lambda p: cross_entropy(mlp(p, x), y).mean())(p)
        fresh = t % 3 == 0
        m, v = T(lambda a: jnp.where(fresh, 0.0, a), (m, v))
        g = T(lambda g, v: jnp.where((jnp.square(g) > 50 * v) & (v > 0), jnp.sign(g) * jnp.sqrt(50 * v), g), g, v)
        m = T(lambda m, g: 0.9 * m + 0.1 * g, m, g)
        v = T(lambda v, g: 0.999 * v + 0.001 * g * g, v, g)
        k = t % 3 + 1
        rate = 1e-2 * jnp.minimum(1.0, k / 2)

        def move(p, m, v):
            u = m / (1 - 0.9**k) / (jnp.sqrt(v / (1 - 0.999**k)) + 1e-8)
            u = u / jnp.maximum(1.0, jnp.sqrt(jnp.mean(u * u)))
            return p - rate * (u + (0.1 * p if p.ndim > 1 else 0.0))
        return T(move, p, m, v), m, v, t + 1, value

    p = layers(0, F, 16, C)
    zero = T(jnp.zeros_like, p)
    return Stranger(step, (p, zero, zero, jnp.int32(0), draw(3, B, F), whole(4, C, B)), ("param", "opt", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def fisher_kept_online():
    """Continual learning: a diagonal Fisher from gradients of each row, and anchors, hold what was learnt; both move at the end of a task, by a flag of the batch."""
    B, F, C = 12, 8, 4

    def step(state, x, y, last):
        def one(p, x, y):
            return cross_entropy(mlp(p, x[None])[0], y)

        def loss(p):
            hold = sum(jax.tree.leaves(T(lambda f, p, a: (f * jnp.square(p - a)).sum(), state["fisher"], p, state["anchor"])))
            return cross_entropy(mlp(p, x), y).mean() + 0.5 * hold
        value, g = jax.value_and_grad(loss)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        p = optax.apply_updates(state["params"], u)
        each = jax.vmap(jax.grad(one), (None, 0, 0))(state["params"], x, y)
        fisher = T(lambda f, g: jnp.where(last, 0.9 * f + jnp.square(g).mean(0), f), state["fisher"], each)
        anchor = T(lambda a, p: jnp.where(last, p, a), state["anchor"], p)
        return {"params": p, "opt": opt, "fisher": fisher, "anchor": anchor}, {"loss": value}

    tx = optax.sgd(0.05, 0.9)
    p = layers(0, F, 16, C)
    state = {"params": p, "opt": tx.init(p), "fisher": T(jnp.ones_like, p), "anchor": T(lambda v: v * 0.9, p)}
    kinds = {"params": "param", "opt": "opt", "fisher": "model_state", "anchor": "model_state"}
    return Stranger(step, (state, draw(3, B, F), whole(4, C, B), jnp.bool_(True)), (kinds, "batch", "batch", "scalar"), lambda a, r: (r[0], *a[1:]), (0,))


def distances_and_angles_taught():
    """Relations between rows are distilled: distances of all pairs and angles of all triples, and softened logits; the teacher is frozen."""
    B, F, D, C = 12, 8, 6, 4

    def relations(z):
        d = jnp.sqrt(jnp.square(z[:, None] - z[None]).sum(-1) + 1e-8)
        d = d / (d.sum() / (B * (B - 1)))
        e = z[None] - z[:, None]
        e = e / jnp.sqrt(jnp.square(e).sum(-1, keepdims=True) + 1e-8)
        return d, jnp.einsum("ijd,ikd->ijk", e, e)

    def step(p, teacher, opt, x, y):
        zt = mlp(teacher["body"], x)
        dt, at = relations(zt)

        def loss(p):
            z = mlp(p["body"], x)
            d, a = relations(z)
            huber = lambda u, v: optax.huber_loss(u, v).mean()
            soft = optax.kl_divergence(jax.nn.log_softmax(z @ p["head"] / 4), jax.nn.softmax(zt @ teacher["head"] / 4)).mean()
            return cross_entropy(z @ p["head"], y).mean() + 16 * soft + huber(d, dt) + 2 * huber(a, at)
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value

    tx = optax.adam(1e-3)
    p = {"body": layers(0, F, 12, D), "head": draw(3, D, C) * 0.4}
    teacher = {"body": layers(4, F, 32, D), "head": draw(7, D, C) * 0.4}
    return Stranger(step, (p, teacher, tx.init(p), draw(8, B, F), whole(9, C, B)), ("param", "frozen", "opt", "batch", "batch"),
                    lambda a, r: (r[0], a[1], r[1], *a[3:]), (0, 2))


def fields_on_a_lattice():
    """A flow learns a lattice theory from its action alone: all rows are drawn inside, effective sample size is reported, steps that are not finite are skipped."""
    B, L = 24, 4

    def action(x):
        near = sum(x * jnp.roll(x, 1, a) for a in (1, 2))
        return (2 * x**2 - near + 0.5 * x**4).sum((1, 2))

    def step(p, opt, key):
        key, sub = jax.random.split(key)

        def loss(p):
            x = jax.random.normal(sub, (B, L, L))
            logq = -0.5 * jnp.square(x).sum((1, 2))
            for i, net in enumerate(p):
                mask = ((jnp.arange(L)[:, None] + jnp.arange(L)) % 2 == i % 2).astype(jnp.float32)
                h = mlp(net, (x * mask).reshape(B, -1), jnp.tanh)
                s, t = jnp.split(h.reshape(B, 2, L, L), 2, 1)
                s, t = jnp.tanh(s[:, 0]) * (1 - mask), t[:, 0] * (1 - mask)
                x, logq = x * jnp.exp(s) + t, logq - s.sum((1, 2))
            w = -action(x) - logq
            ess = jnp.exp(2 * jax.nn.logsumexp(w) - jax.nn.logsumexp(2 * w)) / B
            return -w.mean(), ess
        (value, ess), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, {"kl": value, "ess": ess}

    tx = optax.apply_if_finite(optax.adam(1e-3), 3)
    p = [layers(4 * i, L * L, 24, 2 * L * L) for i in range(2)]
    return Stranger(step, (p, tx.init(p), jax.random.key(0)), ("param", "opt", "rng"), lambda a, r: r[:3], (0, 1, 2))


def parts_of_rows_switched():
    """Each row is augmented its own way by a `switch` under vmap, mixed at a layer drawn by a `switch`; labels smoothed; two averages of the weights."""
    B, H, C = 12, 6, 4

    ways = [lambda x, m: x, lambda x, m: x[::-1], lambda x, m: jnp.rot90(x), lambda x, m: jnp.clip(x * (1 + m), -1, 1), lambda x, m: x - m * x.mean()]

    def step(p, fast, slow, opt, key, x, y):
        key, k1, k2, k3, k4 = jax.random.split(key, 5)
        way, strength = jax.random.randint(k1, (B,), 0, len(ways)), jax.random.uniform(k2, (B,))
        x = jax.vmap(lambda i, x, m: lax.switch(i, ways, x, m))(way, x, strength)
        lam, at = jax.random.uniform(k3), jax.random.randint(k4, (), 0, 3)
        mix = lambda h: lam * h + (1 - lam) * jnp.flip(h, 0)
        target = mix(optax.smooth_labels(jax.nn.one_hot(y, C), 0.1))

        def run(p, h, where):
            for i, (w, b) in enumerate(p):
                h = mix(h) if i == where else h
                h = h @ w + b if i == 2 else jax.nn.relu(h @ w + b)
            return h

        def loss(p):
            logits = lax.switch(at, [functools.partial(run, where=i) for i in range(3)], p, x.reshape(B, -1))
            return optax.softmax_cross_entropy(logits, target).mean()
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, optax.incremental_update(p, fast, 0.1), optax.incremental_update(p, slow, 0.01), opt, key, value

    tx = optax.lion(1e-3)
    p = layers(0, H * H, 16, 16, C)
    return Stranger(step, (p, T(jnp.copy, p), T(jnp.copy, p), tx.init(p), jax.random.key(0), draw(4, B, H, H), whole(5, C, B)),
                    ("param", "model_state", "model_state", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4))


INVENTORS = {f.__name__: f for f in (
    balanced_at_the_last_layer, penalties_now_and_then, gradients_cached, linear_in_its_weights, slopes_taught, samples_that_judge_each_other,
    pieces_put_in_order, three_against_each_other, contexts_adapted, spikes_clipped_and_reset, fisher_kept_online, distances_and_angles_taught,
    fields_on_a_lattice, parts_of_rows_switched)}
