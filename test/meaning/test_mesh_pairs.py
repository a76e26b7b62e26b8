"""Steps x (dp, tp) x stages x recomputation x where activations are: every two of these together, in as few runs as a greedy choice
finds. Each has the bits of stage 0 with all values kept, on the same mesh, and that is like JAX.

CI runs one, --nightly all: about eighty runs.
"""

import functools
import itertools

import pytest

import cases
import split_models
import test_partitioned_activations
import test_split_models
import tolerances
import zero_run

STEPS = 2
FACTORS = (
    ("gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_llama_lion", "zoo_vit_lamb", "t5", "lora", "lora_beside", "integer_labels"),
    ((1, 2), (2, 2), (4, 2), (2, 4), (3, 2)),
    (0, 1, 2, 3),
    ("none", "layers", "dots", "attention"),
    ("kept", *test_partitioned_activations.PLACES),
)
BY_HAND = split_models.SHAPES
IN_16_BITS = {"gpt_tiny_bf16a"}


def pairs_of(row):
    return {(one, row[one], other, row[other]) for one, other in itertools.combinations(range(len(row)), 2)}


def cover():
    """Rows that hold every two values of two factors: each next one holds most of those that are missing, the first of equal ones."""
    rows = list(itertools.product(*FACTORS))
    missing, chosen = set().union(*map(pairs_of, rows)), []
    while missing:
        chosen.append(max(rows, key=lambda row: len(pairs_of(row) & missing)))
        missing -= pairs_of(chosen[-1])
    return chosen


ROWS = cover()


def name_of(row):
    name, (dp, tp), *others = row
    return "-".join(map(str, (name, f"{dp}x{tp}", *others)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("pairs")


@functools.lru_cache(maxsize=None)
def run(name, mesh, stage, options, folder):
    """(results, metrics) of a step of cases.py, or of split_models.py."""
    (dp, tp), arguments = mesh, None
    if name in BY_HAND:
        path, arguments = test_split_models.export(name, folder), test_split_models.arguments_of(name)
    else:
        path, arguments = cases.case(name).path, cases.case(name).arguments
    return zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=dp * tp,
                        options=(f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", *options))


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
    name, mesh, stage, recompute, place = row
    check_whole(name, mesh, folder)
    options = (f"--recompute={recompute}",) if recompute != "none" else ()
    options += test_partitioned_activations.PLACES.get(place, ())
    tolerances.check_same("between stage 0 with all values kept and " + name_of(row), run(name, mesh, 0, (), folder),
                          run(name, mesh, stage, options, folder))


def test_every_pair_is_there():
    assert set().union(*map(pairs_of, ROWS)) == set().union(*map(pairs_of, itertools.product(*FACTORS)))
    assert len(ROWS) < 60
