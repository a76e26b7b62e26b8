"""Traces and --check=nan on emulated GPUs: events of the graph, and calls one by one."""

import collections
import json
import re
import subprocess

import pytest
import steps
import test_trace
import zero_run

RANKS = 2
OPTIONS = ["--stage=3", f"--ranks={RANKS}", "--target=cuda"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("gpus")
    steps.write(folder)
    return folder


# With --deterministic kernels of the program add what ranks reduce: then a reduction is a call for each of its parts.
@pytest.fixture(scope="module", params=[[], ["--deterministic"]], ids=["nccl", "deterministic"])
def program(request, folder):
    path = folder / f"program{len(request.param)}"
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", "--report=none", folder / "step.mlir", *OPTIONS, *request.param, "-o", path])
    return path, request.param


@pytest.fixture(autouse=True)
def gpus(monkeypatch):
    monkeypatch.setenv("LD_LIBRARY_PATH", str(zero_run.tool("zero-compile").parents[1] / "emulated-cuda"))
    monkeypatch.setenv("ZRT_TEST", "1")


def _run(program, *options, code=0):
    done = subprocess.run([program, *map(str, options)], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done


def test_a_trace_has_every_launch_once_a_step(program, folder, tmp_path):
    path, options = program
    _run(path, *steps.data(folder), "--steps=4", "--trace", tmp_path / "t:3-4", "--log", tmp_path / "log")
    spans = [e for e in json.loads((tmp_path / "t").read_text())["traceEvents"] if e["ph"] == "X"]
    test_trace.check_nesting(spans)
    planned = test_trace.launches(folder, *OPTIONS, *options)
    found = collections.defaultdict(collections.Counter)
    for event in spans:
        if event["cat"] in ("call", "collective"):
            name = "gemm" if event["name"].startswith("gemm ") else event["name"]
            found[event["pid"], event["args"]["step"]][name] += 1
    assert set(found) == {(rank, step) for rank in range(RANKS) for step in (3, 4)}
    for where, names in found.items():
        assert names == planned, where
    # On the host's clock: calls lie in the run of their step.
    for event in spans:
        if event["cat"] in ("call", "collective", "wait"):
            run, = (e for e in spans if e["name"] == "run" and (e["pid"], e["args"]["step"]) == (event["pid"], event["args"]["step"]))
            slack = 100  # microseconds
            assert run["ts"] - slack <= event["ts"] and event["ts"] + event["dur"] <= run["ts"] + run["dur"] + slack
    summary = json.loads((tmp_path / "log").read_text().splitlines()[-1])
    for rank in range(RANKS):
        moved = sum(e["args"]["wire_bytes"] for e in spans if e["cat"] == "collective" and e["pid"] == rank)
        assert moved * summary["steps"] == summary["ranks"][rank]["wire_counted"] * 2


def test_a_nan_is_found(program, folder, tmp_path):
    path, options = program
    if options:
        pytest.skip("reductions are found as all calls are")
    for name, check in (("plain", []), ("checked", ["--check=nan"])):
        _run(path, *steps.data(folder), "--steps=2", "--log", tmp_path / name, *check)
    lines = [[json.loads(line) for line in (tmp_path / name).read_text().splitlines()] for name in ("plain", "checked")]
    losses = [[line["metrics"]["loss"] for line in log if line["type"] == "step"] for log in lines]
    assert losses[0] == pytest.approx(losses[1], rel=1e-5)
    done = _run(path, *steps.data(folder, "xn"), "--steps=8", "--check=nan", "--out", tmp_path / "run", code=4)
    assert re.search(r"error: step 4: values are not finite for the first time after call \d+ of @main, 'gemm 6x9x6 f32', on rank 0\n",
                     done.stderr), done.stderr
    assert "reads 'x' f32[6, 6]: NaN at [5, 2]" in done.stderr
    assert "all states are those after step 3, which are saved" in done.stderr
