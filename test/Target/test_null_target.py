"""`--target=null`: plan and records of a GPT for 1,024 ranks, without a machine to run it."""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/meaning"))
import zero_run  # noqa: E402  (the path comes first)

LLVM = pathlib.Path("/usr/lib/llvm-22/bin")
RANKS = 1024
# What a program for the CPU is made of and runs with: the runtime, libraries of matmuls, the C library's mathematics.
OF_THE_CPU = re.compile(r"libzrt|libdnnl|openblas|mkl|blis|libblas|libcblas")


@pytest.fixture(scope="module")
def step(tmp_path_factory):
    """A GPT in bf16, whose matmuls would need workspace on a CPU."""
    path = tmp_path_factory.mktemp("null") / "gpt.mlir"
    sizes = ["--layers", "2", "--hidden", "64", "--heads", "4", "--context", "16", "--vocab", "256"]
    zero_run.call([sys.executable, "-m", "zero_export", "gpt", *sizes, "--dtype", "bf16", "--batch", RANKS, "-o", path],
                  environment={"PYTHONPATH": str(ROOT / "python")})
    return path


def compile_step(step, output, *options, environment=None):
    words = [zero_run.tool("zero-compile"), step, "--quiet", "--report=json", "-o", output, *options]
    return json.loads(zero_run.call(words, environment=environment))


@pytest.fixture(scope="module")
def plan(step):
    """The compiled file and its report."""
    output = step.parent / "plan.o"
    return output, compile_step(step, output, "--target=null", "--stage=3", f"--ranks={RANKS}")


def symbols(path):
    """Kind of each symbol, by name."""
    lines = zero_run.call([LLVM / "llvm-nm", path]).splitlines()
    return {line.split()[-1]: line.split()[-2] for line in lines}


def embedded_plan(path):
    data = path.read_bytes()
    start = data.index(b'{"abi"')
    text = data[start:data.index(b"\0", start)].decode()
    return json.loads(text)


def test_plan_and_records(plan):
    output, report = plan
    assert report["config"]["ranks"] == RANKS and report["config"]["target"] == "null"
    assert report["config"]["machine"] == "no machine" and report["proved"]
    written = embedded_plan(output)
    assert written["config"]["ranks"] == RANKS and written["predicted"]["peak"] == report["arena"]
    found = symbols(output)
    assert {"zero_main_records", "zrt_entries", "zrt_plan", "zrt_import"} <= set(found)
    assert found["zrt_launch"] == "U"
    assert not os.access(output, os.X_OK)


def test_no_kernels_and_no_library(plan, step):
    """Kernels are undefined symbols and matmuls have no workspace; for the CPU both are there."""
    output, report = plan
    kernels = [name for name, kind in symbols(output).items() if kind == "U" and not name.startswith("zrt_")]
    assert kernels
    cpu = step.parent / "train"
    # The fusions that ask how much a target's kernels can make themselves.
    compiled = compile_step(step, cpu, "--target=cpu:x86-64-v3", "--stage=3", f"--ranks={RANKS}",
                            "--disable-fusions=attention-operands,attention-rows,row-values")
    assert all(symbols(cpu)[name] in "tT" for name in kernels)
    assert report["arena"] < compiled["arena"]
    assert report["bytes"] == compiled["bytes"]  # states and wire are the step's, not the machine's


def loaded_files(step, folder, target):
    """What the compiler and the programs that it starts load or open as libraries, by process: the dynamic linker's
    own words (LD_DEBUG=files)."""
    folder.mkdir()
    compile_step(step, folder / "out", f"--target={target}", "--stage=3", f"--ranks={RANKS}",
                 environment={"LD_DEBUG": "files", "LD_DEBUG_OUTPUT": str(folder / "loaded")})
    return [path.read_text(errors="replace") for path in folder.glob("loaded.*")]


def test_nothing_of_the_cpu_is_loaded(step):
    """No process but the compiler's own (so no linker, which would read libzrt.a), and no library of the CPU in it."""
    (own,) = loaded_files(step, step.parent / "files_null", "null")
    names = set(re.findall(r"file=(\S+)", own))
    assert any("libZero" in name for name in names)
    assert not [name for name in names if OF_THE_CPU.search(name)]
    # The same look at a compile for the CPU finds the linker.
    assert len(loaded_files(step, step.parent / "files_cpu", "cpu:x86-64-v3")) > 1


def test_same_bytes(plan, step):
    output, _ = plan
    other = step.parent / "elsewhere" / "again.o"
    other.parent.mkdir()
    compile_step(step, other, "--target=null", "--stage=3", f"--ranks={RANKS}", environment={"LD_BIND_NOW": "1"})
    assert other.read_bytes() == output.read_bytes()


def test_compiles_again_for_a_machine(plan, step):
    """The file carries its import program and options, as an executable does."""
    output, _ = plan
    program = step.parent / "again"
    report = compile_step(output, program, "--target=cpu", "--ranks=2")
    assert report["config"]["stage"] == 3 and report["config"]["ranks"] == 2
    written = embedded_plan(program)["config"]
    assert written["ranks"] == 2 and written["target"] == "cpu" and "lanes" in written["machine"]
    assert not [kind for name, kind in symbols(program).items() if name.startswith("k_") and kind == "U"]


def refused(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    assert done.returncode != 0
    return done.stderr


def test_running_is_refused(tmp_path):
    mlp = ROOT / "test/Inputs/mlp_momentum.mlir"
    says = "target 'null' makes no kernels"
    assert says in refused(zero_run.tool("zero-run"), mlp, "--target=null", "--stage=3", "--ranks=2", "--results", tmp_path / "r",
                           "--args", mlp)
    assert says in refused(zero_run.tool("zero-compile"), mlp, "--target=null", "--stage=3", "--ranks=2", "--check-kernels",
                           "-o", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_nothing_else_knows_the_target():
    """Names of targets stand in the registry, in each target's own folder, and as the option's default."""
    allowed = {"include/zero/Options/Options.td"}
    name = re.compile(r'"(cpu|null)"')
    found = set()
    for folder in ("include", "lib", "tools"):
        for path in (ROOT / folder).rglob("*"):
            relative = path.relative_to(ROOT).as_posix()
            if path.suffix in (".cpp", ".h", ".td") and not relative.startswith("lib/Target/") and name.search(path.read_text()):
                found.add(relative)
    assert found <= allowed, found - allowed
