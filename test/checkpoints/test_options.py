"""Checkpoints between programs whose options lay states out otherwise: --reduce-dtype, --accumulate. Every state exact."""

import itertools

import pytest

from zero_export import training
from zero_export.models import gpt
from zero_export.training import Recipe

from checkpoints import Program, read, same, states

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


def test_nothing_is_lost_from_options_to_options(make, tmp_path):
    """There and back: units of other sizes, other rank counts and stages between."""
    ways = (("narrow", 3, 2), ("plain", 3, 2), ("both", 1, 2), ("reduced", 2, 3), ("parts", 3, 4), ("plain", 0, 1), ("narrow", 3, 2))
    run, layouts = None, []
    for number, way in enumerate(ways):
        after = tmp_path / str(number)
        make("bf16", *way).run("--steps", 2, "--out", after, *(["--resume", run] if run else []))
        expected = states(after) if run is None else expected
        index, found = read(after / "step-00000002")
        assert same(expected, found), f"{ways[number - 1]} to {way}"
        layouts.append(index["layout"])
        run = after
    assert layouts[0] == layouts[-1] and layouts[0] != layouts[1], "the same ranks and stage, other units"
    assert all((tmp_path / f"0/step-00000002/rank-0000{rank}.bin").read_bytes()
               == (run / f"step-00000002/rank-0000{rank}.bin").read_bytes() for rank in range(2))


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
