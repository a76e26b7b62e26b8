#!/usr/bin/env python3
"""Memory and time of a step by mesh, recomputation and where activations are: one table.

    .venv/bin/python benchmarks/activations.py              # GPT 6 x 384 of bytes, context 1024, 8 rows, f32, stage 3 on 4 ranks

    .venv/bin/python benchmarks/activations.py --planned    # compiled only: bytes, no times

Each of (dp 4), (dp 2, tp 2) x --recompute=none, layers x --activations=kept, offloaded, and with tp partitioned and
partitioned-offloaded, is compiled and run. They take turns, round by round; each turn drops its first step, and medians are printed. Bytes are of rank 0, as planned, which each run compares with
what it maps, copies and reads of other ranks: the arena, memory of the host, what a step copies there and back, the wire of a step
by axes. The last line is one JSON object.
"""

import argparse
import itertools
import json
import pathlib
import statistics
import tempfile

import workloads

MESHES = {"dp 4": (), "dp 2, tp 2": ("--mesh=dp=2,tp=2", "--tensor-parallel")}
PLACES = {"kept": (), "partitioned": ("--activations=partitioned",), "partitioned-offloaded": ("--activations=partitioned-offloaded",),
          "offloaded": ("--activations=offloaded",)}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    workloads.add_arguments(parser)
    parser.add_argument("--context", type=int, default=1024, help="default 1024")
    parser.add_argument("--rounds", type=int, default=2, help="turns of each (default 2)")
    parser.add_argument("--steps", type=int, default=2, help="steps counted a turn (default 2)")
    parser.add_argument("--planned", action="store_true", help="compile only, and print what is planned")
    parser.set_defaults(ranks=4, stage=3, vocab=256)
    return parser.parse_args()


def row_of(key, run, times):
    """What the table says of a configuration, by column."""
    rank, steps = run.summary["ranks"][0], run.summary["steps"]
    wire = rank.get("wire_by_axes", {"dp": {"predicted": rank["wire_predicted"]}})  # of one axis there is one figure
    return {"mesh": key[0], "recompute": key[1], "activations": key[2], "arena": rank["arena_predicted"],
            "host": rank.get("host_predicted", 0), "copied": rank.get("copied_predicted", 0) // steps,
            "wire": {axes: each["predicted"] // steps for axes, each in wire.items() if each["predicted"]},
            "ms": round(statistics.median(times), 1)}


def planned_row(key, report):
    """The same of a configuration that has been compiled only."""
    copies = report.get("offloaded", {"away": 0, "back": 0})
    wire = report["bytes"].get("wire_by_axes", {"main": {"dp": report["bytes"]["wire_by_rank"]["main"]}})["main"]
    return {"mesh": key[0], "recompute": key[1], "activations": key[2], "arena": report["arena"], "host": report.get("host", 0),
            "copied": copies["away"] + copies["back"], "wire": {axes: each[0] for axes, each in wire.items()}, "ms": ""}


def plan(workload, options, keys):
    """A row for each configuration."""
    for mesh, recompute, place in keys:
        with tempfile.TemporaryDirectory() as name:
            options.recompute = recompute
            yield planned_row((mesh, recompute, place),
                              workloads.report(workload, options, pathlib.Path(name), *MESHES[mesh], *PLACES[place]))


def run(workload, options, keys):
    """A row for each configuration; they take turns."""
    runs, times = {}, {key: [] for key in keys}
    with tempfile.TemporaryDirectory() as name:
        for number, (mesh, recompute, place) in enumerate(keys):
            folder = pathlib.Path(name, str(number))
            folder.mkdir()
            options.recompute = recompute
            runs[mesh, recompute, place] = workloads.OurRuns(workload, options, folder, *MESHES[mesh], *PLACES[place])
        for _ in range(options.rounds):
            for key in keys:
                times[key] += runs[key].run(options.steps)[0]
    return [row_of(key, runs[key], times[key]) for key in keys]


def main():
    options = parse()
    workload = workloads.chosen(options).changed(context=options.context)
    keys = [key for key in itertools.product(MESHES, ("none", "layers"), PLACES) if "tp" in key[0] or "partitioned" not in key[2]]
    rows = list(plan(workload, options, keys)) if options.planned else run(workload, options, keys)
    print(f"{workload.summary}, {options.dtype}, stage {options.stage} on {options.ranks} ranks\n")
    print("| " + " | ".join(rows[0]) + " |\n" + "|---" * len(rows[0]) + "|")
    for row in rows:
        wire = ", ".join(f"{axes} {count:,}" for axes, count in row["wire"].items())
        print("| " + " | ".join(wire if name == "wire" else f"{value:,}" if isinstance(value, int) else str(value)
                                for name, value in row.items()) + " |")
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
