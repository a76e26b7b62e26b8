"""Probabilistic models, small networks and unusual optimizers as their papers' code writes the step."""


import jax
import jax.numpy as jnp
import jax.scipy as jsp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger

T = jax.tree_util.tree_map


def _average(slow, fast, rate):
    return T(lambda a, b: a + rate * (b - a), slow, fast)


def hidden_states():
    """A neural HMM: forward sums in log space by a scan, ragged lengths, the best path of the batch by Viterbi with argmax back-pointers."""
    B, L, S, V, D = 12, 7, 6, 20, 8

    def parts(p):
        start = jax.nn.log_softmax(p["start"])
        move = jax.nn.log_softmax(mlp(p["move"], p["state"]) @ p["state"].T)
        emit = jax.nn.log_softmax(mlp(p["emit"], p["state"]) @ p["word"].T)
        return start, move, emit

    def step(p, opt, words, length):
        def loss(p):
            start, move, emit = parts(p)
            seen = emit.T[words]

            def one(alpha, xs):
                t, e = xs
                new = jax.nn.logsumexp(alpha[:, :, None] + move, 1) + e
                return jnp.where((t < length)[:, None], new, alpha), None
            alpha, _ = lax.scan(one, start + seen[:, 0], (jnp.arange(1, L), jnp.swapaxes(seen[:, 1:], 0, 1)))
            return -jax.nn.logsumexp(alpha, -1).sum() / length.sum(), seen

        (value, seen), g = jax.value_and_grad(loss, has_aux=True)(p)
        start, move, _ = parts(p)

        def best(d, e):
            scores = d[:, :, None] + move
            return scores.max(1) + e, scores.argmax(1)
        last, back = lax.scan(best, start + seen[:, 0], jnp.swapaxes(seen[:, 1:], 0, 1))
        end = last.argmax(-1)
        _, path = lax.scan(lambda s, b: (jnp.take_along_axis(b, s[:, None], 1)[:, 0],) * 2, end, back, reverse=True)
        u, opt = tx.update(g, opt, p)
        used = jax.nn.one_hot(path, S).sum((0, 1)) / (B * (L - 1))
        return optax.apply_updates(p, u), opt, {"nll": value, "perplexity": jnp.exp(value), "used": used}

    tx = optax.chain(optax.clip_by_global_norm(5.0), optax.adam(1e-2))
    p = {"start": draw(0, S), "state": draw(1, S, D), "word": draw(2, V, D), "move": layers(3, D, D, D), "emit": layers(6, D, D, D)}
    return Stranger(step, (p, tx.init(p), whole(9, V, B, L), whole(10, 4, B) + 4), ("param", "opt", "batch", "batch"), lambda a, r: (*r[:2], *a[2:]), (0, 1))


def resampled_particles():
    """FIVO: particles with learnt proposals, resampled by systematic draws where the effective number is small, bound as the loss."""
    B, L, K, D, H = 12, 5, 6, 3, 4

    def gauss(x, mean, scale):
        return (-0.5 * ((x - mean) / scale) ** 2 - jnp.log(scale) - 0.919).sum(-1)

    def step(p, opt, key, y):
        key, sub = jax.random.split(key)

        def loss(p):
            def one(carry, xs):
                z, logw, key, total = carry
                key, k1, k2 = jax.random.split(key, 3)
                o = jnp.broadcast_to(xs[:, None], (B, K, D))
                prior = jnp.tanh(z @ p["a"])
                mean, scale = jnp.split(mlp(p["q"], jnp.concatenate([prior, o], -1)), 2, -1)
                scale = jax.nn.softplus(scale) + 0.1
                z = mean + scale * jax.random.normal(k1, mean.shape)
                logw = logw + gauss(z, prior, jax.nn.softplus(p["s"]) + 0.1) + gauss(o, z @ p["c"], 0.5) - gauss(z, mean, scale)
                step_total = jax.nn.logsumexp(logw, -1) - jnp.log(K)
                w = jax.nn.softmax(logw)
                few = 1 / (w**2).sum(-1) < K / 2
                at = (jax.random.uniform(k2, (B, 1)) + jnp.arange(K)) / K
                chosen = jnp.minimum((at[:, :, None] > jnp.cumsum(lax.stop_gradient(w), -1)[:, None]).sum(-1), K - 1)
                again = jnp.take_along_axis(z, chosen[..., None], 1)
                total = total + jnp.where(few, step_total, 0.0)
                return (jnp.where(few[:, None, None], again, z), jnp.where(few[:, None], 0.0, logw), key, total), few
            begin = (jnp.zeros((B, K, H)), jnp.zeros((B, K)), sub, jnp.zeros(B))
            (_, logw, _, total), few = lax.scan(one, begin, jnp.swapaxes(y, 0, 1))
            bound = total + jax.nn.logsumexp(logw, -1) - jnp.log(K)
            return -bound.mean() / L, few.mean()

        (value, often), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, often

    tx = optax.adam(3e-3)
    p = {"a": draw(0, H, H) * 0.5, "c": draw(1, H, D) * 0.5, "s": jnp.zeros(H), "q": layers(2, H + D, 8, 2 * H)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(3), draw(5, B, L, D)), ("param", "opt", "rng", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1, 2), tolerance=1e-3)


def natural_inducing():
    """SVGP on learnt features: natural steps of the variational parameters in closed form, Adam for the kernel, the covariance by Cholesky."""
    B, D, M, F, N = 12, 6, 8, 4, 120.0

    def kernel(p, a, b):
        d = ((a[:, None] - b[None]) / jnp.exp(p["length"])) ** 2
        return jnp.exp(p["scale"]) * jnp.exp(-0.5 * d.sum(-1))

    def bound(p, mean, cov, x, y):
        f = mlp(p["net"], x, jnp.tanh)
        kzz = kernel(p, p["z"], p["z"]) + 1e-3 * jnp.eye(M)
        L = jnp.linalg.cholesky(kzz)
        a = jsp.linalg.solve_triangular(L, kernel(p, p["z"], f), lower=True)
        proj = jsp.linalg.solve_triangular(L.T, a, lower=False)
        mu = proj.T @ mean
        var = jnp.exp(p["scale"]) - (a**2).sum(0) + jnp.einsum("mb,mk,kb->b", proj, cov, proj)
        noise = jnp.exp(p["noise"])
        fit = (-0.5 * jnp.log(2 * jnp.pi * noise) - 0.5 * ((y - mu) ** 2 + var) / noise).sum() * (N / B)
        inv = jsp.linalg.cho_solve((L, True), jnp.eye(M))
        kl = 0.5 * (jnp.trace(inv @ cov) + mean @ inv @ mean - M + 2 * jnp.log(jnp.diag(L)).sum() - jnp.linalg.slogdet(cov)[1])
        return -(fit - kl) / N

    def step(p, nat, opt, x, y):
        cov = jnp.linalg.inv(-2 * nat[1])
        mean = cov @ nat[0]
        value, (g, gm, gc) = jax.value_and_grad(bound, (0, 1, 2))(p, mean, cov, x, y)
        gc = 0.5 * (gc + gc.T)
        rate = 0.1 * N
        nat = (nat[0] - rate * (gm - 2 * gc @ mean), nat[1] - rate * gc)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), nat, opt, value, optax.global_norm(g)

    tx = optax.adam(1e-2)
    p = {"net": layers(0, D, 8, F), "z": draw(3, M, F), "length": jnp.zeros(F), "scale": jnp.zeros(()), "noise": jnp.full((), -1.0)}
    return Stranger(step, (p, (jnp.zeros(M), -0.5 * jnp.eye(M)), tx.init(p), draw(4, B, D), draw(5, B)), ("param", "param", "opt", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=1e-3)


def sketches():
    """Sketch-RNN: a bidirectional encoder, a decoder of twenty bivariate mixtures and pen states, KL annealed by the count with a floor, rate decayed."""
    B, L, H, Z, M = 12, 6, 12, 6, 4

    def lstm(p, carry, x):
        h, c = carry
        i, f, g, o = jnp.split(jnp.concatenate([x, h], -1) @ p["w"] + p["b"], 4, -1)
        c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return h, c

    def encode(p, x):
        zero = (jnp.zeros((B, H)), jnp.zeros((B, H)))
        one = lambda q: lambda c, xs: (lstm(q, c, xs), None)  # noqa: E731
        (f, _), _ = lax.scan(one(p["forward"]), zero, x)
        (b, _), _ = lax.scan(one(p["backward"]), zero, x, reverse=True)
        return jnp.split(jnp.concatenate([f, b], -1) @ p["to_z"], 2, -1)

    def step(state, strokes):
        key, k1 = jax.random.split(state["key"])
        n = state["n"]
        x = jnp.swapaxes(strokes, 0, 1)

        def loss(p):
            mean, pre = encode(p, x[1:])
            z = mean + jnp.exp(pre / 2) * jax.random.normal(k1, mean.shape)
            h, c = jnp.split(jnp.tanh(z @ p["from_z"]), 2, -1)

            def one(carry, xs):
                carry = lstm(p["decoder"], carry, jnp.concatenate([xs, z], -1))
                return carry, carry[0] @ p["out"]
            _, out = lax.scan(one, (h, c), x[:-1])
            pen, rest = out[..., :3], out[..., 3:]
            w, mx, my, sx, sy, rho = jnp.split(rest, 6, -1)
            sx, sy, rho = jnp.exp(sx), jnp.exp(sy), jnp.tanh(rho)
            dx, dy = ((x[1:, :, i:i + 1] - m) / s for i, m, s in ((0, mx, sx), (1, my, sy)))
            q = (dx**2 + dy**2 - 2 * rho * dx * dy) / (2 * (1 - rho**2) + 1e-6)
            logp = -q - jnp.log(2 * jnp.pi * sx * sy * jnp.sqrt(1 - rho**2) + 1e-6)
            ended = x[1:, :, 4]
            shape = -(jax.nn.logsumexp(jax.nn.log_softmax(w) + logp, -1) * (1 - ended)).sum() / (L * B)
            pens = -(jax.nn.log_softmax(pen) * x[1:, :, 2:]).sum() / (L * B)
            kl = -0.5 * (1 + pre - mean**2 - jnp.exp(pre)).mean()
            weight = 1 - 0.99 * 0.99 ** n.astype(jnp.float32)
            return shape + pens + 0.5 * weight * jnp.maximum(kl, 0.2), (shape + pens, kl)

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(state["p"])
        g = T(lambda v: jnp.clip(v, -1.0, 1.0), g)
        rate = (1e-3 - 1e-5) * 0.99 ** n.astype(jnp.float32) + 1e-5
        u, opt = tx.update(g, state["opt"], state["p"])
        p = T(lambda w, d: w - rate * d, state["p"], u)
        return {"p": p, "opt": opt, "n": n + 1, "key": key}, {"loss": value, "reconstruction": aux[0], "kl": aux[1], "rate": rate}

    tx = optax.scale_by_adam()
    cell = lambda i, d: {"w": draw(i, d + H, 4 * H) * 0.2, "b": jnp.zeros(4 * H)}  # noqa: E731
    p = {"forward": cell(0, 5), "backward": cell(1, 5), "decoder": cell(2, 5 + Z), "to_z": draw(3, 2 * H, 2 * Z) * 0.3, "from_z": draw(4, Z, 2 * H) * 0.3,
         "out": draw(5, H, 3 + 6 * M) * 0.2}
    pens = jax.nn.one_hot(whole(6, 3, B, L + 1), 3)
    return Stranger(step, ({"p": p, "opt": tx.init(p), "n": jnp.int32(0), "key": jax.random.PRNGKey(4)}, jnp.concatenate([draw(7, B, L + 1, 2), pens], -1)),
                    ({"p": "param", "opt": "opt", "n": "counter", "key": "rng"}, "batch"), lambda a, r: (r[0], a[1]), (0,), tolerance=1e-3)


def ranked_mutations():
    """OpenAI's evolution strategies: returns of mirrored pairs become centred ranks over the population, noise is drawn again from seeds by row."""
    P, D, A, H = 12, 6, 3, 8

    def flat(key):
        return jax.random.normal(key, (N,))

    def step(theta, m, seeds, returns, obs_moments):
        def centred(x):
            ranks = jnp.argsort(jnp.argsort(x.ravel())).reshape(x.shape).astype(jnp.float32)
            return ranks / (x.size - 1) - 0.5
        shaped = centred(returns)
        weight = shaped[:, 0] - shaped[:, 1]
        noise = jax.vmap(lambda s: flat(jax.random.fold_in(jax.random.PRNGKey(0), s)))(seeds)
        g = weight @ noise / (2 * P * 0.05) - 0.005 * theta
        m = 0.9 * m + 0.1 * g
        theta = theta + 0.02 * m
        count = obs_moments[:, 0].sum()
        mean = obs_moments[:, 1:].sum(0) / count
        return theta, m, {"mean": returns.mean(), "best": returns.max(), "norm": jnp.linalg.norm(theta), "observed": mean}

    N = D * H + H + H * A + A
    returns = draw(1, P, 2)
    moments = jnp.concatenate([jnp.full((P, 1), 10.0), draw(2, P, D)], 1)
    return Stranger(step, (draw(0, N) * 0.3, jnp.zeros(N), whole(3, 100000, P), returns, moments), ("param", "opt", "batch", "batch", "batch"),
                    lambda a, r: (*r[:2], *a[2:]), (0, 1))


def spikes():
    """Leaky neurons with surrogate slopes by custom_jvp, recurrent spikes, learnt leaks, rates of spikes kept near a goal over the batch."""
    B, L, D, H, K = 12, 8, 10, 16, 4

    @jax.custom_jvp
    def fire(x):
        return (x > 0).astype(x.dtype)

    @fire.defjvp
    def _(primals, tangents):
        (x,), (t,) = primals, tangents
        return fire(x), t / (1 + 25 * x**2)

    def step(p, opt, key, x, y):
        key, sub = jax.random.split(key)
        events = jax.random.bernoulli(sub, x, (L, *x.shape)).astype(jnp.float32)

        def loss(p):
            alpha, beta = jax.nn.sigmoid(p["alpha"]), jax.nn.sigmoid(p["beta"])

            def one(carry, e):
                syn, mem, out, spk, slow = carry
                syn = alpha * syn + e @ p["in"] + spk @ (p["rec"] * (1 - jnp.eye(H)))
                mem = beta * mem * (1 - lax.stop_gradient(spk)) + (1 - beta) * syn
                slow = 0.9 * slow + 0.1 * spk
                spk = fire(mem - 1 - 0.5 * slow)
                out = 0.9 * out + spk @ p["out"]
                return (syn, mem, out, spk, slow), (out, spk)
            zero = jnp.zeros((B, H))
            _, (outs, spk) = lax.scan(one, (zero, zero, jnp.zeros((B, K)), zero, zero), events)
            logits = outs.max(0)
            rate = spk.mean((0, 1))
            return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean() + 0.5 * ((rate - 0.1) ** 2).sum(), (rate.mean(), (logits.argmax(-1) == y).mean())

        (value, aux), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, key, value, *aux

    tx = optax.adamax(2e-3)
    p = {"in": draw(0, D, H), "rec": draw(1, H, H) * 0.3, "out": draw(2, H, K) * 0.3, "alpha": jnp.full(H, 2.0), "beta": jnp.full(H, 2.5)}
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(6), jax.nn.sigmoid(draw(3, B, D)), whole(4, K, B)), ("param", "opt", "rng", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def folded_and_quantised():
    """Quantisation-aware: batch norms folded into weights, scales for each channel, observers that follow minima and maxima, PACT's learnt clip."""
    B, S, C, F, K = 12, 8, 3, 8, 4

    def round_(x):
        return x + lax.stop_gradient(jnp.round(x) - x)

    def weights(w):
        scale = jnp.maximum(jnp.abs(w).max((0, 1, 2), keepdims=True), 1e-8) / 127
        return jnp.clip(round_(w / scale), -127, 127) * scale

    def observed(x, s, n):
        low, high = lax.stop_gradient((x.min(), x.max()))
        rate = jnp.where(n == 0, 1.0, 0.05)
        s = {"low": s["low"] + rate * (low - s["low"]), "high": s["high"] + rate * (high - s["high"])}
        scale = jnp.maximum(s["high"] - s["low"], 1e-6) / 255
        zero = jnp.clip(jnp.round(-s["low"] / scale), 0, 255)
        return (jnp.clip(round_(x / scale) + zero, 0, 255) - zero) * scale, s

    def folded(p, s, x, train_stats):
        y = lax.conv_general_dilated(x, p["w"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        mean, var = y.mean((0, 1, 2)), y.var((0, 1, 2))
        s = {"mean": 0.9 * s["mean"] + 0.1 * mean, "var": 0.9 * s["var"] + 0.1 * var}
        running = jnp.sqrt(s["var"] + 1e-5)
        w = weights(p["w"] * p["g"] / lax.stop_gradient(running))
        y = lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        y = jnp.where(train_stats, y * running / jnp.sqrt(var + 1e-5) + p["b"] - mean * p["g"] / jnp.sqrt(var + 1e-5), y + p["b"] - s["mean"] * p["g"] / running)
        a = jax.nn.relu(p["clip"])
        y = jnp.clip(y, 0, a)
        return round_(y / a * 15) * a / 15, s

    def step(p, stats, ranges, opt, n, x, y):
        def loss(p):
            h, r = observed(x, ranges, n)
            new = []
            for q, s in zip(p["convs"], stats):
                h, s = folded(q, s, h, n < 2)
                new.append(s)
            logits = h.mean((1, 2)) @ p["head"]
            ce = optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()
            return ce + 1e-3 * sum(q["clip"] ** 2 for q in p["convs"]), (new, r, ce)

        (value, (stats, ranges, ce)), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), stats, ranges, opt, n + 1, {"loss": value, "ce": ce}

    tx = optax.sgd(1e-2, momentum=0.9, nesterov=True)
    conv = lambda i, c: {"w": draw(i, 3, 3, c, F) * 0.3, "g": jnp.ones(F), "b": jnp.zeros(F), "clip": jnp.full((), 3.0)}  # noqa: E731
    p = {"convs": [conv(0, C), conv(1, F)], "head": draw(2, F, K) * 0.3}
    stats = [{"mean": jnp.zeros(F), "var": jnp.ones(F)} for _ in range(2)]
    return Stranger(step, (p, stats, {"low": jnp.zeros(()), "high": jnp.zeros(())}, tx.init(p), jnp.int32(0), draw(3, B, S, S, C), whole(4, K, B)),
                    ("param", "model_state", "model_state", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4), tolerance=1e-3)


def regrown_connections():
    """RigL: every second step the smallest weights are dropped and those with the largest gradients grown, by ranks, under a cond; moments are cut."""
    B, D, H, K = 12, 10, 16, 4

    def regrow(w, mask, g, count):
        alive = mask > 0
        rank = jnp.argsort(jnp.argsort(jnp.where(alive, jnp.abs(w), jnp.inf).ravel())).reshape(w.shape)
        kept = alive & (rank >= count)
        score = jnp.where(kept, -jnp.inf, jnp.abs(g))
        order = jnp.argsort(jnp.argsort(-score.ravel())).reshape(w.shape)
        grown = order < count
        return (kept | grown).astype(w.dtype), grown

    def step(p, masks, opt, n, x, y):
        def loss(p):
            h = jax.nn.relu(x @ p["a"] + p["c"])
            h = jax.nn.relu(h @ p["b"] + p["d"])
            return optax.softmax_cross_entropy_with_integer_labels(h @ p["out"], y).mean() + 1e-4 * sum((w**2).sum() for w in p.values())

        value, dense = jax.value_and_grad(loss)(p)

        def train(args):
            p, masks, opt = args
            g = {k: v * masks[k] if k in masks else v for k, v in dense.items()}
            u, opt = tx.update(g, opt, p)
            return optax.apply_updates(p, u), masks, opt

        def rewire(args):
            p, masks, opt = args
            part = 0.15 * (1 + jnp.cos(n.astype(jnp.float32) * jnp.pi / 100))
            new = {k: regrow(p[k], m, dense[k], jnp.floor(part * m.sum()).astype(jnp.int32)) for k, m in masks.items()}
            masks = {k: v[0] for k, v in new.items()}
            p = {k: jnp.where(new[k][1], 0.0, v) * masks[k] if k in masks else v for k, v in p.items()}
            trace = {k: jnp.where(new[k][1], 0.0, v) * masks[k] if k in masks else v for k, v in opt[0].trace.items()}
            return p, masks, (optax.TraceState(trace), *opt[1:])

        p, masks, opt = lax.cond(n % 2 == 1, rewire, train, (p, masks, opt))
        density = sum(m.sum() for m in masks.values()) / sum(m.size for m in masks.values())
        return p, masks, opt, n + 1, value, density

    tx = optax.sgd(0.05, momentum=0.9)
    p = {"a": draw(0, D, H) * 0.3, "c": jnp.zeros(H), "b": draw(1, H, H) * 0.3, "d": jnp.zeros(H), "out": draw(2, H, K) * 0.3}
    masks = {k: (draw(i, *p[k].shape) > 0.5).astype(jnp.float32) for i, k in ((5, "a"), (6, "b"))}
    p = {k: v * masks.get(k, 1.0) for k, v in p.items()}
    return Stranger(step, (p, masks, tx.init(p), jnp.int32(0), draw(7, B, D), whole(8, K, B)), ("param", "opt", "opt", "counter", "batch", "batch"),
                    lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def rowwise_tables():
    """DLRM: bags of categories summed from tables, pairwise products, row-wise Adagrad for tables and plain for the rest."""
    B, N, V, D, W, M = 12, 3, 30, 8, 4, 5

    def step(p, rows, dense_opt, numbers, ids, lengths, clicked):
        inside = (jnp.arange(W) < lengths[..., None]).astype(jnp.float32)

        def loss(p):
            x = mlp(p["bottom"], jnp.log1p(jnp.abs(numbers)), jax.nn.relu)
            bags = jax.vmap(lambda table, i: table[i], (0, 1), 1)(p["tables"], ids)
            bags = (bags * inside[..., None]).sum(2)
            every = jnp.concatenate([x[:, None], bags], 1)
            pairs = jnp.einsum("bid,bjd->bij", every, every)
            i, j = jnp.tril_indices(N + 1, -1)
            logit = mlp(p["top"], jnp.concatenate([x, pairs[:, i, j]], 1), jax.nn.relu)[:, 0]
            return optax.sigmoid_binary_cross_entropy(logit, clicked).mean(), jax.nn.sigmoid(logit)

        (value, chance), g = jax.value_and_grad(loss, has_aux=True)(p)
        rows = rows + (g["tables"] ** 2).mean(-1)
        tables = p["tables"] - 0.1 * g["tables"] / (jnp.sqrt(rows)[..., None] + 1e-8)
        rest = {k: v for k, v in p.items() if k != "tables"}
        u, dense_opt = tx.update({k: g[k] for k in rest}, dense_opt, rest)
        normalised = -(clicked * jnp.log(chance) + (1 - clicked) * jnp.log(1 - chance)).mean() / jnp.maximum(-(clicked.mean() * jnp.log(clicked.mean() + 1e-6)), 1e-6)
        return {**optax.apply_updates(rest, u), "tables": tables}, rows, dense_opt, {"loss": value, "normalised": normalised}

    tx = optax.adagrad(0.05)
    p = {"tables": draw(0, N, V, D) * 0.2, "bottom": layers(1, M, 12, D), "top": layers(4, D + N * (N + 1) // 2, 12, 1)}
    rest = {k: v for k, v in p.items() if k != "tables"}
    return Stranger(step, (p, jnp.full((N, V), 0.1), tx.init(rest), draw(7, B, M), whole(8, V, B, N, W), whole(9, W, B, N) + 1, (draw(10, B) > 0).astype(jnp.float32)),
                    ("param", "opt", "opt", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def few_queries():
    """Informer: queries are scored on sampled keys, the most uneven ones attend, the others get the mean; distilling convolutions with pooling."""
    B, L, D, U, Q = 12, 12, 8, 5, 3

    def sparse(p, key, x):
        q, k, v = x @ p["q"], x @ p["k"], x @ p["v"]
        n = x.shape[1]
        drawn = jax.random.randint(key, (n, U), 0, n)
        some = jnp.einsum("bld,blud->blu", q, k[:, drawn])
        _, top = lax.top_k(some.max(-1) - some.mean(-1), Q)
        picked = jnp.take_along_axis(q, top[..., None], 1)
        out = jax.nn.softmax(picked @ k.swapaxes(1, 2) / D**0.5) @ v
        mean = jnp.broadcast_to(v.mean(1, keepdims=True), v.shape)
        return jax.vmap(lambda m, t, o: m.at[t].set(o))(mean, top, out) @ p["o"]

    def distil(w, x):
        y = lax.conv_general_dilated(jnp.pad(x, ((0, 0), (1, 1), (0, 0)), mode="wrap"), w, (1,), "VALID", dimension_numbers=("NWC", "WIO", "NWC"))
        return lax.reduce_window(jax.nn.elu(y), -jnp.inf, lax.max, (1, 3, 1), (1, 2, 1), "SAME")

    def step(s, x, marks, y):
        key, *subs = jax.random.split(s["key"], 3)

        def loss(p):
            h = x @ p["value"] + marks @ p["time"] + p["position"]
            for layer, sub in zip(p["layers"], subs):
                h = h + sparse(layer, sub, h)
                h = distil(layer["conv"], h)
            out = h.reshape(B, -1) @ p["out"]
            return ((out - y) ** 2).mean(), jnp.abs(out - y).mean()

        (value, mae), g = jax.value_and_grad(loss, has_aux=True)(s["p"])
        u, opt = tx.update(g, s["opt"], s["p"])
        return {"p": optax.apply_updates(s["p"], u), "opt": opt, "key": key}, {"mse": value, "mae": mae}

    tx = optax.adam(1e-3)
    layer = lambda i: {**{n: draw(i + j, D, D) * 0.3 for j, n in enumerate("qkvo")}, "conv": draw(i + 4, 3, D, D) * 0.2}  # noqa: E731
    p = {"value": draw(0, 3, D) * 0.3, "time": draw(1, 2, D) * 0.3, "position": draw(2, L, D) * 0.1, "layers": [layer(3), layer(8)], "out": draw(13, 3 * D, 4) * 0.2}
    return Stranger(step, ({"p": p, "opt": tx.init(p), "key": jax.random.PRNGKey(9)}, draw(14, B, L, 3), draw(15, B, L, 2), draw(16, B, 4)),
                    ({"p": "param", "opt": "opt", "key": "rng"}, "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def quantile_clipped_privacy():
    """DP-SGD whose bound follows a quantile of the examples' norms, by a noisy count, with noise on sums; per layer norms are reported."""
    B, D, H, K = 12, 8, 12, 4

    def step(p, opt, bound, key, x, y):
        key, k1, k2 = jax.random.split(key, 3)

        def one(p, x, y):
            logits = jax.nn.tanh(x @ p["a"] + p["b"]) @ p["c"]
            return optax.softmax_cross_entropy_with_integer_labels(logits, y)

        losses, g = jax.vmap(jax.value_and_grad(one), (None, 0, 0))(p, x, y)
        norms = jnp.sqrt(sum((v**2).reshape(B, -1).sum(1) for v in jax.tree.leaves(g)))
        scale = jnp.minimum(1.0, bound / (norms + 1e-12))
        total = T(lambda v: jnp.tensordot(scale, v, 1), g)
        leaves, tree = jax.tree.flatten(total)
        noise = [1.1 * bound * jax.random.normal(k, v.shape) for k, v in zip(jax.random.split(k1, len(leaves)), leaves)]
        mean = tree.unflatten([(v + e) / B for v, e in zip(leaves, noise)])
        below = (norms <= bound).astype(jnp.float32)
        part = (below - 0.5).mean() + 0.5 + 0.05 * jax.random.normal(k2)
        bound = bound * jnp.exp(-0.2 * (part - 0.5))
        u, opt = tx.update(mean, opt, p)
        return optax.apply_updates(p, u), opt, bound, key, {"loss": losses.mean(), "clipped": 1 - below.mean(), "layers": [jnp.linalg.norm(v) for v in jax.tree.leaves(mean)]}

    tx = optax.sgd(0.1, momentum=0.9)
    p = {"a": draw(0, D, H) * 0.3, "b": jnp.zeros(H), "c": draw(1, H, K) * 0.3}
    return Stranger(step, (p, tx.init(p), jnp.float32(1.0), jax.random.PRNGKey(2), draw(3, B, D), whole(4, K, B)),
                    ("param", "opt", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def control_variates_of_clients():
    """SCAFFOLD: clients train a few steps with their own corrections, which come back by client; the server averages by weights and uses Adam.

    What is trained for each client has no rows: those of all clients are the batch.
    """
    N, K, B, D, H = 4, 3, 12, 6, 8

    def net(p, x):
        return jnp.tanh(x @ p["a"] + p["b"]) @ p["c"]

    def client(p, server, own, x, y):
        def one(q, xs):
            x, y = xs
            value, g = jax.value_and_grad(lambda q: ((net(q, x)[:, 0] - y) ** 2).mean())(q)
            return T(lambda w, g, s, o: w - 0.05 * (g + s - o), q, g, server, own), value
        q, losses = lax.scan(one, p, (x, y))
        new = T(lambda o, s, w, q: o - s + (w - q) / (K * 0.05), own, server, p, q)
        return T(jnp.subtract, q, p), new, losses

    def step(state, own, x, y, weight):
        delta, new, losses = jax.vmap(client, (None, None, 0, 0, 0))(state["p"], state["server"], own, x, y)
        share = weight / weight.sum()
        mean = T(lambda d: -jnp.tensordot(share, d, 1), delta)
        server = T(lambda s, n, o: s + (n - o).mean(0), state["server"], new, own)
        u, opt = tx.update(mean, state["opt"], state["p"])
        return {"p": optax.apply_updates(state["p"], u), "opt": opt, "server": server}, new, {"first": losses[:, 0].mean(), "last": (losses[:, -1] * share).sum()}

    tx = optax.adam(1e-2, b2=0.99, eps=1e-3)
    p = {"a": draw(0, D, H) * 0.3, "b": jnp.zeros(H), "c": draw(1, H, 1) * 0.3}
    own = T(lambda w: jnp.zeros((N, *w.shape)), p)
    return Stranger(step, ({"p": p, "opt": tx.init(p), "server": T(jnp.zeros_like, p)}, own, draw(2, N, K, B, D), draw(3, N, K, B), jnp.abs(draw(4, N)) + 0.5),
                    ({"p": "param", "opt": "opt", "server": "opt"}, "opt", "batch:2", "batch:2", "frozen"), lambda a, r: (r[0], r[1], *a[2:]), (0, 1))


ESTIMATORS = {
    "hidden_states": hidden_states,
    "resampled_particles": resampled_particles,
    "natural_inducing": natural_inducing,
    "sketches": sketches,
    "ranked_mutations": ranked_mutations,
    "spikes": spikes,
    "folded_and_quantised": folded_and_quantised,
    "regrown_connections": regrown_connections,
    "rowwise_tables": rowwise_tables,
    "few_queries": few_queries,
    "quantile_clipped_privacy": quantile_clipped_privacy,
    "control_variates_of_clients": control_variates_of_clients,
}
