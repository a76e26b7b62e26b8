"""Options of the Python tests; JAX computes the same on every machine."""

import os

import pytest
import reference_jax  # in test/meaning, as pytest.ini says

os.environ["ZRT_TEST"] = "1"  # executables measure with poison and compare replicas: docs/Runtime.md
reference_jax.pin()


def pytest_addoption(parser):
    parser.addoption("--nightly", action="store_true", help="run the whole grids, not their samples")
    parser.addoption("--mutants", type=int, help="test/mutants, nightly: edits of each kind, instead of all that are wanted")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--nightly"):
        return
    for item in items:
        if "nightly" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="part of test/nightly"))
