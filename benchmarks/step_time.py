"""Step time of a compiled GPT-2 training step beside `jax.jit` on the same cores.

    .venv/bin/python benchmarks/step_time.py                    # 124M, context 256, 4 rows, f32, 1 rank
    .venv/bin/python benchmarks/step_time.py --ranks 4 --stage 3 --dtype bf16

Both train on the same tokens from random values. Runs alternate (executable, JAX, executable, ...), each run drops its
first step, and the medians over all runs are printed with their ratio. The last line is one JSON object.
Exits with 1 if a run fails; the ratio itself is reported, not judged, unless --limit says how much is too much.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")
ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "python"))

import jax  # noqa: E402  (the path and the platform come first)
import numpy as np  # noqa: E402

from zero_export import precision, training  # noqa: E402
from zero_export.models import gpt  # noqa: E402


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", default="124M", choices=list(gpt.SIZES), metavar="NAME",
                        help="a named size of the GPT family (default 124M; `python -m zero_export gpt --list`)")
    parser.add_argument("--layers", type=int, help="instead of the size's own")
    parser.add_argument("--context", type=int, default=256)
    parser.add_argument("--batch", type=int, default=4, help="rows of the whole batch (default 4)")
    parser.add_argument("--dtype", default="f32", choices=precision.DTYPES)
    parser.add_argument("--ranks", type=int, default=1)
    parser.add_argument("--stage", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3, help="runs of each (default 3)")
    parser.add_argument("--steps", type=int, default=4, help="steps counted a run (default 4)")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build", help="folder of the build")
    parser.add_argument("--limit", type=float, help="exit with 1 if the ratio to JAX is above this")
    return parser.parse_args()


def call(command):
    """Runs a command; its error text ends this program."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(map(str, command))}\nexit status {done.returncode}\n{done.stderr[-2000:]}")
    return done


def compile_step(config, options, folder):
    """Path of the executable, and seconds from text to it."""
    text, program = folder / "step.mlir", folder / "train"
    training.export(config, options.batch, training.Recipe(dtype=options.dtype)).save(text)
    start = time.perf_counter()
    call([options.build / "bin" / "zero-compile", text, f"--stage={options.stage}", f"--ranks={options.ranks}",
          "--target=cpu", "-o", program])
    return program, time.perf_counter() - start


def compiled_run(program, data, options, folder):
    """Milliseconds of each counted step of one run of the executable."""
    log = folder / "log.jsonl"
    call([program, "--ranks", options.ranks, "--data", f"{data}:u16", "--steps", options.steps + 1, "--seed", 1,
          "--log", log])
    records = [json.loads(line) for line in log.read_text().splitlines()]
    return [record["ms"] for record in records if record["type"] == "step"][1:]


class JaxRuns:
    """The same step under `jax.jit`, donated; the state lives on between runs."""

    def __init__(self, config, tokens, options):
        step, init, _, _ = training.training_step(config, options.batch, training.Recipe(dtype=options.dtype))
        rows = tokens[: options.batch * (config.context + 1)].astype(np.int32).reshape(options.batch, -1)
        self._batch = {"inputs": rows[:, :-1], "targets": rows[:, 1:]}
        self._state = jax.jit(init)(jax.random.PRNGKey(1))
        start = time.perf_counter()
        self._step = jax.jit(step, donate_argnums=0).lower(self._state, self._batch).compile()
        self.compile_seconds = time.perf_counter() - start

    def run(self, count):
        """Milliseconds of each of `count` steps after one that is dropped."""
        times = []
        for _ in range(count + 1):
            start = time.perf_counter()
            self._state, metrics = self._step(self._state, self._batch)
            jax.block_until_ready((self._state, metrics))
            times.append(1e3 * (time.perf_counter() - start))
        return times[1:]


def main():
    options = parse()
    sizes = {**gpt.SIZES[options.size], "context": options.context}
    if options.layers:
        sizes["layers"] = options.layers
    config = gpt.Config(**sizes)
    tokens = np.random.default_rng(0).integers(0, config.vocab, 64 * (config.context + 1) * options.batch).astype(np.uint16)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        data = folder / "tokens.bin"
        tokens.tofile(data)
        program, compile_seconds = compile_step(config, options, folder)
        reference = JaxRuns(config, tokens, options)
        ours, theirs = [], []
        for _ in range(options.rounds):
            ours += compiled_run(program, data, options, folder)
            theirs += reference.run(options.steps)
    ours, theirs = statistics.median(ours), statistics.median(theirs)
    print(f"{options.size} {options.dtype}, {config.layers} layers, context {config.context}, {options.batch} rows, "
          f"{os.cpu_count()} cores")
    print(f"compile   {compile_seconds:8.1f} s    jax.jit {reference.compile_seconds:8.1f} s")
    print(f"step      {ours:8.1f} ms   jax.jit {theirs:8.1f} ms   ratio {ours / theirs:.3f}   "
          f"(stage {options.stage}, {options.ranks} ranks; below 1 is faster than JAX)")
    print(json.dumps({"size": options.size, "dtype": options.dtype, "stage": options.stage, "ranks": options.ranks,
                      "compile_s": round(compile_seconds, 2), "ms": ours, "jax_ms": round(theirs, 3),
                      "ratio": round(ours / theirs, 4)}))
    return int(options.limit is not None and ours / theirs > options.limit)


if __name__ == "__main__":
    sys.exit(main())
