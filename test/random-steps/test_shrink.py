"""A bug that is put into the compiler is found by the judge and shrunk to the operator that it is about."""

import os
import pathlib
import stat
import sys

import pytest

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning"), str(FOLDER.parent / "strangers")]

import graphs  # noqa: E402  (the paths come first)
import shrink  # noqa: E402
import verdict  # noqa: E402
import zero_run  # noqa: E402

# Stands for zero-run: hyperbolic tangents of the partitioned step become sines, and nobody proves it.
WRONG = """#!{python}
import pathlib, subprocess, sys, tempfile
tools, words = pathlib.Path({tools!r}), sys.argv[1:]
stage, ranks = (words[words.index(name) + 1] for name in ("--stage", "--ranks"))
with tempfile.TemporaryDirectory() as folder:
    text = pathlib.Path(folder) / "step.mlir"
    way = f"--zero-to-partitioned=stage={{stage}} ranks={{ranks}}"
    subprocess.run([tools / "zero-opt", words[0], way, "-o", text], check=True)
    text.write_text(text.read_text().replace("stablehlo.tanh", "stablehlo.sine"))
    sys.exit(subprocess.run([tools / "zero-run", text, "--unproved", *words[words.index("--args"):]]).returncode)
"""


@pytest.fixture
def wrong_compiler(tmp_path, monkeypatch):
    tools = zero_run.tool("zero-run").parent
    (tmp_path / "bin").mkdir()
    for tool in tools.iterdir():
        if tool.name != "zero-run":
            (tmp_path / "bin" / tool.name).symlink_to(tool)
    wrong = tmp_path / "bin" / "zero-run"
    wrong.write_text(WRONG.format(python=sys.executable, tools=str(tools)))
    wrong.chmod(wrong.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("ZERO_BUILD", str(tmp_path))
    monkeypatch.setenv("LD_LIBRARY_PATH", os.pathsep.join([str(tools.parent / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]))


@pytest.mark.nightly
def test_a_wrong_compiler_is_found_and_its_step_shrunk(wrong_compiler, tmp_path):
    step = verdict.make_case(graphs.draw_graph, 1).save(tmp_path, "step")
    kind, _ = shrink.shrink(step, tmp_path / "small.mlir", ranks=2, stages=(3,))
    small = verdict.read_case(tmp_path / "small.mlir")
    ops = small.text.count("stablehlo.") - small.text.count("stablehlo.constant")
    assert kind == "numbers" and "stablehlo.tanh" in small.text
    assert ops < verdict.read_case(step).text.count("stablehlo.") / 4, small.text
    assert shrink.kinds_of(small, 2, (3,)) == ["numbers"]
