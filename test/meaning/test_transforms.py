"""Steps with Fourier transforms and with complex parameters: every stage and rank count.

Bitwise between stages at equal N, and JAX's to a relative L2 error. CI runs a sample; test/nightly all.
"""

import functools
import pathlib
import re
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "strangers"))

import stranger  # noqa: E402  (the path comes first)
import tolerances  # noqa: E402
import zero_run  # noqa: E402
from stranger import Stranger  # noqa: E402

COUNT = 4
ROWS, TOKENS, WIDTH, OUT = 12, 20, 8, 4
TOLERANCE = 1e-5


def _keys(count):
    return jax.random.split(jax.random.key(11), count)


def _complex(key, *shape):
    return jax.lax.complex(*(0.3 * jax.random.normal(k, shape) for k in jax.random.split(key)))


def _conjugated():
    """JAX gives the conjugate of the direction of steepest ascent."""
    return optax.stateless(lambda updates, _: jax.tree.map(jnp.conj, updates))


def _trained(params, model, optimizer):
    tx = optax.chain(_conjugated(), optimizer)

    def step(params, state, x, y):
        loss, gradients = jax.value_and_grad(lambda p: jnp.mean((model(p, x) - y) ** 2))(params)
        updates, state = tx.update(gradients, state, params)
        return optax.apply_updates(params, updates), state, loss
    x, y = _keys(2)
    data = jax.random.normal(x, (ROWS, TOKENS, WIDTH)), jax.random.normal(y, (ROWS, TOKENS, OUT))
    return Stranger(step, (params, tx.init(params), *data), ("param", "opt", "batch", "batch"),
                    lambda a, r: (r[0], r[1], *a[2:]), donate=(0, 1))


def fnet():
    """Mixes tokens and features by the real part of a transform of two dimensions."""
    keys = _keys(2)
    params = {"in": 0.3 * jax.random.normal(keys[0], (WIDTH, WIDTH)), "out": 0.3 * jax.random.normal(keys[1], (WIDTH, OUT))}

    def model(p, x):
        x = x + jnp.fft.fft2(x, norm="ortho").real
        return jax.nn.gelu(x @ p["in"]) @ p["out"]
    return _trained(params, model, optax.adamw(1e-2))


def spectral_convolution():
    """Complex filters on the spectrum of a real sequence, of a length that has to be split."""
    keys = _keys(2)
    params = {"filter": _complex(keys[0], 66, WIDTH), "out": 0.3 * jax.random.normal(keys[1], (WIDTH, OUT))}

    def model(p, x):
        spectrum = jnp.fft.rfft(x, n=130, axis=1)
        return jnp.fft.irfft(spectrum * p["filter"], n=130, axis=1)[:, :TOKENS] @ p["out"]
    return _trained(params, model, optax.adam(1e-2))


def linear_recurrence():
    """A recurrence with complex eigenvalues between complex projections."""
    keys = _keys(4)
    params = {"size": jax.random.uniform(keys[0], (WIDTH,), minval=-1, maxval=0), "angle": jax.random.uniform(keys[1], (WIDTH,)),
              "in": _complex(keys[2], WIDTH, WIDTH), "out": _complex(keys[3], WIDTH, OUT)}

    def model(p, x):
        eigenvalues = jnp.exp(jax.lax.complex(-jnp.exp(p["size"]), p["angle"]))

        def advance(state, given):
            state = eigenvalues * state + given
            return state, state
        given = jnp.swapaxes(x.astype(jnp.complex64) @ p["in"], 0, 1)
        _, states = jax.lax.scan(advance, jnp.zeros(given.shape[1:], given.dtype), given)
        return (jnp.swapaxes(states, 0, 1) @ p["out"]).real
    return _trained(params, model, optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-2)))


STEPS = {"fnet": fnet, "spectral_convolution": spectral_convolution, "linear_recurrence": linear_recurrence}
RANKS = (1, 2, 3)


@functools.lru_cache(maxsize=None)
def step(name):
    """(text, arguments, what JAX computes)."""
    made = STEPS[name]()
    lowered = made.lower()
    return lowered.as_text(), made.values(lowered), made.run(COUNT)[-1]


def run(name, folder, **options):
    text, arguments, _ = step(name)
    path = folder / f"{name}.mlir"
    path.write_text(text)
    return zero_run.run(path, arguments, steps=COUNT, **options)[0]


def distances(found, wanted):
    """The relative L2 error of each result."""
    return [float(np.linalg.norm(np.ravel(a - b)) / max(np.linalg.norm(np.ravel(b)), 1e-30)) for a, b in zip(found, wanted)]


@pytest.mark.parametrize("name", STEPS)
def test_complex_states_have_roles_and_are_sharded(name, tmp_path):
    path = tmp_path / "step.mlir"
    path.write_text(step(name)[0])
    roles = zero_run.call([zero_run.tool("zero-compile"), path, "--print-roles"])
    made = STEPS[name]()
    assert not stranger.differences(made.expected(made.lower()), roles)
    text = zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", "--ranks=2", "--compile-to=partitioned", "-o", "-"])
    whole = re.search(r"replicated_states = \[(.*?)\]", text).group(1)
    assert re.fullmatch(r'"[^"]*/count"', whole), whole


@pytest.mark.parametrize("name, ranks", [
    pytest.param(name, ranks, marks=() if ranks == 2 else pytest.mark.nightly) for name in STEPS for ranks in RANKS])
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, tmp_path):
    first = run(name, tmp_path, stage=0, ranks=ranks)
    for stage in (1, 2, 3):
        found = run(name, tmp_path, stage=stage, ranks=ranks)
        wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
        assert not wrong, f"stages 0 and {stage} differ:\n" + "\n".join(wrong)
    errors = distances(first, step(name)[2])
    assert max(errors) < TOLERANCE, errors


@pytest.mark.parametrize("name", STEPS)
def test_interpreted_is_like_jax(name, tmp_path):
    errors = distances(run(name, tmp_path, stage=3, ranks=2, interpret=True), step(name)[2])
    assert max(errors) < TOLERANCE, errors
