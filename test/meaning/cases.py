"""A sample with what a comparison needs: its values, its states' names, and JAX's runs of it."""

import functools

import jax
import numpy as np

import inputs
import oracle
import tolerances
from samples.registry import SAMPLES
from zero_export import _roles

# Runs of JAX with permuted rows that tell how far right programs are apart; see tolerances.py.
OTHER_ORDERS = 8
# And on values that are moved, in 16 bits, where that is not enough.
DRAWS = 8


class Case:
    """The exported step NAME on the values that its sample makes from one seed.

    Attributes:
      path: the file.
      arguments: arg0, arg1, ... as NumPy arrays.
      states: one `tolerances.State` per state leaf, in argument order.
      carried: {index of a state argument: index of the result that replaces it}.
      metrics: indices of the results that are no state.
      narrow: see `tolerances.check`.
    """

    def __init__(self, name, seed=1, sample=None, path=None):
        self.name, self.path, self._sample = name, path or inputs.path(name), sample or SAMPLES[name]
        self._seed, tree = seed, self._sample.arguments(seed)
        leaves, structure = jax.tree.flatten(tree)
        self.arguments = [np.asarray(jax.numpy.asarray(leaf)) for leaf in leaves]
        self.narrow = self._sample.narrow
        self._tree = tree
        self._params, rest = self._sample.state(structure.unflatten(range(len(leaves))))
        self.states = self._name_states(rest)
        first = self._sample.first_result
        self.carried = {i: first + i for i in range(len(self.states))}
        results = len(oracle.result_types(self.path.read_text()))
        self.metrics = [i for i in range(results) if i not in self.carried.values()]

    def _name_states(self, rest):
        """Leaves of `params` and `rest` hold argument indices."""
        parameters, states = {}, {}
        for path, index in jax.tree_util.tree_flatten_with_path(self._params)[0]:
            parts = _roles.path_parts(path)
            parameters["/".join(parts)] = (parts, self.arguments[index].shape)
            states[index] = tolerances.State("/".join(parts), "param", "/".join(parts))
        for path, index in jax.tree_util.tree_flatten_with_path(rest)[0]:
            parts = _roles.path_parts(path)
            owner = _roles._owner(parts, self.arguments[index], parameters)
            states[index] = tolerances.State("/".join(parts), "opt_state" if owner else "step", owner)
        return [states[index] for index in range(len(states))]

    def state_results(self, results):
        """The new state among the results of a step, in the order of `states`."""
        return [results[self.carried[i]] for i in range(len(self.states))]

    @functools.cached_property
    def gradients(self):
        """{parameter: gradient in f64 on the first step's values}."""
        def make():
            lowered = jax.jit(self._sample.gradients, keep_unused=True).lower(self._tree)
            return oracle.Program(lowered.as_text(), f64=True, quickly=True)(oracle.widen_values(self.arguments))
        results = oracle.kept(f"gradients, seed {self._seed}\0{self.path.read_text()}", make)
        return {self.states[index].name: g for index, g in zip(jax.tree.leaves(self._params), results, strict=True)}

    @functools.lru_cache(maxsize=32)
    def jax_steps(self, count, f64=False, order=0):
        """Results of each of `count` steps as JAX computes them, as exported or widened to f64: see `oracle.steps`.

        `order` other than 0 permutes the rows of the batch (the same permutation every step): another order of sums.
        """
        arguments = list(self.arguments)
        if order:
            rows = np.random.default_rng(order).permutation(arguments[-1].shape[0])
            arguments[len(self.states):] = [batch[rows] for batch in arguments[len(self.states):]]
        return oracle.steps(self.path.read_text(), arguments, self.carried, count, f64)

    def check(self, found, losses, count, also=(), is_near=False):
        """The `tolerances.Verdict` on final results `found` and the losses of `count` steps. `also` are final results of
        runs that were held to JAX: how far they are from the f64 run counts as JAX's own distance does. `is_near`: whether
        they are near enough to count so, a tenth of what moves each leaf.
        """
        reference, wide = self.jax_steps(count), self.jax_steps(count, f64=True)
        loss = self.metrics[self.loss_position()]
        return tolerances.check(
            self.states, self.state_results(found), self.state_results(reference[-1]), self.state_results(wide[-1]),
            gradients=self.gradients, losses=(losses, [step[loss] for step in reference]), narrow=self.narrow,
            other_orders=[self.state_results(results) for results in
                          (*also, *(self.jax_steps(count, order=order)[-1] for order in self._orders()))],
            noisy=functools.partial(self._noise, self.state_results(wide[0])) if self.narrow and count == 1 else lambda i: None,
            start=self.arguments[:len(self.states)] if is_near else None,
            draws=functools.partial(self._typical_error, count) if self.narrow else lambda i: None)

    def _noise(self, stepped, i):
        """The `tolerances.Noise` of a parameter or a copy of it (a master), by its index; `stepped` are the states after a
        step in f64."""
        name = self.states[i].parameter
        if name is None:
            return None
        start, of = (self.arguments[k].astype(np.float64) for k in (i, [state.name for state in self.states].index(name)))
        if start.shape != of.shape or not np.allclose(start, of, rtol=2.0 ** -7):
            return None
        if self._unit is None:  # Lion's signs, in f32
            return None
        return tolerances.noise(self.gradients[name], self._unit, start, stepped[i])

    @functools.cached_property
    def _unit(self):
        """The unit in the last place of numbers near 1 of the 16 bits that the step has; None without."""
        return next((2.0 ** -bits for bits, name in ((7, "bf16>"), (10, "xf16>")) if name in self.path.read_text()), None)

    def _typical_error(self, count, i):
        """`tolerances.typical_error` of state `i` after so many steps; None without 16 bits."""
        if self._unit is None:
            return None
        start, wide = self.arguments[i], self.state_results(self.jax_steps(count, f64=True)[-1])[i]
        return tolerances.typical_error([errors[i] for errors in self._draws(count)], tolerances.distance(start, wide), count)

    @functools.lru_cache(maxsize=None)
    def _draws(self, count):
        """How far so many steps of JAX are from f64, by state: on the values as given, and on such whose parameters and batches are
        up to a unit in the last place of 16 bits from them, so that roundings fall otherwise."""
        found = []
        for draw in range(DRAWS + 1):
            random, values = np.random.default_rng(draw), list(self.arguments)
            for i, value in enumerate(values):
                is_state = i < len(self.states) and self.states[i].role != "param"
                if draw and not is_state and tolerances.is_float(value):
                    moved = value.astype(np.float64) * (1 + self._unit * random.uniform(-1, 1, value.shape))
                    values[i] = moved.astype(value.dtype)
            narrow, wide = (self.state_results(oracle.steps(self.path.read_text(), values, self.carried, count, f64)[-1])
                            for f64 in (False, True))
            found.append([tolerances.distance(*pair) for pair in zip(narrow, wide, strict=True)])
        return found

    def _orders(self):
        return range(1, OTHER_ORDERS + 1) if self._sample.rows_commute else ()

    def loss_position(self):
        """Which of `metrics` is the loss."""
        return self._sample.loss % len(self.metrics)

    def losses(self, lines):
        """The losses among the lines of metrics that zero-run prints, one a step."""
        return [line[f"result{self.metrics[self.loss_position()]}"] for line in lines]


@functools.lru_cache(maxsize=None)
def case(name, seed=1):
    """The `Case`, made once."""
    return Case(name, seed)
