"""Machine code does not grow with layers: what each layer has of its own is a call, and the numbers that it gives."""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAYERS = (10, 13)
CALL = 128  # bytes of a kernel that only calls what it shares with others, at most


def run(*command):
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "python"), "JAX_PLATFORMS": "cpu"}
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, env=environment).stdout


def kernels(layers, folder):
    """Bytes of each kernel of a GPT's executable, by name."""
    step, program = folder / f"{layers}.mlir", folder / f"{layers}"
    run(sys.executable, "-m", "zero_export", "gpt", "--layers", layers, "--hidden", 16, "--heads", 2, "--context", 8,
        "--vocab", 32, "--batch", 4, "-o", step)
    run(ROOT / "build" / "bin" / "zero-compile", step, "--stage=3", "--ranks=4", "--quiet", "--report=none", "-o", program)
    symbols = run("/usr/lib/llvm-22/bin/llvm-readelf", "-sW", program)
    return {name: int(size) for size, name in re.findall(r" (\d+) FUNC .* (k_\w+)$", symbols, re.MULTILINE)}


def test_code_of_layers(tmp_path):
    few, many = (kernels(layers, tmp_path) for layers in LAYERS)
    # A kernel's own numbers per layer: keys of weights, places in units.
    assert len(many) > len(few) + 4 * (LAYERS[1] - LAYERS[0])
    assert any(name.endswith("_shared") for name in few)
    # The sum of all leaves' squared norms has an addition for each of them.
    longer = [sorted(name for name, size in sizes.items() if size > CALL and not name.startswith("k_slice_add"))
              for sizes in (few, many)]
    assert len(longer[0]) == len(longer[1]), longer
