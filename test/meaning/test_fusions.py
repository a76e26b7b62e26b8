"""Each fusion of docs/Fusions.md left out: the bits that its page promises, and JAX's numbers."""

import functools
import pathlib
import re
import tempfile

import pytest

import cases
import tolerances
import zero_run

STEPS = 20
PAGE = (pathlib.Path(__file__).parents[2] / "docs/Fusions.md").read_text()
ROWS = re.findall(r"^\| `([\w-]+)` \| (.*) \| ([\w ]+) \|$", PAGE, re.MULTILINE)
FUSIONS = {name: bits == "the same" or what.endswith("on a CPU with the same bits") for name, what, bits in ROWS}
SAME_EVERYWHERE = [name for name, _, bits in ROWS if bits == "the same"]  # on GPUs: test/gpu/test_steps.py
SAMPLES = ("gpt_tiny_f32", "zoo_llama_lion", "gpt_tiny_bf16a", "mlp_momentum")
IN_CI = SAMPLES[:1]
# Step and ranks where a fusion fires that does not in the first of these: sums of one row are there where a rank has one.
FIRES = {"reduction-epilogues": ("zoo_mlp_muon", 2), "matmul-sums": ("zoo_llama_lion", 2), "sibling-maps": ("zoo_llama_lion", 2),
         "unit-reductions": ("split_mlp", 4), "attention-columns": ("gpt_long", 2), "attention-results": ("zoo_llama_lion", 2),
         "filter-reversals": ("zoo_resnet_momentum", 2), "library-filters": ("zoo_resnet_momentum", 2), "sibling-kernels": ("zoo_resnet_momentum", 2)}
# Left out by test/gpu/test_epilogues.py, test_aligned_rows.py and test_cudnn.py.
GPU_ONLY = {"operand-sums": (), "aligned-rows": (), "library-filters": ("--convolution=cudnn",)}


@functools.lru_cache(maxsize=None)
def run(name, without, ranks=2):
    """(results, losses) of a step at stage 3, without the fusions named."""
    case = cases.case(name)
    options = (f"--disable-fusions={','.join(without)}",) if without else ()
    results, metrics = zero_run.run(case.path, case.arguments, steps=STEPS, stage=3, ranks=ranks, options=options)
    return results, case.losses(metrics)


def check(name, without, same_bits, ranks=2):
    case = cases.case(name)
    fused, losses = run(name, (), ranks)
    results, other_losses = run(name, without, ranks)
    if same_bits:
        names = [f"result {i}" for i in range(len(fused))]
        wrong = tolerances.bitwise_differences(names, fused, results)
        assert losses == other_losses and not wrong, "\n".join(wrong)
        return  # test_grid.py holds these bits to JAX
    # Another order of sums is as good as the one that test_grid.py holds to JAX.
    verdict = case.check(results, other_losses, STEPS, also=(fused,))
    assert verdict, "\n".join(verdict.errors)


def test_the_page_lists_fusions():
    assert len(FUSIONS) >= 11 and not FUSIONS["attention"] and FUSIONS["rows"]


@pytest.mark.parametrize("name, fusion", [
    pytest.param(name, fusion, marks=() if name in IN_CI else pytest.mark.nightly)
    for number, fusion in enumerate(name for name in FUSIONS if name not in GPU_ONLY)
    for name in (*IN_CI, SAMPLES[1 + number % 3])])  # one other each, in turn: where it fires is below
def test_one_left_out(name, fusion):
    check(name, (fusion,), FUSIONS[fusion])


# No step here has tensors that are large enough: test/gpu/test_aligned_rows.py, test_matmul_turns.py, test_long_sums.py.
LARGE_ONLY = ("aligned-rows", "matmul-turns", "long-sums")


@functools.lru_cache(maxsize=None)
def fired(name, ranks, options=("--target=cpu",)):
    """The fusions of a step at stage 3, by its remarks."""
    with tempfile.TemporaryDirectory() as folder:
        remarks = pathlib.Path(folder) / "remarks"
        zero_run.call([zero_run.tool("zero-compile"), cases.case(name).path, "--stage=3", f"--ranks={ranks}",
                       *options, "--quiet", "--report=none", "--compile-to=scheduled", "--remarks", remarks, "-o", pathlib.Path(folder) / "scheduled.mlir"])
        return set(re.findall(r"passed zero-form-kernels ([\w-]+):", remarks.read_text()))


@pytest.mark.parametrize("fusion", [name for name in FUSIONS if name not in LARGE_ONLY])
def test_fires_where_it_is_left_out(fusion):
    name, ranks = FIRES.get(fusion, (IN_CI[0], 2))
    if fusion in GPU_ONLY:
        assert fusion in fired(name, ranks, ("--target=cuda", *GPU_ONLY[fusion]))
        return
    assert fusion in fired(name, ranks)
    if fusion in FIRES:  # the others are left out above
        check(name, (fusion,), FUSIONS[fusion], ranks)
        verdict = cases.case(name).check(*run(name, (), ranks), STEPS)
        assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in IN_CI else pytest.mark.nightly) for name in SAMPLES])
def test_all_left_out(name):
    check(name, tuple(FUSIONS), False)
