"""The choices that make a step: one seed, one sequence of choices, each with a name."""

import random

import jax.numpy as jnp
import numpy as np


class Draw:
    """Seeded choices. `said` lists them in order: what a failure is described by.

    Values of arrays are drawn apart from choices, so that `values` gives the same step on other arguments.
    """

    def __init__(self, seed, values=0):
        self._choices = random.Random(seed)
        self._numbers = np.random.default_rng((seed, values))
        self.said = []

    def pick(self, what, options, weights=None):
        options = list(options)
        chosen = self._choices.choices(options, weights)[0]
        self.said.append(f"{what}={getattr(chosen, '__name__', chosen)}")
        return chosen

    def chance(self, what, probability):
        """True that often; said where it is."""
        happens = self._choices.random() < probability
        if happens:
            self.said.append(what)
        return happens

    def shuffled(self, items):
        items = list(items)
        self._choices.shuffle(items)
        return items

    def normal(self, *shape, scale=0.4):
        return jnp.asarray(self._numbers.standard_normal(shape) * scale, jnp.float32)

    def around_one(self, *shape):
        return 1 + self.normal(*shape, scale=0.1)

    def integers(self, low, high, shape, dtype=jnp.int32):
        return jnp.asarray(self._numbers.integers(low, high, shape), dtype)

    def key(self):
        """A key as jax.random.PRNGKey gives it."""
        return jnp.asarray(self._numbers.integers(0, 2**31, 2), jnp.uint32)
