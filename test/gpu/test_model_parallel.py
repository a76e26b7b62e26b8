"""A step's own collectives over tp beside ZeRO's over dp, by NCCL: stages agree bit by bit, with JAX by test_parallel's tolerance."""

import functools
import pathlib
import sys

import jax
import numpy as np
import pytest

import cases
import test_pad_vocabulary
import test_split_models
import tolerances
import zero_run

PARALLEL = pathlib.Path(__file__).resolve().parents[1] / "parallel"
sys.path.insert(0, str(PARALLEL))

import test_parallel  # noqa: E402  (the path comes first)


@pytest.mark.parametrize("name, devices", [("tensor_gathered", 2), *(
    pytest.param(name, devices, marks=pytest.mark.nightly) for name, devices in (
        ("both_outside", 4), ("both_whole", 4), ("both_masks", 4), ("both_lamb", 4), ("exchanged_ring", 2), ("exchanged_experts", 2),
        ("exchanged_both_stages", 4)))])
def test_stages_are_bitwise_equal(name, devices, tmp_path):
    """Of regions over tp, and over dp and tp."""
    step = test_parallel.Case(name, devices, 3, tmp_path)
    first, second = (zero_run.run(step.path, step.arguments, steps=3, stage=stage, ranks=4,
                                  options=["--target=cuda", "--deterministic", "--mesh=dp=2,tp=2"])[0] for stage in (0, 3))
    step.check(first)
    assert all(one.tobytes() == other.tobytes() for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("more", [[], pytest.param(["--sequence-parallel"], marks=pytest.mark.nightly)], ids=["whole", "parts"])
def test_a_split_that_was_found(more):
    """Sums over tp that the compiler placed: stages agree bit by bit, losses with the CPU's on one rank. (Not states by leaf: Adam
    makes of a gradient that is rounding noise a step of full size, in one element of ln_f/bias more than the rule has.)"""
    case = cases.case("gpt_tiny_f32")
    split = ["--target=cuda", "--deterministic", "--mesh=dp=2,tp=2", "--tensor-parallel", *more]
    first, second = (zero_run.run(case.path, case.arguments, steps=3, stage=stage, ranks=4, options=split) for stage in (0, 3))
    tolerances.check_same("between stages 0 and 3", first, second)
    _, whole = zero_run.run(case.path, case.arguments, steps=3, stage=0, ranks=1)
    assert not tolerances.check_losses(case.losses(first[1]), case.losses(whole))


MESH = ("--mesh=dp=2,tp=2", "--tensor-parallel")
PARTS = ("--activations=partitioned", "--partition-min-bytes=512")
PLACES = {"kept": (), "partitioned": PARTS, "partitioned-offloaded": ("--activations=partitioned-offloaded", *PARTS[1:], "--offload-min-bytes=256")}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("split")


def step(name, folder):
    """(path, arguments) of a step on whole values: T5's, with a vocabulary of 31 rows, or one of cases.py."""
    if name == "t5":
        return test_split_models.export(name, folder), test_split_models.arguments_of(name)
    if name.startswith("padded"):
        _, _, name = name.partition("-")
        padded = folder / "padded"  # T5's file has the same name in both
        padded.mkdir(exist_ok=True)
        return test_pad_vocabulary.export(name, padded), [np.asarray(leaf) for leaf in jax.tree.leaves(test_pad_vocabulary.make(name))]
    return cases.case(name).path, cases.case(name).arguments


@functools.lru_cache(maxsize=None)
def run(name, folder, stage, *options):
    path, arguments = step(name, folder)
    return zero_run.run(path, arguments, steps=2, stage=stage, ranks=4, options=[*MESH, *options])


@pytest.mark.nightly
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", ["gpt_tiny_f32", "zoo_llama_lion", "t5", "padded-t5", "padded-untied"])
def test_parts_of_splits_that_were_found(name, place, folder):
    """At stage 3 the bits of stage 0 with all values on the GPU, and the CPU's losses; vocabularies of 31 rows are padded."""
    padding = ("--pad-vocabulary=1",) if name.startswith("padded") else ()
    options = ("--target=cuda", "--deterministic", *padding)
    first, second = run(name, folder, 0, *options), run(name, folder, 3, *options, *PLACES[place])
    tolerances.check_same(f"between stages 0 and 3, values {place}", first, second)
    losses, expected = ([line[key] for line in metrics for key in sorted(line) if key.startswith("result")]
                        for _, metrics in (first, run(name, folder, 0, "--target=cpu", *padding)))
    assert losses and not tolerances.check_losses(losses, expected)
