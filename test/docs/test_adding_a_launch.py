"""Replays docs/AddingALaunch.md: a stream in one place, another name of the axis in none. The launch: test/5-Planned."""

import hashlib
import re
import shlex
import shutil

import pytest

import cases
import zero_run
from patched import BUILD, ROOT, blocks, commands, run

RANKS, STEPS, SEEDS = 3, 2, 12
CHANGED = "lib/4-Scheduled/ScheduleResources.cpp"


@pytest.fixture(scope="module")
def patched(tmp_path_factory):
    """A zero-opt that has the page's stream."""
    folder = tmp_path_factory.mktemp("stream")
    shutil.copytree(ROOT / "lib/4-Scheduled", folder / "lib/4-Scheduled")
    (patch,) = blocks("docs/AddingALaunch.md", "diff")
    run(["patch", "-p1"], input=patch, cwd=folder)
    (compile_line,) = [c for c in commands("zero-opt") if c.endswith(CHANGED)]
    words = shlex.split(compile_line)
    words[words.index("-o") + 1] = str(folder / "changed.o")
    words[-1] = str(folder / CHANGED)
    run(words, cwd=BUILD)
    link = shlex.split(commands("zero-opt")[-1].removeprefix(": && ").removesuffix(" && :"))
    link[link.index("-o") + 1] = str(folder / "zero-opt")
    # Before the archives: its symbols are found first.
    link.insert(link.index("-o"), str(folder / "changed.o"))
    run(link, cwd=BUILD)
    return folder / "zero-opt"


def plan(tool, source, path, options=f"=stage=3 ranks={RANKS}"):
    run([tool, source, f"--zero-to-planned{options}", "-o", path])
    return path.read_text()


def results(case, path, *options):
    states, metrics = zero_run.run(path, case.arguments, steps=STEPS, stage=None, interpret=True, options=options)
    return [state.tobytes() for state in states], [[step[f"result{i}"] for i in case.metrics] for step in metrics]


def test_a_stream_takes_one_place(patched, tmp_path):
    case = cases.case("mlp_momentum")
    plan(zero_run.tool("zero-opt"), case.path, tmp_path / "two.mlir")
    text = plan(patched, case.path, tmp_path / "three.mlir")
    assert re.findall(r"zero\.stream @(\w+)", text) == ["compute", "gathers", "reductions"]
    for stream, collective in (("gathers", "all_gather"), ("reductions", "reduce_scatter"), ("reductions", "all_reduce")):
        assert f"on @{stream}" in next(line for line in text.splitlines() if f"launch_collective {collective}" in line)
    expected = results(case, tmp_path / "two.mlir")
    assert results(case, tmp_path / "three.mlir") == expected
    for seed in range(SEEDS):
        assert results(case, tmp_path / "three.mlir", "--order-seed", seed) == expected


def _renamed(text):
    """The text with another name of the axis: the name itself, the mesh in the options, and their checksum."""
    text = text.replace('"dp"', '"rows"').replace("mesh = {dp = ", "mesh = {rows = ")
    config = re.search(r"zero\.config = (\{.*?\}), zero\.config_checksum", text)[1]
    checksum = hashlib.sha256(re.sub(r'machine = "[^"]*", ', "", config).encode()).hexdigest()[:16]
    return re.sub(r'zero\.config_checksum = "\w+"', f'zero.config_checksum = "{checksum}"', text)


def test_the_name_of_an_axis_takes_none(tmp_path):
    case = cases.case("mlp_momentum")
    replica, renamed = tmp_path / "replica.mlir", tmp_path / "renamed.mlir"
    run([zero_run.tool("zero-compile"), case.path, f"--ranks={RANKS}", "--compile-to=replica", "--quiet", "-o", replica])
    renamed.write_text(_renamed(replica.read_text()))
    plan(zero_run.tool("zero-opt"), replica, tmp_path / "expected.mlir", "=stage=3")
    found = plan(zero_run.tool("zero-opt"), renamed, tmp_path / "found.mlir", "=stage=3")
    assert '"dp"' not in found and 'over @mesh["rows"]' in found
    assert results(case, tmp_path / "found.mlir") == results(case, tmp_path / "expected.mlir")
