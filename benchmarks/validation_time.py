"""What proving every phase adds to the time from text to plan, against the number of ops: a ratio in one run.

    .venv/bin/python benchmarks/validation_time.py                    # 1 to 96 layers written out, some 2k to 108k ops
    .venv/bin/python benchmarks/validation_time.py --layers 1 12 --limit 0.35

Steps as in benchmarks/import_scale.py. Each run is `zero-opt --zero-to-planned` on one thread with MLIR's own timing of
passes: `proof` is the time of the proofs (keeping the program of the phase above, Validate, the origin that text carries),
the named baseline all the rest of the same run (read, passes, their verifiers, print). Medians of `--rounds` runs. Exits
with 1 where a limit that was given is passed. The last line is one JSON object.
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

from import_scale import ROOT, export

PROOF = {"AttachOrigin", "KeepUpper", "Validate"}
LINE = re.compile(r"^\s*(-?[0-9.]+) \(\s*-?[0-9.]+%\)\s+(.*?)\s*$", re.MULTILINE)


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layers", type=int, nargs="+", default=[1, 4, 12, 24, 48, 96])
    parser.add_argument("--stage", type=int, default=3)
    parser.add_argument("--ranks", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5, help="runs of each (default 5)")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build", help="folder of the build")
    parser.add_argument("--steps", type=pathlib.Path, help="folder that keeps the exported steps (default: a temporary one)")
    parser.add_argument("--limit", type=float, help="exit with 1 if proofs add more than this share to any step")
    return parser.parse_args()


def run(step, options):
    """Seconds of one run by the names of its passes, and in all."""
    command = [options.build / "bin" / "zero-opt", step, f"--zero-to-planned=ranks={options.ranks} stage={options.stage}",
               "--mlir-disable-threading", "--mlir-timing", "--mlir-timing-display=tree", "-o", "/dev/null"]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(map(str, command))}\n{done.stderr[-2000:]}")
    times = [(float(seconds), name) for seconds, name in LINE.findall(done.stderr)]
    return times, next(seconds for seconds, name in times if name == "Total")


def row(layers, folder, options):
    """Figures of one step."""
    step = export(layers, folder)
    ops = len(re.findall(r"^\s*(?:%.* = |stablehlo\.|return |func\.)", step.read_text(), re.MULTILINE))
    rest, proof, ratio = [], [], []
    for _ in range(options.rounds):
        times, total = run(step, options)
        seconds = sum(time for time, name in times if name in PROOF)
        rest.append(total - seconds)
        proof.append(seconds)
        ratio.append(seconds / (total - seconds))
    return {"layers": layers, "ops": ops, "rest": statistics.median(rest), "proof": statistics.median(proof),
            "ratio": statistics.median(ratio)}


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.steps or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        rows = []
        print(f"{'layers':>6} {'ops':>8} {'rest':>9} {'proof':>9} {'ratio':>7}")
        for layers in sorted(options.layers):
            rows.append(row(layers, folder, options))
            r = rows[-1]
            print(f"{r['layers']:6} {r['ops']:8,} {r['rest']:8.3f}s {r['proof']:8.3f}s {r['ratio']:7.3f}", flush=True)
    print(json.dumps({"stage": options.stage, "ranks": options.ranks, "rows": rows}))
    worst = max(r["ratio"] for r in rows)
    if options.limit and worst > options.limit:
        sys.exit(f"error: proofs add {worst:.2f} of the rest, limit {options.limit}")


if __name__ == "__main__":
    main()
