"""Logits by parts of the rows, or by ranks (--logits-bytes): equal bits at every stage, JAX's numbers, and those of logits that are whole."""

import json

import numpy as np
import pytest

import logits_steps
import tolerances
import zero_run

COUNT = 3
# Of 4 x 24 rows by 96 classes of 4 bytes on one rank, in four parts; on two ranks, in two.
LIMIT = 9216
# Of 4 x 4 rows, on two ranks: parts save less than the gradient of the weight has.
RANKS_LIMIT = 768


def run(step, folder, stage, ranks, limit, interpret=False):
    path = folder / "step.mlir"
    path.write_text(step.text)
    arguments = [np.asarray(argument) for argument in step.arguments]
    return zero_run.run(path, arguments, steps=COUNT, stage=stage, ranks=ranks, interpret=interpret,
                        options=[f"--logits-bytes={limit}", *step.options])[0]


def replica(step, folder, ranks, limit=LIMIT):
    path = folder / "step.mlir"
    path.write_text(step.text)
    return zero_run.call([zero_run.tool("zero-compile"), path, f"--ranks={ranks}", f"--logits-bytes={limit}",
                          "--compile-to=replica", "-o", "-"])


def check(step, folder, ranks, limit, interpret):
    """Bits of all stages, and JAX's numbers."""
    expected = step.jax_steps(COUNT)
    labels = [f"result {i}" for i in range(len(expected))]
    found = {stage: run(step, folder, stage, ranks, limit, interpret) for stage in (0, 1, 2, 3)}
    for stage in (1, 2, 3):
        wrong = tolerances.bitwise_differences(labels, found[0], found[stage])
        assert not wrong, f"stages 0 and {stage} differ:\n" + "\n".join(wrong)
    whole = run(step, folder, 3, ranks, 0, interpret)
    for label, parts, one, wanted in zip(labels, found[3], whole, expected, strict=True):
        np.testing.assert_allclose(parts, wanted, rtol=2e-5, atol=2e-6, err_msg=label)
        np.testing.assert_allclose(parts, one, rtol=2e-5, atol=2e-6, err_msg=f"{label}, beside whole logits")


@pytest.mark.parametrize("name, ranks, interpret", [
    pytest.param(name, ranks, interpret, marks=() if (name, ranks, interpret) in {
        ("tied", 1, False), ("masked_with_z", 2, False)} else pytest.mark.nightly)
    for name in logits_steps.STEPS for ranks in (1, 2) for interpret in (False, True)])
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, interpret, tmp_path):
    step = logits_steps.STEPS[name]()
    assert f"zero.row_parts = {4 // ranks}" in replica(step, tmp_path, ranks)
    check(step, tmp_path, ranks, LIMIT, interpret)


@pytest.mark.parametrize("name, interpret", [
    pytest.param(name, interpret, marks=() if (name, interpret) in {("tied_rows", False), ("looked_up", True)} else pytest.mark.nightly)
    for name in logits_steps.SHORT_STEPS for interpret in (False, True)])
def test_columns_by_ranks(name, interpret, tmp_path):
    step = logits_steps.SHORT_STEPS[name]()
    text = replica(step, tmp_path, 2, RANKS_LIMIT)
    assert "zero.row_parts" not in text and "dynamic_update_slice" in text and "zero.batch_scatter" in text
    check(step, tmp_path, 2, RANKS_LIMIT, interpret)


def report(step, folder, limit, *options):
    path = folder / "step.mlir"
    path.write_text(step.text)
    return json.loads(zero_run.call([zero_run.tool("zero-compile"), path, *options, "--report=json", "--target=null",
                                     f"--logits-bytes={limit}", "-o", folder / "train"]))


def largest(step, folder, limit):
    """(largest value, most live bytes) of the step on one rank."""
    found = report(step, folder, limit, "--ranks=1")
    return found["memory"]["largest"][0]["bytes"], found["memory"]["max_live"]


@pytest.mark.parametrize("name", ["tied", pytest.param("optax", marks=pytest.mark.nightly)])
def test_logits_are_never_whole(name, tmp_path):
    step = logits_steps.STEPS[name]()
    whole = 4 * logits_steps.ROWS * logits_steps.LENGTH * logits_steps.CLASSES
    (first, live), (part, less) = (largest(step, tmp_path, limit) for limit in (0, LIMIT))
    # Beside a part lie one or two values that it gives for each of its rows.
    assert first == whole and part <= whole // 4 + 2 * 4 * logits_steps.LENGTH
    assert less <= live - whole // 2


@pytest.mark.parametrize("name", ["tied", "tied_rows", "optax"])
def test_bytes_of_columns_by_ranks(name, tmp_path):
    step, rows = logits_steps.MANY_STEPS[name](), logits_steps.ROWS * logits_steps.MANY["length"]
    before, after = (report(step, tmp_path, limit, "--ranks=2", "--stage=3") for limit in (0, 65536))
    # A rank reads the other's rows, labels and what the loss makes of labels alone, its part of rows' gradients and of one value of
    # each row, and sums by row: their maxima, and those of exponentials.
    own = rows // 2
    read = own * 4 * (logits_steps.MANY["width"] + 1 + (name != "optax")) + own * 4 * (logits_steps.MANY["width"] + 1) + 2 * rows * 4
    assert after["bytes"]["wire"]["main"] == before["bytes"]["wire"]["main"] + read
    weight = 4 * logits_steps.MANY["classes"] * logits_steps.MANY["width"]
    rows_held = 2 * rows * 4 * logits_steps.MANY["width"]  # all ranks' rows, and their gradients
    assert after["memory"]["max_live"] <= before["memory"]["max_live"] - weight // 2 + rows_held
