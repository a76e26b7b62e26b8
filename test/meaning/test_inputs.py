"""Exported steps have the interfaces of their samples; the files of test/Inputs are what their scripts write."""

import pytest

import cases
import inputs
from samples.registry import TEXTS

# Those that others of this folder run; to export all of them and to compile them in JAX takes minutes.
IN_CI = ("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_bf16a", "gpt_tiny_scan", "flax_gpt_train_state", "zoo_llama_lion", "zoo_mlp_muon")


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in IN_CI else pytest.mark.nightly) for name in cases.SAMPLES])
def test_interface_matches_the_sample(name):
    """Same number of arguments and types as the values that the tests feed."""
    case = cases.case(name)
    results = case.jax_steps(1)[0]
    for argument, result in case.carried.items():
        assert results[result].shape == case.arguments[argument].shape, case.states[argument].name
        assert results[result].dtype == case.arguments[argument].dtype, case.states[argument].name
    assert case.path.stat().st_size < 400_000


@pytest.mark.nightly
@pytest.mark.parametrize("path", sorted(inputs.INPUTS.glob("*.mlir")), ids=lambda path: path.stem)
def test_file_is_what_jax_exports(path):
    assert path.read_text() == TEXTS[path.stem].text()
