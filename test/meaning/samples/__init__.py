"""Training steps that the tests share: each makes its text and the values to run it on.

`registry.SAMPLES` maps the name of an exported step to its `Sample`; `inputs.path` gives its text.
"""

import dataclasses
from typing import Callable

import jax


@dataclasses.dataclass(frozen=True)
class Sample:
    """One training step.

    Attributes:
      text: () -> the module as text.
      arguments: (seed) -> the arguments of @main as a pytree, whose leaves are arg0, arg1, ... in order.
      state: (arguments) -> (params, rest): the state of `arguments` as two pytrees.
      gradients: (arguments) -> pytree like `params`: the gradient of the loss.
      first_result: number of results before the new state.
      narrow: the step computes in bf16 or f16, or with Lion's signs (only the leaf rule of tolerances.py applies).
      loss: which of the results that are no state is the loss.
      rows_commute: the step computes the same with the rows of the batch in another order.
    """

    text: Callable
    arguments: Callable
    state: Callable
    gradients: Callable
    first_result: int = 0
    narrow: bool = False
    loss: int = -1
    rows_commute: bool = True


def tokens(seed, shape, vocab):
    """Token ids i32: every row a walk, so that there is something to learn."""
    start, stride = jax.random.split(jax.random.PRNGKey(seed))
    first = jax.random.randint(start, (shape[0], 1), 0, vocab)
    step = jax.random.randint(stride, (shape[0], 1), 1, 5)
    return ((first + step * jax.numpy.arange(shape[1])) % vocab).astype("int32")
