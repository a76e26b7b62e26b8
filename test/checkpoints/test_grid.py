"""Saved at N, loaded at M: every state as it was, for all rank counts, stages and precisions."""

import pytest

from zero_export import training
from zero_export.models import gpt
from zero_export.training import Recipe

from checkpoints import Program, same, states

RANKS, STAGES = (1, 2, 3, 4, 8), (0, 1, 2, 3)
CONFIG = gpt.Config(layers=1, hidden=16, heads=2, context=8, vocab=32)
RECIPES = {"f32": Recipe(), "bf16": Recipe(dtype="bf16-master"), "fp16": Recipe(dtype="fp16-master", ema=0.9)}


@pytest.mark.nightly
@pytest.mark.parametrize("precision", RECIPES)
def test_saved_at_n_loaded_at_m(tmp_path, precision):
    step = tmp_path / f"{precision}.mlir"
    step.write_text(training.export(CONFIG, 24, RECIPES[precision]).mlir_module())
    programs = {(stage, ranks): Program(tmp_path, step, stage, ranks) for stage in STAGES for ranks in RANKS}
    loads = 0
    for (stage, ranks), program in programs.items():
        run = tmp_path / f"run-{stage}-{ranks}"
        program.run("--steps", 2, "--out", run)
        expected = states(run)
        for (other_stage, other_ranks), other in programs.items():
            copy = tmp_path / f"copy-{stage}-{ranks}-{other_stage}-{other_ranks}"
            other.run("--steps", 2, "--resume", run, "--out", copy)
            assert same(expected, states(copy)), f"stage {stage} on {ranks} to stage {other_stage} on {other_ranks}"
            loads += 1
    assert loads == 400
