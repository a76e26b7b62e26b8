"""Training steps with losses over many classes, for --logits-bytes: name -> () -> Step of accumulate_steps.py."""

import functools

import jax
import jax.numpy as jnp
import optax

from accumulate_steps import Step

ROWS, LENGTH, WIDTH, CLASSES = 4, 24, 8, 96


def _one_hot(logits, labels):
    return -jnp.mean(jnp.sum(jax.nn.log_softmax(logits) * jax.nn.one_hot(labels, logits.shape[-1]), axis=-1))


def _looked_up(logits, labels):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], axis=-1))


def _optax(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


def _smoothed(logits, labels):
    wanted = optax.smooth_labels(jax.nn.one_hot(labels, logits.shape[-1]), 0.1)
    return optax.softmax_cross_entropy(logits, wanted).mean()


def _masked_with_z(logits, labels):
    """Rows of label 0 count for nothing; the log of the sum is kept near 0."""
    log = jax.nn.logsumexp(logits, axis=-1)
    each = log - jnp.take_along_axis(logits, labels[..., None], axis=-1)[..., 0] + 1e-2 * log ** 2
    return jnp.sum(jnp.where(labels > 0, each, 0.0)) / jnp.maximum(jnp.sum(labels > 0), 1)


def _step(loss, length=LENGTH, width=WIDTH, classes=CLASSES):
    """A table and an output layer."""
    def step(table, bias, head, tokens, labels):
        def whole(params):
            table, bias, head = params
            hidden = jnp.tanh(table[tokens] + bias)
            return loss(hidden @ head, labels)
        value, grads = jax.value_and_grad(whole)([table, bias, head])
        clip = jnp.minimum(1.0, 1.0 / jnp.sqrt(sum(jnp.sum(g * g) for g in grads)))
        return *[p - 0.5 * clip * g for p, g in zip((table, bias, head), grads)], value
    keys = jax.random.split(jax.random.key(3), 5)
    return Step(step, [jax.random.normal(keys[0], (classes, width)) * 0.4, jax.random.normal(keys[1], (width,)) * 0.1,
                       jax.random.normal(keys[2], (width, classes)) * 0.4,
                       jax.random.randint(keys[3], (ROWS, length), 0, classes),
                       jax.random.randint(keys[4], (ROWS, length), 0, classes)])


def _tied(multiply):
    def step(table, bias, scale, tokens, labels):
        def whole(params):
            table, bias, scale = params
            return _one_hot(multiply(jnp.tanh(table[tokens] * scale + bias), table), labels)
        value, grads = jax.value_and_grad(whole)([table, bias, scale])
        return *[p - 0.5 * g for p, g in zip((table, bias, scale), grads)], value
    return step


def _share_table(multiply, width=WIDTH, **options):
    arguments = list(_step(_one_hot, width=width, **options).arguments)
    arguments[2] = jnp.ones(width)
    return Step(_tied(multiply), arguments)


LOSSES = {loss.__name__.strip("_"): loss for loss in (_one_hot, _looked_up, _optax, _smoothed, _masked_with_z)}


# The table turned, or as it is: a rank's columns of the logits are columns of the one, and rows of the other.
TABLES = {"tied": lambda hidden, table: hidden @ table.T, "tied_rows": lambda hidden, table: jnp.einsum("bth,vh->btv", hidden, table)}


def make_steps(**options):
    steps = {name: functools.cache(functools.partial(_step, loss, **options)) for name, loss in LOSSES.items()}
    tables = {name: functools.cache(functools.partial(_share_table, multiply, **options)) for name, multiply in TABLES.items()}
    return {**steps, **tables}


STEPS = make_steps()
# Of so few rows that the weight is larger than their logits.
SHORT_STEPS = make_steps(length=4)
# Of so many classes that all ranks' rows are small beside the weight.
MANY = dict(length=12, width=16, classes=1024)
MANY_STEPS = make_steps(**MANY)
