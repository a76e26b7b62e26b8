"""Matrices that owners compute: the same bits as on every rank, at every stage, and JAX's by tolerances.py.

The executables compare predicted bytes with counted ones themselves. CI runs a sample; test/nightly all of owner_steps.py.
"""

import functools
import re

import pytest

import owner_steps
import tolerances
import zero_run

COUNT = 5
RANKS = (2, 3, 4)
IN_CI = {("muon", 3), ("stacked", 3), ("clipped", 3)}


@functools.lru_cache(maxsize=None)
def step(name):
    return owner_steps.STEPS[name]()


def run(name, folder, owners, **options):
    """(results, losses) of zero-run."""
    path = folder / f"{name}.mlir"
    path.write_text(step(name).text)
    results, metrics = zero_run.run(path, step(name).arguments, steps=COUNT,
                                   options=[f"--owner-computes={owners}", *owner_steps.OPTIONS.get(name, [])], **options)
    return results, [line[f"result{step(name).loss}"] for line in metrics]


@pytest.mark.parametrize("name, ranks", [
    pytest.param(name, ranks, marks=() if (name, ranks) in IN_CI else pytest.mark.nightly)
    for name in owner_steps.STEPS for ranks in RANKS])
def test_bits_are_those_of_every_rank(name, ranks, tmp_path):
    whole = run(name, tmp_path, "off", stage=0, ranks=ranks)
    for stage in (0, 1, 2, 3):
        tolerances.check_same(f"between owners at stage {stage} and all ranks", run(name, tmp_path, "on", stage=stage, ranks=ranks), whole)
    verdict = step(name).check(*whole, COUNT)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == "muon" else pytest.mark.nightly)
                                  for name in owner_steps.STEPS])
def test_interpreted_is_like_jax(name, tmp_path):
    verdict = step(name).check(*run(name, tmp_path, "on", stage=3, ranks=2, interpret=True), COUNT)
    assert verdict, "\n".join(verdict.errors)


def test_each_rank_computes_its_share(tmp_path):
    """Five matrices on two ranks: two twos, and one that both compute."""
    source, made = tmp_path / "muon.mlir", tmp_path / "made.mlir"
    source.write_text(step("muon").text)
    products = {}
    for owners in ("on", "off"):
        zero_run.call([zero_run.tool("zero-compile"), source, "--stage=2", "--ranks=2", f"--owner-computes={owners}", "--quiet",
                       "--report=none", "--compile-to=partitioned", "-o", made])
        text = made.read_text()
        products[owners] = len(re.findall(r"dot_general.* \(tensor<8x8xf32>, tensor<8x8xf32>\)", text))
        assert len(re.findall(r"zero\.all_to_all", text)) == (4 if owners == "on" else 0)
    assert products["off"] - products["on"] == 2 * products["off"] // 5
