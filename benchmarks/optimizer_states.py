#!/usr/bin/env python3
"""Memory and bytes of a step with states of the optimizer on the device, and in memory of the host: one table.

    .venv/bin/python benchmarks/optimizer_states.py         # GPT 6 x 384 of bytes, context 1024, 8 rows, f32, 4 ranks, stages 0 and 3

Each of stage 0, 3 x --activations=kept, offloaded x with and without --offload-optimizer is compiled, and planned. With --run each
is run for a step too, which compares what it maps and copies with the plan. Bytes are of a rank. The last line is one JSON object.
"""

import argparse
import itertools
import json
import pathlib
import tempfile

import workloads
from zero_export import training

STAGES = (0, 3)
ACTIVATIONS = ("kept", "offloaded")
STATES = {"device": (), "host": ("--offload-optimizer",)}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    workloads.add_arguments(parser)
    parser.add_argument("--context", type=int, default=1024, help="default 1024")
    parser.add_argument("--run", action="store_true", help="run each for a step")
    parser.set_defaults(ranks=4, vocab=256)
    return parser.parse_args()


def report_of(text, options, *more):
    """What the compiler says of the plan."""
    return json.loads(workloads.call(
        [options.build / "bin" / "zero-compile", "--quiet", text, f"--stage={options.stage}", f"--ranks={options.ranks}",
         f"--recompute={options.recompute}", f"--unit-bytes={options.unit_bytes}", "--target=cpu",
         "--report=json", *more, "-o", text.with_suffix("")]).stdout)


def row_of(key, found):
    """What the table says of a configuration, by column."""
    stage, activations, states = key
    copies = found.get("offloaded", {"away": 0, "back": 0})
    return {"stage": stage, "activations": activations, "states": states, "arena": found["arena"],
            "slots": found["memory"]["slots"], "host": found.get("host", 0), "of_states": found.get("states_in_host", 0),
            "copied": copies["away"] + copies["back"]}


def main():
    options = parse()
    workload = workloads.chosen(options).changed(context=options.context)
    rows = []
    with tempfile.TemporaryDirectory() as name:
        text = pathlib.Path(name, "step.mlir")
        training.export(workload.config, workload.rows, training.Recipe(dtype=options.dtype)).save(text)
        for key in itertools.product(STAGES, ACTIVATIONS, STATES):
            options.stage, activations, states = key
            more = (f"--activations={activations}", *STATES[states])
            rows.append(row_of(key, report_of(text, options, *more)))
            if options.run:
                folder = pathlib.Path(name, "-".join(map(str, key)))
                folder.mkdir()
                workloads.OurRuns(workload, options, folder, *more).run(1)
    print(f"{workload.summary}, {options.dtype}, {options.ranks} ranks\n")
    print("| stage | `--activations` | states of the optimizer | arena | of it slots | memory of the host | of it states | copied a step |")
    print("|---|---|---|---|---|---|---|---|")
    for row in rows:
        print(f"| {row['stage']} | `{row['activations']}` | {row['states']} | {row['arena']:,} | {row['slots']:,} | "
              f"{row['host']:,} | {row['of_states']:,} | {row['copied']:,} |")
    print(json.dumps({"workload": workload.summary, "ranks": options.ranks, "rows": rows}))


if __name__ == "__main__":
    main()
