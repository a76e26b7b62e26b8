"""Vision, sound, signals and recommendations as their own papers train them: consistency of labels, reversal, groups, sorts, alignments."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map


def thresholds_of_classes():
    """Semi-supervised: weak views label strong ones where sure enough for their class; how often a class was chosen is an average; ragged rows."""
    B, M, F, C = 12, 24, 8, 4

    def step(p, ema, opt, chosen, x, y, weak, strong):
        def loss(p):
            logits = mlp(p, jnp.concatenate([x, weak, strong]))
            labelled, lw, ls = jnp.split(logits, [B, B + M])
            q = lax.stop_gradient(jax.nn.softmax(lw))
            top, label = q.max(-1), q.argmax(-1)
            status = chosen / jnp.maximum(chosen.max(), 1e-6)
            mask = (top >= 0.4 * (status / (2 - status))[label]).astype(jnp.float32)
            counts = jax.nn.one_hot(label, C) * mask[:, None]
            return cross_entropy(labelled, y).mean() + (cross_entropy(ls, label) * mask).mean(), (counts.mean(0), mask.mean())
        (value, (seen, used)), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        p = optax.apply_updates(p, u)
        return p, optax.incremental_update(p, ema, 0.01), opt, 0.9 * chosen + 0.1 * seen, value, used

    tx = optax.sgd(optax.cosine_decay_schedule(0.05, 100), 0.9, nesterov=True)
    p = layers(0, F, 16, C)
    return Stranger(step, (p, T(jnp.copy, p), tx.init(p), jnp.full(C, 0.1), draw(3, B, F), whole(4, C, B), draw(5, M, F), draw(6, M, F)),
                    ("param", "model_state", "opt", "model_state", "batch", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def domains_told_apart():
    """Gradients are reversed, by a factor that grows with the count, between features and what tells two domains apart; covariances are aligned."""
    B, F, C = 12, 8, 4

    @jax.custom_vjp
    def reverse(x, factor):
        return x
    reverse.defvjp(lambda x, factor: (x, factor), lambda factor, g: (T(lambda v: -factor * v, g), None))

    def step(p, opt, t, source, y, target):
        factor = 2 / (1 + jnp.exp(-10 * t.astype(jnp.float32) / 50)) - 1

        def loss(p):
            z = mlp(p["features"], jnp.concatenate([source, target]), jnp.tanh)
            zs, zt = z[:B], z[B:]
            cov = lambda z: (z - z.mean(0)).T @ (z - z.mean(0)) / (z.shape[0] - 1)
            domain = mlp(p["domain"], reverse(z, factor))[:, 0]
            told = optax.sigmoid_binary_cross_entropy(domain, (jnp.arange(2 * B) < B).astype(jnp.float32)).mean()
            return cross_entropy(mlp(p["labels"], zs), y).mean() + told + jnp.square(cov(zs) - cov(zt)).sum() / 4
        value, g = jax.value_and_grad(loss)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, t + 1, value

    tx = optax.sgd(0.02, 0.9)
    p = {"features": layers(0, F, 16, 8), "labels": layers(2, 8, C), "domain": layers(4, 8, 8, 1)}
    return Stranger(step, (p, tx.init(p), jnp.int32(1), draw(7, B, F), whole(8, C, B), draw(9, B, F) + 1), ("param", "opt", "counter", "batch", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2))


def worst_groups_weighted():
    """Distributional robustness: losses of groups by segments, weights of groups by exponentiated ascent, counts of groups adjust them."""
    B, F, C, G = 24, 8, 3, 4

    def step(state, x, y, group):
        def loss(p):
            each = cross_entropy(mlp(p, x), y)
            n = jax.ops.segment_sum(jnp.ones(B), group, G)
            by_group = jax.ops.segment_sum(each, group, G) / jnp.maximum(n, 1)
            q = state["q"] * jnp.exp(0.1 * lax.stop_gradient(by_group + 1.0 / jnp.sqrt(state["seen"] + n)))
            q = q / q.sum()
            return by_group @ q, (by_group, q, n)
        (value, (by_group, q, n)), g = jax.value_and_grad(loss, has_aux=True)(state["model"])
        u, opt = tx.update(g, state["opt"], state["model"])
        return {"model": optax.apply_updates(state["model"], u), "opt": opt, "q": q, "seen": state["seen"] + n}, {"robust": value, "groups": by_group}

    tx = optax.adamw(1e-2)
    p = layers(0, F, 16, C)
    return Stranger(step, ({"model": p, "opt": tx.init(p), "q": jnp.full(G, 1 / G), "seen": jnp.zeros(G)}, draw(4, B, F), whole(5, C, B), whole(6, G, B)),
                    ({"model": "param", "opt": "opt", "q": "model_state", "seen": "model_state"}, "batch", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,))


def targets_of_examples():
    """Labels are noisy: a target of each example of the data set, by its number, is an average of what the network said; mixed inputs by Beta."""
    B, F, C, N = 12, 8, 4, 60

    def step(p, opt, targets, key, index, x, y):
        key, k1, k2 = jax.random.split(key, 3)
        lam = jax.random.beta(k1, 1.0, 1.0)
        order = jax.random.permutation(k2, B)

        def loss(p):
            logits = mlp(p, lam * x + (1 - lam) * x[order])
            q = jnp.clip(jax.nn.softmax(mlp(p, x)), 1e-4, 1 - 1e-4)
            said = lax.stop_gradient(q / q.sum(-1, keepdims=True))
            new = targets.at[index].set(0.7 * targets[index] + 0.3 * said)
            t = lam * new[index] + (1 - lam) * new[index[order]]
            mixed = lam * cross_entropy(logits, y) + (1 - lam) * cross_entropy(logits, y[order])
            return mixed.mean() + 3 * jnp.log(1 - (t * jax.nn.softmax(logits)).sum(-1) * 0.99).mean(), new
        (value, targets), g = jax.value_and_grad(loss, has_aux=True)(p)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, targets, key, value

    tx = optax.chain(optax.add_decayed_weights(1e-3), optax.sgd(0.02, 0.9))
    p = layers(0, F, 16, C)
    index = jnp.asarray([5, 17, 3, 44, 28, 9, 51, 30, 12, 59, 0, 21], jnp.int32)
    return Stranger(step, (p, tx.init(p), jnp.zeros((N, C)), jax.random.key(2), index, draw(5, B, F), whole(6, C, B)),
                    ("param", "opt", "model_state", "rng", "batch", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3))


def two_that_choose_for_each_other():
    """Co-teaching: each of two networks trains on the rows whose loss is small for the other; the share falls with the count."""
    B, F, C = 24, 8, 4

    def step(one, two, opt1, opt2, t, x, y):
        keep = 1 - 0.25 * jnp.minimum(t / 10, 1)

        def small(p):
            each = cross_entropy(mlp(p, x), y)
            rank = jnp.argsort(jnp.argsort(each))
            return (rank < jnp.floor(keep * B)).astype(jnp.float32)
        m1, m2 = small(one), small(two)

        def loss(p, mask):
            return jnp.sum(cross_entropy(mlp(p, x), y) * mask) / mask.sum()
        l1, g1 = jax.value_and_grad(loss)(one, m2)
        l2, g2 = jax.value_and_grad(loss)(two, m1)
        u1, opt1 = tx.update(g1, opt1, one)
        u2, opt2 = tx.update(g2, opt2, two)
        agree = (mlp(one, x).argmax(-1) == mlp(two, x).argmax(-1)).mean()
        return optax.apply_updates(one, u1), optax.apply_updates(two, u2), opt1, opt2, t + 1, (l1, l2, agree)

    tx = optax.adam(1e-2)
    one, two = layers(0, F, 16, C), layers(10, F, 16, C)
    return Stranger(step, (one, two, tx.init(one), tx.init(two), jnp.int32(0), draw(20, B, F), whole(21, C, B)),
                    ("param", "param", "opt", "opt", "counter", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4))


def intersections_sorted():
    """Segmentation by the Lovász hinge of each class over all pixels of the batch, Dice, and deep supervision of a small U."""
    B, H, C = 12, 8, 3

    def conv(x, w, stride=1):
        return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def lovasz(prob, y):
        total = 0.0
        for c in range(C):
            fg = (y == c).astype(jnp.float32).ravel()
            error = jnp.abs(fg - prob[..., c].ravel())
            order = jnp.argsort(-error)
            e, f = error[order], fg[order]
            inter, union = f.sum() - jnp.cumsum(f), f.sum() + jnp.cumsum(1 - f)
            jac = 1 - inter / union
            total = total + e @ jnp.concatenate([jac[:1], jac[1:] - jac[:-1]])
        return total / C

    def loss(p, x, y):
        a = jax.nn.relu(conv(x, p["a"]))
        b = jax.nn.relu(conv(a, p["b"], 2))
        up = jax.image.resize(b, (B, H, H, 6), "bilinear")
        logits, deep = conv(jnp.concatenate([a, up], -1), p["out"]), conv(b, p["deep"])
        prob = jax.nn.softmax(logits)
        hot = jax.nn.one_hot(y, C)
        dice = 1 - (2 * (prob * hot).sum((0, 1, 2)) + 1) / (prob.sum((0, 1, 2)) + hot.sum((0, 1, 2)) + 1)
        return lovasz(prob, y) + dice.mean() + 0.4 * cross_entropy(deep, y[:, ::2, ::2]).mean()

    tx = optax.adamw(3e-3)
    p = {"a": draw(0, 3, 3, 2, 6) * 0.3, "b": draw(1, 3, 3, 6, 6) * 0.2, "out": draw(2, 1, 1, 12, C) * 0.3, "deep": draw(3, 1, 1, 6, C) * 0.3}
    return plain(trained(loss, tx), p, tx, (draw(4, B, H, H, 2), whole(5, C, B, H, H)))


def aligned_monotonically():
    """Text to sound: the best monotonic alignment by a scan forward and a scan back, durations learnt from it, a flow on frames."""
    B, N, M, D = 12, 4, 9, 6

    def align(score):
        def ahead(v, s):
            v = jnp.maximum(v, jnp.concatenate([jnp.full((B, 1), -1e9), v[:, :-1]], 1)) + s
            return v, v
        first = jnp.where(jnp.arange(N) == 0, score[:, 0], -1e9)
        _, vs = lax.scan(ahead, first, score[:, 1:].swapaxes(0, 1))
        vs = jnp.concatenate([first[None], vs])

        def back(at, v):
            rows = jnp.arange(B)
            stay, move = v[rows, at], jnp.where(at > 0, v[rows, jnp.maximum(at - 1, 0)], -2e9)
            at = jnp.where(move > stay, at - 1, at)
            return at, at
        last = jnp.full(B, N - 1)
        _, ats = lax.scan(back, last, vs[:-1], reverse=True)
        return jax.nn.one_hot(jnp.concatenate([ats, last[None]]).swapaxes(0, 1), N)

    def loss(p, text, frames):
        h = p["embed"][text] + p["place"]
        mean, dur = h @ p["mean"], (h @ p["dur"])[..., 0]
        a, b = jnp.split(frames, 2, -1)
        scale = jnp.tanh(mlp(p["flow"], a, jnp.tanh))
        z = jnp.concatenate([a, b * jnp.exp(scale)], -1)
        score = -0.5 * jnp.square(z[:, :, None] - mean[:, None]).sum(-1)
        path = lax.stop_gradient(align(score))
        nll = 0.5 * jnp.square(z - path @ mean).sum(-1).mean() - scale.sum(-1).mean()
        return nll + jnp.square(dur - jnp.log(path.sum(1) + 1e-6)).mean()

    tx = optax.adamw(1e-3, b1=0.8, b2=0.99)
    p = {"embed": draw(0, 10, 8), "place": draw(1, N, 8), "mean": draw(2, 8, D) * 0.4, "dur": draw(3, 8, 1) * 0.3, "flow": layers(4, D // 2, 12, D // 2)}
    return plain(trained(loss, tx), p, tx, (whole(6, 10, B, N), draw(7, B, M, D)))


def sound_to_text_by_paths():
    """Sound to text: bands and stretches of time are masked by keys, convolutions with batch norm, `optax.ctc_loss` with paddings of both."""
    B, S, F, N, V = 12, 16, 8, 4, 7

    def masked(key, x):
        k1, k2, k3, k4 = jax.random.split(key, 4)
        w, at = jax.random.randint(k1, (B, 1), 0, 3), jax.random.randint(k2, (B, 1), 0, F)
        band = (jnp.arange(F) >= at) & (jnp.arange(F) < at + w)
        w, at = jax.random.randint(k3, (B, 1), 0, 4), jax.random.randint(k4, (B, 1), 0, S)
        time = (jnp.arange(S) >= at) & (jnp.arange(S) < at + w)
        return jnp.where(band[:, None] | time[..., None], 0.0, x)

    def step(state, batch, rng):
        def loss(p):
            x = masked(rng, batch["sound"])
            h = lax.conv_general_dilated(x, p["conv"], (2,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))
            valid = (1 - batch["pad"][:, ::2])[..., None]
            n = valid.sum()
            mean = (h * valid).sum((0, 1)) / n
            var = (jnp.square(h - mean) * valid).sum((0, 1)) / n
            h = jax.nn.silu((h - mean) * lax.rsqrt(var + 1e-3) * p["scale"] + p["offset"]) * valid
            deep = lax.conv_general_dilated(h, p["deep"], (1,), [(3, 0)], dimension_numbers=("NWC", "WIO", "NWC"), feature_group_count=16)
            logits = (h + deep) @ p["out"]
            ctc = optax.ctc_loss(logits, batch["pad"][:, ::2], batch["labels"], batch["label_pad"])
            return (ctc / jnp.maximum((1 - batch["label_pad"]).sum(-1), 1)).mean(), (mean, var)
        (value, (mean, var)), g = jax.value_and_grad(loss, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        stats = {"mean": 0.9 * state["stats"]["mean"] + 0.1 * mean, "var": 0.9 * state["stats"]["var"] + 0.1 * var}
        return {"params": optax.apply_updates(state["params"], u), "opt": opt, "stats": stats}, value

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(2e-3, b2=0.98))
    p = {"conv": draw(0, 3, F, 16) * 0.2, "scale": jnp.ones(16), "offset": jnp.zeros(16), "deep": draw(1, 4, 1, 16) * 0.3, "out": draw(2, 16, V) * 0.3}
    pad = (jnp.arange(S) >= 10 + whole(3, 7, B)[:, None]).astype(jnp.float32)
    label_pad = (jnp.arange(N) >= 1 + whole(4, N, B)[:, None]).astype(jnp.float32)
    batch = {"sound": draw(5, B, S, F), "pad": pad, "labels": 1 + whole(6, V - 1, B, N), "label_pad": label_pad}
    state = {"params": p, "opt": tx.init(p), "stats": {"mean": jnp.zeros(16), "var": jnp.ones(16)}}
    return Stranger(step, (state, batch, jax.random.key(9)), ({"params": "param", "opt": "opt", "stats": "model_state"}, "batch", "rng"),
                    lambda a, r: (r[0], *a[1:]), (0,))


def attentive_tables():
    """TabNet: features are chosen by sparsemax with a prior, ghost batches are normalised apart, residuals by the root of a half."""
    B, F, D, C, V = 24, 10, 8, 3, 8

    def sparsemax(z):
        s = -jnp.sort(-z, -1)
        k = jnp.arange(1, F + 1)
        cum = jnp.cumsum(s, -1)
        size = (1 + k * s > cum).sum(-1, keepdims=True)
        tau = (jnp.take_along_axis(cum, size - 1, -1) - 1) / size
        return jnp.maximum(z - tau, 0)

    def ghost(x, scale):
        g = x.reshape(-1, V, x.shape[-1])
        g = (g - g.mean(1, keepdims=True)) / jnp.sqrt(g.var(1, keepdims=True) + 1e-5)
        return g.reshape(x.shape) * scale

    def loss(p, x, y):
        x = (x - x.mean(0)) / (x.std(0) + 1e-5)
        prior, out, entropy, a = jnp.ones_like(x), 0.0, 0.0, jnp.zeros((B, D))
        for q in p["steps"]:
            mask = sparsemax(prior * ghost(a @ q["attend"], q["scale_a"]))
            prior = prior * (1.3 - mask)
            entropy = entropy - (mask * jnp.log(mask + 1e-6)).sum(-1).mean()
            h = ghost((mask * x) @ p["shared"], q["scale_b"])
            h = h[:, :2 * D] * jax.nn.sigmoid(h[:, 2 * D:])
            out, a = out + jax.nn.relu(h[:, :D]), h[:, D:] * jnp.sqrt(0.5)
        return cross_entropy(out @ p["head"], y).mean() + 1e-3 * entropy

    tx = optax.adam(optax.exponential_decay(2e-2, 10, 0.95))
    p = {"shared": draw(0, F, 4 * D) * 0.3, "head": draw(1, D, C) * 0.4,
         "steps": [{"attend": draw(2 + i, D, F) * 0.3, "scale_a": jnp.ones(F), "scale_b": jnp.ones(4 * D)} for i in range(3)]}
    return plain(trained(loss, tx), p, tx, (draw(8, B, F), whole(9, C, B)))


def remainders_and_experts():
    """Clicks and sales: tables by quotient and remainder, bags of ids with weights, gated experts of two tasks, uncertainties weight the losses."""
    B, V, D, L, E = 12, 60, 6, 5, 3

    def bag(p, ids, weights):
        e = p["quotient"][ids // 8] * p["remainder"][ids % 8]
        return (e * weights[..., None]).sum(1)

    def loss(p, dense, ids, weights, clicked, bought):
        a, b = bag(p, ids, weights), mlp(p["bottom"], dense)
        c = jnp.stack([a, b, a * b], 1)
        x = jnp.concatenate([a, b, jnp.einsum("bid,bjd->bij", c, c)[:, *jnp.triu_indices(3, 1)]], -1)
        x0 = x
        for w, v, bias in p["cross"]:
            x = x0 * ((x @ w) @ v + bias) + x
        experts = jax.nn.relu(jnp.einsum("bf,efh->beh", x, p["experts"]))
        total = 0.0
        for t, y in enumerate((clicked, bought)):
            h = jnp.einsum("be,beh->bh", jax.nn.softmax(x @ p["gates"][t]), experts)
            each = optax.sigmoid_binary_cross_entropy((h @ p["towers"][t])[:, 0], y)
            each = each if t == 0 else each * clicked
            total = total + jnp.exp(-p["logvar"][t]) * each.mean() + 0.5 * p["logvar"][t]
        return total

    tx = optax.partition({"rows": optax.adagrad(0.05), "rest": optax.adam(2e-3)},
                         lambda p: {k: T(lambda _: "rows" if k in ("quotient", "remainder") else "rest", v) for k, v in p.items()})
    n = 2 * D + 3
    p = {"quotient": draw(0, V // 8 + 1, D), "remainder": draw(1, 8, D), "bottom": layers(2, 4, 12, D),
         "cross": [(draw(5 + i, n, 4) * 0.3, draw(7 + i, 4, n) * 0.3, jnp.zeros(n)) for i in range(2)],
         "experts": draw(10, E, n, 8) * 0.3, "gates": draw(11, 2, n, E) * 0.3, "towers": draw(12, 2, 8, 1) * 0.3, "logvar": jnp.zeros(2)}
    return plain(trained(loss, tx), p, tx, (draw(13, B, 4), whole(14, V, B, L), jax.nn.softmax(draw(15, B, L)),
                                              whole(16, 2, B).astype(jnp.float32), whole(17, 2, B).astype(jnp.float32)))


def skies_ahead():
    """Weather on a globe: token mixing by `rfft2` in blocks of complex weights, two steps ahead with remat, losses weighted by latitude."""
    B, H, W, D, K = 12, 6, 8, 8, 2

    def block(p, h):
        n = jax.nn.standardize(h)
        f = jnp.fft.rfft2(n, axes=(1, 2), norm="ortho").reshape(B, H, W // 2 + 1, K, D // K)
        w1, w2 = (lax.complex(p[k][0], p[k][1]) for k in ("w1", "w2"))
        f = jnp.einsum("bhwki,kij->bhwkj", f, w1)
        f = lax.complex(jax.nn.relu(f.real), jax.nn.relu(f.imag))
        f = jnp.einsum("bhwkj,kji->bhwki", f, w2)
        shrink = lambda v: jnp.sign(v) * jnp.maximum(jnp.abs(v) - 0.01, 0)
        f = lax.complex(shrink(f.real), shrink(f.imag)).reshape(B, H, W // 2 + 1, D)
        h = h + n + jnp.fft.irfft2(f, (H, W), axes=(1, 2), norm="ortho")
        return h + jax.nn.gelu(jax.nn.standardize(h) @ p["up"]) @ p["down"]

    @jax.remat
    def model(p, x):
        h = x @ p["in"] + p["place"]
        for b in p["blocks"]:
            h = block(b, h)
        return x + h @ p["out"]

    def loss(p, sky):
        weight = jnp.cos(jnp.deg2rad(jnp.linspace(-75, 75, H)))
        weight = (weight / weight.mean())[:, None, None]
        x, total = sky[:, 0], 0.0
        for t in range(1, 3):
            x = model(p, x)
            total = total + (jnp.square(x - sky[:, t]) * weight).mean() / t
        return total

    tx = optax.chain(optax.clip_by_global_norm(32), optax.adam(optax.sgdr_schedule([dict(init_value=0.0, peak_value=1e-2, decay_steps=5, warmup_steps=2)])))
    p = {"in": draw(0, 3, D) * 0.5, "place": draw(1, H, W, D) * 0.1, "out": draw(2, D, 3) * 0.2, "blocks": [
        {"w1": draw(9 * i + 3, 2, K, D // K, D // K) * 0.3, "w2": draw(9 * i + 4, 2, K, D // K, D // K) * 0.3,
         "up": draw(9 * i + 5, D, 16) * 0.3, "down": draw(9 * i + 6, 16, D) * 0.2} for i in range(2)]}
    return plain(trained(loss, tx), p, tx, (draw(30, B, 3, H, W, 3),))


def held_through_time():
    """A portfolio: weights by a recurrent network, costs of turnover, and the Sharpe ratio over all days of all rows as the loss."""
    B, S, A, D = 12, 8, 4, 8

    def loss(p, features, returns):
        def move(carry, xs):
            h, held = carry
            x, r = xs
            zr = jax.nn.sigmoid(jnp.concatenate([x, h], -1) @ p["zr"])
            z, g = jnp.split(zr, 2, -1)
            h = (1 - z) * h + z * jnp.tanh(jnp.concatenate([x, g * h], -1) @ p["h"])
            w = jax.nn.softmax(h @ p["out"])
            gain = jnp.log1p(jnp.clip((w * r).sum(-1) - 1e-2 * jnp.abs(w - held).sum(-1), -0.9))
            grown = w * (1 + r)
            return (h, grown / grown.sum(-1, keepdims=True)), gain
        start = (jnp.zeros((B, D)), jnp.full((B, A), 1 / A))
        _, gains = lax.scan(move, start, (features.swapaxes(0, 1), returns.swapaxes(0, 1)))
        wealth = jnp.cumsum(gains, 0)
        fall = (lax.cummax(wealth, axis=0) - wealth).max(0)
        return -gains.mean() / (gains.std(ddof=1) + 1e-6) + 0.1 * fall.mean()

    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.novograd(1e-2))
    p = {"zr": draw(0, A + D, 2 * D) * 0.3, "h": draw(1, A + D, D) * 0.3, "out": draw(2, D, A) * 0.3}
    return plain(trained(loss, tx), p, tx, (draw(3, B, S, A), 0.05 * draw(4, B, S, A)))


DISCIPLINES = {f.__name__: f for f in (
    thresholds_of_classes, domains_told_apart, worst_groups_weighted, targets_of_examples, two_that_choose_for_each_other, intersections_sorted,
    aligned_monotonically, sound_to_text_by_paths, attentive_tables, remainders_and_experts, skies_ahead, held_through_time)}
