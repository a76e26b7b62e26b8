"""The training steps that benchmarks measure, and how they are compiled and run.

A workload is a model of `zero_export.models` with its rows; the recipe is the exporter's own (AdamW, clipping by global norm).
"""

import dataclasses
import json
import os
import pathlib
import subprocess
import sys
import time
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")
ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "python"))

import jax  # noqa: E402  (the path and the platform come first)
import numpy as np  # noqa: E402

from zero_export import precision, training  # noqa: E402
from zero_export.models import gpt, llama, resnet, vit  # noqa: E402


@dataclasses.dataclass(frozen=True)
class Workload:
    """A model's configuration, and rows of the whole batch."""

    summary: str
    config: Any
    rows: int

    def with_layers(self, layers):
        return self.changed(layers=layers)

    def changed(self, **fields):
        """Another configuration, said in the summary; one without such a field ends this program."""
        for name in fields:
            if not hasattr(self.config, name):
                sys.exit(f"error: {self.summary} has no {name}")
        named = "".join(f", {name} {value}" for name, value in fields.items())
        return dataclasses.replace(self, summary=self.summary + named, config=dataclasses.replace(self.config, **fields))

    def batch(self):
        """Random values of the batch, by name."""
        random = np.random.default_rng(0)
        shapes = self.config.model().batch(self.rows)
        classes = getattr(self.config, "vocab", None) or self.config.classes
        return {name: random.integers(0, classes, shape.shape).astype(np.int32) if shape.dtype == np.int32
                else random.standard_normal(shape.shape).astype(np.float32) for name, shape in shapes.items()}


WORKLOADS = {
    "gpt": Workload("GPT 6 x 384, context 256, 8 rows",
                    gpt.Config(layers=6, hidden=384, heads=6, context=256), 8),
    "gpt2": Workload("GPT-2 124M, context 256, 4 rows",
                     gpt.Config(**{**gpt.SIZES["124M"], "context": 256}), 4),
    "llama": Workload("Llama 6 x 384, 6 heads over 2, context 256, 8 rows",
                      llama.Config(layers=6, hidden=384, heads=6, kv_heads=2, feed=1024, context=256), 8),
    "vit": Workload("ViT-S/16, 8 images of 224 x 224", vit.Config(**vit.SIZES["S16"]), 8),
    "resnet50": Workload("ResNet-50, 16 images of 64 x 64", resnet.Config(**resnet.SIZES["50"], image=64), 16),
}


def add_arguments(parser):
    """The options that choose a step and its build."""
    names = ", ".join(f"{name} ({workload.summary})" for name, workload in WORKLOADS.items())
    parser.add_argument("--workload", default="gpt", choices=WORKLOADS, metavar="NAME", help=f"{names}; default gpt")
    parser.add_argument("--layers", type=int, help="instead of the workload's own")
    parser.add_argument("--vocab", type=int, help="instead of the workload's own; 256 is a GPT of bytes")
    parser.add_argument("--dtype", default="f32", choices=precision.DTYPES)
    parser.add_argument("--ranks", type=int, default=1)
    parser.add_argument("--stage", type=int, default=0)
    parser.add_argument("--recompute", default="none", metavar="POLICY", help="as of zero-compile; peers have their own step")
    parser.add_argument("--unit-bytes", type=int, default=0, metavar="BYTES", help="as of zero-compile")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build", help="folder of the build")


def chosen(options):
    """The workload that the options name."""
    fields = {name: getattr(options, name) for name in ("layers", "vocab") if getattr(options, name)}
    return WORKLOADS[options.workload].changed(**fields)


def call(command):
    """Runs a command; its error text ends this program."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(map(str, command))}\nexit status {done.returncode}\n{done.stderr[-2000:]}")
    return done


def _compile(workload, options, folder, report, *more):
    text = folder / "step.mlir"
    training.export(workload.config, workload.rows, training.Recipe(dtype=options.dtype)).save(text)
    start = time.perf_counter()
    done = call([options.build / "bin" / "zero-compile", "--quiet", f"--report={report}", text, f"--stage={options.stage}",
                 f"--ranks={options.ranks}", f"--recompute={options.recompute}", f"--unit-bytes={options.unit_bytes}", "--target=cpu",
                 *more])
    return time.perf_counter() - start, done.stdout


def compile_step(workload, options, folder, *more):
    """Takes the step down with zero-compile's further arguments `more`, which name the output; seconds from text to it."""
    return _compile(workload, options, folder, "none", *more)[0]


def report(workload, options, folder, *more):
    """What zero-compile reports of the step's executable, with its further arguments `more`."""
    return json.loads(_compile(workload, options, folder, "json", "-o", folder / "train", *more)[1])


def planned(workload, options, folder, *more):
    """The text of the step's plan, with zero-compile's further arguments `more`."""
    path = folder / "planned.mlir"
    compile_step(workload, options, folder, "--compile-to=planned", "-o", path, *more)
    return path.read_text()


class OurRuns:
    """The executable, compiled with zero-compile's further arguments `more`; every run starts from new states. `records` are the log's
    lines, of the last run; `summary` its last."""

    def __init__(self, workload, options, folder, *more):
        self._program, self._options, self._log = folder / "train", options, folder / "log.jsonl"
        self.compile_seconds = compile_step(workload, options, folder, *more, "-o", self._program)
        self._data = []
        for name, values in workload.batch().items():
            path = folder / f"{name}.bin"
            values.tofile(path)
            self._data += ["--data", f"{name}={path}:{'i32' if values.dtype == np.int32 else 'f32'}"]

    def run(self, count, *more, launch=()):
        """(milliseconds of each of `count` steps after one that is dropped, milliseconds by call of one such step).

        `more` are further options of the executable; `launch` is what starts its ranks, if not itself.
        """
        call([*launch, self._program, "--ranks", self._options.ranks, *self._data, "--repeat-data", "--steps", count + 1, "--seed", 1,
              "--log", self._log, *more])
        self.records = records = [json.loads(line) for line in self._log.read_text().splitlines()]
        self.summary = records[-1]
        calls = {name: (spent["calls"] // count, spent["ms"] / count) for name, spent in self.summary["calls_rank0"].items()}
        return [record["ms"] for record in records if record["type"] == "step"][1:], calls


class JaxRuns:
    """The same step under `jax.jit`, donated; the state lives on between runs."""

    def __init__(self, workload, options):
        step, init, _, _ = training.training_step(workload.config, workload.rows, training.Recipe(dtype=options.dtype))
        self._batch = workload.batch()
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
