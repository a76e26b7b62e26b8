"""Checkpoints between programs whose options lay states out otherwise: --reduce-dtype, --accumulate. Every state exact."""

import itertools
import json

import numpy as np
import pytest
import safetensors.numpy

import zero_run
from zero_export import training
from zero_export.models import gpt
from zero_export.training import Recipe

from checkpoints import TYPES, Program, read, same, states

CONFIG = gpt.Config(layers=1, hidden=16, heads=2, context=8, vocab=32)
RECIPES = {"f32": Recipe(), "bf16": Recipe(dtype="bf16-master"), "fp16": Recipe(dtype="fp16-master", ema=0.9)}
SHARDED = ("--accumulate=2", "--accumulate-into=shard")
OPTIONS = {"plain": (), "reduced": ("--reduce-dtype=f32",), "narrow": ("--reduce-dtype=bf16",), "parts": SHARDED,
           "parts-full": ("--accumulate=2", "--accumulate-into=full"), "both": ("--reduce-dtype=bf16", *SHARDED)}


@pytest.fixture(scope="module")
def make(tmp_path_factory):
    """Programs by precision, options, stage and ranks; compiled once."""
    folder, made = tmp_path_factory.mktemp("options"), {}

    def program(precision, name, stage, ranks):
        key = precision, name, stage, ranks
        step = folder / f"{precision}.mlir"
        if not step.exists():
            step.write_text(training.export(CONFIG, 24, RECIPES[precision]).mlir_module())
        if key not in made:
            made[key] = Program(folder / name, step, stage, ranks, *OPTIONS[name])
        return made[key]
    return program


def _go(ways, programs, folder, *first):
    """Indices of the checkpoints as each program saves what the one before has saved; asserts that every state stays.

    `first` are options of the run that comes first.
    """
    run, expected, indices = None, None, []
    for number, (way, program) in enumerate(zip(ways, programs)):
        after = folder / str(number)
        program.run("--steps", 2, "--out", after, *(["--resume", run] if run else first))
        index, found = read(after / "step-00000002")
        expected = expected or found
        assert same(expected, found), f"{ways[number - 1]} to {way}"
        indices.append(index)
        run = after
    return indices


def _bytes(run):
    """What the ranks have written."""
    return [path.read_bytes() for path in sorted(run.glob("step-*/rank-*.bin"))]


def test_nothing_is_lost_from_options_to_options(make, tmp_path):
    """There and back, over other ranks and stages."""
    ways = [("narrow", 3, 2), ("both", 1, 2), ("plain", 0, 1), ("parts", 3, 4), ("narrow", 3, 2)]
    _go(ways, [make("bf16", *way) for way in ways], tmp_path)
    assert _bytes(tmp_path / "0") == _bytes(tmp_path / "4")


def test_units_of_other_sizes(tmp_path):
    """A step whose states are in other units where gradients are reduced in another type."""
    ways = ["narrow", "plain", "narrow"]
    programs = [Program(tmp_path / way, "flax_hub_gpt", 3, 2, *OPTIONS[way]) for way in ways]
    plan = json.loads(zero_run.call([programs[0].path, "--describe=plan"]))
    values = np.random.default_rng(0)  # the step has no @init
    first = {state["name"]: np.asarray(values.random(state["shape"]) * 0.1, TYPES[state["dtype"]]) for state in plan["states"]}
    safetensors.numpy.save_file(first, tmp_path / "first.safetensors")
    for program in programs:  # tokens for each of its arguments
        tokens = program.path.parent / "tokens.bin"
        program.data = [f"--data={row['name']}={tokens}" for row in plan["inputs"] if row["role"] == "batch"]
    indices = _go(ways, programs, tmp_path, "--init", tmp_path / "first.safetensors")
    assert indices[0]["layout"] == indices[2]["layout"] != indices[1]["layout"]
    assert _bytes(tmp_path / "0") == _bytes(tmp_path / "2") != _bytes(tmp_path / "1")


def test_a_resumed_run_is_the_uninterrupted_one(make, tmp_path):
    program = make("bf16", "both", 1, 2)
    program.run("--steps", 4, "--out", tmp_path / "whole")
    program.run("--steps", 2, "--out", tmp_path / "part")
    program.run("--steps", 4, "--out", tmp_path / "part")
    assert same(states(tmp_path / "whole"), states(tmp_path / "part"))


@pytest.mark.nightly
@pytest.mark.parametrize("precision", RECIPES)
def test_saved_with_loaded_with(make, tmp_path, precision):
    """All options, stages 0 and 3, 1, 2 and 4 ranks, each to each."""
    ways = list(itertools.product(OPTIONS, (0, 3), (1, 2, 4)))
    for way in ways:
        run = tmp_path / "-".join(map(str, way))
        make(precision, *way).run("--steps", 2, "--out", run)
        expected = states(run)
        for other in ways:
            copy = tmp_path / f"{run.name}-{'-'.join(map(str, other))}"
            make(precision, *other).run("--steps", 2, "--resume", run, "--out", copy)
            assert same(expected, states(copy)), f"{way} to {other}"
