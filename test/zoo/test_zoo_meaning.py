"""The zoo's tiny steps as the interpreter runs them after import, against JAX: three steps, by the rules of tolerances.py."""

import pytest

import cases
import zero_run
from samples import zoo

STEPS = 3
NAMES = [name for name in zoo.SAMPLES if name.startswith("zoo_")]
IN_CI = ("zoo_gpt_fp16", "zoo_resnet_momentum", "zoo_mlp_muon", "zoo_mlp_rbg")


@pytest.mark.parametrize("name", [pytest.param(name, marks=[] if name in IN_CI else [pytest.mark.nightly]) for name in NAMES])
def test_interpreted_is_like_jax(name):
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=STEPS, stage=None, interpret=True)
    loss = f"result{case.metrics[case.loss_position()]}"
    verdict = case.check(results, [line[loss] for line in metrics], STEPS)
    assert verdict, "\n".join(verdict.errors)
