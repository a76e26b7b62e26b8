"""One step as many producers print it: compiled at stage 3 without an option, losses and states are JAX's."""

import functools
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest

sys.path[:0] = [str(pathlib.Path(__file__).parent)]

import devices  # noqa: E402  (the path comes first)
import dialects  # noqa: E402
import exporters  # noqa: E402
import spellings  # noqa: E402
import wordings  # noqa: E402
import zero_run  # noqa: E402

STEPS = 3
TOLERANCE = 1e-5


def values():
    """First values of the states, and the whole batch."""
    random = np.random.default_rng(0)
    shapes = {**spellings.STATES, "x": (spellings.ROWS, spellings.WIDTH), "y": (spellings.ROWS, spellings.OUT)}
    return {name: (0.4 * random.standard_normal(shape)).astype("f") for name, shape in shapes.items()}


@functools.cache
def reference():
    """(losses, the last states) of the same step in JAX."""
    def loss_of(params, x, y):
        return jnp.mean((jnp.tanh(x @ params["w1"] + params["b1"]) @ params["w2"] - y) ** 2)

    @jax.jit
    def step(state, x, y):
        params = {name: state[name] for name in spellings.PARAMS}
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        momentum = {name: spellings.DECAY * state[f"m_{name}"] + grads[name] for name in params}
        return {**{name: params[name] - spellings.RATE * momentum[name] for name in params},
                **{f"m_{name}": momentum[name] for name in params}}, loss
    state, losses = values(), []
    x, y = state.pop("x"), state.pop("y")
    for _ in range(STEPS):
        state, loss = step(state, x, y)
        losses.append(float(loss))
    return losses, state


def _save(spelling, folder):
    path = folder / "step.mlir"
    path.write_text(spelling.text)
    return path


TABLES = (spellings.SPELLINGS, wordings.ONE_DEVICE, devices.REPLICATED, exporters.ONE_DEVICE, dialects.ONE_DEVICE, dialects.REPLICATED)
SPELLINGS = {name: make for table in TABLES for name, make in table.items()}
REFUSED = {**spellings.REFUSED, **wordings.REFUSED, **exporters.REFUSED, **devices.REFUSED, **dialects.REFUSED}
# Of the newer tables, what has a part of the tools of its own; test/nightly runs all.
IN_CI = {*spellings.SPELLINGS, "torch_export", "composite", "wholly_generic", "layout_call", "groups_in_another_order",
         "over_partitions_of_each", "scattered_and_gathered", "fully_sharded_with_norm", "sharded_moments", "returned_unchanged", "serialised_chlo", "one_flat_state",
         "aliased_crosswise", "frozen_part", "cut_by_replica", "broadcast_from_the_first", "sums_over_replicas"}
OF_ONE_DEVICE = {*spellings.ONE_DEVICE, *wordings.ONE_DEVICE, *exporters.ONE_DEVICE, *dialects.ONE_DEVICE}


def _check(spelling, tmp_path, stage, ranks):
    """Three steps are JAX's."""
    given = {**values(), **{name: np.asarray(value) for name, value in spelling.first.items()}}
    kinds = {name: value.dtype if isinstance(value, np.generic) else np.int64 if isinstance(value, int) else np.float32 for name, value in spelling.first.items()}
    arguments = [_as_held(spelling, n, lambda name: given[name].astype(kinds.get(name, np.float32))) for n in spelling.arguments]
    found, metrics = zero_run.run(_save(spelling, tmp_path), arguments, steps=STEPS, stage=stage, ranks=ranks)
    losses, states = reference()
    mean = given["x"].mean(0)
    last = {"mean": mean * (1 - 0.5**STEPS), **{n: v for n, v in given.items() if n != "mean"}, **states, **spelling.last, "loss": losses[-1], "loss_again": [losses[-1]]}
    # The loss is a metric, whatever it is called.
    told = [next(value for key, value in line.items() if key != "step") for line in metrics]
    np.testing.assert_allclose(told, losses, rtol=TOLERANCE)
    assert losses[0] != losses[-1]
    for n, one in zip(spelling.results, found, strict=True):
        wanted = _as_held(spelling, n, lambda name: np.asarray(last[name], np.float32))
        assert one.shape == wanted.shape, n
        np.testing.assert_allclose(one, wanted, rtol=TOLERANCE, atol=TOLERANCE * np.abs(wanted).max(), err_msg=n)


def _as_held(spelling, name, get):
    """A value as the text holds it: transposed, or several behind one another."""
    if name in spelling.joined:
        return np.concatenate([get(each).ravel() for each in spelling.joined[name]])
    return get(name).T if name in spelling.transposed else get(name)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in IN_CI else pytest.mark.nightly) for name in SPELLINGS])
def test_trains_like_jax(name, tmp_path):
    spelling = SPELLINGS[name]()
    _check(spelling, tmp_path, 3, spelling.ranks)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SPELLINGS)
def test_at_other_stages_and_ranks(name, tmp_path):
    spelling = SPELLINGS[name]()
    for ranks in (1, 2, 4) if name in OF_ONE_DEVICE else (spelling.ranks,):
        for stage in (0, 3):
            _check(spelling, tmp_path, stage, ranks)


@pytest.mark.parametrize("name", REFUSED)
def test_is_asked_for(name, tmp_path):
    spelling = REFUSED[name]()
    with pytest.raises(zero_run.RunFailed) as problem:
        zero_run.call([zero_run.tool("zero-compile"), _save(spelling, tmp_path), "--stage=3", f"--ranks={spellings.REPLICAS}",
                       "--quiet", "-o", tmp_path / "step"])
    assert spelling.asks in str(problem.value)
