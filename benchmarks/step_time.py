"""Step time of a compiled training step beside `jax.jit`, PyTorch and the floor, on the same cores in one run.

    .venv/bin/python benchmarks/step_time.py                    # GPT 6 x 384, context 256, 8 rows, f32, 1 rank
    .venv/bin/python benchmarks/step_time.py --workload gpt2 --ranks 4 --stage 3 --dtype bf16
    .venv/bin/python benchmarks/step_time.py --torch .venv-torch/bin/python

All train on batches of one shape from random values. They take turns, round by round; each turn drops its first step, and the
medians over all rounds are printed with their ratios. PyTorch (eager and `torch.compile`) is optional: it runs in the
interpreter of --torch, in f32 and bf16. The floor, of f32 and one rank, is what the plan's matmuls take in oneDNN, each in its
own shape and layout, and the bytes that must move (benchmarks/traffic.py) at the speed of copying: both are measured in the
same rounds; a step with convolutions has none. The last line is one JSON object. Exits with 1 if a run fails; ratios are
reported, not judged, unless --limit says how much is too much.
"""

import argparse
import collections
import dataclasses
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

import machine
import peers
import traffic
import workloads

TORCH_KINDS = {"gpt": "gpt", "gpt2": "gpt", "llama": "llama", "vit": "vit", "resnet50": "resnet"}
TORCH_DTYPES = ("f32", "bf16")


def add_arguments(parser):
    """The options of a run beside peers."""
    parser.add_argument("--rounds", type=int, default=3, help="turns of each (default 3)")
    parser.add_argument("--steps", type=int, default=4, help="steps counted a turn (default 4)")
    parser.add_argument("--torch", type=pathlib.Path, default=workloads.ROOT / ".venv-torch" / "bin" / "python",
                        metavar="PYTHON", help="an interpreter that has PyTorch (default: the one that test/PyTorch/run makes)")
    parser.add_argument("--no-peers", action="store_true", help="neither JAX nor PyTorch")
    parser.add_argument("--limit", type=float, help="exit with 1 if the ratio to the best peer is above this")


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    workloads.add_arguments(parser)
    add_arguments(parser)
    return parser.parse_args()


def torch_command(workload, options, *, threads, compiled=False):
    """What runs torch_steps.py."""
    spec = {**dataclasses.asdict(workload.config), "kind": TORCH_KINDS[options.workload], "rows": workload.rows,
            "dtype": options.dtype, "threads": threads, "compiled": compiled}
    return [options.torch, peers.HERE / "torch_steps.py", json.dumps(spec)]


def torch_missing(options):
    """Why PyTorch is not measured, or nothing."""
    if options.workload not in TORCH_KINDS:
        return f"benchmarks/torch_steps.py has no {options.workload}"
    if options.dtype not in TORCH_DTYPES:
        return f"benchmarks/torch_steps.py has no {options.dtype}"
    if not options.torch.exists():
        return f"{options.torch} does not exist: test/PyTorch/run makes .venv-torch, --torch names another interpreter"
    if subprocess.run([options.torch, "-c", "import torch"], capture_output=True).returncode:
        return f"{options.torch} has no torch"
    return None


def matmuls(plan):
    """{(m, n, k, entries, strides): how often} of the plan's library matmuls."""
    found = collections.Counter()
    for launch in plan.library("gemm"):
        def numbers(name):
            return [int(each) for each in re.search(rf"\b{name} = (?:array<i64:? ?)?([-\d, ]*)", launch.text)[1].split(",") if each]

        entries = 1
        for size in numbers("batch"):
            entries *= size
        strides = tuple(tuple(numbers(f"{matrix}_strides")[:2]) for matrix in "abc")
        found[numbers("m")[0], numbers("n")[0], numbers("k")[0], entries, strides] += 1
    return found


class Floor:
    """The plan's matmuls in oneDNN, and the bytes of the step's floor copied."""

    def __init__(self, plan, floor_bytes):
        self._bytes, self._shapes = floor_bytes, matmuls(plan)
        self._seconds = collections.defaultdict(list)
        self._bandwidths = []
        self.flops = sum(2 * m * n * k * entries * count for (m, n, k, entries, _), count in self._shapes.items())

    def run(self):
        for shape in self._shapes:
            self._seconds[shape].append(machine.matmul_seconds(*shape, rounds=3))
        self._bandwidths.append(machine.copy_bandwidth(rounds=3))

    def matmul_ms(self):
        return 1e3 * sum(statistics.median(self._seconds[shape]) * count for shape, count in self._shapes.items())

    def bytes_ms(self):
        return self._bytes / statistics.median(self._bandwidths) / 1e6

    def ms(self):
        return self.matmul_ms() + self.bytes_ms()

    def print_matmuls(self, calls):
        """Every shape's time in the step and in the library alone."""
        spent = collections.Counter()
        for name, (_, ms) in calls.items():
            found = re.match(r"gemm (\d+)x(\d+)x(\d+)(?: x (\d+))? a (-?\d+),(-?\d+) b (-?\d+),(-?\d+) c (-?\d+),(-?\d+)", name)
            if found:
                m, n, k, entries, *strides = (int(each) if each else 1 for each in found.groups())
                spent[m, n, k, entries, tuple(zip(strides[::2], strides[1::2]))] += ms
        print(f"{'ms':>8} {'library':>8} {'GFlop/s':>8} {'library':>8} {'calls':>6}  matmul")
        for shape, count in sorted(self._shapes.items(), key=lambda item: -spent[item[0]]):
            m, n, k, entries, strides = shape
            alone, flops = 1e3 * statistics.median(self._seconds[shape]) * count, 2 * m * n * k * entries * count
            ours = spent[shape] or float("nan")
            layout = " ".join(f"{row},{column}" for row, column in strides)
            print(f"{ours:8.2f} {alone:8.2f} {flops / ours / 1e6:8.0f} {flops / alone / 1e6:8.0f} {count:6d}  {m} x {n} x {k}"
                  f"{f' x {entries}' if entries > 1 else ''}, strides {layout}")


def floor_of(workload, options, folder):
    """The step's `Floor`; none of several ranks, which ranks.py measures at one time."""
    return floor_by(Floor, workload, options, folder) if options.ranks == 1 else None


def floor_by(make, workload, options, folder):
    """`make(plan, bytes of the step's floor)`, or nothing where that would say too little."""
    if options.dtype != "f32":
        return None
    plan = traffic.parse_plan(workloads.planned(workload, options, folder))
    if any("convolution" in launch.name for launch in plan.kernels()):  # kernels are called by their ops
        print("no floor: the step has convolutions, which are not measured alone", file=sys.stderr)
        return None
    return make(plan, traffic.floors_of(workload, options, folder).tensors)


def print_results(workload, options, medians, floor, compile_seconds):
    ours = medians["ours"]
    print(f"{workload.summary}, {options.dtype}, stage {options.stage}, {options.ranks} ranks, {machine.cores()} cores")
    for name, ms in medians.items():
        compiling = f"   compile {compile_seconds[name]:6.1f} s" if name in compile_seconds else ""
        print(f"{name:14} {ms:9.1f} ms   ours / it {ours / ms:6.3f}{compiling}")
    if floor:
        print(f"{'floor':14} {floor.ms():9.1f} ms   ours / it {ours / floor.ms():6.3f}   ({floor.matmul_ms():.1f} ms matmuls at "
              f"{floor.flops / floor.matmul_ms() / 1e6:.0f} GFlop/s + {floor.bytes_ms():.1f} ms bytes)")


def main():
    options = parse()
    workload = workloads.chosen(options)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        runs, compile_seconds = {"ours": workloads.OurRuns(workload, options, folder)}, {}
        if not options.no_peers:
            runs["jax.jit"] = workloads.JaxRuns(workload, options)
            missing = torch_missing(options)
            if missing:
                print(f"PyTorch is not measured: {missing}", file=sys.stderr)
            else:
                for each, compiled in (("torch", False), ("torch.compile", True)):
                    command = torch_command(workload, options, threads=machine.cores(), compiled=compiled)
                    runs[each] = peers.Peer(command, [peers.ENVIRONMENT])
        compile_seconds = {each: run.compile_seconds for each, run in runs.items() if hasattr(run, "compile_seconds")}
        floor = floor_of(workload, options, folder)
        times = collections.defaultdict(list)
        for _ in range(options.rounds):
            for each, run in runs.items():
                found = run.run(options.steps)
                if each == "ours":
                    found, calls = found
                times[each] += found
            if floor:
                floor.run()
        for run in runs.values():
            if hasattr(run, "close"):
                run.close()
    medians = {each: statistics.median(found) for each, found in times.items()}
    if floor:
        floor.print_matmuls(calls)
    print_results(workload, options, medians, floor, compile_seconds)
    print(json.dumps({"workload": options.workload, "dtype": options.dtype, "stage": options.stage, "ranks": options.ranks,
                      "ms": {each: round(ms, 2) for each, ms in medians.items()},
                      "floor_ms": round(floor.ms(), 2) if floor else None,
                      "compile_s": {each: round(seconds, 2) for each, seconds in compile_seconds.items()}}))
    return int(exceeds(options.limit, medians["ours"], [ms for each, ms in medians.items() if each != "ours"]))


def exceeds(limit, ours, others):
    if limit is not None and not others:
        sys.exit("error: a limit is given, and nothing ran to compare with; expected JAX or PyTorch (see --torch)")
    return limit is not None and ours > limit * min(others)


if __name__ == "__main__":
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # threads of one measurement must not spin through the next
    sys.exit(main())
