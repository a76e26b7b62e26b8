"""Logits by parts of the rows (--logits-bytes): equal bits at every stage, JAX's numbers, and those of logits that are whole."""

import json

import numpy as np
import pytest

import logits_steps
import tolerances
import zero_run

COUNT = 3
# Of 4 x 24 rows by 96 classes of 4 bytes on one rank, in four parts; on two ranks, in two.
LIMIT = 9216


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


@pytest.mark.parametrize("name, ranks, interpret", [
    pytest.param(name, ranks, interpret, marks=() if (name, ranks, interpret) in {
        ("tied", 1, False), ("masked_with_z", 2, False)} else pytest.mark.nightly)
    for name in logits_steps.STEPS for ranks in (1, 2) for interpret in (False, True)])
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, interpret, tmp_path):
    step = logits_steps.STEPS[name]()
    assert f"zero.row_parts = {4 // ranks}" in replica(step, tmp_path, ranks)
    expected = step.jax_steps(COUNT)
    labels = [f"result {i}" for i in range(len(expected))]
    found = {stage: run(step, tmp_path, stage, ranks, LIMIT, interpret) for stage in (0, 1, 2, 3)}
    for stage in (1, 2, 3):
        wrong = tolerances.bitwise_differences(labels, found[0], found[stage])
        assert not wrong, f"stages 0 and {stage} differ:\n" + "\n".join(wrong)
    whole = run(step, tmp_path, 3, ranks, 0, interpret)
    for label, parts, one, wanted in zip(labels, found[3], whole, expected, strict=True):
        np.testing.assert_allclose(parts, wanted, rtol=2e-5, atol=2e-6, err_msg=label)
        np.testing.assert_allclose(parts, one, rtol=2e-5, atol=2e-6, err_msg=f"{label}, beside whole logits")


def largest(step, folder, limit):
    """(largest value, most live bytes) of the step on one rank."""
    path = folder / "step.mlir"
    path.write_text(step.text)
    found = json.loads(zero_run.call([zero_run.tool("zero-compile"), path, "--ranks=1", "--report=json", "--target=null",
                                      f"--logits-bytes={limit}", "-o", folder / "train"]))
    return found["memory"]["largest"][0]["bytes"], found["memory"]["max_live"]


@pytest.mark.parametrize("name", ["tied", pytest.param("optax", marks=pytest.mark.nightly)])
def test_logits_are_never_whole(name, tmp_path):
    step = logits_steps.STEPS[name]()
    whole = 4 * logits_steps.ROWS * logits_steps.LENGTH * logits_steps.CLASSES
    (first, live), (part, less) = (largest(step, tmp_path, limit) for limit in (0, LIMIT))
    # Beside a part lies what it gives for each of its rows.
    assert first == whole and part <= whole // 4 + 4 * logits_steps.LENGTH
    assert less <= live - whole // 2
