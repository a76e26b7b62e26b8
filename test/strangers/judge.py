"""What is wrong with the answer of the tools to a stranger's step."""

import pathlib
import subprocess
import tempfile

import numpy as np

import stranger
import zero_run

STEPS = 3


def _roles(path):
    """(text of --print-roles, error or None)."""
    done = subprocess.run([str(zero_run.tool("zero-opt")), str(path), "--zero-to-import=print-roles", "-o", "/dev/null"],
                          capture_output=True, text=True, timeout=300)
    return done.stdout, done.stderr if done.returncode else None


def _differing(found, expected, tolerance):
    wrong = []
    for index, (a, b) in enumerate(zip(found, expected, strict=True)):
        if a.shape != b.shape:
            wrong.append(f"result {index} has shape {a.shape}, JAX's {b.shape}")
            continue
        if b.dtype.kind in "iub":
            if not np.array_equal(a, b):
                wrong.append(f"result {index} ({b.dtype}{b.shape}) is not JAX's")
            continue
        a, b = a.astype(np.float64), b.astype(np.float64)
        if not np.array_equal(np.isfinite(a), np.isfinite(b)):
            wrong.append(f"result {index} {b.shape} is not finite where JAX's is")
            continue
        a, b = (np.where(np.isfinite(b), v, 0) for v in (a, b))
        error = np.linalg.norm(a - b)
        if error > tolerance * (np.linalg.norm(b) + 1e-3 * np.sqrt(b.size)):
            wrong.append(f"result {index} {b.shape} is off by {error:.3g} of {np.linalg.norm(b):.3g}")
    return wrong


def problems(name, step, roles_only=False, folder=None):
    """What is wrong; empty if the tools do as the author meant."""
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(folder or scratch) / f"{name}.mlir"
        lowered = step.lower()
        path.write_text(lowered.as_text())
        text, error = _roles(path)
        if step.asks is not None:
            if error is None or step.asks not in error:
                return [f"expected the question {step.asks!r}, found {zero_run._essence(error or text)}"]
            return []
        if error is not None:
            return [zero_run._essence(error, lines=2), *[line for line in error.splitlines() if " ? #" in line][:20]]
        wrong = stranger.differences(step.expected(lowered), text)
        if wrong or roles_only:
            return wrong
        try:
            found, _ = zero_run.run(path, step.values(lowered), steps=STEPS, stage=None, interpret=True)
        except zero_run.RunFailed as problem:
            return [str(problem)]
        return _differing(found, step.run(STEPS)[-1], step.tolerance)
