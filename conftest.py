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
    parser.addoption("--files", metavar="I/K", help="the tests of every K-th file from the I-th on (test/all)")
    parser.addoption("--mutants", type=int, help="test/mutants, nightly: edits of each kind, instead of all that are wanted")


def _every(config, option, things):
    """Those of `things` that an option I/K takes: every K-th from the I-th on; all without the option."""
    part = config.getoption(option)
    match = re.fullmatch(r"(\d+)/(\d+)", part or "1/1")
    if not match or not 1 <= int(match[1]) <= int(match[2]):
        raise pytest.UsageError(f"{option}={part}: expected I/K with I from 1 to K, as in {option}=2/4")
    return things[int(match[1]) - 1::int(match[2])]


def _keep(config, items, is_kept):
    """Deselects all other items."""
    kept, others = [], []
    for item in items:
        (kept if is_kept(item) else others).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = kept


def pytest_collection_modifyitems(config, items):
    if config.getoption("--files"):
        files = set(_every(config, "--files", sorted({item.path for item in items})))
        _keep(config, items, lambda item: item.path in files)
    if config.getoption("--part"):
        part = set(_every(config, "--part", items))
        _keep(config, items, part.__contains__)
    if config.getoption("--nightly"):
        return
    for item in items:
        if "nightly" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="part of test/nightly"))
