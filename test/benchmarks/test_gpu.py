"""benchmarks/gpu on an emulated GPU: what is measured there says nothing of speed, that it is measured does."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest
import zero_run

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCHMARK = ROOT / "benchmarks/gpu"


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gpu") / "prepared"
    build = zero_run.tool("zero-compile").parents[1]
    command = [sys.executable, BENCHMARK / "prepare.py", folder, "--tiny", "--build", build]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def measured(folder, out, *options):
    """(exit status, records, what was printed). The folder alone is used, by a Python that knows nothing of the tree."""
    environment = {**os.environ, "EMULATED_CUDA_CAPABILITY": "90", "PYTHONPATH": ""}
    libraries = zero_run.tool("zero-compile").parents[1] / "emulated-cuda"
    done = subprocess.run([sys.executable, folder / "measure.py", "--out", out, "--libraries", libraries, "--device", "cpu",
                           "--rounds", "1", *options], capture_output=True, text=True, env=environment, cwd=out.parent)
    return done.returncode, [json.loads(line) for line in out.read_text().splitlines()], done.stdout


def of(records, what, **fields):
    return [each for each in records if each["what"] == what and all(each.get(key) == value for key, value in fields.items())]


def test_runs_whole(prepared, tmp_path):
    status, records, text = measured(prepared, tmp_path / "results.jsonl", "--peers", "jax", "--budget", "500")
    assert status == 0 and not of(records, "failed"), records
    for model in ("tiny", "tiny-stage3"):
        for turn in of(records, "turn", model=model, who="ours"):
            assert turn["peak_bytes"] == turn["predicted_bytes"] > 0 and len(turn["each"]) == 3
            assert "emulated" in turn["device"]
    ours, jax = of(records, "turn", model="tiny", who="ours")[0], of(records, "started", model="tiny", who="jax")[0]
    assert ours["first_loss"] == pytest.approx(jax["loss"], abs=1e-3)  # of one seed, on the same tokens
    assert of(records, "turn", model="tiny", who="jax")
    case, calls = of(records, "case", model="tiny")[0]["case"], of(records, "calls", model="tiny")[0]["calls"]
    traced = {name for name, _, _ in calls}
    assert {call["name"] for call in case["roofline"]["calls"] if call["kind"] == "kernel"} <= traced
    assert "| tiny | ours |" in text and "| `k_attention_1` | 2 |" in text and "| `128x64x256` | 5 |" in text
    again = subprocess.run([sys.executable, BENCHMARK / "table.py", tmp_path / "results.jsonl"], capture_output=True, text=True)
    assert again.stdout == text


def test_what_fails_is_said_and_the_rest_goes_on(prepared, tmp_path):
    folder = tmp_path / "broken"
    shutil.copytree(prepared, folder)
    (folder / "peer_jax.py").write_text("raise SystemExit('no JAX here')")
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["cases"][1]["data"]["inputs"] = "missing.i32"
    (folder / "manifest.json").write_text(json.dumps(manifest))
    status, records, text = measured(folder, tmp_path / "results.jsonl", "--peers", "jax")
    assert status == 1
    assert "no JAX here" in of(records, "failed", model="tiny", who="jax")[0]["error"]
    assert of(records, "turn", model="tiny", who="ours")
    failed = of(records, "failed", model="tiny-stage3", who="ours")
    assert len(failed) == 1 and "missing.i32" in failed[0]["error"]
    assert "no JAX here" in text


def test_the_budget_ends_it(prepared, tmp_path):
    status, records, _ = measured(prepared, tmp_path / "results.jsonl", "--budget", "0")
    assert status == 0 and not of(records, "turn")
    assert {each["who"] for each in of(records, "skipped", model="tiny")} >= {"ours", "ours, first"}


def test_a_run_that_was_cut_off_has_a_table(prepared, tmp_path):
    out = tmp_path / "results.jsonl"
    measured(prepared, out, "--peers", "", "--models", "tiny")
    out.write_text(out.read_text()[:-40])
    done = subprocess.run([sys.executable, BENCHMARK / "table.py", out], capture_output=True, text=True)
    assert done.returncode == 0 and "| tiny | ours |" in done.stdout


def test_operations_of_gpt2():
    sys.path.insert(0, str(BENCHMARK))
    import prepare

    config = prepare.size("124M")
    matmuls, attentions = prepare.flops_of(config, 124_439_808, 8)
    # By hand: 6 for each of 12 layers' 12 x 768^2 + 13 x 768, the last norm and the table of 50,257 tokens.
    assert matmuls == 6 * 8192 * (12 * (12 * 768 ** 2 + 13 * 768) + 2 * 768 + 50257 * 768)
    assert attentions == 6 * 8192 * 12 * 768 * 1024
