"""Each kernel and library matmul of exported steps, as machine code and in the interpreter: zero-compile --check-kernels."""

import pytest

import inputs
import zero_run

IN_CI = ["gpt_tiny_bf16b", "gpt_tiny_scan", "zoo_gpt_fp16", "zoo_llama_lion", "zoo_resnet_momentum"]
NIGHTLY = ["gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_gpt_remat", "zoo_mlp_threefry", "flax_gpt", "flax_hub_gpt",
           "flax_gpt_remat", "flax_gpt_loss_first", "flax_gpt_train_state"]
GRID = [pytest.param(name, target, marks=[] if name in IN_CI and target == "cpu" else pytest.mark.nightly)
        for name in IN_CI + NIGHTLY for target in ("cpu", "cpu:x86-64-v3", "cpu:x86-64")]


@pytest.mark.parametrize("name, target", GRID)
def test_machine_code_is_what_kernels_say(name, target, tmp_path):
    zero_run.call([zero_run.tool("zero-compile"), inputs.path(name), "--stage=3", "--ranks=3", f"--target={target}",
                   "--check-kernels", "--quiet", "--report=none", "-o", tmp_path / "step"])
