"""Random programs, compiled and interpreted: what kernels fuse and write in place must not show in the numbers."""

import os
import subprocess

import numpy as np
import pytest
from random_program import Program
from safetensors.numpy import load_file, save_file

BIN = os.environ.get("ZERO_BIN") or os.path.join(os.path.dirname(__file__), "../../build/bin")
TOLERANCE = {2: 3e-2, 4: 1e-4, 8: 1e-9}  # by bytes of an element: values are kept within a few units


def run(program, arguments, results, *options):
    command = [os.path.join(BIN, "zero-run"), program, "--args", arguments, "--results", results, *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=300)
    return load_file(results)


def assert_close(found, expected):
    assert found.dtype == expected.dtype and found.shape == expected.shape
    if expected.dtype == bool or np.issubdtype(expected.dtype, np.integer):
        np.testing.assert_array_equal(found, expected)
    else:
        tolerance = TOLERANCE[expected.dtype.itemsize]
        np.testing.assert_allclose(found.astype(np.float64), expected.astype(np.float64), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("seed", list(range(25)) + [pytest.param(seed, marks=pytest.mark.nightly) for seed in range(25, 1000)])
def test_random_program(seed, tmp_path):
    program = Program(seed)
    path, arguments = tmp_path / "program.mlir", tmp_path / "arguments.safetensors"
    path.write_text(program.text)
    save_file(program.arguments, arguments)
    expected = run(path, arguments, tmp_path / "interpreted.safetensors", "--interpret")
    found = run(path, arguments, tmp_path / "compiled.safetensors", f"--threads={1 + seed % 2}")
    assert expected.keys() == found.keys()
    for name in expected:
        assert_close(found[name], expected[name])
