#!/usr/bin/env python3
"""What each --recompute keeps, adds and saves, counted from compiled programs; nothing runs, shapes are abstract.

  benchmarks/recompute.py                    GPT 6 x 384 of bytes at stage 3 on 4 ranks
  benchmarks/recompute.py --paper            GPT-2 1.5B-like, sequence 1024, batch 32, one rank's rows: the ZeRO paper's section 3.2
  benchmarks/recompute.py --against-jax      the first table beside JAX FSDP's arguments + temporaries on 4 host devices

Bytes of the formula: an input of each layer, rows x context x hidden elements, and what crosses from layer to layer beside it.
"""

import argparse
import dataclasses
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import workloads  # sets the path

import jax
from zero_export import training
from zero_export.models import gpt
from zero_export.training import Recipe

POLICIES = ("none", "attention", "dots", "layers", "all")
# benchmarks/ranks.py --vocab 256, docs/Performance.md; --against-jax measures it again.
PAPER = dict(layers=48, hidden=1600, heads=25, context=1024)


def export(config, rows, dtype, path):
    """Writes the step of a GPT; abstract, so that no value is made."""
    step, init, _, batch = training.training_step(config, rows, Recipe(dtype=dtype))
    state = jax.eval_shape(init, jax.ShapeDtypeStruct((2,), jax.numpy.uint32))
    from zero_export import export_step
    path.write_text(export_step(step, state, batch).mlir_module())


def call(command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(map(str, command))}\n{done.stderr[-2000:]}")
    return done


def measure(build, step, policy, stage, ranks, more=()):
    """The JSON report of one compile for no machine: plan and host program alone; and what would be kept without the option."""
    with tempfile.TemporaryDirectory() as folder:
        remarks = pathlib.Path(folder, "remarks")
        done = call([build / "bin" / "zero-compile", step, f"--stage={stage}", f"--ranks={ranks}", f"--recompute={policy}",
                     "--report=json", "--quiet", f"--remarks={remarks}", *more, "-o", f"{folder}/train"])
        whole = re.search(r"are kept for backward instead of (\d+)", remarks.read_text())
    return json.loads(done.stdout), int(whole[1]) if whole else None


def table(build, step, stage, ranks, policies, formula, baseline, more=()):
    heads = ["--recompute", "kept for backward", "inputs of layers by formula", "added FLOPs", "arena", "values of a step, most at once"]
    print("| " + " | ".join(heads + (["arena / JAX"] if baseline else [])) + " |")
    print("|---" * (len(heads) + bool(baseline)) + "|")
    reports = [(policy, *measure(build, step, policy, stage, ranks, more)) for policy in policies]
    whole = max((found for *_, found in reports if found), default=0)
    for policy, report, _ in reports:
        kept = report.get("activations", {"kept_bytes": whole, "recomputed_flops": 0, "step_flops": 1})
        row = [f"`{policy}`", f"{kept['kept_bytes']:,}", f"{formula:,}" if policy in ("layers", "all") else "",
               f"{100 * kept['recomputed_flops'] / kept['step_flops']:.1f} %", f"{report['arena']:,}",
               f"{report['memory']['max_live']:,}"]
        print("| " + " | ".join(row + ([f"{report['arena'] / baseline:.3f}"] if baseline else [])) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paper", action="store_true", help="the 1.5B-like model")
    parser.add_argument("--layers", type=int, help="instead of the model's own")
    parser.add_argument("--batch", type=int, default=32, help="rows of --paper, of one rank (default 32)")
    parser.add_argument("--dtype", default=None, help="default f32, of --paper fp16-master")
    parser.add_argument("--jax-bytes", type=int, help="arguments + temporaries of JAX FSDP, for a last column (benchmarks/ranks.py)")
    parser.add_argument("--policies", default=",".join(POLICIES))
    parser.add_argument("--disable-fusions", help="as of zero-compile: 'attention' stores scores")
    parser.add_argument("--build", type=pathlib.Path, default=workloads.ROOT / "build")
    options = parser.parse_args()
    if options.paper:
        config, rows, stage, ranks = gpt.Config(**PAPER), options.batch, 0, 1
    else:
        config, rows, stage, ranks = dataclasses.replace(workloads.WORKLOADS["gpt"].config, vocab=256), 8, 3, 4
    if options.layers:
        config = dataclasses.replace(config, layers=options.layers)
    dtype = options.dtype or ("fp16-master" if options.paper else "f32")
    width = 4 if dtype == "f32" else 2
    formula = config.layers * (rows // ranks) * config.context * config.hidden * width
    print(f"GPT {config.layers} x {config.hidden}, context {config.context}, {rows} rows, {dtype}, stage {stage} on {ranks} ranks\n")
    more = [f"--disable-fusions={options.disable_fusions}"] if options.disable_fusions else []
    with tempfile.TemporaryDirectory() as folder:
        step = pathlib.Path(folder, "step.mlir")
        export(config, rows, dtype, step)
        table(options.build, step, stage, ranks, options.policies.split(","), formula, options.jax_bytes, more)


if __name__ == "__main__":
    main()
