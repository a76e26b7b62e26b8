"""Large logits over a vocabulary that ranks do not divide: they share the columns of one that is padded. Stages 0 to 3 bit by bit equal,
close to JAX, the bytes of the vocabulary that ranks divide."""

import functools
import json

import jax
import numpy as np
import pytest

import logits_steps
import split_models
import tolerances
import zero_run
from zero_export import export_step

STEPS, VOCABULARY = 3, 211
# Of two rows of 8 positions on a rank, half of what their logits have: parts of them save less than the table's gradient has.
LIMIT = 4 * 8 * VOCABULARY
STAGES = (0, 1, 2, 3)
NAMES = ("untied", "t5", *split_models.LOSSES)
GRID = [pytest.param("untied", 2, (0, 3), id="in-ci"), *(
    pytest.param(name, ranks, STAGES, id=f"{name}-{ranks}", marks=pytest.mark.nightly) for name in NAMES for ranks in (2, 3, 4))]


@functools.lru_cache(maxsize=None)
def make(name, ranks):
    """Two rows for each rank."""
    batch = split_models.make_batch(jax.random.PRNGKey(1), VOCABULARY)
    return split_models.init(name, jax.random.PRNGKey(2), VOCABULARY), jax.tree.map(lambda rows: rows[:2 * ranks], batch)


def jax_results(name, ranks):
    state, batch = make(name, ranks)
    step = jax.jit(functools.partial(split_models.step, name))
    for _ in range(STEPS):
        state, metrics = step(state, batch)
    return jax.tree.leaves((state, metrics))


def replica(path, ranks, limit):
    return zero_run.call([zero_run.tool("zero-compile"), path, f"--ranks={ranks}", f"--logits-bytes={limit}", "--compile-to=replica",
                          "-o", "-"])


@pytest.mark.parametrize("name, ranks, stages", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, stages, tmp_path):
    """Files have the user's rows, before and after."""
    path = tmp_path / "step.mlir"
    path.write_text(export_step(functools.partial(split_models.step, name), *make(name, ranks)).mlir_module())
    text = replica(path, ranks, LIMIT)
    assert "padded = " in text and "zero.batch_scatter" in text and "zero.row_parts" not in text
    arguments = [np.asarray(leaf) for leaf in jax.tree.leaves(make(name, ranks))]
    runs = [zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=ranks, options=[f"--logits-bytes={LIMIT}"])
            for stage in stages]
    for stage, run in zip(stages[1:], runs[1:], strict=True):
        tolerances.check_same(f"between stages 0 and {stage}", run, runs[0])
    for found, wanted in zip(runs[0][0], jax_results(name, ranks), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-3, atol=2e-5)


def report(name, classes, folder):
    path = folder / "step.mlir"
    path.write_text(logits_steps.make_steps(**{**logits_steps.MANY, "classes": classes})[name]().text)
    return json.loads(zero_run.call([zero_run.tool("zero-compile"), path, "--ranks=2", "--stage=3", "--report=json", "--target=null",
                                     "--logits-bytes=65536", "-o", folder / "train"]))


@pytest.mark.parametrize("name", ["tied_rows", pytest.param("optax", marks=pytest.mark.nightly)])
def test_bytes_are_those_of_a_vocabulary_that_ranks_divide(name, tmp_path):
    """But for a mark of each column that says whose it is and, where labels are looked up, these held below the user's rows."""
    classes = logits_steps.MANY["classes"]
    padded, even = (report(name, each, tmp_path) for each in (classes - 1, classes))
    held = 4 * logits_steps.ROWS * logits_steps.MANY["length"] // 2 * (name == "optax")  # of the other rank
    assert padded["bytes"]["wire"]["main"] == even["bytes"]["wire"]["main"] + held
    assert padded["bytes"]["resident"] == even["bytes"]["resident"]
    assert padded["memory"]["max_live"] <= even["memory"]["max_live"] + classes + 2 * held
