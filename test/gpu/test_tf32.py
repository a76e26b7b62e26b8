"""Steps of f32 whose matmuls are rounded to TF32: near JAX's, no nearer than TF32 is, the same bits at every stage."""

import numpy as np
import pytest

import test_steps
import tolerances

STEP = "mlp_momentum"


@pytest.mark.parametrize("ranks", [1, pytest.param(4, marks=pytest.mark.nightly)])
def test_losses_are_off_by_what_tf32_leaves_out(ranks):
    losses = test_steps.run(STEP, "cuda", ranks, 3, options=("--f32-matmul=tf32",))[2]
    expected = test_steps.on_cpu(STEP, ranks, 3)[2]
    np.testing.assert_allclose(losses, expected, rtol=2e-3)
    assert tolerances.check_losses(losses, expected), "as near as f32: nothing has been rounded"


def test_stages_are_bitwise_equal(monkeypatch):
    for name, value in test_steps.PINNED.items():
        monkeypatch.setenv(name, value)
    assert not test_steps.differences(STEP, 2, (0, 3), ("--f32-matmul=tf32",))
