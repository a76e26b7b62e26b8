"""Time and memory of `zero-opt --zero-to-import` against the size of the step: flat per op, or not.

    .venv/bin/python benchmarks/import_scale.py                       # 1 to 96 layers written out, some 2k to 108k ops
    .venv/bin/python benchmarks/import_scale.py --layers 1 96 --limit 2 --seconds 5 --gigabytes 1
    .venv/bin/python benchmarks/import_scale.py --to partitioned      # further down, stage 3 on 4 ranks

Steps are GPT-2 training steps of tiny width (AdamW, `@init` and `@eval` beside `@main`), every layer unrolled. Columns:
`read` is parse and print alone; `import` is parse, --zero-to-import, print; `mlir-opt` parses and prints the same module
in MLIR's generic form, as unregistered ops: the named baseline. Runs alternate; medians of CPU time (user and system), so
other work on the machine counts little; `wall` is the best wall-clock time. `growth` is time per op over that of the
smallest step. The last line is one JSON object. Exits with 1 where a limit that was given is passed.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")
ROOT = pathlib.Path(__file__).resolve().parents[1]
MLIR_OPT = pathlib.Path("/usr/lib/llvm-22/bin/mlir-opt")
PHASES = {"import": "--zero-to-import"} | {
    phase: f"--zero-to-{phase}=ranks=4 stage=3" for phase in ("replica", "partitioned", "scheduled", "planned")}


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layers", type=int, nargs="+", default=[1, 4, 12, 24, 48, 96])
    parser.add_argument("--to", choices=PHASES, default="import")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each (default 3)")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build", help="folder of the build")
    parser.add_argument("--steps", type=pathlib.Path, help="folder that keeps the exported steps (default: a temporary one)")
    parser.add_argument("--limit", type=float, help="exit with 1 if time per op grows by more than this factor")
    parser.add_argument("--seconds", type=float, help="exit with 1 if the largest step takes more CPU time")
    parser.add_argument("--gigabytes", type=float, help="exit with 1 if the largest step takes more memory")
    return parser.parse_args()


def export(layers, folder):
    """Path of a step with that many layers; made once."""
    path = folder / f"gpt_{layers}_layers.mlir"
    if not path.exists():
        command = [sys.executable, "-m", "zero_export", "gpt", "--layers", layers, "--hidden", 8, "--heads", 2,
                   "--context", 8, "--vocab", 32, "--batch", 4, "-o", path]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
        done = subprocess.run(list(map(str, command)), env=env, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"error: cannot export {layers} layers\n{done.stderr[-2000:]}")
    return path


def measure(command):
    """CPU seconds, wall seconds and peak bytes of one run; its error text ends this program."""
    with tempfile.TemporaryFile("w+") as errors:
        start = time.perf_counter()
        process = subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            errors.seek(0)
            sys.exit(f"error: {' '.join(map(str, command))}\nexit status {process.returncode}\n{errors.read()[-2000:]}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss * 1024


def row(layers, folder, options):
    """Figures of one step."""
    step = export(layers, folder)
    ops = len(re.findall(r"^\s*(?:%.* = |stablehlo\.|return |func\.)", step.read_text(), re.MULTILINE))
    opt, generic = options.build / "bin" / "zero-opt", folder / "generic.mlir"
    measure([opt, step, "--mlir-print-op-generic", "-o", generic])
    commands = {
        "read": [opt, step, "-o", "/dev/null"],
        "import": [opt, step, PHASES[options.to], "-o", "/dev/null"],
        "mlir-opt": [MLIR_OPT, generic, "--allow-unregistered-dialect", "--mlir-print-op-generic", "-o", "/dev/null"],
    }
    runs = {name: [] for name in commands}
    for _ in range(options.rounds):
        for name, command in commands.items():
            runs[name].append(measure(command))
    figures = {name: statistics.median(cpu for cpu, _, _ in runs[name]) for name in commands}
    return {"layers": layers, "ops": ops, **figures, "wall": min(wall for _, wall, _ in runs["import"]),
            "bytes": max(peak for _, _, peak in runs["import"])}


def show(rows, phase):
    print(f"{'layers':>6} {'ops':>8} {'mlir-opt':>9} {'read':>8} {phase:>11} {'wall':>8} {'MiB':>7} "
          f"{'us per op':>10} {'growth':>7} {'/ mlir-opt':>10}")
    first = rows[0]["import"] / rows[0]["ops"]
    for r in rows:
        each = r["import"] / r["ops"]
        r["us_per_op"], r["growth"], r["ratio"] = each * 1e6, each / first, r["import"] / r["mlir-opt"]
        print(f"{r['layers']:6} {r['ops']:8,} {r['mlir-opt']:8.2f}s {r['read']:7.2f}s {r['import']:10.2f}s "
              f"{r['wall']:7.2f}s {r['bytes'] / 2**20:7.0f} {r['us_per_op']:10.1f} {r['growth']:7.2f} {r['ratio']:10.2f}")


def passed_limits(rows, options):
    """What is above its limit, one line each."""
    last = rows[-1]
    limits = [("time per op, largest over smallest step", max(r["growth"] for r in rows), options.limit),
              ("seconds of CPU time of the largest step", last["import"], options.seconds),
              ("GiB of the largest step", last["bytes"] / 2**30, options.gigabytes)]
    return [f"error: {name}: {value:.2f}, limit {limit}" for name, value, limit in limits if limit and value > limit]


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.steps or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        rows = [row(layers, folder, options) for layers in sorted(options.layers)]
    show(rows, options.to)
    print(json.dumps({"to": options.to, "rows": rows}))
    errors = passed_limits(rows, options)
    print("\n".join(errors), file=sys.stderr, end="\n" if errors else "")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
