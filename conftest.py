"""Options of the Python tests; JAX computes the same on every machine."""

import os
import re

import pytest
import reference_jax  # in test/meaning, as pytest.ini says

os.environ["ZRT_TEST"] = "1"  # executables measure with poison and compare replicas: docs/Runtime.md
reference_jax.pin()


def pytest_addoption(parser):
    parser.addoption("--nightly", action="store_true", help="run the whole grids, not their samples")
    parser.addoption("--part", metavar="I/K", help="every K-th test from the I-th on (test/nightly)")
    parser.addoption("--mutants", type=int, help="test/mutants, nightly: edits of each kind, instead of all that are wanted")


def _leave_out_other_parts(config, items, part):
    """Deselects all but the tests of a part."""
    match = re.fullmatch(r"(\d+)/(\d+)", part)
    if not match or not 1 <= int(match[1]) <= int(match[2]):
        raise pytest.UsageError(f"--part={part}: expected I/K with I from 1 to K, as in --part=2/4")
    chosen = items[int(match[1]) - 1::int(match[2])]
    kept = set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = chosen


def pytest_collection_modifyitems(config, items):
    if config.getoption("--part"):
        _leave_out_other_parts(config, items, config.getoption("--part"))
    if config.getoption("--nightly"):
        return
    for item in items:
        if "nightly" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="part of test/nightly"))
