"""Losses of random steps: each is drawn for outputs [B, C] and says which targets it reads.

A loss is (targets, loss): `targets` are arrays of one row per row of the batch, `loss(outputs, targets, env)` is a number.
"""

import jax
import jax.numpy as jnp
import optax


def _labels(draw, rows, classes):
    return {"labels": draw.integers(0, classes, (rows,))}


def _values(draw, rows, classes):
    return {"values": draw.normal(rows, classes, scale=1.0)}


def _cross_entropy(outputs, t):
    return optax.softmax_cross_entropy_with_integer_labels(outputs, t["labels"])


def _squares(outputs, t):
    return jnp.sum((outputs - t["values"]) ** 2, -1)


def _smoothed(outputs, t):
    wanted = optax.smooth_labels(jax.nn.one_hot(t["labels"], outputs.shape[-1]), 0.1)
    return optax.softmax_cross_entropy(outputs, wanted)


def _huber(outputs, t):
    return optax.huber_loss(outputs, t["values"]).sum(-1)


def _absolute(outputs, t):
    return jnp.abs(outputs - t["values"]).mean(-1)


def _quantile(outputs, t):
    error = t["values"] - outputs
    return jnp.maximum(0.9 * error, -0.1 * error).mean(-1)


def _hinge(outputs, t):
    right = jnp.take_along_axis(outputs, t["labels"][:, None], -1)
    return jnp.sum(jnp.maximum(0, 1 + outputs - right), -1)


def _binary(outputs, t):
    return optax.sigmoid_binary_cross_entropy(outputs, (t["values"] > 0).astype(outputs.dtype)).mean(-1)


def _focal(outputs, t):
    logs = jax.nn.log_softmax(outputs)
    log = jnp.take_along_axis(logs, t["labels"][:, None], -1)[:, 0]
    return -((1 - jnp.exp(log)) ** 2) * log


def _divergence(outputs, t):
    wanted = jax.nn.softmax(t["values"])
    return jnp.sum(wanted * (jax.nn.log_softmax(t["values"]) - jax.nn.log_softmax(outputs)), -1)


def _cosine(outputs, t):
    return 1 - optax.cosine_similarity(outputs, t["values"], epsilon=1e-2)


def _aligned(outputs, t):
    """A sum over paths, forward in time, as CTC adds them: outputs are frames of one symbol each."""

    def body(log, x):
        frame, symbol = x
        stay, move = log, jnp.concatenate([jnp.full_like(log[:1], -10.0), log[:-1]])
        return jnp.logaddexp(stay, move) + frame * symbol, None

    def one(row, value):
        start = jnp.zeros(3, row.dtype).at[1:].set(-10.0)
        end, _ = jax.lax.scan(body, start, (row, value))
        return -end[-1]

    return jax.vmap(one)(outputs, t["values"])


BY_ROW = (
    (_cross_entropy, _labels),
    (_cross_entropy, _labels),
    (_squares, _values),
    (_smoothed, _labels),
    (_huber, _values),
    (_absolute, _values),
    (_quantile, _values),
    (_hinge, _labels),
    (_binary, _values),
    (_focal, _labels),
    (_divergence, _values),
    (_cosine, _values),
    (_aligned, _values),
)


def _combine(draw, rows):
    """(more targets, (losses by row, targets) -> loss)."""
    how = draw.pick(
        "over rows",
        ("mean", "sum", "weighted mean", "masked mean", "weighted sum", "log of mean", "by count"),
        (5, 1, 2, 2, 1, 1, 1),
    )
    if how in ("weighted mean", "weighted sum"):
        weights = {"weights": jnp.abs(draw.around_one(rows))}
        if how == "weighted sum":
            return weights, lambda l, t: jnp.sum(l * t["weights"]) / l.shape[0]
        return weights, lambda l, t: jnp.sum(l * t["weights"]) / jnp.sum(t["weights"])
    if how in ("masked mean", "by count"):
        mask = {"mask": draw.integers(0, 2, (rows,)).astype(bool)}
        if how == "by count":
            return mask, lambda l, t: jnp.sum(jnp.where(t["mask"], l, 0)) / jnp.maximum(t["mask"].sum(), 1)
        return mask, lambda l, t: jnp.sum(l * t["mask"]) / (jnp.sum(t["mask"].astype(l.dtype)) + 1e-3)
    combine = {"mean": jnp.mean, "sum": jnp.sum, "log of mean": lambda l: jnp.log(1 + jnp.mean(l * l))}[how]
    return {}, lambda l, t: combine(l)


def draw_loss(draw, rows, classes):
    """(targets, (outputs, targets) -> (loss, losses by row or None), whether rows meet rows)."""
    if draw.chance("contrastive", 0.08):

        def loss(outputs, t):
            a, b = (v / jnp.sqrt(jnp.sum(v * v, -1, keepdims=True) + 0.1) for v in (outputs, t["values"].astype(outputs.dtype)))
            scores = a @ b.T / 0.5
            return optax.softmax_cross_entropy_with_integer_labels(
                scores.astype(jnp.promote_types(scores.dtype, jnp.float32)), jnp.arange(rows)
            ).mean(), None

        return _values(draw, rows, classes), loss, True
    by_row, targets = draw.pick("loss", BY_ROW)
    draw.said[-1] = f"loss={by_row.__name__.strip('_')}"
    targets = targets(draw, rows, classes)
    more, combine = _combine(draw, rows)

    def loss(outputs, t):
        losses = by_row(outputs.astype(jnp.promote_types(outputs.dtype, jnp.float32)), t)
        return combine(losses, t), losses

    return {**targets, **more}, loss, False
