"""Replays docs/AddingALaunch.md: a kind of launch in three files, a stream in one, another name of the axis in none."""

import hashlib
import os
import re

import pytest

import cases
import patched
import zero_run
from patched import run

PAGE = "docs/AddingALaunch.md"
RANKS, STEPS, SEEDS = 3, 2, 12
DIALECT, SCHEDULED, INTERPRETER, VALIDATE = "lib/Dialect/Zero", "lib/4-Scheduled", "lib/Interpreter", "lib/Validate"
# The op's class and its dialect are compiled from what TableGen makes of the patched file.
COMPILED = [f"{DIALECT}/ZeroOps.cpp", f"{DIALECT}/ZeroDialect.cpp", f"{SCHEDULED}/ScheduleResources.cpp",
            f"{INTERPRETER}/PlannedRun.cpp", f"{VALIDATE}/ValidatePlanned.cpp"]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """A folder with the tools' library as it is with both patches of the page."""
    folder = tmp_path_factory.mktemp("patched")
    patched.apply_page(PAGE, folder, ["include/zero/Dialect/Zero", DIALECT, SCHEDULED, INTERPRETER, VALIDATE])
    patched.generate(folder, "Zero")
    patched.link(folder, [patched.compile_like(folder, source, source) for source in COMPILED])
    return folder


def plan(source, path, options=f"=stage=3 ranks={RANKS}", **environment):
    tool = zero_run.tool("zero-opt")
    run([tool, source, f"--zero-to-planned{options}", "-o", path], env={**os.environ, **environment})
    return path.read_text()


def results(case, path, *options):
    states, metrics = zero_run.run(path, case.arguments, steps=STEPS, stage=None, interpret=True, options=options)
    return [state.tobytes() for state in states], [[step[f"result{i}"] for i in case.metrics] for step in metrics]


def test_each_takes_as_many_files_as_the_page_says():
    launch, stream = patched.blocks(PAGE, "diff")
    for patch, files in ((launch, 3), (stream, 1)):
        assert len(re.findall(r"^\+\+\+ ", patch, re.MULTILINE)) == files


def test_a_kind_of_launch(library):
    (test,) = patched.blocks(PAGE, "mlir")
    patched.run_lit(library, test)


def test_a_stream(library, tmp_path):
    case = cases.case("mlp_momentum")
    plan(case.path, tmp_path / "two.mlir")
    text = plan(case.path, tmp_path / "three.mlir", LD_LIBRARY_PATH=str(library))
    assert re.findall(r"zero\.stream @(\w+)", text) == ["compute", "gathers", "reductions", "save"]
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
    plan(replica, tmp_path / "expected.mlir", "=stage=3")
    found = plan(renamed, tmp_path / "found.mlir", "=stage=3")
    assert '"dp"' not in found and 'over @mesh["rows"]' in found
    assert results(case, tmp_path / "found.mlir") == results(case, tmp_path / "expected.mlir")
