"""`zero-run --bisect`: 16 seeded bugs, each at its phase, value and place; steps without a bug; JAX's results.

Above the executable a bug is one edit of a phase's text (`--unproved`); below the plan it is one call of the executable that
goes wrong (`ZRT_FAULT`, runtime/device/Watch.h, which only a test's run has).
"""

import pathlib
import re
import subprocess

import numpy as np
import pytest
from safetensors import numpy as safetensors

import cases
import inputs
import zero_run

STEP = "test/Inputs/mlp_momentum.mlir"
OPTIONS = ["--stage=3", "--ranks=2"]


def _bisect(*words, fault="", code=1):
    """The lines of the table, and those of the verdict by their first word."""
    command = [str(zero_run.tool("zero-run")), *map(str, words)]
    environment = {**zero_run.os.environ, "ZRT_FAULT": fault}
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, env=environment, cwd=zero_run.ROOT)
    assert done.returncode == code, done.stdout + done.stderr
    table, _, verdict = done.stdout.partition("\n\n")
    lines = {}
    for line in verdict.splitlines():
        word, _, text = line.strip().partition("  ")
        lines.setdefault(word, text.strip())
    return table.splitlines(), lines, done.stdout + done.stderr


@pytest.fixture(scope="module")
def phases(tmp_path_factory):
    """The texts of all phases."""
    folder = tmp_path_factory.mktemp("phases")
    zero_run.call([zero_run.tool("zero-compile"), zero_run.ROOT / STEP, *OPTIONS, f"--dump-phases={folder}", "--quiet",
                   "--report=none", "-o", folder / "train"])
    return folder


# phase, the line that is edited, what it becomes: a value that is wrong from there on, and how it is called.
EDITS = {
    "a sum over ranks is lost": (
        "2-replica", r"zero\.all_reduce add (%\d+) over @mesh\[\"dp\"\] : tensor<16xf32>", r"stablehlo.add \1, \1 : tensor<16xf32>",
        "stablehlo.add", "differs first in phase 'replica', text as given"),
    "the decay of another operand": (
        "2-replica", r"(stablehlo\.multiply %\d+), %arg0 : tensor<16xf32>", r"\1, %arg2 : tensor<16xf32>",
        "stablehlo.multiply", "differs first in phase 'replica', text as given"),
    "parameters for gradients": (
        "3-partitioned", r"zero\.pack %\d+, (%\d+)", r"zero.pack %1#0, \1",
        "zero.pack", "differs first in phase 'partitioned', text as given"),
    "the largest of ranks for their sum": (
        "3-partitioned", r"zero\.reduce_scatter add", "zero.reduce_scatter max",
        "zero.reduce_scatter", "differs first in phase 'partitioned', text as given"),
    "another op in a kernel": (
        "4-scheduled", r"stablehlo\.multiply (%\d+, %arg0 : tensor<6x16xf32>)", r"stablehlo.add \1",
        "of @k_multiply_reduce_1, stablehlo.add", "differs first in phase 'scheduled', text as given"),
    "a matrix transposed": (
        "4-scheduled", r"a_strides = array<i64: 8, 1>", "a_strides = array<i64: 1, 6>",
        "%c of @main, zero.gemm", "differs first in phase 'scheduled', text as given"),
    "the bytes of another value": (
        "5-planned", r"(@k_divide ins \[#zero\.allocation)<\d+", r"\1<2048",
        "what it reads as input 0 at byte 2048: k_divide", "differs first in phase 'planned', text as given"),
    "a wait is lost": (
        "5-planned", r"    zero\.wait 4 on @compute\n", "",
        "what it reads as input 0", "differs first in phase 'planned', order"),
}


@pytest.mark.parametrize("name", EDITS)
def test_edited_texts(name, phases, tmp_path):
    phase, old, new, value, verdict = EDITS[name]
    text = (phases / f"{phase}.mlir").read_text()
    begin = text.index("func.func public @main")
    match = re.search(old, text[begin:])
    if "in a kernel" in name:  # the second such op is the one that the gradient goes through
        match = list(re.finditer(old, text[begin:]))[-1]
    start, end = begin + match.start(), begin + match.end()
    edited = tmp_path / "edited.mlir"
    edited.write_text(text[:start] + match.expand(new) + text[end:])
    table, found, out = _bisect(edited, "--unproved", "--bisect")
    assert verdict in out and value in found["value"], out
    line = text[:start].count("\n") + 1
    at = int(re.search(r"edited\.mlir:(\d+):", found["at"]).group(1))
    # Who does not wait is the next launch.
    assert at == line, out
    assert "with the expected value here" in found["proof"], out
    assert all("equal" in row for row in table[2:-1]), out
    # The command shows it again.
    command = found["reproduce"].split()
    assert command[0] == "zero-run" and command[-1] == f"--bisect={phase[2:]}", out
    assert _bisect(*command[1:])[1]["value"] == found["value"]


# call (two saves of states are the first), what goes wrong there, the part that is to blame, the launch whose output it is, what is said of it.
FAULTS = {
    "a kernel leaves out rows": ("4:work:-1", "kernel code", "k_add_subtract, id 4", "gives something else"),
    "a kernel reads beside its input": ("13:record:1:4", "kernel code", "k_slice_add_sqrt_divide, id 13", "gives something else"),
    "a matmul adds up too little": ("3:record:7:-1", "library call", "gemm, id 3", "gives something else"),
    "a matmul begins beside its matrix": ("9:record:13:4", "library call", "gemm, id 9", "gives something else"),
    "ranks' largest gradient for their sum": ("10:record:2:2", "communicator", "reduce_scatter, id 10", "gives something else"),
    "parameters that are not gathered": ("2:record:7:-8", "communicator", "all_gather, id 2", "gives something else"),
    "a launch that is not made": ("5:drop", "runtime", "k_multiply_reduce, id 5", "has written nothing"),
    "bytes that somebody else writes over": ("12:stray:3072", "runtime", "reduce_scatter, id 10", "finds other bytes"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_calls_that_go_wrong(name):
    fault, part, value, what = FAULTS[name]
    table, found, out = _bisect(STEP, *OPTIONS, "--bisect", fault=fault)
    assert f"differs first in phase 'executable', {part}" in out, out
    assert value in found["value"] and found["what"].startswith(what), out
    assert "mlp_momentum.mlir:" in found["at"], out
    assert all("equal" in row for row in table[2:-1]), out
    assert found["reproduce"] == f"zero-run {STEP} {' '.join(OPTIONS)} --bisect=executable"


def test_no_bug_every_phase_as_text(phases):
    for phase in ("1-import", "2-replica", "3-partitioned", "4-scheduled", "5-planned"):
        options = OPTIONS if phase == "1-import" else []
        table, _, out = _bisect(phases / f"{phase}.mlir", *options, "--bisect", code=0)
        assert out.endswith("nothing differs\n") and "13 launches right" in table[-1], out


def test_an_executable_is_its_step(phases):
    assert _bisect(phases / "train", "--bisect", code=0)[0][-1].startswith("executable")


def test_the_same_output_twice():
    one, other = (_bisect(STEP, *OPTIONS, "--bisect", "--seed=3", fault="4:work:-1")[2] for _ in range(2))
    assert one == other


# The last one is for devices of its own: it runs from `replica` on.
MODELS = ["gpt_tiny_scan", "zoo_llama_lion", "zoo_mlp_dp"]
NIGHTLY = ["gpt_tiny_f32", "gpt_tiny_bf16a", "gpt_tiny_bf16b", "zoo_gpt_fp16", "zoo_gpt_remat", "zoo_mlp_threefry",
           "zoo_resnet_momentum", "flax_gpt", "flax_hub_gpt", "flax_gpt_loss_first", "flax_gpt_train_state"]


@pytest.mark.parametrize("model, stage, ranks", [
    *[(model, 3, 2) for model in MODELS],
    *[pytest.param(model, stage, ranks, marks=pytest.mark.nightly)
      for model in NIGHTLY for stage, ranks in ((0, 2), (1, 3), (2, 2), (3, 3))]])
def test_no_bug(model, stage, ranks):
    table, _, out = _bisect(inputs.path(model), f"--stage={stage}", f"--ranks={ranks}", "--bisect", code=0)
    assert out.endswith("nothing differs\n"), out


def test_random_arguments_index_what_is_there(tmp_path):
    """Rows of a table of three: the executable takes no other number."""
    step = tmp_path / "step.mlir"
    step.write_text("""
func.func @main(%table: tensor<3x2xf32> {zero.role = #zero.role<param "table" next = 0>},
                %x: tensor<64xi32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<3x2xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %at = stablehlo.reshape %x : (tensor<64xi32>) -> tensor<64x1xi32>
  %rows = "stablehlo.gather"(%table, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}>
    : (tensor<3x2xf32>, tensor<64x1xi32>) -> tensor<64x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0, 1]
    : (tensor<64x2xf32>, tensor<f32>) -> tensor<f32>
  return %table, %loss : tensor<3x2xf32>, tensor<f32>
}
""")
    assert _bisect(step, "--bisect", "--ranks=2", code=0)[2].endswith("nothing differs\n")


@pytest.fixture(scope="module")
def by_jax(tmp_path_factory):
    """A case, its arguments in a file, and what JAX makes of them in another."""
    case, folder = cases.case("mlp_momentum"), tmp_path_factory.mktemp("jax")
    zero_run.save(case.arguments, folder / "in.safetensors")
    results = [np.asarray(result) for result in case.jax_steps(1)[0]]
    return case, folder, results


def _save_results(results, path):
    safetensors.save_file({f"result{i}": np.ascontiguousarray(r).reshape(np.shape(r)) for i, r in enumerate(results)}, path)
    return path


def test_reference(by_jax):
    case, folder, results = by_jax
    reference = _save_results(results, folder / "jax.safetensors")
    table, _, out = _bisect(case.path, *OPTIONS, "--args", folder / "in.safetensors", "--reference", reference, "--bisect", code=0)
    assert sum("against the reference" in row and "5 equal" in row for row in table) == 7, out


def test_reference_of_another_step(by_jax):
    case, folder, results = by_jax
    wrong = [result.copy() for result in results]
    wrong[4] = (wrong[4] * np.float32(1.001)).astype("f")
    reference = _save_results(wrong, folder / "wrong.safetensors")
    _, found, out = _bisect(case.path, *OPTIONS, "--args", folder / "in.safetensors", "--reference", reference, "--bisect")
    assert "differs first in phase 'input', as read, from the reference" in out, out
    assert found["value"].startswith("result4 (loss)"), out


@pytest.mark.parametrize("words, message", [
    (["--bisect", "--results=out"], "--bisect compares results and keeps none; leave --results out"),
    (["--bisect", "--steps=2"], "--bisect is of one step; give the states from which it goes wrong by --args"),
    (["--bisect", "--interpret"], "--bisect runs the step both ways; leave --interpret out"),
    (["--bisect=phase"], "--bisect is import, replica, partitioned, scheduled, planned or executable, or has no value, found 'phase'"),
    (["--bisect", "--reference=r"], "--reference is what another program computed of the same arguments; give them by --args"),
    (["--reference=r"], "--reference goes with --bisect"),
    (["--bisect", "--seed=1", "--args=a"], "--seed is of random arguments, and --args gives them"),
    (["--bisect", "--args=nowhere.safetensors"], "'nowhere.safetensors': cannot read: No such file or directory"),
    (["--bisect", STEP], "--bisect is of one step; found 2 files"),
])
def test_refused(words, message):
    code = 2 if "--bisect" in words[0] else 1
    assert message in _bisect(STEP, *OPTIONS, *words, code=code)[2]


def test_texts_that_say_too_little(phases, tmp_path):
    text = (phases / "3-partitioned.mlir").read_text()
    alone = tmp_path / "alone.mlir"
    alone.write_text(re.sub(r", zero\.origin = dense_resource<zero_origin>[^,}]*", "", text[:text.index("{-#")]))
    assert "cannot tell: there is nothing to compare the text with" in _bisect(alone, "--unproved", "--bisect", code=2)[2]
    edited = tmp_path / "edited.mlir"
    edited.write_text(text.replace("zero.reduce_scatter add", "zero.reduce_scatter max"))
    assert "cannot tell: the text is refused; --unproved takes one" in _bisect(edited, "--bisect", code=2)[2]


def test_faults_are_of_tests_alone(phases, tmp_path):
    """A run without ZRT_TEST knows no ZRT_FAULT; one with a word that is no fault says so."""
    words = [phases / "train", "--steps=1", "--results", tmp_path / "out", "--args"]
    zero_run.save(cases.case("mlp_momentum").arguments, tmp_path / "in")
    results = []
    for environment in ({"ZRT_TEST": ""}, {"ZRT_TEST": "", "ZRT_FAULT": "4:work:-1"}):
        zero_run.call([*words, tmp_path / "in"], environment=environment)
        results.append(pathlib.Path(tmp_path / "out").read_bytes())
    assert results[0] == results[1]
    with pytest.raises(zero_run.RunFailed, match="ZRT_FAULT is CALL:drop"):
        zero_run.call([*words, tmp_path / "in"], environment={"ZRT_FAULT": "2:nothing"})
    with pytest.raises(zero_run.RunFailed, match="nowhere"):
        zero_run.call([*words, tmp_path / "in"], environment={"ZRT_WATCH": "nowhere"})


def _round(text):
    """Errors of machine code have other digits on other machines."""
    return re.sub(r"\d(\.\d+)?e-\d\d *", "# ", text)


def test_documentation(tmp_path):
    """What docs/Bisect.md shows is what is printed."""
    (tmp_path / "test").symlink_to(zero_run.ROOT / "test")
    page = (zero_run.ROOT / "docs/Bisect.md").read_text()
    blocks = [block for block in re.findall(r"```\n(.*?)```", page, re.S) if block.startswith("$ ")]
    assert len(blocks) == 3
    path = f"{zero_run.tool('zero-run').parent}:{zero_run.os.environ['PATH']}"
    for block in blocks:
        commands = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
        shown = "".join(line + "\n" for line in block.splitlines() if not line.startswith("$ "))
        done = subprocess.run(["bash", "-c", "\n".join(commands)], capture_output=True, text=True, cwd=tmp_path,
                              env={**zero_run.os.environ, "PATH": path})
        assert _round(done.stdout) == _round(shown), done.stdout + done.stderr
