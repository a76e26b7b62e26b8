"""Matmuls along rows that no library likes, 521 classes: against JAX in f64, and against calls of that size."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "6-Executable"))

import test_attention as ways  # noqa: E402

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
import pytest  # noqa: E402
import zero_run  # noqa: E402

APART = ["--disable-fusions=aligned-rows"]
CLASSES, WIDTH, ROWS = 521, 512, 512


def classifier(w, x, labels):
    """Losses of rows, and gradients of the parameter and of what it multiplies."""
    def loss(w, x):
        scores = jax.nn.log_softmax((x @ w.T).astype(jnp.float64 if w.dtype == jnp.float64 else jnp.float32))
        rows = -jnp.take_along_axis(scores, labels[:, None], axis=1)[:, 0]
        return jnp.sum(rows), rows

    gradients, rows = jax.grad(loss, argnums=(0, 1), has_aux=True)(w, x)
    return rows, *gradients


def product(w, x):
    """A result that is read as a whole, copied out of its wider rows."""
    return x @ w.T


def arguments(dtype):
    random = np.random.default_rng(7)
    return [jnp.asarray(random.normal(size=(CLASSES, WIDTH)) * 0.1, dtype), jnp.asarray(random.normal(size=(ROWS, WIDTH)), dtype),
            jnp.asarray(random.integers(CLASSES, size=ROWS), jnp.int32)]


@pytest.mark.parametrize("dtype", [jnp.bfloat16, jnp.float16], ids=lambda dtype: jnp.dtype(dtype).name)
@pytest.mark.parametrize("function, calls", [(classifier, 3), (product, 1)], ids=lambda value: getattr(value, "__name__", None))
def test_odd_classes(function, calls, dtype, tmp_path):
    given = arguments(dtype)[:function.__code__.co_argcount]
    path = ways.export(function, given, tmp_path)
    text = ways.schedule(path, "=target=cuda")
    assert sum("zero.gemm" in line and " = 528 " in line for line in text.splitlines()) == calls, text
    found = zero_run.run(path, given, stage=None, options=["--target=cuda"])[0]
    apart = zero_run.run(path, given, stage=None, options=["--target=cuda", *APART])[0]
    own = ways.flat(function, given)
    with jax.enable_x64(True):
        true = ways.flat(function, [np.asarray(x, np.float64 if x.dtype == dtype else x.dtype) for x in given])
    for number, (a, u, b, t) in enumerate(zip(found, apart, own, true, strict=True)):
        a, u, b = (np.asarray(x, np.float64) for x in (a, u, b))
        allowed = 1.25 * max(np.linalg.norm(b - t), np.linalg.norm(u - t)) + 1e-6 * np.linalg.norm(t)
        assert np.linalg.norm(a - t) <= allowed, f"result{number}: {np.linalg.norm(a - t):.3g}, allowed {allowed:.3g}"
