"""Research code, whole: cells that grow, processes in layers, potentials that are convex, effects of treatments, rows of tables that
attend to rows, one graph of users and items, words by counts, speech by attention to places, pictures made larger, widths in a sandwich,
paths of weights remembered, kernels of row gradients."""

from typing import Any, NamedTuple

import jax
import jax.flatten_util
import jax.numpy as jnp
import numpy as np
import optax
from drawn import draw, layers, mlp, whole
from jax import lax
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map


def cells_that_grow():
    """Neural cellular automata: cells see by fixed filters, update by a small network for a random half of them, die where nothing alive is near; the number of steps is drawn; each gradient is divided by its own norm; grown pictures come back for the pool."""
    channels, size, rows = 8, 8, 8
    sobel = np.outer([1, 2, 1], [-1, 0, 1]) / 8.0
    identity = np.outer([0, 1, 0], [0, 1, 0])
    filters = np.stack([identity, sobel, sobel.T], -1).astype(np.float32)

    def alive(x):
        return lax.reduce_window(x[..., 3:4], -jnp.inf, lax.max, (1, 3, 3, 1), (1, 1, 1, 1), "SAME") > 0.1

    def update(p, x, key):
        before = alive(x)
        kernel = jnp.tile(filters[:, :, None], (1, 1, 1, channels)).reshape(3, 3, 1, -1)
        y = lax.conv_general_dilated(x, kernel, (1, 1), "SAME", feature_group_count=channels, dimension_numbers=("NHWC", "HWIO", "NHWC"))
        dx = jax.nn.relu(y @ p["w1"] + p["b1"]) @ p["w2"]
        x = x + dx * (jax.random.uniform(key, x[..., :1].shape) <= 0.5)
        return x * (before & alive(x))

    def loss_fn(p, x, target, key):
        count, key = jax.random.randint(key, (), 4, 7), jax.random.fold_in(key, 1)

        def one(x, i):
            return jnp.where(i < count, update(p, x, jax.random.fold_in(key, i)), x), None
        x, _ = lax.scan(one, x, jnp.arange(6))
        each = jnp.mean((x[..., :4] - target) ** 2, (1, 2, 3))
        return each.mean(), (x, each)
    tx = optax.adam(optax.piecewise_constant_schedule(2e-3, {2: 0.1}))

    @jax.jit
    def train_step(p, opt, x, target, key):
        (loss, (x, each)), g = jax.value_and_grad(loss_fn, has_aux=True)(p, x, target, key)
        g = T(lambda g: g / (jnp.linalg.norm(g) + 1e-8), g)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, x, loss, each
    p = {"w1": draw(0, 3 * channels, 24) * 0.2, "b1": jnp.zeros(24), "w2": draw(1, 24, channels) * 0.05}
    seed = jnp.zeros((rows, size, size, channels)).at[:, 3:5, 3:5, 3:].set(1.0)
    target = jnp.abs(draw(2, size, size, 4)) % 1
    return Stranger(train_step, (p, tx.init(p), seed, target, jax.random.PRNGKey(0)), ("param", "opt", "batch", "frozen", "rng"), lambda a, r: (*r[:2], *a[2:]), (0, 1), tolerance=5e-3)


def processes_in_layers():
    """A deep Gaussian process: two layers with inducing points and whitened factors, samples through the layers by a key, a linear mean for the first; divergences by triangles; Student's noise; learning rates apart for variational parameters."""
    M, D, S, N = 6, 3, 4, 500

    def kernel(q, a, b):
        a, b = a / jax.nn.softplus(q["scales"]), b / jax.nn.softplus(q["scales"])
        d = jnp.maximum((a**2).sum(-1)[..., :, None] + (b**2).sum(-1)[..., None, :] - 2 * a @ jnp.swapaxes(b, -1, -2), 0)
        r = jnp.sqrt(d + 1e-12) * np.sqrt(5.0)
        return jax.nn.softplus(q["variance"]) * (1 + r + r**2 / 3) * jnp.exp(-r)

    def layer(q, x):
        kuu = kernel(q, q["z"], q["z"]) + 1e-3 * jnp.eye(M)
        chol = jnp.linalg.cholesky(kuu)
        kux = kernel(q, q["z"], x)
        a = jax.scipy.linalg.solve_triangular(chol, kux, lower=True)
        tri = jnp.tril(q["root"])
        mean = a.T @ q["mean"]
        proj = jnp.einsum("omk,mn->okn", jnp.swapaxes(tri, 1, 2), a)
        var = jax.nn.softplus(q["variance"]) - (a**2).sum(0) + (proj**2).sum(1)
        diagonal = jnp.diagonal(tri, axis1=1, axis2=2)
        divergence = 0.5 * ((tri**2).sum() + (q["mean"] ** 2).sum() - q["mean"].size) - jnp.log(jnp.abs(diagonal)).sum()
        return mean, jnp.maximum(var, 1e-6).T, divergence

    def loss(p, key, x, y):
        h, total = jnp.broadcast_to(x, (S, *x.shape)), 0.0
        for i, q in enumerate(p["layers"]):
            mean, var, divergence = jax.vmap(layer, (None, 0))(q, h)
            total = total + divergence[0]
            if i == 0:
                mean = mean + h
            h = mean + jnp.sqrt(var) * jax.random.normal(jax.random.fold_in(key, i), mean.shape)
        noise = jax.nn.softplus(p["noise"])
        log_p = jax.scipy.stats.t.logpdf(y, 4.0, h[..., 0], noise)
        return -(jax.nn.logsumexp(log_p, 0) - np.log(S)).mean() + total / N
    label = lambda p: jax.tree_util.tree_map_with_path(lambda path, _: "variational" if getattr(path[-1], "key", "") in ("mean", "root") else "kernel", p)
    tx = optax.multi_transform({"variational": optax.adam(2e-2), "kernel": optax.adam(5e-3)}, label)

    def step(p, opt, key, x, y):
        key, now = jax.random.split(key)
        value, g = jax.value_and_grad(loss)(p, now, x, y)
        u, opt = tx.update(g, opt)
        return optax.apply_updates(p, u), opt, key, value
    make = lambda s, o: {"z": draw(s, M, D), "scales": jnp.ones(D), "variance": jnp.float32(1), "mean": draw(s + 1, M, o) * 0.1, "root": jnp.tile(jnp.eye(M) * 0.5, (o, 1, 1))}
    p = {"layers": [make(0, D), make(10, 1)], "noise": jnp.float32(-1)}
    x = draw(20, 24, D)
    return Stranger(step, (p, tx.init(p), jax.random.PRNGKey(1), x, jnp.sin(x[:, 0]) + 0.1 * draw(21, 24)), ("param", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=5e-3)


def effects_of_treatments():
    """A shared representation, outcomes with and without treatment, a propensity; a perturbation that is learnt corrects by inverse propensities; representations of both groups are brought together by a kernel between them; outcomes are normalised by statistics that are given."""
    def loss(p, x, t, y, stats):
        y = (y - stats["mean"]) / stats["std"]
        h = jax.nn.elu(mlp(p["shared"], x, jax.nn.elu))
        y0, y1 = mlp(p["y0"], h, jax.nn.elu)[:, 0], mlp(p["y1"], h, jax.nn.elu)[:, 0]
        logit = (h @ p["t"][0] + p["t"][1])[:, 0]
        g = jnp.clip(jax.nn.sigmoid(logit), 0.01, 0.99)
        factual = ((1 - t) * (y - y0) ** 2 + t * (y - y1) ** 2).mean()
        treated = optax.sigmoid_binary_cross_entropy(logit, t).mean()
        chosen = t * y1 + (1 - t) * y0
        corrected = chosen + p["epsilon"] * (t / g - (1 - t) / (1 - g))
        targeted = ((y - corrected) ** 2).mean()
        d = ((h[:, None] - h[None]) ** 2).mean(-1)
        k = jnp.exp(-d)
        a, b = t / jnp.maximum(t.sum(), 1), (1 - t) / jnp.maximum((1 - t).sum(), 1)
        discrepancy = (a - b) @ k @ (a - b)
        return factual + treated + targeted + 0.1 * discrepancy, {"ate": (y1 - y0).mean() * stats["std"], "factual": factual}
    p = {"shared": layers(0, 6, 16, 16), "y0": layers(3, 16, 8, 1), "y1": layers(6, 16, 8, 1), "t": layers(9, 16, 1)[0], "epsilon": jnp.float32(0)}
    tx = optax.chain(optax.add_decayed_weights(1e-4), optax.sgd(1e-2, momentum=0.9, nesterov=True))
    data = (draw(10, 24, 6), whole(11, 2, 24).astype(jnp.float32), draw(12, 24), {"mean": jnp.float32(0.1), "std": jnp.float32(1.5)})
    return plain(trained(loss, tx, has_aux=True), p, tx, data, kinds=["batch", "batch", "batch", "scalar"], tolerance=2e-3)


def rows_that_attend_to_rows():
    """A table's columns as tokens; attention over columns, then over the rows of the batch; a column's values are hidden by another row's, and both views are told apart across rows."""
    F, D, C = 5, 8, 4

    def attend(q, x):
        heads = lambda z: z.reshape(*z.shape[:-1], 2, -1)
        a = jnp.einsum("...qhd,...khd->...hqk", heads(x @ q["q"]), heads(x @ q["k"])) / np.sqrt(D / 2)
        return jnp.einsum("...hqk,...khd->...qhd", jax.nn.softmax(a), heads(x @ q["v"])).reshape(x.shape) @ q["o"]

    def encode(p, numbers, kinds, mix=None):
        x = jnp.concatenate([p["categories"][jnp.arange(2), kinds], jax.nn.relu(numbers[..., None] * p["w"] + p["b"]), jnp.broadcast_to(p["cls"], (len(kinds), 1, D))], 1)
        if mix is not None:
            x = mix * x + (1 - mix) * x[::-1]
        for q in p["blocks"]:
            x = x + attend(q["columns"], jax.nn.standardize(x))
            rows = x.reshape(1, len(x), -1) @ q["down"]
            x = x + (attend(q["rows"], jax.nn.standardize(rows)) @ q["up"]).reshape(x.shape)
            x = x + mlp(q["mlp"], jax.nn.standardize(x), jax.nn.gelu)
        return x[:, -1]

    def loss(p, numbers, kinds, y):
        a, b = encode(p, numbers, kinds), encode(p, numbers, kinds, 0.7)
        logits = a @ p["head"]
        u, v = (z / jnp.linalg.norm(z, axis=-1, keepdims=True) for z in (a @ p["project"], b @ p["project"]))
        contrast = cross_entropy(u @ v.T / 0.7, jnp.arange(len(u))).mean()
        return cross_entropy(logits, y).mean() + 0.1 * contrast
    a = lambda s: {n: draw(s + i, D, D) * 0.3 for i, n in enumerate("qkvo")}
    block = lambda s: {"columns": a(s), "rows": a(s + 4), "down": draw(s + 8, (F + 1) * D, D) * 0.15, "up": draw(s + 9, D, (F + 1) * D) * 0.3, "mlp": layers(s + 10, D, 16, D)}
    p = {"categories": draw(0, 2, C, D), "w": draw(1, F - 2, D), "b": jnp.zeros((F - 2, D)), "cls": draw(2, D), "blocks": [block(10), block(30)], "head": draw(3, D, 3) * 0.3, "project": draw(4, D, D) * 0.3}
    tx = optax.adamw(3e-3)
    return plain(trained(loss, tx), p, tx, (draw(50, 16, F - 2), whole(51, C, 16, 2), whole(52, 3, 16)), tolerance=5e-3)


def speech_by_places():
    """Letters to frames: attention that sees where it looked before, by a convolution over its weights, in a scan that is fed the true frames; dropout on the way in stays on; a tail of convolutions with batch statistics; when to stop; attention is drawn to the diagonal."""
    V, D, M, B, L, F = 20, 12, 6, 8, 7, 10

    def norm(p, s, x, mask):
        n = mask.sum()
        mean = (x * mask).sum((0, 1)) / n
        var = (((x - mean) ** 2) * mask).sum((0, 1)) / n
        return (x - mean) * lax.rsqrt(var + 1e-3) * p["scale"] + p["bias"], {"mean": 0.9 * s["mean"] + 0.1 * mean, "var": 0.9 * s["var"] + 0.1 * var}

    def conv(w, x):
        return lax.conv_general_dilated(x, w, (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))

    def gru(p, h, x):
        z, r = jnp.split(jax.nn.sigmoid(x @ p["x"][:, : 2 * D] + h @ p["h"][:, : 2 * D]), 2, -1)
        return (1 - z) * h + z * jnp.tanh(x @ p["x"][:, 2 * D:] + (r * h) @ p["h"][:, 2 * D:])

    def loss_fn(p, stats, batch, key):
        letters = jnp.arange(L) < batch["text_lengths"][:, None]
        frames = (jnp.arange(F) < batch["mel_lengths"][:, None])
        memory = jax.nn.relu(conv(p["encoder"], p["letters"][batch["text"]]))
        keys = memory @ p["keys"]

        def one(carry, inputs):
            h, weights, total, context = carry
            frame, k = inputs
            x = jax.nn.relu(frame @ p["prenet"])
            x = x * jax.random.bernoulli(k, 0.5, x.shape) * 2
            h = gru(p["gru"], h, jnp.concatenate([x, context], -1))
            seen = conv(p["location"], jnp.stack([weights, total], -1))
            e = jnp.tanh((h @ p["query"])[:, None] + keys + seen) @ p["v"]
            weights = jax.nn.softmax(jnp.where(letters, e, -1e9))
            context = jnp.einsum("bl,bld->bd", weights, memory)
            out = jnp.concatenate([h, context], -1)
            return (h, weights, total + weights, context), (out @ p["mel"], (out @ p["stop"])[:, 0], weights)
        before = jnp.pad(batch["mel"], ((0, 0), (1, 0), (0, 0)))[:, :-1].swapaxes(0, 1)
        zero = jnp.zeros((B, L))
        _, (mel, stop, weights) = lax.scan(one, (jnp.zeros((B, D)), zero, zero, jnp.zeros((B, D))), (before, jax.random.split(key, F)))
        mel, stop, weights = mel.swapaxes(0, 1), stop.T, weights.swapaxes(0, 1)
        mask = frames[..., None].astype(jnp.float32)
        tail, s0 = norm(p["norm0"], stats[0], conv(p["post0"], mel), mask)
        tail, s1 = norm(p["norm1"], stats[1], conv(p["post1"], jnp.tanh(tail) * mask), mask)
        after = mel + tail
        distance = lambda m: (jnp.abs(m - batch["mel"]) * mask).sum() / (mask.sum() * M)
        ended = (jnp.arange(F) >= batch["mel_lengths"][:, None] - 1).astype(jnp.float32)
        stopping = optax.sigmoid_binary_cross_entropy(stop, ended).mean()
        away = 1 - jnp.exp(-((jnp.arange(L)[None, None] / batch["text_lengths"][:, None, None] - jnp.arange(F)[None, :, None] / batch["mel_lengths"][:, None, None]) ** 2) / 0.08)
        guided = (weights * away * mask).sum() / mask.sum()
        return distance(mel) + distance(after) + stopping + guided, ((s0, s1), {"mel": distance(after), "stop": stopping, "guided": guided})
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(3e-3, eps=1e-6), optax.add_decayed_weights(-3e-9))

    def step(p, stats, opt, key, batch):
        key, now = jax.random.split(key)
        (loss, (stats, logs)), g = jax.value_and_grad(loss_fn, has_aux=True)(p, stats, batch, now)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), stats, opt, key, {"loss": loss, **logs}
    w = lambda s, *shape: draw(s, *shape) * np.prod(shape[:-1]) ** -0.5
    bn = {"scale": jnp.ones(M), "bias": jnp.zeros(M)}
    p = {"letters": draw(0, V, D), "encoder": w(1, 3, D, D), "keys": w(2, D, D), "prenet": w(3, M, D), "gru": {"x": w(4, 2 * D, 3 * D), "h": w(5, D, 3 * D)}, "location": w(6, 3, 2, D), "query": w(7, D, D),
         "v": draw(8, D) * 0.3, "mel": w(9, 2 * D, M), "stop": w(10, 2 * D, 1), "post0": w(11, 3, M, M), "post1": w(12, 3, M, M), "norm0": bn, "norm1": bn}
    stat = {"mean": jnp.zeros(M), "var": jnp.ones(M)}
    batch = {"text": whole(20, V, B, L), "text_lengths": 3 + whole(21, L - 2, B), "mel": draw(22, B, F, M), "mel_lengths": 4 + whole(23, F - 3, B)}
    return Stranger(step, (p, (stat, stat), tx.init(p), jax.random.PRNGKey(0), batch), ("param", "model_state", "opt", "rng", "batch"), lambda a, r: (*r[:4], a[4]), (0, 1, 2), tolerance=5e-3)


def pictures_made_larger():
    """Enhanced by a network against a judge that is relative: each real picture is compared with the mean of made ones and the other way round; a frozen network's features, pixels, an average of the generator; the judge moves after the generator, on what was made before."""
    def conv(w, x, stride=1):
        return lax.conv_general_dilated(x, w, (stride,) * 2, "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def generator(p, x):
        first = h = conv(p["first"], x)
        for q in p["dense"]:
            parts = [h]
            for w in q:
                parts.append(jax.nn.leaky_relu(conv(w, jnp.concatenate(parts, -1)), 0.2))
            h = h + 0.2 * parts[-1]
        h = conv(p["up"], h + first)
        b, height, width, c = h.shape
        h = h.reshape(b, height, width, 2, 2, c // 4).transpose(0, 1, 3, 2, 4, 5).reshape(b, 2 * height, 2 * width, c // 4)
        return conv(p["last"], jax.nn.leaky_relu(h, 0.2))

    def judge(p, x):
        for w in p["convs"]:
            x = jax.nn.leaky_relu(conv(w, x, 2), 0.2)
        return x.reshape(len(x), -1) @ p["out"]
    features = lambda v, x: conv(v[1], jax.nn.relu(conv(v[0], x)), 2)
    bce = lambda z, y: optax.sigmoid_binary_cross_entropy(z, jnp.full_like(z, y)).mean()
    tx_g, tx_d = optax.adam(1e-3, b1=0.9, b2=0.99), optax.adam(1e-3, b1=0.9, b2=0.99)

    def step(state, vgg, low, high):
        g, d, ema, opt_g, opt_d = (state[n] for n in ("g", "d", "ema", "opt_g", "opt_d"))

        def loss_g(g):
            fake = generator(g, low)
            real_score, fake_score = lax.stop_gradient(judge(d, high)), judge(d, fake)
            pixel = jnp.abs(fake - high).mean()
            percept = jnp.abs(features(vgg, fake) - lax.stop_gradient(features(vgg, high))).mean()
            gan = (bce(real_score - fake_score.mean(), 0.0) + bce(fake_score - real_score.mean(), 1.0)) / 2
            return 0.01 * pixel + percept + 0.005 * gan, (fake, {"pixel": pixel, "percept": percept, "gan": gan})
        (value_g, (fake, logs)), grads = jax.value_and_grad(loss_g, has_aux=True)(g)
        u, opt_g = tx_g.update(grads, opt_g)
        g = optax.apply_updates(g, u)
        fake = lax.stop_gradient(fake)

        def loss_d(d):
            real_score, fake_score = judge(d, high), judge(d, fake)
            return (bce(real_score - fake_score.mean(), 1.0) + bce(fake_score - real_score.mean(), 0.0)) / 2
        value_d, grads = jax.value_and_grad(loss_d)(d)
        u, opt_d = tx_d.update(grads, opt_d)
        ema = T(lambda e, p: 0.9 * e + 0.1 * p, ema, g)
        return {"g": g, "d": optax.apply_updates(d, u), "ema": ema, "opt_g": opt_g, "opt_d": opt_d}, {"g": value_g, "d": value_d, **logs}
    w = lambda s, i, o: draw(s, 3, 3, i, o) * (9 * i) ** -0.5
    g = {"first": w(0, 3, 8), "dense": [[w(1, 8, 8), w(2, 16, 8)], [w(3, 8, 8), w(4, 16, 8)]], "up": w(5, 8, 16), "last": w(6, 4, 3)}
    d = {"convs": [w(7, 3, 8), w(8, 8, 8)], "out": draw(9, 4 * 4 * 8, 1) * 0.1}
    state = {"g": g, "d": d, "ema": g, "opt_g": tx_g.init(g), "opt_d": tx_d.init(d)}
    kinds = {"g": "param", "d": "param", "ema": "model_state", "opt_g": "opt", "opt_d": "opt"}
    return Stranger(step, (state, (w(10, 3, 8), w(11, 8, 8)), draw(12, 8, 8, 8, 3), draw(13, 8, 16, 16, 3)), (kinds, "frozen", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=5e-3)


def paths_of_weights_remembered():
    """Synaptic intelligence: how much each weight's move lowered the loss is added up on the way; at the end of a task it becomes an importance that pulls weights to where they were; which task it is and whether it ends are numbers of the call, heads are chosen by the task."""
    H = 16

    def forward(p, x, task):
        h = jax.nn.relu(x @ p["w0"] + p["b0"])
        h = jax.nn.relu(h @ p["w1"] + p["b1"])
        return h @ p["heads"][task] + p["biases"][task]
    tx = optax.adam(5e-3)

    class State(NamedTuple):
        params: Any
        opt: Any
        path: Any
        importance: Any
        anchor: Any

    def step(state, task, ends, x, y):
        def task_loss(p):
            return cross_entropy(forward(p, x, task), y).mean()

        def loss_fn(p):
            pull = sum(jnp.sum(o * (w - a) ** 2) for o, w, a in zip(*map(jax.tree.leaves, (state.importance, p, state.anchor))))
            return task_loss(p) + 0.5 * pull
        plain_grads = jax.grad(task_loss)(state.params)
        loss, grads = jax.value_and_grad(loss_fn)(state.params)
        updates, opt = tx.update(grads, state.opt)
        params = optax.apply_updates(state.params, updates)
        path = T(lambda w, g, u: w - g * u, state.path, plain_grads, updates)

        def close(_):
            moved = T(jnp.subtract, params, state.anchor)
            importance = T(lambda o, w, d: o + jax.nn.relu(w) / (d**2 + 0.1), state.importance, path, moved)
            return State(params, opt, T(jnp.zeros_like, path), importance, params)

        def go_on(_):
            return State(params, opt, path, state.importance, state.anchor)
        return lax.cond(ends, close, go_on, None), loss
    p = {"w0": draw(0, 8, H) * 0.3, "b0": jnp.zeros(H), "w1": draw(1, H, H) * 0.25, "b1": jnp.zeros(H), "heads": draw(2, 3, H, 4) * 0.25, "biases": jnp.zeros((3, 4))}
    zeros = T(jnp.zeros_like, p)
    state = State(p, tx.init(p), zeros, zeros, T(lambda x: x + 0.0, p))
    # What pulls is read by the loss and moved without a gradient; sums on the way are read by that at the end of a task.
    return Stranger(step, (state, jnp.int32(1), jnp.array(False), draw(3, 24, 8), whole(4, 4, 24)), (State("param", "opt", "model_state", "model_state", "model_state"), "scalar", "scalar", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def kernels_of_row_gradients():
    """Energies of a wave function at given samples: the natural direction by a matrix between rows, with what is left of the last direction taken out and added again (SPRING); local energies are clipped around their median; the step is bounded by its norm."""
    D, N = 6, 16

    def log_psi(p, x):
        h = jnp.tanh(x @ p["w0"] + p["b0"])
        h = jnp.tanh(h @ p["w1"] + p["b1"])
        return (h @ p["w2"]).sum() - 0.5 * jnp.abs(p["width"]) * (x**2).sum()

    def local_energy(p, x):
        grad = jax.grad(log_psi, 1)
        eye = jnp.eye(D)
        _, second = lax.scan(lambda c, e: (c, jax.jvp(lambda x: grad(p, x), (x,), (e,))[1] @ e), None, eye)
        return -0.5 * (second.sum() + (grad(p, x) ** 2).sum()) + 0.5 * (x**2).sum() + 0.1 * (x**4).sum()

    def step(p, last, count, samples):
        flat, unravel = jax.flatten_util.ravel_pytree(p)
        energies = jax.vmap(local_energy, (None, 0))(p, samples)
        centre = jnp.median(energies)
        width = jnp.abs(energies - centre).mean()
        clipped = jnp.clip(energies, centre - 5 * width, centre + 5 * width)
        rows = jax.vmap(lambda x: jax.flatten_util.ravel_pytree(jax.grad(log_psi)(p, x))[0])(samples)
        rows = (rows - rows.mean(0)) / jnp.sqrt(N)
        wanted = -(clipped - clipped.mean()) / jnp.sqrt(N)
        kernel = rows @ rows.T + 1e-3 * jnp.eye(N) + jnp.ones((N, N)) / N
        kept = 0.95 * last
        direction = rows.T @ jax.scipy.linalg.solve(kernel, wanted - rows @ kept, assume_a="pos") + kept
        rate = 0.05 / (1 + count / 100)
        scale = jnp.minimum(1.0, jnp.sqrt(1e-2) / (rate * jnp.linalg.norm(direction)))
        return unravel(flat + rate * scale * direction), direction, count + 1, {"energy": energies.mean(), "variance": energies.var()}
    p = {"w0": draw(0, D, 12) * 0.4, "b0": jnp.zeros(12), "w1": draw(1, 12, 8) * 0.3, "b1": jnp.zeros(8), "w2": draw(2, 8, 1) * 0.3, "width": jnp.float32(1.0)}
    size = sum(x.size for x in jax.tree.leaves(p))
    return Stranger(step, (p, jnp.zeros(size), jnp.int32(0), draw(3, N, D)), ("param", "opt", "counter", "batch"), lambda a, r: (*r[:3], a[3]), (0, 1), tolerance=2e-2)


def potentials_that_are_convex():
    """Transport by a pair of networks that are convex in their input: weights that must not be negative are clipped for one and penalised for the other; the conjugate takes inner steps in a scan; two optimizers."""
    D, W = 4, 16

    def net(p, x):
        z = jax.nn.leaky_relu(x @ p["wx0"] + p["b0"], 0.2) ** 2
        for i in (1, 2):
            z = jax.nn.leaky_relu(z @ p[f"wz{i}"] + x @ p[f"wx{i}"] + p[f"b{i}"], 0.2)
        return z.sum(-1) + 0.5 * 0.1 * (x**2).sum(-1)
    gradient = jax.grad(lambda p, x: net(p, x).sum(), 1)
    penalty = lambda p: sum(jnp.sum(jax.nn.relu(-w) ** 2) for n, w in p.items() if n.startswith("wz"))
    tx_f, tx_g = optax.adam(1e-3, b1=0.5, eps=1e-4), optax.adam(1e-3, b1=0.5, eps=1e-4)  # slopes of two values add up to nearly nothing

    def step(f, g, opt_f, opt_g, x, y):
        def loss_g(g):
            back = gradient(g, y)
            return (net(f, back) - (y * back).sum(-1)).mean() + penalty(g)

        def inner(carry, _):
            g, opt = carry
            value, grads = jax.value_and_grad(loss_g)(g)
            u, opt = tx_g.update(grads, opt)
            return (optax.apply_updates(g, u), opt), value
        (g, opt_g), values = lax.scan(inner, (g, opt_g), None, 2)

        def loss_f(f):
            back = gradient(g, y)
            return (net(f, x) - net(f, back)).mean()
        value, grads = jax.value_and_grad(loss_f)(f)
        u, opt_f = tx_f.update(grads, opt_f)
        f = optax.apply_updates(f, u)
        f = {n: jnp.maximum(w, 0) if n.startswith("wz") else w for n, w in f.items()}
        distance = value - loss_g(g) + 0.5 * ((x**2).sum(-1).mean() + (y**2).sum(-1).mean())
        return f, g, opt_f, opt_g, {"f": value, "g": values[-1], "w2": distance}
    make = lambda s: {"wx0": draw(s, D, W) * 0.3, **{f"wz{i}": jnp.abs(draw(s + i, W, W)) * 0.1 for i in (1, 2)}, **{f"wx{i}": draw(s + 3 + i, D, W) * 0.3 for i in (1, 2)}, **{f"b{i}": jnp.zeros(W) for i in range(3)}}
    f, g = make(0), make(10)
    return Stranger(step, (f, g, tx_f.init(f), tx_g.init(g), draw(20, 16, D), draw(21, 16, D) + 1), ("param", "param", "opt", "opt", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=5e-3)


def one_graph_of_users_and_items():
    """LightGCN: embeddings of all users and items are propagated over edges that are given, with degrees under the root; the batch is triples of a user, an item and one that was not seen; decay of the rows that were looked up."""
    users, items, edges, D = 20, 30, 90, 8

    def loss(p, graph, batch):
        e = jnp.concatenate([p["user"], p["item"]])
        total, x = e, e
        source, target, weight = graph
        for _ in range(3):
            x = jax.ops.segment_sum(x[source] * weight[:, None], target, users + items)
            total = total + x
        final = total / 4
        u, i, j = batch[:, 0], batch[:, 1], batch[:, 2]
        fu, fi, fj = final[u], final[users + i], final[users + j]
        bpr = -jax.nn.log_sigmoid((fu * fi).sum(-1) - (fu * fj).sum(-1)).mean()
        decay = 0.5 * ((p["user"][u] ** 2).sum() + (p["item"][i] ** 2).sum() + (p["item"][j] ** 2).sum()) / len(batch)
        return bpr + 1e-3 * decay
    tx = optax.adam(1e-2)
    p = {"user": draw(0, users, D) * 0.3, "item": draw(1, items, D) * 0.3}
    a, b = np.asarray(whole(2, users, edges)), users + np.asarray(whole(3, items, edges))
    source, target = np.concatenate([a, b]), np.concatenate([b, a])
    degree = np.maximum(np.bincount(target, minlength=users + items), 1)
    graph = (jnp.asarray(source), jnp.asarray(target), jnp.asarray(1 / np.sqrt(degree[source] * degree[target]), jnp.float32))
    batch = jnp.stack([whole(4, users, 16), whole(5, items, 16), whole(6, items, 16)], 1)
    return plain(trained(loss, tx), p, tx, (graph, batch), kinds=[("const", "const", "frozen"), "batch"], tolerance=2e-3)


def words_by_counts():
    """GloVe: triples of two words and a count, weights by the count's power; Adagrad for the rows that occur alone, by `at[].add` on tables and sums."""
    V, D = 40, 8

    def step(w, c, bw, bc, sums, lr, rows, columns, counts):
        def loss(vw, vc, a, b):
            weight = jnp.minimum(1.0, (counts / 100.0) ** 0.75)
            return (weight * ((vw * vc).sum(-1) + a + b - jnp.log(counts)) ** 2).sum() * 0.5
        value, grads = jax.value_and_grad(loss, (0, 1, 2, 3))(w[rows], c[columns], bw[rows], bc[columns])
        new, new_sums = [], []
        for table, sum_, at, g in zip((w, c, bw, bc), sums, (rows, columns, rows, columns), grads):
            sum_ = sum_.at[at].add(g**2)
            new.append(table.at[at].add(-lr * g / jnp.sqrt(sum_[at])))
            new_sums.append(sum_)
        return (*new, new_sums, value / len(counts))
    sums = [jnp.ones((V, D)), jnp.ones((V, D)), jnp.ones(V), jnp.ones(V)]
    return Stranger(step, (draw(0, V, D) * 0.3, draw(1, V, D) * 0.3, jnp.zeros(V), jnp.zeros(V), sums, jnp.float32(0.05), whole(2, V, 32), whole(3, V, 32), (1 + whole(4, 60, 32)).astype(jnp.float32)),
                    ("param", "param", "param", "param", "opt", "scalar", "batch", "batch", "batch"), lambda a, r: (*r[:5], *a[5:]), (0, 1, 2, 3, 4), tolerance=2e-3)


def widths_in_a_sandwich():
    """A network that works at several widths: the widest is taught by labels and teaches the narrowest and one that is drawn; widths as masks by a switch on the number that was drawn, batch statistics of each width apart."""
    widths = (4, 8, 12, 16)

    def norm(p, s, h, mask):
        mean, var = h.mean(0), h.var(0)
        new = {"mean": jnp.where(mask, 0.9 * s["mean"] + 0.1 * mean, s["mean"]), "var": jnp.where(mask, 0.9 * s["var"] + 0.1 * var, s["var"])}
        return (h - mean) * lax.rsqrt(var + 1e-5) * p["scale"] + p["bias"], new

    def net(p, stats, x, index):
        mask = jnp.arange(16) < jnp.asarray(widths)[index]
        s = T(lambda v: v[index], stats)
        h, new = norm(T(lambda v: v[index], p["norm"]), s, jnp.where(mask, x @ p["w0"], 0), mask)
        h = jnp.where(mask, jax.nn.relu(h), 0)
        h = jax.nn.relu(jnp.where(mask, h @ p["w1"], 0))
        return h @ p["out"] + p["bias"], T(lambda all_, v: all_.at[index].set(v), stats, new)

    def loss_fn(p, stats, x, y, key):
        full, stats = net(p, stats, x, 3)
        soft = lax.stop_gradient(jax.nn.softmax(full))
        total = cross_entropy(full, y).mean()
        for index in (0, jax.random.randint(key, (), 1, 3)):
            logits, stats = net(p, stats, x, index)
            total = total - (soft * jax.nn.log_softmax(logits)).sum(-1).mean()
        return total, (stats, full)
    tx = optax.chain(optax.add_decayed_weights(1e-4), optax.sgd(optax.linear_schedule(0.1, 0.0, 20), momentum=0.9, nesterov=True))

    def step(p, stats, opt, key, x, y):
        key, now = jax.random.split(key)
        (loss, (stats, logits)), g = jax.value_and_grad(loss_fn, has_aux=True)(p, stats, x, y, now)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), stats, opt, key, loss, (logits.argmax(-1) == y).mean()
    p = {"w0": draw(0, 8, 16) * 0.3, "norm": {"scale": jnp.ones((4, 16)), "bias": jnp.zeros((4, 16))}, "w1": draw(1, 16, 16) * 0.25, "out": draw(2, 16, 5) * 0.25, "bias": jnp.zeros(5)}
    stats = {"mean": jnp.zeros((4, 16)), "var": jnp.ones((4, 16))}
    return Stranger(step, (p, stats, tx.init(p), jax.random.PRNGKey(3), draw(4, 24, 8), whole(5, 5, 24)), ("param", "model_state", "opt", "rng", "batch", "batch"), lambda a, r: (*r[:4], *a[4:]), (0, 1, 2, 3), tolerance=2e-3)


PURSUERS = {f.__name__: f for f in (potentials_that_are_convex, one_graph_of_users_and_items, words_by_counts, widths_in_a_sandwich, cells_that_grow, processes_in_layers, effects_of_treatments, rows_that_attend_to_rows, speech_by_places, pictures_made_larger, paths_of_weights_remembered, kernels_of_row_gradients)}
