#!/usr/bin/env python3
"""Compiles the steps that are to be measured on a GPU into a folder that needs nothing of this tree.

    .venv/bin/python benchmarks/gpu/prepare.py FOLDER              # GPT-2 124M, 355M, 774M, 1.5B in bf16, cuda:sm_90, 1 rank
    python3 FOLDER/measure.py --out results.jsonl                  # on a machine with a GPU, PyTorch and JAX
    .venv/bin/python benchmarks/gpu/table.py results.jsonl         # what docs/Performance.md shows

No GPU is needed here, no compiler there. The folder has the executables (xz), tokens, the step's Python source for JAX, the
peers, and manifest.json: what was compiled, predicted bytes, times by the roofline, operations of a step.
"""

import argparse
import dataclasses
import json
import lzma
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
from array import array

os.environ.setdefault("JAX_PLATFORMS", "cpu")
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "python"))

from zero_export import training  # noqa: E402  (the path and the platform come first)
from zero_export.models import gpt  # noqa: E402

SCRIPTS = ("measure.py", "table.py", "peer.py", "peer_torch.py", "peer_jax.py", "rates.py")
ROOFLINE = ("machine", "seconds", "launches", "kernel_bytes", "unavoidable", "calls")  # of the report
TARGET, MACHINE = "cuda:sm_90", "h100-sxm"


@dataclasses.dataclass(frozen=True)
class Case:
    """A step that is measured, and with what. `together`: all peers fit the GPU's memory at one time."""

    name: str
    config: gpt.Config
    rows: int = 8
    stage: int = 0
    steps: int = 20
    together: bool = False
    traced: bool = False
    peers: tuple[str, ...] = ()


def size(name):
    return gpt.Config(**gpt.SIZES[name])


# In the order of measuring. Peers of which the start takes a minute stand beside the smallest and the largest alone.
CASES = [
    Case("124M", size("124M"), steps=30, together=True, traced=True,
         peers=("torch", "torch.compile", "jax", "jax-cudnn", "torch.fsdp2")),
    Case("1.5B", size("1.5B"), steps=8, traced=True, peers=("torch", "torch.compile-blocks", "jax-cudnn-scan")),
    Case("124M-stage3", size("124M"), stage=3, steps=30),
    Case("774M", size("774M"), steps=10, peers=("torch",)),
    Case("355M", size("355M"), steps=15, peers=("torch",)),
]
TINY = gpt.Config(layers=2, hidden=64, heads=2, context=64, vocab=256)
TINY_CASES = [
    Case("tiny", TINY, rows=2, steps=3, together=True, traced=True, peers=("torch", "torch.compile", "jax", "torch.fsdp2")),
    Case("tiny-stage3", TINY, rows=2, stage=3, steps=3, peers=("torch", "torch.compile-blocks", "jax-scan")),
]


def call(command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(map(str, command))}\nexit status {done.returncode}\n{done.stderr[-2000:]}")
    return done.stdout


def flops_of(config, parameters, rows):
    """(operations of matmuls, of attentions) a step: 6 a token and parameter that is multiplied with, all but positions; of the
    scores the half that a causal mask leaves, 6 a token, layer, element of the width and token of the context."""
    tokens = rows * config.context
    return (6 * (parameters - config.context * config.hidden) * tokens,
            6 * config.layers * config.hidden * config.context * tokens)


def compiled(case, target, build, folder):
    """The case's manifest entry; its executable is packed into the folder."""
    exported = training.export(case.config, case.rows, training.Recipe(dtype="bf16"))
    with tempfile.TemporaryDirectory() as name:
        text, program = pathlib.Path(name, f"{case.name}.mlir"), pathlib.Path(name, case.name)
        exported.save(text)
        report = json.loads(call([build / "bin/zero-compile", text, f"--stage={case.stage}", "--ranks=1", f"--target={target}",
                                  f"--machine={MACHINE}", "--rematerialize=auto", "--report=json", "--quiet", "-o",
                                  program]))
        (folder / f"{case.name}.xz").write_bytes(lzma.compress(program.read_bytes()))
    matmuls, attentions = flops_of(case.config, exported.parameter_count(), case.rows)
    roofline = {key: report["roofline"][key] for key in ROOFLINE}
    return {**dataclasses.asdict(case), "program": f"{case.name}.xz", "dtype": "bf16", "target": target,
            "data": tokens(case, folder), "tokens": case.rows * case.config.context, "parameters": exported.parameter_count(),
            "matmul_flops": matmuls, "attention_flops": attentions, "arena": report["arena"],
            "roofline": roofline}


def tokens(case, folder):
    """Random tokens of one batch, by argument: the same for all cases of one shape."""
    config, found = case.config, {}
    for seed, name in enumerate(("inputs", "targets")):
        path = folder / f"{name}-{case.rows}x{config.context}-{config.vocab}.i32"
        generator = random.Random(seed)
        path.write_bytes(array("i", (generator.randrange(config.vocab) for _ in range(case.rows * config.context))).tobytes())
        found[name] = path.name
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="made; must not exist, or be empty")
    parser.add_argument("--models", help="names of cases with commas between; default all: " +
                        ", ".join(case.name for case in CASES))
    parser.add_argument("--tiny", action="store_true", help="a model of 0.1M parameters at stages 0 and 3, for an emulated GPU")
    parser.add_argument("--rows", type=int, help="rows of the batch, instead of each case's own")
    parser.add_argument("--target", default=TARGET, help=f"default {TARGET}")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build", help="folder of the build")
    options = parser.parse_args()
    cases = {case.name: case for case in (TINY_CASES if options.tiny else CASES)}
    names = options.models.split(",") if options.models else list(cases)
    if unknown := [name for name in names if name not in cases]:
        parser.error(f"--models: {', '.join(unknown)} not known; there are {', '.join(cases)}")
    folder = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        parser.error(f"{folder} is not empty")
    entries = []
    for name in names:
        case = dataclasses.replace(cases[name], rows=options.rows) if options.rows else cases[name]
        entries.append(compiled(case, options.target, options.build, folder))
        print(f"{name}: {entries[-1]['parameters']:,} parameters, arena {entries[-1]['arena']:,} bytes, roofline "
              f"{1e3 * entries[-1]['roofline']['seconds']:.2f} ms", flush=True)
    for script in SCRIPTS:
        shutil.copy(HERE / script, folder)
    shutil.copytree(ROOT / "python/zero_export", folder / "zero_export", ignore=shutil.ignore_patterns("torch", "__pycache__"))
    (folder / "manifest.json").write_text(json.dumps({"cases": entries}, indent=1))
    total = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {total / 2 ** 20:.1f} MiB")


if __name__ == "__main__":
    main()
