"""Sizes that happen to be one: rows as many as words, widths, classes, places, channels and heads; rows in the middle, two kinds of
rows, weights of rows beside weights of classes, priors as long as the batch."""

import jax
import jax.numpy as jnp
import optax
from drawn import draw, whole
from jax import lax
from ports import scaled_draw
from pretrained import attention, join_heads, rms_norm, split_heads
from stranger import Stranger
from trained import cross_entropy, plain, trained

T = jax.tree_util.tree_map
N = 8


def everything_is_eight():
    """Rows, places, width, classes and words are all as many: a table of words, one of places that stays, weights of classes, weights of rows, a prior of classes and a mask of places come beside the rows."""
    def loss(p, places, class_weight, prior, ids, mask, labels, sample_weight):
        x = p["words"][ids] + places
        for q in p["layers"]:
            h = rms_norm(q["norm"], x)
            a = join_heads(attention(*(split_heads(h @ q[n], 2) for n in "qkv"), mask[:, None, None, :] > 0))
            x = x + a @ q["o"]
        pooled = (x * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
        logits = pooled @ p["head"] + p["bias"] + jnp.log(prior)
        weight = class_weight[labels] * sample_weight
        return (cross_entropy(logits, labels) * weight).sum() / weight.sum()
    layer = lambda s: {n: scaled_draw(s + i, N, N) for i, n in enumerate("qkvo")} | {"norm": jnp.ones(N)}
    p = {"words": draw(0, N, N), "layers": [layer(10), layer(20)], "head": scaled_draw(1, N, N), "bias": jnp.zeros(N)}
    tx = optax.adamw(2e-3)
    prior = jax.nn.softmax(draw(2, N))
    mask = (jnp.arange(N) < 3 + whole(3, N - 3, N)[:, None]).astype(jnp.float32)
    data = (draw(4, N, N) * 0.1, 1 + jnp.abs(draw(5, N)), prior, whole(6, N, N, N), mask, whole(7, N, N), jnp.abs(draw(8, N)) + 0.1)
    return plain(trained(loss, tx), p, tx, data, ["frozen", "frozen", "frozen", "batch", "batch", "batch", "batch"], tolerance=2e-3)


def channels_as_many_as_rows():
    """Pictures [rows, channels, height, width] with as many channels as rows, standardised by given means and deviations of channels, through a frozen layer with as many outputs, then a trained one; labels are maps."""
    def conv(w, x):
        return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NCHW", "OIHW", "NCHW"))

    def loss(p, mean, std, frozen, x, y):
        x = (x - mean[None, :, None, None]) / std[None, :, None, None]
        h = jax.nn.relu(conv(frozen["w"], x) + frozen["b"][None, :, None, None])
        a, b = jnp.split(h, 2, 1)
        h = jax.nn.relu(conv(p["w1"], a * jax.nn.sigmoid(b)) + p["b1"][None, :, None, None])
        logits = conv(p["w2"], h)
        logp = jax.nn.log_softmax(logits, 1)
        return -jnp.take_along_axis(logp, y[:, None], 1).mean()
    kernel = lambda s, o, i: draw(s, o, i, 3, 3) * (9 * i) ** -0.5
    p = {"w1": kernel(0, N, N // 2), "b1": jnp.zeros(N), "w2": kernel(1, 4, N)}
    tx = optax.sgd(0.05, momentum=0.9)
    data = (draw(2, N) * 0.1, 1 + 0.1 * jnp.abs(draw(3, N)), {"w": kernel(4, N, N), "b": draw(5, N)}, draw(6, N, N, N, N), whole(7, 4, N, N, N))
    return plain(trained(loss, tx), p, tx, data, ["frozen", "frozen", "frozen", "batch", "batch"], tolerance=2e-3)


def rows_in_the_middle():
    """Sensors [time, rows, channels], time before rows, as many times as rows; a known response of each time is convolved with by a frozen triangular matrix; statics [channels, rows]; targets at the last times; weights of times are given."""
    C, H = 3, 3

    def loss(p, response, time_weight, x, static, y):
        x = jnp.einsum("ts,sbc->tbc", jnp.tril(response), x)
        s = jnp.tanh(p["static"] @ static)

        def cell(h, u):
            h = jnp.tanh(u @ p["wx"] + h @ p["wh"] + p["b"])
            return h, h
        _, hs = lax.scan(cell, s.T, x)
        out = hs[-H:] @ p["out"]
        each = optax.huber_loss(out[..., 0], y)
        return (each * time_weight[:, None]).sum() / (time_weight.sum() * N)
    p = {"static": scaled_draw(0, 12, C), "wx": scaled_draw(1, C, 12), "wh": scaled_draw(2, 12, 12), "b": jnp.zeros(12), "out": scaled_draw(3, 12, 1)}
    tx = optax.adam(3e-3)
    data = (draw(4, N, N), 1 + jnp.abs(draw(5, H)), draw(6, N, N, C), draw(7, C, N), draw(8, H, N))
    return plain(trained(loss, tx), p, tx, data, ["frozen", "frozen", "batch:1", "batch:1", "batch:1"], tolerance=2e-3)


def two_kinds_of_rows():
    """Few rows with labels and more without, as strong and as weak views in a dictionary each; names of classes as vectors stay; weak views choose what strong ones learn, by thresholds of classes that move with counts over rows; a slow copy is kept beside."""
    F, K, CLASSES = 12, 16, 6

    def net(p, x):
        return jax.nn.relu(x @ p["w1"] + p["b1"]) @ p["w2"]

    def step(state, names, labelled, unlabelled):
        def loss_fn(p):
            score = lambda x: net(p, x) @ names.T / 0.5
            supervised = cross_entropy(score(labelled["x"]), labelled["y"]).mean()
            weak = lax.stop_gradient(jax.nn.softmax(score(unlabelled["weak"])))
            guess, sure = weak.argmax(-1), weak.max(-1)
            mask = (sure > 0.3 * (state["seen"] / jnp.maximum(state["seen"].max(), 1e-6))[guess]).astype(jnp.float32)
            each = cross_entropy(score(unlabelled["strong"]), guess)
            return supervised + (each * mask).mean(), (weak.mean(0), mask.mean())
        (loss, (share, used)), g = jax.value_and_grad(loss_fn, has_aux=True)(state["params"])
        u, opt = tx.update(g, state["opt"], state["params"])
        params = optax.apply_updates(state["params"], u)
        return {"params": params, "opt": opt, "slow": optax.incremental_update(params, state["slow"], 0.01), "seen": 0.9 * state["seen"] + 0.1 * share}, {"loss": loss, "used": used}
    p = {"w1": scaled_draw(0, F, K), "b1": jnp.zeros(K), "w2": scaled_draw(1, K, K)}
    tx = optax.sgd(0.03, momentum=0.9, nesterov=True)
    state = {"params": p, "opt": tx.init(p), "slow": T(lambda x: x * 0.9, p), "seen": jnp.full(CLASSES, 1 / CLASSES)}
    rows = lambda s, n: draw(s, n, F)
    kinds = {"params": "param", "opt": "opt", "slow": "model_state", "seen": "model_state"}
    return Stranger(step, (state, draw(2, CLASSES, K), {"x": rows(3, 4), "y": whole(4, CLASSES, 4)}, {"weak": rows(5, 16), "strong": rows(6, 16)}), (kinds, "frozen", "batch", "batch"), lambda a, r: (r[0], *a[1:]), (0,), tolerance=2e-3)


def pairs_of_anchors_and_hardest():
    """Three lists of one kind through one network with batch statistics over all of them together; for each anchor the nearest of all negatives is taken; margins by classes of the anchors from a table that stays; as many rows as the code is wide."""
    F = 12

    def step(params, opt_state, stats, margins, anchors, positives, negatives, classes):
        def loss_fn(p):
            x = jnp.concatenate([anchors, positives, negatives]) @ p["w1"]
            mean, var = x.mean(0), x.var(0)
            x = jax.nn.relu((x - mean) * lax.rsqrt(var + 1e-5) * p["scale"] + p["shift"]) @ p["w2"]
            x = x / jnp.sqrt((x**2).sum(-1, keepdims=True) + 1e-8)
            a, b, c = jnp.split(x, 3)
            near = ((a - b) ** 2).sum(-1)
            far = ((a[:, None] - c[None]) ** 2).sum(-1)
            hardest = far.min(1)
            each = jax.nn.relu(near - hardest + margins[classes])
            return each.mean(), ({"mean": 0.9 * stats["mean"] + 0.1 * mean, "var": 0.9 * stats["var"] + 0.1 * var}, (each > 0).mean())
        (loss, (stats, active)), g = jax.value_and_grad(loss_fn, has_aux=True)(params)
        u, opt_state = tx.update(g, opt_state, params)
        return optax.apply_updates(params, u), opt_state, stats, {"loss": loss, "active": active}
    p = {"w1": scaled_draw(0, F, 16), "scale": jnp.ones(16), "shift": jnp.zeros(16), "w2": scaled_draw(1, 16, N)}
    tx = optax.adam(1e-3)
    stats = {"mean": jnp.zeros(16), "var": jnp.ones(16)}
    return Stranger(step, (p, tx.init(p), stats, 0.2 + 0.1 * jnp.abs(draw(2, 5)), draw(3, N, F), draw(4, N, F), draw(5, N, F), whole(6, 5, N)), ("param", "opt", "model_state", "frozen", "batch", "batch", "batch", "batch"),
                    lambda a, r: (*r[:3], *a[3:]), (0, 1, 2), tolerance=2e-3)


COINCIDENCES = {
    "everything_is_eight": everything_is_eight,
    "channels_as_many_as_rows": channels_as_many_as_rows,
    "rows_in_the_middle": rows_in_the_middle,
    "two_kinds_of_rows": two_kinds_of_rows,
    "pairs_of_anchors_and_hardest": pairs_of_anchors_and_hardest,
}
