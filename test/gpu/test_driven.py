"""A program on GPUs that Python drives: the numbers of the same step on CPUs."""

import numpy as np
import pytest

import inputs
import zero_export
import zero_run

STEP = "mlp_momentum"


def _losses(folder, target):
    """(losses of three steps, states after them), and a checkpoint that gives the states back."""
    path = folder / f"step-{target}"
    zero_run.call([zero_run.tool("zero-compile"), inputs.path(STEP), "--stage=3", "--ranks=2", f"--target={target}", "--quiet",
                   "-o", path])
    values = np.random.default_rng(0)
    with zero_export.load(path, seed=1, share_gpu=target == "cuda") as program:
        losses = []
        for _ in range(3):
            batch = {spec.name: values.standard_normal(spec.shape).astype(spec.dtype) for spec in program.inputs}
            losses.append(program.step(batch)["loss"])
        saved = program.save(folder / target)
        states = program.state()
        program.set_state(states)
        again = program.state()
    for name, state in states.items():
        assert state.tobytes() == again[name].tobytes() == zero_export.to_pytree(saved)[name].tobytes()
    return losses, states


@pytest.mark.filterwarnings("ignore:emulated CUDA")
def test_a_program_on_gpus(tmp_path):
    found, states = _losses(tmp_path, "cuda")
    expected, others = _losses(tmp_path, "cpu")
    np.testing.assert_allclose(found, expected, rtol=1e-5)
    for name, state in states.items():
        np.testing.assert_allclose(state, others[name], rtol=1e-4, atol=1e-6)
