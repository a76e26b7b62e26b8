"""What cuBLASLt's calls add and sum besides: against JAX in f64, and against calls and kernels apart."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "6-Executable"))

import test_attention as ways  # noqa: E402

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
import pytest  # noqa: E402
import zero_run  # noqa: E402

APART = ["--disable-fusions=matmul-terms,operand-sums"]


def layer(h, w, b, x, target):
    """A residual layer, and what a loss behind it gives: gradients of weights, bias, input and residual."""
    def loss(h, w, b, x):
        y = x + (h @ w + b)
        return jnp.sum((y.astype(jnp.float32) - target.astype(jnp.float32)) ** 2), y

    gradients, y = jax.grad(loss, argnums=(0, 1, 2, 3), has_aux=True)(h, w, b, x)
    return y, *gradients


def arguments(rows, inputs, outputs, dtype):
    random = np.random.default_rng(rows + inputs)
    shapes = [(rows, inputs), (inputs, outputs), (outputs,), (rows, outputs), (rows, outputs)]
    return [jnp.asarray(random.normal(size=shape) * 0.5, dtype) for shape in shapes]


@pytest.mark.parametrize("dtype", [jnp.bfloat16, jnp.float16, jnp.float32], ids=lambda dtype: jnp.dtype(dtype).name)
@pytest.mark.parametrize("shape", [(96, 40, 24), (33, 17, 50)], ids=str)
def test_a_layer(shape, dtype, tmp_path):
    given = arguments(*shape, dtype)
    path = ways.export(layer, given, tmp_path)
    text = ways.schedule(path, "=target=cuda")
    assert text.count(" bias(") == text.count(" addend(") == text.count(" sums of ") == 1, text
    found = zero_run.run(path, given, stage=None, options=["--target=cuda"])[0]
    apart = zero_run.run(path, given, stage=None, options=["--target=cuda", *APART])[0]
    own = ways.flat(layer, given)
    with jax.enable_x64(True):
        true = ways.flat(layer, [np.asarray(x, np.float64) for x in given])
    for number, (a, u, b, t) in enumerate(zip(found, apart, own, true, strict=True)):
        a, u, b = (np.asarray(x, np.float64) for x in (a, u, b))
        # Roundings that are left out make nothing worse.
        allowed = 1.5 * max(np.linalg.norm(b - t), np.linalg.norm(u - t)) + 1e-6 * np.linalg.norm(t)
        assert np.linalg.norm(a - t) <= allowed, f"result{number}: {np.linalg.norm(a - t):.3g}, allowed {allowed:.3g}"
