"""Every exported step: what import makes of it computes what the text does, to the last bit."""

import pathlib
import sys

import pytest

import inputs
import zero_run

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "strangers"))

import optimizers  # noqa: E402  (the path comes first)

# Exported for a mesh without devices: their text says one device, their collectives two.
NOT_RUN = {"zoo_gpt_tp", "zoo_mlp_dp"}
STEPS = [name for name in inputs.names() if name not in NOT_RUN]


@pytest.mark.parametrize("name", STEPS)
def test_import_keeps_the_meaning(name, tmp_path):
    zero_run.call([zero_run.tool("zero-opt"), inputs.path(name), "--zero-check-import=tolerance=0", "-o",
                   tmp_path / "same.mlir"])


@pytest.mark.parametrize("name", ["multi_steps", "apply_if_finite", "skip_not_finite"])
def test_branches_become_selects(name, tmp_path):
    """optax's own branches (lax.cond): none is left, and the results have the same bits."""
    step, imported = tmp_path / f"{name}.mlir", tmp_path / "import.mlir"
    step.write_text(optimizers.build(name).lower().as_text())
    assert "stablehlo.case" in step.read_text()
    zero_run.call([zero_run.tool("zero-opt"), step, "--zero-check-import=tolerance=0", "-o", tmp_path / "same.mlir"])
    zero_run.call([zero_run.tool("zero-opt"), step, "--zero-to-import", "-o", imported])
    assert "stablehlo.case" not in imported.read_text()
