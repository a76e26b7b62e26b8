"""Calls the tool `zero-run` on NumPy arrays."""

import json
import os
import pathlib
import subprocess
import tempfile

import numpy as np
from safetensors import numpy as safetensors

ROOT = pathlib.Path(__file__).resolve().parents[2]


class RunFailed(Exception):
    """zero-run ended with an error; holds the command and what it wrote."""


def binary():
    """Path of zero-run: in $ZERO_BUILD, or build/. Raises RunFailed if it is not built."""
    path = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build")) / "bin" / "zero-run"
    if not path.exists():
        raise RunFailed(f"{path} is not built; run: ninja -C {path.parents[1]} zero-run")
    return path


def _essence(text, lines=20, width=400):
    """The first lines with diagnostics, without the IR that MLIR prints after them."""
    chosen = [line for line in text.splitlines() if "error:" in line or "note:" in line] or text.splitlines()
    return "\n".join(line[:width] for line in chosen[:lines])


def run(step, arguments, *, steps=1, stage=0, ranks=1, interpret=False, as_is=False, options=(), timeout=600):
    """(results, metrics): final results in order, and one dictionary of scalar metrics a step.

    `step` is the path of a module; `arguments` are arg0, arg1, ... of its @main. With `as_is` the interpreter runs the
    function as it stands in the file, on one rank, without any pass; without a stage (None) as `import` leaves it.
    """
    with tempfile.TemporaryDirectory() as folder:
        inputs, outputs = os.path.join(folder, "in.safetensors"), os.path.join(folder, "out.safetensors")
        # Rank 0 needs ascontiguousarray's copy undone: it makes rank 1 of it.
        tensors = {f"arg{i}": np.ascontiguousarray(a).reshape(np.shape(a)) for i, a in enumerate(arguments)}
        safetensors.save_file(tensors, inputs)
        command = [str(binary()), str(step), "--args", inputs, "--results", outputs, "--steps", str(steps),
                   *options]
        if as_is:
            command += ["--interpret", "--as-is"]
        elif stage is not None:
            command += ["--stage", str(stage), "--ranks", str(ranks)]
        if interpret and not as_is:
            command.append("--interpret")
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
        except subprocess.TimeoutExpired:
            raise RunFailed(f"{' '.join(command)}\nstill ran after {timeout} s") from None
        if done.returncode:
            raise RunFailed(f"{' '.join(command)}\nexit status {done.returncode}\n{_essence(done.stderr)}")
        metrics = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        metrics = [line for line in metrics if "step" in line]
        if [line["step"] for line in metrics] != list(range(1, steps + 1)):
            raise RunFailed(f"{' '.join(command)}\nprinted metrics of steps {[line['step'] for line in metrics]}, not of "
                            f"1 to {steps}")
        results = safetensors.load_file(outputs)
        missing = [i for i in range(len(results)) if f"result{i}" not in results]
        if missing:
            raise RunFailed(f"{' '.join(command)}\nwrote {sorted(results)}: no result{missing[0]}")
        return [results[f"result{i}"] for i in range(len(results))], metrics
