"""Every exported step in test/Inputs: what import makes of it computes what the text does, to the last bit."""

import pathlib

import pytest

import zero_run

INPUTS = pathlib.Path(__file__).resolve().parents[1] / "Inputs"
# Exported for a mesh without devices: their text says one device, their collectives two.
NOT_RUN = {"zoo_gpt_tp", "zoo_mlp_dp"}
STEPS = sorted(path.stem for path in INPUTS.glob("*.mlir") if path.stem not in NOT_RUN)


@pytest.mark.parametrize("name", STEPS)
def test_import_keeps_the_meaning(name, tmp_path):
    zero_run.call([zero_run.tool("zero-opt"), INPUTS / f"{name}.mlir", "--zero-check-import=tolerance=0", "-o",
                   tmp_path / "same.mlir"])
