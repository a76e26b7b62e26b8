"""Padded vocabularies on GPUs along tp: stages agree bit by bit, with JAX by test_pad_vocabulary's tolerance."""

import numpy as np
import pytest

import test_pad_vocabulary
import tolerances

GPU = ("--target=cuda", "--deterministic")


@pytest.mark.parametrize("name, what, mesh", [
    ("untied", "all-parts", (1, 2)), *(pytest.param(name, what, (2, 2), marks=pytest.mark.nightly) for name in ("untied", "t5")
                                       for what in ("plain", *test_pad_vocabulary.SAME_BITS, *test_pad_vocabulary.OTHER_SUMS))])
def test_stages_are_bitwise_equal_and_like_jax(name, what, mesh, tmp_path):
    options = (*GPU, *test_pad_vocabulary.ALL.get(what, ()))
    first, second = (test_pad_vocabulary.run(name, *mesh, stage, options, tmp_path) for stage in (0, 3))
    tolerances.check_same("between stages 0 and 3", first, second)
    for found, wanted in zip(first[0], test_pad_vocabulary.jax_results(name), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-3, atol=2e-5)
