"""Steps x (dp, tp) x stages x recomputation x where activations are: every two of these together, in as few runs as a greedy choice
finds. Each has the bits of stage 0 with all values kept, on the same mesh, and that is like JAX.

CI runs one, --nightly all: about eighty runs. mesh_grid.py runs all points.
"""

import functools
import itertools
import json
import subprocess
import sys

import numpy as np
import pytest

import cases
import covering
import mesh_reference
import oracle
import placed
import samples.zoo
import split_models
import test_split_models
import tolerances
import zero_run

STEPS = 2
FACTORS = (
    ("gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_llama_lion", "zoo_vit_lamb", "t5", "lora", "lora_beside", "integer_labels"),
    ((1, 2), (2, 2), (4, 2), (2, 4), (3, 2)),
    (0, 1, 2, 3),
    ("none", "layers", "dots", "attention"),
    ("kept", *placed.PARTS),
)
BY_HAND = split_models.SHAPES
IN_16_BITS = {"gpt_tiny_bf16a"}


ROWS = covering.cover(FACTORS)


def name_of(row):
    name, (dp, tp), *others = row
    return "-".join(map(str, (name, f"{dp}x{tp}", *others)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("pairs")


@functools.lru_cache(maxsize=None)
def step_of(name, folder):
    """(path, arguments) of a step of cases.py, of which only @main is compiled, or of split_models.py."""
    if name in BY_HAND:
        return test_split_models.export(name, folder), test_split_models.arguments_of(name)
    path, case = folder / f"{name}-main.mlir", cases.case(name)
    path.write_text(oracle.without_other_entries(case.path.read_text()))
    return path, case.arguments


@functools.lru_cache(maxsize=200)
def run(name, mesh, stage, options, folder):
    """(results, metrics) of a step."""
    (dp, tp), (path, arguments) = mesh, step_of(name, folder)
    return zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=dp * tp, options=(*split_over(mesh), *options))


def split_over(mesh):
    return "--mesh=dp={},tp={}".format(*mesh), "--tensor-parallel"


def options_of(recompute, place):
    """(those of the graph, those of where activations are)."""
    return (f"--recompute={recompute}",) if recompute != "none" else (), placed.PARTS.get(place, ())


def run_row(row, folder):
    name, mesh, stage, recompute, place = row
    return run(name, mesh, stage, sum(options_of(recompute, place), ()), folder)


def check_row(row, folder):
    tolerances.check_same("between stage 0 with all values kept and " + name_of(row), run(*row[:2], 0, (), folder), run_row(row, folder))


@functools.lru_cache(maxsize=None)
def check_whole(name, mesh, folder):
    """That stage 0 with all values kept is like JAX. In 16 bits sums over tp are rounded once more, which the rule for leaves does not
    allow for: those have their bits compared alone."""
    results, metrics = run(name, mesh, 0, (), folder)
    if name in IN_16_BITS:
        return
    if name not in BY_HAND:
        verdict = cases.case(name).check(results, cases.case(name).losses(metrics), STEPS)
        assert verdict, "\n".join(verdict.errors)
        return
    test_split_models.check_like_jax(name, results, STEPS)


@pytest.mark.parametrize("row", [pytest.param(row, id=name_of(row), marks=() if number == 0 else pytest.mark.nightly)
                                 for number, row in enumerate(ROWS)])
def test_every_two_together(row, folder):
    check_whole(*row[:2], folder)
    check_row(row, folder)


def test_every_pair_is_there():
    assert groups(ROWS, 2) == groups(itertools.product(*FACTORS), 2)
    assert len(ROWS) < 60


def groups(rows, together):
    return set().union(*(covering.groups_of(row, together) for row in rows))


def test_parts_of_grids():
    factors, first = ("abcd", (1, 2, 4), (0, 3), ("x", "y")), {("d", 4, 3, "y"), ("a", 2, 0, "y")}
    rows = covering.cover(factors, together=3, first=first)
    assert rows[:2] == [("a", 2, 0, "y"), ("d", 4, 3, "y")] and len(rows) == len(set(rows)) < 32
    assert groups(rows, 3) == groups(itertools.product(*factors), 3)
    # Rows that are none are left out, and what they alone hold.
    allowed = covering.cover(factors, together=2, is_row=lambda row: row[:2] != ("a", 1))
    assert ("a", 1) not in [row[:2] for row in allowed] and len(groups(allowed, 2)) == len(groups(itertools.product(*factors), 2)) - 1
    with pytest.raises(ValueError, match="expected rows of the grid, found"):
        covering.cover(factors, first=[("e", 1, 0, "x")])


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["gpt", "llama"])
@pytest.mark.parametrize("mesh", [(1, 2), (2, 2), (3, 2), (4, 2)], ids=lambda mesh: "{}x{}".format(*mesh))
def test_like_shard_map_on_the_same_mesh(name, mesh, tmp_path):
    """The split that is found beside Megatron's, which the exporter writes out and JAX runs on as many host devices."""
    subprocess.run([sys.executable, mesh_reference.__file__, name, *map(str, (*mesh, STEPS)), tmp_path], check=True)
    arguments, wanted = (zero_run.load_arguments(tmp_path / f"{what}.safetensors") for what in ("arguments", "results"))
    path, sample = tmp_path / "step.mlir", samples.zoo.sample(mesh_reference.models()[name], rows=mesh_reference.ROWS)
    path.write_text(oracle.without_other_entries(sample.text()))
    case = cases.Case(name, sample=sample, path=path)
    runs = [zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=mesh[0] * mesh[1], options=split_over(mesh)) for stage in (0, 3)]
    tolerances.check_same("between stages 0 and 3", *runs)
    found, losses = runs[0][0], case.losses(runs[0][1])
    assert not tolerances.check_losses(losses, json.loads((tmp_path / "losses.json").read_text()))
    assert not tolerances.check_roles(case.states, case.state_results(found), case.state_results(wanted))


def test_the_whole_grid_sees_other_bits(monkeypatch, tmp_path):
    import mesh_grid

    row, bits = ("lora", (2, 2), 3, "dots", "partitioned"), {0: np.float32(0.0), 3: np.float32(-0.0)}
    monkeypatch.setattr("test_mesh_pairs.run", lambda name, mesh, stage, options, folder: ([bits[stage]], [{"step": 1}]))
    monkeypatch.setattr(mesh_grid, "run_from_replica", lambda row, folder: ([bits[row[2]]], [{"step": 1}]))
    for expected in (None, mesh_grid.digest(([bits[0]], [{"step": 1}]))):
        made = mesh_grid.judge(row, expected, tmp_path)
        assert made["outcome"] == "wrong" and "1 of 1 elements differ" in made["message"]
        assert mesh_grid.judge((*row[:2], 0, *row[3:]), expected, tmp_path)["outcome"] == "same"
