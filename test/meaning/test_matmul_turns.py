"""Kernels that run by turns with a matmul (docs/Kernels.md): the bits of a step in which none does, at every stage, and JAX's numbers.

Rows of a rank's batch are so many that results do not fit a core's caches, and layers two: turns that lift the peak are dropped, as all of
one layer are on four ranks.
"""

import functools
import pathlib
import re
import tempfile

import pytest

import cases
import tolerances
import zero_run
from samples import zoo
from zero_export.models import vit

STEPS, ROWS = 2, 132
WITHOUT = ("--disable-fusions=matmul-turns",)


@functools.lru_cache(maxsize=None)
def case():
    sample = zoo.sample(vit.Config(layers=2, hidden=64, heads=2, image=32, patch=4, classes=8), rows=ROWS)
    path = pathlib.Path(tempfile.mkdtemp(), "step.mlir")
    path.write_text(str(sample.text()))
    return cases.Case("vit_of_many_rows", sample=sample, path=path)


@functools.lru_cache(maxsize=None)
def run(stage, ranks, *options):
    results, metrics = zero_run.run(case().path, case().arguments, steps=STEPS, stage=stage, ranks=ranks, options=options)
    return results, case().losses(metrics)


@functools.lru_cache(maxsize=None)
def turns(stage, ranks, *options):
    """(matmul's sizes, turns, kernel) of a step's plan."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "planned.mlir")
        zero_run.call([zero_run.tool("zero-compile"), case().path, f"--stage={stage}", f"--ranks={ranks}", "--quiet", "--report=none",
                       "--compile-to=planned", *options, "-o", path])
        return re.findall(r"zero\.launch_gemm .*? turns = array<i64: ([\d, ]+)>.*\n\s*zero\.launch @([\w$.]+)", path.read_text())


def check_bits(stage, ranks):
    (found, losses), (expected, other) = run(stage, ranks), run(stage, ranks, *WITHOUT)
    wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(found))], found, expected)
    assert losses == other and not wrong, "\n".join(wrong)


# An activation forward and backward; with norms, too, where a rank has all rows.
@pytest.mark.parametrize("stage, ranks, least", [(0, 1, 4), (3, 4, 2), pytest.param(2, 2, 2, marks=pytest.mark.nightly)])
def test_bits_are_those_without_turns(stage, ranks, least):
    assert len(turns(stage, ranks)) >= least, turns(stage, ranks)
    assert not turns(stage, ranks, *WITHOUT)
    check_bits(stage, ranks)


@pytest.mark.nightly  # what others compute without turns is held to JAX in test_grid.py
def test_numbers_are_those_of_jax():
    results, losses = run(3, 4)
    verdict = case().check(results, losses, STEPS)
    assert verdict, "\n".join(verdict.errors)
