"""What is wrong with the answer of the tools to a stranger's step."""

import pathlib
import subprocess
import tempfile

import numpy as np

import known
import stranger
import tolerances
import zero_run

STEPS = known.STEPS
VERSION = 3  # of the rules in this file: runs judged by others are not taken for these
# What zero-compile refuses with a reason of its own, whoever wrote the step.
NOT_COMPILED = ("error: batch is gathered at",)


def _roles(path):
    """(text of --print-roles, error or None)."""
    done = subprocess.run([str(zero_run.tool("zero-opt")), str(path), "--zero-to-import=print-roles", "-o", "/dev/null"],
                          capture_output=True, text=True, timeout=300)
    return done.stdout, done.stderr if done.returncode else None


def _wide(array):
    """As f64, of complex numbers both parts."""
    if array.dtype.kind == "c":
        array = np.stack([array.real, array.imag], -1)
    return array.astype(np.float64)


def _difference(found, expected, tolerance):
    """What is wrong with one result beside JAX's, or None."""
    if found.shape != expected.shape:
        return f"has shape {found.shape}, JAX's {expected.shape}"
    if expected.dtype.kind in "iub":
        return None if np.array_equal(found, expected) else f"({expected.dtype}{expected.shape}) is not JAX's"
    a, b = _wide(found), _wide(expected)
    if not np.array_equal(np.isfinite(a), np.isfinite(b)):
        return f"{b.shape} is not finite where JAX's is"
    if not np.array_equal(a[~np.isfinite(a)], b[~np.isfinite(b)], equal_nan=True):
        return f"{b.shape} has other infinities than JAX's"
    a, b = (np.where(np.isfinite(b), v, 0) for v in (a, b))
    error = np.linalg.norm(a - b)
    if error > tolerance * (np.linalg.norm(b) + 1e-3 * np.sqrt(b.size)):
        return f"{b.shape} is off by {error:.3g} of {np.linalg.norm(b):.3g}"
    return None


def _beyond_own_error(indices, found, step):
    """Those of `indices` that are further from the f64 run than JAX's own error allows.

    A key bias, or a bias before a normalisation, has no gradient: Adam makes rounding noise as large as a gradient.
    Where JAX itself is off by half of a result, that is all there is, and nothing is asked. Where it is off by half of what it
    moves elements of a parameter, these are held to what the others move, and the rest to the rule.
    """
    told = [i for i in indices if tolerances.distance(step.reference[i], step.wide[i]) < 0.5 * tolerances.norm(step.wide[i])]
    states = [tolerances.State(f"result {i}", "result") for i in told]
    found, reference, wide = ([run[i] for i in told] for run in (found, step.reference, step.wide))
    noise = _noise(step)
    errors, _ = tolerances.check_leaves(states, found, [reference], wide, set(), lambda place: noise(told[place]))
    return errors


def _noise(step):
    """A function of a result's index: the elements of that parameter that no gradient moves, or None."""
    starts = {following: step.values[i] for i, (_, kinds, following, _) in enumerate(step.expected)
              if following is not None and kinds == {"param"} and tolerances.is_float(step.reference[following])}
    moves = [np.abs(_wide(step.wide[i]) - _wide(start)) for i, start in starts.items()]
    farthest = max((float(move.max()) for move in moves if move.size), default=0.0)
    return lambda i: tolerances.unled(starts[i], step.reference[i], step.wide[i], farthest) if i in starts else None


def problems(name, step, roles_only=False, folder=None, stage=None, ranks=1, target="cpu"):
    """What is wrong; empty if the tools do as the author meant. Interpreted, or with a stage compiled for a target."""
    return grid(name, step, [(stage, ranks)], roles_only, folder, target)


def grid(name, step, runs, roles_only=False, folder=None, target="cpu"):
    """The same for several (stage, ranks), each against one run of JAX; `step` is a `Stranger`, or what is known of one."""
    step = step if isinstance(step, known.Known) else known.of(step)
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(folder or scratch) / f"{name}.mlir"
        path.write_text(step.text)
        text, wrong = read_roles(path, step)
        if wrong or roles_only or step.asks is not None:
            return wrong
        found = {run: _wrong_results(path, step, *run, target) for run in runs}
        return [message if run[0] is None else f"stage {run[0]} on {run[1]}: {message}"
                for run, messages in found.items() for message in messages]


def read_roles(path, step):
    """(the roles that the tools say, what is wrong with them): of a step that is asked about, the lines to fill."""
    text, error = _roles(path)
    if step.asks is not None:
        if error is None or step.asks not in error:
            return text, [f"expected the question {step.asks!r}, found {zero_run._essence(error or text)}"]
        return error, []
    if error is not None:
        return text, [zero_run._essence(error, lines=2), *[line for line in error.splitlines() if " ? #" in line][:20]]
    return text, stranger.differences(step.expected, text)


def _wrong_results(path, step, stage, ranks, target):
    """What is wrong with the results of one run."""
    try:
        found, _ = zero_run.run(path, step.values, steps=STEPS, stage=stage, ranks=ranks, interpret=stage is None,
                                options=["--target", target] if stage is not None else [])
    except zero_run.RunFailed as problem:
        return [] if stage is not None and step.refused and step.refused in str(problem) else [str(problem)]
    if stage is not None and ranks > 1 and step.refused:
        return [f"ran, expected the error {step.refused!r}"]
    return unlike_jax(found, step)


def closeness(found, step):
    """By which rule of docs/Testing.md results that are not `unlike_jax` are JAX's: "1e-5", "leaf" (twice JAX's own error), or
    "step" (the tolerance that the step's author allows).
    """
    far = [i for i, (a, b) in enumerate(zip(found, step.reference, strict=True))
           if b.dtype.kind not in "iub" and _relative(a, b) > tolerances.ROLE]
    if not far:
        return "1e-5"
    return "step" if _beyond_own_error(far, found, step) else "leaf"


def _relative(found, expected):
    """Relative L2 distance of the finite elements."""
    a, b = (np.where(np.isfinite(_wide(expected)), _wide(v), 0) for v in (found, expected))
    size = np.linalg.norm(b)
    return np.linalg.norm(a - b) / size if size else np.linalg.norm(a - b)


def unlike_jax(found, step):
    """What is wrong with results beside JAX's."""
    wrong = {i: message for i, (a, b) in enumerate(zip(found, step.reference, strict=True))
             if (message := _difference(a, b, step.tolerance))}
    if all("is off by" in message for message in wrong.values()) and wrong:
        return _beyond_own_error(list(wrong), found, step)
    return [f"result {i} {message}" for i, message in wrong.items()]


def compiled(name, step, stage=3, ranks=4):
    """What keeps a `known.Known`, without an option, from a plan at that stage on so many ranks: None, or the error."""
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(scratch) / f"{name}.mlir"
        path.write_text(step.text)
        done = subprocess.run([str(zero_run.tool("zero-compile")), str(path), f"--stage={stage}", f"--ranks={ranks}", "--quiet",
                               "--report=none", "--compile-to=planned", "-o", str(path.with_suffix(".planned"))],
                              capture_output=True, text=True, timeout=600)
    return zero_run._essence(done.stderr, lines=2) or f"exit status {done.returncode}" if done.returncode else None
