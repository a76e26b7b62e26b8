"""What cuBLASLt and cuDNN choose is logged, equal on all ranks, and kept for the run that goes on from a checkpoint."""

import functools
import json
import pathlib
import shutil
import sys
import time
import zlib

import numpy as np
import pytest
from safetensors import numpy as safetensors

import test_cudnn

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "checkpoints"))
import checkpoints  # noqa: E402

# Other numbers make the stand-ins' heuristics choose other orders of sums.
CHOICES = "EMULATED_CUDA_CHOICES"
ANEW = "libraries have chosen anew how"


def _matmuls(folder):
    program = checkpoints.Program(folder, "gpt_tiny_f32", 3, 2, "--target=cuda")
    program.first = ("--seed", 3)
    return program


def _convolutions(folder):
    step = test_cudnn.Step(folder, "channels_first", np.float32)
    program = checkpoints.Program(folder, step.path, 0, 2, "--target=cuda", test_cudnn.OPTION)
    for name, array in step.batch.items():
        np.asarray(array, np.float32).tofile(folder / f"{name}.bin")
    safetensors.save_file({name: np.asarray(array) for name, array in step.state["params"].items()}, folder / "init.safetensors")
    program.first = ("--init", folder / "init.safetensors")
    program.data = [f"--data={name}={folder}/{name}.bin:f32" for name in step.batch]
    return program


def forget(checkpoint):
    """Makes a checkpoint one of a program that has kept nothing."""
    index = json.loads((checkpoint / "index.json").read_text())
    assert index.pop("library_choices")
    text = json.dumps(index).encode()
    (checkpoint / "index.json").write_bytes(text)
    (checkpoint / "COMMIT").write_text(f'{{"version": 1, "step": {index["step"]}, "index": {{"name": "index.json", '
                                       f'"bytes": {len(text)}, "crc32": {zlib.crc32(text)}}}}}\n')


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    return functools.cache(lambda make: make(tmp_path_factory.mktemp("program")))


@pytest.fixture(params=[_matmuls, _convolutions], ids=["matmuls", "convolutions"])
def program(request, compiled, emulated, monkeypatch):
    monkeypatch.setenv("ZRT_TEST", "")
    monkeypatch.setenv(CHOICES, "1")
    return compiled(request.param)


def test_a_resumed_run_has_the_same_bits_whatever_the_libraries_would_choose(program, tmp_path, monkeypatch):
    whole, parts, without = tmp_path / "whole", tmp_path / "parts", tmp_path / "without"
    program.run("--steps", 4, *program.first, "--out", whole)
    program.run("--steps", 2, *program.first, "--out", parts)
    shutil.copytree(parts, without)
    forget(without / "step-00000002")
    monkeypatch.setenv(CHOICES, "2")
    out, _ = program.run("--steps", 4, "--out", parts, "--log", tmp_path / "log")
    assert ANEW not in out and checkpoints.same(checkpoints.states(whole), checkpoints.states(parts))
    first, last = (checkpoints.read(folder / "step-00000004")[0]["library_choices"] for folder in (whole, parts))
    assert first == last
    summary = checkpoints.metrics(tmp_path / "log")[1]["summary"][0]
    assert summary["library_choices"] == sorted({f"{c['library']}: {c['problem']} by {c['choice']}" for c in first})
    # What would have been without it.
    out, _ = program.run("--steps", 4, "--out", without, "--log", tmp_path / "log")
    assert ANEW in out and "the checkpoint keeps none" in out
    assert "the checkpoint keeps none" in checkpoints.metrics(tmp_path / "log")[1]["summary"][0]["library_choices_anew"]
    assert not checkpoints.same(checkpoints.states(whole), checkpoints.states(without))


@pytest.mark.parametrize("program, fault, expected", [
    (_matmuls, "cublaslt:130200", "the checkpoint's is of cuBLASLt 13.1.0 on "),
    (_matmuls, "cublaslt-kept", "the library no longer takes the checkpoint's (cublasLtMatmulAlgoCheck: CUBLAS_STATUS_NOT_SUPPORTED)"),
    (_convolutions, "cudnn:91800", "the checkpoint's is of cuDNN 9.19.0 on "),
    (_convolutions, "cudnn-kept", "the library no longer takes the checkpoint's (an engine that was kept: CUDNN_STATUS_NOT_SUPPORTED"),
], indirect=["program"], ids=lambda value: value if isinstance(value, str) and len(value) < 20 else "")
def test_what_is_chosen_anew_is_said(program, fault, expected, tmp_path, monkeypatch):
    program.run("--steps", 1, *program.first, "--out", tmp_path / "run")
    monkeypatch.setenv("EMULATED_CUDA_FAULT", fault)
    out, _ = program.run("--steps", 2, "--out", tmp_path / "run")
    line = next(line for line in out.splitlines() if line.startswith(ANEW))
    assert expected in line


@pytest.mark.parametrize("program, fault, expected", [
    (_matmuls, "cublaslt-differs", "rank 1's library computes a problem otherwise than rank 0's: matmul f32 "),
    (_convolutions, "cudnn-differs", "rank 1's library computes a problem otherwise than rank 0's: forward f32 "),
], indirect=["program"], ids=["cublaslt", "cudnn"])
def test_a_rank_whose_library_chooses_otherwise_ends_the_run(program, fault, expected, monkeypatch):
    begin = time.monotonic()
    program.run("--steps", 1, *program.first)
    usual = time.monotonic() - begin
    monkeypatch.setenv("EMULATED_CUDA_FAULT", fault)
    begin = time.monotonic()
    _, err = program.run("--steps", 1000000, *program.first, code=1)
    assert time.monotonic() - begin < usual + 10
    assert err.count(expected) == 1 and "give all ranks one version of the library and one model of GPU" in err
