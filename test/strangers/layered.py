"""What optimizers and scripts are tried on: a classifier of named layers, its rows and its loss."""

import jax
import optax
from drawn import draw, layers, whole

B, F, C, S, D, V = 24, 12, 6, 10, 24, 40


def ce(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels)


def rows(seed=40):
    return draw(seed, B, F), whole(seed + 1, C, B)


def net():
    return {f"layer_{i}": {"w": w, "b": b} for i, (w, b) in enumerate(layers(0, F, 32, 32, C))}


def logits(p, x):
    *hidden, last = p.values()
    for q in hidden:
        x = jax.nn.relu(x @ q["w"] + q["b"])
    return x @ last["w"] + last["b"]
