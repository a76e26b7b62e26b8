"""Sorting, halting, several steps a call, complex states, derivatives by hand, statistics, pyramids, projections."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from methods import B, C, F, _ce, _curvature_data, _two
from stranger import Stranger


def differentiable_sorting():
    """Ranking by a Sinkhorn sort of each list [B, L], a median and quantiles of predictions as metrics, a Spearman term."""
    L = 8

    def step(state, x, rel):
        def loss_fn(p):
            s = mlp(p, x)[..., 0]
            cost = (s[..., None] - jnp.linspace(-1, 1, L)) ** 2
            lp = -cost / 0.1

            def body(lp, _):
                lp = lp - jax.nn.logsumexp(lp, -1, keepdims=True)
                return lp - jax.nn.logsumexp(lp, -2, keepdims=True), None

            lp, _ = jax.lax.scan(body, lp, None, 6)
            gain = (jnp.exp(lp) * (2.0 ** rel[..., None] - 1) / jnp.log2(L + 1.0 - jnp.arange(L))).sum((-1, -2))
            ideal = ((2.0 ** jnp.sort(rel, -1)[:, ::-1] - 1) / jnp.log2(2.0 + jnp.arange(L))).sum(-1)
            return 1 - (gain / (ideal + 1e-6)).mean(), s

        (loss, s), g = jax.value_and_grad(loss_fn, has_aux=True)(state[0])
        u, o = tx.update(g, state[1], state[0])
        return (optax.apply_updates(state[0], u), o), {
            "loss": loss,
            "median": jnp.median(s),
            "q": jnp.quantile(s, jnp.array([0.1, 0.9])),
        }

    tx = optax.lamb(1e-3)
    p = layers(0, F, 32, 1)
    return _two(step, (p, tx.init(p)), ("param", "opt"), draw(5, B, L, F), whole(6, 4, B, L).astype(jnp.float32))


def adaptive_depth():
    """PonderNet-like halting: a while_loop until all rows have halted or eight rounds, for a metric; training by a fixed
    scan."""

    def step(state, x, y):
        def cell(p, h):
            h = jnp.tanh(h @ p["w"] + x @ p["in"])
            return h, jax.nn.sigmoid((h @ p["halt"])[:, 0])

        def loss_fn(p):
            def body(c, _):
                h, still = c
                h, lam = cell(p, h)
                return (h, still * (1 - lam)), (_ce(h @ p["out"], y), still * lam)

            (_, rest), (ce, pr) = jax.lax.scan(body, (jnp.zeros((B, 32)), jnp.ones(B)), None, 5)
            prior = 0.3 * 0.7 ** jnp.arange(5)
            kl = (pr * (jnp.log(pr + 1e-6) - jnp.log(prior)[:, None])).sum(0)
            return ((ce * pr).sum(0) + 0.01 * kl + rest * ce[-1]).mean()

        loss, g = jax.value_and_grad(loss_fn)(state["p"])
        u, o = tx.update(g, state["o"])

        def more(c):
            return (c[0] < 8) & (c[2] > 0.3).any()

        def again(c):
            h, lam = cell(state["p"], c[1])
            return c[0] + 1, h, c[2] * (1 - lam)

        rounds, _, _ = jax.lax.while_loop(more, again, (0, jnp.zeros((B, 32)), jnp.ones(B)))
        return {"p": optax.apply_updates(state["p"], u), "o": o}, {"loss": loss, "rounds": rounds}

    tx = optax.adam(1e-3)
    p = {"w": draw(0, 32, 32) * 0.2, "in": draw(1, F, 32) * 0.2, "halt": draw(2, 32, 1) * 0.3, "out": draw(3, 32, C) * 0.2}
    return _two(step, {"p": p, "o": tx.init(p)}, {"p": "param", "o": "opt"}, *_curvature_data())


def several_batches_a_call():
    """K optimizer steps a call over data [K, B, F] in a scan with an average of weights; losses [K] come back."""
    K = 3

    def step(carry, xs, ys):
        def one(carry, item):
            p, o, ema, n = carry
            loss, g = jax.value_and_grad(lambda p: _ce(mlp(p, item[0]), item[1]).mean())(p)
            u, o = tx.update(g, o, p)
            p = optax.apply_updates(p, u)
            return (p, o, optax.incremental_update(p, ema, 0.1), n + 1), loss

        carry, losses = jax.lax.scan(one, carry, (xs, ys))
        return carry, losses

    tx = optax.adamw(1e-3)
    p = layers(0, F, 32, C)
    return Stranger(
        step,
        ((p, tx.init(p), p, jnp.int32(0)), draw(5, K, B, F), whole(6, C, K, B)),
        (("param", "opt", "model_state", "step"), "batch:1", "batch:1"),
        lambda a, r: (r[0], *a[1:]),
        tolerance=1e-3,
    )


def complex_unitary():
    """A unitary recurrence (LRU) with complex diagonal states, parameters in polar form, an associative scan; complex
    inputs by FFT."""
    S, T = 16, 12

    def step(state, x, y):
        def loss_fn(p):
            lam = jnp.exp(-jnp.exp(p["nu"]) + 1j * jnp.exp(p["theta"]))
            gamma = jnp.sqrt(1 - jnp.abs(lam) ** 2)
            u = (x @ (p["br"] + 1j * p["bi"])) * gamma

            def op(a, b):
                return a[0] * b[0], b[0] * a[1] + b[1]

            _, h = jax.lax.associative_scan(op, (jnp.broadcast_to(lam, u.shape), u), axis=1)
            out = (h @ (p["cr"] + 1j * p["ci"])).real + x * p["d"]
            spectrum = jnp.abs(jnp.fft.rfft(out, axis=1)).mean()
            return _ce(jax.nn.gelu(out).mean(1) @ p["out"], y).mean() + 1e-3 * spectrum

        loss, g = jax.value_and_grad(loss_fn)(state[0])
        u, o = tx.update(g, state[1], state[0])
        return (optax.apply_updates(state[0], u), o), loss

    tx = optax.adamw(1e-3)
    p = {
        "nu": draw(0, S) * 0.3 - 1,
        "theta": draw(1, S) * 0.3,
        "br": draw(2, F, S) * 0.2,
        "bi": draw(3, F, S) * 0.2,
        "cr": draw(4, S, F) * 0.2,
        "ci": draw(5, S, F) * 0.2,
        "d": draw(6, F),
        "out": draw(7, F, C) * 0.2,
    }
    return _two(step, (p, tx.init(p)), ("param", "opt"), draw(8, B, T, F), whole(9, C, B))


def straight_through_custom():
    """custom_vjp sign with a clipped gradient, custom_jvp soft-threshold; a binary network with batch norm whose averages
    are kept in a list."""

    @jax.custom_vjp
    def sign(x):
        return jnp.where(x >= 0, 1.0, -1.0)

    sign.defvjp(lambda x: (sign(x), x), lambda x, g: (g * (jnp.abs(x) < 1),))

    @jax.custom_jvp
    def shrink(x):
        return jnp.sign(x) * jnp.maximum(jnp.abs(x) - 0.1, 0)

    shrink.defjvp(lambda p, t: (shrink(p[0]), jnp.where(jnp.abs(p[0]) > 0.1, t[0], 0.1 * t[0])))

    def step(params, stats, mom, x, y):
        def loss_fn(params):
            h, new = x, []
            for (w, g, b), (m, v) in zip(params[:-1], stats):
                h = h @ (sign(w) * jnp.abs(w).mean(0))
                mean, var = h.mean(0), h.var(0)
                new.append((m + 0.1 * (mean - m), v + 0.1 * (var - v)))
                h = shrink((h - mean) / jnp.sqrt(var + 1e-5) * g + b)
            return jnp.maximum(0, 1 - (2 * jax.nn.one_hot(y, C) - 1) * (h @ params[-1])).__pow__(2).mean(), new

        (loss, stats), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        mom = jax.tree.map(lambda m, g: 0.9 * m + g, mom, g)
        params = jax.tree.map(lambda p, m: jnp.clip(p - 1e-2 * m, -1.5, 1.5), params, mom)
        return params, stats, mom, loss

    params = [
        (draw(0, F, 32) * 0.5, jnp.ones(32), jnp.zeros(32)),
        (draw(1, 32, 32) * 0.5, jnp.ones(32), jnp.zeros(32)),
        draw(2, 32, C) * 0.2,
    ]
    stats = [(jnp.zeros(32), jnp.ones(32)) for _ in range(2)]
    return Stranger(
        step,
        (params, stats, jax.tree.map(jnp.zeros_like, params), *_curvature_data()),
        ("param", "model_state", "opt", "batch", "batch"),
        lambda a, r: (*r[:3], *a[3:]),
        tolerance=5e-2,
    )


def running_normaliser():
    """A PPO-like critic with a running normaliser of observations in Welford's form beside the TrainState, returns scaled
    by their own."""

    def step(p, opt, norm, ret, obs, returns):
        n = norm["count"] + B
        delta = obs.mean(0) - norm["mean"]
        mean = norm["mean"] + delta * B / n
        m2 = norm["m2"] + ((obs - obs.mean(0)) ** 2).sum(0) + delta**2 * norm["count"] * B / n
        z = (obs - mean) / jnp.sqrt(m2 / n + 1e-8)
        ret = ret + 0.05 * (jnp.abs(returns).mean() - ret)

        def loss_fn(p):
            return ((mlp(p, z, jnp.tanh)[:, 0] - returns / ret) ** 2).mean()

        loss, g = jax.value_and_grad(loss_fn)(p)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, {"count": n, "mean": mean, "m2": m2}, ret, loss

    tx = optax.adam(1e-3)
    p = layers(0, F, 32, 1)
    norm = {"count": jnp.float32(4), "mean": jnp.zeros(F), "m2": jnp.ones(F)}
    return Stranger(
        step,
        (p, tx.init(p), norm, jnp.float32(1), draw(5, B, F), draw(6, B)),
        ("param", "opt", "model_state", "model_state", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        tolerance=1e-3,
    )


def resized_pyramids():
    """Images resized inside by jax.image, a feature pyramid, anchors with labels -1 / 0 / 1, focal and smooth L1, per-
    image counts."""

    def step(state, images, labels, boxes):
        def loss_fn(p):
            h, feats = images, []
            for w in p["w"]:
                h = jax.nn.relu(jax.lax.conv_general_dilated(h, w, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")))
                feats.append(h)
            top = feats[1] @ p["lat"][1]
            low = feats[0] @ p["lat"][0] + jax.image.resize(top, (8, 8, 8, 8), "bilinear")
            flat = jnp.concatenate([low.reshape(8, 64, 8), top.reshape(8, 16, 8)], 1)
            logit, reg = (flat @ p["cls"])[..., 0], flat @ p["box"]
            pos = (labels == 1).astype(jnp.float32)
            pr = jax.nn.sigmoid(logit)
            pt = jnp.where(pos > 0, pr, 1 - pr)
            focal = -jnp.where(pos > 0, 0.25, 0.75) * (1 - pt) ** 2 * jnp.log(pt + 1e-6) * (labels >= 0)
            n = jnp.maximum(pos.sum(1), 1)
            return (focal.sum(1) / n + (optax.huber_loss(reg, boxes).sum(-1) * pos).sum(1) / n).mean(), n

        (loss, n), g = jax.value_and_grad(loss_fn, has_aux=True)(state[0])
        u, o = tx.update(g, state[1])
        return (optax.apply_updates(state[0], u), o), (loss, n)

    tx = optax.sgd(1e-2, momentum=0.9)
    p = {
        "w": [draw(0, 3, 3, 3, 8) * 0.3, draw(1, 3, 3, 8, 8) * 0.2],
        "lat": [draw(2, 8, 8) * 0.3, draw(3, 8, 8) * 0.3],
        "cls": draw(4, 8, 1) * 0.3,
        "box": draw(5, 8, 4) * 0.3,
    }
    return _two(step, (p, tx.init(p)), ("param", "opt"), draw(6, 8, 16, 16, 3), whole(7, 3, 8, 80) - 1, draw(8, 8, 80, 4))


def mirrored_descent():
    """Exponentiated gradients on mixture weights, projected gradients on a simplex by sorting, a frozen bank of experts'
    predictions."""
    E = 6

    def step(w, v, bank, x, y):
        def loss_fn(w, v):
            each = jnp.einsum("bf,efc->bec", x, bank)
            mixed = jnp.einsum("bec,e->bc", jax.nn.log_softmax(each), w)
            gate = jax.nn.softmax(x @ v)
            return _ce(mixed + jnp.einsum("bec,be->bc", each, gate), y).mean()

        loss, (gw, gv) = jax.value_and_grad(loss_fn, (0, 1))(w, v)
        w = w * jnp.exp(-0.1 * gw)
        w = w / w.sum()
        v = v - 0.1 * gv
        u = jnp.sort(v, axis=0)[::-1]
        css = jnp.cumsum(u, 0) - 1
        k = jnp.arange(1, F + 1)[:, None]
        rho = (u - css / k > 0).sum(0)
        theta = jnp.take_along_axis(css, rho[None] - 1, 0) / rho
        return w, jnp.maximum(v - theta, 0), loss

    return Stranger(
        step,
        (jnp.full(E, 1 / E), jax.nn.softmax(draw(1, F, E), 0), draw(2, E, F, C) * 0.2, *_curvature_data()),
        ("param", "param", "frozen", "batch", "batch"),
        lambda a, r: (r[0], r[1], *a[2:]),
        tolerance=1e-3,
    )


def per_layer_everything():
    """LARS-like rates from norms per layer in a dictionary of metrics, weight decay by mask of names, noise on gradients
    annealed by the step."""

    def step(train_state, batch, rng):
        t = train_state["step"]

        def loss_fn(p):
            h = batch["features"]
            for name in ("stem", "mid"):
                h = jax.nn.relu(h @ p[name]["kernel"] + p[name]["bias"])
            logits = h @ p["head"]["kernel"] + p["head"]["bias"]
            per = _ce(logits, batch["labels"]) * batch["sample_weight"]
            return per.sum() / batch["sample_weight"].sum(), {
                "per_example_loss": per,
                "predictions": logits.argmax(-1),
                "logits": logits,
            }

        (loss, aux), grads = jax.value_and_grad(loss_fn, has_aux=True)(train_state["params"])
        keys = iter(jax.random.split(jax.random.fold_in(rng, t), 6))
        sigma = jnp.sqrt(0.01 / (1 + t) ** 0.55)
        grads = jax.tree.map(lambda g: g + sigma * jax.random.normal(next(keys), g.shape), grads)
        norms = {k: optax.global_norm(v) for k, v in grads.items()}
        lr = 0.1 * jnp.minimum(1.0, (t + 1) / 5)

        def one(name, p, g, m):
            if name == "kernel":
                pn, gn = jnp.linalg.norm(p), jnp.linalg.norm(g)
                g = (g + 1e-4 * p) * jnp.where((pn > 0) & (gn > 0), 0.02 * pn / (gn + 1e-4 * pn), 1.0)
            return 0.9 * m + lr * g

        mom = {
            k: {n: one(n, train_state["params"][k][n], grads[k][n], train_state["momentum"][k][n]) for n in v}
            for k, v in grads.items()
        }
        params = jax.tree.map(lambda p, m: p - m, train_state["params"], mom)
        cm = jnp.zeros((C, C)).at[batch["labels"], aux["predictions"]].add(batch["sample_weight"])
        return {"params": params, "momentum": mom, "step": t + 1}, {
            "loss": loss,
            "lr": lr,
            "grad_norms": norms,
            "confusion": cm,
            "histogram": jnp.histogram(aux["logits"], bins=8, range=(-3, 3))[0],
            **aux,
        }

    params = {
        "stem": {"kernel": draw(0, F, 32) * 0.2, "bias": jnp.zeros(32)},
        "mid": {"kernel": draw(1, 32, 32) * 0.2, "bias": jnp.zeros(32)},
        "head": {"kernel": draw(2, 32, C) * 0.2, "bias": jnp.zeros(C)},
    }
    state = {"params": params, "momentum": jax.tree.map(jnp.zeros_like, params), "step": jnp.int32(0)}
    batch = {"features": draw(5, B, F), "labels": whole(6, C, B), "sample_weight": jax.nn.sigmoid(draw(7, B))}
    return Stranger(
        step,
        (state, batch, jax.random.PRNGKey(0)),
        ({"params": "param", "momentum": "opt", "step": "step"}, "batch", "rng"),
        lambda a, r: (r[0], *a[1:]),
        (0,),
        tolerance=1e-3,
    )


MACHINERY = {
    make.__name__: make
    for make in (
        differentiable_sorting,
        adaptive_depth,
        several_batches_a_call,
        complex_unitary,
        straight_through_custom,
        running_normaliser,
        resized_pyramids,
        mirrored_descent,
        per_layer_everything,
    )
}
