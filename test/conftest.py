"""Options of the Python tests; JAX stays on the CPU, where its sums have one order."""

import jax
import pytest

jax.config.update("jax_platforms", "cpu")


def pytest_addoption(parser):
    parser.addoption("--nightly", action="store_true", help="run the whole grids, not their samples")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--nightly"):
        return
    for item in items:
        if "nightly" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="part of test/nightly"))
