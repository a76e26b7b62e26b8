#!/usr/bin/env python3
"""How long GPT-2's steps should take on one H100 by the roofline: the table of docs/Performance.md.

    .venv/bin/python docs/gpu_roofline.py           rewrites the table
    .venv/bin/python docs/gpu_roofline.py --check   fails where the first step is slower than the table says

Every figure is zero-compile's (`--machine=h100-sxm --report=json`); nothing is measured. The check takes the first step alone
and lets figures that became better pass: the table is refreshed with the change that makes them so.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")
ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/Performance.md"
BEGIN, END = "<!-- roofline: docs/gpu_roofline.py -->\n", "<!-- /roofline -->\n"
# (size, rows of the batch, stage, ranks)
STEPS = [("124M", 8, 0, 1), ("124M", 64, 3, 8), ("1.5B", 8, 0, 1), ("1.5B", 64, 3, 8)]
SHOWN = 12  # calls of the first step
SLACK = 1.02


def call(command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(map(str, command))}\nexit status {done.returncode}\n{done.stderr[-2000:]}")
    return done.stdout


def measured(size, rows, stage, ranks):
    with tempfile.TemporaryDirectory() as folder:
        text, program = pathlib.Path(folder, "step.mlir"), pathlib.Path(folder, "step")
        call([sys.executable, "-m", "zero_export", "gpt", "--size", size, "--dtype", "bf16", "--context", 1024, "--batch", rows,
              "-o", text])
        report = call([ROOT / "build/bin/zero-compile", text, f"--stage={stage}", f"--ranks={ranks}", "--target=cuda:sm_90",
                       "--machine=h100-sxm", "--rematerialize=auto", "--cubins=none", "--report=json", "--quiet", "-o", program])
        return json.loads(report)["roofline"]


def ratios(found):
    unavoidable = found["unavoidable"]
    return (found["seconds"] / unavoidable["seconds"], found["kernel_bytes"] / unavoidable["floor_bytes"])


def row(step, found):
    size, rows, stage, ranks = step
    unavoidable = found["unavoidable"]
    milliseconds = lambda seconds: f"{1e3 * seconds:.2f}"  # noqa: E731
    parts = " + ".join(milliseconds(unavoidable[f"{part}_seconds"]) for part in ("gemm", "attention", "floor"))
    times, copies = ratios(found)
    return (f"| {size}, {rows} rows, stage {stage}, {ranks} rank{'s' * (ranks > 1)} | {found['launches']:,} | "
            f"{milliseconds(found['seconds'])} | {milliseconds(unavoidable['seconds'])} = {parts} | {times:.3f} | "
            f"{found['kernel_bytes'] / 1e9:.2f} / {unavoidable['floor_bytes'] / 1e9:.2f} = {copies:.3f} | "
            f"{milliseconds(found['wire_seconds'])} | {milliseconds(found['exposed_seconds'])} |\n")


def call_row(each):
    resources = " | ".join(f"{each[name]}" if name in each else "" for name in ("registers", "spilled_bytes", "shared_bytes"))
    occupancy = f"{each['occupancy']:.0%}".replace("%", " %") if "occupancy" in each else ""
    name = each["name"] if each["kind"] == "kernel" else f"{each['kind']} {each['name']}"
    return (f"| `{name}` | {each['launches']} | {each['read_bytes'] / 1e6:,.0f} | {each['written_bytes'] / 1e6:,.0f} | "
            f"{each['flops'] / 1e9:,.1f} | {resources} | {occupancy} | {1e3 * each['seconds']:.2f} | {each['bound']} |\n")


def table(found):
    text = ("| GPT-2, bf16, context 1024 | launches | sum, ms | unavoidable, ms: matmuls + attention + bytes | sum / unavoidable | "
            "GB of kernels / floor | collectives, ms | exposed, ms |\n|---|---|---|---|---|---|---|---|\n")
    text += "".join(row(step, each) for step, each in zip(STEPS, found))
    text += ("\nOf the first, the calls that take longest:\n\n"
             "| call | launches | MB read | MB written | Gflop | registers | spilled | shared | occupancy | ms | bound by |\n"
             "|---|---|---|---|---|---|---|---|---|---|---|\n")
    return text + "".join(map(call_row, found[0]["calls"][:SHOWN]))


def committed():
    """The ratios that the page says of the first step."""
    lines = PAGE.read_text().split(BEGIN)[1].split("\n")
    cells = lines[2].split("|")
    return float(cells[5]), float(cells[6].split("=")[1])


def check():
    found = measured(*STEPS[0])
    for name, now, before in zip(("sum / unavoidable", "bytes of kernels / floor"), ratios(found), committed()):
        if name.startswith("sum") and not found["assembler"]:
            continue  # occupancy is not known
        if now > SLACK * before:
            sys.exit(f"error: {name} of GPT-2 {STEPS[0][0]} is {now:.3f}, {PAGE.relative_to(ROOT)} says {before:.3f}; "
                     "find what made it slower, or run docs/gpu_roofline.py")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only the first step, against the committed table")
    if parser.parse_args().check:
        return check()
    found = [measured(*step) for step in STEPS]
    if not all(each["assembler"] for each in found):
        sys.exit("error: ptxas was not found; occupancy in the table needs it")
    before, rest = PAGE.read_text().split(BEGIN)
    PAGE.write_text(before + BEGIN + table(found) + END + rest.split(END)[1])


if __name__ == "__main__":
    main()
