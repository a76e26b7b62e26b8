"""Traces, --check=nan and NVTX's ranges on emulated GPUs: events of the graph, calls one by one, what profilers see."""

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


def _states(folder):
    """Bytes by file of all checkpoints."""
    return {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".json"}


def test_replays_have_the_bits_of_calls_one_by_one(program, folder, tmp_path):
    path, options = program
    if not options:
        pytest.skip("NCCL's sums have no order")
    found = {}
    for name, check in (("replayed", []), ("called", ["--check=nan"])):
        _run(path, *steps.data(folder), "--steps=3", "--log", tmp_path / "log", "--out", tmp_path / name, *check)
        losses = [line["metrics"] for line in map(json.loads, (tmp_path / "log").read_text().splitlines()) if line["type"] == "step"]
        found[name] = (losses, _states(tmp_path / name))
    assert len(found["called"][0]) == 3 and found["called"][1]
    assert found["called"] == found["replayed"]


def _ranges(path):
    """({(thread, the names around it and its own): how often}, names of streams) of what the emulated NVTX has written."""
    found, streams, open_ = collections.Counter(), collections.Counter(), collections.defaultdict(list)
    for line in path.read_text().splitlines():
        process, thread, what, name = line.split(" ", 3)
        if what == "stream":
            streams[name] += 1
        elif what == "begin":
            open_[thread].append(name)
            found[process == thread, "/".join(open_[thread])] += 1
        else:
            open_[thread].pop()
    assert not any(open_.values())
    return found, streams


def test_profilers_see_what_the_host_does(program, folder, tmp_path, monkeypatch):
    path, options = program
    monkeypatch.setenv("EMULATED_NVTX", str(tmp_path / "ranges"))
    monkeypatch.delenv("ZRT_TEST")
    _run(path, *steps.data(folder), "--steps=3", "--out", tmp_path / "run", "--eval-data", f"x={folder}/x.npy", "--eval-data",
         f"y={folder}/y.npy", "--eval-every=3")
    found, streams = _ranges(tmp_path / "ranges")
    for name, count in (("step", 3), ("step/inputs", 3), ("step/run", 3), ("step/wait for all ranks", 3), ("capture @main", 1),
                        ("evaluation", 1), ("evaluation/run", 5)):
        assert found[True, name] == RANKS * count, name
    assert found[False, "read a batch"] and found[False, "write a checkpoint"]
    assert streams["compute"] == RANKS


def test_nothing_is_missed_without_nvtx(program, folder, tmp_path, monkeypatch):
    path, _ = program
    emulated = zero_run.tool("zero-compile").parents[1] / "emulated-cuda"
    for library in emulated.iterdir():
        if "nvtx" not in library.name:
            (tmp_path / library.name).symlink_to(library)
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    monkeypatch.setenv("EMULATED_NVTX", str(tmp_path / "ranges"))
    _run(path, *steps.data(folder), "--steps=1")
    assert not (tmp_path / "ranges").exists()


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
