"""Calls the tools on NumPy arrays: zero-run, zero-compile and the executables that it makes."""

import dataclasses
import functools
import hashlib
import json
import os
import pathlib
import subprocess
import tempfile

import ml_dtypes
import numpy as np
from safetensors import deserialize
from safetensors import numpy as safetensors

import tolerances

ROOT = pathlib.Path(__file__).resolve().parents[2]
EMULATED = "this is no GPU"  # what an emulated driver says of itself


class RunFailed(Exception):
    """A tool ended with an error; holds the command and what it wrote."""


def tool(name):
    """Path of a tool: in $ZERO_BUILD, or build/. Raises RunFailed if it is not built."""
    path = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build")) / "bin" / name
    if not path.exists():
        raise RunFailed(f"{path} is not built; run: ninja -C {path.parents[1]} {name}")
    return path


@functools.cache
def fingerprint():
    """A hash of all that compiles a step and runs it."""
    build = tool("zero-run").parents[1]
    key = hashlib.sha256()
    for path in (tool("zero-run"), *(build / "lib" / name for name in ("libZero.so", "libzrt.a", "libzrt-files.a"))):
        if not path.exists():
            raise RunFailed(f"{path} is not built; run: ninja -C {build}")
        key.update(path.read_bytes())
    return key.hexdigest()


def _is_complaint(line):
    return line.startswith("emulated ") and EMULATED not in line


def _essence(text, lines=20, width=400):
    """The first lines with diagnostics, without the IR that MLIR prints after them, and what an emulated GPU complains of."""
    chosen = [line for line in text.splitlines() if "error:" in line or "note:" in line or _is_complaint(line)] or text.splitlines()
    return "\n".join(line[:width] for line in chosen[:lines])


def finished(command, *, timeout=600, environment=None):
    """What became of a command, however it ended. Raises RunFailed when it takes longer than `timeout` seconds."""
    command = [str(word) for word in command]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=timeout, env={**os.environ, **(environment or {})})
    except subprocess.TimeoutExpired:
        raise RunFailed(f"{' '.join(command)}\nstill ran after {timeout} s") from None


def call(command, *, timeout=600, environment=None):
    """Standard output of a command. Raises RunFailed on an error, on what an emulated GPU complains of, and when it takes longer
    than `timeout` seconds."""
    done = finished(command, timeout=timeout, environment=environment)
    said = " ".join(map(str, command))
    if done.returncode:
        raise RunFailed(f"{said}\nexit status {done.returncode}\n{_essence(done.stderr)}")
    if complaints := [line for line in done.stderr.splitlines() if _is_complaint(line)]:
        raise RunFailed(f"{said}\nended well, and\n" + "\n".join(complaints[:20]))
    return done.stdout


# What files have for types that they do not have.
NIBBLES = {np.dtype(ml_dtypes.int4): np.int8, np.dtype(ml_dtypes.uint4): np.uint8}


def as_saved(array):
    """An array as safetensors writes it: contiguous, integers of less than a byte as bytes."""
    if array.dtype in NIBBLES:
        array = array.astype(NIBBLES[array.dtype])
    # Rank 0 needs ascontiguousarray's reshape undone: it makes rank 1 of it.
    return np.ascontiguousarray(array).reshape(np.shape(array))


def save(arguments, path):
    """Writes arg0, arg1, ... to a file."""
    safetensors.save_file({f"arg{i}": as_saved(a) for i, a in enumerate(arguments)}, path)


# Types of the file format that NumPy alone does not have.
NARROW = {"BF16": ml_dtypes.bfloat16, "F8_E4M3": ml_dtypes.float8_e4m3fn, "F8_E5M2": ml_dtypes.float8_e5m2}


def _dtype(name):
    if name in NARROW:
        return np.dtype(NARROW[name])
    return np.dtype(bool if name == "BOOL" else {"F": "f", "I": "i", "U": "u", "C": "c"}[name[0]] + str(int(name[1:]) // 8))


def _read(path):
    return {name: np.frombuffer(tensor["data"], _dtype(tensor["dtype"])).reshape(tensor["shape"]).copy()
            for name, tensor in deserialize(pathlib.Path(path).read_bytes())}


def load_arguments(path):
    """The tensors arg0, arg1, ... of a file."""
    found = _read(path)
    return [found[f"arg{i}"] for i in range(len(found))]


def load(path):
    """The tensors result0, result1, ... of a file; raises RunFailed where it holds others."""
    results = _read(path)
    if sorted(results) != sorted(f"result{i}" for i in range(len(results))):
        raise RunFailed(f"{path} holds {sorted(results)}: not result0, result1, ...")
    return [results[f"result{i}"] for i in range(len(results))]


def _exchange(command, arguments, steps, **options):
    """(results, metrics) of a command that takes --args, --results and --steps."""
    with tempfile.TemporaryDirectory() as folder:
        inputs, outputs = os.path.join(folder, "in.safetensors"), os.path.join(folder, "out.safetensors")
        save(arguments, inputs)
        output = call([*command, "--args", inputs, "--results", outputs, "--steps", steps], **options)
        metrics = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
        if [line.get("step") for line in metrics] != list(range(1, steps + 1)):
            raise RunFailed(f"{' '.join(map(str, command))}\nprinted the steps {[line.get('step') for line in metrics]}, not "
                            f"1 to {steps}")
        return load(outputs), metrics


def run(step, arguments, *, steps=1, stage=0, ranks=1, interpret=False, as_is=False, options=(), timeout=600):
    """(results, metrics) of zero-run: final results in order, and one dictionary of scalar metrics a step.

    `step` is the path of a module; `arguments` are arg0, arg1, ... of its @main. With `as_is` the interpreter runs the
    function as it stands in the file, on one rank, without any pass; without a stage (None) as `import` leaves it.
    """
    mode = ["--interpret", "--as-is"] if as_is else [] if stage is None else ["--stage", stage, "--ranks", ranks]
    if interpret and not as_is:
        mode.append("--interpret")
    return _exchange([tool("zero-run"), step, *mode, *options], arguments, steps, timeout=timeout)


@dataclasses.dataclass
class Outcome:
    """What became of one program of several."""

    results: list | None  # None where there is an error
    error: str = ""
    compiled: bool = False  # an executable was made


def run_many(programs, *, options=(), time_limit=120):
    """Outcomes by name of zero-run on many programs in one process: {name: (text, arguments)}, one step each."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files = {str(folder / f"{program}.mlir"): program for program in programs}
        for sub in ("in", "out"):
            (folder / sub).mkdir()
        for file, program in files.items():
            text, arguments = programs[program]
            pathlib.Path(file).write_text(text)
            save(arguments, folder / "in" / f"{program}.safetensors")
        (folder / "files").write_text("\n".join(files))
        command = [str(tool("zero-run")), f"@{folder / 'files'}", "--args", str(folder / "in"), "--results",
                   str(folder / "out"), "--time-limit", str(time_limit), *options]
        done = subprocess.run(command, capture_output=True, text=True)
        lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        compiled = {line["compiled"] for line in lines if "compiled" in line}
        outcomes = {}
        for line in lines:
            if "ok" in line:
                program = files[line["file"]]
                results = load(folder / "out" / f"{program}.safetensors") if line["ok"] else None
                error = _essence(line.get("error", "")).replace(f"{folder}/", "")
                outcomes[program] = Outcome(results, error, line["file"] in compiled)
    if outcomes.keys() != programs.keys():
        raise RunFailed(f"{' '.join(command)}\nsaid nothing of {sorted(programs.keys() - outcomes.keys())}\n"
                        f"{_essence(done.stderr)}")
    return outcomes


def compile_step(step, program, *, stage, ranks, timeout=600):
    """Makes the executable `program`."""
    call([tool("zero-compile"), step, f"--stage={stage}", f"--ranks={ranks}", "--target=cpu", "--quiet", "-o", program],
         timeout=timeout)


def check_orders(expected, program, arguments, *, steps, seeds):
    """That an executable gives `expected` bit for bit in the orders of streams that `seeds` draw among those that events allow."""
    for seed in seeds:
        tolerances.check_same(f"in the order of seed {seed}", expected, execute(
            program, arguments, steps=steps, environment={"ZRT_ADVERSARIAL": str(seed)}))


def summarize(program, arguments, log, *, steps):
    """The summary of a run, the last line of its log."""
    execute(program, arguments, steps=steps, options=("--log", log))
    return json.loads(log.read_text().splitlines()[-1])


def execute(program, arguments, *, steps=1, environment=None, options=(), timeout=600):
    """(results, metrics) of an executable, as `run` gives them."""
    return _exchange([program, *options], arguments, steps, environment=environment, timeout=timeout)
