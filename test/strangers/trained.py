"""Steps whose parameters an optax optimizer updates, as most people write them."""

import jax
import optax
from stranger import Stranger


def cross_entropy(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y)


def plain(step, p, tx, data, kinds=None, **options):
    """A step of (parameters, optimizer, data...) -> (parameters, optimizer, loss...)."""
    return Stranger(step, (p, tx.init(p), *data), ("param", "opt", *(kinds or ["batch"] * len(data))), lambda a, r: (*r[:2], *a[2:]),
                    (0, 1), **options)


def trained(loss, tx, has_aux=False):
    def step(p, opt, *data):
        value, g = jax.value_and_grad(loss, has_aux=has_aux)(p, *data)
        u, opt = tx.update(g, opt, p)
        return optax.apply_updates(p, u), opt, value
    return step
